/**
 * The nested layout. Every box is laid out separately as a small layered graph of its direct children, from the
 * innermost box outwards. An edge that leaves a box passes a port on its border, which the outer level then connects.
 *
 *   tree ──> trips (borders of each edge) ──> orientation and nets ──> joints ──> levels, innermost first ──> routes
 *
 * The time is almost linear in nodes and edges, because each level is small. No step recurses with the size of the
 * graph. docs/layout.md explains it with drawings.
 */
import type { Layout } from '../layout.js';
import type { Scene } from '../scene/model.js';
import { arrangeIn } from './arrange-in.js';
import { findClusters } from './clusters.js';
import { costOf, firstShape, MOST_TRIED, otherShape } from './shape.js';
import { findSpokes } from './spokes.js';
import type { Cluster, Stacks } from './tree.js';

/** Minimum improvement of another shape, so that a new resource does not rearrange the whole diagram. */
const GAIN = 0.05;

/**
 * Lays out a scene in its most readable shape. Spokes are either stacked or follow their edges, whichever is better.
 */
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
