/**
 * Resources that differ without a change of the architecture. They are listed by name, so that no change goes
 * unreported.
 */

import { isGrantOnly } from '../catalog/access.js';
import { namesResource } from '../catalog/attribute-roles.js';
import { isArchitecture, isNote, pathsOfAttribute } from '../catalog/attributes.js';
import { isEffectAttribute } from '../catalog/block-effects.js';
import { informativeValues } from '../catalog/harmless-values.js';
import { factsOf } from '../catalog/index.js';
import { isAttachment, nounOf } from '../catalog/nouns.js';
import { cloudNameOf, namePathsOf, productOf } from '../catalog/products.js';
import { typeOf } from '../graph/address.js';
import type { BlockChange, ChangedPart, ChangedValue, ResourceFact, Touched } from '../graph/changes.js';
import { groupBy } from '../graph/group-by.js';
import { holdsInstanceName } from '../graph/instance-name.js';
import { leadsInto, type Reference, type Resource } from '../graph/inventory.js';
import type { GraphNode } from '../graph/model.js';
import { isContainerType } from '../graph/node-types.js';
import { byAddress, byText } from '../graph/order.js';
import { listedUpTo } from '../platform/text/english.js';
import { FACTS_MAX } from './limits.js';
import type { LedgerEntry, Replacements, Revision } from './model.js';
import type { ResourceDifference } from './resources.js';
import { type RevisionIndex, stemsOf } from './revision-index.js';
import type { ValueDetails } from './values.js';

/**
 * Returns the resources whose changes the diagram does not show.
 * @param nodes nodes of the union with their marks; their changes are not listed again
 * @param placeOf returns the address in the union of a node in `before`
 * @param isOneState true for two states of the same resources; false for two environments, in which all names differ
 */
export function touchedResources(
  revisions: RevisionIndex,
  nodes: readonly GraphNode[],
  placeOf: (before: string) => string,
  isOneState: boolean,
): readonly Touched[] {
  const shown = shownByAddress(nodes);
  const updated = [...revisions.differences.values()].flatMap((difference) =>
    touchedBy(difference, revisions, shownOf(difference.after, revisions, shown), isOneState),
  );
  return [...updated, ...unshownResources(revisions, nodes, placeOf)].sort((a, b) => byAddress(a.address, b.address));
}

/** The part of a resource's change that the diagram shows. */
interface Shown {
  readonly values: readonly ChangedValue[];
  readonly blocks: readonly BlockChange[];
  readonly isReplaced: boolean;
  /** Attribute paths that its row names as possible reasons of a replacement. */
  readonly mayBeForcedBy: readonly string[];
  /** True if the effects of its blocks are shown. */
  readonly hasEffects: boolean;
}

const NOTHING_SHOWN: Shown = { values: [], blocks: [], isReplaced: false, mayBeForcedBy: [], hasEffects: false };

/** Indexes the shown changes by graph address; those of parts by Terraform address. */
function shownByAddress(nodes: Iterable<GraphNode>): ReadonlyMap<string, Shown> {
  const shown = new Map<string, Shown>();
  for (const node of nodes) {
    // A ghost has the address of the moved resource, but none of its values.
    if (node.ghostOf !== undefined) continue;
    const {
      values = [],
      blocks = [],
      instances = {},
      parts = [],
      mayBeForcedBy = [],
      effects = [],
    } = node.changed ?? {};
    const isReplaced = node.change === 'replace' || (instances.replace ?? 0) > 0;
    for (const stem of stemsOf(node))
      shown.set(stem, { values, blocks, isReplaced, mayBeForcedBy, hasEffects: effects.length > 0 });
    for (const part of parts) shown.set(part.address, shownOfPart(part));
  }
  return shown;
}

function shownOf(address: string, revisions: RevisionIndex, shown: ReadonlyMap<string, Shown>): Shown {
  return shown.get(address) ?? shown.get(revisions.after.originOf(address)) ?? NOTHING_SHOWN;
}

const shownOfPart = ({ change, values = [], effects = [] }: ChangedPart): Shown => ({
  ...NOTHING_SHOWN,
  ...{ values, isReplaced: change === 'replace', hasEffects: effects.length > 0 },
});

/** Returns the entry of an updated resource; empty if all of its changes are shown or not worth a report. */
function touchedBy(
  { after: address, attributes, forcedBy, mayBeForcedBy, details }: ResourceDifference,
  revisions: RevisionIndex,
  shown: Shown,
  isOneState: boolean,
): readonly Touched[] {
  const type = typeOf(address);
  const origin = revisions.after.originOf(address);
  const entry = revisions.after.entryOf(address);
  const isShownValue = (path: string): boolean =>
    shown.values.some(({ name }) =>
      pathsOfAttribute(name).some((steps) => `${steps.join('.')}.`.startsWith(`${path}.`)),
    );
  // An effect does not tell that the resource is replaced.
  const isInEffects = (path: string): boolean =>
    shown.hasEffects && isEffectAttribute(type, path) && ![...forcedBy, ...mayBeForcedBy].includes(path);
  const isShown = (path: string): boolean =>
    isShownValue(path) || isInShownBlock(path, shown.blocks, details.blocks) || isInEffects(path);
  const isFirewallLabel = (path: string): boolean =>
    factsOf(type).labels?.some((label) => leadsInto(path, label)) === true;
  const isNotable = (path: string): boolean => forcedBy.includes(path) || isFirewallLabel(path) || !isNote(type, path);
  const isEnvironmentName = (path: string): boolean => !isOneState && !isArchitecture(path);
  // An attribute that refers to a replaced resource differs after apply only.
  const names = [...new Set([...attributes.map((attribute) => attribute.shown), ...forcedBy])]
    .filter((path) => !isShown(path) && isNotable(path) && !isEnvironmentName(path))
    .filter((path) => !(shown.isReplaced && forcedBy.includes(path)) && !shown.mayBeForcedBy.includes(path))
    .sort(byText);
  if (names.length === 0) return [];
  const [forced, possible] = [forcedBy, mayBeForcedBy].map((paths) => names.filter((name) => paths.includes(name)));
  return [
    {
      ...{ address, origin, type, change: 'update', attributes: names },
      ...intoOf(entry),
      ...(forced!.length > 0 && { forcedBy: forced }),
      ...(possible!.length > 0 && !shown.isReplaced && { mayBeForcedBy: possible }),
      ...detailsAt(names, details),
    },
  ];
}

/** Returns the details of the listed attributes. */
function detailsAt(names: readonly string[], { values, blocks }: ValueDetails): Pick<Touched, 'values' | 'blocks'> {
  const isListed = ({ path }: { readonly path: string }): boolean => names.some((name) => leadsInto(path, name));
  const isInOrAroundListed = (block: { readonly path: string }): boolean =>
    isListed(block) || names.some((name) => leadsInto(name, block.path));
  const [shown, changed] = [values.filter(isListed), blocks.filter(isInOrAroundListed)];
  return { ...(shown.length > 0 && { values: shown }), ...(changed.length > 0 && { blocks: changed }) };
}

/**
 * True for a path inside blocks whose changes the diagram shows: `global_secondary_index.hash_key`. A node of several
 * instances shows only the blocks that all share, so an instance may have more.
 * @param changed all changed blocks of the resource
 */
const isInShownBlock = (path: string, shown: readonly BlockChange[], changed: readonly BlockChange[]): boolean =>
  shown.some((block) => {
    const changedBlock = changed.find((other) => other.path === block.path);
    const areAllShown =
      changedBlock?.removed.length === block.removed.length && changedBlock.added.length === block.added.length;
    return leadsInto(path, block.path) && areAllShown;
  });

const intoOf = (entry: LedgerEntry | undefined): Pick<Touched, 'into' | 'node'> => ({
  ...(entry?.into !== undefined && { into: entry.into }),
  ...(entry?.node !== undefined && { node: entry.node }),
});

/**
 * Returns created and deleted managed resources that the diagram does not show. These are hidden resources, and grants
 * of an existing node that change no right there.
 */
function unshownResources(
  revisions: RevisionIndex,
  nodes: readonly GraphNode[],
  placeOf: (before: string) => string,
): readonly Touched[] {
  const nodesByAddress = new Map(nodes.map((node) => [node.address, node]));
  const isSilentGrant = (address: string, origin: string, nodeAddress: string): boolean => {
    const { change = 'none', changed: { parts = [] } = {} } = nodesByAddress.get(nodeAddress) ?? {};
    return (
      isGrantOnly(typeOf(address)) && REMAINING_CHANGES.has(change) && !parts.some((part) => part.address === origin)
    );
  };
  const isUnshown = (
    { address, bucket, origin, node }: LedgerEntry,
    addressInUnion: (node: string) => string,
  ): boolean => {
    if (/(^|\.)data\./.test(origin)) return false;
    if (bucket === 'folded') return node !== undefined && isSilentGrant(address, origin, addressInUnion(node));
    return bucket === 'hidden';
  };
  const identity = (address: string): string => address;
  const touched = ({ address, origin }: LedgerEntry, change: 'create' | 'delete'): Touched => ({
    ...{ address, origin, type: typeOf(address), change, attributes: [] },
  });
  return [
    ...revisions.after.entries
      .filter((entry) => isUnshown(entry, identity) && revisions.stemBefore(entry.address) === undefined)
      .map((entry) => touched(entry, 'create')),
    ...revisions.before.entries
      .filter((entry) => isUnshown(entry, placeOf) && !revisions.isInAfter(entry.address))
      .map((entry) => touched(entry, 'delete')),
  ];
}

const REMAINING_CHANGES: ReadonlySet<GraphNode['change']> = new Set<GraphNode['change']>([
  'none',
  'update',
  'move',
  'replace',
]);

// ---- What new and removed resources do

/**
 * Returns values of the managed resources of one revision only, most informative first, by address. A value that the
 * code does not set, and the provider's default, tell nothing.
 */
export function resourceFacts(
  revisions: RevisionIndex,
  [before, after]: readonly [Revision, Revision],
  replacements: Replacements | null,
): ReadonlyMap<string, readonly ResourceFact[]> {
  const only = (
    revision: Revision,
    { entryOf }: RevisionIndex['before'],
    isShared: (address: string) => boolean,
  ): readonly (readonly [string, readonly ResourceFact[]])[] => {
    const references = groupBy(revision.references ?? [], ({ from }) => from);
    return [...(revision.resources ?? new Map<string, Resource>()).values()].flatMap((resource) => {
      if (resource.mode !== 'managed' || isShared(resource.address)) return [];
      const entry = entryOf(resource.address);
      const joined = joinedFacts(resource, entry, references.get(resource.address) ?? [], revision);
      const facts = [...joined, ...factsAbout(resource, replacements)].slice(0, FACTS_MAX);
      return facts.length === 0 ? [] : [[resource.address, facts] as const];
    });
  };
  return new Map([
    ...only(before, revisions.before, revisions.isInAfter),
    ...only(after, revisions.after, (address) => revisions.stemBefore(address) !== undefined),
  ]);
}

/**
 * Returns what a resource without an icon refers to, by noun and name: `action_group_id: action group support`. Its
 * host is left out, and grants and attachments are told by both ends. The edges of a drawn resource say the same.
 */
function joinedFacts(
  { type }: Resource,
  entry: LedgerEntry | undefined,
  references: readonly Reference[],
  { resources, values }: Revision,
): readonly ResourceFact[] {
  if (entry === undefined || entry.bucket === 'drawn' || isGrantOnly(type) || isAttachment(type)) return [];
  const targets = references.flatMap(({ path = '', to, via }): readonly (readonly [string, string])[] => {
    const target = resources?.get(to);
    const isTold = to === entry.into || to === entry.node || !namesResource(path);
    if (target === undefined || via !== 'configuration' || isTold || isContainerType(target.type)) return [];
    const name = cloudNameOf(target.type, values.get(to) ?? {}) ?? target.name;
    return [[path, `${nounOf(target.type, productOf(target.type, {}).title).one} ${name}`.trimEnd()]];
  });
  return [...groupBy(targets, ([path]) => path)]
    .map(([name, ends]) => ({ name, value: listedUpTo([...new Set(ends.map(([, end]) => end))], ENDS_NAMED_MAX) }))
    .slice(0, JOINED_MAX);
}

const ENDS_NAMED_MAX = 3;
/** References that tell what a resource does; more say less than its values. */
const JOINED_MAX = 2;

function factsAbout({ type, values, declared }: Resource, replacements: Replacements | null): readonly ResourceFact[] {
  const names = new Set(namePathsOf(type).map((path) => path.join('.')));
  const stated = declared === undefined ? undefined : [...declared.lines.keys()];
  const isStated = (path: string): boolean =>
    stated === undefined || stated.some((line) => leadsInto(path, line) || leadsInto(line, path));
  const isDefault = (path: string, text: string): boolean => {
    const unset = replacements?.unsetOf(type, path);
    return unset?.is === 'default' && (unset.value ?? 'false') === text;
  };
  return informativeValues(
    type,
    values,
    (path, text) => !names.has(path) && !holdsInstanceName(text) && isStated(path) && !isDefault(path, text),
  ).map(({ path, text }) => ({ name: path, value: text }));
}
