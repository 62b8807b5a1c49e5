/** Merges the nodes of both revisions into the nodes of one graph, each with its mark. */

import { isGrantOnly } from '../catalog/access.js';
import { isArchitecture, pathsOfAttribute } from '../catalog/attributes.js';
import { factsOf } from '../catalog/index.js';
import {
  isAssociation,
  isReplacementReported,
  isReportedByEffect,
  ROUTE_ATTRIBUTES,
  statesFirewallRules,
} from '../catalog/nouns.js';
import { cloudNameOf } from '../catalog/products.js';
import { parseAddress, typeOf } from '../graph/address.js';
import {
  type ChangeCounts,
  type ChangedPart,
  type ChangedValue,
  type ChangeName,
  type JoinedResource,
  pairRecreated,
} from '../graph/changes.js';
import { createEdge, createNode } from '../graph/create.js';
import { put } from '../graph/group-by.js';
import type { Attributes, Graph, GraphEdge, GraphNode } from '../graph/model.js';
import { isContainerType } from '../graph/node-types.js';
import { byAddress, byText } from '../graph/order.js';
import { parseTerraformAddress, toGraphAddress } from '../graph/terraform-address.js';
import { countsOf, isReplaced, markOf, markOfAll, valuesOfResource } from './details.js';
import type { Matches } from './match.js';
import type { LedgerEntry } from './model.js';
import { type RevisionIndex, stemOf, stemsOf } from './revision-index.js';

/** The nodes of both revisions as one set. */
export interface United {
  /** Nodes of the union, by address. */
  readonly nodes: Map<string, GraphNode>;
  /** Returns the address in the union of a node in `before`. */
  readonly placeOf: (before: string) => string;
  /** Edges from the ghost of a moved node to the node. */
  readonly moves: readonly GraphEdge[];
}

/** Returns a generator of free addresses: the next unused copy number, so that the copy counts as the same resource. */
function freeCopies(used: Set<string>): (address: string) => string {
  const last = new Map<string, number>();
  return (address) => {
    const stem = stemOf(address);
    for (let n = (last.get(stem) ?? 0) + 1; ; n++) {
      const free = `${stem}~${n}`;
      if (used.has(free)) continue;
      last.set(stem, n);
      return free;
    }
  };
}

/**
 * Returns the nodes of both revisions as nodes of one union, with a ghost for each node that has changed its container.
 */
export function unite(revisions: RevisionIndex, matches: Matches): United {
  const before = [...revisions.before.graph.nodes.values()];
  const after = [...revisions.after.graph.nodes.values()];
  const freeCopy = freeCopies(new Set([...before, ...after].map(({ address }) => address)));
  const unionAddresses = new Map<string, string>();
  for (const { address } of before) {
    const isFree = !revisions.after.graph.nodes.has(address);
    unionAddresses.set(address, matches.afterOf(address)[0] ?? (isFree ? address : freeCopy(address)));
  }
  const placeOf = (address: string): string => unionAddresses.get(address) as string;
  const parentOf = ({ parent }: GraphNode): string | null => (parent === null ? null : placeOf(parent));
  const whereOf = (node: GraphNode): ContainerAndHost => ({
    parent: parentOf(node),
    ...(node.runsIn !== undefined && { runsIn: unionAddresses.get(node.runsIn) ?? node.runsIn }),
  });

  const nodes: GraphNode[] = [];
  const moves: GraphEdge[] = [];
  for (const node of after) {
    const nodesBefore = matches
      .beforeOf(node.address)
      .map((address) => revisions.before.graph.nodes.get(address) as GraphNode);
    if (nodesBefore.length === 0) {
      nodes.push(newNode(node, revisions, matches.partOf(node.address)));
      continue;
    }
    const [first] = nodesBefore as [GraphNode, ...GraphNode[]];
    // Terraform does not move what it only reads; the code may tell more or less of where that is.
    const isRead = first.lookedUp && node.lookedUp;
    const isElsewhere =
      !isRead && !isInSameBox(first, node, revisions, matches) && !isWithHost(first, node, revisions, matches);
    const shared = sharedNode(nodesBefore, node, isElsewhere, revisions);
    nodes.push(shared);
    if (!isElsewhere) continue;
    const ghost = ghostOf(first, shared, freeCopy(node.address), whereOf(first));
    nodes.push(ghost);
    if (isContainerType(node.type) || ghost.change !== 'move') continue;
    moves.push(createEdge({ from: ghost.address, to: node.address, provenance: node.provenance, change: 'move' }));
  }
  for (const node of before) {
    if (matches.afterOf(node.address).length > 0) continue;
    nodes.push(oldNode(node, placeOf(node.address), whereOf(node), revisions));
  }
  return { nodes: withoutEmptyNews(nodes, revisions), placeOf, moves };
}

/**
 * Returns the nodes, with implied zones and regions unmarked where only the drawing differs. These are zones and
 * regions of one revision in which nothing was created or deleted, or which the other revision draws without a box.
 */
function withoutEmptyNews(nodes: readonly GraphNode[], { before, after }: RevisionIndex): Map<string, GraphNode> {
  const nodesByAddress = new Map(nodes.map((node) => [node.address, node]));
  const [withCreated, withDeleted] = [new Set<string>(), new Set<string>()];
  for (const { change, ghostOf, provenance, parent } of nodes) {
    if (provenance === 'implied' || change === 'none' || change === 'update') continue;
    const changedContainers =
      ghostOf !== undefined || change === 'delete' || change === 'forget' ? withDeleted : withCreated;
    for (
      let container = parent;
      container !== null && !changedContainers.has(container);
      container = nodesByAddress.get(container)?.parent ?? null
    )
      changedContainers.add(container);
  }
  for (const node of nodes) {
    if (node.provenance !== 'implied' || !isContainerType(node.type)) continue;
    if (node.change === 'create' && (!withCreated.has(node.address) || isOnlyRegion(node, before.graph)))
      nodesByAddress.set(node.address, createNode({ ...node, change: 'none', before: [] }));
    if (node.change === 'delete' && (!withDeleted.has(node.address) || isOnlyRegion(node, after.graph)))
      nodesByAddress.set(node.address, createNode({ ...node, change: 'none', isGone: true as const }));
  }
  return nodesByAddress;
}

/** True for a region that is the only one of its cloud in a graph. Such a region has no box. */
function isOnlyRegion({ address }: GraphNode, { within = {} }: Graph): boolean {
  const { name = '' } = parseAddress(address) ?? {};
  return Object.values(within)
    .flat()
    .some((region) => name === region || name.endsWith(`_${region}`));
}

/** The container and host of a node, as addresses of the union. */
type ContainerAndHost = Pick<GraphNode, 'parent' | 'runsIn'>;

/** True if the other revision has the resource but does not draw it as a node. */
const isPart = (bucket: string | undefined): boolean => bucket === 'folded' || bucket === 'hidden';

/** @param predecessor address in `before` of the node that it was part of, if any */
function newNode(node: GraphNode, revisions: RevisionIndex, predecessor: string | undefined): GraphNode {
  const parts = new Set(
    predecessor === undefined ? [] : stemsOf(revisions.before.graph.nodes.get(predecessor) as GraphNode),
  );
  const names = stemsOf(node).map((stem): ChangeName => {
    // A looked-up service exists in both revisions, although only one uses it.
    if (node.lookedUp) return 'none';
    const stemBefore = revisions.stemBefore(stem);
    if (stemBefore !== undefined && (parts.has(stemBefore) || isPart(revisions.before.entryOf(stemBefore)?.bucket)))
      return 'none';
    return revisions.isImported(stem) ? 'import' : 'create';
  });
  const mark = markOfAll(names, 'create');
  const isNew = mark.change === 'create' || mark.change === 'import';
  return createNode({ ...unmarked(node), ...mark, ...(!isNew && { before: [] }) });
}

function oldNode(node: GraphNode, address: string, where: ContainerAndHost, revisions: RevisionIndex): GraphNode {
  const names = stemsOf(node).map((stem): ChangeName => {
    if (node.lookedUp) return 'none';
    if (isPart(revisions.after.entryOf(revisions.stemAfter(stem))?.bucket)) return 'none';
    return revisions.isForgotten(stem) ? 'forget' : 'delete';
  });
  const mark = markOfAll(names, 'delete');
  const isGoneForGood = mark.change === 'delete' || mark.change === 'forget';
  const plain = { ...unmarked(node), address, ...where };
  return createNode({
    ...plain,
    ...mark,
    ...(!isGoneForGood && { isGone: true as const }),
    ...(!isSameNode(plain, unmarked(node)) && { before: [unmarked(node)] }),
  });
}

function sharedNode(
  nodesBefore: readonly GraphNode[],
  node: GraphNode,
  isElsewhere: boolean,
  revisions: RevisionIndex,
): GraphNode {
  const plain = { ...unmarked(node), attributes: attributesKept(nodesBefore[0] as GraphNode, node, revisions) };
  const before = nodesBefore.map(unmarked);
  const isSame = before.length === 1 && isSameNode(before[0] as GraphNode, plain);
  return createNode({ ...plain, ...markOf(nodesBefore, node, isElsewhere, revisions), ...(!isSame && { before }) });
}

/**
 * Returns the attributes in `after`. Those under `ignore_changes` keep their value in `before`, because that stays
 * deployed.
 */
function attributesKept(
  nodeBefore: GraphNode,
  { address, attributes }: GraphNode,
  { isIgnored }: RevisionIndex,
): Attributes {
  const isKept = (name: string): boolean =>
    nodeBefore.attributes[name] !== attributes[name] &&
    pathsOfAttribute(name).some((path) => isIgnored(stemOf(address), path.join('.')));
  const ignoredNames = [...new Set([...Object.keys(nodeBefore.attributes), ...Object.keys(attributes)])].filter(isKept);
  if (ignoredNames.length === 0) return attributes;
  const shown = Object.entries({ ...attributes, ...nodeBefore.attributes }).filter(
    ([name]) => (ignoredNames.includes(name) ? nodeBefore.attributes : attributes)[name] !== undefined,
  );
  return Object.fromEntries(
    shown.map(([name, text]) => [name, ignoredNames.includes(name) ? text : (attributes[name] ?? text)]),
  );
}

/** Returns the ghost of a node. A replaced resource does not move: it is destroyed here, and made anew there. */
function ghostOf(nodeBefore: GraphNode, node: GraphNode, address: string, where: ContainerAndHost): GraphNode {
  const { instances: _, steps: __, ...plain } = unmarked(nodeBefore);
  const change = node.change === 'replace' ? 'replace' : 'move';
  return createNode({ ...plain, address, ...where, change, ghostOf: node.address, before: [] });
}

/**
 * True if the node runs in the same host as before, and beside it in both revisions: it is where its host is, and a
 * cluster in another region takes its node pools along.
 */
function isWithHost(before: GraphNode, after: GraphNode, revisions: RevisionIndex, matches: Matches): boolean {
  const { runsIn: hostBefore, parent: parentBefore } = before;
  const { runsIn: hostAfter, parent: parentAfter } = after;
  if (hostBefore === undefined || hostAfter === undefined) return false;
  return (
    matches.afterOf(hostBefore).includes(hostAfter) &&
    revisions.before.graph.nodes.get(hostBefore)?.parent === parentBefore &&
    revisions.after.graph.nodes.get(hostAfter)?.parent === parentAfter
  );
}

/**
 * True if the container of a node did not change. Implied zones and regions of one revision are ignored. So are boxes
 * of one revision that the other revision does not draw as a box, such as a security group.
 */
function isInSameBox(before: GraphNode, after: GraphNode, revisions: RevisionIndex, matches: Matches): boolean {
  const isSameBox = (boxBefore: string | null, boxAfter: string | null): boolean =>
    boxBefore === null || boxAfter === null ? boxBefore === boxAfter : matches.afterOf(boxBefore).includes(boxAfter);
  const [graphBefore, graphAfter] = [revisions.before.graph, revisions.after.graph];
  const isPartAfter = (box: string): boolean =>
    isPart(revisions.after.entryOf(revisions.stemAfter(stemOf(box)))?.bucket);
  const isPartBefore = (box: string): boolean =>
    isPart(revisions.before.entryOf(revisions.stemBefore(stemOf(box)) ?? '')?.bucket);
  const outerBefore = outerOf(graphBefore, before.parent, (box) => matches.afterOf(box).length === 0, isPartAfter);
  const outerAfter = outerOf(graphAfter, after.parent, (box) => matches.beforeOf(box).length === 0, isPartBefore);
  return (
    isSameBox(before.parent, after.parent) ||
    isSameBox(outerBefore, after.parent) ||
    isSameBox(before.parent, outerAfter) ||
    (keepsZone(before, after) && boxesAround(graphBefore, before).some((box) => isSameBox(box, after.parent)))
  );
}

/** Returns the containers of a node, innermost first; null is the top level. */
function boxesAround({ nodes }: Graph, { parent }: GraphNode): readonly (string | null)[] {
  const boxes: (string | null)[] = [];
  for (let box = parent; box !== null; box = nodes.get(box)?.parent ?? null) boxes.push(box);
  return [...boxes, null];
}

/** True if the code no longer sets the zone, in which the resource stays: see `isComputedIfUnset`. */
function keepsZone(before: GraphNode, after: GraphNode): boolean {
  const zoneOf = ({ attributes }: GraphNode): string | undefined => attributes.availability_zone ?? attributes.zone;
  return zoneOf(before) !== undefined && zoneOf(after) === undefined;
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
  let container = box;
  while (container !== null && isPassed(container)) container = nodes.get(container)?.parent ?? null;
  return container;
}

// ---- Nodes and edges without the marks of a comparison.

/**
 * Returns the node without its marks. Edits of a plan belong to neither revision: both graphs show the planned state.
 */
export function unmarked({ changed: _, ghostOf: __, before: ___, isGone: ____, ...node }: GraphNode): GraphNode {
  return { ...node, change: 'none' };
}

/** Returns the edge without its marks. */
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
 * @param mayChangeRights true for a node whose rights change, or whose rights are unknown
 * @param hasRuleChanges true for a resource, by Terraform address, with changed firewall rules that nothing else shows
 */
export function foldedChanges(
  revisions: RevisionIndex,
  { placeOf }: United,
  mayChangeRights: (node: string) => boolean,
  hasRuleChanges: (origin: string) => boolean,
): ReadonlyMap<string, Parts> {
  const { before, after, stemBefore } = revisions;
  const isSilentGrant = (address: string, node: string): boolean =>
    isGrantOnly(typeOf(address)) && !mayChangeRights(node);
  const partsByNode = new Map<string, ChangedPart[]>();
  for (const entry of after.entries) {
    const { address, origin, bucket, node } = entry;
    if (bucket !== 'folded' || node === undefined || !after.graph.nodes.has(node)) continue;
    const addressBefore = stemBefore(address);
    if (addressBefore === undefined) {
      if (isSilentGrant(address, node) || isReadOnly(origin)) continue;
      const change = revisions.isImported(address) ? 'import' : 'create';
      put(partsByNode, node, {
        ...{ address: origin, change, ...ownerOf(entry, after, (owner) => stemBefore(owner) !== undefined) },
        ...(change === 'create' && joinedBy(entry, after, (end) => stemBefore(end) !== undefined)),
      });
    } else if (before.entryOf(addressBefore)?.bucket === 'folded') {
      const values = valuesOfResource(addressBefore, address, revisions);
      const change = isReplacedPart(address, revisions) ? 'replace' : 'update';
      const isTold = change === 'replace' && !isReportedByEffect(typeOf(address));
      if (values.length > 0 || isTold || hasRuleChanges(origin)) {
        const lost =
          change === 'replace'
            ? { ...nameOfLost(addressBefore, revisions), forcedBy: forcedBy(address, revisions) }
            : {};
        put(partsByNode, node, {
          ...{ address: origin, change, ...lost, ...ownerOf(entry, after, () => true) },
          ...(values.length > 0 && { values }),
        });
      }
    }
  }
  for (const entry of before.entries) {
    const { address, origin, bucket, node } = entry;
    if (bucket !== 'folded' || node === undefined || !before.graph.nodes.has(node)) continue;
    // A grant goes with its node in any case.
    const isGone = after.graph.nodes.get(placeOf(node)) === undefined;
    const isSilent = isReadOnly(origin) || (!isGone && isSilentGrant(address, placeOf(node)));
    if (!revisions.isInAfter(address) && !isSilent) {
      const change = revisions.isForgotten(address) ? 'forget' : 'delete';
      const details = {
        ...nameOfLost(address, revisions),
        ...ownerOf(entry, before, revisions.isInAfter),
        ...(change === 'delete' && joinedBy(entry, before, revisions.isInAfter)),
      };
      put(partsByNode, placeOf(node), { address: origin, change, ...details });
    }
  }
  return new Map(
    [...partsByNode].map(([address, parts]) => [
      address,
      {
        counts: countsOf(parts.map(({ change }) => change)) as ChangeCounts,
        values: agreeing(parts.filter((part) => !isReplacedAside(part)).flatMap(ownValues)),
        parts: withLikely(parts, revisions).sort((a, b) => byAddress(a.address, b.address)),
      },
    ]),
  );
}

/** True for a data source: another lookup of a resource neither adds nor removes anything. */
const isReadOnly = (origin: string): boolean => parseTerraformAddress(origin)?.mode === 'data';

/**
 * Returns the ends of an association: the other one if the node is an end, both if one is only part of the node. Empty
 * for other types, unless there are two ends, since a block of addresses is not a resource, and if an end comes or goes
 * with the association, which then adds or removes something.
 * @param stays true for a resource that the other revision has too
 */
function joinedBy(
  { address, node = '', into }: LedgerEntry,
  { graph, originOf, targetsOf, values }: RevisionIndex['before'],
  stays: (end: string) => boolean,
): Pick<ChangedPart, 'joins'> {
  const ends = targetsOf(address);
  if (!isAssociation(typeOf(address)) || into === undefined || ends.length !== 2 || !ends.includes(into)) return {};
  if (!ends.every(stays)) return {};
  const joined = (end: string): JoinedResource => endOf(end, { originOf, values });
  const host = graph.nodes.get(node);
  const stems = host === undefined ? [] : stemsOf(host);
  const others = ends.filter((end) => !stems.includes(end));
  const [other] = others;
  if (other !== undefined && others.length === 1) return { joins: joined(other) };
  const to = others.find((end) => end !== into);
  return to === undefined ? {} : { joins: { ...joined(into), to: joined(to) } };
}

/** Returns a resource with its name in the cloud. */
function endOf(address: string, { originOf, values }: Pick<RevisionIndex['before'], 'originOf' | 'values'>) {
  const name = cloudNameOf(typeOf(address), values.get(address) ?? {});
  return { address: originOf(address), ...(name !== undefined && { name }) };
}

/**
 * Returns the parts with their likely renames: a removed and a new part of one type with the same name in the cloud.
 */
function withLikely(parts: readonly ChangedPart[], { before, after }: RevisionIndex): ChangedPart[] {
  const ofChange = (change: ChangeName) => parts.filter((part) => part.change === change && part.joins === undefined);
  const identityOf = ({ address, change }: ChangedPart): string | undefined => {
    const stem = toGraphAddress(address, 'short') ?? '';
    const name = cloudNameOf(typeOf(stem), (change === 'create' ? after : before).values.get(stem) ?? {});
    return name && JSON.stringify([typeOf(stem), name]);
  };
  const renamed = pairRecreated(ofChange('delete'), ofChange('create'), identityOf);
  const other = new Map([...renamed].flatMap(([old, now]) => [[old, now] as const, [now, old] as const]));
  return parts.map((part) => {
    const looksLike = other.get(part.address);
    return looksLike === undefined ? part : { ...part, looksLike };
  });
}

/**
 * Returns the owner of a part, such as the security group of a rule. Empty if that is the node itself, or comes or goes
 * with the part.
 * @param stays true for a resource that the other revision has too
 */
function ownerOf(
  { node = '', into }: LedgerEntry,
  revision: RevisionIndex['before'],
  stays: (owner: string) => boolean,
): Pick<ChangedPart, 'of'> {
  const host = revision.graph.nodes.get(node);
  if (into === undefined || host === undefined || stemsOf(host).includes(stemOf(into))) return {};
  // An owner with an icon of its own is not where the node shows the part.
  return revision.entryOf(stemOf(into))?.bucket !== 'folded' || !stays(into) ? {} : { of: endOf(into, revision) };
}

/**
 * True for a part that Terraform replaces. A new version of a task definition is an update of its service, and a grant
 * that is made again grants the same.
 */
const isReplacedPart = (address: string, revisions: RevisionIndex): boolean =>
  isReplaced(address, revisions) && isReplacementReported(typeOf(address)) && !isGrantOnly(typeOf(address));

/** Returns the values of a part; of a lost store without those that force its replacement, which are told of it. */
const ownValues = (part: ChangedPart): readonly ChangedValue[] => {
  const { values = [], forcedBy: forcing = [] } = part;
  return factsOf(parseTerraformAddress(part.address)?.type ?? '').holdsData === true
    ? values.filter(({ name }) => !forcing.some((path) => path === name || path.endsWith(`.${name}`)))
    : values;
};

/**
 * True for a replaced part whose values are the reason of its replacement, not a change of its node. Values of data
 * stores and of firewall rules are both, but those of a key are not those of the database that it encrypts.
 */
const isReplacedAside = ({ address, change }: ChangedPart): boolean => {
  const type = parseTerraformAddress(address)?.type ?? '';
  const { holdsData, supporting } = factsOf(type);
  return change === 'replace' && (holdsData !== true || supporting === true) && !statesFirewallRules(type);
};

const forcedBy = (address: string, revisions: RevisionIndex): readonly string[] =>
  revisions.differenceOf(address)?.forcedBy ?? [];

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
  const nodeValues = node.changed?.values ?? [];
  const names = new Set(nodeValues.map(({ name }) => name));
  const ofParts = parts.values
    .filter(({ name }) => !names.has(name) && isArchitecture(name))
    .map(({ name, before, after }): ChangedValue => ({ name, before, after }));
  const values = [...nodeValues, ...ofParts].sort((a, b) => byText(a.name, b.name));
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
    const partValues = valuesOf(part, (part.change === 'create' ? after : before)(part.address));
    return partValues.length === 0 ? part : { ...part, values: partValues };
  });
  const knownNames = new Set(values.map(({ name }) => name));
  const settings = filled
    .filter((part, i) => part !== parts[i])
    .flatMap(({ values: partValues = [] }) =>
      partValues.filter(({ name }) => !ROUTE_ATTRIBUTES.includes(name) && !knownNames.has(name)),
    );
  const allValues = [...values, ...settings].sort((a, b) => byText(a.name, b.name));
  return createNode({
    ...node,
    changed: { ...node.changed, ...(allValues.length > 0 && { values: allValues }), parts: filled },
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

/** Returns a lookup of the known values of a revision, by the address that a resource has in it. */
export function valuesByOrigin({ entries, values }: RevisionIndex['before']): ValuesBy {
  const addresses = new Map(entries.map(({ address, origin }) => [origin, address]));
  return (origin) => values.get(addresses.get(origin) ?? '');
}
