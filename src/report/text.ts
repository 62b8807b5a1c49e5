/** For a terminal: the sentence, and a line for each change below the head of its kind. */
import { groupBy } from '../graph/group-by.js';
import { printable } from '../text/printable.js';
import { short } from '../text/short.js';
import { CELL_LENGTH_MAX, LINES_MAX } from './limits.js';
import { DONE, inHost, rowsMore } from './messages.js';
import type { ChangeReport } from './model.js';
import { type Row, rowsOf } from './rows.js';

export function asText(report: ChangeReport): string {
  const rows = rowsOf(report);
  const shown = rows.slice(0, LINES_MAX);
  const groups = [...groupBy(shown, ({ change }) => change)].map(([change, group]) =>
    [DONE[change], ...group.flatMap(lines)].join('\n'),
  );
  const more = rows.length - shown.length;
  return `${[printable(report.sentence), ...groups, ...(more === 0 ? [] : [rowsMore(more)])].map(inAscii).join('\n\n')}\n`;
}

function lines({ glyph, what, where, values, why, parts }: Row): string[] {
  const place = where.length === 0 ? '' : `  (${said(where.join(' > '))})`;
  return [
    `  ${inAscii(glyph).padEnd(GLYPH_WIDTH)} ${said(what)}${place}`,
    ...[...values, ...why, ...parts.map((part) => inHost(what, part))].map(
      (text) => `${' '.repeat(INDENT)}${said(text)}`,
    ),
  ];
}

/** The widest is `-/+`. */
const GLYPH_WIDTH = 3;
const INDENT = GLYPH_WIDTH + 5;

const said = (text: string): string => printable(short(text, CELL_LENGTH_MAX));

/** Our own signs: not every terminal has them. */
const inAscii = (text: string): string =>
  text.replaceAll('→', '->').replaceAll('←', '<-').replaceAll(' × ', ' x ').replaceAll('×', 'x');
