/** Whole architectures, each with the picture that an architect would draw, written before the program drew it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { serialiseGraph } from '../../src/graph/format.js';
import { readGraphJson } from '../../src/graph/json/index.js';
import { CONTAINER_TYPES } from '../../src/graph/node-types.js';
import { understand } from '../../src/inference/index.js';
import { ARCHITECTURES, folderOf, plannedGraph, plannedInventory } from '../support/architectures.js';
import { expectedFacts, factsOfGraph } from '../support/drawn-by-hand.js';
import { ROOT } from '../support/root.js';

const architecturesOf = (cloud: string): string[] => ARCHITECTURES.filter((name) => name.startsWith(`${cloud}-`));

test('there are architectures of all three clouds', () => {
  expect(architecturesOf('aws').length).toBeGreaterThanOrEqual(15);
  expect(architecturesOf('azure').length).toBeGreaterThanOrEqual(8);
  expect(architecturesOf('google').length).toBeGreaterThanOrEqual(7);
});

test('every one is in the README, and the README names no other', () => {
  const listed = readFileSync(join(ROOT, 'fixtures/architectures/README.md'), 'utf8').matchAll(
    /^\| `([a-z0-9-]+)` \|/gm,
  );
  expect([...listed].map(([, name]) => name).sort()).toEqual(ARCHITECTURES);
});

test.each(ARCHITECTURES)('%s: the plan is the picture that was drawn by hand', async (name) => {
  expect(factsOfGraph(await plannedGraph(name))).toEqual(expectedFacts(folderOf(name), 'plan'));
});

const isFormat = new Ajv({ strict: false }).compile(
  JSON.parse(readFileSync(join(ROOT, 'docs/graph-format-1.0.schema.json'), 'utf8')),
);

test.each(ARCHITECTURES)('%s: the graph that goes out comes in again', (name) => {
  const { graph } = understand(plannedInventory(name));
  const text = serialiseGraph(graph);
  expect(isFormat(JSON.parse(text))).toBe(true);
  for (const { parent } of graph.nodes.values()) {
    if (parent !== null) expect(CONTAINER_TYPES).toContain(graph.nodes.get(parent)?.type);
  }
  const { graph: again, warnings } = readGraphJson(text, name);
  expect(warnings).toEqual([]);
  expect(structureOf(again)).toEqual(structureOf(graph));
});

/** What is in what, and the arrows: all that the format holds. */
const structureOf = ({ nodes, edges }: ReturnType<typeof understand>['graph']) => ({
  nodes: [...nodes.values()].map(({ address, type, parent }) => ({ address, type, parent })),
  edges: edges.map(({ from, to, twoWay }) => ({ from, to, twoWay })),
});
