/** Modules without their code: what an attribute is called is all that says whether it is a call. */
import { arrowsOf, drawn } from '../build.js';

/** A module without its code, and what it names or is named by: all that is known is what the attribute is called. */
const UNREAD: readonly (readonly [attribute: string, arrows: readonly string[]])[] = [
  ['environment_variables', ['a > m']],
  ['vpc_id', []],
  ['nsg_ids', []],
  ['container_definitions', []],
  ['resource_id', []],
  ['service_plan_id', []],
  ['ecs_service_name', []],
  ['volumes', []],
  ['ip_configuration.name', []],
  ['crypto_key_name', []],
  ['node_groups.initial.subnet_ids', []],
  ['private_subnets', []],
  ['destination_cidr_block', []],
  ['rules.ingress.source_security_group_id', []],
  ['project', []],
  ['spec.project_id', []],
  ['resource_group_name', []],
  ['network_interface.network', []],
  ['access_log_bucket_name', []],
  ['filename', []],
  ['subnets.data.network_security_group.id', []],
  ['endpoints.file.private_dns_zone_resource_ids', []],
  ['managed_identities.user_assigned_resource_ids', []],
  ['diagnostic_settings', []],
  ['image_uri', []],
  ['main_geo_location_location', []],
  ['members', []],
  ['role_assignments.pull.principal_id', []],
  ['assignments.scope_id', []],
  ['grants.reader.scope', []],
  ['product_ids', []],
  ['trusted_entities', []],
  ['service_account_email', []],
  ['certificate_arn', []],
  ['oidc_providers.main.provider_arn', []],
  ['allowed_triggers.rule.source_arn', ['m > a']],
  ['services.web.load_balancer.target_group_arn', ['m > a']],
  ['public_alb_arn', ['m > a']],
];

test.each(UNREAD)('what %s says of a module that is not here', (attribute, expected) => {
  const module = 'module.m.terraform_module.m';
  const short = (lines: string[]) =>
    lines.map((line) => line.replaceAll(module, 'm').replace(/acme_thing\.a|module\.a\.terraform_module\.a/, 'a'));
  for (const from of ['acme_thing.a', 'module.a.terraform_module.a']) {
    expect(short(arrowsOf(drawn({ [module]: {}, [from]: { refs: { [attribute]: module } } })))).toEqual(expected);
  }
});

test('what is said of one attribute of an object is not said of the whole once more', () => {
  const refs = { services: 'module.m.terraform_module.m', 'services.web.subnet_ids': 'module.m.terraform_module.m' };
  const sketches = { 'module.m.terraform_module.m': {}, 'module.a.terraform_module.a': { refs } };
  expect(arrowsOf(drawn(sketches))).toEqual([]);
});

test('a module of alarms names what it watches and tells, and a web firewall what it stands before', () => {
  const module = 'module.m.terraform_module.m';
  const arrowsWith = (purpose: string, refs: Record<string, string>) =>
    arrowsOf(drawn({ [module]: { values: { module_purpose: purpose }, refs }, 'aws_lb.l': {}, 'aws_sns_topic.t': {} }));
  const refs = { alb_arn: 'aws_lb.l', sns_topic_arn: 'aws_sns_topic.t' };
  expect(arrowsWith('any/alb-alarms', refs)).toEqual([]);
  expect(arrowsWith('any/waf', { alb_arn: 'aws_lb.l' })).toContain(`${module} > aws_lb.l`);
  const firewall = {
    [module]: { values: { module_purpose: 'any/waf' } },
    'aws_lb.l': { refs: { web_acl_arn: module } },
  };
  expect(arrowsOf(drawn(firewall))).toContain(`${module} > aws_lb.l`);
  expect(arrowsWith('any/unheardof', refs)).toEqual([`aws_lb.l > ${module}`, `${module} > aws_sns_topic.t`]);
});

test('what is between networks leads to a module of one', () => {
  const refs = { vpc_id: 'module.m.terraform_module.m' };
  const sketches = { 'module.m.terraform_module.m': {}, 'aws_vpc_peering_connection.p': { refs } };
  expect(arrowsOf(drawn(sketches))).toEqual(['aws_vpc_peering_connection.p > module.m.terraform_module.m']);
});

test('a module leads to no place', () => {
  const sketches = {
    'azurerm_resource_group.g': {},
    'module.m.terraform_module.m': { refs: { prefix: 'azurerm_resource_group.g' } },
  };
  expect(arrowsOf(drawn(sketches))).toEqual([]);
});

test('a module that only makes names is a helper', () => {
  const names = 'module.m.terraform_module.m';
  const arrowsWith = (source: string) =>
    arrowsOf(drawn({ [names]: { values: { source } }, 'acme_thing.a': { refs: { endpoint: names } } }));
  expect(arrowsWith('cloudposse/label/null')).toEqual([]);
  expect(arrowsWith('Azure/naming/azurerm')).toEqual([]);
  expect(arrowsWith('git::https://example.com/terraform-null-label.git?ref=1')).toEqual([]);
  expect(arrowsWith('git::https://example.com/acme/terraform-random-setup//modules/settings?ref=main')).toEqual([]);
  expect(arrowsWith('acme/container-definition/aws')).toEqual([]);
  expect(arrowsWith('Azure/avm-utl-interfaces/azure')).toEqual([]);
  expect(arrowsWith('claranet/regions/azurerm')).toEqual([]);
  expect(arrowsWith('terraform-google-modules/container-vm/google')).toEqual([]);
  expect(arrowsWith('acme/labelled/thing')).toEqual([`acme_thing.a > ${names}`]);
});

test('a module that writes the settings of a program hands them on', () => {
  const settings = 'module.m.terraform_module.m';
  const sketches = {
    [settings]: {
      values: { source: 'cloudposse/ecs-container-definition/aws' },
      refs: { 'map_environment.DB_URL': 'aws_db_instance.d', container_image: 'aws_ecr_repository.r' },
    },
    'aws_db_instance.d': {},
    'aws_ecr_repository.r': {},
    'aws_ecs_task_definition.t': { refs: { container_definitions: settings } },
    'aws_ecs_service.s': { refs: { task_definition: 'aws_ecs_task_definition.t' } },
  };
  expect(arrowsOf(drawn(sketches))).toContain('aws_ecs_service.s > aws_db_instance.d');
});

test('a program does not call the gateway in front of it, whose module is unread', () => {
  const gateway = 'module.g.terraform_module.g';
  const sketches = {
    [gateway]: { values: { module_purpose: 'aws/apigateway-v2' }, refs: { integrations: 'aws_lambda_function.f' } },
    'aws_lambda_function.f': { refs: { environment: gateway } },
  };
  expect(arrowsOf(drawn(sketches))).toEqual([`${gateway} > aws_lambda_function.f`, `tv_aws_users.users > ${gateway}`]);
});

test('whom a module lets in is not what it runs as', () => {
  const module = 'module.m.terraform_module.m';
  const arrowsBy = (attribute: string) =>
    arrowsOf(
      drawn({
        [module]: { refs: { [attribute]: 'google_service_account.i' } },
        'google_service_account.i': {},
        'google_storage_bucket.s': {},
        'google_storage_bucket_iam_member.p': {
          values: { role: 'roles/storage.objectUser' },
          refs: { bucket: 'google_storage_bucket.s', member: 'google_service_account.i' },
        },
      }),
    );
  expect(arrowsBy('access_level_members')).toEqual([]);
  expect(arrowsBy('service_account_email')).toEqual([`${module} > google_storage_bucket.s`]);
});

test('where something stands that is looked up is no end of what names it', () => {
  const sketches = {
    'azurerm_resource_group.g': {},
    'azurerm_api_management.a': {
      mode: 'data' as const,
      refs: { resource_group_name: 'azurerm_resource_group.g' },
    },
    'module.m.terraform_module.m': { refs: { api_management_name: 'azurerm_api_management.a' } },
  };
  expect(arrowsOf(drawn(sketches))).toEqual(['module.m.terraform_module.m > azurerm_api_management.a']);
});

/** What a module without its code is told of a gateway that those behind it name. */
const OF_GATEWAYS: readonly (readonly [attribute: string, arrows: readonly string[]])[] = [
  ['gateway_id', ['b > m']],
  ['origins.api.domain_url', ['m > b']],
  ['alias', ['m > b']],
  ['hostname', []],
  ['lb_dns_name', []],
  ['extra_no_proxy', []],
];

test.each(OF_GATEWAYS)('%s of a gateway, told to a module that is not here', (attribute, expected) => {
  const module = 'module.m.terraform_module.m';
  const graph = drawn({
    'azurerm_application_gateway.b': {},
    [module]: { refs: { [attribute]: 'azurerm_application_gateway.b' } },
  });
  const arrows = arrowsOf(graph).filter((line) => line.includes(module));
  expect(arrows.map((line) => line.replace(module, 'm').replace('azurerm_application_gateway.b', 'b'))).toEqual(
    expected,
  );
});

test('a module gives an entrance its address, and is no target of it for that', () => {
  const arrowsBy = (from: string, attribute: string) =>
    arrowsOf(
      drawn({ 'module.m.terraform_module.m': {}, [from]: { refs: { [attribute]: 'module.m.terraform_module.m' } } }),
    ).filter((line) => line.startsWith(from));
  const rule = 'google_compute_global_forwarding_rule.r';
  expect(arrowsBy(rule, 'ip_address')).toEqual([]);
  expect(arrowsBy(rule, 'target')).toEqual([`${rule} > module.m.terraform_module.m`]);
  expect(arrowsBy('acme_thing.a', 'ip_address')).toEqual(['acme_thing.a > module.m.terraform_module.m']);
});

test('a module leads to no account', () => {
  const sketches = {
    'google_project.p': {},
    'module.m.terraform_module.m': { refs: { resources: 'google_project.p' } },
  };
  expect(arrowsOf(drawn(sketches))).toEqual([]);
});

test('what a database behind modules is set up with is called by none of them', () => {
  const group = 'aws_elasticache_parameter_group.g';
  const user = { refs: { parameter_group_name: group } };
  const graph = drawn({
    [group]: {},
    'module.a.terraform_module.a': user,
    'module.b.terraform_module.b': user,
  });
  expect(graph.edges.filter(({ thin }) => thin !== true)).toEqual([]);
});

test('a module stands in its own subnet, not in that of its private endpoint', () => {
  const module = 'module.m.terraform_module.m';
  const subnet = { refs: { virtual_network_name: 'azurerm_virtual_network.v' } };
  const sketches = {
    'azurerm_virtual_network.v': {},
    'azurerm_subnet.apps': subnet,
    'azurerm_subnet.endpoints': subnet,
    [module]: {
      refs: { integration_subnet_id: 'azurerm_subnet.apps', endpoint_subnet_id: 'azurerm_subnet.endpoints' },
    },
  };
  expect(drawn(sketches).nodes.get(module)?.parent).toBe('azurerm_subnet.apps');
});

const MODULE = 'module.m.terraform_module.m';

test.each<[string, string, string[]]>([
  ['forge_step_arn', 'aws_sfn_state_machine.a', [`${MODULE} > aws_sfn_state_machine.a`]],
  [
    'backends.web.serverless_neg_backends.service.name',
    'google_cloud_run_v2_service.a',
    [`${MODULE} > google_cloud_run_v2_service.a`],
  ],
  ['settings.name', 'google_cloud_run_v2_service.a', []],
  ['route_table_id', 'aws_sfn_state_machine.a', []],
  ['greeting', 'aws_sfn_state_machine.a', []],
  ['forge_step_arn', 'aws_iam_role.a', []],
  [
    'backends.web.security_policy',
    'google_compute_security_policy.a',
    [`google_compute_security_policy.a > ${MODULE}`],
  ],
  ['container_definition', 'aws_batch_job_queue.a', [`${MODULE} > aws_batch_job_queue.a`]],
])('%s of a module names %s', (attribute, target, expected) => {
  const graph = drawn({ [MODULE]: { refs: { [attribute]: target } }, [target]: {} });
  expect(arrowsOf(graph)).toEqual(expected);
});

test('a module pulls images from the registry that an input identifies', () => {
  const { edges } = drawn({ [MODULE]: { refs: { ecr_arn: 'aws_ecr_repository.a' } }, 'aws_ecr_repository.a': {} });
  expect(edges).toMatchObject([{ from: MODULE, to: 'aws_ecr_repository.a', thin: true }]);
});
