/** Texts that name a resource are references, wherever they stand; what could mean several means none. */
import { arrowsOf, drawn, type Sketch } from '../build.js';

type Sketches = Record<string, Sketch>;

const arrows = (sketches: Sketches): string[] => arrowsOf(drawn(sketches)).filter((arrow) => !arrow.startsWith('tv_'));
const told = (variables: Record<string, string>): Sketch => ({ values: { environment: [{ variables }] } });
const named = (name: string): Sketch => ({ values: { name } });

/** What is told to `aws_lambda_function.f`, what else there is, and whom it calls for that. */
const AWS: readonly (readonly [string, string, Sketches, string | null])[] = [
  [
    'a bucket by its name',
    'acme-orders-archive',
    { 'aws_s3_bucket.b': { values: { bucket: 'acme-orders-archive' } } },
    'aws_s3_bucket.b',
  ],
  [
    'a bucket by its ARN',
    'arn:aws:s3:::acme-orders',
    { 'aws_s3_bucket.b': { values: { bucket: 'acme-orders' } } },
    'aws_s3_bucket.b',
  ],
  [
    'a folder of a bucket',
    's3://acme-orders/in/2024',
    { 'aws_s3_bucket.b': { values: { bucket: 'acme-orders' } } },
    'aws_s3_bucket.b',
  ],
  [
    'a host name of a bucket',
    'https://acme.s3.eu-west-1.amazonaws.com/a',
    { 'aws_s3_bucket.b': { values: { bucket: 'acme' } } },
    'aws_s3_bucket.b',
  ],
  [
    'a bucket whose name is the end of another one',
    'arn:aws:s3:::acme-orders',
    { 'aws_s3_bucket.b': { values: { bucket: 'orders' } } },
    'aws_s3_bucket.acme-orders',
  ],
  [
    'a queue by its URL',
    'https://sqs.eu-west-1.amazonaws.com/111122223333/jobs',
    { 'aws_sqs_queue.q': named('jobs') },
    'aws_sqs_queue.q',
  ],
  [
    'a queue by its ARN',
    'arn:aws:sqs:eu-west-1:111122223333:jobs',
    { 'aws_sqs_queue.q': named('jobs') },
    'aws_sqs_queue.q',
  ],
  [
    'a topic with the name of a queue',
    'arn:aws:sqs:eu-west-1:111122223333:jobs',
    { 'aws_sns_topic.t': named('jobs') },
    'aws_sqs_queue.jobs',
  ],
  [
    'a table inside a document',
    '{"table":"arn:aws:dynamodb:eu-west-1:1:table/orders/index/*"}',
    { 'aws_dynamodb_table.t': named('orders') },
    'aws_dynamodb_table.t',
  ],
  [
    'a secret with the letters of its service',
    'arn:aws:secretsmanager:eu-west-1:1:secret:shop/db-AbCdEf',
    { 'aws_secretsmanager_secret.s': named('shop/db') },
    'aws_secretsmanager_secret.s',
  ],
  [
    'a parameter by its path',
    'arn:aws:ssm:eu-west-1:1:parameter/shop/url',
    { 'aws_ssm_parameter.p': named('/shop/url') },
    'aws_ssm_parameter.p',
  ],
  [
    'a parameter without a path',
    'arn:aws:ssm:eu-west-1:1:parameter/url',
    { 'aws_ssm_parameter.p': named('url') },
    'aws_ssm_parameter.p',
  ],
  [
    'a wildcard that only one fits',
    'arn:aws:sqs:*:*:job*',
    { 'aws_sqs_queue.q': named('jobs'), 'aws_sqs_queue.r': named('mail') },
    'aws_sqs_queue.q',
  ],
  [
    'a wildcard that two fit',
    'arn:aws:sqs:*:*:job*',
    { 'aws_sqs_queue.q': named('jobs'), 'aws_sqs_queue.r': named('jobs-dlq') },
    null,
  ],
  ['a wildcard for all', 'arn:aws:sqs:*:*:*', { 'aws_sqs_queue.q': named('jobs') }, null],
  [
    'one of two of the same name',
    'arn:aws:sqs:eu-west-1:1:jobs',
    { 'aws_sqs_queue.q': named('jobs'), 'aws_sqs_queue.r': named('jobs') },
    null,
  ],
  ['a short name that the variable explains', 'jobs', { 'aws_sqs_queue.q': named('jobs') }, 'aws_sqs_queue.q'],
  [
    'an identity that it states',
    'arn:acme:thing:1',
    { 'acme_thing.t': { values: { arn: 'arn:acme:thing:1' } } },
    'acme_thing.t',
  ],
  [
    'an image',
    '111122223333.dkr.ecr.eu-west-1.amazonaws.com/shop/api:v1',
    { 'aws_ecr_repository.r': named('shop/api') },
    'aws_ecr_repository.r',
  ],
];

test.each(AWS)('a function is told %s', (_, text, others, called) => {
  const sketches: Sketches = { 'aws_lambda_function.f': told({ QUEUE: text }), ...others };
  expect(arrows(sketches)).toEqual(called === null ? [] : [`aws_lambda_function.f > ${called}`]);
});

test('a short name is a word where nothing explains it', () => {
  const sketches = { 'aws_lambda_function.f': told({ STAGE: 'prod' }), 'aws_ecs_cluster.c': named('prod') };
  expect(arrows(sketches)).toEqual([]);
});

const settings = (text: string): Sketch => ({ values: { app_settings: { TARGET: text } } });
const AZURE: readonly (readonly [string, string, Sketches, string | null])[] = [
  [
    'a connection string',
    'DefaultEndpointsProtocol=https;AccountName=acmedata;AccountKey=x',
    { 'azurerm_storage_account.s': named('acmedata') },
    'azurerm_storage_account.s',
  ],
  [
    'a blob endpoint',
    'https://acmedata.blob.core.windows.net/in',
    { 'azurerm_storage_account.s': named('acmedata') },
    'azurerm_storage_account.s',
  ],
  [
    'a reference to a vault',
    '@Microsoft.KeyVault(SecretUri=https://acme-kv.vault.azure.net/secrets/db)',
    { 'azurerm_key_vault.k': named('acme-kv') },
    null,
  ],
  [
    'a namespace',
    'acme-bus.servicebus.windows.net',
    { 'azurerm_servicebus_namespace.n': named('acme-bus') },
    'azurerm_servicebus_namespace.n',
  ],
  [
    'a database server',
    'Server=tcp:acme-sql.database.windows.net,1433;Database=shop',
    { 'azurerm_mssql_server.s': named('acme-sql') },
    'azurerm_mssql_server.s',
  ],
  [
    'a resource id',
    '/subscriptions/1/resourceGroups/rg/providers/Microsoft.DocumentDB/databaseAccounts/acme-db',
    { 'azurerm_cosmosdb_account.c': named('acme-db') },
    'azurerm_cosmosdb_account.c',
  ],
  [
    'an account of somebody else',
    'https://others.blob.core.windows.net/in',
    { 'azurerm_storage_account.s': named('acmedata') },
    null,
  ],
];

test.each(AZURE)('an app is told %s', (_, text, others, called) => {
  const sketches: Sketches = { 'azurerm_linux_web_app.a': settings(text), ...others };
  const expected = called === null ? [] : [`azurerm_linux_web_app.a > ${called}`];
  expect(arrows(sketches).filter((arrow) => !arrow.includes('key_vault'))).toEqual(expected);
});

const container = (value: string): Sketch => ({
  values: { template: [{ containers: [{ env: [{ name: 'TARGET', value }] }] }] },
});
const GOOGLE: readonly (readonly [string, string, Sketches, string | null])[] = [
  [
    'a folder of a bucket',
    'gs://acme-in/2024',
    { 'google_storage_bucket.b': named('acme-in') },
    'google_storage_bucket.b',
  ],
  ['a topic', 'projects/acme/topics/orders', { 'google_pubsub_topic.t': named('orders') }, 'google_pubsub_topic.t'],
  [
    'a secret',
    'projects/acme/secrets/api/versions/latest',
    { 'google_secret_manager_secret.s': { values: { secret_id: 'api' } } },
    'google_secret_manager_secret.s',
  ],
  [
    'a data set',
    'projects/acme/datasets/sales',
    { 'google_bigquery_dataset.d': { values: { dataset_id: 'sales' } } },
    'google_bigquery_dataset.d',
  ],
  [
    'a queue',
    'projects/acme/locations/europe-west1/queues/mail',
    { 'google_cloud_tasks_queue.q': named('mail') },
    'google_cloud_tasks_queue.q',
  ],
  [
    'a topic of the name of a subscription',
    'projects/acme/subscriptions/orders',
    { 'google_pubsub_topic.t': named('orders') },
    null,
  ],
];

test.each(GOOGLE)('a service is told %s', (_, text, others, called) => {
  const sketches: Sketches = { 'google_cloud_run_v2_service.s': container(text), ...others };
  expect(arrows(sketches)).toEqual(called === null ? [] : [`google_cloud_run_v2_service.s > ${called}`]);
});

test('policies that name resources by ARN grant what references would', () => {
  const policy = JSON.stringify({
    Statement: [
      { Effect: 'Allow', Action: 's3:PutObject', Resource: ['arn:aws:s3:::acme-in/*', 'arn:aws:s3:::others'] },
    ],
  });
  const sketches: Sketches = {
    'aws_iam_role.r': {},
    'aws_lambda_function.f': { refs: { role: 'aws_iam_role.r' } },
    'aws_iam_role_policy.p': { values: { policy }, refs: { role: 'aws_iam_role.r' } },
    'aws_s3_bucket.in': { values: { bucket: 'acme-in' } },
  };
  expect(arrows(sketches)).toEqual(['aws_lambda_function.f > aws_s3_bucket.in']);
});

test('a policy of the resource itself is no call of it, but lets another one call it', () => {
  const policy = JSON.stringify({
    Statement: [{ Principal: '*', Condition: { ArnEquals: { 'aws:SourceArn': 'arn:aws:sns:x:1:orders' } } }],
  });
  const sketches = { 'aws_sqs_queue.q': { values: { name: 'orders-q', policy } }, 'aws_sns_topic.t': named('orders') };
  expect(arrows(sketches)).toEqual(['aws_sns_topic.t > aws_sqs_queue.q']);
});

test('an identity that two resources state means neither', () => {
  const arn = 'arn:aws:s3:::acme-orders';
  const sketches = {
    'aws_lambda_function.f': told({ TARGET: arn }),
    'aws_s3_bucket.a': { values: { arn } },
    'aws_s3_bucket.b': { values: { arn } },
  };
  expect(arrows(sketches)).toEqual([]);
});

test('of several instances the one in the same module is meant', () => {
  const env = told({ QUEUE_NAME: 'jobs' });
  const sketches = {
    'module.a.aws_lambda_function.f': env,
    'module.a.aws_sqs_queue.q': named('jobs'),
    'module.b.aws_sqs_queue.q': named('jobs'),
  };
  expect(arrows(sketches)).toEqual(['module.a.aws_lambda_function.f > module.a.aws_sqs_queue.q']);
});

test('a name that two have means the other one to each of them, never itself', () => {
  const arn = 'arn:aws:lambda:eu-west-1:111122223333:function:orders-worker';
  const same = (variables: Record<string, string>): Sketch => ({
    values: { ...told(variables).values, function_name: 'orders-worker' },
  });
  expect(arrows({ 'aws_lambda_function.a': same({ NEXT: arn }), 'aws_lambda_function.b': same({}) })).toEqual([
    'aws_lambda_function.a > aws_lambda_function.b',
  ]);
});
