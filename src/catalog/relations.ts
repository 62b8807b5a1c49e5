/**
 * Relations that references state, by the attribute that holds the reference. A closed world: a reference under any
 * other attribute is a mention, which is counted and never drawn. The rows come from reading pairs of attribute and
 * target in public configurations, most frequent first, and from the names of attributes in the schemas of the
 * providers.
 */
import { isProgramSetting, isSelfReference, subjectOf } from './attribute-roles.js';

/** Meaning of a reference for the diagram. */
export type RelationKind = 'calls' | 'reads' | 'writes' | 'triggers' | 'routes-to' | 'deploys' | 'joins';

/** Splits a list of words at white space. */
const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Attributes, at any depth, whose whole content a program gets: environments, scripts, chart values, templates. */
const PROGRAM_TEXTS: ReadonlySet<string> = new Set(
  words(`
    set set_sensitive set_list values yaml_body manifest template_body parameters_content parameters
    env_vars envs environments environment_variable secret_environment_variables secrets variables
    startup_script startup-script init_script cloud_init bootstrap launch_script body_template
    jobspec connection_string connection_strings definition xml_content snippet settings default_arguments body
    args command commands container_definition container_properties
  `),
);

/** Attributes with the steps of a workflow, which call programs. */
const WORKFLOW_TEXTS: ReadonlySet<string> = new Set(words('source_contents activities_json'));

/** True for a path inside the steps of a workflow. */
export const isWorkflowText = (path: string): boolean => path.split('.').some((name) => WORKFLOW_TEXTS.has(name));

/**
 * Types that a machine joins by the name in its start-up script, without a request to what runs there:
 * `ECS_CLUSTER=shop`.
 */
const JOINED_AT_START: ReadonlySet<string> = new Set(['aws_ecs_cluster']);

/** Attributes with the start-up script of a machine. */
const STARTUP_SCRIPT = /^user_data(?:_base64)?$/;

/** Blocks, at any depth, that name what a program is built from. */
const BUILD_BLOCKS: ReadonlySet<string> = new Set(words('build_config storage_source'));

/** Blocks, at any depth, with the targets of requests: origins of a CDN, backends of a load balancer. */
const TARGET_BLOCKS: ReadonlySet<string> = new Set(words('origin origins backend backends upstream upstreams'));

/**
 * Subjects of attribute names, for any type: the last words of a name without `_id`, `_arn` and the like. Words before
 * them only say which one: `audit_log_bucket`, `dead_letter_queue_arn`. The longest subject counts; `mentions` are
 * namesakes that state no relation.
 */
const SUBJECTS: Readonly<Record<Exclude<RelationKind, 'joins'> | 'mentions', readonly string[]>> = {
  calls: words(`
    endpoint url uri host hostname fqdn server issuer proxy broker bootstrap_server api webhook agent
    knowledge_base connector linked_hub dns_ip audience ip_address ip_addresses template
  `),
  reads: words(`
    secret file_system filesystem share user_pool index collection dataset source database db cache
    redis catalog parameter file_share identity_provider provider_name cognito_identity_provider
    access_key volume volume_handle key_vault query sql
  `),
  writes: words(`
    bucket storage_account table topic queue stream firehose destination sink output event_bus bus
    eventhub output_location artifact_store on_failure on_success s3_location dead_letter_target
    artifact_location
  `),
  triggers: words(`
    function lambda state_machine step_function pipeline workflow job event_source runbook logic_app
    compute_environment authorizer processor project_name
  `),
  'routes-to': words(`
    target_group target backend backend_service origin instance backend_address_pool pool target_pool
    integration next_hop load_balancer lb alb nlb elb web_acl upstream backend_bucket backend_pool next_hop_ilb service
    target_origin vpc_link route alias
  `),
  deploys: words(`
    image repository repo source_archive_bucket source_archive_object source_bucket source_code_bucket
    code_bucket deployment_bucket
  `),
  mentions: words(`
    route_table prefix_table resource_group security_group target_user log_group dns_server namespace
    node_pool agent_pool user_assigned_identity db_host_port ip_pool host_project allowed_host
    instance_template launch_template cluster_template public_ip_address private_ip_address
  `),
};

/** Rows of single types: type and attribute. They win over the subjects. */
const ROWS: Readonly<Record<RelationKind | 'mentions', readonly string[]>> = {
  calls: [
    'terraform_module policy_statements',
    'kubernetes_config_map data',
    'kubernetes_config_map_v1 data',
    'kubernetes_secret data',
    'kubernetes_secret_v1 data',
  ],
  reads: [
    'aws_glue_catalog_table storage_descriptor.location',
    'aws_glue_job command',
    'aws_lambda_function file_system_config',
    'google_service_directory_endpoint address',
  ],
  writes: ['aws_codepipeline artifact_store.location', 'aws_codebuild_project artifacts.location'],
  triggers: [
    'aws_codepipeline stage.action.configuration',
    'azurerm_eventgrid_system_topic source_resource_id',
    'azurerm_eventgrid_system_topic source_arm_resource_id',
    'aws_cloudfront_distribution default_cache_behavior',
    'aws_cloudfront_distribution ordered_cache_behavior',
  ],
  'routes-to': [
    'aws_elastic_beanstalk_environment setting',
    'kubernetes_service spec.selector',
    'kubernetes_service_v1 spec.selector',
    'azurerm_lb_backend_address_pool_address backend_address_ip_configuration_id',
    'azurerm_lb_backend_address_pool_address ip_address',
    'azurerm_private_endpoint private_service_connection',
    'azurerm_private_link_service load_balancer_frontend_ip_configuration_ids',
    'azurerm_kusto_cluster_managed_private_endpoint private_link_resource_id',
    'azurerm_data_factory_managed_private_endpoint target_resource_id',
    'digitalocean_loadbalancer droplet_tag',
    'google_endpoints_service grpc_config',
    'google_endpoints_service openapi_config',
  ],
  deploys: [
    'aws_elastic_beanstalk_application_version bucket',
    'aws_glue_job command.script_location',
    'aws_lambda_function s3_bucket',
    'aws_lambda_function s3_key',
    'aws_lambda_layer_version s3_bucket',
    'google_dataflow_flex_template_job container_spec_gcs_path',
    'google_dataflow_job template_gcs_path',
  ],
  joins: [
    'aws_vpc_peering_connection vpc_id',
    'aws_vpc_peering_connection peer_vpc_id',
    'azurerm_virtual_network_peering remote_virtual_network_id',
    'azurerm_virtual_network_peering virtual_network_name',
    'google_compute_network_peering network',
    'google_compute_network_peering peer_network',
    'google_vmwareengine_network_peering peer_network',
    'google_vmwareengine_network_peering vmware_engine_network',
  ],
  mentions: [
    'google_access_context_manager_service_perimeter status.access_levels',
    // The content of a request; its target is a link.
    'google_cloud_scheduler_job http_target',
    'google_cloud_scheduler_job pubsub_target',
  ],
};

/** Returns the kinds by the names that a table lists for them. */
const kindByName = (
  table: Readonly<Partial<Record<string, readonly string[]>>>,
): ReadonlyMap<string, RelationKind | 'mentions'> =>
  new Map(
    Object.entries(table).flatMap(([kind, names = []]) => names.map((name) => [name, kind as RelationKind] as const)),
  );
const kindBySubject = new Map([...kindByName(SUBJECTS)].map(([name, kind]) => [subjectOf(name), kind] as const));
const kindByTypeAndPath = kindByName(ROWS);

/**
 * Returns the relation that a reference states; null for a mention.
 * @param type type of the referrer
 * @param path attribute that holds the reference, as `Reference.path`
 * @param target type that it refers to
 * @example relationOf('aws_lambda_function', 'environment.variables', 'aws_sqs_queue') // 'calls'
 */
export function relationOf(type: string, path: string, target: string): RelationKind | null {
  const names = path.split('.');
  const row = rowOf(type, names);
  if (row !== undefined) return row === 'mentions' ? null : row;
  if (isSelfReference(path)) return null;
  if (names.some((name) => BUILD_BLOCKS.has(name))) return 'deploys';
  if (JOINED_AT_START.has(target) && names.some((name) => STARTUP_SCRIPT.test(name))) return null;
  if (isProgramSetting(path) || isWorkflowText(path) || names.some((name) => PROGRAM_TEXTS.has(name))) return 'calls';
  if (names.some((name) => TARGET_BLOCKS.has(name))) return 'routes-to';
  if (isRecord(type) && RECORD_TARGETS.has(names[0]!)) return 'routes-to';
  const subject = subjectIn(names);
  const kind = valueOfLongestEnding(subject, (ending) => kindBySubject.get(ending));
  if (kind !== undefined) return kind === 'mentions' ? null : kind;
  return isOfType(subject, target) || (isModule(type) && namesType(names.at(-1)!, target)) ? 'joins' : null;
}

/** Returns the kind in the row of a type for any part of a path; undefined for none. */
function rowOf(type: string, names: readonly string[]): RelationKind | 'mentions' | undefined {
  for (let start = 0; start < names.length; start += 1) {
    for (let end = names.length; end > start; end -= 1) {
      const row = kindByTypeAndPath.get(`${type} ${names.slice(start, end).join('.')}`);
      if (row !== undefined) return row;
    }
  }
  return undefined;
}

/** Returns a name with `_` between its words: Kubernetes and IAM write `deadLetterTargetArn`. */
const snakeCase = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

// Records of mail, proofs and zones name no target of requests.
const RECORD = /(?<!_(?:txt|mx|caa|ns|ptr|soa))_record(?:_set)?s?(?:_v\d+)?$/;

/** True for a DNS record that may lead to an address. */
export const isRecord = (type: string): boolean => RECORD.test(type);

/** Attributes of DNS records that hold their target. */
const RECORD_TARGETS: ReadonlySet<string> = new Set([
  'value',
  'values',
  'content',
  'record',
  'records',
  'rrdatas',
  'target',
  'data',
]);

/** Matches attributes with the identity of their block. */
const IDENTITY = /^(?:resource_)?(?:arn|id|name|value|address|self_link|path)s?$/;

/** Returns the subject of a path: the block, if the attribute is its identity. `bucket.arn` is about a bucket. */
function subjectIn(names: readonly string[]): string {
  const [block, name = ''] = names.length > 1 ? names.slice(-2) : ['', names[0]];
  return subjectOf(snakeCase(block !== '' && IDENTITY.test(name) ? block : name));
}

/** Returns the value of the longest ending of a name that has one: of the whole name first, of its last word last. */
function valueOfLongestEnding<T>(name: string, find: (ending: string) => T | undefined): T | undefined {
  const parts = name.split('_');
  for (let start = 0; start < parts.length; start += 1) {
    const value = find(parts.slice(start).join('_'));
    if (value !== undefined) return value;
  }
  return undefined;
}

const isModule = (type: string): boolean => type === 'terraform_module';

/** Matches inputs of modules with the identity of another resource: `forge_step_arn`, `tasks_url`. */
const IDENTITY_INPUT = /(?:^|_)(?:arn|endpoint|id|name|ur[il])s?$/;

/**
 * Returns the relation of a module without code to a service that an input identifies; null for a mention. Such a module
 * gets the identity of a service to use it, whatever the rest of the input's name says.
 * @param path input that holds the reference
 */
export function relationOfInput(path: string): RelationKind | null {
  const names = path.split('.');
  if (kindBySubject.get(subjectIn(names)) === 'mentions') return null;
  return IDENTITY_INPUT.test(snakeCase(names.at(-1)!)) ? 'calls' : null;
}

/**
 * True for `name` in a block about another resource: `backends.serverless_neg_backends.service.name`. Other blocks have
 * a name of their own.
 * @param target type that the name refers to
 */
export function namesOther(path: string, target: string): boolean {
  const block = path.split('.').at(-2);
  return block !== undefined && isOfType(subjectOf(snakeCase(block)), target);
}

/**
 * True if a name has the type's words, at least two, anywhere in it: inputs of modules say at the end which one is
 * meant. `sns_topic_name_slack` and `aws_sns_topic`.
 */
function namesType(name: string, target: string): boolean {
  const type = target.replace(/_v\d+$/, '').replace(/^[^_]+_/, '');
  return type.includes('_') && `_${snakeCase(name)}_`.includes(`_${type}_`);
}

/** True if a name ends like the type: `router_id` and `openstack_networking_router_v2`. */
function isOfType(subject: string, target: string): boolean {
  const type = target.replace(/_v\d+$/, '').replace(/^[^_]+_/, '');
  return (
    subject !== '' &&
    valueOfLongestEnding(subject, (ending) => (type === ending || type.endsWith(`_${ending}`) ? true : undefined)) ===
      true
  );
}
