/** Cells of a draw.io model: what all of them have in common. Places are relative to the cell that they are in. */
import type { Point, Rect } from '../../layout/layout.js';
import { element, rounded } from './xml.js';

/** Values are of this program: foreign text is never part of a style. */
export type Style = Readonly<Record<string, string | number>>;

const styleText = (style: Style): string =>
  Object.entries(style)
    .map(([key, value]) => `${key}=${value};`)
    .join('');

export interface Cell {
  readonly id: string;
  /** Id of the cell that it is in. */
  readonly parent: string;
  readonly style: Style;
  /** HTML; absent for none. */
  readonly label?: string;
  /** What else is known of it, as draw.io shows it under Edit Data. */
  readonly data?: Readonly<Record<string, string>>;
}

/** A cell; what has data is wrapped in an element that holds it, and the label and the id with it. */
function cell(
  { id, parent, style, label, data }: Cell,
  how: Readonly<Record<string, string>>,
  geometry: string,
): string {
  const own = { style: styleText(style), ...how, parent };
  if (data === undefined) return element('mxCell', { id, value: label ?? '', ...own }, geometry);
  return element('object', { label: label ?? '', ...data, id }, element('mxCell', own, geometry));
}

/** @param place in the cell that it is in */
export const vertex = (about: Cell, place: Rect): string =>
  cell(about, { vertex: '1' }, element('mxGeometry', { ...placeOf(place), as: 'geometry' }));

const placeOf = ({ x, y, width, height }: Rect) => ({
  x: rounded(x),
  y: rounded(y),
  width: rounded(width),
  height: rounded(height),
});

const point = ({ x, y }: Point, as?: string): string => element('mxPoint', { x: rounded(x), y: rounded(y), as });

/** A share of a side. */
const SHARE = 1e6;
export const share = (value: number): number => Math.round(value * SHARE) / SHARE + 0;

/** Where something is stuck to another: at a share of its sides, or of an arrow's way, and so far from there. */
export interface AttachedLabel {
  readonly at: Point;
  readonly by: Point;
  readonly width: number;
  readonly height: number;
}

/** It moves with what it is part of, may reach over its border, and is chosen with it. */
export const part = (about: Cell, { at, by, width, height }: AttachedLabel): string =>
  cell(
    { ...about, style: { ...about.style, part: 1, connectable: 0, html: 1 } },
    { vertex: '1' },
    element(
      'mxGeometry',
      { x: share(at.x), y: share(at.y), width: rounded(width), height: rounded(height), relative: '1', as: 'geometry' },
      point(by, 'offset'),
    ),
  );

interface Line {
  /** Ids of the cells at its ends, or where it ends in nothing. */
  readonly ends: { readonly source: string; readonly target: string } | readonly [Point, Point];
  readonly corners: readonly Point[];
  /** Where on the way its label is, from -1 to 1, and how far from there. */
  readonly label: { readonly at: number; readonly by: Point } | null;
}

/** @param line in the cell that it is in */
export function connection(about: Cell, { ends, corners, label }: Line): string {
  const loose = 'source' in ends ? [] : [point(ends[0], 'sourcePoint'), point(ends[1], 'targetPoint')];
  const inside = [
    ...loose,
    ...(corners.length === 0
      ? []
      : [element('Array', { as: 'points' }, corners.map((corner) => point(corner)).join(''))]),
    ...(label === null ? [] : [point(label.by, 'offset')]),
  ];
  const at = label === null ? {} : { x: share(label.at), y: 0 };
  const geometry = element('mxGeometry', { ...at, relative: '1', as: 'geometry' }, inside.join(''));
  return cell(about, { edge: '1', ...('source' in ends ? ends : {}) }, geometry);
}

/** What can be hidden as a whole. */
export const layer = (id: string, name?: string): string => element('mxCell', { id, value: name, parent: ROOT });

/** What all layers are in. */
export const rootCell = (): string => element('mxCell', { id: ROOT });

export const ROOT = '0';
/** Where everything is that is no note. */
export const DRAWING = '1';
export const NOTES = 'notes';
