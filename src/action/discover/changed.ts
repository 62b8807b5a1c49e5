/** Maps changed files to the root modules that they affect. */

import { join, posix } from 'node:path';
import { type Planning, type RootLink, readEstate } from '../../diagram.js';
import { put } from '../../graph/group-by.js';
import { byText } from '../../graph/order.js';
import type { AffectedRoot, RootRead } from '../../pull-request/model.js';
import { type CodeDirectory, isBelow, isCode, Repository } from '../../terraform/roots/code.js';
import { findRoots, isPart, isSearched, matches, type RootPatterns } from '../../terraform/roots/find.js';
import { renamedRoots } from '../../terraform/roots/renamed.js';
import { type Context, workspaceOf } from '../context.js';
import { withAllowedIo } from '../drawing/draw-all.js';
import { planningOf } from '../drawing/source.js';
import { annotateUnknown } from '../failures.js';
import { READ_ROOTS_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { hidesAccounts, mayBeUntrusted } from '../trust.js';
import { readChangedFiles } from './files.js';

/** Files that roots elsewhere may use explicitly: `-var-file`, Terragrunt's `include`. */
const SHARED = /\.(tfvars(\.json)?|hcl)$/;

/**
 * Returns the paths of the roots that changed files affect: by their own code, the modules they call, the targets of
 * links, and variable files or Terragrunt includes near them.
 * @param files paths relative to the repository root; they may be deleted
 */
export async function changedRoots(
  roots: readonly CodeDirectory[],
  files: readonly string[],
  repository: Repository,
): Promise<ReadonlySet<string>> {
  const touched = new Set<string>();
  const sharedFiles: string[] = [];
  for (const file of new Set(files)) {
    const owner = await repository.ownerOf(file);
    if (owner !== null) touched.add(owner.path);
    // A shared file may be in a folder of its own next to the roots that use it, so its owner says nothing about them.
    if (SHARED.test(file) && posix.dirname(file) !== owner?.path) sharedFiles.push(file);
  }
  const changedFiles = new Set(files);
  const changed = new Set<string>();
  const byShared = rootsSharing(sharedFiles, roots);
  for (const root of roots) {
    const closure = await closureOf(root, repository);
    const isTouched = closure.some(
      ({ path, linked }) => touched.has(path) || linked.some((file) => isOrHolds(file, changedFiles)),
    );
    if (isTouched || byShared.has(root.path)) changed.add(root.path);
  }
  return changed;
}

/** Returns the directory, and those of all modules that it calls directly or indirectly within the repository. */
export async function closureOf(root: CodeDirectory, repository: Repository): Promise<CodeDirectory[]> {
  const closure = new Map([[root.path, root]]);
  // Iterating over a Map includes entries that are added meanwhile.
  for (const { calls } of closure.values()) {
    for (const call of calls) {
      // Modules outside the repository cannot be among its changed files.
      if (closure.has(call) || call.startsWith('../') || call === '..') continue;
      const directory = await repository.read(call);
      if (directory !== null) closure.set(call, directory);
    }
  }
  return [...closure.values()];
}

/** True if a link's target is a changed file or a folder with changed files. */
function isOrHolds(path: string, files: ReadonlySet<string>): boolean {
  if (files.has(path)) return true;
  for (const file of files) if (file.startsWith(`${path}/`)) return true;
  return false;
}

/**
 * Returns the roots below the folder of each shared file; if there are none (`live/vars/prod.tfvars`), those below its
 * parent.
 */
function rootsSharing(files: readonly string[], roots: readonly CodeDirectory[]): ReadonlySet<string> {
  const sharing = new Set<string>();
  for (const file of files) {
    const folder = posix.dirname(file);
    const below = rootsBelow(folder, roots);
    for (const path of below.length > 0 ? below : rootsBelow(posix.dirname(folder), roots)) sharing.add(path);
  }
  return sharing;
}

const rootsBelow = (folder: string, roots: readonly CodeDirectory[]): string[] =>
  roots.map(({ path }) => path).filter((path) => isBelow(folder, path));

// ---- Compares the root modules before and after a change to find deleted and renamed ones.

/** Root modules that existed before a change and are no longer at their path. */
export interface Since {
  /** Deleted root modules without renamed ones, as sorted paths relative to the repository root. */
  readonly gone: readonly string[];
  /** Old path of each root that looks renamed, by its new path. */
  readonly renamed: ReadonlyMap<string, string>;
}

/**
 * Searches both revisions for root modules, and logs those that look renamed.
 * @param tree folder of the repository before the change
 */
export async function rootsSince(tree: string, patterns: RootPatterns, { io, runner }: Context): Promise<Since> {
  const before = new Repository(io, tree);
  const after = new Repository(io, workspaceOf(io));
  const rootsBefore = (await findRoots(before, patterns)).roots.map(({ path }) => path);
  const rootsAfter = (await findRoots(after, patterns)).roots.map(({ path }) => path);
  const renamed = await renamedRoots({ before, after, rootsBefore, rootsAfter });
  for (const [to, from] of renamed) runner.say(messages.looksRenamed(from, to));
  const renamedPaths = new Set(renamed.values());
  const notRenamed = rootsBefore.filter((path) => !renamedPaths.has(path));
  const gone = await Promise.all(notRenamed.map(async (path) => ((await after.read(path)) === null ? [path] : [])));
  return { gone: gone.flat(), renamed };
}

// ---- Selects the roots that the event affects.

/** The roots that the event affects. */
export interface Changed {
  readonly changed: readonly CodeDirectory[];
  /** Paths of deleted roots. */
  readonly deleted: readonly string[];
  /** Reason why the changes are unknown and all roots count as changed; null if they are known. */
  readonly reason: string | null;
}

/**
 * Selects the roots with changed files, and finds deleted ones. If the changed files are unknown, all roots count as
 * changed, with a notice unless that is normal for the event.
 */
export async function onlyChanged(
  roots: readonly CodeDirectory[],
  { repository, patterns }: { readonly repository: Repository; readonly patterns: RootPatterns },
  context: Context,
): Promise<Changed> {
  const { runner } = context;
  const changedFiles = await readChangedFiles(context);
  if (changedFiles.files === null) {
    const { reason, isUsual } = changedFiles;
    if (isUsual) runner.say(messages.allRoots(reason));
    else runner.annotate('notice', messages.allRoots(reason));
    return { changed: roots, deleted: [], reason };
  }
  const changed = await changedRoots(roots, changedFiles.files, repository);
  const deleted = await deletedRoots(changedFiles.removed, repository, patterns);
  return { changed: roots.filter(({ path }) => changed.has(path)), deleted, reason: null };
}

// ---- Deleted root modules.
// They have no code to draw, but the comment reports them.

/**
 * Returns the directories that have lost all of their code and look like root modules. Nothing tells which modules
 * called them, so a directory below a folder `modules` counts as a part of others unless the input `roots` names it.
 * @param removed paths of deleted files, relative to the repository root
 */
async function deletedRoots(
  removed: readonly string[],
  repository: Repository,
  patterns: RootPatterns,
): Promise<readonly string[]> {
  const code = removed.filter((file) => isCode(posix.basename(file)) && !posix.basename(file).startsWith('.'));
  const folders = [...new Set(code.map((file) => posix.dirname(file)))].filter((path) => isSelected(path, patterns));
  const gone: string[] = [];
  for (const path of folders) if ((await repository.read(path)) === null) gone.push(path);
  return gone.sort(byText);
}

function isSelected(path: string, patterns: RootPatterns): boolean {
  if (!isSearched(path, patterns)) return false;
  return patterns.roots.length > 0 ? patterns.roots.some((pattern) => matches(pattern, path)) : !isPart(path);
}

// ---- Root modules that read from changed ones.

/**
 * Returns the root modules of the checkout that read values of the given ones, with these values. To find them, every
 * root module of the repository is read, so the code is read statically. Deleted root modules are read from `base-dir`;
 * without it, their readers are unknown.
 *
 * Never rejects, because a comment without readers is better than no comment. An annotation says that they are unknown.
 * @param changed paths relative to the repository root, including those of deleted root modules
 */
export async function findReaders(
  changed: readonly string[],
  patterns: RootPatterns,
  context: Context,
): Promise<readonly AffectedRoot[]> {
  try {
    return await searchReaders(changed, patterns, context);
  } catch (error) {
    annotateUnknown(messages.READERS_FAILED, error, context);
    return [];
  }
}

async function searchReaders(
  changed: readonly string[],
  patterns: RootPatterns,
  context: Context,
): Promise<readonly AffectedRoot[]> {
  const { inputs, io, event, runner } = context;
  const top = workspaceOf(io);
  const { roots } = await findRoots(new Repository(io, top), patterns);
  const existing = new Set(roots.map(({ path }) => path));
  const tree = inputs['base-dir'];
  const deleted = tree === '' ? [] : changed.filter((path) => !existing.has(path));
  const count = roots.length + deleted.length;
  if (changed.length === 0 || count < 2) return [];
  if (count > READ_ROOTS_MAX) {
    runner.annotate('notice', messages.readersUnknown(count, READ_ROOTS_MAX));
    return [];
  }
  const planning: Planning = { ...planningOf(inputs), planner: 'static', network: false };
  const repository = mayBeUntrusted(event) ? top : null;
  const sourceIn = (folder: string) => (path: string) => ({
    name: path,
    path,
    directory: join(folder, path),
    repository: repository && folder,
    planning,
  });
  const sources = [...existing].map(sourceIn(top));
  const before = { roots: deleted.map(sourceIn(tree)), workingTree: top };
  const hidesIds = hidesAccounts(inputs, event);
  const { estate, failures } = await withAllowedIo(context, (world) =>
    readEstate({ roots: sources, files: [], hidesAccounts: hidesIds, deleted: before }, world, () => {}),
  );
  const unread = failures.map(({ name }) => name).sort(byText);
  if (unread.length > 0) runner.annotate('notice', messages.readersUnread(unread));
  const pathOf = new Map(estate.roots.map(({ id, path }) => [id, path]));
  const outputsOf = new Map(
    estate.roots.map(({ id, exports }) => [id, new Set(exports.outputs.map(({ name }) => name))]),
  );
  const changedPaths = new Set(changed);
  const readers = new Map<string, RootRead[]>();
  for (const link of estate.links) {
    const imported = estate.roots.find(({ id }) => id === link.from)!.imports.find(({ id }) => id === link.import);
    const path = pathOf.get(link.from)!;
    // A deleted root module reads nothing any more.
    if (!existing.has(path)) continue;
    const reads = readsOf(link, imported?.reads ?? [], outputsOf.get(link.to)!)
      .map(({ of, at, ...read }) => ({
        of: pathOf.get(of)!,
        ...read,
        ...(at !== undefined && { at: posix.join(path, at) }),
        ...(link.certainty === 'likely' && { isLikely: true }),
      }))
      .filter(({ of }) => changedPaths.has(of));
    for (const read of reads) put(readers, path, read);
  }
  return [...readers].map(([path, reads]) => ({ path, reads: unique(reads) }));
}

/**
 * Returns the values that a link reads: one for each resource behind it, and one for each output that `to` does not
 * have, because the change may have removed it. If the link names no value, it reads the root module as a whole.
 * @param uses the places that read the link, with the members of the value that they use
 * @param outputs names of the outputs of `to`
 */
function readsOf(
  { to, ends, at }: RootLink,
  uses: readonly { readonly members: readonly string[]; readonly at?: string }[],
  outputs: ReadonlySet<string>,
): readonly RootRead[] {
  const known = ends.map(({ root: of = to, output, to: resource, fromAt }): RootRead => {
    const position = fromAt ?? at;
    return { of, name: output ?? resource, resource, ...(position !== undefined && { at: position }) };
  });
  const gone = uses.flatMap(({ members: [name], at: position = at }): RootRead[] =>
    name === undefined || outputs.has(name) ? [] : [{ of: to, name, ...(position !== undefined && { at: position }) }],
  );
  const all = [...known, ...gone];
  if (all.length > 0 || uses.length > 0) return all;
  return [{ of: to, name: '', ...(at !== undefined && { at }) }];
}

const unique = (reads: readonly RootRead[]): readonly RootRead[] => [
  ...new Map(reads.map((read) => [JSON.stringify(read), read])).values(),
];
