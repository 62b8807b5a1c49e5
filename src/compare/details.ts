/** How a thing that is on both sides differs. */
import { ACCESS_ATTRIBUTE, isArchitecture, isSameValue } from '../catalog/attributes.js';
import {
  CHANGES,
  type ChangeCounts,
  type ChangeDetails,
  type ChangedValue,
  type ChangeName,
} from '../graph/changes.js';
import { isContainerType } from '../graph/containers.js';
import type { Attributes, GraphNode } from '../graph/model.js';
import { byText } from '../graph/order.js';
import { isSameByCount } from '../graph/terraform-address.js';
import { isTold, type Known, stemOf, stemsOf } from './known.js';

/** What is marked, and how. */
export type Mark = Pick<GraphNode, 'change' | 'changed'>;

/** Of several that are true the first in the list. */
const strongest = (names: readonly ChangeName[]): ChangeName => CHANGES.find((name) => names.includes(name)) ?? 'none';

/** In the order of the list, without those that are none; undefined for none at all. */
export function countsOf(names: Iterable<ChangeName>): ChangeCounts | undefined {
  const all = [...names];
  const counts = CHANGES.map((name) => [name, all.filter((each) => each === name).length] as const);
  const some = counts.filter(([, count]) => count > 0);
  return some.length === 0 ? undefined : Object.fromEntries(some);
}

const textOf = (attributes: Attributes, name: string): string | null =>
  Object.hasOwn(attributes, name) ? (attributes[name] as string) : null;

/** By name, those that are another architecture. */
function changedValues(before: Attributes, after: Attributes): readonly ChangedValue[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)].filter(isArchitecture));
  return [...names]
    .sort(byText)
    .map((name) => ({ name, before: textOf(before, name), after: textOf(after, name) }))
    .filter(({ name, before: old, after: now }) => !isSameValue(name, old, now));
}

/** Of a resource that has no node of its own; nothing where a side does not know its values. */
export function valuesOfResource(before: string, after: string, known: Known): readonly ChangedValue[] {
  const [old, now] = [known.before.values.get(before), known.after.values.get(after)];
  return old === undefined || now === undefined ? [] : changedValues(old, now);
}

/** The instances of a node, by their addresses after. */
interface Instances {
  readonly created: readonly string[];
  readonly deleted: readonly string[];
  /** On both sides: their addresses before, and after. */
  readonly shared: readonly (readonly [string, string])[];
}

/** Those that are part of another node now, or were, are neither new nor gone. */
function instancesOf(before: readonly GraphNode[], after: readonly GraphNode[], known: Known): Instances {
  const now = after.flatMap(stemsOf);
  const old = before.flatMap(stemsOf);
  const own = new Set(old);
  return {
    created: now.filter((stem) => known.stemBefore(stem) === undefined),
    deleted: old.filter((stem) => !known.isThere(stem)),
    shared: now.flatMap((stem) => {
      const was = known.stemBefore(stem);
      return was !== undefined && own.has(was) ? [[was, stem] as const] : [];
    }),
  };
}

/** Copies of one are one. */
const sumOf = (nodes: readonly GraphNode[]): number =>
  [...new Map(nodes.map(({ address, count }) => [stemOf(address), count])).values()].reduce((sum, one) => sum + one, 0);

interface Numbers extends Pick<ChangeDetails, 'countBefore' | 'instances'> {
  readonly values: readonly ChangedValue[];
  readonly isUpdated: boolean;
}

/** Of one thing, and of instances that are not told apart, there is only a number. */
function untold(before: readonly GraphNode[], after: GraphNode): Numbers {
  const values = changedValues((before[0] as GraphNode).attributes, after.attributes);
  const isUnknown = [...before, after].some(({ countUnknown }) => countUnknown === true);
  const countBefore = sumOf(before);
  const differs = !isUnknown && countBefore !== after.count;
  return { values, isUpdated: values.length > 0 || differs, ...(differs && { countBefore }) };
}

function numbersOf(before: readonly GraphNode[], after: GraphNode, known: Known): Numbers {
  const isOne = [...before, after].every(({ instances }) => instances === undefined);
  if (isOne || !isTold(after) || !before.every(isTold)) return untold(before, after);
  const { created, deleted, shared } = instancesOf(before, [after], known);
  const updated = shared.map(([was, is]) => valuesOfResource(was, is, known)).filter((values) => values.length > 0);
  const own = valuesOfNode(before, after, known);
  const isBox = isContainerType(after.type);
  const values = own.length > 0 || (after.count === 1 && !isBox) ? own : (updated[0] ?? own);
  const isUneven = created.length + deleted.length > 0 || (updated.length > 0 && updated.length < shared.length);
  const instances = countsOf([
    ...created.map((stem): ChangeName => (known.isImported(stem) ? 'import' : 'create')),
    ...deleted.map((stem): ChangeName => (known.isForgotten(stem) ? 'forget' : 'delete')),
    ...updated.map((): ChangeName => 'update'),
  ]);
  const countBefore = after.count - created.length + deleted.length;
  return {
    values,
    isUpdated: values.length > 0 || isUneven,
    ...(isUneven && instances !== undefined && { instances }),
    ...(countBefore !== after.count && { countBefore }),
  };
}

/**
 * What is said of a node is said of all that it stands for: of others than before, only what is not said of any one alone.
 * That a box of two subnets is now one of three is no other range of addresses.
 */
function valuesOfNode(before: readonly GraphNode[], after: GraphNode, known: Known): readonly ChangedValue[] {
  const [first] = before as readonly [GraphNode, ...GraphNode[]];
  const values = changedValues(first.attributes, after.attributes);
  const old = before.flatMap(stemsOf).map(known.stemAfter);
  if (isContainerType(after.type)) {
    const isAlike =
      before.length === 1 && old.length === stemsOf(after).length && stemsOf(after).every((stem) => old.includes(stem));
    return isAlike
      ? values
      : values.filter(({ name, before: was, after: is }) => name === ACCESS_ATTRIBUTE && was && is);
  }
  return old[0] === stemsOf(after)[0] ? values : [];
}

/**
 * The mark of a node that is on both sides.
 * @param isElsewhere it is in another box than before
 */
export function markOf(before: readonly GraphNode[], after: GraphNode, isElsewhere: boolean, known: Known): Mark {
  const [first] = before as readonly [GraphNode, ...GraphNode[]];
  const { values, isUpdated, ...numbers } = numbersOf(before, after, known);
  const names: ChangeName[] = [];
  if (isUpdated || first.lookedUp !== after.lookedUp) names.push('update');
  const movedFrom = movedFromOf(before, after, known);
  if (isElsewhere || movedFrom !== undefined) names.push('move');
  return marked(strongest(names), {
    ...(movedFrom !== undefined && { movedFrom }),
    ...(values.length > 0 && { values }),
    ...numbers,
  });
}

/** As Terraform writes it: only what it knows can move. */
function movedFromOf(before: readonly GraphNode[], after: GraphNode, known: Known): string | undefined {
  if (after.provenance === 'implied') return undefined;
  const own = new Set(before.flatMap(stemsOf));
  for (const stem of stemsOf(after)) {
    const was = known.stemBefore(stem);
    if (was === undefined || was === stem || !own.has(was)) continue;
    if (!isSameByCount(known.before.originOf(was), known.after.originOf(stem))) return known.before.originOf(was);
  }
  return undefined;
}

const marked = (change: ChangeName, changed: ChangeDetails = {}): Mark =>
  Object.keys(changed).length === 0 ? { change } : { change, changed };

/** The mark of what is on one side only, by what is true of each instance. */
export function markOfAll(names: readonly ChangeName[], strong: 'create' | 'delete'): Mark {
  const first = names[0] as ChangeName;
  if (names.every((name) => name === first)) return marked(first);
  const isImported = names.includes('import');
  const instances = countsOf(names.filter((name) => name !== 'none'));
  // Some of them are drawn on the other side too, as part of another thing.
  const change = names.includes('none') ? 'update' : strong;
  return marked(change, { ...(isImported && { isImported }), ...(instances !== undefined && { instances }) });
}
