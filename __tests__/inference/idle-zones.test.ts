/** Zones in which nothing runs, beside boxes of what lies across all of them. */
import { drawn, pathOf, type Sketch } from './build.js';

const ZONES = ['a', 'b'];
const subnets = (name: string, zones: readonly string[] = ZONES): Record<string, Sketch> =>
  Object.fromEntries(
    zones.map((zone, i) => [
      `aws_subnet.${name}[${i}]`,
      { refs: { vpc_id: 'aws_vpc.main' }, values: { availability_zone: `eu-west-1${zone}` } },
    ]),
  );
/** Three tiers; a function lies across one of them, a NAT gateway is in another. */
const NETWORK: Record<string, Sketch> = {
  'aws_vpc.main': {},
  ...subnets('public'),
  ...subnets('private'),
  ...subnets('spare'),
  'aws_lambda_function.f': { refs: { 'vpc_config.subnet_ids': ['aws_subnet.private[0]', 'aws_subnet.private[1]'] } },
  'aws_nat_gateway.n': { refs: { subnet_id: 'aws_subnet.public[0]' } },
};
const zonesIn = (more: Record<string, Sketch>, without: readonly string[] = []): string[] => {
  const sketches = Object.fromEntries(
    Object.entries({ ...NETWORK, ...more }).filter(([name]) => !without.includes(name)),
  );
  return [...drawn(sketches).nodes.keys()].filter((address) => address.startsWith('aws_az.'));
};

test('each tier is one box, with its gateway in it, and no zone is drawn', () => {
  const graph = drawn(NETWORK);
  expect(pathOf(graph, 'aws_nat_gateway.n')).toEqual(['aws_vpc.main', 'aws_subnet.public[0]', 'aws_nat_gateway.n']);
  expect(graph.nodes.get('aws_nat_gateway.n')?.attributes).toMatchObject({ zone_shown: 'eu-west-1a' });
  expect(graph.nodes.get('aws_lambda_function.f')?.attributes).not.toHaveProperty('zone_shown');
  for (const tier of ['public', 'private', 'spare']) {
    expect(graph.nodes.get(`aws_subnet.${tier}[0]`)).toMatchObject({ count: 2, parent: 'aws_vpc.main' });
    expect(graph.nodes.has(`aws_subnet.${tier}[1]`)).toBe(false);
  }
  expect(zonesIn({})).toEqual([]);
});

test.each<[string, Record<string, Sketch>, string[]]>([
  ['a machine runs in one', { 'aws_instance.i': { refs: { subnet_id: 'aws_subnet.public[1]' } } }, []],
  ['nothing lies across them', {}, ['aws_lambda_function.f']],
])('zones are drawn where %s', (_, more, without) => {
  expect(zonesIn(more, without).length).toBeGreaterThanOrEqual(2);
});

test('a group of machines with a part in each subnet stands once in their box', () => {
  const group = { refs: { vpc_zone_identifier: ['aws_subnet.spare[0]', 'aws_subnet.spare[1]'] } };
  const graph = drawn({ ...NETWORK, 'aws_autoscaling_group.g': group });
  expect(pathOf(graph, 'aws_autoscaling_group.g')).toEqual([
    'aws_vpc.main',
    'aws_subnet.spare[0]',
    'aws_autoscaling_group.g',
  ]);
  expect(zonesIn({ 'aws_autoscaling_group.g': group })).toEqual([]);
});

test.each<[string, Record<string, Sketch>]>([
  ['a zone has a subnet more of a tier', { ...subnets('spare', ['a', 'b', 'b']) }],
  ['a tier is in one zone only', { ...subnets('other', ['a']) }],
  ['a zone is in no box', { ...subnets('spare', ['a', 'b', 'c']) }],
  [
    'some of a tier are new',
    { 'aws_subnet.spare[1]': { ...subnets('spare')['aws_subnet.spare[1]'], change: 'no-op' } },
  ],
])('where %s, subnets stand in the network one by one', (_, more) => {
  expect(zonesIn(more)).toEqual([]);
  const parents = [...drawn({ ...NETWORK, ...more }).nodes.values()].filter(({ type }) => type === 'aws_subnet');
  expect(new Set(parents.map(({ parent }) => parent))).toEqual(new Set(['aws_vpc.main']));
});
