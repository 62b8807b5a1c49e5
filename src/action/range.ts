/** With what an event's commit is compared where it is about no pull request. */
import { memberAt, textAt } from '../json/foreign.js';
import type { Range } from './model.js';

const COMMIT = /^(?!0+$)[0-9a-f]{40,64}$/;
/** What Git takes for the name of a branch, without what it could take for anything else. */
const BRANCH = /^(?!.*\.\.)[\w][\w./-]{0,254}$/;

/** Null where the event says of nothing what it was before: a schedule, a start by hand, a tag. */
export function rangeOf(payload: unknown): Range | null {
  const group = memberAt(payload, 'merge_group');
  if (group !== undefined) return between(textAt(group, 'base_sha'), textAt(group, 'head_sha'));
  const [before, after] = [textAt(payload, 'before'), textAt(payload, 'after')];
  // Only a push has both; those of other events (`synchronize`) are commits of a pull request.
  if (before === null || after === null || memberAt(payload, 'pull_request') !== undefined) return null;
  return /^0+$/.test(before) ? newBranch(payload, after) : between(before, after);
}

const between = (base: string | null, head: string | null): Range | null =>
  base !== null && head !== null && COMMIT.test(base) && COMMIT.test(head) ? { base, head, isBranch: false } : null;

/** Before its first push a branch was where it has left the default one. */
function newBranch(payload: unknown, head: string): Range | null {
  const base = textAt(payload, 'repository', 'default_branch') ?? '';
  const ref = textAt(payload, 'ref') ?? '';
  const isOther = ref.startsWith('refs/heads/') && ref !== `refs/heads/${base}`;
  return isOther && BRANCH.test(base) && COMMIT.test(head) ? { base, head, isBranch: true } : null;
}
