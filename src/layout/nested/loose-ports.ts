import { hungOn } from './boundary-nodes.js';
import type { Joint } from './routes/joints.js';
import { LABEL_GAP } from './spacing.js';
import type { Item, Port } from './tree.js';

const STEP = 4;

/**
 * Sets the heights of ports without an edge inside, at which an edge ends at the box itself. Each is as near to the
 * middle of the border as other ports allow. The search starts upwards on the east side and downwards on the west side.
 * Edges in both directions between two boxes therefore do not meet at one height.
 */
export function placeLoosePorts(level: Item, joints: readonly Joint[]): void {
  const used = new Set(
    joints.flatMap(({ left, right }) => [left, right]).flatMap((end) => (end.item === level ? [end.port] : [])),
  );
  for (const side of ['W', 'E'] as const) {
    const ports = [...level.ports.values()].filter((port) => port.side === side);
    const taken = ports.filter((port) => used.has(port)).map((port) => port.y);
    for (const port of ports.filter((candidate) => !used.has(candidate))) {
      port.y = freeHeight(level, taken, side === 'W' ? hungOn(level) : [], side);
      taken.push(port.y);
    }
  }
}

/**
 * Returns a free height near the middle.
 * @param gates the gates on this border
 */
function freeHeight(
  { height, box }: Item,
  taken: readonly number[],
  gates: readonly Item[],
  side: Port['side'],
): number {
  // Below the title: otherwise the edge would end in the title text of its target.
  const top = Math.min(box?.headerHeight ?? 0, height - STEP);
  const middle = Math.round((top + height) / 2);
  const first = side === 'E' ? -STEP : STEP;
  const isBeside = (y: number): boolean => gates.every((gate) => y < gate.y - STEP || y > gate.y + gate.height + STEP);
  let second: number | null = null;
  for (let distance = 0; Math.abs(distance) < (height - top) / 2; distance = next(distance, first)) {
    const y = middle + distance;
    if (!isBeside(y)) continue;
    if (taken.every((other) => Math.abs(other - y) >= LABEL_GAP)) return y;
    second ??= y;
  }
  return second ?? middle;
}

/** Returns the next distance in the sequence 0, 4, -4, 8, -8 and so on, or in its mirror image. */
const next = (distance: number, first: number): number =>
  distance === 0 || Math.sign(distance) !== Math.sign(first) ? -distance + first : -distance;
