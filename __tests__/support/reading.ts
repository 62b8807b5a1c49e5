/** How well a finished layout can be read and how much of it is there for nothing, in numbers. */

import { parseAddress } from '../../src/graph/address.js';
import type { Layout, PlacedBox } from '../../src/layout/layout.js';
import { captionOnScreen } from '../../src/layout/scene/measures.js';
import { captionRect, iconRect, RectGrid, runsOf, titleRect } from './geometry.js';

/** An empty box of one line is a title with a border; a higher one holds nothing. */
export const LINE_BOX_HEIGHT = 40;
/** Side of a square that could hold an icon. */
const SQUARE = 64;

export interface Reading {
  /** Size of captions where the whole picture is on the screen, in pixels; never more than they are drawn with. */
  readonly caption: number;
  /** Share of squares of the size of an icon that no icon, caption, title, label and no line touches, 0 to 1. */
  readonly empty: number;
  /** Boxes that hold nothing and are higher than a line. */
  readonly hollow: number;
  /** Icons that are another copy of one resource: `~2` beside `~1`. */
  readonly copies: number;
}

export const readingOf = (layout: Layout): Reading => ({
  caption: captionOnScreen(layout),
  empty: emptyShare(layout),
  hollow: hollowBoxes(layout).filter(({ height }) => height > LINE_BOX_HEIGHT).length,
  copies: copiesIn(layout),
});

function emptyShare(layout: Layout): number {
  const things = new RectGrid<null>();
  for (const placed of layout.nodes) for (const rect of [iconRect(placed), captionRect(placed)]) things.add(rect, null);
  for (const placed of layout.boxes) things.add(titleRect(placed), null);
  for (const placed of layout.edges) {
    for (const run of runsOf(placed)) things.add(run, null);
    if (placed.label !== null) things.add(placed.label, null);
  }
  let squares = 0;
  let empty = 0;
  for (let y = 0; y < layout.height; y += SQUARE) {
    for (let x = 0; x < layout.width; x += SQUARE) {
      squares++;
      if (things.overlapping({ x, y, width: SQUARE, height: SQUARE }).length === 0) empty++;
    }
  }
  return empty / squares;
}

function hollowBoxes({ boxes, nodes }: Layout): PlacedBox[] {
  const filled = new Set([...boxes.map(({ box }) => box.parent), ...nodes.map(({ node }) => node.parent)]);
  return boxes.filter(({ box }) => !filled.has(box.id));
}

function copiesIn({ nodes }: Layout): number {
  const copies = nodes.filter(({ node }) => typeof parseAddress(node.id)?.copy === 'number').map(({ node }) => node.id);
  return copies.length - new Set(copies.map((id) => id.replace(/~\d+$/, ''))).size;
}
