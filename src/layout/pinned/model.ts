/**
 * The positions in a draw.io file that groundplan wrote and a user edited. `read.ts` reads them, and `index.ts` applies
 * them to a fresh layout. Lengths are in pixels at scale 1.
 */

import type { Layout, Rect } from '../layout.js';

/** Positions and sizes in pixels that differ by less than this are equal. Nobody can see the difference. */
export const TOLERANCE = 0.02;

/** A position on a page, in pixels. */
export interface PinnedPoint {
  readonly x: number;
  readonly y: number;
}

/** Position and size of a box or icon on the page. */
export interface PinnedElement extends PinnedPoint {
  readonly width: number;
  readonly height: number;
  /** Name of the enclosing element; null at the top level. */
  readonly parent: string | null;
}

/** Route of an edge on the page. */
export interface PinnedLine {
  /** Including both ends. */
  readonly points: readonly PinnedPoint[];
  /** The fraction of the route at which the label is, and the offset of its centre from that point. */
  readonly along: number;
  readonly offset: PinnedPoint;
}

/** The pinned elements and edges of a file. */
export interface PinnedLayout {
  /** Boxes and icons by address, or by id for boxes without one. */
  readonly elements: ReadonlyMap<string, PinnedElement>;
  /** Edges by `lineName`. */
  readonly lines: ReadonlyMap<string, PinnedLine>;
}

/**
 * Returns the pinned layout of the page with this id; null if the file has no such page.
 * @param orOnly if the file has only one page, takes that page, whatever its id
 */
export type PinnedPages = (page: string, orOnly?: boolean) => PinnedLayout | null;

/** Returns the key of an edge. A line break separates the ends, because addresses contain none. */
export const lineName = (from: string, to: string): string => `${from}\n${to}`;

const distance = (a: PinnedPoint, b: PinnedPoint): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Returns the centre of the label, at a fraction of the route plus an offset. */
export function labelOn({ points, along, offset }: PinnedLine): PinnedPoint {
  const lengths = points.slice(1).map((point, i) => distance(points[i]!, point));
  let remaining = lengths.reduce((sum, length) => sum + length, 0) * along;
  for (const [i, length] of lengths.entries()) {
    if (remaining <= length || i === lengths.length - 1) {
      const [a, b] = [points[i]!, points[i + 1]!];
      const fraction = length === 0 ? 0 : remaining / length;
      return { x: a.x + (b.x - a.x) * fraction + offset.x, y: a.y + (b.y - a.y) * fraction + offset.y };
    }
    remaining -= length;
  }
  return { x: points[0]!.x + offset.x, y: points[0]!.y + offset.y };
}

// ---- The elements to place, with their positions in the fresh layout and in the file.

/** A node or box to place. */
export interface Item {
  readonly id: string;
  readonly parent: string | null;
  readonly children: string[];
  /** Position and size in the fresh layout; for an icon, including its captions. */
  readonly fresh: Rect;
  /** Position and size in the file; null for a new element. For an icon, converted to include the captions. */
  readonly before: Rect | null;
  /** The file has the element in the same box, so it keeps its position in the box. */
  readonly isPinned: boolean;
  /** Height of the header of a box. */
  readonly header: number;
  /** Square at which edges end, relative to the item's corner; null for a box, where edges end at the border. */
  readonly icon: Rect | null;
  /** Texts of the item, relative to its corner: captions below an icon, title of a box; null for none. */
  readonly title: Rect | null;
  /** The item sits on the border of its box, which needs no room for the outer half. */
  readonly isGate: boolean;
}

/** Returns the items by id, with boxes before their content. */
export function itemsOf(layout: Layout, pinned: PinnedLayout): ReadonlyMap<string, Item> {
  const items = new Map<string, Item>();
  const known = new Set([...layout.boxes.map(({ box }) => box.id), ...layout.nodes.map(({ node }) => node.id)]);
  const add = (item: Omit<Item, 'children' | 'isPinned'>, element: PinnedElement | undefined) => {
    const parent = item.parent !== null && known.has(item.parent) ? item.parent : null;
    items.set(item.id, { ...item, parent, children: [], isPinned: element !== undefined && element.parent === parent });
  };
  for (const { box, x, y, width, height } of layout.boxes) {
    const { id, parent, headerHeight: header } = box;
    const element = pinned.elements.get(id);
    add(
      {
        id,
        parent,
        fresh: { x, y, width, height },
        before: element ?? null,
        header,
        icon: null,
        isGate: false,
        title: titleOf(box, width),
      },
      element,
    );
  }
  for (const { node, x, y } of layout.nodes) {
    const { id, parent, width, height, iconX, iconY, iconSize, onBorder: isGate = false } = node;
    const element = pinned.elements.get(id);
    // The file has the icon alone. A user may have resized it, but its centre stays.
    const before = element && {
      x: element.x + (element.width - iconSize) / 2 - iconX,
      y: element.y + (element.height - iconSize) / 2 - iconY,
      width,
      height,
    };
    const icon = { x: iconX, y: iconY, width: iconSize, height: iconSize };
    const below = iconY + iconSize;
    const title = height - below < 1 ? null : { x: 0, y: below, width, height: height - below };
    add(
      { id, parent, fresh: { x, y, width, height }, before: before ?? null, header: 0, icon, title, isGate },
      element,
    );
  }
  for (const { id, parent } of items.values()) if (parent !== null) items.get(parent)!.children.push(id);
  return items;
}

/** Space before the title of a box, for its icon. */
const TITLE_START = 31;

function titleOf(
  { title, subtitle, bare, headerHeight: height }: Layout['boxes'][number]['box'],
  width: number,
): Rect | null {
  if (bare === true || height === 0) return null;
  const words = title.width + (subtitle?.width ?? 0);
  return { x: 0, y: 0, width: Math.min(width, TITLE_START + words), height };
}
