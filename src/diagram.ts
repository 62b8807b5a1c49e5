/**
 * Runs the pipeline for one source: from a request to the graph, the ledger and the rendered files. The commands and
 * the action call `diagram`.
 *
 *     source ──> read ──> annotate ──> view ──> present ──> draw
 *
 * src/differences.ts compares two sources.
 *
 * Data flows one way, and only this file knows the order: docs/architecture.md. Each file in src/diagram/ implements
 * one of these steps and loads its stages on demand: a graph file needs no plan reader, and an SVG no rasteriser.
 */
import { createIdMasker, type IdMasker, maskingErrors, maskingReporter } from './diagram/account-ids.js';
import { annotateGraph, usesTags } from './diagram/annotate.js';
import { styleOf } from './diagram/appearance.js';
import type { lastChanges as ReadChanges } from './diagram/commits.js';
import { type Drawing, detailsOf, drawAll, needsLayout, type RenderedFile, showsProvenance } from './diagram/draw.js';
import type { readEstate as ReadRoots } from './diagram/estate.js';
import { fontsOf } from './diagram/fonts.js';
import * as diagramMessages from './diagram/messages.js';
import { type Reporter, SILENT } from './diagram/on-step.js';
import {
  drawPages,
  type FileOf,
  levelsOf,
  linksIn,
  linksInFile,
  type Overview,
  type Page,
  type PageOptions,
  selectPages,
  sheetOf,
} from './diagram/pages.js';
import { pinnedLayoutWarnings, pinnedPagesIn } from './diagram/pinned-layout.js';
import { type ReadHooks, type ReadResult, readSource, taggedResources } from './diagram/read.js';
import type { DiagramRequest } from './diagram/request.js';
import { knowsChanges, openSource } from './diagram/source.js';
import { stampOf } from './diagram/stamp.js';
import { selectView } from './diagram/view.js';
import { createViewCache, type ViewCache } from './diagram/view-cache.js';
import type { AffectedRead, Impact, EstateRoot as RootDescription, EstateLink as RootLink } from './estate/model.js';
import { countResources } from './graph/counts.js';
import type { Inventory, Resource } from './graph/inventory.js';
import { withoutDrift } from './graph/merge-changes.js';
import type { Graph } from './graph/model.js';
import type { Network } from './graph/questions/network.js';
import type { Presentation } from './labels/model.js';
import type { ShowChanges } from './options.js';
import type { Io } from './platform/io.js';
import { findDot } from './platform/programs/graphviz.js';
import type { FallbackFont } from './render/fallback/font.js';

export { shownName } from './diagram/account-ids.js';
export type { AnnotationFile } from './diagram/annotate.js';
export { ANNOTATION_FILE, annotationsBeside, annotationsOf, modelFileIn } from './diagram/annotate.js';
export type { LastChange } from './diagram/commits.js';
export type { RenderedFile } from './diagram/draw.js';
export type { ReadEstate } from './diagram/estate.js';
export { FONT_FILE } from './diagram/fonts.js';
export type { Page } from './diagram/pages.js';
export { editState } from './diagram/pinned-layout.js';
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
} from './diff/report/model.js';
/** Resources that are drawn as an edge instead of an icon. */
export { connectionsOf } from './labels/edges/connections.js';
export type { Presentation } from './labels/model.js';
export type { FontFile } from './render/fallback/font.js';
/** Values that a request accepts. */
export {
  FORMAT_DEFAULT,
  FORMAT_NAMES,
  type Format,
  formatOfExtension,
  formatRow,
} from './render/formats.js';
export type { AffectedRead, Impact, RootDescription, RootLink };

/**
 * Receives progress. The run waits for asynchronous methods, so that their output exists even if a later stage fails: a
 * model's answer has been paid for, and intermediate results help to find a fault.
 */
export interface Watch extends Reporter {
  read?(result: ReadResult): Promise<void>;
  question?(text: string): Promise<void>;
  /** Called after the annotation files have been applied without errors. */
  counted?(result: ReadResult, removed: Graph['removed']): Promise<void>;
  /** @param file content of the new groundplan.ai.yml */
  suggested?(file: string): Promise<void>;
  /**
   * Called when only drawing remains.
   * @param folders possible locations of source files
   * @param maskIds masks the ids in a text if the user hides account ids, else returns it as it is
   */
  settled?(result: ReadResult, folders: readonly string[], maskIds: (text: string) => string): Promise<void>;
}

/** The result of a run. */
export interface Diagram {
  /** The source before annotations and views. */
  readonly result: ReadResult;
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

/** Reads several root modules and joins them: see `readEstate` in src/diagram/estate.ts. */
export const readEstate: typeof ReadRoots = async (sources, io, onStep) =>
  (await import('./diagram/estate.js')).readEstate(sources, io, onStep);

/** Describes several root modules together: the links between them. */
export const linksBetween = async (roots: readonly RootDescription[]): Promise<readonly RootLink[]> =>
  roots.length < 2 ? [] : (await import('./estate/stitch.js')).stitch(roots).links;

/** Returns the last change of directories: see `lastChanges` in src/diagram/commits.ts. */
export const lastChanges: typeof ReadChanges = async (directories, excluded, io) =>
  (await import('./diagram/commits.js')).lastChanges(directories, excluded, io);

/** Returns the network for questions about a source: src/graph/questions. */
export const networkOf = async (result: ReadResult): Promise<Network> =>
  (await import('./diagram/questions.js')).networkOf(result);

/**
 * Draws a diagram, or only computes its graph and labels. @throws InvalidInput, Missing and External, like its stages
 */
export async function diagram(request: DiagramRequest, io: Io, watch: Watch = SILENT): Promise<Diagram> {
  const masker = createIdMasker(request.hidesAccounts === true);
  return maskingErrors(masker, () => draw(request, masker, io, maskingReporter(watch, masker)));
}

async function draw(request: DiagramRequest, masker: IdMasker, io: Io, watch: Watch): Promise<Diagram> {
  const { drawing, pages: fileOf = null } = request;
  const { askDot, pinnedPages, pinned, fonts } = await toolsOf(drawing, io);
  const source = await openSource(request.source, io, watch.step);
  watch.warn(source.warnings);
  watch.step(diagramMessages.stepReading(source.name));
  const tagHooks = taggedResources(drawing?.tags, masker.learn);
  // Annotations refer to the real addresses, so ids are masked later.
  const isTagged =
    needsResources(request) || usesTags((await request.annotations?.(source.folders, [], () => {})) ?? []);
  const real = await readWithChanges(source, request, io, watch, isTagged ? tagHooks : undefined);
  // Root modules are linked by their real names, and the caller shows only their paths.
  const result = {
    ...masker.maskData(real),
    graph: masker.maskGraph(real.graph),
    ...(real.root && { root: real.root }),
  };
  await watch.read?.(result);

  const readWithResources = { ...real, resources: tagHooks.tagged.resources };
  const annotated = await annotate(readWithResources, source.folders, request, io, watch);
  const style = await styleOf(fonts, annotated, drawing, io);
  await watch.settled?.(result, source.folders, masker.maskText);

  const title = masker.maskText(request.title ?? annotated.graph.title);
  const whole = { ...wholeGraph(masker.maskGraph(annotated.graph), result, request), title };
  const options = presentOptionsOf(request, result);
  const cache = drawing === null ? null : createViewCache(options, askDot, watch.step, pinned);
  const view = await viewOf(whole, request, cache);
  for (const note of view.notes) watch.note(note);
  watch.warn(view.warnings);

  const presentation = cache === null ? null : await cache.labels(view.graph);
  if (pinned !== null && presentation !== null)
    for (const note of pinnedLayoutWarnings(pinned, presentation)) watch.note(note);
  if (drawing?.steps === true && presentation?.flows.length === 0) watch.note(diagramMessages.NO_STEPS);
  const rendered =
    drawing === null || cache === null
      ? NOTHING_DRAWN
      : await drawView(
          view,
          cache,
          {
            ...drawing,
            askDot,
            ...{ machine: io, ...style, options, fileOf, pinned: pinnedPages },
          },
          (part) =>
            detailsOf(
              drawing,
              [{ ledger: result.ledger, source, tagged: tagHooks.tagged }],
              { ...part, whole },
              { io, masker },
            ),
          watch,
        );
  const { pictures, pages } = rendered;
  const pictureNotes = { warnings: new Set(pictures.flatMap(({ note }) => note ?? [])) };
  const warnings = [source, result, annotated, view, rendered, pictureNotes].flatMap((stage) => [...stage.warnings]);
  return {
    ...{ result, graph: view.graph, presentation, knowsChanges: result.knowsChanges && result.ledger !== null },
    ...{ pictures, pages, fonts: style.fallbackFonts },
    notes: [...(result.notes ?? []), ...view.notes],
    warnings: warnings.map(masker.maskText),
  };
}

/**
 * Returns the programs and files that drawing needs. Runs before anything is read, so that a missing one fails early.
 */
async function toolsOf(drawing: Drawing | null, io: Io) {
  const askDot = drawing?.layout === 'dot' && needsLayout(drawing.formats) ? await findDot(io) : null;
  const pinnedPages = await pinnedPagesIn(drawing?.places);
  const pinned = pinnedPages?.(sheetOf(null), true) ?? null;
  return { askDot, pinnedPages, pinned, fonts: await fontsOf(drawing, io) };
}

/**
 * True if the run needs the resources of the source, and not only its graph. The graph alone may come from the result of
 * an earlier run.
 */
const needsResources = ({ hidesAccounts, namesResources, describesRoot, drawing }: DiagramRequest): boolean =>
  hidesAccounts === true ||
  namesResources === true ||
  describesRoot === true ||
  (drawing?.tags ?? []).length > 0 ||
  (drawing !== null && showsProvenance(drawing.formats));

type ResultWithChanges = ReadResult & { readonly knowsChanges: boolean };

/** Reads the source, and decides whether its actions are changes. */
async function readWithChanges(
  source: Parameters<typeof readSource>[0],
  request: DiagramRequest,
  io: Io,
  watch: Watch,
  hooks: ReadHooks | undefined,
): Promise<ResultWithChanges> {
  const read: { inventory?: Inventory } = {};
  const recordingHooks = hooks && {
    ...hooks,
    hasInterface: request.describesRoot === true,
    inventory(whole: Inventory) {
      if (request.namesResources === true || request.describesRoot === true) read.inventory = whole;
      return hooks.inventory(whole);
    },
  };
  const result = await readSource(source, request.detail, io, watch.step, recordingHooks);
  // A ledger comes with a plan; without one, the source is a graph file and states itself if it has changes.
  const isKnown = result.ledger === null ? result.knowsChanges === true : knowsChanges(request.source);
  // Debug data names the original source.
  const { inventory } = read;
  const names =
    inventory && request.namesResources === true
      ? (await import('./diagram/questions.js')).cloudNames(inventory)
      : undefined;
  const root =
    inventory && source.code !== null && request.describesRoot === true
      ? await (await import('./diagram/estate.js')).describeCode(source.code, inventory, io)
      : undefined;
  return {
    fallbackTitle: source.title,
    ...result,
    ...(names && { names }),
    ...(root && { root }),
    knowsChanges: isKnown,
  };
}

/**
 * Returns the annotated graph before any view: with the number of all resources, and only the changes that are shown.
 */
function wholeGraph(annotated: Graph, read: ResultWithChanges, { view, drawing }: DiagramRequest): Graph {
  // Only views reduce the graph, so the total is needed only with a view.
  const total = annotated.total ?? (view === null ? undefined : countResources(read.graph.nodes.values()));
  return {
    ...annotated,
    nodes: drawing?.drift === true ? annotated.nodes : withoutDrift(annotated.nodes),
    ...(total !== undefined && { total }),
    ...planSummaryIfKnown(annotated, read.knowsChanges),
  };
}

/** Drops the plan summary of offline plans, because Terraform itself would report other numbers. */
function planSummaryIfKnown({ changes }: Graph, isKnown: boolean): Pick<Graph, 'changes'> {
  if (isKnown || changes === undefined) return {};
  const { plan: _, ...others } = changes;
  return { changes: others };
}

const presentOptionsOf = ({ drawing, detail }: DiagramRequest, { fallbackTitle, knowsChanges }: ResultWithChanges) => ({
  modules: drawing?.modules ?? 'auto',
  ...changeMarks(drawing?.changes, knowsChanges),
  strips: detail !== 'all',
  steps: drawing?.steps === true,
  ...(fallbackTitle !== undefined && { fallbackTitle }),
});

/**
 * Returns which changes are marked. If everything is new, every node would have a mark, which is shown only on request.
 * @param isKnown true if the actions of the source are changes
 */
const changeMarks = (changes: ShowChanges = 'auto', isKnown: boolean) =>
  changes === 'on' ? ({ changes: true, marksAllNew: true } as const) : { changes: isKnown && changes === 'auto' };

const NOTHING_DRAWN = { pictures: [], pages: [], warnings: [] } as const;

/** Returns the part of the graph that is drawn; `paged` is the division into pages, null for a single diagram. */
async function viewOf(graph: Graph, { view, pages = null }: DiagramRequest, cache: ViewCache | null) {
  if (view === null) return { graph, notes: [], warnings: [], paged: null };
  if (pages !== null) return selectPages(graph, view);
  return { ...(await selectView(graph, view, cache?.captionSize)), paged: null };
}

/**
 * Renders the diagram, and one page for each of its parts if pages are requested.
 * @param details returns the details of a drawing
 */
async function drawView(
  { paged, ...view }: Awaited<ReturnType<typeof viewOf>>,
  cache: ViewCache,
  { fileOf, ...given }: Omit<PageOptions, 'fileOf'> & { readonly fileOf: FileOf | null },
  details: Overview['detailsOf'],
  watch: Watch,
) {
  const { graph } = view;
  const presentation = await cache.labels(graph);
  const options = { ...given, ...(await details(view)) };
  const drawOptions = { ...options, arranged: await cache.knownLayout(graph), stamp: await stampOf(graph) };
  const parts =
    paged === null || fileOf === null
      ? null
      : { paged, fileOf, ...(await drawPages(paged, presentation, { ...options, fileOf }, watch.step)) };
  const known = parts && { pages: parts.paged.pages, sheets: parts.sheets };
  for (const note of parts?.notes ?? []) watch.note(note);
  const levels = await levelsOf({ view, cache, detailsOf: details }, known, options, watch.step);
  const pictures = await drawAll(
    presentation,
    {
      ...drawOptions,
      ...(levels && { levels: levels.levels }),
      ...(parts && {
        links: linksIn(presentation, parts.paged, parts.fileOf, null),
        pages: { sheets: parts.sheets, links: linksInFile(presentation, parts.paged) },
      }),
    },
    watch.step,
  );
  const warnings = [...(parts?.warnings ?? []), ...(levels?.warnings ?? [])];
  watch.warn(warnings);
  return { pictures, pages: parts?.pages ?? [], warnings };
}

/** Applies annotation files, then asks the model. Its suggestions are read back like those of an earlier run. */
async function annotate(
  result: ReadResult & { readonly resources: readonly Resource[] },
  folders: readonly string[],
  { annotations, model }: DiagramRequest,
  io: Io,
  watch: Watch,
) {
  if (model?.isAsked === false) await watch.question?.(await model.is.question(result));
  const unreadable: string[] = [];
  const warnOnce = (text: string): void => {
    if (unreadable.includes(text)) return;
    unreadable.push(text);
    watch.warn([text]);
  };
  const readFiles = async () => (await annotations?.(folders, result.annotations ?? [], warnOnce)) ?? [];
  // Runs before any request or output, so that a missing or invalid file fails early.
  let annotated = await annotateGraph(result, await readFiles(), result.resources);
  watch.warn(result.warnings);
  for (const note of result.notes ?? []) watch.note(note);
  await watch.counted?.(result, annotated.graph.removed);
  if (model?.isAsked === true) {
    watch.step(diagramMessages.stepAskingModel(model.is.name));
    const { file, warnings } = await model.is.suggest(result, io);
    watch.warn(warnings);
    if (file !== null) {
      await watch.suggested?.(file);
      annotated = await annotateGraph(result, await readFiles(), result.resources);
    }
  }
  watch.warn(annotated.warnings);
  return { ...annotated, warnings: [...unreadable, ...annotated.warnings] };
}
