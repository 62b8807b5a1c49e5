import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Graph } from '../../src/graph/model.js';

const accepting = process.env.ACCEPT === '1';

/** Compares with the expected output; `npm run accept` writes it instead. */
export function expectGolden(path: string, actual: string): void {
  if (accepting) {
    if (!existsSync(path) || readFileSync(path, 'utf8') !== actual) writeFileSync(path, actual);
    return;
  }
  if (!existsSync(path))
    throw new Error(`${path} is not there. Look at the case (npm run gallery), then npm run accept.`);
  // A line diff of two long texts says more than two long strings.
  expect(actual.split('\n')).toEqual(readFileSync(path, 'utf8').split('\n'));
}

/** A line a node and a line an edge, so that a change shows as a short diff. */
export function dumpGraph(graph: Graph): string {
  const lines = (items: Iterable<unknown>) => [...items].map((item) => `    ${JSON.stringify(item)}`).join(',\n');
  return `{
  "title": ${JSON.stringify(graph.title)},
  "nodes": [
${lines(graph.nodes.values())}
  ],
  "edges": [
${lines(graph.edges)}
  ]
}
`;
}

export function loadGraph(path: string): Graph {
  const { title, nodes, edges } = JSON.parse(readFileSync(path, 'utf8'));
  return { title, edges, nodes: new Map(nodes.map((node: { address: string }) => [node.address, node])) };
}

/** A line an item of the top-level lists. */
export function dumpLayout(layout: object): string {
  const members = Object.entries(layout).map(([name, value]) =>
    Array.isArray(value)
      ? `  ${JSON.stringify(name)}: [\n${value.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`
      : `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  return `{\n${members.join(',\n')}\n}\n`;
}
