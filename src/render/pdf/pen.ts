/** The drawing state: the stream to write to, its coordinates, and the attributes inherited from enclosing elements. */
import { Bug } from '../../errors.js';
import { notDrawable } from '../messages.js';
import { factor, type PdfFile, ref } from './file.js';
import type { Fonts } from './fonts.js';
import { idIn, type Markup } from './markup.js';
import { type Matrix, SAME } from './matrix.js';
import { type Bounds, edgesOf, noBounds } from './shapes.js';

/** State shared by all streams of a file. */
export interface Sheet {
  readonly file: PdfFile;
  readonly fonts: Fonts;
  readonly size: { readonly width: number; readonly height: number };
  readonly ids: ReadonlyMap<string, Markup>;
  /** Kind of resource -> its text -> its name. Equal resources share a name. */
  readonly resources: Map<string, Map<string, string>>;
  /** Names of icons by id, so that each icon is written once. */
  readonly icons: Map<string, string>;
  readonly links: Link[];
}

export interface Link {
  readonly href: string;
  /** Left, bottom, right, top, on the page. */
  readonly place: readonly number[];
}

export interface Pen {
  readonly sheet: Sheet;
  readonly out: string[];
  /** In the initial coordinates of the stream. */
  readonly bounds: Bounds;
  /** From the current coordinates to the initial ones of the stream. */
  readonly matrix: Matrix;
  readonly style: ReadonlyMap<string, string>;
  /** Opacity in addition to the opacity attributes of elements. */
  readonly opacity: number;
}

/** Attributes that elements inherit from the enclosing elements. */
const INHERITED = [
  ...['fill', 'fill-opacity', 'fill-rule', 'clip-rule', 'stroke', 'stroke-opacity', 'stroke-width', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset'],
  ...['font-size', 'font-weight', 'text-anchor', 'text-decoration'],
] as const;

export type Inherited = (typeof INHERITED)[number];

export function styled(pen: Pen, { attributes }: Markup): Pen {
  const own = INHERITED.filter((name) => attributes.has(name));
  if (own.length === 0) return pen;
  return {
    ...pen,
    style: new Map([...pen.style, ...own.map((name) => [name, attributes.get(name) as string] as const)]),
  };
}

export const styleOf = ({ style }: Pen, name: Inherited, usual: string): string => style.get(name) ?? usual;

export const named = ({ ids }: Sheet, reference: string): Markup => {
  const found = ids.get(idIn(reference));
  if (found === undefined) throw new Bug(notDrawable(reference));
  return found;
};

type Kind = 'ExtGState' | 'Pattern' | 'Shading' | 'XObject';

/**
 * Returns the name under which streams refer to a resource.
 * @param value a reference to an object, or a dictionary
 */
export function resource({ resources }: Sheet, kind: Kind, value: string): string {
  const own = resources.get(kind) ?? new Map<string, string>();
  resources.set(kind, own);
  const name = own.get(value) ?? `/${kind[0]}${own.size + 1}`;
  own.set(value, name);
  return name;
}

export const resourcesText = ({ resources }: Sheet): string =>
  [...resources]
    .map(([kind, own]) => `/${kind} << ${[...own].map(([value, name]) => `${name} ${value}`).join(' ')} >>`)
    .join('\n');

/** Number of the object with the resources of all streams. */
export const RESOURCES = 1;

export const matrixText = (matrix: Matrix): string => matrix.map(factor).join(' ');

interface Group {
  /** Left, bottom, right, top; absent for the bounds of the content, plus MARGIN. */
  readonly box?: readonly number[];
  /** Set for a transparency group, which is composited as a whole in this colour space. */
  readonly as?: 'DeviceRGB' | 'DeviceGray';
}

/** Pixels beyond the bounds of the content: half of a stroke's width lies outside of them. */
const MARGIN = 4;

/** Writes a form, a stream of its own, and returns its object number. Its coordinates are those of the caller. */
export function form(pen: Pen, { box, as }: Group, draw: (inside: Pen) => void): number {
  const bounds = noBounds();
  const out: string[] = [];
  draw({ ...pen, out, bounds, matrix: SAME, opacity: 1 });
  const [left, low, right, high] = edgesOf(bounds) ?? [0, 0, 0, 0];
  const reach = box ?? [left - MARGIN, low - MARGIN, right + MARGIN, high + MARGIN];
  const group = as === undefined ? '' : ` /Group << /S /Transparency /CS /${as} >>`;
  const dictionary = `/Type /XObject /Subtype /Form /BBox [${reach.map(factor).join(' ')}] /Resources ${ref(RESOURCES)}${group}`;
  for (const [x, y] of [reach.slice(0, 2), reach.slice(2)] as [number, number][]) bounds.points.push({ x, y });
  return pen.sheet.file.add(dictionary, out.join('\n'));
}

/** Returns the operators that set the opacity of fills and strokes. */
export function opacityOf(pen: Pen, fill: number, stroke: number): string[] {
  if (fill === 1 && stroke === 1) return [];
  return [`${resource(pen.sheet, 'ExtGState', `<< /ca ${factor(fill)} /CA ${factor(stroke)} >>`)} gs`];
}

/** Returns the operator that masks whatever is drawn next with the luminosity of a form. */
export const maskedBy = (pen: Pen, mask: number): string =>
  `${resource(pen.sheet, 'ExtGState', `<< /SMask << /S /Luminosity /G ${ref(mask)} >> >>`)} gs`;
