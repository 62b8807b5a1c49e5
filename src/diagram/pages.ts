/**
 * Draws one diagram per part of a large graph, beside an overview that links to them (`--pages`). Which parts have a
 * page is decided in src/inference/views/pages.
 */

import type { Graph } from '../graph/model.js';
import type { Pages } from '../inference/views/pages/index.js';
import type { PresentOptions } from '../labels/index.js';
import type { Presentation, PresentedBox, PresentedNode } from '../labels/model.js';
import type { AskDot } from '../layout/dot/index.js';
import type { Io } from '../platform/io.js';
import type { FallbackFont } from '../render/fallback/font.js';
import { formatRow } from '../render/formats.js';
import type { Appearance, DiagramPage, Links, ProvenanceDetails } from '../render/writer.js';
import { type Drawing, drawAll, type RenderedFile } from './draw.js';
import * as messages from './messages.js';
import type { OnStep } from './on-step.js';
import { type DrawnView, selectView, type View } from './view.js';
import { createViewCache } from './view-cache.js';

/** Returns the file name of a page, by its slug, for links; null is the overview. */
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
  /** Id of the page that an icon of the overview links to; empty if the overview counts icons again. */
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
  const paged = {
    pages,
    view,
    slugs: new Map(pages.ids.map((id, i) => [id, slugs[i] as string])),
    pageOfIcon: drawn.graph === overview ? pages.pageOfIcon : new Map(),
  };
  const { drawnFor = (address: string) => address } = drawn;
  return {
    graph: drawn.graph,
    // Reads from right to left: what the views before the pages left, its icon in their overview, the icon of that.
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
    for (let at: string | null = id; at !== null; at = parents.get(at) ?? null)
      pages.set(at, !pages.has(at) || pages.get(at) === page ? page : null);
  }
  return pages;
}

const isModule = ({ style }: PresentedBox): boolean => style === 'module';

/** Returns the name of a page within a single file. */
const sheetOf: FileOf = (slug) => (slug === null ? 'architecture' : `page-${slug}`);

/** Returns the links of the overview to pages in the same file. */
export const linksInFile = (overview: Presentation, paged: Paged): Links => linksIn(overview, paged, sheetOf, null);

// ---- Drawing.

export interface PageOptions extends Omit<Drawing, 'layout'> {
  readonly options: PresentOptions;
  readonly askDot: AskDot | null;
  readonly machine: Io;
  readonly fileOf: FileOf;
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
  const sheets: DiagramPage[] = [];
  const warnings: string[] = [];
  const formats = options.formats.filter((format) => !formatRow(format).hasPages);
  const hasSheets = formats.length < options.formats.length;
  const pageOptions = { ...options, ...(options.provenance && { provenance: onPages(options.provenance) }) };
  // A page in which everything is new still needs marks, because not everything in the whole diagram is new.
  const labelOptions = { ...options.options, ...(overview.changes !== undefined && { marksAllNew: true }) };
  for (const [id, slug] of paged.slugs) {
    const name = titles.get(id) ?? messages.nameOfPage(id);
    // A cache per page releases its layouts.
    const cache = createViewCache(labelOptions, options.askDot, onStep);
    const graph = { ...paged.pages.page(id), title: messages.titleOfPage(overview.title, name) };
    const view = await selectView(graph, { ...paged.view, simplified: false }, cache.captionSize);
    const presentation = await cache.labels(view.graph);
    const links = linksIn(presentation, paged, options.fileOf, id);
    const arranged = await cache.knownLayout(view.graph);
    pages.push({ slug, pictures: await drawAll(presentation, { ...pageOptions, formats, arranged, links }, onStep) });
    if (hasSheets) {
      const labeled = { presentation, layout: await cache.layout(view.graph) };
      sheets.push({ id: sheetOf(slug), labeled, links: linksIn(presentation, paged, sheetOf, id) });
    }
    warnings.push(...view.warnings.map((warning) => messages.onPage(name, warning)));
  }
  return { pages, sheets, warnings };
}

/**
 * Returns the details for pages. An icon of the overview that stands for several resources may be on a page with the
 * same id, but for one of them; so only the node itself shows a resource there.
 */
const onPages = ({ undrawn, ...details }: ProvenanceDetails): ProvenanceDetails => ({
  ...details,
  ...(undrawn && { undrawn: undrawn.map((each) => ({ ...each, hosts: each.hosts.slice(-1) })) }),
});
