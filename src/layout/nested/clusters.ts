/**
 * Clusters: in a level of several large boxes of one kind (networks, resource groups), each box with what belongs to it
 * alone: its distribution, its queue, its worker, its tables. A cluster is laid out like a box that nobody sees. So what
 * belongs together stands together, the boxes stand in the order of their names, and only what clusters share, and lines
 * between them, are left to the level.
 */

import { groupBy } from '../../graph/group-by.js';
import type { Scene } from '../scene/model.js';
import { endOf, planTrips, startOf, type Trip } from './routes/trips.js';
import { buildTree, type Cluster, type Item } from './tree.js';

/** Fewer boxes of one kind are seen at a glance wherever they stand, and so are fewer things in all of them. */
const LEAST_CLUSTERS = 3;
const LEAST_THINGS = 40;
/** Times that every thing looks at its neighbours again: how far from its box a thing of a cluster may be. */
const ROUNDS = 12;

/** What a line counts for the thing at its head and for the one at its tail: a thing belongs to what feeds it. */
const HEAD = 3;
const TAIL = 2;

/** The siblings that edges join a thing to, and how much these count. */
type Neighbours = ReadonlyMap<Item, number>;

/** The clusters of every container, in scene order; none in most pictures. */
export function findClusters(scene: Scene): Cluster[] {
  const items = buildTree(scene);
  const things = countThings(items);
  const neighbours = neighboursOf(planTrips(scene, items));
  return items.flatMap((container) => {
    if (things.get(container)! < LEAST_THINGS) return [];
    // Zones of one network stay together.
    const level = container.children.filter(({ peers }) => peers === null);
    const anchors = anchorsOf(level);
    if (anchors.length < LEAST_CLUSTERS) return [];
    const anchorOf = spread(level, anchors, neighbours);
    const found = [...groupBy([...anchorOf.keys()], (item) => anchorOf.get(item)!).values()];
    const clusters = found.filter((members) => members.length > 1);
    if (clusters.length < LEAST_CLUSTERS) return [];
    return clusters.map((members) => ({ parent: container.id, members: members.map(({ id }) => id) }));
  });
}

/** How many things each container holds, at any depth. */
function countThings(items: readonly Item[]): Map<Item, number> {
  const things = new Map(items.map((item) => [item, 0]));
  for (const item of items.toReversed())
    if (item.parent) things.set(item.parent, things.get(item.parent)! + 1 + things.get(item)!);
  return things;
}

/** The boxes that clusters form around: those of the most frequent kind. */
function anchorsOf(level: readonly Item[]): readonly Item[] {
  const boxes = level.filter(({ box }) => box && !box.aside);
  let most: readonly Item[] = [];
  for (const kind of groupBy(boxes, ({ box }) => box!.style).values()) if (kind.length > most.length) most = kind;
  return most;
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
 * Label propagation from the anchors: a thing belongs to the anchor that more than half of its labelled lines lead to, so
 * what several clusters use alike belongs to none. All look at the same time, so the order of things does not matter.
 */
function spread(
  level: readonly Item[],
  anchors: readonly Item[],
  neighbours: ReadonlyMap<Item, Neighbours>,
): Map<Item, Item> {
  const fixed = new Map(anchors.map((anchor) => [anchor, anchor]));
  let labels = fixed;
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Map(fixed);
    for (const item of level) {
      const near = fixed.has(item) ? undefined : neighbours.get(item);
      const label = near && majority(near, labels, labels.get(item));
      if (label) next.set(item, label);
    }
    const same = next.size === labels.size && [...next].every(([item, label]) => labels.get(item) === label);
    labels = next;
    if (same) break;
  }
  return labels;
}

/** The label of more than half; half is enough for the label that a thing has. */
function majority(neighbours: Neighbours, labels: ReadonlyMap<Item, Item>, own: Item | undefined): Item | null {
  const votes = new Map<Item, number>();
  let total = 0;
  for (const [item, weight] of neighbours) {
    const label = labels.get(item);
    if (!label) continue;
    votes.set(label, (votes.get(label) ?? 0) + weight);
    total += weight;
  }
  for (const [label, weight] of votes) if (weight * 2 > total || (label === own && weight * 2 === total)) return label;
  return null;
}
