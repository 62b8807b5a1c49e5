/**
 * Finds groups of siblings that should stand together, before the levels are laid out: clusters around boxes of one
 * kind, and spokes of a hub.
 */

import { groupBy } from '../../graph/group-by.js';
import type { Scene } from '../scene/model.js';
import { endOf, planTrips, startOf, type Trip } from './routes/trips.js';
import { buildTree, type Cluster, type Item } from './tree.js';

/** With fewer boxes of one kind, or fewer items in total, the diagram is clear without clusters. */
const LEAST_CLUSTERS = 3;
const LEAST_ITEMS = 40;
/** Rounds of label propagation: the maximum number of edges between an item of a cluster and its box. */
const ROUNDS = 12;

/**
 * Weight of an edge for the item at its head, where it arrives, and for the item at its tail. An item belongs to the
 * item that calls it rather than to one that it calls.
 */
const HEAD = 3;
const TAIL = 2;

/** The siblings with edges to an item, and the weight of those edges. */
type Neighbours = ReadonlyMap<Item, number>;

/**
 * Returns the clusters of every container in scene order; most diagrams have none.
 *
 * In a level with several boxes of one kind (networks, resource groups), a cluster is one of these boxes with the items
 * that belong only to it, such as its distribution, queue, worker and tables. Each cluster is laid out like an
 * invisible box. Related items then stand together, and the boxes stand in name order.
 */
export function findClusters(scene: Scene): Cluster[] {
  const items = buildTree(scene);
  const counts = countItems(items);
  const neighbours = neighboursOf(planTrips(scene, items));
  return items.flatMap((container) => {
    if (counts.get(container)! < LEAST_ITEMS) return [];
    // Zones of one network stay together.
    const level = container.children.filter(({ peerKey }) => peerKey === null);
    const anchors = anchorsOf(level);
    if (anchors.length < LEAST_CLUSTERS) return [];
    const anchorOf = propagate(level, anchors, neighbours);
    const groups = [...groupBy([...anchorOf.keys()], (item) => anchorOf.get(item)!).values()];
    const clusters = groups.filter((members) => members.length > 1);
    if (clusters.length < LEAST_CLUSTERS) return [];
    return clusters.map((members) => ({ parent: container.id, members: members.map(({ id }) => id) }));
  });
}

/** Returns the number of items in each container, at any depth. */
function countItems(items: readonly Item[]): Map<Item, number> {
  const counts = new Map(items.map((item) => [item, 0]));
  for (const item of items.toReversed())
    if (item.parent) counts.set(item.parent, counts.get(item.parent)! + 1 + counts.get(item)!);
  return counts;
}

/** Returns the boxes around which clusters form: those of the most frequent kind. */
function anchorsOf(level: readonly Item[]): readonly Item[] {
  const boxes = level.filter(({ box }) => box && !box.aside);
  let largestKind: readonly Item[] = [];
  for (const kind of groupBy(boxes, ({ box }) => box!.style).values())
    if (kind.length > largestKind.length) largestKind = kind;
  return largestKind;
}

function neighboursOf(trips: readonly Trip[]): Map<Item, Neighbours> {
  const neighbours = new Map<Item, Map<Item, number>>();
  const join = (a: Item, b: Item, weight: number): void => {
    const row = neighbours.get(a) ?? new Map<Item, number>();
    neighbours.set(a, row);
    row.set(b, (row.get(b) ?? 0) + weight);
  };
  for (const trip of trips) {
    const [start, end] = [startOf(trip), endOf(trip)];
    if (!start || !end) continue;
    join(start, end, TAIL);
    join(end, start, HEAD);
  }
  return neighbours;
}

/**
 * Returns the anchor of each item that belongs to one, by label propagation. The anchors label themselves. An item
 * takes the label that more than half of the weight of its edges to labelled items leads to, so an item that several
 * clusters use equally gets none. All items of a round update at once, so their order is irrelevant.
 */
function propagate(
  level: readonly Item[],
  anchors: readonly Item[],
  neighbours: ReadonlyMap<Item, Neighbours>,
): Map<Item, Item> {
  const fixed = new Map(anchors.map((anchor) => [anchor, anchor]));
  let labels = fixed;
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Map(fixed);
    for (const item of level) {
      const weights = fixed.has(item) ? undefined : neighbours.get(item);
      const label = weights && majority(weights, labels, labels.get(item));
      if (label) next.set(item, label);
    }
    const isStable = next.size === labels.size && [...next].every(([item, label]) => labels.get(item) === label);
    labels = next;
    if (isStable) break;
  }
  return labels;
}

/**
 * Returns the label with more than half of the weight, or with exactly half if the item has it already; null if there
 * is none.
 */
function majority(neighbours: Neighbours, labels: ReadonlyMap<Item, Item>, current: Item | undefined): Item | null {
  const votes = new Map<Item, number>();
  let total = 0;
  for (const [item, weight] of neighbours) {
    const label = labels.get(item);
    if (!label) continue;
    votes.set(label, (votes.get(label) ?? 0) + weight);
    total += weight;
  }
  for (const [label, weight] of votes)
    if (weight * 2 > total || (label === current && weight * 2 === total)) return label;
  return null;
}

// ---- Spokes: boxes of one kind that share a hub and also connect to each other, such as three virtual networks that are
// peered with a hub network and among themselves. Their edges would put them one behind the other, each further from
// the hub. Architects draw them above each other, with the edges between them at the side.

/** Maximum number of boxes in a stack. A stack of more would look like a tower. */
const SPOKES_MAX = 4;

/** Returns the name of the stack of each spoke, by box id. `arrangeNested` tries a layout with these stacks. */
export function findSpokes(scene: Scene): ReadonlyMap<string, string> {
  const trips = planTrips(scene, buildTree(scene));
  const arcs = trips.flatMap((trip) => {
    const [from, to] = [startOf(trip), endOf(trip)];
    return from && to && !from.peerKey && !to.peerKey ? [{ from, to }] : [];
  });
  const arcsInto = groupBy(arcs, ({ to }) => to);
  /** The hubs of each item: the items from which edges lead to it. */
  const hubs = new Map([...arcsInto].map(([item, arcsToItem]) => [item, new Set(arcsToItem.map(({ from }) => from))]));
  const haveOneHub = (a: Item, b: Item): boolean => [...hubs.get(a)!].some((hub) => hubs.get(b)!.has(hub));
  const stackOf = new Map<Item, Item[]>();
  for (const { from, to } of arcs) {
    if (!haveOneStyle(from, to) || !hubs.has(from) || !haveOneHub(from, to)) continue;
    const [a, b] = [stackOf.get(from) ?? [from], stackOf.get(to) ?? [to]];
    if (a === b) continue;
    // Merges the two stacks, for all of their members.
    const stack = [...a, ...b];
    for (const item of stack) stackOf.set(item, stack);
  }
  const small = [...stackOf].filter(([, stack]) => stack.length <= SPOKES_MAX);
  return new Map(small.map(([item, stack]) => [item.id, `spokes ${stack[0]!.id}`]));
}

const haveOneStyle = (a: Item, b: Item): boolean => a.box !== null && a.box.style === b.box?.style;
