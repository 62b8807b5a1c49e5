/** What lies across several subnets without a part in each: one thing, in one box for its subnets where that is true. */
import { understand } from '../../src/inference/index.js';
import type { Instance } from '../../src/inference/instances.js';
import { nodesOf } from '../../src/inference/nodes.js';
import { times } from '../support/times.js';
import { drawn, pathOf, plan, type Sketch } from './build.js';
import { at, BESIDE, copiesOf, network, TWO, tier, ZONES } from './zones.js';

const GROUP: Record<string, Sketch> = { 'aws_security_group.g': {} };
const subnetGroup = (address: string): Record<string, Sketch> => ({
  [address]: { refs: { subnet_ids: tier('data', TWO) } },
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

  describe('as many machines as spanning resources in a tier', () => {
    const publicTier: Record<string, Sketch> = {
      ...network(TWO),
      'aws_lb.x': { refs: { subnets: tier('public', TWO) } },
      'aws_instance.bastion': { refs: { subnet_id: 'aws_subnet.public_a' } },
    };

    it('are in a box for the tier if another tier of the network is one', () => {
      const graph = drawn({ ...publicTier, 'aws_lambda_function.f': at('vpc_config') });
      expect(pathOf(graph, 'aws_instance.bastion')).toEqual([
        'aws_vpc.main',
        'aws_subnet.public_a',
        'aws_instance.bastion',
      ]);
      expect(pathOf(graph, 'aws_lb.x')).toEqual(['aws_vpc.main', 'aws_subnet.public_a', 'aws_lb.x']);
    });

    it('are in their zones otherwise', () => {
      expect(pathOf(drawn(publicTier), 'aws_instance.bastion')).toContain('aws_az.main_eu-west-1a');
    });
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

  test.each<[string, Record<string, string>, Record<string, string>, number]>([
    ['in some of its subnets: in the box', { all: 'abc', some: 'ab' }, { all: 'data_a', some: 'data_a' }, 3],
    ['beside it: around both', { all: 'abc', some: 'cd' }, { all: 'data_a', some: '' }, 3],
    [
      'in more of them than most: around all of them',
      { all: 'abc', some: 'ab', more: 'ab' },
      { all: '', some: 'data_a', more: 'data_a' },
      2,
    ],
  ])('of what lies across different subnets most has the box; %s', (_, subnets, boxes, count) => {
    const functions = Object.entries(subnets).map(
      ([name, zones]) => [`aws_lambda_function.${name}`, { refs: { vpc_config: tier('data', [...zones]) } }] as const,
    );
    const graph = drawn({ ...network(ZONES), ...Object.fromEntries(functions) });
    const parents = Object.keys(subnets).map((name) => graph.nodes.get(`aws_lambda_function.${name}`)?.parent);
    expect(parents).toEqual(Object.values(boxes).map((box) => (box === '' ? 'aws_vpc.main' : `aws_subnet.${box}`)));
    expect(graph.nodes.get('aws_subnet.data_a')?.count).toBe(count);
  });

  const AT_HOME: Record<string, Sketch> = { 'aws_instance.other': { refs: { subnet_id: 'aws_subnet.app_b' } } };
  const nat = (zone: string): Record<string, Sketch> => ({
    [`aws_nat_gateway.${zone}`]: { refs: { subnet_id: `aws_subnet.data_${zone}` } },
  });
  const second = { 'aws_lambda_function.y': at('vpc_config') };

  test.each<[string, Record<string, Sketch>, string]>([
    ['a way out is little', nat('a'), 'data_a'],
    ['one for each zone is one more', { ...nat('a'), ...nat('b') }, 'data_a'],
    ['one for each zone is not, where something is at home in these', { ...nat('a'), ...nat('b'), ...AT_HOME }, ''],
    ['one service beside two that lie across is little', { ...BESIDE, ...second }, 'data_a'],
    ['as many services as lie across are not', { ...BESIDE }, ''],
  ])('what is in one of them alone is in the box for all where it is little: %s', (_, more, box) => {
    const graph = drawn({ ...network(TWO), 'aws_lb.x': at('subnets'), ...more });
    const parent = box === '' ? 'aws_vpc.main' : `aws_subnet.${box}`;
    expect(graph.nodes.get('aws_lb.x')?.parent).toBe(parent);
    for (const beside of ['aws_nat_gateway.a', 'aws_instance.beside'])
      if (graph.nodes.has(beside)) expect(graph.nodes.get(beside)?.parent).toBe('aws_subnet.data_a');
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

test('the ledger says where the subnets have gone that one box stands for', () => {
  const { ledger } = understand(plan({ ...network(TWO), 'aws_lb.x': at('subnets') }));
  const entry = (address: string) => ledger.entries.find((one) => one.address === address);
  expect(entry('aws_subnet.data_b')).toMatchObject({
    bucket: 'drawn',
    node: 'aws_subnet.data_a',
    in: ['aws_vpc.main'],
  });
  expect(entry('aws_lb.x')).toMatchObject({ bucket: 'drawn', node: 'aws_lb.x', in: tier('data', TWO) });
});

test('beside what spans the subnets of one tier, replicas span theirs: a network has one model of zones', () => {
  const efs: Record<string, Sketch> = {
    'aws_efs_file_system.f': {},
    ...Object.fromEntries(
      tier('data', TWO).map((subnet, i) => [
        `aws_efs_mount_target.m[${i}]`,
        { refs: { file_system_id: 'aws_efs_file_system.f', subnet_id: subnet } },
      ]),
    ),
  };
  expect(copiesOf({ ...network(TWO), ...efs }, 'aws_efs_file_system.f')).toHaveLength(2);
  const web: Record<string, Sketch> = { 'aws_lb.web': { refs: { subnets: tier('app', TWO) } } };
  const graph = drawn({ ...network(TWO), ...efs, ...web });
  expect(pathOf(graph, 'aws_efs_file_system.f')).toEqual([
    'aws_vpc.main',
    'aws_subnet.data_a',
    'aws_efs_file_system.f',
  ]);
  expect([...graph.nodes.values()].filter(({ type }) => type === 'aws_az')).toEqual([]);
});

describe('a network in which more spans subnets than runs in one of them', () => {
  const publicTier: Record<string, Sketch> = {
    'aws_lb.x': { refs: { subnets: tier('public', TWO) } },
    'aws_instance.bastion': { refs: { subnet_id: 'aws_subnet.public_a' } },
    'aws_instance.builder': { refs: { subnet_id: 'aws_subnet.public_a' } },
    'aws_nat_gateway.n': { refs: { subnet_id: 'aws_subnet.public_b' } },
  };
  const privateTiers: Record<string, Sketch> = {
    'aws_lambda_function.f': { refs: { 'vpc_config.subnet_ids': tier('app', TWO) } },
    'aws_ecs_service.s': at('network_configuration'),
  };

  it('has boxes across its zones, also for a tier that is crowded by itself', () => {
    const graph = drawn({ ...network(TWO), ...publicTier, ...privateTiers });
    for (const address of ['aws_lb.x', 'aws_instance.bastion', 'aws_instance.builder', 'aws_nat_gateway.n'])
      expect(pathOf(graph, address)).toEqual(['aws_vpc.main', 'aws_subnet.public_a', address]);
    expect(graph.nodes.get('aws_nat_gateway.n')?.attributes).toMatchObject({ zone_shown: 'eu-west-1b' });
    expect([...graph.nodes.values()].filter(({ type }) => type === 'aws_az')).toEqual([]);
  });

  it('shows no zone for gateways of several zones in one icon', () => {
    const three = ZONES.slice(0, 3);
    const gateways = Object.fromEntries(
      tier('public', three).map((subnet, i): [string, Sketch] => [
        `aws_nat_gateway.g[${i}]`,
        { refs: { subnet_id: subnet } },
      ]),
    );
    const balancer = { 'aws_lb.x': { refs: { subnets: tier('public', three) } } };
    const graph = drawn({ ...network(three), ...balancer, ...gateways });
    expect(graph.nodes.get('aws_nat_gateway.g[0]')).toMatchObject({ count: 3, parent: 'aws_subnet.public_a' });
    expect(graph.nodes.get('aws_nat_gateway.g[0]')?.attributes).not.toHaveProperty('zone_shown');
  });

  it('has such boxes for the subnets that nothing spans, too', () => {
    const graph = drawn({
      ...network(TWO),
      'aws_lb.x': { refs: { subnets: tier('public', TWO) } },
      'aws_ecs_service.s': at('network_configuration'),
      'aws_instance.report': { refs: { subnet_id: 'aws_subnet.app_b' } },
    });
    expect(pathOf(graph, 'aws_instance.report')).toEqual(['aws_vpc.main', 'aws_subnet.app_a', 'aws_instance.report']);
    expect(graph.nodes.get('aws_instance.report')?.attributes).toMatchObject({ zone_shown: 'eu-west-1b' });
  });

  it('keeps its zones if as many services run in one subnet', () => {
    const graph = drawn({
      ...network(TWO),
      ...publicTier,
      ...privateTiers,
      'aws_instance.third': { refs: { subnet_id: 'aws_subnet.public_b' } },
    });
    expect(pathOf(graph, 'aws_instance.bastion')).toContain('aws_az.main_eu-west-1a');
    expect(pathOf(graph, 'aws_lb.x')).toEqual(['aws_vpc.main', 'aws_lb.x']);
  });
});

test('boxes for subnets of one block are named by the words that their names share', () => {
  const subnets = Object.fromEntries(
    ['app-1', 'app-2', 'db-1', 'db-2'].map((key): [string, Sketch] => [
      `aws_subnet.all["${key}"]`,
      { refs: { vpc_id: 'aws_vpc.main' }, values: { availability_zone: `eu-west-1${key.endsWith('1') ? 'a' : 'b'}` } },
    ]),
  );
  const ofTier = (name: string) => Object.keys(subnets).filter((address) => address.includes(name));
  const graph = drawn({
    'aws_vpc.main': {},
    ...subnets,
    'aws_lb.x': { refs: { subnets: ofTier('app') } },
    'aws_db_proxy.p': { refs: { vpc_subnet_ids: ofTier('db') } },
  });
  const nameOf = (address: string) => graph.nodes.get(`aws_subnet.all["${address}"]`)?.attributes.name_shown;
  expect([nameOf('app-1'), nameOf('db-1')]).toEqual(['app', 'db']);
});

test('the resources are listed once, however many boxes there are', () => {
  const tiers = times(20, (n) => `tier${n}`);
  const subnetsOf = (name: string) => ZONES.map((zone) => `aws_subnet.${name}["${zone}"]`);
  const sketches = tiers.flatMap((name): [string, Sketch][] => [
    ...subnetsOf(name).map((address, at): [string, Sketch] => [
      address,
      { refs: { vpc_id: 'aws_vpc.main' }, values: { availability_zone: ZONES[at]! } },
    ]),
    [`aws_lb.${name}`, { refs: { subnets: subnetsOf(name).slice(0, 2) } }],
  ]);
  const { scene } = understand(plan({ 'aws_vpc.main': {}, ...Object.fromEntries(sketches) }));
  let lists = 0;
  class Counting extends Map<string, Instance> {
    override values() {
      lists += 1;
      return super.values();
    }
  }
  const model = { ...scene.model, instances: new Counting(scene.model.instances) };
  expect(scene.spans.members.size).toBeGreaterThanOrEqual(tiers.length);
  expect(nodesOf({ ...scene, model }, new Map()).length).toBeGreaterThan(tiers.length);
  expect(lists).toBe(1);
});
