/** Who is let in, whose something is and what it is a part of: none of that is a request. */
import { drawn, type Sketch } from '../build.js';

/** `from > to`, with `-` before a thin one. */
const lines = (sketches: Record<string, Sketch>): string[] =>
  drawn(sketches).edges.map(({ from, to, thin }) => `${from} ${thin === true ? '->' : '>'} ${to}`);

describe('who may use something is not used by it', () => {
  test('Azure: a role assignment', () => {
    const sketches = {
      'azurerm_linux_web_app.web': {},
      'azuread_group.admins': {},
      'azurerm_role_assignment.a': {
        refs: { scope: 'azurerm_linux_web_app.web', principal_id: 'azuread_group.admins' },
      },
    };
    expect(lines(sketches)).toEqual(['azuread_group.admins -> azurerm_linux_web_app.web']);
  });

  test('Google Cloud: a binding for who comes through a pool', () => {
    const sketches = {
      'google_storage_bucket.b': {},
      'google_iam_workload_identity_pool.p': {},
      'google_storage_bucket_iam_member.m': {
        values: { role: 'roles/storage.objectViewer' },
        refs: { bucket: 'google_storage_bucket.b', member: 'google_iam_workload_identity_pool.p' },
      },
    };
    expect(lines(sketches)).toEqual(['google_iam_workload_identity_pool.p -> google_storage_bucket.b']);
  });
});

describe('the tree of an organization is thin, from what holds to what is in it', () => {
  test.each<[string, Record<string, Sketch>, string[]]>([
    [
      'AWS',
      {
        'aws_organizations_organization.o': {},
        'aws_organizations_organizational_unit.u': { refs: { parent_id: 'aws_organizations_organization.o' } },
        'aws_organizations_account.a': { refs: { parent_id: 'aws_organizations_organizational_unit.u' } },
      },
      [
        'aws_organizations_organization.o -> aws_organizations_organizational_unit.u',
        'aws_organizations_organizational_unit.u -> aws_organizations_account.a',
      ],
    ],
    [
      'Azure',
      {
        'azurerm_management_group.root': {},
        'azurerm_management_group.child': { refs: { parent_management_group_id: 'azurerm_management_group.root' } },
        'azurerm_subscription.s': {},
        'azurerm_management_group_subscription_association.a': {
          refs: { management_group_id: 'azurerm_management_group.child', subscription_id: 'azurerm_subscription.s' },
        },
      },
      [
        'azurerm_management_group.child -> azurerm_subscription.s',
        'azurerm_management_group.root -> azurerm_management_group.child',
      ],
    ],
    [
      'Google Cloud',
      {
        'google_folder.f': {},
        'google_folder.g': { refs: { parent: 'google_folder.f' } },
        'google_project.p': { refs: { folder_id: 'google_folder.g' } },
      },
      ['google_folder.f -> google_folder.g', 'google_folder.g -> google_project.p'],
    ],
  ])('%s', (_, sketches, expected) => expect(lines(sketches)).toEqual(expected));

  test('what is in a project has no arrow for that', () => {
    expect(
      lines({
        'google_project.p': {},
        'google_storage_bucket.b': { refs: { project: 'google_project.p' } },
        'sentry_team.t': {},
        'sentry_project.s': { refs: { team: 'sentry_team.t' } },
      }),
    ).toEqual([]);
  });
});

test('a secret of an application is part of that, also where a vault keeps it', () => {
  const graph = drawn({
    'azurerm_key_vault.v': {},
    'azurerm_key_vault_secret.s': {
      refs: { key_vault_id: 'azurerm_key_vault.v', value: 'azuread_application_password.p' },
    },
    'azuread_application.a': {},
    'azuread_application_password.p': { refs: { application_id: 'azuread_application.a' } },
    'azuread_service_principal.sp': { refs: { client_id: 'azuread_application.a' } },
    'azurerm_management_group.m': {},
    'azurerm_role_assignment.r': {
      refs: { scope: 'azurerm_management_group.m', principal_id: 'azuread_service_principal.sp' },
    },
  });
  expect([...graph.nodes.keys()]).toEqual([
    'azuread_application.a',
    'azurerm_key_vault.v',
    'azurerm_management_group.m',
  ]);
  expect(graph.edges.map(({ from, to }) => `${from} > ${to}`)).toContain(
    'azuread_application.a > azurerm_management_group.m',
  );
});

test('an application that another one lets in calls that one', () => {
  const applications = { 'azuread_application.api': {}, 'azuread_application.spa': {} };
  const sketches = {
    ...applications,
    'azuread_application_pre_authorized.p': {
      refs: { application_id: 'azuread_application.api', authorized_client_id: 'azuread_application.spa' },
    },
  };
  expect(lines(sketches)).toEqual(['azuread_application.spa -> azuread_application.api']);
  const assigned = {
    ...applications,
    'azuread_app_role_assignment.a': {
      refs: { principal_object_id: 'azuread_application.spa', resource_object_id: 'azuread_application.api' },
    },
  };
  expect(lines(assigned)).toEqual(['azuread_application.spa -> azuread_application.api']);
});

test('what a secret of a pipeline holds is not called by it', () => {
  expect(
    lines({
      'github_repository_environment.e': {},
      'github_actions_environment_secret.s': {
        refs: { environment: 'github_repository_environment.e', plaintext_value: 'aws_s3_bucket.b' },
      },
      'aws_s3_bucket.b': {},
    }),
  ).toEqual([]);
});

test('two that have one random word in their names do not use each other', () => {
  expect(
    lines({
      'random_string.s': {},
      'azuread_application.a': { refs: { identifier_uris: 'random_string.s' } },
      'azurerm_cognitive_account.c': { refs: { custom_subdomain_name: 'random_string.s' } },
    }),
  ).toEqual([]);
});

test('a label in a cluster names nobody', () => {
  expect(
    lines({
      'consul_config_entry.e': { values: { name: 'orchestrator' } },
      'kubernetes_deployment.d': { values: { metadata: [{ labels: { app: 'orchestrator' } }] } },
    }),
  ).toEqual([]);
});

test('a push to a repository starts a build', () => {
  expect(
    lines({
      'google_cloudbuildv2_connection.c': {},
      'google_cloudbuildv2_repository.r': { refs: { parent_connection: 'google_cloudbuildv2_connection.c' } },
      'google_cloudbuild_trigger.t': { refs: { repository_event_config: 'google_cloudbuildv2_repository.r' } },
      'google_sourcerepo_repository.s': {},
      'google_cloudbuild_trigger.u': { refs: { trigger_template: 'google_sourcerepo_repository.s' } },
    }),
  ).toEqual([
    'google_cloudbuildv2_connection.c > google_cloudbuild_trigger.t',
    'google_sourcerepo_repository.s > google_cloudbuild_trigger.u',
  ]);
});

/** Of types without a row: who is in a group neither calls it nor is called by it. */
const MEMBERSHIPS: readonly (readonly [type: string, group: string, by: string, person: string, names: string])[] = [
  ['acme_team_membership', 'acme_team', 'team_id', 'acme_person', 'person_id'],
  ['acme_group_member', 'acme_group', 'group', 'acme_person', 'email'],
  ['acme_user_assignment', 'acme_group', 'group_id', 'acme_person', 'user_ids'],
];

test.each(MEMBERSHIPS)('%s is part of the group, and joins nobody to it', (type, group, by, person, names) => {
  const graph = drawn({
    [`${group}.g`]: {},
    [`${person}.p`]: {},
    [`${person}.q`]: {},
    [`${type}.m`]: { refs: { [by]: `${group}.g`, [names]: [`${person}.p`, `${person}.q`] } },
  });
  expect([...graph.nodes.keys()].sort()).toEqual([`${group}.g`, `${person}.p`, `${person}.q`].sort());
  expect(graph.edges).toEqual([]);
});

test('a membership of a machine in something that is no group is what its row says', () => {
  const graph = drawn({
    'google_container_cluster.c': {},
    'google_gke_hub_membership.m': { refs: { endpoint: 'google_container_cluster.c' } },
  });
  expect([...graph.nodes.keys()]).toEqual(['google_container_cluster.c']);
});

test('the schema of a topic is part of it', () => {
  const graph = drawn({
    'google_pubsub_topic.t': { refs: { schema_settings: 'google_pubsub_schema.s' } },
    'google_pubsub_schema.s': {},
  });
  expect([...graph.nodes.keys()]).toEqual(['google_pubsub_topic.t']);
});

describe('of a module whose code is not here, what is called so is no request', () => {
  const module = (name: string, refs: Sketch['refs'] = {}): Record<string, Sketch> => ({
    [`module.${name}.terraform_module.${name}`]: {
      values: { source: `acme/${name}/aws` },
      ...(refs !== undefined && { refs }),
    },
  });
  const A = 'module.a.terraform_module.a';
  test.each([
    ['role_assignments', []],
    ['role_assignments.vnet.scope', []],
    ['router_name', []],
    ['parent_id', []],
    ['secrets_value', []],
    ['api_id', []],
    ['api_resource_id', []],
    ['artifact_store.encryption_key.id', []],
    ['log_sink_writer_identity', []],
    ['federated_identity_credentials', []],
    ['layers', []],
    ['elastic_beanstalk_application_name', []],
    ['cluster_name', []],
    ['metadata_ip_address', [`module.b.terraform_module.b > ${A}`]],
  ])('%s', (attribute, expected) => {
    const solid = lines({ ...module('a'), ...module('b', { [attribute]: A }) }).filter(
      (line) => !line.includes(' -> '),
    );
    expect(solid).toEqual(expected);
  });
});

test('who is in two groups has a thin arrow from each', () => {
  expect(
    lines({
      'okta_group.a': {},
      'okta_group.b': {},
      'okta_user.u': {},
      'okta_group_memberships.a': { refs: { group_id: 'okta_group.a', users: 'okta_user.u' } },
      'okta_user_group_memberships.u': { refs: { user_id: 'okta_user.u', groups: 'okta_group.b' } },
      'azuread_group.c': {},
      'azuread_user.v': {},
      'azuread_group_member.m': {
        refs: { group_object_id: 'azuread_group.c', member_object_id: 'azuread_user.v' },
      },
    }),
  ).toEqual(['azuread_group.c -> azuread_user.v', 'okta_group.a -> okta_user.u', 'okta_group.b -> okta_user.u']);
});
