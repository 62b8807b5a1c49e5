/** Fills and strokes outlines. */

import { colour } from './colours.js';
import { amount, factor, ref } from './file.js';
import { type Gradient, gradient, pattern } from './gradients.js';
import { after, type Matrix } from './matrix.js';
import { form, type Inherited, maskedBy, matrixText, named, opacityOf, type Pen, resource, styleOf } from './pen.js';
import type { Segment } from './segments.js';
import { grow, outlineText, reach } from './shapes.js';

const CAPS: Readonly<Record<string, number>> = { butt: 0, round: 1, square: 2 };
const JOINS: Readonly<Record<string, number>> = { miter: 0, round: 1, bevel: 2 };

interface Paint {
  readonly set: string;
  readonly opacity: number;
  readonly gradient: Gradient | null;
}

const operators = { fill: ['rg', 'cs', 'scn'], stroke: ['RG', 'CS', 'SCN'] } as const;

/** Null if the element has no fill or stroke. */
function paintOf(pen: Pen, part: 'fill' | 'stroke', outline: readonly Segment[]): Paint | null {
  const text = styleOf(pen, part, part === 'fill' ? '#000' : 'none');
  if (text === 'none') return null;
  const opacity = pen.opacity * Number(styleOf(pen, `${part}-opacity`, '1'));
  const [set, space, use] = operators[part];
  if (!text.startsWith('url(')) return { set: `${colour(text).map(amount).join(' ')} ${set}`, opacity, gradient: null };
  const { sheet, matrix } = pen;
  const found = gradient(named(sheet, text), reach(outline), sheet.ids, sheet.file);
  if (found === null) return null;
  const id = pattern(sheet.file, found.shading, matrixText(after(matrix, found.matrix)));
  return {
    set: `/Pattern ${space} ${resource(sheet, 'Pattern', ref(id))} ${use}`,
    opacity: opacity * found.opacity,
    gradient: found,
  };
}

/** Returns the operators for SVG's line style. All are set, because PDF's defaults differ from SVG's. */
function lineOf(pen: Pen): string[] {
  const of = (name: Inherited, usual: string): string => styleOf(pen, name, usual);
  const dashes = of('stroke-dasharray', 'none');
  const list =
    dashes === 'none'
      ? []
      : dashes
          .trim()
          .split(/[\s,]+/)
          .map(Number);
  return [
    `${factor(Number(of('stroke-width', '1')))} w`,
    `${CAPS[of('stroke-linecap', 'butt')] ?? 0} J`,
    `${JOINS[of('stroke-linejoin', 'miter')] ?? 0} j`,
    `${factor(Number(of('stroke-miterlimit', '4')))} M`,
    ...(list.length === 0 ? [] : [`[${list.map(factor).join(' ')}] ${factor(Number(of('stroke-dashoffset', '0')))} d`]),
  ];
}

/** Returns the mask that applies the opacity of a gradient, as a grey image. */
function fading(pen: Pen, outline: readonly Segment[], { alpha, matrix }: Gradient): string[] {
  if (alpha === null) return [];
  const mask = form(pen, { as: 'DeviceGray' }, (inside) => {
    grow(inside.bounds, reach(outline), inside.matrix);
    const name = resource(pen.sheet, 'Shading', ref(alpha));
    inside.out.push(`${matrixText(matrix)} cm ${name} sh`);
  });
  return [maskedBy(pen, mask)];
}

export function paint(pen: Pen, outline: readonly Segment[]): void {
  if (outline.length === 0) return;
  const [fill, stroke] = [paintOf(pen, 'fill', outline), paintOf(pen, 'stroke', outline)];
  if (fill === null && stroke === null) return;
  grow(pen.bounds, reach(outline), pen.matrix);
  const path = outlineText(outline);
  const rule = styleOf(pen, 'fill-rule', 'nonzero') === 'evenodd' ? '*' : '';
  for (const [each, operator] of [
    [fill, `f${rule}`],
    [stroke, 'S'],
  ] as const) {
    if (each === null) continue;
    const look = each.gradient === null ? [] : fading(pen, outline, each.gradient);
    const line = each === stroke ? lineOf(pen) : [];
    pen.out.push('q', ...opacityOf(pen, each.opacity, each.opacity), ...look, each.set, ...line, path, operator, 'Q');
  }
}

/** Returns the operators that clip whatever is drawn next to these outlines. */
export const clip = (outlines: readonly (readonly Segment[])[], isEvenOdd: boolean): string =>
  `${outlines.map(outlineText).join('\n')}\n${isEvenOdd ? 'W*' : 'W'} n`;

export const transformed = (matrix: Matrix): string => `${matrixText(matrix)} cm`;
