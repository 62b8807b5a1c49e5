/**
 * Creates the elements of an Excalidraw file, after version 2 of its JSON schema:
 * https://docs.excalidraw.com/docs/codebase/json-schema
 */
import { Bug } from '../../errors.js';
import type { Point, Rect } from '../../layout/layout.js';
import { signOf } from '../../layout/scene/measures.js';
import type { Mark } from '../../layout/scene/model.js';
import { widthOf } from '../../platform/text/metrics.js';
import { oneLine } from '../../platform/text/printable.js';
import { notANumber } from '../messages.js';
import { SHADOW } from '../svg/changes.js';
import { type Ink, paintsOf, type Theme } from '../theme.js';

/** Style of an element. By default: transparent, lines solid and one pixel wide, opaque, square corners. */
export interface Style {
  /** Colours: `#rrggbb`, or `none`. */
  readonly stroke?: string;
  readonly fill?: string;
  /** Pixels. */
  readonly width?: number;
  readonly line?: 'solid' | 'dashed' | 'dotted';
  /** Percent. */
  readonly opacity?: number;
  readonly isRound?: boolean;
}

/** An arrow or a text that is bound to an element, and moves with it. */
export interface BoundElement {
  readonly id: string;
  readonly type: 'arrow' | 'text';
}

/** An element with the members of its type. */
export type Element = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly boundElements: readonly BoundElement[];
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
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193) >>> 0;
  return (hash % 0x7ffffffe) + 1;
}

const TRANSPARENT = 'transparent';
/** SVG's `none` is not a colour in Excalidraw, which paints it black. */
const NONE = 'none';
/** Corners of a fixed radius. */
const ROUND_CORNERS = { type: 3, value: 8 };

/**
 * Returns the members that all elements have.
 * @param groups ids of the groups that contain the element, the innermost first
 */
function element(type: string, id: string, rect: Rect, style: Style, groups: readonly string[]): Element {
  const { stroke = TRANSPARENT, fill = TRANSPARENT, width = 1, line = 'solid', opacity = 100, isRound = false } = style;
  return {
    id,
    type,
    x: rounded(rect.x),
    y: rounded(rect.y),
    width: rounded(rect.width),
    height: rounded(rect.height),
    angle: 0,
    strokeColor: stroke,
    backgroundColor: fill === NONE ? TRANSPARENT : fill,
    fillStyle: 'solid',
    strokeWidth: width,
    strokeStyle: line,
    roughness: 0,
    opacity,
    groupIds: groups,
    frameId: null,
    index: null,
    roundness: isRound ? ROUND_CORNERS : null,
    seed: seedOf(id),
    version: 1,
    versionNonce: seedOf(`${id} 1`),
    isDeleted: false,
    boundElements: [],
    updated: 1,
    link: null,
    locked: false,
  };
}

/** Returns a rectangle. The parameters are those of `element`. */
export const rectangle = (id: string, rect: Rect, style: Style, groups: readonly string[]): Element =>
  element('rectangle', id, rect, style, groups);

/**
 * Returns an image element.
 * @param file id of the image in `files`
 */
export const image = (id: string, rect: Rect, file: string, style: Style, groups: readonly string[]): Element => ({
  ...element('image', id, rect, style, groups),
  fileId: file,
  status: 'saved',
  scale: [1, 1],
  crop: null,
});

/** Nunito, which Excalidraw bundles. Text is no wider than in the SVG's font, so that it fits. */
const FONT = 6;
const LINE_HEIGHT = 1.25;

interface TextLineOptions {
  readonly text: string;
  /** Pixels. */
  readonly width: number;
  readonly ink: Pick<Ink, 'size' | 'fill'>;
  readonly align?: 'left' | 'center';
  /** Id of the arrow that the text labels; absent for text that stands alone. */
  readonly container?: string;
}

/**
 * Returns one line of text.
 * @param at the middle of the left end, or the centre if `align` is `center`
 */
export function textLine(
  id: string,
  at: Point,
  { text, width, ink, align = 'left', container }: TextLineOptions,
  groups: readonly string[],
): Element {
  const height = ink.size * LINE_HEIGHT;
  const rect = { x: align === 'left' ? at.x : at.x - width / 2, y: at.y - height / 2, width, height };
  const content = oneLine(text);
  return {
    ...element('text', id, rect, { stroke: ink.fill.value }, groups),
    text: content,
    originalText: content,
    fontSize: ink.size,
    fontFamily: FONT,
    lineHeight: LINE_HEIGHT,
    textAlign: align,
    verticalAlign: 'middle',
    containerId: container ?? null,
    autoResize: true,
  };
}

interface ArrowEnd {
  /** The element that the arrow is bound to. */
  readonly id: string;
  /** Pixels between the end of the arrow and the element. */
  readonly gap: number;
}

interface ArrowOptions {
  readonly points: readonly Point[];
  readonly twoWay: boolean;
  /** The elements that the arrow connects, null for an end at none; absent for a legend sample. */
  readonly ends?: readonly [ArrowEnd | null, ArrowEnd | null];
}

/** Returns an arrow with a head at its last point, and at its first one, too, if it is two-way. */
export function arrow(
  id: string,
  { points, twoWay, ends }: ArrowOptions,
  style: Style,
  groups: readonly string[],
): Element {
  const first = points[0] as Point;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const size = { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) };
  const binding = (end: ArrowEnd | null | undefined) =>
    end ? { elementId: end.id, focus: 0, gap: rounded(end.gap) } : null;
  return {
    ...element('arrow', id, { ...first, ...size }, style, groups),
    points: points.map(({ x, y }) => [rounded(x - first.x), rounded(y - first.y)]),
    lastCommittedPoint: null,
    startBinding: binding(ends?.[0]),
    endBinding: binding(ends?.[1]),
    elbowed: false,
    startArrowhead: twoWay ? 'triangle' : null,
    endArrowhead: 'triangle',
  };
}

// ---- The file while it is written.

/** The state of one file while it is written. */
export interface Drawing {
  readonly theme: Theme;
  /** Returns an id that no other element has, based on the argument: `uniqueIds`. */
  readonly unique: (base: string) => string;
  /** The elements that arrows bind to, with their rectangles, by id of node or box. */
  readonly bindable: Map<string, { readonly id: string; readonly rect: Rect }>;
}

/** Opacity in percent of removed elements, and of those that do not change in a diagram of changes. */
export const FADED_OPACITY = SHADOW * 100;

// ---- Badges, which boxes, nodes and edges share.

/** Text and colours of a badge. */
interface BadgeStyle {
  readonly text: string;
  readonly fill: string;
  readonly border: string;
  readonly ink: Theme['badge'];
}

/** Height of a badge, and space on each side of its text, in pixels. */
const HEIGHT = 18;
const PADDING = 6;

/** Returns the width of a badge in pixels. A short text has a round badge. */
export const badgeWidth = ({ text, ink: { size, weight } }: BadgeStyle): number =>
  Math.max(HEIGHT, widthOf(text, size, weight) + 2 * PADDING);

/**
 * Returns text in a shape with round ends.
 * @param center of the badge
 */
export function badge(
  id: string,
  center: Point,
  style: BadgeStyle,
  groups: readonly string[],
  { unique }: Drawing,
): Element[] {
  const width = badgeWidth(style);
  const rect = { x: center.x - width / 2, y: center.y - HEIGHT / 2, width, height: HEIGHT };
  const shape: Style = { fill: style.fill, stroke: style.border, width: 1, isRound: true };
  const { text, ink } = style;
  const label = { text, width: widthOf(text, ink.size, ink.weight), ink, align: 'center' } as const;
  return [rectangle(unique(id), rect, shape, groups), textLine(unique(`${id} words`), center, label, groups)];
}

/** Returns the badge of a count, such as `×3`. */
export const countBadge = (text: string, { badge: ink, badgeFill, badgeBorder }: Theme): BadgeStyle => ({
  text,
  ink,
  fill: badgeFill.value,
  border: badgeBorder.value,
});

/** Returns the badge of flow steps, such as `1, 4`. */
export const stepsBadge = (text: string, { step, badge: ink, stepFill, badgeBorder }: Theme): BadgeStyle => ({
  text,
  ink: { ...ink, fill: step.fill },
  fill: stepFill.value,
  border: badgeBorder.value,
});

/** Returns the badge with the sign of a change; hollow for `forget`, because the resource still exists. */
export function changeBadge(changeMark: Mark, theme: Theme): BadgeStyle {
  const { badge: ink, badgeBorder } = theme;
  const { mark, sign } = paintsOf(changeMark, theme);
  const text = signOf(changeMark);
  const isHollow = changeMark.change === 'forget';
  return isHollow
    ? { text, ink: { ...ink, fill: mark }, fill: badgeBorder.value, border: mark.value }
    : { text, ink: { ...ink, fill: sign }, fill: mark.value, border: badgeBorder.value };
}

// ---- Rings.

/** Width of a ring in pixels, and of the ring of an element that is opened to the outside. */
const RING_WIDTH = 2;
const OPENED_RING_WIDTH = 4;

/** Lines of rings; solid for all other changes. */
const RING_LINES: Readonly<Partial<Record<Mark['change'], NonNullable<Style['line']>>>> = {
  delete: 'dashed',
  replace: 'dashed',
  forget: 'dotted',
  move: 'dotted',
};

/** Returns the ring around a changed element. */
export const ringStyle = ({ change, opens }: Mark, theme: Theme): Style => ({
  stroke: paintsOf({ change, ...(opens && { opens }) }, theme).mark.value,
  width: opens === true ? OPENED_RING_WIDTH : RING_WIDTH,
  line: RING_LINES[change] ?? 'solid',
});
