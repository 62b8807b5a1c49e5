/** What is told to a program, kept for it, or said of a place, and is no request for that. */
import { understand } from '../../../src/inference/index.js';
import { arrowsOf, drawn, plan, type Sketch } from '../build.js';

type Sketches = Record<string, Sketch>;

/** Variables of a program by what they say of an address, and what has that. */
const TOLD: readonly (readonly [word: string, to: string, isCall: boolean])[] = [
  ['WEBHOOK_URL', 'aws_lambda_function.b', false],
  ['OAUTH_CALLBACK', 'aws_api_gateway_rest_api.b', false],
  ['CORS_ORIGIN', 'aws_cloudfront_distribution.b', false],
  ['ALLOWED_HOSTS', 'aws_lb.b', false],
  ['FRONTEND_URL', 'aws_cloudfront_distribution.b', false],
  ['API_URL', 'aws_api_gateway_rest_api.b', true],
  ['WEBHOOK_QUEUE_URL', 'aws_sqs_queue.b', true],
  ['SLACK_WEBHOOK', 'aws_secretsmanager_secret.b', true],
  ['ALLOWED_BUCKET', 'aws_s3_bucket.b', true],
];

test.each(TOLD)('a program that is told %s of %s: a call is %s', (word, to, isCall) => {
  const sketches = { 'aws_lambda_function.a': {}, [to]: {} };
  const reference = { from: 'aws_lambda_function.a', to, path: 'environment.variables', valueName: word } as const;
  const inventory = { ...plan(sketches), references: [{ ...reference, via: 'configuration' as const }] };
  const loud = understand(inventory).graph.edges.filter(({ from, thin }) => from === reference.from && thin !== true);
  expect(loud.map((edge) => edge.to)).toEqual(isCall ? [to] : []);
});

test('what keeps words for a program calls nothing itself', () => {
  const told = { refs: { data: 'aws_db_instance.d' } };
  const sketches: Sketches = { 'aws_db_instance.d': {}, 'kubernetes_config_map.m': told };
  expect(arrowsOf(drawn(sketches))).toEqual([]);
  const reads: Sketches = { 'kubernetes_deployment.p': { refs: { 'spec.template': 'kubernetes_config_map.m' } } };
  expect(arrowsOf(drawn({ ...sketches, ...reads }))).toEqual(['kubernetes_deployment.p > aws_db_instance.d']);
});

test('what a vault keeps of an application is no arrow, quiet as it may be', () => {
  const sketches: Sketches = {
    'azurerm_key_vault.v': {},
    'azuread_application.a': {},
    'azurerm_key_vault_secret.s': { refs: { key_vault_id: 'azurerm_key_vault.v', value: 'azuread_application.a' } },
  };
  expect(arrowsOf(drawn(sketches))).toEqual([]);
});

test('an Azure resource of a type that nobody knows is joined to its parent by no request', () => {
  const sketches: Sketches = {
    'azurerm_kubernetes_cluster.k': {},
    'azapi_resource.r': { refs: { parent_id: 'azurerm_kubernetes_cluster.k' } },
  };
  expect(understand(plan(sketches)).graph.edges).toMatchObject([
    { from: 'azurerm_kubernetes_cluster.k', to: 'azapi_resource.r', thin: true },
  ]);
});

test('a private zone by its id is linked to a network as by its name', () => {
  for (const zone of ['private_dns_zone_name', 'private_dns_zone_id']) {
    const link = { refs: { [zone]: 'azurerm_private_dns_zone.z', virtual_network_id: 'azurerm_virtual_network.n' } };
    const sketches: Sketches = {
      'azurerm_private_dns_zone.z': {},
      'azurerm_virtual_network.n': {},
      'azurerm_private_dns_zone_virtual_network_link.l': link,
    };
    expect(arrowsOf(drawn(sketches))).toEqual(['azurerm_private_dns_zone.z > azurerm_virtual_network.n']);
  }
});

/** References by attributes that say nothing of whom it calls, and beside them what looks alike and does. */
const NO_CALLS: readonly (readonly [from: string, path: string, to: string, isCall: boolean])[] = [
  // What it has nothing to do with.
  ['acme_guard', 'network_excludes', 'acme_zone', false],
  ['acme_guard', 'rule.excluded_members', 'acme_zone', false],
  ['acme_guard', 'exemptions', 'acme_zone', false],
  ['acme_guard', 'exempted_groups', 'acme_zone', false],
  ['acme_guard', 'ignored_sources', 'acme_zone', false],
  ['acme_guard', 'apply_except', 'acme_zone', false],
  ['acme_guard', 'networks', 'acme_zone', false],
  ['acme_guard', 'exclusive_target', 'acme_zone', true],
  ['acme_guard', 'exception_queue', 'acme_zone', true],
  ['google_access_context_manager_access_level', 'basic.exempt_target', 'google_storage_bucket', false],
  // What it takes over from another one.
  ['aws_ebs_volume', 'availability_zone', 'aws_instance', false],
  ['aws_ebs_volume', 'availability_zones', 'aws_instance', false],
  ['aws_emr_cluster', 'placement.availability_zone', 'aws_instance', false],
  ['azurerm_managed_disk', 'zones', 'azurerm_linux_web_app', false],
  ['aws_glue_catalog_table', 'storage_descriptor.location', 'aws_s3_bucket', true],
  // What it is inside of.
  ['acme_note', 'parent_dn', 'acme_note', false],
  ['acme_note', 'parent', 'acme_page', false],
  ['acme_note', 'parent_queue', 'acme_queue', true],
];

test.each(NO_CALLS)('%s names by %s a %s: a call is %s', (from, path, to, isCall) => {
  const graph = drawn({ [`${from}.a`]: { refs: { [path]: `${to}.b` } }, [`${to}.b`]: {} });
  expect(graph.nodes.size).toBe(2);
  expect(graph.edges.map(({ thin }) => thin !== true)).toEqual(isCall ? [true] : []);
});
