/** Draws the SVG elements that diagrams and icons use. */
import { Bug } from '../../errors.js';
import { notDrawable } from '../messages.js';
import { colour } from './colours.js';
import { amount, ref } from './file.js';
import { elementsIn, idIn, lengthOf, type Markup } from './markup.js';
import { after, type Matrix, SAME, transform } from './matrix.js';
import { clip, paint, transformed } from './paint.js';
import { form, maskedBy, named, opacityOf, type Pen, resource, styled, styleOf } from './pen.js';
import { edgesOf, grow, noBounds, outlineOf } from './shapes.js';
import { write } from './text.js';

/** Metadata, and definitions that are drawn only where they are referenced. */
const UNSEEN: ReadonlySet<string> = new Set(['title', 'desc', 'defs', 'symbol']);

export function draw(element: Markup, outer: Pen): void {
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
  else if (name === 'text') write(element, pen);
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
