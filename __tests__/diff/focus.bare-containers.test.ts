import { withoutBare } from '../../src/diff/focus.js';
import { createGraph, createNode } from '../../src/graph/create.js';
import type { GraphNode } from '../../src/graph/model.js';

const place = (address: string, change: GraphNode['change'], parent: string | null = null) =>
  createNode({ address, change, parent, provenance: 'implied' });
const left = (...nodes: readonly GraphNode[]) => [...withoutBare(createGraph({ nodes, edges: [] })).nodes.keys()];

test('a zone that is empty on both sides together is none that goes, and neither is the region around it', () => {
  expect(left(place('aws_group.r', 'delete'), place('aws_az.a', 'delete', 'aws_group.r'))).toEqual([]);
});

test.each([
  ['what was in it goes, too', [place('aws_az.a', 'delete'), createNode({ address: 'aws_lb.x', parent: 'aws_az.a' })]],
  ['it is on both sides', [place('aws_az.a', 'none')]],
  ['somebody builds it', [createNode({ address: 'aws_vpc.a', change: 'delete' })]],
])('it stays where %s', (_, nodes) => {
  expect(left(...nodes)).toEqual(nodes.map(({ address }) => address));
});
