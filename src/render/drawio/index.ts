/**
 * Writes a draw.io file: nested boxes, edges connected to their cells, and the data of each element under Edit Data.
 */
import { layoutOf, presentationOf } from '../side.js';
import { bundledIcons, slugsOf } from '../svg/icons.js';
import { LIGHT } from '../theme.js';
import type { DiagramPage, LabeledLayout, Links, RenderOptions, Writer } from '../writer.js';
import { element } from './cells.js';
import { embedded, type Pictures } from './icons.js';
import { page } from './page.js';

const FIRST = 'architecture';
/** Prefix of a link to another page of the file. */
const PAGE_LINK = 'data:page/id,';

const leadsTo =
  (links: Links) =>
  (id: string): string | undefined => {
    const page = links.hrefs.get(id);
    return page === undefined ? undefined : PAGE_LINK + page;
  };

export const write: Writer<LabeledLayout> = async (labeled, options) => {
  const { side, stamp, pages } = options;
  const first = { layout: layoutOf(labeled.layout, side), presentation: presentationOf(labeled.presentation, side) };
  const pagesOfFile: readonly DiagramPage[] = [
    { id: FIRST, labeled: first, links: pages?.links ?? NO_LINKS },
    ...(pages?.sheets ?? []),
  ];
  const slugs = new Set(pagesOfFile.flatMap((sheet) => [...slugsOf(sheet.labeled.layout)]));
  const pictures = await picturesFor(slugs, options);
  const diagrams = pagesOfFile.map((sheet) =>
    page(sheet.labeled, { id: sheet.id, leadsTo: leadsTo(sheet.links) }, pictures),
  );
  const file = { host: 'groundplan', compressed: 'false', 'data-groundplan': stamp };
  return { content: `${element('mxfile', file, diagrams.join('\n'))}\n`, note: null };
};

const NO_LINKS: Links = { hrefs: new Map(), heading: null };

async function picturesFor(slugs: Iterable<string>, { icons }: Pick<RenderOptions, 'icons'>): Promise<Pictures> {
  const own = embedded(await bundledIcons(slugs), LIGHT);
  if (icons !== 'native') return own;
  const { native } = await import('./native.js');
  return native(own);
}
