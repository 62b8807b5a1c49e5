/** What documents allow, in all shapes that they are written in; what is no document says nothing. */
import { KNOWLEDGE } from '../../../src/catalog/knowledge.js';
import type { Json } from '../../../src/graph/inventory.js';
import { statementsIn } from '../../../src/inference/access/documents.js';
import { IDENTITY_TEXT_MAX } from '../../../src/inference/limits.js';

const said = (value: Json) =>
  statementsIn(value, KNOWLEDGE)?.map(({ permissions, resources, callers }) => ({
    permissions,
    resources: resources.map(({ text }) => text),
    callers: callers.map(({ text }) => text),
  })) ?? null;

const READ = { Effect: 'Allow', Action: 's3:GetObject', Resource: 'arn:aws:s3:::b/*' };
const READS = { permissions: ['s3:GetObject'], resources: ['arn:aws:s3:::b/*'], callers: [] };

test.each<readonly [string, Json, ReturnType<typeof said>]>([
  ['one statement without a list', { Statement: READ }, [READS]],
  ['a list of statements', { Statement: [READ, READ] }, [READS, READS]],
  ['a JSON text', JSON.stringify({ Statement: READ }), [READS]],
  ['a JSON text after white space', `\n  ${JSON.stringify({ Statement: READ })}`, [READS]],
  ['no effect, which is none of a policy but of a draft', { Statement: { ...READ, Effect: null } }, [READS]],
  ['lists of actions', { Statement: { ...READ, Action: ['a:B', 'c:D'] } }, [{ ...READS, permissions: ['a:B', 'c:D'] }]],
  ['a principal', { Statement: { ...READ, Principal: { AWS: ['x', 'y'] } } }, [{ ...READS, callers: ['x', 'y'] }]],
  ['everybody', { Statement: { ...READ, Principal: '*' } }, [{ ...READS, callers: ['*'] }]],
  ['what is denied', { Statement: { ...READ, Effect: 'Deny' } }, []],
  ['all but some actions', { Statement: { ...READ, NotAction: 's3:*' } }, []],
  ['all but some resources', { Statement: { ...READ, NotResource: 'x' } }, []],
  [
    'blocks of a data source',
    {
      statement: [{ effect: null, actions: ['s3:GetObject'], resources: ['r'], not_actions: [], not_resources: null }],
    },
    [{ permissions: ['s3:GetObject'], resources: ['r'], callers: [] }],
  ],
  ['blocks that deny', { statement: [{ effect: 'Deny', actions: ['s3:GetObject'], resources: ['r'] }] }, []],
  [
    'bindings of roles',
    { bindings: [{ role: 'roles/storage.admin', members: ['user:a@acme.com'] }] },
    [{ permissions: ['roles/storage.admin'], resources: [], callers: ['user:a@acme.com'] }],
  ],
  ['an object that is no document', { a: 1 }, []],
  ['a text', 'hello', null],
  ['a broken JSON text', '{"Statement": [', null],
  ['a JSON list', '[1]', null],
  ['nothing', null, null],
  ['statements that are none', { Statement: ['x', 1, null, [READ]] }, []],
])('%s', (_, value, expected) => {
  expect(said(value)).toEqual(expected);
});

test('a text longer than any policy is not read', () => {
  const text = JSON.stringify({ Statement: READ, pad: 'x'.repeat(IDENTITY_TEXT_MAX) });
  expect(said(text)).toBeNull();
});

test.each([
  ['*', true],
  ['arn:aws:sqs:*:*:*', true],
  ['arn:aws:sqs:eu-west-1:111122223333:*', true],
  ['arn:aws:dynamodb:*:*:table/*', true],
  ['arn:aws:lambda:*:*:function:*', true],
  ['arn:aws:s3:::*', true],
  ['arn:aws:s3:::acme/*', false],
  ['arn:aws:execute-api:eu-west-1:111122223333:abc123/*', false],
  ['arn:aws:sqs:*:*:acme-*', false],
  ['arn:aws:ssm:*:*:parameter/app/*', false],
  ['', false],
])('%s means everything: %s', (text, expected) => {
  expect(KNOWLEDGE.meansEverything(text)).toBe(expected);
});
