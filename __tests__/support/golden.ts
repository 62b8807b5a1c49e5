import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Graph } from '../../src/graph/model.js';
import { ROOT } from './root.js';

const accepting = process.env.ACCEPT === '1';

/** Compares with the expected output; `npm run accept` writes it instead. */
export function expectGolden(path: string, actual: string): void {
  if (accepting) {
    if (!existsSync(path) || readFileSync(path, 'utf8') !== actual) writeFileSync(path, actual);
    return;
  }
  const expected = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (actual !== expected) throw new Error(difference(relative(ROOT, path), expected, actual));
}

/** Where a line begins to differ says more than two long lines. */
function difference(path: string, expected: string, actual: string): string {
  const [before, after] = [expected.split('\n'), actual.split('\n')];
  const changed = after.filter((line, i) => line !== before[i]).length;
  const at = after.findIndex((line, i) => line !== before[i]);
  const [was = '(nothing)', is = '(nothing)'] = [before[at], after[at]];
  const column = [...is].findIndex((character, i) => character !== was[i]);
  const cut = (line: string) => line.slice(Math.max(0, column - 60), column + 100);
  return [
    expected === '' ? `${path} is not there` : `${path}: ${changed} lines differ, the first is line ${at + 1}`,
    `  expected ${cut(was)}`,
    `  actual   ${cut(is)}`,
    'Look at the case (npm run build && npm run gallery). If it is better: npm run accept.',
  ].join('\n');
}

/** A line a node and a line an edge, so that a change shows as a short diff. */
export function dumpGraph(graph: Graph): string {
  const lines = (items: Iterable<unknown>) => [...items].map((item) => `    ${JSON.stringify(item)}`).join(',\n');
  const { within, total, changes } = graph;
  const head = Object.entries({ within, total, changes })
    .map(([name, value]) => (value === undefined ? '' : `\n  ${JSON.stringify(name)}: ${JSON.stringify(value)},`))
    .join('');
  return `{
  "title": ${JSON.stringify(graph.title)},${head}
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
  const { nodes, edges, ...head } = JSON.parse(readFileSync(path, 'utf8'));
  return { ...head, edges, nodes: new Map(nodes.map((node: { address: string }) => [node.address, node])) };
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
