/**
 * Merges the changes of several nodes that are drawn as one, such as ten identical instances. Each view that groups
 * nodes calls `mergeChanges`.
 */
import { listedUpTo } from '../platform/text/english.js';
import { parseAddress, withCopy } from './address.js';
import {
  CHANGES,
  type ChangeCounts,
  type ChangeDetails,
  type ChangedPart,
  type ChangedValue,
  type ChangeName,
  sharedBlocks,
} from './changes.js';
import type { GraphNode } from './model.js';
import { byAddress } from './order.js';

/** A node with its change. */
type Changing = Pick<GraphNode, 'change' | 'changed'>;

/** A node with its change, as input of a merge. */
export type Member = Changing & Pick<GraphNode, 'address' | 'count'>;

/** Returns the nodes without drift, only with the changes that the plan makes; the same map if nothing has drifted. */
export function withoutDrift(nodes: ReadonlyMap<string, GraphNode>): ReadonlyMap<string, GraphNode> {
  const drifted = [...nodes].filter(([, { changed }]) => changed?.drift !== undefined);
  if (drifted.length === 0) return nodes;
  const result = new Map(nodes);
  for (const [address, { changed, ...node }] of drifted) {
    const { drift, ...others } = changed as ChangeDetails;
    result.set(address, Object.keys(others).length === 0 ? node : { ...node, changed: others });
  }
  return result;
}

/** Returns the properties that decide whether two nodes have the same change mark. */
export const markOf = ({ change, changed = {} }: Changing): readonly unknown[] => [
  change,
  changed.createsFirst === true,
  changed.isImported === true,
  changed.isForgotten === true,
];

/** Returns the first change in the order of `CHANGES`, in which destructive changes come first. */
const strongestChange = (members: readonly Changing[]): ChangeName =>
  CHANGES.find((name) => members.some(({ change }) => change === name)) ?? 'none';

/** Returns the sum of the counts of all kinds of change. */
export const sumOf = (counts: ChangeCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Adds up the counts of each change. Changes with a sum of 0 are absent. */
export function sumCounts(all: readonly (ChangeCounts | undefined)[]): ChangeCounts {
  const sums = CHANGES.map((name): [ChangeName, number] => [
    name,
    all.reduce((sum, counts) => sum + (counts?.[name] ?? 0), 0),
  ]);
  return Object.fromEntries(sums.filter(([name, sum]) => name !== 'none' && sum > 0));
}

const isEmpty = (counts: ChangeCounts): boolean => Object.keys(counts).length === 0;

/**
 * Returns the strongest change, with the details that are true of every member. Copies of one resource count as one.
 * @param nodes at least one
 */
export function mergeChanges(nodes: readonly Member[]): Changing {
  const members = withoutCopies(nodes);
  const [first, ...others] = members as [Member, ...Member[]];
  if (others.length === 0) return { change: first.change, ...(first.changed && { changed: first.changed }) };
  const change = strongestChange(members);
  const details = members.map(({ changed = {} }) => changed);
  const isAlike = members.every((member) => member.change === change && member.changed?.instances === undefined);
  const instances = isAlike ? {} : sumCounts(members.map(instancesOf));
  const folded = sumCounts(details.map((detail) => detail.folded));
  const parts = partsOf(details);
  const drift =
    details.some((detail) => detail.drift !== undefined) && sharedValues(details.map((detail) => detail.drift ?? []));
  const exposure = distinctExposure(details.flatMap((detail) => detail.exposure ?? []));
  const allRights = details.flatMap((detail) => detail.rights ?? []);
  const rights = [...new Map(allRights.map((right) => [JSON.stringify(right), right])).values()];
  const changed: ChangeDetails = {
    ...(isAlike && sharedDetails(details)),
    ...(!isEmpty(folded) && { folded }),
    ...(parts.length > 0 && { parts }),
    ...(!isEmpty(instances) && { instances }),
    ...(drift && { drift }),
    ...(exposure.length > 0 && { exposure }),
    ...(rights.length > 0 && { rights }),
    ...touchedIn(details),
  };
  return { change, ...(Object.keys(changed).length > 0 && { changed }) };
}

/** Returns what is touched of any member: its grey dot must not vanish with its icon. */
function touchedIn(details: readonly ChangeDetails[]): Pick<ChangeDetails, 'touched'> {
  const texts = [...new Set(details.flatMap(({ touched }) => touched ?? []))];
  return texts.length === 0 ? {} : { touched: listedUpTo(texts, TOUCHED_NAMED_MAX) };
}

/** Maximum texts of an icon about what is touched. */
const TOUCHED_NAMED_MAX = 2;

/** Returns the distinct parts: a resource that is folded into several members appears once. */
function partsOf(details: readonly ChangeDetails[]): readonly ChangedPart[] {
  const parts = new Map(details.flatMap((detail) => (detail.parts ?? []).map((part) => [part.address, part] as const)));
  return [...parts.values()].sort((a, b) => byAddress(a.address, b.address));
}

/** Returns the members without the second and further copies of a resource, whose address ends with `~2`. */
function withoutCopies(members: readonly Member[]): readonly Member[] {
  const resources = new Map<string, Member>();
  for (const member of members) {
    const isCopy = (parseAddress(member.address)?.copy ?? null) !== null;
    const address = isCopy ? withCopy(member.address, null) : member.address;
    if (!resources.has(address)) resources.set(address, member);
  }
  return [...resources.values()];
}

/** Returns the changes of the instances of a node; empty if none changes. */
const instancesOf = ({ change, changed, count }: Member): ChangeCounts =>
  changed?.instances ?? (change === 'none' ? {} : { [change]: count });

/**
 * Returns each exposure once. Exposures that only differ in `by` count as equal, and the first of them is taken, at the
 * position of the last.
 */
function distinctExposure(all: NonNullable<ChangeDetails['exposure']>): NonNullable<ChangeDetails['exposure']> {
  const keyOf = ({ change, what, to }: (typeof all)[number]): string => JSON.stringify([change, what, to]);
  return [...new Map([...all].reverse().map((exposure) => [keyOf(exposure), exposure])).values()].reverse();
}

/** Returns the details that all members share. `movedFrom` is left out, because it differs for each member. */
function sharedDetails(details: readonly ChangeDetails[]): ChangeDetails {
  const [first = {}] = details;
  const isShared = (name: 'createsFirst' | 'isImported' | 'isForgotten' | 'reason'): boolean =>
    first[name] !== undefined && details.every((detail) => detail[name] === first[name]);
  const values = sharedValues(details.map((detail) => detail.values ?? []));
  const blocks = sharedBlocks(details.map((detail) => detail.blocks ?? []));
  const forcedBy = (first.forcedBy ?? []).filter((name) => details.every((detail) => detail.forcedBy?.includes(name)));
  return {
    ...(isShared('createsFirst') && { createsFirst: true as const }),
    ...(isShared('isImported') && { isImported: true as const }),
    ...(isShared('isForgotten') && { isForgotten: true as const }),
    ...(isShared('reason') && { reason: first.reason }),
    ...(values.length > 0 && { values }),
    ...(blocks.length > 0 && { blocks }),
    ...(forcedBy.length > 0 && { forcedBy }),
  } as ChangeDetails;
}

/** Returns the values that are in every list, in the order of the first list. */
function sharedValues(lists: readonly (readonly ChangedValue[])[]): readonly ChangedValue[] {
  const [first = [], ...others] = lists;
  const key = (value: ChangedValue): string => JSON.stringify([value.name, value.before, value.after, value.forces]);
  const known = others.map((list) => new Set(list.map(key)));
  return first.filter((value) => known.every((keys) => keys.has(key(value))));
}
