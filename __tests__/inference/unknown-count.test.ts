import { understand } from '../../src/inference/index.js';
import { present } from '../../src/labels/index.js';
import { buildScene } from '../../src/layout/scene/index.js';

const queue = (count?: number | 'unknown') => ({
  address: 'aws_sqs_queue.q',
  origin: 'aws_sqs_queue.q',
  mode: 'managed' as const,
  type: 'aws_sqs_queue',
  name: 'q',
  modules: [],
  provider: 'aws',
  change: 'create' as const,
  values: {},
  provenance: 'assumed' as const,
  ...(count !== undefined && { count }),
});

test.each([
  [undefined, ''],
  [7, '×7'],
  ['unknown', '×?'],
] as const)('%p instances in one resource: the badge %p', (count, badge) => {
  const { graph } = understand({ resources: [queue(count)], references: [], warnings: [] });
  const [item] = buildScene(present(graph, { modules: 'auto' })).items.filter(({ kind }) => kind === 'node');
  expect(item).toMatchObject({ badge });
});
