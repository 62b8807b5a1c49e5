/**
 * Draws one diagram and its change for a comment: the pictures, and the data that the comment is written from. Both the
 * action and `groundplan comment` call it once for each root module.
 */

import {
  type DiagramRequest,
  diagram,
  formatRow,
  type Ledger,
  type ReadResult,
  type RenderedFile,
  type Source,
  shownName,
} from '../diagram.js';
import { aboutSide, type Difference, difference, isDifferent } from '../differences.js';
import { Bug, GroundplanError } from '../errors.js';
import { countResources } from '../graph/counts.js';
import { createGraph } from '../graph/create.js';
import { serialiseGraph } from '../graph/format.js';
import type { Graph } from '../graph/model.js';
import { sha256 } from '../platform/hash.js';
import type { Io } from '../platform/io.js';
import { VERSION } from '../version.js';
import { COMMENT_FOCUS } from './limits.js';
import * as messages from './messages.js';
import {
  type ChangeCounts,
  type Diagram,
  type DiagramChange,
  type FileKind,
  fileKindOf,
  type NotCompared,
  type PictureContent,
} from './model.js';
import { summarise, summariseChange } from './summarise.js';

type Drawing = NonNullable<DiagramRequest['drawing']>;

/** A request as `diagram` takes it, always with a drawing, because a comment always shows something. */
export interface DrawRequest extends DiagramRequest {
  readonly drawing: Drawing;
  /**
   * Folder of the source in its repository, unless the source specifies one; empty for the root, null outside a
   * repository.
   */
  readonly folder: string | null;
}

/** The names of a diagram, which follow from the path of its source. */
export interface DiagramIdentity {
  readonly id: string;
  /** Path relative to the repository root. */
  readonly path: string;
  /** Title to use if the source has none. */
  readonly name: string;
}

/** A drawn diagram whose files are not written yet. */
export interface Drawn {
  /** The diagram without the paths of its files; its warnings have no duplicates. */
  readonly diagram: Omit<Diagram, 'files'>;
  /** The contents of the files. The graph file is always among them. */
  readonly contents: ReadonlyMap<FileKind, RenderedFile['content']>;
}

/**
 * Draws a source, and its change if there is a revision to compare with. The change of a plan that knows the existing
 * resources comes from the plan itself; `before` is then ignored.
 * @param before undefined if there is nothing to compare with; null if the root module did not exist
 * @throws InvalidInput, Missing and External if the source cannot be drawn; a failed comparison is returned instead
 */
export async function drawCompared(
  identity: DiagramIdentity,
  request: DrawRequest,
  before: Source | null | undefined,
  io: Io,
): Promise<Drawn> {
  const drawn = await diagram(request, io);
  const { result: read, graph, presentation, knowsChanges, pictures } = drawn;
  const revisionBefore = request.drawing.changes === 'off' ? undefined : knowsChanges ? 'planned' : before;
  const { change, notCompared } = await compareIfNeeded(
    { ...request, called: identity.name },
    revisionBefore,
    read.unparsed ?? [],
    io,
  );
  const counts = changeCounts(read, knowsChanges);
  const contents = contentsByKind(request.drawing, pictures, change?.pictures ?? []);
  return {
    contents: contents.set('graph', serialiseGraph(read.graph)),
    diagram: {
      id: identity.id,
      title: graph.title === '' ? shownName(identity.name, request.hidesAccounts) : graph.title,
      path: identity.path,
      resources: read.graph.total ?? countResources(read.graph.nodes.values()),
      ...(read.ledger !== null && { ledger: ledgerCounts(read.ledger) }),
      ...(graph.removed !== undefined && { removed: graph.removed }),
      counts,
      graph: summarise(presentation!),
      ...(change !== null && { change: changeWithCommits(change, before, request.source) }),
      ...(notCompared !== null && { notCompared }),
      changed:
        change === null
          ? !knowsChanges || counts.create + counts.update + counts.delete + counts.replace > 0
          : isDifferent(change.report),
      warnings: distinctWarnings(drawn.warnings, change?.warnings ?? [], notCompared?.faults ?? []),
      assumptions: assumedAddresses(read.graph),
      sha256: fingerprint(graph, change?.graph ?? null, request.drawing, drawn.fonts),
    },
  };
}

/**
 * Draws the deletion of a root module: a picture of the change, and an empty graph.
 * @param request its source is the code before
 */
export async function drawGone(identity: DiagramIdentity, request: DrawRequest, io: Io): Promise<Drawn> {
  const { change, notCompared } = await compareOrExplain(
    { ...request, commonTitle: identity.name, ...COMPARISON_OPTIONS, before: request.source, after: null },
    io,
  );
  const emptyGraph = createGraph({ nodes: [], edges: [] });
  return {
    contents: contentsByKind(request.drawing, [], change?.pictures ?? []).set('graph', serialiseGraph(emptyGraph)),
    diagram: {
      id: identity.id,
      title: shownName(request.title ?? identity.name, request.hidesAccounts),
      path: identity.path,
      resources: 0,
      counts: { create: 0, update: 0, delete: 0, replace: 0, none: 0 },
      graph: { nodes: [], edges: [], omitted: { nodes: 0, edges: 0 } },
      ...(change !== null && { change: changeWithCommits(change, request.source, null) }),
      ...(notCompared !== null && { notCompared }),
      changed: true,
      warnings: change?.warnings ?? [],
      assumptions: [],
      sha256: fingerprint(emptyGraph, change?.graph ?? null, request.drawing, change?.fonts ?? []),
    },
  };
}

// ---- The comparison.

/** Options of every comparison for a comment. A revision may have no resources, because the root may be new or deleted. */
const COMPARISON_OPTIONS = { mayBeEmpty: true, ...COMMENT_FOCUS, onlyDifferent: true } as const;

/** Result of a comparison. Both are null if there was nothing to compare with. */
interface Compared {
  readonly change: Difference | null;
  readonly notCompared: NotCompared | null;
}

/**
 * Returns the change, or the reason why it is unknown.
 * @param before undefined if there is nothing to compare with; null if the root module did not exist; `planned` to show
 * the changes of the plan in `request`
 * @param unparsed parse errors in the code of the request
 */
async function compareIfNeeded(
  request: DrawRequest & { readonly called: string },
  before: Source | null | 'planned' | undefined,
  unparsed: readonly string[],
  io: Io,
): Promise<Compared> {
  const { drawing, source } = request;
  if (before === undefined || drawing.formats.length === 0)
    return { change: null, notCompared: parseFailure(unparsed) };
  // The comment writes the Mermaid diagram of the change itself, from the summary.
  const formats = drawing.formats.filter((format) => formatRow(format).needs === 'layout');
  return compareOrExplain(
    { ...request, ...COMPARISON_OPTIONS, drawing: { ...drawing, formats }, before, after: source },
    io,
  );
}

/** Compares two revisions. If one cannot be read completely, returns the reason, and the comment shows no change. */
async function compareOrExplain(request: Parameters<typeof difference>[0], io: Io): Promise<Compared> {
  try {
    const change = await difference(request, io);
    const notCompared = parseFailure(change.unparsed ?? []);
    return notCompared === null ? { change, notCompared } : { change: null, notCompared };
  } catch (error) {
    if (!(error instanceof GroundplanError) || error instanceof Bug) throw error;
    const [summary = '', ...faults] = error.message.split('\n');
    return { change: null, notCompared: { reason: messages.notCompared(summary), faults } };
  }
}

/** Returns the reason for no comparison if the code has parse errors; null if it has none. */
const parseFailure = (unparsed: readonly string[]): NotCompared | null =>
  unparsed.length === 0 ? null : { reason: messages.UNPARSED, faults: unparsed };

/** Returns the change for a comment, with the commits of both revisions if their sources know them. */
function changeWithCommits(
  { report, presentation }: Difference,
  before: Source | null | undefined,
  after: Source | null,
): DiagramChange {
  const commitOf = (source: Source | null | undefined) => (source?.is === 'code' ? source.history?.commit : undefined);
  const [commitBefore, commitAfter] = [commitOf(before), commitOf(after)];
  const commits = {
    ...(commitBefore !== undefined && { before: commitBefore }),
    ...(commitAfter !== undefined && { after: commitAfter }),
  };
  return { ...summariseChange(report, presentation), ...(Object.keys(commits).length > 0 && { commits }) };
}

// ---- Data about the drawn source.

/**
 * Merges the warnings of the drawing and of the comparison. Both read the current code, so each fault in it is reported
 * twice: as `main.tf:3: ...` by the drawing, and prefixed with its revision by the comparison. The first form stays.
 * @param faults parse errors, which are shown with the reason for no comparison instead
 */
function distinctWarnings(
  fromDrawing: readonly string[],
  fromComparison: readonly string[],
  faults: readonly string[],
): readonly string[] {
  const repeated = new Set([...fromDrawing.map((text) => aboutSide('after', text)), ...faults]);
  return [...new Set([...fromDrawing, ...fromComparison])].filter((text) => !repeated.has(text));
}

/**
 * Returns the content of each picture by its kind.
 * @param whole pictures of the full architecture
 * @param change pictures of the change
 */
function contentsByKind(drawing: Drawing, whole: readonly RenderedFile[], change: readonly RenderedFile[]) {
  return new Map<FileKind, RenderedFile['content']>([
    ...whole.map((picture) => [fileKind(picture, 'whole', drawing), picture.content] as const),
    ...change.map((picture) => [fileKind(picture, 'change', drawing), picture.content] as const),
  ]);
}

/** Returns the file kind. A picture that is drawn in only one theme gets the plain name, even if that theme is dark. */
const fileKind = ({ theme, format }: RenderedFile, shows: PictureContent, { themes }: Drawing): FileKind =>
  fileKindOf(format, themes.length > 1 && theme === 'dark' ? 'dark' : 'light', shows);

const ledgerCounts = ({ summary: { drawn, folded, hidden } }: Ledger) => ({ drawn, folded, hidden });

const assumedAddresses = ({ nodes }: Graph): string[] =>
  [...nodes.values()].filter(({ provenance }) => provenance === 'assumed').map(({ address }) => address);

/**
 * Returns a hexadecimal hash of every input of the pictures, including all drawing options.
 * @param union the graph of the change; null without a comparison
 * @param usedFonts fonts that the pictures need, with those of annotation files
 */
export function fingerprint(
  { title, nodes, edges, flows = [] }: Graph,
  union: Graph | null,
  { fonts: _, places, ...options }: Drawing,
  usedFonts: Difference['fonts'],
): string {
  const files = { fonts: usedFonts.map(({ bytes }) => sha256(bytes)), places: places && sha256(places.bytes) };
  const change = union && [[...union.nodes.values()], union.edges];
  return sha256(JSON.stringify({ VERSION, options, files, title, nodes: [...nodes.values()], edges, flows, change }));
}

/**
 * Counts resources by change. If the source does not know what exists, every resource counts as `none`, and so does every
 * node of a graph file.
 */
export function changeCounts({ changes, graph }: ReadResult, knowsChanges: boolean): ChangeCounts {
  const counts = { create: 0, update: 0, delete: 0, replace: 0, none: 0 };
  if (changes === undefined) return { ...counts, none: graph.nodes.size };
  for (const [change, count] of changes) {
    // Any other change, such as `move` or `no-op`, leaves the resource as it is.
    const name = knowsChanges && Object.hasOwn(counts, change) ? (change as keyof ChangeCounts) : 'none';
    counts[name] += count;
  }
  return counts;
}
