/** Places the flows of an annotated diagram as tables below it. */

import type { Flow } from '../graph/model.js';
import { largest } from '../graph/order.js';
import type { Weight } from '../platform/text/metrics.js';
import type { FlowTable, Layout } from './layout.js';
import { fitOnLine } from './scene/lines.js';
import { CAPTION_SIZE, FALLBACK_WIDENING, TITLE_SIZE } from './scene/measures.js';
import type { TextLine } from './scene/model.js';
import { STEP_GAP, stepWidth } from './scene/steps.js';

// Sizes are in pixels at scale 1.
const TITLE_HEIGHT = 22;
const ROW_HEIGHT = 20;
const COLUMN_GAP = 14;
const TABLE_GAP = 40;
/** Margin of the diagram. */
const MARGIN = 24;
/** From a table to the content or table above it. */
const GAP_ABOVE = 20;
/** Longer text is cut with an ellipsis. */
const TEXT_WIDTH_MAX = 420;

/** Adds the flow tables below the layout, side by side while they fit the width of the diagram. */
export function withFlows(layout: Layout, flows: readonly Flow[]): Layout {
  if (flows.length === 0) return layout;
  const placed: FlowTable[] = [];
  let [x, y, bottom] = [MARGIN, layout.height - MARGIN + GAP_ABOVE, 0];
  for (const flow of flows) {
    let table = tableAt(flow, x, y);
    if (x > MARGIN && x + table.width > layout.width - MARGIN) {
      // The lowest table so far decides, since the tables of a row differ in height.
      [x, y] = [MARGIN, bottom + GAP_ABOVE];
      table = tableAt(flow, x, y);
    }
    placed.push(table);
    x += table.width + TABLE_GAP;
    bottom = Math.max(bottom, y + table.height);
  }
  const right = largest(placed.map((table) => table.x + table.width)) + MARGIN;
  return { ...layout, width: Math.max(layout.width, right), height: bottom + MARGIN, flows: placed };
}

/** Fits small text on one line, cut if it is too long; null for blank text. */
const smallLine = (text: string, role: TextLine['role']): TextLine | null =>
  fitOnLine(text, role, { size: CAPTION_SIZE, weight: 400 }, TEXT_WIDTH_MAX);

/** Lays out one flow at (x, y): a heading with name and description, then a row per step. */
function tableAt({ name, description, steps }: Flow, x: number, y: number): FlowTable {
  const badgeRoom = largest(steps.map(({ number }) => stepWidth(String(number))));
  const lines: FlowTable['lines'][number][] = [];
  let maxRight = x;
  /** Adds a line at `lineX`. Returns the right end of its text in the widest fallback font; `lineX` for no line. */
  const addLine = (line: TextLine | null, lineX: number, middle: number, weight: Weight = 400): number => {
    if (line === null) return lineX;
    lines.push({ line, x: lineX, middle });
    const right = lineX + line.width * FALLBACK_WIDENING[weight];
    maxRight = Math.max(maxRight, right);
    return right;
  };

  const top = y + TITLE_HEIGHT / 2;
  const nameRight = addLine(fitOnLine(name, 'title', { size: TITLE_SIZE, weight: 600 }, TEXT_WIDTH_MAX), x, top, 600);
  addLine(smallLine(description, 'detail'), nameRight + COLUMN_GAP, top);

  const middleOf = (row: number): number => y + TITLE_HEIGHT + (row + 0.5) * ROW_HEIGHT;
  // Twice the usual gap: the badges form a column of their own, not the start of each label.
  const labelX = x + badgeRoom + 2 * STEP_GAP;
  const labelRights = steps.map(({ label }, row) => addLine(smallLine(label, 'name'), labelX, middleOf(row)));
  const detailX = largest(labelRights) + COLUMN_GAP;
  for (const [row, { detail }] of steps.entries()) addLine(smallLine(detail, 'detail'), detailX, middleOf(row));

  return {
    name,
    x,
    y,
    width: Math.ceil(maxRight - x),
    height: TITLE_HEIGHT + steps.length * ROW_HEIGHT,
    lines,
    badges: steps.map(({ number }, row) => {
      const text = String(number);
      return { steps: text, x: x + (badgeRoom - stepWidth(text)) / 2, middle: middleOf(row) };
    }),
  };
}
