/**
 * The program on one page: from a request to the graph, the ledger and the rendered files.
 *
 *     source ──> read ──> annotate ──> view ──> present ──> draw
 *
 * src/differences.ts compares two sources.
 *
 * Data flows one way, and only this file knows the order: docs/architecture.md. Each file in src/diagram/ implements one of these
 * steps and loads its stages on demand: a graph file needs no plan reader, and an SVG no rasteriser.
 */
import { type AccountIds, accountIds, tellHidden, withHiddenFailures } from './diagram/account-ids.js';
import { annotateGraph } from './diagram/annotate.js';
import { type Drawing, detailsOf, drawAll, needsLayout, type RenderedFile } from './diagram/draw.js';
import { fontsOf, withNamedFonts } from './diagram/fonts.js';
import * as diagramMessages from './diagram/messages.js';
import { SILENT, type Telling } from './diagram/on-step.js';
import {
  drawPages,
  type FileOf,
  linksIn,
  linksInFile,
  type Page,
  type PageOptions,
  selectPages,
} from './diagram/pages.js';
import { pinnedLayoutIn, pinnedLayoutWarnings } from './diagram/pinned-layout.js';
import { type ReadResult, readSource } from './diagram/read.js';
import type { DiagramRequest } from './diagram/request.js';
import { knowsChanges, openSource } from './diagram/source.js';
import { stampOf } from './diagram/stamp.js';
import { keepTagged } from './diagram/tagged.js';
import { selectView } from './diagram/view.js';
import { type Lens, lensOf } from './diagram/view-cache.js';
import { countResources } from './graph/counts.js';
import { withoutDrift } from './graph/merge-changes.js';
import type { Graph } from './graph/model.js';
import type { Presentation } from './labels/model.js';
import type { ShowChanges } from './options.js';
import type { Io } from './platform/io.js';
import { findDot } from './platform/programs/graphviz.js';
import type { FallbackFont } from './render/fallback/font.js';

export { shownName } from './diagram/account-ids.js';
export type { AnnotationFile } from './diagram/annotate.js';
export { ANNOTATION_FILE, annotationsBeside, annotationsOf, modelFileIn } from './diagram/annotate.js';
export type { RenderedFile } from './diagram/draw.js';
export { FONT_FILE } from './diagram/fonts.js';
export type { Page } from './diagram/pages.js';
/** Resources that are drawn as an edge instead of an icon. */
export { type LinesOf, linesOf } from './diagram/present.js';
export type { Entry, Ledger, Proof, ReadResult } from './diagram/read.js';
/** Requests from parsed options. */
export {
  type DiagramRequest,
  type DrawingRequest,
  graphRequestOf,
  type RequestParts,
  requestOf,
} from './diagram/request.js';
export type { Planning, Source, SourceFile, Sources } from './diagram/source.js';
/** Queries about sources. */
export { fetchArchive, isFileAddress, isGitAddress, knowsChanges, surveyCode, unpackTree } from './diagram/source.js';
export {
  REPORT_FORMAT_DEFAULT,
  REPORT_FORMAT_NAMES,
  REPORT_FORMATS,
  type ReportFormat,
} from './diff/report/formats.js';
export type { Presentation } from './labels/model.js';
export type { FontFile } from './render/fallback/font.js';
/** Values that a request accepts. */
export {
  FORMAT_DEFAULT,
  FORMAT_NAMES,
  type Format,
  formatOfExtension as formatCalled,
  formatRow,
} from './render/formats.js';

/**
 * Receives progress. The run waits for asynchronous methods, so that their output exists even if a later stage fails: a model's
 * answer has been paid for, and intermediate results help to find a fault.
 */
export interface Watch extends Telling {
  read?(found: ReadResult): Promise<void>;
  question?(text: string): Promise<void>;
  /** Called after the annotation files have been applied without errors. */
  counted?(found: ReadResult, removed: Graph['removed']): Promise<void>;
  /** @param file content of the new groundplan.ai.yml */
  suggested?(file: string): Promise<void>;
  /**
   * Called when only drawing remains.
   * @param folders possible locations of source files @param hide shortens ids in a text, if requested
   */
  settled?(found: ReadResult, folders: readonly string[], hide: (text: string) => string): Promise<void>;
}

export interface Diagram {
  /** The source before annotations and views. */
  readonly found: ReadResult;
  /** The graph as drawn. */
  readonly graph: Graph;
  /** Labels of the graph; null if nothing is drawn. */
  readonly presentation: Presentation | null;
  /** True if the source knows the existing resources, so that its actions are changes. */
  readonly knowsChanges: boolean;
  /** One file per theme and format, both in request order. */
  readonly pictures: readonly RenderedFile[];
  /** Diagrams of the parts, if requested. */
  readonly pages: readonly Page[];
  /** Fallback fonts for characters that the bundled font lacks. */
  readonly fonts: readonly FallbackFont[];
  readonly notes: readonly string[];
  /** In stage order. */
  readonly warnings: readonly string[];
}

/** Draws a diagram, or only computes its graph and labels. @throws InvalidInput, Missing and External, like its stages */
export async function diagram(request: DiagramRequest, io: Io, watch: Watch = SILENT): Promise<Diagram> {
  const ids = accountIds(request.hidesAccounts === true);
  return withHiddenFailures(ids, () => draw(request, ids, io, tellHidden(watch, ids)));
}

async function draw(request: DiagramRequest, ids: AccountIds, io: Io, watch: Watch): Promise<Diagram> {
  const { detail, drawing, pages: fileOf = null } = request;
  const { askDot, kept, fonts } = await toolsOf(drawing, io);
  const source = await openSource(request.source, io, watch.step);
  watch.warn(source.warnings);
  watch.step(diagramMessages.stepReading(source.name));
  const tagged = keepTagged(drawing?.tags, ids.learn);
  const read = await readSource(source, detail, io, watch.step, tagged);
  // A ledger comes with a plan; without one, the source is a graph file and states itself if it has changes.
  const knows = read.ledger === null ? read.knowsChanges === true : knowsChanges(request.source);
  // Annotations refer to the real addresses, so hiding ids comes later.
  const real = { called: source.called, ...read, knowsChanges: knows };
  const found = { ...ids.data(real), graph: ids.graph(real.graph) };
  await watch.read?.(found);

  const annotated = await annotate(real, source.folders, request, io, watch);
  const fallbackFonts = await withNamedFonts(fonts, annotated.fonts, drawing, io);
  await watch.settled?.(found, source.folders, ids.text);

  const said = ids.graph(annotated.graph);
  // Only views reduce the graph, so the total is needed only with a view.
  const total = said.total ?? (request.view === null ? undefined : countResources(found.graph.nodes.values()));
  const seenNodes = drawing?.drift === true ? said.nodes : withoutDrift(said.nodes);
  const head = {
    title: ids.text(request.title ?? said.title),
    ...(total !== undefined && { total }),
    ...changesKnown(said, knows),
  };
  const whole = { ...said, nodes: seenNodes, ...head };
  const shown = shownChanges(drawing?.changes, knows);
  const { called } = found;
  const options = { modules: drawing?.modules ?? 'auto', ...shown, strips: detail !== 'all', called } as const;
  const lens = drawing === null ? null : lensOf(options, askDot, watch.step, kept);
  const seen = await look(whole, request, lens);
  for (const note of seen.notes) watch.note(note);
  watch.warn(seen.warnings);

  const { graph } = seen;
  const presentation = lens === null ? null : await lens.words(graph);
  if (kept !== null && presentation !== null)
    for (const note of pinnedLayoutWarnings(kept, presentation)) watch.note(note);
  const { pictures, ...parts } =
    drawing === null || lens === null
      ? NOTHING_DRAWN
      : await drawSeen(
          seen,
          lens,
          {
            ...drawing,
            askDot,
            ...{ machine: io, fallbackFonts, options, fileOf },
            ...(await detailsOf(drawing, [{ ledger: found.ledger, source, tagged: tagged.kept }], graph, { io, ids })),
          },
          watch,
        );
  const aboutPictures = new Set(pictures.flatMap(({ note }) => note ?? []));
  const notes = [...(found.notes ?? []), ...seen.notes];
  const warnings = [source, found, annotated, seen, parts, { warnings: aboutPictures }].flatMap((stage) =>
    [...stage.warnings].map(ids.text),
  );
  return {
    ...{ found, graph, presentation, knowsChanges: knows && found.ledger !== null, pictures, pages: parts.pages },
    ...{ fonts: fallbackFonts, notes, warnings },
  };
}

/** Runs before anything is read, so that a missing program or an invalid file fails early. */
async function toolsOf(drawing: Drawing | null, io: Io) {
  const askDot = drawing?.layout === 'dot' && needsLayout(drawing.formats) ? await findDot(io) : null;
  return { askDot, kept: await pinnedLayoutIn(drawing?.places), fonts: await fontsOf(drawing, io) };
}

/** Drops the plan summary of offline plans, because Terraform itself would report other numbers. */
const changesKnown = ({ changes }: Graph, knows: boolean): Pick<Graph, 'changes'> =>
  knows || changes === undefined ? {} : { changes: withoutPlan(changes) };

const withoutPlan = ({ plan: _, ...changes }: NonNullable<Graph['changes']>) => changes;

/** If everything is new, every node would have a marker. They are shown only on request. */
const shownChanges = (changes: ShowChanges = 'auto', knows: boolean) =>
  changes === 'on' ? ({ changes: true, marksAllNew: true } as const) : { changes: knows && changes === 'auto' };

const NOTHING_SAID = { notes: [], warnings: [] } as const;

const NOTHING_DRAWN = { pictures: [], pages: [], warnings: [] } as const;

async function look(graph: Graph, { view, pages = null }: DiagramRequest, lens: Lens | null) {
  if (view === null) return { graph, ...NOTHING_SAID, paged: null };
  if (pages !== null) return selectPages(graph, view);
  return { ...(await selectView(graph, view, lens?.caption)), paged: null };
}

/** Draws the diagram, and those of its parts if there are any. */
async function drawSeen(
  { graph, paged }: Awaited<ReturnType<typeof look>>,
  lens: Lens,
  { fileOf, ...how }: Omit<PageOptions, 'fileOf'> & { readonly fileOf: FileOf | null },
  watch: Watch,
) {
  const words = await lens.words(graph);
  const arranged = await lens.known(graph);
  const stamp = await stampOf(graph);
  if (paged === null || fileOf === null)
    return { pictures: await drawAll(words, { ...how, arranged, stamp }, watch.step), pages: [], warnings: [] };
  const links = linksIn(words, paged, fileOf, null);
  const parts = await drawPages(paged, words, { ...how, fileOf }, watch.step);
  const pages = { sheets: parts.sheets, links: linksInFile(words, paged) };
  const pictures = await drawAll(words, { ...how, arranged, links, pages, stamp }, watch.step);
  watch.warn(parts.warnings);
  return { pictures, ...parts };
}

/** Applies annotation files, then asks the model. Its suggestions are read back like those of an earlier run. */
async function annotate(
  found: ReadResult,
  folders: readonly string[],
  { annotations, model }: DiagramRequest,
  io: Io,
  watch: Watch,
) {
  if (model?.isAsked === false) await watch.question?.(await model.is.question(found));
  const unread: string[] = [];
  const readFiles = async () =>
    (await annotations?.(folders, found.annotations ?? [], (text) => {
      if (unread.includes(text)) return;
      unread.push(text);
      watch.warn([text]);
    })) ?? [];
  // Runs before any request or output, so that a missing or invalid file fails early.
  let annotated = await annotateGraph(found, await readFiles());
  watch.warn(found.warnings);
  for (const note of found.notes ?? []) watch.note(note);
  await watch.counted?.(found, annotated.graph.removed);
  if (model?.isAsked === true) {
    watch.step(diagramMessages.stepAskingModel(model.is.name));
    const { file, warnings } = await model.is.suggest(found, io);
    watch.warn(warnings);
    if (file !== null) {
      await watch.suggested?.(file);
      annotated = await annotateGraph(found, await readFiles());
    }
  }
  watch.warn(annotated.warnings);
  return { ...annotated, warnings: [...unread, ...annotated.warnings] };
}
