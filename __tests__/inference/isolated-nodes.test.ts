/** No mute icons: what is joined by quiet arrows alone is part of its only user, or has thin arrows. */
import { understand } from '../../src/inference/index.js';
import { SUPPORTING_EDGES_MAX } from '../../src/inference/limits.js';
import { drawn, plan, type Sketch } from './build.js';

type Sketches = Record<string, Sketch>;

const seen = (sketches: Sketches): readonly string[] => {
  const { nodes, edges } = drawn(sketches);
  return [
    ...[...nodes.keys()].filter((address) => !address.startsWith('tv_')),
    ...edges
      .filter(({ from }) => !from.startsWith('tv_'))
      .map(({ from, to, thin, label }) => `${from} ${thin ? '~>' : '->'} ${to} ${label}`.trim()),
  ];
};
const uses = (attribute: string, ...used: string[]): Sketch => ({ refs: { [attribute]: used } });
const KEY = 'aws_kms_key.k';

test.each<[string, Sketches, readonly string[]]>([
  [
    'a key of one thing is part of it',
    { 'aws_sqs_queue.q': uses('kms_master_key_id', KEY), [KEY]: {} },
    ['aws_sqs_queue.q'],
  ],
  [
    'a key of two things is joined to both',
    { 'aws_sqs_queue.q': uses('kms_master_key_id', KEY), 'aws_sns_topic.t': uses('kms_master_key_id', KEY), [KEY]: {} },
    [KEY, 'aws_sns_topic.t', 'aws_sqs_queue.q', `aws_sns_topic.t ~> ${KEY}`, `aws_sqs_queue.q ~> ${KEY}`],
  ],
  [
    'a bucket of archives is joined to its functions by thin arrows',
    {
      'aws_lambda_function.a': uses('s3_bucket', 'aws_s3_bucket.code'),
      'aws_lambda_function.b': uses('s3_bucket', 'aws_s3_bucket.code'),
      'aws_s3_bucket.code': {},
    },
    [
      'aws_lambda_function.a',
      'aws_lambda_function.b',
      'aws_s3_bucket.code',
      'aws_lambda_function.a ~> aws_s3_bucket.code',
      'aws_lambda_function.b ~> aws_s3_bucket.code',
    ],
  ],
  [
    'a bucket of archives that a function also writes to is called',
    {
      'aws_lambda_function.a': { refs: { s3_bucket: 'aws_s3_bucket.code', environment: 'aws_s3_bucket.code' } },
      'aws_s3_bucket.code': {},
    },
    ['aws_lambda_function.a', 'aws_s3_bucket.code', 'aws_lambda_function.a -> aws_s3_bucket.code'],
  ],
  ['a key of nothing stays', { [KEY]: {}, 'aws_sqs_queue.q': {} }, [KEY, 'aws_sqs_queue.q']],
  [
    'what a setting of one thing uses is used by that thing',
    {
      'google_container_cluster.c': uses('database_encryption', 'google_kms_crypto_key.k', 'google_kms_key_ring.r'),
      'google_kms_crypto_key.k': uses('rotation', 'google_kms_key_ring.r'),
      'google_kms_key_ring.r': {},
    },
    ['google_container_cluster.c'],
  ],
  [
    'chains of settings end at what uses the first',
    {
      'google_container_cluster.c': uses('database_encryption', 'google_kms_crypto_key.k'),
      'google_kms_crypto_key.k': uses('key_ring', 'google_kms_key_ring.r'),
      'google_kms_key_ring.r': {},
    },
    ['google_container_cluster.c'],
  ],
  [
    'a certificate of one balancer is part of it, by its listener',
    {
      'aws_lb.l': {},
      'aws_lb_listener.l': { refs: { load_balancer_arn: 'aws_lb.l', certificate_arn: 'aws_acm_certificate.c' } },
      'aws_acm_certificate.c': {},
    },
    ['aws_lb.l'],
  ],
  [
    'a workspace is a thing of its own, also where one thing alone writes to it',
    {
      'azurerm_kubernetes_cluster.c': uses('oms_agent', 'azurerm_log_analytics_workspace.w'),
      'azurerm_log_analytics_workspace.w': {},
    },
    [
      'azurerm_kubernetes_cluster.c',
      'azurerm_log_analytics_workspace.w',
      'azurerm_kubernetes_cluster.c ~> azurerm_log_analytics_workspace.w',
    ],
  ],
  [
    'a bucket of logs is one too',
    { 'aws_lb.l': uses('access_logs', 'aws_s3_bucket.b'), 'aws_s3_bucket.b': {} },
    ['aws_lb.l', 'aws_s3_bucket.b', 'aws_lb.l ~> aws_s3_bucket.b'],
  ],
  [
    'what has requests needs no quiet arrow',
    {
      'aws_lb.l': uses('access_logs', 'aws_s3_bucket.b'),
      'aws_lb_target_group_attachment.a': {
        refs: { target_group_arn: 'aws_lb_target_group.g', target_id: 'aws_instance.i' },
      },
      'aws_lb_listener.l': { refs: { load_balancer_arn: 'aws_lb.l', default_action: 'aws_lb_target_group.g' } },
      'aws_lb_target_group.g': {},
      'aws_instance.i': uses('user_data', 'aws_s3_bucket.b'),
      'aws_s3_bucket.b': {},
    },
    [
      'aws_instance.i',
      'aws_lb.l',
      'aws_s3_bucket.b',
      'aws_instance.i -> aws_s3_bucket.b',
      'aws_lb.l -> aws_instance.i',
    ],
  ],
  [
    'who comes in is a request, too: a key of one that users come to is part of that',
    {
      'aws_cloudfront_distribution.d': uses('viewer_certificate', 'aws_acm_certificate.c'),
      'aws_acm_certificate.c': {},
    },
    ['aws_cloudfront_distribution.d'],
  ],
  [
    'an image that is pulled is no request',
    {
      'aws_lambda_function.f': uses('image_uri', 'aws_ecr_repository.r'),
      'aws_ecr_repository.r': {},
    },
    ['aws_ecr_repository.r', 'aws_lambda_function.f', 'aws_lambda_function.f ~> aws_ecr_repository.r'],
  ],
  [
    'an image that is built is one',
    {
      'aws_codebuild_project.p': uses('environment', 'aws_ecr_repository.r'),
      'aws_lambda_function.f': { refs: { image_uri: 'aws_ecr_repository.r', environment: 'aws_sqs_queue.q' } },
      'aws_ecr_repository.r': {},
      'aws_sqs_queue.q': {},
    },
    [
      'aws_codebuild_project.p',
      'aws_ecr_repository.r',
      'aws_lambda_function.f',
      'aws_sqs_queue.q',
      'aws_codebuild_project.p -> aws_ecr_repository.r',
      'aws_lambda_function.f -> aws_sqs_queue.q',
    ],
  ],
  [
    'an environment runs its apps and writes to its logs',
    {
      'azurerm_container_app_environment.e': uses('log_analytics_workspace_id', 'azurerm_log_analytics_workspace.w'),
      'azurerm_container_app.a': uses('container_app_environment_id', 'azurerm_container_app_environment.e'),
      'azurerm_container_app.b': uses('container_app_environment_id', 'azurerm_container_app_environment.e'),
      'azurerm_log_analytics_workspace.w': {},
    },
    [
      'azurerm_container_app.a',
      'azurerm_container_app.b',
      'azurerm_container_app_environment.e',
      'azurerm_log_analytics_workspace.w',
      'azurerm_container_app_environment.e ~> azurerm_container_app.a',
      'azurerm_container_app_environment.e ~> azurerm_container_app.b',
      'azurerm_container_app_environment.e ~> azurerm_log_analytics_workspace.w',
    ],
  ],
  [
    'a record that proves a certificate does not use it',
    {
      'aws_route53_zone.z': {},
      'aws_route53_record.r': {
        refs: {
          zone_id: 'aws_route53_zone.z',
          for_each: 'aws_acm_certificate.c',
          records: 'aws_acm_certificate.c',
          type: 'aws_acm_certificate.c',
        },
      },
      'aws_cloudfront_distribution.d': uses('viewer_certificate', 'aws_acm_certificate.c'),
      'aws_acm_certificate.c': {},
    },
    ['aws_cloudfront_distribution.d', 'aws_route53_zone.z'],
  ],
])('%s', (_, sketches, expected) => {
  expect(seen(sketches)).toEqual(expected);
});

test.each([
  [SUPPORTING_EDGES_MAX, SUPPORTING_EDGES_MAX],
  [SUPPORTING_EDGES_MAX + 1, 0],
])('a key of %i things has %i arrows', (users, arrows) => {
  const queues = Array.from(
    { length: users },
    (_, i) => [`aws_sqs_queue.q${i}`, uses('kms_master_key_id', KEY)] as const,
  );
  expect(drawn({ [KEY]: {}, ...Object.fromEntries(queues) }).edges).toHaveLength(arrows);
});

test('what uses a crowd of quiet things is joined to none of them', () => {
  const keys = Array.from({ length: SUPPORTING_EDGES_MAX + 1 }, (_, i) => `aws_kms_key.k${i}`);
  const both = uses('kms_master_key_id', ...keys);
  const sketches = { 'aws_sqs_queue.q': both, 'aws_sqs_queue.r': both };
  expect(drawn({ ...sketches, ...Object.fromEntries(keys.map((key) => [key, {}])) }).edges).toHaveLength(0);
});

test('helpers, where nothing else is there, are joined by nothing', () => {
  expect(drawn({ 'terraform_data.a': uses('other', 'terraform_data.b'), 'terraform_data.b': {} }).edges).toEqual([]);
});

test('the ledger says by which attribute a key is part of what it is about', () => {
  const { ledger } = understand(plan({ 'aws_sqs_queue.q': uses('kms_master_key_id', KEY), [KEY]: {} }));
  const [key] = ledger.entries.filter(({ address }) => address === KEY);
  expect(key).toMatchObject({
    ...{ bucket: 'folded', kind: 'user', into: 'aws_sqs_queue.q' },
    evidence: [{ rule: 'reference', by: 'aws_sqs_queue.q', path: 'kms_master_key_id' }],
  });
});
