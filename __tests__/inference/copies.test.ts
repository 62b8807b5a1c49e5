import { understand } from '../../src/inference/index.js';
import { COPIES_MAX } from '../../src/inference/limits.js';
import { arrowsOf, drawn, pathOf, plan, type Sketch } from './build.js';
import { at, BESIDE, copiesOf, network, TWO, tier, ZONES } from './zones.js';

describe('what has a part in each of several subnets is in each of them', () => {
  test.each<[string, Sketch, Record<string, Sketch>?]>([
    ['aws_autoscaling_group.x', at('vpc_zone_identifier')],
    ['aws_autoscaling_group.x', at('vpc_zone_identifier', { max_size: 6 })],
    ['aws_msk_cluster.x', at('broker_node_group_info', { number_of_broker_nodes: 2 })],
    ['aws_networkfirewall_firewall.x', at('subnet_mapping')],
    [
      'aws_efs_file_system.x',
      {},
      {
        'aws_efs_mount_target.a': { refs: { file_system_id: 'aws_efs_file_system.x', subnet_id: 'aws_subnet.data_a' } },
        'aws_efs_mount_target.b': { refs: { file_system_id: 'aws_efs_file_system.x', subnet_id: 'aws_subnet.data_b' } },
      },
    ],
  ])('%s %j', (address, sketch, more = {}) => {
    expect(copiesOf({ ...network(TWO), [address]: sketch, ...more }, address)).toEqual([
      `${address}~1 in aws_subnet.data_a`,
      `${address}~2 in aws_subnet.data_b`,
    ]);
  });

  const ENDPOINT = { 'aws_vpc_endpoint.x': { refs: { vpc_id: 'aws_vpc.main', subnet_ids: tier('data', TWO) } } };

  test('an endpoint where the zones have more subnets than its own', () => {
    expect(copiesOf({ ...network(TWO), ...ENDPOINT }, 'aws_vpc_endpoint.x')).toEqual([
      'aws_vpc_endpoint.x~1 in aws_subnet.data_a',
      'aws_vpc_endpoint.x~2 in aws_subnet.data_b',
    ]);
    const others = /^aws_subnet\.(public|app)_b$/;
    const alone = Object.fromEntries(Object.entries(network(TWO)).filter(([address]) => !others.test(address)));
    expect(copiesOf({ ...alone, ...ENDPOINT }, 'aws_vpc_endpoint.x')).toEqual([
      'aws_vpc_endpoint.x in aws_subnet.data_a',
    ]);
  });

  test('but one box for an endpoint and a service in the same subnets', () => {
    const both = { ...network(TWO), ...ENDPOINT, 'aws_lambda_function.f': at('vpc_config') };
    expect(copiesOf(both, 'aws_vpc_endpoint.x')).toEqual(['aws_vpc_endpoint.x in aws_subnet.data_a']);
  });

  test('but not where it can have one machine only', () => {
    const one = { 'aws_autoscaling_group.x': at('vpc_zone_identifier', { max_size: 1 }) };
    expect(copiesOf({ ...network(TWO), ...BESIDE, ...one }, 'aws_autoscaling_group.x')).toEqual([
      'aws_autoscaling_group.x in aws_vpc.main',
    ]);
  });

  test('but in one box for more subnets than a picture bears', () => {
    const spread = (zones: readonly string[]) => ({
      ...network(zones),
      'aws_autoscaling_group.x': { refs: { vpc_zone_identifier: tier('data', zones) } },
    });
    expect(copiesOf(spread(ZONES.slice(0, COPIES_MAX)), 'aws_autoscaling_group.x')).toHaveLength(COPIES_MAX);
    expect(copiesOf(spread(ZONES), 'aws_autoscaling_group.x')).toEqual([
      'aws_autoscaling_group.x in aws_subnet.data_a',
    ]);
  });
});

describe('arrows of copies', () => {
  /** Brokers and machines in the same zones, in subnets of their own. */
  const SHOP: Record<string, Sketch> = {
    ...network(TWO),
    'aws_msk_cluster.m': { refs: { broker_node_group_info: tier('data', TWO) } },
    'aws_launch_template.t': { refs: { user_data: 'aws_msk_cluster.m' } },
    'aws_autoscaling_group.g': {
      refs: { vpc_zone_identifier: tier('app', TWO), launch_template: 'aws_launch_template.t' },
    },
  };

  test('one between two resources, in a zone that both are in', () => {
    expect(arrowsOf(drawn(SHOP))).toEqual(['aws_autoscaling_group.g~1 > aws_msk_cluster.m~1']);
    const later = {
      'aws_msk_cluster.m': { refs: { broker_node_group_info: ['aws_subnet.data_b', 'aws_subnet.data_c'] } },
    };
    expect(arrowsOf(drawn({ ...SHOP, ...network(ZONES.slice(0, 3)), ...later }))).toEqual([
      'aws_autoscaling_group.g~2 > aws_msk_cluster.m~1',
    ]);
  });

  test('one from copies to what has none, and one to them', () => {
    const graph = drawn({
      ...SHOP,
      'aws_sqs_queue.q': {},
      'aws_lambda_function.f': { refs: { environment: 'aws_msk_cluster.m' } },
      'aws_launch_template.t': { refs: { user_data: ['aws_msk_cluster.m', 'aws_sqs_queue.q'] } },
    });
    expect(arrowsOf(graph)).toEqual([
      'aws_autoscaling_group.g~1 > aws_msk_cluster.m~1',
      'aws_autoscaling_group.g~1 > aws_sqs_queue.q',
      'aws_lambda_function.f > aws_msk_cluster.m~1',
    ]);
  });

  test('instances of a counted resource in the zones are each served by the copy of their zone', () => {
    const graph = drawn({
      ...network(TWO),
      'aws_msk_cluster.m': { refs: { broker_node_group_info: tier('data', TWO) } },
      ...Object.fromEntries(
        TWO.map((zone) => [
          `aws_instance.w["${zone}"]`,
          { refs: { subnet_id: `aws_subnet.app_${zone}`, user_data: 'aws_msk_cluster.m' } },
        ]),
      ),
    });
    expect(arrowsOf(graph)).toEqual([
      'aws_instance.w["a"] > aws_msk_cluster.m~1',
      'aws_instance.w["b"] > aws_msk_cluster.m~2',
    ]);
  });

  test('where no zone is known, the first of either', () => {
    const sketches = Object.fromEntries(
      Object.entries(SHOP).map(([address, { refs = {} }]) => [address, { refs }] as const),
    );
    expect(arrowsOf(drawn(sketches))).toEqual(['aws_autoscaling_group.g~1 > aws_msk_cluster.m~1']);
  });
});

test('copies of counted resources that are the same collapse in each subnet', () => {
  const sketches: Record<string, Sketch> = network(TWO);
  for (const i of [0, 1, 2])
    sketches[`aws_autoscaling_group.f[${i}]`] = { refs: { vpc_zone_identifier: tier('app', TWO) } };
  const { graph, ledger } = understand(plan(sketches));
  const groups = [...graph.nodes.values()].filter(({ type }) => type === 'aws_autoscaling_group');
  expect(groups.map(({ address, count }) => [address, count])).toEqual([
    ['aws_autoscaling_group.f[0]~1', 3],
    ['aws_autoscaling_group.f[0]~2', 3],
  ]);
  expect(ledger.entries.find(({ address }) => address === 'aws_autoscaling_group.f[2]')).toMatchObject({
    bucket: 'drawn',
    node: 'aws_autoscaling_group.f[0]~1',
  });
});

test('a copy says of itself what its resource says; the ledger has one entry', () => {
  const { graph, ledger } = understand(
    plan({
      ...network(TWO),
      'aws_msk_cluster.l': {
        change: 'update',
        refs: { broker_node_group_info: tier('public', TWO) },
        values: { name: 'front', kafka_version: '3.6.0' },
      },
    }),
  );
  for (const copy of ['aws_msk_cluster.l~1', 'aws_msk_cluster.l~2']) {
    expect(graph.nodes.get(copy)).toMatchObject({
      type: 'aws_msk_cluster',
      change: 'update',
      count: 1,
      attributes: { name: 'front' },
    });
  }
  expect(pathOf(graph, 'aws_msk_cluster.l~2')).toEqual([
    'aws_vpc.main',
    'aws_az.main_eu-west-1b',
    'aws_subnet.public_b',
    'aws_msk_cluster.l~2',
  ]);
  expect(ledger.entries.filter(({ address }) => address === 'aws_msk_cluster.l')).toEqual([
    {
      bucket: 'drawn',
      address: 'aws_msk_cluster.l',
      origin: 'aws_msk_cluster.l',
      node: 'aws_msk_cluster.l~1',
      in: ['aws_subnet.public_a', 'aws_subnet.public_b'],
      evidence: [{ rule: 'reference', isFact: true, by: 'aws_msk_cluster.l', path: 'broker_node_group_info' }],
    },
  ]);
});

test('a whole module that is named, VPC and all, is no choice of subnets', () => {
  const sketches = { ...network(TWO), 'aws_lb.l': { refs: { subnets: ['aws_vpc.main', ...tier('app', TWO)] } } };
  expect(copiesOf(sketches, 'aws_lb.l')).toEqual(['aws_lb.l in aws_vpc.main']);
});
