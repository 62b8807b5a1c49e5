/** Lays out the inside of one box, or of the whole sheet, once all of its children have a size. */

import { groupBy } from '../../graph/group-by.js';
import type { GraphEdge } from '../../graph/model.js';
import { largest } from '../../graph/order.js';
import type { Point, Rect } from '../layout.js';
import { createBlocks } from './blocks.js';
import type { Block, End, Segment, Vertex } from './layered/model.js';
import type { Joint, JointEnd, Routes } from './routes/joints.js';
import type { Shape } from './shape.js';
import { type LevelKind, packSheet } from './sheet.js';
import {
  AGAINST_SHIFT,
  ASPECT,
  BARE_PADDING,
  HEADER_GAP,
  ICON_GAP,
  LABEL_GAP,
  LABEL_PAD,
  LABEL_RUN,
  MARGIN,
  PADDING,
} from './spacing.js';
import { alignHeights, alignWidths, equalise, placeUnit, type Unit, unitsOf, widen } from './stack.js';
import type { Item, Port } from './tree.js';

interface Sheet {
  readonly vertices: Vertex[];
  readonly segments: Segment[];
  readonly units: readonly Unit[];
  readonly ports: readonly Port[];
}

/** Sets the size of `level`, the positions of its children and the heights of its ports; returns the routes inside. */
export function layoutLevel(level: Item, joints: readonly Joint[], shape: Shape): Routes {
  const ofQuiet = level.hasGates ? joints.filter(isOfQuietGate(level, joints)) : [];
  const inside = ofQuiet.length === 0 ? joints : joints.filter((joint) => !ofQuiet.includes(joint));
  const sheet = createSheet(level, inside);
  const isBare = level.box?.bare === true;
  const left = isBare ? BARE_PADDING : level.parent ? PADDING : MARGIN;
  const top = level.box && !isBare ? level.box.headerHeight + HEADER_GAP : left;
  const contents = createBlocks({ ...sheet, kind: kindOf(level) }, shape, aspectOf(level));
  const frame = { width: 2 * left, height: top + left };
  const { blocks, packed } = packSheet(contents, frame, isColumn(level));
  const empty = blocks.length === 0;
  const offset = (block: Block): number => (block.west ? 0 : left);
  const ends = blocks.map((block, b) => packed.at[b]!.x + offset(block) + block.width + (block.east ? 0 : left));
  level.height = Math.ceil(empty ? top : top + packed.height + left);

  const routes: Routes = new Map();
  blocks.forEach((block, b) => {
    // A block with west ports starts on the border itself; its first gap is the padding.
    const dx = packed.at[b]!.x + offset(block);
    const dy = packed.at[b]!.y + top;
    for (const [v, at] of block.place) placeVertex(sheet, v, at.x + dx, at.y + dy);
    for (const [v, width] of block.widths) for (const item of sheet.units[v]!.items) widen(item, width);
    for (const [n, points] of block.routes) {
      routes.set(
        inside[n]!,
        points.map(({ x, y }) => ({ x: x + dx, y: y + dy })),
      );
    }
  });
  const inner = Math.max(0, largest(ends, 0) + hangGates({ level, routes, top }));
  for (const joint of ofQuiet) routes.set(joint, gateRoute(joint));
  level.width = Math.ceil(Math.max(inner, level.width, level.inset + (level.box?.minWidth ?? 0)));
  level.shift = empty || level.inset > 0 ? 0 : Math.floor((level.width - Math.ceil(inner)) / 2);
  placeLoosePorts(level, joints);
  return routes;
}

/**
 * True for a zone in a row of zones without edges, each of which is a column of tiers. Other zones are stacked, and
 * wide.
 */
const isColumn = (level: Item): boolean =>
  level.peers !== null && peersOf(level).every(({ ports }) => ports.size === 0);

const kindOf = ({ box, peers }: Item): LevelKind => (box?.aside === true ? 'strip' : peers === null ? 'box' : 'zone');

/** Returns the target aspect. Stacked zones are wide, so that the stack has the aspect of a page. */
const aspectOf = (level: Item): number => ASPECT * peersOf(level).length;

/** Returns the zones of the same network; for any other box, only the box itself. */
const peersOf = (level: Item): readonly Item[] =>
  level.peers === null ? [level] : level.parent!.children.filter(({ peers }) => peers === level.peers);

function createSheet(level: Item, joints: readonly Joint[]): Sheet {
  const joined = new Set(joints.flatMap(({ left, right }) => [left.item, right.item]));
  const units = unitsOf(level.children.filter((child) => !child.isGate || joined.has(child)));
  const isLoose = (unit: Unit): boolean => !unit.items.some((item) => joined.has(item));
  const loose = units.filter(isLoose);
  equalise(loose);
  alignWidths(
    loose,
    units.filter((unit) => !isLoose(unit)),
  );
  // Strips with edges are left out: they stand apart, and a heightened one would be half empty.
  alignHeights(units.filter((unit) => isLoose(unit) || unit.items[0]!.box?.aside !== true));
  for (const unit of units) placeUnit(unit, isLoose(unit));
  const vertices: Vertex[] = units.map(unitVertex);
  const unitNumber = new Map(units.flatMap((unit, u) => unit.items.map((item, i) => [item, { u, i }] as const)));

  const ports: Port[] = [];
  const portNumber = new Map<Port, number>();
  const vertexOfPort = (port: Port): number => {
    let v = portNumber.get(port);
    if (v === undefined) {
      v = vertices.length;
      vertices.push({ width: 0, height: 0, border: port.side, order: v, isBox: false, axis: 0 });
      ports.push(port);
      portNumber.set(port, v);
    }
    return v;
  };
  const endOf = (end: JointEnd, shift: number): End => {
    if (end.item === level) return { vertex: vertexOfPort(end.port as Port), y: 0, inset: 0 };
    const { u, i } = unitNumber.get(end.item)!;
    return attach({ end, vertex: u, top: units[u]!.offsets[i]!.y, shift });
  };
  const shifts = shiftsOf(joints);
  const segments = joints.map((joint): Segment => {
    const shift = shifts(joint);
    const left = endOf(joint.left, shift.left);
    const right = endOf(joint.right, shift.right);
    const inset = joint.labelLeft ? left.inset : right.inset;
    const label = joint.label === 0 ? 0 : Math.max(0, joint.label + LABEL_PAD + LABEL_RUN - inset);
    const { bracket, kind, labelled, trips } = joint;
    return { left, right, bracket, kind, labelled, weight: trips, label, labelLeft: joint.labelLeft };
  });
  return { vertices, segments, units, ports };
}

function unitVertex(unit: Unit): Vertex {
  const first = unit.items[0]!;
  const { node } = first;
  const axis = node ? first.shift + node.iconX + node.iconSize / 2 : unit.width / 2;
  return {
    width: unit.width,
    height: unit.height,
    border: null,
    order: first.order,
    isBox: !node,
    isGate: first.isGate,
    axis,
  };
}

function placeVertex({ units, ports }: Sheet, v: number, x: number, y: number): void {
  const unit = units[v];
  if (!unit) {
    ports[v - units.length]!.y = y;
    return;
  }
  unit.items.forEach((item, i) => {
    item.x = x + unit.offsets[i]!.x;
    item.y = y + unit.offsets[i]!.y;
  });
}

const STEP = 4;

/**
 * Sets the heights of ports without an edge inside, at which an edge ends at the box itself. Each is as near to the
 * middle of the border as other ports allow. The search starts upwards on the east side and downwards on the west side.
 * Edges in both directions between two boxes therefore do not meet at one height.
 */
export function placeLoosePorts(level: Item, joints: readonly Joint[]): void {
  const used = new Set(
    joints.flatMap(({ left, right }) => [left, right]).flatMap((end) => (end.item === level ? [end.port] : [])),
  );
  for (const side of ['W', 'E'] as const) {
    const ports = [...level.ports.values()].filter((port) => port.side === side);
    const taken = ports.filter((port) => used.has(port)).map((port) => port.y);
    for (const port of ports.filter((candidate) => !used.has(candidate))) {
      port.y = freeHeight(level, taken, side === 'W' ? hungOn(level) : [], side);
      taken.push(port.y);
    }
  }
}

/**
 * Returns a free height near the middle.
 * @param gates the gates on this border
 */
function freeHeight(
  { height, box }: Item,
  taken: readonly number[],
  gates: readonly Item[],
  side: Port['side'],
): number {
  // Below the title: otherwise the edge would end in the title text of its target.
  const top = Math.min(box?.headerHeight ?? 0, height - STEP);
  const middle = Math.round((top + height) / 2);
  const first = side === 'E' ? -STEP : STEP;
  const isBeside = (y: number): boolean => gates.every((gate) => y < gate.y - STEP || y > gate.y + gate.height + STEP);
  let second: number | null = null;
  for (let distance = 0; Math.abs(distance) < (height - top) / 2; distance = next(distance, first)) {
    const y = middle + distance;
    if (!isBeside(y)) continue;
    if (taken.every((other) => Math.abs(other - y) >= LABEL_GAP)) return y;
    second ??= y;
  }
  return second ?? middle;
}

/** Returns the next distance in the sequence 0, 4, -4, 8, -8 and so on, or in its mirror image. */
const next = (distance: number, first: number): number =>
  distance === 0 || Math.sign(distance) !== Math.sign(first) ? -distance + first : -distance;

// ---- Points at which edges meet their ends.

/** An end of a joint at a vertex of the layered engine. */
interface Meeting {
  readonly end: JointEnd;
  readonly vertex: number;
  /** Top of the item in its vertex. */
  readonly top: number;
  /** Downwards from the middle of the icon. */
  readonly shift: number;
}

/** Returns the point at which a joint meets its vertex: the port of a box, or a side of the icon. */
function attach({ end: { item, port, side }, vertex, top, shift }: Meeting): End {
  if (!item.node) return { vertex, y: top + (port as Port).y, inset: 0 };
  const { iconX, iconY, iconSize } = item.node;
  const inset = side === 'W' ? item.shift + iconX : item.width - item.shift - iconX - iconSize;
  return { vertex, y: iconY + iconSize / 2 + shift, inset: inset - ICON_GAP };
}

/**
 * Offsets from the middle of an icon side at which unchanged, new and deleted edges meet, so that arrowheads do not
 * cover each other. They depend on the offset without changes: middle, below or above.
 */
const CHANGED_SHIFTS: Readonly<Record<'new' | 'gone', readonly [middle: number, below: number, above: number]>> = {
  new: [9, 25, -25],
  gone: [-9, -18, 18],
};
/** Width for half an arrowhead on either side, which keeps the head on the icon. */
const HEAD = 8;

/**
 * Returns the offset of a changed edge.
 * @param shift offset without a change
 */
function changedShift(change: NonNullable<GraphEdge['change']>, shift: number, { item }: JointEnd): number {
  const [middle, below, above] = CHANGED_SHIFTS[change === 'delete' ? 'gone' : 'new'];
  const wanted = shift === 0 ? middle : shift > 0 ? below : above;
  const most = ((item.node?.iconSize ?? 0) - HEAD) / 2;
  return Math.max(-most, Math.min(most, wanted));
}

/** Returns the offsets of each edge of a level at its icons, so that no arrowhead covers the start of another edge. */
function shiftsOf(joints: readonly Joint[]): (joint: Joint) => { readonly left: number; readonly right: number } {
  const sideOf = ({ item, side }: JointEnd): string => `${item.order}${side}`;
  const startOf = ({ left, right, against }: Joint): JointEnd => (against ? right : left);
  const kinds = groupBy(
    joints.flatMap((joint) => [joint.left, joint.right].map((end) => ({ side: sideOf(end), change: joint.change }))),
    ({ side }) => side,
  );
  const isMixed = (end: JointEnd): boolean => new Set(kinds.get(sideOf(end))!.map(({ change }) => change)).size > 1;
  const settled = ({ change }: Joint, end: JointEnd, shift: number): number =>
    change !== undefined && isMixed(end) ? changedShift(change, shift, end) : shift;
  const plain = new Set(joints.filter(({ twoWay }) => !twoWay).map((joint) => sideOf(startOf(joint))));
  return (joint) => {
    const { twoWay, against, bracket } = joint;
    const start = twoWay && plain.has(sideOf(startOf(joint))) ? -AGAINST_SHIFT : against ? AGAINST_SHIFT : 0;
    const end = against || bracket ? AGAINST_SHIFT : 0;
    const [left, right] = against ? [end, start] : [start, end];
    return { left: settled(joint, joint.left, left), right: settled(joint, joint.right, right) };
  };
}

// ---- Boundary nodes (gates): half inside and half outside of their box, such as the gateway of a network.
// Edges arrive from outside and continue inside, so a gate stands on the left border. The item reserves the outer half
// before its drawn border (`inset`), so that no other level needs to know of it.
//
// A level is laid out with its gates as ordinary icons in the first column. Then each gate with a free path moves to
// the border, and the content behind it closes up. A gate without edges, or with a single edge from outside, is left
// out of that layout. It takes the first position from the top with room beside the border.

/** From a gate to the items beside and below it. */
const GAP = 12;

/** Returns the middle of the icon, from the left of the item. */
const axisOf = ({ node, shift }: Item): number => shift + node!.iconX + node!.iconSize / 2;

/** Returns the gates on the border of a level that has been laid out. */
const hungOn = (level: Item): readonly Item[] =>
  level.inset === 0 ? [] : level.children.filter((child) => child.isGate && child.x === level.inset - axisOf(child));

/** Returns the width of an item to the right of the middle of its icon. */
const rightOf = (gate: Item): number => gate.width - axisOf(gate);

/**
 * Returns a predicate for the joints of quiet gates: gates with a single edge, which comes from outside. A quiet gate
 * stands beside the content, because above it would push all content down.
 */
function isOfQuietGate(level: Item, joints: readonly Joint[]): (joint: Joint) => boolean {
  const touches = groupBy(
    joints.flatMap(({ left, right }) => [left, right]).filter(({ item }) => item.isGate),
    ({ item }) => item,
  );
  return ({ left, right }) => left.item === level && touches.get(right.item)?.length === 1;
}

/** Returns the route from the border to a quiet gate, and sets the height of its port. */
function gateRoute({ left, right }: Joint): Point[] {
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
  /** Top of the content, below the title. */
  readonly top: number;
}

/**
 * Moves the gates of a level to its border and shifts the content. Sets `inset`, and the height if a gate needs more.
 * @returns the growth in width of the content; negative if a column disappeared
 */
function hangGates(inside: Inside): number {
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

/** True if the gate's edges come straight from the border or continue inside. */
const comesFromBorder = (gate: Item, { level, routes }: Inside): boolean =>
  [...routes].every(([{ left, right, bracket }, points]) =>
    right.item === gate ? left.item === level && points.length === 2 : left.item !== gate || !bracket,
  );

/**
 * Returns the shift of the content behind the gates, which leave a gap when they move to the border. Null unless the
 * first column contains only gates.
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

/** True if the path of a gate to the border is free, once the content has made room for the outer half. */
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

/** Moves the content by `by`, and the gates with the ends of their edges to the border. */
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

/** Returns the moved route. Ends on the border of the level stay there. */
function movedRoute({ left, right }: Joint, points: readonly Point[], { level, moved, by }: Moved): Point[] {
  const last = points.length - 1;
  const shiftAt = (i: number): number => {
    if (i === 0) return left.item === level ? 0 : moved.get(left.item)!;
    return i === last && right.item !== level ? moved.get(right.item)! : by;
  };
  return points.map(({ x, y }, i) => ({ x: x + shiftAt(i), y }));
}

/**
 * Places gates without edges.
 * @returns the growth in width of the content
 */
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

/**
 * Puts each gate in the first free position from the top, below the previous one. False if one would extend below
 * `limit`.
 */
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
