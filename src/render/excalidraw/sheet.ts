/** The state of one file while it is written. */
import type { Point, Rect } from '../../layout/layout.js';
import { signOf } from '../../layout/scene/measures.js';
import type { Mark } from '../../layout/scene/model.js';
import { widthOf } from '../../platform/text/metrics.js';
import { SHADOW } from '../svg/changes.js';
import { paintsOf, type Theme } from '../theme.js';
import { type Element, rectangle, type Style, words } from './elements.js';

export interface Sheet {
  readonly theme: Theme;
  /** Returns an id that no other element has, based on the argument. */
  readonly unique: (wanted: string) => string;
  /** The elements that arrows bind to, with their rectangles, by id of node or box. */
  readonly ends: Map<string, { readonly id: string; readonly rect: Rect }>;
}

export const SHADE = SHADOW * 100;

export function uniqueIds(): (wanted: string) => string {
  const taken = new Set<string>();
  return (wanted) => {
    let id = wanted;
    for (let count = 2; taken.has(id); count++) id = `${wanted}~${count}`;
    taken.add(id);
    return id;
  };
}

interface Badge {
  readonly text: string;
  readonly fill: string;
  readonly border: string;
  readonly ink: Theme['badge'];
}

const HEIGHT = 18;
const PADDING = 6;

export const badgeWidth = ({ text, ink: { size, weight } }: Badge): number =>
  Math.max(HEIGHT, widthOf(text, size, weight) + 2 * PADDING);

/** Returns text in a shape with round ends, centred on a point. */
export function badge(
  id: string,
  { x, y }: Point,
  look: Badge,
  groups: readonly string[],
  { unique }: Sheet,
): Element[] {
  const width = badgeWidth(look);
  const place = { x: x - width / 2, y: y - HEIGHT / 2, width, height: HEIGHT };
  const shape: Style = { fill: look.fill, stroke: look.border, width: 1, isRound: true };
  const text = {
    text: look.text,
    width: widthOf(look.text, look.ink.size, look.ink.weight),
    ink: look.ink,
    align: 'center',
  };
  return [
    rectangle(unique(id), place, shape, groups),
    words(unique(`${id} words`), { x, y }, text as Parameters<typeof words>[2], groups),
  ];
}

export const countBadge = (text: string, { badge: ink, badgeFill, badgeBorder }: Theme): Badge => ({
  ...{ text, ink, fill: badgeFill.value, border: badgeBorder.value },
});

export const stepsBadge = (text: string, { step, badge: ink, stepFill, badgeBorder }: Theme): Badge => ({
  ...{ text, ink: { ...ink, fill: step.fill }, fill: stepFill.value, border: badgeBorder.value },
});

export function changeBadge(of: Mark, theme: Theme): Badge {
  const { badge: ink, badgeBorder } = theme;
  const { mark, sign } = paintsOf(of, theme);
  const text = signOf(of);
  const isHollow = of.change === 'forget';
  return isHollow
    ? { text, ink: { ...ink, fill: mark }, fill: badgeBorder.value, border: mark.value }
    : { text, ink: { ...ink, fill: sign }, fill: mark.value, border: badgeBorder.value };
}

/** Returns the ring around a changed element. */
export const ringStyle = ({ change, opens }: Mark, theme: Theme): Style => ({
  stroke: paintsOf({ change, ...(opens && { opens }) }, theme).mark.value,
  width: opens === true ? 4 : 2,
  line:
    change === 'delete' || change === 'replace'
      ? 'dashed'
      : change === 'forget' || change === 'move'
        ? 'dotted'
        : 'solid',
});
