import { createEdge } from '../../../../src/graph/create.js';
import type { GraphEdge } from '../../../../src/graph/model.js';
import { edgeOf } from '../../../../src/inference/views/overview/index.js';

const edge = (more: Partial<GraphEdge>): GraphEdge => createEdge({ from: 'aws_a.a', to: 'aws_b.b', ...more });
const arrow = (...edges: Partial<GraphEdge>[]) =>
  edgeOf({ from: 'aws_a.x', to: 'aws_b.x', twoWay: false, edges: edges.map(edge) });

test('an arrow is planned where one of its connections is, and else what the first is', () => {
  expect(arrow({ provenance: 'assumed' }, { provenance: 'planned' }).provenance).toBe('planned');
  expect(arrow({ provenance: 'assumed' }, { provenance: 'assumed' }).provenance).toBe('assumed');
});

test('a label, and that it is thin, is said of an arrow where it is true of all', () => {
  expect(arrow({ label: '443', thin: true }, { label: '443', thin: true })).toMatchObject({ label: '443', thin: true });
  const mixed = arrow({ label: '443', thin: true }, { label: '80' });
  expect([mixed.label, mixed.thin]).toEqual(['', undefined]);
});
