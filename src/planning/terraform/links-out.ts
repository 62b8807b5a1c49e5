/** Finds links in a directory that lead out of its package, which Terraform would follow. */
import { join } from 'node:path';
import type { Io } from '../../platform/io.js';
import { packageAround } from '../../terraform/fetch/package.js';
import { lookWithin } from '../../terraform/fetch/within.js';
import { LOCK_FILE } from './override.js';

/** Names of files that Terraform loads automatically. */
const READ = /\.(?:tf|tofu)(?:\.json)?$|(?:^terraform|\.auto)\.tfvars(?:\.json)?$/;

export interface LinksOut {
  /** Names of the links, in order. */
  readonly names: readonly string[];
  /** True if the package is a plain directory, not a repository. */
  readonly isDirectory: boolean;
}

/**
 * Returns the links that lead out of the package.
 *
 * @param directory a path without links
 * @param within top of the package; undefined to find the package around the directory
 */
export async function linksOut(directory: string, io: Io, within: string | undefined): Promise<LinksOut> {
  const around = within === undefined ? await packageAround(directory, io) : null;
  const top = within === undefined ? around?.top : await io.realPath(within);
  const names: string[] = [];
  for (const { name, kind } of await io.list(directory)) {
    if (kind !== 'link' || !(READ.test(name) || name === LOCK_FILE)) continue;
    if ((await lookWithin(top ?? directory, join(directory, name), io)).is === 'outside') names.push(name);
  }
  return { names, isDirectory: around?.isRepository === false };
}
