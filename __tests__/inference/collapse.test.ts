import { understand } from '../../src/inference/index.js';
import { arrowsOf, drawn, plan, type Sketch } from './build.js';

const instances = (name: string, keys: readonly number[], sketch: (key: number) => Sketch): Record<string, Sketch> =>
  Object.fromEntries(keys.map((key) => [`${name}[${key}]`, sketch(key)]));

test('three alike become one node with a count; the ledger knows all three', () => {
  const sketches = {
    'aws_sqs_queue.q': {},
    ...instances('aws_instance.w', [0, 1, 2], () => ({ refs: { user_data: 'aws_sqs_queue.q' } })),
  };
  const { graph, ledger } = understand(plan(sketches));
  expect(graph.nodes.get('aws_instance.w[0]')?.count).toBe(3);
  expect(arrowsOf(graph)).toEqual(['aws_instance.w[0] > aws_sqs_queue.q']);
  expect(ledger.entries.find(({ address }) => address === 'aws_instance.w[2]')).toMatchObject({
    bucket: 'drawn',
    node: 'aws_instance.w[0]',
  });
});

test('pairs of counted resources collapse together', () => {
  const graph = drawn({
    ...instances('aws_sqs_queue.q', [0, 1, 2], () => ({})),
    ...instances('aws_lambda_function.f', [0, 1, 2], (key) => ({ refs: { environment: `aws_sqs_queue.q[${key}]` } })),
  });
  expect([...graph.nodes.values()].map(({ address, count }) => [address, count])).toEqual([
    ['aws_lambda_function.f[0]', 3],
    ['aws_sqs_queue.q[0]', 3],
  ]);
  expect(arrowsOf(graph)).toEqual(['aws_lambda_function.f[0] > aws_sqs_queue.q[0]']);
});

test('a partner that differs keeps both sides apart', () => {
  const graph = drawn({
    'aws_s3_bucket.b': {},
    ...instances('aws_sqs_queue.q', [0, 1, 2], () => ({})),
    ...instances('aws_lambda_function.f', [0, 1, 2], (key) => ({
      refs: { environment: [`aws_sqs_queue.q[${key}]`, ...(key === 2 ? ['aws_s3_bucket.b'] : [])] },
    })),
  });
  expect(graph.nodes.size).toBe(7);
});

test('a difference that is found late takes back what was promised before', () => {
  const graph = drawn({
    'aws_sqs_queue.dead': {},
    ...instances('aws_lambda_function.f', [0, 1, 2], (key) => ({ refs: { environment: `aws_sqs_queue.q[${key}]` } })),
    ...instances('aws_sqs_queue.q', [0, 1, 2], (key) => ({
      refs: key === 2 ? { redrive_policy: 'aws_sqs_queue.dead' } : {},
    })),
  });
  expect(graph.nodes.size).toBe(7);
});

test.each<[string, Record<string, Sketch>]>([
  ['only two', instances('aws_instance.w', [0, 1], () => ({}))],
  [
    'another size',
    instances('aws_instance.w', [0, 1, 2], (key) => ({ values: { instance_type: key > 1 ? 'l' : 's' } })),
  ],
  ['another change', instances('aws_instance.w', [0, 1, 2], (key) => ({ change: key > 1 ? 'delete' : 'create' }))],
  [
    'another module',
    { 'module.a[0].aws_instance.w[0]': {}, 'module.a[1].aws_instance.w[1]': {}, 'aws_instance.w[2]': {} },
  ],
  ['no keys', { 'aws_instance.a': {}, 'aws_instance.b': {}, 'aws_instance.c': {} }],
  ['containers', instances('aws_subnet.s', [0, 1, 2], () => ({}))],
])('stay apart: %s', (_, sketches) => {
  expect([...drawn(sketches).nodes.keys()]).toEqual(Object.keys(sketches).sort());
});

describe('one resource in several instances of a module', () => {
  const modules = (
    keys: readonly string[],
    sketches: (key: string) => Record<string, Sketch>,
  ): Record<string, Sketch> => Object.assign({}, ...keys.map((key) => sketches(`module.m["${key}"]`)));
  const THREE = ['a', 'b', 'c'] as const;
  const counts = (sketches: Record<string, Sketch>): (string | number)[][] =>
    [...drawn(sketches).nodes.values()].map(({ address, count }) => [address, count]);

  test.each(['aws_secretsmanager_secret.s', 'azurerm_key_vault.s', 'google_pubsub_topic.s', 'aws_sqs_queue.s[0]'])(
    'alike, they are one node with a count: %s',
    (name) => {
      const first = `module.m["a"].${name}`;
      expect(counts(modules(THREE, (module) => ({ [`${module}.${name}`]: {} })))).toEqual([[first, 3]]);
    },
  );

  test('with what is beside them in the module, and each arrow once', () => {
    const graph = drawn(
      modules(THREE, (module) => ({
        [`${module}.aws_lambda_function.f`]: { refs: { environment: `${module}.aws_sqs_queue.q` } },
        [`${module}.aws_sqs_queue.q`]: {},
      })),
    );
    expect(arrowsOf(graph)).toEqual(['module.m["a"].aws_lambda_function.f > module.m["a"].aws_sqs_queue.q']);
    expect([...graph.nodes.values()].map(({ count }) => count)).toEqual([3, 3]);
  });

  test('not where one of them calls something else, or two alone are alike', () => {
    const sketches = modules(THREE, (module) => ({ [`${module}.aws_lambda_function.f`]: {} }));
    sketches['module.m["c"].aws_lambda_function.f'] = { refs: { environment: 'aws_s3_bucket.b' } };
    expect(counts({ ...sketches, 'aws_s3_bucket.b': {} }).every(([, count]) => count === 1)).toBe(true);
    expect(counts(modules(['a', 'b'], (module) => ({ [`${module}.aws_sqs_queue.q`]: {} })))).toHaveLength(2);
  });
});
