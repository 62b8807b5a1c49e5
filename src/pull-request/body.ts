/**
 * Writes the complete text of a comment or a summary, within the length limit of the host: a heading, for several
 * diagrams an overview table, and the section of each diagram (section.ts).
 */

import { address, code, markdown } from '../platform/text/markdown.js';
import { type Alike, alikeOf, artifactsOf } from './alike.js';
import {
  ABSENT_LISTED_MAX,
  ADDRESS_LENGTH_MAX,
  AFFECTED_LISTED_MAX,
  READS_LISTED_MAX,
  TITLE_LENGTH_MAX,
} from './limits.js';
import * as messages from './messages.js';
import type { Absent, AffectedRoot, Artifact, Diagram, Dialect } from './model.js';
import type { ShownImage } from './picture.js';
import { artifactLinks, changeSigns, details, piecesInOrder, ruleBelow, type Section, sectionOf } from './section.js';
import { type LeftOutKind, type Piece, piece, type Step, shrink, textOf } from './shrink.js';
import { isWhole, uncomparedLines } from './uncompared.js';

/** The content of a comment, before it is written as Markdown. */
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
  /** Images by `pictureKey`. */
  readonly images: ReadonlyMap<string, ShownImage>;
  readonly run: {
    readonly number: number;
    /** Name of the run, if it is not a workflow run of GitHub. */
    readonly name?: string;
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
    sectionOf(representativeOf(group), images, artifacts.get(group[0].id) ?? [], dialect),
  );
  const body = layOut(content, groups, sections);
  const leftOut = shrink(body.pieces, stepsOf(body), bytesMax - RESERVED_BYTES);
  return `${body.pieces.map(textOf).join('')}${leftOutLine(leftOut, content)}${lastLine(content)}`;
}

/** The text of a comment before it is shortened. */
interface Body {
  /** All pieces in the order of the text. */
  readonly pieces: readonly Piece[];
  /** The same pieces by section, without the heading. */
  readonly entries: readonly Entry[];
}

/** Returns the pieces of the text. Which headings and tables there are depends on the number of diagrams. */
function layOut(content: Content, groups: readonly Alike[], sections: readonly Section[]): Body {
  const [first] = sections;
  if (first === undefined) return bodyWithoutDiagrams(content);
  return content.diagrams.length === 1 ? bodyOfOne(content, first) : bodyOfSeveral(content, groups, sections);
}

function bodyWithoutDiagrams(content: Content): Body {
  const { absent } = content;
  const reason = absent?.isKnown === true ? messages.NOTHING_CHANGED : messages.NOTHING_WAS_DRAWN;
  const isUnchanged = isWhole(content) && (absent?.deleted ?? []).length === 0;
  const explanation = isUnchanged ? `${reason}\n\n` : uncomparedLines(content);
  return { pieces: [piece(`${commentHeading(content)}${explanation}${absentLines(content)}`)], entries: [] };
}

const commentHeading = ({ title }: Content): string =>
  `## ${markdown(title ?? messages.COMMENT_TITLE, TITLE_LENGTH_MAX)}\n\n`;

/** Returns paragraphs about the roots that have no diagram, and the roots that read from changed ones. */
function absentLines({ absent, run }: Content): string {
  const { deleted = [], missing = [], affected = [] } = absent ?? {};
  const deletedLine = deleted.length === 0 ? '' : `${messages.deleted(shortPaths(deleted).join(', '))}\n\n`;
  const missingLine =
    missing.length === 0 ? '' : `${messages.missing(shortPaths(missing).join(', '), linkToRun(run))}\n\n`;
  return deletedLine + missingLine + affectedLines(affected);
}

/** Returns the list of the roots that read something from a changed one, with the line that reads it. */
function affectedLines(affected: readonly AffectedRoot[]): string {
  if (affected.length === 0) return '';
  const items = affected.slice(0, AFFECTED_LISTED_MAX).map(({ path, reads }) => {
    const shown = reads.slice(0, READS_LISTED_MAX).map(({ of, name, at, isLikely = false }) => {
      const [value, root] = [name, of].map((text) => code(text, ADDRESS_LENGTH_MAX));
      const position = at === undefined ? '' : code(at, ADDRESS_LENGTH_MAX);
      return messages.affectedRead({ value: name === '' ? '' : value!, root: root!, position, isLikely });
    });
    const hidden = reads.length - shown.length;
    return `- ${code(path, ADDRESS_LENGTH_MAX)}: ${[...shown, ...(hidden > 0 ? [messages.pathsMore(hidden)] : [])].join(', ')}`;
  });
  const hidden = affected.length - items.length;
  const lines = [...items, ...(hidden > 0 ? [`- ${messages.rowsMore(hidden)}`] : [])];
  return `${messages.affected(affected.length)}\n\n${lines.join('\n')}\n\n`;
}

/** Returns the first paths as code, and `3 more` for the others. */
function shortPaths(paths: readonly string[]): readonly string[] {
  const shown = paths.slice(0, ABSENT_LISTED_MAX).map((path) => code(path, ADDRESS_LENGTH_MAX));
  const hidden = paths.length - shown.length;
  return hidden > 0 ? [...shown, messages.pathsMore(hidden)] : shown;
}

function bodyOfOne(content: Content, section: Section): Body {
  const title = markdown(content.title ?? section.diagram.title, TITLE_LENGTH_MAX);
  const heading = `## ${title}\n\n${uncomparedLines(content)}${section.alarm ?? ''}${section.line}\n\n${section.lead}${absentLines(content)}`;
  return {
    pieces: [piece(heading), ...piecesInOrder(section)],
    entries: [{ section, row: null, frame: [piece(''), piece('')], roots: piece('') }],
  };
}

function bodyOfSeveral(content: Content, groups: readonly Alike[], sections: readonly Section[]): Body {
  const { diagrams, artifacts } = content;
  const unknown = diagrams.filter(({ notCompared }) => notCompared !== undefined).length;
  const changes = diagrams.filter(({ changed, notCompared }) => changed && notCompared === undefined).length;
  const counts = messages.diagramsChanged(diagrams.length, changes, unknown);
  const intro = `${commentHeading(content)}${uncomparedLines(content)}${counts}\n\n${absentLines(content)}`;
  const tableHead = `${messages.OVERVIEW_HEAD}\n${ruleBelow(messages.OVERVIEW_HEAD)}\n`;
  const entries = groups.map((group, index) => entryOf(group, sections[index]!, artifacts));
  const rows = entries.map(({ row }) => row);
  const framed = entries.flatMap(({ section, frame, roots }) => [frame[0], roots, ...piecesInOrder(section), frame[1]]);
  return { pieces: [piece(`${intro}${tableHead}`), ...rows, piece('\n'), ...framed], entries };
}

/**
 * Yields the reductions, the least harmful first: unchanged diagrams shrink before changed ones, the last diagram before
 * the first, and the picture of a changed diagram is the last content to go.
 */
function* stepsOf({ entries }: Body): Iterable<Step> {
  const backwards = [...entries].reverse();
  const unchanged = backwards.filter(({ section }) => !section.diagram.changed);
  const changed = backwards.filter(({ section }) => section.diagram.changed);
  const next = (kind: LeftOutKind, pieces: readonly Piece[]): readonly Step[] =>
    pieces.map((shortened) => ({ kind, pieces: [shortened], to: 'next' }));
  const pick = (from: readonly Entry[], content: 'mermaid' | 'table' | 'picture' | 'notes' | 'fullArchitecture') =>
    from.map(({ section }) => section[content]);

  yield* next('mermaid', pick(unchanged, 'mermaid'));
  yield* next('rows', pick(unchanged, 'table'));
  yield* next('table', pick(unchanged, 'table'));
  // Twice: without Mermaid diagrams first, then without tables.
  yield* next('whole', pick(changed, 'fullArchitecture'));
  yield* next('whole', pick(changed, 'fullArchitecture'));
  yield* next('mermaid', pick(changed, 'mermaid'));
  yield* next(
    'roots',
    changed.map(({ roots }) => roots),
  );
  yield* next('rows', pick(changed, 'table'));
  yield* next('picture', pick(unchanged, 'picture'));
  yield* next('table', pick(changed, 'table'));
  yield* next('notes', pick(backwards, 'notes'));
  yield* next('whole', pick(changed, 'fullArchitecture'));
  yield* next('picture', pick(changed, 'picture'));
  for (const { section, frame, roots } of [...unchanged, ...changed]) {
    yield { kind: 'section', pieces: [...frame, roots, ...piecesInOrder(section)], to: 'last' };
  }
  for (const { row } of [...unchanged, ...changed]) {
    if (row !== null) yield { kind: 'line', pieces: [row], to: 'last' };
  }
}

/** Returns the line that lists the left-out parts and tells where to find them; empty if nothing was left out. */
function leftOutLine(leftOut: ReadonlyMap<LeftOutKind, number>, { run }: Content): string {
  if (leftOut.size === 0) return '';
  const names = [...leftOut].map(([kind, count]) => messages.leftOutPart(count, kind));
  return `${run.name === undefined ? messages.leftOut(names, linkToRun(run)) : messages.leftOutHere(names)}\n\n`;
}

function lastLine({ run }: Content): string {
  const commit = /^[0-9a-f]{40,64}$/.test(run.sha) ? `\`${run.sha.slice(0, 7)}\`` : '';
  return `<sub>${messages.lastChanged(linkToRun(run), commit)}</sub>\n`;
}

const linkToRun = ({ number, name = messages.run(number), url }: Content['run']): string => {
  const to = address(url);
  return to === null ? name : `[${name}](${to})`;
};

// ---- Overview rows and section frames, for one diagram or a group with the same change.

/** One section of the comment, with its row in the overview. */
interface Entry {
  readonly section: Section;
  /** Null if there is no overview. */
  readonly row: Piece | null;
  /** Text before and after the section. */
  readonly frame: readonly [before: Piece, after: Piece];
  /** List of the roots of a group; empty for a single diagram. */
  readonly roots: Piece;
}

/** Returns the diagram that represents a group, with the warnings and assumptions of the entire group. */
function representativeOf([first, ...others]: Alike): Diagram {
  if (others.length === 0) return first;
  const group = [first, ...others];
  return {
    ...first,
    warnings: [...new Set(group.flatMap(({ warnings }) => warnings))],
    assumptions: [...new Set(group.flatMap(({ assumptions }) => assumptions))],
  };
}

/** Builds the overview row and the collapsible section of a group of diagrams with the same change. */
function entryOf(
  group: Alike,
  section: Section,
  artifacts: ReadonlyMap<string, readonly Artifact[]>,
): Entry & { readonly row: Piece } {
  const [{ title, path, changed, notCompared, change, counts }, ...others] = group;
  const isGroup = others.length > 0;
  const name = isGroup ? messages.rootsAlike(group.length) : markdown(title, TITLE_LENGTH_MAX);
  const source = code(path, ADDRESS_LENGTH_MAX);
  const changes = changeSigns(change?.report.counts ?? counts).join(' ');
  const cells = [
    name,
    isGroup ? messages.andMore(source, others.length) : source,
    group.reduce((sum, { resources }) => sum + resources, 0),
    notCompared !== undefined ? messages.NOT_COMPARED : isGroup && changes !== '' ? messages.ofEach(changes) : changes,
  ];
  const line = isGroup ? messages.each(section.line) : section.line;
  // Sections with changes are expanded, the others collapsed.
  const open = `<details${changed ? ' open' : ''}><summary><b>${name}</b>: ${line}</summary>\n\n${section.alarm ?? ''}${section.lead}`;
  return {
    section,
    row: piece(`| ${cells.join(' | ')} |\n`, ''),
    frame: [piece(open, ''), piece('</details>\n\n', '')],
    roots: isGroup ? piece(...rootLists(group, artifacts), '') : piece(''),
  };
}

/** Returns two forms: all roots with their artifacts, and a shorter list of paths alone. */
function rootLists(group: Alike, artifacts: ReadonlyMap<string, readonly Artifact[]>): readonly string[] {
  const full = group.map((diagram) =>
    [code(diagram.path, ADDRESS_LENGTH_MAX), ...artifactLinks(artifactsOf([diagram], artifacts))].join(' '),
  );
  const short = shortPaths(group.map(({ path }) => path));
  const note = `${messages.pictureOfOne(code(group[0].path, ADDRESS_LENGTH_MAX))}\n\n`;
  return [full, short].map((items) => {
    const lines = items.map((item) => `- ${item}`).join('\n');
    return `${details(messages.rootsAlike(group.length), lines)}${note}`;
  });
}
