/** Writes the diagram as one page of vector graphics with embedded fonts, icons and links. */
import type { Layout } from '../../layout/layout.js';
import { layoutOf } from '../side.js';
import { drawSvg } from '../svg/index.js';
import { withUndrawn } from '../undrawn.js';
import { withFallbackFonts } from '../with-fonts.js';
import type { Writer } from '../writer.js';
import { pdfDocument } from './document.js';

export const write: Writer<Layout> = async (layout, { theme, side, links = null, stamp = null, fonts = [] }) => {
  // A PDF cannot follow the reader's light or dark setting.
  const whole = await drawSvg(layoutOf(layout, side), theme === 'auto' ? 'light' : theme, links);
  const { svg, undrawn } = await withFallbackFonts(whole, { fonts }, true);
  return { content: pdfDocument(svg, stamp), note: withUndrawn(null, undrawn) };
};
