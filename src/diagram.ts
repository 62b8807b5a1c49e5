/**
 * The program on one page: from a request to the graph, the ledger and the pictures.
 *
 *   source ──> read ──> annotate ──> view ──> present ──> draw
 *
 * From two sources to what is different: src/differences.ts.
 *
 * Data goes one way, and this is the only place that knows the order: docs/architecture.md. Each page of src/diagram/ is one
 * of these words, and loads its stages when they are reached: a graph file needs no plan reader, an SVG no rasteriser.
 */
import { type AccountIds, accountIds, tellHidden, withHiddenFailures } from './diagram/account-ids.js';
import { annotateGraph, type LanguageModel, type ReadAnnotations } from './diagram/annotate.js';
import { type Drawing, drawAll, needsLayout, type RenderedFile, toldOf } from './diagram/draw.js';
import { fontsOf, withNamedFonts } from './diagram/fonts.js';
import * as messages from './diagram/messages.js';
import { SILENT, type Telling } from './diagram/on-step.js';
import {
  drawPages,
  type FileOf,
  type HowPages,
  linksIn,
  linksInFile,
  lookAtPages,
  type Page,
} from './diagram/pages.js';
import { keptIn, saidOfKept } from './diagram/pinned-layout.js';
import { type ReadResult, readFound } from './diagram/read.js';
import { knowsChanges, openSource, type Source } from './diagram/source.js';
import { stampOf } from './diagram/stamp.js';
import { keepTagged } from './diagram/tagged.js';
import { lookAt, type View } from './diagram/view.js';
import { type Lens, lensOf } from './diagram/view-cache.js';
import { countResources } from './graph/count-resources.js';
import { withoutDrift } from './graph/merge-changes.js';
import type { Graph } from './graph/model.js';
import type { Presentation } from './labels/model.js';
import type { Detail, ShowChanges } from './options.js';
import type { Io } from './platform/io.js';
import { findDot } from './platform/programs/graphviz.js';
import type { FallbackFont } from './render/fallback/font.js';

export { shownName } from './diagram/account-ids.js';
export { type AnnotationFile, languageModel } from './diagram/annotate.js';
export { ANNOTATION_FILE, annotationsBeside, annotationsOf, modelFileIn } from './diagram/annotation-files.js';
export type { RenderedFile } from './diagram/draw.js';
export { FONT_FILE } from './diagram/fonts.js';
export type { FileOf, Page } from './diagram/pages.js';
/** What has no icon in a picture of all of a graph. */
export { type LinesOf, linesOf } from './diagram/present.js';
export type { Entry, Ledger, Proof, ReadResult } from './diagram/read.js';
export type { Planning, Source, SourceFile, Sources } from './diagram/source.js';
/** Questions about what may be drawn. */
export { fetchArchive, isFileAddress, isGitAddress, knowsChanges, surveyCode, unpackTree } from './diagram/source.js';
export type { Presentation } from './labels/model.js';
export type { FontFile } from './render/fallback/font.js';
/** What may be asked for. */
export { FORMAT_DEFAULT, FORMAT_NAMES, type Format, formatCalled, formatRow } from './render/formats.js';
export { REPORT_FORMAT_DEFAULT, REPORT_FORMAT_NAMES, REPORT_FORMATS, type ReportFormat } from './report/formats.js';

export interface DiagramRequest {
  readonly source: Source;
  readonly detail: Detail;
  /** Null for the graph as the source has it. */
  readonly annotations: ReadAnnotations | null;
  /** For more words; where it is not asked, the question is told instead. */
  readonly model: { readonly is: LanguageModel; readonly isAsked: boolean } | null;
  /** How much of the graph is drawn; null for all of it. */
  readonly view: View | null;
  /** Above the picture, in the place of the graph's own. */
  readonly title: string | null;
  /** Null where nobody is to see it; no formats where its words are enough. */
  readonly drawing: Drawing | null;
  /** A picture for each part, beside one that leads to them by these names of files; null for one picture. */
  readonly pages?: FileOf | null;
  /** Whether ids of accounts, subscriptions and projects are shortened in all that is shown; by default they are shown. */
  readonly hidesAccounts?: boolean;
}

/**
 * Told of what goes on. What is not void is waited for: what is written then is there even where a later stage fails. A
 * model has been paid for its words, and whoever looks for a fault wants to see what was found before it.
 */
export interface Watch extends Telling {
  read?(found: ReadResult): Promise<void>;
  question?(text: string): Promise<void>;
  /** The annotation files are right. */
  counted?(found: ReadResult, removed: Graph['removed']): Promise<void>;
  /** @param file the text of a new groundplan.ai.yml */
  suggested?(file: string): Promise<void>;
  /**
   * Nothing is left to be done but the pictures.
   * @param folders where files of the source may be @param hide shortens ids in a text, as the request asks
   */
  settled?(found: ReadResult, folders: readonly string[], hide: (text: string) => string): Promise<void>;
}

export interface Diagram {
  /** The source as it is, before people and views have changed it. */
  readonly found: ReadResult;
  /** What is drawn. */
  readonly graph: Graph;
  /** What is said of it; null without pictures. */
  readonly presentation: Presentation | null;
  /** Whether the source knows what exists, so that its actions are changes. */
  readonly knowsChanges: boolean;
  /** For each theme the formats, both in the order of the request. */
  readonly pictures: readonly RenderedFile[];
  /** Pictures of the parts, where they are asked for. */
  readonly pages: readonly Page[];
  /** For characters that the bundled font lacks. */
  readonly fonts: readonly FallbackFont[];
  readonly notes: readonly string[];
  /** By stage. */
  readonly warnings: readonly string[];
}

/** @throws InvalidInput, Missing and External as the stages do */
export async function diagram(request: DiagramRequest, io: Io, watch: Watch = SILENT): Promise<Diagram> {
  const ids = accountIds(request.hidesAccounts === true);
  return withHiddenFailures(ids, () => draw(request, ids, io, tellHidden(watch, ids)));
}

async function draw(request: DiagramRequest, ids: AccountIds, io: Io, watch: Watch): Promise<Diagram> {
  const { detail, drawing, pages: fileOf = null } = request;
  const { askDot, kept, fonts } = await toolsOf(drawing, io);
  const source = await openSource(request.source, io, watch.step);
  watch.warn(source.warnings);
  watch.step(messages.stepReading(source.name));
  const tagged = keepTagged(drawing?.tags, ids.learn);
  const read = await readFound(source, detail, io, watch.step, tagged);
  // A graph file says nothing of changes.
  const knows = read.ledger === null ? read.knowsChanges === true : knowsChanges(request.source);
  // People write annotations for the real addresses.
  const real = { called: source.called, ...read, knowsChanges: knows };
  const found = { ...ids.data(real), graph: ids.graph(real.graph) };
  await watch.read?.(found);

  const annotated = await annotate(real, source.folders, request, io, watch);
  const fallbackFonts = await withNamedFonts(fonts, annotated.fonts, drawing, io);
  await watch.settled?.(found, source.folders, ids.text);

  const said = ids.graph(annotated.graph);
  // How much of it is drawn is asked of views alone: where there is none, all of it is.
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
  if (kept !== null && presentation !== null) for (const note of saidOfKept(kept, presentation)) watch.note(note);
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
            ...(await toldOf(drawing, [{ ledger: found.ledger, source, tagged: tagged.kept }], graph, { io, ids })),
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

/** Before anything is read: a program that is missing, or a file that is not right, ends the run. */
async function toolsOf(drawing: Drawing | null, io: Io) {
  const askDot = drawing?.layout === 'dot' && needsLayout(drawing.formats) ? await findDot(io) : null;
  return { askDot, kept: await keptIn(drawing?.places), fonts: await fontsOf(drawing, io) };
}

/** What code alone plans is nothing that Terraform would say. */
const changesKnown = ({ changes }: Graph, knows: boolean): Pick<Graph, 'changes'> =>
  knows || changes === undefined ? {} : { changes: withoutPlan(changes) };

const withoutPlan = ({ plan: _, ...changes }: NonNullable<Graph['changes']>) => changes;

/** Where everything is new, marks would say so of each: only who asks for them sees them. */
const shownChanges = (changes: ShowChanges = 'auto', knows: boolean) =>
  changes === 'on' ? ({ changes: true, marksAllNew: true } as const) : { changes: knows && changes === 'auto' };

const NOTHING_SAID = { notes: [], warnings: [] } as const;

const NOTHING_DRAWN = { pictures: [], pages: [], warnings: [] } as const;

async function look(graph: Graph, { view, pages = null }: DiagramRequest, lens: Lens | null) {
  if (view === null) return { graph, ...NOTHING_SAID, paged: null };
  if (pages !== null) return lookAtPages(graph, view);
  return { ...(await lookAt(graph, view, lens?.caption)), paged: null };
}

/** The picture, and those of its parts where there are any. */
async function drawSeen(
  { graph, paged }: Awaited<ReturnType<typeof look>>,
  lens: Lens,
  { fileOf, ...how }: Omit<HowPages, 'fileOf'> & { readonly fileOf: FileOf | null },
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

/** The words of people, and with a model to ask, its suggestions, which are read like those of an earlier run. */
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
  // Before anything is asked or written: a file that is not there or not right ends the run.
  let annotated = await annotateGraph(found, await readFiles());
  watch.warn(found.warnings);
  for (const note of found.notes ?? []) watch.note(note);
  await watch.counted?.(found, annotated.graph.removed);
  if (model?.isAsked === true) {
    watch.step(messages.stepAskingModel(model.is.name));
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
