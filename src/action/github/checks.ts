/** A check run on the head of a pull request. https://docs.github.com/rest/checks/runs#create-a-check-run */
import { isRefusal } from '../../pull-request/calls/refusal.js';
import * as messages from '../messages.js';
import type { GitHub } from './client.js';

export type Conclusion = 'success' | 'failure' | 'neutral';

export interface Check {
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

/** Creates a check run. Returns one text per notice. Never rejects because of GitHub. */
export async function createCheck(github: GitHub, check: Check): Promise<readonly string[]> {
  const { name, commit, conclusion, title, summary, url } = check;
  try {
    // A retry may create it twice, which is harmless: both have one name and content, and the latest counts.
    await github.put('POST', `${github.home}/check-runs`, {
      ...{ name, head_sha: commit, status: 'completed', conclusion, details_url: url },
      output: { title, summary },
    });
    return [];
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return [messages.checkRefused(error.reason, error.kind === 'permission')];
  }
}
