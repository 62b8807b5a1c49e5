/**
 * The cache of fetched packages, `~/.groundplan/modules/<key>/`. A package stays once fetched, as in `.terraform/modules`, so
 * that a
 * newly published version changes no diagram.
 */

import type { Io } from '../../platform/io.js';
import { memberAt } from '../../platform/json/foreign.js';
import { cacheEntry, settle } from '../fetch/cache/folder.js';

export interface Stored {
  /** Directory of the package, with links above it resolved. */
  readonly root: string;
  /** Folder that the server names; empty for the package's root. */
  readonly folder: string;
}

const LIST = 'modules.json';
const PACKAGE = 'package';
/** Part of the cache key. Entries written by an engine hold directories of this machine and must not be mixed with these. */
const ANSWERED_BY = 'groundplan';

/**
 * Returns the cache directory of a package.
 * @param source source without its folder
 * @param registry host to use if a source names none
 */
export const entryOf = (source: string, version: string | null, registry: string, io: Io): Promise<string> =>
  cacheEntry('modules', [source, version ?? '', registry, ANSWERED_BY], io);

/** Returns the cached package; null if it is missing or incomplete. */
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

/**
 * Moves a package into the cache.
 * @param staging a directory used by this run only
 */
export async function store(entry: string, { root, folder }: Stored, staging: string, io: Io): Promise<Stored | null> {
  const made = `${staging}/made`;
  await io.makeDirectory(made);
  await io.rename(root, `${made}/${PACKAGE}`);
  const inside = folder === '' ? PACKAGE : `${PACKAGE}/${folder}`;
  await io.writeFile(`${made}/${LIST}`, JSON.stringify({ modules: { '': inside } }));
  await settle(made, entry, io);
  const there = await stored(entry, io);
  if (there !== null) return there;
  // The existing entry is incomplete: part of it has been deleted.
  await io.remove(entry);
  await io.rename(made, entry);
  return stored(entry, io);
}
