/** What is stuck to icons, boxes and arrows: rings, discs with the sign of a change, counts, steps. */
import type { Rect } from '../../layout/layout.js';
import { discWidth, signOf } from '../../layout/scene/measures.js';
import type { Mark } from '../../layout/scene/model.js';
import { STEP_HEIGHT, stepWidth } from '../../layout/scene/steps.js';
import { widthOf } from '../../text/metrics.js';
import { escapeXml } from '../svg/escape.js';
import { paintsOf, type Theme } from '../theme.js';
import type { Style } from './cells.js';

/** Lengths of dashes are pixels, whatever the width of the line. */
export const dashes = (pattern: string): Style => ({ dashed: 1, fixDash: 1, dashPattern: pattern });

/** A line around what changes, of its own for each change. */
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

/** Of what is opened to outside. */
const OPENED: Style = { strokeWidth: 4 };

export const ringStyle = (mark: Mark, theme: Theme): Style => ({
  strokeColor: paintsOf(mark, theme).mark.value,
  ...(mark.opens === true ? OPENED : RINGS[mark.change]),
});

/** A shape whose short sides are half circles, with words in it. */
const pillStyle = (fill: string, border: string, ink: string, size: number): Style => ({
  ...{ rounded: 1, arcSize: 50, fillColor: fill, strokeColor: border, fontColor: ink, fontSize: size, fontStyle: 1 },
  ...{ align: 'center', verticalAlign: 'middle', spacing: 0, overflow: 'visible' },
});

/** Words in a shape, and how large it has to be. */
export interface Badge {
  readonly label: string;
  readonly style: Style;
  readonly width: number;
  readonly height: number;
}

const SIGN_SIZE = 12;
/** As wide as the other signs, in any font. */
const WIDER_SIGNS: readonly (readonly [string, string])[] = [
  ['-', '−'],
  ['.', '•'],
];

/** The sign of a change; hollow for what is still there and managed no longer. */
export function disc(mark: Mark, height: number, theme: Theme): Badge {
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

/** How many there are. */
export function pill(words: string, theme: Theme): Badge {
  const { size, weight, fill } = theme.badge;
  return {
    label: escapeXml(words),
    style: pillStyle(theme.badgeFill.value, theme.badgeBorder.value, fill.value, size),
    width: Math.max(PILL_HEIGHT, widthOf(words, size, weight) + 2 * PILL_PADDING),
    height: PILL_HEIGHT,
  };
}

/** Numbers of steps of flows. */
export const steps = (words: string, theme: Theme): Badge => ({
  label: escapeXml(words),
  style: pillStyle(theme.stepFill.value, theme.badgeBorder.value, theme.step.fill.value, theme.step.size),
  width: stepWidth(words),
  height: STEP_HEIGHT,
});

export const around = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
