import { join } from 'node:path';
import { CODE_FILE } from '../../graph/terraform-names.js';
import type { Io } from '../../platform/io.js';
import { packageContaining } from '../../terraform/fetch/package.js';
import { inspectWithin } from '../../terraform/fetch/read-within.js';
import { LOCK_FILE } from './mirror.js';

/** Names of variable files that Terraform loads automatically: `terraform.tfvars`, `a.auto.tfvars.json`. */
const AUTO_VARIABLES = /(?:^terraform|\.auto)\.tfvars(?:\.json)?$/;

/** True for a file that Terraform reads without being told. */
const isLoaded = (name: string): boolean => CODE_FILE.test(name) || AUTO_VARIABLES.test(name) || name === LOCK_FILE;

/** Links of a directory that lead out of its package. */
export interface LinksOutside {
  /** Names of the links, in order. */
  readonly names: readonly string[];
  /** False if the package is a plain directory. */
  readonly isRepository: boolean;
}

/**
 * Returns the links that lead out of the package. Terraform would follow them and read files that the code may not use.
 *
 * @param directory a path without links
 * @param within top of the package; undefined to find the package around the directory
 */
export async function findLinksOutside(directory: string, io: Io, within: string | undefined): Promise<LinksOutside> {
  const userPackage = within === undefined ? await packageContaining(directory, io) : null;
  const top = within === undefined ? userPackage?.top : await io.realPath(within);
  const names: string[] = [];
  for (const { name, kind } of await io.list(directory)) {
    if (kind !== 'link' || !isLoaded(name)) continue;
    if ((await inspectWithin(top ?? directory, join(directory, name), io)).is === 'outside') names.push(name);
  }
  return { names, isRepository: userPackage?.isRepository !== false };
}
