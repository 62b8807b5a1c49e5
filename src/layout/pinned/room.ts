/** Finds free space among placed elements. */
import type { Point, Rect } from '../layout.js';

/** With more elements nearby, the search takes too long to be worth it. */
const MOST_LOOKED_AT = 400;

const overlaps = (a: Rect, b: Rect, gap: number): boolean =>
  a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height + gap && b.y < a.y + a.height + gap;

/** Returns the highest free position, and the leftmost of those; null if there is none. */
export function freePlace(size: Rect, room: Rect, taken: readonly Rect[], gap: number): Point | null {
  if (size.width > room.width || size.height > room.height) return null;
  const near = taken.filter((rect) => overlaps(rect, room, gap));
  if (near.length > MOST_LOOKED_AT) return null;
  const starts = (from: number, ends: readonly number[]) => [...new Set([from, ...ends])].sort((a, b) => a - b);
  const rows = starts(
    room.y,
    near.map(({ y, height }) => y + height + gap),
  );
  const columns = starts(
    room.x,
    near.map(({ x, width }) => x + width + gap),
  );
  for (const y of rows) {
    if (y < room.y || y + size.height > room.y + room.height) continue;
    for (const x of columns) {
      if (x < room.x || x + size.width > room.x + room.width) continue;
      const place = { ...size, x, y };
      if (!near.some((rect) => overlaps(place, rect, gap))) return { x, y };
    }
  }
  return null;
}
