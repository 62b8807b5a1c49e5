/**
 * Where a provider builds is drawn, and a provider is not told what of its configuration is a secret. So what it is told
 * of the place is asked first: a secret one becomes null.
 */

import { PROVIDER_ARGUMENTS } from '../../../catalog/cloud.js';
import type { Engine } from '../../../terraform/engine/engine.js';
import { isMarkedSecret } from '../../../terraform/hcl/marked.js';
import type { Body, Expression, HclFile } from '../../../terraform/hcl/model.js';
import { PLACE_ARGUMENTS } from '../../../terraform/mock-provider/place.js';
import type { ModuleCode } from '../../../terraform/module-tree/module-model.js';
import { isAtLeast } from '../../../text/is-at-least.js';
import type { Edit } from '../edits.js';

/** What is put around an expression. */
export interface Hiding {
  readonly before: string;
  readonly after: string;
}

/** Releases that have `issensitive`. */
const ASKING = { terraform: '1.8.0', tofu: '1.7.0' } as const;

export const asksForMarks = ({ command, version }: Engine): boolean => isAtLeast(version, ASKING[command]);

/** A list of one, out of which what is a secret is left. Of a list with a secret in it, too. */
const ASKED: Hiding = { before: 'one([for v in [', after: '\n] : v if !issensitive(jsonencode(v))])' };
const NEVER: Hiding = { before: 'one([for v in [', after: '\n] : v if false])' };

/** Null where nothing in the module is a secret that an older engine could not tell. */
export function hiding({ variables, files }: ModuleCode, asks: boolean): Hiding | null {
  if (asks) return ASKED;
  const isMarked = [...variables.values()].some(({ block }) => isMarkedSecret(block));
  return isMarked || files.some(({ text }) => text.includes('sensitive')) ? NEVER : null;
}

const NAMES: ReadonlySet<string> = new Set([...PLACE_ARGUMENTS, PROVIDER_ARGUMENTS.roles.name]);

export const isPlaceArgument = (name: string): boolean => NAMES.has(name);

export const placeEdits = (file: HclFile, hide: Hiding): Edit[] =>
  file.body.blocks
    .flatMap(({ type, body }) => (type === 'provider' ? expressionsOf(body) : []))
    .filter(({ kind }) => kind !== 'literal')
    .map(({ span: { start, end } }) => ({ start, end, ...hide }));

const expressionsOf = ({ attributes, blocks }: Body): Expression[] => [
  ...attributes.filter(({ name }) => NAMES.has(name)).map(({ value }) => value),
  ...blocks.flatMap(({ body }) => expressionsOf(body)),
];
