/** Finds the revisions to compare for an event without a pull request. */
import { memberAt, textAt } from '../platform/json/foreign.js';
import type { Range } from './model.js';

const COMMIT = /^(?!0+$)[0-9a-f]{40,64}$/;
/** A branch name that Git cannot interpret as anything else. */
const BRANCH = /^(?!.*\.\.)[\w][\w./-]{0,254}$/;

/** Returns the revisions; null if the event has no previous revision, such as a schedule, a manual start or a tag. */
export function rangeOf(payload: unknown): Range | null {
  const group = memberAt(payload, 'merge_group');
  if (group !== undefined) return between(textAt(group, 'base_sha'), textAt(group, 'head_sha'));
  const [before, after] = [textAt(payload, 'before'), textAt(payload, 'after')];
  // Only a push has both. In other events (`synchronize`) they are commits of a pull request.
  if (before === null || after === null || memberAt(payload, 'pull_request') !== undefined) return null;
  return /^0+$/.test(before) ? newBranch(payload, after) : between(before, after);
}

const between = (base: string | null, head: string | null): Range | null =>
  base !== null && head !== null && COMMIT.test(base) && COMMIT.test(head) ? { base, head, isBranch: false } : null;

/** Compares a new branch with its merge base with the default branch. */
function newBranch(payload: unknown, head: string): Range | null {
  const base = textAt(payload, 'repository', 'default_branch') ?? '';
  const ref = textAt(payload, 'ref') ?? '';
  const isOther = ref.startsWith('refs/heads/') && ref !== `refs/heads/${base}`;
  return isOther && BRANCH.test(base) && COMMIT.test(head) ? { base, head, isBranch: true } : null;
}
