import fc from 'fast-check';
import type { PlacedEdge } from '../../../src/layout/layout.js';
import { arrangeNested } from '../../../src/layout/nested/index.js';
import { anyScene, scene, sceneNode } from '../../support/scenes.js';

interface Run {
  readonly flat: boolean;
  /** Its height, or where it is from the left. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

const runsOf = ({ points }: PlacedEdge): Run[] =>
  points.slice(1).map((b, i) => {
    const a = points[i]!;
    const flat = a.y === b.y;
    const [p, q] = flat ? [a.x, b.x] : [a.y, b.y];
    return { flat, at: flat ? a.y : a.x, from: Math.min(p, q), to: Math.max(p, q) };
  });

const lieOnEachOther = (one: PlacedEdge, other: PlacedEdge): boolean =>
  runsOf(one).some((a) =>
    runsOf(other).some(
      (b) => a.flat === b.flat && a.at === b.at && Math.min(a.to, b.to) - Math.max(a.from, b.from) > 1,
    ),
  );

/** Pairs of edges of which the second starts where the first ends, on one line: they would read as one long edge. */
const chained = (edges: readonly PlacedEdge[]): string[] =>
  edges.flatMap((into) =>
    edges
      .filter((out) => out.edge.from === into.edge.to && out.edge.to !== into.edge.from && lieOnEachOther(into, out))
      .map((out) => `${into.edge.from} -> ${into.edge.to} -> ${out.edge.to}`),
  );

describe('what goes into a thing', () => {
  it('does not lie on what comes out of it where both are on one side', () => {
    const around = scene(
      ['a', 'b', 'c', 'd'].map((id) => sceneNode(id)),
      'a->b',
      'b->c',
      'c->a',
      'd->b',
      'c->d',
    );
    expect(chained(arrangeNested(around).edges)).toEqual([]);
  });

  it('never does, in any scene', () => {
    fc.assert(
      fc.property(anyScene({ boxes: 6, nodes: 12, edges: 20, labels: false }), (drawn) => {
        expect(chained(arrangeNested(drawn).edges)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
