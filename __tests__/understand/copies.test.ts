import { understand } from '../../src/understand/index.js';
import { COPIES_MAX } from '../../src/understand/limits.js';
import { arrowsOf, drawn, pathOf, plan, type Sketch } from './build.js';

const ZONES = ['a', 'b', 'c', 'd', 'e'] as const;

/** A VPC with a public, an application and a data subnet in each zone. */
const network = (zones: readonly string[]): Record<string, Sketch> => ({
  'aws_vpc.main': {},
  ...Object.fromEntries(
    zones.flatMap((zone) =>
      ['public', 'app', 'data'].map((tier) => [
        `aws_subnet.${tier}_${zone}`,
        { refs: { vpc_id: 'aws_vpc.main' }, values: { availability_zone: `eu-west-1${zone}` } },
      ]),
    ),
  ),
});
const tier = (name: string, zones: readonly string[]): string[] => zones.map((zone) => `aws_subnet.${name}_${zone}`);
const TWO = ZONES.slice(0, 2);

/** Copies of a resource, each with the container it is in. */
const copiesOf = (sketches: Record<string, Sketch>, address: string): string[] =>
  [...drawn(sketches).nodes.values()]
    .filter((node) => node.address === address || node.address.startsWith(`${address}~`))
    .map((node) => `${node.address} in ${node.parent}`);

describe('a resource in several subnets is in each of them', () => {
  const group = (address: string): Record<string, Sketch> => ({
    [address]: { refs: { subnet_ids: tier('data', TWO) } },
  });
  const cases: [string, Sketch, Record<string, Sketch>?][] = [
    ['aws_lb.x', { refs: { subnets: tier('data', TWO) } }],
    ['aws_lb.x', { refs: { subnet_mapping: tier('data', TWO), security_groups: 'aws_security_group.g' } }],
    ['aws_ecs_service.x', { refs: { network_configuration: tier('data', TWO) } }],
    ['aws_autoscaling_group.x', { refs: { vpc_zone_identifier: tier('data', TWO) } }],
    ['aws_eks_node_group.x', { refs: { subnet_ids: tier('data', TWO) } }],
    ['aws_eks_fargate_profile.x', { refs: { subnet_ids: tier('data', TWO) } }],
    ['aws_lambda_function.x', { refs: { vpc_config: tier('data', TWO) } }],
    ['aws_msk_cluster.x', { refs: { broker_node_group_info: tier('data', TWO) } }],
    ['aws_opensearch_domain.x', { refs: { vpc_options: tier('data', TWO) } }],
    ['aws_mq_broker.x', { refs: { subnet_ids: tier('data', TWO) } }],
    ['aws_vpc_endpoint.x', { refs: { vpc_id: 'aws_vpc.main', subnet_ids: tier('data', TWO) } }],
    ['aws_db_proxy.x', { refs: { vpc_subnet_ids: tier('data', TWO) } }],
    [
      'aws_db_instance.x',
      { refs: { db_subnet_group_name: 'aws_db_subnet_group.g' }, values: { multi_az: true } },
      group('aws_db_subnet_group.g'),
    ],
    [
      'aws_elasticache_replication_group.x',
      { refs: { subnet_group_name: 'aws_elasticache_subnet_group.g' }, values: { num_cache_clusters: 2 } },
      group('aws_elasticache_subnet_group.g'),
    ],
    [
      'aws_rds_cluster.x',
      { refs: { db_subnet_group_name: 'aws_db_subnet_group.g' } },
      {
        ...group('aws_db_subnet_group.g'),
        'aws_rds_cluster_instance.i[0]': { refs: { cluster_identifier: 'aws_rds_cluster.x' } },
        'aws_rds_cluster_instance.i[1]': { refs: { cluster_identifier: 'aws_rds_cluster.x' } },
      },
    ],
    [
      'aws_efs_file_system.x',
      {},
      {
        'aws_efs_mount_target.a': { refs: { file_system_id: 'aws_efs_file_system.x', subnet_id: 'aws_subnet.data_a' } },
        'aws_efs_mount_target.b': { refs: { file_system_id: 'aws_efs_file_system.x', subnet_id: 'aws_subnet.data_b' } },
      },
    ],
  ];
  test.each(cases)('%s %j', (address, sketch, more = {}) => {
    const sketches = { ...network(TWO), 'aws_security_group.g': {}, [address]: sketch, ...more };
    expect(copiesOf(sketches, address)).toEqual([
      `${address}~1 in aws_subnet.data_a`,
      `${address}~2 in aws_subnet.data_b`,
    ]);
  });

  test('by the ids of the subnets, too, and by looked-up ones', () => {
    const looked: Sketch = { mode: 'data', values: { id: 'subnet-1' } };
    const sketches = {
      'aws_subnet.x': looked,
      'aws_subnet.y': { ...looked, values: { id: 'subnet-2' } },
      'aws_lb.l': {
        values: { subnets: ['subnet-2', 'subnet-1'] },
        refs: { subnets: ['aws_subnet.x', 'aws_subnet.y'] },
      },
    };
    expect(copiesOf(sketches, 'aws_lb.l')).toEqual(['aws_lb.l~1 in aws_subnet.x', 'aws_lb.l~2 in aws_subnet.y']);
  });
});

describe('a resource in several subnets is drawn once', () => {
  const database = (values: Sketch['values'], zones: readonly string[] = TWO): Record<string, Sketch> => ({
    ...network(zones),
    'aws_db_subnet_group.g': { refs: { subnet_ids: tier('data', zones) } },
    'aws_db_instance.x': { refs: { db_subnet_group_name: 'aws_db_subnet_group.g' }, values: values ?? {} },
  });

  test('where it is one machine that could be in any of them', () => {
    expect(copiesOf(database({ multi_az: false }), 'aws_db_instance.x')).toEqual(['aws_db_instance.x in aws_vpc.main']);
    expect(copiesOf(database({}), 'aws_db_instance.x')).toEqual(['aws_db_instance.x in aws_vpc.main']);
    const cache: Sketch = {
      refs: { subnet_group_name: 'aws_elasticache_subnet_group.g' },
      values: { num_cache_nodes: 1 },
    };
    expect(
      copiesOf(
        {
          ...network(TWO),
          'aws_elasticache_subnet_group.g': { refs: { subnet_ids: tier('data', TWO) } },
          'aws_elasticache_cluster.x': cache,
        },
        'aws_elasticache_cluster.x',
      ),
    ).toEqual(['aws_elasticache_cluster.x in aws_vpc.main']);
  });

  test('in the subnet of its zone, where it names that', () => {
    const values = { multi_az: false, availability_zone: 'eu-west-1b' };
    expect(copiesOf(database(values), 'aws_db_instance.x')).toEqual(['aws_db_instance.x in aws_subnet.data_b']);
    expect(copiesOf(database({ ...values, multi_az: true }), 'aws_db_instance.x')).toHaveLength(2);
    const elsewhere = { ...values, availability_zone: 'eu-west-1f' };
    expect(copiesOf(database(elsewhere), 'aws_db_instance.x')).toEqual(['aws_db_instance.x in aws_vpc.main']);
  });

  test('in the zone where it names that and several of its subnets are there', () => {
    const sketches = database({ availability_zone: 'eu-west-1b' });
    sketches['aws_db_subnet_group.g'] = { refs: { subnet_ids: [...tier('data', TWO), 'aws_subnet.app_b'] } };
    expect(copiesOf(sketches, 'aws_db_instance.x')).toEqual(['aws_db_instance.x in aws_az.main_eu-west-1b']);
  });

  test('where there are more subnets than a picture bears', () => {
    const spread = (zones: readonly string[]) => ({
      ...network(zones),
      'aws_lb.l': { refs: { subnets: tier('public', zones) } },
    });
    expect(copiesOf(spread(ZONES.slice(0, COPIES_MAX)), 'aws_lb.l')).toHaveLength(COPIES_MAX);
    expect(copiesOf(spread(ZONES), 'aws_lb.l')).toEqual(['aws_lb.l in aws_vpc.main']);
  });

  test('where it is a machine with several interfaces', () => {
    const sketches: Record<string, Sketch> = {
      'azurerm_virtual_network.n': {},
      'azurerm_subnet.a': { refs: { virtual_network_name: 'azurerm_virtual_network.n' } },
      'azurerm_subnet.b': { refs: { virtual_network_name: 'azurerm_virtual_network.n' } },
      'azurerm_network_interface.a': { refs: { ip_configuration: 'azurerm_subnet.a' } },
      'azurerm_network_interface.b': { refs: { ip_configuration: 'azurerm_subnet.b' } },
      'azurerm_linux_virtual_machine.x': {
        refs: { network_interface_ids: ['azurerm_network_interface.a', 'azurerm_network_interface.b'] },
      },
    };
    expect(copiesOf(sketches, 'azurerm_linux_virtual_machine.x')).toEqual([
      'azurerm_linux_virtual_machine.x in azurerm_virtual_network.n',
    ]);
  });
});

describe('arrows of copies', () => {
  const SHOP: Record<string, Sketch> = {
    ...network(TWO),
    'aws_lb.l': { refs: { subnets: tier('public', TWO) } },
    'aws_lb_listener.h': { refs: { load_balancer_arn: 'aws_lb.l', default_action: 'aws_lb_target_group.t' } },
    'aws_lb_target_group.t': {},
    'aws_ecs_service.s': { refs: { network_configuration: tier('app', TWO), load_balancer: 'aws_lb_target_group.t' } },
  };

  test('stay in their zone', () => {
    expect(arrowsOf(drawn(SHOP))).toEqual(['aws_lb.l~1 > aws_ecs_service.s~1', 'aws_lb.l~2 > aws_ecs_service.s~2']);
  });

  test('go from every copy to what has none', () => {
    const graph = drawn({
      ...SHOP,
      'aws_sqs_queue.q': {},
      'aws_ecs_task_definition.t': { refs: { container_definitions: 'aws_sqs_queue.q' } },
      'aws_ecs_service.s': {
        refs: { ...SHOP['aws_ecs_service.s']?.refs, task_definition: 'aws_ecs_task_definition.t' },
      },
    });
    expect(arrowsOf(graph).filter((arrow) => arrow.endsWith('q'))).toEqual([
      'aws_ecs_service.s~1 > aws_sqs_queue.q',
      'aws_ecs_service.s~2 > aws_sqs_queue.q',
    ]);
  });

  test('a copy without a partner in its zone keeps the arrows to the other zones', () => {
    const three = ZONES.slice(0, 3);
    const graph = drawn({ ...SHOP, ...network(three), 'aws_lb.l': { refs: { subnets: tier('public', three) } } });
    expect(arrowsOf(graph)).toEqual([
      'aws_lb.l~1 > aws_ecs_service.s~1',
      'aws_lb.l~2 > aws_ecs_service.s~2',
      'aws_lb.l~3 > aws_ecs_service.s~1',
      'aws_lb.l~3 > aws_ecs_service.s~2',
    ]);
  });

  test('instances of a counted resource in the zones are served by the copy of their zone', () => {
    const graph = drawn({
      ...network(TWO),
      'aws_lb.l': { refs: { subnets: tier('public', TWO) } },
      'aws_lb_listener.h': { refs: { load_balancer_arn: 'aws_lb.l', default_action: 'aws_lb_target_group.t' } },
      'aws_lb_target_group.t': {},
      ...Object.fromEntries(
        TWO.flatMap((zone) => [
          [`aws_instance.w["${zone}"]`, { refs: { subnet_id: `aws_subnet.app_${zone}` } }],
          [
            `aws_lb_target_group_attachment.w["${zone}"]`,
            { refs: { target_group_arn: 'aws_lb_target_group.t', target_id: `aws_instance.w["${zone}"]` } },
          ],
        ]),
      ),
    });
    expect(arrowsOf(graph)).toEqual(['aws_lb.l~1 > aws_instance.w["a"]', 'aws_lb.l~2 > aws_instance.w["b"]']);
  });

  test('where no zone is known, as many copies on either side go in pairs', () => {
    const sketches = Object.fromEntries(
      Object.entries(SHOP).map(([address, { refs = {} }]) => [address, { refs }] as const),
    );
    expect(arrowsOf(drawn(sketches))).toEqual(['aws_lb.l~1 > aws_ecs_service.s~1', 'aws_lb.l~2 > aws_ecs_service.s~2']);
  });
});

test('copies of counted resources that are the same collapse in each subnet', () => {
  const sketches: Record<string, Sketch> = network(TWO);
  for (const i of [0, 1, 2]) sketches[`aws_lambda_function.f[${i}]`] = { refs: { vpc_config: tier('app', TWO) } };
  const { graph, ledger } = understand(plan(sketches));
  const functions = [...graph.nodes.values()].filter(({ type }) => type === 'aws_lambda_function');
  expect(functions.map(({ address, count }) => [address, count])).toEqual([
    ['aws_lambda_function.f[0]~1', 3],
    ['aws_lambda_function.f[0]~2', 3],
  ]);
  expect(ledger.entries.find(({ address }) => address === 'aws_lambda_function.f[2]')).toMatchObject({
    bucket: 'drawn',
    node: 'aws_lambda_function.f[0]~1',
  });
});

test('a copy says of itself what its resource says; the ledger has one entry', () => {
  const { graph, ledger } = understand(
    plan({
      ...network(TWO),
      'aws_lb.l': {
        change: 'update',
        refs: { subnets: tier('public', TWO) },
        values: { name: 'front', load_balancer_type: 'network' },
      },
    }),
  );
  for (const copy of ['aws_lb.l~1', 'aws_lb.l~2']) {
    expect(graph.nodes.get(copy)).toMatchObject({
      type: 'aws_lb',
      change: 'update',
      count: 1,
      attributes: { name: 'front', load_balancer_type: 'network' },
    });
  }
  expect(pathOf(graph, 'aws_lb.l~2')).toEqual([
    'aws_vpc.main',
    'aws_az.main_eu-west-1b',
    'aws_subnet.public_b',
    'aws_lb.l~2',
  ]);
  expect(ledger.entries.filter(({ address }) => address === 'aws_lb.l')).toEqual([
    {
      bucket: 'drawn',
      address: 'aws_lb.l',
      origin: 'aws_lb.l',
      node: 'aws_lb.l~1',
      in: ['aws_subnet.public_a', 'aws_subnet.public_b'],
      evidence: [{ rule: 'reference', isFact: true, by: 'aws_lb.l', path: 'subnets' }],
    },
  ]);
});

test('a whole module that is named, VPC and all, is no choice of subnets', () => {
  const sketches = { ...network(TWO), 'aws_lb.l': { refs: { subnets: ['aws_vpc.main', ...tier('app', TWO)] } } };
  expect(copiesOf(sketches, 'aws_lb.l')).toEqual(['aws_lb.l in aws_vpc.main']);
});
