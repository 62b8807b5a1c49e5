/** Places the flows of an annotated diagram as tables below it. */

import type { Flow } from '../graph/model.js';
import { largest } from '../graph/order.js';
import type { FlowTable, Layout } from './layout.js';
import { fitOnLine } from './scene/lines.js';
import { CAPTION_SIZE, TITLE_SIZE } from './scene/measures.js';
import type { TextLine } from './scene/model.js';
import { STEP_GAP, stepWidth } from './scene/steps.js';

const TITLE_HEIGHT = 22;
const ROW_HEIGHT = 20;
const COLUMN_GAP = 14;
const TABLE_GAP = 40;
/** Margin of the diagram. The tables are closer to the content above them. */
const MARGIN = 24;
const ABOVE = 20;
const TEXT_WIDTH_MAX = 420;
/** Fallback fonts for Inter may be wider by this factor: in small text, in titles. */
const WIDER = 1.17;
const WIDER_TITLE = 1.27;

/** Adds the flow tables below the layout, side by side as far as its width allows. */
export function withFlows(layout: Layout, flows: readonly Flow[]): Layout {
  if (flows.length === 0) return layout;
  const placed: FlowTable[] = [];
  let [x, y, bottom] = [MARGIN, layout.height - MARGIN + ABOVE, 0];
  for (const flow of flows) {
    let table = tableAt(flow, x, y);
    if (x > MARGIN && x + table.width > layout.width - MARGIN) {
      [x, y] = [MARGIN, bottom + ABOVE];
      table = tableAt(flow, x, y);
    }
    placed.push(table);
    x += table.width + TABLE_GAP;
    bottom = Math.max(bottom, y + table.height);
  }
  const right = largest(placed.map((table) => table.x + table.width)) + MARGIN;
  return { ...layout, width: Math.max(layout.width, right), height: bottom + MARGIN, flows: placed };
}

/** Measures small text; null if it is blank. */
const small = (text: string, role: TextLine['role']): TextLine | null =>
  fitOnLine(text, role, { size: CAPTION_SIZE, weight: 400 }, TEXT_WIDTH_MAX);

/**
 * Returns the table of one flow with its top left corner at x, y: the name with the description, then a row per step.
 */
function tableAt({ name, description, steps }: Flow, x: number, y: number): FlowTable {
  const badgeRoom = largest(steps.map(({ number }) => stepWidth(String(number))));
  const lines: FlowTable['lines'][number][] = [];
  let right = x;
  /** Adds a line. Returns the right end of its text in the widest fallback font. */
  const addLine = (line: TextLine | null, at: number, middle: number, wider = WIDER): number => {
    if (line === null) return at;
    lines.push({ line, x: at, middle });
    const end = at + line.width * wider;
    right = Math.max(right, end);
    return end;
  };

  const top = y + TITLE_HEIGHT / 2;
  const afterName = addLine(
    fitOnLine(name, 'title', { size: TITLE_SIZE, weight: 600 }, TEXT_WIDTH_MAX),
    x,
    top,
    WIDER_TITLE,
  );
  addLine(small(description, 'detail'), afterName + COLUMN_GAP, top);

  const middleOf = (row: number): number => y + TITLE_HEIGHT + (row + 0.5) * ROW_HEIGHT;
  const labelX = x + badgeRoom + 2 * STEP_GAP;
  const ends = steps.map(({ label }, row) => addLine(small(label, 'name'), labelX, middleOf(row)));
  const detailX = largest(ends) + COLUMN_GAP;
  for (const [row, { detail }] of steps.entries()) addLine(small(detail, 'detail'), detailX, middleOf(row));

  return {
    name,
    x,
    y,
    width: Math.ceil(right - x),
    height: TITLE_HEIGHT + steps.length * ROW_HEIGHT,
    lines,
    badges: steps.map(({ number }, row) => {
      const text = String(number);
      return { steps: text, x: x + (badgeRoom - stepWidth(text)) / 2, middle: middleOf(row) };
    }),
  };
}
