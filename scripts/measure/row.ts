/** Measures one diagram. */

import { crossings } from '../../__tests__/support/crossings.js';
import { type Figures, figuresOf, lengthOf } from '../../__tests__/support/figures.js';
import { type Finish, finishOf } from '../../__tests__/support/finish.js';
import { type Lines, linesOf } from '../../__tests__/support/lines.js';
import { FAULTS, type Faults, findFaults } from '../../__tests__/support/quality.js';
import { type Reading, readingOf } from '../../__tests__/support/reading.js';
import { layOut } from '../../src/diagram/draw.js';
import { presentGraph } from '../../src/diagram/view-cache.js';
import type { Graph } from '../../src/graph/model.js';
import { drawSvg } from '../../src/render/svg/index.js';
import { dotRoutes } from './dot.js';

/** Maximum number of nodes for Graphviz, which needs minutes for larger graphs. */
const DOT_NODES = 500;

export interface Row {
  readonly name: string;
  readonly nodes: number;
  readonly edges: number;
  readonly faults: Readonly<Record<keyof Faults, number>>;
  readonly figures: Figures;
  readonly reading: Reading;
  readonly lines: Lines;
  readonly finish: Finish;
  readonly bytes: number;
  /** Time for layout and SVG. */
  readonly milliseconds: number;
  readonly dot: { readonly crossings: number; readonly length: number } | null;
}

export async function measureGraph(name: string, graph: Graph, withDot: boolean): Promise<Row> {
  const started = performance.now();
  const layout = await layOut(await presentGraph(graph, { modules: 'auto' }));
  const svg = await drawSvg(layout);
  const milliseconds = performance.now() - started;
  const faults = findFaults(layout);
  const routes = withDot && layout.nodes.length <= DOT_NODES ? await dotRoutes(graph) : null;
  return {
    name,
    nodes: layout.nodes.length,
    edges: layout.edges.length,
    faults: Object.fromEntries(FAULTS.map((fault) => [fault, faults[fault].length])) as Record<keyof Faults, number>,
    figures: figuresOf(layout),
    reading: readingOf(layout),
    lines: linesOf(layout),
    finish: finishOf(layout),
    bytes: Buffer.byteLength(svg),
    milliseconds,
    dot: routes && {
      crossings: crossings(routes),
      length: routes.reduce((sum, { points }) => sum + lengthOf(points), 0),
    },
  };
}
