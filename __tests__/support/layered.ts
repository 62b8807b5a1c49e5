/** Small levels for tests of the layered engine: vertices by name, lines by arrow, columns of cells by height. */
import fc from 'fast-check';
import { buildColumns, type Cell, type Columns, type Link } from '../../src/layout/nested/layered/columns.js';
import type { End, Vertex, VertexSegment } from '../../src/layout/nested/layered/model.js';
import { assignRanks } from '../../src/layout/nested/layered/ranks.js';

export const ICON_MIDDLE = 24;
export const INSET = 11;

type Draft = Omit<Vertex, 'order'>;

export const node = (height = 86, width = 80): Draft => ({
  width,
  height,
  border: null,
  isBox: false,
  axis: width / 2,
});
export const box = (height: number, width = 200): Draft => ({
  width,
  height,
  border: null,
  isBox: true,
  axis: width / 2,
});
export const port = (border: 'W' | 'E'): Draft => ({ width: 0, height: 0, border, isBox: false, axis: 0 });

type LineOptions = Partial<Omit<VertexSegment, 'left' | 'right'>> & { leftY?: number; rightY?: number };
export type Line = string | readonly [string, LineOptions];

export interface TestLevel {
  readonly vertices: Vertex[];
  readonly segments: VertexSegment[];
  readonly members: number[];
  readonly numbers: number[];
  readonly names: string[];
}

/** `level({ a: node(), out: port('E') }, 'a->out', ['b->a', { kind: 'dashed' }])`. */
export function level(drafts: Record<string, Draft>, ...lines: Line[]): TestLevel {
  const names = Object.keys(drafts);
  const vertices = Object.values(drafts).map((draft, order): Vertex => ({ ...draft, order }));
  const end = (name: string, y: number | undefined): End => {
    const vertex = names.indexOf(name);
    const { border, isBox, height, width } = vertices[vertex]!;
    if (border) return { vertex, y: 0, inset: 0 };
    return isBox
      ? { vertex, y: y ?? height / 2, inset: 0 }
      : { vertex, y: y ?? ICON_MIDDLE, inset: width / 2 - 40 + INSET };
  };
  const segments = lines.map((line): VertexSegment => {
    const [arrow, { leftY, rightY, ...more }] = typeof line === 'string' ? [line, {} as LineOptions] : line;
    const [left, right] = arrow.split('->') as [string, string];
    return {
      left: end(left, leftY),
      right: end(right, rightY),
      isBracket: false,
      kind: 'east',
      isLabelled: (more.labelWidth ?? 0) > 0,
      weight: 1,
      labelWidth: 0,
      isLabelLeft: false,
      ...more,
    };
  });
  return { vertices, segments, members: names.map((_, v) => v), numbers: segments.map((_, n) => n), names };
}

export function ranksOf({ vertices, segments, members, names }: TestLevel, limit = Number.POSITIVE_INFINITY) {
  const { rank, count } = assignRanks(vertices, members, segments, limit);
  return { ranks: Object.fromEntries(names.map((name, v) => [name, rank.get(v)!])), count };
}

export function columnsOf(level: TestLevel): Columns {
  const { vertices, segments, members } = level;
  const { rank, count } = assignRanks(vertices, members, segments, Number.POSITIVE_INFINITY);
  return buildColumns(level, rank, count);
}

/** Names of the cells of each column; a lane is `|`. */
export const namesIn = ({ names }: TestLevel, columns: readonly (readonly Cell[])[]): string[] =>
  columns.map((column) => column.map(({ vertex }) => (vertex < 0 ? '|' : names[vertex]!)).join(' '));

export interface TestCells {
  readonly columns: Cell[][];
  readonly vertices: Vertex[];
  readonly links: Link[];
}

export type Join = readonly [column: number, from: number, to: number, more?: Partial<Link>];

/** `0>1 1>0` joins the first two columns; `1/0>0` the second and the third. */
export const joinsOf = (text: string): Join[] =>
  text.split(' ').flatMap((token): Join[] => {
    const match = /^(?:(\d+)\/)?(\d+)>(\d+)$/.exec(token);
    return match ? [[Number(match[1] ?? 0), Number(match[2]), Number(match[3])]] : [];
  });

/** Columns of cells of these heights (0: a lane), joined from the middle of one to the middle of the other. */
export function cells(heights: readonly (readonly number[])[], joins: readonly Join[]): TestCells {
  const vertices: Vertex[] = [];
  const columns = heights.map((column, c) =>
    column.map((height, index): Cell => {
      const vertex = height === 0 ? -1 : vertices.length;
      if (height > 0) vertices.push({ ...node(height), order: vertices.length });
      return {
        vertex,
        column: c,
        height,
        order: index,
        toLeft: [],
        toRight: [],
        index,
        y: 0,
        minTop: Number.NEGATIVE_INFINITY,
        maxTop: Number.POSITIVE_INFINITY,
      };
    }),
  );
  const links = joins.map(([column, from, to, more]): Link => {
    const left = columns[column]![from]!;
    const right = columns[column + 1]![to]!;
    const link: Link = {
      left,
      right,
      leftY: left.height / 2,
      rightY: right.height / 2,
      inset: 0,
      kind: 'east',
      weight: 1,
      pull: 1,
      isLabelled: false,
      leftLabelRoom: 0,
      rightLabelRoom: 0,
      trackX: 0,
      detour: null,
      ...more,
    };
    left.toRight.push(link);
    right.toLeft.push(link);
    return link;
  });
  return { columns, vertices, links };
}

/** Two to five columns, any lines between neighbours, at any height of their cells. */
export const anyCells: fc.Arbitrary<TestCells> = fc
  .record({
    heights: fc.array(fc.array(fc.constantFrom(0, 71, 86, 86, 240), { minLength: 1, maxLength: 6 }), {
      minLength: 2,
      maxLength: 5,
    }),
    joins: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat({ max: 3 }), fc.nat({ max: 3 })), { maxLength: 20 }),
  })
  .map(({ heights, joins }) =>
    cells(
      heights,
      joins.map(([c, from, to, leftPart, rightPart]): Join => {
        const column = c % (heights.length - 1);
        const left = heights[column]!;
        const right = heights[column + 1]!;
        return [
          column,
          from % left.length,
          to % right.length,
          {
            leftY: (left[from % left.length]! * leftPart) / 4,
            rightY: (right[to % right.length]! * rightPart) / 4,
          },
        ];
      }),
    ),
  );

/** Any level: nodes, boxes and ports, lines from earlier things to later ones, some of them of two kinds. */
export const anyLevel: fc.Arbitrary<TestLevel> = fc
  .record({
    heights: fc.array(fc.constantFrom(71, 86, 86, 101, -150, -320), { minLength: 2, maxLength: 14 }),
    west: fc.nat({ max: 3 }),
    east: fc.nat({ max: 3 }),
    lines: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.boolean()), { minLength: 1, maxLength: 24 }),
  })
  .map(({ heights, west, east, lines }) => {
    const drafts: Record<string, Draft> = {};
    for (let i = 0; i < west; i++) drafts[`w${i}`] = port('W');
    heights.forEach((height, i) => {
      drafts[`v${i}`] = height < 0 ? box(-height) : node(height);
    });
    for (let i = 0; i < east; i++) drafts[`e${i}`] = port('E');
    const names = Object.keys(drafts);
    const joined = lines.flatMap(([a, b, dashed]): Line[] => {
      const from = Math.min(a % names.length, b % names.length);
      const to = Math.max(a % names.length, b % names.length);
      const ports = (to < west ? 1 : 0) + (from >= names.length - east ? 1 : 0);
      return from === to || ports > 0 ? [] : [[`${names[from]}->${names[to]}`, dashed ? { kind: 'east dashed' } : {}]];
    });
    return level(drafts, ...joined);
  });
