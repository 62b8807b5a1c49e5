/**
 * Lines around changed elements. Each kind of change has its own pattern, so that it can be recognised without colour.
 */
import type { Rect } from '../../layout/layout.js';
import type { Mark } from '../../layout/scene/model.js';
import { paintsOf, type Theme } from '../theme.js';
import { number } from './numbers.js';
import { painted } from './paint.js';

interface Line {
  readonly width: number;
  /** Attributes after the width; empty for a solid line. */
  readonly dashes: string;
}

const dashed = (dashes: string): string => ` stroke-dasharray="${dashes}"`;
const dotted = (gap: number): string => ` stroke-dasharray="0.1 ${gap}" stroke-linecap="round"`;

const LINES: Readonly<Record<Mark['change'], Line>> = {
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
const DOUBLE = { width: 1.5, apart: 3 } as const;

/** Fraction of the left side that is open in the ring of an imported resource. */
const OPENING = 0.5;

/**
 * Returns the ring of a change.
 * @param radius of its corners
 */
export function ring(mark: Mark, rect: Rect, radius: number, theme: Theme): string {
  const paints = painted({ stroke: paintsOf(mark, theme).mark });
  if (mark.opens === true) return doubled(rect, radius, paints);
  const { width, dashes } = LINES[mark.change];
  const look = `fill="none" stroke-width="${width}"${dashes}${paints}`;
  if (mark.change === 'import') return `<path d="${openAtLeft(rect, radius)}" stroke-linecap="round" ${look}/>`;
  return rectangle(rect, radius, look);
}

const rectangle = ({ x, y, width, height }: Rect, radius: number, look: string): string =>
  `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" rx="${number(radius)}" ${look}/>`;

/** Returns two nested lines, which no other change has. */
function doubled(rect: Rect, radius: number, paints: string): string {
  const look = `fill="none" stroke-width="${DOUBLE.width}"${paints}`;
  const { x, y, width, height } = rect;
  const [by, less] = [DOUBLE.apart, 2 * DOUBLE.apart];
  const inner = { x: x + by, y: y + by, width: width - less, height: height - less };
  return rectangle(rect, radius, look) + rectangle(inner, Math.max(0, radius - by), look);
}

function openAtLeft({ x, y, width, height }: Rect, r: number): string {
  const [right, bottom] = [x + width, y + height];
  const rest = (height * (1 - OPENING)) / 2;
  const n = number;
  const corner = (cx: number, cy: number, ex: number, ey: number): string => `Q${n(cx)},${n(cy)} ${n(ex)},${n(ey)}`;
  return [
    `M${n(x)},${n(y + rest)}V${n(y + r)}${corner(x, y, x + r, y)}H${n(right - r)}${corner(right, y, right, y + r)}`,
    `V${n(bottom - r)}${corner(right, bottom, right - r, bottom)}H${n(x + r)}${corner(x, bottom, x, bottom - r)}V${n(bottom - rest)}`,
  ].join('');
}
