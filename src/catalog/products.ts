/** Names and products: title and icon of a resource, as its attributes determine them. */
import type { Attributes } from '../graph/model.js';
import { MODULE_PURPOSE, placesOf, SHOWN_NAME } from './attributes.js';
import { cloudOf, factsOf } from './index.js';
import { displayName, geographicNameOf } from './locations.js';
import type { Cloud } from './model.js';

// ---- Products that share a resource type and differ by one attribute

/** Title and icon of a resource. */
export interface Product {
  readonly title: string;
  readonly icon: string;
  /** The attribute that the title includes; null for the type's own title. */
  readonly said: string | null;
}

/**
 * Returns the product of a resource, as far as its attributes tell; never fails. Example: `aws_lb` with `load_balancer_type =
 * "network"` is a Network Load Balancer.
 */
export function productOf(type: string, attributes: Readonly<Record<string, string>>): Product {
  const { title, icon, products } = factsOf(type);
  const built = purposeFor(type, attributes)?.type ?? null;
  if (built !== null) return { title, icon: factsOf(built).icon, said: null };
  if (products === undefined || !Object.hasOwn(attributes, products.by)) return { title, icon, said: null };
  const product = products.is.get(attributes[products.by] as string);
  return product === undefined
    ? { title, icon, said: null }
    : { title: product[0], icon: product[1] ?? icon, said: products.by };
}

/** Returns the likely purpose of an unread module; null for any other type. */
function purposeFor(type: string, attributes: Readonly<Record<string, string>>): ModulePurpose | null {
  const words = factsOf(type).unread === true ? attributes[MODULE_PURPOSE] : undefined;
  return words === undefined ? null : purposeOf(words);
}

/** Returns the cloud of a type; for an unread module, the cloud it is for. */
export const homeOf = (type: string, attributes: Readonly<Record<string, string>>): Cloud =>
  purposeFor(type, attributes)?.cloud ?? cloudOf(type);

// ---- Attribute values in captions: in words of the field, not of an API

const DATABASES = {
  postgres: 'PostgreSQL',
  mysql: 'MySQL',
  mariadb: 'MariaDB',
  docdb: 'DocumentDB',
  neptune: 'Neptune',
  redis: 'Redis',
  valkey: 'Valkey',
  memcached: 'Memcached',
} as const;

type Words = (value: string) => string;

const oneOf =
  (words: Readonly<Record<string, string>>): Words =>
  (value) =>
    Object.hasOwn(words, value) ? (words[value] as string) : value;

const version: Words = (value) => (/^\d/.test(value) ? `v${value}` : value);
const kubernetes: Words = (value) => (/^\d/.test(value) ? `Kubernetes ${value}` : value);

// `1`, `1, 2, 3`; zones with names need no word before them.
const zones: Words = (value) =>
  /^\d(?:, \d)*$/.test(value) ? `${value.length > 1 ? 'zones' : 'zone'} ${value}` : value;

/** `POSTGRES_16`, `MYSQL_8_0`, `SQLSERVER_2022_STANDARD`. */
function cloudSqlVersion(value: string): string {
  const match = /^(POSTGRES|MYSQL|SQLSERVER)_([0-9_]+)(?:_([A-Z]+))?$/.exec(value);
  if (match === null) return value;
  const [, product, number, edition] = match as unknown as [string, string, string, string | undefined];
  const name = { POSTGRES: 'PostgreSQL', MYSQL: 'MySQL', SQLSERVER: 'SQL Server' }[product] as string;
  const words = [name, number.replaceAll('_', '.')];
  return edition === undefined
    ? words.join(' ')
    : [...words, edition.charAt(0) + edition.slice(1).toLowerCase()].join(' ');
}

/** Returns the title for a module purpose: `aws/alb` is "Load balancer". */
function purpose(value: string): string {
  const type = purposeOf(value)?.type ?? null;
  return type === null ? '' : factsOf(type).title;
}

const MANY_REGIONS = /^(?:[a-z]{2,4}\d*)$/i;

// A region is shown by its container, a multi-region (`EU`, `NAM4`) is not.
const regionOrSeveral: Words = (value) =>
  MANY_REGIONS.test(value)
    ? value.toUpperCase()
    : geographicNameOf(value.toLowerCase()) === undefined
      ? value
      : value.toLowerCase();

// Words by attribute, or by type and attribute if only that type has the meaning. An empty text hides the value.
const WORDS: ReadonlyMap<string, Words> = new Map<string, Words>([
  ['engine', oneOf(DATABASES)],
  ['engine_version', version],
  ['aws_opensearch_domain.engine_version', (value) => value.replaceAll('_', ' ')],
  ['aws_eks_cluster.version', kubernetes],
  ['kubernetes_version', kubernetes],
  ['azurerm_postgresql_flexible_server.version', version],
  ['azurerm_mysql_flexible_server.version', version],
  ['database_version', cloudSqlVersion],
  ['billing_mode', oneOf({ PAY_PER_REQUEST: 'on demand', PROVISIONED: 'provisioned' })],
  ['launch_type', oneOf({ FARGATE: 'Fargate', EXTERNAL: 'external' })],
  ['zone', zones],
  ['zones', zones],
  ['location', displayName],
  [MODULE_PURPOSE, purpose],
  ['google_storage_bucket.location', regionOrSeveral],
  ['google_bigquery_dataset.location', regionOrSeveral],
  ['google_artifact_registry_repository.location', regionOrSeveral],
  ['internal', oneOf({ true: 'internal', false: '' })],
]);

/** Returns an attribute's value in words; never fails. An unknown value stays as it is. */
export const valueInWords = (type: string, attribute: string, value: string): string =>
  (WORDS.get(`${type}.${attribute}`) ?? WORDS.get(attribute))?.(value) ?? value;

// ---- Purposes of unread modules, by their name. Registries require `<namespace>/<name>/<provider>`, and repositories are named
// `terraform-<provider>-<name>` (https://developer.hashicorp.com/terraform/registry/modules/publish#requirements). A name does
// not prove the contents, so it decides an icon, a caption and the cloud's container, and never an edge.

/** The type that people would draw for a module, by module name. */
type Purposes = Readonly<Record<string, string>>;

const AWS: Purposes = {
  acm: 'aws_acm_certificate',
  alb: 'aws_lb',
  apigateway: 'aws_api_gateway_rest_api',
  'apigateway-v2': 'aws_apigatewayv2_api',
  'app-runner': 'aws_apprunner_service',
  appsync: 'aws_appsync_graphql_api',
  aurora: 'aws_rds_cluster',
  autoscaling: 'aws_autoscaling_group',
  backup: 'aws_backup_vault',
  batch: 'aws_batch_compute_environment',
  cloudfront: 'aws_cloudfront_distribution',
  'cloudfront-s3-cdn': 'aws_cloudfront_distribution',
  cloudtrail: 'aws_cloudtrail',
  cognito: 'aws_cognito_user_pool',
  documentdb: 'aws_docdb_cluster',
  dynamodb: 'aws_dynamodb_table',
  'ec2-instance': 'aws_instance',
  ecr: 'aws_ecr_repository',
  ecs: 'aws_ecs_cluster',
  'ecs-service': 'aws_ecs_service',
  efs: 'aws_efs_file_system',
  eks: 'aws_eks_cluster',
  elasticache: 'aws_elasticache_replication_group',
  elb: 'aws_elb',
  emr: 'aws_emr_cluster',
  eventbridge: 'aws_cloudwatch_event_bus',
  fsx: 'aws_fsx_lustre_file_system',
  iam: 'aws_iam_role',
  'key-pair': 'aws_key_pair',
  kms: 'aws_kms_key',
  lambda: 'aws_lambda_function',
  memorydb: 'aws_memorydb_cluster',
  'memory-db': 'aws_memorydb_cluster',
  mq: 'aws_mq_broker',
  msk: 'aws_msk_cluster',
  'nat-instance': 'aws_instance',
  nlb: 'aws_lb',
  opensearch: 'aws_opensearch_domain',
  rds: 'aws_db_instance',
  'rds-aurora': 'aws_rds_cluster',
  'rds-cluster': 'aws_rds_cluster',
  'rds-proxy': 'aws_db_proxy',
  redis: 'aws_elasticache_replication_group',
  redshift: 'aws_redshift_cluster',
  route53: 'aws_route53_zone',
  's3-bucket': 'aws_s3_bucket',
  'secrets-manager': 'aws_secretsmanager_secret',
  'security-group': 'aws_security_group',
  sns: 'aws_sns_topic',
  sqs: 'aws_sqs_queue',
  'ssm-parameter': 'aws_ssm_parameter',
  'step-functions': 'aws_sfn_state_machine',
  subnets: 'aws_vpc',
  'dynamic-subnets': 'aws_vpc',
  'transit-gateway': 'aws_ec2_transit_gateway',
  'vpc-endpoints': 'aws_vpc_endpoint',
  vpc: 'aws_vpc',
  'vpn-gateway': 'aws_vpn_gateway',
  waf: 'aws_wafv2_web_acl',
};

const AZURE: Purposes = {
  aks: 'azurerm_kubernetes_cluster',
  'app-configuration': 'azurerm_app_configuration',
  'app-containerapp': 'azurerm_container_app',
  'app-managedenvironment': 'azurerm_container_app_environment',
  'app-service': 'azurerm_linux_web_app',
  'application-gateway': 'azurerm_application_gateway',
  bastion: 'azurerm_bastion_host',
  'container-registry': 'azurerm_container_registry',
  'containerregistry-registry': 'azurerm_container_registry',
  'containerservice-managedcluster': 'azurerm_kubernetes_cluster',
  'cognitiveservices-account': 'azurerm_cognitive_account',
  'compute-virtualmachine': 'azurerm_linux_virtual_machine',
  'compute-virtualmachinescaleset': 'azurerm_linux_virtual_machine_scale_set',
  cosmosdb: 'azurerm_cosmosdb_account',
  'dbforpostgresql-flexibleserver': 'azurerm_postgresql_flexible_server',
  'documentdb-databaseaccount': 'azurerm_cosmosdb_account',
  eventhub: 'azurerm_eventhub_namespace',
  'eventhub-namespace': 'azurerm_eventhub_namespace',
  firewall: 'azurerm_firewall',
  'function-app': 'azurerm_linux_function_app',
  'insights-component': 'azurerm_application_insights',
  'key-vault': 'azurerm_key_vault',
  keyvault: 'azurerm_key_vault',
  'keyvault-vault': 'azurerm_key_vault',
  'load-balancer': 'azurerm_lb',
  loadbalancer: 'azurerm_lb',
  'log-analytics': 'azurerm_log_analytics_workspace',
  'managedidentity-userassignedidentity': 'azurerm_user_assigned_identity',
  'mssql-server': 'azurerm_mssql_server',
  'network-applicationgateway': 'azurerm_application_gateway',
  'network-azurefirewall': 'azurerm_firewall',
  'network-bastionhost': 'azurerm_bastion_host',
  'network-loadbalancer': 'azurerm_lb',
  'network-networksecuritygroup': 'azurerm_network_security_group',
  'network-routetable': 'azurerm_route_table',
  'network-natgateway': 'azurerm_nat_gateway',
  'network-privatednszone': 'azurerm_private_dns_zone',
  'network-privateendpoint': 'azurerm_private_endpoint',
  'network-publicipaddress': 'azurerm_public_ip',
  'network-virtualnetwork': 'azurerm_virtual_network',
  network: 'azurerm_virtual_network',
  'operationalinsights-workspace': 'azurerm_log_analytics_workspace',
  postgresql: 'azurerm_postgresql_flexible_server',
  'resources-resourcegroup': 'azurerm_resource_group',
  'redis-cache': 'azurerm_redis_cache',
  'search-searchservice': 'azurerm_search_service',
  servicebus: 'azurerm_servicebus_namespace',
  'servicebus-namespace': 'azurerm_servicebus_namespace',
  'sql-server': 'azurerm_mssql_server',
  'storage-account': 'azurerm_storage_account',
  'storage-storageaccount': 'azurerm_storage_account',
  subnets: 'azurerm_virtual_network',
  vnet: 'azurerm_virtual_network',
  'web-site': 'azurerm_linux_web_app',
};

const GOOGLE: Purposes = {
  'alloy-db': 'google_alloydb_cluster',
  'artifact-registry': 'google_artifact_registry_repository',
  bigquery: 'google_bigquery_dataset',
  'cloud-dns': 'google_dns_managed_zone',
  'cloud-functions': 'google_cloudfunctions2_function',
  'cloud-nat': 'google_compute_router_nat',
  'cloud-router': 'google_compute_router',
  'cloud-run': 'google_cloud_run_v2_service',
  'cloud-storage': 'google_storage_bucket',
  composer: 'google_composer_environment',
  dataflow: 'google_dataflow_job',
  gke: 'google_container_cluster',
  kms: 'google_kms_crypto_key',
  'kubernetes-engine': 'google_container_cluster',
  'lb-http': 'google_compute_global_forwarding_rule',
  lb: 'google_compute_forwarding_rule',
  'lb-internal': 'google_compute_forwarding_rule',
  memorystore: 'google_redis_instance',
  network: 'google_compute_network',
  'project-factory': 'google_project',
  pubsub: 'google_pubsub_topic',
  'secret-manager': 'google_secret_manager_secret',
  'service-accounts': 'google_service_account',
  'sql-db': 'google_sql_database_instance',
  vm: 'google_compute_instance',
  vpc: 'google_compute_network',
  vpn: 'google_compute_vpn_tunnel',
};

// Providers in registry and repository names; others have no container.
const PROVIDERS: Readonly<Record<string, { readonly cloud: Cloud; readonly purposes: Purposes }>> = {
  aws: { cloud: 'aws', purposes: AWS },
  azurerm: { cloud: 'azure', purposes: AZURE },
  azure: { cloud: 'azure', purposes: AZURE },
  google: { cloud: 'google', purposes: GOOGLE },
};

// Azure Verified Modules begin with their kind: resource, pattern or utility.
const HOUSE_PREFIX = /^avm-(?:res|ptn|utl)-/;

export interface ModulePurpose {
  readonly cloud: Cloud;
  /** Type that the module seems to build; null for an unknown name. */
  readonly type: string | null;
}

/**
 * Returns the type for the longest known name at the start or end: `ecs` for `ecs-fargate-cluster`. Names of Azure Verified
 * Modules must match exactly.
 */
function typeOf(purposes: Purposes, name: string): string | undefined {
  const plain = name.replace(HOUSE_PREFIX, '').replaceAll('_', '-').toLowerCase();
  if (Object.hasOwn(purposes, plain)) return purposes[plain];
  if (HOUSE_PREFIX.test(name)) return undefined;
  const fitting = Object.keys(purposes).filter((known) => plain.startsWith(`${known}-`) || plain.endsWith(`-${known}`));
  const longest = fitting.sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? undefined : purposes[longest];
}

/**
 * Returns the purpose of a module; null for an unknown provider.
 * @param words provider, module name and, for a submodule, its name: `aws/iam/iam-role`
 */
export function purposeOf(words: string): ModulePurpose | null {
  const [provider = '', ...names] = words.split('/');
  if (!Object.hasOwn(PROVIDERS, provider)) return null;
  const { cloud, purposes } = PROVIDERS[provider] as (typeof PROVIDERS)[string];
  const types = [...names].reverse().map((name) => typeOf(purposes, name));
  return { cloud, type: types.find((type) => type !== undefined) ?? null };
}

// ---- Attributes with a resource's name in its cloud; `name` includes the tag `Name`

const USUAL = ['name', 'display_name'] as const;

/** Name attributes of a type, best first. */
const ownAttributesOf = (type: string): readonly string[] => [...(factsOf(type).namedBy ?? []), ...USUAL];

/** Returns the name attributes of a type, best first, including the shown name. */
export const nameAttributesOf = (type: string): readonly string[] => [SHOWN_NAME, ...ownAttributesOf(type)];

/** Returns a resource's name in its cloud, from attributes that may be shown; undefined if none has it. */
export function cloudNameOf(type: string, attributes: Attributes): string | undefined {
  const attribute = nameAttributesOf(type).find((name) => Object.hasOwn(attributes, name));
  return attribute === undefined ? undefined : attributes[attribute];
}

/** Returns the paths of a resource's name in code, best first. */
export const namePathsOf = (type: string): readonly (readonly string[])[] => ownAttributesOf(type).flatMap(placesOf);

/** Matches names made up by the provider for a resource without one. */
export const MADE_UP_NAME = /^terraform-\d{14,}/;

/** Matches the suffix that the AWS provider adds to a name prefix: a time of 18 digits and a counter. */
export const UNIQUE_SUFFIX = /\d{18}[0-9a-f]{8}$/;

/** Matches IDs of unnamed resources, which mean nothing to a reader: `subnet-0bb1c79de3EXAMPLE`. */
export const MADE_UP_ID = /^[a-z]+-(?:[0-9a-f]{8}|[0-9a-f]{17})$/;

/** Words for environments, which are no name by themselves. */
export const ENVIRONMENT_WORDS: ReadonlySet<string> = new Set(
  'dev development int prd prod production qa sandbox stage staging stg test tst uat'.split(' '),
);

/** Abbreviations of types in names, as the clouds' naming guides recommend them. */
export const KIND_WORDS: ReadonlySet<string> = new Set(
  (
    'adf aks alb aoai apim appcs appi asp asg acr agw bas cae cosmos cr dash db dbw disk ehub evh func fw id igw kv lb log law ' +
    'mi nat nic nlb nsg pe pip plan psql rg rt sa s3 sb sbns sg snet sns sql sqs srch st subnet syn tg tgw vgw vm vmss vnet vpc wvm'
  ).split(' '),
);

// ---- Folded resources with names of their own

// Suffixes of such types in all clouds.
const ENDINGS = [
  'route_table',
  'network_acl',
  'security_group',
  'parameter_group',
  'subnet_group',
  'option_group',
  'log_group',
  'firewall_policy',
  'parameter',
  'record',
  'record_set',
  'service_plan',
  'autoscale_setting',
  'certificate',
  'iam_member',
  'iam_binding',
];

/**
 * True for a type that a list of changes names by its own name: `route of route table private`, because `route of VPC main` would
 * send the reader to the network.
 * @example isKnownByCloudName('aws_db_subnet_group') // true
 */
export const isKnownByCloudName = (type: string): boolean => ENDINGS.some((ending) => type.endsWith(`_${ending}`));

/** Names without meaning, common in modules with one resource of a type. */
export const SAYS_NOTHING: ReadonlySet<string> = new Set([
  'this',
  'this_name_prefix',
  'main',
  'default',
  'self',
  'resource',
  'example',
]);
