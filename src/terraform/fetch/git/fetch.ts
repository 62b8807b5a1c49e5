/** Fetches a target's commit into the temporary repository, with as little data as the host allows. */
import { InvalidInput } from '../../../errors.js';
import * as messages from '../messages.js';
import { printGitAddress } from './address.js';
import type { Reason } from './failures.js';
import { cloneFailure, type Git } from './run.js';
import { FETCHED, LEFT_AT_HOST, REMOTE } from './settings.js';
import { isCommit, type Target } from './target.js';

/** Every fetch passes a depth. Hosts that serve plain files (dumb HTTP) do not support one, so Git refuses them. */
const FETCH = ['fetch', '--quiet', '--no-progress', '--no-tags', '--no-recurse-submodules', '--force'];
const ALL_DEPTH = '--depth=2147483647';

/**
 * Fetches the target and returns its commit id.
 * @throws External with Git's reason; InvalidInput if the commit does not exist
 */
export async function fetchCommit(git: Git, { source }: Target, seconds: number): Promise<string> {
  const isName = source === 'HEAD' || source.startsWith('refs/');
  const one = `+${source}:${FETCHED}`;
  const attempts: (readonly string[])[] = [];
  if (isName || isCommit(source)) attempts.push([...FETCH, '--depth=1', LEFT_AT_HOST, REMOTE, one]);
  // Some hosts refuse to serve a commit by its id, or serve it only while a branch points at it.
  if (!isName) attempts.push([...FETCH, ALL_DEPTH, LEFT_AT_HOST, REMOTE, ...EVERYTHING]);

  let failure: Reason | null = null;
  for (const args of attempts) {
    const answer = await git.ask(args, seconds);
    // A partial fetch records the host as the source of missing blobs. Any later command that misses one would contact the host.
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

export const noSuchRef = ({ address }: Pick<Git, 'address'>): InvalidInput =>
  new InvalidInput(
    messages.cloneFailed(
      printGitAddress({ ...address, ref: null }),
      address.ref === null ? messages.REPOSITORY_EMPTY : messages.noSuchRef(address.ref),
    ),
    { remedy: messages.CLONE_REMEDY },
  );
