import { understand } from '../../src/inference/index.js';
import { present } from '../../src/labels/index.js';
import { buildScene } from '../../src/layout/scene/index.js';
import { plan } from './build.js';

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

test.each([
  ['data', 'assumed', true],
  ['data', 'planned', undefined],
  ['managed', 'assumed', undefined],
] as const)('one box for two subnets that are %s and %s', (mode, provenance, countUnknown) => {
  const subnets = ['aws_subnet.s[0]', 'aws_subnet.s[1]'];
  const { resources, references, ...rest } = plan({
    'aws_vpc.v': {},
    'aws_lambda_function.f': { refs: { 'vpc_config.subnet_ids': subnets } },
    ...Object.fromEntries(subnets.map((subnet) => [subnet, { refs: { vpc_id: 'aws_vpc.v' } }])),
  });
  const asSaid = resources.map((one) => (one.type === 'aws_subnet' ? { ...one, mode, provenance } : one));
  const { graph } = understand({ ...rest, references, resources: asSaid });
  const box = graph.nodes.get('aws_subnet.s[0]');
  expect(box?.count).toBe(2);
  expect(box?.countUnknown).toBe(countUnknown);
});
