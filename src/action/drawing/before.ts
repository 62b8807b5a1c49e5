/** Finds the source to compare a diagram with: the same path in the repository before the change. */
import { join } from 'node:path';
import type { Planning, Source } from '../../diagram.js';
import type { Io } from '../../platform/io.js';
import { isInWorkspace, repositoryPath } from '../context.js';
import type { Inputs } from '../inputs/table.js';
import type { DrawingSource } from './source.js';

/**
 * Returns the source before the change. Only code is compared: a plan knows its own changes and is not in the
 * repository.
 * @returns undefined if there is nothing to compare with; null if the directory did not exist
 */
export async function readBefore(
  { path, given, from = path }: DrawingSource,
  inputs: Inputs,
  planning: Planning,
  io: Io,
): Promise<Source | null | undefined> {
  const base = inputs['base-dir'];
  if (base === '' || inputs.planfile !== '' || path.endsWith('.json') || !isInWorkspace(given, io)) return undefined;
  const directory = join(base, from);
  const top = await io.realPath(base).catch(() => null);
  if (top === null) return undefined;
  const isThere = (await io.kindOf(directory).catch(() => 'missing')) === 'directory';
  if (!isThere) return null;
  const varFiles = await Promise.all(planning.varFiles.map((file) => varFileBefore(file, { base, path, from }, io)));
  return { is: 'code', code: { name: given, directory, repository: top, planning: { ...planning, varFiles } } };
}

/**
 * Returns the variable file of the revision before. A file that is or was not in the repository is used for both
 * revisions.
 */
async function varFileBefore(
  file: string,
  { base, path, from }: { readonly base: string; readonly path: string; readonly from: string },
  io: Io,
): Promise<string> {
  if (!isInWorkspace(file, io)) return file;
  const now = repositoryPath(file, io);
  const before = join(base, now.startsWith(`${path}/`) ? `${from}${now.slice(path.length)}` : now);
  return (await io.kindOf(before).catch(() => 'missing')) === 'file' ? before : file;
}
