/**
 * Writes the text of one diagram in a comment: picture, table, Mermaid diagram, warnings and links. body.ts combines
 * the sections of all diagrams and shortens them. All text from the code is escaped here.
 */

import { dangersOf } from '../diff/report/dangers.js';
import { asMovedSection, asTable, caveatLines, clearLine } from '../diff/report/markdown.js';
import type { SourceLine } from '../diff/report/model.js';
import { drawChart, type Flowchart } from '../differences.js';
import { CHANGES, glyphOf } from '../graph/changes.js';
import { isPseudoType } from '../graph/counts.js';
import { byAddress } from '../graph/order.js';
import { address, code, markdown } from '../platform/text/markdown.js';
import {
  ADDRESS_LENGTH_MAX,
  CHANGED_ROWS_MAX,
  SENTENCE_LENGTH_MAX,
  SHORT_TABLE_ROWS_MAX,
  TABLE_ROWS_MAX,
  TITLE_LENGTH_MAX,
  WARNING_LENGTH_MAX,
  WARNINGS_LISTED_MAX,
} from './limits.js';
import * as messages from './messages.js';
import {
  type Artifact,
  type Change,
  type Diagram,
  type DiagramChange,
  type Dialect,
  GITHUB,
  type GraphSummary,
  isEmptyChange,
  pictureKey,
  type SummaryNode,
} from './model.js';
import { pictureForms, type ShownImage } from './picture.js';
import { type Piece, piece, textOf } from './shrink.js';

/**
 * Returns a collapsed section. Markdown inside it needs the empty lines.
 * @param summary escaped text
 * @param content escaped text
 */
export const details = (summary: string, content: string): string =>
  `<details><summary>${summary}</summary>\n\n${content}\n\n</details>\n\n`;

// ---- The table of resources, changed ones first.

/** Returns the position of a change in the table, where destructive changes come first. */
const rankOf = (change: Change): number => CHANGES.indexOf(change);

/** Returns the table at its usual length and in a short form; both are empty without resources. */
function resourceTables({ graph, resources, removed }: Diagram): readonly [string, string] {
  const nodes = graph.nodes.filter(({ type }) => type !== '' && !isPseudoType(type));
  if (nodes.length === 0) return ['', ''];
  const ordered = [...nodes].sort((a, b) => rankOf(a.change) - rankOf(b.change) || byAddress(a.address, b.address));
  const write = (rowsMax: number) =>
    details(
      messages.tableSummary(resources, removalNote(removed)),
      resourceTable(ordered.slice(0, rowsMax), ordered.length - rowsMax + graph.omitted.nodes),
    );
  return [write(TABLE_ROWS_MAX), write(SHORT_TABLE_ROWS_MAX)];
}

/**
 * Returns the note on removed resources. The author of the code also controls annotation files, so reviewers must see
 * that resources are missing from the picture.
 */
const removalNote = (removed: Diagram['removed'] = []): string =>
  removed.map(({ by, resources }) => messages.removed(resources, markdown(by, TITLE_LENGTH_MAX))).join('');

/** Returns the table in Markdown. @param omitted number of rows that are left out */
function resourceTable(nodes: readonly SummaryNode[], omitted: number): string {
  const hasChanges = nodes.some(({ change }) => change !== 'none');
  const head = messages.TABLE_HEAD[hasChanges ? 'changes' : 'plain'];
  const rows = nodes.map(({ address, title, name, badge, change }) => {
    const label = [name === '' ? title : name, badge]
      .map((text) => markdown(text, TITLE_LENGTH_MAX))
      .join(' ')
      .trimEnd();
    const cells = [code(address, ADDRESS_LENGTH_MAX), label, ...(hasChanges ? [messages.CHANGE_WORD[change]] : [])];
    return `| ${cells.join(' | ')} |`;
  });
  const lines = [head, ruleBelow(head), ...rows];
  return `${lines.join('\n')}${omitted > 0 ? `\n\n${messages.rowsMore(omitted)}` : ''}`;
}

/** Returns the line below the head of a table: `|---|---|` for `| A | B |`. */
export const ruleBelow = (head: string): string => head.replace(/[^|]+/g, '---');

/** The text of one diagram, as pieces in the order of `piecesInOrder`. */
export interface Section {
  readonly diagram: Diagram;
  /** One-line summary of the diagram. */
  readonly line: string;
  /** The dangers of the change, before the summary line; empty for none, absent without a comparison. */
  readonly alarm?: string;
  /** Text before the picture; empty if the summary line is enough. */
  readonly lead: string;
  readonly picture: Piece;
  /** Link to the interactive page, below the picture. */
  readonly page: Piece;
  readonly notes: Piece;
  readonly table: Piece;
  readonly mermaid: Piece;
  /** The full architecture in a collapsed section, after a change. */
  readonly fullArchitecture: Piece;
  readonly files: Piece;
}

/** Returns the pieces in the order of the comment. Without a picture, the Mermaid diagram takes its place. */
export const piecesInOrder = ({
  picture,
  page,
  notes,
  table,
  mermaid,
  fullArchitecture,
  files,
}: Section): readonly Piece[] =>
  hasPicture(picture)
    ? [picture, page, table, mermaid, fullArchitecture, notes, files]
    : [mermaid, page, table, fullArchitecture, notes, files];

/** Images by `pictureKey`. */
export type Images = ReadonlyMap<string, ShownImage>;

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
      collapsedList(messages.WARNINGS_SUMMARY, diagram.warnings) +
        collapsedList(messages.ASSUMPTIONS_SUMMARY, diagram.assumptions),
      '',
    ),
    page: piece(pageLink(artifacts), ''),
    files: piece(fileLinks(artifacts.filter(({ isPage }) => isPage !== true)), ''),
  };
  const renamed = renamedLine(diagram);
  if (change === undefined)
    return { ...shared, ...wholeTexts(diagram, images, dialect), lead: renamed, fullArchitecture: piece('') };
  const line = markdown(change.report.sentence, SENTENCE_LENGTH_MAX);
  const texts = changeTexts(diagram, change, images, dialect);
  const caveats = paragraph(caveatLines(change.report));
  if (isEmptyChange(change))
    return { ...shared, line, lead: `${renamed}${caveats}`, ...NO_CONTENT, table: texts.table };
  return {
    ...shared,
    ...texts,
    alarm: alarmIn(change),
    lead: `${renamed}${caveats}${paragraph(clearLine(change.report))}${messages.READING_GUIDE}`,
    line,
    fullArchitecture: piece(...collapsedForms(wholeTexts(diagram, images, dialect)), ''),
  };
}

/** Returns the kinds of dangers in bold, because a reviewer may read no further; empty for none. */
const alarmIn = ({ report }: DiagramChange): string => {
  const kinds = new Set(dangersOf(report).map(({ kind }) => kind));
  return kinds.size === 0 ? '' : paragraph(messages.alarm([...kinds]));
};

const paragraph = (text: string): string => (text === '' ? '' : `${text}\n\n`);

const renamedLine = ({ renamedFrom, path }: Diagram): string =>
  renamedFrom === undefined
    ? ''
    : `${messages.renamed(code(renamedFrom, ADDRESS_LENGTH_MAX), code(path, ADDRESS_LENGTH_MAX))}\n\n`;

/** Pieces of a diagram without any change, which consists of its summary line and the table of touched resources. */
const NO_CONTENT = {
  picture: piece(''),
  page: piece(''),
  mermaid: piece(''),
  fullArchitecture: piece(''),
};

/** Returns the summary line and pieces of the full architecture. */
function wholeTexts(diagram: Diagram, images: Images, { image, fence }: Dialect) {
  const picture = piece(
    ...pictureForms(images.get(pictureKey(diagram.id, 'whole')), messages.pictureOf(diagram.title), image),
  );
  return {
    line: countLine(diagram),
    picture,
    table: piece(...resourceTables(diagram), ''),
    mermaid: piece(mermaidText(diagram.graph, hasPicture(picture), fence), ''),
  };
}

/** Returns the pieces of the change. */
function changeTexts(
  { id, title }: Diagram,
  { report, omitted, graph, commits = {} }: DiagramChange,
  images: Images,
  { image, fence, lineUrl }: Dialect,
) {
  const linkTo = ({ side, file, line }: SourceLine): string | null => {
    const commit = commits[side];
    return commit === undefined || lineUrl === undefined ? null : lineUrl(commit, file, line);
  };
  const picture = piece(...pictureForms(images.get(pictureKey(id, 'change')), messages.pictureOfChange(title), image));
  const movedSection = asMovedSection(report);
  const moved = movedSection === '' ? '' : `${movedSection}\n\n`;
  return {
    picture,
    table: piece(
      ...[CHANGED_ROWS_MAX, SHORT_TABLE_ROWS_MAX].map(
        (rows) => `${paragraph(asTable(report, { rows, omitted, linkTo }))}${moved}`,
      ),
      '',
    ),
    mermaid: piece(mermaidText(graph, hasPicture(picture), fence), ''),
  };
}

/** Returns collapsed sections from the most complete form down to the picture alone (without a picture, the table). */
function collapsedForms({ line, picture, table, mermaid }: ReturnType<typeof wholeTexts>): readonly string[] {
  const image = textOf(picture);
  const rows = textOf(table);
  const chart = textOf(mermaid);
  const contents = hasPicture(picture)
    ? [`${image}${rows}${chart}`, `${image}${rows}`, image]
    : [`${chart}${rows}`, rows];
  return contents.map((content) => details(messages.wholeSummary(line), content.trimEnd()));
}

/** True if the piece of a picture has one: `pictureForms` has only the empty form without a picture. */
const hasPicture = ({ forms }: Piece): boolean => forms.length > 1;

/** Returns a line such as `12 resources: 9 drawn, 2 folded, 1 hidden; changes: +3 ~1`. */
function countLine({ resources, ledger, removed, counts, change }: Diagram): string {
  const changes = change === undefined ? changeSigns(counts) : [];
  const all = messages.resources(resources, ledger) + removalNote(removed);
  return [all, ...(changes.length === 0 ? [] : [messages.changed(changes)])].join('; ');
}

/** Returns the non-zero counts with the signs of the reading guide: `+3`, `~1`, `-/+1`. */
export const changeSigns = (counts: Readonly<Partial<Record<Change, number>>>): readonly string[] =>
  (['create', 'update', 'replace', 'delete', 'move', 'import', 'forget', 'deferred'] as const).flatMap((change) => {
    const count = counts[change] ?? 0;
    return count === 0 ? [] : [`${glyphOf(change)}${count}`];
  });

/** Returns the fenced Mermaid diagram; empty if nothing is drawn. */
function mermaidText(graph: GraphSummary, isCollapsed: boolean, { begin, end }: Dialect['fence']): string {
  const drawn = mermaidOf(graph);
  if (drawn === null) return '';
  const fence = `${begin}\n${drawn.text}\n${end}`;
  const content = drawn.leftOut === '' ? fence : `${messages.sentence(drawn.leftOut)}\n\n${fence}`;
  return isCollapsed ? details(messages.MERMAID_SUMMARY, content) : `${content}\n\n`;
}

/** Returns a collapsed list of texts; empty without texts. */
function collapsedList(summary: (count: number) => string, texts: readonly string[]): string {
  if (texts.length === 0) return '';
  const items = texts.slice(0, WARNINGS_LISTED_MAX).map((text) => `- ${markdown(text, WARNING_LENGTH_MAX)}`);
  const more = texts.length - items.length;
  return details(summary(texts.length), [...items, ...(more > 0 ? [`- ${messages.rowsMore(more)}`] : [])].join('\n'));
}

function pageLink(artifacts: readonly Artifact[]): string {
  const to = address(artifacts.find(({ isPage }) => isPage === true)?.url ?? '');
  return to === null ? '' : `${messages.page(to)}\n\n`;
}

/** Returns links to the artifacts. One with an invalid URL has none. */
export const artifactLinks = (artifacts: readonly Artifact[]): readonly string[] =>
  artifacts.flatMap(({ name, url }) => {
    const to = address(url);
    return to === null ? [] : [`[${markdown(name, TITLE_LENGTH_MAX)}](${to})`];
  });

function fileLinks(artifacts: readonly Artifact[]): string {
  const links = artifactLinks(artifacts);
  return links.length === 0 ? '' : `${messages.files(links)}\n\n`;
}

// ---- Mermaid, for readers who cannot see pictures.

/** Returns the flowchart; null if there is nothing to show. */
export const mermaidOf = ({ nodes, edges, omitted }: GraphSummary): Flowchart | null =>
  drawChart(
    {
      items: nodes.map(({ address, isContainer, createsFirst, ...node }) => ({
        ...node,
        ...(createsFirst && { changed: { createsFirst } }),
        id: address,
        kind: isContainer ? ('box' as const) : ('node' as const),
      })),
      edges,
    },
    nodes.length + omitted.nodes,
  );
