/** Blocks that are built alike (six times a schedule, a workflow and a function) stay together, as a table. */

import { groupBy } from '../../graph/group-by.js';
import { largest } from '../../graph/order.js';
import type { Point } from '../layout.js';
import type { Block } from './layered/model.js';
import { COLUMN_GAP, ROW_GAP } from './spacing.js';

/** Groups of blocks with as many things and lines, and of one height; most are alone. */
export const alikeBlocks = (blocks: readonly Block[]): Block[][] => [
  ...groupBy(blocks, ({ place, routes, height }) => `${place.size} ${routes.size} ${height}`).values(),
];

/** The blocks in rows of `columns`, all as wide as the widest. */
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
