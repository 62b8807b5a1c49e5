import type { Layout } from '../../layout/layout.js';
import { layoutOf } from '../side.js';
import { themeCalled } from '../theme.js';
import type { Links, ThemeName, Writer } from '../writer.js';
import { bundledIcons } from './bundled.js';
import { svgDocument } from './document.js';
import { slugsOf } from './icons.js';

/**
 * Returns the diagram as SVG text.
 *
 * @throws Bug if a coordinate of the layout is not a finite number.
 */
export const drawSvg = async (
  layout: Layout,
  theme: ThemeName = 'light',
  links: Links | null = null,
  stamp: string | null = null,
): Promise<string> => svgDocument(layout, await bundledIcons(slugsOf(layout)), themeCalled(theme), links, stamp);

export const write: Writer<Layout> = async (layout, { theme, links, stamp, side }) => ({
  content: await drawSvg(layoutOf(layout, side), theme, links, stamp),
  note: null,
});
