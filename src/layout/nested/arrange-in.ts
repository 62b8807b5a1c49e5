import { groupBy } from '../../graph/group-by.js';
import { placeHeading } from '../heading.js';
import type { Layout, PlacedEdge } from '../layout.js';
import type { Scene } from '../scene/model.js';
import { makeAbsolute, placedBoxes, placedEdge, placedNodes } from './assemble.js';
import { layoutLevel } from './level.js';
import { nameNets } from './nets.js';
import { orientLevel } from './orient.js';
import { removeJogs } from './routes/jogs.js';
import { createJoints, type Routes } from './routes/joints.js';
import { placeLabels } from './routes/labels.js';
import { placeSelfLoops } from './routes/self-loops.js';
import { planTrips } from './routes/trips.js';
import { unbend } from './routes/unbend.js';
import type { Shape } from './shape.js';
import { buildTree, type Cluster, type Item, type Stacks } from './tree.js';
import { findStill, sizesIn } from './zones/like.js';
import { alignInsides, alignPeers, alignTiers, byDepth } from './zones/tiers.js';

/** Lays out a scene in the given shape, with the given clusters and stacks. */
export function arrangeIn(scene: Scene, shape: Shape, clusters: readonly Cluster[] = [], stacks?: Stacks): Layout {
  const items = buildTree(scene, clusters, stacks);
  const sheet = items[0] as Item;
  const trips = planTrips(scene, items);
  for (const group of groupBy(trips, (trip) => trip.level).values()) {
    orientLevel(group);
    nameNets(group);
  }
  const joints = createJoints(trips);
  const routes = new Map<Item, Routes>();
  const still = findStill(items, (level) => joints.byLevel.has(level));
  alignPeers(items);
  for (const level of byDepth(items)) {
    alignTiers(level);
    const least = sizesIn(level.filter(({ peers }) => peers !== null));
    for (const item of level)
      if (!item.node) routes.set(item, layoutLevel(item, joints.byLevel.get(item) ?? [], shape));
    alignInsides(level, still, least);
  }
  const { width, height: top, ...heading } = placeHeading(scene, sheet.width);
  sheet.y = top;
  makeAbsolute(items);
  const boxes = placedBoxes(items);
  const nodes = placedNodes(items);
  const routed = trips.map((trip, i) => placedEdge(trip, joints.steps[i]!, routes));
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
