import { hungOn } from './boundary-nodes.js';
import type { Joint } from './routes/joints.js';
import { LABEL_GAP } from './spacing.js';
import type { Item, Port } from './tree.js';

const STEP = 4;

/**
 * Heights of the ports that nothing inside is joined to, because an edge ends at the box itself: as near to the middle of
 * the border as other ports leave room. On the east side the search starts upwards, on the west side downwards, so that
 * lines in both directions between two boxes do not meet at one height.
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

/** @param gates what stands on this border */
function freeHeight(
  { height, box }: Item,
  taken: readonly number[],
  gates: readonly Item[],
  side: Port['side'],
): number {
  // Below the title, or the line would end in the words of the box that it points at.
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

/** 0, 4, -4, 8, -8 and so on, or the mirror image of it. */
const next = (distance: number, first: number): number =>
  distance === 0 || Math.sign(distance) !== Math.sign(first) ? -distance + first : -distance;
