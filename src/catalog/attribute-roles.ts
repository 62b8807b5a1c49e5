/**
 * Attributes whose references are about how a resource is built, run or called, whatever its type: no arrow comes of
 * them. `count` and `for_each` say how many instances there are, `provider` where it is run.
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
  // Where its program is taken from when it is built.
  'filename',
  'source_code_hash',
  // What its disk or image was once copied from.
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
  // Who may log in, and with what.
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
  // Who may use it: the other way round, and said by links where it is a call.
  'access_policies',
  'access_policy',
  'assume_role_policy',
  'policy',
  'resource_policy',
]);

/** Attributes, at the end of their path, that say whose something is: nobody uses the project, folder or team that it is of. */
export const ATTRIBUTES_OF_OWNERS: ReadonlySet<string> = new Set([
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

/** Attributes that take a property of another one over: both are alike in it. Where they name a place, it is in that. */
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

/** Zones, at the end of their path, too: nothing else is called so. */
const ZONES = /^availability_zones?(?:_ids?)?$/;

/** Whether it takes a property of another one over. */
export const isTakenOver = (path: string): boolean => {
  const [top = '', ...rest] = path.split('.');
  return ATTRIBUTES_TAKEN_OVER.has(top) || ZONES.test(rest.at(-1) ?? '');
};

/** What an attribute or a block is called, at any depth, that says what something has nothing to do with. */
const LEFT_OUT =
  /(?:^|_)(?:exclud(?:e[ds]?|ing)|exclusions?|excludes?|except|exempt(?:ed|ions?)?|ignored?|ignores?)(?:_|$)/;

/** What it is called that says what something is inside of, where nothing is known of the type. */
const PARENTS = /^parent(?:_(?:dn|id|key|name|path|ref|uid|uuid))?$/;

/**
 * Attributes whose references are about logging, encryption or identity, whatever they refer to: their arrows are left
 * out unless all detail is asked for.
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

/** Attributes, at the end of their path, that name a place. What is no place and named by one stands there, or lends where it stands. */
export const ATTRIBUTES_OF_PLACES: ReadonlySet<string> = new Set([
  'subnet_id',
  'subnet_ids',
  'subnets',
  'virtual_network_subnet_id',
  'vnet_subnet_id',
  'vpc_id',
  'vpc_zone_identifier',
]);

/** Texts that say what others are to do: an identity that stands there is handed on to them. */
export const ATTRIBUTES_OF_ORDERS: ReadonlySet<string> = new Set(['definition', 'input', 'workflow_definition']);

/** What a program is told when it starts: a reference there is a call, whatever else the two have in common. */
export const ATTRIBUTES_OF_PROGRAMS: ReadonlySet<string> = new Set([
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

/** Whether a path is in what a program is told. */
export const isOfProgram = (path: string): boolean => path.split('.').some((name) => ATTRIBUTES_OF_PROGRAMS.has(name));

/**
 * Variables of a program with an address that others come from, come back to, or are sent to: it hands them on, or lets
 * them in, and calls nobody there.
 */
const FOR_OTHERS =
  /callback|redirect|webhook|cors|origins?$|allowed?_(?:hosts?|domains?|ur[il]s?)|front_?end|referr?er/i;

/** @param word as a program calls it */
export const isForOthers = (word: string): boolean => FOR_OTHERS.test(word);

/** Ends of paths there with what a variable or a thing in a cluster is called itself, or a secret of its own. */
const NAMES_IN_PROGRAMS: readonly string[] = [
  'env.name',
  'env.secret_name',
  'environment.name',
  'environment_variables.name',
  'metadata.generate_name',
  'metadata.name',
  'metadata.namespace',
];

/** What a thing in a cluster is sorted by. */
const LABELS = /(?:^|\.)metadata\.labels(?:\.|$)/;

/** Whether it is such a name or label, which is no word about others. */
export const isSelfReference = (path: string): boolean =>
  LABELS.test(path) || NAMES_IN_PROGRAMS.some((end) => path === end || path.endsWith(`.${end}`));

/** Names of attributes that say in which group a resource is, which is no call even where the group is known as part of another. */
export const ATTRIBUTES_OF_MEMBERSHIP: ReadonlySet<string> = new Set([
  'additional_security_group_ids',
  'firewall_ids',
  'nsg_ids',
  'security_group_ids',
  'security_groups',
  'vpc_security_group_ids',
]);

/** Attributes and blocks, at any depth, that say from where somebody may come, as a page or by an address: that calls, and is not called. */
const BLOCKS_OF_ORIGINS: ReadonlySet<string> = new Set([
  'allowed_cidr_blocks',
  'allowed_cidrs',
  'allowed_ip_ranges',
  'allowed_ips',
  'api_server_authorized_ip_ranges',
  'authorized_ip_ranges',
  'authorized_networks',
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
  'master_authorized_networks_config',
  'network_acls',
  'network_rule_set',
  'network_rules',
  'network_rulesets',
  'public_access_cidrs',
  'scm_ip_restriction',
  'virtual_network_rule',
  'virtual_network_rules',
]);

export const isLeftOut = (path: string): boolean => path.split('.').some((name) => LEFT_OUT.test(name));

export const namesParent = (path: string): boolean => PARENTS.test(path);

export const isOfOrigins = (path: string): boolean =>
  path.split('.').some((name) => BLOCKS_OF_ORIGINS.has(name) || /allow_?origin/i.test(name));

/**
 * What an attribute of a module, or of a type that nobody knows, is called that says whom it lets in: nobody of them is what
 * it runs as.
 */
const LETS_IN = /(?:^|_)(?:members?|principals?|objects?)(?:_ids?)$|(?:^|_)(?:members?|principals?)$|^trusted_/;

export const allowsIn = (name: string): boolean => LETS_IN.test(name);

/** Ends of what an output is called that says whose something is. */
const OWNER_END = /(?:^|_)(?:projects?|folders?)(?:_(?:id|number|name)s?)?$/;

export const namesOwnerAtEnd = (name: string): boolean => OWNER_END.test(name);

/**
 * What a reference to or of a module without its code is about, by what its attribute is called; the first that fits.
 * `in`: what is named there calls. Anything else may be a call.
 */
const OF_MODULES: readonly (readonly [looks: RegExp, is: ModuleWord])[] = [
  [/security_group|(?:^|_)nsgs?(?:_|$)/, 'group'],
  [/certificate|oidc|provider_arn|(?:kms|crypto)_key|encryption|role_arn|polic(?:y|ies)(?:_|$)/, 'quiet'],
  [
    /access_log|logging|diagnostic|log_(?:bucket|group)|service_account|managed_identit|(?:workload|pod|writer)_identity|federated|user_assigned|(?:^|_)layers?$|^volumes?$|(?:^|_)service_plan(?:_id)?$|^(?:target_)?resource_id$|(?:^|_)(?:instance|launch)_template(?:_id|_name|_self_link)?$|(?:^|_)image(?:_ur[il]|_name)?$/,
    'quiet',
  ],
  [LETS_IN, 'quiet'],
  // What it is called after, and the address that it has.
  [/_name_prefix$|(?:^|_)public_ip(?:_address)?(?:_ids?)?$|(?:^|_)allocation_ids?$/, 'quiet'],
  // What it keeps for others, and what it is a part of.
  [
    /^(?:secrets?|parameters?)_(?:values?|write)$|^parent_(?:resource_)?(?:id|name)$|^(?:rest_)?api_(?:resource_)?id$|(?:^|_)application_(?:id|name)$|^(?:ecs_)?cluster(?:_(?:arn|id|name))?$|(?:^|_)router(?:_name|_id|_self_link)?$|^product_ids?$/,
    'quiet',
  ],
  // What somebody is let use, or a policy, a lock or an alarm is about.
  [/^scopes?(?:_ids?)?$/, 'quiet'],
  [
    /(?:^|_)(?:vpc|vnet|networks?|subnets?|subnetworks?|virtual_network|cidr|route_tables?|azs?|resource_group|private_dns_zone)(?:_|$)/,
    'contained',
  ],
  [/(?:^|_)(?:location|region)$/, 'contained'],
  [/^source_arn$|target_group|listener/, 'in'],
];

/** An address that a module without its code is told: one that it calls, or one that it writes down or is known by. */
const ADDRESSES: readonly (readonly [looks: RegExp, is: 'called' | 'told'])[] = [
  [/origin|alias|record|target|ur[il]|endpoint|backend/, 'called'],
  [/dns|domain|host|fqdn|proxy|address|(?:^|_)ips?(?:_|$)/, 'told'],
];

export const addressInModule = (name: string): 'called' | 'told' | null =>
  ADDRESSES.find(([looks]) => looks.test(name))?.[1] ?? null;

/** Attributes with whole parts that others may describe: what such a part is told has a name of its own. */
export const ATTRIBUTES_OF_PARTS: ReadonlySet<string> = new Set(['container_definitions']);

/** Attributes of what people come in by with the address that it has there. */
export const SELF_ADDRESSES: ReadonlySet<string> = new Set(['address', 'ip_address', 'load_balancer_ip', 'static_ip']);

/** Whom an object of a module lets use it, or what it may use itself: `role_assignments`. */
const GRANTS_OF_MODULES = /(?:^|_)(?:role_assignments?|iam(?:_bindings?|_members?)?)$/;

export const grantsInModule = (path: string): boolean => path.split('.').some((name) => GRANTS_OF_MODULES.test(name));

export type ModuleWord = 'group' | 'quiet' | 'contained' | 'in';

/** @param name the attribute's own name @returns null where it may be a call */
export const wordOfModule = (name: string): ModuleWord | null =>
  OF_MODULES.find(([looks]) => looks.test(name))?.[1] ?? null;

// ---- Identities: attributes that say which resource something is, and those of others that name it so

/** What a resource says about itself, in the order in which it is told apart. */
export const IDENTITY_ATTRIBUTES = ['id', 'arn', 'self_link'] as const;

/** What no other resource can say of itself, wherever it stands in a text of others. */
export const STATED_IDENTITIES = [
  ...['arn', 'self_link', 'id', 'url', 'uri', 'endpoint'],
  ...['invoke_arn', 'qualified_arn', 'execution_arn', 'invoke_url', 'repository_url'],
] as const;

/** Ends of attributes that hold the identity of another one. */
const IDENTITY_END = /(?:_id|_ids|_arn|_arns|_self_link)$/;

/** Others that do, by name. */
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

/** Whose it is, not what it uses: half of all resources hold the same one. */
const ACCOUNT_NAMES: ReadonlySet<string> = new Set([
  'owner_id',
  'account_id',
  'aws_account_id',
  'tenant_id',
  'subscription_id',
  'client_id',
  'unique_id',
]);

export const holdsIdentities = (attribute: string): boolean =>
  IDENTITY_END.test(attribute) || IDENTITY_NAMES.has(attribute);

export const namesOwner = (attribute: string): boolean => ACCOUNT_NAMES.has(attribute);

const SUBJECT_END = /_(?:ids?|arns?|names?)$/;

/** What a name is about: `vpc_security_group_ids` and `security_group_id` are about security groups. */
export const subjectOf = (name: string): string => name.replace(SUBJECT_END, '').replace(/s$/, '');
