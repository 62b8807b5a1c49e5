/** What the code of one directory says about its place among others: enough to tell root modules from those they call. */

import { isLocal, splitSource } from '../../fetch/split-source.js';
import { parseFile } from '../hcl/file.js';
import type { Block } from '../hcl/model.js';
import { argumentOf, literalText } from '../hcl/walk.js';
import { readModule } from './module.js';

export interface Survey {
  /** Local sources of module calls, and of a Terragrunt unit: `../modules/network`, without `//` and query. */
  readonly calls: readonly string[];
  /** Says where its state is, or how to reach a cloud: only a root module does. */
  readonly isRoot: boolean;
}

/**
 * `required_version` tells nothing: modules for others state it, too. Never throws: what cannot be read says nothing.
 * @param files Terraform code, and `terragrunt.hcl`, by path
 */
export function surveyCode(files: readonly { readonly path: string; readonly bytes: Uint8Array }[]): Survey {
  const parsed = files.map(({ path, bytes }) => parseFile(path, bytes));
  const { calls, providers } = readModule('', parsed);
  const settings = parsed.flatMap(({ body }) => body.blocks.filter(({ type }) => type === 'terraform'));
  const sources = [...calls.map(({ source }) => source), ...settings.map(sourceOf)];
  return {
    calls: [...new Set(sources.flatMap((source) => (source !== null && isLocal(source) ? [folderOf(source)] : [])))],
    isRoot: settings.some(keepsState) || providers.some(({ block }) => configures(block)),
  };
}

/** Of Terragrunt: `terraform { source = "../../modules//network" }`. */
function sourceOf({ body }: Block): string | null {
  const source = argumentOf(body, 'source');
  return source === null ? null : literalText(source);
}

function folderOf(source: string): string {
  const { remote, folder } = splitSource(source);
  return folder === '' ? remote : `${remote}/${folder}`;
}

const keepsState = ({ body }: Block): boolean => body.blocks.some(({ type }) => type === 'backend' || type === 'cloud');

/** `provider "aws" {}` and one with an alias alone are what old modules declare for a provider that is handed to them. */
const configures = ({ body }: Block): boolean =>
  body.blocks.length > 0 || body.attributes.some(({ name }) => name !== 'alias' && name !== 'version');
