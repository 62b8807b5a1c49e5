/**
 * Draws one diagram per part of a large graph, beside an overview that links to them (`--pages`). Which parts have a
 * page is decided in src/inference/views/pages.
 */

import type { Graph, GraphNode } from '../graph/model.js';
import { isContainerType } from '../graph/node-types.js';
import type { Pages } from '../inference/views/pages/index.js';
import type { PresentOptions } from '../labels/index.js';
import type { Presentation, PresentedBox, PresentedNode } from '../labels/model.js';
import type { AskDot } from '../layout/dot/index.js';
import type { PinnedPages } from '../layout/pinned/model.js';
import { LEVEL_ICONS_MAX } from '../limits.js';
import type { Io } from '../platform/io.js';
import type { FallbackFont } from '../render/fallback/font.js';
import { formatRow } from '../render/formats.js';
import type { Appearance, DiagramPage, Level, Levels, Links, ProvenanceDetails } from '../render/writer.js';
import { type Drawing, drawAll, type RenderedFile } from './draw.js';
import * as messages from './messages.js';
import type { OnStep } from './on-step.js';
import { pinnedLayoutWarnings } from './pinned-layout.js';
import { type DrawnView, selectView, type View } from './view.js';
import { createViewCache, type ViewCache } from './view-cache.js';

/** Returns the file name of the page with a slug, for links; the name of the overview for null. */
export type FileOf = (slug: string | null) => string;

/** The diagram of one part. */
export interface Page {
  /** A portable file name; stable for the same address. */
  readonly slug: string;
  readonly pictures: readonly RenderedFile[];
}

/** The division of a graph into pages, ready to draw. */
export interface Paged {
  readonly pages: Pages;
  /** Slugs of the pages, by the id of the part. */
  readonly slugs: ReadonlyMap<string, string>;
  /**
   * Id of the page that an icon of the overview links to, by the id of the icon. Empty if the overview itself was too
   * large, so that its icons stand for icons of several pages.
   */
  readonly pageOfIcon: ReadonlyMap<string, string>;
  readonly view: View;
}

/**
 * Splits a graph into an overview, which is returned as the graph, and pages. Null with a warning if there is nothing
 * for a page.
 */
export async function selectPages(graph: Graph, view: View): Promise<DrawnView & { readonly paged: Paged | null }> {
  const whole = await selectView(graph, { ...view, overview: false });
  const { pagesOf } = await import('../inference/views/pages/index.js');
  const pages = pagesOf(whole.graph);
  if (pages === null) return { ...whole, warnings: [...whole.warnings, messages.NO_PAGES], paged: null };
  const warnings = [...whole.warnings];
  if (pages.total > pages.ids.length) warnings.push(messages.pagesTooMany(pages.total, pages.ids.length));
  const { removed } = graph;
  const overview = removed === undefined ? pages.overview : { ...pages.overview, removed };
  // The overview may be too large as well, and then has its own warning.
  const drawn = await selectView(overview, { simplified: false, overview: view.overview });
  const { idsFor } = await import('../slug.js');
  const slugs = idsFor(pages.ids);
  const pageOfIcon = drawn.graph === overview ? pages.pageOfIcon : new Map();
  const paged = { pages, view, slugs: new Map(pages.ids.map((id, index) => [id, slugs[index] as string])), pageOfIcon };
  const { drawnFor = (address: string) => address } = drawn;
  return {
    graph: drawn.graph,
    counted: { graph: whole.graph, ...(whole.drawnFor && { drawnFor: whole.drawnFor }) },
    // A node is replaced up to three times: by a view before the pages, by the overview of the pages, and by the
    // overview of that one.
    drawnFor: (address) => drawnFor(pages.drawnFor(whole.drawnFor?.(address) ?? address) ?? address),
    notes: whole.notes,
    warnings: [...warnings, ...drawn.warnings],
    paged,
  };
}

// ---- Links between the diagrams.

/**
 * Returns the links of a diagram to pages. A part with a page links to it, and so does everything in the overview whose
 * icons all belong to one page.
 * @param currentPage id of the page that links; null for the overview
 */
export function linksIn({ items }: Presentation, paged: Paged, fileOf: FileOf, currentPage: string | null): Links {
  const isOverview = currentPage === null;
  const commonPages = isOverview ? commonPageByItem(items, paged.pageOfIcon) : new Map<string, string | null>();
  const hrefs = new Map<string, string>();
  for (const item of items) {
    const common = item.kind === 'node' || isModule(item) ? commonPages.get(item.id) : null;
    const page = paged.slugs.has(item.id) ? item.id : common;
    if (page && page !== currentPage) hrefs.set(item.id, encodeURIComponent(fileOf(paged.slugs.get(page) as string)));
  }
  return { hrefs, heading: isOverview ? null : encodeURIComponent(fileOf(null)) };
}

/** Returns the page of each icon and box; null for a box whose icons have different pages, or of which any has none. */
function commonPageByItem(
  items: readonly (PresentedNode | PresentedBox)[],
  pageOfIcon: ReadonlyMap<string, string>,
): ReadonlyMap<string, string | null> {
  const parents = new Map(items.map(({ id, parent }) => [id, parent]));
  const pages = new Map<string, string | null>();
  for (const { id, kind } of items) {
    if (kind === 'box') continue;
    const page = pageOfIcon.get(id) ?? null;
    for (let current: string | null = id; current !== null; current = parents.get(current) ?? null)
      pages.set(current, !pages.has(current) || pages.get(current) === page ? page : null);
  }
  return pages;
}

const isModule = ({ style }: PresentedBox): boolean => style === 'module';

/** A page that is a part of a single file, such as a tab in draw.io. */
interface Sheet extends DiagramPage {
  /** Id of the part. */
  readonly part: string;
  readonly title: string;
  /** True if everything in the part is drawn; false for an overview of it. */
  readonly isWhole: boolean;
}

/** Returns the name of a page within a single file. */
export const sheetOf: FileOf = (slug) => (slug === null ? 'architecture' : `page-${slug}`);

/** Returns the links of the overview to pages in the same file. */
export const linksInFile = (overview: Presentation, paged: Paged): Links => linksIn(overview, paged, sheetOf, null);

// ---- Drawing.

export interface PageOptions extends Omit<Drawing, 'layout'> {
  readonly options: PresentOptions;
  readonly askDot: AskDot | null;
  readonly machine: Io;
  readonly fileOf: FileOf;
  /** Positions of an earlier diagram. */
  readonly pinned?: PinnedPages | null;
  readonly provenance?: ProvenanceDetails;
  readonly fallbackFonts?: readonly FallbackFont[];
  readonly brandFonts?: readonly FallbackFont[];
  readonly appearance?: Appearance;
}

/**
 * Draws every page. For formats that include their pages in one file, returns sheets instead of files.
 * @param overview labels of the overview
 */
export async function drawPages(paged: Paged, overview: Presentation, options: PageOptions, onStep: OnStep) {
  const titles = new Map(overview.items.map(({ id, title }) => [id, title]));
  const pages: Page[] = [];
  const sheets: Sheet[] = [];
  const notes: string[] = [];
  const warnings: string[] = [];
  const formats = options.formats.filter((format) => !formatRow(format).hasPages);
  const hasSheets = formats.length < options.formats.length;
  const pageOptions = { ...options, ...(options.provenance && { provenance: onPages(options.provenance) }) };
  // A page in which everything is new still needs marks, because not everything in the whole diagram is new.
  const labelOptions = { ...options.options, ...(overview.changes !== undefined && { marksAllNew: true }) };
  for (const [id, slug] of paged.slugs) {
    const name = titles.get(id) ?? messages.nameOfPage(id);
    const pinned = options.pinned?.(sheetOf(slug)) ?? null;
    // A cache per page releases its layouts.
    const cache = createViewCache(labelOptions, options.askDot, onStep, pinned);
    const graph = { ...paged.pages.page(id), title: messages.titleOfPage(overview.title, name) };
    const view = await selectView(graph, { ...paged.view, simplified: false }, cache.captionSize);
    const presentation = await cache.labels(view.graph);
    if (pinned !== null)
      notes.push(...pinnedLayoutWarnings(pinned, presentation).map((note) => messages.onPage(name, note)));
    const links = linksIn(presentation, paged, options.fileOf, id);
    const arranged = await cache.knownLayout(view.graph);
    pages.push({ slug, pictures: await drawAll(presentation, { ...pageOptions, formats, arranged, links }, onStep) });
    if (hasSheets) {
      const labeled = { presentation, layout: await cache.layout(view.graph) };
      const links = linksIn(presentation, paged, sheetOf, id);
      sheets.push({ id: sheetOf(slug), part: id, title: name, isWhole: view.counted === undefined, labeled, links });
    }
    warnings.push(...view.warnings.map((warning) => messages.onPage(name, warning)));
  }
  return { pages, sheets, notes, warnings };
}

/**
 * Returns the details for pages, in which a resource is shown by its own node only. The other hosts are icons of the
 * overview: a page may have an icon with the same id, but it stands for a single resource.
 */
const onPages = ({ undrawn, ...details }: ProvenanceDetails): ProvenanceDetails => ({
  ...details,
  ...(undrawn && { undrawn: undrawn.map((resource) => ({ ...resource, hosts: resource.hosts.slice(-1) })) }),
});

// ---- Levels of the interactive page: the pages, and everything, beside the overview.

/** An overview, with everything that is needed to draw the graph behind it. */
export interface Overview {
  readonly view: DrawnView;
  /** The cache that has drawn the overview, which may have laid out everything already. */
  readonly cache: ViewCache;
  /** Returns the details of a drawing of everything. */
  readonly detailsOf: (part: NonNullable<DrawnView['counted']>) => Promise<{ readonly provenance?: ProvenanceDetails }>;
}

/** Returns the parts of a graph, as for `--pages`; null if it has none. */
async function partsOf(graph: Graph, cache: ViewCache, options: PageOptions, onStep: OnStep) {
  const { pagesOf } = await import('../inference/views/pages/index.js');
  const pages = pagesOf(graph);
  if (pages === null) return null;
  const { idsFor } = await import('../slug.js');
  const slugs = new Map(idsFor(pages.ids).map((slug, index) => [pages.ids[index] as string, slug]));
  const view = { simplified: false, overview: true };
  const paged: Paged = { pages, slugs, pageOfIcon: new Map(), view };
  const { sheets } = await drawPages(paged, await cache.labels(graph), options, onStep);
  return { pages, sheets };
}

/**
 * Returns the levels of an interactive page. Adds a warning if the whole graph is too large for a level. Null if the
 * page shows everything anyway, or if no format has levels.
 * @param known the pages, if they have been drawn already
 */
export async function levelsOf(
  overview: Overview,
  known: { readonly pages: Pages; readonly sheets: readonly Sheet[] } | null,
  options: Omit<PageOptions, 'fileOf'>,
  onStep: OnStep,
): Promise<{ readonly levels: Levels; readonly warnings: readonly string[] } | null> {
  const { view, cache } = overview;
  const formats = options.formats.filter((format) => formatRow(format).hasLevels);
  if (view.counted === undefined || formats.length === 0) return null;
  const { graph } = view.counted;
  const parts = known ?? (await partsOf(graph, cache, { ...options, formats, fileOf: sheetOf }, onStep));
  const icons = [...graph.nodes.values()].filter(({ type }) => !isContainerType(type)).length;
  const isTooLarge = icons > LEVEL_ICONS_MAX;
  const all: Level[] = (parts?.sheets ?? []).map(({ part, title, labeled }) => ({ id: part, title, labeled }));
  if (!isTooLarge) {
    const labeled = { presentation: await cache.labels(graph), layout: await cache.layout(graph) };
    all.push({ id: WHOLE_ID, title: messages.EVERYTHING, labeled, isWhole: true });
  }
  const homes = homesOf(view, parts, isTooLarge ? null : all.length - 1);
  return {
    levels: { all, homes, ...(await overview.detailsOf(view.counted)) },
    warnings: isTooLarge ? [messages.levelTooLarge(icons, LEVEL_ICONS_MAX)] : [],
  };
}

/** The id of the level that shows everything, for links. No address has this form. */
const WHOLE_ID = '*';

/**
 * Returns the level on which a reader finds each node, as an index into `Levels.all`; -1 for the overview. It is the
 * first of these that draws the node itself: the overview, the part of the node, everything. Nodes without one are left
 * out.
 */
function homesOf(
  { counted, drawnFor = (address) => address }: DrawnView,
  parts: { readonly pages: Pages; readonly sheets: readonly Sheet[] } | null,
  everything: number | null,
): Levels['homes'] {
  const { nodes } = (counted as DrawnView).graph;
  const keyOf = ({ address, type }: GraphNode): string => `${drawnFor(address)}\n${type}`;
  const sizes = new Map<string, number>();
  for (const node of nodes.values()) sizes.set(keyOf(node), (sizes.get(keyOf(node)) ?? 0) + 1);
  const levels = new Map(
    parts?.sheets.flatMap(({ part, isWhole }, index) => (isWhole ? [[part, index] as const] : [])),
  );
  const homes = new Map<string, number>();
  for (const node of nodes.values()) {
    const { address } = node;
    const isInOverview = drawnFor(address) === address && sizes.get(keyOf(node)) === 1;
    const part = parts?.pages.pageOf(address) ?? null;
    const home = isInOverview ? -1 : ((part === null ? undefined : levels.get(part)) ?? everything);
    if (home !== null) homes.set(address, home);
  }
  return homes;
}
