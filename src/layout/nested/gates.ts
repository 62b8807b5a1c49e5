/**
 * Places gates: nodes that stand on the left border of their box, half outside, such as the gateway of a network. Edges
 * arrive from outside and continue inside, hence the left border. The item of the box is wider than the drawn box by
 * the outer half (`inset`), so no other level has to know about gates.
 *
 * A level is laid out with its gates as ordinary icons in the first column. Then each gate with a free path moves to
 * the border, and the content behind it closes up. A gate without edges, or with a single edge from outside, is left
 * out of that layout. It takes the first position from the top with room beside the border.
 */
import { groupBy } from '../../graph/group-by.js';
import { largest } from '../../graph/order.js';
import type { Point, Rect } from '../layout.js';
import type { Routes, Segment } from './routes/segments.js';
import { ICON_GAP, PADDING } from './spacing.js';
import type { Item } from './tree.js';

/** Pixels from a gate to the items beside and below it. */
const GAP = 12;

/** Returns the distance from the left of the item to the middle of its icon. */
const axisOf = ({ node, shift }: Item): number => shift + node!.iconX + node!.iconSize / 2;

/** Returns the gates on the border of a level that has been laid out. */
export const gatesOn = (level: Item): readonly Item[] =>
  level.inset === 0 ? [] : level.children.filter((child) => child.isGate && child.x === level.inset - axisOf(child));

/** Returns the width of a gate to the right of the middle of its icon. */
const widthInside = (gate: Item): number => gate.width - axisOf(gate);

/**
 * Returns a predicate for the segments of gates with a single edge, which enters through the border of the level. Such
 * a gate is placed beside the content after the layout, because in the first column it would push all content down.
 */
export function singleEdgeGateSegments(level: Item, segments: readonly Segment[]): (segment: Segment) => boolean {
  const endsOfGate = groupBy(
    segments.flatMap(({ left, right }) => [left, right]).filter(({ item }) => item.isGate),
    ({ item }) => item,
  );
  return ({ left, right }) => left.item === level && endsOfGate.get(right.item)?.length === 1;
}

/** Returns the route from the border to a gate with a single edge, and sets `y` of the port on that border. */
export function gateRoute({ left, right }: Segment): Point[] {
  const { node, x, y, shift } = right.item;
  const port = left.port!;
  port.y = y + node!.iconY + node!.iconSize / 2;
  return [
    { x: 0, y: port.y },
    { x: x + shift + node!.iconX - ICON_GAP, y: port.y },
  ];
}

/** A level whose content has been laid out. */
interface Content {
  readonly level: Item;
  readonly routes: Routes;
  /** Top of the content, below the title. */
  readonly top: number;
}

/**
 * Moves the gates of a level to its border and shifts the content. Sets `inset`, and the height if a gate needs more.
 * @returns the growth in width of the content; negative if a column disappeared
 */
export function placeGates(content: Content): number {
  const { level, routes } = content;
  if (!level.hasGates) return 0;
  const gates = level.children.filter((child) => child.isGate);
  const itemsWithEdges = new Set([...routes.keys()].flatMap(({ left, right }) => [left.item, right.item]));
  const connected = gates.filter((gate) => itemsWithEdges.has(gate));
  const loose = gates.filter((gate) => !itemsWithEdges.has(gate));
  level.inset = Math.ceil(largest(gates.map(axisOf), 0));
  const columnShift = columnBehind(content, connected);
  const shift = columnShift ?? level.inset;
  const borderGates = columnShift === null ? connected.filter((gate) => isFree(gate, content, loose)) : connected;
  if (borderGates.length + loose.length === 0) {
    level.inset = 0;
    return 0;
  }
  moveContent(content, borderGates, shift);
  const growth = placeLoose(content, loose, borderGates);
  return shift + growth;
}

/** True if all edges to the gate come straight from the border, and all edges from it lead to other columns. */
const comesFromBorder = (gate: Item, { level, routes }: Content): boolean =>
  [...routes].every(([{ left, right, isBracket }, points]) =>
    right.item === gate ? left.item === level && points.length === 2 : left.item !== gate || !isBracket,
  );

/**
 * Returns how far the content moves when all of the gates move to the border, which closes the gap that they leave;
 * negative for a move to the left. Null if an edge prevents it, or if the first column does not consist of gates alone.
 */
function columnBehind(content: Content, gates: readonly Item[]): number | null {
  const { level, routes } = content;
  if (gates.length === 0 || !gates.every((gate) => comesFromBorder(gate, content))) return null;
  const end = largest(gates.map(({ x, width }) => x + width));
  const contentStarts = level.children.filter((child) => !child.isGate).map(({ x }) => x);
  const bends = [...routes.values()].flatMap((points) => points.slice(1, -1).map(({ x }) => x));
  if ([...contentStarts, ...bends].some((x) => x < end)) return null;
  return level.inset + largest(gates.map(widthInside)) - end;
}

const runsOf = (points: readonly Point[]): Rect[] =>
  points.slice(1).map((b, i) => {
    const a = points[i]!;
    return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
  });

/** True if two rectangles share an area; touching borders do not count. */
const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Returns a rectangle with `GAP` above, below and to the right. */
const grown = ({ x, y, width, height }: Rect): Rect => ({
  x,
  y: y - GAP,
  width: width + GAP,
  height: height + 2 * GAP,
});

/** True if nothing is between a gate and the border, once the content has been moved by `inset`. */
function isFree(gate: Item, content: Content, loose: readonly Item[]): boolean {
  const { level, routes } = content;
  const { inset } = level;
  if (!comesFromBorder(gate, content)) return false;
  const path = grown({ x: inset - axisOf(gate), y: gate.y, width: gate.x + axisOf(gate), height: gate.height });
  const placed = level.children.filter((child) => child !== gate && !loose.includes(child));
  const otherRects = placed.map((child) => ({ ...rectOf(child), x: child.x + inset }));
  const lines = [...routes].filter(([{ left, right }]) => left.item !== gate && right.item !== gate);
  const runs = lines.flatMap(([, points]) => runsOf(points.map(({ x, y }) => ({ x: x === 0 ? 0 : x + inset, y }))));
  return ![...otherRects, ...runs].some((rect) => overlap(path, rect));
}

const rectOf = ({ x, y, width, height }: Item): Rect => ({ x, y, width, height });

/** Moves the content right by `shift` pixels, and the gates in `hung` with the ends of their edges to the border. */
function moveContent({ level, routes }: Content, borderGates: readonly Item[], shift: number): void {
  const moved = new Map<Item, number>();
  for (const child of level.children) {
    const before = child.x;
    child.x = borderGates.includes(child) ? level.inset - axisOf(child) : before + shift;
    moved.set(child, child.x - before);
  }
  for (const [segment, points] of routes) routes.set(segment, movedRoute(segment, points, { level, moved, shift }));
}

/** A shift of the content of a level. */
interface ContentShift {
  readonly level: Item;
  /** Shift of each child; a gate may have another one than the content. */
  readonly moved: ReadonlyMap<Item, number>;
  /** Shift of the content, in pixels to the right. */
  readonly shift: number;
}

/** Returns the moved route. Ends on the border of the level stay there. */
function movedRoute(
  { left, right }: Segment,
  points: readonly Point[],
  { level, moved, shift }: ContentShift,
): Point[] {
  const last = points.length - 1;
  const shiftAt = (i: number): number => {
    if (i === 0) return left.item === level ? 0 : moved.get(left.item)!;
    return i === last && right.item !== level ? moved.get(right.item)! : shift;
  };
  return points.map(({ x, y }, i) => ({ x: x + shiftAt(i), y }));
}

/**
 * Places gates that took no part in the layout: those without edges, and quiet ones.
 * @returns the growth in width of the content
 */
function placeLoose(content: Content, loose: readonly Item[], borderGates: readonly Item[]): number {
  const { level, top } = content;
  if (loose.length === 0) return 0;
  // Readers expect an entrance at the top, so the gates move the content to the right rather than stand far down. A
  // gate below a box would also keep the box from growing to the height of its neighbours.
  const atTop = loose.reduce((y, { height }) => y + height + GAP, top) - GAP + PADDING;
  if (stackGates(content, loose, Math.min(atTop, level.height))) return 0;
  const growth = Math.ceil(largest(loose.map(widthInside)) + GAP - PADDING);
  moveContent(content, [...borderGates, ...loose], growth);
  stackGates(content, loose, Number.POSITIVE_INFINITY);
  const ends = loose.map(({ y, height }) => Math.ceil(y + height + PADDING));
  level.height = largest(ends, level.height);
  return growth;
}

/**
 * Puts each gate in the first free position from the top, below the previous gate. Returns false as soon as a gate
 * would extend below `limit`; the caller then moves all of them again.
 */
function stackGates({ level, routes, top }: Content, loose: readonly Item[], limit: number): boolean {
  const contentRects = level.children.filter((child) => !loose.includes(child)).map(rectOf);
  const obstacles = [...contentRects, ...[...routes.values()].flatMap(runsOf)];
  let nextY = top;
  for (const gate of loose) {
    gate.x = level.inset - axisOf(gate);
    gate.y = nextY;
    const { x: left, width: grownWidth } = grown(rectOf(gate));
    const obstaclesInWay = obstacles.filter(({ x, width }) => left < x + width && x < left + grownWidth);
    const firstObstacle = (): Rect | undefined => obstaclesInWay.find((rect) => overlap(grown(rectOf(gate)), rect));
    for (let rect = firstObstacle(); rect !== undefined; rect = firstObstacle()) gate.y = rect.y + rect.height + GAP;
    nextY = gate.y + gate.height + GAP;
    if (gate.y + gate.height + PADDING > limit) return false;
  }
  return true;
}
