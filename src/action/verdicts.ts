/**
 * Adds the optional results of a run to a pull request: labels (input `labels`) and a check run (input `check`), which
 * branch rules can require.
 */

import { dangersOf } from '../diff/report/dangers.js';
import { lineUrlOn } from '../differences.js';
import { memberAt, textAt } from '../platform/json/foreign.js';
import { writeBody } from '../pull-request/body.js';
import { isRefusal } from '../pull-request/calls.js';
import { GITHUB, isEmptyChange } from '../pull-request/model.js';
import type { Comparison } from './compared.js';
import { type Context, repositoryUrl, runUrl } from './context.js';
import { connect, type GitHub } from './github/client.js';
import { readPullRequests } from './github/pulls.js';
import { BadInput } from './inputs/read.js';
import type { Inputs } from './inputs/table.js';
import { BODY_BYTES_MAX, CHECK_TITLE_MAX, LABEL_LENGTH_MAX } from './limits.js';
import * as messages from './messages.js';
import type { PublishRequest, PullRequest } from './model.js';

/** The part of a publication that labels and the check run depend on. */
type RunContent = Pick<PublishRequest, 'diagrams' | 'artifacts' | 'absent' | 'uncompared'>;

/** The result of a run, from which labels and the check run follow. */
export interface RunResult {
  readonly content: RunContent;
  readonly comparison: Comparison;
  /** Reason why the file of the input `check-file` is outdated; null if it is current or the input is empty. */
  readonly stale: string | null;
}

/**
 * Sets the labels of the run's pull requests, and creates the check run on the head of the first one. A refusal of
 * GitHub is a notice and does not fail the step.
 * @throws BadInput for invalid labels
 */
export async function giveVerdicts(result: RunResult, context: Context): Promise<void> {
  const { event, inputs, runner } = context;
  const labels = labelsOf(inputs);
  if (labels.length === 0 && inputs.check === 'off') return;
  // The token is read-only here, so every write would fail.
  if (event.name === 'pull_request' && event.pullRequest?.isFork === true) {
    runner.annotate('notice', messages.FORK_NO_LABELS);
    return;
  }
  const pulls = (await readPullRequests(context).catch(() => [])).filter(({ isClosed }) => !isClosed);
  const notices: string[] = [];
  if (labels.length > 0) for (const pull of pulls) notices.push(...(await labelPull(pull, result, context)));
  if (inputs.check !== 'off') notices.push(...(await checkHead(pulls[0] ?? null, result, context)));
  for (const notice of new Set(notices)) runner.annotate('notice', notice);
}

function labelPull(
  pull: PullRequest,
  { content, comparison }: RunResult,
  context: Context,
): Promise<readonly string[]> {
  const { event, inputs, io } = context;
  const kinds = kindsOf(content, comparison);
  return setLabels(connect(event, inputs['github-token'], io), pull, {
    labels: labelsOf(inputs),
    applies: ({ kind }) => kinds.has(kind),
    mayRemove: ({ kind }) => comparison.isCompared || kind === 'not-compared',
    isForCommit: event.name.startsWith('pull_request') || event.name === 'workflow_run',
  });
}

async function checkHead(pull: PullRequest | null, result: RunResult, context: Context): Promise<readonly string[]> {
  const { event, inputs, io } = context;
  const commit = pull?.headSha || event.sha;
  if (commit === '') return [];
  const url = runUrl(event, event.runId);
  const run = { number: event.runNumber, url, sha: commit };
  const dialect = { ...GITHUB, lineUrl: lineUrlOn('github', repositoryUrl(event)) };
  const body = writeBody({ ...result.content, title: null, images: new Map(), run, dialect }, BODY_BYTES_MAX);
  const { stale } = result;
  const id = inputs['comment-id'];
  return createCheck(connect(event, inputs['github-token'], io), {
    name: id === 'default' ? messages.CHECK_NAME : messages.checkNamed(id),
    commit,
    conclusion: conclusionOf(result, inputs.check),
    title: titleOf(result).slice(0, CHECK_TITLE_MAX),
    summary: stale === null ? body : `${messages.staleLine(stale)}\n\n${body}`,
    url,
  });
}

/** Returns the conclusion. `gate` fails without a complete comparison, because branch rules treat neutral like success. */
function conclusionOf({ content, comparison, stale }: RunResult, check: 'report' | 'gate' | 'off'): Conclusion {
  if (stale !== null) return 'failure';
  if (!comparison.isCompared) return check === 'gate' ? 'failure' : 'neutral';
  return check === 'gate' && isLoss(content) ? 'failure' : 'success';
}

/** True if resources are removed or replaced, as in the gate of docs/action.md. */
const isLoss = ({ diagrams }: RunContent): boolean =>
  diagrams.some(({ change }) => {
    const { delete: removed = 0, forget = 0, replace = 0 } = change?.report.counts ?? {};
    return removed + forget + replace > 0;
  });

/** Returns the title of the check: a reason if it fails, else the summary of the only changed diagram, or a count. */
function titleOf({ content: { diagrams }, comparison, stale }: RunResult): string {
  if (stale !== null) return stale;
  if (!comparison.isCompared) return messages.notComparedTitle(comparison.reason);
  const changed = diagrams.filter(({ changed }) => changed);
  const only = changed.length === 1 || diagrams.length === 1 ? (changed[0] ?? diagrams[0]) : undefined;
  return only?.change?.report.sentence ?? messages.rootsChange(changed.length, diagrams.length);
}

// ---- Check runs on the head of a pull request.
// https://docs.github.com/rest/checks/runs#create-a-check-run

type Conclusion = 'success' | 'failure' | 'neutral';

interface Check {
  readonly name: string;
  readonly commit: string;
  readonly conclusion: Conclusion;
  /** One line of text. */
  readonly title: string;
  /** Markdown. */
  readonly summary: string;
  /** URL of the workflow run. */
  readonly url: string;
}

/** Creates a check run. If GitHub refuses, returns a notice instead of rejecting. */
async function createCheck(github: GitHub, check: Check): Promise<readonly string[]> {
  const { name, commit, conclusion, title, summary, url } = check;
  try {
    // A retry may create it twice, which is harmless: both have one name and content, and the latest counts.
    await github.put('POST', `${github.repositoryPath}/check-runs`, {
      name,
      head_sha: commit,
      status: 'completed',
      conclusion,
      details_url: url,
      output: { title, summary },
    });
    return [];
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return [messages.checkRefused(error.reason, error.kind === 'permission')];
  }
}

// ---- Labels of a pull request.
// Of the labels in the input, those that apply are added, and those that do not are removed. Other labels stay.

interface Labelling {
  /** Labels of the input. */
  readonly labels: readonly Label[];
  readonly applies: (label: Label) => boolean;
  /** True if a label that does not apply may be removed. Without a complete comparison it may still apply. */
  readonly mayRemove: (label: Label) => boolean;
  /** True if the run knows the head commit that it is for. */
  readonly isForCommit: boolean;
}

/** Sets the labels. Writes nothing if they are already correct. If GitHub refuses, returns notices instead of rejecting. */
async function setLabels(github: GitHub, pull: PullRequest, labelling: Labelling): Promise<readonly string[]> {
  const { labels, applies, mayRemove, isForCommit } = labelling;
  try {
    const current = await github.get(`${github.repositoryPath}/pulls/${pull.number}`);
    // A newer run decides about the labels of a newer head.
    if (textAt(current, 'state') === 'closed') return [];
    if (isForCommit && textAt(current, 'head', 'sha') !== pull.headSha) return [];
    const currentNames = namesIn(memberAt(current, 'labels'));
    // GitHub compares label names without case.
    const has = ({ name }: Label): boolean => currentNames.has(name.toLowerCase());
    const path = `${github.repositoryPath}/issues/${pull.number}/labels`;
    const creation = await createMissingLabels(
      github,
      labels.filter((label) => applies(label) && !has(label)),
    );
    if (creation.existing.length > 0)
      await github.put('POST', path, { labels: creation.existing.map(({ name }) => name) });
    for (const label of labels.filter((candidate) => !applies(candidate) && has(candidate) && mayRemove(candidate))) {
      await removeLabel(github, `${path}/${encodeURIComponent(label.name)}`);
    }
    return creation.refused.length === 0
      ? []
      : [
          messages.labelsNotCreated(
            creation.refused.map(({ name }) => name),
            creation.reason,
          ),
        ];
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return [messages.labelsRefused(error.reason, error.kind === 'permission')];
  }
}

function namesIn(labels: unknown): ReadonlySet<string> {
  const items: readonly unknown[] = Array.isArray(labels) ? labels : [];
  return new Set(items.flatMap((item) => textAt(item, 'name')?.toLowerCase() ?? []));
}

interface LabelCreation {
  /** Labels that exist in the repository. */
  readonly existing: readonly Label[];
  readonly refused: readonly Label[];
  readonly reason: string;
}

/**
 * Creates the labels that the repository lacks. That needs another permission than adding existing labels to a pull
 * request, so labels that cannot be created are returned as refused.
 */
async function createMissingLabels(github: GitHub, labels: readonly Label[]): Promise<LabelCreation> {
  const [existing, refused]: [Label[], Label[]] = [[], []];
  let reason = '';
  for (const label of labels) {
    try {
      await createLabel(github, label);
      existing.push(label);
    } catch (error) {
      if (!isRefusal(error, 'permission', 'missing')) throw error;
      refused.push(label);
      reason = error.reason;
    }
  }
  return { existing, refused, reason };
}

/** Creates a label in the repository, unless it exists. */
async function createLabel(github: GitHub, { name, color, description }: Label): Promise<void> {
  try {
    await github.get(`${github.repositoryPath}/labels/${encodeURIComponent(name)}`);
  } catch (error) {
    if (!isRefusal(error, 'missing')) throw error;
    await github
      .put('POST', `${github.repositoryPath}/labels`, { name, color, description })
      .catch((refused: unknown) => {
        // A parallel job has created it.
        if (!isRefusal(refused, 'invalid')) throw refused;
      });
  }
}

/** Removes a label. Succeeds if it is already gone. */
async function removeLabel(github: GitHub, path: string): Promise<void> {
  try {
    await github.put('DELETE', path);
  } catch (error) {
    if (!isRefusal(error, 'missing')) throw error;
  }
}

// ---- The input `labels`, and the labels that apply.

/** Kinds in the documented order, with the colours of GitHub's own labels. */
const LABEL_KINDS = {
  changed: { color: '1d76db', description: 'The architecture changes' },
  opens: { color: 'd73a4a', description: 'Something is opened to everybody or to the internet' },
  data: { color: 'd73a4a', description: 'A store of data is removed or replaced' },
  rights: { color: 'd93f0b', description: 'Somebody may do more than before' },
  'not-compared': { color: 'fbca04', description: 'What changes is not known' },
} as const;

type LabelKind = keyof typeof LABEL_KINDS;
const LABEL_NAMES = Object.keys(LABEL_KINDS) as readonly LabelKind[];

interface Label {
  readonly kind: LabelKind;
  readonly name: string;
  /** Hexadecimal colour for creating the label. */
  readonly color: string;
  readonly description: string;
}

/**
 * Returns the labels of the workflow; empty for none.
 * @throws BadInput for an invalid line
 */
export function labelsOf(inputs: Pick<Inputs, 'labels'>): readonly Label[] {
  const [line, ...otherLines] = inputs.labels;
  const only = otherLines.length === 0 ? line : undefined;
  if (line === undefined || only === 'false') return [];
  const lines = only === 'true' ? LABEL_NAMES : inputs.labels;
  const labels = lines.map(labelOf);
  if (new Set(labels.map(({ name }) => name.toLowerCase())).size < labels.length) throw invalidLabels();
  return labels;
}

/** Parses `opens`, or `opens: exposed`. */
function labelOf(line: string): Label {
  const [, kindText = '', named] = /^([a-z-]+)\s*(?::\s*(.*))?$/.exec(line) ?? [];
  const kind = LABEL_NAMES.find((labelKind) => labelKind === kindText);
  const name = named ?? `groundplan:${kindText}`;
  // GitHub's lists of labels are separated by commas.
  if (kind === undefined || name === '' || name.length > LABEL_LENGTH_MAX || /[,\p{Cc}]/u.test(name))
    throw invalidLabels();
  return { kind, name, color: LABEL_KINDS[kind].color, description: LABEL_KINDS[kind].description };
}

const invalidLabels = (): BadInput =>
  new BadInput('labels', messages.badInput('labels'), messages.labelsRemedy(LABEL_NAMES, LABEL_LENGTH_MAX));

/** Returns the kinds that apply for certain. If the comparison is incomplete, the others may apply, too. */
function kindsOf({ diagrams }: Pick<PublishRequest, 'diagrams'>, { isCompared }: Comparison): ReadonlySet<LabelKind> {
  const changes = diagrams.flatMap(({ change }) => change ?? []);
  return new Set<LabelKind>([
    ...(changes.some((change) => !isEmptyChange(change)) ? ['changed' as const] : []),
    ...changes.flatMap(({ report }) => dangersOf(report).map(({ kind }) => kind)),
    ...(isCompared ? [] : ['not-compared' as const]),
  ]);
}
