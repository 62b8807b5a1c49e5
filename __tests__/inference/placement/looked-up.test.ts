/** Networks that are known by an identity or looked up: what is around them, and what stands beside them. */
import type { Json } from '../../../src/graph/inventory.js';
import { understand } from '../../../src/inference/index.js';
import { drawn, pathOf, plan, type Sketch } from '../build.js';

type Sketches = Record<string, Sketch>;

const data = (values: Record<string, Json> = {}, refs: Sketch['refs'] = {}): Sketch => ({ mode: 'data', values, refs });
const AZURE_ID = '/subscriptions/0/resourceGroups/rg/providers/Microsoft.Network/virtualNetworks/hub';
const GOOGLE_SUBNET = 'projects/host/regions/europe-west1/subnetworks/apps';
const GROUP: Sketches = { 'aws_security_group.g': { values: { vpc_id: 'vpc-0abc' } } };

/** What there is, the resource that is asked for, and what it is in, from the outside in. */
const CASES: readonly (readonly [string, Sketches, string, string[]])[] = [
  [
    'an interface endpoint names its VPC and its subnet by their ids',
    { 'aws_vpc_endpoint.e': { values: { vpc_id: 'vpc-0abc', subnet_ids: ['subnet-1'] } } },
    'aws_vpc_endpoint.e',
    ['aws_vpc.vpc-0abc', 'aws_subnet.subnet-1'],
  ],
  [
    'a machine in a subnet that is an id, whose security group says the VPC',
    {
      ...GROUP,
      'aws_instance.i': { values: { subnet_id: 'subnet-1' }, refs: { vpc_security_group_ids: 'aws_security_group.g' } },
    },
    'aws_instance.i',
    ['aws_vpc.vpc-0abc', 'aws_subnet.subnet-1'],
  ],
  [
    'the same where the group is in a VPC that is looked up',
    {
      'aws_vpc.d': data(),
      'aws_security_group.g': { refs: { vpc_id: 'aws_vpc.d' } },
      'aws_instance.i': { values: { subnet_id: 'subnet-1' }, refs: { vpc_security_group_ids: 'aws_security_group.g' } },
    },
    'aws_instance.i',
    ['aws_vpc.d', 'aws_subnet.subnet-1'],
  ],
  [
    'the same where the group is an id that is looked up, too',
    {
      'aws_security_group.g': data({ id: 'sg-1', vpc_id: 'vpc-0abc' }),
      'aws_vpc_endpoint.e': { values: { vpc_id: 'vpc-0abc' } },
      'aws_instance.i': { values: { subnet_id: 'subnet-1', vpc_security_group_ids: ['sg-1'] } },
    },
    'aws_instance.i',
    ['aws_vpc.vpc-0abc', 'aws_subnet.subnet-1'],
  ],
  [
    'a machine in a subnet that is an id, beside the only VPC that is one',
    { ...GROUP, 'aws_instance.i': { values: { subnet_id: 'subnet-1' } } },
    'aws_instance.i',
    ['aws_vpc.vpc-0abc', 'aws_subnet.subnet-1'],
  ],
  [
    'a subnet that was there before is in no VPC that the plan builds',
    { 'aws_vpc.new': {}, 'aws_instance.i': { values: { subnet_id: 'subnet-1' } } },
    'aws_instance.i',
    ['aws_subnet.subnet-1'],
  ],
  [
    'a looked-up subnet that says its VPC by an id',
    { 'aws_subnet.s': data({ vpc_id: 'vpc-0abc' }), 'aws_instance.i': { refs: { subnet_id: 'aws_subnet.s' } } },
    'aws_instance.i',
    ['aws_vpc.vpc-0abc', 'aws_subnet.s'],
  ],
  [
    'subnets that are found by a filter stand for themselves, in the VPC of the filter',
    {
      'aws_vpc.v': data(),
      'aws_subnets.s': data({}, { 'filter.values': 'aws_vpc.v' }),
      'aws_instance.i': { refs: { subnet_id: 'aws_subnets.s' } },
    },
    'aws_instance.i',
    ['aws_vpc.v', 'aws_subnet.s'],
  ],
  ...[
    ['subnets that a filter finds in a network built here are its subnets', {}],
    ['as far as their tags match', { filter: [{ name: 'tag:Tier', values: ['priv*'] }] }],
    ['by an attribute with tags', { tags: { Tier: 'private' } }],
    ['or an attribute', { filter: [{ name: 'availability-zone', values: ['eu-west-1a'] }] }],
  ].map(([title, filters]): (typeof CASES)[number] => [
    title as string,
    {
      'aws_vpc.v': {},
      'aws_subnet.private': {
        values: { tags: { Tier: 'private' }, availability_zone: 'eu-west-1a' },
        refs: { vpc_id: 'aws_vpc.v' },
      },
      ...(Object.keys(filters as object).length > 0 && {
        'aws_subnet.public': {
          values: { tags: { Tier: 'public' }, availability_zone: 'eu-west-1b' },
          refs: { vpc_id: 'aws_vpc.v' },
        },
      }),
      'aws_subnets.s': data(filters as Record<string, Json>, { 'filter.values': 'aws_vpc.v' }),
      'aws_instance.i': { refs: { subnet_id: 'aws_subnets.s' } },
    },
    'aws_instance.i',
    ['aws_vpc.v', 'aws_az.v_eu-west-1a', 'aws_subnet.private'],
  ]),
  [
    'subnets of a network built here that no filter matches are others',
    {
      'aws_vpc.v': {},
      'aws_subnet.public': { values: { tags: { Tier: 'public' } }, refs: { vpc_id: 'aws_vpc.v' } },
      'aws_subnets.s': data({ tags: { Tier: 'private' } }, { 'filter.values': 'aws_vpc.v' }),
      'aws_instance.i': { refs: { subnet_id: 'aws_subnets.s' } },
    },
    'aws_instance.i',
    ['aws_vpc.v', 'aws_subnet.s'],
  ],
  [
    'subnets that are found by their tags alone',
    {
      'aws_subnets.s': data({ tags: { Tier: 'private' } }),
      'aws_instance.i': { refs: { subnet_id: 'aws_subnets.s' } },
    },
    'aws_instance.i',
    ['aws_subnet.s'],
  ],
  [
    'subnets that were found are in the VPC of the filter, by its id',
    {
      'aws_vpc.v': data({ id: 'vpc-0abc' }),
      'aws_subnets.s': data({ ids: ['subnet-1', 'subnet-2'], filter: [{ name: 'vpc-id', values: ['vpc-0abc'] }] }),
      'aws_instance.i': { values: { subnet_id: 'subnet-2' } },
    },
    'aws_instance.i',
    ['aws_vpc.v', 'aws_subnet.subnet-2'],
  ],
  [
    'a subnet of Azure that says its network by name, which is looked up as well',
    {
      'azurerm_virtual_network.v': data({ name: 'hub' }),
      'azurerm_subnet.s': data({ name: 'apps', virtual_network_name: 'hub' }),
      'azurerm_private_endpoint.e': { refs: { subnet_id: 'azurerm_subnet.s' } },
    },
    'azurerm_private_endpoint.e',
    ['azurerm_virtual_network.v', 'azurerm_subnet.s'],
  ],
  [
    'the same where only the subnet is looked up',
    {
      'azurerm_subnet.s': data({ name: 'apps', virtual_network_name: 'hub' }),
      'azurerm_private_endpoint.e': { refs: { subnet_id: 'azurerm_subnet.s' } },
    },
    'azurerm_private_endpoint.e',
    ['azurerm_virtual_network.hub', 'azurerm_subnet.s'],
  ],
  [
    'a new subnet in a network that is a name',
    { 'azurerm_subnet.s': { values: { name: 'apps', virtual_network_name: 'hub' } } },
    'azurerm_subnet.s',
    ['azurerm_virtual_network.hub'],
  ],
  [
    'an id of Azure means the subnet of the plan that has this name in this network',
    {
      'azurerm_virtual_network.v': { values: { name: 'hub' } },
      'azurerm_subnet.s': { values: { name: 'apps', virtual_network_name: 'hub' } },
      'azurerm_private_endpoint.e': { values: { subnet_id: `${AZURE_ID}/subnets/apps` } },
    },
    'azurerm_private_endpoint.e',
    ['azurerm_virtual_network.v', 'azurerm_subnet.s'],
  ],
  [
    'an id of Azure whose network is in the plan, but not its subnet',
    {
      'azurerm_virtual_network.v': { values: { name: 'hub' } },
      'azurerm_private_endpoint.e': { values: { subnet_id: `${AZURE_ID}/subnets/apps` } },
    },
    'azurerm_private_endpoint.e',
    ['azurerm_virtual_network.v', 'azurerm_subnet.apps'],
  ],
  [
    'an id of Azure with the name of a subnet in another network',
    {
      'azurerm_virtual_network.v': { values: { name: 'spoke' } },
      'azurerm_subnet.s': { values: { name: 'apps', virtual_network_name: 'spoke' } },
      'azurerm_private_endpoint.e': { values: { subnet_id: `${AZURE_ID}/subnets/apps` } },
    },
    'azurerm_private_endpoint.e',
    ['azurerm_virtual_network.hub', 'azurerm_subnet.apps'],
  ],
  [
    'a shared subnet of Google by its path, in the network beside it',
    {
      'google_compute_instance.i': {
        values: { network_interface: [{ network: 'projects/host/global/networks/shared', subnetwork: GOOGLE_SUBNET }] },
      },
    },
    'google_compute_instance.i',
    ['google_compute_network.shared', 'tv_gcp_region.shared_europe-west1', 'google_compute_subnetwork.apps'],
  ],
  [
    'a shared subnet of Google by its path alone',
    { 'google_compute_instance.i': { values: { network_interface: [{ subnetwork: GOOGLE_SUBNET }] } } },
    'google_compute_instance.i',
    ['google_compute_subnetwork.apps'],
  ],
  [
    'a looked-up subnet of Google that says its network',
    {
      'google_compute_subnetwork.s': data({ network: 'projects/host/global/networks/shared' }),
      'google_compute_instance.i': { refs: { 'network_interface.subnetwork': 'google_compute_subnetwork.s' } },
    },
    'google_compute_instance.i',
    ['google_compute_network.shared', 'google_compute_subnetwork.s'],
  ],
];

test.each(CASES)('%s', (_, sketches, address, expected) => {
  expect(pathOf(drawn(sketches), address)).toEqual([...expected, address]);
});

test('users of one subnet that name two VPCs say nothing of it', () => {
  const machine = (group: string): Sketch => ({
    values: { subnet_id: 'subnet-1' },
    refs: { vpc_security_group_ids: `aws_security_group.${group}` },
  });
  const graph = drawn({
    'aws_security_group.a': { values: { vpc_id: 'vpc-a' } },
    'aws_security_group.b': { values: { vpc_id: 'vpc-b' } },
    'aws_instance.a': machine('a'),
    'aws_instance.b': machine('b'),
  });
  expect(graph.nodes.get('aws_subnet.subnet-1')?.parent).toBeNull();
});

test('a cluster in two subnets that are ids is in the VPC that it names', () => {
  const graph = drawn({
    'aws_eks_cluster.c': { values: { vpc_config: [{ vpc_id: 'vpc-0abc', subnet_ids: ['subnet-1', 'subnet-2'] }] } },
  });
  expect(graph.nodes.get('aws_eks_cluster.c')?.parent).toBe('aws_subnet.subnet-1');
  expect(graph.nodes.get('aws_subnet.subnet-1')).toMatchObject({ count: 2, parent: 'aws_vpc.vpc-0abc' });
});

test('what stands for several subnets is proved by the data source, which is no picture itself', () => {
  const { ledger, graph } = understand(
    plan({ 'aws_subnets.s': data(), 'aws_lb.l': { refs: { subnets: 'aws_subnets.s' } } }),
  );
  expect(ledger.implied).toEqual([{ address: 'aws_subnet.s', proof: 'aws_subnets.s' }]);
  expect(ledger.summary).toMatchObject({ total: 2, drawn: 1, hidden: 1 });
  expect(graph.nodes.get('aws_subnet.s')).toMatchObject({ lookedUp: true, provenance: 'implied' });
});
