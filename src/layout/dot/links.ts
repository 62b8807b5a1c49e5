/** What Graphviz is asked to join: edges between nodes only, none in a circle. Pure topology, no sizes. */
import type { Scene } from '../scene/model.js';
import { type Link, withoutCircles } from './circles.js';
import { isBox, isInside, type Tree } from './tree.js';

/**
 * Edges for Graphviz. Left out are loops, and edges between a box and what is in it: Graphviz would draw those to the
 * node that stands for the box.
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
