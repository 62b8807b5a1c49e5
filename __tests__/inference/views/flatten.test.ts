/** Boxes in boxes, deeper than anybody sees. */

import { nestedTooDeep } from '../../../src/diagram/messages.js';
import { selectView } from '../../../src/diagram/view.js';
import { createGraph, createNode } from '../../../src/graph/create.js';
import { flatten } from '../../../src/inference/views/flatten.js';
import { NESTING_MAX } from '../../../src/limits.js';

const chain = (levels: number) =>
  createGraph({
    nodes: Array.from({ length: levels }, (_, n) =>
      createNode({ address: `aws_vpc.v${n}`, parent: n === 0 ? null : `aws_vpc.v${n - 1}` }),
    ),
    edges: [],
  });

test('up to the limit a graph is as it was', () => {
  const graph = chain(NESTING_MAX + 1);
  expect(flatten(graph)).toEqual({ graph, moved: 0 });
  expect(flatten(graph).graph).toBe(graph);
});

test('what is deeper is in the last box that counts', () => {
  const { graph, moved } = flatten(chain(6), 2);
  expect([...graph.nodes.values()].map(({ parent }) => parent)).toEqual([
    null,
    'aws_vpc.v0',
    ...Array(4).fill('aws_vpc.v1'),
  ]);
  expect(moved).toBe(3);
});

test('100,000 levels are looked at once each, and it is said', async () => {
  let asked = 0;
  const whole = chain(100_000);
  const nodes = new Map(whole.nodes);
  const get = nodes.get.bind(nodes);
  nodes.get = (address) => {
    asked++;
    return get(address);
  };
  expect(flatten({ ...whole, nodes }).moved).toBe(100_000 - NESTING_MAX - 1);
  expect(asked).toBeLessThan(300_000);
  const { warnings } = await selectView(chain(100), { simplified: false, overview: false });
  expect(warnings).toEqual([nestedTooDeep(100 - NESTING_MAX - 1, NESTING_MAX)]);
});
