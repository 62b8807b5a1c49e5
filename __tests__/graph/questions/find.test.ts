import { find, resolve } from '../../../src/graph/questions/find.js';
import { network, part, subject } from './facts.js';

const NET = network(
  [
    subject('fn.orders', { title: 'Lambda function', name: 'shop-orders-prod' }),
    subject('fn.orders_export', { title: 'Lambda function' }),
    'vpc.v',
    'vpc.v/db.orders',
    subject('internet.i'),
    subject('users.u', { isInternet: true }),
    'nat.n~1',
    'nat.n~2',
  ],
  [],
  {
    parts: [
      part('role.task', 'fn.orders', {
        title: 'IAM role',
        name: 'order-task',
        origin: 'module.a.role.task',
        at: 'main.tf:3',
      }),
    ],
    hidden: [{ address: 'acl.x', origin: 'acl.x', type: 'acl', title: 'ACL', why: 'a default' }],
  },
);

const addresses = (text: string, options = {}): string[] => find(NET, text, options).map(({ address }) => address);

test('exact names first, then starts of words, then parts of words, then typing errors', () => {
  expect(addresses('orders')).toEqual(['db.orders', 'fn.orders', 'fn.orders_export']);
  expect(addresses('shop-orders-prod')).toEqual(['fn.orders']);
  expect(addresses('lambda')).toEqual(['fn.orders', 'fn.orders_export']);
  expect(addresses('rders')).toEqual(['db.orders', 'fn.orders', 'fn.orders_export']);
  expect(addresses('lamdba ordres')).toEqual(['fn.orders', 'fn.orders_export']);
  expect(addresses('export function')).toEqual(['fn.orders_export']);
  expect(addresses('nothing-like-it')).toEqual([]);
});

test('a part leads to its node, with the reason; a hidden resource has a reason only', () => {
  expect(find(NET, 'iam role')).toEqual([
    {
      ...{ kind: 'part', address: 'module.a.role.task', title: 'IAM role', name: 'order-task' },
      ...{ node: 'fn.orders', why: 'part of fn.orders', at: 'main.tf:3' },
    },
  ]);
  expect(find(NET, 'acl')).toEqual([{ kind: 'hidden', address: 'acl.x', title: 'ACL', why: 'a default' }]);
});

test('an empty text lists everything of a type or in a box', () => {
  expect(addresses('', { type: 'fn' })).toEqual(['fn.orders', 'fn.orders_export']);
  expect(addresses('', { inside: 'vpc.v' })).toEqual(['db.orders']);
  expect(addresses('', { inside: 'nobody.n' })).toEqual([]);
  expect(addresses(' ')).toHaveLength(10);
});

test.each(['*', '(', '\\', '..', '\u202e', 'x'.repeat(50), '\0'])('a text is no pattern: %j', (text) => {
  expect(addresses(text)).toEqual([]);
});

describe('names in a question', () => {
  test.each([
    ['fn.orders', { is: 'nodes', addresses: ['fn.orders'] }],
    ['role.task', { is: 'nodes', addresses: ['fn.orders'], part: { address: 'role.task', why: 'part of fn.orders' } }],
    [
      'module.a.role.task',
      { is: 'nodes', addresses: ['fn.orders'], part: { address: 'role.task', why: 'part of fn.orders' } },
    ],
    ['nat.n', { is: 'nodes', addresses: ['nat.n~1', 'nat.n~2'] }],
    ['Internet', { is: 'nodes', addresses: ['internet.i', 'users.u'] }],
    ['acl.x', { is: 'hidden', why: 'a default' }],
    ['x', { is: 'hidden', why: 'a default' }],
    ['SHOP-orders-prod', { is: 'nodes', addresses: ['fn.orders'] }],
    ['order-task', { is: 'nodes', addresses: ['fn.orders'], part: { address: 'role.task', why: 'part of fn.orders' } }],
  ])('%s', (text, expected) => {
    expect(resolve(NET, text)).toMatchObject(expected);
  });

  test('an unknown or ambiguous name gets similar ones', () => {
    expect(resolve(NET, 'orders')).toMatchObject({
      is: 'ambiguous',
      similar: [{ address: 'db.orders' }, { address: 'fn.orders' }],
    });
    expect(resolve(NET, 'wrong.orders_export')).toMatchObject({
      is: 'unknown',
      similar: [{ address: 'fn.orders_export' }],
    });
    expect(resolve(NET, '')).toMatchObject({ is: 'unknown' });
  });
});
