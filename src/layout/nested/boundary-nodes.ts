/**
 * Gates: what stands on the border of its box, half inside and half outside, as the gateway of a network does. Lines come to
 * it from outside and go on inside, so it stands on the left border, and the item keeps so much room before the border that
 * is drawn (`inset`) as the gate needs: no other level knows of it.
 *
 * A level is laid out with its gates as icons among the others, in the first column. Then they go to the border, where
 * nothing is in the way, and what stood behind them moves up. One that no line touches, or one alone from outside, is not laid
 * out at all; it looks for the first place from the top where there is room beside the border.
 */

import { groupBy } from '../../graph/group-by.js';
import { largest } from '../../graph/order.js';
import type { Point, Rect } from '../layout.js';
import type { Joint, Routes } from './routes/joints.js';
import { ICON_GAP, PADDING } from './spacing.js';
import type { Item } from './tree.js';

/** From a gate to what stands beside it and below it. */
const GAP = 12;

/** The middle of the icon, from the left of the item. */
const axisOf = ({ node, shift }: Item): number => shift + node!.iconX + node!.iconSize / 2;

/** What stands on the border of a level that is laid out. */
export const hungOn = (level: Item): readonly Item[] =>
  level.inset === 0 ? [] : level.children.filter((child) => child.isGate && child.x === level.inset - axisOf(child));

/** The part of an item right of the middle of its icon. */
const rightOf = (gate: Item): number => gate.width - axisOf(gate);

/**
 * Tells the lines of a level that are all that touches a gate, and come from outside: such a gate stands beside what is
 * inside. Above it, it would push all of it down.
 */
export function isOfQuietGate(level: Item, joints: readonly Joint[]): (joint: Joint) => boolean {
  const touches = groupBy(
    joints.flatMap(({ left, right }) => [left, right]).filter(({ item }) => item.isGate),
    ({ item }) => item,
  );
  return ({ left, right }) => left.item === level && touches.get(right.item)?.length === 1;
}

/** The line that comes to a quiet gate from outside; sets the height at which it does. */
export function gateRoute({ left, right }: Joint): Point[] {
  const { node, x, y, shift } = right.item;
  const port = left.port!;
  port.y = y + node!.iconY + node!.iconSize / 2;
  return [
    { x: 0, y: port.y },
    { x: x + shift + node!.iconX - ICON_GAP, y: port.y },
  ];
}

interface Inside {
  readonly level: Item;
  readonly routes: Routes;
  /** Where the inside begins, below the title. */
  readonly top: number;
}

/**
 * Puts the gates of a level on its border and moves what is inside; sets `inset`, and the height where a gate needs more.
 * @returns how much wider the inside is than before; less than zero where a column has gone
 */
export function hangGates(inside: Inside): number {
  const { level, routes } = inside;
  if (!level.hasGates) return 0;
  const gates = level.children.filter((child) => child.isGate);
  const touched = new Set([...routes.keys()].flatMap(({ left, right }) => [left.item, right.item]));
  const joined = gates.filter((gate) => touched.has(gate));
  const loose = gates.filter((gate) => !touched.has(gate));
  level.inset = Math.ceil(largest(gates.map(axisOf), 0));
  const column = columnBehind(inside, joined);
  const by = column ?? level.inset;
  const hung = column === null ? joined.filter((gate) => isFree(gate, inside, loose)) : joined;
  if (hung.length + loose.length === 0) {
    level.inset = 0;
    return 0;
  }
  move(inside, hung, by);
  const more = placeLoose(inside, loose, hung);
  return by + more;
}

/** Whether its lines come straight from the border, or go on inside. */
const comesFromBorder = (gate: Item, { level, routes }: Inside): boolean =>
  [...routes].every(([{ left, right, bracket }, points]) =>
    right.item === gate ? left.item === level && points.length === 2 : left.item !== gate || !bracket,
  );

/**
 * How far everything behind the gates moves, where there is nothing but gates in the first column: a gate on the border
 * leaves a hole there. Null where there is more.
 */
function columnBehind(inside: Inside, gates: readonly Item[]): number | null {
  const { level, routes } = inside;
  if (gates.length === 0 || !gates.every((gate) => comesFromBorder(gate, inside))) return null;
  const end = largest(gates.map(({ x, width }) => x + width));
  const others = level.children.filter((child) => !child.isGate).map(({ x }) => x);
  const bends = [...routes.values()].flatMap((points) => points.slice(1, -1).map(({ x }) => x));
  if ([...others, ...bends].some((x) => x < end)) return null;
  return level.inset + largest(gates.map(rightOf)) - end;
}

const runsOf = (points: readonly Point[]): Rect[] =>
  points.slice(1).map((b, i) => {
    const a = points[i]!;
    return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
  });

const meet = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const grown = ({ x, y, width, height }: Rect): Rect => ({
  x,
  y: y - GAP,
  width: width + GAP,
  height: height + 2 * GAP,
});

/** Whether nothing is between a gate and its place on the border, once all has made room for the part that is outside. */
function isFree(gate: Item, inside: Inside, loose: readonly Item[]): boolean {
  const { level, routes } = inside;
  const { inset } = level;
  if (!comesFromBorder(gate, inside)) return false;
  const way = grown({ x: inset - axisOf(gate), y: gate.y, width: gate.x + axisOf(gate), height: gate.height });
  const placed = level.children.filter((child) => child !== gate && !loose.includes(child));
  const others = placed.map((child) => ({ ...rectOf(child), x: child.x + inset }));
  const lines = [...routes].filter(([{ left, right }]) => left.item !== gate && right.item !== gate);
  const runs = lines.flatMap(([, points]) => runsOf(points.map(({ x, y }) => ({ x: x === 0 ? 0 : x + inset, y }))));
  return ![...others, ...runs].some((each) => meet(way, each));
}

const rectOf = ({ x, y, width, height }: Item): Rect => ({ x, y, width, height });

/** Moves all inside by `by`, and the gates to the border with the ends of their lines. */
function move({ level, routes }: Inside, hung: readonly Item[], by: number): void {
  const moved = new Map<Item, number>();
  for (const child of level.children) {
    const before = child.x;
    child.x = hung.includes(child) ? level.inset - axisOf(child) : before + by;
    moved.set(child, child.x - before);
  }
  for (const [joint, points] of routes) routes.set(joint, movedRoute(joint, points, { level, moved, by }));
}

interface Moved {
  readonly level: Item;
  readonly moved: ReadonlyMap<Item, number>;
  readonly by: number;
}

/** What begins at the border of the level goes on doing so. */
function movedRoute({ left, right }: Joint, points: readonly Point[], { level, moved, by }: Moved): Point[] {
  const last = points.length - 1;
  const shiftAt = (i: number): number => {
    if (i === 0) return left.item === level ? 0 : moved.get(left.item)!;
    return i === last && right.item !== level ? moved.get(right.item)! : by;
  };
  return points.map(({ x, y }, i) => ({ x: x + shiftAt(i), y }));
}

/** @returns how much wider the inside is for them */
function placeLoose(inside: Inside, loose: readonly Item[], hung: readonly Item[]): number {
  const { level } = inside;
  if (loose.length === 0) return 0;
  if (areAllPlaced(inside, loose, level.height)) return 0;
  const more = Math.ceil(largest(loose.map(rightOf)) + GAP - PADDING);
  move(inside, [...hung, ...loose], more);
  areAllPlaced(inside, loose, Number.POSITIVE_INFINITY);
  const ends = loose.map(({ y, height }) => Math.ceil(y + height + PADDING));
  level.height = largest(ends, level.height);
  return more;
}

/** Puts each in the first free place from the top, below the one before; false where one would reach below `limit`. */
function areAllPlaced({ level, routes, top }: Inside, loose: readonly Item[], limit: number): boolean {
  const others = level.children.filter((child) => !loose.includes(child)).map(rectOf);
  const taken = [...others, ...[...routes.values()].flatMap(runsOf)];
  let next = top;
  for (const gate of loose) {
    gate.x = level.inset - axisOf(gate);
    gate.y = next;
    const { x: left, width: wide } = grown(rectOf(gate));
    const near = taken.filter(({ x, width }) => left < x + width && x < left + wide);
    const inWay = (): Rect | undefined => near.find((each) => meet(grown(rectOf(gate)), each));
    for (let rect = inWay(); rect !== undefined; rect = inWay()) gate.y = rect.y + rect.height + GAP;
    next = gate.y + gate.height + GAP;
    if (gate.y + gate.height + PADDING > limit) return false;
  }
  return true;
}
