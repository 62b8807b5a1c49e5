/** Ports of a rule: a number that nobody knows is neither every port nor none. */

import type { PermissionRule } from '../../../src/catalog/access-rules.js';
import { KNOWLEDGE } from '../../../src/catalog/knowledge.js';
import { covers, labelsOf, portsIn } from '../../../src/inference/permissions/ports.js';
import type { Block } from '../../../src/inference/values.js';

const portsOf = (type: string, block: Block, lines: readonly string[]) => {
  const rule = KNOWLEDGE.factsOf(type).firewallRules?.find(({ way }) => way === 'in') as PermissionRule;
  const declared = { file: 'main.tf', line: 1, lines: new Map(lines.map((line) => [line, 1] as const)) };
  return portsIn(block, rule, { declared }, KNOWLEDGE);
};

const ALL = { protocol: 'tcp', from: 0, to: 65_535 };
const UNKNOWN = { ...ALL, isUnknown: true };

test.each<[string, string, Block, readonly string[], unknown]>([
  [
    'a port',
    'google_compute_firewall',
    { allow: [{ protocol: 'tcp', ports: ['80'] }] },
    ['allow.ports'],
    { protocol: 'tcp', from: 80, to: 80 },
  ],
  ['no ports', 'google_compute_firewall', { allow: [{ protocol: 'tcp' }] }, ['allow.protocol'], ALL],
  ['ports without a value', 'google_compute_firewall', { allow: [{ protocol: 'tcp' }] }, ['allow.ports'], UNKNOWN],
  ['an empty list', 'google_compute_firewall', { allow: [{ protocol: 'tcp', ports: [] }] }, [], ALL],
  ['a range without a value', 'aws_security_group', { protocol: 'tcp' }, ['ingress.from_port'], UNKNOWN],
  ['no range', 'aws_security_group', { protocol: 'tcp' }, [], ALL],
])('%s', (_, type, block, lines, expected) => {
  expect(portsOf(type, block, lines)).toEqual([expected]);
});

test('ports that nobody knows have no number, and are no reason to keep somebody out', () => {
  const [unknown] = portsOf('google_compute_firewall', { allow: [{ protocol: 'tcp' }] }, ['allow.ports']) ?? [];
  expect(labelsOf([unknown as typeof ALL])).toEqual([]);
  expect(covers(unknown as typeof ALL, { protocol: 'tcp', from: 22, to: 22 })).toBe(false);
});
