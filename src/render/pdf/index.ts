/** A page of vectors for documents and printers: the picture with its fonts, icons and links, and nothing from elsewhere. */
import type { Layout } from '../../arrange/layout.js';
import { layoutOf } from '../side.js';
import { drawSvg } from '../svg/index.js';
import { undrawnTexts, withUndrawn } from '../undrawn.js';
import type { Writer } from '../writer.js';
import { pdfDocument } from './document.js';

export const write: Writer<Layout> = async (layout, { theme, side, links = null, stamp = null }) => {
  // Paper cannot follow its reader's system.
  const svg = await drawSvg(layoutOf(layout, side), theme === 'auto' ? 'light' : theme, links);
  return { content: pdfDocument(svg, stamp), note: withUndrawn(null, undrawnTexts(svg)) };
};
