/** Merges the nodes of both revisions into the nodes of one graph, each with its mark. */

import { isGrantOnly } from '../catalog/access.js';
import { isArchitecture, placesOf } from '../catalog/attributes.js';
import { factsOf } from '../catalog/index.js';
import { ROUTE_ATTRIBUTES } from '../catalog/nouns.js';
import { cloudNameOf } from '../catalog/products.js';
import { parseAddress, typeOf } from '../graph/address.js';
import type { ChangeCounts, ChangedPart, ChangedValue, ChangeName } from '../graph/changes.js';
import { createEdge, createNode } from '../graph/create.js';
import { put } from '../graph/group-by.js';
import type { Attributes, Graph, GraphEdge, GraphNode } from '../graph/model.js';
import { isContainerType } from '../graph/node-types.js';
import { byAddress, byText } from '../graph/order.js';
import { parseTerraformAddress } from '../graph/terraform-address.js';
import { countsOf, isReplaced, markOf, markOfAll, valuesOfResource } from './details.js';
import { type RevisionIndex, stemOf, stemsOf } from './known.js';
import type { Matches } from './match.js';

export interface United {
  /** Nodes of the union, by address. */
  readonly nodes: Map<string, GraphNode>;
  /** Returns the address in the union of a node in `before`. */
  readonly placeOf: (before: string) => string;
  /** Edges from the ghost of a moved node to the node. */
  readonly moves: readonly GraphEdge[];
}

/** Returns a generator of free addresses: the next unused copy number, so that the copy counts as the same resource. */
function freeCopies(taken: Set<string>): (address: string) => string {
  const last = new Map<string, number>();
  return (address) => {
    const stem = stemOf(address);
    for (let n = (last.get(stem) ?? 0) + 1; ; n++) {
      const free = `${stem}~${n}`;
      if (taken.has(free)) continue;
      last.set(stem, n);
      return free;
    }
  };
}

/**
 * Returns the nodes of both revisions as nodes of one union, with a ghost for each node that has changed its container.
 */
export function unite(known: RevisionIndex, matches: Matches): United {
  const before = [...known.before.graph.nodes.values()];
  const after = [...known.after.graph.nodes.values()];
  const freeCopy = freeCopies(new Set([...before, ...after].map(({ address }) => address)));
  const places = new Map<string, string>();
  for (const { address } of before) {
    const isFree = !known.after.graph.nodes.has(address);
    places.set(address, matches.afterOf(address)[0] ?? (isFree ? address : freeCopy(address)));
  }
  const placeOf = (address: string): string => places.get(address) as string;
  const parentOf = ({ parent }: GraphNode): string | null => (parent === null ? null : placeOf(parent));
  const whereOf = (node: GraphNode): Where => ({
    parent: parentOf(node),
    ...(node.runsIn !== undefined && { runsIn: places.get(node.runsIn) ?? node.runsIn }),
  });

  const nodes: GraphNode[] = [];
  const moves: GraphEdge[] = [];
  for (const node of after) {
    const was = matches.beforeOf(node.address).map((address) => known.before.graph.nodes.get(address) as GraphNode);
    if (was.length === 0) {
      nodes.push(newNode(node, known, matches.partOf(node.address)));
      continue;
    }
    const [first] = was as [GraphNode, ...GraphNode[]];
    const isElsewhere = !isInSameBox(first, node, known, matches);
    nodes.push(sharedNode(was, node, isElsewhere, known));
    if (!isElsewhere) continue;
    const ghost = ghostOf(first, node, freeCopy(node.address), whereOf(first));
    nodes.push(ghost);
    if (isContainerType(node.type)) continue;
    moves.push(createEdge({ from: ghost.address, to: node.address, provenance: node.provenance, change: 'move' }));
  }
  for (const node of before) {
    if (matches.afterOf(node.address).length > 0) continue;
    nodes.push(oldNode(node, placeOf(node.address), whereOf(node), known));
  }
  return { nodes: withoutEmptyNews(nodes, known), placeOf, moves };
}

/**
 * Returns the nodes, with implied zones and regions unmarked where only the drawing differs. These are zones and
 * regions of one revision in which nothing was created or deleted, or which the other revision draws without a box.
 */
function withoutEmptyNews(nodes: readonly GraphNode[], { before, after }: RevisionIndex): Map<string, GraphNode> {
  const all = new Map(nodes.map((node) => [node.address, node]));
  const [come, gone] = [new Set<string>(), new Set<string>()];
  for (const { change, ghostOf, provenance, parent } of nodes) {
    if (provenance === 'implied' || change === 'none' || change === 'update') continue;
    const stirred = ghostOf !== undefined || change === 'delete' || change === 'forget' ? gone : come;
    for (let at = parent; at !== null && !stirred.has(at); at = all.get(at)?.parent ?? null) stirred.add(at);
  }
  for (const node of nodes) {
    if (node.provenance !== 'implied' || !isContainerType(node.type)) continue;
    if (node.change === 'create' && (!come.has(node.address) || isWhere(node, before.graph)))
      all.set(node.address, createNode({ ...node, change: 'none', before: [] }));
    if (node.change === 'delete' && (!gone.has(node.address) || isWhere(node, after.graph)))
      all.set(node.address, createNode({ ...node, change: 'none', isGone: true as const }));
  }
  return all;
}

/** True for a region that is the only one of its cloud in a graph. Such a region has no box. */
function isWhere({ address }: GraphNode, { within = {} }: Graph): boolean {
  const { name = '' } = parseAddress(address) ?? {};
  return Object.values(within)
    .flat()
    .some((place) => name === place || name.endsWith(`_${place}`));
}

/** The container and host of a node, as addresses of the union. */
type Where = Pick<GraphNode, 'parent' | 'runsIn'>;

/** True if the other revision has the resource but does not draw it as a node. */
const isPart = (bucket: string | undefined): boolean => bucket === 'folded' || bucket === 'hidden';

/** @param whole address in `before` of the node that it was part of, if any */
function newNode(node: GraphNode, known: RevisionIndex, whole: string | undefined): GraphNode {
  const parts = new Set(whole === undefined ? [] : stemsOf(known.before.graph.nodes.get(whole) as GraphNode));
  const names = stemsOf(node).map((stem): ChangeName => {
    // A looked-up service exists in both revisions, although only one uses it.
    if (node.lookedUp) return 'none';
    const was = known.stemBefore(stem);
    if (was !== undefined && (parts.has(was) || isPart(known.before.entryOf(was)?.bucket))) return 'none';
    return known.isImported(stem) ? 'import' : 'create';
  });
  const mark = markOfAll(names, 'create');
  const isSaid = mark.change === 'create' || mark.change === 'import';
  return createNode({ ...unmarked(node), ...mark, ...(!isSaid && { before: [] }) });
}

function oldNode(node: GraphNode, address: string, where: Where, known: RevisionIndex): GraphNode {
  const names = stemsOf(node).map((stem): ChangeName => {
    if (node.lookedUp) return 'none';
    if (isPart(known.after.entryOf(known.stemAfter(stem))?.bucket)) return 'none';
    return known.isForgotten(stem) ? 'forget' : 'delete';
  });
  const mark = markOfAll(names, 'delete');
  const isSaid = mark.change === 'delete' || mark.change === 'forget';
  const one = { ...unmarked(node), address, ...where };
  return createNode({
    ...one,
    ...mark,
    ...(!isSaid && { isGone: true as const }),
    ...(!isSameNode(one, unmarked(node)) && { before: [unmarked(node)] }),
  });
}

function sharedNode(was: readonly GraphNode[], node: GraphNode, isElsewhere: boolean, known: RevisionIndex): GraphNode {
  const plain = { ...unmarked(node), attributes: attributesKept(was[0] as GraphNode, node, known) };
  const before = was.map(unmarked);
  const isSame = before.length === 1 && isSameNode(before[0] as GraphNode, plain);
  return createNode({ ...plain, ...markOf(was, node, isElsewhere, known), ...(!isSame && { before }) });
}

/**
 * Returns the attributes in `after`. Those under `ignore_changes` keep their value in `before`, because that stays
 * deployed.
 */
function attributesKept(was: GraphNode, { address, attributes }: GraphNode, { isIgnored }: RevisionIndex): Attributes {
  const isKept = (name: string): boolean =>
    was.attributes[name] !== attributes[name] &&
    placesOf(name).some((path) => isIgnored(stemOf(address), path.join('.')));
  const kept = [...new Set([...Object.keys(was.attributes), ...Object.keys(attributes)])].filter(isKept);
  if (kept.length === 0) return attributes;
  const shown = Object.entries({ ...attributes, ...was.attributes }).filter(
    ([name]) => (kept.includes(name) ? was.attributes : attributes)[name] !== undefined,
  );
  return Object.fromEntries(
    shown.map(([name, text]) => [name, kept.includes(name) ? text : (attributes[name] ?? text)]),
  );
}

function ghostOf(was: GraphNode, node: GraphNode, address: string, where: Where): GraphNode {
  const { instances: _, steps: __, ...plain } = unmarked(was);
  return createNode({ ...plain, address, ...where, change: 'move', ghostOf: node.address, before: [] });
}

/**
 * True if the container of a node did not change. Implied zones and regions of one revision are ignored. So are boxes
 * of one revision that the other revision does not draw as a box, such as a security group.
 */
function isInSameBox(before: GraphNode, after: GraphNode, known: RevisionIndex, matches: Matches): boolean {
  const isAround = (one: string | null, other: string | null): boolean =>
    one === null || other === null ? one === other : matches.afterOf(one).includes(other);
  const [old, now] = [known.before.graph, known.after.graph];
  const stays = (box: string): boolean => isPart(known.after.entryOf(known.stemAfter(stemOf(box)))?.bucket);
  const was = (box: string): boolean => isPart(known.before.entryOf(known.stemBefore(stemOf(box)) ?? '')?.bucket);
  const outOf = outerOf(old, before.parent, (box) => matches.afterOf(box).length === 0, stays);
  const into = outerOf(now, after.parent, (box) => matches.beforeOf(box).length === 0, was);
  return isAround(before.parent, after.parent) || isAround(outOf, after.parent) || isAround(before.parent, into);
}

/**
 * Returns the innermost container, from `box` outwards, that both revisions draw.
 * @param isThere true if the other revision has the resource, but draws no box for it
 */
function outerOf(
  { nodes }: Graph,
  box: string | null,
  isAlone: (address: string) => boolean,
  isThere: (address: string) => boolean,
): string | null {
  const isPassed = (address: string): boolean =>
    isAlone(address) && (nodes.get(address)?.provenance === 'implied' || isThere(address));
  let at = box;
  while (at !== null && isPassed(at)) at = nodes.get(at)?.parent ?? null;
  return at;
}

// ---- Nodes and edges without the marks of a comparison.

/**
 * Returns the node without its marks. Edits of a plan belong to neither revision: both graphs show the planned state.
 */
export function unmarked({ changed: _, ghostOf: __, before: ___, isGone: ____, ...node }: GraphNode): GraphNode {
  return { ...node, change: 'none' };
}

export function unmarkedEdge({ change: _, before: __, ...edge }: GraphEdge): GraphEdge {
  return edge;
}

/** True if the objects are equal in every member, not only in those that are compared. */
function isSame<T extends object>(one: T, other: T): boolean {
  const names = Object.keys(one) as (keyof T)[];
  const isLike = (name: keyof T): boolean =>
    one[name] === other[name] ||
    (typeof one[name] === 'object' && JSON.stringify(one[name]) === JSON.stringify(other[name]));
  return names.length === Object.keys(other).length && names.every(isLike);
}

const isSameNode: (one: GraphNode, other: GraphNode) => boolean = isSame;
export const isSameEdge: (one: GraphEdge, other: GraphEdge) => boolean = isSame;

// ---- Changes of resources that are folded into a node, and counted at it.

/** The changes of the parts of a node. */
interface Parts {
  readonly counts: ChangeCounts;
  /** Values that change alike in every part that has them, by name. */
  readonly values: readonly ChangedValue[];
  readonly parts: readonly ChangedPart[];
}

/**
 * Returns the changes of folded resources, by address of their node in the union.
 * A grant that comes or goes is left out if the rights of its node do not change. Example: a policy for a new queue is
 * folded into just one of the functions that share its role.
 * @param isHeard true for a node whose rights change, or whose rights are unknown
 * @param isRuled true for a resource, by Terraform address, with changed firewall rules that nothing else shows
 */
export function foldedChanges(
  known: RevisionIndex,
  { placeOf }: United,
  isHeard: (node: string) => boolean,
  isRuled: (origin: string) => boolean,
): ReadonlyMap<string, Parts> {
  const { before, after, stemBefore } = known;
  const isIdle = (address: string, node: string): boolean => isGrantOnly(typeOf(address)) && !isHeard(node);
  const found = new Map<string, ChangedPart[]>();
  for (const { address, origin, bucket, node } of after.entries) {
    if (bucket !== 'folded' || node === undefined || !after.graph.nodes.has(node)) continue;
    const was = stemBefore(address);
    if (was === undefined) {
      if (isIdle(address, node)) continue;
      put(found, node, { address: origin, change: known.isImported(address) ? 'import' : 'create' });
    } else if (before.entryOf(was)?.bucket === 'folded') {
      const values = valuesOfResource(was, address, known);
      const change = isReplaced(address, known) && factsOf(typeOf(address)).holdsData === true ? 'replace' : 'update';
      if (values.length > 0 || change === 'replace' || isRuled(origin)) {
        const lost = change === 'replace' ? { ...nameOfLost(was, known), forcedBy: forcedBy(address, known) } : {};
        put(found, node, { address: origin, change, ...lost, ...(values.length > 0 && { values }) });
      }
    }
  }
  for (const { address, origin, bucket, node } of before.entries) {
    if (bucket !== 'folded' || node === undefined || !before.graph.nodes.has(node)) continue;
    if (!known.isInAfter(address) && !isIdle(address, placeOf(node))) {
      const change = known.isForgotten(address) ? 'forget' : 'delete';
      put(found, placeOf(node), { address: origin, change, ...nameOfLost(address, known) });
    }
  }
  return new Map(
    [...found].map(([address, parts]) => [
      address,
      {
        counts: countsOf(parts.map(({ change }) => change)) as ChangeCounts,
        values: agreeing(parts.flatMap(({ values = [] }) => values)),
        parts: parts.sort((a, b) => byAddress(a.address, b.address)),
      },
    ]),
  );
}

const forcedBy = (address: string, known: RevisionIndex): readonly string[] =>
  known.differenceOf(address)?.forcedBy ?? [];

/**
 * Returns the name of a removed data store or identity: its rights elsewhere are lost with it.
 * @param address address in `before`
 */
function nameOfLost(address: string, { before }: RevisionIndex): Pick<ChangedPart, 'name'> {
  const type = typeOf(address);
  const { holdsData, identity } = factsOf(type);
  const name =
    holdsData === true || identity === true ? cloudNameOf(type, before.values.get(address) ?? {}) : undefined;
  return name === undefined ? {} : { name };
}

/**
 * Returns the values on which all parts agree, so that larger nodes of a cluster are reported once. Values that change
 * differently are left out.
 */
function agreeing(values: readonly ChangedValue[]): readonly ChangedValue[] {
  const byName = new Map<string, ChangedValue[]>();
  for (const value of values) put(byName, value.name, value);
  const isAlike = (value: ChangedValue, other: ChangedValue): boolean =>
    value.before === other.before && value.after === other.after;
  return [...byName.values()]
    .filter(([first, ...others]) => others.every((other) => isAlike(first as ChangedValue, other)))
    .map(([first]) => first as ChangedValue);
}

/**
 * Returns the node with the changes of its parts; `update` unless the node itself changes more.
 * Its own values take precedence over those of its parts. A value that replaces a part does not replace the node: a
 * task definition is replaced, its service stays.
 */
export function withFolded(node: GraphNode, parts: Parts | undefined): GraphNode {
  if (parts === undefined) return node;
  const own = node.changed?.values ?? [];
  const names = new Set(own.map(({ name }) => name));
  const ofParts = parts.values
    .filter(({ name }) => !names.has(name) && isArchitecture(name))
    .map(({ name, before, after }): ChangedValue => ({ name, before, after }));
  const values = [...own, ...ofParts].sort((a, b) => byText(a.name, b.name));
  return {
    ...node,
    change: node.change === 'none' ? 'update' : node.change,
    changed: { ...node.changed, folded: parts.counts, parts: parts.parts, ...(values.length > 0 && { values }) },
  };
}

// ---- Values of created and deleted parts that affect their node: the path of a route, a setting that is turned off.

/** Returns the values of a resource of one revision, by Terraform address. */
type ValuesBy = (origin: string) => Attributes | undefined;

/**
 * Returns the node with the routes and settings of its created and deleted parts. Settings also become values of the
 * node.
 */
export function withPartValues(node: GraphNode, before: ValuesBy, after: ValuesBy): GraphNode {
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

export function valuesByOrigin({ entries, values }: RevisionIndex['before']): ValuesBy {
  const addresses = new Map(entries.map(({ address, origin }) => [origin, address]));
  return (origin) => values.get(addresses.get(origin) ?? '');
}
