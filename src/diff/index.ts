import { hasAllAddresses } from '../catalog/exposure.js';
import { factsOf } from '../catalog/index.js';
import { ROUTE_ATTRIBUTES } from '../catalog/nouns.js';
import { cloudNameOf, namePathsOf } from '../catalog/products.js';
import { typeOf } from '../graph/address.js';
import type { ChangedPart, ChangedValue } from '../graph/changes.js';
import { isContainerType } from '../graph/containers.js';
import { createEdge, createGraph, createNode } from '../graph/create.js';
import type { Exposed } from '../graph/exposure.js';
import { groupBy } from '../graph/group-by.js';
import { holdsMadeUpText, SOME_TEXT, withInstances } from '../graph/instance-name.js';
import { type Json, leadsInto, type Reference, type Resource, topOf } from '../graph/inventory.js';
import type { Attributes, Graph, GraphEdge, GraphNode } from '../graph/model.js';
import { byText } from '../graph/order.js';
import { isOutside } from '../graph/outside.js';
import { put } from '../graph/put.js';
import type { Right, RightsElsewhere, Subject } from '../graph/rights.js';
import { parseTerraformAddress } from '../graph/terraform-address.js';
import type { Touched } from '../graph/touched.js';
import { VALUE_DEPTH } from '../limits.js';
import { marksOfCopies } from './copies.js';
import { uniteEdges } from './edges.js';
import { type ExposedSides, withExposure } from './exposure.js';
import { foldedChanges, withFolded } from './folded.js';
import { withHints } from './hints.js';
import { type Known, know, stemOf } from './known.js';
import { match } from './match.js';
import type { Replacements, Revision, Statements } from './model.js';
import { type United, unite } from './nodes.js';
import type { Ports } from './ports.js';
import { isRenamedByReplacement } from './resources.js';
import type { RightsSides } from './rights/difference.js';
import { rightsChanges, withRights } from './rights/index.js';
import { areShownAlone, changedRules, touchedWithRules, withRules } from './rules.js';
import { touchedResources } from './touched.js';
import { isOfTunnel, openTunnels, unmarkActors } from './tunnels.js';

export { mergeUnchanged } from './alike.js';
export { focus } from './focus.js';

/** Statements of code without `moved`, `removed` and `import` blocks. */
const NOTHING_SAID: Statements = { moved: new Map(), forgotten: new Set(), imported: new Set() };

/**
 * Merges two graphs into one union: every node and edge of either, with its change. Attributes of the graph itself are those of
 * `after`.
 *
 * @param replacements how providers carry out changes; null for two environments, which are not two states of the same resources.
 * Nothing is replaced between environments, and differing names are not reported.
 */
export function compare(
  before: Revision,
  after: Revision,
  said: Statements = NOTHING_SAID,
  replacements: Replacements | null = null,
): Graph {
  const known = know(before, after, said, replacements);
  const matches = match(known);
  const united = unite(known, matches);
  const rightsChanged = rightsChanges(rightsOn(before, after, known, united));
  const areRightsKnown = before.rights !== undefined && after.rights !== undefined;
  const heard = new Set(rightsChanged.flatMap((one) => (one.isWithNew === true ? [] : one.nodes)));
  const rulesOf = changedRules(before, after);
  const isHeard = (node: string): boolean => !areRightsKnown || heard.has(node);
  const isRuled = (origin: string): boolean => areShownAlone(origin, rulesOf(origin, 'update'));
  const partsOf = marksOfCopies(foldedChanges(known, united, isHeard, isRuled));
  const [valuesBefore, valuesAfter] = [valuesByOrigin(known.before), valuesByOrigin(known.after)];
  const inside = [...united.nodes.values()]
    .map((node) => withFolded(node, partsOf(node)))
    .map((node) => withPartValues(node, valuesBefore, valuesAfter))
    .map((node) => withRules(node, rulesOf));
  const sides = exposedOn(before, after, known, united);
  const opened = withExposure(inside, sides);
  const { nodes, elsewhere: rights } = withRights(
    opened.nodes,
    rightsChanged,
    (address) => known.after.entryOf(stemOf(address))?.node ?? address,
  );
  const isOpen = anyOf(openEdges(before, after, known), openTunnels(sides, united.placeOf));
  const edges = withEntriesClosed(uniteEdges(known, matches, united, isOpen), united.nodes, sides);
  const drawn = unmarkActors(nodes, edges);
  // `changes` are determined here; those that the graph `after` states itself are dropped.
  const { nodes: _, edges: __, changes: ___, ...head } = after.graph;
  const isReplacedAnyway = (old: string, now: string): boolean =>
    replacements !== null &&
    isRenamedByReplacement({ old: stemOf(old), now: stemOf(now) }, before, after, replacements);
  const union = createGraph({ ...head, nodes: withHints(drawn, edges, isReplacedAnyway), edges });
  const quiet = touchedResources(known, nodes, united.placeOf, replacements !== null);
  const touched = touchedWithRules(quiet, nodes, rulesOf);
  const mentioned = [
    ...opened.elsewhere.map(({ address }) => address),
    ...touched.flatMap(subjectsOf),
    ...rights.flatMap(endsOf),
  ];
  const called = namesOf(mentioned, union, known);
  return Object.freeze({
    ...head,
    ...union,
    ...(opened.elsewhere.length > 0 && { exposure: opened.elsewhere }),
    ...(rights.length > 0 && { rights }),
    ...(touched.length > 0 && { touched }),
    ...(called.size > 0 && { called }),
  });
}

const anyOf =
  (...tests: readonly ((edge: GraphEdge) => boolean)[]) =>
  (edge: GraphEdge): boolean =>
    tests.some((test) => test(edge));

function valuesByOrigin({ entries, values }: Known['before']): ValuesBy {
  const addresses = new Map(entries.map(({ address, origin }) => [origin, address]));
  return (origin) => values.get(addresses.get(origin) ?? '');
}

const subjectsOf = ({ address, into }: Touched): readonly string[] =>
  into === undefined ? [address] : [address, into];

const endsOf = ({ principal, target }: RightsElsewhere): readonly string[] =>
  [principal.address, target.address].filter((address) => address !== undefined);

/** Returns the names of resources that a report mentions and no diagram shows. */
function namesOf(
  addresses: readonly string[],
  { nodes }: Pick<Graph, 'nodes'>,
  known: Known,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const address of addresses.filter((each) => !nodes.has(each))) {
    const values = known.after.values.get(address) ?? known.before.values.get(address);
    const name = values === undefined ? undefined : cloudNameOf(typeOf(address), values);
    if (name !== undefined) names.set(address, name);
  }
  return names;
}

/** Returns the openings of both revisions. Both are empty if either revision does not know its openings, so nothing differs. */
function exposedOn(
  { exposed: old, resources: removed }: Revision,
  { exposed: now, resources: added }: Revision,
  known: Known,
  { nodes, placeOf }: United,
) {
  const recreated = recreatedOf(known, removed, added);
  const again = new Set(recreated.values());
  const there = (address: string): boolean =>
    known.stemBefore(stemOf(address)) !== undefined || again.has(stemOf(address));
  const placed = (address: string): string =>
    recreated.get(address) ?? (known.before.graph.nodes.has(address) ? placeOf(address) : known.stemAfter(address));
  const before = (old ?? []).map((one) => ({
    ...{ ...one, of: placed(one.of), by: known.stemAfter(one.by) },
    ...(one.at !== undefined && { at: placed(one.at) }),
  }));
  const isOf = (address: string, change: 'create' | 'delete'): boolean => nodes.get(address)?.change === change;
  const isKnown = old !== undefined && now !== undefined;
  return {
    before: isKnown ? before : [],
    after: isKnown ? now : [],
    wasThere: (address: string) =>
      nodes.has(address) ? !isOf(address, 'create') || again.has(stemOf(address)) : there(address),
    isThere: (address: string) =>
      nodes.has(address) ? !isOf(address, 'delete') : known.after.entryOf(stemOf(address)) !== undefined,
  };
}

/** Removes containers that only one revision shows and that end up empty in the union. */

/**
 * Returns the graph without implied zones and regions that are new or gone and hold nothing.
 * Nodes in two zones may be drawn once in the union. A zone that becomes empty by that is neither created nor deleted. Works from
 * the inside out, so a region whose zones are all removed goes too.
 */
export function withoutBare(graph: Graph): Graph {
  const inside = new Map<string, number>();
  for (const { parent } of graph.nodes.values()) if (parent !== null) inside.set(parent, (inside.get(parent) ?? 0) + 1);
  const left = new Map(graph.nodes);
  const waiting = [...graph.nodes.values()].filter(isPlace);
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if ((inside.get(node.address) ?? 0) > 0 || !left.delete(node.address) || node.parent === null) continue;
    inside.set(node.parent, (inside.get(node.parent) ?? 0) - 1);
    const around = left.get(node.parent);
    if (around !== undefined && isPlace(around)) waiting.push(around);
  }
  if (left.size === graph.nodes.size) return graph;
  return { ...graph, nodes: left, edges: graph.edges.filter(({ from, to }) => left.has(from) && left.has(to)) };
}

const isPlace = ({ type, provenance, change }: GraphNode): boolean =>
  isContainerType(type) && provenance === 'implied' && (change === 'create' || change === 'delete');

/** Adds values of created and deleted parts that affect their node: the path of a route, a setting that is turned off. */

/** Returns the values of a resource of one revision, by Terraform address. */
type ValuesBy = (origin: string) => Attributes | undefined;

/** Returns the node with the routes and settings of its created and deleted parts. Settings also become values of the node. */
function withPartValues(node: GraphNode, before: ValuesBy, after: ValuesBy): GraphNode {
  const { parts = [], values = [] } = node.changed ?? {};
  if (node.change !== 'update' || !parts.some(isOneSided)) return node;
  const filled = parts.map((part): ChangedPart => {
    if (!isOneSided(part) || part.values !== undefined) return part;
    const own = valuesOf(part, (part.change === 'create' ? after : before)(part.address));
    return own.length === 0 ? part : { ...part, values: own };
  });
  const known = new Set(values.map(({ name }) => name));
  const settings = filled
    .filter((part, at) => part !== parts[at])
    .flatMap(({ values: own = [] }) => own.filter(({ name }) => !ROUTE_ATTRIBUTES.includes(name) && !known.has(name)));
  const all = [...values, ...settings].sort((a, b) => byText(a.name, b.name));
  return createNode({
    ...node,
    changed: { ...node.changed, ...(all.length > 0 && { values: all }), parts: filled },
  });
}

const isOneSided = ({ change }: ChangedPart): boolean => change === 'create' || change === 'delete';

function valuesOf({ address, change }: ChangedPart, attributes: Attributes = {}): readonly ChangedValue[] {
  const settings = factsOf(parseTerraformAddress(address)?.type ?? '').turnsOn ?? [];
  const isMeant = (name: string): boolean =>
    settings.includes(name) || (change === 'create' && ROUTE_ATTRIBUTES.includes(name));
  return Object.entries(attributes)
    .filter(([name]) => isMeant(name))
    .map(([name, text]) =>
      change === 'create' ? { name, before: null, after: text } : { name, before: text, after: null },
    );
}

/** Rights of two revisions, with the addresses of the union. */

/** Returns the rights of both revisions. Both are empty if either revision does not know its rights, so nothing differs. */
function rightsOn(
  { rights: old, resources: removed }: Revision,
  { rights: now, resources: added }: Revision,
  known: Known,
  { placeOf }: United,
): RightsSides {
  const { before, after, stemBefore } = known;
  const isKnown = old !== undefined && now !== undefined;
  const recreated = recreatedOf(known, removed, added);
  const again = new Set(recreated.values());
  const stemAfter = (address: string): string => recreated.get(address) ?? known.stemAfter(address);
  const placed = (address: string): string => (before.graph.nodes.has(address) ? placeOf(address) : stemAfter(address));
  // Rights refer to an existing resource (data source) by an address that is in neither ledger.
  const isListed = (address: string): boolean =>
    after.entryOf(stemOf(address)) !== undefined || before.entryOf(stemOf(address)) !== undefined;
  return {
    before: isKnown ? old.map((right) => moved(right, stemAfter, placed)) : [],
    after: isKnown ? now : [],
    wasThere: (address) =>
      !isListed(address) || stemBefore(stemOf(address)) !== undefined || again.has(stemOf(address)),
    isThere: (address) => !isListed(address) || after.entryOf(stemOf(address)) !== undefined,
  };
}

function moved(right: Right, at: (address: string) => string, placed: (address: string) => string): Right {
  const text = (one: string): string => withInstances(one, at);
  const subject = <T extends Subject>(one: T): T =>
    one.address === undefined ? one : { ...one, address: at(one.address) };
  const { principal, target, conditions, by, nodes } = right;
  const key = principal.address === undefined ? text(principal.key) : at(principal.key);
  return {
    ...right,
    principal: { ...subject(principal), key, ...(principal.claim !== undefined && { claim: text(principal.claim) }) },
    target: { ...subject(target), pattern: text(target.pattern) },
    conditions: conditions.map(text).sort(),
    by: at(by),
    nodes: nodes.map(placed),
  };
}

/** Deletes inferred entry edges together with the firewall rule that allowed them. */

/**
 * Returns the edges, with entry edges marked as deleted or updated if no rule allows their ports any more.
 * The edge to a load balancer is drawn for its listener, even if no rule lets traffic through. The edge therefore stays in the
 * graph of `after`, although its rule is gone.
 */
export function withEntriesClosed(
  edges: readonly GraphEdge[],
  nodes: ReadonlyMap<string, GraphNode>,
  { before, after }: Pick<ExposedSides, 'before' | 'after'>,
): readonly GraphEdge[] {
  const [were, are] = [portsOpen(before), portsOpen(after)];
  return edges.map((edge) => {
    const isEntry = edge.provenance === 'implied' && isOutside(nodes.get(edge.from)?.type ?? '') && !isOfTunnel(edge);
    const old = were.get(edge.to) ?? [];
    if (!isEntry || old.length === 0 || (edge.change !== undefined && edge.change !== 'update')) return edge;
    return closed(edge, old, are.get(edge.to) ?? []);
  });
}

/** Collects the ports that rules open to all addresses, by address. */
function portsOpen(all: readonly Exposed[]): ReadonlyMap<string, readonly Ports[]> {
  const open = new Map<string, Ports[]>();
  for (const { of, ports, to } of all) if (ports !== undefined && hasAllAddresses(to)) put(open, of, ports);
  return open;
}

function closed(edge: GraphEdge, old: readonly Ports[], now: readonly Ports[]): GraphEdge {
  const texts = edge.label === '' ? [] : edge.label.split(', ');
  if (texts.length === 0) return now.length === 0 ? createEdge({ ...edge, change: 'delete' }) : edge;
  const gone = texts.filter((text) => isIn(text, old) && !isIn(text, now));
  if (gone.length === 0) return edge;
  if (gone.length === texts.length) return createEdge({ ...edge, change: 'delete' });
  const { change: _, before: __, ...plain } = edge;
  const label = texts.filter((text) => !gone.includes(text)).join(', ');
  return createEdge({ ...edge, label, change: 'update', before: edge.before ?? [createEdge(plain)] });
}

/** True if the port of a label is open: 443 of `HTTPS 443`. */
function isIn(label: string, open: readonly Ports[]): boolean {
  const port = Number(/(\d+)(\/tcp)?$/.exec(label)?.[1] ?? Number.NaN);
  return open.some(({ from, to }) => from <= port && port <= to);
}

/**
 * Finds edges that may still exist although the code in `after` does not prove them. An attribute that becomes unknown does not
 * delete an edge.
 */

/**
 * Returns a predicate for edges of `before`. True if every attribute that proves the edge is still set and its value is now
 * unknown, such as a variable without a value or the result of a data source. An attribute that refers to a managed resource is
 * known.
 */
export function openEdges(before: Revision, after: Revision, { stemAfter }: Known): (edge: GraphEdge) => boolean {
  if (before.arrows === undefined || after.resources === undefined) return () => false;
  const proofs = new Map(before.arrows.map(({ from, to, evidence }) => [`${from}\n${to}`, evidence]));
  let references: ReadonlyMap<string, readonly Reference[]> | undefined;
  const isOpen = (by: string, path: string): boolean => {
    const resource = after.resources?.get(stemAfter(by));
    if (resource === undefined || !isUnknown(resource, path, after.writtenOf)) return false;
    references ??= groupBy(after.references ?? [], ({ from }) => from);
    const named = (references.get(resource.address) ?? []).filter((one) => leadsInto(one.path, path));
    return named.every(({ to }) => after.resources?.get(to)?.mode !== 'managed');
  };
  return ({ from, to }) => {
    const evidence = proofs.get(`${from}\n${to}`) ?? proofs.get(`${to}\n${from}`) ?? [];
    return evidence.length > 0 && evidence.every(({ by, path }) => path !== undefined && isOpen(by, path));
  };
}

/** True for an attribute that the code sets and whose value is partly or completely unknown. */
function isUnknown({ declared, origin, values }: Resource, path: string, writtenOf: Revision['writtenOf']): boolean {
  const isSet = [...(declared?.lines.keys() ?? [])].some((line) => line === path || line.startsWith(`${path}.`));
  if (!isSet) return false;
  if (textsAt(values, path.split('.')).length === 0) return true;
  const top = topOf(path);
  return textsAt({ [top]: writtenOf?.(origin, top) ?? null }, path.split('.')).some(isOpenText);
}

const isOpenText = (text: string): boolean => text.includes(SOME_TEXT) || holdsMadeUpText(text);

/** Returns all texts and numbers at a path and below, to a depth of `VALUE_DEPTH`. */
function textsAt(value: Json, path: readonly string[], depth = VALUE_DEPTH): readonly string[] {
  if (value === null || depth === 0) return [];
  if (typeof value !== 'object') return path.length === 0 ? [String(value)] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsAt(item, path, depth - 1));
  const [name, ...rest] = path;
  const members = value as Readonly<Record<string, Json>>;
  if (name === undefined) return Object.values(members).flatMap((member) => textsAt(member, [], depth - 1));
  return Object.hasOwn(members, name) ? textsAt(members[name] as Json, rest, depth - 1) : [];
}

/** Finds resources that Terraform destroys and creates again under another address, because a `moved` block is missing. */

/**
 * Returns the new address of each removed resource, by old address, if exactly one new resource has its type, region and name.
 * A service account with the same `account_id` has the same email, so existing grants still apply to it. A name that several
 * removed or several new resources share is ignored. Empty for graph files, which have no values.
 */
export function recreatedOf(
  { isThere, stemBefore }: Pick<Known, 'isThere' | 'stemBefore'>,
  before: Revision['resources'] = new Map(),
  after: Revision['resources'] = new Map(),
): ReadonlyMap<string, string> {
  const gone = byName([...before.values()].filter(({ address }) => !isThere(address)));
  const fresh = byName([...after.values()].filter(({ address }) => stemBefore(address) === undefined));
  return new Map(
    [...gone].flatMap(([key, removed]): (readonly [string, string])[] => {
      const [[old], added] = [removed, fresh.get(key) ?? []];
      const [now] = added;
      const isOne = removed.length === 1 && added.length === 1;
      return isOne && old !== undefined && now !== undefined ? [[old.address, now.address]] : [];
    }),
  );
}

function byName(resources: readonly Resource[]): ReadonlyMap<string, readonly Resource[]> {
  const named = resources.filter((resource) => resource.mode === 'managed' && nameOf(resource) !== undefined);
  return groupBy(named, (resource) => JSON.stringify([resource.type, resource.region, nameOf(resource)]));
}

/**
 * Returns the text of the best naming attribute. Undefined if the code sets that attribute to an unknown value, even if other
 * naming attributes are known.
 */
function nameOf({ type, values, declared }: Resource): string | undefined {
  for (const path of namePathsOf(type)) {
    const text = textAt(values, path);
    if (text !== undefined) return text;
    if (declared?.lines.has(path.join('.')) === true) return undefined;
  }
  return undefined;
}

function textAt(values: Resource['values'], path: readonly string[]): string | undefined {
  let at: Json | undefined = values as Json;
  for (const step of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Readonly<Record<string, Json>>)[step];
  }
  return typeof at === 'string' && at !== '' ? at : undefined;
}
