/** Elements of an Excalidraw file, after version 2 of its JSON schema. */

import { Bug } from '../../errors.js';
import type { Point, Rect } from '../../layout/layout.js';
import { oneLine } from '../../platform/text/printable.js';
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

/** Rounds to tenths of a pixel, as in the SVG. */
function rounded(value: number): number {
  if (!Number.isFinite(value)) throw new Bug(notANumber(value));
  // Adding 0 turns -0 into 0.
  return Math.round(value * 10) / 10 + 0;
}

/**
 * Returns a positive integer derived from the id alone (FNV-1a). Excalidraw uses a random one, which would differ in
 * every run.
 */
function seedOf(id: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < id.length; at++) sum = Math.imul(sum ^ id.charCodeAt(at), 0x01000193) >>> 0;
  return (sum % 0x7ffffffe) + 1;
}

const TRANSPARENT = 'transparent';
/** SVG's `none` is no colour in Excalidraw, which paints it black. */
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

/**
 * Returns an image element.
 * @param file id of the image in `files`
 */
export const image = (id: string, place: Rect, file: string, look: Style, groups: readonly string[]): Element => ({
  ...element('image', id, place, look, groups),
  ...{ fileId: file, status: 'saved', scale: [1, 1], crop: null },
});

/** Nunito, which Excalidraw bundles. Text is no wider than in the SVG's font, so that it fits. */
const FONT = 6;
const LINE_HEIGHT = 1.25;

interface Words {
  readonly text: string;
  readonly width: number;
  readonly ink: Pick<Ink, 'size' | 'fill'>;
  readonly align?: 'left' | 'center';
  /** Id of the arrow that the text labels. */
  readonly of?: string;
}

/**
 * Returns one line of text.
 * @param at the middle of the left end, or the centre if `align` is `center`
 */
export function words(
  id: string,
  at: Point,
  { text, width, ink, align = 'left', of }: Words,
  groups: readonly string[],
): Element {
  const height = ink.size * LINE_HEIGHT;
  const place = { x: align === 'left' ? at.x : at.x - width / 2, y: at.y - height / 2, width, height };
  const shown = oneLine(text);
  return {
    ...element('text', id, place, { stroke: ink.fill.value }, groups),
    ...{ text: shown, originalText: shown, fontSize: ink.size, fontFamily: FONT, lineHeight: LINE_HEIGHT },
    ...{ textAlign: align, verticalAlign: 'middle', containerId: of ?? null, autoResize: true },
  };
}

interface End {
  readonly id: string;
  /** Pixels between the end of the arrow and the element. */
  readonly gap: number;
}

interface Line {
  readonly points: readonly Point[];
  readonly twoWay: boolean;
  /** The elements that the arrow connects, null for an end at none; absent for a legend sample. */
  readonly ends?: readonly [End | null, End | null];
}

export function arrow(id: string, { points, twoWay, ends }: Line, look: Style, groups: readonly string[]): Element {
  const first = points[0] as Point;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const size = { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) };
  const bound = (end: End | null | undefined) => (end ? { elementId: end.id, focus: 0, gap: rounded(end.gap) } : null);
  return {
    ...element('arrow', id, { ...first, ...size }, look, groups),
    ...{ points: points.map(({ x, y }) => [rounded(x - first.x), rounded(y - first.y)]), lastCommittedPoint: null },
    ...{ startBinding: bound(ends?.[0]), endBinding: bound(ends?.[1]), elbowed: false },
    ...{ startArrowhead: twoWay ? 'triangle' : null, endArrowhead: 'triangle' },
  };
}
