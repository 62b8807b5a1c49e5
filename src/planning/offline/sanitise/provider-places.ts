/**
 * Hides secret locations of providers. The location of a provider is drawn, but a provider cannot see which of its
 * arguments are secret. So each location is tested first, and a secret one becomes null.
 */

import { PROVIDER_ARGUMENTS } from '../../../catalog/cloud.js';
import { isAtLeast } from '../../../platform/text/is-at-least.js';
import type { Engine } from '../../../terraform/engine/engine.js';
import { isMarkedSecret } from '../../../terraform/hcl/marked.js';
import type { Body, Expression, HclFile } from '../../../terraform/hcl/model.js';
import { PLACE_ARGUMENTS } from '../../../terraform/mock-provider/place.js';
import type { ModuleCode } from '../../../terraform/module-tree/module-model.js';
import type { Edit } from '../edits.js';

/** Texts to put before and after an expression. */
export interface Hiding {
  readonly before: string;
  readonly after: string;
}

/** First releases with `issensitive`. */
const ASKING = { terraform: '1.8.0', tofu: '1.7.0' } as const;

export const asksForMarks = ({ command, version }: Engine): boolean => isAtLeast(version, ASKING[command]);

/** Wraps a value in a list of one item and filters out a secret. `jsonencode` finds a secret inside a list too. */
const ASKED: Hiding = { before: 'one([for v in [', after: '\n] : v if !issensitive(jsonencode(v))])' };
const NEVER: Hiding = { before: 'one([for v in [', after: '\n] : v if false])' };

/**
 * Returns the wrapping for location arguments. An engine without `issensitive` hides every location expression of a
 * module that contains a secret. Null if the engine lacks `issensitive` and the module contains no secret.
 */
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
