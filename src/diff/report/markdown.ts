/** The change report as Markdown for GitHub and similar sites: the sentence, and a table of limited length. */
import { address, code, legible } from '../../platform/text/markdown.js';
import {
  BOXES_SHOWN,
  CAVEATS_SHOWN,
  CELL_LENGTH_MAX,
  CELL_TEXTS_LENGTH_MAX,
  MOVED_BLOCKS_SHOWN,
  PROOFS_SHOWN,
  ROWS_MAX,
  SENTENCE_LENGTH_MAX,
} from './limits.js';
import {
  caveatsSummary,
  clearOfDangers,
  codeLocation,
  MOVED_BLOCK_HINT,
  movedSummary,
  notKnown,
  outputsLine,
  partOf,
  rowsMore,
  TABLE_HEAD,
} from './messages.js';
import type { ChangeReport, PartRow, Proof, Row, SourceLine } from './model.js';
import { movedBlockText } from './moved.js';
import { rowsOf } from './rows.js';

export interface MarkdownOptions extends Linked {
  /** Maximum number of rows; more are counted. 0 prints the sentence alone. */
  readonly rows?: number;
}

interface Linked {
  /** Returns the web address of a line of the code; null if there is none. */
  readonly linkTo?: (line: SourceLine) => string | null;
}

export interface TableOptions extends Linked {
  readonly rows: number;
  /** Number of rows that the report has already dropped. */
  readonly omitted?: number;
}

/** Returns the table of changes without the sentence; empty if nothing changes. */
export function asTable(report: ChangeReport, { rows: rowsMax, omitted = 0, linkTo = nowhere }: TableOptions): string {
  const rows = dangersFirst(rowsOf(report));
  const shown = withinRows(rows, rowsMax);
  if (shown.length === 0) return '';
  const proofs = shown.flatMap(({ code: own, parts }) => [own, ...parts.map((part) => part.code)].flat());
  const lines = { linkTo, folder: commonFolder(proofs) };
  const cells = shown.flatMap((row) => [cellsOf(row, lines), ...row.parts.map((part) => partCells(part, lines))]);
  // Empty columns are left out, because narrow screens have no room for them.
  const isColumnShown = TABLE_HEAD.map((_, column) => column === 0 || cells.some((row) => row[column] !== ''));
  const line = (row: readonly string[]): string =>
    `| ${row.filter((_, column) => isColumnShown[column]).join(' | ')} |`;
  const table = [
    line(TABLE_HEAD),
    `|${'---|'.repeat(isColumnShown.filter((isShown) => isShown).length)}`,
    ...cells.map(line),
  ].join('\n');
  const hiddenRows = rows.length - shown.length + omitted;
  return hiddenRows === 0 ? table : `${table}\n\n${rowsMore(hiddenRows)}`;
}

/** Sorts dangers first: a hundred additions must not hide what is lost or opened. */
const dangersFirst = (rows: readonly Row[]): readonly Row[] => [
  ...rows.filter(({ isDanger }) => isDanger === true),
  ...rows.filter(({ isDanger }) => isDanger !== true),
];

/** Returns the first rows that fit with their parts; at least one, if any row is wanted. */
function withinRows(rows: readonly Row[], most: number): readonly Row[] {
  let length = 0;
  const end = rows.findIndex(({ parts }, i) => {
    length += 1 + parts.length;
    return i >= most || (i > 0 && length > most);
  });
  return end < 0 ? rows : rows.slice(0, end);
}

const nowhere = () => null;

/** Returns the line about dangers that were looked for and not found; empty for none. */
export const clearLine = ({ clear = [] }: ChangeReport): string => (clear.length === 0 ? '' : clearOfDangers(clear));

/** Returns what is not known, one line each; more than a few lines are in a collapsed section. Empty for nothing. */
export function caveatLines({ caveats = [] }: ChangeReport): string {
  const lines = caveats.map((each) => legible(notKnown(each), SENTENCE_LENGTH_MAX));
  if (lines.length <= CAVEATS_SHOWN) return lines.join('\n\n');
  const list = lines.map((line) => `- ${line}`).join('\n');
  return `<details><summary>${caveatsSummary(lines.length)}</summary>\n\n${list}\n\n</details>`;
}

/** Returns a collapsed section with the `moved` blocks to copy; empty if nothing looks renamed. */
export function asMovedSection({ movedBlocks = [] }: ChangeReport): string {
  if (movedBlocks.length === 0) return '';
  const shown = movedBlocks.slice(0, MOVED_BLOCKS_SHOWN);
  const hidden = movedBlocks.length - shown.length;
  const fence = ['```hcl', shown.map(movedBlockText).join('\n\n'), '```'].join('\n');
  const parts = [MOVED_BLOCK_HINT, fence, ...(hidden > 0 ? [rowsMore(hidden)] : [])];
  return `<details><summary>${movedSummary(movedBlocks.length)}</summary>\n\n${parts.join('\n\n')}\n\n</details>`;
}

/** Returns the sentence, the table and the `moved` blocks as Markdown. */
export function asMarkdown(report: ChangeReport, { rows = ROWS_MAX, ...linked }: MarkdownOptions = {}): string {
  const table = asTable(report, { rows, ...linked });
  const blocks = [
    legible(report.sentence, SENTENCE_LENGTH_MAX),
    caveatLines(report),
    rows === 0 ? '' : clearLine(report),
    table,
    legible(outputsLine(report), SENTENCE_LENGTH_MAX),
    asMovedSection(report),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

interface Lines {
  readonly linkTo: NonNullable<Linked['linkTo']>;
  /** Common folder of all files, with a trailing slash; empty for none. */
  readonly folder: string;
}

function commonFolder(proofs: readonly Proof[]): string {
  const files = proofs.flatMap(({ source }) => (source === undefined ? [] : [source.file]));
  const [first = '', ...otherFiles] = files;
  let folder = folderOf(first);
  while (folder !== '' && !otherFiles.every((file) => file.startsWith(folder))) folder = folderOf(folder.slice(0, -1));
  return folder;
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** Returns the cells of a part, indented below its host. */
const partCells = ({ subject, ...part }: PartRow, lines: Lines): readonly string[] =>
  cellsOf({ ...part, subject: partOf(subject), where: [] }, lines);

function cellsOf(
  { glyph, subject, where, values, why, code: proofs }: Omit<Row, 'change' | 'parts'>,
  lines: Lines,
): readonly string[] {
  const [name, ...location] = [subject, where.slice(-BOXES_SHOWN).join(' › ')].map(inCell);
  const otherCells = [...location, ...[values, why].map(listedInCell)];
  // Below the name, because another column would make the table wider than a comment.
  const withCode = [name, ...codeLines(proofs, lines)].join('<br>');
  // In code formatting, because some renderers take a leading `+` or `-` for a list.
  return [glyph === '' ? '' : `\`${glyph}\``, withCode, ...otherCells];
}

const inCell = (text: string): string => legible(text, CELL_LENGTH_MAX);

/** Puts each text that fits into a cell on a line of its own; at least one, and the others are counted. */
function listedInCell(texts: readonly string[]): string {
  let length = 0;
  const shown = texts.filter((text, i) => {
    length += Math.min(text.length, CELL_LENGTH_MAX);
    return i === 0 || length <= CELL_TEXTS_LENGTH_MAX;
  });
  const more = texts.length - shown.length;
  return [...shown.map(inCell), ...(more === 0 ? [] : [rowsMore(more)])].join('<br>');
}

function codeLines(proofs: readonly Proof[], lines: Lines): readonly string[] {
  const shown = proofs.slice(0, PROOFS_SHOWN).map((proof) => codeLine(proof, lines));
  return proofs.length > shown.length ? [...shown, rowsMore(proofs.length - shown.length)] : shown;
}

/**
 * Returns the address, linked to its line on the web if possible, and the file with the line. If the link has the full
 * path, the text leaves out the common folder, which would take up two lines in each cell.
 */
function codeLine({ address: origin, source }: Proof, { linkTo, folder }: Lines): string {
  const written = code(origin, CELL_LENGTH_MAX);
  if (source === undefined) return written;
  const { file, line } = source;
  const url = address(linkTo(source) ?? '');
  const location = code(codeLocation(url === null ? file : file.slice(folder.length), line), CELL_LENGTH_MAX);
  return url === null ? `${written} ${location}` : `[${written}](${url}) ${location}`;
}
