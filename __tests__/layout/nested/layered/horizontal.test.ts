import type { Cell } from '../../../../src/layout/nested/layered/columns.js';
import { placeHorizontally, xInColumn } from '../../../../src/layout/nested/layered/horizontal.js';
import type { Vertex } from '../../../../src/layout/nested/layered/model.js';
import { placeVertically } from '../../../../src/layout/nested/layered/vertical.js';
import {
  COLUMN_GAP,
  EDGE_RUN,
  LINE_GAP,
  PORT_GAP,
  RUN_CONTINUATION,
  TRACK_MARGIN,
  TRACKS_MARGIN,
} from '../../../../src/layout/nested/spacing.js';
import { box, columnsOf, INSET, level, node, port, type TestLevel } from '../../../support/layered.js';

function placed(drawn: TestLevel) {
  const columns = columnsOf(drawn);
  placeVertically(columns.columns, drawn.vertices);
  return { ...columns, at: placeHorizontally(columns, drawn.vertices) };
}

/** Room between column `c` and the next. */
function gap(drawn: TestLevel, c: number): number {
  const { columns } = placed(drawn).at;
  return columns[c + 1]!.x - columns[c]!.x - columns[c]!.width;
}

describe('widths', () => {
  const two = { a: node(), b: node() };
  /** Captions so wide that the line is seen beside the icons. */
  const wide = node(86, 160);
  const fan = { hub: node(), a: node(), b: node(), c: node() };

  it.each<[string, TestLevel, number, number]>([
    ['an arrow', level(two, 'a->b'), 1, EDGE_RUN - 2 * INSET],
    ['an arrow from box to box', level({ a: box(200), b: box(200) }, 'a->b'), 1, EDGE_RUN - 2 * RUN_CONTINUATION],
    ['an arrow between wide captions', level({ a: wide, b: wide }, 'a->b'), 1, COLUMN_GAP],
    ['a trunk with branches', level(fan, 'hub->a', 'hub->b', 'hub->c'), 1, 2 * TRACK_MARGIN],
    ['a port', level({ w: port('W'), ...two }, 'w->a', 'a->b'), 0, PORT_GAP],
    ['a label', level(two, ['a->b', { labelWidth: 90 }]), 1, 90],
    [
      'labels on both sides of a trunk',
      level(fan, ['hub->a', { labelWidth: 50 }], ['hub->b', { labelWidth: 30, isLabelLeft: true }]),
      1,
      2 * TRACK_MARGIN + 80,
    ],
  ])('of a gap with %s', (_, drawn, column, expected) => {
    expect(gap(drawn, column)).toBe(expected);
  });

  it('grow by a track for each vertical run', () => {
    // Each line ends where the other starts, so one of them goes around: three runs.
    const drawn = level(
      { a: box(200), b: box(200) },
      ['a->b', { leftY: 10, rightY: 190 }],
      ['a->b', { leftY: 190, rightY: 10 }],
    );
    expect(gap(drawn, 1)).toBe(2 * TRACKS_MARGIN + 2 * LINE_GAP);
    const links = [...placed(drawn).paths.values()].flat();
    const runs = links.flatMap(({ trackX, detour }) => (detour ? [trackX, detour.x] : [trackX]));
    const first = 200 + TRACKS_MARGIN;
    expect(runs.sort((a, b) => a - b)).toEqual([first, first + LINE_GAP, first + 2 * LINE_GAP]);
  });

  it('are those of the widest thing, icons on one axis', () => {
    const wide = { ...node(86, 132), axis: 40 };
    const drawn = level({ hub: node(), a: node(), b: wide }, 'hub->a', 'hub->b');
    const { columns, at } = placed(drawn);
    expect(at.columns[2]!.width).toBe(132);
    const axis = columns[2]!.map((cell) => {
      const vertex = drawn.vertices[cell.vertex]!;
      return xInColumn(cell, vertex, at.columns[2]!, { left: 40, right: 92 }) + vertex.axis;
    });
    expect(new Set(axis).size).toBe(1);
  });

  it('put every vertical run between its columns', () => {
    const drawn = level(fan, 'hub->a', 'hub->b', ['b->c', { isBracket: true }]);
    const { paths, brackets, at } = placed(drawn);
    const right = (c: number): number => at.columns[c]!.x + at.columns[c]!.width;
    for (const path of paths.values())
      for (const { trackX } of path) {
        expect(trackX).toBeGreaterThan(right(1));
        expect(trackX).toBeLessThan(at.columns[2]!.x);
      }
    expect(brackets.get(2)!.trackX).toBeGreaterThan(right(2));
    expect(brackets.get(2)!.trackX).toBeLessThan(at.width);
  });
});

describe('the place in a column', () => {
  const link = {} as Cell['toLeft'][number];
  const cellWith = (left: boolean, right: boolean) =>
    ({ toLeft: left ? [link] : [], toRight: right ? [link] : [] }) as unknown as Cell;
  const [thing, wideBox] = [node(), box(100, 150)] as unknown as Vertex[];
  const narrow = { left: 40, right: 40 };

  it.each([
    // what                                     vertex   lines on the    column's  x
    //                                                   left, right     width
    ['a node in a column of nodes', thing!, [true, true], 80, 100],
    ['a node in a wide column stands in the middle', thing!, [true, true], 300, 210],
    ['or near its lines, on the left', thing!, [true, false], 300, 100],
    ['or near its lines, on the right', thing!, [false, true], 300, 320],
    ['in the middle of a column that is little wider', thing!, [true, false], 120, 120],
    ['a box stands on the left', wideBox!, [true, true], 300, 100],
    ['or on the right, where all its lines are', wideBox!, [false, true], 300, 250],
  ] as const)('%s', (_, vertex, [left, right], width, expected) => {
    expect(xInColumn(cellWith(left, right), vertex, { x: 100, width }, narrow)).toBe(expected);
  });
});
