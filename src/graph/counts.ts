/** Numbers of resources: in a graph, in a list of nodes and in a plan. */

import { parseAddress, withCopy } from './address.js';
import {
  type AllChanges,
  CHANGES,
  type ChangeCounts,
  type ChangeDetails,
  type ChangeName,
  type PlanSummary,
} from './changes.js';
import type { Change } from './inventory.js';
import type { GraphNode } from './model.js';
import { byText } from './order.js';

// ---- Resources in a graph.

/** True for zones, groups and actors, which are drawn but not built by Terraform. */
export const isPseudoType = (type: string): boolean =>
  type.startsWith('tv_') || type === 'aws_az' || type === 'aws_group';

/** A node or container to count. */
interface Counted {
  readonly address: string;
  readonly type: string;
  /** Number of instances that the node stands for. */
  readonly count: number;
}

/**
 * True if the node is a resource of the source. An implied node is not: a subnet from a block of its network, or a
 * network that is only named. Neither is a node from annotations.
 */
export const isOfSource = ({ provenance, isAdded }: Pick<GraphNode, 'provenance' | 'isAdded'>): boolean =>
  provenance !== 'implied' && isAdded !== true;

/**
 * Counts the resources of the source that the nodes stand for. Implied and added nodes do not count, so the result
 * never exceeds the total of the source.
 */
export const countResources = (nodes: Iterable<GraphNode>): number => countDrawn([...nodes].filter(isOfSource));

/**
 * Counts the resources that nodes and containers stand for. Copies of a resource count once and identical instances one
 * each; zones and actors do not count.
 */
export function countDrawn(items: Iterable<Counted>): number {
  const counts = new Map<string, number>();
  for (const { address, type, count } of items) {
    if (isPseudoType(type)) continue;
    const isCopy = (parseAddress(address)?.copy ?? null) !== null;
    counts.set(isCopy ? withCopy(address, null) : address, count);
  }
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}

// ---- Changes.

/** Counts the changes of the managed resources, by kind. */
export function countChanges(
  resources: Iterable<{ readonly mode: 'managed' | 'data'; readonly change: Change }>,
): ReadonlyMap<Change, number> {
  const counts = new Map<Change, number>();
  for (const { mode, change } of resources) {
    if (mode === 'managed') counts.set(change, (counts.get(change) ?? 0) + 1);
  }
  return counts;
}

// ---- Resource types.

/** Counts the items of each type. The map is in order of type name. */
export function countTypes(items: Iterable<{ readonly type: string }>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { type } of items) counts.set(type, (counts.get(type) ?? 0) + 1);
  return new Map([...counts].sort(([a], [b]) => byText(a, b)));
}

// ---- The totals of a plan, counted as in Terraform's last line:
// `Plan: 1 to import, 2 to add, 0 to change, 1 to destroy.`

/** A resource with its change. */
interface Changing {
  readonly mode: 'managed' | 'data';
  readonly change: Change;
  readonly changed?: ChangeDetails;
  readonly count?: number | 'unknown';
}

type CountName = keyof PlanSummary;

/**
 * Returns the totals that a change adds to. Moved, read and deferred resources add to none, and an import counts in
 * addition to any other action.
 */
function countedAs(change: Change, { isForgotten, isImported }: ChangeDetails): readonly CountName[] {
  const imported: readonly CountName[] = isImported === true ? ['import'] : [];
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
    // `folded` counts the resource's own deposed objects.
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
    const deposed = Object.entries(changed.folded ?? {});
    for (const [name, number] of [[change, count === 'unknown' ? 1 : count] as const, ...deposed]) {
      sums.set(name, (sums.get(name) ?? 0) + number);
    }
  }
  const counts: ChangeCounts = Object.fromEntries(
    CHANGES.flatMap((change) => (change !== 'none' && sums.has(change) ? [[change, sums.get(change)]] : [])),
  );
  return Object.keys(counts).length === 0 ? undefined : { counts, plan: planSummary(resources) };
}
