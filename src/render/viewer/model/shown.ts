/** The visible part of the diagram: without hidden layers, and with the lines at collapsed boxes merged. */
import type { DiagramRect, Highlight, Point, Scene } from './scene.js';

/** Lines drawn as one arrow: those between a collapsed box and one other element. */
export interface Arrow {
  /** The ends: the outermost collapsed box around the original end, or that end itself. */
  readonly from: number;
  readonly to: number;
  /** The lines that the arrow represents; the first of them is drawn. */
  readonly lines: readonly number[];
}

/** The elements and arrows that are visible. */
export interface Shown {
  readonly elements: ReadonlySet<number>;
  readonly arrows: readonly Arrow[];
}

type Collapsed = ReadonlySet<number>;

/** Returns the element that represents another: the outermost collapsed box around it, or the element itself. */
export const standsFor = ({ elements }: Scene, collapsed: Collapsed, at: number): number =>
  elements[at]!.enclosing.findLast((box) => collapsed.has(box)) ?? at;

/**
 * Returns the visible elements and arrows for these collapsed boxes and hidden layers. Computed from scratch each time,
 * so that expanding restores the previous state.
 */
export function computeShown(scene: Scene, collapsed: Collapsed, off: ReadonlySet<string | undefined>): Shown {
  const isOff = (at: number): boolean => off.has(layerOf(scene, at)) || off.has(scene.elements[at]!.only);
  const stands = scene.elements.map((_, at) => standsFor(scene, collapsed, at));
  const arrows = new Map<string | number, { from: number; to: number; lines: number[] }>();
  scene.lines.forEach((line, at) => {
    const [from, to] = [stands[line.from]!, stands[line.to]!];
    const isMerged = collapsed.has(from) || collapsed.has(to);
    // A line inside a collapsed box is hidden. A loop edge is not.
    const isInside = from === to && (line.from !== from || line.to !== to);
    if (isInside || isOff(line.from) || isOff(line.to) || off.has(line.only) || (line.thin && off.has(THIN))) return;
    const key = isMerged ? `${from} ${to}` : at;
    const lines = arrows.get(key)?.lines ?? [];
    lines.push(at);
    arrows.set(key, { from, to, lines });
  });
  return {
    elements: new Set(stands.filter((at, target) => at === target && !isOff(at))),
    arrows: [...arrows.values()],
  };
}

// ---- Layers.

/** Style prefix of boxes for supporting resources, followed by their subject: `strip:security`. */
const STRIP = 'strip:';
/** The layer of lines without traffic. */
export const THIN = 'thin';

/** Returns the layer of an element, which is its strip; undefined for none. */
const layerOf = ({ elements }: Scene, at: number): string | undefined =>
  [at, ...elements[at]!.enclosing].map((box) => elements[box]!.type).find((type) => type.startsWith(STRIP));

/** Returns the hidden layers that hide any of these elements and lines. */
export function layersHiding(
  scene: Scene,
  off: ReadonlySet<string>,
  { elements, lines }: Highlight,
): readonly string[] {
  const layersOfElement = (at: number) => [layerOf(scene, at), scene.elements[at]!.only];
  const layersOfLine = (at: number) => {
    const { from, to, thin, only } = scene.lines[at]!;
    return [...layersOfElement(from), ...layersOfElement(to), only, thin ? THIN : undefined];
  };
  const layers = new Set([...[...elements].flatMap(layersOfElement), ...[...lines].flatMap(layersOfLine)]);
  return [...off].filter((layer) => layers.has(layer));
}

/** Returns the layers of the diagram with their titles, in order of first occurrence. */
export function layersOf(scene: Scene, titleOfThin: string): ReadonlyMap<string, string> {
  const layers = new Map<string, string>();
  for (const { type, words } of scene.elements) if (type.startsWith(STRIP)) layers.set(type, words[0]!);
  if (scene.lines.some(({ thin }) => thin)) layers.set(THIN, titleOfThin);
  return layers;
}

// ---- The room that collapsed boxes leave.

/** A part of an axis. */
export type Range = readonly [start: number, end: number];

/** Positions along an axis, each with the position to which it moves. Between them, the others move in proportion. */
export type Axis = readonly (readonly [before: number, after: number])[];

/** The axes along which the drawing is moved together. */
export type Axes = readonly [x: Axis, y: Axis];

/** The axes of a drawing without collapsed boxes. */
export const UNMOVED: Axes = [[[0, 0]], [[0, 0]]];

/** Width of what remains of a range that became free, so that lines in it stay apart. */
const FREE_MOST = 32;

/** Returns the ranges that these cover together, in order and apart from each other. */
function union(ranges: readonly Range[]): readonly Range[] {
  const joined: [number, number][] = [];
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}

/**
 * Returns the axis that closes the gaps in which nothing is drawn any more.
 * @param freed ranges of the collapsed boxes: other gaps stay
 * @param taken ranges of everything that is drawn
 */
export function closeGaps(freed: readonly Range[], taken: readonly Range[]): Axis {
  const [rooms, blocks] = [union(freed), union(taken)];
  const axis: [number, number][] = [[0, 0]];
  let shift = 0;
  blocks.slice(1).forEach(([end], at) => {
    const start = blocks[at]![1];
    const room = rooms.reduce((sum, [a, b]) => sum + Math.max(0, Math.min(b, end) - Math.max(a, start)), 0);
    if (room <= FREE_MOST) return;
    axis.push([start, start - shift]);
    shift += room - FREE_MOST;
    axis.push([end, end - shift]);
  });
  return axis;
}

/** Returns where a position moves. */
export function movedTo(axis: Axis, at: number): number {
  const next = axis.findIndex(([before]) => before >= at);
  const [[x, y], [nextX, nextY]] = [axis.at(next < 0 ? -1 : Math.max(0, next - 1))!, axis.at(next)!];
  return next > 0 ? y + ((at - x) * (nextY - y)) / (nextX - x) : at - x + y;
}

/** Returns where a point moves. */
export const movedPoint = ([xs, ys]: Axes, { x, y }: Point): Point => ({ x: movedTo(xs, x), y: movedTo(ys, y) });

/** Returns where a point of the moved drawing comes from. */
export const originOf = ([xs, ys]: Axes, point: Point): Point => {
  const back = (axis: Axis): Axis => axis.map(([before, after]) => [after, before]);
  return movedPoint([back(xs), back(ys)], point);
};

/** Returns where a rectangle moves, and what becomes of its size. */
export function movedRect(axes: Axes, place: DiagramRect): DiagramRect {
  // Sums of fractions are not exact.
  if (axes === UNMOVED) return place;
  const { x, y, width, height } = place;
  const [start, end] = [movedPoint(axes, { x, y }), movedPoint(axes, { x: x + width, y: y + height })];
  return { ...start, width: end.x - start.x, height: end.y - start.y };
}

/** Matches a command of a path with its numbers. */
const COMMAND = /([A-Z])([^A-Za-z]*)/g;

const numbersIn = (text: string): readonly number[] => text.match(/-?[\d.]+/g)?.map(Number) ?? [];

/** Returns a path with absolute coordinates, with each point moved. */
export const movedPath = (path: string, move: (point: Point) => Point): string =>
  path.replace(COMMAND, (_, command: string, text: string) => {
    const numbers = numbersIn(text);
    const moved = numbers.map((number, at) => {
      const isX = command === 'H' || (command !== 'V' && at % 2 === 0);
      return isX ? move({ x: number, y: 0 }).x : move({ x: 0, y: number }).y;
    });
    return command + moved.join(' ');
  });

/** Positions along a curve at which it has a point. */
const CURVE_STEPS = [0.25, 0.5, 0.75, 1];
/** Points after the first one that define a curve, by command. */
const CURVES: Readonly<Record<string, number>> = { Q: 2, C: 3 };

/** Returns the corners of a path with absolute coordinates, and points along its curves. */
export function pointsOf(path: string): readonly Point[] {
  const points: Point[] = [];
  for (const [, command = '', text = ''] of path.matchAll(COMMAND)) {
    const numbers = numbersIn(text);
    const last = points.at(-1) ?? { x: 0, y: 0 };
    if (command === 'H') points.push({ ...last, x: numbers[0]! });
    else if (command === 'V') points.push({ ...last, y: numbers[0]! });
    else {
      const pairs = numbers.flatMap((y, at) => (at % 2 === 1 ? [{ x: numbers[at - 1]!, y }] : []));
      const size = CURVES[command] ?? 0;
      if (size === 0) points.push(...pairs);
      for (let at = 0; size > 0 && at < pairs.length; at += size) {
        const curve = [points.at(-1) ?? last, ...pairs.slice(at, at + size)];
        points.push(...CURVE_STEPS.map((share) => pointOn(curve, share)));
      }
    }
  }
  return points;
}

/** Returns the point of a Bézier curve at a share of its way. */
function pointOn(curve: readonly Point[], share: number): Point {
  const [first, ...rest] = curve as [Point, ...Point[]];
  if (rest.length === 0) return first;
  const between = (a: number, b: number): number => a + (b - a) * share;
  const inner = rest.map((point, at) => ({ x: between(curve[at]!.x, point.x), y: between(curve[at]!.y, point.y) }));
  return pointOn(inner, share);
}
