/** A file that opens in draw.io: boxes in boxes, arrows that end at what they join, each thing with what is known of it. */
import { layoutOf, presentationOf } from '../side.js';
import { bundledIcons } from '../svg/bundled.js';
import { slugsOf } from '../svg/icons.js';
import type { Said, Writer } from '../writer.js';
import { page } from './page.js';
import { element } from './xml.js';

const FIRST = 'architecture';

export const write: Writer<Said> = async (said, { side, stamp }) => {
  const layout = layoutOf(said.layout, side);
  const presentation = presentationOf(said.presentation, side);
  const icons = await bundledIcons(slugsOf(layout));
  const first = page({ layout, presentation }, { id: FIRST, leadsTo: () => undefined }, icons);
  const file = { host: 'groundplan', compressed: 'false', 'data-groundplan': stamp };
  return { content: `${element('mxfile', file, first)}\n`, note: null };
};
