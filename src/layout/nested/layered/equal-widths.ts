/** Equalises the widths of stacked boxes whose right sides almost line up. */
import { largest } from '../../../graph/order.js';
import type { Cell } from './columns.js';
import type { Vertex } from './model.js';

/** Factor by which a box may be widened to the widest one of its column. */
const MOST_WIDENED = 1.25;

/** Returns the new widths of boxes with edges, column by column; empty if nothing changes. */
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

/** Returns the vertex with the new width and its axis in the middle; the same vertex if there is no new width. */
export const withWidth = (vertex: Vertex, width: number | undefined): Vertex =>
  width === undefined ? vertex : { ...vertex, width, axis: width / 2 };
