/** Identities are part of what runs as them, in every cloud; those that nothing runs as are in no usual picture. */
import { understand } from '../../../src/inference/index.js';
import type { Ledger } from '../../../src/inference/ledger.js';
import { UNUSED_IDENTITY } from '../../../src/inference/messages.js';
import { arrowsOf, drawn, plan, type Sketch } from '../build.js';

type Sketches = Record<string, Sketch>;

const BUCKET = { values: { bucket: 'acme-uploads' } };
const READS = JSON.stringify({
  Statement: [{ Effect: 'Allow', Action: 's3:GetObject', Resource: 'arn:aws:s3:::acme-uploads/*' }],
});

/** What it takes in each cloud that who runs as an identity may read a store. */
const GRANTS: Readonly<Record<string, { readonly store: string; readonly by: Sketches }>> = {
  'aws_iam_role.i': {
    store: 'aws_s3_bucket.s',
    by: { 'aws_iam_role_policy.p': { values: { policy: READS }, refs: { role: 'aws_iam_role.i' } } },
  },
  'azurerm_user_assigned_identity.i': {
    store: 'azurerm_storage_account.s',
    by: {
      'azurerm_role_assignment.p': {
        values: { role_definition_name: 'Storage Blob Data Contributor' },
        refs: { principal_id: 'azurerm_user_assigned_identity.i', scope: 'azurerm_storage_account.s' },
      },
    },
  },
  'google_service_account.i': {
    store: 'google_storage_bucket.s',
    by: {
      'google_storage_bucket_iam_member.p': {
        values: { role: 'roles/storage.objectUser' },
        refs: { bucket: 'google_storage_bucket.s', member: 'google_service_account.i' },
      },
    },
  },
};

function withGrant(identity: string, more: Sketches): Sketches {
  const { store, by } = GRANTS[identity] as (typeof GRANTS)[string];
  return { [identity]: {}, [store]: store.startsWith('aws') ? BUCKET : {}, ...by, ...more };
}

const entryOf = ({ entries }: Ledger, address: string) => entries.find((entry) => entry.address === address);

const USERS: readonly (readonly [identity: string, type: string, attribute: string])[] = [
  ['aws_iam_role.i', 'aws_lambda_function', 'role'],
  ['aws_iam_role.i', 'aws_ecs_task_definition', 'task_role_arn'],
  ['aws_iam_role.i', 'aws_glue_job', 'role_arn'],
  ['aws_iam_role.i', 'aws_sfn_state_machine', 'role_arn'],
  ['azurerm_user_assigned_identity.i', 'azurerm_container_app', 'identity.identity_ids'],
  ['azurerm_user_assigned_identity.i', 'azurerm_linux_virtual_machine', 'identity.identity_ids'],
  ['azurerm_user_assigned_identity.i', 'azurerm_kubernetes_cluster', 'kubelet_identity.user_assigned_identity_id'],
  ['google_service_account.i', 'google_cloud_run_v2_service', 'template.service_account'],
  ['google_service_account.i', 'google_cloud_run_v2_job', 'template.template.service_account'],
  ['google_service_account.i', 'google_workflows_workflow', 'service_account'],
  ['google_service_account.i', 'google_composer_environment', 'config.node_config.service_account'],
];

test.each(USERS)('%s is part of the %s that runs as it, which may do what it may', (identity, type, attribute) => {
  const sketches = withGrant(identity, { [`${type}.one`]: { refs: { [attribute]: identity } } });
  const { graph, ledger } = understand(plan(sketches));
  expect(entryOf(ledger, identity)).toMatchObject({ bucket: 'folded', into: `${type}.one`, kind: 'user' });
  expect(arrowsOf(graph)).toEqual([`${type}.one > ${GRANTS[identity]?.store}`]);
});

test.each(USERS)('%s that two of %s run as is part of both', (identity, type, attribute) => {
  const refs = { [attribute]: identity };
  const graph = drawn(withGrant(identity, { [`${type}.one`]: { refs }, [`${type}.two`]: { refs } }));
  const store = GRANTS[identity]?.store as string;
  expect(arrowsOf(graph)).toEqual([`${type}.one > ${store}`, `${type}.two > ${store}`]);
  expect([...graph.nodes.keys()].sort()).toEqual([`${type}.one`, `${type}.two`, store].sort());
});

test.each(Object.keys(GRANTS))(
  '%s that nothing runs as is hidden with a word, and drawn with all detail',
  (identity) => {
    const inventory = plan(withGrant(identity, {}));
    const usual = understand(inventory);
    expect(entryOf(usual.ledger, identity)).toMatchObject({ bucket: 'hidden', rule: UNUSED_IDENTITY });
    expect([...usual.graph.nodes.keys()]).toEqual([GRANTS[identity]?.store]);
    expect(understand(inventory, undefined, 'all').graph.nodes.has(identity)).toBe(true);
  },
);

test('an identity alone is drawn: an empty picture says less', () => {
  expect([...drawn({ 'google_service_account.i': {} }).nodes.keys()]).toEqual(['google_service_account.i']);
});

/** What names an identity and does not run as it. */
const OTHERS: readonly (readonly [why: string, identity: string, Sketches])[] = [
  [
    'waits for it',
    'aws_iam_role.i',
    {
      'aws_iam_role_policy_attachment.a': { refs: { role: 'aws_iam_role.i' } },
    },
  ],
  ['lets it in by its policy', 'aws_iam_role.i', { 'aws_kms_key.k': { refs: { policy: 'aws_iam_role.i' } } }],
  [
    'lets it into a cluster',
    'aws_iam_role.i',
    {
      'aws_eks_cluster.k': {},
      'aws_eks_access_entry.e': { refs: { cluster_name: 'aws_eks_cluster.k', principal_arn: 'aws_iam_role.i' } },
    },
  ],
  [
    'lets it into a vault',
    'azurerm_user_assigned_identity.i',
    { 'azurerm_key_vault.v': { refs: { 'access_policy.object_id': 'azurerm_user_assigned_identity.i' } } },
  ],
  [
    'lets somebody act as it',
    'google_service_account.i',
    {
      'google_service_account_iam_member.m': {
        values: { role: 'roles/iam.serviceAccountUser', member: 'user:ann@example.com' },
        refs: { service_account_id: 'google_service_account.i' },
      },
    },
  ],
  [
    'lets it call a service',
    'google_service_account.i',
    {
      'google_cloud_run_v2_service.r': {},
      'google_cloud_run_v2_service_iam_member.m': {
        refs: { name: 'google_cloud_run_v2_service.r', member: 'google_service_account.i' },
      },
    },
  ],
];

test.each(OTHERS)('what %s does not run as it', (_, identity, more) => {
  const { ledger } = understand(plan({ [identity]: {}, 'acme_thing.other': {}, ...more }));
  expect(entryOf(ledger, identity)).toMatchObject({ bucket: 'hidden', rule: UNUSED_IDENTITY });
});

test('an attachment that depends on the role it is about does not use it: the function does', () => {
  const inventory = plan({
    'aws_iam_role.r': {},
    'aws_lambda_function.f': { refs: { role: 'aws_iam_role.r' } },
    'aws_iam_role_policy_attachment.a': { refs: { role: 'aws_iam_role.r' } },
  });
  const waits = { from: 'aws_iam_role_policy_attachment.a', to: 'aws_iam_role.r', via: 'configuration' } as const;
  const { ledger } = understand({ ...inventory, references: [waits, ...inventory.references] });
  expect(entryOf(ledger, 'aws_iam_role.r')).toMatchObject({ into: 'aws_lambda_function.f' });
  expect(entryOf(ledger, 'aws_iam_role_policy_attachment.a')).toMatchObject({ into: 'aws_iam_role.r' });
});

test('a role that another one may take is part of what runs as that, which may do what both may', () => {
  const graph = drawn(
    withGrant('aws_iam_role.i', {
      'aws_iam_role.i': { refs: { assume_role_policy: 'aws_iam_role.own' } },
      'aws_iam_role.own': {},
      'aws_lambda_function.f': { refs: { role: 'aws_iam_role.own' } },
    }),
  );
  expect(arrowsOf(graph)).toEqual(['aws_lambda_function.f > aws_s3_bucket.s']);
});

const LENT = { role: 'roles/iam.workloadIdentityUser', member: 'serviceAccount:acme.svc.id.goog[app/writer]' };
const LENDING: Sketches = {
  'google_container_cluster.c': {},
  'google_service_account_iam_member.w': {
    values: LENT,
    refs: { service_account_id: 'google_service_account.i' },
  },
};

test('an account that a cluster gives to what runs on it is part of the only cluster', () => {
  const graph = drawn(withGrant('google_service_account.i', LENDING));
  expect(arrowsOf(graph)).toEqual(['google_container_cluster.c > google_storage_bucket.s']);
});

test('of two clusters neither has the account, unless the member names one', () => {
  const two = { ...LENDING, 'google_container_cluster.d': {} };
  expect(arrowsOf(drawn(withGrant('google_service_account.i', two)))).toEqual([]);
  const member = 'google_container_cluster.d';
  const named = {
    ...two,
    'google_service_account_iam_member.w': {
      values: { ...LENT },
      refs: { service_account_id: 'google_service_account.i', member },
    },
  };
  expect(arrowsOf(drawn(withGrant('google_service_account.i', named)))).toEqual([
    'google_container_cluster.d > google_storage_bucket.s',
  ]);
});

test('what lets an identity in, of a type that nobody knows, does not run as it', () => {
  const refs = (attribute: string) => ({
    refs: { [attribute]: 'azurerm_user_assigned_identity.i', endpoint: 'acme_db.d' },
  });
  const arrowsBy = (user: Sketch) =>
    arrowsOf(drawn(withGrant('azurerm_user_assigned_identity.i', { 'acme_db.d': {}, 'acme_app.u': user })));
  const login = { refs: { ...refs('object_id').refs, account_name: 'azurerm_user_assigned_identity.i' } };
  expect(arrowsBy(login)).toEqual(['acme_app.u > acme_db.d']);
  expect(arrowsBy(refs('client_id'))).toEqual(['acme_app.u > acme_db.d', 'acme_app.u > azurerm_storage_account.s']);
});

test('a map of words that names an identity does not use what that may', () => {
  const words = { 'kubernetes_config_map.m': { refs: { data: 'azurerm_user_assigned_identity.i' } } };
  expect(arrowsOf(drawn(withGrant('azurerm_user_assigned_identity.i', words)))).toEqual([]);
});

test('an account that may act as another one is not what that runs as', () => {
  const account = 'google_service_account.i';
  const sketches: Sketches = {
    'google_service_account.other': {},
    'google_cloud_run_v2_service.runs': { refs: { 'template.service_account': account } },
    'google_compute_instance.machine': { refs: { 'service_account.email': 'google_service_account.other' } },
    'google_service_account_iam_member.m': {
      refs: { service_account_id: 'google_service_account.other', member: account },
    },
  };
  expect(arrowsOf(drawn(withGrant(account, sketches)))).toEqual([
    'google_cloud_run_v2_service.runs > google_storage_bucket.s',
  ]);
});

test('whom a dataset lets in is not what it runs as', () => {
  const account = 'google_service_account.i';
  const sketches: Sketches = {
    'google_bigquery_dataset.d': { values: { access: [{ role: 'OWNER' }] }, refs: { 'access.user_by_email': account } },
    'google_cloud_run_v2_service.runs': { refs: { 'template.service_account': account } },
  };
  const arrows = arrowsOf(drawn(withGrant(account, sketches)));
  expect(arrows).toContain('google_cloud_run_v2_service.runs > google_storage_bucket.s');
  expect(arrows.filter((line) => line.startsWith('google_bigquery_dataset.d'))).toEqual([]);
});

test('a role of the other provider of AWS is one', () => {
  const sketches: Sketches = {
    'aws_s3_bucket.s': BUCKET,
    'awscc_iam_role.r': { values: { policies: [{ policy_document: READS }] } },
    'awscc_kendra_index.k': { refs: { role_arn: 'awscc_iam_role.r' } },
  };
  expect(arrowsOf(drawn(sketches))).toEqual(['awscc_kendra_index.k > aws_s3_bucket.s']);
});
