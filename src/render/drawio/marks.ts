/** Marks attached to icons, boxes and edges: change rings, change discs, counts and flow steps. */
import type { Rect } from '../../layout/layout.js';
import { discWidth, signOf } from '../../layout/scene/measures.js';
import type { Mark } from '../../layout/scene/model.js';
import { STEP_HEIGHT, stepWidth } from '../../layout/scene/steps.js';
import { widthOf } from '../../platform/text/metrics.js';
import { escapeXml } from '../svg/notation.js';
import { paintsOf, type Theme } from '../theme.js';
import type { Style } from './cells.js';

/** Returns a dashed line style. Dash lengths are pixels, independent of the line width. */
export const dashes = (pattern: string): Style => ({ dashed: 1, fixDash: 1, dashPattern: pattern });

/** Ring style of each kind of change. */
const RINGS: Readonly<Record<Mark['change'], Style>> = {
  create: { strokeWidth: 2.5 },
  update: { strokeWidth: 1.25 },
  delete: { strokeWidth: 2, ...dashes('5 4') },
  replace: { strokeWidth: 2.5, ...dashes('15 5') },
  move: { strokeWidth: 2.5, ...dashes('1 5') },
  import: { strokeWidth: 2, ...dashes('20 3') },
  forget: { strokeWidth: 2, ...dashes('1 4') },
  deferred: { strokeWidth: 1.25, ...dashes('10 4 2 4') },
};

/** Ring of an element that is opened to the outside. */
const OPENED: Style = { strokeWidth: 4 };

/** Returns the style of the ring around a changed element. */
export const ringStyle = (mark: Mark, theme: Theme): Style => ({
  strokeColor: paintsOf(mark, theme).mark.value,
  ...(mark.opens === true ? OPENED : RINGS[mark.change]),
});

/** A shape with semicircular ends that holds text. */
const pillStyle = (fill: string, border: string, ink: string, size: number): Style => ({
  rounded: 1,
  arcSize: 50,
  fillColor: fill,
  strokeColor: border,
  fontColor: ink,
  fontSize: size,
  fontStyle: 1,
  align: 'center',
  verticalAlign: 'middle',
  spacing: 0,
  overflow: 'visible',
});

/** Text in a shape, with the size of the shape in pixels. */
export interface Badge {
  readonly label: string;
  readonly style: Style;
  readonly width: number;
  readonly height: number;
}

const SIGN_SIZE = 12;
/** Replacements that are as wide as the other signs in any font. */
const WIDER_SIGNS: readonly (readonly [string, string])[] = [
  ['-', '−'],
  ['.', '•'],
];

/** Returns the disc with the sign of a change; hollow for `forget`, because the resource still exists. */
export function discBadge(mark: Mark, height: number, theme: Theme): Badge {
  const { mark: paint, sign } = paintsOf(mark, theme);
  const written = signOf(mark);
  const glyph = WIDER_SIGNS.reduce((text, [narrow, wide]) => text.replaceAll(narrow, wide), written);
  const isHollow = mark.change === 'forget';
  const style = isHollow
    ? pillStyle(theme.background.value, paint.value, sign.value, SIGN_SIZE)
    : pillStyle(paint.value, theme.background.value, sign.value, SIGN_SIZE);
  return { label: escapeXml(glyph), style, width: discWidth(mark, height), height };
}

const PILL_HEIGHT = 18;
const PILL_PADDING = 6;

/** Returns the badge with the number of resources: `×3`. */
export function countBadge(text: string, theme: Theme): Badge {
  const { size, weight, fill } = theme.badge;
  return {
    label: escapeXml(text),
    style: pillStyle(theme.badgeFill.value, theme.badgeBorder.value, fill.value, size),
    width: Math.max(PILL_HEIGHT, widthOf(text, size, weight) + 2 * PILL_PADDING),
    height: PILL_HEIGHT,
  };
}

/** Returns the badge with the numbers of flow steps. */
export const stepsBadge = (text: string, theme: Theme): Badge => ({
  label: escapeXml(text),
  style: pillStyle(theme.stepFill.value, theme.badgeBorder.value, theme.step.fill.value, theme.step.size),
  width: stepWidth(text),
  height: STEP_HEIGHT,
});

/** Returns the rectangle enlarged by that many pixels on each side. */
export const paddedRect = ({ x, y, width, height }: Rect, margin: number): Rect => ({
  x: x - margin,
  y: y - margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
});
