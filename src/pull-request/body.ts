/** Writes the complete text of a comment or a summary, within the length limit of the host. */

import { asMovedSection, asTable } from '../diff/report/markdown.js';
import type { SourceLine } from '../diff/report/model.js';
import { drawChart, type Flowchart } from '../differences.js';
import { CHANGES } from '../graph/changes.js';
import { isPseudoType } from '../graph/counts.js';
import { byAddress } from '../graph/order.js';
import { address, code, markdown } from '../platform/text/markdown.js';
import { type Alike, alikeOf, artifactsOf } from './alike.js';
import {
  ABSENT_LISTED_MAX,
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
  type Absent,
  type Artifact,
  type Change,
  type Diagram,
  type DiagramChange,
  type Dialect,
  GITHUB,
  type GraphSummary,
  isNothing,
  keyOf,
  type SummaryNode,
} from './model.js';
import { pictureForms, type ShownImage } from './picture.js';
import { isWhole, uncomparedLines } from './uncompared.js';

/**
 * Returns a collapsed section. Markdown inside it needs the empty lines.
 * @param summary escaped text
 * @param content escaped text
 */
const details = (summary: string, content: string): string =>
  `<details><summary>${summary}</summary>\n\n${content}\n\n</details>\n\n`;

// ---- The table of resources, changed ones first.

/** Returns the rank of a change for sorting; deletions come first. */
const rankOf = (change: Change): number => CHANGES.indexOf(change);

/** Returns the table at its usual length and a short form; both empty if there is nothing to list. */
function tablesOf({ graph, resources, removed }: Diagram): readonly [string, string] {
  const nodes = graph.nodes.filter(({ type }) => type !== '' && !isPseudoType(type));
  if (nodes.length === 0) return ['', ''];
  const ordered = [...nodes].sort((a, b) => rankOf(a.change) - rankOf(b.change) || byAddress(a.address, b.address));
  const write = (rowsMax: number) =>
    details(
      messages.tableSummary(resources, removedText(removed)),
      table(ordered.slice(0, rowsMax), ordered.length - rowsMax + graph.omitted.nodes),
    );
  return [write(TABLE_ROWS_MAX), write(SHORT_TABLE_ROWS_MAX)];
}

/**
 * Returns the note on removed resources. The author of the code also controls annotation files, so reviewers must see
 * that resources are missing from the picture.
 */
const removedText = (removed: Diagram['removed'] = []): string =>
  removed.map(({ by, resources }) => messages.removed(resources, markdown(by, TITLE_LENGTH_MAX))).join('');

function table(nodes: readonly SummaryNode[], more: number): string {
  const hasChanges = nodes.some(({ change }) => change !== 'none');
  const head = messages.TABLE_HEAD[hasChanges ? 'changes' : 'plain'];
  const rows = nodes.map(({ address, title, name: called, badge, change }) => {
    const words = [called === '' ? title : called, badge].map((text) => markdown(text, TITLE_LENGTH_MAX));
    const name = words.join(' ').trimEnd();
    const cells = [code(address, ADDRESS_LENGTH_MAX), name, ...(hasChanges ? [messages.CHANGE_WORD[change]] : [])];
    return `| ${cells.join(' | ')} |`;
  });
  const lines = [head, ruleBelow(head), ...rows];
  return `${lines.join('\n')}${more > 0 ? `\n\n${messages.rowsMore(more)}` : ''}`;
}

/** Turns `| A | B |` into `|---|---|`. */
const ruleBelow = (head: string): string => head.replace(/[^|]+/g, '---');

// ---- Shortening, piece by piece until the text fits.

/** A passage in several forms, from the longest to the shortest, which may be empty. */
interface Piece {
  readonly forms: readonly string[];
  /** Index of the current form. */
  at: number;
}

/** A reduction of several pieces at once. */
interface Step {
  readonly what: keyof typeof messages.LEFT_OUT_NAMES;
  readonly pieces: readonly Piece[];
  /** Switch to the next shorter form or directly to the last one. */
  readonly to: 'next' | 'last';
}

/** Creates a piece that starts with its longest form. */
const piece = (...forms: readonly string[]): Piece => ({ forms, at: 0 });

const formOf = ({ forms, at }: Piece): string => forms[at]!;

/** Number of reductions by kind. */
type LeftOut = ReadonlyMap<Step['what'], number>;

/**
 * Applies steps in order until the text fits. Counts UTF-8 bytes, of which there are at least as many as characters.
 */
function shrink(pieces: readonly Piece[], steps: Iterable<Step>, bytesMax: number): LeftOut {
  const leftOut = new Map<Step['what'], number>();
  let bytes = pieces.reduce((sum, one) => sum + Buffer.byteLength(formOf(one)), 0);
  for (const { what, pieces: given, to } of steps) {
    if (bytes <= bytesMax) break;
    const before = bytes;
    for (const one of given) {
      const last = one.forms.length - 1;
      bytes -= Buffer.byteLength(formOf(one));
      one.at = to === 'last' ? last : Math.min(one.at + 1, last);
      bytes += Buffer.byteLength(formOf(one));
    }
    if (bytes < before) leftOut.set(what, (leftOut.get(what) ?? 0) + 1);
  }
  return leftOut;
}

export interface Content {
  /** Title of the whole comment; null for the default title. */
  readonly title: string | null;
  /** Diagrams in display order. */
  readonly diagrams: readonly Diagram[];
  readonly absent?: Absent | undefined;
  /** Reasons why roots without a diagram were not compared; empty or absent if every root was. */
  readonly uncompared?: readonly string[] | undefined;
  /** Artifacts by diagram id. */
  readonly artifacts: ReadonlyMap<string, readonly Artifact[]>;
  /** Images by `keyOf`. */
  readonly images: ReadonlyMap<string, ShownImage>;
  readonly run: {
    readonly number: number;
    /** Name of the run if it is not a GitHub workflow run. */
    readonly called?: string;
    readonly url: string;
    /** Commit that was drawn. */
    readonly sha: string;
  };
  /** Markdown dialect of the host; default: GitHub's. */
  readonly dialect?: Dialect;
}

/** Bytes reserved for the line that lists the omitted parts and for the last line. */
const RESERVED_BYTES = 1_000;

/** Returns Markdown of at most `bytesMax` bytes that ends with a line break. Text from the code is escaped. */
export function writeBody(content: Content, bytesMax: number): string {
  const { diagrams, artifacts, images, dialect } = content;
  const groups = alikeOf(diagrams);
  const sections = groups.map((group) =>
    sectionOf(standingFor(group), images, artifacts.get(group[0].id) ?? [], dialect),
  );
  const [only] = sections;
  const body =
    only === undefined ? none(content) : diagrams.length === 1 ? one(content, only) : many(content, groups, sections);
  const last = lastLine(content);
  const leftOut = shrink(body.pieces, stepsOf(body), bytesMax - RESERVED_BYTES);
  return `${body.pieces.map(formOf).join('')}${leftOutLine(leftOut, content)}${last}`;
}

interface Body {
  readonly pieces: readonly Piece[];
  /** Pieces of each section and of its frame. */
  readonly parts: readonly Part[];
}

const inOrder = ({ picture, page, notes, table, mermaid, whole, files }: Section): readonly Piece[] =>
  // Without an image, the Mermaid diagram takes the place of the image.
  picture.forms.length > 1
    ? [picture, page, table, mermaid, whole, notes, files]
    : [mermaid, page, table, whole, notes, files];

function none(content: Content): Body {
  const { title, absent } = content;
  const why = absent?.isKnown === true ? messages.NOTHING_CHANGED : messages.NOTHING_WAS_DRAWN;
  const isSaid = isWhole(content) && (absent?.deleted ?? []).length === 0;
  const words = isSaid ? `${why}\n\n` : uncomparedLines(content);
  const heading = `## ${markdown(title ?? messages.COMMENT_TITLE, TITLE_LENGTH_MAX)}\n\n`;
  return { pieces: [piece(`${heading}${words}${absentLines(content)}`)], parts: [] };
}

/** Lists the roots that have no diagram, with the reason. */
function absentLines({ absent, run }: Content): string {
  const line = (paths: readonly string[], write: (listed: string) => string): string => {
    if (paths.length === 0) return '';
    const listed = paths.slice(0, ABSENT_LISTED_MAX).map((path) => code(path, ADDRESS_LENGTH_MAX));
    const more = paths.length - listed.length;
    return `${write([...listed, ...(more > 0 ? [messages.pathsMore(more)] : [])].join(', '))}\n\n`;
  };
  return (
    line(absent?.deleted ?? [], messages.deleted) +
    line(absent?.missing ?? [], (listed) => messages.missing(listed, linkToRun(run)))
  );
}

function one(content: Content, section: Section): Body {
  const title = markdown(content.title ?? section.diagram.title, TITLE_LENGTH_MAX);
  const heading = `## ${title}\n\n${uncomparedLines(content)}${section.line}\n\n${section.lead}${absentLines(content)}`;
  return {
    pieces: [piece(heading), ...inOrder(section)],
    parts: [{ section, row: null, frame: [piece(''), piece('')], roots: piece('') }],
  };
}

function many(content: Content, groups: readonly Alike[], sections: readonly Section[]): Body {
  const { diagrams, artifacts, title } = content;
  const unknown = diagrams.filter(({ notCompared }) => notCompared !== undefined).length;
  const changes = diagrams.filter(({ changed, notCompared }) => changed && notCompared === undefined).length;
  const heading = `## ${markdown(title ?? messages.COMMENT_TITLE, TITLE_LENGTH_MAX)}\n\n`;
  const counted = messages.diagramsChanged(diagrams.length, changes, unknown);
  const line = `${uncomparedLines(content)}${counted}\n\n${absentLines(content)}`;
  const head = `${messages.OVERVIEW_HEAD}\n${ruleBelow(messages.OVERVIEW_HEAD)}\n`;
  const parts = groups.map((group, at) => partOf(group, sections[at]!, artifacts));
  const rows = parts.map(({ row }) => row);
  const bodies = parts.flatMap(({ section, frame, roots }) => [frame[0], roots, ...inOrder(section), frame[1]]);
  return { pieces: [piece(`${heading}${line}${head}`), ...rows, piece('\n'), ...bodies], parts };
}

/**
 * Yields the reductions in order. Unchanged diagrams shrink first, from the last to the first; the picture of a changed
 * diagram goes last.
 */
function* stepsOf({ parts }: Body): Iterable<Step> {
  const backwards = [...parts].reverse();
  const unchanged = backwards.filter(({ section }) => !section.diagram.changed);
  const changed = backwards.filter(({ section }) => section.diagram.changed);
  const next = (what: Step['what'], pieces: readonly Piece[]): readonly Step[] =>
    pieces.map((given) => ({ what, pieces: [given], to: 'next' }));
  const pick = (from: typeof parts, kind: 'mermaid' | 'table' | 'picture' | 'notes' | 'whole') =>
    from.map(({ section }) => section[kind]);

  yield* next('mermaid', pick(unchanged, 'mermaid'));
  yield* next('rows', pick(unchanged, 'table'));
  yield* next('table', pick(unchanged, 'table'));
  yield* [1, 2].flatMap(() => next('whole', pick(changed, 'whole')));
  yield* next('mermaid', pick(changed, 'mermaid'));
  const lists = changed.map(({ roots }) => roots);
  yield* next('roots', lists);
  yield* next('rows', pick(changed, 'table'));
  yield* next('picture', pick(unchanged, 'picture'));
  yield* next('table', pick(changed, 'table'));
  yield* next('notes', pick(backwards, 'notes'));
  yield* next('whole', pick(changed, 'whole'));
  yield* next('picture', pick(changed, 'picture'));
  for (const { section, frame, roots } of [...unchanged, ...changed]) {
    yield { what: 'section', pieces: [...frame, roots, ...inOrder(section)], to: 'last' };
  }
  for (const { row } of [...unchanged, ...changed]) {
    if (row !== null) yield { what: 'line', pieces: [row], to: 'last' };
  }
}

function leftOutLine(leftOut: LeftOut, { run }: Content): string {
  const parts = [...leftOut].map(([what, count]) => messages.leftOutPart(count, what));
  return parts.length === 0
    ? ''
    : `${run.called === undefined ? messages.leftOut(parts, linkToRun(run)) : messages.leftOutHere(parts)}\n\n`;
}

const lastLine = ({ run }: Content): string =>
  `<sub>${messages.lastChanged(linkToRun(run), /^[0-9a-f]{40,64}$/.test(run.sha) ? `\`${run.sha.slice(0, 7)}\`` : '')}</sub>\n`;

const linkToRun = ({ number, called = messages.run(number), url }: Content['run']): string => {
  const to = address(url);
  return to === null ? called : `[${called}](${to})`;
};

// ---- Overview rows and section frames, for one diagram or a group with the same change.

interface Part {
  readonly section: Section;
  /** Null if there is no overview. */
  readonly row: Piece | null;
  /** Text before and after the section. `roots` lists the roots of a group and is empty for a single diagram. */
  readonly frame: readonly [Piece, Piece];
  readonly roots: Piece;
}

/** Returns the diagram that represents a group, with the warnings and assumptions of the entire group. */
function standingFor([first, ...others]: Alike): Diagram {
  if (others.length === 0) return first;
  const union = (pick: (diagram: Diagram) => readonly string[]) => [...new Set([first, ...others].flatMap(pick))];
  return {
    ...first,
    warnings: union(({ warnings }) => warnings),
    assumptions: union(({ assumptions }) => assumptions),
  };
}

/** Builds the overview row and the collapsible section of a group of diagrams with the same change. */
function partOf(
  group: Alike,
  section: Section,
  artifacts: ReadonlyMap<string, readonly Artifact[]>,
): Part & { readonly row: Piece } {
  const [{ title, path, changed, notCompared, change, counts }, ...others] = group;
  const isMany = others.length > 0;
  const name = isMany ? messages.rootsAlike(group.length) : markdown(title, TITLE_LENGTH_MAX);
  const source = code(path, ADDRESS_LENGTH_MAX);
  const changes = changesOf(change?.report.counts ?? counts).join(' ');
  const cells = [
    name,
    isMany ? messages.andMore(source, others.length) : source,
    group.reduce((sum, { resources }) => sum + resources, 0),
    notCompared !== undefined ? messages.NOT_COMPARED : isMany && changes !== '' ? messages.ofEach(changes) : changes,
  ];
  const line = isMany ? messages.each(section.line) : section.line;
  // Sections with changes are expanded, the others collapsed.
  const open = `<details${changed ? ' open' : ''}><summary><b>${name}</b>: ${line}</summary>\n\n${section.lead}`;
  return {
    section,
    row: piece(`| ${cells.join(' | ')} |\n`, ''),
    frame: [piece(open, ''), piece('</details>\n\n', '')],
    roots: isMany ? piece(...listOf(group, artifacts), '') : piece(''),
  };
}

/** Returns two forms: all roots with their artifacts, and a shorter list of paths alone. */
function listOf(group: Alike, artifacts: ReadonlyMap<string, readonly Artifact[]>): readonly string[] {
  const [first] = group;
  const note = `${messages.pictureOfOne(code(first.path, ADDRESS_LENGTH_MAX))}\n\n`;
  const line = (diagram: Diagram) => {
    const links = artifactsOf([diagram], artifacts).flatMap(({ name, url }) => {
      const to = address(url);
      return to === null ? [] : [`[${markdown(name, TITLE_LENGTH_MAX)}](${to})`];
    });
    return `- ${[code(diagram.path, ADDRESS_LENGTH_MAX), ...links].join(' ')}`;
  };
  const some = group.slice(0, ABSENT_LISTED_MAX).map(({ path }) => `- ${code(path, ADDRESS_LENGTH_MAX)}`);
  const more = group.length - some.length;
  const few = [...some, ...(more > 0 ? [`- ${messages.pathsMore(more)}`] : [])];
  const summary = messages.rootsAlike(group.length);
  return [group.map(line), few].map((lines) => `${details(summary, lines.join('\n'))}${note}`);
}

// ---- The text of one diagram.

interface Section {
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
    lead: `${renamed}${messages.READING_GUIDE}`,
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
const changesOf = (counts: Readonly<Partial<Record<Change, number>>>): readonly string[] =>
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
