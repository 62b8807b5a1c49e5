/** A PDF of one page, as large as the diagram, with its title and links. */
import { DIAGRAM } from '../messages.js';
import { draw } from './draw.js';
import { amount, amounts, ascii, newFile, type PdfFile, ref, words } from './file.js';
import { newFonts } from './fonts.js';
import { byId, elementsIn, lengthOf, type Markup, readMarkup } from './markup.js';
import type { Matrix } from './matrix.js';
import { transformed } from './paint.js';
import { type Link, RESOURCES, resourcesText, type Sheet } from './pen.js';
import { noBounds } from './shapes.js';

/** Points per pixel: 72 points or 96 pixels are an inch. */
const POINTS = 0.75;
/** Longest side of a page in units. Readers refuse longer ones, so a larger page has larger units. */
const SIDE_MAX = 14_400;
const MAKER = 'groundplan';

/**
 * Returns the PDF of a diagram.
 * @param svg drawn by this program in one theme
 * @param stamp program version and fingerprint, recorded under Keywords; null for none
 */
export function pdfDocument(svg: string, stamp: string | null): Uint8Array {
  const root = readMarkup(svg);
  const [width, height] = [lengthOf(root, 'width'), lengthOf(root, 'height')];
  const unit = Math.max(1, Math.ceil((Math.max(width, height) * POINTS) / SIDE_MAX));
  const scale = POINTS / unit;
  const file = newFile();
  // Must be the first object: RESOURCES refers to it by number.
  const resources = file.reserve();
  const sheet: Sheet = {
    ...{ file, fonts: newFonts(), size: { width, height }, ids: byId(root), links: [] },
    ...{ resources: new Map(), icons: new Map() },
  };
  const matrix: Matrix = [scale, 0, 0, -scale, 0, height * scale];
  const out: string[] = [transformed(matrix)];
  draw(root, { sheet, out, bounds: noBounds(), matrix, style: new Map(), opacity: 1 });
  const content = file.add('', out.join('\n'));
  file.put(resources, `<< /Font << ${sheet.fonts.write(file)} >>\n${resourcesText(sheet)} >>`);
  const [pages, page] = [file.reserve(), file.reserve()];
  const size = `/MediaBox ${amounts([0, 0, width * scale, height * scale])}${unit === 1 ? '' : ` /UserUnit ${unit}`}`;
  const group = '/Group << /S /Transparency /CS /DeviceRGB >>';
  const links = sheet.links.filter(({ place }) => place.length > 0).map((link) => ref(annotation(file, link)));
  file.put(
    page,
    `<< /Type /Page /Parent ${ref(pages)} ${size} ${group} /Resources ${ref(RESOURCES)} /Contents ${ref(content)}${links.length === 0 ? '' : ` /Annots [${links.join(' ')}]`} >>`,
  );
  file.put(pages, `<< /Type /Pages /Kids [${ref(page)}] /Count 1 >>`);
  const catalog = file.add(`<< /Type /Catalog /Pages ${ref(pages)} /ViewerPreferences << /DisplayDocTitle true >> >>`);
  return file.bytes(catalog, file.add(information(root, stamp)));
}

/** Returns the metadata. It has no dates, so that the same input gives the same bytes. */
function information(root: Markup, stamp: string | null): string {
  const said = (name: string): string =>
    elementsIn(root)
      .find((element) => element.name === name)
      ?.children.join('') ?? '';
  return [
    `<< /Title ${words(said('title') || DIAGRAM)} /Subject ${words(said('desc'))}`,
    `/Author ${words(MAKER)} /Creator ${words(MAKER)} /Producer ${words(MAKER)}`,
    `${stamp === null ? '' : `/Keywords ${words(stamp)} `}>>`,
  ].join(' ');
}

/**
 * A diagram with pages is written in every format requested. The links of a PDF lead to PDFs, whichever format was
 * written first.
 */
const asPdf = (name: string): string => name.replace(/\.[a-z]+$/i, '.pdf');

/** Adds a link to another file in the same folder, such as a page of the diagram. */
function annotation(file: PdfFile, { href, place }: Link): number {
  const name = asPdf(decodeURIComponent(href));
  const to = ascii(name);
  const target = `<< /S /GoToR /F << /Type /Filespec /F ${to} /UF ${words(name)} >> /D [0 /Fit] >>`;
  return file.add(
    `<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [${place.map(amount).join(' ')}] /A ${target} >>`,
  );
}
