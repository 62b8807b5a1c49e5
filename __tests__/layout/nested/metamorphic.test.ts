/** What a change of the input may do to the picture, and what it may not. */
import fc from 'fast-check';
import type { Layout } from '../../../src/layout/layout.js';
import { arrangeIn, arrangeNested } from '../../../src/layout/nested/index.js';
import { COMPACT } from '../../../src/layout/nested/shape.js';
import type { Scene } from '../../../src/layout/scene/model.js';
import { anyScene, sceneNode } from '../../support/scenes.js';

const anyPicture = anyScene({ boxes: 6, nodes: 14, edges: 20, labels: true });

/** The geometry alone, in the order of the scene. */
const shape = ({ width, height, boxes, nodes, edges }: Layout) => ({
  size: [width, height],
  boxes: boxes.map((box) => [box.x, box.y, box.width, box.height]),
  nodes: nodes.map(({ x, y }) => [x, y]),
  edges: edges.map(({ points, label }) => [points, label]),
});

const parentsOf = (scene: Scene) => new Map(scene.items.map((item) => [item.id, item.parent]));

/** Pairs of siblings that an edge joins. */
const joinedSiblings = (scene: Scene, parent: string | null): [string, string][] => {
  const parents = parentsOf(scene);
  return scene.edges
    .filter(({ from, to }) => parents.get(from) === parent && parents.get(to) === parent)
    .map(({ from, to }) => [from, to]);
};

function isInPeer({ items }: Scene, box: string | null): boolean {
  const boxes = new Map(items.map((item) => [item.id, item]));
  for (let at = box; at !== null; ) {
    const item = boxes.get(at)!;
    if (item.kind === 'box' && item.peerGroup !== null) return true;
    at = item.parent;
  }
  return false;
}

function placesOf(scene: Scene): Map<string, { x: number; y: number }> {
  // In one shape: which one suits the whole picture may change with anything in it.
  const { boxes, nodes } = arrangeIn(scene, COMPACT);
  return new Map([
    ...boxes.map(({ box, x, y }) => [box.id, { x, y }] as const),
    ...nodes.map(({ node, x, y }) => [node.id, { x, y }] as const),
  ]);
}

describe('the nested layout', () => {
  it('does not depend on the names of things', () => {
    const other = (id: string): string => `${id.length}/${[...id].reverse().join('')}`;
    fc.assert(
      fc.property(anyPicture, (scene) => {
        const renamed: Scene = {
          ...scene,
          items: scene.items.map((item) => {
            const parent = item.parent === null ? null : other(item.parent);
            const id = other(item.id);
            if (item.kind === 'node') return { ...item, id, parent };
            return { ...item, id, parent, peerGroup: item.peerGroup === null ? null : other(item.peerGroup) };
          }),
          edges: scene.edges.map((edge) => ({ ...edge, from: other(edge.from), to: other(edge.to) })),
        };
        expect(shape(arrangeNested(renamed))).toEqual(shape(arrangeNested(scene)));
      }),
    );
  });

  it('moves no joined siblings apart when a node without edges comes to them', () => {
    fc.assert(
      fc.property(anyPicture, fc.nat(), (scene, at) => {
        const parents = [null, ...scene.items.flatMap((item) => (item.kind === 'box' ? [item.id] : []))];
        const parent = parents[at % parents.length]!;
        // Peers with the same kinds in the same order are made alike: one node more in one of them, and they are unlike.
        fc.pre(!isInPeer(scene, parent));
        const before = placesOf(scene);
        const after = placesOf({ ...scene, items: [...scene.items, sceneNode('new', parent)] });
        const isGate = (id: string): boolean => scene.items.some((item) => item.id === id && 'onBorder' in item);
        for (const [from, to] of joinedSiblings(scene, parent)) {
          // The new one may stand in a gate's way to the border.
          if (isGate(from) || isGate(to)) continue;
          const way = (places: typeof before) => [
            places.get(to)!.x - places.get(from)!.x,
            places.get(to)!.y - places.get(from)!.y,
          ];
          expect(way(after)).toEqual(way(before));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('draws a second copy of a picture like the first', () => {
    fc.assert(
      fc.property(anyPicture, (scene) => {
        const copy = (id: string): string => `copy ${id}`;
        const items = scene.items.map((item) => ({
          ...item,
          id: copy(item.id),
          parent: item.parent === null ? null : copy(item.parent),
          ...(item.kind === 'box' && { peerGroup: item.peerGroup === null ? null : copy(item.peerGroup) }),
        }));
        const edges = scene.edges.map((edge) => ({ ...edge, from: copy(edge.from), to: copy(edge.to) }));
        const places = placesOf({
          ...scene,
          items: [...scene.items, ...(items as Scene['items'])],
          edges: [...scene.edges, ...edges],
        });
        for (const [from, to] of joinedSiblings(scene, null)) {
          const way = (a: string, b: string) => [
            places.get(b)!.x - places.get(a)!.x,
            places.get(b)!.y - places.get(a)!.y,
          ];
          expect(way(copy(from), copy(to))).toEqual(way(from, to));
        }
      }),
    );
  });
});
