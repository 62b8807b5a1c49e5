/**
 * Spokes: boxes of one kind that share a hub and also connect to each other, such as three virtual networks that are
 * peered with a hub network and among themselves. Their edges would put them one behind the other, each further from the
 * hub. People draw them above each other, with the edges between them at the side. `arrangeNested` makes both layouts
 * and takes the better one.
 */
import { groupBy } from '../../graph/group-by.js';
import type { Scene } from '../scene/model.js';
import { endOf, planTrips, startOf } from './routes/trips.js';
import { buildTree, type Item } from './tree.js';

/** Maximum number of boxes in a stack. More look like a tower. */
const MOST_SPOKES = 4;

/** Returns the boxes that may be stacked, each with the name of its stack. */
export function findSpokes(scene: Scene): ReadonlyMap<string, string> {
  const trips = planTrips(scene, buildTree(scene));
  const arcs = trips.flatMap((trip) => {
    const [from, to] = [startOf(trip), endOf(trip)];
    return from && to && !from.peers && !to.peers ? [{ from, to }] : [];
  });
  const arcsInto = groupBy(arcs, ({ to }) => to);
  /** The hubs of each item: the items that send edges to it. */
  const hubs = new Map([...arcsInto].map(([item, into]) => [item, new Set(into.map(({ from }) => from))]));
  const haveOneHub = (a: Item, b: Item): boolean => [...hubs.get(a)!].some((hub) => hubs.get(b)!.has(hub));
  const stackOf = new Map<Item, Item[]>();
  for (const { from, to } of arcs) {
    if (!haveOneStyle(from, to) || !hubs.has(from) || !haveOneHub(from, to)) continue;
    const [a, b] = [stackOf.get(from) ?? [from], stackOf.get(to) ?? [to]];
    if (a === b) continue;
    const stack = [...a, ...b];
    for (const item of stack) stackOf.set(item, stack);
  }
  const small = [...stackOf].filter(([, stack]) => stack.length <= MOST_SPOKES);
  return new Map(small.map(([item, stack]) => [item.id, `spokes ${stack[0]!.id}`]));
}

const haveOneStyle = (a: Item, b: Item): boolean => a.box !== null && a.box.style === b.box?.style;
