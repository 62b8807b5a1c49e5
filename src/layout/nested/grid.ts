/** Arranges nodes without edges in rows of equal cells, so that icons line up in both directions. */

import { largest } from '../../graph/order.js';
import type { Point } from '../layout.js';
import type { Block } from './layered/model.js';
import { COLUMN_GAP, ROW_GAP } from './spacing.js';

/** A node in a grid. `axis` is the distance of the icon's middle from the left. */
export interface Cell {
  readonly vertex: number;
  readonly width: number;
  readonly height: number;
  readonly axis: number;
}

/** Arranges the cells in as many equal columns as fit into `width`. */
export function fillWidth(cells: readonly Cell[], width: number): Block {
  return layoutGrid(cells, columnsIn(width, pitchOf(cells).pitch));
}

const columnsIn = (width: number, pitch: number): number => Math.max(1, Math.floor((width + COLUMN_GAP) / pitch));

/**
 * Returns grids that are half and a third as wide as `width`, which may fit beside taller blocks. A width with fewer
 * than `LEAST_COLUMNS` columns is left out.
 */
export function narrowGrids(cells: readonly Cell[], width: number): Block[] {
  const columnsAtWidth = columnsIn(width, pitchOf(cells).pitch);
  const columns = [1 / 2, 1 / 3].map((share) => Math.ceil(Math.min(columnsAtWidth, cells.length) * share));
  return [...new Set(columns)].filter((count) => count >= LEAST_COLUMNS).map((count) => layoutGrid(cells, count));
}

/** A grid with fewer columns would be a column of icons rather than a table. */
const LEAST_COLUMNS = 2;

/**
 * Returns the width of a column with its gap (`pitch`), and the distance of its axis from its left side. Both are large
 * enough for every cell.
 */
function pitchOf(cells: readonly Cell[]): { left: number; pitch: number } {
  const left = largest(cells.map((cell) => cell.axis));
  return { left, pitch: left + largest(cells.map((cell) => cell.width - cell.axis)) + COLUMN_GAP };
}

/**
 * Arranges the cells in at most `fitting` equal columns, row by row. The last row is as full as the others if possible.
 */
export function layoutGrid(cells: readonly Cell[], maxColumns: number): Block {
  const { left, pitch } = pitchOf(cells);
  const rows = Math.ceil(cells.length / maxColumns);
  const columns = Math.ceil(cells.length / rows);
  const positions = new Map<number, Point>();
  let y = 0;
  for (let start = 0; start < cells.length; start += columns) {
    const row = cells.slice(start, start + columns);
    row.forEach((cell, i) => {
      positions.set(cell.vertex, { x: i * pitch + left - cell.axis, y });
    });
    y += largest(row.map((cell) => cell.height)) + ROW_GAP;
  }
  return {
    width: Math.min(columns, cells.length) * pitch - COLUMN_GAP,
    height: y - ROW_GAP,
    positions,
    widths: new Map(),
    routes: new Map(),
    hasWestPorts: false,
    hasEastPorts: false,
  };
}

/**
 * Arranges the cells in the columns of the icons above them, so that the icons of a level line up. Where the icons
 * above are far apart, more columns are put between them.
 * @param axes x of the middles of the icons above
 * @returns null if the cells would need more rows than `fillWidth` gives them, or if there is no icon above
 */
export function alignedGrid(cells: readonly Cell[], axes: readonly number[], width: number): Block | null {
  const { left, pitch } = pitchOf(cells);
  const columns = columnsAt(axes, { left, pitch, width });
  const rows = Math.ceil(cells.length / Math.max(1, columns.length));
  if (columns.length === 0 || rows > Math.ceil(cells.length / columnsIn(width, pitch))) return null;
  const used = columns.slice(0, Math.ceil(cells.length / rows));
  const block = { ...emptyBlock(), width: used.at(-1)! - left + pitch - COLUMN_GAP };
  let y = 0;
  for (let start = 0; start < cells.length; start += used.length) {
    const row = cells.slice(start, start + used.length);
    row.forEach((cell, i) => {
      block.positions.set(cell.vertex, { x: used[i]! - cell.axis, y });
    });
    y += largest(row.map((cell) => cell.height)) + ROW_GAP;
  }
  return { ...block, height: y - ROW_GAP };
}

/**
 * Returns the axes of columns, from left to right. They contain each of `axes` whose column does not overlap the one
 * before it, and further axes in the gaps and at both ends.
 */
function columnsAt(
  axes: readonly number[],
  { left, pitch, width }: { left: number; pitch: number; width: number },
): number[] {
  const columns: number[] = [];
  const fill = (end: number): void => {
    const last = columns.at(-1)!;
    const gaps = Math.floor((end - last) / pitch);
    for (let i = 1; i < gaps; i++) columns.push(Math.round(last + ((end - last) * i) / gaps));
  };
  for (const axis of [...axes].sort((a, b) => a - b)) {
    if (axis < left) continue;
    if (columns.length === 0)
      for (let k = Math.floor((axis - left) / pitch); k > 0; k--) columns.push(axis - k * pitch);
    else if (axis - columns.at(-1)! < pitch) continue;
    else fill(axis);
    columns.push(axis);
  }
  const right = pitch - COLUMN_GAP - left;
  while (columns.length > 0 && columns.at(-1)! + pitch + right <= width) columns.push(columns.at(-1)! + pitch);
  return columns.filter((axis) => axis + right <= width);
}

const emptyBlock = (): Block => ({
  width: 0,
  height: 0,
  positions: new Map(),
  widths: new Map(),
  routes: new Map(),
  hasWestPorts: false,
  hasEastPorts: false,
});

/** Returns the width at which the cells would form a grid of the given width over height, estimated from their area. */
export function gridWidth(cells: readonly Cell[], aspect: number): number {
  const area = cells.reduce((sum, { width, height }) => sum + (width + COLUMN_GAP) * (height + ROW_GAP), 0);
  return Math.sqrt(area * aspect);
}

// ---- Strips: boxes of small icons without edges. They stand in rows below the rest of their box, or in a hole of it.

/** Minimum number of icons in a full row of a strip. A strip of many icons has longer rows, so that it stays flat. */
const IN_A_ROW = 6;
/** Number of columns over number of rows in a strip of many icons. */
const FLATNESS = 3;

/** Lays out the inside of a strip as a row or a flat table. */
export const layoutStrip = (cells: readonly Cell[]): Block =>
  layoutGrid(cells, Math.max(IN_A_ROW, Math.ceil(Math.sqrt(cells.length * FLATNESS))));

/**
 * Arranges the strips, in their order, in rows of at most `width`. A strip that is wider by itself has a row of its
 * own.
 */
export function stripRows(strips: readonly Block[], width: number): Block {
  const rows = emptyBlock();
  let [x, y, rowHeight] = [0, 0, 0];
  for (const strip of strips) {
    if (x > 0 && x + strip.width > width) [x, y, rowHeight] = [0, y + rowHeight + ROW_GAP, 0];
    for (const [v, at] of strip.positions) rows.positions.set(v, { x: at.x + x, y: at.y + y });
    rowHeight = Math.max(rowHeight, strip.height);
    rows.width = Math.max(rows.width, x + strip.width);
    rows.height = y + rowHeight;
    x += strip.width + COLUMN_GAP;
  }
  return rows;
}

/**
 * Returns the arrangements in about one row, two rows and so on, up to one strip per row. One of them may fit into a
 * hole.
 */
export function stripForms(strips: readonly Block[]): Block[] {
  const totalWidth = strips.reduce((sum, { width }) => sum + width + COLUMN_GAP, 0);
  const widest = largest(
    strips.map(({ width }) => width),
    0,
  );
  return strips.map((_, i) => stripRows(strips, Math.max(widest, totalWidth / (i + 1))));
}
