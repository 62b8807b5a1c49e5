/**
 * Data sources and texts that name a resource of another root module: which resources they mean, and by which
 * attributes.
 */

import { matchesWild } from '../platform/text/matching.js';
import { TAG_ATTRIBUTES } from './attributes.js';
import { holdsPlaceholder } from './examples.js';
import { factsOf } from './index.js';

// ---- Data sources.

/** Types of resources that a data source of another name looks up. `many` if it answers with several. */
const TARGETS: Readonly<Record<string, { readonly types: readonly string[]; readonly many?: true }>> = {
  aws_alb: { types: ['aws_lb'] },
  aws_alb_listener: { types: ['aws_lb_listener'] },
  aws_kms_key: { types: ['aws_kms_alias', 'aws_kms_key'] },
  aws_kms_secrets: { types: [] },
  aws_route_tables: { types: ['aws_route_table'], many: true },
  aws_secretsmanager_secret_version: { types: ['aws_secretsmanager_secret'] },
  aws_secretsmanager_secrets: { types: ['aws_secretsmanager_secret'], many: true },
  aws_security_groups: { types: ['aws_security_group'], many: true },
  aws_subnet_ids: { types: ['aws_subnet'], many: true },
  aws_subnets: { types: ['aws_subnet'], many: true },
  aws_vpcs: { types: ['aws_vpc'], many: true },
  azurerm_function_app: {
    types: ['azurerm_function_app', 'azurerm_linux_function_app', 'azurerm_windows_function_app'],
  },
  azurerm_key_vault_secrets: { types: ['azurerm_key_vault_secret'], many: true },
  azurerm_virtual_machine: { types: ['azurerm_linux_virtual_machine', 'azurerm_windows_virtual_machine'] },
  google_secret_manager_secret_version: { types: ['google_secret_manager_secret'] },
  google_secret_manager_secret_version_access: { types: ['google_secret_manager_secret'] },
};

/** Patterns of data sources that ask the cloud itself, or compute, and name no resource of another root module. */
const CLOUD_LOOKUPS: readonly string[] = [
  ...[
    'aws_ami',
    'aws_ami_ids',
    'aws_availability_zone*',
    'aws_caller_identity',
    'aws_canonical_user_id',
    'aws_default_tags',
  ],
  ...[
    'aws_ec2_instance_type*',
    'aws_eks_cluster_auth',
    'aws_eks_addon_version',
    'aws_elastic_beanstalk_solution_stack',
  ],
  ...['aws_iam_account_alias', 'aws_iam_policy_document', 'aws_iam_session_context', 'aws_ip_ranges', 'aws_partition'],
  ...[
    'aws_organizations_organization',
    'aws_outposts_*',
    'aws_prefix_list',
    'aws_ec2_managed_prefix_list',
    'aws_pricing_*',
  ],
  ...[
    'aws_rds_engine_version',
    'aws_rds_orderable_*',
    'aws_region',
    'aws_regions',
    'aws_service',
    'aws_service_principal',
    'aws_servicequotas_*',
    'aws_ssoadmin_instances',
  ],
  ...[
    'aws_vpc_endpoint_service',
    'aws_*_service_account',
    'aws_cloudfront_cache_policy',
    'aws_cloudfront_origin_request_policy',
  ],
  ...['aws_ecr_authorization_token', 'aws_arn', 'aws_billing_*', 'aws_msk_kafka_version', 'aws_imagebuilder_*'],
  ...[
    'azuread_client_config',
    'azuread_domains',
    'azuread_application_published_*',
    'azuread_user*',
    'azurerm_*_image',
  ],
  ...['azurerm_builtin_role_definition', 'azurerm_client_config', 'azurerm_location', 'azurerm_platform_image'],
  ...[
    'azurerm_policy_definition',
    'azurerm_role_definition',
    'azurerm_subscription*',
    'azurerm_kubernetes_service_versions',
  ],
  ...['google_client_config', 'google_client_openid_userinfo', 'google_compute_image', 'google_compute_regions'],
  ...['google_compute_zones', 'google_container_engine_versions', 'google_iam_policy', 'google_netblock_ip_ranges'],
  ...[
    'google_billing_account',
    'google_organization',
    'google_project_organization_policy',
    'google_*_default_service_account',
  ],
  ...['google_iam_role', 'google_storage_project_service_account', 'google_storage_transfer_project_service_account'],
];

/** Providers whose data sources name resources of a cloud. */
const CLOUD_TYPE = /^(?:aws|azurerm|azuread|google)_/;

/** Texts that only the cloud itself has: public parameters, its own keys, its own policies. */
const OWNED_BY_CLOUD = /^(?:\/aws\/|alias\/aws\/|arn:[\w-]+:[\w-]+:[\w-]*:aws:|com\.amazonaws\.|default$)/;

/** True for a text that only the cloud itself has, so that no root module of the input creates it. */
export const isOwnedByCloud = (text: string): boolean => OWNED_BY_CLOUD.test(text);

/** True for a data source that asks the cloud itself, or computes. */
export const asksCloud = (type: string): boolean => CLOUD_LOOKUPS.some((pattern) => matchesWild(pattern, type));

/** The resources that a data source looks up. */
export interface LookupTarget {
  readonly types: readonly string[];
  /** True if the answer may be several resources. */
  readonly many: boolean;
}

/** Returns the resources that a data source looks up; null for one that names no resource of another root module. */
export function lookupTargetOf(type: string): LookupTarget | null {
  if (!CLOUD_TYPE.test(type) || asksCloud(type)) return null;
  const known = Object.hasOwn(TARGETS, type) ? TARGETS[type] : undefined;
  if (known === undefined) return { types: [type], many: false };
  return known.types.length === 0 ? null : { types: known.types, many: known.many === true };
}

/** Arguments with the name of the resource, besides the attributes of its own type. */
const NAME_ARGUMENTS: readonly string[] = [
  ...[
    'name',
    'bucket',
    'secret_id',
    'secret',
    'key_id',
    'db_instance_identifier',
    'account_id',
    'group_name',
    'domain',
  ],
  ...['display_name', 'registry_name', 'repository_name', 'cluster_name', 'function_name', 'load_balancer_name'],
];

/** Returns the arguments of a data source that hold the name of what it looks up. */
export const nameArgumentsOf = ({ types }: LookupTarget): readonly string[] => [
  ...new Set([...types.flatMap(nameAttributesOf), ...NAME_ARGUMENTS]),
];

/** Returns the attributes with the name that others use for a resource of the type. */
export const nameAttributesOf = (type: string): readonly string[] => factsOf(type).namedBy ?? ['name'];

/** Attributes that a data source and the resource both have, and within which a name is unique. */
export const SCOPES: readonly string[] = ['resource_group_name', 'virtual_network_name', 'storage_account_name'];

/** Attribute with which a resource or lookup states another account than its provider's. */
export const ACCOUNT_ATTRIBUTE = 'project';

/** Filters that select by the name of the resource. */
const NAME_FILTERS: ReadonlySet<string> = new Set(['group-name', 'name', 'db-instance-id', 'db-cluster-id']);
const TAG_FILTER = /^tag:(.+)$/;

/** Returns the tag that a filter selects by: `Tier` for `tag:Tier`; null for any other filter. */
export const tagOfFilter = (name: string): string | null => TAG_FILTER.exec(name)?.[1] ?? null;

/** A selection that a `filter` block makes. */
export type FilterMeaning = { readonly is: 'name' } | { readonly is: 'tag'; readonly tag: string };

/** Returns what a filter selects by; null for a property such as the state. */
export function filterMeaning(name: string): FilterMeaning | null {
  if (NAME_FILTERS.has(name)) return { is: 'name' };
  const tag = tagOfFilter(name);
  return tag === null ? null : { is: 'tag', tag };
}

/** Attributes that every lookup may use to name exactly one resource by an identifier that the cloud has given. */
export const ID_ARGUMENTS: readonly string[] = [
  'id',
  'arn',
  'self_link',
  'vpc_id',
  'zone_id',
  'object_id',
  'resource_id',
];

/** Types whose names are unique in the whole cloud. */
const UNIQUE_TYPES: ReadonlySet<string> = new Set([
  ...['aws_s3_bucket', 'azurerm_storage_account', 'azurerm_container_registry', 'azurerm_key_vault'],
  ...['google_storage_bucket', 'google_project'],
]);

/** True for a type whose name alone identifies a resource. */
export const hasUniqueName = (type: string): boolean => UNIQUE_TYPES.has(type);

/** Paths of the tag with the name of a resource. */
export const NAME_TAGS: readonly string[] = TAG_ATTRIBUTES.map((attribute) => `${attribute}.Name`);

/** Returns `name` for a filter that selects by the name, `tag` for one by the tag with the name; null for all others. */
export function filterKindOf(name: string): 'name' | 'tag' | null {
  const meaning = filterMeaning(name);
  if (meaning?.is !== 'tag') return meaning === null ? null : 'name';
  return NAME_TAGS.includes(`tags.${meaning.tag}`) ? 'tag' : null;
}

/** Arguments by which a data source finds one resource, and the types that it may find. */
export interface SingleLookup {
  /** The types of what it finds; empty for several resources. */
  readonly types: readonly string[];
  /** Arguments that hold the name or the ID of the resource. */
  readonly identifiedBy: readonly string[];
}

/** Returns how a data source of a type finds one resource. In a cloud without facts, the resource has its type. */
export function lookupOf(type: string): SingleLookup {
  const target = lookupTargetOf(type) ?? { types: [type], many: false };
  return {
    types: target.many ? [] : target.types,
    identifiedBy: [...nameArgumentsOf(target), ...ID_ARGUMENTS],
  };
}

/** Types that exist to hand a value to others by its name. */
const HANDOVER_TYPES: ReadonlySet<string> = new Set([
  ...['aws_ssm_parameter', 'aws_secretsmanager_secret', 'azurerm_key_vault_secret', 'google_secret_manager_secret'],
]);

/** True for a type that hands a value to other root modules: parameters and secrets. */
export const isHandover = (type: string): boolean => HANDOVER_TYPES.has(type);

/** Returns a name as it is compared: a zone may end in a dot. */
export const comparableName = (text: string): string => text.replace(/(?<=.)\.$/, '');

// ---- Texts with the identity of a resource: ARNs, resource IDs, self links.

/** A resource that a text names. */
export interface NamedByText {
  readonly types: readonly string[];
  readonly name: string;
  readonly account?: string;
  readonly region?: string;
  readonly scopes?: Readonly<Record<string, string>>;
}

const ARN = /arn:[\w-]+:([a-z0-9-]+):([a-z0-9-]*):(\d{12})?:([\w+=,.@/:$-]+)/g;

/** Resources by service and the rest of the ARN; the first group is the name. */
const ARNS: readonly (readonly [service: string, rest: RegExp, types: readonly string[]])[] = [
  ['sns', /^([\w.-]+)/, ['aws_sns_topic']],
  ['sqs', /^([\w.-]+)$/, ['aws_sqs_queue']],
  ['s3', /^([a-z0-9][a-z0-9.-]{2,62})(?:\/|$)/, ['aws_s3_bucket']],
  ['lambda', /^function:([\w-]+)/, ['aws_lambda_function']],
  ['dynamodb', /^table\/([\w.-]+)/, ['aws_dynamodb_table']],
  ['iam', /^role\/(?:.*\/)?([\w+=,.@-]+)$/, ['aws_iam_role']],
  ['iam', /^policy\/(?:.*\/)?([\w+=,.@-]+)$/, ['aws_iam_policy']],
  ['kms', /^(alias\/[\w/-]+)$/, ['aws_kms_alias']],
  ['secretsmanager', /^secret:(.+?)(?:-(?=[A-Za-z]*[A-Z0-9])[A-Za-z0-9]{6})?$/, ['aws_secretsmanager_secret']],
  ['ssm', /^parameter(\/.+)$/, ['aws_ssm_parameter']],
  ['ecr', /^repository\/([\w./-]+)$/, ['aws_ecr_repository']],
  ['ecs', /^cluster\/([\w-]+)$/, ['aws_ecs_cluster']],
  ['eks', /^cluster\/([\w-]+)$/, ['aws_eks_cluster']],
  ['kinesis', /^stream\/([\w.-]+)/, ['aws_kinesis_stream']],
  ['firehose', /^deliverystream\/([\w.-]+)$/, ['aws_kinesis_firehose_delivery_stream']],
  ['events', /^event-bus\/([\w./-]+)$/, ['aws_cloudwatch_event_bus']],
  ['states', /^stateMachine:([\w-]+)$/, ['aws_sfn_state_machine']],
  ['rds', /^cluster:([\w-]+)$/, ['aws_rds_cluster']],
  ['rds', /^db:([\w-]+)$/, ['aws_db_instance']],
  ['logs', /^log-group:([\w./#-]+)/, ['aws_cloudwatch_log_group']],
];

const AZURE_ID =
  /\/subscriptions\/([0-9a-f-]{36})\/resourceGroups\/([\w.()-]+)\/providers\/([\w.]+\/\w+)\/([\w.-]+)(?:\/(\w+)\/([\w.-]+))?/gi;

/** Resources by the type in their ID, in lower case. */
const AZURE_TYPES: ReadonlyMap<string, readonly string[]> = new Map([
  ['microsoft.network/virtualnetworks', ['azurerm_virtual_network']],
  ['microsoft.network/virtualnetworks/subnets', ['azurerm_subnet']],
  ['microsoft.network/privatednszones', ['azurerm_private_dns_zone']],
  ['microsoft.network/publicipaddresses', ['azurerm_public_ip']],
  ['microsoft.network/networksecuritygroups', ['azurerm_network_security_group']],
  ['microsoft.keyvault/vaults', ['azurerm_key_vault']],
  ['microsoft.storage/storageaccounts', ['azurerm_storage_account']],
  ['microsoft.operationalinsights/workspaces', ['azurerm_log_analytics_workspace']],
  ['microsoft.insights/components', ['azurerm_application_insights']],
  ['microsoft.containerregistry/registries', ['azurerm_container_registry']],
  ['microsoft.containerservice/managedclusters', ['azurerm_kubernetes_cluster']],
  ['microsoft.managedidentity/userassignedidentities', ['azurerm_user_assigned_identity']],
  ['microsoft.servicebus/namespaces', ['azurerm_servicebus_namespace']],
  ['microsoft.eventhub/namespaces', ['azurerm_eventhub_namespace']],
]);

const GOOGLE_LINK =
  /projects\/([a-z][a-z0-9-]{4,28}[a-z0-9])\/(global|regions\/[a-z0-9-]+|locations\/[a-z0-9-]+|topics|secrets)\/(?:(\w+)\/)?([\w.-]+)/g;

/** Resources by the collection in their link. */
const GOOGLE_TYPES: ReadonlyMap<string, readonly string[]> = new Map([
  ['networks', ['google_compute_network']],
  ['subnetworks', ['google_compute_subnetwork']],
  ['topics', ['google_pubsub_topic']],
  ['secrets', ['google_secret_manager_secret']],
  ['clusters', ['google_container_cluster']],
  ['repositories', ['google_artifact_registry_repository']],
]);

/**
 * Returns the resources that a text names by an identifier of a cloud; none for placeholders and for the cloud's own.
 */
export function namedInText(text: string): readonly NamedByText[] {
  if (holdsPlaceholder(text)) return [];
  return [...namedByArn(text), ...namedByAzureId(text), ...namedByLink(text)].filter(
    ({ name }) => !isOwnedByCloud(name),
  );
}

const namedByArn = (text: string): NamedByText[] =>
  [...text.matchAll(ARN)].flatMap(([, service, region, account, resource]) => {
    for (const [arnService, pattern, types] of ARNS) {
      const name = arnService === service ? pattern.exec(resource!)?.[1] : undefined;
      if (name !== undefined) return [{ types, name, ...(account && { account }), ...(region && { region }) }];
    }
    return [];
  });

const namedByAzureId = (text: string): NamedByText[] =>
  [...text.matchAll(AZURE_ID)].flatMap(([, account, group, kind, outer, part, inner]) => {
    const types = AZURE_TYPES.get(`${kind}${part === undefined ? '' : `/${part}`}`.toLowerCase());
    if (types === undefined) return [];
    const network = part === 'subnets' ? { virtual_network_name: outer! } : {};
    return [{ types, name: inner ?? outer!, account: account!, scopes: { resource_group_name: group!, ...network } }];
  });

const namedByLink = (text: string): NamedByText[] =>
  [...text.matchAll(GOOGLE_LINK)].flatMap(([, project, location, collection, name]) => {
    const types = GOOGLE_TYPES.get(collection ?? location!);
    if (types === undefined) return [];
    const region = /^(?:regions|locations)\/([a-z]+-[a-z]+\d)$/.exec(location!)?.[1];
    return [{ types, name: name!, account: project!, ...(region !== undefined && { region }) }];
  });
