/** Identities outside of Azure and Google Cloud: who of them is drawn, and with arrows to what. */
import { instanceName } from '../../../src/graph/instance-name.js';
import { arrowsOfActors, type Case, type Sketches } from '../outsiders.js';

const GITHUB_ACTIONS = 'ci: GitHub Actions';

describe('an identity of Azure that nothing here runs as is an actor', () => {
  const IMAGES: Sketches = { 'azurerm_container_registry.images': { values: { name: 'images' } } };
  const identity: Sketches = { 'azurerm_user_assigned_identity.deploy': { values: { name: 'deploy' } } };
  const federated = (issuer: string, subject: string): Sketches => ({
    'azurerm_federated_identity_credential.f': {
      values: { issuer, subject },
      refs: { parent_id: 'azurerm_user_assigned_identity.deploy' },
    },
  });
  const GITHUB = federated('https://token.actions.githubusercontent.com', 'repo:acme/shop:ref:refs/heads/main');
  const assigned = (to: string, scope: string, role = 'AcrPush'): Sketches => ({
    'azurerm_role_assignment.a': {
      values: { role_definition_name: role },
      refs: { principal_id: to, scope },
    },
  });
  const PUSHES = assigned('azurerm_user_assigned_identity.deploy', 'azurerm_container_registry.images');
  const TO_IMAGES = '> azurerm_container_registry.images';

  const cases: readonly Case[] = [
    [
      'a managed identity of GitHub Actions',
      { ...IMAGES, ...identity, ...GITHUB, ...PUSHES },
      [`${GITHUB_ACTIONS} ${TO_IMAGES}`],
    ],
    ['a managed identity without a federated credential', { ...IMAGES, ...identity, ...PUSHES }, []],
    [
      'a managed identity of the workloads of another cluster',
      {
        ...IMAGES,
        ...identity,
        ...PUSHES,
        ...federated('https://westeurope.oic.prod-aks.azure.com/1/2/', 'system:serviceaccount:shop:web'),
      },
      [`kubernetes: ${TO_IMAGES}`],
    ],
    [
      'rights on a whole resource group',
      {
        ...IMAGES,
        ...identity,
        ...GITHUB,
        'azurerm_resource_group.g': {},
        ...assigned('azurerm_user_assigned_identity.deploy', 'azurerm_resource_group.g', 'Contributor'),
      },
      [],
    ],
    [
      'the service principal of an app registration of GitHub Actions',
      {
        ...IMAGES,
        'azuread_application.shop': { values: { display_name: 'shop' } },
        'azuread_service_principal.shop': { refs: { client_id: 'azuread_application.shop' } },
        'azuread_application_federated_identity_credential.f': {
          values: { issuer: 'https://token.actions.githubusercontent.com', subject: 'repo:acme/shop:environment:prod' },
          refs: { application_id: 'azuread_application.shop' },
        },
        ...assigned('azuread_service_principal.shop', 'azurerm_container_registry.images'),
      },
      [`${GITHUB_ACTIONS} ${TO_IMAGES}`],
    ],
    [
      'a service principal that is looked up',
      {
        ...IMAGES,
        'azuread_service_principal.s': { mode: 'data', values: { display_name: 'release-tool' } },
        ...assigned('azuread_service_principal.s', 'azurerm_container_registry.images'),
      },
      [`service_principal: release-tool ${TO_IMAGES}`],
    ],
    [
      'a service principal of Microsoft',
      {
        ...IMAGES,
        'azuread_service_principal.s': { mode: 'data', values: { display_name: 'Microsoft Azure App Service' } },
        ...assigned('azuread_service_principal.s', 'azurerm_container_registry.images'),
      },
      [],
    ],
    [
      'a group of people that is looked up',
      {
        ...IMAGES,
        'azuread_group.g': { mode: 'data', values: { display_name: 'release-tool' } },
        ...assigned('azuread_group.g', 'azurerm_container_registry.images'),
      },
      [],
    ],
    [
      'whoever runs Terraform',
      {
        ...IMAGES,
        'azurerm_client_config.c': { mode: 'data' },
        ...assigned('azurerm_client_config.c', 'azurerm_container_registry.images'),
      },
      [],
    ],
  ];
  test.each(cases)('%s', (_, sketches, arrows) => expect(arrowsOfActors(sketches)).toEqual(arrows));
});

describe('an identity of Google Cloud that nothing here runs as is an actor', () => {
  const BUCKET: Sketches = { 'google_storage_bucket.files': { values: { name: 'acme-files' } } };
  const ACCOUNT: Sketches = { 'google_service_account.deploy': { values: { account_id: 'site-mirror' } } };
  const POOL: Sketches = {
    'google_iam_workload_identity_pool.pool': { values: { workload_identity_pool_id: 'pool' } },
  };
  const provider = (values: object): Sketches => ({
    'google_iam_workload_identity_pool_provider.p': {
      values: values as never,
      refs: { workload_identity_pool_id: 'google_iam_workload_identity_pool.pool' },
    },
  });
  const mayUse = (to: Sketches[string], type = 'google_storage_bucket_iam_member'): Sketches => ({
    [`${type}.m`]: {
      ...to,
      values: { role: 'roles/storage.objectAdmin', ...to.values },
      refs: { bucket: 'google_storage_bucket.files', ...to.refs },
    },
  });
  const PUTS = mayUse({ refs: { member: 'google_service_account.deploy' } });
  const lentTo = (member: string, role = 'roles/iam.workloadIdentityUser'): Sketches => ({
    'google_service_account_iam_member.l': {
      values: { role, member },
      refs: { service_account_id: 'google_service_account.deploy' },
    },
  });
  const members = (what: string): string =>
    `principalSet://iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/pool/${what}`;
  const TO_FILES = '> google_storage_bucket.files';

  const cases: readonly Case[] = [
    [
      'a service account that a repository of GitHub may use',
      { ...BUCKET, ...ACCOUNT, ...PUTS, ...lentTo(members('attribute.repository/acme/shop')) },
      [`${GITHUB_ACTIONS} ${TO_FILES}`],
    ],
    [
      'a service account that a project of GitLab may use',
      { ...BUCKET, ...ACCOUNT, ...PUTS, ...lentTo(members('attribute.project_path/acme/shop')) },
      [`ci: GitLab CI ${TO_FILES}`],
    ],
    ['a service account that nobody uses', { ...BUCKET, ...ACCOUNT, ...PUTS }, []],
    [
      'a service account that somebody of a pool may use',
      { ...BUCKET, ...ACCOUNT, ...PUTS, ...lentTo(members('*')) },
      [],
    ],
    [
      'a service account that a person may use',
      { ...BUCKET, ...ACCOUNT, ...PUTS, ...lentTo('user:anna@example.com', 'roles/iam.serviceAccountTokenCreator') },
      [],
    ],
    [
      'a service account that one of another project may use',
      {
        ...BUCKET,
        ...ACCOUNT,
        ...PUTS,
        ...lentTo('serviceAccount:robot@other-project.iam.gserviceaccount.com', 'roles/iam.serviceAccountTokenCreator'),
      },
      [`service_account: robot ${TO_FILES}`],
    ],
    [
      'a service account that a service runs as',
      {
        ...BUCKET,
        ...ACCOUNT,
        ...PUTS,
        ...lentTo(members('attribute.repository/acme/shop')),
        'google_cloud_run_v2_service.s': { refs: { 'template.service_account': 'google_service_account.deploy' } },
      },
      [],
    ],
    [
      'a service account with a key',
      {
        ...BUCKET,
        ...ACCOUNT,
        ...PUTS,
        'google_service_account_key.k': { refs: { service_account_id: 'google_service_account.deploy' } },
      },
      [`service_account: site-mirror ${TO_FILES}`],
    ],
    [
      'a repository itself',
      { ...BUCKET, ...mayUse({ values: { member: members('attribute.repository/acme/shop') } }) },
      [`${GITHUB_ACTIONS} ${TO_FILES}`],
    ],
    [
      'Cloud Build',
      { ...BUCKET, ...mayUse({ values: { member: 'serviceAccount:1@cloudbuild.gserviceaccount.com' } }) },
      [`ci: Cloud Build ${TO_FILES}`],
    ],
    [
      'an agent of Google',
      {
        ...BUCKET,
        ...mayUse({ values: { member: 'serviceAccount:service-1@gcp-sa-pubsub.iam.gserviceaccount.com' } }),
      },
      [],
    ],
    [
      'the workloads of another cluster',
      { ...BUCKET, ...mayUse({ values: { member: 'serviceAccount:acme.svc.id.goog[shop/web]' } }) },
      [`kubernetes: ${TO_FILES}`],
    ],
    [
      'the workloads of a cluster that is here',
      {
        ...BUCKET,
        'google_container_cluster.c': {},
        ...mayUse({ values: { member: 'serviceAccount:acme.svc.id.goog[shop/web]' } }),
      },
      [],
    ],
    ['a person', { ...BUCKET, ...mayUse({ values: { member: 'user:anna@example.com' } }) }, []],
    ['a group', { ...BUCKET, ...mayUse({ values: { member: 'group:team@example.com' } }) }, []],
    ['everybody', { ...BUCKET, ...mayUse({ values: { member: 'allUsers' } }) }, []],
    [
      'a role on the whole project',
      {
        ...BUCKET,
        ...ACCOUNT,
        ...lentTo(members('attribute.repository/acme/shop')),
        'google_project_iam_member.m': {
          values: { role: 'roles/storage.admin', project: 'acme' },
          refs: { member: 'google_service_account.deploy' },
        },
      },
      [],
    ],
  ];
  test.each(cases)('%s', (_, sketches, arrows) => expect(arrowsOfActors(sketches)).toEqual(arrows));

  const issued: readonly (readonly [string, object, readonly string[]])[] = [
    [
      'GitHub',
      { oidc: [{ issuer_uri: 'https://token.actions.githubusercontent.com' }] },
      [`${GITHUB_ACTIONS} ${TO_FILES}`],
    ],
    ['GitLab', { oidc: [{ issuer_uri: 'https://gitlab.example.com' }] }, [`ci: GitLab CI ${TO_FILES}`]],
    ['an account of AWS', { aws: [{ account_id: '222222222222' }] }, [`account: 222222222222 ${TO_FILES}`]],
    ['people', { oidc: [{ issuer_uri: 'https://login.example.com' }] }, []],
  ];
  test.each(issued)('the provider of a pool says who comes: %s', (_, values, arrows) => {
    const member = `principalSet://iam.googleapis.com/${instanceName('google_iam_workload_identity_pool.pool')}/*`;
    expect(arrowsOfActors({ ...BUCKET, ...POOL, ...provider(values), ...mayUse({ values: { member } }) })).toEqual(
      arrows,
    );
  });
});
