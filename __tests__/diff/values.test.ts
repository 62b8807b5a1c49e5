/** Paths at which values differ: everything both sides know, and nothing of how it is written. */
import { type ValueContext, valueDifferences } from '../../src/diff/values.js';
import { instanceName, SOME_TEXT } from '../../src/graph/instance-name.js';
import type { Json } from '../../src/graph/inventory.js';

type Values = { readonly [name: string]: Json };

const CONTEXT: ValueContext = {
  translate: (text: string) => text,
  isStatedBefore: () => false,
  isStatedAfter: () => false,
};

const found = (before: Values, after: Values, context = CONTEXT): readonly string[] =>
  valueDifferences(before, after, context).map(({ shown, certainty }) => `${shown} ${certainty}`);

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

test('what has moved has another name in unknown texts, and is the same', () => {
  const [old, now] = [instanceName('aws_s3_bucket.a'), instanceName('aws_s3_bucket.b')];
  const context = { ...CONTEXT, translate: (text: string) => text.replaceAll(old, now) };
  expect(found({ policy: policy(old) }, { policy: policy(now) }, context)).toEqual([]);
  expect(found({ policy: policy(old) }, { policy: policy(now) })).toEqual(['policy known']);
});
