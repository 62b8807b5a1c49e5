/**
 * Makes the two sources of a comparison from commits of a local repository (`groundplan diff`). Their files are checked
 * out to a temporary directory, which is deleted afterwards.
 */

import { join, relative, resolve } from 'node:path';
import { GroundplanError } from '../errors.js';
import type { Planning } from '../planning/source.js';
import type { Io } from '../platform/io.js';
import { isWithin } from '../platform/text/paths.js';
import { short } from '../platform/text/printable.js';
import type { Commit, History } from '../terraform/fetch/git/history.js';
import { TITLE_LENGTH_MAX } from '../terraform/fetch/limits.js';
import type { Names } from '../terraform/fetch/titles.js';
import * as messages from './messages.js';
import type { Source } from './source.js';

export interface CommitsRequest {
  /** Directory to compare, in a repository, as the user wrote it. */
  readonly directory: string;
  /** Null for the default branch. */
  readonly from: string | null;
  /** Null for the working tree. */
  readonly to: string | null;
  /** True to compare with the merge base; false to compare with exactly `from`. */
  readonly fromMergeBase: boolean;
  readonly planning: { readonly before: Planning; readonly after: Planning };
}

export interface CommitSources {
  /** Null if the directory did not exist. */
  readonly before: Source | null;
  readonly after: Source | null;
  /** Folder of both sources relative to the root of the repository; empty for the root. */
  readonly folder: string;
  /** The names that the user gave. `before` names the start even if its merge base is compared, which has no name. */
  readonly names: Names;
  /** Tells the user which two commits are compared. */
  readonly description: string;
  readonly warnings: readonly string[];
}

/**
 * Calls `work` with the sources of both commits.
 * @throws InvalidInput if there is no such repository or commit; Misuse for an invalid commit name; anything that
 * `work` throws
 */
export async function withCommits<T>(
  request: CommitsRequest,
  io: Io,
  work: (sources: CommitSources) => Promise<T>,
): Promise<T> {
  const { openHistory } = await import('../terraform/fetch/git/history.js');
  return io.withTemporaryDirectory(async (temporary) => {
    const history = await openHistory(request.directory, temporary, io);
    const { base, head, names } = await commitsOf(request, history, io);
    const { prefix: folder } = history;
    const [title, workspace] = await sharedValues(request, history, io);
    const contextOf = (planning: Planning): CommitContext => ({ history, title, planning: { ...planning, workspace } });
    const before = await sourceAt(base, contextOf(request.planning.before), join(temporary, 'before'), io);
    if (head !== null) {
      const after = await sourceAt(head, contextOf(request.planning.after), join(temporary, 'after'), io);
      const warnings = [...before.warnings, ...after.warnings];
      const description = messages.comparing(base, head);
      return work({ before: before.source, after: after.source, folder, names, description, warnings });
    }
    const { directory } = request;
    // Modules installed in the working tree are not in the commit. Used for one revision only, they would make a whole
    // module look new.
    const planning = { ...request.planning.after, installed: false };
    const code = { name: directory, directory, repository: null, planning };
    const copied = before.source === null ? [] : await copyVariables(before.source.code.directory, history, io);
    const warnings = copied.length === 0 ? before.warnings : [...before.warnings, messages.variablesOnBoth(copied)];
    const description = messages.comparingFiles(base, directory);
    return work({ before: before.source, after: { is: 'code', code }, folder, names, description, warnings });
  });
}

/** Returns the commits to compare; `head` is null for the working tree. */
async function commitsOf({ from, to, fromMergeBase }: CommitsRequest, history: History, io: Io) {
  const { resolveCommit, defaultBranch, mergeBase } = await import('../terraform/fetch/git/history.js');
  const head =
    to === null ? await resolveCommit('', 'HEAD', history, io) : await resolveCommit('--to', to, history, io);
  const start = from === null ? await defaultBranch(history, io) : await resolveCommit('--from', from, history, io);
  const base = start !== null && fromMergeBase ? await mergeBase(start, head, history, io) : (start ?? head);
  const names = {
    before: displayName(start ?? head),
    after: to === null ? messages.WORKING_TREE : displayName(head),
  };
  return { base, head: to === null ? null : head, names };
}

/** Characters of a shortened commit id. */
const SHORT_ID = 8;

/** Returns the name of a commit for the user. An id is shortened, as Git does. */
const displayName = ({ id, name }: Commit): string =>
  name.length >= SHORT_ID && id.startsWith(name) ? id.slice(0, SHORT_ID) : short(name, TITLE_LENGTH_MAX);

/** Returns the values that both commits share: first the title, then the workspace selected in the directory. */
async function sharedValues(
  { planning }: CommitsRequest,
  history: History,
  io: Io,
): Promise<readonly [string, string]> {
  const { titleOfDirectory } = await import('../terraform/fetch/titles.js');
  const { chooseWorkspace } = await import('../planning/terraform/workspace.js');
  const requested = planning.after.workspace ?? undefined;
  return [await titleOfDirectory(history.directory, io), await chooseWorkspace(requested, history.directory, io)];
}

/** Values that the sources of both commits share. */
interface CommitContext {
  readonly history: History;
  readonly planning: Planning;
  readonly title: string;
}

type CodeRevision = Source & { readonly is: 'code' };

/** Checks out a commit to a folder; the source is null if the commit lacks the directory. */
async function sourceAt(commit: Commit, { history, planning, title }: CommitContext, folder: string, io: Io) {
  const { commitTree } = await import('../terraform/fetch/git/history.js');
  const { root, directory, warnings } = await commitTree(commit, history, folder, io);
  if (directory === null)
    return { source: null, warnings: [...warnings, messages.notInCommit(history.name, commit.name)] };
  const name = history.prefix === '' ? commit.name : `${commit.name}:${history.prefix}`;
  const code = { name, directory, repository: root, planning };
  const localCommit = { commit: commit.id, directory: history.name, folder: history.prefix };
  const source: CodeRevision = { is: 'code', code, title, history: localCommit };
  return { source, warnings };
}

/** Matches the variable files that Terraform reads without being told. */
const VARIABLE_FILE = /^terraform\.tfvars(?:\.json)?$|\.auto\.tfvars(?:\.json)?$/;
/** Maximum number of copied files; a directory has one or two. */
const VARIABLE_FILES_MAX = 20;

/**
 * Copies variable files that Git ignores into the commit's directory. Without them, the commit would be planned with
 * other values than the working tree. Returns the names of the copied files.
 */
async function copyVariables(to: string, history: History, io: Io): Promise<readonly string[]> {
  const { ignoredFiles } = await import('../terraform/fetch/git/history.js');
  const { VARIABLE_FILE_BYTES_MAX } = await import('../limits.js');
  const committed = new Set((await io.list(to)).map(({ name }) => name));
  const candidates = (await io.list(history.directory))
    .filter(({ name, kind }) => kind === 'file' && VARIABLE_FILE.test(name) && !committed.has(name))
    .map(({ name }) => name);
  const copied: string[] = [];
  for (const name of await ignoredFiles(candidates.slice(0, VARIABLE_FILES_MAX), history, io)) {
    const bytes = await io.readRegular(join(history.directory, name), VARIABLE_FILE_BYTES_MAX);
    if (!(bytes instanceof Uint8Array)) continue;
    await io.writeNew(join(to, name), bytes);
    copied.push(name);
  }
  return copied;
}

// ---- The last change of directories.

/** The last commit that changed a directory. */
export interface LastChange {
  /** In the time zone of the commit: `2026-11-29`. */
  readonly date: string;
  readonly subject: string;
}

/**
 * Returns the last commit of HEAD for each directory of one repository, so that the result depends on the commit alone.
 * Empty in a shallow clone, whose oldest commit seems to have made everything.
 * @param excluded directory whose files do not count
 */
export async function lastChanges(
  directories: readonly string[],
  excluded: string,
  io: Io,
): Promise<{ readonly changes: ReadonlyMap<string, LastChange>; readonly warnings: readonly string[] }> {
  const { openHistory, lastCommitOf } = await import('../terraform/fetch/git/history.js');
  const changes = new Map<string, LastChange>();
  const [first] = directories;
  if (first === undefined) return { changes, warnings: [] };
  return io.withTemporaryDirectory(async (temporary) => {
    const history = await openHistory(first, temporary, io).catch((error: unknown) => {
      if (error instanceof GroundplanError) return error;
      throw error;
    });
    if (history instanceof GroundplanError) return { changes, warnings: [messages.noLastChange(history.message)] };
    if (history.isShallow) return { changes, warnings: [messages.LAST_CHANGE_SHALLOW] };
    const inRepository = await repositoryPaths(history, io);
    const excludedPath = await inRepository(excluded);
    for (const directory of directories) {
      const path = await inRepository(directory);
      const change = path === null ? null : await lastCommitOf({ path, excluded: excludedPath }, history, io);
      if (change !== null) changes.set(directory, change);
    }
    return { changes, warnings: [] };
  });
}

/** Returns a function that makes a path relative to the top of the repository. It returns null for a path outside. */
async function repositoryPaths({ directory, prefix }: History, io: Io) {
  const top = prefix === '' ? directory : resolve(directory, ...prefix.split('/').map(() => '..'));
  return async (path: string): Promise<string | null> => {
    const absolute = resolve(io.directory, path);
    const real = (await io.realPath(absolute)) ?? absolute;
    return isWithin(top, real) ? relative(top, real).replaceAll('\\', '/') : null;
  };
}
