import type { Layout } from '../../arrange/layout.js';
import { themeCalled } from '../theme.js';
import type { ThemeName, Writer } from '../writer.js';
import { bundledIcons } from './bundled.js';
import { svgDocument } from './document.js';
import { slugsOf } from './icons.js';

/**
 * The picture as SVG text.
 *
 * @throws Bug where the layout has a coordinate that is no finite number.
 */
export const drawSvg = async (layout: Layout, theme: ThemeName = 'light'): Promise<string> =>
  svgDocument(layout, await bundledIcons(slugsOf(layout)), themeCalled(theme));

export const write: Writer<Layout> = async (layout, { theme }) => ({
  content: await drawSvg(layout, theme),
  note: null,
});
