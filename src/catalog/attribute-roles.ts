/** Attributes with a property of a resource that does not locate it. */
const PROPERTIES: ReadonlySet<string> = new Set([
  ...['admin_username', 'administrator_login', 'database_name', 'db_name', 'engine', 'engine_version'],
  ...['master_username', 'port', 'user_name', 'username'],
]);

/** True for an attribute with a property that does not locate its resource: a login name, a port. */
export const isProperty = (name: string): boolean => PROPERTIES.has(name);

/** Last words of attributes that name another resource. A document may name some in passing. */
const JOINING_WORDS: ReadonlySet<string> = new Set([
  ...['action', 'actions', 'arn', 'arns', 'endpoint', 'id', 'ids', 'link', 'links', 'scope', 'scopes'],
  ...['target', 'targets', 'topic', 'topics', 'uri', 'url'],
]);

/** True for an attribute that names another resource: `action_group_id`, `alarm_actions`. */
export const namesResource = (path: string): boolean => JOINING_WORDS.has(path.slice(path.search(/[^._]*$/)));

/**
 * Attributes whose references only concern how a resource is built, run or named, for any type. They give no edges.
 * `count` and `for_each` set the number of instances, `provider` the place where it is run.
 */
export const ATTRIBUTES_WITHOUT_CALLS: ReadonlySet<string> = new Set([
  'count',
  'for_each',
  'name',
  'name_prefix',
  'display_name',
  'description',
  'dns_name',
  'frontend_ip_configuration_name',
  // Source of the program at build time.
  'filename',
  'source_code_hash',
  // Source of a disk or image.
  'snapshot_id',
  'snapshot_identifier',
  'source_ami_id',
  'source_disk',
  'source_image',
  'source_image_id',
  'source_instance_id',
  'source_snapshot',
  'source_snapshot_id',
  'source_virtual_machine_id',
  // Login names and credentials.
  'admin_password',
  'administrator_login_password',
  'administrator_password',
  'master_password',
  'root_password',
  'admin_ssh_key',
  'os_profile_linux_config',
  'owner_user_group_id',
  'tags',
  'type',
  'labels',
  'allocation_id',
  'auto_scaling_group_provider',
  'capacity_provider_strategy',
  'private_dns_zone_group',
  'private_dns_zone_id',
  'private_dns_zone_ids',
  'provider',
  // Access policies: the grant is the other way round, and links state it if it is a call.
  'access_policies',
  'access_policy',
  'assume_role_policy',
  'policy',
  'resource_policy',
]);

/** Attributes (at the end of a path) that name an owner: a resource does not use its project, folder or team. */
export const OWNER_ATTRIBUTES: ReadonlySet<string> = new Set([
  'folder',
  'folder_id',
  'host_project',
  'organization',
  'project',
  'project_id',
  'service_project',
  'subnetwork_project',
  'subscription_id',
  'team',
  'teams',
  'tenant_id',
]);

/** Attributes that copy a property of another resource. If they name a container, the resource is in it. */
const ATTRIBUTES_TAKEN_OVER: ReadonlySet<string> = new Set([
  'ami',
  'architectures',
  'availability_zone',
  'availability_zone_id',
  'availability_zones',
  'image_id',
  'location',
  'primary_zone',
  'region',
  'secondary_zone',
  'subnetwork',
  'zone',
  'zones',
]);

/** Zones are also recognised at the end of a path, because no other attribute has these names. */
const ZONES = /^availability_zones?(?:_ids?)?$/;

/** True for an attribute that copies a property of another resource. */
export const isCopiedProperty = (path: string): boolean => {
  const [top = '', ...inner] = path.split('.');
  return ATTRIBUTES_TAKEN_OVER.has(top) || ZONES.test(inner.at(-1) ?? '');
};

/** Names of attributes or blocks, at any depth, that exclude something. */
const LEFT_OUT =
  /(?:^|_)(?:exclud(?:e[ds]?|ing)|exclusions?|excludes?|except|exempt(?:ed|ions?)?|ignored?|ignores?)(?:_|$)/;

/** Names of attributes that name the parent of a resource of unknown type. */
const PARENTS = /^parent(?:_(?:dn|id|key|name|path|ref|uid|uuid))?$/;

/**
 * Attributes whose references concern logging, encryption or identity, whatever their target. Their edges are drawn
 * with all detail only.
 */
export const SUPPORTING_ATTRIBUTES: ReadonlySet<string> = new Set([
  'access_log_settings',
  'access_logs',
  'boot_diagnostics',
  'connection_logs',
  'customer_managed_key',
  'disk_encryption_set_id',
  'encryption',
  'encryption_config',
  'encryption_configuration',
  'identity',
  'kms_key_arn',
  'kms_key_id',
  'kms_key_name',
  'load_balancer_info',
  'log_config',
  'logging',
  'logging_config',
  'logging_configuration',
  's3_logs',
  'service_account',
]);

/**
 * Attributes (at the end of a path) that name a container. If the target is no container, it stands in one or lends its
 * own.
 */
export const CONTAINER_ATTRIBUTES: ReadonlySet<string> = new Set([
  'subnet_id',
  'subnet_ids',
  'subnets',
  'virtual_network_subnet_id',
  'vnet_subnet_id',
  'vpc_id',
  'vpc_zone_identifier',
]);

/** Names of attributes with the place of a private endpoint: `endpoint_subnet_id`, `private_endpoints.subnet_id`. */
const OF_ENDPOINTS = /(?:^|[._])(?:private_?)?(?:endpoints?|pe|inbound)(?:[._]|$)/;

/** True for an attribute that places the private endpoint of a resource, not the resource itself. */
export const isPrivateEndpointPath = (path: string): boolean => OF_ENDPOINTS.test(path);

/** Attributes whose text instructs other services: an identity in it is handed on to them. */
export const INSTRUCTION_ATTRIBUTES: ReadonlySet<string> = new Set(['definition', 'input', 'workflow_definition']);

/** Attributes that a program reads at start-up: a reference in one is a call, whatever else joins the two. */
export const PROGRAM_ATTRIBUTES: ReadonlySet<string> = new Set([
  'app_settings',
  'container_definitions',
  'custom_data',
  'env',
  'environment',
  'environment_variables',
  'metadata',
  'metadata_startup_script',
  'user_data',
  'user_data_base64',
]);

/** True for a path inside a program's settings. */
export const isProgramSetting = (path: string): boolean => path.split('.').some((name) => PROGRAM_ATTRIBUTES.has(name));

/**
 * Names of variables with an address that callers come from, return to or are sent to. The program hands such an
 * address on or allows it, and does not call it.
 */
const FOR_OTHERS =
  /callback|redirect|webhook|cors|origins?$|allowed?_(?:hosts?|domains?|ur[il]s?)|front_?end|referr?er|sender|(?:cookie|e?mail|session)_?domain/i;

/**
 * True for a variable whose address is for others to use.
 * @param word name of the variable
 */
export const isAddressForOthers = (word: string): boolean => FOR_OTHERS.test(word);

/** Words in the names of variables with an address that the program calls. */
const OF_TARGETS =
  /host(?:name|s)?$|ur[il]s?$|endpoints?$|addr(?:ess(?:es)?)?$|servers?$|brokers?$|upstreams?$|dsn$|connection/i;

/** Words in the names of variables with the program's own address. */
const OF_ITSELF = /public|external|alias|^(?:app|base|root|self|site|web)_?(?:host|ur[il])/i;

/**
 * True for a variable whose address the program calls.
 * @param word name of the variable
 * @param isUrl true if the value is a URL; another value may be a domain of its own
 */
export const isForCalls = (word: string, isUrl: boolean): boolean =>
  (isUrl || OF_TARGETS.test(word)) && !OF_ITSELF.test(word) && !isAddressForOthers(word);

/** Types of records that lead to an address. Others hold a proof, a policy or the name of a mail or name server. */
export const RECORDS_OF_ADDRESSES: ReadonlySet<string> = new Set([
  'A',
  'AAAA',
  'ALIAS',
  'ANAME',
  'CNAME',
  'HTTPS',
  'SVCB',
]);

/** Ends of paths inside a program's settings with the name of a variable, Kubernetes object or secret itself. */
const NAMES_IN_PROGRAMS: readonly string[] = [
  'env.name',
  'env.secret_name',
  'environment.name',
  'environment_variables.name',
  'metadata.generate_name',
  'metadata.name',
  'metadata.namespace',
];

// Labels of a Kubernetes object.
const LABELS = /(?:^|\.)metadata\.labels(?:\.|$)/;

/** True for a path in a program's settings with a name or label of the setting itself, which refers to nothing else. */
export const isSelfReference = (path: string): boolean =>
  LABELS.test(path) || NAMES_IN_PROGRAMS.some((end) => path === end || path.endsWith(`.${end}`));

/**
 * Attributes that name the group of a resource. Membership is no call, even if the group is folded into another
 * resource.
 */
export const MEMBERSHIP_ATTRIBUTES: ReadonlySet<string> = new Set([
  'additional_security_group_ids',
  'firewall_ids',
  'nsg_ids',
  'security_group_ids',
  'security_groups',
  'vpc_security_group_ids',
]);

/**
 * Attributes and blocks, at any depth, with permitted origins (pages or addresses). An origin calls and is not called;
 * nor does a login call the page that it returns users to.
 */
const BLOCKS_OF_ORIGINS: ReadonlySet<string> = new Set([
  'allowed_cidr_blocks',
  'allowed_cidrs',
  'allowed_ip_ranges',
  'allowed_ips',
  'api_server_authorized_ip_ranges',
  'authorized_ip_ranges',
  'callback_urls',
  'cors',
  'cors_configuration',
  'cors_policy',
  'cors_rule',
  'cors_settings',
  'ip_range_filter',
  'ip_restriction',
  'ip_rule',
  'ip_rules',
  'ip_security_restriction',
  'ip_whitelist',
  'logout_urls',
  'network_acls',
  'network_rule_set',
  'network_rules',
  'network_rulesets',
  'public_access_cidrs',
  'scm_ip_restriction',
  'virtual_network_rule',
  'virtual_network_rules',
]);

/** True if a name in an attribute path says that its values are excluded: no arrow leads to them. */
export const isLeftOut = (path: string): boolean => path.split('.').some((name) => LEFT_OUT.test(name));

/** True if an attribute names the parent of a resource of unknown type, such as `parent_id`. */
export const namesParent = (path: string): boolean => PARENTS.test(path);

/**
 * Matches names that say that something may call: `master_authorized_networks`, `allowed_subnet_ids`. An
 * `authorized_network` is the network of the resource itself.
 */
const PERMITTED =
  /allow_?origin|authorized_networks|(?:allowed|permitted|whitelist(?:ed)?)_(?:networks?|subnets?|vnets?|vpcs?)/i;

/** True for a path inside a list of those let in: origins of requests, address ranges, networks. */
export const isOfOrigins = (path: string): boolean =>
  path.split('.').some((name) => BLOCKS_OF_ORIGINS.has(name) || PERMITTED.test(name));

/**
 * Names of attributes, of a module or an unknown type, with the principals that it grants access to. The resource does
 * not run as any of them.
 */
const LETS_IN = /(?:^|_)(?:members?|principals?|objects?)(?:_ids?)$|(?:^|_)(?:members?|principals?)$|^trusted_/;

/** True for an attribute that names principals with access to the resource. */
export const allowsIn = (name: string): boolean => LETS_IN.test(name);

/** Ends of output names that mean an owner. */
const OWNER_END = /(?:^|_)(?:projects?|folders?)(?:_(?:id|number|name)s?)?$/;

/** True for the name of an output that is an owner. */
export const endsInOwner = (name: string): boolean => OWNER_END.test(name);

/**
 * Meaning of an attribute of an unread module, by its name; the first match counts. `in`: the referenced resource calls
 * the module. An attribute without a match may be a call.
 */
const OF_MODULES: readonly (readonly [pattern: RegExp, meaning: ModuleWord])[] = [
  [/security_group|(?:^|_)nsgs?(?:_|$)/, 'group'],
  [/certificate|oidc|provider_arn|(?:kms|crypto)_key|encryption|role_arn|polic(?:y|ies)(?:_|$)/, 'quiet'],
  [
    /access_log|logging|diagnostic|log_(?:bucket|group)|service_account|managed_identit|(?:workload|pod|writer)_identity|federated|user_assigned|(?:^|_)layers?$|^volumes?$|(?:^|_)service_plan(?:_id)?$|^(?:target_)?resource_id$|(?:^|_)(?:instance|launch)_template(?:_id|_name|_self_link)?$|(?:^|_)image(?:_ur[il]|_name)?$/,
    'quiet',
  ],
  [LETS_IN, 'quiet'],
  // Name prefixes, and the module's own address.
  [/_name_prefix$|(?:^|_)public_ip(?:_address)?(?:_ids?)?$|(?:^|_)allocation_ids?$/, 'quiet'],
  // Values that it stores, and the resource that it is part of.
  [
    /^(?:secrets?|parameters?)_(?:values?|write)$|^parent_(?:resource_)?(?:id|name)$|^(?:rest_)?api_(?:resource_)?id$|(?:^|_)application_(?:id|name)$|^(?:ecs_)?cluster(?:_(?:arn|id|name))?$|^ecs_service_(?:arn|id|name)$|(?:^|_)router(?:_name|_id|_self_link)?$|^product_ids?$/,
    'quiet',
  ],
  // Subject of a grant, a policy, a lock or an alarm.
  [/^scopes?(?:_ids?)?$/, 'quiet'],
  [
    /(?:^|_)(?:vpc|vnet|networks?|subnets?|subnetworks?|virtual_network|cidr|route_tables?|azs?|resource_group|private_dns_zone)(?:_|$)/,
    'contained',
  ],
  [/(?:^|_)(?:location|region)$/, 'contained'],
  [/^source_arn$|target_group|listener|(?:^|_)(?:[aegn]?lb|load_balancer)(?:_(?:arn|id))?$/, 'in'],
];

/**
 * Address attributes of an unread module: `target` if the module sends requests there, `record` if it only records the
 * address.
 */
const ADDRESSES: readonly (readonly [name: RegExp, use: 'target' | 'record'])[] = [
  [/origin|alias|record|target|(?:^|_)ur[il]s?(?:_|$)|endpoint|backend/, 'target'],
  [/dns|domain|host|fqdn|proxy|address|(?:^|_)ips?(?:_|$)/, 'record'],
];

/** Returns the use of an address attribute of an unread module; null for any other attribute. */
export const addressInModule = (name: string): 'target' | 'record' | null =>
  ADDRESSES.find(([pattern]) => pattern.test(name))?.[1] ?? null;

/** Attributes that describe whole parts of a module; each input inside has its own name. */
export const PART_ATTRIBUTES: ReadonlySet<string> = new Set(['container_definitions']);

/** Attributes that give an entry point its own address. */
export const SELF_ADDRESSES: ReadonlySet<string> = new Set(['address', 'ip_address', 'load_balancer_ip', 'static_ip']);

/** Attributes of a module that grant access to it or to others: `role_assignments`. */
const GRANTS_OF_MODULES = /(?:^|_)(?:role_assignments?|iam(?:_bindings?|_members?)?)$/;

/** True for a path inside the grants of a module. */
export const grantsInModule = (path: string): boolean => path.split('.').some((name) => GRANTS_OF_MODULES.test(name));

/**
 * The meaning of an attribute of an unread module: a group that it is in, a reference that is no call, a container, a
 * caller.
 */
export type ModuleWord = 'group' | 'quiet' | 'contained' | 'in';

/**
 * Returns the meaning of an attribute; null for a possible call.
 * @param name last name of the path
 */
export const wordOfModule = (name: string): ModuleWord | null =>
  OF_MODULES.find(([pattern]) => pattern.test(name))?.[1] ?? null;

// ---- Identities: attributes that identify a resource, and attributes that hold another's identity

/** Attributes that identify a resource, in order of priority. */
export const IDENTITY_ATTRIBUTES = ['id', 'arn', 'self_link'] as const;

/** Attributes whose value is unique, so that it identifies the resource inside any other string. */
export const STATED_IDENTITIES = [
  ...['arn', 'self_link', 'id', 'url', 'uri', 'endpoint'],
  ...['invoke_arn', 'qualified_arn', 'execution_arn', 'invoke_url', 'repository_url'],
] as const;

// Ends of attributes with the identity of another resource.
const IDENTITY_END = /(?:_id|_ids|_arn|_arns|_self_link)$/;

// Attributes without such an end.
const IDENTITY_NAMES: ReadonlySet<string> = new Set([
  'subnets',
  'security_groups',
  'network',
  'subnetwork',
  'vpc_security_group_ids',
  'target_groups',
  'instances',
  'load_balancers',
]);

/** Attributes with an owner, not a use: half of all resources have the same one. */
const ACCOUNT_NAMES: ReadonlySet<string> = new Set([
  'owner_id',
  'account_id',
  'aws_account_id',
  'tenant_id',
  'subscription_id',
  'client_id',
  'unique_id',
]);

/** True for an attribute with identities of other resources. */
export const holdsIdentities = (attribute: string): boolean =>
  IDENTITY_END.test(attribute) || IDENTITY_NAMES.has(attribute);

/** True for an attribute with the account or tenant that owns the resource. */
export const namesOwner = (attribute: string): boolean => ACCOUNT_NAMES.has(attribute);

const SUBJECT_END = /_(?:ids?|arns?|names?)$/;

/** Returns the subject of an attribute name: `vpc_security_group_ids` and `security_group_id` give `security_group`. */
export const subjectOf = (name: string): string => name.replace(SUBJECT_END, '').replace(/s$/, '');
