/** What can be wrong with a finished layout, item by item: the measures of a clean picture. Empty lists are the goal. */
import type { Layout, PlacedBox, PlacedEdge, PlacedNode, Rect } from '../../src/layout/layout.js';
import { captionRect, iconRect, inside, nodeRect, overlap, RectGrid, runsOf, titleRect } from './geometry.js';
import { sharedRuns } from './shared-runs.js';

export interface Faults {
  /** Pairs of nodes or boxes, neither of which holds the other, that overlap. */
  readonly overlaps: string[];
  /** Nodes or boxes that stick out of their parent, and are no gates on its border. */
  readonly outside: string[];
  /** Edges over the icon of a node that is not their end. */
  readonly throughIcons: string[];
  /** Edges over the caption of any node. */
  readonly throughCaptions: string[];
  /** Edges over a box that holds neither of their ends. */
  readonly throughBoxes: string[];
  /** Edges over the title of a box. */
  readonly throughTitles: string[];
  /** Edges whose ends do not touch what they join. */
  readonly detached: string[];
  /** Runs of edges without a common end that lie on each other. */
  readonly shared: string[];
  /** Labels over nodes, titles, or other labels. */
  readonly labels: string[];
}

export const FAULTS = [
  'overlaps',
  'outside',
  'throughIcons',
  'throughCaptions',
  'throughBoxes',
  'throughTitles',
  'detached',
  'shared',
  'labels',
] as const satisfies readonly (keyof Faults)[];

interface Search {
  readonly layout: Layout;
  readonly nodes: ReadonlyMap<string, PlacedNode>;
  readonly boxes: ReadonlyMap<string, PlacedBox>;
  /** True where `box` is `id` or a box around it. */
  readonly holds: (box: string, id: string) => boolean;
  readonly faults: Faults;
}

/** Near linear in items and lengths of edges: a grid answers what is where. */
export function findFaults(layout: Layout): Faults {
  const nodes = new Map(layout.nodes.map((placed) => [placed.node.id, placed]));
  const boxes = new Map(layout.boxes.map((placed) => [placed.box.id, placed]));
  const parentOf = (id: string): string | null => (boxes.get(id)?.box ?? nodes.get(id)!.node).parent;
  const holds = (box: string, id: string): boolean => {
    for (let at: string | null = id; at !== null; at = parentOf(at)) if (at === box) return true;
    return false;
  };
  const faults = Object.fromEntries(FAULTS.map((name) => [name, []])) as unknown as Faults;
  const search: Search = { layout, nodes, boxes, holds, faults };
  checkItems(search);
  checkEdges(search);
  faults.shared.push(...sharedRuns(layout.edges));
  return faults;
}

function checkItems({ layout, boxes, holds, faults }: Search): void {
  const grid = new RectGrid<string>();
  const whole = { x: 0, y: 0, width: layout.width, height: layout.height };
  const check = (id: string, rect: Rect): void => {
    for (const other of grid.overlapping(rect))
      if (!holds(other, id) && !holds(id, other)) faults.overlaps.push(`${other} / ${id}`);
    grid.add(rect, id);
  };
  const around = (parent: string | null | undefined): Rect => (parent == null ? whole : boxes.get(parent)!);
  for (const placed of layout.boxes) {
    check(placed.box.id, placed);
    if (!inside(placed, around(placed.box.parent))) faults.outside.push(placed.box.id);
  }
  for (const placed of layout.nodes) {
    const { id, parent, onBorder } = placed.node;
    const rect = nodeRect(placed);
    check(id, rect);
    if (inside(rect, around(parent))) continue;
    const isGate =
      onBorder === true && standsOn(placed, around(parent)) && inside(rect, around(boxes.get(parent!)!.box.parent));
    if (!isGate) faults.outside.push(id);
  }
}

/** Whether the middle of the icon is on the left border of the box, and all of it between its upper and lower border. */
function standsOn(placed: PlacedNode, box: Rect): boolean {
  const { node, x, y } = placed;
  const middle = x + node.iconX + node.iconSize / 2;
  return Math.abs(middle - box.x) < 1 && y >= box.y && y + node.height <= box.y + box.height;
}

interface Part {
  readonly kind: 'icon' | 'caption' | 'box' | 'title';
  readonly id: string;
}

function partsOf(layout: Layout): RectGrid<Part> {
  const parts = new RectGrid<Part>();
  for (const placed of layout.nodes) {
    parts.add(iconRect(placed), { kind: 'icon', id: placed.node.id });
    parts.add(captionRect(placed), { kind: 'caption', id: placed.node.id });
  }
  for (const placed of layout.boxes) {
    parts.add(placed, { kind: 'box', id: placed.box.id });
    parts.add(titleRect(placed), { kind: 'title', id: placed.box.id });
  }
  return parts;
}

function checkEdges(search: Search): void {
  const { layout, faults } = search;
  const parts = partsOf(layout);
  const plates = new RectGrid<string>();
  for (const placed of layout.edges) {
    const name = nameOf(placed);
    for (const run of runsOf(placed)) for (const part of parts.overlapping(run)) meet(name, placed, part, search);
    if (!touches(placed, search)) faults.detached.push(name);
    if (placed.label === null) continue;
    for (const { kind, id } of parts.overlapping(placed.label))
      if (kind !== 'box') faults.labels.push(`${name} over the ${kind} of ${id}`);
    for (const other of plates.overlapping(placed.label)) faults.labels.push(`${name} over that of ${other}`);
    plates.add(placed.label, name);
  }
}

function meet(name: string, { edge }: PlacedEdge, { kind, id }: Part, { holds, faults }: Search): void {
  const isEnd = id === edge.from || id === edge.to;
  if (kind === 'icon' && !isEnd) faults.throughIcons.push(`${name} over ${id}`);
  // A loop has a caption of its own below it.
  if (kind === 'caption' && !(isEnd && edge.from === edge.to)) faults.throughCaptions.push(`${name} over ${id}`);
  if (kind === 'box' && !holds(id, edge.from) && !holds(id, edge.to)) faults.throughBoxes.push(`${name} over ${id}`);
  if (kind === 'title') faults.throughTitles.push(`${name} over the title of ${id}`);
}

const nameOf = ({ edge }: PlacedEdge): string => `${edge.from} -> ${edge.to}`;

/** Lines end a little before the icon: the tip is beside it, not on it. */
const REACH = 8;

function touches({ edge, points }: PlacedEdge, { nodes, boxes }: Search): boolean {
  if (points.length < 2 || points.some(({ x, y }) => !Number.isFinite(x) || !Number.isFinite(y))) return false;
  const near = (id: string, { x, y }: { readonly x: number; readonly y: number }): boolean => {
    const box = boxes.get(id);
    if (box) return Math.abs(x - box.x) < 1 || Math.abs(x - box.x - box.width) < 1;
    const icon = iconRect(nodes.get(id)!);
    const around = {
      x: icon.x - REACH,
      y: icon.y - REACH,
      width: icon.width + 2 * REACH,
      height: icon.height + 2 * REACH,
    };
    return overlap(around, { x: x - 1, y: y - 1, width: 2, height: 2 });
  };
  return near(edge.from, points[0]!) && near(edge.to, points.at(-1)!);
}
