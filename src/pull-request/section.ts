/** The text of one diagram. */

import { asMovedSection, asTable } from '../diff/report/markdown.js';
import type { SourceLine } from '../diff/report/model.js';
import { address, code, markdown } from '../platform/text/markdown.js';
import { details } from './details.js';
import {
  ADDRESS_LENGTH_MAX,
  CHANGED_ROWS_MAX,
  SENTENCE_LENGTH_MAX,
  SHORT_TABLE_ROWS_MAX,
  TITLE_LENGTH_MAX,
  WARNING_LENGTH_MAX,
  WARNINGS_LISTED_MAX,
} from './limits.js';
import { mermaidOf } from './mermaid.js';
import * as messages from './messages.js';
import {
  type Artifact,
  type Change,
  type Diagram,
  type DiagramChange,
  type Dialect,
  GITHUB,
  type GraphSummary,
  isNothing,
  keyOf,
} from './model.js';
import { pictureForms, type ShownImage } from './picture.js';
import { type Piece, piece } from './pieces.js';
import { removedText, tablesOf } from './table.js';

export interface Section {
  readonly diagram: Diagram;
  /** One-line summary of the diagram. */
  readonly line: string;
  /** Text before the picture; empty if the summary line is enough. */
  readonly lead: string;
  readonly picture: Piece;
  /** Link to the interactive page, below the picture. */
  readonly page: Piece;
  readonly notes: Piece;
  readonly table: Piece;
  readonly mermaid: Piece;
  /** The full architecture in a collapsed section, after a change. */
  readonly whole: Piece;
  readonly files: Piece;
}

/** Images by `keyOf`. */
type Images = ReadonlyMap<string, ShownImage>;

/**
 * Builds the section of one diagram: the change and the collapsed full architecture or, without a comparison, the full
 * architecture alone.
 */
export function sectionOf(
  diagram: Diagram,
  images: Images,
  artifacts: readonly Artifact[],
  dialect: Dialect = GITHUB,
): Section {
  const { change } = diagram;
  const shared = {
    diagram,
    notes: piece(
      list(messages.WARNINGS_SUMMARY, diagram.warnings) + list(messages.ASSUMPTIONS_SUMMARY, diagram.assumptions),
      '',
    ),
    page: piece(linkToPage(artifacts), ''),
    files: piece(linksTo(artifacts.filter(({ isPage }) => isPage !== true)), ''),
  };
  const renamed = renamedLine(diagram);
  if (change === undefined) return { ...shared, ...wholeOf(diagram, images, dialect), lead: renamed, whole: piece('') };
  const line = markdown(change.report.sentence, SENTENCE_LENGTH_MAX);
  if (isNothing(change)) return { ...shared, line, lead: renamed, ...EMPTY };
  return {
    ...shared,
    ...changeOf(diagram, change, images, dialect),
    lead: `${renamed}${messages.HOW_TO_READ}`,
    line,
    whole: piece(...foldedUp(wholeOf(diagram, images, dialect)), ''),
  };
}

const renamedLine = ({ renamedFrom, path }: Diagram): string =>
  renamedFrom === undefined
    ? ''
    : `${messages.renamed(code(renamedFrom, ADDRESS_LENGTH_MAX), code(path, ADDRESS_LENGTH_MAX))}\n\n`;

const EMPTY = { picture: piece(''), page: piece(''), table: piece(''), mermaid: piece(''), whole: piece('') };

function wholeOf(diagram: Diagram, images: Images, { image, fence }: Dialect) {
  const forms = pictureForms(images.get(keyOf(diagram.id, 'whole')), messages.pictureOf(diagram.title), image);
  return {
    line: lineOf(diagram),
    picture: piece(...forms),
    table: piece(...tablesOf(diagram), ''),
    mermaid: piece(mermaid(diagram.graph, forms.length > 1, fence), ''),
  };
}

function changeOf(
  { id, title }: Diagram,
  { report, omitted, graph, commits = {} }: DiagramChange,
  images: Images,
  { image, fence, lineUrl }: Dialect,
) {
  const linkTo = ({ side, file, line }: SourceLine): string | null => {
    const commit = commits[side];
    return commit === undefined || lineUrl === undefined ? null : lineUrl(commit, file, line);
  };
  const forms = pictureForms(images.get(keyOf(id, 'change')), messages.pictureOfChange(title), image);
  const section = asMovedSection(report);
  const moved = section === '' ? '' : `${section}\n\n`;
  return {
    picture: piece(...forms),
    table: piece(
      ...[CHANGED_ROWS_MAX, SHORT_TABLE_ROWS_MAX].map(
        (rows) => `${asTable(report, { rows, omitted, linkTo })}\n\n${moved}`,
      ),
      '',
    ),
    mermaid: piece(mermaid(graph, forms.length > 1, fence), ''),
  };
}

/** Returns collapsed sections from the most complete form down to the picture alone. */
function foldedUp({ line, picture, table, mermaid: chart }: ReturnType<typeof wholeOf>): readonly string[] {
  const [drawn, ...less] = picture.forms;
  const rows = table.forms[0];
  const inside =
    less.length > 0
      ? [`${drawn}${rows}${chart.forms[0]}`, `${drawn}${rows}`, drawn!]
      : [`${chart.forms[0]}${rows}`, rows!];
  return inside.map((content) => details(messages.wholeSummary(line), content.trimEnd()));
}

/** Returns a line such as `12 resources: 9 drawn, 2 folded, 1 hidden; changes: +3 ~1`. */
function lineOf({ resources, ledger, removed, counts, change }: Diagram): string {
  const changes = change === undefined ? changesOf(counts) : [];
  const all = messages.resources(resources, ledger) + removedText(removed);
  return [all, ...(changes.length === 0 ? [] : [messages.changed(changes)])].join('; ');
}

/** Returns the non-zero counts: `+3`, `~1`. */
export const changesOf = (counts: Readonly<Partial<Record<Change, number>>>): readonly string[] =>
  (['create', 'update', 'replace', 'delete', 'move', 'import', 'forget', 'deferred'] as const).flatMap((change) => {
    const count = counts[change] ?? 0;
    return count === 0 ? [] : [`${messages.CHANGE_SIGN[change]}${count}`];
  });

/** Returns the Mermaid diagram, collapsed if there is also a picture. */
function mermaid(graph: GraphSummary, hasPicture: boolean, { begin, end }: Dialect['fence']): string {
  const drawn = mermaidOf(graph);
  if (drawn === null) return '';
  const fence = `${begin}\n${drawn.text}\n${end}`;
  const content = drawn.leftOut === '' ? fence : `${messages.sentence(drawn.leftOut)}\n\n${fence}`;
  return hasPicture ? details(messages.MERMAID_SUMMARY, content) : `${content}\n\n`;
}

function list(summary: (count: number) => string, texts: readonly string[]): string {
  if (texts.length === 0) return '';
  const items = texts.slice(0, WARNINGS_LISTED_MAX).map((text) => `- ${markdown(text, WARNING_LENGTH_MAX)}`);
  const more = texts.length - items.length;
  return details(summary(texts.length), [...items, ...(more > 0 ? [`- ${messages.rowsMore(more)}`] : [])].join('\n'));
}

function linkToPage(artifacts: readonly Artifact[]): string {
  const to = address(artifacts.find(({ isPage }) => isPage === true)?.url ?? '');
  return to === null ? '' : `${messages.page(to)}\n\n`;
}

function linksTo(artifacts: readonly Artifact[]): string {
  const links = artifacts.flatMap(({ name, url }) => {
    const to = address(url);
    return to === null ? [] : [`[${markdown(name, TITLE_LENGTH_MAX)}](${to})`];
  });
  return links.length === 0 ? '' : `${messages.files(links)}\n\n`;
}
