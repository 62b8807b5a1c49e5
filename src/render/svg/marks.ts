/** Marks of changed elements: rings around them, and signs. */

import type { Point, Rect } from '../../layout/layout.js';
import { discWidth } from '../../layout/scene/measures.js';
import type { Mark } from '../../layout/scene/model.js';
import { paintsOf, type Theme } from '../theme.js';
import { formatNumber, paintAttributes } from './notation.js';

// ---- Lines around changed elements.
// Each kind of change has its own pattern, so that it can be recognised without colour.

interface Line {
  readonly width: number;
  /** Attributes after the width; empty for a solid line. */
  readonly dashes: string;
}

const dashed = (dashes: string): string => ` stroke-dasharray="${dashes}"`;
const dotted = (gap: number): string => ` stroke-dasharray="0.1 ${gap}" stroke-linecap="round"`;

/** The line of the ring around each kind of change. */
const RING_LINES: Readonly<Record<Mark['change'], Line>> = {
  create: { width: 2.5, dashes: '' },
  update: { width: 1.25, dashes: '' },
  delete: { width: 2, dashes: dashed('5 4') },
  replace: { width: 2.5, dashes: dashed('15 5') },
  move: { width: 2.5, dashes: dotted(5) },
  import: { width: 2, dashes: '' },
  forget: { width: 2, dashes: dotted(4) },
  deferred: { width: 1.25, dashes: dashed('10 4 2 4') },
};

/** Ring of an element that is opened to the outside: width of each line, and distance between their middles. */
const OPENED_RING = { width: 1.5, apart: 3 } as const;

/** Fraction of the left side that is open in the ring of an imported resource. */
const OPEN_SHARE = 0.5;

/**
 * Returns the ring of a change.
 * @param radius of its corners
 */
export function drawRing(mark: Mark, rect: Rect, radius: number, theme: Theme): string {
  const paints = paintAttributes({ stroke: paintsOf(mark, theme).mark });
  if (mark.opens === true) return doubleLine(rect, radius, paints);
  const { width, dashes } = RING_LINES[mark.change];
  const attributes = `fill="none" stroke-width="${width}"${dashes}${paints}`;
  if (mark.change === 'import') return `<path d="${openAtLeft(rect, radius)}" stroke-linecap="round" ${attributes}/>`;
  return rectangle(rect, radius, attributes);
}

const rectangle = ({ x, y, width, height }: Rect, radius: number, attributes: string): string =>
  `<rect x="${formatNumber(x)}" y="${formatNumber(y)}" width="${formatNumber(width)}" height="${formatNumber(height)}" rx="${formatNumber(radius)}" ${attributes}/>`;

/** Returns two nested lines, which no other change has. */
function doubleLine(rect: Rect, radius: number, paints: string): string {
  const attributes = `fill="none" stroke-width="${OPENED_RING.width}"${paints}`;
  const { x, y, width, height } = rect;
  const [inset, shrinkage] = [OPENED_RING.apart, 2 * OPENED_RING.apart];
  const inner = { x: x + inset, y: y + inset, width: width - shrinkage, height: height - shrinkage };
  return rectangle(rect, radius, attributes) + rectangle(inner, Math.max(0, radius - inset), attributes);
}

function openAtLeft({ x, y, width, height }: Rect, r: number): string {
  const [right, bottom] = [x + width, y + height];
  const stub = (height * (1 - OPEN_SHARE)) / 2;
  const n = formatNumber;
  const corner = (cx: number, cy: number, ex: number, ey: number): string => `Q${n(cx)},${n(cy)} ${n(ex)},${n(ey)}`;
  return [
    `M${n(x)},${n(y + stub)}V${n(y + r)}${corner(x, y, x + r, y)}H${n(right - r)}${corner(right, y, right, y + r)}`,
    `V${n(bottom - r)}${corner(right, bottom, right - r, bottom)}H${n(x + r)}${corner(x, bottom, x, bottom - r)}V${n(bottom - stub)}`,
  ].join('');
}

// ---- The signs of changes as paths instead of letters, so that they look the same in every font.

/** Returns path data around a centre. `s` is half the width of the sign. */
type Sign = (x: number, y: number, s: number) => string;

const n = formatNumber;

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

/** Distance of each of two signs from their common centre, in half widths. */
const PAIR_DISTANCE = 1.75;
const pairOf =
  (first: Sign, second: Sign, between: Sign = slash): Sign =>
  (x, y, s) =>
    first(x - s * PAIR_DISTANCE, y, s * 0.85) + between(x, y, s) + second(x + s * PAIR_DISTANCE, y, s * 0.85);

const SIGNS: Readonly<Record<Mark['change'], Sign>> = {
  create: plus,
  delete: minus,
  update: tilde,
  replace: pairOf(minus, plus),
  move: arrow,
  import: arrowIn,
  forget: dot,
  deferred: question,
};
const CREATES_FIRST = pairOf(plus, minus);

/**
 * Returns the sign of an opening. An update needs no sign of its own: the opening is the update. Any other change has
 * its sign beside the exclamation mark.
 */
const openedSign = (change: Mark['change']): Sign =>
  change === 'update' ? exclamation : pairOf(SIGNS[change], exclamation, none);

/** Half width of a sign and its line width, as fractions of the disc's height. */
const HALF = 0.24;
const STROKE = 0.115;
const BORDER = 1.5;

function signIn({ change, createsFirst, opens, touched }: Mark): Sign {
  if (touched === true) return none;
  if (opens === true) return openedSign(change);
  return createsFirst === true ? CREATES_FIRST : SIGNS[change];
}

/**
 * Returns a disc with the sign of a change; hollow for `forget`, because the resource still exists, and for a change by
 * other resources.
 */
export function drawDisc(mark: Mark, { x, y }: Point, height: number, theme: Theme): string {
  const paints = paintsOf(mark, theme);
  const width = discWidth(mark, height);
  const isHollow = mark.change === 'forget' || mark.byOthers === true;
  const half = height / 2;
  const bounds = (inset: number): string =>
    `x="${n(x - width / 2 + inset)}" y="${n(y - half + inset)}" width="${n(width - 2 * inset)}" height="${n(height - 2 * inset)}" rx="${n(half - inset)}"`;
  const ground = `<rect ${bounds(-BORDER)}${paintAttributes({ fill: theme.background })}/>`;
  const shape = isHollow
    ? `<rect ${bounds(0.75)} stroke-width="${BORDER}"${paintAttributes({ fill: theme.background, stroke: paints.mark })}/>`
    : `<rect ${bounds(0)}${paintAttributes({ fill: paints.mark })}/>`;
  const sign = signIn(mark);
  const stroke = height * STROKE * (isHollow ? 2 : 1);
  const lines = `<path d="${sign(x, y, height * HALF)}" fill="none" stroke-width="${n(stroke)}" stroke-linecap="round" stroke-linejoin="round"${paintAttributes({ stroke: paints.sign })}/>`;
  return ground + shape + lines;
}
