/**
 * Parses path data into absolute moves, lines and cubic curves, the only segments that PDF has.
 * https://www.w3.org/TR/SVG11/paths.html
 */

import { Bug } from '../../errors.js';
import type { Point } from '../../layout/layout.js';
import { NOT_READABLE_SVG } from '../messages.js';
import { arc } from './arcs.js';
import type { Segment } from './segments.js';

const COUNTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const COMMAND = /[\s,]*([a-zA-Z])/y;
const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)/y;
/** Flags of an arc may follow each other without a separator: `a1 1 0 012 2`. */
const FLAG = /[\s,]*([01])/y;
const isFlag = (command: string, at: number): boolean => command === 'a' && (at === 3 || at === 4);

interface Command {
  readonly name: string;
  readonly isRelative: boolean;
  readonly values: readonly number[];
}

function* commands(data: string): Iterable<Command> {
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(data)?.[1];
    if (found !== undefined) at = pattern.lastIndex;
    return found;
  };
  for (let letter = take(COMMAND); letter !== undefined; letter = take(COMMAND)) {
    let name = letter.toLowerCase();
    const isRelative = letter === name;
    const count = COUNTS[name];
    if (count === undefined) throw new Bug(NOT_READABLE_SVG);
    for (let isFirst = true; ; isFirst = false) {
      const values: number[] = [];
      while (values.length < count) {
        const value = take(isFlag(name, values.length) ? FLAG : NUMBER);
        if (value === undefined) break;
        values.push(Number(value));
      }
      if (values.length < count && (values.length > 0 || isFirst)) throw new Bug(NOT_READABLE_SVG);
      if (values.length < count) break;
      yield { name, isRelative, values };
      if (count === 0) break;
      if (name === 'm') name = 'l';
    }
  }
  if (data.slice(at).trim() !== '') throw new Bug(NOT_READABLE_SVG);
}

interface Pen {
  readonly at: Point;
  readonly start: Point;
  /** Last control point of the preceding cubic curve; null if another command precedes. */
  readonly cubic: Point | null;
  readonly quadratic: Point | null;
}

const mirrored = (control: Point | null, at: Point): Point =>
  control === null ? at : { x: 2 * at.x - control.x, y: 2 * at.y - control.y };

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

const quadratic = (from: Point, control: Point, to: Point): Segment => ({
  op: 'c',
  points: [between(from, control, 2 / 3), between(to, control, 2 / 3), to],
});

/** Returns the points of a command in absolute coordinates. `h` and `v` keep the other coordinate. */
function pointsOf({ name, isRelative, values }: Command, { at }: Pen): Point[] {
  const by = isRelative ? at : { x: 0, y: 0 };
  if (name === 'h') return [{ x: by.x + values[0]!, y: at.y }];
  if (name === 'v') return [{ x: at.x, y: by.y + values[0]! }];
  const pairs = name === 'a' ? values.slice(5) : values;
  return Array.from({ length: pairs.length / 2 }, (_, i) => ({ x: by.x + pairs[2 * i]!, y: by.y + pairs[2 * i + 1]! }));
}

function drawn(command: Command, place: Pen): readonly [readonly Segment[], Pen] {
  const { name, values } = command;
  const [first, second, third] = pointsOf(command, place) as [Point, Point, Point];
  const to = (at: Point, more: Partial<Pen> = {}): Pen => ({
    ...{ at, start: place.start, cubic: null, quadratic: null },
    ...more,
  });
  if (name === 'z') return [[{ op: 'h', points: [] }], to(place.start)];
  if (name === 'm') return [[{ op: 'm', points: [first] }], to(first, { start: first })];
  if (name === 'c') return [[{ op: 'c', points: [first, second, third] }], to(third, { cubic: second })];
  if (name === 's') {
    const control = mirrored(place.cubic, place.at);
    return [[{ op: 'c', points: [control, first, second] }], to(second, { cubic: first })];
  }
  if (name === 'q') return [[quadratic(place.at, first, second)], to(second, { quadratic: first })];
  if (name === 't') {
    const control = mirrored(place.quadratic, place.at);
    return [[quadratic(place.at, control, first)], to(first, { quadratic: control })];
  }
  if (name === 'a') return [arc(place.at, first, values), to(first)];
  return [[{ op: 'l', points: [first] }], to(first)];
}

export function pathOf(data: string): readonly Segment[] {
  const origin = { x: 0, y: 0 };
  let place: Pen = { at: origin, start: origin, cubic: null, quadratic: null };
  const segments: Segment[] = [];
  for (const command of commands(data)) {
    // A segment after `z` starts at the start of the closed subpath.
    if (segments.at(-1)?.op === 'h' && command.name !== 'm') segments.push({ op: 'm', points: [place.at] });
    const [more, next] = drawn(command, place);
    segments.push(...more);
    place = next;
  }
  return segments;
}
