/**
 * Arranges strips of small icons without edges side by side in rows, below the rest of their box or in a hole of it.
 */
import { largest } from '../../graph/order.js';
import { type Cell, layoutGrid } from './grid.js';
import type { Block } from './layered/model.js';
import { COLUMN_GAP, ROW_GAP } from './spacing.js';

/** Icons in one row of a strip, unless there are so many that the strip becomes too high. */
const IN_A_ROW = 6;
/** Columns over rows in a strip of many icons. */
const FLATNESS = 3;

/** Lays out the inside of a strip as a row or a flat table. */
export const layoutStrip = (cells: readonly Cell[]): Block =>
  layoutGrid(cells, Math.max(IN_A_ROW, Math.ceil(Math.sqrt(cells.length * FLATNESS))));

/** Arranges the strips in order in rows of at most this width. Only a strip that is wider by itself exceeds it. */
export function stripRows(strips: readonly Block[], width: number): Block {
  const rows: Block = {
    ...{ width: 0, height: 0, place: new Map(), widths: new Map(), routes: new Map(), west: false, east: false },
  };
  let [x, y, rowHeight] = [0, 0, 0];
  for (const strip of strips) {
    if (x > 0 && x + strip.width > width) [x, y, rowHeight] = [0, y + rowHeight + ROW_GAP, 0];
    for (const [v, at] of strip.place) rows.place.set(v, { x: at.x + x, y: at.y + y });
    rowHeight = Math.max(rowHeight, strip.height);
    rows.width = Math.max(rows.width, x + strip.width);
    rows.height = y + rowHeight;
    x += strip.width + COLUMN_GAP;
  }
  return rows;
}

/** Returns the arrangements in one row, two rows and so on, up to one strip per row, to fit into a hole. */
export function stripForms(strips: readonly Block[]): Block[] {
  const whole = strips.reduce((sum, { width }) => sum + width + COLUMN_GAP, 0);
  const widest = largest(
    strips.map(({ width }) => width),
    0,
  );
  return strips.map((_, i) => stripRows(strips, Math.max(widest, whole / (i + 1))));
}
