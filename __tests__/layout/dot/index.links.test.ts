import fc from 'fast-check';
import { linksOf } from '../../../src/layout/dot/index.js';
import { treeOf } from '../../../src/layout/dot/to-dot.js';
import type { Scene } from '../../../src/layout/scene/model.js';
import { anyScene, scene, sceneBox, sceneNode } from '../../support/scenes.js';

/** `a->b`, `<` where the link runs against its edge, `[vpc]` where the line ends at a box. */
function linked(any: Scene): string[] {
  const name = (item: number | null) => (item === null ? '' : any.items[item]!.id);
  const box = (item: number | null) => (item === null ? '' : `[${name(item)}]`);
  return linksOf(any, treeOf(any)).map(
    ({ tail, head, tailBox, headBox, isReversed }) =>
      `${name(tail)}${box(tailBox)}->${name(head)}${box(headBox)}${isReversed ? '<' : ''}`,
  );
}

const [a, b, c] = ['a', 'b', 'c'].map((id) => sceneNode(id)) as [
  ReturnType<typeof sceneNode>,
  ReturnType<typeof sceneNode>,
  ReturnType<typeof sceneNode>,
];

test('edges between nodes are links', () => {
  expect(linked(scene([a, b, c], 'a->b', 'a->c'))).toEqual(['a->b', 'a->c']);
});

test('an edge to a box goes to a node that is directly in it, before one in an inner box', () => {
  const items = [a, sceneBox('vpc'), sceneBox('subnet', 'vpc'), sceneNode('deep', 'subnet'), sceneNode('near', 'vpc')];
  expect(linked(scene(items, 'a->vpc', 'subnet->a'))).toEqual(['a->near[vpc]', 'deep[subnet]->a']);
});

test('a box without a node stands for itself', () => {
  const items = [a, sceneBox('outer'), sceneBox('empty', 'outer')];
  expect(linked(scene(items, 'a->outer'))).toEqual(['a->empty[outer]']);
});

test('loops, and edges between a box and what is in it, are no links', () => {
  const items = [sceneBox('vpc'), sceneBox('subnet', 'vpc'), sceneNode('in', 'subnet')];
  expect(linked(scene(items, 'in->in', 'in->vpc', 'vpc->in', 'subnet->vpc'))).toEqual([]);
});

test('the last link of a circle is turned, and keeps its boxes at its ends', () => {
  expect(linked(scene([a, b, c], 'a->b', 'b->c', 'c->a'))).toEqual(['a->b', 'b->c', 'a->c<']);
  const items = [a, sceneBox('vpc'), sceneNode('in', 'vpc')];
  expect(linked(scene(items, 'a->in', 'vpc->a'))).toEqual(['a->in', 'a->in[vpc]<']);
});

test('a walk begins where nothing arrives, so that a way into a circle does not turn a link of its own', () => {
  expect(linked(scene([a, b, c], 'a->b', 'b->a', 'c->b'))).toEqual(['b->a<', 'b->a', 'c->b']);
});

test('no scene leaves a circle', () => {
  fc.assert(
    fc.property(anyScene({ boxes: 6, nodes: 10, edges: 30, labels: false }), (any) => {
      const links = linksOf(any, treeOf(any));
      const arriving = new Map<number, number>();
      for (const { head } of links) arriving.set(head, (arriving.get(head) ?? 0) + 1);
      // Takes away what nothing arrives at, until nothing is left; a circle would stay.
      const free = [...new Set(links.map(({ tail }) => tail))].filter((item) => !arriving.has(item));
      let taken = 0;
      for (let item = free.pop(); item !== undefined; item = free.pop())
        for (const { tail, head } of links) {
          if (tail !== item) continue;
          taken++;
          arriving.set(head, arriving.get(head)! - 1);
          if (arriving.get(head) === 0) free.push(head);
        }
      expect(taken).toBe(links.length);
    }),
  );
});
