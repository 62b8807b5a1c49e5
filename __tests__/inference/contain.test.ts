import { SOME_TEXT } from '../../src/graph/instance-name.js';
import { understand } from '../../src/inference/index.js';
import { drawn, pathOf, plan, type Sketch } from './build.js';

const VPC: Record<string, Sketch> = {
  'aws_vpc.main': {},
  'aws_subnet.a': { refs: { vpc_id: 'aws_vpc.main' }, values: { availability_zone: 'eu-west-1a' } },
  'aws_subnet.b': { refs: { vpc_id: 'aws_vpc.main' }, values: { availability_zone: 'eu-west-1b' } },
};
const ZONE_A = 'aws_az.main_eu-west-1a';

describe('AWS', () => {
  test('VPC, zone, subnet, instance', () => {
    const graph = drawn({ ...VPC, 'aws_instance.web': { refs: { subnet_id: 'aws_subnet.a' } } });
    expect(pathOf(graph, 'aws_instance.web')).toEqual(['aws_vpc.main', ZONE_A, 'aws_subnet.a', 'aws_instance.web']);
    expect(graph.nodes.get(ZONE_A)).toMatchObject({
      type: 'aws_az',
      provenance: 'implied',
      attributes: { availability_zone: 'eu-west-1a' },
    });
    expect(graph.edges).toEqual([]);
  });

  test('what is not copied goes to the innermost container that holds all of its subnets', () => {
    const graph = drawn({
      ...VPC,
      'aws_subnet.a2': { refs: { vpc_id: 'aws_vpc.main' }, values: { availability_zone: 'eu-west-1a' } },
      'aws_eks_cluster.wide': { refs: { vpc_config: ['aws_subnet.a', 'aws_subnet.b'] } },
      'aws_eks_cluster.narrow': { refs: { vpc_config: ['aws_subnet.a', 'aws_subnet.a2'] } },
    });
    expect(graph.nodes.get('aws_eks_cluster.wide')?.parent).toBe('aws_vpc.main');
    // One box for the two subnets of the zone.
    expect(pathOf(graph, 'aws_eks_cluster.narrow').slice(-3, -1)).toEqual([ZONE_A, 'aws_subnet.a']);
  });

  test('zones of two VPCs are two boxes', () => {
    const zone = { availability_zone: 'eu-west-1a' };
    const graph = drawn({
      'aws_vpc.x': {},
      'aws_vpc.y': {},
      'aws_subnet.x': { refs: { vpc_id: 'aws_vpc.x' }, values: zone },
      'aws_subnet.y': { refs: { vpc_id: 'aws_vpc.y' }, values: zone },
    });
    expect(pathOf(graph, 'aws_subnet.x')[0]).toBe('aws_vpc.x');
    expect(pathOf(graph, 'aws_subnet.y')[0]).toBe('aws_vpc.y');
    expect(graph.nodes.get('aws_subnet.x')?.parent).not.toBe(graph.nodes.get('aws_subnet.y')?.parent);
  });

  test('a subnet without a known zone is in the VPC itself', () => {
    const graph = drawn({ 'aws_vpc.main': {}, 'aws_subnet.a': { refs: { vpc_id: 'aws_vpc.main' } } });
    expect(pathOf(graph, 'aws_subnet.a')).toEqual(['aws_vpc.main', 'aws_subnet.a']);
  });

  test('a store is where its subnet group is', () => {
    const graph = drawn({
      ...VPC,
      'aws_db_subnet_group.db': { refs: { subnet_ids: ['aws_subnet.a', 'aws_subnet.b'] } },
      'aws_db_instance.db': { refs: { db_subnet_group_name: 'aws_db_subnet_group.db' } },
    });
    expect(graph.nodes.get('aws_db_instance.db')?.parent).toBe('aws_subnet.a');
    expect(graph.nodes.get('aws_subnet.a')).toMatchObject({ parent: 'aws_vpc.main', count: 2 });
    expect(graph.nodes.has('aws_db_subnet_group.db')).toBe(false);
  });

  test('where a local hides the VPC, the only one of the module is assumed', () => {
    const graph = drawn({
      'module.one.aws_vpc.this[0]': {},
      'module.two.aws_vpc.this[0]': {},
      'module.two.aws_subnet.a[0]': {},
      'aws_subnet.lost': {},
    });
    expect(graph.nodes.get('module.two.aws_subnet.a[0]')).toMatchObject({
      parent: 'module.two.aws_vpc.this[0]',
      provenance: 'assumed',
    });
    expect(graph.nodes.get('aws_subnet.lost')).toMatchObject({ parent: null, provenance: 'planned' });
  });

  test.each<[string, string | null]>([
    ['subnet_id', 'azurerm_subnet.s'],
    ['private_endpoint_subnet_id', null],
  ])('a module that names a subnet by %s is in it, or only its endpoint is', (attribute, parent) => {
    const graph = drawn({
      'azurerm_subnet.s': {},
      'module.store.terraform_module.store': { refs: { [attribute]: 'azurerm_subnet.s' } },
    });
    expect(graph.nodes.get('module.store.terraform_module.store')?.parent).toBe(parent);
  });

  test.each<[string, string | null]>([
    [`${SOME_TEXT}-vnet`, 'azurerm_virtual_network.hub'],
    [`ss-${SOME_TEXT}-vnet`, null],
    [SOME_TEXT, 'azurerm_virtual_network.hub'],
  ])('one that names another network is not in the only one: %j', (name, parent) => {
    const graph = drawn({
      'azurerm_virtual_network.hub': { values: { name: 'hub-vnet' } },
      'azurerm_subnet.s': { partly: { virtual_network_name: name } },
    });
    expect(graph.nodes.get('azurerm_subnet.s')?.parent).toBe(parent);
  });

  test('a route table association says nothing about where its subnet is', () => {
    const graph = drawn({
      'module.net.aws_vpc.this[0]': {},
      'module.net.aws_subnet.a[0]': {},
      'module.net.aws_route_table_association.a[0]': { refs: { subnet_id: 'module.net.aws_subnet.a[0]' } },
    });
    expect(graph.nodes.get('module.net.aws_subnet.a[0]')?.parent).toBe('module.net.aws_vpc.this[0]');
  });

  test('equal keys of modules belong together', () => {
    const graph = drawn({
      'module.net["x"].aws_vpc.this': {},
      'module.net["y"].aws_vpc.this': {},
      'module.app["y"].aws_security_group.g': {
        refs: { vpc_id: ['module.net["x"].aws_vpc.this', 'module.net["y"].aws_vpc.this'] },
      },
      'aws_security_group.unclear': {
        refs: { vpc_id: ['module.net["x"].aws_vpc.this', 'module.net["y"].aws_vpc.this'] },
      },
    });
    expect(graph.nodes.get('module.app["y"].aws_security_group.g')).toMatchObject({
      parent: 'module.net["y"].aws_vpc.this',
      provenance: 'planned',
    });
    expect(graph.nodes.get('aws_security_group.unclear')?.parent).toBeNull();
  });

  test('a network that is named but not in the plan is another one', () => {
    const graph = drawn({ 'aws_vpc.main': {}, 'aws_subnet.elsewhere': { values: { vpc_id: 'vpc-0abc' } } });
    expect(graph.nodes.get('aws_subnet.elsewhere')?.parent).toBe('aws_vpc.vpc-0abc');
    expect(graph.nodes.get('aws_vpc.vpc-0abc')).toMatchObject({ lookedUp: true, provenance: 'implied', parent: null });
  });

  test('the VPC that any attribute of a subnet names is its own', () => {
    const graph = drawn({
      'aws_vpc.a': {},
      'aws_vpc.b': {},
      'aws_subnet.s': { refs: { ipv6_cidr_block: 'aws_vpc.b' } },
    });
    expect(graph.nodes.get('aws_subnet.s')).toMatchObject({ parent: 'aws_vpc.b', provenance: 'planned' });
  });

  test('what may connect several VPCs is in none', () => {
    const graph = drawn({
      'aws_vpc.main': {},
      'aws_ec2_transit_gateway.t': {},
      'aws_ec2_transit_gateway_vpc_attachment.a': {
        refs: { transit_gateway_id: 'aws_ec2_transit_gateway.t', vpc_id: 'aws_vpc.main' },
      },
    });
    expect(graph.nodes.get('aws_ec2_transit_gateway.t')?.parent).toBeNull();
  });

  test('counted gateways that name all subnets take one each, as element() does', () => {
    const subnets = ['aws_subnet.p[0]', 'aws_subnet.p[1]'];
    const graph = drawn({
      'aws_vpc.main': {},
      'aws_subnet.p[0]': { refs: { vpc_id: 'aws_vpc.main' } },
      'aws_subnet.p[1]': { refs: { vpc_id: 'aws_vpc.main' } },
      'aws_nat_gateway.n[0]': { refs: { subnet_id: subnets } },
      'aws_nat_gateway.n[1]': { refs: { subnet_id: subnets } },
      'aws_nat_gateway.n[2]': { refs: { subnet_id: subnets } },
    });
    expect([0, 1, 2].map((i) => graph.nodes.get(`aws_nat_gateway.n[${i}]`)?.parent)).toEqual([
      'aws_subnet.p[0]',
      'aws_subnet.p[1]',
      'aws_subnet.p[0]',
    ]);
  });

  test('which one they take does not depend on the order in which the source names them', () => {
    const graph = drawn({
      'aws_subnet.p["x"]': {},
      'aws_subnet.p["y"]': {},
      'aws_nat_gateway.n': { refs: { subnet_id: ['aws_subnet.p["y"]', 'aws_subnet.p["x"]'] } },
    });
    expect(graph.nodes.get('aws_nat_gateway.n')).toMatchObject({ parent: 'aws_subnet.p["x"]', provenance: 'assumed' });
  });

  test('a gateway without a number that names all subnets is around them: nothing says in which', () => {
    const subnets = ['aws_subnet.p[0]', 'aws_subnet.p[1]'];
    const { graph, ledger } = understand(
      plan({
        'aws_vpc.main': {},
        'aws_subnet.p[0]': { refs: { vpc_id: 'aws_vpc.main' } },
        'aws_subnet.p[1]': { refs: { vpc_id: 'aws_vpc.main' } },
        'aws_nat_gateway.n': { refs: { subnet_id: subnets } },
      }),
    );
    expect(graph.nodes.get('aws_nat_gateway.n')).toMatchObject({ parent: 'aws_vpc.main', provenance: 'planned' });
    const entry = ledger.entries.find(({ origin }) => origin === 'aws_nat_gateway.n');
    expect(entry).toMatchObject({ evidence: [{ rule: 'undecided', isFact: true, path: 'subnet_id' }] });
  });

  test('where nothing is around them, the first is taken, and said to be assumed', () => {
    const { ledger } = understand(
      plan({
        'aws_subnet.p[0]': {},
        'aws_subnet.p[1]': {},
        'aws_nat_gateway.n': { refs: { subnet_id: ['aws_subnet.p[0]', 'aws_subnet.p[1]'] } },
      }),
    );
    const entry = ledger.entries.find(({ origin }) => origin === 'aws_nat_gateway.n');
    expect(entry).toMatchObject({ in: ['aws_subnet.p[0]'], evidence: [{ rule: 'first', isFact: false }] });
  });

  test('known ids of an applied plan place without references', () => {
    const graph = drawn({
      'aws_vpc.main': { values: { id: 'vpc-1' } },
      'aws_subnet.a': { values: { id: 'subnet-1', vpc_id: 'vpc-1' } },
      'aws_lambda_function.f': { values: { vpc_config: [{ subnet_ids: ['subnet-1'] }] } },
    });
    expect(pathOf(graph, 'aws_lambda_function.f')).toEqual(['aws_vpc.main', 'aws_subnet.a', 'aws_lambda_function.f']);
  });

  test('references without attributes, as in DOT, place by the innermost container', () => {
    const graph = drawn({
      'aws_vpc.main': {},
      'aws_subnet.a': { refs: { '*': 'aws_vpc.main' } },
      'aws_instance.web': { refs: { '*': ['aws_vpc.main', 'aws_subnet.a'] } },
    });
    expect(pathOf(graph, 'aws_instance.web')).toEqual(['aws_vpc.main', 'aws_subnet.a', 'aws_instance.web']);
    expect(graph.edges).toEqual([]);
  });

  test('a container is beside another of its own rank that it refers to, not in it', () => {
    const graph = drawn({
      'aws_vpc.main': {},
      'aws_subnet.a': { refs: { '*': 'aws_vpc.main' } },
      'aws_subnet.b': { refs: { '*': 'aws_subnet.a' } },
    });
    expect(pathOf(graph, 'aws_subnet.b')).toEqual(['aws_vpc.main', 'aws_subnet.b']);
  });

  test('a looked-up VPC is a dashed box for what it holds, and nothing otherwise', () => {
    const graph = drawn({
      'aws_vpc.default': { mode: 'data' },
      'aws_vpc.unused': { mode: 'data' },
      'aws_subnets.all': { mode: 'data', refs: { filter: 'aws_vpc.default' } },
      'aws_lb.web': { refs: { subnets: 'aws_subnets.all' } },
      'aws_s3_bucket.b': { refs: { tags: 'aws_vpc.unused' } },
    });
    expect(pathOf(graph, 'aws_lb.web')).toEqual(['aws_vpc.default', 'aws_subnet.all', 'aws_lb.web']);
    expect(graph.nodes.get('aws_vpc.default')?.lookedUp).toBe(true);
    expect([...graph.nodes.keys()]).toEqual(['aws_lb.web', 'aws_s3_bucket.b', 'aws_subnet.all', 'aws_vpc.default']);
  });
});

describe('security groups', () => {
  const group: Sketch = { refs: { vpc_id: 'aws_vpc.main' } };

  test('a box around members of one subnet that are in no other group', () => {
    const member: Sketch = { refs: { subnet_id: 'aws_subnet.a', vpc_security_group_ids: 'aws_security_group.g' } };
    const graph = drawn({ ...VPC, 'aws_security_group.g': group, 'aws_instance.x': member, 'aws_instance.y': member });
    expect(pathOf(graph, 'aws_instance.x').slice(-3)).toEqual([
      'aws_subnet.a',
      'aws_security_group.g',
      'aws_instance.x',
    ]);
    expect(graph.nodes.get('aws_instance.y')?.parent).toBe('aws_security_group.g');
  });

  test.each([
    ['members in two places', { subnet_id: 'aws_subnet.b', vpc_security_group_ids: 'aws_security_group.g' }],
    [
      'a member in two groups',
      { subnet_id: 'aws_subnet.a', vpc_security_group_ids: ['aws_security_group.g', 'aws_security_group.h'] },
    ],
  ])('folded: %s', (_, refs) => {
    const graph = drawn({
      ...VPC,
      'aws_security_group.g': group,
      'aws_security_group.h': group,
      'aws_instance.x': { refs: { subnet_id: 'aws_subnet.a', vpc_security_group_ids: 'aws_security_group.g' } },
      'aws_instance.y': { refs },
    });
    expect(graph.nodes.has('aws_security_group.g')).toBe(false);
    expect(graph.nodes.get('aws_instance.x')?.parent).toBe('aws_subnet.a');
  });

  test('a group that nothing names is drawn in its VPC', () => {
    const graph = drawn({ ...VPC, 'aws_security_group.g': group });
    expect(graph.nodes.get('aws_security_group.g')?.parent).toBe('aws_vpc.main');
  });
});

describe('Azure', () => {
  test('a machine is in the subnet of its network interface; names place without references', () => {
    const graph = drawn({
      'azurerm_resource_group.rg': { values: { name: 'shop' } },
      'azurerm_virtual_network.net': { values: { name: 'net', resource_group_name: 'shop' } },
      'azurerm_subnet.s': { values: { virtual_network_name: 'net', resource_group_name: 'shop' } },
      'azurerm_network_interface.nic': {
        refs: { ip_configuration: 'azurerm_subnet.s', resource_group_name: 'azurerm_resource_group.rg' },
      },
      'azurerm_linux_virtual_machine.vm': {
        refs: { network_interface_ids: 'azurerm_network_interface.nic' },
        values: { resource_group_name: 'shop' },
      },
      'azurerm_key_vault.kv': { values: { resource_group_name: 'shop' } },
    });
    expect(pathOf(graph, 'azurerm_linux_virtual_machine.vm')).toEqual([
      'azurerm_resource_group.rg',
      'azurerm_virtual_network.net',
      'azurerm_subnet.s',
      'azurerm_linux_virtual_machine.vm',
    ]);
    expect(pathOf(graph, 'azurerm_key_vault.kv')).toEqual(['azurerm_resource_group.rg', 'azurerm_key_vault.kv']);
    expect(graph.nodes.has('azurerm_network_interface.nic')).toBe(false);
  });
});

describe('Google', () => {
  test('network, region, subnetwork, zone, instance; by name or self link', () => {
    const graph = drawn({
      'google_compute_network.n': { values: { name: 'prod' } },
      'google_compute_subnetwork.s': {
        values: { name: 'web', network: 'projects/p/global/networks/prod', region: 'r1' },
      },
      'google_compute_instance.i': { values: { zone: 'r1-a', network_interface: [{ subnetwork: 'web' }] } },
      'google_compute_instance.alone': { values: { zone: 'r1-a', network_interface: [{ network: 'other' }] } },
    });
    expect(pathOf(graph, 'google_compute_instance.i')).toEqual([
      'google_compute_network.n',
      'tv_gcp_region.n_r1',
      'google_compute_subnetwork.s',
      'tv_gcp_zone.s_r1-a',
      'google_compute_instance.i',
    ]);
    expect(pathOf(graph, 'google_compute_instance.alone')[0]).toBe('google_compute_network.other');
  });

  test('a zone of a network without subnetworks is in its region', () => {
    const graph = drawn({
      'google_compute_network.n': {},
      'google_compute_instance.i': {
        refs: { network_interface: 'google_compute_network.n' },
        values: { zone: 'eu-w1-b' },
      },
    });
    expect(pathOf(graph, 'google_compute_instance.i')).toEqual([
      'google_compute_network.n',
      'tv_gcp_region.n_eu-w1',
      'tv_gcp_zone.n_eu-w1_eu-w1-b',
      'google_compute_instance.i',
    ]);
  });
});
