/** The pipeline for two sources: read both, compare them, and lay them out as one diagram. */

import { undrawnDangers } from '../diff/report/dangers.js';
import type { ChangeReport } from '../diff/report/model.js';
import { NoResources } from '../errors.js';
import { countResources } from '../graph/counts.js';
import { withoutDrift } from '../graph/merge-changes.js';
import type { Graph } from '../graph/model.js';
import { isContainerType } from '../graph/node-types.js';
import { countChanged, isChanged } from '../labels/change-marks.js';
import type { Presentation } from '../labels/model.js';
import { CAPTION_SIZE } from '../layout/scene/measures.js';
import { FOCUS_HOPS_DEFAULT } from '../limits.js';
import * as sharedMessages from '../messages.js';
import type { Detail } from '../options.js';
import type { Io } from '../platform/io.js';
import { findDot } from '../platform/programs/graphviz.js';
import type { FallbackFont } from '../render/fallback/font.js';
import { formatRow } from '../render/formats.js';
import type { Names } from '../terraform/fetch/titles.js';
import { createIdMasker, type IdMasker, maskAddresses, maskingErrors, maskingReporter } from './account-ids.js';
import { annotateGraph, type ReadAnnotations } from './annotate.js';
import { type NamedStyle, styleOf } from './appearance.js';
import { compareRevisions, drawnUnion, isDifferent, reportFor } from './compare.js';
import { type Drawing, detailsOf, drawAll, needsLayout, type RenderedFile } from './draw.js';
import { codeOf, type LinkTo, type ReadCode } from './evidence.js';
import { fontsOf } from './fonts.js';
import * as messages from './messages.js';
import { type Reporter, SILENT } from './on-step.js';
import { levelsOf, type Overview, type PageOptions } from './pages.js';
import type { RevisionToDetail } from './provenance-details.js';
import { type ReadHooks, type ReadResult, readSource, taggedResources } from './read.js';
import type { DiagramRequest } from './request.js';
import { type RevisionRead, readRevisions } from './revisions.js';
import { openSource, type Source, type SourceFile } from './source.js';
import { type DrawnView, selectView, type View } from './view.js';
import { createViewCache, type ViewCache } from './view-cache.js';

/** Members with the same meaning as in a request for one source. The view is the drawn part of the union. */
type SharedMembers = Pick<DiagramRequest, 'detail' | 'annotations' | 'view' | 'title' | 'drawing' | 'hidesAccounts'>;

export interface DifferenceRequest extends Focus, SharedMembers {
  /** Null if the source did not exist; `planned` if `after` is a plan, which also holds the state before. */
  readonly before: Source | null | 'planned';
  readonly after: Source | null;
  /** True to accept code without resources as a revision. */
  readonly mayBeEmpty: boolean;
  /**
   * True (the default) for two states of the same resources; false for two environments, of which neither becomes the
   * other.
   */
  readonly isOneState?: boolean;
  /**
   * Names of the revisions, such as commits or variable files. By default, the titles of the sources; a plan has none.
   */
  readonly names?: Names;
  /** Common name of both sources, if neither has a title. */
  readonly commonTitle?: string;
  /**
   * Folder of both sources in their repository, if the sources do not have it themselves. File paths in the report are
   * relative to the root of the repository; by default, to the source. Null for sources outside a repository, whose
   * files are not named.
   */
  readonly folder?: string | null;
  /** True to draw nothing if nothing differs; by default, the unchanged graph is drawn. */
  readonly onlyDifferent?: boolean;
}

export interface Difference {
  /** The drawn part of the union. */
  readonly graph: Graph;
  readonly presentation: Presentation;
  /** The report of all changes, including those that are not drawn. */
  readonly report: ChangeReport;
  /** Returns the web address of a line of the report. */
  readonly linkTo: LinkTo;
  readonly pictures: readonly RenderedFile[];
  /** Fonts for characters that the bundled font lacks. */
  readonly fonts: readonly FallbackFont[];
  /** Errors for which Terraform rejects the code: differences are unknown. Absent for none. */
  readonly unparsed?: readonly string[];
  readonly warnings: readonly string[];
}

/**
 * Compares two sources. Both are read before anything is drawn.
 * @throws as `diagram` does, for `before` first
 */
export async function difference(request: DifferenceRequest, io: Io, reporter: Reporter = SILENT): Promise<Difference> {
  const masker = createIdMasker(request.hidesAccounts === true);
  return maskingErrors(masker, () => drawDifference(request, masker, io, maskingReporter(reporter, masker)));
}

async function drawDifference(
  request: DifferenceRequest,
  masker: IdMasker,
  io: Io,
  reporter: Reporter,
): Promise<Difference> {
  const { detail, drawing, view, before } = request;
  const askDot = drawing?.layout === 'dot' && needsLayout(drawing.formats) ? await findDot(io) : null;
  const requestedFonts = await fontsOf(drawing, io);
  const union =
    before === 'planned'
      ? await unionOfPlan(request, masker, io, reporter)
      : await unionOfSources({ ...request, before }, masker, io, reporter);
  const style = await styleOf(requestedFonts, union.namedStyle, drawing, io);
  const options = {
    modules: drawing?.modules ?? 'auto',
    changes: true,
    marksAllNew: before !== 'planned',
    strips: detail !== 'all',
  } as const;
  const cache = createViewCache(options, askDot, reporter.step);
  const { whole, report, linkTo } = await reportOn(union, request, { cache, masker, io });
  const isDrawn = drawing !== null && (isDifferent(report) || request.onlyDifferent !== true);
  // Changes of resources without icons are only in the report; there is nothing to draw.
  if (isDrawn && drawing.formats.length > 0 && whole.nodes.size === 0) {
    throw new NoResources(sharedMessages.NO_RESOURCES_FOUND, { remedy: messages.noResourcesRemedy(whole.total ?? 0) });
  }
  const isArranged = isDrawn && needsLayout(drawing.formats);
  const hasLevels = drawing?.formats.some((format) => formatRow(format).hasLevels === true);
  const drawn = await selectChange(whole, request, { view, cache, isArranged, ...(hasLevels && { hasLevels }) });
  const { graph, notes, warnings } = drawn;
  for (const note of notes) reporter.note(note);
  reporter.warn(warnings);
  const presentation = await cache.labels(graph);
  const details: Overview['detailsOf'] = (part) =>
    detailsOf(drawing as Drawing, union.revisions, { ...part, whole }, { io, masker });
  const { pictures, warnings: drawingWarnings } = isDrawn
    ? await drawUnion(
        { view: drawn, cache, detailsOf: details },
        { ...drawing, options, askDot, machine: io, ...style },
        reporter,
      )
    : { pictures: [], warnings: [] };
  return {
    ...{ graph, presentation, report: withErrors(report, union.unparsed.map(masker.maskText)), linkTo },
    ...{ pictures, fonts: style.fallbackFonts },
    ...(union.unparsed.length > 0 && { unparsed: union.unparsed.map(masker.maskText) }),
    warnings: [...union.warnings, ...warnings, ...drawingWarnings].map(masker.maskText),
  };
}

/**
 * Returns the report with the errors of the code in its sentence. It no longer says that dangers were not found,
 * because the changes of such code are not known.
 */
function withErrors(report: ChangeReport, [error, ...others]: readonly string[]): ChangeReport {
  if (error === undefined) return report;
  const rejected = messages.rejected(error, others.length);
  const { clear: _, ...rest } = report;
  return { ...rest, sentence: isDifferent(report) ? `${report.sentence} ${rejected}` : rejected };
}

/** Draws a union, and the levels of a page that shows an overview of it. */
async function drawUnion(overview: Overview, given: Omit<PageOptions, 'fileOf'>, reporter: Reporter) {
  const { view, cache, detailsOf: details } = overview;
  const options = { ...given, ...(await details(view)) };
  const levelled = await levelsOf(overview, null, options, reporter.step);
  const { levels, warnings } = levelled ?? { warnings: [] };
  reporter.warn(warnings);
  const arranged = await cache.knownLayout(view.graph);
  const drawOptions = { ...options, arranged, ...(levels && { levels }) };
  return { pictures: await drawAll(await cache.labels(view.graph), drawOptions, reporter.step), warnings };
}

/** Returns the report on a union, and the union with title, masked ids and the counts of the report. */
async function reportOn(
  { graph, names, commonTitle, sizeBefore, code }: Union,
  request: DifferenceRequest,
  { cache, masker, io }: { readonly cache: ViewCache; readonly masker: IdMasker; readonly io: Io },
) {
  const titles = { ofGraph: graph.title, common: request.commonTitle || commonTitle };
  const title = request.title ?? titleOf(titles, request.names ?? names);
  // Only the comparison needs the real ids. From here on, they are only shown.
  const masked = masker.maskGraph({ ...graph, title });
  const { code: linkedCode, linkTo } = codeOf(withMaskedIds(code, masker), request.folder, io);
  const report = await reportFor(masked, await cache.labels(masked), linkedCode, request.isOneState ?? true);
  const drawn = request.drawing === null ? masked : await drawnUnion(masked, report);
  const dangers = undrawnDangers(drawn, report);
  const changes = {
    counts: report.counts,
    shown: countChanged(drawn.nodes.values()),
    ...graph.changes,
    ...(sizeBefore !== null && { before: sizeBefore }),
    sentence: report.sentence,
    ...(dangers.length > 0 && { dangers }),
  };
  return { whole: { ...drawn, changes }, report, linkTo };
}

/**
 * Returns `Shop: v1 → v2` for graphs with a title, and `Changes: v1 → v2` for others. Without two different names,
 * returns `Changes: Shop`.
 */
function titleOf(
  { ofGraph, common }: { readonly ofGraph: string; readonly common: string },
  names: Names | null,
): string {
  const areDistinct = names !== null && names.before !== '' && names.after !== '' && names.before !== names.after;
  if (!areDistinct) return ofGraph + common === '' ? messages.CHANGES : messages.changesOf(ofGraph || common);
  const change = messages.beforeAfter(names.before, names.after);
  return ofGraph === '' ? messages.changesOf(change) : messages.ofBoth(ofGraph, change);
}

/** Masks the addresses of the code, because lines are looked up by masked addresses. */
function withMaskedIds({ before, after }: CodePair, masker: IdMasker): CodePair {
  const mask = (code: ReadCode): ReadCode => ({
    ...{ ...code, ledger: masker.maskData(code.ledger), graph: masker.maskGraph(code.graph) },
    ...(code.doubts && { doubts: masker.maskData(code.doubts) }),
    resources: new Map(
      [...code.resources].map(([address, resource]) => [masker.maskText(address), maskAddresses(resource, masker)]),
    ),
  });
  const masked = mask(before);
  // `codeOf` recognises a plan by the same code on both sides.
  return { before: masked, after: before === after ? masked : mask(after) };
}

// ---- The union of two revisions.

/** Both revisions as one graph with changes, and the data to report and draw it. */
interface Union {
  readonly graph: Graph;
  /** Names of the revisions; null if they have none. */
  readonly names: Names | null;
  /** Title of the source; empty for none. */
  readonly commonTitle: string;
  /** Number of resources in `before`; null for a plan. */
  readonly sizeBefore: number | null;
  /** `after`, then `before`, unless it is the same. */
  readonly revisions: readonly [RevisionToDetail, RevisionToDetail?];
  readonly code: CodePair;
  /** Errors for which Terraform rejects the code. */
  readonly unparsed: readonly string[];
  /** Fonts, icons and colours of annotation files. */
  readonly namedStyle: NamedStyle;
  readonly warnings: readonly string[];
}

/** The code of both revisions; for a plan, the same object twice. */
interface CodePair {
  readonly before: ReadCode;
  readonly after: ReadCode;
}

async function unionOfSources(
  request: DifferenceRequest & { readonly before: Source | null },
  masker: IdMasker,
  io: Io,
  reporter: Reporter,
): Promise<Union> {
  const pair = await readRevisions({ ...request, tags: request.drawing?.tags ?? [] }, io, reporter.step);
  const { before, after } = pair;
  for (const { resources } of [before, after]) masker.learn(resources.values());
  reporter.warn(pair.warnings);
  for (const note of pair.notes) reporter.note(note);
  const annotated = await annotateBoth(before, after, request, reporter);
  reporter.step(messages.STEP_COMPARING);
  const compared = await compareRevisions(
    { revision: before, graph: annotated.before },
    { revision: after, graph: annotated.after },
    request.isOneState ?? true,
  );
  const names = { before: before.result.fallbackTitle ?? '', after: after.result.fallbackTitle ?? '' };
  return {
    graph: { ...compared, total: sizeOf(annotated.after) },
    names,
    commonTitle: names.after || names.before,
    sizeBefore: sizeOf(annotated.before),
    revisions: [revisionToDetail(after), revisionToDetail(before)],
    code: { before: codeOfRevision(before), after: codeOfRevision(after) },
    unparsed: unparsedOf(before, after),
    namedStyle: annotated,
    warnings: [...pair.warnings, ...annotated.warnings],
  };
}

/** Annotates both graphs with the files beside `after`, so that elements have the same labels. */
async function annotateBoth(
  before: RevisionRead,
  after: RevisionRead,
  { annotations }: Pick<DifferenceRequest, 'annotations'>,
  reporter: Reporter,
) {
  const { files, unreadable } = await readAnnotationsOf(annotations, after.folders, after.result);
  const annotatedAfter = await annotateGraph(after.result, files, after.resources.values());
  const annotatedBefore = await annotateGraph(before.result, files, before.resources.values());
  const warnings = [...unreadable, ...annotatedAfter.warnings];
  reporter.warn(warnings);
  const { fonts, brand } = annotatedAfter;
  const icons = new Map([...annotatedBefore.icons, ...annotatedAfter.icons]);
  return { before: annotatedBefore.graph, after: annotatedAfter.graph, fonts, icons, brand, warnings };
}

/** Returns the annotation files of a source, and a message for each that is not read. */
async function readAnnotationsOf(
  annotations: ReadAnnotations | null,
  folders: readonly string[],
  { annotations: saved = [] }: ReadResult,
) {
  const unreadable = new Set<string>();
  const files = (await annotations?.(folders, saved, (text) => unreadable.add(text))) ?? [];
  return { files, unreadable: [...unreadable] };
}

const sizeOf = ({ total, nodes }: Graph): number => total ?? countResources(nodes.values());

const revisionToDetail = ({ result: { ledger }, source, tagged }: RevisionRead): RevisionToDetail => ({
  ...{ ledger, source },
  ...(tagged && { tagged }),
});

const codeOfRevision = ({ resources, source, doubts, outputs, result: { ledger, graph } }: RevisionRead): ReadCode => ({
  ...{ resources, source, doubts, outputs, ledger, graph },
});

/** Returns the errors of both revisions, each once. Errors of `before` are marked as such. */
function unparsedOf(before: RevisionRead, after: RevisionRead): readonly string[] {
  const [errorsBefore = [], errorsAfter = []] = [before.result.unparsed, after.result.unparsed];
  const others = errorsBefore.filter((text) => !errorsAfter.includes(text));
  return [...errorsAfter, ...others.map((text) => messages.aboutSide('before', text))];
}

/** Returns the union of the two states that a plan contains. */
async function unionOfPlan(
  { after, detail, annotations, drawing }: DifferenceRequest,
  masker: IdMasker,
  io: Io,
  reporter: Reporter,
): Promise<Union> {
  const source = await openSource(after!, io, reporter.step);
  const { inventory: keepTagged, tagged } = taggedResources(drawing?.tags, masker.learn);
  let resources: ReadCode['resources'] = new Map();
  const hooks: ReadHooks = {
    inventory(inventory) {
      resources = new Map(inventory.resources.map((resource) => [resource.address, resource]));
      return keepTagged(inventory);
    },
    mayDrawNothing: true,
  };
  const result = await readSource(source, detail, io, reporter.step, hooks);
  const { files, unreadable } = await readAnnotationsOf(annotations, source.folders, result);
  const annotated = await annotateGraph(result, files, resources.values());
  const warnings = [...source.warnings, ...result.warnings, ...unreadable, ...annotated.warnings];
  reporter.warn(warnings);
  for (const note of result.notes ?? []) reporter.note(note);
  const { graph } = annotated;
  const code: ReadCode = { resources, source, ledger: result.ledger, graph: result.graph };
  return {
    graph: drawing?.drift === true ? graph : { ...graph, nodes: withoutDrift(graph.nodes) },
    names: null,
    commonTitle: result.fallbackTitle ?? source.title,
    sizeBefore: null,
    revisions: [{ ledger: result.ledger, source, tagged }],
    code: { before: code, after: code },
    unparsed: [],
    namedStyle: annotated,
    warnings,
  };
}

// ---- Surroundings of a change: the requested number of hops, or as many as keep captions legible.

/** Display width of a diagram and the smallest legible caption at that width, both in pixels. */
interface Legible {
  readonly width: number;
  readonly caption: number;
}

export interface Focus {
  /** Number of hops drawn around a change, the rest is counted; null draws everything. */
  readonly hops: number | null;
  /** Maximum number of icons up to which everything is drawn; 0 by default. */
  readonly iconsUnfocused?: number;
  /** Draws more or fewer hops than `hops`, as long as captions stay legible. */
  readonly legible?: Legible;
}

interface ChangeViewOptions {
  /** Null for everything. */
  readonly view: View | null;
  readonly cache: ViewCache;
  /** True if positions are shown. */
  readonly isArranged: boolean;
  /** True for a page, whose readers open what an overview counts. */
  readonly hasLevels?: boolean;
}

/**
 * Returns the drawn part of a union, with all changes. A large union without changes is one icon: nothing in it is to be
 * looked for.
 * Returns the first candidate that is narrow enough. If none is, returns the narrowest one with a warning.
 */
export async function selectChange(
  union: Graph,
  focus: Focus,
  { view, cache, isArranged, hasLevels = false }: ChangeViewOptions,
): Promise<DrawnView> {
  const viewOf = async (graph: Graph): Promise<DrawnView> =>
    view === null ? { graph, notes: [], warnings: [] } : selectView(graph, view, cache.captionSize);
  const [first, ...others] = await candidatesOf(union, focus);
  const { legible } = focus;
  if (legible === undefined || !isArranged || !isChanged(union)) {
    const drawn = await viewOf(first());
    const isWhole = drawn.counted === undefined || hasLevels || !isChanged(union);
    return isWhole ? drawn : ((await insteadOfOverview(union, drawn, viewOf)) ?? drawn);
  }
  const widthMax = (CAPTION_SIZE * legible.width) / legible.caption;
  let narrowest: { readonly drawn: DrawnView; readonly width: number } | null = null;
  let size = Number.POSITIVE_INFINITY;
  for (const candidate of [first, ...others]) {
    const graph = candidate();
    // Fewer hops that omit nothing give the same diagram.
    if (graph.nodes.size === size) continue;
    size = graph.nodes.size;
    const drawn = await viewOf(graph);
    const { width } = await cache.layout(drawn.graph);
    if (width <= widthMax) return drawn;
    if (narrowest === null || width < narrowest.width) narrowest = { drawn, width };
  }
  const { drawn, width } = narrowest!;
  return { ...drawn, warnings: [...drawn.warnings, messages.changeTooWide(width, legible.width, CAPTION_SIZE)] };
}

/**
 * Returns the changes with as many neighbours as can be drawn without counting icons: an overview of everything hides
 * the change. Null if there are too many changes.
 */
async function insteadOfOverview(
  union: Graph,
  { counted }: DrawnView,
  viewOf: (graph: Graph) => Promise<DrawnView>,
): Promise<DrawnView | null> {
  const { focus } = await import('../diff/index.js');
  for (let hops = FOCUS_HOPS_DEFAULT; hops >= 0; hops--) {
    const drawn = await viewOf(focus(union, hops));
    if (drawn.counted !== undefined) continue;
    const warning = messages.changeInsteadOfAll(counted?.graph.nodes.size ?? 0);
    return { ...drawn, warnings: [...drawn.warnings, warning] };
  }
  return null;
}

/** Minimum number of unchanged nodes with the same edges that are drawn as one. */
const UNCHANGED_ALIKE_MIN = 5;

type Candidates = readonly [() => Graph, ...(() => Graph)[]];

/**
 * Returns the candidates, from the most surroundings to none. Without a width limit, the first one is used. They are
 * functions, because most are never computed.
 */
async function candidatesOf(union: Graph, { hops, iconsUnfocused = 0, legible }: Focus): Promise<Candidates> {
  if (hops === null) return [() => union];
  const isSmall = iconsIn(union) <= iconsUnfocused;
  const { focus, mergeUnchanged } = await import('../diff/index.js');
  const whole = (): Graph => (isChanged(union) ? mergeUnchanged(union, UNCHANGED_ALIKE_MIN) : union);
  const within = (distance: number) => (): Graph => mergeUnchanged(focus(union, distance), UNCHANGED_ALIKE_MIN);
  const requested: Candidates = isSmall ? [whole, within(hops + 1), within(hops)] : [within(hops)];
  if (legible === undefined) return requested;
  const fewerHops = Array.from({ length: hops }, (_, index) => within(hops - 1 - index));
  return [...requested, (): Graph => mergeUnchanged(focus(union, hops)), ...fewerHops];
}

const iconsIn = ({ nodes }: Graph): number => [...nodes.values()].filter(({ type }) => !isContainerType(type)).length;

// ---- Graph files, of which a command has the committed and the current one.

/**
 * Returns the changes between two graph files, regardless of their formatting; null for none.
 * @throws InvalidInput if the old file is not a graph file
 */
export async function sinceGraph(
  committed: SourceFile,
  current: Uint8Array,
  detail: Detail,
  io: Io,
): Promise<ChangeReport | null> {
  const sourceOf = (name: string, bytes: Uint8Array): Source => ({
    is: 'files',
    name,
    files: { kind: 'any', file: { name, bytes }, dot: null },
    folders: [],
  });
  const [before, after] = [sourceOf(committed.name, committed.bytes), sourceOf(committed.name, current)];
  const reportOnly = { annotations: null, view: null, title: null, drawing: null, hops: null, mayBeEmpty: false };
  const { report } = await difference({ before, after, detail, ...reportOnly }, io);
  return isDifferent(report) ? report : null;
}
