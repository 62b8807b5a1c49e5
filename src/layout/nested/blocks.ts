/**
 * The blocks of a level. Connected units are laid out in layers; the others stand beside them, in their holes or below.
 */

import { groupBy } from '../../graph/group-by.js';
import { largest } from '../../graph/order.js';
import type { Point, Rect } from '../layout.js';
import { layoutGrid, layoutStrip, stripForms } from './grid.js';
import { layoutLayered } from './layered/index.js';
import type { Block, Segment, Vertex } from './layered/model.js';
import type { Shape } from './shape.js';
import { type Blocks, costOf, type LevelKind } from './sheet.js';
import { COLUMN_GAP, LANE_GAP, PADDING, ROW_GAP } from './spacing.js';
import type { Unit } from './stack.js';
import type { Item } from './tree.js';

/** A level before its layout. The vertices of the units come first, then the ports. */
export interface Contents {
  readonly vertices: readonly Vertex[];
  readonly segments: readonly Segment[];
  readonly units: readonly Unit[];
  readonly kind: LevelKind;
}

/**
 * Lays out the blocks of a level.
 * @param aspect target width over height of the level
 */
export function createBlocks(contents: Contents, shape: Shape, aspect: number): Blocks {
  const { vertices, segments, units, kind } = contents;
  const { joined, loose } = byComponent(vertices, segments);
  const isStrip = (v: number): boolean => units[v]!.items[0]!.box?.aside === true;
  const layOut = ({ members, numbers }: (typeof joined)[number], beside: readonly number[]): Block =>
    layoutLayered({ vertices, segments, members, numbers }, shape, beside);
  const layered = joined.map((component) => ({ component, block: layOut(component, []) }));
  layered.sort((a, b) => Number(hasPorts(b.block)) - Number(hasPorts(a.block)) || b.block.height - a.block.height);
  const looseBoxes = loose.filter((v) => vertices[v]!.isBox);
  const boxes = tallestKindFirst(looseBoxes.filter((v) => !isStrip(v)).map((v) => looseBox(v, vertices, units)));
  const strips = looseBoxes.filter(isStrip).map((v) => looseBox(v, vertices, units).block);
  const cells = loose.filter((v) => !vertices[v]!.isBox).map((vertex) => ({ vertex, ...vertices[vertex]! }));

  const [first, ...others] = layered;
  if (!first)
    return kind === 'strip' ? { blocks: [layoutStrip(cells)], cells: [], strips } : { blocks: boxes, cells, strips };
  const { main, left } = placeBoxes(first.block, boxes, vertices, { aspect, gain: shape.beside, kind }, (beside) =>
    layOut(first.component, beside),
  );
  const holes = holesOf(main, vertices);
  // Tables of equal blocks go into holes, too, unless an edge ties them to the border.
  const rest = alikeBlocks(others.map(({ block }) => block)).filter(
    (alike) =>
      hasPorts(alike[0]!) ||
      !holes.take(
        forms(alike.length, (columns) => tableOf(alike, columns)),
        'bottom',
      ),
  );
  const isGridInHole =
    cells.length > 0 &&
    holes.take(
      forms(cells.length, (columns) => layoutGrid(cells, columns)),
      'bottom',
    );
  const areStripsInHole = strips.length === 0 || holes.take(stripForms(strips), 'bottom');
  const blocks = [main, ...rest.flat(), ...left];
  return { blocks, cells: isGridInHole ? [] : cells, strips: areStripsInHole ? [] : strips, kind };
}

const hasPorts = ({ west, east }: Block): boolean => west || east;

/** A level may be wider than its target aspect by this factor, because other levels go below it. */
const WIDER = 1.3;

/**
 * Places loose boxes in the holes of the main block. A block with edges to the border spans its level, so that the
 * remaining boxes would all stand below it. If that makes the level too high, they stand in a column before the block.
 */
function placeBoxes(
  block: Block,
  boxes: readonly Block[],
  vertices: readonly Vertex[],
  { aspect, gain, kind }: { readonly aspect: number; readonly gain: number; readonly kind: LevelKind },
  layOut: (beside: readonly number[]) => Block,
): { main: Block; left: readonly Block[] } {
  const left = fillHoles(block, boxes, vertices);
  if (!hasPorts(block) || (!block.east && kind !== 'zone') || left.length === 0) return { main: block, left };
  const sizeWithBoxesBelow = {
    width: largest(
      left.map(({ width }) => width),
      block.width,
    ),
    height: left.reduce((sum, { height }) => sum + height + ROW_GAP, block.height),
  };
  const beside = layOut(left.flatMap(({ place }) => [...place.keys()]));
  const wide = aspect * WIDER;
  if (costOf(beside, wide) >= costOf(sizeWithBoxesBelow, wide) - gain) return { main: block, left };
  const inHoles = boxes.filter((box) => !left.includes(box));
  return { main: beside, left: fillHoles(beside, inHoles, vertices) };
}

interface LooseBox {
  readonly kind: string;
  readonly block: Block;
}

const kindOf = ({ box }: Item): string => box?.style.split(':', 1)[0] ?? '';

function looseBox(v: number, vertices: readonly Vertex[], units: readonly Unit[]): LooseBox {
  const { width, height } = vertices[v]!;
  const place = new Map([[v, { x: 0, y: 0 }]]);
  return {
    kind: kindOf(units[v]!.items[0]!),
    block: { width, height, place, widths: new Map(), routes: new Map(), west: false, east: false },
  };
}

/** Groups boxes by kind and keeps the name order within a kind. The kind with the tallest box comes first. */
function tallestKindFirst(boxes: readonly LooseBox[]): Block[] {
  const kinds = [...groupBy(boxes, ({ kind }) => kind).values()];
  const tallest = (kind: readonly LooseBox[]): number => largest(kind.map(({ block }) => block.height));
  return kinds.sort((a, b) => tallest(b) - tallest(a)).flatMap((kind) => kind.map(({ block }) => block));
}

/** A grid with more rows does not go into a hole, because it is a part of the diagram in its own right. */
const MOST_ROWS = 4;
/** Cells that the last row may lack, as a fraction of all cells. */
const MOST_MISSING = 0.2;

/** Arranges `count` items as tables of one row, two rows and so on. Tables whose last row is too empty are left out. */
function forms(count: number, tableOf: (columns: number) => Block): Block[] {
  const tables: Block[] = [];
  for (let rows = 1; rows <= Math.min(count, MOST_ROWS); rows++) {
    const missing = (rows - (count % rows)) % rows;
    if (missing <= count * MOST_MISSING) tables.push(tableOf(Math.ceil(count / rows)));
  }
  return tables;
}

// ---- Tables of blocks with the same structure, such as six schedules that each start a workflow and a function.

/** Groups blocks with equal numbers of vertices and routes and equal height. Most groups have one block. */
export const alikeBlocks = (blocks: readonly Block[]): Block[][] => [
  ...groupBy(blocks, ({ place, routes, height }) => `${place.size} ${routes.size} ${height}`).values(),
];

/** Arranges the blocks in rows of `columns`, with every column as wide as the widest block. */
export function tableOf(blocks: readonly Block[], columns: number): Block {
  const pitch = largest(blocks.map(({ width }) => width)) + COLUMN_GAP;
  const { height } = blocks[0]!;
  const table: Block = {
    width: Math.min(columns, blocks.length) * pitch - COLUMN_GAP,
    height: Math.ceil(blocks.length / columns) * (height + ROW_GAP) - ROW_GAP,
    place: new Map(),
    widths: new Map(),
    routes: new Map(),
    west: false,
    east: false,
  };
  blocks.forEach((block, i) => {
    const dx = (i % columns) * pitch;
    const dy = Math.floor(i / columns) * (height + ROW_GAP);
    const moved = ({ x, y }: Point): Point => ({ x: x + dx, y: y + dy });
    for (const [v, at] of block.place) table.place.set(v, moved(at));
    for (const [v, width] of block.widths) table.widths.set(v, width);
    for (const [n, points] of block.routes) table.routes.set(n, points.map(moved));
  });
  return table;
}

// ---- Connected components of a level.
// All ports count as connected, so that everything that reaches a border is laid out together.

/** The vertices of a level by connectivity. */
interface Components {
  /** Vertices and segment numbers of each component with segments, in order of the first vertex. */
  readonly joined: { readonly members: number[]; readonly numbers: number[] }[];
  /** Vertices without segments. */
  readonly loose: number[];
}

/** Returns the connected components, found by union-find. */
export function byComponent(vertices: readonly Vertex[], segments: readonly Segment[]): Components {
  const parent = Int32Array.from(vertices, (_, v) => v);
  const find = (v: number): number => {
    let root = v;
    while (parent[root] !== root) root = parent[root]!;
    for (let at = v; at !== root; ) {
      const next = parent[at]!;
      parent[at] = root;
      at = next;
    }
    return root;
  };
  const touched = new Uint8Array(vertices.length);
  const firstPort = vertices.findIndex((vertex) => vertex.border !== null);
  for (const { left, right } of segments) {
    touched[left.vertex] = touched[right.vertex] = 1;
    parent[find(left.vertex)] = find(right.vertex);
  }
  for (let v = Math.max(0, firstPort); firstPort >= 0 && v < vertices.length; v++)
    if (vertices[v]!.border) parent[find(v)] = find(firstPort);

  const byRoot = new Map<number, { members: number[]; numbers: number[] }>();
  const loose: number[] = [];
  vertices.forEach((_, v) => {
    if (!touched[v]) {
      loose.push(v);
      return;
    }
    const root = find(v);
    const component = byRoot.get(root);
    if (component) component.members.push(v);
    else byRoot.set(root, { members: [v], numbers: [] });
  });
  segments.forEach(({ left }, n) => {
    byRoot.get(find(left.vertex))!.numbers.push(n);
  });
  return { joined: [...byRoot.values()], loose };
}

// ---- Holes of a layered block.
// A loose box that fits between its columns and edges does not make the level higher.

/** The search is quadratic, so a level with more obstacles is packed without it. */
const MOST_OBSTACLES = 400;

/** Moves each block of `loose` that fits into `main`, as high up as possible; returns the others. */
export function fillHoles(main: Block, loose: readonly Block[], vertices: readonly Vertex[]): Block[] {
  const holes = holesOf(main, vertices);
  return loose.filter((block) => !holes.take([block], 'top'));
}

/** The holes of a block. */
interface Holes {
  /** Moves the first of `forms` (arrangements of the same items) that fits into a hole; false if none does. */
  take(forms: readonly Block[], from: 'top' | 'bottom'): boolean;
}

/** Returns the holes of a block. Each accepted form moves into `main` and becomes an obstacle itself. */
function holesOf(main: Block, vertices: readonly Vertex[]): Holes {
  // Computed on the first use: most levels have nothing to put into a hole.
  let knownObstacles: Rect[] | null = null;
  const take = (block: Block, from: 'top' | 'bottom'): boolean => {
    knownObstacles ??= obstaclesOf(main, vertices);
    const obstacles = knownObstacles;
    const spot = obstacles.length > MOST_OBSTACLES ? null : findSpot(main, block, obstacles, vertices, from);
    if (!spot) return false;
    for (const [v, at] of block.place) main.place.set(v, { x: at.x + spot.x, y: at.y + spot.y });
    for (const [v, width] of block.widths) main.widths.set(v, width);
    for (const [n, points] of block.routes)
      main.routes.set(
        n,
        points.map(({ x, y }) => ({ x: x + spot.x, y: y + spot.y })),
      );
    obstacles.push({ ...spot, width: block.width, height: block.height });
    return true;
  };
  return { take: (forms, from) => forms.some((block) => take(block, from)) };
}

function obstaclesOf(main: Block, vertices: readonly Vertex[]): Rect[] {
  const obstacles: Rect[] = [];
  for (const [v, at] of main.place)
    if (!vertices[v]!.border)
      obstacles.push({ ...at, width: main.widths.get(v) ?? vertices[v]!.width, height: vertices[v]!.height });
  for (const points of main.routes.values())
    for (let i = 0; i + 1 < points.length; i++) obstacles.push(runRect(points[i]!, points[i + 1]!));
  return obstacles;
}

/** Returns a run with its required distance, minus the distance between two boxes, which `tooClose` adds. */
function runRect(a: Point, b: Point): Rect {
  const margin = LANE_GAP - ROW_GAP;
  const height = Math.abs(a.y - b.y);
  const width = Math.abs(a.x - b.x);
  return {
    x: Math.min(a.x, b.x) - margin,
    y: Math.min(a.y, b.y) - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  };
}

/** Returns the topmost (or lowest), then leftmost free position inside the block. */
function findSpot(
  main: Block,
  block: Block,
  obstacles: readonly Rect[],
  vertices: readonly Vertex[],
  from: 'top' | 'bottom',
): Point | null {
  const lastY = main.height - block.height;
  const touching =
    from === 'top'
      ? [0, ...obstacles.map(({ y, height }) => Math.ceil(y + height + ROW_GAP))]
      : [lastY, ...obstacles.map(({ y }) => Math.floor(y - ROW_GAP - block.height))];
  const tops = touching.filter((y) => y >= 0 && y <= lastY).sort((a, b) => (from === 'top' ? a - b : b - a));
  const lefts = leftsFor(main, block, vertices);
  for (const y of tops)
    for (const x of lefts)
      if (!obstacles.some((other) => tooClose(other, { x, y, width: block.width, height: block.height })))
        return { x, y };
  return null;
}

/** A position that is this close to an aligned one looks like a mistake. */
const NEAR = 40;

/**
 * Returns the left positions at which a block may start: boxes align with the left side of other items, icons with
 * icons. The edge of the block only counts if no aligned position is near it.
 */
function leftsFor(main: Block, block: Block, vertices: readonly Vertex[]): number[] {
  const [first, at] = [...block.place][0]!;
  const { isBox, axis } = vertices[first]!;
  const aligned: number[] = [];
  for (const [v, { x }] of main.place) {
    const other = vertices[v]!;
    if (other.border) continue;
    if (isBox || !other.isBox) aligned.push(isBox ? x : x + other.axis - axis - at.x);
  }
  const edge = main.west ? PADDING : 0;
  const last = main.width - (main.east ? PADDING : 0) - block.width;
  const lefts = aligned.filter((x) => x >= edge && x <= last);
  if (edge <= last && lefts.every((x) => x - edge > NEAR)) lefts.push(edge);
  // If there is no icon to align with, icons align with boxes.
  if (!isBox && aligned.length === 0)
    lefts.push(
      ...[...main.place].flatMap(([v, { x }]) => (vertices[v]!.isBox && x > edge + NEAR && x <= last ? [x] : [])),
    );
  return lefts.sort((a, b) => a - b);
}

const tooClose = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width + COLUMN_GAP &&
  b.x < a.x + a.width + COLUMN_GAP &&
  a.y < b.y + b.height + ROW_GAP &&
  b.y < a.y + a.height + ROW_GAP;
