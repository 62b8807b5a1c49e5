/** Labels on a pull request: those that hold are there, those that do not are gone, and all others are left alone. */

import { memberAt, textAt } from '../../json/foreign.js';
import { isRefusal } from '../../pull-request/calls/refusal.js';
import type { Label } from '../labels.js';
import type { PullRequest } from '../model.js';
import type { GitHub } from './client.js';
import * as messages from './messages.js';

export interface Labelling {
  readonly wanted: readonly Label[];
  readonly holds: (label: Label) => boolean;
  /** Whether a label that does not hold may go: what was not compared may still be so. */
  readonly mayRemove: (label: Label) => boolean;
  /** Whether the run knows for which head it is. */
  readonly knowsHead: boolean;
}

/** Returns words for one notice each. Never rejects because of GitHub. Nothing is written where all is as it should be. */
export async function setLabels(github: GitHub, pull: PullRequest, labelling: Labelling): Promise<readonly string[]> {
  const { wanted, holds, mayRemove, knowsHead } = labelling;
  try {
    const now = await github.get(`${github.home}/pulls/${pull.number}`);
    // A newer run says what holds now.
    if (textAt(now, 'state') === 'closed') return [];
    if (knowsHead && textAt(now, 'head', 'sha') !== pull.headSha) return [];
    const there = namesIn(memberAt(now, 'labels'));
    // Names of labels are the same in capitals.
    const has = ({ name }: Label): boolean => there.has(name.toLowerCase());
    const path = `${github.home}/issues/${pull.number}/labels`;
    const missing = await makeAll(
      github,
      wanted.filter((label) => holds(label) && !has(label)),
    );
    if (missing.made.length > 0) await github.put('POST', path, { labels: missing.made.map(({ name }) => name) });
    for (const label of wanted.filter((one) => !holds(one) && has(one) && mayRemove(one))) {
      await remove(github, `${path}/${encodeURIComponent(label.name)}`);
    }
    return missing.refused.length === 0
      ? []
      : [
          messages.labelsNotMade(
            missing.refused.map(({ name }) => name),
            missing.reason,
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

interface Made {
  /** Those that the repository has. */
  readonly made: readonly Label[];
  readonly refused: readonly Label[];
  readonly reason: string;
}

/** To make a label needs another permission than to put it on: without it those that are there already are put on. */
async function makeAll(github: GitHub, labels: readonly Label[]): Promise<Made> {
  const [made, refused]: [Label[], Label[]] = [[], []];
  let reason = '';
  for (const label of labels) {
    try {
      await make(github, label);
      made.push(label);
    } catch (error) {
      if (!isRefusal(error, 'permission', 'missing')) throw error;
      refused.push(label);
      reason = error.reason;
    }
  }
  return { made, refused, reason };
}

async function make(github: GitHub, { name, color, description }: Label): Promise<void> {
  try {
    await github.get(`${github.home}/labels/${encodeURIComponent(name)}`);
  } catch (error) {
    if (!isRefusal(error, 'missing')) throw error;
    await github.put('POST', `${github.home}/labels`, { name, color, description }).catch((refused: unknown) => {
      // Another job was faster.
      if (!isRefusal(refused, 'invalid')) throw refused;
    });
  }
}

/** No error where somebody else has taken it off. */
async function remove(github: GitHub, path: string): Promise<void> {
  try {
    await github.put('DELETE', path);
  } catch (error) {
    if (!isRefusal(error, 'missing')) throw error;
  }
}
