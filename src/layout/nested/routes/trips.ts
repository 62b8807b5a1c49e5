/**
 * The trip of an edge through the tree: up from its source to the level at which both ends share a container, across,
 * and down to its target. Topology only; sizes are not known yet.
 */
import type { Scene, SceneEdge } from '../../scene/model.js';
import type { Item } from '../tree.js';

/** The path of an edge through the containment tree. Later stages set the members that are not `readonly`. */
export interface Trip {
  readonly edge: SceneEdge;
  readonly index: number;
  /** The innermost container of both ends. */
  readonly level: Item;
  /** Source first, then its containers up to the child of `level`. Empty if the source is `level` itself. */
  readonly up: readonly Item[];
  /** Target first, then its containers up to the child of `level`. Empty if the target is `level` itself. */
  readonly down: readonly Item[];
  /**
   * Name of the port at which the trip leaves a container of its source, or enters a container of its target: nets.ts.
   */
  portOut: (border: Item) => string;
  portIn: (border: Item) => string;
  /**
   * The border by which the trip leaves its source and its containers, and the border by which it enters its target:
   * orient.ts.
   */
  leaves: 'W' | 'E';
  enters: 'W' | 'E';
}

const unnamed = (): string => '';

/** Plans the trips of all edges except self-loops, which never leave their node. */
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
    // At equal depth, this round moves `a` and the next one moves `b`, so that both reach the shared container.
  }
  return { level: a, up, down };
}

/** Returns the child of the trip's level on the source side; null if the source is the level itself. */
export const startOf = (trip: Trip): Item | null => trip.up.at(-1) ?? null;

/** Returns the child of the trip's level on the target side; null if the target is the level itself. */
export const endOf = (trip: Trip): Item | null => trip.down.at(-1) ?? null;

/**
 * Returns the style of an edge. Edges of different styles never share a trunk: solid, dashed, dotted and thin, one-way
 * and two-way, changed and unchanged.
 */
export const styleOf = ({ edge }: Trip): string =>
  `${edge.dashed ? ' dashed' : ''}${edge.suggested ? ' suggested' : ''}${edge.thin ? ' thin' : ''}${edge.twoWay ? ' two-way' : ''}${edge.mark ? ` ${edge.mark.change}` : ''}${edge.mark?.opens ? ' opens' : ''}`;
