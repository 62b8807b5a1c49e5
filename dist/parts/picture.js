"use strict";
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __esm = (fn, res, err) => function __init() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// src/catalog/attribute-roles.ts
var ATTRIBUTES_WITHOUT_CALLS, ATTRIBUTES_OF_OWNERS, ATTRIBUTES_TAKEN_OVER, ZONES, isTakenOver, LEFT_OUT, PARENTS, SUPPORTING_ATTRIBUTES, ATTRIBUTES_OF_PLACES, ATTRIBUTES_OF_ORDERS, ATTRIBUTES_OF_PROGRAMS, isOfProgram, FOR_OTHERS, isForOthers, NAMES_IN_PROGRAMS, LABELS, isSelfReference, ATTRIBUTES_OF_MEMBERSHIP, BLOCKS_OF_ORIGINS, isLeftOut, namesParent, isOfOrigins, LETS_IN, allowsIn, OWNER_END, namesOwnerAtEnd, OF_MODULES, ADDRESSES, addressInModule, ATTRIBUTES_OF_PARTS, SELF_ADDRESSES, GRANTS_OF_MODULES, grantsInModule, wordOfModule, IDENTITY_ATTRIBUTES, STATED_IDENTITIES, IDENTITY_END, IDENTITY_NAMES, ACCOUNT_NAMES, holdsIdentities, namesOwner, SUBJECT_END, subjectOf;
var init_attribute_roles = __esm({
  "src/catalog/attribute-roles.ts"() {
    ATTRIBUTES_WITHOUT_CALLS = /* @__PURE__ */ new Set([
      "count",
      "for_each",
      "name",
      "name_prefix",
      "display_name",
      "description",
      "dns_name",
      "frontend_ip_configuration_name",
      // Source of the program at build time.
      "filename",
      "source_code_hash",
      // Source of a disk or image.
      "snapshot_id",
      "snapshot_identifier",
      "source_ami_id",
      "source_disk",
      "source_image",
      "source_image_id",
      "source_instance_id",
      "source_snapshot",
      "source_snapshot_id",
      "source_virtual_machine_id",
      // Login names and credentials.
      "admin_password",
      "administrator_login_password",
      "administrator_password",
      "master_password",
      "root_password",
      "admin_ssh_key",
      "os_profile_linux_config",
      "owner_user_group_id",
      "tags",
      "type",
      "labels",
      "allocation_id",
      "auto_scaling_group_provider",
      "capacity_provider_strategy",
      "private_dns_zone_group",
      "private_dns_zone_id",
      "private_dns_zone_ids",
      "provider",
      // Access policies: the grant is the other way round, and links state it if it is a call.
      "access_policies",
      "access_policy",
      "assume_role_policy",
      "policy",
      "resource_policy"
    ]);
    ATTRIBUTES_OF_OWNERS = /* @__PURE__ */ new Set([
      "folder",
      "folder_id",
      "host_project",
      "organization",
      "project",
      "project_id",
      "service_project",
      "subnetwork_project",
      "subscription_id",
      "team",
      "teams",
      "tenant_id"
    ]);
    ATTRIBUTES_TAKEN_OVER = /* @__PURE__ */ new Set([
      "ami",
      "architectures",
      "availability_zone",
      "availability_zone_id",
      "availability_zones",
      "image_id",
      "location",
      "primary_zone",
      "region",
      "secondary_zone",
      "subnetwork",
      "zone",
      "zones"
    ]);
    ZONES = /^availability_zones?(?:_ids?)?$/;
    isTakenOver = (path) => {
      const [top = "", ...rest2] = path.split(".");
      return ATTRIBUTES_TAKEN_OVER.has(top) || ZONES.test(rest2.at(-1) ?? "");
    };
    LEFT_OUT = /(?:^|_)(?:exclud(?:e[ds]?|ing)|exclusions?|excludes?|except|exempt(?:ed|ions?)?|ignored?|ignores?)(?:_|$)/;
    PARENTS = /^parent(?:_(?:dn|id|key|name|path|ref|uid|uuid))?$/;
    SUPPORTING_ATTRIBUTES = /* @__PURE__ */ new Set([
      "access_log_settings",
      "access_logs",
      "boot_diagnostics",
      "connection_logs",
      "customer_managed_key",
      "disk_encryption_set_id",
      "encryption",
      "encryption_config",
      "encryption_configuration",
      "identity",
      "kms_key_arn",
      "kms_key_id",
      "kms_key_name",
      "load_balancer_info",
      "log_config",
      "logging",
      "logging_config",
      "logging_configuration",
      "s3_logs",
      "service_account"
    ]);
    ATTRIBUTES_OF_PLACES = /* @__PURE__ */ new Set([
      "subnet_id",
      "subnet_ids",
      "subnets",
      "virtual_network_subnet_id",
      "vnet_subnet_id",
      "vpc_id",
      "vpc_zone_identifier"
    ]);
    ATTRIBUTES_OF_ORDERS = /* @__PURE__ */ new Set(["definition", "input", "workflow_definition"]);
    ATTRIBUTES_OF_PROGRAMS = /* @__PURE__ */ new Set([
      "app_settings",
      "container_definitions",
      "custom_data",
      "env",
      "environment",
      "environment_variables",
      "metadata",
      "metadata_startup_script",
      "user_data",
      "user_data_base64"
    ]);
    isOfProgram = (path) => path.split(".").some((name) => ATTRIBUTES_OF_PROGRAMS.has(name));
    FOR_OTHERS = /callback|redirect|webhook|cors|origins?$|allowed?_(?:hosts?|domains?|ur[il]s?)|front_?end|referr?er/i;
    isForOthers = (word) => FOR_OTHERS.test(word);
    NAMES_IN_PROGRAMS = [
      "env.name",
      "env.secret_name",
      "environment.name",
      "environment_variables.name",
      "metadata.generate_name",
      "metadata.name",
      "metadata.namespace"
    ];
    LABELS = /(?:^|\.)metadata\.labels(?:\.|$)/;
    isSelfReference = (path) => LABELS.test(path) || NAMES_IN_PROGRAMS.some((end) => path === end || path.endsWith(`.${end}`));
    ATTRIBUTES_OF_MEMBERSHIP = /* @__PURE__ */ new Set([
      "additional_security_group_ids",
      "firewall_ids",
      "nsg_ids",
      "security_group_ids",
      "security_groups",
      "vpc_security_group_ids"
    ]);
    BLOCKS_OF_ORIGINS = /* @__PURE__ */ new Set([
      "allowed_cidr_blocks",
      "allowed_cidrs",
      "allowed_ip_ranges",
      "allowed_ips",
      "api_server_authorized_ip_ranges",
      "authorized_ip_ranges",
      "authorized_networks",
      "cors",
      "cors_configuration",
      "cors_policy",
      "cors_rule",
      "cors_settings",
      "ip_range_filter",
      "ip_restriction",
      "ip_rule",
      "ip_rules",
      "ip_security_restriction",
      "ip_whitelist",
      "master_authorized_networks_config",
      "network_acls",
      "network_rule_set",
      "network_rules",
      "network_rulesets",
      "public_access_cidrs",
      "scm_ip_restriction",
      "virtual_network_rule",
      "virtual_network_rules"
    ]);
    isLeftOut = (path) => path.split(".").some((name) => LEFT_OUT.test(name));
    namesParent = (path) => PARENTS.test(path);
    isOfOrigins = (path) => path.split(".").some((name) => BLOCKS_OF_ORIGINS.has(name) || /allow_?origin/i.test(name));
    LETS_IN = /(?:^|_)(?:members?|principals?|objects?)(?:_ids?)$|(?:^|_)(?:members?|principals?)$|^trusted_/;
    allowsIn = (name) => LETS_IN.test(name);
    OWNER_END = /(?:^|_)(?:projects?|folders?)(?:_(?:id|number|name)s?)?$/;
    namesOwnerAtEnd = (name) => OWNER_END.test(name);
    OF_MODULES = [
      [/security_group|(?:^|_)nsgs?(?:_|$)/, "group"],
      [/certificate|oidc|provider_arn|(?:kms|crypto)_key|encryption|role_arn|polic(?:y|ies)(?:_|$)/, "quiet"],
      [
        /access_log|logging|diagnostic|log_(?:bucket|group)|service_account|managed_identit|(?:workload|pod|writer)_identity|federated|user_assigned|(?:^|_)layers?$|^volumes?$|(?:^|_)service_plan(?:_id)?$|^(?:target_)?resource_id$|(?:^|_)(?:instance|launch)_template(?:_id|_name|_self_link)?$|(?:^|_)image(?:_ur[il]|_name)?$/,
        "quiet"
      ],
      [LETS_IN, "quiet"],
      // Name prefixes, and the module's own address.
      [/_name_prefix$|(?:^|_)public_ip(?:_address)?(?:_ids?)?$|(?:^|_)allocation_ids?$/, "quiet"],
      // Values that it stores, and the resource that it is part of.
      [
        /^(?:secrets?|parameters?)_(?:values?|write)$|^parent_(?:resource_)?(?:id|name)$|^(?:rest_)?api_(?:resource_)?id$|(?:^|_)application_(?:id|name)$|^(?:ecs_)?cluster(?:_(?:arn|id|name))?$|(?:^|_)router(?:_name|_id|_self_link)?$|^product_ids?$/,
        "quiet"
      ],
      // Subject of a grant, a policy, a lock or an alarm.
      [/^scopes?(?:_ids?)?$/, "quiet"],
      [
        /(?:^|_)(?:vpc|vnet|networks?|subnets?|subnetworks?|virtual_network|cidr|route_tables?|azs?|resource_group|private_dns_zone)(?:_|$)/,
        "contained"
      ],
      [/(?:^|_)(?:location|region)$/, "contained"],
      [/^source_arn$|target_group|listener/, "in"]
    ];
    ADDRESSES = [
      [/origin|alias|record|target|ur[il]|endpoint|backend/, "called"],
      [/dns|domain|host|fqdn|proxy|address|(?:^|_)ips?(?:_|$)/, "told"]
    ];
    addressInModule = (name) => ADDRESSES.find(([looks]) => looks.test(name))?.[1] ?? null;
    ATTRIBUTES_OF_PARTS = /* @__PURE__ */ new Set(["container_definitions"]);
    SELF_ADDRESSES = /* @__PURE__ */ new Set(["address", "ip_address", "load_balancer_ip", "static_ip"]);
    GRANTS_OF_MODULES = /(?:^|_)(?:role_assignments?|iam(?:_bindings?|_members?)?)$/;
    grantsInModule = (path) => path.split(".").some((name) => GRANTS_OF_MODULES.test(name));
    wordOfModule = (name) => OF_MODULES.find(([looks]) => looks.test(name))?.[1] ?? null;
    IDENTITY_ATTRIBUTES = ["id", "arn", "self_link"];
    STATED_IDENTITIES = [
      ...["arn", "self_link", "id", "url", "uri", "endpoint"],
      ...["invoke_arn", "qualified_arn", "execution_arn", "invoke_url", "repository_url"]
    ];
    IDENTITY_END = /(?:_id|_ids|_arn|_arns|_self_link)$/;
    IDENTITY_NAMES = /* @__PURE__ */ new Set([
      "subnets",
      "security_groups",
      "network",
      "subnetwork",
      "vpc_security_group_ids",
      "target_groups",
      "instances",
      "load_balancers"
    ]);
    ACCOUNT_NAMES = /* @__PURE__ */ new Set([
      "owner_id",
      "account_id",
      "aws_account_id",
      "tenant_id",
      "subscription_id",
      "client_id",
      "unique_id"
    ]);
    holdsIdentities = (attribute) => IDENTITY_END.test(attribute) || IDENTITY_NAMES.has(attribute);
    namesOwner = (attribute) => ACCOUNT_NAMES.has(attribute);
    SUBJECT_END = /_(?:ids?|arns?|names?)$/;
    subjectOf = (name) => name.replace(SUBJECT_END, "").replace(/s$/, "");
  }
});

// elsewhere:src/limits.ts
var module2, ADDRESS_LENGTH_MAX, ANNOTATION_BYTES_MAX, ANSWER_BYTES_MAX, ATTRIBUTE_TEXT_LENGTH, CAPTION_LEGIBLE, CODE_BYTES_MAX, COMPLAINT_LENGTH, DOT_VERSION_MIN, ENGINE_VERSION_SECONDS, FETCH_SECONDS, FOCUS_HOPS_DEFAULT, FOCUS_HOPS_MAX, HOPS_MAX, ID_LENGTH_MAX, LABEL_LENGTH_MAX, MANIFEST_BYTES_MAX, MODULE_DEPTH, NAMES_LISTED, NEAREST_DISTANCE, NEAREST_LENGTH_MAX, NEAREST_NAMES_MAX, NESTING_MAX, OVERVIEW_FROM, OVERVIEW_FROM_WITH_LINES, OVERVIEW_GAIN, OVERVIEW_ICONS, PLANNING_SECONDS, PLANNING_SECONDS_MAX, PRINTED_ADDRESS_LENGTH, PRINTED_VALUE_LENGTH, PROBLEMS_LISTED, PYTHON_VERSION_MIN, QUOTE_LENGTH, RESOURCES_MAX, SCALE_DEFAULT, SCALE_MAX, SCALE_MIN, TERRAFORM_VERSION_MIN, TEXT_BYTES_MAX, VALUE_DEPTH, VARIABLE_FILE_BYTES_MAX, WARNINGS_MAX, WARNINGS_OF_A_KIND, WARNING_LENGTH_MAX;
var init_limits = __esm({
  "elsewhere:src/limits.ts"() {
    module2 = require("../cli.js").modules["src/limits.ts"]();
    ADDRESS_LENGTH_MAX = module2.ADDRESS_LENGTH_MAX;
    ANNOTATION_BYTES_MAX = module2.ANNOTATION_BYTES_MAX;
    ANSWER_BYTES_MAX = module2.ANSWER_BYTES_MAX;
    ATTRIBUTE_TEXT_LENGTH = module2.ATTRIBUTE_TEXT_LENGTH;
    CAPTION_LEGIBLE = module2.CAPTION_LEGIBLE;
    CODE_BYTES_MAX = module2.CODE_BYTES_MAX;
    COMPLAINT_LENGTH = module2.COMPLAINT_LENGTH;
    DOT_VERSION_MIN = module2.DOT_VERSION_MIN;
    ENGINE_VERSION_SECONDS = module2.ENGINE_VERSION_SECONDS;
    FETCH_SECONDS = module2.FETCH_SECONDS;
    FOCUS_HOPS_DEFAULT = module2.FOCUS_HOPS_DEFAULT;
    FOCUS_HOPS_MAX = module2.FOCUS_HOPS_MAX;
    HOPS_MAX = module2.HOPS_MAX;
    ID_LENGTH_MAX = module2.ID_LENGTH_MAX;
    LABEL_LENGTH_MAX = module2.LABEL_LENGTH_MAX;
    MANIFEST_BYTES_MAX = module2.MANIFEST_BYTES_MAX;
    MODULE_DEPTH = module2.MODULE_DEPTH;
    NAMES_LISTED = module2.NAMES_LISTED;
    NEAREST_DISTANCE = module2.NEAREST_DISTANCE;
    NEAREST_LENGTH_MAX = module2.NEAREST_LENGTH_MAX;
    NEAREST_NAMES_MAX = module2.NEAREST_NAMES_MAX;
    NESTING_MAX = module2.NESTING_MAX;
    OVERVIEW_FROM = module2.OVERVIEW_FROM;
    OVERVIEW_FROM_WITH_LINES = module2.OVERVIEW_FROM_WITH_LINES;
    OVERVIEW_GAIN = module2.OVERVIEW_GAIN;
    OVERVIEW_ICONS = module2.OVERVIEW_ICONS;
    PLANNING_SECONDS = module2.PLANNING_SECONDS;
    PLANNING_SECONDS_MAX = module2.PLANNING_SECONDS_MAX;
    PRINTED_ADDRESS_LENGTH = module2.PRINTED_ADDRESS_LENGTH;
    PRINTED_VALUE_LENGTH = module2.PRINTED_VALUE_LENGTH;
    PROBLEMS_LISTED = module2.PROBLEMS_LISTED;
    PYTHON_VERSION_MIN = module2.PYTHON_VERSION_MIN;
    QUOTE_LENGTH = module2.QUOTE_LENGTH;
    RESOURCES_MAX = module2.RESOURCES_MAX;
    SCALE_DEFAULT = module2.SCALE_DEFAULT;
    SCALE_MAX = module2.SCALE_MAX;
    SCALE_MIN = module2.SCALE_MIN;
    TERRAFORM_VERSION_MIN = module2.TERRAFORM_VERSION_MIN;
    TEXT_BYTES_MAX = module2.TEXT_BYTES_MAX;
    VALUE_DEPTH = module2.VALUE_DEPTH;
    VARIABLE_FILE_BYTES_MAX = module2.VARIABLE_FILE_BYTES_MAX;
    WARNINGS_MAX = module2.WARNINGS_MAX;
    WARNINGS_OF_A_KIND = module2.WARNINGS_OF_A_KIND;
    WARNING_LENGTH_MAX = module2.WARNING_LENGTH_MAX;
  }
});

// src/catalog/detail-attributes.ts
var KEEPING, ENCRYPTION, CONTAINERS, inContainers, SIZE, NUMBER, VERSION, AVAILABILITY, OPENNESS, RULES, ROUTES, KEYS, GROUPS, OF_OPENNESS, isOfOpenness, OF_RULES, isOfRule, DETAIL_ATTRIBUTES, DETAIL_PATHS, NUMBERS_ALONE, WORDS_ALONE, USUAL;
var init_detail_attributes = __esm({
  "src/catalog/detail-attributes.ts"() {
    KEEPING = {
      deletion_protection: [],
      deletion_protection_enabled: ["settings.deletion_protection_enabled"],
      enable_deletion_protection: [],
      backup_retention_period: [],
      backup_retention_days: [],
      snapshot_retention_limit: [],
      geo_redundant_backup_enabled: [],
      backups_enabled: ["settings.backup_configuration.enabled", "backup_policy.status"],
      point_in_time_recovery_enabled: [
        "settings.backup_configuration.point_in_time_recovery_enabled",
        "point_in_time_recovery.enabled"
      ],
      versioning: ["versioning_configuration.status", "versioning.enabled"],
      retention_in_days: [],
      retention_period: [],
      message_retention_seconds: [],
      message_retention_duration: [],
      soft_delete_retention_days: [],
      purge_protection_enabled: [],
      fifo_queue: [],
      skip_final_snapshot: [],
      force_destroy: [],
      retained_backups: ["settings.backup_configuration.backup_retention_settings.retained_backups"],
      transaction_log_retention_days: ["settings.backup_configuration.transaction_log_retention_days"],
      short_term_retention_days: ["short_term_retention_policy.retention_days"],
      retention_in_hours: ["backup.retention_in_hours"],
      backup_storage_redundancy: ["backup.storage_redundancy"],
      geo_backup_enabled: [],
      blob_versioning_enabled: ["blob_properties.versioning_enabled"],
      delete_retention_days: ["blob_properties.delete_retention_policy.days"],
      soft_delete_retention_seconds: ["soft_delete_policy.retention_duration_seconds"],
      recovery_window_in_days: [],
      deletion_window_in_days: [],
      deletion_policy: [],
      enable_key_rotation: []
    };
    ENCRYPTION = {
      storage_encrypted: [],
      encrypted: ["root_block_device.encrypted", "block_device_mappings.ebs.encrypted"],
      encryption_at_rest: ["encrypt_at_rest.enabled"],
      at_rest_encryption_enabled: [],
      transit_encryption_enabled: [],
      transit_encryption_mode: [],
      node_to_node_encryption: ["node_to_node_encryption.enabled"],
      server_side_encryption_enabled: ["server_side_encryption.enabled"],
      sse_algorithm: ["rule.apply_server_side_encryption_by_default.sse_algorithm"],
      sqs_managed_sse_enabled: [],
      encryption_type: ["encryption_configuration.encryption_type"],
      client_broker: ["encryption_info.encryption_in_transit.client_broker"],
      infrastructure_encryption_enabled: [],
      encryption_at_host_enabled: [],
      double_encryption_enabled: [],
      https_only: [],
      https_traffic_only_enabled: [],
      enable_https_traffic_only: [],
      min_tls_version: [],
      minimum_tls_version: [],
      minimal_tls_version: [],
      non_ssl_port_enabled: [],
      enable_non_ssl_port: [],
      ssl_enforcement_enabled: [],
      ssl_mode: ["settings.ip_configuration.ssl_mode"],
      require_ssl: ["settings.ip_configuration.require_ssl"],
      ssl_policy: [],
      transit_encryption: [],
      http_tokens: ["metadata_options.http_tokens"]
    };
    CONTAINERS = [
      "template.containers.resources.limits",
      "template.spec.containers.resources.limits",
      "template.container",
      "container"
    ];
    inContainers = (name) => CONTAINERS.map((path) => `${path}.${name}`);
    SIZE = {
      tier: ["settings.tier", "sku.tier"],
      sku: ["sku.name", "sku.size"],
      vm_size: ["default_node_pool.vm_size"],
      machine_type: ["node_config.machine_type", "machine_config.machine_type"],
      instance_type: ["cluster_config.instance_type", "broker_node_group_info.instance_type"],
      cpu: inContainers("cpu"),
      memory: inContainers("memory"),
      cpu_count: ["machine_config.cpu_count"],
      available_cpu: ["service_config.available_cpu"],
      available_memory: ["service_config.available_memory"],
      available_memory_mb: [],
      memory_size_gb: [],
      memory_in_gb: [],
      architectures: [],
      ephemeral_storage_size: ["ephemeral_storage.size", "ephemeral_storage.size_in_gib"],
      disk_size: ["settings.disk_size"],
      disk_size_gb: ["node_config.disk_size_gb", "os_disk.disk_size_gb"],
      disk_type: ["settings.disk_type", "node_config.disk_type"],
      os_disk_size_gb: ["default_node_pool.os_disk_size_gb"],
      storage_account_type: ["os_disk.storage_account_type"],
      volume_size: [
        "root_block_device.volume_size",
        "ebs_options.volume_size",
        "broker_node_group_info.storage_info.ebs_storage_info.volume_size",
        "block_device_mappings.ebs.volume_size"
      ],
      volume_type: ["root_block_device.volume_type", "ebs_options.volume_type", "block_device_mappings.ebs.volume_type"],
      storage_type: [],
      storage_mb: [],
      storage_size_gb: ["storage.size_gb"],
      storage_capacity: [],
      throughput_capacity: [],
      max_allocated_storage: [],
      max_size_gb: [],
      capacity_gb: ["file_shares.capacity_gb"],
      iops: [],
      throughput: [],
      provisioned_throughput_in_mibps: [],
      throughput_mode: [],
      performance_mode: [],
      max_throughput: ["autoscale_settings.max_throughput"],
      read_capacity: [],
      write_capacity: [],
      processing_units: []
    };
    NUMBER = {
      instances: [],
      capacity: ["sku.capacity"],
      node_count: ["default_node_pool.node_count"],
      min_count: ["default_node_pool.min_count"],
      max_count: ["default_node_pool.max_count"],
      initial_node_count: [],
      min_node_count: ["autoscaling.min_node_count"],
      max_node_count: ["autoscaling.max_node_count"],
      total_min_node_count: ["autoscaling.total_min_node_count"],
      total_max_node_count: ["autoscaling.total_max_node_count"],
      desired_size: ["scaling_config.desired_size"],
      min_size: ["scaling_config.min_size"],
      max_size: ["scaling_config.max_size"],
      instance_count: ["cluster_config.instance_count"],
      min_instance_count: ["service_config.min_instance_count", "template.scaling.min_instance_count"],
      max_instance_count: ["service_config.max_instance_count", "template.scaling.max_instance_count"],
      min_instances: [],
      max_instances: [],
      min_replicas: ["template.min_replicas", "autoscaling_policy.min_replicas"],
      max_replicas: ["template.max_replicas", "autoscaling_policy.max_replicas"],
      replicas: ["spec.replicas"],
      replica_count: [],
      replicas_per_node_group: [],
      replicas_per_master: [],
      num_node_groups: [],
      num_nodes: ["cluster.num_nodes"],
      number_of_nodes: [],
      number_of_broker_nodes: [],
      worker_count: [],
      shard_count: [],
      partition_count: [],
      min_capacity: ["serverlessv2_scaling_configuration.min_capacity", "scaling_configuration.min_capacity"],
      max_capacity: ["serverlessv2_scaling_configuration.max_capacity", "scaling_configuration.max_capacity"],
      reserved_concurrent_executions: [],
      max_instance_request_concurrency: ["template.max_instance_request_concurrency"]
    };
    VERSION = {
      runtime: ["build_config.runtime"],
      redis_version: [],
      postgres_version: [],
      server_version: [],
      orchestrator_version: ["default_node_pool.orchestrator_version"],
      kafka_version: [],
      platform_version: [],
      min_master_version: [],
      release_label: [],
      airflow_version: [],
      release_channel: ["release_channel.channel"],
      python_version: ["site_config.application_stack.python_version"],
      node_version: ["site_config.application_stack.node_version"],
      java_version: ["site_config.application_stack.java_version"],
      dotnet_version: ["site_config.application_stack.dotnet_version"],
      php_version: ["site_config.application_stack.php_version"]
    };
    AVAILABILITY = {
      multi_az_enabled: [],
      multi_region: [],
      availability_type: ["settings.availability_type"],
      edition: ["settings.edition"],
      high_availability_mode: ["high_availability.mode"],
      automatic_failover_enabled: [],
      zone_redundant: [],
      zone_redundancy_enabled: [],
      zone_balance: [],
      zone_awareness_enabled: ["cluster_config.zone_awareness_enabled"],
      dedicated_master_enabled: ["cluster_config.dedicated_master_enabled"],
      read_replicas_mode: [],
      consistency_level: ["consistency_policy.consistency_level"],
      enable_cross_zone_load_balancing: [],
      capacity_type: [],
      priority: [],
      preemptible: ["node_config.preemptible", "scheduling.preemptible"],
      spot: ["node_config.spot"],
      provisioning_model: ["scheduling.provisioning_model"],
      enable_autopilot: [],
      timeout: ["template.timeout"],
      timeout_seconds: ["service_config.timeout_seconds"],
      idle_timeout: [],
      visibility_timeout_seconds: [],
      activation_policy: ["settings.activation_policy"],
      auto_minor_version_upgrade: [],
      iam_database_authentication_enabled: []
    };
    OPENNESS = {
      publicly_accessible: [],
      public_network_access_enabled: ["site_config.public_network_access_enabled"],
      allow_nested_items_to_be_public: [],
      allow_blob_public_access: [],
      container_access_type: [],
      acl: [],
      block_public_acls: [],
      block_public_policy: [],
      ignore_public_acls: [],
      restrict_public_buckets: [],
      public_access_prevention: [],
      uniform_bucket_level_access: [],
      ipv4_enabled: ["settings.ip_configuration.ipv4_enabled"],
      endpoint_public_access: ["vpc_config.endpoint_public_access"],
      endpoint_private_access: ["vpc_config.endpoint_private_access"],
      private_cluster_enabled: [],
      enable_private_endpoint: ["private_cluster_config.enable_private_endpoint"],
      enable_private_nodes: ["private_cluster_config.enable_private_nodes"],
      associate_public_ip_address: ["network_interfaces.associate_public_ip_address"],
      assign_public_ip: ["network_configuration.assign_public_ip"],
      load_balancing_scheme: [],
      ingress: [],
      ingress_settings: ["service_config.ingress_settings"],
      external_enabled: ["ingress.external_enabled"],
      authorization: [],
      authorization_type: [],
      api_key_required: [],
      auth_enabled: ["auth_settings_v2.auth_enabled", "auth_settings.enabled"],
      anonymous_pull_enabled: [],
      admin_enabled: [],
      local_authentication_enabled: [],
      default_action: ["network_acls.default_action", "network_rules.default_action"]
    };
    RULES = {
      from_port: [],
      to_port: [],
      ip_protocol: [],
      cidr_ipv4: [],
      cidr_ipv6: [],
      ipv6_cidr_blocks: [],
      source_ranges: [],
      destination_port_range: [],
      destination_port_ranges: [],
      source_address_prefix: [],
      source_address_prefixes: []
    };
    ROUTES = {
      path_pattern: ["condition.*.path_pattern.values"],
      host_header: ["condition.*.host_header.values"],
      route_key: [],
      path_part: []
    };
    KEYS = {
      hash_key: [],
      range_key: [],
      partition_key_path: []
    };
    GROUPS = [
      ...[SIZE, NUMBER, VERSION, AVAILABILITY, KEEPING, ENCRYPTION, OPENNESS, RULES, ROUTES],
      KEYS
    ];
    OF_OPENNESS = /* @__PURE__ */ new Set([
      ...Object.keys(OPENNESS),
      ...Object.keys(RULES),
      "cidr_blocks",
      "internal",
      "port",
      "protocol"
    ]);
    isOfOpenness = (attribute) => OF_OPENNESS.has(attribute);
    OF_RULES = /* @__PURE__ */ new Set([...Object.keys(RULES), "cidr_blocks"]);
    isOfRule = (attribute) => OF_RULES.has(attribute);
    DETAIL_ATTRIBUTES = [...new Set(GROUPS.flatMap((rows2) => Object.keys(rows2)))];
    DETAIL_PATHS = new Map(
      GROUPS.flatMap((rows2) => Object.entries(rows2)).map(([name, paths]) => [name, paths.map((path) => path.split("."))])
    );
    NUMBERS_ALONE = /* @__PURE__ */ new Set(["instances", "replicas", "capacity"]);
    WORDS_ALONE = /* @__PURE__ */ new Set(["priority"]);
    USUAL = new Map(
      [
        "multi_az",
        "publicly_accessible",
        "storage_encrypted",
        "encrypted",
        "internal",
        "deletion_protection_enabled",
        "enable_deletion_protection",
        "automatic_failover_enabled",
        "multi_az_enabled",
        "zone_redundant",
        "zone_redundancy_enabled",
        "fifo_queue",
        "preemptible",
        "spot",
        "infrastructure_encryption_enabled",
        "admin_enabled",
        "api_key_required"
      ].map((name) => [name, "false"])
    );
  }
});

// src/catalog/attributes.ts
function textOf(value) {
  const parts = Array.isArray(value) ? value : [value];
  if (!parts.every(isPlain)) return "";
  const text3 = parts.join(", ").replace(/\s+/g, " ").trim();
  return text3.length <= ATTRIBUTE_TEXT_LENGTH ? text3 : `${[...text3].slice(0, ATTRIBUTE_TEXT_LENGTH - 1).join("")}\u2026`;
}
function at(values, path) {
  let value = values;
  for (const [depth, step] of path.entries()) {
    if (step === ONE_OF_SEVERAL) {
      const blocks = Array.isArray(value) ? value : [value];
      const there = blocks.map((block4) => at(block4, path.slice(depth + 1))).filter((one) => textOf(one) !== "");
      return there.length === 1 ? there[0] : void 0;
    }
    const block3 = onlyOf(value);
    if (block3 === null || typeof block3 !== "object" || Array.isArray(block3) || !Object.hasOwn(block3, step)) {
      return void 0;
    }
    value = block3[step];
  }
  return value;
}
function shownAt(name, value) {
  const text3 = textOf(value);
  const isOther = NUMBER2.test(text3) ? WORDS_ALONE.has(name) : NUMBERS_ALONE.has(name);
  return isOther ? "" : text3;
}
function valuesShown(values) {
  const attributes = {};
  for (const name of ALLOWED_ATTRIBUTES) {
    let text3 = Object.hasOwn(values, name) ? shownAt(name, values[name]) : "";
    for (const path of text3 === "" ? ALLOWED_PATHS.get(name) ?? [] : []) {
      text3 = shownAt(name, at(values, path));
      if (text3 !== "") break;
    }
    if (text3 !== "") attributes[name] = text3;
  }
  return attributes;
}
function isNote(type, path) {
  if (SELECTS_BY_LABELS.test(type)) return OWN_LABELS.test(path);
  return path.split(".").some((name) => NOTES.has(name));
}
var MODULE_PURPOSE, SHOWN_NAME, NAMING, COMMON, ALLOWED_ATTRIBUTES, ALLOWED_PATHS, placesOf, TAG_ATTRIBUTES, ACCESS_ATTRIBUTE, OPENED_ATTRIBUTE, SOLE_ATTRIBUTE, NAMES, TELLING, isArchitecture, isSameValue, isPlain, onlyOf, ONE_OF_SEVERAL, NUMBER2, NOTES, SELECTS_BY_LABELS, OWN_LABELS, ORDERED, isOrdered, ITEM_KEYS, NAMED_MEMBERS, isNamedMember;
var init_attributes = __esm({
  "src/catalog/attributes.ts"() {
    init_limits();
    init_detail_attributes();
    MODULE_PURPOSE = "module_purpose";
    SHOWN_NAME = "name_shown";
    NAMING = [
      "name",
      SHOWN_NAME,
      "display_name",
      "identifier",
      "family",
      "domain",
      "email_identity",
      "bucket",
      "function_name",
      "cluster_identifier",
      "cluster_id",
      "cluster_name",
      "replication_group_id",
      "node_group_name",
      "fargate_profile_name",
      "alarm_name",
      "broker_name",
      "dataset_id",
      "table_id",
      "repository_id",
      "domain_name",
      "service_name",
      "agent_name",
      "agent_runtime_name",
      "connect_cluster_id",
      "gateway_id",
      "instance_id",
      "message_bus_id",
      "parameter_id",
      "pipeline_id",
      "replication_instance_id",
      "secret_id",
      "vector_bucket_name",
      "workgroup_name"
    ];
    COMMON = [
      ...NAMING,
      // address ranges
      "cidr_block",
      "cidr_blocks",
      "ipv6_cidr_block",
      "ip_cidr_range",
      "address_space",
      "address_prefix",
      "address_prefixes",
      // location
      "project_id",
      "availability_zone",
      "availability_zone_id",
      "availability_zones",
      "zone",
      "zones",
      "region",
      "location",
      // kind
      "engine",
      "engine_version",
      "database_version",
      "version",
      "kubernetes_version",
      "runtime",
      "load_balancer_type",
      "internal",
      "launch_type",
      "type",
      "kind",
      "tier",
      "account_tier",
      "account_replication_type",
      "access_tier",
      "storage_class",
      "billing_mode",
      "protocol_type",
      "os_type",
      MODULE_PURPOSE,
      // size
      "instance_type",
      "instance_types",
      "instance_class",
      "machine_type",
      "node_type",
      "vm_size",
      "size",
      "sku",
      "sku_name",
      "sku_tier",
      "memory_size",
      "allocated_storage",
      "disk_size_gb",
      "multi_az",
      // number
      "desired_count",
      "desired_capacity",
      "min_size",
      "max_size",
      "node_count",
      "num_cache_clusters",
      "num_cache_nodes",
      "target_size",
      "instance_count",
      "capacity",
      // access
      "port",
      "protocol",
      "map_public_ip_on_launch"
    ];
    ALLOWED_ATTRIBUTES = [.../* @__PURE__ */ new Set([...COMMON, ...DETAIL_ATTRIBUTES])];
    ALLOWED_PATHS = new Map([
      ...DETAIL_PATHS,
      [
        "name",
        [
          ["tags", "Name"],
          ["metadata", "name"]
        ]
      ]
    ]);
    placesOf = (name) => [[name], ...ALLOWED_PATHS.get(name) ?? []];
    TAG_ATTRIBUTES = ["tags", "labels", "user_labels", "tags_all", "effective_labels"];
    ACCESS_ATTRIBUTE = "access";
    OPENED_ATTRIBUTE = "opened";
    SOLE_ATTRIBUTE = "default";
    NAMES = new Set(NAMING);
    TELLING = /* @__PURE__ */ new Set(["domain", "domain_name", "service_name"]);
    isArchitecture = (attribute) => attribute !== OPENED_ATTRIBUTE && (!NAMES.has(attribute) || TELLING.has(attribute));
    isSameValue = (attribute, before, after) => (before ?? USUAL.get(attribute) ?? null) === (after ?? USUAL.get(attribute) ?? null);
    isPlain = (value) => typeof value === "string" || typeof value === "number" || typeof value === "boolean";
    onlyOf = (value) => Array.isArray(value) ? value.length === 1 ? value[0] : void 0 : value;
    ONE_OF_SEVERAL = "*";
    NUMBER2 = /^\d+(\.\d+)?$/;
    NOTES = /* @__PURE__ */ new Set([
      "tags",
      "tags_all",
      "tag",
      "tag_specifications",
      "propagate_tags",
      "labels",
      "user_labels",
      "effective_labels",
      "terraform_labels",
      "resource_labels",
      "resource_tags",
      "description",
      "comment",
      "timeouts"
    ]);
    SELECTS_BY_LABELS = /^(kubernetes|kubectl|helm)_/;
    OWN_LABELS = /^metadata\.labels(\.|$)/;
    ORDERED = /* @__PURE__ */ new Set([
      "args",
      "command",
      "commands",
      "entry_point",
      "entrypoint",
      "entryPoint",
      "ordered_cache_behavior",
      "origin_shield",
      "stage",
      "stages",
      "step",
      "steps"
    ]);
    isOrdered = (name) => ORDERED.has(name);
    ITEM_KEYS = [
      ...["name", "Name", "index_name", "rule_id", "key", "sid", "Sid", "id", "label"],
      ...["region_name", "volume_name", "device_name", "rule_number", "rule_no", "priority"],
      ...["port", "container_port", "host_port", "location", "type"]
    ];
    NAMED_MEMBERS = /* @__PURE__ */ new Set([
      "command",
      "cpu",
      "environment",
      "image",
      "memory",
      "portMappings",
      "secrets"
    ]);
    isNamedMember = (key) => NAMED_MEMBERS.has(key);
  }
});

// src/graph/node-types.ts
var CONTAINER_TYPES, isContainerType, OUTSIDE_TYPES, OUTSIDE, isOutside;
var init_node_types = __esm({
  "src/graph/node-types.ts"() {
    CONTAINER_TYPES = /* @__PURE__ */ new Set([
      "aws_vpc",
      "aws_subnet",
      "aws_security_group",
      "azurerm_resource_group",
      "azurerm_virtual_network",
      "azurerm_subnet",
      "google_compute_network",
      "google_compute_subnetwork",
      "tv_gcp_region",
      "tv_gcp_zone",
      "aws_az",
      "aws_group"
    ]);
    isContainerType = (type) => CONTAINER_TYPES.has(type);
    OUTSIDE_TYPES = [
      "tv_users",
      "tv_internet",
      "tv_aws_users",
      "tv_aws_internet",
      "tv_aws_mobile_client",
      "tv_aws_onprem",
      "tv_azurerm_users",
      "tv_azurerm_internet",
      "tv_azure_onprem",
      "tv_gcp_users",
      "tv_gcp_users_icon",
      "tv_gcp_internet",
      "tv_gcp_onprem",
      "tv_gcp_external_saas"
    ];
    OUTSIDE = new Set(OUTSIDE_TYPES);
    isOutside = (type) => OUTSIDE.has(type);
  }
});

// src/catalog/model.ts
var linksOf, wrapsOf, isSetting, STRIP_TITLES, STRIPS;
var init_model = __esm({
  "src/catalog/model.ts"() {
    linksOf = ({ link: link2 = [] }) => "from" in link2 ? [link2] : link2;
    wrapsOf = ({ wrap: wrap2 = [] }) => "box" in wrap2 ? [wrap2] : wrap2;
    isSetting = ({ fold, supporting, independent }) => fold?.by !== void 0 && (independent === void 0 ? supporting === true : !independent);
    STRIP_TITLES = {
      security: "Security",
      identity: "Identity",
      monitoring: "Monitoring",
      governance: "Governance",
      configuration: "Configuration",
      registries: "Registries",
      backup: "Backup",
      dns: "DNS"
    };
    STRIPS = Object.keys(STRIP_TITLES);
  }
});

// src/catalog/shared.ts
function granted(before, after, by, reads, writes) {
  const like = (names) => new RegExp(`^${before}(?:${names})${after}`, "i");
  return {
    by: like(by),
    ...reads !== void 0 && { reads: like(reads) },
    ...writes !== void 0 && { writes: like(writes) }
  };
}
var RUNS, REGISTRY, WORKLOADS, ALWAYS, ONPREM, TUNNEL_ENDS, gatewayAt, LISTENS_NOWHERE, BEFORE, REPLICATION, replication, replicaOf, nodesOf, membersOf, memberOf, joinsOf, NEVER, WATCHES, GOVERNS, variants, ASIDE, ASIDE_OF_ANY, isAside, actionsOf, rolesOf, builtInRolesOf;
var init_shared = __esm({
  "src/catalog/shared.ts"() {
    RUNS = ["compute", "containers"];
    REGISTRY = { imageConsumers: [...RUNS, "ml"] };
    WORKLOADS = { categories: RUNS, types: [] };
    ALWAYS = [{ actor: "users" }];
    ONPREM = [{ actor: "onprem" }];
    TUNNEL_ENDS = [
      ...["aws_vpn_connection", "aws_eip", "aws_instance"],
      ...["azurerm_public_ip", "azurerm_virtual_network_gateway", "azurerm_vpn_gateway"],
      ...[
        "google_compute_address",
        "google_compute_instance",
        "google_compute_ha_vpn_gateway",
        "google_compute_vpn_gateway"
      ]
    ];
    gatewayAt = (...addresses) => ({
      fold: { by: addresses, into: TUNNEL_ENDS },
      entries: [{ actor: "onprem", itself: true }],
      passive: true,
      plumbing: false
    });
    LISTENS_NOWHERE = { usual: [] };
    BEFORE = { front: [] };
    REPLICATION = "replication";
    replication = (from, to) => ({ from: [from], to: [to], says: REPLICATION });
    replicaOf = (source) => ({ from: [source], to: [], says: REPLICATION });
    nodesOf = (cluster) => ({ from: [cluster], to: [], thin: true });
    membersOf = (group2, members) => ({
      from: [group2],
      to: [members],
      thin: true,
      loud: true
    });
    memberOf = (parent) => ({
      from: [parent],
      to: [],
      thin: true,
      loud: true,
      isWithin: true
    });
    joinsOf = (cluster, by) => ({
      from: by,
      to: [],
      among: [cluster],
      thin: true
    });
    NEVER = { only: [] };
    WATCHES = "watches others: see --detail all";
    GOVERNS = "a rule for the whole account: see --detail all";
    variants = (by, is) => ({
      by,
      is: new Map(Object.entries(is))
    });
    ASIDE = "(?:List|Describe|Tag|Untag|GetBucketLocation|GetAccount|GetQueueAttributes|GetQueueUrl)";
    ASIDE_OF_ANY = new RegExp(`^[\\w-]+:${ASIDE}`, "i");
    isAside = (name) => ASIDE_OF_ANY.test(name);
    actionsOf = (services, reads, writes) => granted(`(?:${services}):`, "", `(?!${ASIDE})`, reads, writes);
    rolesOf = (names, reads, writes) => granted("roles/", "$", names, reads, writes);
    builtInRolesOf = (names, reads, writes) => granted("", "$", names, reads, writes);
  }
});

// src/catalog/other/clouds.ts
function boxesOf({ icon: icon2, networks, subnets = {} }) {
  const styled = (titles, style) => Object.entries(titles).map(([type, title]) => [type, { ...style, title, icon: icon2 }]);
  return [...styled(networks, NETWORK), ...styled(subnets, SUBNET)];
}
function factsByWords(type) {
  const [prefix = ""] = type.split("_", 1);
  if (!OTHER_CLOUD_PREFIXES.has(prefix)) return {};
  const name = type.replace(/_v\d+$/, "");
  return BY_WORDS.find(([words2]) => words2.test(name))?.[1] ?? {};
}
var CLOUDS, NETWORK, SUBNET, OTHER_NETWORK_BOXES, OTHER_SIDE, namesOtherSide, isPeering, OTHER_NETWORKS, NETWORK_SETTING, OF_USER, RECORD, row, BY_WORDS, OTHER_CLOUD_PREFIXES, WORD_ICONS;
var init_clouds = __esm({
  "src/catalog/other/clouds.ts"() {
    init_shared();
    CLOUDS = [
      {
        prefix: "alicloud",
        icon: "alibaba-cloud",
        networks: { alicloud_vpc: "VPC" },
        subnets: { alicloud_vswitch: "vSwitch" }
      },
      { prefix: "civo", icon: "civo", networks: { civo_network: "Network" } },
      { prefix: "digitalocean", icon: "digitalocean", networks: { digitalocean_vpc: "VPC" } },
      { prefix: "exoscale", icon: "exoscale", networks: { exoscale_private_network: "Private network" } },
      {
        prefix: "hcloud",
        icon: "hetzner",
        networks: { hcloud_network: "Network" },
        subnets: { hcloud_network_subnet: "Subnet" }
      },
      {
        prefix: "huaweicloud",
        icon: "tabler-cloud",
        networks: { huaweicloud_vpc: "VPC" },
        subnets: { huaweicloud_vpc_subnet: "Subnet" }
      },
      { prefix: "ibm", icon: "tabler-cloud", networks: { ibm_is_vpc: "VPC" }, subnets: { ibm_is_subnet: "Subnet" } },
      { prefix: "linode", icon: "tabler-cloud", networks: { linode_vpc: "VPC" }, subnets: { linode_vpc_subnet: "Subnet" } },
      {
        prefix: "oci",
        icon: "tabler-cloud",
        networks: { oci_core_vcn: "VCN", oci_core_virtual_network: "VCN" },
        subnets: { oci_core_subnet: "Subnet" }
      },
      {
        prefix: "openstack",
        icon: "openstack",
        networks: { openstack_networking_network_v2: "Network" },
        subnets: { openstack_networking_subnet_v2: "Subnet" }
      },
      {
        prefix: "ovh",
        icon: "ovh",
        networks: { ovh_cloud_project_network_private: "Private network" },
        subnets: { ovh_cloud_project_network_private_subnet: "Subnet", ovh_cloud_project_network_private_subnet_v2: "Subnet" }
      },
      {
        prefix: "scaleway",
        icon: "scaleway",
        networks: { scaleway_vpc: "VPC" },
        subnets: { scaleway_vpc_private_network: "Private network" }
      },
      {
        prefix: "tencentcloud",
        icon: "tabler-cloud",
        networks: { tencentcloud_vpc: "VPC" },
        subnets: { tencentcloud_subnet: "Subnet" }
      },
      { prefix: "upcloud", icon: "upcloud", networks: { upcloud_network: "Network" } },
      { prefix: "vultr", icon: "vultr", networks: { vultr_vpc: "VPC", vultr_vpc2: "VPC" } },
      {
        prefix: "yandex",
        icon: "yandex-cloud",
        networks: { yandex_vpc_network: "Network" },
        subnets: { yandex_vpc_subnet: "Subnet" }
      }
    ];
    NETWORK = {
      width: 1.5,
      dash: "solid",
      fill: "#FFFFFF",
      peers: false,
      border: "#475467",
      ink: "#344054",
      dark: { border: "#98A2B3", fill: "#0D1117", ink: "#D0D5DD" },
      rank: 20,
      isPage: true
    };
    SUBNET = {
      width: 1,
      dash: "solid",
      fill: "#F2F4F7",
      peers: false,
      border: "#7D8998",
      ink: "#475467",
      dark: { border: "#7D8998", fill: "#161B22", ink: "#B4BCC8" },
      rank: 40
    };
    OTHER_NETWORK_BOXES = Object.fromEntries(CLOUDS.flatMap(boxesOf));
    OTHER_SIDE = /^(?:peer|remote|accept|source|destination|target_network)/;
    namesOtherSide = (name) => OTHER_SIDE.test(name);
    isPeering = (type) => /_peer(?:ing)?(?:_|$)/.test(type);
    OTHER_NETWORKS = Object.fromEntries(Object.entries(OTHER_NETWORK_BOXES).map(([type, { title, icon: icon2 }]) => [type, { title, icon: icon2, category: "network", detail: ["cidr_block"] }]));
    NETWORK_SETTING = {
      fold: {
        by: ["vpc_id", "vcn_id", "network_id", "network", "vpc", "vpc_uuid", "subnet_id", "vswitch_id"],
        into: Object.keys(OTHER_NETWORK_BOXES),
        // An ACL may be that of a bucket.
        byTypeName: true,
        of: ["*"]
      },
      supporting: true,
      plumbing: true,
      category: "network"
    };
    OF_USER = { fold: { byTypeName: true, of: ["*"] }, plumbing: true };
    RECORD = {
      fold: { by: ["zone_id", "domain_id", "domain", "zone", "dns_zone"], byTypeName: true },
      link: { from: [], to: ["value", "values", "content", "records", "record", "rrdatas", "data", "target", "rdata"] },
      ...BEFORE
    };
    row = (words2, facts) => [new RegExp(`_(?:${words2})$`), facts];
    BY_WORDS = [
      row("route_table|route|security_group|security_list|secgroup|network_acl|acl|dhcp_options|subnet_group", NETWORK_SETTING),
      row("(?:ram|iam|cam|identity)_\\w+", { supporting: true, prominence: "identity", icon: "tabler-user", category: "security" }),
      row("ssh_key|key_?pair", { ...OF_USER, supporting: true, icon: "tabler-key", category: "security" }),
      row("eip|elastic_ip|floating_?ip|public_ip|reserved_ip|primary_ip|address", { ...OF_USER, icon: "tabler-world", category: "network" }),
      row("vnic|nic|port|network_interface", { ...OF_USER, icon: "tabler-world", category: "network" }),
      row("record|recordset|record_set|rrset", { ...RECORD, icon: "tabler-world", category: "network" }),
      row("nat_gateway|internet_gateway|service_gateway|vpn_gateway|gateway|router|drg", { icon: "tabler-router", category: "network" }),
      row("lb|slb|nlb|alb|elb|clb|load_?balancer|nodebalancer", { icon: "tabler-load-balancer", category: "network" }),
      row("(?:db|dbaas|database|rds|rdb|mdb|kvstore|polardb|dds|gpdb|mysql|postgresql|mongodb|redis|clickhouse|opensearch|elasticsearch)(?:_\\w+)?_(?:instance|cluster|system|service)|autonomous_database|dbaas|mysql|postgresql|redis", { icon: "tabler-database", category: "database", holdsData: true }),
      row("(?:kafka|rocketmq|rabbitmq|mns|mq)(?:_\\w+)?_(?:instance|cluster)|queue|topic|stream", { icon: "tabler-inbox", category: "integration", holdsData: true }),
      row("bucket|object_storage", { icon: "tabler-bucket", category: "storage", holdsData: true }),
      row("volume|disk|block_storage|file_?system|nas", { icon: "tabler-disc", category: "storage", holdsData: true }),
      row("(?:kubernetes|k8s|cs|cce|lke|containerengine|container)(?:_\\w+)?_cluster|kubernetes", { icon: "kubernetes", category: "containers" }),
      row("function", { icon: "tabler-lambda", category: "compute" }),
      row("secret|kms_key|vault|key", { icon: "tabler-key", category: "security" }),
      row("tags?", { ...OF_USER, supporting: true }),
      row("firewall|waf", { prominence: "security", icon: "tabler-shield-half", category: "security" }),
      row("domain|dns_zone|zone|dns", { icon: "tabler-world", category: "network", prominence: "dns" }),
      row("certificate|ssl_cert", { icon: "tabler-certificate", category: "security" }),
      row("instance|instance_pool|server|droplet|virtual_machine|vm|node_pool|device", { icon: "tabler-server", category: "compute" })
    ];
    OTHER_CLOUD_PREFIXES = new Set(CLOUDS.map(({ prefix }) => prefix));
    WORD_ICONS = BY_WORDS.flatMap(([, { icon: icon2 }]) => icon2 ?? []);
  }
});

// src/catalog/boxes.ts
function boxFactsOf(style) {
  const plain2 = style.split(":", 1)[0];
  return BOXES.get(style) ?? BOXES.get(plain2) ?? STYLES.module;
}
var dark, SOLID, THIN, AZURE_SUBNET, GOOGLE_SUBNET, CLUSTER, DASHED, STYLES, STRIPS2, BOXES, NETWORK2, isWide, isMerePlace, BOX_ICONS, BOX_DETAILS, isHostType, isFlushIcon, SUBNET_TYPES, OWNER_TYPES, TIERS, BOX_VARIANTS, REGION_STYLES, NAME_SAYS_ALL, LOOSE_NOUN, CATEGORY_TITLES;
var init_boxes = __esm({
  "src/catalog/boxes.ts"() {
    init_node_types();
    init_attributes();
    init_model();
    init_clouds();
    dark = (border, ink, fill = "#0D1117") => ({ border, fill, ink });
    SOLID = { width: 1.5, dash: "solid", fill: "#FFFFFF", peers: false };
    THIN = { width: 1, dash: "solid", fill: "#FFFFFF", peers: false };
    AZURE_SUBNET = { ...THIN, icon: "azure-subnet", border: "#50A0DC", fill: "#EAF3FB", ink: "#005A9E", dark: dark("#4E9EDA", "#79BDF2", "#0E1C2B"), rank: 40 };
    GOOGLE_SUBNET = { ...THIN, icon: "gcp-cloud-network", border: "#4285F4", fill: "#E8F0FE", ink: "#1A56C4", dark: dark("#5E97F6", "#8AB4F8", "#101C33"), rank: 40 };
    CLUSTER = 55;
    DASHED = { width: 1.5, dash: "dashed", fill: "none", peers: false };
    STYLES = {
      "cloud:aws": { ...SOLID, title: "AWS Cloud", icon: "aws-group-aws-cloud", border: "#242F3E", ink: "#242F3E", dark: dark("#8B98A9", "#D0D7E2"), rank: 0 },
      "cloud:azure": { ...SOLID, title: "Azure", icon: "azure-azure-a", border: "#0078D4", ink: "#005A9E", dark: dark("#3A9BEA", "#6CB8F6"), rank: 0 },
      "cloud:google": { ...SOLID, title: "Google Cloud", icon: "google-cloud", border: "#4285F4", ink: "#1A56C4", dark: dark("#5E97F6", "#8AB4F8"), rank: 0 },
      aws_group: { ...DASHED, title: "Group", icon: null, border: "#7D8998", ink: "#475467", dark: dark("#7D8998", "#B4BCC8", "none"), rank: 10 },
      "aws_group:account": { ...SOLID, title: "Account", icon: "aws-group-aws-account", border: "#E7157B", ink: "#B01060", dark: dark("#F0479B", "#F58BC0"), rank: 10 },
      "aws_group:region": { ...DASHED, title: "Region", icon: "aws-group-region", border: "#00A4A6", ink: "#007A7C", dark: dark("#17B8BA", "#4CCFD1", "none"), rank: 15 },
      "aws_group:namespace": { ...DASHED, title: "Namespace", icon: "k8s-namespace", border: "#326CE5", ink: "#2456BF", dark: dark("#5B8AF0", "#8CADF5", "none"), rank: 15 },
      aws_vpc: { ...SOLID, title: "VPC", icon: "aws-group-virtual-private-cloud-vpc", border: "#8C4FFF", ink: "#6B2FD9", dark: dark("#9D6BFF", "#B794FF"), rank: 20, isPage: true },
      "aws_vpc:default": { ...SOLID, title: "Default VPC", icon: "aws-group-virtual-private-cloud-vpc", border: "#8C4FFF", ink: "#6B2FD9", dark: dark("#9D6BFF", "#B794FF"), rank: 20, isPage: true },
      aws_az: { ...DASHED, title: "Availability Zone", icon: null, border: "#147EBA", ink: "#0F6CA0", dark: dark("#3D9AD1", "#63B4E4", "none"), rank: 30, peers: true },
      aws_subnet: { ...THIN, title: "Subnet", icon: "aws-group-private-subnet", border: "#00A4A6", fill: "#E6F6F7", ink: "#155E63", dark: dark("#12A5A7", "#5FD0D2", "#0C2224"), rank: 40 },
      "aws_subnet:private": { ...THIN, title: "Private subnet", icon: "aws-group-private-subnet", border: "#00A4A6", fill: "#E6F6F7", ink: "#155E63", dark: dark("#12A5A7", "#5FD0D2", "#0C2224"), rank: 40 },
      "aws_subnet:public": { ...THIN, title: "Public subnet", icon: "aws-group-public-subnet", border: "#7AA116", fill: "#F2F6E8", ink: "#3F6212", dark: dark("#86AC24", "#AFCF5C", "#182010"), rank: 40 },
      aws_eks_cluster: { ...THIN, title: "EKS cluster", icon: "aws-amazon-elastic-kubernetes-service", border: "#ED7100", ink: "#9E4A00", dark: dark("#F28C28", "#F5A95C"), rank: CLUSTER },
      aws_security_group: { ...THIN, title: "Security group", icon: null, border: "#DD344C", fill: "none", ink: "#B42338", dark: dark("#EC5B6E", "#F58A98", "none"), rank: 50 },
      "aws_group:autoscaling": { ...DASHED, title: "Auto Scaling group", icon: "aws-group-auto-scaling-group", border: "#ED7100", ink: "#9E4A00", dark: dark("#F28C28", "#F5A95C", "none"), rank: 60 },
      azurerm_resource_group: { ...DASHED, title: "Resource group", icon: "azure-resource-groups", border: "#7FBA00", ink: "#4A6C00", dark: dark("#86C412", "#A6D64B", "none"), rank: 10, isPage: true },
      azurerm_virtual_network: { ...SOLID, title: "Virtual network", icon: "azure-virtual-networks", border: "#0078D4", ink: "#005A9E", dark: dark("#3A9BEA", "#6CB8F6"), rank: 20, isPage: true },
      azurerm_subnet: { ...AZURE_SUBNET, title: "Subnet" },
      "azurerm_subnet:private": { ...AZURE_SUBNET, title: "Private subnet" },
      "azurerm_subnet:public": { ...AZURE_SUBNET, title: "Public subnet" },
      azurerm_kubernetes_cluster: { ...THIN, title: "AKS cluster", icon: "azure-kubernetes-services", border: "#7A5BD0", ink: "#5A3BB0", dark: dark("#9D83E6", "#BBA8F2"), rank: CLUSTER },
      azurerm_databricks_workspace: { ...THIN, title: "Databricks workspace", icon: "azure-azure-databricks", border: "#E25A1C", ink: "#A63A0B", dark: dark("#EE7A45", "#F5A07A"), rank: CLUSTER },
      google_folder: { ...SOLID, title: "Folder", icon: "gcp-project", border: "#5F6368", ink: "#3C4043", dark: dark("#9AA0A6", "#BDC1C6"), rank: 5 },
      google_project: { ...SOLID, title: "Project", icon: "gcp-project", border: "#4285F4", ink: "#1A56C4", dark: dark("#5E97F6", "#8AB4F8"), rank: 10 },
      google_compute_network: { ...SOLID, title: "VPC network", icon: "gcp-virtual-private-cloud", border: "#4285F4", ink: "#1A56C4", dark: dark("#5E97F6", "#8AB4F8"), rank: 20, isPage: true },
      tv_gcp_region: { ...DASHED, title: "Region", icon: null, border: "#34A853", ink: "#1E7A38", dark: dark("#46B766", "#6FD08C", "none"), rank: 30, peers: true },
      "tv_gcp_region:outer": { ...DASHED, title: "Region", icon: null, border: "#34A853", ink: "#1E7A38", dark: dark("#46B766", "#6FD08C", "none"), rank: 15 },
      google_compute_subnetwork: { ...GOOGLE_SUBNET, title: "Subnet" },
      "google_compute_subnetwork:private": { ...GOOGLE_SUBNET, title: "Private subnet" },
      "google_compute_subnetwork:public": { ...GOOGLE_SUBNET, title: "Public subnet" },
      google_container_cluster: { ...THIN, title: "GKE cluster", icon: "gcp-google-kubernetes-engine", border: "#4285F4", ink: "#1A56C4", dark: dark("#5E97F6", "#8AB4F8"), rank: CLUSTER },
      tv_gcp_zone: { ...DASHED, title: "Zone", icon: null, border: "#34A853", fill: "#F1F8E9", ink: "#1E7A38", dark: dark("#46B766", "#6FD08C", "#0F1F16"), rank: 50, peers: true },
      module: { ...DASHED, width: 1, title: "Module", icon: null, border: "#98A2B3", ink: "#475467", dark: dark("#667085", "#B4BCC8", "none"), rank: 90 },
      group: { ...DASHED, width: 1, title: "Group", icon: null, border: "#98A2B3", ink: "#475467", dark: dark("#667085", "#B4BCC8", "none"), rank: 90 },
      strip: { width: 0.75, dash: "solid", title: "Operations", icon: null, border: "#D5DAE1", fill: "#F8F9FB", ink: "#5D6779", dark: dark("#30363D", "#9DA7B3", "#12171E"), rank: 90, peers: false, aside: true }
    };
    STRIPS2 = Object.entries(STRIP_TITLES).map(([strip, title]) => [`strip:${strip}`, { ...STYLES.strip, title }]);
    BOXES = new Map([...Object.entries(STYLES), ...Object.entries(OTHER_NETWORK_BOXES), ...STRIPS2]);
    NETWORK2 = 20;
    isWide = (style) => boxFactsOf(style).rank <= NETWORK2;
    isMerePlace = (style) => boxFactsOf(style).rank < NETWORK2;
    BOX_ICONS = [...BOXES.values()].flatMap(({ icon: icon2 }) => icon2 ?? []);
    BOX_DETAILS = ["cidr_block", "address_space", "address_prefixes", "address_prefix", "ip_cidr_range", "location", "region", "zone"];
    isHostType = (type) => BOXES.has(type) && !isContainerType(type);
    isFlushIcon = (icon2) => icon2.startsWith("aws-");
    SUBNET_TYPES = ["aws_subnet", "azurerm_subnet", "google_compute_subnetwork"];
    OWNER_TYPES = /* @__PURE__ */ new Set(["azurerm_resource_group"]);
    TIERS = ["public", "private"];
    BOX_VARIANTS = [
      // Routes have priority over names. AWS users call subnets by these words; other clouds have one kind of subnet.
      { types: ["aws_subnet"], variant: "private", name: /private|intra|isolated/i },
      { types: ["aws_subnet"], variant: "public", name: /public/i },
      // Resources that start in such a subnet get a public address; a NAT gateway needs a route to the internet.
      { types: SUBNET_TYPES, variant: "public", has: "map_public_ip_on_launch" },
      { types: SUBNET_TYPES, variant: "public", holds: "aws_nat_gateway" },
      { types: ["aws_vpc"], variant: "default", has: SOLE_ATTRIBUTE },
      { types: ["tv_gcp_region"], variant: "outer", outer: true },
      { types: ["aws_group"], variant: "namespace", name: /^namespace[ _-]/i },
      { types: ["aws_group"], variant: "region", name: /^(us|eu|ap|ca|sa|me|af|il|mx|cn)(-[a-z]+)+-\d$/ },
      { types: ["aws_group"], variant: "account", name: /account/i },
      { types: ["aws_group"], variant: "autoscaling", name: /auto-?_?scaling|(^|[-_])asg([-_]|$)/i }
    ];
    REGION_STYLES = /* @__PURE__ */ new Set(["aws_group:region", "tv_gcp_region", "tv_gcp_region:outer"]);
    NAME_SAYS_ALL = /* @__PURE__ */ new Set(["aws_group"]);
    LOOSE_NOUN = "subnet";
    CATEGORY_TITLES = {
      compute: "Compute",
      containers: "Containers",
      network: "Network",
      storage: "Storage",
      database: "Databases",
      analytics: "Analytics",
      integration: "Integration",
      security: "Security",
      management: "Management",
      developer: "Developer tools",
      ml: "Machine learning",
      people: null,
      other: null
    };
  }
});

// src/catalog/locations.ts
function regionLabel(code) {
  const name = geographicNameOf(code);
  return name === void 0 ? displayName(code) : `${code} (${name})`;
}
function statedLocation(cloud, textOf4) {
  const source = LOCATION_SOURCES[cloud];
  if (source === void 0) return void 0;
  const values = source.attributes.map((name) => textOf4(name).toLowerCase());
  const known2 = values.filter((value) => value !== "" && !isUnknownLocation(value));
  const locations = known2.map((value) => source.pattern.exec(value)?.[1] ?? value);
  const region = locations.find((name) => GEOGRAPHIC_NAMES.has(name) || DISPLAY_NAMES.has(codeOf(name)));
  if (region !== void 0) return GEOGRAPHIC_NAMES.has(region) ? region : codeOf(region);
  if (locations.length === 0) return void 0;
  return locations.find((location) => location !== GLOBAL) ?? null;
}
function zoneIdOf(region, index2) {
  const [area = "", ...words2] = region.split("-");
  const short2 = words2.map((word) => /^(north|south)(east|west)$/.exec(word)?.slice(1) ?? [word]);
  const letters2 = short2.flatMap((parts) => parts.map((part) => part[0]));
  return isUnknownLocation(region) ? `${region}-az${index2 + 1}` : `${area}${letters2.join("")}-az${index2 + 1}`;
}
function unknownZoneIndex(name) {
  const [, letter, number2] = UNKNOWN_ZONE.exec(name) ?? [];
  if (letter !== void 0) return ZONE_LETTERS.indexOf(letter);
  return number2 === void 0 ? null : Number(number2) - 1;
}
var AWS, GOOGLE, AZURE, codeOf, GEOGRAPHIC_NAMES, DISPLAY_NAMES, geographicNameOf, isKnownRegionOrZone, displayName, LOCATION_SOURCES, locationAttributesOf, GLOBAL, REGION_ATTRIBUTE, REGION_PATTERN, ZONE_PATTERN, PROVIDER_ZONE_ATTRIBUTE, REGION_OR_ZONE, isRegionOrZone, ALL_ZONE_ATTRIBUTES, LOCATION_ATTRIBUTES, UNKNOWN_REGIONS, UNKNOWN, isUnknownLocation, ZONE_LETTERS, letterOf, ZONE_NAMES, zoneNameIn, unknownZone, UNKNOWN_ZONES, UNKNOWN_ZONE, UNKNOWN_LOCATIONS, USER_KEYED_MAPS, isInUserKeyedMap;
var init_locations = __esm({
  "src/catalog/locations.ts"() {
    AWS = {
      "af-south-1": "Cape Town",
      "ap-east-1": "Hong Kong",
      "ap-east-2": "Taipei",
      "ap-northeast-1": "Tokyo",
      "ap-northeast-2": "Seoul",
      "ap-northeast-3": "Osaka",
      "ap-south-1": "Mumbai",
      "ap-south-2": "Hyderabad",
      "ap-southeast-1": "Singapore",
      "ap-southeast-2": "Sydney",
      "ap-southeast-3": "Jakarta",
      "ap-southeast-4": "Melbourne",
      "ap-southeast-5": "Malaysia",
      "ap-southeast-7": "Thailand",
      "ca-central-1": "Canada Central",
      "ca-west-1": "Calgary",
      "cn-north-1": "Beijing",
      "cn-northwest-1": "Ningxia",
      "eu-central-1": "Frankfurt",
      "eu-central-2": "Zurich",
      "eu-north-1": "Stockholm",
      "eu-south-1": "Milan",
      "eu-south-2": "Spain",
      "eu-west-1": "Ireland",
      "eu-west-2": "London",
      "eu-west-3": "Paris",
      "il-central-1": "Tel Aviv",
      "me-central-1": "UAE",
      "me-south-1": "Bahrain",
      "mx-central-1": "Mexico",
      "sa-east-1": "S\xE3o Paulo",
      "us-east-1": "N. Virginia",
      "us-east-2": "Ohio",
      "us-gov-east-1": "GovCloud, US-East",
      "us-gov-west-1": "GovCloud, US-West",
      "us-west-1": "N. California",
      "us-west-2": "Oregon"
    };
    GOOGLE = {
      "africa-south1": "Johannesburg",
      "asia-east1": "Taiwan",
      "asia-east2": "Hong Kong",
      "asia-northeast1": "Tokyo",
      "asia-northeast2": "Osaka",
      "asia-northeast3": "Seoul",
      "asia-south1": "Mumbai",
      "asia-south2": "Delhi",
      "asia-southeast1": "Singapore",
      "asia-southeast2": "Jakarta",
      "australia-southeast1": "Sydney",
      "australia-southeast2": "Melbourne",
      "europe-central2": "Warsaw",
      "europe-north1": "Finland",
      "europe-north2": "Stockholm",
      "europe-southwest1": "Madrid",
      "europe-west1": "Belgium",
      "europe-west10": "Berlin",
      "europe-west12": "Turin",
      "europe-west2": "London",
      "europe-west3": "Frankfurt",
      "europe-west4": "Netherlands",
      "europe-west6": "Zurich",
      "europe-west8": "Milan",
      "europe-west9": "Paris",
      "me-central1": "Doha",
      "me-central2": "Dammam",
      "me-west1": "Tel Aviv",
      "northamerica-northeast1": "Montr\xE9al",
      "northamerica-northeast2": "Toronto",
      "northamerica-south1": "Mexico",
      "southamerica-east1": "S\xE3o Paulo",
      "southamerica-west1": "Santiago",
      "us-central1": "Iowa",
      "us-east1": "South Carolina",
      "us-east4": "N. Virginia",
      "us-east5": "Columbus",
      "us-south1": "Dallas",
      "us-west1": "Oregon",
      "us-west2": "Los Angeles",
      "us-west3": "Salt Lake City",
      "us-west4": "Las Vegas"
    };
    AZURE = [
      "Australia Central",
      "Australia Central 2",
      "Australia East",
      "Australia Southeast",
      "Austria East",
      "Belgium Central",
      "Brazil South",
      "Brazil Southeast",
      "Canada Central",
      "Canada East",
      "Central India",
      "Central US",
      "Chile Central",
      "China East",
      "China East 2",
      "China North",
      "China North 2",
      "China North 3",
      "East Asia",
      "East US",
      "East US 2",
      "France Central",
      "France South",
      "Germany North",
      "Germany West Central",
      "Indonesia Central",
      "Israel Central",
      "Italy North",
      "Japan East",
      "Japan West",
      "Jio India Central",
      "Jio India West",
      "Korea Central",
      "Korea South",
      "Malaysia West",
      "Mexico Central",
      "New Zealand North",
      "North Central US",
      "North Europe",
      "Norway East",
      "Norway West",
      "Poland Central",
      "Qatar Central",
      "South Africa North",
      "South Africa West",
      "South Central US",
      "South India",
      "Southeast Asia",
      "Spain Central",
      "Sweden Central",
      "Sweden South",
      "Switzerland North",
      "Switzerland West",
      "UAE Central",
      "UAE North",
      "UK South",
      "UK West",
      "US Gov Arizona",
      "US Gov Texas",
      "US Gov Virginia",
      "West Central US",
      "West Europe",
      "West India",
      "West US",
      "West US 2",
      "West US 3"
    ];
    codeOf = (name) => name.replaceAll(" ", "").toLowerCase();
    GEOGRAPHIC_NAMES = new Map(Object.entries({ ...AWS, ...GOOGLE }));
    DISPLAY_NAMES = new Map(AZURE.map((name) => [codeOf(name), name]));
    geographicNameOf = (code) => GEOGRAPHIC_NAMES.get(code);
    isKnownRegionOrZone = (name) => DISPLAY_NAMES.has(codeOf(name)) || GEOGRAPHIC_NAMES.has(name.replace(/(?<=\d)-?[a-z]$/, ""));
    displayName = (location) => DISPLAY_NAMES.get(codeOf(location)) ?? location;
    LOCATION_SOURCES = {
      google: {
        attributes: ["region", "location", "location_id", "zone"],
        pattern: /(?:^|\/)([a-z]+-[a-z]+\d{1,2})(?:-[a-z])?$/
      },
      azure: { attributes: ["location"], pattern: /^([a-z0-9 ]+)$/ }
    };
    locationAttributesOf = (cloud) => LOCATION_SOURCES[cloud]?.attributes ?? [];
    GLOBAL = "global";
    REGION_ATTRIBUTE = "region";
    REGION_PATTERN = /^[a-z]{2}(?:-[a-z]+)+-\d$/;
    ZONE_PATTERN = /^([a-z]{2}(?:-[a-z]+)+-\d)[a-z]$/;
    PROVIDER_ZONE_ATTRIBUTE = "availability_zone";
    REGION_OR_ZONE = /^[a-z]+(?:-[a-z]+)+-?\d+(?:-?[a-z])?$/;
    isRegionOrZone = (location) => REGION_OR_ZONE.test(location) || regionLabel(location) !== location;
    ALL_ZONE_ATTRIBUTES = /* @__PURE__ */ new Set([
      "availability_zone",
      "availability_zone_id",
      "availability_zone_ids",
      "availability_zones",
      "zone",
      "zones",
      "node_locations"
    ]);
    LOCATION_ATTRIBUTES = /* @__PURE__ */ new Set([
      "availability_zone",
      "availability_zones",
      "zone",
      "zones",
      "region",
      "location",
      "node_locations"
    ]);
    UNKNOWN_REGIONS = {
      aws: "zz-unknown-1",
      google: "zz-unknown1",
      azure: "zzunknown",
      other: "zz-unknown-1"
    };
    UNKNOWN = /zz[-_. ]?unknown/i;
    isUnknownLocation = (value) => UNKNOWN.test(value);
    ZONE_LETTERS = "abcdef";
    letterOf = (index2) => String.fromCharCode("a".charCodeAt(0) + index2);
    ZONE_NAMES = {
      aws: (region, index2) => `${region}${letterOf(index2)}`,
      google: (region, index2) => `${region}-${letterOf(index2)}`,
      azure: (_, index2) => String(index2 + 1),
      other: (region, index2) => `${region}${letterOf(index2)}`
    };
    zoneNameIn = (cloud, region, index2) => ZONE_NAMES[cloud](region, index2);
    unknownZone = (cloud, index2) => zoneNameIn(cloud, UNKNOWN_REGIONS[cloud], index2);
    UNKNOWN_ZONES = {
      aws: `${UNKNOWN_REGIONS.aws}z`,
      google: `${UNKNOWN_REGIONS.google}-z`
    };
    UNKNOWN_ZONE = /^zz-unknown(?:-1|1-)([a-f])$|^zz-unknown-1-az([1-6])$/;
    UNKNOWN_LOCATIONS = /zz-unknown(?:-1|1)(?:-az[1-6]|-?[a-z](?![a-z0-9]))?|zzunknown/g;
    USER_KEYED_MAPS = /* @__PURE__ */ new Set([
      "annotations",
      "app_settings",
      "data",
      "default_tags",
      "environment",
      "environment_variables",
      "input",
      "keepers",
      "labels",
      "metadata",
      "parameters",
      "request_parameters",
      "string_data",
      "tags",
      "tags_all",
      "template_variables",
      "triggers",
      "triggers_replace",
      "user_labels",
      "values",
      "variables",
      "vars"
    ]);
    isInUserKeyedMap = (path) => path.split(".").some((name) => USER_KEYED_MAPS.has(name));
  }
});

// src/catalog/examples.ts
function exampleOf(type, name, uses2) {
  if (uses2.has("jsondecode") || uses2.has("yamldecode") || /json$/.test(name)) return "{}";
  if (uses2.has("base64decode")) return "ZXhhbXBsZQ==";
  if ([...uses2].some((use) => use.startsWith("cidr")) || /cidr(?:_block)?$/.test(name)) return NETWORK3;
  if (uses2.has("tonumber") || /(?:port|size|count|number)$/.test(name) && uses2.has("#operation")) return 1;
  if (/arn$/.test(name)) return `arn:aws:example:us-east-1:${ACCOUNT}:${type}`;
  if (/^(?:enabled|exists|is_.*)$/.test(name)) return true;
  return standIn(type, name);
}
function elementNumber(text3) {
  const network = NETWORK_PART.exec(text3);
  if (network !== null) return String(Number(network[1]) + 1);
  if (!ELEMENTS.test(text3)) return null;
  return [...text3.matchAll(NUMBER3)].map(([, index2]) => String(Number(index2) + 1)).join(" ");
}
function itemFor(name, one, cloud, index2) {
  if (!SEVERAL.test(name)) return null;
  if (/cidr/.test(name) || one === NETWORK3 || one === MACHINE) return partOfNetwork(index2);
  return ZONES2.test(name) ? zoneFor(name, cloud, index2) : elementOf(index2);
}
function whereaboutsIn(cloud, known2) {
  const { zone = UNKNOWN_ZONES.google, project = "example-project", location = UNKNOWN_REGIONS.azure } = known2;
  return { region: known2.region ?? UNKNOWN_REGIONS[cloud], zone, project, location };
}
function answerOf({ region = [], zone = [], zones: zones2 = {}, says }, at2) {
  const numbers = Array.from({ length: ZONES_SAID }, (_, i) => i);
  return {
    ...Object.fromEntries(region.map((name) => [name, at2.region])),
    ...Object.fromEntries(zone.map((name) => [name, at2.zone])),
    ...Object.fromEntries(
      Object.entries(zones2).map(([name, nameOf5]) => [name, numbers.map((i) => nameOf5(at2.region, i))])
    ),
    ...says?.(at2)
  };
}
var ACCOUNT, ZERO_UUID, SUBSCRIPTION, ROLE, EMPTY_POLICY, NETWORK3, partOfNetwork, MACHINE, TOLD, holdsExample, PROJECT, isMadeUpAccount, PLURAL, TAKES_LIST, isTags, standIn, ELEMENT, elementOf, PART, ELEMENTS, NUMBER3, NETWORK_PART, holdsElement, isAnyElement, ZONES2, SEVERAL, zoneFor, defaultsToFalse, NUMBERS, numberFor, TEXTS, textFor, itemTextFor, likelyText, ZONES_SAID;
var init_examples = __esm({
  "src/catalog/examples.ts"() {
    init_locations();
    ACCOUNT = "123456789012";
    ZERO_UUID = "00000000-0000-0000-0000-00000000000";
    SUBSCRIPTION = `${ZERO_UUID}4`;
    ROLE = `arn:aws:iam::${ACCOUNT}:role/example`;
    EMPTY_POLICY = '{"Version":"2012-10-17","Statement":[]}';
    NETWORK3 = "198.18.0.0/16";
    partOfNetwork = (index2) => `198.18.${index2}.0/24`;
    MACHINE = "198.18.0.10";
    TOLD = /:example:|123456789012|(?<![\d.])198\.18\.\d{1,3}\.\d/;
    holdsExample = (text3) => TOLD.test(text3);
    PROJECT = /^(?:example-|gcp-|google-|host-|service-)?project(?:-id|-name)?$/;
    isMadeUpAccount = (account) => account === ACCOUNT || account === SUBSCRIPTION || PROJECT.test(account);
    PLURAL = /(?:ids|names|arns|zones|blocks|addresses|instances|list|cidrs|prefixes|records)$/;
    TAKES_LIST = /(?:values|actions|resources|identifiers|ids|names|arns|owners|types|prefixes|suffixes|cidrs|blocks|items|subjects|members|addresses|ports|zones|keys|scopes|roles|permissions)$/;
    isTags = (name) => /^(?:tags|labels|tags_all)$/.test(name);
    standIn = (type, name) => `${type.includes("_") ? type : `${type}_data`}.${name}`;
    ELEMENT = "each";
    elementOf = (index2) => `${ELEMENT}-${index2}`;
    PART = String.raw`(?:each|[a-z][a-z0-9]*_[a-z0-9_]+\.[a-z0-9_]+)(?:-[0-2])?`;
    ELEMENTS = new RegExp(`^${PART}(?:[-_.:/ ]${PART})*$`);
    NUMBER3 = /-([0-2])(?![\w.])/g;
    NETWORK_PART = /^198\.18\.(\d)\.0\/24$/;
    holdsElement = (text3) => /(?:^|[^a-z0-9])each(?:-[0-2])?(?![a-z0-9])/.test(text3);
    isAnyElement = (address) => [...address.matchAll(/\["([^"]*)"\]/g)].some(([, key = ""]) => holdsElement(key));
    ZONES2 = /zone|^azs?$|_azs?$/;
    SEVERAL = /(?:cidr|subnet|zone|^azs?$|_azs?$)/;
    zoneFor = (name, cloud, index2) => unknownZone(/gcp|google/.test(name) ? "google" : cloud, index2);
    defaultsToFalse = (name) => /^(?:disable|skip|no|not|prevent)(?:_|$)/.test(name);
    NUMBERS = [
      [/https|ssl|tls/, 443],
      [/port/, 80],
      [/newbits/, 8],
      [/retention|days/, 7],
      [/size_gb|disk|storage/, 20]
    ];
    numberFor = (name) => NUMBERS.find(([pattern]) => pattern.test(name))?.[1] ?? 1;
    TEXTS = [
      [/cidr/, () => NETWORK3],
      [/^aws_region$/, () => UNKNOWN_REGIONS.aws],
      [/^region$|_region$|^region_/, (cloud) => UNKNOWN_REGIONS[cloud]],
      [/^location$|_location$/, () => UNKNOWN_REGIONS.azure],
      [/availability_zone|^az$|_az$|^zone$/, (cloud) => unknownZone(cloud, 0)],
      [/zone_name|domain|hostname|fqdn|dns_name/, () => "example.com"],
      [/account_id|account_number/, () => ACCOUNT],
      [/(?:subscription|tenant|client|object)_id/, () => SUBSCRIPTION],
      [/email/, () => "someone@example.com"],
      [/^env$|environment|^stage$/, () => "dev"],
      [/instance_type|instance_class/, () => "t3.micro"],
      [/url|endpoint/, () => "https://example.com"],
      [/json|policy_document/, () => "{}"],
      [/(?:^|_)ip(?:_address)?$/, () => MACHINE],
      [/(?:^|_)arn$/, () => ROLE],
      [/(?:^|_)(?:date|timestamp)$/, () => "2000-01-01T00:00:00Z"],
      [/version/, () => "1.0"]
    ];
    textFor = (name, cloud) => likelyText(name, cloud) ?? name.replaceAll("_", "-");
    itemTextFor = (name, cloud) => likelyText(name, cloud) ?? ELEMENT;
    likelyText = (name, cloud) => TEXTS.find(([pattern]) => pattern.test(name))?.[1](cloud);
    ZONES_SAID = 3;
  }
});

// src/catalog/cloud.ts
function cloudOf(type) {
  const [first = "", second = ""] = type.split("_", 2);
  return CLOUD_OF_PREFIX.get(first) ?? CLOUD_OF_PREFIX.get(`${first}_${second}`) ?? "other";
}
function mostUsedCloud(types) {
  const shares = /* @__PURE__ */ new Map();
  for (const type of types) shares.set(cloudOf(type), (shares.get(cloudOf(type)) ?? 0) + 1);
  const share = (cloud) => cloud === "other" ? 0 : shares.get(cloud) ?? 0;
  return NAMES2.reduce((most, one) => share(one) > share(most) ? one : most);
}
var FACTS, CLOUDS2, NAMES2, CLOUD_OF_PREFIX, actorTypeOf, contentsTypeOf, regionBoxOf, outerRegionOf, localModelOf, PROVIDER_ARGUMENTS, ACCOUNT_OF_ROLE, ACCOUNT2, CURRENT_ACCOUNT, PROVING_ACCOUNT, STATED_LOCATIONS, regionContaining, DIGEST, GUID, BILLING_ACCOUNT, PRINTED_NUMBER, NUMBER4, CUT_NUMBER, CUT_GUID, PROJECT2, LONG_NUMBER, PLACED, HIDDEN, SHAPES, replaceIds, KINDS, PROJECT_ATTRIBUTES, WHOLE_PROJECT, isProjectId, PROVIDER_VARIABLES, NO_CREDENTIALS, METADATA_HOSTS, METADATA_ADDRESSES;
var init_cloud = __esm({
  "src/catalog/cloud.ts"() {
    init_examples();
    FACTS = {
      aws: {
        prefixes: ["aws", "awscc", "tv_aws"],
        actors: { users: "tv_aws_users", internet: "tv_aws_internet", onprem: "tv_aws_onprem" },
        contents: "aws_contents",
        regionBox: "aws_group",
        outerRegion: null,
        localModel: "llama3"
      },
      google: {
        prefixes: ["google", "tv_gcp"],
        actors: { users: "tv_gcp_users", internet: "tv_gcp_internet", onprem: "tv_gcp_onprem" },
        contents: "google_contents",
        regionBox: null,
        outerRegion: "tv_gcp_region",
        localModel: "llama3"
      },
      azure: {
        prefixes: ["azurerm", "azuread", "azapi", "azuredevops", "azurestack", "tv_azure", "tv_azurerm"],
        actors: { users: "tv_azurerm_users", internet: "tv_azurerm_internet", onprem: "tv_azure_onprem" },
        contents: "azurerm_contents",
        regionBox: null,
        outerRegion: null,
        localModel: "llama3"
      },
      other: {
        prefixes: [],
        actors: { users: "tv_users", internet: "tv_internet" },
        contents: "other_contents",
        regionBox: null,
        outerRegion: null,
        localModel: "llama3"
      }
    };
    CLOUDS2 = ["aws", "azure", "google"];
    NAMES2 = Object.keys(FACTS);
    CLOUD_OF_PREFIX = new Map(
      NAMES2.flatMap((cloud) => FACTS[cloud].prefixes.map((prefix) => [prefix, cloud]))
    );
    actorTypeOf = (cloud, actor) => FACTS[cloud].actors[actor] ?? null;
    contentsTypeOf = (cloud) => FACTS[cloud].contents;
    regionBoxOf = (cloud) => FACTS[cloud].regionBox;
    outerRegionOf = (cloud) => FACTS[cloud].outerRegion;
    localModelOf = (cloud) => FACTS[cloud].localModel;
    PROVIDER_ARGUMENTS = {
      region: "region",
      zone: "zone",
      roles: { block: "assume_role", name: "role_arn" },
      accounts: "allowed_account_ids",
      own: ["subscription_id", "project"]
    };
    ACCOUNT_OF_ROLE = /^arn:[a-z-]+:iam::(\d{12}):role\//;
    ACCOUNT2 = /^\d{12}$/;
    CURRENT_ACCOUNT = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[a-z][a-z0-9-]{4,28}[a-z0-9])$/;
    PROVING_ACCOUNT = {
      in: "arn",
      looks: /^arn:[a-z-]+:[a-z0-9-]+:(?<region>[a-z0-9-]*):(?<account>\d{12}):/
    };
    STATED_LOCATIONS = {
      aws: [PROVING_ACCOUNT],
      azure: [{ in: "id", looks: /^\/subscriptions\/(?<account>[0-9a-f-]{36})\// }],
      google: [
        { in: "project", looks: /^(?<account>[a-z][a-z0-9-]+)$/ },
        { in: "id", looks: /^projects\/(?<account>[a-z][a-z0-9-]+)\// }
      ],
      other: []
    };
    regionContaining = (zone) => zone.replace(/-[a-z]$/, "");
    DIGEST = "[0-9a-f]{40,}";
    GUID = "[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}";
    BILLING_ACCOUNT = "(?<![0-9A-F])[0-9A-F]{6}-[0-9A-F]{6}-[0-9A-F]{6}(?![0-9A-F])";
    PRINTED_NUMBER = "(?<![\\d-])\\d{4}-\\d{4}-\\d{4}(?![\\d-])";
    NUMBER4 = "(?<!\\d)\\d{12}(?!\\d)";
    CUT_NUMBER = "(?<!\\d)\\d{6,11}(?=\u2026)";
    CUT_GUID = "[0-9a-f]{8}-[0-9a-f-]{0,26}(?=\u2026)";
    PROJECT2 = "[a-z][a-z0-9-]{4,28}[a-z0-9](?![a-z0-9-])";
    LONG_NUMBER = "\\d{6,20}(?!\\d)";
    PLACED = [
      `(?<=\\bprojects/)(?:${PROJECT2}|${LONG_NUMBER})`,
      `(?<=\\b(?:folders|organizations)/)${LONG_NUMBER}`,
      `(?<=@)(?!gcp-sa-)${PROJECT2}(?=\\.iam\\.gserviceaccount\\.com\\b)`,
      `(?<=\\b(?:gcr\\.io|docker\\.pkg\\.dev)/)${PROJECT2}`,
      `(?<![a-z0-9-])${PROJECT2}(?=\\.(?:appspot\\.com|svc\\.id\\.goog|firebaseapp\\.com)\\b)`,
      "(?<=\\bservice-)\\d{6,20}(?=@)",
      "(?<!\\d)\\d{6,20}(?=(?:-compute)?@(?:developer|cloudservices|cloudbuild)\\.gserviceaccount\\.com\\b)"
    ];
    HIDDEN = "(?<![a-z0-9])xxxx[0-9a-zA-Z]{1,6}(?:-\\d{1,6})?(?![a-z0-9])";
    SHAPES = new RegExp(
      `(?<left>${DIGEST}|${HIDDEN})|(?<cut>${CUT_NUMBER}|${CUT_GUID})|(?<printed>${PRINTED_NUMBER})|(?<id>${GUID}|${BILLING_ACCOUNT}|${NUMBER4})|(?<placed>${PLACED.join("|")})`,
      "g"
    );
    replaceIds = (text3, replacement) => text3.replace(SHAPES, (...match) => {
      const groups = match.at(-1);
      const is = KINDS.find((kind) => groups[kind] !== void 0);
      return replacement({ is, text: groups[is] });
    });
    KINDS = ["left", "cut", "printed", "id", "placed"];
    PROJECT_ATTRIBUTES = ["project", "project_id", "host_project", "service_project"];
    WHOLE_PROJECT = new RegExp(`^${PROJECT2}$`);
    isProjectId = (text3) => WHOLE_PROJECT.test(text3) && !isMadeUpAccount(text3);
    PROVIDER_VARIABLES = /^(AWS|ARM|AZURE|GOOGLE|GCLOUD|GCP|CLOUDSDK|DIGITALOCEAN|CLOUDFLARE|KUBE)_.*$/;
    NO_CREDENTIALS = /No valid credential sources|failed to refresh cached credentials|InvalidClientTokenId|ExpiredToken|UnrecognizedClientException|SSO session|could not find default credentials|No credentials loaded|unable to build authorizer|Azure CLI authorization|obtain.*token.*Azure|subscription ID could not be determined/i;
    METADATA_HOSTS = /* @__PURE__ */ new Set([
      "metadata.google.internal",
      "metadata.azure.com",
      "metadata.tencentyun.com",
      "metadata.platformequinix.com"
    ]);
    METADATA_ADDRESSES = /* @__PURE__ */ new Set(["168.63.129.16"]);
  }
});

// elsewhere:src/platform/text/english.ts
var module3, aOrAn, isPlural, listed, listedUpTo, plural, pluralOf;
var init_english = __esm({
  "elsewhere:src/platform/text/english.ts"() {
    module3 = require("../cli.js").modules["src/platform/text/english.ts"]();
    aOrAn = module3.aOrAn;
    isPlural = module3.isPlural;
    listed = module3.listed;
    listedUpTo = module3.listedUpTo;
    plural = module3.plural;
    pluralOf = module3.pluralOf;
  }
});

// src/catalog/exposure.ts
function withoutNarrower(all) {
  const narrow = new Set(
    all.includes(EVERYBODY) ? [INTERNET, PUBLIC_ADDRESS, ANY_ADDRESS] : all.includes(INTERNET) ? [PUBLIC_ADDRESS] : []
  );
  return all.filter((one) => !narrow.has(one));
}
function portsInWords({ protocol, from, to, isUnknown }) {
  if (isUnknown === true) return UNKNOWN_PORT;
  const isUsual = protocol === "" || protocol === "tcp";
  const tail = isUsual || !/^[a-z]+$/.test(protocol) ? "" : ` (${protocol.toUpperCase()})`;
  if (isAllPorts({ from, to })) return `all ports${tail}`;
  if (from !== to) return `ports ${from}-${to}${tail}`;
  const name = isUsual ? ADMINISTRATION.get(from) : void 0;
  return `port ${from}${name === void 0 ? tail : ` (${name})`}`;
}
function portsListed(texts) {
  const single = texts.filter((text3) => SINGLE_PORT.test(text3)).sort((a, b) => numberIn(a) - numberIn(b));
  if (single.length < 2) return listed(texts);
  const others = texts.filter((text3) => !single.includes(text3));
  return listed([`ports ${listed(single.map((text3) => text3.slice("port ".length)))}`, ...others]);
}
function exceptFor(ranges) {
  if (ranges.length === 0) return "";
  return `except ${ranges.length > EXCEPT_MAX ? `${ranges.length} address ranges` : listed(ranges)}`;
}
function portInWords(port, protocol) {
  const word = protocol.toUpperCase();
  return SAID.has(word) ? `${word} ${port}` : String(port);
}
function isRangeWithin(range, others) {
  if (others.includes(range)) return true;
  const own = intervalOf(range);
  if (own === null) return false;
  const around2 = others.map(intervalOf).filter((other) => other !== null && other.bits === own.bits).sort((a, b) => a.from < b.from ? -1 : a.from > b.from ? 1 : 0);
  let next2 = own.from;
  for (const { from, to } of around2) {
    if (from > next2) return false;
    if (to >= next2) next2 = to + 1n;
    if (next2 > own.to) return true;
  }
  return false;
}
function sizeOfRange(range) {
  const found = intervalOf(range);
  return found === null ? 0n : found.to - found.from + 1n;
}
function intervalOf(text3) {
  if (text3.length > LENGTH_MAX) return null;
  const [first = "", last, ...more] = text3.split("-");
  if (more.length > 0) return null;
  if (last === void 0) return blockOf(first);
  const [from, to] = [blockOf(first.trim()), blockOf(last.trim())];
  if (from === null || to === null || from.bits !== to.bits || from.from > to.to) return null;
  return { bits: from.bits, from: from.from, to: to.to };
}
function blockOf(text3) {
  const [address = "", length, ...more] = text3.split("/");
  const found = numberOf(address);
  if (found === null || more.length > 0 || length !== void 0 && !/^\d{1,3}$/.test(length)) return null;
  const { bits, value } = found;
  const free = BigInt(bits - Number(length ?? bits));
  if (free < 0n) return null;
  const from = value >> free << free;
  return { bits, from, to: from + (1n << free) - 1n };
}
function numberOf(text3) {
  const bytes = V4.exec(text3)?.slice(1).map(Number);
  if (bytes !== void 0) {
    if (bytes.some((byte) => byte > 255)) return null;
    return { bits: 32, value: bytes.reduce((all2, byte) => all2 * 256n + BigInt(byte), 0n) };
  }
  if (!V6.test(text3)) return null;
  const [head2 = "", tail, ...more] = text3.split("::");
  const groups = (part) => part === void 0 || part === "" ? [] : part.split(":");
  const [start, end] = [groups(head2), groups(tail)];
  const left = 8 - start.length - end.length;
  if (more.length > 0 || [...start, ...end].includes("") || (tail === void 0 ? left !== 0 : left < 1)) return null;
  const all = [...start, ...Array.from({ length: left }, () => "0"), ...end];
  return { bits: 128, value: all.reduce((sum, group2) => sum * 65536n + BigInt(Number.parseInt(group2, 16)), 0n) };
}
var THE_INTERNET, NO_ADDRESS, INTERNET, ANY_ADDRESS, PUBLIC_ADDRESS, PUBLIC_ACCESS, EVERYBODY, EVERYBODY_WITH_ACCOUNT, UNAUTHORISED, ENDPOINT, THE_FIREWALL, ALL_OF_THEM, SOME_OF_THEM, widerThan, hasAllAddresses, ADMINISTRATION, LAST, UNKNOWN_PORT, isAllPorts, SINGLE_PORT, numberIn, allPortsBut, portInShort, EXCEPT_MAX, SAID, LENGTH_MAX, TAG, isRange, V4, V6, EVERYWHERE, OUTSIDERS, isPrivateRange, PROTOCOLS, NO_CALLS, protocolInWords, UNKNOWN_ADDRESSES, TAGGED, ASIDE_WORDS, isPeer;
var init_exposure = __esm({
  "src/catalog/exposure.ts"() {
    init_english();
    THE_INTERNET = /* @__PURE__ */ new Set([
      "*",
      "any",
      "internet",
      "0.0.0.0/0",
      "::/0",
      "0.0.0.0/1",
      "128.0.0.0/1",
      "::/1",
      "8000::/1"
    ]);
    NO_ADDRESS = /* @__PURE__ */ new Set(["0.0.0.0", "0.0.0.0/32"]);
    INTERNET = "the internet";
    ANY_ADDRESS = "any address";
    PUBLIC_ADDRESS = "the internet (public address)";
    PUBLIC_ACCESS = "public access";
    EVERYBODY = "everybody";
    EVERYBODY_WITH_ACCOUNT = "everybody with an account";
    UNAUTHORISED = "calls without authorisation";
    ENDPOINT = "the endpoint";
    THE_FIREWALL = "the firewall";
    ALL_OF_THEM = /* @__PURE__ */ new Set([INTERNET, EVERYBODY]);
    SOME_OF_THEM = /* @__PURE__ */ new Set([EVERYBODY_WITH_ACCOUNT, "all of Azure", ANY_ADDRESS]);
    widerThan = (narrow) => SOME_OF_THEM.has(narrow) ? [...ALL_OF_THEM] : [];
    hasAllAddresses = (to) => ALL_OF_THEM.has(to) || to === ANY_ADDRESS;
    ADMINISTRATION = /* @__PURE__ */ new Map([
      [21, "FTP"],
      [22, "SSH"],
      [23, "Telnet"],
      [445, "SMB"],
      [2375, "Docker"],
      [3389, "RDP"],
      [5900, "VNC"],
      [5985, "WinRM"],
      [5986, "WinRM"]
    ]);
    LAST = 65535;
    UNKNOWN_PORT = "a port (number not known)";
    isAllPorts = ({ from, to }) => from <= 1 && to >= LAST;
    SINGLE_PORT = /^port (\d+)(.*)$/;
    numberIn = (text3) => Number(SINGLE_PORT.exec(text3)?.[1]);
    allPortsBut = (left) => `all ports but ${listed([...new Set(left.map(portInShort))])}`;
    portInShort = (ports) => isAllPorts(ports) ? ports.protocol.toUpperCase() : portsInWords(ports).replace(/^ports? /, "");
    EXCEPT_MAX = 2;
    SAID = /* @__PURE__ */ new Set(["HTTP", "HTTPS", "TLS", "UDP"]);
    LENGTH_MAX = 90;
    TAG = /^[A-Za-z][A-Za-z0-9]*(\.[A-Za-z0-9]+)?$/;
    isRange = (text3) => text3.length <= LENGTH_MAX && (TAG.test(text3) || intervalOf(text3) !== null);
    V4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;
    V6 = /^[0-9a-f]{0,4}(:[0-9a-f]{0,4}){1,8}$/i;
    EVERYWHERE = /* @__PURE__ */ new Set(["*", "any", "0.0.0.0/0", "::/0", "virtualnetwork"]);
    OUTSIDERS = {
      anybody: /* @__PURE__ */ new Set(["*", "any", "internet", "0.0.0.0/0", "::/0"]),
      never: [
        ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.168.0.0/16"],
        ...["224.0.0.0/4", "240.0.0.0/4"],
        ...["::/128", "::1/128", "fc00::/7", "fe80::/10", "ff00::/8"],
        ...["35.191.0.0/16", "130.211.0.0/22", "209.85.152.0/22", "209.85.204.0/22", "35.235.240.0/20", "168.63.129.16/32"]
      ],
      tunnels: { says: "IAP", ranges: /* @__PURE__ */ new Set(["35.235.240.0/20"]) }
    };
    isPrivateRange = (range) => isRangeWithin(range, OUTSIDERS.never);
    PROTOCOLS = /* @__PURE__ */ new Map([
      ["-1", ""],
      ["*", ""],
      ["all", ""],
      ["any", ""],
      ["1", "icmp"],
      ["2", "igmp"],
      ["4", "ipip"],
      ["6", "tcp"],
      ["17", "udp"],
      ["50", "esp"],
      ["51", "ah"],
      ["58", "icmpv6"],
      ["ipv6-icmp", "icmpv6"],
      ["112", "vrrp"],
      ["132", "sctp"]
    ]);
    NO_CALLS = /* @__PURE__ */ new Set(["icmp", "icmpv6", "ah", "esp", "igmp", "ipip", "vrrp"]);
    protocolInWords = (protocol) => protocol === "icmpv6" ? "ICMPv6" : protocol.toUpperCase();
    UNKNOWN_ADDRESSES = "addresses (not known)";
    TAGGED = "tagged machines";
    ASIDE_WORDS = /* @__PURE__ */ new Map([
      ["self", "the group itself"],
      ["prefix_list_id", "a prefix list"],
      ["prefix_list_ids", "a prefix list"]
    ]);
    isPeer = (text3) => text3 === UNKNOWN_ADDRESSES || text3 === TAGGED || isRange(text3) || [...ASIDE_WORDS.values()].includes(text3);
  }
});

// src/platform/text/matching.ts
function matchesWild(pattern, text3, star = "*", fits2 = (item, at2) => item === at2) {
  let [p, t, last, resume] = [0, 0, -1, 0];
  while (t < text3.length) {
    if (p < pattern.length && pattern[p] === star) {
      last = p++;
      resume = t;
    } else if (p < pattern.length && fits2(pattern[p], text3[t])) {
      p++;
      t++;
    } else if (last >= 0) {
      p = last + 1;
      t = ++resume;
    } else {
      return false;
    }
  }
  while (p < pattern.length && pattern[p] === star) p++;
  return p === pattern.length;
}
function nearest(text3, names) {
  if (text3.length > NEAREST_LENGTH_MAX) return null;
  let best = null;
  let least = Math.min(NEAREST_DISTANCE, Math.max(text3.length > 3 ? 2 : 1, Math.floor(text3.length / 3))) + 1;
  let tried = 0;
  for (const name of names) {
    if (tried++ >= NEAREST_NAMES_MAX) break;
    if (Math.abs(name.length - text3.length) >= least) continue;
    const errors = distance(text3.toLowerCase(), name.toLowerCase(), least);
    if (errors < least) {
      least = errors;
      best = name;
    }
  }
  return best;
}
function distance(a, b, limit) {
  let row2 = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let line4 = 1; line4 <= a.length; line4++) {
    const next2 = [line4];
    for (let column = 1; column <= b.length; column++) {
      const replaced = row2[column - 1] + (a[line4 - 1] === b[column - 1] ? 0 : 1);
      next2.push(Math.min(replaced, row2[column] + 1, next2[column - 1] + 1));
    }
    if (Math.min(...next2) >= limit) return limit;
    row2 = next2;
  }
  return Math.min(limit, row2[b.length]);
}
var matchesName;
var init_matching = __esm({
  "src/platform/text/matching.ts"() {
    init_limits();
    matchesName = (pattern, name) => matchesWild([...pattern], [...name], "*", (sign2, character) => sign2 === "?" || sign2 === character);
  }
});

// src/catalog/other/actors.ts
var ADDED, CONNECTED_PSEUDO_TYPES, ACTORS;
var init_actors = __esm({
  "src/catalog/other/actors.ts"() {
    init_node_types();
    ADDED = {
      external_system: { title: "External system", icon: "tabler-cloud-share", category: "integration" },
      external_service: { title: "External service", icon: "tabler-cloud-share", category: "integration" },
      external_api: { title: "External API", icon: "tabler-api", category: "integration" },
      external_database: { title: "External database", icon: "tabler-database", category: "integration" },
      external_server: { title: "External server", icon: "tabler-server", category: "integration" },
      person: { title: "Person", icon: "tabler-user", category: "people" },
      people: { title: "People", icon: "tabler-users", category: "people" },
      team: { title: "Team", icon: "tabler-users", category: "people" },
      partner: { title: "Partner", icon: "tabler-building", category: "people" },
      office: { title: "Office", icon: "tabler-building", category: "people" },
      mobile_app: { title: "Mobile app", icon: "tabler-device-mobile", category: "people" },
      browser: { title: "Browser", icon: "tabler-world", category: "people" }
    };
    CONNECTED_PSEUDO_TYPES = [...OUTSIDE_TYPES, "tv_gcp_load_balancer"];
    ACTORS = {
      tv_users: { title: "Users", icon: "tabler-users", category: "people", phrase: "users" },
      tv_internet: { title: "Internet", icon: "tabler-world", category: "network", phrase: "the internet" },
      tv_aws_users: { title: "Users", icon: "tabler-users", category: "people", phrase: "users" },
      tv_azurerm_users: { title: "Users", icon: "tabler-users", category: "people", phrase: "users" },
      tv_gcp_users: { title: "Users", icon: "tabler-users", category: "people", phrase: "users" },
      tv_gcp_users_icon: { title: "User", icon: "tabler-user", category: "people", phrase: "users" },
      tv_aws_internet: { title: "Internet", icon: "tabler-world", category: "network", phrase: "the internet" },
      tv_azurerm_internet: { title: "Internet", icon: "tabler-world", category: "network", phrase: "the internet" },
      tv_gcp_internet: { title: "Internet", icon: "tabler-world", category: "network", phrase: "the internet" },
      tv_aws_mobile_client: { title: "Mobile client", icon: "tabler-device-mobile", category: "people", phrase: "mobile clients" },
      tv_aws_onprem: { title: "On-premises", icon: "tabler-building", category: "other", phrase: "the premises" },
      tv_azure_onprem: { title: "On-premises", icon: "tabler-building", category: "other", phrase: "the premises" },
      tv_gcp_onprem: { title: "On-premises", icon: "tabler-building", category: "other", phrase: "the premises" },
      tv_aws_region: { title: "Region", icon: "tabler-map-pin", category: "other" },
      tv_gcp_region: { title: "Region", icon: "tabler-map-pin", category: "other", placeName: /_([a-z]+-[a-z]+\d+)$/ },
      tv_aws_az: { title: "Availability Zone", icon: "tabler-stack-2", category: "other" },
      tv_azurerm_zone: { title: "Availability Zone", icon: "tabler-stack-2", category: "other", placeName: /^zone[-_](\d)$/ },
      tv_gcp_zone: { title: "Zone", icon: "tabler-stack-2", category: "other", placeName: /_([a-z]+-[a-z]+\d+-[a-z])$|_zone-(\d)$/ },
      aws_az: { title: "Availability Zone", icon: "tabler-stack-2", category: "other", placeName: /_([a-z]{2}(?:-[a-z]+)+-\d(?:[a-z]|(?:-[a-z0-9]+)+))$|_([a-z]{3,5}\d(?:-[a-z]{3}\d)?-az\d)$|_zone-(\d)$/ },
      tv_gcp_load_balancer: { title: "Load balancer", icon: "gcp-cloud-load-balancing", category: "network" },
      tv_gcp_external_saas: { title: "External service", icon: "tabler-cloud-share", category: "integration", phrase: "an external service" },
      ...ADDED,
      aws_group: { title: "Group", icon: "tabler-box-multiple", category: "other" },
      // Contents of a closed container, in an overview.
      aws_contents: { title: "Resources", icon: "tabler-stack-2", category: "other" },
      azurerm_contents: { title: "Resources", icon: "tabler-stack-2", category: "other" },
      google_contents: { title: "Resources", icon: "tabler-stack-2", category: "other" },
      other_contents: { title: "Resources", icon: "tabler-stack-2", category: "other" }
    };
  }
});

// src/catalog/other/kubernetes.ts
var IN_NAMESPACE, NAMESPACED, NAMESPACE, BESIDE_CLUSTER, ON_CLUSTER, RULES_INSIDE, PODS, POD, SERVICE, INGRESS, WORKLOADS2, isKind, MANIFEST, TYPE, LOAD_BALANCER, RANGES, annotation, AWS2, AWS_CONTROLLER, AZURE2, GOOGLE2, GOOGLE_BEFORE, SCHEME, FACING, PUBLIC, INTERNAL, BALANCED, FOR_EVERYBODY, OPEN_SERVICE, KUBERNETES;
var init_kubernetes = __esm({
  "src/catalog/other/kubernetes.ts"() {
    init_exposure();
    init_shared();
    IN_NAMESPACE = {
      box: "aws_group",
      says: "namespace",
      by: ["metadata.namespace", "manifest.metadata.namespace", "namespace"],
      on: ["provider"],
      unless: ["default"]
    };
    NAMESPACED = { grouped: IN_NAMESPACE };
    NAMESPACE = { grouped: { ...IN_NAMESPACE, own: "metadata.name" } };
    BESIDE_CLUSTER = { placedBy: ["provider"], runsIn: ["provider"], egress: NEVER };
    ON_CLUSTER = { ...BESIDE_CLUSTER, link: nodesOf("provider") };
    RULES_INSIDE = "a rule inside a cluster: see --detail all";
    PODS = { selected: [{ by: "labels", at: ["spec.template.metadata.labels"] }] };
    POD = { selected: [{ by: "labels", at: ["metadata.labels"] }] };
    SERVICE = {
      selects: [{ by: "labels", at: ["spec.selector"] }],
      selected: [{ by: "name", at: ["metadata.name"] }]
    };
    INGRESS = {
      selects: [
        {
          by: "name",
          at: ["spec.backend.service_name", "spec.default_backend.service.name", "spec.rule.http.path.backend.service_name", "spec.rule.http.path.backend.service.name"]
        }
      ]
    };
    WORKLOADS2 = ["DaemonSet", "Deployment", "Job", "ReplicaSet", "StatefulSet"];
    isKind = (...kinds) => ({ when: { "manifest.kind": kinds } });
    MANIFEST = {
      selects: [
        { by: "labels", at: ["manifest.spec.selector"], ...isKind("Service") },
        {
          ...{ by: "name", ...isKind("Ingress") },
          at: ["manifest.spec.defaultBackend.service.name", "manifest.spec.rules.http.paths.backend.service.name"]
        },
        { by: "name", at: ["manifest.spec.rules.backendRefs.name"], ...isKind("HTTPRoute") }
      ],
      selected: [
        { by: "labels", at: ["manifest.spec.template.metadata.labels"], ...isKind(...WORKLOADS2) },
        { by: "labels", at: ["manifest.metadata.labels"], ...isKind("Pod") },
        { by: "name", at: ["manifest.metadata.name"], ...isKind("Service") }
      ]
    };
    TYPE = "spec.type";
    LOAD_BALANCER = "LoadBalancer";
    RANGES = "spec.load_balancer_source_ranges";
    annotation = (name) => `metadata.annotations.${name}`;
    AWS2 = annotation("service.beta.kubernetes.io/aws-load-balancer-internal");
    AWS_CONTROLLER = annotation("service.beta.kubernetes.io/aws-load-balancer-type");
    AZURE2 = annotation("service.beta.kubernetes.io/azure-load-balancer-internal");
    GOOGLE2 = annotation("networking.gke.io/load-balancer-type");
    GOOGLE_BEFORE = annotation("cloud.google.com/load-balancer-type");
    SCHEME = annotation("service.beta.kubernetes.io/aws-load-balancer-scheme");
    FACING = "internet-facing";
    PUBLIC = {
      [AWS2]: ["", "false"],
      [SCHEME]: ["", FACING],
      [AWS_CONTROLLER]: ["", "nlb"],
      [AZURE2]: ["", "false"],
      [GOOGLE2]: ["", "External"],
      [GOOGLE_BEFORE]: ["", "External"],
      "spec.load_balancer_class": [""]
    };
    INTERNAL = {
      [AWS2]: ["true", "0.0.0.0/0"],
      [SCHEME]: ["internal"],
      [AWS_CONTROLLER]: ["external", "nlb-ip"],
      [AZURE2]: ["true"],
      [GOOGLE2]: ["Internal"],
      [GOOGLE_BEFORE]: ["Internal"],
      "spec.load_balancer_class": ["service.k8s.aws/nlb"]
    };
    BALANCED = {
      entries: [
        { actor: "users", when: { [TYPE]: [LOAD_BALANCER] }, unless: INTERNAL },
        { actor: "users", when: { [SCHEME]: [FACING] } }
      ]
    };
    FOR_EVERYBODY = { [TYPE]: [LOAD_BALANCER], [RANGES]: ["", "0.0.0.0/0", "::/0"] };
    OPEN_SERVICE = [
      { to: INTERNET, when: { ...FOR_EVERYBODY, ...PUBLIC } },
      { to: INTERNET, when: { ...FOR_EVERYBODY, [SCHEME]: [FACING] } },
      { to: "", when: { [TYPE]: [LOAD_BALANCER] }, ranges: { at: RANGES } }
    ];
    KUBERNETES = {
      kubernetes_deployment: { title: "Deployment", icon: "k8s-deployment", category: "containers" },
      kubernetes_deployment_v1: { title: "Deployment", icon: "k8s-deployment", category: "containers" },
      kubernetes_stateful_set: { title: "StatefulSet", icon: "k8s-statefulset", category: "containers" },
      kubernetes_stateful_set_v1: { title: "StatefulSet", icon: "k8s-statefulset", category: "containers" },
      kubernetes_daemonset: { title: "DaemonSet", icon: "k8s-daemonset", category: "containers", ...ON_CLUSTER, ...PODS },
      kubernetes_daemon_set_v1: { title: "DaemonSet", icon: "k8s-daemonset", category: "containers" },
      kubernetes_replication_controller: { title: "Replication controller", icon: "k8s-replicaset", category: "containers" },
      kubernetes_replication_controller_v1: { title: "Replication controller", icon: "k8s-replicaset", category: "containers" },
      kubernetes_pod: { title: "Pod", icon: "k8s-pod", category: "containers" },
      kubernetes_pod_v1: { title: "Pod", icon: "k8s-pod", category: "containers" },
      kubernetes_job: { title: "Job", icon: "k8s-job", category: "containers" },
      kubernetes_job_v1: { title: "Job", icon: "k8s-job", category: "containers" },
      kubernetes_cron_job: { title: "CronJob", icon: "k8s-cronjob", category: "containers" },
      kubernetes_cron_job_v1: { title: "CronJob", icon: "k8s-cronjob", category: "containers" },
      kubernetes_service: { title: "Service", icon: "k8s-service", category: "containers", ...ON_CLUSTER, ...SERVICE, ...BALANCED, exposure: OPEN_SERVICE },
      kubernetes_service_v1: { title: "Service", icon: "k8s-service", category: "containers", ...ON_CLUSTER, ...SERVICE, ...BALANCED, exposure: OPEN_SERVICE },
      kubernetes_endpoints: { title: "Endpoints", icon: "k8s-endpoints", category: "containers" },
      kubernetes_endpoints_v1: { title: "Endpoints", icon: "k8s-endpoints", category: "containers" },
      kubernetes_endpoint_slice_v1: { title: "Endpoint slice", icon: "k8s-endpoints", category: "containers" },
      kubernetes_ingress: { title: "Ingress", icon: "k8s-ingress", category: "containers" },
      kubernetes_ingress_v1: { title: "Ingress", icon: "k8s-ingress", category: "containers" },
      kubernetes_ingress_class: { title: "Ingress class", icon: "k8s-ingress", category: "containers" },
      kubernetes_ingress_class_v1: { title: "Ingress class", icon: "k8s-ingress", category: "containers" },
      kubernetes_namespace: { title: "Namespace", icon: "k8s-namespace", category: "containers" },
      kubernetes_namespace_v1: { title: "Namespace", icon: "k8s-namespace", category: "containers" },
      kubernetes_config_map: { title: "ConfigMap", icon: "k8s-configmap", category: "containers" },
      kubernetes_config_map_v1: { title: "ConfigMap", icon: "k8s-configmap", category: "containers" },
      kubernetes_config_map_v1_data: { title: "ConfigMap data", icon: "k8s-configmap", category: "containers" },
      kubernetes_secret: { title: "Secret", icon: "k8s-secret", category: "containers" },
      kubernetes_secret_v1: { title: "Secret", icon: "k8s-secret", category: "containers" },
      kubernetes_service_account: { title: "Service account", icon: "k8s-serviceaccount", category: "containers" },
      kubernetes_service_account_v1: { title: "Service account", icon: "k8s-serviceaccount", category: "containers" },
      kubernetes_default_service_account: { title: "Default service account", icon: "k8s-serviceaccount", category: "containers" },
      kubernetes_default_service_account_v1: { title: "Default service account", icon: "k8s-serviceaccount", category: "containers" },
      kubernetes_token_request_v1: { title: "Service account token", icon: "k8s-serviceaccount", category: "containers", prominence: "identity" },
      kubernetes_role: { title: "Role", icon: "k8s-role", category: "containers" },
      kubernetes_role_v1: { title: "Role", icon: "k8s-role", category: "containers" },
      kubernetes_role_binding: { title: "Role binding", icon: "k8s-rolebinding", category: "containers" },
      kubernetes_role_binding_v1: { title: "Role binding", icon: "k8s-rolebinding", category: "containers" },
      kubernetes_cluster_role: { title: "Cluster role", icon: "k8s-clusterrole", category: "containers" },
      kubernetes_cluster_role_v1: { title: "Cluster role", icon: "k8s-clusterrole", category: "containers" },
      kubernetes_cluster_role_binding: { title: "Cluster role binding", icon: "k8s-clusterrolebinding", category: "containers" },
      kubernetes_cluster_role_binding_v1: { title: "Cluster role binding", icon: "k8s-clusterrolebinding", category: "containers" },
      kubernetes_persistent_volume: { title: "Persistent volume", icon: "k8s-persistentvolume", category: "containers", holdsData: true },
      kubernetes_persistent_volume_v1: { title: "Persistent volume", icon: "k8s-persistentvolume", category: "containers", holdsData: true },
      kubernetes_persistent_volume_claim: { title: "Persistent volume claim", icon: "k8s-persistentvolumeclaim", category: "containers", holdsData: true },
      kubernetes_persistent_volume_claim_v1: { title: "Persistent volume claim", icon: "k8s-persistentvolumeclaim", category: "containers", holdsData: true },
      kubernetes_storage_class: { title: "Storage class", icon: "k8s-storageclass", category: "containers" },
      kubernetes_storage_class_v1: { title: "Storage class", icon: "k8s-storageclass", category: "containers" },
      kubernetes_network_policy: { title: "Network policy", icon: "k8s-networkpolicy", category: "containers" },
      kubernetes_network_policy_v1: { title: "Network policy", icon: "k8s-networkpolicy", category: "containers" },
      kubernetes_horizontal_pod_autoscaler: { title: "Pod autoscaler", icon: "k8s-horizontalpodautoscaler", category: "containers" },
      kubernetes_horizontal_pod_autoscaler_v1: { title: "Pod autoscaler", icon: "k8s-horizontalpodautoscaler", category: "containers" },
      kubernetes_horizontal_pod_autoscaler_v2: { title: "Pod autoscaler", icon: "k8s-horizontalpodautoscaler", category: "containers" },
      kubernetes_limit_range: { title: "Limit range", icon: "k8s-limitrange", category: "containers" },
      kubernetes_limit_range_v1: { title: "Limit range", icon: "k8s-limitrange", category: "containers" },
      kubernetes_resource_quota: { title: "Resource quota", icon: "k8s-resourcequota", category: "containers" },
      kubernetes_resource_quota_v1: { title: "Resource quota", icon: "k8s-resourcequota", category: "containers" },
      kubernetes_manifest: { title: "Kubernetes manifest", icon: "k8s-customresourcedefinition", category: "containers" },
      kubectl_manifest: { title: "Kubernetes manifest", icon: "k8s-customresourcedefinition", category: "containers", ...ON_CLUSTER, ...NAMESPACED },
      kubernetes_validating_webhook_configuration: { title: "Validating webhook", icon: "k8s-customresourcedefinition", category: "containers" },
      kubernetes_mutating_webhook_configuration: { title: "Mutating webhook", icon: "k8s-customresourcedefinition", category: "containers" },
      kubernetes_labels: { title: "Labels", icon: "k8s-customresourcedefinition", category: "containers", prominence: "configuration" },
      kubernetes_annotations: { title: "Annotations", icon: "k8s-customresourcedefinition", category: "containers", prominence: "configuration" },
      kubernetes_node_taint: { title: "Node taint", icon: "k8s-worker-node", category: "containers", prominence: "configuration" },
      helm_release: { title: "Helm release", icon: "helm", category: "containers", ...ON_CLUSTER, ...NAMESPACED },
      helm_template: { title: "Helm template", icon: "helm", category: "containers" }
    };
  }
});

// src/catalog/module-purposes.ts
function typeOf(purposes, name) {
  const plain2 = name.replace(HOUSE_PREFIX, "").replaceAll("_", "-").toLowerCase();
  if (Object.hasOwn(purposes, plain2)) return purposes[plain2];
  if (HOUSE_PREFIX.test(name)) return void 0;
  const fitting = Object.keys(purposes).filter((known2) => plain2.startsWith(`${known2}-`) || plain2.endsWith(`-${known2}`));
  const longest3 = fitting.sort((a, b) => b.length - a.length)[0];
  return longest3 === void 0 ? void 0 : purposes[longest3];
}
function purposeOf(words2) {
  const [provider = "", ...names] = words2.split("/");
  if (!Object.hasOwn(PROVIDERS, provider)) return null;
  const { cloud, purposes } = PROVIDERS[provider];
  const types = [...names].reverse().map((name) => typeOf(purposes, name));
  return { cloud, type: types.find((type) => type !== void 0) ?? null };
}
function networkOf(words2) {
  const type = purposeOf(words2)?.type ?? "";
  const name = words2.split("/").at(-1).replace(HOUSE_PREFIX, "").replaceAll("_", "-").toLowerCase();
  if (!NETWORKS.has(type) || SUBNETS.test(name)) return void 0;
  const { purposes } = PROVIDERS[words2.split("/", 1)[0]];
  const isWhole = Object.keys(purposes).some(
    (known2) => purposes[known2] === type && (name === known2 || name.endsWith(`-${known2}`))
  );
  return isWhole ? type : void 0;
}
var AWS3, AZURE3, GOOGLE3, PROVIDERS, HOUSE_PREFIX, NETWORKS, SUBNETS;
var init_module_purposes = __esm({
  "src/catalog/module-purposes.ts"() {
    AWS3 = {
      acm: "aws_acm_certificate",
      alb: "aws_lb",
      apigateway: "aws_api_gateway_rest_api",
      "apigateway-v2": "aws_apigatewayv2_api",
      "app-runner": "aws_apprunner_service",
      appsync: "aws_appsync_graphql_api",
      aurora: "aws_rds_cluster",
      autoscaling: "aws_autoscaling_group",
      backup: "aws_backup_vault",
      batch: "aws_batch_compute_environment",
      cloudfront: "aws_cloudfront_distribution",
      "cloudfront-s3-cdn": "aws_cloudfront_distribution",
      cloudtrail: "aws_cloudtrail",
      cognito: "aws_cognito_user_pool",
      documentdb: "aws_docdb_cluster",
      dynamodb: "aws_dynamodb_table",
      "ec2-instance": "aws_instance",
      ecr: "aws_ecr_repository",
      ecs: "aws_ecs_cluster",
      "ecs-service": "aws_ecs_service",
      efs: "aws_efs_file_system",
      eks: "aws_eks_cluster",
      elasticache: "aws_elasticache_replication_group",
      elb: "aws_elb",
      emr: "aws_emr_cluster",
      eventbridge: "aws_cloudwatch_event_bus",
      fsx: "aws_fsx_lustre_file_system",
      iam: "aws_iam_role",
      "key-pair": "aws_key_pair",
      kms: "aws_kms_key",
      lambda: "aws_lambda_function",
      memorydb: "aws_memorydb_cluster",
      "memory-db": "aws_memorydb_cluster",
      mq: "aws_mq_broker",
      msk: "aws_msk_cluster",
      "nat-instance": "aws_instance",
      nlb: "aws_lb",
      opensearch: "aws_opensearch_domain",
      rds: "aws_db_instance",
      "rds-aurora": "aws_rds_cluster",
      "rds-cluster": "aws_rds_cluster",
      "rds-proxy": "aws_db_proxy",
      redis: "aws_elasticache_replication_group",
      redshift: "aws_redshift_cluster",
      route53: "aws_route53_zone",
      "s3-bucket": "aws_s3_bucket",
      "secrets-manager": "aws_secretsmanager_secret",
      "security-group": "aws_security_group",
      sns: "aws_sns_topic",
      sqs: "aws_sqs_queue",
      "ssm-parameter": "aws_ssm_parameter",
      "step-functions": "aws_sfn_state_machine",
      subnets: "aws_vpc",
      "dynamic-subnets": "aws_vpc",
      "transit-gateway": "aws_ec2_transit_gateway",
      "vpc-endpoints": "aws_vpc_endpoint",
      vpc: "aws_vpc",
      "vpn-gateway": "aws_vpn_gateway",
      waf: "aws_wafv2_web_acl"
    };
    AZURE3 = {
      aks: "azurerm_kubernetes_cluster",
      "app-configuration": "azurerm_app_configuration",
      "app-containerapp": "azurerm_container_app",
      "app-managedenvironment": "azurerm_container_app_environment",
      "app-service": "azurerm_linux_web_app",
      "application-gateway": "azurerm_application_gateway",
      bastion: "azurerm_bastion_host",
      "container-registry": "azurerm_container_registry",
      "containerregistry-registry": "azurerm_container_registry",
      "containerservice-managedcluster": "azurerm_kubernetes_cluster",
      "cognitiveservices-account": "azurerm_cognitive_account",
      "compute-virtualmachine": "azurerm_linux_virtual_machine",
      "compute-virtualmachinescaleset": "azurerm_linux_virtual_machine_scale_set",
      cosmosdb: "azurerm_cosmosdb_account",
      "dbforpostgresql-flexibleserver": "azurerm_postgresql_flexible_server",
      "documentdb-databaseaccount": "azurerm_cosmosdb_account",
      eventhub: "azurerm_eventhub_namespace",
      "eventhub-namespace": "azurerm_eventhub_namespace",
      firewall: "azurerm_firewall",
      "function-app": "azurerm_linux_function_app",
      "insights-component": "azurerm_application_insights",
      "key-vault": "azurerm_key_vault",
      keyvault: "azurerm_key_vault",
      "keyvault-vault": "azurerm_key_vault",
      "load-balancer": "azurerm_lb",
      loadbalancer: "azurerm_lb",
      "log-analytics": "azurerm_log_analytics_workspace",
      "managedidentity-userassignedidentity": "azurerm_user_assigned_identity",
      "mssql-server": "azurerm_mssql_server",
      "network-applicationgateway": "azurerm_application_gateway",
      "network-azurefirewall": "azurerm_firewall",
      "network-bastionhost": "azurerm_bastion_host",
      "network-loadbalancer": "azurerm_lb",
      "network-networksecuritygroup": "azurerm_network_security_group",
      "network-routetable": "azurerm_route_table",
      "network-natgateway": "azurerm_nat_gateway",
      "network-privatednszone": "azurerm_private_dns_zone",
      "network-privateendpoint": "azurerm_private_endpoint",
      "network-publicipaddress": "azurerm_public_ip",
      "network-virtualnetwork": "azurerm_virtual_network",
      network: "azurerm_virtual_network",
      "operationalinsights-workspace": "azurerm_log_analytics_workspace",
      postgresql: "azurerm_postgresql_flexible_server",
      "resources-resourcegroup": "azurerm_resource_group",
      "redis-cache": "azurerm_redis_cache",
      "search-searchservice": "azurerm_search_service",
      servicebus: "azurerm_servicebus_namespace",
      "servicebus-namespace": "azurerm_servicebus_namespace",
      "sql-server": "azurerm_mssql_server",
      "storage-account": "azurerm_storage_account",
      "storage-storageaccount": "azurerm_storage_account",
      subnets: "azurerm_virtual_network",
      vnet: "azurerm_virtual_network",
      "web-site": "azurerm_linux_web_app"
    };
    GOOGLE3 = {
      "alloy-db": "google_alloydb_cluster",
      "artifact-registry": "google_artifact_registry_repository",
      bigquery: "google_bigquery_dataset",
      "cloud-dns": "google_dns_managed_zone",
      "cloud-functions": "google_cloudfunctions2_function",
      "cloud-nat": "google_compute_router_nat",
      "cloud-router": "google_compute_router",
      "cloud-run": "google_cloud_run_v2_service",
      "cloud-storage": "google_storage_bucket",
      composer: "google_composer_environment",
      dataflow: "google_dataflow_job",
      gke: "google_container_cluster",
      kms: "google_kms_crypto_key",
      "kubernetes-engine": "google_container_cluster",
      "lb-http": "google_compute_global_forwarding_rule",
      lb: "google_compute_forwarding_rule",
      "lb-internal": "google_compute_forwarding_rule",
      memorystore: "google_redis_instance",
      network: "google_compute_network",
      "project-factory": "google_project",
      pubsub: "google_pubsub_topic",
      "secret-manager": "google_secret_manager_secret",
      "service-accounts": "google_service_account",
      "sql-db": "google_sql_database_instance",
      vm: "google_compute_instance",
      vpc: "google_compute_network",
      vpn: "google_compute_vpn_tunnel"
    };
    PROVIDERS = {
      aws: { cloud: "aws", purposes: AWS3 },
      azurerm: { cloud: "azure", purposes: AZURE3 },
      azure: { cloud: "azure", purposes: AZURE3 },
      google: { cloud: "google", purposes: GOOGLE3 }
    };
    HOUSE_PREFIX = /^avm-(?:res|ptn|utl)-/;
    NETWORKS = /* @__PURE__ */ new Set(["aws_vpc", "azurerm_virtual_network", "google_compute_network"]);
    SUBNETS = /subnets$/;
  }
});

// src/catalog/other/terraform.ts
function meantByModule(source, values) {
  if (makesNames(source)) return "terraform_names";
  const words2 = values[MODULE_PURPOSE];
  return typeof words2 === "string" ? networkOf(words2) : void 0;
}
var HELPER, makesNames, MAKES_NAMES, LETS_IN2, TERRAFORM;
var init_terraform = __esm({
  "src/catalog/other/terraform.ts"() {
    init_attributes();
    init_module_purposes();
    HELPER = {
      fold: { by: ["triggers", "triggers_replace", "keepers", "input"], of: ["*"] },
      hide: "a helper of Terraform, not infrastructure",
      supporting: true
    };
    makesNames = (source) => MAKES_NAMES.some((looks) => looks.test(source));
    MAKES_NAMES = [/(?:^|[/.-])(?:labels?|naming|container-definitions?|cloud-?init|user-?data)(?:[/.?]|$)/i, /(?:^|\/)regions?(?:[/.?]|$)/i, /\/(?:null|random|template|cloudinit)(?:[/?]|$)/i, /avm-utl-/, /(?:^|[/:])terraform-(?:null|random|template|cloudinit)-/i];
    LETS_IN2 = {
      way: "in",
      guard: [],
      other: {
        groups: ["allowed", "allow", "source", "ingress", "client", "trusted"].flatMap((word) => [`${word}_security_groups`, `${word}_security_group_ids`, `${word}_security_group_id`])
      },
      ports: { lists: ["port"], protocol: "protocol" }
    };
    TERRAFORM = {
      random_id: { title: "Random ID", icon: "tabler-dice-5", category: "other", makesName: { of: "prefix", results: ["hex", "dec", "b64_url", "b64_std"] } },
      random_string: { title: "Random string", icon: "tabler-dice-5", category: "other" },
      random_password: { title: "Random password", icon: "tabler-dice-5", category: "other" },
      random_pet: { title: "Random pet name", icon: "tabler-dice-5", category: "other", makesName: { of: "prefix", results: ["id"] } },
      random_integer: { title: "Random integer", icon: "tabler-dice-5", category: "other" },
      random_uuid: { title: "Random UUID", icon: "tabler-dice-5", category: "other" },
      random_shuffle: { title: "Random order", icon: "tabler-dice-5", category: "other" },
      random_bytes: { title: "Random bytes", icon: "tabler-dice-5", category: "other" },
      null_resource: { title: "Null resource", icon: "tabler-circle-dashed", category: "other", forwards: ["triggers"] },
      null_data_source: { title: "Null data source", icon: "tabler-circle-dashed", category: "other" },
      terraform_data: { title: "Terraform data", icon: "terraform", category: "other", ...HELPER, forwards: ["input", "triggers_replace"] },
      terraform_remote_state: { title: "Remote state", icon: "terraform", category: "other" },
      terraform_names: { title: "Names", icon: "tabler-box-multiple", category: "other", ...HELPER },
      terraform_module: { title: "Module", icon: "tabler-box-multiple", category: "other", unread: true, detail: [MODULE_PURPOSE], firewallRules: [LETS_IN2], standsFor: { by: "source", meant: meantByModule, parent: "", renamed: (path) => path } },
      tls_private_key: { title: "Private key", icon: "tabler-certificate", category: "security" },
      tls_self_signed_cert: { title: "Self-signed certificate", icon: "tabler-certificate", category: "security" },
      tls_cert_request: { title: "Certificate request", icon: "tabler-certificate", category: "security" },
      tls_locally_signed_cert: { title: "Locally signed certificate", icon: "tabler-certificate", category: "security" },
      tls_certificate: { title: "TLS certificate", icon: "tabler-certificate", category: "security" },
      tls_public_key: { title: "Public key", icon: "tabler-certificate", category: "security" },
      acme_certificate: { title: "ACME certificate", icon: "tabler-certificate", category: "security" },
      acme_registration: { title: "ACME account", icon: "tabler-certificate", category: "security", supporting: true },
      local_file: { title: "Local file", icon: "tabler-file-text", category: "other" },
      local_sensitive_file: { title: "Local sensitive file", icon: "tabler-file-text", category: "other" },
      local_command: { title: "Local command", icon: "tabler-file-text", category: "other" },
      template_file: { title: "Template", icon: "tabler-file-text", category: "other" },
      template_dir: { title: "Template directory", icon: "tabler-file-text", category: "other" },
      template_cloudinit_config: { title: "Cloud-init configuration", icon: "tabler-file-text", category: "other" },
      cloudinit_config: { title: "Cloud-init configuration", icon: "tabler-file-text", category: "other" },
      archive_file: { title: "Archive", icon: "tabler-file-zip", category: "other" },
      time_sleep: { title: "Delay", icon: "tabler-clock", category: "other", forwards: ["triggers"] },
      time_offset: { title: "Time offset", icon: "tabler-clock", category: "other" },
      time_rotating: { title: "Rotating time", icon: "tabler-clock", category: "other" },
      time_static: { title: "Fixed time", icon: "tabler-clock", category: "other" },
      // The provider's data source `external` runs a program and is read, not drawn; annotations use `external.<name>` for other
      // systems.
      external: { title: "External system", icon: "tabler-cloud-share", category: "integration", lookup: { says: () => ({ result: {} }) } },
      shell_script: { title: "Shell script", icon: "tabler-terminal-2", category: "other" },
      ansible_playbook: { title: "Ansible playbook", icon: "tabler-terminal-2", category: "other" },
      http: { title: "HTTP request", icon: "tabler-api", category: "other" }
    };
  }
});

// src/catalog/other/patterns.ts
var IN_SERVER, OTHER_PATTERNS, PROMINENCE, OTHER_PREFIXES;
var init_patterns = __esm({
  "src/catalog/other/patterns.ts"() {
    init_shared();
    init_kubernetes();
    init_terraform();
    IN_SERVER = { fold: { by: ["provider"] }, supporting: true };
    OTHER_PATTERNS = {
      "random_*": { ...HELPER },
      "time_*": { ...HELPER },
      "local_*": { ...HELPER },
      "null_*": { ...HELPER },
      "tls_*": { ...HELPER },
      "template_*": { ...HELPER },
      "archive_*": { ...HELPER },
      "azurecaf_*": { ...HELPER },
      "modtm_*": { ...HELPER },
      "infracost_*": { fold: { by: ["resources"] }, hide: "an estimate of use, not infrastructure", supporting: true },
      "github_*": { fold: { by: ["environment", "repository", "repository_id", "team_id"] } },
      "gitlab_*": { fold: { by: ["project", "project_id"] } },
      "tfe_*": { fold: { by: ["variable_set_id", "workspace_id"] } },
      "github_*_secret": { passive: true },
      "github_*_variable": { passive: true },
      "consul_acl_*": { supporting: true },
      "okta_auth_server_*": { fold: { by: ["auth_server_id"] }, supporting: true },
      "okta_app_*_assignment*": { fold: { by: ["app_id"] }, supporting: true },
      "okta_*_memberships": { fold: { by: ["group_id", "user_id"] }, supporting: true, link: [membersOf("group_id", "users"), membersOf("groups", "user_id")] },
      "okta_*_role": { fold: { by: ["group_id", "user_id"] }, supporting: true },
      "cloudflare_*": { fold: { by: ["zone_id", "tunnel_id"] } },
      "kubernetes_*": { ...BESIDE_CLUSTER, ...NAMESPACED },
      "databricks_*": { ...BESIDE_CLUSTER },
      "kubernetes_namespace*": { ...NAMESPACE, fold: { of: ["helm_release", "kubernetes_deployment", "kubernetes_deployment_v1", "*"] }, supporting: true, plumbing: true },
      "kubernetes_service_account*": { fold: { of: ["kubernetes_deployment", "kubernetes_deployment_v1", "kubernetes_pod", "helm_release"] }, supporting: true, plumbing: true, actsFor: ["provider"] },
      "kubernetes_config_map*": { holdsConfig: true, fold: { of: ["kubernetes_deployment", "kubernetes_deployment_v1", "kubernetes_pod", "helm_release"] }, plumbing: true },
      "kubernetes_secret*": { holdsConfig: true, fold: { of: ["kubernetes_deployment", "kubernetes_deployment_v1", "kubernetes_pod", "helm_release"] }, plumbing: true },
      "kubernetes_deployment*": { ...ON_CLUSTER, ...PODS },
      "kubernetes_stateful_set*": { ...ON_CLUSTER, ...PODS },
      "kubernetes_daemon_set*": { ...ON_CLUSTER, ...PODS },
      "kubernetes_cron_job*": { ...ON_CLUSTER },
      "kubernetes_job*": { ...ON_CLUSTER, ...PODS },
      "kubernetes_replication_controller*": { ...PODS },
      "kubernetes_manifest*": { ...ON_CLUSTER, ...MANIFEST },
      "kubernetes_pod*": { ...ON_CLUSTER, ...POD },
      "kubernetes_ingress*": { ...ON_CLUSTER, ...INGRESS },
      "flux_*": { ...ON_CLUSTER },
      "postgresql_*": { ...IN_SERVER },
      "mysql_*": { ...IN_SERVER },
      "kubernetes_horizontal_pod_autoscaler*": { fold: { by: ["spec"] }, supporting: true },
      "kubernetes_network_policy*": { operational: RULES_INSIDE, supporting: true, plumbing: true },
      "kubernetes_limit_range*": { fold: { by: ["metadata"] }, operational: RULES_INSIDE, supporting: true },
      "kubernetes_resource_quota*": { fold: { by: ["metadata"] }, operational: RULES_INSIDE, supporting: true },
      "kubernetes_storage_class*": { operational: RULES_INSIDE, supporting: true },
      "kubernetes_cluster_role*": { operational: RULES_INSIDE, supporting: true },
      "kubernetes_role*": { operational: RULES_INSIDE, supporting: true },
      "kubernetes_*role*": { plumbing: true },
      // Types without a row, whose title is therefore derived.
      vault_kv_secret: { valueAttributes: ["data", "data_json"] },
      azurecaf_name: { makesName: { of: "name", results: ["result"] } }
    };
    PROMINENCE = {
      first: [],
      security: ["kubernetes_secret*", "vault_*", "acme_*", "tls_*", "github_*_secret"],
      identity: ["kubernetes_service_account*", "kubernetes_default_service_account*", "kubernetes_role*", "kubernetes_cluster_role*", "github_team*"],
      monitoring: ["datadog_*", "newrelic_*", "pagerduty_*", "grafana_*"],
      governance: ["kubernetes_network_policy*", "kubernetes_limit_range*", "kubernetes_resource_quota*"],
      configuration: ["kubernetes_config_map*", "kubernetes_storage_class*"]
    };
    OTHER_PREFIXES = {
      aci: { icon: "cisco", category: "network" },
      acme: { icon: "tabler-certificate", category: "security" },
      aiven: { icon: "tabler-database", category: "database" },
      akamai: { icon: "akamai", category: "network" },
      alicloud: { icon: "alibaba-cloud", category: "compute" },
      ansible: { icon: "ansible", category: "other" },
      archive: { icon: "tabler-file-zip", category: "other" },
      argocd: { icon: "argo", category: "containers" },
      auth0: { icon: "auth0", category: "security" },
      boundary: { icon: "hashicorp", category: "security" },
      civo: { icon: "civo", category: "compute" },
      cloudflare: { icon: "cloudflare", category: "network" },
      cloudinit: { icon: "tabler-file-text", category: "other" },
      confluent: { icon: "apache-kafka", category: "integration" },
      consul: { icon: "consul", category: "network" },
      databricks: { icon: "databricks", category: "analytics" },
      datadog: { icon: "datadog", category: "management" },
      digitalocean: { icon: "digitalocean", category: "compute" },
      docker: { icon: "docker", category: "containers" },
      ec: { icon: "elastic", category: "analytics" },
      elasticsearch: { icon: "elastic", category: "analytics" },
      elasticstack: { icon: "elastic", category: "analytics" },
      exoscale: { icon: "exoscale", category: "compute" },
      external: { icon: "tabler-terminal-2", category: "other" },
      fastly: { icon: "fastly", category: "network" },
      flux: { icon: "kubernetes", category: "containers" },
      github: { icon: "github", category: "developer" },
      gitlab: { icon: "gitlab", category: "developer" },
      grafana: { icon: "grafana", category: "management" },
      hcloud: { icon: "hetzner", category: "compute" },
      hcp: { icon: "hashicorp", category: "other" },
      helm: { icon: "helm", category: "containers" },
      heroku: { icon: "tabler-cloud", category: "compute" },
      http: { icon: "tabler-api", category: "other" },
      huaweicloud: { icon: "tabler-cloud", category: "compute" },
      ibm: { icon: "tabler-cloud", category: "compute" },
      k8s: { icon: "kubernetes", category: "containers" },
      kafka: { icon: "apache-kafka", category: "integration" },
      keycloak: { icon: "tabler-key", category: "security" },
      kubectl: { icon: "kubernetes", category: "containers" },
      kubernetes: { icon: "kubernetes", category: "containers" },
      launchdarkly: { icon: "tabler-flag", category: "developer" },
      linode: { icon: "tabler-cloud", category: "compute" },
      local: { icon: "tabler-file-text", category: "other" },
      mongodb: { icon: "mongodb", category: "database" },
      mongodbatlas: { icon: "mongodb", category: "database" },
      mysql: { icon: "mysql", category: "database" },
      netlify: { icon: "netlify", category: "compute" },
      newrelic: { icon: "new-relic", category: "management" },
      nomad: { icon: "nomad", category: "containers" },
      null: { icon: "tabler-circle-dashed", category: "other" },
      oci: { icon: "tabler-cloud", category: "compute" },
      okta: { icon: "okta", category: "security" },
      openstack: { icon: "openstack", category: "compute" },
      opsgenie: { icon: "opsgenie", category: "management" },
      ovh: { icon: "ovh", category: "compute" },
      pagerduty: { icon: "pagerduty", category: "management" },
      postgresql: { icon: "postgresql", category: "database" },
      proxmox: { icon: "proxmox", category: "compute" },
      rabbitmq: { icon: "rabbitmq", category: "integration" },
      rancher2: { icon: "rancher", category: "containers" },
      random: { icon: "tabler-dice-5", category: "other" },
      redis: { icon: "redis", category: "database" },
      scaleway: { icon: "scaleway", category: "compute" },
      sentry: { icon: "sentry", category: "management" },
      shell: { icon: "tabler-terminal-2", category: "other" },
      slack: { icon: "tabler-message", category: "integration" },
      snowflake: { icon: "snowflake", category: "analytics" },
      snyk: { icon: "snyk", category: "security" },
      splunk: { icon: "splunk", category: "management" },
      supabase: { icon: "supabase", category: "database" },
      tailscale: { icon: "tailscale", category: "network" },
      template: { icon: "tabler-file-text", category: "other" },
      tencentcloud: { icon: "tabler-cloud", category: "compute" },
      terraform: { icon: "terraform", category: "other" },
      tfe: { icon: "terraform", category: "other" },
      time: { icon: "tabler-clock", category: "other" },
      tls: { icon: "tabler-certificate", category: "security" },
      tv: { icon: "tabler-topology-star-3", category: "other" },
      upcloud: { icon: "upcloud", category: "compute" },
      vault: { icon: "vault", category: "security" },
      vercel: { icon: "vercel", category: "compute" },
      vsphere: { icon: "vmware", category: "compute" },
      vultr: { icon: "vultr", category: "compute" },
      yandex: { icon: "yandex-cloud", category: "compute" },
      tv_aws: { icon: "tabler-topology-star-3", category: "other" },
      tv_azure: { icon: "tabler-topology-star-3", category: "other" },
      tv_azurerm: { icon: "tabler-topology-star-3", category: "other" },
      tv_gcp: { icon: "tabler-topology-star-3", category: "other" }
    };
  }
});

// src/catalog/other/services.ts
var ZONES3, SERVICES;
var init_services = __esm({
  "src/catalog/other/services.ts"() {
    init_shared();
    init_kubernetes();
    ZONES3 = ["cloudflare_zone", "terraform_module"];
    SERVICES = {
      github_repository: { alone: true, title: "GitHub repository", icon: "github", category: "developer" },
      github_branch: { title: "GitHub branch", icon: "github", category: "developer" },
      github_branch_default: { title: "GitHub default branch", icon: "github", category: "developer" },
      github_branch_protection: { title: "GitHub branch protection", icon: "github", category: "developer", prominence: "governance" },
      github_repository_file: { title: "GitHub file", icon: "github", category: "developer" },
      github_repository_webhook: { title: "GitHub webhook", icon: "github", category: "developer" },
      github_repository_environment: { title: "GitHub environment", icon: "github", category: "developer" },
      github_repository_ruleset: { title: "GitHub ruleset", icon: "github", category: "developer", prominence: "governance" },
      github_repository_collaborator: { title: "GitHub collaborator", icon: "github", category: "developer" },
      github_actions_secret: { title: "GitHub Actions secret", icon: "github", category: "developer" },
      github_actions_variable: { title: "GitHub Actions variable", icon: "github", category: "developer", prominence: "configuration" },
      github_actions_environment_secret: { title: "GitHub environment secret", icon: "github", category: "developer" },
      github_actions_organization_secret: { title: "GitHub organization secret", icon: "github", category: "developer" },
      github_team: { alone: true, title: "GitHub team", icon: "github", category: "developer" },
      github_team_membership: { title: "GitHub team member", icon: "github", category: "developer" },
      github_team_repository: { title: "GitHub team repository", icon: "github", category: "developer" },
      github_membership: { title: "GitHub member", icon: "github", category: "developer", prominence: "identity" },
      github_release: { title: "GitHub release", icon: "github", category: "developer" },
      gitlab_project: { alone: true, title: "GitLab project", icon: "gitlab", category: "developer" },
      gitlab_group: { alone: true, title: "GitLab group", icon: "gitlab", category: "developer" },
      gitlab_project_variable: { title: "GitLab variable", icon: "gitlab", category: "developer", prominence: "configuration" },
      cloudflare_zone: { alone: true, title: "Cloudflare zone", icon: "cloudflare", category: "network", ...BEFORE, prominence: "dns" },
      cloudflare_record: { title: "Cloudflare DNS record", icon: "cloudflare", category: "network", fold: { by: ["zone_id"], into: ZONES3 }, link: { from: ["zone_id"], to: ["content", "value"], among: ZONES3 }, ...BEFORE },
      cloudflare_dns_record: { title: "Cloudflare DNS record", icon: "cloudflare", category: "network", fold: { by: ["zone_id"], into: ZONES3 }, link: { from: ["zone_id"], to: ["content", "value"], among: ZONES3 }, ...BEFORE },
      cloudflare_ruleset: { title: "Cloudflare ruleset", icon: "cloudflare", category: "network" },
      cloudflare_page_rule: { title: "Cloudflare page rule", icon: "cloudflare", category: "network" },
      cloudflare_zone_settings_override: { title: "Cloudflare zone settings", icon: "cloudflare", category: "network" },
      cloudflare_worker_script: { title: "Cloudflare Worker", icon: "cloudflare", category: "network" },
      cloudflare_workers_script: { title: "Cloudflare Worker", icon: "cloudflare", category: "network" },
      cloudflare_worker_route: { title: "Cloudflare Worker route", icon: "cloudflare", category: "network" },
      cloudflare_workers_route: { title: "Cloudflare Worker route", icon: "cloudflare", category: "network" },
      cloudflare_workers_kv_namespace: { title: "Cloudflare KV namespace", icon: "cloudflare", category: "network" },
      cloudflare_r2_bucket: { title: "Cloudflare R2 bucket", icon: "cloudflare", category: "network" },
      cloudflare_d1_database: { title: "Cloudflare D1 database", icon: "cloudflare", category: "network" },
      cloudflare_pages_project: { title: "Cloudflare Pages project", icon: "cloudflare", category: "network" },
      cloudflare_tunnel: { title: "Cloudflare Tunnel", icon: "cloudflare", category: "network" },
      cloudflare_zero_trust_tunnel_cloudflared: { title: "Cloudflare Tunnel", icon: "cloudflare", category: "network" },
      cloudflare_access_application: { title: "Cloudflare Access application", icon: "cloudflare", category: "network" },
      cloudflare_load_balancer: { title: "Cloudflare load balancer", icon: "cloudflare", category: "network" },
      datadog_monitor: { title: "Datadog monitor", icon: "datadog", category: "management", operational: WATCHES, supporting: true },
      datadog_dashboard: { title: "Datadog dashboard", icon: "datadog", category: "management" },
      datadog_synthetics_test: { title: "Datadog synthetic test", icon: "datadog", category: "management" },
      datadog_service_level_objective: { title: "Datadog SLO", icon: "datadog", category: "management" },
      datadog_integration_aws: { title: "Datadog AWS integration", icon: "datadog", category: "management" },
      datadog_integration_gcp: { title: "Datadog Google Cloud integration", icon: "datadog", category: "management" },
      datadog_integration_azure: { title: "Datadog Azure integration", icon: "datadog", category: "management" },
      datadog_logs_index: { title: "Datadog log index", icon: "datadog", category: "management" },
      grafana_dashboard: { title: "Grafana dashboard", icon: "grafana", category: "management" },
      grafana_data_source: { title: "Grafana data source", icon: "grafana", category: "management" },
      grafana_folder: { title: "Grafana folder", icon: "grafana", category: "management" },
      newrelic_alert_policy: { title: "New Relic alert policy", icon: "new-relic", category: "management" },
      newrelic_one_dashboard: { title: "New Relic dashboard", icon: "new-relic", category: "management" },
      pagerduty_service: { title: "PagerDuty service", icon: "pagerduty", category: "management" },
      pagerduty_escalation_policy: { title: "PagerDuty escalation policy", icon: "pagerduty", category: "management" },
      pagerduty_schedule: { title: "PagerDuty schedule", icon: "pagerduty", category: "management" },
      mongodbatlas_cluster: { title: "MongoDB Atlas cluster", icon: "mongodb", category: "database", holdsData: true },
      mongodbatlas_advanced_cluster: { title: "MongoDB Atlas cluster", icon: "mongodb", category: "database", holdsData: true },
      mongodbatlas_project: { title: "MongoDB Atlas project", icon: "mongodb", category: "database" },
      mongodbatlas_database_user: { title: "MongoDB Atlas user", icon: "mongodb", category: "database", supporting: true, prominence: "identity" },
      mongodbatlas_network_peering: { title: "MongoDB Atlas peering", icon: "mongodb", category: "database" },
      snowflake_database: { title: "Snowflake database", icon: "snowflake", category: "analytics", holdsData: true },
      snowflake_schema: { title: "Snowflake schema", icon: "snowflake", category: "analytics" },
      snowflake_warehouse: { title: "Snowflake warehouse", icon: "snowflake", category: "analytics" },
      databricks_cluster: { title: "Databricks cluster", icon: "databricks", category: "analytics", ...ON_CLUSTER },
      databricks_job: { title: "Databricks job", icon: "databricks", category: "analytics", ...ON_CLUSTER },
      databricks_notebook: { title: "Databricks notebook", icon: "databricks", category: "analytics" },
      aiven_kafka_topic: { title: "Kafka topic", icon: "apache-kafka", category: "integration", holdsData: true, fold: { by: ["service_name"] } },
      aiven_organization_user_group_member: { title: "User group member", icon: "tabler-users", category: "people", fold: { by: ["group_id"] }, supporting: true },
      confluent_kafka_cluster: { title: "Confluent Kafka cluster", icon: "apache-kafka", category: "integration" },
      confluent_kafka_topic: { title: "Confluent Kafka topic", icon: "apache-kafka", category: "integration", holdsData: true },
      postgresql_database: { title: "PostgreSQL database", icon: "postgresql", category: "database", holdsData: true },
      postgresql_role: { title: "PostgreSQL role", icon: "postgresql", category: "database" },
      postgresql_schema: { title: "PostgreSQL schema", icon: "postgresql", category: "database" },
      mysql_database: { title: "MySQL database", icon: "mysql", category: "database", holdsData: true },
      mysql_user: { title: "MySQL user", icon: "mysql", category: "database" },
      vault_generic_secret: { title: "Vault secret", icon: "vault", category: "security", valueAttributes: ["data", "data_json"] },
      vault_kv_secret_v2: { title: "Vault secret", icon: "vault", category: "security", valueAttributes: ["data", "data_json"] },
      vault_policy: { title: "Vault policy", icon: "vault", category: "security", prominence: "identity" },
      vault_mount: { title: "Vault mount", icon: "vault", category: "security" },
      vault_auth_backend: { title: "Vault auth method", icon: "vault", category: "security", prominence: "identity" },
      consul_keys: { title: "Consul keys", icon: "consul", category: "network", prominence: "configuration" },
      consul_service: { title: "Consul service", icon: "consul", category: "network" },
      okta_app_oauth: { title: "Okta application", icon: "okta", category: "security", prominence: "first" },
      okta_app_saml: { title: "Okta application", icon: "okta", category: "security", prominence: "first" },
      okta_group: { title: "Okta group", icon: "okta", category: "security", prominence: "identity" },
      okta_user: { title: "Okta user", icon: "okta", category: "security", prominence: "identity" },
      auth0_client: { title: "Auth0 application", icon: "auth0", category: "security", prominence: "first" },
      auth0_connection: { title: "Auth0 connection", icon: "auth0", category: "security", prominence: "first" },
      docker_container: { title: "Docker container", icon: "docker", category: "containers" },
      docker_image: { title: "Docker image", icon: "docker", category: "containers", ...REGISTRY, fold: { by: ["name"] }, prominence: "registries" },
      docker_registry_image: { title: "Docker image", icon: "docker", category: "containers", ...REGISTRY, fold: { by: ["name"] } },
      docker_tag: { title: "Docker tag", icon: "docker", category: "containers", fold: { by: ["source_image"], of: ["docker_registry_image"] }, supporting: true },
      docker_network: { title: "Docker network", icon: "docker", category: "containers" },
      docker_volume: { title: "Docker volume", icon: "docker", category: "containers" },
      fastly_service_vcl: { title: "Fastly service", icon: "fastly", category: "network" },
      vercel_project: { title: "Vercel project", icon: "vercel", category: "compute" },
      digitalocean_droplet: { title: "DigitalOcean Droplet" },
      digitalocean_kubernetes_cluster: { title: "DigitalOcean Kubernetes cluster" },
      digitalocean_loadbalancer: { title: "DigitalOcean load balancer" },
      digitalocean_database_cluster: { title: "DigitalOcean database" },
      hcloud_server: { title: "Hetzner server" }
    };
  }
});

// src/catalog/other/index.ts
var other_exports = {};
__export(other_exports, {
  PATTERN_TABLES: () => PATTERN_TABLES,
  PROMINENCE: () => PROMINENCE,
  TABLES: () => TABLES
});
var TABLES, PATTERN_TABLES;
var init_other = __esm({
  "src/catalog/other/index.ts"() {
    init_actors();
    init_clouds();
    init_kubernetes();
    init_patterns();
    init_services();
    init_terraform();
    init_patterns();
    TABLES = [KUBERNETES, TERRAFORM, SERVICES, OTHER_NETWORKS, ACTORS];
    PATTERN_TABLES = [OTHER_PATTERNS];
  }
});

// elsewhere:src/catalog/aws/index.ts
var aws_exports = {};
__export(aws_exports, {
  PATTERN_TABLES: () => PATTERN_TABLES2,
  PROMINENCE: () => PROMINENCE2,
  TABLES: () => TABLES2
});
var module4, PATTERN_TABLES2, PROMINENCE2, TABLES2;
var init_aws = __esm({
  "elsewhere:src/catalog/aws/index.ts"() {
    module4 = require("./aws.js").modules["src/catalog/aws/index.ts"]();
    PATTERN_TABLES2 = module4.PATTERN_TABLES;
    PROMINENCE2 = module4.PROMINENCE;
    TABLES2 = module4.TABLES;
  }
});

// elsewhere:src/catalog/azure/index.ts
var azure_exports = {};
__export(azure_exports, {
  PATTERN_TABLES: () => PATTERN_TABLES3,
  PROMINENCE: () => PROMINENCE3,
  TABLES: () => TABLES3
});
var module5, PATTERN_TABLES3, PROMINENCE3, TABLES3;
var init_azure = __esm({
  "elsewhere:src/catalog/azure/index.ts"() {
    module5 = require("./azure.js").modules["src/catalog/azure/index.ts"]();
    PATTERN_TABLES3 = module5.PATTERN_TABLES;
    PROMINENCE3 = module5.PROMINENCE;
    TABLES3 = module5.TABLES;
  }
});

// elsewhere:src/catalog/google/index.ts
var google_exports = {};
__export(google_exports, {
  PATTERN_TABLES: () => PATTERN_TABLES4,
  PROMINENCE: () => PROMINENCE4,
  TABLES: () => TABLES4
});
var module6, PATTERN_TABLES4, PROMINENCE4, TABLES4;
var init_google = __esm({
  "elsewhere:src/catalog/google/index.ts"() {
    module6 = require("./google.js").modules["src/catalog/google/index.ts"]();
    PATTERN_TABLES4 = module6.PATTERN_TABLES;
    PROMINENCE4 = module6.PROMINENCE;
    TABLES4 = module6.TABLES;
  }
});

// elsewhere:src/catalog/aws/patterns.ts
var patterns_exports = {};
__export(patterns_exports, {
  AWS_PATTERNS: () => AWS_PATTERNS,
  AWS_PREFIXES: () => AWS_PREFIXES,
  PROMINENCE: () => PROMINENCE5
});
var module7, AWS_PATTERNS, AWS_PREFIXES, PROMINENCE5;
var init_patterns2 = __esm({
  "elsewhere:src/catalog/aws/patterns.ts"() {
    module7 = require("./aws.js").modules["src/catalog/aws/patterns.ts"]();
    AWS_PATTERNS = module7.AWS_PATTERNS;
    AWS_PREFIXES = module7.AWS_PREFIXES;
    PROMINENCE5 = module7.PROMINENCE;
  }
});

// elsewhere:src/catalog/azure/patterns.ts
var patterns_exports2 = {};
__export(patterns_exports2, {
  AZURE_PATTERNS: () => AZURE_PATTERNS,
  AZURE_PREFIXES: () => AZURE_PREFIXES,
  PROMINENCE: () => PROMINENCE6
});
var module8, AZURE_PATTERNS, AZURE_PREFIXES, PROMINENCE6;
var init_patterns3 = __esm({
  "elsewhere:src/catalog/azure/patterns.ts"() {
    module8 = require("./azure.js").modules["src/catalog/azure/patterns.ts"]();
    AZURE_PATTERNS = module8.AZURE_PATTERNS;
    AZURE_PREFIXES = module8.AZURE_PREFIXES;
    PROMINENCE6 = module8.PROMINENCE;
  }
});

// elsewhere:src/catalog/google/patterns.ts
var patterns_exports3 = {};
__export(patterns_exports3, {
  GOOGLE_PATTERNS: () => GOOGLE_PATTERNS,
  GOOGLE_PREFIXES: () => GOOGLE_PREFIXES,
  PROMINENCE: () => PROMINENCE7
});
var module9, GOOGLE_PATTERNS, GOOGLE_PREFIXES, PROMINENCE7;
var init_patterns4 = __esm({
  "elsewhere:src/catalog/google/patterns.ts"() {
    module9 = require("./google.js").modules["src/catalog/google/patterns.ts"]();
    GOOGLE_PATTERNS = module9.GOOGLE_PATTERNS;
    GOOGLE_PREFIXES = module9.GOOGLE_PREFIXES;
    PROMINENCE7 = module9.PROMINENCE;
  }
});

// src/catalog/rows.ts
function rowsOf(cloud) {
  const before = loaded.get(cloud);
  if (before !== void 0) return before;
  const all = [LOAD[cloud](), other_exports];
  const entries2 = (tables) => tables.flatMap((table) => Object.entries(table));
  const rows2 = {
    of: new Map(entries2(all.flatMap(({ TABLES: TABLES5 }) => TABLES5))),
    byPattern: byPatterns(entries2(all.flatMap(({ PATTERN_TABLES: PATTERN_TABLES5 }) => PATTERN_TABLES5)))
  };
  loaded.set(cloud, rows2);
  return rows2;
}
function byPatterns(entries2) {
  const shortestFirst = [...entries2].sort(([a], [b]) => literalLength(a) - literalLength(b)).map(([pattern, row2]) => ({ pattern, start: pattern.split("*", 1)[0], row: row2 }));
  return (type) => {
    const rows2 = shortestFirst.filter(({ pattern, start }) => type.startsWith(start) && matchesWild(pattern, type)).map(({ row: row2 }) => row2);
    const first = rows2.findLastIndex(({ alone }) => alone === true);
    return Object.assign({}, ...rows2.slice(Math.max(first, 0)));
  };
}
function prefixesOf(cloud) {
  const before = prefixesByCloud.get(cloud);
  if (before !== void 0) return before;
  const prefixes = new Map([...Object.entries(LOAD_PREFIXES[cloud]()), ...Object.entries(OTHER_PREFIXES)]);
  prefixesByCloud.set(cloud, prefixes);
  return prefixes;
}
function factsByPrefix(type) {
  const prefixes = prefixesOf(cloudOf(type));
  const words2 = type.split("_", PREFIX_WORDS_MAX);
  for (let length = words2.length; length > 0; length--) {
    const facts = prefixes.get(words2.slice(0, length).join("_"));
    if (facts !== void 0) return { title: titleFromType(type), ...facts };
  }
  return { title: titleFromType(type), ...UNKNOWN2 };
}
function supportingByName(type) {
  const isMembership = JOINS.test(type);
  return {
    // Most types without a row are drawn, so they are not plumbing.
    fold: { byTypeName: true },
    plumbing: false,
    ...(isMembership || GIVES.test(type)) && { supporting: true },
    ...isMembership && { isMembership, fold: { by: GROUPS2, byTypeName: true }, plumbing: true }
  };
}
function spell(word, index2) {
  const known2 = (index2 === 0 ? PRODUCTS.get(word.toLowerCase()) : void 0) ?? SPELLINGS.get(word.toLowerCase());
  if (known2 !== void 0) return known2;
  return index2 === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
function titleFromType(type) {
  const words2 = type.split("_").filter((word) => word !== "");
  let skipped = 0;
  while (skipped < words2.length - 1 && PROVIDER_WORDS.has(words2[skipped])) skipped++;
  const title = words2.slice(skipped).map(spell).join(" ");
  return title === "" ? type : title;
}
var LOAD, loaded, rowOf, prominencePatternsOf, patternsOf, literalLength, UNKNOWN2, LOAD_PREFIXES, prefixesByCloud, PREFIX_WORDS_MAX, GIVES, JOINS, GROUPS2, SPELLINGS, PRODUCTS, PROVIDER_WORDS;
var init_rows = __esm({
  "src/catalog/rows.ts"() {
    init_matching();
    init_cloud();
    init_clouds();
    init_other();
    init_patterns();
    LOAD = {
      aws: () => (init_aws(), __toCommonJS(aws_exports)),
      azure: () => (init_azure(), __toCommonJS(azure_exports)),
      google: () => (init_google(), __toCommonJS(google_exports)),
      other: () => ({ TABLES: [], PATTERN_TABLES: [], PROMINENCE: { first: [] } })
    };
    loaded = /* @__PURE__ */ new Map();
    rowOf = (type) => rowsOf(cloudOf(type)).of.get(type);
    prominencePatternsOf = (cloud) => [
      LOAD[cloud]().PROMINENCE,
      PROMINENCE
    ];
    patternsOf = (type) => rowsOf(cloudOf(type)).byPattern(type);
    literalLength = (pattern) => pattern.replaceAll("*", "").length;
    UNKNOWN2 = { icon: "tabler-box", category: "other" };
    LOAD_PREFIXES = {
      aws: () => (init_patterns2(), __toCommonJS(patterns_exports)).AWS_PREFIXES,
      azure: () => (init_patterns3(), __toCommonJS(patterns_exports2)).AZURE_PREFIXES,
      google: () => (init_patterns4(), __toCommonJS(patterns_exports3)).GOOGLE_PREFIXES,
      other: () => ({})
    };
    prefixesByCloud = /* @__PURE__ */ new Map();
    PREFIX_WORDS_MAX = 5;
    GIVES = /_(?:grants?|permissions?|(?:role|user|group)_assignments?|memberships?|policy_attachments?|database_users?)$|_grant_/;
    JOINS = /_(?:memberships?|(?:group|team|role|org|organi[sz]ation)_(?:members?|users?)|(?:user|group|team)_assignments?)$/;
    GROUPS2 = ["group", "group_id", "group_name", "user_group_id", "team", "team_id", "role", "role_id"];
    SPELLINGS = new Map(
      [
        "ACL",
        "ACM",
        "ALB",
        "AKS",
        "AMI",
        "API",
        "ARN",
        "CA",
        "CDN",
        "CIDR",
        "CPU",
        "DB",
        "DHCP",
        "DNS",
        "DRG",
        "EBS",
        "EC2",
        "ECR",
        "ECS",
        "EFS",
        "EIP",
        "EKS",
        "EMR",
        "FTP",
        "GKE",
        "GPU",
        "HTTP",
        "HTTPS",
        "HSM",
        "IAM",
        "ID",
        "IP",
        "IPAM",
        "IPv4",
        "IPv6",
        "JSON",
        "JWT",
        "KMS",
        "LB",
        "LKE",
        "MDB",
        "MQ",
        "MSK",
        "MSSQL",
        "MySQL",
        "NAS",
        "NAT",
        "NLB",
        "NFS",
        "NSG",
        "OAuth",
        "OSS",
        "OIDC",
        "OpenID",
        "PostgreSQL",
        "RAM",
        "RDS",
        "S3",
        "SAML",
        "SLB",
        "SMB",
        "SNS",
        "SQL",
        "SQS",
        "SSH",
        "SSL",
        "SSM",
        "SSO",
        "TCP",
        "TLS",
        "TTL",
        "UDP",
        "URL",
        "VM",
        "VMware",
        "VPC",
        "VPN",
        "WAF",
        "WAN",
        "XML",
        "IoT",
        "GraphQL",
        "GitHub",
        "BigQuery",
        "CloudFront",
        "CloudWatch",
        "DynamoDB",
        "ElastiCache",
        "EventBridge",
        "CloudTrail",
        "SageMaker",
        "ACI",
        "EPG",
        "GitLab",
        "Kafka",
        "Kubernetes",
        "Redis",
        "MFA",
        "MongoDB",
        "PagerDuty",
        "VRF",
        "WAFv2"
      ].map((word) => [word.toLowerCase(), word])
    );
    PRODUCTS = /* @__PURE__ */ new Map([
      ["apigatewayv2", "API Gateway"],
      ["appconfig", "AppConfig"],
      ["appfabric", "AppFabric"],
      ["appmesh", "App Mesh"],
      ["apprunner", "App Runner"],
      ["appstream", "AppStream"],
      ["appsync", "AppSync"],
      ["auditmanager", "Audit Manager"],
      ["azuredevops", "Azure DevOps"],
      ["bedrockagent", "Bedrock"],
      ["bedrockagentcore", "AgentCore"],
      ["cleanrooms", "Clean Rooms"],
      ["cloudamqp", "CloudAMQP"],
      ["cloudformation", "CloudFormation"],
      ["codeartifact", "CodeArtifact"],
      ["codebuild", "CodeBuild"],
      ["codecatalyst", "CodeCatalyst"],
      ["codecommit", "CodeCommit"],
      ["codeconnections", "CodeConnections"],
      ["codepipeline", "CodePipeline"],
      ["datasync", "DataSync"],
      ["datazone", "DataZone"],
      ["devicefarm", "Device Farm"],
      ["devopsguru", "DevOps Guru"],
      ["digitalocean", "DigitalOcean"],
      ["docdb", "DocumentDB"],
      ["dsql", "Aurora DSQL"],
      ["dx", "Direct Connect"],
      ["emrcontainers", "EMR on EKS"],
      ["emrserverless", "EMR Serverless"],
      ["finspace", "FinSpace"],
      ["fsx", "FSx"],
      ["gamelift", "GameLift"],
      ["globalaccelerator", "Global Accelerator"],
      ["guardduty", "GuardDuty"],
      ["hcp", "HCP"],
      ["imagebuilder", "Image Builder"],
      ["inspector2", "Inspector"],
      ["keyspaces", "Keyspaces"],
      ["lakeformation", "Lake Formation"],
      ["launchdarkly", "LaunchDarkly"],
      ["lexv2models", "Lex"],
      ["licensemanager", "License Manager"],
      ["macie2", "Macie"],
      ["medialive", "MediaLive"],
      ["mediapackagev2", "MediaPackage"],
      ["memorydb", "MemoryDB"],
      ["mongodbatlas", "MongoDB Atlas"],
      ["mskconnect", "MSK Connect"],
      ["networkfirewall", "Network Firewall"],
      ["networkmanager", "Network Manager"],
      ["networkmonitor", "Network Monitor"],
      ["newrelic", "New Relic"],
      ["oci", "OCI"],
      ["opensearch", "OpenSearch"],
      ["opensearchserverless", "OpenSearch Serverless"],
      ["pinpointsmsvoicev2", "End User Messaging"],
      ["quicksight", "QuickSight"],
      ["redshiftserverless", "Redshift Serverless"],
      ["resiliencehub", "Resilience Hub"],
      ["route53", "Route 53"],
      ["route53domains", "Route 53"],
      ["route53profiles", "Route 53"],
      ["rum", "RUM"],
      ["s3control", "S3"],
      ["s3outposts", "S3 on Outposts"],
      ["s3tables", "S3 Tables"],
      ["s3vectors", "S3 Vectors"],
      ["securityhub", "Security Hub"],
      ["securitylake", "Security Lake"],
      ["servicecatalog", "Service Catalog"],
      ["servicequotas", "Service Quotas"],
      ["sesv2", "SES"],
      ["ssmcontacts", "Incident Manager"],
      ["ssmincidents", "Incident Manager"],
      ["ssoadmin", "Identity Center"],
      ["storagegateway", "Storage Gateway"],
      ["timestreamquery", "Timestream"],
      ["timestreamwrite", "Timestream"],
      ["verifiedaccess", "Verified Access"],
      ["verifiedpermissions", "Verified Permissions"],
      ["vpclattice", "VPC Lattice"],
      ["vsphere", "vSphere"],
      ["workspacesweb", "WorkSpaces Web"],
      ["xray", "X-Ray"]
    ]);
    PROVIDER_WORDS = /* @__PURE__ */ new Set([
      "aws",
      "awscc",
      "azurerm",
      "azuread",
      "azapi",
      "google",
      "tv",
      "gcp",
      "azure",
      ...OTHER_CLOUD_PREFIXES,
      // `oci_core_instance`
      "core"
    ]);
  }
});

// src/catalog/index.ts
function factsOf(type) {
  const before = known.get(type);
  if (before !== void 0) return before;
  const row2 = rowOf(type);
  const facts = {
    ...factsByPrefix(type),
    ...row2 === void 0 && supportingByName(type),
    ...factsByWords(type),
    ...row2?.alone === true ? {} : patternsOf(type),
    ...row2
  };
  const plumbing = facts.plumbing ?? (facts.fold !== void 0 || facts.hide !== void 0);
  const fresh = { ...facts, plumbing };
  known.set(type, fresh);
  return fresh;
}
function isGlobal(type, values) {
  const rule = factsOf(type).global ?? false;
  if (typeof rule === "boolean") return rule;
  return Object.entries(rule).every(([name, value]) => Object.hasOwn(values, name) && values[name] === value);
}
function resolvedTypeOf(type, values) {
  const generic = factsOf(type).standsFor;
  if (generic === void 0) return null;
  const name = generic.by === void 0 ? "" : values[generic.by] ?? "";
  const meant = typeof name === "string" ? generic.meant(name, values) : void 0;
  return meant === void 0 ? null : { ...generic, type: meant };
}
function isHandedOver(address, attribute) {
  const [, type] = ASKING.exec(address) ?? [];
  return type !== void 0 && factsOf(type).valueAttributes?.includes(attribute) === true;
}
function byPattern(type) {
  const cloud = cloudOf(type);
  const lines2 = linesByCloud.get(cloud) ?? linesOf(prominencePatternsOf(cloud));
  linesByCloud.set(cloud, lines2);
  return lines2.find(({ pattern, start }) => type.startsWith(start) && matchesWild(pattern, type))?.rank ?? null;
}
function rankOf(type) {
  const before = ranks.get(type);
  if (before !== void 0) return before;
  const fresh = factsOf(type).prominence ?? byPattern(type);
  ranks.set(type, fresh);
  return fresh;
}
function stripOf(type, isCalled) {
  const rank = rankOf(type);
  if (rank === null || rank === "first") return null;
  return isCalled && BOOKS.has(rank) ? null : rank;
}
var isKnown, known, ASKING, BOOKS, linesOf, linesByCloud, ranks;
var init_catalog = __esm({
  "src/catalog/index.ts"() {
    init_matching();
    init_cloud();
    init_model();
    init_clouds();
    init_rows();
    init_boxes();
    init_cloud();
    isKnown = (type) => rowOf(type)?.title !== void 0;
    known = /* @__PURE__ */ new Map();
    ASKING = /^(?:data|ephemeral)\.([^.]+)\./;
    BOOKS = /* @__PURE__ */ new Set(["dns"]);
    linesOf = (tables) => tables.flatMap(
      (table) => ["first", ...STRIPS].flatMap(
        (rank) => (table[rank] ?? []).map((pattern) => ({
          pattern,
          rank,
          start: pattern.split("*", 1)[0],
          literals: pattern.replaceAll("*", "").length
        }))
      )
    ).sort((a, b) => b.literals - a.literals);
    linesByCloud = /* @__PURE__ */ new Map();
    ranks = /* @__PURE__ */ new Map();
  }
});

// src/catalog/placement.ts
function wordsFor(type, values) {
  const own = type.split("_").slice(1);
  const facing = factsOf(type).tierByFacing === true ? values.internal === true ? TOWARDS_OWN : TOWARDS_ALL : [];
  return /* @__PURE__ */ new Set([...own, ...own.flatMap((word) => ALSO_CALLED[word] ?? []), ...facing]);
}
function tiersFor({ type, values }, names, subject) {
  const words2 = wordsFor(type, values);
  const told = names.map((name) => ({ name, left: name.split("_").filter((word) => word !== subject) })).filter(({ left }) => left.length > 0 && left.every((word) => words2.has(word)));
  const longest3 = Math.max(...told.map(({ left }) => left.length));
  return told.filter(({ left }) => left.length === longest3).map(({ name }) => name);
}
var PLACED_BY, ATTRIBUTES_OF_MANY, NAMED_CONTAINERS, AWS_SUBNET, AZURE_SUBNET2, AZURE_GROUP, AZURE_NETWORK, GOOGLE_SUBNET2, GOOGLE_NETWORK, IDENTITIES2, ATTRIBUTES_OF_INTERFACES, ZONE_ATTRIBUTES, ROUTING, NAME2, named2, byId, NAMED_HOSTS, ALSO_CALLED, TOWARDS_ALL, TOWARDS_OWN;
var init_placement = __esm({
  "src/catalog/placement.ts"() {
    init_catalog();
    PLACED_BY = {
      aws: [
        "subnet_id",
        "subnet_ids",
        "subnets",
        "subnet_mapping",
        "vpc_zone_identifier",
        "vpc_config",
        "vpc_configuration",
        "vpc_settings",
        "compute_resources",
        "network_configuration",
        "vpc_options",
        "broker_node_group_info",
        "network_interface",
        "network_interfaces",
        "launch_template",
        "db_subnet_group_name",
        "subnet_group_name",
        "cluster_subnet_group_name",
        "replication_subnet_group_id",
        "vpc_security_group_ids",
        "security_group_ids",
        "security_groups",
        "vpc_id"
      ],
      azure: [
        "subnet_id",
        "subnet_ids",
        "virtual_network_subnet_id",
        "vnet_subnet_id",
        "delegated_subnet_id",
        "infrastructure_subnet_id",
        "network_interface_ids",
        "network_interface_id",
        "ip_configuration",
        "gateway_ip_configuration",
        "frontend_ip_configuration",
        "network_interface",
        "network_profile",
        "network_profile_id",
        "default_node_pool",
        "agent_pool_profile",
        "virtual_network_configuration",
        "vnet_configuration",
        "virtual_network_id",
        "virtual_network_name",
        "kubernetes_cluster_id",
        "resource_group_name",
        "resource_group_id",
        "parent_id"
      ],
      google: [
        "subnetwork",
        "subnet",
        "network_interface",
        "network",
        "private_network",
        "authorized_network",
        "vpc_access",
        "settings",
        "cluster",
        "node_config",
        "config"
      ],
      other: []
    };
    ATTRIBUTES_OF_MANY = /* @__PURE__ */ new Set([
      "subnet_ids",
      "subnets",
      "subnet_mapping",
      "subnet_configuration",
      "vpc_zone_identifier",
      "vpc_config",
      "vpc_configuration",
      "vpc_settings",
      "compute_resources",
      "custom_parameters",
      "network_configuration",
      "vpc_options",
      "broker_node_group_info",
      "network_interfaces",
      "network_interface_ids",
      "vpc_security_group_ids",
      "security_group_ids",
      "security_groups"
    ]);
    NAMED_CONTAINERS = /* @__PURE__ */ new Map([
      ["resource_group_name", ["azurerm_resource_group"]],
      ["virtual_network_name", ["azurerm_virtual_network"]],
      ["public_subnet_name", ["azurerm_subnet"]],
      ["private_subnet_name", ["azurerm_subnet"]],
      ["network", ["google_compute_network"]],
      ["private_network", ["google_compute_network"]],
      ["authorized_network", ["google_compute_network"]],
      ["subnetwork", ["google_compute_subnetwork"]],
      ["db_subnet_group_name", ["aws_db_subnet_group"]],
      ["cluster_subnet_group_name", ["aws_redshift_subnet_group"]],
      ["replication_subnet_group_id", ["aws_dms_replication_subnet_group"]],
      ["subnet_group_name", ["aws_elasticache_subnet_group", "aws_memorydb_subnet_group", "aws_dax_subnet_group"]]
    ]);
    AWS_SUBNET = {
      type: "aws_subnet",
      // Example code has made-up texts here (`subsubnet-2`); resources with the same text are still in one container.
      looks: /^(?:[a-z0-9]+-)*[a-z]*subnet-[0-9a-z-]+$/,
      beside: { type: "aws_vpc", by: "vpc_id" }
    };
    AZURE_SUBNET2 = {
      type: "azurerm_subnet",
      looks: /^(?<around>\/subscriptions\/[^/]+\/resourceGroups\/[^/]+\/providers\/Microsoft\.Network\/virtualNetworks\/(?<aroundName>[\w.-]+))\/subnets\/(?<name>[\w.-]+)$/i,
      around: { type: "azurerm_virtual_network", by: "virtual_network_id" }
    };
    AZURE_GROUP = { type: "azurerm_resource_group", looks: /^(?!default)[\w(][\w.()-]{0,89}$/ };
    AZURE_NETWORK = {
      type: "azurerm_virtual_network",
      looks: /^(?:\/subscriptions\/[^/]+\/resourceGroups\/[^/]+\/providers\/Microsoft\.Network\/virtualNetworks\/)?(?<name>[A-Za-z0-9][\w.-]{0,79})$/i
    };
    GOOGLE_SUBNET2 = {
      type: "google_compute_subnetwork",
      looks: /^(?:(?:https:\/\/www\.googleapis\.com\/compute\/v1\/)?projects\/[^/]+\/regions\/(?<region>[a-z0-9-]+)\/subnetworks\/)?(?<name>[a-z][a-z0-9-]*)$/,
      beside: { type: "google_compute_network", by: "network" }
    };
    GOOGLE_NETWORK = {
      type: "google_compute_network",
      looks: /^(?:(?:https:\/\/www\.googleapis\.com\/compute\/v1\/)?projects\/[^/]+\/global\/networks\/)?(?<name>[a-z][a-z0-9-]*)$/
    };
    IDENTITIES2 = /* @__PURE__ */ new Map([
      ["subnet_id", [AWS_SUBNET, AZURE_SUBNET2]],
      ["subnet_ids", [AWS_SUBNET]],
      ["subnets", [AWS_SUBNET]],
      ["vpc_zone_identifier", [AWS_SUBNET]],
      ["vpc_id", [{ type: "aws_vpc", looks: /^vpc-[0-9a-z-]+$/ }]],
      ["virtual_network_subnet_id", [AZURE_SUBNET2]],
      ["vnet_subnet_id", [AZURE_SUBNET2]],
      ["delegated_subnet_id", [AZURE_SUBNET2]],
      ["infrastructure_subnet_id", [AZURE_SUBNET2]],
      ["resource_group_name", [AZURE_GROUP]],
      ["virtual_network_name", [AZURE_NETWORK]],
      ["virtual_network_id", [AZURE_NETWORK]],
      ["subnetwork", [GOOGLE_SUBNET2]],
      ["network", [GOOGLE_NETWORK]],
      ["private_network", [GOOGLE_NETWORK]],
      ["authorized_network", [GOOGLE_NETWORK]]
    ]);
    ATTRIBUTES_OF_INTERFACES = /* @__PURE__ */ new Set([
      "network_interface",
      "network_interfaces",
      "network_interface_id",
      "network_interface_ids"
    ]);
    ZONE_ATTRIBUTES = ["availability_zone", "availability_zone_id"];
    ROUTING = {
      association: { type: "aws_route_table_association", subnet: "subnet_id", table: "route_table_id" },
      route: { type: "aws_route", table: "route_table_id", target: "gateway_id" },
      table: { types: ["aws_route_table", "aws_default_route_table"], block: "route" },
      main: ["aws_default_route_table", "aws_main_route_table_association"],
      gateway: "aws_internet_gateway",
      gatewayId: /^igw-[0-9a-f]+$/,
      others: [
        "aws_nat_gateway",
        "aws_egress_only_internet_gateway",
        "aws_ec2_transit_gateway",
        "aws_ec2_transit_gateway_vpc_attachment",
        "aws_vpn_gateway",
        "aws_vpc_peering_connection",
        "aws_vpc_endpoint",
        "aws_networkfirewall_firewall",
        "aws_network_interface",
        "aws_instance",
        "aws_networkmanager_vpc_attachment"
      ],
      otherIds: /^(?:nat|eigw|tgw|vgw|pcx|vpce|eni|i)-[0-9a-f]+$/,
      hops: { by: "next_hop_type", are: ["VirtualAppliance", "VirtualNetworkGateway", "None"] },
      destinations: ["destination_cidr_block", "destination_ipv6_cidr_block", "address_prefix"],
      everywhere: ["0.0.0.0/0", "::/0"]
    };
    NAME2 = /^[A-Za-z0-9][\w.-]{0,79}$/;
    named2 = (type) => ({ type, looks: NAME2 });
    byId = (type, kind) => ({
      type,
      looks: new RegExp(`^/subscriptions/[^/]+/resourceGroups/[^/]+/providers/${kind}/(?<name>[\\w.-]+)$`, "i")
    });
    NAMED_HOSTS = /* @__PURE__ */ new Map([
      ["azure_firewall_name", named2("azurerm_firewall")],
      ["api_management_name", named2("azurerm_api_management")],
      ["api_management_id", byId("azurerm_api_management", "Microsoft\\.ApiManagement/service")],
      ["key_vault_id", byId("azurerm_key_vault", "Microsoft\\.KeyVault/vaults")],
      ["storage_account_name", named2("azurerm_storage_account")],
      ["data_factory_id", byId("azurerm_data_factory", "Microsoft\\.DataFactory/factories")],
      ["automation_account_name", named2("azurerm_automation_account")],
      // With its version or alias, and with the account, if given.
      [
        "function_name",
        {
          type: "aws_lambda_function",
          looks: /^(?:arn:[\w-]+:lambda:[\w-]+:)?(?:\d{12}:)?(?:function:)?(?<name>[\w-]{1,64})(?::[\w$-]{1,128})?$/
        }
      ],
      ["rest_api_id", { type: "aws_api_gateway_rest_api", looks: /^[a-z0-9]{10}$/ }]
    ]);
    ALSO_CALLED = {
      application: ["app"],
      bastion: ["bastions"],
      cache: ["caches", "redis"],
      container: ["gke", "k8s"],
      db: ["data", "database", "databases", "rds"],
      eks: ["k8s", "kubernetes"],
      elasticache: ["cache", "caches", "redis"],
      endpoint: ["endpoints", "pe", "pep"],
      gateway: ["agw", "appgw", "gateways", "gw"],
      kubernetes: ["aks", "k8s"],
      mysql: ["data", "database", "databases", "db"],
      mssql: ["data", "database", "databases", "db", "sql"],
      postgresql: ["data", "database", "databases", "db", "postgres"],
      rds: ["data", "database", "databases", "db"]
    };
    TOWARDS_ALL = ["external", "public"];
    TOWARDS_OWN = ["internal", "private"];
  }
});

// src/platform/hash.ts
var import_node_crypto, sha256;
var init_hash = __esm({
  "src/platform/hash.ts"() {
    import_node_crypto = require("node:crypto");
    sha256 = (content) => (0, import_node_crypto.createHash)("sha256").update(content).digest("hex");
  }
});

// elsewhere:src/errors.ts
var module10, Bug, External, GroundplanError, InvalidInput, Missing, Misuse, NoResources;
var init_errors = __esm({
  "elsewhere:src/errors.ts"() {
    module10 = require("../cli.js").modules["src/errors.ts"]();
    Bug = module10.Bug;
    External = module10.External;
    GroundplanError = module10.GroundplanError;
    InvalidInput = module10.InvalidInput;
    Missing = module10.Missing;
    Misuse = module10.Misuse;
    NoResources = module10.NoResources;
  }
});

// elsewhere:src/messages.ts
var module11, ACTION_REASONS, FILE_EMPTY_REMEDY, FILE_TOO_LARGE_REMEDY, FILE_UNWRITABLE_REMEDY, INVALID_GRAPH_REMEDY, JSON_EXPECTED, MACHINE_TROUBLES, NOT_CACHED, NO_ARROW, NO_INSTANCES_REMEDY, NO_RESOURCES_FOUND, NO_RESOURCES_REMEDY, NO_RESOURCE_CHANGES_MEMBER, PROXY_UNSUPPORTED, REFUSED_REPOSITORY, ROOT_OUTSIDE_REMEDY, RULES2, UNREACHABLE_REMEDY, VARIABLE_FILE_REMEDY, addressesTooLong, attributeOf, causeLine, changeWord, endedBySignal, errorLine, fileTooLarge, fileUnwritable, inShell, linkOutside, moreLikeThese, moreWarnings, noInstances, notStarted, remedyLine, removedBy, resourcesTooMany, rootOutside, severalNames, variableFileTooLarge, variableFileUnreadable;
var init_messages = __esm({
  "elsewhere:src/messages.ts"() {
    module11 = require("../cli.js").modules["src/messages.ts"]();
    ACTION_REASONS = module11.ACTION_REASONS;
    FILE_EMPTY_REMEDY = module11.FILE_EMPTY_REMEDY;
    FILE_TOO_LARGE_REMEDY = module11.FILE_TOO_LARGE_REMEDY;
    FILE_UNWRITABLE_REMEDY = module11.FILE_UNWRITABLE_REMEDY;
    INVALID_GRAPH_REMEDY = module11.INVALID_GRAPH_REMEDY;
    JSON_EXPECTED = module11.JSON_EXPECTED;
    MACHINE_TROUBLES = module11.MACHINE_TROUBLES;
    NOT_CACHED = module11.NOT_CACHED;
    NO_ARROW = module11.NO_ARROW;
    NO_INSTANCES_REMEDY = module11.NO_INSTANCES_REMEDY;
    NO_RESOURCES_FOUND = module11.NO_RESOURCES_FOUND;
    NO_RESOURCES_REMEDY = module11.NO_RESOURCES_REMEDY;
    NO_RESOURCE_CHANGES_MEMBER = module11.NO_RESOURCE_CHANGES_MEMBER;
    PROXY_UNSUPPORTED = module11.PROXY_UNSUPPORTED;
    REFUSED_REPOSITORY = module11.REFUSED_REPOSITORY;
    ROOT_OUTSIDE_REMEDY = module11.ROOT_OUTSIDE_REMEDY;
    RULES2 = module11.RULES;
    UNREACHABLE_REMEDY = module11.UNREACHABLE_REMEDY;
    VARIABLE_FILE_REMEDY = module11.VARIABLE_FILE_REMEDY;
    addressesTooLong = module11.addressesTooLong;
    attributeOf = module11.attributeOf;
    causeLine = module11.causeLine;
    changeWord = module11.changeWord;
    endedBySignal = module11.endedBySignal;
    errorLine = module11.errorLine;
    fileTooLarge = module11.fileTooLarge;
    fileUnwritable = module11.fileUnwritable;
    inShell = module11.inShell;
    linkOutside = module11.linkOutside;
    moreLikeThese = module11.moreLikeThese;
    moreWarnings = module11.moreWarnings;
    noInstances = module11.noInstances;
    notStarted = module11.notStarted;
    remedyLine = module11.remedyLine;
    removedBy = module11.removedBy;
    resourcesTooMany = module11.resourcesTooMany;
    rootOutside = module11.rootOutside;
    severalNames = module11.severalNames;
    variableFileTooLarge = module11.variableFileTooLarge;
    variableFileUnreadable = module11.variableFileUnreadable;
  }
});

// elsewhere:src/platform/text/printable.ts
var module13, harmless, hasUnseen, oneLine, printable, quote, short, visible;
var init_printable = __esm({
  "elsewhere:src/platform/text/printable.ts"() {
    module13 = require("../cli.js").modules["src/platform/text/printable.ts"]();
    harmless = module13.harmless;
    hasUnseen = module13.hasUnseen;
    oneLine = module13.oneLine;
    printable = module13.printable;
    quote = module13.quote;
    short = module13.short;
    visible = module13.visible;
  }
});

// src/terraform/fetch/limits.ts
var FILE_BYTES_MAX, CHECKOUT_BYTES_MAX, CHECKOUT_FILES_MAX, FOLDERS_LISTED, FOLDER_DEPTH_LISTED, FOLDERS_LOOKED_AT, LINKS_MAX, LINK_BYTES_MAX, LEVELS_ABOVE_MAX, TITLE_LENGTH_MAX, GIT_SETTINGS_BYTES_MAX, CACHE_BYTES_MAX, INODE_BYTES, ADDRESS_LENGTH_MAX2, ASK_SECONDS, SILENT_SECONDS, CONNECT_SECONDS, LOCAL_GIT_SECONDS, LISTING_BYTES_MAX, REPOSITORY_BYTES_MAX, REPOSITORY_ENTRIES_MAX, COMMITS_CACHED_MAX, GIT_MEMORY_MAX, REVISION_LENGTH_MAX, HISTORY_BYTES_MAX, HEAD_BYTES_MAX, FILES_LOOKED_INTO, LOOKED_INTO_BYTES_MAX, REGISTRY_SECONDS, RUN_REQUESTS_MAX, RUN_SECONDS_MAX, RUN_WIRE_BYTES_MAX, RUN_DISK_BYTES_MAX, RUN_INODES_MAX, RUN_ENTRIES_MAX, RUN_UNPACKED_BYTES_MAX, FOLDER_DEPTH_MAX, RATIO_MAX, RATIO_FROM_BYTES, NAME_BYTES_MAX, PATH_BYTES_MAX, EXTENSIONS_BYTES_MAX, HEADER_KEYS_MAX, LINK_NAMES_MAX;
var init_limits2 = __esm({
  "src/terraform/fetch/limits.ts"() {
    FILE_BYTES_MAX = 32 * 1024 * 1024;
    CHECKOUT_BYTES_MAX = 512 * 1024 * 1024;
    CHECKOUT_FILES_MAX = 1e5;
    FOLDERS_LISTED = 10;
    FOLDER_DEPTH_LISTED = 5;
    FOLDERS_LOOKED_AT = 5e3;
    LINKS_MAX = 1e3;
    LINK_BYTES_MAX = 1024;
    LEVELS_ABOVE_MAX = 6;
    TITLE_LENGTH_MAX = 160;
    GIT_SETTINGS_BYTES_MAX = 64 * 1024;
    CACHE_BYTES_MAX = 10 * 1e3 * 1e3 * 1e3;
    INODE_BYTES = 4096;
    ADDRESS_LENGTH_MAX2 = 2048;
    ASK_SECONDS = 30;
    SILENT_SECONDS = 30;
    CONNECT_SECONDS = 15;
    LOCAL_GIT_SECONDS = 120;
    LISTING_BYTES_MAX = 64 * 1024 * 1024;
    REPOSITORY_BYTES_MAX = 2 * 1024 * 1024 * 1024;
    REPOSITORY_ENTRIES_MAX = 25e4;
    COMMITS_CACHED_MAX = 2;
    GIT_MEMORY_MAX = 2 * 2 ** 30;
    REVISION_LENGTH_MAX = 1024;
    HISTORY_BYTES_MAX = 2 ** 20;
    HEAD_BYTES_MAX = 64 * 1024;
    FILES_LOOKED_INTO = 20;
    LOOKED_INTO_BYTES_MAX = 4 * 1024 * 1024;
    REGISTRY_SECONDS = 15;
    RUN_REQUESTS_MAX = 1500;
    RUN_SECONDS_MAX = 900;
    RUN_WIRE_BYTES_MAX = 1024 * 1024 * 1024;
    RUN_DISK_BYTES_MAX = 2 * 1024 * 1024 * 1024;
    RUN_INODES_MAX = 3e5;
    RUN_ENTRIES_MAX = 5e5;
    RUN_UNPACKED_BYTES_MAX = 2 * 1024 * 1024 * 1024;
    FOLDER_DEPTH_MAX = 64;
    RATIO_MAX = 200;
    RATIO_FROM_BYTES = 16 * 1024 * 1024;
    NAME_BYTES_MAX = 255;
    PATH_BYTES_MAX = 1024;
    EXTENSIONS_BYTES_MAX = 256 * 1024;
    HEADER_KEYS_MAX = 64;
    LINK_NAMES_MAX = 64;
  }
});

// src/graph/address.ts
function runEnd(text3, start, accepts) {
  let at2 = start;
  while (at2 < text3.length && accepts(text3.charCodeAt(at2))) at2++;
  return at2;
}
function indexEnd(text3, start) {
  const close = text3.indexOf("]", start);
  return close > start + 1 ? close + 1 : -1;
}
function modulePrefix(text3) {
  const steps2 = [];
  let end = 0;
  while (text3.startsWith(MODULE, end)) {
    const nameStart = end + MODULE.length;
    const nameEnd = runEnd(text3, nameStart, isNameCode);
    const stepEnd = text3[nameEnd] === "[" ? indexEnd(text3, nameEnd) : nameEnd;
    if (nameEnd === nameStart || stepEnd < 0 || text3[stepEnd] !== ".") break;
    steps2.push({
      name: text3.slice(nameStart, nameEnd),
      index: stepEnd === nameEnd ? null : text3.slice(nameEnd + 1, stepEnd - 1)
    });
    end = stepEnd + 1;
  }
  return { steps: steps2, end };
}
function parseAddress(text3) {
  const { steps: steps2, end: typeStart } = modulePrefix(text3);
  if (!isLower(text3.charCodeAt(typeStart))) return null;
  const typeEnd = runEnd(text3, typeStart, isTypeCode);
  if (text3[typeEnd] !== ".") return null;
  const nameEnd = runEnd(text3, typeEnd + 1, isNameCode);
  if (nameEnd === typeEnd + 1) return null;
  const indexes = [];
  let at2 = nameEnd;
  while (text3[at2] === "[") {
    const close = indexEnd(text3, at2);
    if (close < 0) return null;
    indexes.push(text3.slice(at2 + 1, close - 1));
    at2 = close;
  }
  let copy = null;
  if (text3[at2] === "~") {
    const digitsEnd = runEnd(text3, at2 + 1, isDigit);
    if (digitsEnd === at2 + 1) return null;
    copy = Number(text3.slice(at2 + 1, digitsEnd));
    at2 = digitsEnd;
  }
  if (at2 !== text3.length) return null;
  return {
    modules: steps2,
    type: text3.slice(typeStart, typeEnd),
    name: text3.slice(typeEnd + 1, nameEnd),
    indexes,
    copy
  };
}
function isShort(address) {
  const isLong = address.length > ADDRESS_LENGTH_MAX && (address.length > 2 * ADDRESS_LENGTH_MAX || [...address].length > ADDRESS_LENGTH_MAX);
  return !isLong && modulePrefix(address).steps.length <= MODULE_DEPTH;
}
function modulesOf(address) {
  const result = [];
  for (const step of parseAddress(address)?.modules ?? []) {
    const outer = result.at(-1);
    result.push(outer === void 0 ? moduleText(step) : `${outer}.${moduleText(step)}`);
  }
  return result;
}
function formatAddress(address) {
  const modules2 = address.modules.map((step) => `${moduleText(step)}.`).join("");
  const indexes = address.indexes.map((index2) => `[${index2}]`).join("");
  return `${modules2}${address.type}.${address.name}${indexes}${address.copy === null ? "" : `~${address.copy}`}`;
}
function withoutIndexes(address) {
  const parts = parseAddress(address);
  if (parts === null) return address;
  const modules2 = parts.modules.map((step) => `${MODULE}${step.name}.`).join("");
  return `${modules2}${parts.type}.${parts.name}`;
}
function withCopy(address, copy) {
  const parts = parseAddress(address);
  return parts === null ? address : formatAddress({ ...parts, copy });
}
var MODULE, isDigit, isLower, isTypeCode, isNameCode, isAddress, typeOf2, moduleText, NAME_ESCAPE, NEEDS_ESCAPE, escapeName, unescapeName, ESCAPED_BRACKET, BACKSLASH_OR_BRACKET, escapeKey, unescapeKey, holdsEscapedBracket;
var init_address = __esm({
  "src/graph/address.ts"() {
    init_limits();
    MODULE = "module.";
    isDigit = (code) => code >= 48 && code <= 57;
    isLower = (code) => code >= 97 && code <= 122;
    isTypeCode = (code) => isLower(code) || isDigit(code) || code === 95;
    isNameCode = (code) => isTypeCode(code) || code === 45 || code >= 65 && code <= 90;
    isAddress = (text3) => parseAddress(text3) !== null;
    typeOf2 = (address) => parseAddress(address)?.type ?? "";
    moduleText = (step) => `${MODULE}${step.name}${step.index === null ? "" : `[${step.index}]`}`;
    NAME_ESCAPE = /-u([0-9a-f]{4,6})-/gu;
    NEEDS_ESCAPE = /[^\0-\x7f]|-(?=u[0-9a-f]{4,6}(?:-|[^\0-\x7f]))/gu;
    escapeName = (name) => name.replace(NEEDS_ESCAPE, (char) => `-u${char.codePointAt(0).toString(16).padStart(4, "0")}-`);
    unescapeName = (name) => name.replace(NAME_ESCAPE, (whole2, hex) => {
      const code = Number.parseInt(hex, 16);
      return code > 1114111 ? whole2 : String.fromCodePoint(code);
    });
    ESCAPED_BRACKET = "\\u005d";
    BACKSLASH_OR_BRACKET = /\\(?:\\|u005d)/g;
    escapeKey = (key) => key.replaceAll("]", ESCAPED_BRACKET);
    unescapeKey = (key) => key.replace(BACKSLASH_OR_BRACKET, (found) => found === ESCAPED_BRACKET ? "]" : found);
    holdsEscapedBracket = (key) => unescapeKey(key) !== key;
  }
});

// elsewhere:src/annotate/index.ts
var annotate_exports = {};
__export(annotate_exports, {
  annotate: () => annotate,
  readAnnotations: () => readAnnotations,
  readSuggestions: () => readSuggestions
});
var module14, annotate, readAnnotations, readSuggestions;
var init_annotate = __esm({
  "elsewhere:src/annotate/index.ts"() {
    module14 = require("./words.js").modules["src/annotate/index.ts"]();
    annotate = module14.annotate;
    readAnnotations = module14.readAnnotations;
    readSuggestions = module14.readSuggestions;
  }
});

// elsewhere:src/annotate/names.ts
var names_exports = {};
__export(names_exports, {
  Names: () => Names,
  fits: () => fits,
  isPattern: () => isPattern,
  whereabouts: () => whereabouts
});
var module15, Names, fits, isPattern, whereabouts;
var init_names = __esm({
  "elsewhere:src/annotate/names.ts"() {
    module15 = require("./words.js").modules["src/annotate/names.ts"]();
    Names = module15.Names;
    fits = module15.fits;
    isPattern = module15.isPattern;
    whereabouts = module15.whereabouts;
  }
});

// elsewhere:src/annotate/ai/question.ts
var question_exports = {};
__export(question_exports, {
  questionAbout: () => questionAbout
});
var module16, questionAbout;
var init_question = __esm({
  "elsewhere:src/annotate/ai/question.ts"() {
    module16 = require("./words.js").modules["src/annotate/ai/question.ts"]();
    questionAbout = module16.questionAbout;
  }
});

// elsewhere:src/annotate/ai/suggest.ts
var suggest_exports = {};
__export(suggest_exports, {
  suggest: () => suggest,
  writeSuggestions: () => writeSuggestions
});
var module17, suggest, writeSuggestions;
var init_suggest = __esm({
  "elsewhere:src/annotate/ai/suggest.ts"() {
    module17 = require("./words.js").modules["src/annotate/ai/suggest.ts"]();
    suggest = module17.suggest;
    writeSuggestions = module17.writeSuggestions;
  }
});

// src/graph/group-by.ts
function groupBy(list, key) {
  const groups = /* @__PURE__ */ new Map();
  for (const entry of list) {
    const groupKey = key(entry);
    const group2 = groups.get(groupKey);
    if (group2) group2.push(entry);
    else groups.set(groupKey, [entry]);
  }
  return groups;
}
function put(lists, key, entry) {
  const list = lists.get(key);
  if (list === void 0) lists.set(key, [entry]);
  else list.push(entry);
}
var init_group_by = __esm({
  "src/graph/group-by.ts"() {
  }
});

// elsewhere:src/layout/dot/index.ts
var dot_exports = {};
__export(dot_exports, {
  arrangeDot: () => arrangeDot,
  fromDot: () => fromDot,
  innerEdges: () => innerEdges,
  linksOf: () => linksOf2
});
var module19, arrangeDot, fromDot, innerEdges, linksOf2;
var init_dot = __esm({
  "elsewhere:src/layout/dot/index.ts"() {
    module19 = require("./plan.js").modules["src/layout/dot/index.ts"]();
    arrangeDot = module19.arrangeDot;
    fromDot = module19.fromDot;
    innerEdges = module19.innerEdges;
    linksOf2 = module19.linksOf;
  }
});

// elsewhere:src/layout/pinned/index.ts
var pinned_exports = {};
__export(pinned_exports, {
  withPinned: () => withPinned
});
var module20, withPinned;
var init_pinned = __esm({
  "elsewhere:src/layout/pinned/index.ts"() {
    module20 = require("./kept.js").modules["src/layout/pinned/index.ts"]();
    withPinned = module20.withPinned;
  }
});

// elsewhere:src/diagram/provenance-details.ts
var provenance_details_exports = {};
__export(provenance_details_exports, {
  detailsIn: () => detailsIn,
  webPlaceOf: () => webPlaceOf
});
var module21, detailsIn, webPlaceOf;
var init_provenance_details = __esm({
  "elsewhere:src/diagram/provenance-details.ts"() {
    module21 = require("./page.js").modules["src/diagram/provenance-details.ts"]();
    detailsIn = module21.detailsIn;
    webPlaceOf = module21.webPlaceOf;
  }
});

// elsewhere:src/render/fallback/font.ts
var font_exports = {};
__export(font_exports, {
  readFallbackFont: () => readFallbackFont
});
var module22, readFallbackFont;
var init_font = __esm({
  "elsewhere:src/render/fallback/font.ts"() {
    module22 = require("./fonts.js").modules["src/render/fallback/font.ts"]();
    readFallbackFont = module22.readFallbackFont;
  }
});

// elsewhere:src/inference/views/simplify/index.ts
var simplify_exports = {};
__export(simplify_exports, {
  simplify: () => simplify2
});
var module23, simplify2;
var init_simplify = __esm({
  "elsewhere:src/inference/views/simplify/index.ts"() {
    module23 = require("./plan.js").modules["src/inference/views/simplify/index.ts"]();
    simplify2 = module23.simplify;
  }
});

// elsewhere:src/inference/views/overview/index.ts
var overview_exports = {};
__export(overview_exports, {
  arrowOf: () => arrowOf,
  drawGrouped: () => drawGrouped,
  overview: () => overview
});
var module24, arrowOf, drawGrouped, overview;
var init_overview = __esm({
  "elsewhere:src/inference/views/overview/index.ts"() {
    module24 = require("./plan.js").modules["src/inference/views/overview/index.ts"]();
    arrowOf = module24.arrowOf;
    drawGrouped = module24.drawGrouped;
    overview = module24.overview;
  }
});

// elsewhere:src/inference/views/pages/index.ts
var pages_exports = {};
__export(pages_exports, {
  pagesOf: () => pagesOf
});
var module25, pagesOf;
var init_pages = __esm({
  "elsewhere:src/inference/views/pages/index.ts"() {
    module25 = require("./plan.js").modules["src/inference/views/pages/index.ts"]();
    pagesOf = module25.pagesOf;
  }
});

// src/slug.ts
var slug_exports = {};
__export(slug_exports, {
  idsFor: () => idsFor
});
function plain(path) {
  if (path === ".") return "root";
  const slug = path.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return slug.replace(/^-+|-+$/g, "") || "path";
}
function idsFor(paths) {
  const shared = /* @__PURE__ */ new Map();
  for (const path of paths) {
    const slug = plain(path);
    shared.set(slug, (shared.get(slug) ?? /* @__PURE__ */ new Set()).add(path));
  }
  return paths.map((path) => {
    const slug = plain(path);
    return slug.length > ID_LENGTH_MAX || shared.get(slug).size > 1 ? withHash(slug, path) : slug;
  });
}
var HASH_LENGTH, withHash;
var init_slug = __esm({
  "src/slug.ts"() {
    init_limits();
    init_hash();
    HASH_LENGTH = 8;
    withHash = (slug, path) => `${slug.slice(0, ID_LENGTH_MAX - HASH_LENGTH - 1).replace(/-+$/, "")}-${sha256(path).slice(0, HASH_LENGTH)}`;
  }
});

// elsewhere:src/layout/pinned/read.ts
var read_exports = {};
__export(read_exports, {
  readPinnedLayout: () => readPinnedLayout
});
var module26, readPinnedLayout;
var init_read = __esm({
  "elsewhere:src/layout/pinned/read.ts"() {
    module26 = require("./kept.js").modules["src/layout/pinned/read.ts"]();
    readPinnedLayout = module26.readPinnedLayout;
  }
});

// src/platform/json/decode-text.ts
function encodingOf(bytes) {
  if (startsWith(bytes, 255, 254)) return "utf-16le";
  if (startsWith(bytes, 254, 255)) return "utf-16be";
  if (bytes.length >= 2 && bytes[0] !== 0 && bytes[1] === 0) return "utf-16le";
  if (bytes.length >= 2 && bytes[0] === 0 && bytes[1] !== 0) return "utf-16be";
  return "utf-8";
}
function swapPairs(bytes) {
  const swapped = new Uint8Array(bytes.length - bytes.length % 2);
  for (let i = 0; i < swapped.length; i += 2) {
    swapped[i] = bytes[i + 1];
    swapped[i + 1] = bytes[i];
  }
  return swapped;
}
function decodeText(bytes, file) {
  if (bytes.length > TEXT_BYTES_MAX) {
    throw new InvalidInput(fileTooLarge(file, TEXT_BYTES_MAX), { remedy: FILE_TOO_LARGE_REMEDY });
  }
  const encoding = encodingOf(bytes);
  if (encoding === "utf-16be") return new TextDecoder("utf-16le").decode(swapPairs(bytes));
  return new TextDecoder(encoding).decode(bytes);
}
var startsWith;
var init_decode_text = __esm({
  "src/platform/json/decode-text.ts"() {
    init_errors();
    init_limits();
    init_messages();
    startsWith = (bytes, ...prefix) => prefix.every((byte, i) => bytes[i] === byte);
  }
});

// src/platform/json/foreign.ts
function objectOf(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
}
function member(value, name) {
  const object = objectOf(value);
  return object !== null && Object.hasOwn(object, name) ? object[name] : void 0;
}
function entriesOf(value) {
  const object = objectOf(value);
  return object === null ? [] : Object.entries(object);
}
var memberAt, textAt, integerAt, listOf, textOf3;
var init_foreign = __esm({
  "src/platform/json/foreign.ts"() {
    memberAt = (value, ...path) => path.reduce((at2, name) => member(at2, name), value);
    textAt = (value, ...path) => {
      const found = memberAt(value, ...path);
      return typeof found === "string" ? found : null;
    };
    integerAt = (value, ...path) => {
      const found = memberAt(value, ...path);
      return typeof found === "number" && Number.isSafeInteger(found) ? found : null;
    };
    listOf = (value) => Array.isArray(value) ? value : [];
    textOf3 = (value) => typeof value === "string" && value !== "" ? value : null;
  }
});

// src/graph/terraform-address.ts
function keyEnd(text3, start) {
  if (text3[start] !== '"') {
    const end = runEnd(text3, start, isDigit);
    return end > start ? end : -1;
  }
  let at2 = start + 1;
  while (at2 < text3.length && text3[at2] !== '"') at2 += text3[at2] === "\\" ? 2 : 1;
  return at2 < text3.length ? at2 + 1 : -1;
}
function segmentAt(text3, start) {
  const nameEnd = runEnd(text3, start, isTerraformNameCode);
  if (nameEnd === start) return null;
  const name = text3.slice(start, nameEnd);
  if (text3[nameEnd] !== "[") return { name, index: null, end: nameEnd };
  const end = keyEnd(text3, nameEnd + 1);
  if (end < 0 || text3[end] !== "]") return null;
  const index2 = text3.slice(nameEnd + 1, end);
  return holdsEscapedBracket(index2) ? null : { name, index: index2, end: end + 1 };
}
function parseTerraformAddress(text3) {
  const modules2 = [];
  let at2 = 0;
  while (text3.startsWith("module.", at2)) {
    const step = segmentAt(text3, at2 + "module.".length);
    if (step === null || text3[step.end] !== ".") return null;
    modules2.push({ name: step.name, index: step.index });
    at2 = step.end + 1;
  }
  const mode = text3.startsWith("data.", at2) ? "data" : "managed";
  if (mode === "data") at2 += "data.".length;
  const typeEnd = runEnd(text3, at2, isTerraformNameCode);
  if (typeEnd === at2 || text3[typeEnd] !== ".") return null;
  const last = segmentAt(text3, typeEnd + 1);
  if (last === null || last.end !== text3.length) return null;
  return { mode, modules: modules2, type: text3.slice(at2, typeEnd), name: last.name, index: last.index };
}
function formatTerraformAddress(parts) {
  const step = (name, index2) => index2 === null ? name : `${name}[${index2}]`;
  const modules2 = parts.modules.map((module56) => `module.${step(module56.name, module56.index)}.`).join("");
  return `${modules2}${parts.mode === "data" ? "data." : ""}${parts.type}.${step(parts.name, parts.index)}`;
}
function isSameByCount(one, other) {
  const withoutCount = (address) => {
    const parts = parseTerraformAddress(address);
    if (parts === null || parts.index !== null && parts.index !== "0") return null;
    return formatTerraformAddress({ ...parts, index: null });
  };
  const text3 = withoutCount(one);
  return text3 !== null && text3 === withoutCount(other);
}
function toGraphAddress(origin, form = "own") {
  const parts = parseTerraformAddress(origin);
  if (parts === null) return null;
  const holdsType = GRAPH_TYPE.test(parts.type);
  const indexes = [];
  if (!holdsType) indexes.push(`${TYPE_INDEX}${parts.type}`);
  if (parts.mode === "data" && form === "own") indexes.push(DATA_INDEX);
  if (parts.index !== null) indexes.push(escapeKey(parts.index));
  const modules2 = parts.modules.map((step) => ({
    name: escapeName(step.name),
    index: step.index === null ? null : escapeKey(step.index)
  }));
  const type = holdsType ? parts.type : OTHER_TYPE;
  return formatAddress({ modules: modules2, type, name: escapeName(parts.name), indexes, copy: null });
}
function assignAddresses(origins) {
  const all = [...new Set(origins)];
  const managed = /* @__PURE__ */ new Set();
  for (const origin of all) if (parseTerraformAddress(origin)?.mode === "managed") managed.add(toGraphAddress(origin));
  const assigned = /* @__PURE__ */ new Map();
  for (const origin of all) {
    const short2 = toGraphAddress(origin, "short");
    if (short2 === null) continue;
    const isData2 = parseTerraformAddress(origin)?.mode === "data";
    assigned.set(origin, isData2 && managed.has(short2) ? toGraphAddress(origin, "own") : short2);
  }
  return assigned;
}
var DATA_INDEX, TYPE_INDEX, OTHER_TYPE, GRAPH_TYPE, isTerraformNameCode;
var init_terraform_address = __esm({
  "src/graph/terraform-address.ts"() {
    init_address();
    DATA_INDEX = "data";
    TYPE_INDEX = "type:";
    OTHER_TYPE = "other";
    GRAPH_TYPE = /^[a-z][a-z0-9_]*$/;
    isTerraformNameCode = (code) => isNameCode(code) || code > 127;
  }
});

// elsewhere:src/diff/exposure.ts
var exposure_exports = {};
__export(exposure_exports, {
  exposedGraph: () => exposedGraph,
  exposedOn: () => exposedOn,
  hasPorts: () => hasPorts2,
  marksOfCopies: () => marksOfCopies,
  onlyIn: () => onlyIn,
  withExposure: () => withExposure
});
var module27, exposedGraph, exposedOn, hasPorts2, marksOfCopies, onlyIn, withExposure;
var init_exposure2 = __esm({
  "elsewhere:src/diff/exposure.ts"() {
    module27 = require("./changes.js").modules["src/diff/exposure.ts"]();
    exposedGraph = module27.exposedGraph;
    exposedOn = module27.exposedOn;
    hasPorts2 = module27.hasPorts;
    marksOfCopies = module27.marksOfCopies;
    onlyIn = module27.onlyIn;
    withExposure = module27.withExposure;
  }
});

// elsewhere:src/diff/rights.ts
var rights_exports = {};
__export(rights_exports, {
  graphWithRights: () => graphWithRights,
  rightsChanges: () => rightsChanges,
  rightsOn: () => rightsOn,
  withRights: () => withRights
});
var module28, graphWithRights, rightsChanges, rightsOn, withRights;
var init_rights = __esm({
  "elsewhere:src/diff/rights.ts"() {
    module28 = require("./changes.js").modules["src/diff/rights.ts"]();
    graphWithRights = module28.graphWithRights;
    rightsChanges = module28.rightsChanges;
    rightsOn = module28.rightsOn;
    withRights = module28.withRights;
  }
});

// elsewhere:src/terraform/plan/state.ts
var state_exports = {};
__export(state_exports, {
  planOfState: () => planOfState,
  readState: () => readState
});
var module29, planOfState, readState;
var init_state = __esm({
  "elsewhere:src/terraform/plan/state.ts"() {
    module29 = require("./plan.js").modules["src/terraform/plan/state.ts"]();
    planOfState = module29.planOfState;
    readState = module29.readState;
  }
});

// elsewhere:src/terraform/plan/index.ts
var plan_exports = {};
__export(plan_exports, {
  originsIn: () => originsIn,
  readMarkedPlan: () => readMarkedPlan,
  readPlan: () => readPlan
});
var module30, originsIn, readMarkedPlan, readPlan;
var init_plan = __esm({
  "elsewhere:src/terraform/plan/index.ts"() {
    module30 = require("./plan.js").modules["src/terraform/plan/index.ts"]();
    originsIn = module30.originsIn;
    readMarkedPlan = module30.readMarkedPlan;
    readPlan = module30.readPlan;
  }
});

// elsewhere:src/planning/terraform/code-of-plan.ts
var code_of_plan_exports = {};
__export(code_of_plan_exports, {
  readCodeOfPlan: () => readCodeOfPlan
});
var module31, readCodeOfPlan;
var init_code_of_plan = __esm({
  "elsewhere:src/planning/terraform/code-of-plan.ts"() {
    module31 = require("./code.js").modules["src/planning/terraform/code-of-plan.ts"]();
    readCodeOfPlan = module31.readCodeOfPlan;
  }
});

// elsewhere:src/planning/static/written/index.ts
var written_exports = {};
__export(written_exports, {
  withWritten: () => withWritten
});
var module32, withWritten;
var init_written = __esm({
  "elsewhere:src/planning/static/written/index.ts"() {
    module32 = require("./code.js").modules["src/planning/static/written/index.ts"]();
    withWritten = module32.withWritten;
  }
});

// elsewhere:src/terraform/references/declarations.ts
var declarations_exports = {};
__export(declarations_exports, {
  withDeclarations: () => withDeclarations
});
var module33, withDeclarations;
var init_declarations = __esm({
  "elsewhere:src/terraform/references/declarations.ts"() {
    module33 = require("./code.js").modules["src/terraform/references/declarations.ts"]();
    withDeclarations = module33.withDeclarations;
  }
});

// elsewhere:src/terraform/statements/read.ts
var read_exports2 = {};
__export(read_exports2, {
  statementsIn: () => statementsIn,
  withStatements: () => withStatements
});
var module34, statementsIn, withStatements;
var init_read2 = __esm({
  "elsewhere:src/terraform/statements/read.ts"() {
    module34 = require("./code.js").modules["src/terraform/statements/read.ts"]();
    statementsIn = module34.statementsIn;
    withStatements = module34.withStatements;
  }
});

// elsewhere:src/inference/views/detail.ts
var detail_exports = {};
__export(detail_exports, {
  quietArrows: () => quietArrows,
  withQuiet: () => withQuiet,
  withoutQuiet: () => withoutQuiet
});
var module35, quietArrows, withQuiet, withoutQuiet;
var init_detail = __esm({
  "elsewhere:src/inference/views/detail.ts"() {
    module35 = require("./plan.js").modules["src/inference/views/detail.ts"]();
    quietArrows = module35.quietArrows;
    withQuiet = module35.withQuiet;
    withoutQuiet = module35.withoutQuiet;
  }
});

// elsewhere:src/planning/index.ts
var planning_exports = {};
__export(planning_exports, {
  chooseEngine: () => chooseEngine,
  readDirectory: () => readDirectory,
  readUnits: () => readUnits
});
var module36, chooseEngine, readDirectory, readUnits;
var init_planning = __esm({
  "elsewhere:src/planning/index.ts"() {
    module36 = require("./code.js").modules["src/planning/index.ts"]();
    chooseEngine = module36.chooseEngine;
    readDirectory = module36.readDirectory;
    readUnits = module36.readUnits;
  }
});

// elsewhere:src/inference/index.ts
var inference_exports = {};
__export(inference_exports, {
  understand: () => understand
});
var module37, understand;
var init_inference = __esm({
  "elsewhere:src/inference/index.ts"() {
    module37 = require("./plan.js").modules["src/inference/index.ts"]();
    understand = module37.understand;
  }
});

// elsewhere:src/inference/exposure/index.ts
var exposure_exports2 = {};
__export(exposure_exports2, {
  exposedIn: () => exposedIn
});
var module38, exposedIn;
var init_exposure3 = __esm({
  "elsewhere:src/inference/exposure/index.ts"() {
    module38 = require("./changes.js").modules["src/inference/exposure/index.ts"]();
    exposedIn = module38.exposedIn;
  }
});

// elsewhere:src/inference/rights/index.ts
var rights_exports2 = {};
__export(rights_exports2, {
  rightsIn: () => rightsIn
});
var module39, rightsIn;
var init_rights2 = __esm({
  "elsewhere:src/inference/rights/index.ts"() {
    module39 = require("./changes.js").modules["src/inference/rights/index.ts"]();
    rightsIn = module39.rightsIn;
  }
});

// elsewhere:src/inference/permissions/rule-texts.ts
var rule_texts_exports = {};
__export(rule_texts_exports, {
  firewallRulesIn: () => firewallRulesIn
});
var module40, firewallRulesIn;
var init_rule_texts = __esm({
  "elsewhere:src/inference/permissions/rule-texts.ts"() {
    module40 = require("./changes.js").modules["src/inference/permissions/rule-texts.ts"]();
    firewallRulesIn = module40.firewallRulesIn;
  }
});

// elsewhere:src/terraform/plan/dot.ts
var dot_exports2 = {};
__export(dot_exports2, {
  parseDot: () => parseDot
});
var module41, parseDot;
var init_dot2 = __esm({
  "elsewhere:src/terraform/plan/dot.ts"() {
    module41 = require("./plan.js").modules["src/terraform/plan/dot.ts"]();
    parseDot = module41.parseDot;
  }
});

// src/terraform/fetch/messages.ts
var CACHE_REMEDY, cacheUnwritable, hostPrivate, hostPrivateRemedy, codeBelow, TREE_UNFIT, addressRefused, ADDRESS_REMEDY, characters, REFUSED_LENGTH, REFUSED_CONTROL, REFUSED_SPACE, REFUSED_FRAGMENT, refusedHelper, refusedScheme, REFUSED_SHAPE, REFUSED_NO_PATH, REFUSED_DASH, REFUSED_AT, REFUSED_FILE_HOST, REFUSED_SSH_PASSWORD, REFUSED_PLAIN_CREDENTIALS, REFUSED_SUBFOLDER, REFUSED_REF, REFUSED_REF_TWICE, REFUSED_DEPTH, refusedParameter, KNOWN_PARAMETERS, GIT_MISSING, GIT_MISSING_REMEDY, cloneFailed, CLONE_REMEDY, cloneRemedy, ADVICE_UNREACHABLE, ADVICE_UNAUTHORIZED, ADVICE_FORBIDDEN, ADVICE_NOT_FOUND, ADVICE_HOST_KEY, adviceSshForeign, ADVICE_CERTIFICATE, ADVICE_OWNER, ADVICE_MOVED, ADVICE_UNKNOWN, endedLate, endedBySignal2, notStarted2, endedWithCode, withStatus, MOVED, DUMB, PROTOCOL_REFUSED, HOST_KEY_UNKNOWN, SSH_FOREIGN, OWNED_BY_OTHERS, CERTIFICATE_UNTRUSTED, LOGIN_REQUIRED, FORBIDDEN, UNREACHABLE, DISK_FULL, NOT_FOUND, TOO_MUCH, noSuchRef, REPOSITORY_EMPTY, LOCAL_TOO_LARGE, TOO_MANY_FILES, FILES_UNREADABLE, subfolderMissing, SUBFOLDER_NONE, subfolderRemedy, plainHttp, NETWORK_UNWANTED, ADVICE_NETWORK_UNWANTED, notRefreshed, filesLeftOut, namesLeftOut, onlyTerraformFiles, linksLeftOut, stepAsking, stepFetching, NO_SUCH_FOLDER, FOLDER_NAME_UNFIT, NO_REPOSITORY, notRepository, NOT_REPOSITORY_REMEDY, noCommits, NO_COMMITS_REMEDY, noRevision, REVISION_REMEDY, noSuchCommit, NO_COMMIT_REMEDY, noCommitShallow, mergeBaseOf, noMergeBase, MERGE_BASE_SHALLOW_REMEDY, MERGE_BASE_REMEDY, isKnownFile, holdsKnownFile, SAVED_PLAN, OLD_STATE, ENCRYPTED, SHOW_OF_NOTHING, NO_RESOURCES_IN_IT, HCP_RUN, HCP_STATE, DOT, STACKS, CODE, CLOUDFORMATION, CDK, CDKTF, AZURE4, PULUMI, KUBERNETES2, HELM, COMPOSE, networkEndedLate, unreachable, proxyUnknown, PROXY_REMEDY, answerTooLarge, answered, loginRequired, nothingThere, hopsTooMany, hopRefused, RUN_TOO_MUCH, RUN_TIME_OVER, ARCHIVE_BROKEN, ARCHIVE_TOO_LARGE, ARCHIVE_UNKNOWN;
var init_messages2 = __esm({
  "src/terraform/fetch/messages.ts"() {
    init_messages();
    init_printable();
    CACHE_REMEDY = "Check that ~/.groundplan is writable and that its disk has space.";
    cacheUnwritable = (reason2) => `the cache cannot be written (${reason2})`;
    hostPrivate = (host) => `${printable(host)} is this machine, or in a private network`;
    hostPrivateRemedy = (host) => `If you trust this host, allow it by name: --private-host ${printable(host)}, or GROUNDPLAN_PRIVATE_HOSTS=${printable(host)}.`;
    codeBelow = (folders, more) => `Terraform code is in: ${folders.map(printable).join(", ")}${more > 0 ? `, and ${more} more folders` : ""}.`;
    TREE_UNFIT = "the archive is not that of a commit";
    addressRefused = (address, reason2) => `Git address ${address}: ${reason2}`;
    ADDRESS_REMEDY = "Use https://host/owner/name.git, git@host:owner/name.git or file:///path/name.git, followed by //folder and ?ref=branch if needed.";
    characters = (count) => `(${count} characters)`;
    REFUSED_LENGTH = "it is too long";
    REFUSED_CONTROL = "it contains control characters";
    REFUSED_SPACE = "it contains a space; write %20";
    REFUSED_FRAGMENT = "it contains a #; pass a branch or tag as ?ref=";
    refusedHelper = (helper) => `${helper}:: would run a program`;
    refusedScheme = (scheme) => `${scheme}:// is not supported; https, ssh and file are`;
    REFUSED_SHAPE = "host and path cannot be read";
    REFUSED_NO_PATH = "it names no repository";
    REFUSED_DASH = "no part of it may begin with -";
    REFUSED_AT = "write %40 for an @ that is not before the host, and %2F for a / in a password";
    REFUSED_FILE_HOST = "a file:// address has no host; write file:///path";
    REFUSED_SSH_PASSWORD = "SSH takes no password in an address; use a key or an agent";
    REFUSED_PLAIN_CREDENTIALS = "a password would travel unencrypted over http; use https";
    REFUSED_SUBFOLDER = "the subfolder must lie in the repository, without .. and backslashes";
    REFUSED_REF = "the ref is not a valid name of a branch, tag or commit";
    REFUSED_REF_TWICE = "ref is given twice";
    REFUSED_DEPTH = "depth is not a number";
    refusedParameter = (name) => `unknown parameter${KNOWN_PARAMETERS.has(name) ? ` ${name}` : ""}; supported are ref and depth`;
    KNOWN_PARAMETERS = /* @__PURE__ */ new Set(["sshkey", "archive", "checksum", "version", "branch", "tag"]);
    GIT_MISSING = "git command not found";
    GIT_MISSING_REMEDY = "Install Git, check with git --version. Or clone the repository elsewhere and pass its directory to --source.";
    cloneFailed = (address, reason2) => `Failed to clone repository ${address}: ${reason2}`;
    CLONE_REMEDY = "Verify the address, credentials, subfolder.";
    cloneRemedy = (advice) => `${CLONE_REMEDY} ${advice}`;
    ADVICE_UNREACHABLE = "The host cannot be reached from here: check the network, proxy and host name.";
    ADVICE_UNAUTHORIZED = "The host asks for a login: set up a Git credential helper or an SSH agent; groundplan never asks for a password.";
    ADVICE_FORBIDDEN = "The login works but may not read this repository: check the permissions of its token or key.";
    ADVICE_NOT_FOUND = "Without a login, hosts report a private repository as missing: check the spelling, then the credentials.";
    ADVICE_HOST_KEY = "The host's SSH key is not known here: connect once with ssh, or add it to ~/.ssh/known_hosts.";
    adviceSshForeign = (host) => `Allow the host by name, --private-host ${printable(host)}, or let Git call ssh: GIT_SSH_COMMAND=ssh.`;
    ADVICE_CERTIFICATE = "The host's certificate is not trusted here: set http.sslCAInfo in your Git configuration.";
    ADVICE_OWNER = "Git reads no repository of another user: git config --global --add safe.directory <its folder>.";
    ADVICE_MOVED = "Use the new address of the repository; only one over https is followed.";
    ADVICE_UNKNOWN = "Run git ls-remote <address> for details.";
    endedLate = (seconds) => `no answer after ${seconds} seconds`;
    endedBySignal2 = (signal) => `git was ended by ${signal}`;
    notStarted2 = (reason2) => `git cannot be started: ${reason2}`;
    endedWithCode = (code) => `git failed with exit code ${code}`;
    withStatus = (text3, status) => `${text3} (status ${status})`;
    MOVED = "the host redirects to another address";
    DUMB = "the host serves plain files (dumb HTTP), which are not read";
    PROTOCOL_REFUSED = "its address leads to a protocol that is not allowed";
    HOST_KEY_UNKNOWN = "the SSH key of the host is unknown or has changed";
    SSH_FOREIGN = "Git runs a program other than ssh here (GIT_SSH, GIT_SSH_COMMAND, core.sshCommand), to which the checked address cannot be passed";
    OWNED_BY_OTHERS = "it belongs to another user of this machine";
    CERTIFICATE_UNTRUSTED = "the certificate of the host is not trusted here";
    LOGIN_REQUIRED = "the host requires a login, or rejects the given one";
    FORBIDDEN = "the login may not read it";
    UNREACHABLE = "no connection to the host";
    DISK_FULL = "the disk is full";
    NOT_FOUND = "no such repository, or none that this login may see";
    TOO_MUCH = "the host sends too much data";
    noSuchRef = (ref) => `there is no branch, tag or commit ${ref}`;
    REPOSITORY_EMPTY = "the repository is empty";
    LOCAL_TOO_LARGE = "it is on this machine and too large to copy";
    TOO_MANY_FILES = "it has too many files, or files that are too large";
    FILES_UNREADABLE = "its list of files cannot be read";
    subfolderMissing = (address, subfolder) => `${address}: there is no folder ${subfolder} in the repository`;
    SUBFOLDER_NONE = "None of its folders has .tf files.";
    subfolderRemedy = (folders, more) => `Folders with .tf files: ${folders.map((folder) => `//${folder}`).join(", ")}${more > 0 ? `, and ${more} more` : ""}.`;
    plainHttp = (address) => `${address} is read over http: not encrypted, without your credentials and Git settings`;
    NETWORK_UNWANTED = "fetching is switched off";
    ADVICE_NETWORK_UNWANTED = "It has not been fetched yet: run once without --no-fetch.";
    notRefreshed = (address, commit, reason2) => `${address} cannot be refreshed (${reason2}); drawn from commit ${commit}, fetched earlier`;
    filesLeftOut = (address, count, largest2) => `${address}: ${count === 1 ? "one file is" : `${count} files are`} too large and left out (${largest2})`;
    namesLeftOut = (address, count, first) => `${address}: ${count === 1 ? "one Terraform file is" : `${count} Terraform files are`} left out because of the name (${first}): not valid UTF-8, or with characters that some systems reject`;
    onlyTerraformFiles = (address) => `${address} is too large: only Terraform files are read`;
    linksLeftOut = (address, count, first) => `${address}: ${count === 1 ? "a link leads" : `${count} links lead`} out of the repository and ${count === 1 ? "is" : "are"} left out (${first})`;
    stepAsking = (address) => `asking ${address}`;
    stepFetching = (address) => `fetching ${address}`;
    NO_SUCH_FOLDER = "there is no such folder";
    FOLDER_NAME_UNFIT = "a folder in its path has a name that cannot be passed to Git";
    NO_REPOSITORY = "no directory above it is one";
    notRepository = (name, reason2) => `${printable(name)} is not in a readable Git repository: ${reason2}`;
    NOT_REPOSITORY_REMEDY = "Pass --source a directory of a clone, or compare two sources without --from and --to.";
    noCommits = (where) => `HEAD of the repository of ${printable(where)} has no commit yet`;
    NO_COMMITS_REMEDY = "Commit the files first, or compare two directories.";
    noRevision = (option, name) => `${option} ${printable(name) || "''"} is not a valid name of a commit`;
    REVISION_REMEDY = "Pass a branch, a tag, a commit or an offset from one: main, v1.2.0, 1a2b3c4, HEAD~2.";
    noSuchCommit = (option, name, where) => `${option} ${printable(name)}: there is no such commit in the repository of ${printable(where)}`;
    NO_COMMIT_REMEDY = "Check the name with git log. If the commit is only on the remote, run git fetch origin.";
    noCommitShallow = (name) => `This clone is shallow. Fetch the commit: git fetch --depth=1 origin ${printable(name)}, or the whole history: git fetch --unshallow.`;
    mergeBaseOf = (one, other) => `merge base of ${one} and ${other}`;
    noMergeBase = (one, other, isShallow) => `${printable(one)} and ${printable(other)} have no commit in common${isShallow ? " in this clone, which is shallow" : ""}`;
    MERGE_BASE_SHALLOW_REMEDY = "Fetch the history: git fetch --unshallow (actions/checkout: fetch-depth: 0). Or compare with exactly that commit: --no-merge-base.";
    MERGE_BASE_REMEDY = "Compare with exactly that commit: --no-merge-base.";
    isKnownFile = (file, noun) => `${printable(file)} is ${noun}`;
    holdsKnownFile = (file, noun) => `${printable(file)} in it is ${noun}`;
    SAVED_PLAN = "Export a saved plan: terraform plan -out=plan.out && terraform show -json plan.out > plan.json.";
    OLD_STATE = "In the directory of its code, write it as JSON: terraform init && terraform show -json > state.json.";
    ENCRYPTED = "In the directory of its code, where OpenTofu can decrypt it, write it as JSON: tofu show -json > state.json, or tofu show -json plan.out > plan.json.";
    SHOW_OF_NOTHING = "Run it with a saved plan: terraform plan -out=plan.out && terraform show -json plan.out > plan.json; or in the directory of the state.";
    NO_RESOURCES_IN_IT = `It has no resources. ${SAVED_PLAN}`;
    HCP_RUN = 'Download the plan itself: curl -L -H "Authorization: Bearer $TFE_TOKEN" https://app.terraform.io/api/v2/runs/<run-id>/plan/json-output > plan.json.';
    HCP_STATE = "In the directory of its code, download the state itself: terraform state pull > state.json.";
    DOT = "It has no values. Draw the directory that it was made from: --source <directory>; or pass it together with a plan: --planfile plan.json --graphfile graph.dot --source <directory>.";
    STACKS = "Components of Stacks (https://developer.hashicorp.com/terraform/language/stacks) are modules: draw each by itself, --source <directory of the component>.";
    CODE = "Pass the directory that contains it: --source <directory>.";
    CLOUDFORMATION = "groundplan draws Terraform. Convert the template first: cf2tf <template> > main.tf (https://pypi.org/project/cf2tf).";
    CDK = "groundplan draws Terraform. Convert what cdk synth writes: cf2tf cdk.out/<stack>.template.json > main.tf (https://pypi.org/project/cf2tf).";
    CDKTF = "Run cdktf synth, and draw what it writes: --source cdktf.out/stacks/<stack>.";
    AZURE4 = "groundplan draws Terraform. Export what is deployed: aztfexport resource-group <name> (https://github.com/Azure/aztfexport).";
    PULUMI = "groundplan draws Terraform. Pulumi writes a graph of its own: pulumi stack graph stack.dot.";
    KUBERNETES2 = "groundplan draws Terraform. Convert the manifests first: k2tf -f <manifests> (https://github.com/sl1pm4t/k2tf).";
    HELM = "groundplan draws Terraform. Convert the manifests first: helm template <chart> | k2tf (https://github.com/sl1pm4t/k2tf).";
    COMPOSE = "groundplan draws Terraform. Docker writes a graph of its own: docker compose alpha viz > compose.dot.";
    networkEndedLate = (host) => `${printable(host)} did not answer in time`;
    unreachable = (host, code) => `${printable(host)} cannot be reached (${printable(code)})`;
    proxyUnknown = (host) => `${printable(host)} cannot be reached: ${PROXY_UNSUPPORTED}`;
    PROXY_REMEDY = "Set https_proxy and http_proxy to an HTTP proxy, or exempt the host with no_proxy.";
    answerTooLarge = (host) => `the answer of ${printable(host)} is too large`;
    answered = (host, status) => `${printable(host)} answered with status ${status}`;
    loginRequired = (host, status) => `${printable(host)} requires a login (status ${status})`;
    nothingThere = (host, status) => `${printable(host)} has nothing at this address (status ${status})`;
    hopsTooMany = (host) => `${printable(host)} redirects too often`;
    hopRefused = (host) => `${printable(host)} redirects to an address that is not followed`;
    RUN_TOO_MUCH = "this run has reached its download limit";
    RUN_TIME_OVER = "this run has reached its limit for waiting for hosts";
    ARCHIVE_BROKEN = "the archive is broken";
    ARCHIVE_TOO_LARGE = "the archive contains too much";
    ARCHIVE_UNKNOWN = "the archive is encrypted, or its compression is not supported";
  }
});

// src/terraform/fetch/known-files/index.ts
var known_files_exports = {};
__export(known_files_exports, {
  KNOWN_FILES: () => KNOWN_FILES,
  findKnownFile: () => findKnownFile,
  recogniseJson: () => recogniseJson,
  recogniseText: () => recogniseText,
  refusalOf: () => refusalOf
});
function recogniseText(bytes, path) {
  const name = /[^\\/]*$/.exec(path)?.[0] ?? "";
  const head2 = decodeText(bytes.subarray(0, HEAD_BYTES_MAX), path).replace(COLOURS, "");
  return KNOWN_FILES.find((row2) => row2.name?.test(name) === true) ?? KNOWN_FILES.find(({ text: text3 }) => text3?.test(head2) === true) ?? null;
}
function refusalOf({ noun, remedy, isEmpty: isEmpty2 }, file) {
  const text3 = isKnownFile(file, noun);
  return isEmpty2 === true ? new NoResources(`${NO_RESOURCES_FOUND}: ${text3}`, { remedy }) : new InvalidInput(text3, { remedy });
}
async function findKnownFile(directory, io) {
  const entries2 = await io.list(directory).catch(() => []);
  const names = entries2.flatMap(({ name, kind }) => kind === "file" ? [name] : []);
  for (const row2 of KNOWN_FILES) {
    const name = names.find((each) => row2.name?.test(each) === true);
    if (name !== void 0) return heldFile(name, row2);
  }
  const real = await io.realPath(directory).catch(() => null);
  if (real === null) return null;
  for (const name of names.filter((each) => MAY_BE_TEMPLATE.test(each)).slice(0, FILES_LOOKED_INTO)) {
    const bytes = await io.readRegular(import_node_path4.posix.join(real, name), LOOKED_INTO_BYTES_MAX).catch(() => null);
    const row2 = bytes instanceof Uint8Array ? recogniseFile(bytes, name) : null;
    if (row2 !== null) return heldFile(name, row2);
  }
  return null;
}
function recogniseFile(bytes, name) {
  try {
    return recogniseJson(JSON.parse(decodeText(bytes, name)));
  } catch {
    return recogniseText(bytes, name);
  }
}
function typeOfHcp(value) {
  const data = member(value, "data");
  const one = Array.isArray(data) ? data[0] : data;
  return member(one, "id") === void 0 ? null : textAt(one, "type");
}
function areOutputs(value) {
  const outputs = someOf(value);
  return outputs.length > 0 && outputs.every((output) => typeof member(output, "sensitive") === "boolean" && hasAll("type", "value")(output));
}
function hasAny(value, ...names) {
  return names.some((name) => member(value, name) !== void 0);
}
var import_node_path4, recogniseJson, COLOURS, MAY_BE_TEMPLATE, heldFile, hasAll, someOf, isResourceOf, OLD_STATE_VERSIONS, KNOWN_FILES, MEMBERS_OF_EVERY_SHOW;
var init_known_files = __esm({
  "src/terraform/fetch/known-files/index.ts"() {
    import_node_path4 = require("node:path");
    init_errors();
    init_messages();
    init_decode_text();
    init_foreign();
    init_limits2();
    init_messages2();
    recogniseJson = (value) => KNOWN_FILES.find(({ json }) => json?.(value) === true) ?? null;
    COLOURS = /\u001b\[[\d;]{0,20}m/g;
    MAY_BE_TEMPLATE = /\.(?:ya?ml|json|template)$/i;
    heldFile = (name, { noun, remedy }) => ({
      text: holdsKnownFile(name, noun),
      remedy
    });
    hasAll = (...names) => (value) => names.every((name) => member(value, name) !== void 0);
    someOf = (value) => entriesOf(value).slice(0, 100).map(([, item]) => item);
    isResourceOf = (prefix) => (item) => textAt(item, "Type")?.startsWith(prefix) === true;
    OLD_STATE_VERSIONS = [1, 2, 3];
    KNOWN_FILES = [
      ...OLD_STATE_VERSIONS.map(
        (version2) => ({
          noun: `a state file of version ${version2}, which Terraform before 0.12 wrote`,
          remedy: OLD_STATE,
          json: (value) => member(value, "version") === version2 && Array.isArray(member(value, "modules"))
        })
      ),
      {
        noun: "a state or plan that OpenTofu has encrypted",
        remedy: ENCRYPTED,
        json: hasAll("encrypted_data", "encryption_version")
      },
      {
        noun: "the schema of providers (terraform providers schema -json)",
        remedy: NO_RESOURCES_IN_IT,
        json: hasAll("format_version", "provider_schemas")
      },
      {
        noun: "a list of functions (terraform metadata functions -json)",
        remedy: NO_RESOURCES_IN_IT,
        json: hasAll("format_version", "function_signatures")
      },
      {
        noun: "the result of terraform validate -json",
        remedy: NO_RESOURCES_IN_IT,
        json: hasAll("valid", "diagnostics")
      },
      {
        noun: "the output of terraform version -json",
        remedy: NO_RESOURCES_IN_IT,
        json: hasAll("terraform_version", "platform")
      },
      {
        noun: "a list of modules",
        remedy: NO_RESOURCES_IN_IT,
        json: (value) => Array.isArray(member(value, "Modules")) || hasAll("format_version", "modules")(value) && !hasAll("values")(value)
      },
      {
        noun: "the output of terraform output -json",
        remedy: NO_RESOURCES_IN_IT,
        json: areOutputs
      },
      {
        noun: "the output of terraform show -json without a state",
        remedy: SHOW_OF_NOTHING,
        json: (value) => {
          const names = entriesOf(value).map(([name]) => name);
          return names.includes("format_version") && names.every((name) => MEMBERS_OF_EVERY_SHOW.has(name));
        },
        isEmpty: true
      },
      {
        noun: "a state version of HCP Terraform (an object of its API)",
        remedy: HCP_STATE,
        json: (value) => typeOfHcp(value)?.startsWith("state-version") === true
      },
      {
        noun: "an object of the API of HCP Terraform",
        remedy: HCP_RUN,
        json: (value) => typeOfHcp(value) !== null
      },
      {
        noun: "the text of terraform plan",
        remedy: SAVED_PLAN,
        text: /^[ \t\u2502\u2577]*(?:(?:Terraform|OpenTofu) (?:will perform the following actions|used the selected providers|planned the following actions)|An execution plan has been generated|No changes\. |Plan: \d+ to (?:add|import)|# \S+ (?:will|must) be )/m
      },
      {
        noun: "the text of terraform show",
        remedy: SAVED_PLAN,
        text: /^# [\w.[\]"/-]+:(?: \(tainted\))?\r?\n(?:resource|data) "/m
      },
      {
        noun: "a graph in DOT",
        remedy: DOT,
        text: /^\s*(?:(?:\/\/|#)[^\n]*\n\s*){0,20}(?:strict\s+)?(?:di)?graph\b[^\n{]{0,200}\{/i,
        name: /\.(?:dot|gv)$/i
      },
      {
        noun: "a configuration of Terraform Stacks",
        remedy: STACKS,
        name: /\.(?:tfcomponent|tfstack|tfdeploy)\.(?:hcl|json)$/,
        text: /^(?:component|deployment(?:_group)?) "[\w-]+" \{/m
      },
      {
        noun: "an app of CDK for Terraform",
        remedy: CDKTF,
        name: /^cdktf\.json$/
      },
      {
        noun: "an app of the AWS CDK",
        remedy: CDK,
        name: /^cdk\.json$/,
        json: (value) => hasAll("artifacts", "version")(value) && objectOf(member(value, "artifacts")) !== null
      },
      {
        noun: "a CloudFormation template",
        remedy: CLOUDFORMATION,
        json: (value) => hasAll("AWSTemplateFormatVersion")(value) || someOf(member(value, "Resources")).some(isResourceOf("AWS::")),
        text: /^AWSTemplateFormatVersion\s*:|^Transform\s*:.*AWS::|^[ \t]+Type[ \t]*:[ \t]*["']?AWS::\w/m
      },
      {
        noun: "an ARM template",
        remedy: AZURE4,
        json: (value) => /\bdeployment(?:Template|Parameters)\.json\b/i.test(textAt(value, "$schema") ?? "") || hasAll("contentVersion")(value) && (hasAll("resources")(value) || hasAll("parameters")(value))
      },
      {
        noun: "Bicep code",
        remedy: AZURE4,
        name: /\.bicep(?:param)?$/,
        text: /^(?:resource|module)\s+\w+\s+'[^'\n]+'\s*(?:existing\s*)?=|^targetScope\s*=|^using\s+'[^'\n]+\.bicep'/m
      },
      {
        noun: "a project of Pulumi",
        remedy: PULUMI,
        name: /^Pulumi(?:\.[\w-]+)?\.ya?ml$/,
        text: /^runtime\s*:/m
      },
      {
        noun: "output of Pulumi",
        remedy: PULUMI,
        json: (value) => listOf(member(value, "steps")).some((step) => hasAll("urn")(step)) || memberAt(value, "deployment", "manifest") !== void 0 || listOf(memberAt(value, "deployment", "resources")).some((resource) => hasAll("urn")(resource)) || hasAll("changeSummary")(value) && !hasAll("resource_changes")(value)
      },
      {
        noun: "a Helm chart",
        remedy: HELM,
        name: /^Chart\.ya?ml$/
      },
      {
        noun: "a Kubernetes manifest",
        remedy: KUBERNETES2,
        name: /^kustomization\.ya?ml$/,
        json: (value) => textAt(value, "apiVersion") !== null && textAt(value, "kind") !== null,
        text: /^apiVersion\s*:/m
      },
      {
        noun: "a Compose file",
        remedy: COMPOSE,
        name: /^(?:docker-)?compose(?:\.[\w-]+)?\.ya?ml$/,
        json: (value) => someOf(member(value, "services")).some((service) => hasAny(service, "image", "build")),
        text: /^services\s*:\s*(?:#.*)?$/m
      },
      {
        noun: "Terraform code",
        remedy: CODE,
        text: /^(?:resource|data) "\w+" "[\w-]+" \{|^(?:module|provider|variable) "[\w-]+" \{|^terraform \{/m
      }
    ];
    MEMBERS_OF_EVERY_SHOW = /* @__PURE__ */ new Set(["format_version", "terraform_version", "timestamp"]);
  }
});

// src/terraform/plan/state-entries.ts
var state_entries_exports = {};
__export(state_entries_exports, {
  priorValues: () => priorValues,
  valueEntries: () => valueEntries
});
function valueEntries(values) {
  const entries2 = [];
  const modules2 = [member(values, "root_module")];
  while (modules2.length > 0) {
    const module56 = modules2.pop();
    for (const entry of listOf(member(module56, "resources"))) entries2.push(entry);
    for (const child of [...listOf(member(module56, "child_modules"))].reverse()) modules2.push(child);
  }
  return entries2;
}
var priorValues;
var init_state_entries = __esm({
  "src/terraform/plan/state-entries.ts"() {
    init_foreign();
    priorValues = (plan) => memberAt(plan, "prior_state", "values");
  }
});

// src/terraform/plan/merge.ts
var merge_exports = {};
__export(merge_exports, {
  mergePlans: () => mergePlans,
  unitNames: () => unitNames
});
function resourceChangesOf({ unit, plan }) {
  if (listOf(member(plan, "resource_changes")).length > 0) return changesOf3(plan, "resource_changes", unit);
  const prior = valueEntries(priorValues(plan));
  const entries2 = prior.length > 0 ? prior : valueEntries(member(plan, "planned_values"));
  return entries2.map((entry) => changeIn(standing(entry), `module.${unit.name}`));
}
function standing(entry) {
  const [values, sensitive] = [member(entry, "values"), member(entry, "sensitive_values")];
  const isData2 = member(entry, "mode") === "data";
  return {
    ...objectOf(entry),
    deposed: member(entry, "deposed_key"),
    change: {
      actions: [isData2 ? "read" : "no-op"],
      ...{ before: values, after: values, before_sensitive: sensitive, after_sensitive: sensitive }
    }
  };
}
function changeIn(change2, module56) {
  return {
    ...objectOf(change2),
    ...prefixed(change2, module56, "address", "previous_address"),
    module_address: moduleIn(change2, module56)
  };
}
function moduleIn(value, module56) {
  const inner = textOf3(member(value, "module_address"));
  return inner === null ? module56 : `${module56}.${inner}`;
}
function prefixed(value, module56, ...names) {
  const found = {};
  for (const name of names) {
    const text3 = textOf3(member(value, name));
    if (text3 !== null) found[name] = `${module56}.${text3}`;
  }
  return found;
}
function configurationIn(node2, module56, depth = 0) {
  if (depth > MODULE_DEPTH) return {};
  const resources = listOf(member(node2, "resources")).map((resource) => {
    const key = textOf3(member(resource, "provider_config_key"));
    return key === null ? resource : { ...objectOf(resource), provider_config_key: providerKey(key, module56) };
  });
  const calls = entriesOf(member(node2, "module_calls")).map(([name, call]) => [
    name,
    { ...objectOf(call), module: configurationIn(member(call, "module"), module56, depth + 1) }
  ]);
  return {
    ...objectOf(node2),
    ...resources.length > 0 && { resources },
    ...calls.length > 0 && { module_calls: Object.fromEntries(calls) }
  };
}
function priorOf({ unit, plan }) {
  const module56 = `module.${unit.name}`;
  const root2 = member(priorValues(plan), "root_module");
  return { ...stateBelow(root2, module56), address: module56 };
}
function stateBelow(node2, module56, depth = 0) {
  if (depth > MODULE_DEPTH) return {};
  return {
    ...prefixed(node2, module56, "address"),
    resources: listOf(member(node2, "resources")).map((resource) => ({
      ...objectOf(resource),
      ...prefixed(resource, module56, "address"),
      ...moduleOf(resource, module56),
      depends_on: listOf(member(resource, "depends_on")).map((address) => `${module56}.${String(address)}`)
    })),
    child_modules: listOf(member(node2, "child_modules")).map((child) => stateBelow(child, module56, depth + 1))
  };
}
function callOf({ name, references, dependencies }, plan) {
  const expressions = /* @__PURE__ */ new Map();
  for (const { input, unit, output, rest: rest2 } of references) {
    const expression = expressions.get(input) ?? { references: [] };
    const module56 = `module.${unit}`;
    const longer = rest2.map((_, i) => rest2.slice(0, rest2.length - i).join(""));
    const outputs = output === null ? [] : [...longer, ""].map((steps2) => `${module56}.${output}${steps2}`);
    expression.references.push(...outputs, module56);
    expressions.set(input, expression);
  }
  return {
    expressions: { ...variablesOfProviders(plan), ...Object.fromEntries(expressions) },
    depends_on: dependencies.filter((name2) => !references.some(({ unit }) => unit === name2)).map((name2) => `module.${name2}`),
    module: configurationIn(memberAt(plan, "configuration", "root_module"), `module.${name}`)
  };
}
function variablesOfProviders(plan) {
  const expressions = entriesOf(memberAt(plan, "configuration", "provider_config")).flatMap(
    ([, config]) => entriesOf(member(config, "expressions")).flatMap(([, expression]) => listOf(member(expression, "references")))
  );
  const names = expressions.flatMap((reference) => /^var\.([^.[]+)$/.exec(String(reference))?.[1] ?? []);
  return Object.fromEntries(
    [...new Set(names)].flatMap((name) => {
      const value = textOf3(memberAt(plan, "variables", name, "value"));
      return value === null ? [] : [[name, { constant_value: value }]];
    })
  );
}
function unitNames(paths) {
  const taken = /* @__PURE__ */ new Set();
  return paths.map((path) => {
    const word = path.replace(/[^A-Za-z0-9_]+/g, "-").replace(/^-+|-+$/g, "");
    const base = /^[A-Za-z_]/.test(word) ? word : `unit-${word}`;
    let name = base;
    for (let number2 = 2; taken.has(name); number2++) name = `${base}-${number2}`;
    taken.add(name);
    return name;
  });
}
var mergePlans, changesOf3, deferredOf, moduleOf, providersOf, providerKey;
var init_merge = __esm({
  "src/terraform/plan/merge.ts"() {
    init_limits();
    init_foreign();
    init_state_entries();
    mergePlans = (plans) => ({
      format_version: textOf3(member(plans[0]?.plan, "format_version")) ?? "1.2",
      resource_changes: plans.flatMap(resourceChangesOf),
      resource_drift: plans.flatMap(({ unit, plan }) => changesOf3(plan, "resource_drift", unit)),
      deferred_changes: plans.flatMap(deferredOf),
      action_invocations: plans.flatMap(({ plan }) => listOf(member(plan, "action_invocations"))),
      complete: plans.every(({ plan }) => member(plan, "complete") !== false),
      errored: plans.some(({ plan }) => member(plan, "errored") === true),
      prior_state: {
        values: { root_module: { child_modules: plans.map(priorOf) } }
      },
      configuration: {
        provider_config: Object.fromEntries(plans.flatMap(providersOf)),
        root_module: { module_calls: Object.fromEntries(plans.map(({ unit, plan }) => [unit.name, callOf(unit, plan)])) }
      }
    });
    changesOf3 = (plan, list, { name }) => listOf(member(plan, list)).map((change2) => changeIn(change2, `module.${name}`));
    deferredOf = ({ unit, plan }) => listOf(member(plan, "deferred_changes")).map((deferred) => ({
      resource_change: changeIn(member(deferred, "resource_change"), `module.${unit.name}`)
    }));
    moduleOf = (resource, module56) => textOf3(member(resource, "address")) === null ? { module_address: moduleIn(resource, module56) } : {};
    providersOf = ({ unit, plan }) => entriesOf(memberAt(plan, "configuration", "provider_config")).map(([key, config]) => {
      const module56 = `module.${unit.name}`;
      return [providerKey(key, module56), { ...objectOf(config), module_address: moduleIn(config, module56) }];
    });
    providerKey = (key, module56) => `${module56}${key.includes(":") ? "." : ":"}${key}`;
  }
});

// src/graph/inventory.ts
var inventory_exports = {};
__export(inventory_exports, {
  ANY_KEY: () => ANY_KEY,
  leadsInto: () => leadsInto,
  nameOf: () => nameOf3,
  topOf: () => topOf
});
var topOf, nameOf3, leadsInto, ANY_KEY;
var init_inventory = __esm({
  "src/graph/inventory.ts"() {
    topOf = (path) => path.split(".", 1)[0];
    nameOf3 = (path) => path.slice(path.lastIndexOf(".") + 1);
    leadsInto = (path, block3) => path !== void 0 && (path === block3 || path.startsWith(`${block3}.`));
    ANY_KEY = "*";
  }
});

// src/terraform/provider-config.ts
var provider_config_exports = {};
__export(provider_config_exports, {
  configOf: () => configOf,
  locationFrom: () => locationFrom,
  providerConfigs: () => providerConfigs,
  shortProvider: () => shortProvider
});
function providerConfigs(plan) {
  const configs = /* @__PURE__ */ new Map();
  for (const [key, config] of entriesOf(memberAt(plan, "configuration", "provider_config"))) {
    const module56 = textOf3(member(config, "module_address"));
    const expressions = member(config, "expressions");
    const prefix = module56 === null ? "" : `${module56}.`;
    configs.set(key, { location: locationOf(expressions, prefix, plan), expressions, prefix });
  }
  return configs;
}
function configOf(configs, key) {
  const [module56 = "", name] = key.includes(":") ? key.split(":", 2) : ["", key];
  const path = modulesIn(module56);
  for (let depth = path.length; depth >= 0; depth--) {
    const caller = path.slice(0, depth).map((part) => `module.${part}`).join(".");
    const config = configs.get(caller === "" ? name : `${caller}:${name}`);
    const isAlias = name?.includes(".") === true;
    if (isAlias || config !== void 0 && entriesOf(config.expressions).length > 0) return config;
  }
  return void 0;
}
function locationOf(expressions, prefix, plan) {
  const text3 = (expression) => textFor2(expression, modulesIn(prefix), plan);
  const { region, zone, roles: role, accounts: allowed } = PROVIDER_ARGUMENTS;
  const roles = listOf(member(expressions, role.block)).map((block3) => text3(member(block3, role.name)));
  const allowedAccounts = listOf(memberAt(expressions, allowed, "constant_value"));
  const regionAndZone = { region: text3(member(expressions, region)), zone: text3(member(expressions, zone)) };
  const accounts = PROVIDER_ARGUMENTS.own.map((name) => text3(member(expressions, name)));
  return locationFrom(regionAndZone, roles, allowedAccounts, accounts);
}
function locationFrom({ region: regionText, zone: zoneText }, roles, allowedAccounts, accounts) {
  const account = accountFrom(roles, allowedAccounts) ?? accounts.find((text3) => text3 !== null && CURRENT_ACCOUNT.test(text3)) ?? null;
  const zone = nameIn(zoneText);
  const region = nameIn(regionText) ?? (regionText === null && zone !== null ? regionContaining(zone) : null);
  return { ...region !== null && { region }, ...zone !== null && { zone }, ...account !== null && { account } };
}
function accountFrom(roles, allowedAccounts) {
  for (const role of roles) {
    const [, account] = ACCOUNT_OF_ROLE.exec(role ?? "") ?? [];
    if (account !== void 0) return account;
  }
  const only = allowedAccounts.length === 1 ? textOf3(allowedAccounts[0]) : null;
  return only !== null && ACCOUNT2.test(only) ? only : null;
}
function textFor2(expression, modules2, plan) {
  const constant = textOf3(member(expression, "constant_value"));
  const [reference, ...others] = listOf(member(expression, "references"));
  if (constant !== null || typeof reference !== "string" || others.length > 0) return constant;
  const [, name] = /^var\.([^.[]+)$/.exec(reference) ?? [];
  if (name === void 0) return null;
  if (modules2.length === 0) {
    const declared = memberAt(plan, "configuration", "root_module", "variables", name);
    return member(declared, "sensitive") === true ? null : textOf3(memberAt(plan, "variables", name, "value"));
  }
  const path = modules2.flatMap((module56, i) => [...i === 0 ? [] : ["module"], "module_calls", module56]);
  const call = memberAt(plan, "configuration", "root_module", ...path);
  if (memberAt(call, "module", "variables", name, "sensitive") === true) return null;
  const argument = memberAt(call, "expressions", name);
  if (argument !== void 0 && argument !== null) return textFor2(argument, modules2.slice(0, -1), plan);
  return textOf3(memberAt(call, "module", "variables", name, "default"));
}
function shortProvider(name) {
  const last = (name ?? "").split("/").at(-1);
  return last.split(".", 1)[0];
}
var nameIn, modulesIn;
var init_provider_config = __esm({
  "src/terraform/provider-config.ts"() {
    init_cloud();
    init_locations();
    init_foreign();
    nameIn = (text3) => text3 !== null && REGION_OR_ZONE.test(text3) ? text3 : null;
    modulesIn = (prefix) => prefix.split(/\.?module\./).flatMap((part) => part === "" ? [] : [part.replace(/\.$/, "")]);
  }
});

// src/terraform/module-tree/opaque.ts
var opaque_exports = {};
__export(opaque_exports, {
  OPAQUE_TYPE: () => OPAQUE_TYPE,
  isOpaqueResource: () => isOpaqueResource,
  opaqueResource: () => opaqueResource,
  purposeWordsOf: () => purposeWordsOf
});
function purposeWordsOf(source) {
  if (source === null || source.length > SOURCE_MAX || new RegExp("^\\.|\\p{Cc}", "u").test(source)) return null;
  const { provider, name, part } = (IN_REGISTRY.exec(source) ?? REPOSITORY.exec(source))?.groups ?? {};
  if (provider === void 0 || name === void 0) return null;
  const last = part?.split("/").at(-1);
  return [provider, name, ...last !== void 0 && /^[\w-]+$/.test(last) ? [last] : []].join("/");
}
var OPAQUE_TYPE, opaqueResource, OPAQUE, isOpaqueResource, IN_REGISTRY, REPOSITORY, SOURCE_MAX;
var init_opaque = __esm({
  "src/terraform/module-tree/opaque.ts"() {
    OPAQUE_TYPE = "terraform_module";
    opaqueResource = (name) => `${OPAQUE_TYPE}.${name}`;
    OPAQUE = new RegExp(`(?:^|\\.)${OPAQUE_TYPE}\\.[^.]+$`);
    isOpaqueResource = (address) => OPAQUE.test(address);
    IN_REGISTRY = /^(?:[\w.-]+(?::\d+)?\/)?[\w-]+\/(?<name>[\w-]+)\/(?<provider>[a-z0-9]+)(?:\/\/(?<part>[^?]*))?$/;
    REPOSITORY = /\/terraform-(?<provider>[a-z0-9]+)-(?<name>[\w-]+?)(?:\.git)?(?:\/\/(?<part>[^?]*))?(?:\?.*)?$/;
    SOURCE_MAX = 500;
  }
});

// src/terraform/references/config-graph.ts
var config_graph_exports = {};
__export(config_graph_exports, {
  ConfigGraphBuilder: () => ConfigGraphBuilder,
  PROVIDER: () => PROVIDER,
  mergeGraphs: () => mergeGraphs,
  referencesFrom: () => referencesFrom
});
function mergeGraphs(code, plan) {
  const merged = new Map(code);
  for (const [from, references] of plan) {
    const known2 = code.get(from);
    if (known2 === void 0) {
      merged.set(from, references);
      continue;
    }
    if (isOpaqueResource(from)) continue;
    const knownTargets = new Set(known2.map(({ to }) => to));
    const missing = references.filter(({ to, guessed }) => guessed !== true && !knownTargets.has(to));
    if (missing.length > 0) merged.set(from, [...known2, ...missing]);
  }
  return merged;
}
var PROVIDER, NOTHING, referencesFrom, ConfigGraphBuilder;
var init_config_graph = __esm({
  "src/terraform/references/config-graph.ts"() {
    init_opaque();
    PROVIDER = "provider";
    NOTHING = [];
    referencesFrom = (graph, address) => graph.get(address) ?? NOTHING;
    ConfigGraphBuilder = class {
      #graph = /* @__PURE__ */ new Map();
      get graph() {
        return this.#graph;
      }
      /** Adds a node even if it has no references. */
      node(address) {
        if (!this.#graph.has(address)) this.#graph.set(address, []);
      }
      /** Adds a reference, and the node `from` if it is new. */
      add(from, reference) {
        const known2 = this.#graph.get(from);
        if (known2 === void 0) this.#graph.set(from, [reference]);
        else known2.push(reference);
      }
    };
  }
});

// src/terraform/references/addresses.ts
var addresses_exports = {};
__export(addresses_exports, {
  configAddressOf: () => configAddressOf,
  instanceKey: () => instanceKey,
  instanceText: () => instanceText,
  moduleOf: () => moduleOf2
});
function configAddressOf(origin) {
  const parts = parseTerraformAddress(origin);
  return parts === null ? null : formatTerraformAddress(withoutKeys(parts));
}
function moduleOf2(configAddress) {
  const parts = parseTerraformAddress(configAddress);
  return (parts?.modules ?? []).map((step) => `module.${step.name}`).join(".");
}
function quoteKey(key) {
  return JSON.stringify(key).replace(/[$%]\{/g, (start) => `${start[0]}${start}`);
}
function instanceKey(value) {
  if (typeof value === "number" && Number.isInteger(value) && value >= 0) return String(value);
  return typeof value === "string" ? quoteKey(value) : null;
}
function instanceText(key) {
  if (!key.startsWith('"')) return null;
  try {
    return JSON.parse(key.replace(/([$%])\1\{/g, "$1{"));
  } catch {
    return null;
  }
}
var withoutKeys;
var init_addresses = __esm({
  "src/terraform/references/addresses.ts"() {
    init_terraform_address();
    withoutKeys = (parts) => ({
      ...parts,
      modules: parts.modules.map((step) => ({ name: step.name, index: null })),
      index: null
    });
  }
});

// src/terraform/references/traversal.ts
var traversal_exports = {};
__export(traversal_exports, {
  parseTraversal: () => parseTraversal
});
function segmentsOf(text3) {
  const segments = [];
  let at2 = 0;
  while (at2 <= text3.length && segments.length < SEGMENTS) {
    SEGMENT_NAME.lastIndex = at2;
    const name = SEGMENT_NAME.exec(text3)?.[0];
    at2 += name.length;
    const keys = [];
    while (text3[at2] === "[") {
      const end = keyEnd2(text3, at2 + 1);
      keys.push(text3.slice(at2 + 1, end));
      at2 = end + 1;
    }
    segments.push({ name, keys });
    if (text3[at2] !== ".") break;
    at2++;
  }
  return segments;
}
function keyEnd2(text3, start) {
  if (text3[start] !== '"') {
    const end = text3.indexOf("]", start);
    return end < 0 ? text3.length : end;
  }
  let at2 = start + 1;
  while (at2 < text3.length && text3[at2] !== '"') at2 += text3[at2] === "\\" ? 2 : 1;
  return at2 + 1;
}
function elementOf2({ keys: [key] }, next2) {
  if (key !== void 0) return key.startsWith('"') ? key : null;
  return next2 === void 0 ? null : instanceKey(next2.name);
}
function parseTraversal(text3) {
  const [root2, second, third, fourth] = segmentsOf(text3);
  const of = (kind, address, key, element = null) => {
    return { kind, address, key: key ?? null, attribute: "", element };
  };
  const resource = (address, name, attribute) => {
    return { ...of("resource", address, name.keys[0]), attribute: attribute?.name ?? "" };
  };
  if (root2 === void 0 || second === void 0 || OTHER_ROOTS.has(root2.name)) return of("other", text3);
  switch (root2.name) {
    case "var":
      return of("variable", `var.${second.name}`, void 0, elementOf2(second, third));
    case "each":
      return of(second.name === "value" ? "iterated" : "repetition", text3);
    case "count":
      return of("repetition", text3);
    case "module":
      if (third === void 0) return of("module", `module.${second.name}`);
      return of("output", `module.${second.name}.output.${third.name}`, second.keys[0], elementOf2(third, fourth));
    case "data":
      return third === void 0 ? of("other", text3) : resource(`data.${second.name}.${third.name}`, third, fourth);
    default:
      return resource(`${root2.name}.${second.name}`, second, third);
  }
}
var SEGMENTS, SEGMENT_NAME, OTHER_ROOTS;
var init_traversal = __esm({
  "src/terraform/references/traversal.ts"() {
    init_addresses();
    SEGMENTS = 4;
    SEGMENT_NAME = /[^.[\]]*/y;
    OTHER_ROOTS = /* @__PURE__ */ new Set(["local", "path", "terraform", "self", "ephemeral"]);
  }
});

// src/terraform/plan/limits.ts
var limits_exports = {};
__export(limits_exports, {
  EXPRESSION_DEPTH: () => EXPRESSION_DEPTH,
  FORCING_MAX: () => FORCING_MAX,
  IDENTITY_LENGTH_MIN: () => IDENTITY_LENGTH_MIN2,
  REFERENCES_MAX: () => REFERENCES_MAX,
  REFERENCE_VALUE_DEPTH: () => REFERENCE_VALUE_DEPTH,
  SECRET_LENGTH_MIN: () => SECRET_LENGTH_MIN,
  SECRET_SOURCES_MAX: () => SECRET_SOURCES_MAX
});
var EXPRESSION_DEPTH, REFERENCE_VALUE_DEPTH, IDENTITY_LENGTH_MIN2, SECRET_LENGTH_MIN, SECRET_SOURCES_MAX, REFERENCES_MAX, FORCING_MAX;
var init_limits3 = __esm({
  "src/terraform/plan/limits.ts"() {
    EXPRESSION_DEPTH = 64;
    REFERENCE_VALUE_DEPTH = 8;
    IDENTITY_LENGTH_MIN2 = 4;
    SECRET_LENGTH_MIN = 8;
    SECRET_SOURCES_MAX = 2e3;
    REFERENCES_MAX = 2e5;
    FORCING_MAX = 8;
  }
});

// src/terraform/plan/expressions.ts
var expressions_exports = {};
__export(expressions_exports, {
  collectTexts: () => collectTexts,
  expressionsIn: () => expressionsIn,
  referencesIn: () => referencesIn
});
function* expressionsIn(block3, around2 = "", depth = 0) {
  for (const [name, value] of entriesOf(block3)) {
    const path = around2 === "" ? name : `${around2}.${name}`;
    const inner = Array.isArray(value) ? value : [value];
    for (const item of inner) {
      if (isExpression(item) || objectOf(item) === null || depth >= EXPRESSION_DEPTH) yield [path, item];
      else yield* expressionsIn(item, path, depth + 1);
    }
  }
}
function collectTexts(expression) {
  const texts = [];
  const open = [[expression, 0]];
  for (let next2 = open.pop(); next2 !== void 0; next2 = open.pop()) {
    const [value, depth] = next2;
    if (depth > EXPRESSION_DEPTH) continue;
    for (const text3 of listOf(member(value, "references"))) if (typeof text3 === "string") texts.push(text3);
    const inner = Array.isArray(value) ? value : objectOf(value) === null ? [] : Object.values(value);
    for (const item of inner) if (typeof item === "object") open.push([item, depth + 1]);
  }
  return texts;
}
function referencesIn(expression) {
  const traversals = collectTexts(expression).map(parseTraversal);
  const keysOf3 = /* @__PURE__ */ new Map();
  const elementsOf = /* @__PURE__ */ new Map();
  const [read, asked] = [/* @__PURE__ */ new Set(), /* @__PURE__ */ new Set()];
  for (const { kind, address, key, attribute, element } of traversals) {
    if (kind !== "resource" && kind !== "variable" && kind !== "output") continue;
    const keys = keysOf3.get(address) ?? /* @__PURE__ */ new Set();
    if (key !== null) keys.add(key);
    keysOf3.set(address, keys);
    if (attribute !== "") (isHandedOver(address, attribute) ? read : asked).add(address);
    if (element !== null) elementsOf.set(address, (elementsOf.get(address) ?? /* @__PURE__ */ new Set()).add(element));
  }
  const has = (kind) => traversals.some((traversal) => traversal.kind === kind);
  return {
    targets: [...keysOf3].map(([address, keys]) => {
      const elements = [...elementsOf.get(address) ?? []];
      return { address, keys: [...keys], elements, isHandedOver: read.has(address) && !asked.has(address) };
    }),
    wholeModules: wholeModules(traversals),
    keyed: has("repetition") || has("iterated"),
    chooses: has("repetition"),
    iterates: has("iterated"),
    members: [...new Set(traversals.flatMap(({ kind, address }) => kind === "iterated" ? memberOf2(address) : []))]
  };
}
function wholeModules(traversals) {
  const whole2 = /* @__PURE__ */ new Set();
  for (const { kind, address } of traversals) if (kind === "module") whole2.add(address);
  for (const { kind, address } of traversals) {
    if (kind === "output") whole2.delete(address.slice(0, address.indexOf(".output.")));
  }
  return [...whole2];
}
var isExpression, ITERATED_MEMBER, memberOf2;
var init_expressions = __esm({
  "src/terraform/plan/expressions.ts"() {
    init_catalog();
    init_foreign();
    init_traversal();
    init_limits3();
    isExpression = (value) => Array.isArray(member(value, "references")) || Object.hasOwn(objectOf(value) ?? {}, "constant_value");
    ITERATED_MEMBER = /^each\.value\.([^.[\]]+)/;
    memberOf2 = (iterated2) => {
      const [, name] = ITERATED_MEMBER.exec(iterated2) ?? [];
      return name === void 0 ? [] : [name];
    };
  }
});

// src/terraform/plan/outputs.ts
var outputs_exports = {};
__export(outputs_exports, {
  likelyLinks: () => likelyLinks,
  likelyOutputs: () => likelyOutputs,
  namesSubnets: () => namesSubnets
});
function likelyOutputs(attribute, outputs) {
  if (outputs.includes(attribute)) return [attribute];
  const subject = subjectOfOutput(attribute);
  const outputsWithSubject = (wantedSubject) => outputs.filter((output) => {
    const outputSubject = subjectOfOutput(output);
    return endsWithWords(outputSubject, wantedSubject) || endsWithWords(wantedSubject, outputSubject);
  });
  const sameSubject = outputsWithSubject(subject);
  const [, subnetKind] = SUBNET_KIND.exec(subject) ?? [];
  return sameSubject.length > 0 || subnetKind === void 0 ? sameSubject : outputsWithSubject(subnetKind);
}
function likelyLinks(links, resources) {
  const guesses = links.filter(({ guess, path }) => guess !== void 0 && path !== null);
  const unlikely = /* @__PURE__ */ new Set();
  for (const [path, guessedLinks] of groupBy(guesses, ({ path: path2 }) => path2)) {
    const [, subnetKind] = SUBNET_KIND.exec(subjectOfOutput(nameOf3(path))) ?? [];
    if (subnetKind === void 0) continue;
    const toSubnets = guessedLinks.filter(({ to }) => endsWithWords(parseTerraformAddress(to)?.type ?? "", subnetKind));
    if (toSubnets.length === 0) continue;
    const outputs = [...new Set(toSubnets.map(nameOfGuess))];
    const likely = fittingOutputs(outputs, resources, subnetKind);
    for (const link2 of guessedLinks) {
      if (!toSubnets.includes(link2) || !likely.includes(nameOfGuess(link2))) unlikely.add(link2);
    }
  }
  return unlikely.size === 0 ? links : links.filter((link2) => !unlikely.has(link2));
}
function fittingOutputs(outputs, resources, subnetKind) {
  const choices = new Set(resources.map((resource) => tiersFor(resource, outputs, subnetKind).join("\n")));
  const [choice = ""] = choices.size === 1 ? choices : [];
  return choice === "" ? outputs : choice.split("\n");
}
var endsWithWords, SELF_LINK, subjectOfOutput, SUBNET_KIND, namesSubnets, nameOfGuess;
var init_outputs = __esm({
  "src/terraform/plan/outputs.ts"() {
    init_attribute_roles();
    init_placement();
    init_group_by();
    init_inventory();
    init_terraform_address();
    endsWithWords = (text3, end) => text3 === end || text3.endsWith(`_${end}`);
    SELF_LINK = /_self_links?$/;
    subjectOfOutput = (name) => subjectOf(name.replace(SELF_LINK, ""));
    SUBNET_KIND = /(?:^|_)(subnet|subnetwork)$/;
    namesSubnets = (path) => SUBNET_KIND.test(subjectOfOutput(nameOf3(path)));
    nameOfGuess = ({ guess = "" }) => subjectOfOutput(guess.slice(guess.lastIndexOf(".") + 1));
  }
});

// src/terraform/plan/configuration.ts
var configuration_exports = {};
__export(configuration_exports, {
  addressIn: () => addressIn,
  isWithoutConfiguration: () => isWithoutConfiguration,
  readConfiguration: () => readConfiguration,
  readManaged: () => readManaged,
  scopesOf: () => scopesOf
});
function readConfiguration(plan) {
  const graph = new ConfigGraphBuilder();
  const providers = providerConfigs(plan);
  for (const scope of scopesOf(plan)) {
    for (const resource of listOf(member(scope.module, "resources"))) addResource(resource, scope, graph, providers);
    for (const [name, output] of entriesOf(member(scope.module, "outputs"))) {
      addAttribute(`${scope.prefix}output.${name}`, name, referencesIn(member(output, "expression")), scope, graph);
    }
    for (const [name, call] of entriesOf(member(scope.module, "module_calls"))) {
      const prefix = `${scope.prefix}module.${name}.`;
      addCall(call, prefix, scope, graph);
    }
  }
  return graph.graph;
}
function readManaged(plan) {
  const providers = providerConfigs(plan);
  const managed = /* @__PURE__ */ new Map();
  for (const scope of scopesOf(plan)) {
    for (const resource of listOf(member(scope.module, "resources"))) {
      const address = addressIn(scope, resource);
      const key = textOf3(member(resource, "provider_config_key"));
      if (address === null || key === null) continue;
      const location = configOf(providers, key)?.location ?? {};
      const hasOwnRegion = hasValue(resource, "region");
      managed.set(address, { key, location: withoutOverridden(location, resource), hasOwnRegion });
    }
  }
  return managed;
}
function withoutOverridden({ region, zone, ...others }, resource) {
  return {
    ...others,
    ...region !== void 0 && !hasValue(resource, "region") && { region },
    ...zone !== void 0 && !hasValue(resource, "zone") && { zone }
  };
}
function hasValue(resource, name) {
  const expression = memberAt(resource, "expressions", name);
  return textOf3(member(expression, "constant_value")) !== null || listOf(member(expression, "references")).length > 0;
}
function* scopesOf(plan) {
  const scopes = [{ prefix: "", module: memberAt(plan, "configuration", "root_module"), depth: 0 }];
  for (let scope = scopes.pop(); scope !== void 0; scope = scopes.pop()) {
    yield scope;
    if (scope.depth >= MODULE_DEPTH) continue;
    for (const [name, call] of entriesOf(member(scope.module, "module_calls"))) {
      const prefix = `${scope.prefix}module.${name}.`;
      scopes.push({ prefix, module: member(call, "module"), depth: scope.depth + 1 });
    }
  }
}
function addressIn({ prefix }, resource) {
  const type = textOf3(member(resource, "type"));
  const name = textOf3(member(resource, "name"));
  if (type === null || name === null) return null;
  return `${prefix}${member(resource, "mode") === "data" ? "data." : ""}${type}.${name}`;
}
function addResource(resource, scope, graph, providers) {
  const address = addressIn(scope, resource);
  if (address === null) return;
  graph.node(address);
  const provider = providers.get(textOf3(member(resource, "provider_config_key")) ?? "");
  if (provider !== void 0) {
    const { expressions, prefix } = provider;
    addAttribute(address, PROVIDER, referencesIn(expressions), { ...scope, prefix }, graph);
  }
  const forEach = referencesIn(member(resource, "for_each_expression"));
  addAttribute(address, "for_each", forEach, scope, graph);
  addAttribute(address, "count", referencesIn(member(resource, "count_expression")), scope, graph);
  for (const [path, expression] of expressionsIn(member(resource, "expressions"))) {
    const references = withoutOptionalKey(path, referencesIn(expression));
    addAttribute(address, path, references, scope, graph);
    if (references.iterates) {
      addAttribute(address, path, iterated(forEach, references), scope, graph);
      addNamesake(address, path, resource, scope, graph);
    }
  }
  for (const text3 of listOf(member(resource, "depends_on"))) {
    const { targets } = referencesIn({ references: [text3] });
    for (const { address: to, keys } of targets) {
      graph.add(address, { to: scope.prefix + to, path: null, keys, keyed: false });
    }
  }
}
function addNamesake(from, path, resource, scope, graph) {
  if (!namesSubnets(path)) return;
  for (const text3 of listOf(memberAt(resource, "for_each_expression", "references"))) {
    const [, name = ""] = LOCAL.exec(String(text3)) ?? [];
    if (memberAt(scope.module, "variables", name) === void 0) continue;
    graph.add(from, { to: `${scope.prefix}var.${name}`, path, keys: [], keyed: false, guessed: true });
  }
}
function addCall(call, prefix, scope, graph) {
  const forEach = referencesIn(member(call, "for_each_expression"));
  for (const [name, expression] of entriesOf(member(call, "expressions"))) {
    const references = withoutOptionalKey(name, referencesIn(expression));
    addAttribute(`${prefix}var.${name}`, name, references, scope, graph);
    if (references.iterates) addAttribute(`${prefix}var.${name}`, name, iterated(forEach, references), scope, graph);
  }
}
function addAttribute(from, path, references, scope, graph) {
  const { keyed } = references;
  for (const { address, keys, elements, isHandedOver: isHandedOver2 } of references.targets) {
    const selection = elements.length > 0 && { elements };
    graph.add(from, { to: scope.prefix + address, path: isHandedOver2 ? null : path, keys, keyed, ...selection });
  }
  for (const module56 of references.wholeModules) {
    const outputs = outputsOf(scope.module, module56);
    const named3 = outputs.filter((output) => references.members.includes(output));
    const targets = named3.length > 0 ? named3 : likelyOutputs(topOf(path), outputs);
    for (const output of targets) {
      const to = `${scope.prefix}${module56}.output.${output}`;
      graph.add(from, { to, path, keys: [], keyed, ...named3.length === 0 && { guessed: true } });
    }
  }
}
function isWithoutConfiguration(plan) {
  const root2 = memberAt(plan, "configuration", "root_module");
  return entriesOf(root2).length === 0;
}
var LOCAL, withoutOptionalKey, iterated, outputsOf;
var init_configuration = __esm({
  "src/terraform/plan/configuration.ts"() {
    init_inventory();
    init_limits();
    init_foreign();
    init_provider_config();
    init_config_graph();
    init_expressions();
    init_outputs();
    LOCAL = /^local\.([^.[\]]+)$/;
    withoutOptionalKey = (path, references) => references.chooses || !references.members.includes(nameOf3(path)) ? references : { ...references, keyed: false };
    iterated = (forEach, { members }) => ({
      ...forEach,
      members,
      keyed: true
    });
    outputsOf = (caller, module56) => entriesOf(memberAt(caller, "module_calls", module56.slice("module.".length), "module", "outputs")).map(
      ([name]) => name
    );
  }
});

// elsewhere:src/terraform/fetch/git/clone.ts
var clone_exports = {};
__export(clone_exports, {
  checkOut: () => checkOut
});
var module42, checkOut;
var init_clone = __esm({
  "elsewhere:src/terraform/fetch/git/clone.ts"() {
    module42 = require("./code.js").modules["src/terraform/fetch/git/clone.ts"]();
    checkOut = module42.checkOut;
  }
});

// elsewhere:src/terraform/module-tree/survey.ts
var survey_exports = {};
__export(survey_exports, {
  surveyCode: () => surveyCode
});
var module43, surveyCode;
var init_survey = __esm({
  "elsewhere:src/terraform/module-tree/survey.ts"() {
    module43 = require("./code.js").modules["src/terraform/module-tree/survey.ts"]();
    surveyCode = module43.surveyCode;
  }
});

// elsewhere:src/terraform/fetch/tree-archive.ts
var tree_archive_exports = {};
__export(tree_archive_exports, {
  fetchArchive: () => fetchArchive,
  unpackTree: () => unpackTree
});
var module44, fetchArchive, unpackTree;
var init_tree_archive = __esm({
  "elsewhere:src/terraform/fetch/tree-archive.ts"() {
    module44 = require("./code.js").modules["src/terraform/fetch/tree-archive.ts"]();
    fetchArchive = module44.fetchArchive;
    unpackTree = module44.unpackTree;
  }
});

// elsewhere:src/render/assets/icons/aws.json
var aws_exports2 = {};
__export(aws_exports2, {
  default: () => aws_default
});
var module53, aws_default;
var init_aws2 = __esm({
  "elsewhere:src/render/assets/icons/aws.json"() {
    module53 = require("./aws.js").modules["src/render/assets/icons/aws.json"]();
    aws_default = module53.default;
  }
});

// elsewhere:src/render/assets/icons/azure.json
var azure_exports2 = {};
__export(azure_exports2, {
  default: () => azure_default
});
var module54, azure_default;
var init_azure2 = __esm({
  "elsewhere:src/render/assets/icons/azure.json"() {
    module54 = require("./azure.js").modules["src/render/assets/icons/azure.json"]();
    azure_default = module54.default;
  }
});

// elsewhere:src/render/assets/icons/gcp.json
var gcp_exports = {};
__export(gcp_exports, {
  default: () => gcp_default
});
var module55, gcp_default;
var init_gcp = __esm({
  "elsewhere:src/render/assets/icons/gcp.json"() {
    module55 = require("./google.js").modules["src/render/assets/icons/gcp.json"]();
    gcp_default = module55.default;
  }
});

// groundplan:groundplan:unpack
var import_node_zlib, unpack;
var init_groundplan_unpack = __esm({
  "groundplan:groundplan:unpack"() {
    import_node_zlib = require("node:zlib");
    unpack = (text3) => (0, import_node_zlib.brotliDecompressSync)(Buffer.from(text3.slice(7), "base64"));
  }
});

// src/render/assets/icons/other.json
var other_exports2 = {};
__export(other_exports2, {
  default: () => other_default
});
var other_default;
var init_other2 = __esm({
  "src/render/assets/icons/other.json"() {
    init_groundplan_unpack();
    other_default = JSON.parse(unpack("brotli:XyEWUsAdD7UTRJjN9HdNkhEpWo8FqJpxVA4xjaUonXEvkauqCT1YVFQIgmPMFGnvcjqa6KeijekLci6IHgTP/LkNTKsmM1RU7Xnq4/dup8cem5tdO1/0JSiKOo+QyN5/N0lnyqSKqpmC1ycEd3YLstvWTdcZOhpbLL5FFED2XlPLqv25ymnPLMpOsXRR/iywIFmkR9nBqitJDyRb/c2HHrSWYdkJPPsXApUtoCn/8ZVU98zunpPA43ggSExbLGUnXBAkP/PXbtttE4RFYTGfe0srsOj0gd53QgnRzNOX7CQhILCsZHvdY3aDsXlJA9yY5zsALQmy4X8VoknXZKgqy8M9Z+jyHvtBNxrpnbH84ed/iDYgp9RVneGmhFYyn383GMxDlgwM/+n43kK0ALlHcv2NhwTMALKsZfJAB0UKWMjVoqS6LToJwBjxSj6EtopEtOiBirrd7+DQI2RjMsAs0oL1tVn/H6JHfHzU5aVsw9kD+qMnZRaWn1kK5KKWCjQWuil7wnwzCJMK+E/3X8U/ohuQvVQOOyJsOGoyYAZdqd+H5fX9JDiFSkrQf1+q1rUDSDZAWW7ISZpIOZJO4Q5StPNBG3IW+r/uNrsbhN0NkBYA0jsAac8SoD1Cg9SWQIkIDQoCFSlZDhp7skamPCpRlF0a2psIcoJAyVUipAkUtUGmNsnaJGmSxrm2NFnj2RDjKVKaKk7I4bT5cArZc5rZ232vpz2mdFwT2XIpF563bY21yKuwDFM7O5BmTb/xCiEkYWzs9LaModUgtN3c3f0bQQzYGqCIkS1D1RELO6ftNs6TBPjGSaBLeWimQNOt/VXmtC/pXLfvNIQmNG8qazYLz+OgvjfvP7cXLqES+MeRN4B43yhefYMleL9HHmgi/f41L4a7zyaTpLawRSY4+EiKevGhkTxA9/qNK5V2IBfpgs04dWGw5halKpVFlEueRbpNnHHv9ddlBejklxqoE8gPVSLUlpE2nQKCxJHUEK9pMmDJJY4rNUqmUq24CwyCmoRFqCKbuco3vfvgF2prYrGefhqIloFIC22qIFjJjaia4nxz0F68mCz/fxt8SQ8CcwlxvYRmMWVabi7oAboq4mrpodqyWsyUTNKbArNRuhT0xJrYhAwISsuGKUEbG+Y00FyI1YRxCp4xkBaLyWDBNAoySMVA1WRf4UkyHZ8fvx9uPy7V5+i3w/wo+ct3CJ/679v/XxV1sk/79mT6b4H/S72GY9m1bP5NRJlr0433EcSwHMEyrPq8aAYOoZJfCnYYF93H3nZTZYXf97jKlX5N1uie8zwQEP/oIgF5mc0NvpjN81jalQj8oriS/WQTXqgv6hD/FBKHwoP1dhmUgi6l4W2jGsch47GmAoSLuADZtT+PV6lnlpY4zjiOcN20V7iv21/8mxsOYm37zVtx/GV5pxrzwTfCwcZhgs6MIWYnbC6koKtcTOv3Q1H/2PQMw/lc1MeWUn8VSygm6l8UR536fxGifmx7CY4XEtQDPHSOFMGPy5/iW+y2mrKFk+0UX3z5PZ3eb4+51oz4VejOv3ao11rzlFLCpBoZ8Tpl0EQtMFmjvbw4g/4ub9J46OWTFOKBxU5YkhVwANcz64pmsqbKjxsqkx4ZZrIzfbbHblVDpK88YnMx1Zn/7vTALxwbBWS4b+8crvkIebNcl0HLg86wzl35wrfs8DUCqi6g89ezwCrJadrhFFq+9QYFQGekwOa5cG0Vvxc7dUMVC5VgDiAGrm7XEYebfJQO9LhLrm7+orE3Y7Oz7IoAgChUbb54OPzC499u1j+3tUV10wG2B9XwWtY5PzYVU6r6ImBi1bl0naj6df4c6rRZnsXkRWLkm3l/ez/SbRTLjpzt6WPbQeyTUuWueFMr33ojjXK6yMwkMiPtZZORsU8sHFD+8zOvUMX4jQ+zE3vnWDPkluP2fg9R7++M5id8m9W9aNJiskTnq72YmWIRTUu2x2N7m799Bza82CnZ5LIiKfxtuziXxdTxgbW82EhLnm3J0RbhfiAVxtGXxXO7UIYV0+His+1y1Q40ywe6FjqWfIXaTtoiRue4XORC7Xd4IE1R3DpoiYdiCKvUUC617SE6d6KzV2IR7rfkvSBblklR3G0FfYmHcklS+9+X/Ij7hbcvB1PLBxNti9Oyzt5yit8d0j0daqnSQxMKVqfbjaGqg6EElEWZxbBkO0DRwkuoZvnsVGBKPBxH6ao20KlInRrduCu7izkvQ4WC08deKkALXx4whHtShsZo+mCKgXraevnZAoVKwYz2ANMPaSkhPbTfTfqNydATsNfNZFWSqKTDT+nJhnzBtnjMzLfsjfEShkfGKZknFKNUY/bTC+2yyehcCt+xjma4aKVDQPNVLsGEbPzYINuicDlFW1qkphsw+rExjfum+PaFM6XDXPnheijdC9UUg4xsfEmLUYjCm/KAW9Ii+xHVvVVHDMDUgzrS4VstvZSOb7roDjHIbCvcU1pMDKdITXnAyociFRLkfEMqLgr6UdsZThGVxvR0h6mUJds6yOVguu2h2n5QO03GNoqHFMopJt287e5ozSrqRyy+K+BXFk3mlirOelgMxQHnQSlNTuvphXKJSePexPADJsQmKhu0Q5gAzQ6dPi5mV5JLPB2QVgwB/e7xx+RfOT5S86YYTq1RSx3MFo/kkCbDIxfbLeulGLimBJ3SxT7dLGsv1wOtxXMZahn2ctFeouhMe2RLO+INV0xs5bJazObwtZwlEUeK7SGZpXxAXhcD+qz98LMdcrmEsYTyqHo6WJ2GdEUai7Hi7Bx+v6usByGhu2vVRErYdQHJUmGhag8zHmDBDAzmMiUFZjiBG9TD25ZXYm9+zf3ph9g3jdyS8JZ4vK3klg6aKSbHeiQS7H3d6jmlWPwtaVB2COXrGBVvFXz6gEzpMnQqb/Y8QE2XVZcPn6Xn5jhBb0PUT5dMBYxr8hOqXCsZ8OnlDmrL811xeX14u83dtMcGFCnLVgDVfZBPlRao0KDaWTaXUq1M+3yAfUvkvbndb/dqs3OsGIV0UJZNjvWBuv88wWTTgcsZvvwhXu6C3PZo7gfkbZj6tdxJc4KaqlAlo6UKtUKbt9JDu7Tu3Ga5pEY5PIf3vJX3TQO3rcOTBvZtB2ULAefMRNeArXDSffnWpj1u2xfVcv2kpDKe07FmpNceqdyGzkdKfmrkuVRm8dc6MeT5lYFTg0z1AlTFPH5VP2eRpvqynikrfRmQ7o/UbmUtRj3e7ALOMu1xK86X4XSwsGqjA8/UMo8ZANddt7eFZTPO+efgDMC2hy+MacK4FLnw4jb8AbX94XzaQpyW1MMHzrKYCRvw2lzPxvdKOTZ/imDDpJStnWZsPbhlyUWLRbjBuTXUunIIMEP2GhtdK/QoFuw76kPtK//G6dbzNXB47RKdTkAeYXvRQFGA1o7oIPsYpSSa6TCeLqrtudjGE9ew7PKt5Fv6afn2usR39b1BuuxMI8aGMBy8CItLuxdzgu74M+5nGwWiuRnQoDtwS5g5eKeMGoI4Fd6QuFNgDwEtPFviCYkj5VlIfw/sJTqYzTSzzSoxClzYi1PYlxoQbBrgBl/6ql2+2CHmu6V/SLWITedKu+mkmEdAiC8QrySJ74jSdK/EXLdMuaFq+VzDrmuPTZPz6t7umv0RZiAlqoJdsQP5iMuRR1yL0qIqykJMfJfUMrpsJ6vCfeGaqUBOvgbzw3vvqyr67IbLB7phXVQNPWIfWJc0TMhjoE312EbzUT7kqyqmXqHzQUxVpsiTHp1iGuF+Vr/WnFhtamxyeoDFcoQ5BltEN/ykEGduBS5bh6nlx/EeuGQ60E441ldlX1CiAi86RxwhUCPcgkuU9tC9yIuQ20pd6nUWcGSUWg7to8Xryk8QFjRV9GuvkFQGj9aFzZkfo8JetcjmmUurVF38ucRATEmvVAWjBb6A8y0bjGE2rfo8sE12iYtukLrIxePBVwYxcTvKEeh4GtopHOmCHTgwAQ7oCxMCEhJCLmSETUjJ1gi86oUDXerduKCVKIS0jEPslvWRKRcuJQgRU5Yj8sjlpFcdxKx6rrT3v9X7+8HCoqW+T705ePHGqHzQhQAbnePk28Cz7o7J77bqyy5SMFP0koele9A4N1pyeIfqliNBi1WQwXF0/kPvlz9QR6AIIchFVYLl4Yh+PXAk4+opoR7xL+iR+IjV6gnxQF8kEReXKEm2hQ1yV1SHDxcnDP4Rg15Ik7wOOTu/5osYOn41U/ukRjQHs0VbpEqsQ6dFGq7FCkM5UtwP+3YYf21/uZHReVIrdQFcfpfAUM/XH82HaaQlz0pYVAf4zcEYltUFgfOMc8czxa/6mnqpXTzBY8vO5fOj9+GpITEqlH4QR56X2RNLwFFvJwR5Q5K1GuECrygrdKFZEYLMiHqZddHOZ72vPSrQ50vrYvOpRExGLs5l6LI7gkLOR7ij3m+hr/beHUCKNgFH0vpmiXU+0U+EGqfIluVkUF8YPDuteGazK2cY4mteVj6Sj5KmoY78vQBXL3ZBIqyAFjuBLvEVWgfk6UZo5yAWxEbfnofFU+mVZWz3g2JSYofxW8xdC+n5J0kwhahvu+Vabp1g3LqQXJtGrP1KOsugWe2rPlG9I76yHcug4FzuqgXDR4W+hBJktglPCuPQbLKuis5Fn7dqck9XERYlf7TS4VWIsYQuojOdkgx7JVsH9ooRUC3hiOiSW/XKld3Q3tDVe9a93NE9OJ/H3zFJ3D2JKpp5mgLoKwp8uj/ZELcEDRVSnPYUh/5/iU785V7vqaQEgVGSHMYp0cUuIM4ISIIrjpNr9QZrYF17v4+J5uje7f5T3IfKzihYH+OQYMSz1SIsJxeVITtixP/Pukk7l/3ctr2p7NjntevCqbviSvUt71vtXaf2ktR7SO9RR7/nXvWmQh5L90z5Ln3vz8rw6J6zrEPv5dpkNvR742tty6VugyakVyZFS8ZsC3Y4F/E1/DQvZbKXzJbBDEOTJsaYdMaMWpLA2zxeRmuQDo8XuxAPziAUTonSgBY1ICQScKUrUqmHRHHtkRL11T36fsiRoyOtzdGp4F+bZEvcK48hcy6nox680km5kYxrL334DN0zC7mFG8wRHbqVTCjiLbQPH2n8qRn1tMPLak9ew5Nr74dd6bmhcXnjJt6Wt043BAxXgWgoEycNi0t7TH7aBO9yymxvPmzYaOtb1O5lup7tIHP4OnxzCUPVWAZmhA3DrcvNNVmnuBtdSjIULXGwtwCHjFUfVwIcxb+g3VDfB1TMtshrUJeIY3iVgMUKQGM1xkHazzXfmq+qKsmFeod4Eak3MyZM6l7GTair94bnv0Ec40XwF90LOiZNqDezhsfW3p/70cVwvU6Pe3tX7s6jx6WAVO8q+XKf/xr+HjdVRisrkYZiARSPX7zHUSdMqz+Es11Gucq+wgsDPLEKxM6Qn5ZzJVE3bKBzUhBhLn6n04dBT8+oaqH4PkgQq2ifgfc3vU75tnkanZY23WLwjKzJpowbV6GW8JXNXDV1umo3Z7GljUO3E7bfvRnB2s83CxGC6nYh+V0F0S9tUFQHPGgudJJ2WGeSoGG68AV3zosbwg+33PJ47ncHbUvDW/g9FanGZdaVUj1zu3XcNKhtMUmEKx/xQUYequBZP/2b/3urQdpm4OoJjhLao4qJ9q4P61CvCcPGtTcVJre6l8kPWbJ6wtm6hxKd0n89aG7EBaLZj/RBg0vXMry4juayvup9XcPM0V5qTHb3c+Qb+XQuF4uH0X5SZQgu9TUZtsEMs9mFXYREWWw0QbqAsFAX9Qo+WPshJCgKrmOsHOZNcEdO0dbDUyc+9XSUS7fVi4/ueUJwS9RSVm4rvN1f+19zMck0rDVBJt42qcxK1p/mARyKi9WUTScAibwSXHLSabIt2iugJFxxCdruVev0N7RTK/tiybBMulv0xjBmnTOZGUeewUwyQbtqmR5GYTYOo+FctnCIwzk09Mw7vy+5gi7KOhLjaajEh3/Wi43MeaSI8+NkqoiLG2/6MDnvXhxsPUF4kuE2m4thzX6ott1P65c/owJm3yh2e1Vr8Lt3Pw0eI9W/BWf/I6DIje4iXKEwA4QeecmOKQow/yGAtzSfC6s9aMUdW+ngqMYNX8zu3Do/qA8HbEVX4pxaKUNSrv3WncpY23JMNuzupLQmDImLe6u+R+tLsq8QPfMcrD/U3Fs1M9bHpKdFJ6prsu7skVzC//MPKxQowP0szR7m3pGjChSbOSU964FCx9O3kuU0vW1BDhcZtvFjQxIQ+oo/zbFvxTcsGEpkSsN/AIZLJYz6j3PUef45cECWCyBBLLKJsKtWAIYnjwmY1sdni+fCL1KYnVU7qQI+b36zwGKSoY5KlvlVNJlMadJi73RO+DbdurD+UGEE/UmEgmdSgzim+Kf+phmx8BGeEOoTk0xiZHsSI6OsbRtrJojvPavhtrPnjJ7vBeRI40GQr7+1bKNlw9bExYEmxbd+syyyxuRY15IRWTmiHLk+rYlHRhKL7Mx1xR2uUjMddFNjW2inRlZnDJOZORuRLoifuy7FX9vVRnWp1/ZSZZzM4oXE2RgmyT/XkRxAqWfuAn0M3Ba4Mt5ywPMtC6PKwtwCZStkV9Q3hUwJyCkRJbqWjCeMDbJxBvRDpmElbTgpwINErat526r46ssMFxcWE1yYW8ZYy69lvA6oZRKfhrqKAbQEBcqQRLWsBJZbFTab5tWw3uC3IeuxV8f2coCdDqjhoNkPrIyuL2SM2BYIE6+1Wz+3KmmQMy8EGw87TSj/1UA9ElXVF7P+HNxMh/B7wzqqECsE5H7zijPA1NFNczeD450kyMKRqqe8XIXhOHu54sc7X7xifN/LOkR53vLGZi3ruzwYPx6shx+LM1XBNVOCXgtKIv5kJTTdVlyufduGrQIcyhsn0Otsf9NCPB7o4oJpaHMXJmwHyON1bQQeMAQUe0WlAf2WdN0SMbGx5M0H+GoNaixEMGxX+upDMPpdqWtQy/wYZMLizmPL0VhOw1bT6wxMmgrhZmSxw0tTSYT8YxmhxiHagiwuWfQmS1X54rAm02RndHzYxsKalhS2gr+9lnatTeZeM0/m7Be2gAWW7RO6eaTN5bsp+8PD+3oT4vjz749nQIu0RaV5W455iA73mIr7QeDVf0hH6zffcDcvaKcqiU+Y7lU19+fmm7fi4zQU5o4X3qXHfhFhHYNwaDoJvyOZtczO4TMrr+83Ba1dbCCW3Lkr+QALHDB+O4wYX0x4xagb6jDX22JKZm6C3fsVDN1QbiygR3JpX4ED5nps1DZaSe8QRyYzxp2PDXM5QmcUrjstjrVb7V9NlDoIBUprIyTD1pFedSk7A/xVyZB2offgz5LshMAJNUt2nN4yXjyNrYBQEskNRwkL0h8P/hw8TJcLKosn7VYo52N/jrOOUVyEoD4OMFxsBxdLkjkPorFkVjkYn16soikRPHm7iMSRZpRU/kFqPnNKT2kT7ILHgzrgPVIFPN+hqRfGf1eCKQMnTpx5N9xD+8TSxd28DtNCnJzaYrmFyekAna9oSMo1vRLUAqprL5CCm83oiGPCS6b2K9Z04B7zOl8S13JBrJC6MDezsM3agjmyLDBo6wMNPleTrwyi605TCVVwHMJ6nJPRIRlnt605JF3sywtriHggGee//lr2t1Wbs6dyMshiWSV6jRTRSzWxA8K/PR3ZAlcrD9/ywhwOqPWLDrAp2iSxtMVuaR7ao9kcdYu/vnBXoqMt9URqCbP0BuulQB1RIA7dKS6Y0jMzRPG9pEl2PWmgD4hx0xmm28iPcpmddthQNxThHLMOmumLq/aI8aHKkijdIten2ESixBn1HePPVffRhSNE2zj3jd70whTQYZ1ROK5Dg/Pzw4GHcrSlUHr6l/HPDji6w8S6MDFUCauMiYfC/C0MJkIcyZxTdbeuUCnQgBhRLQT+wOctPiuh5WKBpKaXxcXxh7Z0wLbjcOPZzKiDcqv4KKbuL85APpVxBcQudkIVjA1uaHn6oJG9uctci81f6hobSuOuLlN1VCy3JbNUqjntQVHPKza7nsow9spW+pzpJErICaR0GrfREfWT0Ag97V8I0KWtordqfTZ9qtpUKto5VYEQgje8XQaqP9CZVJir7jvni+y5aQBWdZoJH0rZ2B8euz2RqW4e+kqaS7lczzfBVLEHbwAd6SGdJBJZbvR0jTGohm3KQqsKqlpKQqE7ZFKLDmtWus588pgKI131yuFAyk7/gmDgDjIQ0rDGm2gHckCl9LAbVwgrHOU02tf3tM2ZGWJZsCJ26cIMAFcuFMm2iBl70DcvTeLwhhOx2gOVyFR+QKzLMDiqMsNwI7YoXidVTm1z+9jfzrAB39JZYFIU0HlFveSCrgX50ToLrRSG1AiKiMJXdtr2PbTFvhlZVcIqBfklh2pJURiZRKGSdLLvZS/USjQK3lk7+lIYmcYI/lo5FTEOzW/E1HAxT3KaNjmxjr6clKWjGdnTSb6HaoCOD3KZLnIRK+pSGB3dIJ38m0JzXNzO74Irq6IvhZFJFGqSZiZF1YJMZPcw6eweWEdfT0rINEbw17bRFA0y/lXgWRpZjgwzRIeaCCZ6fOGDh7vJ/Mtg2HjnpSBVeQAdQd5+kGS+/QvkpfYbqjhvFdStMHoelQa0rdLK7xIpvXo31KhIwHvXiXS2Khq4zVdqodKBtx5ENGmvd2JUgrJcdJbwvryYyOcGCzKtysFxmOvlg044WOYvo2uxOR6JY4lJNq2zbsERdnH0qYQW9OxS2DwWWwos6JpTo739bkGNFZak3kwdtYnGkc4nCvsdW6kCpEXbg8yptzp9gVr+mM7J3lvOuwf3S+kxz50x9ZZO4dvM9yUm3CVKasTn83oeL1qfJv5DSMV0POhklxffZjqx749v0j2080kH5QNxfxiY/cAwTfz80DyWux8+XLcXU/NDQS2wOU9A8/werDu5v0E6P0sy2RqzQ5Tg3c9tW+HeTG9Tjg9MV2GqIklpaD4+gWtuIO86E21nDZ7qsfS0n49YmuUj2WrHuHNMcqOj95XOWuxtxP1pj6FdM4/sixhv0Rdxz7Ind/ZF8B3kedT0WCMeGy2559F3wHf6z8dI1tj15Djwp61BFmNYu5B+ZUlLifw98XFP3KdTG35rlxf8vh7zFGsbty2P1Mmfg3XQK33whvynYnFW8dG0nz6sqVLa6M2HgK9vkXcwT1qid7HvoG+fQx59SWyTkjUf9NLUvMibQo99B/vEPot574XMwyaFrOOT9R8E84q84t/FfxB6Yl+gF+gV8wZ9mszjW1snU0NqvX1B3wd9OVlz8LNyzKFE6X2v6inYF6NfN/d90vMyrI23OFPJ1nS4t6YM3sxPZ58vjV6w78O/D31J5in46ugbAn1NbaUmb2zKzcal/7CpbZzt1i7GdmK7ughbmzeoPXqKMQZ+D7Sky7/FP495B/magS3D9BlpMi+kH3hvUTO+h7VOA31tUzfSbESLM9Gvsa84O3r30ylszoDWWdxPFvq13Atqz71BPhT78LuQlUv8g0BrMjjjoffgz3YviNHps2UOJW9Bww4kw3d4gwbGfXGuIOZhMth6h99Nd+a7OI/4K0e5aJflcj9jXnC2+hZyjwrGpfHLsvhvi37dp31ttB4fvkG/qeXnQat4Chmlr8ZkYeOwz2JNAz+HNawfpmjojamQrTMaNpq4xHSRMYm58Cti5qdb+Dn46fSrj5rflJhVf9BzuA+C74BvMe/Duqlfvae1M4U+xB3/YGMga490+Sj+sRZ+gta5kI7Ceot70i5+CtmQdagRY7OmLR3eGo3GmEINW6ypOCzW6NAYjDGgqSGzGh1DpoHeIObGfFvE9A/6P+YVfPw3uCfuqyXXuKU79w76De8Jf+0k5mBXsWlrToN1ILbTUDijN3nC+3pvkOfwvypEGJP9jLOIUaxR2NSxcbhvXGyKszZHAKSXVQf+eYLRr1nQHKzm6WLpSzN/55TXupnELKl9PTCYz0WPNQYDmzqyRlu1WGNQ44jFmiYyeXvSuGKY/VQ34LHNwxvrntdUPBKrgNoFjVbBNM4eWfJ3Da+Jafqg1vQWtvXPJrb0ss+DT8gcarwx0jb+T60UI+GfA0/e5j4w+KchD1vot/7WCIL7xJjZLDZiw3bx3cOGPmKSR0z2IYvC1gb/m2A+4Dcg7kn0LvhM/vWJvAs/38Pivn3QpxGLNQQ28Z8jC5sv+zWLsSwG2FKKifgh7SqInqhNfGOr1mzSYdeysbFNpcRncvQWC/Ishg7Owu7VOrjHe+/PgV036Cf+iXtfrWxPXH/k7Duwhd9BjcE8xrjcd4xBX9tZ66nDfcXi32A/4Sdicm9M8h76mHegt387xLom2hEt9nJt6BJ4DXpqo4K8vFDK+DYIeKp5PN8YdP7ivUzsWzl4TcVt+GFjiAZ6+eAqX8eXHEAKbzD7WbT/Ut0eNU5bvFZ2QyX4N+JeHwbDvxff+Cyj+V6Gv7Xu7VoVDL7bF90tOr62xYUFmS56Ln7TB8nyRSdvqr8IzoxYD9jx3RPV/3+LTzzc8bc57c9oL2wcfw4YUk3Vh+Bn//1dfR4xTBs7Q/j+Oi5wGTVJz1yuZyd+PZeBfTfqhQ4e/tf74xnd7wcYm5H2Nxmx1a2UAbk/8Z+KamDhXzf2N8GXF4kSyf1gTQffQmwBRx5xi61ClqV9Ot7fg66xs5cmwYfKYlvA3jN/H6Ti5JyVurQCWbgjD+vE2ZbRn8S5t7umENLGHsRqX2IzkDNKcVHXwl6MJrywo3GaFuJMljzxPqeF6nWhhChosq7u7N+D+VSpDWV2zNDiyzOaZHqQ2QVhAYJ71Y5sx/pWDk6EvPI0fjhwvMZYOs4xWEOwBjj5MTLcEpPp11gbjeEsd4vo72/7xSu2IMmvDRV04hDrgQAEojUQK8T1UGJG3eCyIaOBqab1WZhpssrfhpV8GPfLwkYBzmsnF+1s1MGX85sxQweMGyqLSMqatDzITx03PKoQ0UxJZq19fgQts80+gX7Uw/svDiR8/8+vtPA/5NfU05f4wyTtzJXfOFx8HXMqC5QDsFtMNmjkq77l4I6rp2gd2XoowAXisRyyanEYWhw2mG7v3MS8krH32l0uM9uPb8MDTMt6xeW4iokJJ5gMd/Bvv+JSD65Qz0XpyaxTTLSZrdd66QZphw/ed535u+azdYNK/ZyVYPGez8ZuD2bUNCGJT4HdEsWf73tt0UnOFwGIMJR79IwvPiavFn69QCnaRCVGN0Qappnj0TauTz+kqtvDwGrSfeDtUeDCRW+bn4UBGDrRIprb+gvUzWlMSP7iu03T+4tg7lAjFqYMPYzlQWx2hxGXwF4PC91RTE4vVMOBb1lA5YD359MSRWe8xkqxutplcmp5kFoa+zen7ZKrLHR/DXt6QmwQEwlkDljZdavOqiXXrxrz5npKyJd5tf4y40suXqwlbhxWH8U6LPXwo5MYdilWPp8Sh2XCzq0MlpagPYhZpgty+cZ2LrbbfUFPQrJAhVrOwWm9qqN3Trmo5c32QVyaLh4V2TMJsaP+imtTK6TgSD8loUhum9lDOdNVmxtyS/0bSBjfqlDhi3dM5z+Eojc/7XUeHoYhJjd/N2SQH416M7WVasFunf8Zq1jO2mQaDIoSVOJeyL+1FOSBDMk3bpHF7PXXVm4veGSI+g3+6Ub8rr8fnv4EXun4xOZ52eiI1nKn5iMhOT3v+gWJKR6a1OA0z5nSvPMJnI3qnfKNDgDnFqzKBbdcrI4/ZMsPk9s6vv5GjLZYnOoD6/2G5fm43pdgq41qe/CVDrxe0IcXjH673h9YvWG9XytRMqAOuBw2LOSi98rkQ6ZJytGSjQuouZieB3IYcg3KRSS5+2Z+N7UvlmFyJnssfo6wyhcH+eSuHg0TIvBVh5tBcnsO85c/NtpSgZ66Dp5B30+Ylptx3tWLj7Oh8bxQ8XXs4Dbyxn+1yk3ruCnjocVyaPr8VMe/5bceyteX2FUpDpTlve7ucU3qoi2ms8/Sm5e8vsAqN9mWFmORlRd6Ord2N4mlSgXbbHpF1vToK9xWm0lpMGt78HIZK05G+biUe7Ftc5hchygWouoKy9h15Q/zJqjcQKWlbvBSGpbZ1FSS9kGtvawEa70pG6z2kBT9MKtezIp5oJRCqci6gVYcXk63TlxM+ixZy8nLinuJ4NvbfAcoqW6UzT2UxwXqg23Vqr7RzFsQ0BggfYokxVREMny1/BS3NkiK+cXVSGi9U0sqHeLZjqV8vp/ngKuGMg5Syn3r5TtNGyT5wv1p6sLWNmI0lKKCQw8XT5Ma8uISqerraG+okiqr4BV2QPEONL+cmIxRSeFi4t7yVKqzWfkNb1ZWzOUptahJ9Q6ksFUQRnh1Oh/BqK5ME+vXNTX1yvaSptN3tN/W/cFJRNC+xa0qcprVLitzO1NPEn2JXHJJcy2Wc8Y54JdTddI9K3YNaSQPXJa4/gKmHGI91q8Wn8wHnKqkAx/bKI0OlkngNjnmm+BT7wvJhzTtD3LAwNCJCgxMag2T1T9fVxSzD1CQr4d2iNnPFLN6nI8IECQIjQnFj0wryUqB6iWXmNmaHCPV905RZSGdcsx4f4peD04OruBW7vvgnn15CXX7S28yw+E8sayl7A8Oi2vJ5MOHlpZSA6cYXKSxUZfjUPVlZ/CmA5MkT3A+4BvMO8Ao6n89viEpFj6AydcZtyXa9RgVi89U+CMv8NIlWl5hwP+Xklbl2iQHo8Ezx8fzhSrUMz4CCtW0s4+F7PQHzy9ykmhLZlp3+Slf5EpdROpUfitWqFtZRFOebCz1Y3vJjWVrJ5353H4sqKlM6ukLpyxRLsp589hrh2yGeqBxkunWbqjtA/ae1XmIWjv/Z61cLOSpHTz3y/aFSis0ZJp1xPYsq3goUYSWwNcuKhl+qJaO5ygTRH+25rpZrNe5DnstimSGgFOqS0biRimIunU2benbGr3ZYmY8LNKl9rE+M3A+oR7FeKfs9M7jA3NoB7RVJLea4dfL16j1UmwOtso3CtmbPk5qkvBgVb7emj3awY3Ukr1670Vv/qYGur/jl/DKwaZzpPsrR3zHQW4/XNy2JHJEnNV+HhJfodVZN0W79WSPdHhjckplMNlistWS2oxSWix0fyydTpS/PPjUdKaXcbTeRNrAhxgL1qFOQOgiyUTwPlMot51wjd6++fOBFY4j347YLRvcttvs1E8EJBO1SLkIe3IRpzspcoOTLxQW/V9rkwxgGFZHbfNeF1/6XSFLkebVmE4Nw3b58Py/fBF//nZeVRzXh2l6spBOe3wkfTROtPrH6S/vXX6pv3Bvkyu4zLMoxvD/Xsy2lH8ZMHMjnGGMGV4jij3TwYHnOU6R0s/U/G0vkX+yE7xG3myEOoVxCfMqSHHHl/W5YkDMvO7REqKCnbzQ9mAmLaSyDtLB1rEN2K/v6o1bln0hX/Zgi1asC1J4DUJGgWls40vhYHYUg+2PFdu+0PriWLL3bYvW9mArnANZAWmYfKY5OUlyC2Zghp8pxB5mWE7jsGCZibbYnuZ1O6iOuSsvGGnxF764Ww4u8uX4EuNrbG3TTH2CJOObPS9miOV+6PbPNVuWAigEJtNyl0zcZr/IZrJ0NrYYm89S+Yb+TPzmohAD1XaSiyF3zjNk8/0BpvFO4xAw8yJY2NuB7jDnInn4K4vxQ9qFuAXM9GBrCLP1sqYoNcl48VA/S/T+G5auP7gUvXMJfg+Mn1O8eLMq/bDRasnxwOsy8b5k+bEEUd5kckqkGXCVBp6SG+dHdDqhbvC2mDiGerBaZg/Lji3sU3YRxru4r021clkaP8vFVooJfVS+M3UaaVSLKD0l3hJmmeySiefXcrfErHu9Cs7kx6O+Xdhj4EvPEkYbjnTQzpCKR4ZLunuHLtXeFtWik0snxdPOZne+7KFOrDvTi+/xoeGOywO1pIFuCyylGHr7Uppc8FI6rLTObSiT8WmD9nq9pVufQ1fZkUgh2mFdkIIrD7GVeCntAiO/xefMDVlpD3y3rfMICfMrfqqtSmdV9Xus+ZYLdYoHdoWsAZOJbYt4ikXWdTamSZ1A+4Pw3oGu9jamOvB4kExhE80BCL9fDZYX2i0aX8cSZ4iFyg5X/QTL4uLcbFqLl3TRWkfj5zTkSg3KaUX7OMXMdCWg5bkrYnL6QXEY8ccVyVhv4swuWZZ1BKJKYCancIBB4YIZbx5x6fEWW2W9i14er3dxPrBrCOYxQFdjnmIlVgJee+GrLFVoS/XwKXQz/vGXGd/FK0ogjJVmiRJgj/SnJdTyWReJ2fd0N8kuPyQc5zJftxFzwMdKmUBpm/W+LNzZS6yEJPJDd9lhfQVXHri1dy3FVxTpOZok6prbhS5N2wc9vF0fTq276s25pqD1PWC6z6yhSk6kdNinNtZrS116VP07mLuQ7UO9a4XY27/em7CLUuOuf9DhTS3Xrm9y0fmq107WHFzPlOJOLKChLn5h4x1FC/OXgHZOC0fw3lZmO7Pf+nhXT8phmHk9xbBKkBkJOAi9ogBSI9guSdT4UqW16Q2I35DK/UviqU+Nnhg48ueiTY2f1HPbeurrjvGQpEKrVIgpOs6p5l6yixBYWtNLGIqOuoThO/7i6lDFl1bFN3s6TMa2y3YhWBBrxBSbU7GnOUA9ZicPEyJdzLkhrKK5lFWO1Odz/ITbpU6Qe+JTGbJRtXiqM3M2JstJ0mmgzCu4t1LyCt7kFTIuvly/t/qBYW/jYM60Dn9tXpcgvUMjgUTARt946GF+LvkElFBhW1+MT7P3wIn0JG8JoUFYcVse+g3ak8IyPR7lPOYmzEOkynRtEy9VMkATdSGBiMtLqxFpV2kuSDOM1slWQVJejaFA1mfbM1BFVnO6Liod6lT5bTmXawm76pWHzQE1PuzFphcoIJMvYFZXw+qUTg9Q6Ytu//QOlQcMcokWBsvVk/ZZJFB/ChqzowUjVUkbffvJ0N6PslTViuPOJ7TvUc/GA955cUx1sLWZstcXrq34HTZph2hMTceBT9b4kSC8kt/tYLwUve1iK1/trHle35U2cTj4k7e8o4wzURO9b/xGOLuNPwE/l9q3CbApiKPtT2ZAAJDX/W4+KDp/TlO3SQFrSsYqk9YoF3+l0AUv3dmJdAhXmOMEldZx5y4+5/SkoENOcWm2qMikVcEo0ENWpU5CId1V8XXSGLvBWOQOn2WpRyVYwn1/5mfo6lYwKNCb8+7+F7TUigN7i6FWbNWPf6slFWY5ZTN7sjwSYhR1FA/N1MwUgW1RW1PEwfP0ZiBfYkDPy+LtUMsGn1tMlukEzCUuHx70jgR9/CHqTsyXxHergAQ5Sfd+eGxDX5SD7XpTXMSLYZAKwsLu6M5BLlj2rBae8+JboLW4QRswrM8hq7/r2CbX24ufjSFIbB07fEx3pJRz36rlOOb0em7ToYXAsRTJKgmY9Am6EYBXB9LstEFi2A3WuGdLKujDwWncwOqgOsLetTgYLl8cG3tBQb0T16/a7QNTD41OA3vVAQT0yPBZ72Wbok0pVJJNc5u9cSf84BINbB55xeZoUuYZQzjkgg18nwuph4ctrLFe92pvIfKm7+4w9h2BuX6TDSQpRKznVb2ubl4jjBm9Vz36GHuf8vDpjOKp9Jw7GrOfmAwQ9Y3pVsaIQrxQQq/Cj8f5FFkrs6dvh5eL5ev+pczPSaNgK3mk04vtsEx8yI1PQEzdem+YwkNyjYaAO3mBSXjz2FTWOnt0iC+3h93lL8obbUdKFTl38U4oFpIOkqxPBLe0vd+2r3tbjQAVcpbdVQbV676OPPO9M9BfTG/163t6srTmMTZT9fOSTFhT5ziZEwNoSxIUOGzZFe/LzPT8hjTY2lp3U0srq0oMlieul0s8fKKYLLwTezHHcKrPERUessLxekkhUlQcUUrKZ4BwsZOYLqINrIXka6YyXcp1cT6kuy/DJ9XpTkXpD9givviaXnTCni3WiDTwsc3LJV2cZU5GGHiLy3nno42N2o15PontQOEttsskmbwkugOHGT61hqRhAFa1zMNvsNsBNv471vnuVyCnXCDgHNCWhzdYvVzZXXmRULNKccKto8oDjHLvuQ/HXbvMy9jHT/9Cfw04sSb3F+RS7Lc68t401Vd/ZxD3/qYnuGzq2Uy9c/x7yfr/U9lRMOiBNVsCZJ8i6o3xNlCfNEZzUexsirv3sK043dgZdOUzWgOC8hNjr9fY0e9Hc9dg4clkv1ncJSwep/x5JUsWqbOZqoeiNSRAfcl1kbIPpz6k7UjUz5AJVHI9AHB6U4q6UfFVSXTHcy+kPY5vXquW8y8pjWD4JLQVIlPRCxE4u2G8hPamCKeIhJq9N8n1YiJ5xSR6/oz1UWMCZYA12ZsQl1Gd9A62muvBS37WtdbufEt7dY30rV2x4dfgYvFcyMu7Q4JoIN6gQAASWwGSe7iub12CsrkRwqQWCi4RDON+37yh5O+UAMvelMBV+SJhPFKnBHiK4DrbRi8StdNb/B9p+owLVKBplDsKe3VLEVTPc9ymgmLLG/UiPZQXNb5PuFYv/RtcY8eTtL2xdYWrNuK7Vkxur8eVZ+ovOsKRq85FHeKvGf97Gk9FAXMPESnodRzvbMMXWBR1mNSFmNRfll/Z7aPW5kooVtzZqGtHcaF7rM+ccLsqmLQHY179J3eJUOhuU4mlKG7pC4b+ENDwdM3pLW/Myzi3iTxhifewMIZ6gc2SizEvBz+rtexF3rFc8m9AsMLkIAAw6bOm4CiILe7W7Rdka0hbAmUEa8hnLTY6+sGLs/Ou4AEGJEK0gI3ZWeK+VqG4yRxIwFWpAia+JIWtmo4LCZ4PUwwGLuV1cIb6pUpSwH4dISUsUH1JCJ/jAFIEYVJW8QanCTlhlcJtiHs9m45oFadc6Zd8IXbGNThwcCOAG1FKiEoRnz0llnOf9v6/7OoFOfL6J1pzBPbBlnIWr/fQFQHFakq/rTcqvuWkGO61tsy9Ta7HrW0Wk3cl9aYYwjK5TMvUpVfDXU0FV373ZbIcwVLeUIQ1QaRYBIobSlRG8ytyMH3P2Yhjna3bjwAen5OY4kFF8CLBcbzGOsNNDcoJeMZQO3fvpt39S+Xc/4EoIsx7xIhaj/ImdIkIcNjH2ZXm/fvRe9Dxq5hupIaMnTSfEkkEyYfFJ+SiXHY0dG77+6sf7dFIwdD4WNg1BmsK/TjEPQupaOTw5PHrthj5c+mpAFeCMPJREIxQfZLwReNXRLrkwBPhU0JM6x9LdqLK2BJml9TUDGD73+/gSmHHagw7SkdjW18KTeW3diFfw2meieKeV1ReGSkKtBQfm292fGTjWWRs1EzazCjDTeLlTK7LVbkZy4Tk+2Sj0Ql53Esl/L2/JtZMBkqfAmF3TAlHhZQdE8j4EW5MORQEkZoiHneppNezXRlkT90cxye37InkxNCO29BEfBx8PgxQaIhU/jfBMIe99bnJHAM3ENiAb4Vh2+kgbMOWVrnzl1GcHYwaLDnJEHiCI9jjREPkfXdPrkbGaOGnKUxIc7Nj6JviwsnRaO5YwU7MhCQ9MVOYVCcg9on9LX0oybzHFxG8DL94YqZe4e1bQzFHQvdDz+RNXSoCEh8FZoZI6CJAf0J7JBtseSlUYD5c86pQdGbYeAfMPeNOJktn0/nMAEZ3cz0eUnPpfdLxO9z4PN64idyTFcpIAhFWzD6tK2Mjeak/d14LP/+W1+MONHdk76fcjX7Q58IzeG0B6ZqhzxGK163xWuku0ckKzwn2FhI/0W4mxrtjqc5HfyrwrmnmPrKZhtELQQK7QmLA6CmBvIaNYECeS9X3oMmJVtZxdPt5nBjLjG2w613JFBsqgtMAT5dxqiRFtcWqvmGqbVv/NDm+gVrNx9/C6vYNPid8CEujWUiK9drq5oooKbGP+2w0tLdpS+V1QU+3udUsSuyYaVTmyYroMyAQD9WU8A1u3uFsMRG8iZl9KSXe+XGc2LDhx0okYAc+OQ/8GLwOTMSU8DGaAFBsXUAzvBK5w+pC1k8K9tNu1+ida+AKu0cXOnMlalqZKYGZx2Pctxu+GvH2mQwzshMkpvswNzSw0TxiQ0kEIQQEAdtYsZAug4uoBlBmmmvjciBg1GsFCpSZG5s55DOBXDcR2mfmdPw8lGFl3kOZ2YlEQwsx3l/TykWuM/NiurhC4pgxF/roPQ/Tw5dubVsn1naKLFR1eFlumo9UZ7GMmW7bnK6xXrD38DuQHyOuj+Vz3gDRAcJwiel8GXAEY4zZtz+1UEnxd1KsDVhZpBLH9U1XWHs3pq0mt9Nsj+8RYdjYNuetqgX0YJUCLnnuSB/nEhXfD+kT8DV1vmHTvgcOtE6EncfTinKGMxVYYSrK9mvGV92aQsUt4csBTYhQ5Ybb15uluCo8e0F8hqK5yF+8WOs0XZ83cIRQULtwjdx8hQOVaIlIoUU+jlqW6WUQYbqRN2IblYUMSeU2/TLowP+/+FkUP0UKqJ/8/RVOQzRdxLSJgPx8ZC6zO6b9iSSv/ctBQZhDTmDGEDEOBwRiqZqKQLvEqEmcasEck5NGVZDrUkI4hZdPqI/Ho+0FmFB6Is9b5jmLskOQvQ31DHFGQPZdR8nRJ0DTe1Xy7LXKbKTcsRXL2bqd7cAGKpOtxmDq1A9WXcWLHQqWpD6NIiLMEAJmCAZxOQiFi22x7RHgmklA4QHPpPsbC4dcEh93R9iIy1wQO0QsLISyAEp85poKTGkvWy37Sdxvxi91iFeuGcM/z09aRoF5zXydgm66Zcw/gEdwz7dB08xgOotpR2vKALF3+0EBLl01X/SJeTeiPdelir107bCbmt+Q8yvZfVipzU8Hxbt1w7i/UZlN9DYy+180v6Lc9M3X3LbjcENB8cOuAaB/0XV9Q8mxvL3p0RAFgI7o24j3tE1crPjUMhdaEyp3wtmnK2wGBhqn1O25wwvQ/7Xu2GkwyBs3QdJIThlUIrZNBlMykMcnNlIGDQSnZDDjiCawRMwVgjUexFaS9BtwISLjItwmQc8luEgJ6vmrOd5YYaHNJs6dfcJhkCHkvCDNwu0fPM8gh5MuwJewCCZNKaJSZ9ef0YgMPiARO4rhaJRh/lIf3nx5wftee8aDa8IxpW6u9l67IfWwhH1+TP5gd6LtSDUAtIAyoUbXymJGA4zLWg4dTelrGWKUcdgBNOpicdu4PvulrfjW08YrGj80xMmhaEFeW7DGYDt0RPU8hfX6kH/Xl8KxUmYbCgTzJLxmjIPU5O0kxlSrP3b7QKBExZPREivUMnnF0xTKEG5NIz0ZAA0B7obU+kI9eZtcW0PgG8VEBer37Hc+wneAOjYyd1bWQKdkmqkp3n40xGDwX3eVJyjw1mt4o+p62ZwFN86Z+S5N/KcEVxrnCjoRykq46emSlQCWUHQRW0yn8JJhIddi4MzJXC+FqK+MeQChRFmUEgFtcgD1CfpznC0IuiS/8+W2bvrz4c0982S/ow7bUAYYLMWfsL3n38KTlRJxPov5/w8CYNVDG+ddjI7BRBceKeM/fWF8/NurzO8HrWftYc+n/TkwbgRDBkj/mhZRKtQIsC7ixMTI5diOBBsYqJhBW022zW9wO0DxZItA8w47jjGdh8k6wyldzYxneRkGa67w5PkoxjMoyDxk5X18v0cdDrqewLUIz7IH2NHzTCFEVFuOoOFHRAqt8/425waehD2iHIoh9CC7gXFTikyJuPo2+qH9E9cBkI5IEnMCQhxUJGyUm4dph2XEg3Lmu3zOJZCKCK1iEF1GWczQMs67JufxRVp+qpavifj1XtChKVjzCXfdPbLSQsn8oq2Ex5hzQpWbUJ8vDAzUguBEqdB8mFF0dyePa4MLG0X91dBqqsdNxe6LN3K9UnDftCjU8QvngIFN1XNt07q3nB52MVRIZT41HOoqjIGcGI2ncP6fkwfdmUI4zNNBHhxRnPt3dk0uWjzWbcb3Ze7oAxnYK0mEi00ccIh/hKXxe33MJYKTN4HpqBzwBnBTOEwpFa6Q7XESgJaxImbjCAFXQMYEzcmgP5U4JjUhPIbC/4bnvCtJczZEKBKoauxzyicqvvggcrBLMgS4SmCKuGkZcKcMqDw/XhAxQ+fU2j4et3zHzFxwUeeSHMfyur7fUtFYX8uLdrykXIHMB7+mn6LASd7vqf34BMgbeiVsegWzgYkYxt9O3aCQI91n5Pm/dhO2Y8PviiAPeWHY/weuxq57eSKKxZkoowWDp9j2jK/ExRXmzBCIRaRXyM4vyb4Bl358d9468h+kKeo4xant1ELYpwA3deICF+28PeSSWqGXKgceyhrGfHz5aG/zakl9V3yjAcEoQAVi1Dj58Ql1tyIlYA+kLm9Q0RkultACRJTBRFfT9Eu0SZqKqYRoElrIdP8KXXXZFbALKXVWG6pv9IPccrk6Hi1inMxN02C0d42RxqA7HrDwKJEyUTfigjuXCk6PLpx5wCF230ClwFUNcv4TmhxVW54+qimcpzb42EsFSoZrNVwbOnDAmtGXBlE9EoHCZAUTQo5E/64byS0+dBjbchdX8jgx4LoJpgyWFTsvrpzoZQVY51YxsdauRF0r9tqIJk1NxfaLBk7ZGjEhuDb1ijI9b8OXOj8BJLIDeGqqvdfPZgVGqqZFFScbxdnkTVutL6Cc7cdqJ0tzcgPO58J86xTPjYiyrBHOe7lJ3EDBZPI8gGs1YSGW7DquknSjyC5u2Rvc/QfYgYts4WqYwCjUQb1P9mI7auqDammOAAeGsAElziKGyAV1xEm4K44jFKCAY9jmVRl2m1cOHH97rR9Nkyv5XoySNpmQnwS5fAxUSIETTFpxfzAc9kgPbco8bTx1hzY8r9alyS2seGWNWe+UFvt7zu+mMjHrsWes1b6nGkNx9b1fYTZYcSWvVyLD+og2TZpGdwxK8KZMdGHYKpObhoIUXME63ML6H+0VOxi5DOfpEx+jI2NGK1NgYQWPWFfUR1Ih0oo04k7RScrRVYkSMCI1+vHiSpEdOcSF4+L+2XJQWI1KVC3elKQlSKlLRi2nla1WrzVCXDQh3Mj8sCujAqTAA3sFJpkwm2y/6qtcQNAROiArtMOkqApWfIAWJQSGOEK7RCWUsClkh906afGbp2T7Sk9Lrl9YkyRiMc20LqgJesfXSEe9NHuu3jFhS6SLrx3ZVqE2TTBWfSrkJmwC/xoEwYF2Af3UtMClaLEurZKyASs4gC5MzbVfBoFCEMuKuIGwpeNxeELA0pLtBpsxqRzKhU7cru9rZlYqZyRhGyyXqTC8ujKXX7kSsICkGUBMr/sspJ7yIi1DR3a2BjBfSQkBtDRrsJvsHOBPMTw1ZnvjuswlgjN3UR2DOqjDsEm+oCGLCDeICPMHcqIK8Q3hfMdvSt/8le4nCHQXj9O+dOj8SPdX34hvnuoUdRD4h+45f6RqQ9cgLNI8+8bFrhu0xbs2fBcEK6CdFqRpr8AdK5b+bClCqfhBuqcgJ0G3ApMvGFHvXPxi7HGxwEByyGAO3OLxryQt6FxsBeKZAyS5nN64tFZ9VAi+eIVpmhWJSUp6DPrZbcOkRS60V5wiCnG36QpajdQiXFF8Psdfkg5vdH+PkeyKS7QLVZILvEdKWvEFGOhDq2nXczaYK+ZYOMtldiAhKIjFV7RS6kNSkrksQl4FX6mebpikepyz09pLgkzo3njFWbmVj1Xv31FvVnvTV87yOdqTXD13614a/wvvf6+GalvtByMALvVBXOkNrhTkkBaUUCsw4AawoMRsppN2Gvy3ZVCtkAMbD/LBXcI604nUvAm0iTZpFqfZvajX2zkbSahEzek3XHTEIluyE8grNyXsEf2oV1Qr8Yo1gvan1FxKqdsN9bRna0+wCWmf+XJHo65K8T4bc5pup3Yhckl738+s8WHMg25FI3Mj65F3V84rycjQcpye7fLSWPfDBXe4JVDq1cBV70iZ6l3C8B2615g9he6d2lCWpNPkb4poIfF4yBQuA+JPGtzXYF2uy5AZg7lmhL212B+HJ5eVIVFPk4Zjf5EK0iOjkJE/BC1BWxQXIi6361LdeFaapgn4+wsuqz4tYhIFLidwfIFn8V2mr0hBxmXC6qqn41m9n/2KQlQ/+OwvqBXRH+gRWaiWbgJXZgK8QgqphGqaFap/LPwv5Hk1qREj1WNDaldvfEUSRzor71KGaVwwImAVkUdighL34l5xZEy2292OrKyX65L0imsll1qoIRE8VWD3xqpdN1nk6KEl4mVkwyrY2+NSLzyyo94feZovzBTkE5W0TlcPGKPrcdG3MzUhIxRp31m2DCumR933/kI+QuVfnM6vZvSQJCDUUxdu9eaSeOhIJS9B7wyOcewnksGL3GjiaUgwD5ohL1zMVXRWwilNbN2aVMBOQ+ECh5xAtMlFcM110ewEHSXta3viAtJ7kkMqDK2vXvKqxBqalaGhJ80atoAFXoSBXIqe7onaqq8TIIaNmcCA1tVaq3abAU6s3dK024kxtP/Hy2M1RQpKCakK+bJVtNwQ8q8Mv/srfWEb7xFXPtUuShOGuJJUiyvh2qovbswm56QC4ujhRkyRk2CFW0SXOEmtjJJJf5EMyfmscAAh6a20nw0j53fevmzwcIYc2IJZxS4PlnbxrTTsTM58/Mly9Xx3q03WcXIevaj7E9xDNUxyhLjS2khm9BD3X0mvNNHTvxtK6FdPV3iztKr36+PzmOo3eozpiIGMBNnawTGQHFQoJ6LYAYrlZbKfVdm30F9x9wBBlYJjyfLnXGSGl9yZ9+2gWufu71ZSvgiXDm5I0EWc7YyW+oduq70gYdvf9z7N7lpQkdqVd6M1v6C5DnLDw1W1LLdOIt71c6VgtwAOB2RIVAcnfrybz7TJ3lK/EahqW4naOWRi66tc8lDSj6kgM5+irCC5tl2+UP8ApyHf5h2cwjJAyw5pNLIjlee9DfszpvpvK3ghsb+TF75kc/AMvzi8fUUl0lRlpM+UYitw4n6vIwMQNecc47FLbFdn3U1j69Tq8vjb2fBHQ813aS9fkWpwaIFBI4zu8Kdub+CxYlh2IoZ+vvkzyiO77fGgLa55kvY38/ex9XeDGrYXAj6J+gP6Pb7LIABK5sm3EGJLZ3C/EpsBgqSY0VhBgwI7taPip9Vcdu3O5a2QnLBKxSkUyKHm3RKzzXRZBTi4axQ5En7XJ/TbhXyYx/u8jqYqvr/ELIG32DsI2QlOQBqvEJoM7m1ORdYiRPvrQOpirVKrMawGvG4lj0nnWOiWoJtmvO8WLXU/VfT+Q4SBoKdBG5xBB+Qy1Mz1dzDCzLCbFl7BXQ7sJUxNc2rjbYuNMr+3owzLhKDPIFq/m7qhVxjhzpK1MOo+PXg8t5I7YdgWOUmURsX5Uc10LTotyDkRTmyLunHx5cRuvhmbk3jrmKuJojNTs846x+6cLTyQtWYxc3iO2WFebnJtaef0NXh8BwHx0VhN1np+dejoEbL9g3ja9BBzWpw+8YoXxIqbdrIaPpjL2009zHUraRz1nPOmJUyMiv+oAufWfZydtpB4nu1godIkgbFriSkgoBZfKKfBgzTnoayjNfrjNyI1a/Iq0rfv0+j+l+qQndmNNij9m6jtqBX6V36jEzPaU61sz4e+NiLtSRgQ4DoxcXVj1LRrrlh8npLQF7OhmNsa8VPzmHjJjL8bn7jMRbNMmDwIxD0SJve0/kMunrqOs4mzMZMumaaBCZ0oNUlO5n/94YA/TfjG/rK7EvkuVvl+P7RwdBrLYx8fzgsZNYUaYKLB3pHtAsvk4Jus/Juc0tbxNM/yNJmX2paayC5CCSaTlyTpLVUQhlTkMllQm2zikKk728VnJti9TC0vrZ+7v76+vr7ibhC+0tK3w8sSjUTj2LD81kDMrGk6Tco5P3jmM0E4Bm+AKxpjj8z3e4m+NLNonzxrzubG2rn5tICbuEEDjpk6thOlLrZj5tje23urRfB3MsfNwc7s2rKLuo2qWOnL/dSW+NEDPCoIf0YaKKa5OwqtuWyFe4MAxXRwFUJ8CbtPuITZ827SeJoUwIcQTovt1JNLqgZ/w3K43hc8Qd3EhnH1eo+ZdCBOwxi6XbyGxRMLNKyl+lZXfG7eD+ppjqiXOd/Gvf4cc8zM8KtRTcNtQ3KX+dmm8+eg41F9vO4HfjaZfx6qpZY/3/LeGtvziQnUwuwjcTqb//+/yY8qUpWxsiY+qwtyTwWNOv+sDm6BbmduS7OSCTeHKffEFzt2WoO6xQ9FSijz6gEEPdAG7kO0sRpW4UvjSAbohbzRHaOdSNOoFt0EgTuIB1KiLFphVIm1jTcN2WZ2wTrGt5EX8CJtUkn2mHQAHSMP4zENU5WJ2qjK5BJFmn3Qy9jb+A7caawJa5nZNOiY9DD1MFYaZ5mp+NGbIJvuMqpj8DJtXGW654rC4AFSIzZsud/NUbjntTsBF2CS3qSK6SQ54G3SbVqLe8gnjsAVJsI5jHKzN3/cCuCHiU0uLsBFdpl2A6ZDT1ZldE0y/jjTW9L3CyHJa96FcBtIVaY3ye9CdzJSwENywPK2CSXMdjtmOrWkzxk5IThroJYyCt+7+OHmxo9ZNAoMBBNDgomhPU2r2ch2aS1EIGY9xDXaGzix2IvW/SNsvYPchGV+E5iJal3wfZLoiw0Uu4GvGDdjB4D/hR+/xTZi+Ci237hQMAf3CTvJXpgWlAvoSaZ0olTCj5GQLviGzyrZktWmk1o0pP4Pvki2nk0913eN2/vH2AxsxSWyNdpS9ZeGjfjnYVuM9yvrgfbJIYvS15dL/v6B0e2ulxaOvwwSS7bA4IXh+CaV/aDQ+aENG+7bp4/UkSlToDfI008xTe2RnBti6/7XN2BaznmY+WSsbzG9VAs23L7ozOQoWaws2N9VDROhk4A1Y7Pf+8PT4GlkfE9XBH2L0YkoGzwp1ORKk6Z1YuUaacamfEiCtlkNm6CowRAsCljZCLOYq00n2vjow03dYPRiUCJkGJcttIlMMJA8JBOaDLiIgw4BD/Q3X3hXZdj5GjguWl69mJHMIossLrgJbRViMwjRwBUMND3oiiThBC6DOkfgUKh51YaWkSONUQ26OnVp7Hy4D9yHoigYC2rR2UAjlq40NAlMRHJxMKCjxnGi7Vi1uxiNvkhG/lzdS4YaYigHvEJOrqYm25zgprRdF2QrYjjNAeN+bbLZyqAJ5IvgaHikIc/IlpBbtMiUhCZyldq2Ftt2nGIUDVLpLqPXZWfp3IZJzTgwIiuKDq/1tUTl7XCysYr/YbkqpDCSBj1ZVgYMeRIeJBf5yFhYVtBdD3fZU6Lb98vmCgFTs0QJUjYcTN4yvyTL5+COTef+nViC+jDs+cQb2rJGXbZihpkfVofVpx+TuGvG71SHyhk0M1HjLhnFDDKDw2R6d33nZTt96ZB92CiKnSiS6EWci7pv/45cD/VhDVi+/FDwFp9f9Yu6VbwwpdHp/faoLLg2GphBon50O2r8TreYeKfuAyMhcOhBP05nT+HmptkPutze3J24YEsFm1ahh+2JjlzzmOl099S9JX6nnbhnC6EYwEBjhq65zP2wJqyJ23c53pWa45wcwzrQnd+hTpF7wcK8vFCrtZ1JsXxKymj7mqKeZA810ncxNNQ3czepGVa1RhbjC3VEOvIppKN/rrhnDD/O+jOntvCJ8HuxMjOjrouL+pLWHg8mfPx3flqpm8CPdNmqXxsw5rrhGmmK7ZZcaxpXC9aLHqkjfi3F81T9jHhOydISrVhsbUewUrqMp7/ANUXfNEpM1qd4m8Yw+t57PC/G4/q9ROEsyUlukOPanfcDVT8NXHaYTiekITyHeVwmHw3p9jDNat/jLsXkfNnbJMb//5svUlIl2R8GF8sDMn3AnD6Q5gf8vV1aHTB1K6kPxlOjqJzZh2RXH/1BmBL6DpN0rAjTN0A7d8wvXMuTzwVGrV3I2GPN3TOPDc9MmJRaoCetwf3/HyBSw2RjmuNBr3QOdWjQeQzRjm0n7UqXIVeuo+X6VJP1QiU0XM2pLyqetOQ8ubLUVVFwvUTiKNcUK0OWbp5qCVc3fc11rrMcI9NW4RYM8Zx/PWnOB7ykobMooKNbLwzMy+FoODw064KWjQimGU00z8BwUTNk0vSDCA8mXGicZmRwKiqGg5nbnVeBZujCucUxYzo9hiYpaDJVV00HBVRHO5mUnGV9rtALdPqjer+QDN7iBuIIW6BHD8dscjOySPJHtLEdNxIhCqrcfLIUiTWfmtVEKZtyq1W24lHQgfkL9KtTD/OuvGYdQtmZcMzCnfLYwmIlBkwSeNGTfjBBmBChlu6di0KD2Ei4mUxdwq2B4ELsTsBVHKEdirRm/aDTXDLclKexhPeFHCGGLJRNZl4dbnFFXv1krwJ40mLvu/77XzVnqHfT5A5wi9hcBGE+KKJDadk2gblMuogUK8WdemLdAdI2Xt73a+dcoztHFUJ4sOKCZbwvOQr0Ym9DPKKVxxqZR5vWEvTyxOTJxnzxfYLZ5NXCYUuft3Cz6W6GxPZdeWFKcGOi+DNFcrbFIMdl0EiBbPmwSlRa1DjFeuDCeKV7D3IsJhKLdrwgxmNfyHXyHuM6ueaxbu1RUuxSF7qhixqx1+DteNXMzlw7OJPqUt72EeM2fBeowchOXsaLJ20HXnejOCQkN50c9ux78CqvEvWFy3CsNAboeysmXHD3Lj9G8maiJyk/E9cBo+lU1JfT8JS0uItTRdySRfI6E8FuTtvGbei9AULMCq1lbAEe8B/7pkPaHL4jXMGkuW9ee6PQPNE3HC/MZxnOf/+hqJCToenqGX8FtQ4bcpr0ufgMNqdh/iDhDwtOQf5OGf394kxZ+Mc0zc6B8PPbXVuAMQUybZ7+H4WKcEelzth8Uk8afYoJGvPOj/me2kSDQblLsAPMK5wp4kL3OM2HgunAX5y8eP/5eItHo89IK3Cyc8kbz7APEb/efle3uX/6X+damlca+fZaH7xtLUhYEF8wmKMXFdybwgpUnhfMhJx3fulkm1wMEwLoAjaxYHeb/M8fZL50+5OX5WzU89TdYifw6NYW1t6ihf48369sya486nv8dbhOeZE8oYI1J0ZXJi6L5RiOzF12SHobruqovan0EsWE4D+ev6I29V95bPxRtSUG1lmKCXWWejKpRoFSPE40uG1U1SEqLAY8xQDfudzEFpKFkk5O3TSNxbXSuDkdSsAPweWUn2I2E88nUjuvD8YGn/spi1vMxomvKZRwRX0rvwUVJJihRej8CVgTpcu++XmtDAxCcwHiuYxnULUDZbzYYdBKkfwp1FsqomD5fmMN7KUmtv0wbTlycF7jPlEaI8UmIlK8uZ2b9zCLMIp1dUaRk+IlrbDooY8rWkAJCuQGk2ACR/5Pz1R5L33OfccAdE2dBTthLpSN2JiJZjMRtJJvTjAXZKNLpCY5cA40jVi0gsTiopk4JDE3t5tRCs7i2S+u+aLwf4cAb8C+dtuEwXeYTSHa5hb0NhSMMPKJHqqJaxt3sZxmogW0+UKxjI60yTG7zeyGY5SN0/gG9TLNQJfGvemayeR6ma8EPQwN1UbccLfRnAfwZfB48Wl0p7mpPIx19DHHMBMrnWgZ2Ysw7ePXX96P2yEauJS0pwepX5oklpb3SFNPfElTdFp5K+TWAmy1ajpYavXWm4PR05AumuNNMFfP4JQX5fxzILC8UM5/Ho4pHsxHfAI/f4v18wvAJQ6YVgWTRKoSg+VPMlhBxwOO0B5ePPc/zVWKAY3GWFzFH4LeVvN/LmbmDghlLhk0YGXz6FR8p8D9RYJN2EsMto8qaMxO1b+ZjU8mrfflVbdtTlXEPdRLY2jhEX7Swj5l8OUiu/Qb+QG8VRksy0IdHtyVC3t68bf+HFjUaFj1ZiD+NuR8xk8b1HeMDNpqCUGxYHWD2qowcjpQboUuvOC16Na/ZkMchu9R5W8tXGNYDDuQ6Ncf1WXmsgFz1V30jShbkxFghjIT7+RBQx15CQcTw73B3lKoLyL9N8Ia7KRfUb6Pwr/Cf38IogM64jOKmGcG396pfxHHRJ5yLaS+7WI6wfgQfpczoEM82tMJFOdZ0hNf3AzKZphyh3cccJbS6bavqXCHdTwlL0bhDGsMOuEEzO11dC0anvIGW+mDqTTA9c8dcvgu51O7MKedzUWpN8zj+MQKr9D4NLvHZrC53UJeNhfqcBNvPdANsOfy4WM7QIdD0C50yw1ay0WuHLE9TGZ5HESofbc3NqtKaw/er/16EN8+TW7bmtwd3WC0hV7LnY9SFjstzcFU6l0y4mxM8VAdJ2BP+XAzPGJzm/z/SY8yNJhSw956NCF3nqHD7Md/bV7nBe+Q3JRRtdrswXX0gMcGnRALdvtDd4nDhduspjQIyxlSrTZ1LLFKLDaWedfi4m5RbG8ZbyqFPbWWpSnU23Gk9cC7lHH33axUqBXfKTeGR22lPFLBVonLxZKALW/iR+2qlM3OkF0c0XDruI98QCkTREmPeEmP8+MD71YX8yy6oZ7MtPUBvY8mPzuqzyh6kZ4l+WTKV+BL6QwUl3Xske/jGxpryL+zc+5UM1/pMrsiwogAr3xtOslI3EDO46oGqU1iEAeZu7yvSQJ0O6N0bRlCjGGSFsfrc7w+ptN0D/Y90vkIGTLjeD3yZSEr3zHdhax8na9MahDPz+AHtaTDcuhEW7l8nx8EcsmLqyVjtnJQLR33zts7ZeS/vx2Xhaoc8RnKIZ5ep5VClfaYGIqfss3qqPGWm2iftr39YD938MJphoN6uwWvxOUmXCKfM4+R5XunG8erfVzujBnxncds3BrJdUm3yK6L8KbyKAvn1nt4Wo03RR/kUnG5RUFusZCmvJjd6sabLsisHIj6Lcgpjalhl61SFq72NKghS5fjYEM0mNu3uFqiA0+/QTv+pSf0JV9U9R8MutMZtsUDF6ICd94CpDuDemVMsiwlscrZzIxmiCNNOv5X9YXzSBs1n87w3hAPO1P3uNxucnvEXGBbnoQtHqwjTbLLBXKKWpTH27Cm1CbWYVK0JZWz/uOdfRXZM6+NNqQ9+Zo/Iz3EAVECeYn+l8m8XSA9aIXOToliZ9mg09KAlXZxpk65vEdmicZc+TjMskAfi9VxHVdKncl2CGOKx7ezbByLKn1wZcnPsUFn2uVuuY5j+wDRNpmYfmKvrIrLI3W0bfkFd8qO07w9zsAsfwc8rBataf2L3vE3eNOi1/4SnuiH7TCJVCJyszfja/hZOIBIUMWRRa4ZdaRpSy10RUxd58t8mX//WvpoYLYf6scQ5Qhs+cGbTtFsDxDLYmb4Q7RdbKdt3EP2t3Dcq1mmEX3+vQfc2w/PlnzYo9pajXLJZ2i8wi6jkoq76Q6qFA2y/TWO4w/V9CTQ8Q185Q/s6RskygVvGuKofW/J7ZEbagt0qy/N7QU75M1zSoPs1lwYod5kjmbycYbsib70f+YCC5LTQdliDna+yPA/9Yk4so2pldX5KR15qykWG3qWy0UVev62F62DdjlAHBcb4YE2/fDTXoDphaLNi+EPy4Nj+sNfSdz9B/19G5id23PwOcYcTXNe1i3CZJiaML4J63agdeApfcbTEpeUgpDuiD/evTimRjHQjjwDy+X8Yoam5m8yRFx/T7H4Wy6SKW1ut4vfrQyey3xf0mRzi87eUQ8wyxe8oeskTkd+x1zSGbKG2yiRXnht4ZQXgaM1NVfdpGGEXbWp1NClFnxp7YYWvfX+MA7g4mr6GX5ohg5q++F8gFiGMfZtwjDDYybKlGlO/16/GjamxTJMuy16Rr4cMBfK8IBMSSrNvyPAp8W0cKFFiQuu5LX5tK6bYbG3/2POuwUL7VAtPC+8K9NyEA3TXS70YOvPB7pWuPvXl1LMpSoavFXRlPtWfNQQHEOY2ZJPWeoIoxRsUM6bTq0/yx4/eL9tFR5qn79oc3kOJHZ9ymV2gkhxOcWVLdIt1JeASklzXFCSOjBwS1BcSao2Pj2QR+ooa6i18JguhkN1lypnv4+6ibSYWy54x8WEA7+gvl1E08VEuPh2cbPMZ5jcdkCVabeDrzKK/Z1LuqEujAdqi+0l1NPF5+0rccNiewof7YJ3ZO24BEwMVeTp4NQUloFP9pI5GZrCFQl+pYK7qDI4dBZiqzKec3aTNTtcBvhchEqhzcJJgvd0kRsMvsXlJ+ZybWprWT/hF5G3yuZdqV8KVhpPaQK2miukqSauC2ybloW7zPV2kJkWiG3epSGWhQgiLbYnZvz5lq8lNj/zEjCXxH1cvG+FZ7n4nIq0IRYY5BszqGg04cIcXC8SISwH6RY6C/qUsIdxK1gO6pvrZa63aISGbGXKH18PjiFMTpXbPW+DFCUb5DqSOEHnjpDkqNxGIm065sSpWukYcxgraU1TvkICmm6l2xcvPxyPK7MfJAx9VCmuW/haHoBD4dxZtXdzvr6+Pt+Bk4WUmtbwJKmgBz7jY9FwIG58zRz9YDi/9UGcEVxk1uWsefBiWzI03/M4GTqDVh3Nbb3EjbgL+CO72WYR69++r/4Bo7a27i5ipveg7zuguVxEesQFxpeEF7tS3Cc5pbrGYelFiYSKRYA3vWLSFuLlDrOnEPtEmLqA0LRAfMQYw06HUR2fYU6Letw24H24cpUCJp1jaTnHsHWwmryKhWjqedyrZbou3BpvjcjumxAh5QZv3ZVkkpRFBdWtSZPRqPisorcYT17Hk8uoE1plruwMVnSH9J23YWMvrYjcQDJozSJwpRM+bXcQe1QxvEl4NxJncW7uqOtdAUN8yQe+StEYu1l5oRFsRAz+jWSjBmCOt+5EEMb3e8OurGpVLi40CgVx+9cU/WI7xKgA8nzxu4E4LdMFBYFECkzlNtsWoAfcJSTqAiPIEJcOCqx+4inBc3Qrks1xWHzZPGattEThorpKzruGaAFQ2l+i8Gp5roZofGBYGykk8gYGkYK6iRbCInohMiw3m6jkGIK35GzCnvmoLEZn1YbNoKNVxVgb44m3UESrW7lSp3MTW6lvIQEkCoi1rA6r8FSm6K7cFXlyaktoJVtTI35M7BwL9uwZ5kBaW9mZoPGqC2VGCwQh9EGaqvuvo+IRvDhiGKIEq3OI3QRERYbamSi8JryiyETZuCn2BoIoZQa1gj8wnoKml7y+pVVoTiKuMsdox+6pxvuhCjL7kUGpFlAPkC2IqzLU1gl8KVIUlEp1iwoOPymU51lUw2BiABthSt9Lv2UdqHSbjGsvWWEzLQdyFuo11kCdOo+ixl2/+99wgmubL1nzpt53rGWKRdr6l2Bt3WsxJvxvOTgNGm0cZf/BHGM3bRXsyVoF2zfpz3slpI1u/Je5s3hvMaZOv8WZJ+/xxmCs403wWKMlbZr0D+brrpC+WvPT8da3W9TteOnveJ4xjZpmCafiE5nfXf3iDfXa5NNfvDfiBLdB+g76DN6TQp9NGYN5C9ld6jU5RnMZp42NdGbK/wnyDXP7A++Q5sP/FQSdh4yNa0z8LK38ylKmSyieZl7GTpiS/xaDc+govxNaF3o6/Y7yCnvojzcp5mau7idPwHLcUcdQ7k1tMDm4sg9mmrUWfKX5D+q27AZr76In6MazXPYDup2SM+rPiuwkmD0vWHvvucHFtOINLnjuUOX01JvdHa5TeL3YyxWX+fzuxcqm+yJ59Jjzj6+pupc1TcxFdZanD8DQW6WRlTTuBNfIRfSc8Jc5xE/aPuPdnzWraXPxXgTRW6Pz33sG9Z+v4c5858nBv8U9nTUOzzbY3LfoG9RofONg5L+wgdfob4bioC/vfeBzeKb92zr86E8OaxXurLVqklOUVYx7pknFK/kQfrGvb5EhlaI+lQdrTNLMarZRCFCj1fg9P99u9VHxlLqheiGP902TZwzuDxeIfb/0tDAm4Fl3ykK76e4+7DfFGT5zCvpwk7P3oKOV9OOpOsm9rS7agYJbJarbBOYWKzoIeAeChbEkEBwzGQQX8AiwQVqmCNVrt80LAvL7TTHqAQPek4HbqltyriANhyv94SANbJ6P6tAJmvsZVwFYKz3WSTlZ+OhT2SmqUh/m1k+Kb7cjBN4J3YU8PfmiR0XgbpcihkTh1Y38lZKB7tTrSg0ouENCU7KQLy661+pAgAP3Q5voOWPIPxLgG2xL7/N83eifaF1bwwwdhKdsHhXrvICCbxVGUYIZBJm3zyCOPLxuyDPc7zTehUAEDnNqMvmFxaXRFJFdHjxQ/X+1usWlQ6e0yULlwarW/+wn47eGEdVZ3C4NfgSUgNtfGEPCDfVfa5zENrLj3sVoQpscxx2isJecxGv8CTAmJ3WR4EzfFM+SdZImTaKHfMlQ7lFRIieT9VBSNPTgz7WdY9fJrp7k0J6YoicWm/Re4S6gAqdrmAWnZDH3ZBHdkuJoXrXQ+K2+Q2nIh416m+wEb1CTlwY1uACjUp9phTt/FRr8O8fF9Du7BsPEuicz47rHBIYwem558pZ1BFZPOpeO088sZo40qS/1YmtpNoitLvZEO0jva4Bbt/35FAnnQLZVU4ZfQm/bwW89PfjIuIPiVZ+tS1jrX/24b+Fdty1LyJZok78pzka+RUvuxP1CRXLk1d32dvWAxFeXVx5V6eyMNzmVFo9qv3uSO39p0pCqtCIX+7fg+YoXrixXL6lktt5n5nCXYGfGVsNJi/ZPBNyKb3JdnKtzncyhFX9kjTATS6QS3FvJZhMeszhZM2fHaskxFEfAN1h7rZeemEmz5mqY49SJPxLsqjj5Giy5Ya3kK25SVH3g8/TyBNHjb4THTMy3vby6SxVfqmCFWvb+6lm5mUI6/jrs+VB31PWR2G9w1wO6ibGV63we16nrz7n3Emlby/1ufFdxRYSHLfbdIS6DyjDtAVICDpZT899lPESRzySM4fSZ+NJ4W6UKTrLczdplybB0Jqc3xB7JbF1nP/bD4MbBTl/YTZO1aBtVWHx+ScONWzXFVTRCpHra+jCPsxaC5HjnL6jKjPyZGwZgdRbPpdhqPMtFJAvSrnY3nREC4JDyT32HIySjuhxgEbfNqIN+NLyHMElpSpdpkJU/AUvCK/QZ1K34DpMtxLdkyBri+6e07UBpWy39w6IXt5LXwwwLTi7ddNbV9/JZPsDuq2s8Dx2rW75oo6MQxzNmhEgzIMwkwVvSgpmwaBnKK9Vv+MnEUXfsm6kWjZjOYDAv48f4un4v57IW15pforFFoM983SB11Kn2k3hSgCHNiuqY8NjlYTURRuHUGGZ3aVGQkVObVTytkX2JKs3Hy0b8Y/EnHEu2p8ujzxIOfhrkFj2GHt8v3NQAR3OOlYurppBn8kSjRfid7nYZ5lHtLsgF+IgYKpOYaW3DZIwSnk3LjzN04iGCgXALwcY93MLul2jJUAKL4kg+3d+hbteO+Q+D78yks4E49RTro1SnQV7jdoBxoHq9/zlOoiiXIxdT9STyX34rMbRYipaqBpZVoUFYI45E79h5AoBvUmEkwmDpJ34iZ8EynJFY/W+tdL633lRLuuRx9c0QVdza6MCU2R8zICwEQMdmwvlsrVWD8CrIwWQIZlI6i0gziTaaUVQgRAxC8nBikmAyE2nBhHvc/G7N4xsbWhkkVOBQDbJVy+ApM3RpBjkBQgil3i9NSsGynN5s5R3NgWDYZGdmJWmZ0WYijxnk4cGDM4CD+K4Xs7ZV90zVIdWMnyJdmV2WU3J9X5ZL3n/uXx8sUk3N68mjX3sNrsXAua7KaTKgHZBtrPBgJp//VZxtmL7cGB+gbqVA253wG9kLuOVF+A8JL1Tf4afa1TLjk9MxUhoyLqSGEbcFMkxYFqutTcWWKoVuwRnWXsx8AgJvwgyi46sP2Ip3vOPnio2+7J23lQmsVri07bRwfKSekSMkBr4PGyDOBe+UtLZJl8KexgrFzIKBI5gMATkETAjj+fDsgat1MWySQae8sM4VBuECvQRNo0kJej+QPbJetFz6ul40xwW68aRxb7PyYuNabTM9+FgWOpUf5m3SG/+S9CS6fd1bpdunIdMS49w5KRA3UgvLCxe5uUS1XST1+prKxAmxfpUBtbTu409VfGKwDBibvXgjun1VLqNlzrwLIWXexZ8DtEJI7wZdxmlnEtZEF/kwVYCSso0I346vj2i92A6mYxvPGihVH0D5djgewDfwvrONpKDBTVBBx2cMDXzKg01X4TXohUAm9oJVRr3hmdxB22avNaJn84FMGM4S9rTp6VUk4lqI+gSz9JpThnR/jzRmkUPks0yVVszqhp/fBCNfrBahjp11TNYYB8gsckxdDFsG5/PgZwWMrbFtzTcC7MmQ5QhW8xs+twamr5TZO+xsB54MibtiH7U8Ll5sG5KsyU2Jx0LVsvaf75GZ4oK7kJkWkMm0g2RpPfX+cIgZV6qNEKGnRrd3p0WmLf6JYTlQOR/T08DFtLQe9AZ8wV+j3h6U8xHfb8AS6/dgjQcYw+S1U6bX3FqIU5BPB1T989Sk+ShuTpy3YBWS4dYVPwZffCxTw9Uw/VfiY/MN+LrwGaoU0we3xUzjng/MDJRl3rWFfV/wMDKzKTDaXArN+SgdnG3ggX0uOCWsMsmtQC7jTYUjwBZCNTmGCCT68eU25hY4Fo4Fd8lS+wIcgGm8+KbxMn5U8SkS56I5mE12C3gaCLwNApyGgDJmoEnjGjjLsA0SXABt3EfN7Gx1E3h8jNKCTUqdPB7MLAtw6VAdnauSy43httB65Y7juzVKEj8XRj3XqtHG1fPItLkKoAN8gGrgE2ypYZkYyX9w9gmnDUSRpJLpZAz0YJAoVXzXaZQl8LFAHeANeQDhAgIdVXyoNniATYNPwxRzaX4kX2HhKr7iu32VFzhDDzD9ketb8aENvoRsm0xL6m2CU5ibydNCuXmaR1UKeJitbQEus1u/2Y94Gnz9AAzjKaBt0vvKGPVCKiMVzgK7gRfwA/wAAU4QOI2zmC0zFcyWeduqxCzjPmZuGq9ZPmqni1QLHMGxBMF1wYF9mfZkHluDi/XnwEMmLN77gmWmp0Hh4Flw24NjP/AvHcTPB6R9KwkDXJoXC2VZyNuC06imxfkmp/kz6JPir542IzwXnfbCERcmtnnc5ve2kMrctEW9v8fV9IWzrs0yihKQYTzClPEwVAVEGClMbTSPnjKtCXdZaPfPmMzQ2wF9ftsu9T+Wm0i6gcoBlWAetUvQ1p/TGU0Lsa+qQWahbO4KZQviR4mKpNb91b6F90G8FKoJtxTHbeQHzTGNZDeO38yTm4+z2s3RkmmL9/rdJOIHNsI4iX4fmN7c1L/PZ327YwFmv8W5RbLxge2rpfMcDpTDAjc+sPWPluiMxse5+RDcTSGxPyx+5V74WqTK8Ybr8WFhvrU5g6yvtDye0FpkB6uJaaEQzDrmOM3zY/5uzGGRtPjb22Lr1CHX90OA3q+Ge59qxqpVmc1AW8BocdL2cMS3gC1lThPevM2O9oiPdAqJ+ls4RBD28EE9/WDAkKsO6uD70fjyE1/U8BbDJcWn+sOSc9Vmzw3PNMlNu0yjfyy3USxm5nD21Vstj5iyNqsBp1+CpOCOQ6s/yXRKYRyEWiT3jT2IgC8kZZqu/Wmo+efAgEzg4bGym699VPwhdfbOAzLF+R+sYB0EKilx503G0Vp+tXkymhc3/PipV6UZX6zCCaxl1J12MDcS8/h3KHZ91xZb7Iny/DM/lb/5gvH2qj4NcwGfMAfwQhtARQSY4AJkwgWHGnIiX9g39qKHvXCr4hsvo2LTNA+INGyANuoNZhlXA7ZRLKBl3AcoTH1+EF9vr/IzRuvPt3CXTlKiciOgjvIvv9k6ovOfSnK1iLtV2zjNRb94zb4UPFV9vmSWAtXexC3RgheWPlfRJH9PTP5U8cUT7GI1UfHVr4DwmABns1hTMRyaPnIPsPPTJOFfk6/MMEqoYXwBs01zgzCqAXKaAFmmld8BGqKu+ERdhqQRRjrslmEDhbEvksOkF6MyIe5hXi/abaGkPfvPChXXUu2U60n+o+YJznk7qprSOCWCE3Ln+lfZ/Wm6+YbT+bCI8u3FI76ozlV9jBm4pklvWqa9f6zKqJjdRtk9ibX5EGAV9b4qN+xCdXAPHHQGWBQFRTYhk43+ZiBy9+KKr2S3LA+SA3PPBl63dimgxA0NZ5oGUvFHizthpVG/cT6uzenp+TMuegzDjOdVBVVoF2ITTzQJmaAaJdjGvcH2i2kOWac9cwZpIyyDulGQJWuBJa4E5CFW2dqzpl68Ox3fC3OENpYajDAJkXG6wmkY0RQtocJrLqrPgZPN47Ggbp2vfswdqhxKfOEqlt01wWfs86o2FFYbZpFbhgm4SxWfewMVzQRTcBYoHBtqkt2I5wFvkFovoQQU8uSe7YNiWHI0oQem2zVehWreig+3QQ54E3KiBrPAbOQTbuFNrISbMApHoZqkGldCX2ATecANtIW2QCdYyIQzYSaa+eLjYHEiC0GT1/ttHVumOUoZDVqiNeg2RWwKYi6EsEeuMa5Xrv6i1jfK4Bo2PuRhqoBRycMqJfh5EPCUM1SNtRal+8FDBcWtwpPGmg6weHOGQc1pwhWytsE/nZVpDntBVemEo0D2/d+P7X9tP0EzIZhxDwYpBLJTCGRP+EwqxgMfjxc3ZBpaSCGFDK2tkhxCMf5B7SgZv9R6k2wD2057uGP36FOTxYWLukXcnJh5lIm6YPO0X/EflW+z5AjtjtxKmW1ztFJy5CvQLaqICbNMdbBpsia2d8/6wcbZqU83VxE7tKEQmvMmt1pXOdbTd6P+25w7BX7LvbUZ/Swy5hLYF7abPurTjjcHxtoW1wEF+7w135aC51HoEzM8L+iLel4kvXCfZ7iyB/Zm0S+pqfq8lNbq78zzmJv9gBdzKa1Wlf4KN+af4G12o1Nl8V/8M7wjP0CYXecPSmfh92nb/0TygwXHRfT3uxOgqj+8Z5oZn3snBRfRGDPH2q/NHyqQWKVmMXSQaL/MuudbdP5sNvMzLcMmaHKGf3tmTb4Eu2gkOLs9FtBN/XhRP3Noyp+y6Yin07WqqN5vG9kZMQ8b9TejOSTWCzqqq6qdWPzay3KqDfiO94J3W0NNFA1Fh/5Y+qh15qPDRINyysAZkI0UnYj4Y7eHvVJoWGZwHXDaL6dWGOorFe3J54gMM6VEwftDxHEzp2TB+z5rqJ/FcgdR44d2Amu/5FU1CtbGNYyzY6LCBM+IfjB7SjzsD+nTKWoK9PfcAHslfrWTtO+Y0YN/EbOcWSk2q2Fn4Ys8eF8piw+BWvNMYtV/6O0WwktbP1+y4anz2FWF6e5aHW5j8AKeS0zoWDjtP7qfbzgoMQ+LyXCpgC6oUaVhXjWaj+YoqEsUKLjOutCjMUkuEpCQ0LDnrw7K9V2fNhUw6ZI0roEZyQgpfubgfMO8MlM/raftFKEE8qLLIXRjTFEqjHce+9nfh0ZPn1t5WspwKsH9c4gNGkfB4p8p6Q6W+WnYkEFWEVN5e3S99ZmIbQX2XAqZzYQUOwbcCh2FfU2BZ2hJB4FsATwIW2HwBHYQ2738u+NpqLC0A21Iatn5QbTGJKc4yVDywG3HwUUBXu2/v87n6rLGJdzx30ExVQ5HnDKPVV4WjO0QdKyF0RtqsnP8xwkNqLM/yMWscXF9w9tPl/7xKcBZLnhK5uMpoxr5u8OmKflK4cOhK3TNL9upwP2zHoy8GpvwgYLm0bn5DeSrF0XfOZwtSGCmfbpcyhbsc5QpC9X85lsgCSdqHE6/dgRY+D/ECM+Ygjn3CXmusuS0PiHx3OYYLjuILPgCtuhFv8IgjFK7MRCltnBPHBAWdEWjyxw7t8TzrojaIRCfmVnKArxGav9cILlbhz/P6b4Hwdfa0vdB1I9t+mXrxaLd33f0J9u8I13n8/C+AnMY67LAzo6DFy+X/08ZljRQ40b8kaxzo4NH5zl9YTlJdKpxa3PaQE6KIf38HSHGKOE21rHN2bBpaPy5nzldzgJDEmuHkA+ePz1tozxvo6upopU4E6Km+7wu8ieW0QJ846C+Wa0a9dsvdxXB4nPExZcCq6AqYKLv4fvC+T4hYQvLZwpDzVHup89rl9vCNlsBt2U6qA58yU2iuNZikkL3QzBpEFGcijnCU5FsPhSqg1ZBhrJhmwpFs1PvJkehfqR2erLwZ8KtvQ21jeCwuWdfOkVo/ZFsgfEOOKs/RBH43Zgukk9RVOx0iaAwkhGRt9+9ssD7Wmv4ffIvCspQlml7G2oYfbtXx2yo/RmTcLxTSGyELMzM47ZAN3E/XZZKaa49MHZizK0BtQXa1qFg77E5oXb6nyEmnEMwMf2s0MHJOwdFKTFIURO60+4eshpHhF0GsGeiAtOI0XrQR9g0XRyY4BPi8LZuhjAVU+wQ8lnVL8rwb6H+mcNG3AtRUm43lrbyvg+GDjXu2Xfi9JRR70Dpqmq7Ni4z/iGCTtNXR9k+Ge+Xt2YP7+sxj7qOUkEh3EDTPA5/HjM8x/hiv1nf3dB/ndtdvf7YCx7PFP5QGPX1ef+sHzHHtrEpCsR6EMoFCtoVxrCY2djrN/ePWzhbV8aJuJrWUuU4tmELCVHPHEYBQW9Bu9+yMFLWvaCfqWKQvyPn/SihPj+x5JwWx3rPgm21Q2CW3zixNzCP2/vn1h1MD/KNBWohp+a/mQoo51OH+MhWG6GoMYf+SuGTS0/0muHPrxBa+icS9/2RmsxZHK6ug4J9FDDd2z/FuC6m75+3gNPHCy9MRt+qE9HmwhmzB+Jo1vZP4dDfzVLh2mO+PBYowAFNMMKqq8sqTLDCI6Kfi6zQcMy95t6ASlBDIjAVPQ5KOjXrO8pm78bc5nIcXNiMrTzNZEO0CjuYMuHjmQWO7GHurd8v7zUP+y0jwGC3RKKAOFsv47McdrHk/FxmbzQinybe0+UiC9Mj5hhyqM9PnAljzLdi7ZEc4TH84aGyr7g1b9RH/zuGY9MU87jQOW2e5UxZ0s1gz7JhBz8wJcZlQUqyvXNiNk++G6EoubU2aByP1BOX/AefPUfnoBJGuvJ84Kg8LVbMj8on2ViYeFP2X6EPYtN+hvb7wI9cfE3YFA0Nz8GbMHeoKb7JNsyF/zY6tBhO6LZ3qquzv6jfzBt4itq3tR+qhq1PdRI7//NDHzxFJmDFl9/75D6ojvf9CZBsDGD7zTsJKV/9qzMIqyR3jEdqexLpKDTw72ZAR1KSExT/XObODai4nNS3YTvHcdpPBm+Wt7UXeK4Uu3ERCIDjGd9fdg6EglCA7Z4pkIF58KKvhZKx6ghjAksR8R1gx5/eQOeRPtb4K0HxBFuHCn0TyCyrkgdOkfHLKNXa7kZiLO2cD1qq+8qk+LMDY+qiN9TUEKYg0kwcHXLsep9CewY9vftb9aDbAttp8yvYj3ifIlh5NN/q5Yju46B7Ik65wmc7vAs9nOF9BQat3cejdB7/LPqU7YhAkQE2bbE5AZ+6uW94bOSLwihtMcmT+xgF68ZSvi1nHRplVnEP+A4XmZP9BuG+z1oeiqS1ZUsiLBPIIVex9eHhbVi3vy6mnYtmDzMv5chorGqMVC3OwfU4qtA693AcEtxQ9/vy1Wjk1xPfl8eD2BrkJtfk2mpduZh9grElmbxqDl689ILVoNezsv5fM4yJ8Ko9AZ8OuPVCuWCusnclzGW4gA37nqca9mdSvnqZwMIJfWypW2wEmMH5tbfPKYX+420WNQet8fGEV3NBb77emBKZdi2xjHgVbtq0JSAS9TvJ93lJsaTiC75DO0kVwhTw1p0wyZYgwX3dAZdO+BTvf/4iTDFiEpdxZ3A9QCDFUSZjbXbrgSfXdFnmYjqQT8Bh8PXXV0/qCLLZa2v+yiUB+oUHZamt60Kz3uLxGcxwZIE+wGOPFDf9uaPpDBvazrF7vyG4kq64t1KxjWehRh0nIxzoCBmeyhUZXOe5JFohYpk9g/pmUTcS+MbmR0Ah9gPHkIzanIeD0Qsv2ju+GlE8d4Vql8Pv0/EhFsz1BE6GaCCDd8+1ihuH8xg2lqc55eP5dNCd3JV0iV6uGTT/Fu6wISCUCrnNTexXKuVpjkhpPBOVhao28kMlYgsBcglFRclxKfG9RPYbUKY5RQJD9SMN9mYG2iOCw/NznLkhXEm7bScSSI8cFO+TZ8qc1RCrWyzuv8NMHBQoUNZv5AzSLtGWdOYEqbeQVIQtM3gIs0RLreLtZeWqfe93a+ULZ4NngCEr/b6VXKaZmxbnZTHR+uv5zWJzAe9a8ZZVG3idlweKfzMbefaiepVyIutdJcpCNG8indwClcp7RWtZxHexjDque1Wzb3AszRk/59M5tAxYSCXo06gu/AtTT0WUXoHNI2EK4jo9fLIoZoZATlJqsZe+G1cG3ii6bVYfk5O21bVQKeOWjW8bd0Ws3+mMpAhltMW3N2vrXMA6LR/Z/N6Wh8T1cVFijTdpp8A4grjeBJr9kiT4IOGMsJgnijPeZrk3KMe77SmqYc2Pyb4VX8dMHH6mhdQBdFNVxipxD53jcXosPS0xFAYHshvtSzEHab2/ep+y+bCGfENe9d0STvx1ch803aDLuYX5V7BfhAq5L/PH3scNJp90xrjk7UCBz5SIVH0fmPTgxqUQiI+wLm42FUVxWj0exp+DDefRmY3nKeO/NDh7OPtpYLtQssUZXaR04EnMG+JBzAuq8n4zTgGWmRlvDpjbjVM+hog9K3bpfdzN5Ctg7vqff3Xx9eu5azmfFNjwb9eLg6wtcE3XIkj23wt7So15uqCRFcvk1RJKLNZDvyJ1KxdpReQPtxJA50V0+FOeq44RMurov2O2aSymmF3CMqmZaj4U8mZiXIL3pBEe1EvC3F6g1dBpGOJlVBzDWCXwyhADVhs6MMNwpA0z8ZVRTnamsW+BWoab1NNomq82zhacJlrC7TK0TFPMhEIZ37ffsuRqXGCbxDLq5jow2SMgc5hhsrHxbrVcSVAW7iX5KxeRzDceAt8gs67UMb6CPGY54GxzaqAwEshlnAN0m3SA2aYasNr8SlQW5sSXDlCCczn4K5nvuPCNPx8hdW4vIjqqDHJlJsoFdCy4/QO7y2KZZl6hms/gmo1x23uaiVDU2wFzq2G9QBboY+oF85jPQCoLXoEYRtWgw4QDnGmDbdMZcIY5Nsq2sBrsMI2AtcxXIKYFq7DS4naBHi40aXaGB8r4xeFyq2Gm1LnV0W09c2AggjAhwoS0l3tPox0bBhwM").toString("utf8"));
  }
});

// parts/picture.js
var picture_exports = {};
__export(picture_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(picture_exports);
init_attribute_roles();
init_attributes();

// src/catalog/block-nouns.ts
var index = {
  ...{ one: "index", many: "indexes", isProper: false },
  ...{ effect: "store", order: 0, mayBePublic: false, leads: "" }
};
var block = { ...index, one: "block", many: "blocks", effect: "other" };
var NOUNS = /* @__PURE__ */ new Map([
  ["global_secondary_index", index],
  ["local_secondary_index", index]
]);
var isArchitectureBlock = (path) => NOUNS.has(path);
var nounOfBlock = (path) => NOUNS.get(path) ?? block;

// parts/picture.js
init_boxes();
init_cloud();
init_detail_attributes();
init_examples();
init_exposure();

// src/catalog/harmless-words.ts
var WORD = /^[A-Za-z0-9][A-Za-z0-9.+_:-]*$/;
var NAME_LENGTH_MAX = 60;
var GROUPED_DIGITS = /\d(?: ?\d){8}/;
var IDENTITIES = [
  // AWS account numbers have twelve digits.
  /(?<!\d)\d{12}(?!\d)|(?<!\d)\d{4}-\d{4}-\d{4}(?!\d)/,
  // UUIDs, hashes and keys in hexadecimal, and identifiers of instances: `i-0a1b2c3d`.
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{16}/i,
  /(?<![A-Za-z0-9])(?=[0-9]*[a-f])(?=[a-f]*[0-9])[0-9a-f]{8}/i,
  // Access keys of AWS, Google, GitHub, GitLab and Slack.
  /A(?:BI|CC|GP|ID|IP|KI|NP|NV|PK|RO|SC|SI)A[A-Z0-9]{12}|AIza|gh[a-z]_|github_pat|glpat|xox[a-z]-/,
  // Identifiers in capitals, such as those of DNS zones: `Z2FDTNDATAQYW2`.
  /(?<![A-Za-z0-9])(?=[A-Z]*[0-9]+[A-Z])[A-Z0-9]{10}/,
  // Alternating letters and digits, or a long run without a separator, look like a key in place of a name.
  /[0-9][A-Za-z]+[0-9][A-Za-z]+[0-9][A-Za-z]+[0-9]/,
  /(?<![A-Za-z0-9+])(?=[A-Za-z+]*[0-9])[A-Za-z0-9+]{20}|[A-Za-z0-9+]{32}/,
  // ARNs, IPv6 and MAC addresses.
  /^arn:|::|(?::[^:]*){5}|(?:[0-9a-f]{2}-){5}[0-9a-f]{2}|[0-9a-f]{4}\.[0-9a-f]{4}\.[0-9a-f]{4}/i,
  // IPv4 addresses, and the host names that AWS makes of them.
  /\d{1,3}(?:\.\d{1,3}){3}|(?<!\d)\d{1,3}(?:-\d{1,3}){3}(?!\d)/
];
var HOST = /\.(?:cloud|com|corp|dev|internal|io|lan|local|net|org)(?![a-z0-9])/i;
var HOST_OR_WORD = /\.(?:[a-z]{2,63}|xn--[a-z0-9-]+)\.?(?::\d*)?$/i;
var SIZE2 = /^[a-z0-9-]+\.(?:[a-z0-9-]+\.)?(?:nano|micro|small|medium|large|xlarge|xlplus|metal|serverless)(?:\.(?:elastic)?search)?$/;
var PARAMETER = /^(?:alloydb|auto_explain|azure|cloudsql|cron|pg_[a-z_]+|pgaudit|pgbouncer|pglogical|plpgsql|rds|timescaledb)\.[a-z_]+$/;
var hasIdentity = (text3) => IDENTITIES.some((identity) => identity.test(text3));
var isHost = (text3) => HOST.test(text3) || HOST_OR_WORD.test(text3) && !SIZE2.test(text3) && !PARAMETER.test(text3);
var isPlainWord = (text3) => WORD.test(text3) && !hasIdentity(text3) && !isHost(text3);
var isHarmlessName = (text3) => text3.length <= NAME_LENGTH_MAX && !GROUPED_DIGITS.test(text3) && text3.split(" ").every(isPlainWord);

// parts/picture.js
init_catalog();

// src/catalog/knowledge.ts
init_attribute_roles();
init_attributes();
init_boxes();
init_cloud();
init_examples();
init_exposure();
init_catalog();
init_locations();
init_module_purposes();
init_clouds();

// src/catalog/permissions.ts
init_matching();

// src/catalog/aws/policies.ts
var named = (names) => new RegExp(`^(?:${names})$`, "i");
var EXCEPTIONS = [
  [named("sts:AssumeRole\\w*"), "impersonate", "assume"],
  [named("iam:PassRole"), "impersonate", "pass on"],
  [named("sts:(?:Get|Decode)\\w*"), "read", "read"],
  [named("iam:(?:Get|List|Simulate|Generate)\\w*\\*?"), "read", "read"],
  [named("iam:CreateServiceLinkedRole"), "write", "add service-linked roles to"],
  [named("(?:iam|organizations|sso|sso-directory|identitystore):(?!Get|List|Describe)[\\w*?]+"), "administer", "administer"],
  [named("kms:(?:PutKeyPolicy|CreateGrant)"), "administer", "administer"],
  [named("kms:(?:Decrypt|ReEncryptFrom)"), "read", "decrypt with"],
  [named("kms:(?:Encrypt|GenerateDataKey\\w*|GenerateDataKey\\*|ReEncryptTo|ReEncrypt\\*|Sign)"), "write", "encrypt with"],
  [named("kms:(?:ScheduleKeyDeletion|DisableKey|DeleteImportedKeyMaterial)"), "delete", "delete"],
  [named("sqs:PurgeQueue"), "delete", "delete from"],
  [named("sns:Subscribe"), "read", "subscribe to"],
  [named("secretsmanager:PutSecretValue"), "write", "write to"],
  [named("dynamodb:UpdateItem"), "write", "write to"],
  // Permissions to decide who else may do anything.
  [named("[\\w-]+:(?:Put|Set|Delete)(?:Bucket|Resource|Repository|Registry|FileSystem|BackupVaultAccess)Policy"), "administer", "administer"],
  [named("[\\w-]+:(?:Add|Remove)\\w*Permissions?"), "administer", "administer"],
  [named("s3:Put\\w*(?:Acl|PublicAccessBlock)"), "administer", "administer"]
];
var verbs = (names) => new RegExp(`^(?:${names})(?![a-z])`);
var READ = "Get|BatchGet|TransactGet|List|Describe|Query|Scan|Select|PartiQLSelect|Search|Lookup|Read|Receive|View|Download|Head|Check|Test|Validate|Simulate|Estimate|Preview|Detect|Filter|Retrieve|Consume|Tail|Discover|Decode|Verify|ConditionCheck|ClientMount";
var WRITE = "Put|BatchWrite|TransactWrite|Send|Publish|Write|Post|Upload|Append|Push|Insert|PartiQLInsert|PartiQLUpdate|ClientWrite";
var CHANGE = "Create|Update|Modify|Set|Start|Stop|Reboot|Enable|Disable|Attach|Detach|Associate|Disassociate|Register|Add|Change|Configure|Copy|Allocate|Assign|Tag|Untag|Replace|Request|Apply|Deploy|Activate|Resume|Suspend|Rotate|Run|Launch|Move|Promote|Restore|Import|Initiate|Complete";
var CALL = "Invoke|Execute|StartExecution|StartSyncExecution";
var DELETE = "Delete|BatchDelete|TransactDelete|PartiQLDelete|Terminate|Purge|Remove|Destroy|Drop|Deregister|Abort|Release";
var WHOLE = /^(?:Delete|Terminate|Destroy)(?:Table|Bucket|Queue|Topic|Function|DB\w+|Cluster|Stream|DeliveryStream|Domain|Secret|Repository|FileSystem|StateMachine|Volume|Instances?|Stack|RestApi|Api|LoadBalancer|CacheCluster|ReplicationGroup|Service|Vpc|Subnet|Snapshot|\*)/;
var VERBS = [
  [verbs(READ), "read", "read"],
  [verbs(CALL), "write", "call"],
  [verbs(WRITE), "write", "write to"],
  [verbs(CHANGE), "write", "change"],
  [WHOLE, "delete", "delete"],
  [verbs(DELETE), "delete", "delete from"]
];
var ALL_OF = /^(?:\*|\*:\*|([a-z0-9-]+):\*)$/i;
function awsAccess(name) {
  if (!AWS_ACTION.test(name)) return null;
  const [, service = ""] = ALL_OF.exec(name) ?? [];
  if (ALL_OF.test(name)) return { level: "administer", does: "administer", service: service.toLowerCase() };
  const [own = "", action = ""] = name.split(":");
  const row2 = EXCEPTIONS.find(([names]) => names.test(name)) ?? VERBS.find(([names]) => names.test(action));
  const [, level, does] = row2 ?? [null, "write", "use"];
  return { level, does, service: own.toLowerCase() };
}
var AWS_ACTION = /^(?:\*|[a-z0-9-]+:[\w*?]+)$/i;
var AWS_MANAGED = {
  AmazonAPIGatewayInvokeFullAccess: ["execute-api:Invoke"],
  AmazonAthenaFullAccess: ["athena:*"],
  AmazonBedrockFullAccess: ["bedrock:*"],
  AmazonDocDBFullAccess: ["rds:*"],
  AmazonDynamoDBFullAccess: ["dynamodb:*"],
  AmazonDynamoDBFullAccess_v2: ["dynamodb:*"],
  AmazonDynamoDBReadOnlyAccess: ["dynamodb:GetItem"],
  AmazonElasticFileSystemClientFullAccess: ["elasticfilesystem:ClientWrite"],
  AmazonElasticFileSystemClientReadOnlyAccess: ["elasticfilesystem:ClientMount"],
  AmazonElasticFileSystemClientReadWriteAccess: ["elasticfilesystem:ClientWrite"],
  AmazonElasticFileSystemFullAccess: ["elasticfilesystem:*"],
  AmazonElastiCacheFullAccess: ["elasticache:*"],
  AmazonEventBridgeFullAccess: ["events:*"],
  AmazonKinesisFirehoseFullAccess: ["firehose:*"],
  AmazonKinesisFullAccess: ["kinesis:*"],
  AmazonKinesisReadOnlyAccess: ["kinesis:GetRecords"],
  AmazonOpenSearchServiceFullAccess: ["es:*"],
  AmazonOpenSearchServiceReadOnlyAccess: ["es:ESHttpGet"],
  AmazonRDSDataFullAccess: ["rds-data:ExecuteStatement"],
  AmazonRedshiftDataFullAccess: ["redshift-data:ExecuteStatement"],
  AmazonRedshiftFullAccess: ["redshift:*"],
  AmazonS3FullAccess: ["s3:*"],
  AmazonS3ReadOnlyAccess: ["s3:GetObject"],
  AmazonSNSFullAccess: ["sns:*"],
  AmazonSQSFullAccess: ["sqs:*"],
  AmazonSSMReadOnlyAccess: ["ssm:GetParameter"],
  AmazonTimestreamFullAccess: ["timestream:*"],
  AWSLambda_FullAccess: ["lambda:*"],
  AWSStepFunctionsFullAccess: ["states:*"],
  AWSXRayDaemonWriteAccess: [],
  SecretsManagerReadWrite: ["secretsmanager:GetSecretValue"],
  "service-role/AWSLambdaDynamoDBExecutionRole": ["dynamodb:GetRecords"],
  "service-role/AWSLambdaKinesisExecutionRole": ["kinesis:GetRecords"],
  "service-role/AWSLambdaMSKExecutionRole": ["kafka-cluster:ReadData"],
  "service-role/AWSLambdaRole": ["lambda:InvokeFunction"],
  "service-role/AWSLambdaSQSQueueExecutionRole": ["sqs:ReceiveMessage"]
};
var MANAGED = {
  AdministratorAccess: ["*"],
  AmazonDynamoDBFullAccess: ["dynamodb:*"],
  AmazonDynamoDBFullAccess_v2: ["dynamodb:*"],
  AmazonEC2FullAccess: ["ec2:*", "elasticloadbalancing:*", "autoscaling:*", "cloudwatch:*"],
  AmazonEC2ReadOnlyAccess: ["ec2:Describe*", "ec2:GetSecurityGroupsForVpc", "elasticloadbalancing:Describe*", "autoscaling:Describe*"],
  AmazonKinesisFirehoseFullAccess: ["firehose:*"],
  AmazonKinesisFullAccess: ["kinesis:*"],
  AmazonKinesisReadOnlyAccess: ["kinesis:Get*", "kinesis:List*", "kinesis:Describe*"],
  AmazonRDSFullAccess: ["rds:*"],
  AmazonS3FullAccess: ["s3:*", "s3-object-lambda:*"],
  AmazonS3ReadOnlyAccess: ["s3:Get*", "s3:List*", "s3:Describe*", "s3-object-lambda:Get*", "s3-object-lambda:List*"],
  AmazonSNSFullAccess: ["sns:*"],
  AmazonSQSFullAccess: ["sqs:*"],
  AmazonSQSReadOnlyAccess: ["sqs:GetQueueAttributes", "sqs:GetQueueUrl", "sqs:ListDeadLetterSourceQueues", "sqs:ListQueues", "sqs:ListMessageMoveTasks", "sqs:ListQueueTags"],
  AmazonSSMFullAccess: ["ssm:*"],
  AmazonSSMReadOnlyAccess: ["ssm:Describe*", "ssm:Get*", "ssm:List*"],
  AWSKeyManagementServicePowerUser: ["kms:CreateAlias", "kms:CreateKey", "kms:DeleteAlias", "kms:Describe*", "kms:GenerateRandom", "kms:Get*", "kms:List*", "kms:TagResource", "kms:UntagResource"],
  AWSLambda_FullAccess: ["lambda:*"],
  AWSOrganizationsFullAccess: ["organizations:*"],
  AWSStepFunctionsFullAccess: ["states:*"],
  CloudWatchFullAccess: ["cloudwatch:*", "logs:*", "sns:*"],
  CloudWatchLogsFullAccess: ["logs:*", "cloudwatch:GenerateQuery"],
  IAMFullAccess: ["iam:*"],
  IAMReadOnlyAccess: ["iam:GenerateCredentialReport", "iam:GenerateServiceLastAccessedDetails", "iam:Get*", "iam:List*", "iam:SimulateCustomPolicy", "iam:SimulatePrincipalPolicy"],
  "service-role/AWSLambdaBasicExecutionRole": ["logs:CreateLogGroup", "logs:CreateLogStream", "logs:PutLogEvents"],
  "service-role/AWSLambdaRole": ["lambda:InvokeFunction"],
  "service-role/AWSLambdaSQSQueueExecutionRole": ["sqs:ReceiveMessage", "sqs:DeleteMessage", "sqs:GetQueueAttributes", "logs:CreateLogGroup", "logs:CreateLogStream", "logs:PutLogEvents"]
};
var ARN = /^arn:[\w-]+:iam::aws:policy\/([\w/+=,.@-]+)$/;
var managedPolicyIn = (arn) => ARN.exec(arn)?.[1] ?? null;
var managedActions = (name) => Object.hasOwn(MANAGED, name) ? MANAGED[name] : null;

// src/catalog/azure/roles.ts
var READER = { level: "read", does: "read", rank: 0 };
var SENDER = { level: "write", does: "write to", rank: 0 };
var USER = { level: "write", does: "use", rank: 1 };
var CONTRIBUTOR = { level: "delete", does: "change and delete", rank: 2 };
var OWNER = { level: "administer", does: "administer", rank: 3 };
var ALL = "";
var ROLES = new Map([
  ["Owner", { ...OWNER, family: ALL, makes: "Owner" }],
  ["Contributor", { ...CONTRIBUTOR, family: ALL, makes: "Contributor" }],
  ["Reader", { ...READER, family: ALL, makes: "Reader" }],
  ["User Access Administrator", { ...OWNER, does: "give others access to", family: "access", rank: 3 }],
  ["Role Based Access Control Administrator", { ...OWNER, does: "give others access to", family: "access", rank: 2 }],
  ["Managed Identity Operator", { level: "impersonate", does: "act as identities of", family: "identity", rank: 1 }],
  ["Managed Identity Contributor", { ...CONTRIBUTOR, family: "identity" }],
  ["Virtual Machine Administrator Login", { ...OWNER, does: "log in as an administrator to", family: "login" }],
  ["Virtual Machine User Login", { ...USER, does: "log in to", family: "login" }],
  ["Azure Event Hubs Data Sender", { ...SENDER, family: "event hubs send" }],
  ["Azure Event Hubs Data Receiver", { ...READER, family: "event hubs" }],
  ["Azure Event Hubs Data Owner", { ...OWNER, family: "event hubs" }],
  ["Azure Service Bus Data Sender", { ...SENDER, family: "service bus send" }],
  ["Azure Service Bus Data Receiver", { ...READER, family: "service bus" }],
  ["Azure Service Bus Data Owner", { ...OWNER, family: "service bus" }],
  ["AcrPull", { ...READER, family: "registry" }],
  ["AcrPush", { ...CONTRIBUTOR, level: "write", does: "write to", family: "registry" }],
  ["AcrDelete", { level: "delete", does: "delete from", family: "registry delete", rank: 0 }],
  ["Key Vault Secrets User", { ...READER, does: "read secrets of", family: "vault secrets" }],
  ["Key Vault Secrets Officer", { ...CONTRIBUTOR, does: "change and delete secrets of", family: "vault secrets" }],
  ["Key Vault Certificate User", { ...READER, does: "read certificates of", family: "vault certificates" }],
  ["Key Vault Certificates Officer", { ...CONTRIBUTOR, does: "change and delete certificates of", family: "vault certificates" }],
  ["Key Vault Crypto User", { ...USER, does: "use keys of", family: "vault keys" }],
  ["Key Vault Crypto Service Encryption User", { ...USER, does: "use keys of", rank: 0, family: "vault keys" }],
  ["Key Vault Crypto Officer", { ...CONTRIBUTOR, does: "change and delete keys of", family: "vault keys" }],
  ["Key Vault Reader", { ...READER, does: "read settings of", family: "vault settings" }],
  ["Key Vault Contributor", { ...CONTRIBUTOR, does: "change and delete settings of", family: "vault settings" }],
  ["Key Vault Administrator", { ...OWNER, family: "vault" }],
  ["Key Vault Data Access Administrator", { ...OWNER, does: "give others access to", family: "vault access" }],
  ["Cosmos DB Account Reader Role", { ...READER, family: "cosmos" }],
  ["Cosmos DB Operator", { ...CONTRIBUTOR, level: "write", does: "change settings of", family: "cosmos" }],
  ["DocumentDB Account Contributor", { ...CONTRIBUTOR, rank: 3, family: "cosmos" }],
  ["Storage Account Contributor", { ...CONTRIBUTOR, family: "storage account" }],
  ["Storage Account Key Operator Service Role", { ...USER, does: "read keys of", family: "storage account" }],
  ["Storage Blob Delegator", { ...USER, does: "sign links to", family: "storage links" }],
  ...["Storage Blob Data", "Storage Table Data", "Storage Queue Data"].flatMap((family) => [
    [`${family} Reader`, { ...READER, family }],
    [`${family} Contributor`, { ...CONTRIBUTOR, family }],
    [`${family} Owner`, { ...OWNER, family }]
  ]),
  ...[
    ...["Network", "Virtual Machine", "SQL DB", "SQL Server", "SQL Managed Instance", "Website", "Web Plan", "DNS Zone"],
    ...["Private DNS Zone", "Redis Cache", "Logic App", "Log Analytics", "Monitoring", "API Management Service"],
    ...["Data Factory", "EventGrid", "Search Service", "Cognitive Services", "Automation", "Backup", "CDN Profile"]
  ].map((family) => [`${family} Contributor`, { ...CONTRIBUTOR, family }]),
  ...["Log Analytics", "Monitoring", "Security", "Website"].map((family) => [`${family} Reader`, { ...READER, family }]),
  ["Security Admin", { ...OWNER, family: "Security" }],
  ["Storage Queue Data Message Processor", { ...READER, family: "Storage Queue Data" }],
  ["Storage Queue Data Message Sender", { ...SENDER, family: "storage queue send" }],
  ["Azure Kubernetes Service RBAC Reader", { ...READER, family: "kubernetes" }],
  ["Azure Kubernetes Service RBAC Writer", { ...CONTRIBUTOR, level: "write", does: "change", family: "kubernetes", rank: 1 }],
  ["Azure Kubernetes Service RBAC Admin", { ...OWNER, family: "kubernetes", rank: 2 }],
  ["Azure Kubernetes Service RBAC Cluster Admin", { ...OWNER, family: "kubernetes" }],
  ["Azure Kubernetes Service Cluster User Role", { ...USER, family: "kubernetes access" }],
  ["Azure Kubernetes Service Cluster Admin Role", { ...OWNER, family: "kubernetes access" }],
  ["Azure Kubernetes Service Contributor Role", { ...CONTRIBUTOR, family: "kubernetes settings" }],
  ["App Configuration Data Reader", { ...READER, family: "app configuration" }],
  ["App Configuration Data Owner", { ...OWNER, family: "app configuration" }],
  ["Monitoring Metrics Publisher", { ...SENDER, does: "write metrics of", family: "metrics" }],
  ["Cognitive Services User", { ...USER, family: "Cognitive Services" }],
  ["Cognitive Services OpenAI User", { ...USER, family: "openai" }],
  ["Cognitive Services OpenAI Contributor", { ...CONTRIBUTOR, family: "openai" }]
]);
var BY_ID = /* @__PURE__ */ new Map([
  ["8e3af657-a8ff-443c-a75c-2fe8c4bcb635", "Owner"],
  ["b24988ac-6180-42a0-ab88-20f7382dd24c", "Contributor"],
  ["acdd72a7-3385-48ef-bd42-f606fba81ae7", "Reader"],
  ["18d7d88d-d35e-4fb5-a5c3-7773c20a72d9", "User Access Administrator"],
  ["f58310d9-a9f6-439a-9e8d-f62e7b41a168", "Role Based Access Control Administrator"],
  ["ba92f5b4-2d11-453d-a403-e96b0029c9fe", "Storage Blob Data Contributor"],
  ["2a2b9908-6ea1-4ae2-8e65-a410df84e7d1", "Storage Blob Data Reader"],
  ["b7e6dc6d-f1e8-4753-8033-0f276bb0955b", "Storage Blob Data Owner"],
  ["4633458b-17de-408a-b874-0445c86b69e6", "Key Vault Secrets User"],
  ["7f951dda-4ed3-4680-a7ca-43fe172d538d", "AcrPull"]
]);
var ROLE_ID = /\/roleDefinitions\/([0-9a-f-]{36})$/i;
function builtInRoleIn(text3) {
  const id = ROLE_ID.exec(text3)?.[1]?.toLowerCase();
  if (id !== void 0) return BY_ID.get(id) ?? null;
  return ROLES.has(text3) ? text3 : null;
}
function azureAccess(name) {
  const role = ROLES.get(name);
  if (role === void 0) return null;
  const { family, rank: _, ...access } = role;
  return { ...access, service: family };
}
function azureCovers(wide, narrow) {
  const [one, other] = [ROLES.get(wide), ROLES.get(narrow)];
  if (one === void 0 || other === void 0) return false;
  if (wide === "Owner") return true;
  if (wide === "Contributor" && narrow !== "Owner" && OF_SETTINGS.test(narrow)) return true;
  if (wide === "Reader" && narrow === "Key Vault Reader") return true;
  if (wide === "Key Vault Administrator") return /^Key Vault (?:Secrets|Crypto|Certificate)/.test(narrow);
  return one.family === other.family && one.rank >= other.rank && (one.rank > other.rank || wide === narrow);
}
var OF_SETTINGS = /^(?!.*\b(?:Data|OpenAI|RBAC|Access|Key Vault (?:Secrets|Crypto|Certificate|Administrator))\b).*(?:Contributor|Reader)$/;
var VAULT_PERMISSION = /^(secrets|keys|certificates|storage):(\w+)$/;
var BY_VERB = [
  [/^(?:Get|List)/i, "read", "read"],
  [/^(?:Delete|Purge)/i, "delete", "delete"],
  [/^(?:Set|Create|Update|Import|Restore|Recover|Rotate|Manage|Regenerate)/i, "write", "change"]
];
function vaultAccess(name) {
  const [, what, verb = ""] = VAULT_PERMISSION.exec(name) ?? [];
  if (what === void 0) return null;
  const [, level, does] = BY_VERB.find(([names]) => names.test(verb)) ?? [null, "write", "use"];
  return { level, does: `${does} ${what === "storage" ? "storage keys" : what} of`, service: what };
}
var BY_END = {
  read: ["read", "read"],
  write: ["write", "change"],
  delete: ["delete", "delete"],
  action: ["write", "use"],
  "*": ["administer", "administer"]
};
function azureActionAccess(name) {
  if (!AZURE_ACTION.test(name)) return null;
  if (/^Microsoft\.Authorization\/(?!.*\/read$)/i.test(name)) return { level: "administer", does: "give others access to", service: "Microsoft.Authorization" };
  const [level, does] = BY_END[name.slice(name.lastIndexOf("/") + 1).toLowerCase()];
  const service = name.split("/", 1)[0];
  return { level, does, service: service === "*" ? "" : service };
}
var AZURE_ACTION = /^(?:\*|[\w.*]+(?:\/[\w.*]+)*)\/(?:read|write|delete|action|\*)$/i;
var AZURE_GOVERNING = /* @__PURE__ */ new Set([
  "DNS Resolver Contributor",
  "DNS Zone Contributor",
  "Managed Identity Contributor",
  "Managed Identity Operator",
  "Monitoring Contributor",
  "Monitoring Reader",
  "Network Contributor",
  "Private DNS Zone Contributor",
  "Reader",
  "Resource Policy Contributor",
  "Role Based Access Control Administrator",
  "Security Admin",
  "Security Reader",
  "Tag Contributor",
  "User Access Administrator"
]);

// src/catalog/google/roles.ts
var BASIC = /* @__PURE__ */ new Map([
  ["roles/owner", { level: "administer", does: "administer", makes: "owner" }],
  ["roles/editor", { level: "delete", does: "change and delete", makes: "editor" }],
  ["roles/viewer", { level: "read", does: "read", makes: "viewer" }]
]);
var BECOME = { level: "impersonate", does: "act as" };
var READ2 = { level: "read", does: "read" };
var WRITE2 = { level: "write", does: "write to" };
var CALL2 = { level: "write", does: "call" };
var USE = { level: "write", does: "use" };
var OBJECTS = { level: "delete", does: "write to and delete from" };
var ADMINISTER = { level: "administer", does: "administer" };
var OTHERS = /* @__PURE__ */ new Map([
  ["roles/iam.serviceAccountTokenCreator", BECOME],
  ["roles/iam.serviceAccountUser", BECOME],
  ["roles/iam.serviceAccountOpenIdTokenCreator", BECOME],
  ["roles/iam.workloadIdentityUser", BECOME],
  ["roles/iam.serviceAccountKeyAdmin", { level: "impersonate", does: "make keys of" }],
  ["roles/iam.securityAdmin", { ...ADMINISTER, does: "give others access to" }],
  ["roles/iam.roleAdmin", { ...ADMINISTER, does: "administer roles of" }],
  ["roles/resourcemanager.projectIamAdmin", { ...ADMINISTER, does: "give others access to" }],
  ["roles/resourcemanager.folderIamAdmin", { ...ADMINISTER, does: "give others access to" }],
  ["roles/resourcemanager.organizationAdmin", { ...ADMINISTER, does: "give others access to" }],
  ["roles/storage.objectAdmin", OBJECTS],
  ["roles/storage.objectUser", OBJECTS],
  ["roles/storage.objectCreator", WRITE2],
  ["roles/secretmanager.secretAccessor", READ2],
  ["roles/secretmanager.secretVersionAdder", WRITE2],
  ["roles/pubsub.publisher", WRITE2],
  ["roles/pubsub.subscriber", READ2],
  ["roles/run.invoker", CALL2],
  ["roles/cloudfunctions.invoker", CALL2],
  ["roles/workflows.invoker", CALL2],
  ["roles/cloudtasks.enqueuer", WRITE2],
  ["roles/cloudsql.client", USE],
  ["roles/cloudsql.instanceUser", USE],
  ["roles/redis.dbConnectionUser", USE],
  ["roles/datastore.user", OBJECTS],
  ["roles/bigquery.dataOwner", ADMINISTER],
  ["roles/bigquery.jobUser", USE],
  ["roles/bigquery.user", USE],
  ["roles/spanner.databaseUser", OBJECTS],
  ["roles/cloudkms.cryptoKeyEncrypterDecrypter", { ...WRITE2, does: "encrypt and decrypt with" }],
  ["roles/cloudkms.cryptoKeyEncrypter", { ...WRITE2, does: "encrypt with" }],
  ["roles/cloudkms.cryptoKeyDecrypter", { ...READ2, does: "decrypt with" }],
  ["roles/artifactregistry.repoAdmin", OBJECTS],
  ["roles/logging.logWriter", WRITE2],
  ["roles/monitoring.metricWriter", WRITE2],
  ["roles/browser", READ2]
]);
var NAME = /^roles\/([a-z0-9]+)\.([a-z][A-Za-z0-9]*?)?(admin|Admin|editor|Editor|viewer|Viewer|reader|Reader|writer|Writer)$/;
var BY_END2 = {
  admin: ADMINISTER,
  editor: { level: "delete", does: "change and delete" },
  writer: WRITE2,
  reader: READ2,
  viewer: READ2
};
function googleAccess(name) {
  const basic = BASIC.get(name);
  if (basic !== void 0) return { ...basic, service: "" };
  const other = OTHERS.get(name);
  if (other !== void 0) return { ...other, service: serviceIn(name) };
  const end = NAME.exec(name)?.[3]?.toLowerCase();
  return end === void 0 ? null : { ...BY_END2[end], service: serviceIn(name) };
}
var serviceIn = (name) => /^roles\/([a-z0-9]+)\./.exec(name)?.[1] ?? "";
var RANKS = ["reader", "viewer", "writer", "editor", "admin"];
function googleCovers(wide, narrow) {
  if (wide === "roles/owner") return googleAccess(narrow) !== null;
  const access = googleAccess(narrow);
  if (wide === "roles/editor") return narrow !== "roles/owner" && isOfSettings(narrow) && access?.level !== "administer";
  if (wide === "roles/viewer") return /(?:\.|[a-z])(?:viewer|Viewer)$/.test(narrow);
  const [, service, what = "", end = ""] = NAME.exec(wide) ?? [];
  if (service === void 0 || service !== serviceIn(narrow) || access === null) return false;
  if (what === "" && end === "admin") return access.level !== "impersonate";
  const [, , ofOther = "", otherEnd = ""] = NAME.exec(narrow) ?? [];
  return what === ofOther && RANKS.indexOf(end.toLowerCase()) > RANKS.indexOf(otherEnd.toLowerCase()) && otherEnd !== "";
}
var isOfSettings = (name) => name === "roles/viewer" || !/secretmanager|iam\.|cloudkms/.test(name) && /(?:viewer|editor|writer|publisher|user|client)$/i.test(name);

// src/catalog/permissions.ts
var GOOGLE_ROLE = /^(?:roles\/[\w.]+|(?:projects|organizations)\/[\w.:-]+\/roles\/[\w.]+)$/;
var OWN_NAME = /^[\p{L}\p{N}][\p{L}\p{N} _.+=,@():/-]{0,127}$/u;
var isPermissionName = (text3) => AWS_ACTION.test(text3) || GOOGLE_ROLE.test(text3) || AZURE_ACTION.test(text3) || OWN_NAME.test(text3);
var isActionName = (text3) => AWS_ACTION.test(text3) || AZURE_ACTION.test(text3);
var accessOf = (permission) => googleAccess(permission) ?? azureAccess(permission) ?? vaultAccess(permission) ?? awsAccess(permission) ?? azureActionAccess(permission);
function permissionCovers(wide, narrow) {
  if (wide === narrow) return true;
  if (googleCovers(wide, narrow) || azureCovers(wide, narrow)) return true;
  const isPattern2 = AWS_ACTION.test(wide) && AWS_ACTION.test(narrow) || AZURE_ACTION.test(narrow) && isAction(wide);
  return isPattern2 && matchesName(wide.toLowerCase(), narrow.toLowerCase());
}
var isAction = (name) => name === "*" || AZURE_ACTION.test(name);
var TRUST_ACTION = "sts:AssumeRole";
var isTrustAction = (name) => name === "" || name === "*" || /^sts:(?:\*|Assume)/i.test(name);
var roleNamed = (text3) => builtInRoleIn(text3) ?? text3;
var OWN_POLICY = /^arn:[\w-]+:(?:iam|eks)::[^:]*:(?:policy|cluster-access-policy)\/(?:.*\/)?([^/]+)$/;
function permissionsNamed(name) {
  const policy = managedPolicyIn(name);
  if (policy === null) return [{ permission: accessOf(name) === null ? OWN_POLICY.exec(name)?.[1] ?? name : name }];
  const role = policy.slice(policy.lastIndexOf("/") + 1);
  return managedActions(policy)?.map((permission) => ({ permission, role })) ?? [{ permission: role, role }];
}
function permissionsOf(name) {
  if (AZURE_GOVERNING.has(name)) return [];
  const managed = MANAGED2.exec(name)?.[1];
  if (managed === void 0) return [name];
  return Object.hasOwn(AWS_MANAGED, managed) ? AWS_MANAGED[managed] : [];
}
var MANAGED2 = /^arn:[\w-]+:iam::aws:policy\/(.+)$/;
var SERVICES2 = {
  acm: { name: "ACM" },
  apigateway: { name: "API Gateway" },
  athena: { name: "Athena" },
  autoscaling: { name: "Auto Scaling" },
  backup: { name: "Backup" },
  bedrock: { name: "Bedrock" },
  bigquery: { name: "BigQuery" },
  cloudformation: { name: "CloudFormation" },
  cloudfront: { name: "CloudFront" },
  cloudkms: { name: "Cloud KMS" },
  cloudsql: { name: "Cloud SQL" },
  cloudtrail: { name: "CloudTrail" },
  cloudwatch: { name: "CloudWatch" },
  compute: { name: "Compute Engine" },
  container: { name: "Kubernetes Engine" },
  dynamodb: { name: "DynamoDB" },
  ec2: { name: "EC2" },
  ecr: { name: "ECR" },
  ecs: { name: "ECS" },
  eks: { name: "EKS" },
  elasticache: { name: "ElastiCache" },
  elasticfilesystem: { name: "EFS" },
  elasticloadbalancing: { name: "load balancing" },
  es: { name: "OpenSearch" },
  events: { name: "EventBridge" },
  "execute-api": { name: "API Gateway" },
  firehose: { name: "Firehose" },
  glue: { name: "Glue" },
  iam: { name: "IAM", all: "identities" },
  identitystore: { name: "the identity store", all: "identities" },
  kinesis: { name: "Kinesis" },
  kms: { name: "KMS" },
  lambda: { name: "Lambda" },
  logs: { name: "CloudWatch Logs" },
  organizations: { name: "the organization", all: "the organization" },
  pubsub: { name: "Pub/Sub" },
  rds: { name: "RDS" },
  "rds-data": { name: "RDS" },
  redshift: { name: "Redshift" },
  route53: { name: "Route 53" },
  run: { name: "Cloud Run" },
  s3: { name: "S3" },
  sagemaker: { name: "SageMaker" },
  secretmanager: { name: "Secret Manager" },
  secretsmanager: { name: "Secrets Manager" },
  ses: { name: "SES" },
  sns: { name: "SNS" },
  sqs: { name: "SQS" },
  ssm: { name: "Systems Manager" },
  sso: { name: "IAM Identity Center", all: "access to accounts" },
  states: { name: "Step Functions" },
  storage: { name: "Cloud Storage" },
  sts: { name: "STS", all: "roles" }
};
var rowOf2 = (service) => Object.hasOwn(SERVICES2, service) ? SERVICES2[service] : { name: service };
var isServiceKnown = (service) => Object.hasOwn(SERVICES2, service);
var serviceName = (service) => rowOf2(service).name;
function allOfService(service, does) {
  const { name, all } = rowOf2(service);
  if (all !== void 0) return { does, noun: all };
  if (does === "change") return { does: "make changes in", noun: name };
  if (does === "delete from") return { does: "delete", noun: `everything in ${name}` };
  if (does === "administer" || does === "use") return { does, noun: name };
  return { does, noun: `everything in ${name}` };
}
var ADMINISTRATION2 = /^(?:[\w-]+:\*|roles\/[\w.]+\.(?:admin|editor|owner))$/i;
var isAdministration = (names) => names.length > 0 && names.every((name) => ADMINISTRATION2.test(name));
var BINDING = {
  permissions: "role",
  who: ["members"],
  not: {},
  principals: "members",
  conditions: "condition"
};
var DOCUMENT_SHAPES = [
  {
    statements: "Statement",
    permissions: "Action",
    what: "Resource",
    who: ["Principal", "Condition"],
    not: { Effect: "Deny", NotAction: null, NotResource: null, NotPrincipal: null },
    principals: "Principal",
    conditions: "Condition",
    effect: "Effect",
    except: { permissions: "NotAction", what: "NotResource", principals: "NotPrincipal" }
  },
  {
    statements: "statement",
    permissions: "actions",
    what: "resources",
    who: ["principals", "condition"],
    also: ["source_policy_documents", "override_policy_documents"],
    not: { effect: "Deny", not_actions: null, not_resources: null, not_principals: null },
    principals: "principals",
    conditions: "condition",
    effect: "effect",
    except: { permissions: "not_actions", what: "not_resources", principals: "not_principals" }
  },
  { ...BINDING, statements: "bindings" },
  { ...BINDING, statements: "binding" }
];
var EVERYTHING = /^arn:[\w*-]*:([\w*-]+):[\w*-]*:[\w*-]*:([\w-]+[/:])?\*$/;
var WITHOUT_KINDS = /* @__PURE__ */ new Set(["s3", "execute-api"]);
function meansEverything(text3) {
  if (text3 === "*") return true;
  const [, service = "", kind] = EVERYTHING.exec(text3) ?? [];
  return service !== "" && (kind === void 0 || !WITHOUT_KINDS.has(service));
}

// src/catalog/knowledge.ts
init_placement();

// src/catalog/relations.ts
init_attribute_roles();
var words = (list) => list.trim().split(/\s+/);
var PROGRAM_TEXTS = new Set(
  words(`
    set set_sensitive set_list values yaml_body manifest template_body parameters_content parameters
    env_vars envs environments environment_variable secret_environment_variables secrets variables
    startup_script startup-script init_script cloud_init bootstrap launch_script body_template
    connection_string connection_strings definition xml_content snippet settings default_arguments body
  `)
);
var BUILD_BLOCKS = new Set(words("build_config storage_source"));
var TARGET_BLOCKS = new Set(words("origin origins backend backends upstream upstreams"));
var SUBJECTS = {
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
  "routes-to": words(`
    target_group target backend backend_service origin instance backend_address_pool pool target_pool
    integration next_hop load_balancer lb upstream backend_bucket backend_pool next_hop_ilb service
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
  `)
};
var ROWS = {
  calls: [
    "terraform_module policy_statements",
    "kubernetes_config_map data",
    "kubernetes_config_map_v1 data",
    "kubernetes_secret data",
    "kubernetes_secret_v1 data"
  ],
  reads: [
    "aws_glue_catalog_table storage_descriptor.location",
    "aws_glue_job command",
    "aws_lambda_function file_system_config",
    "google_service_directory_endpoint address"
  ],
  writes: ["aws_codepipeline artifact_store.location", "aws_codebuild_project artifacts.location"],
  triggers: [
    "aws_codepipeline stage.action.configuration",
    "azurerm_eventgrid_system_topic source_resource_id",
    "azurerm_eventgrid_system_topic source_arm_resource_id",
    "aws_cloudfront_distribution default_cache_behavior",
    "aws_cloudfront_distribution ordered_cache_behavior"
  ],
  "routes-to": [
    "aws_elastic_beanstalk_environment setting",
    "kubernetes_service spec.selector",
    "kubernetes_service_v1 spec.selector",
    "azurerm_lb_backend_address_pool_address ip_address",
    "azurerm_private_endpoint private_service_connection",
    "azurerm_private_link_service load_balancer_frontend_ip_configuration_ids",
    "azurerm_kusto_cluster_managed_private_endpoint private_link_resource_id",
    "azurerm_data_factory_managed_private_endpoint target_resource_id",
    "digitalocean_loadbalancer droplet_tag"
  ],
  deploys: [
    "aws_elastic_beanstalk_application_version bucket",
    "aws_glue_job command.script_location",
    "aws_lambda_function s3_bucket",
    "aws_lambda_function s3_key",
    "aws_lambda_layer_version s3_bucket",
    "google_dataflow_flex_template_job container_spec_gcs_path",
    "google_dataflow_job template_gcs_path"
  ],
  joins: [
    "aws_vpc_peering_connection vpc_id",
    "aws_vpc_peering_connection peer_vpc_id",
    "azurerm_virtual_network_peering remote_virtual_network_id",
    "azurerm_virtual_network_peering virtual_network_name",
    "google_compute_network_peering network",
    "google_compute_network_peering peer_network",
    "google_vmwareengine_network_peering peer_network",
    "google_vmwareengine_network_peering vmware_engine_network"
  ],
  mentions: []
};
var listed2 = (table) => new Map(
  Object.entries(table).flatMap(([kind, names = []]) => names.map((name) => [name, kind]))
);
var subjects = new Map([...listed2(SUBJECTS)].map(([name, kind]) => [subjectOf(name), kind]));
var rows = listed2(ROWS);
function relationOf(type, path, target) {
  const names = path.split(".");
  const row2 = rowOf3(type, names);
  if (row2 !== void 0) return row2 === "mentions" ? null : row2;
  if (isSelfReference(path)) return null;
  if (names.some((name) => BUILD_BLOCKS.has(name))) return "deploys";
  if (isOfProgram(path) || names.some((name) => PROGRAM_TEXTS.has(name))) return "calls";
  if (names.some((name) => TARGET_BLOCKS.has(name))) return "routes-to";
  if (RECORD2.test(type) && RECORD_TARGETS.has(names[0])) return "routes-to";
  const subject = subjectIn(names);
  const kind = longest(subject, (words2) => subjects.get(words2));
  if (kind !== void 0) return kind === "mentions" ? null : kind;
  return isOfType(subject, target) || isModule(type) && namesType(names.at(-1), target) ? "joins" : null;
}
function rowOf3(type, names) {
  for (let start = 0; start < names.length; start += 1) {
    for (let end = names.length; end > start; end -= 1) {
      const row2 = rows.get(`${type} ${names.slice(start, end).join(".")}`);
      if (row2 !== void 0) return row2;
    }
  }
  return void 0;
}
var snakeCase = (name) => name.replace(/([a-z0-9])([A-Z])/g, "$1_$2").toLowerCase();
var RECORD2 = /_record(?:_set)?s?(?:_v\d+)?$/;
var RECORD_TARGETS = /* @__PURE__ */ new Set([
  "value",
  "values",
  "content",
  "record",
  "records",
  "rrdatas",
  "target",
  "data"
]);
var IDENTITY = /^(?:resource_)?(?:arn|id|name|value|address|self_link|path)s?$/;
function subjectIn(names) {
  const [block3, name = ""] = names.length > 1 ? names.slice(-2) : ["", names[0]];
  return subjectOf(snakeCase(block3 !== "" && IDENTITY.test(name) ? block3 : name));
}
function longest(name, find) {
  const words2 = name.split("_");
  for (let at2 = 0; at2 < words2.length; at2 += 1) {
    const found = find(words2.slice(at2).join("_"));
    if (found !== void 0) return found;
  }
  return void 0;
}
var isModule = (type) => type === "terraform_module";
function namesType(name, target) {
  const type = target.replace(/_v\d+$/, "").replace(/^[^_]+_/, "");
  return type.includes("_") && `_${snakeCase(name)}_`.includes(`_${type}_`);
}
function isOfType(subject, target) {
  const type = target.replace(/_v\d+$/, "").replace(/^[^_]+_/, "");
  return subject !== "" && longest(subject, (words2) => type === words2 || type.endsWith(`_${words2}`) ? true : void 0) === true;
}

// src/catalog/knowledge.ts
init_shared();
var OWN_NAME2 = ["name"];
function ownNamesOfModule(values) {
  const words2 = values[MODULE_PURPOSE];
  const type = typeof words2 === "string" ? purposeOf(words2)?.type ?? null : null;
  return type === null ? [] : factsOf(type).namedBy ?? OWN_NAME2;
}
var KNOWLEDGE = {
  factsOf,
  boxFactsOf,
  isHostType,
  namesOtherSide,
  isPeering,
  cloudOf,
  isKnown,
  meantType: resolvedTypeOf,
  ownNamesOf: (type) => factsOf(type).namedBy ?? OWN_NAME2,
  ownNamesOfModule,
  placedBy: (type) => factsOf(type).placedBy ?? PLACED_BY[cloudOf(type)],
  attributesOfMany: ATTRIBUTES_OF_MANY,
  attributesOfInterfaces: ATTRIBUTES_OF_INTERFACES,
  zoneAttributes: ZONE_ATTRIBUTES,
  relationOf,
  attributesWithoutCalls: ATTRIBUTES_WITHOUT_CALLS,
  supportingAttributes: SUPPORTING_ATTRIBUTES,
  attributesOfPrograms: ATTRIBUTES_OF_PROGRAMS,
  isTakenOver,
  isLeftOut,
  namesParent,
  attributesOfMembership: ATTRIBUTES_OF_MEMBERSHIP,
  attributesOfOwners: ATTRIBUTES_OF_OWNERS,
  attributesOfPlaces: ATTRIBUTES_OF_PLACES,
  attributesOfOrders: ATTRIBUTES_OF_ORDERS,
  addressInModule,
  attributesOfParts: ATTRIBUTES_OF_PARTS,
  ownAddresses: SELF_ADDRESSES,
  grantsInModule,
  isOwnWord: isSelfReference,
  allowsIn,
  wordOfModule,
  isForOthers,
  isOfOrigins,
  isOfProgram,
  actorTypeOf,
  contentsTypeOf,
  routing: ROUTING,
  regionBoxOf,
  outerRegionOf,
  isGlobal,
  regionAttribute: REGION_ATTRIBUTE,
  regionName: REGION_PATTERN,
  ownPlaces: STATED_LOCATIONS,
  statedLocation,
  locationAttributesOf,
  isRegionOrZone,
  isMadeUpAccount,
  documentShapes: DOCUMENT_SHAPES,
  permissionsOf,
  isAside,
  isAdministration,
  meansEverything,
  everywhere: EVERYWHERE,
  outsiders: OUTSIDERS,
  protocols: PROTOCOLS,
  protocolsWithoutCalls: NO_CALLS,
  isCaller: (type) => factsOf(type).caller === true || RUNS.includes(factsOf(type).category),
  programs: WORKLOADS,
  isRelay: (type) => factsOf(type).relay === true || factsOf(type).category === "network",
  ownIdentities: IDENTITY_ATTRIBUTES,
  statedIdentities: STATED_IDENTITIES,
  identities: IDENTITIES2,
  namedHosts: NAMED_HOSTS,
  namedContainers: NAMED_CONTAINERS
};

// parts/picture.js
init_locations();
init_model();

// src/catalog/openings.ts
init_exposure();
var isToOutside = ({ to, isRange: isRange2 }) => !(isRange2 === true && isPrivateRange(to));
var opensToOutside = (exposure) => exposure.change === "opens" && isToOutside(exposure);
var OPENS = /* @__PURE__ */ new Set(["create", "update", "move", "import"]);
var isOpened = ({
  change: change2,
  changed: changed2
}) => OPENS.has(change2) && changed2?.exposure?.some(opensToOutside) === true;

// parts/picture.js
init_actors();
init_other();
init_terraform();

// src/catalog/products.ts
init_attributes();
init_catalog();
init_locations();
init_module_purposes();
function productOf(type, attributes) {
  const { title, icon: icon2, products } = factsOf(type);
  const built = purposeFor(type, attributes)?.type ?? null;
  if (built !== null) return { title, icon: factsOf(built).icon, said: null };
  if (products === void 0 || !Object.hasOwn(attributes, products.by)) return { title, icon: icon2, said: null };
  const product = products.is.get(attributes[products.by]);
  return product === void 0 ? { title, icon: icon2, said: null } : { title: product[0], icon: product[1] ?? icon2, said: products.by };
}
function purposeFor(type, attributes) {
  const words2 = factsOf(type).unread === true ? attributes[MODULE_PURPOSE] : void 0;
  return words2 === void 0 ? null : purposeOf(words2);
}
var homeOf = (type, attributes) => purposeFor(type, attributes)?.cloud ?? cloudOf(type);
var DATABASES = {
  postgres: "PostgreSQL",
  mysql: "MySQL",
  mariadb: "MariaDB",
  docdb: "DocumentDB",
  neptune: "Neptune",
  redis: "Redis",
  valkey: "Valkey",
  memcached: "Memcached"
};
var oneOf = (words2) => (value) => Object.hasOwn(words2, value) ? words2[value] : value;
var version = (value) => /^\d/.test(value) ? `v${value}` : value;
var kubernetes = (value) => /^\d/.test(value) ? `Kubernetes ${value}` : value;
var zones = (value) => /^\d(?:, \d)*$/.test(value) ? `${value.length > 1 ? "zones" : "zone"} ${value}` : value;
function cloudSqlVersion(value) {
  const match = /^(POSTGRES|MYSQL|SQLSERVER)_([0-9_]+)(?:_([A-Z]+))?$/.exec(value);
  if (match === null) return value;
  const [, product, number2, edition] = match;
  const name = { POSTGRES: "PostgreSQL", MYSQL: "MySQL", SQLSERVER: "SQL Server" }[product];
  const words2 = [name, number2.replaceAll("_", ".")];
  return edition === void 0 ? words2.join(" ") : [...words2, edition.charAt(0) + edition.slice(1).toLowerCase()].join(" ");
}
function purpose(value) {
  const type = purposeOf(value)?.type ?? null;
  return type === null ? "" : factsOf(type).title;
}
var MANY_REGIONS = /^(?:[a-z]{2,4}\d*)$/i;
var regionOrSeveral = (value) => MANY_REGIONS.test(value) ? value.toUpperCase() : geographicNameOf(value.toLowerCase()) === void 0 ? value : value.toLowerCase();
var WORDS = /* @__PURE__ */ new Map([
  ["engine", oneOf(DATABASES)],
  ["engine_version", version],
  ["aws_opensearch_domain.engine_version", (value) => value.replaceAll("_", " ")],
  ["aws_eks_cluster.version", kubernetes],
  ["kubernetes_version", kubernetes],
  ["azurerm_postgresql_flexible_server.version", version],
  ["azurerm_mysql_flexible_server.version", version],
  ["database_version", cloudSqlVersion],
  ["billing_mode", oneOf({ PAY_PER_REQUEST: "on demand", PROVISIONED: "provisioned" })],
  ["launch_type", oneOf({ FARGATE: "Fargate", EXTERNAL: "external" })],
  ["zone", zones],
  ["zones", zones],
  ["location", displayName],
  [MODULE_PURPOSE, purpose],
  ["google_storage_bucket.location", regionOrSeveral],
  ["google_bigquery_dataset.location", regionOrSeveral],
  ["google_artifact_registry_repository.location", regionOrSeveral],
  ["internal", oneOf({ true: "internal", false: "" })]
]);
var valueInWords = (type, attribute, value) => (WORDS.get(`${type}.${attribute}`) ?? WORDS.get(attribute))?.(value) ?? value;
var USUAL2 = ["name", "display_name"];
var ownAttributesOf = (type) => [...factsOf(type).namedBy ?? [], ...USUAL2];
var nameAttributesOf = (type) => [SHOWN_NAME, ...ownAttributesOf(type)];
function cloudNameOf(type, attributes) {
  const attribute = nameAttributesOf(type).find((name) => Object.hasOwn(attributes, name));
  return attribute === void 0 ? void 0 : attributes[attribute];
}
var namePathsOf = (type) => ownAttributesOf(type).flatMap(placesOf);
var MADE_UP_NAME = /^terraform-\d{14,}/;
var UNIQUE_SUFFIX = /\d{18}[0-9a-f]{8}$/;
var MADE_UP_ID = /^[a-z]+-(?:[0-9a-f]{8}|[0-9a-f]{17})$/;
var ENVIRONMENT_WORDS = new Set(
  "dev development int prd prod production qa sandbox stage staging stg test tst uat".split(" ")
);
var KIND_WORDS = new Set(
  "adf aks alb aoai apim appcs appi asp asg acr agw bas cae cosmos cr dash db dbw disk ehub evh func fw id igw kv lb log law mi nat nic nlb nsg pe pip plan psql rg rt sa s3 sb sbns sg snet sns sql sqs srch st subnet syn tg tgw vgw vm vmss vnet vpc wvm".split(" ")
);
var ENDINGS = [
  "route_table",
  "network_acl",
  "security_group",
  "parameter_group",
  "subnet_group",
  "option_group",
  "log_group",
  "firewall_policy",
  "parameter",
  "record",
  "record_set",
  "service_plan",
  "autoscale_setting",
  "certificate",
  "iam_member",
  "iam_binding"
];
var isKnownByCloudName = (type) => ENDINGS.some((ending) => type.endsWith(`_${ending}`));
var SAYS_NOTHING = /* @__PURE__ */ new Set([
  "this",
  "this_name_prefix",
  "main",
  "default",
  "self",
  "resource",
  "example"
]);

// parts/picture.js
init_shared();

// src/diagram/account-ids.ts
init_cloud();

// src/graph/order.ts
var byText = (a, b) => a < b ? -1 : a > b ? 1 : 0;
var isDigitAt = (text3, at2) => {
  const code = text3.charCodeAt(at2);
  return code >= 48 && code <= 57;
};
function runOfDigitsEnd(text3, start) {
  let at2 = start;
  while (isDigitAt(text3, at2)) at2++;
  return at2;
}
function significant(text3, start, end) {
  let at2 = start;
  while (at2 < end && text3.charCodeAt(at2) === 48) at2++;
  return at2;
}
function firstDifference(a, b) {
  const shared = Math.min(a.length, b.length);
  let at2 = 0;
  while (at2 < shared && a.charCodeAt(at2) === b.charCodeAt(at2)) at2++;
  return at2;
}
function byAddress(a, b) {
  let at2 = firstDifference(a, b);
  if (at2 === a.length && at2 === b.length) return 0;
  while (at2 > 0 && isDigitAt(a, at2 - 1)) at2--;
  const endA = runOfDigitsEnd(a, at2);
  const endB = runOfDigitsEnd(b, at2);
  if (endA === at2 && endB === at2)
    return a.length === at2 || b.length === at2 ? a.length - b.length : a.charCodeAt(at2) - b.charCodeAt(at2);
  if (at2 === a.length || at2 === b.length) return a.length - b.length;
  if (endA === at2 || endB === at2) return endB - endA;
  const byDigits = endA - significant(a, at2, endA) - (endB - significant(b, at2, endB));
  return byDigits || byText(a.slice(at2, endA), b.slice(at2, endB)) || byText(a.slice(endA), b.slice(endB));
}
function largest(numbers, least = Number.NEGATIVE_INFINITY) {
  let result = least;
  for (const number2 of numbers) if (number2 > result || Number.isNaN(number2)) result = number2;
  return result;
}
function smallest(numbers) {
  let result = Number.POSITIVE_INFINITY;
  for (const number2 of numbers) if (number2 < result || Number.isNaN(number2)) result = number2;
  return result;
}

// src/diagram/account-ids.ts
init_hash();
var shownName = (name, isHidden) => accountIds(isHidden === true).text(name);
var SHOWN = { learn() {
}, text: (text3) => text3, data: (data) => data, graph: (graph) => graph };
var MASK = "xxxx";
var SHOWN_CHARACTERS = 4;
var PLACES = /* @__PURE__ */ new Set(["at"]);
function accountIds(isHidden) {
  if (!isHidden) return SHOWN;
  const forms2 = createForms();
  const projects = createProjects(forms2);
  const known2 = /* @__PURE__ */ new Map();
  const text3 = (shown) => {
    const before = known2.get(shown);
    if (before !== void 0) return before;
    const hidden2 = projects.replace(replaceIds(shown, ({ is, text: id }) => replacementOf(is, id, forms2)));
    known2.set(shown, hidden2);
    return hidden2;
  };
  const settle3 = (data2) => {
    const ids = /* @__PURE__ */ new Set();
    eachText(data2, (shown) => {
      replaceIds(shown, ({ is, text: id }) => {
        if (is === "left") forms2.reserve(id);
        else if (is !== "cut") ids.add(id);
        if (is === "placed") projects.add(id);
        return id;
      });
    });
    for (const id of [...ids, ...projects.all()].sort(byText)) forms2.assign(id);
    known2.clear();
  };
  const data = (given) => {
    settle3(given);
    return mapTexts(given, text3, /* @__PURE__ */ new Map());
  };
  return {
    learn(resources) {
      for (const { account, values } of resources) {
        for (const id of [account, ...PROJECT_ATTRIBUTES.map((name) => values[name])]) {
          if (typeof id === "string" && isProjectId(id)) projects.add(id);
        }
      }
    },
    text: text3,
    data,
    graph: (graph) => sorted(data(graph))
  };
}
function replacementOf(is, id, forms2) {
  if (is === "left") return id;
  return is === "cut" ? MASK : forms2.of(id);
}
function createForms() {
  const forms2 = /* @__PURE__ */ new Map();
  const taken = /* @__PURE__ */ new Set();
  return {
    of: (id) => forms2.get(id) ?? formOf(id),
    reserve: (form) => void taken.add(form),
    assign(id) {
      if (forms2.has(id)) return;
      const plain2 = formOf(id);
      let form = plain2;
      for (let number2 = 2; taken.has(form); number2++) form = `${plain2}-${number2}`;
      taken.add(form);
      forms2.set(id, form);
    }
  };
}
function formOf(id) {
  if (/^\d{4}-\d{4}-\d{4}$/.test(id)) return `${MASK}-${MASK}-${id.slice(-SHOWN_CHARACTERS)}`;
  const end = isProjectId(id) ? sha256(id).slice(0, SHOWN_CHARACTERS) : id.slice(-SHOWN_CHARACTERS);
  return `${MASK}${end}`;
}
function createProjects(forms2) {
  const ids = /* @__PURE__ */ new Set();
  let pattern = null;
  return {
    all: () => ids,
    add(id) {
      if (!isProjectId(id) || ids.has(id)) return;
      ids.add(id);
      pattern = null;
    },
    replace(text3) {
      if (ids.size === 0) return text3;
      if (ids.has(text3)) return forms2.of(text3);
      pattern ??= patternOf([...ids].filter((id) => /[\d-]/.test(id)));
      return text3.replace(pattern, (id) => forms2.of(id));
    }
  };
}
function patternOf(ids) {
  const longestFirst = [...ids].sort((a, b) => b.length - a.length || byText(a, b));
  return ids.length === 0 ? /(?!)/g : new RegExp(`(?<![a-z0-9])(?:${longestFirst.join("|")})(?![a-z0-9])`, "g");
}
function eachText(data, visit, seen2 = /* @__PURE__ */ new Set()) {
  if (typeof data === "string") visit(data);
  if (typeof data !== "object" || data === null || seen2.has(data)) return;
  seen2.add(data);
  const entries2 = data instanceof Map || Array.isArray(data) || data instanceof Set ? [...data] : Object.entries(data);
  for (const entry of entries2) eachText(entry, visit, seen2);
}
function mapTexts(data, change2, made) {
  if (typeof data === "string") return change2(data);
  if (typeof data !== "object" || data === null) return data;
  const before = made.get(data);
  if (before !== void 0) return before;
  const map = (value) => mapTexts(value, change2, made);
  const after = isPlain2(data) ? mapObject(data, map) : mapCollection(data, map);
  made.set(data, after);
  return after;
}
var isPlain2 = (data) => !(data instanceof Map || data instanceof Set || Array.isArray(data));
var mapObject = (data, map) => Object.freeze(
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [map(key), PLACES.has(key) ? value : map(value)])
  )
);
function mapCollection(data, map) {
  if (data instanceof Map) return new Map([...data].map(([key, value]) => [map(key), map(value)]));
  if (data instanceof Set) return new Set([...data].map(map));
  return data.map(map);
}
function sorted(graph) {
  const nodes = new Map([...graph.nodes].sort(([a], [b]) => byAddress(a, b)));
  const rank = new Map([...nodes.keys()].map((address, at2) => [address, at2]));
  const rankOf2 = (address) => rank.get(address) ?? 0;
  const byEnds = (a, b) => rankOf2(a.from) - rankOf2(b.from) || rankOf2(a.to) - rankOf2(b.to);
  return { ...graph, nodes, edges: [...graph.edges].sort(byEnds) };
}
var addressed = (resource, { text: text3 }) => ({
  ...resource,
  address: text3(resource.address),
  origin: text3(resource.origin)
});
var tellHidden = (watch, { text: text3 }) => ({
  ...watch,
  step: (step, isCounted) => watch.step(text3(step), isCounted),
  note: (note) => watch.note(text3(note)),
  warn: (texts) => watch.warn(texts.map(text3))
});
async function withHiddenFailures({ text: text3 }, work) {
  try {
    return await work();
  } catch (failure) {
    for (let error = failure; error instanceof Error; error = error.cause) hideError(error, text3);
    throw failure;
  }
}
function hideError(error, text3) {
  const parts = error;
  for (const part of ["message", "stack", "remedy"]) {
    const shown = parts[part];
    if (typeof shown === "string") parts[part] = text3(shown);
  }
}

// src/diagram/annotate.ts
var import_node_path2 = require("node:path");
init_errors();
init_limits();
init_messages();

// src/terraform/fetch/package.ts
var import_node_path = require("node:path");

// elsewhere:src/platform/text/paths.ts
var module12 = require("../cli.js").modules["src/platform/text/paths.ts"]();
var isWithin = module12.isWithin;
var withoutFolders = module12.withoutFolders;

// src/terraform/fetch/package.ts
init_printable();
init_limits2();

// src/terraform/fetch/split-source.ts
var isLocal = (source) => /^\.{1,2}(?:[/\\]|$)/.test(source);
var isAbsoluteSource = (source) => /^(?:[/\\]|[A-Za-z]:[/\\])/.test(source);
var SCHEME2 = "://";
function splitSource(source) {
  const mark = source.indexOf("?");
  const path = mark < 0 ? source : source.slice(0, mark);
  const query = mark < 0 ? "" : source.slice(mark);
  const scheme = path.indexOf(SCHEME2);
  const slashes = path.indexOf("//", scheme < 0 ? 0 : scheme + SCHEME2.length);
  if (slashes < 0) return { remote: path, folder: "", query };
  return { remote: path.slice(0, slashes), folder: path.slice(slashes + 2).replace(/^\/+|\/+$/g, ""), query };
}
var SHORT_FORMS = [
  [/^(?:https?:\/\/)?(?:www\.)?github\.com\/([^/]+)\/([^/]+?)(?:\.git)?$/, "git::https://github.com/$1/$2.git"],
  [/^bitbucket\.org\/([^/]+)\/([^/]+?)(?:\.git)?$/, "git::https://bitbucket.org/$1/$2.git"],
  [/^(?:git::)?([^@/:]+@[^:/]+):(?!\/\/)\/?(.+)$/, "git::ssh://$1/$2"]
];
var REGISTRY2 = /^(?:([a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?)\/)?([A-Za-z0-9_-]+\/[A-Za-z0-9_-]+\/[a-z0-9]+)$/;
function longForm(remote) {
  for (const [short2, long] of SHORT_FORMS) if (short2.test(remote)) return remote.replace(short2, long);
  return REGISTRY2.test(remote) ? remote.replace(/^registry\.(?:terraform\.io|opentofu\.org)\//, "") : remote;
}
function isSameSource(a, b) {
  if (a === b) return true;
  const [one, other] = [splitSource(a), splitSource(b)];
  return one.folder === other.folder && one.query === other.query && longForm(one.remote) === longForm(other.remote);
}

// src/terraform/fetch/package.ts
function shownPath({ base, shown }, path) {
  const way = (0, import_node_path.relative)(base, path).split(import_node_path.sep).join("/");
  return [shown, way].filter((part) => part !== "").join("/") || ".";
}
var SHARED_PLACES = ["/tmp", "/var/tmp", "/dev/shm"];
async function sharedPlaces(io) {
  const named3 = [io.home, io.env?.TMPDIR, ...SHARED_PLACES].filter((path) => path !== void 0 && (0, import_node_path.isAbsolute)(path));
  const real = await Promise.all(named3.map((path) => io.realPath(path).catch(() => null)));
  return real.filter((path) => path !== null);
}
var isSharedPlace = (directory, places) => (0, import_node_path.dirname)(directory) === directory || places.some((place) => isWithin(directory, place));
async function packageContaining(root2, io) {
  const places = await sharedPlaces(io);
  const repository = await repositoryIn(root2, places, io);
  if (repository !== null) return { top: repository, reach: repository, isRepository: true, places };
  let reach = root2;
  for (let level = 0; level < LEVELS_ABOVE_MAX && !isSharedPlace((0, import_node_path.dirname)(reach), places); level++) {
    reach = (0, import_node_path.dirname)(reach);
  }
  return { top: root2, reach, isRepository: false, places };
}
var repositoryContaining = async (root2, io) => repositoryIn(root2, await sharedPlaces(io), io);
async function repositoryIn(root2, places, io) {
  for (let at2 = root2; !isSharedPlace(at2, places); at2 = (0, import_node_path.dirname)(at2)) {
    const kind = await io.kindOf((0, import_node_path.join)(at2, ".git")).catch(() => "missing");
    if (kind !== "missing") return at2;
  }
  return null;
}
function packageOf(directory, source, shown) {
  const { folder } = splitSource(source);
  const ups = folder === "" ? 0 : folder.split("/").length;
  const around2 = (0, import_node_path.join)(directory, ...Array.from({ length: ups }, () => ".."));
  const top = (0, import_node_path.join)(around2, folder) === directory ? around2 : directory;
  return { top, reach: top, base: top, shown: printable(shown) };
}

// src/terraform/fetch/read-within.ts
var NO_NAMES = /* @__PURE__ */ new Set(["ENAMETOOLONG", "ERR_INVALID_ARG_VALUE", "ENOTDIR"]);
var refusedBy = (cause) => NO_NAMES.has(cause.code) ? { is: "missing" } : { is: "unreadable", cause };
async function inspectWithin(top, path, io) {
  try {
    const real = await io.realPath(path);
    if (real === null) return { is: "missing" };
    if (!isWithin(top, real)) return { is: "outside" };
    const kind = await io.kindOf(real);
    if (kind === "other") return { is: "special" };
    return kind === "missing" ? { is: "missing" } : { is: kind, path: real };
  } catch (error) {
    return refusedBy(error);
  }
}
async function readWithin(top, path, bytesMax, io) {
  const found = await inspectWithin(top, path, io);
  if (found.is === "directory") return { is: "special" };
  if (!("path" in found)) return found;
  try {
    const bytes = await io.readRegular(found.path, bytesMax);
    return typeof bytes === "string" ? { is: bytes } : { is: "read", bytes, path: found.path };
  } catch (error) {
    return refusedBy(error);
  }
}
async function readSmallFile(path, bytesMax, io, top) {
  const real = await io.realPath(path).catch(() => null);
  if (real === null) return null;
  const found = await readWithin(top ?? real, real, bytesMax, io);
  return found.is === "read" ? found.bytes : null;
}

// src/diagram/messages.ts
init_address();
init_messages();
init_english();
init_printable();

// src/render/limits.ts
var PNG_USUAL_PIXELS = 5120 * 2880;
var PNG_MAX_PIXELS = 4e7;
var MERMAID_EDGES_MAX = 450;
var MERMAID_CHARACTERS_MAX = 45e3;
var MERMAID_NODES_MAX = 300;
var MERMAID_LABEL_LENGTH_MAX = 60;
var FOREIGN_TEXT_MAX = 200;
var EVIDENCE_BYTES = 16 * 1024;
var EVIDENCE_OF_PICTURE = 1 / 4;
var EVIDENCE_TEXT_MAX = 240;
var EVIDENCE_ADDRESS_MAX = 500;
var FONT_BYTES_MAX = 32 * 1024 * 1024;
var FONTS_MAX = 8;
var FONT_SECONDS = 10;
var FONT_MEMORY_MAX = 128 * 1024 * 1024;
var OUTLINE_CHARACTERS_MAX = 4 * 1024 * 1024;

// src/diagram/messages.ts
var CHECK_SOURCE = "Check that it is the right source.";
var noResourcesRemedy = (total, dataSources = 0) => {
  const data = plural(dataSources, "data source");
  if (dataSources > 0 && dataSources === total) return `The source has ${data} and no resources. ${CHECK_SOURCE}`;
  const count = plural(total - dataSources, "resource");
  return `The source has ${dataSources === 0 ? count : `${count} and ${data}`}; none of them is drawn. ${CHECK_SOURCE}`;
};
var severalPlans = (file, count) => `${printable(file)} contains ${count} plans, but --planfile takes one`;
var severalPlansRemedy = (file) => `Draw them together: --source ${inShell(file)}, without --planfile and --graphfile.`;
var plansTooMany = (file, count, most) => `${printable(file)} contains ${count} plans; the first ${most} are drawn`;
var annotationsTooLarge = (path, most) => `${printable(path)} has more than ${most} characters, too many for an annotation file`;
var ANNOTATIONS_TOO_LARGE_REMEDY = "Check that it is an annotation file: docs/annotations.md.";
var annotationsUnreadable = (path, reason2) => `${printable(path)}: the file cannot be read (${reason2})`;
var ANNOTATIONS_UNREADABLE_REMEDY = "Check its permissions.";
var annotationsEmpty = (path) => `${printable(path)}: the file is empty`;
var FONT_TOO_LARGE_REMEDY = "Pass a font with fewer characters; fonttools subset creates one.";
var fontsTooMany = (count, most) => `${count} fonts; at most ${most} are read`;
var FONTS_TOO_MANY_REMEDY = "Omit those whose characters do not occur.";
var FONT_FAULTS = {
  missing: "no such file",
  outside: "it is outside the repository",
  special: "it is a directory, a pipe or a device",
  "too-large": `it is larger than ${FONT_BYTES_MAX / 2 ** 20} MB`,
  unreadable: "it cannot be read"
};
var fontUnread = ({ file, line: line4, column }, path, reason2) => `${printable(file)}:${line4}:${column}: font ${printable(path)}: ${reason2}`;
var FONT_UNREAD_REMEDY = "Set the path of a font in the repository, relative to the annotation file.";
var stepReading = (path) => `reading ${printable(path)}`;
var stepAskingModel = (name) => `asking ${name} for suggestions`;
var STEP_UNDERSTANDING = "grouping and connecting resources";
var STEP_ARRANGING = "laying out";
var stepDrawing = (format) => `drawing ${format.toUpperCase()}`;
var NAMED = 5;
var few = (names) => `${names.slice(0, NAMED).map(printable).join(", ")}${names.length > NAMED ? ` and ${names.length - NAMED} more` : ""}`;
var placesGone = (addresses) => `${plural(addresses.length, "position")} ignored, because the element no longer exists: ${few(addresses)}`;
var placesNew = (addresses) => `new, placed next to the others: ${few(addresses)}`;
var nestedTooDeep = (count, levels) => `${count} icons and boxes are nested more than ${levels} boxes deep: they are drawn in the last of these`;
var simplified = (before, after) => `simplified: ${before} icons and boxes are now ${after}`;
var NO_PAGES = "--pages: no box holds several icons, so there is only one diagram";
var pagesTooMany = (found, drawn) => `--pages: of ${found} pages the ${drawn} with the most icons are drawn`;
var nameOfPage = (address) => printable(unescapeName(address.replace(/^module\./, "Module ")));
var titleOfPage = (whole2, name) => whole2 === "" ? name : `${whole2} / ${name}`;
var onPage = (name, message) => `${printable(name)}: ${message}`;
var overviewDrawn = (whole2, arrows, canBeSimpler, caption = null) => [
  `${whole2.shapes} icons and boxes with ${plural(whole2.lines, "line")} are too many for one diagram`,
  caption === null ? "" : ` (captions of ${caption.toFixed(1)} px on a screen of 1600 x 1000)`,
  ": this is an overview",
  arrows.drawn === arrows.found ? "" : ` with the ${arrows.drawn} strongest of ${plural(arrows.found, "connection")}`,
  `. Everything: --no-overview${canBeSimpler ? "; services only: --simplified" : ""}.`
].join("");
var aboutSide = (how, message) => `${how}: ${message}`;
var nothingIn = (name) => `${printable(name)} has no resources: everything in the other source is added or removed`;
var NOTHING_ON_BOTH = "No resources found in either source";
var NOTHING_ON_BOTH_REMEDY = "Check the directory and the commits.";
var readAlike = (weaker) => `${weaker} cannot be planned, so both are read statically (--planner static): computed values are not compared`;
var KINDS_DIFFER = "one source is code, the other a plan, a state or a graph file: some differences come from the type of source";
var STEP_COMPARING = "comparing";
var CHANGES = "Changes";
var changesOf = (what) => `Changes: ${what}`;
var beforeAfter = (before, after) => `${before} \u2192 ${after}`;
var ofBoth = (title, apart) => `${title}: ${apart}`;
var WORKING_TREE = "working tree";
var shortId = ({ id, name }) => id.startsWith(name) && name.length >= 7 ? id.slice(0, 8) : `${printable(name)} (${id.slice(0, 8)})`;
var comparing = (before, after) => `comparing ${shortId(before)} with ${shortId(after)}`;
var comparingFiles = (before, directory) => `comparing ${shortId(before)} with the files in ${printable(directory)}`;
var notInCommit = (directory, commit) => `${printable(directory)} does not exist in ${printable(commit)}`;
var variablesOnBoth = (files) => `variable files that Git ignores are used for both revisions: ${files.map(printable).join(", ")}`;
var WHY_PART = {
  owner: "part of it",
  user: "used by it",
  twin: "the same resource",
  member: "protects it"
};
var reason = (said, isFact) => `${isFact ? "" : "assumed: "}${said.join(": ")}`;
var changeTooWide = (width, shown, caption) => `The change is drawn in full, ${Math.ceil(width)} pixels wide: at ${shown} pixels its captions are ${(caption * shown / width).toFixed(1)} pixels high. Open the image itself to read it`;

// src/diagram/annotate.ts
async function annotateGraph({ graph, ledger, entries: entries2 = ledger?.entries ?? [] }, files) {
  if (files.length === 0) return { graph, warnings: [], fonts: [] };
  const { annotate: annotate3, readAnnotations: readAnnotations2, readSuggestions: readSuggestions2 } = await Promise.resolve().then(() => (init_annotate(), annotate_exports));
  const read = files.map(
    ({ name, text: text3, author }) => author === "person" ? { annotations: readAnnotations2(text3, name), warnings: [] } : readSuggestions2(text3, name, graph)
  );
  const { whereabouts: whereabouts2 } = await Promise.resolve().then(() => (init_names(), names_exports));
  const annotated = annotate3(
    graph,
    read.flatMap(({ annotations }) => annotations ?? []),
    whereabouts2(entries2)
  );
  return { ...annotated, warnings: [...read.flatMap(({ warnings }) => warnings), ...annotated.warnings] };
}
var languageModel = (name) => ({
  name,
  async question({ graph }) {
    const { questionAbout: questionAbout2 } = await Promise.resolve().then(() => (init_question(), question_exports));
    return questionAbout2(graph);
  },
  async suggest({ graph }, io) {
    const { suggest: suggest2 } = await Promise.resolve().then(() => (init_suggest(), suggest_exports));
    return suggest2(graph, name, io);
  }
});
var NAMES3 = [
  ["groundplan.ai.yml", "model"],
  ["groundplan.yml", "person"]
];
var ANNOTATION_FILE = { bytes: 3 * ANNOTATION_BYTES_MAX, remedy: ANNOTATIONS_TOO_LARGE_REMEDY };
var modelFileIn = (folder) => inFolder(folder, NAMES3[0][0]);
async function annotationsBeside({ folders, kept }, io, warn = () => {
}) {
  const files = [];
  for (const [name, author] of NAMES3) {
    const found = await firstOf(name, folders, io, warn);
    const file = found ?? kept.find((each) => each.author === author);
    if (file !== void 0) files.push(author === "person" ? annotationsOf(file.name, file.text) : { ...file, author });
  }
  return files;
}
function annotationsOf(name, text3) {
  if (text3.length <= ANNOTATION_BYTES_MAX) return { name, text: text3, author: "person" };
  throw new InvalidInput(annotationsTooLarge(name, ANNOTATION_BYTES_MAX), {
    remedy: ANNOTATIONS_TOO_LARGE_REMEDY
  });
}
async function firstOf(name, folders, io, warn) {
  for (const folder of new Set(folders)) {
    const path = inFolder(folder, name);
    const found = await readBeside(folder, name, io);
    if (found.is === "read") return { name: path, text: textOf2(path, found.bytes) };
    if (found.is === "outside") warn(linkOutside(path, found.isRepository));
    if (found.is === "unreadable") {
      const { cause } = found;
      const remedy = ANNOTATIONS_UNREADABLE_REMEDY;
      throw new InvalidInput(annotationsUnreadable(path, cause.code ?? cause.message), { remedy, cause });
    }
    if (found.is === "too-large") {
      const { bytes, remedy } = ANNOTATION_FILE;
      throw new InvalidInput(fileTooLarge(path, bytes), { remedy });
    }
  }
  return void 0;
}
async function readBeside(folder, name, io) {
  const directory = await io.realPath(folder === "" ? "." : folder).catch(() => null);
  if (directory === null) return { is: "missing", isRepository: true };
  const { top, isRepository } = await packageContaining(directory, io);
  const found = await readWithin(top, (0, import_node_path2.join)(directory, name), ANNOTATION_FILE.bytes, io);
  return { ...found, isRepository };
}
function textOf2(path, bytes) {
  if (bytes.length > 0) return Buffer.from(bytes).toString("utf8");
  throw new InvalidInput(annotationsEmpty(path), { remedy: FILE_EMPTY_REMEDY });
}
var inFolder = (folder, name) => folder === "." || folder === "" ? name : `${folder.replace(/[\\/]+$/, "")}/${name}`;

// src/platform/text/inter.json
var inter_default = { unitsPerEm: 2048, ascent: 1984, descent: -494, missing: 2048, advances: { "400": { "32": [576, 589, 954, 1297, 1314, 2011, 1319, 614, 747, 747, 1026, 1355, 590, 942, 590, 738, 1292, 833, 1249, 1265, 1323, 1215, 1270, 1159, 1267, 1270, 590, 618, 1355, 1355, 1355, 1047, 1978, 1413, 1340, 1496, 1478, 1231, 1209, 1528, 1522, 550, 1169, 1376, 1158, 1850, 1543, 1566, 1308, 1566, 1318, 1314, 1322, 1524, 1413, 2018, 1397, 1390, 1288, 747, 738, 747, 965, 934, 661, 1150, 1254, 1170, 1254, 1194, 758, 1256, 1211, 496, 496, 1124, 496, 1794, 1210, 1228, 1254, 1254, 771, 1081, 670, 1211, 1151, 1676, 1118, 1151, 1131, 873, 681, 873, 1355], "160": [576, 589, 1170, 1251, 1484, 1126, 553, 1164, 1210, 1872, 929, 1193, 1355], "174": [1364, 978, 933, 1355, 905, 913, 661, 1200, 1234, 590, 549, 623, 988, 1193, 1643, 1735, 1806, 1047, 1413, 1413, 1413, 1413, 1413, 1413, 2035, 1496, 1231, 1231, 1231, 1231, 550, 550, 550, 550, 1505, 1543, 1566, 1566, 1566, 1566, 1566, 1355, 1566, 1524, 1524, 1524, 1524, 1390, 1302, 1262, 1150, 1150, 1150, 1150, 1150, 1150, 1879, 1170, 1194, 1194, 1194, 1194, 496, 496, 496, 496, 1193, 1210, 1228, 1228, 1228, 1228, 1228, 1355, 1228, 1211, 1211, 1211, 1211, 1151, 1254, 1151, 1413, 1150, 1413, 1150, 1413, 1150, 1496, 1170, 1496, 1170, 1496, 1170, 1496, 1170, 1478, 1454, 1505, 1254, 1231, 1194, 1231, 1194, 1231, 1194, 1231, 1194, 1231, 1194, 1528, 1256, 1528, 1256, 1528, 1256, 1528, 1256, 1522, 1211, 1590, 1211, 550, 496, 550, 496, 550, 496, 550, 496, 550, 496, 1719, 992, 1169, 496, 1376, 1124, 1076, 1158, 496, 1158, 496, 1158, 696, 1152, 736, 1218, 496, 1543, 1210, 1543, 1210, 1543, 1210], "330": [1543, 1210, 1566, 1228, 1566, 1228, 1566, 1228, 2058, 2047, 1318, 771, 1318, 771, 1318, 771, 1314, 1081, 1314, 1081, 1314, 1081, 1314, 1081, 1322, 670, 1322, 770, 1322, 670, 1524, 1211, 1524, 1211, 1524, 1211, 1524, 1211, 1524, 1211, 1524, 1211, 2018, 1676, 1390, 1151, 1390, 1288, 1131, 1288, 1131, 1288, 1131, 644], "536": [1314, 1081, 1322, 670], "884": [546, 551, 1543], "890": [549, 1170, 1170, 1170, 618, 1169], "900": [553, 1378, 1413, 590, 1512, 1803, 831], "908": [1765], "910": [1799, 1783, 564, 1413, 1340, 1185, 1395, 1231, 1288, 1522, 1566, 550, 1376, 1413, 1850, 1543, 1344, 1566, 1522, 1308], "931": [1411, 1322, 1390, 1803, 1397, 1802, 1577, 550, 1390, 1360, 1100, 1211, 564, 1211, 1360, 1220, 1151, 1196, 1100, 1043, 1211, 1272, 564, 1076, 1314, 1200, 1202, 1144, 1228, 1239, 1254, 1166, 1278, 954, 1211, 1476, 1165, 1593, 1648, 564, 1211, 1228, 1211, 1648, 1376, 1298, 1300, 1375, 1730, 1375, 1403, 1680, 1076], "988": [1215, 1093], "1008": [1484, 1298, 1170, 496, 1566, 922, 922], "1017": [1496, 1850], "1020": [1254, 1496, 1496, 1496, 1231, 1231, 1723, 1185, 1496, 1314, 550, 550, 1169, 2280, 2304, 1811, 1376, 1543, 1287, 1479, 1413, 1323, 1340, 1185, 1678, 1231, 1966, 1265, 1543, 1543, 1376, 1532, 1850, 1522, 1566, 1522, 1308, 1496, 1322, 1287, 1696, 1397, 1476, 1434, 1961, 1991, 1672, 1808, 1330, 1496, 2078, 1318, 1150, 1216, 1157, 893, 1256, 1194, 1659, 1012, 1211, 1211, 1110, 1178, 1577, 1205, 1228, 1204, 1254, 1170, 954, 1151, 1407, 1118, 1223, 1183, 1684, 1714, 1318, 1508, 1144, 1170, 1726, 1135, 1194, 1194, 1211, 893, 1170, 1081, 496, 496, 496, 1893, 1836, 1211, 1110, 1211, 1151, 1204], "1168": [1185, 893], "7838": [1452], "8211": [1024, 2048], "8216": [534, 534, 494], "8220": [902, 902, 862], "8226": [1152], "8230": [1770], "8249": [787, 787], "8364": [1365], "8482": [1251], "8722": [1355] }, "600": { "32": [516, 658, 1071, 1318, 1332, 2057, 1357, 667, 764, 764, 1105, 1378, 653, 953, 653, 776, 1351, 866, 1276, 1303, 1364, 1254, 1310, 1180, 1311, 1310, 653, 674, 1378, 1378, 1378, 1113, 2046, 1490, 1350, 1509, 1479, 1240, 1204, 1534, 1527, 567, 1187, 1440, 1158, 1889, 1555, 1574, 1321, 1583, 1336, 1332, 1352, 1507, 1490, 2089, 1474, 1461, 1336, 764, 776, 764, 986, 961, 719, 1176, 1278, 1193, 1278, 1211, 796, 1281, 1254, 536, 536, 1166, 536, 1844, 1253, 1247, 1278, 1278, 813, 1125, 723, 1254, 1202, 1719, 1165, 1205, 1159, 931, 735, 931, 1378], "160": [516, 658, 1193, 1289, 1534, 1154, 647, 1164, 1253, 1872, 943, 1299, 1378], "174": [1359, 925, 938, 1378, 929, 949, 719, 1258, 1229, 653, 680, 663, 998, 1299, 1702, 1781, 1858, 1113, 1490, 1490, 1490, 1490, 1490, 1490, 2075, 1509, 1240, 1240, 1240, 1240, 567, 567, 567, 567, 1539, 1555, 1574, 1574, 1574, 1574, 1574, 1378, 1574, 1507, 1507, 1507, 1507, 1461, 1347, 1318, 1176, 1176, 1176, 1176, 1176, 1176, 1869, 1193, 1211, 1211, 1211, 1211, 536, 536, 536, 536, 1216, 1253, 1247, 1247, 1247, 1247, 1247, 1378, 1247, 1254, 1254, 1254, 1254, 1205, 1278, 1205, 1490, 1176, 1490, 1176, 1490, 1176, 1509, 1193, 1509, 1193, 1509, 1193, 1509, 1193, 1479, 1514, 1539, 1278, 1240, 1211, 1240, 1211, 1240, 1211, 1240, 1211, 1240, 1211, 1534, 1281, 1534, 1281, 1534, 1281, 1534, 1281, 1527, 1254, 1632, 1254, 567, 536, 567, 536, 567, 536, 567, 536, 567, 536, 1754, 1071, 1187, 536, 1440, 1166, 1160, 1158, 536, 1158, 536, 1158, 772, 1173, 858, 1232, 536, 1555, 1253, 1555, 1253, 1555, 1253], "330": [1555, 1253, 1574, 1247, 1574, 1247, 1574, 1247, 2076, 2031, 1336, 813, 1336, 813, 1336, 813, 1332, 1125, 1332, 1125, 1332, 1125, 1332, 1125, 1352, 723, 1352, 859, 1352, 723, 1507, 1254, 1507, 1254, 1507, 1254, 1507, 1254, 1507, 1254, 1507, 1254, 2089, 1719, 1461, 1205, 1461, 1336, 1159, 1336, 1159, 1336, 1159, 685], "536": [1332, 1125, 1352, 723], "884": [581, 584, 1555], "890": [585, 1193, 1193, 1193, 674, 1187], "900": [650, 1444, 1490, 653, 1589, 1877, 916], "908": [1845], "910": [1911, 1857, 610, 1490, 1350, 1190, 1479, 1240, 1336, 1527, 1574, 567, 1440, 1490, 1889, 1555, 1386, 1574, 1527, 1321], "931": [1417, 1352, 1461, 1821, 1474, 1821, 1593, 567, 1461, 1401, 1128, 1254, 610, 1253, 1401, 1239, 1202, 1225, 1128, 1077, 1254, 1280, 610, 1160, 1370, 1258, 1240, 1144, 1247, 1285, 1278, 1191, 1315, 1014, 1253, 1582, 1210, 1665, 1688, 610, 1253, 1247, 1253, 1688, 1440, 1347, 1345, 1426, 1835, 1426, 1491, 1826, 1160], "988": [1220, 1098], "1008": [1534, 1347, 1193, 536, 1574, 961, 961], "1017": [1509, 1889], "1020": [1278, 1509, 1509, 1509, 1240, 1240, 1746, 1190, 1509, 1332, 567, 567, 1187, 2286, 2306, 1825, 1440, 1555, 1377, 1486, 1490, 1324, 1350, 1190, 1745, 1240, 2114, 1303, 1555, 1555, 1440, 1534, 1889, 1527, 1574, 1527, 1321, 1509, 1352, 1377, 1706, 1474, 1539, 1444, 2004, 2052, 1691, 1857, 1348, 1509, 2116, 1336, 1176, 1238, 1173, 916, 1321, 1211, 1733, 1046, 1254, 1254, 1166, 1217, 1634, 1250, 1247, 1239, 1278, 1193, 1014, 1205, 1530, 1165, 1303, 1215, 1735, 1783, 1366, 1604, 1186, 1194, 1759, 1167, 1211, 1211, 1254, 916, 1194, 1125, 536, 536, 536, 1920, 1874, 1254, 1166, 1254, 1205, 1239], "1168": [1190, 916], "7838": [1476], "8211": [1024, 2048], "8216": [602, 602, 558], "8220": [1038, 1027, 983], "8226": [1031], "8230": [1958], "8249": [851, 851], "8364": [1390], "8482": [1291], "8722": [1378] } } };

// src/platform/text/metrics.ts
var TABLE_SIZE = 8960;
var ZERO_WIDTH = [
  [768, 879],
  [8203, 8207],
  [8288, 8292],
  [8400, 8432],
  [65024, 65039],
  [65279, 65279],
  [127995, 127999],
  [917536, 917631]
];
var NONSPACING = new RegExp("^\\p{Mn}$", "u");
var isZeroWidth = (codePoint) => codePoint >= 768 && (ZERO_WIDTH.some(([first, last]) => codePoint >= first && codePoint <= last) || NONSPACING.test(String.fromCodePoint(codePoint)));
function advanceTable(runs) {
  const table = new Float64Array(TABLE_SIZE).fill(inter_default.missing / inter_default.unitsPerEm);
  for (let codePoint = 0; codePoint < TABLE_SIZE; codePoint++) if (isZeroWidth(codePoint)) table[codePoint] = 0;
  for (const [first, advances] of Object.entries(runs)) {
    const start = Number(first);
    for (let i = 0; i < advances.length; i++) table[start + i] = advances[i] / inter_default.unitsPerEm;
  }
  return table;
}
var IN_FONT = new Set(
  Object.entries(inter_default.advances["400"]).flatMap(
    ([first, { length }]) => Array.from({ length }, (_, i) => Number(first) + i)
  )
);
var isInFont = (codePoint) => IN_FONT.has(codePoint) || isZeroWidth(codePoint) || NOTHING_TO_DRAW.test(String.fromCodePoint(codePoint));
var NOTHING_TO_DRAW = /[\p{Z}\p{Cc}\p{Cf}\p{Cs}]/u;
var ADVANCES = {
  400: advanceTable(inter_default.advances["400"]),
  600: advanceTable(inter_default.advances["600"])
};
var MISSING = inter_default.missing / inter_default.unitsPerEm;
function widthOf(text3, size, weight) {
  const advances = ADVANCES[weight];
  let em = 0;
  for (let i = 0; i < text3.length; i++) {
    const codePoint = text3.codePointAt(i);
    if (codePoint > 65535) i++;
    em += codePoint < TABLE_SIZE ? advances[codePoint] : isZeroWidth(codePoint) ? 0 : MISSING;
  }
  return em * size;
}

// src/platform/text/wrap.ts
init_limits();
init_messages();
var ELLIPSIS = "\u2026";
var BREAK_AFTER = /(?<=[-_/.: ])(?![-_/.: ])/;
var ZERO_WIDTH_JOINER = 8205;
function clustersOf(text3) {
  const clusters = [];
  let joined2 = false;
  for (const character of text3) {
    const codePoint = character.codePointAt(0);
    if (clusters.length > 0 && (joined2 || isZeroWidth(codePoint))) clusters[clusters.length - 1] += character;
    else clusters.push(character);
    joined2 = codePoint === ZERO_WIDTH_JOINER;
  }
  return clusters;
}
var SEPARATOR = ", ";
function shorten(text3, fits2) {
  for (let end = text3.lastIndexOf(SEPARATOR); end > 0; end = text3.lastIndexOf(SEPARATOR, end - 1)) {
    const items = text3.slice(0, end + SEPARATOR.length) + ELLIPSIS;
    if (fits2(items)) return items;
  }
  const clusters = clustersOf(text3);
  while (clusters.length > 0) {
    const shortened = clusters.join("").trimEnd() + ELLIPSIS;
    if (fits2(shortened)) return shortened;
    clusters.pop();
  }
  return ELLIPSIS;
}
var HUMP = new RegExp("(?<=\\p{Ll})(?=\\p{Lu}|\\p{Nd})|(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})", "u");
function tear(piece, fits2) {
  const lines2 = [];
  let line4 = "";
  for (const word of piece.split(HUMP)) {
    for (const part of fits2(word) ? [word] : clustersOf(word)) {
      if (line4 !== "" && !fits2(line4 + part)) {
        lines2.push(line4);
        line4 = "";
      }
      line4 += part;
    }
  }
  return [...lines2, line4];
}
var wordsOf = (text3) => text3.split(BREAK_AFTER).flatMap((piece) => piece.split(HUMP));
function wrap(text3, size, weight, maxWidth, maxLines) {
  const fits2 = (candidate) => widthOf(candidate.trimEnd(), size, weight) <= maxWidth;
  const lines2 = [];
  let line4 = "";
  for (const piece of text3.replace(/\s+/g, " ").trim().split(BREAK_AFTER)) {
    if (lines2.length > maxLines) break;
    if (fits2(line4 + piece)) {
      line4 += piece;
      continue;
    }
    if (line4 !== "") lines2.push(line4);
    const torn = tear(piece, fits2);
    for (const part of torn.slice(0, -1)) lines2.push(part);
    line4 = torn.at(-1);
  }
  if (line4 !== "") lines2.push(line4);
  if (lines2.length <= maxLines) return lines2.map((whole2) => whole2.trimEnd());
  const rest2 = lines2.slice(maxLines - 1, maxLines + 1).join("");
  return [...lines2.slice(0, maxLines - 1).map((whole2) => whole2.trimEnd()), shorten(rest2, fits2)];
}
var NAME_ROOM = { size: 10.5, weight: 400, width: 124, lines: 3, fits: 30 };
var SMALL_NAME_ROOM = { size: 10.5, weight: 400, width: 96, lines: 2, fits: 15 };
var BOX_TITLE_ROOM = { size: 12, weight: 600, width: 520, lines: 1, fits: 35 };
var isSeenWhole = (text3, { size, weight, width, lines: lines2, fits: fits2 }) => text3.length <= fits2 || wrap(text3, size, weight, width, lines2 + 1).length <= lines2;
var seen = (text3, { size, weight, width, lines: lines2, fits: fits2 }) => text3.length <= fits2 ? text3 : wrap(text3, size, weight, width, lines2).join("\n");
function severalIn(room, names, most = NAMES_LISTED) {
  for (let shown = Math.min(most, names.length); shown > 1; shown--) {
    const text3 = severalNames(names.slice(0, shown), names.length - shown);
    if (isSeenWhole(text3, room)) return text3;
  }
  return severalNames(names.slice(0, 1), Math.max(0, names.length - 1));
}

// src/layout/scene/lines.ts
var line = (text3, role, size, weight) => ({
  text: text3,
  role,
  width: widthOf(text3, size, weight)
});
var BALANCE_STEP = 4;
var STRETCH = 1.25;
function roomFor(text3, size, weight, maxWidth) {
  const longest3 = largest(wordsOf(text3).map((word) => widthOf(word.trimEnd(), size, weight)));
  return longest3 > maxWidth && longest3 <= maxWidth * STRETCH ? longest3 : maxWidth;
}
function balance(text3, broken, size, weight, maxWidth) {
  const isCut = wrap(text3, size, weight, maxWidth, broken.length + 1).length > broken.length;
  if (broken.length < 2 || isCut) return broken;
  const pieces = text3.split(/(?<=[-_/.:\s])/).map((piece) => widthOf(piece.trimEnd(), size, weight));
  const words2 = wordsOf(text3).map((word) => widthOf(word.trimEnd(), size, weight));
  const unbroken = largest(pieces) > maxWidth ? words2 : pieces;
  let low = largest(unbroken.map((width) => width / Math.ceil(width / maxWidth)));
  let high = maxWidth;
  let best = broken;
  while (high - low > BALANCE_STEP) {
    const middle = (low + high) / 2;
    const narrower = wrap(text3, size, weight, middle, broken.length + 1);
    if (narrower.length > broken.length) low = middle;
    else [best, high] = [narrower, middle];
  }
  return best;
}
var letters = (text3) => text3.replace(/\s+/g, "");
function lines(text3, role, size, weight, width, maxLines) {
  const maxWidth = maxLines === 1 ? width : roomFor(text3, size, weight, width);
  const parts = balance(text3, wrap(text3, size, weight, maxWidth, maxLines), size, weight, maxWidth);
  const measured = parts.map((part) => line(part, role, size, weight));
  const last = measured.at(-1);
  if (last === void 0 || letters(parts.join("")) === letters(text3)) return measured;
  return [...measured.slice(0, -1), { ...last, whole: text3 }];
}
var oneLine2 = (text3, role, size, weight, maxWidth) => lines(text3, role, size, weight, maxWidth, 1)[0] ?? null;

// src/graph/changes.ts
var CHANGES2 = [
  "delete",
  "replace",
  "create",
  "update",
  "move",
  "import",
  "forget",
  "deferred",
  "none"
];
var REMOVALS = /* @__PURE__ */ new Set(["delete", "forget"]);
var GLYPHS = {
  delete: "-",
  replace: "-/+",
  create: "+",
  update: "~",
  move: "\u2192",
  import: "\u2190",
  forget: ".",
  deferred: "?",
  none: ""
};
var glyphOf = (change2, { createsFirst } = {}) => change2 === "replace" && createsFirst === true ? "+/-" : GLYPHS[change2];
var countedWith = (counts = {}, change2, more = 1) => ({
  ...counts,
  [change2]: (counts[change2] ?? 0) + more
});
var partsApart = (change2, folded) => change2 === "create" || change2 === "delete" ? { ...folded, [change2]: 0 } : folded;
var countsInGlyphs = (counts) => CHANGES2.flatMap((change2) => {
  const count = counts[change2] ?? 0;
  return count === 0 || change2 === "none" ? [] : [`${glyphOf(change2)}${count}`];
}).join(" ");
function sharedBlocks([first = [], ...others]) {
  return first.flatMap((change2) => {
    const same = others.map((changes2) => changes2.find(({ path }) => path === change2.path));
    const shared = (list) => change2[list].filter((name) => same.every((other) => other?.[list].includes(name)));
    const [removed2, added] = [shared("removed"), shared("added")];
    if (removed2.length + added.length === 0) return [];
    const isKeptAlike = same.every((other) => String(other?.kept) === String(change2.kept));
    return [{ ...change2, removed: removed2, added, kept: isKeptAlike ? change2.kept : [] }];
  });
}

// src/layout/scene/measures.ts
var ICON_SIZE = 64;
var SMALL_ICON_SIZE = 32;
var CAPTION_TOP = 4;
var LINE_HEIGHT = {
  title: 15,
  name: 13,
  detail: 13,
  alert: 13,
  change: 13
};
var HEADING_SIZE = 20;
var TITLE_SIZE = BOX_TITLE_ROOM.size;
var CAPTION_SIZE = NAME_ROOM.size;
var TITLE_WIDTH = 116;
var CAPTION_WIDTH = NAME_ROOM.width;
var DETAIL_WIDTH = CAPTION_WIDTH + 4;
var SMALL_CAPTION_WIDTH = SMALL_NAME_ROOM.width;
var ICON_TOP = 2;
var MIN_TEXT_WIDTH = 72;
var TEXT_SLACK = 8;
var LOOP_ROOM = 18;
var RING = 7;
var SMALL_RING = 5;
var DISC = { node: 20, small: 16, box: 17, edge: 15 };
function signOf({ change: change2, createsFirst, opens }) {
  const glyph = glyphOf(change2, createsFirst === true ? { createsFirst } : {});
  if (opens !== true) return glyph;
  return change2 === "update" ? OPENED_SIGN : glyph + OPENED_SIGN;
}
var OPENED_SIGN = "!";
var discWidth = (mark, height) => signOf(mark).length > 1 ? height * PILL : height;
var PILL = 1.75;
var DISC_OVERHANG = 4;
var DISC_GAP = 6;
var HEADER_HEIGHT = 28;
var TITLE_HEIGHT = 24;
var SECOND_LINE = 14;
var ONE_LINE_MAX = 200;
var STRIP_HEADER_HEIGHT = 20;
var HEADER_EXTRA = 44;
var STRIP_HEADER_EXTRA = 22;
var SAMPLE_WIDTH = 40;
var SUBTITLE_GAP = 6;
var MAX_BOX_SUBTITLE = 300;
var MAX_FOLDED = 140;
var MAX_EDGE_LABEL = 180;
var MAX_HEADING = 900;
var SENTENCE_SIZE = 13;
var SENTENCE_PITCH = 18;
var TITLE_PITCH = 24;

// src/layout/scene/steps.ts
var STEP_HEIGHT = 16;
var STEP_SIZE = 10.5;
var STEP_WEIGHT = 600;
var PADDING = 5;
var STEP_GAP = 5;
var stepsText = (steps2) => (steps2 ?? []).join(", ");
var stepWidth = (text3) => Math.max(STEP_HEIGHT, widthOf(text3, STEP_SIZE, STEP_WEIGHT) + 2 * PADDING);
function withSteps(label, steps2) {
  if (steps2 === "") return label;
  if (label === null) return { text: "", role: "detail", width: stepWidth(steps2) };
  return { ...label, width: stepWidth(steps2) + STEP_GAP + label.width };
}

// src/layout/flows.ts
var TITLE_HEIGHT2 = 22;
var ROW_HEIGHT = 20;
var COLUMN_GAP = 14;
var TABLE_GAP = 40;
var MARGIN = 24;
var ABOVE = 20;
var TEXT_WIDTH_MAX = 320;
var WIDER = 1.17;
var WIDER_TITLE = 1.27;
function withFlows(layout, flows) {
  if (flows.length === 0) return layout;
  const placed = [];
  let [x, y, bottom] = [MARGIN, layout.height - MARGIN + ABOVE, 0];
  for (const flow of flows) {
    let table = tableAt(flow, x, y);
    if (x > MARGIN && x + table.width > layout.width - MARGIN) {
      [x, y] = [MARGIN, bottom + ABOVE];
      table = tableAt(flow, x, y);
    }
    placed.push(table);
    x += table.width + TABLE_GAP;
    bottom = Math.max(bottom, y + table.height);
  }
  const right = largest(placed.map((table) => table.x + table.width)) + MARGIN;
  return { ...layout, width: Math.max(layout.width, right), height: bottom + MARGIN, flows: placed };
}
var small = (text3, role) => oneLine2(text3, role, CAPTION_SIZE, 400, TEXT_WIDTH_MAX);
function tableAt({ name, description, steps: steps2 }, x, y) {
  const badgeRoom = largest(steps2.map(({ number: number2 }) => stepWidth(String(number2))));
  const lines2 = [];
  let right = x;
  const addLine = (line4, at2, middle, wider = WIDER) => {
    if (line4 === null) return at2;
    lines2.push({ line: line4, x: at2, middle });
    const end = at2 + line4.width * wider;
    right = Math.max(right, end);
    return end;
  };
  const top = y + TITLE_HEIGHT2 / 2;
  const afterName = addLine(oneLine2(name, "title", TITLE_SIZE, 600, TEXT_WIDTH_MAX), x, top, WIDER_TITLE);
  addLine(small(description, "detail"), afterName + COLUMN_GAP, top);
  const middleOf = (row2) => y + TITLE_HEIGHT2 + (row2 + 0.5) * ROW_HEIGHT;
  const labelX = x + badgeRoom + 2 * STEP_GAP;
  const ends2 = steps2.map(({ label }, row2) => addLine(small(label, "name"), labelX, middleOf(row2)));
  const detailX = largest(ends2) + COLUMN_GAP;
  for (const [row2, { detail }] of steps2.entries()) addLine(small(detail, "detail"), detailX, middleOf(row2));
  return {
    name,
    x,
    y,
    width: Math.ceil(right - x),
    height: TITLE_HEIGHT2 + steps2.length * ROW_HEIGHT,
    lines: lines2,
    badges: steps2.map(({ number: number2 }, row2) => {
      const text3 = String(number2);
      return { steps: text3, x: x + (badgeRoom - stepWidth(text3)) / 2, middle: middleOf(row2) };
    })
  };
}

// src/layout/messages.ts
init_messages();
init_english();
init_printable();
var LEGEND_DASHED = "inferred, not stated in the source";
var LEGEND_BIDIRECTIONAL = "requests in both directions";
var LEGEND_THIN = "not traffic: runs on, image, key, log";
var LEGEND_LOOKED_UP = "existing, managed elsewhere";
var LEGEND_SUGGESTED = "suggested by AI";
var LEGEND_OPENED = "opened to the outside";
var LEGEND_COUNT = "number of identical resources";
var legendOfChange = (change2, things, arrows) => things === 0 && arrows > 0 ? `${plural(arrows, "arrow")} ${changeWord(change2)}` : `${things === 0 ? "" : `${plural(things, "resource")} `}${changeWord(change2)}${arrows === 0 ? "" : `, ${plural(arrows, "arrow")}`}`;
var DOT_ANSWER_UNREADABLE = "the output of dot lacks the positions of some nodes";
var DOT_ANSWER_REMEDY = "Update Graphviz, or omit --layout dot.";
var notOfEditor = (file, reason2) => `${printable(file)} is not a draw.io file (${reason2})`;
var NOT_OF_EDITOR_REMEDY = "Save it in draw.io as .drawio; images with an embedded diagram are not supported.";
var NO_PAGE = "it has no page";
var HAS_DECLARATIONS = "it has markup declarations (<!DOCTYPE>)";
var BROKEN_TAG = "it is not well-formed XML";
var TOO_MANY_ELEMENTS = "it has too many elements";
var TOO_MANY_ATTRIBUTES = "an element has too many attributes";
var TOO_LONG = "it is too long";
var NOT_UNPACKED = "a page cannot be decompressed";

// src/layout/legend.ts
var ROW_HEIGHT2 = 20;
var ENTRY_GAP = 22;
var WIDER2 = 1.17;
var MARGIN2 = 24;
var ABOVE2 = 20;
var WORDS2 = {
  dashed: LEGEND_DASHED,
  "two-way": LEGEND_BIDIRECTIONAL,
  thin: LEGEND_THIN,
  "looked-up": LEGEND_LOOKED_UP,
  suggested: LEGEND_SUGGESTED,
  count: LEGEND_COUNT
};
var UNCLEAR = ["dashed", "thin", "looked-up", "suggested"];
function samplesIn({ boxes, nodes, edges: edges2 }) {
  const occurs = {
    // Deleted and moved edges are dashed because of their change.
    dashed: edges2.some(({ edge }) => edge.dashed && edge.mark?.change !== "move" && edge.mark?.change !== "delete"),
    "two-way": edges2.some(({ edge }) => edge.twoWay),
    thin: edges2.some(({ edge }) => edge.thin),
    "looked-up": nodes.some(({ node: node2 }) => node2.dashed) || boxes.some(({ box: box2 }) => box2.dashed),
    suggested: nodes.some(({ node: node2 }) => node2.suggested) || edges2.some(({ edge }) => edge.suggested),
    count: nodes.some(({ node: node2 }) => node2.badge !== "")
  };
  return Object.keys(WORDS2).filter((sample) => occurs[sample]);
}
function changeEntries({ changes: changes2, boxes, nodes, edges: edges2 }) {
  if (changes2 === void 0) return [];
  const elementMarks = [...nodes.map(({ node: node2 }) => node2.mark), ...boxes.map(({ box: box2 }) => box2.mark)];
  const marks = elementMarks.filter((mark) => mark !== void 0 && mark.ghostOf === void 0);
  return CHANGES2.flatMap((change2) => {
    const ofChange = marks.filter((mark2) => mark2.change === change2);
    const arrows = edges2.filter(({ edge }) => edge.mark?.change === change2 && change2 !== "move").length;
    if (change2 === "none" || ofChange.length + arrows + (changes2[change2] ?? 0) === 0) return [];
    const mark = ofChange.length > 0 && ofChange.every(({ createsFirst }) => createsFirst) ? { change: change2, createsFirst: true } : { change: change2 };
    return [{ sample: "change", mark, text: legendOfChange(change2, changes2[change2] ?? 0, arrows) }];
  });
}
function openedEntries({ changes: changes2, boxes, nodes, edges: edges2 }) {
  if (changes2 === void 0) return [];
  const marks = [
    ...nodes.map(({ node: node2 }) => node2.mark),
    ...boxes.map(({ box: box2 }) => box2.mark),
    ...edges2.map(({ edge }) => edge.mark)
  ];
  if (!marks.some((mark) => mark?.opens)) return [];
  return [{ sample: "change", mark: { change: "update", opens: true }, text: LEGEND_OPENED }];
}
function lineEntries(layout) {
  const samples = samplesIn(layout);
  const isNeeded = samples.some((sample) => UNCLEAR.includes(sample));
  return isNeeded ? samples.map((sample) => ({ sample, text: WORDS2[sample] })) : [];
}
var summaryEntries = ({ inAll: inAll2 }) => inAll2 === void 0 ? [] : [{ sample: "sum", text: inAll2 }];
function withLegend(layout) {
  const entries2 = [
    ...summaryEntries(layout),
    ...openedEntries(layout),
    ...changeEntries(layout),
    ...lineEntries(layout)
  ];
  if (entries2.length === 0) return layout;
  const legend2 = [];
  let [x, y] = [MARGIN2, layout.height - MARGIN2 + ABOVE2];
  for (const { text: text3, ...sample } of entries2) {
    const words2 = line(text3, "detail", CAPTION_SIZE, 400);
    const isRow = sample.sample === "sum";
    const width = (isRow ? 0 : SAMPLE_WIDTH) + Math.ceil(words2.width * WIDER2);
    if (x > MARGIN2 && x + width > layout.width - MARGIN2) [x, y] = [MARGIN2, y + ROW_HEIGHT2];
    legend2.push({ ...sample, words: words2, x, y, width, height: ROW_HEIGHT2 });
    x += isRow ? layout.width : width + ENTRY_GAP;
  }
  const right = largest(legend2.map((entry) => entry.x + entry.width)) + MARGIN2;
  return { ...layout, width: Math.max(layout.width, right), height: y + ROW_HEIGHT2 + MARGIN2, legend: legend2 };
}

// src/layout/layout.ts
var runRect = (a, b) => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y)
});

// src/layout/nested/spatial-index.ts
var LEAST_CELL = 128;
var MOST_CELLS = 160;
var cellFor = (points) => {
  let extent = 0;
  for (const route2 of points) for (const { x, y } of route2) extent = Math.max(extent, x, y);
  return Math.max(LEAST_CELL, extent / MOST_CELLS);
};
var SpatialIndex = class {
  #cell;
  #cells = /* @__PURE__ */ new Map();
  constructor(cell = LEAST_CELL) {
    this.#cell = cell;
  }
  add(rect, owner = -1) {
    for (const key of keysOf(rect, this.#cell)) {
      const cell = this.#cells.get(key);
      if (cell) cell.push({ rect, owner });
      else this.#cells.set(key, [{ rect, owner }]);
    }
  }
  /** True if a rectangle of another owner overlaps `rect`. */
  hits(rect, owner = -2) {
    return this.touches(rect, (other) => other !== owner);
  }
  /** True if a rectangle overlaps `rect` and `counts` accepts its owner. */
  touches(rect, counts) {
    for (const key of keysOf(rect, this.#cell))
      for (const entry of this.#cells.get(key) ?? []) if (counts(entry.owner) && overlap(entry.rect, rect)) return true;
    return false;
  }
};
var overlap = (a, b) => a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;
function* keysOf({ x, y, width, height }, cell) {
  for (let column = Math.floor(x / cell); column <= Math.floor((x + width) / cell); column++)
    for (let row2 = Math.floor(y / cell); row2 <= Math.floor((y + height) / cell); row2++) yield column * 1000003 + row2;
}

// src/layout/scene/box.ts
init_catalog();

// src/layout/scene/marks.ts
init_messages();
function markOf(item) {
  const { change: change2, changed: changed2, ghostOf } = item;
  if (change2 === "none") return null;
  return {
    change: change2,
    ...changed2?.createsFirst === true && { createsFirst: true },
    ...ghostOf !== void 0 && { ghostOf },
    ...ghostOf === void 0 && isOpened(item) && { opens: true }
  };
}
var isChanging = ({ change: change2, changed: changed2 }) => change2 !== "none" || changed2 !== void 0;
function changeRole({ change: change2, changed: changed2 }, line4) {
  const opened2 = changed2?.exposure?.filter(opensToOutside).length ?? 0;
  return change2 === "delete" || change2 === "replace" || line4 < opened2 ? "alert" : "change";
}
var LINES_MAX = 3;
var SMALL_LINES_MAX = 2;
function changeCaptions(item, isSmall2) {
  const { changeLines: changeLines2 = [], ghostOf } = item;
  if (ghostOf !== void 0) return [];
  const width = isSmall2 ? SMALL_CAPTION_WIDTH : CAPTION_WIDTH;
  const maxLines = isSmall2 ? SMALL_LINES_MAX : LINES_MAX;
  const captions3 = [];
  for (const [at2, text3] of (isSmall2 ? changeLines2.slice(0, 1) : changeLines2).entries()) {
    if (captions3.length >= maxLines) break;
    const broken = lines(text3, changeRole(item, at2), CAPTION_SIZE, 600, width, maxLines - captions3.length);
    captions3.push(...text3 === item.driftLine ? broken.map(asDrift) : broken);
  }
  return captions3;
}
var asDrift = (line4) => ({ ...line4, drift: true });
var changeWords = ({ change: change2, changeLines: changeLines2 = [], ghostOf }) => [
  ...change2 === "none" ? [] : [ghostOf === void 0 ? changeWord(change2) : changeWord("ghost")],
  ...changeLines2
];

// src/layout/scene/box.ts
var EMPTY_TITLE = { text: "", role: "title", width: 0 };
var titleLine = (title) => oneLine2(title, "title", BOX_TITLE_ROOM.size, BOX_TITLE_ROOM.weight, BOX_TITLE_ROOM.width) ?? EMPTY_TITLE;
function subtitleLine(box2, isMarked) {
  const { details, folded, changeLines: changeLines2 = [] } = box2;
  const detail = details[0] ?? "";
  const changes2 = (isMarked ? changeLines2 : []).map(
    (change3, at2) => changeLine(box2, detail, change3, changeRole(box2, at2))
  );
  const change2 = changes2.find((line4) => line4?.whole === void 0) ?? (detail === "" ? changes2[0] : void 0);
  if (change2) return change2;
  const room = folded === void 0 ? MAX_BOX_SUBTITLE : MAX_FOLDED;
  return oneLine2(detail, "detail", TITLE_SIZE, 400, room);
}
function changeLine(box2, detail, change2, role) {
  const text3 = change2.includes(detail) ? change2 : `${detail}, ${change2}`;
  const line4 = oneLine2(text3, role, TITLE_SIZE, 600, MAX_BOX_SUBTITLE);
  return line4 !== null && change2 === box2.driftLine ? asDrift(line4) : line4;
}
var titleHeight = ({ subtitleBelow, bare }) => bare ? 0 : TITLE_HEIGHT + (subtitleBelow ? SECOND_LINE : 0);
var needsSecondLine = ({ count = 1, folded }, title, subtitle) => count > 1 && folded === void 0 && subtitle?.role === "detail" && title.width + SUBTITLE_GAP + subtitle.width > ONE_LINE_MAX;
function headerHeight(isStrip, isBelow, isBare) {
  if (isBare) return 0;
  return (isStrip ? STRIP_HEADER_HEIGHT : HEADER_HEIGHT) + (isBelow ? SECOND_LINE : 0);
}
function sceneBox(box2, isMarked) {
  const { id, parent, style, lookedUp, count, folded, bare } = box2;
  const facts = boxFactsOf(style);
  const mark = isMarked ? markOf(box2) : null;
  const words2 = isMarked ? changeWords(box2) : [];
  const title = titleLine(box2.title);
  const subtitle = subtitleLine(box2, isMarked);
  const isBelow = needsSecondLine(box2, title, subtitle);
  const subtitleWidth = subtitle === null ? 0 : SUBTITLE_GAP + subtitle.width;
  const discRoom = mark === null ? 0 : discWidth(mark, DISC.box) + DISC_GAP;
  return {
    kind: "box",
    id,
    parent,
    style,
    title,
    subtitle,
    icon: facts.icon,
    headerHeight: headerHeight(facts.aside === true, isBelow, bare === true),
    minWidth: bare ? 0 : Math.ceil(discRoom + (isBelow ? Math.max(title.width, subtitle.width) : title.width + subtitleWidth)) + (facts.aside ? STRIP_HEADER_EXTRA : HEADER_EXTRA),
    dashed: lookedUp,
    ...mark !== null && { mark },
    ...words2.length > 0 && { changeWords: words2 },
    ...subtitle !== null && subtitle.role !== "detail" && { plainSubtitle: subtitleLine({ ...box2, changeLines: [] }, isMarked) },
    ...count !== void 0 && { count },
    ...folded && { folded },
    peerGroup: facts.peers ? `${parent ?? ""}|${style}` : null,
    ...facts.aside && { aside: true },
    ...isBelow && { subtitleBelow: true },
    ...bare && { bare }
  };
}

// src/layout/marks.ts
var CLEAR = 2;
var HEAD = 14;
function withMarks(layout, { changes: changes2, inAll: inAll2 }) {
  const summary = inAll2 === void 0 ? {} : { inAll: inAll2 };
  if (changes2 === void 0) return { ...layout, ...summary };
  const obstacles = obstaclesIn(layout);
  const edges2 = layout.edges.map((placed, owner) => {
    const { mark: sign2 } = placed.edge;
    const mark = sign2 === void 0 ? null : placeFor(placed, sign2, owner, obstacles);
    if (sign2 === void 0 || mark === null) return placed;
    obstacles.solids.add(discAt(mark, sign2));
    return { ...placed, mark };
  });
  return { ...layout, edges: edges2, changes: changes2, ...summary };
}
function obstaclesIn({ nodes, boxes, edges: edges2 }) {
  const cell = cellFor(edges2.map(({ points }) => points));
  const obstacles = { solids: new SpatialIndex(cell), lines: new SpatialIndex(cell) };
  for (const { node: node2, x, y } of nodes) obstacles.solids.add({ x, y, width: node2.width, height: node2.height });
  for (const { box: box2, x, y, width, height } of boxes) {
    obstacles.solids.add({ x, y, width: box2.minWidth, height: titleHeight(box2) });
    for (const side of [x, x + width]) obstacles.lines.add({ x: side, y, width: 0, height });
    for (const side of [y, y + height]) obstacles.lines.add({ x, y: side, width, height: 0 });
  }
  edges2.forEach(({ points, label }, owner) => {
    if (label !== null) obstacles.solids.add(label);
    for (let i = 0; i + 1 < points.length; i++) obstacles.lines.add(runRect(points[i], points[i + 1]), owner);
    for (const end of [points[0], points.at(-1)]) if (end !== void 0) obstacles.solids.add(headAt(end));
  });
  return obstacles;
}
function placeFor(placed, sign2, owner, { solids, lines: lines2 }) {
  const clear = candidates(placed).filter((at2) => !solids.hits(discAt(at2, sign2)));
  return clear.find((at2) => !lines2.hits(discAt(at2, sign2), owner)) ?? clear[0] ?? null;
}
var square = ({ x, y }, half) => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half
});
function discAt({ x, y }, sign2) {
  const width = discWidth(sign2, DISC.edge) + 2 * CLEAR;
  const height = DISC.edge + 2 * CLEAR;
  return { x: x - width / 2, y: y - height / 2, width, height };
}
var headAt = (at2) => square(at2, HEAD - DISC.edge / 2);
var PARTS = [0.5, 0.35, 0.65, 0.2, 0.8];
function candidates({ points, curve }) {
  if (curve !== void 0) return onCurve(curve);
  const runs = points.slice(1).map((b, i) => ({ a: points[i], b }));
  const length = ({ a, b }) => Math.hypot(b.x - a.x, b.y - a.y);
  return runs.filter((run2) => length(run2) >= DISC.edge).sort((one, other) => length(other) - length(one)).flatMap(({ a, b }) => PARTS.map((part) => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part })));
}
function onCurve(curve) {
  const pieces = Array.from({ length: Math.floor((curve.length - 1) / 3) }, (_, i) => i);
  const middle = (pieces.length - 1) / 2;
  return pieces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b).map((i) => {
    const [a, b, c, d] = curve.slice(3 * i, 3 * i + 4);
    return { x: (a.x + 3 * b.x + 3 * c.x + d.x) / 8, y: (a.y + 3 * b.y + 3 * c.y + d.y) / 8 };
  });
}

// src/layout/nested/index.ts
init_group_by();

// src/layout/heading.ts
var MARGIN3 = 24;
var TITLE_HEIGHT3 = 40;
var SUBTITLE_HEIGHT = 18;
var TITLE_BASELINE = 12;
var SUBTITLE_BASELINE = 20;
var SENTENCE_BASELINE = 22;
var SENTENCE_BELOW = 4;
var SENTENCE_LINES = 2;
var SENTENCE_ROOM = 720;
var LEAST_WIDTH = 480;
var TITLE_STRETCH = 1.25;
function placeHeading({ sentence, ...scene }, contentWidth) {
  const placed = placeTitle(scene, contentWidth);
  if (sentence === void 0 || placed.title === null) return placed;
  const broken = sentenceLines(sentence, Math.max(placed.width, LEAST_WIDTH) - 2 * MARGIN3);
  const y = MARGIN3 + placed.height - TITLE_HEIGHT3 + TITLE_BASELINE + SENTENCE_BASELINE;
  return {
    ...placed,
    width: Math.max(placed.width, ...broken.map(({ width }) => width + 2 * MARGIN3)),
    height: placed.height + broken.length * SENTENCE_PITCH + SENTENCE_BELOW,
    heading: { ...placed.heading, sentence: { lines: broken, y } }
  };
}
function sentenceLines({ text: text3, role }, room) {
  const inRoom = lines(text3, role, SENTENCE_SIZE, 400, room, SENTENCE_LINES);
  const isCut = inRoom.some(({ whole: whole2 }) => whole2 !== void 0);
  return isCut ? lines(text3, role, SENTENCE_SIZE, 400, Math.max(room, SENTENCE_ROOM), SENTENCE_LINES) : inRoom;
}
function placeTitle({ title, subtitle }, contentWidth) {
  if (title === null) return { title: null, width: contentWidth, height: 0, heading: { title, subtitle } };
  const start = { x: MARGIN3, y: MARGIN3 + TITLE_BASELINE };
  const width = Math.max(contentWidth, LEAST_WIDTH);
  const oneLineWidth = title.width + (subtitle?.width ?? 0) + 3 * MARGIN3;
  if (oneLineWidth <= width) {
    return {
      title: start,
      width: Math.max(contentWidth, oneLineWidth),
      height: TITLE_HEIGHT3,
      heading: { title, subtitle }
    };
  }
  const room = width - 2 * MARGIN3;
  const broken = titleLines(title, room);
  const extraHeight = (broken.length - 1) * TITLE_PITCH;
  const subtitleLine2 = subtitle && cut(subtitle, Math.max(room, ...broken.map(({ width: width2 }) => width2)));
  return {
    title: start,
    ...subtitleLine2 && { subtitle: { x: start.x, y: start.y + extraHeight + SUBTITLE_BASELINE } },
    width: Math.max(
      contentWidth,
      ...[...broken, ...subtitleLine2 ? [subtitleLine2] : []].map(({ width: width2 }) => width2 + 2 * MARGIN3)
    ),
    height: TITLE_HEIGHT3 + extraHeight + (subtitleLine2 ? SUBTITLE_HEIGHT : 0),
    heading: { title, subtitle: subtitleLine2, ...broken.length > 1 && { broken } }
  };
}
function titleLines(title, room) {
  const { text: text3, whole: whole2, role, width } = title;
  if (whole2 === void 0 && width <= room * TITLE_STRETCH) return [title];
  const inRoom = lines(whole2 ?? text3, role, HEADING_SIZE, 600, room, 2);
  const isCut = inRoom.some((line4) => line4.whole !== void 0);
  return isCut ? lines(whole2 ?? text3, role, HEADING_SIZE, 600, MAX_HEADING, 2) : inRoom;
}
var cut = (line4, room) => line4.width <= room ? line4 : oneLine2(line4.whole ?? line4.text, line4.role, TITLE_SIZE, 400, room) ?? line4;

// src/layout/nested/stack.ts
init_group_by();

// src/layout/nested/spacing.ts
var PADDING2 = 16;
var BARE_PADDING = 2;
var HEADER_GAP = 8;
var ROW_GAP = 22;
var COLUMN_GAP2 = 22;
var EDGE_RUN = 48;
var RUN_ON = 12;
var PORT_GAP = 16;
var LINE_GAP = 16;
var TRACK_MARGIN = 14;
var TRACKS_MARGIN = 12;
var LANE_GAP = 12;
var ICON_GAP = 5;
var AGAINST_SHIFT = 16;
var MARGIN4 = 24;
var ASPECT = 1.6;
var ASPECT_MIN = 0.7;
var ASPECT_MAX = 2.2;
var LABEL_PAD = 10;
var LABEL_HEIGHT = 16;
var LABEL_GAP = LABEL_HEIGHT + 4;
var LABEL_RUN = 40;

// src/layout/nested/stack.ts
var MOST_STRETCH = 1.8;
var MOST_STRETCH_AROUND_BOXES = 1.3;
function unitsOf(children) {
  const groups = groupBy(children, (child) => child.peers ?? child);
  return [...groups.values()].map((items) => ({ items, width: 0, height: 0, offsets: [] }));
}
function equalise(loose) {
  const boxes = singleBoxes(loose).filter(({ box: box2 }) => !box2.aside);
  for (const alike2 of groupBy(boxes, (item) => item.box.style.split(":", 1)[0]).values()) {
    const width = largest(alike2.map((item) => item.width));
    const height = largest(alike2.map((item) => item.height));
    for (const item of alike2) {
      const most = item.children.some(({ box: box2 }) => box2) ? MOST_STRETCH_AROUND_BOXES : MOST_STRETCH;
      if (width < item.width * most) widen(item, width);
      if (height < item.height * MOST_STRETCH) item.height = height;
    }
  }
}
var NEARLY = 1.1;
function alignWidths(loose, joined2) {
  const others = singleBoxes(joined2);
  for (const item of singleBoxes(loose)) {
    const alike2 = others.filter(({ box: box2 }) => box2.style === item.box.style);
    const near = [item, ...alike2].filter((other) => ratio(other.width, item.width) < NEARLY);
    const width = largest(near.map((other) => other.width));
    for (const other of near) widen(other, width);
  }
}
var NEARLY_AS_HIGH = 1.3;
var NEARLY_AS_HIGH_AROUND_BOXES = 1.08;
function alignHeights(units) {
  for (const alike2 of groupBy(singleBoxes(units), ({ box: box2 }) => box2.style.split(":", 1)[0]).values()) {
    const highestFirst = [...new Set(alike2.map(({ height }) => height))].sort((a, b) => b - a);
    for (const item of alike2) {
      const most = item.children.some(({ box: box2 }) => box2) ? NEARLY_AS_HIGH_AROUND_BOXES : NEARLY_AS_HIGH;
      item.height = highestFirst.find((height) => height <= item.height * most);
    }
  }
}
var ratio = (a, b) => Math.max(a, b) / Math.min(a, b);
var singleBoxes = (units) => units.flatMap(({ items }) => items.length === 1 && items[0].box ? [items[0]] : []);
function widen(item, width) {
  if (item.inset === 0 && !item.children.some(({ box: box2 }) => box2)) item.shift += Math.floor((width - item.width) / 2);
  item.width = width;
}
var ROW_ASPECT = 1.2;
function placeUnit(unit, inRow) {
  const { items } = unit;
  const width = largest(items.map((item) => item.width));
  const height = largest(items.map((item) => item.height));
  const isRow = inRow && items.length > 1 && width < height * ROW_ASPECT;
  for (const item of items) {
    item.width = width;
    if (!isRow && item.hollow && item.children.length > 0) compact(item);
    else if (isRow || height < item.height * MOST_STRETCH) item.height = height;
  }
  let next2 = 0;
  unit.offsets = items.map((item, i) => {
    if (isRow) return { x: i * (width + COLUMN_GAP2), y: 0 };
    const y = next2;
    next2 += item.height + ROW_GAP;
    return { x: 0, y };
  });
  const last = unit.offsets.at(-1);
  unit.width = last.x + width;
  unit.height = last.y + items.at(-1).height;
}
var MOST_STRETCH_OF_HOLLOW = 1.3;
var titleHeight2 = ({ box: box2, height }) => Math.min(height, (box2?.headerHeight ?? 0) + (box2?.subtitleBelow ? -SECOND_LINE_END : HEADER_GAP));
var SECOND_LINE_END = 2;
function drawnHeights(items) {
  const drawn = /* @__PURE__ */ new Map();
  for (const item of [...items].reverse()) {
    if (!item.hollow) continue;
    const { children, height, y } = item;
    if (children.length === 0) drawn.set(item, titleHeight2(item));
    else if (item.ports.size === 0) {
      const content = largest(children.map((child) => child.y - y + (drawn.get(child) ?? child.height))) + PADDING2;
      drawn.set(item, height <= content * MOST_STRETCH_OF_HOLLOW ? height : content);
    }
  }
  return drawn;
}
function compact(item) {
  const { children } = item;
  if (children.length === 0 || [item, ...children].some(({ ports }) => ports.size > 0)) return;
  const placed = [];
  const top = Math.min(...children.map(({ y }) => y));
  for (const child of [...children].sort((a, b) => a.y - b.y)) {
    if (child.children.length === 0) child.height = titleHeight2(child);
    const above = placed.filter(({ x, width }) => x < child.x + child.width && child.x < x + width);
    child.y = largest([top, ...above.map(({ y, height }) => y + height + ROW_GAP)]);
    placed.push(child);
  }
  item.height = largest(children.map(({ y, height }) => y + height)) + PADDING2;
}

// src/layout/nested/assemble.ts
function makeAbsolute(items) {
  for (const item of items) {
    if (!item.parent) continue;
    item.x += item.parent.x + item.parent.shift;
    item.y += item.parent.y;
  }
}
function placedBoxes(items) {
  const drawn = drawnHeights(items);
  return items.flatMap((item) => {
    const { box: box2, x, y, width, inset } = item;
    return box2 ? [{ box: box2, x: x + inset, y, width: width - inset, height: drawn.get(item) ?? item.height }] : [];
  });
}
function placedNodes(items) {
  return items.flatMap(({ node: node2, x, y, shift }) => node2 ? [{ node: node2, x: x + shift, y }] : []);
}
function placedEdge(trip, steps2, routes) {
  const points = [];
  for (const { level, joint, backwards } of steps2) {
    const piece = reachBorders(routes.get(level).get(joint), joint, level);
    points.push(...backwards ? piece.reverse() : piece);
  }
  reachDrawnBorders(points, trip);
  return { edge: trip.edge, points: simplify(points), label: null };
}
function reachDrawnBorders(points, { up, down, level }) {
  const ends2 = [
    [0, up[0] ?? level],
    [points.length - 1, down[0] ?? level]
  ];
  for (const [i, { x, inset }] of ends2) if (points[i].x === x) points[i] = { ...points[i], x: x + inset };
}
function reachBorders(route2, joint, level) {
  const piece = route2.map(({ x, y }) => ({ x: x + level.x + level.shift, y: y + level.y }));
  if (joint.left.item === level) piece[0] = { x: level.x, y: piece[0].y };
  if (joint.right.item === level) piece[piece.length - 1] = { x: level.x + level.width, y: piece.at(-1).y };
  return piece;
}
function simplify(points) {
  const corners = [];
  for (const point2 of points) {
    const last = corners.at(-1);
    if (last && isNear(last.x, point2.x) && isNear(last.y, point2.y)) continue;
    const before = corners.at(-2);
    if (before && last && isStraight(before, last, point2)) corners[corners.length - 1] = point2;
    else corners.push(point2);
  }
  return corners;
}
var isStraight = (a, b, c) => isNear(a.x, b.x) && isNear(b.x, c.x) && (b.y - a.y) * (c.y - b.y) >= 0 || isNear(a.y, b.y) && isNear(b.y, c.y) && (b.x - a.x) * (c.x - b.x) >= 0;
var isNear = (a, b) => Math.abs(a - b) < 0.05;

// src/layout/nested/clusters.ts
init_group_by();

// src/layout/nested/routes/trips.ts
var unnamed = () => "";
function planTrips(scene, items) {
  const byId2 = new Map(items.map((item) => [item.id, item]));
  const trips = [];
  scene.edges.forEach((edge, index2) => {
    const source = byId2.get(edge.from);
    const target = byId2.get(edge.to);
    if (!source || !target || source === target) return;
    const { level, up, down } = meet(source, target);
    trips.push({ edge, index: index2, level, up, down, portOut: unnamed, portIn: unnamed, leaves: "E", enters: "W" });
  });
  return trips;
}
function meet(source, target) {
  const up = [];
  const down = [];
  let a = source;
  let b = target;
  while (a !== b) {
    if (a.depth >= b.depth) {
      up.push(a);
      a = a.parent;
    } else {
      down.push(b);
      b = b.parent;
    }
  }
  return { level: a, up, down };
}
var startOf = (trip) => trip.up.at(-1) ?? null;
var endOf = (trip) => trip.down.at(-1) ?? null;
var styleOf = ({ edge }) => `${edge.dashed ? " dashed" : ""}${edge.suggested ? " suggested" : ""}${edge.thin ? " thin" : ""}${edge.twoWay ? " two-way" : ""}${edge.mark ? ` ${edge.mark.change}` : ""}${edge.mark?.opens ? " opens" : ""}`;

// src/layout/nested/tree.ts
init_errors();
init_group_by();

// src/layout/limits.ts
var LANES_MAX = 3e3;
var DOT_CAREFUL_NODES = 300;
var DOT_EFFORT = 0.1;
var GATES_MAX = 12;
var UNPACKED_MAX = 32e6;
var ELEMENTS_MAX = 1e6;
var ATTRIBUTES_MAX = 1e3;
var NESTED_MAX = 100;
var FAR = 1e6;

// src/layout/nested/tree.ts
function createItem(id, order, parent, content, stacks) {
  const node2 = content?.kind === "node" ? content : null;
  const box2 = content?.kind === "box" ? content : null;
  const peers = box2?.peerGroup ?? stacks.get(id) ?? null;
  const amongPeers = peers !== null || parent?.amongPeers === true;
  return {
    id,
    order,
    parent,
    depth: parent ? parent.depth + 1 : 0,
    node: node2,
    box: box2,
    peers,
    children: [],
    ports: /* @__PURE__ */ new Map(),
    amongPeers,
    isGate: node2?.onBorder === true && !amongPeers && (parent?.box ?? null) !== null,
    hasGates: false,
    hollow: false,
    width: node2?.width ?? 0,
    height: node2?.height ?? 0,
    shift: 0,
    inset: 0,
    x: 0,
    y: 0
  };
}
function buildTree(scene, clusters = [], stacks = /* @__PURE__ */ new Map()) {
  const clustersIn = groupBy(clusters, ({ parent }) => parent);
  const clusterOf = /* @__PURE__ */ new Map();
  const items = [];
  const byId2 = /* @__PURE__ */ new Map();
  const add2 = (id, parent, content) => {
    const item = createItem(id, items.length, parent, content, stacks);
    parent?.children.push(item);
    items.push(item);
    return item;
  };
  const addContainer = (id, parent, content) => {
    const container = add2(id, parent, content);
    for (const [n2, { members }] of (clustersIn.get(id) ?? []).entries()) {
      const cluster = add2(`${id}
${n2}`, container, null);
      for (const member2 of members) clusterOf.set(member2, cluster);
    }
    return container;
  };
  const sheet = addContainer("", null, null);
  for (const content of scene.items) {
    const { id } = content;
    const parent = clusterOf.get(id) ?? (content.parent === null ? sheet : byId2.get(content.parent));
    if (!parent) throw new Bug(`scene item ${id} comes before its parent ${content.parent}`);
    byId2.set(id, content.kind === "box" ? addContainer(id, parent, content) : add2(id, parent, content));
  }
  for (const [box2, gates] of groupBy(
    items.filter(({ isGate }) => isGate),
    ({ parent }) => parent
  )) {
    box2.hasGates = gates.length <= GATES_MAX;
    for (const gate of gates) gate.isGate = box2.hasGates;
  }
  for (const item of [...items].reverse())
    item.hollow = item.box !== null && item.children.every(({ hollow }) => hollow);
  return items;
}
function portOf(item, net, side) {
  const key = `${side}${net}`;
  let port = item.ports.get(key);
  if (!port) {
    port = { id: item.ports.size, side, y: 0 };
    item.ports.set(key, port);
  }
  return port;
}

// src/layout/nested/clusters.ts
var LEAST_CLUSTERS = 3;
var LEAST_ITEMS = 40;
var ROUNDS = 12;
var HEAD2 = 3;
var TAIL = 2;
function findClusters(scene) {
  const items = buildTree(scene);
  const counts = countItems(items);
  const neighbours = neighboursOf(planTrips(scene, items));
  return items.flatMap((container) => {
    if (counts.get(container) < LEAST_ITEMS) return [];
    const level = container.children.filter(({ peers }) => peers === null);
    const anchors = anchorsOf(level);
    if (anchors.length < LEAST_CLUSTERS) return [];
    const anchorOf = propagate(level, anchors, neighbours);
    const groups = [...groupBy([...anchorOf.keys()], (item) => anchorOf.get(item)).values()];
    const clusters = groups.filter((members) => members.length > 1);
    if (clusters.length < LEAST_CLUSTERS) return [];
    return clusters.map((members) => ({ parent: container.id, members: members.map(({ id }) => id) }));
  });
}
function countItems(items) {
  const counts = new Map(items.map((item) => [item, 0]));
  for (const item of items.toReversed())
    if (item.parent) counts.set(item.parent, counts.get(item.parent) + 1 + counts.get(item));
  return counts;
}
function anchorsOf(level) {
  const boxes = level.filter(({ box: box2 }) => box2 && !box2.aside);
  let most = [];
  for (const kind of groupBy(boxes, ({ box: box2 }) => box2.style).values()) if (kind.length > most.length) most = kind;
  return most;
}
function neighboursOf(trips) {
  const neighbours = /* @__PURE__ */ new Map();
  const join6 = (a, b, weight) => {
    const row2 = neighbours.get(a) ?? /* @__PURE__ */ new Map();
    neighbours.set(a, row2);
    row2.set(b, (row2.get(b) ?? 0) + weight);
  };
  for (const trip of trips) {
    const [start, end] = [startOf(trip), endOf(trip)];
    if (!start || !end) continue;
    join6(start, end, TAIL);
    join6(end, start, HEAD2);
  }
  return neighbours;
}
function propagate(level, anchors, neighbours) {
  const fixed = new Map(anchors.map((anchor) => [anchor, anchor]));
  let labels = fixed;
  for (let round = 0; round < ROUNDS; round++) {
    const next2 = new Map(fixed);
    for (const item of level) {
      const near = fixed.has(item) ? void 0 : neighbours.get(item);
      const label = near && majority(near, labels, labels.get(item));
      if (label) next2.set(item, label);
    }
    const isStable = next2.size === labels.size && [...next2].every(([item, label]) => labels.get(item) === label);
    labels = next2;
    if (isStable) break;
  }
  return labels;
}
function majority(neighbours, labels, current) {
  const votes = /* @__PURE__ */ new Map();
  let total = 0;
  for (const [item, weight] of neighbours) {
    const label = labels.get(item);
    if (!label) continue;
    votes.set(label, (votes.get(label) ?? 0) + weight);
    total += weight;
  }
  for (const [label, weight] of votes)
    if (weight * 2 > total || label === current && weight * 2 === total) return label;
  return null;
}

// src/layout/nested/level.ts
init_group_by();

// src/layout/nested/blocks.ts
init_group_by();

// src/layout/nested/grid.ts
function fillWidth(cells, width) {
  return layoutGrid(cells, Math.max(1, Math.floor((width + COLUMN_GAP2) / pitchOf(cells).pitch)));
}
function pitchOf(cells) {
  const left = largest(cells.map((cell) => cell.axis));
  return { left, pitch: left + largest(cells.map((cell) => cell.width - cell.axis)) + COLUMN_GAP2 };
}
function layoutGrid(cells, fitting) {
  const { left, pitch } = pitchOf(cells);
  const rows2 = Math.ceil(cells.length / fitting);
  const columns = Math.ceil(cells.length / rows2);
  const place = /* @__PURE__ */ new Map();
  let y = 0;
  for (let start = 0; start < cells.length; start += columns) {
    const row2 = cells.slice(start, start + columns);
    row2.forEach((cell, i) => {
      place.set(cell.vertex, { x: i * pitch + left - cell.axis, y });
    });
    y += largest(row2.map((cell) => cell.height)) + ROW_GAP;
  }
  return {
    width: Math.min(columns, cells.length) * pitch - COLUMN_GAP2,
    height: y - ROW_GAP,
    place,
    widths: /* @__PURE__ */ new Map(),
    routes: /* @__PURE__ */ new Map(),
    west: false,
    east: false
  };
}
function gridWidth(cells, aspect) {
  const area = cells.reduce((sum, { width, height }) => sum + (width + COLUMN_GAP2) * (height + ROW_GAP), 0);
  return Math.sqrt(area * aspect);
}
var IN_A_ROW = 6;
var FLATNESS = 3;
var layoutStrip = (cells) => layoutGrid(cells, Math.max(IN_A_ROW, Math.ceil(Math.sqrt(cells.length * FLATNESS))));
function stripRows(strips, width) {
  const rows2 = {
    ...{ width: 0, height: 0, place: /* @__PURE__ */ new Map(), widths: /* @__PURE__ */ new Map(), routes: /* @__PURE__ */ new Map(), west: false, east: false }
  };
  let [x, y, rowHeight] = [0, 0, 0];
  for (const strip of strips) {
    if (x > 0 && x + strip.width > width) [x, y, rowHeight] = [0, y + rowHeight + ROW_GAP, 0];
    for (const [v, at2] of strip.place) rows2.place.set(v, { x: at2.x + x, y: at2.y + y });
    rowHeight = Math.max(rowHeight, strip.height);
    rows2.width = Math.max(rows2.width, x + strip.width);
    rows2.height = y + rowHeight;
    x += strip.width + COLUMN_GAP2;
  }
  return rows2;
}
function stripForms(strips) {
  const whole2 = strips.reduce((sum, { width }) => sum + width + COLUMN_GAP2, 0);
  const widest2 = largest(
    strips.map(({ width }) => width),
    0
  );
  return strips.map((_, i) => stripRows(strips, Math.max(widest2, whole2 / (i + 1))));
}

// src/layout/nested/layered/columns.ts
function buildColumns(level, rank, count) {
  const { vertices, segments, members, numbers } = level;
  const columns = Array.from({ length: count + 2 }, () => []);
  const addCell = (vertex, column, height, order) => {
    const cell = {
      vertex,
      column,
      height,
      order,
      toLeft: [],
      toRight: [],
      index: 0,
      y: 0,
      least: Number.NEGATIVE_INFINITY,
      most: Number.POSITIVE_INFINITY
    };
    columns[column].push(cell);
    return cell;
  };
  const cells = /* @__PURE__ */ new Map();
  for (const v of members) cells.set(v, addCell(v, rank.get(v) + 1, vertices[v].height, vertices[v].order));
  const trunks = trunkKeys(numbers, segments, cells);
  const lanes = /* @__PURE__ */ new Map();
  const lanesOf = (number2) => {
    const trunk2 = trunks.get(number2);
    const trunkLanes = lanes.get(trunk2) ?? [];
    lanes.set(trunk2, trunkLanes);
    return trunkLanes;
  };
  const laneIn = (trunkLanes, column, order) => {
    trunkLanes[column] ??= addCell(-1, column, 0, order);
    return trunkLanes[column];
  };
  const sharesEnd = sharedLabelEnds(numbers, segments);
  const paths = /* @__PURE__ */ new Map();
  const brackets = /* @__PURE__ */ new Map();
  for (const number2 of numbers) {
    const { left, right, bracket, kind, weight, label, labelled, labelLeft } = segments[number2];
    const from = cells.get(left.vertex);
    const to = cells.get(right.vertex);
    if (bracket) {
      brackets.set(number2, { upper: { cell: from, y: left.y }, lower: { cell: to, y: right.y }, trackX: 0 });
      continue;
    }
    const path = [];
    const trunkLanes = to.column - from.column > 1 ? lanesOf(number2) : [];
    let at2 = from;
    for (let column = from.column + 1; column <= to.column; column++) {
      const next2 = column === to.column ? to : laneIn(trunkLanes, column, from.order);
      const inset = runInside(vertices, at2 === from ? left : null) + runInside(vertices, next2 === to ? right : null);
      const start = { cell: at2, y: at2 === from ? left.y : 0 };
      const link2 = linkBetween(kind, inset, start, { cell: next2, y: next2 === to ? right.y : 0 });
      link2.labelled ||= labelled;
      link2.weight += weight;
      path.push(link2);
      at2 = next2;
    }
    reserveLabel(labelLeft ? path[0] : path.at(-1), label, labelLeft !== sharesEnd(segments[number2]));
    paths.set(number2, path);
  }
  return { columns, paths, brackets, cells };
}
var runInside = (vertices, end) => end && !vertices[end.vertex].isBox ? end.inset : RUN_ON;
function reserveLabel(link2, label, left) {
  if (left) link2.labelLeft = Math.max(link2.labelLeft, label);
  else link2.labelRight = Math.max(link2.labelRight, label);
}
function sharedLabelEnds(numbers, segments) {
  const keyOf3 = ({ left, right, labelLeft }) => {
    const end = labelLeft ? left : right;
    return `${labelLeft}${end.vertex}:${end.y}`;
  };
  const uses2 = /* @__PURE__ */ new Map();
  for (const n2 of numbers) {
    const segment = segments[n2];
    if (segment.label > 0) uses2.set(keyOf3(segment), (uses2.get(keyOf3(segment)) ?? 0) + 1);
  }
  return (segment) => (uses2.get(keyOf3(segment)) ?? 0) > 1;
}
function linkBetween(kind, inset, start, end) {
  const { cell: left, y: leftY } = start;
  const { cell: right, y: rightY } = end;
  const shorter = left.toRight.length < right.toLeft.length ? left.toRight : right.toLeft;
  for (const link3 of shorter)
    if (link3.kind === kind && link3.left === left && link3.right === right && link3.leftY === leftY && link3.rightY === rightY)
      return link3;
  const link2 = {
    kind,
    inset,
    left,
    right,
    leftY,
    rightY,
    weight: 0,
    pull: 1,
    labelled: false,
    labelLeft: 0,
    labelRight: 0,
    trackX: 0,
    detour: null
  };
  left.toRight.push(link2);
  right.toLeft.push(link2);
  return link2;
}
function trunkKeys(numbers, segments, cells) {
  const uses2 = /* @__PURE__ */ new Map();
  const keysOf3 = ({ kind, left, right }) => [
    `L${left.vertex}:${left.y}:${kind}`,
    `R${right.vertex}:${right.y}:${kind}`
  ];
  const spanOf = (n2) => {
    const { left, right } = segments[n2];
    return { from: cells.get(left.vertex).column, to: cells.get(right.vertex).column };
  };
  const long = numbers.filter((n2) => !segments[n2].bracket && lanesIn(spanOf(n2)) > 0);
  for (const n2 of long) for (const key of keysOf3(segments[n2])) uses2.set(key, (uses2.get(key) ?? 0) + 1);
  const trunks = new Map(
    long.map((n2) => {
      const [bySource, byTarget] = keysOf3(segments[n2]);
      return [n2, uses2.get(byTarget) > uses2.get(bySource) ? byTarget : bySource];
    })
  );
  const spans = /* @__PURE__ */ new Map();
  for (const [n2, trunk2] of trunks) {
    const { from, to } = spanOf(n2);
    const known2 = spans.get(trunk2) ?? { from, to };
    spans.set(trunk2, { from: Math.min(from, known2.from), to: Math.max(to, known2.to) });
  }
  const lanes = [...spans.values()].reduce((sum, span) => sum + lanesIn(span), 0);
  return lanes <= LANES_MAX ? trunks : new Map(long.map((n2) => [n2, segments[n2].kind]));
}
var lanesIn = ({ from, to }) => to - from - 1;

// src/layout/nested/layered/fold.ts
var TOO_WIDE = 3.2;
var LEAST_COLUMNS = 6;
var MOST_TURNS = 4;
var SEARCH = 0.3;
function layoutFolded(level, rank, unfolded, layOut2) {
  if (unfolded.width < unfolded.height * TOO_WIDE) return null;
  const { vertices, segments, members, numbers } = level;
  const count = largest(members.map((v) => rank.get(v))) + 1;
  if (count < LEAST_COLUMNS) return null;
  const rows2 = Math.round(Math.sqrt(unfolded.width / (unfolded.height * ASPECT)));
  const cuts = findCuts(level, rank, count, rows2);
  if (!cuts) return null;
  const split = splitRows(level, rowsAt(cuts, vertices, rank), cuts.length + 1);
  const blocks = split.rows.map((row2) => layOut2({ vertices: split.vertices, segments: split.segments, ...row2 }));
  return reachBorders2(stackRows(blocks, split.turns, numbers, unfolded), vertices, segments);
}
function findCuts(level, rank, count, rows2) {
  const { vertices, segments, numbers } = level;
  const length = count / rows2;
  const turns = turnsAtCuts(level, rank, count);
  const cuts = [];
  for (let row2 = 1; row2 < rows2; row2++) {
    const ideal = row2 * length;
    const candidates3 = [];
    for (let cut3 = Math.ceil(ideal - length * SEARCH); cut3 <= ideal + length * SEARCH; cut3++)
      if (cut3 > (cuts.at(-1) ?? 0) && cut3 < count) candidates3.push(cut3);
    const cost2 = (cut3) => turns[cut3] * 10 + Math.abs(cut3 - ideal);
    candidates3.sort((a, b) => cost2(a) - cost2(b) || a - b);
    const best = candidates3[0];
    if (best === void 0 || turns[best] > MOST_TURNS) return null;
    cuts.push(best);
  }
  const rowOf4 = rowsAt(cuts, vertices, rank);
  const skipsNoRow = numbers.every((n2) => rowOf4(segments[n2].right.vertex) - rowOf4(segments[n2].left.vertex) <= 1);
  return cuts.length > 0 && skipsNoRow ? cuts : null;
}
var rowsAt = (cuts, vertices, rank) => (v) => {
  const { border } = vertices[v];
  if (border) return border === "W" ? 0 : cuts.length;
  return cuts.filter((cut3) => rank.get(v) >= cut3).length;
};
function turnsAtCuts(level, rank, count) {
  const { vertices, segments, numbers } = level;
  const reach = /* @__PURE__ */ new Map();
  for (const n2 of numbers) {
    const segment = segments[n2];
    const from = vertices[segment.left.vertex].border === "W" ? -1 : rank.get(segment.left.vertex);
    const to = rank.get(segment.right.vertex);
    const known2 = reach.get(pointKey(segment));
    reach.set(pointKey(segment), { from, to: Math.max(to, known2?.to ?? to) });
  }
  const changes2 = new Array(count + 2).fill(0);
  for (const { from, to } of reach.values()) {
    if (to <= from) continue;
    changes2[from + 1]++;
    changes2[Math.min(to, count) + 1]--;
  }
  let open = 0;
  return changes2.map((change2) => {
    open += change2;
    return open;
  });
}
var pointKey = ({ kind, left }) => `${left.vertex}:${left.y}:${kind}`;
function splitRows({ vertices: levelVertices, segments, members, numbers }, rowOf4, count) {
  const vertices = [...levelVertices];
  const rowSegments = [...segments];
  const rows2 = Array.from({ length: count }, () => ({ members: [], numbers: [] }));
  for (const v of members) rows2[rowOf4(v)].members.push(v);
  const turns = /* @__PURE__ */ new Map();
  const addPort = (row2, border) => {
    vertices.push({ width: 0, height: 0, border, order: vertices.length, isBox: false, axis: 0 });
    rows2[row2].members.push(vertices.length - 1);
    return vertices.length - 1;
  };
  const addSegment = (row2, segment) => {
    rowSegments.push(segment);
    rows2[row2].numbers.push(rowSegments.length - 1);
    return rowSegments.length - 1;
  };
  for (const n2 of numbers) {
    const segment = segments[n2];
    const row2 = rowOf4(segment.left.vertex);
    if (rowOf4(segment.right.vertex) === row2) {
      rows2[row2].numbers.push(n2);
      continue;
    }
    const key = pointKey(segment);
    const turn = turns.get(key) ?? { row: row2, out: addPort(row2, "E"), into: addPort(row2 + 1, "W"), parts: /* @__PURE__ */ new Map() };
    turns.set(key, turn);
    const port = (vertex) => ({ vertex, y: 0, inset: 0 });
    const first = { ...segment, right: port(turn.out), label: segment.labelLeft ? segment.label : 0 };
    const second = { ...segment, left: port(turn.into), label: segment.labelLeft ? 0 : segment.label };
    turn.parts.set(n2, { first: addSegment(row2, first), second: addSegment(row2 + 1, second) });
  }
  return { vertices, segments: rowSegments, rows: rows2, turns: [...turns.values()] };
}
function stackRows(blocks, turns, numbers, unfolded) {
  const most = largest(blocks.map((_, row2) => turns.filter((turn) => turn.row === row2).length));
  const channel = TRACK_MARGIN + most * LINE_GAP;
  const inner = PORT_GAP + largest(blocks.map((block3) => block3.width));
  const place = /* @__PURE__ */ new Map();
  const widths = new Map(blocks.flatMap((block3) => [...block3.widths]));
  const pieces = /* @__PURE__ */ new Map();
  const tops = [];
  let y = 0;
  blocks.forEach((block3, row2) => {
    tops.push(y);
    const dx = channel + (block3.west ? 0 : PORT_GAP);
    for (const [v, at2] of block3.place) place.set(v, { x: at2.x + dx, y: at2.y + y });
    for (const [n2, points] of block3.routes)
      pieces.set(
        n2,
        points.map((point2) => ({ x: point2.x + dx, y: point2.y + y }))
      );
    y += block3.height + ROW_GAP + turns.filter((turn) => turn.row === row2).length * LINE_GAP;
  });
  const routes = /* @__PURE__ */ new Map();
  for (const n2 of numbers) if (pieces.has(n2)) routes.set(n2, pieces.get(n2));
  blocks.forEach((block3, row2) => {
    const rowTurns = turns.filter((turn) => turn.row === row2);
    rowTurns.forEach((turn, i) => {
      const corridor = tops[row2] + block3.height + ROW_GAP / 2 + i * LINE_GAP;
      const right = channel + inner + TRACK_MARGIN + (rowTurns.length - 1 - i) * LINE_GAP;
      const left = channel - TRACK_MARGIN - i * LINE_GAP;
      for (const [n2, { first, second }] of turn.parts) {
        const before = pieces.get(first);
        const after = pieces.get(second);
        const detour = [
          { x: right, y: before.at(-1).y },
          { x: right, y: corridor },
          { x: left, y: corridor },
          { x: left, y: after[0].y }
        ];
        routes.set(n2, [...before, ...detour, ...after]);
      }
    });
  });
  const width = inner + 2 * channel;
  for (const v of [...place.keys()]) if (!unfolded.place.has(v)) place.delete(v);
  return { width, height: y - ROW_GAP, place, widths, routes, west: unfolded.west, east: unfolded.east };
}
function reachBorders2(block3, vertices, segments) {
  const moved = (v, at2) => {
    const { border } = vertices[v];
    return border ? { x: border === "W" ? 0 : block3.width, y: at2.y } : at2;
  };
  for (const [v, at2] of block3.place) block3.place.set(v, moved(v, at2));
  for (const [n2, points] of block3.routes) {
    const { left, right } = segments[n2];
    const ends2 = [moved(left.vertex, points[0]), moved(right.vertex, points.at(-1))];
    block3.routes.set(n2, [ends2[0], ...points.slice(1, -1), ends2[1]]);
  }
  return block3;
}

// src/layout/nested/layered/horizontal.ts
init_group_by();

// src/layout/nested/layered/wires.ts
init_group_by();

// src/layout/nested/layered/model.ts
var LEVEL = 0.5;

// src/layout/nested/layered/wires.ts
var isStraight2 = (wire) => wire.bottom - wire.top < LEVEL;
function wiresOf(column, brackets) {
  const links = column.flatMap((cell) => cell.toRight);
  const wires = bundles(links).map(
    (group2) => createWire(group2, null, unique(group2.map(leftHeight)), unique(group2.map(rightHeight)))
  );
  for (const bracket of brackets) {
    const heights = [bracket.upper, bracket.lower].map(({ cell, y }) => cell.y + y);
    wires.push(createWire([], bracket, heights, []));
  }
  return wires;
}
function bundles(links) {
  const byLeft = groupBy(links, leftPoint);
  const rightUses = groupBy(links, rightPoint);
  const complete = groupBy([...byLeft.values()], (group2) => group2.map(rightPoint).sort().join(" "));
  const bundled2 = [];
  const rest2 = [];
  for (const groups of complete.values()) {
    const all = groups.flat();
    if (groups.length > 1 || all.length === 1) bundled2.push(all);
    else rest2.push(...all);
  }
  const stars = groupBy(rest2, (link2) => {
    const left = leftPoint(link2);
    const right = rightPoint(link2);
    return rightUses.get(right).length > byLeft.get(left).length ? `R${right}` : `L${left}`;
  });
  return [...bundled2, ...stars.values()];
}
var leftHeight = (link2) => link2.left.y + link2.leftY;
var rightHeight = (link2) => link2.right.y + link2.rightY;
var leftPoint = (link2) => `${link2.left.index}:${link2.leftY}:${link2.kind}`;
var rightPoint = (link2) => `${link2.right.index}:${link2.rightY}:${link2.kind}`;
function createWire(links, bracket, lefts, rights) {
  const all = [...lefts, ...rights];
  const downwards = (a, b) => a - b;
  lefts.sort(downwards);
  rights.sort(downwards);
  return { links, bracket, lefts, rights, top: smallest(all), bottom: largest(all), half: null, slot: -1 };
}
function splitWire(wire, taken) {
  const middle = (wire.top + wire.bottom) / 2;
  const span = Math.max(wire.bottom - wire.top, LEAST_DETOUR_ROOM);
  const clearance = (y) => smallest(taken.map((other) => Math.abs(other - y)));
  const heights = DETOUR_SHIFTS.map((shift) => Math.round(middle + shift * span));
  const height = heights.find((y) => clearance(y) >= LINE_GAP) ?? heights.reduce((a, b) => clearance(b) > clearance(a) ? b : a);
  const link2 = wire.links[0];
  link2.detour = { y: height, x: 0 };
  return [
    { ...createWire(wire.links, null, [...wire.lefts], [height]), half: "first" },
    { ...createWire(wire.links, null, [height], [...wire.rights]), half: "second" }
  ];
}
var singleWires = (wire) => wire.links.map((link2) => createWire([link2], null, [leftHeight(link2)], [rightHeight(link2)]));
var LEAST_DETOUR_ROOM = 5 * LINE_GAP;
var DETOUR_SHIFTS = [0, 0.1, -0.1, 0.2, -0.2, 0.3, -0.3, 0.4, -0.4];
var unique = (heights) => [...new Set(heights)];

// src/layout/nested/layered/horizontal.ts
function placeHorizontally({ columns, brackets }, vertices) {
  const bracketsOf = groupBy([...brackets.values()], (bracket) => bracket.upper.cell.column);
  const placed = [];
  let x = 0;
  columns.forEach((column, c) => {
    const width = columnWidth(column, vertices);
    placed.push({ x, width });
    x += width;
    if (c + 1 === columns.length) return;
    const wires = wiresOf(column, bracketsOf.get(c) ?? []);
    const next2 = columns[c + 1];
    if (wires.length === 0) {
      if (c > 0 && next2.length > 0 && c + 2 < columns.length) x += COLUMN_GAP2;
      return;
    }
    const border = c === 0 || c + 2 === columns.length && next2.length > 0;
    x += placeTracks(wires, x, border ? PORT_GAP : leastGap(column));
  });
  return { width: x, columns: placed };
}
function columnWidth(column, vertices) {
  const { left, right } = nodeExtents(column, vertices);
  let width = left + right;
  for (const { vertex } of column) if (vertex >= 0) width = Math.max(width, vertices[vertex].width);
  return width;
}
function nodeExtents(column, vertices) {
  let left = 0;
  let right = 0;
  for (const { vertex } of column) {
    if (vertex < 0 || vertices[vertex].isBox) continue;
    const { axis, width } = vertices[vertex];
    left = Math.max(left, axis);
    right = Math.max(right, width - axis);
  }
  return { left, right };
}
var leastGap = (column) => largest(
  column.flatMap(({ toRight }) => toRight.map(({ inset }) => EDGE_RUN - inset)),
  COLUMN_GAP2
);
function placeTracks(unsorted, x, least) {
  const { wires, slots } = assignSlots(unsorted);
  let labelLeft = 0;
  let labelRight = 0;
  for (const link2 of wires.flatMap((wire) => wire.links)) {
    labelLeft = Math.max(labelLeft, link2.labelLeft);
    labelRight = Math.max(labelRight, link2.labelRight);
  }
  const margin = slots > 1 ? TRACKS_MARGIN : TRACK_MARGIN;
  const tracks = slots === 0 ? 0 : 2 * margin + (slots - 1) * LINE_GAP;
  const width = Math.max(least, tracks + labelLeft + labelRight);
  const spare = width - tracks - labelLeft - labelRight;
  const first = x + labelLeft + spare / 2 + margin;
  for (const wire of wires) {
    const trackX = first + Math.max(0, wire.slot) * LINE_GAP;
    for (const link2 of wire.links) {
      if (wire.half === "second") link2.detour.x = trackX;
      else link2.trackX = trackX;
    }
    if (wire.bracket) wire.bracket.trackX = trackX;
  }
  return width;
}
var MUCH_WIDER = 2.5;
function xInColumn(cell, vertex, column, nodes) {
  if (vertex.isBox)
    return cell.toLeft.length === 0 && cell.toRight.length > 0 ? column.x + column.width - vertex.width : column.x;
  const free = column.width - nodes.left - nodes.right;
  const side = free < MUCH_WIDER * (nodes.left + nodes.right) ? 0.5 : cell.toRight.length === 0 ? 0 : cell.toLeft.length === 0 ? 1 : 0.5;
  return column.x + nodes.left - vertex.axis + free * side;
}
var OVERLAP_COST = 1e3;
var NEAR = 5;
var SLOT_MARGIN = 36;
var IMPROVE_LIMIT = 400;
var WORK_MAX = 1e6;
var ROUNDS2 = 6;
var MAX_SPLITS = 24;
function assignSlots(wires) {
  const straight = heightsOf(wires.filter(isStraight2));
  const order = startOrder(wires.filter((wire) => !isStraight2(wire)));
  if (order.length <= IMPROVE_LIMIT) {
    const work = { left: WORK_MAX };
    improve(order, work);
    for (let round = 0; round < MAX_SPLITS && work.left > 0 && splitOne(order, straight); round++) improve(order, work);
  }
  const slots = stackSlots(order);
  return { wires: [...wires.filter(isStraight2), ...order], slots };
}
function splitOne(order, straight) {
  for (let j = 1; j < order.length; j++) {
    for (let i = 0; i < j; i++) {
      if (cost(order[i], order[j]) < OVERLAP_COST) continue;
      const k = isSimple(order[j]) ? j : isSimple(order[i]) ? i : -1;
      if (k >= 0) order.splice(k, 1, ...splitWire(order[k], [...straight, ...heightsOf(order)]));
      else if (order[j].links.length > 1) order.splice(j, 1, ...singleWires(order[j]));
      else continue;
      return true;
    }
  }
  return false;
}
var isSimple = (wire) => wire.links.length === 1 && wire.half === null;
var heightsOf = (wires) => wires.flatMap((wire) => [...wire.lefts, ...wire.rights]);
function startOrder(wires) {
  const start = (wire) => smallest(wire.lefts);
  const rises = (wire) => mean(wire.rights.length > 0 ? wire.rights : wire.lefts) < mean(wire.lefts);
  return wires.map((wire, i) => ({ wire, i, up: rises(wire), from: start(wire) })).sort((a, b) => Number(b.up) - Number(a.up) || (a.up ? a.from - b.from : b.from - a.from) || a.i - b.i).map(({ wire }) => wire);
}
var mean = (numbers) => numbers.reduce((sum, n2) => sum + n2, 0) / numbers.length;
function improve(order, work) {
  for (let round = 0; round < ROUNDS2; round++) {
    let moved = false;
    const ends2 = heightsOf(order).length;
    for (const wire of [...order]) {
      work.left -= 2 * (order.length + ends2 + order.length * (wire.lefts.length + wire.rights.length));
      if (work.left < 0) return;
      const from = order.indexOf(wire);
      const to = bestIndex(order, from);
      if (to === from) continue;
      order.splice(from, 1);
      order.splice(to, 0, wire);
      moved = true;
    }
    if (!moved) return;
  }
}
function bestIndex(order, from) {
  const wire = order[from];
  let best = from;
  let least = 0;
  for (const direction of [-1, 1]) {
    let change2 = 0;
    for (let i = from + direction; i >= 0 && i < order.length; i += direction) {
      const other = order[i];
      change2 += (cost(wire, other) - cost(other, wire)) * -direction;
      if (change2 < least) {
        least = change2;
        best = i;
      }
    }
  }
  return best;
}
function cost(first, second) {
  if (first.half && first.links[0] === second.links[0]) return first.half === "first" ? 0 : OVERLAP_COST;
  const crossed = countWithin(second.lefts, first.top, first.bottom) + countWithin(first.rights, second.top, second.bottom);
  return crossed + OVERLAP_COST * countNear(first.rights, second.lefts);
}
function countWithin(heights, top, bottom) {
  return Math.max(0, firstFrom(heights, bottom) - firstFrom(heights, top, true));
}
function firstFrom(heights, y, after = false) {
  let low = 0;
  let high = heights.length;
  while (low < high) {
    const middle = low + high >> 1;
    if (after ? heights[middle] > y : heights[middle] >= y) high = middle;
    else low = middle + 1;
  }
  return low;
}
function countNear(some, others) {
  let pairs = 0;
  let from = 0;
  for (const y of some) {
    while (from < others.length && others[from] <= y - NEAR) from++;
    for (let at2 = from; at2 < others.length && others[at2] < y + NEAR; at2++) pairs++;
  }
  return pairs;
}
function stackSlots(order) {
  let slots = 0;
  const placed = [];
  for (const wire of order) {
    let slot = 0;
    for (const other of placed) if (other.slot >= slot && needSlots(other, wire)) slot = other.slot + 1;
    wire.slot = slot;
    slots = Math.max(slots, slot + 1);
    placed.push(wire);
  }
  return slots;
}
var needSlots = (a, b) => a.top < b.bottom + SLOT_MARGIN && b.top < a.bottom + SLOT_MARGIN;

// src/layout/nested/layered/order.ts
var SWEEPS = [
  { cells: 4e3, sweeps: 16 },
  { cells: 2e4, sweeps: 8 },
  { cells: Number.POSITIVE_INFINITY, sweeps: 4 }
];
var SWAP_LIMIT = 60;
function orderColumns(columns, vertices) {
  initialOrder(columns, vertices);
  const total = columns.reduce((sum, column) => sum + column.length, 0);
  const sweeps = SWEEPS.find(({ cells }) => total <= cells).sweeps;
  let best = columns.map((column) => [...column]);
  let least = countCrossings(columns);
  const orders = [];
  for (let sweep = 0; sweep < sweeps && least > 0; sweep++) {
    const forward = sweep % 2 === 0;
    for (let k = 0; k < columns.length; k++) sortColumn(columns[forward ? k : columns.length - 1 - k], forward);
    swapNeighbours(columns);
    const order = columns.map((column) => [...column]);
    if (sweep > 1 && isSame(order, orders[sweep - 2])) break;
    orders.push(order);
    const crossings = countCrossings(columns);
    if (crossings < least) {
      least = crossings;
      best = order;
    }
  }
  best.forEach((column, c) => {
    columns[c] = column;
    renumber(column);
  });
}
var isSame = (a, b) => a.every((column, c) => column.every((cell, i) => cell === b[c][i]));
function renumber(column) {
  column.forEach((cell, index2) => {
    cell.index = index2;
  });
}
function initialOrder(columns, vertices) {
  const seen2 = /* @__PURE__ */ new Set();
  const placed = columns.map(() => []);
  const roots = columns.flatMap((column) => [...column].sort((a, b) => a.order - b.order));
  for (const root2 of roots) {
    const stack2 = [root2];
    while (stack2.length > 0) {
      const cell = stack2.pop();
      if (seen2.has(cell)) continue;
      seen2.add(cell);
      placed[cell.column].push(cell);
      stack2.push(...inOrder(cell, vertices).reverse());
    }
  }
  placed.forEach((column, c) => {
    columns[c] = column;
    renumber(column);
  });
}
function inOrder(cell, vertices) {
  const next2 = cell.toRight.map((link2) => link2.right);
  const targets = next2.filter((other) => other.vertex >= 0).sort((a, b) => a.order - b.order);
  const isMainPath = isIcon(cell, vertices) && targets.length === 1 && isIcon(targets[0], vertices) && !isEnd(targets[0]);
  const middle = isMainPath ? 1 : Math.floor(targets.length / 2);
  targets.splice(middle, 0, ...next2.filter((other) => other.vertex < 0));
  return targets;
}
function isIcon({ vertex }, vertices) {
  return vertex >= 0 && vertices[vertex].border === null && !vertices[vertex].isBox;
}
var isEnd = ({ toRight }) => toRight.length === 0;
var hasSideBranch = (columns, vertices) => columns.flat().some((cell) => {
  const next2 = cell.toRight.map(({ right }) => right);
  const ends2 = next2.filter((other) => isIcon(other, vertices) && isEnd(other));
  return isIcon(cell, vertices) && ends2.length === 1 && next2.length > 1 && next2.every((other) => other.vertex < 0 || other === ends2[0]);
});
var position = (cell, y) => cell.index + (cell.height > 0 ? y / cell.height * 0.9 : 0);
function sortColumn(column, fromLeft) {
  const keys = /* @__PURE__ */ new Map();
  for (const cell of column) {
    const links = fromLeft ? cell.toLeft : cell.toRight;
    if (links.length === 0) continue;
    let sum = 0;
    for (const link2 of links) sum += fromLeft ? position(link2.left, link2.leftY) : position(link2.right, link2.rightY);
    keys.set(cell, sum / links.length);
  }
  const movable = column.filter((cell) => keys.has(cell));
  movable.sort((a, b) => keys.get(a) - keys.get(b) || a.index - b.index);
  let next2 = 0;
  for (let i = 0; i < column.length; i++) if (keys.has(column[i])) column[i] = movable[next2++];
  renumber(column);
}
function swapNeighbours(columns) {
  for (const column of columns) {
    if (column.length > SWAP_LIMIT) continue;
    for (let round = 0, improved = true; improved && round < 4; round++) {
      improved = false;
      for (let i = 0; i + 1 < column.length; i++) {
        const upper = column[i];
        const lower2 = column[i + 1];
        if (gain(upper, lower2) <= 0) continue;
        column[i] = lower2;
        column[i + 1] = upper;
        lower2.index = i;
        upper.index = i + 1;
        improved = true;
      }
    }
  }
}
function gain(upper, lower2) {
  const leftEnd = (link2) => position(link2.left, link2.leftY);
  const rightEnd = (link2) => position(link2.right, link2.rightY);
  const before = crossingsOfPair(upper.toLeft, lower2.toLeft, leftEnd) + crossingsOfPair(upper.toRight, lower2.toRight, rightEnd);
  const after = crossingsOfPair(lower2.toLeft, upper.toLeft, leftEnd) + crossingsOfPair(lower2.toRight, upper.toRight, rightEnd);
  return before - after;
}
function countCrossings(columns) {
  let total = 0;
  for (const column of columns) total += crossingsAfter(column);
  return total;
}
var FEW = 24;
function crossingsAfter(column) {
  const links = column.flatMap((cell) => cell.toRight);
  return links.length <= FEW ? amongFew(links) : amongMany(links);
}
function amongFew(links) {
  let crossings = 0;
  for (let i = 0; i < links.length; i++) {
    const a = links[i];
    for (let k = i + 1; k < links.length; k++) {
      const b = links[k];
      const onLeft = a.left.index - b.left.index || a.leftY - b.leftY;
      const onRight = a.right.index - b.right.index || a.rightY - b.rightY;
      if (onLeft < 0 && onRight > 0 || onLeft > 0 && onRight < 0) crossings++;
    }
  }
  return crossings;
}
function amongMany(links) {
  const points = rightPoints(links);
  links.sort((a, b) => a.left.index - b.left.index || a.leftY - b.leftY);
  const tree = new Int32Array(links.length + 1);
  let seen2 = 0;
  let crossings = 0;
  let start = 0;
  while (start < links.length) {
    let end = start;
    while (end < links.length && samePoint(links[start], links[end])) end++;
    for (let i = start; i < end; i++) crossings += seen2 - sumUpTo(tree, points.get(links[i]));
    for (let i = start; i < end; i++, seen2++) add(tree, points.get(links[i]));
    start = end;
  }
  return crossings;
}
function rightPoints(links) {
  const sorted2 = [...links].sort((a, b) => a.right.index - b.right.index || a.rightY - b.rightY);
  const points = /* @__PURE__ */ new Map();
  let point2 = -1;
  sorted2.forEach((link2, i) => {
    const before = sorted2[i - 1];
    if (!before || before.right !== link2.right || before.rightY !== link2.rightY) point2++;
    points.set(link2, point2);
  });
  return points;
}
var samePoint = (a, b) => a.left === b.left && a.leftY === b.leftY;
function sumUpTo(tree, index2) {
  let sum = 0;
  for (let i = index2 + 1; i > 0; i -= i & -i) sum += tree[i];
  return sum;
}
function add(tree, index2) {
  for (let i = index2 + 1; i < tree.length; i += i & -i) tree[i]++;
}
function crossingsOfPair(upper, lower2, far) {
  let crossings = 0;
  for (const a of upper) for (const b of lower2) if (far(a) > far(b)) crossings++;
  return crossings;
}

// src/layout/nested/layered/ranks.ts
var MOST_LINES = 4;
function assignRanks(vertices, members, segments, limit) {
  const arcs = collectArcs(vertices, members, segments);
  const order = topological(vertices, members, arcs);
  const within2 = (height) => {
    const rank = fillColumns(vertices, order, arcs, height);
    pullRight(vertices, order, arcs, rank, height);
    return renumber2(vertices, members, rank);
  };
  return balance2(within2, limit);
}
var HALVINGS = 6;
function balance2(within2, limit) {
  let best = within2(limit);
  if (best.count === within2(Number.POSITIVE_INFINITY).count) return best;
  let [low, high] = [0, limit];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    const ranks2 = within2(middle);
    if (ranks2.count > best.count) low = middle;
    else [best, high] = [ranks2, middle];
  }
  return best;
}
function collectArcs(vertices, members, segments) {
  const out = [];
  const into = [];
  const lines2 = [];
  for (const v of members) {
    out[v] = [];
    into[v] = [];
    lines2[v] = 0;
  }
  for (const { left, right, bracket } of segments) {
    if (bracket || vertices[left.vertex]?.border || vertices[right.vertex]?.border) continue;
    lines2[left.vertex]++;
    lines2[right.vertex]++;
    out[left.vertex]?.push(right.vertex);
    into[right.vertex]?.push(left.vertex);
  }
  return { out, into, lines: lines2 };
}
function topological(vertices, members, { out, into }) {
  const waiting2 = new Map(members.map((v) => [v, into[v].length]));
  let wave = members.filter((v) => !vertices[v].border && waiting2.get(v) === 0);
  const order = [];
  while (wave.length > 0) {
    wave.sort(
      (a, b) => Number(out[a].length === 0) - Number(out[b].length === 0) || vertices[a].order - vertices[b].order
    );
    const next2 = [];
    for (const v of wave) {
      order.push(v);
      for (const w of out[v]) {
        const left = waiting2.get(w) - 1;
        waiting2.set(w, left);
        if (left === 0) next2.push(w);
      }
    }
    wave = next2;
  }
  return order;
}
function fillColumns(vertices, order, { into, lines: lines2 }, limit) {
  const rank = /* @__PURE__ */ new Map();
  const heights = [];
  for (const v of order) {
    const { height } = vertices[v];
    let column = 0;
    for (const u of into[v]) column = Math.max(column, rank.get(u) + 1);
    if (lines2[v] <= (vertices[v].isBox ? MOST_LINES : 1))
      while ((heights[column] ?? 0) > 0 && heights[column] + height > limit) column++;
    rank.set(v, column);
    heights[column] = (heights[column] ?? 0) + height;
  }
  return rank;
}
function pullRight(vertices, order, { out, into }, rank, limit) {
  const heights = [];
  for (const v of order) heights[rank.get(v)] = (heights[rank.get(v)] ?? 0) + vertices[v].height;
  for (let i = order.length - 1; i >= 0; i--) {
    const v = order[i];
    if (vertices[v].isGate || out[v].length === 0 || out[v].length <= into[v].length) continue;
    let target = Number.POSITIVE_INFINITY;
    for (const w of out[v]) target = Math.min(target, rank.get(w) - 1);
    const from = rank.get(v);
    const { height } = vertices[v];
    if (target <= from || (heights[target] ?? 0) + height > limit) continue;
    heights[from] -= height;
    heights[target] = (heights[target] ?? 0) + height;
    rank.set(v, target);
  }
}
function renumber2(vertices, members, rank) {
  const used = [...new Set(rank.values())].sort((a, b) => a - b);
  const position2 = new Map(used.map((r, i) => [r, i]));
  const result = /* @__PURE__ */ new Map();
  for (const v of members) {
    const { border } = vertices[v];
    result.set(v, border === "W" ? -1 : border === "E" ? used.length : position2.get(rank.get(v)));
  }
  return { rank: result, count: used.length };
}
function withFirstColumn({ rank, count }, first, vertices) {
  const moved = new Map([...rank].map(([v, r]) => [v, r < 0 || r === 0 && vertices[v].isGate ? r : r + 1]));
  for (const v of first) moved.set(v, 0);
  return { rank: moved, count: count + 1 };
}

// src/layout/nested/layered/vertical.ts
var LOOSE = [1, 2, 8];
var STIFF = [1, 4, 4096];
var PASSES = [
  ["left", LOOSE],
  ["right", LOOSE],
  ["left", LOOSE],
  ["right", LOOSE],
  ["both", LOOSE],
  ["left", LOOSE],
  ["right", LOOSE],
  ["left", LOOSE],
  ["both", STIFF],
  ["both", STIFF]
];
var CELLS_FOR_ALL_PASSES = 2e4;
function placeVertically(columns, vertices, limit = null) {
  const offsets = columns.map((column) => offsetsOf(column, vertices));
  columns.forEach((column, c) => {
    stack(column, offsets[c]);
  });
  if (limit !== null) for (const column of columns) bound(column, limit);
  const total = columns.reduce((sum, column) => sum + column.length, 0);
  const passes = total > CELLS_FOR_ALL_PASSES ? PASSES.slice(-6) : PASSES;
  for (const [direction, stiffness] of passes) {
    for (let k = 0; k < columns.length; k++) {
      const c = direction === "right" ? columns.length - 1 - k : k;
      if (columns[c].length > 0) settle(columns[c], direction, stiffness, offsets[c]);
    }
  }
}
var pullOf = (link2, stiffness = LOOSE) => link2.weight * link2.pull * stiffness[Number(link2.left.vertex < 0) + Number(link2.right.vertex < 0)];
function gapBetween(upper, lower2, vertices) {
  const thin = (cell) => cell.vertex < 0 || vertices[cell.vertex].border !== null;
  if (!thin(upper) && !thin(lower2)) return ROW_GAP;
  if (carriesLabel(upper) && carriesLabel(lower2)) return LABEL_GAP;
  return thin(upper) && thin(lower2) ? LINE_GAP : LANE_GAP;
}
var carriesLabel = (cell) => cell.toLeft.some((link2) => link2.labelled) || cell.toRight.some((link2) => link2.labelled);
function offsetsOf(column, vertices) {
  const offsets = new Float64Array(column.length);
  for (let i = 1; i < column.length; i++)
    offsets[i] = offsets[i - 1] + column[i - 1].height + gapBetween(column[i - 1], column[i], vertices);
  return offsets;
}
function stack(column, offsets) {
  column.forEach((cell, i) => {
    cell.y = offsets[i];
  });
}
function settle(column, direction, stiffness, offset) {
  const n2 = column.length;
  const wish = new Float64Array(n2);
  const weight = new Float64Array(n2);
  for (let i = 0; i < n2; i++) {
    const cell = column[i];
    const wanted = wishOf(cell, direction, stiffness);
    wish[i] = (wanted?.y ?? cell.y) - offset[i];
    weight[i] = wanted?.weight ?? 0.01;
  }
  makeNonDecreasing(wish, weight);
  for (let i = 0; i < n2; i++) column[i].y = clamp(wish[i] + offset[i], column[i]);
}
var clamp = (y, { least, most }) => Math.max(least, Math.min(most, y));
function bound(column, limit) {
  const last = column.at(-1);
  const spare = Math.max(0, limit - (last ? last.y + last.height : 0));
  for (const cell of column) {
    cell.least = cell.y;
    cell.most = cell.y + spare;
  }
}
function leastHeight(columns, vertices) {
  const heights = columns.map(
    (column) => column.reduce((y, cell, i) => y + cell.height + (i > 0 ? gapBetween(column[i - 1], cell, vertices) : 0), 0)
  );
  return largest(heights, 0);
}
var wishesFromLeft = (cell, stiffness) => cell.toLeft.map((link2) => ({ y: link2.left.y + link2.leftY - link2.rightY, weight: pullOf(link2, stiffness) }));
var wishesFromRight = (cell, stiffness) => cell.toRight.map((link2) => ({ y: link2.right.y + link2.rightY - link2.leftY, weight: pullOf(link2, stiffness) }));
function wishOf(cell, direction, stiffness) {
  if (direction === "left") return median(wishesFromLeft(cell, stiffness));
  if (direction === "right") return median(wishesFromRight(cell, stiffness));
  const fromLeft = wishesFromLeft(cell, stiffness);
  const fromRight = wishesFromRight(cell, stiffness);
  const left = median(fromLeft);
  const right = median(fromRight);
  if (!left || !right) return left ?? right;
  const weight = left.weight + right.weight;
  const byLeft = straightAt(left.y, fromLeft, cell) - straightAt(right.y, fromRight, cell);
  return (byLeft || left.weight - right.weight) >= 0 ? { y: left.y, weight } : { y: right.y, weight };
}
function straightAt(y, wishes, { least, most }) {
  if (y < least - LEVEL || y > most + LEVEL) return 0;
  return wishes.reduce((sum, wish) => Math.abs(wish.y - y) < LEVEL ? sum + wish.weight : sum, 0);
}
var LONG_SEQUENCE = 100;
var makeNonDecreasing = (wish, weight) => (wish.length <= LONG_SEQUENCE ? poolByMedian : poolByMean)(wish, weight);
function poolByMedian(wish, weight) {
  if (isNonDecreasing(wish)) return;
  const wishes = Array.from(wish, (y, i) => ({ y, weight: weight[i] }));
  const blocks = [];
  for (let i = 0; i < wish.length; i++) {
    let block3 = { from: i, value: wish[i] };
    while (blocks.length > 0 && blocks.at(-1).value > block3.value) {
      const { from } = blocks.pop();
      block3 = { from, value: median(wishes.slice(from, i + 1)).y };
    }
    blocks.push(block3);
  }
  blocks.forEach(({ from, value }, b) => {
    wish.fill(value, from, blocks[b + 1]?.from);
  });
}
function isNonDecreasing(wish) {
  for (let i = 1; i < wish.length; i++) if (wish[i - 1] > wish[i]) return false;
  return true;
}
function poolByMean(wish, weight) {
  const sums = [];
  const weights = [];
  const counts = [];
  for (let i2 = 0; i2 < wish.length; i2++) {
    let sum = wish[i2] * weight[i2];
    let w = weight[i2];
    let count = 1;
    while (sums.length > 0 && sums[sums.length - 1] / weights[weights.length - 1] > sum / w) {
      sum += sums.pop();
      w += weights.pop();
      count += counts.pop();
    }
    sums.push(sum);
    weights.push(w);
    counts.push(count);
  }
  let i = 0;
  for (let block3 = 0; block3 < sums.length; block3++) {
    const value = sums[block3] / weights[block3];
    for (let k = 0; k < counts[block3]; k++) wish[i++] = value;
  }
}
function median(wishes) {
  if (wishes.length < 2) return wishes[0] ?? null;
  wishes.sort((a, b) => a.y - b.y);
  const total = wishes.reduce((sum, { weight }) => sum + weight, 0);
  let seen2 = 0;
  for (let i = 0; i < wishes.length; i++) {
    seen2 += wishes[i].weight;
    if (seen2 === total / 2) return { y: (wishes[i].y + wishes[i + 1].y) / 2, weight: total };
    if (seen2 > total / 2) return { y: wishes[i].y, weight: total };
  }
  return null;
}

// src/layout/nested/layered/straighten.ts
var ROUNDS3 = 6;
var LARGE_LEVEL = 3e4;
function straighten(columns, vertices) {
  const total = columns.reduce((sum, column) => sum + column.length, 0);
  if (total > LARGE_LEVEL) return;
  for (let round = 0; round < ROUNDS3; round++) {
    const blockOf2 = findBlocks(columns);
    const blocks = [...new Set(blockOf2.values())].sort((a, b) => a.cells[0].y - b.cells[0].y);
    if (round % 2 === 1) blocks.reverse();
    let moved = false;
    for (const block3 of blocks) moved = settle2(block3, blockOf2, columns, vertices) || moved;
    if (!moved) return;
  }
}
function findBlocks(columns) {
  const blockOf2 = /* @__PURE__ */ new Map();
  for (const column of columns) {
    for (const cell of column) {
      if (blockOf2.has(cell)) continue;
      const block3 = { cells: [] };
      const stack2 = [cell];
      blockOf2.set(cell, block3);
      while (stack2.length > 0) {
        const next2 = stack2.pop();
        block3.cells.push(next2);
        for (const link2 of [...next2.toLeft, ...next2.toRight]) {
          const other = link2.left === next2 ? link2.right : link2.left;
          if (Math.abs(slope(link2)) >= LEVEL || blockOf2.has(other)) continue;
          blockOf2.set(other, block3);
          stack2.push(other);
        }
      }
    }
  }
  return blockOf2;
}
var slope = (link2) => link2.right.y + link2.rightY - link2.left.y - link2.leftY;
function roomFor2(block3, blockOf2, columns, vertices) {
  let up = Number.POSITIVE_INFINITY;
  let down = Number.POSITIVE_INFINITY;
  for (const cell of block3.cells) {
    const column = columns[cell.column];
    up = Math.min(up, cell.y - cell.least);
    down = Math.min(down, cell.most - cell.y);
    const above = column[cell.index - 1];
    const below = column[cell.index + 1];
    if (above && blockOf2.get(above) !== block3)
      up = Math.min(up, cell.y - above.y - above.height - gapBetween(above, cell, vertices));
    if (below && blockOf2.get(below) !== block3)
      down = Math.min(down, below.y - cell.y - cell.height - gapBetween(cell, below, vertices));
  }
  return { up, down };
}
function settle2(block3, blockOf2, columns, vertices) {
  const { up, down } = roomFor2(block3, blockOf2, columns, vertices);
  const wishes = [];
  for (const cell of block3.cells) {
    for (const link2 of cell.toLeft)
      if (blockOf2.get(link2.left) !== block3) wishes.push({ by: -slope(link2), weight: pullOf(link2) });
    for (const link2 of cell.toRight)
      if (blockOf2.get(link2.right) !== block3) wishes.push({ by: slope(link2), weight: pullOf(link2) });
  }
  const wanted = wishes.length > 0 ? medianNearZero(wishes) : up === Number.POSITIVE_INFINITY ? 0 : -up;
  const by = Math.max(-Math.max(0, up), Math.min(Math.max(0, down), wanted));
  if (Math.abs(by) < LEVEL) return false;
  for (const cell of block3.cells) cell.y += by;
  return true;
}
function medianNearZero(wishes) {
  wishes.sort((a, b) => a.by - b.by);
  const half = wishes.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let seen2 = 0;
  for (let i = 0; i < wishes.length; i++) {
    seen2 += wishes[i].weight;
    if (seen2 < half) continue;
    const low = wishes[i].by;
    const high = seen2 === half ? wishes[i + 1]?.by ?? low : low;
    return Math.max(low, Math.min(high, 0));
  }
  return 0;
}
var SMALL_STEP = 20;
var SMALL_SHARE = 0.25;
var LARGE_COLUMN = 60;
function levelOut(columns, vertices) {
  const blockOf2 = findBlocks(columns);
  const move2 = (block3, by, fixed) => {
    const pushed = pushedBy(block3, by, blockOf2, columns, vertices);
    if (!pushed || pushed.has(fixed)) return false;
    for (const { cells } of pushed) for (const cell of cells) cell.y += by;
    return true;
  };
  const align = (left, right, by, most) => {
    const [a, b] = [blockOf2.get(left), blockOf2.get(right)];
    if (a === b || Math.abs(by) < LEVEL || Math.abs(by) > most) return;
    const moved = a.cells.length < b.cells.length ? move2(a, by, b) || move2(b, -by, a) : move2(b, -by, a) || move2(a, by, b);
    if (!moved) return;
    a.cells.push(...b.cells);
    for (const cell of b.cells) blockOf2.set(cell, a);
  };
  for (const column of columns)
    for (const cell of column) for (const link2 of cell.toRight) align(cell, link2.right, slope(link2), SMALL_STEP);
  columns.forEach((column, c) => {
    const next2 = columns[c + 1];
    if (!next2 || column.length > LARGE_COLUMN || next2.length > LARGE_COLUMN) return;
    for (const cell of column)
      for (const other of next2) {
        if (!isAlike(cell, other, vertices)) continue;
        align(cell, other, other.y - cell.y, smallStep(cell, other, vertices));
        if (vertices[cell.vertex].isBox) align(cell, other, other.y + other.height - cell.y - cell.height, SMALL_STEP);
      }
  });
  levelTwins(columns, vertices);
}
var TWINS = { ratio: 1.1, height: 250, step: 0.6 };
function levelTwins(columns, vertices) {
  columns.forEach((column, c) => {
    const next2 = columns[c + 1];
    if (!next2 || column.length > LARGE_COLUMN || next2.length > LARGE_COLUMN) return;
    for (const cell of column)
      for (const other of next2) {
        if (!isAlike(cell, other, vertices) || !vertices[cell.vertex].isBox || !areTwins(cell, other)) continue;
        const by = Math.abs(other.y - cell.y);
        const upper = cell.y < other.y ? cell : other;
        if (by >= LEVEL && by <= TWINS.step * upper.height) lower(upper, by, columns, vertices);
      }
  });
}
var areTwins = (a, b) => Math.max(a.height, b.height) < TWINS.ratio * Math.min(a.height, b.height) && Math.min(a.height, b.height) >= TWINS.height && !a.toRight.some(({ right }) => right === b);
function lower(cell, by, columns, vertices) {
  const below = columns[cell.column][cell.index + 1];
  const room = below ? below.y - cell.y - cell.height - gapBetween(cell, below, vertices) : Number.POSITIVE_INFINITY;
  if (by <= room && cell.y + by <= cell.most) cell.y += by;
}
function pushedBy(block3, by, blockOf2, columns, vertices) {
  const pushed = /* @__PURE__ */ new Set([block3]);
  for (const { cells } of pushed) {
    for (const cell of cells) {
      const y = cell.y + by;
      if (y < cell.least || y > cell.most) return null;
      const other = columns[cell.column][cell.index + Math.sign(by)];
      if (!other || pushed.has(blockOf2.get(other))) continue;
      const [upper, lower2] = by < 0 ? [other, cell] : [cell, other];
      const room = Math.abs(lower2.y - upper.y) - upper.height - gapBetween(upper, lower2, vertices);
      if (room < Math.abs(by)) pushed.add(blockOf2.get(other));
    }
  }
  return pushed;
}
function smallStep(a, b, vertices) {
  const share = vertices[a.vertex].isBox ? SMALL_SHARE * Math.min(a.height, b.height) : 0;
  return Math.max(SMALL_STEP, share);
}
function isAlike({ vertex: a }, { vertex: b }, vertices) {
  if (a < 0 || b < 0 || vertices[a].border || vertices[b].border) return false;
  return vertices[a].isBox === vertices[b].isBox;
}

// src/layout/nested/layered/index.ts
var SINGLE = 1.3;
var SLACK = 0.06;
var LOW = 300;
var SIDE_BRANCH = 48;
var TOO_TALL = 0.8;
var LOWER_GAIN = 0.35;
var MOST_TRIED = 200;
function layoutLayered(level, shape, beside = []) {
  const layOut2 = (ranks3) => {
    const block3 = layoutUnfolded(level, ranks3, shape, beside);
    if (beside.length > 0) return block3;
    const layOutRow = (row2) => layoutUnfolded(row2, ranksIn(row2, shape), shape, []);
    return layoutFolded(level, ranks3.rank, block3, layOutRow) ?? block3;
  };
  const ranks2 = ranksIn(level, shape, beside);
  const stacked = layOut2(ranks2);
  if (stacked.width >= stacked.height * TOO_TALL || level.members.length > MOST_TRIED) return stacked;
  const fewer = ranksIn(level, { ...shape, stacking: SINGLE }, beside);
  if (areEqual(fewer, ranks2)) return stacked;
  const lower2 = layOut2(fewer);
  return offPage(lower2) < offPage(stacked) - LOWER_GAIN ? lower2 : stacked;
}
var offPage = ({ width, height }) => Math.abs(Math.log(width / height / ASPECT));
function ranksIn({ vertices, segments, members, numbers }, shape, beside = []) {
  const joined2 = numbers.map((n2) => segments[n2]);
  const ranks2 = assignRanks(vertices, members, joined2, heightLimit(vertices, members, shape));
  return beside.length > 0 ? withFirstColumn(ranks2, beside, vertices) : ranks2;
}
var areEqual = (a, b) => a.count === b.count && a.rank.size === b.rank.size && [...a.rank].every(([v, rank]) => b.rank.get(v) === rank);
function layoutUnfolded(level, { rank, count }, shape, beside) {
  const { vertices, segments, members } = level;
  const columns = buildColumns({ ...level, members: [...members, ...beside] }, rank, count);
  orderColumns(columns.columns, vertices);
  favourLongPaths(columns.columns);
  const height = placeHeights(columns, vertices, shape);
  const widths = equalWidths(columns.columns, vertices);
  const sized = widths.size === 0 ? vertices : vertices.map((vertex, v) => withWidth(vertex, widths.get(v)));
  const placement = placeHorizontally(columns, sized);
  const place = placeVertices(columns, placement, sized);
  const routes = /* @__PURE__ */ new Map();
  for (const [n2, path] of columns.paths) routes.set(n2, route(segments[n2], path, place, sized));
  for (const [n2, bracket] of columns.brackets) routes.set(n2, bracketRoute(segments[n2], bracket, place, sized));
  return {
    width: placement.width,
    height,
    place,
    widths,
    routes,
    west: columns.columns[0].length > 0,
    east: columns.columns.at(-1).length > 0
  };
}
function placeHeights(columns, vertices, { spread }) {
  const settle3 = (limit) => {
    placeVertically(columns.columns, vertices, limit);
    straighten(columns.columns, vertices);
    levelOut(columns.columns, vertices);
    return moveToTop(columns, vertices);
  };
  const free = settle3(null);
  if (spread === null) return free;
  const least = leastHeight(columns.columns, vertices);
  const room = hasSideBranch(columns.columns, vertices) ? SIDE_BRANCH : 0;
  return free > Math.max(least * spread, least + room) ? settle3(least + SLACK * Math.max(0, least - LOW)) : free;
}
var SPACE = { width: 60, height: 30 };
function heightLimit(vertices, members, { columnSlack, leastColumn, stacking }) {
  let area = 0;
  let tallest = 0;
  for (const v of members) {
    const { width, height } = vertices[v];
    area += (width + SPACE.width) * (height + SPACE.height);
    tallest = Math.max(tallest, height);
  }
  return Math.max(Math.sqrt(area / ASPECT) * columnSlack, tallest * stacking, leastColumn);
}
function moveToTop({ columns }, vertices) {
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const cell of columns.flat()) {
    top = Math.min(top, cell.y);
    bottom = Math.max(bottom, cell.y + (cell.vertex >= 0 ? vertices[cell.vertex].height : 0));
  }
  for (const cell of columns.flat()) cell.y = Math.round(cell.y - top);
  for (const { left, leftY, right } of columns.flatMap((column) => column.flatMap(({ toRight }) => toRight)))
    if (right.vertex < 0 && Math.abs(left.y + leftY - right.y) <= 1) right.y = left.y + leftY;
  return Math.ceil(bottom - top);
}
function placeVertices({ columns }, placement, vertices) {
  const place = /* @__PURE__ */ new Map();
  columns.forEach((cells, c) => {
    const extents = nodeExtents(cells, vertices);
    for (const cell of cells) {
      if (cell.vertex < 0) continue;
      const vertex = vertices[cell.vertex];
      const x = vertex.border ? vertex.border === "W" ? 0 : placement.width : xInColumn(cell, vertex, placement.columns[c], extents);
      place.set(cell.vertex, { x, y: cell.y });
    }
  });
  return place;
}
function route(segment, path, place, vertices) {
  const from = place.get(segment.left.vertex);
  const to = place.get(segment.right.vertex);
  const points = [
    { x: from.x + vertices[segment.left.vertex].width - segment.left.inset, y: leftHeight(path[0]) }
  ];
  for (const link2 of path) {
    const yLeft = leftHeight(link2);
    const yRight = rightHeight(link2);
    if (link2.detour) {
      const { x, y } = link2.detour;
      points.push({ x: link2.trackX, y: yLeft }, { x: link2.trackX, y }, { x, y }, { x, y: yRight });
    } else if (yLeft !== yRight) {
      points.push({ x: link2.trackX, y: yLeft }, { x: link2.trackX, y: yRight });
    }
  }
  points.push({ x: to.x + segment.right.inset, y: rightHeight(path.at(-1)) });
  return points;
}
function bracketRoute(segment, bracket, place, vertices) {
  const east = (end) => place.get(end.vertex).x + vertices[end.vertex].width - end.inset;
  const first = bracket.upper.cell.y + bracket.upper.y;
  const last = bracket.lower.cell.y + bracket.lower.y;
  return [
    { x: east(segment.left), y: first },
    { x: bracket.trackX, y: first },
    { x: bracket.trackX, y: last },
    { x: east(segment.right), y: last }
  ];
}
var MOST_WIDENED = 1.25;
function equalWidths(columns, vertices) {
  const widths = /* @__PURE__ */ new Map();
  for (const column of columns) {
    const boxes = column.filter(
      ({ vertex, toLeft, toRight }) => vertex >= 0 && vertices[vertex].isBox && toLeft.length + toRight.length > 0
    );
    const widest2 = largest(boxes.map(({ vertex }) => vertices[vertex].width));
    for (const { vertex } of boxes) {
      const { width } = vertices[vertex];
      if (width < widest2 && widest2 <= width * MOST_WIDENED) widths.set(vertex, widest2);
    }
  }
  return widths;
}
var withWidth = (vertex, width) => width === void 0 ? vertex : { ...vertex, width, axis: width / 2 };
var GAIN = 0.5;
function favourLongPaths(columns) {
  const before = longest2(columns, ({ toLeft }) => toLeft.map(({ left }) => left));
  const after = longest2(columns.toReversed(), ({ toRight }) => toRight.map(({ right }) => right));
  const lengthOf = ({ left, right }) => before.get(left) + after.get(right);
  const links = columns.flatMap((column) => column.flatMap(({ toRight }) => toRight));
  const most = links.reduce((length, link2) => Math.max(length, lengthOf(link2)), 0);
  for (const link2 of links) link2.pull = 1 + GAIN * lengthOf(link2) / most;
}
function longest2(columns, neighbours) {
  const lengths = /* @__PURE__ */ new Map();
  for (const column of columns)
    for (const cell of column) {
      const longestNext = neighbours(cell).reduce((length, other) => Math.max(length, lengths.get(other)), 0);
      lengths.set(cell, longestNext + (cell.vertex < 0 ? 0 : 1));
    }
  return lengths;
}

// src/layout/nested/sheet.ts
var STRETCHES = [1, 1.1, 1.2, 1.35, 1.5, 1.7, 2];
var ASPECT_WEIGHT = 0.6;
var RIBBON_WEIGHT = 3;
var GAIN2 = 0.05;
var BESIDE_GAIN = 0.1;
function packSheet(contents, frame3, narrow) {
  const { blocks, cells, strips, kind = "box" } = contents;
  const area = [...blocks, ...strips].reduce(
    (sum, { width, height }) => sum + (width + COLUMN_GAP2) * (height + ROW_GAP),
    0
  );
  const gridArea = cells.length > 0 ? gridWidth(cells, 1) ** 2 : 0;
  const idealWidth = Math.sqrt((area + gridArea) * ASPECT);
  const widest2 = largest(
    [...blocks, ...strips].map(({ width }) => width),
    0
  );
  const bestPacking = (beside2) => {
    let best = null;
    for (const stretch of narrow ? STRETCHES.slice(0, 1) : STRETCHES) {
      const sheet = packInto(contents, { width: Math.max(idealWidth * stretch, widest2), frame: frame3, beside: beside2 });
      const cost2 = costIn(frame3, sheet);
      if (!best || cost2 < best.cost - GAIN2) best = { sheet, cost: cost2 };
    }
    return best;
  };
  const below = bestPacking(false);
  const [main] = blocks;
  if (!main?.west || main.east || kind === "zone" || blocks.length + cells.length < 2) return below.sheet;
  const beside = bestPacking(true);
  const isTooWide = kind === "strip" && beside.sheet.packed.width > below.sheet.packed.width;
  return !isTooWide && beside.cost < below.cost - BESIDE_GAIN ? beside.sheet : below.sheet;
}
function packInto({ blocks, cells, strips }, { width, frame: frame3, beside }) {
  const withGrid = cells.length > 0 ? [...blocks, fillWidth(cells, width)] : blocks;
  const packed = packBlocks(withGrid, width, beside);
  if (strips.length === 0) return { blocks: withGrid, packed };
  const below = withBelow({ blocks: withGrid, packed }, stripRows(strips, Math.max(width, packed.width)));
  const forms2 = stripForms(strips).map((rows2) => ({
    blocks: [...withGrid, rows2],
    packed: packBlocks([...withGrid, rows2], Math.max(width, rows2.width), beside)
  }));
  return forms2.reduce((best, sheet) => costIn(frame3, sheet) < costIn(frame3, best) - GAIN2 ? sheet : best, below);
}
function withBelow({ blocks, packed }, rows2) {
  const y = blocks.length === 0 ? 0 : packed.height + ROW_GAP;
  return {
    blocks: [...blocks, rows2],
    packed: { width: Math.max(packed.width, rows2.width), height: y + rows2.height, at: [...packed.at, { x: 0, y }] }
  };
}
var costIn = (frame3, { packed }) => costOf({ width: packed.width + frame3.width, height: packed.height + frame3.height });
function costOf({ width, height }, wanted = ASPECT) {
  const aspect = width / height;
  const ribbon = Math.max(0, Math.log(aspect / Math.max(ASPECT_MAX, wanted * 1.4)), Math.log(ASPECT_MIN / aspect));
  return Math.log(width * height) + ASPECT_WEIGHT * Math.abs(Math.log(aspect / wanted)) + RIBBON_WEIGHT * ribbon;
}
function packBlocks(blocks, width, beside = false) {
  const sheet = largest(
    blocks.map((block3) => block3.width),
    width
  );
  let skyline = [{ x: 0, y: 0, width: sheet + COLUMN_GAP2 }];
  let right = 0;
  let bottom = 0;
  const at2 = blocks.map((block3) => {
    const room = block3.east || block3.west && !beside ? sheet : block3.width;
    const spot = firstSpot(skyline, room + COLUMN_GAP2);
    skyline = cover(skyline, spot.x, room + COLUMN_GAP2, spot.y + block3.height + ROW_GAP);
    right = Math.max(right, spot.x + block3.width);
    bottom = Math.max(bottom, spot.y + block3.height);
    return spot;
  });
  return { width: right, height: bottom, at: at2 };
}
function firstSpot(skyline, width) {
  let best = { x: 0, y: Number.POSITIVE_INFINITY };
  for (let i = 0; i < skyline.length; i++) {
    let covered = 0;
    let y = 0;
    for (let k = i; k < skyline.length && covered < width - 0.01; k++) {
      covered += skyline[k].width;
      y = Math.max(y, skyline[k].y);
    }
    if (covered >= width - 0.01 && y < best.y) best = { x: skyline[i].x, y };
  }
  return best;
}
function cover(skyline, x, width, y) {
  const next2 = [];
  const end = x + width;
  for (const step of skyline) {
    const stepEnd = step.x + step.width;
    if (stepEnd <= x + 0.01 || step.x >= end - 0.01) {
      next2.push(step);
      continue;
    }
    if (step.x < x) next2.push({ x: step.x, y: step.y, width: x - step.x });
    if (next2.at(-1)?.x !== x) next2.push({ x, y, width });
    if (stepEnd > end) next2.push({ x: end, y: step.y, width: stepEnd - end });
  }
  return next2;
}

// src/layout/nested/blocks.ts
function createBlocks(contents, shape, aspect) {
  const { vertices, segments, units, kind } = contents;
  const { joined: joined2, loose } = byComponent(vertices, segments);
  const isStrip = (v) => units[v].items[0].box?.aside === true;
  const layOut2 = ({ members, numbers }, beside) => layoutLayered({ vertices, segments, members, numbers }, shape, beside);
  const layered = joined2.map((component) => ({ component, block: layOut2(component, []) }));
  layered.sort((a, b) => Number(hasPorts(b.block)) - Number(hasPorts(a.block)) || b.block.height - a.block.height);
  const looseBoxes = loose.filter((v) => vertices[v].isBox);
  const boxes = tallestKindFirst(looseBoxes.filter((v) => !isStrip(v)).map((v) => looseBox(v, vertices, units)));
  const strips = looseBoxes.filter(isStrip).map((v) => looseBox(v, vertices, units).block);
  const cells = loose.filter((v) => !vertices[v].isBox).map((vertex) => ({ vertex, ...vertices[vertex] }));
  const [first, ...others] = layered;
  if (!first)
    return kind === "strip" ? { blocks: [layoutStrip(cells)], cells: [], strips } : { blocks: boxes, cells, strips };
  const { main, left } = placeBoxes(
    first.block,
    boxes,
    vertices,
    { aspect, gain: shape.beside, kind },
    (beside) => layOut2(first.component, beside)
  );
  const holes = holesOf(main, vertices);
  const rest2 = alikeBlocks(others.map(({ block: block3 }) => block3)).filter(
    (alike2) => hasPorts(alike2[0]) || !holes.take(
      forms(alike2.length, (columns) => tableOf(alike2, columns)),
      "bottom"
    )
  );
  const isGridInHole = cells.length > 0 && holes.take(
    forms(cells.length, (columns) => layoutGrid(cells, columns)),
    "bottom"
  );
  const areStripsInHole = strips.length === 0 || holes.take(stripForms(strips), "bottom");
  const blocks = [main, ...rest2.flat(), ...left];
  return { blocks, cells: isGridInHole ? [] : cells, strips: areStripsInHole ? [] : strips, kind };
}
var hasPorts = ({ west, east }) => west || east;
var WIDER3 = 1.3;
function placeBoxes(block3, boxes, vertices, { aspect, gain: gain2, kind }, layOut2) {
  const left = fillHoles(block3, boxes, vertices);
  if (!hasPorts(block3) || !block3.east && kind !== "zone" || left.length === 0) return { main: block3, left };
  const sizeWithBoxesBelow = {
    width: largest(
      left.map(({ width }) => width),
      block3.width
    ),
    height: left.reduce((sum, { height }) => sum + height + ROW_GAP, block3.height)
  };
  const beside = layOut2(left.flatMap(({ place }) => [...place.keys()]));
  const wide = aspect * WIDER3;
  if (costOf(beside, wide) >= costOf(sizeWithBoxesBelow, wide) - gain2) return { main: block3, left };
  const inHoles = boxes.filter((box2) => !left.includes(box2));
  return { main: beside, left: fillHoles(beside, inHoles, vertices) };
}
var kindOf = ({ box: box2 }) => box2?.style.split(":", 1)[0] ?? "";
function looseBox(v, vertices, units) {
  const { width, height } = vertices[v];
  const place = /* @__PURE__ */ new Map([[v, { x: 0, y: 0 }]]);
  return {
    kind: kindOf(units[v].items[0]),
    block: { width, height, place, widths: /* @__PURE__ */ new Map(), routes: /* @__PURE__ */ new Map(), west: false, east: false }
  };
}
function tallestKindFirst(boxes) {
  const kinds = [...groupBy(boxes, ({ kind }) => kind).values()];
  const tallest = (kind) => largest(kind.map(({ block: block3 }) => block3.height));
  return kinds.sort((a, b) => tallest(b) - tallest(a)).flatMap((kind) => kind.map(({ block: block3 }) => block3));
}
var MOST_ROWS = 4;
var MOST_MISSING = 0.2;
function forms(count, tableOf2) {
  const tables = [];
  for (let rows2 = 1; rows2 <= Math.min(count, MOST_ROWS); rows2++) {
    const missing = (rows2 - count % rows2) % rows2;
    if (missing <= count * MOST_MISSING) tables.push(tableOf2(Math.ceil(count / rows2)));
  }
  return tables;
}
var alikeBlocks = (blocks) => [
  ...groupBy(blocks, ({ place, routes, height }) => `${place.size} ${routes.size} ${height}`).values()
];
function tableOf(blocks, columns) {
  const pitch = largest(blocks.map(({ width }) => width)) + COLUMN_GAP2;
  const { height } = blocks[0];
  const table = {
    width: Math.min(columns, blocks.length) * pitch - COLUMN_GAP2,
    height: Math.ceil(blocks.length / columns) * (height + ROW_GAP) - ROW_GAP,
    place: /* @__PURE__ */ new Map(),
    widths: /* @__PURE__ */ new Map(),
    routes: /* @__PURE__ */ new Map(),
    west: false,
    east: false
  };
  blocks.forEach((block3, i) => {
    const dx = i % columns * pitch;
    const dy = Math.floor(i / columns) * (height + ROW_GAP);
    const moved = ({ x, y }) => ({ x: x + dx, y: y + dy });
    for (const [v, at2] of block3.place) table.place.set(v, moved(at2));
    for (const [v, width] of block3.widths) table.widths.set(v, width);
    for (const [n2, points] of block3.routes) table.routes.set(n2, points.map(moved));
  });
  return table;
}
function byComponent(vertices, segments) {
  const parent = Int32Array.from(vertices, (_, v) => v);
  const find = (v) => {
    let root2 = v;
    while (parent[root2] !== root2) root2 = parent[root2];
    for (let at2 = v; at2 !== root2; ) {
      const next2 = parent[at2];
      parent[at2] = root2;
      at2 = next2;
    }
    return root2;
  };
  const touched = new Uint8Array(vertices.length);
  const firstPort = vertices.findIndex((vertex) => vertex.border !== null);
  for (const { left, right } of segments) {
    touched[left.vertex] = touched[right.vertex] = 1;
    parent[find(left.vertex)] = find(right.vertex);
  }
  for (let v = Math.max(0, firstPort); firstPort >= 0 && v < vertices.length; v++)
    if (vertices[v].border) parent[find(v)] = find(firstPort);
  const byRoot = /* @__PURE__ */ new Map();
  const loose = [];
  vertices.forEach((_, v) => {
    if (!touched[v]) {
      loose.push(v);
      return;
    }
    const root2 = find(v);
    const component = byRoot.get(root2);
    if (component) component.members.push(v);
    else byRoot.set(root2, { members: [v], numbers: [] });
  });
  segments.forEach(({ left }, n2) => {
    byRoot.get(find(left.vertex)).numbers.push(n2);
  });
  return { joined: [...byRoot.values()], loose };
}
var MOST_OBSTACLES = 400;
function fillHoles(main, loose, vertices) {
  const holes = holesOf(main, vertices);
  return loose.filter((block3) => !holes.take([block3], "top"));
}
function holesOf(main, vertices) {
  let knownObstacles = null;
  const take = (block3, from) => {
    knownObstacles ??= obstaclesOf(main, vertices);
    const obstacles = knownObstacles;
    const spot = obstacles.length > MOST_OBSTACLES ? null : findSpot(main, block3, obstacles, vertices, from);
    if (!spot) return false;
    for (const [v, at2] of block3.place) main.place.set(v, { x: at2.x + spot.x, y: at2.y + spot.y });
    for (const [v, width] of block3.widths) main.widths.set(v, width);
    for (const [n2, points] of block3.routes)
      main.routes.set(
        n2,
        points.map(({ x, y }) => ({ x: x + spot.x, y: y + spot.y }))
      );
    obstacles.push({ ...spot, width: block3.width, height: block3.height });
    return true;
  };
  return { take: (forms2, from) => forms2.some((block3) => take(block3, from)) };
}
function obstaclesOf(main, vertices) {
  const obstacles = [];
  for (const [v, at2] of main.place)
    if (!vertices[v].border)
      obstacles.push({ ...at2, width: main.widths.get(v) ?? vertices[v].width, height: vertices[v].height });
  for (const points of main.routes.values())
    for (let i = 0; i + 1 < points.length; i++) obstacles.push(runRect2(points[i], points[i + 1]));
  return obstacles;
}
function runRect2(a, b) {
  const margin = LANE_GAP - ROW_GAP;
  const height = Math.abs(a.y - b.y);
  const width = Math.abs(a.x - b.x);
  return {
    x: Math.min(a.x, b.x) - margin,
    y: Math.min(a.y, b.y) - margin,
    width: width + 2 * margin,
    height: height + 2 * margin
  };
}
function findSpot(main, block3, obstacles, vertices, from) {
  const lastY = main.height - block3.height;
  const touching = from === "top" ? [0, ...obstacles.map(({ y, height }) => Math.ceil(y + height + ROW_GAP))] : [lastY, ...obstacles.map(({ y }) => Math.floor(y - ROW_GAP - block3.height))];
  const tops = touching.filter((y) => y >= 0 && y <= lastY).sort((a, b) => from === "top" ? a - b : b - a);
  const lefts = leftsFor(main, block3, vertices);
  for (const y of tops)
    for (const x of lefts)
      if (!obstacles.some((other) => tooClose(other, { x, y, width: block3.width, height: block3.height })))
        return { x, y };
  return null;
}
var NEAR2 = 40;
function leftsFor(main, block3, vertices) {
  const [first, at2] = [...block3.place][0];
  const { isBox, axis } = vertices[first];
  const aligned = [];
  for (const [v, { x }] of main.place) {
    const other = vertices[v];
    if (other.border) continue;
    if (isBox || !other.isBox) aligned.push(isBox ? x : x + other.axis - axis - at2.x);
  }
  const edge = main.west ? PADDING2 : 0;
  const last = main.width - (main.east ? PADDING2 : 0) - block3.width;
  const lefts = aligned.filter((x) => x >= edge && x <= last);
  if (edge <= last && lefts.every((x) => x - edge > NEAR2)) lefts.push(edge);
  if (!isBox && aligned.length === 0)
    lefts.push(
      ...[...main.place].flatMap(([v, { x }]) => vertices[v].isBox && x > edge + NEAR2 && x <= last ? [x] : [])
    );
  return lefts.sort((a, b) => a - b);
}
var tooClose = (a, b) => a.x < b.x + b.width + COLUMN_GAP2 && b.x < a.x + a.width + COLUMN_GAP2 && a.y < b.y + b.height + ROW_GAP && b.y < a.y + a.height + ROW_GAP;

// src/layout/nested/gates.ts
init_group_by();
var GAP = 12;
var axisOf = ({ node: node2, shift }) => shift + node2.iconX + node2.iconSize / 2;
var hungOn = (level) => level.inset === 0 ? [] : level.children.filter((child) => child.isGate && child.x === level.inset - axisOf(child));
var widthInside = (gate) => gate.width - axisOf(gate);
function isOfQuietGate(level, joints) {
  const touches = groupBy(
    joints.flatMap(({ left, right }) => [left, right]).filter(({ item }) => item.isGate),
    ({ item }) => item
  );
  return ({ left, right }) => left.item === level && touches.get(right.item)?.length === 1;
}
function gateRoute({ left, right }) {
  const { node: node2, x, y, shift } = right.item;
  const port = left.port;
  port.y = y + node2.iconY + node2.iconSize / 2;
  return [
    { x: 0, y: port.y },
    { x: x + shift + node2.iconX - ICON_GAP, y: port.y }
  ];
}
function hangGates(content) {
  const { level, routes } = content;
  if (!level.hasGates) return 0;
  const gates = level.children.filter((child) => child.isGate);
  const touched = new Set([...routes.keys()].flatMap(({ left, right }) => [left.item, right.item]));
  const joined2 = gates.filter((gate) => touched.has(gate));
  const loose = gates.filter((gate) => !touched.has(gate));
  level.inset = Math.ceil(largest(gates.map(axisOf), 0));
  const columnShift = columnBehind(content, joined2);
  const shift = columnShift ?? level.inset;
  const hung = columnShift === null ? joined2.filter((gate) => isFree(gate, content, loose)) : joined2;
  if (hung.length + loose.length === 0) {
    level.inset = 0;
    return 0;
  }
  move(content, hung, shift);
  const more = placeLoose(content, loose, hung);
  return shift + more;
}
var comesFromBorder = (gate, { level, routes }) => [...routes].every(
  ([{ left, right, bracket }, points]) => right.item === gate ? left.item === level && points.length === 2 : left.item !== gate || !bracket
);
function columnBehind(content, gates) {
  const { level, routes } = content;
  if (gates.length === 0 || !gates.every((gate) => comesFromBorder(gate, content))) return null;
  const end = largest(gates.map(({ x, width }) => x + width));
  const others = level.children.filter((child) => !child.isGate).map(({ x }) => x);
  const bends = [...routes.values()].flatMap((points) => points.slice(1, -1).map(({ x }) => x));
  if ([...others, ...bends].some((x) => x < end)) return null;
  return level.inset + largest(gates.map(widthInside)) - end;
}
var runsOf = (points) => points.slice(1).map((b, i) => {
  const a = points[i];
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
});
var overlap2 = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
var grown = ({ x, y, width, height }) => ({
  x,
  y: y - GAP,
  width: width + GAP,
  height: height + 2 * GAP
});
function isFree(gate, content, loose) {
  const { level, routes } = content;
  const { inset } = level;
  if (!comesFromBorder(gate, content)) return false;
  const path = grown({ x: inset - axisOf(gate), y: gate.y, width: gate.x + axisOf(gate), height: gate.height });
  const placed = level.children.filter((child) => child !== gate && !loose.includes(child));
  const others = placed.map((child) => ({ ...rectOf(child), x: child.x + inset }));
  const lines2 = [...routes].filter(([{ left, right }]) => left.item !== gate && right.item !== gate);
  const runs = lines2.flatMap(([, points]) => runsOf(points.map(({ x, y }) => ({ x: x === 0 ? 0 : x + inset, y }))));
  return ![...others, ...runs].some((rect) => overlap2(path, rect));
}
var rectOf = ({ x, y, width, height }) => ({ x, y, width, height });
function move({ level, routes }, hung, by) {
  const moved = /* @__PURE__ */ new Map();
  for (const child of level.children) {
    const before = child.x;
    child.x = hung.includes(child) ? level.inset - axisOf(child) : before + by;
    moved.set(child, child.x - before);
  }
  for (const [joint, points] of routes) routes.set(joint, movedRoute(joint, points, { level, moved, by }));
}
function movedRoute({ left, right }, points, { level, moved, by }) {
  const last = points.length - 1;
  const shiftAt = (i) => {
    if (i === 0) return left.item === level ? 0 : moved.get(left.item);
    return i === last && right.item !== level ? moved.get(right.item) : by;
  };
  return points.map(({ x, y }, i) => ({ x: x + shiftAt(i), y }));
}
function placeLoose(content, loose, hung) {
  const { level } = content;
  if (loose.length === 0) return 0;
  if (areAllPlaced(content, loose, level.height)) return 0;
  const more = Math.ceil(largest(loose.map(widthInside)) + GAP - PADDING2);
  move(content, [...hung, ...loose], more);
  areAllPlaced(content, loose, Number.POSITIVE_INFINITY);
  const ends2 = loose.map(({ y, height }) => Math.ceil(y + height + PADDING2));
  level.height = largest(ends2, level.height);
  return more;
}
function areAllPlaced({ level, routes, top }, loose, limit) {
  const others = level.children.filter((child) => !loose.includes(child)).map(rectOf);
  const taken = [...others, ...[...routes.values()].flatMap(runsOf)];
  let next2 = top;
  for (const gate of loose) {
    gate.x = level.inset - axisOf(gate);
    gate.y = next2;
    const { x: left, width: wide } = grown(rectOf(gate));
    const near = taken.filter(({ x, width }) => left < x + width && x < left + wide);
    const firstObstacle = () => near.find((rect) => overlap2(grown(rectOf(gate)), rect));
    for (let rect = firstObstacle(); rect !== void 0; rect = firstObstacle()) gate.y = rect.y + rect.height + GAP;
    next2 = gate.y + gate.height + GAP;
    if (gate.y + gate.height + PADDING2 > limit) return false;
  }
  return true;
}

// src/layout/nested/level.ts
function layoutLevel(level, joints, shape) {
  const quiet = level.hasGates ? joints.filter(isOfQuietGate(level, joints)) : [];
  const laidOut = quiet.length === 0 ? joints : joints.filter((joint) => !quiet.includes(joint));
  const sheet = createSheet(level, laidOut);
  const isBare = level.box?.bare === true;
  const left = isBare ? BARE_PADDING : level.parent ? PADDING2 : MARGIN4;
  const top = level.box && !isBare ? level.box.headerHeight + HEADER_GAP : left;
  const contents = createBlocks({ ...sheet, kind: kindOf2(level) }, shape, aspectOf(level));
  const frame3 = { width: 2 * left, height: top + left };
  const { blocks, packed } = packSheet(contents, frame3, isColumn(level));
  const empty = blocks.length === 0;
  const offset = (block3) => block3.west ? 0 : left;
  const ends2 = blocks.map((block3, b) => packed.at[b].x + offset(block3) + block3.width + (block3.east ? 0 : left));
  level.height = Math.ceil(empty ? top : top + packed.height + left);
  const routes = /* @__PURE__ */ new Map();
  blocks.forEach((block3, b) => {
    const dx = packed.at[b].x + offset(block3);
    const dy = packed.at[b].y + top;
    for (const [v, at2] of block3.place) placeVertex(sheet, v, at2.x + dx, at2.y + dy);
    for (const [v, width] of block3.widths) for (const item of sheet.units[v].items) widen(item, width);
    for (const [n2, points] of block3.routes) {
      routes.set(
        laidOut[n2],
        points.map(({ x, y }) => ({ x: x + dx, y: y + dy }))
      );
    }
  });
  const contentWidth = Math.max(0, largest(ends2, 0) + hangGates({ level, routes, top }));
  for (const joint of quiet) routes.set(joint, gateRoute(joint));
  level.width = Math.ceil(Math.max(contentWidth, level.width, level.inset + (level.box?.minWidth ?? 0)));
  level.shift = empty || level.inset > 0 ? 0 : Math.floor((level.width - Math.ceil(contentWidth)) / 2);
  placeLoosePorts(level, joints);
  return routes;
}
var isColumn = (level) => level.peers !== null && peersOf(level).every(({ ports }) => ports.size === 0);
var kindOf2 = ({ box: box2, peers }) => box2?.aside === true ? "strip" : peers === null ? "box" : "zone";
var aspectOf = (level) => ASPECT * peersOf(level).length;
var peersOf = (level) => level.peers === null ? [level] : level.parent.children.filter(({ peers }) => peers === level.peers);
function createSheet(level, joints) {
  const joined2 = new Set(joints.flatMap(({ left, right }) => [left.item, right.item]));
  const units = unitsOf(level.children.filter((child) => !child.isGate || joined2.has(child)));
  const isLoose2 = (unit) => !unit.items.some((item) => joined2.has(item));
  const loose = units.filter(isLoose2);
  equalise(loose);
  alignWidths(
    loose,
    units.filter((unit) => !isLoose2(unit))
  );
  alignHeights(units.filter((unit) => isLoose2(unit) || unit.items[0].box?.aside !== true));
  for (const unit of units) placeUnit(unit, isLoose2(unit));
  const vertices = units.map(unitVertex);
  const unitNumber = new Map(units.flatMap((unit, u) => unit.items.map((item, i) => [item, { u, i }])));
  const ports = [];
  const portNumber = /* @__PURE__ */ new Map();
  const vertexOfPort = (port) => {
    let v = portNumber.get(port);
    if (v === void 0) {
      v = vertices.length;
      vertices.push({ width: 0, height: 0, border: port.side, order: v, isBox: false, axis: 0 });
      ports.push(port);
      portNumber.set(port, v);
    }
    return v;
  };
  const endOf2 = (end, shift) => {
    if (end.item === level) return { vertex: vertexOfPort(end.port), y: 0, inset: 0 };
    const { u, i } = unitNumber.get(end.item);
    return attach({ end, vertex: u, top: units[u].offsets[i].y, shift });
  };
  const shifts = shiftsOf(joints);
  const segments = joints.map((joint) => {
    const shift = shifts(joint);
    const left = endOf2(joint.left, shift.left);
    const right = endOf2(joint.right, shift.right);
    const inset = joint.labelLeft ? left.inset : right.inset;
    const label = joint.label === 0 ? 0 : Math.max(0, joint.label + LABEL_PAD + LABEL_RUN - inset);
    const { bracket, kind, labelled, trips } = joint;
    return { left, right, bracket, kind, labelled, weight: trips, label, labelLeft: joint.labelLeft };
  });
  return { vertices, segments, units, ports };
}
function unitVertex(unit) {
  const first = unit.items[0];
  const { node: node2 } = first;
  const axis = node2 ? first.shift + node2.iconX + node2.iconSize / 2 : unit.width / 2;
  return {
    width: unit.width,
    height: unit.height,
    border: null,
    order: first.order,
    isBox: !node2,
    isGate: first.isGate,
    axis
  };
}
function placeVertex({ units, ports }, v, x, y) {
  const unit = units[v];
  if (!unit) {
    ports[v - units.length].y = y;
    return;
  }
  unit.items.forEach((item, i) => {
    item.x = x + unit.offsets[i].x;
    item.y = y + unit.offsets[i].y;
  });
}
var STEP = 4;
function placeLoosePorts(level, joints) {
  const used = new Set(
    joints.flatMap(({ left, right }) => [left, right]).flatMap((end) => end.item === level ? [end.port] : [])
  );
  for (const side of ["W", "E"]) {
    const ports = [...level.ports.values()].filter((port) => port.side === side);
    const taken = ports.filter((port) => used.has(port)).map((port) => port.y);
    for (const port of ports.filter((candidate) => !used.has(candidate))) {
      port.y = freeHeight(level, taken, side === "W" ? hungOn(level) : [], side);
      taken.push(port.y);
    }
  }
}
function freeHeight({ height, box: box2 }, taken, gates, side) {
  const top = Math.min(box2?.headerHeight ?? 0, height - STEP);
  const middle = Math.round((top + height) / 2);
  const firstStep = side === "E" ? -STEP : STEP;
  const isBeside = (y) => gates.every((gate) => y < gate.y - STEP || y > gate.y + gate.height + STEP);
  let fallback = null;
  for (let distance3 = 0; Math.abs(distance3) < (height - top) / 2; distance3 = next(distance3, firstStep)) {
    const y = middle + distance3;
    if (!isBeside(y)) continue;
    if (taken.every((other) => Math.abs(other - y) >= LABEL_GAP)) return y;
    fallback ??= y;
  }
  return fallback ?? middle;
}
var next = (distance3, firstStep) => distance3 === 0 || Math.sign(distance3) !== Math.sign(firstStep) ? -distance3 + firstStep : -distance3;
function attach({ end: { item, port, side }, vertex, top, shift }) {
  if (!item.node) return { vertex, y: top + port.y, inset: 0 };
  const { iconX, iconY, iconSize } = item.node;
  const inset = side === "W" ? item.shift + iconX : item.width - item.shift - iconX - iconSize;
  return { vertex, y: iconY + iconSize / 2 + shift, inset: inset - ICON_GAP };
}
var CHANGED_SHIFTS = {
  new: [9, 25, -25],
  gone: [-9, -18, 18]
};
var HEAD3 = 8;
function changedShift(change2, shift, { item }) {
  const [middle, below, above] = CHANGED_SHIFTS[change2 === "delete" ? "gone" : "new"];
  const wanted = shift === 0 ? middle : shift > 0 ? below : above;
  const most = ((item.node?.iconSize ?? 0) - HEAD3) / 2;
  return Math.max(-most, Math.min(most, wanted));
}
function shiftsOf(joints) {
  const sideOf = ({ item, side }) => `${item.order}${side}`;
  const startOf2 = ({ left, right, against }) => against ? right : left;
  const changesBySide = groupBy(
    joints.flatMap((joint) => [joint.left, joint.right].map((end) => ({ side: sideOf(end), change: joint.change }))),
    ({ side }) => side
  );
  const isMixed = (end) => new Set(changesBySide.get(sideOf(end)).map(({ change: change2 }) => change2)).size > 1;
  const finalShift = ({ change: change2 }, end, shift) => change2 !== void 0 && isMixed(end) ? changedShift(change2, shift, end) : shift;
  const oneWayStarts = new Set(joints.filter(({ twoWay }) => !twoWay).map((joint) => sideOf(startOf2(joint))));
  return (joint) => {
    const { twoWay, against, bracket } = joint;
    const start = twoWay && oneWayStarts.has(sideOf(startOf2(joint))) ? -AGAINST_SHIFT : against ? AGAINST_SHIFT : 0;
    const end = against || bracket ? AGAINST_SHIFT : 0;
    const [left, right] = against ? [end, start] : [start, end];
    return { left: finalShift(joint, joint.left, left), right: finalShift(joint, joint.right, right) };
  };
}

// src/layout/nested/orient.ts
var unitOf = (item) => item.peers ?? item.id;
function orientLevel(trips) {
  const crossing = trips.filter((trip) => startOf(trip) && endOf(trip));
  const isLeft = leftOf(crossing);
  for (const trip of crossing) {
    const a = unitOf(startOf(trip));
    const b = unitOf(endOf(trip));
    if (a === b) trip.leaves = trip.enters = "E";
    else if (isLeft(a, b)) [trip.leaves, trip.enters] = ["E", "W"];
    else [trip.leaves, trip.enters] = ["W", "E"];
  }
}
var TWO_WAY_WEIGHT = 0.5;
function leftOf(trips) {
  const units = majorityGraph(trips);
  const position2 = acyclicOrder(units);
  return (a, b) => position2.get(a) < position2.get(b);
}
function majorityGraph(trips) {
  const units = /* @__PURE__ */ new Map();
  const weight = /* @__PURE__ */ new Map();
  const unit = (item) => {
    const id = unitOf(item);
    let known2 = units.get(id);
    if (!known2) {
      known2 = { id, order: item.order, isGate: item.isGate, next: [], incoming: 0 };
      units.set(id, known2);
      weight.set(id, /* @__PURE__ */ new Map());
    }
    return known2;
  };
  for (const trip of trips) {
    const ends2 = [unit(startOf(trip)), unit(endOf(trip))];
    const [a, b] = leavesByGate(trip) || isMetOutside(trip) ? [ends2[1], ends2[0]] : ends2;
    if (a === b) continue;
    const row2 = weight.get(a.id);
    row2.set(b.id, (row2.get(b.id) ?? 0) + (trip.edge.twoWay ? TWO_WAY_WEIGHT : 1));
  }
  for (const a of units.values()) {
    for (const [id, forward] of weight.get(a.id)) {
      const b = units.get(id);
      const backward = weight.get(id)?.get(a.id) ?? 0;
      const isMore = forward > backward || forward === backward && a.order < b.order;
      if (a.isGate !== b.isGate) join3(...a.isGate ? [a, b] : [b, a]);
      else if (isMore) join3(a, b);
    }
  }
  return units;
}
var leavesByGate = ({ up, down }) => up.length > 1 && up[0].isGate && !down[0].isGate;
var isMetOutside = ({ edge, level, up, down }) => edge.twoWay && level.parent === null && up.length > 1 && down.length === 1 && down[0].node !== null;
function join3(left, right) {
  if (left.isGate && left.next.includes(right.id)) return;
  left.next.push(right.id);
  right.incoming++;
}
function acyclicOrder(units) {
  const roots = [...units.values()].sort(
    (a, b) => Number(a.incoming > 0) - Number(b.incoming > 0) || b.next.length - b.incoming - (a.next.length - a.incoming) || a.order - b.order
  );
  const seen2 = /* @__PURE__ */ new Set();
  const finished2 = [];
  for (const root2 of roots) {
    if (seen2.has(root2.id)) continue;
    seen2.add(root2.id);
    const stack2 = [{ unit: root2, next: 0 }];
    while (stack2.length > 0) {
      const top = stack2[stack2.length - 1];
      const id = top.unit.next[top.next++];
      if (id === void 0) {
        finished2.push(top.unit.id);
        stack2.pop();
      } else if (!seen2.has(id)) {
        seen2.add(id);
        stack2.push({ unit: units.get(id), next: 0 });
      }
    }
  }
  return new Map(finished2.reverse().map((id, position2) => [id, position2]));
}

// src/layout/nested/peers.ts
init_group_by();
function alignPeers(items) {
  for (const group2 of peerGroups(items)) {
    const tiers = [group2];
    for (const tier of tiers) {
      for (const nodes of tiersOf(tier, ({ node: node2 }) => node2?.type)) makeEqual(nodes, widenNode);
      for (const boxes of tiersOf(tier, ({ box: box2 }) => box2?.style)) {
        const width = largest(boxes.map((item) => Math.max(item.width, item.box.minWidth)));
        for (const item of boxes) item.width = width;
        tiers.push(boxes);
      }
    }
  }
}
function alignTiers(items) {
  for (const group2 of peerGroups(items))
    for (const tier of tiersOf(group2, ({ box: box2 }) => box2?.style)) makeEqual(tier, widen);
}
function alignInsides(items, unconnected, minSizes) {
  for (const group2 of peerGroups(items)) copyInsides(group2, unconnected, minSizes);
}
function peerGroups(items) {
  const peers = items.filter((item) => item.box?.peerGroup);
  return [...groupBy(peers, (item) => item.box.peerGroup).values()].filter((group2) => group2.length > 1);
}
function makeEqual(tier, widenTo) {
  const width = largest(tier.map((item) => item.width));
  const height = largest(tier.map((item) => item.height));
  for (const item of tier) {
    widenTo(item, width);
    item.height = height;
  }
}
function widenNode(item, width) {
  item.shift += Math.floor((width - item.width) / 2);
  item.width = width;
}
function tiersOf(peers, kindOf7) {
  const childLists = peers.map(({ children }) => children.filter((child) => kindOf7(child) !== void 0));
  const [first] = childLists;
  const byPosition = first.map((_, at2) => childLists.flatMap((children) => children[at2] ?? []));
  if (childLists.every(({ length }) => length === first.length) && byPosition.every((tier) => areAlike(tier, kindOf7)))
    return byPosition;
  const tierOf = /* @__PURE__ */ new Map();
  for (const children of childLists)
    for (const [kind, ofKind] of groupBy(children, kindOf7))
      for (const [n2, child] of ofKind.entries()) tierOf.set(child, `${kind}
${n2}`);
  return [...groupBy(childLists.flat(), (child) => tierOf.get(child)).values()].filter((tier) => tier.length > 1);
}
function areAlike(tier, kindOf7) {
  const kinds = tier.map((item) => kindOf7(item).split(":", 2));
  const variants2 = new Set(kinds.flatMap(([, variant]) => variant ?? []));
  return variants2.size < 2 && kinds.every(([kind]) => kind === kinds[0][0]);
}
function findUnconnected(items, hasLines) {
  const unconnected = /* @__PURE__ */ new Set();
  for (const item of [...items].reverse())
    if (item.ports.size === 0 && !hasLines(item) && item.children.every((child) => unconnected.has(child)))
      unconnected.add(item);
  return unconnected;
}
var kindOf3 = ({ box: box2, node: node2 }) => box2 ? `box ${box2.style}` : node2?.type;
var sizesIn = (items) => new Map(
  items.flatMap(({ children }) => children.map((child) => [child, { width: child.width, height: child.height }]))
);
function copyInsides(peers, unconnected, minSizes) {
  const rank = (item) => item.children.length + (unconnected.has(item) ? 0 : Number.MAX_SAFE_INTEGER / 2);
  const pattern = peers.reduce((best, peer) => rank(peer) > rank(best) ? peer : best);
  for (const peer of peers) {
    const isShort2 = peer.hollow && peer.children.length < pattern.children.length;
    if (peer === pattern || !unconnected.has(peer) || isShort2) continue;
    copyInside(pattern, peer, minSizes);
  }
}
function copyInside(pattern, peer, minSizes) {
  const pairs = [[pattern, peer]];
  for (const [from, to] of pairs) {
    const matches = matchChildren(from, to, minSizes);
    if (matches === null) continue;
    for (const [model, child] of matches) {
      child.x = model.x + axisOf2(model) - axisOf2(child);
      child.y = model.y;
      if (!child.box) continue;
      widen(child, model.width);
      child.height = model.height;
      pairs.push([model, child]);
    }
    to.shift = from.shift;
    if (to === peer) {
      to.width = Math.max(to.width, from.width);
      to.height = from.height;
    }
  }
}
var axisOf2 = ({ node: node2, shift }) => node2 ? shift + node2.iconX + node2.iconSize / 2 : 0;
function matchChildren(from, to, minSizes) {
  if (to.children.some((child) => kindOf3(child) === void 0)) return null;
  const pairs = tiersOf([from, to], kindOf3).map(([model, child]) => [model, child]);
  const isRoom = ([model, child]) => {
    const { width, height } = minSizes.get(child) ?? child;
    return model.parent === from && width <= model.width && height <= model.height;
  };
  return pairs.length === to.children.length && pairs.every(isRoom) ? pairs : null;
}

// src/layout/nested/routes/unbend.ts
init_group_by();
var LARGEST = 30;
var ROUNDS4 = 2;
function unbend(edges2, nodes, boxes) {
  const routes = edges2.map(({ points }) => [...points]);
  const cell = cellFor(routes);
  const around2 = {
    horizontals: new SpatialIndex(cell),
    verticals: new SpatialIndex(cell),
    solids: solidsOf(nodes, boxes, cell)
  };
  for (const [owner, points] of routes.entries()) addRuns(around2, points, owner);
  for (let round = 0; round < ROUNDS4; round++) {
    for (const backwards of [false, true]) {
      if (backwards) for (const points of routes) points.reverse();
      removeSteps(routes, around2);
      if (backwards) for (const points of routes) points.reverse();
    }
  }
  return edges2.map((placed, i) => ({ ...placed, points: simplify(routes[i]) }));
}
function removeSteps(routes, around2) {
  const steps2 = [];
  routes.forEach((points, owner) => {
    for (let at2 = 1; at2 + 2 < points.length; at2++) if (isStep(points, at2)) steps2.push({ owner, at: at2 });
  });
  const groups = groupBy(steps2, ({ owner, at: at2 }) => {
    const [a, b] = [routes[owner][at2], routes[owner][at2 + 1]];
    return `${a.x} ${a.y} ${b.y}`;
  });
  const moved = /* @__PURE__ */ new Set();
  for (const group2 of groups.values()) {
    const owners = new Set(group2.map(({ owner }) => owner));
    if (group2.length > owners.size || [...owners].some((owner) => moved.has(owner))) continue;
    if (!group2.every((step) => isFree2(routes[step.owner], step.at, owners, around2))) continue;
    for (const { owner, at: at2 } of group2) {
      const points = routes[owner];
      points.splice(at2, 3, { x: points[at2 + 2].x, y: points[at2].y });
      addRuns(around2, points, owner);
      moved.add(owner);
    }
  }
}
function isStep(points, at2) {
  const before = points[at2 - 1];
  const a = points[at2];
  const b = points[at2 + 1];
  const c = points[at2 + 2];
  const d = points[at2 + 3];
  if (!d || before.y !== a.y || a.x !== b.x || b.y !== c.y || c.x !== d.x) return false;
  return Math.abs(a.y - b.y) <= LARGEST && (a.x - before.x) * (c.x - b.x) > 0;
}
function isFree2(points, at2, owners, around2) {
  const [a, b, c] = [points[at2], points[at2 + 1], points[at2 + 2]];
  const foreign = (owner) => !owners.has(owner);
  const old = rectOf2(b, c, 1, 1);
  const swept = rectOf2(a, c, 0, LINE_GAP - 2);
  const rise = rectOf2({ x: c.x, y: a.y }, c, LINE_GAP - 2, 0);
  return !around2.horizontals.touches(old, foreign) && !around2.horizontals.touches(swept, foreign) && !around2.verticals.touches(rise, foreign) && !around2.solids.hits(rectOf2(a, c, 0, 4));
}
function addRuns({ horizontals, verticals }, points, owner) {
  for (let i = 0; i + 1 < points.length; i++) {
    const flat = points[i].y === points[i + 1].y;
    (flat ? horizontals : verticals).add(rectOf2(points[i], points[i + 1], 0, 0), owner);
  }
}
function rectOf2(a, b, marginX, marginY) {
  return {
    x: Math.min(a.x, b.x) - marginX,
    y: Math.min(a.y, b.y) - marginY,
    width: Math.abs(a.x - b.x) + 2 * marginX,
    height: Math.abs(a.y - b.y) + 2 * marginY
  };
}
function solidsOf(nodes, boxes, cell) {
  const solids = new SpatialIndex(cell);
  for (const { node: node2, x, y } of nodes) solids.add({ x: x + node2.iconX, y, width: node2.iconSize, height: node2.height });
  for (const { box: box2, x, y, width, height } of boxes) {
    solids.add({ x, y, width, height: 0 });
    solids.add({ x, y: y + height, width, height: 0 });
    solids.add({ x, y, width: box2.minWidth, height: titleHeight(box2) });
  }
  return solids;
}

// src/layout/nested/routes/jogs.ts
var MOST_JOG = 10;
var CLEARANCE = 9;
var SOLID_CLEARANCE = 4;
function removeJogs(edges2, nodes, boxes) {
  const cell = cellFor(edges2.map(({ points }) => points));
  const runs = new SpatialIndex(cell);
  const solids = solidsOf(nodes, boxes, cell);
  const isNode = new Set(nodes.map(({ node: node2 }) => node2.id));
  const endsAt = /* @__PURE__ */ new Map();
  edges2.forEach(({ points }, owner) => {
    for (let i = 0; i + 1 < points.length; i++) runs.add(runRect3(points[i], points[i + 1], 0), owner);
    for (const end of [points[0], points.at(-1)]) endsAt.set(keyOf(end), (endsAt.get(keyOf(end)) ?? 0) + 1);
  });
  return edges2.map((placed, owner) => {
    const { from, to } = placed.edge;
    const isOnlyEnd = (end) => endsAt.get(keyOf(end)) === 1;
    let points = [...placed.points];
    const clearance = placed.edge.label ? LABEL_GAP : CLEARANCE;
    const foreign = (other) => other !== owner && edges2[other].edge.from !== from && edges2[other].edge.to !== to;
    const isFree3 = (a, b) => !runs.touches(runRect3(a, b, clearance), foreign) && !solids.hits(runRect3(a, b, SOLID_CLEARANCE));
    if (isNode.has(to) && isOnlyEnd(points.at(-1))) points = smoothEnd(points, isFree3);
    if (isNode.has(from) && isOnlyEnd(points[0])) points = smoothEnd(points.reverse(), isFree3).reverse();
    return { ...placed, points };
  });
}
var keyOf = ({ x, y }) => `${x} ${y}`;
function smoothEnd(points, isFree3) {
  const [before, step, turn, end] = points.slice(-4);
  if (!before || !step || !turn || !end) return points;
  const jog = Math.abs(turn.y - step.y);
  const onwards = before.y === step.y && turn.y === end.y && (step.x - before.x) * (end.x - turn.x) > 0;
  if (!onwards || jog === 0 || jog > MOST_JOG) return points;
  const straight = { x: end.x, y: step.y };
  if (!isFree3(step, straight)) return points;
  return [...points.slice(0, -3), straight];
}
var runRect3 = (a, b, margin) => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y) - margin,
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y) + 2 * margin
});

// src/layout/nested/routes/joints.ts
function createJoints(trips) {
  const byLevel = /* @__PURE__ */ new Map();
  const step = ({ style, twoWay, change: change2 }, level, from, to) => {
    const bracket = from.side === "E" && to.side === "E" && from.item !== level && to.item !== level;
    const backwards = !bracket && isRightEnd(from, level);
    const [left, right] = backwards ? [to, from] : [from, to];
    const key = `${endKey(left, level)}>${endKey(right, level)}`;
    const joints = byLevel.get(level) ?? /* @__PURE__ */ new Map();
    byLevel.set(level, joints);
    let joint = joints.get(key);
    if (!joint) {
      joint = {
        left,
        right,
        bracket,
        against: backwards,
        twoWay,
        change: change2,
        kind: `${backwards ? "west" : "east"}${style}`,
        trips: 0,
        labelled: false,
        label: 0,
        labelLeft: false
      };
      joints.set(key, joint);
    }
    joint.trips++;
    return { level, joint, backwards };
  };
  const steps2 = trips.map((trip) => {
    const { twoWay, mark } = trip.edge;
    const chain = stepsOf(trip, step.bind(null, { style: styleOf(trip), twoWay, change: mark?.change }));
    reserveLabel2(trip, chain);
    return chain;
  });
  return { byLevel: new Map([...byLevel].map(([level, joints]) => [level, [...joints.values()]])), steps: steps2 };
}
var isRightEnd = (end, level) => end.side === "W" !== (end.item === level);
var endKey = ({ item, port, side }, level) => `${item === level ? "level" : item.order}.${port ? port.id : ""}${side}`;
function stepsOf(trip, step) {
  const { level, up, down, leaves, enters, portOut, portIn } = trip;
  const end = (item, side, port) => ({
    item,
    side,
    port: item.node ? null : portOf(item, port, side)
  });
  const leaving = (item) => end(item, leaves, portOut(item));
  const entering = (item) => end(item, enters, portIn(item));
  const steps2 = [];
  for (let i = 1; i < up.length; i++) steps2.push(step(up[i], leaving(up[i - 1]), leaving(up[i])));
  const start = startOf(trip);
  const finish = endOf(trip);
  const from = start ? leaving(start) : end(level, "W", portOut(level));
  const to = finish ? entering(finish) : end(level, "E", portIn(level));
  steps2.push(step(level, from, to));
  for (let i = down.length - 1; i >= 1; i--) steps2.push(step(down[i], entering(down[i]), entering(down[i - 1])));
  return steps2;
}
function reserveLabel2(trip, steps2) {
  const last = steps2.at(-1);
  if (!trip.edge.label) return;
  for (const { joint } of steps2) joint.labelled = true;
  last.joint.label = Math.max(last.joint.label, trip.edge.label.width);
  last.joint.labelLeft = last.backwards;
}

// src/layout/nested/routes/labels.ts
init_group_by();
function placeLabels(edges2, nodes, boxes) {
  if (!edges2.some(({ edge }) => edge.label)) return [...edges2];
  const cell = cellFor(edges2.map(({ points }) => points));
  const obstacles = new SpatialIndex(cell);
  for (const { node: node2, x, y } of nodes) {
    const { iconX, iconY, iconSize, width, height } = node2;
    const caption = iconY + iconSize;
    obstacles.add({ x: x + iconX, y: y + iconY, width: iconSize, height: iconSize });
    obstacles.add({ x, y: y + caption, width, height: height - caption });
  }
  const borders = new SpatialIndex(cell);
  for (const { box: box2, x, y, width, height } of boxes) {
    obstacles.add({ x, y, width: box2.minWidth, height: titleHeight(box2) });
    for (const side of [x, x + width]) borders.add({ x: side, y, width: 0, height });
  }
  const runs = new SpatialIndex(cell);
  edges2.forEach(({ points }, owner) => {
    for (let i = 0; i + 1 < points.length; i++) runs.add(runRect(points[i], points[i + 1]), owner);
  });
  const isClear = (plate2) => !obstacles.hits(shrink(plate2));
  const common = placeCommon(edges2, { isClear, runs, obstacles });
  return edges2.map((placed, owner) => {
    const { label } = placed.edge;
    if (!label) return placed;
    const shared = common.get(owner);
    if (shared !== void 0) return shared === null ? placed : { ...placed, label: shared };
    const width = label.width + LABEL_PAD;
    const clear = candidates2(placed.points, width).filter(isClear);
    const onlyOwn = clear.filter((plate2) => !runs.hits(plate2, owner));
    const onOwnRun = onlyOwn.find((plate2) => !borders.hits(plate2)) ?? onlyOwn[0];
    const best = onOwnRun ?? clear[0] ?? everywhere(placed.points, width).find(isClear) ?? null;
    if (best) obstacles.add(best);
    return { ...placed, label: best };
  });
}
function placeCommon(edges2, around2) {
  const plates = /* @__PURE__ */ new Map();
  const labelled = edges2.map((_, owner) => owner).filter((owner) => edges2[owner].edge.label);
  const runOf = (owner) => runRect(...lastRun(edges2[owner]));
  const lengthOf = (owner) => Math.max(runOf(owner).width, runOf(owner).height);
  for (const group2 of groupBy(labelled, (owner) => arrivalOf(edges2[owner])).values()) {
    const members = new Set(group2);
    const open = new Set(group2);
    for (const owner of [...group2].sort((a, b) => lengthOf(a) - lengthOf(b) || a - b)) {
      if (open.size < 2 || !open.has(owner)) continue;
      const width = edges2[owner].edge.label.width + LABEL_PAD;
      const isCommon = (plate3) => around2.isClear(plate3) && !around2.runs.touches(shrink(plate3), (other) => !members.has(other));
      const plate2 = candidates2(lastRun(edges2[owner]), width).find(isCommon);
      const along = plate2 === void 0 ? [] : [...open].filter((other) => isAlong(plate2, runOf(other)));
      if (plate2 === void 0 || along.length < 2) continue;
      around2.obstacles.add(plate2);
      for (const other of along) {
        plates.set(other, other === owner ? plate2 : null);
        open.delete(other);
      }
    }
  }
  return plates;
}
var lastRun = ({ points }) => points.slice(-2);
function arrivalOf(placed) {
  const [a, b] = lastRun(placed);
  const { edge } = placed;
  return JSON.stringify([edge.to, b.x, b.y, Math.sign(b.x - a.x), Math.sign(b.y - a.y), edge.label?.text]);
}
var isAlong = (plate2, run2) => run2.height === 0 ? plate2.x >= run2.x && plate2.x + plate2.width <= run2.x + run2.width : plate2.y >= run2.y && plate2.y + plate2.height <= run2.y + run2.height;
var shrink = ({ x, y, width, height }) => ({
  x: x + 0.4,
  y: y + 0.4,
  width: width - 0.8,
  height: height - 0.8
});
var SHIFTS = [0.38, 0.25, 0.5, 0.12, -0.12, -0.25, -0.38, -0.5];
function candidates2(points, width) {
  const onRuns = [];
  const onRises = [];
  for (let i = points.length - 1; i > 0; i--) {
    const a = points[i - 1];
    const b = points[i];
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const plate2 = { x: middle.x - width / 2, y: middle.y - LABEL_HEIGHT / 2, width, height: LABEL_HEIGHT };
    if (a.y === b.y) {
      const room = Math.abs(a.x - b.x) - width - 16;
      if (room < 0) continue;
      const towardsTarget = b.x > a.x ? 1 : -1;
      for (const shift of [0, ...SHIFTS]) onRuns.push({ ...plate2, x: plate2.x + room * shift * towardsTarget });
    } else if (Math.abs(a.y - b.y) > LABEL_HEIGHT + 12) {
      for (const shift of [0, ...SHIFTS]) onRises.push({ ...plate2, y: plate2.y + (b.y - a.y) * shift * 0.8 });
    }
  }
  const beside = [-1, 1].flatMap((side) => onRuns.map((plate2) => ({ ...plate2, y: plate2.y + side * BESIDE })));
  return [...onRuns, ...onRises, ...beside];
}
function everywhere(points, width) {
  const plates = [];
  for (let i = points.length - 1; i > 0; i--) {
    const a = points[i - 1];
    const b = points[i];
    if (a.y !== b.y) continue;
    for (const side of [0, -1, 1])
      for (let x = Math.min(a.x, b.x); x + width <= Math.max(a.x, b.x); x += FINE_STEP)
        plates.push({ x, y: a.y - LABEL_HEIGHT / 2 + side * BESIDE, width, height: LABEL_HEIGHT });
  }
  return plates;
}
var FINE_STEP = 4;
var BESIDE = LABEL_HEIGHT / 2 + 3;

// src/layout/nested/routes/nets.ts
init_group_by();
function nameNets(trips) {
  const sourceOf = ({ edge }) => edge.from;
  for (const [style, group2] of groupBy(trips, netStyle)) {
    const outs = bundleEnds(group2, sourceOf, targetOf);
    const ins = bundleEnds(group2, targetOf, sourceOf);
    const bundleOut = (trip) => outs.get(sourceOf(trip));
    const bundleIn = (trip) => ins.get(targetOf(trip));
    const sources = endsInside(group2, bundleOut, sourceOf, ({ up }) => up);
    const targets = endsInside(group2, bundleIn, targetOf, ({ down }) => down);
    for (const trip of group2) {
      const [out, into] = [bundleOut(trip), bundleIn(trip)];
      trip.portOut = (border) => `from ${sources(out, border) ?? JSON.stringify([sourceOf(trip)])}${style}`;
      trip.portIn = (border) => `to ${targets(into, border) ?? JSON.stringify([targetOf(trip)])}${style}`;
    }
  }
}
function netStyle(trip) {
  const ends2 = [trip.up[0], trip.down[0]];
  const special = ends2.some((end) => end?.isGate) ? " gate" : ends2.some((end) => end?.hasGates) ? " border" : "";
  return `${styleOf(trip)}${special}`;
}
function endsInside(trips, bundleOf, end, path) {
  const ends2 = /* @__PURE__ */ new Map();
  const keyOf3 = (bundle, border) => `${bundle}:${border.order}`;
  for (const trip of trips)
    for (const border of path(trip)) {
      const key = keyOf3(bundleOf(trip), border);
      const inside2 = ends2.get(key);
      if (inside2) inside2.add(end(trip));
      else ends2.set(key, /* @__PURE__ */ new Set([end(trip)]));
    }
  const names = new Map([...ends2].map(([key, inside2]) => [key, JSON.stringify([...inside2].sort())]));
  return (bundle, border) => names.get(keyOf3(bundle, border)) ?? null;
}
var targetOf = ({ edge }) => JSON.stringify([edge.to, edge.label?.text ?? ""]);
function bundleEnds(trips, end, other) {
  const bundles2 = /* @__PURE__ */ new Map();
  const bundleByEnd = /* @__PURE__ */ new Map();
  for (const [name, tripsOfEnd] of groupBy(trips, end)) {
    const others = JSON.stringify(tripsOfEnd.map(other).sort());
    const bundle = bundles2.get(others) ?? bundles2.size;
    bundles2.set(others, bundle);
    bundleByEnd.set(name, bundle);
  }
  return bundleByEnd;
}

// src/layout/nested/routes/self-loops.ts
var REACH = 13;
function placeSelfLoops(scene, nodes) {
  const byId2 = new Map(nodes.map((placed) => [placed.node.id, placed]));
  return scene.edges.flatMap((edge) => {
    const placed = edge.from === edge.to ? byId2.get(edge.from) : void 0;
    if (!placed) return [];
    const { iconX, iconY, iconSize } = placed.node;
    const right = placed.x + iconX + iconSize;
    const top = placed.y + iconY;
    const points = [
      { x: right + ICON_GAP - 2, y: top + 12 },
      { x: right + REACH, y: top + 12 },
      { x: right + REACH, y: top - REACH },
      { x: right - 12, y: top - REACH },
      { x: right - 12, y: top - ICON_GAP + 2 }
    ];
    return [{ edge, points, label: null }];
  });
}

// src/layout/on-screen.ts
var SCREEN = { width: 1600, height: 1e3 };
var captionOnScreen = ({ width, height }) => CAPTION_SIZE * Math.min(1, SCREEN.width / width, SCREEN.height / height);

// src/layout/nested/shape.ts
var STRAIGHT = { spread: null, columnSlack: 1.25, leastColumn: 390, stacking: 2.3, beside: 0.1 };
var COMPACT = { ...STRAIGHT, spread: 1.15 };
var HIGH = { ...STRAIGHT, beside: 0.8 };
var FLAT = { spread: 1.15, columnSlack: 0.7, leastColumn: 140, stacking: 1.3, beside: 0.1 };
var MOST_TRIED2 = 600;
var firstShape = ({ items }) => items.length > MOST_TRIED2 ? STRAIGHT : COMPACT;
function otherShape({ items }, layout) {
  if (items.length > MOST_TRIED2 || costOf2(layout) <= READABLE) return null;
  return layout.width / layout.height < SCREEN.width / SCREEN.height ? FLAT : HIGH;
}
var READABLE = 0;
var BEND_WEIGHT = 0.08;
var RIBBON_WEIGHT2 = 3;
function costOf2({ width, height, edges: edges2 }) {
  const aspect = width / height;
  const ribbon = Math.max(0, Math.log(aspect / ASPECT_MAX), Math.log(ASPECT_MIN / aspect));
  const bends = edges2.reduce((sum, { points }) => sum + points.length - 2, 0) / Math.max(1, edges2.length);
  const shrunk = Math.log(Math.max(width / SCREEN.width, height / SCREEN.height));
  return shrunk + BEND_WEIGHT * bends + RIBBON_WEIGHT2 * ribbon;
}

// src/layout/nested/spokes.ts
init_group_by();
var MOST_SPOKES = 4;
function findSpokes(scene) {
  const trips = planTrips(scene, buildTree(scene));
  const arcs = trips.flatMap((trip) => {
    const [from, to] = [startOf(trip), endOf(trip)];
    return from && to && !from.peers && !to.peers ? [{ from, to }] : [];
  });
  const arcsInto = groupBy(arcs, ({ to }) => to);
  const hubs = new Map([...arcsInto].map(([item, into]) => [item, new Set(into.map(({ from }) => from))]));
  const haveOneHub = (a, b) => [...hubs.get(a)].some((hub) => hubs.get(b).has(hub));
  const stackOf = /* @__PURE__ */ new Map();
  for (const { from, to } of arcs) {
    if (!haveOneStyle(from, to) || !hubs.has(from) || !haveOneHub(from, to)) continue;
    const [a, b] = [stackOf.get(from) ?? [from], stackOf.get(to) ?? [to]];
    if (a === b) continue;
    const stack2 = [...a, ...b];
    for (const item of stack2) stackOf.set(item, stack2);
  }
  const small3 = [...stackOf].filter(([, stack2]) => stack2.length <= MOST_SPOKES);
  return new Map(small3.map(([item, stack2]) => [item.id, `spokes ${stack2[0].id}`]));
}
var haveOneStyle = (a, b) => a.box !== null && a.box.style === b.box?.style;

// src/layout/nested/index.ts
var GAIN3 = 0.05;
function arrangeNested(scene) {
  const clusters = findClusters(scene);
  const best = inBestShape(scene, clusters);
  if (scene.items.length > MOST_TRIED2) return best;
  const spokes = findSpokes(scene);
  if (spokes.size === 0) return best;
  const stacked = inBestShape(scene, clusters, spokes);
  return costOf2(stacked) < costOf2(best) - GAIN3 ? stacked : best;
}
function inBestShape(scene, clusters, stacks) {
  const first = arrangeIn(scene, firstShape(scene), clusters, stacks);
  const shape = otherShape(scene, first);
  if (!shape) return first;
  const second = arrangeIn(scene, shape, clusters, stacks);
  return costOf2(second) < costOf2(first) - GAIN3 ? second : first;
}
function arrangeIn(scene, shape, clusters = [], stacks) {
  const items = buildTree(scene, clusters, stacks);
  const sheet = items[0];
  const trips = planTrips(scene, items);
  for (const group2 of groupBy(trips, (trip) => trip.level).values()) {
    orientLevel(group2);
    nameNets(group2);
  }
  const joints = createJoints(trips);
  const routes = /* @__PURE__ */ new Map();
  const unconnected = findUnconnected(items, (level) => joints.byLevel.has(level));
  alignPeers(items);
  for (const level of byDepth(items)) {
    alignTiers(level);
    const minSizes = sizesIn(level.filter(({ peers }) => peers !== null));
    for (const item of level)
      if (!item.node) routes.set(item, layoutLevel(item, joints.byLevel.get(item) ?? [], shape));
    alignInsides(level, unconnected, minSizes);
  }
  const { width, height: top, ...heading5 } = placeHeading(scene, sheet.width);
  sheet.y = top;
  makeAbsolute(items);
  const boxes = placedBoxes(items);
  const nodes = placedNodes(items);
  const routed = trips.map((trip, i) => placedEdge(trip, joints.steps[i], routes));
  const edges2 = removeJogs(unbend(routed, nodes, boxes), nodes, boxes);
  edges2.push(...placeSelfLoops(scene, nodes));
  return {
    width,
    height: sheet.height + sheet.y,
    boxes,
    nodes,
    edges: placeLabels(edges2, nodes, boxes),
    ...heading5
  };
}
function byDepth(items) {
  const depths = [];
  for (const item of items) {
    const level = depths[item.depth] ?? [];
    depths[item.depth] = level;
    level.push(item);
  }
  return depths.reverse();
}

// src/layout/scene/index.ts
init_address();
init_node_types();
function buildScene(presentation) {
  const isMarked = presentation.changes !== void 0;
  const opens = openingEdges(presentation);
  return {
    ...heading(presentation),
    items: presentation.items.map(
      (item) => item.kind === "box" ? sceneBox(item, isMarked) : sceneNode(item, isMarked)
    ),
    edges: presentation.edges.map((edge) => sceneEdge(edge, isMarked, opens(edge)))
  };
}
function heading({
  title: text3,
  subtitle,
  sentence
}) {
  const title = oneLine2(text3, "title", HEADING_SIZE, 600, MAX_HEADING);
  if (title === null) return { title: null, subtitle: null };
  const measured = sentence === void 0 ? {} : { sentence: line(sentence, "detail", SENTENCE_SIZE, 400) };
  return { title, subtitle: line(subtitle, "detail", TITLE_SIZE, 400), ...measured };
}
function openingEdges({ items, edges: edges2 }) {
  const opened2 = new Set(items.filter(isOpened).map(({ id }) => id));
  if (opened2.size === 0) return () => false;
  const gates = new Set(items.flatMap((item) => item.kind === "node" && item.onBorder ? [item.id] : []));
  const created = edges2.filter(({ change: change2 }) => change2 === "create");
  const gatesFromOutside = new Set(
    created.flatMap(({ from, to }) => isOutside(typeOf2(from)) && gates.has(to) ? [to] : [])
  );
  const gatesToOpened = new Set(created.flatMap(({ from, to }) => gates.has(from) && opened2.has(to) ? [from] : []));
  return ({ from, to, change: change2 }) => change2 === "create" && (isOutside(typeOf2(from)) || gatesFromOutside.has(from)) && (opened2.has(to) || gatesToOpened.has(to));
}
function sceneEdge(edge, isMarked, opens) {
  const { change: change2, from, to, twoWay, label, steps: numbers, inferred, suggested, thin, count } = edge;
  const steps2 = stepsText(numbers);
  return {
    from,
    to,
    twoWay,
    dashed: inferred,
    ...suggested && { suggested },
    ...thin && { thin },
    label: withSteps(oneLine2(label, "detail", CAPTION_SIZE, 400, MAX_EDGE_LABEL), steps2),
    ...steps2 !== "" && { steps: steps2 },
    ...count !== void 0 && { count },
    ...isMarked && (change2 === void 0 ? { faded: true } : { mark: { change: change2, ...opens && { opens } } })
  };
}
var MAX_TITLE_LINES = 4;
var MAX_SMALL_TITLE_LINES = 3;
var small2 = (text3, role, maxLines) => lines(text3, role, CAPTION_SIZE, 400, CAPTION_WIDTH, maxLines);
var smallCaptions = ({ title, name }) => [
  ...lines(title, "title", TITLE_SIZE, 600, SMALL_CAPTION_WIDTH, MAX_SMALL_TITLE_LINES),
  ...lines(name, "name", CAPTION_SIZE, 400, SMALL_CAPTION_WIDTH, SMALL_NAME_ROOM.lines)
];
var captions = ({ title, name, details, loop }) => [
  ...lines(title, "title", TITLE_SIZE, 600, TITLE_WIDTH, MAX_TITLE_LINES),
  ...small2(name, "name", NAME_ROOM.lines),
  ...lines(detailText(details), "detail", CAPTION_SIZE, 400, DETAIL_WIDTH, 2),
  ...small2(loop ?? "", "detail", 1)
];
function iconOf(mark, isSmall2) {
  const ring2 = mark === null ? 0 : isSmall2 ? SMALL_RING : RING;
  return { size: (isSmall2 ? SMALL_ICON_SIZE : ICON_SIZE) + 2 * ring2, ring: ring2 };
}
function captionLines(node2, isMarked) {
  const plain2 = node2.isSmall ? smallCaptions(node2) : captions(node2);
  return [...plain2, ...isMarked ? changeCaptions(node2, node2.isSmall) : []];
}
function sceneNode(node2, isMarked) {
  const { id, parent, type, icon: icon2, title, name, details, loop, badge: badge2, count, instances, suggested, isSmall: isSmall2 } = node2;
  const steps2 = stepsText(node2.steps);
  const mark = isMarked ? markOf(node2) : null;
  const nodeLines = captionLines(node2, isMarked);
  const { size: iconSize, ring: ring2 } = iconOf(mark, isSmall2);
  const width = Math.ceil(
    largest(
      nodeLines.map((line4) => line4.width),
      // All small icons are equally wide, so that they line up in a strip. Its padding provides the slack.
      isSmall2 ? SMALL_CAPTION_WIDTH : Math.max(MIN_TEXT_WIDTH, mark === null ? 0 : iconSize)
    )
  ) + (isSmall2 ? 0 : TEXT_SLACK);
  const captionHeight = nodeLines.reduce((sum, line4) => sum + LINE_HEIGHT[line4.role], 0);
  const loopRoom = loop === null ? 0 : LOOP_ROOM;
  return {
    kind: "node",
    id,
    parent,
    type,
    icon: icon2,
    lines: nodeLines,
    width: width + loopRoom,
    height: ICON_TOP + loopRoom + iconSize + 2 * CAPTION_TOP + captionHeight,
    iconX: (width - iconSize) / 2,
    iconY: ICON_TOP + loopRoom,
    iconSize,
    badge: badge2,
    ...steps2 !== "" && { steps: steps2 },
    ...node2.isExtra === true ? { count: 0 } : count > 1 ? { count } : {},
    words: [title, name, ...details, loop ?? "", instances, ...node2.relations].filter((text3) => text3 !== ""),
    ...mark !== null && { ring: ring2, mark },
    ...isMarked && (isChanging(node2) ? { changeWords: changeWords(node2) } : { faded: true }),
    dashed: node2.lookedUp,
    ...suggested && { suggested },
    ...node2.onBorder && { onBorder: node2.onBorder },
    selfLoop: loop !== null
  };
}
var SEPARATOR2 = ", ";
function detailText(values) {
  let text3 = values[0] ?? "";
  for (const value of values.slice(1)) {
    const longer = text3 + SEPARATOR2 + value;
    if (widthOf(longer.replace(/\d/g, "4"), CAPTION_SIZE, 400) > DETAIL_WIDTH) break;
    text3 = longer;
  }
  return text3;
}

// elsewhere:src/render/formats.ts
var module18 = require("../cli.js").modules["src/render/formats.ts"]();
var FORMATS = module18.FORMATS;
var FORMAT_DEFAULT = module18.FORMAT_DEFAULT;
var FORMAT_NAMES = module18.FORMAT_NAMES;
var formatOfExtension = module18.formatOfExtension;
var formatRow = module18.formatRow;

// src/diagram/on-step.ts
var noStep = () => {
};
var SILENT = { step() {
}, warn() {
}, note() {
} };

// src/diagram/draw.ts
async function layOut(presentation, askDot = null, kept = null) {
  if (askDot !== null) {
    const { arrangeDot: arrangeDot2 } = await Promise.resolve().then(() => (init_dot(), dot_exports));
    return finished(await asKept(await arrangeDot2(buildScene(presentation), askDot), kept), presentation);
  }
  return finished(await asKept(arrangeNested(buildScene(presentation)), kept), presentation);
}
async function asKept(layout, kept) {
  if (kept === null) return layout;
  const { withPinned: withKept } = await Promise.resolve().then(() => (init_pinned(), pinned_exports));
  return withKept(layout, kept);
}
var finished = (layout, presentation) => withFlows(withLegend(withMarks(layout, presentation)), presentation.flows);
var needsLayout = (formats) => formats.some((format) => formatRow(format).needs !== "presentation");
async function detailsOf({ formats }, sides, drawn, { io, ids }) {
  if (!formats.some((format) => formatRow(format).tells)) return {};
  const { detailsIn: toldIn } = await Promise.resolve().then(() => (init_provenance_details(), provenance_details_exports));
  const [after, before] = sides;
  const told = toldIn(
    before === void 0 ? [hidden(after, ids)] : [hidden(after, ids), hidden(before, ids)],
    drawn,
    io
  );
  return told === null ? {} : { told: ids.data(told) };
}
var hidden = ({ ledger, tagged, ...side }, ids) => ({
  ...{ ...side, ledger: ids.data(ledger) },
  ...tagged && { tagged: { ...tagged, resources: tagged.resources.map((each) => addressed(each, ids)) } }
});
async function drawAll(presentation, {
  formats,
  themes,
  askDot,
  scale,
  machine,
  arranged = null,
  links,
  pages,
  stamp,
  side,
  icons,
  told,
  fallbackFonts
}, onStep = noStep) {
  const isArranged = needsLayout(formats);
  if (isArranged && arranged === null) onStep(STEP_ARRANGING);
  const layout = isArranged ? arranged ?? await layOut(presentation, askDot) : null;
  const pictures = [];
  for (const theme of themes) {
    for (const format of formats) {
      const row2 = formatRow(format);
      if (row2.needs !== "layout" && theme !== themes[0]) continue;
      onStep(stepDrawing(format));
      const how = {
        ...{ theme, scale },
        ...machine && { machine },
        ...links && { links },
        ...pages && { pages },
        ...stamp && { stamp },
        ...side && { side },
        ...icons && { icons },
        ...told && { told },
        ...fallbackFonts && { fonts: fallbackFonts }
      };
      pictures.push({ format, theme, ...await written(row2, { presentation, layout }, how) });
    }
  }
  return pictures;
}
async function written(row2, { presentation, layout }, how) {
  if (row2.needs === "presentation") return (await row2.load()).write(presentation, how);
  const placed = layout;
  return row2.needs === "layout" ? (await row2.load()).write(placed, how) : (await row2.load()).write({ presentation, layout: placed }, how);
}

// src/diagram/fonts.ts
var import_node_path3 = require("node:path");
init_errors();
var FONT_FILE = { bytes: FONT_BYTES_MAX, remedy: FONT_TOO_LARGE_REMEDY };
async function fontsOf(drawing, io) {
  return readFonts(drawing?.fonts ?? [], io);
}
async function readFonts(files, io) {
  if (files.length === 0) return [];
  checkCount(files.length);
  const { readFallbackFont: readFallbackFont2 } = await Promise.resolve().then(() => (init_font(), font_exports));
  return files.map((file) => readFallbackFont2(file, io));
}
function checkCount(count) {
  if (count <= FONTS_MAX) return;
  throw new InvalidInput(fontsTooMany(count, FONTS_MAX), { remedy: FONTS_TOO_MANY_REMEDY });
}
async function withNamedFonts(fonts, named3, drawing, io) {
  const isUsed = drawing?.formats.some((format) => formatRow(format).takesFonts) === true;
  if (!isUsed || named3.length === 0) return fonts;
  checkCount(fonts.length + named3.length);
  const files = [];
  for (const path of named3) files.push(await readNamed(path, io));
  return [...fonts, ...await readFonts(files, io)];
}
async function readNamed({ text: text3, place }, io) {
  const directory = (0, import_node_path3.dirname)(place.file);
  const real = await io.realPath(directory).catch(() => null);
  if ((0, import_node_path3.isAbsolute)(text3) || real === null) throw fault("outside", text3, place);
  const { top } = await packageContaining(real, io);
  const file = await readWithin(top, (0, import_node_path3.join)(real, text3), FONT_FILE.bytes, io);
  if (file.is === "read") return { name: (0, import_node_path3.join)(directory, text3), bytes: file.bytes };
  throw fault(file.is, text3, place);
}
var fault = (is, text3, place) => new InvalidInput(fontUnread(place, text3, FONT_FAULTS[is]), {
  remedy: is === "too-large" ? FONT_TOO_LARGE_REMEDY : FONT_UNREAD_REMEDY
});

// src/inference/views/flatten.ts
init_limits();
function flatten(graph, levels = NESTING_MAX) {
  const ways = /* @__PURE__ */ new Map();
  let moved = 0;
  const nodes = [...graph.nodes.values()].map((node2) => {
    const { parent } = wayTo(node2, graph, ways, levels);
    if (parent === node2.parent) return node2;
    moved++;
    return { ...node2, parent };
  });
  if (moved === 0) return { graph, moved };
  return { graph: { ...graph, nodes: new Map(nodes.map((node2) => [node2.address, node2])) }, moved };
}
function wayTo(node2, graph, ways, levels) {
  const open = [];
  for (let at2 = node2; at2 !== void 0 && !ways.has(at2.address); ) {
    open.push(at2);
    at2 = at2.parent === null ? void 0 : graph.nodes.get(at2.parent);
  }
  for (let at2 = open.pop(); at2 !== void 0; at2 = open.pop()) {
    const around2 = at2.parent === null ? void 0 : ways.get(at2.parent);
    const depth = around2 === void 0 ? 0 : around2.depth + 1;
    const isDeep = around2 !== void 0 && depth > levels;
    ways.set(at2.address, isDeep ? { depth: levels, parent: around2.parent } : { depth, parent: at2.parent });
  }
  return ways.get(node2.address);
}

// src/inference/views/overview/readable.ts
init_node_types();
init_limits();

// src/inference/limits.ts
var IDENTITY_LENGTH_MIN = 8;
var IDENTITY_TEXT_MAX = 65536;
var NAME_LENGTH_MIN = 12;
var WILDCARD_NAMES_MAX = 256;
var TEXT_DEPTH_MAX = 8;
var COLLAPSE_FROM = 3;
var MEMBERS_OF_BOX = 2;
var COPIES_MAX = 4;
var SESSIONS_MAX = 3;
var TAKERS_MAX = 12;
var ANSWERING_MAX = 4;
var NEARBY_MAX = 64;
var CARRIED_MAX = 64;
var OVERVIEW_SIZE = 80;
var PAGE_ICONS = 2;
var PAGES_MAX = 200;
var TELLING_TYPES = 3;
var KINDS_LISTED = 2;
var OVERVIEW_EDGES = 1.25;
var OVERVIEW_BIDIRECTIONAL = 0.8;
var OVERVIEW_LEVELS = 12;
var CLOSED_RANK_MAX = 20;
var GRANTEES_MAX = 16;
var GRANTED_MAX = 48;
var PERMITTED_MAX = 16;
var QUIET_CROWD = 8;
var GROUP_MEMBERS_MAX = 256;
var PORTS_IN_WORDS_MAX = 6;
var DENIALS_MAX = 64;
var RELAYS_MAX = 64;
var RANGES_OF_RULE_MAX = 64;

// src/inference/views/overview/readable.ts
var READABLE2 = { from: OVERVIEW_FROM, withLines: OVERVIEW_FROM_WITH_LINES };
var ANY_SIZE = { from: 0, withLines: 0, size: OVERVIEW_SIZE };
var isReadable = ({ nodes, edges: edges2 }, { from, withLines } = READABLE2) => nodes.size <= from && nodes.size + edges2.length <= withLines;
function isSmall({ nodes }) {
  if (nodes.size <= OVERVIEW_ICONS) return true;
  let icons = 0;
  for (const { type } of nodes.values()) if (!isContainerType(type)) icons++;
  return icons <= OVERVIEW_ICONS;
}

// src/diagram/view.ts
init_limits();
async function selectView(graph, view, captionOf2 = null) {
  const notes = [];
  const warnings = [];
  const { graph: flat, moved } = flatten(graph);
  if (moved > 0) warnings.push(nestedTooDeep(moved, NESTING_MAX));
  let seen2 = flat;
  if (view.simplified) {
    const { simplify: simplify4 } = await Promise.resolve().then(() => (init_simplify(), simplify_exports));
    seen2 = simplify4(graph).graph;
    notes.push(simplified(graph.nodes.size, seen2.nodes.size));
  }
  const { removed: removed2 } = graph;
  const whole2 = removed2 === void 0 ? seen2 : { ...seen2, removed: removed2 };
  const found = view.overview ? await overviewOf(whole2, captionOf2) : null;
  if (found === null) return { graph: whole2, notes, warnings };
  warnings.push(overviewDrawn(found.whole, found.arrows, !view.simplified, found.caption));
  return { graph: found.graph, notes, warnings };
}
async function overviewOf(graph, captionOf2) {
  const isMuch = !isReadable(graph);
  if (!isMuch && (captionOf2 === null || isSmall(graph))) return null;
  const caption = isMuch || captionOf2 === null ? null : await captionOf2(graph);
  if (caption !== null && caption >= CAPTION_LEGIBLE) return null;
  const { overview: overview2 } = await Promise.resolve().then(() => (init_overview(), overview_exports));
  const found = overview2(graph, void 0, isMuch ? void 0 : ANY_SIZE);
  if (found === null) return null;
  const drawn = graph.removed === void 0 ? found.graph : { ...found.graph, removed: graph.removed };
  if (caption !== null && captionOf2 !== null && await captionOf2(drawn) < caption * OVERVIEW_GAIN) return null;
  return { ...found, graph: drawn, caption };
}

// src/labels/index.ts
init_boxes();
init_cloud();
init_catalog();
init_locations();
init_model();
init_address();

// src/graph/counts.ts
init_address();
var isPseudoType = (type) => type.startsWith("tv_") || type === "aws_az" || type === "aws_group";
var isOfSource = ({ provenance, isAdded }) => provenance !== "implied" && isAdded !== true;
var countResources = (nodes) => countDrawn([...nodes].filter(isOfSource));
function countDrawn(items) {
  const counts = /* @__PURE__ */ new Map();
  for (const { address, type, count } of items) {
    if (isPseudoType(type)) continue;
    const copied = (parseAddress(address)?.copy ?? null) !== null;
    counts.set(copied ? withCopy(address, null) : address, count);
  }
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}
function countChanges(resources) {
  const counts = /* @__PURE__ */ new Map();
  for (const { mode, change: change2 } of resources) {
    if (mode === "managed") counts.set(change2, (counts.get(change2) ?? 0) + 1);
  }
  return counts;
}
function countTypes(items) {
  const counts = /* @__PURE__ */ new Map();
  for (const { type } of items) counts.set(type, (counts.get(type) ?? 0) + 1);
  return new Map([...counts].sort(([a], [b]) => byText(a, b)));
}
function countedAs(change2, { isForgotten, isImported }) {
  const imported = isImported === true ? ["import"] : [];
  switch (change2) {
    case "create":
      return [...imported, "add"];
    case "update":
      return [...imported, "change"];
    case "delete":
      return [...imported, "destroy"];
    case "replace":
      return [...imported, "add", isForgotten === true ? "forget" : "destroy"];
    case "import":
      return ["import"];
    case "forget":
      return ["forget"];
    default:
      return imported;
  }
}
function planSummary(resources) {
  const sums = { import: 0, add: 0, change: 0, destroy: 0, forget: 0 };
  for (const { mode, change: change2, changed: changed2 = {} } of resources) {
    if (mode !== "managed") continue;
    for (const counted2 of countedAs(change2, changed2)) sums[counted2]++;
    for (const [name, count] of Object.entries(changed2.folded ?? {})) {
      for (const counted2 of countedAs(name, {})) sums[counted2] += count;
    }
  }
  return sums;
}
function allChanges(resources) {
  const sums = /* @__PURE__ */ new Map();
  for (const { mode, change: change2, changed: changed2 = {}, count = 1 } of resources) {
    if (mode !== "managed") continue;
    const older = Object.entries(changed2.folded ?? {});
    for (const [name, number2] of [[change2, count === "unknown" ? 1 : count], ...older]) {
      sums.set(name, (sums.get(name) ?? 0) + number2);
    }
  }
  const counts = Object.fromEntries(
    CHANGES2.flatMap((change2) => change2 !== "none" && sums.has(change2) ? [[change2, sums.get(change2)]] : [])
  );
  return Object.keys(counts).length === 0 ? void 0 : { counts, plan: planSummary(resources) };
}

// src/labels/index.ts
init_group_by();
init_node_types();

// src/graph/tree.ts
function childrenOf(graph) {
  const children = /* @__PURE__ */ new Map([[null, []]]);
  for (const node2 of graph.nodes.values()) {
    const siblings = children.get(node2.parent);
    if (siblings === void 0) children.set(node2.parent, [node2]);
    else siblings.push(node2);
  }
  return children;
}
function ancestorsOf(graph, address) {
  const ancestors = [];
  let parent = graph.nodes.get(address)?.parent ?? null;
  while (parent !== null) {
    const node2 = graph.nodes.get(parent);
    ancestors.push(node2);
    parent = node2.parent;
  }
  return ancestors;
}

// src/labels/index.ts
init_limits();
init_messages();

// src/labels/box.ts
init_boxes();
init_locations();

// src/labels/box-title.ts
init_attributes();
init_boxes();
init_catalog();

// src/labels/names.ts
init_attributes();
init_catalog();
init_address();

// src/labels/messages.ts
init_exposure();
init_messages();
init_english();
var NOTHING_DRAWN = "Nothing is drawn";
var resourceCount = (total, drawn, removed2) => plural(total, "resource") + (drawn === total ? "" : `, ${drawn} drawn`) + removedBy(removed2);
var planLine = (plan) => `Plan: ${[
  ...plan.import === 0 ? [] : [`${plan.import} to import`],
  `${plan.add} to add`,
  `${plan.change} to change`,
  `${plan.destroy} to destroy`,
  ...plan.forget === 0 ? [] : [`${plan.forget} to forget`]
].join(", ")}`;
var inAll = (plan, unseen) => {
  const left = unseen === 0 ? [] : [`${plural(unseen, "resource")} of these ${unseen === 1 ? "is" : "are"} not shown`];
  return [...plan === void 0 ? [] : [planLine(plan)], ...left].join("; ");
};
var resourcesOfBoth = (before, after) => plural(after, "resource") + (before === after ? "" : `, ${before} before`);
var COUNT_UNKNOWN = "\xD7?";
var instanceCount = (count) => `\xD7${count}`;
var instancesInWords = (count) => plural(count, "instance");
var emptyBoxes = (count, noun, isMore) => plural(count, isMore ? `more ${noun}` : noun);
var numbered = (number2, name) => `${number2}: ${name}`;
var TO_BE_DESTROYED = "to be destroyed";
var TO_BE_REPLACED = "to be replaced";
var removedBlocks = (blocks) => `${blocks} removed`;
var addedBlocks = (blocks) => `${blocks} added`;
var fromTo = (before, after) => `${before} \u2192 ${after}`;
var nowOnly = (after) => `now ${after}`;
var NO_VALUE = "none";
var VALUE_UNSTATED = "\u2026";
var MAY_BE_REPLACED = "may be replaced";
var mustBeReplaced = (what) => `${what}, must be replaced`;
var openedLine = (change2, what, to, except = []) => [change2, what, `to ${to}`, exceptFor(except)].filter((text3) => text3 !== "").join(" ");
var POLICY_CHANGES = "policy changes";
var isMade = (isMore, what, on) => `${isMore ? "" : "no longer "}${what} of ${on}`;
var hasRole = (isMore, role) => `${isMore ? "has" : "has no longer"} ${role === "" ? "a role" : role}`;
var andMore = (count) => ` and ${count} more`;
var mayDo = ({
  who,
  isMore,
  does,
  on,
  by
}) => [who, isMore ? "may" : "may no longer", does, on, by === "" ? "" : `(${by})`].filter((text3) => text3 !== "").join(" ");
var ofInstances = (counts) => `of these: ${counts}`;
var insideChanges = (counts) => `inside: ${counts}`;
var movedFrom = (address) => `moved from ${address}`;
var ALSO_IMPORTED = "imported";
var STAYS_UNMANAGED = "the old one remains, unmanaged";
var changedOutside = (values) => values.length === 0 ? "changed outside Terraform" : `changed outside Terraform: ${values.join(", ")}`;
var looksLike = (address) => `looks like ${address}`;
var usedBy = (names) => `used by ${names}`;
var uses = (names) => `uses ${names}`;
var isIn = (names) => `in ${names}`;
var holds = (names) => `holds ${names}`;

// src/labels/captions.ts
function detailValues({ type, attributes }, names, said) {
  const values = [];
  for (const name of names) {
    const given = Object.hasOwn(attributes, name) ? attributes[name].trim() : "";
    const value = valueInWords(type, name, given);
    if (value !== "" && value !== said && !values.includes(value)) values.push(value);
  }
  return values;
}
var ALERTS = {
  delete: TO_BE_DESTROYED,
  replace: TO_BE_REPLACED,
  create: "",
  update: "",
  move: "",
  import: "",
  forget: "",
  deferred: "",
  none: ""
};
var alertFor = ({ change: change2, changed: changed2 }) => changed2?.instances === void 0 ? ALERTS[change2] : "";

// src/labels/words.ts
init_attributes();
init_examples();
init_address();
var GAP2 = "\u2026";
var MARK = /^(data$|type:)/;
var isNumber = (key) => /^\d+$/.test(key);
function keyWords(key) {
  let text3 = unescapeKey(key).replace(/^"(.*)"$/s, "$1");
  try {
    if (key.startsWith('"')) text3 = String(JSON.parse(key));
  } catch {
  }
  return elementNumber(text3) ?? (text3.trim() === "" ? key : text3);
}
var nameWords = (name) => unescapeName(name);
var keysOf2 = ({ indexes }) => indexes.filter((index2) => !MARK.test(index2)).map(keyWords).filter((words2) => words2 !== "");
var ONLY = "0";
var moduleBlock = (steps2) => steps2.map(({ name, index: index2 }, i) => i === steps2.length - 1 || index2 === null ? name : `${name}[${index2}]`).join(".");
var block2 = (address) => formatAddress({ ...address, indexes: [], copy: null });
function loneInstances(graph) {
  const keys = /* @__PURE__ */ new Map();
  const see = (name, key) => {
    const known2 = keys.get(name);
    if (known2 !== key) keys.set(name, known2 === void 0 ? key : null);
  };
  for (const node2 of graph.nodes.values()) {
    const address = parseAddress(node2.address);
    if (address === null) continue;
    see(block2(address), address.indexes.join("]["));
    for (let depth = 1; depth <= address.modules.length; depth++) {
      const steps2 = address.modules.slice(0, depth);
      see(`module ${moduleBlock(steps2)}`, steps2[depth - 1]?.index ?? "");
    }
  }
  const kinds = kindsByPart(graph);
  const saysNothing = (name) => keys.get(name) === ONLY;
  return {
    resource: (address) => saysNothing(block2(address)),
    module: (steps2) => saysNothing(`module ${moduleBlock(steps2)}`),
    isCommonPart: (name) => (kinds.get(name)?.size ?? 0) >= COMMON_FROM
  };
}
var COMMON_FROM = 3;
function kindsByPart({ nodes }) {
  const kinds = /* @__PURE__ */ new Map();
  for (const { type, attributes } of nodes.values()) {
    const name = Object.hasOwn(attributes, SHOWN_NAME) ? attributes[SHOWN_NAME] : "";
    if (name.includes(GAP2)) kinds.set(name, (kinds.get(name) ?? /* @__PURE__ */ new Set()).add(type));
  }
  return kinds;
}
function moduleWords(steps2, lone) {
  const { name, index: index2 } = steps2.at(-1);
  const key = index2 === null || lone.module(steps2) ? "" : keyWords(index2);
  return key === "" ? nameWords(name) : `${nameWords(name)} ${key}`;
}

// src/labels/names.ts
var OWN_LENGTH = 60;
var DANGLING = /[-_.]+$/;
var singular = (text3) => text3.toLowerCase().replace(/[^a-z0-9]/g, "").replace(/(?<=..)s$/, "");
var repeats = (name, words2) => {
  const plain2 = singular(name);
  return plain2 !== "" && plain2 === singular(words2);
};
var repeatsNoun = (name, title) => repeats(name, title) || repeats(name, title.split(" ").at(-1));
function ownName(node2, title, isLastResort, lone) {
  const attributes = node2.count > 1 ? [SHOWN_NAME] : nameAttributesOf(node2.type);
  const names = detailValues(node2, attributes, "").filter((value) => !MADE_UP_NAME.test(value) && !lone.isCommonPart(value)).map((value) => value.replace(UNIQUE_SUFFIX, "").replace(DANGLING, "")).filter((name) => name !== "" && name.length <= OWN_LENGTH);
  const telling2 = names.find(
    (name) => !SAYS_NOTHING.has(name) && !repeatsNoun(name, title) && !isVagueInPart(name, title)
  );
  return telling2 ?? (isLastResort ? names.find((name) => !isOfKind(name, title)) : void 0);
}
var WORD2 = /[\p{L}\d]+/gu;
var isOfWords = (name, isSuch) => name.includes(GAP2) && (name.toLowerCase().match(WORD2) ?? []).every(isSuch);
var kindOf4 = (title) => {
  const noun = title.toLowerCase().split(" ").at(-1);
  return (word) => KIND_WORDS.has(word) || word === noun || isNumber(word);
};
var isOfKind = (name, title) => isOfWords(name, kindOf4(title));
function isVagueInPart(name, title) {
  const isKind2 = kindOf4(title);
  return isOfWords(name, (word) => isKind2(word) || ENVIRONMENT_WORDS.has(word));
}
function withoutSaid(name, said) {
  let rest2 = name;
  for (const text3 of said) {
    if (text3 === "") continue;
    for (const joint of ["-", "_", ".", " ", "/"]) {
      if (rest2.startsWith(text3 + joint)) rest2 = rest2.slice(text3.length + 1);
      if (rest2.endsWith(joint + text3)) rest2 = rest2.slice(0, -text3.length - 1);
    }
  }
  return said.includes(rest2) ? name : rest2;
}
function besideTitle(name, title) {
  const end = `_${title.toLowerCase().replaceAll(" ", "_")}`;
  return name.toLowerCase().endsWith(end) ? name.slice(0, -end.length) : name;
}
function telling(modules2) {
  let depth = modules2.length;
  while (depth > 0 && SAYS_NOTHING.has(modules2[depth - 1]?.name)) depth--;
  return modules2.slice(0, depth || modules2.length);
}
function withModules(modules2, name, lone) {
  const isCalledLike = modules2.at(-1)?.name === name;
  const words2 = moduleNames(modules2, lone).reverse();
  const base = isCalledLike ? words2.pop() : name;
  const around2 = words2.filter((word) => word !== base);
  const forms2 = [...around2].reverse().concat(around2.length > 1 ? around2.join(", ") : []);
  return [...isCalledLike ? [base] : [], ...forms2.map((each) => within(base, each))];
}
var moduleNames = (modules2, lone) => modules2.map((_, at2) => moduleWords(modules2.slice(0, at2 + 1), lone)).reverse();
var within = (name, around2) => `${name} (${around2})`;
function modulesAround({ modules: modules2 }, { count, instances = [] }) {
  if (count === 1) return modules2;
  const all = instances.map((address) => parseAddress(address)?.modules);
  return modules2.map(
    (step, at2) => all.every((steps2) => steps2?.[at2]?.index === step.index) ? step : { ...step, index: null }
  );
}
function ownKeys(address, { count, instances = [] }, lone) {
  if (lone.resource(address)) return [];
  const key = address.indexes.join("][");
  const isShared = instances.length > 0 && instances.every((each) => parseAddress(each)?.indexes.join("][") === key);
  return count === 1 || isShared ? keysOf2(address) : [];
}
function namesOf(node2, { title, lone, said }) {
  const address = parseAddress(node2.address);
  if (node2.called !== void 0) return [node2.called, node2.address];
  if (address === null) return [node2.address];
  const [, ...found] = factsOf(address.type).placeName?.exec(address.name) ?? [];
  const place = found.find((name2) => name2 !== void 0);
  if (place !== void 0) return [place, node2.address];
  const name = nameWords(address.name);
  const allKeys = ownKeys(address, node2, lone);
  const saysNothing = SAYS_NOTHING.has(besideTitle(name, title));
  const vague = saysNothing || repeatsNoun(name, title);
  const own = ownName(node2, title, vague && allKeys.length === 0, lone);
  const around2 = modulesAround(address, node2);
  const modules2 = telling(around2);
  const inModule = modules2.length > 0;
  const stem = saysNothing && inModule ? moduleWords(modules2, lone) : name;
  const configured = (keys) => vague && keys.some((key) => !isNumber(key)) ? keys.join(" ") : [stem, ...keys].join(" ");
  const inCode = vague && allKeys.length === 0 ? keysOfAll(node2) || configured(allKeys) : configured(allKeys);
  const inCodeWithout = (words2) => node2.instances === void 0 ? configured(allKeys.filter((key) => !words2.includes(key))) : inCode;
  const full = own ?? inCode;
  const short2 = own === void 0 ? inCodeWithout(said) : withoutSaid(own, said);
  const repeatsLess = vague && own === void 0 && short2 === stem ? full : short2;
  const first = repeatsLess === name && saysNothing && own === void 0 ? "" : repeatsLess;
  const isSaid = saysNothing && own === void 0;
  return [
    .../* @__PURE__ */ new Set([
      first,
      full,
      ...address.copy === null ? [] : [`${full} ${address.copy}`],
      // A name that only repeats the title adds nothing to the name of a module.
      ...vague && !isSaid && own === void 0 && allKeys.length === 0 ? moduleNames(modules2, lone) : [],
      ...withModules(isSaid ? modules2.slice(0, -1) : modules2, full, lone),
      inCode,
      ...withModules(saysNothing ? modules2.slice(0, -1) : modules2, inCode, lone),
      ...withModules(around2, inCode, lone),
      ...inModule ? [within(inCode, moduleNames(around2, lone).reverse().join(", "))] : []
    ])
  ];
}
function keysOfAll({ instances = [] }) {
  const keys = instances.map((address) => parseAddress(address)).map((each) => each === null ? "" : keysOf2(each).join(" "));
  if (keys.length === 0 || !keys.every((key) => /\D/.test(key))) return "";
  return severalIn(NAME_ROOM, keys);
}

// src/labels/box-title.ts
var JOINT = "[-_. /]";
var LOOSE_JOINT = /([:,])[-_. ]+/g;
var LOOSE_ENDS = new RegExp(`^${JOINT}+|${JOINT}+$`, "g");
var without = (name, words2, where) => words2 === "" ? name : name.replace(new RegExp(`(^|${JOINT})${words2}(?=${where})`, "gi"), "").replace(LOOSE_JOINT, "$1 ").replace(LOOSE_ENDS, "");
var FOLLOWED = `${JOINT}|$`;
function rest(name, usual, kind) {
  const words2 = usual.toLowerCase().replaceAll(" ", JOINT);
  let left = name;
  for (const word of kind) left = without(left, word, FOLLOWED);
  left = without(left, words2, words2 === LOOSE_NOUN ? FOLLOWED : "$");
  left = left.replace(new RegExp(`^${words2}${JOINT}+`, "i"), "");
  left = left.replace(new RegExp(`^${words2.split(JOINT).at(-1)}${JOINT}+(?=\\d+$)`, "i"), "");
  return kind.length === 0 && ENVIRONMENT_WORDS.has(left.toLowerCase()) ? name : left;
}
function titleOf(type, style, name) {
  const kind = variantWords(type, style);
  if (kind.length === 0 && NAME_SAYS_ALL.has(type)) return name;
  const { title } = boxFactsOf(style);
  const left = isHostType(type) ? name : nameBeyondTitle(type, style, name);
  return left === "" || repeats(left, title.split(" ").at(-1)) ? title : `${title} ${left}`;
}
function nameBeyondTitle(type, style, name) {
  const { title } = boxFactsOf(style);
  return repeats(name, title) ? "" : rest(name, boxFactsOf(type).title, variantWords(type, style));
}
var isTrue = ({ attributes }, name) => Object.hasOwn(attributes, name) && attributes[name] === "true";
function styleOf2(container, names, children) {
  const routed = container.attributes[ACCESS_ATTRIBUTE];
  if (routed !== void 0 && SUBNET_TYPES.includes(container.type)) return `${container.type}:${routed}`;
  const variants2 = BOX_VARIANTS.filter(({ types }) => types.includes(container.type));
  const named3 = names.flatMap((text3) => variants2.find(({ name }) => name?.test(text3)) ?? []);
  const match = named3[0] ?? variants2.find(
    ({ holds: holds2, has, outer }) => outer === true && (container.parent === null || container.runsIn !== void 0) || holds2 !== void 0 && children.some((child) => child.type === holds2) || has !== void 0 && isTrue(container, has)
  );
  return match === void 0 ? container.type : `${container.type}:${match.variant}`;
}
function variantWords(type, style) {
  const words2 = (key) => boxFactsOf(key).title.toLowerCase().split(" ");
  const usual = words2(type);
  return style === type ? [] : words2(style).filter((word) => !usual.includes(word));
}

// src/labels/changes.ts
init_catalog();
init_address();
init_messages();

// src/labels/limits.ts
var CAPTION_LENGTH_MAX = 48;

// src/labels/changes.ts
function changeOf(node2) {
  const { change: change2, changed: changed2, ghostOf } = node2;
  const lines2 = changeLines(node2);
  const drift = driftLine(node2);
  return {
    change: change2,
    ...changed2 !== void 0 && { changed: changed2 },
    ...lines2.length > 0 && { changeLines: lines2 },
    ...drift !== void 0 && { driftLine: drift },
    ...ghostOf !== void 0 && { ghostOf }
  };
}
function changeLines(node2) {
  const { changed: changed2 } = node2;
  if (changed2 === void 0) return [];
  const { exposure = [], rights = [], values = [], blocks = [], countBefore, movedFrom: movedFrom2, folded, instances } = changed2;
  const inWords2 = (value) => valueLine(node2.type, value);
  const ordered = [...values.filter(({ forces }) => forces), ...values.filter(({ forces }) => !forces)];
  return [
    ...outsideFirst(exposure).map(({ change: change2, what, to, except }) => openedLine(change2, what, to, except)),
    ...new Set(rights.filter(({ isWithNew }) => isWithNew !== true).map(rightsLine)),
    ...countBefore === void 0 ? [] : [fromTo(String(countBefore), String(node2.count))],
    ...mayLoseData(node2) ? [MAY_BE_REPLACED] : [],
    ...ordered.map(inWords2),
    ...blocks.map(blocksLine),
    ...reasonOf(node2.change, changed2, values),
    ...instances === void 0 ? [] : [ofInstances(countsInGlyphs(instances))],
    ...insideOf(node2.change, folded),
    ...movedFrom2 === void 0 ? [] : [movedFrom(movedFrom2)],
    ...changed2.isImported === true && node2.change !== "import" ? [ALSO_IMPORTED] : [],
    ...changed2.isForgotten === true ? [STAYS_UNMANAGED] : [],
    driftLine(node2) ?? "",
    ...changed2.looksLike === void 0 ? [] : [looksLike(changed2.looksLike)]
  ].filter((line4) => line4 !== "");
}
var mayLoseData = ({ type, change: change2, changed: changed2 }) => change2 !== "replace" && changed2?.mayBeForcedBy !== void 0 && factsOf(type).holdsData === true;
var driftLine = ({ type, changed: changed2 }) => changed2?.drift && changedOutside(changed2.drift.map((value) => valueLine(type, value)));
function insideOf(change2, folded = {}) {
  const counts = countsInGlyphs(partsApart(change2, folded));
  return counts === "" ? [] : [insideChanges(counts)];
}
var reasonOf = (change2, { reason: reason2 = "" }, values) => change2 === "replace" && !values.some(({ forces }) => forces) && ACTION_REASONS.has(reason2) ? [ACTION_REASONS.get(reason2)] : [];
var outsideFirst = (exposure) => [...exposure].sort((a, b) => Number(opensToOutside(b)) - Number(opensToOutside(a)));
function valueLine(type, { name, before, after, forces }) {
  const words2 = (value) => value && (valueInWords(type, name, value.trim()) || value.trim());
  const isTelling2 = [before, after].map(words2).every(tells);
  const [was, is] = isTelling2 ? [words2(before), words2(after)] : [before?.trim() ?? null, after?.trim() ?? null];
  const both = fromTo(was ?? NO_VALUE, is ?? VALUE_UNSTATED);
  const line4 = both.length > CAPTION_LENGTH_MAX && is !== null ? nowOnly(is) : both;
  const named3 = isTelling2 ? line4 : `${name.replaceAll("_", " ")} ${line4}`;
  return forces === true ? mustBeReplaced(named3) : named3;
}
function blocksLine({ path, removed: removed2, added }) {
  const { one, many } = nounOfBlock(path);
  const counted2 = (names, done) => names.length === 0 ? [] : [done(names.length === 1 ? `${one} ${names[0]}` : `${names.length} ${many}`)];
  return [...counted2(removed2, removedBlocks), ...counted2(added, addedBlocks)].join(", ");
}
var tells = (value) => value !== null && (RANGE.test(value) || /[a-z]{2}/i.test(value) && !/^(true|false)$/.test(value));
var RANGE = /^\d+(\.\d+){3}\//;
function rightsLine({ change: change2, does, principal, target, actions, level, makes }) {
  if (change2 === "changes") return POLICY_CHANGES;
  const who = principal.address === void 0 ? nameOf(principal) : "";
  const on = principal.address === void 0 ? "" : nameOf(target);
  const isMore = change2 === "gains";
  if (makes !== void 0) return isMade(isMore, makes, on);
  const [first = ""] = actions;
  if (level === void 0) return hasRole(isMore, first);
  const more = actions.length > 1 ? andMore(actions.length - 1) : "";
  const text3 = mayDo({ who, isMore, does, on, by: `${first}${more}` });
  return text3.length > CAPTION_LENGTH_MAX ? mayDo({ who, isMore, does, on, by: "" }) : text3;
}
var nameOf = ({ address, noun, name }) => {
  if (address === void 0) return [noun, name].filter((text3) => text3 !== "").join(" ");
  const parts = parseAddress(address);
  return parts === null ? address : unescapeName(parts.name);
};
var showsChanges = (graph, even) => isChanged(graph) && (even || !isAllNew(graph));
var isChanged = ({ nodes, edges: edges2 }) => [...nodes.values()].some(differs) || edges2.some(({ change: change2 }) => change2 !== void 0);
var differs = ({ change: change2, changed: changed2 }) => change2 !== "none" || changed2 !== void 0;
function isAllNew({ nodes, edges: edges2 }) {
  const isBuilt = (node2) => isOfSource(node2) && !isPseudoType(node2.type) && !node2.lookedUp;
  const isNew = (node2) => (node2.change === "create" || node2.change === "none" && !isBuilt(node2)) && node2.ghostOf === void 0 && saysOnlyNew(node2.changed ?? {});
  return [...nodes.values()].every(isNew) && edges2.every(({ change: change2 = "create" }) => change2 === "create");
}
function saysOnlyNew({ folded = {}, instances = {}, ...more }) {
  const areNew = (counts) => Object.keys(counts).every((change2) => change2 === "create");
  const { values, blocks, movedFrom: movedFrom2, isImported, drift, countBefore, looksLike: looksLike2 } = more;
  const others = [values, blocks, movedFrom2, isImported, drift, countBefore, looksLike2];
  return areNew(folded) && areNew(instances) && others.every((each) => each === void 0);
}
function changesOf2(graph, isAllNew2) {
  const drawn = countChanged(graph.nodes.values());
  const { counts = drawn, plan, hidden: hidden2 = 0, shown = {} } = graph.changes ?? {};
  const lost = CHANGES2.reduce((sum, change2) => sum + Math.max(0, (shown[change2] ?? 0) - (drawn[change2] ?? 0)), 0);
  const inAll2 = inAll(plan, isAllNew2 ? 0 : hidden2 + lost);
  return { changes: counts, ...inAll2 !== "" && { inAll: inAll2 } };
}
function hiddenChanges({ changes: { plan, hidden: hidden2 = 0 } = { counts: {} } }) {
  return hidden2 === 0 ? {} : { inAll: inAll(plan, hidden2) };
}
function countChanged(nodes) {
  const sums = /* @__PURE__ */ new Map();
  const add2 = (counts) => {
    for (const change2 of CHANGES2) sums.set(change2, (sums.get(change2) ?? 0) + (counts[change2] ?? 0));
  };
  const seen2 = /* @__PURE__ */ new Set();
  for (const node2 of nodes) {
    if (node2.ghostOf !== void 0 || !isOfSource(node2)) continue;
    const key = `${resourceOf(node2.address)} ${node2.change}`;
    if (seen2.has(key)) continue;
    seen2.add(key);
    const { instances, folded = {} } = node2.changed ?? {};
    add2(folded);
    if (!isPseudoType(node2.type)) add2(instances ?? { [node2.change]: node2.count });
  }
  return inOrder2(sums);
}
var resourceOf = (address) => (parseAddress(address)?.copy ?? null) === null ? address : withCopy(address, null);
var inOrder2 = (sums) => Object.fromEntries(
  CHANGES2.filter((change2) => change2 !== "none" && (sums.get(change2) ?? 0) > 0).map((change2) => [
    change2,
    sums.get(change2)
  ])
);
function withChangedArrows(graph) {
  const edges2 = graph.edges.map((edge) => {
    const change2 = edge.change ?? ofEnds([edge.from, edge.to].map((end) => graph.nodes.get(end)?.change));
    return change2 === void 0 || change2 === edge.change ? edge : { ...edge, change: change2 };
  });
  return { ...graph, edges: edges2 };
}
var ofEnds = (ends2) => ["delete", "create"].find((change2) => ends2.includes(change2));
function commonChange(edges2) {
  const [first, ...more] = new Set(edges2.map(({ change: change3 }) => change3));
  const change2 = more.length === 0 ? first : "update";
  return change2 === void 0 ? {} : { change: change2 };
}

// src/labels/box.ts
function containerBox(node2, parent, { name, style }, said) {
  return {
    kind: "box",
    id: node2.address,
    parent,
    type: node2.type,
    style,
    title: counted(titleOf(node2.type, style, name), node2),
    details: detailOf(node2, { name, style }, said),
    alert: alertFor(node2),
    ...changeOf(node2),
    lookedUp: node2.lookedUp,
    ...isOfSource(node2) ? node2.count > 1 && { count: node2.count } : { count: 0 }
  };
}
function detailOf(node2, { name, style }, said) {
  const place = REGION_STYLES.has(style) ? geographicNameOf(name) : void 0;
  if (place !== void 0) return [place];
  const names = KNOWLEDGE.factsOf(node2.type).detail ?? BOX_DETAILS;
  const around2 = [...said, ...said.map(regionLabel)];
  return detailValues(node2, names, name).filter((value) => !around2.includes(value)).slice(0, 1);
}
var counted = (title, { count, called }) => count > 1 && called === void 0 ? `${title} ${instanceCount(count)}` : title;
var groupBox = ({ id, style, title, detail, folded, bare }, parent) => ({
  ...{ kind: "box", id, parent, type: "", style, title },
  ...{ details: detail === void 0 ? [] : [detail], alert: "" },
  ...{ change: folded?.change ?? "none", lookedUp: folded?.lookedUp ?? false },
  ...folded && { count: folded.count, folded: folded.words },
  ...bare && { bare }
});

// src/labels/grouping/empties.ts
init_boxes();
init_group_by();
init_node_types();

// src/labels/grouping/groups.ts
var isGroup = (entry) => "kind" in entry;

// src/labels/grouping/empties.ts
var LEAST = 3;
function emptiesOf(graph, childrenOf2, isMarked = false) {
  const touched = new Set(graph.edges.flatMap(({ from, to }) => [from, to]));
  const busy = busyContainers(graph);
  return {
    mayFold: (node2) => isContainerType(node2.type) && !NAME_SAYS_ALL.has(node2.type) && !isPeer2(node2) && childrenOf2(node2.address).length === 0 && !touched.has(node2.address) && alertFor(node2) === "" && !(isMarked && saysMore(node2)) && busy.has(networkOf2(node2, graph))
  };
}
var saysMore = ({ change: change2, changed: changed2, ghostOf }) => changed2 !== void 0 || ghostOf !== void 0 || change2 !== "none" && change2 !== "create";
var isPeer2 = ({ type }) => KNOWLEDGE.boxFactsOf(type).peers;
function networkOf2(node2, { nodes }) {
  let at2 = node2.parent;
  for (let box2 = nodes.get(at2 ?? ""); box2 !== void 0 && isPeer2(box2); box2 = nodes.get(at2 ?? "")) at2 = box2.parent;
  return at2;
}
function foldEmpties(entries2, called, { mayFold }) {
  const styleOf3 = (node2) => called.get(node2.address).style;
  const empty = entries2.filter((entry) => !isGroup(entry) && mayFold(entry));
  if (empty.length < LEAST) return entries2;
  const kinds = [...groupBy(empty, (node2) => JSON.stringify([styleOf3(node2), node2.change, node2.lookedUp])).values()];
  const large = kinds.filter((kind) => kind.length >= LEAST);
  const folded = new Set(large.flat());
  const staying = new Set(entries2.flatMap((entry) => isGroup(entry) || folded.has(entry) ? [] : [entry.type]));
  const lines2 = /* @__PURE__ */ new Map();
  for (const kind of large) {
    const [first] = kind;
    const last = entries2.findLast((entry) => !isGroup(entry) && styleOf3(entry) === styleOf3(first));
    lines2.set(last, lineOf(kind, called, staying.has(first.type)));
  }
  return entries2.flatMap((entry) => {
    const line4 = lines2.get(entry);
    return [...folded.has(entry) ? [] : [entry], ...line4 ? [line4] : []];
  });
}
var countOf = (nodes) => nodes.reduce((sum, node2) => sum + node2.count, 0);
function lineOf(kind, called, hasMore) {
  const [{ address, change: change2, lookedUp }] = kind;
  const { style } = called.get(address);
  const count = countOf(kind);
  const members = kind.map((node2) => wordsOf2(node2, called.get(node2.address)));
  return {
    kind: "group",
    id: `empty:${address}`,
    style,
    title: emptyBoxes(count, nounOf(KNOWLEDGE.boxFactsOf(style).title), hasMore),
    detail: members.map(({ short: short2 }) => short2).join(", "),
    members: [],
    folded: { count: countOf(kind.filter(isOfSource)), change: change2, lookedUp, words: members.map(({ whole: whole2 }) => whole2) }
  };
}
function wordsOf2(node2, { name, style }) {
  const [range = ""] = detailValues(node2, KNOWLEDGE.factsOf(node2.type).detail ?? BOX_DETAILS, name);
  const times2 = node2.count > 1 ? ` ${instanceCount(node2.count)}` : "";
  const short2 = (nameBeyondTitle(node2.type, style, name) || range || name) + times2;
  return { short: short2, whole: `${titleOf(node2.type, style, name)}${times2} ${range}`.trim() };
}
var nounOf = (title) => /^[A-Z][a-z]+( [a-z]+)*$/.test(title) ? title.toLowerCase() : title;
function busyContainers({ nodes }) {
  const busy = /* @__PURE__ */ new Set();
  for (const { type, parent } of nodes.values()) {
    if (isContainerType(type) || isOutside(type)) continue;
    const { category, plumbing } = KNOWLEDGE.factsOf(type);
    if (category === "network" || plumbing === true) continue;
    for (let at2 = parent; !busy.has(at2); at2 = at2 === null ? null : nodes.get(at2)?.parent ?? null) busy.add(at2);
  }
  return busy;
}

// src/labels/grouping/equivalent-nodes.ts
init_group_by();
init_english();
var LEAST_FELLOWS = 3;
var LEAST_LINES = 3;
function withFellows({ items, edges: edges2 }) {
  const boxOf = boxesIn({ items, edges: edges2 });
  if (boxOf.size === 0) return { items, edges: edges2 };
  const boxed = /* @__PURE__ */ new Set();
  return {
    items: items.flatMap((item) => {
      const box2 = boxOf.get(item.id);
      if (box2 === void 0) return [item];
      const isFirst = !boxed.has(box2);
      boxed.add(box2);
      return [...isFirst ? [box2] : [], { ...item, parent: box2.id }];
    }),
    edges: joined(edges2, (end) => boxOf.get(end)?.id ?? end)
  };
}
function boxesIn({ items, edges: edges2 }) {
  const ends2 = endsOf(edges2);
  const nodes = items.filter((item) => {
    const own = ends2.get(item.id);
    return item.kind === "node" && own !== void 0 && mayBeFellow(item, own);
  });
  const lines2 = linesOf2(edges2, new Set(nodes.map(({ id }) => id)));
  const keyOf3 = ({ id, parent, type, title }) => JSON.stringify([parent, type, title, lines2.get(id)]);
  const boxOf = /* @__PURE__ */ new Map();
  for (const fellows of groupBy(nodes, keyOf3).values()) {
    if (fellows.length < LEAST_FELLOWS) continue;
    const [{ id, parent, title }] = fellows;
    const group2 = { kind: "group", id: `group:${id}`, style: "group", title: pluralOf(title), members: [] };
    const box2 = groupBox(group2, parent);
    for (const fellow of fellows) boxOf.set(fellow.id, box2);
  }
  return boxOf;
}
function endsOf(edges2) {
  const ends2 = /* @__PURE__ */ new Map();
  const at2 = (id) => {
    const known2 = ends2.get(id) ?? { out: 0, in: 0, hasStep: false };
    ends2.set(id, known2);
    return known2;
  };
  for (const { from, to, steps: steps2 } of edges2) {
    at2(from).out++;
    at2(to).in++;
    if (steps2.length > 0) for (const end of [from, to]) at2(end).hasStep = true;
  }
  return ends2;
}
function linesOf2(edges2, things) {
  const numbers = /* @__PURE__ */ new Map();
  const numberOf2 = (text3) => {
    const known2 = numbers.get(text3) ?? numbers.size;
    numbers.set(text3, known2);
    return known2;
  };
  const lines2 = new Map([...things].map((id) => [id, []]));
  for (const { from, to, steps: _, ...like } of edges2) {
    if (!things.has(from) && !things.has(to)) continue;
    const kind = numberOf2(JSON.stringify(like));
    lines2.get(from)?.push(`>${numberOf2(to)}/${kind}`);
    lines2.get(to)?.push(`<${numberOf2(from)}/${kind}`);
  }
  return new Map([...lines2].map(([id, own]) => [id, own.sort().join(" ")]));
}
var mayBeFellow = (node2, { out, in: into, hasStep }) => Math.max(out, into) >= LEAST_LINES && !hasStep && !node2.isSmall && node2.onBorder === void 0 && node2.isExtra === void 0 && node2.ghostOf === void 0 && node2.loop === null && node2.steps.length === 0;
function joined(edges2, endOf2) {
  const seen2 = /* @__PURE__ */ new Set();
  return edges2.flatMap((edge) => {
    const [from, to] = [endOf2(edge.from), endOf2(edge.to)];
    if (from === edge.from && to === edge.to) return [edge];
    const line4 = { ...edge, from, to };
    const key = JSON.stringify(line4);
    if (seen2.has(key)) return [];
    seen2.add(key);
    return [line4];
  });
}

// src/labels/grouping/hosts.ts
init_boxes();
init_group_by();
init_node_types();
function withHosts(graph) {
  const hostOf = hostsIn(graph);
  if (hostOf.size === 0) return { graph, isBox: ({ type }) => isContainerType(type) };
  const hosts = new Set(hostOf.values());
  const nodes = new Map(
    [...graph.nodes].map(([address, node2]) => {
      const host = hostOf.get(address);
      return [address, host === void 0 ? node2 : { ...node2, parent: host }];
    })
  );
  const isInside2 = (address, host) => {
    let at2 = nodes.get(address)?.parent ?? null;
    while (at2 !== null && at2 !== host) at2 = nodes.get(at2)?.parent ?? null;
    return at2 === host;
  };
  const isSaid = ({ from, to, label, steps: steps2 = [] }) => label === "" && steps2.length === 0 && (hosts.has(from) && isInside2(to, from) || hosts.has(to) && isInside2(from, to));
  return {
    graph: { ...graph, nodes, edges: graph.edges.filter((edge) => !isSaid(edge)) },
    isBox: ({ address, type }) => isContainerType(type) || hosts.has(address)
  };
}
function hostsIn({ nodes, edges: edges2 }) {
  const loops = new Set(edges2.filter(({ from, to }) => from === to).map(({ from }) => from));
  const inSamePlace = ({ runsIn = "", parent, ghostOf }) => {
    const host = nodes.get(runsIn);
    return host !== void 0 && ghostOf === void 0 && host.parent === parent && isHost2(host, loops);
  };
  const found = /* @__PURE__ */ new Map();
  for (const node2 of nodes.values()) if (inSamePlace(node2)) found.set(node2.address, node2.runsIn);
  const held = groupBy([...nodes.values()], ({ parent }) => parent);
  for (const box2 of nodes.values()) {
    if (!NAME_SAYS_ALL.has(box2.type)) continue;
    const [first, ...others] = new Set((held.get(box2.address) ?? []).map(({ runsIn }) => runsIn));
    if (first === void 0 || others.length > 0) continue;
    if (inSamePlace({ ...box2, runsIn: first })) found.set(box2.address, first);
  }
  return withoutCycles(found);
}
function withoutCycles(hostOf) {
  const outside2 = /* @__PURE__ */ new Set();
  for (const start of hostOf.keys()) {
    const way = /* @__PURE__ */ new Set();
    for (let at2 = start; at2 !== void 0 && !outside2.has(at2); at2 = hostOf.get(at2)) {
      if (way.has(at2)) return /* @__PURE__ */ new Map();
      way.add(at2);
    }
    for (const at2 of way) outside2.add(at2);
  }
  return hostOf;
}
var isHost2 = ({ address, type, steps: steps2, detail, ghostOf, provenance }, loops) => isHostType(type) && steps2 === void 0 && detail === void 0 && ghostOf === void 0 && provenance !== "suggested" && !loops.has(address);

// src/labels/grouping/loose.ts
init_boxes();
init_group_by();
init_node_types();
var FEW2 = 4;
var LEAST_OF_STEM = 3;
var LEAST_OF_CATEGORY = 2;
var LEAST_GROUPS = 2;
function groupLoose({ parent, style }, entries2, about) {
  if (style !== null && !isWide(style)) return entries2;
  const loose = entries2.filter((entry) => isLoose(entry, about));
  if (loose.length <= FEW2) return entries2;
  const titles = titlesOf(loose, about);
  const groups = groupBy([...titles.keys()], (node2) => titles.get(node2));
  if (groups.size < LEAST_GROUPS) return entries2;
  const boxOf = /* @__PURE__ */ new Map();
  for (const [title, members] of groups) {
    const box2 = { kind: "group", id: `group:${title}|${parent ?? ""}`, style: "group", title, members };
    for (const member2 of members) boxOf.set(member2, box2);
  }
  return [...new Set(entries2.map((entry) => boxOf.get(entry) ?? entry))];
}
var isLoose = (entry, { isJoined, isBox }) => !isGroup(entry) && !isBox(entry) && !isOutside(entry.type) && !isJoined(entry.address);
function titlesOf(loose, { nameOf: nameOf5 }) {
  const byStem = severalOf(loose, stemsOf(loose, nameOf5), LEAST_OF_STEM);
  const stems = byStem.size * 2 < loose.length ? /* @__PURE__ */ new Map() : byStem;
  const rest2 = loose.filter((node2) => !stems.has(node2));
  const categories = rest2.map(({ type }) => CATEGORY_TITLES[KNOWLEDGE.factsOf(type).category]);
  return new Map([...stems, ...severalOf(rest2, categories, LEAST_OF_CATEGORY)]);
}
function severalOf(nodes, common, least) {
  const groups = groupBy(
    nodes.map((_, i) => i),
    (i) => common[i]
  );
  const titles = /* @__PURE__ */ new Map();
  for (const [title, members] of groups) {
    if (title === null || members.length < least) continue;
    for (const i of members) titles.set(nodes[i], title);
  }
  return titles;
}
var PIECES = /[^-_. /]+[-_. /]*/g;
var JOINTS_AT_END = /[-_. /]+$/;
var WORD3 = /[a-z]{3}/i;
var OF_TRIALS = /* @__PURE__ */ new Set(["demo", "module", "modules", "sample", "test", "tests"]);
var isTelling = (word, { type }) => WORD3.test(word) && !SAYS_NOTHING.has(word) && !OF_TRIALS.has(word) && !type.split("_").includes(word);
function stemsOf(nodes, nameOf5) {
  const pieces = nodes.map((node2) => nameOf5(node2).match(PIECES) ?? []);
  const words2 = pieces.map((each) => each.map((piece) => piece.replace(JOINTS_AT_END, "").toLowerCase()));
  const [first = []] = words2;
  let common = 0;
  while (first[common] !== void 0 && words2.every((each) => each[common] === first[common])) common++;
  return pieces.map(
    (each, i) => isTelling(words2[i]?.[common] ?? "", nodes[i]) ? each.slice(0, common + 1).join("").replace(JOINTS_AT_END, "") : null
  );
}

// src/labels/grouping/modules.ts
init_catalog();
init_address();

// src/labels/distinct.ts
function alike(shown) {
  const groups = /* @__PURE__ */ new Map();
  shown.forEach((text3, i) => {
    const group2 = groups.get(text3);
    if (group2 === void 0) groups.set(text3, [i]);
    else group2.push(i);
  });
  return [...groups.values()].filter(({ length }) => length > 1);
}
function distinct(candidates3) {
  const names = candidates3.map(({ forms: forms2 }) => forms2[0]);
  const level = candidates3.map(() => 0);
  const shown = candidates3.map((candidate, i) => candidate.shown(names[i]));
  const left = (i) => candidates3[i].forms.length - 1 - level[i];
  const rename = (i, name) => {
    names[i] = name;
    shown[i] = candidates3[i].shown(name);
  };
  for (let groups = alike(shown); groups.length > 0; groups = alike(shown)) {
    let moved = false;
    for (const group2 of groups) {
      const fewest = smallest(group2.map(left));
      const staying = group2.filter((i) => left(i) === fewest);
      for (const i of group2) {
        if (left(i) === 0 || staying.length === 1 && staying[0] === i) continue;
        level[i] = level[i] + 1;
        rename(i, candidates3[i].forms[level[i]]);
        moved = true;
      }
    }
    if (moved) continue;
    for (const group2 of groups)
      for (const [n2, i] of group2.entries()) rename(i, numbered(n2 + 1, candidates3[i]?.forms[0]));
    break;
  }
  return new Map(candidates3.map(({ id }, i) => [id, names[i]]));
}

// src/labels/grouping/modules.ts
var partOf = (members, depth) => ({
  members,
  module: members[0].modules[depth],
  depth
});
function byModule(members, depth) {
  const ofModule = /* @__PURE__ */ new Map();
  const result = [];
  for (const member2 of members) {
    const module56 = member2.modules[depth]?.address;
    const others = module56 === void 0 ? void 0 : ofModule.get(module56);
    if (others !== void 0) {
      others.push(member2);
      continue;
    }
    const started = [member2];
    if (module56 !== void 0) ofModule.set(module56, started);
    result.push(started);
  }
  return result;
}
function commonDepth(members, depth) {
  const first = members[0].modules;
  let common = depth;
  const isCommon = (at2) => first[at2] !== void 0 && members.every(({ modules: modules2 }) => modules2[at2]?.address === first[at2]?.address);
  while (isCommon(common + 1)) common++;
  return common;
}
function formsOf({ steps: steps2 }, outside2, lone) {
  const words2 = steps2.map((_, at2) => moduleWords(steps2.slice(0, at2 + 1), lone)).slice(outside2);
  const telling2 = words2.filter((_, at2) => !SAYS_NOTHING.has(steps2[outside2 + at2].name));
  const forms2 = [...telling2].reverse().concat(telling2.join(", "), words2.join(", "));
  return [...new Set(forms2)].filter((form) => form !== "");
}
function entries(parent, members, { depth, outside: outside2 }, lone) {
  const parts = byModule(members, depth).flatMap((part) => {
    if (part.length === 1) return [[part[0].node]];
    const innermost = commonDepth(part, depth);
    if (part.length === members.length) return [entries(parent, part, { depth: innermost + 1, outside: outside2 }, lone)];
    return [partOf(part, innermost)];
  });
  const boxes = parts.filter((part) => !Array.isArray(part));
  const titles = distinct(
    boxes.map((part) => ({
      id: part.module.address,
      forms: formsOf(part.module, outside2, lone),
      shown: (form) => seen(form, BOX_TITLE_ROOM)
    }))
  );
  return parts.flatMap((part) => {
    if (Array.isArray(part)) return part;
    const { address, steps: steps2 } = part.module;
    const group2 = {
      kind: "group",
      id: `module:${parent ?? ""}|${address}`,
      style: "module",
      title: `${boxFactsOf("module").title} ${titles.get(address)}`,
      members: entries(parent, part.members, { depth: part.depth + 1, outside: steps2.length }, lone)
    };
    return [group2];
  });
}
var groupByModule = (lone, boxed, isBox) => (parent, siblings) => {
  const members = siblings.map((node2) => ({ node: node2, modules: isBox(node2) ? [] : around(node2, boxed) }));
  return entries(parent, members, { depth: 0, outside: 0 }, lone);
};
function around({ address }, boxed) {
  const steps2 = parseAddress(address)?.modules ?? [];
  return modulesOf(address).flatMap(
    (module56, at2) => boxed === null || boxed.has(module56) ? [{ address: module56, steps: steps2.slice(0, at2 + 1) }] : []
  );
}
var GROUP_FROM = 3;
var INSTANCES_FROM = 2;
function boxedModules(graph, lone, isBox) {
  const modules2 = inOnePlace(graph, isBox);
  const alike2 = /* @__PURE__ */ new Map();
  for (const [address, { steps: steps2, place, icons }] of modules2) {
    if (icons.size < INSTANCES_FROM || steps2.at(-1).index === null || lone.module(steps2)) continue;
    const block3 = `${place ?? ""}|${steps2.map(({ name }) => name).join(".")}`;
    alike2.set(block3, [...alike2.get(block3) ?? [], address]);
  }
  const instances = [...alike2.values()].filter(({ length }) => length >= INSTANCES_FROM).flat();
  const groups = [...modules2].flatMap(([address, { icons }]) => icons.size >= GROUP_FROM ? [address] : []);
  const joined2 = connected(graph, new Map(groups.map((address) => [address, modules2.get(address).icons])));
  return /* @__PURE__ */ new Set([...instances, ...joined2]);
}
function inOnePlace(graph, isBox) {
  const modules2 = /* @__PURE__ */ new Map();
  for (const node2 of graph.nodes.values()) {
    const { address, parent } = node2;
    const around2 = modulesOf(address);
    if (around2.length === 0) continue;
    const { modules: steps2 } = parseAddress(address);
    for (const [at2, module56] of around2.entries()) {
      const known2 = modules2.get(module56);
      if (isBox(node2) || known2 !== void 0 && known2?.place !== parent) modules2.set(module56, null);
      else if (known2 === void 0) {
        modules2.set(module56, { steps: steps2.slice(0, at2 + 1), place: parent, icons: /* @__PURE__ */ new Set([address]) });
      } else known2?.icons.add(address);
    }
  }
  return new Map([...modules2].filter((entry) => entry[1] !== null));
}
function connected(graph, groups) {
  const neighbours = /* @__PURE__ */ new Map();
  const meet2 = (one, other) => {
    const known2 = neighbours.get(one);
    if (known2 === void 0) neighbours.set(one, [other]);
    else known2.push(other);
  };
  for (const { from, to } of graph.edges) {
    meet2(from, to);
    meet2(to, from);
  }
  return [...groups].flatMap(([module56, icons]) => {
    const seen2 = new Set([...icons].slice(0, 1));
    for (const icon2 of seen2) for (const next2 of neighbours.get(icon2) ?? []) if (icons.has(next2)) seen2.add(next2);
    return seen2.size === icons.size ? [module56] : [];
  });
}

// src/labels/grouping/ranks.ts
init_boxes();
init_catalog();
init_model();
init_group_by();
init_node_types();
function ranksOf({ nodes, edges: edges2 }, isBox) {
  const full = edges2.filter(({ thin, from, to, change: change2 }) => thin !== true && from !== to && change2 !== "move");
  const [calling, called] = [/* @__PURE__ */ new Set(), /* @__PURE__ */ new Set()];
  for (const { from, to, twoWay } of full) {
    for (const end of twoWay ? [from, to] : [from]) calling.add(end);
    for (const end of twoWay ? [from, to] : [to]) called.add(end);
  }
  const isOnTheWay = (address) => calling.has(address) && called.has(address);
  const ranks2 = /* @__PURE__ */ new Map();
  let isArchitecture2 = false;
  for (const node2 of nodes.values()) {
    const { address, type } = node2;
    if (isBox(node2)) {
      isArchitecture2 ||= !isMerePlace(type);
      continue;
    }
    const isJoined = called.has(address) || calling.has(address);
    const strip = isOutside(type) || isOnTheWay(address) ? null : stripOf(type, isJoined);
    if (strip !== null) ranks2.set(address, strip);
    else isArchitecture2 ||= !isOutside(type);
  }
  return isArchitecture2 ? ranks2 : /* @__PURE__ */ new Map();
}
var isLine = (ranks2) => ({ from, to, thin, steps: steps2 = [] }) => thin !== true || steps2.length > 0 || !(ranks2.has(from) || ranks2.has(to));
var ofFirstRank = (siblings, ranks2) => ranks2.size === 0 ? siblings : siblings.filter(({ address }) => !ranks2.has(address));
function stripsIn(parent, siblings, ranks2) {
  const small3 = siblings.filter(({ address }) => ranks2.has(address));
  const bySubject = groupBy(small3, ({ address }) => ranks2.get(address));
  return STRIPS.flatMap((strip) => {
    const members = bySubject.get(strip);
    if (members === void 0) return [];
    const style = `strip:${strip}`;
    const bare = members.length === 1 && { bare: true };
    return [{ kind: "group", id: `${style}|${parent ?? ""}`, style, title: boxFactsOf(style).title, members, ...bare }];
  });
}

// src/graph/create.ts
init_errors();
init_address();

// src/graph/model.ts
var PROVENANCES = ["planned", "assumed", "implied", "suggested"];

// src/graph/create.ts
init_node_types();
var NO_ATTRIBUTES = Object.freeze({});
function createNode(partial) {
  return Object.freeze({
    type: typeOf2(partial.address),
    parent: null,
    attributes: NO_ATTRIBUTES,
    provenance: "planned",
    change: "none",
    lookedUp: false,
    count: 1,
    ...partial
  });
}
function createEdge(partial) {
  return Object.freeze({ twoWay: false, label: "", provenance: "planned", ...partial });
}
var headOf = ({ title, within: within2, total, changes: changes2 }) => ({
  title,
  ...within2 !== void 0 && { within: within2 },
  ...total !== void 0 && { total },
  ...changes2 !== void 0 && { changes: changes2 }
});
function createGraph(parts) {
  const nodes = sortNodes(parts.nodes);
  const rank = /* @__PURE__ */ new Map();
  for (const address of nodes.keys()) rank.set(address, rank.size);
  checkContainment(nodes);
  const edges2 = [...parts.edges];
  for (const edge of edges2) checkEnds(edge, nodes);
  const merged = mergeEdges(edges2, rank, parts.mergeOpposite ?? false);
  return Object.freeze({
    ...headOf({ ...parts, title: parts.title ?? "", nodes, edges: merged }),
    nodes,
    edges: Object.freeze(merged)
  });
}
function sortNodes(input) {
  const all = [...input].sort((a, b) => byAddress(a.address, b.address));
  const nodes = new Map(all.map((node2) => [node2.address, Object.isFrozen(node2) ? node2 : Object.freeze({ ...node2 })]));
  if (nodes.size < all.length) {
    const twice = all.find((node2, i) => all[i + 1]?.address === node2.address);
    throw new Bug(`Two nodes have the address ${twice?.address}`);
  }
  return nodes;
}
function checkContainment(nodes) {
  const settled = /* @__PURE__ */ new Set();
  for (const node2 of nodes.values()) {
    if (node2.parent === null) continue;
    const path = /* @__PURE__ */ new Set();
    for (let at2 = node2; at2 !== void 0 && !settled.has(at2.address); ) {
      if (path.has(at2.address)) throw new Bug(`${at2.address} is inside itself`);
      path.add(at2.address);
      at2 = parentOf(at2, nodes);
    }
    for (const address of path) settled.add(address);
  }
}
function parentOf(node2, nodes) {
  if (node2.parent === null) return void 0;
  const parent = nodes.get(node2.parent);
  if (parent === void 0) throw new Bug(`${node2.address} is inside ${node2.parent}, which is no node`);
  if (!isContainerType(parent.type)) throw new Bug(`${node2.address} is inside ${node2.parent}, which is no container`);
  return parent;
}
function checkEnds(edge, nodes) {
  for (const end of [edge.from, edge.to]) {
    if (!nodes.has(end)) throw new Bug(`The edge from ${edge.from} to ${edge.to} ends at ${end}, which is no node`);
  }
  const starts = edge.twoWay ? [edge.from, edge.to] : [edge.from];
  if (starts.some((start) => isContainerType(nodes.get(start).type))) {
    throw new Bug(`The edge from ${edge.from} to ${edge.to} starts at a container`);
  }
}
function mergeEdges(edges2, rank, mergeOpposite) {
  const pairs = /* @__PURE__ */ new Map();
  for (const edge of edges2) {
    const from = rank.get(edge.from);
    const to = rank.get(edge.to);
    const pair2 = Math.min(from, to) * rank.size + Math.max(from, to);
    const seen2 = pairs.get(pair2);
    if (seen2 === void 0) pairs.set(pair2, [edge]);
    else seen2.push(edge);
  }
  const merged = [];
  for (const pair2 of pairs.values()) merged.push(...mergePair(pair2, rank, mergeOpposite));
  return merged.sort(
    (a, b) => rank.get(a.from) - rank.get(b.from) || rank.get(a.to) - rank.get(b.to)
  );
}
function mergePair(edges2, rank, mergeOpposite) {
  const first = edges2[0];
  if (first.from === first.to) return [join5(edges2, first.from, first.to, false)];
  const forward = edges2.filter((edge) => edge.from === first.from);
  const backward = edges2.filter((edge) => edge.from !== first.from);
  const twoWay = edges2.some((edge) => edge.twoWay) || mergeOpposite && backward.length > 0;
  if (!twoWay)
    return [forward, backward].flatMap(
      (sameDirection) => sameDirection[0] ? [join5(sameDirection, sameDirection[0].from, sameDirection[0].to, false)] : []
    );
  const inOrder3 = rank.get(first.from) < rank.get(first.to);
  return [inOrder3 ? join5(edges2, first.from, first.to, true) : join5(edges2, first.to, first.from, true)];
}
function join5(edges2, from, to, twoWay) {
  const only = edges2.length === 1 ? edges2[0] : void 0;
  if (only?.from === from && only.twoWay === twoWay && Object.isFrozen(only)) return only;
  const labels = new Set(edges2.map((edge) => edge.label).filter((label) => label !== ""));
  const provenance = PROVENANCES.find((source) => edges2.some((edge) => edge.provenance === source)) ?? "planned";
  const count = edges2.reduce((sum, edge) => sum + (edge.count ?? 0), 0);
  const steps2 = [...new Set(edges2.flatMap((edge) => edge.steps ?? []))].sort((a, b) => a - b);
  const changes2 = new Set(edges2.map((edge) => edge.change));
  const [change2] = changes2.size === 1 ? changes2 : [];
  return Object.freeze({
    from,
    to,
    twoWay,
    label: [...labels].join(", "),
    provenance,
    ...edges2.every((edge) => edge.thin === true) && { thin: true },
    ...steps2.length > 0 && { steps: steps2 },
    ...count > 0 && { count },
    // Edges that change differently have no common change: part of the merged edge stays.
    ...change2 !== void 0 && { change: change2 }
  });
}

// src/labels/lines/connections.ts
init_group_by();
function connectionsOf(graph) {
  const lines2 = withEnds(graph).filter(({ node: node2, line: line4 }) => isMereLine(node2, line4, graph));
  const byPair = groupBy(lines2, ({ line: line4 }) => pairOf(line4));
  const ends2 = ({ line: { from, to } }) => [from, to];
  const uses2 = groupBy(
    [...byPair.values()].flatMap(([first]) => ends2(first)),
    (end) => end
  );
  const usesOf = (end) => uses2.get(end).length;
  const joined2 = othersIn(graph, new Set(lines2.map(({ node: node2 }) => node2.address)));
  const found = /* @__PURE__ */ new Map();
  for (const [pair2, several] of byPair) {
    const words2 = new Set(several.map(({ line: line5 }) => line5.label));
    if (words2.size > 1 || joined2.has(pair2)) continue;
    const line4 = asOne(several, usesOf);
    for (const { node: node2 } of several) found.set(node2.address, line4);
  }
  return found;
}
function withConnections(graph) {
  const connections = connectionsOf(graph);
  if (connections.size === 0) return graph;
  const nodes = new Map([...graph.nodes].filter(([address]) => !connections.has(address)));
  const others = graph.edges.filter(({ from, to }) => !connections.has(from) && !connections.has(to));
  const lines2 = new Set(connections.values());
  const edges2 = [...others, ...lines2].sort((a, b) => byAddress(a.from, b.from) || byAddress(a.to, b.to));
  return { ...graph, nodes, edges: edges2 };
}
function withEnds({ nodes, edges: edges2 }) {
  const joins = ({ type }) => KNOWLEDGE.factsOf(type).connection;
  const touching = /* @__PURE__ */ new Map();
  for (const [address, node2] of nodes) if (joins(node2) !== void 0) touching.set(address, []);
  for (const edge of edges2) for (const end of [edge.from, edge.to]) touching.get(end)?.push(edge);
  return [...touching].flatMap(([address, arrows]) => {
    const [first, second, ...more] = arrows;
    if (first === void 0 || second === void 0 || more.length > 0) return [];
    if (arrows.some(saysMore2)) return [];
    const node2 = nodes.get(address);
    return [{ node: node2, line: lineOf2(node2, [first, second], joins(node2)) }];
  });
}
var saysMore2 = ({ label, twoWay, thin, steps: steps2 = [] }) => label !== "" || twoWay || thin === true || steps2.length > 0;
function lineOf2({ address, change: change2 }, arrows, label) {
  const [a, b] = arrows.map(({ from: from2, to: to2 }) => from2 === address ? to2 : from2);
  const leads = arrows.map(({ from: from2 }) => from2 === address);
  const [from, to] = leads[0] === true && leads[1] === false ? [b, a] : [a, b];
  const provenance = arrows.find(isInferred)?.provenance ?? arrows[0].provenance;
  const differing = change2 === "update" ? { change: change2 } : commonChange(arrows);
  return createEdge({ from, to, twoWay: leads[0] === leads[1], label, provenance, ...differing });
}
var HAS_LINE = /* @__PURE__ */ new Set(["none", "create", "update"]);
function isMereLine(node2, { from, to, twoWay, provenance }, graph) {
  const { lookedUp, called, detail, steps: steps2, change: change2, changed: changed2, ghostOf } = node2;
  if (changed2 !== void 0 || ghostOf !== void 0 || !HAS_LINE.has(change2)) return false;
  if (lookedUp || called !== void 0 || detail !== void 0 || steps2 !== void 0 || provenance === "suggested")
    return false;
  const ends2 = [from, to].map((end) => graph.nodes.get(end));
  if (twoWay && ends2[0].type !== ends2[1].type) return false;
  const isApart = (end) => end.lookedUp || isPseudoType(end.type);
  const changesAlike = ends2.every((end) => change2 === "none" || isApart(end) || end.change === change2);
  return alertFor(node2) === "" && changesAlike && from !== to && !isWithin2(from, to, graph) && !isWithin2(to, from, graph);
}
var isWithin2 = (inner, outer, graph) => ancestorsOf(graph, inner).some(({ address }) => address === outer);
var pairOf = ({ from, to }) => JSON.stringify(byAddress(from, to) <= 0 ? [from, to] : [to, from]);
var othersIn = ({ edges: edges2 }, joining) => new Set(edges2.filter(({ from, to }) => !joining.has(from) && !joining.has(to)).map(pairOf));
function asOne(several, usesOf) {
  const [{ line: line4 }] = several;
  const twoWay = several.some((each) => each.line.twoWay || each.line.from !== line4.from);
  const provenance = several.map((each) => each.line).find(isInferred)?.provenance ?? line4.provenance;
  const all = several.map(({ node: node2 }) => node2);
  const change2 = commonChange(several.map((each) => each.line));
  const count = countResources(all);
  if (!twoWay) {
    const times2 = all.reduce((sum, node2) => sum + node2.count, 0);
    const label = times2 === 1 ? line4.label : `${line4.label} ${instanceCount(times2)}`;
    return createEdge({ ...line4, provenance, label, count, ...change2 });
  }
  const [from, to] = usesOf(line4.to) > usesOf(line4.from) ? [line4.to, line4.from] : [line4.from, line4.to];
  return createEdge({ ...line4, from, to, twoWay, provenance, count, ...change2 });
}
var INFERRED = /* @__PURE__ */ new Set(["implied", "assumed"]);
var isInferred = ({ provenance }) => INFERRED.has(provenance);

// src/labels/lines/gateway-paths.ts
init_catalog();
init_node_types();
function standsOnBorder({ type, parent }, { nodes }) {
  const { border } = KNOWLEDGE.factsOf(type);
  return border !== void 0 && parent !== null && border.of.includes(nodes.get(parent)?.type ?? "");
}
function withGatewayPaths(given) {
  const graph = withoutManyOutlets(given);
  const gates = gatesOf(graph);
  if (gates.size === 0) return graph;
  const entered = /* @__PURE__ */ new Set();
  const legs = /* @__PURE__ */ new Map();
  const onLeg = /* @__PURE__ */ new Map();
  const through = graph.edges.flatMap((edge) => {
    const gate = gateOn(edge, graph, gates);
    if (gate === null) return [edge];
    entered.add(gate.address);
    const first = createEdge({ from: edge.from, to: gate.address, provenance: edge.provenance, twoWay: edge.twoWay });
    const key = pairOf2(first);
    const isNew = !legs.has(key);
    if (isNew) legs.set(key, first);
    onLeg.set(key, [...onLeg.get(key) ?? [], edge]);
    const { twoWay, label, provenance, steps: steps2, change: change2 } = edge;
    const last = createEdge({
      ...{ from: gate.address, to: edge.to, twoWay, label, provenance },
      ...steps2 && { steps: steps2 },
      ...change2 && { change: change2 }
    });
    return isNew ? [first, last] : [last];
  });
  const outlets = networksWithOutlet(graph);
  const busy = busyContainers(graph);
  const saysNothing = (edge) => {
    const [gate, other] = gates.has(edge.from) ? [edge.from, edge.to] : [edge.to, edge.from];
    if (!gates.has(gate) || !isInferred(edge) || !isOutside(graph.nodes.get(other).type)) return false;
    const network = gates.get(gate).parent;
    return !isLeg(edge, legs) && (entered.has(gate) || outlets.has(network) && busy.has(network));
  };
  const many = networksOfSeveral(graph);
  const isOneOfMany = (edge) => isInferred(edge) && isOutlet(edge.from, graph) && many.has(gates.get(edge.to)?.parent ?? "");
  const edges2 = through.filter((edge) => !saysNothing(edge) && !isOneOfMany(edge)).map((edge) => isLeg(edge, legs) ? legFor(edge, onLeg.get(pairOf2(edge))) : edge).map((edge) => gates.has(edge.from) ? inwards(edge, graph) : edge);
  return withoutLost({ ...graph, edges: edges2 }, graph);
}
var MOST_OUTLETS = 2;
function withoutManyOutlets(graph) {
  const led = new Set(graph.edges.map(({ to }) => to));
  const isLone = (edge) => isInferred(edge) && isOutlet(edge.from, graph) && !led.has(edge.from) && isOutside(graph.nodes.get(edge.to).type);
  const edges2 = graph.edges.filter((edge) => !isLone(edge));
  return graph.edges.length - edges2.length <= MOST_OUTLETS ? graph : withoutLost({ ...graph, edges: edges2 }, graph);
}
var pairOf2 = ({ from, to }) => JSON.stringify([from, to]);
var isLeg = (edge, legs) => legs.get(pairOf2(edge)) === edge;
function legFor(leg, all) {
  const [first, ...more] = new Set(all.map(({ change: change2 }) => change2));
  return first === void 0 || more.length > 0 ? leg : createEdge({ ...leg, change: first });
}
function inwards(edge, { nodes }) {
  if (!edge.twoWay || !isOutside(nodes.get(edge.to).type)) return edge;
  return createEdge({ ...edge, from: edge.to, to: edge.from });
}
function gatesOf(graph) {
  const gates = [...graph.nodes.values()].filter(
    (node2) => standsOnBorder(node2, graph) && KNOWLEDGE.factsOf(node2.type).border.allows.length > 0
  );
  return new Map(gates.map((gate) => [gate.address, gate]));
}
function gateOn(edge, { nodes }, gates) {
  const from = nodes.get(edge.from);
  const to = nodes.get(edge.to);
  if (!isInferred(edge) || !isOutside(from.type) || gates.has(to.address) || !hasPublicAddress(to.type)) return null;
  let found = null;
  for (let box2 = to.parent; box2 !== null; box2 = nodes.get(box2).parent)
    for (const gate of gates.values()) if (gate.parent === box2 && lets(gate, from.type)) found ??= gate;
  return found;
}
function lets({ type }, actorType) {
  const cloud = KNOWLEDGE.cloudOf(type);
  return KNOWLEDGE.factsOf(type).border.allows.some((actor) => KNOWLEDGE.actorTypeOf(cloud, actor) === actorType);
}
var isConditional = ({ when, unless, has, inPublic }) => when !== void 0 || unless !== void 0 || has !== void 0 || inPublic === true;
var hasPublicAddress = (type) => (KNOWLEDGE.factsOf(type).entries ?? []).some(isConditional);
var isOutlet = (address, { nodes }) => KNOWLEDGE.factsOf(nodes.get(address).type).egressGateway === true;
function networksWithOutlet({ nodes }) {
  const found = /* @__PURE__ */ new Set();
  for (const { type, parent } of nodes.values()) {
    if (KNOWLEDGE.factsOf(type).egressGateway !== true) continue;
    for (let box2 = parent; box2 !== null && !found.has(box2); box2 = nodes.get(box2).parent) found.add(box2);
  }
  return found;
}
function networksOfSeveral(graph) {
  const several = /* @__PURE__ */ new Set();
  const areZones = ({ type, count }) => isContainerType(type) && (boxFactsOf(type).peers || count > 1);
  for (const isCounted of [areZones, ({ address }) => isOutlet(address, graph)]) {
    const found = /* @__PURE__ */ new Set();
    for (const node2 of graph.nodes.values()) {
      if (!isCounted(node2)) continue;
      for (let box2 = node2.parent; box2 !== null; box2 = graph.nodes.get(box2).parent)
        (found.has(box2) || node2.count > 1 ? several : found).add(box2);
    }
  }
  return several;
}
function withoutLost(graph, before) {
  const endsOf2 = ({ edges: edges2 }) => new Set(edges2.flatMap(({ from, to }) => [from, to]));
  const [joined2, wereJoined] = [endsOf2(graph), endsOf2(before)];
  const isLost = ({ address, type, provenance }) => provenance === "implied" && isOutside(type) && wereJoined.has(address) && !joined2.has(address);
  const nodes = [...graph.nodes].filter(([, node2]) => !isLost(node2));
  return nodes.length === graph.nodes.size ? graph : { ...graph, nodes: new Map(nodes) };
}

// src/labels/siblings.ts
init_boxes();
init_catalog();
init_address();
init_node_types();
function styleFor(node2, name, { childrenOf: childrenOf2 }) {
  const address = parseAddress(node2.address);
  const own = address === null ? [] : [nameWords(address.name), ...keysOf2(address)];
  return styleOf2(node2, [...own, name], childrenOf2(node2.address));
}
var boxNames = (node2, said, { lone }) => namesOf(node2, { title: boxFactsOf(node2.type).title, lone, said });
var shownName2 = (name, title, isSmall2) => repeats(name, title) ? "" : seen(name, isSmall2 ? SMALL_NAME_ROOM : NAME_ROOM);
function purposeOf2(node2) {
  const { unread, detail = [] } = factsOf(node2.type);
  return unread === true ? detailValues(node2, detail, "").join(" ") : "";
}
var fateOf = (node2) => node2.change === "delete" ? alertFor(node2) : "";
function nameSiblings(siblings, said, context) {
  const styles = /* @__PURE__ */ new Map();
  const candidates3 = siblings.map((sibling) => {
    const { address, type, attributes } = sibling;
    const node2 = sibling.ghostOf === void 0 ? sibling : { ...sibling, address: sibling.ghostOf };
    if (!context.isBox(sibling)) {
      const { title } = productOf(type, attributes);
      const forms3 = namesOf(node2, { title, lone: context.lone, said: [] });
      const world = isOutside(type) ? type : "";
      const isSmall2 = context.isSmall(address);
      const beside = `${purposeOf2(node2)}
${world}
${fateOf(node2)}`;
      return { id: address, forms: forms3, shown: (form) => `${title}
${shownName2(form, title, isSmall2)}
${beside}` };
    }
    const forms2 = boxNames(node2, isHostType(type) ? [] : said, context);
    const style = styleFor(node2, forms2[0], context);
    styles.set(address, style);
    return {
      id: address,
      forms: forms2,
      shown: (form) => `${seen(titleOf(type, style, form), BOX_TITLE_ROOM)}
${fateOf(node2)}`
    };
  });
  const names = distinct(candidates3);
  return new Map(
    siblings.map(({ address, type }) => [
      address,
      { name: names.get(address), style: styles.get(address) ?? type }
    ])
  );
}
function inTiers(siblings, said, context) {
  const subnets = siblings.filter(({ type }) => SUBNET_TYPES.includes(type));
  if (subnets.length < 2) return siblings;
  const tiers = [...TIERS, ""].map(() => []);
  for (const node2 of subnets) {
    const style = styleFor(node2, boxNames(node2, said, context)[0], context);
    const tier = TIERS.indexOf(style.split(":")[1] ?? "");
    tiers.at(tier).push(node2);
  }
  const ordered = tiers.flat().values();
  const places = new Set(subnets);
  return siblings.map((node2) => places.has(node2) ? ordered.next().value : node2);
}

// src/labels/index.ts
var SAID_BOXES = 3;
function present(given, options) {
  const { modules: modules2, changes: changes2 = true, marksAllNew = false, strips = true, called = "" } = options;
  const isMarked = changes2 && showsChanges(given, marksAllNew);
  const drawn = withinZones(withConnections(withGatewayPaths(isMarked ? withChangedArrows(given) : given)));
  const { graph, isBox } = withHosts(withoutSoleRegions(drawn));
  const ranks2 = strips ? ranksOf(graph, isBox) : NO_RANKS;
  const edges2 = graph.edges.filter(isLine(ranks2));
  const items = itemsOf({ ...graph, edges: edges2 }, ranks2, { modules: modules2, isMarked, isBox });
  const unsaid = graph.edges.filter((edge) => !isLine(ranks2)(edge));
  const lines2 = edges2.map(presentedEdge);
  return {
    ...heading2(given, called),
    ...withFellows({
      items: inWords(isMarked ? items : items.map(withoutChange), unsaid, ranks2, isMarked),
      edges: isMarked ? lines2 : lines2.map(edgeWithoutChange)
    }),
    flows: graph.flows ?? [],
    ...isMarked ? changesOf2(given, isAllNew(given)) : changes2 && !isChanged(given) && hiddenChanges(given)
  };
}
var NO_RANKS = /* @__PURE__ */ new Map();
function itemsOf(graph, ranks2, { modules: modules2, isMarked, isBox }) {
  const children = childrenOf(graph);
  const loops = loopsOf(graph);
  const context = {
    lone: loneInstances(graph),
    childrenOf: (address) => children.get(address) ?? [],
    isSmall: (address) => ranks2.has(address),
    isBox
  };
  const group2 = groupingOf(graph, ranks2, { lone: context.lone, modules: modules2, isBox });
  const empties = emptiesOf(graph, context.childrenOf, isMarked);
  const items = [];
  const stack2 = [];
  const wait = (entries2, parent, said) => {
    const nodes = entries2.filter((entry) => !isGroup(entry));
    const called = nameSiblings(nodes, said, context);
    for (const entry of [...foldEmpties(entries2, called, empties)].reverse()) {
      stack2.push({ entry, parent, called: isGroup(entry) ? null : called.get(entry.address), said });
    }
  };
  const saidOf = saidOfClouds(graph);
  const top = { childrenOf: context.childrenOf, saidOf };
  wait(topEntries(inTiers(children.get(null) ?? [], [], context), group2, top), null, []);
  for (let next2 = stack2.pop(); next2 !== void 0; next2 = stack2.pop()) {
    const { entry, parent, said } = next2;
    if (isGroup(entry)) {
      items.push(groupBox(entry, parent));
      wait(entry.members, entry.id, said);
      continue;
    }
    const called = next2.called;
    const around2 = [...saidOf(cloudOf(entry.type)), ...said];
    if (isBox(entry)) {
      items.push(containerBox(entry, parent, called, around2));
      const saidInside = saidIn(entry, called, said);
      const members = inTiers(context.childrenOf(entry.address), saidInside, context);
      wait(group2(entry.address, members), entry.address, saidInside);
    } else {
      const loop = loops.get(entry.address) ?? null;
      const isSmall2 = ranks2.has(entry.address);
      const onBorder = !isSmall2 && parent === entry.parent && standsOnBorder(entry, graph);
      items.push(presentedNode(entry, { parent, name: called.name, loop, isSmall: isSmall2, onBorder, said: around2 }));
    }
  }
  return items;
}
function saidIn({ type }, { name, style }, said) {
  const words2 = [name, nameBeyondTitle(type, style, name)].filter((each) => each !== "");
  return [...said, ...new Set(words2)].slice(-2 * SAID_BOXES);
}
var withoutChange = ({ changed: _, changeLines: __, driftLine: ___, ghostOf: ____, ...item }) => ({ ...item, change: "none", alert: "" });
var edgeWithoutChange = ({ change: _, ...edge }) => edge;
function heading2(graph, called) {
  const title = graph.title === "" ? graph.nodes.size === 0 ? NOTHING_DRAWN : called : graph.title;
  if (title.trim() === "") return { title: "", subtitle: "" };
  const drawn = countResources([...graph.nodes.values()].filter(({ ghostOf }) => ghostOf === void 0));
  const { changes: { before, sentence } = {}, total = drawn, removed: removed2 } = graph;
  const subtitle = before === void 0 ? resourceCount(total, drawn, removed2) : resourcesOfBoth(before, total);
  return { title, subtitle, ...sentence !== void 0 && { sentence } };
}
function presentedEdge(edge) {
  const { from, to, twoWay, label, steps: steps2 = [], provenance, thin, count = 0, change: change2 } = edge;
  return {
    ...{ from, to, twoWay, label, steps: steps2 },
    inferred: isInferred(edge),
    suggested: provenance === "suggested",
    thin: thin === true,
    ...count > 0 && { count },
    ...change2 !== void 0 && { change: change2 }
  };
}
var loopsOf = ({ edges: edges2 }) => new Map(edges2.filter(({ from, to }) => from === to).map(({ from, label }) => [from, label]));
var REGION_TYPES = new Set([...REGION_STYLES].map((style) => style.split(":", 1)[0]));
function withoutSoleRegions(graph) {
  const { nodes, edges: edges2, within: within2 = {} } = graph;
  const boxes = [...nodes.values()].filter(isRegion);
  const ends2 = new Set(edges2.flatMap(({ from, to }) => [from, to]));
  const saidOf = ({ type }) => within2[KNOWLEDGE.cloudOf(type)] ?? [];
  const isSaid = (node2) => saidOf(node2).some((place) => Object.values(node2.attributes).includes(place));
  const sole = boxes.filter(({ type, address, steps: steps2, called, detail }) => {
    const ofCloud = boxes.filter((box2) => KNOWLEDGE.cloudOf(box2.type) === KNOWLEDGE.cloudOf(type));
    return ofCloud.every(isSaid) && !ends2.has(address) && [steps2, called, detail].every((one) => one === void 0);
  });
  if (sole.length === 0) return graph;
  const gone = new Map(sole.map(({ address, parent }) => [address, parent]));
  const staying = [...nodes].filter(([address]) => !gone.has(address));
  const moved = staying.map(([address, node2]) => [
    address,
    node2.parent !== null && gone.has(node2.parent) ? { ...node2, parent: gone.get(node2.parent) ?? null } : node2
  ]);
  return { ...graph, nodes: new Map(moved) };
}
var isRegion = ({ type, provenance }) => REGION_TYPES.has(type) && provenance === "implied";
function saidOfClouds({ nodes, within: within2 = {} }) {
  const boxes = [...nodes.values()].filter(({ type }) => REGION_TYPES.has(type));
  const isInside2 = (place, cloud) => boxes.some(({ type, attributes }) => cloudOf(type) === cloud && Object.values(attributes).includes(place));
  return (cloud) => {
    const said = Object.hasOwn(within2, cloud) ? within2[cloud] : [];
    return said.filter((place) => !isInside2(place, cloud));
  };
}
function topEntries(nodes, group2, { childrenOf: childrenOf2, saidOf }) {
  const cloudAround = (node2) => {
    if (isOutside(node2.type)) return "other";
    const inside2 = NAME_SAYS_ALL.has(node2.type) ? childrenOf2(node2.address) : [];
    const isStranger = inside2.length > 0 && inside2.every(({ type }) => cloudOf(type) === "other");
    return isStranger ? "other" : homeOf(node2.type, node2.attributes);
  };
  const livingIn = (home) => nodes.filter((node2) => cloudAround(node2) === home);
  const clouds = CLOUDS2.flatMap((cloud) => {
    const members = livingIn(cloud);
    const style = `cloud:${cloud}`;
    if (members.length === 0) return [];
    const { title } = boxFactsOf(style);
    const said = saidOf(cloud);
    const detail = said.length > 0 && { detail: said.map(regionLabel).join(" \xB7 ") };
    return [{ kind: "group", id: style, style, title, ...detail, members: group2(style, members) }];
  });
  return [...group2(null, livingIn("other")), ...clouds];
}
function groupingOf(graph, ranks2, { lone, modules: modules2, isBox }) {
  const { nodes, edges: edges2 } = graph;
  const byModule2 = groupingByModule(graph, ranks2, { lone, modules: modules2, isBox });
  const joined2 = new Set(edges2.flatMap(({ from, to }) => [from, to]));
  const about = {
    isJoined: (address) => joined2.has(address),
    isBox,
    nameOf: (node2) => {
      const { title } = productOf(node2.type, node2.attributes);
      return namesOf(node2, { title, lone, said: [] })[0];
    }
  };
  return (parent, siblings) => {
    const first = byModule2(parent, ofFirstRank(siblings, ranks2));
    const style = parent === null ? null : nodes.get(parent)?.type ?? parent;
    return [...groupLoose({ parent, style }, first, about), ...stripsIn(parent, siblings, ranks2)];
  };
}
function groupingByModule(graph, ranks2, { lone, modules: modules2, isBox }) {
  if (modules2 === "none") return (_, siblings) => siblings;
  if (modules2 === "all") return groupByModule(lone, null, isBox);
  const large = new Map([...graph.nodes].filter(([address]) => !ranks2.has(address)));
  return groupByModule(lone, boxedModules({ ...graph, nodes: large }, lone, isBox), isBox);
}
function withinZones(graph) {
  const copies = copiesIn(graph);
  if (copies.size === 0) return graph;
  const resourceOf2 = (address) => withCopy(address, null);
  const between = graph.edges.filter(
    ({ from, to, steps: steps2 = [] }) => isCopy(from) && isCopy(to) && steps2.length === 0 && resourceOf2(from) !== resourceOf2(to)
  );
  const groups = groupBy(
    between,
    ({ from, to, twoWay, label, provenance, thin, change: change2 }) => JSON.stringify([resourceOf2(from), resourceOf2(to), twoWay, label, provenance, thin === true, change2])
  );
  const far = /* @__PURE__ */ new Set();
  for (const group2 of groups.values()) {
    const [{ from, to }] = group2;
    const sources = copies.get(resourceOf2(from));
    const targets = copies.get(resourceOf2(to));
    if (group2.length < sources.length * targets.length) continue;
    for (const edge of farOf(group2, graph)) far.add(edge);
  }
  return far.size === 0 ? graph : { ...graph, edges: graph.edges.filter((edge) => !far.has(edge)) };
}
var isCopy = (address) => (parseAddress(address)?.copy ?? null) !== null;
function copiesIn({ nodes }) {
  const copies = [...nodes.values()].filter(({ address }) => isCopy(address));
  return groupBy(copies, ({ address }) => withCopy(address, null));
}
function farOf(group2, graph) {
  const shared = new Map(group2.map((edge) => [edge, sharedBoxes(edge, graph)]));
  const most = largest([...shared.values()]);
  const far = group2.filter((edge) => shared.get(edge) < most);
  const near = group2.filter((edge) => shared.get(edge) === most);
  const ends2 = (edges2) => new Set(edges2.map(({ from }) => from)).size + new Set(edges2.map(({ to }) => to)).size;
  return ends2(near) === ends2(group2) ? far : [];
}
function sharedBoxes({ from, to }, graph) {
  const around2 = new Set(ancestorsOf(graph, from).map(({ address }) => address));
  return ancestorsOf(graph, to).filter(({ address }) => around2.has(address)).length;
}
function presentedNode(node2, around2) {
  const { parent, name, loop, isSmall: isSmall2, onBorder } = around2;
  const { title, icon: icon2, said } = productOf(node2.type, node2.attributes);
  const names = (KNOWLEDGE.factsOf(node2.type).detail ?? []).filter((attribute) => attribute !== said);
  return {
    kind: "node",
    id: node2.address,
    parent,
    type: node2.type,
    icon: icon2,
    title,
    name: repeats(name, title) ? "" : name,
    details: node2.detail === void 0 ? detailsOf2(node2, names, name, around2.said) : [node2.detail].filter((text3) => text3 !== ""),
    alert: alertFor(node2),
    ...changeOf(node2),
    count: node2.count,
    badge: node2.count > 1 ? instanceCount(node2.count) : node2.countUnknown === true ? COUNT_UNKNOWN : "",
    instances: node2.count > 1 ? instancesInWords(node2.count) : "",
    loop,
    steps: node2.steps ?? [],
    lookedUp: node2.lookedUp,
    ...!isOfSource(node2) && { isExtra: true },
    suggested: node2.provenance === "suggested",
    isSmall: isSmall2,
    ...onBorder && { onBorder },
    relations: []
  };
}
var detailsOf2 = (node2, names, name, around2) => detailValues(node2, names, name).filter((value) => !around2.includes(value));
function inWords(items, unsaid, ranks2, isMarked = false) {
  if (unsaid.length === 0) return items;
  const names = new Map(items.map((item) => [item.id, nameOf2(item)]));
  const within2 = new Set(items.filter((item) => item.kind === "node" && isWithin3(item)).map(({ id }) => id));
  const [users, used] = [/* @__PURE__ */ new Map(), /* @__PURE__ */ new Map()];
  const [around2, held] = [/* @__PURE__ */ new Map(), /* @__PURE__ */ new Map()];
  const note = (notes, at2, other, mark) => {
    const name = names.get(other);
    if (!ranks2.has(at2) || name === void 0) return;
    notes.set(at2, (notes.get(at2) ?? /* @__PURE__ */ new Set()).add(mark + name));
  };
  for (const { from, to, change: change2 } of unsaid) {
    if (from === to) continue;
    const mark = change2 === void 0 || !isMarked ? "" : `${glyphOf(change2)} `;
    const isHeld = within2.has(to) && ranks2.get(from) === ranks2.get(to);
    note(isHeld ? around2 : users, to, from, mark);
    note(isHeld ? held : used, from, to, mark);
  }
  return items.map((item) => {
    if (item.kind === "box") return item;
    const words2 = [
      listed3(around2.get(item.id), isIn),
      listed3(held.get(item.id), holds),
      listed3(users.get(item.id), usedBy),
      listed3(used.get(item.id), uses)
    ].filter((text3) => text3 !== "");
    return words2.length === 0 ? item : { ...item, relations: words2 };
  });
}
var isWithin3 = ({ type }) => linksOf(KNOWLEDGE.factsOf(type)).some((link2) => link2.isWithin === true);
var nameOf2 = (item) => item.kind === "box" || item.name === "" ? item.title : item.name;
function listed3(names, say) {
  if (names === void 0) return "";
  return say(severalNames([...names].slice(0, NAMES_LISTED), Math.max(0, names.size - NAMES_LISTED)));
}

// src/diagram/present.ts
var linesOf3 = (graph) => connectionsOf(graph);
async function presentGraph(graph, options) {
  return present(graph, options);
}

// src/diagram/view-cache.ts
function lensOf(options, askDot, onStep, kept = null) {
  const said = /* @__PURE__ */ new Map();
  const arranged = /* @__PURE__ */ new Map();
  const words2 = (graph) => {
    const found = said.get(graph) ?? presentGraph(graph, options);
    said.set(graph, found);
    return found;
  };
  const layout = (graph) => {
    const known2 = arranged.get(graph);
    if (known2 !== void 0) return known2;
    onStep(STEP_ARRANGING);
    const found = words2(graph).then((presentation) => layOut(presentation, askDot, kept));
    arranged.set(graph, found);
    return found;
  };
  const caption = async (graph) => {
    return captionOnScreen(await layout(graph));
  };
  return { words: words2, layout, caption, known: (graph) => arranged.get(graph) ?? (kept === null ? null : layout(graph)) };
}

// src/diagram/pages.ts
async function selectPages(graph, view) {
  const whole2 = await selectView(graph, { ...view, overview: false });
  const { pagesOf: pagesOf2 } = await Promise.resolve().then(() => (init_pages(), pages_exports));
  const pages = pagesOf2(whole2.graph);
  if (pages === null) return { ...whole2, warnings: [...whole2.warnings, NO_PAGES], paged: null };
  const warnings = [...whole2.warnings];
  if (pages.found > pages.ids.length) warnings.push(pagesTooMany(pages.found, pages.ids.length));
  const { removed: removed2 } = graph;
  const drawn = removed2 === void 0 ? pages.overview : { ...pages.overview, removed: removed2 };
  const seen2 = await selectView(drawn, { simplified: false, overview: view.overview });
  const { idsFor: idsFor2 } = await Promise.resolve().then(() => (init_slug(), slug_exports));
  const slugs = idsFor2(pages.ids);
  const paged = {
    ...{ pages, view, slugs: new Map(pages.ids.map((id, i) => [id, slugs[i]])) },
    pageOfIcon: seen2.graph === drawn ? pages.pageOfIcon : /* @__PURE__ */ new Map()
  };
  return { graph: seen2.graph, notes: whole2.notes, warnings: [...warnings, ...seen2.warnings], paged };
}
function linksIn({ items }, paged, fileOf, own) {
  const hrefs = /* @__PURE__ */ new Map();
  const pageOf = /* @__PURE__ */ new Map();
  const parents = new Map(items.map(({ id, parent }) => [id, parent]));
  for (const { id, kind } of items) {
    if (kind === "box") continue;
    const page = own === null && paged.pageOfIcon.get(id) || null;
    for (let at2 = id; at2 !== null; at2 = parents.get(at2) ?? null)
      pageOf.set(at2, !pageOf.has(at2) || pageOf.get(at2) === page ? page : null);
  }
  for (const item of items) {
    const leads = item.kind === "node" || isModule2(item) ? pageOf.get(item.id) : null;
    const page = paged.slugs.has(item.id) ? item.id : leads;
    if (page && page !== own) hrefs.set(item.id, encodeURIComponent(fileOf(paged.slugs.get(page))));
  }
  return { hrefs, heading: own === null ? null : encodeURIComponent(fileOf(null)) };
}
var isModule2 = ({ style }) => style === "module";
var sheetOf = (slug) => slug === null ? "architecture" : `page-${slug}`;
var linksInFile = (words2, paged) => linksIn(words2, paged, sheetOf, null);
async function drawPages(paged, overview2, how, onStep) {
  const names = new Map(overview2.items.map(({ id, title }) => [id, title]));
  const pages = [];
  const sheets = [];
  const formats = how.formats.filter((format) => !formatRow(format).holdsPages);
  const warnings = [];
  const options = { ...how.options, ...overview2.changes !== void 0 && { marksAllNew: true } };
  for (const [id, slug] of paged.slugs) {
    const name = names.get(id) ?? nameOfPage(id);
    const title = titleOfPage(overview2.title, name);
    const lens = lensOf(options, how.askDot, onStep);
    const graph = { ...paged.pages.page(id), title };
    const seen2 = await selectView(graph, { ...paged.view, simplified: false }, lens.caption);
    const words2 = await lens.words(seen2.graph);
    const links = linksIn(words2, paged, how.fileOf, id);
    const pictures = await drawAll(words2, { ...how, formats, arranged: await lens.known(seen2.graph), links }, onStep);
    pages.push({ slug, pictures });
    if (formats.length < how.formats.length) {
      const said = { presentation: words2, layout: await lens.layout(seen2.graph) };
      sheets.push({ id: sheetOf(slug), said, links: linksIn(words2, paged, sheetOf, id) });
    }
    warnings.push(...seen2.warnings.map((warning) => onPage(name, warning)));
  }
  return { pages, sheets, warnings };
}

// src/diagram/pinned-layout.ts
init_address();
async function pinnedLayoutIn(file) {
  if (!file) return null;
  const { readPinnedLayout: readPinnedLayout2 } = await Promise.resolve().then(() => (init_read(), read_exports));
  return readPinnedLayout2(file.name, file.bytes);
}
function pinnedLayoutWarnings({ elements: things }, { items }) {
  const now = new Set(items.map(({ id }) => id));
  const gone = [...things.keys()].filter((id) => isAddress(id) && !now.has(id));
  const added = items.filter(({ id }) => isAddress(id) && !things.has(id)).map(({ id }) => id);
  return [
    ...gone.length === 0 ? [] : [placesGone(gone)],
    ...added.length === 0 ? [] : [placesNew(added)]
  ];
}

// src/diagram/read.ts
init_errors();

// src/graph/json/index.ts
init_attributes();
init_boxes();
init_cloud();
init_errors();
init_limits();
init_messages();

// src/platform/json/file.ts
init_errors();
init_messages();
init_decode_text();

// src/platform/json/in-words.ts
init_limits();
init_printable();

// src/platform/json/messages.ts
init_messages();
init_english();
init_printable();
var BINARY_PLAN = "This appears to be a binary Terraform plan file";
var binaryPlanRemedy = (file) => `Convert it: terraform show -json ${inShell(file)} > converted.json, and pass converted.json.`;
var STREAM_REMEDY = "This is the log of terraform plan -json. Save the plan and export it: terraform plan -out=plan.out && terraform show -json plan.out > plan.json.";
var jsonOfNothing = (file) => `${printable(file)} contains millions of tiny values: it is not a plan, state or graph`;
var jsonEmpty = (file) => `${printable(file)} is empty`;
var notJson = (file, place, expected, found) => `${printable(file)}:${place.line}:${place.column}: not JSON: expected ${expected}, found ${found === "" ? "the end of the file" : printable(found)}`;
var READ_TEXT = "a quoted string";
var READ_NUMBER = "a number";
var READ_WORD = "a word";
var READ_CHARACTER = "another character";
var textOfLength = (characters2) => `a string of ${plural(characters2, "character")}`;
var NOT_JSON_REMEDY = "Write the file again, or correct it at that place.";

// src/platform/json/in-words.ts
var SIGN = /^(?:[{}[\],:;="'/\\]|->|--)$/;
var LITERAL = /^(?:true|false|null)$/;
function tokenInWords(text3) {
  if (SIGN.test(text3)) return quote(text3);
  if (LITERAL.test(text3)) return text3;
  if (/^"/.test(text3)) return READ_TEXT;
  if (/^-?\d/.test(text3)) return READ_NUMBER;
  return /^[\p{L}\p{N}_]/u.test(text3) ? READ_WORD : READ_CHARACTER;
}
var LIKE_ADDRESS = /^(?:module\.[\w-]{1,64}(?:\[\d{1,6}\])?\.){0,8}(?:data\.)?[a-z][a-z0-9]{1,30}_[a-z0-9_]{1,60}\.[\w-]{1,64}(?: [\w-]{1,20})?(?:\[\d{1,6}\]){0,4}(?:~\d{1,6})?$/i;
var addressInWords = (text3) => quote(text3, PRINTED_ADDRESS_LENGTH);
var textInWords = (text3) => textOfLength([...text3].length);
var isLikeAddress = (text3) => LIKE_ADDRESS.test(text3);

// src/platform/json/limits.ts
var JSON_VALUES_MAX = 2e6;
var JSON_VALUE_LENGTH_MIN = 8;
var JSON_STARTS_TRIED = 10;

// src/platform/json/tokens.ts
function placeAt(text3, offset) {
  let line4 = 1;
  let start = 0;
  for (let at2 = text3.indexOf("\n"); at2 >= 0 && at2 < offset; at2 = text3.indexOf("\n", at2 + 1)) {
    line4++;
    start = at2 + 1;
  }
  return { line: line4, column: offset - start + 1 };
}
var SPACE2 = /[ \t\r\n]*/y;
var NUMBER5 = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
var WORD4 = /true|false|null/y;
var WORD_LIKE = /[A-Za-z0-9_.+-]+/y;
var ESCAPE = /\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4})/y;
function matchEnd(pattern, text3, start) {
  pattern.lastIndex = start;
  return pattern.test(text3) ? pattern.lastIndex : start;
}
function stringToken(text3, start) {
  let at2 = start + 1;
  while (at2 < text3.length) {
    const code = text3.charCodeAt(at2);
    if (code === 34) return { kind: "string", start, end: at2 + 1 };
    if (code < 32) break;
    const next2 = code === 92 ? matchEnd(ESCAPE, text3, at2) : at2 + 1;
    if (next2 === at2) break;
    at2 = next2;
  }
  return { kind: "broken-string", start, end: at2 };
}
function tokenAt(text3, from) {
  const start = matchEnd(SPACE2, text3, from);
  const char = text3[start];
  switch (char) {
    case void 0:
      return { kind: "end", start, end: start };
    case "{":
    case "}":
    case "[":
    case "]":
    case ",":
    case ":":
      return { kind: char, start, end: start + 1 };
    case '"':
      return stringToken(text3, start);
  }
  const wordEnd = matchEnd(WORD_LIKE, text3, start);
  if (matchEnd(WORD4, text3, start) === wordEnd && wordEnd > start) return { kind: "word", start, end: wordEnd };
  if (matchEnd(NUMBER5, text3, start) === wordEnd && wordEnd > start) return { kind: "number", start, end: wordEnd };
  return { kind: "unknown", start, end: Math.max(wordEnd, start + 1) };
}
function findJsonFault(text3) {
  const open = [];
  let expected = "value";
  let mayClose = false;
  for (let token = tokenAt(text3, 0); ; token = tokenAt(text3, token.end)) {
    if (token.kind === "broken-string") return faultAt(text3, token, "string");
    if (expected === "end" && token.kind === "end") return null;
    if (closes(token, open) && (mayClose || expected === "comma")) {
      open.pop();
      mayClose = false;
      expected = open.length === 0 ? "end" : "comma";
      continue;
    }
    const next2 = expectedAfter(token, expected, open);
    if (next2 === null) return faultAt(text3, token, expected);
    mayClose = expected === "value" && (token.kind === "{" || token.kind === "[");
    expected = next2;
  }
}
var closes = (token, open) => token.kind === "}" && open.at(-1) === "{" || token.kind === "]" && open.at(-1) === "[";
function expectedAfter(token, expected, open) {
  if (expected === "name") return token.kind === "string" ? "colon" : null;
  if (expected === "colon") return token.kind === ":" ? "value" : null;
  if (expected === "comma") return token.kind === "," ? open.at(-1) === "{" ? "name" : "value" : null;
  if (expected !== "value") return null;
  if (token.kind === "{" || token.kind === "[") {
    open.push(token.kind);
    return token.kind === "{" ? "name" : "value";
  }
  const isLiteral = token.kind === "string" || token.kind === "number" || token.kind === "word";
  if (!isLiteral) return null;
  return open.length === 0 ? "end" : "comma";
}
var faultAt = (text3, token, expected) => ({
  offset: token.kind === "broken-string" ? token.end : token.start,
  expected,
  found: text3.slice(
    token.kind === "broken-string" ? token.end : token.start,
    token.end + (token.kind === "broken-string" ? 1 : 0)
  )
});

// src/platform/json/file.ts
var isBinaryPlan = (bytes) => bytes[0] === 80 && bytes[1] === 75 && (bytes[2] ?? 0) < 9;
function parseJsonFile(bytes, file) {
  const [first, ...others] = parseJsonFiles(bytes, file);
  if (first === void 0 || others.length > 0) throw notJson2(decodeText(bytes, file), file);
  return first;
}
function parseJsonFiles(bytes, file) {
  if (isBinaryPlan(bytes)) {
    throw new InvalidInput(BINARY_PLAN, { remedy: binaryPlanRemedy(file) });
  }
  if (bytes[0] === 0 && bytes[1] === 0) throw notJson2("\0", file);
  const text3 = decodeText(bytes, file);
  if (text3.trim() === "")
    throw new InvalidInput(jsonEmpty(file), { remedy: FILE_EMPTY_REMEDY });
  if (isOfNothing(text3))
    throw new InvalidInput(jsonOfNothing(file), { remedy: INVALID_GRAPH_REMEDY });
  const whole2 = tryParse(text3);
  if (isStreamEvent(whole2?.value ?? tryParse(firstLine(text3))?.value)) {
    throw new InvalidInput(NO_RESOURCE_CHANGES_MEMBER, { remedy: STREAM_REMEDY });
  }
  const objects = whole2 === null ? objectsIn(text3) : [whole2];
  if (objects.length === 0) throw notJson2(text3, file);
  return objects;
}
function isOfNothing(text3) {
  if (text3.length < JSON_VALUES_MAX) return false;
  let values = 0;
  for (let at2 = 0; at2 < text3.length; at2++) {
    const code = text3.charCodeAt(at2);
    if (code === COMMA || code === LIST || code === OBJECT) values++;
  }
  return values > JSON_VALUES_MAX && text3.length < values * JSON_VALUE_LENGTH_MIN;
}
var COMMA = 44;
var LIST = 91;
var OBJECT = 123;
function tryParse(text3) {
  try {
    return { value: JSON.parse(text3), text: text3 };
  } catch {
    return null;
  }
}
var firstLine = (text3) => text3.trimStart().split("\n", 1)[0];
var isStreamEvent = (value) => typeof value === "object" && value !== null && Object.hasOwn(value, "@level") && Object.hasOwn(value, "@message");
function notJson2(text3, file) {
  const fault2 = findJsonFault(text3) ?? { offset: text3.length, expected: "end", found: "" };
  const found = fault2.found === "" ? "" : tokenInWords(fault2.found);
  return new InvalidInput(
    notJson(file, placeAt(text3, fault2.offset), JSON_EXPECTED[fault2.expected], found),
    {
      remedy: NOT_JSON_REMEDY
    }
  );
}
function objectsIn(text3) {
  const objects = [];
  let end = 0;
  let failures = 0;
  for (let start = startIn(text3, 0); start !== null; ) {
    const stop = objectEnd(text3, start.at);
    const value = stop > 0 ? parsed(text3.slice(start.at, stop)) : void 0;
    if (value === void 0) {
      if (objects.length > 0 || ++failures === JSON_STARTS_TRIED) return [];
      start = startIn(text3, start.at + 1);
      continue;
    }
    if (objects.length > 0 && !isLogText(text3.slice(end, start.line))) return [];
    objects.push({ value, text: text3.slice(start.at, stop), ...start.unit !== void 0 && { unit: start.unit } });
    end = stop;
    start = startIn(text3, stop, true);
  }
  return isLogText(text3.slice(end)) ? objects : [];
}
var START = /(?<=^|\n)(?:[^\n{]{0,200}\[([^\][\n]{1,200})\] (?:terraform|tofu): )?\{/g;
var BEHIND = /[ \t\r\n]*\{/y;
function startIn(text3, from, isBehind = false) {
  BEHIND.lastIndex = from;
  if (isBehind && BEHIND.test(text3)) return { at: BEHIND.lastIndex - 1, line: from };
  START.lastIndex = from;
  const match = START.exec(text3);
  if (match === null) return null;
  const [whole2, unit] = match;
  return { at: match.index + whole2.length - 1, line: match.index, ...unit !== void 0 && { unit } };
}
function parsed(text3) {
  try {
    return JSON.parse(text3);
  } catch {
    return void 0;
  }
}
var isLogText = (rest2) => rest2 === "" || /^[ \t\r]*(?:\n|$)/.test(rest2) && !/^[ \t]*["{}\]]/m.test(rest2);
function objectEnd(text3, start) {
  let depth = 0;
  for (let token = tokenAt(text3, start); token.kind !== "end" && token.kind !== "broken-string"; token = tokenAt(text3, token.end)) {
    if (token.kind === "{") depth++;
    if (token.kind === "}") depth--;
    if (depth === 0) return token.end;
  }
  return -1;
}

// src/graph/json/index.ts
init_foreign();
init_address();
init_node_types();

// src/graph/json/changes.ts
init_attributes();
init_exposure();
init_limits();
init_foreign();
init_printable();
init_address();

// src/graph/rights.ts
var LEVELS = ["read", "write", "delete", "impersonate", "administer"];

// src/graph/json/changes.ts
init_terraform_address();
var REASON = /^[a-z][a-z_]{0,79}$/;
var ATTRIBUTE_PATH = /^[A-Za-z][A-Za-z0-9_]{0,63}(\.[A-Za-z][A-Za-z0-9_]{0,63}){0,15}$/;
var PHRASE = /^[\w ().,/*:&-]{0,160}$/;
var TRAFFIC = /^(?:in|out)bound traffic(?: (?:on|over) [\w (),-]{1,200})?$/;
var readText = (isValid) => (value) => typeof value === "string" && isValid(value) ? value : null;
var readMatching = (pattern) => readText((text3) => pattern.test(text3));
var readPhrase = readMatching(PHRASE);
var readGraphAddress = readText((text3) => isShort(text3) && isAddress(text3));
var readTerraformAddress = readText(
  (text3) => parseTerraformAddress(text3) !== null && isShort(toGraphAddress(text3) ?? "")
);
var readAttributeText = readText(
  (text3) => text3 !== "" && text3.length <= ATTRIBUTE_TEXT_LENGTH && !/[\r\n]/.test(text3)
);
var readName = (value) => typeof value === "string" && value.length <= ATTRIBUTE_TEXT_LENGTH ? oneLine(value) : null;
var readTrue = (value) => value === true ? true : null;
var readCount = (value) => typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : null;
var readOneOf = (allowed) => (value) => allowed.find((one) => one === value) ?? null;
var readList = (readItem) => (value) => {
  if (!Array.isArray(value)) return null;
  const items = value.map((item) => readItem(item));
  return items.some((item) => item === null) ? null : items;
};
function optional(object, name, read) {
  const value = read(member(object, name));
  return value === null ? {} : { [name]: value };
}
var readChange = readOneOf(CHANGES2.filter((name) => name !== "none"));
var readCounts = (value) => {
  const entries2 = entriesOf(value);
  const isValid = entries2.every(([name, count]) => readChange(name) !== null && readCount(count) !== null);
  return objectOf(value) !== null && isValid ? Object.fromEntries(entries2) : null;
};
var readChangedValue = (value) => {
  const name = readText((text3) => ATTRIBUTES.has(text3))(member(value, "name"));
  const [before, after] = [member(value, "before"), member(value, "after")];
  const isValid = [before, after].every((text3) => text3 === null || readAttributeText(text3) !== null);
  if (name === null || !isValid) return null;
  return {
    name,
    before: readAttributeText(before),
    after: readAttributeText(after),
    ...optional(value, "forces", readTrue)
  };
};
var ATTRIBUTES = new Set(ALLOWED_ATTRIBUTES);
var readBlockChange = (value) => {
  const path = readText(isArchitectureBlock)(member(value, "path"));
  const readNames = readList(readText(isHarmlessName));
  const removed2 = readNames(member(value, "removed"));
  const added = readNames(member(value, "added"));
  const kept = readNames(member(value, "kept"));
  if (path === null || removed2 === null || added === null || kept === null) return null;
  return { path, removed: removed2, added, kept };
};
var readExposure = (value) => {
  const readPeer = readText((text3) => PHRASE.test(text3) || isRange(text3));
  const change2 = readOneOf(["opens", "closes"])(member(value, "change"));
  const what = readPeer(member(value, "what"));
  const to = readPeer(member(value, "to"));
  const by = readGraphAddress(member(value, "by"));
  if (change2 === null || what === null || to === null || by === null) return null;
  const except = readList(readText(isRange))(member(value, "except")) ?? [];
  return {
    ...{ change: change2, what, to, by },
    ...except.length > 0 && { except },
    ...optional(value, "isRange", readTrue),
    ...optional(value, "at", readGraphAddress)
  };
};
var readSubject = (value) => {
  const noun = readPhrase(member(value, "noun"));
  const name = readName(member(value, "name"));
  if (noun === null || name === null) return null;
  return { ...optional(value, "address", readGraphAddress), noun, name, ...optional(value, "detail", readName) };
};
var IDENTITIES3 = ["everybody", "service", "outsider"];
var readPrincipal = (value) => {
  const subject = readSubject(value);
  return subject && { ...subject, ...optional(value, "is", readOneOf(IDENTITIES3)) };
};
var readRights = (value) => {
  const change2 = readOneOf(["gains", "loses", "changes"])(member(value, "change"));
  const does = readPhrase(member(value, "does"));
  const principal = readPrincipal(member(value, "principal"));
  const target = readSubject(member(value, "target"));
  const actions = readList(readText(isPermissionName))(member(value, "actions"));
  const by = readGraphAddress(member(value, "by"));
  if (change2 === null || does === null || by === null) return null;
  if (principal === null || target === null || actions === null) return null;
  return {
    change: change2,
    ...optional(value, "level", readOneOf(LEVELS)),
    ...{ does, principal, target, actions },
    ...optional(value, "makes", readPhrase),
    ...optional(value, "isDenial", readTrue),
    ...optional(value, "isByCondition", readTrue),
    ...optional(value, "isConditional", readTrue),
    ...optional(value, "isTrust", readTrue),
    ...optional(value, "isWithNew", readTrue),
    by
  };
};
var readPart = (value) => {
  const address = readTerraformAddress(member(value, "address"));
  const change2 = readChange(member(value, "change"));
  const given = member(value, "values");
  const values = given === void 0 ? [] : readList(readChangedValue)(given);
  if (address === null || change2 === null || values === null) return null;
  return {
    ...{ address, change: change2 },
    ...optional(value, "name", readAttributeText),
    ...optional(value, "forcedBy", readList(readMatching(ATTRIBUTE_PATH))),
    ...values.length > 0 && { values },
    ...optional(value, "rules", readList(readRule))
  };
};
var readRule = (value) => {
  const change2 = readOneOf(["create", "delete"])(member(value, "change"));
  const does = readOneOf(["allows", "denies"])(member(value, "does"));
  const what = readMatching(TRAFFIC)(member(value, "what"));
  if (change2 === null || does === null || what === null) return null;
  return { change: change2, does, what, ...optional(value, "from", readPeers), ...optional(value, "to", readPeers) };
};
var readPeers = (value) => {
  const isValid = (text3) => isPeer(text3) || readTerraformAddress(text3) !== null;
  const peers = (Array.isArray(value) ? value : []).filter((item) => typeof item === "string" && isValid(item));
  return peers.length === 0 ? null : peers;
};
var FIELDS = {
  createsFirst: readTrue,
  movedFrom: readTerraformAddress,
  isImported: readTrue,
  isForgotten: readTrue,
  values: readList(readChangedValue),
  blocks: readList(readBlockChange),
  reason: readMatching(REASON),
  forcedBy: readList(readMatching(ATTRIBUTE_PATH)),
  mayBeForcedBy: readList(readMatching(ATTRIBUTE_PATH)),
  folded: readCounts,
  parts: readList(readPart),
  instances: readCounts,
  countBefore: readCount,
  drift: readList(readChangedValue),
  exposure: readList(readExposure),
  rights: readList(readRights),
  looksLike: readGraphAddress,
  rules: readList(readRule)
};
function readChangeDetails(value) {
  const entries2 = entriesOf(value).map(([name, field]) => {
    const read = Object.hasOwn(FIELDS, name) ? FIELDS[name] : null;
    return [name, read === null ? null : read(field)];
  });
  const isValid = entries2.length > 0 && entries2.every(([, field]) => field !== null);
  return isValid ? Object.fromEntries(entries2) : null;
}
function readAllChanges(value) {
  const counts = readCounts(member(value, "counts"));
  if (counts === null) return void 0;
  return {
    counts,
    ...optional(value, "hidden", readCount),
    ...optional(value, "shown", readCounts),
    ...optional(value, "plan", readPlanSummary)
  };
}
var PLAN_TOTALS = ["import", "add", "change", "destroy", "forget"];
var readPlanSummary = (value) => {
  const totals = PLAN_TOTALS.map((name) => [name, member(value, name)]);
  const isValid = totals.every(([, total]) => total === 0 || readCount(total) !== null);
  return isValid ? Object.fromEntries(totals) : null;
};

// src/graph/json/entries.ts
init_limits();
init_address();
init_terraform_address();

// src/graph/json/messages.ts
init_english();
init_printable();
var invalidGraph = (file, lines2, total) => [
  `${file} is not a valid graph (graph format 1.0): ${plural(total, "problem")}`,
  ...lines2,
  ...total > lines2.length ? [`  and ${total - lines2.length} more`] : []
].join("\n");
var graphProblem = (file, place, path, value, rule) => `  ${printable(file)}:${place.line}:${place.column} ${printable(path)}: ${printable(value)}: ${rule}`;
var GRAPH_RULE_TOP = "the file must contain one object that maps node addresses to arrays of node addresses";
var GRAPH_RULE_NOT_EMPTY = "a graph needs at least one node";
var GRAPH_RULE_ARRAY = "the value of a node must be an array of node addresses";
var GRAPH_RULE_STRING = "a target must be a string";
var GRAPH_RULE_KEY_ONCE = "duplicate key";
var GRAPH_RULE_TARGET_ONCE = "duplicate target in the array";
var GRAPH_RULE_ADDRESS = "not a node address: [module.<module_name>[<index>].]*<type>.<name>[<index>]*[~<copy_number>]";
var graphRuleLength = (characters2, modules2) => `an address has at most ${characters2} characters and ${modules2} modules`;
var graphAddressInstead = (address) => `not a node address; the graph format writes it ${printable(address)}`;
var holdsItself = (container) => `${printable(container)} lists itself; that entry is ignored`;
var holdsEachOther = (inner, outer) => `${printable(inner)} lists ${printable(outer)}, which contains it; that entry is ignored`;
var heldTwice = (node2, containers) => `${printable(node2)} is listed by ${containers.map(printable).join(" and ")}; it is drawn in ${printable(containers[0])}`;
var metaDataUnfit = (file, first, count) => `${printable(file)}: meta_data of ${printable(first)}${count === 1 ? "" : ` and ${count - 1} more`} is not in the format of --debug and is ignored`;

// src/graph/json/entries.ts
var Cursor = class {
  constructor(text3) {
    this.text = text3;
    this.token = tokenAt(text3, 0);
  }
  text;
  token;
  next() {
    this.token = tokenAt(this.text, this.token.end);
  }
  string() {
    return JSON.parse(this.text.slice(this.token.start, this.token.end));
  }
  /** Moves past the value at the cursor, regardless of its depth. */
  skipValue() {
    let depth = 0;
    do {
      if (this.token.kind === "{" || this.token.kind === "[") depth++;
      if (this.token.kind === "}" || this.token.kind === "]") depth--;
      this.next();
    } while (depth > 0);
  }
};
var isTaken = (text3) => isShort(text3) && isAddress(text3);
function shownValue(cursor) {
  const { kind, start, end } = cursor.token;
  if (kind === "{") return "an object";
  if (kind === "[") return "an array";
  return kind === "string" ? textInWords(cursor.string()) : tokenInWords(cursor.text.slice(start, end));
}
function readEntries(text3) {
  const problems = new Problems();
  const cursor = new Cursor(text3);
  if (cursor.token.kind !== "{") {
    const { start } = cursor.token;
    problems.add(() => ({ offset: start, path: "$", value: shownValue(cursor), rule: GRAPH_RULE_TOP }));
    return { entries: [], problems };
  }
  const debugData = findMember(text3, "graphdict");
  if (debugData !== null) cursor.token = debugData;
  const path = debugData === null ? "$" : "$.graphdict";
  return { entries: readObject(cursor, path, problems), problems };
}
var isDebugData = (text3) => tokenAt(text3, 0).kind === "{" && findMember(text3, "graphdict") !== null;
function findMember(text3, name) {
  const cursor = new Cursor(text3);
  cursor.next();
  while (cursor.token.kind === "string") {
    const found = cursor.string() === name;
    cursor.next();
    cursor.next();
    if (found) return cursor.token.kind === "{" ? cursor.token : null;
    cursor.skipValue();
    if (cursor.token.kind === ",") cursor.next();
  }
  return null;
}
function readObject(cursor, path, problems) {
  const entries2 = [];
  const seen2 = /* @__PURE__ */ new Set();
  const start = cursor.token.start;
  cursor.next();
  while (cursor.token.kind === "string") {
    const offset = cursor.token.start;
    const key = cursor.string();
    const report = (rule) => problems.add(() => ({ offset, path, value: addressInWords(key), rule }));
    if (!isTaken(key)) report(addressRule(key));
    else if (seen2.has(key)) report(GRAPH_RULE_KEY_ONCE);
    else seen2.add(key);
    cursor.next();
    cursor.next();
    const targets = readTargets(cursor, key, path, problems);
    if (problems.total === 0) entries2.push({ key, targets });
    if (cursor.token.kind === ",") cursor.next();
  }
  if (entries2.length === 0 && problems.total === 0)
    problems.add(() => ({ offset: start, path, value: "{}", rule: GRAPH_RULE_NOT_EMPTY }));
  return entries2;
}
function readTargets(cursor, key, around2, problems) {
  const isGraph = isTaken(key);
  const inWords2 = isGraph ? addressInWords : textInWords;
  const path = () => `${around2}[${addressInWords(key)}]`;
  if (cursor.token.kind !== "[") {
    const { start } = cursor.token;
    problems.add(() => ({ offset: start, path: path(), value: shownValue(cursor), rule: GRAPH_RULE_ARRAY }));
    cursor.skipValue();
    return [];
  }
  const targets = /* @__PURE__ */ new Set();
  cursor.next();
  for (let i = 0; cursor.token.kind !== "]"; i++) {
    const { start, kind } = cursor.token;
    const report = (value, rule) => problems.add(() => ({ offset: start, path: `${path()}[${i}]`, value: value(), rule }));
    if (kind === "string") {
      const target = cursor.string();
      if (!isTaken(target)) report(() => inWords2(target), isGraph ? addressRule(target) : GRAPH_RULE_ADDRESS);
      else if (targets.has(target)) report(() => addressInWords(target), GRAPH_RULE_TARGET_ONCE);
      else targets.add(target);
    } else {
      report(() => shownValue(cursor), GRAPH_RULE_STRING);
    }
    cursor.skipValue();
    if (cursor.token.kind === ",") cursor.next();
  }
  cursor.next();
  return [...targets];
}
function addressRule(text3) {
  if (!isShort(text3)) return graphRuleLength(ADDRESS_LENGTH_MAX, MODULE_DEPTH);
  const instead = toGraphAddress(text3);
  return instead === null ? GRAPH_RULE_ADDRESS : graphAddressInstead(addressInWords(instead));
}
var Problems = class {
  listed = [];
  total = 0;
  /**
   * Counts a problem and lists it while there is room.
   * @param problem only called if the problem is listed
   */
  add(problem) {
    if (this.listed.length < PROBLEMS_LISTED) this.listed.push(problem());
    this.total++;
  }
};

// src/graph/json/index.ts
function readGraphJson(text3, file) {
  const json = text3.startsWith("\uFEFF") ? text3.slice(1) : text3;
  if (findJsonFault(json) !== null) throw notJson2(json, file);
  const { entries: entries2, problems } = readEntries(json);
  if (problems.total > 0) throw invalidGraph2(problems, json, file);
  const containers = entries2.filter(({ key }) => isContainerType(typeOf2(key)));
  const { parents, warnings } = settleContainment(new Map(containers.map(({ key, targets }) => [key, targets])));
  const debugData = isDebugData(json) ? JSON.parse(json) : null;
  const metaData = readMetaData(debugData, file);
  const within2 = readWithin2(debugData);
  const total = readTotal(debugData);
  const changes2 = readAllChanges(member(debugData, "in_all"));
  const called = readCalled(debugData);
  const addresses = new Set(entries2.flatMap(({ key, targets }) => [key, ...targets]));
  const nodes = [...addresses].map(
    (address) => createNode({ ...metaData.nodeData(address), address, parent: parents.get(address) ?? null })
  );
  return {
    graph: createGraph({
      nodes,
      edges: edgesOf(entries2, metaData),
      ...within2 !== void 0 && { within: within2 },
      ...total !== void 0 && { total },
      ...changes2 !== void 0 && { changes: changes2 }
    }),
    ...called !== void 0 && { called },
    ...readKnowsChanges(debugData) && { knowsChanges: true },
    entries: readLedgerEntries(debugData),
    annotations: readSavedAnnotations(debugData, file),
    warnings: [...warnings, ...metaData.warnings]
  };
}
function edgesOf(entries2, { connectionData }) {
  const arrows = new Map(
    entries2.filter(({ key }) => !isContainerType(typeOf2(key))).map(({ key, targets }) => [key, new Set(targets)])
  );
  return [...arrows].flatMap(
    ([from, targets]) => [...targets].map((to) => {
      const data = connectionData(from, to);
      const hasReverse = from !== to && arrows.get(to)?.has(from) === true;
      const twoWay = hasReverse && data?.isSeparate !== true;
      const { label, provenance, thin } = data ?? (twoWay ? connectionData(to, from) : null) ?? {};
      return createEdge({
        ...{ from, to, twoWay },
        ...label && { label },
        ...provenance && { provenance },
        ...thin && { thin }
      });
    })
  );
}
function invalidGraph2({ listed: listed4, total }, text3, file) {
  const lines2 = listed4.map(
    ({ offset, path, value, rule }) => graphProblem(file, placeAt(text3, offset), path, value, rule)
  );
  return new InvalidInput(invalidGraph(file, lines2, total), {
    remedy: INVALID_GRAPH_REMEDY
  });
}
var readLedgerEntries = (value) => listOf(member(value, "ledger")).flatMap((entry) => {
  const [address, origin] = [textOf3(member(entry, "address")), textOf3(member(entry, "origin"))];
  const [bucket, node2, rule] = [
    member(entry, "bucket"),
    textOf3(member(entry, "node")),
    textOf3(member(entry, "rule"))
  ];
  if (address === null || origin === null) return [];
  if (bucket === "hidden") return [{ address, origin, bucket, rule: rule ?? "" }];
  return (bucket === "drawn" || bucket === "folded") && node2 !== null ? [{ address, origin, bucket, node: node2 }] : [];
});
function settleContainment(targetsOf2) {
  const warnings = [];
  const { outerFirst, cut: cut3 } = orderContainers(targetsOf2);
  for (const [container, child] of cut3) {
    warnings.push(container === child ? holdsItself(child) : holdsEachOther(container, child));
  }
  const isCut = new Set(cut3.map(([container, child]) => `${container} ${child}`));
  const containersOf = /* @__PURE__ */ new Map();
  for (const container of outerFirst) {
    for (const child of targetsOf2.get(container)) {
      if (isCut.has(`${container} ${child}`)) continue;
      const others = containersOf.get(child);
      if (others === void 0) containersOf.set(child, [container]);
      else others.push(container);
    }
  }
  const parents = /* @__PURE__ */ new Map();
  const inner = [...containersOf.keys()].filter((child) => !targetsOf2.has(child)).sort(byAddress);
  for (const child of [...outerFirst, ...inner]) {
    const innermost = innermostOf(containersOf.get(child) ?? [], parents).sort(byAddress);
    if (innermost[0] !== void 0) parents.set(child, innermost[0]);
    if (innermost.length > 1) warnings.push(heldTwice(child, innermost));
  }
  return { parents, warnings };
}
function innermostOf(containers, parents) {
  if (containers.length < 2) return [...containers];
  const outer = /* @__PURE__ */ new Set();
  for (const container of containers) {
    let at2 = parents.get(container);
    while (at2 !== void 0 && !outer.has(at2)) {
      outer.add(at2);
      at2 = parents.get(at2);
    }
  }
  return containers.filter((container) => !outer.has(container));
}
function orderContainers(targetsOf2) {
  const listedContainers = new Set([...targetsOf2.values()].flat());
  const starts = [...targetsOf2.keys()].sort(
    (a, b) => Number(listedContainers.has(a)) - Number(listedContainers.has(b)) || boxFactsOf(typeOf2(a)).rank - boxFactsOf(typeOf2(b)).rank || byAddress(a, b)
  );
  const cut3 = [];
  const done = [];
  const state = /* @__PURE__ */ new Map();
  const path = [];
  const enter = (container) => {
    state.set(container, "open");
    const inside2 = targetsOf2.get(container).filter((child) => targetsOf2.has(child));
    path.push({ container, rest: inside2.sort(byAddress).reverse() });
  };
  for (const start of starts) {
    if (!state.has(start)) enter(start);
    for (let top = path.at(-1); top !== void 0; top = path.at(-1)) {
      const child = top.rest.pop();
      if (child === void 0) {
        state.set(top.container, "done");
        done.push(top.container);
        path.pop();
      } else if (state.get(child) === "open") cut3.push([top.container, child]);
      else if (!state.has(child)) enter(child);
    }
  }
  return { outerFirst: done.reverse(), cut: cut3 };
}
function readMetaData(value, file) {
  const nodes = new Map(entriesOf(member(value, "meta_data")).map(([address, data]) => [address, readNode(data)]));
  const unfit = [...nodes].filter(([, { isFit }]) => !isFit).map(([address]) => address);
  return {
    nodeData: (address) => nodes.get(address)?.node ?? {},
    connectionData: (from, to) => nodes.get(from)?.connections.get(to) ?? null,
    warnings: unfit.length === 0 ? [] : [metaDataUnfit(file, keyOrWords(unfit.sort(byAddress)[0]), unfit.length)]
  };
}
var keyOrWords = (key) => isLikeAddress(key) ? key : isAddress(key) ? addressInWords(key) : textInWords(key);
function readNode(data) {
  const reader = new Reader();
  const node2 = {
    ...reader.field("attributes", member(data, "attributes"), attributesOf),
    ...reader.field("provenance", member(data, "provenance"), oneOf2(PROVENANCES)),
    ...reader.field("change", member(data, "change"), oneOf2(CHANGES2)),
    ...reader.field("changed", member(data, "changed"), readChangeDetails),
    ...reader.field("lookedUp", member(data, "looked_up"), booleanOf),
    ...reader.field("count", member(data, "count"), countOf2),
    ...reader.field("countUnknown", member(data, "count_unknown"), booleanOf),
    ...reader.field("instances", member(data, "instances"), instancesOf),
    ...reader.field("called", member(data, "called"), labelOf),
    ...reader.field("runsIn", member(data, "runs_in"), addressOf)
  };
  const connections = /* @__PURE__ */ new Map();
  for (const [to, connection] of entriesOf(member(data, "connections"))) {
    connections.set(to, {
      ...reader.field("label", member(connection, "label"), labelOf),
      ...reader.field("provenance", member(connection, "provenance"), oneOf2(PROVENANCES)),
      ...reader.field("thin", member(connection, "thin"), trueOf),
      isSeparate: member(connection, "two_way") === false
    });
  }
  return { node: node2, connections, isFit: reader.isFit && objectOf(data) !== null };
}
var Reader = class {
  isFit = true;
  /**
   * Returns an object with the field, or an empty object.
   * @param read returns null for an invalid value
   */
  field(name, value, read) {
    if (value === void 0) return {};
    const field = read(value);
    if (field === null) {
      this.isFit = false;
      return {};
    }
    return { [name]: field };
  }
};
var oneOf2 = (names) => (value) => names.find((name) => name === value) ?? null;
var booleanOf = (value) => typeof value === "boolean" ? value : null;
var trueOf = (value) => value === true ? value : null;
var countOf2 = (value) => Number.isSafeInteger(value) && value > 0 ? value : null;
var addressOf = (value) => typeof value === "string" && isShort(value) && isAddress(value) ? value : null;
var instancesOf = (value) => Array.isArray(value) && value.every((item) => typeof item === "string" && isShort(item) && isAddress(item)) ? value : null;
var ATTRIBUTES2 = /* @__PURE__ */ new Set([...ALLOWED_ATTRIBUTES, ACCESS_ATTRIBUTE, OPENED_ATTRIBUTE]);
function attributesOf(value) {
  const entries2 = entriesOf(value);
  const isFit = ([name, text3]) => ATTRIBUTES2.has(name) && captionOf(text3) !== null;
  return objectOf(value) !== null && entries2.every(isFit) ? Object.fromEntries(entries2) : null;
}
var captionOf = (value) => lineOf3(value, ATTRIBUTE_TEXT_LENGTH);
var labelOf = (value) => lineOf3(value, LABEL_LENGTH_MAX);
var lineOf3 = (value, lengthMax) => typeof value === "string" && value.length <= lengthMax && !/[\r\n]/.test(value) ? value : null;
function readWithin2(value) {
  const texts = (item) => Array.isArray(item) ? item.flatMap((text3) => captionOf(text3) ?? []) : [];
  const facts = CLOUDS2.flatMap((cloud) => {
    const shown = texts(member(member(value, "within"), cloud));
    return shown.length === 0 ? [] : [[cloud, shown]];
  });
  return facts.length === 0 ? void 0 : Object.fromEntries(facts);
}
function readTotal(value) {
  const total = member(value, "total");
  return Number.isSafeInteger(total) && total >= 0 ? total : void 0;
}
var readKnowsChanges = (value) => member(value, "changes") === true;
var readCalled = (value) => isDebugObject(value) ? captionOf(member(value, "called")) ?? "" : void 0;
var isDebugObject = (value) => typeof value === "object" && value !== null;
var NAMES4 = { person: "groundplan.yml", model: "groundplan.ai.yml" };
var readSavedAnnotations = (value, file) => listOf(member(value, "annotations")).flatMap((entry) => {
  const [text3, author] = [textOf3(member(entry, "text")), member(entry, "author")];
  if (text3 === null || text3.length > ANNOTATION_BYTES_MAX) return [];
  return author === "person" || author === "model" ? [{ name: `${file} (${NAMES4[author]})`, text: text3, author }] : [];
});

// src/graph/merge-changes.ts
init_address();
function withoutDrift(nodes) {
  const drifted = [...nodes].filter(([, { changed: changed2 }]) => changed2?.drift !== void 0);
  if (drifted.length === 0) return nodes;
  const left = new Map(nodes);
  for (const [address, { changed: changed2, ...node2 }] of drifted) {
    const { drift, ...others } = changed2;
    left.set(address, Object.keys(others).length === 0 ? node2 : { ...node2, changed: others });
  }
  return left;
}
var markOf2 = ({ change: change2, changed: changed2 = {} }) => [
  change2,
  changed2.createsFirst === true,
  changed2.isImported === true,
  changed2.isForgotten === true
];
var strongest = (members) => CHANGES2.find((name) => members.some(({ change: change2 }) => change2 === name)) ?? "none";
var sumOf = (counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);
function sumCounts(all) {
  const sums = CHANGES2.map((name) => [
    name,
    all.reduce((sum, counts) => sum + (counts?.[name] ?? 0), 0)
  ]);
  return Object.fromEntries(sums.filter(([name, sum]) => name !== "none" && sum > 0));
}
var isEmpty = (counts) => Object.keys(counts).length === 0;
function mergeChanges(nodes) {
  const members = withoutCopies(nodes);
  const [first, ...others] = members;
  if (others.length === 0) return { change: first.change, ...first.changed && { changed: first.changed } };
  const change2 = strongest(members);
  const details = members.map(({ changed: changed3 = {} }) => changed3);
  const isAlike2 = members.every((member2) => member2.change === change2 && member2.changed?.instances === void 0);
  const instances = isAlike2 ? {} : sumCounts(members.map(instancesOf2));
  const folded = sumCounts(details.map((detail) => detail.folded));
  const parts = partsOf(details);
  const drift = details.some((detail) => detail.drift !== void 0) && sharedValues(details.map((detail) => detail.drift ?? []));
  const exposure = distinctExposure(details.flatMap((detail) => detail.exposure ?? []));
  const allRights = details.flatMap((detail) => detail.rights ?? []);
  const rights = [...new Map(allRights.map((right) => [JSON.stringify(right), right])).values()];
  const changed2 = {
    ...isAlike2 && sharedDetails(details),
    ...!isEmpty(folded) && { folded },
    ...parts.length > 0 && { parts },
    ...!isEmpty(instances) && { instances },
    ...drift && { drift },
    ...exposure.length > 0 && { exposure },
    ...rights.length > 0 && { rights }
  };
  return { change: change2, ...Object.keys(changed2).length > 0 && { changed: changed2 } };
}
function partsOf(details) {
  const parts = new Map(details.flatMap((detail) => (detail.parts ?? []).map((part) => [part.address, part])));
  return [...parts.values()].sort((a, b) => byAddress(a.address, b.address));
}
function withoutCopies(members) {
  const resources = /* @__PURE__ */ new Map();
  for (const member2 of members) {
    const isCopy2 = (parseAddress(member2.address)?.copy ?? null) !== null;
    const address = isCopy2 ? withCopy(member2.address, null) : member2.address;
    if (!resources.has(address)) resources.set(address, member2);
  }
  return [...resources.values()];
}
var instancesOf2 = ({ change: change2, changed: changed2, count }) => changed2?.instances ?? (change2 === "none" ? {} : { [change2]: count });
function distinctExposure(all) {
  const keyOf3 = ({ change: change2, what, to }) => JSON.stringify([change2, what, to]);
  return [...new Map([...all].reverse().map((exposure) => [keyOf3(exposure), exposure])).values()].reverse();
}
function sharedDetails(details) {
  const [first = {}] = details;
  const isShared = (name) => first[name] !== void 0 && details.every((detail) => detail[name] === first[name]);
  const values = sharedValues(details.map((detail) => detail.values ?? []));
  const blocks = sharedBlocks(details.map((detail) => detail.blocks ?? []));
  const forcedBy = (first.forcedBy ?? []).filter((name) => details.every((detail) => detail.forcedBy?.includes(name)));
  return {
    ...isShared("createsFirst") && { createsFirst: true },
    ...isShared("isImported") && { isImported: true },
    ...isShared("isForgotten") && { isForgotten: true },
    ...isShared("reason") && { reason: first.reason },
    ...values.length > 0 && { values },
    ...blocks.length > 0 && { blocks },
    ...forcedBy.length > 0 && { forcedBy }
  };
}
function sharedValues(lists) {
  const [first = [], ...others] = lists;
  const key = (value) => JSON.stringify([value.name, value.before, value.after, value.forces]);
  const known2 = others.map((list) => new Set(list.map(key)));
  return first.filter((value) => known2.every((keys) => keys.has(key(value))));
}

// src/diagram/read.ts
init_messages();
init_decode_text();
init_foreign();

// src/terraform/fetch/classify.ts
var KINDS2 = [
  ["plan", ["resource_changes"]],
  ["plan", ["planned_values"]],
  ["plan", ["format_version", "prior_state"]],
  ["plan", ["format_version", "configuration"]],
  ["plan", ["format_version", "resource_drift"]],
  ["plan", ["format_version", "output_changes"]],
  ["plan", ["format_version", "errored"]],
  ["tfdata", ["graphdict"]],
  ["state", ["format_version", "values"]],
  ["state", ["terraform_version", "values"]],
  ["state", ["terraform_version", "serial"]],
  ["state", ["lineage", "serial"]],
  ["state", ["format_version", "terraform_version"]]
];
function classifyJson(value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "graph";
  return KINDS2.find(([, members]) => members.every((member2) => Object.hasOwn(value, member2)))?.[0] ?? "graph";
}

// src/terraform/plan/messages.ts
init_messages();
init_english();
init_printable();
var stateIsEmpty = (file) => `${NO_RESOURCES_FOUND}: ${printable(file)} is a state with no resources`;
var STATE_EMPTY_REMEDY = "Nothing has been applied yet, or another workspace is selected. Draw the code instead: --source <directory>.";
var stateTooOld = (file, known2) => `${printable(file)} is a state file of an unsupported version; version ${known2} is supported`;
var STATE_TOO_OLD_REMEDY = "Export it as JSON with the Terraform version that wrote it: terraform show -json > state.json.";
var LINKS_TOO_MANY = "too many references through locals, variables and outputs: some connections may be missing";
var referencesTooMany = (most) => `more than ${most} references between resources: further connections are missing`;
var NOT_A_PLAN_REMEDY = "Export a saved plan: terraform plan -out=plan.out && terraform show -json plan.out > plan.json.";
var NO_RESOURCE_CHANGES = "Plan file contains no resource changes";
var NO_RESOURCE_CHANGES_REMEDY = "Check the code and the variable files: the plan creates, updates and destroys nothing, and nothing exists yet.";
var stateIsNoPlan = (file) => `${NO_RESOURCE_CHANGES_MEMBER}: ${printable(file)} contains a state, not a plan (terraform show -json was run without a plan file)`;
var STATE_REMEDY = "Create a plan: terraform plan -out=plan.out && terraform show -json plan.out > plan.json. It contains existing resources, too. Or draw the state alone: --source with that file, without --planfile.";
var planFormatUnknown = (file, version2) => `${printable(file)} has plan format ${printable(version2)}; this version of groundplan reads 0.x and 1.x`;
var UNKNOWN_PLAN_FORMAT = "that is not a number";
var PLAN_FORMAT_REMEDY = "Update groundplan, or export the plan with a released version of Terraform.";
var PLAN_INCOMPLETE = "Terraform reported errors while planning: resources may be missing";
var PLAN_IN_PART = "this plan is incomplete: it covers a part of the code (-target), or some resources are deferred; other changes are missing";
var actionsNotDrawn = (count) => `the plan invokes ${plural(count, "action")}; actions are not drawn`;
var CONFIGURATION_MISSING = "the plan has no configuration: connections come from its values only, and many may be missing. Also pass the directory that it was made from: --planfile plan.json --graphfile graph.dot --source <directory>; or the whole output of terraform show -json.";
var entryWithoutAddress = (path, address) => `${printable(path)}${address === "" ? "" : ` (${printable(address)})`} is ignored: it has neither an address nor a type and name`;
var entriesWithoutAddress = (more) => `${more} more entries of resource_changes are ignored: they have neither an address nor a type and name`;
var notDot = (file, place, found) => `${printable(file)}:${place.line}:${place.column}: not a DOT graph: ${found === "" ? "unexpected end of the file" : `${printable(found)} is not allowed here`}`;
var NOT_DOT_REMEDY = "Write it with: terraform graph > graph.dot.";
var onlyDeposed = (addresses, more) => `${severalNames(addresses.map(printable), more)}: only deposed objects are left from a replacement. They still exist but are not drawn; the next apply destroys them`;
var nothingButDeposed = (addresses, more) => `${NO_RESOURCES_FOUND}: only deposed objects are left, of ${severalNames(addresses.map(printable), Math.max(0, more))}`;
var NOTHING_BUT_DEPOSED_REMEDY = "The next apply destroys them. Draw the code instead: --source <directory>.";

// src/diagram/limits.ts
var PLANS_MAX = 1e3;

// src/diagram/openings.ts
async function openings(graph, { resources }, exposed, rights) {
  const managed = resources.filter(({ mode }) => mode === "managed");
  if (!managed.some(knowsBefore) || !managed.some(changes)) return graph;
  const { exposedGraph: exposedGraph2 } = await Promise.resolve().then(() => (init_exposure2(), exposure_exports));
  const { graphWithRights: graphWithRights2 } = await Promise.resolve().then(() => (init_rights(), rights_exports));
  const all = new Map(managed.map((resource) => [resource.address, resource]));
  const changeOf2 = (address) => graph.nodes.get(address)?.change ?? all.get(address)?.change;
  const there = {
    wasThere: (address) => changeOf2(address) !== "create",
    isThere: (address) => changeOf2(address) !== "delete"
  };
  const opened2 = exposedGraph2(graph, {
    before: await exposed(valuesBefore),
    after: await exposed(valuesAfter),
    ...there
  });
  const ofResource = (change2) => (address) => all.get(address)?.change !== change2;
  return graphWithRights2(opened2, {
    before: await rights(valuesBefore),
    after: await rights(valuesAfter),
    wasThere: ofResource("create"),
    isThere: ofResource("delete")
  });
}
var valuesBefore = (resource) => NEW.has(resource.change) ? null : resource.before ?? resource.values;
var valuesAfter = (resource) => GONE.has(resource.change) ? null : resource.values;
var NEW = /* @__PURE__ */ new Set(["create"]);
var GONE = /* @__PURE__ */ new Set(["delete"]);
var knowsBefore = ({ change: change2 }) => !NEW.has(change2);
var changes = ({ change: change2 }) => change2 !== "no-op" && change2 !== "read";

// src/diagram/read.ts
var asItIs = { inventory: (inventory) => inventory };
var readSource = ({ files, code }, detail, io, onStep, look2 = asItIs) => code === null ? readGraph(files, onStep, detail, io, look2) : readCode(code, io, onStep, detail, look2);
async function readGraph(sources, onStep = noStep, detail = "normal", io = null, look2 = asItIs) {
  const { name } = sources.file;
  const { kind, warnings: ofFile, ...json } = await openJson(sources);
  if (kind !== "plan" && kind !== "state") {
    const { graph: whole2, warnings: warnings2, ...kept } = readGraphJson(json.text, name);
    const graph = detail === "low" ? await withoutQuiet2(whole2) : whole2;
    return { graph, ledger: null, ...kept, services: countTypes(graph.nodes.values()), warnings: warnings2 };
  }
  if (kind === "state") {
    const { readState: readState2 } = await Promise.resolve().then(() => (init_state(), state_exports));
    const { warnings: warnings2, ...inventory2 } = readState2(json.value, name);
    return understood({ ...inventory2, warnings: [...ofFile, ...warnings2] }, look2, onStep, detail);
  }
  const { readPlan: readPlan2 } = await Promise.resolve().then(() => (init_plan(), plan_exports));
  const dot2 = sources.dot && await readDot(sources.dot);
  const { root: root2, references, proof, warnings } = await readCodeBeside(sources, json.value, io);
  const planned = readPlan2(json.value, name, dot2, references, proof);
  const inventory = root2 === null ? planned : await declaredIn(await written2(planned, proof), root2);
  return understood({ ...inventory, warnings: [...ofFile, ...inventory.warnings, ...warnings] }, look2, onStep, detail);
}
async function readCodeBeside({ directory = null }, plan, io) {
  if (directory === null || io === null) return { root: null, references: null, proof: null, warnings: [] };
  const { readCodeOfPlan: readCodeOfPlan2 } = await Promise.resolve().then(() => (init_code_of_plan(), code_of_plan_exports));
  return readCodeOfPlan2({ name: directory, directory }, plan, io);
}
async function written2(inventory, author) {
  const { withWritten: withWritten2 } = await Promise.resolve().then(() => (init_written(), written_exports));
  return author === null ? inventory : withWritten2(inventory, author);
}
async function declaredIn(inventory, root2) {
  const { withDeclarations: withDeclarations2 } = await Promise.resolve().then(() => (init_declarations(), declarations_exports));
  const { withStatements: withStatements2 } = await Promise.resolve().then(() => (init_read2(), read_exports2));
  return withStatements2(withDeclarations2(inventory, root2), root2);
}
async function withoutQuiet2(graph) {
  const { withoutQuiet: withoutQuiet3 } = await Promise.resolve().then(() => (init_detail(), detail_exports));
  return withoutQuiet3(graph, KNOWLEDGE).graph;
}
async function readCode(source, io, onStep = noStep, detail = "normal", look2 = asItIs) {
  const { readDirectory: readDirectory2 } = await Promise.resolve().then(() => (init_planning(), planning_exports));
  return understood(await readDirectory2(source, io, onStep), look2, onStep, detail);
}
async function understood(whole2, look2, onStep, detail) {
  const inventory = look2.inventory(whole2);
  onStep(STEP_UNDERSTANDING);
  const { understand: understand2 } = await Promise.resolve().then(() => (init_inference(), inference_exports));
  const { graph: plain2, ledger, picture, warnings } = understand2(inventory, void 0, detail);
  const exposed = async (valuesOn) => {
    const { exposedIn: exposedIn2 } = await Promise.resolve().then(() => (init_exposure3(), exposure_exports2));
    return exposedIn2(picture, ledger, valuesOn);
  };
  const rights = async (valuesOn) => {
    const { rightsIn: rightsIn2 } = await Promise.resolve().then(() => (init_rights2(), rights_exports2));
    return rightsIn2(picture, ledger, inventory.references, valuesOn);
  };
  look2.exposed?.(exposed);
  look2.rights?.(rights);
  look2.rules?.(async () => {
    const { firewallRulesIn: firewallRulesIn2 } = await Promise.resolve().then(() => (init_rule_texts(), rule_texts_exports));
    return firewallRulesIn2(picture);
  });
  const graph = await openings(plain2, inventory, exposed, rights);
  if (graph.nodes.size === 0 && (look2.mayDrawNothing !== true || inventory.resources.length === 0)) {
    throw nothingDrawn(inventory);
  }
  const changes2 = countChanges(inventory.resources);
  const all = allChanges(inventory.resources);
  const { total } = ledger.summary;
  const hidden2 = new Set(ledger.entries.flatMap(({ origin, bucket }) => bucket === "hidden" ? [origin] : []));
  const unseen = allChanges(inventory.resources.filter(({ origin }) => hidden2.has(origin)))?.counts ?? {};
  const services = countTypes(inventory.resources);
  const parts = { hidden: sumOf(unseen), shown: countChanged(graph.nodes.values()) };
  const head2 = { total, ...all !== void 0 && { changes: { ...all, ...parts } } };
  const { unparsed, notes } = inventory;
  const more = { ...unparsed && { unparsed }, ...notes && { notes } };
  return { graph: { ...graph, ...head2 }, ledger, services, changes: changes2, ...more, warnings };
}
function nothingDrawn({ resources, absent = [] }) {
  const builds = resources.filter(({ mode }) => mode === "managed").length;
  const blocks = absent.filter(({ address }) => !isData(address));
  if (builds > 0 || blocks.length === 0) {
    const remedy = noResourcesRemedy(resources.length, resources.length - builds);
    return new NoResources(NO_RESOURCES_FOUND, { remedy });
  }
  const text3 = `${NO_RESOURCES_FOUND}: ${noInstances(blocks)}`;
  return new NoResources(text3, { remedy: NO_INSTANCES_REMEDY });
}
var isData = (address) => /(?:^|\.)data\.[^.]+\.[^.]+$/.test(address);
async function readDot({ name, bytes }) {
  const { parseDot: parseDot2 } = await Promise.resolve().then(() => (init_dot2(), dot_exports2));
  return parseDot2(bytes, name);
}
async function openJson({ file, kind: told }) {
  const objects = await parseObjects(file);
  const several = plansIn(objects);
  if (several.length > 1) return openSeveral(several, file, told === "plan");
  if (several.length === 0 && objects.length > 1) throw await notDrawn(file);
  const { value, text: text3 } = several[0] ?? objects[0];
  const kind = classifyJson(value);
  await refuseKnown(value, kind, file, told === "plan");
  if (told === "plan") return { kind: "plan", value, text: "", warnings: [] };
  return isPlan(kind) ? { kind, value, text: "", warnings: [] } : { kind, value: null, text: text3, warnings: [] };
}
var isPlan = (kind) => kind === "plan" || kind === "state";
async function parseObjects(file) {
  try {
    return parseJsonFiles(file.bytes, file.name);
  } catch (error) {
    throw error instanceof InvalidInput ? await ofText(file, error) : error;
  }
}
var notDrawn = (file) => ofText(file, notJson2(decodeText(file.bytes, file.name), file.name));
async function ofText(file, failure) {
  const { recogniseText: recogniseText2, refusalOf: refusalOf2 } = await Promise.resolve().then(() => (init_known_files(), known_files_exports));
  const known2 = recogniseText2(file.bytes, file.name);
  return known2 === null ? failure : refusalOf2(known2, file.name);
}
async function refuseKnown(value, kind, file, asPlan) {
  if (kind === "plan" || kind === "tfdata") return;
  const { recogniseJson: recogniseJson2, refusalOf: refusalOf2 } = await Promise.resolve().then(() => (init_known_files(), known_files_exports));
  const known2 = recogniseJson2(value);
  if (known2 === null) return;
  const refusal = refusalOf2(known2, file.name);
  if (!asPlan) throw refusal;
  throw new InvalidInput(`${NO_RESOURCE_CHANGES_MEMBER}: ${refusal.message}`, { remedy: known2.remedy });
}
function plansIn(objects) {
  const parts = objects.flatMap(
    ({ value, ...rest2 }) => Array.isArray(value) ? value.map((item) => ({ value: item, text: "" })) : [{ value, ...rest2 }]
  );
  return parts.filter(({ value }) => isPlan(classifyJson(value)));
}
async function openSeveral(all, file, asPlan) {
  if (asPlan) {
    throw new InvalidInput(severalPlans(file.name, all.length), {
      remedy: severalPlansRemedy(file.name)
    });
  }
  const { mergePlans: mergePlans2, unitNames: unitNames2 } = await Promise.resolve().then(() => (init_merge(), merge_exports));
  const { planOfState: planOfState2 } = await Promise.resolve().then(() => (init_state(), state_exports));
  const { isWithoutConfiguration: isWithoutConfiguration2 } = await Promise.resolve().then(() => (init_configuration(), configuration_exports));
  const parts = all.slice(0, PLANS_MAX);
  const names = unitNames2(parts.map(({ unit }, at2) => unit ?? `plan-${at2 + 1}`));
  const isState = ({ value }) => classifyJson(value) === "state";
  const plan = mergePlans2(
    parts.map((part, at2) => ({
      unit: { name: names[at2], references: [], dependencies: [] },
      plan: isState(part) ? planOfState2(part.value, file.name) : part.value
    }))
  );
  const isBare = (part) => !isState(part) && isWithoutConfiguration2(part.value);
  const warnings = [
    ...all.length > PLANS_MAX ? [plansTooMany(file.name, all.length, PLANS_MAX)] : [],
    ...parts.some(isBare) ? [CONFIGURATION_MISSING] : []
  ];
  return parts.every(isState) ? { kind: "state", value: { values: memberAt(plan, "prior_state", "values") }, text: "", warnings } : { kind: "plan", value: plan, text: "", warnings };
}

// src/diagram/source.ts
var import_node_path6 = require("node:path");

// src/terraform/fetch/git/address.ts
init_errors();
init_printable();
init_limits2();
init_messages2();

// src/terraform/fetch/redact.ts
init_printable();
var KIND = /^(?:[a-z0-9][a-z0-9+.-]*::)*(?:[a-z][a-z0-9+.-]*:)?(?:\/\/)?/i;
var LOCAL2 = /^(?:\.{1,2}(?:[/\\]|$)|[\\~]|\/(?!\/)|[a-z]:[/\\])/i;
var PARAMETER2 = /[?&](ref=[\w./+-]{1,100}|depth=\d{1,9})(?=&|$)/g;
function redact(text3) {
  const isLocal2 = LOCAL2.test(text3) && !text3.includes("://");
  const [written3] = KIND.exec(text3);
  const kind = /(::|:\/\/)$/.test(written3) ? written3 : written3.replace(/[^:]*:?$/, "");
  const rest2 = text3.slice(kind.length);
  const at2 = isLocal2 ? -1 : rest2.lastIndexOf("@");
  const user = rest2.slice(0, Math.max(0, at2)) === "git" ? "git@" : "";
  const place = rest2.slice(at2 + 1);
  const [, base = "", more = ""] = /^([^?#;&]*)(.*)$/s.exec(place);
  const known2 = [...more.matchAll(PARAMETER2)].map(([, parameter]) => parameter);
  const isWhole = more === "" || `?${known2.join("&")}` === more;
  const query = [...known2, ...isWhole ? [] : ["***"]].join("&");
  return `${kind}${user}${base}${query === "" ? "" : `?${query}`}`;
}
var shownAddress = (text3) => printable(redact(text3));

// src/terraform/fetch/git/address.ts
function parseGitAddress(text3) {
  const isForced = text3.startsWith("git::");
  const address = isForced ? text3.slice("git::".length) : text3;
  const refuse = (reason2) => {
    const shown = text3.length > ADDRESS_LENGTH_MAX2 ? characters(text3.length) : shownAddress(text3);
    throw new InvalidInput(addressRefused(shown, reason2), { remedy: ADDRESS_REMEDY });
  };
  if (!isForced && isLocalPath(address)) return null;
  const shape = shapeOf(address.slice(0, ADDRESS_LENGTH_MAX2));
  if (shape === null) return isForced ? refuse(REFUSED_SHAPE) : null;
  const fault2 = faultOfText(text3);
  if (fault2 !== null) refuse(fault2);
  const parts = splitOff(shape.rest, refuse);
  const site = SITES[shape.kind](parts.base, shape.word, refuse);
  if (site.path.endsWith(":")) refuse(REFUSED_AT);
  const place = site.transport === "https" ? placeOn(site.host, site.path) : { ...site, subfolder: "", ref: null };
  const subfolder = [place.subfolder, parts.subfolder].flatMap((folder) => folder.split("/")).filter(isName).join("/");
  const ref = parts.ref ?? place.ref;
  const broken = faultOfPath(place.path) ?? faultOfSubfolder(subfolder) ?? (ref === null ? null : faultOfRef(ref));
  if (broken !== null) refuse(broken);
  const { transport, host, credentials } = site;
  return { transport, url: site.origin + place.path, host, credentials, subfolder, ref };
}
var printGitAddress = ({ url, subfolder, ref }) => url + (subfolder === "" ? "" : `//${subfolder}`) + (ref === null ? "" : `?ref=${encodeURIComponent(ref)}`);
var isPrivate = ({ transport, host }) => transport !== "http" || /^(localhost|(.+\.)?localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(host);
var isName = (name) => name !== "" && name !== ".";
var isLocalPath = (text3) => /^(\.{1,2}([/\\]|$)|[/\\~]|[A-Za-z]:[/\\])/.test(text3);
function shapeOf(text3) {
  const url = /^([A-Za-z][A-Za-z0-9+.-]*):\/\/(.*)$/s.exec(text3);
  if (url) return { kind: "url", word: url[1].toLowerCase(), rest: url[2] };
  const helper = /^([A-Za-z0-9_][\w+.-]*)::/.exec(text3);
  if (helper) return { kind: "helper", word: helper[1], rest: "" };
  if (/^[^/\s:@]+@[^/\s]+:/.test(text3)) return { kind: "scp", word: "ssh", rest: text3 };
  const host = /^([^/\s?]+\.[^/\s?]+)\/[^?]*?(\.git)?(\/\/[^?]*)?(\?.*)?$/s.exec(text3);
  const isShorthand = host !== null && (isKnownHost(host[1].toLowerCase()) || host[2] !== void 0);
  return isShorthand ? { kind: "shorthand", word: "https", rest: text3 } : null;
}
function splitOff(text3, refuse) {
  const mark = text3.indexOf("?");
  const [whole2, query] = mark < 0 ? [text3, ""] : [text3.slice(0, mark), text3.slice(mark + 1)];
  const slashes = whole2.indexOf("//");
  const [base, subfolder] = slashes < 0 ? [whole2, ""] : [whole2.slice(0, slashes), whole2.slice(slashes + 2)];
  let ref = null;
  for (const parameter of query.split("&").filter((part) => part !== "")) {
    const [name, ...rest2] = parameter.split("=");
    const value = decoded(rest2.join("="));
    if (name === "ref") {
      if (ref !== null) refuse(REFUSED_REF_TWICE);
      ref = value ?? refuse(REFUSED_REF);
    } else if (name !== "depth") refuse(refusedParameter(name));
    else if (!/^\d{1,9}$/.test(value ?? "")) refuse(REFUSED_DEPTH);
  }
  return { base: base.replace(/\/+$/, ""), subfolder, ref };
}
function decoded(text3) {
  try {
    return decodeURIComponent(text3);
  } catch {
    return null;
  }
}
var SITES = {
  url: siteOfUrl,
  shorthand: siteOfUrl,
  scp: siteOfScp,
  helper: (_, word, refuse) => refuse(refusedHelper(word))
};
var HOST2 = /^([A-Za-z0-9](?:[A-Za-z0-9._-]*)|\[[0-9A-Fa-f:.]+\])$/;
function siteOfUrl(base, scheme, refuse) {
  if (scheme === "file") return siteOfFile(base, refuse);
  if (scheme !== "https" && scheme !== "http" && scheme !== "ssh") return refuse(refusedScheme(scheme));
  if (/\s/.test(base)) refuse(REFUSED_SPACE);
  const slash2 = base.indexOf("/");
  const authority = slash2 < 0 ? base : base.slice(0, slash2);
  const at2 = authority.lastIndexOf("@");
  const user = at2 < 0 ? null : authority.slice(0, at2);
  const [, name, port] = /^(.*?)(:\d{1,5})?$/.exec(authority.slice(at2 + 1).toLowerCase());
  if (user?.startsWith("-") || name.startsWith("-")) refuse(REFUSED_DASH);
  if (!HOST2.test(name)) refuse(REFUSED_SHAPE);
  const host = name + (port ?? "");
  const path = slash2 < 0 ? "" : base.slice(slash2);
  if (path.includes("@")) refuse(REFUSED_AT);
  if (scheme === "ssh") {
    if (user?.includes(":")) refuse(REFUSED_SSH_PASSWORD);
    if (user !== null && !isUser(user)) refuse(REFUSED_SHAPE);
    return {
      transport: scheme,
      origin: `ssh://${user === null ? "" : `${user}@`}${host}`,
      host,
      path,
      credentials: null
    };
  }
  const site = { transport: scheme, origin: `${scheme}://${host}`, host, path, credentials: user || null };
  if (site.credentials !== null && !isPrivate(site)) refuse(REFUSED_PLAIN_CREDENTIALS);
  return site;
}
function siteOfScp(base, _, refuse) {
  const [, user, host, path] = /^([^@]*)@([^:]*):(.*)$/s.exec(base) ?? refuse(REFUSED_SHAPE);
  if (/\s/.test(base)) refuse(REFUSED_SPACE);
  if (user.startsWith("-") || host.startsWith("-")) refuse(REFUSED_DASH);
  if (!isUser(user) || !HOST2.test(host) || host.startsWith("[")) refuse(REFUSED_SHAPE);
  const name = host.toLowerCase();
  return { transport: "ssh", origin: `${user}@${name}:`, host: name, path, credentials: null };
}
var isUser = (name) => /^[\w.][\w.+-]*$/.test(name);
function siteOfFile(base, refuse) {
  const path = base.replace(/^localhost(?=\/)/, "");
  if (!path.startsWith("/")) refuse(REFUSED_FILE_HOST);
  return { transport: "file", origin: "file://", host: "", path, credentials: null };
}
function faultOfText(text3) {
  if (text3.length > ADDRESS_LENGTH_MAX2) return REFUSED_LENGTH;
  if (hasUnseen(text3) || /%[01][0-9a-f]|%7f/i.test(text3)) return REFUSED_CONTROL;
  if (text3.includes("#")) return REFUSED_FRAGMENT;
  return null;
}
function faultOfPath(path) {
  const names = path.split("/");
  if (names.every((name) => name === "")) return REFUSED_NO_PATH;
  if (names.some((name) => name.startsWith("-") || /^%2d/i.test(name))) return REFUSED_DASH;
  return null;
}
function faultOfSubfolder(subfolder) {
  const names = subfolder.split("/");
  if (names.some((name) => name === "..") || subfolder.includes("\\") || /^[A-Za-z]:/.test(subfolder)) {
    return REFUSED_SUBFOLDER;
  }
  return names.some((name) => name.startsWith("-")) ? REFUSED_DASH : null;
}
function faultOfRef(ref) {
  if (ref.startsWith("-")) return REFUSED_DASH;
  const isName2 = !/[\s~^:?*[\\\p{Cc}]|\.\.|@\{|\/\//u.test(ref) && ref.split("/").every((name) => name !== "" && !/^\.|\.lock$|^-/.test(name)) && !ref.endsWith(".") && ref !== "@";
  return isName2 ? null : REFUSED_REF;
}
var HOSTS = /* @__PURE__ */ new Map([
  ["github.com", { names: 2, page: "/tree/" }],
  ["bitbucket.org", { names: 2, page: "/src/" }],
  ["gitlab.com", { names: null, page: "/-/tree/" }]
]);
var isKnownHost = (host) => HOSTS.has(host);
function placeOn(host, path) {
  const known2 = HOSTS.get(host);
  if (known2 === void 0) return { path, subfolder: "", ref: null };
  const page = path.indexOf(known2.page);
  const [repository, rest2] = page < 0 ? [path, ""] : [path.slice(0, page), path.slice(page + known2.page.length)];
  const names = repository.split("/").slice(1);
  const own = known2.names === null ? names : names.slice(0, known2.names);
  const inner = names.slice(own.length);
  const [ref = "", ...folders] = rest2.split("/");
  return {
    path: `/${own.join("/").replace(/\.git$/, "")}.git`,
    subfolder: [...inner, ...folders].join("/"),
    ref: ref === "" ? null : ref
  };
}

// src/terraform/fetch/titles.ts
var import_node_path5 = require("node:path");
init_printable();
init_limits2();
function titleOfFile(path) {
  const name = path.split(/[\\/]/).at(-1);
  return short(name.replace(/(?<=.)\.(?:json|tfstate)$/, ""), TITLE_LENGTH_MAX);
}
function titleOfAddress({ url, subfolder }) {
  return short(subfolder === "" ? repositoryName(url) : subfolder, TITLE_LENGTH_MAX);
}
async function titleOfDirectory(directory, io) {
  const real = await io.realPath(directory === "" ? "." : directory).catch(() => null);
  const top = real === null ? null : await repositoryContaining(real, io);
  if (real === null || top === null) return "";
  const way = (0, import_node_path5.relative)(top, real).split(import_node_path5.sep).join("/");
  return short(way === "" ? await nameOfClone(top, io) : way, TITLE_LENGTH_MAX);
}
async function nameOfClone(top, io) {
  const settings = await io.readRegular(`${top}/.git/config`, GIT_SETTINGS_BYTES_MAX).catch(() => null);
  if (!(settings instanceof Uint8Array)) return "";
  const origin = originIn(new TextDecoder().decode(settings));
  try {
    const address = origin === null ? null : parseGitAddress(origin);
    return address === null || address.transport === "file" ? "" : repositoryName(address.url);
  } catch {
    return "";
  }
}
function originIn(settings) {
  let section = "";
  for (const line4 of settings.split("\n")) {
    section = /^\s*\[(.*)\]\s*$/.exec(line4)?.[1] ?? section;
    const url = /^\s*url\s*=\s*(\S+)\s*$/.exec(line4)?.[1];
    if (url !== void 0 && section === 'remote "origin"') return url;
  }
  return null;
}
var repositoryName = (url) => /[/:]([^/:]+?)(?:\.git)?\/*$/.exec(url.replace(/^[a-z]+:\/\/[^/]*(?=\/|$)/, ""))?.[1] ?? "";
var ENDING = /(?<=.)\.(?:json|tfstate|tfvars|tfvars\.json)$/;
function distinctNames(before, after) {
  const [old, now] = [stepsOf2(before), stepsOf2(after)];
  while (old.length > 1 && now.length > 1 && old.at(-1) === now.at(-1)) {
    old.pop();
    now.pop();
  }
  const names = { before: nameOf4(old), after: nameOf4(now) };
  return names.before === "" || names.after === "" || names.before === names.after ? null : names;
}
var stepsOf2 = (path) => path.split(/[\\/]/).filter((step) => step !== "" && step !== ".");
function nameOf4(steps2) {
  const last = steps2.at(-1) ?? "";
  return last === ".." ? "" : short(
    last.replace(/[?#].*$/, "").replace(ENDING, "").replace(/(?<=.)\.git$/, ""),
    TITLE_LENGTH_MAX
  );
}

// src/diagram/source.ts
var knowsChanges = (source) => source.is === "files" || (source.is === "code" ? source.code.planning : source.planning).planner === "terraform";
async function openSource(source, io, onStep) {
  if (source.is === "files") return { ...source, called: await calledFiles(source, io), code: null, warnings: [] };
  if (source.is === "code") {
    const called2 = source.called ?? await titleOfDirectory(source.code.directory, io);
    const { code, history } = source;
    return { ...codeIn(code), called: called2, ...history && { history }, warnings: [] };
  }
  const { text: text3, planning } = source;
  const { network = true, privateHosts = [] } = planning;
  const { directory, root: root2, name, called, fetched, warnings } = await checkOutSource(text3, io, {
    onStep,
    network,
    privateHosts
  });
  return { ...codeIn({ name, directory, repository: root2, planning }), called, fetched, warnings };
}
async function calledFiles({ name, files, isPiped = false }, io) {
  const { directory = null } = files;
  const called = directory === null ? "" : await titleOfDirectory(directory, io);
  return called === "" && !isPiped ? titleOfFile(name) : called;
}
var codeIn = (code) => ({ name: code.name, files: null, code, folders: [code.directory] });
var isGitAddress = (text3) => parseGitAddress(text3) !== null;
var isFileAddress = (text3) => parseGitAddress(text3)?.transport === "file";
async function checkOutSource(text3, io, options) {
  const { checkOut: checkOut2 } = await Promise.resolve().then(() => (init_clone(), clone_exports));
  const address = parseGitAddress(text3);
  const privateHosts = io.isAskedByProgram ? options.privateHosts : [...options.privateHosts, address.host];
  const { directory, root: root2, commit, warnings } = await checkOut2(address, io, { ...options, privateHosts });
  const fetched = { url: address.url, commit, folder: (0, import_node_path6.relative)(root2, directory).replaceAll("\\", "/") };
  return { directory, root: root2, fetched, warnings, name: printGitAddress(address), called: titleOfAddress(address) };
}
async function surveyCode2(files) {
  const { surveyCode: survey } = await Promise.resolve().then(() => (init_survey(), survey_exports));
  return survey(files);
}
async function fetchArchive2(archive, io) {
  const { fetchArchive: download } = await Promise.resolve().then(() => (init_tree_archive(), tree_archive_exports));
  return download(archive, io);
}
async function unpackTree2(bytes, folder, io) {
  const { unpackTree: unpack2 } = await Promise.resolve().then(() => (init_tree_archive(), tree_archive_exports));
  return unpack2(bytes, folder, io);
}

// src/graph/directions.ts
var DIRECTIONS = /[\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
var withoutDirections = (text3) => text3.replace(DIRECTIONS, "");
var directionsEscaped = (json) => json.replace(DIRECTIONS, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);

// src/graph/format.ts
init_node_types();
function toGraphFormat(graph) {
  const children = childrenOf(graph);
  const targets = /* @__PURE__ */ new Map();
  for (const node2 of graph.nodes.values()) {
    const held = isContainerType(node2.type) ? children.get(node2.address) ?? [] : [];
    targets.set(
      node2.address,
      held.map((child) => child.address)
    );
  }
  for (const edge of graph.edges) {
    targets.get(edge.from)?.push(edge.to);
    if (edge.twoWay) targets.get(edge.to)?.push(edge.from);
  }
  for (const list of targets.values()) list.sort(byAddress);
  return targets;
}
var text = (address) => directionsEscaped(JSON.stringify(address));
function serialiseGraph(graph) {
  const entries2 = [];
  for (const [address, targets] of toGraphFormat(graph)) {
    const items = targets.map((target) => `
    ${text(target)}`).join(",");
    entries2.push(`
  ${text(address)}: ${targets.length === 0 ? "[]" : `[${items}
  ]`}`);
  }
  return entries2.length === 0 ? "{}\n" : `{${entries2.join(",")}
}
`;
}

// elsewhere:src/version.ts
var module45 = require("../cli.js").modules["src/version.ts"]();
var VERSION2 = module45.VERSION;

// src/diagram/stamp.ts
var FINGERPRINT_LENGTH = 16;
async function stampOf(graph) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(serialiseGraph(graph)));
  return `${VERSION2} ${Buffer.from(digest).toString("hex").slice(0, FINGERPRINT_LENGTH)}`;
}
function stampIn(picture) {
  const [, version2, fingerprint] = /^<(?:svg|mxfile) [^>]* data-groundplan="(\S{1,100}) ([0-9a-f]{16})">/.exec(picture) ?? [];
  return version2 === void 0 || fingerprint === void 0 ? null : { version: version2, fingerprint };
}

// src/diagram/tagged.ts
function keepTagged(names = [], each = () => {
}) {
  const kept = { names, resources: [] };
  const inventory = (whole2) => {
    each(whole2.resources);
    if (names.length > 0) kept.resources = whole2.resources;
    return whole2;
  };
  return { inventory, kept };
}

// src/platform/programs/graphviz.ts
init_errors();
init_limits();

// elsewhere:src/platform/limits.ts
var module46 = require("../cli.js").modules["src/platform/limits.ts"]();
var ARTIFACTS_LISTED_MAX = module46.ARTIFACTS_LISTED_MAX;
var COMPLAINT_LINES = module46.COMPLAINT_LINES;
var DOT_SECONDS = module46.DOT_SECONDS;
var INTERRUPT_SECONDS = module46.INTERRUPT_SECONDS;
var LEFTOVERS_AT_ONCE = module46.LEFTOVERS_AT_ONCE;
var LEFTOVER_HOURS = module46.LEFTOVER_HOURS;
var RPC_BYTES_MAX = module46.RPC_BYTES_MAX;
var SOCKET_PATH_BYTES_MAX = module46.SOCKET_PATH_BYTES_MAX;
var STDERR_BYTES_MAX = module46.STDERR_BYTES_MAX;
var VANISH_SECONDS = module46.VANISH_SECONDS;
var VERSION_SECONDS = module46.VERSION_SECONDS;

// elsewhere:src/platform/messages.ts
var module47 = require("../cli.js").modules["src/platform/messages.ts"]();
var DOT_FAILED_REMEDY = module47.DOT_FAILED_REMEDY;
var DOT_MISSING = module47.DOT_MISSING;
var DOT_MISSING_REMEDY = module47.DOT_MISSING_REMEDY;
var DOT_UPDATE_REMEDY = module47.DOT_UPDATE_REMEDY;
var DOT_VERSION_REMEDY = module47.DOT_VERSION_REMEDY;
var NO_WORKING_DIRECTORY = module47.NO_WORKING_DIRECTORY;
var NO_WORKING_DIRECTORY_REMEDY = module47.NO_WORKING_DIRECTORY_REMEDY;
var TEMPORARY_UNWRITABLE_REMEDY = module47.TEMPORARY_UNWRITABLE_REMEDY;
var dotFailed = module47.dotFailed;
var dotTimeOut = module47.dotTimeOut;
var dotTooOld = module47.dotTooOld;
var dotUnusable = module47.dotUnusable;
var dotVersionUnreadable = module47.dotVersionUnreadable;
var exitCode = module47.exitCode;
var temporaryUnwritable = module47.temporaryUnwritable;

// src/platform/text/is-at-least.ts
function isAtLeast(version2, least) {
  const parts = version2.split(/[.+-]/);
  const numbers = least.split(".").map((part, i) => [Number(part), Number.parseInt(parts[i] ?? "0", 10)]);
  const different = numbers.find(([needed, found]) => needed !== found);
  return different === void 0 || different[1] > different[0];
}

// src/platform/programs/graphviz.ts
init_printable();
async function findDot(io) {
  const { stdout, stderr } = succeeded(await io.run("dot", ["-V"], { seconds: VERSION_SECONDS }), VERSION_SECONDS);
  checkVersion(`${stdout}${stderr}`);
  return async (graph) => {
    const result = await io.run("dot", ["-Tjson0"], { input: graph, seconds: DOT_SECONDS });
    return succeeded(result, DOT_SECONDS).stdout;
  };
}
function checkVersion(said) {
  const version2 = /version (\d+\.\d+)/.exec(said);
  if (version2 === null) {
    throw new Missing(dotVersionUnreadable(complaintOf(said)), { remedy: DOT_VERSION_REMEDY });
  }
  if (!isAtLeast(version2[1], DOT_VERSION_MIN)) {
    throw new Missing(dotTooOld(version2[1], DOT_VERSION_MIN), { remedy: DOT_UPDATE_REMEDY });
  }
}
function succeeded(result, seconds) {
  switch (result.end) {
    case "missing":
      throw new Missing(DOT_MISSING, { remedy: DOT_MISSING_REMEDY });
    case "unusable":
      throw new Missing(dotUnusable(result.reason), { remedy: DOT_VERSION_REMEDY });
    case "time-out":
      throw new External(dotTimeOut(seconds), { remedy: DOT_FAILED_REMEDY });
    case "signal":
      throw failed(result.signal, result.stderr);
    case "exit":
      if (result.code !== 0) throw failed(exitCode(result.code), result.stderr);
      return result;
  }
}
var failed = (how, stderr) => new External(dotFailed(how, complaintOf(stderr)), { remedy: DOT_FAILED_REMEDY });
function complaintOf(text3) {
  const lines2 = text3.split(/\r?\n/).map(oneLine).filter((line4) => line4 !== "");
  const shown = lines2.slice(0, COMPLAINT_LINES).map((line4) => [...line4].slice(0, COMPLAINT_LENGTH).join(""));
  return shown.join("; ") + (lines2.length > COMPLAINT_LINES ? "; ..." : "");
}

// src/diagram/request.ts
var DRAWING_OPTIONS = ["changes", "drift", "icons", "tags", "side"];
var THEMES = {
  both: ["light", "dark"],
  light: ["light"],
  dark: ["dark"],
  auto: ["auto"]
};
var MODULES = {
  ...{ auto: "auto", all: "all", none: "none" },
  ...{ true: "all", false: "none" }
};
var HIDES_ACCOUNTS = { auto: false, on: true, off: false, true: true, false: false };
var WORKING_DIRECTORY = ".";
function requestOf(options, parts, io) {
  const { simplified: simplified2, overview: overview2, title = null, theme, modules: modules2, layout, scale = null } = options;
  const { "ai-annotate": backend = null, "ai-dry-run": isDry = false } = options;
  const { formats, fonts = [], places = null, readAnnotation = null, pageFile: pageFile2 = null } = parts;
  return {
    ...graphRequestOf(options),
    annotations: async (folders, kept, warn) => {
      const beside = await annotationsBeside({ folders: [...folders, WORKING_DIRECTORY], kept }, io, warn);
      return readAnnotation === null ? beside : [...beside, await readAnnotation()];
    },
    model: backend === null ? null : { is: languageModel(backend), isAsked: !isDry },
    view: { simplified: simplified2, overview: overview2 },
    title,
    pages: options.pages === true ? pageFile2 : null,
    drawing: {
      ...{ formats, themes: THEMES[theme], scale, modules: MODULES[modules2], layout },
      ...{ ...drawingOptionsIn(options), fonts, places }
    }
  };
}
var graphRequestOf = ({ detail, "hide-accounts": when }) => ({
  ...{ detail, hidesAccounts: HIDES_ACCOUNTS[when] },
  ...{ annotations: null, model: null, view: null, title: null, drawing: null }
});
var drawingOptionsIn = (options) => Object.fromEntries(DRAWING_OPTIONS.flatMap((name) => options[name] === void 0 ? [] : [[name, options[name]]]));

// elsewhere:src/diff/report/formats.ts
var module48 = require("../cli.js").modules["src/diff/report/formats.ts"]();
var REPORT_FORMATS = module48.REPORT_FORMATS;
var REPORT_FORMAT_DEFAULT = module48.REPORT_FORMAT_DEFAULT;
var REPORT_FORMAT_NAMES = module48.REPORT_FORMAT_NAMES;

// src/diagram.ts
async function diagram(request, io, watch = SILENT) {
  const ids = accountIds(request.hidesAccounts === true);
  return withHiddenFailures(ids, () => draw(request, ids, io, tellHidden(watch, ids)));
}
async function draw(request, ids, io, watch) {
  const { drawing, pages: fileOf = null } = request;
  const { askDot, pinned, fonts } = await toolsOf(drawing, io);
  const source = await openSource(request.source, io, watch.step);
  watch.warn(source.warnings);
  watch.step(stepReading(source.name));
  const tagged = keepTagged(drawing?.tags, ids.learn);
  const real = { called: source.called, ...await readWithChanges(source, request, io, watch, tagged) };
  const found = { ...ids.data(real), graph: ids.graph(real.graph) };
  await watch.read?.(found);
  const annotated = await annotate2(real, source.folders, request, io, watch);
  const fallbackFonts = await withNamedFonts(fonts, annotated.fonts, drawing, io);
  await watch.settled?.(found, source.folders, ids.text);
  const title = ids.text(request.title ?? annotated.graph.title);
  const whole2 = { ...wholeGraph(ids.graph(annotated.graph), found, request), title };
  const options = presentOptionsOf(request, found);
  const lens = drawing === null ? null : lensOf(options, askDot, watch.step, pinned);
  const view = await viewOf(whole2, request, lens);
  for (const note of view.notes) watch.note(note);
  watch.warn(view.warnings);
  const presentation = lens === null ? null : await lens.words(view.graph);
  if (pinned !== null && presentation !== null)
    for (const note of pinnedLayoutWarnings(pinned, presentation)) watch.note(note);
  const rendered = drawing === null || lens === null ? NOTHING_DRAWN2 : await drawView(
    view,
    lens,
    {
      ...drawing,
      askDot,
      ...{ machine: io, fallbackFonts, options, fileOf },
      ...await detailsOf(drawing, [{ ledger: found.ledger, source, tagged: tagged.kept }], view.graph, {
        io,
        ids
      })
    },
    watch
  );
  const { pictures, pages } = rendered;
  const pictureNotes = { warnings: new Set(pictures.flatMap(({ note }) => note ?? [])) };
  const warnings = [source, found, annotated, view, rendered, pictureNotes].flatMap((stage) => [...stage.warnings]);
  return {
    ...{ found, graph: view.graph, presentation, knowsChanges: found.knowsChanges && found.ledger !== null },
    ...{ pictures, pages, fonts: fallbackFonts },
    notes: [...found.notes ?? [], ...view.notes],
    warnings: warnings.map(ids.text)
  };
}
async function toolsOf(drawing, io) {
  const askDot = drawing?.layout === "dot" && needsLayout(drawing.formats) ? await findDot(io) : null;
  return { askDot, pinned: await pinnedLayoutIn(drawing?.places), fonts: await fontsOf(drawing, io) };
}
async function readWithChanges(source, request, io, watch, tagged) {
  const result = await readSource(source, request.detail, io, watch.step, tagged);
  const knows = result.ledger === null ? result.knowsChanges === true : knowsChanges(request.source);
  return { ...result, knowsChanges: knows };
}
function wholeGraph(annotated, found, { view, drawing }) {
  const total = annotated.total ?? (view === null ? void 0 : countResources(found.graph.nodes.values()));
  return {
    ...annotated,
    nodes: drawing?.drift === true ? annotated.nodes : withoutDrift(annotated.nodes),
    ...total !== void 0 && { total },
    ...planSummaryIfKnown(annotated, found.knowsChanges)
  };
}
function planSummaryIfKnown({ changes: changes2 }, knows) {
  if (knows || changes2 === void 0) return {};
  const { plan: _, ...others } = changes2;
  return { changes: others };
}
var presentOptionsOf = ({ drawing, detail }, { called, knowsChanges: knowsChanges2 }) => ({
  modules: drawing?.modules ?? "auto",
  ...changeMarks(drawing?.changes, knowsChanges2),
  strips: detail !== "all",
  ...called !== void 0 && { called }
});
var changeMarks = (changes2 = "auto", knows) => changes2 === "on" ? { changes: true, marksAllNew: true } : { changes: knows && changes2 === "auto" };
var NOTHING_DRAWN2 = { pictures: [], pages: [], warnings: [] };
async function viewOf(graph, { view, pages = null }, lens) {
  if (view === null) return { graph, notes: [], warnings: [], paged: null };
  if (pages !== null) return selectPages(graph, view);
  return { ...await selectView(graph, view, lens?.caption), paged: null };
}
async function drawView({ graph, paged }, lens, { fileOf, ...options }, watch) {
  const presentation = await lens.words(graph);
  const drawOptions = { ...options, arranged: await lens.known(graph), stamp: await stampOf(graph) };
  if (paged === null || fileOf === null)
    return { pictures: await drawAll(presentation, drawOptions, watch.step), pages: [], warnings: [] };
  const links = linksIn(presentation, paged, fileOf, null);
  const parts = await drawPages(paged, presentation, { ...options, fileOf }, watch.step);
  const pages = { sheets: parts.sheets, links: linksInFile(presentation, paged) };
  const pictures = await drawAll(presentation, { ...drawOptions, links, pages }, watch.step);
  watch.warn(parts.warnings);
  return { pictures, ...parts };
}
async function annotate2(result, folders, { annotations, model }, io, watch) {
  if (model?.isAsked === false) await watch.question?.(await model.is.question(result));
  const unreadable2 = [];
  const readFiles = async () => await annotations?.(folders, result.annotations ?? [], (text3) => {
    if (unreadable2.includes(text3)) return;
    unreadable2.push(text3);
    watch.warn([text3]);
  }) ?? [];
  let annotated = await annotateGraph(result, await readFiles());
  watch.warn(result.warnings);
  for (const note of result.notes ?? []) watch.note(note);
  await watch.counted?.(result, annotated.graph.removed);
  if (model?.isAsked === true) {
    watch.step(stepAskingModel(model.is.name));
    const { file, warnings } = await model.is.suggest(result, io);
    watch.warn(warnings);
    if (file !== null) {
      await watch.suggested?.(file);
      annotated = await annotateGraph(result, await readFiles());
    }
  }
  watch.warn(annotated.warnings);
  return { ...annotated, warnings: [...unreadable2, ...annotated.warnings] };
}

// src/cli/draw.ts
init_errors();

// src/platform/text/few.ts
init_limits();
init_messages();
function fewOf(warnings) {
  const kinds = /* @__PURE__ */ new Map();
  let shown = 0;
  let unlisted = 0;
  for (const warning of warnings) {
    const kind = kindOf5(warning);
    const known2 = kinds.get(kind) ?? { shown: [], more: 0 };
    if (known2.shown.length < WARNINGS_OF_A_KIND && shown < WARNINGS_MAX) {
      known2.shown.push(cut2(warning));
      kinds.set(kind, known2);
      shown++;
    } else if (known2.shown.length > 0) known2.more++;
    else unlisted++;
  }
  const listed4 = [...kinds.values()].flatMap(
    ({ shown: some, more }) => more === 0 ? some : [...some, moreLikeThese(more)]
  );
  return unlisted === 0 ? listed4 : [...listed4, moreWarnings(unlisted)];
}
var kindOf5 = (warning) => warning.slice(0, KIND_LENGTH).split(/\s+/).filter((word) => /^[a-z]+[,;:]?$/.test(word)).join(" ");
var KIND_LENGTH = 400;
var cut2 = (warning) => warning.length <= WARNING_LENGTH_MAX ? warning : `${warning.slice(0, WARNING_LENGTH_MAX)}\u2026`;

// src/cli/draw.ts
init_printable();

// elsewhere:src/cli/messages.ts
var module49 = require("../cli.js").modules["src/cli/messages.ts"]();
var ADDRESS_REMEDY2 = module49.ADDRESS_REMEDY;
var AFTER = module49.AFTER;
var ALL_WELL = module49.ALL_WELL;
var BEFORE2 = module49.BEFORE;
var BROKEN = module49.BROKEN;
var BUNDLED = module49.BUNDLED;
var BUSY = module49.BUSY;
var BUSY_REMEDY = module49.BUSY_REMEDY;
var CACHE = module49.CACHE;
var CACHE_EMPTY = module49.CACHE_EMPTY;
var CACHE_FOR = module49.CACHE_FOR;
var CLOSED = module49.CLOSED;
var COMMENT_ID_REMEDY = module49.COMMENT_ID_REMEDY;
var CONVERSATION_LOCKED = module49.CONVERSATION_LOCKED;
var DEBUG_DATA_REMEDY = module49.DEBUG_DATA_REMEDY;
var DEVOPS_DEPTH_REMEDY = module49.DEVOPS_DEPTH_REMEDY;
var DEVOPS_PIPELINE_REMEDY = module49.DEVOPS_PIPELINE_REMEDY;
var DEVOPS_TOKEN_REMEDY = module49.DEVOPS_TOKEN_REMEDY;
var DIFF = module49.DIFF;
var DIFFERS = module49.DIFFERS;
var DIFF_EITHER_OR = module49.DIFF_EITHER_OR;
var DIFF_REMEDY = module49.DIFF_REMEDY;
var DIFF_TAKES_TWO = module49.DIFF_TAKES_TWO;
var DIRECTORY = module49.DIRECTORY;
var DOCKER_DO = module49.DOCKER_DO;
var DOCKER_FOR = module49.DOCKER_FOR;
var DOCS_REMEDY = module49.DOCS_REMEDY;
var DOCS_TAKES_ONE = module49.DOCS_TAKES_ONE;
var DOCUMENT = module49.DOCUMENT;
var DONE = module49.DONE;
var DOT_DO = module49.DOT_DO;
var DOT_FOR = module49.DOT_FOR;
var DRAW = module49.DRAW;
var DRAWING = module49.DRAWING;
var DRAWING_FOR = module49.DRAWING_FOR;
var DRY_RUN_NEEDS_BACKEND = module49.DRY_RUN_NEEDS_BACKEND;
var DRY_RUN_NEEDS_BACKEND_REMEDY = module49.DRY_RUN_NEEDS_BACKEND_REMEDY;
var DRY_RUN_TAKES_STDOUT = module49.DRY_RUN_TAKES_STDOUT;
var DRY_RUN_TAKES_STDOUT_REMEDY = module49.DRY_RUN_TAKES_STDOUT_REMEDY;
var EXPLAIN = module49.EXPLAIN;
var EXPLANATION_TAKES_STDOUT = module49.EXPLANATION_TAKES_STDOUT;
var EXPLANATION_TAKES_STDOUT_REMEDY = module49.EXPLANATION_TAKES_STDOUT_REMEDY;
var FILE_IS_DIRECTORY_REMEDY = module49.FILE_IS_DIRECTORY_REMEDY;
var FILE_MISSING_REMEDY = module49.FILE_MISSING_REMEDY;
var FILE_UNREADABLE_REMEDY = module49.FILE_UNREADABLE_REMEDY;
var FORK_PROVIDERS = module49.FORK_PROVIDERS;
var FORK_PROVIDERS_REMEDY = module49.FORK_PROVIDERS_REMEDY;
var FORMAT = module49.FORMAT;
var FORMAT_CONTRADICTS_REMEDY = module49.FORMAT_CONTRADICTS_REMEDY;
var GITLAB_DEPTH_REMEDY = module49.GITLAB_DEPTH_REMEDY;
var GITLAB_PIPELINE_REMEDY = module49.GITLAB_PIPELINE_REMEDY;
var GITLAB_TOKEN_REMEDY = module49.GITLAB_TOKEN_REMEDY;
var GIT_DO = module49.GIT_DO;
var GIT_FOR = module49.GIT_FOR;
var GRAPH = module49.GRAPH;
var GRAPHFILE_ALONE = module49.GRAPHFILE_ALONE;
var GRAPHFILE_REMEDY = module49.GRAPHFILE_REMEDY;
var GRAPH_FILE_KNOWS = module49.GRAPH_FILE_KNOWS;
var HEADING = module49.HEADING;
var IGNORED_WITH_PLANFILE = module49.IGNORED_WITH_PLANFILE;
var INSTRUCTIONS = module49.INSTRUCTIONS;
var INTERNAL_FAULT = module49.INTERNAL_FAULT;
var KINDS3 = module49.KINDS;
var MANIFEST_REMEDY = module49.MANIFEST_REMEDY;
var MCP_ADDRESS_REMEDY = module49.MCP_ADDRESS_REMEDY;
var MISSING2 = module49.MISSING;
var NATIVE = module49.NATIVE;
var NEWER_RUN = module49.NEWER_RUN;
var NOBODY = module49.NOBODY;
var NOTE = module49.NOTE;
var NOTHING_TO_EXPLAIN = module49.NOTHING_TO_EXPLAIN;
var NOT_A_FILE_REMEDY = module49.NOT_A_FILE_REMEDY;
var NOT_A_VARFILE_REMEDY = module49.NOT_A_VARFILE_REMEDY;
var NOT_DRAWN = module49.NOT_DRAWN;
var NOT_OURS_REMEDY = module49.NOT_OURS_REMEDY;
var NOT_PIPED_REMEDY = module49.NOT_PIPED_REMEDY;
var NOT_WRITTEN = module49.NOT_WRITTEN;
var NO_ENGINE = module49.NO_ENGINE;
var NO_FETCH_WITH_PROVIDERS = module49.NO_FETCH_WITH_PROVIDERS;
var NO_FETCH_WITH_PROVIDERS_REMEDY = module49.NO_FETCH_WITH_PROVIDERS_REMEDY;
var NO_PATH = module49.NO_PATH;
var NO_ROOTS = module49.NO_ROOTS;
var NO_STAMP = module49.NO_STAMP;
var ONE_SOURCE_FOR_PLAN = module49.ONE_SOURCE_FOR_PLAN;
var ONE_SOURCE_REMEDY = module49.ONE_SOURCE_REMEDY;
var OPEN_PAGE = module49.OPEN_PAGE;
var OPTION_EMPTY_REMEDY = module49.OPTION_EMPTY_REMEDY;
var OPTION_TWICE_REMEDY = module49.OPTION_TWICE_REMEDY;
var OUTDIR_LINK_REMEDY = module49.OUTDIR_LINK_REMEDY;
var OUTDIR_REMEDY = module49.OUTDIR_REMEDY;
var OUTFILE_IS_DIRECTORY_REMEDY = module49.OUTFILE_IS_DIRECTORY_REMEDY;
var OUTFILE_IS_LINK_REMEDY = module49.OUTFILE_IS_LINK_REMEDY;
var OUTFILE_IS_PIPE_REMEDY = module49.OUTFILE_IS_PIPE_REMEDY;
var OUTFILE_REMEDY = module49.OUTFILE_REMEDY;
var OUTSIDE_REMEDY = module49.OUTSIDE_REMEDY;
var PAGES_NEED_FILE = module49.PAGES_NEED_FILE;
var PAGES_NEED_FILE_REMEDY = module49.PAGES_NEED_FILE_REMEDY;
var PATH = module49.PATH;
var PATHS_IN_QUOTES = module49.PATHS_IN_QUOTES;
var PATH_FROM = module49.PATH_FROM;
var PATH_TO = module49.PATH_TO;
var PLANFILE_NEEDS_ALL = module49.PLANFILE_NEEDS_ALL;
var PLANFILE_NEEDS_ALL_REMEDY = module49.PLANFILE_NEEDS_ALL_REMEDY;
var PLANNER = module49.PLANNER;
var PLAN_OF_TERRAFORM = module49.PLAN_OF_TERRAFORM;
var PRESENT_STATUS = module49.PRESENT_STATUS;
var PRIVATE_HOST_REMEDY = module49.PRIVATE_HOST_REMEDY;
var PROGRAM = module49.PROGRAM;
var PROVIDER_REQUIRED = module49.PROVIDER_REQUIRED;
var PYTHON_DO = module49.PYTHON_DO;
var PYTHON_FOR = module49.PYTHON_FOR;
var RASTERISER = module49.RASTERISER;
var RASTERISER_FOR = module49.RASTERISER_FOR;
var REMEDY = module49.REMEDY;
var REPORT_FAULT = module49.REPORT_FAULT;
var REPOSITORY_OUTSIDE = module49.REPOSITORY_OUTSIDE;
var REPOSITORY_REMEDY = module49.REPOSITORY_REMEDY;
var SAME_GRAPH = module49.SAME_GRAPH;
var SELF_BROKEN = module49.SELF_BROKEN;
var SELF_REMEDY = module49.SELF_REMEDY;
var SHOW_NEEDS_FILE = module49.SHOW_NEEDS_FILE;
var SHOW_NEEDS_FILE_REMEDY = module49.SHOW_NEEDS_FILE_REMEDY;
var SHOW_WSLVIEW_MISSING = module49.SHOW_WSLVIEW_MISSING;
var SOURCE = module49.SOURCE;
var SOURCE_REMEDY = module49.SOURCE_REMEDY;
var SOURCE_REQUIRED = module49.SOURCE_REQUIRED;
var STDIN = module49.STDIN;
var STDIN_TWICE = module49.STDIN_TWICE;
var STDIN_TWICE_REMEDY = module49.STDIN_TWICE_REMEDY;
var STDOUT_IS_TERMINAL_REMEDY = module49.STDOUT_IS_TERMINAL_REMEDY;
var STDOUT_ONE_FORMAT = module49.STDOUT_ONE_FORMAT;
var STDOUT_TAKEN = module49.STDOUT_TAKEN;
var STDOUT_TAKEN_REMEDY = module49.STDOUT_TAKEN_REMEDY;
var TERRAFORM2 = module49.TERRAFORM;
var TERRAFORM_DO = module49.TERRAFORM_DO;
var TERRAFORM_FOR = module49.TERRAFORM_FOR;
var TERRAGRUNT_DO = module49.TERRAGRUNT_DO;
var TERRAGRUNT_FOR = module49.TERRAGRUNT_FOR;
var TOFU = module49.TOFU;
var TOFU_DO = module49.TOFU_DO;
var TOFU_FOR = module49.TOFU_FOR;
var TOO_LARGE = module49.TOO_LARGE;
var TOO_LONG_REMEDY = module49.TOO_LONG_REMEDY;
var TOO_MANY_DIRECTORIES = module49.TOO_MANY_DIRECTORIES;
var TOO_OLD = module49.TOO_OLD;
var TOO_WIDE2 = module49.TOO_WIDE;
var TOO_WIDE_REMEDY = module49.TOO_WIDE_REMEDY;
var VAR_REMEDY = module49.VAR_REMEDY;
var VERSION_REMEDY = module49.VERSION_REMEDY;
var WHAT_SOURCE_ACCEPTS = module49.WHAT_SOURCE_ACCEPTS;
var WHY_FOLDED = module49.WHY_FOLDED;
var WITHOUT_VARIABLES = module49.WITHOUT_VARIABLES;
var absentBecause = module49.absentBecause;
var addressOfThisMachine = module49.addressOfThisMachine;
var addressRefused2 = module49.addressRefused;
var argumentTooLong = module49.argumentTooLong;
var argumentsAre = module49.argumentsAre;
var argumentsLeftOver = module49.argumentsLeftOver;
var arrow = module49.arrow;
var badAmount = module49.badAmount;
var badCommentId = module49.badCommentId;
var badNumber = module49.badNumber;
var badPrivateHost = module49.badPrivateHost;
var bareOrNamed = module49.bareOrNamed;
var because = module49.because;
var cacheIs = module49.cacheIs;
var cacheIsAtLeast = module49.cacheIsAtLeast;
var checkExtension = module49.checkExtension;
var checkExtensionRemedy = module49.checkExtensionRemedy;
var didYouMean = module49.didYouMean;
var drawAgain = module49.drawAgain;
var drawnAs = module49.drawnAs;
var drawnIn = module49.drawnIn;
var drawnSentence = module49.drawnSentence;
var drew = module49.drew;
var explained = module49.explained;
var failed2 = module49.failed;
var fileEmpty = module49.fileEmpty;
var fileIsCode = module49.fileIsCode;
var fileIsCodeRemedy = module49.fileIsCodeRemedy;
var fileIsDirectory = module49.fileIsDirectory;
var fileMissing = module49.fileMissing;
var fileUnreadable = module49.fileUnreadable;
var forExample = module49.forExample;
var formatContradicts = module49.formatContradicts;
var graphDiffers = module49.graphDiffers;
var heading3 = module49.heading;
var hostRefuses = module49.hostRefuses;
var ignoredWithFile = module49.ignoredWithFile;
var imageTooLarge = module49.imageTooLarge;
var isCurrent = module49.isCurrent;
var isStale = module49.isStale;
var knownNames = module49.knownNames;
var line2 = module49.line;
var lineBetween = module49.lineBetween;
var manifestUnfit = module49.manifestUnfit;
var missingArgument = module49.missingArgument;
var namesWithDefault = module49.namesWithDefault;
var neededFor = module49.neededFor;
var noEffect = module49.noEffect;
var noEffectOnGraph = module49.noEffectOnGraph;
var noEffectWith = module49.noEffectWith;
var noEffectWithout = module49.noEffectWithout;
var noPicture = module49.noPicture;
var noRootsRemedy = module49.noRootsRemedy;
var noToken = module49.noToken;
var notADirectory = module49.notADirectory;
var notAFile = module49.notAFile;
var notOurs = module49.notOurs;
var notPiped = module49.notPiped;
var notWhole = module49.notWhole;
var nothingToCompare = module49.nothingToCompare;
var ofFalse = module49.ofFalse;
var oneOf3 = module49.oneOf;
var oneOrMore = module49.oneOrMore;
var openerMissing = module49.openerMissing;
var openerOutput = module49.openerOutput;
var optionEmpty = module49.optionEmpty;
var optionTwice = module49.optionTwice;
var otherVersion = module49.otherVersion;
var outdirIsLink = module49.outdirIsLink;
var outdirUnfit = module49.outdirUnfit;
var outfileExtension = module49.outfileExtension;
var outfileExtensionRemedy = module49.outfileExtensionRemedy;
var outfileFolderMissing = module49.outfileFolderMissing;
var outfileIsDirectory = module49.outfileIsDirectory;
var outfileIsLink = module49.outfileIsLink;
var outfileIsPipe = module49.outfileIsPipe;
var outside = module49.outside;
var pageMissing = module49.pageMissing;
var pageStale = module49.pageStale;
var pathAlong = module49.pathAlong;
var pathBack = module49.pathBack;
var pathIgnoringDirection = module49.pathIgnoringDirection;
var perhaps = module49.perhaps;
var picturesRefused = module49.picturesRefused;
var provedBy = module49.provedBy;
var providerRemedy = module49.providerRemedy;
var rasteriserDo = module49.rasteriserDo;
var refused = module49.refused;
var removed = module49.removed;
var sameAs = module49.sameAs;
var seeHelp = module49.seeHelp;
var showFailed = module49.showFailed;
var sinceGraphFile = module49.sinceGraphFile;
var sourceMissing = module49.sourceMissing;
var statusWithVersion = module49.statusWithVersion;
var stdoutIsTerminal = module49.stdoutIsTerminal;
var stdoutOneFormatRemedy = module49.stdoutOneFormatRemedy;
var summaryOfGraph = module49.summaryOfGraph;
var summaryOfPlan = module49.summaryOfPlan;
var textTooLong = module49.textTooLong;
var tooManyItems = module49.tooManyItems;
var unchanged = module49.unchanged;
var under = module49.under;
var unknownAddress = module49.unknownAddress;
var unknownArgument = module49.unknownArgument;
var unknownName = module49.unknownName;
var unknownTool = module49.unknownTool;
var unnameable = module49.unnameable;
var unsafeAddress = module49.unsafeAddress;
var variableMissing = module49.variableMissing;
var waiting = module49.waiting;
var warningLine = module49.warningLine;
var wrongArgument = module49.wrongArgument;
var wrote = module49.wrote;

// src/cli/targets.ts
var import_node_path7 = require("node:path");
init_errors();
var PICTURES = {
  names: FORMAT_NAMES,
  extensionOf: (format) => formatRow(format).extension,
  usual: FORMAT_DEFAULT,
  stem: "architecture",
  isPrinted: () => false
};
var reportFormatOf = (format) => REPORT_FORMAT_NAMES.find((name) => name === format) ?? null;
var extensionOfDiff = (format) => {
  const words2 = reportFormatOf(format);
  return words2 === null ? formatRow(format).extension : REPORT_FORMATS[words2].extension;
};
var DIFFERENCES = {
  names: [...FORMAT_NAMES, ...REPORT_FORMAT_NAMES],
  extensionOf: extensionOfDiff,
  usual: REPORT_FORMAT_DEFAULT,
  stem: "changes",
  isPrinted: (format) => reportFormatOf(format) !== null
};
var STDOUT = "-";
var isStdout = (path) => path === STDOUT || path === "/dev/stdout";
var OTHER_FORMATS = /* @__PURE__ */ new Set([
  ...["jpg", "jpeg", "gif", "webp", "json", "dot", "d2"],
  ...["doc", "docx", "odt", "rtf", "xls", "xlsx", "ods", "ppt", "pptx", "odp", "csv", "tsv", "xml", "yaml", "yml"],
  ...["bmp", "tif", "tiff", "eps", "ps", "emf", "vsd", "vsdx", "puml", "adoc", "rst", "tex", "log", "zip"]
]);
var chooseTargets = (asked, isDevice = false) => targetsOf(asked, PICTURES, isDevice);
var chooseDiffTargets = (asked, isDevice = false) => targetsOf(asked, DIFFERENCES, isDevice);
function targetsOf({ format: asked, outfile }, family, isDevice) {
  const { names, extensionOf: ending, usual, stem: usualStem, isPrinted } = family;
  if (outfile !== null && isStdout(outfile)) return [{ format: onlyFormat(asked, family), path: STDOUT }];
  if (outfile !== null && isDevice) return [{ format: onlyFormat(asked, family), path: outfile }];
  if (outfile === null && (asked ?? [usual]).every(isPrinted))
    return [{ format: onlyFormat(asked, family), path: STDOUT }];
  const extension = outfile === null ? "" : extensionOf(outfile);
  const implied = names.find((name) => ending(name) === extension) ?? null;
  if (outfile !== null && implied === null && OTHER_FORMATS.has(extension)) {
    throw new Misuse(outfileExtension(outfile, extension), {
      remedy: outfileExtensionRemedy(names.map(ending))
    });
  }
  if (outfile !== null && implied !== null && asked !== null && !asked.includes(implied)) {
    throw new Misuse(formatContradicts(asked.join(","), outfile), {
      remedy: FORMAT_CONTRADICTS_REMEDY
    });
  }
  const stem = implied === null ? outfile ?? usualStem : outfile.slice(0, -extension.length - 1);
  return (asked ?? [implied ?? usual]).map((format) => ({
    format,
    path: format === implied ? outfile : `${stem}.${ending(format)}`
  }));
}
function pagePath({ format, path }, slug) {
  const { extension } = formatRow(format);
  const end = `.${extension}`;
  const stem = path.toLowerCase().endsWith(end) ? path.slice(0, -end.length) : path;
  return `${stem}.${slug}${end}`;
}
function pageFile(targets, slug) {
  const target = targets.find(({ format }) => formatRow(format).hasLinks) ?? targets[0];
  const path = slug === null ? target.path : pagePath(target, slug);
  return (0, import_node_path7.basename)(path);
}
function onlyFormat(asked, { names, usual }) {
  if (asked === null) return usual;
  if (asked.length > 1) throw new Misuse(STDOUT_ONE_FORMAT, { remedy: stdoutOneFormatRemedy(names) });
  return asked[0];
}
var extensionOf = (path) => /.\.([a-z0-9]+)$/is.exec((0, import_node_path7.basename)(path))?.[1]?.toLowerCase() ?? "";

// src/cli/effects.ts
var USED_BY = [
  { name: "scale", isUsed: ({ hasPixels }) => hasPixels === true },
  { name: "font", isUsed: ({ takesFonts }) => takesFonts === true },
  { name: "tags", isUsed: ({ tells: tells2 }) => tells2 === true },
  { name: "icons", isUsed: ({ hasIcons }) => hasIcons === true },
  { name: "theme", isUsed: ({ needs }) => needs === "layout" },
  { name: "layout", isUsed: ({ needs }) => needs !== "presentation" },
  { name: "layout-from", isUsed: ({ needs }) => needs !== "presentation" }
];
var OF_DRAWING = [...USED_BY.map(({ name }) => name), "title", "modules", "changes", "annotate"];
function withoutEffect(options, formats) {
  return [...ofFormats(options, formats), ...ofOthers(options)];
}
function ofFormats({ given, drift, pages }, formats) {
  if (formats.length === 0) {
    const flags = [...drift === true ? ["drift"] : [], ...pages === true ? ["pages"] : []];
    const names = [...OF_DRAWING.filter((name) => given.has(name)), ...flags].map((name) => `--${name}`);
    return names.length === 0 ? [] : [noEffectOnGraph(names)];
  }
  return USED_BY.flatMap(({ name, isUsed }) => {
    const uses2 = (format) => reportFormatOf(format) === null && isUsed(formatRow(format));
    if (!given.has(name) || formats.some(uses2)) return [];
    return [noEffect(`--${name}`, formats, FORMAT_NAMES.filter(uses2))];
  });
}
function ofOthers({ given, planner, fetch, focus }) {
  return [
    ...focus === "all" && given.has("hops") ? [noEffectWithout("--hops", "--focus changed")] : [],
    ...planner === "static" && given.has("timeout") ? [noEffectWith("--timeout", "--planner static")] : [],
    ...fetch === false && given.has("private-host") ? [noEffectWith("--private-host", "--no-fetch")] : []
  ];
}

// src/cli/explain.ts
init_errors();
init_messages();
init_printable();
function checkExplanation(explanation, takesStdout) {
  if (explanation === null || !takesStdout) return;
  throw new Misuse(EXPLANATION_TAKES_STDOUT, { remedy: EXPLANATION_TAKES_STDOUT_REMEDY });
}
async function explain({ ledger, graph }, explanation, io, progress) {
  if (explanation === null) return;
  if (ledger === null) progress.warn(NOTHING_TO_EXPLAIN);
  else if (explanation === "json") await io.stdout(harmless(ledgerAsJson(ledger, await linesOf3(graph), graph.edges)));
  else await io.stdout(harmless(ledgerAsText(ledger, await linesOf3(graph))));
}
var NO_LINES = /* @__PURE__ */ new Map();
function ledgerAsJson({ entries: entries2, absent, implied, arrows, references, summary }, lines2 = NO_LINES, edges2 = []) {
  const thin = new Set(edges2.flatMap((edge) => edge.thin === true ? [`${edge.from} ${edge.to}`] : []));
  const resources = entries2.map(
    (entry) => entry.bucket === "hidden" ? entry : { ...entry, ...lineBetween2(entry, lines2), evidence: entry.evidence.map(asJson) }
  );
  const drawn = arrows.map(({ from, to, evidence }) => ({
    ...{ from, to },
    ...thin.has(`${from} ${to}`) && { thin: true },
    evidence: evidence.map(asJson)
  }));
  const outcomes = references.map(({ why, from, to, path }) => ({
    from,
    to,
    ...path !== void 0 && { attribute: path },
    arrow: why === null,
    ...why !== null && { rule: NO_ARROW[why] }
  }));
  return `${directionsEscaped(JSON.stringify({ summary, resources, absent, implied, arrows: drawn, references: outcomes }, null, 2))}
`;
}
function lineBetween2(entry, lines2) {
  const line4 = entry.bucket === "drawn" ? lines2.get(entry.node) : void 0;
  return line4 === void 0 ? {} : { line: [line4.from, line4.to] };
}
var asJson = ({ rule, isFact, by, path, at: at2 }) => ({
  rule: RULES2[rule],
  fact: isFact,
  by,
  ...path !== void 0 && { attribute: path },
  ...at2 !== void 0 && { at: at2 }
});
function ledgerAsText(ledger, lines2 = NO_LINES) {
  const written3 = writtenIn(ledger);
  const { entries: entries2, absent, implied, arrows, summary } = withAddresses(ledger, written3);
  const between = new Map(
    [...lines2].map(([node2, { from, to }]) => [written3(node2), { from: written3(from), to: written3(to) }])
  );
  const blocks = absent.filter(({ at: at2 }) => at2 !== void 0).length;
  const told = [
    explained(summary, blocks, absent.length - blocks),
    "",
    ...entries2.map((entry) => line3(entry.bucket, entry.origin, reasonsOf(entry, between))),
    ...absent.map(({ address, reason: reason2, at: at2 }) => line3("absent", address, [absentBecause(reason2, at2)])),
    ...implied.map(({ address, proof }) => line3("implied", address, [provedBy(proof)])),
    ...arrows.map(({ from, to, evidence }) => line3("arrow", arrow(from, to), because2(evidence, from)))
  ];
  return `${told.join("\n")}
`;
}
function writtenIn({ entries: entries2 }) {
  const origins = new Map(entries2.map(({ address, origin }) => [address, origin]));
  return (address) => {
    const copy = /~\d+$/.exec(address)?.[0] ?? "";
    const origin = origins.get(address) ?? origins.get(address.slice(0, address.length - copy.length));
    return origin === void 0 ? address : origins.has(address) ? origin : `${origin}${copy}`;
  };
}
function withAddresses(ledger, written3) {
  const proofs = (evidence) => evidence.map((proof) => ({ ...proof, by: written3(proof.by) }));
  const entries2 = ledger.entries.map((entry) => {
    const address = written3(entry.address);
    if (entry.bucket === "hidden") return { ...entry, address };
    const drawn = { address, node: written3(entry.node), evidence: proofs(entry.evidence) };
    if (entry.bucket === "folded") return { ...entry, ...drawn, into: written3(entry.into) };
    return { ...entry, ...drawn, in: entry.in.map(written3) };
  });
  return {
    ...ledger,
    entries: entries2,
    implied: ledger.implied.map(({ address, proof }) => ({ address, proof: written3(proof) })),
    arrows: ledger.arrows.map(({ from, to, evidence }) => ({
      ...{ from: written3(from), to: written3(to) },
      evidence: proofs(evidence)
    }))
  };
}
var BUCKET_WIDTH = "implied ".length;
var line3 = (bucket, address, reasons) => `${bucket.padEnd(BUCKET_WIDTH)}${address}${reasons.length === 0 ? "" : `: ${reasons.join(", ")}`}`;
function reasonsOf(entry, lines2) {
  if (entry.bucket === "hidden") return [entry.rule];
  const between = lineBetween2(entry, lines2).line;
  if (between !== void 0) return [lineBetween(...between)];
  const { address, evidence, node: node2 } = entry;
  const own = entry.bucket === "folded" ? entry.into : address;
  const drawn = node2 === own ? [] : [drawnAs(node2)];
  const said = entry.bucket === "folded" ? [WHY_FOLDED[entry.kind](entry.into)] : drawnIn2(entry.in);
  if (said.length === 0) return drawn;
  const host = entry.bucket === "folded" ? entry.into : void 0;
  return [[...said, ...because2(evidence, address, host).map((text3) => `(${text3})`)].join(" "), ...drawn];
}
var drawnIn2 = (containers) => containers.length === 0 ? [] : [drawnIn(containers)];
var PLAIN = /* @__PURE__ */ new Set(["reference", "referrer", "link"]);
function because2(evidence, self, host) {
  const [first, ...more] = evidence;
  if (first === void 0) return [];
  const { rule, isFact, by, path, at: at2 } = first;
  const where = attributeOf(by === self ? "self" : by === host ? "host" : by, path);
  const words2 = where !== "" && PLAIN.has(rule) ? [] : [RULES2[rule]];
  const said = [where, ...words2].filter((text3) => text3 !== "").join(": ");
  return [
    because(
      [said, at2].filter((text3) => text3 !== void 0),
      isFact,
      more.length
    )
  ];
}

// src/cli/input.ts
init_errors();
init_limits();
init_messages();
var STDIN2 = 0;
function descriptorOf(path) {
  if (path === "-" || path === "/dev/stdin") return STDIN2;
  const number2 = /^\/(?:dev|proc\/self)\/fd\/(\d{1,4})$/.exec(path)?.[1];
  return number2 === void 0 ? null : Number(number2);
}
async function readInputOrPipe(io, option, path) {
  const descriptor = descriptorOf(path);
  if (descriptor === null || io.readDescriptor === void 0) return readInput(io, option, path);
  const name = descriptor === STDIN2 ? STDIN : path;
  const read = await io.readDescriptor(descriptor, TEXT_BYTES_MAX).catch((error) => unreadable(option, path, error));
  if (read === "device") {
    throw new InvalidInput(notPiped(option, path), { remedy: NOT_PIPED_REMEDY });
  }
  if (read === "too-large") throw tooLarge(name, ANY_TEXT);
  return notEmpty(option, { name, bytes: read });
}
var ANY_TEXT = { bytes: TEXT_BYTES_MAX, remedy: FILE_TOO_LARGE_REMEDY };
async function readInput(io, option, path, limit) {
  await checkInput(io, option, path, limit);
  const bytes = await io.readFile(path).catch((error) => unreadable(option, path, error));
  return notEmpty(option, { name: path, bytes });
}
async function checkInput(io, option, path, limit = ANY_TEXT) {
  if (path === "") throw new InvalidInput(optionEmpty(option), { remedy: OPTION_EMPTY_REMEDY });
  const kind = await kindOf6(io, option, path);
  if (kind === "missing") {
    throw new InvalidInput(fileMissing(option, path), { remedy: FILE_MISSING_REMEDY });
  }
  if (kind === "directory") {
    throw new InvalidInput(fileIsDirectory(option, path), { remedy: FILE_IS_DIRECTORY_REMEDY });
  }
  if (kind === "other") {
    throw new InvalidInput(notAFile(option, path), { remedy: NOT_A_FILE_REMEDY });
  }
  const size = await io.sizeOf(path).catch(() => null);
  if (size !== null && size > limit.bytes) throw tooLarge(path, limit);
}
var PERMISSIONS = /* @__PURE__ */ new Set(["EACCES", "EPERM"]);
var kindOf6 = (io, option, path) => io.kindOf(path).catch((error) => unreadable(option, path, error));
function notEmpty(option, file) {
  if (file.bytes.length > 0) return file;
  throw new InvalidInput(fileEmpty(option, file.name), { remedy: FILE_EMPTY_REMEDY });
}
var tooLarge = (name, { bytes, remedy }) => new InvalidInput(fileTooLarge(name, bytes), { remedy });
function unreadable(option, path, cause) {
  const reason2 = cause.code ?? String(cause);
  const remedy = PERMISSIONS.has(reason2) ? FILE_UNREADABLE_REMEDY : FILE_MISSING_REMEDY;
  throw new InvalidInput(fileUnreadable(option, path, reason2), { remedy, cause });
}
var OPTION = "--annotate";
var checkAnnotationOption = (path, io) => checkInput(io, OPTION, path, ANNOTATION_FILE);
async function readAnnotationOption(path, io) {
  const { name, bytes } = await readInput(io, OPTION, path, ANNOTATION_FILE);
  return annotationsOf(name, Buffer.from(bytes).toString("utf8"));
}

// src/cli/output.ts
var import_node_path8 = require("node:path");
init_errors();
init_messages();
async function checkNotDirectory(path, io) {
  if (path === "") throw new Misuse(optionEmpty("--outfile"), { remedy: OPTION_EMPTY_REMEDY });
  const kind = await io.kindOf(path).catch((cause) => unwritable(path, cause));
  if (kind === "directory" || path.endsWith("/") || path.endsWith(import_node_path8.sep)) {
    throw new Misuse(outfileIsDirectory(path), { remedy: OUTFILE_IS_DIRECTORY_REMEDY });
  }
  return kind;
}
async function checkWritable(path, io, remedy) {
  if (path === STDOUT) return;
  await checkNotDirectory(path, io);
  const folder = (0, import_node_path8.dirname)(path);
  if (folder !== "." && folder !== (0, import_node_path8.dirname)(folder)) {
    const kind = await io.kindOf(folder).catch((cause) => unwritable(path, cause, remedy));
    if (kind !== "directory") {
      throw new Misuse(outfileFolderMissing(path), { remedy: OUTFILE_REMEDY });
    }
  }
  await io.checkWritable?.(path).catch((cause) => unwritable(path, cause, remedy));
}
async function writeOutput(path, content, io, progress, remedy) {
  if (path === STDOUT) return io.stdout(content);
  await io.writeFile(path, content).catch((cause) => unwritable(path, cause, remedy));
  progress.say(wrote(path));
}
function unwritable(path, cause, remedy = FILE_UNWRITABLE_REMEDY) {
  const reason2 = cause.code ?? String(cause);
  const trouble = MACHINE_TROUBLES.get(reason2);
  if (trouble !== void 0) {
    throw new External(fileUnwritable(path, trouble[0]), { remedy: trouble[1], cause });
  }
  if (reason2 === "ELOOP")
    throw new Misuse(outfileIsLink(path), { remedy: OUTFILE_IS_LINK_REMEDY, cause });
  if (reason2 === "ENXIO")
    throw new Misuse(outfileIsPipe(path), { remedy: OUTFILE_IS_PIPE_REMEDY, cause });
  throw new Misuse(fileUnwritable(path, reason2), { remedy, cause });
}
function printSummary(found, progress, removed2) {
  progress.say(
    found.ledger === null ? summaryOfGraph(countOf3(found.graph), found.graph.edges.length, removed2) : summaryOfPlan(found.ledger.summary, removed2)
  );
}
var countOf3 = ({ nodes, total }) => total ?? countResources(nodes.values());

// elsewhere:src/platform/streams.ts
var module50 = require("../cli.js").modules["src/platform/streams.ts"]();
var CLEAR_LINE = module50.CLEAR_LINE;
var onTerminal = module50.onTerminal;
var tolerateErrors = module50.tolerateErrors;
var writeTo = module50.writeTo;

// elsewhere:src/cli/limits.ts
var module51 = require("../cli.js").modules["src/cli/limits.ts"]();
var ADDRESSES_LISTED_MAX = module51.ADDRESSES_LISTED_MAX;
var ARGUMENT_ITEMS_MAX = module51.ARGUMENT_ITEMS_MAX;
var ARGUMENT_LENGTH_MAX = module51.ARGUMENT_LENGTH_MAX;
var CACHE_FILES_COUNTED = module51.CACHE_FILES_COUNTED;
var DEVOPS_BODY_BYTES_MAX = module51.DEVOPS_BODY_BYTES_MAX;
var DOCTOR_SECONDS = module51.DOCTOR_SECONDS;
var FILE_BYTES_MAX2 = module51.FILE_BYTES_MAX;
var GITLAB_BODY_BYTES_MAX = module51.GITLAB_BODY_BYTES_MAX;
var IMAGE_BYTES_MAX = module51.IMAGE_BYTES_MAX;
var MANIFEST_BYTES_MAX2 = module51.MANIFEST_BYTES_MAX;
var NAME_LENGTH_MAX2 = module51.NAME_LENGTH_MAX;
var NOTES_LENGTH_MAX = module51.NOTES_LENGTH_MAX;
var PAGES_MAX2 = module51.PAGES_MAX;
var PER_PAGE = module51.PER_PAGE;
var PROGRESS_SECONDS = module51.PROGRESS_SECONDS;
var QUESTION_BYTES_MAX = module51.QUESTION_BYTES_MAX;
var REASON_LENGTH_MAX = module51.REASON_LENGTH_MAX;
var TEXT_LENGTH_MAX = module51.TEXT_LENGTH_MAX;
var TITLE_LENGTH_MAX2 = module51.TITLE_LENGTH_MAX;
var UPLOAD_BYTES_MAX = module51.UPLOAD_BYTES_MAX;
var WAITING_MAX = module51.WAITING_MAX;

// src/cli/progress.ts
var SILENT2 = { step() {
}, say() {
}, warn() {
}, done() {
} };
var STEP_WIDTH = 74;
function createProgress(io, { quiet, debug }) {
  if (quiet === true && debug !== true) return SILENT2;
  const clear = io.stderrIsTerminal && io.env.TERM !== "dumb" ? CLEAR_LINE : "";
  const say = (text3) => io.stderr(`${clear}${text3}
`);
  const log = new CountedLog(io, say);
  return {
    step: (text3, isCounted = false) => {
      if (debug === true) say(text3);
      else if (clear !== "") io.stderr(`${clear}${oneLine3(text3)} ...`);
      else log.step(isCounted ? text3 : null);
    },
    say,
    warn: (text3) => say(warningLine(text3)),
    done: () => {
      log.step(null);
      if (clear !== "") io.stderr(clear);
    }
  };
}
var CountedLog = class {
  constructor(io, say) {
    this.io = io;
    this.say = say;
  }
  io;
  say;
  #text = null;
  #stop = null;
  /** @param text null for a step that is not counted */
  step(text3) {
    this.#text = text3;
    if (text3 === null) {
      this.#stop?.();
      this.#stop = null;
      return;
    }
    this.#stop ??= this.io.every?.(PROGRESS_SECONDS, () => this.say(oneLine3(this.#text ?? ""))) ?? null;
  }
};
function oneLine3(text3) {
  const characters2 = [...text3.replace(/\s/g, " ")];
  return characters2.length <= STEP_WIDTH ? characters2.join("") : `${characters2.slice(0, STEP_WIDTH - 1).join("")}\u2026`;
}

// src/cli/request.ts
async function readRequest(options, targets, io) {
  const { annotate: annotate3, font, "layout-from": from = null } = options;
  const places = from === null ? null : await readInput(io, "--layout-from", from);
  const fonts = await readFontOptions(font, io);
  const readAnnotation = annotate3 === null ? null : () => readAnnotationOption(annotate3, io);
  return requestOf(options, { ...targets, places, fonts, readAnnotation }, io);
}
var readFontOptions = (paths, io) => Promise.all(paths.map((path) => readInput(io, "--font", path, FONT_FILE)));

// src/cli/source.ts
var import_node_path9 = require("node:path");
init_errors();
init_limits();

// elsewhere:src/cli/options.ts
var module52 = require("../cli.js").modules["src/cli/options.ts"]();
var attributeOf2 = module52.attributeOf;
var flagsOf = module52.flagsOf;
var helpOf = module52.helpOf;
var longOf = module52.longOf;
var optionsOf = module52.optionsOf;
var parseOptions = module52.parseOptions;
var parsePlanning = module52.parsePlanning;
var parsePrivateHosts = module52.parsePrivateHosts;
var rowsOf2 = module52.rowsOf;

// src/cli/source.ts
async function readSources(options, io, debug) {
  const { source, planfile, graphfile } = options;
  const planning = parsePlanning(options, io.env, debug);
  if (planfile !== null || graphfile !== null) {
    if (source === null || planfile === null || graphfile === null) {
      throw new Misuse(PLANFILE_NEEDS_ALL, { remedy: PLANFILE_NEEDS_ALL_REMEDY });
    }
    const isFolder = await checkSourceExists(source, io);
    checkOnce(planfile, graphfile);
    const file = await readInputOrPipe(io, "--planfile", planfile);
    const dot2 = await readInputOrPipe(io, "--graphfile", graphfile);
    const ignored = options.workspace !== null || planning.varFiles.length > 0;
    const others = ignoredOptions(options).filter((name) => name !== "--workspace" && name !== "--varfile");
    return {
      source: {
        is: "files",
        name: planfile,
        isPiped: descriptorOf(planfile) !== null,
        files: { kind: "plan", file, dot: dot2, directory: isFolder ? source : null },
        folders: isFolder ? [source] : []
      },
      keeps: null,
      warnings: [
        ...ignored ? [IGNORED_WITH_PLANFILE] : [],
        ...others.length > 0 ? [ignoredWithFile(others, planfile)] : []
      ]
    };
  }
  if (source === null) {
    throw new Misuse(SOURCE_REQUIRED, { remedy: WHAT_SOURCE_ACCEPTS });
  }
  return readSource2({ option: "--source", path: source, planning, ignored: ignoredOptions(options) }, io);
}
async function readSource2({ option, path, planning, ignored }, io) {
  if (path === "") throw new Misuse(optionEmpty(option), { remedy: OPTION_EMPTY_REMEDY });
  const kind = descriptorOf(path) === null ? await kindOf6(io, option, path) : "file";
  if (kind === "directory") {
    await checkVarFiles(planning, io);
    await io.list(path).catch((error) => unreadable(option, path, error));
    const code = { name: path, directory: path, repository: null, planning };
    return { source: { is: "code", code }, keeps: path, warnings: [] };
  }
  if (kind === "missing" && isGitAddress(path)) {
    await checkVarFiles(planning, io);
    return { source: { is: "address", text: path, planning }, keeps: null, warnings: [] };
  }
  if (kind === "file" && CODE_FILE.test(path)) {
    throw new InvalidInput(fileIsCode(option, path), {
      remedy: fileIsCodeRemedy((0, import_node_path9.dirname)(path))
    });
  }
  const file = await readInputOrPipe(io, option, path);
  const isPiped = descriptorOf(path) !== null;
  return {
    source: {
      is: "files",
      name: path,
      isPiped,
      files: { kind: "any", file, dot: null },
      folders: [(0, import_node_path9.dirname)(path)]
    },
    keeps: null,
    warnings: ignored.length > 0 ? [ignoredWithFile(ignored, path)] : []
  };
}
async function checkVarFiles({ varFiles }, io) {
  const limit = { bytes: VARIABLE_FILE_BYTES_MAX, remedy: NOT_A_VARFILE_REMEDY };
  for (const path of varFiles) await checkInput(io, "--varfile", path, limit);
}
function checkOnce(one, other) {
  const descriptor = descriptorOf(one);
  if (descriptor === null || descriptor !== descriptorOf(other)) return;
  throw new Misuse(STDIN_TWICE, { remedy: STDIN_TWICE_REMEDY });
}
var CODE_FILE = /\.(tf|tofu|tfvars)(\.json)?$|(?<!\.(?:tfcomponent|tfstack|tfdeploy))\.hcl$/;
var PLANNING_OPTIONS = [
  "planner",
  "engine",
  "workspace",
  "varfile",
  "timeout"
];
var ignoredOptions = ({ given }) => PLANNING_OPTIONS.filter((name) => given.has(name)).map((name) => `--${name}`);
async function checkSourceExists(source, io) {
  const kind = await kindOf6(io, "--source", source);
  if (kind === "missing" && !isGitAddress(source)) {
    throw new InvalidInput(fileMissing("--source", source), { remedy: FILE_MISSING_REMEDY });
  }
  return kind === "directory";
}

// src/cli/run.ts
async function run(options, { onParts, writesDebugData = options.debug, ...wanted }, io, progress) {
  if (writesDebugData) await checkWritable(DEBUG_DATA, io, DEBUG_DATA_REMEDY);
  const given = await readSources(options, io, options.debug ? progress.say : null);
  for (const warning of fewOf(given.warnings)) progress.warn(warning);
  if (wanted.drawing?.drift === true && !knowsChanges(given.source)) {
    progress.warn(noEffectWithout("--drift", PLAN_OF_TERRAFORM));
  }
  const watch = {
    step: progress.step,
    note: progress.say,
    warn(texts) {
      for (const text3 of fewOf(texts)) progress.warn(text3);
    },
    async counted(found, removed2) {
      printSummary(found, progress, removed2);
    },
    async settled(found, folders, hide) {
      if (!writesDebugData) return;
      const beside = await annotationsBeside({ folders, kept: found.annotations ?? [] }, io);
      const shown = beside.map((file) => ({ ...file, text: hide(file.text) }));
      await writeDebugData(found, shown, io, progress);
    },
    ...onParts?.(given)
  };
  return diagram({ ...wanted, source: given.source }, io, watch);
}
var DEBUG_DATA = "tfdata.json";
async function writeDebugData({ graph, ledger, entries: entries2 = [], called = "", knowsChanges: knowsChanges2 = false }, annotations, io, progress) {
  const data = {
    graphdict: Object.fromEntries(toGraphFormat(graph)),
    meta_data: metaDataOf(graph),
    ...graph.within !== void 0 && { within: graph.within },
    ...graph.total !== void 0 && { total: graph.total },
    ...graph.changes !== void 0 && { in_all: graph.changes },
    ...called !== "" && { called },
    ...knowsChanges2 && { changes: true },
    ledger: ledger?.entries ?? entries2,
    // Omits file names, because those of a fetched repository are paths of this machine.
    ...annotations.length > 0 && { annotations: annotations.map(({ author, text: text3 }) => ({ author, text: text3 })) }
  };
  await writeOutput(
    DEBUG_DATA,
    `${directionsEscaped(JSON.stringify(data, null, 2))}
`,
    io,
    progress,
    DEBUG_DATA_REMEDY
  );
}
function metaDataOf({ nodes, edges: edges2 }) {
  const pairs = new Set(edges2.map(({ from, to }) => `${from} ${to}`));
  const connections = /* @__PURE__ */ new Map();
  for (const { from, to, label, provenance, thin } of edges2) {
    const data = {
      ...label !== "" && { label },
      ...provenance !== "planned" && { provenance },
      ...thin === true && { thin },
      // Two opposite edges here; a graph file would read them as one bidirectional edge.
      ...from !== to && pairs.has(`${to} ${from}`) && { two_way: false }
    };
    if (Object.keys(data).length === 0) continue;
    const others = connections.get(from);
    if (others === void 0) connections.set(from, [[to, data]]);
    else others.push([to, data]);
  }
  return Object.fromEntries(
    [...nodes.values()].map((node2) => [node2.address, nodeData(node2, connections.get(node2.address) ?? [])])
  );
}
var nodeData = ({
  type,
  parent,
  attributes,
  provenance,
  change: change2,
  changed: changed2,
  lookedUp,
  count,
  countUnknown,
  instances,
  called,
  runsIn
}, connections) => ({
  type,
  ...parent !== null && { inside: parent },
  ...Object.keys(attributes).length > 0 && { attributes },
  provenance,
  change: change2,
  ...changed2 !== void 0 && { changed: changed2 },
  ...lookedUp && { looked_up: true },
  ...count > 1 && { count },
  ...countUnknown === true && { count_unknown: true },
  ...instances !== void 0 && { instances },
  ...called !== void 0 && { called },
  ...runsIn !== void 0 && { runs_in: runsIn },
  ...connections.length > 0 && { connections: Object.fromEntries(connections) }
});

// src/cli/draw.ts
async function draw2(options, io) {
  const { outfile } = options;
  const there = outfile === null ? "missing" : await checkNotDirectory(outfile, io);
  const isOpen = outfile !== null && descriptorOf(outfile) !== null;
  const targets = chooseTargets(options, there === "other" || isOpen);
  checkStdout(options, targets);
  if (options.pages) checkPages(targets, there === "other" || isOpen);
  for (const target of targets) await checkTarget(target, io);
  if (options.annotate !== null) await checkAnnotationOption(options.annotate, io);
  const formats = targets.map(({ format }) => format);
  const request = await readRequest(options, { formats, pageFile: (slug) => pageFile(targets, slug) }, io);
  const progress = createProgress(io, options);
  for (const warning of withoutEffect(options, formats)) progress.warn(warning);
  try {
    const onParts = handlersOf(options, io, progress);
    const { pictures, pages } = await run(options, { ...request, onParts }, io, progress);
    for (const target of targets) {
      const picture = pictures.find(({ format }) => format === target.format);
      await writeOutput(target.path, picture.content, io, progress);
    }
    for (const { slug, pictures: ofPage } of pages) {
      for (const target of targets) {
        const picture = ofPage.find(({ format }) => format === target.format);
        if (picture === void 0) continue;
        await writeOutput(pagePath(target, slug), picture.content, io, progress);
      }
    }
    const notes = [...pictures, ...pages.flatMap((page) => page.pictures)].flatMap(({ note }) => note ?? []);
    for (const note of fewOf([...new Set(notes)])) progress.warn(note);
    const failure = options.show ? await show(targets[0].path, io) : null;
    if (failure !== null) progress.warn(failure);
  } finally {
    progress.done();
  }
}
var WORKING_DIRECTORY2 = ".";
var handlersOf = (options, io, progress) => ({ keeps }) => ({
  read: (found) => explain(found, options.explain, io, progress),
  question: (text3) => io.stdout(harmless(text3)),
  suggested: (file) => writeOutput(modelFileIn(keeps ?? WORKING_DIRECTORY2), file, io, progress)
});
function checkPages(targets, isDevice) {
  const single = targets.filter(({ format }) => !formatRow(format).holdsPages);
  if (single.length === 0 || !isDevice && single.every(({ path }) => path !== STDOUT)) return;
  throw new Misuse(PAGES_NEED_FILE, { remedy: PAGES_NEED_FILE_REMEDY });
}
function checkStdout(options, targets) {
  const { show: isShown, explain: explanation, "ai-dry-run": isDry } = options;
  const takesStdout = targets.some(({ path }) => path === STDOUT);
  if (isDry && options["ai-annotate"] === null) {
    throw new Misuse(DRY_RUN_NEEDS_BACKEND, {
      remedy: DRY_RUN_NEEDS_BACKEND_REMEDY
    });
  }
  if (isDry && takesStdout) {
    throw new Misuse(DRY_RUN_TAKES_STDOUT, { remedy: DRY_RUN_TAKES_STDOUT_REMEDY });
  }
  if (isShown && takesStdout) {
    throw new Misuse(SHOW_NEEDS_FILE, { remedy: SHOW_NEEDS_FILE_REMEDY });
  }
  checkExplanation(explanation, isDry || takesStdout);
}
async function checkTarget({ format, path }, io) {
  if (path === STDOUT && formatRow(format).isBinary && io.stdoutIsTerminal) {
    throw new Misuse(stdoutIsTerminal(format.toUpperCase()), { remedy: STDOUT_IS_TERMINAL_REMEDY });
  }
  await checkWritable(path, io);
}
var SHOW_SECONDS = 3;
var OPENERS = {
  darwin: { command: "open", args: [] },
  // `start` is a built-in of the shell, which would interpret the path.
  win32: { command: "rundll32", args: ["url.dll,FileProtocolHandler"] }
};
var ELSEWHERE = { command: "xdg-open", args: [] };
var WSL = { command: "wslview", args: [] };
async function show(path, io) {
  const isWsl = io.platform === "linux" && await runsInWsl(io);
  const { command, args } = isWsl ? WSL : OPENERS[io.platform] ?? ELSEWHERE;
  const file = path.startsWith("-") ? `./${path}` : path;
  const result = await io.launch(command, [...args, file], { seconds: SHOW_SECONDS });
  if (result.end === "missing" && isWsl) return SHOW_WSLVIEW_MISSING;
  const reason2 = whyNot(command, result);
  return reason2 === null ? null : showFailed(path, reason2);
}
async function runsInWsl(io) {
  if (io.env.WSL_DISTRO_NAME !== void 0 || io.env.WSL_INTEROP !== void 0) return true;
  try {
    return /microsoft/i.test(Buffer.from(await io.readFile("/proc/sys/kernel/osrelease")).toString("utf8"));
  } catch {
    return false;
  }
}
function whyNot(command, result) {
  switch (result.end) {
    case "missing":
      return openerMissing(command);
    case "unusable":
      return openerOutput(command, result.reason);
    case "signal":
      return openerOutput(command, result.signal);
    case "exit": {
      if (result.code === 0) return null;
      const words2 = oneLine(result.stderr);
      return openerOutput(command, words2.slice(0, 200) || `exit code ${result.code}`);
    }
    // The command still runs because it is the viewer itself, which stays open.
    case "time-out":
      return null;
  }
}

// parts/picture.js
init_address();
init_group_by();
init_node_types();
init_terraform_address();
init_hash();
init_decode_text();
init_foreign();
init_matching();

// src/render/messages.ts
init_messages();
init_english();
init_printable();
var LEGEND_COUNT_SAMPLE = "\xD7n";
var DIAGRAM = "Architecture diagram";
var pictureDescription = (resources, connections, changes2 = []) => `Architecture diagram with ${plural(resources, "resource")} and ${plural(connections, "connection")}${changes2.length === 0 ? "" : `; changes: ${changes2.join("; ")}`}`;
var NOTES_LAYER = "Notes";
var edgeTooltip = (from, to, twoWay, label, change2 = "") => `${from} ${twoWay ? "and" : "to"} ${to}${label === "" ? "" : `: ${label}`}${change2 === "" ? "" : `, ${change2}`}`;
var TITLE_WITHOUT_WORDS = "the layout has space for a title, but there is no title";
var notANumber = (value) => `a coordinate is ${value}`;
var pngScaledDown = (asked, used, megapixels) => `the diagram is drawn at scale ${used} instead of ${asked}: a PNG has at most ${megapixels} megapixels; SVG has no such limit`;
var fontPacked = (name) => `${printable(name)} is a font packed for the web (WOFF)`;
var FONT_PACKED_REMEDY = "Unpack it to TrueType or OpenType: woff2_decompress <file>, or fonttools ttLib <file>.";
var fontUnknown = (name) => `${printable(name)} is not a font that can be read`;
var FONT_REMEDY = "Pass a TrueType or OpenType font: .ttf, .otf, or a collection, .ttc.";
var fontDamaged = (name) => `${printable(name)} is a damaged font`;
var fontWithoutOutlines = (name) => `${printable(name)} is a bitmap font, without outlines`;
var FONT_WITHOUT_OUTLINES_REMEDY = "Pass a font with outlines: for emoji, Noto Emoji instead of Noto Color Emoji.";
var fontUndrawable = (name) => `text cannot be drawn with the font ${printable(name)}: it is damaged, or its glyphs are too large`;
var textsUndrawn = (texts) => {
  const listed4 = listedUpTo(
    texts.map((text3) => quote(text3, UNDRAWN_LENGTH)),
    UNDRAWN_LISTED
  );
  return `the font lacks characters of ${plural(texts.length, "text")}, which are left blank in PNG and PDF: ${listed4}. SVG shows them; for the others, pass a font that has them with --font`;
};
var UNDRAWN_LISTED = 3;
var UNDRAWN_LENGTH = 40;
var RASTERISER_FAILED = "the diagram could not be converted to PNG";
var RASTERISER_FAILED_REMEDY = "Use --format svg until this is fixed.";
var NOT_READABLE_SVG = "the SVG for the PDF cannot be read";
var notDrawable = (what) => `the PDF writer does not support ${printable(what)}`;
var NOT_A_FONT = "a bundled font lacks a table";
var NOT_AN_SVG = "the SVG to rasterise has no size";
var mermaidOfChanges = (shown, total) => `only changes and their neighbours, ${shown} of ${total}`;
var mermaidOfKinds = (shown, total) => `identical resources are one icon, ${shown} for ${total}`;
var mermaidOfBoxes = (shown, total) => `only the boxes, ${shown} of ${total}`;
var mermaidOfOuterBoxes = (shown, total) => `only the outer boxes, ${shown} of ${total}`;
var mermaidOfPart = (shown, total) => `only ${shown} of ${total}`;
var mermaidFolded = (parts) => `too large for Mermaid: ${parts}`;
var OUTSIDE2 = "Outside";
var WAS_HERE = changeWord("ghost");
var titleOfChange = (sign2, count, change2) => `${sign2}${count} ${changeWord(change2)}`;
var inside = (count) => `${count} inside`;
var moreInside = (count) => `${count} more inside`;
var times = (count) => `\xD7${count}`;
var PAGE_SEARCH = "Search";
var PAGE_LIST = "List";
var PAGE_LAYERS = "Layers";
var andMore2 = (count) => `and ${count} more`;
var PAGE_DRIFT = "Drift";
var PAGE_FLOW = "Flows";
var PAGE_THEME = "Theme";
var PAGE_MORE = "More";
var PAGE_DETAILS = "Details";
var PAGE_KEYS = "Arrows and Page Down move, Enter opens, C collapses, Escape closes";
var PAGE_KEYS_OF_CHANGE = `${PAGE_KEYS}, N and P go from change to change, S shows the change, before and after`;
var PAGE_SIDES = "Change, before and after";
var PAGE_ZOOM = "Zoom";
var PAGE_ZOOM_IN = "Larger (+)";
var PAGE_ZOOM_OUT = "Smaller (-)";
var PAGE_FIT = "Fit (0)";
var PAGE_COLLAPSE = "Collapse all";
var PAGE_EXPAND = "Expand all";
var PAGE_COPY_SVG = "Copy SVG";
var PAGE_COPY_PNG = "Copy PNG";
var PAGE_PRINT = "Print";

// src/render/side.ts
var ABSENT = { before: "create", after: "delete" };
function belongsTo(side, change2, position2) {
  if (change2 === ABSENT[side]) return false;
  return position2 === "same" || position2 === "ghost" === (side === "before");
}
function idsIn(side, elements) {
  const moved = new Set(elements.flatMap(({ ghostOf }) => ghostOf ?? []));
  const positionOf = ({ id, ghostOf }) => ghostOf !== void 0 ? "ghost" : moved.has(id) ? "moved" : "same";
  const present2 = elements.filter((element) => belongsTo(side, element.change, positionOf(element)));
  const withContent = /* @__PURE__ */ new Set();
  const parents = new Map(elements.map(({ id, parent }) => [id, parent]));
  for (const { id, isFrame: isFrame2 } of present2) {
    if (isFrame2) continue;
    for (let at2 = parents.get(id) ?? null; at2 !== null && !withContent.has(at2); at2 = parents.get(at2) ?? null)
      withContent.add(at2);
  }
  return new Set(present2.filter(({ id, isFrame: isFrame2 }) => !isFrame2 || withContent.has(id)).map(({ id }) => id));
}
var FRAMES = /^(?:module|group|strip:.*)$/;
var isFrame = (item) => item.kind === "box" && item.folded === void 0 && FRAMES.test(item.style);
var edgeBelongsTo = (side, { from, to }, change2, present2) => change2 !== "move" && change2 !== ABSENT[side] && present2.has(from) && present2.has(to);
var elementOf3 = (item) => ({
  id: item.id,
  parent: item.parent,
  isFrame: isFrame(item),
  change: item.mark?.change ?? "none",
  ghostOf: item.mark?.ghostOf
});
var plainNode = ({ mark: _, faded: __, changeWords: ___, ...node2 }) => ({
  ...node2,
  lines: node2.lines.filter(({ role }) => role !== "change" && role !== "alert")
});
var plainBox = ({ mark: _, changeWords: __, plainSubtitle, ...box2 }) => plainSubtitle === void 0 ? box2 : { ...box2, subtitle: plainSubtitle };
var plainEdge = ({ mark: _, faded: __, ...edge }) => edge;
function plainLegend(legend2) {
  const remaining = legend2.filter(({ sample }) => sample !== "change" && sample !== "sum");
  const [first] = remaining;
  if (first === void 0) return remaining;
  const by = first.x - Math.min(...legend2.map(({ x }) => x));
  return remaining.map((entry) => entry.y === first.y ? { ...entry, x: entry.x - by } : entry);
}
var withoutSentence = ({ sentence: _, ...heading5 }) => ({
  ...heading5,
  subtitle: null
});
function layoutOf(layout, side) {
  if (side === void 0 || side === "change" || layout.changes === void 0) return layout;
  const { changes: _, inAll: ____, legend: legend2 = [], subtitle: __, heading: heading5, ...rest2 } = layout;
  const items = [...layout.boxes.map(({ box: box2 }) => box2), ...layout.nodes.map(({ node: node2 }) => node2)];
  const present2 = idsIn(side, items.map(elementOf3));
  const edges2 = layout.edges.filter(({ edge }) => edgeBelongsTo(side, edge, edge.mark?.change, present2));
  return {
    ...rest2,
    boxes: layout.boxes.flatMap((at2) => present2.has(at2.box.id) ? { ...at2, box: plainBox(at2.box) } : []),
    nodes: layout.nodes.flatMap((at2) => present2.has(at2.node.id) ? { ...at2, node: plainNode(at2.node) } : []),
    edges: edges2.map(({ mark: ___, ...placed }) => ({ ...placed, edge: plainEdge(placed.edge) })),
    // The subtitle counts the elements of the whole diagram, so it is removed.
    ...heading5 && { heading: withoutSentence(heading5) },
    legend: plainLegend(legend2)
  };
}
var plainItem = ({ changed: _, changeLines: __, driftLine: ___, ghostOf: ____, ...item }) => ({ ...item, change: "none", alert: "" });
var plainLine = ({ change: _, ...edge }) => edge;
function presentationOf(presentation, side) {
  if (side === void 0 || side === "change" || presentation.changes === void 0) return presentation;
  const { changes: _, inAll: __, sentence: ___, ...rest2 } = presentation;
  const present2 = idsIn(
    side,
    presentation.items.map((item) => ({
      ...{ id: item.id, parent: item.parent, isFrame: isFrame(item) },
      ...{ change: item.change, ghostOf: item.ghostOf }
    }))
  );
  return {
    ...rest2,
    subtitle: "",
    items: presentation.items.filter(({ id }) => present2.has(id)).map(plainItem),
    edges: presentation.edges.filter((edge) => edgeBelongsTo(side, edge, edge.change, present2)).map(plainLine)
  };
}

// src/render/svg/notation.ts
init_errors();
var FORBIDDEN2 = (
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression matches control characters
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g
);
var ENTITIES = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
};
var escapeXml = (text3) => withoutDirections(text3.replace(FORBIDDEN2, "")).replace(/[&<>"']/g, (character) => ENTITIES[character]);
var ENTITY = /&(?:#(\d+)|(amp|lt|gt|quot));/g;
var CHARACTERS = { amp: "&", lt: "<", gt: ">", quot: '"' };
var unescapeXml = (markup) => markup.replace(
  ENTITY,
  (_, code, name) => code === void 0 ? CHARACTERS[name] : String.fromCodePoint(Number(code))
);
function number(value) {
  if (!Number.isFinite(value)) throw new Bug(notANumber(value));
  const tenths = Math.round(value * 10);
  return String(tenths / 10 + 0);
}
var point = (x, y) => `${number(x)},${number(y)}`;

// src/render/svg/paint.ts
var className = (part, dark2) => `${part}-${dark2.replace("#", "").toLowerCase()}`;
function painted(paints) {
  const parts = Object.entries(paints);
  const classes = parts.flatMap(([part, { dark: dark2 }]) => dark2 === void 0 ? [] : className(part, dark2));
  const attributes = parts.map(([part, { value }]) => ` ${part}="${value}"`).join("");
  return classes.length === 0 ? attributes : `${attributes} class="${classes.join(" ")}"`;
}
var CLASSES = / class="([^"]*)"/g;
function darkStyle(markup) {
  const names = /* @__PURE__ */ new Set();
  for (const part of markup)
    for (const [, list] of part.matchAll(CLASSES)) for (const name of list.split(" ")) names.add(name);
  const rules = [...names].sort().map((name) => {
    const [part, colour] = name.split("-");
    return `.${name}{${part}:${colour === "none" ? colour : `#${colour}`}}`;
  });
  return rules.length === 0 ? "" : `<style>@media (prefers-color-scheme:dark){${rules.join("")}}</style>`;
}

// src/render/svg/text.ts
var MIDDLE_TO_BASELINE = 0.364;
var baselineBelow = (middle, size) => middle + size * MIDDLE_TO_BASELINE;
var middleAbove = (baseline, size) => baseline - size * MIDDLE_TO_BASELINE;
var WIDER4 = { 400: 1.17, 600: 1.27 };
function look({ size, weight, fill }, around2 = { weight: 400 }) {
  const parts = [
    ...size === around2.size ? [] : [` font-size="${size}"`],
    ...weight === around2.weight ? [] : [` font-weight="${weight}"`],
    ...fill === around2.fill ? [] : [painted({ fill })]
  ];
  return parts.join("");
}
function text2(content, x, baseline, ink, anchor, length) {
  const middle = anchor === "middle" ? ' text-anchor="middle"' : "";
  const made = length === void 0 ? "" : ` textLength="${number(length)}" lengthAdjust="spacingAndGlyphs"`;
  return `<text x="${number(x)}" y="${number(baseline)}"${middle}${made}${look(ink)}>${escapeXml(content)}</text>`;
}
var widest = ({ width, ink }) => width * WIDER4[ink.weight];
function titleLine2(title, after, gap, x, baseline, room) {
  const spans = [title, ...after === null ? [] : [after]].filter((span) => span.text !== "");
  const [first, second] = spans;
  if (first === void 0) return "";
  if (spans.reduce((sum, span) => sum + widest(span), (spans.length - 1) * gap) > room) {
    const start = text2(first.text, x, baseline, first.ink, "start", first.width);
    if (second === void 0) return start;
    return start + text2(second.text, x + first.width + gap, baseline, second.ink, "start", second.width);
  }
  const position2 = `x="${number(x)}" y="${number(baseline)}"${look(first.ink)}`;
  const tail = second === void 0 ? "" : `<tspan dx="${gap}"${look(second.ink, first.ink)}>${escapeXml(second.text)}</tspan>`;
  return `<text ${position2}>${escapeXml(first.text)}${tail}</text>`;
}

// src/render/svg/changes.ts
var SHADOW = 0.35;
var changeData = ({ mark }) => {
  if (mark === void 0) return "";
  const ghost = mark.ghostOf === void 0 ? "" : ` data-ghost="${escapeXml(mark.ghostOf)}"`;
  return ` data-change="${mark.change}"${ghost}`;
};
var asMark = (drawn, { drift } = {}) => drawn === "" ? "" : `<g data-mark="${drift ? "drift" : ""}">${drawn}</g>`;
var isOfChange = ({ role }) => role === "change" || role === "alert";
var ARROW = "\u2192";
var arrowWidth = ({ size }) => Math.max(9, size * 0.7);
var arrowGap = ({ size }) => Math.max(3, size * 0.3);
var hasArrow = ({ text: words2 }) => words2.includes(ARROW);
function arrowAt(x, baseline, { size, fill }) {
  const y = baseline - size * 0.33;
  const [end, wing] = [x + arrowWidth({ size }), arrowWidth({ size }) / 3];
  const path = `M${number(x)},${number(y)}H${number(end)}M${number(end - wing)},${number(y - wing)}L${number(end)},${number(y)}L${number(end - wing)},${number(y + wing)}`;
  return `<path d="${path}" fill="none" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"${painted({ stroke: fill })}/>`;
}
function changeText(line4, middle, baseline, ink) {
  if (!hasArrow(line4)) return text2(line4.text, middle, baseline, ink, "middle");
  return changeTextFrom(line4, middle - changeWidth(line4, ink) / 2, baseline, ink);
}
function changeTextFrom({ text: words2 }, left, baseline, ink) {
  let [x, drawn] = [left, ""];
  for (const [i, part] of partsOf2(words2).entries()) {
    if (i > 0) {
      drawn += arrowAt(x, baseline, ink);
      x += arrowWidth(ink) + arrowGap(ink);
    }
    if (part === "") continue;
    const width = widthOf(part, ink.size, ink.weight);
    drawn += text2(part, x, baseline, ink, "start", width);
    x += width + arrowGap(ink);
  }
  return drawn;
}
var partsOf2 = (words2) => words2.split(ARROW).map((part) => part.trim());
function changeWidth({ text: words2 }, ink) {
  const gap = arrowGap(ink);
  const parts = partsOf2(words2);
  const widths = parts.map((part) => part === "" ? 0 : widthOf(part, ink.size, ink.weight) + gap);
  return widths.reduce((sum, width) => sum + width, 0) + (parts.length - 1) * (arrowWidth(ink) + gap) - gap;
}
var isGone = (mark) => mark?.ghostOf !== void 0 || mark?.change === "delete" || mark?.change === "forget";

// src/render/svg/icons.ts
var MISSING3 = {
  viewBox: "0 0 24 24",
  body: '<path d="M12 3l8 4.5v9l-8 4.5l-8 -4.5v-9z"/><path d="M12 12l8 -4.5"/><path d="M12 12v9"/><path d="M12 12l-8 -4.5"/>',
  attributes: {
    fill: "none",
    stroke: "#344054",
    "stroke-width": "1.25",
    "stroke-linecap": "round",
    "stroke-linejoin": "round"
  }
};
var symbolId = (slug) => `icon-${slug.replace(/[^A-Za-z0-9_-]/g, "_")}`;
var useIcon = (slug, x, y, size) => `<use href="#${symbolId(slug)}" x="${number(x)}" y="${number(y)}" width="${number(size)}" height="${number(size)}"/>`;
var GENERIC_ICONS = "tabler-";
var iconCalled = (slug, icons) => Object.hasOwn(icons, slug) ? icons[slug] : MISSING3;
function rootAttributes(slug, icon2, theme) {
  const isGeneric = icon2 === MISSING3 || slug.startsWith(GENERIC_ICONS);
  const attributes = Object.entries(icon2.attributes).map(
    ([name, value]) => isGeneric && name === "stroke" ? painted({ stroke: theme.outline }) : ` ${name}="${escapeXml(value)}"`
  ).join("");
  return ` viewBox="${icon2.viewBox}"${attributes}`;
}
function symbol(slug, icons, theme) {
  const icon2 = iconCalled(slug, icons);
  return `<symbol id="${symbolId(slug)}"${rootAttributes(slug, icon2, theme)}>${icon2.body}</symbol>`;
}
function iconDocument(slug, icons, theme) {
  const icon2 = iconCalled(slug, icons);
  return `<svg xmlns="http://www.w3.org/2000/svg"${rootAttributes(slug, icon2, theme)}>${icon2.body}</svg>`;
}
function slugsOf(layout) {
  const slugs = /* @__PURE__ */ new Set();
  for (const { box: box2 } of layout.boxes) if (box2.icon !== null) slugs.add(box2.icon);
  for (const { node: node2 } of layout.nodes) slugs.add(node2.icon);
  return slugs;
}
var symbols = (layout, icons, theme) => [...slugsOf(layout)].map((slug) => symbol(slug, icons, theme));
var FAMILIES = {
  aws: () => Promise.resolve().then(() => (init_aws2(), aws_exports2)),
  azure: () => Promise.resolve().then(() => (init_azure2(), azure_exports2)),
  gcp: () => Promise.resolve().then(() => (init_gcp(), gcp_exports)),
  other: () => Promise.resolve().then(() => (init_other2(), other_exports2))
};
var familyOf = (slug) => {
  const start = slug.split("-", 1)[0];
  return Object.hasOwn(FAMILIES, start) ? start : "other";
};
async function bundledIcons(slugs) {
  const families = new Set([...slugs].map(familyOf));
  const icons = {};
  for (const family of families) Object.assign(icons, (await FAMILIES[family]()).default);
  return icons;
}
var DARK_MARKS = /* @__PURE__ */ new Set([
  "apache-kafka",
  "datadog",
  "elastic",
  "github",
  "hashicorp",
  "helm",
  "mongodb",
  "mysql",
  "opsgenie",
  "ovh",
  "scaleway",
  "sentry",
  "snyk",
  "splunk",
  "tailscale",
  "vercel"
]);
var BORDER = 3;
function plate(slug, x, y, size, theme) {
  if (theme.plate === null || !DARK_MARKS.has(slug)) return "";
  const side = number(size + 2 * BORDER);
  return `<rect x="${number(x - BORDER)}" y="${number(y - BORDER)}" width="${side}" height="${side}" rx="${BORDER + 2}"${painted({ fill: theme.plate })}/>`;
}

// src/render/svg/index.ts
init_boxes();
init_catalog();
init_errors();
init_address();

// src/render/theme.ts
function changePaints(paint) {
  const onMark = paint("#FFFFFF", "#0D1117");
  const grey = { mark: paint("#5D6779", "#9DA7B3"), sign: onMark };
  return {
    create: { mark: paint("#107E62", "#7FF0D1"), sign: onMark },
    update: { mark: paint("#B0800D", "#FDD02C"), sign: paint("#101828", "#0D1117") },
    delete: { mark: paint("#A11919", "#E7434E"), sign: onMark },
    replace: { mark: paint("#580495", "#A267DB"), sign: onMark },
    move: { mark: paint("#1F6FB2", "#6CB6FF"), sign: onMark },
    import: { mark: paint("#0B6E86", "#56C7E0"), sign: onMark },
    // The disc is hollow, so the sign has the colour of the mark.
    forget: { mark: grey.mark, sign: grey.mark },
    deferred: grey
  };
}
var paintsOf = ({ change: change2, opens }, { changes: changes2, opened: opened2 }) => opens === true ? opened2 : changes2[change2];
var FONTS = "Inter,'Segoe UI',Helvetica,Arial,sans-serif";
function themeOf(paint, plate2) {
  const background = paint("#FFFFFF", "#0D1117");
  const quiet = paint("#5D6779", "#9DA7B3");
  const soft = paint("#475467", "#B6C0CC");
  return {
    fonts: FONTS,
    background,
    heading: { size: 20, weight: 600, fill: paint("#101828", "#F0F6FC") },
    subheading: { size: 12, weight: 400, fill: quiet },
    sentence: { size: 13, weight: 400, fill: paint("#101828", "#F0F6FC") },
    boxTitle: { size: 12, weight: 600 },
    boxSubtitle: { size: 12, weight: 400 },
    box: ({ border, fill, ink, dark: dark2 }) => ({
      border: paint(border, dark2.border),
      fill: paint(fill, dark2.fill),
      ink: paint(ink, dark2.ink)
    }),
    caption: {
      title: { size: 12, weight: 600, fill: paint("#1D2939", "#E6EDF3") },
      name: { size: 10.5, weight: 400, fill: soft },
      detail: { size: 10.5, weight: 400, fill: quiet },
      alert: { size: 10.5, weight: 600, fill: paint("#B42318", "#FF8A7A") },
      change: { size: 10.5, weight: 600, fill: paint("#1D2939", "#E6EDF3") }
    },
    edgeLabel: { size: 10.5, weight: 400, fill: soft },
    legend: { size: 10.5, weight: 400, fill: soft },
    step: { size: STEP_SIZE, weight: STEP_WEIGHT, fill: paint("#FFFFFF", "#0D1117") },
    badge: { size: 11, weight: 600, fill: paint("#FFFFFF", "#0D1117") },
    line: paint("#5B6675", "#8B98A9"),
    head: paint("#3F4A59", "#B1BAC4"),
    halo: background,
    haloOpacity: 0.75,
    plateOpacity: 0.92,
    lookedUp: paint("#667085", "#9DA7B3"),
    badgeFill: paint("#344054", "#C9D1D9"),
    badgeBorder: background,
    stepFill: paint("#B4236F", "#FF9BCE"),
    outline: paint("#344054", "#B6C0CC"),
    changes: changePaints(paint),
    opened: { mark: paint("#DA2B5F", "#FF8F93"), sign: paint("#FFFFFF", "#0D1117") },
    faded: quiet,
    plate: plate2
  };
}
var PLATE = "#F2F4F7";
var LIGHT = themeOf((value) => ({ value }), null);
var DARK = themeOf((_, value) => ({ value }), { value: PLATE });
var AUTO = themeOf((value, dark2) => value === dark2 ? { value } : { value, dark: dark2 }, {
  value: "none",
  dark: PLATE
});
var themeByName = (name) => ({ light: LIGHT, dark: DARK, auto: AUTO })[name];

// src/render/svg/strokes.ts
var RADIUS = 8;
var TOLERANCE = 0.05;
var distance2 = (a, b) => Math.hypot(b.x - a.x, b.y - a.y);
function towards(from, to, length) {
  const total = distance2(from, to);
  if (total < TOLERANCE) return from;
  return { x: from.x + (to.x - from.x) * length / total, y: from.y + (to.y - from.y) * length / total };
}
var FLAT2 = 0.05;
var isStraight3 = (a, b, c) => Math.abs((b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)) < FLAT2;
function simplify3(points) {
  const result = [];
  for (const next2 of points) {
    const last = result.at(-1);
    if (last !== void 0 && distance2(last, next2) < TOLERANCE) continue;
    const before = result.at(-2);
    if (last !== void 0 && before !== void 0 && continuesForward(before, last, next2)) result.pop();
    result.push(next2);
  }
  return result;
}
var continuesForward = (a, b, c) => isStraight3(a, b, c) && (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) > 0;
var HALF_GAP = 2;
function lineWithGapsTo(from, to, gaps) {
  const step = Math.sign(to.x - from.x) * HALF_GAP;
  const inOrder3 = step < 0 ? [...gaps].reverse() : gaps;
  const before = inOrder3.map((x) => `H${number(x - step)}M${point(x + step, to.y)}`).join("");
  return `${before}H${number(to.x)}`;
}
function lineTo(from, to) {
  if (number(from.y) === number(to.y)) return number(from.x) === number(to.x) ? "" : `H${number(to.x)}`;
  return number(from.x) === number(to.x) ? `V${number(to.y)}` : `L${point(to.x, to.y)}`;
}
function roundedPath(points, gaps = /* @__PURE__ */ new Map()) {
  let at2 = points[0];
  if (at2 === void 0) return "";
  const run2 = (from, to, i) => {
    const open = gaps.get(i);
    return open === void 0 ? lineTo(from, to) : lineWithGapsTo(from, to, open);
  };
  let path = `M${point(at2.x, at2.y)}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [previous, corner, next2] = points.slice(i - 1, i + 2);
    const before = distance2(previous, corner) / (i === 1 ? 1 : 2);
    const after = distance2(corner, next2) / (i === points.length - 2 ? 1 : 2);
    const radius = Math.min(RADIUS, before, after);
    const end = towards(corner, next2, radius);
    path += `${run2(at2, towards(corner, previous, radius), i - 1)}Q${point(corner.x, corner.y)} ${point(end.x, end.y)}`;
    at2 = end;
  }
  return path + run2(at2, points.at(-1), points.length - 2);
}
var DASHES = "4 4";
var DELETED_DASHES = "8 4";
var STROKES = {
  solid: "",
  thin: ' stroke-width="0.75"',
  dashed: ` stroke-dasharray="${DASHES}"`,
  dotted: ' stroke-dasharray="0.1 4" stroke-linecap="round"',
  deleted: ` stroke-dasharray="${DELETED_DASHES}"`,
  moved: ' stroke-dasharray="0.1 6" stroke-linecap="round" stroke-width="2.5"'
};
function strokeOf({ dashed: dashed2, suggested, thin, mark }) {
  if (mark?.change === "delete") return "deleted";
  if (mark?.change === "move") return "moved";
  if (suggested === true) return "dotted";
  if (dashed2) return "dashed";
  return thin === true ? "thin" : "solid";
}
var isUnbroken = (stroke) => stroke === "solid" || stroke === "thin";
var keyOf2 = ({ x, y }) => point(x, y);
function tally(keys) {
  const counts = /* @__PURE__ */ new Map();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
function dashedPath(lines2) {
  const starts = lines2.map(({ route: route2 }) => keyOf2(route2[0]));
  const ends2 = lines2.map(({ route: route2 }) => keyOf2(route2.at(-1)));
  const [atStart, atEnd] = [tally(starts), tally(ends2)];
  return lines2.map(({ arrow: { line: line4, reversed } }, i) => {
    const isReversed = atEnd.get(ends2[i]) > atStart.get(starts[i]);
    return isReversed && reversed !== void 0 ? reversed() : line4;
  }).join("");
}

// src/render/svg/arrows.ts
var headScale = ({ thin }) => thin === true ? THIN_SCALE : 1;
function arrow2(points, style, gaps) {
  const scale = headScale(style);
  const [start, second] = [points[0], points[1]];
  const [beforeLast, last] = [points.at(-2), points.at(-1)];
  const line4 = [...points];
  line4[line4.length - 1] = stopFor(beforeLast, last, scale);
  if (style.twoWay) line4[0] = stopFor(second, start, scale);
  const reversed = () => roundedPath([...line4].reverse());
  const heads = (style.twoWay ? head(second, start, scale) : "") + head(beforeLast, last, scale);
  return { reversed, line: roundedPath(line4, gaps), heads };
}
var MIN_DISTANCE = 0.05;
var lastBefore = (curve, end) => curve.findLast(({ x, y }) => Math.hypot(x - end.x, y - end.y) > MIN_DISTANCE) ?? end;
function curvedArrow(curve, style) {
  const scale = headScale(style);
  const [start, end] = [curve[0], curve.at(-1)];
  const beforeEnd = lastBefore(curve, end);
  const afterStart = lastBefore([...curve].reverse(), start);
  const line4 = [...curve];
  line4[line4.length - 1] = stopFor(beforeEnd, end, scale);
  if (style.twoWay) line4[0] = stopFor(afterStart, start, scale);
  const heads = (style.twoWay ? head(afterStart, start, scale) : "") + head(beforeEnd, end, scale);
  return { line: curvePath(line4), heads };
}
function curvePath([start, ...controls]) {
  const text3 = ({ x, y }) => point(x, y);
  let path = `M${text3(start)}`;
  for (let i = 0; i < controls.length; i += 3) {
    const curve = controls.slice(i, i + 3).map(text3);
    path += `C${curve.join(" ")}`;
  }
  return path;
}
var HEAD_LENGTH = 8;
var HEAD_HALF_WIDTH = 4.2;
var THIN_SCALE = 0.6;
var LINE_STOPS_BEFORE = 6;
function head(from, tip, scale = 1) {
  const base = towards(tip, from, HEAD_LENGTH * scale);
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const acrossX = -(tip.y - from.y) / length * HEAD_HALF_WIDTH * scale;
  const acrossY = (tip.x - from.x) / length * HEAD_HALF_WIDTH * scale;
  const left = point(base.x + acrossX, base.y + acrossY);
  const right = point(base.x - acrossX, base.y - acrossY);
  return `M${point(tip.x, tip.y)}L${left}L${right}z`;
}
function stopFor(from, tip, scale = 1) {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y);
  return towards(tip, from, Math.min(LINE_STOPS_BEFORE * scale, length / 2));
}

// src/render/svg/edges.ts
init_messages();

// src/render/svg/bundles.ts
var OVERLAP = 1;
var TOLERANCE2 = 0.05;
function lineKey(a, b) {
  if (Math.abs(a.y - b.y) < TOLERANCE2) return `h${Math.round(a.y * 10)}`;
  if (Math.abs(a.x - b.x) < TOLERANCE2) return `v${Math.round(a.x * 10)}`;
  return null;
}
function runsByLine(routes) {
  const lines2 = /* @__PURE__ */ new Map();
  routes.forEach((points, route2) => {
    for (let i = 1; i < points.length; i++) {
      const a = points[i - 1];
      const b = points[i];
      const line4 = lineKey(a, b);
      if (line4 === null) continue;
      const [from, to] = line4[0] === "h" ? [a.x, b.x] : [a.y, b.y];
      const run2 = { route: route2, start: Math.min(from, to), end: Math.max(from, to) };
      const runs = lines2.get(line4);
      if (runs === void 0) lines2.set(line4, [run2]);
      else runs.push(run2);
    }
  });
  return lines2;
}
function disjointSets(size) {
  const leader = Int32Array.from({ length: size }, (_, i) => i);
  const find = (item) => {
    let at2 = item;
    while (leader[at2] !== at2) {
      leader[at2] = leader[leader[at2]];
      at2 = leader[at2];
    }
    return at2;
  };
  const join6 = (a, b) => {
    const [first, second] = [find(a), find(b)];
    leader[Math.max(first, second)] = Math.min(first, second);
  };
  return { find, join: join6 };
}
function findBundles(routes) {
  const sets = disjointSets(routes.length);
  for (const runs of runsByLine(routes).values()) {
    runs.sort((a, b) => a.start - b.start || a.route - b.route);
    let furthest = runs[0];
    for (const run2 of runs) {
      if (run2.start < furthest.end - OVERLAP) sets.join(run2.route, furthest.route);
      if (run2.end > furthest.end) furthest = run2;
    }
  }
  const members = /* @__PURE__ */ new Map();
  routes.forEach((_, route2) => {
    const leader = sets.find(route2);
    const bundle = members.get(leader);
    if (bundle === void 0) members.set(leader, [route2]);
    else bundle.push(route2);
  });
  return [...members.values()];
}

// src/render/svg/gaps.ts
var CORNER = 8;
var MOST_RUNS = 1e3;
function findGaps(lines2) {
  const gaps = lines2.map(() => /* @__PURE__ */ new Map());
  const runs = lines2.map(({ points }, line4) => runsOf2(points, line4));
  const horizontal = runs.flatMap((each) => each.horizontal);
  const vertical = runs.flatMap((each) => each.vertical);
  if (horizontal.length > MOST_RUNS || vertical.length > MOST_RUNS) return gaps;
  const targets = /* @__PURE__ */ new Map();
  for (const { edge } of lines2) targets.set(edge.from, (targets.get(edge.from) ?? /* @__PURE__ */ new Set()).add(edge.to));
  for (const run2 of horizontal) {
    const crossing = vertical.filter(
      (other) => crosses(run2, other) && !isJunction(lines2[run2.line].edge, lines2[other.line].edge, targets)
    );
    if (crossing.length === 0) continue;
    const offsets = new Set(crossing.map(({ offset }) => offset));
    gaps[run2.line].set(
      run2.start,
      [...offsets].sort((a, b) => a - b)
    );
  }
  return gaps;
}
function runsOf2(points, line4) {
  const horizontal = [];
  const vertical = [];
  for (let start = 0; start + 1 < points.length; start++) {
    const [a, b] = [points[start], points[start + 1]];
    if (a.y === b.y) horizontal.push({ line: line4, start, offset: a.y, from: Math.min(a.x, b.x), to: Math.max(a.x, b.x) });
    else if (a.x === b.x) vertical.push({ line: line4, start, offset: a.x, from: Math.min(a.y, b.y), to: Math.max(a.y, b.y) });
  }
  return { horizontal, vertical };
}
var isInside = (offset, { from, to }) => offset > from + CORNER && offset < to - CORNER;
var crosses = (a, b) => isInside(b.offset, a) && isInside(a.offset, b);
function isJunction(a, b, targets) {
  if (a.from === b.from || a.to === b.to) return true;
  return targets.get(a.from)?.has(b.to) === true && targets.get(b.from)?.has(a.to) === true;
}

// src/render/svg/marks.ts
var dashed = (dashes2) => ` stroke-dasharray="${dashes2}"`;
var dotted = (gap) => ` stroke-dasharray="0.1 ${gap}" stroke-linecap="round"`;
var LINES = {
  create: { width: 2.5, dashes: "" },
  update: { width: 1.25, dashes: "" },
  delete: { width: 2, dashes: dashed("5 4") },
  replace: { width: 2.5, dashes: dashed("15 5") },
  move: { width: 2.5, dashes: dotted(5) },
  import: { width: 2, dashes: "" },
  forget: { width: 2, dashes: dotted(4) },
  deferred: { width: 1.25, dashes: dashed("10 4 2 4") }
};
var DOUBLE = { width: 1.5, apart: 3 };
var OPENING = 0.5;
function ring(mark, rect, radius, theme) {
  const paints = painted({ stroke: paintsOf(mark, theme).mark });
  if (mark.opens === true) return doubled(rect, radius, paints);
  const { width, dashes: dashes2 } = LINES[mark.change];
  const look2 = `fill="none" stroke-width="${width}"${dashes2}${paints}`;
  if (mark.change === "import") return `<path d="${openAtLeft(rect, radius)}" stroke-linecap="round" ${look2}/>`;
  return rectangle(rect, radius, look2);
}
var rectangle = ({ x, y, width, height }, radius, look2) => `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" rx="${number(radius)}" ${look2}/>`;
function doubled(rect, radius, paints) {
  const look2 = `fill="none" stroke-width="${DOUBLE.width}"${paints}`;
  const { x, y, width, height } = rect;
  const [by, less] = [DOUBLE.apart, 2 * DOUBLE.apart];
  const inner = { x: x + by, y: y + by, width: width - less, height: height - less };
  return rectangle(rect, radius, look2) + rectangle(inner, Math.max(0, radius - by), look2);
}
function openAtLeft({ x, y, width, height }, r) {
  const [right, bottom] = [x + width, y + height];
  const rest2 = height * (1 - OPENING) / 2;
  const n2 = number;
  const corner = (cx, cy, ex, ey) => `Q${n2(cx)},${n2(cy)} ${n2(ex)},${n2(ey)}`;
  return [
    `M${n2(x)},${n2(y + rest2)}V${n2(y + r)}${corner(x, y, x + r, y)}H${n2(right - r)}${corner(right, y, right, y + r)}`,
    `V${n2(bottom - r)}${corner(right, bottom, right - r, bottom)}H${n2(x + r)}${corner(x, bottom, x, bottom - r)}V${n2(bottom - rest2)}`
  ].join("");
}
var n = number;
var minus = (x, y, s) => `M${n(x - s)},${n(y)}H${n(x + s)}`;
var plus = (x, y, s) => `${minus(x, y, s)}M${n(x)},${n(y - s)}V${n(y + s)}`;
var tilde = (x, y, s) => `M${n(x - s)},${n(y + s * 0.35)}C${n(x - s * 0.4)},${n(y - s * 1.1)} ${n(x + s * 0.4)},${n(y + s * 1.1)} ${n(x + s)},${n(y - s * 0.35)}`;
var slash = (x, y, s) => `M${n(x - s * 0.35)},${n(y + s)}L${n(x + s * 0.35)},${n(y - s)}`;
var arrow3 = (x, y, s) => `${minus(x, y, s)}M${n(x + s * 0.2)},${n(y - s * 0.75)}L${n(x + s)},${n(y)}L${n(x + s * 0.2)},${n(y + s * 0.75)}`;
var arrowIn = (x, y, s) => `M${n(x)},${n(y - s * 1.1)}V${n(y + s * 0.4)}M${n(x - s * 0.65)},${n(y - s * 0.25)}L${n(x)},${n(y + s * 0.4)}L${n(x + s * 0.65)},${n(y - s * 0.25)}M${n(x - s)},${n(y + s * 1.05)}H${n(x + s)}`;
var dot = (x, y) => `M${n(x)},${n(y)}h0.1`;
var question = (x, y, s) => `M${n(x - s * 0.6)},${n(y - s * 0.45)}A${n(s * 0.6)},${n(s * 0.6)} 0 1 1 ${n(x + s * 0.15)},${n(y + s * 0.1)}Q${n(x)},${n(y + s * 0.2)} ${n(x)},${n(y + s * 0.45)}M${n(x)},${n(y + s * 1.1)}h0.1`;
var exclamation = (x, y, s) => `M${n(x)},${n(y - s * 1.1)}V${n(y + s * 0.2)}M${n(x)},${n(y + s * 1.1)}h0.1`;
var none = () => "";
var PAIR = 1.75;
var pair = (first, second, between = slash) => (x, y, s) => first(x - s * PAIR, y, s * 0.85) + between(x, y, s) + second(x + s * PAIR, y, s * 0.85);
var SIGNS = {
  create: plus,
  delete: minus,
  update: tilde,
  replace: pair(minus, plus),
  move: arrow3,
  import: arrowIn,
  forget: dot,
  deferred: question
};
var CREATES_FIRST = pair(plus, minus);
var opened = (change2) => change2 === "update" ? exclamation : pair(SIGNS[change2], exclamation, none);
var HALF = 0.24;
var STROKE = 0.115;
var BORDER2 = 1.5;
function signIn({ change: change2, createsFirst, opens }) {
  if (opens === true) return opened(change2);
  return createsFirst === true ? CREATES_FIRST : SIGNS[change2];
}
function disc(mark, { x, y }, height, theme) {
  const paints = paintsOf(mark, theme);
  const width = discWidth(mark, height);
  const isHollow = mark.change === "forget";
  const half = height / 2;
  const bounds = (by) => `x="${n(x - width / 2 + by)}" y="${n(y - half + by)}" width="${n(width - 2 * by)}" height="${n(height - 2 * by)}" rx="${n(half - by)}"`;
  const ground2 = `<rect ${bounds(-BORDER2)}${painted({ fill: theme.background })}/>`;
  const shape = isHollow ? `<rect ${bounds(0.75)} stroke-width="${BORDER2}"${painted({ fill: theme.background, stroke: paints.mark })}/>` : `<rect ${bounds(0)}${painted({ fill: paints.mark })}/>`;
  const sign2 = signIn(mark);
  const stroke = height * STROKE * (isHollow ? 2 : 1);
  const lines2 = `<path d="${sign2(x, y, height * HALF)}" fill="none" stroke-width="${n(stroke)}" stroke-linecap="round" stroke-linejoin="round"${painted({ stroke: paints.sign })}/>`;
  return ground2 + shape + lines2;
}

// src/render/svg/nodes.ts
var BADGE_HEIGHT = 18;
var BADGE_PADDING = 6;
var BADGE_OVERHANG = 8;
var LOOKED_UP_GAP = 2;
var RING_WIDTH = 2.5;
var RING_RADIUS = 8;
function captions2({ node: node2, x, y }, theme) {
  const middle = x + node2.iconX + node2.iconSize / 2;
  let top = y + node2.iconY + node2.iconSize + CAPTION_TOP;
  let result = "";
  for (const line4 of node2.lines) {
    const role = theme.caption[line4.role];
    const ink = node2.faded || node2.mark?.ghostOf !== void 0 ? { ...role, fill: theme.faded } : role;
    const baseline = baselineBelow(top + LINE_HEIGHT[line4.role] / 2, ink.size);
    result += isOfChange(line4) ? asMark(changeText(line4, middle, baseline, ink), line4) : text2(line4.text, middle, baseline, ink, "middle");
    top += LINE_HEIGHT[line4.role];
  }
  return result;
}
var pillWidth = (words2, { badge: { size, weight } }) => Math.max(BADGE_HEIGHT, widthOf(words2, size, weight) + 2 * BADGE_PADDING);
function pill(words2, right, middle, theme) {
  const width = pillWidth(words2, theme);
  const bounds = `x="${number(right - width)}" y="${number(middle - BADGE_HEIGHT / 2)}" width="${number(width)}" height="${BADGE_HEIGHT}"`;
  const shape = `<rect ${bounds} rx="${BADGE_HEIGHT / 2}" stroke-width="1.5"${painted({ fill: theme.badgeFill, stroke: theme.badgeBorder })}/>`;
  const baseline = baselineBelow(middle, theme.badge.size);
  return shape + text2(words2, right - width / 2, baseline, theme.badge, "middle");
}
function badge({ node: node2, x, y }, theme) {
  if (node2.badge === "") return "";
  const left = x + node2.iconX - BADGE_OVERHANG;
  const right = node2.selfLoop ? left + pillWidth(node2.badge, theme) : x + node2.iconX + node2.iconSize + BADGE_OVERHANG;
  const paints = node2.faded ? { ...theme, badgeFill: theme.faded } : theme;
  return pill(node2.badge, right, y + node2.iconY - LOOKED_UP_GAP + BADGE_HEIGHT / 2, paints);
}
function stepBadge(steps2, left, middle, theme) {
  const width = stepWidth(steps2);
  const bounds = `x="${number(left)}" y="${number(middle - STEP_HEIGHT / 2)}" width="${number(width)}" height="${STEP_HEIGHT}"`;
  const shape = `<rect ${bounds} rx="${STEP_HEIGHT / 2}" stroke-width="1.5"${painted({ fill: theme.stepFill, stroke: theme.badgeBorder })}/>`;
  return shape + text2(steps2, left + width / 2, baselineBelow(middle, theme.step.size), theme.step, "middle");
}
function steps({ node: node2, x, y }, theme) {
  if (node2.steps === void 0) return "";
  const left = node2.selfLoop ? x + node2.iconX + node2.iconSize + BADGE_OVERHANG - stepWidth(node2.steps) : x + node2.iconX - BADGE_OVERHANG;
  return stepBadge(node2.steps, left, y + node2.iconY - LOOKED_UP_GAP + STEP_HEIGHT / 2, theme);
}
function iconAt({ node: node2, x, y }) {
  const ring2 = node2.ring ?? 0;
  return { x: x + node2.iconX + ring2, y: y + node2.iconY + ring2, size: node2.iconSize - 2 * ring2 };
}
function frame(placed, theme) {
  const { node: node2 } = placed;
  if (!node2.dashed && !node2.suggested) return "";
  const stroke = node2.suggested ? STROKES.dotted : ` stroke-dasharray="3 3"`;
  const icon2 = iconAt(placed);
  const size = number(icon2.size + 2 * LOOKED_UP_GAP);
  return `<rect x="${number(icon2.x - LOOKED_UP_GAP)}" y="${number(icon2.y - LOOKED_UP_GAP)}" width="${size}" height="${size}" rx="4" fill="none"${stroke}${painted({ stroke: theme.lookedUp })}/>`;
}
var isShadow = ({ faded, mark }) => faded === true || isGone(mark);
function icon(placed, theme) {
  const { x, y, size } = iconAt(placed);
  const drawing = [placed.node.icon, x, y, size];
  const drawn = plate(...drawing, theme) + useIcon(...drawing);
  return isShadow(placed.node) ? `<g opacity="${SHADOW}">${drawn}</g>` : drawn;
}
function change({ node: node2, x, y }, theme) {
  const { mark, ring: room = 0, iconSize } = node2;
  if (mark === void 0) return "";
  const inset = RING_WIDTH / 2;
  const [left, top, size] = [x + node2.iconX + inset, y + node2.iconY + inset, iconSize - 2 * inset];
  const line4 = ring(mark, { x: left, y: top, width: size, height: size }, RING_RADIUS, theme);
  if (mark.ghostOf !== void 0) return line4;
  const height = room < RING ? DISC.small : DISC.node;
  const [right, bottom] = [x + node2.iconX + iconSize + DISC_OVERHANG, y + node2.iconY + iconSize + DISC_OVERHANG];
  const middle = { x: right - discWidth(mark, height) / 2, y: bottom - height / 2 };
  return line4 + disc(mark, middle, height, theme);
}
function ground({ node: node2, x, y }, theme) {
  if (!node2.onBorder) return "";
  const { iconX, iconY, iconSize, width, height } = node2;
  const below = iconY + iconSize;
  const cover2 = (left, top, wide, high) => `<rect x="${number(left)}" y="${number(top)}" width="${number(wide)}" height="${number(high)}"${painted({ fill: theme.background })}/>`;
  return cover2(x + iconX, y + iconY, iconSize, iconSize) + cover2(x, y + below, width, height - below);
}
var tooltip = ({ words: words2, lines: lines2, id, changeWords: changeWords2 = [] }) => escapeXml([...words2 ?? lines2.map((line4) => line4.text), ...changeWords2, id].join("\n"));
var driftData = ({ mark, lines: lines2, changeWords: changeWords2 = [] }) => mark === void 0 && changeWords2.length === 1 && lines2.some(({ drift }) => drift) ? ' data-drift=""' : "";
function node(placed, theme) {
  const { node: item } = placed;
  const marks = frame(placed, theme) + asMark(change(placed, theme)) + badge(placed, theme) + steps(placed, theme);
  return `<g data-address="${escapeXml(item.id)}" data-type="${escapeXml(item.type)}"${changeData(item)}${driftData(item)}><title>${tooltip(item)}</title>${ground(placed, theme)}${icon(placed, theme)}${marks}${captions2(placed, theme)}</g>`;
}

// src/render/svg/edges.ts
var HALO_WIDTH = 4;
var LINE_WIDTH = 1.5;
var CHANGED_WIDTH = 2;
var PLATE_RADIUS = 4;
var PLATE_OVERHANG = 8;
var halo = (line4, theme) => `<path d="${line4}" stroke-opacity="${theme.haloOpacity}" stroke-width="${HALO_WIDTH}"${painted({ stroke: theme.halo })}/>`;
var ends = (from, to) => `data-from="${escapeXml(from)}" data-to="${escapeXml(to)}"`;
function group({ edge }, { heads }, line4, theme) {
  const label = edge.label?.whole ?? edge.label?.text ?? "";
  const change2 = edge.mark && changeWord(edge.mark.change);
  const tooltip3 = escapeXml(edgeTooltip(edge.from, edge.to, edge.twoWay, label, change2));
  const fill = edge.mark ? paintsOf(edge.mark, theme).mark : theme.head;
  return `<g ${ends(edge.from, edge.to)}${changeData(edge)}><title>${tooltip3}</title>${line4}<path d="${heads}" stroke="none"${painted({ fill })}/></g>`;
}
var invisibleLine = ({ line: line4 }) => `<path d="${line4}" stroke="none" pointer-events="stroke"/>`;
function trunk(edges2, arrows, routes) {
  const lines2 = edges2.map((edge, i) => ({
    stroke: strokeOf(edge),
    arrow: arrows[i],
    route: routes[i]
  }));
  return ["solid", "thin", "dashed", "dotted", "deleted", "moved"].flatMap((stroke) => {
    const alike2 = lines2.filter((each) => each.stroke === stroke);
    const path = isUnbroken(stroke) ? alike2.map((each) => each.arrow.line).join("") : dashedPath(alike2);
    return path === "" ? [] : [`<path d="${path}"${STROKES[stroke]}/>`];
  });
}
var openEdges = (theme) => `<g fill="none" stroke-width="${LINE_WIDTH}"${painted({ stroke: theme.line })}>`;
function arrowsOf(placed, routes) {
  const gaps = findGaps(placed.map(({ edge }, i) => ({ edge, points: routes[i] })));
  return placed.map(
    ({ edge, curve }, i) => curve === void 0 ? arrow2(routes[i], edge, isUnbroken(strokeOf(edge)) ? gaps[i] : void 0) : curvedArrow(curve, edge)
  );
}
function bundled(placed, theme, shade) {
  const routes = placed.map(({ points }) => simplify3(points));
  return findBundles(routes).flatMap((bundle) => {
    const drawable = bundle.filter((index2) => routes[index2].length > 1);
    if (drawable.length === 0) return [];
    const members = drawable.map((index2) => placed[index2]);
    const memberRoutes = drawable.map((index2) => routes[index2]);
    const arrows = arrowsOf(members, memberRoutes);
    const edgesOf2 = members.map(({ edge }) => edge);
    const isShared = arrows.length > 1;
    const trunkLines = isShared ? trunk(edgesOf2, arrows, memberRoutes) : [];
    const groups = members.map((member2, i) => {
      const { line: line4 } = arrows[i];
      const visibleLine = `<path d="${line4}"${STROKES[strokeOf(member2.edge)]}/>`;
      return group(member2, arrows[i], isShared ? invisibleLine(arrows[i]) : visibleLine, theme);
    });
    return [halo(arrows.map(({ line: line4 }) => line4).join(""), theme), ...shade([...trunkLines, ...groups])];
  });
}
var ORDER = [
  { change: "move" },
  { change: "update" },
  { change: "delete" },
  { change: "create" },
  { change: "create", opens: true }
];
function changed(placed, theme) {
  return ORDER.flatMap((mark) => {
    const alike2 = placed.filter(({ edge }) => edge.mark?.change === mark.change && edge.mark.opens === mark.opens);
    if (alike2.length === 0) return [];
    const look2 = ` stroke-width="${CHANGED_WIDTH}"${painted({ stroke: paintsOf(mark, theme).mark })}`;
    return [`<g${look2}>`, ...bundled(alike2, theme, (lines2) => lines2), "</g>"];
  });
}
var shadow = (lines2) => [`<g opacity="${SHADOW}">`, ...lines2, "</g>"];
function edges(placed, theme) {
  const plain2 = placed.filter(({ edge }) => edge.mark === void 0);
  const isShaded = plain2.some(({ edge }) => edge.faded);
  const parts = [...bundled(plain2, theme, isShaded ? shadow : (lines2) => lines2), ...changed(placed, theme)];
  return parts.length === 0 ? [] : [openEdges(theme), ...parts, "</g>"];
}
var edgeSign = ({ edge, mark }, theme) => edge.mark === void 0 || mark === void 0 ? "" : `<g ${ends(edge.from, edge.to)}>${asMark(disc(edge.mark, mark, DISC.edge, theme))}</g>`;
function edgeLabel({ edge, label: plate2 }, theme) {
  if (edge.label === null || plate2 === null) return "";
  const { size } = theme.edgeLabel;
  const middle = plate2.y + plate2.height / 2;
  const baseline = baselineBelow(middle, size);
  const isLong = edge.label.width * WIDER4[theme.edgeLabel.weight] > plate2.width + PLATE_OVERHANG;
  const before = edge.steps === void 0 ? 0 : stepWidth(edge.steps) + (edge.label.text === "" ? 0 : STEP_GAP);
  const left = plate2.x + (plate2.width - edge.label.width) / 2;
  const badge2 = edge.steps === void 0 ? "" : stepBadge(edge.steps, left, middle, theme);
  const length = isLong ? edge.label.width - before : void 0;
  const centre = plate2.x + plate2.width / 2 + before / 2;
  const words2 = edge.label.text === "" ? badge2 : badge2 + text2(edge.label.text, centre, baseline, theme.edgeLabel, "middle", length);
  return `<g ${ends(edge.from, edge.to)}><rect x="${number(plate2.x)}" y="${number(plate2.y)}" width="${number(plate2.width)}" height="${number(plate2.height)}" rx="${PLATE_RADIUS}" fill-opacity="${theme.plateOpacity}"${painted({ fill: theme.halo })}/>${words2}</g>`;
}

// src/render/svg/index.ts
var drawSvg = async (layout, theme = "light", links = null, stamp = null) => svgDocument(layout, await bundledIcons(slugsOf(layout)), themeByName(theme), links, stamp);
var write = async (layout, { theme, links, stamp, side }) => ({
  content: await drawSvg(layoutOf(layout, side), theme, links, stamp),
  note: null
});
var TITLE_NOTE_GAP = 14;
var NO_WORDS = { title: null, subtitle: null };
function titleWithArrow(line4, beside, x, y, { heading: ink }) {
  const title = changeTextFrom(line4, x, y, ink);
  if (beside === null) return title;
  const { text: words2, width, ink: small3 } = beside;
  return title + text2(words2, x + changeWidth(line4, ink) + TITLE_NOTE_GAP, y, small3, "start", width);
}
function heading4(layout, theme, back) {
  if (layout.title === null) return [];
  const { x, y } = layout.title;
  const below = layout.subtitle ?? null;
  const { title, subtitle, broken, sentence } = layout.heading ?? NO_WORDS;
  if (title === null) throw new Bug(TITLE_WITHOUT_WORDS);
  const after = subtitle && { ...subtitle, ink: theme.subheading };
  const room = layout.width - 2 * x;
  const beside = below === null ? after : null;
  const drawn = (broken ?? [title]).map(
    (line4, i) => hasArrow(line4) ? titleWithArrow(line4, beside, x, y + i * TITLE_PITCH, theme) : titleLine2({ ...line4, ink: theme.heading }, beside, TITLE_NOTE_GAP, x, y + i * TITLE_PITCH, room)
  );
  const linked = drawn.map((line4) => back === null ? line4 : link(back, line4, ' text-decoration="underline"'));
  const summary = (sentence?.lines ?? []).map(
    (line4, i) => asMark(
      titleLine2({ ...line4, ink: theme.sentence }, null, TITLE_NOTE_GAP, x, sentence.y + i * SENTENCE_PITCH, room)
    )
  );
  const second = below && after ? [titleLine2(after, null, TITLE_NOTE_GAP, below.x, below.y, room)] : [];
  return [...linked, ...second, ...summary];
}
function resourcesIn({ boxes, nodes, edges: lines2 }) {
  const drawn = [
    ...boxes.flatMap(
      ({ box: { id, count = 1, folded, mark } }) => mark?.ghostOf !== void 0 ? [] : isAddress(id) ? { address: id, type: typeOf2(id), count } : folded ? { address: id, type: "", count } : []
    ),
    ...nodes.flatMap(
      ({ node: { id, type, count = 1, mark } }) => mark?.ghostOf !== void 0 ? [] : { address: id, type, count }
    )
  ];
  return lines2.reduce((sum, { edge: { count = 0 } }) => sum + count, countDrawn(drawn));
}
function titleIn({ heading: words2 }) {
  return words2?.title?.whole ?? words2?.title?.text ?? DIAGRAM;
}
function sentenceIn({ heading: words2 }) {
  const last = words2?.sentence?.lines.at(-1);
  return last?.whole ?? words2?.sentence?.lines.map(({ text: text3 }) => text3).join(" ") ?? "";
}
var changesIn = ({ legend: entries2 = [] }) => entries2.flatMap(({ sample, words: words2 }) => sample === "change" || sample === "sum" ? [words2.text] : []);
var descriptionOf = (layout) => [sentenceIn(layout), pictureDescription(resourcesIn(layout), layout.edges.length, changesIn(layout))].join(" ").trim();
function root(layout, theme, stamp) {
  const [width, height] = [number(Math.ceil(layout.width)), number(Math.ceil(layout.height))];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title desc" font-family="${theme.fonts}"${stamp === null ? "" : ` data-groundplan="${escapeXml(stamp)}"`}>`,
    `<title id="title">${escapeXml(titleIn(layout))}</title>`,
    `<desc id="desc">${escapeXml(descriptionOf(layout))}</desc>`
  ];
}
function svgDocument(layout, icons, theme, links = null, stamp = null) {
  const linked = (id, drawn) => {
    const href = links?.hrefs.get(id);
    return href === void 0 ? drawn : link(href, drawn);
  };
  const body = [
    "<defs>",
    ...symbols(layout, icons, theme),
    "</defs>",
    `<rect width="100%" height="100%"${painted({ fill: theme.background })}/>`,
    ...heading4(layout, theme, links?.heading ?? null),
    ...layout.boxes.map((placed) => linked(placed.box.id, box(placed, theme))),
    ...edges(layout.edges, theme),
    ...layout.edges.map((placed) => edgeSign(placed, theme)).filter((sign2) => sign2 !== ""),
    ...layout.nodes.map((placed) => linked(placed.node.id, node(placed, theme))),
    ...layout.edges.map((placed) => edgeLabel(placed, theme)).filter((label) => label !== ""),
    ...legend(layout, theme),
    ...flowTables(layout, theme)
  ];
  const style = darkStyle(body);
  return [...root(layout, theme, stamp), ...style === "" ? [] : [style], ...body, "</svg>\n"].join("\n");
}
var link = (href, drawn, look2 = "") => `<a href="${escapeXml(href)}"${look2}>${drawn}</a>`;
var flowTables = (layout, theme) => (layout.flows ?? []).map(({ name, badges, lines: lines2 }) => {
  const numbers = badges.map(({ steps: steps2, x, middle }) => stepBadge(steps2, x, middle, theme));
  const words2 = lines2.map(({ line: line4, x, middle }) => {
    const ink = theme.caption[line4.role];
    return text2(line4.text, x, baselineBelow(middle, ink.size), ink, "start");
  });
  return `<g data-flow="${escapeXml(name)}">${numbers.join("")}${words2.join("")}</g>`;
});
var GAP3 = 9;
var FRAME = { width: 22, height: 14 };
function lineSample(entry, middle, theme) {
  const ends2 = [entry.x, entry.x + SAMPLE_WIDTH - GAP3].map((x) => ({ x, y: middle }));
  const thin = entry.sample === "thin" && { thin: true };
  const { line: line4, heads } = arrow2(ends2, { twoWay: entry.sample === "two-way", ...thin });
  const stroke = strokeOf({ dashed: entry.sample === "dashed", suggested: entry.sample === "suggested", ...thin });
  const width = stroke === "thin" ? "" : ` stroke-width="${LINE_WIDTH}"`;
  return `<path d="${line4}" fill="none"${width}${STROKES[stroke]}${painted({ stroke: theme.line })}/><path d="${heads}"${painted({ fill: theme.head })}/>`;
}
var SAMPLES = {
  dashed: lineSample,
  "two-way": lineSample,
  thin: lineSample,
  suggested: lineSample,
  "looked-up": ({ x }, middle, theme) => `<rect x="${number(x + SAMPLE_WIDTH - GAP3 - FRAME.width)}" y="${number(middle - FRAME.height / 2)}" width="${FRAME.width}" height="${FRAME.height}" rx="2" fill="none" stroke-dasharray="${LOOKED_UP_DASHES}"${painted({ stroke: theme.lookedUp })}/>`,
  change: ({ x, mark }, middle, theme) => {
    if (mark === void 0) return "";
    const width = discWidth(mark, DISC.edge);
    return disc(mark, { x: x + SAMPLE_WIDTH - GAP3 - width / 2, y: middle }, DISC.edge, theme);
  },
  sum: () => "",
  count: ({ x }, middle, theme) => pill(LEGEND_COUNT_SAMPLE, x + SAMPLE_WIDTH - GAP3, middle, theme)
};
var legend = (layout, theme) => (layout.legend ?? []).map((entry) => {
  const middle = entry.y + entry.height / 2;
  const baseline = baselineBelow(middle, theme.legend.size);
  const left = entry.sample === "sum" ? entry.x : entry.x + SAMPLE_WIDTH;
  const words2 = text2(entry.words.text, left, baseline, theme.legend, "start");
  return `<g data-legend="${entry.sample}"${entry.mark ? ` data-change="${entry.mark.change}"` : ""}>${SAMPLES[entry.sample](entry, middle, theme)}${words2}</g>`;
});
var CORNER2 = 24;
var LOOSE_ICON = { size: 17, x: 8, y: 3.5 };
var CORNER_RADIUS = 2;
var TITLE_AFTER_ICON = 31;
var TITLE_WITHOUT_ICON = 10;
var HEADER_END = 10;
var DASHES2 = "6 4";
var LOOKED_UP_DASHES = "2 3";
function dashes(looksUp, facts) {
  if (looksUp) return ` stroke-dasharray="${LOOKED_UP_DASHES}"`;
  return facts.dash === "dashed" ? ` stroke-dasharray="${DASHES2}"` : "";
}
function frame2(placed, facts, theme) {
  const { fill, border: stroke } = theme.box(facts);
  const bounds = `x="${number(placed.x)}" y="${number(placed.y)}" width="${number(placed.width)}" height="${number(placed.height)}"`;
  const { mark, bare } = placed.box;
  if (bare) return `<rect ${bounds} fill="none"/>`;
  if (mark === void 0)
    return `<rect ${bounds} rx="${CORNER_RADIUS}" stroke-width="${facts.width}"${painted({ fill, stroke })}${dashes(placed.box.dashed, facts)}/>`;
  const border = ` stroke-width="${facts.width}" stroke-opacity="0"${painted({ fill, stroke })}${dashes(placed.box.dashed, facts)}`;
  return `<rect ${bounds} rx="${CORNER_RADIUS}"${border}/>${asMark(ring(mark, placed, CORNER_RADIUS, theme))}`;
}
var whole = (line4) => line4.whole ?? line4.text;
function uncut(line4, room, { size, weight }) {
  const words2 = line4.whole === void 0 ? line4.text : wrap(line4.whole, size, weight, Math.max(line4.width, room), 1)[0];
  if (words2 === void 0 || words2 === line4.text) return line4;
  return { text: words2, width: widthOf(words2, size, weight) };
}
function header(placed, facts, theme) {
  const { box: box2, x, y, width } = placed;
  const start = titleStart(box2);
  const { ink } = theme.box(facts);
  const room = width - start - HEADER_END;
  const after = box2.subtitle === null || box2.subtitleBelow ? 0 : SUBTITLE_GAP + box2.subtitle.width;
  const words2 = uncut(box2.title, room - after, theme.boxTitle);
  const title = { ...words2, ink: { ...theme.boxTitle, fill: ink } };
  const baseline = baselineBelow(y + CORNER2 / 2, theme.boxTitle.size);
  if (box2.subtitle !== null && isOfChange(box2.subtitle)) {
    const left = x + start + words2.width + SUBTITLE_GAP;
    const first = text2(words2.text, x + start, baseline, title.ink, "start", words2.width);
    return first + changeAfter(box2, left, baseline, { ...theme.boxSubtitle, fill: ink }, theme);
  }
  const beside = box2.subtitleBelow ? 0 : SUBTITLE_GAP + words2.width;
  const subtitle = box2.subtitle && {
    ...uncut(box2.subtitle, room - beside, theme.boxSubtitle),
    ink: { ...theme.boxSubtitle, fill: ink }
  };
  if (subtitle && box2.subtitleBelow) {
    const first = titleLine2(title, null, SUBTITLE_GAP, x + start, baseline, room);
    return first + titleLine2(subtitle, null, SUBTITLE_GAP, x + start, baseline + SECOND_LINE, room);
  }
  return titleLine2(title, subtitle, SUBTITLE_GAP, x + start, baseline, room);
}
function changeAfter({ subtitle, plainSubtitle }, left, baseline, ink, theme) {
  const line4 = subtitle;
  const change2 = { ...theme.boxSubtitle, weight: 600, fill: theme.caption[line4.role].fill };
  const detail = line4.drift && plainSubtitle && line4.text.startsWith(plainSubtitle.text) ? plainSubtitle : null;
  if (detail === null) return asMark(changeTextFrom(line4, left, baseline, change2), line4);
  const rest2 = { text: line4.text.slice(detail.text.length) };
  return text2(detail.text, left, baseline, ink, "start", detail.width) + asMark(changeTextFrom(rest2, left + detail.width, baseline, change2), line4);
}
function titleStart({ icon: icon2, mark }) {
  const start = icon2 === null ? TITLE_WITHOUT_ICON : TITLE_AFTER_ICON;
  return mark === void 0 ? start : start + discWidth(mark, DISC.box) + DISC_GAP;
}
function sign({ box: box2, x, y }, theme) {
  if (box2.mark === void 0 || box2.mark.ghostOf !== void 0) return "";
  const middle = x + titleStart(box2) - DISC_GAP - discWidth(box2.mark, DISC.box) / 2;
  return disc(box2.mark, { x: middle, y: y + CORNER2 / 2 }, DISC.box, theme);
}
function cornerIcon(placed, theme) {
  const drawn = iconIn(placed, theme);
  return drawn !== "" && isGone(placed.box.mark) ? `<g opacity="${SHADOW}">${drawn}</g>` : drawn;
}
function iconIn({ box: box2, x, y }, theme) {
  if (box2.icon === null) return "";
  if (isFlushIcon(box2.icon)) return useIcon(box2.icon, x, y, CORNER2);
  const [left, top] = [x + LOOSE_ICON.x, y + LOOSE_ICON.y];
  return plate(box2.icon, left, top, LOOSE_ICON.size, theme) + useIcon(box2.icon, left, top, LOOSE_ICON.size);
}
function tooltip2({ id, title, subtitle, folded, changeWords: words2 = [] }) {
  if (folded) return escapeXml([title.text, ...words2, ...folded].join("\n"));
  const heading5 = [title, subtitle].flatMap((line4) => line4 === null || line4.text === "" ? [] : whole(line4)).join(" ");
  return escapeXml([heading5, ...words2, ...isAddress(id) ? [id] : []].join("\n"));
}
function box(placed, theme) {
  const { box: item } = placed;
  const facts = boxFactsOf(item.style);
  const words2 = item.bare ? "" : cornerIcon(placed, theme) + asMark(sign(placed, theme)) + header(placed, facts, theme);
  return `<g data-address="${escapeXml(item.id)}" data-type="${escapeXml(item.style)}"${changeData(item)}><title>${tooltip2(item)}</title>${frame2(placed, facts, theme)}${words2}</g>`;
}

// parts/picture.js
init_limits2();
init_messages2();
var modules = {
  "src/catalog/attribute-roles.ts": () => ({ ATTRIBUTES_OF_MEMBERSHIP, ATTRIBUTES_OF_ORDERS, ATTRIBUTES_OF_OWNERS, ATTRIBUTES_OF_PARTS, ATTRIBUTES_OF_PLACES, ATTRIBUTES_OF_PROGRAMS, ATTRIBUTES_WITHOUT_CALLS, IDENTITY_ATTRIBUTES, SELF_ADDRESSES, STATED_IDENTITIES, SUPPORTING_ATTRIBUTES, addressInModule, allowsIn, grantsInModule, holdsIdentities, isForOthers, isLeftOut, isOfOrigins, isOfProgram, isSelfReference, isTakenOver, namesOwner, namesOwnerAtEnd, namesParent, subjectOf, wordOfModule }),
  "src/catalog/attributes.ts": () => ({ ACCESS_ATTRIBUTE, ALLOWED_ATTRIBUTES, ITEM_KEYS, MODULE_PURPOSE, OPENED_ATTRIBUTE, SHOWN_NAME, SOLE_ATTRIBUTE, TAG_ATTRIBUTES, isArchitecture, isNamedMember, isNote, isOrdered, isSameValue, placesOf, valuesShown }),
  "src/catalog/block-nouns.ts": () => ({ isArchitectureBlock, nounOfBlock }),
  "src/catalog/boxes.ts": () => ({ BOXES, BOX_DETAILS, BOX_ICONS, BOX_VARIANTS, CATEGORY_TITLES, LOOSE_NOUN, NAME_SAYS_ALL, OWNER_TYPES, REGION_STYLES, SUBNET_TYPES, TIERS, boxFactsOf, isFlushIcon, isHostType, isMerePlace, isWide }),
  "src/catalog/cloud.ts": () => ({ ACCOUNT: ACCOUNT2, ACCOUNT_OF_ROLE, CLOUDS: CLOUDS2, CURRENT_ACCOUNT, METADATA_ADDRESSES, METADATA_HOSTS, NO_CREDENTIALS, PROJECT_ATTRIBUTES, PROVIDER_ARGUMENTS, PROVIDER_VARIABLES, PROVING_ACCOUNT, STATED_LOCATIONS, actorTypeOf, cloudOf, contentsTypeOf, isProjectId, localModelOf, mostUsedCloud, outerRegionOf, regionBoxOf, regionContaining, replaceIds }),
  "src/catalog/detail-attributes.ts": () => ({ DETAIL_ATTRIBUTES, DETAIL_PATHS, NUMBERS_ALONE, USUAL, WORDS_ALONE, isOfOpenness, isOfRule }),
  "src/catalog/examples.ts": () => ({ ACCOUNT, ELEMENT, EMPTY_POLICY, NETWORK: NETWORK3, PLURAL, ROLE, SUBSCRIPTION, TAKES_LIST, ZERO_UUID, answerOf, defaultsToFalse, elementNumber, exampleOf, holdsElement, holdsExample, isAnyElement, isMadeUpAccount, isTags, itemFor, itemTextFor, numberFor, partOfNetwork, standIn, textFor, whereaboutsIn }),
  "src/catalog/exposure.ts": () => ({ ANY_ADDRESS, ASIDE_WORDS, ENDPOINT, EVERYBODY, EVERYBODY_WITH_ACCOUNT, EVERYWHERE, INTERNET, NO_ADDRESS, NO_CALLS, OUTSIDERS, PROTOCOLS, PUBLIC_ACCESS, PUBLIC_ADDRESS, TAGGED, THE_FIREWALL, THE_INTERNET, UNAUTHORISED, UNKNOWN_ADDRESSES, allPortsBut, exceptFor, hasAllAddresses, isAllPorts, isPeer, isPrivateRange, isRange, isRangeWithin, portInWords, portsInWords, portsListed, protocolInWords, sizeOfRange, widerThan, withoutNarrower }),
  "src/catalog/harmless-words.ts": () => ({ hasIdentity, isHarmlessName, isPlainWord }),
  "src/catalog/index.ts": () => ({ boxFactsOf, cloudOf, factsOf, isGlobal, isHandedOver, isKnown, rankOf, resolvedTypeOf, stripOf }),
  "src/catalog/knowledge.ts": () => ({ KNOWLEDGE }),
  "src/catalog/locations.ts": () => ({ ALL_ZONE_ATTRIBUTES, LOCATION_ATTRIBUTES, PROVIDER_ZONE_ATTRIBUTE, REGION_ATTRIBUTE, REGION_OR_ZONE, REGION_PATTERN, UNKNOWN_LOCATIONS, UNKNOWN_REGIONS, UNKNOWN_ZONES, ZONE_LETTERS, ZONE_PATTERN, displayName, geographicNameOf, isInUserKeyedMap, isKnownRegionOrZone, isRegionOrZone, isUnknownLocation, locationAttributesOf, regionLabel, statedLocation, unknownZone, unknownZoneIndex, zoneIdOf, zoneNameIn }),
  "src/catalog/model.ts": () => ({ STRIPS, STRIP_TITLES, isSetting, linksOf, wrapsOf }),
  "src/catalog/openings.ts": () => ({ isOpened, isToOutside, opensToOutside }),
  "src/catalog/other/actors.ts": () => ({ ACTORS, ADDED, CONNECTED_PSEUDO_TYPES }),
  "src/catalog/other/index.ts": () => ({ PATTERN_TABLES, PROMINENCE, TABLES }),
  "src/catalog/other/terraform.ts": () => ({ HELPER, TERRAFORM, makesNames }),
  "src/catalog/permissions.ts": () => ({ DOCUMENT_SHAPES, TRUST_ACTION, accessOf, allOfService, isActionName, isAdministration, isPermissionName, isServiceKnown, isTrustAction, meansEverything, permissionCovers, permissionsNamed, permissionsOf, roleNamed, serviceName }),
  "src/catalog/products.ts": () => ({ ENVIRONMENT_WORDS, KIND_WORDS, MADE_UP_ID, MADE_UP_NAME, SAYS_NOTHING, UNIQUE_SUFFIX, cloudNameOf, homeOf, isKnownByCloudName, nameAttributesOf, namePathsOf, productOf, valueInWords }),
  "src/catalog/shared.ts": () => ({ ALWAYS, BEFORE, GOVERNS, LISTENS_NOWHERE, NEVER, ONPREM, REGISTRY, REPLICATION, RUNS, WATCHES, WORKLOADS, actionsOf, builtInRolesOf, gatewayAt, isAside, joinsOf, memberOf, membersOf, nodesOf, replicaOf, replication, rolesOf, variants }),
  "src/cli/draw.ts": () => ({ draw: draw2 }),
  "src/cli/effects.ts": () => ({ withoutEffect }),
  "src/cli/explain.ts": () => ({ checkExplanation, explain, ledgerAsJson, ledgerAsText }),
  "src/cli/input.ts": () => ({ checkAnnotationOption, checkInput, descriptorOf, kindOf: kindOf6, readAnnotationOption, readInput, readInputOrPipe, unreadable }),
  "src/cli/output.ts": () => ({ checkNotDirectory, checkWritable, countOf: countOf3, printSummary, writeOutput }),
  "src/cli/progress.ts": () => ({ createProgress }),
  "src/cli/request.ts": () => ({ readRequest }),
  "src/cli/run.ts": () => ({ run, writeDebugData }),
  "src/cli/source.ts": () => ({ checkOnce, checkVarFiles, ignoredOptions, readSource: readSource2, readSources }),
  "src/cli/targets.ts": () => ({ STDOUT, chooseDiffTargets, chooseTargets, isStdout, pageFile, pagePath, reportFormatOf }),
  "src/diagram.ts": () => ({ ANNOTATION_FILE, FONT_FILE, FORMAT_DEFAULT, FORMAT_NAMES, REPORT_FORMATS, REPORT_FORMAT_DEFAULT, REPORT_FORMAT_NAMES, annotationsBeside, annotationsOf, diagram, fetchArchive: fetchArchive2, formatCalled: formatOfExtension, formatRow, graphRequestOf, isFileAddress, isGitAddress, knowsChanges, linesOf: linesOf3, modelFileIn, requestOf, shownName, surveyCode: surveyCode2, unpackTree: unpackTree2 }),
  "src/diagram/account-ids.ts": () => ({ accountIds, addressed, shownName, tellHidden, withHiddenFailures }),
  "src/diagram/annotate.ts": () => ({ ANNOTATION_FILE, annotateGraph, annotationsBeside, annotationsOf, languageModel, modelFileIn }),
  "src/diagram/draw.ts": () => ({ detailsOf, drawAll, layOut, needsLayout }),
  "src/diagram/fonts.ts": () => ({ FONT_FILE, fontsOf, withNamedFonts }),
  "src/diagram/messages.ts": () => ({ ANNOTATIONS_TOO_LARGE_REMEDY, ANNOTATIONS_UNREADABLE_REMEDY, CHANGES, FONTS_TOO_MANY_REMEDY, FONT_FAULTS, FONT_TOO_LARGE_REMEDY, FONT_UNREAD_REMEDY, KINDS_DIFFER, NOTHING_ON_BOTH, NOTHING_ON_BOTH_REMEDY, NO_PAGES, STEP_ARRANGING, STEP_COMPARING, STEP_UNDERSTANDING, WHY_PART, WORKING_TREE, aboutSide, annotationsEmpty, annotationsTooLarge, annotationsUnreadable, beforeAfter, changeTooWide, changesOf, comparing, comparingFiles, fontUnread, fontsTooMany, nameOfPage, nestedTooDeep, noResourcesRemedy, notInCommit, nothingIn, ofBoth, onPage, overviewDrawn, pagesTooMany, placesGone, placesNew, plansTooMany, readAlike, reason, severalPlans, severalPlansRemedy, simplified, stepAskingModel, stepDrawing, stepReading, titleOfPage, variablesOnBoth }),
  "src/diagram/on-step.ts": () => ({ SILENT, noStep }),
  "src/diagram/present.ts": () => ({ linesOf: linesOf3, presentGraph }),
  "src/diagram/read.ts": () => ({ readCode, readGraph, readSource }),
  "src/diagram/source.ts": () => ({ fetchArchive: fetchArchive2, isFileAddress, isGitAddress, knowsChanges, openSource, surveyCode: surveyCode2, unpackTree: unpackTree2 }),
  "src/diagram/stamp.ts": () => ({ stampIn, stampOf }),
  "src/diagram/tagged.ts": () => ({ keepTagged }),
  "src/diagram/view-cache.ts": () => ({ lensOf }),
  "src/diagram/view.ts": () => ({ selectView }),
  "src/graph/address.ts": () => ({ escapeKey, escapeName, formatAddress, holdsEscapedBracket, isAddress, isDigit, isNameCode, isShort, modulesOf, parseAddress, runEnd, typeOf: typeOf2, unescapeKey, unescapeName, withCopy, withoutIndexes }),
  "src/graph/changes.ts": () => ({ CHANGES: CHANGES2, REMOVALS, countedWith, countsInGlyphs, glyphOf, partsApart, sharedBlocks }),
  "src/graph/counts.ts": () => ({ allChanges, countChanges, countDrawn, countResources, countTypes, isOfSource, isPseudoType, planSummary }),
  "src/graph/create.ts": () => ({ createEdge, createGraph, createNode, headOf }),
  "src/graph/format.ts": () => ({ serialiseGraph, toGraphFormat }),
  "src/graph/group-by.ts": () => ({ groupBy, put }),
  "src/graph/inventory.ts": () => (init_inventory(), __toCommonJS(inventory_exports)),
  "src/graph/merge-changes.ts": () => ({ markOf: markOf2, mergeChanges, sumCounts, sumOf, withoutDrift }),
  "src/graph/node-types.ts": () => ({ CONTAINER_TYPES, OUTSIDE_TYPES, isContainerType, isOutside }),
  "src/graph/order.ts": () => ({ byAddress, byText, largest, smallest }),
  "src/graph/rights.ts": () => ({ LEVELS }),
  "src/graph/terraform-address.ts": () => ({ assignAddresses, formatTerraformAddress, isSameByCount, parseTerraformAddress, toGraphAddress }),
  "src/graph/tree.ts": () => ({ ancestorsOf, childrenOf }),
  "src/inference/limits.ts": () => ({ ANSWERING_MAX, CARRIED_MAX, CLOSED_RANK_MAX, COLLAPSE_FROM, COPIES_MAX, DENIALS_MAX, GRANTED_MAX, GRANTEES_MAX, GROUP_MEMBERS_MAX, IDENTITY_LENGTH_MIN, IDENTITY_TEXT_MAX, KINDS_LISTED, MEMBERS_OF_BOX, NAME_LENGTH_MIN, NEARBY_MAX, OVERVIEW_BIDIRECTIONAL, OVERVIEW_EDGES, OVERVIEW_LEVELS, OVERVIEW_SIZE, PAGES_MAX, PAGE_ICONS, PERMITTED_MAX, PORTS_IN_WORDS_MAX, QUIET_CROWD, RANGES_OF_RULE_MAX, RELAYS_MAX, SESSIONS_MAX, TAKERS_MAX, TELLING_TYPES, TEXT_DEPTH_MAX, WILDCARD_NAMES_MAX }),
  "src/inference/views/overview/readable.ts": () => ({ ANY_SIZE, READABLE: READABLE2, isReadable, isSmall }),
  "src/labels/changes.ts": () => ({ changeLines, changeOf, changesOf: changesOf2, commonChange, countChanged, hiddenChanges, isAllNew, isChanged, showsChanges, withChangedArrows }),
  "src/layout/heading.ts": () => ({ placeHeading }),
  "src/layout/limits.ts": () => ({ ATTRIBUTES_MAX, DOT_CAREFUL_NODES, DOT_EFFORT, ELEMENTS_MAX, FAR, GATES_MAX, LANES_MAX, NESTED_MAX, UNPACKED_MAX }),
  "src/layout/messages.ts": () => ({ BROKEN_TAG, DOT_ANSWER_REMEDY, DOT_ANSWER_UNREADABLE, HAS_DECLARATIONS, LEGEND_BIDIRECTIONAL, LEGEND_COUNT, LEGEND_DASHED, LEGEND_LOOKED_UP, LEGEND_OPENED, LEGEND_SUGGESTED, LEGEND_THIN, NOT_OF_EDITOR_REMEDY, NOT_UNPACKED, NO_PAGE, TOO_LONG, TOO_MANY_ATTRIBUTES, TOO_MANY_ELEMENTS, legendOfChange, notOfEditor }),
  "src/layout/nested/routes/self-loops.ts": () => ({ placeSelfLoops }),
  "src/layout/nested/spatial-index.ts": () => ({ SpatialIndex, cellFor }),
  "src/layout/scene/box.ts": () => ({ sceneBox, titleHeight }),
  "src/layout/scene/measures.ts": () => ({ CAPTION_SIZE, CAPTION_TOP, CAPTION_WIDTH, DETAIL_WIDTH, DISC, DISC_GAP, DISC_OVERHANG, HEADER_EXTRA, HEADER_HEIGHT, HEADING_SIZE, ICON_SIZE, ICON_TOP, LINE_HEIGHT, LOOP_ROOM, MAX_BOX_SUBTITLE, MAX_EDGE_LABEL, MAX_FOLDED, MAX_HEADING, MIN_TEXT_WIDTH, ONE_LINE_MAX, RING, SAMPLE_WIDTH, SECOND_LINE, SENTENCE_PITCH, SENTENCE_SIZE, SMALL_CAPTION_WIDTH, SMALL_ICON_SIZE, SMALL_RING, STRIP_HEADER_EXTRA, STRIP_HEADER_HEIGHT, SUBTITLE_GAP, TEXT_SLACK, TITLE_HEIGHT, TITLE_PITCH, TITLE_SIZE, TITLE_WIDTH, discWidth, signOf }),
  "src/layout/scene/steps.ts": () => ({ STEP_GAP, STEP_HEIGHT, STEP_SIZE, STEP_WEIGHT, stepWidth, stepsText, withSteps }),
  "src/platform/hash.ts": () => ({ sha256 }),
  "src/platform/json/decode-text.ts": () => ({ decodeText }),
  "src/platform/json/file.ts": () => ({ notJson: notJson2, objectsIn, parseJsonFile, parseJsonFiles }),
  "src/platform/json/foreign.ts": () => ({ entriesOf, integerAt, listOf, member, memberAt, objectOf, textAt, textOf: textOf3 }),
  "src/platform/json/in-words.ts": () => ({ addressInWords, isLikeAddress, textInWords, tokenInWords }),
  "src/platform/json/tokens.ts": () => ({ findJsonFault, placeAt, tokenAt }),
  "src/platform/programs/graphviz.ts": () => ({ findDot }),
  "src/platform/text/few.ts": () => ({ fewOf }),
  "src/platform/text/is-at-least.ts": () => ({ isAtLeast }),
  "src/platform/text/matching.ts": () => ({ matchesName, matchesWild, nearest }),
  "src/platform/text/metrics.ts": () => ({ isInFont, isZeroWidth, widthOf }),
  "src/render/limits.ts": () => ({ EVIDENCE_ADDRESS_MAX, EVIDENCE_BYTES, EVIDENCE_OF_PICTURE, EVIDENCE_TEXT_MAX, FONTS_MAX, FONT_BYTES_MAX, FONT_MEMORY_MAX, FONT_SECONDS, FOREIGN_TEXT_MAX, MERMAID_CHARACTERS_MAX, MERMAID_EDGES_MAX, MERMAID_LABEL_LENGTH_MAX, MERMAID_NODES_MAX, OUTLINE_CHARACTERS_MAX, PNG_MAX_PIXELS, PNG_USUAL_PIXELS }),
  "src/render/messages.ts": () => ({ DIAGRAM, FONT_PACKED_REMEDY, FONT_REMEDY, FONT_WITHOUT_OUTLINES_REMEDY, LEGEND_COUNT_SAMPLE, NOTES_LAYER, NOT_AN_SVG, NOT_A_FONT, NOT_READABLE_SVG, OUTSIDE: OUTSIDE2, PAGE_COLLAPSE, PAGE_COPY_PNG, PAGE_COPY_SVG, PAGE_DETAILS, PAGE_DRIFT, PAGE_EXPAND, PAGE_FIT, PAGE_FLOW, PAGE_KEYS, PAGE_KEYS_OF_CHANGE, PAGE_LAYERS, PAGE_LIST, PAGE_MORE, PAGE_PRINT, PAGE_SEARCH, PAGE_SIDES, PAGE_THEME, PAGE_ZOOM, PAGE_ZOOM_IN, PAGE_ZOOM_OUT, RASTERISER_FAILED, RASTERISER_FAILED_REMEDY, TITLE_WITHOUT_WORDS, WAS_HERE, andMore: andMore2, edgeTooltip, fontDamaged, fontPacked, fontUndrawable, fontUnknown, fontWithoutOutlines, inside, mermaidFolded, mermaidOfBoxes, mermaidOfChanges, mermaidOfKinds, mermaidOfOuterBoxes, mermaidOfPart, moreInside, notANumber, notDrawable, pictureDescription, pngScaledDown, textsUndrawn, times, titleOfChange }),
  "src/render/side.ts": () => ({ layoutOf, presentationOf }),
  "src/render/svg/changes.ts": () => ({ SHADOW, asMark, changeData, changeText, changeTextFrom, changeWidth, hasArrow, isGone, isOfChange }),
  "src/render/svg/icons.ts": () => ({ DARK_MARKS, bundledIcons, iconDocument, plate, slugsOf, symbols, useIcon }),
  "src/render/svg/index.ts": () => ({ box, drawSvg, svgDocument, write }),
  "src/render/svg/notation.ts": () => ({ escapeXml, number, point, unescapeXml }),
  "src/render/svg/strokes.ts": () => ({ STROKES, dashedPath, isUnbroken, roundedPath, simplify: simplify3, strokeOf, towards }),
  "src/render/svg/text.ts": () => ({ WIDER: WIDER4, baselineBelow, middleAbove, text: text2, titleLine: titleLine2 }),
  "src/render/theme.ts": () => ({ AUTO, DARK, LIGHT, paintsOf, themeByName }),
  "src/slug.ts": () => (init_slug(), __toCommonJS(slug_exports)),
  "src/terraform/fetch/classify.ts": () => ({ classifyJson }),
  "src/terraform/fetch/git/address.ts": () => ({ decoded, isPrivate, parseGitAddress, printGitAddress }),
  "src/terraform/fetch/known-files/index.ts": () => (init_known_files(), __toCommonJS(known_files_exports)),
  "src/terraform/fetch/limits.ts": () => ({ ADDRESS_LENGTH_MAX: ADDRESS_LENGTH_MAX2, ASK_SECONDS, CACHE_BYTES_MAX, CHECKOUT_BYTES_MAX, CHECKOUT_FILES_MAX, COMMITS_CACHED_MAX, CONNECT_SECONDS, EXTENSIONS_BYTES_MAX, FILES_LOOKED_INTO, FILE_BYTES_MAX, FOLDERS_LISTED, FOLDERS_LOOKED_AT, FOLDER_DEPTH_LISTED, FOLDER_DEPTH_MAX, GIT_MEMORY_MAX, GIT_SETTINGS_BYTES_MAX, HEADER_KEYS_MAX, HEAD_BYTES_MAX, HISTORY_BYTES_MAX, INODE_BYTES, LEVELS_ABOVE_MAX, LINKS_MAX, LINK_BYTES_MAX, LINK_NAMES_MAX, LISTING_BYTES_MAX, LOCAL_GIT_SECONDS, LOOKED_INTO_BYTES_MAX, NAME_BYTES_MAX, PATH_BYTES_MAX, RATIO_FROM_BYTES, RATIO_MAX, REGISTRY_SECONDS, REPOSITORY_BYTES_MAX, REPOSITORY_ENTRIES_MAX, REVISION_LENGTH_MAX, RUN_DISK_BYTES_MAX, RUN_ENTRIES_MAX, RUN_INODES_MAX, RUN_REQUESTS_MAX, RUN_SECONDS_MAX, RUN_UNPACKED_BYTES_MAX, RUN_WIRE_BYTES_MAX, SILENT_SECONDS, TITLE_LENGTH_MAX }),
  "src/terraform/fetch/messages.ts": () => ({ ADDRESS_REMEDY, ADVICE_CERTIFICATE, ADVICE_FORBIDDEN, ADVICE_HOST_KEY, ADVICE_MOVED, ADVICE_NETWORK_UNWANTED, ADVICE_NOT_FOUND, ADVICE_OWNER, ADVICE_UNAUTHORIZED, ADVICE_UNKNOWN, ADVICE_UNREACHABLE, ARCHIVE_BROKEN, ARCHIVE_TOO_LARGE, ARCHIVE_UNKNOWN, AZURE: AZURE4, CACHE_REMEDY, CDK, CDKTF, CERTIFICATE_UNTRUSTED, CLONE_REMEDY, CLOUDFORMATION, CODE, COMPOSE, DISK_FULL, DOT, DUMB, ENCRYPTED, FILES_UNREADABLE, FOLDER_NAME_UNFIT, FORBIDDEN, GIT_MISSING, GIT_MISSING_REMEDY, HCP_RUN, HCP_STATE, HELM, HOST_KEY_UNKNOWN, KUBERNETES: KUBERNETES2, LOCAL_TOO_LARGE, LOGIN_REQUIRED, MERGE_BASE_REMEDY, MERGE_BASE_SHALLOW_REMEDY, MOVED, NETWORK_UNWANTED, NOT_FOUND, NOT_REPOSITORY_REMEDY, NO_COMMITS_REMEDY, NO_COMMIT_REMEDY, NO_REPOSITORY, NO_RESOURCES_IN_IT, NO_SUCH_FOLDER, OLD_STATE, OWNED_BY_OTHERS, PROTOCOL_REFUSED, PROXY_REMEDY, PULUMI, REFUSED_AT, REFUSED_CONTROL, REFUSED_DASH, REFUSED_DEPTH, REFUSED_FILE_HOST, REFUSED_FRAGMENT, REFUSED_LENGTH, REFUSED_NO_PATH, REFUSED_PLAIN_CREDENTIALS, REFUSED_REF, REFUSED_REF_TWICE, REFUSED_SHAPE, REFUSED_SPACE, REFUSED_SSH_PASSWORD, REFUSED_SUBFOLDER, REPOSITORY_EMPTY, REVISION_REMEDY, RUN_TIME_OVER, RUN_TOO_MUCH, SAVED_PLAN, SHOW_OF_NOTHING, SSH_FOREIGN, STACKS, SUBFOLDER_NONE, TOO_MANY_FILES, TOO_MUCH, TREE_UNFIT, UNREACHABLE, addressRefused, adviceSshForeign, answerTooLarge, answered, cacheUnwritable, characters, cloneFailed, cloneRemedy, codeBelow, endedBySignal: endedBySignal2, endedLate, endedWithCode, filesLeftOut, holdsKnownFile, hopRefused, hopsTooMany, hostPrivate, hostPrivateRemedy, isKnownFile, linksLeftOut, loginRequired, mergeBaseOf, namesLeftOut, networkEndedLate, noCommitShallow, noCommits, noMergeBase, noRevision, noSuchCommit, noSuchRef, notRefreshed, notRepository, notStarted: notStarted2, nothingThere, onlyTerraformFiles, plainHttp, proxyUnknown, refusedHelper, refusedParameter, refusedScheme, stepAsking, stepFetching, subfolderMissing, subfolderRemedy, unreachable, withStatus }),
  "src/terraform/fetch/package.ts": () => ({ isSharedPlace, packageContaining, packageOf, repositoryContaining, shownPath }),
  "src/terraform/fetch/read-within.ts": () => ({ inspectWithin, readSmallFile, readWithin }),
  "src/terraform/fetch/redact.ts": () => ({ redact, shownAddress }),
  "src/terraform/fetch/split-source.ts": () => ({ isAbsoluteSource, isLocal, isSameSource, splitSource }),
  "src/terraform/fetch/titles.ts": () => ({ distinctNames, titleOfAddress, titleOfDirectory, titleOfFile }),
  "src/terraform/module-tree/opaque.ts": () => (init_opaque(), __toCommonJS(opaque_exports)),
  "src/terraform/plan/configuration.ts": () => (init_configuration(), __toCommonJS(configuration_exports)),
  "src/terraform/plan/expressions.ts": () => (init_expressions(), __toCommonJS(expressions_exports)),
  "src/terraform/plan/limits.ts": () => (init_limits3(), __toCommonJS(limits_exports)),
  "src/terraform/plan/merge.ts": () => (init_merge(), __toCommonJS(merge_exports)),
  "src/terraform/plan/messages.ts": () => ({ CONFIGURATION_MISSING, LINKS_TOO_MANY, NOTHING_BUT_DEPOSED_REMEDY, NOT_A_PLAN_REMEDY, NOT_DOT_REMEDY, NO_RESOURCE_CHANGES, NO_RESOURCE_CHANGES_REMEDY, PLAN_FORMAT_REMEDY, PLAN_INCOMPLETE, PLAN_IN_PART, STATE_EMPTY_REMEDY, STATE_REMEDY, STATE_TOO_OLD_REMEDY, UNKNOWN_PLAN_FORMAT, actionsNotDrawn, entriesWithoutAddress, entryWithoutAddress, notDot, nothingButDeposed, onlyDeposed, planFormatUnknown, referencesTooMany, stateIsEmpty, stateIsNoPlan, stateTooOld }),
  "src/terraform/plan/outputs.ts": () => (init_outputs(), __toCommonJS(outputs_exports)),
  "src/terraform/plan/state-entries.ts": () => (init_state_entries(), __toCommonJS(state_entries_exports)),
  "src/terraform/provider-config.ts": () => (init_provider_config(), __toCommonJS(provider_config_exports)),
  "src/terraform/references/addresses.ts": () => (init_addresses(), __toCommonJS(addresses_exports)),
  "src/terraform/references/config-graph.ts": () => (init_config_graph(), __toCommonJS(config_graph_exports)),
  "src/terraform/references/traversal.ts": () => (init_traversal(), __toCommonJS(traversal_exports))
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
