/** Surveys the code of one directory: just enough to tell root modules from the modules that they call. */

import { configuresProvider } from '../blocks.js';
import { isLocal, splitSource } from '../fetch/split-source.js';
import { parseFile } from '../hcl/file.js';
import type { Block } from '../hcl/model.js';
import { argumentOf, literalText } from '../hcl/walk.js';
import { readModule } from './module.js';

/** The parts of a directory's code that show whether it is a root module. */
export interface Survey {
  /** Local sources of module calls and of a Terragrunt unit, without `//` and query, e.g. `../modules/network`. */
  readonly calls: readonly string[];
  /** True if the code configures a backend or a provider, which only root modules do. */
  readonly isRoot: boolean;
}

/**
 * Surveys a directory. Ignores `required_version`, which reusable modules declare as well. Never throws: unreadable
 * code contributes nothing.
 * @param files Terraform code, and `terragrunt.hcl`, by path
 */
export function surveyCode(files: readonly { readonly path: string; readonly bytes: Uint8Array }[]): Survey {
  const parsed = files.map(({ path, bytes }) => parseFile(path, bytes));
  const { calls, providers } = readModule('', parsed);
  const settings = parsed.flatMap(({ body }) => body.blocks.filter(({ type }) => type === 'terraform'));
  const sources = [...calls.map(({ source }) => source), ...settings.map(sourceOf)];
  return {
    calls: [...new Set(sources.flatMap((source) => (source !== null && isLocal(source) ? [folderOf(source)] : [])))],
    isRoot: settings.some(keepsState) || providers.some(({ block }) => configuresProvider(block)),
  };
}

/**
 * Returns the source of a Terragrunt unit, `terraform { source = "../../modules//network" }`; null if there is none.
 */
function sourceOf({ body }: Block): string | null {
  const source = argumentOf(body, 'source');
  return source === null ? null : literalText(source);
}

/** Returns a local source without `//` and query. */
function folderOf(source: string): string {
  const { remote, folder } = splitSource(source);
  return folder === '' ? remote : `${remote}/${folder}`;
}

const keepsState = ({ body }: Block): boolean => body.blocks.some(({ type }) => type === 'backend' || type === 'cloud');
