/**
 * Lays out the inside of one box, or of the whole sheet, once all of its children have a size: creates the vertices and
 * segments of the layered layout, has their blocks packed, and copies the positions back to the items.
 */

import { groupBy } from '../../graph/group-by.js';
import type { GraphEdge } from '../../graph/model.js';
import { largest } from '../../graph/order.js';
import { layOutBlocks } from './blocks.js';
import { gateRoute, gatesOn, placeGates, singleEdgeGateSegments } from './gates.js';
import type { Block, End, Vertex, VertexSegment } from './layered/model.js';
import type { Routes, Segment, SegmentEnd } from './routes/segments.js';
import type { Shape } from './shape.js';
import { type LevelKind, packSheet } from './sheet.js';
import {
  ASPECT,
  BARE_PADDING,
  HEADER_GAP,
  ICON_GAP,
  LABEL_GAP,
  LABEL_PAD,
  LABEL_RUN,
  MARGIN,
  PADDING,
  REVERSED_SHIFT,
} from './spacing.js';
import { alignHeights, alignWidths, equalise, placeUnit, type Unit, unitsOf, widen } from './stack.js';
import type { Item, Port } from './tree.js';

/** The input of the layered layout. In `vertices`, those of the units come first, then those of the ports. */
interface Sheet {
  readonly vertices: Vertex[];
  readonly segments: VertexSegment[];
  readonly units: readonly Unit[];
  readonly ports: readonly Port[];
}

/**
 * Lays out the content of `level`. Sets its size, the positions of its children and `y` of its ports. Returns the
 * routes of its segments, relative to its top left corner.
 */
export function layoutLevel(level: Item, segments: readonly Segment[], shape: Shape): Routes {
  // Gates with a single edge are left out of the layout, and placed on the border afterwards: gates.ts.
  const ofGates = level.hasGates ? segments.filter(singleEdgeGateSegments(level, segments)) : [];
  const laidOut = ofGates.length === 0 ? segments : segments.filter((segment) => !ofGates.includes(segment));
  const sheet = createSheet(level, laidOut);
  const isBare = level.box?.bare === true;
  const padding = isBare ? BARE_PADDING : level.parent ? PADDING : MARGIN;
  const top = level.box && !isBare ? level.box.headerHeight + HEADER_GAP : padding;
  const contents = layOutBlocks({ ...sheet, kind: kindOf(level), axesIn: axesIn(sheet) }, shape, aspectOf(level));
  const frame = { width: 2 * padding, height: top + padding };
  const { blocks, packed } = packSheet(contents, frame, isColumn(level));
  const isEmpty = blocks.length === 0;
  const offset = (block: Block): number => (block.hasWestPorts ? 0 : padding);
  const ends = blocks.map(
    (block, b) => packed.corners[b]!.x + offset(block) + block.width + (block.hasEastPorts ? 0 : padding),
  );
  level.height = Math.ceil(isEmpty ? top : top + packed.height + padding);

  const routes: Routes = new Map();
  blocks.forEach((block, b) => {
    // A block with west ports starts on the border itself; its first gap is the padding.
    const dx = packed.corners[b]!.x + offset(block);
    const dy = packed.corners[b]!.y + top;
    for (const [v, at] of block.positions) placeVertex(sheet, v, at.x + dx, at.y + dy);
    for (const [v, width] of block.widths) for (const item of sheet.units[v]!.items) widen(item, width);
    for (const [n, points] of block.routes) {
      routes.set(
        laidOut[n]!,
        points.map(({ x, y }) => ({ x: x + dx, y: y + dy })),
      );
    }
  });
  const contentWidth = Math.max(0, largest(ends, 0) + placeGates({ level, routes, top }));
  for (const segment of ofGates) routes.set(segment, gateRoute(segment));
  level.width = Math.ceil(Math.max(contentWidth, level.width, level.inset + (level.box?.minWidth ?? 0)));
  level.shift = isEmpty || level.inset > 0 ? 0 : Math.floor((level.width - Math.ceil(contentWidth)) / 2);
  placeLoosePorts(level, segments);
  return routes;
}

/**
 * Maximum number of axes of a vertex. A box with more icons has one near any position, so aligning with them means
 * little.
 */
const AXES_MAX = 40;

/**
 * Returns a function for the x of the middles of the icons in a vertex, from its left: that of a node, or of all nodes
 * in a box at any depth, at most `AXES_MAX`.
 */
function axesIn({ units }: Sheet): (v: number) => number[] {
  return (v) => {
    const unit = units[v];
    const axes: number[] = [];
    const pending = unit?.items.map((item, i) => ({ item, x: unit.offsets[i]!.x })) ?? [];
    for (const { item, x } of pending) {
      if (axes.length >= AXES_MAX) break;
      if (item.node) axes.push(x + item.shift + item.node.iconX + item.node.iconSize / 2);
      for (const child of item.children) pending.push({ item: child, x: x + item.shift + child.x });
    }
    return axes;
  };
}

/**
 * True for a zone if no zone of its network has edges. Such zones may stand side by side, each as a column of tiers.
 * Other zones are stacked, and wide.
 */
const isColumn = (level: Item): boolean =>
  level.peerKey !== null && peersOf(level).every(({ ports }) => ports.size === 0);

const kindOf = ({ box, peerKey }: Item): LevelKind =>
  box?.aside === true ? 'strip' : peerKey === null ? 'box' : 'zone';

/**
 * Returns the target width over height. Stacked zones are wide, so that the stack as a whole has the aspect of a page.
 */
const aspectOf = (level: Item): number => ASPECT * peersOf(level).length;

/** Returns the peers of a box, including itself; for a box without a peer key, only the box itself. */
const peersOf = (level: Item): readonly Item[] =>
  level.peerKey === null ? [level] : level.parent!.children.filter(({ peerKey }) => peerKey === level.peerKey);

function createSheet(level: Item, segments: readonly Segment[]): Sheet {
  const connected = new Set(segments.flatMap(({ left, right }) => [left.item, right.item]));
  const units = unitsOf(level.children.filter((child) => !child.isGate || connected.has(child)));
  const isLoose = (unit: Unit): boolean => !unit.items.some((item) => connected.has(item));
  const loose = units.filter(isLoose);
  equalise(loose);
  alignWidths(
    loose,
    units.filter((unit) => !isLoose(unit)),
  );
  // Strips with edges are left out, because they stand apart, and a taller one would be half empty.
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
  const endOf = (end: SegmentEnd, shift: number): End => {
    if (end.item === level) return { vertex: vertexOfPort(end.port as Port), y: 0, inset: 0 };
    const { u, i } = unitNumber.get(end.item)!;
    return attach({ end, vertex: u, top: units[u]!.offsets[i]!.y, shift });
  };
  const shifts = shiftsOf(segments);
  const vertexSegments = segments.map((segment): VertexSegment => {
    const shift = shifts(segment);
    const left = endOf(segment.left, shift.left);
    const right = endOf(segment.right, shift.right);
    const inset = segment.isLabelLeft ? left.inset : right.inset;
    const labelWidth = segment.labelWidth === 0 ? 0 : Math.max(0, segment.labelWidth + LABEL_PAD + LABEL_RUN - inset);
    const { isBracket, kind, isLabelled, trips } = segment;
    return { left, right, isBracket, kind, isLabelled, weight: trips, labelWidth, isLabelLeft: segment.isLabelLeft };
  });
  return { vertices, segments: vertexSegments, units, ports };
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
    ...(first.box && { box: first.box }),
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

/** Distance in pixels between two positions that the search for a free one tries. */
const STEP = 4;

/**
 * Sets `y` of the ports without a segment inside, at which an edge ends at the box itself. Each is as near to the
 * middle of the border as other ports allow. The search starts upwards on the east side and downwards on the west side,
 * so that edges in both directions between two boxes do not overlap.
 */
export function placeLoosePorts(level: Item, segments: readonly Segment[]): void {
  const used = new Set(
    segments.flatMap(({ left, right }) => [left, right]).flatMap((end) => (end.item === level ? [end.port] : [])),
  );
  for (const side of ['W', 'E'] as const) {
    const ports = [...level.ports.values()].filter((port) => port.side === side);
    const takenYs = ports.filter((port) => used.has(port)).map((port) => port.y);
    for (const port of ports.filter((candidate) => !used.has(candidate))) {
      port.y = freeY(level, takenYs, side === 'W' ? gatesOn(level) : [], side);
      takenYs.push(port.y);
    }
  }
}

/**
 * Returns the free y nearest to the middle of the border. Without one, returns a y beside the gates, or else the
 * middle.
 * @param gates the gates on this border
 */
function freeY({ height, box }: Item, takenYs: readonly number[], gates: readonly Item[], side: Port['side']): number {
  // Below the title: otherwise the edge would end in the title text of its target.
  const top = Math.min(box?.headerHeight ?? 0, height - STEP);
  const middle = Math.round((top + height) / 2);
  const firstStep = side === 'E' ? -STEP : STEP;
  const isBeside = (y: number): boolean => gates.every((gate) => y < gate.y - STEP || y > gate.y + gate.height + STEP);
  /** A y beside the gates but near another port, in case no y is clear of both. */
  let fallback: number | null = null;
  for (let distance = 0; Math.abs(distance) < (height - top) / 2; distance = nextDistance(distance, firstStep)) {
    const y = middle + distance;
    if (!isBeside(y)) continue;
    if (takenYs.every((other) => Math.abs(other - y) >= LABEL_GAP)) return y;
    fallback ??= y;
  }
  return fallback ?? middle;
}

/** Returns the next distance in the sequence 0, 4, -4, 8, -8 and so on, or in its mirror image. */
const nextDistance = (distance: number, firstStep: number): number =>
  distance === 0 || Math.sign(distance) !== Math.sign(firstStep) ? -distance + firstStep : -distance;

// ---- Points at which edges meet their ends.

/** An end of a segment, and the vertex of the layered layout that contains its item. */
interface Attachment {
  readonly end: SegmentEnd;
  readonly vertex: number;
  /** Top of the item in its vertex. */
  readonly top: number;
  /** Downwards from the middle of the icon. */
  readonly shift: number;
}

/** Returns the point at which a segment meets its vertex: the port of a box, or a side of the icon. */
function attach({ end: { item, port, side }, vertex, top, shift }: Attachment): End {
  if (!item.node) return { vertex, y: top + (port as Port).y, inset: 0 };
  const { iconX, iconY, iconSize } = item.node;
  const inset = side === 'W' ? item.shift + iconX : item.width - item.shift - iconX - iconSize;
  return { vertex, y: iconY + iconSize / 2 + shift, inset: inset - ICON_GAP };
}

/**
 * Offsets from the middle of an icon's side, in pixels downwards, at which new and deleted edges meet the icon if
 * unchanged ones do, too. They depend on the offset that the edge would have without its change: 0, below or above.
 */
const CHANGED_SHIFTS: Readonly<Record<'new' | 'gone', readonly [middle: number, below: number, above: number]>> = {
  new: [9, 25, -25],
  gone: [-9, -18, 18],
};
/** Height of an arrowhead. A shifted edge keeps half of it away from the corners of the icon. */
const HEAD = 8;

/**
 * Returns the offset of a changed edge, within the side of the icon.
 * @param shift offset without a change
 */
function changedShift(change: NonNullable<GraphEdge['change']>, shift: number, { item }: SegmentEnd): number {
  const [middle, below, above] = CHANGED_SHIFTS[change === 'delete' ? 'gone' : 'new'];
  const desired = shift === 0 ? middle : shift > 0 ? below : above;
  const maxShift = ((item.node?.iconSize ?? 0) - HEAD) / 2;
  return Math.max(-maxShift, Math.min(maxShift, desired));
}

/** Returns the offsets of each edge of a level at its icons, so that no arrowhead covers the start of another edge. */
function shiftsOf(
  segments: readonly Segment[],
): (segment: Segment) => { readonly left: number; readonly right: number } {
  const sideOf = ({ item, side }: SegmentEnd): string => `${item.order}${side}`;
  const startOf = ({ left, right, isReversed }: Segment): SegmentEnd => (isReversed ? right : left);
  const changesBySide = groupBy(
    segments.flatMap((segment) =>
      [segment.left, segment.right].map((end) => ({ side: sideOf(end), change: segment.change })),
    ),
    ({ side }) => side,
  );
  const isMixed = (end: SegmentEnd): boolean =>
    new Set(changesBySide.get(sideOf(end))!.map(({ change }) => change)).size > 1;
  const finalShift = ({ change }: Segment, end: SegmentEnd, shift: number): number =>
    change !== undefined && isMixed(end) ? changedShift(change, shift, end) : shift;
  const oneWayStarts = new Set(segments.filter(({ twoWay }) => !twoWay).map((segment) => sideOf(startOf(segment))));
  return (segment) => {
    const { twoWay, isReversed, isBracket } = segment;
    const start =
      twoWay && oneWayStarts.has(sideOf(startOf(segment))) ? -REVERSED_SHIFT : isReversed ? REVERSED_SHIFT : 0;
    const end = isReversed || isBracket ? REVERSED_SHIFT : 0;
    const [left, right] = isReversed ? [end, start] : [start, end];
    return { left: finalShift(segment, segment.left, left), right: finalShift(segment, segment.right, right) };
  };
}
