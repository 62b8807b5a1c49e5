/** Links in a directory that lead out of its package, which Terraform would follow. */
import { join } from 'node:path';
import { packageAround } from '../../fetch/package.js';
import { lookWithin } from '../../fetch/within.js';
import type { Io } from '../../platform/io.js';
import { LOCK_FILE } from './override.js';

/** What Terraform reads of a directory by itself. */
const READ = /\.(?:tf|tofu)(?:\.json)?$|(?:^terraform|\.auto)\.tfvars(?:\.json)?$/;

export interface LinksOut {
  /** In order. */
  readonly names: readonly string[];
  /** As of a package. */
  readonly isDirectory: boolean;
}

/** @param directory without links */
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
