/** A page of vectors for documents and printers: the picture with its fonts, icons and links, and nothing from elsewhere. */
import type { Layout } from '../../layout/layout.js';
import { layoutOf } from '../side.js';
import { drawSvg } from '../svg/index.js';
import { withUndrawn } from '../undrawn.js';
import { withFallbackFonts } from '../with-fonts.js';
import type { Writer } from '../writer.js';
import { pdfDocument } from './document.js';

export const write: Writer<Layout> = async (layout, { theme, side, links = null, stamp = null, fonts = [] }) => {
  // Paper cannot follow its reader's system.
  const whole = await drawSvg(layoutOf(layout, side), theme === 'auto' ? 'light' : theme, links);
  const { svg, undrawn } = await withFallbackFonts(whole, { fonts }, true);
  return { content: pdfDocument(svg, stamp), note: withUndrawn(null, undrawn) };
};
