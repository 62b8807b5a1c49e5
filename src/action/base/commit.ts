/** Which commit a pull request is compared with: what it would change, and nothing that others have changed since. */

import { isRefusal } from '../../comment/calls/refusal.js';
import { memberAt, textAt } from '../../json/foreign.js';
import type { Context } from '../context.js';
import { askCheckout } from '../discover/git.js';
import { connect } from '../github/client.js';
import type { PullRequest } from '../model.js';

const COMMIT = /^[0-9a-f]{40,64}$/;

/**
 * GitHub checks out its own merge of the pull request: its first parent is what it is merged into, which the commit itself
 * says, also in a checkout without history. Of a checkout of the head it is where both have parted, which GitHub knows.
 * @returns null where nobody knows
 */
export async function baseCommit(pull: PullRequest, context: Context): Promise<string | null> {
  const parents = await parentsOfHead(context);
  if (parents.length === 2 && parents[1] === pull.headSha) return parents[0]!;
  return (await mergeBase(pull, context)) ?? (COMMIT.test(pull.baseSha) ? pull.baseSha : null);
}

/** As the commit has them: `git log` would hide those that a shallow checkout does not hold. */
async function parentsOfHead({ io }: Context): Promise<readonly string[]> {
  const text = (await askCheckout(['cat-file', 'commit', 'HEAD'], io)) ?? '';
  const [head = ''] = text.split('\n\n', 1);
  return head.split('\n').flatMap((line) => /^parent ([0-9a-f]{40,64})$/.exec(line)?.[1] ?? []);
}

/** https://docs.github.com/rest/commits/commits#compare-two-commits */
async function mergeBase({ baseSha, headSha }: PullRequest, { event, inputs, io }: Context): Promise<string | null> {
  if (!COMMIT.test(baseSha) || !COMMIT.test(headSha)) return null;
  try {
    const github = connect(event, inputs['github-token'], io);
    const value = await github.get(`${github.home}/compare/${baseSha}...${headSha}?per_page=1`);
    const found = textAt(memberAt(value, 'merge_base_commit'), 'sha');
    return found !== null && COMMIT.test(found) ? found : null;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return null;
  }
}
