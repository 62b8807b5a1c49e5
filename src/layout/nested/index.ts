/**
 * The nested layout. Every box is laid out separately as a small layered graph of its direct children, from the
 * innermost box outwards. An edge that leaves a box passes a port on its border, which the outer level then connects.
 *
 *   tree ──> trips (borders of each edge) ──> orientation and nets ──> joints ──> levels, innermost first ──> routes
 *
 * The time is almost linear in nodes and edges, because each level is small. No step recurses with the size of the
 * graph. docs/layout.md explains it with drawings.
 */

import { groupBy } from '../../graph/group-by.js';
import { largest } from '../../graph/order.js';
import { placeHeading } from '../heading.js';
import type { Layout, PlacedBox, PlacedEdge, PlacedNode, Point, Rect } from '../layout.js';
import type { Scene } from '../scene/model.js';
import { makeAbsolute, placedBoxes, placedEdge, placedNodes } from './assemble.js';
import { findClusters } from './clusters.js';
import { layoutLevel } from './level.js';
import { orientLevel } from './orient.js';
import { createJoints, type Routes } from './routes/joints.js';
import { placeLabels } from './routes/labels.js';
import { placeSelfLoops } from './routes/self-loops.js';
import { endOf, planTrips, startOf, styleOf, type Trip } from './routes/trips.js';
import { solidsOf, unbend } from './routes/unbend.js';
import { costOf, firstShape, MOST_TRIED, otherShape, type Shape } from './shape.js';
import { LABEL_GAP } from './spacing.js';
import { cellFor, SpatialIndex } from './spatial-index.js';
import { widen } from './stack.js';
import { buildTree, type Cluster, type Item, type Stacks } from './tree.js';

/** Minimum improvement of another shape, so that a new resource does not rearrange the whole diagram. */
const GAIN = 0.05;

/**
 * Lays out a scene in its most readable shape. Spokes are either stacked or follow their edges, whichever is better.
 */
export function arrangeNested(scene: Scene): Layout {
  const clusters = findClusters(scene);
  const best = inBestShape(scene, clusters);
  if (scene.items.length > MOST_TRIED) return best;
  const spokes = findSpokes(scene);
  if (spokes.size === 0) return best;
  const stacked = inBestShape(scene, clusters, spokes);
  return costOf(stacked) < costOf(best) - GAIN ? stacked : best;
}

function inBestShape(scene: Scene, clusters: readonly Cluster[], stacks?: Stacks): Layout {
  const first = arrangeIn(scene, firstShape(scene), clusters, stacks);
  const shape = otherShape(scene, first);
  if (!shape) return first;
  const second = arrangeIn(scene, shape, clusters, stacks);
  return costOf(second) < costOf(first) - GAIN ? second : first;
}

// ---- Spokes: boxes of one kind that share a hub and also connect to each other.
// Their edges would put them one behind the other, each further from the hub. People draw them above each other, with
// the edges between them at the side. Both layouts are made, and the better one is used.

/** More boxes above each other look like a tower. */
const MOST_SPOKES = 4;

/** Returns the boxes that may be stacked, each with the name of its stack. */
export function findSpokes(scene: Scene): ReadonlyMap<string, string> {
  const trips = planTrips(scene, buildTree(scene));
  const arcs = trips.flatMap((trip) => {
    const [from, to] = [startOf(trip), endOf(trip)];
    return from && to && !from.peers && !to.peers ? [{ from, to }] : [];
  });
  const hubsOf = groupBy(arcs, ({ to }) => to);
  const reached = new Map([...hubsOf].map(([item, into]) => [item, new Set(into.map(({ from }) => from))]));
  const haveOneHub = (a: Item, b: Item): boolean => [...reached.get(a)!].some((hub) => reached.get(b)!.has(hub));
  const stackOf = new Map<Item, Item[]>();
  for (const { from, to } of arcs) {
    if (!isAlike(from, to) || !reached.has(from) || !haveOneHub(from, to)) continue;
    const [a, b] = [stackOf.get(from) ?? [from], stackOf.get(to) ?? [to]];
    if (a === b) continue;
    const stack = [...a, ...b];
    for (const item of stack) stackOf.set(item, stack);
  }
  const small = [...stackOf].filter(([, stack]) => stack.length <= MOST_SPOKES);
  return new Map(small.map(([item, stack]) => [item.id, `spokes ${stack[0]!.id}`]));
}

const isAlike = (a: Item, b: Item): boolean => a.box !== null && a.box.style === b.box?.style;

/** Lays out a scene in the given shape, with the given clusters and stacks. */
export function arrangeIn(scene: Scene, shape: Shape, clusters: readonly Cluster[] = [], stacks?: Stacks): Layout {
  const items = buildTree(scene, clusters, stacks);
  const sheet = items[0] as Item;
  const trips = planTrips(scene, items);
  for (const group of groupBy(trips, (trip) => trip.level).values()) {
    orientLevel(group);
    nameNets(group);
  }
  const joints = createJoints(trips);
  const routes = new Map<Item, Routes>();
  const still = findStill(items, (level) => joints.byLevel.has(level));
  alignPeers(items);
  for (const level of byDepth(items)) {
    alignTiers(level);
    const least = sizesIn(level.filter(({ peers }) => peers !== null));
    for (const item of level)
      if (!item.node) routes.set(item, layoutLevel(item, joints.byLevel.get(item) ?? [], shape));
    alignInsides(level, still, least);
  }
  const { width, height: top, ...heading } = placeHeading(scene, sheet.width);
  sheet.y = top;
  makeAbsolute(items);
  const boxes = placedBoxes(items);
  const nodes = placedNodes(items);
  const routed = trips.map((trip, i) => placedEdge(trip, joints.steps[i]!, routes));
  const edges: PlacedEdge[] = removeJogs(unbend(routed, nodes, boxes), nodes, boxes);
  edges.push(...placeSelfLoops(scene, nodes));
  return {
    width,
    height: sheet.height + sheet.y,
    boxes,
    nodes,
    edges: placeLabels(edges, nodes, boxes),
    ...heading,
  };
}

// ---- Small jogs.
// Each level is routed separately, so that an edge may step by a few pixels just before an icon. Such a step looks like
// a mistake. The edge is drawn straight and meets the icon slightly off its middle.

/** Largest step that is removed; the edge must still clearly meet the icon. */
const LARGEST = 10;
/** Distance of a moved run from other edges. */
const CLEARANCE = 9;
/** Distance of a moved run from icons, captions and borders. */
const SOLID_CLEARANCE = 4;

/** Returns the edges without small jogs at their ends. */
export function removeJogs(
  edges: readonly PlacedEdge[],
  nodes: readonly PlacedNode[],
  boxes: readonly PlacedBox[],
): PlacedEdge[] {
  const cell = cellFor(edges.map(({ points }) => points));
  const runs = new SpatialIndex(cell);
  const solids = solidsOf(nodes, boxes, cell);
  const isNode = new Set(nodes.map(({ node }) => node.id));
  const meeting = new Map<string, number>();
  edges.forEach(({ points }, owner) => {
    for (let i = 0; i + 1 < points.length; i++) runs.add(runRect(points[i]!, points[i + 1]!, 0), owner);
    for (const end of [points[0]!, points.at(-1)!]) meeting.set(keyOf(end), (meeting.get(keyOf(end)) ?? 0) + 1);
  });
  return edges.map((placed, owner) => {
    const { from, to } = placed.edge;
    const alone = (end: Point): boolean => meeting.get(keyOf(end)) === 1;
    let points = [...placed.points];
    const clearance = placed.edge.label ? LABEL_GAP : CLEARANCE;
    // Edges of the same fork are no obstacle, because the branch continues straight through it.
    const foreign = (other: number): boolean =>
      other !== owner && edges[other]!.edge.from !== from && edges[other]!.edge.to !== to;
    const free = (a: Point, b: Point): boolean =>
      !runs.touches(runRect(a, b, clearance), foreign) && !solids.hits(runRect(a, b, SOLID_CLEARANCE));
    if (isNode.has(to) && alone(points.at(-1)!)) points = smoothEnd(points, free);
    if (isNode.has(from) && alone(points[0]!)) points = smoothEnd(points.reverse(), free).reverse();
    return { ...placed, points };
  });
}

const keyOf = ({ x, y }: Point): string => `${x} ${y}`;

/** Removes the last step of a route if it is small and the straight path is free. */
function smoothEnd(points: Point[], free: (a: Point, b: Point) => boolean): Point[] {
  const [before, step, turn, end] = points.slice(-4);
  if (!before || !step || !turn || !end) return points;
  const jog = Math.abs(turn.y - step.y);
  const onwards = before.y === step.y && turn.y === end.y && (step.x - before.x) * (end.x - turn.x) > 0;
  if (!onwards || jog === 0 || jog > LARGEST) return points;
  const straight = { x: end.x, y: step.y };
  if (!free(step, straight)) return points;
  return [...points.slice(0, -3), straight];
}

const runRect = (a: Point, b: Point, margin: number): Rect => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y) - margin,
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y) + 2 * margin,
});

// ---- Tiers: boxes of one zone that match boxes of the next (public subnets, data subnets).
// Matching boxes get one size before their zones are laid out, so that the zones look alike and are easy to compare.

/** Returns the items by depth, innermost first; within a depth, in scene order. */
export function byDepth(items: readonly Item[]): Item[][] {
  const depths: Item[][] = [];
  for (const item of items) {
    const level = depths[item.depth] ?? [];
    depths[item.depth] = level;
    level.push(item);
  }
  return depths.reverse();
}

/**
 * Equalises the size of matching nodes of peers and the width of matching boxes, at any depth and before the layout.
 * Captions and titles of different lengths would otherwise shift the columns of one region against those of the next.
 */
export function alignPeers(items: readonly Item[]): void {
  for (const group of peerGroups(items)) {
    const tiers = [group];
    for (const tier of tiers) {
      for (const nodes of tiersOf(tier, ({ node }) => node?.type)) makeEqual(nodes, widenNode);
      for (const boxes of tiersOf(tier, ({ box }) => box?.style)) {
        const width = largest(boxes.map((item) => Math.max(item.width, item.box!.minWidth)));
        for (const item of boxes) item.width = width;
        tiers.push(boxes);
      }
    }
  }
}

/** Equalises the matching boxes of peers among `items`, tier by tier. */
export function alignTiers(items: readonly Item[]): void {
  for (const group of peerGroups(items))
    for (const tier of tiersOf(group, ({ box }) => box?.style)) makeEqual(tier, widen);
}

/** Gives the content of all peers among `items` the same arrangement, unless edges determine it. */
function alignInsides(items: readonly Item[], still: ReadonlySet<Item>, least: Sizes): void {
  for (const group of peerGroups(items)) copyInsides(group, still, least);
}

function peerGroups(items: readonly Item[]): Item[][] {
  const peers = items.filter((item) => item.box?.peerGroup);
  return [...groupBy(peers, (item) => item.box!.peerGroup!).values()].filter((group) => group.length > 1);
}

function makeEqual(tier: readonly Item[], widenTo: (item: Item, width: number) => void): void {
  const width = largest(tier.map((item) => item.width));
  const height = largest(tier.map((item) => item.height));
  for (const item of tier) {
    widenTo(item, width);
    item.height = height;
  }
}

function widenNode(item: Item, width: number): void {
  item.shift += Math.floor((width - item.width) / 2);
  item.width = width;
}

// ---- Nets: edges that may share a port.
// A shared line must mean exactly the same as separate lines:
//
//   - outgoing: sources with identical targets on a level share a trunk, because wherever it goes, all of them go;
//   - incoming: targets with identical sources share a trunk.
//
// The ends inside the border decide. Bundles of different levels with identical sources (or targets) inside a border
// cross it as one. Two lines a few pixels apart that end in one fork would mean the same, but look like a knot.
//
// If an outgoing trunk meets an incoming one, every source of the first connects to every target of the second.

/**
 * Names the ports of all trips of one level. Trips with the same name share the ports on their path. If only one source
 * of a bundle is inside a border, the line is that source's own trunk. It then also carries the source's edges of other
 * levels.
 */
export function nameNets(trips: readonly Trip[]): void {
  const sourceOf = ({ edge }: Trip): string => edge.from;
  for (const [style, group] of groupBy(trips, netStyle)) {
    const outs = alike(group, sourceOf, aimOf);
    const ins = alike(group, aimOf, sourceOf);
    const bundleOut = (trip: Trip): number => outs.get(sourceOf(trip)) as number;
    const bundleIn = (trip: Trip): number => ins.get(aimOf(trip)) as number;
    const sources = insiders(group, bundleOut, sourceOf, ({ up }) => up);
    const targets = insiders(group, bundleIn, aimOf, ({ down }) => down);
    for (const trip of group) {
      const [out, into] = [bundleOut(trip), bundleIn(trip)];
      trip.portOut = (border) => `from ${sources(out, border) ?? JSON.stringify([sourceOf(trip)])}${style}`;
      trip.portIn = (border) => `to ${targets(into, border) ?? JSON.stringify([aimOf(trip)])}${style}`;
    }
  }
}

/**
 * Returns the style of a net. An edge to a gate runs straight to the border, so no other edge may branch off behind it.
 * An edge to the box of a gate ends beside the gate.
 */
function netStyle(trip: Trip): string {
  const ends = [trip.up[0], trip.down[0]];
  const special = ends.some((end) => end?.isGate) ? ' gate' : ends.some((end) => end?.hasGates) ? ' border' : '';
  return `${styleOf(trip)}${special}`;
}

/**
 * Returns a function that gives the ends of a bundle inside a border as text; null if no trip of the bundle crosses it.
 */
function insiders(
  trips: readonly Trip[],
  bundleOf: (trip: Trip) => number,
  end: (trip: Trip) => string,
  way: (trip: Trip) => readonly Item[],
): (bundle: number, border: Item) => string | null {
  const ends = new Map<string, Set<string>>();
  const keyOf = (bundle: number, border: Item): string => `${bundle}:${border.order}`;
  for (const trip of trips)
    for (const border of way(trip)) {
      const key = keyOf(bundleOf(trip), border);
      const inside = ends.get(key);
      if (inside) inside.add(end(trip));
      else ends.set(key, new Set([end(trip)]));
    }
  const names = new Map([...ends].map(([key, inside]) => [key, JSON.stringify([...inside].sort())]));
  return (bundle, border) => names.get(keyOf(bundle, border)) ?? null;
}

/** Edges with different labels do not share a target port, because each label needs its own run. */
const aimOf = ({ edge }: Trip): string => JSON.stringify([edge.to, edge.label?.text ?? '']);

/** Returns the bundle of each end. Ends whose trips have the same set of opposite ends share a bundle. */
function alike(
  trips: readonly Trip[],
  end: (trip: Trip) => string,
  other: (trip: Trip) => string,
): Map<string, number> {
  const bundles = new Map<string, number>();
  const result = new Map<string, number>();
  for (const [name, list] of groupBy(trips, end)) {
    const others = JSON.stringify(list.map(other).sort());
    const bundle = bundles.get(others) ?? bundles.size;
    bundles.set(others, bundle);
    result.set(name, bundle);
  }
  return result;
}

// ---- Matching items across the zones of one network.
// Example: the first public subnet of one zone and the first public subnet of the next. Zones without edges copy the
// arrangement of a zone that edges have ordered. Readers then find everything in the same position, even if a zone
// lacks an item.

type KindOf = (item: Item) => string | undefined;

/**
 * Returns the matching children of peers, tier by tier. If all peers have the same kinds in the same order, children
 * match by position; otherwise the first of a kind matches the first of that kind, the second the second, and so on.
 * @param kindOf undefined for a child to ignore
 */
function tiersOf(peers: readonly Item[], kindOf: KindOf): Item[][] {
  const all = peers.map(({ children }) => children.filter((child) => kindOf(child) !== undefined));
  const [first] = all as [Item[]];
  const places = first.map((_, tier) => all.flatMap((children) => children[tier] ?? []));
  if (all.every(({ length }) => length === first.length) && places.every((tier) => areAlike(tier, kindOf)))
    return places;
  const tierOf = new Map<Item, string>();
  for (const children of all)
    for (const [kind, same] of groupBy(children, kindOf))
      for (const [n, child] of same.entries()) tierOf.set(child, `${kind}\n${n}`);
  return [...groupBy(all.flat(), (child) => tierOf.get(child)).values()].filter((tier) => tier.length > 1);
}

/**
 * True if all are of one kind and of at most one known variant. A subnet with known routes matches one with unknown
 * routes.
 */
function areAlike(tier: readonly Item[], kindOf: KindOf): boolean {
  const kinds = tier.map((item) => (kindOf(item) as string).split(':', 2) as [string, string?]);
  const variants = new Set(kinds.flatMap(([, variant]) => variant ?? []));
  return variants.size < 2 && kinds.every(([kind]) => kind === kinds[0]![0]);
}

/**
 * Returns the items without an edge at them or inside. Edges are known before the layout.
 * @param items parents first
 */
function findStill(items: readonly Item[], hasLines: (level: Item) => boolean): ReadonlySet<Item> {
  const still = new Set<Item>();
  for (const item of [...items].reverse())
    if (item.ports.size === 0 && !hasLines(item) && item.children.every((child) => still.has(child))) still.add(item);
  return still;
}

/** A type may be an icon in one zone and a box in another. */
const kindOf: KindOf = ({ box, node }) => (box ? `box ${box.style}` : node?.type);

/** Minimum sizes of boxes, before a level equalises its loose boxes. */
type Sizes = ReadonlyMap<Item, { readonly width: number; readonly height: number }>;

/** Returns the current sizes of the children of the items. */
const sizesIn = (items: readonly Item[]): Sizes =>
  new Map(
    items.flatMap(({ children }) => children.map((child) => [child, { width: child.width, height: child.height }])),
  );

/**
 * Copies the arrangement to the peers without edges. All are laid out, but not positioned yet.
 * @param least minimum sizes of their children
 */
function copyInsides(peers: readonly Item[], still: ReadonlySet<Item>, least: Sizes): void {
  const rank = (item: Item): number => item.children.length + (still.has(item) ? 0 : Number.MAX_SAFE_INTEGER / 2);
  const pattern = peers.reduce((best, peer) => (rank(peer) > rank(best) ? peer : best));
  for (const peer of peers) {
    const isShort = peer.hollow && peer.children.length < pattern.children.length;
    if (peer === pattern || !still.has(peer) || isShort) continue;
    copyInside(pattern, peer, least);
  }
}

/** Uses a work list instead of recursion, because the input may nest boxes to any depth. */
function copyInside(pattern: Item, peer: Item, least: Sizes): void {
  const pairs = [[pattern, peer] as const];
  for (const [from, to] of pairs) {
    const matches = matchChildren(from, to, least);
    if (matches === null) continue;
    for (const [model, child] of matches) {
      child.x = model.x + axisOf(model) - axisOf(child);
      child.y = model.y;
      if (!child.box) continue;
      widen(child, model.width);
      child.height = model.height;
      pairs.push([model, child]);
    }
    to.shift = from.shift;
    if (to === peer) {
      to.width = Math.max(to.width, from.width);
      to.height = from.height;
    }
  }
}

const axisOf = ({ node, shift }: Item): number => (node ? shift + node.iconX + node.iconSize / 2 : 0);

/** Returns each child with its counterpart; null if a child has none or does not fit its counterpart's size. */
function matchChildren(from: Item, to: Item, least: Sizes): (readonly [Item, Item])[] | null {
  if (to.children.some((child) => kindOf(child) === undefined)) return null;
  const pairs = tiersOf([from, to], kindOf).map(([model, child]) => [model!, child!] as const);
  const isRoom = ([model, child]: readonly [Item, Item]): boolean => {
    const { width, height } = least.get(child) ?? child;
    return model.parent === from && width <= model.width && height <= model.height;
  };
  return pairs.length === to.children.length && pairs.every(isRoom) ? pairs : null;
}
