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

const GROUP: Record<string, Sketch> = { 'aws_security_group.g': {} };
const subnetGroup = (address: string): Record<string, Sketch> => ({
  [address]: { refs: { subnet_ids: tier('data', TWO) } },
});
/** A machine in one of the subnets: each of them holds something of its own, so it stays a box. */
const BESIDE: Record<string, Sketch> = { 'aws_instance.beside': { refs: { subnet_id: 'aws_subnet.data_a' } } };
const at = (path: string, values: Sketch['values'] = {}): Sketch => ({ refs: { [path]: tier('data', TWO) }, values });

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

describe('everything else in several subnets is one thing', () => {
  const things: [string, Sketch, Record<string, Sketch>?][] = [
    ['aws_lb.x', at('subnets')],
    ['aws_lb.x', { refs: { subnet_mapping: tier('data', TWO), security_groups: 'aws_security_group.g' } }, GROUP],
    ['aws_lambda_function.x', at('vpc_config')],
    ['aws_codebuild_project.x', at('vpc_config.subnets')],
    ['aws_ecs_service.x', at('network_configuration', { desired_count: 3 })],
    ['aws_eks_cluster.x', at('vpc_config')],
    ['aws_opensearch_domain.x', at('vpc_options')],
    ['aws_mq_broker.x', at('subnet_ids')],
    ['aws_mwaa_environment.x', at('network_configuration')],
    ['aws_vpc_endpoint.x', { refs: { vpc_id: 'aws_vpc.main', subnet_ids: tier('data', TWO) } }],
    ['aws_route53_resolver_endpoint.x', at('ip_address.subnet_id')],
    ['aws_db_proxy.x', at('vpc_subnet_ids')],
    [
      'aws_db_instance.x',
      { refs: { db_subnet_group_name: 'aws_db_subnet_group.g' }, values: { multi_az: true } },
      subnetGroup('aws_db_subnet_group.g'),
    ],
    [
      'aws_db_instance.x',
      { refs: { db_subnet_group_name: 'aws_db_subnet_group.g' } },
      subnetGroup('aws_db_subnet_group.g'),
    ],
    [
      'aws_elasticache_replication_group.x',
      { refs: { subnet_group_name: 'aws_elasticache_subnet_group.g' }, values: { num_cache_clusters: 2 } },
      subnetGroup('aws_elasticache_subnet_group.g'),
    ],
    [
      'aws_rds_cluster.x',
      { refs: { db_subnet_group_name: 'aws_db_subnet_group.g' } },
      {
        ...subnetGroup('aws_db_subnet_group.g'),
        'aws_rds_cluster_instance.i[0]': { refs: { cluster_identifier: 'aws_rds_cluster.x' } },
        'aws_rds_cluster_instance.i[1]': { refs: { cluster_identifier: 'aws_rds_cluster.x' } },
      },
    ],
  ];

  test.each(things)('in one box for its subnets: %s %j', (address, sketch, more = {}) => {
    const graph = drawn({ ...network(TWO), [address]: sketch, ...more });
    expect(pathOf(graph, address)).toEqual(['aws_vpc.main', 'aws_subnet.data_a', address]);
    expect(graph.nodes.get('aws_subnet.data_a')).toMatchObject({ count: 2, instances: tier('data', TWO) });
    expect(graph.nodes.has('aws_subnet.data_b')).toBe(false);
  });

  test.each(things)('around them, where they hold something else: %s %j', (address, sketch, more = {}) => {
    expect(copiesOf({ ...network(TWO), ...BESIDE, [address]: sketch, ...more }, address)).toEqual([
      `${address} in aws_vpc.main`,
    ]);
  });

  test('what would be copied is in that box, once', () => {
    const graph = drawn({
      ...network(TWO),
      'aws_ecs_service.s': at('network_configuration'),
      'aws_autoscaling_group.g': at('vpc_zone_identifier'),
    });
    expect(graph.nodes.get('aws_ecs_service.s')?.parent).toBe('aws_subnet.data_a');
    expect(graph.nodes.get('aws_autoscaling_group.g')?.parent).toBe('aws_subnet.data_a');
  });

  test('a zone that holds nothing else is not drawn, and one that does has the other subnets', () => {
    const graph = drawn({
      ...network(TWO),
      'aws_lb.x': at('subnets'),
      'aws_instance.i': { refs: { subnet_id: 'aws_subnet.app_a' } },
    });
    expect(pathOf(graph, 'aws_instance.i')).toEqual([
      'aws_vpc.main',
      'aws_az.main_eu-west-1a',
      'aws_subnet.app_a',
      'aws_instance.i',
    ]);
  });

  test.each<[string, Record<string, Sketch>]>([
    [
      'one is public',
      {
        'aws_route_table_association.a': {
          refs: { subnet_id: 'aws_subnet.data_a', route_table_id: 'aws_route_table.t' },
        },
      },
    ],
    ['one is new', { 'aws_subnet.data_b': { change: 'no-op', refs: { vpc_id: 'aws_vpc.main' } } }],
    ['one is in another network', { 'aws_subnet.data_b': { refs: { vpc_id: 'aws_vpc.other' } }, 'aws_vpc.other': {} }],
    ['one is looked up', { 'aws_subnet.data_b': { mode: 'data', refs: { vpc_id: 'aws_vpc.main' } } }],
  ])('subnets that differ are no one box: %s', (_, more) => {
    const graph = drawn({
      ...network(TWO),
      'aws_internet_gateway.i': { refs: { vpc_id: 'aws_vpc.main' } },
      'aws_route_table.t': { refs: { vpc_id: 'aws_vpc.main', route: 'aws_internet_gateway.i' } },
      'aws_lb.x': at('subnets'),
      ...more,
    });
    expect([...graph.nodes.values()].filter(({ type, count }) => type === 'aws_subnet' && count > 1)).toEqual([]);
  });

  test('of two that lie across different subnets, the one in more of them has the box', () => {
    const three = ZONES.slice(0, 3);
    const graph = drawn({
      ...network(three),
      'aws_lambda_function.all': { refs: { vpc_config: tier('data', three) } },
      'aws_lambda_function.some': { refs: { vpc_config: tier('data', TWO) } },
    });
    expect(graph.nodes.get('aws_lambda_function.all')?.parent).toBe('aws_subnet.data_a');
    expect(graph.nodes.get('aws_lambda_function.some')?.parent).toBe('aws_vpc.main');
  });

  test('in subnets that are looked up, too', () => {
    const looked: Sketch = { mode: 'data', values: { id: 'subnet-1' } };
    const sketches = {
      'aws_subnet.x': looked,
      'aws_subnet.y': { ...looked, values: { id: 'subnet-2' } },
      'aws_lb.l': {
        values: { subnets: ['subnet-2', 'subnet-1'] },
        refs: { subnets: ['aws_subnet.x', 'aws_subnet.y'] },
      },
    };
    expect(copiesOf(sketches, 'aws_lb.l')).toEqual(['aws_lb.l in aws_subnet.x']);
    expect(drawn(sketches).nodes.get('aws_subnet.x')).toMatchObject({ lookedUp: true, count: 2 });
    const occupied = { ...sketches, 'aws_instance.i': { refs: { subnet_id: 'aws_subnet.y' } } };
    expect(copiesOf(occupied, 'aws_lb.l')).toEqual(['aws_lb.l~1 in aws_subnet.x', 'aws_lb.l~2 in aws_subnet.y']);
  });
});

describe('a resource in several subnets is where it says itself', () => {
  const database = (values: Sketch['values']): Record<string, Sketch> => ({
    ...network(TWO),
    ...subnetGroup('aws_db_subnet_group.g'),
    'aws_db_instance.x': { refs: { db_subnet_group_name: 'aws_db_subnet_group.g' }, values: values ?? {} },
  });

  test('in the subnet of its zone, where it names that', () => {
    const values = { multi_az: false, availability_zone: 'eu-west-1b' };
    expect(copiesOf(database(values), 'aws_db_instance.x')).toEqual(['aws_db_instance.x in aws_subnet.data_b']);
    const elsewhere = { ...values, availability_zone: 'eu-west-1f' };
    expect(copiesOf(database(elsewhere), 'aws_db_instance.x')).toEqual(['aws_db_instance.x in aws_subnet.data_a']);
  });

  test('in the zone where it names that and several of its subnets are there', () => {
    const sketches = database({ availability_zone: 'eu-west-1b' });
    sketches['aws_db_subnet_group.g'] = { refs: { subnet_ids: [...tier('data', TWO), 'aws_subnet.app_b'] } };
    expect(copiesOf(sketches, 'aws_db_instance.x')).toEqual(['aws_db_instance.x in aws_az.main_eu-west-1b']);
  });

  test('around its interfaces, where it is a machine with several', () => {
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

test('the ledger says where the subnets have gone that one box stands for', () => {
  const { ledger } = understand(plan({ ...network(TWO), 'aws_lb.x': at('subnets') }));
  const entry = (address: string) => ledger.entries.find((one) => one.address === address);
  expect(entry('aws_subnet.data_b')).toMatchObject({
    bucket: 'drawn',
    node: 'aws_subnet.data_a',
    in: ['aws_vpc.main'],
  });
  expect(entry('aws_lb.x')).toMatchObject({ bucket: 'drawn', node: 'aws_lb.x', in: ['aws_subnet.data_a'] });
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
