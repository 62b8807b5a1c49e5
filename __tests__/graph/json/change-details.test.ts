import { readAllChanges, readChangeDetails } from '../../../src/graph/json/changes.js';

const OPENS = { change: 'opens', what: 'port 22 (SSH)', to: 'the internet', by: 'aws_security_group.web' };
const GAINS = {
  change: 'gains',
  level: 'read',
  does: 'read',
  principal: { address: 'aws_iam_role.app', noun: 'role', name: 'app', is: 'service' },
  target: { noun: 'bucket', name: 'logs', detail: 'logs/*' },
  actions: ['s3:GetObject'],
  isConditional: true,
  by: 'aws_iam_role_policy.app',
};
const RULE = { change: 'create', does: 'allows', what: 'inbound traffic on port 22', from: ['10.0.0.0/8'] };
const EFFECT = { change: 'create', text: 'deletes objects after 30 days', isRisk: true };
const BLOCKS = { path: 'global_secondary_index', removed: [], added: ['by_day'], kept: [] };
const END = { address: 'aws_network_acl.closed' };
const PART = { address: 'aws_lb_listener.web', change: 'create' };

test.each<[string, unknown]>([
  ['an opened port', { exposure: [OPENS] }],
  ['an opened port of a container', { exposure: [{ ...OPENS, at: 'aws_instance.web' }] }],
  [
    'changed parts',
    { parts: [PART, { ...PART, change: 'update', values: [{ name: 'engine', before: 'a', after: 'b' }] }] },
  ],
  ['a right', { rights: [GAINS] }],
  ['a firewall rule', { rules: [RULE], parts: [{ ...PART, rules: [RULE] }] }],
  ['an effect', { effects: [EFFECT], parts: [{ ...PART, effects: [EFFECT] }] }],
  ['both ends of an association', { parts: [{ ...PART, joins: { ...END, name: 'closed', to: END } }] }],
  ['a share of requests', { effects: [{ ...EFFECT, text: 'sends 25 % of requests to the revision api-2' }] }],
  [
    'names of blocks',
    { blocks: [{ path: 'global_secondary_index', removed: ['by_day'], added: [], kept: ['by_id'] }] },
  ],
])('%s is read as it was written', (_, details) => {
  expect(readChangeDetails(details)).toEqual(details);
});

test.each<[string, unknown]>([
  ['words of others', { exposure: [{ ...OPENS, what: '<script>' }] }],
  ['another verb', { exposure: [{ ...OPENS, change: 'moves' }] }],
  ['no address', { exposure: [{ ...OPENS, by: 'nothing at all' }] }],
  ['a part without an address', { parts: [{ change: 'create' }] }],
  ['a part that does not change', { parts: [{ ...PART, change: 'none' }] }],
  ['values of a part that are none', { parts: [{ ...PART, values: 'all' }] }],
  ['a right to an action that no policy can name', { rights: [{ ...GAINS, actions: ['<script>'] }] }],
  ['a right without a principal', { rights: [{ ...GAINS, principal: { name: 'app' } }] }],
  ['a right without its resource', { rights: [{ ...GAINS, by: 'nothing at all' }] }],
  ['another kind of rights', { rights: [{ ...GAINS, change: 'moves' }] }],
  ['a rule in words of others', { rules: [{ ...RULE, what: 'everything' }] }],
  ['an effect in words of others', { effects: [{ ...EFFECT, text: '<script>' }] }],
  ['names of blocks that may not be shown', { blocks: [{ ...BLOCKS, added: ['db.shop.example'] }] }],
  ['blocks that are no part of the architecture', { blocks: [{ ...BLOCKS, path: 'tag' }] }],
  ['blocks without a list of names', { blocks: [{ ...BLOCKS, kept: 3 }] }],
])('nothing is taken of %s', (_, details) => {
  expect(readChangeDetails(details)).toBeNull();
});

test('reads the valid members of the changes of the whole source', () => {
  const plan = { import: 0, add: 2, change: 1, destroy: 0, forget: 0 };
  const all = { counts: { create: 2, update: 1 }, hidden: 1, shown: { create: 2 }, plan };
  expect(readAllChanges(all)).toEqual(all);
  expect(readAllChanges({ counts: { create: 2 }, plan: { add: -1 } })).toEqual({ counts: { create: 2 } });
  expect(readAllChanges({ counts: 'many' })).toBeUndefined();
});
