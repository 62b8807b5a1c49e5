import { createEdge } from '../../../../src/graph/create.js';
import { createArcs } from '../../../../src/inference/views/simplify/arcs.js';

const [a, b] = ['aws_instance.a', 'aws_s3_bucket.b'];

test('a bidirectional edge comes back as one edge', () => {
  const edge = createEdge({ from: a, to: b, twoWay: true, label: 'sync' });
  expect(createArcs([edge]).edges()).toEqual([edge]);
});

test('labels of the two directions of an edge are joined once each', () => {
  const arcs = createArcs([
    createEdge({ from: a, to: b, twoWay: true, label: 'sync' }),
    createEdge({ from: a, to: b, label: 'read' }),
  ]);
  expect(arcs.edges()).toEqual([createEdge({ from: a, to: b, twoWay: true, label: 'sync, read' })]);
});

test('two opposite edges stay two', () => {
  const edges = [createEdge({ from: a, to: b }), createEdge({ from: b, to: a })];
  expect(createArcs(edges).edges()).toEqual(edges);
});

test('an edge from a node to itself stays one', () => {
  const edge = createEdge({ from: a, to: a, twoWay: true });
  expect(createArcs([edge]).edges()).toEqual([{ ...edge, twoWay: false }]);
});
