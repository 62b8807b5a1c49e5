/**
 * Wires: the lines that pass one gap between two columns. Links that share a point on one side form one wire with one
 * vertical run. The lines of a hub therefore look like a trunk with branches.
 */

import { groupBy } from '../../../graph/group-by.js';
import { largest, smallest } from '../../../graph/order.js';
import { LINE_GAP } from '../spacing.js';
import type { Bracket, Cell, Link } from './columns.js';
import { Y_TOLERANCE } from './model.js';

/** Links with a shared vertical run, or a bracket. */
export interface Wire {
  readonly links: readonly Link[];
  readonly bracket: Bracket | null;
  /** The y positions at which the wire meets the left and the right column, in ascending order (from the top down). */
  readonly lefts: readonly number[];
  readonly rights: readonly number[];
  readonly top: number;
  readonly bottom: number;
  /** Set on the two parts of a wire that goes around another one. */
  readonly half: 'first' | 'second' | null;
  /** Index of the vertical run from the left; -1 for a straight line, which needs none. */
  slot: number;
}

/** True for a wire whose ends are all at one y, so that it needs no vertical run. */
export const isStraight = (wire: Wire): boolean => wire.bottom - wire.top < Y_TOLERANCE;

/** Returns the wires of the gap to the right of a column. */
export function wiresOf(column: readonly Cell[], brackets: readonly Bracket[]): Wire[] {
  const links = column.flatMap((cell) => cell.toRight);
  const wires = bundles(links).map((group) =>
    createWire(group, null, unique(group.map(startY)), unique(group.map(endY))),
  );
  for (const bracket of brackets) {
    const ys = [bracket.upper, bracket.lower].map(({ cell, y }) => cell.y + y);
    wires.push(createWire([], bracket, ys, []));
  }
  return wires;
}

/**
 * Groups the links that may share a vertical run. Points on the left with identical targets on the right share a run:
 * every point connects to every target, so the shared run means the same as separate runs. Each other link joins the
 * lines of one of its ends, the one with more lines.
 */
function bundles(links: readonly Link[]): Link[][] {
  const byLeft = groupBy(links, leftPoint);
  const rightUses = groupBy(links, rightPoint);
  const complete = groupBy([...byLeft.values()], (group) => group.map(rightPoint).sort().join(' '));
  const bundled: Link[][] = [];
  const otherLinks: Link[] = [];
  for (const groups of complete.values()) {
    const bundle = groups.flat();
    if (groups.length > 1 || bundle.length === 1) bundled.push(bundle);
    else otherLinks.push(...bundle);
  }
  const stars = groupBy(otherLinks, (link) => {
    const left = leftPoint(link);
    const right = rightPoint(link);
    return rightUses.get(right)!.length > byLeft.get(left)!.length ? `R${right}` : `L${left}`;
  });
  return [...bundled, ...stars.values()];
}

/** Returns the y at which a link leaves its left cell, from the top of the block. */
export const startY = (link: Link): number => link.left.y + link.leftY;
/** Returns the y at which a link meets its right cell, from the top of the block. */
export const endY = (link: Link): number => link.right.y + link.rightY;

const leftPoint = (link: Link): string => `${link.left.index}:${link.leftY}:${link.kind}`;
const rightPoint = (link: Link): string => `${link.right.index}:${link.rightY}:${link.kind}`;

function createWire(links: readonly Link[], bracket: Bracket | null, lefts: number[], rights: number[]): Wire {
  const ys = [...lefts, ...rights];
  const fromTop = (a: number, b: number): number => a - b;
  lefts.sort(fromTop);
  rights.sort(fromTop);
  return { links, bracket, lefts, rights, top: smallest(ys), bottom: largest(ys), half: null, slot: -1 };
}

/**
 * Splits a wire of one link in two, at a y between its ends that is clear of other lines if possible. Sets `detour` of
 * the link.
 */
export function splitWire(wire: Wire, otherYs: readonly number[]): [Wire, Wire] {
  const middle = (wire.top + wire.bottom) / 2;
  // Two lines that swap positions over a few pixels need more room than there is between them.
  const span = Math.max(wire.bottom - wire.top, LEAST_DETOUR_ROOM);
  const clearance = (y: number): number => smallest(otherYs.map((other) => Math.abs(other - y)));
  const candidates = DETOUR_SHIFTS.map((shift) => Math.round(middle + shift * span));
  const detourY =
    candidates.find((y) => clearance(y) >= LINE_GAP) ??
    candidates.reduce((a, b) => (clearance(b) > clearance(a) ? b : a));
  const link = wire.links[0]!;
  link.detour = { y: detourY, x: 0 };
  return [
    { ...createWire(wire.links, null, [...wire.lefts], [detourY]), half: 'first' },
    { ...createWire(wire.links, null, [detourY], [...wire.rights]), half: 'second' },
  ];
}

/** Returns a separate wire for each link of a wire. */
export const singleWires = (wire: Wire): Wire[] =>
  wire.links.map((link) => createWire([link], null, [startY(link)], [endY(link)]));

/** Minimum range, in pixels, in which the y of a detour is searched. */
const LEAST_DETOUR_ROOM = 5 * LINE_GAP;
/** Candidate positions of a detour, as fractions of that range from its middle. */
const DETOUR_SHIFTS = [0, 0.1, -0.1, 0.2, -0.2, 0.3, -0.3, 0.4, -0.4] as const;

const unique = (values: number[]): number[] => [...new Set(values)];
