/**
 * Repositories of this machine that code may name by `file://`: those that lie in what is drawn. Git is never started on
 * one: it would follow alternates, `gitdir` files, links and settings to any other repository. It is given a copy of the
 * plain files that make a repository, under settings of ours.
 */
import { isAbsolute } from 'node:path';
import type { Files } from '../../platform/io.js';
import { isWithin } from '../../text/within.js';
import { copyPlainFiles } from '../../untrusted/plain-files.js';
import type { ReportUsage } from '../network/allowance.js';
import { decoded, type GitAddress } from './address.js';

type Reads = Pick<Files, 'realPath' | 'kindOf' | 'list' | 'readRegular'>;

/** Where the repository of a path is looked for, as Git does. */
const SUFFIXES = ['/.git', '', '.git/.git', '.git'];

/**
 * The directory of the repository that an address names, without links.
 * @param top without links: what is drawn
 * @returns null where there is none in it, or something that leads to another one is in its place
 */
export async function repositoryWithin(
  top: string,
  { url }: Pick<GitAddress, 'url'>,
  io: Reads,
): Promise<string | null> {
  const path = decoded(url.slice('file://'.length));
  const real = path === null || !isAbsolute(path) ? null : await io.realPath(path).catch(() => null);
  if (real === null || !isWithin(top, real)) return null;
  for (const suffix of SUFFIXES) {
    const place = real + suffix;
    const isDirectory = (await io.kindOf(place).catch(() => 'other')) === 'directory';
    if (!isDirectory || (await io.realPath(place)) !== place || !isWithin(top, place)) continue;
    if ((await io.readRegular(`${place}/HEAD`, HEAD_BYTES_MAX)) instanceof Uint8Array) return place;
  }
  return null;
}

const HEAD_BYTES_MAX = 4096;
/** What is read of a repository beside its settings: `shallow` is what a clone without history knows of its end. */
const FILES = ['HEAD', 'packed-refs', 'shallow'];
const FOLDERS = ['objects', 'refs'];
/** In `objects`. Not `info`, in whatever letters: it lists other repositories, and a file system may not tell cases apart. */
const OF_OBJECTS = /^(?:pack|[0-9a-f]{2})$/;
const SETTINGS = '[core]\n\trepositoryformatversion = 0\n\tbare = true\n';

type Writes = Pick<Files, 'makeDirectory' | 'writeNew'>;

/**
 * Copies the repository in `from`, without links, to `to`, which is not there. Links, pipes and the like are left out:
 * Git then says what it misses.
 * @returns false where it is too large
 */
export async function copyRepository(
  from: string,
  to: string,
  io: Reads & Writes,
  spend: ReportUsage,
): Promise<boolean> {
  for (const folder of FOLDERS) await io.makeDirectory(`${to}/${folder}`);
  await io.writeNew(`${to}/config`, SETTINGS);
  const accepts = (folder: string, name: string) => folder !== 'objects' || OF_OBJECTS.test(name);
  const files = { from, to, files: FILES, folders: FOLDERS, accepts, spend };
  const { end } = await copyPlainFiles(files, io);
  return end === 'whole';
}
