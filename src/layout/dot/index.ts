/**
 * The layout by Graphviz. The scene is written as DOT, and the output of `dot` gives the positions. Graphviz places the
 * elements and routes the edges. Sizes, headers and the drawing are the same as in the nested layout.
 *
 *   tree, links (acyclic) ──> DOT ──> dot -Tjson0 ──> positions and curves ──> edges that Graphviz cannot draw
 *
 * docs/layout-dot.md describes the results and limits.
 */
import type { Layout, PlacedEdge } from '../layout.js';
import { placeSelfLoops } from '../nested/routes/self-loops.js';
import type { Scene, SceneEdge } from '../scene/model.js';
import { fromDot } from './from-dot.js';
import { innerEdges } from './inner-edges.js';
import { clearLabels } from './labels.js';
import { linksOf } from './links.js';
import { toDot } from './to-dot.js';
import { treeOf } from './tree.js';

/** Passes a graph in the DOT language to Graphviz and resolves with the output of `dot -Tjson0`. */
export type AskDot = (graph: string) => Promise<string>;

/**
 * Lays out a scene with Graphviz.
 * @throws External if the output cannot be read, and any error of `askDot`
 */
export async function arrangeDot(scene: Scene, askDot: AskDot): Promise<Layout> {
  const tree = treeOf(scene);
  const links = linksOf(scene, tree);
  const answer = await askDot(toDot(scene, tree, links));
  const { boxes, nodes, edges, ...sheet } = fromDot(answer, scene, links);

  const loops = placeSelfLoops(scene, nodes);
  const left = scene.edges.filter(({ from, to }, i) => from !== to && !edges.has(i));
  const inner = innerEdges(left, nodes, boxes);
  const byEdge = new Map<SceneEdge, PlacedEdge>([...loops, ...inner].map((placed) => [placed.edge, placed]));
  const all = scene.edges.flatMap((edge, i) => edges.get(i) ?? byEdge.get(edge) ?? []);
  return {
    ...sheet,
    boxes,
    nodes,
    edges: clearLabels(all, nodes, boxes),
  };
}
