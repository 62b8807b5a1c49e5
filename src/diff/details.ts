/** Marks of nodes: how a node of both revisions differs, and the mark of a node of one revision. */

import {
  ACCESS_ATTRIBUTE,
  isArchitecture,
  isComputedIfUnset,
  isNote,
  isSameValue,
  pathsOfAttribute,
} from '../catalog/attributes.js';
import { isArchitectureBlock } from '../catalog/block-effects.js';
import { isAnyElement } from '../catalog/examples.js';
import { factsOf } from '../catalog/index.js';
import { stateOf } from '../catalog/nouns.js';
import { isDeciding } from '../catalog/settings.js';
import {
  type BlockChange,
  CHANGES,
  type ChangeCounts,
  type ChangeDetails,
  type ChangedValue,
  type ChangeName,
  sharedBlocks,
  type ValueChange,
} from '../graph/changes.js';
import { groupBy } from '../graph/group-by.js';
import { leadsInto } from '../graph/inventory.js';
import type { Attributes, GraphNode } from '../graph/model.js';
import { isContainerType } from '../graph/node-types.js';
import { byText } from '../graph/order.js';
import { isSameByCount } from '../graph/terraform-address.js';
import type { UnsetValue } from './model.js';
import type { ResourceDifference } from './resources.js';
import { listsAllInstances, type RevisionIndex, stemOf, stemsOf } from './revision-index.js';

/** The mark of a node: its change and the details. */
export type Mark = Pick<GraphNode, 'change' | 'changed'>;

/** Returns the name that comes first in `CHANGES`. */
const strongest = (names: readonly ChangeName[]): ChangeName => CHANGES.find((name) => names.includes(name)) ?? 'none';

/** Counts changes by name, in the order of `CHANGES`. Leaves out zeros; undefined if nothing is counted. */
export function countsOf(names: Iterable<ChangeName>): ChangeCounts | undefined {
  const allNames = [...names];
  const counts = CHANGES.map((name) => [name, allNames.filter((each) => each === name).length] as const);
  const some = counts.filter(([, count]) => count > 0);
  return some.length === 0 ? undefined : Object.fromEntries(some);
}

const textOf = (attributes: Attributes, name: string): string | null =>
  Object.hasOwn(attributes, name) ? (attributes[name] as string) : null;

/**
 * Returns the changed values, by name: architecture attributes, and attributes that force a replacement.
 * @param stem address of the resource in `after`
 */
function changedValues(
  before: Attributes,
  after: Attributes,
  stem: string,
  revisions: RevisionIndex,
): readonly ChangedValue[] {
  const { forcedBy = [], settings = [] } = revisions.differenceOf(stem) ?? {};
  const pathsOf = (name: string): readonly string[] => pathsOfAttribute(name).map((path) => path.join('.'));
  const isForced = (name: string): boolean => pathsOf(name).some((path) => forcedBy.includes(path));
  const isPassedOver = (name: string): boolean => pathsOf(name).some((path) => revisions.isIgnored(stem, path));
  const names = new Set(
    [...Object.keys(before), ...Object.keys(after)].filter((name) => isArchitecture(name) || isForced(name)),
  );
  const ownValues = [...names]
    .map((name) => ({ name, before: textOf(before, name), after: textOf(after, name) }))
    .filter(({ name, before: old, after: now }) => !isSameValue(name, old, now) && !isPassedOver(name))
    // Routes that only one revision knows do not make a subnet private: it may have been before.
    .filter(({ name, before: old, after: now }) => name !== ACCESS_ATTRIBUTE || stateOf(name, old, now) !== undefined)
    .map((value) => withGaps(value, stem, revisions))
    .filter(({ name, after: now }) => now !== null || !isKeptIfUnset(name, stem, revisions))
    .map((value) => withDefaults(value, stem, revisions))
    .filter(({ before: old, after: now }) => old !== now)
    .map((value): ChangedValue => (isForced(value.name) ? { ...value, forces: true } : value));
  const deciding = decidingValues(stem, revisions).filter(
    ({ name }) =>
      !isPassedOver(name) && !ownValues.some((value) => pathsOf(value.name).some((path) => leadsInto(name, path))),
  );
  const ofProvider = settings.filter(
    ({ name }) => forcedBy.includes(name) && !ownValues.some((value) => value.name === name),
  );
  return [...ownValues, ...deciding, ...ofProvider.map((setting): ChangedValue => ({ ...setting, forces: true }))].sort(
    (a, b) => byText(a.name, b.name),
  );
}

/** Returns what a shown attribute is if the code does not set it: `tier` may stand for `settings.tier`. */
function unsetOfShown(name: string, stem: string, { unsetOf }: RevisionIndex): UnsetValue {
  const all = [[name], ...pathsOfAttribute(name)].map((path) => unsetOf(stem, path.join('.')));
  const [first] = all as [UnsetValue, ...UnsetValue[]];
  return all.find((unset) => unset.is === 'kept' || (unset.is === 'default' && unset.value !== null)) ?? first;
}

/** True if the resource stays as it is without the attribute. */
function isKeptIfUnset(name: string, stem: string, revisions: RevisionIndex): boolean {
  const unset = unsetOfShown(name, stem, revisions);
  return unset.is === 'kept' || (unset.is === 'unknown' && isComputedIfUnset(name));
}

/** Returns the values with the provider's default in place of one that the code does not set. */
function withDefaults({ name, before, after }: ChangedValue, stem: string, revisions: RevisionIndex): ChangedValue {
  const unset = unsetOfShown(name, stem, revisions);
  const value = unset.is === 'default' ? unset.value : null;
  return { name, before: before ?? value, after: after ?? value };
}

/**
 * Returns the changed values that decide about a resource of any type, such as a version or how long data is kept.
 * Values of several blocks are left out, because the name would not tell which is which.
 */
function decidingValues(stem: string, revisions: RevisionIndex): readonly ChangedValue[] {
  const { details: { values = [] } = {}, forcedBy = [] } = revisions.differenceOf(stem) ?? {};
  const byPath = groupBy(
    values.filter(({ path }) => isDeciding(path)),
    ({ path }) => path,
  );
  return [...byPath.values()].flatMap(([first, ...others]): ChangedValue[] => {
    const { path, before, after } = first as ValueChange;
    if (others.some((other) => other.before !== before || other.after !== after)) return [];
    return [{ name: path, before, after, ...(forcedBy.includes(path) && { forces: true as const }) }];
  });
}

/** Returns the block changes of a resource that are part of the architecture, such as the indexes of a table. */
const blocksOf = (stem: string, revisions: RevisionIndex): readonly BlockChange[] =>
  (revisions.differenceOf(stem)?.details.blocks ?? []).filter(({ path }) => isArchitectureBlock(path));

/**
 * Stands for a value that the code refers to and that is unknown before apply. `none` would claim that nothing is set.
 */
const GAP = '…';

function withGaps(value: ChangedValue, stem: string, { before, after, stemBefore }: RevisionIndex): ChangedValue {
  const paths = pathsOfAttribute(value.name).map((path) => path.join('.'));
  const filled = (text: string | null, side: RevisionIndex['before'], address: string): string | null =>
    text === null && paths.some((path) => side.refersAt(address, path)) ? GAP : text;
  return {
    ...value,
    before: filled(value.before, before, stemBefore(stem) ?? stem),
    after: filled(value.after, after, stem),
  };
}

/** Returns the changed values of a resource without a node. Empty if either revision has no values for the resource. */
export function valuesOfResource(before: string, after: string, revisions: RevisionIndex): readonly ChangedValue[] {
  const [valuesBefore, valuesAfter] = [revisions.before.values.get(before), revisions.after.values.get(after)];
  return valuesBefore === undefined || valuesAfter === undefined
    ? []
    : changedValues(valuesBefore, valuesAfter, after, revisions);
}

/** Returns the paths that force a replacement, or may force one. Empty if the resource is not replaced. */
function forcesOf(difference: ResourceDifference | undefined): Forces {
  const { forcedBy = [], mayBeForcedBy = [] } = difference ?? {};
  return { ...(forcedBy.length > 0 && { forcedBy }), ...(mayBeForcedBy.length > 0 && { mayBeForcedBy }) };
}

type Forces = Pick<ChangeDetails, 'forcedBy' | 'mayBeForcedBy'>;

/** Merges the forcing paths of a node's instances; each path once. */
function forcesOfAll(stems: readonly string[], revisions: RevisionIndex): Forces {
  const forcesByInstance = stems.map((stem) => forcesOf(revisions.differenceOf(stem)));
  const unite = (name: keyof Forces): readonly string[] =>
    [...new Set(forcesByInstance.flatMap((forces) => forces[name] ?? []))].sort(byText);
  const [forcedBy, mayBeForcedBy] = [unite('forcedBy'), unite('mayBeForcedBy')];
  return { ...(forcedBy.length > 0 && { forcedBy }), ...(mayBeForcedBy.length > 0 && { mayBeForcedBy }) };
}

/** True for a data store that may be replaced: a change of the architecture, whatever attribute forces it. */
const mayLoseData = ({ type }: GraphNode, { mayBeForcedBy = [] }: Forces): boolean =>
  factsOf(type).holdsData === true && mayBeForcedBy.some((path) => !isNote(type, path));

/** True if Terraform will certainly replace a resource, by its address in `after`. */
export const isReplaced = (stem: string, revisions: RevisionIndex): boolean =>
  (revisions.differenceOf(stem)?.forcedBy.length ?? 0) > 0;

/** The instances of a node. Deleted instances have their address in `before`, all others that in `after`. */
interface Instances {
  readonly created: readonly string[];
  readonly deleted: readonly string[];
  /** Instances of both revisions, as pairs of their addresses in `before` and `after`. */
  readonly shared: readonly (readonly [string, string])[];
}

/**
 * Returns the instances that are new, gone or shared. An instance that was or is part of another node is neither new
 * nor gone.
 */
function instancesOf(before: readonly GraphNode[], after: readonly GraphNode[], revisions: RevisionIndex): Instances {
  const stemsAfter = after.flatMap(stemsOf);
  const stemsBefore = before.flatMap(stemsOf);
  const ownStems = new Set(stemsBefore);
  return {
    created: stemsAfter.filter((stem) => revisions.stemBefore(stem) === undefined),
    deleted: stemsBefore.filter((stem) => !revisions.isInAfter(stem)),
    shared: stemsAfter.flatMap((stem) => {
      const stemBefore = revisions.stemBefore(stem);
      return stemBefore !== undefined && ownStems.has(stemBefore) ? [[stemBefore, stem] as const] : [];
    }),
  };
}

/** Sums the counts of nodes. Copies of one resource count once. */
const sumOf = (nodes: readonly GraphNode[]): number =>
  [...new Map(nodes.map(({ address, count }) => [stemOf(address), count])).values()].reduce(
    (sum, count) => sum + count,
    0,
  );

interface Numbers extends Pick<ChangeDetails, 'countBefore' | 'instances'> {
  readonly values: readonly ChangedValue[];
  readonly blocks: readonly BlockChange[];
  readonly isUpdated: boolean;
  /** True if every instance is replaced. */
  readonly isReplaced: boolean;
}

/**
 * Compares nodes whose instances are not listed, by values and count: single resources, and groups of unknown
 * instances.
 */
function numbersOfUnlisted(before: readonly GraphNode[], after: GraphNode, revisions: RevisionIndex): Numbers {
  const [stem] = stemsOf(after) as [string, ...string[]];
  const values = changedValues((before[0] as GraphNode).attributes, after.attributes, stem, revisions);
  const blocks = blocksOf(stem, revisions);
  const isUnknown = [...before, after].some(({ countUnknown }) => countUnknown === true);
  const countBefore = sumOf(before);
  const differs = !isUnknown && countBefore !== after.count;
  return {
    values,
    blocks,
    isUpdated: values.length + blocks.length > 0 || differs,
    isReplaced: stemsOf(after).every((each) => isReplaced(each, revisions)),
    ...(differs && { countBefore }),
  };
}

/** Returns the changed values and blocks of one instance, by its addresses in `before` and `after`. */
const changesOf = (
  [before, after]: readonly [string, string],
  revisions: RevisionIndex,
): Pick<Numbers, 'values' | 'blocks'> => ({
  values: valuesOfResource(before, after, revisions),
  blocks: blocksOf(after, revisions),
});

function numbersOf(before: readonly GraphNode[], after: GraphNode, revisions: RevisionIndex): Numbers {
  const isOne = [...before, after].every(({ instances }) => instances === undefined);
  if (isOne || !listsAllInstances(after) || !before.every(listsAllInstances))
    return numbersOfUnlisted(before, after, revisions);
  const { created, deleted, shared } = instancesOf(before, [after], revisions);
  const replaced = shared.filter(([, stem]) => isReplaced(stem, revisions));
  const updated = shared
    .filter((pair) => !replaced.includes(pair))
    .map((pair) => changesOf(pair, revisions))
    .filter(({ values, blocks }) => values.length + blocks.length > 0);
  const changesOfReplaced = replaced.map((pair) => changesOf(pair, revisions));
  const changed = changesOfReplaced.length > 0 ? changesOfReplaced : updated;
  const values = valuesOfInstances(
    before,
    after,
    changed.map((changes) => changes.values),
    revisions,
  );
  const blocks = sharedBlocks(changed.map((changes) => changes.blocks));
  const isEven =
    [replaced, updated].some((group) => group.length === shared.length) || replaced.length + updated.length === 0;
  const isUneven = created.length + deleted.length > 0 || !isEven;
  const instances = countsOf([
    ...created.map((stem): ChangeName => (revisions.isImported(stem) ? 'import' : 'create')),
    ...deleted.map((stem): ChangeName => (revisions.isForgotten(stem) ? 'forget' : 'delete')),
    ...replaced.map((): ChangeName => 'replace'),
    ...updated.map((): ChangeName => 'update'),
  ]);
  const countBefore = after.count - created.length + deleted.length;
  return {
    values,
    blocks,
    isUpdated: values.length > 0 || updated.length > 0 || isUneven,
    isReplaced: !isUneven && replaced.length > 0,
    ...(isUneven && instances !== undefined && { instances }),
    ...(countBefore !== after.count && { countBefore }),
  };
}

/**
 * Returns the changed values of the node, or those that its changed instances have in common. The attributes of a node
 * of several instances are those of the first one, and do not hold for the others.
 * @param changed values of each replaced instance, or of each updated one if none is replaced
 */
function valuesOfInstances(
  before: readonly GraphNode[],
  after: GraphNode,
  changed: readonly (readonly ChangedValue[])[],
  revisions: RevisionIndex,
): readonly ChangedValue[] {
  const nodeValues = valuesOfNode(before, after, revisions);
  const isBox = isContainerType(after.type);
  if (after.count === 1 && !isBox) return nodeValues;
  return isBox && nodeValues.length > 0 ? nodeValues : changed.length > 0 ? commonValues(changed) : nodeValues;
}

/**
 * Returns the values that change in every list. A side that differs between the lists is a gap, and a value of which
 * both sides differ is left out: no text is true of all.
 */
function commonValues([first = [], ...others]: readonly (readonly ChangedValue[])[]): readonly ChangedValue[] {
  return first.flatMap((value): ChangedValue[] => {
    const sameNamed = others.map((values) => values.find(({ name }) => name === value.name));
    if (sameNamed.includes(undefined)) return [];
    const [isSameBefore, isSameAfter] = (['before', 'after'] as const).map((side) =>
      sameNamed.every((other) => other?.[side] === value[side]),
    );
    if (!isSameBefore && !isSameAfter) return [];
    return [{ ...value, ...(!isSameBefore && { before: GAP }), ...(!isSameAfter && { after: GAP }) }];
  });
}

/**
 * Returns the changed values that hold for every instance of the node.
 * If the instances differ from before, values of single instances are left out: a box of two subnets that now stands
 * for three does not have a different address range.
 */
function valuesOfNode(
  before: readonly GraphNode[],
  after: GraphNode,
  revisions: RevisionIndex,
): readonly ChangedValue[] {
  const [first] = before as readonly [GraphNode, ...GraphNode[]];
  const values = changedValues(first.attributes, after.attributes, stemsOf(after)[0] as string, revisions);
  const stemsBefore = before.flatMap(stemsOf).map(revisions.stemAfter);
  if (isContainerType(after.type)) {
    const isAlike =
      before.length === 1 &&
      stemsBefore.length === stemsOf(after).length &&
      stemsOf(after).every((stem) => stemsBefore.includes(stem));
    return isAlike
      ? values
      : values.filter(
          ({ name, before: textBefore, after: textAfter }) => name === ACCESS_ATTRIBUTE && textBefore && textAfter,
        );
  }
  return stemsBefore[0] === stemsOf(after)[0] ? values : [];
}

/**
 * Returns the mark of a node of both revisions.
 * @param isElsewhere true if its container differs from before
 */
export function markOf(
  before: readonly GraphNode[],
  after: GraphNode,
  isElsewhere: boolean,
  revisions: RevisionIndex,
): Mark {
  const [first] = before as readonly [GraphNode, ...GraphNode[]];
  const { values, blocks, isUpdated, isReplaced: isAnew, ...numbers } = numbersOf(before, after, revisions);
  const names: ChangeName[] = isAnew ? ['replace'] : [];
  const forces = forcesOfAll(stemsOf(after), revisions);
  if (isUpdated || first.lookedUp !== after.lookedUp || mayLoseData(after, forces)) names.push('update');
  const movedFrom = movedFromOf(before, after, revisions);
  if (isElsewhere || movedFrom !== undefined) names.push('move');
  return marked(strongest(names), {
    ...(names.length > 0 && forces),
    ...(movedFrom !== undefined && { movedFrom }),
    ...(values.length > 0 && { values }),
    ...(blocks.length > 0 && { blocks }),
    ...numbers,
  });
}

/**
 * Returns the previous address, as Terraform writes it, of the first instance that has moved. Implied nodes cannot
 * move, because Terraform does not know them.
 */
function movedFromOf(before: readonly GraphNode[], after: GraphNode, revisions: RevisionIndex): string | undefined {
  if (after.provenance === 'implied') return undefined;
  const ownStems = new Set(before.flatMap(stemsOf));
  for (const stem of stemsOf(after)) {
    const stemBefore = revisions.stemBefore(stem);
    if (stemBefore === undefined || stemBefore === stem || !ownStems.has(stemBefore)) continue;
    // An instance that stands for unknown elements has no address.
    if (isAnyElement(stemBefore) || isAnyElement(stem)) continue;
    if (!isSameByCount(revisions.before.originOf(stemBefore), revisions.after.originOf(stem)))
      return revisions.before.originOf(stemBefore);
  }
  return undefined;
}

const marked = (change: ChangeName, changed: ChangeDetails = {}): Mark =>
  Object.keys(changed).length === 0 ? { change } : { change, changed };

/**
 * Returns the mark of a node of one revision.
 * @param names the change of each instance; `none` if the other revision draws the instance as part of another node
 * @param strong the change if no instance is `none`
 */
export function markOfAll(names: readonly ChangeName[], strong: 'create' | 'delete'): Mark {
  const first = names[0] as ChangeName;
  if (names.every((name) => name === first)) return marked(first);
  const isImported = names.includes('import');
  const instances = countsOf(names.filter((name) => name !== 'none'));
  // The other revision draws some of them too, as part of another node.
  const change = names.includes('none') ? 'update' : strong;
  return marked(change, { ...(isImported && { isImported }), ...(instances !== undefined && { instances }) });
}
