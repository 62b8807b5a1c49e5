/** What routes say of subnets: public, private, or nothing where none is known. */
import { drawn, type Sketch } from '../build.js';

type Sketches = Record<string, Sketch>;

const accessOf = (sketches: Sketches, subnet: string) => drawn(sketches).nodes.get(subnet)?.attributes.access;

const AWS: Sketches = {
  'aws_subnet.s': {},
  'aws_route_table.t': {},
  'aws_route_table_association.a': {
    refs: { subnet_id: 'aws_subnet.s', route_table_id: 'aws_route_table.t' },
  },
};
const route = (values: Sketch['values'], refs: Sketch['refs'] = {}): Sketches => ({
  'aws_route.r': { values: values ?? {}, refs: { ...refs, route_table_id: 'aws_route_table.t' } },
});
const ALL = { destination_cidr_block: '0.0.0.0/0' };

test.each<readonly [string, Sketches, string | undefined]>([
  ['no route at all', {}, undefined],
  [
    'to an internet gateway',
    { 'aws_internet_gateway.g': {}, ...route(ALL, { gateway_id: 'aws_internet_gateway.g' }) },
    'public',
  ],
  ['to an internet gateway by its id', route({ ...ALL, gateway_id: 'igw-0a1b' }), 'public'],
  ['to a gateway that nobody knows', route(ALL), undefined],
  ['to a NAT gateway', { 'aws_nat_gateway.n': {}, ...route(ALL, { nat_gateway_id: 'aws_nat_gateway.n' }) }, 'private'],
  ['to a NAT gateway by its id', route({ ...ALL, nat_gateway_id: 'nat-0a1b' }), 'private'],
  [
    'to a transit gateway',
    { 'aws_ec2_transit_gateway.g': {}, ...route(ALL, { transit_gateway_id: 'aws_ec2_transit_gateway.g' }) },
    'private',
  ],
  ['to a VPN gateway in the place of an internet gateway', route({ ...ALL, gateway_id: 'vgw-0a1b' }), 'private'],
  [
    'in a block of the table, by id',
    { 'aws_route_table.t': { values: { route: [{ cidr_block: '0.0.0.0/0', gateway_id: 'igw-0a1b' }] } } },
    'public',
  ],
  [
    'in a block of the table, to a NAT gateway',
    { 'aws_nat_gateway.n': {}, 'aws_route_table.t': { refs: { 'route.nat_gateway_id': 'aws_nat_gateway.n' } } },
    'private',
  ],
  [
    'both ways',
    {
      'aws_internet_gateway.g': {},
      'aws_nat_gateway.n': {},
      'aws_route_table.t': {
        refs: { 'route.nat_gateway_id': 'aws_nat_gateway.n', 'route.gateway_id': 'aws_internet_gateway.g' },
      },
    },
    'public',
  ],
])('AWS, a route %s', (_, more, expected) => {
  expect(accessOf({ ...AWS, ...more }, 'aws_subnet.s')).toBe(expected);
});

const BESIDE: Sketches = {
  ...AWS,
  'aws_vpc.v': {},
  'aws_internet_gateway.g': { refs: { vpc_id: 'aws_vpc.v' } },
  'aws_subnet.s': { refs: { vpc_id: 'aws_vpc.v' } },
  'aws_subnet.data': { refs: { vpc_id: 'aws_vpc.v' } },
};

test.each<readonly [string, Sketches, string | undefined]>([
  ['in a network whose gateway is built beside it', {}, 'private'],
  ['in another network', { 'aws_subnet.data': { refs: { vpc_id: 'aws_vpc.w' } }, 'aws_vpc.w': {} }, undefined],
  [
    'where the main table is said',
    { 'aws_main_route_table_association.m': { refs: { vpc_id: 'aws_vpc.v', route_table_id: 'aws_route_table.t' } } },
    undefined,
  ],
  ['where somebody else builds the gateway', { 'aws_internet_gateway.g': {} }, undefined],
  ['beside a table that is joined to nobody knows what', { 'aws_route_table_association.x': {} }, undefined],
])('AWS, a subnet that no table is joined to, %s', (_, more, expected) => {
  expect(accessOf({ ...BESIDE, ...more }, 'aws_subnet.data')).toBe(expected);
});

const AZURE: Sketches = {
  'azurerm_subnet.s': {},
  'azurerm_subnet_route_table_association.a': {
    refs: { subnet_id: 'azurerm_subnet.s', route_table_id: 'azurerm_route_table.t' },
  },
};
const table = (address_prefix: string, next_hop_type: string): Sketches => ({
  ...AZURE,
  'azurerm_route_table.t': { values: { route: [{ address_prefix, next_hop_type }] } },
});

test.each<readonly [string, Sketches, string | undefined]>([
  ['no route', { ...AZURE, 'azurerm_route_table.t': {} }, undefined],
  ['everything to an appliance', table('0.0.0.0/0', 'VirtualAppliance'), 'private'],
  ['everything nowhere', table('0.0.0.0/0', 'None'), 'private'],
  ['everything to the internet, which needs an address besides', table('0.0.0.0/0', 'Internet'), undefined],
  ['a part to an appliance', table('10.1.0.0/16', 'VirtualAppliance'), undefined],
  [
    'a route of its own',
    {
      ...AZURE,
      'azurerm_route_table.t': {},
      'azurerm_route.r': {
        values: { address_prefix: '0.0.0.0/0', next_hop_type: 'VirtualNetworkGateway' },
        refs: { route_table_name: 'azurerm_route_table.t' },
      },
    },
    'private',
  ],
  [
    'a subnet that is closed',
    { 'azurerm_subnet.s': { values: { default_outbound_access_enabled: false } } },
    'private',
  ],
  ['a subnet that is not', { 'azurerm_subnet.s': { values: { default_outbound_access_enabled: true } } }, undefined],
])('Azure: %s', (_, sketches, expected) => {
  expect(accessOf(sketches, 'azurerm_subnet.s')).toBe(expected);
});

const google = (values: Sketch['values']): Sketches => ({
  'google_compute_network.n': { values: values ?? {} },
  'google_compute_subnetwork.s': { refs: { network: 'google_compute_network.n' } },
});
const WITHOUT = google({ delete_default_routes_on_create: true });

test.each<readonly [string, Sketches, string | undefined]>([
  ['the routes that every network has', google({}), undefined],
  ['a network without them', WITHOUT, 'private'],
  [
    'a network with a route of its own in their place',
    {
      ...WITHOUT,
      'google_compute_route.r': {
        values: { dest_range: '0.0.0.0/0', next_hop_gateway: 'default-internet-gateway' },
        refs: { network: 'google_compute_network.n' },
      },
    },
    undefined,
  ],
])('Google Cloud: %s', (_, sketches, expected) => {
  expect(accessOf(sketches, 'google_compute_subnetwork.s')).toBe(expected);
});

test('a table with a way to the internet is public, in whatever order its routes are read', () => {
  const [open, closed] = [
    { values: ALL, refs: { gateway_id: 'aws_internet_gateway.g', route_table_id: 'aws_route_table.t' } },
    { values: {}, refs: { nat_gateway_id: 'aws_nat_gateway.n', route_table_id: 'aws_route_table.t' } },
  ];
  const gateways: Sketches = { 'aws_internet_gateway.g': {}, 'aws_nat_gateway.n': {} };
  for (const [first, second] of [
    [open, closed],
    [closed, open],
  ] as const)
    expect(accessOf({ ...AWS, ...gateways, 'aws_route.a': first, 'aws_route.b': second }, 'aws_subnet.s')).toBe(
      'public',
    );
});

test('of a choice between tables, that with the name of the association is its own', () => {
  const numbers = [0, 1, 2];
  const tables = ['aws_route_table.db[0]', ...numbers.map((i) => `aws_route_table.app[${i}]`)];
  const sketches: Sketches = {
    'aws_internet_gateway.g': {},
    'aws_nat_gateway.n': {},
    ...Object.fromEntries(tables.map((table) => [table, {}])),
    ...Object.fromEntries(
      numbers.flatMap((i): [string, Sketch][] => [
        [`aws_subnet.db[${i}]`, {}],
        [
          `aws_route_table_association.db[${i}]`,
          { refs: { subnet_id: numbers.map((j) => `aws_subnet.db[${j}]`), route_table_id: tables } },
        ],
        [
          `aws_route.app[${i}]`,
          { values: ALL, refs: { route_table_id: `aws_route_table.app[${i}]`, nat_gateway_id: 'aws_nat_gateway.n' } },
        ],
      ]),
    ),
    'aws_route.db[0]': {
      values: ALL,
      refs: { route_table_id: 'aws_route_table.db[0]', gateway_id: 'aws_internet_gateway.g' },
    },
  };
  expect(numbers.map((i) => accessOf(sketches, `aws_subnet.db[${i}]`))).toEqual(['public', 'public', 'public']);
});

describe('AWS, a subnet without an association uses the main table', () => {
  const VPC: Sketches = {
    'aws_vpc.v': {},
    'aws_internet_gateway.g': { refs: { vpc_id: 'aws_vpc.v' } },
    'aws_subnet.s': { refs: { vpc_id: 'aws_vpc.v' } },
  };
  const PUBLIC = { gateway_id: 'aws_internet_gateway.g' };

  test.each<readonly [string, Sketches, string | undefined]>([
    [
      'to which a route is added',
      { 'aws_route.r': { values: ALL, refs: { ...PUBLIC, route_table_id: 'aws_vpc.v' } } },
      'public',
    ],
    [
      'that is the default table with a route',
      {
        'aws_default_route_table.d': {
          refs: { default_route_table_id: 'aws_vpc.v', 'route.gateway_id': 'aws_internet_gateway.g' },
        },
      },
      'public',
    ],
    [
      'that is replaced by another table',
      {
        'aws_route_table.t': { refs: { 'route.gateway_id': 'aws_internet_gateway.g' } },
        'aws_main_route_table_association.m': { refs: { vpc_id: 'aws_vpc.v', route_table_id: 'aws_route_table.t' } },
      },
      'public',
    ],
    [
      'that leads to a NAT gateway',
      {
        'aws_nat_gateway.n': {},
        'aws_route.r': { values: ALL, refs: { nat_gateway_id: 'aws_nat_gateway.n', route_table_id: 'aws_vpc.v' } },
      },
      'private',
    ],
    ['about which nothing is known', {}, undefined],
  ])('%s', (_, more, expected) => {
    expect(accessOf({ ...VPC, ...more }, 'aws_subnet.s')).toBe(expected);
  });
});
