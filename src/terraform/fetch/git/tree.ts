/** Fetches the files of one commit into a folder. */

import { FETCH_SECONDS } from '../../../limits.js';
import type { Io } from '../../../platform/io.js';
import { ASK_SECONDS } from '../limits.js';
import * as messages from '../messages.js';
import { type GitAddress, isPrivate, printGitAddress } from './address.js';
import type { Reason } from './failures.js';
import { fetchCommit, noSuchRef } from './fetch.js';
import { cloneFailure, type Git, openRepository, type Reaching } from './run.js';
import { isCommit, questionAbout, type Target, targetIn } from './target.js';
import { unpack } from './unpack.js';

export interface FetchTree extends Reaching {
  readonly onStep?: (text: string) => void;
  /** Timeout of each command that contacts the host; default FETCH_SECONDS. */
  readonly seconds?: number;
}

/**
 * Asks the host for the commit of an address. Returns the reason if the host fails to answer.
 * @throws InvalidInput if the host has no such ref
 */
export async function askFor(git: Git, { onStep, seconds = FETCH_SECONDS }: FetchTree): Promise<Target | Reason> {
  const { address } = git;
  // A full commit id is not looked up as a branch name.
  if (address.ref !== null && isCommit(address.ref)) return { source: address.ref, commit: address.ref };
  onStep?.(messages.stepAsking(printGitAddress(address)));
  const answer = await git.ask(questionAbout(address), Math.min(ASK_SECONDS, seconds));
  if (!('stdout' in answer)) return answer;
  const target = targetIn(answer.stdout, address);
  if (target === null) throw noSuchRef(git);
  return target;
}

/** Fetches the target and writes its files to `git.tree`. */
export async function takeTree(git: Git, target: Target, io: Io, { onStep, seconds = FETCH_SECONDS }: FetchTree) {
  onStep?.(messages.stepFetching(printGitAddress(git.address)));
  const commit = await fetchCommit(git, target, seconds);
  const warnings = await unpack(git, commit, io);
  return { commit, warnings };
}

/** Returns a warning if others can read the connection. */
export const warningsAbout = (address: GitAddress): readonly string[] =>
  isPrivate(address) ? [] : [messages.plainHttp(printGitAddress(address))];

/**
 * Fetches an address without the cache, for callers that store the files elsewhere. @param folder empty, and used by this run
 * only
 * @throws External with the reason; InvalidInput if there is no such ref; Missing if Git is not installed
 */
export async function fetchTree(address: GitAddress, io: Io, folder: string, options: FetchTree) {
  const git = await openRepository(address, io, folder, options);
  const target = await askFor(git, options);
  if ('text' in target) throw cloneFailure(address, target);
  const { warnings } = await takeTree(git, target, io, options);
  return { tree: git.tree, warnings: [...warningsAbout(address), ...warnings] };
}
