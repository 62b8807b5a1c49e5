/**
 * Writes the diagram as one PDF page of vector graphics with embedded fonts, icons and links. The PDF is converted from
 * the SVG, so that both look the same: `markup.ts` parses the SVG.
 */

import { Bug } from '../../errors.js';
import type { Layout, Point } from '../../layout/layout.js';
import { type Weight, widthOf } from '../../platform/text/metrics.js';
import { DIAGRAM, notDrawable } from '../messages.js';
import { decodePng } from '../png/pixels.js';
import { layoutOf } from '../side.js';
import { drawSvg } from '../svg/index.js';
import { withUndrawn } from '../undrawn.js';
import { withFallbackFonts } from '../with-fonts.js';
import type { Writer } from '../writer.js';
import { byteString, formatFactor, formatLength, lengthArray, newFile, type PdfFile, ref, textString } from './file.js';
import { newFonts } from './fonts.js';
import { byId, elementsIn, idIn, lengthAttribute, type Markup, readMarkup } from './markup.js';
import { compose, IDENTITY, type Matrix, parseTransform } from './matrix.js';
import { clipOperators, colour, paintOutline, transformOperator } from './paint.js';
import {
  type Link,
  maskOperator,
  opacityOperators,
  type PdfPage,
  type Pen,
  RESOURCES,
  referencedElement,
  resourceName,
  resourcesText,
  styleOf,
  withStyle,
  writeForm,
} from './pen.js';
import { edgesOf, extendBounds, noBounds, outlineOf, type Segment } from './shapes.js';

/** Writes a PDF of one page, which is as large as the diagram. */
export const write: Writer<Layout> = async (layout, { theme, side, links = null, stamp = null, ...options }) => {
  // A PDF cannot follow the reader's light or dark setting.
  const diagram = await drawSvg(
    layoutOf(layout, side),
    theme === 'auto' ? 'light' : theme,
    links,
    null,
    options.appearance,
  );
  const { svg, undrawn } = await withFallbackFonts(diagram, options, true);
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
 * @throws Bug if the SVG contains an element that cannot be drawn as PDF
 */
export function pdfDocument(svg: string, stamp: string | null): Uint8Array {
  const root = readMarkup(svg);
  const [width, height] = [lengthAttribute(root, 'width'), lengthAttribute(root, 'height')];
  const unit = Math.max(1, Math.ceil((Math.max(width, height) * POINTS) / SIDE_MAX));
  const scale = POINTS / unit;
  const file = newFile();
  // Must be the first object: RESOURCES refers to it by number.
  const resourcesId = file.reserve();
  const page: PdfPage = {
    file,
    fonts: newFonts(),
    size: { width, height },
    ids: byId(root),
    links: [],
    resources: new Map(),
    icons: new Map(),
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

// ---- Elements of an SVG as PDF operators, as far as diagrams and icons use them.

/** Metadata, and definitions that are drawn only where they are referenced. */
const NOT_DRAWN: ReadonlySet<string> = new Set(['title', 'desc', 'defs', 'symbol']);

/**
 * Draws an element with everything inside it.
 * @throws Bug for an element, a filter, a colour or a transformation that this program's SVG does not use
 */
function drawElement(element: Markup, outer: Pen): void {
  if (NOT_DRAWN.has(element.name)) return;
  const styled = withStyle(outer, element);
  const matrix = parseTransform(element.attributes.get('transform'));
  const pen = { ...styled, matrix: compose(styled.matrix, matrix) };
  const effects = clipAndMask(element, pen);
  const isPlain = effects.length === 0 && matrix === IDENTITY;
  if (!isPlain) pen.operators.push('q', ...(matrix === IDENTITY ? [] : [transformOperator(matrix)]), ...effects);
  drawWithOpacity(element, pen);
  if (!isPlain) pen.operators.push('Q');
}

/** Returns the operators for clip path and mask, in the element's coordinates. */
function clipAndMask({ attributes }: Markup, pen: Pen): string[] {
  const [clipPath, mask] = [attributes.get('clip-path'), attributes.get('mask')];
  return [
    ...(clipPath === undefined ? [] : [clipTo(referencedElement(pen.page, clipPath), pen)]),
    ...(mask === undefined ? [] : [maskOperator(pen, writeMask(referencedElement(pen.page, mask), pen))]),
  ];
}

function clipTo(clipPath: Markup, pen: Pen): string {
  const shapes = elementsIn(clipPath);
  const outlines = shapes.map((shape): readonly Segment[] => {
    const outline = outlineOf(shape, pen.page.size);
    if (outline === null || shape.attributes.has('transform')) throw new Bug(notDrawable(clipPath.name));
    return outline;
  });
  const rule = shapes[0]?.attributes.get('clip-rule') ?? styleOf(pen, 'clip-rule', 'nonzero');
  return clipOperators(outlines, rule === 'evenodd');
}

/** Returns the pen for a mask or an icon, which do not inherit the style of the element that refers to them. */
const withoutStyle = (pen: Pen): Pen => ({ ...pen, style: new Map() });

/** Writes a mask and returns its object number. */
function writeMask(mask: Markup, pen: Pen): number {
  const [x, y] = [lengthAttribute(mask, 'x'), lengthAttribute(mask, 'y')];
  const box = [x, y, x + lengthAttribute(mask, 'width'), y + lengthAttribute(mask, 'height')];
  return writeForm(withoutStyle(pen), { box, groupColours: 'DeviceRGB' }, (inside) => {
    for (const child of elementsIn(mask)) drawElement(child, inside);
  });
}

/**
 * Draws an element with its opacity. A single stroke or fill is drawn translucent; anything else needs a transparency
 * group, since overlapping parts would show through.
 */
function drawWithOpacity(element: Markup, pen: Pen): void {
  const opacity = Number(element.attributes.get('opacity') ?? 1);
  if (opacity === 1) {
    drawContent(element, pen);
    return;
  }
  const isOneLayer = styleOf(pen, 'fill', '#000') === 'none' || styleOf(pen, 'stroke', 'none') === 'none';
  if (isOneLayer && outlineOf(element, pen.page.size) !== null)
    drawContent(element, { ...pen, opacity: pen.opacity * opacity });
  else drawGroup(element, pen, opacity);
}

/** Draws an element as a transparency group, which is composited as a whole. */
function drawGroup(element: Markup, pen: Pen, opacity: number): void {
  const bounds = noBounds();
  const id = writeForm(pen, { groupColours: 'DeviceRGB' }, (inside) => {
    drawContent(element, inside);
    extendBounds(bounds, inside.bounds.points, IDENTITY);
  });
  extendBounds(pen.bounds, bounds.points, pen.matrix);
  const name = resourceName(pen.page, 'XObject', ref(id));
  pen.operators.push('q', ...opacityOperators(pen, opacity, opacity), `${name} Do`, 'Q');
}

function drawContent(element: Markup, pen: Pen): void {
  const { name, attributes } = element;
  const outline = outlineOf(element, pen.page.size);
  const filter = attributes.get('filter');
  if (filter !== undefined) drawBackground(referencedElement(pen.page, filter), pen);
  if (outline !== null) paintOutline(pen, outline);
  else if (name === 'text') drawText(element, pen);
  else if (name === 'use') drawIcon(element, pen);
  else if (name === 'image') drawImage(element, pen);
  else if (name === 'a') drawLink(element, pen);
  else if (name === 'g' || name === 'svg') for (const child of elementsIn(element)) drawElement(child, pen);
  else throw new Bug(notDrawable(name));
}

/** Draws the only filter that icons use, a flat background: `<filter><feFlood flood-color="#fff" .../></filter>`. */
function drawBackground(filter: Markup, pen: Pen): void {
  const flood = elementsIn(filter).find(({ name }) => name === 'feFlood');
  if (flood === undefined) throw new Bug(notDrawable(filter.name));
  const rect = ['x', 'y', 'width', 'height'].map((name) => formatLength(lengthAttribute(filter, name))).join(' ');
  const fill = colour(flood.attributes.get('flood-color') ?? '#000')
    .map(formatLength)
    .join(' ');
  pen.operators.push(`q ${fill} rg ${rect} re f Q`);
}

/** Draws a `use` element: an icon, scaled to fit its rectangle and centred in it. */
function drawIcon(use: Markup, pen: Pen): void {
  const id = idIn(use.attributes.get('href') ?? '');
  const symbol = referencedElement(pen.page, `#${id}`);
  const viewBox = (symbol.attributes.get('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const [left = 0, top = 0, symbolWidth = 1, symbolHeight = 1] = viewBox;
  const [width, height] = [lengthAttribute(use, 'width'), lengthAttribute(use, 'height')];
  const scale = Math.min(width / symbolWidth, height / symbolHeight);
  const x = lengthAttribute(use, 'x') + (width - symbolWidth * scale) / 2 - left * scale;
  const y = lengthAttribute(use, 'y') + (height - symbolHeight * scale) / 2 - top * scale;
  const matrix: Matrix = [scale, 0, 0, scale, x, y];
  const [right, bottom] = [left + symbolWidth, top + symbolHeight];
  const name = pen.page.icons.get(id) ?? writeIcon(symbol, [left, top, right, bottom], pen);
  pen.page.icons.set(id, name);
  const corners = [
    { x: left, y: top },
    { x: right, y: bottom },
  ];
  extendBounds(pen.bounds, corners, compose(pen.matrix, matrix));
  pen.operators.push('q', transformOperator(matrix), `${name} Do`, 'Q');
}

/** Writes an icon and returns its resource name. */
function writeIcon(symbol: Markup, box: readonly number[], pen: Pen): string {
  const id = writeForm(withoutStyle(pen), { box }, (inside) => {
    const styled = withStyle(inside, symbol);
    for (const child of elementsIn(symbol)) drawElement(child, styled);
  });
  return resourceName(pen.page, 'XObject', ref(id));
}

/** Draws a PNG in a data URL, which `readIcon` has written. */
function drawImage(element: Markup, pen: Pen): void {
  const data = /^data:image\/png;base64,(.*)$/.exec(element.attributes.get('href') ?? '')?.[1];
  if (data === undefined) throw new Bug(notDrawable(element.name));
  const { width, height, rgb, alpha } = decodePng(Buffer.from(data, 'base64'));
  const dictionary = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8`;
  const mask = pen.page.file.add(`${dictionary} /ColorSpace /DeviceGray`, alpha);
  const image = pen.page.file.add(`${dictionary} /ColorSpace /DeviceRGB /SMask ${ref(mask)}`, rgb);
  const [right, bottom] = [lengthAttribute(element, 'width'), lengthAttribute(element, 'height')];
  extendBounds(
    pen.bounds,
    [
      { x: 0, y: 0 },
      { x: right, y: bottom },
    ],
    pen.matrix,
  );
  // The y axis of an image points up.
  const matrix: Matrix = [right, 0, 0, -bottom, 0, bottom];
  pen.operators.push('q', transformOperator(matrix), `${resourceName(pen.page, 'XObject', ref(image))} Do`, 'Q');
}

/** Draws a link. Its active area is the bounding box of its content. */
function drawLink(element: Markup, pen: Pen): void {
  const bounds = noBounds();
  const href = element.attributes.get('href') ?? '';
  // An outer link comes before the links inside it, so its place in the list is taken before its content is drawn.
  const index = pen.page.links.push({ href, rect: [] }) - 1;
  for (const child of elementsIn(element)) drawElement(child, { ...pen, bounds });
  extendBounds(pen.bounds, bounds.points, IDENTITY);
  pen.page.links[index] = { href, rect: edgesOf(bounds) ?? [] };
}

// ---- Lines of text in the bundled font, scaled to the width that the SVG gives.

/** A part of a line in one style. */
interface Span {
  readonly pen: Pen;
  readonly text: string;
  readonly size: number;
  readonly weight: Weight;
  /** Pixels from the end of the preceding span. */
  readonly gap: number;
  /** Natural width in pixels. */
  readonly width: number;
}

/** Draws a text element: one line with its `tspan` elements. A line without width is skipped. */
function drawText(element: Markup, outer: Pen): void {
  const pen = withStyle(outer, element);
  const spans = spansOf(element, pen);
  const naturalWidth = spans.reduce((sum, { gap, width }) => sum + gap + width, 0);
  if (naturalWidth === 0) return;
  const stretch = lengthAttribute(element, 'textLength', naturalWidth) / naturalWidth;
  const isCentred = styleOf(pen, 'text-anchor', 'start') === 'middle';
  let x = lengthAttribute(element, 'x') - (isCentred ? (naturalWidth * stretch) / 2 : 0);
  for (const span of spans) {
    x += span.gap * stretch;
    if (span.text !== '') drawSpan(span, { x, y: lengthAttribute(element, 'y') }, stretch);
    x += span.width * stretch;
  }
}

function spansOf(element: Markup, pen: Pen): Span[] {
  const parts = element.children.map((child): { text: string; pen: Pen; gap: number } => {
    if (typeof child === 'string') return { text: withCollapsedSpace(child), pen, gap: 0 };
    const content = child.children.filter((part): part is string => typeof part === 'string').join('');
    return { text: withCollapsedSpace(content), pen: withStyle(pen, child), gap: lengthAttribute(child, 'dx') };
  });
  return parts.map(({ text: untrimmed, pen: spanPen, gap }, i) => {
    const started = i === 0 ? untrimmed.trimStart() : untrimmed;
    const text = i === parts.length - 1 ? started.trimEnd() : started;
    const size = Number(styleOf(spanPen, 'font-size', '16'));
    const weight: Weight = styleOf(spanPen, 'font-weight', '400') === '600' ? 600 : 400;
    return { pen: spanPen, text, size, weight, gap, width: widthOf(text, size, weight) };
  });
}

/** Collapses white space as an SVG reader does. */
const withCollapsedSpace = (text: string): string => text.replace(/[\n\r]/g, '').replace(/[\t ]+/g, ' ');

/** Position below the baseline and thickness of an underline, in font sizes. */
const UNDERLINE = { below: 0.12, thickness: 0.07 };
/** Extent of letters above and below the baseline, in font sizes. */
const EXTENT = { above: 1, below: 0.3 };

/** Text rendering mode of text that is neither filled nor stroked. ISO 32000-1, 9.3.6. */
const INVISIBLE_MODE = 3;

/**
 * Draws a span.
 * @param start left end of the baseline
 * @param stretch factor that the natural width is scaled by
 */
function drawSpan({ pen, text, size, weight, width }: Span, { x, y }: Point, stretch: number): void {
  const opacity = pen.opacity * Number(styleOf(pen, 'fill-opacity', '1'));
  const fill = styleOf(pen, 'fill', '#000');
  // Text without a fill is there to be searched: its outlines are drawn as a path.
  const isVisible = fill !== 'none';
  const ink = isVisible ? `${colour(fill).map(formatLength).join(' ')} rg` : `${INVISIBLE_MODE} Tr`;
  const end = x + width * stretch;
  const isUnderlined = isVisible && styleOf(pen, 'text-decoration', 'none') === 'underline';
  const underline = [x, y + size * UNDERLINE.below, end - x, size * UNDERLINE.thickness].map(formatLength).join(' ');
  pen.operators.push(
    ...['q', ...opacityOperators(pen, opacity, opacity), ink],
    `BT /F${weight} ${formatFactor(size)} Tf ${formatFactor(stretch * 100)} Tz 1 0 0 -1 ${formatLength(x)} ${formatLength(y)} Tm <${pen.page.fonts.encode(text, weight)}> Tj ET`,
    ...(isUnderlined ? [underline, 're f'] : []),
    'Q',
  );
  const corners = [
    { x, y: y - size * EXTENT.above },
    { x: end, y: y + size * EXTENT.below },
  ];
  extendBounds(pen.bounds, corners, pen.matrix);
}
