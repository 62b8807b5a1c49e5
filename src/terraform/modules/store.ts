/**
 * Packages that were fetched, in `~/.groundplan/modules/<question>/`. What was fetched once stays, as in
 * `.terraform/modules`: a picture does not change because somebody has published a version.
 */

import { cacheEntry, settle } from '../../fetch/cache/folder.js';
import { memberAt } from '../../json/foreign.js';
import type { Io } from '../../platform/io.js';

export interface Stored {
  /** The package, without links above it. */
  readonly root: string;
  /** The folder in it that the server means; empty for its root. */
  readonly folder: string;
}

const LIST = 'modules.json';
const PACKAGE = 'package';
/** What came from an engine, with directories of this machine in it, is another answer. */
const ANSWERED_BY = 'groundplan';

/** @param source without the folder in it. @param registry that is asked where a source names none */
export const entryOf = (source: string, version: string | null, registry: string, io: Io): Promise<string> =>
  cacheEntry('modules', [source, version ?? '', registry, ANSWERED_BY], io);

/** Null where it is not there, or not whole. */
export async function stored(entry: string, io: Io): Promise<Stored | null> {
  try {
    const list: unknown = JSON.parse(Buffer.from(await io.readFile(`${entry}/${LIST}`)).toString('utf8'));
    const inside = memberAt(list, 'modules', '');
    const [top, ...folders] = typeof inside === 'string' ? inside.split('/') : [];
    if (top !== PACKAGE || folders.includes('..')) return null;
    const root = await io.realPath(`${entry}/${PACKAGE}`);
    return root !== null && (await io.kindOf(root)) === 'directory' ? { root, folder: folders.join('/') } : null;
  } catch {
    return null;
  }
}

/** Moves a package to its place. @param staging a folder of this run alone */
export async function store(entry: string, { root, folder }: Stored, staging: string, io: Io): Promise<Stored | null> {
  const made = `${staging}/made`;
  await io.makeDirectory(made);
  await io.rename(root, `${made}/${PACKAGE}`);
  const inside = folder === '' ? PACKAGE : `${PACKAGE}/${folder}`;
  await io.writeFile(`${made}/${LIST}`, JSON.stringify({ modules: { '': inside } }));
  await settle(made, entry, io);
  const there = await stored(entry, io);
  if (there !== null) return there;
  // What is in its place is not whole: somebody has deleted a part of it.
  await io.remove(entry);
  await io.rename(made, entry);
  return stored(entry, io);
}
