/**
 * Straightens lines and closes gaps. Cells with straight links between them move as one block to where their other
 * links want them: the weighted median, which gives the least total length of vertical runs. Their neighbours limit the
 * move. A block without other links closes up to the cell above it. The sweeps of vertical.ts settle one column at a
 * time and so cannot move a straight line as a whole.
 */
import type { Cell } from './columns.js';
import { LEVEL, type Vertex } from './model.js';
import { gapBetween, pullOf } from './vertical.js';

const ROUNDS = 6;
/** Each round visits all links, so larger levels are skipped. */
const LARGE = 30_000;

/** Cells that move together. */
export interface Block {
  cells: Cell[];
}

/** Changes `y` of the cells in up to `ROUNDS` rounds, alternately from the top and from the bottom. */
export function straighten(columns: readonly Cell[][], vertices: readonly Vertex[]): void {
  const total = columns.reduce((sum, column) => sum + column.length, 0);
  if (total > LARGE) return;
  for (let round = 0; round < ROUNDS; round++) {
    const blockOf = findBlocks(columns);
    const blocks = [...new Set(blockOf.values())].sort((a, b) => a.cells[0]!.y - b.cells[0]!.y);
    if (round % 2 === 1) blocks.reverse();
    let moved = false;
    for (const block of blocks) moved = settle(block, blockOf, columns, vertices) || moved;
    if (!moved) return;
  }
}

/** Returns the blocks of cells with straight links between them. */
export function findBlocks(columns: readonly Cell[][]): Map<Cell, Block> {
  const blockOf = new Map<Cell, Block>();
  for (const column of columns) {
    for (const cell of column) {
      if (blockOf.has(cell)) continue;
      const block: Block = { cells: [] };
      const stack = [cell];
      blockOf.set(cell, block);
      while (stack.length > 0) {
        const next = stack.pop()!;
        block.cells.push(next);
        for (const link of [...next.toLeft, ...next.toRight]) {
          const other = link.left === next ? link.right : link.left;
          if (Math.abs(slope(link)) >= LEVEL || blockOf.has(other)) continue;
          blockOf.set(other, block);
          stack.push(other);
        }
      }
    }
  }
  return blockOf;
}

/** Returns the height that a link descends from left to right; 0 for a straight one. */
export const slope = (link: Cell['toLeft'][number]): number => link.right.y + link.rightY - link.left.y - link.leftY;

/** Returns how far a block can move up and down before it meets another block or a limit. */
function roomFor(
  block: Block,
  blockOf: ReadonlyMap<Cell, Block>,
  columns: readonly Cell[][],
  vertices: readonly Vertex[],
): { up: number; down: number } {
  let up = Number.POSITIVE_INFINITY;
  let down = Number.POSITIVE_INFINITY;
  for (const cell of block.cells) {
    const column = columns[cell.column]!;
    up = Math.min(up, cell.y - cell.least);
    down = Math.min(down, cell.most - cell.y);
    const above = column[cell.index - 1];
    const below = column[cell.index + 1];
    if (above && blockOf.get(above) !== block)
      up = Math.min(up, cell.y - above.y - above.height - gapBetween(above, cell, vertices));
    if (below && blockOf.get(below) !== block)
      down = Math.min(down, below.y - cell.y - cell.height - gapBetween(cell, below, vertices));
  }
  return { up, down };
}

function settle(
  block: Block,
  blockOf: ReadonlyMap<Cell, Block>,
  columns: readonly Cell[][],
  vertices: readonly Vertex[],
): boolean {
  const { up, down } = roomFor(block, blockOf, columns, vertices);
  const wishes: { by: number; weight: number }[] = [];
  for (const cell of block.cells) {
    for (const link of cell.toLeft)
      if (blockOf.get(link.left) !== block) wishes.push({ by: -slope(link), weight: pullOf(link) });
    for (const link of cell.toRight)
      if (blockOf.get(link.right) !== block) wishes.push({ by: slope(link), weight: pullOf(link) });
  }
  const wanted = wishes.length > 0 ? medianNearZero(wishes) : up === Number.POSITIVE_INFINITY ? 0 : -up;
  const by = Math.max(-Math.max(0, up), Math.min(Math.max(0, down), wanted));
  if (Math.abs(by) < LEVEL) return false;
  for (const cell of block.cells) cell.y += by;
  return true;
}

/**
 * Returns the weighted median. Any value between the two middle wishes gives the same total length; the one closest to
 * 0 keeps fans centred.
 */
function medianNearZero(wishes: { by: number; weight: number }[]): number {
  wishes.sort((a, b) => a.by - b.by);
  const half = wishes.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let seen = 0;
  for (let i = 0; i < wishes.length; i++) {
    seen += wishes[i]!.weight;
    if (seen < half) continue;
    const low = wishes[i]!.by;
    const high = seen === half ? (wishes[i + 1]?.by ?? low) : low;
    return Math.max(low, Math.min(high, 0));
  }
  return 0;
}
