/** Elements of an Excalidraw file: what all of them have in common, as its JSON schema (version 2) has it. */

import { Bug } from '../../errors.js';
import type { Point, Rect } from '../../layout/layout.js';
import { oneLine } from '../../text/one-line.js';
import { notANumber } from '../messages.js';
import type { Ink } from '../theme.js';

export interface Style {
  readonly stroke?: string;
  readonly fill?: string;
  readonly width?: number;
  readonly line?: 'solid' | 'dashed' | 'dotted';
  /** Percent. */
  readonly opacity?: number;
  readonly isRound?: boolean;
}

export interface Bound {
  readonly id: string;
  readonly type: 'arrow' | 'text';
}

export type Element = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly boundElements: readonly Bound[];
};

/** Tenths of a pixel, as in the SVG. */
function rounded(value: number): number {
  if (!Number.isFinite(value)) throw new Bug(notANumber(value));
  // Adding 0 turns -0 into 0.
  return Math.round(value * 10) / 10 + 0;
}

/** A whole number above 0, of the name alone: the editor takes one by chance. */
function seedOf(id: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < id.length; at++) sum = Math.imul(sum ^ id.charCodeAt(at), 0x01000193) >>> 0;
  return (sum % 0x7ffffffe) + 1;
}

const TRANSPARENT = 'transparent';
/** What SVG calls it: the editor knows no such colour, and paints black. */
const NONE = 'none';
/** Corners of a fixed radius. */
const ROUNDED = { type: 3, value: 8 };

function element(type: string, id: string, place: Rect, look: Style, groups: readonly string[]): Element {
  const { stroke = TRANSPARENT, fill = TRANSPARENT, width = 1, line = 'solid', opacity = 100, isRound = false } = look;
  return {
    ...{
      id,
      type,
      x: rounded(place.x),
      y: rounded(place.y),
      width: rounded(place.width),
      height: rounded(place.height),
    },
    ...{
      angle: 0,
      strokeColor: stroke,
      backgroundColor: fill === NONE ? TRANSPARENT : fill,
      fillStyle: 'solid',
      strokeWidth: width,
    },
    ...{ strokeStyle: line, roughness: 0, opacity, groupIds: groups, frameId: null, index: null },
    ...{ roundness: isRound ? ROUNDED : null, seed: seedOf(id), version: 1, versionNonce: seedOf(`${id} 1`) },
    ...{ isDeleted: false, boundElements: [], updated: 1, link: null, locked: false },
  };
}

export const rectangle = (id: string, place: Rect, look: Style, groups: readonly string[]): Element =>
  element('rectangle', id, place, look, groups);

/** @param file id of its picture among the files */
export const image = (id: string, place: Rect, file: string, look: Style, groups: readonly string[]): Element => ({
  ...element('image', id, place, look, groups),
  ...{ fileId: file, status: 'saved', scale: [1, 1], crop: null },
});

/** Nunito, which the editor brings along: no wider than the font of the picture, so that texts fit. */
const FONT = 6;
const LINE_HEIGHT = 1.25;

interface Words {
  readonly text: string;
  readonly width: number;
  readonly ink: Pick<Ink, 'size' | 'fill'>;
  readonly align?: 'left' | 'center';
  /** Id of the arrow whose label it is. */
  readonly of?: string;
}

/** One line of text. @param at the left end of its middle line, or with `center` the middle itself */
export function words(
  id: string,
  at: Point,
  { text, width, ink, align = 'left', of }: Words,
  groups: readonly string[],
): Element {
  const height = ink.size * LINE_HEIGHT;
  const place = { x: align === 'left' ? at.x : at.x - width / 2, y: at.y - height / 2, width, height };
  const said = oneLine(text);
  return {
    ...element('text', id, place, { stroke: ink.fill.value }, groups),
    ...{ text: said, originalText: said, fontSize: ink.size, fontFamily: FONT, lineHeight: LINE_HEIGHT },
    ...{ textAlign: align, verticalAlign: 'middle', containerId: of ?? null, autoResize: true },
  };
}

interface End {
  readonly id: string;
  /** From the end of the arrow to the thing. */
  readonly gap: number;
}

interface Line {
  readonly points: readonly Point[];
  readonly twoWay: boolean;
  /** What it joins; absent for a sample. */
  readonly ends?: readonly [End, End];
}

export function arrow(id: string, { points, twoWay, ends }: Line, look: Style, groups: readonly string[]): Element {
  const first = points[0] as Point;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const size = { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) };
  const bound = (end: End | undefined) => (end ? { elementId: end.id, focus: 0, gap: rounded(end.gap) } : null);
  return {
    ...element('arrow', id, { ...first, ...size }, look, groups),
    ...{ points: points.map(({ x, y }) => [rounded(x - first.x), rounded(y - first.y)]), lastCommittedPoint: null },
    ...{ startBinding: bound(ends?.[0]), endBinding: bound(ends?.[1]), elbowed: false },
    ...{ startArrowhead: twoWay ? 'triangle' : null, endArrowhead: 'triangle' },
  };
}
