/** The files of one commit of a repository, in a folder of their own. */

import { FETCH_SECONDS } from '../../limits.js';
import type { Io } from '../../platform/io.js';
import { type GitAddress, isPrivate, printGitAddress } from './address.js';
import type { Reason } from './failures.js';
import { fetchCommit, noSuchRef } from './fetch.js';
import { ASK_SECONDS } from './limits.js';
import * as messages from './messages.js';
import { cloneFailure, type Git, openRepository, type Reaching } from './run.js';
import { isCommit, questionAbout, type Target, targetIn } from './target.js';
import { unpack } from './unpack.js';

export interface FetchTree extends Reaching {
  readonly onStep?: (text: string) => void;
  /** For each command that waits for the host; FETCH_SECONDS by default. */
  readonly seconds?: number;
}

/** @throws InvalidInput where the host has no such ref */
export async function askFor(git: Git, { onStep, seconds = FETCH_SECONDS }: FetchTree): Promise<Target | Reason> {
  const { address } = git;
  // A branch that is named like a commit is not looked for.
  if (address.ref !== null && isCommit(address.ref)) return { source: address.ref, commit: address.ref };
  onStep?.(messages.stepAsking(printGitAddress(address)));
  const answer = await git.ask(questionAbout(address), Math.min(ASK_SECONDS, seconds));
  if (!('stdout' in answer)) return answer;
  const target = targetIn(answer.stdout, address);
  if (target === null) throw noSuchRef(git);
  return target;
}

/** Writes the files to `git.tree`. */
export async function takeTree(git: Git, target: Target, io: Io, { onStep, seconds = FETCH_SECONDS }: FetchTree) {
  onStep?.(messages.stepFetching(printGitAddress(git.address)));
  const commit = await fetchCommit(git, target, seconds);
  const warnings = await unpack(git, commit, io);
  return { commit, warnings };
}

/** What is to be known of a connection that others can read. */
export const warningsAbout = (address: GitAddress): readonly string[] =>
  isPrivate(address) ? [] : [messages.plainHttp(printGitAddress(address))];

/**
 * For what is kept elsewhere than by address. @param folder empty, of this run alone
 * @throws External with the reason; InvalidInput where there is no such ref; Missing where Git is not installed
 */
export async function fetchTree(address: GitAddress, io: Io, folder: string, options: FetchTree) {
  const git = await openRepository(address, io, folder, options);
  const target = await askFor(git, options);
  if ('text' in target) throw cloneFailure(address, target);
  const { warnings } = await takeTree(git, target, io, options);
  return { tree: git.tree, warnings: [...warningsAbout(address), ...warnings] };
}
