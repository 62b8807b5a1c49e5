/** Which commit a pull request is compared with: what it would change, and nothing that others have changed since. */

import { memberAt, textAt } from '../../json/foreign.js';
import { isRefusal } from '../../pull-request/calls/refusal.js';
import type { Context } from '../context.js';
import { askCheckout } from '../discover/git.js';
import { connect } from '../github/client.js';
import type { PullRequest } from '../model.js';
import * as messages from './messages.js';

const COMMIT = /^[0-9a-f]{40,64}$/;

/** The commit, or why there is none to compare with. */
export type Base = { readonly commit: string } | { readonly reason: string };

/**
 * Returns the commit that a pull request is compared with. GitHub checks out its own merge of the pull request: its first
 * parent is what it is merged into, which the commit itself says, also in a checkout without history. Of a checkout of the
 * head it is where both have parted, which GitHub knows. A checkout of anything else is compared with nothing: of the base
 * all would be as before.
 */
export async function findBase(pull: PullRequest, context: Context): Promise<Base> {
  const parents = await parentsOfHead(context);
  if (parents !== null && parents.length === 2 && parents[1] === pull.headSha) return { commit: parents[0]! };
  const parted = await mergeBase(pull, context);
  const reason = await whyNotHead(pull, { parents, parted }, context);
  return reason === null ? parted : { reason };
}

/** As the commit has them: `git log` would hide those that a shallow checkout does not hold. Null without a repository. */
async function parentsOfHead({ io }: Context): Promise<readonly string[] | null> {
  const text = await askCheckout(['cat-file', 'commit', 'HEAD'], io);
  if (text === null) return null;
  const [head = ''] = text.split('\n\n', 1);
  return head.split('\n').flatMap((line) => /^parent ([0-9a-f]{40,64})$/.exec(line)?.[1] ?? []);
}

interface Known {
  readonly parents: readonly string[] | null;
  readonly parted: Base;
}

/** Null where what is checked out holds the head of the pull request. */
async function whyNotHead(pull: PullRequest, { parents, parted }: Known, context: Context): Promise<string | null> {
  const { event, io } = context;
  const isOfBase = event.name === 'pull_request_target';
  const sha = parents === null ? null : ((await askCheckout(['rev-parse', 'HEAD'], io)) ?? '').trim();
  // Elsewhere than on pull_request_target the head is what is checked out by default, with Git or as an archive.
  if (sha === null || !COMMIT.test(sha)) return isOfBase ? messages.CHECKOUT_UNKNOWN : null;
  if (sha === pull.headSha) return null;
  const bases = [pull.baseSha, 'commit' in parted ? parted.commit : '', isOfBase ? event.sha : ''];
  if (bases.includes(sha)) return messages.baseCheckedOut(sha.slice(0, 7));
  // A commit that the job itself has made on top of the head, or of GitHub's merge.
  const tops = [pull.headSha, isOfBase ? '' : event.sha];
  if (tops.includes(sha) || parents?.some((parent) => tops.includes(parent))) return null;
  return holdsHead(pull, sha, context);
}

/** Asked of GitHub, because a shallow checkout does not know. Null where it does hold it. */
async function holdsHead({ headSha }: PullRequest, sha: string, context: Context): Promise<string | null> {
  if (!COMMIT.test(headSha)) return null;
  const isAncestor = await askCheckout(['merge-base', '--is-ancestor', headSha, 'HEAD'], context.io);
  if (isAncestor !== null) return null;
  const compared = await compare(headSha, sha, context);
  if ('refused' in compared) return messages.headUnknown(sha.slice(0, 7));
  const status = textAt(compared.value, 'status');
  return status === 'ahead' || status === 'identical' ? null : messages.baseCheckedOut(sha.slice(0, 7));
}

async function mergeBase({ baseSha, headSha }: PullRequest, context: Context): Promise<Base> {
  if (!COMMIT.test(baseSha)) return { reason: messages.BASE_UNKNOWN };
  if (!COMMIT.test(headSha)) return { commit: baseSha };
  const compared = await compare(baseSha, headSha, context);
  if ('refused' in compared) {
    // Nothing in common, or not to be read, which the archive tells. Of what passes the tip of the base is no answer:
    // what others have changed there since would seem to be undone.
    const { isPassing, reason } = compared.refused;
    return isPassing ? { reason: messages.baseUnknown(reason) } : { commit: baseSha };
  }
  const found = textAt(memberAt(compared.value, 'merge_base_commit'), 'sha');
  return { commit: found !== null && COMMIT.test(found) ? found : baseSha };
}

type Compared =
  | { readonly value: unknown }
  | { readonly refused: { readonly isPassing: boolean; readonly reason: string } };

/** https://docs.github.com/rest/commits/commits#compare-two-commits */
async function compare(base: string, head: string, { event, inputs, io }: Context): Promise<Compared> {
  try {
    const github = connect(event, inputs['github-token'], io);
    return { value: await github.get(`${github.home}/compare/${base}...${head}?per_page=1`) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { refused: { isPassing: isRefusal(error, 'trouble', 'limit'), reason: error.reason } };
  }
}
