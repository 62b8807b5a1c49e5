/**
 * The nested layout: every box is laid out by itself as a small layered graph of its direct children, from the innermost
 * box outwards; edges that leave a box do so through ports on its border, which the outer level then joins.
 *
 *   tree ──> trips (who crosses what) ──> orientation and nets ──> joints ──> levels, innermost first ──> absolute routes
 *
 * Time is near linear in nodes and edges, because each level is small; no step recurses on the size of the graph.
 * docs/layout.md explains it with drawings.
 */
import type { Layout } from '../layout.js';
import type { Scene } from '../scene/model.js';
import { arrangeIn } from './arrange-in.js';
import { findClusters } from './clusters.js';
import { costOf, firstShape, MOST_TRIED, otherShape } from './shape.js';
import { findSpokes } from './spokes.js';
import type { Cluster, Stacks } from './tree.js';

/** Another shape must be this much better than the first: a new resource must not turn everything around. */
const GAIN = 0.05;

/** The layout in the shape that a reader sees best, with spokes in a stack or as their lines go. */
export function arrangeNested(scene: Scene): Layout {
  const clusters = findClusters(scene);
  const best = inBestShape(scene, clusters);
  if (scene.items.length > MOST_TRIED) return best;
  const spokes = findSpokes(scene);
  if (spokes.size === 0) return best;
  const stacked = inBestShape(scene, clusters, spokes);
  return costOf(stacked) < costOf(best) - GAIN ? stacked : best;
}

function inBestShape(scene: Scene, clusters: readonly Cluster[], stacks?: Stacks): Layout {
  const first = arrangeIn(scene, firstShape(scene), clusters, stacks);
  const shape = otherShape(scene, first);
  if (!shape) return first;
  const second = arrangeIn(scene, shape, clusters, stacks);
  return costOf(second) < costOf(first) - GAIN ? second : first;
}
