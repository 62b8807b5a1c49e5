/** Paths at which values differ: everything both sides know, and nothing of how it is written. */
import { type ValueContext, valueDifferences } from '../../src/diff/values.js';
import { instanceName, SOME_TEXT } from '../../src/graph/instance-name.js';
import type { Json } from '../../src/graph/inventory.js';

type Values = { readonly [name: string]: Json };

const CONTEXT: ValueContext = {
  type: 'x',
  translate: (text: string) => text,
  isStatedBefore: () => false,
  isStatedAfter: () => false,
  isCreated: () => false,
  unsetOf: () => ({ is: 'unknown' }),
  isPlannedBefore: () => true,
  isPlannedAfter: () => true,
  isCompared: () => true,
};

const found = (before: Values, after: Values, context = CONTEXT): readonly string[] =>
  valueDifferences(before, after, context).attributes.map(({ shown, certainty }) => `${shown} ${certainty}`);

const policy = (...actions: readonly string[]): string =>
  JSON.stringify({ Statement: [{ Effect: 'Allow', Action: actions, Resource: ['*'] }] });

test.each<readonly [string, Values, Values, readonly string[]]>([
  ['another text', { hash_key: 'id' }, { hash_key: 'pk' }, ['hash_key known']],
  ['a number as a text', { port: 80 }, { port: '80' }, []],
  ['another number', { port: 80 }, { port: 81 }, ['port known']],
  ['nothing in several spellings', { a: null, b: [], c: {} }, {}, []],
  ['an attribute that one side leaves out', {}, { kms_key_id: 'x' }, ['kms_key_id stated']],
  ['a flag that is switched on', {}, { storage_encrypted: true }, ['storage_encrypted known']],
  ['a flag that states its default', {}, { publicly_accessible: false }, []],
  ['the order of a set', { groups: ['a', 'b'] }, { groups: ['b', 'a'] }, []],
  ['the order of a command', { command: ['a', 'b'] }, { command: ['b', 'a'] }, ['command known']],
  ['one more of a set', { groups: ['a'] }, { groups: ['a', 'b'] }, ['groups known']],
  ['the same twice', { groups: ['a', 'a'] }, { groups: ['a'] }, ['groups known']],
  [
    'one attribute of one block',
    { ingress: [{ from_port: 443 }, { from_port: 22 }] },
    { ingress: [{ from_port: 22 }, { from_port: 0 }] },
    ['ingress.from_port known'],
  ],
  ['one block more', { rule: [{ port: 1 }] }, { rule: [{ port: 1 }, { port: 2 }] }, ['rule stated']],
  [
    'blocks that a name identifies',
    {
      rule: [
        { name: 'a', port: 1 },
        { name: 'b', port: 2 },
      ],
    },
    {
      rule: [
        { name: 'b', port: 3 },
        { name: 'a', port: 1 },
      ],
    },
    ['rule.port known'],
  ],
  [
    'a key of a map, which nobody may name',
    { environment: [{ variables: { SECRET_OF_BOB: '1' } }] },
    { environment: [{ variables: { SECRET_OF_BOB: '2' } }] },
    ['environment.variables known'],
  ],
  [
    'a key that every object seems to have',
    { variables: {} },
    { variables: { constructor: 'x' } },
    ['variables stated'],
  ],
  [
    'a document in another spelling',
    { policy: policy('a') },
    { policy: `\n${policy('a').replace('["a"]', '"a"')}` },
    [],
  ],
  ['a document with another action', { policy: policy('a') }, { policy: policy('a', 'b') }, ['policy known']],
  ['a document in another order', { policy: policy('a', 'b') }, { policy: policy('b', 'a') }, []],
  [
    'the image of a container',
    { container_definitions: JSON.stringify([{ name: 'web', image: 'a:1' }]) },
    { container_definitions: JSON.stringify([{ name: 'web', image: 'a:2' }]) },
    ['container_definitions.image known'],
  ],
  ['what nobody knows yet', { url: `http://${SOME_TEXT}/a` }, { url: `http://${SOME_TEXT}` }, ['url unclear']],
  ['another end of it', { url: `http://${SOME_TEXT}/a` }, { url: `http://${SOME_TEXT}/b` }, ['url known']],
  ['another beginning of it', { url: `a-${SOME_TEXT}` }, { url: `b-${SOME_TEXT}` }, ['url known']],
  ['an end of the other end', { url: `${SOME_TEXT}-db-a` }, { url: `${SOME_TEXT}-a` }, ['url unclear']],
  ['a text that may be the whole of it', { url: `${SOME_TEXT}-a` }, { url: 'x-a' }, ['url unclear']],
  ['the same with what nobody knows yet', { url: `http://${SOME_TEXT}/a` }, { url: `http://${SOME_TEXT}/a` }, []],
])('%s', (_, before, after, expected) => {
  expect(found(before, after)).toEqual(expected);
});

test('a value that the code states and nobody knows yet is no known difference', () => {
  const context = { ...CONTEXT, isStatedAfter: (path: string): boolean => path === 'ami' };
  expect(found({ ami: 'ami-1' }, {}, context)).toEqual(['ami unclear']);
});

test('a value of what is created differs from any known one, but perhaps not from an unknown one', () => {
  const context = { ...CONTEXT, isCreated: (origin: string): boolean => origin === 'random_id.new' };
  const [created, kept] = ['random_id.new', 'random_id.kept'].map((origin) => `jobs-${instanceName(origin)}`);
  expect(found({ name: 'jobs' }, { name: created as string }, context)).toEqual(['name known']);
  expect(found({ ids: ['a'] }, { ids: ['a', created as string] }, context)).toEqual(['ids known']);
  expect(found({ name: 'jobs' }, { name: kept as string }, context)).toEqual(['name unclear']);
  expect(found({ name: `${SOME_TEXT}s` }, { name: created as string }, context)).toEqual(['name unclear']);
});

test('what has moved has another name in unknown texts, and is the same', () => {
  const [old, now] = [instanceName('aws_s3_bucket.a'), instanceName('aws_s3_bucket.b')];
  const context = { ...CONTEXT, translate: (text: string) => text.replaceAll(old, now) };
  expect(found({ policy: policy(old) }, { policy: policy(now) }, context)).toEqual([]);
  expect(found({ policy: policy(old) }, { policy: policy(now) })).toEqual(['policy known']);
});

describe('values and blocks that may be shown', () => {
  const details = (before: Values, after: Values, context = CONTEXT) => {
    const { values, blocks } = valueDifferences(before, after, context);
    return { values, blocks };
  };
  const NONE = { values: [], blocks: [] };
  const index = (name: Json, read_capacity = 1): Json => ({ name, read_capacity });

  test('added and removed blocks have names', () => {
    const before = { replica: [index('a'), index('b'), index('c')] };
    expect(details(before, { replica: [index('c'), index('d')] })).toEqual({
      ...NONE,
      blocks: [{ path: 'replica', removed: ['a', 'b'], added: ['d'], kept: ['c'] }],
    });
    expect(details(before, {}).blocks).toEqual([{ path: 'replica', removed: ['a', 'b', 'c'], added: [], kept: [] }]);
    expect(details({}, before).blocks).toEqual([{ path: 'replica', removed: [], added: ['a', 'b', 'c'], kept: [] }]);
  });

  test('blocks have names even if something in them is unknown', () => {
    const blocks = [{ path: 'replica', removed: ['a'], added: ['c'], kept: ['b'] }];
    const unknown = { name: 'c', kms_key_arn: SOME_TEXT };
    expect(details({ replica: [index('a'), index('b')] }, { replica: [index('b'), unknown] }).blocks).toEqual(blocks);
  });

  test('a value in a block has the name of the block', () => {
    const values = [{ path: 'replica.read_capacity', of: 'b', before: '1', after: '5' }];
    expect(details({ replica: [index('a'), index('b')] }, { replica: [index('b', 5), index('a')] })).toEqual({
      ...NONE,
      values,
    });
  });

  test('the only block of its path needs no name', () => {
    expect(details({ config: [{ size: 1 }] }, { config: [{ size: 2 }] })).toEqual({
      ...NONE,
      values: [{ path: 'config.size', before: '1', after: '2' }],
    });
  });

  test('nothing is shown of blocks that names do not tell apart, or of which a name is unknown', () => {
    const twice = { replica: [index('a'), index('a')] };
    expect(details(twice, { replica: [index('b'), index('c')] })).toEqual(NONE);
    const unknown = { replica: [index(instanceName('a.b')), index('b')] };
    expect(details(unknown, { replica: [index('b')] })).toEqual(NONE);
    expect(details({ replica: [null, index('b')] }, { replica: [index('b')] })).toEqual(NONE);
  });

  test('blocks are paired by the name that is shown', () => {
    const rule = (rule_no: number, to_port: number): Json => ({ rule_no, to_port });
    expect(details({ ingress: [rule(1, 80), rule(2, 443)] }, { ingress: [rule(3, 22), rule(2, 8443)] })).toEqual({
      values: [{ path: 'ingress.to_port', of: '2', before: '443', after: '8443' }],
      blocks: [{ path: 'ingress', removed: ['1'], added: ['3'], kept: ['2'] }],
    });
  });

  test('identities that pair blocks are never shown', () => {
    const member = (id: string, weight: number): Json => ({ id, weight });
    expect(details({ member: [member('4815', 1), member('b', 2)] }, { member: [member('4815', 3)] })).toEqual(NONE);
    const target = (location: string, weight: number): Json => ({ location, weight });
    const host = 'db.shop.example';
    expect(details({ target: [target(host, 1), target('a', 2)] }, { target: [target(host, 3)] })).toEqual(NONE);
  });

  test('keys of maps and of JSON texts come from the user', () => {
    expect(details({ limits: { size: 1 } }, { limits: { size: 2 } })).toEqual(NONE);
    const text = (name: string, memory: number): string => JSON.stringify([{ name, memory }, { name: 'log' }]);
    expect(details({ containers: text('a', 1) }, { containers: text('b', 2) })).toEqual(NONE);
  });

  test('a flag that is off is not reported if it was not set before', () => {
    expect(details({}, { publish: false })).toEqual(NONE);
    expect(details({}, { publish: true }).values).toEqual([{ path: 'publish', before: null, after: 'true' }]);
  });

  test('a flag that was ignored is reported although it is off, because nobody knows what it was', () => {
    const context = { ...CONTEXT, wasIgnored: (path: string): boolean => path === 'dry_run' };
    expect(details({}, { dry_run: false }, context).values).toEqual([
      { path: 'dry_run', before: null, after: 'false' },
    ]);
  });

  test('of a list, items of a harmless kind are shown, and none beside one that may not be', () => {
    const tags = (...names: readonly string[]) => ({ target_tags: names });
    expect(details(tags('ssh', 'web'), tags('ssh-from-iap', 'web')).blocks).toEqual([
      { path: 'target_tags', removed: ['ssh'], added: ['ssh-from-iap'], kept: ['web'] },
    ]);
    expect(details({}, { source_ranges: ['10.0.0.0/8', '192.168.0.0/16'] }).blocks).toEqual([
      { path: 'source_ranges', removed: [], added: ['10.0.0.0/8', '192.168.0.0/16'], kept: [] },
    ]);
    expect(details(tags('ssh'), tags('ssh', 'AKIAIOSFODNN7EXAMPLE')).blocks).toEqual([]);
    expect(details({ command: ['run'] }, { command: ['run', 'hunter2'] }).blocks).toEqual([]);
  });

  test('a list that the code leaves empty is known, an unset one whose value is not known yet is not', () => {
    const stated = { ...CONTEXT, isStatedBefore: () => true };
    const added = { ip_rules: ['203.0.113.7'] };
    const blocks = [{ path: 'ip_rules', removed: [], added: ['203.0.113.7'], kept: [] }];
    expect(details({ ip_rules: [] }, added, stated).blocks).toEqual(blocks);
    expect(details({}, added, stated).blocks).toEqual([]);
  });

  test('a block of an allow list is known by its address', () => {
    const allowed = (...addresses: readonly string[]) => ({ restriction: addresses.map((address) => ({ address })) });
    expect(details(allowed('203.0.113.7', '203.0.113.8'), allowed('203.0.113.8', '203.0.113.9')).blocks).toEqual([
      { path: 'restriction', removed: ['203.0.113.7'], added: ['203.0.113.9'], kept: ['203.0.113.8'] },
    ]);
    const hosts = (...addresses: readonly string[]) => ({ host: addresses.map((address) => ({ address })) });
    expect(details(hosts('203.0.113.7', '203.0.113.8'), hosts('203.0.113.9')).blocks).toEqual([]);
  });

  test('the name of another resource and a range of addresses are shown', () => {
    expect(details({ parameter_group_name: 'mysql8.0' }, { parameter_group_name: 'mysql8.4' }).values).toEqual([
      { path: 'parameter_group_name', before: 'mysql8.0', after: 'mysql8.4' },
    ]);
    expect(details({ cidr: '10.0.0.0/16' }, { cidr: '10.1.0.0/16' }).values).toEqual([
      { path: 'cidr', before: '10.0.0.0/16', after: '10.1.0.0/16' },
    ]);
    expect(details({ secret_name: 'a' }, { secret_name: 'b' }).values).toEqual([]);
    expect(details({ endpoint: '10.0.0.1' }, { endpoint: '10.0.0.2' }).values).toEqual([]);
  });

  test('a number is not shown beside a text that may not be shown', () => {
    expect(details({ timeout: 'a secret text' }, { timeout: 5 })).toEqual(NONE);
  });

  test('a text that only the code has is never shown', () => {
    const context = { ...CONTEXT, isPlannedAfter: (_: string, text: string): boolean => text === '1' };
    expect(details({ timeout: 1 }, { timeout: 5 }, context)).toEqual(NONE);
    expect(details({ replica: [index('a')] }, { replica: [index('a'), index('b')] }, context)).toEqual(NONE);
  });

  test('paths that are not compared have no difference', () => {
    const context = { ...CONTEXT, isCompared: (path: string): boolean => !path.startsWith('replica') };
    expect(valueDifferences({ replica: [index('a')], timeout: 1 }, { timeout: 2 }, context)).toEqual({
      attributes: [{ path: 'timeout', shown: 'timeout', certainty: 'known' }],
      values: [{ path: 'timeout', before: '1', after: '2' }],
      blocks: [],
    });
  });
});

describe('an attribute that one revision leaves to the provider', () => {
  const context: ValueContext = {
    ...CONTEXT,
    unsetOf: (path) => {
      if (path === 'mode') return { is: 'default', value: 'plain' };
      return path === 'zone' ? { is: 'kept' } : { is: 'default', value: null };
    },
  };
  test.each<readonly [string, Values, Values, readonly string[]]>([
    ['has the default', {}, { mode: 'plain' }, []],
    ['had the default', { mode: 'plain' }, {}, []],
    ['has another value', {}, { mode: 'fast' }, ['mode known']],
    ['has none', { key: 'a' }, {}, ['key known']],
    ['is kept', { zone: 'a' }, {}, []],
    ['may have been this', {}, { zone: 'a' }, ['zone stated']],
    ['is a block', {}, { disk: [{ size: 1 }] }, ['disk stated']],
  ])('%s', (_, before, after, expected) => {
    expect(found(before, after, context)).toEqual(expected);
  });

  test('is shown with its default', () => {
    expect(
      valueDifferences({}, { timeout: 5 }, { ...context, unsetOf: () => ({ is: 'default', value: '3' }) }),
    ).toEqual({
      attributes: [{ path: 'timeout', shown: 'timeout', certainty: 'known' }],
      values: [{ path: 'timeout', before: '3', after: '5' }],
      blocks: [],
    });
  });

  test('is compared if the code sets it to something unknown', () => {
    expect(found({ mode: 'fast' }, {}, { ...context, isStatedAfter: () => true })).toEqual(['mode unclear']);
  });
});
