/** Resources that differ without a change of the architecture. They are listed by name, so that no change goes unreported. */

import { isGrantOnly } from '../catalog/access.js';
import { isArchitecture, isNote, placesOf } from '../catalog/attributes.js';
import { factsOf } from '../catalog/index.js';
import { typeOf } from '../graph/address.js';
import type {
  BlockChange,
  ChangedPart,
  ChangedRule,
  ChangedValue,
  ChangeName,
  FirewallRule,
  Touched,
} from '../graph/changes.js';
import { createNode } from '../graph/create.js';
import { leadsInto, type Resource } from '../graph/inventory.js';
import type { GraphNode } from '../graph/model.js';
import { byAddress, byText } from '../graph/order.js';
import { parseTerraformAddress } from '../graph/terraform-address.js';
import { type RevisionIndex, stemsOf } from './known.js';
import type { Revision, Whereabouts } from './model.js';
import type { ResourceDifference } from './resources.js';
import type { ValueDetails } from './values.js';

/**
 * Returns the resources whose changes the diagram does not show.
 * @param nodes nodes of the union with their marks; their changes are not listed again
 * @param placeOf returns the address in the union of a node in `before`
 * @param isOneState true for two states of the same resources; false for two environments, in which all names differ
 */
export function touchedResources(
  known: RevisionIndex,
  nodes: readonly GraphNode[],
  placeOf: (before: string) => string,
  isOneState: boolean,
): readonly Touched[] {
  const shown = shownByAddress(nodes);
  const updated = [...known.differences.values()].flatMap((difference) =>
    touchedBy(difference, known, shownOf(difference.after, known, shown), isOneState),
  );
  return [...updated, ...unshownResources(known, nodes, placeOf)].sort((a, b) => byAddress(a.address, b.address));
}

/** The values and blocks that the diagram shows of a resource, and the paths that its row names as reasons of a replacement. */
interface Shown {
  readonly values: readonly ChangedValue[];
  readonly blocks: readonly BlockChange[];
  readonly isReplaced: boolean;
  readonly mayBeForcedBy: readonly string[];
}

const NOTHING_SHOWN: Shown = { values: [], blocks: [], isReplaced: false, mayBeForcedBy: [] };

/** Indexes the shown values by graph address; those of parts by Terraform address. */
function shownByAddress(nodes: Iterable<GraphNode>): ReadonlyMap<string, Shown> {
  const shown = new Map<string, Shown>();
  for (const node of nodes) {
    // A ghost has the address of the moved resource, but none of its values.
    if (node.ghostOf !== undefined) continue;
    const { values = [], blocks = [], instances = {}, parts = [], mayBeForcedBy = [] } = node.changed ?? {};
    const isReplaced = node.change === 'replace' || (instances.replace ?? 0) > 0;
    for (const stem of stemsOf(node)) shown.set(stem, { values, blocks, isReplaced, mayBeForcedBy });
    for (const part of parts) shown.set(part.address, shownOfPart(part));
  }
  return shown;
}

function shownOf(address: string, known: RevisionIndex, shown: ReadonlyMap<string, Shown>): Shown {
  return shown.get(address) ?? shown.get(known.after.originOf(address)) ?? NOTHING_SHOWN;
}

const shownOfPart = ({ change, values = [] }: ChangedPart): Shown => ({
  ...NOTHING_SHOWN,
  ...{ values, isReplaced: change === 'replace' },
});

function touchedBy(
  { after: address, attributes, forcedBy, mayBeForcedBy, details }: ResourceDifference,
  known: RevisionIndex,
  shown: Shown,
  isOneState: boolean,
): readonly Touched[] {
  const type = typeOf(address);
  const origin = known.after.originOf(address);
  const entry = known.after.entryOf(address);
  const isShown = (path: string): boolean =>
    shown.values.some(({ name }) => placesOf(name).some((place) => `${place.join('.')}.`.startsWith(`${path}.`))) ||
    isInShownBlock(path, shown.blocks, details.blocks);
  const isNotable = (path: string): boolean => forcedBy.includes(path) || !isNote(type, path);
  const isEnvironmentName = (path: string): boolean => !isOneState && !isArchitecture(path);
  const names = [...new Set(attributes.map((attribute) => attribute.shown))]
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
      ...(possible!.length > 0 && { mayBeForcedBy: possible }),
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
 * True for a path inside blocks whose changes the diagram shows: `global_secondary_index.hash_key`. A node of several instances
 * shows only the blocks that all share, so an instance may have more.
 */
const isInShownBlock = (path: string, shown: readonly BlockChange[], own: readonly BlockChange[]): boolean =>
  shown.some(({ path: at, removed, added }) => {
    const all = own.find((one) => one.path === at);
    return leadsInto(path, at) && all?.removed.length === removed.length && all.added.length === added.length;
  });

const intoOf = (entry: Whereabouts | undefined): Pick<Touched, 'into'> =>
  entry?.into === undefined ? {} : { into: entry.into };

/**
 * Returns created and deleted managed resources that the diagram does not show. These are hidden resources, and grants of an
 * existing node that change no right there.
 */
function unshownResources(
  known: RevisionIndex,
  nodes: readonly GraphNode[],
  placeOf: (before: string) => string,
): readonly Touched[] {
  const nodesByAddress = new Map(nodes.map((node) => [node.address, node]));
  const isSilentGrant = (address: string, origin: string, at: string): boolean => {
    const { change = 'none', changed: { parts = [] } = {} } = nodesByAddress.get(at) ?? {};
    return (
      isGrantOnly(typeOf(address)) && REMAINING_CHANGES.has(change) && !parts.some((part) => part.address === origin)
    );
  };
  const isUnshown = ({ address, bucket, origin, node }: Whereabouts, at: (node: string) => string): boolean =>
    !/(^|\.)data\./.test(origin) &&
    (bucket === 'hidden' || (bucket === 'folded' && node !== undefined && isSilentGrant(address, origin, at(node))));
  const identity = (address: string): string => address;
  const touched = ({ address, origin }: Whereabouts, change: 'create' | 'delete'): Touched => ({
    ...{ address, origin, type: typeOf(address), change, attributes: [] },
  });
  return [
    ...known.after.entries
      .filter((entry) => isUnshown(entry, identity) && known.stemBefore(entry.address) === undefined)
      .map((entry) => touched(entry, 'create')),
    ...known.before.entries
      .filter((entry) => isUnshown(entry, placeOf) && !known.isInAfter(entry.address))
      .map((entry) => touched(entry, 'delete')),
  ];
}

const REMAINING_CHANGES: ReadonlySet<GraphNode['change']> = new Set<GraphNode['change']>([
  'none',
  'update',
  'move',
  'replace',
]);

// ---- Adds the meaning of firewall rules that a change adds or removes.

/** Returns the rules that a change adds and removes, by Terraform address or graph address; empty for none. */
export type ChangedRulesOf = (origin: string, change: ChangeName) => readonly ChangedRule[];

/** Indexes the firewall rules of two revisions. The lookup is always empty for graph files, which do not record them. */
export function changedRules(before: Revision, after: Revision): ChangedRulesOf {
  const [rulesBefore, rulesAfter] = [rulesByOrigin(before), rulesByOrigin(after)];
  return (origin, change) => {
    if (change === 'create') return asChangedRules(rulesAfter(origin).rules, 'create');
    if (change === 'delete') return asChangedRules(rulesBefore(origin).rules, 'delete');
    const [before, after] = [rulesBefore(origin), rulesAfter(origin)];
    // The values of a resource that is one rule are reported themselves.
    if (change !== 'update' || !hasRulesInside(after.type)) return [];
    return [
      ...asChangedRules(rulesWithout(after.rules, before.rules), 'create'),
      ...asChangedRules(rulesWithout(before.rules, after.rules), 'delete'),
    ];
  };
}

/**
 * True for changed rules inside a resource that change neither an edge nor an exposure: rules of a network ACL, and rules that deny.
 */
export function areShownAlone(origin: string, rules: readonly ChangedRule[]): boolean {
  if (rules.some(({ does }) => does === 'denies')) return true;
  return rules.length > 0 && factsOf(parseTerraformAddress(origin)?.type ?? '').reportedRules !== undefined;
}

const asChangedRules = (rules: readonly FirewallRule[], change: ChangedRule['change']): readonly ChangedRule[] =>
  rules.map((rule) => ({ change, ...rule }));

function rulesWithout(rules: readonly FirewallRule[], others: readonly FirewallRule[]): readonly FirewallRule[] {
  const known = new Set(others.map((rule) => JSON.stringify(rule)));
  return rules.filter((rule) => !known.has(JSON.stringify(rule)));
}

/** True for a type whose blocks are rules: a security group. */
function hasRulesInside(type: string): boolean {
  const { firewallRules = [], reportedRules = [] } = factsOf(type);
  return [...firewallRules, ...reportedRules].some(({ block }) => block !== undefined);
}

interface RulesOfResource {
  readonly type: string;
  readonly rules: readonly FirewallRule[];
}

function rulesByOrigin({ resources = new Map(), rulesOf }: Revision): (origin: string) => RulesOfResource {
  let byOrigin: ReadonlyMap<string, Resource> | undefined;
  return (origin) => {
    byOrigin ??= new Map([...resources.values()].map((resource: Resource) => [resource.origin, resource]));
    const resource: Resource | undefined = byOrigin.get(origin) ?? resources.get(origin);
    if (resource === undefined) return { type: '', rules: [] };
    return { type: resource.type, rules: rulesOf?.(resource.address) ?? [] };
  };
}

/** Returns the node with its own changed firewall rules, or else with those of its parts. */
export function withRules(node: GraphNode, rulesOf: ChangedRulesOf): GraphNode {
  const own = rulesOfNode(node, rulesOf);
  const { parts = [] } = node.changed ?? {};
  const partsWithRules = parts.map((part) => withRulesIfAny<ChangedPart>(part, rulesOf(part.address, part.change)));
  if (own.length > 0) {
    const change = node.change === 'none' ? 'update' : node.change;
    return createNode({ ...node, change, changed: { ...node.changed, rules: own } });
  }
  if (partsWithRules.every((part, at) => part === parts[at])) return node;
  return createNode({ ...node, changed: { ...node.changed, parts: partsWithRules } });
}

function rulesOfNode(
  { address, change, count, ghostOf, isGone }: GraphNode,
  rulesOf: ChangedRulesOf,
): readonly ChangedRule[] {
  if (count !== 1 || ghostOf !== undefined || isGone === true) return [];
  if (change !== 'none') return rulesOf(address, change);
  const rules = rulesOf(address, 'update');
  return areShownAlone(address, rules) ? rules : [];
}

/**
 * Returns the touched resources with their changed firewall rules, unless a node shows these.
 * @param nodes nodes with their changed rules
 */
export function touchedWithRules(
  touched: readonly Touched[],
  nodes: readonly GraphNode[],
  rulesOf: ChangedRulesOf,
): readonly Touched[] {
  const shown = new Set(
    nodes.flatMap(({ address, changed: { parts = [], rules } = {} }) => [
      ...(rules === undefined ? [] : [address]),
      ...parts.flatMap((part) => (part.rules === undefined ? [] : [part.address])),
    ]),
  );
  return touched.map((touch) =>
    shown.has(touch.address) || shown.has(touch.origin)
      ? touch
      : withRulesIfAny(touch, rulesOf(touch.origin, touch.change)),
  );
}

const withRulesIfAny = <T extends object>(one: T, rules: readonly ChangedRule[]): T =>
  rules.length === 0 ? one : { ...one, rules };
