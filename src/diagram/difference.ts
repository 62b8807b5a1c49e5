/** The pipeline for two sources: read both, compare them, and lay them out as one diagram. */

import type { ChangeReport } from '../diff/report/model.js';
import { NoResources } from '../errors.js';
import { countResources } from '../graph/counts.js';
import { withoutDrift } from '../graph/merge-changes.js';
import type { Graph } from '../graph/model.js';
import { isContainerType } from '../graph/node-types.js';
import { countChanged } from '../labels/change-counts.js';
import { isChanged } from '../labels/change-marks.js';
import type { Presentation } from '../labels/model.js';
import { CAPTION_SIZE } from '../layout/scene/measures.js';
import * as sharedMessages from '../messages.js';
import type { Io } from '../platform/io.js';
import { findDot } from '../platform/programs/graphviz.js';
import type { FallbackFont } from '../render/fallback/font.js';
import type { Names } from '../terraform/fetch/titles.js';
import { type AccountIds, accountIds, addressed, tellHidden, withHiddenFailures } from './account-ids.js';
import { annotateGraph } from './annotate.js';
import { compareSides, isDifferent, reportedOf } from './compare.js';
import { detailsOf, drawAll, needsLayout, type RenderedFile } from './draw.js';
import { codeOf, type LinkTo, type ReadCode } from './evidence.js';
import { fontsOf, withNamedFonts } from './fonts.js';
import * as messages from './messages.js';
import { SILENT, type Telling } from './on-step.js';
import type { RevisionToDetail } from './provenance-details.js';
import { type ReadHooks, readSource } from './read.js';
import type { DiagramRequest } from './request.js';
import { type ReadSide, readSides } from './revisions.js';
import { openSource, type Source } from './source.js';
import { keepTagged } from './tagged.js';
import { type Seen, selectView, type View } from './view.js';
import { type Lens, lensOf } from './view-cache.js';

/** Members with the same meaning as in a request for one source. The view is the drawn part of the union. */
type SharedMembers = Pick<DiagramRequest, 'detail' | 'annotations' | 'view' | 'title' | 'drawing' | 'hidesAccounts'>;

export interface DifferenceRequest extends Focus, SharedMembers {
  /** Null if the source did not exist; `planned` if `after` is a plan, which also holds the state before. */
  readonly before: Source | null | 'planned';
  readonly after: Source | null;
  /** True to accept code without resources as a revision. */
  readonly mayBeEmpty: boolean;
  /** True (the default) for two states of the same resources; false for two environments, of which neither becomes the other. */
  readonly isOneState?: boolean;
  /** Names of the revisions that the sources do not tell: commits, variable files. */
  readonly names?: Names;
  /** Common name of both sources, if neither has a title. */
  readonly called?: string;
  /**
   * Folder of both sources in their repository, if the sources do not tell it: file paths start at its root. Null for sources
   * outside of a repository, whose files are not named. By default, file paths start at the source.
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
  /** Errors of files that cannot be parsed: differences in these files are unknown. Absent for none. */
  readonly unparsed?: readonly string[];
  readonly warnings: readonly string[];
}

/**
 * Compares two sources. Both are read before anything is drawn.
 * @throws as `diagram` does, for `before` first
 */
export async function difference(request: DifferenceRequest, io: Io, watch: Telling = SILENT): Promise<Difference> {
  const ids = accountIds(request.hidesAccounts === true);
  return withHiddenFailures(ids, () => drawDifference(request, ids, io, tellHidden(watch, ids)));
}

async function drawDifference(
  request: DifferenceRequest,
  ids: AccountIds,
  io: Io,
  watch: Telling,
): Promise<Difference> {
  const { detail, title, drawing, view } = request;
  const askDot = drawing?.layout === 'dot' && needsLayout(drawing.formats) ? await findDot(io) : null;
  const given = await fontsOf(drawing, io);
  const {
    union,
    names,
    called: place,
    size,
    told,
    unparsed,
    warnings,
    read,
    named,
  } = request.before === 'planned'
    ? await plannedUnion(request, ids, io, watch)
    : await comparedUnion({ ...request, before: request.before }, ids, io, watch);
  const fonts = await withNamedFonts(given, named, drawing, io);
  const options = {
    modules: drawing?.modules ?? 'auto',
    changes: true,
    marksAllNew: request.before !== 'planned',
    strips: detail !== 'all',
  } as const;
  const lens = lensOf(options, askDot, watch.step);
  const called = { own: union.title, place: request.called || place };
  // Ids are only needed to compare the revisions. Everything after this is text.
  const marked = ids.graph({ ...union, title: title ?? titleOf(called, request.names ?? names) });
  const { code, linkTo } = codeOf(withoutIds(read, ids), request.folder, io);
  const report = await reportedOf(marked, await lens.words(marked), code);
  const whole = {
    ...marked,
    changes: {
      counts: report.counts,
      shown: countChanged(union.nodes.values()),
      ...union.changes,
      ...(size !== null && { before: size }),
      sentence: report.sentence,
    },
  };
  const isDrawn = drawing !== null && (isDifferent(report) || request.onlyDifferent !== true);
  // Changes of resources without icons are only in the report; there is nothing to draw.
  if (isDrawn && drawing.formats.length > 0 && whole.nodes.size === 0) {
    throw new NoResources(sharedMessages.NO_RESOURCES_FOUND, { remedy: messages.noResourcesRemedy(whole.total ?? 0) });
  }
  const isArranged = isDrawn && needsLayout(drawing.formats);
  const seen = await seeChange(whole, request, { view, lens, isArranged });
  for (const note of seen.notes) watch.note(note);
  watch.warn(seen.warnings);
  const { graph } = seen;
  const presentation = await lens.words(graph);
  const pictures = isDrawn
    ? await drawAll(
        presentation,
        {
          ...{ ...drawing, askDot, machine: io, arranged: await lens.known(graph), fallbackFonts: fonts },
          ...(await detailsOf(drawing, told, graph, { io, ids })),
        },
        watch.step,
      )
    : [];
  return {
    ...{ graph, presentation, report, linkTo, pictures, fonts },
    ...(unparsed.length > 0 && { unparsed: unparsed.map(ids.text) }),
    warnings: [...warnings, ...seen.warnings].map(ids.text),
  };
}

async function comparedUnion(
  request: DifferenceRequest & { readonly before: Source | null },
  ids: AccountIds,
  io: Io,
  watch: Telling,
) {
  const sides = await readSides({ ...request, tags: request.drawing?.tags ?? [] }, io, watch.step);
  const { before, after } = sides;
  for (const { resources } of [before, after]) ids.learn(resources.values());
  watch.warn(sides.warnings);
  for (const note of sides.notes) watch.note(note);
  const annotated = await annotateSides(before, after, request, watch);
  watch.step(messages.STEP_COMPARING);
  const both = await compareSides(
    { side: before, graph: annotated.before },
    { side: after, graph: annotated.after },
    request.isOneState ?? true,
  );
  const union = { ...both, total: sizeOf(annotated.after) };
  const names = { before: before.found.called ?? '', after: after.found.called ?? '' };
  const called = names.after || names.before;
  const size = sizeOf(annotated.before);
  const told = [sideToTell(after), sideToTell(before)] as const;
  const unparsed = unparsedOf(before, after);
  const read = { before: readCode(before), after: readCode(after) };
  const { fonts: named } = annotated;
  const texts = [...sides.warnings, ...annotated.warnings];
  return { union, names, called, size, told, read, unparsed, named, warnings: texts };
}

/** Returns the errors of both revisions, each once. Errors of `before` are marked as such. */
function unparsedOf(before: ReadSide, after: ReadSide): readonly string[] {
  const [old = [], current = []] = [before.found.unparsed, after.found.unparsed];
  const others = old.filter((text) => !current.includes(text));
  return [...current, ...others.map((text) => messages.aboutSide('before', text))];
}

/** Masks the addresses of the code, because lines are looked up by masked addresses. */
function withoutIds({ before, after }: ReadSides, ids: AccountIds): ReadSides {
  const hidden = (side: ReadCode): ReadCode => ({
    ...{ ...side, ledger: ids.data(side.ledger), graph: ids.graph(side.graph) },
    resources: new Map([...side.resources].map(([address, each]) => [ids.text(address), addressed(each, ids)])),
  });
  const one = hidden(before);
  return { before: one, after: before === after ? one : hidden(after) };
}

interface ReadSides {
  readonly before: ReadCode;
  readonly after: ReadCode;
}

const readCode = ({ resources, source, found: { ledger, graph } }: ReadSide): ReadCode => ({
  ...{ resources, source, ledger, graph },
});

const sideToTell = ({ found: { ledger }, source, tagged }: ReadSide): RevisionToDetail => ({
  ...{ ledger, source },
  ...(tagged && { tagged }),
});

const sizeOf = ({ total, nodes }: Graph): number => total ?? countResources(nodes.values());

/** Returns the two names with the common title; if the names are equal, the common name. */
function titleOf({ own, place }: { readonly own: string; readonly place: string }, names: Names | null): string {
  const isTold = names !== null && names.before !== '' && names.after !== '' && names.before !== names.after;
  if (!isTold) return own + place === '' ? messages.CHANGES : messages.changesOf(own || place);
  const apart = messages.beforeAfter(names.before, names.after);
  return own === '' ? messages.changesOf(apart) : messages.ofBoth(own, apart);
}

/** Returns the two states that a plan holds. */
async function plannedUnion(
  { after, detail, annotations, drawing }: DifferenceRequest,
  ids: AccountIds,
  io: Io,
  watch: Telling,
) {
  const source = await openSource(after!, io, watch.step);
  const tagged = keepTagged(drawing?.tags, ids.learn);
  let resources: ReadCode['resources'] = new Map();
  const look: ReadHooks = {
    ...tagged,
    inventory(whole) {
      resources = new Map(whole.resources.map((resource) => [resource.address, resource]));
      return tagged.inventory(whole);
    },
    mayDrawNothing: true,
  };
  const found = { called: source.called, ...(await readSource(source, detail, io, watch.step, look)) };
  const unread = new Set<string>();
  const files = (await annotations?.(source.folders, found.annotations ?? [], (text) => unread.add(text))) ?? [];
  const annotated = await annotateGraph(found, files);
  const warnings = [...source.warnings, ...found.warnings, ...unread, ...annotated.warnings];
  watch.warn(warnings);
  for (const note of found.notes ?? []) watch.note(note);
  const { graph } = annotated;
  const told = [{ ledger: found.ledger, source, tagged: tagged.kept }] as const;
  const union = drawing?.drift === true ? graph : { ...graph, nodes: withoutDrift(graph.nodes) };
  const one: ReadCode = { resources, source, ledger: found.ledger, graph: found.graph };
  const read = { before: one, after: one };
  return {
    union,
    names: null,
    size: null,
    called: found.called ?? '',
    told,
    read,
    unparsed: [],
    named: annotated.fonts,
    warnings,
  };
}

/** Annotates both graphs with the files beside `after`, so that elements have the same labels. */
async function annotateSides(
  before: ReadSide,
  after: ReadSide,
  { annotations }: Pick<DifferenceRequest, 'annotations'>,
  watch: Telling,
) {
  const unread = new Set<string>();
  const files = (await annotations?.(after.folders, after.found.annotations ?? [], (text) => unread.add(text))) ?? [];
  const current = await annotateGraph(after.found, files);
  const { graph: old } = await annotateGraph(before.found, files);
  const warnings = [...unread, ...current.warnings];
  watch.warn(warnings);
  return { before: old, after: current.graph, fonts: current.fonts, warnings };
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

/** The view of a graph (null for all of it), and whether positions are shown. */
interface Seeing {
  readonly view: View | null;
  readonly lens: Lens;
  readonly isArranged: boolean;
}

/**
 * Returns the drawn part of a union, with all changes. A union without changes stays whole.
 * Returns the first candidate that is narrow enough. If none is, returns the narrowest one with a warning.
 */
export async function seeChange(union: Graph, focus: Focus, { view, lens, isArranged }: Seeing): Promise<Seen> {
  const see = async (graph: Graph): Promise<Seen> =>
    view === null ? { graph, notes: [], warnings: [] } : selectView(graph, view, lens.caption);
  const [first, ...others] = await candidatesOf(union, focus);
  const { legible } = focus;
  if (legible === undefined || !isArranged || !isChanged(union)) return see(first());
  const widest = (CAPTION_SIZE * legible.width) / legible.caption;
  let best: { readonly seen: Seen; readonly width: number } | null = null;
  let size = Number.POSITIVE_INFINITY;
  for (const candidate of [first, ...others]) {
    const graph = candidate();
    // Fewer hops that omit nothing give the same diagram.
    if (graph.nodes.size === size) continue;
    size = graph.nodes.size;
    const seen = await see(graph);
    const { width } = await lens.layout(seen.graph);
    if (width <= widest) return seen;
    if (best === null || width < best.width) best = { seen, width };
  }
  const { seen, width } = best!;
  return { ...seen, warnings: [...seen.warnings, messages.changeTooWide(width, legible.width, CAPTION_SIZE)] };
}

type Candidates = readonly [() => Graph, ...(() => Graph)[]];

/** Returns the candidates, from the most surroundings to none. Without a width limit, the first one is used. */
async function candidatesOf(union: Graph, { hops, iconsUnfocused = 0, legible }: Focus): Promise<Candidates> {
  const whole = (): Graph => union;
  if (hops === null || !isChanged(union)) return [whole];
  const { focus, mergeUnchanged } = await import('../diff/index.js');
  const near = (by: number) => (): Graph => focus(union, by);
  const isSmall = iconsIn(union) <= iconsUnfocused;
  const most: Candidates = isSmall ? [whole, near(hops + 1), near(hops)] : [near(hops)];
  if (legible === undefined) return most;
  const fewer = Array.from({ length: hops }, (_, i) => near(hops - 1 - i));
  return [...most, (): Graph => mergeUnchanged(focus(union, hops)), ...fewer];
}

const iconsIn = ({ nodes }: Graph): number => [...nodes.values()].filter(({ type }) => !isContainerType(type)).length;
