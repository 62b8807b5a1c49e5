/** Roles of Azure and Google: who may use what is an arrow where nothing else joins the two. */
import { arrowsOf, drawn, type Sketch } from '../build.js';

type Sketches = Record<string, Sketch>;

const APP: Sketches = {
  'azurerm_resource_group.rg': {},
  'azurerm_linux_function_app.app': { refs: { resource_group_name: 'azurerm_resource_group.rg' } },
  'azurerm_storage_account.s': { refs: { resource_group_name: 'azurerm_resource_group.rg' } },
  'azurerm_servicebus_namespace.n': { refs: { resource_group_name: 'azurerm_resource_group.rg' } },
  'azurerm_servicebus_queue.q': { refs: { namespace_id: 'azurerm_servicebus_namespace.n' } },
};
const assigned = (role: string, scope: string): Sketches => ({
  'azurerm_role_assignment.r': {
    values: { role_definition_name: role },
    refs: { principal_id: 'azurerm_linux_function_app.app', scope },
  },
});

test.each([
  ['Azure Service Bus Data Receiver', 'azurerm_servicebus_queue.q', 'azurerm_servicebus_namespace.n > app'],
  ['Azure Service Bus Data Sender', 'azurerm_servicebus_queue.q', 'app > azurerm_servicebus_namespace.n'],
  ['Azure Service Bus Data Owner', 'azurerm_servicebus_namespace.n', 'app > azurerm_servicebus_namespace.n'],
  ['Storage Blob Data Reader', 'azurerm_storage_account.s', 'app > azurerm_storage_account.s'],
  ['Storage Blob Data Contributor', 'azurerm_resource_group.rg', 'app > azurerm_storage_account.s'],
  ['Contributor', 'azurerm_resource_group.rg', null],
  ['Contributor', 'azurerm_storage_account.s', 'app > azurerm_storage_account.s'],
  ['Reader', 'azurerm_storage_account.s', null],
  ['User Access Administrator', 'azurerm_servicebus_namespace.n', null],
  ['Key Vault Secrets User', 'azurerm_resource_group.rg', null],
] as const)('%s at %s: %s', (role, scope, arrow) => {
  const arrows = arrowsOf(drawn({ ...APP, ...assigned(role, scope) }));
  expect(arrows.map((one) => one.replace('azurerm_linux_function_app.', ''))).toEqual(arrow === null ? [] : [arrow]);
});

test('a role at a resource group is not about what is in another one', () => {
  const elsewhere = { 'azurerm_resource_group.other': {} };
  const graph = drawn({
    ...APP,
    ...elsewhere,
    ...assigned('Storage Blob Data Reader', 'azurerm_resource_group.other'),
  });
  expect(arrowsOf(graph)).toEqual([]);
});

test.each([
  [{ listen: true }, 'azurerm_eventhub_namespace.n > app'],
  [{ listen: true, send: false, manage: false }, 'azurerm_eventhub_namespace.n > app'],
  [{ listen: true, send: true }, 'app > azurerm_eventhub_namespace.n'],
  [{ send: true }, 'app > azurerm_eventhub_namespace.n'],
  [{}, 'app > azurerm_eventhub_namespace.n'],
])('who has the connection string of a key with %j', (values, arrow) => {
  const graph = drawn({
    'azurerm_eventhub_namespace.n': {},
    'azurerm_eventhub.h': { refs: { namespace_id: 'azurerm_eventhub_namespace.n' } },
    'azurerm_eventhub_authorization_rule.r': { values, refs: { eventhub_name: 'azurerm_eventhub.h' } },
    'azurerm_linux_function_app.app': { refs: { app_settings: 'azurerm_eventhub_authorization_rule.r' } },
  });
  expect(arrowsOf(graph).map((one) => one.replace('azurerm_linux_function_app.', ''))).toEqual([arrow]);
});

test('an identity that a cluster gives out by a federated credential is the cluster', () => {
  const graph = drawn({
    'azurerm_kubernetes_cluster.k': {},
    'azurerm_user_assigned_identity.i': {},
    'azurerm_federated_identity_credential.c': {
      refs: { issuer: 'azurerm_kubernetes_cluster.k', parent_id: 'azurerm_user_assigned_identity.i' },
    },
    'azurerm_key_vault.v': {},
    'azurerm_role_assignment.r': {
      values: { role_definition_name: 'Key Vault Secrets User' },
      refs: { principal_id: 'azurerm_user_assigned_identity.i', scope: 'azurerm_key_vault.v' },
    },
  });
  expect(arrowsOf(graph)).toEqual(['azurerm_kubernetes_cluster.k > azurerm_key_vault.v']);
});

test('who a vault lists in its own policies may use it', () => {
  const graph = drawn({
    'azurerm_linux_web_app.w': {},
    'azurerm_key_vault.v': { refs: { 'access_policy.object_id': 'azurerm_linux_web_app.w' } },
  });
  expect(arrowsOf(graph)).toEqual(['azurerm_linux_web_app.w > azurerm_key_vault.v']);
});

const SERVICE: Sketches = {
  'google_service_account.a': {},
  'google_cloud_run_v2_service.run': { refs: { 'template.service_account': 'google_service_account.a' } },
};
const member = (type: string, role: string, refs: Record<string, string>): Sketches => ({
  [`${type}.m`]: { values: { role }, refs: { member: 'google_service_account.a', ...refs } },
});

test.each<readonly [string, Sketches, string | null]>([
  [
    'a role on a bucket',
    {
      'google_storage_bucket.b': {},
      ...member('google_storage_bucket_iam_member', 'roles/storage.objectViewer', {
        bucket: 'google_storage_bucket.b',
      }),
    },
    'run > google_storage_bucket.b',
  ],
  [
    'a role in the project, about the only topic',
    { 'google_pubsub_topic.t': {}, ...member('google_project_iam_member', 'roles/pubsub.publisher', {}) },
    'run > google_pubsub_topic.t',
  ],
  [
    'a role in the project, about two topics',
    {
      'google_pubsub_topic.t': {},
      'google_pubsub_topic.u': {},
      ...member('google_project_iam_member', 'roles/pubsub.publisher', {}),
    },
    null,
  ],
  [
    'a role in the project that is about all of it',
    { 'google_pubsub_topic.t': {}, ...member('google_project_iam_member', 'roles/viewer', {}) },
    null,
  ],
  [
    'a client of the only database',
    { 'google_sql_database_instance.s': {}, ...member('google_project_iam_member', 'roles/cloudsql.client', {}) },
    'run > google_sql_database_instance.s',
  ],
])('Google: %s', (_, beside, arrow) => {
  const arrows = arrowsOf(drawn({ ...SERVICE, ...beside }));
  expect(arrows.map((one) => one.replace('google_cloud_run_v2_service.', ''))).toEqual(arrow === null ? [] : [arrow]);
});

test('a subscriber is given what is sent to the topic', () => {
  const graph = drawn({
    ...SERVICE,
    'google_pubsub_topic.t': {},
    'google_pubsub_subscription.s': { refs: { topic: 'google_pubsub_topic.t' } },
    ...member('google_pubsub_subscription_iam_member', 'roles/pubsub.subscriber', {
      subscription: 'google_pubsub_subscription.s',
    }),
  });
  expect(arrowsOf(graph)).toEqual(['google_pubsub_topic.t > google_cloud_run_v2_service.run']);
});

test('of a database and its replicas a client calls the database', () => {
  const graph = drawn({
    ...SERVICE,
    'google_sql_database_instance.copy': { refs: { master_instance_name: 'google_sql_database_instance.s' } },
    'google_sql_database_instance.s': {},
    ...member('google_project_iam_member', 'roles/cloudsql.client', {}),
  });
  expect(arrowsOf(graph)).toContain('google_cloud_run_v2_service.run > google_sql_database_instance.s');
  expect(graph.edges).toHaveLength(2);
});

test('who publishes to a topic and subscribes to it does both, whichever is said first', () => {
  const graph = drawn({
    ...SERVICE,
    'google_pubsub_topic.t': {},
    'google_pubsub_subscription.s': { refs: { topic: 'google_pubsub_topic.t' } },
    ...member('google_pubsub_subscription_iam_member', 'roles/pubsub.subscriber', {
      subscription: 'google_pubsub_subscription.s',
    }),
    ...member('google_pubsub_topic_iam_member', 'roles/pubsub.publisher', { topic: 'google_pubsub_topic.t' }),
  });
  expect(arrowsOf(graph)).toEqual(['google_cloud_run_v2_service.run > google_pubsub_topic.t']);
  expect(graph.edges[0]?.twoWay).toBe(true);
});

/** An account inside a cluster that nothing here runs as. */
const account = (cluster: string, identity: string): Sketches => ({
  [cluster]: {},
  'kubernetes_service_account_v1.a': { refs: { provider: cluster, 'metadata.annotations': identity } },
});

test.each<[string, Sketches, string]>([
  [
    'AWS',
    {
      ...account('aws_eks_cluster.k', 'aws_iam_role.r'),
      'aws_iam_role.r': {},
      'aws_sqs_queue.q': { values: { arn: 'arn:aws:sqs:eu-west-1:123456789012:q', name: 'q' } },
      'aws_iam_role_policy.p': {
        values: {
          policy: JSON.stringify({
            Statement: [
              { Effect: 'Allow', Action: 'sqs:SendMessage', Resource: 'arn:aws:sqs:eu-west-1:123456789012:q' },
            ],
          }),
        },
        refs: { role: 'aws_iam_role.r' },
      },
    },
    'aws_eks_cluster.k > aws_sqs_queue.q',
  ],
  [
    'Azure',
    {
      ...account('azurerm_kubernetes_cluster.k', 'azurerm_user_assigned_identity.i'),
      'azurerm_user_assigned_identity.i': {},
      'azurerm_storage_account.s': {},
      'azurerm_role_assignment.r': {
        values: { role_definition_name: 'Storage Blob Data Reader' },
        refs: { principal_id: 'azurerm_user_assigned_identity.i', scope: 'azurerm_storage_account.s' },
      },
    },
    'azurerm_kubernetes_cluster.k > azurerm_storage_account.s',
  ],
  [
    'Google Cloud',
    {
      ...account('google_container_cluster.k', 'google_service_account.g'),
      'google_service_account.g': {},
      'google_sql_database_instance.db': {},
      'google_project_iam_member.m': {
        values: { role: 'roles/cloudsql.client' },
        refs: { member: 'google_service_account.g' },
      },
    },
    'google_container_cluster.k > google_sql_database_instance.db',
  ],
])('what an account inside a cluster may do is done by the cluster: %s', (_, sketches, arrow) => {
  expect(arrowsOf(drawn(sketches))).toContain(arrow);
});
