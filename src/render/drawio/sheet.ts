/** The state of one page while it is written: the cell of each element, and its position. */
import { isAddress } from '../../graph/address.js';
import type { PresentedBox, PresentedNode } from '../../labels/model.js';
import type { Layout, Point, Rect } from '../../layout/layout.js';
import type { Theme } from '../theme.js';
import { type Attachment, DRAWING, type IconStyles, roundCoordinate } from './cells.js';

/** A page of the file with everything that its cells need. */
export interface Sheet {
  readonly layout: Layout;
  readonly theme: Theme;
  readonly iconStyles: IconStyles;
  /** Nodes and boxes of the presentation by id. */
  readonly items: ReadonlyMap<string, PresentedNode | PresentedBox>;
  /** Returns the link target of a node or box; undefined if it has none. */
  readonly leadsTo: (id: string) => string | undefined;
  /** Cells of nodes and boxes by element id. */
  readonly cells: ReadonlyMap<string, PlacedCell>;
  /** Returns an id that no other cell has, based on the argument. */
  readonly unique: (base: string) => string;
}

/** The cell of a node or box. `rect` is its position on the page, not in its parent. */
export interface PlacedCell {
  readonly cell: string;
  /** Layout id of the box that contains the element; null at the top level. */
  readonly parent: string | null;
  readonly rect: Rect;
}

const squareOf = ({ x, y, node }: Layout['nodes'][number]): Rect => ({
  x: x + node.iconX,
  y: y + node.iconY,
  width: node.iconSize,
  height: node.iconSize,
});

/** Rounds as in the file, so that relative coordinates add up to the positions in the layout. */
const asWritten = ({ x, y, width, height }: Rect): Rect => ({
  x: roundCoordinate(x),
  y: roundCoordinate(y),
  width: roundCoordinate(width),
  height: roundCoordinate(height),
});

/** Returns a cell for each node and box. The rectangle of a node is its icon: the caption is the label of the cell. */
export function cellsIn(layout: Layout, unique: (base: string) => string): ReadonlyMap<string, PlacedCell> {
  const elements = [
    ...layout.boxes.map((placed) => ({ ...placed.box, rect: placed as Rect })),
    ...layout.nodes.map((placed) => ({ ...placed.node, rect: squareOf(placed) })),
  ];
  const boxes = new Set(layout.boxes.map(({ box }) => box.id));
  return new Map(
    elements.map(({ id, parent, rect }) => [
      id,
      { cell: unique(id), parent: parent !== null && boxes.has(parent) ? parent : null, rect: asWritten(rect) },
    ]),
  );
}

/**
 * Returns the cell in which the content of a box is, and the origin of that cell on the page.
 * @param parent id of a box, or null for the page
 */
export function parentCellOf(
  { cells }: Sheet,
  parent: string | null,
): { readonly cell: string; readonly origin: Point } {
  const box = parent === null ? undefined : cells.get(parent);
  return box === undefined ? { cell: DRAWING, origin: { x: 0, y: 0 } } : { cell: box.cell, origin: box.rect };
}

/** Returns a position relative to an origin, as draw.io positions a cell in its parent. */
export const relativeTo = <P extends Point>(origin: Point, place: P): P => ({
  ...place,
  x: place.x - origin.x,
  y: place.y - origin.y,
});

/**
 * Attaches a rectangle to the nearest corner of a cell, so that it stays there when the cell is resized. Both are in
 * coordinates of the page.
 */
export function attachmentTo(cellRect: Rect, place: Rect): Attachment {
  const { width, height } = place;
  const at = {
    x: place.x + width / 2 > cellRect.x + cellRect.width / 2 ? 1 : 0,
    y: place.y + height / 2 > cellRect.y + cellRect.height / 2 ? 1 : 0,
  };
  const by = { x: place.x - cellRect.x - at.x * cellRect.width, y: place.y - cellRect.y - at.y * cellRect.height };
  return { at, by, width, height };
}

/**
 * Returns the innermost box that contains both ends of an edge; null for the page. If one end is a box around the other
 * end, it is that box. For a self-loop, it is the box around the element.
 */
export function commonBox({ cells }: Sheet, from: string, to: string): string | null {
  if (from === to) return cells.get(from)?.parent ?? null;
  const above = new Set<string>();
  for (let at: string | null = from; at !== null; at = cells.get(at)?.parent ?? null) above.add(at);
  let at: string | null = to;
  while (at !== null && !above.has(at)) at = cells.get(at)?.parent ?? null;
  return at;
}

// ---- The data that draw.io shows of a cell under Edit Data.
// Holds only facts that the diagram itself shows.

const SEPARATOR = '; ';

/** Returns the data without empty values. */
const withoutEmpty = (data: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(data).filter((entry): entry is [string, string] => !!entry[1]));

function textData(item: PresentedNode | PresentedBox | undefined): Record<string, string> {
  if (item === undefined) return {};
  const { title, details, alert, change, changeLines = [] } = item;
  const ofNode = item.kind === 'node' ? { name: item.name, instances: item.instances } : {};
  return withoutEmpty({
    type: item.type,
    title,
    ...ofNode,
    details: details.join(SEPARATOR),
    change: change === 'none' ? '' : change,
    changes: changeLines.join(SEPARATOR),
    alert,
    relations: item.kind === 'node' ? item.relations.join(SEPARATOR) : '',
  });
}

/**
 * Data keys by which `--layout-from` finds an element again: its address, or the layout id of a box that has no
 * address.
 */
const ADDRESS = 'address';
const BOX = 'box';
/** draw.io tag of every cell that marks a change, so that the user can hide the marks. */
export const CHANGES_TAG = 'changes';

/** Returns the data that a cell carries: its identity for `--layout-from`, its texts and the page that it leads to. */
export const dataOf = ({ items, leadsTo }: Sheet, id: string): Record<string, string> => ({
  [isAddress(id) ? ADDRESS : BOX]: id,
  ...textData(items.get(id)),
  ...withoutEmpty({ link: leadsTo(id) }),
});
