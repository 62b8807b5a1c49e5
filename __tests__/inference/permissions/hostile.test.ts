/** Rules in shapes that no provider writes, and more of them than anybody does. */

import { KNOWLEDGE, type Knowledge } from '../../../src/catalog/knowledge.js';
import type { Json } from '../../../src/graph/inventory.js';
import { understand } from '../../../src/inference/index.js';
import { enclosingRanges, rangeOf } from '../../../src/inference/permissions/members.js';
import { plan } from '../build.js';
import { type Sketches, said } from './say.js';

test.each([
  ['10.0.1.0/24', '10.0.1.0/24'],
  ['10.0.1.9/24', '10.0.1.0/24'],
  ['10.0.1.9', '10.0.1.9/32'],
  ['200.1.2.3/1', '128.0.0.0/1'],
  ['200.1.2.3/0', '0.0.0.0/0'],
  ['2600:1F16::/64', '2600:1f16::/64'],
  ['10.0.1.0/33', null],
  ['256.0.1.0/24', null],
  ['10.0.1', null],
  ['AzureLoadBalancer', null],
  ['', null],
  [`${'1:'.repeat(1000)}/64`, null],
])('%s is the range %s', (text, range) => expect(rangeOf(text)).toBe(range));

test('a range is in itself and in all that are wider', () => {
  expect(enclosingRanges('160.0.0.0/3')).toEqual(['0.0.0.0/0', '128.0.0.0/1', '128.0.0.0/2', '160.0.0.0/3']);
  expect(enclosingRanges('2600::/64')).toEqual(['2600::/64']);
});

const SHAPES: readonly (readonly [string, Json])[] = [
  ['a text', 'ingress'],
  ['a number', 7],
  ['nothing in a list', [null, [], 'x', 1, [{ cidr_blocks: ['10.0.1.0/24'] }]]],
  ['a block that holds blocks', [{ cidr_blocks: [{ cidr_blocks: ['10.0.1.0/24'] }], from_port: {}, protocol: [] }]],
  ['names of the language itself', [{ __proto__: null, constructor: 'x', toString: ['10.0.1.0/24'] }]],
  ['no numbers', [{ cidr_blocks: 'everywhere', from_port: 'x', to_port: -5, protocol: 'tcp' }]],
];

test.each(SHAPES)('a rule in the shape of %s says nothing', (_, shape) => {
  expect(
    said({
      'aws_subnet.a': { values: { cidr_block: '10.0.1.0/24' } },
      'aws_instance.a': { refs: { subnet_id: 'aws_subnet.a' } },
      'aws_instance.b': { refs: { vpc_security_group_ids: 'aws_security_group.b' } },
      'aws_security_group.b': { values: { ingress: shape, egress: shape } },
    }),
  ).toEqual([]);
});

/** A machine in each subnet and one group of all, with a rule for each subnet; tags of all and of one, with rules and denials for each. */
function crowd(count: number): Sketches {
  const sketches: Sketches = { 'google_compute_network.n': {}, 'aws_vpc.v': {} };
  for (let i = 0; i < count; i++) {
    const range = `10.${(i >> 8) & 255}.${i & 255}.0/24`;
    sketches[`aws_subnet.s${i}`] = { values: { cidr_block: range }, refs: { vpc_id: 'aws_vpc.v' } };
    sketches[`aws_instance.m${i}`] = {
      values: { instance_type: `t${i}` },
      refs: { subnet_id: `aws_subnet.s${i}`, vpc_security_group_ids: 'aws_security_group.all' },
    };
    sketches[`aws_security_group_rule.r${i}`] = {
      values: { type: 'ingress', from_port: i, to_port: i, protocol: 'tcp', cidr_blocks: [range] },
      refs: { security_group_id: 'aws_security_group.all' },
    };
    sketches[`google_compute_instance.g${i}`] = {
      values: { tags: ['all', `t${i}`] },
      refs: { 'network_interface.network': 'google_compute_network.n' },
    };
    sketches[`google_compute_firewall.a${i}`] = {
      values: { source_tags: ['all'], target_tags: [`t${i}`], allow: [{ protocol: 'tcp' }] },
      refs: { network: 'google_compute_network.n' },
    };
    sketches[`google_compute_firewall.d${i}`] = {
      values: { source_tags: [`t${i}`], target_tags: ['all'], deny: [{ protocol: 'tcp' }], priority: i },
      refs: { network: 'google_compute_network.n' },
    };
  }
  return { ...sketches, 'aws_security_group.all': { refs: { vpc_id: 'aws_vpc.v' } } };
}

function questions(count: number): number {
  let asked = 0;
  const factsOf: Knowledge['factsOf'] = (type) => {
    asked++;
    return KNOWLEDGE.factsOf(type);
  };
  understand(plan(crowd(count)), { ...KNOWLEDGE, factsOf });
  return asked;
}

test('twice as many rules and members are twice the questions', () => {
  const [some, more] = [150, 300].map(questions) as [number, number];
  expect(more / some).toBeLessThan(2.3);
});

test('5,000 rules for as many members are read', () => {
  const { graph, ledger } = understand(plan(crowd(1700)));
  expect(graph.edges).toEqual([]);
  expect(ledger.references.filter(({ why }) => why === 'many').length).toBeGreaterThan(1700);
});
