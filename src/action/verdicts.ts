/** Adds the optional results to a pull request: labels and a check run. */

import { lineUrlOn } from '../differences.js';
import { writeBody } from '../pull-request/body.js';
import { GITHUB } from '../pull-request/model.js';
import type { Comparison } from './compared.js';
import type { Context } from './context.js';
import { type Conclusion, createCheck } from './github/checks.js';
import { connect } from './github/client.js';
import { setLabels } from './github/labels.js';
import { kindsOf, labelsOf } from './labels.js';
import { BODY_BYTES_MAX, CHECK_TITLE_MAX } from './limits.js';
import * as messages from './messages.js';
import type { PublishRequest, PullRequest } from './model.js';
import { readPullRequests } from './pull-request.js';

type Made = Pick<PublishRequest, 'diagrams' | 'artifacts' | 'absent' | 'uncompared'>;

export interface Judged {
  readonly made: Made;
  readonly comparison: Comparison;
  /** Reason why a committed picture is outdated; null if it is current or no file is given. */
  readonly stale: string | null;
}

/**
 * Sets labels and check. Never fails the step because of GitHub.
 * @throws BadInput for invalid labels
 */
export async function giveVerdicts(judged: Judged, context: Context): Promise<void> {
  const { event, inputs, runner } = context;
  const labels = labelsOf(inputs);
  if (labels.length === 0 && inputs.check === 'off') return;
  // The token is read-only here, so every write would fail.
  if (event.name === 'pull_request' && event.pullRequest?.isFork === true) {
    runner.annotate('notice', messages.FORK_NO_VERDICTS);
    return;
  }
  const pulls = (await readPullRequests(context).catch(() => [])).filter(({ isClosed }) => !isClosed);
  const notices: string[] = [];
  if (labels.length > 0) for (const pull of pulls) notices.push(...(await labelOne(pull, judged, context)));
  if (inputs.check !== 'off') notices.push(...(await checkOne(pulls[0] ?? null, judged, context)));
  for (const notice of new Set(notices)) runner.annotate('notice', notice);
}

function labelOne(pull: PullRequest, { made, comparison }: Judged, context: Context): Promise<readonly string[]> {
  const { event, inputs, io } = context;
  const kinds = kindsOf(made, comparison);
  return setLabels(connect(event, inputs['github-token'], io), pull, {
    wanted: labelsOf(inputs),
    holds: ({ kind }) => kinds.has(kind),
    mayRemove: ({ kind }) => comparison.isCompared || kind === 'not-compared',
    knowsHead: event.name.startsWith('pull_request') || event.name === 'workflow_run',
  });
}

async function checkOne(pull: PullRequest | null, judged: Judged, context: Context): Promise<readonly string[]> {
  const { event, inputs, io } = context;
  const { owner, name } = event.repository;
  const commit = pull?.headSha || event.sha;
  if (commit === '') return [];
  const repository = `${event.serverUrl}/${owner}/${name}`;
  const url = `${repository}/actions/runs/${event.runId}`;
  const run = { number: event.runNumber, url, sha: commit };
  const dialect = { ...GITHUB, lineUrl: lineUrlOn('github', repository) };
  const body = writeBody({ ...judged.made, title: null, images: new Map(), run, dialect }, BODY_BYTES_MAX);
  const { stale } = judged;
  const id = inputs['comment-id'];
  return createCheck(connect(event, inputs['github-token'], io), {
    name: id === 'default' ? messages.CHECK_NAME : messages.checkNamed(id),
    commit,
    conclusion: conclusionOf(judged, inputs.check),
    title: titleOf(judged).slice(0, CHECK_TITLE_MAX),
    summary: stale === null ? body : `${messages.staleLine(stale)}\n\n${body}`,
    url,
  });
}

/** Returns the conclusion. `gate` fails closed, because branch rules treat neutral like success. */
function conclusionOf({ made, comparison, stale }: Judged, check: 'report' | 'gate' | 'off'): Conclusion {
  if (stale !== null) return 'failure';
  if (!comparison.isCompared) return check === 'gate' ? 'failure' : 'neutral';
  return check === 'gate' && isLoss(made) ? 'failure' : 'success';
}

/** True if resources are removed or replaced, as in the gate of docs/action.md. */
const isLoss = ({ diagrams }: Made): boolean =>
  diagrams.some(({ change }) => {
    const { delete: removed = 0, forget = 0, replace = 0 } = change?.report.counts ?? {};
    return removed + forget + replace > 0;
  });

function titleOf({ made: { diagrams }, comparison, stale }: Judged): string {
  if (stale !== null) return stale;
  if (!comparison.isCompared) return messages.notComparedTitle(comparison.reason);
  const changed = diagrams.filter(({ changed }) => changed);
  const only = changed.length === 1 || diagrams.length === 1 ? (changed[0] ?? diagrams[0]) : undefined;
  return only?.change?.report.sentence ?? messages.rootsChange(changed.length, diagrams.length);
}
