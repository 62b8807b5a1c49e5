/** Diagrams of parts, beside an overview that links to them: src/inference/views/pages. */

import type { Graph } from '../graph/model.js';
import type { Pages } from '../inference/views/pages/index.js';
import type { PresentOptions } from '../labels/index.js';
import type { Presentation, PresentedBox } from '../labels/model.js';
import type { AskDot } from '../layout/dot/index.js';
import type { Io } from '../platform/io.js';
import type { FallbackFont } from '../render/fallback/font.js';
import { formatRow } from '../render/formats.js';
import type { DiagramPage, Links, ProvenanceDetails } from '../render/writer.js';
import { type Drawing, drawAll, type RenderedFile } from './draw.js';
import * as messages from './messages.js';
import type { OnStep } from './on-step.js';
import { type Seen, selectView, type View } from './view.js';
import { lensOf } from './view-cache.js';

/** Returns the file name of a page for links; null is the overview. */
export type FileOf = (slug: string | null) => string;

export interface Page {
  /** A portable file name; stable for the same address. */
  readonly slug: string;
  readonly pictures: readonly RenderedFile[];
}

/** A graph with its pages, ready to draw. */
export interface Paged {
  readonly pages: Pages;
  readonly slugs: ReadonlyMap<string, string>;
  /** Icons that link to pages; empty if the overview counts icons again. */
  readonly pageOfIcon: ReadonlyMap<string, string>;
  readonly view: View;
}

/** Splits a graph into an overview and pages. Null with a warning if there is nothing for a page. */
export async function selectPages(graph: Graph, view: View): Promise<Seen & { readonly paged: Paged | null }> {
  const whole = await selectView(graph, { ...view, overview: false });
  const { pagesOf } = await import('../inference/views/pages/index.js');
  const pages = pagesOf(whole.graph);
  if (pages === null) return { ...whole, warnings: [...whole.warnings, messages.NO_PAGES], paged: null };
  const warnings = [...whole.warnings];
  if (pages.found > pages.ids.length) warnings.push(messages.pagesTooMany(pages.found, pages.ids.length));
  const { removed } = graph;
  const drawn = removed === undefined ? pages.overview : { ...pages.overview, removed };
  // The overview may be too large as well, and then has its own warning.
  const seen = await selectView(drawn, { simplified: false, overview: view.overview });
  const { idsFor } = await import('../slug.js');
  const slugs = idsFor(pages.ids);
  const paged = {
    ...{ pages, view, slugs: new Map(pages.ids.map((id, i) => [id, slugs[i] as string])) },
    pageOfIcon: seen.graph === drawn ? pages.pageOfIcon : new Map(),
  };
  return { graph: seen.graph, notes: whole.notes, warnings: [...warnings, ...seen.warnings], paged };
}

/**
 * Returns the links of a diagram to pages.
 * @param own the page that links; null for the overview
 */
export function linksIn({ items }: Presentation, paged: Paged, fileOf: FileOf, own: string | null): Links {
  const hrefs = new Map<string, string>();
  const pageOf = new Map<string, string | null>();
  const parents = new Map(items.map(({ id, parent }) => [id, parent]));
  for (const { id, kind } of items) {
    if (kind === 'box') continue;
    const page = (own === null && paged.pageOfIcon.get(id)) || null;
    for (let at: string | null = id; at !== null; at = parents.get(at) ?? null)
      pageOf.set(at, !pageOf.has(at) || pageOf.get(at) === page ? page : null);
  }
  for (const item of items) {
    const leads = item.kind === 'node' || isModule(item) ? pageOf.get(item.id) : null;
    const page = paged.slugs.has(item.id) ? item.id : leads;
    if (page && page !== own) hrefs.set(item.id, encodeURIComponent(fileOf(paged.slugs.get(page) as string)));
  }
  return { hrefs, heading: own === null ? null : encodeURIComponent(fileOf(null)) };
}

const isModule = ({ style }: PresentedBox): boolean => style === 'module';

export interface PageOptions extends Omit<Drawing, 'layout'> {
  readonly options: PresentOptions;
  readonly askDot: AskDot | null;
  readonly machine: Io;
  readonly fileOf: FileOf;
  readonly told?: ProvenanceDetails;
  readonly fallbackFonts?: readonly FallbackFont[];
}

/** Returns the name of a page within a single file. */
const sheetOf: FileOf = (slug) => (slug === null ? 'architecture' : `page-${slug}`);

export const linksInFile = (words: Presentation, paged: Paged): Links => linksIn(words, paged, sheetOf, null);

/**
 * Draws every page. For formats that include their pages, returns sheets instead.
 * @param overview labels of the overview
 */
export async function drawPages(paged: Paged, overview: Presentation, how: PageOptions, onStep: OnStep) {
  const names = new Map(overview.items.map(({ id, title }) => [id, title]));
  const pages: Page[] = [];
  const sheets: DiagramPage[] = [];
  const formats = how.formats.filter((format) => !formatRow(format).hasPages);
  const warnings: string[] = [];
  // A page in which everything is new still needs marks, because not everything in the whole diagram is new.
  const options = { ...how.options, ...(overview.changes !== undefined && { marksAllNew: true }) };
  for (const [id, slug] of paged.slugs) {
    const name = names.get(id) ?? messages.nameOfPage(id);
    const title = messages.titleOfPage(overview.title, name);
    // A separate cache per page, so that layouts are released.
    const lens = lensOf(options, how.askDot, onStep);
    const graph = { ...paged.pages.page(id), title };
    const seen = await selectView(graph, { ...paged.view, simplified: false }, lens.caption);
    const words = await lens.words(seen.graph);
    const links = linksIn(words, paged, how.fileOf, id);
    const pictures = await drawAll(words, { ...how, formats, arranged: await lens.known(seen.graph), links }, onStep);
    pages.push({ slug, pictures });
    if (formats.length < how.formats.length) {
      const said = { presentation: words, layout: await lens.layout(seen.graph) };
      sheets.push({ id: sheetOf(slug), labeled: said, links: linksIn(words, paged, sheetOf, id) });
    }
    warnings.push(...seen.warnings.map((warning) => messages.onPage(name, warning)));
  }
  return { pages, sheets, warnings };
}
