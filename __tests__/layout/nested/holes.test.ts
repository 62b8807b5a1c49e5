import fc from 'fast-check';
import type { Point } from '../../../src/layout/layout.js';
import { fillHoles, followsVariant, holesOf } from '../../../src/layout/nested/holes.js';
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

  it('take boxes that are in line with nothing if no other hole is left', () => {
    const sizes = [vertex(100, 300), vertex(60, 230), vertex(90, 60)];
    const into = block(
      [
        [0, { x: 0, y: 0 }],
        [1, { x: 122, y: 0 }],
      ],
      300,
      300,
    );
    expect(fillHoles(into, [block([[2, { x: 0, y: 0 }]], 90, 60)], sizes)).toEqual([]);
    expect(into.positions.get(2)).toEqual({ x: 182 + COLUMN_GAP, y: 0 });
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

describe('the closest hole', () => {
  const icon: Vertex = { ...node(90, 60), order: 0, axis: 30 };
  /** Puts an icon without edges into a block of 700 by 600, and returns its place. */
  const placed = (items: [Vertex, Point][], routes: [number, Point[]][] = []) => {
    const into = block(
      items.map(([, at], v) => [v, at]),
      700,
      600,
      routes,
    );
    const single = block([[items.length, { x: 0, y: 0 }]], icon.width, icon.height);
    expect(holesOf(into, [...items.map(([item]) => item), icon]).take([single], 'closest')).toBe(true);
    return into.positions.get(items.length);
  };

  it('is directly below an icon, not in the corner', () => {
    expect(placed([[icon, { x: 100, y: 100 }]])).toEqual({ x: 100, y: 190 + ROW_GAP });
  });

  it('is not above what has edges', () => {
    const row: [Vertex, Point][] = [0, 200, 400].map((x) => [icon, { x, y: 150 }]);
    expect(placed(row)).toEqual({ x: 0, y: 240 + ROW_GAP });
  });

  it('is directly above an icon with no room below it, not in the corner', () => {
    expect(
      placed([
        [vertex(578, 600), { x: 0, y: 0 }],
        [icon, { x: 620, y: 510 }],
      ]),
    ).toEqual({ x: 620, y: 420 - ROW_GAP });
  });

  it('is below the middle of a box', () => {
    const gate: [Vertex, Point] = [
      { ...icon, height: 560 },
      { x: 0, y: 0 },
    ];
    expect(placed([gate, [vertex(300, 100), { x: 200, y: 0 }]])).toEqual({ x: 320, y: 100 + ROW_GAP });
  });

  it('keeps away from the lines', () => {
    const line: [number, Point[]] = [0, points('0,200 300,200')];
    expect(placed([[icon, { x: 100, y: 100 }]], [line])).toEqual({ x: 100, y: 200 + LANE_GAP });
  });

  it('is beside an icon where there is no room below it', () => {
    expect(
      placed([
        [
          { ...icon, height: 600 },
          { x: 50, y: 0 },
        ],
      ])?.x,
    ).toBe(110 + COLUMN_GAP);
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
