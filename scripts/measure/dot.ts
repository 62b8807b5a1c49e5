/** Lays a graph out with Graphviz, like `--layout dot`, to measure it in the same manner. */
import { spawnSync } from 'node:child_process';
import { layOut } from '../../src/diagram/draw.js';
import { presentGraph } from '../../src/diagram/view-cache.js';
import type { Graph } from '../../src/graph/model.js';
import type { PlacedEdge, Point } from '../../src/layout/layout.js';

const TIMEOUT_MS = 60_000;
/** Straight pieces per curve, enough to look smooth. */
const PIECES = 8;

export type Route = Pick<PlacedEdge, 'edge' | 'points'>;

export const hasDot = (): boolean => spawnSync('dot', ['-V']).status === 0;

/** Returns the edges as laid out by Graphviz; null after an error or a minute. */
export async function dotRoutes(graph: Graph): Promise<Route[] | null> {
  try {
    const { edges } = await layOut(await presentGraph(graph, { modules: 'auto' }), askDot);
    return edges.map(({ edge, points, curve }) => ({ edge, points: curve ? flatten(curve) : points }));
  } catch (error) {
    console.error(String(error));
    return null;
  }
}

async function askDot(dot: string): Promise<string> {
  const options = { input: dot, encoding: 'utf8', timeout: TIMEOUT_MS, maxBuffer: 2 ** 28 } as const;
  const { status, stdout, stderr } = spawnSync('dot', ['-Tjson0'], options);
  if (status !== 0) throw new Error(`dot gave up: ${stderr.slice(0, 200)}`);
  return stdout;
}

/** Returns the points of a chain of cubic curves, which has 1 + 3n control points. */
function flatten(controls: readonly Point[]): Point[] {
  const points = controls.slice(0, 1);
  for (let i = 0; i + 3 < controls.length; i += 3) {
    const [a, b, c, d] = controls.slice(i, i + 4) as [Point, Point, Point, Point];
    for (let piece = 1; piece <= PIECES; piece++) {
      const t = piece / PIECES;
      const at = (p: 'x' | 'y'): number =>
        (1 - t) ** 3 * a[p] + 3 * (1 - t) ** 2 * t * b[p] + 3 * (1 - t) * t ** 2 * c[p] + t ** 3 * d[p];
      points.push({ x: at('x'), y: at('y') });
    }
  }
  return points;
}
