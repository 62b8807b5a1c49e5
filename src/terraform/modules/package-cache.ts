/**
 * Caches fetched packages in `~/.groundplan/modules/<key>/`. A package stays once fetched, as in `.terraform/modules`, so that a newly
 * published version changes no diagram. `fetcher.ts` uses it.
 */

import type { Io } from '../../platform/io.js';
import { memberAt } from '../../platform/json/foreign.js';
import { cacheEntry, settle } from '../fetch/cache/folder.js';

/** A package in the cache. */
export interface CachedPackage {
  /** Directory of the package, with links above it resolved. */
  readonly root: string;
  /** Folder of the module that the server names, relative to `root`; empty for the root itself. */
  readonly folder: string;
}

/** File that names the module's folder: `{ "modules": { "": "package/modules/vpc" } }`. */
const LIST = 'modules.json';
const PACKAGE = 'package';
/** Part of the key: entries that an engine wrote contain directories of this machine and must not be read. */
const ORIGIN = 'groundplan';

/**
 * Returns the cache directory of a package, which need not exist.
 * @param source source without its folder
 * @param registry host of registry sources that name none
 */
export const packageEntry = (source: string, version: string | null, registry: string, io: Io): Promise<string> =>
  cacheEntry('modules', [source, version ?? '', registry, ORIGIN], io);

/** Returns the cached package; null if it is missing or incomplete. */
export async function readCached(entry: string, io: Io): Promise<CachedPackage | null> {
  try {
    const list: unknown = JSON.parse(Buffer.from(await io.readFile(`${entry}/${LIST}`)).toString('utf8'));
    const path = memberAt(list, 'modules', '');
    const [top, ...folders] = typeof path === 'string' ? path.split('/') : [];
    if (top !== PACKAGE || folders.includes('..')) return null;
    const root = await io.realPath(`${entry}/${PACKAGE}`);
    return root !== null && (await io.kindOf(root)) === 'directory' ? { root, folder: folders.join('/') } : null;
  } catch {
    return null;
  }
}

/**
 * Moves a fetched package into the cache, and returns it. Returns null if it cannot be read there.
 * @param staging a directory used by this run only, on the same file system as the cache
 */
export async function moveToCache(
  entry: string,
  { root, folder }: CachedPackage,
  staging: string,
  io: Io,
): Promise<CachedPackage | null> {
  const newEntry = `${staging}/entry`;
  await io.makeDirectory(newEntry);
  await io.rename(root, `${newEntry}/${PACKAGE}`);
  const path = folder === '' ? PACKAGE : `${PACKAGE}/${folder}`;
  await io.writeFile(`${newEntry}/${LIST}`, JSON.stringify({ modules: { '': path } }));
  await settle(newEntry, entry, io);
  const cachedPackage = await readCached(entry, io);
  if (cachedPackage !== null) return cachedPackage;
  // `settle` keeps an existing entry. This one is incomplete, because somebody deleted part of it.
  await io.remove(entry);
  await io.rename(newEntry, entry);
  return readCached(entry, io);
}
