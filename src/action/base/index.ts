/** The repository as it was before a pull request, beside the one that is checked out. */
import { fetchTree } from '../../diagram.js';
import { GroundplanError } from '../../errors.js';
import type { Context } from '../context.js';
import * as messages from '../messages.js';
import { baseCommit } from './commit.js';
import { BASE_SECONDS } from './limits.js';

/**
 * Calls `work` with the folder of the repository before, as an input that the drawing reads wherever it is done. It is
 * fetched as an archive: that needs neither history nor a login in the checkout, only the token's right to read. Without it
 * pictures show what there is, which is said.
 */
export async function withBase<T>(context: Context, work: (context: Context) => Promise<T>): Promise<T> {
  const { io, inputs, event, runner } = context;
  const pull = event.pullRequest;
  if (inputs['base-dir'] !== '' || pull === null || !isCompared(context)) return work(context);
  const commit = await baseCommit(pull, context);
  if (commit === null) {
    runner.annotate('notice', messages.BASE_UNKNOWN);
    return work(context);
  }
  return io.withTemporaryDirectory(async (folder) => {
    const tree = await treeOf(commit, folder, context);
    return work(tree === null ? context : { ...context, inputs: { ...inputs, 'base-dir': tree } });
  });
}

/** A plan knows itself what it changes; without code nothing is compared. */
const isCompared = ({ inputs }: Context): boolean =>
  inputs.mode === 'draw' &&
  inputs.changes !== 'off' &&
  inputs.planfile === '' &&
  inputs.path.some((path) => !path.endsWith('.json'));

/** Null where it cannot be had, which is said. */
async function treeOf(commit: string, folder: string, { event, inputs, io, runner }: Context): Promise<string | null> {
  const { owner, name } = event.repository;
  const url = `${event.apiUrl}/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}/tarball/${commit}`;
  const token = inputs['github-token'];
  try {
    const login = token === '' ? null : `Bearer ${token}`;
    // The runner has named GitHub's host; archives come from it, or from one beside it.
    const { host } = new URL(event.apiUrl);
    const privateHosts = [host, `codeload.${host}`, ...inputs['private-hosts']];
    return await fetchTree({ url, login, privateHosts, seconds: BASE_SECONDS }, folder, io);
  } catch (error) {
    if (!(error instanceof GroundplanError) || error.exitCode === 1) throw error;
    runner.annotate('notice', messages.baseNotFetched(commit.slice(0, 7), error.message));
    return null;
  }
}
