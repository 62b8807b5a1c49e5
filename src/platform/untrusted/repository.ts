/**
 * Finds the Git repository of a directory without running Git, and copies its refs. Git itself would follow nested bare
 * repositories, `gitdir` files, links, alternates and settings to any other repository on this machine. Git runs on the copy
 * instead, with our settings; only objects are read in place.
 */

import { basename, delimiter, dirname, join, relative, resolve } from 'node:path';
import type { Io } from '../io.js';
import { isWithin } from '../text/paths.js';
import { GIT_FILE_BYTES_MAX, OBJECT_FILES_MAX, PLAIN_FILES_BYTES_MAX, PLAIN_FILES_MAX } from './limits.js';
import * as messages from './messages.js';

type Reads = Pick<Io, 'realPath' | 'kindOf' | 'list' | 'readRegular' | 'env'>;
type Writes = Pick<Io, 'makeDirectory' | 'writeNew'>;

/** A Git repository. All paths are absolute real paths. */
export interface LocalRepository {
  /** The work tree. */
  readonly top: string;
  /** Contains `HEAD`: `.git`, or the folder of a linked work tree. */
  readonly gitDirectory: string;
  /** Contains refs, objects and settings. Equals `gitDirectory` except in a linked work tree. */
  readonly common: string;
}

/** The reason why a repository must not be used. */
export class Untrusted {
  constructor(
    readonly reason: string,
    readonly remedy: string,
  ) {}
}

/** Returns the repository whose work tree contains a directory; null if there is none. @param directory real path */
export async function findRepository(directory: string, io: Reads): Promise<LocalRepository | Untrusted | null> {
  for (let top = directory; ; top = dirname(top)) {
    const found = await repositoryAt(top, io);
    if (found !== null) return found;
    if (top === dirname(top)) return null;
  }
}

/** Returns the repository whose work tree is `top`; null if there is none. @param top real path */
export async function repositoryAt(top: string, io: Reads): Promise<LocalRepository | Untrusted | null> {
  const git = join(top, '.git');
  const kind = await io.kindOf(git).catch(() => 'other');
  if (kind === 'missing') return null;
  if ((await io.realPath(git).catch(() => null)) !== git) return linked('.git');
  const found = kind === 'directory' ? { top, gitDirectory: git, common: git } : await followGitFile(top, git, io);
  if (found instanceof Untrusted) return found;
  const head = await io.readRegular(join(found.gitDirectory, 'HEAD'), GIT_FILE_BYTES_MAX);
  // Git, too, then continues its search in the parent directory.
  if (head === 'missing') return null;
  if (!(head instanceof Uint8Array)) return linked('HEAD');
  const isMoved = found.common === git && (await io.kindOf(join(git, 'commondir')).catch(() => 'other')) !== 'missing';
  return isMoved ? unproven() : ((await checkObjects(found, io)) ?? found);
}

const linked = (path: string): Untrusted =>
  new Untrusted(messages.repositoryLink(path), messages.REPOSITORY_LINK_REMEDY);
const unproven = (): Untrusted => new Untrusted(messages.REPOSITORY_UNPROVEN, messages.REPOSITORY_UNPROVEN_REMEDY);

/**
 * Follows a `.git` file to a folder that provably belongs to this work tree: inside it, or one that points back to it, as `git
 * worktree add` and submodules create.
 */
async function followGitFile(top: string, file: string, io: Reads): Promise<LocalRepository | Untrusted> {
  const named = /^gitdir: (.+?)[\r\n]*$/s.exec((await textOf(file, io)) ?? '')?.[1];
  if (named === undefined || /[\r\n]/.test(named)) return unproven();
  const gitDirectory = await io.realPath(resolve(top, named)).catch(() => null);
  if (gitDirectory === null || (await io.kindOf(gitDirectory).catch(() => 'other')) !== 'directory') return unproven();
  const common = await commonOf(gitDirectory, io);
  const isOwn =
    (common !== gitDirectory && (await namesWorktree(gitDirectory, file, io))) ||
    (common === gitDirectory && (isWithin(top, gitDirectory) || (await isSubmoduleOf(top, gitDirectory, io))));
  return isOwn && common !== null ? { top, gitDirectory, common } : unproven();
}

/** Returns the folder that work trees share; null if `commondir` names any folder other than the enclosing repository. */
async function commonOf(gitDirectory: string, io: Reads): Promise<string | null> {
  const named = await textOf(join(gitDirectory, 'commondir'), io);
  if (named === null) return gitDirectory;
  const worktrees = dirname(gitDirectory);
  const common = resolve(gitDirectory, named.trimEnd());
  return basename(worktrees) === 'worktrees' && common === dirname(worktrees) ? common : null;
}

async function namesWorktree(gitDirectory: string, file: string, io: Reads): Promise<boolean> {
  const back = (await textOf(join(gitDirectory, 'gitdir'), io))?.trimEnd();
  if (!back) return false;
  return (await io.realPath(resolve(gitDirectory, back)).catch(() => null)) === file;
}

/** Git stores submodules inside the parent repository and sets `core.worktree` there. */
async function isSubmoduleOf(top: string, gitDirectory: string, io: Reads): Promise<boolean> {
  const around = /^(.+)[/\\]\.git[/\\]modules[/\\]/.exec(gitDirectory)?.[1];
  if (around === undefined || !isWithin(around, top)) return false;
  const worktree = settingIn(await settingsOf(gitDirectory, io), 'core', 'worktree');
  return worktree !== null && resolve(gitDirectory, worktree) === top;
}

/**
 * Returns the text of a small file; null if it is missing. Returns NUL, which is never a valid path, if it is not a regular file.
 */
const textOf = async (path: string, io: Reads): Promise<string | null> => {
  const bytes = await io.readRegular(path, GIT_FILE_BYTES_MAX).catch(() => 'special' as const);
  if (bytes === 'missing') return null;
  return bytes instanceof Uint8Array ? Buffer.from(bytes).toString('utf8') : UNREADABLE;
};
const UNREADABLE = '\0';

const settingsOf = async (directory: string, io: Reads): Promise<string> =>
  (await textOf(join(directory, 'config'), io)) ?? '';

/** Returns a setting in the notation of `git config`. Ignores other notations and does not follow includes. */
function settingIn(settings: string, section: string, name: string): string | null {
  let isInside = false;
  let value: string | null = null;
  for (const line of settings.split(/\r?\n/)) {
    const header = /^\s*\[([^\]]*)\]/.exec(line)?.[1];
    if (header !== undefined) isInside = header.toLowerCase() === section;
    const [, key, given] = /^\s*([a-z]\w*)\s*=\s*(.*?)\s*$/i.exec(line) ?? [];
    if (isInside && key?.toLowerCase() === name) value = given!.replace(/^"(.*)"$/, '$1');
  }
  return value;
}

/**
 * Returns the reason why objects must not be read in place: they contain a link or a pipe, or another repository lends objects.
 */
async function checkObjects({ common }: LocalRepository, io: Reads): Promise<Untrusted | null> {
  const allowed = lendersIn(io.env);
  const pending = [join(common, 'objects')];
  const seen = new Set(pending);
  for (let objects = pending.pop(); objects !== undefined; objects = pending.pop()) {
    const odd = await oddEntry(objects, io);
    if (odd === 'too-many')
      return new Untrusted(messages.REPOSITORY_OBJECTS_TOO_MANY, messages.REPOSITORY_OBJECTS_TOO_MANY_REMEDY);
    if (odd !== null) return linked(relative(common, odd.path));
    for (const lender of await lendersOf(objects, io)) {
      const real = await io.realPath(lender).catch(() => lender);
      if (real === null || seen.has(real)) continue;
      if (!allowed.has(real)) return new Untrusted(messages.repositoryLent(real), messages.repositoryLentRemedy(real));
      seen.add(real);
      pending.push(real);
    }
  }
  return null;
}

/** Alternates that the user's environment names, which the repository cannot influence. */
const lendersIn = ({ GIT_ALTERNATE_OBJECT_DIRECTORIES: named = '' }: Io['env']): ReadonlySet<string> =>
  new Set(named.split(delimiter).filter((path) => path !== ''));

async function lendersOf(objects: string, io: Reads): Promise<readonly string[]> {
  const text = await textOf(join(objects, 'info', 'alternates'), io);
  const lines = (text ?? '').split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => resolve(objects, line));
}

/**
 * Returns the first entry below a folder that is neither a file nor a directory, or the folder itself if it is a link.
 * `too-many` if there are more than OBJECT_FILES_MAX files.
 */
async function oddEntry(top: string, io: Reads): Promise<{ readonly path: string } | 'too-many' | null> {
  if ((await io.realPath(top).catch(() => null)) !== top) return { path: top };
  const pending = [top];
  let seen = 0;
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    for (const { name, kind } of await io.list(folder).catch(() => [])) {
      if (kind === 'directory') pending.push(join(folder, name));
      else if (kind !== 'file') return { path: join(folder, name) };
      else if (++seen > OBJECT_FILES_MAX) return 'too-many';
    }
  }
  return null;
}

/**
 * Copies the refs and the `shallow` file into a repository of ours.
 * @returns the `GIT_DIR` of the copy and the object format, or the reason why the repository must not be used
 */
export async function copyNames(
  { gitDirectory, common }: LocalRepository,
  to: string,
  io: Reads & Writes,
): Promise<{ readonly gitDirectory: string; readonly format: string } | Untrusted> {
  const settings = await settingsOf(common, io);
  const format = settingIn(settings, 'extensions', 'objectformat') === 'sha256' ? 'sha256' : 'sha1';
  const isTable = settingIn(settings, 'extensions', 'refstorage') === 'reftable';
  const folders = ['refs', ...(isTable ? ['reftable'] : [])];
  await io.makeDirectory(`${to}/refs`);
  await io.makeDirectory(`${to}/objects`);
  const files = ['HEAD', 'packed-refs', 'shallow', 'info/exclude'];
  const copies = [{ from: common, to, files, folders }];
  const isLinked = gitDirectory !== common;
  const own = isLinked ? `${to}/worktrees/${WORKTREE}` : to;
  if (isLinked) copies.push({ from: gitDirectory, to: own, files: ['HEAD'], folders: folders.slice(1) });
  for (const one of copies) {
    const { end, odd } = await copyPlainFiles(one, io);
    if (odd[0] !== undefined) return linked(odd[0]);
    if (end === 'too-large') return new Untrusted(messages.REPOSITORY_TOO_LARGE, messages.REPOSITORY_TOO_LARGE_REMEDY);
  }
  if (isLinked) await io.writeNew(`${own}/commondir`, '../..\n');
  await io.writeNew(`${to}/config`, settingsFor(settings, format, isTable));
  return { gitDirectory: own, format };
}

/** Returns the variables that point Git to the copied refs and the original objects. */
export const gitPlaces = ({ top, common }: LocalRepository, gitDirectory: string): Record<string, string> => ({
  GIT_DIR: gitDirectory,
  GIT_WORK_TREE: top,
  GIT_OBJECT_DIRECTORY: join(common, 'objects'),
});

const WORKTREE = 'here';

/** Settings that describe how the file system compares names, detected by Git when it created the repository. */
const OF_FILE_SYSTEM = ['ignorecase', 'precomposeunicode'];

function settingsFor(settings: string, format: string, isTable: boolean): string {
  const isSet = (name: string) => settingIn(settings, 'core', name) === 'true';
  return [
    '[core]',
    '\trepositoryformatversion = 1',
    '\tbare = false',
    ...OF_FILE_SYSTEM.filter(isSet).map((name) => `\t${name} = true`),
    '[extensions]',
    `\tobjectformat = ${format}`,
    ...(isTable ? ['\trefstorage = reftable'] : []),
    '',
  ].join('\n');
}

// ---- Copies regular files of an untrusted folder.
// Follows no links and opens no pipes.

type Copies = Pick<Io, 'realPath' | 'list' | 'readRegular' | 'makeDirectory' | 'writeNew'>;

interface PlainFiles {
  /** Real path. */
  readonly from: string;
  readonly to: string;
  readonly files: readonly string[];
  /** Copied with everything below them. */
  readonly folders: readonly string[];
  readonly accepts?: (folder: string, name: string) => boolean;
  /** Called for each copied file. */
  readonly spend?: (spent: { readonly entries: number; readonly inodes: number; readonly diskBytes: number }) => void;
}

/**
 * Copies regular files only.
 * @returns `too-large` if a limit was exceeded, and in `odd` the skipped entries that are not regular files
 */
export async function copyPlainFiles(
  { from, to, files, folders, accepts = () => true, spend = () => {} }: PlainFiles,
  io: Copies,
): Promise<{ readonly end: 'whole' | 'too-large'; readonly odd: readonly string[] }> {
  let left = PLAIN_FILES_BYTES_MAX;
  let looked = 0;
  const odd: string[] = [];
  const copy = async (path: string): Promise<boolean> => {
    const bytes = await io.readRegular(`${from}/${path}`, left);
    if (bytes === 'too-large') return false;
    if (bytes === 'special') odd.push(path);
    if (!(bytes instanceof Uint8Array)) return true;
    left -= bytes.length;
    spend({ entries: 1, inodes: 1, diskBytes: bytes.length });
    await io.makeDirectory(dirname(`${to}/${path}`));
    await io.writeNew(`${to}/${path}`, bytes);
    return true;
  };
  for (const file of files) if (!(await copy(file))) return { end: 'too-large', odd };
  const pending = [...folders];
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    const real = await io.realPath(`${from}/${folder}`);
    if (real !== null && real !== `${from}/${folder}`) odd.push(folder);
    if (real !== `${from}/${folder}`) continue;
    for (const { name, kind } of await io.list(`${from}/${folder}`)) {
      if (++looked > PLAIN_FILES_MAX) return { end: 'too-large', odd };
      if (!accepts(folder, name)) continue;
      if (kind === 'directory') pending.push(`${folder}/${name}`);
      else if (kind !== 'file') odd.push(`${folder}/${name}`);
      else if (!(await copy(`${folder}/${name}`))) return { end: 'too-large', odd };
    }
  }
  return { end: 'whole', odd };
}
