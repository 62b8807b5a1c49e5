/** For GitHub and what reads like it: the sentence, and a table of as many rows as are read. */
import { legible } from '../text/markdown.js';
import { BOXES_SHOWN, CELL_LENGTH_MAX, ROWS_MAX, SENTENCE_LENGTH_MAX } from './limits.js';
import { insidePart, rowsMore, TABLE_HEAD } from './messages.js';
import type { ChangeReport } from './model.js';
import { type Row, rowsOf } from './rows.js';

export interface MarkdownOptions {
  /** More are counted; none for the sentence alone. */
  readonly rows?: number;
}

/** Of what changes, without the sentence; empty where nothing does. @param omitted rows that the report has lost before */
export function asTable(report: ChangeReport, most: number, omitted = 0): string {
  const rows = rowsOf(report);
  const shown = rows.slice(0, most);
  if (shown.length === 0) return '';
  const cells = shown.map(cellsOf);
  // A narrow screen has no room for a column that says nothing.
  const isSaid = TABLE_HEAD.map((_, column) => column === 0 || cells.some((row) => row[column] !== ''));
  const line = (row: readonly string[]): string => `| ${row.filter((_, column) => isSaid[column]).join(' | ')} |`;
  const table = [line(TABLE_HEAD), `|${'---|'.repeat(isSaid.filter((said) => said).length)}`, ...cells.map(line)].join(
    '\n',
  );
  const more = rows.length - shown.length + omitted;
  return more === 0 ? table : `${table}\n\n${rowsMore(more)}`;
}

export function asMarkdown(report: ChangeReport, { rows = ROWS_MAX }: MarkdownOptions = {}): string {
  const table = asTable(report, rows);
  return `${[legible(report.sentence, SENTENCE_LENGTH_MAX), ...(table === '' ? [] : [table])].join('\n\n')}\n`;
}

function cellsOf({ glyph, what, where, values, why, parts }: Row): readonly string[] {
  const reasons = [...why, ...(parts.length === 0 ? [] : [insidePart(parts.join('; '))])];
  const cells = [what, where.slice(-BOXES_SHOWN).join(' › '), ...[values, reasons].map((texts) => texts.join('; '))];
  // A sign at the beginning of a cell is a list to some; in the type of code it is a sign.
  return [`\`${glyph}\``, ...cells.map((cell) => legible(cell, CELL_LENGTH_MAX))];
}
