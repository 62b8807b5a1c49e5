/** Updates the labels of a pull request: adds those that apply, removes those that do not and leaves others alone. */

import { memberAt, textAt } from '../../platform/json/foreign.js';
import { isRefusal } from '../../pull-request/calls/refusal.js';
import type { Label } from '../labels.js';
import * as messages from '../messages.js';
import type { PullRequest } from '../model.js';
import type { GitHub } from './client.js';

export interface Labelling {
  readonly wanted: readonly Label[];
  readonly holds: (label: Label) => boolean;
  /** True if a label that does not apply may be removed. Without a complete comparison it may still apply. */
  readonly mayRemove: (label: Label) => boolean;
  /** True if the run knows the head commit that it is for. */
  readonly knowsHead: boolean;
}

/**
 * Sets the labels. Writes nothing if they are already correct. Returns one text per notice. Never rejects because of
 * GitHub.
 */
export async function setLabels(github: GitHub, pull: PullRequest, labelling: Labelling): Promise<readonly string[]> {
  const { wanted, holds, mayRemove, knowsHead } = labelling;
  try {
    const now = await github.get(`${github.home}/pulls/${pull.number}`);
    // A newer run decides about the labels of a newer head.
    if (textAt(now, 'state') === 'closed') return [];
    if (knowsHead && textAt(now, 'head', 'sha') !== pull.headSha) return [];
    const there = namesIn(memberAt(now, 'labels'));
    // GitHub compares label names without case.
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
  /** Labels that exist in the repository. */
  readonly made: readonly Label[];
  readonly refused: readonly Label[];
  readonly reason: string;
}

/**
 * Creates missing labels. This needs another permission than adding them; without it, only existing labels are added.
 */
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
      // A parallel job has created it.
      if (!isRefusal(refused, 'invalid')) throw refused;
    });
  }
}

/** Removes a label. Succeeds if it is already gone. */
async function remove(github: GitHub, path: string): Promise<void> {
  try {
    await github.put('DELETE', path);
  } catch (error) {
    if (!isRefusal(error, 'missing')) throw error;
  }
}
