import type { Layout } from '../../arrange/layout.js';
import bundled from '../assets/icons.json' with { type: 'json' };
import { themeCalled } from '../theme.js';
import type { ThemeName, Writer } from '../writer.js';
import { svgDocument } from './document.js';
import type { Icons } from './icons.js';

/**
 * The picture as SVG text.
 *
 * @throws Bug where the layout has a coordinate that is no finite number.
 */
export const drawSvg = (layout: Layout, theme: ThemeName = 'light', icons: Icons = bundled): string =>
  svgDocument(layout, icons, themeCalled(theme));

export const write: Writer<Layout> = (layout, { theme }) => ({ content: drawSvg(layout, theme), note: null });
