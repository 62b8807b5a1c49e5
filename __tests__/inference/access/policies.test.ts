/** Policies: who may use what is an arrow where nothing else joins the two; actions say which way data goes. */
import type { Json } from '../../../src/graph/inventory.js';
import { understand } from '../../../src/inference/index.js';
import { arrowsOf, drawn, plan, type Sketch } from '../build.js';

type Sketches = Record<string, Sketch>;

interface Allowed {
  readonly Action: string | string[];
  readonly Resource?: string | string[];
  readonly [name: string]: Json | undefined;
}

const policy = (...statements: Allowed[]): string =>
  JSON.stringify({ Version: '2012-10-17', Statement: statements.map((one) => ({ Effect: 'Allow', ...one })) });

const ROLE: Sketches = {
  'aws_iam_role.r': { values: { name: 'worker', arn: 'arn:aws:iam::111122223333:role/worker' } },
  'aws_lambda_function.f': { refs: { role: 'aws_iam_role.r' } },
};
const QUEUE = { 'aws_sqs_queue.q': { values: { name: 'jobs-of-acme' } } };
const BUCKET = { 'aws_s3_bucket.b': { values: { bucket: 'acme-orders' } } };
const TABLE = { 'aws_dynamodb_table.t': { values: { name: 'orders' } } };
const STREAM = { 'aws_kinesis_stream.k': { values: { name: 'clicks' } } };
const QUEUE_ARN = 'arn:aws:sqs:eu-west-1:111122223333:jobs-of-acme';

const allowed = (...statements: Allowed[]): Sketches => ({
  'aws_iam_role_policy.p': { values: { policy: policy(...statements) }, refs: { role: 'aws_iam_role.r' } },
});

/** What there is beside function and role, what the role may, and the arrow of the function; null for none. */
const STATEMENTS: readonly (readonly [string, Sketches, Allowed, string | null])[] = [
  ['reading a bucket', BUCKET, { Action: 's3:GetObject', Resource: 'arn:aws:s3:::acme-orders/*' }, '> aws_s3_bucket.b'],
  ['sending to a queue', QUEUE, { Action: 'sqs:SendMessage', Resource: QUEUE_ARN }, '> aws_sqs_queue.q'],
  ['receiving from a queue', QUEUE, { Action: 'sqs:ReceiveMessage', Resource: QUEUE_ARN }, 'aws_sqs_queue.q >'],
  [
    'receiving, deleting and looking',
    QUEUE,
    { Action: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'], Resource: QUEUE_ARN },
    'aws_sqs_queue.q >',
  ],
  [
    'receiving and sending',
    QUEUE,
    { Action: ['sqs:ReceiveMessage', 'sqs:SendMessage'], Resource: QUEUE_ARN },
    '> aws_sqs_queue.q',
  ],
  ['everything with a queue', QUEUE, { Action: 'sqs:*', Resource: QUEUE_ARN }, '> aws_sqs_queue.q'],
  [
    'reading a stream',
    STREAM,
    { Action: ['kinesis:GetRecords', 'kinesis:DescribeStream'], Resource: 'arn:aws:kinesis:*:*:stream/clicks' },
    'aws_kinesis_stream.k >',
  ],
  [
    'reading the stream of a table',
    TABLE,
    { Action: 'dynamodb:GetRecords', Resource: 'arn:aws:dynamodb:eu-west-1:111122223333:table/orders/stream/*' },
    'aws_dynamodb_table.t >',
  ],
  [
    'querying a table and its indexes',
    TABLE,
    {
      Action: 'dynamodb:Query',
      Resource: ['arn:aws:dynamodb:*:*:table/orders', 'arn:aws:dynamodb:*:*:table/orders/index/*'],
    },
    '> aws_dynamodb_table.t',
  ],
  [
    'writing to any bucket, of which there is one',
    BUCKET,
    { Action: 's3:PutObject', Resource: '*' },
    '> aws_s3_bucket.b',
  ],
  [
    'writing to any bucket of its kind',
    BUCKET,
    { Action: 's3:PutObject', Resource: 'arn:aws:s3:::*' },
    '> aws_s3_bucket.b',
  ],
  [
    'writing to any bucket, of which there are two',
    { ...BUCKET, 'aws_s3_bucket.c': {} },
    { Action: 's3:PutObject', Resource: '*' },
    null,
  ],
  ['looking at any bucket', BUCKET, { Action: ['s3:ListAllMyBuckets'], Resource: '*' }, null],
  ['everything', BUCKET, { Action: '*', Resource: '*' }, null],
  ['what is denied', BUCKET, { Effect: 'Deny', Action: 's3:*', Resource: 'arn:aws:s3:::acme-orders' }, null],
  ['all but something', BUCKET, { NotAction: 's3:*', Action: [], Resource: 'arn:aws:s3:::acme-orders' }, null],
  ['a bucket that is not here', BUCKET, { Action: 's3:GetObject', Resource: 'arn:aws:s3:::other/*' }, null],
  ['a key', { 'aws_kms_key.k': {} }, { Action: 'kms:Decrypt', Resource: '*' }, null],
];

const arrowsOfFunction = (sketches: Sketches): string[] =>
  arrowsOf(drawn(sketches)).map((arrow) => arrow.replace('aws_lambda_function.f', '').trim());

test.each(STATEMENTS)('a role may do this: %s', (_, beside, statement, arrow) => {
  expect(arrowsOfFunction({ ...ROLE, ...beside, ...allowed(statement) })).toEqual(arrow === null ? [] : [arrow]);
});

test('two policies of one role, one to send and one to receive, are one arrow to the queue', () => {
  const { 'aws_iam_role_policy.p': sends } = allowed({ Action: 'sqs:SendMessage', Resource: QUEUE_ARN });
  const graph = {
    ...ROLE,
    ...QUEUE,
    ...allowed({ Action: 'sqs:ReceiveMessage', Resource: QUEUE_ARN }),
    'aws_iam_role_policy.s': sends as Sketch,
  };
  expect(arrowsOfFunction(graph)).toEqual(['> aws_sqs_queue.q']);
});

test('of what a role may do with a queue that feeds one of its users, that one arrow is drawn', () => {
  const graph = drawn({
    ...ROLE,
    ...QUEUE,
    'aws_lambda_function.g': { refs: { role: 'aws_iam_role.r' } },
    'aws_lambda_event_source_mapping.m': {
      refs: { event_source_arn: 'aws_sqs_queue.q', function_name: 'aws_lambda_function.g' },
    },
    ...allowed({ Action: 'sqs:ReceiveMessage', Resource: QUEUE_ARN }),
  });
  expect(arrowsOf(graph)).toEqual(['aws_sqs_queue.q > aws_lambda_function.g']);
});

/** Where the grant stands, for a function with the role and a bucket. */
const PLACES: readonly (readonly [string, Sketches])[] = [
  [
    'a block of the role',
    {
      ...ROLE,
      'aws_iam_role.r': {
        values: {
          inline_policy: [{ policy: policy({ Action: 's3:GetObject', Resource: 'arn:aws:s3:::acme-orders/*' }) }],
        },
      },
    },
  ],
  [
    'a policy that an attachment names',
    {
      ...ROLE,
      'aws_iam_policy.p': {
        values: { policy: policy({ Action: 's3:GetObject', Resource: 'arn:aws:s3:::acme-orders/*' }) },
      },
      'aws_iam_role_policy_attachment.a': { refs: { role: 'aws_iam_role.r', policy_arn: 'aws_iam_policy.p' } },
    },
  ],
  [
    'a policy that everybody knows, attached',
    {
      ...ROLE,
      'aws_iam_role_policy_attachment.a': {
        values: { policy_arn: 'arn:aws:iam::aws:policy/AmazonS3ReadOnlyAccess' },
        refs: { role: 'aws_iam_role.r' },
      },
    },
  ],
  [
    'a policy that everybody knows, listed by the role',
    { ...ROLE, 'aws_iam_role.r': { values: { managed_policy_arns: ['arn:aws:iam::aws:policy/AmazonS3FullAccess'] } } },
  ],
  [
    'the policy of the bucket, which names the role',
    {
      ...ROLE,
      'aws_s3_bucket_policy.p': {
        values: {
          policy: policy({
            Action: 's3:GetObject',
            Principal: { AWS: 'arn:aws:iam::111122223333:role/worker' },
            Resource: 'arn:aws:s3:::acme-orders/*',
          }),
        },
        refs: { bucket: 'aws_s3_bucket.b' },
      },
    },
  ],
  [
    'a document that is known in part',
    {
      ...ROLE,
      'aws_iam_policy_document.d': {
        mode: 'data',
        values: { statement: [{ effect: 'Allow', actions: ['s3:GetObject'] }] },
        refs: { 'statement.resources': 'aws_s3_bucket.b' },
      },
      'aws_iam_role_policy.p': { refs: { role: 'aws_iam_role.r', policy: 'aws_iam_policy_document.d' } },
    },
  ],
];

test.each(PLACES)('what lets a function use a bucket: %s', (_, sketches) => {
  expect(arrowsOfFunction({ ...BUCKET, ...sketches })).toEqual(['> aws_s3_bucket.b']);
});

test('a document that is known in part says by its actions that a queue is read', () => {
  const graph = {
    ...ROLE,
    ...QUEUE,
    'aws_iam_policy_document.d': {
      mode: 'data' as const,
      values: { statement: [{ effect: 'Allow', actions: ['sqs:ReceiveMessage', 's3:PutObject'] }] },
      refs: { 'statement.resources': 'aws_sqs_queue.q' },
    },
    'aws_iam_role_policy.p': { refs: { role: 'aws_iam_role.r', policy: 'aws_iam_policy_document.d' } },
  };
  expect(arrowsOfFunction(graph)).toEqual(['aws_sqs_queue.q >']);
});

test('a topic that the policy of a queue lets send by a condition sends', () => {
  const graph = drawn({
    ...QUEUE,
    'aws_sns_topic.t': { values: { name: 'orders', arn: 'arn:aws:sns:eu-west-1:111122223333:orders' } },
    'aws_sqs_queue_policy.p': {
      values: {
        policy: policy({
          Action: 'sqs:SendMessage',
          Principal: { Service: 'sns.amazonaws.com' },
          Resource: QUEUE_ARN,
          Condition: { ArnEquals: { 'aws:SourceArn': 'arn:aws:sns:eu-west-1:111122223333:orders' } },
        }),
      },
      refs: { queue_url: 'aws_sqs_queue.q' },
    },
  });
  expect(arrowsOf(graph)).toEqual(['aws_sns_topic.t > aws_sqs_queue.q']);
});

test('whatever runs on a cluster uses what the role of its identity provider may', () => {
  const graph = drawn({
    ...BUCKET,
    'aws_eks_cluster.k': {},
    'aws_iam_openid_connect_provider.o': { refs: { url: 'aws_eks_cluster.k' } },
    'aws_iam_role.r': { refs: { assume_role_policy: 'aws_iam_openid_connect_provider.o' } },
    ...allowed({ Action: 's3:GetObject', Resource: 'arn:aws:s3:::acme-orders/*' }),
  });
  expect(arrowsOf(graph)).toEqual(['aws_eks_cluster.k > aws_s3_bucket.b']);
});

test('the only one there is is said to be assumed', () => {
  const { ledger } = understand(plan({ ...ROLE, ...BUCKET, ...allowed({ Action: 's3:PutObject', Resource: '*' }) }));
  expect(ledger.arrows.map(({ evidence }) => evidence)).toEqual([
    [{ rule: 'sole', by: 'aws_iam_role_policy.p', path: 'policy', isFact: false }],
  ]);
});

test('what too many share makes no arrows, and a word says so', () => {
  const users = Object.fromEntries(
    Array.from({ length: 17 }, (_, i) => [`aws_lambda_function.f${i}`, { refs: { role: 'aws_iam_role.r' } }]),
  );
  const { graph, ledger } = understand(
    plan({
      ...users,
      ...BUCKET,
      'aws_iam_role.r': {},
      ...allowed({ Action: 's3:GetObject', Resource: 'arn:aws:s3:::acme-orders/*' }),
    }),
  );
  expect(arrowsOf(graph)).toEqual([]);
  expect(ledger.references).toContainEqual({
    from: 'aws_iam_role_policy.p',
    to: 'aws_iam_role.r',
    path: 'role',
    why: 'many',
  });
});

test('a policy about more than anybody reads makes no arrows, and a word says so', () => {
  const queues = Array.from({ length: 49 }, (_, i) => `aws_sqs_queue.q${i}`);
  const { graph, ledger } = understand(
    plan({
      ...ROLE,
      ...Object.fromEntries(queues.map((address) => [address, { values: { fifo_queue: address.length } }])),
      'aws_iam_role_policy.p': { refs: { role: 'aws_iam_role.r', policy: queues } },
    }),
  );
  expect(arrowsOf(graph)).toEqual([]);
  const about = ledger.references.filter(({ path }) => path === 'policy');
  expect(new Set(about.map(({ why }) => why))).toEqual(new Set(['many']));
});
