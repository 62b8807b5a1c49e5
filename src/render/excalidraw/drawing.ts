/** The state of one file while it is written, and the badges and rings that boxes, nodes and edges share. */
import type { Point, Rect } from '../../layout/layout.js';
import { signOf } from '../../layout/scene/measures.js';
import type { Mark } from '../../layout/scene/model.js';
import { widthOf } from '../../platform/text/metrics.js';
import { SHADOW } from '../svg/changes.js';
import { paintsOf, type Theme } from '../theme.js';
import { type Element, rectangle, type Style, textLine } from './elements.js';

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

// ---- Badges.

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
