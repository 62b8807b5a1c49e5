/** Writes the diagram as one page of vector graphics with embedded fonts, icons and links. */

import { Bug } from '../../errors.js';
import type { Layout, Point } from '../../layout/layout.js';
import { type Weight, widthOf } from '../../platform/text/metrics.js';
import { DIAGRAM, notDrawable } from '../messages.js';
import { layoutOf } from '../side.js';
import { drawSvg } from '../svg/index.js';
import { withUndrawn } from '../undrawn.js';
import { withFallbackFonts } from '../with-fonts.js';
import type { Writer } from '../writer.js';
import { amount, amounts, ascii, factor, newFile, type PdfFile, ref, words } from './file.js';
import { newFonts } from './fonts.js';
import { byId, elementsIn, idIn, lengthOf, type Markup, readMarkup } from './markup.js';
import { after, type Matrix, SAME, transform } from './matrix.js';
import { clip, colour, paint, transformed } from './paint.js';
import {
  form,
  type Link,
  maskedBy,
  named,
  opacityOf,
  type Pen,
  RESOURCES,
  resource,
  resourcesText,
  type Sheet,
  styled,
  styleOf,
} from './pen.js';
import { edgesOf, grow, noBounds, outlineOf } from './shapes.js';

export const write: Writer<Layout> = async (layout, { theme, side, links = null, stamp = null, fonts = [] }) => {
  // A PDF cannot follow the reader's light or dark setting.
  const whole = await drawSvg(layoutOf(layout, side), theme === 'auto' ? 'light' : theme, links);
  const { svg, undrawn } = await withFallbackFonts(whole, { fonts }, true);
  return { content: pdfDocument(svg, stamp), note: withUndrawn(null, undrawn) };
};

// ---- A PDF of one page, as large as the diagram, with its title and links.

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

// ---- SVG elements that diagrams and icons use.

/** Metadata, and definitions that are drawn only where they are referenced. */
const UNSEEN: ReadonlySet<string> = new Set(['title', 'desc', 'defs', 'symbol']);

function draw(element: Markup, outer: Pen): void {
  if (UNSEEN.has(element.name)) return;
  const own = styled(outer, element);
  const matrix = transform(element.attributes.get('transform'));
  const pen = { ...own, matrix: after(own.matrix, matrix) };
  const before = effects(element, pen);
  const isPlain = before.length === 0 && matrix === SAME;
  if (!isPlain) pen.out.push('q', ...(matrix === SAME ? [] : [transformed(matrix)]), ...before);
  faded(element, pen);
  if (!isPlain) pen.out.push('Q');
}

/** Returns the operators for clip path and mask, in the element's own coordinates. */
function effects({ attributes }: Markup, pen: Pen): string[] {
  const [around, mask] = [attributes.get('clip-path'), attributes.get('mask')];
  return [
    ...(around === undefined ? [] : [clipTo(named(pen.sheet, around), pen)]),
    ...(mask === undefined ? [] : [maskedBy(pen, maskOf(named(pen.sheet, mask), pen))]),
  ];
}

function clipTo(element: Markup, pen: Pen): string {
  const inside = elementsIn(element);
  const outlines = inside.map((shape) => outlineOf(shape, pen.sheet.size));
  if (outlines.includes(null) || inside.some(({ attributes }) => attributes.has('transform')))
    throw new Bug(notDrawable(element.name));
  const rule = inside[0]?.attributes.get('clip-rule') ?? styleOf(pen, 'clip-rule', 'nonzero');
  return clip(outlines as NonNullable<(typeof outlines)[number]>[], rule === 'evenodd');
}

/** Masks and icons do not inherit the style of the element that refers to them. */
const alone = (pen: Pen): Pen => ({ ...pen, style: new Map() });

function maskOf(element: Markup, pen: Pen): number {
  const [x, y] = [lengthOf(element, 'x'), lengthOf(element, 'y')];
  const box = [x, y, x + lengthOf(element, 'width'), y + lengthOf(element, 'height')];
  return form(alone(pen), { box, as: 'DeviceRGB' }, (inside) => {
    for (const child of elementsIn(element)) draw(child, inside);
  });
}

/**
 * Draws an element with its opacity. A single stroke or fill is drawn translucent; anything else needs a transparency
 * group, since overlapping parts would show through.
 */
function faded(element: Markup, pen: Pen): void {
  const opacity = Number(element.attributes.get('opacity') ?? 1);
  const isOne = styleOf(pen, 'fill', '#000') === 'none' || styleOf(pen, 'stroke', 'none') === 'none';
  if (opacity === 1) drawn(element, pen);
  else if (isOne && outlineOf(element, pen.sheet.size) !== null)
    drawn(element, { ...pen, opacity: pen.opacity * opacity });
  else group(element, pen, opacity);
}

function group(element: Markup, pen: Pen, opacity: number): void {
  const own = noBounds();
  const id = form(pen, { as: 'DeviceRGB' }, (inside) => {
    drawn(element, inside);
    grow(own, inside.bounds.points, SAME);
  });
  grow(pen.bounds, own.points, pen.matrix);
  pen.out.push('q', ...opacityOf(pen, opacity, opacity), `${resource(pen.sheet, 'XObject', ref(id))} Do`, 'Q');
}

function drawn(element: Markup, pen: Pen): void {
  const { name, attributes } = element;
  const outline = outlineOf(element, pen.sheet.size);
  const filter = attributes.get('filter');
  if (filter !== undefined) flood(named(pen.sheet, filter), pen);
  if (outline !== null) paint(pen, outline);
  else if (name === 'text') writeText(element, pen);
  else if (name === 'use') use(element, pen);
  else if (name === 'a') link(element, pen);
  else if (name === 'g' || name === 'svg') for (const child of elementsIn(element)) draw(child, pen);
  else throw new Bug(notDrawable(name));
}

/** Supports the only filter that icons use: a flat background colour. */
function flood(element: Markup, pen: Pen): void {
  const ground = elementsIn(element).find(({ name }) => name === 'feFlood');
  if (ground === undefined) throw new Bug(notDrawable(element.name));
  const place = ['x', 'y', 'width', 'height'].map((side) => amount(lengthOf(element, side))).join(' ');
  const fill = colour(ground.attributes.get('flood-color') ?? '#000')
    .map(amount)
    .join(' ');
  pen.out.push(`q ${fill} rg ${place} re f Q`);
}

/** Draws an icon, scaled to fit its rectangle and centred in it. */
function use(element: Markup, pen: Pen): void {
  const id = idIn(element.attributes.get('href') ?? '');
  const symbol = named(pen.sheet, `#${id}`);
  const [left = 0, top = 0, wide = 1, high = 1] = (symbol.attributes.get('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const of = (name: string): number => lengthOf(element, name);
  const scale = Math.min(of('width') / wide, of('height') / high);
  const x = of('x') + (of('width') - wide * scale) / 2 - left * scale;
  const y = of('y') + (of('height') - high * scale) / 2 - top * scale;
  const matrix: Matrix = [scale, 0, 0, scale, x, y];
  const known = pen.sheet.icons.get(id) ?? icon(symbol, [left, top, left + wide, top + high], pen);
  pen.sheet.icons.set(id, known);
  const corners = [
    { x: left, y: top },
    { x: left + wide, y: top + high },
  ];
  grow(pen.bounds, corners, after(pen.matrix, matrix));
  pen.out.push('q', transformed(matrix), `${known} Do`, 'Q');
}

function icon(symbol: Markup, box: readonly number[], pen: Pen): string {
  const id = form(alone(pen), { box }, (inside) => {
    const own = styled(inside, symbol);
    for (const child of elementsIn(symbol)) draw(child, own);
  });
  return resource(pen.sheet, 'XObject', ref(id));
}

/** Draws a link. Its active area is the bounding box of its content. */
function link(element: Markup, pen: Pen): void {
  const bounds = noBounds();
  const at = pen.sheet.links.push({ href: element.attributes.get('href') ?? '', place: [] }) - 1;
  for (const child of elementsIn(element)) draw(child, { ...pen, bounds });
  grow(pen.bounds, bounds.points, SAME);
  pen.sheet.links[at] = { ...(pen.sheet.links[at] as (typeof pen.sheet.links)[number]), place: edgesOf(bounds) ?? [] };
}

// ---- Lines of text in the bundled font, scaled to the width that the SVG gives.

interface Span {
  readonly pen: Pen;
  readonly text: string;
  readonly size: number;
  readonly weight: Weight;
  /** Pixels from the end of the preceding span. */
  readonly gap: number;
  readonly width: number;
}

/** Collapses white space as an SVG reader does. */
const inline = (text: string): string => text.replace(/[\n\r]/g, '').replace(/[\t ]+/g, ' ');

function spansOf(element: Markup, pen: Pen): Span[] {
  const parts = element.children.map((child): { text: string; inside: Pen; gap: number } => {
    if (typeof child === 'string') return { text: inline(child), inside: pen, gap: 0 };
    const words = child.children.filter((word): word is string => typeof word === 'string').join('');
    return { text: inline(words), inside: styled(pen, child), gap: lengthOf(child, 'dx') };
  });
  return parts.map(({ text: whole, inside, gap }, i) => {
    const started = i === 0 ? whole.trimStart() : whole;
    const text = i === parts.length - 1 ? started.trimEnd() : started;
    const size = Number(styleOf(inside, 'font-size', '16'));
    const weight: Weight = styleOf(inside, 'font-weight', '400') === '600' ? 600 : 400;
    return { pen: inside, text, size, weight, gap, width: widthOf(text, size, weight) };
  });
}

/** Position and thickness of an underline, in font sizes. */
const UNDERLINE = { below: 0.12, thick: 0.07 };
/** Extent of letters above and below the baseline, in font sizes. */
const [ABOVE, BELOW] = [1, 0.3];

/** Text rendering mode of text that is neither filled nor stroked. ISO 32000-1, 9.3.6. */
const INVISIBLE_MODE = 3;

function writeText(element: Markup, outer: Pen): void {
  const pen = styled(outer, element);
  const spans = spansOf(element, pen);
  const natural = spans.reduce((sum, { gap, width }) => sum + gap + width, 0);
  if (natural === 0) return;
  const stretch = lengthOf(element, 'textLength', natural) / natural;
  const start =
    lengthOf(element, 'x') - (styleOf(pen, 'text-anchor', 'start') === 'middle' ? (natural * stretch) / 2 : 0);
  let at: Point = { x: start, y: lengthOf(element, 'y') };
  for (const span of spans) {
    at = { ...at, x: at.x + span.gap * stretch };
    if (span.text !== '') line(span, at, stretch);
    at = { ...at, x: at.x + span.width * stretch };
  }
}

function line({ pen, text, size, weight, width }: Span, { x, y }: Point, stretch: number): void {
  const { sheet, out, bounds, matrix } = pen;
  const opacity = pen.opacity * Number(styleOf(pen, 'fill-opacity', '1'));
  const fill = styleOf(pen, 'fill', '#000');
  // Text without a fill is there to be searched: its outlines are drawn as a path.
  const ink = fill === 'none' ? `${INVISIBLE_MODE} Tr` : `${colour(fill).map(amount).join(' ')} rg`;
  const end = x + width * stretch;
  out.push(
    ...['q', ...opacityOf(pen, opacity, opacity), ink],
    `BT /F${weight} ${factor(size)} Tf ${factor(stretch * 100)} Tz 1 0 0 -1 ${amount(x)} ${amount(y)} Tm <${sheet.fonts.encoded(text, weight)}> Tj ET`,
    ...(fill !== 'none' && styleOf(pen, 'text-decoration', 'none') === 'underline'
      ? [[x, y + size * UNDERLINE.below, end - x, size * UNDERLINE.thick].map(amount).join(' '), 're f']
      : []),
    'Q',
  );
  const corners = [
    { x, y: y - size * ABOVE },
    { x: end, y: y + size * BELOW },
  ];
  grow(bounds, corners, matrix);
}
