import { createGraph, createNode } from '../../src/graph/create.js';
import { present } from '../../src/present/index.js';

test('a box says the first of its details only: after its addresses, its region is that of the box around it', () => {
  const attributes = { cidr_block: '10.0.0.0/16', region: 'eu-west-1' };
  const graph = createGraph({ nodes: [createNode({ address: 'aws_group.g', attributes })], edges: [] });
  const box = present(graph, { modules: 'none' }).items.find(({ id }) => id === 'aws_group.g');
  expect(box?.details).toEqual(['10.0.0.0/16']);
});
