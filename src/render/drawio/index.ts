/** A file that opens in draw.io: boxes in boxes, arrows that end at what they join, each thing with what is known of it. */
import { layoutOf, presentationOf } from '../side.js';
import { bundledIcons } from '../svg/bundled.js';
import { slugsOf } from '../svg/icons.js';
import { LIGHT } from '../theme.js';
import type { How, Said, Writer } from '../writer.js';
import { embedded, type Pictures } from './icons.js';
import { page } from './page.js';
import { element } from './xml.js';

const FIRST = 'architecture';

export const write: Writer<Said> = async (said, how) => {
  const { side, stamp } = how;
  const layout = layoutOf(said.layout, side);
  const presentation = presentationOf(said.presentation, side);
  const pictures = await picturesFor(slugsOf(layout), how);
  const first = page({ layout, presentation }, { id: FIRST, leadsTo: () => undefined }, pictures);
  const file = { host: 'groundplan', compressed: 'false', 'data-groundplan': stamp };
  return { content: `${element('mxfile', file, first)}\n`, note: null };
};

async function picturesFor(slugs: Iterable<string>, { icons }: Pick<How, 'icons'>): Promise<Pictures> {
  const own = embedded(await bundledIcons(slugs), LIGHT);
  if (icons !== 'native') return own;
  const { native } = await import('./native.js');
  return native(own);
}
