/**
 * Divides nodes that stand for several instances, if only some of these come, go or lose their data. The diagram draws
 * equal instances as one node, but a deleted instance is a resource of its own: `aws_s3_bucket.files["b"]` of three
 * buckets.
 */

import { factsOf } from '../catalog/index.js';
import { parseAddress } from '../graph/address.js';
import { createEdge, createGraph, createNode } from '../graph/create.js';
import type { Exposed } from '../graph/exposure.js';
import { groupBy } from '../graph/group-by.js';
import type { Graph, GraphEdge, GraphNode } from '../graph/model.js';
import { isContainerType } from '../graph/node-types.js';
import { byText } from '../graph/order.js';
import type { Right } from '../graph/rights.js';
import { isReplaced } from './details.js';
import { EQUAL_NODES_MAX } from './limits.js';
import type { LedgerEntry, Revision } from './model.js';
import { listsAllInstances, type RevisionIndex, stemOf, stemsOf } from './revision-index.js';

/** A node that is divided: into the rest of it, and the instances that only this revision has. */
interface Division {
  readonly rest: GraphNode;
  readonly apart: readonly GraphNode[];
}

/** Divisions by address of the divided node. */
type Divisions = ReadonlyMap<string, Division>;

/** Returns both revisions, with the instances that come, go or lose their data as nodes of their own. */
export function withInstancesApart(
  before: Revision,
  after: Revision,
  revisions: RevisionIndex,
): { readonly before: Revision; readonly after: Revision } {
  const isLost = (stem: string): boolean =>
    isReplaced(stem, revisions) && factsOf(parseAddress(stem)?.type ?? '').holdsData === true;
  const isReopened = exposureTest(before, after, revisions);
  const isApart = (stem: string): boolean => isLost(stem) || isReopened(stem);
  const isNew = (stem: string): boolean => revisions.stemBefore(stem) === undefined || isApart(stem);
  const isGone = (stem: string): boolean => !revisions.isInAfter(stem) || isApart(revisions.stemAfter(stem));
  const nodeAfter = nodeLookup(after.graph);
  const isDrawnApart = (stems: readonly string[]): boolean =>
    new Set(stems.flatMap((stem) => nodeAfter.get(revisions.stemAfter(stem)) ?? [])).size > 1;
  return {
    before: divided(before, divisionsOf(before, isGone, isDrawnApart)),
    after: divided(
      after,
      divisionsOf(after, isNew, () => false),
    ),
  };
}

/** Returns a predicate: true for an instance, by its address in `after`, that is open to others than before. */
function exposureTest(before: Revision, after: Revision, { stemAfter }: RevisionIndex): (stem: string) => boolean {
  const [old, current] = [openingsByInstance(before, stemAfter), openingsByInstance(after, (stem) => stem)];
  return (stem) => old.get(stem) !== current.get(stem);
}

/** Returns one string per instance with all of its openings. */
function openingsByInstance(
  { exposed = [] }: Revision,
  addressOf: (stem: string) => string,
): ReadonlyMap<string, string> {
  const openings = groupBy(
    exposed.filter(({ instance }) => instance !== undefined),
    ({ instance = '' }) => addressOf(stemOf(instance)),
  );
  return new Map(
    [...openings].map(([stem, ofInstance]) => {
      const texts = ofInstance.map(({ what, to, shuts }) => JSON.stringify([what, to, shuts]));
      return [stem, [...new Set(texts)].sort(byText).join()] as const;
    }),
  );
}

/** Returns the address of the node of each resource that is drawn. */
const nodeLookup = ({ nodes }: Graph): ReadonlyMap<string, string> =>
  new Map([...nodes.values()].flatMap((node) => stemsOf(node).map((stem) => [stem, node.address] as const)));

/**
 * @param isAlone true for an instance that the other revision does not have, or that is replaced
 * @param isDrawnApart true for instances that the other revision draws as several nodes
 */
function divisionsOf(
  { graph, values }: Revision,
  isAlone: (stem: string) => boolean,
  isDrawnApart: (stems: readonly string[]) => boolean,
): Divisions {
  const divisions = new Map<string, Division>();
  for (const node of graph.nodes.values()) {
    const instances = node.instances ?? [];
    if (instances.length < 2 || !listsAllInstances(node) || isContainerType(node.type) || isCopy(node.address))
      continue;
    const [alone, others] = [
      instances.filter((address) => isAlone(stemOf(address))),
      instances.filter((address) => !isAlone(stemOf(address))),
    ];
    if (alone.length === 0 || others.length === 0) continue;
    const areDistinct = alone.some(isNamed) || factsOf(node.type).holdsData === true;
    if (!areDistinct && !isDrawnApart(others.map(stemOf))) continue;
    const partOf = (addresses: readonly string[]): GraphNode => nodeFor(node, addresses, values);
    const groups = alone.length > EQUAL_NODES_MAX ? [alone] : alone.map((address) => [address]);
    divisions.set(node.address, { rest: partOf(others), apart: groups.map(partOf) });
  }
  return divisions;
}

const isCopy = (address: string): boolean => (parseAddress(address)?.copy ?? null) !== null;

/**
 * True for an instance with a text as key, of the resource or of a module. Instances that are only numbered are
 * interchangeable, unless they hold data.
 */
function isNamed(address: string): boolean {
  const { indexes = [], modules = [] } = parseAddress(address) ?? {};
  return [...indexes, ...modules.flatMap(({ index }) => index ?? [])].some((key) => /\D/.test(key));
}

/** Returns the node with only some of its instances. Attributes of the first one stand for all. */
function nodeFor(node: GraphNode, addresses: readonly string[], values: Revision['values']): GraphNode {
  const { instances: _, ...others } = node;
  const [first] = addresses as readonly [string, ...string[]];
  const attributes =
    first === node.address
      ? node.attributes
      : {
          ...withoutMembers(node.attributes, values.get(stemOf(node.address)) ?? {}),
          ...(values.get(stemOf(first)) ?? {}),
        };
  return createNode({
    ...others,
    ...{ address: first, attributes, count: addresses.length },
    ...(addresses.length > 1 && { instances: addresses }),
  });
}

const withoutMembers = (all: GraphNode['attributes'], members: GraphNode['attributes']): GraphNode['attributes'] =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !Object.hasOwn(members, name)));

/** For the look-up of an instance. */
const NO_ENTRY: Pick<LedgerEntry, 'origin' | 'bucket'> = { origin: '', bucket: 'folded' };

/** Returns the revision with divided nodes. Whatever refers to a divided node then refers to the right part of it. */
function divided(revision: Revision, divisions: Divisions): Revision {
  if (divisions.size === 0) return revision;
  const { graph, entries, exposed, rights, arrows } = revision;
  const restOf = (address: string): string => divisions.get(address)?.rest.address ?? address;
  const nodeOf = nodeLookupOf(entries, divisions, restOf);
  // A right on one instance belongs to the icon of that instance.
  const partForRight = (node: string, { principal, target }: Right): string => {
    const parts = [principal.address, target.address].flatMap((address) =>
      address === undefined || !divisions.has(node) ? [] : nodeOf({ ...NO_ENTRY, address, node }),
    );
    const apart = divisions.get(node)?.apart ?? [];
    return parts.find((part) => apart.some(({ address }) => address === part)) ?? restOf(node);
  };
  const partOf = ({ of, instance }: Exposed): string =>
    instance === undefined || !divisions.has(of) ? restOf(of) : nodeOf({ ...NO_ENTRY, address: instance, node: of });
  return {
    ...revision,
    graph: dividedGraph(graph, divisions, restOf),
    entries: entries.map((entry) =>
      entry.node === undefined || !divisions.has(entry.node) ? entry : { ...entry, node: nodeOf(entry) },
    ),
    ...(exposed && {
      exposed: exposed.map((opening) => ({
        ...{ ...opening, of: partOf(opening) },
        ...(opening.at !== undefined && { at: restOf(opening.at) }),
      })),
    }),
    ...(rights && {
      rights: rights.map((right) => ({ ...right, nodes: right.nodes.map((node) => partForRight(node, right)) })),
    }),
    ...(arrows && {
      arrows: arrows.map((arrow) => ({ ...arrow, from: restOf(arrow.from), to: restOf(arrow.to) })),
    }),
  };
}

/** Returns a lookup of the part of a divided node that draws a resource, or the instance that it belongs to. */
function nodeLookupOf(
  entries: readonly LedgerEntry[],
  divisions: Divisions,
  restOf: (address: string) => string,
): (entry: LedgerEntry) => string {
  const partByStem = new Map(
    [...divisions.values()].flatMap(({ apart }) =>
      apart.flatMap((node) => stemsOf(node).map((stem) => [stem, node.address] as const)),
    ),
  );
  const owners = new Map(entries.map(({ address, into }) => [address, into]));
  return ({ address, node = '' }) => {
    const seen = new Set<string>();
    for (let owner: string | undefined = address; owner !== undefined && !seen.has(owner); owner = owners.get(owner)) {
      const part = partByStem.get(stemOf(owner));
      if (part !== undefined) return part;
      seen.add(owner);
    }
    return restOf(node);
  };
}

function dividedGraph(graph: Graph, divisions: Divisions, restOf: (address: string) => string): Graph {
  const { nodes: _, edges: __, ...head } = graph;
  const nodes = [...graph.nodes.values()].flatMap((node) => {
    const division = divisions.get(node.address);
    const placed = node.runsIn === undefined ? {} : { runsIn: restOf(node.runsIn) };
    return (division === undefined ? [node] : [division.rest, ...division.apart]).map((part) =>
      division === undefined && node.runsIn === placed.runsIn ? part : createNode({ ...part, ...placed }),
    );
  });
  return createGraph({ ...head, nodes, edges: graph.edges.flatMap((edge) => edgesOf(edge, divisions)) });
}

/**
 * Returns the edges of the parts. Parts of both ends are connected if they have the same key, because each instance is
 * connected to the one with its own key.
 */
function edgesOf(edge: GraphEdge, divisions: Divisions): readonly GraphEdge[] {
  const [from, to] = [divisions.get(edge.from), divisions.get(edge.to)];
  if (from === undefined && to === undefined) return [edge];
  const [restFrom, restTo] = [from?.rest.address ?? edge.from, to?.rest.address ?? edge.to];
  const partOfKey = (key: string, division: Division | undefined, rest: string): string =>
    division?.apart.find(({ address }) => keysOf(address) === key)?.address ?? rest;
  const pairs = [
    [restFrom, restTo] as const,
    ...(from?.apart ?? []).map(({ address }) => [address, partOfKey(keysOf(address), to, restTo)] as const),
    ...(to?.apart ?? []).map(({ address }) => [partOfKey(keysOf(address), from, restFrom), address] as const),
  ];
  const distinct = new Map(pairs.map((pair) => [pair.join('\n'), pair]));
  return [...distinct.values()].map(([start, end]) => createEdge({ ...edge, from: start, to: end }));
}

/** Returns the keys of an instance and of its modules as one string. */
function keysOf(address: string): string {
  const { indexes = [], modules = [] } = parseAddress(address) ?? {};
  return JSON.stringify([...modules.flatMap(({ index }) => index ?? []), ...indexes]);
}
