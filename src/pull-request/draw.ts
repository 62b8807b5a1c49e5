/** Draws one diagram with its change, from sources to the content of a comment. */
import {
  type DiagramRequest,
  diagram,
  formatRow,
  type Ledger,
  type RenderedFile,
  type Source,
  shownName,
} from '../diagram.js';
import { aboutSide, type Difference, difference, isDifferent } from '../differences.js';
import { Bug, GroundplanError } from '../errors.js';
import { countResources } from '../graph/count-resources.js';
import { createGraph } from '../graph/create.js';
import { serialiseGraph } from '../graph/format.js';
import type { Graph } from '../graph/model.js';
import { sha256 } from '../platform/hash.js';
import type { Io } from '../platform/io.js';
import { VERSION } from '../version.js';
import { COMMENT_FOCUS } from './limits.js';
import * as messages from './messages.js';
import { type Diagram, type DiagramChange, type FileKind, kindOf, type NotCompared, type Shows } from './model.js';
import { changeCounts, summarise, summariseChange } from './summarise.js';

type Drawing = NonNullable<DiagramRequest['drawing']>;

/** A request as `diagram` takes it, always with a drawing, because a comment always shows something. */
export interface DrawRequest extends DiagramRequest {
  readonly drawing: Drawing;
  /**
   * Folder of the source in its repository, unless the source specifies one; empty for the root, null outside of a
   * repository.
   */
  readonly folder: string | null;
}

export interface DiagramIdentity {
  readonly id: string;
  /** Path relative to the repository root. */
  readonly path: string;
  /** Title to use if the source has none. */
  readonly name: string;
}

export interface Drawn {
  /** The diagram without its files, which are not written yet; warnings without duplicates. */
  readonly diagram: Omit<Diagram, 'files'>;
  readonly contents: ReadonlyMap<FileKind, RenderedFile['content']>;
}

/**
 * Draws a source and compares it with the code before. A plan that knows the existing resources supplies the change
 * itself.
 * @param before undefined if there is nothing to compare with; null if the root did not exist
 * @throws the errors of the stages
 */
export async function drawCompared(
  called: DiagramIdentity,
  request: DrawRequest,
  before: Source | null | undefined,
  io: Io,
): Promise<Drawn> {
  const drawn = await diagram(request, io);
  const { found, graph, presentation, knowsChanges, pictures } = drawn;
  const compared = request.drawing.changes === 'off' ? undefined : knowsChanges ? 'planned' : before;
  const asked = { ...request, called: called.name };
  const { change, notCompared } = await changeOf(asked, compared, found.unparsed ?? [], io);
  const counts = changeCounts(found, knowsChanges);
  const contents = contentsOf(request.drawing, pictures, change?.pictures ?? []);
  return {
    contents: contents.set('graph', serialiseGraph(found.graph)),
    diagram: {
      id: called.id,
      title: graph.title === '' ? shownName(called.name, request.hidesAccounts) : graph.title,
      path: called.path,
      resources: found.graph.total ?? countResources(found.graph.nodes.values()),
      ...(found.ledger !== null && { ledger: bucketsOf(found.ledger) }),
      ...(graph.removed !== undefined && { removed: graph.removed }),
      counts,
      graph: summarise(presentation!),
      ...(change !== null && { change: changeIn(change, before, request.source) }),
      ...(notCompared !== null && { notCompared }),
      changed:
        change === null
          ? !knowsChanges || counts.create + counts.update + counts.delete + counts.replace > 0
          : isDifferent(change.report),
      warnings: onceEach(drawn.warnings, change?.warnings ?? [], notCompared?.faults ?? []),
      assumptions: assumptionsOf(found.graph),
      sha256: fingerprint(graph, change?.graph ?? null, request.drawing, drawn.fonts),
    },
  };
}

/** Draws a root module that the change deletes. The source of the request is the code before. */
export async function drawGone(called: DiagramIdentity, request: DrawRequest, io: Io): Promise<Drawn> {
  const asked = { ...request, called: called.name };
  const { change, notCompared } = await compareOrSay(
    { ...asked, ...COMPARING, before: request.source, after: null },
    io,
  );
  const nothing = createGraph({ nodes: [], edges: [] });
  return {
    contents: contentsOf(request.drawing, [], change?.pictures ?? []).set('graph', serialiseGraph(nothing)),
    diagram: {
      id: called.id,
      title: shownName(request.title ?? called.name, request.hidesAccounts),
      path: called.path,
      resources: 0,
      counts: { create: 0, update: 0, delete: 0, replace: 0, none: 0 },
      graph: { nodes: [], edges: [], omitted: { nodes: 0, edges: 0 } },
      ...(change !== null && { change: changeIn(change, request.source, null) }),
      ...(notCompared !== null && { notCompared }),
      changed: true,
      warnings: change?.warnings ?? [],
      assumptions: [],
      sha256: fingerprint(nothing, change?.graph ?? null, request.drawing, change?.fonts ?? []),
    },
  };
}

/** Returns the change for a comment, with the commits of both revisions if their sources know them. */
function changeIn(
  { report, presentation }: Difference,
  ...sides: readonly (Source | null | undefined)[]
): DiagramChange {
  const [before, after] = sides.map((side) => (side?.is === 'code' ? side.history?.commit : undefined));
  const commits = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
  return { ...summariseChange(report, presentation), ...(Object.keys(commits).length > 0 && { commits }) };
}

const COMPARING = { mayBeEmpty: true, ...COMMENT_FOCUS, onlyDifferent: true } as const;

/** Result of a comparison. Both are null if there was nothing to compare with. */
interface Compared {
  readonly change: Difference | null;
  readonly notCompared: NotCompared | null;
}

/**
 * Returns the change, or the reason why it is unknown.
 * @param before undefined if there is nothing to compare with; null if the root did not exist
 * @param unparsed parse errors in the code of the request
 */
async function changeOf(
  request: DrawRequest & { readonly called: string },
  before: Source | null | 'planned' | undefined,
  unparsed: readonly string[],
  io: Io,
): Promise<Compared> {
  const { drawing } = request;
  if (before === undefined || drawing.formats.length === 0) return { change: null, notCompared: faulty(unparsed) };
  const formats = drawing.formats.filter((format) => formatRow(format).needs === 'layout');
  const asked = { ...request, ...COMPARING, drawing: { ...drawing, formats }, before, after: request.source };
  return compareOrSay(asked, io);
}

/**
 * Compares two revisions. If one cannot be read completely, returns the reason instead, and the picture shows no
 * change.
 */
async function compareOrSay(request: Parameters<typeof difference>[0], io: Io): Promise<Compared> {
  try {
    const change = await difference(request, io);
    const notCompared = faulty(change.unparsed ?? []);
    return notCompared === null ? { change, notCompared } : { change: null, notCompared };
  } catch (error) {
    if (!(error instanceof GroundplanError) || error instanceof Bug) throw error;
    const [what = '', ...faults] = error.message.split('\n');
    return { change: null, notCompared: { reason: messages.notCompared(what), faults } };
  }
}

const faulty = (faults: readonly string[]): NotCompared | null =>
  faults.length === 0 ? null : { reason: messages.UNPARSED, faults };

/**
 * Merges warnings without duplicates. An error in the current code is reported by both the drawing and the comparison.
 */
function onceEach(drawn: readonly string[], compared: readonly string[], told: readonly string[]): readonly string[] {
  const known = new Set([...drawn.map((text) => aboutSide('after', text)), ...told]);
  return [...new Set([...drawn, ...compared])].filter((text) => !known.has(text));
}

function contentsOf(drawing: Drawing, whole: readonly RenderedFile[], change: readonly RenderedFile[]) {
  return new Map<FileKind, RenderedFile['content']>([
    ...whole.map((picture) => [kindIn(picture, 'whole', drawing), picture.content] as const),
    ...change.map((picture) => [kindIn(picture, 'change', drawing), picture.content] as const),
  ]);
}

/** Returns the file kind. A picture that is drawn in only one theme gets the plain name, even if that theme is dark. */
const kindIn = ({ theme, format }: RenderedFile, shows: Shows, { themes }: Drawing): FileKind =>
  kindOf(format, themes.length > 1 && theme === 'dark' ? 'dark' : 'light', shows);

const bucketsOf = ({ summary: { drawn, folded, hidden } }: Ledger) => ({ drawn, folded, hidden });

const assumptionsOf = ({ nodes }: Graph): string[] =>
  [...nodes.values()].filter(({ provenance }) => provenance === 'assumed').map(({ address }) => address);

/** Hashes every input of the pictures. */
function fingerprint(
  { title, nodes, edges, flows = [] }: Graph,
  union: Graph | null,
  drawing: Drawing,
  fonts: Difference['fonts'],
): string {
  const { formats, themes, scale, layout, modules, changes = 'auto', drift = false, tags = [] } = drawing;
  const marks = { ...(changes !== 'auto' && { changes }), ...(drift && { drift }), ...(tags.length > 0 && { tags }) };
  const faces = fonts.length > 0 && { fonts: fonts.map(({ bytes }) => sha256(bytes)) };
  const options = { formats, themes, scale, layout, modules, ...marks, ...faces };
  const change = union && [[...union.nodes.values()], union.edges];
  return sha256(JSON.stringify({ VERSION, options, title, nodes: [...nodes.values()], edges, flows, change }));
}
