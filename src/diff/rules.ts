/**
 * Firewall rules, and effects of blocks, that a change adds or removes: adds them to nodes, parts and touched
 * resources, and marks the edges of users from outside that end with a rule.
 */

import { isRangeWithin, isUnknownPeer, OUTSIDERS, resourceOfPeer } from '../catalog/address-ranges.js';
import { type BlockEffect, effectsOf } from '../catalog/block-effects.js';
import { includesEveryAddress } from '../catalog/exposure.js';
import { factsOf } from '../catalog/index.js';
import type { ChangedEffect, ChangedPart, ChangedRule, ChangeName, FirewallRule, Touched } from '../graph/changes.js';
import { createEdge, createNode } from '../graph/create.js';
import type { Exposed } from '../graph/exposure.js';
import { groupBy, put } from '../graph/group-by.js';
import { holdsInstanceName } from '../graph/instance-name.js';
import { type Json, leadsInto, type Resource, valuesAt } from '../graph/inventory.js';
import type { GraphEdge, GraphNode } from '../graph/model.js';
import { isOutside } from '../graph/node-types.js';
import { parseTerraformAddress } from '../graph/terraform-address.js';
import { type ExposedRevisions, hasPorts, type Ports } from './exposure.js';
import * as messages from './messages.js';
import type { Revision } from './model.js';
import { requestEffects } from './request-rules.js';
import { isValue } from './resources.js';
import type { RevisionIndex } from './revision-index.js';

/** Returns the rules that a change adds and removes, by Terraform address or graph address; empty for none. */
export type ChangedRulesOf = (origin: string, change: ChangeName) => readonly ChangedRule[];

/**
 * Indexes the firewall rules of two revisions. The lookup is always empty for graph files, which do not record them.
 * @param moves absent if nothing moved
 */
export function changedRules(before: Revision, after: Revision, moves: Moves = NO_MOVES): ChangedRulesOf {
  const [rulesBefore, rulesAfter] = [rulesByOrigin(before), rulesByOrigin(after)];
  return (origin, change) => {
    if (change === 'create') return asChangedRules(rulesAfter(origin).rules, 'create');
    if (change === 'delete') return asChangedRules(rulesBefore(origin).rules, 'delete');
    if (change !== 'update' && change !== 'replace') return [];
    const current = rulesAfter(origin);
    const former = rulesBefore(moves.stemBefore(current.address) ?? origin);
    const old = former.rules.map((rule) => withEndsAfter(rule, moves));
    // If the resource is itself one rule, its changed values are reported, but those of references are not shown.
    if (!hasRulesInside(current.type) && !haveOtherEnds(old, current.rules)) return [];
    return [
      ...asChangedRules(rulesWithout(current.rules, old), 'create'),
      ...asChangedRules(rulesWithout(old, current.rules), 'delete'),
    ];
  };
}

/** Addresses of resources that moved between the revisions. */
type Moves = Pick<RevisionIndex, 'originAfter' | 'stemBefore'>;

const NO_MOVES: Moves = { originAfter: (origin) => origin, stemBefore: () => undefined };

/** Returns the rule with its ends as `after` names them. */
function withEndsAfter(rule: FirewallRule, { originAfter }: Moves): FirewallRule {
  const renamed = ({ from, to, of }: FirewallRule): Pick<FirewallRule, 'from' | 'to' | 'of'> => ({
    ...(from && { from: from.map(originAfter) }),
    ...(to && { to: to.map(originAfter) }),
    ...(of && { of: of.map(originAfter) }),
  });
  return { ...rule, ...renamed(rule) };
}

/** True if rules are for other groups or unknown peers, which no value tells. */
function haveOtherEnds(old: readonly FirewallRule[], current: readonly FirewallRule[]): boolean {
  if (old.length === 0 || current.length === 0) return false;
  const endsOf = (rules: readonly FirewallRule[]): string =>
    JSON.stringify(
      rules.map(({ from = [], to = [], of = [] }) => [from, to, of].map((ends) => ends.filter(isUntoldByValue))),
    );
  return endsOf(old) !== endsOf(current);
}

const isUntoldByValue = (end: string): boolean => resourceOfPeer(end) !== null || isUnknownPeer(end);

/**
 * True for changed rules inside a resource that change neither an edge nor an exposure: rules of a network ACL, and
 * rules that deny.
 */
export function areShownAlone(origin: string, rules: readonly ChangedRule[]): boolean {
  if (rules.some(({ does }) => does === 'denies')) return true;
  return rules.length > 0 && factsOf(parseTerraformAddress(origin)?.type ?? '').reportedRules !== undefined;
}

/** True for a resource whose rules or block effects change and are shown alone. */
export const hasShownEffects = (origin: string, rulesOf: ChangedRulesOf, effectsBy: ChangedEffectsOf): boolean =>
  areShownAlone(origin, rulesOf(origin, 'update')) || effectsBy(origin, 'update').length > 0;

const asChangedRules = (rules: readonly FirewallRule[], change: ChangedRule['change']): readonly ChangedRule[] =>
  rules.map((rule) => ({ change, ...rule }));

/** The resources that a rule protects may change without the rule. */
const keyOf = ({ at: _, ...rule }: FirewallRule): string => JSON.stringify(rule);

/** Returns the rules that `others` lacks. */
function rulesWithout(rules: readonly FirewallRule[], others: readonly FirewallRule[]): readonly FirewallRule[] {
  const otherKeys = new Set(others.map(keyOf));
  return rules.filter((rule) => !otherKeys.has(keyOf(rule)));
}

/** True for a type whose blocks are rules: a security group. */
function hasRulesInside(type: string): boolean {
  const { firewallRules = [], reportedRules = [] } = factsOf(type);
  return [...firewallRules, ...reportedRules].some(({ block }) => block !== undefined);
}

/** The type of a resource and the rules that it states. The type is empty for an unknown resource. */
interface RulesOfResource {
  /** Graph address. */
  readonly address: string;
  readonly type: string;
  readonly rules: readonly FirewallRule[];
}

function rulesByOrigin(revision: Revision): (origin: string) => RulesOfResource {
  const resourceAt = resourcesByOrigin(revision);
  return (origin) => {
    const resource = resourceAt(origin);
    if (resource === undefined) return { address: '', type: '', rules: [] };
    return { address: resource.address, type: resource.type, rules: revision.rulesOf?.(resource.address) ?? [] };
  };
}

/** Returns a lookup of resources by Terraform address or graph address. */
function resourcesByOrigin({ resources = new Map() }: Revision): (origin: string) => Resource | undefined {
  let byOrigin: ReadonlyMap<string, Resource> | undefined;
  return (origin) => {
    byOrigin ??= new Map([...resources.values()].map((resource: Resource) => [resource.origin, resource]));
    return byOrigin.get(origin) ?? resources.get(origin);
  };
}

/** Returns the node with its own changed firewall rules, or else with those of its parts. */
export function withRules(node: GraphNode, rulesOf: ChangedRulesOf): GraphNode {
  const rules = rulesOfNode(node, rulesOf);
  if (rules.length > 0) {
    const change = node.change === 'none' ? 'update' : node.change;
    return createNode({ ...node, change, changed: { ...node.changed, rules } });
  }
  const { parts = [] } = node.changed ?? {};
  const partsWithRules = parts.map((part) => withRulesIfAny<ChangedPart>(part, rulesOf(part.address, part.change)));
  if (partsWithRules.every((part, i) => part === parts[i])) return node;
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

/**
 * Returns the resources whose firewall rules name other unknown peers than before, `var.vpn_sg_id` in place of
 * `var.app_sg_id`, and differ in nothing else: two unknown values are not compared.
 */
export function touchedByNames(
  before: Revision,
  after: Revision,
  revisions: RevisionIndex,
  rulesOf: ChangedRulesOf,
): readonly Touched[] {
  const namesOf = ({ declared }: Resource): string =>
    JSON.stringify([...(declared?.blocks ?? [])].map(([path, blocks]) => [path, blocks.map(({ names }) => names)]));
  return [...(after.resources ?? new Map<string, Resource>()).values()].flatMap((resource): Touched[] => {
    const { address, origin, type, mode } = resource;
    const { firewallRules, reportedRules } = factsOf(type);
    if (mode === 'data' || (firewallRules ?? reportedRules) === undefined) return [];
    const former = before.resources?.get(revisions.stemBefore(address) ?? '');
    if (former === undefined || revisions.differenceOf(address) !== undefined) return [];
    const rules = namesOf(former) === namesOf(resource) ? [] : rulesOf(origin, 'update');
    return rules.length === 0 ? [] : [{ address, origin, type, change: 'update', attributes: [], rules }];
  });
}

/** Returns the subject itself if there are no rules. */
const withRulesIfAny = <T extends object>(subject: T, rules: readonly ChangedRule[]): T =>
  rules.length === 0 ? subject : { ...subject, rules };

// ---- Effects of blocks, such as lifecycle rules.

/** Returns the effects that a change adds and removes, by Terraform address or graph address; empty for none. */
export type ChangedEffectsOf = (origin: string, change: ChangeName) => readonly ChangedEffect[];

/**
 * Indexes the effects of two revisions. The lookup is always empty for graph files, which have no values.
 */
export function changedEffects(before: Revision, after: Revision, revisions: RevisionIndex): ChangedEffectsOf {
  const [resourceBefore, resourceAfter] = [resourcesByOrigin(before), resourcesByOrigin(after)];
  const of = (resource: Resource | undefined): readonly BlockEffect[] =>
    resource === undefined ? [] : effectsOf(resource.type, resource.values);
  const without = (effects: readonly BlockEffect[], others: readonly BlockEffect[]): readonly BlockEffect[] =>
    effects
      .filter(({ text }) => !others.some((other) => other.text === text))
      .filter(({ isUsual }) => isUsual !== true || others.length > 0);
  const ofOneRevision = (resource: Resource | undefined): readonly BlockEffect[] => without(of(resource), []);
  const asChanged =
    (change: ChangedEffect['change']) =>
    ({ isUsual: _, words: __, lead: ___, ...effect }: BlockEffect): ChangedEffect => ({ change, ...effect });
  const ofRequests = requestEffects(before, after, (resource, words) => isKnownIn(resource)({ words }));
  return (origin, change) => {
    const resource = resourceAfter(origin);
    if (change === 'create')
      return [...ofRequests(undefined, resource, change), ...ofOneRevision(resource).map(asChanged('create'))];
    if (change === 'delete') {
      const removed = resourceBefore(origin);
      return [...ofRequests(removed, undefined, change), ...ofOneRevision(removed).map(asChanged('delete'))];
    }
    if (change !== 'update' && change !== 'replace') return [];
    if (resource === undefined) return [];
    const former = resourceBefore(revisions.stemBefore(resource.address) ?? origin);
    const requests = ofRequests(former, resource, change);
    // Blocks in another order are the same blocks.
    if (revisions.differenceOf(resource.address) === undefined) return requests;
    const [old, current] = [of(former), of(resource)];
    // An effect whose values are not known yet may be the same.
    const gone = without(old, current).filter(isKnownIn(resource));
    const { changed, rest } = withFormer(without(current, old), gone);
    return [...requests, ...changed.map(asChanged('create')), ...rest.map(asChanged('delete'))];
  };
}

/** Returns new effects with the value whose place they take, if there is one of each, and the other former effects. */
function withFormer(
  effects: readonly BlockEffect[],
  gone: readonly BlockEffect[],
): { readonly changed: readonly BlockEffect[]; readonly rest: readonly BlockEffect[] } {
  const taken = new Set<BlockEffect>();
  const changed = effects.map((effect) => {
    const { lead, text } = effect;
    const alike = (all: readonly BlockEffect[]): readonly BlockEffect[] => all.filter((each) => each.lead === lead);
    const [former, ...others] = lead === undefined ? [] : alike(gone);
    if (lead === undefined || former === undefined || others.length > 0 || alike(effects).length > 1) return effect;
    taken.add(former);
    return { ...effect, text: messages.insteadOf(text, withoutEnd(former.text.slice(lead.length), text)) };
  });
  return { changed, rest: gone.filter((effect) => !taken.has(effect)) };
}

/** Returns a value without the words at its end that another one has, too: `with weight 1`. */
function withoutEnd(value: string, other: string): string {
  const words = value.split(' ');
  const same = words.findIndex((_, i) => i > 0 && other.endsWith(` ${words.slice(i).join(' ')}`));
  return same === -1 ? value : words.slice(0, same).join(' ');
}

/** Returns a predicate: true if the values of a resource tell whether it has an effect. */
function isKnownIn({ declared, values }: Resource): (effect: Pick<BlockEffect, 'words'>) => boolean {
  const lines = [...(declared?.lines.keys() ?? [])].filter(
    (path) => !isValue(values, path) || hasGap(values, path.split('.')),
  );
  // A dynamic block counts as one, whether its elements are known or not.
  const blocks = [...(declared?.blocks ?? [])].flatMap(([path, all]) =>
    path !== '' && valuesAt(values, path.split('.')).length < all.length ? [path] : [],
  );
  const unknown = [...lines, ...blocks];
  return ({ words }) => !words.some((word) => unknown.some((path) => leadsInto(path, word) || leadsInto(word, path)));
}

/** True if a text at the path, or an item of a list there, is not known. */
function hasGap(value: Json | undefined, path: readonly string[]): boolean {
  if (value === undefined || value === null) return false;
  if (Array.isArray(value)) {
    const items = value as readonly Json[];
    return items.some((item) => (path.length === 0 && item === null) || hasGap(item, path));
  }
  if (typeof value === 'string') return path.length === 0 && holdsInstanceName(value);
  const [name, ...names] = path;
  if (name === undefined || typeof value !== 'object') return false;
  return hasGap((value as Readonly<Record<string, Json>>)[name], names);
}

/**
 * Returns the node with the effects of its own blocks and of those of its parts. A node that stays is updated by an
 * effect; a new or removed one has the effects that come or go with it.
 */
export function withEffects(node: GraphNode, effectsBy: ChangedEffectsOf): GraphNode {
  const { address, change, count, ghostOf, isGone, changed: { parts = [] } = {} } = node;
  const isOne = count === 1 && ghostOf === undefined;
  const isShared = isOne && isGone !== true && ['none', 'move', 'update'].includes(change);
  const isOfOneRevision = isOne && (change === 'create' || change === 'delete');
  const effects = isShared || isOfOneRevision ? effectsBy(address, isShared ? 'update' : change) : [];
  const partsWithEffects = parts.map((part): ChangedPart => {
    const ofPart = effectsBy(part.address, part.change);
    return ofPart.length === 0 ? part : { ...part, effects: ofPart };
  });
  const areSame = partsWithEffects.every((part, i) => part === parts[i]);
  if (effects.length === 0 && areSame) return node;
  return createNode({
    ...node,
    ...(effects.length > 0 && isShared && { change: 'update' }),
    changed: { ...node.changed, ...(effects.length > 0 && { effects }), ...(!areSame && { parts: partsWithEffects }) },
  });
}

/** Returns the touched resources with the effects that come or go with them. */
export const touchedWithEffects = (touched: readonly Touched[], effectsBy: ChangedEffectsOf): readonly Touched[] =>
  touched.map((touch) => {
    const effects = effectsBy(touch.origin, touch.change);
    return effects.length === 0 ? touch : { ...touch, effects };
  });

// ---- Inferred edges of users from outside, which end together with the firewall rule that allowed them.

/**
 * Returns the edges, with entry edges marked as deleted or updated if no rule allows their ports any more.
 * The edge to a load balancer is drawn for its listener, even if no rule lets traffic through. The edge therefore stays
 * in the graph of `after`, although its rule is gone.
 */
export function withEntriesClosed(
  edges: readonly GraphEdge[],
  nodes: ReadonlyMap<string, GraphNode>,
  { before, after }: Pick<ExposedRevisions, 'before' | 'after'>,
): readonly GraphEdge[] {
  const [openBefore, openAfter] = [portsOpen(before), portsOpen(after)];
  return edges.map((edge) => {
    const isEntry = edge.provenance === 'implied' && isOutside(nodes.get(edge.from)?.type ?? '') && !isOfTunnel(edge);
    const portsBefore = openBefore.get(edge.to) ?? [];
    if (!isEntry || portsBefore.length === 0 || (edge.change !== undefined && edge.change !== 'update')) return edge;
    return closedEdge(edge, portsBefore, openAfter.get(edge.to) ?? []);
  });
}

/** Collects the ports that rules open to all addresses, by address. */
function portsOpen(exposed: readonly Exposed[]): ReadonlyMap<string, readonly Ports[]> {
  const open = new Map<string, Ports[]>();
  for (const { of, ports, to } of exposed) if (ports !== undefined && includesEveryAddress(to)) put(open, of, ports);
  return open;
}

function closedEdge(edge: GraphEdge, portsBefore: readonly Ports[], portsAfter: readonly Ports[]): GraphEdge {
  const labelParts = edge.label === '' ? [] : edge.label.split(', ');
  if (labelParts.length === 0) return portsAfter.length === 0 ? createEdge({ ...edge, change: 'delete' }) : edge;
  const closedParts = labelParts.filter((text) => isPortOpen(text, portsBefore) && !isPortOpen(text, portsAfter));
  if (closedParts.length === 0) return edge;
  if (closedParts.length === labelParts.length) return createEdge({ ...edge, change: 'delete' });
  const { change: _, before: __, ...plain } = edge;
  const label = labelParts.filter((text) => !closedParts.includes(text)).join(', ');
  return createEdge({ ...edge, label, change: 'update', before: edge.before ?? [createEdge(plain)] });
}

/** True if the port of a label is open: 443 of `HTTPS 443`. */
function isPortOpen(label: string, open: readonly Ports[]): boolean {
  const port = Number(/(\d+)(\/tcp)?$/.exec(label)?.[1] ?? Number.NaN);
  return open.some(({ from, to }) => from <= port && port <= to);
}

// ---- Edges of users who come through a tunnelling proxy of the cloud.
// A rule for the ranges of the proxy is drawn as an edge. A wider rule is not, because it says nothing about the
// proxy; but it admits the same users, so their edge is not gone.

const { ranges, label: tunnelLabel } = OUTSIDERS.tunnels;

/** True for an edge of users behind the proxy: `IAP 22`. */
const isOfTunnel = ({ label, provenance }: Pick<GraphEdge, 'label' | 'provenance'>): boolean =>
  provenance === 'implied' && (label === tunnelLabel || label.startsWith(`${tunnelLabel} `));

/**
 * Returns a test for edges of `before`: true if users behind the proxy reach the same ports in `after`, by a wider
 * rule.
 * @param placeOf returns the address in the union of a node in `before`
 */
export function openTunnels(
  { before, after }: Pick<ExposedRevisions, 'before' | 'after'>,
  placeOf: (before: string) => string,
): (edge: GraphEdge) => boolean {
  const openBefore = groupBy(before.filter(isForTunnel), ({ of }) => of);
  const openAfter = groupBy(after.filter(admitsTunnel), ({ of }) => of);
  return (edge) => {
    if (!isOfTunnel(edge)) return false;
    const to = placeOf(edge.to);
    const [exposedBefore, exposedAfter] = [openBefore.get(to) ?? [], openAfter.get(to) ?? []];
    return (
      exposedBefore.length > 0 &&
      exposedBefore.every((opening) => exposedAfter.some((wider) => hasPortsOf(wider, opening)))
    );
  };
}

const isForTunnel = ({ range, shuts }: Exposed): boolean => shuts !== true && range !== undefined && ranges.has(range);

const admitsTunnel = ({ range, shuts, to }: Exposed): boolean =>
  shuts !== true &&
  (range === undefined
    ? includesEveryAddress(to)
    : [...ranges].every((tunnelRange) => isRangeWithin(tunnelRange, [range])));

const hasPortsOf = ({ ports: widerPorts }: Exposed, { ports }: Exposed): boolean =>
  widerPorts !== undefined && ports !== undefined && hasPorts(widerPorts, ports);

/**
 * Returns the nodes, with actors outside the clouds unmarked if they are only in `before` and none of their edges is
 * gone.
 */
export function unmarkActors(nodes: readonly GraphNode[], edges: readonly GraphEdge[]): readonly GraphNode[] {
  const isActor = ({ change, provenance, type }: GraphNode): boolean =>
    change === 'delete' && provenance === 'implied' && isOutside(type);
  return nodes.map((node) => {
    if (!isActor(node)) return node;
    const ownEdges = edges.filter(({ from, to }) => from === node.address || to === node.address);
    const isKept = ownEdges.length > 0 && ownEdges.every(({ change }) => change !== 'delete');
    return isKept ? createNode({ ...node, change: 'none', isGone: true as const }) : node;
  });
}
