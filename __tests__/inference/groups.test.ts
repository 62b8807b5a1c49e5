import { understand } from '../../src/inference/index.js';
import { drawn, pathOf, plan, type Sketch } from './build.js';

const NETWORK: Record<string, Sketch> = {
  'aws_vpc.main': {},
  'aws_subnet.a': { refs: { vpc_id: 'aws_vpc.main' }, values: { availability_zone: 'eu-west-1a' } },
  'aws_subnet.b': { refs: { vpc_id: 'aws_vpc.main' }, values: { availability_zone: 'eu-west-1b' } },
  'aws_security_group.g': { refs: { vpc_id: 'aws_vpc.main' } },
};
const machine = (subnet: string, groups: string | string[] = 'aws_security_group.g'): Sketch => ({
  refs: { subnet_id: subnet, vpc_security_group_ids: groups },
});
const entry = (sketches: Record<string, Sketch>, address: string) =>
  understand(plan(sketches)).ledger.entries.find((found) => found.address === address);

test('two members in one subnet are in a box there', () => {
  const graph = drawn({
    ...NETWORK,
    'aws_instance.x': machine('aws_subnet.a'),
    'aws_instance.y': machine('aws_subnet.a'),
  });
  expect(pathOf(graph, 'aws_instance.y').slice(2)).toEqual(['aws_subnet.a', 'aws_security_group.g', 'aws_instance.y']);
});

test.each<[string, Record<string, Sketch>]>([
  ['one member', { 'aws_instance.x': machine('aws_subnet.a') }],
  ['members in two subnets', { 'aws_instance.x': machine('aws_subnet.a'), 'aws_instance.y': machine('aws_subnet.b') }],
  [
    'a member of a second group',
    {
      'aws_security_group.h': {},
      'aws_instance.x': machine('aws_subnet.a', ['aws_security_group.g', 'aws_security_group.h']),
      'aws_instance.y': machine('aws_subnet.a'),
    },
  ],
  [
    'members with copies',
    {
      'aws_autoscaling_group.x': {
        refs: { vpc_zone_identifier: ['aws_subnet.a', 'aws_subnet.b'], security_groups: 'aws_security_group.g' },
      },
      'aws_autoscaling_group.y': {
        refs: { vpc_zone_identifier: ['aws_subnet.a', 'aws_subnet.b'], security_groups: 'aws_security_group.g' },
      },
    },
  ],
])('%s: the group folds', (_, sketches) => {
  const all = { ...NETWORK, ...sketches };
  expect(entry(all, 'aws_security_group.g')).toMatchObject({ bucket: 'folded' });
  expect([...drawn(all).nodes.values()].filter(({ type }) => type === 'aws_security_group')).toEqual([]);
});

test('members in no container at all are in no box', () => {
  expect(
    entry(
      {
        'aws_security_group.g': {},
        'aws_instance.x': { refs: { vpc_security_group_ids: 'aws_security_group.g' } },
        'aws_instance.y': { refs: { vpc_security_group_ids: 'aws_security_group.g' } },
      },
      'aws_security_group.g',
    ),
  ).toMatchObject({ bucket: 'folded', node: 'aws_instance.x' });
});

test('a group that nothing is in is hidden with its rules, but not from a plan of networks', () => {
  const unused = {
    ...NETWORK,
    'aws_security_group_rule.r': { refs: { security_group_id: 'aws_security_group.g' } },
  };
  expect(entry(unused, 'aws_security_group.g')).toMatchObject({ bucket: 'drawn' });
  const used = { ...unused, 'aws_sqs_queue.q': {} };
  for (const address of ['aws_security_group.g', 'aws_security_group_rule.r']) {
    expect(entry(used, address)).toMatchObject({
      bucket: 'hidden',
      rule: 'a security group without members in the plan',
    });
  }
});

test.each<[string, Record<string, Sketch>, string]>([
  ['a list of ranges', { 'aws_ec2_managed_prefix_list.l': {} }, 'drawn'],
  ['gateways', { 'aws_nat_gateway.n': { refs: { subnet_id: 'aws_subnet.a' } }, 'aws_vpn_gateway.v': {} }, 'drawn'],
  ['a load balancer', { 'aws_lb.l': { values: { load_balancer_type: 'network' } } }, 'hidden'],
  ['a queue', { 'aws_sqs_queue.q': {} }, 'hidden'],
])('a group that nothing is in, beside %s', (_, beside, bucket) => {
  expect(entry({ ...NETWORK, ...beside }, 'aws_security_group.g')).toMatchObject({ bucket });
});
