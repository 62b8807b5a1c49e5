/** The signs of changes as paths instead of letters, so that they look the same in every font. */

import type { Point } from '../../layout/layout.js';
import { discWidth } from '../../layout/scene/measures.js';
import type { Mark } from '../../layout/scene/model.js';
import { paintsOf, type Theme } from '../theme.js';
import { number } from './numbers.js';
import { painted } from './paint.js';

/** Returns path data around a centre. `s` is half the width of the sign. */
type Sign = (x: number, y: number, s: number) => string;

const n = number;

const minus: Sign = (x, y, s) => `M${n(x - s)},${n(y)}H${n(x + s)}`;
const plus: Sign = (x, y, s) => `${minus(x, y, s)}M${n(x)},${n(y - s)}V${n(y + s)}`;
const tilde: Sign = (x, y, s) =>
  `M${n(x - s)},${n(y + s * 0.35)}C${n(x - s * 0.4)},${n(y - s * 1.1)} ${n(x + s * 0.4)},${n(y + s * 1.1)} ${n(x + s)},${n(y - s * 0.35)}`;
const slash: Sign = (x, y, s) => `M${n(x - s * 0.35)},${n(y + s)}L${n(x + s * 0.35)},${n(y - s)}`;
const arrow: Sign = (x, y, s) =>
  `${minus(x, y, s)}M${n(x + s * 0.2)},${n(y - s * 0.75)}L${n(x + s)},${n(y)}L${n(x + s * 0.2)},${n(y + s * 0.75)}`;
/** An arrow onto a line, for an import. */
const arrowIn: Sign = (x, y, s) =>
  `M${n(x)},${n(y - s * 1.1)}V${n(y + s * 0.4)}M${n(x - s * 0.65)},${n(y - s * 0.25)}L${n(x)},${n(y + s * 0.4)}L${n(x + s * 0.65)},${n(y - s * 0.25)}M${n(x - s)},${n(y + s * 1.05)}H${n(x + s)}`;
/** A dot is a line of almost zero length with round ends. */
const dot: Sign = (x, y) => `M${n(x)},${n(y)}h0.1`;
const question: Sign = (x, y, s) =>
  `M${n(x - s * 0.6)},${n(y - s * 0.45)}A${n(s * 0.6)},${n(s * 0.6)} 0 1 1 ${n(x + s * 0.15)},${n(y + s * 0.1)}Q${n(x)},${n(y + s * 0.2)} ${n(x)},${n(y + s * 0.45)}M${n(x)},${n(y + s * 1.1)}h0.1`;
const exclamation: Sign = (x, y, s) => `M${n(x)},${n(y - s * 1.1)}V${n(y + s * 0.2)}M${n(x)},${n(y + s * 1.1)}h0.1`;
const none: Sign = () => '';

const PAIR = 1.75;
const pair =
  (first: Sign, second: Sign, between: Sign = slash): Sign =>
  (x, y, s) =>
    first(x - s * PAIR, y, s * 0.85) + between(x, y, s) + second(x + s * PAIR, y, s * 0.85);

const SIGNS: Readonly<Record<Mark['change'], Sign>> = {
  create: plus,
  delete: minus,
  update: tilde,
  replace: pair(minus, plus),
  move: arrow,
  import: arrowIn,
  forget: dot,
  deferred: question,
};
const CREATES_FIRST = pair(plus, minus);

/**
 * Returns the sign of an opening. An update needs no sign of its own: the opening is the update. Any other change has
 * its sign beside the exclamation mark.
 */
const opened = (change: Mark['change']): Sign =>
  change === 'update' ? exclamation : pair(SIGNS[change], exclamation, none);

/** Half width of a sign and its line width, as fractions of the disc's height. */
const HALF = 0.24;
const STROKE = 0.115;
const BORDER = 1.5;

function signIn({ change, createsFirst, opens }: Mark): Sign {
  if (opens === true) return opened(change);
  return createsFirst === true ? CREATES_FIRST : SIGNS[change];
}

/** Returns a disc with the sign of a change; hollow for `forget`, because the resource still exists. */
export function disc(mark: Mark, { x, y }: Point, height: number, theme: Theme): string {
  const paints = paintsOf(mark, theme);
  const width = discWidth(mark, height);
  const isHollow = mark.change === 'forget';
  const half = height / 2;
  const place = (by: number): string =>
    `x="${n(x - width / 2 + by)}" y="${n(y - half + by)}" width="${n(width - 2 * by)}" height="${n(height - 2 * by)}" rx="${n(half - by)}"`;
  const ground = `<rect ${place(-BORDER)}${painted({ fill: theme.background })}/>`;
  const shape = isHollow
    ? `<rect ${place(0.75)} stroke-width="${BORDER}"${painted({ fill: theme.background, stroke: paints.mark })}/>`
    : `<rect ${place(0)}${painted({ fill: paints.mark })}/>`;
  const sign = signIn(mark);
  const stroke = height * STROKE * (isHollow ? 2 : 1);
  const lines = `<path d="${sign(x, y, height * HALF)}" fill="none" stroke-width="${n(stroke)}" stroke-linecap="round" stroke-linejoin="round"${painted({ stroke: paints.sign })}/>`;
  return ground + shape + lines;
}
