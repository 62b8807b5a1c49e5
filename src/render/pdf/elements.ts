/** Draws the SVG elements that diagrams and icons use as PDF operators. */

import { Bug } from '../../errors.js';
import { notDrawable } from '../messages.js';
import { colour } from './colours.js';
import { formatLength, ref } from './file.js';
import { elementsIn, idIn, lengthOf, type Markup } from './markup.js';
import { compose, IDENTITY, type Matrix, parseTransform } from './matrix.js';
import { clipOperators, paintOutline, transformOperator } from './paint.js';
import {
  maskOperator,
  opacityOperators,
  type Pen,
  referencedElement,
  resourceName,
  styleOf,
  withStyle,
  writeForm,
} from './pen.js';
import { edgesOf, extendBounds, noBounds, outlineOf, type Segment } from './shapes.js';
import { drawText } from './text.js';

/** Metadata, and definitions that are drawn only where they are referenced. */
const NOT_DRAWN: ReadonlySet<string> = new Set(['title', 'desc', 'defs', 'symbol']);

/**
 * Draws an element with everything inside it.
 * @throws Bug for an element, a filter, a colour or a transformation that this program's SVG does not use
 */
export function drawElement(element: Markup, outer: Pen): void {
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
  const [x, y] = [lengthOf(mask, 'x'), lengthOf(mask, 'y')];
  const box = [x, y, x + lengthOf(mask, 'width'), y + lengthOf(mask, 'height')];
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
  else if (name === 'a') drawLink(element, pen);
  else if (name === 'g' || name === 'svg') for (const child of elementsIn(element)) drawElement(child, pen);
  else throw new Bug(notDrawable(name));
}

/** Draws the only filter that icons use, a flat background: `<filter><feFlood flood-color="#fff" .../></filter>`. */
function drawBackground(filter: Markup, pen: Pen): void {
  const flood = elementsIn(filter).find(({ name }) => name === 'feFlood');
  if (flood === undefined) throw new Bug(notDrawable(filter.name));
  const rect = ['x', 'y', 'width', 'height'].map((name) => formatLength(lengthOf(filter, name))).join(' ');
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
  const [width, height] = [lengthOf(use, 'width'), lengthOf(use, 'height')];
  const scale = Math.min(width / symbolWidth, height / symbolHeight);
  const x = lengthOf(use, 'x') + (width - symbolWidth * scale) / 2 - left * scale;
  const y = lengthOf(use, 'y') + (height - symbolHeight * scale) / 2 - top * scale;
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
