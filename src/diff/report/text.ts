/** The change report for a terminal: the sentence, then one line per change under the heading of its kind. */
import { groupBy } from '../../graph/group-by.js';
import { printable } from '../../platform/text/printable.js';
import { short } from '../../platform/text/short.js';
import { CELL_LENGTH_MAX, LINES_MAX, MOVED_BLOCKS_SHOWN } from './limits.js';
import { addressAt, DONE, inHost, MOVED_HOW, movedSummary, placeInCode, rowsMore } from './messages.js';
import type { ChangeReport, Proof } from './model.js';
import { movedBlockText } from './moved.js';
import { type Row, rowsOf } from './rows.js';
import { touchedLine } from './touched.js';

/** Returns the report as plain text, with ASCII replacements for its own symbols. */
export function asText(report: ChangeReport): string {
  const rows = rowsOf(report);
  const shown = rows.slice(0, LINES_MAX);
  const groups = [...groupBy(shown, ({ change }) => change)].map(([change, group]) =>
    [DONE[change], ...group.flatMap(lines)].join('\n'),
  );
  const more = rows.length - shown.length;
  const touched = printable(touchedLine(report));
  const rest = [more === 0 ? '' : rowsMore(more), touched].filter((block) => block !== '');
  const blocks = [printable(report.sentence), ...groups, ...rest, ...blocksOf(report)];
  return `${blocks.map(inAscii).join('\n\n')}\n`;
}

function blocksOf({ movedBlocks = [] }: ChangeReport): readonly string[] {
  if (movedBlocks.length === 0) return [];
  const shown = movedBlocks.slice(0, MOVED_BLOCKS_SHOWN);
  const more = movedBlocks.length - shown.length;
  const head = `${movedSummary(movedBlocks.length)}\n${MOVED_HOW}`;
  return [head, ...shown.map(movedBlockText).map(printableLines), ...(more > 0 ? [rowsMore(more)] : [])];
}

const printableLines = (text: string): string => text.split('\n').map(printable).join('\n');

function lines({ glyph, what, where, values, why, parts, code }: Row): string[] {
  const place = where.length === 0 ? '' : `  (${said(where.join(' > '))})`;
  return [
    `  ${inAscii(glyph).padEnd(GLYPH_WIDTH)} ${said(what)}${place}`,
    ...[...code.map(inOneLine), ...values, ...why, ...parts.map((part) => inHost(what, part))].map(
      (text) => `${' '.repeat(INDENT)}${said(text)}`,
    ),
  ];
}

const inOneLine = ({ address, source }: Proof): string =>
  addressAt(address, source === undefined ? '' : placeInCode(source.file, source.line));

/** Width of `-/+`, the widest glyph. */
const GLYPH_WIDTH = 3;
const INDENT = GLYPH_WIDTH + 5;

const said = (text: string): string => printable(short(text, CELL_LENGTH_MAX));

/** Replaces the report's own symbols, which not every terminal can display. */
const inAscii = (text: string): string =>
  text.replaceAll('→', '->').replaceAll('←', '<-').replaceAll(' × ', ' x ').replaceAll('×', 'x');
