/** The acyclic links between nodes for Graphviz. Topology only, no sizes. */
import type { Scene } from '../scene/model.js';
import { type Link, withoutCircles } from './circles.js';
import { isBox, isInside, type Tree } from './tree.js';

/**
 * Returns the links for Graphviz, without self-loops and edges between a box and its content. Graphviz would draw the
 * latter to the node that represents the box.
 */
export function linksOf(scene: Scene, tree: Tree): Link[] {
  const links: Link[] = [];
  scene.edges.forEach(({ from, to }, edge) => {
    const [tail, head] = [tree.index.get(from) as number, tree.index.get(to) as number];
    if (isInside(tree, tail, head) || isInside(tree, head, tail)) return;
    const box = (item: number) => (isBox(tree, item) ? item : null);
    links.push({
      edge,
      tail: tree.standIn[tail] as number,
      head: tree.standIn[head] as number,
      tailBox: box(tail),
      headBox: box(head),
      backwards: false,
    });
  });
  return withoutCircles(links);
}
