import fc from 'fast-check';
import type { PlacedEdge, Point } from '../../../src/layout/layout.js';
import { arrangeNested } from '../../../src/layout/nested/index.js';
import type { Scene } from '../../../src/layout/scene/model.js';
import { anyScene, scene, sceneNode } from '../../support/scenes.js';

/** The edges of these numbers with two heads. */
const withHeads = (drawn: Scene, isTwoWay: (index: number) => boolean): Scene => ({
  ...drawn,
  edges: drawn.edges.map((edge, i) => ({ ...edge, twoWay: isTwoWay(i) })),
});

const startsOf = ({ edge, points }: PlacedEdge): readonly Point[] => (edge.twoWay ? [] : [points[0] as Point]);
const headsOf = ({ edge, points }: PlacedEdge): readonly Point[] =>
  edge.twoWay ? [points[0] as Point, points.at(-1) as Point] : [points.at(-1) as Point];

/** Half the width of a head. */
const NEAR = 4.2;
const isNear = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) < NEAR && Math.abs(a.y - b.y) < NEAR;

const clashes = (edges: readonly PlacedEdge[]): string[] =>
  edges.flatMap((one) =>
    edges
      .filter((other) => headsOf(one).some((head) => startsOf(other).some((start) => isNear(head, start))))
      .map((other) => `${one.edge.from} > ${one.edge.to} on ${other.edge.from} > ${other.edge.to}`),
  );

const nodes = ['a', 'b', 'c', 'd'].map((id) => sceneNode(id));
const middleOf = ({ edges }: ReturnType<typeof arrangeNested>, i: number): number =>
  (edges[i] as PlacedEdge).points[0]!.y;

describe('where lines meet icons', () => {
  it('one with two heads starts above one with one head', () => {
    const { edges } = arrangeNested(withHeads(scene(nodes, 'a->b', 'a->c'), (i) => i === 0));
    expect(clashes(edges)).toEqual([]);
    expect((edges[1] as PlacedEdge).points[0]!.y - (edges[0] as PlacedEdge).points[0]!.y).toBe(16);
  });

  it('those with two heads start in the middle where no other does', () => {
    const plain = arrangeNested(scene(nodes, 'a->b', 'a->c'));
    const both = arrangeNested(withHeads(scene(nodes, 'a->b', 'a->c'), () => true));
    expect(middleOf(both, 0)).toBe(middleOf(plain, 0));
  });

  it('no head sits where a line starts, in any scene', () => {
    fc.assert(
      fc.property(
        anyScene({ boxes: 4, nodes: 8, edges: 14, labels: true }),
        fc.array(fc.boolean(), { minLength: 14 }),
        (drawn, two) => {
          const { edges } = arrangeNested(withHeads(drawn, (i) => two[i] === true));
          expect(clashes(edges.filter(({ edge }) => edge.from !== edge.to))).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });
});
