/** Peers (the zones of one network) are one vertex for their level: a stack of equal boxes in the order of their names. */
import { COLUMN_GAP, ROW_GAP } from './spacing.js';
import type { Item } from './tree.js';

export interface Unit {
  readonly items: readonly Item[];
  width: number;
  height: number;
  /** Top left of each item, from the unit's top left; same index as `items`. */
  offsets: { x: number; y: number }[];
}

export function unitsOf(children: readonly Item[]): Unit[] {
  const groups = new Map<string, Item[]>();
  for (const child of children) {
    const key = child.box?.peerGroup ?? `\0${child.order}`;
    const group = groups.get(key);
    if (group) group.push(child);
    else groups.set(key, [child]);
  }
  return [...groups.values()].map((items) => ({ items, width: 0, height: 0, offsets: [] }));
}

/** Makes the peers equal in size and places them: one above the other, or in a row where nothing joins them. */
export function placeUnit(unit: Unit, inRow: boolean): void {
  const { items } = unit;
  const width = Math.max(...items.map((item) => item.width));
  const height = Math.max(...items.map((item) => item.height));
  const row = inRow && items.length > 1 && width < height * 1.2;
  if (items.length > 1) for (const item of items) [item.width, item.height] = [width, height];
  unit.offsets = items.map((_, i) =>
    row ? { x: i * (width + COLUMN_GAP), y: 0 } : { x: 0, y: i * (height + ROW_GAP) },
  );
  const last = unit.offsets.at(-1)!;
  unit.width = last.x + width;
  unit.height = last.y + height;
}
