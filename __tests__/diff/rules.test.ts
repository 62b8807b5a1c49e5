/** Firewall rules that a change adds or removes, by resource and by block. */
import { areShownAlone, changedRules, touchedWithRules, withRules } from '../../src/diff/rules.js';
import type { FirewallRule, Touched } from '../../src/graph/changes.js';
import { createGraph, createNode } from '../../src/graph/create.js';
import { plan } from '../inference/build.js';

const [ACL, GROUP, RULE] = ['aws_network_acl.a', 'aws_security_group.g', 'aws_network_acl_rule.r'];
const https: FirewallRule = { does: 'allows', what: 'inbound traffic on port 443', from: ['10.0.0.0/8'] };
const deny: FirewallRule = { does: 'denies', what: 'inbound traffic', from: ['192.0.2.1/32'] };

const revision = (rules: Readonly<Record<string, readonly FirewallRule[]>>) => ({
  ...{ graph: createGraph({ nodes: [], edges: [] }), entries: [], values: new Map() },
  resources: new Map(plan({ [ACL]: {}, [GROUP]: {}, [RULE]: {} }).resources.map((one) => [one.address, one])),
  rulesOf: (address: string) => rules[address] ?? [],
});
const between = (address: string, before: readonly FirewallRule[], after: readonly FirewallRule[]) =>
  changedRules(revision({ [address]: before }), revision({ [address]: after }));

test.each([
  ['a new rule', RULE, 'create', [], [deny], ['create denies']],
  ['a removed rule', RULE, 'delete', [deny], [], ['delete denies']],
  ['a rule that is a resource and changes', RULE, 'update', [deny], [https], []],
  ['a block that goes', ACL, 'update', [deny, https], [https], ['delete denies']],
  ['a block that comes', GROUP, 'update', [https], [https, deny], ['create denies']],
  ['a block that changes', ACL, 'update', [deny], [https], ['create allows', 'delete denies']],
  ['blocks in another order', ACL, 'update', [deny, https], [https, deny], []],
  ['no change', ACL, 'none', [deny], [], []],
] as const)('%s', (_, address, change, before, after, expected) => {
  const rules = between(address, before, after)(address, change);
  expect(rules.map((rule) => `${rule.change} ${rule.does}`)).toEqual(expected);
});

test.each([
  ['a denial of a group', GROUP, [deny], [], true],
  ['a permission of a group, which exposure and edges show', GROUP, [https], [], false],
  ['a permission of a network ACL', ACL, [https], [], true],
  ['nothing', ACL, [https], [https], false],
] as const)('shown alone: %s', (_, address, before, after, expected) => {
  expect(areShownAlone(address, between(address, before, after)(address, 'update'))).toBe(expected);
});

test('a group without another change is updated by its own rules, and its touch does not repeat them', () => {
  const rulesOf = between(GROUP, [deny], []);
  const node = withRules(createNode({ address: GROUP }), rulesOf);
  expect([node.change, node.changed?.rules?.length]).toEqual(['update', 1]);
  const touch: Touched = {
    ...{ address: GROUP, origin: GROUP, type: 'aws_security_group', change: 'update', attributes: ['ingress'] },
  };
  expect(touchedWithRules([touch], [node], rulesOf)).toEqual([touch]);
  expect(touchedWithRules([touch], [], rulesOf)[0]?.rules).toHaveLength(1);
  expect(withRules(createNode({ address: GROUP }), between(GROUP, [https], [])).change).toBe('none');
});
