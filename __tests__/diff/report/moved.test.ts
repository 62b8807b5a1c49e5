/** Blocks to copy, and that the real Terraform then keeps what they are about. */
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { movedBlockText } from '../../../src/diff/report/moved.js';
import { directoryOf } from '../../support/code.js';
import { needs } from '../../support/tools.js';
import { type Lines, marked, n, reported, sideOf } from './support/marked.js';

type Pair = readonly [from: string, to: string];

/** @param others resources of both sides that are in no pair */
function blocksFor(pairs: readonly Pair[], others: { before?: readonly string[]; after?: readonly string[] } = {}) {
  const linesOf = (addresses: readonly string[]): Lines => Object.fromEntries(addresses.map((one) => [one, 1]));
  const nodes = pairs.flatMap(([from, to]) => [
    n(from, { change: 'delete', changed: { looksLike: to } }),
    n(to, { change: 'create', changed: { looksLike: from } }),
  ]);
  const code = {
    before: sideOf('before', linesOf([...pairs.map(([from]) => from), ...(others.before ?? [])])),
    after: sideOf('after', linesOf([...pairs.map(([, to]) => to), ...(others.after ?? [])])),
  };
  return (reported(marked(nodes), code).movedBlocks ?? []).map(({ from, to }) => `${from} -> ${to}`);
}

test.each<[string, readonly Pair[], Parameters<typeof blocksFor>[1], readonly string[]]>([
  ['a resource', [['aws_sqs_queue.a', 'aws_sqs_queue.b']], {}, ['aws_sqs_queue.a -> aws_sqs_queue.b']],
  [
    'all instances of a block',
    [
      ['aws_sqs_queue.a[0]', 'aws_sqs_queue.b[0]'],
      ['aws_sqs_queue.a[1]', 'aws_sqs_queue.b[1]'],
    ],
    {},
    ['aws_sqs_queue.a -> aws_sqs_queue.b'],
  ],
  [
    'some instances of a block',
    [['aws_sqs_queue.a[0]', 'aws_sqs_queue.b[0]']],
    { before: ['aws_sqs_queue.a[1]'] },
    ['aws_sqs_queue.a[0] -> aws_sqs_queue.b[0]'],
  ],
  [
    'into a module',
    [['aws_sqs_queue.a', 'module.m.aws_sqs_queue.a']],
    {},
    ['aws_sqs_queue.a -> module.m.aws_sqs_queue.a'],
  ],
  [
    'a module with all that is in it, drawn or not',
    [['module.a.aws_sqs_queue.q', 'module.b.aws_sqs_queue.q']],
    { before: ['module.a.aws_iam_role.r'], after: ['module.b.aws_iam_role.r', 'module.b.aws_iam_role.more'] },
    ['module.a -> module.b'],
  ],
  [
    'a module of which something stays behind',
    [['module.a.aws_sqs_queue.q', 'module.b.aws_sqs_queue.q']],
    { before: ['module.a.aws_iam_role.r'] },
    ['module.a.aws_sqs_queue.q -> module.b.aws_sqs_queue.q'],
  ],
  [
    'a module that is still there',
    [['module.a.aws_sqs_queue.q', 'module.b.aws_sqs_queue.q']],
    { before: ['module.a.aws_iam_role.r'], after: ['module.b.aws_iam_role.r', 'module.a.aws_iam_role.r'] },
    ['module.a.aws_sqs_queue.q -> module.b.aws_sqs_queue.q'],
  ],
  [
    'a module in another one',
    [['module.o.module.a.aws_sqs_queue.q', 'module.o.module.b.aws_sqs_queue.q']],
    {},
    ['module.o.module.a -> module.o.module.b'],
  ],
])('%s', (_, pairs, others, expected) => {
  expect(blocksFor(pairs, others)).toEqual(expected);
});

test('the parts of what is renamed go along', () => {
  const part = (address: string, change: 'create' | 'delete') => ({ address, change });
  const nodes = [
    n('aws_s3_bucket.a', {
      change: 'delete',
      changed: { looksLike: 'aws_s3_bucket.b', parts: [part('aws_s3_bucket_versioning.a', 'delete')] },
    }),
    n('aws_s3_bucket.b', {
      change: 'create',
      changed: { looksLike: 'aws_s3_bucket.a', parts: [part('aws_s3_bucket_versioning.b', 'create')] },
    }),
  ];
  const lines = { 'aws_s3_bucket.a': 1, 'aws_s3_bucket.b': 1 };
  const code = { before: sideOf('before', lines), after: sideOf('after', lines) };
  expect(reported(marked(nodes), code).movedBlocks).toEqual([
    { from: 'aws_s3_bucket.a', to: 'aws_s3_bucket.b' },
    { from: 'aws_s3_bucket_versioning.a', to: 'aws_s3_bucket_versioning.b' },
  ]);
});

test('nothing for data sources, inside modules of other packages, and for keys that HCL reads otherwise', () => {
  const pair = (from: string, to: string, more: object = {}) => {
    const nodes = [
      n(from, { change: 'delete', changed: { looksLike: to } }),
      n(to, { change: 'create', changed: { looksLike: from } }),
    ];
    const origins = { [from]: { line: 1, ...more }, [to]: { line: 1, ...more } };
    const code = { before: sideOf('before', origins), after: sideOf('after', origins) };
    return reported(marked(nodes), code).movedBlocks;
  };
  expect(pair('aws_sqs_queue.a', 'aws_sqs_queue.b')).toHaveLength(1);
  expect(pair('aws_sqs_queue.a', 'aws_sqs_queue.b', { isForeign: true })).toBeUndefined();
  expect(pair('aws_sqs_queue.a["x"]', `aws_sqs_queue.b["x$${'{'}file(1)}"]`)).toBeUndefined();
});

const data = (name: string, more = ''): string => `resource "terraform_data" "${name}" {\n  ${more}\n}\n`;
const call = (name: string): string => `module "${name}" {\n  source = "./m"\n}\n`;

needs('terraform').it('with the blocks Terraform destroys nothing and creates nothing', async () => {
  const of = (old: boolean) =>
    data(old ? 'one' : 'uno') +
    data(old ? 'some' : 'few', 'count = 2') +
    data(old ? 'each' : 'all', 'for_each = toset(["a", "b c"])') +
    call(old ? 'old' : 'new');
  const directory = directoryOf({ 'main.tf': of(true), 'm/main.tf': data('inner') + data('other') });
  const terraform = (...args: string[]) =>
    execa('terraform', [...args, '-no-color'], { cwd: directory, env: { CHECKPOINT_DISABLE: '1' } });
  await terraform('init', '-input=false');
  await terraform('apply', '-auto-approve', '-input=false');
  writeFileSync(join(directory, 'main.tf'), of(false));
  await terraform('init', '-input=false');
  const planned = async () => (await terraform('plan', '-input=false')).stdout;
  expect(await planned()).toContain('Plan: 7 to add, 0 to change, 7 to destroy.');
  const names: readonly Pair[] = [
    ['one', 'uno'],
    ['some[0]', 'few[0]'],
    ['some[1]', 'few[1]'],
    ['each["a"]', 'all["a"]'],
    ['each["b c"]', 'all["b c"]'],
  ];
  const pairs = names.map(([from, to]) => [`terraform_data.${from}`, `terraform_data.${to}`] as const);
  const inner = ['module.old.terraform_data.inner', 'module.new.terraform_data.inner'] as const;
  const others = { before: ['module.old.terraform_data.other'], after: ['module.new.terraform_data.other'] };
  const blocks = blocksFor([...pairs, inner], others).map((text) => text.split(' -> ') as [string, string]);
  expect(blocks).toHaveLength(4);
  for (const [from, to] of blocks) appendFileSync(join(directory, 'main.tf'), `${movedBlockText({ from, to })}\n`);
  expect(await planned()).toContain('Plan: 0 to add, 0 to change, 0 to destroy.');
});
