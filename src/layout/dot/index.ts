/**
 * The layout by Graphviz: the scene becomes text for `dot`, its answer becomes places. Graphviz decides where things are
 * and how the edges run; sizes, headers and everything that is seen are ours, as in the nested layout.
 *
 *   tree, links (no circles) ──> DOT ──> dot -Tjson0 ──> places and curves ──> edges that Graphviz cannot draw
 *
 * docs/layout-dot.md says what to expect of it.
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

/** Hands a graph in the DOT language to Graphviz; resolves with what `dot -Tjson0` printed. */
export type AskDot = (graph: string) => Promise<string>;

/** @throws External where the answer cannot be read, and whatever `askDot` throws. */
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
