/**
 * The blocks of a level. Connected units are laid out in layers; the others stand beside them, in their holes or below.
 */

import { groupBy } from '../../graph/group-by.js';
import { largest } from '../../graph/order.js';
import { alikeBlocks, tableOf } from './alike.js';
import { byComponent } from './components.js';
import { layoutGrid } from './grid.js';
import { fillHoles, holesOf } from './holes.js';
import { layoutLayered } from './layered/index.js';
import type { Block, Segment, Vertex } from './layered/model.js';
import type { Shape } from './shape.js';
import { type Blocks, costOf, type LevelKind } from './sheet.js';
import { ROW_GAP } from './spacing.js';
import type { Unit } from './stack.js';
import { layoutStrip, stripForms } from './strips.js';
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
  const isAside = (v: number): boolean => units[v]!.items[0]!.box?.aside === true;
  const layOut = ({ members, numbers }: (typeof joined)[number], beside: readonly number[]): Block =>
    layoutLayered({ vertices, segments, members, numbers }, shape, beside);
  const layered = joined.map((component) => ({ component, block: layOut(component, []) }));
  layered.sort((a, b) => Number(hasPorts(b.block)) - Number(hasPorts(a.block)) || b.block.height - a.block.height);
  const looseBoxes = loose.filter((v) => vertices[v]!.isBox);
  const boxes = tallestKindFirst(looseBoxes.filter((v) => !isAside(v)).map((v) => looseBox(v, vertices, units)));
  const strips = looseBoxes.filter(isAside).map((v) => looseBox(v, vertices, units).block);
  const cells = loose.filter((v) => !vertices[v]!.isBox).map((vertex) => ({ vertex, ...vertices[vertex]! }));

  const [first, ...others] = layered;
  if (!first)
    return kind === 'strip' ? { blocks: [layoutStrip(cells)], cells: [], strips } : { blocks: boxes, cells, strips };
  const { main, left } = placeBoxes(first.block, boxes, vertices, { aspect, gain: shape.beside, kind }, (beside) =>
    layOut(first.component, beside),
  );
  const holes = holesOf(main, vertices);
  const rest = alikeBlocks(others.map(({ block }) => block)).filter(
    (alike) =>
      hasPorts(alike[0]!) ||
      !holes.take(
        forms(alike.length, (columns) => tableOf(alike, columns)),
        'bottom',
      ),
  );
  const all = [main, ...rest.flat(), ...left];
  const inHole =
    cells.length > 0 &&
    holes.take(
      forms(cells.length, (columns) => layoutGrid(cells, columns)),
      'bottom',
    );
  const areAway = strips.length === 0 || holes.take(stripForms(strips), 'bottom');
  return { blocks: all, cells: inHole ? [] : cells, strips: areAway ? [] : strips, kind };
}

const hasPorts = ({ west, east }: Block): boolean => west || east;

/** A part of a diagram may be wider than a page by this factor, because other parts go below it. */
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
  const below = {
    width: largest(
      left.map(({ width }) => width),
      block.width,
    ),
    height: left.reduce((sum, { height }) => sum + height + ROW_GAP, block.height),
  };
  const beside = layOut(left.flatMap(({ place }) => [...place.keys()]));
  const wide = aspect * WIDER;
  if (costOf(beside, wide) >= costOf(below, wide) - gain) return { main: block, left };
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
