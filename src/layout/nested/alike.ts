/**
 * Keeps blocks of the same structure together as a table, such as six schedules that each start a workflow and a
 * function.
 */

import { groupBy } from '../../graph/group-by.js';
import { largest } from '../../graph/order.js';
import type { Point } from '../layout.js';
import type { Block } from './layered/model.js';
import { COLUMN_GAP, ROW_GAP } from './spacing.js';

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
