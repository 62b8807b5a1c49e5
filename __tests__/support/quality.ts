/** What can be wrong with a finished layout, counted: the measures of a clean picture. Zero is the goal of each count. */
import type { Layout, PlacedEdge, PlacedNode, Point, Rect } from '../../src/arrange/layout.js';

export interface Faults {
  /** Pairs of nodes, or of a node and a box that does not hold it, that overlap. */
  readonly overlaps: string[];
  /** Nodes or boxes that stick out of their parent. */
  readonly outside: string[];
  /** Edges over the icon or the caption of a node that is not their end. */
  readonly throughNodes: string[];
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

const EPSILON = 0.6;

/** O(edges x items): for tests and measurements of up to a few thousand items. */
export function findFaults(layout: Layout): Faults {
  const nodeRects = layout.nodes.map((placed) => ({ placed, rect: nodeRect(placed) }));
  const boxById = new Map(layout.boxes.map((placed) => [placed.box.id, placed]));
  const parentOf = new Map<string, string | null>();
  for (const { box } of layout.boxes) parentOf.set(box.id, box.parent);
  for (const { node } of layout.nodes) parentOf.set(node.id, node.parent);
  const holders = (id: string): Set<string> => {
    const found = new Set<string>();
    for (let at: string | null | undefined = id; at != null; at = parentOf.get(at)) found.add(at);
    return found;
  };

  const faults: Faults = {
    overlaps: [],
    outside: [],
    throughNodes: [],
    throughBoxes: [],
    throughTitles: [],
    detached: [],
    shared: [],
    labels: [],
  };

  nodeRects.forEach(({ placed, rect }, i) => {
    for (const other of nodeRects.slice(i + 1))
      if (overlap(rect, other.rect)) faults.overlaps.push(`${placed.node.id} / ${other.placed.node.id}`);
    for (const box of layout.boxes)
      if (!holders(placed.node.id).has(box.box.id) && overlap(rect, box))
        faults.overlaps.push(`${placed.node.id} / ${box.box.id}`);
  });
  layout.boxes.forEach((a, i) => {
    for (const b of layout.boxes.slice(i + 1))
      if (!holders(a.box.id).has(b.box.id) && !holders(b.box.id).has(a.box.id) && overlap(a, b))
        faults.overlaps.push(`${a.box.id} / ${b.box.id}`);
  });

  const whole = { x: 0, y: 0, width: layout.width, height: layout.height };
  const within = (id: string, rect: Rect): void => {
    const parent = parentOf.get(id);
    const outer = parent == null ? whole : boxById.get(parent)!;
    if (!inside(rect, outer)) faults.outside.push(id);
  };
  for (const { placed, rect } of nodeRects) within(placed.node.id, rect);
  for (const placed of layout.boxes) within(placed.box.id, placed);

  const plates: { rect: Rect; name: string }[] = [];
  for (const placed of layout.edges) {
    const name = `${placed.edge.from} -> ${placed.edge.to}`;
    const runs = runsOf(placed);
    const related = new Set([...holders(placed.edge.from), ...holders(placed.edge.to)]);
    for (const run of runs) {
      for (const { placed: other, rect } of nodeRects) {
        const ends = other.node.id === placed.edge.from || other.node.id === placed.edge.to;
        if (!ends && overlap(run, rect) && (overlap(run, iconRect(other)) || overlap(run, captionRect(other))))
          faults.throughNodes.push(`${name} over ${other.node.id}`);
        if (ends && placed.edge.from !== placed.edge.to && overlap(run, captionRect(other)))
          faults.throughNodes.push(`${name} over the caption of ${other.node.id}`);
      }
      for (const box of layout.boxes) {
        if (!related.has(box.box.id) && overlap(run, box)) faults.throughBoxes.push(`${name} over ${box.box.id}`);
        if (overlap(run, titleRect(box))) faults.throughTitles.push(`${name} over the title of ${box.box.id}`);
      }
    }
    if (placed.points.some(({ x, y }) => !Number.isFinite(x) || !Number.isFinite(y)) || placed.points.length < 2)
      faults.detached.push(name);
    else if (!touches(placed, layout, boxById)) faults.detached.push(name);
    if (placed.label) {
      const rect = placed.label;
      if (nodeRects.some(({ placed: other }) => overlap(rect, iconRect(other)) || overlap(rect, captionRect(other))))
        faults.labels.push(`${name} over a node`);
      for (const other of plates)
        if (overlap(rect, other.rect)) faults.labels.push(`${name} over that of ${other.name}`);
      plates.push({ rect, name });
    }
  }
  findShared(layout.edges, faults.shared);
  return faults;
}

function nodeRect({ node, x, y }: PlacedNode): Rect {
  return { x, y, width: node.width, height: node.height };
}

function iconRect({ node, x, y }: PlacedNode): Rect {
  return { x: x + node.iconX, y: y + node.iconY, width: node.iconSize, height: node.iconSize };
}

function captionRect({ node, x, y }: PlacedNode): Rect {
  const top = node.iconY + node.iconSize + 4;
  const width = Math.max(0, ...node.lines.map((line) => line.width));
  return { x: x + node.iconX + node.iconSize / 2 - width / 2, y: y + top, width, height: node.height - top };
}

function titleRect(placed: Layout['boxes'][number]): Rect {
  const { box, x, y } = placed;
  return { x, y, width: Math.min(placed.width, 31 + box.title.width), height: 20 };
}

function overlap(a: Rect, b: Rect): boolean {
  return (
    a.x + EPSILON < b.x + b.width &&
    b.x + EPSILON < a.x + a.width &&
    a.y + EPSILON < b.y + b.height &&
    b.y + EPSILON < a.y + a.height
  );
}

function inside(inner: Rect, outer: Rect): boolean {
  return (
    inner.x >= outer.x - EPSILON &&
    inner.y >= outer.y - EPSILON &&
    inner.x + inner.width <= outer.x + outer.width + EPSILON &&
    inner.y + inner.height <= outer.y + outer.height + EPSILON
  );
}

/** A run as a rectangle as thin as its line. */
function runsOf({ points }: PlacedEdge): Rect[] {
  const runs: Rect[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const a = points[i] as Point;
    const b = points[i + 1] as Point;
    runs.push({
      x: Math.min(a.x, b.x) - 0.75,
      y: Math.min(a.y, b.y) - 0.75,
      width: Math.abs(a.x - b.x) + 1.5,
      height: Math.abs(a.y - b.y) + 1.5,
    });
  }
  return runs;
}

function touches(placed: PlacedEdge, layout: Layout, boxes: ReadonlyMap<string, Layout['boxes'][number]>): boolean {
  const near = (id: string, point: Point): boolean => {
    const box = boxes.get(id);
    if (box) return Math.abs(point.x - box.x) < 1 || Math.abs(point.x - box.x - box.width) < 1;
    const node = layout.nodes.find((other) => other.node.id === id)!;
    const icon = iconRect(node);
    return (
      point.x > icon.x - 8 &&
      point.x < icon.x + icon.width + 8 &&
      point.y > icon.y - 8 &&
      point.y < icon.y + icon.height + 8
    );
  };
  return near(placed.edge.from, placed.points[0]!) && near(placed.edge.to, placed.points.at(-1)!);
}

/**
 * Collinear runs of two edges that have no end in common: the reader would take them for one line. Where each of the two
 * sources goes to both targets, the shared line says nothing wrong.
 */
function findShared(edges: readonly PlacedEdge[], found: string[]): void {
  const pairs = new Set(edges.map(({ edge }) => JSON.stringify([edge.from, edge.to])));
  const joined = (a: PlacedEdge, b: PlacedEdge): boolean =>
    pairs.has(JSON.stringify([a.edge.from, b.edge.to])) && pairs.has(JSON.stringify([b.edge.from, a.edge.to]));
  const byLine = new Map<string, { from: number; to: number; edge: PlacedEdge }[]>();
  for (const edge of edges) {
    for (let i = 0; i + 1 < edge.points.length; i++) {
      const a = edge.points[i]!;
      const b = edge.points[i + 1]!;
      const flat = a.y === b.y;
      const key = flat ? `y${Math.round(a.y)}` : `x${Math.round(a.x)}`;
      const [p, q] = flat ? [a.x, b.x] : [a.y, b.y];
      const line = byLine.get(key) ?? [];
      byLine.set(key, line);
      line.push({ from: Math.min(p, q), to: Math.max(p, q), edge });
    }
  }
  for (const line of byLine.values()) {
    line.sort((a, b) => a.from - b.from);
    line.forEach((run, i) => {
      for (let k = i + 1; k < line.length && line[k]!.from < run.to - 6; k++) {
        const other = line[k]!;
        const ends = new Set([run.edge.edge.from, run.edge.edge.to, other.edge.edge.from, other.edge.edge.to]);
        if (ends.size === 4 && !joined(run.edge, other.edge) && Math.min(run.to, other.to) - other.from > 6)
          found.push(`${run.edge.edge.from} -> ${run.edge.edge.to} / ${other.edge.edge.from} -> ${other.edge.edge.to}`);
      }
    });
  }
}
