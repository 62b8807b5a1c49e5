/** Links in a directory that lead out of its package, which Terraform would follow. */
import { join } from 'node:path';
import { packageAround } from '../../fetch/package.js';
import { lookWithin } from '../../fetch/within.js';
import type { Io } from '../../platform/io.js';
import { LOCK_FILE } from './override.js';

/** What Terraform reads of a directory by itself. */
const READ = /\.(?:tf|tofu)(?:\.json)?$|(?:^terraform|\.auto)\.tfvars(?:\.json)?$/;

/** @param directory without links @returns names, in order */
export async function linksOut(directory: string, io: Io, within: string | undefined): Promise<readonly string[]> {
  const top = within === undefined ? (await packageAround(directory, io)).top : await io.realPath(within);
  const names: string[] = [];
  for (const { name, kind } of await io.list(directory)) {
    if (kind !== 'link' || !(READ.test(name) || name === LOCK_FILE)) continue;
    if ((await lookWithin(top ?? directory, join(directory, name), io)).is === 'outside') names.push(name);
  }
  return names;
}
