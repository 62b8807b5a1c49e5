/** The installed Graphviz arranges every fixture and any scene: what the picture promises must hold whatever it answers. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import { layOut } from '../../../src/diagram/draw.js';
import { presentGraph } from '../../../src/diagram/view-cache.js';
import { arrangeDot } from '../../../src/layout/dot/index.js';
import type { Layout, Rect } from '../../../src/layout/layout.js';
import { cases } from '../../support/cases.js';
import { loadGraph } from '../../support/golden.js';
import { findFaults } from '../../support/quality.js';
import { anyScene } from '../../support/scenes.js';
import { needs } from '../../support/tools.js';

const { describe: describeWithDot } = needs('dot');

const askDot = async (graph: string): Promise<string> => {
  const { status, stdout, stderr } = spawnSync('dot', ['-Tjson0'], { input: graph, encoding: 'utf8' });
  if (status !== 0) throw new Error(`dot: ${status} ${stderr}`);
  return stdout;
};

/** Things that stand in the header of the box around them, and boxes too small for their own. */
function inHeaders({ boxes, nodes }: Layout): string[] {
  const tops = new Map(boxes.map(({ box, y }) => [box.id, y + box.headerHeight]));
  const items = [
    ...boxes.map(({ box, y }) => ({ id: box.id, parent: box.parent, y })),
    ...nodes.map(({ node, y }) => ({ id: node.id, parent: node.parent, y })),
  ];
  return [
    ...items.filter(({ parent, y }) => parent !== null && y < (tops.get(parent) as number) - 1).map(({ id }) => id),
    ...boxes.filter(({ box, width }) => width < box.minWidth - 1).map(({ box }) => box.id),
  ];
}

/** Edges that do not begin and end at what they join: the icon and a gap around it, or the border of a box. */
function detached({ boxes, nodes, edges }: Layout): string[] {
  const places = new Map<string, { rect: Rect; border: boolean }>();
  for (const placed of boxes) places.set(placed.box.id, { rect: placed, border: true });
  for (const { node, x, y } of nodes) {
    const [left, top, size] = [x + node.iconX - 6, y + node.iconY - 6, node.iconSize + 12];
    const rect = {
      x: left - (node.selfLoop ? 10 : 0),
      y: top - (node.selfLoop ? 10 : 0),
      width: size + 20,
      height: size,
    };
    places.set(node.id, { rect: node.selfLoop ? rect : { ...rect, width: size }, border: false });
  }
  return edges.flatMap(({ edge, points }) =>
    (
      [
        [edge.from, points[0]],
        [edge.to, points.at(-1)],
      ] as const
    ).flatMap(([id, point]) => {
      const { rect, border } = places.get(id)!;
      const inset = Math.min(
        point!.x - rect.x,
        rect.x + rect.width - point!.x,
        point!.y - rect.y,
        rect.y + rect.height - point!.y,
      );
      return inset < -1.5 || (border && inset > 1.5) ? [`${edge.from} -> ${edge.to} at ${id} by ${inset}`] : [];
    }),
  );
}

function faultsOf(layout: Layout) {
  const { overlaps, outside, labels } = findFaults(layout);
  return { overlaps, outside, labels, inHeaders: inHeaders(layout), detached: detached(layout) };
}

const NONE = { overlaps: [], outside: [], labels: [], inHeaders: [], detached: [] };

describeWithDot('Graphviz', () => {
  test.each(cases().map((each) => [each.name, each] as const))('%s has no faults', async (_name, { folder }) => {
    const layout = await layOut(
      await presentGraph(loadGraph(join(folder, 'expected.graph.json')), { modules: 'auto' }),
      askDot,
    );
    expect(faultsOf(layout)).toEqual(NONE);
    expect(layout.nodes.length + layout.boxes.length).toBeGreaterThan(0);
  });

  test('any scene has no faults, and every edge is there once', async () => {
    await fc.assert(
      fc.asyncProperty(anyScene({ boxes: 8, nodes: 14, edges: 20, labels: true }), async (any) => {
        const layout = await arrangeDot(any, askDot);
        // In a crowd there may be no clear place for a label.
        expect({ ...faultsOf(layout), labels: [] }).toEqual(NONE);
        expect(layout.edges.map(({ edge }) => edge)).toEqual(any.edges);
      }),
      { numRuns: 150, endOnFailure: true },
    );
  });
});
