/**
 * Finds the Git repository of a directory without running Git, and copies its refs. Git itself would follow nested bare
 * repositories, `gitdir` files, links, alternates and settings to any other repository on this machine. Git runs on the
 * copy instead, with settings of groundplan; only objects are read in place, after a check.
 */

import { basename, delimiter, dirname, join, relative, resolve } from 'node:path';
import type { Io } from '../io.js';
import { GIT_FILE_BYTES_MAX, OBJECT_FILES_MAX, PLAIN_FILES_BYTES_MAX, PLAIN_FILES_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { isWithin } from '../text/paths.js';

/** Methods that read. */
type Reader = Pick<Io, 'realPath' | 'kindOf' | 'list' | 'readRegular' | 'env'>;
/** Methods that write to a temporary folder. */
type Writer = Pick<Io, 'makeDirectory' | 'writeNew'>;

/** A Git repository. All paths are absolute real paths. */
export interface LocalRepository {
  /** The work tree. */
  readonly top: string;
  /** The folder with `HEAD`: `.git`, or that of a linked work tree (`.git/worktrees/x`). */
  readonly gitDirectory: string;
  /** The folder with refs, objects and settings: `gitDirectory`, except in a linked work tree. */
  readonly common: string;
}

/** The reason why a repository must not be used. */
export class Untrusted {
  constructor(
    readonly reason: string,
    readonly remedy: string,
  ) {}
}

/**
 * Returns the nearest repository around a directory; null if there is none.
 * @param directory real path
 */
export async function findRepository(directory: string, io: Reader): Promise<LocalRepository | Untrusted | null> {
  for (let top = directory; ; top = dirname(top)) {
    const repository = await repositoryAt(top, io);
    if (repository !== null) return repository;
    if (top === dirname(top)) return null;
  }
}

/**
 * Returns the repository whose work tree is `top`; null if there is none.
 * @param top real path
 */
export async function repositoryAt(top: string, io: Reader): Promise<LocalRepository | Untrusted | null> {
  const git = join(top, '.git');
  const kind = await io.kindOf(git).catch(() => 'other');
  if (kind === 'missing') return null;
  if ((await io.realPath(git).catch(() => null)) !== git) return refuseLink('.git');
  const repository = kind === 'directory' ? { top, gitDirectory: git, common: git } : await followGitFile(top, git, io);
  if (repository instanceof Untrusted) return repository;
  const head = await io.readRegular(join(repository.gitDirectory, 'HEAD'), GIT_FILE_BYTES_MAX);
  // Without HEAD, Git too continues its search in the parent directory.
  if (head === 'missing') return null;
  if (!(head instanceof Uint8Array)) return refuseLink('HEAD');
  // Git would read refs and objects from the folder that this file names.
  const namesOther =
    repository.common === git && (await io.kindOf(join(git, 'commondir')).catch(() => 'other')) !== 'missing';
  return namesOther ? refuseUnproven() : ((await checkObjects(repository, io)) ?? repository);
}

/** @param path of a link or special file, relative to the repository */
const refuseLink = (path: string): Untrusted =>
  new Untrusted(messages.repositoryLink(path), messages.REPOSITORY_LINK_REMEDY);
const refuseUnproven = (): Untrusted =>
  new Untrusted(messages.REPOSITORY_UNPROVEN, messages.REPOSITORY_UNPROVEN_REMEDY);

/**
 * Follows a `.git` file (`gitdir: ../.git/worktrees/x`) to a folder that provably belongs to this work tree: it is
 * inside the work tree, or points back to it, as `git worktree add` and submodules create.
 * @param file real path of the `.git` file
 */
async function followGitFile(top: string, file: string, io: Reader): Promise<LocalRepository | Untrusted> {
  const target = /^gitdir: (.+?)[\r\n]*$/s.exec((await textOf(file, io)) ?? '')?.[1];
  if (target === undefined || /[\r\n]/.test(target)) return refuseUnproven();
  const gitDirectory = await io.realPath(resolve(top, target)).catch(() => null);
  if (gitDirectory === null || (await io.kindOf(gitDirectory).catch(() => 'other')) !== 'directory')
    return refuseUnproven();
  const common = await commonOf(gitDirectory, io);
  if (common === null) return refuseUnproven();
  const isProven =
    common === gitDirectory
      ? isWithin(top, gitDirectory) || (await isSubmoduleOf(top, gitDirectory, io))
      : await pointsBack(gitDirectory, file, io);
  return isProven ? { top, gitDirectory, common } : refuseUnproven();
}

/**
 * Returns the folder that work trees share: `gitDirectory` itself, or `.git` for `.git/worktrees/x`. Null if the file
 * `commondir` names any other folder.
 */
async function commonOf(gitDirectory: string, io: Reader): Promise<string | null> {
  const target = await textOf(join(gitDirectory, 'commondir'), io);
  if (target === null) return gitDirectory;
  const worktrees = dirname(gitDirectory);
  const common = resolve(gitDirectory, target.trimEnd());
  return basename(worktrees) === 'worktrees' && common === dirname(worktrees) ? common : null;
}

/** True if the folder of a linked work tree names the `.git` file that led to it. */
async function pointsBack(gitDirectory: string, file: string, io: Reader): Promise<boolean> {
  const target = (await textOf(join(gitDirectory, 'gitdir'), io))?.trimEnd();
  if (!target) return false;
  return (await io.realPath(resolve(gitDirectory, target)).catch(() => null)) === file;
}

/**
 * True if the folder is that of the submodule at `top`: Git stores it in the parent repository, and sets
 * `core.worktree` there.
 */
async function isSubmoduleOf(top: string, gitDirectory: string, io: Reader): Promise<boolean> {
  const parentTop = /^(.+)[/\\]\.git[/\\]modules[/\\]/.exec(gitDirectory)?.[1];
  if (parentTop === undefined || !isWithin(parentTop, top)) return false;
  const worktree = settingIn(await settingsOf(gitDirectory, io), 'core', 'worktree');
  return worktree !== null && resolve(gitDirectory, worktree) === top;
}

/**
 * Returns the text of a small file; null if it is missing; NUL, which no path can contain, if it is not a regular file
 * or unreadable.
 */
const textOf = async (path: string, io: Reader): Promise<string | null> => {
  const bytes = await io.readRegular(path, GIT_FILE_BYTES_MAX).catch(() => 'special' as const);
  if (bytes === 'missing') return null;
  return bytes instanceof Uint8Array ? Buffer.from(bytes).toString('utf8') : UNREADABLE;
};
const UNREADABLE = '\0';

const settingsOf = async (directory: string, io: Reader): Promise<string> =>
  (await textOf(join(directory, 'config'), io)) ?? '';

/**
 * Returns the last value of a setting, as `git config` writes it: `[core]`, then a line `worktree = ../x`. Null if
 * there is none. Ignores other notations, and follows no includes.
 */
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
 * Returns the reason why objects must not be read in place: among them is a link or a pipe, or an alternate (a folder
 * of another repository) that the user has not allowed. Null if there is none.
 */
async function checkObjects({ common }: LocalRepository, io: Reader): Promise<Untrusted | null> {
  const allowed = allowedAlternates(io.env);
  const pending = [join(common, 'objects')];
  const seen = new Set(pending);
  for (let objects = pending.pop(); objects !== undefined; objects = pending.pop()) {
    const special = await findSpecial(objects, io);
    if (special === 'too-many')
      return new Untrusted(messages.REPOSITORY_OBJECTS_TOO_MANY, messages.REPOSITORY_OBJECTS_TOO_MANY_REMEDY);
    if (special !== null) return refuseLink(relative(common, special.path));
    for (const alternate of await alternatesOf(objects, io)) {
      const real = await io.realPath(alternate).catch(() => alternate);
      if (real === null || seen.has(real)) continue;
      if (!allowed.has(real))
        return new Untrusted(messages.alternateNotAllowed(real), messages.alternateNotAllowedRemedy(real));
      seen.add(real);
      pending.push(real);
    }
  }
  return null;
}

/** Alternates that the user's environment names, which the repository cannot influence. */
const allowedAlternates = ({ GIT_ALTERNATE_OBJECT_DIRECTORIES: paths = '' }: Io['env']): ReadonlySet<string> =>
  new Set(paths.split(delimiter).filter((path) => path !== ''));

/** Returns the paths in the file `info/alternates`. */
async function alternatesOf(objects: string, io: Reader): Promise<readonly string[]> {
  const text = await textOf(join(objects, 'info', 'alternates'), io);
  const lines = (text ?? '').split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => resolve(objects, line));
}

/**
 * Returns the first entry below a folder that is neither a file nor a directory, or the folder itself if it is a link.
 * Null if there is none; `too-many` for more than OBJECT_FILES_MAX files.
 */
async function findSpecial(top: string, io: Reader): Promise<{ readonly path: string } | 'too-many' | null> {
  if ((await io.realPath(top).catch(() => null)) !== top) return { path: top };
  const pending = [top];
  let files = 0;
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    for (const { name, kind } of await io.list(folder).catch(() => [])) {
      if (kind === 'directory') pending.push(join(folder, name));
      else if (kind !== 'file') return { path: join(folder, name) };
      else if (++files > OBJECT_FILES_MAX) return 'too-many';
    }
  }
  return null;
}

// ---- The copied repository, in which Git runs.

/**
 * Copies refs, `shallow` and `info/exclude` into a new repository.
 * @param to folder of the new repository
 * @returns the `GIT_DIR` of the copy and the object format, or the reason why the repository must not be used
 */
export async function copyRefs(
  { gitDirectory, common }: LocalRepository,
  to: string,
  io: Reader & Writer,
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
  const copiedGitDirectory = isLinked ? `${to}/worktrees/${WORKTREE}` : to;
  if (isLinked) copies.push({ from: gitDirectory, to: copiedGitDirectory, files: ['HEAD'], folders: folders.slice(1) });
  for (const copy of copies) {
    const { end, special } = await copyPlainFiles(copy, io);
    if (special[0] !== undefined) return refuseLink(special[0]);
    if (end === 'too-large') return new Untrusted(messages.REPOSITORY_TOO_LARGE, messages.REPOSITORY_TOO_LARGE_REMEDY);
  }
  if (isLinked) await io.writeNew(`${copiedGitDirectory}/commondir`, '../..\n');
  await io.writeNew(`${to}/config`, settingsFor(settings, format, isTable));
  return { gitDirectory: copiedGitDirectory, format };
}

/**
 * Returns the environment variables that make Git use the copied refs and the original objects.
 * @param gitDirectory `GIT_DIR` of the copy
 */
export const gitDirectories = ({ top, common }: LocalRepository, gitDirectory: string): Record<string, string> => ({
  GIT_DIR: gitDirectory,
  GIT_WORK_TREE: top,
  GIT_OBJECT_DIRECTORY: join(common, 'objects'),
});

/** Name of the linked work tree in the copy. Any name will do. */
const WORKTREE = 'here';

/** Settings that describe how the file system compares names, detected by Git when it created the repository. */
const FILE_SYSTEM_SETTINGS = ['ignorecase', 'precomposeunicode'];

/**
 * Returns the settings of the copy.
 * @param settings those of the repository
 * @param isTable true for refs in a reftable
 */
function settingsFor(settings: string, format: string, isTable: boolean): string {
  const isSet = (name: string) => settingIn(settings, 'core', name) === 'true';
  return [
    '[core]',
    '\trepositoryformatversion = 1',
    '\tbare = false',
    ...FILE_SYSTEM_SETTINGS.filter(isSet).map((name) => `\t${name} = true`),
    '[extensions]',
    `\tobjectformat = ${format}`,
    ...(isTable ? ['\trefstorage = reftable'] : []),
    '',
  ].join('\n');
}

// ---- Copies of regular files in an untrusted folder.

type Copier = Pick<Io, 'realPath' | 'list' | 'readRegular' | 'makeDirectory' | 'writeNew'>;

interface PlainFiles {
  /** Real path of the folder to copy from. */
  readonly from: string;
  readonly to: string;
  /** Relative paths. */
  readonly files: readonly string[];
  /** Copied with everything below them. */
  readonly folders: readonly string[];
  /** True for an entry to copy; all by default. */
  readonly accepts?: (folder: string, name: string) => boolean;
  /** Called for each copied file. */
  readonly spend?: (spent: { readonly entries: number; readonly inodes: number; readonly diskBytes: number }) => void;
}

/**
 * Copies regular files. Follows no links and opens no pipes.
 * @returns `too-large` if a limit was exceeded; in `special` the skipped links, pipes and devices, as relative paths
 */
export async function copyPlainFiles(
  { from, to, files, folders, accepts = () => true, spend = () => {} }: PlainFiles,
  io: Copier,
): Promise<{ readonly end: 'whole' | 'too-large'; readonly special: readonly string[] }> {
  let bytesLeft = PLAIN_FILES_BYTES_MAX;
  let entries = 0;
  const special: string[] = [];
  /** Returns false if the limit is exceeded. */
  const copy = async (path: string): Promise<boolean> => {
    const bytes = await io.readRegular(`${from}/${path}`, bytesLeft);
    if (bytes === 'too-large') return false;
    if (bytes === 'special') special.push(path);
    if (!(bytes instanceof Uint8Array)) return true;
    bytesLeft -= bytes.length;
    spend({ entries: 1, inodes: 1, diskBytes: bytes.length });
    await io.makeDirectory(dirname(`${to}/${path}`));
    await io.writeNew(`${to}/${path}`, bytes);
    return true;
  };
  for (const file of files) if (!(await copy(file))) return { end: 'too-large', special };
  const pending = [...folders];
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    const real = await io.realPath(`${from}/${folder}`);
    if (real !== null && real !== `${from}/${folder}`) special.push(folder);
    if (real !== `${from}/${folder}`) continue;
    for (const { name, kind } of await io.list(`${from}/${folder}`)) {
      if (++entries > PLAIN_FILES_MAX) return { end: 'too-large', special };
      if (!accepts(folder, name)) continue;
      if (kind === 'directory') pending.push(`${folder}/${name}`);
      else if (kind !== 'file') special.push(`${folder}/${name}`);
      else if (!(await copy(`${folder}/${name}`))) return { end: 'too-large', special };
    }
  }
  return { end: 'whole', special };
}
