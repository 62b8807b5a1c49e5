/**
 * The totals of a plan, counted as in Terraform's last line: `Plan: 1 to import, 2 to add, 0 to change, 1 to destroy.`
 */
import {
  type AllChanges,
  CHANGES,
  type ChangeCounts,
  type ChangeDetails,
  type ChangeName,
  type PlanSummary,
} from './changes.js';
import type { Change } from './inventory.js';

interface Changing {
  readonly mode: 'managed' | 'data';
  readonly change: Change;
  readonly changed?: ChangeDetails;
  readonly count?: number | 'unknown';
}

type Counted = keyof PlanSummary;

/**
 * Returns the totals that a change adds to. Moved, read and deferred resources add to none, and an import counts in
 * addition to any other action.
 */
function countedAs(change: Change, { isForgotten, isImported }: ChangeDetails): readonly Counted[] {
  const imported: readonly Counted[] = isImported === true ? ['import'] : [];
  switch (change) {
    case 'create':
      return [...imported, 'add'];
    case 'update':
      return [...imported, 'change'];
    case 'delete':
      return [...imported, 'destroy'];
    case 'replace':
      return [...imported, 'add', isForgotten === true ? 'forget' : 'destroy'];
    case 'import':
      return ['import'];
    case 'forget':
      return ['forget'];
    default:
      return imported;
  }
}

/** Returns the totals of the managed resources, including their deposed objects. */
export function planSummary(resources: Iterable<Changing>): PlanSummary {
  const sums = { import: 0, add: 0, change: 0, destroy: 0, forget: 0 };
  for (const { mode, change, changed = {} } of resources) {
    if (mode !== 'managed') continue;
    for (const counted of countedAs(change, changed)) sums[counted]++;
    // The resource's own deposed objects.
    for (const [name, count] of Object.entries(changed.folded ?? {})) {
      for (const counted of countedAs(name as ChangeName & Change, {})) sums[counted] += count;
    }
  }
  return sums;
}

/** Counts all changes by name, with Terraform's totals; undefined if nothing changes. */
export function allChanges(resources: readonly Changing[]): AllChanges | undefined {
  const sums = new Map<string, number>();
  for (const { mode, change, changed = {}, count = 1 } of resources) {
    if (mode !== 'managed') continue;
    const older = Object.entries(changed.folded ?? {});
    for (const [name, number] of [[change, count === 'unknown' ? 1 : count] as const, ...older]) {
      sums.set(name, (sums.get(name) ?? 0) + number);
    }
  }
  const counts: ChangeCounts = Object.fromEntries(
    CHANGES.flatMap((change) => (change !== 'none' && sums.has(change) ? [[change, sums.get(change)]] : [])),
  );
  return Object.keys(counts).length === 0 ? undefined : { counts, plan: planSummary(resources) };
}
