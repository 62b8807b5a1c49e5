/**
 * Checks out a repository at one commit to `~/.groundplan/git/<address>/<commit>/`, without Git metadata. Commits never
 * change, so a cached commit is always valid; the host is only asked for the current commit of the ref.
 */

import { External, InvalidInput } from '../../../errors.js';
import { REFUSED_REPOSITORY } from '../../../messages.js';
import type { Io } from '../../../platform/io.js';
import { isWithin } from '../../../platform/text/paths.js';
import { cacheEntry, moveIntoCache, withStaging } from '../cache/folder.js';
import { foldersWithCode } from '../folders-with-code.js';
import { COMMITS_CACHED_MAX, FOLDERS_LISTED } from '../limits.js';
import * as messages from '../messages.js';
import { type GitAddress, printGitAddress } from './address.js';
import type { Reason } from './failures.js';
import { repositoryWithin } from './local.js';
import { cloneFailure, type Git, openRepository } from './run.js';
import { isCommit, type Target } from './target.js';
import { type FetchTree, fetchTarget, resolveTarget, warningsAbout } from './tree.js';

export interface CheckOutOptions extends FetchTree {
  /** Real path that must contain a local repository, if the address names one. Default: anywhere. */
  readonly within?: string;
  /** True if hosts may be contacted (the default). */
  readonly network?: boolean;
  /** Commits resolved in this run, keyed by cache entry. Several folders of one repository cause one request. */
  readonly known?: Map<string, Promise<ResolvedCommit>>;
}

export interface Checkout {
  /** The subfolder that the address names. */
  readonly directory: string;
  /** The repository that contains `directory`; `../` must not leave it. */
  readonly root: string;
  readonly commit: string;
  /** Messages for the user. */
  readonly warnings: readonly string[];
}

/**
 * Returns a read-only checkout of the repository. The cache keeps it until two newer commits of the same ref are
 * fetched.
 * @throws External if the repository cannot be fetched and is not cached; InvalidInput if the ref or folder does not
 * exist; Missing if Git is not installed
 */
export async function checkOut(address: GitAddress, io: Io, options: CheckOutOptions = {}): Promise<Checkout> {
  const repository = await findLocalRepository(address, io, options);
  const url = repository === null ? address.url : `file://${repository}`;
  const entry = await cacheEntry('git', [url, address.ref ?? ''], io);
  const { known } = options;
  const resolve = () =>
    commitOf(address, entry, io, { ...options, ...(repository !== null && { localRepository: repository }) });
  const resolved = known?.get(entry) ?? resolve();
  known?.set(entry, resolved);
  const { commit, warnings } = await resolved;
  const root = `${entry}/${commit}`;
  const directory = await subfolderOf(address, root, io);
  return { directory, root, commit, warnings };
}

/**
 * Returns the real path of a local repository that must lie within the source; null for any other address.
 * @throws External if the repository lies elsewhere
 */
async function findLocalRepository(address: GitAddress, io: Io, { within }: CheckOutOptions): Promise<string | null> {
  if (within === undefined || address.transport !== 'file') return null;
  const repository = await repositoryWithin(within, address, io);
  if (repository === null) throw cloneFailure(address, { text: REFUSED_REPOSITORY, advice: null });
  return repository;
}

/** The commit that an address resolves to, with warnings for the user. */
export interface ResolvedCommit {
  readonly commit: string;
  readonly warnings: readonly string[];
}

/**
 * Returns the commit that the address means now; without the network or an answer, the newest cached one.
 * @throws External if the host refuses, or does not answer and no commit is cached
 */
async function commitOf(address: GitAddress, entry: string, io: Io, options: CheckOutOptions): Promise<ResolvedCommit> {
  const { ref } = address;
  if (ref !== null && isCommit(ref) && (await isCached(entry, ref, io))) {
    return { commit: ref, warnings: await readNotes(entry, ref, io) };
  }
  const cached = await cachedCommits(entry, io);
  const newestCached = async (reason: Pick<Reason, 'text' | 'advice'>): Promise<ResolvedCommit> => {
    const [commit] = cached;
    if (commit === undefined) throw cloneFailure(address, reason);
    const warning = messages.notRefreshed(printGitAddress(address), commit.slice(0, 8), reason.text);
    return { commit, warnings: [warning, ...(await readNotes(entry, commit, io))] };
  };
  if (options.network === false) {
    return newestCached({ text: messages.NETWORK_UNWANTED, advice: messages.ADVICE_NETWORK_UNWANTED });
  }

  return withStaging('git', io, async (folder) => {
    const git = await openRepository(address, io, folder, options);
    const target = await resolveTarget(git, options);
    if ('text' in target) {
      if (target.kind === 'unreachable') return newestCached(target);
      throw cloneFailure(address, target);
    }
    const warnings = warningsAbout(address);
    const isCurrent = target.commit !== null && (await isCached(entry, target.commit, io));
    const commit = isCurrent ? target.commit : await fetchIntoCache(entry, git, target, io, options);
    await recordCommit(entry, commit, cached, folder, io);
    return { commit, warnings: [...warnings, ...(await readNotes(entry, commit, io))] };
  });
}

/**
 * Fetches a commit into the cache, and returns its id.
 * @throws External if it cannot be fetched, or the cache is not writable
 */
async function fetchIntoCache(
  entry: string,
  git: Git,
  target: Target,
  io: Io,
  options: CheckOutOptions,
): Promise<string> {
  const { commit, warnings } = await fetchTarget(git, target, io, options);
  await io.makeDirectory(entry);
  await writeNotes(entry, commit, warnings, git.folder, io);
  await moveIntoCache(git.tree, `${entry}/${commit}`, io).catch((error) => {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new External(messages.cacheUnwritable(code), { remedy: messages.CACHE_REMEDY, cause: error });
  });
  return commit;
}

// ---- The subfolder that an address names.

/**
 * Returns the path of the subfolder, or `root` if the address has none.
 * @throws InvalidInput if the folder does not exist; the remedy lists the folders with code
 */
async function subfolderOf(address: GitAddress, root: string, io: Io): Promise<string> {
  if (address.subfolder === '') return root;
  const directory = `${root}/${address.subfolder}`;
  const [top, real] = [await io.realPath(root), await io.realPath(directory)];
  const isThere = top !== null && real !== null && isWithin(top, real) && (await io.kindOf(real)) === 'directory';
  if (isThere) return directory;
  const folders = await foldersWithCode(root, io);
  const listed = folders.slice(0, FOLDERS_LISTED);
  throw new InvalidInput(messages.subfolderMissing(printGitAddress({ ...address, subfolder: '' }), address.subfolder), {
    remedy:
      folders.length === 0 ? messages.SUBFOLDER_NONE : messages.subfolderRemedy(listed, folders.length - listed.length),
  });
}

// ---- Cached commits of one address.
// Each has a directory named by its id; the most recently requested comes first.

const listPath = (entry: string) => `${entry}/commits`;

/** Returns the cached commits, newest request first. Skips commits without files. */
async function cachedCommits(entry: string, io: Io): Promise<readonly string[]> {
  const text = await io.readFile(listPath(entry)).catch(() => new Uint8Array());
  const commits: string[] = [];
  for (const commit of Buffer.from(text).toString('utf8').split('\n').filter(isCommit)) {
    if (await isCached(entry, commit, io)) commits.push(commit);
  }
  return commits;
}

const isCached = async (entry: string, commit: string, io: Io): Promise<boolean> =>
  (await io.kindOf(`${entry}/${commit}`)) === 'directory';

/**
 * Records `commit` as the most recent one and removes commits that no other run can still be reading.
 * @param staging a folder of this run only, because two concurrent runs must not write the same file
 */
async function recordCommit(
  entry: string,
  commit: string,
  cached: readonly string[],
  staging: string,
  io: Io,
): Promise<void> {
  if (cached[0] === commit) return;
  const retained = [commit, ...cached.filter((cachedCommit) => cachedCommit !== commit)].slice(0, COMMITS_CACHED_MAX);
  await io.writeFile(listPath(staging), `${retained.join('\n')}\n`);
  await io.rename(listPath(staging), listPath(entry));
  for (const { name } of await io.list(entry)) {
    // `<commit>` contains the files of a commit, `<commit>.notes` its warnings.
    const [id = ''] = name.split('.', 1);
    if (isCommit(id) && !retained.includes(id)) await io.remove(`${entry}/${name}`);
  }
}

const notesPath = (entry: string, commit: string) => `${entry}/${commit}.notes`;

/**
 * Saves the warnings about a commit's files, one per line. They are repeated whenever the commit is read from the
 * cache.
 */
async function writeNotes(
  entry: string,
  commit: string,
  notes: readonly string[],
  staging: string,
  io: Io,
): Promise<void> {
  if (notes.length === 0) return;
  await io.writeFile(notesPath(staging, commit), notes.join('\n'));
  await io.rename(notesPath(staging, commit), notesPath(entry, commit));
}

/** Returns the saved warnings; empty if there are none. */
async function readNotes(entry: string, commit: string, io: Io): Promise<readonly string[]> {
  const text = await io.readFile(notesPath(entry, commit)).catch(() => new Uint8Array());
  return Buffer.from(text)
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');
}
