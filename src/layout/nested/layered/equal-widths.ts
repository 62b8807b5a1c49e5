/** Boxes one above the other whose right sides nearly meet look as if they were meant to: they are made equal. */
import { largest } from '../../../graph/order.js';
import type { Cell } from './columns.js';
import type { Vertex } from './model.js';

/** The widest of a column may be this much wider than one that is widened to it. */
const MOST_WIDENED = 1.25;

/** New widths of the boxes that lines join, column by column; empty where nothing changes. */
export function equalWidths(columns: readonly Cell[][], vertices: readonly Vertex[]): Map<number, number> {
  const widths = new Map<number, number>();
  for (const column of columns) {
    const boxes = column.filter(
      ({ vertex, toLeft, toRight }) => vertex >= 0 && vertices[vertex]!.isBox && toLeft.length + toRight.length > 0,
    );
    const widest = largest(boxes.map(({ vertex }) => vertices[vertex]!.width));
    for (const { vertex } of boxes) {
      const { width } = vertices[vertex]!;
      if (width < widest && widest <= width * MOST_WIDENED) widths.set(vertex, widest);
    }
  }
  return widths;
}

export const withWidth = (vertex: Vertex, width: number | undefined): Vertex =>
  width === undefined ? vertex : { ...vertex, width, axis: width / 2 };
