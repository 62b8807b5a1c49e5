/**
 * The nested layout. Every box is laid out separately as a small layered graph of its direct children, from the
 * innermost box outwards. An edge that leaves a box passes a port on its border, which the outer level then connects.
 *
 *   tree ──> trips (borders of each edge) ──> orientation and nets ──> segments ──> levels, innermost first ──> routes
 *
 * The time is almost linear in nodes and edges, because each level is small. No step recurses with the size of the
 * graph. docs/layout.md explains it with drawings.
 */

import { groupBy } from '../../graph/group-by.js';
import { placeHeading } from '../heading.js';
import type { Layout, PlacedEdge } from '../layout.js';
import type { Scene } from '../scene/model.js';
import { makeAbsolute, placedBoxes, placedEdge, placedNodes } from './assemble.js';
import { findClusters, findSpokes } from './clusters.js';
import { layoutLevel } from './level.js';
import { findEntries, orientLevel } from './orient.js';
import { alignInsides, alignPeers, alignTiers, findUnconnected, sizesIn } from './peers.js';
import { placeLabels } from './routes/labels.js';
import { nameNets } from './routes/nets.js';
import { createSegments, type Routes } from './routes/segments.js';
import { placeSelfLoops } from './routes/self-loops.js';
import { planTrips } from './routes/trips.js';
import { removeJogs, unbend } from './routes/unbend.js';
import { alignRows, settleIcons } from './rows.js';
import { costOf, firstShape, nextShape, type Shape, TRIED_ITEMS_MAX } from './shape.js';
import { alignTitles } from './stack.js';
import { buildTree, type Cluster, type Item, type Stacks } from './tree.js';

/**
 * Minimum improvement in cost for another shape or for stacked spokes, so that one new resource seldom rearranges the
 * whole diagram.
 */
const GAIN = 0.05;

/**
 * Lays out a scene in its most readable shape. Spokes are stacked if that costs less than placing them by their edges.
 */
export function arrangeNested(scene: Scene): Layout {
  const clusters = findClusters(scene);
  const best = inBestShape(scene, clusters);
  if (scene.items.length > TRIED_ITEMS_MAX) return best;
  const spokes = findSpokes(scene);
  if (spokes.size === 0) return best;
  const stacked = inBestShape(scene, clusters, spokes);
  return costOf(stacked) < costOf(best) - GAIN ? stacked : best;
}

function inBestShape(scene: Scene, clusters: readonly Cluster[], stacks?: Stacks): Layout {
  const first = arrangeIn(scene, firstShape(scene), clusters, stacks);
  const shape = nextShape(scene, first);
  if (!shape) return first;
  const second = arrangeIn(scene, shape, clusters, stacks);
  return costOf(second) < costOf(first) - GAIN ? second : first;
}

/** Lays out a scene in the given shape, with the given clusters and stacks. */
export function arrangeIn(scene: Scene, shape: Shape, clusters: readonly Cluster[] = [], stacks?: Stacks): Layout {
  const items = buildTree(scene, clusters, stacks);
  const sheet = items[0] as Item;
  const trips = planTrips(scene, items);
  const entries = findEntries(trips);
  for (const group of groupBy(trips, (trip) => trip.level).values()) {
    orientLevel(group, entries);
    nameNets(group);
  }
  const segments = createSegments(trips);
  const routes = new Map<Item, Routes>();
  const unconnected = findUnconnected(items, (level) => segments.byLevel.has(level));
  alignPeers(items);
  alignTitles(items);
  for (const level of byDepth(items)) {
    alignTiers(level);
    const minSizes = sizesIn(level.filter(({ peerKey }) => peerKey !== null));
    for (const item of level) {
      if (item.node) continue;
      routes.set(item, layoutLevel(item, segments.byLevel.get(item) ?? [], shape));
      alignRows(item, routes);
    }
    alignInsides(level, unconnected, minSizes);
  }
  const { width, height: top, ...heading } = placeHeading(scene, sheet.width);
  sheet.y = top;
  makeAbsolute(items);
  const boxes = placedBoxes(items);
  const laidOut = trips.map((trip, i) => placedEdge(trip, segments.steps[i]!, routes));
  const routed = settleIcons(items, laidOut, boxes);
  const nodes = placedNodes(items);
  const edges: PlacedEdge[] = removeJogs(unbend(routed, nodes, boxes), nodes, boxes);
  edges.push(...placeSelfLoops(scene, nodes));
  return {
    width,
    height: sheet.height + sheet.y,
    boxes,
    nodes,
    edges: placeLabels(edges, nodes, boxes),
    ...heading,
  };
}

/** Returns the items by depth, innermost first; within a depth, in scene order. */
export function byDepth(items: readonly Item[]): Item[][] {
  const depths: Item[][] = [];
  for (const item of items) {
    const level = depths[item.depth] ?? [];
    depths[item.depth] = level;
    level.push(item);
  }
  return depths.reverse();
}
