/** Lays out the inside of one box, or of the whole sheet, once all of its children have a size. */

import { largest } from '../../graph/order.js';
import { createBlocks } from './blocks.js';
import { gateRoute, hangGates, isOfQuietGate } from './boundary-nodes.js';
import type { Block, End, Segment, Vertex } from './layered/model.js';
import { placeLoosePorts } from './loose-ports.js';
import { attach, shiftsOf } from './routes/ends.js';
import type { Joint, JointEnd, Routes } from './routes/joints.js';
import type { Shape } from './shape.js';
import { type LevelKind, packSheet } from './sheet.js';
import { ASPECT, BARE_PADDING, HEADER_GAP, LABEL_PAD, LABEL_RUN, MARGIN, PADDING } from './spacing.js';
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
