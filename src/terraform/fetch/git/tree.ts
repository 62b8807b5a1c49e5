/** Fetches the files of one commit into a folder. */

import { InvalidInput } from '../../../errors.js';
import { FETCH_SECONDS } from '../../../limits.js';
import type { Io } from '../../../platform/io.js';
import { ASK_SECONDS } from '../limits.js';
import * as messages from '../messages.js';
import { type GitAddress, isPrivate, printGitAddress } from './address.js';
import type { Reason } from './failures.js';
import { cloneFailure, type Git, openRepository, type RepositoryOptions } from './run.js';
import { FETCHED, LEFT_AT_HOST, REMOTE } from './settings.js';
import { isCommit, listRefsArguments, type Target, targetIn } from './target.js';
import { unpack } from './unpack.js';

export interface FetchTree extends RepositoryOptions {
  readonly onStep?: (text: string) => void;
  /** Timeout of each command that contacts the host; default FETCH_SECONDS. */
  readonly seconds?: number;
}

/**
 * Asks the host for the commit of an address. Returns the reason if the host fails to answer.
 * @throws InvalidInput if the host has no such ref
 */
export async function resolveTarget(
  git: Git,
  { onStep, seconds = FETCH_SECONDS }: FetchTree,
): Promise<Target | Reason> {
  const { address } = git;
  // A full commit id is not looked up as a branch name.
  if (address.ref !== null && isCommit(address.ref)) return { source: address.ref, commit: address.ref };
  onStep?.(messages.stepAsking(printGitAddress(address)));
  const answer = await git.tryRemote(listRefsArguments(address), Math.min(ASK_SECONDS, seconds));
  if (!('stdout' in answer)) return answer;
  const target = targetIn(answer.stdout, address);
  if (target === null) throw noSuchRef(git);
  return target;
}

/** Fetches the target and writes its files to `git.tree`. */
export async function fetchTarget(git: Git, target: Target, io: Io, { onStep, seconds = FETCH_SECONDS }: FetchTree) {
  onStep?.(messages.stepFetching(printGitAddress(git.address)));
  const commit = await fetchCommit(git, target, seconds);
  const warnings = await unpack(git, commit, io);
  return { commit, warnings };
}

/** Returns a warning if others can read the connection. */
export const warningsAbout = (address: GitAddress): readonly string[] =>
  isPrivate(address) ? [] : [messages.plainHttp(printGitAddress(address))];

/**
 * Fetches an address without the cache, for callers that store the files elsewhere.
 * @param folder empty, and used by this run only
 * @throws External with the reason; InvalidInput if there is no such ref; Missing if Git is not installed
 */
export async function fetchTree(address: GitAddress, io: Io, folder: string, options: FetchTree) {
  const git = await openRepository(address, io, folder, options);
  const target = await resolveTarget(git, options);
  if ('text' in target) throw cloneFailure(address, target);
  const { warnings } = await fetchTarget(git, target, io, options);
  return { tree: git.tree, warnings: [...warningsAbout(address), ...warnings] };
}

// ---- Fetching a target's commit into the temporary repository, with as little data as the host allows.

/** Every fetch passes a depth. Hosts that serve plain files (dumb HTTP) do not support one, so Git refuses them. */
const FETCH = ['fetch', '--quiet', '--no-progress', '--no-tags', '--no-recurse-submodules', '--force'];
const ALL_DEPTH = '--depth=2147483647';

/**
 * Fetches the target and returns its commit id.
 * @throws External with Git's reason; InvalidInput if the commit does not exist
 */
async function fetchCommit(git: Git, { source }: Target, seconds: number): Promise<string> {
  const isName = source === 'HEAD' || source.startsWith('refs/');
  const one = `+${source}:${FETCHED}`;
  const attempts: (readonly string[])[] = [];
  if (isName || isCommit(source)) attempts.push([...FETCH, '--depth=1', LEFT_AT_HOST, REMOTE, one]);
  // Some hosts refuse to serve a commit by its id, or serve it only while a branch points at it.
  if (!isName) attempts.push([...FETCH, ALL_DEPTH, LEFT_AT_HOST, REMOTE, ...EVERYTHING]);

  let failure: Reason | null = null;
  for (const args of attempts) {
    const answer = await git.tryRemote(args, seconds);
    // A partial fetch records the host as the source of missing blobs. Any later command that misses one would contact
    // the host.
    await git.reset();
    if ('stdout' in answer) return commitAt(git, isName || args.includes(one) ? FETCHED : source);
    failure = answer;
    if (answer.kind === 'unreachable') break;
  }
  throw cloneFailure(git.address, failure!);
}

const EVERYTHING = ['+refs/heads/*:refs/groundplan/heads/*', '+refs/tags/*:refs/groundplan/tags/*'];

async function commitAt(git: Git, name: string): Promise<string> {
  const answer = await git.try(['rev-parse', '--quiet', '--verify', `${name}^{commit}`]);
  const commit = 'stdout' in answer ? answer.stdout.trim() : '';
  if (!isCommit(commit)) throw noSuchRef(git);
  return commit;
}

const noSuchRef = ({ address }: Pick<Git, 'address'>): InvalidInput =>
  new InvalidInput(
    messages.cloneFailed(
      printGitAddress({ ...address, ref: null }),
      address.ref === null ? messages.REPOSITORY_EMPTY : messages.noSuchRef(address.ref),
    ),
    { remedy: messages.CLONE_REMEDY },
  );
