/** For GitHub and what reads like it: the sentence, and a table of as many rows as are read. */
import { markdown } from '../text/markdown.js';
import { CELL_LENGTH_MAX, ROWS_MAX, SENTENCE_LENGTH_MAX } from './limits.js';
import { rowsMore, TABLE_HEAD } from './messages.js';
import type { ChangeReport } from './model.js';
import { type Row, rowsOf } from './rows.js';

export interface MarkdownOptions {
  /** More are counted; none for the sentence alone. */
  readonly rows?: number;
}

export function asMarkdown(report: ChangeReport, { rows: most = ROWS_MAX }: MarkdownOptions = {}): string {
  const rows = rowsOf(report);
  const shown = rows.slice(0, most);
  const more = rows.length - shown.length;
  const table = [TABLE_HEAD, TABLE_HEAD.replace(/[^|]+/g, '---'), ...shown.map(line)].join('\n');
  return `${[
    markdown(report.sentence, SENTENCE_LENGTH_MAX),
    ...(shown.length === 0 ? [] : [table]),
    ...(more === 0 || shown.length === 0 ? [] : [rowsMore(more)]),
  ].join('\n\n')}\n`;
}

function line({ glyph, what, where, values, why }: Row): string {
  const cells = [what, where.join(' › '), ...[values, why].map((parts) => parts.join('; '))];
  // A sign at the beginning of a cell is a list to some; in the type of code it is a sign.
  return `| \`${glyph}\` | ${cells.map((cell) => markdown(cell, CELL_LENGTH_MAX)).join(' | ')} |`;
}
