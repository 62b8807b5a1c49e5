/**
 * Reads the commits of a local repository and their files. Git runs on a copy of its refs, with our settings and the
 * original objects (src/platform/untrusted/repository.ts). These commands run no hooks, filters or pagers, and read
 * neither the index nor the working tree. Objects missing from a partial clone are not fetched.
 */

import { join, relative } from 'node:path';
import { InvalidInput, Missing, Misuse } from '../../../errors.js';
import type { Io } from '../../../platform/io.js';
import { hasUnseen, printable } from '../../../platform/text/printable.js';
import { localGitEnvironment } from '../../../platform/untrusted/environment.js';
import { copyRefs, findRepository, gitDirectories, Untrusted } from '../../../platform/untrusted/repository.js';
import { GIT_MEMORY_MAX, HISTORY_BYTES_MAX, LOCAL_GIT_SECONDS, REVISION_LENGTH_MAX } from '../limits.js';
import * as messages from '../messages.js';
import type { GitAddress } from './address.js';
import { reasonOf } from './failures.js';
import { openRepository } from './run.js';
import type { Environment, Store } from './settings.js';
import { isCommit } from './target.js';
import { unpack } from './tree.js';

/** A local repository whose commits can be read. */
export interface History extends Store {
  /** The directory as the user wrote it. */
  readonly name: string;
  /** Real path of the directory. */
  readonly directory: string;
  /** Path from the repository root to the directory, separated by `/`; empty at the root. */
  readonly prefix: string;
  readonly isShallow: boolean;
  /** Environment variables that point Git at the copy. */
  readonly env: Environment;
}

export interface Commit {
  readonly id: string;
  /** Display name, such as `main` or `HEAD~2`. */
  readonly name: string;
}

/**
 * Opens the repository that contains the directory `name`.
 * @param folder empty, and used by this run only; Git runs on a copy in it
 * @throws InvalidInput if the directory is in no repository, or the repository points to another one; Missing if Git is
 * not installed
 */
export async function openHistory(name: string, folder: string, io: Io): Promise<History> {
  const directory = await io.realPath(name).catch(() => null);
  if (directory === null) throw notRepository(name, messages.NO_SUCH_FOLDER);
  const repository = await findRepository(directory, io);
  if (repository === null) throw notRepository(name, messages.NO_REPOSITORY);
  if (repository instanceof Untrusted) throw notRepository(name, repository.reason, repository.remedy);
  const copy = await copyRefs(repository, join(folder, 'names'), io);
  if (copy instanceof Untrusted) throw notRepository(name, copy.reason, copy.remedy);
  const objects = join(repository.common, 'objects');
  const env = gitDirectories(repository, copy.gitDirectory);
  const prefix = relative(repository.top, directory).replaceAll('\\', '/');
  // Git takes one path per line, so a line end would split the path.
  if (/[\r\n]/.test(prefix)) throw notRepository(name, messages.FOLDER_NAME_UNFIT);
  const history = { name, directory, prefix, objects, format: copy.format, env };
  const answer = await runGit(history, ['rev-parse', '--is-shallow-repository'], io);
  if ('reason' in answer) throw notRepository(name, answer.reason);
  return { ...history, isShallow: answer.stdout.trim() === 'true' };
}

const notRepository = (name: string, reason: string, remedy: string = messages.NOT_REPOSITORY_REMEDY): InvalidInput =>
  new InvalidInput(messages.notRepository(name, reason), { remedy });

/**
 * Resolves the name of a commit.
 * @param option command-line option for error messages; empty for the implicit `HEAD`
 * @param name a revision: a branch, a tag, a commit, `HEAD~2`. Branches that exist only on `origin`, as in CI, are
 * found too
 * @throws Misuse if `name` is not a valid revision; InvalidInput if there is no such commit
 */
export async function resolveCommit(option: string, name: string, history: History, io: Io): Promise<Commit> {
  if (name === '' || name.startsWith('-') || name.length > REVISION_LENGTH_MAX || hasUnseen(name)) {
    throw new Misuse(messages.noRevision(option, name), { remedy: messages.REVISION_REMEDY });
  }
  for (const candidate of [name, `refs/remotes/origin/${name}`]) {
    const id = await idOf(candidate, history, io);
    if (id !== null) return { id, name: shortName(candidate) };
  }
  if (option === '') throw new InvalidInput(messages.noCommits(history.name), { remedy: messages.NO_COMMITS_REMEDY });
  throw new InvalidInput(messages.noSuchCommit(option, name, history.name), {
    remedy: history.isShallow ? messages.noCommitShallow(name) : messages.NO_COMMIT_REMEDY,
  });
}

/** Returns the default branch: that of `origin/HEAD`, else the first of the usual names. Null if none exists. */
export async function defaultBranch(history: History, io: Io): Promise<Commit | null> {
  const originHead = await runGit(history, ['symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD'], io);
  for (const name of ['stdout' in originHead ? originHead.stdout.trim() : '', ...DEFAULT_BRANCHES]) {
    const id = name.startsWith('refs/') ? await idOf(name, history, io) : null;
    if (id !== null) return { id, name: shortName(name) };
  }
  return null;
}

const DEFAULT_BRANCHES = ['remotes/origin/main', 'remotes/origin/master', 'heads/main', 'heads/master'].map(
  (name) => `refs/${name}`,
);

const shortName = (name: string): string => name.replace(/^refs\/(?:heads|tags|remotes)\//, '');

/**
 * Returns the merge base of two commits.
 * @throws InvalidInput if they have none, or the clone does not contain it
 */
export async function mergeBase(from: Commit, to: Commit, history: History, io: Io): Promise<Commit> {
  if (from.id === to.id) return from;
  const answer = await runGit(history, ['merge-base', from.id, to.id], io);
  const id = 'stdout' in answer ? (answer.stdout.split('\n')[0] ?? '') : '';
  if (isCommit(id)) return { id, name: id === from.id ? from.name : messages.mergeBaseOf(from.name, to.name) };
  throw new InvalidInput(messages.noMergeBase(from.name, to.name, history.isShallow), {
    remedy: history.isShallow ? messages.MERGE_BASE_SHALLOW_REMEDY : messages.MERGE_BASE_REMEDY,
  });
}

/** Returns the id of the commit that a revision names; null if there is none. */
async function idOf(name: string, history: History, io: Io): Promise<string | null> {
  const answer = await runGit(history, ['rev-parse', '--quiet', '--verify', `${name}^{commit}`], io);
  const id = 'stdout' in answer ? answer.stdout.trim() : '';
  return isCommit(id) ? id : null;
}

/**
 * Returns the last commit in the history of HEAD that changed files below `path`; null if there is none. Changes below
 * `excluded` do not count. Both paths are relative to the root of the repository, which is the empty path.
 */
export async function lastCommitOf(
  { path, excluded }: { readonly path: string; readonly excluded: string | null },
  history: History,
  io: Io,
): Promise<{ readonly date: string; readonly subject: string } | null> {
  const exclusion = excluded === null || excluded === '' ? [] : [`:(top,literal,exclude)${excluded}`];
  const args = ['log', '--max-count=1', '--no-show-signature', '--format=%cs%n%s', 'HEAD', '--'];
  const answer = await runGit(history, [...args, `:(top,literal)${path}`, ...exclusion], io);
  const [date = '', subject = ''] = 'stdout' in answer ? answer.stdout.split('\n') : [];
  return date === '' ? null : { date, subject };
}

/**
 * Returns the files that Git ignores; empty if Git fails.
 * @param files paths relative to the directory of `history`
 */
export async function ignoredFiles(files: readonly string[], history: History, io: Io): Promise<readonly string[]> {
  if (files.length === 0) return [];
  const input = files.map((name) => `./${name}\0`).join('');
  const answer = await runGit(history, ['check-ignore', '-z', '--stdin', '--no-index'], io, input);
  const ignored = new Set('stdout' in answer ? answer.stdout.split('\0') : []);
  return files.filter((name) => ignored.has(`./${name}`));
}

/** Options for every command. They prevent background processes and network access. */
const LOCAL_ONLY = ['--no-pager', '-c', 'core.fsmonitor=false', '-c', 'protocol.allow=never'];

/**
 * Runs a local Git command. Returns its output, or the reason why it failed.
 * @throws Missing if Git is not installed
 */
async function runGit(
  { directory, env }: Pick<History, 'directory' | 'env'>,
  args: readonly string[],
  io: Io,
  input = '',
): Promise<{ readonly stdout: string } | { readonly reason: string }> {
  const result = await io.run('git', [...LOCAL_ONLY, ...args], {
    directory,
    env: { ...localGitEnvironment(io.env), ...env },
    seconds: LOCAL_GIT_SECONDS,
    bytes: HISTORY_BYTES_MAX,
    memory: GIT_MEMORY_MAX,
    input,
  });
  if (result.end === 'missing') throw new Missing(messages.GIT_MISSING, { remedy: messages.GIT_MISSING_REMEDY });
  if (result.end === 'exit' && result.code === 0) return { stdout: result.stdout };
  const isOutside = result.end === 'exit' && /not a git repository/i.test(result.stderr);
  return { reason: isOutside ? messages.NO_REPOSITORY : reasonOf(result, LOCAL_GIT_SECONDS).text };
}

// ---- The files of a commit.

interface CommitTree {
  /** The repository root; `../` must not leave it. */
  readonly root: string;
  /** The source directory at this commit; null if the commit does not have it. */
  readonly directory: string | null;
  readonly warnings: readonly string[];
}

/**
 * Extracts the files of `commit` below `folder`.
 * @param folder empty, and used by this run only
 * @throws External if objects are missing or there are too many files; Missing if Git is not installed
 */
export async function commitTree(commit: Commit, history: History, folder: string, io: Io): Promise<CommitTree> {
  const git = await openRepository(addressOf(commit, history), io, folder, { store: history });
  const warnings = await unpack(git, commit.id, io);
  const directory = history.prefix === '' ? git.tree : `${git.tree}/${history.prefix}`;
  const isThere = (await io.kindOf(directory).catch(() => 'missing')) === 'directory';
  return { root: git.tree, directory: isThere ? directory : null, warnings };
}

/** Returns an address for messages. Nothing is fetched from it. */
const addressOf = ({ name }: Commit, history: History): GitAddress => ({
  transport: 'file',
  url: printable(history.name),
  host: '',
  credentials: null,
  subfolder: '',
  ref: name,
});
