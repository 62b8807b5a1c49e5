/**
 * The blocks of a level. Connected units are laid out in layers. Loose units, which have no edges, go into the holes of
 * these blocks, beside or below them.
 */

import { groupBy } from '../../graph/group-by.js';
import { largest } from '../../graph/order.js';
import type { SceneBox } from '../scene/model.js';
import { layoutGrid, layoutStrip, stripForms } from './grid.js';
import { addBlock, fillHoles, followsVariant, holesOf } from './holes.js';
import { layoutLayered } from './layered/index.js';
import type { Block, Vertex, VertexSegment } from './layered/model.js';
import type { Shape } from './shape.js';
import { type Blocks, costOf, type LevelKind } from './sheet.js';
import { COLUMN_GAP, ROW_GAP } from './spacing.js';
import type { Unit } from './stack.js';
import type { Item } from './tree.js';

/**
 * A level before its layout. In `vertices`, those of the units come first (by the same index as in `units`), then those
 * of the ports.
 */
export interface Contents {
  readonly vertices: readonly Vertex[];
  readonly segments: readonly VertexSegment[];
  readonly units: readonly Unit[];
  readonly kind: LevelKind;
  /** Returns the middles of the icons of a vertex, from its left. */
  readonly axesIn: (vertex: number) => readonly number[];
}

/**
 * Lays out the blocks of a level. `packSheet` then arranges them.
 * @param aspect target width over height of the level
 */
export function layOutBlocks(contents: Contents, shape: Shape, aspect: number): Blocks {
  const { vertices, segments, units, kind, axesIn } = contents;
  const { connected, loose } = byComponent(vertices, segments);
  const layOutComponent = ({ members, numbers }: (typeof connected)[number], column: readonly number[]): Block =>
    layoutLayered({ vertices, segments, members, numbers }, shape, column);
  const layered = connected.map((component) => ({ component, block: layOutComponent(component, []) }));
  // The first block becomes the main block: one with ports, or else the tallest.
  layered.sort((a, b) => Number(hasPorts(b.block)) - Number(hasPorts(a.block)) || b.block.height - a.block.height);
  const { boxes, strips, cells } = looseItems(loose, vertices, units);

  const [first, ...others] = layered;
  if (first === undefined && kind === 'strip') return { blocks: [layoutStrip(cells)], cells: [], strips };
  const axesOf = memoised(({ positions }: Block): readonly number[] => [
    ...new Set([...positions].flatMap(([v, { x }]) => axesIn(v).map((axis) => x + axis))),
  ]);
  const leadOf = ({ positions }: Block): number | null => {
    const [v, { x }] = [...positions].reduce((least, other) => (other[1].x < least[1].x ? other : least));
    return vertices[v]!.isBox ? null : x + vertices[v]!.axis;
  };
  if (first === undefined) return { blocks: boxes, cells, strips, axesOf, leadOf };
  const level = { vertices, aspect, kind, minGain: shape.minColumnGain };
  const { main, unplaced } = placeLooseBoxes(first.block, boxes, level, (column) =>
    layOutComponent(first.component, column),
  );
  const holes = holesOf(main, vertices);
  // Tables of equal blocks go into holes, too, unless an edge ties them to the border.
  const outsideHoles = groupEqualBlocks(others.map(({ block }) => block)).filter(
    (group) =>
      hasPorts(group[0]!) ||
      !holes.take(
        tableForms(group.length, (columns) => tableOf(group, columns)),
        'closest',
      ),
  );
  const isGridInHole =
    cells.length > 0 &&
    holes.take(
      tableForms(cells.length, (columns) => layoutGrid(cells, columns)),
      'closest',
    );
  const areStripsInHole = strips.length > 0 && holes.take(stripForms(strips), 'closest');
  return {
    blocks: [main, ...outsideHoles.flat(), ...unplaced],
    cells: isGridInHole ? [] : cells,
    strips: areStripsInHole ? [] : strips,
    kind,
    axesOf,
    leadOf,
  };
}

/** Returns the function with a cache, because a level is packed several times with the same blocks. */
function memoised<T>(compute: (block: Block) => T): (block: Block) => T {
  const results = new Map<Block, T>();
  return (block) => {
    const result = results.get(block) ?? compute(block);
    results.set(block, result);
    return result;
  };
}

const hasPorts = ({ hasWestPorts, hasEastPorts }: Block): boolean => hasWestPorts || hasEastPorts;

// ---- Loose items: vertices without segments.

/**
 * Returns loose boxes, strips and nodes. A strip of a single icon (`bare`) goes into the grid of the nodes, if there is
 * one, because alone it would be lost in a corner.
 */
function looseItems(loose: readonly number[], vertices: readonly Vertex[], units: readonly Unit[]) {
  const boxOf = (v: number): SceneBox | null => units[v]!.items[0]!.box;
  const looseBoxes = loose.filter((v) => vertices[v]!.isBox);
  const nodes = loose.filter((v) => !vertices[v]!.isBox);
  const strips = looseBoxes.filter((v) => boxOf(v)?.aside === true);
  const stripsInGrid = nodes.length > 0 ? strips.filter((v) => boxOf(v)?.bare === true) : [];
  return {
    boxes: tallestKindFirst(looseBoxes.filter((v) => !strips.includes(v)).map((v) => looseBox(v, vertices, units))),
    strips: strips.filter((v) => !stripsInGrid.includes(v)).map((v) => looseBox(v, vertices, units).block),
    cells: [...nodes, ...stripsInGrid].map((vertex) => ({ vertex, ...vertices[vertex]! })),
  };
}

/** A block of one box, with the kind of the box: the part of its style before a colon. */
interface LooseBox {
  readonly kind: string;
  readonly block: Block;
}

const kindOf = ({ box }: Item): string => box?.style.split(':', 1)[0] ?? '';

function looseBox(v: number, vertices: readonly Vertex[], units: readonly Unit[]): LooseBox {
  const { width, height } = vertices[v]!;
  const block = emptyBlock(width, height);
  block.positions.set(v, { x: 0, y: 0 });
  return { kind: kindOf(units[v]!.items[0]!), block };
}

const emptyBlock = (width: number, height: number): Block => ({
  width,
  height,
  positions: new Map(),
  widths: new Map(),
  routes: new Map(),
  hasWestPorts: false,
  hasEastPorts: false,
});

/** Groups boxes by kind. The kind with the tallest box comes first; within a kind, the boxes keep their order. */
function tallestKindFirst(boxes: readonly LooseBox[]): Block[] {
  const kinds = [...groupBy(boxes, ({ kind }) => kind).values()];
  const tallest = (kind: readonly LooseBox[]): number => largest(kind.map(({ block }) => block.height));
  return kinds.sort((a, b) => tallest(b) - tallest(a)).flatMap((kind) => kind.map(({ block }) => block));
}

/** The level in which loose boxes are placed. */
interface LevelOfBoxes {
  readonly vertices: readonly Vertex[];
  /** Target width over height. */
  readonly aspect: number;
  readonly kind: LevelKind;
  /** Improvement in cost that a column of loose boxes must bring: `Shape.minColumnGain`. */
  readonly minGain: number;
}

/** A level may be wider than its target aspect by this factor, because other levels go below it. */
const WIDENING = 1.3;

/**
 * Places loose boxes in the holes of the main block. A block with edges to the right border spans its level, so the
 * remaining boxes would all stand below it. If that makes the level too tall, they form a column before the block
 * instead. In a zone, an edge to either border is enough.
 * @param layOutMain lays out the main block again with these vertices in a column before it
 * @returns the main block with the boxes placed in it, and the other boxes
 */
function placeLooseBoxes(
  block: Block,
  boxes: readonly Block[],
  { vertices, aspect, kind, minGain }: LevelOfBoxes,
  layOutMain: (column: readonly number[]) => Block,
): { main: Block; unplaced: readonly Block[] } {
  const unplaced = fillHoles(block, boxes, vertices);
  const canHaveColumn = block.hasEastPorts || (block.hasWestPorts && kind === 'zone');
  if (!canHaveColumn || unplaced.length === 0) return { main: block, unplaced };
  const sizeWithBoxesBelow = {
    width: largest(
      unplaced.map(({ width }) => width),
      block.width,
    ),
    height: unplaced.reduce((sum, { height }) => sum + height + ROW_GAP, block.height),
  };
  const column = unplaced.flatMap(({ positions }) => [...positions.keys()]);
  if (column.some((v) => followsVariant(block, v, vertices))) return { main: block, unplaced };
  const withColumn = layOutMain(column);
  const widestAspect = aspect * WIDENING;
  if (costOf(withColumn, widestAspect) >= costOf(sizeWithBoxesBelow, widestAspect) - minGain)
    return { main: block, unplaced };
  // The new block has other holes, so the boxes that had a place in a hole are placed again.
  const inHoles = boxes.filter((box) => !unplaced.includes(box));
  return { main: withColumn, unplaced: fillHoles(withColumn, inHoles, vertices) };
}

// ---- Tables of equal blocks, such as six schedules that each start a workflow and a function.

/** A table with more rows does not go into a hole: it is large enough to stand by itself. */
const MAX_ROWS = 4;
/** Cells that the last row may lack, as a fraction of all cells. */
const MAX_MISSING = 0.2;

/**
 * Returns the tables of `count` items in one row, two rows and so on, without those whose last row would be too empty.
 */
function tableForms(count: number, tableWith: (columns: number) => Block): Block[] {
  const tables: Block[] = [];
  for (let rows = 1; rows <= Math.min(count, MAX_ROWS); rows++) {
    const missing = (rows - (count % rows)) % rows;
    if (missing <= count * MAX_MISSING) tables.push(tableWith(Math.ceil(count / rows)));
  }
  return tables;
}

/** Groups blocks with equal numbers of vertices and routes and equal height. Most groups have one block. */
export const groupEqualBlocks = (blocks: readonly Block[]): Block[][] => [
  ...groupBy(blocks, ({ positions, routes, height }) => `${positions.size} ${routes.size} ${height}`).values(),
];

/** Arranges the blocks in rows of `columns`, with every column as wide as the widest block. */
export function tableOf(blocks: readonly Block[], columns: number): Block {
  const pitch = largest(blocks.map(({ width }) => width)) + COLUMN_GAP;
  const { height } = blocks[0]!;
  const table = emptyBlock(
    Math.min(columns, blocks.length) * pitch - COLUMN_GAP,
    Math.ceil(blocks.length / columns) * (height + ROW_GAP) - ROW_GAP,
  );
  blocks.forEach((block, i) => {
    addBlock(table, block, { x: (i % columns) * pitch, y: Math.floor(i / columns) * (height + ROW_GAP) });
  });
  return table;
}

// ---- Connected components, which are laid out one by one.

/** The vertices of a level by connectivity. */
interface Components {
  /** Vertices and segment numbers of each component with segments, in order of the first vertex. */
  readonly connected: { readonly members: number[]; readonly numbers: number[] }[];
  /** Vertices without segments. */
  readonly loose: number[];
}

/**
 * Returns the connected components, found by union-find. All ports count as connected, so everything with an edge to a
 * border is laid out in one block.
 */
export function byComponent(vertices: readonly Vertex[], segments: readonly VertexSegment[]): Components {
  const parent = Int32Array.from(vertices, (_, v) => v);
  const findRoot = (v: number): number => {
    let root = v;
    while (parent[root] !== root) root = parent[root]!;
    // Shortens the path for the next search.
    for (let child = v; child !== root; ) {
      const next = parent[child]!;
      parent[child] = root;
      child = next;
    }
    return root;
  };
  const hasSegment = new Uint8Array(vertices.length);
  for (const { left, right } of segments) {
    hasSegment[left.vertex] = hasSegment[right.vertex] = 1;
    parent[findRoot(left.vertex)] = findRoot(right.vertex);
  }
  const ports = vertices.flatMap(({ border }, v) => (border === null ? [] : v));
  for (const port of ports) parent[findRoot(port)] = findRoot(ports[0]!);

  const byRoot = new Map<number, { members: number[]; numbers: number[] }>();
  const loose: number[] = [];
  vertices.forEach((_, v) => {
    if (!hasSegment[v]) {
      loose.push(v);
      return;
    }
    const root = findRoot(v);
    const component = byRoot.get(root);
    if (component) component.members.push(v);
    else byRoot.set(root, { members: [v], numbers: [] });
  });
  segments.forEach(({ left }, n) => {
    byRoot.get(findRoot(left.vertex))!.numbers.push(n);
  });
  return { connected: [...byRoot.values()], loose };
}
