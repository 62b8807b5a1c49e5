/** What a finished layout costs the reader, in numbers: the less the better. */
import type { Layout, PlacedEdge, Point } from '../../src/layout/layout.js';
import { crossings } from './crossings.js';
import { captionRect, iconRect, titleRect } from './geometry.js';

export interface Figures {
  readonly crossings: number;
  readonly bends: number;
  /** Sum over all edges, in pixels. */
  readonly length: number;
  /** What is drawn of it: a line that several edges share counts once. */
  readonly ink: number;
  /** Share of the picture that is no icon, caption, title or label, 0 to 1. Boxes and lines do not fill it. */
  readonly white: number;
  /** Width over height. */
  readonly aspect: number;
}

export function figuresOf(layout: Layout): Figures {
  const area = layout.width * layout.height;
  const filled = [
    ...layout.nodes.flatMap((placed) => [iconRect(placed), captionRect(placed)]),
    ...layout.boxes.map(titleRect),
    ...layout.edges.flatMap(({ label }) => (label ? [label] : [])),
  ].reduce((sum, { width, height }) => sum + width * height, 0);
  return {
    crossings: crossings(layout.edges),
    bends: layout.edges.reduce((sum, { points }) => sum + Math.max(0, points.length - 2), 0),
    length: layout.edges.reduce((sum, { points }) => sum + lengthOf(points), 0),
    ink: inkOf(layout.edges),
    white: 1 - filled / area,
    aspect: layout.width / layout.height,
  };
}

export const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, { x, y }, i) => sum + Math.hypot(x - points[i]!.x, y - points[i]!.y), 0);

/** Runs along one line are merged; a run that is neither flat nor upright shares nothing. */
function inkOf(edges: readonly Pick<PlacedEdge, 'points'>[]): number {
  const lines = new Map<string, [number, number][]>();
  let ink = 0;
  for (const { points } of edges) {
    for (let i = 0; i + 1 < points.length; i++) {
      const a = points[i]!;
      const b = points[i + 1]!;
      if (a.x !== b.x && a.y !== b.y) {
        ink += lengthOf([a, b]);
        continue;
      }
      const key = a.y === b.y ? `y${Math.round(a.y)}` : `x${Math.round(a.x)}`;
      const [p, q] = a.y === b.y ? [a.x, b.x] : [a.y, b.y];
      const line = lines.get(key) ?? [];
      lines.set(key, line);
      line.push([Math.min(p, q), Math.max(p, q)]);
    }
  }
  for (const line of lines.values()) {
    let reached = Number.NEGATIVE_INFINITY;
    for (const [from, to] of line.sort((a, b) => a[0] - b[0])) {
      ink += Math.max(0, to - Math.max(from, reached));
      reached = Math.max(reached, to);
    }
  }
  return ink;
}
