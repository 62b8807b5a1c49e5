/** Security groups whose rules name the ranges of subnets. */
import type { Json } from '../../../src/graph/inventory.js';
import { understand } from '../../../src/inference/index.js';
import { plan } from '../build.js';
import { type Sketches, said } from './say.js';

const subnet = (cidr_block: string, vpc = 'aws_vpc.v') => ({ values: { cidr_block }, refs: { vpc_id: vpc } });
const NETWORK: Sketches = {
  'aws_vpc.v': { values: { cidr_block: '10.0.0.0/16' } },
  'aws_subnet.app': subnet('10.0.1.0/24'),
  'aws_subnet.data': subnet('10.0.2.0/24'),
  'aws_instance.app': { refs: { subnet_id: 'aws_subnet.app' } },
  'aws_db_instance.db': {
    refs: { db_subnet_group_name: 'aws_db_subnet_group.d', vpc_security_group_ids: 'aws_security_group.db' },
  },
  'aws_db_subnet_group.d': { refs: { subnet_ids: 'aws_subnet.data' } },
  'aws_security_group.db': { refs: { vpc_id: 'aws_vpc.v' } },
};
const PORT = { from_port: 5432, to_port: 5432, protocol: 'tcp' };
const CALL = 'aws_instance.app > aws_db_instance.db: 5432/tcp';

/** The group of the database with blocks. */
const group = (values: Record<string, Json>, refs: Record<string, string> = {}): Sketches => ({
  'aws_security_group.db': { values, refs: { vpc_id: 'aws_vpc.v', ...refs } },
});
const ingress = (...blocks: Record<string, Json>[]): Sketches => group({ ingress: blocks });
const rule = (type: string, values: Record<string, Json>, refs: Record<string, string> = {}): Sketches => ({
  [`${type}.r`]: { values, refs: { security_group_id: 'aws_security_group.db', ...refs } },
});
const APP_GROUP: Sketches = {
  'aws_security_group.app': { refs: { vpc_id: 'aws_vpc.v' } },
  'aws_instance.app': { refs: { subnet_id: 'aws_subnet.app', vpc_security_group_ids: 'aws_security_group.app' } },
};

const CASES: readonly (readonly [string, Sketches, readonly string[]])[] = [
  ['the range of a subnet, in a block', ingress({ ...PORT, cidr_blocks: ['10.0.1.0/24'] }), [CALL]],
  ['the range of a subnet, written with other bits', ingress({ ...PORT, cidr_blocks: ['10.0.1.7/24'] }), [CALL]],
  [
    'a range that is not known yet, by its reference',
    group({ ingress: [{ ...PORT, cidr_blocks: [null] }] }, { 'ingress.cidr_blocks': 'aws_subnet.app' }),
    [CALL],
  ],
  [
    'a rule of its own',
    rule('aws_security_group_rule', { type: 'ingress', ...PORT, cidr_blocks: ['10.0.1.0/24'] }),
    [CALL],
  ],
  [
    'a rule of the newer kind',
    rule('aws_vpc_security_group_ingress_rule', {
      from_port: 5432,
      to_port: 5432,
      ip_protocol: 'tcp',
      cidr_ipv4: '10.0.1.0/24',
    }),
    [CALL],
  ],
  [
    'a range of IPv6',
    {
      'aws_subnet.app': {
        values: { ipv6_cidr_block: '2600:1F16::/64' },
        refs: { vpc_id: 'aws_vpc.v' },
      },
      ...ingress({ ...PORT, ipv6_cidr_blocks: ['2600:1f16::/64'] }),
    },
    [CALL],
  ],
  [
    'a rule for those who leave, that names the range of the database',
    {
      ...APP_GROUP,
      'aws_security_group.app': {
        values: { egress: [{ ...PORT, cidr_blocks: ['10.0.2.0/24'] }] },
        refs: { vpc_id: 'aws_vpc.v' },
      },
    },
    [CALL],
  ],
  [
    'both ends, each by its rule: one arrow',
    {
      ...APP_GROUP,
      ...ingress({ ...PORT, cidr_blocks: ['10.0.1.0/24'] }),
      'aws_vpc_security_group_egress_rule.e': {
        values: { from_port: 5432, to_port: 5432, ip_protocol: 'tcp', cidr_ipv4: '10.0.2.0/24' },
        refs: { security_group_id: 'aws_security_group.app' },
      },
    },
    [CALL],
  ],
  ['everywhere', ingress({ ...PORT, cidr_blocks: ['0.0.0.0/0'] }), []],
  ['all of the network', ingress({ ...PORT, cidr_blocks: ['10.0.0.0/16'] }), []],
  [
    'all of the network, which is one subnet',
    { 'aws_subnet.app': subnet('10.0.0.0/16'), ...ingress({ ...PORT, cidr_blocks: ['10.0.0.0/16'] }) },
    [],
  ],
  ['more than the network', ingress({ ...PORT, cidr_blocks: ['10.0.0.0/8'] }), []],
  ['one address of a subnet', ingress({ ...PORT, cidr_blocks: ['10.0.1.4/32'] }), []],
  ['its own members', ingress({ ...PORT, self: true }), []],
  ['a prefix list', ingress({ ...PORT, prefix_list_ids: ['pl-1'] }), []],
  ['pings', ingress({ from_port: -1, to_port: -1, protocol: 'icmp', cidr_blocks: ['10.0.1.0/24'] }), []],
  [
    'whatever it may do',
    ingress({ from_port: 0, to_port: 0, protocol: '-1', cidr_blocks: ['10.0.1.0/24'] }),
    ['aws_instance.app > aws_db_instance.db'],
  ],
  [
    'a store and a gateway that stand in the subnet, who call nobody',
    {
      'aws_instance.app': {},
      'aws_elasticache_cluster.c': { refs: { subnet_group_name: 'aws_subnet.app' } },
      'aws_nat_gateway.n': { refs: { subnet_id: 'aws_subnet.app' } },
      ...ingress({ ...PORT, cidr_blocks: ['10.0.1.0/24'] }),
    },
    ['aws_nat_gateway.n > tv_aws_internet.internet'],
  ],
  [
    'a subnet to a door of the network, which is open to all that stands there',
    {
      ...ingress({ ...PORT, cidr_blocks: ['10.0.1.0/24'] }),
      'aws_db_instance.db': {},
      'aws_vpc_endpoint.e': { refs: { subnet_ids: 'aws_subnet.data', security_group_ids: 'aws_security_group.db' } },
    },
    [],
  ],
  [
    'a range that two networks use, one of them its own',
    {
      'aws_vpc.other': { values: { cidr_block: '10.0.0.0/16' } },
      'aws_subnet.other': subnet('10.0.1.0/24', 'aws_vpc.other'),
      'aws_instance.other': { refs: { subnet_id: 'aws_subnet.other' } },
      ...ingress({ ...PORT, cidr_blocks: ['10.0.1.0/24'] }),
    },
    [CALL],
  ],
  [
    'a range that two other networks use',
    {
      'aws_subnet.app': subnet('10.0.1.0/24', 'aws_vpc.a'),
      'aws_subnet.b': subnet('10.0.1.0/24', 'aws_vpc.b'),
      'aws_vpc.a': {},
      'aws_vpc.b': {},
      ...ingress({ ...PORT, cidr_blocks: ['10.0.1.0/24'] }),
    },
    [],
  ],
  [
    'what it calls through a balancer already',
    {
      ...ingress({ ...PORT, cidr_blocks: ['10.0.1.0/24'] }),
      'aws_instance.app': { refs: { subnet_id: 'aws_subnet.app', user_data: 'aws_db_proxy.p' } },
      'aws_db_proxy.p': {},
      'aws_db_proxy_target.t': {
        refs: { db_proxy_name: 'aws_db_proxy.p', db_instance_identifier: 'aws_db_instance.db' },
      },
    },
    ['aws_db_proxy.p > aws_db_instance.db', 'aws_instance.app > aws_db_proxy.p'],
  ],
  [
    'who is called by it already: only the other way is drawn',
    {
      ...ingress({ ...PORT, cidr_blocks: ['10.0.1.0/24'] }),
      'aws_db_instance.db': { refs: { ...NETWORK['aws_db_instance.db']?.refs, endpoint: 'aws_instance.app' } },
    },
    ['aws_db_instance.db > aws_instance.app'],
  ],
  [
    'two groups in one list of blocks, each with its port',
    {
      ...APP_GROUP,
      ...group(
        {
          ingress: [
            { ...PORT, cidr_blocks: ['10.9.0.0/24'], security_groups: [] },
            { ...PORT, from_port: 6432, to_port: 6432, security_groups: ['sg-1'] },
          ],
        },
        { 'ingress.security_groups': 'aws_security_group.app' },
      ),
      'aws_security_group.app': { values: { id: 'sg-1' }, refs: { vpc_id: 'aws_vpc.v' } },
    },
    ['aws_instance.app > aws_db_instance.db: 6432/tcp'],
  ],
];

test.each(CASES)('a database lets in %s', (_, more, expected) => {
  expect(said({ ...NETWORK, ...more })).toEqual(expected);
});

test('a looked-up subnet stands for the range that a reference says, not for that which is made up for it', () => {
  const made = { 'aws_subnet.app': { ...subnet('10.0.1.0/24'), mode: 'data' as const } };
  const literal = subnet('10.0.1.0/24');
  expect(
    said({
      ...NETWORK,
      ...made,
      'aws_subnet.literal': literal,
      'aws_instance.literal': { refs: { subnet_id: 'aws_subnet.literal' } },
      ...group({ ingress: [{ ...PORT, cidr_blocks: ['10.0.1.0/24'] }] }, { 'ingress.cidr_blocks': 'aws_subnet.app' }),
    }),
  ).toEqual([CALL]);
});

test('an arrow says which attribute of which rule allows it, and that it is assumed', () => {
  const { ledger } = understand(plan({ ...NETWORK, ...ingress({ ...PORT, cidr_blocks: ['10.0.1.0/24'] }) }));
  expect(ledger.arrows.map(({ evidence }) => evidence)).toEqual([
    [{ rule: 'allowed', by: 'aws_security_group.db', path: 'ingress.cidr_blocks', isFact: false }],
  ]);
});

test('seventeen that may call one are no arrows, and a word says so', () => {
  const machines = Object.fromEntries(
    Array.from({ length: 17 }, (_, i) => [
      `aws_instance.m${i}`,
      { values: { instance_type: `t${i}` }, refs: { subnet_id: 'aws_subnet.app' } },
    ]),
  );
  const { graph, ledger } = understand(
    plan({
      ...NETWORK,
      'aws_instance.app': {},
      ...machines,
      ...group({ ingress: [{ ...PORT, cidr_blocks: ['10.0.1.0/24'] }] }, { 'ingress.cidr_blocks': 'aws_subnet.app' }),
    }),
  );
  expect(graph.edges).toEqual([]);
  expect(ledger.references).toContainEqual({
    from: 'aws_security_group.db',
    to: 'aws_subnet.app',
    path: 'ingress.cidr_blocks',
    why: 'many',
  });
});
