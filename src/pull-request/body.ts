/** Writes the complete text of a comment or a summary, within the length limit of the host. */

import { address, code, markdown } from '../platform/text/markdown.js';
import { type Alike, alikeOf } from './alike.js';
import { ABSENT_LISTED_MAX, ADDRESS_LENGTH_MAX, TITLE_LENGTH_MAX } from './limits.js';
import * as messages from './messages.js';
import type { Absent, Artifact, Diagram, Dialect } from './model.js';
import { type Part, partOf, standingFor } from './overview.js';
import type { ShownImage } from './picture.js';
import { formOf, type LeftOut, type Piece, piece, type Step, shrink } from './pieces.js';
import { type Section, sectionOf } from './section.js';
import { ruleBelow } from './table.js';
import { isWhole, uncomparedLines } from './uncompared.js';

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
