/**
 * The trip of an edge through the tree: up from its source to the level where both ends share a container, across, and
 * down to its target. Topology only; no sizes are known yet.
 */
import type { Scene, SceneEdge } from '../../scene/model.js';
import type { Item } from '../tree.js';

export interface Trip {
  readonly edge: SceneEdge;
  readonly index: number;
  /** The innermost container of both ends. */
  readonly level: Item;
  /** Source first, then its containers up to the child of `level`. Empty when the source is `level` itself. */
  readonly up: readonly Item[];
  /** Target first, then its containers up to the child of `level`. Empty when the target is `level` itself. */
  readonly down: readonly Item[];
  /** Name of the port by which the trip leaves a box around its source, or enters one around its target; nets.ts. */
  portOut: (border: Item) => string;
  portIn: (border: Item) => string;
  /** Which border the trip leaves its source by and enters its target by. */
  leaves: 'W' | 'E';
  enters: 'W' | 'E';
}

const unnamed = (): string => '';

/** Trips of all edges but self loops, which never leave their node. */
export function planTrips(scene: Scene, items: readonly Item[]): Trip[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const trips: Trip[] = [];
  scene.edges.forEach((edge, index) => {
    const source = byId.get(edge.from);
    const target = byId.get(edge.to);
    if (!source || !target || source === target) return;
    const { level, up, down } = meet(source, target);
    trips.push({ edge, index, level, up, down, portOut: unnamed, portIn: unnamed, leaves: 'E', enters: 'W' });
  });
  return trips;
}

function meet(source: Item, target: Item): { level: Item; up: Item[]; down: Item[] } {
  const up: Item[] = [];
  const down: Item[] = [];
  let a = source;
  let b = target;
  while (a !== b) {
    if (a.depth >= b.depth) {
      up.push(a);
      a = a.parent as Item;
    } else {
      down.push(b);
      b = b.parent as Item;
    }
    // Equal depth: the branch above moves `a` first, the next turn moves `b`, so both reach the shared container.
  }
  return { level: a, up, down };
}

/** The child of the trip's level on the source side; null when the source is the level itself. */
export const startOf = (trip: Trip): Item | null => trip.up.at(-1) ?? null;

/** The child of the trip's level on the target side; null when the target is the level itself. */
export const endOf = (trip: Trip): Item | null => trip.down.at(-1) ?? null;

/** Solid, dashed, dotted and thin lines, lines with heads at both ends, and what is new and what was there never share a trunk. */
export const styleOf = ({ edge }: Trip): string =>
  `${edge.dashed ? ' dashed' : ''}${edge.suggested ? ' suggested' : ''}${edge.thin ? ' thin' : ''}${edge.twoWay ? ' two-way' : ''}${edge.mark ? ` ${edge.mark.change}` : ''}${edge.mark?.opens ? ' opens' : ''}`;
