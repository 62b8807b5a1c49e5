/** Horizontal positions: columns, the vertices in them, and the vertical runs in each gap. */

import { groupBy } from '../../../graph/group-by.js';
import { largest } from '../../../graph/order.js';
import { COLUMN_GAP, EDGE_RUN, LINE_GAP, PORT_GAP, TRACK_MARGIN, TRACKS_MARGIN } from '../spacing.js';
import { assignSlots } from './channels.js';
import type { Cell, Columns } from './columns.js';
import type { Vertex } from './model.js';
import { type Wire, wiresOf } from './wires.js';

/** The horizontal layout of a block. */
export interface Placement {
  readonly width: number;
  /** Left side and width of each column. */
  readonly columns: readonly { readonly x: number; readonly width: number }[];
}

/** Sets `trackX` on links and brackets. Ports of the west border are at 0, those of the east border at `width`. */
export function placeHorizontally({ columns, brackets }: Columns, vertices: readonly Vertex[]): Placement {
  const bracketsOf = groupBy([...brackets.values()], (bracket) => bracket.upper.cell.column);
  const placed: { x: number; width: number }[] = [];
  let x = 0;
  columns.forEach((column, c) => {
    const width = columnWidth(column, vertices);
    placed.push({ x, width });
    x += width;
    if (c + 1 === columns.length) return;
    const wires = wiresOf(column, bracketsOf.get(c) ?? []);
    const next = columns[c + 1]!;
    if (wires.length === 0) {
      // No line connects the columns, but they need a gap.
      if (c > 0 && next.length > 0 && c + 2 < columns.length) x += COLUMN_GAP;
      return;
    }
    const border = c === 0 || (c + 2 === columns.length && next.length > 0);
    x += placeTracks(wires, x, border ? PORT_GAP : leastGap(column));
  });
  return { width: x, columns: placed };
}

/** Returns the width of a column. Its icons share one axis, and a box may be wider than the nodes. */
function columnWidth(column: readonly Cell[], vertices: readonly Vertex[]): number {
  const { left, right } = nodeExtents(column, vertices);
  let width = left + right;
  for (const { vertex } of column) if (vertex >= 0) width = Math.max(width, vertices[vertex]!.width);
  return width;
}

function nodeExtents(column: readonly Cell[], vertices: readonly Vertex[]): { left: number; right: number } {
  let left = 0;
  let right = 0;
  for (const { vertex } of column) {
    if (vertex < 0 || vertices[vertex]!.isBox) continue;
    const { axis, width } = vertices[vertex]!;
    left = Math.max(left, axis);
    right = Math.max(right, width - axis);
  }
  return { left, right };
}

/** Returns the minimum gap after a column, in which captions stay apart and the shortest line is visible. */
const leastGap = (column: readonly Cell[]): number =>
  largest(
    column.flatMap(({ toRight }) => toRight.map(({ inset }) => EDGE_RUN - inset)),
    COLUMN_GAP,
  );

/**
 * Places the vertical runs in the middle of a gap, between the room for labels on both sides. Returns the width of the
 * gap.
 */
function placeTracks(found: readonly Wire[], x: number, least: number): number {
  const { wires, slots } = assignSlots(found);
  let labelLeft = 0;
  let labelRight = 0;
  for (const link of wires.flatMap((wire) => wire.links)) {
    labelLeft = Math.max(labelLeft, link.labelLeft);
    labelRight = Math.max(labelRight, link.labelRight);
  }
  const margin = slots > 1 ? TRACKS_MARGIN : TRACK_MARGIN;
  const tracks = slots === 0 ? 0 : 2 * margin + (slots - 1) * LINE_GAP;
  const width = Math.max(least, tracks + labelLeft + labelRight);
  const spare = width - tracks - labelLeft - labelRight;
  const first = x + labelLeft + spare / 2 + margin;
  for (const wire of wires) {
    const trackX = first + Math.max(0, wire.slot) * LINE_GAP;
    for (const link of wire.links) {
      if (wire.half === 'second') link.detour!.x = trackX;
      else link.trackX = trackX;
    }
    if (wire.bracket) wire.bracket.trackX = trackX;
  }
  return width;
}

/** A box counts as much wider than the nodes of its column if this many more of them would fit beside one. */
const MUCH_WIDER = 2.5;

/**
 * Returns the left side of a vertex in its column. Boxes start at the left, or end at the right if their edges only
 * leave to the right. Nodes share an axis. In a column with a much wider box they move from the middle to the side of
 * their edges.
 */
export function xInColumn(
  cell: Cell,
  vertex: Vertex,
  column: { x: number; width: number },
  nodes: { left: number; right: number },
): number {
  if (vertex.isBox)
    return cell.toLeft.length === 0 && cell.toRight.length > 0 ? column.x + column.width - vertex.width : column.x;
  const free = column.width - nodes.left - nodes.right;
  const side =
    free < MUCH_WIDER * (nodes.left + nodes.right)
      ? 0.5
      : cell.toRight.length === 0
        ? 0
        : cell.toLeft.length === 0
          ? 1
          : 0.5;
  return column.x + nodes.left - vertex.axis + free * side;
}

export { nodeExtents };
