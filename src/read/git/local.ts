/**
 * Repositories of this machine that code may name by `file://`: those that lie in what is drawn, and hold all that they
 * give. One whose objects, refs or settings lead elsewhere would hand out any repository of the machine.
 */
import { join } from 'node:path';
import type { Files } from '../../io/io.js';
import { LOCAL_ENTRIES_MAX } from '../../limits/git.js';
import { SETTINGS_BYTES_MAX } from '../../limits/modules.js';
import { isWithin } from '../hcl/tree/package.js';
import { decoded, type GitAddress } from './address.js';

type Place = Pick<Files, 'realPath' | 'kindOf' | 'list' | 'readRegular'>;

/** Where `git upload-pack` looks for the repository of a path. */
const SUFFIXES = ['/.git', '', '.git/.git', '.git'];

/** @param top without links: what is drawn */
export async function isRepositoryWithin(top: string, { url }: Pick<GitAddress, 'url'>, io: Place): Promise<boolean> {
  // As Git reads it.
  const path = decoded(url.slice('file://'.length));
  const real = path === null ? null : await io.realPath(path).catch(() => null);
  if (real === null || !isWithin(top, real)) return false;
  let found = 0;
  for (const suffix of SUFFIXES) {
    const kind = await kindAt(real + suffix, io);
    if (kind === 'missing') continue;
    // A link, or a file that names another directory.
    if (kind !== 'directory' || !isWithin(top, real + suffix)) return false;
    if ((await kindAt(`${real}${suffix}/HEAD`, io)) === 'missing') continue;
    if (!(await isWhole(real + suffix, io))) return false;
    found++;
  }
  return found > 0;
}

/** `other` for a link. */
async function kindAt(path: string, io: Place) {
  const real = await io.realPath(path).catch(() => null);
  if (real === null) return 'missing';
  return real === path ? io.kindOf(path).catch(() => 'other' as const) : 'other';
}

/** Files that name another repository. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'commondir',
  'config.worktree',
  'objects/info/alternates',
  'objects/info/http-alternates',
]);
/** Settings that make Git fetch what is missing, or read other files. */
const LEADING_OUT = /promisor|partialclone|worktreeconfig|\binclude/i;

/** Whether all that is read of a repository lies in it: in `objects`, `refs` and files beside them, none of them a link. */
async function isWhole(repository: string, io: Place): Promise<boolean> {
  const config = await io.readRegular(`${repository}/config`, SETTINGS_BYTES_MAX).catch(() => 'special');
  if (typeof config === 'string' ? config !== 'missing' : LEADING_OUT.test(Buffer.from(config).toString('latin1'))) {
    return false;
  }
  const pending = [''];
  let looked = 0;
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    for (const { name, kind } of await io.list(join(repository, at)).catch(() => [])) {
      const path = at === '' ? name : `${at}/${name}`;
      if (++looked > LOCAL_ENTRIES_MAX || kind === 'link' || ELSEWHERE.has(path)) return false;
      if (kind === 'directory' && /^(objects|refs)(\/|$)/.test(path)) pending.push(path);
    }
  }
  return true;
}
