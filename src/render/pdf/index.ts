/**
 * Writes the diagram as one PDF page of vector graphics with embedded fonts, icons and links. The PDF is converted from
 * the SVG, so that both look the same: `markup.ts` parses the SVG, `elements.ts` draws it.
 */

import type { Layout } from '../../layout/layout.js';
import { DIAGRAM } from '../messages.js';
import { layoutOf } from '../side.js';
import { drawSvg } from '../svg/index.js';
import { withUndrawn } from '../undrawn.js';
import { withFallbackFonts } from '../with-fonts.js';
import type { Writer } from '../writer.js';
import { drawElement } from './elements.js';
import { byteString, formatLength, lengthArray, newFile, type PdfFile, ref, textString } from './file.js';
import { newFonts } from './fonts.js';
import { byId, elementsIn, lengthOf, type Markup, readMarkup } from './markup.js';
import type { Matrix } from './matrix.js';
import { transformOperator } from './paint.js';
import { type Link, type PdfPage, RESOURCES, resourcesText } from './pen.js';
import { noBounds } from './shapes.js';

export const write: Writer<Layout> = async (layout, { theme, side, links = null, stamp = null, fonts = [] }) => {
  // A PDF cannot follow the reader's light or dark setting.
  const diagram = await drawSvg(layoutOf(layout, side), theme === 'auto' ? 'light' : theme, links);
  const { svg, undrawn } = await withFallbackFonts(diagram, { fonts }, true);
  return { content: pdfDocument(svg, stamp), note: withUndrawn(null, undrawn) };
};

/** Points per pixel: 72 points or 96 pixels are an inch. */
const POINTS = 0.75;
/** Longest side of a page in units. Readers refuse longer ones, so a larger page has larger units. */
const SIDE_MAX = 14_400;
const PROGRAM = 'groundplan';

/**
 * Returns a PDF of one page, as large as the diagram.
 * @param svg drawn by this program in one theme
 * @param stamp program version and fingerprint, recorded under Keywords; null for none
 * @throws Bug if the SVG contains something that `elements.ts` does not support
 */
export function pdfDocument(svg: string, stamp: string | null): Uint8Array {
  const root = readMarkup(svg);
  const [width, height] = [lengthOf(root, 'width'), lengthOf(root, 'height')];
  const unit = Math.max(1, Math.ceil((Math.max(width, height) * POINTS) / SIDE_MAX));
  const scale = POINTS / unit;
  const file = newFile();
  // Must be the first object: RESOURCES refers to it by number.
  const resourcesId = file.reserve();
  const page: PdfPage = {
    ...{ file, fonts: newFonts(), size: { width, height }, ids: byId(root), links: [] },
    ...{ resources: new Map(), icons: new Map() },
  };
  // The y axis of a PDF page points up, that of the SVG down.
  const matrix: Matrix = [scale, 0, 0, -scale, 0, height * scale];
  const operators = [transformOperator(matrix)];
  drawElement(root, { page, operators, bounds: noBounds(), matrix, style: new Map(), opacity: 1 });
  const contentId = file.add('', operators.join('\n'));
  file.put(resourcesId, `<< /Font << ${page.fonts.write(file)} >>\n${resourcesText(page)} >>`);
  const [pagesId, pageId] = [file.reserve(), file.reserve()];
  const mediaBox = lengthArray([0, 0, width * scale, height * scale]);
  const size = `/MediaBox ${mediaBox}${unit === 1 ? '' : ` /UserUnit ${unit}`}`;
  const group = '/Group << /S /Transparency /CS /DeviceRGB >>';
  const annotations = page.links.filter(({ rect }) => rect.length > 0).map((link) => ref(addLink(file, link)));
  file.put(
    pageId,
    `<< /Type /Page /Parent ${ref(pagesId)} ${size} ${group} /Resources ${ref(RESOURCES)} /Contents ${ref(contentId)}${annotations.length === 0 ? '' : ` /Annots [${annotations.join(' ')}]`} >>`,
  );
  file.put(pagesId, `<< /Type /Pages /Kids [${ref(pageId)}] /Count 1 >>`);
  const catalog = file.add(
    `<< /Type /Catalog /Pages ${ref(pagesId)} /ViewerPreferences << /DisplayDocTitle true >> >>`,
  );
  return file.bytes(catalog, file.add(metadata(root, stamp)));
}

/** Returns the metadata. It has no dates, so that the same input gives the same bytes. */
function metadata(root: Markup, stamp: string | null): string {
  const textOf = (name: string): string =>
    elementsIn(root)
      .find((element) => element.name === name)
      ?.children.join('') ?? '';
  return [
    `<< /Title ${textString(textOf('title') || DIAGRAM)} /Subject ${textString(textOf('desc'))}`,
    `/Author ${textString(PROGRAM)} /Creator ${textString(PROGRAM)} /Producer ${textString(PROGRAM)}`,
    `${stamp === null ? '' : `/Keywords ${textString(stamp)} `}>>`,
  ].join(' ');
}

/** Adds a link to another file in the same folder, such as a page of the diagram, and returns its object number. */
function addLink(file: PdfFile, { href, rect }: Link): number {
  const name = withPdfExtension(decodeURIComponent(href));
  const target = `<< /S /GoToR /F << /Type /Filespec /F ${byteString(name)} /UF ${textString(name)} >> /D [0 /Fit] >>`;
  return file.add(
    `<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [${rect.map(formatLength).join(' ')}] /A ${target} >>`,
  );
}

/**
 * Returns the name of the PDF for a link such as `network.svg`. The pages of a diagram are written in every requested
 * format, and a link names only one of them.
 */
const withPdfExtension = (name: string): string => name.replace(/\.[a-z]+$/i, '.pdf');
