/** One page that is being written: who is in which cell, and where cells begin. */

import type { PresentedBox, PresentedNode } from '../../labels/model.js';
import type { Layout, Point, Rect } from '../../layout/layout.js';
import type { Theme } from '../theme.js';
import { type AttachedLabel, DRAWING, NOTES, ROOT } from './cells.js';
import type { Pictures } from './icons.js';
import { rounded } from './xml.js';

export interface Sheet {
  readonly layout: Layout;
  readonly theme: Theme;
  readonly pictures: Pictures;
  /** What is said of nodes and boxes, by id. */
  readonly said: ReadonlyMap<string, PresentedNode | PresentedBox>;
  /** Where a node or a box leads when it is clicked; undefined for nowhere. */
  readonly leadsTo: (id: string) => string | undefined;
  /** Of nodes and boxes by id. */
  readonly cells: ReadonlyMap<string, PlacedCell>;
  /** An id that no other cell has. */
  readonly unique: (wanted: string) => string;
}

export interface PlacedCell {
  readonly cell: string;
  /** Id of the box that it is in, of the layout; null at the top. */
  readonly parent: string | null;
  readonly rect: Rect;
}

/** Ids of cells are texts of others: each is made another one where it is taken. */
export function uniqueIds(): (wanted: string) => string {
  const taken = new Set([ROOT, DRAWING, NOTES]);
  return (wanted) => {
    let id = wanted;
    for (let count = 2; taken.has(id); count++) id = `${wanted}~${count}`;
    taken.add(id);
    return id;
  };
}

const squareOf = ({ x, y, node }: Layout['nodes'][number]): Rect => ({
  x: x + node.iconX,
  y: y + node.iconY,
  width: node.iconSize,
  height: node.iconSize,
});

/** To what is written: what is relative to it adds up to the place of the layout then. */
const asWritten = ({ x, y, width, height }: Rect): Rect => ({
  x: rounded(x),
  y: rounded(y),
  width: rounded(width),
  height: rounded(height),
});

/** A node is the square of its icon, its captions are its label. */
export function placesIn(layout: Layout, unique: (wanted: string) => string): ReadonlyMap<string, PlacedCell> {
  const things = [
    ...layout.boxes.map((placed) => ({ ...placed.box, rect: placed as Rect })),
    ...layout.nodes.map((placed) => ({ ...placed.node, rect: squareOf(placed) })),
  ];
  const boxes = new Set(layout.boxes.map(({ box }) => box.id));
  return new Map(
    things.map(({ id, parent, rect }) => [
      id,
      { cell: unique(id), parent: parent !== null && boxes.has(parent) ? parent : null, rect: asWritten(rect) },
    ]),
  );
}

/** The cell that a thing is in, and where that begins. @param parent id of a box, or null for the page */
export function inside({ cells }: Sheet, parent: string | null): { readonly cell: string; readonly origin: Point } {
  const box = parent === null ? undefined : cells.get(parent);
  return box === undefined ? { cell: DRAWING, origin: { x: 0, y: 0 } } : { cell: box.cell, origin: box.rect };
}

export const from = <P extends Point>(origin: Point, place: P): P => ({
  ...place,
  x: place.x - origin.x,
  y: place.y - origin.y,
});

/** Stuck to the corner of a cell that is nearest. */
export function stuckTo(whole: Rect, place: Rect): AttachedLabel {
  const { width, height } = place;
  const at = {
    x: place.x + width / 2 > whole.x + whole.width / 2 ? 1 : 0,
    y: place.y + height / 2 > whole.y + whole.height / 2 ? 1 : 0,
  };
  const by = { x: place.x - whole.x - at.x * whole.width, y: place.y - whole.y - at.y * whole.height };
  return { at, by, width, height };
}

/** The box that both are in, the innermost; of a box and what is in it, that box; of one thing, what it is in. */
export function commonBox({ cells }: Sheet, from: string, to: string): string | null {
  if (from === to) return cells.get(from)?.parent ?? null;
  const above = new Set<string>();
  for (let at: string | null = from; at !== null; at = cells.get(at)?.parent ?? null) above.add(at);
  let at: string | null = to;
  while (at !== null && !above.has(at)) at = cells.get(at)?.parent ?? null;
  return at;
}
