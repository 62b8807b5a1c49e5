/**
 * Purposes of unread modules, by their name. Registries require `<namespace>/<name>/<provider>`, and repositories are
 * named `terraform-<provider>-<name>`
 * (https://developer.hashicorp.com/terraform/registry/modules/publish#requirements). A name does not prove the
 * contents, so it decides an icon, a caption, containers and the direction and weight of edges, and never makes an edge.
 */
import type { Cloud } from './model.js';

/** Types that people would draw for modules, by module name. */
type Purposes = Readonly<Record<string, string>>;

const AWS: Purposes = {
  acm: 'aws_acm_certificate',
  alarm: 'aws_cloudwatch_metric_alarm',
  alarms: 'aws_cloudwatch_metric_alarm',
  alb: 'aws_lb',
  apigateway: 'aws_api_gateway_rest_api',
  'apigateway-v2': 'aws_apigatewayv2_api',
  'app-runner': 'aws_apprunner_service',
  appsync: 'aws_appsync_graphql_api',
  aurora: 'aws_rds_cluster',
  autoscaling: 'aws_autoscaling_group',
  'ecs-service-autoscaling': 'aws_appautoscaling_target',
  backup: 'aws_backup_vault',
  batch: 'aws_batch_compute_environment',
  cloudfront: 'aws_cloudfront_distribution',
  'cloudfront-s3-cdn': 'aws_cloudfront_distribution',
  cloudtrail: 'aws_cloudtrail',
  cognito: 'aws_cognito_user_pool',
  'container-registry': 'aws_ecr_repository',
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
  'iam-policy': 'aws_iam_policy',
  'key-pair': 'aws_key_pair',
  kms: 'aws_kms_key',
  lambda: 'aws_lambda_function',
  'load-balancer': 'aws_lb',
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
  s3: 'aws_s3_bucket',
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
  alerts: 'azurerm_monitor_metric_alert',
  'app-configuration': 'azurerm_app_configuration',
  'app-containerapp': 'azurerm_container_app',
  'app-managedenvironment': 'azurerm_container_app_environment',
  'app-service': 'azurerm_linux_web_app',
  'application-gateway': 'azurerm_application_gateway',
  'application-insights': 'azurerm_application_insights',
  bastion: 'azurerm_bastion_host',
  'container-registry': 'azurerm_container_registry',
  'containerregistry-registry': 'azurerm_container_registry',
  'containerservice-managedcluster': 'azurerm_kubernetes_cluster',
  'cognitiveservices-account': 'azurerm_cognitive_account',
  'compute-virtualmachine': 'azurerm_linux_virtual_machine',
  'compute-virtualmachinescaleset': 'azurerm_linux_virtual_machine_scale_set',
  cosmosdb: 'azurerm_cosmosdb_account',
  'dbforpostgresql-flexibleserver': 'azurerm_postgresql_flexible_server',
  'data-factory': 'azurerm_data_factory',
  datafactory: 'azurerm_data_factory',
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
  'postgresql-flexible': 'azurerm_postgresql_flexible_server',
  'resources-resourcegroup': 'azurerm_resource_group',
  redis: 'azurerm_redis_cache',
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
  alerts: 'google_monitoring_alert_policy',
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
  project: 'google_project',
  'project-factory': 'google_project',
  'project-services': 'google_project_service',
  pubsub: 'google_pubsub_topic',
  'secret-manager': 'google_secret_manager_secret',
  'service-accounts': 'google_service_account',
  'sql-db': 'google_sql_database_instance',
  vm: 'google_compute_instance',
  vpc: 'google_compute_network',
  vpn: 'google_compute_vpn_tunnel',
  'workload-identity': 'google_service_account',
};

// Providers in registry and repository names; others have no container.
const PROVIDERS: Readonly<Record<string, { readonly cloud: Cloud; readonly purposes: Purposes }>> = {
  aws: { cloud: 'aws', purposes: AWS },
  azurerm: { cloud: 'azure', purposes: AZURE },
  azure: { cloud: 'azure', purposes: AZURE },
  google: { cloud: 'google', purposes: GOOGLE },
  gcp: { cloud: 'google', purposes: GOOGLE },
};

/** Words behind which a name says whom the module serves: `iam-role-for-service-accounts-eks` is a role. */
const SERVED = /-(?:for|of|with)-.*$/;

// Azure Verified Modules begin with their kind: resource, pattern or utility.
const HOUSE_PREFIX = /^avm-(?:res|ptn|utl)-/;

/** Purpose of a module: its cloud, and the type that it seems to build. */
export interface ModulePurpose {
  readonly cloud: Cloud;
  /** Type that the module seems to build; null for an unknown name. */
  readonly type: string | null;
}

/**
 * Last words of modules that build a part of a service instead of the service: `cosmosdb-sql-container`,
 * `eventhub-consumer-group`, `vpc-peering`.
 */
const PART_WORDS: ReadonlySet<string> = new Set([
  ...[
    'access',
    'acl',
    'addon',
    'alias',
    'assignment',
    'association',
    'attachment',
    'auth',
    'authorization',
    'certificate',
  ],
  ...['container', 'database', 'definition', 'endpoint', 'filesystem', 'group', 'identity', 'listener', 'mapping'],
  ...['membership', 'notification', 'object', 'password', 'peering', 'permission', 'policy', 'profile', 'queue'],
  ...['record', 'role', 'route', 'rule', 'schedule', 'schema', 'secret', 'setting', 'share', 'subscription'],
  ...['table', 'template', 'topic', 'trigger', 'user', 'version'],
]);

/** Services of which `database` is another word, not a part: `rds-database`. */
const DATABASES: ReadonlySet<string> = new Set(['aws_db_instance', 'aws_docdb_cluster', 'aws_rds_cluster']);

/** True if a module whose name begins like that of a service builds a part of it, by the last word of its name. */
function namesPart(name: string, type: string): boolean {
  const last = name.split(/[-_]/).at(-1)!.toLowerCase().replace(/ies$/, 'y');
  const word = PART_WORDS.has(last) ? last : last.replace(/s$/, '');
  return PART_WORDS.has(word) && !type.endsWith(`_${word}`) && !(word === 'database' && DATABASES.has(type));
}

/**
 * Returns the type for the longest known name at the end, else at the start: `alarms` for `lambda-alarms`, `ecs` for
 * `ecs-fargate-cluster`. Names of Azure Verified Modules must match exactly. A name that only begins like a known one
 * may be that of a part.
 */
function typeOf(purposes: Purposes, name: string): string | undefined {
  const whole = name.replace(HOUSE_PREFIX, '').replaceAll('_', '-').toLowerCase();
  if (Object.hasOwn(purposes, whole)) return purposes[whole];
  const normalised = whole.replace(SERVED, '');
  if (Object.hasOwn(purposes, normalised)) return purposes[normalised];
  if (HOUSE_PREFIX.test(name)) return undefined;
  const longestOf = (fits: (known: string) => boolean): string | undefined =>
    Object.keys(purposes)
      .filter(fits)
      .sort((a, b) => b.length - a.length)[0];
  const atEnd = longestOf((known) => normalised.endsWith(`-${known}`));
  if (atEnd !== undefined) return purposes[atEnd];
  const atStart = longestOf((known) => normalised.startsWith(`${known}-`));
  const type = atStart === undefined ? undefined : purposes[atStart];
  return type === undefined || namesPart(normalised, type) ? undefined : type;
}

/** Stands for the provider of a module whose source names none; see `purposeWordsOf`. */
export const ANY_PROVIDER = 'any';

/** Returns the purpose of a name that a single cloud has: `rds`, but not `network`. */
function purposeInOneCloud(name: string): ModulePurpose | null {
  const normalised = name.replaceAll('_', '-').toLowerCase();
  const clouds = [PROVIDERS.aws!, PROVIDERS.azurerm!, PROVIDERS.google!];
  const matching = clouds.filter(({ purposes }) => Object.hasOwn(purposes, normalised));
  return matching.length === 1 ? { cloud: matching[0]!.cloud, type: matching[0]!.purposes[normalised]! } : null;
}

/**
 * Returns the purpose of a module; null for an unknown provider.
 * @param words provider, module name and, for a submodule, its name: `aws/iam/iam-role`
 */
export function purposeOf(words: string): ModulePurpose | null {
  const [provider = '', ...names] = words.split('/');
  if (provider === ANY_PROVIDER) return purposeInOneCloud(names.at(-1) ?? '');
  if (!Object.hasOwn(PROVIDERS, provider)) return null;
  const { cloud, purposes } = PROVIDERS[provider] as (typeof PROVIDERS)[string];
  const last = names.at(-1) ?? '';
  const [own, ...outer] = [...names].reverse().map((name) => typeOf(purposes, name));
  const whole = outer.find((type) => type !== undefined);
  const wholeUnlessPart = whole === undefined || namesPart(last, whole) ? undefined : whole;
  // The folder `service` of the module `ecs`.
  const joined = Object.hasOwn(purposes, names.join('-')) ? purposes[names.join('-')] : undefined;
  return { cloud, type: joined ?? own ?? wholeUnlessPart ?? null };
}

/** Provider words of the clouds. */
const WORDS_OF_CLOUD: Readonly<Partial<Record<Cloud, string>>> = { aws: 'aws', azure: 'azurerm', google: 'google' };

/**
 * Returns the words of a module that is for a cloud, if its source names no provider: `aws/vpc` for `any/shared-vpc`.
 * The last words of its folder decide. Without a known name at the end, only the cloud is returned, even if the name is
 * known in another cloud: the purpose is then unknown.
 * @param words as for `purposeOf`; null for a source that says nothing
 */
export function purposeIn(words: string | null, cloud: Cloud): string | null {
  const provider = WORDS_OF_CLOUD[cloud];
  const [first, name = ''] = words?.split('/') ?? [ANY_PROVIDER];
  if (provider === undefined || first !== ANY_PROVIDER) return words;
  const normalised = name.replaceAll('_', '-').toLowerCase();
  const known = Object.keys(PROVIDERS[provider]!.purposes).filter(
    (candidate) => normalised === candidate || normalised.endsWith(`-${candidate}`),
  );
  const longest = known.sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? provider : `${provider}/${longest}`;
}

/** Types of networks: a resource that names the subnets of such a module is drawn in it. */
const NETWORKS: ReadonlySet<string> = new Set(['aws_vpc', 'azurerm_virtual_network', 'google_compute_network']);

/** Names of modules that build subnets in a network that they get. A second network would be false. */
const SUBNETS = /subnets$/;

/** Providers of modules that compute values only: `cloudposse/label/null`, `hashicorp/subnets/cidr`. */
const COMPUTING_PROVIDERS: ReadonlySet<string> = new Set([
  'cidr',
  'local',
  'null',
  'random',
  'template',
  'time',
  'utils',
]);

/** Last words of modules that compute names, labels and addresses, or hold constants. */
const COMPUTING =
  /(?:^|[/_-])(?:(?:environment|env)[_-]configuration|constants|context|labels?|naming(?:[_-]convention)?|tags|tagging|utils)$/;

/** A helper of Terraform, which builds nothing. */
const HELPER_TYPE = 'null_resource';

/** True for a module that builds nothing. Its users refer to what its arguments refer to. */
const onlyComputes = (words: string): boolean => {
  const [provider = '', name] = words.toLowerCase().split('/');
  return (name !== undefined && COMPUTING_PROVIDERS.has(provider)) || COMPUTING.test(words.toLowerCase());
};

/**
 * Returns the type that a module is treated as: the network that it builds, or a type that is not drawn, such as the
 * switch of an API; undefined for all others, which stay modules. A network must be the whole name or its end, because a
 * longer name that begins like a network's builds something beside it: `vpc-peering`, `network-watcher`.
 * @param words as for `purposeOf`
 * @param isHidden true for a type whose resources are not drawn
 * @example realTypeOf('aws/vpc', isHidden) // 'aws_vpc'
 */
export function realTypeOf(words: string, isHidden: (type: string) => boolean): string | undefined {
  if (onlyComputes(words)) return HELPER_TYPE;
  const type = purposeOf(words)?.type ?? null;
  if (type === null || isHidden(type)) return type ?? undefined;
  const name = words.split('/').at(-1)!.replace(HOUSE_PREFIX, '').replaceAll('_', '-').toLowerCase();
  if (!NETWORKS.has(type) || SUBNETS.test(name)) return undefined;
  if (words.startsWith(`${ANY_PROVIDER}/`)) return type;
  const { purposes } = PROVIDERS[words.split('/', 1)[0]!]!;
  const isWhole = Object.keys(purposes).some(
    (known) => purposes[known] === type && (name === known || name.endsWith(`-${known}`)),
  );
  return isWhole ? type : undefined;
}
