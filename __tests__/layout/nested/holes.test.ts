import fc from 'fast-check';
import type { Point } from '../../../src/layout/layout.js';
import { fillHoles, followsVariant } from '../../../src/layout/nested/holes.js';
import { layoutLayered } from '../../../src/layout/nested/layered/index.js';
import type { Block, Vertex } from '../../../src/layout/nested/layered/model.js';
import { COMPACT } from '../../../src/layout/nested/shape.js';
import { COLUMN_GAP, LANE_GAP, ROW_GAP } from '../../../src/layout/nested/spacing.js';
import { anyLevel, box, node } from '../../support/layered.js';
import { points } from '../../support/routes.js';
import { sceneBox } from '../../support/scenes.js';

const block = (place: [number, Point][], width: number, height: number, routes: [number, Point[]][] = []): Block => ({
  width,
  height,
  positions: new Map(place),
  widths: new Map(),
  routes: new Map(routes),
  hasWestPorts: false,
  hasEastPorts: false,
});
const vertex = (width: number, height: number): Vertex => ({ ...box(height, width), order: 0 });

/** A high thing on the left, a low one on the top right; the rest of 400 by 300 is a hole. */
const vertices = [vertex(100, 300), vertex(100, 80), vertex(90, 60), vertex(90, 60), vertex(90, 60)];
const main = (routes: [number, Point[]][] = []): Block =>
  block(
    [
      [0, { x: 0, y: 0 }],
      [1, { x: 200, y: 0 }],
    ],
    300,
    300,
    routes,
  );
const loose = (v: number): Block => block([[v, { x: 0, y: 0 }]], vertices[v]!.width, vertices[v]!.height);

const filled = (into: Block, ...numbers: number[]) => {
  const left = fillHoles(into, numbers.map(loose), vertices);
  const at = (v: number) => (into.positions.has(v) ? `${into.positions.get(v)!.x},${into.positions.get(v)!.y}` : '-');
  return { places: numbers.map(at), left: left.length };
};

describe('holes', () => {
  it('take loose boxes, in line with what is above, one under the other', () => {
    expect(filled(main(), 2, 3, 4)).toEqual({ places: ['200,102', '200,184', '-'], left: 1 });
  });

  it('take icons in line with boxes where there is no icon', () => {
    const drawn = [vertex(100, 300), vertex(100, 80), { ...node(60, 90), order: 0, axis: 38 }];
    const into = main();
    expect(fillHoles(into, [block([[2, { x: 0, y: 0 }]], 60, 90)], drawn)).toEqual([]);
    expect(into.positions.get(2)).toEqual({ x: 200, y: 102 });
  });

  it('take icons in line with icons, and not with the border of a box', () => {
    const icon = (axis: number): Vertex => ({ ...node(60, 90), order: 0, axis });
    const drawn = [vertex(100, 300), { ...icon(45), width: 100 }, icon(38)];
    const into = main();
    fillHoles(into, [loose(2)], drawn);
    expect(into.positions.get(2)!.x + 38).toBe(into.positions.get(1)!.x + 45);
  });

  it.each([
    ['near to one in line, though another is far', 30, 30],
    ['far from all that is in line', 60, 0],
  ])('are at the edge only where that lines up with nothing: %s', (_, x, left) => {
    const sizes = [vertex(60, 100), vertex(60, 100), vertex(50, 60)];
    const into = block(
      [
        [0, { x, y: 0 }],
        [1, { x: 200, y: 0 }],
      ],
      300,
      300,
    );
    fillHoles(into, [block([[2, { x: 0, y: 0 }]], 50, 60)], sizes);
    expect(into.positions.get(2)!.x).toBe(left);
  });

  it('are none where a line runs', () => {
    const line: [number, Point[]] = [0, points('100,150 300,150')];
    expect(filled(main([line]), 2)).toEqual({ places: [`200,${150 + LANE_GAP}`], left: 0 });
  });

  it('leave the size of the block as it is, and keep every distance', () => {
    fc.assert(
      fc.property(
        anyLevel.filter(({ segments }) => segments.length > 0),
        fc.array(fc.tuple(fc.integer({ min: 20, max: 200 }), fc.integer({ min: 20, max: 200 })), { maxLength: 5 }),
        (drawn, sizes) => {
          const into = layoutLayered(drawn, COMPACT);
          const all = [...drawn.vertices, ...sizes.map(([width, height]) => vertex(width, height))];
          const first = drawn.vertices.length;
          const blocks = sizes.map(([width, height], i) => block([[first + i, { x: 0, y: 0 }]], width, height));
          const before = [into.width, into.height];
          const left = fillHoles(into, blocks, all);
          expect([into.width, into.height]).toEqual(before);
          expect(into.positions.size).toBe(drawn.members.length + blocks.length - left.length);
          for (const [v, at] of into.positions) {
            if (v < first) continue;
            const { width, height } = all[v]!;
            expect(at.x >= 0 && at.y >= 0 && at.x + width <= into.width && at.y + height <= into.height).toBe(true);
            const apart = (x: number, y: number, w: number, h: number, gapX: number, gapY: number): boolean =>
              x + w + gapX <= at.x + 0.01 ||
              at.x + width + gapX <= x + 0.01 ||
              y + h + gapY <= at.y + 0.01 ||
              at.y + height + gapY <= y + 0.01;
            for (const [other, { x, y }] of into.positions) {
              const size = all[other]!;
              if (other !== v && !size.border)
                expect(apart(x, y, size.width, size.height, COLUMN_GAP, ROW_GAP)).toBe(true);
            }
            for (const corners of into.routes.values())
              for (let i = 0; i + 1 < corners.length; i++) {
                const [a, b] = [corners[i]!, corners[i + 1]!];
                const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
                expect(apart(x, y, Math.abs(a.x - b.x), Math.abs(a.y - b.y), LANE_GAP, LANE_GAP)).toBe(true);
              }
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('variants of one kind of box', () => {
  const vertexOf = (variant: string, order: number, width: number): Vertex => ({
    ...vertex(width, 60),
    order,
    box: sceneBox(variant, null, { style: `aws_subnet:${variant}` }),
  });
  /** Tells whether the second box finds a place left of the first one. */
  const isLeft = (...tiers: Vertex[]): boolean => {
    const into = block([[0, { x: 200, y: 100 }]], 400, 300);
    fillHoles(into, [block([[1, { x: 0, y: 0 }]], tiers[1]!.width, tiers[1]!.height)], tiers);
    return into.positions.get(1)!.x < 200;
  };

  it('fill no hole on the wrong side of each other', () => {
    expect(isLeft(vertexOf('public', 0, 100), vertexOf('private', 1, 100))).toBe(false);
    expect(isLeft(vertexOf('private', 1, 100), vertexOf('public', 0, 100))).toBe(true);
  });

  it('stand in no column before a block with one that belongs before them', () => {
    const tiers = [vertexOf('public', 0, 100), vertexOf('private', 1, 100)];
    expect(followsVariant(block([[0, { x: 0, y: 0 }]], 100, 60), 1, tiers)).toBe(true);
    expect(followsVariant(block([[1, { x: 0, y: 0 }]], 100, 60), 0, tiers)).toBe(false);
  });
});
