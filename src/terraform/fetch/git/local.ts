/**
 * Local repositories that code may reference by `file://`; they must lie inside the source. Git never runs on the
 * original, because it would follow alternates, `gitdir` files, links and settings to any other repository. Git gets a
 * copy of the plain files that make up a repository, with our settings.
 */
import { isAbsolute } from 'node:path';
import type { Files } from '../../../platform/io.js';
import { isWithin } from '../../../platform/text/paths.js';
import { copyPlainFiles } from '../../../platform/untrusted/repository.js';
import type { ReportUsage } from '../network/quota.js';
import { type GitAddress, percentDecode } from './address.js';

type Reads = Pick<Files, 'realPath' | 'kindOf' | 'list' | 'readRegular'>;

/** Locations where Git looks for a repository, relative to the path in the address. */
const SUFFIXES = ['/.git', '', '.git/.git', '.git'];

/**
 * Returns the real path of the repository that an address names. Null if `top` does not contain it, or if a link or a
 * `.git` file points to another repository.
 * @param top real path of the source
 */
export async function repositoryWithin(
  top: string,
  { url }: Pick<GitAddress, 'url'>,
  io: Reads,
): Promise<string | null> {
  const path = percentDecode(url.slice('file://'.length));
  const real = path === null || !isAbsolute(path) ? null : await io.realPath(path).catch(() => null);
  if (real === null || !isWithin(top, real)) return null;
  for (const suffix of SUFFIXES) {
    const candidate = real + suffix;
    const isDirectory = (await io.kindOf(candidate).catch(() => 'other')) === 'directory';
    if (!isDirectory || (await io.realPath(candidate)) !== candidate || !isWithin(top, candidate)) continue;
    if ((await io.readRegular(`${candidate}/HEAD`, HEAD_BYTES_MAX)) instanceof Uint8Array) return candidate;
  }
  return null;
}

/** HEAD contains a ref name or a commit id: at most a few hundred bytes. */
const HEAD_BYTES_MAX = 4096;
/**
 * Files that are copied. Git settings are not: the copy gets `SETTINGS`. `shallow` lists the commits at which a shallow
 * clone ends.
 */
const FILES = ['HEAD', 'packed-refs', 'shallow'];
const FOLDERS = ['objects', 'refs'];
/**
 * Folders copied from `objects`. Excludes `info` in any case, which lists other repositories; the file system may be
 * case-insensitive.
 */
const OBJECT_FOLDERS = /^(?:pack|[0-9a-f]{2})$/;
const SETTINGS = '[core]\n\trepositoryformatversion = 0\n\tbare = true\n';

type Writes = Pick<Files, 'makeDirectory' | 'writeNew'>;

/**
 * Copies the repository at `from`, a real path, to `to`, which must not exist. Skips links, pipes and other special
 * files; Git then reports what is missing.
 * @returns false if the repository is too large
 */
export async function copyRepository(
  from: string,
  to: string,
  io: Reads & Writes,
  spend: ReportUsage,
): Promise<boolean> {
  for (const folder of FOLDERS) await io.makeDirectory(`${to}/${folder}`);
  await io.writeNew(`${to}/config`, SETTINGS);
  const accepts = (folder: string, name: string) => folder !== 'objects' || OBJECT_FOLDERS.test(name);
  const files = { from, to, files: FILES, folders: FOLDERS, accepts, spend };
  const { end } = await copyPlainFiles(files, io);
  return end === 'whole';
}
