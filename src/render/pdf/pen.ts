/**
 * The state of drawing, and the resources of a page. A pen has the content stream that is written (the page itself, an
 * icon, a mask), its coordinates, and the attributes inherited from enclosing SVG elements.
 */
import { Bug } from '../../errors.js';
import { notDrawable } from '../messages.js';
import { formatFactor, type PdfFile, ref } from './file.js';
import type { Fonts } from './fonts.js';
import { idIn, type Markup } from './markup.js';
import { IDENTITY, type Matrix } from './matrix.js';
import { type Bounds, edgesOf, noBounds } from './shapes.js';

/** The page, shared by all pens. */
export interface PdfPage {
  readonly file: PdfFile;
  readonly fonts: Fonts;
  /** Size of the SVG in pixels, which percentages refer to. */
  readonly size: { readonly width: number; readonly height: number };
  /** SVG elements by id. */
  readonly ids: ReadonlyMap<string, Markup>;
  /** Kind of resource -> its value -> its name. Equal resources share a name. */
  readonly resources: Map<string, Map<string, string>>;
  /** Resource names of icons by SVG id, so that each icon is written once. */
  readonly icons: Map<string, string>;
  readonly links: Link[];
}

/** A link, active in a rectangle of the page. */
export interface Link {
  readonly href: string;
  /** Left, bottom, right, top, in units of the page; empty if nothing is drawn in the link. */
  readonly rect: readonly number[];
}

/** State of drawing into one content stream. */
export interface Pen {
  readonly page: PdfPage;
  /** The stream: PDF operators in drawing order. */
  readonly operators: string[];
  /** Points that have been drawn, in the initial coordinates of the stream. */
  readonly bounds: Bounds;
  /** From the current coordinates to the initial ones of the stream. */
  readonly matrix: Matrix;
  /** Inherited attributes by name, as strings of the SVG. */
  readonly style: ReadonlyMap<string, string>;
  /** Opacity of fills and strokes, from 0 to 1, in addition to `fill-opacity` and `stroke-opacity`. */
  readonly opacity: number;
}

/** Attributes that elements inherit from the enclosing elements. */
const INHERITED = [
  ...['fill', 'fill-opacity', 'fill-rule', 'clip-rule', 'stroke', 'stroke-opacity', 'stroke-width', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset'],
  ...['font-size', 'font-weight', 'text-anchor', 'text-decoration'],
] as const;

/** Name of an inherited attribute. */
export type Inherited = (typeof INHERITED)[number];

/** Returns the pen for drawing inside an element: attributes of the element override the inherited ones. */
export function withStyle(pen: Pen, { attributes }: Markup): Pen {
  const names = INHERITED.filter((name) => attributes.has(name));
  if (names.length === 0) return pen;
  return {
    ...pen,
    style: new Map([...pen.style, ...names.map((name) => [name, attributes.get(name) as string] as const)]),
  };
}

/** Returns an inherited attribute, or `fallback` if no enclosing element has it. */
export const styleOf = ({ style }: Pen, name: Inherited, fallback: string): string => style.get(name) ?? fallback;

/**
 * Returns the element that `#icon-1` or `url(#mask-1)` refers to.
 * @throws Bug if there is none
 */
export const referencedElement = ({ ids }: PdfPage, reference: string): Markup => {
  const element = ids.get(idIn(reference));
  if (element === undefined) throw new Bug(notDrawable(reference));
  return element;
};

type ResourceKind = 'ExtGState' | 'Pattern' | 'Shading' | 'XObject';

/**
 * Returns the name under which streams refer to a resource, such as `/X3`. Adds the resource to the page if it is new.
 * @param value a reference to an object, or a dictionary
 */
export function resourceName({ resources }: PdfPage, kind: ResourceKind, value: string): string {
  const names = resources.get(kind) ?? new Map<string, string>();
  resources.set(kind, names);
  const name = names.get(value) ?? `/${kind[0]}${names.size + 1}`;
  names.set(value, name);
  return name;
}

/** Returns the resources as entries of a resource dictionary, one line per kind. */
export const resourcesText = ({ resources }: PdfPage): string =>
  [...resources]
    .map(([kind, names]) => `/${kind} << ${[...names].map(([value, name]) => `${name} ${value}`).join(' ')} >>`)
    .join('\n');

/** Number of the object with the resources of all streams: the first object of the file. */
export const RESOURCES = 1;

/** Returns the operands of a transformation, separated by blanks. */
export const matrixText = (matrix: Matrix): string => matrix.map(formatFactor).join(' ');

interface FormOptions {
  /** Left, bottom, right, top; absent for the bounds of the content, plus MARGIN. */
  readonly box?: readonly number[];
  /** Set for a transparency group, which is composited as a whole in this colour space. */
  readonly groupColours?: 'DeviceRGB' | 'DeviceGray';
}

/** Pixels beyond the bounds of the content: half of a stroke's width lies outside them. */
const MARGIN = 4;

/**
 * Writes a form, a content stream that other streams draw by its name, and returns its object number. Its coordinates
 * are those of the caller.
 * @param draw draws the content with the pen of the form
 */
export function writeForm(pen: Pen, { box, groupColours }: FormOptions, draw: (inside: Pen) => void): number {
  const bounds = noBounds();
  const operators: string[] = [];
  draw({ ...pen, operators, bounds, matrix: IDENTITY, opacity: 1 });
  const [left, bottom, right, top] = edgesOf(bounds) ?? [0, 0, 0, 0];
  const edges = box ?? [left - MARGIN, bottom - MARGIN, right + MARGIN, top + MARGIN];
  const group = groupColours === undefined ? '' : ` /Group << /S /Transparency /CS /${groupColours} >>`;
  const dictionary = `/Type /XObject /Subtype /Form /BBox [${edges.map(formatFactor).join(' ')}] /Resources ${ref(RESOURCES)}${group}`;
  return pen.page.file.add(dictionary, operators.join('\n'));
}

/** Returns the operators that set the opacity of fills and strokes, from 0 to 1. */
export function opacityOperators(pen: Pen, fill: number, stroke: number): string[] {
  if (fill === 1 && stroke === 1) return [];
  return [`${resourceName(pen.page, 'ExtGState', `<< /ca ${formatFactor(fill)} /CA ${formatFactor(stroke)} >>`)} gs`];
}

/**
 * Returns the operator that masks whatever is drawn next with the luminosity of a form.
 * @param mask object number of the form
 */
export const maskOperator = (pen: Pen, mask: number): string =>
  `${resourceName(pen.page, 'ExtGState', `<< /SMask << /S /Luminosity /G ${ref(mask)} >> >>`)} gs`;
