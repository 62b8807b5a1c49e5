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

// elsewhere:src/platform/text/english.ts
var module2, aOrAn, isPlural, listed, listedUpTo, plural, pluralOf;
var init_english = __esm({
  "elsewhere:src/platform/text/english.ts"() {
    module2 = require("../cli.js").modules["src/platform/text/english.ts"]();
    aOrAn = module2.aOrAn;
    isPlural = module2.isPlural;
    listed = module2.listed;
    listedUpTo = module2.listedUpTo;
    plural = module2.plural;
    pluralOf = module2.pluralOf;
  }
});

// src/catalog/address-ranges.ts
function isRangeWithin(range, ranges) {
  if (ranges.includes(range)) return true;
  const interval = intervalOf(range);
  if (interval === null) return false;
  const intervals = ranges.map(intervalOf).filter((other) => other !== null && other.bits === interval.bits).sort((a, b) => a.from < b.from ? -1 : a.from > b.from ? 1 : 0);
  let next2 = interval.from;
  for (const { from, to } of intervals) {
    if (from > next2) return false;
    if (to >= next2) next2 = to + 1n;
    if (next2 > interval.to) return true;
  }
  return false;
}
function sizeOfRange(range) {
  const interval = intervalOf(range);
  return interval === null ? 0n : interval.to - interval.from + 1n;
}
function intervalOf(text2) {
  if (text2.length > LENGTH_MAX) return null;
  const [first = "", last, ...more] = text2.split("-");
  if (more.length > 0) return null;
  if (last === void 0) return blockOf(first);
  const [from, to] = [blockOf(first.trim()), blockOf(last.trim())];
  if (from === null || to === null || from.bits !== to.bits || from.from > to.to) return null;
  return { bits: from.bits, from: from.from, to: to.to };
}
function blockOf(text2) {
  const [address = "", length, ...more] = text2.split("/");
  const parsed = parseAddress(address);
  if (parsed === null || more.length > 0 || length !== void 0 && !/^\d{1,3}$/.test(length)) return null;
  const { bits, value } = parsed;
  const hostBits = BigInt(bits - Number(length ?? bits));
  if (hostBits < 0n) return null;
  const from = value >> hostBits << hostBits;
  return { bits, from, to: from + (1n << hostBits) - 1n };
}
function parseAddress(text2) {
  const bytes = V4.exec(text2)?.slice(1).map(Number);
  if (bytes !== void 0) {
    if (bytes.some((byte) => byte > 255)) return null;
    return { bits: 32, value: bytes.reduce((value, byte) => value * 256n + BigInt(byte), 0n) };
  }
  if (!V6.test(text2)) return null;
  const [head2 = "", tail, ...more] = text2.split("::");
  const groups = (part) => part === void 0 || part === "" ? [] : part.split(":");
  const [start, end] = [groups(head2), groups(tail)];
  const missing = 8 - start.length - end.length;
  if (more.length > 0 || [...start, ...end].includes("") || (tail === void 0 ? missing !== 0 : missing < 1))
    return null;
  const complete = [...start, ...Array.from({ length: missing }, () => "0"), ...end];
  return { bits: 128, value: complete.reduce((sum, group2) => sum * 65536n + BigInt(Number.parseInt(group2, 16)), 0n) };
}
function exceptPhrase(ranges) {
  if (ranges.length === 0) return "";
  return `except ${ranges.length > EXCEPTED_RANGES_MAX ? `${ranges.length} address ranges` : listed(ranges)}`;
}
var LENGTH_MAX, TAG, isRangeOrTag, V4, V6, EXCEPTED_RANGES_MAX, INTERNET_RANGES, PLATFORM_SERVICES, UNLIMITED_RANGES, OUTSIDERS, isNeverOutside, UNKNOWN_ADDRESSES, TAGGED_MACHINES, OTHER_PEER_WORDS, isPeer;
var init_address_ranges = __esm({
  "src/catalog/address-ranges.ts"() {
    init_english();
    LENGTH_MAX = 90;
    TAG = /^[A-Za-z][A-Za-z0-9]*(\.[A-Za-z0-9]+)?$/;
    isRangeOrTag = (text2) => text2.length <= LENGTH_MAX && (TAG.test(text2) || intervalOf(text2) !== null);
    V4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;
    V6 = /^[0-9a-f]{0,4}(:[0-9a-f]{0,4}){1,8}$/i;
    EXCEPTED_RANGES_MAX = 2;
    INTERNET_RANGES = /* @__PURE__ */ new Set([
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
    PLATFORM_SERVICES = /* @__PURE__ */ new Set(["0.0.0.0", "0.0.0.0/32"]);
    UNLIMITED_RANGES = /* @__PURE__ */ new Set(["*", "any", "0.0.0.0/0", "::/0", "virtualnetwork"]);
    OUTSIDERS = {
      anybody: /* @__PURE__ */ new Set(["*", "any", "internet", "0.0.0.0/0", "::/0"]),
      never: [
        ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.168.0.0/16"],
        ...["224.0.0.0/4", "240.0.0.0/4"],
        ...["::/128", "::1/128", "fc00::/7", "fe80::/10", "ff00::/8"],
        ...["35.191.0.0/16", "130.211.0.0/22", "209.85.152.0/22", "209.85.204.0/22", "35.235.240.0/20", "168.63.129.16/32"]
      ],
      tunnels: { label: "IAP", ranges: /* @__PURE__ */ new Set(["35.235.240.0/20"]) }
    };
    isNeverOutside = (range) => isRangeWithin(range, OUTSIDERS.never);
    UNKNOWN_ADDRESSES = "addresses (not known)";
    TAGGED_MACHINES = "tagged machines";
    OTHER_PEER_WORDS = /* @__PURE__ */ new Map([
      ["self", "the group itself"],
      ["prefix_list_id", "a prefix list"],
      ["prefix_list_ids", "a prefix list"]
    ]);
    isPeer = (text2) => text2 === UNKNOWN_ADDRESSES || text2 === TAGGED_MACHINES || isRangeOrTag(text2) || [...OTHER_PEER_WORDS.values()].includes(text2);
  }
});

// src/catalog/attribute-roles.ts
var ATTRIBUTES_WITHOUT_CALLS, ATTRIBUTES_OF_OWNERS, ATTRIBUTES_TAKEN_OVER, ZONES, isTakenOver, LEFT_OUT, PARENTS, SUPPORTING_ATTRIBUTES, ATTRIBUTES_OF_PLACES, OF_ENDPOINTS, isOfEndpoint, ATTRIBUTES_OF_ORDERS, ATTRIBUTES_OF_PROGRAMS, isOfProgram, FOR_OTHERS, isForOthers, OF_TARGETS, OF_ITSELF, isForCalls, RECORDS_OF_ADDRESSES, NAMES_IN_PROGRAMS, LABELS, isSelfReference, ATTRIBUTES_OF_MEMBERSHIP, BLOCKS_OF_ORIGINS, isLeftOut, namesParent, PERMITTED, isOfOrigins, LETS_IN, allowsIn, OWNER_END, namesOwnerAtEnd, OF_MODULES, ADDRESSES, addressInModule, ATTRIBUTES_OF_PARTS, SELF_ADDRESSES, GRANTS_OF_MODULES, grantsInModule, wordOfModule, IDENTITY_ATTRIBUTES, STATED_IDENTITIES, IDENTITY_END, IDENTITY_NAMES, ACCOUNT_NAMES, holdsIdentities, namesOwner, SUBJECT_END, subjectOf;
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
      const [top = "", ...inner] = path.split(".");
      return ATTRIBUTES_TAKEN_OVER.has(top) || ZONES.test(inner.at(-1) ?? "");
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
    OF_ENDPOINTS = /(?:^|[._])(?:private_?)?(?:endpoints?|pe|inbound)(?:[._]|$)/;
    isOfEndpoint = (path) => OF_ENDPOINTS.test(path);
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
    OF_TARGETS = /host(?:name|s)?$|ur[il]s?$|endpoints?$|addr(?:ess(?:es)?)?$|servers?$|brokers?$|upstreams?$|dsn$|connection/i;
    OF_ITSELF = /public|external|alias|^(?:app|base|root|self|site|web)_?(?:host|ur[il])/i;
    isForCalls = (word, isUrl) => (isUrl || OF_TARGETS.test(word)) && !OF_ITSELF.test(word) && !isForOthers(word);
    RECORDS_OF_ADDRESSES = /* @__PURE__ */ new Set([
      "A",
      "AAAA",
      "ALIAS",
      "ANAME",
      "CNAME",
      "HTTPS",
      "SVCB"
    ]);
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
    PERMITTED = /allow_?origin|authorized_networks|(?:allowed|permitted|whitelist(?:ed)?)_(?:networks?|subnets?|vnets?|vpcs?)/i;
    isOfOrigins = (path) => path.split(".").some((name) => BLOCKS_OF_ORIGINS.has(name) || PERMITTED.test(name));
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
        /^(?:secrets?|parameters?)_(?:values?|write)$|^parent_(?:resource_)?(?:id|name)$|^(?:rest_)?api_(?:resource_)?id$|(?:^|_)application_(?:id|name)$|^(?:ecs_)?cluster(?:_(?:arn|id|name))?$|^ecs_service_(?:arn|id|name)$|(?:^|_)router(?:_name|_id|_self_link)?$|^product_ids?$/,
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
      [/origin|alias|record|target|ur[il]|endpoint|backend/, "target"],
      [/dns|domain|host|fqdn|proxy|address|(?:^|_)ips?(?:_|$)/, "record"]
    ];
    addressInModule = (name) => ADDRESSES.find(([pattern]) => pattern.test(name))?.[1] ?? null;
    ATTRIBUTES_OF_PARTS = /* @__PURE__ */ new Set(["container_definitions"]);
    SELF_ADDRESSES = /* @__PURE__ */ new Set(["address", "ip_address", "load_balancer_ip", "static_ip"]);
    GRANTS_OF_MODULES = /(?:^|_)(?:role_assignments?|iam(?:_bindings?|_members?)?)$/;
    grantsInModule = (path) => path.split(".").some((name) => GRANTS_OF_MODULES.test(name));
    wordOfModule = (name) => OF_MODULES.find(([pattern]) => pattern.test(name))?.[1] ?? null;
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
var module3, ADDRESS_LENGTH_MAX, ANNOTATION_BYTES_MAX, ANSWER_BYTES_MAX, ATTRIBUTE_TEXT_LENGTH, CAPTION_LEGIBLE, CODE_BYTES_MAX, COMPLAINT_LENGTH, DOT_VERSION_MIN, ENGINE_VERSION_SECONDS, FETCH_SECONDS, FOCUS_HOPS_DEFAULT, FOCUS_HOPS_MAX, HOPS_MAX, ID_LENGTH_MAX, LABEL_LENGTH_MAX, LEVEL_ICONS_MAX, MANIFEST_BYTES_MAX, MODULE_DEPTH, NAMES_LISTED, NEAREST_DISTANCE, NEAREST_LENGTH_MAX, NEAREST_NAMES_MAX, NESTING_MAX, OVERVIEW_FROM, OVERVIEW_FROM_WITH_LINES, OVERVIEW_GAIN, OVERVIEW_ICONS, PLANNING_SECONDS, PLANNING_SECONDS_MAX, PLANS_MAX, PRINTED_ADDRESS_LENGTH, PRINTED_VALUE_LENGTH, PROBLEMS_LISTED, PYTHON_VERSION_MIN, QUOTE_LENGTH, RESOURCES_MAX, ROOTS_AT_ONCE, SCALE_DEFAULT, SCALE_MAX, SCALE_MIN, STEPS_INFERRED_MAX, TERRAFORM_VERSION_MIN, TEXT_BYTES_MAX, VALUE_DEPTH, VARIABLE_FILE_BYTES_MAX, WARNINGS_MAX, WARNINGS_OF_A_KIND, WARNING_LENGTH_MAX;
var init_limits = __esm({
  "elsewhere:src/limits.ts"() {
    module3 = require("../cli.js").modules["src/limits.ts"]();
    ADDRESS_LENGTH_MAX = module3.ADDRESS_LENGTH_MAX;
    ANNOTATION_BYTES_MAX = module3.ANNOTATION_BYTES_MAX;
    ANSWER_BYTES_MAX = module3.ANSWER_BYTES_MAX;
    ATTRIBUTE_TEXT_LENGTH = module3.ATTRIBUTE_TEXT_LENGTH;
    CAPTION_LEGIBLE = module3.CAPTION_LEGIBLE;
    CODE_BYTES_MAX = module3.CODE_BYTES_MAX;
    COMPLAINT_LENGTH = module3.COMPLAINT_LENGTH;
    DOT_VERSION_MIN = module3.DOT_VERSION_MIN;
    ENGINE_VERSION_SECONDS = module3.ENGINE_VERSION_SECONDS;
    FETCH_SECONDS = module3.FETCH_SECONDS;
    FOCUS_HOPS_DEFAULT = module3.FOCUS_HOPS_DEFAULT;
    FOCUS_HOPS_MAX = module3.FOCUS_HOPS_MAX;
    HOPS_MAX = module3.HOPS_MAX;
    ID_LENGTH_MAX = module3.ID_LENGTH_MAX;
    LABEL_LENGTH_MAX = module3.LABEL_LENGTH_MAX;
    LEVEL_ICONS_MAX = module3.LEVEL_ICONS_MAX;
    MANIFEST_BYTES_MAX = module3.MANIFEST_BYTES_MAX;
    MODULE_DEPTH = module3.MODULE_DEPTH;
    NAMES_LISTED = module3.NAMES_LISTED;
    NEAREST_DISTANCE = module3.NEAREST_DISTANCE;
    NEAREST_LENGTH_MAX = module3.NEAREST_LENGTH_MAX;
    NEAREST_NAMES_MAX = module3.NEAREST_NAMES_MAX;
    NESTING_MAX = module3.NESTING_MAX;
    OVERVIEW_FROM = module3.OVERVIEW_FROM;
    OVERVIEW_FROM_WITH_LINES = module3.OVERVIEW_FROM_WITH_LINES;
    OVERVIEW_GAIN = module3.OVERVIEW_GAIN;
    OVERVIEW_ICONS = module3.OVERVIEW_ICONS;
    PLANNING_SECONDS = module3.PLANNING_SECONDS;
    PLANNING_SECONDS_MAX = module3.PLANNING_SECONDS_MAX;
    PLANS_MAX = module3.PLANS_MAX;
    PRINTED_ADDRESS_LENGTH = module3.PRINTED_ADDRESS_LENGTH;
    PRINTED_VALUE_LENGTH = module3.PRINTED_VALUE_LENGTH;
    PROBLEMS_LISTED = module3.PROBLEMS_LISTED;
    PYTHON_VERSION_MIN = module3.PYTHON_VERSION_MIN;
    QUOTE_LENGTH = module3.QUOTE_LENGTH;
    RESOURCES_MAX = module3.RESOURCES_MAX;
    ROOTS_AT_ONCE = module3.ROOTS_AT_ONCE;
    SCALE_DEFAULT = module3.SCALE_DEFAULT;
    SCALE_MAX = module3.SCALE_MAX;
    SCALE_MIN = module3.SCALE_MIN;
    STEPS_INFERRED_MAX = module3.STEPS_INFERRED_MAX;
    TERRAFORM_VERSION_MIN = module3.TERRAFORM_VERSION_MIN;
    TEXT_BYTES_MAX = module3.TEXT_BYTES_MAX;
    VALUE_DEPTH = module3.VALUE_DEPTH;
    VARIABLE_FILE_BYTES_MAX = module3.VARIABLE_FILE_BYTES_MAX;
    WARNINGS_MAX = module3.WARNINGS_MAX;
    WARNINGS_OF_A_KIND = module3.WARNINGS_OF_A_KIND;
    WARNING_LENGTH_MAX = module3.WARNING_LENGTH_MAX;
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

// src/catalog/locations.ts
function regionLabel(code) {
  const name = geographicNameOf(code);
  return name === void 0 ? displayName(code) : `${code} (${name})`;
}
function statedLocation(cloud, textOf5) {
  const source = LOCATION_SOURCES[cloud];
  if (source === void 0) return void 0;
  const values = source.attributes.map((name) => textOf5(name).toLowerCase());
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
  const letters = short2.flatMap((parts) => parts.map((part) => part[0]));
  return isUnknownLocation(region) ? `${region}-az${index2 + 1}` : `${area}${letters.join("")}-az${index2 + 1}`;
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
  if ([...uses2].some((use) => use.startsWith("cidr")) || /cidr(?:_block)?$/.test(name)) return NETWORK;
  if (uses2.has("tonumber") || /(?:port|size|count|number)$/.test(name) && uses2.has("#operation")) return 1;
  if (/arn$/.test(name)) return `arn:aws:example:us-east-1:${ACCOUNT}:${type}`;
  if (/^(?:enabled|exists|is_.*)$/.test(name)) return true;
  return standIn(type, name);
}
function elementNumber(text2) {
  const network = NETWORK_PART.exec(text2);
  if (network !== null) return String(Number(network[1]) + 1);
  if (!ELEMENTS.test(text2)) return null;
  return [...text2.matchAll(NUMBER2)].map(([, index2]) => String(Number(index2) + 1)).join(" ");
}
function itemFor(name, item, cloud, index2) {
  if (!SEVERAL.test(name)) return null;
  if (/cidr/.test(name) || item === NETWORK || item === MACHINE) return partOfNetwork(index2);
  return ZONES2.test(name) ? zoneFor(name, cloud, index2) : elementOf(index2);
}
function whereaboutsIn(cloud, known2) {
  const { zone = UNKNOWN_ZONES.google, project = "example-project", location = UNKNOWN_REGIONS.azure } = known2;
  return { region: known2.region ?? UNKNOWN_REGIONS[cloud], zone, project, location };
}
function answerOf({ region = [], zone = [], zones: zones2 = {}, answers }, at2) {
  const numbers = Array.from({ length: ZONES_SAID }, (_, i) => i);
  return {
    ...Object.fromEntries(region.map((name) => [name, at2.region])),
    ...Object.fromEntries(zone.map((name) => [name, at2.zone])),
    ...Object.fromEntries(
      Object.entries(zones2).map(([name, nameOf4]) => [name, numbers.map((i) => nameOf4(at2.region, i))])
    ),
    ...answers?.(at2)
  };
}
var ACCOUNT, ZERO_UUID, SUBSCRIPTION, ROLE, EMPTY_POLICY, NETWORK, partOfNetwork, MACHINE, ADDRESS, TOLD, MADE_UP_ADDRESS, holdsMadeUpAddress, holdsExample, PROJECT, isMadeUpAccount, PLURAL, TAKES_LIST, isTags, standIn, ELEMENT, elementOf, PART, ELEMENTS, NUMBER2, NETWORK_PART, holdsElement, isAnyElement, ZONES2, SEVERAL, zoneFor, defaultsToFalse, NUMBERS, numberFor, TEXTS, textFor, itemTextFor, likelyText, ZONES_SAID;
var init_examples = __esm({
  "src/catalog/examples.ts"() {
    init_locations();
    ACCOUNT = "123456789012";
    ZERO_UUID = "00000000-0000-0000-0000-00000000000";
    SUBSCRIPTION = `${ZERO_UUID}4`;
    ROLE = `arn:aws:iam::${ACCOUNT}:role/example`;
    EMPTY_POLICY = '{"Version":"2012-10-17","Statement":[]}';
    NETWORK = "198.18.0.0/16";
    partOfNetwork = (index2) => `198.18.${index2}.0/24`;
    MACHINE = "198.18.0.10";
    ADDRESS = "(?<![\\d.])198\\.18\\.\\d{1,3}\\.\\d";
    TOLD = new RegExp(`:example:|123456789012|${ADDRESS}`);
    MADE_UP_ADDRESS = new RegExp(ADDRESS);
    holdsMadeUpAddress = (text2) => MADE_UP_ADDRESS.test(text2);
    holdsExample = (text2) => TOLD.test(text2);
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
    NUMBER2 = /-([0-2])(?![\w.])/g;
    NETWORK_PART = /^198\.18\.(\d)\.0\/24$/;
    holdsElement = (text2) => /(?:^|[^a-z0-9])each(?:-[0-2])?(?![a-z0-9])/.test(text2);
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
      [/cidr/, () => NETWORK],
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

// src/catalog/attributes.ts
function textOf(value) {
  const parts = Array.isArray(value) ? value : [value];
  if (!parts.every(isPlain)) return "";
  const text2 = parts.join(", ").replace(/\s+/g, " ").trim();
  return text2.length <= ATTRIBUTE_TEXT_LENGTH ? text2 : `${[...text2].slice(0, ATTRIBUTE_TEXT_LENGTH - 1).join("")}\u2026`;
}
function at(values, path) {
  let value = values;
  for (const [depth, step] of path.entries()) {
    if (step === ONE_OF_SEVERAL) {
      const blocks = Array.isArray(value) ? value : [value];
      const known2 = blocks.map((block3) => at(block3, path.slice(depth + 1))).filter((candidate) => textOf(candidate) !== "");
      return known2.length === 1 ? known2[0] : void 0;
    }
    const block2 = onlyOf(value);
    if (block2 === null || typeof block2 !== "object" || Array.isArray(block2) || !Object.hasOwn(block2, step)) {
      return void 0;
    }
    value = block2[step];
  }
  return value;
}
function shownAt(name, value) {
  const text2 = textOf(value);
  const isOther = NUMBER3.test(text2) ? WORDS_ALONE.has(name) : NUMBERS_ALONE.has(name);
  return isOther || holdsMadeUpAddress(text2) ? "" : text2;
}
function valuesShown(values) {
  const attributes = {};
  for (const name of ALLOWED_ATTRIBUTES) {
    let text2 = Object.hasOwn(values, name) ? shownAt(name, values[name]) : "";
    for (const path of text2 === "" ? ALLOWED_PATHS.get(name) ?? [] : []) {
      text2 = shownAt(name, at(values, path));
      if (text2 !== "") break;
    }
    if (text2 !== "") attributes[name] = text2;
  }
  return attributes;
}
function isNote(type, path) {
  if (SELECTS_BY_LABELS.test(type)) return OWN_LABELS.test(path);
  return path.split(".").some((name) => NOTES.has(name));
}
var MODULE_PURPOSE, SHOWN_NAME, SHOWN_ZONE, SHOWN_ROOT, NAMING, COMMON, ALLOWED_ATTRIBUTES, ALLOWED_PATHS, placesOf, TAG_ATTRIBUTES, ACCESS_ATTRIBUTE, OPENED_ATTRIBUTE, SOLE_ATTRIBUTE, NAMES, TELLING, isArchitecture, isSameValue, armTypeIn, isPlain, onlyOf, ONE_OF_SEVERAL, NUMBER3, COMPUTED_IF_UNSET, isComputedIfUnset, NOTES, SELECTS_BY_LABELS, OWN_LABELS, ORDERED, isOrdered, ITEM_KEYS, NAMED_MEMBERS, isNamedMember;
var init_attributes = __esm({
  "src/catalog/attributes.ts"() {
    init_limits();
    init_detail_attributes();
    init_examples();
    MODULE_PURPOSE = "module_purpose";
    SHOWN_NAME = "name_shown";
    SHOWN_ZONE = "zone_shown";
    SHOWN_ROOT = "root_shown";
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
      SHOWN_ROOT,
      SHOWN_ZONE,
      "availability_zone",
      "availability_zone_id",
      "availability_zones",
      "zone",
      "zones",
      "region",
      "location",
      "location_id",
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
    isArchitecture = (attribute) => attribute !== OPENED_ATTRIBUTE && attribute !== SHOWN_ZONE && attribute !== SHOWN_ROOT && (!NAMES.has(attribute) || TELLING.has(attribute));
    isSameValue = (attribute, before, after) => (before ?? USUAL.get(attribute) ?? null) === (after ?? USUAL.get(attribute) ?? null) || attribute === "type" && before !== null && armTypeIn(before) !== null && armTypeIn(before) === armTypeIn(after ?? "");
    armTypeIn = (text2) => /^(microsoft\.[^@]+)@/i.exec(text2)?.[1]?.toLowerCase() ?? null;
    isPlain = (value) => typeof value === "string" || typeof value === "number" || typeof value === "boolean";
    onlyOf = (value) => Array.isArray(value) ? value.length === 1 ? value[0] : void 0 : value;
    ONE_OF_SEVERAL = "*";
    NUMBER3 = /^\d+(\.\d+)?$/;
    COMPUTED_IF_UNSET = /* @__PURE__ */ new Set([
      "availability_zone",
      "availability_zones",
      "backup_window",
      "engine_version",
      "kms_key_id",
      "maintenance_window",
      "node_version",
      "option_group_name",
      "parameter_group_name",
      "preferred_backup_window",
      "preferred_maintenance_window",
      "private_ip",
      "snapshot_window",
      "zone"
    ]);
    isComputedIfUnset = (attribute) => COMPUTED_IF_UNSET.has(attribute);
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
var CONTAINER_TYPES, isContainerType, OUTSIDE_TYPES, OUTSIDE, isOutside, EXTERNAL_SERVICE, entersByNetwork, PRIVATE_NETWORKS, isInternet;
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
    EXTERNAL_SERVICE = "tv_gcp_external_saas";
    entersByNetwork = (type) => isOutside(type) && type !== EXTERNAL_SERVICE;
    PRIVATE_NETWORKS = /* @__PURE__ */ new Set(["tv_aws_onprem", "tv_azure_onprem", "tv_gcp_onprem"]);
    isInternet = (type) => entersByNetwork(type) && !PRIVATE_NETWORKS.has(type);
  }
});

// src/platform/text/colours.ts
function hexColour(text2) {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text2)?.[1]?.toLowerCase();
  if (digits === void 0) return null;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits}`;
}
function luminance(colour) {
  const [red, green, blue] = rgbOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrastOf(one, other) {
  const [light, dark2] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark2 + 0.05);
}
function mixOf(one, other, share) {
  const [a, b] = [rgbOf(one), rgbOf(other)];
  return hexOf([0, 1, 2].map((i) => a[i] + (b[i] - a[i]) * share));
}
function legibleOn(background, colour, contrast) {
  const end = contrastOf(background, "#000000") > contrastOf(background, "#ffffff") ? "#000000" : "#ffffff";
  for (let step = 0; step < STEPS; step++) {
    const mixed = mixOf(colour, end, step / STEPS);
    if (contrastOf(mixed, background) >= contrast) return mixed;
  }
  return end;
}
var TEXT_CONTRAST, LINE_CONTRAST, FILLED, rgbOf, hexOf, STEPS;
var init_colours = __esm({
  "src/platform/text/colours.ts"() {
    TEXT_CONTRAST = 4.5;
    LINE_CONTRAST = 3;
    FILLED = { light: "#ebebeb", dark: "#2a2e33" };
    rgbOf = (colour) => {
      const value = Number.parseInt(hexColour(colour).slice(1), 16);
      return [value >> 16, value >> 8 & 255, value & 255];
    };
    hexOf = (rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
    STEPS = 20;
  }
});

// src/catalog/model.ts
var linksOf, wrapsOf, isSetting, STRIP_TITLES, STRIPS;
var init_model = __esm({
  "src/catalog/model.ts"() {
    linksOf = ({ link: link2 = [] }) => "from" in link2 ? [link2] : link2;
    wrapsOf = ({ wrap: wrap2 = [] }) => "box" in wrap2 ? [wrap2] : wrap2;
    isSetting = ({ fold, supporting, independent }) => fold?.attributes !== void 0 && (independent === void 0 ? supporting === true : !independent);
    STRIP_TITLES = {
      security: "Security",
      identity: "Identity",
      monitoring: "Monitoring",
      governance: "Governance",
      configuration: "Configuration",
      registries: "Registries",
      backup: "Backup",
      dns: "DNS",
      integration: "Integration",
      storage: "Storage",
      developer: "Developer tools"
    };
    STRIPS = Object.keys(STRIP_TITLES);
  }
});

// src/catalog/exposure.ts
function withoutNarrower(phrases) {
  const narrow = new Set(
    phrases.includes(EVERYBODY) ? [INTERNET, PUBLIC_ADDRESS, ANY_ADDRESS] : phrases.includes(INTERNET) ? [PUBLIC_ADDRESS] : []
  );
  return phrases.filter((phrase) => !narrow.has(phrase));
}
var INTERNET, ANY_ADDRESS, PUBLIC_ADDRESS, PUBLIC_ACCESS, EVERYBODY, EVERYBODY_WITH_ACCOUNT, EVERYBODY_UNKNOWN, UNAUTHORISED, ALL_OF_AZURE, ENDPOINT, THE_FIREWALL, EVERYBODY_PHRASES, NARROWER_PHRASES, widerThan, includesEveryAddress, isToOutside, opensToOutside, OPENS, isOpened;
var init_exposure = __esm({
  "src/catalog/exposure.ts"() {
    init_address_ranges();
    INTERNET = "the internet";
    ANY_ADDRESS = "any address";
    PUBLIC_ADDRESS = "the internet (public address)";
    PUBLIC_ACCESS = "public access";
    EVERYBODY = "everybody";
    EVERYBODY_WITH_ACCOUNT = "everybody with an account";
    EVERYBODY_UNKNOWN = "everybody without a sign-in (IAP)";
    UNAUTHORISED = "calls without authorisation";
    ALL_OF_AZURE = "all of Azure";
    ENDPOINT = "the endpoint";
    THE_FIREWALL = "the firewall";
    EVERYBODY_PHRASES = /* @__PURE__ */ new Set([INTERNET, EVERYBODY]);
    NARROWER_PHRASES = /* @__PURE__ */ new Set([EVERYBODY_WITH_ACCOUNT, ALL_OF_AZURE, ANY_ADDRESS]);
    widerThan = (narrow) => NARROWER_PHRASES.has(narrow) ? [...EVERYBODY_PHRASES] : [];
    includesEveryAddress = (phrase) => EVERYBODY_PHRASES.has(phrase) || phrase === ANY_ADDRESS;
    isToOutside = ({ to, isRange }) => !(isRange === true && isNeverOutside(to));
    opensToOutside = (exposure) => exposure.change === "opens" && isToOutside(exposure);
    OPENS = /* @__PURE__ */ new Set(["create", "update", "move", "import"]);
    isOpened = ({
      change: change2,
      changed: changed3
    }) => OPENS.has(change2) && changed3?.exposure?.some(opensToOutside) === true;
  }
});

// src/catalog/shared.ts
function granted(before, after, names, reads, writes) {
  const compile = (names2) => new RegExp(`^${before}(?:${names2})${after}`, "i");
  return {
    permissions: compile(names),
    ...reads !== void 0 && { reads: compile(reads) },
    ...writes !== void 0 && { writes: compile(writes) }
  };
}
var inSnakeCase, RUNTIME_CATEGORIES, REGISTRY, WORKLOADS, OPEN_TO_USERS, OPEN_TO_ONPREM, TUNNEL_ENDS, gatewayAt, LISTENS_NOWHERE, ALWAYS_IN_FRONT, REPLICATION, replication, replicaOf, nodesOf, membersOf, memberOf, nodesByTags, NO_EGRESS, MONITORING_ONLY, GOVERNANCE_ONLY, variants, METADATA_ACTIONS, METADATA_PERMISSION, isMetadataPermission, actionsOf, rolesOf, builtInRolesOf;
var init_shared = __esm({
  "src/catalog/shared.ts"() {
    inSnakeCase = (name) => name.replace(/([a-z0-9])([A-Z]+)/g, "$1_$2").toLowerCase();
    RUNTIME_CATEGORIES = ["compute", "containers"];
    REGISTRY = { imageConsumers: [...RUNTIME_CATEGORIES, "ml"] };
    WORKLOADS = { categories: RUNTIME_CATEGORIES, types: [] };
    OPEN_TO_USERS = [{ actor: "users" }];
    OPEN_TO_ONPREM = [{ actor: "onprem" }];
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
      fold: { attributes: addresses, hostTypes: TUNNEL_ENDS },
      entries: [{ actor: "onprem", isUnfolded: true }],
      passive: true,
      plumbing: false
    });
    LISTENS_NOWHERE = { defaultPorts: [] };
    ALWAYS_IN_FRONT = { front: [] };
    REPLICATION = "replication";
    replication = (from, to) => ({ from: [from], to: [to], label: REPLICATION });
    replicaOf = (source) => ({ from: [source], to: [], label: REPLICATION });
    nodesOf = (cluster) => ({ from: [cluster], to: [], thin: true });
    membersOf = (group2, members) => ({
      from: [group2],
      to: [members],
      thin: true,
      isAlwaysDrawn: true
    });
    memberOf = (parent) => ({
      from: [parent],
      to: [],
      thin: true,
      isAlwaysDrawn: true,
      isWithin: true
    });
    nodesByTags = (cluster, tagAttributes) => ({
      from: tagAttributes,
      to: [],
      among: [cluster],
      thin: true
    });
    NO_EGRESS = { onlyIf: [] };
    MONITORING_ONLY = "watches others: see --detail all";
    GOVERNANCE_ONLY = "a rule for the whole account: see --detail all";
    variants = (attribute, titles) => ({
      attribute,
      products: new Map(Object.entries(titles))
    });
    METADATA_ACTIONS = "(?:List|Describe|Tag|Untag|GetBucketLocation|GetAccount|GetQueueAttributes|GetQueueUrl)";
    METADATA_PERMISSION = new RegExp(`^[\\w-]+:${METADATA_ACTIONS}`, "i");
    isMetadataPermission = (name) => METADATA_PERMISSION.test(name);
    actionsOf = (services, reads, writes) => granted(`(?:${services}):`, "", `(?!${METADATA_ACTIONS})`, reads, writes);
    rolesOf = (names, reads, writes) => granted("roles/", "$", names, reads, writes);
    builtInRolesOf = (names, reads, writes) => granted("", "$", names, reads, writes);
  }
});

// src/catalog/other/clouds.ts
function boxesOf({ icon: icon2, networks, subnets = {} }) {
  const styled = (titles, style) => Object.entries(titles).map(([type, title]) => [type, { ...style, title, icon: icon2 }]);
  return [...styled(networks, NETWORK2), ...styled(subnets, SUBNET)];
}
function boxOfCloud(name) {
  const style = `cloud:${name.split("_", 1)[0]}`;
  return Object.hasOwn(OTHER_CLOUD_BOXES, style) ? style : null;
}
function factsByWords(type) {
  const [prefix = ""] = type.split("_", 1);
  if (!OTHER_CLOUD_PREFIXES.has(prefix)) return {};
  const name = type.replace(/_v\d+$/, "");
  const facts = BY_WORDS.find(([words2]) => words2.test(name))?.[1] ?? {};
  return Object.hasOwn(RULE_FACTS, type) ? { ...facts, ...RULE_FACTS[type] } : facts;
}
var CLOUDS, CLUSTERS, SERVICES, CLOUD, NETWORK2, SUBNET, OTHER_CLOUD_BOXES, isServiceBox, CLUSTER, OTHER_CLUSTER_BOXES, OTHER_NETWORK_BOXES, isNetworkHost, OTHER_SIDE, namesOtherSide, isPeering, OTHER_NETWORKS, NETWORK_SETTING, OF_USER, RECORD, BALANCER, OF_BALANCER, PUBLIC_BALANCER, MACHINES, GROUPS2, PUBLIC_ADDRESS2, WITH_GROUPS, rulesBy, rulesOf, rulesIn, decided, ORACLE_PORTS, oracleList, oracleRule, ORACLE_LIST, SCALEWAY_RULES, OPENSTACK_RULE, YANDEX_RULE, attachmentOf, RULE_FACTS, BY_ALLOWED_ADDRESS, OPEN_ADDRESSES, row, BY_WORDS, OTHER_CLOUD_PREFIXES, WORD_ICONS;
var init_clouds = __esm({
  "src/catalog/other/clouds.ts"() {
    init_exposure();
    init_shared();
    CLOUDS = [
      {
        prefix: "alicloud",
        title: "Alibaba Cloud",
        icon: "alibaba-cloud",
        networks: { alicloud_vpc: "VPC" },
        subnets: { alicloud_vswitch: "vSwitch" }
      },
      { prefix: "civo", title: "Civo", icon: "civo", networks: { civo_network: "Network" } },
      { prefix: "digitalocean", title: "DigitalOcean", icon: "digitalocean", networks: { digitalocean_vpc: "VPC" } },
      { prefix: "exoscale", title: "Exoscale", icon: "exoscale", networks: { exoscale_private_network: "Private network" } },
      {
        prefix: "hcloud",
        title: "Hetzner Cloud",
        icon: "hetzner",
        networks: { hcloud_network: "Network" },
        subnets: { hcloud_network_subnet: "Subnet" }
      },
      {
        prefix: "huaweicloud",
        title: "Huawei Cloud",
        icon: "tabler-cloud",
        networks: { huaweicloud_vpc: "VPC" },
        subnets: { huaweicloud_vpc_subnet: "Subnet" }
      },
      { prefix: "ibm", title: "IBM Cloud", icon: "tabler-cloud", networks: { ibm_is_vpc: "VPC" }, subnets: { ibm_is_subnet: "Subnet" } },
      { prefix: "linode", title: "Linode", icon: "tabler-cloud", networks: { linode_vpc: "VPC" }, subnets: { linode_vpc_subnet: "Subnet" } },
      {
        prefix: "oci",
        title: "Oracle Cloud",
        icon: "tabler-cloud",
        networks: { oci_core_vcn: "VCN", oci_core_virtual_network: "VCN" },
        subnets: { oci_core_subnet: "Subnet" }
      },
      {
        prefix: "openstack",
        title: "OpenStack",
        icon: "openstack",
        networks: { openstack_networking_network_v2: "Network" },
        subnets: { openstack_networking_subnet_v2: "Subnet" }
      },
      {
        prefix: "ovh",
        title: "OVHcloud",
        icon: "ovh",
        networks: { ovh_cloud_project_network_private: "Private network" },
        subnets: { ovh_cloud_project_network_private_subnet: "Subnet", ovh_cloud_project_network_private_subnet_v2: "Subnet" }
      },
      {
        prefix: "scaleway",
        title: "Scaleway",
        icon: "scaleway",
        networks: { scaleway_vpc: "VPC" },
        subnets: { scaleway_vpc_private_network: "Private network" }
      },
      {
        prefix: "tencentcloud",
        title: "Tencent Cloud",
        icon: "tabler-cloud",
        networks: { tencentcloud_vpc: "VPC" },
        subnets: { tencentcloud_subnet: "Subnet" }
      },
      { prefix: "upcloud", title: "UpCloud", icon: "upcloud", networks: { upcloud_network: "Network" } },
      { prefix: "vultr", title: "Vultr", icon: "vultr", networks: { vultr_vpc: "VPC", vultr_vpc2: "VPC" } },
      {
        prefix: "yandex",
        title: "Yandex Cloud",
        icon: "yandex-cloud",
        networks: { yandex_vpc_network: "Network" },
        subnets: { yandex_vpc_subnet: "Subnet" }
      }
    ];
    CLUSTERS = [
      "alicloud_cs_kubernetes",
      "alicloud_cs_managed_kubernetes",
      "alicloud_cs_serverless_kubernetes",
      "civo_kubernetes_cluster",
      "digitalocean_kubernetes_cluster",
      "exoscale_sks_cluster",
      "huaweicloud_cce_cluster",
      "ibm_container_cluster",
      "ibm_container_vpc_cluster",
      "linode_lke_cluster",
      "oci_containerengine_cluster",
      "openstack_containerinfra_cluster_v1",
      "ovh_cloud_project_kube",
      "scaleway_k8s_cluster",
      "tencentcloud_kubernetes_cluster",
      "upcloud_kubernetes_cluster",
      "vultr_kubernetes",
      "yandex_kubernetes_cluster"
    ];
    SERVICES = {
      aiven: "Aiven",
      auth0: "Auth0",
      cloudflare: "Cloudflare",
      confluent: "Confluent Cloud",
      datadog: "Datadog",
      ec: "Elastic Cloud",
      fastly: "Fastly",
      fly: "Fly.io",
      github: "GitHub",
      gitlab: "GitLab",
      grafana: "Grafana",
      heroku: "Heroku",
      improvmx: "ImprovMX",
      launchdarkly: "LaunchDarkly",
      mongodbatlas: "MongoDB Atlas",
      neon: "Neon",
      netlify: "Netlify",
      newrelic: "New Relic",
      okta: "Okta",
      pagerduty: "PagerDuty",
      planetscale: "PlanetScale",
      render: "Render",
      sentry: "Sentry",
      snowflake: "Snowflake",
      supabase: "Supabase",
      tfe: "HCP Terraform",
      upstash: "Upstash",
      vercel: "Vercel"
    };
    CLOUD = {
      width: 1.5,
      dash: "solid",
      fill: "#FFFFFF",
      peers: false,
      border: "#344054",
      ink: "#1D2939",
      dark: { border: "#98A2B3", fill: "#0D1117", ink: "#E4E7EC" },
      rank: 0
    };
    NETWORK2 = {
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
    OTHER_CLOUD_BOXES = Object.fromEntries([...CLOUDS.map(({ prefix, title, icon: icon2 }) => [`cloud:${prefix}`, { ...CLOUD, title, icon: icon2 }]), ...Object.entries(SERVICES).map(([prefix, title]) => [`cloud:${prefix}`, { ...CLOUD, title, icon: null }])]);
    isServiceBox = (style) => Object.hasOwn(SERVICES, style.replace(/^cloud:/, ""));
    CLUSTER = { ...SUBNET, fill: "#FFFFFF", dark: { ...SUBNET.dark, fill: "#0D1117" }, title: "Kubernetes cluster", icon: "kubernetes", rank: 55 };
    OTHER_CLUSTER_BOXES = Object.fromEntries(CLUSTERS.map((type) => [type, CLUSTER]));
    OTHER_NETWORK_BOXES = Object.fromEntries(CLOUDS.flatMap(boxesOf));
    isNetworkHost = (type) => Object.hasOwn(OTHER_NETWORK_BOXES, type);
    OTHER_SIDE = /^(?:peer|remote|accept|source|destination|target_network|allow|whitelist|permit)/;
    namesOtherSide = (name) => OTHER_SIDE.test(name);
    isPeering = (type) => /_peer(?:ing)?(?:_|$)/.test(type);
    OTHER_NETWORKS = Object.fromEntries(Object.entries(OTHER_NETWORK_BOXES).map(([type, { title, icon: icon2 }]) => [type, { title, icon: icon2, category: "network", detail: ["cidr_block"] }]));
    NETWORK_SETTING = {
      fold: {
        attributes: ["vpc_id", "vcn_id", "network_id", "network", "vpc", "vpc_uuid", "subnet_id", "vswitch_id"],
        hostTypes: Object.keys(OTHER_NETWORK_BOXES),
        // An ACL may be that of a bucket.
        byTypeName: true,
        userTypes: ["*"]
      },
      supporting: true,
      plumbing: true,
      category: "network"
    };
    OF_USER = { fold: { byTypeName: true, userTypes: ["*"] }, plumbing: true };
    RECORD = {
      fold: { attributes: ["zone_id", "domain_id", "domain", "zone", "dns_zone"], byTypeName: true },
      link: { from: [], to: ["value", "values", "content", "records", "record", "rrdatas", "data", "target", "rdata"] },
      ...ALWAYS_IN_FRONT
    };
    BALANCER = ["load_balancer_id", "loadbalancer_id", "load_balancer", "lb_id", "slb_id", "network_load_balancer_id", "pool_id"];
    OF_BALANCER = {
      fold: { attributes: BALANCER, byTypeName: true },
      link: { from: BALANCER, to: ["ip_address", "address", "target_id", "server_id", "instance_id", "instance_ids", "target"] },
      supporting: true,
      icon: "tabler-load-balancer",
      category: "network"
    };
    PUBLIC_BALANCER = [
      {
        actor: "users",
        unless: { is_private: ["true"], internal: ["true"], type: ["internal", "private", "private_path"], network: ["INTERNAL"], network_type: ["INTERNAL"], address_type: ["intranet", "Intranet"], scheme: ["internal"] },
        // OpenStack, Huawei Cloud and Alibaba Cloud: an address of the subnet.
        hasNone: ["vip_subnet_id", "vip_network_id", "vip_port_id", "ipv4_subnet_id", "vswitch_id"]
      }
    ];
    MACHINES = ["alicloud_instance", "openstack_compute_instance_v2", "huaweicloud_compute_instance", "tencentcloud_instance"];
    GROUPS2 = ["security_groups", "security_group_ids"];
    PUBLIC_ADDRESS2 = [{ actor: "users", foldedInto: MACHINES, groupAttributes: GROUPS2 }];
    WITH_GROUPS = { memberRefs: /^security_groups?(?:_ids?)?$/ };
    rulesBy = (attribute, [inbound, outbound], rule) => ["in", "out"].map((way) => ({ ...rule, direction: way, when: { ...rule.when, [attribute]: [way === "in" ? inbound : outbound] } }));
    rulesOf = (attribute, rule) => rulesBy(attribute, ["ingress", "egress"], { ...rule, guardedGroups: ["security_group_id"] });
    rulesIn = (blocks, ruleOf, guardedGroups = []) => ["in", "out"].map((way, at2) => ({ ...ruleOf(way), direction: way, block: blocks[at2], guardedGroups }));
    decided = (attribute, [accept, drop], rules) => rules.flatMap((rule) => [
      { ...rule, when: { ...rule.when, [attribute]: ["", accept] } },
      { ...rule, when: { ...rule.when, [attribute]: [drop] }, denies: true }
    ]);
    ORACLE_PORTS = [
      ["tcp_options", ["", "6", "all", "1", "58"]],
      ["udp_options", ["17"]]
    ];
    oracleList = () => ORACLE_PORTS.flatMap(
      ([options, protocol]) => rulesIn(["ingress_security_rules", "egress_security_rules"], (way) => ({
        when: { protocol },
        peer: { ranges: [way === "in" ? "source" : "destination"] },
        ports: { range: [`${options}.min`, `${options}.max`], protocol: "protocol" }
      }))
    );
    oracleRule = (way) => ORACLE_PORTS.map(([options, protocol]) => ({
      direction: way,
      when: { protocol, direction: [way === "in" ? "INGRESS" : "EGRESS"] },
      guardedGroups: ["network_security_group_id"],
      peer: way === "in" ? { groups: ["source"], ranges: ["source"] } : { groups: ["destination"], ranges: ["destination"] },
      ports: { range: [`${options}.destination_port_range.min`, `${options}.destination_port_range.max`], protocol: "protocol" }
    }));
    ORACLE_LIST = { memberRefs: /^security_list_ids$/, firewallRules: oracleList() };
    SCALEWAY_RULES = (guardedGroups) => decided(
      "action",
      ["accept", "drop"],
      rulesIn(["inbound_rule", "outbound_rule"], () => ({ peer: { ranges: ["ip_range"] }, ports: { lists: ["port", "port_range"], protocol: "protocol" } }), guardedGroups)
    );
    OPENSTACK_RULE = { peer: { groups: ["remote_group_id"], ranges: ["remote_ip_prefix"] }, ports: { lists: ["ports"], range: ["port_range_min", "port_range_max"], protocol: "protocol" } };
    YANDEX_RULE = { peer: { groups: ["security_group_id"], ranges: ["v4_cidr_blocks", "v6_cidr_blocks"] }, ports: { lists: ["port"], range: ["from_port", "to_port"], protocol: "protocol" } };
    attachmentOf = (firewall, members) => ({ fold: { attributes: [firewall, ...members] }, supporting: true, plumbing: true, attachment: true, memberAttributes: { names: members } });
    RULE_FACTS = {
      alicloud_security_group: WITH_GROUPS,
      alicloud_security_group_rule: {
        firewallRules: decided("policy", ["accept", "drop"], rulesOf("type", { peer: { groups: ["source_security_group_id"], ranges: ["cidr_ip", "ipv6_cidr_ip"] }, ports: { lists: ["port_range"], protocol: "ip_protocol" }, priority: { attribute: "priority", fallback: 1 } }))
      },
      civo_firewall: {
        memberRefs: /^firewall_id$/,
        firewallRules: decided(
          "action",
          ["allow", "deny"],
          rulesIn(["ingress_rule", "egress_rule"], () => ({ peer: { ranges: ["cidr"] }, ports: { lists: ["port_range"], protocol: "protocol" } }))
        )
      },
      digitalocean_droplet: { labels: ["tags"] },
      digitalocean_firewall: {
        memberAttributes: { names: ["droplet_ids"], labels: ["tags"] },
        firewallRules: rulesIn(["inbound_rule", "outbound_rule"], (way) => {
          const end = way === "in" ? "source" : "destination";
          return { peer: { groups: [`${end}_droplet_ids`, `${end}_load_balancer_uids`, `${end}_kubernetes_ids`], ranges: [`${end}_addresses`], labels: [`${end}_tags`] }, ports: { lists: ["port_range"], protocol: "protocol" } };
        })
      },
      digitalocean_database_firewall: {
        fold: { attributes: ["cluster_id"] },
        exposure: [{ audience: INTERNET, when: { "rule.value": ["0.0.0.0/0"] }, subjectAttributes: ["cluster_id"] }]
      },
      exoscale_security_group: { memberRefs: /^security_group_ids$/ },
      exoscale_security_group_rule: { firewallRules: rulesOf("type", { peer: { groups: ["user_security_group_id"], ranges: ["cidr"] }, ports: { range: ["start_port", "end_port"], protocol: "protocol" } }) },
      hcloud_firewall: {
        memberRefs: /^firewall_ids?$/,
        memberAttributes: { names: ["apply_to.server"] },
        firewallRules: rulesBy("direction", ["in", "out"], { block: "rule", guardedGroups: [], peer: { ranges: ["source_ips", "destination_ips"] }, ports: { lists: ["port"], protocol: "protocol" } })
      },
      hcloud_firewall_attachment: attachmentOf("firewall_id", ["server_ids"]),
      huaweicloud_networking_secgroup: WITH_GROUPS,
      huaweicloud_networking_secgroup_rule: { firewallRules: decided("action", ["allow", "deny"], rulesOf("direction", OPENSTACK_RULE)) },
      linode_firewall: {
        memberRefs: /^firewall_id$/,
        memberAttributes: { names: ["linodes", "nodebalancers"] },
        firewallRules: decided(
          "action",
          ["accept", "drop"],
          rulesIn(["inbound", "outbound"], () => ({ peer: { ranges: ["ipv4", "ipv6"] }, ports: { lists: ["ports"], protocol: "protocol" } }))
        )
      },
      linode_firewall_device: attachmentOf("firewall_id", ["entity_id"]),
      oci_core_default_security_list: ORACLE_LIST,
      oci_core_network_security_group: { memberRefs: /^(?:nsg|network_security_group)_ids$/ },
      oci_core_network_security_group_security_rule: { firewallRules: [...oracleRule("in"), ...oracleRule("out")] },
      oci_core_security_list: ORACLE_LIST,
      openstack_networking_secgroup_v2: WITH_GROUPS,
      openstack_networking_secgroup_rule_v2: { firewallRules: rulesOf("direction", OPENSTACK_RULE) },
      scaleway_instance_security_group: { memberRefs: /^security_group_id$/, firewallRules: SCALEWAY_RULES([]) },
      scaleway_instance_security_group_rules: { firewallRules: SCALEWAY_RULES(["security_group_id"]) },
      tencentcloud_security_group: { memberRefs: /^(?:orderly_)?security_groups?(?:_ids?)?$/ },
      tencentcloud_security_group_rule: { firewallRules: decided("policy", ["accept", "drop"], rulesOf("type", { peer: { groups: ["source_sgid"], ranges: ["cidr_ip"] }, ports: { lists: ["port_range"], protocol: "ip_protocol" } })) },
      tencentcloud_security_group_rule_set: {
        firewallRules: decided(
          "action",
          ["accept", "drop"],
          rulesIn(["ingress", "egress"], () => ({ peer: { groups: ["source_security_id"], ranges: ["cidr_block", "ipv6_cidr_block"] }, ports: { lists: ["port"], protocol: "protocol" } }), ["security_group_id"])
        )
      },
      yandex_vpc_security_group: { memberRefs: /^security_group_ids$/, firewallRules: rulesIn(["ingress", "egress"], () => YANDEX_RULE) },
      yandex_vpc_security_group_rule: { firewallRules: rulesBy("direction", ["ingress", "egress"], { ...YANDEX_RULE, guardedGroups: ["security_group_binding"] }) }
    };
    BY_ALLOWED_ADDRESS = { from: ["security_ips", "allow_list", "allowed_ips"], to: [] };
    OPEN_ADDRESSES = BY_ALLOWED_ADDRESS.from.flatMap((attribute) => [
      { audience: INTERNET, when: { [attribute]: ["0.0.0.0/0", "::/0"] } },
      { audience: "", ranges: { attribute } }
    ]);
    row = (words2, facts) => [new RegExp(`_(?:${words2})$`), facts];
    BY_WORDS = [
      row("route_table|route|security_group|security_list|secgroup|network_acl|acl|dhcp_options|subnet_group", NETWORK_SETTING),
      row("(?:ram|iam|cam|identity)_\\w+", { supporting: true, prominence: "identity", icon: "tabler-user", category: "security" }),
      row("ssh_key|key_?pair", { ...OF_USER, supporting: true, icon: "tabler-key", category: "security", prominence: "security" }),
      row("(?:eip|floating_?ip|public_ip|reserved_ip)_(?:association|associate|assignment)", { fold: { attributes: ["instance_id", "port_id", "server_id", "droplet_id"], byTypeName: true }, plumbing: true, icon: "tabler-world", category: "network" }),
      row("eip|elastic_ip|floating_?ip|public_ip|reserved_ip|primary_ip|address", { ...OF_USER, icon: "tabler-world", category: "network", entries: PUBLIC_ADDRESS2 }),
      row("vnic|nic|port|network_interface", { ...OF_USER, icon: "tabler-world", category: "network" }),
      row("record|recordset|record_set|rrset", { ...RECORD, icon: "tabler-world", category: "network", prominence: "dns" }),
      row("nat_gateway|internet_gateway|service_gateway|vpn_gateway|gateway|router|drg", { icon: "tabler-router", category: "network" }),
      row("(?:lb|load_?balancer|slb|nlb|vip|pool)(?:_\\w+)?_(?:backend_?set|backend|listener|member|target|service|certificate|pool|health_?check|monitor|rule|attachment)", OF_BALANCER),
      row("object|preauthrequest|lifecycle_policy", { fold: { attributes: ["bucket", "bucket_name", "bucket_id"], byTypeName: true }, supporting: true, icon: "tabler-file-text", category: "storage" }),
      row("lb|slb|nlb|alb|elb|clb|load_?balancer|nodebalancer", { entries: PUBLIC_BALANCER, icon: "tabler-load-balancer", category: "network" }),
      row("(?:db|dbaas|database|rds|rdb|mdb|kvstore|polardb|dds|gpdb|mysql|postgresql|mongodb|redis|clickhouse|opensearch|elasticsearch)(?:_\\w+)?_(?:instance|cluster|system|service)|autonomous_database|dbaas|mysql|postgresql|redis", {
        icon: "tabler-database",
        category: "database",
        holdsData: true,
        link: BY_ALLOWED_ADDRESS,
        exposure: OPEN_ADDRESSES
      }),
      row("(?:kafka|rocketmq|rabbitmq|mns|mq)(?:_\\w+)?_(?:instance|cluster)|queue|topic|stream", { icon: "tabler-inbox", category: "integration", holdsData: true }),
      row("bucket|object_storage", { icon: "tabler-bucket", category: "storage", holdsData: true }),
      row("volume|disk|block_storage|file_?system|nas", { icon: "tabler-disc", category: "storage", holdsData: true }),
      row("(?:kubernetes|k8s|cs|cce|lke|containerengine|container)(?:_\\w+)?_cluster|kubernetes", { icon: "kubernetes", category: "containers" }),
      row("function", { icon: "tabler-lambda", category: "compute" }),
      row("secret|kms_key|vault|key", { icon: "tabler-key", category: "security", prominence: "security" }),
      row("tags?", { ...OF_USER, supporting: true }),
      row("firewall|waf", { prominence: "security", icon: "tabler-shield-half", category: "security" }),
      row("domain|dns_zone|zone|dns", { icon: "tabler-world", category: "network", prominence: "dns" }),
      row("certificate|ssl_cert", { icon: "tabler-certificate", category: "security", prominence: "security" }),
      row("instance|instance_pool|server|droplet|virtual_machine|vm|node_pool|device", { icon: "tabler-server", category: "compute" })
    ];
    OTHER_CLOUD_PREFIXES = new Set(CLOUDS.map(({ prefix }) => prefix));
    WORD_ICONS = BY_WORDS.flatMap(([, { icon: icon2 }]) => icon2 ?? []);
  }
});

// src/catalog/boxes.ts
function boxFactsOf(style) {
  const colour = groupBoxColour(style);
  if (colour !== null) return ownFacts(colour);
  const plain2 = style.split(":", 1)[0];
  return BOXES.get(style) ?? BOXES.get(plain2) ?? STYLES.module;
}
function groupColours(colour, theme) {
  const fill = mixOf(colour, BACKGROUND[theme], PALE[theme]);
  return { border: legibleOn(fill, colour, LINE_CONTRAST), fill, ink: legibleOn(fill, colour, TEXT_CONTRAST) };
}
var dark, SOLID, THIN, AZURE_SUBNET, GOOGLE_SUBNET, CLUSTER2, DASHED, STYLES, STRIPS2, BOXES, NETWORK3, isWide, isMerePlace, OWN, groupBoxStyle, groupBoxColour, PALE, BACKGROUND, ownFacts, BOX_ICONS, BOX_DETAILS, isHostType, isFlushIcon, SUBNET_TYPES, OWNER_TYPES, TIERS, BOX_VARIANTS, REGION_STYLES, NAME_SAYS_ALL, LOOSE_NOUN, CATEGORY_TITLES;
var init_boxes = __esm({
  "src/catalog/boxes.ts"() {
    init_node_types();
    init_colours();
    init_attributes();
    init_model();
    init_clouds();
    dark = (border, ink, fill = "#0D1117") => ({ border, fill, ink });
    SOLID = { width: 1.5, dash: "solid", fill: "#FFFFFF", peers: false };
    THIN = { width: 1, dash: "solid", fill: "#FFFFFF", peers: false };
    AZURE_SUBNET = { ...THIN, icon: "azure-subnet", border: "#50A0DC", fill: "#EAF3FB", ink: "#005A9E", dark: dark("#4E9EDA", "#79BDF2", "#0E1C2B"), rank: 40 };
    GOOGLE_SUBNET = { ...THIN, icon: "gcp-cloud-network", border: "#4285F4", fill: "#E8F0FE", ink: "#1A56C4", dark: dark("#5E97F6", "#8AB4F8", "#101C33"), rank: 40 };
    CLUSTER2 = 55;
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
      aws_eks_cluster: { ...THIN, title: "EKS cluster", icon: "aws-amazon-elastic-kubernetes-service", border: "#ED7100", ink: "#9E4A00", dark: dark("#F28C28", "#F5A95C"), rank: CLUSTER2 },
      aws_security_group: { ...THIN, title: "Security group", icon: null, border: "#DD344C", fill: "none", ink: "#B42338", dark: dark("#EC5B6E", "#F58A98", "none"), rank: 50 },
      "aws_group:autoscaling": { ...DASHED, title: "Auto Scaling group", icon: "aws-group-auto-scaling-group", border: "#ED7100", ink: "#9E4A00", dark: dark("#F28C28", "#F5A95C", "none"), rank: 60 },
      azurerm_resource_group: { ...DASHED, title: "Resource group", icon: "azure-resource-groups", border: "#7FBA00", ink: "#4A6C00", dark: dark("#86C412", "#A6D64B", "none"), rank: 10, isPage: true },
      azurerm_virtual_network: { ...SOLID, title: "Virtual network", icon: "azure-virtual-networks", border: "#0078D4", ink: "#005A9E", dark: dark("#3A9BEA", "#6CB8F6"), rank: 20, isPage: true },
      azurerm_subnet: { ...AZURE_SUBNET, title: "Subnet" },
      "azurerm_subnet:private": { ...AZURE_SUBNET, title: "Private subnet" },
      "azurerm_subnet:public": { ...AZURE_SUBNET, title: "Public subnet" },
      azurerm_kubernetes_cluster: { ...THIN, title: "AKS cluster", icon: "azure-kubernetes-services", border: "#7A5BD0", ink: "#5A3BB0", dark: dark("#9D83E6", "#BBA8F2"), rank: CLUSTER2 },
      azurerm_container_app_environment: { ...THIN, title: "Container Apps environment", icon: "azure-container-apps-environments", border: "#7A5BD0", ink: "#5A3BB0", dark: dark("#9D83E6", "#BBA8F2"), rank: CLUSTER2 },
      azurerm_healthcare_workspace: { ...THIN, title: "Health Data Services workspace", icon: "azure-azure-api-for-fhir", border: "#50A0DC", ink: "#005A9E", dark: dark("#4E9EDA", "#79BDF2"), rank: CLUSTER2 },
      azurerm_databricks_workspace: { ...THIN, title: "Databricks workspace", icon: "azure-azure-databricks", border: "#E25A1C", ink: "#A63A0B", dark: dark("#EE7A45", "#F5A07A"), rank: CLUSTER2 },
      google_folder: { ...SOLID, title: "Folder", icon: "gcp-project", border: "#5F6368", ink: "#3C4043", dark: dark("#9AA0A6", "#BDC1C6"), rank: 5 },
      google_project: { ...SOLID, title: "Project", icon: "gcp-project", border: "#4285F4", ink: "#1A56C4", dark: dark("#5E97F6", "#8AB4F8"), rank: 10 },
      google_compute_network: { ...SOLID, title: "VPC network", icon: "gcp-virtual-private-cloud", border: "#4285F4", ink: "#1A56C4", dark: dark("#5E97F6", "#8AB4F8"), rank: 20, isPage: true },
      tv_gcp_region: { ...DASHED, title: "Region", icon: null, border: "#34A853", ink: "#1E7A38", dark: dark("#46B766", "#6FD08C", "none"), rank: 30, peers: true },
      "tv_gcp_region:outer": { ...DASHED, title: "Region", icon: null, border: "#34A853", ink: "#1E7A38", dark: dark("#46B766", "#6FD08C", "none"), rank: 15 },
      google_compute_subnetwork: { ...GOOGLE_SUBNET, title: "Subnet" },
      "google_compute_subnetwork:private": { ...GOOGLE_SUBNET, title: "Private subnet" },
      "google_compute_subnetwork:public": { ...GOOGLE_SUBNET, title: "Public subnet" },
      google_container_cluster: { ...THIN, title: "GKE cluster", icon: "gcp-google-kubernetes-engine", border: "#4285F4", ink: "#1A56C4", dark: dark("#5E97F6", "#8AB4F8"), rank: CLUSTER2 },
      google_healthcare_dataset: { ...THIN, title: "Healthcare dataset", icon: "gcp-cloud-healthcare-api", border: "#4285F4", ink: "#1A56C4", dark: dark("#5E97F6", "#8AB4F8"), rank: CLUSTER2 },
      tv_gcp_zone: { ...DASHED, title: "Zone", icon: null, border: "#34A853", fill: "#F1F8E9", ink: "#1E7A38", dark: dark("#46B766", "#6FD08C", "#0F1F16"), rank: 50, peers: true },
      module: { ...DASHED, width: 1, title: "Module", icon: null, border: "#98A2B3", ink: "#475467", dark: dark("#667085", "#B4BCC8", "none"), rank: 90 },
      group: { ...DASHED, width: 1, title: "Group", icon: null, border: "#98A2B3", ink: "#475467", dark: dark("#667085", "#B4BCC8", "none"), rank: 90 },
      strip: { width: 0.75, dash: "solid", title: "Operations", icon: null, border: "#D5DAE1", fill: "#F8F9FB", ink: "#5D6779", dark: dark("#30363D", "#9DA7B3", "#12171E"), rank: 90, peers: false, aside: true }
    };
    STRIPS2 = Object.entries(STRIP_TITLES).map(([strip, title]) => [`strip:${strip}`, { ...STYLES.strip, title }]);
    BOXES = new Map([...Object.entries(STYLES), ...Object.entries(OTHER_CLOUD_BOXES), ...Object.entries(OTHER_NETWORK_BOXES), ...Object.entries(OTHER_CLUSTER_BOXES), ...STRIPS2]);
    NETWORK3 = 20;
    isWide = (style) => boxFactsOf(style).rank <= NETWORK3;
    isMerePlace = (style) => boxFactsOf(style).rank < NETWORK3;
    OWN = "own:";
    groupBoxStyle = (colour) => OWN + colour;
    groupBoxColour = (style) => style.startsWith(OWN) ? style.slice(OWN.length) : null;
    PALE = { light: 0.92, dark: 0.9 };
    BACKGROUND = { light: "#ffffff", dark: "#0d1117" };
    ownFacts = (colour) => ({
      ...{ ...STYLES.group, title: "", width: 1.5, dash: "solid" },
      ...{ ...groupColours(colour, "light"), dark: groupColours(colour, "dark") }
    });
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

// src/catalog/cloud.ts
function cloudOf(type) {
  const [first = "", second = ""] = type.split("_", 2);
  return CLOUD_OF_PREFIX.get(first) ?? CLOUD_OF_PREFIX.get(`${first}_${second}`) ?? "other";
}
function mostUsedCloud(types) {
  const shares = /* @__PURE__ */ new Map();
  for (const type of types) shares.set(cloudOf(type), (shares.get(cloudOf(type)) ?? 0) + 1);
  const share = (cloud) => cloud === "other" ? 0 : shares.get(cloud) ?? 0;
  return NAMES2.reduce((best, candidate) => share(candidate) > share(best) ? candidate : best);
}
function accountName(expression) {
  const steps2 = expression.split(".").filter((part) => !/^\d+$/.test(part));
  const words2 = steps2.slice(-2).flatMap((part) => part.split(/[-_]/));
  return words2.filter((word) => !ACCOUNT_WORD.test(word)).join("-") || "project";
}
var FACTS, CLOUDS2, NAMES2, CLOUD_OF_PREFIX, actorTypeOf, contentsTypeOf, regionBoxOf, outerRegionOf, localModelOf, PROVIDER_ARGUMENTS, ACCOUNT_OF_ROLE, ACCOUNT2, SUBSCRIPTION_ID, CURRENT_ACCOUNT, PROVING_ACCOUNT, STATED_LOCATIONS, ACCOUNT_TYPES, ACCOUNT_WORD, regionContaining, DIGEST, GUID, BILLING_ACCOUNT, PRINTED_NUMBER, NUMBER4, CUT_NUMBER, CUT_GUID, PROJECT2, LONG_NUMBER, PLACED, HIDDEN, SHAPES, replaceIds, KINDS, PROJECT_ATTRIBUTES, WHOLE_PROJECT, isProjectId, PROVIDER_VARIABLES, NO_CREDENTIALS, METADATA_HOSTS, METADATA_ADDRESSES;
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
    SUBSCRIPTION_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
    CURRENT_ACCOUNT = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[a-z][a-z0-9-]{4,28}[a-z0-9])$/;
    PROVING_ACCOUNT = {
      attribute: "arn",
      pattern: /^arn:[a-z-]+:[a-z0-9-]+:(?<region>[a-z0-9-]*):(?<account>\d{12}):/
    };
    STATED_LOCATIONS = {
      aws: [PROVING_ACCOUNT],
      azure: [{ attribute: "id", pattern: /^\/subscriptions\/(?<account>[0-9a-f-]{36})\// }],
      google: [
        { attribute: "project", pattern: /^(?<account>[a-z][a-z0-9-]+)$/ },
        { attribute: "id", pattern: /^projects\/(?<account>[a-z][a-z0-9-]+)\// }
      ],
      other: []
    };
    ACCOUNT_TYPES = {
      google: { type: "google_project", by: "project" }
    };
    ACCOUNT_WORD = /^(?:gcp|google|id|name|project|projects|var|local)$/;
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
    replaceIds = (text2, replacement) => text2.replace(SHAPES, (...match) => {
      const groups = match.at(-1);
      const kind = KINDS.find((kind2) => groups[kind2] !== void 0);
      return replacement({ kind, text: groups[kind] });
    });
    KINDS = ["left", "cut", "printed", "id", "placed"];
    PROJECT_ATTRIBUTES = ["project", "project_id", "host_project", "service_project"];
    WHOLE_PROJECT = new RegExp(`^${PROJECT2}$`);
    isProjectId = (text2) => WHOLE_PROJECT.test(text2) && !isMadeUpAccount(text2);
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

// src/platform/text/matching.ts
function matchEnd(pattern, text2, start) {
  pattern.lastIndex = start;
  return pattern.test(text2) ? pattern.lastIndex : start;
}
function matchesWild(pattern, text2, star = "*", fits = (patternItem, textItem) => patternItem === textItem) {
  let inPattern = 0;
  let inText = 0;
  let lastStar = -1;
  let starEnd = 0;
  while (inText < text2.length) {
    if (inPattern < pattern.length && pattern[inPattern] === star) {
      lastStar = inPattern++;
      starEnd = inText;
    } else if (inPattern < pattern.length && fits(pattern[inPattern], text2[inText])) {
      inPattern++;
      inText++;
    } else if (lastStar >= 0) {
      inPattern = lastStar + 1;
      inText = ++starEnd;
    } else {
      return false;
    }
  }
  while (inPattern < pattern.length && pattern[inPattern] === star) inPattern++;
  return inPattern === pattern.length;
}
function nearest(text2, names) {
  if (text2.length > NEAREST_LENGTH_MAX) return null;
  const errorsMax = Math.min(NEAREST_DISTANCE, Math.max(text2.length > 3 ? 2 : 1, Math.floor(text2.length / 3)));
  let best = null;
  let fewest = errorsMax + 1;
  let compared = 0;
  for (const name of names) {
    if (compared++ >= NEAREST_NAMES_MAX) break;
    if (Math.abs(name.length - text2.length) >= fewest) continue;
    const errors = distance(text2.toLowerCase(), name.toLowerCase(), fewest);
    if (errors < fewest) {
      fewest = errors;
      best = name;
    }
  }
  return best;
}
function distance(a, b, limit) {
  let previousRow = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let prefix = 1; prefix <= a.length; prefix++) {
    const row2 = [prefix];
    for (let column = 1; column <= b.length; column++) {
      const replaced = previousRow[column - 1] + (a[prefix - 1] === b[column - 1] ? 0 : 1);
      row2.push(Math.min(replaced, previousRow[column] + 1, row2[column - 1] + 1));
    }
    if (Math.min(...row2) >= limit) return limit;
    previousRow = row2;
  }
  return Math.min(limit, previousRow[b.length]);
}
var matchesName;
var init_matching = __esm({
  "src/platform/text/matching.ts"() {
    init_limits();
    matchesName = (pattern, name) => matchesWild([...pattern], [...name], "*", (expected, character) => expected === "?" || expected === character);
  }
});

// src/catalog/outsider-kinds.ts
var TITLES, severalOf, OUTSIDER_PRODUCTS;
var init_outsider_kinds = __esm({
  "src/catalog/outsider-kinds.ts"() {
    TITLES = {
      ci: ["CI", "CI", "tabler-infinity"],
      account: ["AWS account", "AWS accounts"],
      cloud: ["Cloud", "Clouds"],
      kubernetes: ["Kubernetes workloads", "Kubernetes workloads"],
      user: ["IAM user", "IAM users"],
      service_account: ["Service account", "Service accounts"],
      service_principal: ["Service principal", "Service principals"]
    };
    severalOf = (kind) => `several_${kind}`;
    OUTSIDER_PRODUCTS = Object.fromEntries(
      Object.keys(TITLES).flatMap((kind) => {
        const [single, several, ...icon2] = TITLES[kind];
        return [
          [kind, [single, ...icon2]],
          [severalOf(kind), [several, ...icon2]]
        ];
      })
    );
  }
});

// src/catalog/other/actors.ts
var ADDED, CONNECTED_PSEUDO_TYPES, ACTORS;
var init_actors = __esm({
  "src/catalog/other/actors.ts"() {
    init_node_types();
    init_outsider_kinds();
    init_shared();
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
      tv_gcp_external_saas: { title: "External service", icon: "tabler-cloud-share", category: "integration", products: variants("kind", OUTSIDER_PRODUCTS), phrase: "an external service" },
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
      noun: "namespace",
      attributes: ["metadata.namespace", "manifest.metadata.namespace", "namespace"],
      clusterAttributes: ["provider"],
      defaultNames: ["default"]
    };
    NAMESPACED = { grouped: IN_NAMESPACE };
    NAMESPACE = { grouped: { ...IN_NAMESPACE, nameAttribute: "metadata.name" } };
    BESIDE_CLUSTER = { placedBy: ["provider"], runsIn: ["provider"], egress: NO_EGRESS };
    ON_CLUSTER = { ...BESIDE_CLUSTER, link: nodesOf("provider") };
    RULES_INSIDE = "a rule inside a cluster: see --detail all";
    PODS = { selected: [{ by: "labels", paths: ["spec.template.metadata.labels"] }] };
    POD = { selected: [{ by: "labels", paths: ["metadata.labels"] }] };
    SERVICE = {
      selects: [{ by: "labels", paths: ["spec.selector"] }],
      selected: [{ by: "name", paths: ["metadata.name"] }]
    };
    INGRESS = {
      selects: [
        {
          by: "name",
          paths: ["spec.backend.service_name", "spec.default_backend.service.name", "spec.rule.http.path.backend.service_name", "spec.rule.http.path.backend.service.name"]
        }
      ]
    };
    WORKLOADS2 = ["DaemonSet", "Deployment", "Job", "ReplicaSet", "StatefulSet"];
    isKind = (...kinds) => ({ when: { "manifest.kind": kinds } });
    MANIFEST = {
      selects: [
        { by: "labels", paths: ["manifest.spec.selector"], ...isKind("Service") },
        {
          ...{ by: "name", ...isKind("Ingress") },
          paths: ["manifest.spec.defaultBackend.service.name", "manifest.spec.rules.http.paths.backend.service.name"]
        },
        { by: "name", paths: ["manifest.spec.rules.backendRefs.name"], ...isKind("HTTPRoute") }
      ],
      selected: [
        { by: "labels", paths: ["manifest.spec.template.metadata.labels"], ...isKind(...WORKLOADS2) },
        { by: "labels", paths: ["manifest.metadata.labels"], ...isKind("Pod") },
        { by: "name", paths: ["manifest.metadata.name"], ...isKind("Service") }
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
      { audience: INTERNET, when: { ...FOR_EVERYBODY, ...PUBLIC } },
      { audience: INTERNET, when: { ...FOR_EVERYBODY, [SCHEME]: [FACING] } },
      { audience: "", when: { [TYPE]: [LOAD_BALANCER] }, ranges: { attribute: RANGES } }
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
  const normalised = name.replace(HOUSE_PREFIX, "").replaceAll("_", "-").toLowerCase();
  if (Object.hasOwn(purposes, normalised)) return purposes[normalised];
  if (HOUSE_PREFIX.test(name)) return void 0;
  const matching = Object.keys(purposes).filter(
    (known2) => normalised.startsWith(`${known2}-`) || normalised.endsWith(`-${known2}`)
  );
  const longest3 = matching.sort((a, b) => b.length - a.length)[0];
  return longest3 === void 0 ? void 0 : purposes[longest3];
}
function purposeInOneCloud(name) {
  const normalised = name.replaceAll("_", "-").toLowerCase();
  const clouds = [PROVIDERS.aws, PROVIDERS.azurerm, PROVIDERS.google];
  const matching = clouds.filter(({ purposes }) => Object.hasOwn(purposes, normalised));
  return matching.length === 1 ? { cloud: matching[0].cloud, type: matching[0].purposes[normalised] } : null;
}
function purposeOf(words2) {
  const [provider = "", ...names] = words2.split("/");
  if (provider === ANY_PROVIDER) return purposeInOneCloud(names.at(-1) ?? "");
  if (!Object.hasOwn(PROVIDERS, provider)) return null;
  const { cloud, purposes } = PROVIDERS[provider];
  const types = [...names].reverse().map((name) => typeOf(purposes, name));
  return { cloud, type: types.find((type) => type !== void 0) ?? null };
}
function purposeIn(words2, cloud) {
  const provider = WORDS_OF_CLOUD[cloud];
  const [first, name = ""] = words2?.split("/") ?? [ANY_PROVIDER];
  if (provider === void 0 || first !== ANY_PROVIDER) return words2;
  const normalised = name.replaceAll("_", "-").toLowerCase();
  const known2 = Object.keys(PROVIDERS[provider].purposes).filter(
    (candidate) => normalised === candidate || normalised.endsWith(`-${candidate}`)
  );
  const longest3 = known2.sort((a, b) => b.length - a.length)[0];
  if (longest3 !== void 0) return `${provider}/${longest3}`;
  return words2 !== null && purposeOf(words2) !== null ? words2 : provider;
}
function networkOf(words2) {
  const type = purposeOf(words2)?.type ?? "";
  const name = words2.split("/").at(-1).replace(HOUSE_PREFIX, "").replaceAll("_", "-").toLowerCase();
  if (!NETWORKS.has(type) || SUBNETS.test(name)) return void 0;
  if (words2.startsWith(`${ANY_PROVIDER}/`)) return type;
  const { purposes } = PROVIDERS[words2.split("/", 1)[0]];
  const isWhole = Object.keys(purposes).some(
    (known2) => purposes[known2] === type && (name === known2 || name.endsWith(`-${known2}`))
  );
  return isWhole ? type : void 0;
}
var AWS3, AZURE3, GOOGLE3, PROVIDERS, HOUSE_PREFIX, ANY_PROVIDER, WORDS_OF_CLOUD, NETWORKS, SUBNETS;
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
      "ecs-service-autoscaling": "aws_appautoscaling_target",
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
    ANY_PROVIDER = "any";
    WORDS_OF_CLOUD = { aws: "aws", azure: "azurerm", google: "google" };
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
var HELPER, makesNames, MAKES_NAMES, PROGRAM_INPUTS, LETS_IN2, TERRAFORM;
var init_terraform = __esm({
  "src/catalog/other/terraform.ts"() {
    init_attributes();
    init_module_purposes();
    HELPER = {
      fold: { attributes: ["triggers", "triggers_replace", "keepers", "input"], userTypes: ["*"] },
      hide: "a helper of Terraform, not infrastructure",
      supporting: true
    };
    makesNames = (source) => MAKES_NAMES.some((pattern) => pattern.test(source));
    MAKES_NAMES = [/(?:^|[/.-])(?:labels?|naming|container-definitions?|cloud-?init|user-?data)(?:[/.?]|$)/i, /(?:^|\/)regions?(?:[/.?]|$)/i, /\/(?:null|random|template|cloudinit)(?:[/?]|$)/i, /avm-utl-/, /(?:^|[/:])terraform-(?:null|random|template|cloudinit)-/i];
    PROGRAM_INPUTS = ["map_environment", "environment", "environment_variables", "map_secrets", "secrets", "container_definition", "parts", "user_data", "vars"];
    LETS_IN2 = {
      direction: "in",
      guardedGroups: [],
      peer: {
        groups: ["allowed", "allow", "source", "ingress", "client", "trusted"].flatMap((word) => [`${word}_security_groups`, `${word}_security_group_ids`, `${word}_security_group_id`])
      },
      ports: { lists: ["port"], protocol: "protocol" },
      needsPeer: true
    };
    TERRAFORM = {
      random_id: { title: "Random ID", icon: "tabler-dice-5", category: "other", makesName: { argument: "prefix", results: ["hex", "dec", "b64_url", "b64_std"] } },
      random_string: { title: "Random string", icon: "tabler-dice-5", category: "other" },
      random_password: { title: "Random password", icon: "tabler-dice-5", category: "other" },
      random_pet: { title: "Random pet name", icon: "tabler-dice-5", category: "other", makesName: { argument: "prefix", results: ["id"] } },
      random_integer: { title: "Random integer", icon: "tabler-dice-5", category: "other" },
      random_uuid: { title: "Random UUID", icon: "tabler-dice-5", category: "other" },
      random_shuffle: { title: "Random order", icon: "tabler-dice-5", category: "other" },
      random_bytes: { title: "Random bytes", icon: "tabler-dice-5", category: "other" },
      null_resource: { title: "Null resource", icon: "tabler-circle-dashed", category: "other", forwards: ["triggers"] },
      null_data_source: { title: "Null data source", icon: "tabler-circle-dashed", category: "other" },
      terraform_data: { title: "Terraform data", icon: "terraform", category: "other", ...HELPER, forwards: ["input", "triggers_replace"] },
      terraform_remote_state: { title: "Remote state", icon: "terraform", category: "other" },
      terraform_names: { title: "Names", icon: "tabler-box-multiple", category: "other", ...HELPER, forwards: PROGRAM_INPUTS },
      terraform_module: { title: "Module", icon: "tabler-box-multiple", category: "other", unread: true, detail: [MODULE_PURPOSE], firewallRules: [LETS_IN2], standsFor: { typeAttribute: "source", realType: meantByModule, parent: "", renamePath: (path) => path } },
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
      external: { title: "External system", icon: "tabler-cloud-share", category: "integration", lookup: { answers: () => ({ result: {} }) } },
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
    IN_SERVER = { fold: { attributes: ["provider"] }, supporting: true };
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
      "infracost_*": { fold: { attributes: ["resources"] }, hide: "an estimate of use, not infrastructure", supporting: true },
      "github_*": { fold: { attributes: ["environment", "repository", "repository_id", "team_id"] } },
      "gitlab_*": { fold: { attributes: ["project", "project_id"] } },
      "tfe_*": { fold: { attributes: ["variable_set_id", "workspace_id"] } },
      "github_*_secret": { passive: true },
      "github_*_variable": { passive: true },
      "consul_acl_*": { supporting: true },
      "okta_auth_server_*": { fold: { attributes: ["auth_server_id"] }, supporting: true },
      "okta_app_*_assignment*": { fold: { attributes: ["app_id"] }, supporting: true },
      "okta_*_memberships": { fold: { attributes: ["group_id", "user_id"] }, supporting: true, link: [membersOf("group_id", "users"), membersOf("groups", "user_id")] },
      "okta_*_role": { fold: { attributes: ["group_id", "user_id"] }, supporting: true },
      "cloudflare_*": { fold: { attributes: ["zone_id", "tunnel_id"] } },
      "kubernetes_*": { ...BESIDE_CLUSTER, ...NAMESPACED },
      "databricks_*": { ...BESIDE_CLUSTER },
      "kubernetes_namespace*": { ...NAMESPACE, fold: { userTypes: ["helm_release", "kubernetes_deployment", "kubernetes_deployment_v1", "*"] }, supporting: true, plumbing: true },
      "kubernetes_service_account*": { fold: { userTypes: ["kubernetes_deployment", "kubernetes_deployment_v1", "kubernetes_pod", "helm_release"] }, supporting: true, plumbing: true, actsFor: ["provider"] },
      "kubernetes_config_map*": { holdsConfig: true, fold: { userTypes: ["kubernetes_deployment", "kubernetes_deployment_v1", "kubernetes_pod", "helm_release"] }, plumbing: true },
      "kubernetes_secret*": { holdsConfig: true, fold: { userTypes: ["kubernetes_deployment", "kubernetes_deployment_v1", "kubernetes_pod", "helm_release"] }, plumbing: true },
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
      "kubernetes_horizontal_pod_autoscaler*": { fold: { attributes: ["spec"] }, supporting: true },
      "kubernetes_network_policy*": { operational: RULES_INSIDE, supporting: true, plumbing: true },
      "kubernetes_limit_range*": { fold: { attributes: ["metadata"] }, operational: RULES_INSIDE, supporting: true },
      "kubernetes_resource_quota*": { fold: { attributes: ["metadata"] }, operational: RULES_INSIDE, supporting: true },
      "kubernetes_storage_class*": { operational: RULES_INSIDE, supporting: true },
      "kubernetes_cluster_role*": { operational: RULES_INSIDE, supporting: true },
      "kubernetes_role*": { operational: RULES_INSIDE, supporting: true },
      "kubernetes_*role*": { plumbing: true },
      // Types without a row, whose title is therefore derived.
      vault_kv_secret: { valueAttributes: ["data", "data_json"] },
      azurecaf_name: { makesName: { argument: "name", results: ["result"] } }
    };
    PROMINENCE = {
      first: [],
      security: ["kubernetes_secret*", "vault_*", "acme_*", "tls_*", "github_*_secret"],
      identity: ["kubernetes_service_account*", "kubernetes_default_service_account*", "kubernetes_role*", "kubernetes_cluster_role*", "github_team*"],
      monitoring: ["datadog_*", "newrelic_*", "pagerduty_*", "grafana_*"],
      governance: ["kubernetes_network_policy*", "kubernetes_limit_range*", "kubernetes_resource_quota*"],
      configuration: ["kubernetes_config_map*", "kubernetes_storage_class*"],
      dns: ["cloudflare_record", "cloudflare_dns_record"]
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
var ZONES3, SERVICES2;
var init_services = __esm({
  "src/catalog/other/services.ts"() {
    init_exposure();
    init_shared();
    init_kubernetes();
    ZONES3 = ["cloudflare_zone", "terraform_module"];
    SERVICES2 = {
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
      cloudflare_zone: { alone: true, title: "Cloudflare zone", icon: "cloudflare", category: "network", ...ALWAYS_IN_FRONT, prominence: "dns" },
      cloudflare_record: { title: "Cloudflare DNS record", icon: "cloudflare", category: "network", fold: { attributes: ["zone_id"], hostTypes: ZONES3 }, link: { from: ["zone_id"], to: ["content", "value"], among: ZONES3 }, ...ALWAYS_IN_FRONT },
      cloudflare_dns_record: { title: "Cloudflare DNS record", icon: "cloudflare", category: "network", fold: { attributes: ["zone_id"], hostTypes: ZONES3 }, link: { from: ["zone_id"], to: ["content", "value"], among: ZONES3 }, ...ALWAYS_IN_FRONT },
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
      b2_bucket: { title: "B2 bucket", category: "storage", holdsData: true, exposure: [{ audience: EVERYBODY, when: { bucket_type: ["allPublic"] } }] },
      datadog_monitor: { title: "Datadog monitor", icon: "datadog", category: "management", operational: MONITORING_ONLY, supporting: true },
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
      aiven_kafka_topic: { title: "Kafka topic", icon: "apache-kafka", category: "integration", holdsData: true, fold: { attributes: ["service_name"] } },
      aiven_organization_user_group_member: { title: "User group member", icon: "tabler-users", category: "people", fold: { attributes: ["group_id"] }, supporting: true },
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
      docker_image: { title: "Docker image", icon: "docker", category: "containers", ...REGISTRY, fold: { attributes: ["name"] }, prominence: "registries" },
      docker_registry_image: { title: "Docker image", icon: "docker", category: "containers", ...REGISTRY, fold: { attributes: ["name"] } },
      docker_tag: { title: "Docker tag", icon: "docker", category: "containers", fold: { attributes: ["source_image"], userTypes: ["docker_registry_image"] }, supporting: true },
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
    TABLES = [KUBERNETES, TERRAFORM, SERVICES2, OTHER_NETWORKS, ACTORS];
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
  const cached = loaded.get(cloud);
  if (cached !== void 0) return cached;
  const tables = [LOAD[cloud](), other_exports];
  const entries = (tables2) => tables2.flatMap((table) => Object.entries(table));
  const rows2 = {
    byType: new Map(entries(tables.flatMap(({ TABLES: TABLES5 }) => TABLES5))),
    byPattern: byPatterns(entries(tables.flatMap(({ PATTERN_TABLES: PATTERN_TABLES5 }) => PATTERN_TABLES5)))
  };
  loaded.set(cloud, rows2);
  return rows2;
}
function byPatterns(entries) {
  const shortestFirst = [...entries].sort(([a], [b]) => literalLength(a) - literalLength(b)).map(([pattern, row2]) => ({ pattern, start: pattern.split("*", 1)[0], row: row2 }));
  return (type) => {
    const rows2 = shortestFirst.filter(({ pattern, start }) => type.startsWith(start) && matchesWild(pattern, type)).map(({ row: row2 }) => row2);
    const first = rows2.findLastIndex(({ alone }) => alone === true);
    return Object.assign({}, ...rows2.slice(Math.max(first, 0)));
  };
}
function prefixesOf(cloud) {
  const cached = prefixesByCloud.get(cloud);
  if (cached !== void 0) return cached;
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
  const isMembership = MEMBERSHIP_SUFFIX.test(type);
  return {
    // Most types without a row are drawn, so they are not plumbing.
    fold: { byTypeName: true },
    plumbing: false,
    ...(isMembership || GRANT_SUFFIX.test(type)) && { supporting: true },
    ...isMembership && { isMembership, fold: { attributes: GROUPS3, byTypeName: true }, plumbing: true }
  };
}
function spell(word, index2) {
  const spelling = (index2 === 0 ? PRODUCTS.get(word.toLowerCase()) : void 0) ?? SPELLINGS.get(word.toLowerCase());
  if (spelling !== void 0) return spelling;
  return index2 === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
function withoutRepetition(words2) {
  const half = words2.length / 2;
  const [first, second] = [words2.slice(0, half), words2.slice(half)].map((part) => part.join("_"));
  if (first === second) return words2.slice(half);
  return words2.length > 2 && words2[0] === words2.at(-1) ? words2.slice(1) : words2;
}
function titleFromType(type) {
  const words2 = type.split("_").filter((word) => word !== "");
  let skipped = 0;
  while (skipped < words2.length - 1 && PROVIDER_WORDS.has(words2[skipped])) skipped++;
  const title = withoutRepetition(words2.slice(skipped)).map(spell).join(" ");
  return title === "" ? type : title;
}
var LOAD, loaded, rowOf, prominencePatternsOf, patternsOf, literalLength, UNKNOWN2, LOAD_PREFIXES, prefixesByCloud, PREFIX_WORDS_MAX, GRANT_SUFFIX, MEMBERSHIP_SUFFIX, GROUPS3, SPELLINGS, PRODUCTS, PROVIDER_WORDS;
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
    rowOf = (type) => rowsOf(cloudOf(type)).byType.get(type);
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
    GRANT_SUFFIX = /_(?:grants?|permissions?|(?:role|user|group)_assignments?|memberships?|policy_attachments?|database_users?)$|_grant_/;
    MEMBERSHIP_SUFFIX = /_(?:memberships?|(?:group|team|role|org|organi[sz]ation)_(?:members?|users?)|(?:user|group|team)_assignments?)$/;
    GROUPS3 = ["group", "group_id", "group_name", "user_group_id", "team", "team_id", "role", "role_id"];
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
      ["xray", "X-Ray"],
      ["objectstorage", "Object Storage"]
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
  const name = generic.typeAttribute === void 0 ? "" : values[generic.typeAttribute] ?? "";
  const realType = typeof name === "string" ? generic.realType(name, values) : void 0;
  return realType === void 0 ? null : { ...generic, type: realType };
}
function isHandedOver(address, attribute) {
  const [, type] = ASKING.exec(address) ?? [];
  return type !== void 0 && factsOf(type).valueAttributes?.includes(attribute) === true;
}
function byPattern(type) {
  const cloud = cloudOf(type);
  const lines = linesByCloud.get(cloud) ?? linesOf(prominencePatternsOf(cloud));
  linesByCloud.set(cloud, lines);
  return lines.find(({ pattern, start }) => type.startsWith(start) && matchesWild(pattern, type))?.rank ?? null;
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
function stripOfUncalled(type) {
  if (rankOf(type) === "first") return null;
  const { category, fold } = factsOf(type);
  const isPart = isKnown(type) && fold !== void 0 && category === "network";
  if (!isService(type) || isPart) return "configuration";
  return STRIP_OF_UNCALLED[category] ?? null;
}
var isKnown, known, ASKING, BOOKS, linesOf, linesByCloud, ranks, STRIP_OF_UNCALLED, isOfUnknownProvider, isService;
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
    STRIP_OF_UNCALLED = {
      storage: "storage",
      integration: "integration",
      developer: "developer",
      management: "governance"
    };
    isOfUnknownProvider = (type) => !isService(type) && factsOf(type).icon === UNKNOWN2.icon;
    isService = (type) => isKnown(type) || Object.keys(factsByWords(type)).length > 0;
  }
});

// src/catalog/placement.ts
function wordsFor(type, values) {
  const typeWords = type.split("_").slice(1);
  const facing = factsOf(type).tierByFacing === true ? values.internal === true ? PRIVATE_TIER_WORDS : PUBLIC_TIER_WORDS : [];
  return /* @__PURE__ */ new Set([...typeWords, ...typeWords.flatMap((word) => ALSO_CALLED[word] ?? []), ...facing]);
}
function tiersFor({ type, values }, names, subject) {
  const words2 = wordsFor(type, values);
  const fitting = names.map((name) => ({ name, tierWords: name.split("_").filter((word) => word !== subject) })).filter(({ tierWords }) => tierWords.length > 0 && tierWords.every((word) => words2.has(word)));
  const longest3 = Math.max(...fitting.map(({ tierWords }) => tierWords.length));
  return fitting.filter(({ tierWords }) => tierWords.length === longest3).map(({ name }) => name);
}
function networkKindOf(name, cloud) {
  const types = NETWORK_TYPES[cloud];
  if (types === void 0 || SWITCHES.test(name)) return null;
  if (cloud === "aws" && SUBNET_GROUPS.has(name)) return "subnet";
  const named3 = (type) => IDENTITIES2.get(name)?.some((rule) => rule.type === type) === true || factsOf(type).placementRefs?.test(name) === true;
  if (named3(types.subnet)) return "subnet";
  return named3(types.network) ? "network" : null;
}
var PLACED_BY, ATTRIBUTES_OF_MANY, NAMED_CONTAINERS, AWS_SUBNET, AZURE_SUBNET2, AZURE_GROUP, AZURE_NETWORK, GOOGLE_SUBNET2, GOOGLE_NETWORK, IDENTITIES2, ATTRIBUTES_OF_INTERFACES, ZONE_ATTRIBUTES, ROUTING, NAME2, named2, byId, BALANCER2, NAMED_HOSTS, ALSO_CALLED, PUBLIC_TIER_WORDS, PRIVATE_TIER_WORDS, NETWORK_TYPES, SUBNET_GROUPS, SWITCHES, namesNetwork, isSubnetGroup, hasNetworkWord, KIND_WORDS, networkName;
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
      pattern: /^(?:[a-z0-9]+-)*[a-z]*subnet-[0-9a-z-]+$/,
      inferredOuter: { type: "aws_vpc", attribute: "vpc_id" }
    };
    AZURE_SUBNET2 = {
      type: "azurerm_subnet",
      pattern: /^(?<outer>\/subscriptions\/[^/]+\/resourceGroups\/[^/]+\/providers\/Microsoft\.Network\/virtualNetworks\/(?<outerName>[\w.-]+))\/subnets\/(?<name>[\w.-]+)$/i,
      outer: { type: "azurerm_virtual_network", attribute: "virtual_network_id" }
    };
    AZURE_GROUP = { type: "azurerm_resource_group", pattern: /^(?!default)[\w(][\w.()-]{0,89}$/ };
    AZURE_NETWORK = {
      type: "azurerm_virtual_network",
      pattern: /^(?:\/subscriptions\/[^/]+\/resourceGroups\/[^/]+\/providers\/Microsoft\.Network\/virtualNetworks\/)?(?<name>[A-Za-z0-9][\w.-]{0,79})$/i
    };
    GOOGLE_SUBNET2 = {
      type: "google_compute_subnetwork",
      pattern: /^(?:(?:https:\/\/www\.googleapis\.com\/compute\/v1\/)?projects\/[^/]+\/regions\/(?<region>[a-z0-9-]+)\/subnetworks\/)?(?<name>[a-z][a-z0-9-]*)$/,
      inferredOuter: { type: "google_compute_network", attribute: "network" }
    };
    GOOGLE_NETWORK = {
      type: "google_compute_network",
      pattern: /^(?:(?:https:\/\/www\.googleapis\.com\/compute\/v1\/)?projects\/[^/]+\/global\/networks\/)?(?<name>[a-z][a-z0-9-]*)$/
    };
    IDENTITIES2 = /* @__PURE__ */ new Map([
      ["subnet_id", [AWS_SUBNET, AZURE_SUBNET2]],
      ["subnet_ids", [AWS_SUBNET]],
      ["subnets", [AWS_SUBNET]],
      ["vpc_zone_identifier", [AWS_SUBNET]],
      ["vpc_id", [{ type: "aws_vpc", pattern: /^vpc-[0-9a-z-]+$/ }]],
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
    named2 = (type) => ({ type, pattern: NAME2 });
    byId = (type, kind) => ({
      type,
      pattern: new RegExp(`^/subscriptions/[^/]+/resourceGroups/[^/]+/providers/${kind}/(?<name>[\\w.-]+)$`, "i")
    });
    BALANCER2 = {
      type: "aws_lb",
      pattern: /^arn:[\w-]+:elasticloadbalancing:[\w-]+:\d{12}:(?:loadbalancer|listener)\/(?:app|net)\/(?<name>[\w-]{1,32})\//,
      attributeWords: /(?:(?:^|_)(?:https?|listener|arn|id))+$/
    };
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
          pattern: /^(?:arn:[\w-]+:lambda:[\w-]+:)?(?:\d{12}:)?(?:function:)?(?<name>[\w-]{1,64})(?::[\w$-]{1,128})?$/
        }
      ],
      ["load_balancer_arn", BALANCER2],
      ["listener_arn", BALANCER2],
      ["rest_api_id", { type: "aws_api_gateway_rest_api", pattern: /^[a-z0-9]{10}$/ }]
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
    PUBLIC_TIER_WORDS = ["external", "public"];
    PRIVATE_TIER_WORDS = ["internal", "private"];
    NETWORK_TYPES = {
      aws: { network: "aws_vpc", subnet: "aws_subnet", networkAttribute: "vpc_id", plain: "vpc" },
      azure: {
        network: "azurerm_virtual_network",
        subnet: "azurerm_subnet",
        networkAttribute: "virtual_network_id",
        plain: "virtual_network"
      },
      google: {
        network: "google_compute_network",
        subnet: "google_compute_subnetwork",
        networkAttribute: "network",
        plain: "vpc_network"
      }
    };
    SUBNET_GROUPS = /* @__PURE__ */ new Set([
      "db_subnet_group_name",
      "cluster_subnet_group_name",
      "subnet_group_name",
      "replication_subnet_group_id"
    ]);
    SWITCHES = /^(?:allow|create|deploy|disable|enable|has|is|manage|max|min|number|num|provision|use)_/;
    namesNetwork = (name) => Object.keys(NETWORK_TYPES).some((cloud) => networkKindOf(name, cloud) !== null);
    isSubnetGroup = (type) => type.endsWith("_subnet_group");
    hasNetworkWord = (name) => /vpc|vnet|net(?:work)?s?(?:_|-|$)|subnet/i.test(name);
    KIND_WORDS = new Set(
      "all arn arns aws azure gcp google default existing group id ids input list link main map name names network networks node output outputs param parameter self shared ssm subnet subnets subnetwork subnetworks the value var virtual vnet vnets vpc vpcs".split(
        " "
      )
    );
    networkName = (name) => name.replace(/([a-z0-9])([A-Z])/g, "$1_$2").toLowerCase().split(/[^a-z0-9]+/).filter((word) => word !== "" && !KIND_WORDS.has(word) && !/^\d+$/.test(word)).join("_");
  }
});

// src/catalog/products.ts
function productOf(type, attributes) {
  const { title, icon: icon2, products } = factsOf(type);
  const purposeType = purposeFor(type, attributes)?.type ?? null;
  if (purposeType !== null) return { ...titleAndIcon(purposeType), titleAttribute: MODULE_PURPOSE };
  if (products === void 0 || !Object.hasOwn(attributes, products.attribute))
    return { title, icon: icon2, titleAttribute: null };
  const product = products.products.get(attributes[products.attribute]);
  return product === void 0 ? { title, icon: icon2, titleAttribute: null } : { title: product[0], icon: product[1] ?? icon2, titleAttribute: products.attribute };
}
function purposeFor(type, attributes) {
  const purposeWords = factsOf(type).unread === true ? attributes[MODULE_PURPOSE] : void 0;
  return purposeWords === void 0 ? null : purposeOf(purposeWords);
}
function outerBoxOf(type, attributes) {
  const providerWords = factsOf(type).unread === true ? attributes[MODULE_PURPOSE] ?? "" : type;
  return boxOfCloud(providerWords.split("/", 1)[0]);
}
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
function cloudNameOf(type, attributes) {
  const attribute = nameAttributesOf2(type).find((name) => Object.hasOwn(attributes, name));
  return attribute === void 0 ? void 0 : attributes[attribute];
}
var titleAndIcon, builtType, effectiveCloudOf, DATABASES, wordsFrom, version, kubernetes, zones, MANY_REGIONS, regionOrSeveral, WORDS, valueInWords, COMMON_NAME_ATTRIBUTES, ownAttributesOf, nameAttributesOf2, namePathsOf, MADE_UP_NAME, UNIQUE_SUFFIX, MADE_UP_ID, ENVIRONMENT_WORDS, KIND_WORDS2, COMMON_WORDS, ENVIRONMENT, isEnvironment, ENDINGS, isKnownByCloudName, SAYS_NOTHING;
var init_products = __esm({
  "src/catalog/products.ts"() {
    init_attributes();
    init_catalog();
    init_locations();
    init_module_purposes();
    init_clouds();
    titleAndIcon = (type) => {
      const { title, icon: icon2 } = factsOf(type);
      return { title, icon: icon2 };
    };
    builtType = (type, attributes) => purposeFor(type, attributes)?.type ?? type;
    effectiveCloudOf = (type, attributes) => purposeFor(type, attributes)?.cloud ?? cloudOf(type);
    DATABASES = {
      postgres: "PostgreSQL",
      mysql: "MySQL",
      mariadb: "MariaDB",
      docdb: "DocumentDB",
      neptune: "Neptune",
      redis: "Redis",
      valkey: "Valkey",
      memcached: "Memcached"
    };
    wordsFrom = (words2) => (value) => Object.hasOwn(words2, value) ? words2[value] : value;
    version = (value) => /^\d/.test(value) ? `v${value}` : value;
    kubernetes = (value) => /^\d/.test(value) ? `Kubernetes ${value}` : value;
    zones = (value) => /^\d(?:, \d)*$/.test(value) ? `${value.length > 1 ? "zones" : "zone"} ${value}` : value;
    MANY_REGIONS = /^(?:[a-z]{2,4}\d*)$/i;
    regionOrSeveral = (value) => MANY_REGIONS.test(value) ? value.toUpperCase() : geographicNameOf(value.toLowerCase()) === void 0 ? value : value.toLowerCase();
    WORDS = /* @__PURE__ */ new Map([
      ["engine", wordsFrom(DATABASES)],
      ["engine_version", version],
      ["aws_opensearch_domain.engine_version", (value) => value.replaceAll("_", " ")],
      ["aws_eks_cluster.version", kubernetes],
      ["kubernetes_version", kubernetes],
      ["azurerm_postgresql_flexible_server.version", version],
      ["azurerm_mysql_flexible_server.version", version],
      ["database_version", cloudSqlVersion],
      ["billing_mode", wordsFrom({ PAY_PER_REQUEST: "on demand", PROVISIONED: "provisioned" })],
      ["launch_type", wordsFrom({ FARGATE: "Fargate", EXTERNAL: "external" })],
      ["zone", zones],
      ["zones", zones],
      ["location", displayName],
      [MODULE_PURPOSE, purpose],
      ["google_storage_bucket.location", regionOrSeveral],
      ["google_bigquery_dataset.location", regionOrSeveral],
      ["google_artifact_registry_repository.location", regionOrSeveral],
      ["multi_az", wordsFrom({ true: "Multi-AZ", false: "" })],
      ["internal", wordsFrom({ true: "internal", false: "" })]
    ]);
    valueInWords = (type, attribute, value) => (WORDS.get(`${type}.${attribute}`) ?? WORDS.get(attribute))?.(value) ?? value;
    COMMON_NAME_ATTRIBUTES = ["name", "display_name"];
    ownAttributesOf = (type) => [
      ...factsOf(type).namedBy ?? [],
      ...COMMON_NAME_ATTRIBUTES
    ];
    nameAttributesOf2 = (type) => [SHOWN_NAME, ...ownAttributesOf(type)];
    namePathsOf = (type) => ownAttributesOf(type).flatMap(placesOf);
    MADE_UP_NAME = /^terraform-\d{14,}/;
    UNIQUE_SUFFIX = /\d{18}[0-9a-f]{8}$/;
    MADE_UP_ID = /^[a-z]+-(?:[0-9a-f]{8}|[0-9a-f]{17})$/;
    ENVIRONMENT_WORDS = new Set(
      "dev development int prd prod production qa sandbox stage staging stg test tst uat".split(" ")
    );
    KIND_WORDS2 = new Set(
      "adf aks alb aoai apim appcs appi asp asg acr agw bas cae cosmos cr dash db dbw disk ehub evh func fw id igw kv lb log law mi nat nic nlb nsg pe pip plan psql rg rt sa s3 sb sbns sg snet sns sql sqs srch st subnet syn tg tgw vgw vm vmss vnet vpc wvm".split(" ")
    );
    COMMON_WORDS = /* @__PURE__ */ new Set([
      ...ENVIRONMENT_WORDS,
      ...KIND_WORDS2,
      ..."access account application applications backend backup bucket cloud cluster common company config container core data database default events external files frontend function global infra infrastructure instance internal lambda logging main manager managed master messages metrics module monitoring network notification notifications organization parameter platform policy primary private project public queue region resource resources secondary secret secrets server service services shared stack state storage system table tasks terraform topic users worker".split(" ")
    ]);
    ENVIRONMENT = /(?:^|[._])(?:env|environment|stage|tier|workspace)(?:_?name)?$/i;
    isEnvironment = (expression) => ENVIRONMENT.test(expression);
    ENDINGS = [
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
    isKnownByCloudName = (type) => ENDINGS.some((ending) => type.endsWith(`_${ending}`));
    SAYS_NOTHING = /* @__PURE__ */ new Set([
      "this",
      "this_name_prefix",
      "main",
      "default",
      "self",
      "resource",
      "example"
    ]);
  }
});

// src/graph/order.ts
function runOfDigitsEnd(text2, start) {
  let at2 = start;
  while (isDigitAt(text2, at2)) at2++;
  return at2;
}
function firstSignificant(text2, start, end) {
  let at2 = start;
  while (at2 < end && text2.charCodeAt(at2) === 48) at2++;
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
  const byDigits = endA - firstSignificant(a, at2, endA) - (endB - firstSignificant(b, at2, endB));
  return byDigits || byText(a.slice(at2, endA), b.slice(at2, endB)) || byText(a.slice(endA), b.slice(endB));
}
function largest(numbers, initial = Number.NEGATIVE_INFINITY) {
  let result = initial;
  for (const number2 of numbers) if (number2 > result || Number.isNaN(number2)) result = number2;
  return result;
}
function smallest(numbers) {
  let result = Number.POSITIVE_INFINITY;
  for (const number2 of numbers) if (number2 < result || Number.isNaN(number2)) result = number2;
  return result;
}
var byText, isDigitAt;
var init_order = __esm({
  "src/graph/order.ts"() {
    byText = (a, b) => a < b ? -1 : a > b ? 1 : 0;
    isDigitAt = (text2, at2) => {
      const code = text2.charCodeAt(at2);
      return code >= 48 && code <= 57;
    };
  }
});

// src/platform/hash.ts
var import_node_crypto, sha256, sha256Base64;
var init_hash = __esm({
  "src/platform/hash.ts"() {
    import_node_crypto = require("node:crypto");
    sha256 = (content) => (0, import_node_crypto.createHash)("sha256").update(content).digest("hex");
    sha256Base64 = (content) => (0, import_node_crypto.createHash)("sha256").update(content).digest("base64");
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
var module11, ACTION_REASONS, FILE_EMPTY_REMEDY, FILE_TOO_LARGE_REMEDY, FILE_UNWRITABLE_REMEDY, INVALID_GRAPH_REMEDY, JSON_EXPECTED, MACHINE_TROUBLES, NOT_CACHED, NO_ARROW, NO_INSTANCES_REMEDY, NO_RESOURCES_FOUND, NO_RESOURCES_REMEDY, NO_RESOURCE_CHANGES_MEMBER, PROXY_UNSUPPORTED, REFUSED_REPOSITORY, ROOT_OUTSIDE_REMEDY, RULES2, UNREACHABLE_REMEDY, VARIABLE_FILE_REMEDY, addressesTooLong, attributeOf, causeLine, changeWord, endedBySignal, errorLine, fileTooLarge, fileUnwritable, inShell, linkOutside, moreLikeThese, moreWarnings, noInstances, notStarted, remedyLine, removedBy, removedNote, resourcesTooMany, rootOutside, severalNames, variableFileTooLarge, variableFileUnreadable;
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
    removedNote = module11.removedNote;
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
function runEnd(text2, start, accepts) {
  let at2 = start;
  while (at2 < text2.length && accepts(text2.charCodeAt(at2))) at2++;
  return at2;
}
function indexEnd(text2, start) {
  const close = text2.indexOf("]", start);
  return close > start + 1 ? close + 1 : -1;
}
function modulePrefix(text2) {
  const steps2 = [];
  let end = 0;
  while (text2.startsWith(MODULE, end)) {
    const nameStart = end + MODULE.length;
    const nameEnd = runEnd(text2, nameStart, isNameCode);
    const stepEnd = text2[nameEnd] === "[" ? indexEnd(text2, nameEnd) : nameEnd;
    if (nameEnd === nameStart || stepEnd < 0 || text2[stepEnd] !== ".") break;
    steps2.push({
      name: text2.slice(nameStart, nameEnd),
      index: stepEnd === nameEnd ? null : text2.slice(nameEnd + 1, stepEnd - 1)
    });
    end = stepEnd + 1;
  }
  return { steps: steps2, end };
}
function parseAddress2(text2) {
  const { steps: steps2, end: typeStart } = modulePrefix(text2);
  if (!isLower(text2.charCodeAt(typeStart))) return null;
  const typeEnd = runEnd(text2, typeStart, isTypeCode);
  if (text2[typeEnd] !== ".") return null;
  const nameEnd = runEnd(text2, typeEnd + 1, isNameCode);
  if (nameEnd === typeEnd + 1) return null;
  const indexes = [];
  let at2 = nameEnd;
  while (text2[at2] === "[") {
    const close = indexEnd(text2, at2);
    if (close < 0) return null;
    indexes.push(text2.slice(at2 + 1, close - 1));
    at2 = close;
  }
  let copy = null;
  if (text2[at2] === "~") {
    const digitsEnd = runEnd(text2, at2 + 1, isDigit);
    if (digitsEnd === at2 + 1) return null;
    copy = Number(text2.slice(at2 + 1, digitsEnd));
    at2 = digitsEnd;
  }
  if (at2 !== text2.length) return null;
  return {
    modules: steps2,
    type: text2.slice(typeStart, typeEnd),
    name: text2.slice(typeEnd + 1, nameEnd),
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
  for (const step of parseAddress2(address)?.modules ?? []) {
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
  const parts = parseAddress2(address);
  if (parts === null) return address;
  const modules2 = parts.modules.map((step) => `${MODULE}${step.name}.`).join("");
  return `${modules2}${parts.type}.${parts.name}`;
}
function withCopy(address, copy) {
  const parts = parseAddress2(address);
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
    isAddress = (text2) => parseAddress2(text2) !== null;
    typeOf2 = (address) => parseAddress2(address)?.type ?? "";
    moduleText = (step) => `${MODULE}${step.name}${step.index === null ? "" : `[${step.index}]`}`;
    NAME_ESCAPE = /-u([0-9a-f]{4,6})-/gu;
    NEEDS_ESCAPE = /[^\0-\x7f]|-(?=u[0-9a-f]{4,6}(?:-|[^\0-\x7f]))/gu;
    escapeName = (name) => name.replace(NEEDS_ESCAPE, (char) => `-u${char.codePointAt(0).toString(16).padStart(4, "0")}-`);
    unescapeName = (name) => name.replace(NAME_ESCAPE, (whole, hex) => {
      const code = Number.parseInt(hex, 16);
      return code > 1114111 ? whole : String.fromCodePoint(code);
    });
    ESCAPED_BRACKET = "\\u005d";
    BACKSLASH_OR_BRACKET = /\\(?:\\|u005d)/g;
    escapeKey = (key) => key.replaceAll("]", ESCAPED_BRACKET);
    unescapeKey = (key) => key.replace(BACKSLASH_OR_BRACKET, (found) => found === ESCAPED_BRACKET ? "]" : found);
    holdsEscapedBracket = (key) => unescapeKey(key) !== key;
  }
});

// src/diagram/messages.ts
function relationToNode(entry) {
  if (entry.bucket === "folded") return entry.kind;
  return entry.node === entry.address ? "written" : "instance";
}
var CHECK_SOURCE, noResourcesRemedy, severalPlans, severalPlansRemedy, plansTooMany, annotationsTooLarge, ANNOTATIONS_TOO_LARGE_REMEDY, annotationsUnreadable, ANNOTATIONS_UNREADABLE_REMEDY, annotationsEmpty, FONT_TOO_LARGE_REMEDY, fontsTooMany, FONTS_TOO_MANY_REMEDY, FILE_FAULTS, largerThan, fileUnread, fileUnreadRemedy, iconsTooMany, iconRefused, ICON_REMEDY, stepReading, stepAskingModel, STEP_UNDERSTANDING, STEP_ARRANGING, stepDrawing, NAMES_MAX, firstNames, placesGone, placesNew, nestedTooDeep, NO_STEPS, simplified, NO_PAGES, pagesTooMany, nameOfPage, titleOfPage, onPage, EVERYTHING2, levelTooLarge, overviewDrawn, aboutSide, nothingIn, NOTHING_ON_BOTH, NOTHING_ON_BOTH_REMEDY, readAlike, KINDS_DIFFER, STEP_COMPARING, CHANGES, changesOf, beforeAfter, ofBoth, WORKING_TREE, shortId, comparing, comparingFiles, notInCommit, variablesOnBoth, WHY_PART, RELATIONS, relationTo, relationThrough, titled, reason, changeTooWide, stepReadingRoot, noLastChange, LAST_CHANGE_SHALLOW, deletedStay, editsUnknown;
var init_messages2 = __esm({
  "src/diagram/messages.ts"() {
    init_address();
    init_messages();
    init_english();
    init_printable();
    CHECK_SOURCE = "Check that it is the right source.";
    noResourcesRemedy = (total, dataSources = 0) => {
      const data = plural(dataSources, "data source");
      if (dataSources > 0 && dataSources === total) return `The source has ${data} and no resources. ${CHECK_SOURCE}`;
      const count = plural(total - dataSources, "resource");
      return `The source has ${dataSources === 0 ? count : `${count} and ${data}`}; none of them is drawn. ${CHECK_SOURCE}`;
    };
    severalPlans = (file, count) => `${printable(file)} contains ${count} plans, but --planfile takes one`;
    severalPlansRemedy = (file) => `Draw them together: --source ${inShell(file)}, without --planfile and --graphfile.`;
    plansTooMany = (file, count, most) => `${printable(file)} contains ${count} plans; the first ${most} are drawn`;
    annotationsTooLarge = (path, most) => `${printable(path)} has more than ${most} characters, too many for an annotation file`;
    ANNOTATIONS_TOO_LARGE_REMEDY = "Check that it is an annotation file: docs/annotations.md.";
    annotationsUnreadable = (path, reason2) => `${printable(path)}: the file cannot be read (${reason2})`;
    ANNOTATIONS_UNREADABLE_REMEDY = "Check its permissions.";
    annotationsEmpty = (path) => `${printable(path)}: the file is empty`;
    FONT_TOO_LARGE_REMEDY = "Pass a font with fewer characters; fonttools subset creates one.";
    fontsTooMany = (count, most) => `${count} fonts; at most ${most} are read`;
    FONTS_TOO_MANY_REMEDY = "Omit those whose characters do not occur.";
    FILE_FAULTS = {
      missing: "no such file",
      outside: "it is outside the repository",
      special: "it is a directory, a pipe or a device",
      unreadable: "it cannot be read"
    };
    largerThan = (bytes) => `it is larger than ${bytes >= 2 ** 20 ? `${bytes / 2 ** 20} MB` : `${bytes / 2 ** 10} KB`}`;
    fileUnread = ({ file, line: line2, column }, noun, path, reason2) => `${printable(file)}:${line2}:${column}: ${noun} ${printable(path)}: ${reason2}`;
    fileUnreadRemedy = (noun) => `Set the path of ${noun === "icon" ? "an" : "a"} ${noun} in the repository, relative to the annotation file.`;
    iconsTooMany = (most) => `at most ${most} icon files are read`;
    iconRefused = (location, path, reason2) => fileUnread(location, "icon", path, reason2);
    ICON_REMEDY = "Export a plain SVG without text, scripts, styles and images, or a PNG with 8 bits per channel: docs/annotations.md.";
    stepReading = (path) => `reading ${printable(path)}`;
    stepAskingModel = (name) => `asking ${name} for suggestions`;
    STEP_UNDERSTANDING = "grouping and connecting resources";
    STEP_ARRANGING = "laying out";
    stepDrawing = (format) => `drawing ${format.toUpperCase()}`;
    NAMES_MAX = 5;
    firstNames = (names) => `${names.slice(0, NAMES_MAX).map(printable).join(", ")}${names.length > NAMES_MAX ? ` and ${names.length - NAMES_MAX} more` : ""}`;
    placesGone = (addresses) => `${plural(addresses.length, "position")} ignored, because the element no longer exists: ${firstNames(addresses)}`;
    placesNew = (addresses) => `new, placed next to the others: ${firstNames(addresses)}`;
    nestedTooDeep = (count, levels) => `${count} icons and boxes are nested more than ${levels} boxes deep: they are drawn in the last of these`;
    NO_STEPS = "steps: no request of a user leads to a resource here, so nothing is numbered";
    simplified = (before, after) => `simplified: ${before} icons and boxes are now ${after}`;
    NO_PAGES = "--pages: no box holds several icons, so there is only one diagram";
    pagesTooMany = (found, drawn) => `--pages: of ${found} pages the ${drawn} with the most icons are drawn`;
    nameOfPage = (address) => printable(unescapeName(address.replace(/^module\./, "Module ")));
    titleOfPage = (whole, name) => whole === "" ? name : `${whole} / ${name}`;
    onPage = (name, message) => `${printable(name)}: ${message}`;
    EVERYTHING2 = "Everything";
    levelTooLarge = (icons, most) => `${icons} icons are too many for one level of the page (${most} at most): it has an overview and its parts.`;
    overviewDrawn = (whole, arrows, canBeSimpler, caption = null) => [
      `${whole.shapes} icons and boxes with ${plural(whole.lines, "line")} are too many for one diagram`,
      caption === null ? "" : ` (captions of ${caption.toFixed(1)} px on a screen of 1600 x 1000)`,
      ": this is an overview",
      arrows.drawn === arrows.found ? "" : ` with the ${arrows.drawn} strongest of ${plural(arrows.found, "connection")}`,
      `. Everything: --no-overview${canBeSimpler ? "; services only: --simplified" : ""}.`
    ].join("");
    aboutSide = (revision, message) => `${revision}: ${message}`;
    nothingIn = (name) => `${printable(name)} has no resources: everything in the other source is added or removed`;
    NOTHING_ON_BOTH = "No resources found in either source";
    NOTHING_ON_BOTH_REMEDY = "Check the directory and the commits.";
    readAlike = (weaker) => `${weaker} cannot be planned, so both are read statically (--planner static): computed values are not compared`;
    KINDS_DIFFER = "one source is code, the other a plan, a state or a graph file: some differences come from the type of source";
    STEP_COMPARING = "comparing";
    CHANGES = "Changes";
    changesOf = (what) => `Changes: ${what}`;
    beforeAfter = (before, after) => `${before} \u2192 ${after}`;
    ofBoth = (title, revisions) => `${title}: ${revisions}`;
    WORKING_TREE = "working tree";
    shortId = ({ id, name }) => id.startsWith(name) && name.length >= 7 ? id.slice(0, 8) : `${printable(name)} (${id.slice(0, 8)})`;
    comparing = (before, after) => `comparing ${shortId(before)} with ${shortId(after)}`;
    comparingFiles = (before, directory) => `comparing ${shortId(before)} with the files in ${printable(directory)}`;
    notInCommit = (directory, commit) => `${printable(directory)} does not exist in ${printable(commit)}`;
    variablesOnBoth = (files) => `variable files that Git ignores are used for both revisions: ${files.map(printable).join(", ")}`;
    WHY_PART = {
      owner: "part of it",
      user: "used by it",
      twin: "the same resource",
      member: "protects it"
    };
    RELATIONS = {
      owner: "part of",
      user: "used by",
      twin: "the same resource as",
      member: "protects",
      instance: "one of",
      written: "drawn as"
    };
    relationTo = (relation, node2) => `${RELATIONS[relation]} ${node2}`;
    relationThrough = (relation, node2) => `${relation}, ${RELATIONS.written} ${node2}`;
    titled = (title, name) => `${title} ${name}`;
    reason = (texts, isFact) => `${isFact ? "" : "assumed: "}${texts.join(": ")}`;
    changeTooWide = (width, shown, caption) => `The change is drawn in full, ${Math.ceil(width)} pixels wide: at ${shown} pixels its captions are ${(caption * shown / width).toFixed(1)} pixels high. Open the image itself to read it`;
    stepReadingRoot = (path, at2, of) => `reading root module ${at2}/${of}: ${printable(path)}`;
    noLastChange = (reason2) => `--last-change has no effect: ${reason2}`;
    LAST_CHANGE_SHALLOW = "--last-change has no effect in a shallow clone. Fetch the history: fetch-depth: 0 for actions/checkout, GIT_DEPTH: 0 for GitLab";
    deletedStay = (addresses, file) => `${plural(addresses.length, "element")} deleted in ${printable(file)} ${addresses.length === 1 ? "stays" : "stay"} away: ${firstNames(addresses)}`;
    editsUnknown = (file) => `${printable(file)} is from an earlier version: added elements and positions are kept, changed words and styles are not`;
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
function put(lists2, key, entry) {
  const list = lists2.get(key);
  if (list === void 0) lists2.set(key, [entry]);
  else list.push(entry);
}
var init_group_by = __esm({
  "src/graph/group-by.ts"() {
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
  for (let index2 = 0; index2 < swapped.length; index2 += 2) {
    swapped[index2] = bytes[index2 + 1];
    swapped[index2 + 1] = bytes[index2];
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
    startsWith = (bytes, ...prefix) => prefix.every((byte, index2) => bytes[index2] === byte);
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
function entriesOf2(value) {
  const object = objectOf(value);
  return object === null ? [] : Object.entries(object);
}
var memberAt, textAt, integerAt, listOf, textOf2;
var init_foreign = __esm({
  "src/platform/json/foreign.ts"() {
    memberAt = (value, ...path) => path.reduce((at2, name) => member(at2, name), value);
    textAt = (value, ...path) => {
      const text2 = memberAt(value, ...path);
      return typeof text2 === "string" ? text2 : null;
    };
    integerAt = (value, ...path) => {
      const number2 = memberAt(value, ...path);
      return typeof number2 === "number" && Number.isSafeInteger(number2) ? number2 : null;
    };
    listOf = (value) => Array.isArray(value) ? value : [];
    textOf2 = (value) => typeof value === "string" && value !== "" ? value : null;
  }
});

// src/graph/terraform-address.ts
function keyEnd(text2, start) {
  if (text2[start] !== '"') {
    const end = runEnd(text2, start, isDigit);
    return end > start ? end : -1;
  }
  let at2 = start + 1;
  while (at2 < text2.length && text2[at2] !== '"') at2 += text2[at2] === "\\" ? 2 : 1;
  return at2 < text2.length ? at2 + 1 : -1;
}
function segmentAt(text2, start) {
  const nameEnd = runEnd(text2, start, isTerraformNameCode);
  if (nameEnd === start) return null;
  const name = text2.slice(start, nameEnd);
  if (text2[nameEnd] !== "[") return { name, index: null, end: nameEnd };
  const end = keyEnd(text2, nameEnd + 1);
  if (end < 0 || text2[end] !== "]") return null;
  const index2 = text2.slice(nameEnd + 1, end);
  return holdsEscapedBracket(index2) ? null : { name, index: index2, end: end + 1 };
}
function parseTerraformAddress(text2) {
  const modules2 = [];
  let at2 = 0;
  while (text2.startsWith("module.", at2)) {
    const step = segmentAt(text2, at2 + "module.".length);
    if (step === null || text2[step.end] !== ".") return null;
    modules2.push({ name: step.name, index: step.index });
    at2 = step.end + 1;
  }
  const mode = text2.startsWith("data.", at2) ? "data" : "managed";
  if (mode === "data") at2 += "data.".length;
  const typeEnd = runEnd(text2, at2, isTerraformNameCode);
  if (typeEnd === at2 || text2[typeEnd] !== ".") return null;
  const last = segmentAt(text2, typeEnd + 1);
  if (last === null || last.end !== text2.length) return null;
  return { mode, modules: modules2, type: text2.slice(at2, typeEnd), name: last.name, index: last.index };
}
function formatTerraformAddress(parts) {
  const step = (name, index2) => index2 === null ? name : `${name}[${index2}]`;
  const modules2 = parts.modules.map((module68) => `module.${step(module68.name, module68.index)}.`).join("");
  return `${modules2}${parts.mode === "data" ? "data." : ""}${parts.type}.${step(parts.name, parts.index)}`;
}
function isSameByCount(address, other) {
  const withoutCount = (address2) => {
    const parts = parseTerraformAddress(address2);
    if (parts === null || parts.index !== null && parts.index !== "0") return null;
    return formatTerraformAddress({ ...parts, index: null });
  };
  const text2 = withoutCount(address);
  return text2 !== null && text2 === withoutCount(other);
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

// src/graph/inventory.ts
var topOf, nameOf, leadsInto, ANY_KEY;
var init_inventory = __esm({
  "src/graph/inventory.ts"() {
    topOf = (path) => path.split(".", 1)[0];
    nameOf = (path) => path.slice(path.lastIndexOf(".") + 1);
    leadsInto = (path, block2) => path !== void 0 && (path === block2 || path.startsWith(`${block2}.`));
    ANY_KEY = "*";
  }
});

// elsewhere:src/planning/index.ts
var planning_exports = {};
__export(planning_exports, {
  readDirectory: () => readDirectory
});
var module17, readDirectory;
var init_planning = __esm({
  "elsewhere:src/planning/index.ts"() {
    module17 = require("./code.js").modules["src/planning/index.ts"]();
    readDirectory = module17.readDirectory;
  }
});

// elsewhere:src/diff/exposure.ts
var exposure_exports = {};
__export(exposure_exports, {
  exposedGraph: () => exposedGraph,
  exposedOn: () => exposedOn,
  hasPorts: () => hasPorts,
  marksOfCopies: () => marksOfCopies,
  onlyIn: () => onlyIn,
  withExposure: () => withExposure
});
var module18, exposedGraph, exposedOn, hasPorts, marksOfCopies, onlyIn, withExposure;
var init_exposure2 = __esm({
  "elsewhere:src/diff/exposure.ts"() {
    module18 = require("./changes.js").modules["src/diff/exposure.ts"]();
    exposedGraph = module18.exposedGraph;
    exposedOn = module18.exposedOn;
    hasPorts = module18.hasPorts;
    marksOfCopies = module18.marksOfCopies;
    onlyIn = module18.onlyIn;
    withExposure = module18.withExposure;
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
var module19, graphWithRights, rightsChanges, rightsOn, withRights;
var init_rights = __esm({
  "elsewhere:src/diff/rights.ts"() {
    module19 = require("./changes.js").modules["src/diff/rights.ts"]();
    graphWithRights = module19.graphWithRights;
    rightsChanges = module19.rightsChanges;
    rightsOn = module19.rightsOn;
    withRights = module19.withRights;
  }
});

// elsewhere:src/terraform/plan/state.ts
var state_exports = {};
__export(state_exports, {
  planOfState: () => planOfState,
  readState: () => readState
});
var module20, planOfState, readState;
var init_state = __esm({
  "elsewhere:src/terraform/plan/state.ts"() {
    module20 = require("./plan.js").modules["src/terraform/plan/state.ts"]();
    planOfState = module20.planOfState;
    readState = module20.readState;
  }
});

// elsewhere:src/terraform/plan/index.ts
var plan_exports = {};
__export(plan_exports, {
  originsIn: () => originsIn,
  readMarkedPlan: () => readMarkedPlan,
  readPlan: () => readPlan
});
var module21, originsIn, readMarkedPlan, readPlan;
var init_plan = __esm({
  "elsewhere:src/terraform/plan/index.ts"() {
    module21 = require("./plan.js").modules["src/terraform/plan/index.ts"]();
    originsIn = module21.originsIn;
    readMarkedPlan = module21.readMarkedPlan;
    readPlan = module21.readPlan;
  }
});

// elsewhere:src/planning/terraform/code-of-plan.ts
var code_of_plan_exports = {};
__export(code_of_plan_exports, {
  readCodeOfPlan: () => readCodeOfPlan
});
var module22, readCodeOfPlan;
var init_code_of_plan = __esm({
  "elsewhere:src/planning/terraform/code-of-plan.ts"() {
    module22 = require("./code.js").modules["src/planning/terraform/code-of-plan.ts"]();
    readCodeOfPlan = module22.readCodeOfPlan;
  }
});

// elsewhere:src/planning/static/written.ts
var written_exports = {};
__export(written_exports, {
  patternsIn: () => patternsIn,
  provenTexts: () => provenTexts,
  withNamesInPart: () => withNamesInPart,
  withWritten: () => withWritten
});
var module23, patternsIn, provenTexts, withNamesInPart, withWritten;
var init_written = __esm({
  "elsewhere:src/planning/static/written.ts"() {
    module23 = require("./code.js").modules["src/planning/static/written.ts"]();
    patternsIn = module23.patternsIn;
    provenTexts = module23.provenTexts;
    withNamesInPart = module23.withNamesInPart;
    withWritten = module23.withWritten;
  }
});

// elsewhere:src/terraform/references/declarations.ts
var declarations_exports = {};
__export(declarations_exports, {
  withDeclarations: () => withDeclarations
});
var module24, withDeclarations;
var init_declarations = __esm({
  "elsewhere:src/terraform/references/declarations.ts"() {
    module24 = require("./code.js").modules["src/terraform/references/declarations.ts"]();
    withDeclarations = module24.withDeclarations;
  }
});

// elsewhere:src/terraform/statements/read.ts
var read_exports = {};
__export(read_exports, {
  statementsIn: () => statementsIn,
  withStatements: () => withStatements
});
var module25, statementsIn, withStatements;
var init_read = __esm({
  "elsewhere:src/terraform/statements/read.ts"() {
    module25 = require("./code.js").modules["src/terraform/statements/read.ts"]();
    statementsIn = module25.statementsIn;
    withStatements = module25.withStatements;
  }
});

// elsewhere:src/inference/views/detail.ts
var detail_exports = {};
__export(detail_exports, {
  dropSupporting: () => dropSupporting,
  supportingArrows: () => supportingArrows,
  withSupporting: () => withSupporting
});
var module26, dropSupporting, supportingArrows, withSupporting;
var init_detail = __esm({
  "elsewhere:src/inference/views/detail.ts"() {
    module26 = require("./plan.js").modules["src/inference/views/detail.ts"]();
    dropSupporting = module26.dropSupporting;
    supportingArrows = module26.supportingArrows;
    withSupporting = module26.withSupporting;
  }
});

// elsewhere:src/inference/index.ts
var inference_exports = {};
__export(inference_exports, {
  understand: () => understand
});
var module27, understand;
var init_inference = __esm({
  "elsewhere:src/inference/index.ts"() {
    module27 = require("./plan.js").modules["src/inference/index.ts"]();
    understand = module27.understand;
  }
});

// elsewhere:src/inference/exposure/index.ts
var exposure_exports2 = {};
__export(exposure_exports2, {
  exposedIn: () => exposedIn
});
var module28, exposedIn;
var init_exposure3 = __esm({
  "elsewhere:src/inference/exposure/index.ts"() {
    module28 = require("./changes.js").modules["src/inference/exposure/index.ts"]();
    exposedIn = module28.exposedIn;
  }
});

// elsewhere:src/inference/rights/index.ts
var rights_exports2 = {};
__export(rights_exports2, {
  rightsIn: () => rightsIn,
  statedRights: () => statedRights
});
var module29, rightsIn, statedRights;
var init_rights2 = __esm({
  "elsewhere:src/inference/rights/index.ts"() {
    module29 = require("./plan.js").modules["src/inference/rights/index.ts"]();
    rightsIn = module29.rightsIn;
    statedRights = module29.statedRights;
  }
});

// elsewhere:src/inference/permissions/rule-texts.ts
var rule_texts_exports = {};
__export(rule_texts_exports, {
  firewallRulesIn: () => firewallRulesIn
});
var module30, firewallRulesIn;
var init_rule_texts = __esm({
  "elsewhere:src/inference/permissions/rule-texts.ts"() {
    module30 = require("./changes.js").modules["src/inference/permissions/rule-texts.ts"]();
    firewallRulesIn = module30.firewallRulesIn;
  }
});

// elsewhere:src/terraform/plan/dot.ts
var dot_exports = {};
__export(dot_exports, {
  parseDot: () => parseDot
});
var module31, parseDot;
var init_dot = __esm({
  "elsewhere:src/terraform/plan/dot.ts"() {
    module31 = require("./plan.js").modules["src/terraform/plan/dot.ts"]();
    parseDot = module31.parseDot;
  }
});

// src/terraform/fetch/messages.ts
var CACHE_REMEDY, cacheUnwritable, hostPrivate, hostPrivateRemedy, codeBelow, TREE_UNFIT, addressRefused, ADDRESS_REMEDY, characters, REFUSED_LENGTH, REFUSED_CONTROL, REFUSED_SPACE, REFUSED_FRAGMENT, refusedHelper, refusedScheme, REFUSED_SHAPE, REFUSED_NO_PATH, REFUSED_DASH, REFUSED_AT, REFUSED_FILE_HOST, REFUSED_SSH_PASSWORD, REFUSED_PLAIN_CREDENTIALS, REFUSED_SUBFOLDER, REFUSED_REF, REFUSED_REF_TWICE, REFUSED_DEPTH, refusedParameter, KNOWN_PARAMETERS, GIT_MISSING, GIT_MISSING_REMEDY, cloneFailed, CLONE_REMEDY, cloneRemedy, ADVICE_UNREACHABLE, ADVICE_UNAUTHORISED, ADVICE_FORBIDDEN, ADVICE_NOT_FOUND, ADVICE_HOST_KEY, adviceSshForeign, ADVICE_CERTIFICATE, ADVICE_OWNER, ADVICE_MOVED, ADVICE_UNKNOWN, endedLate, endedBySignal2, notStarted2, endedWithCode, withStatus, MOVED, DUMB, PROTOCOL_REFUSED, HOST_KEY_UNKNOWN, SSH_FOREIGN, OWNED_BY_OTHERS, CERTIFICATE_UNTRUSTED, LOGIN_REQUIRED, FORBIDDEN, UNREACHABLE, DISK_FULL, NOT_FOUND, TOO_MUCH, noSuchRef, REPOSITORY_EMPTY, LOCAL_TOO_LARGE, TOO_MANY_FILES, FILES_UNREADABLE, subfolderMissing, SUBFOLDER_NONE, subfolderRemedy, plainHttp, NETWORK_UNWANTED, ADVICE_NETWORK_UNWANTED, notRefreshed, filesLeftOut, namesLeftOut, onlyTerraformFiles, linksLeftOut, stepAsking, stepFetching, NO_SUCH_FOLDER, FOLDER_NAME_UNFIT, NO_REPOSITORY, notRepository, NOT_REPOSITORY_REMEDY, noCommits, NO_COMMITS_REMEDY, noRevision, REVISION_REMEDY, noSuchCommit, NO_COMMIT_REMEDY, noCommitShallow, mergeBaseOf, noMergeBase, MERGE_BASE_SHALLOW_REMEDY, MERGE_BASE_REMEDY, isKnownFile, holdsKnownFile, SAVED_PLAN, OLD_STATE, ENCRYPTED, SHOW_OF_NOTHING, NO_RESOURCES_IN_IT, HCP_RUN, HCP_STATE, DOT, STACKS, CODE, CLOUDFORMATION, SAM, SERVERLESS, ANSIBLE, CDK, CDKTF, AZURE4, PULUMI, KUBERNETES2, HELM, COMPOSE, networkEndedLate, unreachable, proxyUnknown, PROXY_REMEDY, answerTooLarge, answered, loginRequired, nothingThere, hopsTooMany, hopRefused, RUN_TOO_MUCH, RUN_TIME_OVER, ARCHIVE_BROKEN, ARCHIVE_TOO_LARGE, ARCHIVE_UNKNOWN;
var init_messages3 = __esm({
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
    ADVICE_UNAUTHORISED = "The host asks for a login: set up a Git credential helper or an SSH agent; groundplan never asks for a password.";
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
    withStatus = (text2, status) => `${text2} (status ${status})`;
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
    SAM = "groundplan draws Terraform. Download the template that was deployed, and convert it: aws cloudformation get-template --stack-name <stack> --template-stage Processed --query TemplateBody > template.json && cf2tf template.json > main.tf (https://pypi.org/project/cf2tf).";
    SERVERLESS = "groundplan draws Terraform. Convert what serverless package writes: cf2tf .serverless/cloudformation-template-update-stack.json > main.tf (https://pypi.org/project/cf2tf).";
    ANSIBLE = "groundplan draws Terraform. Ansible configures machines; draw the code that creates them: --source <directory>.";
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

// src/terraform/fetch/known-files.ts
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
  return KNOWN_FILES.find((row2) => row2.name?.test(name) === true) ?? KNOWN_FILES.find(({ text: text2 }) => text2?.test(head2) === true) ?? null;
}
function refusalOf({ noun, remedy, isEmpty: isEmpty2 }, file) {
  const text2 = isKnownFile(file, noun);
  return isEmpty2 === true ? new NoResources(`${NO_RESOURCES_FOUND}: ${text2}`, { remedy }) : new InvalidInput(text2, { remedy });
}
async function findKnownFile(directory, io) {
  const entries = await io.list(directory).catch(() => []);
  const names = entries.flatMap(({ name, kind }) => kind === "file" ? [name] : []);
  for (const row2 of KNOWN_FILES) {
    const name = names.find((each) => row2.name?.test(each) === true);
    if (name !== void 0) return detectedFile(name, row2);
  }
  const real = await io.realPath(directory).catch(() => null);
  if (real === null) return null;
  for (const name of names.filter((each) => MAY_BE_TEMPLATE.test(each)).slice(0, FILES_LOOKED_INTO)) {
    const bytes = await io.readRegular(import_node_path2.posix.join(real, name), LOOKED_INTO_BYTES_MAX).catch(() => null);
    const row2 = bytes instanceof Uint8Array ? recogniseFile(bytes, name) : null;
    if (row2 !== null) return detectedFile(name, row2);
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
  const outputs = firstMembers(value);
  return outputs.length > 0 && outputs.every((output) => typeof member(output, "sensitive") === "boolean" && hasAll("type", "value")(output));
}
function hasAny(value, ...names) {
  return names.some((name) => member(value, name) !== void 0);
}
var import_node_path2, recogniseJson, COLOURS, MAY_BE_TEMPLATE, detectedFile, hasAll, firstMembers, isResourceOf, OLD_STATE_VERSIONS, KNOWN_FILES, MEMBERS_OF_EVERY_SHOW;
var init_known_files = __esm({
  "src/terraform/fetch/known-files.ts"() {
    import_node_path2 = require("node:path");
    init_errors();
    init_messages();
    init_decode_text();
    init_foreign();
    init_limits2();
    init_messages3();
    recogniseJson = (value) => KNOWN_FILES.find(({ json }) => json?.(value) === true) ?? null;
    COLOURS = /\u001b\[[\d;]{0,20}m/g;
    MAY_BE_TEMPLATE = /\.(?:ya?ml|json|template)$/i;
    detectedFile = (name, { noun, remedy }) => ({
      text: holdsKnownFile(name, noun),
      remedy
    });
    hasAll = (...names) => (value) => names.every((name) => member(value, name) !== void 0);
    firstMembers = (value) => entriesOf2(value).slice(0, 100).map(([, item]) => item);
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
          const names = entriesOf2(value).map(([name]) => name);
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
        noun: "a service of the Serverless Framework",
        remedy: SERVERLESS,
        name: /^serverless\.(?:ya?ml|json|js|ts)$/
      },
      {
        noun: "an AWS SAM template",
        remedy: SAM,
        name: /^samconfig\.toml$/,
        json: (value) => firstMembers(member(value, "Resources")).some(isResourceOf("AWS::Serverless::")),
        text: /^Transform\s*:.*AWS::Serverless|^[ \t]+Type[ \t]*:[ \t]*["']?AWS::Serverless::\w/m
      },
      {
        noun: "a CloudFormation template",
        remedy: CLOUDFORMATION,
        json: (value) => hasAll("AWSTemplateFormatVersion")(value) || firstMembers(member(value, "Resources")).some(isResourceOf("AWS::")),
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
        noun: "a playbook of Ansible",
        remedy: ANSIBLE,
        name: /^(?:ansible\.cfg|galaxy\.ya?ml)$/,
        text: /^- (?:hosts|import_playbook|ansible\.builtin\.import_playbook)\s*:|^- name\s*:[^\n]*\n {2}hosts\s*:/m
      },
      {
        noun: "a Compose file",
        remedy: COMPOSE,
        name: /^(?:docker-)?compose(?:\.[\w-]+)?\.ya?ml$/,
        json: (value) => firstMembers(member(value, "services")).some((service) => hasAny(service, "image", "build")),
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

// src/terraform/references/addresses.ts
var addresses_exports = {};
__export(addresses_exports, {
  configAddressOf: () => configAddressOf,
  instanceKey: () => instanceKey,
  instanceText: () => instanceText,
  moduleOf: () => moduleOf
});
function configAddressOf(origin) {
  const parts = parseTerraformAddress(origin);
  return parts === null ? null : formatTerraformAddress(withoutKeys(parts));
}
function moduleOf(configAddress) {
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

// src/terraform/plan/entries.ts
var entries_exports = {};
__export(entries_exports, {
  isShortOrigin: () => isShortOrigin,
  originOf: () => originOf,
  priorValues: () => priorValues,
  valueEntries: () => valueEntries
});
function keyText(index2) {
  const key = instanceKey(index2);
  return key === null ? "" : `[${key}]`;
}
function originOf(entry) {
  const address = textOf2(member(entry, "address"));
  if (address !== null && parseTerraformAddress(address) !== null) return address;
  const type = textOf2(member(entry, "type"));
  const name = textOf2(member(entry, "name"));
  if (type === null || name === null) return null;
  const module68 = textOf2(member(entry, "module_address"));
  const data = member(entry, "mode") === "data" ? "data." : "";
  const rebuilt = `${module68 === null ? "" : `${module68}.`}${data}${type}.${name}${keyText(member(entry, "index"))}`;
  const parts = parseTerraformAddress(rebuilt);
  return parts === null ? null : formatTerraformAddress(parts);
}
function isShortOrigin(origin) {
  const address = toGraphAddress(origin);
  return address !== null && isShort(address);
}
function valueEntries(values) {
  const entries = [];
  const modules2 = [member(values, "root_module")];
  while (modules2.length > 0) {
    const module68 = modules2.pop();
    for (const entry of listOf(member(module68, "resources"))) entries.push(entry);
    for (const child of [...listOf(member(module68, "child_modules"))].reverse()) modules2.push(child);
  }
  return entries;
}
var priorValues;
var init_entries = __esm({
  "src/terraform/plan/entries.ts"() {
    init_address();
    init_terraform_address();
    init_foreign();
    init_addresses();
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
  const entries = prior.length > 0 ? prior : valueEntries(member(plan, "planned_values"));
  return entries.map((entry) => changeIn(toUnchanged(entry), `module.${unit.name}`));
}
function toUnchanged(entry) {
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
function changeIn(change2, module68) {
  return {
    ...objectOf(change2),
    ...prefixedMembers(change2, module68, "address", "previous_address"),
    module_address: moduleIn(change2, module68)
  };
}
function moduleIn(value, module68) {
  const inner = textOf2(member(value, "module_address"));
  return inner === null ? module68 : `${module68}.${inner}`;
}
function prefixedMembers(value, module68, ...names) {
  const texts = {};
  for (const name of names) {
    const text2 = textOf2(member(value, name));
    if (text2 !== null) texts[name] = `${module68}.${text2}`;
  }
  return texts;
}
function configurationIn(node2, module68, depth = 0) {
  if (depth > MODULE_DEPTH) return {};
  const resources = listOf(member(node2, "resources")).map((resource) => {
    const key = textOf2(member(resource, "provider_config_key"));
    return key === null ? resource : { ...objectOf(resource), provider_config_key: providerKey(key, module68) };
  });
  const calls = entriesOf2(member(node2, "module_calls")).map(([name, call]) => [
    name,
    { ...objectOf(call), module: configurationIn(member(call, "module"), module68, depth + 1) }
  ]);
  return {
    ...objectOf(node2),
    ...resources.length > 0 && { resources },
    ...calls.length > 0 && { module_calls: Object.fromEntries(calls) }
  };
}
function priorOf({ unit, plan }) {
  const module68 = `module.${unit.name}`;
  const root = member(priorValues(plan), "root_module");
  return { ...stateBelow(root, module68), address: module68 };
}
function stateBelow(node2, module68, depth = 0) {
  if (depth > MODULE_DEPTH) return {};
  return {
    ...prefixedMembers(node2, module68, "address"),
    resources: listOf(member(node2, "resources")).map((resource) => ({
      ...objectOf(resource),
      ...prefixedMembers(resource, module68, "address"),
      ...moduleOf2(resource, module68),
      depends_on: listOf(member(resource, "depends_on")).map((address) => `${module68}.${String(address)}`)
    })),
    child_modules: listOf(member(node2, "child_modules")).map((child) => stateBelow(child, module68, depth + 1))
  };
}
function callOf({ name, references, dependencies }, plan) {
  const expressions = /* @__PURE__ */ new Map();
  for (const { input, unit, output, rest } of references) {
    const expression = expressions.get(input) ?? { references: [] };
    const module68 = `module.${unit}`;
    const longer = rest.map((_, i) => rest.slice(0, rest.length - i).join(""));
    const outputs = output === null ? [] : [...longer, ""].map((steps2) => `${module68}.${output}${steps2}`);
    expression.references.push(...outputs, module68);
    expressions.set(input, expression);
  }
  return {
    expressions: { ...variablesOfProviders(plan), ...Object.fromEntries(expressions) },
    depends_on: dependencies.filter((name2) => !references.some(({ unit }) => unit === name2)).map((name2) => `module.${name2}`),
    module: configurationIn(memberAt(plan, "configuration", "root_module"), `module.${name}`)
  };
}
function variablesOfProviders(plan) {
  const expressions = entriesOf2(memberAt(plan, "configuration", "provider_config")).flatMap(
    ([, config]) => entriesOf2(member(config, "expressions")).flatMap(([, expression]) => listOf(member(expression, "references")))
  );
  const names = expressions.flatMap((reference) => /^var\.([^.[]+)$/.exec(String(reference))?.[1] ?? []);
  return Object.fromEntries(
    [...new Set(names)].flatMap((name) => {
      const value = textOf2(memberAt(plan, "variables", name, "value"));
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
var mergePlans, changesOf3, deferredOf, moduleOf2, providersOf, providerKey;
var init_merge = __esm({
  "src/terraform/plan/merge.ts"() {
    init_limits();
    init_foreign();
    init_entries();
    mergePlans = (plans) => ({
      format_version: textOf2(member(plans[0]?.plan, "format_version")) ?? "1.2",
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
    moduleOf2 = (resource, module68) => textOf2(member(resource, "address")) === null ? { module_address: moduleIn(resource, module68) } : {};
    providersOf = ({ unit, plan }) => entriesOf2(memberAt(plan, "configuration", "provider_config")).map(([key, config]) => {
      const module68 = `module.${unit.name}`;
      return [providerKey(key, module68), { ...objectOf(config), module_address: moduleIn(config, module68) }];
    });
    providerKey = (key, module68) => `${module68}${key.includes(":") ? "." : ":"}${key}`;
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
  for (const [key, config] of entriesOf2(memberAt(plan, "configuration", "provider_config"))) {
    const module68 = textOf2(member(config, "module_address"));
    const expressions = member(config, "expressions");
    const prefix = module68 === null ? "" : `${module68}.`;
    configs.set(key, { location: locationOf(expressions, prefix, plan), expressions, prefix });
  }
  return configs;
}
function configOf(configs, key) {
  const [module68, name] = key.includes(":") ? key.split(":", 2) : ["", key];
  const calls = modulesIn(module68);
  const isAlias = name.includes(".");
  for (let depth = calls.length; depth >= 0; depth--) {
    const caller = calls.slice(0, depth).map((call) => `module.${call}`).join(".");
    const config = configs.get(caller === "" ? name : `${caller}:${name}`);
    if (isAlias || config !== void 0 && entriesOf2(config.expressions).length > 0) return config;
  }
  return void 0;
}
function locationOf(expressions, prefix, plan) {
  const text2 = (expression) => textFor2(expression, modulesIn(prefix), plan);
  const { region, zone, roles: role, accounts: allowed } = PROVIDER_ARGUMENTS;
  const roles = listOf(member(expressions, role.block)).map((block2) => text2(member(block2, role.name)));
  const allowedAccounts = listOf(memberAt(expressions, allowed, "constant_value"));
  const regionAndZone = { region: text2(member(expressions, region)), zone: text2(member(expressions, zone)) };
  const accounts = PROVIDER_ARGUMENTS.own.map((name) => text2(member(expressions, name)));
  return locationFrom(regionAndZone, roles, allowedAccounts, accounts);
}
function locationFrom({ region: regionText, zone: zoneText }, roles, allowedAccounts, accounts) {
  const account = accountFrom(roles, allowedAccounts) ?? accounts.find((text2) => text2 !== null && CURRENT_ACCOUNT.test(text2)) ?? null;
  const zone = nameIn(zoneText);
  const region = nameIn(regionText) ?? (regionText === null && zone !== null ? regionContaining(zone) : null);
  return { ...region !== null && { region }, ...zone !== null && { zone }, ...account !== null && { account } };
}
function accountFrom(roles, allowedAccounts) {
  for (const role of roles) {
    const [, account] = ACCOUNT_OF_ROLE.exec(role ?? "") ?? [];
    if (account !== void 0) return account;
  }
  const only = allowedAccounts.length === 1 ? textOf2(allowedAccounts[0]) : null;
  return only !== null && ACCOUNT2.test(only) ? only : null;
}
function textFor2(expression, modules2, plan) {
  const constant = textOf2(member(expression, "constant_value"));
  const [reference, ...others] = listOf(member(expression, "references"));
  if (constant !== null || typeof reference !== "string" || others.length > 0) return constant;
  const [, name] = /^var\.([^.[]+)$/.exec(reference) ?? [];
  if (name === void 0) return null;
  if (modules2.length === 0) {
    const declared = memberAt(plan, "configuration", "root_module", "variables", name);
    return member(declared, "sensitive") === true ? null : textOf2(memberAt(plan, "variables", name, "value"));
  }
  const pathToCall = modules2.flatMap((module68, index2) => [...index2 === 0 ? [] : ["module"], "module_calls", module68]);
  const call = memberAt(plan, "configuration", "root_module", ...pathToCall);
  if (memberAt(call, "module", "variables", name, "sensitive") === true) return null;
  const argument = memberAt(call, "expressions", name);
  if (argument !== void 0 && argument !== null) return textFor2(argument, modules2.slice(0, -1), plan);
  return textOf2(memberAt(call, "module", "variables", name, "default"));
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
    nameIn = (text2) => text2 !== null && REGION_OR_ZONE.test(text2) ? text2 : null;
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
  if (source === null || source.length > SOURCE_MAX || new RegExp("\\p{Cc}", "u").test(source)) return null;
  const named3 = source.startsWith(".") ? null : IN_REGISTRY.exec(source) ?? REPOSITORY.exec(source);
  const { provider, name, part } = named3?.groups ?? {};
  if (provider === void 0 || name === void 0) {
    const folder = (FOLDER.exec(source) ?? PLAIN_REPOSITORY.exec(source))?.groups?.name;
    return folder === void 0 ? null : `${ANY_PROVIDER}/${folder}`;
  }
  const last = part?.split("/").at(-1);
  return [provider, name, ...last !== void 0 && /^[\w-]+$/.test(last) ? [last] : []].join("/");
}
var OPAQUE_TYPE, opaqueResource, OPAQUE, isOpaqueResource, IN_REGISTRY, REPOSITORY, FOLDER, PLAIN_REPOSITORY, SOURCE_MAX;
var init_opaque = __esm({
  "src/terraform/module-tree/opaque.ts"() {
    init_module_purposes();
    OPAQUE_TYPE = "terraform_module";
    opaqueResource = (name) => `${OPAQUE_TYPE}.${name}`;
    OPAQUE = new RegExp(`(?:^|\\.)${OPAQUE_TYPE}\\.[^.]+$`);
    isOpaqueResource = (address) => OPAQUE.test(address);
    IN_REGISTRY = /^(?:[\w.-]+(?::\d+)?\/)?[\w-]+\/(?<name>[\w-]+)\/(?<provider>[a-z0-9]+)(?:\/\/(?<part>[^?]*))?$/;
    REPOSITORY = /\/terraform-(?<provider>[a-z0-9]+)-(?<name>[\w-]+?)(?:\.git)?(?:\/\/(?<part>[^?]*))?(?:\?.*)?$/;
    FOLDER = /(?:(?<!:)\/\/|^\.{1,2}\/)(?:[\w.-]+\/)*(?<name>[A-Za-z][\w-]*)\/?(?:\?.*)?$/;
    PLAIN_REPOSITORY = /\/terraform-(?<name>[A-Za-z0-9_]+)(?:\.git)?(?:\?.*)?$/;
    SOURCE_MAX = 500;
  }
});

// src/terraform/references/config-graph.ts
var config_graph_exports = {};
__export(config_graph_exports, {
  ANY_MEMBER: () => ANY_MEMBER,
  ConfigGraphBuilder: () => ConfigGraphBuilder,
  PROVIDER: () => PROVIDER,
  beforeAnyMember: () => beforeAnyMember,
  hasCircle: () => hasCircle,
  hasInlineContainers: () => hasInlineContainers,
  isSelected: () => isSelected,
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
function hasInlineContainers(configAddress) {
  const [, type = ""] = /(?:^|\.)([a-z][a-z0-9_]*)\.[^.]+$/.exec(configAddress) ?? [];
  return factsOf(type).inlines !== void 0;
}
function hasCircle(graph) {
  const visited = /* @__PURE__ */ new Set();
  for (const start of graph.keys()) {
    if (visited.has(start)) continue;
    const path = [{ address: start, targets: targetsOf(graph, start) }];
    const onPath = /* @__PURE__ */ new Set([start]);
    for (let current = path.at(-1); current !== void 0; current = path.at(-1)) {
      const { done, value: target } = current.targets.next();
      if (done) {
        visited.add(current.address);
        onPath.delete(current.address);
        path.pop();
      } else if (onPath.has(target)) return true;
      else if (!visited.has(target)) {
        onPath.add(target);
        path.push({ address: target, targets: targetsOf(graph, target) });
      }
    }
  }
  return false;
}
var PROVIDER, NO_REFERENCES, referencesFrom, ConfigGraphBuilder, ANY_MEMBER, isSame, isSelected, beforeAnyMember, targetsOf, STAND_IN;
var init_config_graph = __esm({
  "src/terraform/references/config-graph.ts"() {
    init_catalog();
    init_opaque();
    PROVIDER = "provider";
    NO_REFERENCES = [];
    referencesFrom = (graph, address) => graph.get(address) ?? NO_REFERENCES;
    ConfigGraphBuilder = class {
      #graph = /* @__PURE__ */ new Map();
      /** The graph so far. */
      get graph() {
        return this.#graph;
      }
      /** Adds a node even if it has no references. */
      addNode(address) {
        if (!this.#graph.has(address)) this.#graph.set(address, []);
      }
      /** Adds a reference, and the node `from` if it is new. */
      add(from, reference) {
        const known2 = this.#graph.get(from);
        if (known2 === void 0) this.#graph.set(from, [reference]);
        else known2.push(reference);
      }
    };
    ANY_MEMBER = "*";
    isSame = (first, second) => first === second || first === ANY_MEMBER || second === ANY_MEMBER;
    isSelected = (selected, path) => path.every((name, index2) => index2 >= selected.length || isSame(selected[index2], name));
    beforeAnyMember = (memberPath) => memberPath.split(`.${ANY_MEMBER}`, 1)[0];
    targetsOf = (graph, from) => (from.includes(STAND_IN) ? [] : referencesFrom(graph, from).map(({ to }) => to)).values();
    STAND_IN = `.${OPAQUE_TYPE}.`;
  }
});

// src/terraform/limits.ts
var limits_exports = {};
__export(limits_exports, {
  ARCHIVE_BYTES_MAX: () => ARCHIVE_BYTES_MAX,
  CONDITIONS_MAX: () => CONDITIONS_MAX,
  CONSTRAINT_LENGTH_MAX: () => CONSTRAINT_LENGTH_MAX,
  DETAIL_LINES: () => DETAIL_LINES,
  DIAGNOSTICS_SHOWN: () => DIAGNOSTICS_SHOWN,
  EVERY_PAIR_MAX: () => EVERY_PAIR_MAX,
  EXPRESSION_DEPTH: () => EXPRESSION_DEPTH,
  FAULTS_LISTED: () => FAULTS_LISTED,
  FETCHES_AT_ONCE: () => FETCHES_AT_ONCE,
  FORCING_MAX: () => FORCING_MAX,
  HCL_DEPTH: () => HCL_DEPTH,
  HCL_FAULTS_MAX: () => HCL_FAULTS_MAX,
  HCL_FILE_BYTES_MAX: () => HCL_FILE_BYTES_MAX,
  HOSTS_AT_ONCE: () => HOSTS_AT_ONCE,
  HOST_FAILURES_MAX: () => HOST_FAILURES_MAX,
  IDENTITY_LENGTH_MIN: () => IDENTITY_LENGTH_MIN,
  LINK_STEPS_MAX: () => LINK_STEPS_MAX,
  LINK_WORK_MAX: () => LINK_WORK_MAX,
  MEMBERS_MAX: () => MEMBERS_MAX,
  MODULES_SECONDS: () => MODULES_SECONDS,
  MODULE_CALLS_MAX: () => MODULE_CALLS_MAX,
  MODULE_FAN_OUT_MAX: () => MODULE_FAN_OUT_MAX,
  MODULE_SHARE_MIN: () => MODULE_SHARE_MIN,
  NEARBY_TEXTS_MAX: () => NEARBY_TEXTS_MAX,
  NEARBY_TEXT_LENGTH_MAX: () => NEARBY_TEXT_LENGTH_MAX,
  PACKAGES_AT_ONCE: () => PACKAGES_AT_ONCE,
  QUOTE_LINES: () => QUOTE_LINES,
  REFERENCES_MAX: () => REFERENCES_MAX,
  REFERENCE_VALUE_DEPTH: () => REFERENCE_VALUE_DEPTH,
  SECRET_LENGTH_MIN: () => SECRET_LENGTH_MIN,
  SECRET_SOURCES_MAX: () => SECRET_SOURCES_MAX,
  SEGMENTS_MAX: () => SEGMENTS_MAX,
  SETTINGS_BYTES_MAX: () => SETTINGS_BYTES_MAX,
  VERSIONS_MAX: () => VERSIONS_MAX,
  WIRE_DEPTH_MAX: () => WIRE_DEPTH_MAX
});
var EVERY_PAIR_MAX, LINK_STEPS_MAX, LINK_WORK_MAX, NEARBY_TEXTS_MAX, NEARBY_TEXT_LENGTH_MAX, MEMBERS_MAX, MODULE_FAN_OUT_MAX, MODULE_SHARE_MIN, HCL_FILE_BYTES_MAX, QUOTE_LINES, DIAGNOSTICS_SHOWN, DETAIL_LINES, HCL_DEPTH, HCL_FAULTS_MAX, WIRE_DEPTH_MAX, MODULE_CALLS_MAX, FAULTS_LISTED, ARCHIVE_BYTES_MAX, HOST_FAILURES_MAX, CONDITIONS_MAX, CONSTRAINT_LENGTH_MAX, VERSIONS_MAX, SEGMENTS_MAX, SETTINGS_BYTES_MAX, MODULES_SECONDS, HOSTS_AT_ONCE, PACKAGES_AT_ONCE, FETCHES_AT_ONCE, EXPRESSION_DEPTH, REFERENCE_VALUE_DEPTH, IDENTITY_LENGTH_MIN, SECRET_LENGTH_MIN, SECRET_SOURCES_MAX, REFERENCES_MAX, FORCING_MAX;
var init_limits3 = __esm({
  "src/terraform/limits.ts"() {
    EVERY_PAIR_MAX = 64;
    LINK_STEPS_MAX = 1e4;
    LINK_WORK_MAX = 2e6;
    NEARBY_TEXTS_MAX = 8;
    NEARBY_TEXT_LENGTH_MAX = 120;
    MEMBERS_MAX = 8;
    MODULE_FAN_OUT_MAX = 20;
    MODULE_SHARE_MIN = 5;
    HCL_FILE_BYTES_MAX = 32 * 1024 * 1024;
    QUOTE_LINES = 3;
    DIAGNOSTICS_SHOWN = 3;
    DETAIL_LINES = 3;
    HCL_DEPTH = 256;
    HCL_FAULTS_MAX = 100;
    WIRE_DEPTH_MAX = 100;
    MODULE_CALLS_MAX = 1e4;
    FAULTS_LISTED = 5;
    ARCHIVE_BYTES_MAX = 64 * 1024 * 1024;
    HOST_FAILURES_MAX = 20;
    CONDITIONS_MAX = 32;
    CONSTRAINT_LENGTH_MAX = 1024;
    VERSIONS_MAX = 1e4;
    SEGMENTS_MAX = 8;
    SETTINGS_BYTES_MAX = 1024 * 1024;
    MODULES_SECONDS = 180;
    HOSTS_AT_ONCE = 4;
    PACKAGES_AT_ONCE = 4;
    FETCHES_AT_ONCE = 6;
    EXPRESSION_DEPTH = 64;
    REFERENCE_VALUE_DEPTH = 8;
    IDENTITY_LENGTH_MIN = 4;
    SECRET_LENGTH_MIN = 8;
    SECRET_SOURCES_MAX = 2e3;
    REFERENCES_MAX = 2e5;
    FORCING_MAX = 8;
  }
});

// src/terraform/references/traversal.ts
var traversal_exports = {};
__export(traversal_exports, {
  parseTraversal: () => parseTraversal
});
function segmentsOf(text2) {
  const segments = [];
  let at2 = 0;
  while (at2 <= text2.length && segments.length < SEGMENTS_PARSED) {
    SEGMENT_NAME.lastIndex = at2;
    const name = SEGMENT_NAME.exec(text2)?.[0];
    at2 += name.length;
    const keys = [];
    while (text2[at2] === "[") {
      const end = keyEnd2(text2, at2 + 1);
      keys.push(text2.slice(at2 + 1, end));
      at2 = end + 1;
    }
    segments.push({ name, keys });
    if (text2[at2] !== ".") break;
    at2++;
  }
  return segments;
}
function keyEnd2(text2, start) {
  if (text2[start] !== '"') {
    const end = text2.indexOf("]", start);
    return end < 0 ? text2.length : end;
  }
  let at2 = start + 1;
  while (at2 < text2.length && text2[at2] !== '"') at2 += text2[at2] === "\\" ? 2 : 1;
  return at2 + 1;
}
function elementOf2({ keys: [key] }, next2) {
  if (key !== void 0) return key.startsWith('"') ? key : null;
  return next2 === void 0 ? null : instanceKey(next2.name);
}
function parseTraversal(text2) {
  const [root, second, third, fourth] = segmentsOf(text2);
  if (root === void 0 || second === void 0 || OTHER_ROOTS.has(root.name)) return traversalTo("other", text2);
  switch (root.name) {
    case "var":
      return traversalTo("variable", `var.${second.name}`, { element: elementOf2(second, third) });
    case "each":
      return traversalTo(second.name === "value" ? "iterated" : "repetition", text2);
    case "count":
      return traversalTo("repetition", text2);
    case "module":
      if (third === void 0) return traversalTo("module", `module.${second.name}`);
      return traversalTo("output", `module.${second.name}.output.${third.name}`, {
        key: second.keys[0] ?? null,
        element: elementOf2(third, fourth)
      });
    case "data":
      return third === void 0 ? traversalTo("other", text2) : resourceTraversal(`data.${second.name}.${third.name}`, third, fourth);
    default:
      return resourceTraversal(`${root.name}.${second.name}`, second, third);
  }
}
var SEGMENTS_PARSED, SEGMENT_NAME, OTHER_ROOTS, traversalTo, resourceTraversal;
var init_traversal = __esm({
  "src/terraform/references/traversal.ts"() {
    init_addresses();
    SEGMENTS_PARSED = 4;
    SEGMENT_NAME = /[^.[\]]*/y;
    OTHER_ROOTS = /* @__PURE__ */ new Set(["local", "path", "terraform", "self", "ephemeral"]);
    traversalTo = (kind, address, details = {}) => ({
      ...{ kind, address, key: null, attribute: "", element: null },
      ...details
    });
    resourceTraversal = (address, name, attribute) => traversalTo("resource", address, { key: name.keys[0] ?? null, attribute: attribute?.name ?? "" });
  }
});

// src/terraform/plan/expressions.ts
var expressions_exports = {};
__export(expressions_exports, {
  expressionsIn: () => expressionsIn,
  referenceTexts: () => referenceTexts,
  referencesIn: () => referencesIn
});
function* expressionsIn(block2, prefix = "", depth = 0) {
  for (const [name, value] of entriesOf2(block2)) {
    const path = prefix === "" ? name : `${prefix}.${name}`;
    const inner = Array.isArray(value) ? value : [value];
    for (const item of inner) {
      if (isExpression(item) || objectOf(item) === null || depth >= EXPRESSION_DEPTH) yield [path, item];
      else yield* expressionsIn(item, path, depth + 1);
    }
  }
}
function referenceTexts(expression) {
  const texts = [];
  const open = [[expression, 0]];
  for (let next2 = open.pop(); next2 !== void 0; next2 = open.pop()) {
    const [value, depth] = next2;
    if (depth > EXPRESSION_DEPTH) continue;
    for (const text2 of listOf(member(value, "references"))) if (typeof text2 === "string") texts.push(text2);
    const inner = Array.isArray(value) ? value : objectOf(value) === null ? [] : Object.values(value);
    for (const item of inner) if (typeof item === "object") open.push([item, depth + 1]);
  }
  return texts;
}
function referencesIn(expression) {
  const traversals = referenceTexts(expression).map(parseTraversal);
  const keysOf3 = /* @__PURE__ */ new Map();
  const elementsOf2 = /* @__PURE__ */ new Map();
  const [stored, other] = [/* @__PURE__ */ new Set(), /* @__PURE__ */ new Set()];
  for (const { kind, address, key, attribute, element } of traversals) {
    if (kind !== "resource" && kind !== "variable" && kind !== "output") continue;
    const keys = keysOf3.get(address) ?? /* @__PURE__ */ new Set();
    if (key !== null) keys.add(key);
    keysOf3.set(address, keys);
    if (attribute !== "") (isHandedOver(address, attribute) ? stored : other).add(address);
    if (element !== null) elementsOf2.set(address, (elementsOf2.get(address) ?? /* @__PURE__ */ new Set()).add(element));
  }
  const has = (kind) => traversals.some((traversal) => traversal.kind === kind);
  return {
    targets: [...keysOf3].map(([address, keys]) => {
      const elements = [...elementsOf2.get(address) ?? []];
      return { address, keys: [...keys], elements, isHandedOver: stored.has(address) && !other.has(address) };
    }),
    wholeModules: wholeModulesIn(traversals),
    keyed: has("repetition") || has("iterated"),
    selectsInstance: has("repetition"),
    iterates: has("iterated"),
    members: [...new Set(traversals.flatMap(({ kind, address }) => kind === "iterated" ? memberOf2(address) : []))]
  };
}
function wholeModulesIn(traversals) {
  const whole = /* @__PURE__ */ new Set();
  for (const { kind, address } of traversals) if (kind === "module") whole.add(address);
  for (const { kind, address } of traversals) {
    if (kind === "output") whole.delete(address.slice(0, address.indexOf(".output.")));
  }
  return [...whole];
}
var isExpression, ITERATED_MEMBER, memberOf2;
var init_expressions = __esm({
  "src/terraform/plan/expressions.ts"() {
    init_catalog();
    init_foreign();
    init_limits3();
    init_traversal();
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
  const outputsWithSubject = (anySubject) => outputs.filter((output) => {
    const outputSubject = subjectOfOutput(output);
    return endsWithWords(outputSubject, anySubject) || endsWithWords(anySubject, outputSubject);
  });
  const sameSubject = outputsWithSubject(subject);
  const [, subnetKind] = SUBNET_KIND.exec(subject) ?? [];
  return sameSubject.length > 0 || subnetKind === void 0 ? sameSubject : outputsWithSubject(subnetKind);
}
function likelyLinks(links, resources) {
  const guesses = links.filter(({ guessedOutput, path }) => guessedOutput !== void 0 && path !== null);
  const unlikely = /* @__PURE__ */ new Set();
  for (const [path, guessedLinks] of groupBy(guesses, ({ path: path2 }) => path2)) {
    const [, subnetKind] = SUBNET_KIND.exec(subjectOfOutput(nameOf(path))) ?? [];
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
    endsWithWords = (text2, end) => text2 === end || text2.endsWith(`_${end}`);
    SELF_LINK = /_self_links?$/;
    subjectOfOutput = (name) => subjectOf(name.replace(SELF_LINK, ""));
    SUBNET_KIND = /(?:^|_)(subnet|subnetwork)$/;
    namesSubnets = (path) => SUBNET_KIND.test(subjectOfOutput(nameOf(path)));
    nameOfGuess = ({ guessedOutput = "" }) => subjectOfOutput(guessedOutput.slice(guessedOutput.lastIndexOf(".") + 1));
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
    for (const [name, output] of entriesOf2(member(scope.module, "outputs"))) {
      addAttribute(`${scope.prefix}output.${name}`, name, referencesIn(member(output, "expression")), scope, graph);
    }
    for (const [name, call] of entriesOf2(member(scope.module, "module_calls"))) {
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
      const key = textOf2(member(resource, "provider_config_key"));
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
  return textOf2(member(expression, "constant_value")) !== null || listOf(member(expression, "references")).length > 0;
}
function* scopesOf(plan) {
  const scopes = [{ prefix: "", module: memberAt(plan, "configuration", "root_module"), depth: 0 }];
  for (let scope = scopes.pop(); scope !== void 0; scope = scopes.pop()) {
    yield scope;
    if (scope.depth >= MODULE_DEPTH) continue;
    for (const [name, call] of entriesOf2(member(scope.module, "module_calls"))) {
      const prefix = `${scope.prefix}module.${name}.`;
      scopes.push({ prefix, module: member(call, "module"), depth: scope.depth + 1 });
    }
  }
}
function addressIn({ prefix }, resource) {
  const type = textOf2(member(resource, "type"));
  const name = textOf2(member(resource, "name"));
  if (type === null || name === null) return null;
  return `${prefix}${member(resource, "mode") === "data" ? "data." : ""}${type}.${name}`;
}
function addResource(resource, scope, graph, providers) {
  const address = addressIn(scope, resource);
  if (address === null) return;
  graph.addNode(address);
  const provider = providers.get(textOf2(member(resource, "provider_config_key")) ?? "");
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
  for (const text2 of listOf(member(resource, "depends_on"))) {
    const { targets } = referencesIn({ references: [text2] });
    for (const { address: to, keys } of targets) {
      graph.add(address, { to: scope.prefix + to, path: null, keys, keyed: false });
    }
  }
}
function addNamesake(from, path, resource, scope, graph) {
  if (!namesSubnets(path)) return;
  for (const text2 of listOf(memberAt(resource, "for_each_expression", "references"))) {
    const [, name = ""] = LOCAL.exec(String(text2)) ?? [];
    if (memberAt(scope.module, "variables", name) === void 0) continue;
    graph.add(from, { to: `${scope.prefix}var.${name}`, path, keys: [], keyed: false, guessed: true });
  }
}
function addCall(call, prefix, scope, graph) {
  const forEach = referencesIn(member(call, "for_each_expression"));
  for (const [name, expression] of entriesOf2(member(call, "expressions"))) {
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
  for (const module68 of references.wholeModules) {
    const outputs = outputsOf(scope.module, module68);
    const named3 = outputs.filter((output) => references.members.includes(output));
    const targets = named3.length > 0 ? named3 : likelyOutputs(topOf(path), outputs);
    for (const output of targets) {
      const to = `${scope.prefix}${module68}.output.${output}`;
      graph.add(from, { to, path, keys: [], keyed, ...named3.length === 0 && { guessed: true } });
    }
  }
}
function isWithoutConfiguration(plan) {
  const root = memberAt(plan, "configuration", "root_module");
  return entriesOf2(root).length === 0;
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
    withoutOptionalKey = (path, references) => references.selectsInstance || !references.members.includes(nameOf(path)) ? references : { ...references, keyed: false };
    iterated = (forEach, { members }) => ({
      ...forEach,
      members,
      keyed: true
    });
    outputsOf = (caller, module68) => entriesOf2(memberAt(caller, "module_calls", module68.slice("module.".length), "module", "outputs")).map(
      ([name]) => name
    );
  }
});

// elsewhere:src/annotate/index.ts
var annotate_exports = {};
__export(annotate_exports, {
  annotate: () => annotate,
  readAnnotations: () => readAnnotations,
  readSuggestions: () => readSuggestions
});
var module32, annotate, readAnnotations, readSuggestions;
var init_annotate = __esm({
  "elsewhere:src/annotate/index.ts"() {
    module32 = require("./words.js").modules["src/annotate/index.ts"]();
    annotate = module32.annotate;
    readAnnotations = module32.readAnnotations;
    readSuggestions = module32.readSuggestions;
  }
});

// elsewhere:src/annotate/names.ts
var names_exports = {};
__export(names_exports, {
  ACTOR_TYPES: () => ACTOR_TYPES,
  Names: () => Names,
  isActor: () => isActor,
  isAddedByConnection: () => isAddedByConnection,
  isPattern: () => isPattern,
  resourceNodes: () => resourceNodes
});
var module33, ACTOR_TYPES, Names, isActor, isAddedByConnection, isPattern, resourceNodes;
var init_names = __esm({
  "elsewhere:src/annotate/names.ts"() {
    module33 = require("./words.js").modules["src/annotate/names.ts"]();
    ACTOR_TYPES = module33.ACTOR_TYPES;
    Names = module33.Names;
    isActor = module33.isActor;
    isAddedByConnection = module33.isAddedByConnection;
    isPattern = module33.isPattern;
    resourceNodes = module33.resourceNodes;
  }
});

// elsewhere:src/annotate/ai/question.ts
var question_exports = {};
__export(question_exports, {
  questionAbout: () => questionAbout
});
var module34, questionAbout;
var init_question = __esm({
  "elsewhere:src/annotate/ai/question.ts"() {
    module34 = require("./words.js").modules["src/annotate/ai/question.ts"]();
    questionAbout = module34.questionAbout;
  }
});

// elsewhere:src/annotate/ai/suggest.ts
var suggest_exports = {};
__export(suggest_exports, {
  suggest: () => suggest,
  writeSuggestions: () => writeSuggestions
});
var module35, suggest, writeSuggestions;
var init_suggest = __esm({
  "elsewhere:src/annotate/ai/suggest.ts"() {
    module35 = require("./words.js").modules["src/annotate/ai/suggest.ts"]();
    suggest = module35.suggest;
    writeSuggestions = module35.writeSuggestions;
  }
});

// elsewhere:src/render/fallback/font.ts
var font_exports = {};
__export(font_exports, {
  readFallbackFont: () => readFallbackFont
});
var module37, readFallbackFont;
var init_font = __esm({
  "elsewhere:src/render/fallback/font.ts"() {
    module37 = require("./fonts.js").modules["src/render/fallback/font.ts"]();
    readFallbackFont = module37.readFallbackFont;
  }
});

// elsewhere:src/render/own-icon.ts
var own_icon_exports = {};
__export(own_icon_exports, {
  readIcon: () => readIcon
});
var module38, readIcon;
var init_own_icon = __esm({
  "elsewhere:src/render/own-icon.ts"() {
    module38 = require("./xml.js").modules["src/render/own-icon.ts"]();
    readIcon = module38.readIcon;
  }
});

// elsewhere:src/render/png/pixels.ts
var pixels_exports = {};
__export(pixels_exports, {
  IconFault: () => IconFault,
  decodePng: () => decodePng,
  encodePng: () => encodePng,
  isPng: () => isPng
});
var module39, IconFault, decodePng, encodePng, isPng;
var init_pixels = __esm({
  "elsewhere:src/render/png/pixels.ts"() {
    module39 = require("./deflate.js").modules["src/render/png/pixels.ts"]();
    IconFault = module39.IconFault;
    decodePng = module39.decodePng;
    encodePng = module39.encodePng;
    isPng = module39.isPng;
  }
});

// elsewhere:src/layout/pinned/read.ts
var read_exports2 = {};
__export(read_exports2, {
  NotRead: () => NotRead,
  elementsOf: () => elementsOf,
  readPinnedLayout: () => readPinnedLayout,
  unpacked: () => unpacked
});
var module40, NotRead, elementsOf, readPinnedLayout, unpacked;
var init_read2 = __esm({
  "elsewhere:src/layout/pinned/read.ts"() {
    module40 = require("./xml.js").modules["src/layout/pinned/read.ts"]();
    NotRead = module40.NotRead;
    elementsOf = module40.elementsOf;
    readPinnedLayout = module40.readPinnedLayout;
    unpacked = module40.unpacked;
  }
});

// elsewhere:src/layout/pinned/edits.ts
var edits_exports = {};
__export(edits_exports, {
  editStateOf: () => editStateOf,
  withEdits: () => withEdits,
  withRecords: () => withRecords
});
var module41, editStateOf, withEdits, withRecords;
var init_edits = __esm({
  "elsewhere:src/layout/pinned/edits.ts"() {
    module41 = require("./xml.js").modules["src/layout/pinned/edits.ts"]();
    editStateOf = module41.editStateOf;
    withEdits = module41.withEdits;
    withRecords = module41.withRecords;
  }
});

// elsewhere:src/layout/dot/index.ts
var dot_exports2 = {};
__export(dot_exports2, {
  arrangeDot: () => arrangeDot,
  fromDot: () => fromDot,
  innerEdges: () => innerEdges,
  linksOf: () => linksOf2
});
var module42, arrangeDot, fromDot, innerEdges, linksOf2;
var init_dot2 = __esm({
  "elsewhere:src/layout/dot/index.ts"() {
    module42 = require("./plan.js").modules["src/layout/dot/index.ts"]();
    arrangeDot = module42.arrangeDot;
    fromDot = module42.fromDot;
    innerEdges = module42.innerEdges;
    linksOf2 = module42.linksOf;
  }
});

// elsewhere:src/layout/pinned/index.ts
var pinned_exports = {};
__export(pinned_exports, {
  withPinned: () => withPinned
});
var module43, withPinned;
var init_pinned = __esm({
  "elsewhere:src/layout/pinned/index.ts"() {
    module43 = require("./kept.js").modules["src/layout/pinned/index.ts"]();
    withPinned = module43.withPinned;
  }
});

// elsewhere:src/diagram/provenance-details.ts
var provenance_details_exports = {};
__export(provenance_details_exports, {
  detailsIn: () => detailsIn,
  webLocationOf: () => webLocationOf
});
var module44, detailsIn, webLocationOf;
var init_provenance_details = __esm({
  "elsewhere:src/diagram/provenance-details.ts"() {
    module44 = require("./page.js").modules["src/diagram/provenance-details.ts"]();
    detailsIn = module44.detailsIn;
    webLocationOf = module44.webLocationOf;
  }
});

// elsewhere:src/inference/views/simplify/index.ts
var simplify_exports = {};
__export(simplify_exports, {
  simplify: () => simplify2
});
var module45, simplify2;
var init_simplify = __esm({
  "elsewhere:src/inference/views/simplify/index.ts"() {
    module45 = require("./plan.js").modules["src/inference/views/simplify/index.ts"]();
    simplify2 = module45.simplify;
  }
});

// elsewhere:src/inference/views/overview/index.ts
var overview_exports = {};
__export(overview_exports, {
  arrowOf: () => arrowOf,
  drawGrouped: () => drawGrouped,
  overview: () => overview
});
var module46, arrowOf, drawGrouped, overview;
var init_overview = __esm({
  "elsewhere:src/inference/views/overview/index.ts"() {
    module46 = require("./plan.js").modules["src/inference/views/overview/index.ts"]();
    arrowOf = module46.arrowOf;
    drawGrouped = module46.drawGrouped;
    overview = module46.overview;
  }
});

// elsewhere:src/inference/views/pages/index.ts
var pages_exports = {};
__export(pages_exports, {
  pagesOf: () => pagesOf
});
var module47, pagesOf;
var init_pages = __esm({
  "elsewhere:src/inference/views/pages/index.ts"() {
    module47 = require("./plan.js").modules["src/inference/views/pages/index.ts"]();
    pagesOf = module47.pagesOf;
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

// elsewhere:src/terraform/fetch/git/clone.ts
var clone_exports = {};
__export(clone_exports, {
  checkOut: () => checkOut
});
var module49, checkOut;
var init_clone = __esm({
  "elsewhere:src/terraform/fetch/git/clone.ts"() {
    module49 = require("./code.js").modules["src/terraform/fetch/git/clone.ts"]();
    checkOut = module49.checkOut;
  }
});

// elsewhere:src/terraform/module-tree/survey.ts
var survey_exports = {};
__export(survey_exports, {
  surveyCode: () => surveyCode
});
var module50, surveyCode;
var init_survey = __esm({
  "elsewhere:src/terraform/module-tree/survey.ts"() {
    module50 = require("./code.js").modules["src/terraform/module-tree/survey.ts"]();
    surveyCode = module50.surveyCode;
  }
});

// elsewhere:src/terraform/fetch/tree-archive.ts
var tree_archive_exports = {};
__export(tree_archive_exports, {
  fetchArchive: () => fetchArchive,
  unpackTree: () => unpackTree
});
var module51, fetchArchive, unpackTree;
var init_tree_archive = __esm({
  "elsewhere:src/terraform/fetch/tree-archive.ts"() {
    module51 = require("./code.js").modules["src/terraform/fetch/tree-archive.ts"]();
    fetchArchive = module51.fetchArchive;
    unpackTree = module51.unpackTree;
  }
});

// elsewhere:src/diagram/estate.ts
var estate_exports = {};
__export(estate_exports, {
  describeCode: () => describeCode,
  readEstate: () => readEstate
});
var module54, describeCode, readEstate;
var init_estate = __esm({
  "elsewhere:src/diagram/estate.ts"() {
    module54 = require("./estate.js").modules["src/diagram/estate.ts"]();
    describeCode = module54.describeCode;
    readEstate = module54.readEstate;
  }
});

// elsewhere:src/estate/stitch.ts
var stitch_exports = {};
__export(stitch_exports, {
  stitch: () => stitch
});
var module55, stitch;
var init_stitch = __esm({
  "elsewhere:src/estate/stitch.ts"() {
    module55 = require("./estate.js").modules["src/estate/stitch.ts"]();
    stitch = module55.stitch;
  }
});

// elsewhere:src/diagram/commits.ts
var commits_exports = {};
__export(commits_exports, {
  lastChanges: () => lastChanges,
  withCommits: () => withCommits
});
var module56, lastChanges, withCommits;
var init_commits = __esm({
  "elsewhere:src/diagram/commits.ts"() {
    module56 = require("./changes.js").modules["src/diagram/commits.ts"]();
    lastChanges = module56.lastChanges;
    withCommits = module56.withCommits;
  }
});

// src/graph/questions/ports.ts
var ports_exports = {};
__export(ports_exports, {
  isPort: () => isPort,
  opensPort: () => opensPort,
  portsIn: () => portsIn
});
function rangeOf(text2) {
  const [, from, to = from, protocol = ""] = PORTS.exec(text2.trim()) ?? [];
  return from === void 0 ? null : { from: Number(from), to: Number(to), protocol };
}
function opensPort(label, port) {
  const requested = rangeOf(port);
  const ranges = portsIn(label).flatMap((text2) => rangeOf(text2) ?? []);
  if (requested === null || ranges.length === 0) return "unknown";
  const overlaps = ({ from, to, protocol }) => from <= requested.to && to >= requested.from && (protocol === "" || requested.protocol === "" || protocol === requested.protocol);
  return ranges.some(overlaps) ? "yes" : "no";
}
var PORTS, portsIn, isPort;
var init_ports = __esm({
  "src/graph/questions/ports.ts"() {
    PORTS = /^(\d{1,5})(?:-(\d{1,5}))?(?:\/([a-z]+))?$/;
    portsIn = (label) => label.split(",").map((text2) => text2.trim()).filter((text2) => rangeOf(text2) !== null);
    isPort = (text2) => rangeOf(text2) !== null;
  }
});

// src/graph/questions/network.ts
var network_exports = {};
__export(network_exports, {
  contentOf: () => contentOf,
  copiesIn: () => copiesIn,
  createNetwork: () => createNetwork,
  hopOf: () => hopOf,
  numbersOf: () => numbersOf
});
function createNetwork({ subjects: unordered, connections, parts, hidden, references }) {
  const subjects2 = [...unordered].sort((a, b) => byAddress(a.address, b.address));
  const numbers = new Map(subjects2.map(({ address }, number2) => [address, number2]));
  const parents = parentsIn(subjects2, numbers);
  const children = lists(subjects2);
  parents.forEach((parent, number2) => {
    children[parent]?.push(number2);
  });
  const guests = lists(subjects2);
  subjects2.forEach(({ runsIn }, number2) => {
    guests[numbers.get(runsIn ?? "") ?? -1]?.push(number2);
  });
  const [leaving, arriving] = [lists(subjects2), lists(subjects2)];
  const known2 = connections.filter(({ from, to }) => numbers.has(from) && numbers.has(to));
  for (const connection of known2) {
    const [from, to] = [numbers.get(connection.from), numbers.get(connection.to)];
    leaving[from].push({ to, connection });
    arriving[to].push({ to: from, connection });
    if (!connection.twoWay) continue;
    leaving[to].push({ to: from, connection });
    arriving[from].push({ to, connection });
  }
  for (const branches of [...leaving, ...arriving]) branches.sort((a, b) => a.to - b.to);
  const allParts = parts.filter(({ node: node2 }) => numbers.has(node2)).sort((a, b) => byAddress(a.address, b.address));
  const { parts: partsByName, hidden: hiddenByName } = namesIn(allParts, hidden);
  return {
    ...{ subjects: subjects2, connections: known2, numbers, parents, children, guests, leaving, arriving },
    ...{ parts: partsByName, allParts, hidden: hiddenByName },
    referrers: groupBy(references, ({ to }) => to)
  };
}
function parentsIn(subjects2, numbers) {
  const parents = subjects2.map(({ parent }) => numbers.get(parent ?? "") ?? -1);
  const isSound = /* @__PURE__ */ new Set();
  for (const start of parents.keys()) {
    const chain = /* @__PURE__ */ new Set();
    for (let at2 = start; at2 !== -1 && !isSound.has(at2); at2 = parents[at2]) {
      chain.add(at2);
      if (chain.has(parents[at2])) parents[at2] = -1;
    }
    for (const number2 of chain) isSound.add(number2);
  }
  return parents;
}
function namesIn(parts, hidden) {
  const both = (entries) => new Map(entries.flatMap((entry) => [[entry.address, entry], [entry.origin, entry]]));
  return { parts: both(parts), hidden: both(hidden) };
}
function contentOf({ children }, number2) {
  const content = [number2];
  for (const at2 of content) for (const child of children[at2]) content.push(child);
  return content;
}
function contentAt(network, address) {
  const number2 = network.numbers.get(address);
  return number2 === void 0 ? [] : contentOf(network, number2);
}
function copiesIn({ subjects: subjects2 }) {
  const copies = /* @__PURE__ */ new Map();
  for (const { address } of subjects2) {
    if (/~\d+$/.test(address)) put(copies, address.replace(/~\d+$/, ""), address);
  }
  return copies;
}
function hopOf({ from, to, label, twoWay, isThin, certainty, reason: reason2, isReference }) {
  const ports = portsIn(label);
  return {
    ...{ kind: isReference ? "reference" : "connection", from, to },
    ...label !== "" && { label },
    ...ports.length > 0 && { ports },
    ...twoWay && { twoWay },
    ...isThin && !isReference && { thin: true },
    certainty,
    ...reason2 && { reason: reason2 }
  };
}
var lists, numbersOf;
var init_network = __esm({
  "src/graph/questions/network.ts"() {
    init_group_by();
    init_order();
    init_ports();
    lists = (subjects2) => subjects2.map(() => []);
    numbersOf = (network, addresses) => [...new Set(addresses.flatMap((address) => contentAt(network, address)))].sort((a, b) => a - b);
  }
});

// src/diagram/questions.ts
var questions_exports = {};
__export(questions_exports, {
  cloudNames: () => cloudNames,
  networkOf: () => networkOf3
});
function factsOf2({ graph, ledger, names = /* @__PURE__ */ new Map() }) {
  const entries = ledger?.entries ?? [];
  const locations = new Map(
    entries.flatMap((entry) => entry.bucket === "drawn" && entry.at ? [[entry.node, entry.at]] : [])
  );
  const subjects2 = [...graph.nodes.values()].map((node2) => subjectOf2(node2, locations.get(node2.address)));
  const labels = new Map(
    subjects2.map(({ address, title, name }) => [address, titled(title, name ?? address)])
  );
  const proofs = new Map(ledger?.arrows.map(({ from, to, evidence }) => [`${from}
${to}`, evidence[0]]));
  return {
    subjects: subjects2,
    connections: graph.edges.map((edge) => connectionOf(edge, proofOf(edge, proofs))),
    parts: entries.flatMap((entry) => partOf(entry, names, labels)),
    hidden: entries.flatMap(hiddenOf),
    references: ledger === null ? [] : referencesIn2(ledger)
  };
}
function subjectOf2(node2, at2) {
  const { address, type, parent, attributes, runsIn, count } = node2;
  const name = node2.labelOverride || cloudNameOf(type, attributes);
  return {
    ...{ address, type, parent },
    title: productOf(type, attributes).title,
    ...name !== void 0 && { name },
    ...{ isBox: isContainerType(type), isInternet: isInternet(type) },
    ...runsIn !== void 0 && { runsIn },
    ...count > 1 && { count },
    ...at2 !== void 0 && { at: at2 }
  };
}
function connectionOf({ from, to, twoWay, thin, label, provenance }, proof) {
  const isFact = provenance === "planned" && (proof === void 0 || proof.isFact);
  return {
    ...{ from, to, twoWay, label },
    isThin: thin === true,
    certainty: isFact ? "fact" : "inference",
    ...proof && { reason: reasonOf(proof) }
  };
}
function referencesIn2({ entries, references }) {
  const locations = new Map(entries.flatMap(({ address, at: at2 }) => at2 === void 0 ? [] : [[address, at2]]));
  return references.map(({ from, to, path }) => {
    const at2 = locations.get(from);
    const attribute = path !== void 0 && { attribute: path };
    return { from, to, reason: { rule: RULES2.reference, by: from, ...attribute, ...at2 && { at: at2 } } };
  });
}
function partOf(entry, names, labels) {
  if (entry.bucket === "hidden" || entry.node === entry.address) return [];
  const { address, origin, node: node2, at: at2 } = entry;
  const type = typeOf2(address);
  const name = names.get(address);
  return [
    {
      ...{ address, origin, node: node2, type, title: productOf(type, {}).title, why: whyOf(entry, labels) },
      ...name !== void 0 && { name },
      ...at2 !== void 0 && { at: at2 }
    }
  ];
}
function whyOf(entry, labels) {
  const label = labels.get(entry.node) ?? entry.node;
  const relation = relationToNode(entry);
  if (entry.bucket === "drawn" || entry.into === entry.node) return relationTo(relation, label);
  return relationThrough(relationTo(relation, entry.into), label);
}
function hiddenOf(entry) {
  if (entry.bucket !== "hidden") return [];
  const { address, origin, rule } = entry;
  const type = typeOf2(address);
  return [{ address, origin, type, title: productOf(type, {}).title, why: rule }];
}
var cloudNames, networkOf3, proofOf, reasonOf;
var init_questions = __esm({
  "src/diagram/questions.ts"() {
    init_attributes();
    init_products();
    init_address();
    init_node_types();
    init_network();
    init_messages();
    init_messages2();
    cloudNames = ({ resources }) => new Map(
      resources.flatMap(({ address, type, values }) => {
        const name = cloudNameOf(type, valuesShown(values));
        return name === void 0 ? [] : [[address, name]];
      })
    );
    networkOf3 = (result) => createNetwork(factsOf2(result));
    proofOf = ({ from, to, twoWay }, proofs) => proofs.get(`${from}
${to}`) ?? (twoWay ? proofs.get(`${to}
${from}`) : void 0);
    reasonOf = ({ rule, by, path, at: at2 }) => ({
      ...{ rule: RULES2[rule], by },
      ...path !== void 0 && { attribute: path },
      ...at2 !== void 0 && { at: at2 }
    });
  }
});

// elsewhere:src/cli/joined.ts
var joined_exports = {};
__export(joined_exports, {
  readJoined: () => readJoined
});
var module63, readJoined;
var init_joined = __esm({
  "elsewhere:src/cli/joined.ts"() {
    module63 = require("./estate.js").modules["src/cli/joined.ts"]();
    readJoined = module63.readJoined;
  }
});

// elsewhere:src/cli/watch.ts
var watch_exports = {};
__export(watch_exports, {
  watch: () => watch
});
var module64, watch;
var init_watch = __esm({
  "elsewhere:src/cli/watch.ts"() {
    module64 = require("./watch.js").modules["src/cli/watch.ts"]();
    watch = module64.watch;
  }
});

// elsewhere:src/render/assets/icons/aws.json
var aws_exports2 = {};
__export(aws_exports2, {
  default: () => aws_default
});
var module65, aws_default;
var init_aws2 = __esm({
  "elsewhere:src/render/assets/icons/aws.json"() {
    module65 = require("./aws.js").modules["src/render/assets/icons/aws.json"]();
    aws_default = module65.default;
  }
});

// elsewhere:src/render/assets/icons/azure.json
var azure_exports2 = {};
__export(azure_exports2, {
  default: () => azure_default
});
var module66, azure_default;
var init_azure2 = __esm({
  "elsewhere:src/render/assets/icons/azure.json"() {
    module66 = require("./azure.js").modules["src/render/assets/icons/azure.json"]();
    azure_default = module66.default;
  }
});

// elsewhere:src/render/assets/icons/gcp.json
var gcp_exports = {};
__export(gcp_exports, {
  default: () => gcp_default
});
var module67, gcp_default;
var init_gcp = __esm({
  "elsewhere:src/render/assets/icons/gcp.json"() {
    module67 = require("./google.js").modules["src/render/assets/icons/gcp.json"]();
    gcp_default = module67.default;
  }
});

// groundplan:groundplan:unpack
var import_node_zlib, unpack;
var init_groundplan_unpack = __esm({
  "groundplan:groundplan:unpack"() {
    import_node_zlib = require("node:zlib");
    unpack = (text2) => (0, import_node_zlib.brotliDecompressSync)(Buffer.from(text2.slice(7), "base64"));
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
    other_default = JSON.parse(unpack("brotli:X4wXMjvQwvQAAE6vkWRkINg4AIhYUwHV+3FjwMDGtNK+R+SSJoSwwm1RmmufciruRkm0NTTvmgmlLcgMFX2N1T+nPni48CtqWY878Q9BPhR22HWe06ZfCGeKSkMXXY4ZnxB8W2/Ak1fS0hngDru0OFtEAWTvNbWs2n+HvPcsKDrF6sZF6VlgkWSB4FF2gDbTcWrjAaoPla4AQzzipVT3jO1lKHrRr6DTtQKLTh89GMZqF9BnE14ZKJ7Rvt072ybAqCoL+UoTdgTZ8L8K0dQycxmqyvLwnKPLe+wH3Wikd8byR58Yog3IK3VV3zDZ40YrmU/+HgYTZMnA0Gt+1f/3krp6EpchnaTT6eJFKT2cKz3g9DBG7z+kECUlEEJBm+k41XCg+oXQ1vsiOrRgql3v93DpIyS1KgWYVQoIuDHPdwBamqoV/0VppXtUoUWRIhXOng76RQ/wHpm//6HAHQ2goHW1hzdlnzDLkEAgCFdTIzrfturcUaiLhGyktZPcl5L+fala1w4g2QBluSEnaSLlSDqFO0hRHsn2QRtyFvq/7ja7G4TdDZAWANI7AGjPEqA9AkBqS6BEhAYFgYqULAeNPSHJlEclirJLQ3sTQY2qBIquEiFNoKgNMrVJ1iZJk2Tn2tJkjWdDjKdIcao4IYfT5sMpZM9pZm/3vZ72mNJxbQzNYo581g8R0Ixfq22WsfT/o6Bdu779coYkHF5oO906HGXjxB8pXSkVmCa/jKkNkq47jwBiwINSxGhX8tBIgYYH7a88p33+539924RVaErzXyuvUS28vQzqffvu14MrydRW/eOiLVX832pavkUxPv+yaKQp/wfXfCxPrzW3UR1m2yQ8+NgW8fZDYvtgerpvXIk7VLlwt6wT1pnR6aUlEWEbZKJJ4x3DrKHHv5tUwikeFuytyg/RVrAVI209rQqQF2ok2kWzZM4EE7guzo1rsAfDMqMxYpupNs3dyT+j++AXbPPGYhP9jCqGR0KlRqsls9CXQY3F+fEgnb5otvm/DX7rvoqZB3GdTLtoLZbHC3gJV21YAx+ogzQgNzRxH4uZo5a1gG+dxjGTJZliOTKmsHFkyiX0CtSYmbDALQdUumiWC+SyAMtYDlhj+grNNun6Hz/cvX/wyqH6bP3BeX6s/OV7KPz2/3P96f+v8joZ5L4+mQ5N8Fvq1V+W3cClv4EW5tp47W0NsSRHQ3Wc+LjUgUZQ8EmBDuWSe9vbrq+s8PkeV9lpt8uctOs8DwTEHx0JCMsMN/qSN08r7JcnMIvUJftka7ygL2iIfyKJQ+TBdvsYoqwupdHtBBmjkPEoQwLjIgpgu/rHaEots7LEo4zDGrdNfYX7uv3F/+eGwzhXffuxFU8flneGcT74RjjYVCbo8nS07kD0ggXceNG274dB/yhpmuRMDupXlVIvxbTF6P8nStX0/b8IoR/bXoIjedwwbPI0Yu+6NHITuiCMASXmIHOk7YTXHw5w3BfMTAx6P0a49kaTozCct5IT0WUlibTtJD4kDTJ0NYSd2jTFx7PsOOjy+S0ZAptmxXDNSllkvGl8GuZePZnMfLuxEpme4Q9yIz3bol7FFN17HDG5mOKM+7v+B798bSagDPeuUx+GbC39ZpDiINOo627wQud09NUsKi9Gc9+9kDRgp05HJ8PR+QIEQHsEwOa5UBWK34id2gHFmQowhwBDqi7XBEc38ShNwe1efKP3BU173Tc7h1VmARAFlea1G5NfePzbzPF24UrRHQ5RHETDy6lzZmzcMyB6ETBx0Fy69FT1mt/DnVYjc6h5IzHmTV9h1yOdBOFqTG/OGqUGMU9KDWfZolQ+9caoYhZLzsGSY+xFo5a0jgkOKP/8zMugWL/xIXdj7h4+m0+M2vUeoq5PRurHeFur28Lp4t0utlt0Tsc3dlMsynTgzXrbGfs+z8DhG29bsV2OtIW7cSZdLlbXL8LyjVfbgcNx4MOJYt6Iwlzn4cZhvOEOR3bCG9fHma/jCW/5he8Isw6cQuPtdqIfnY/yRi80zssnzBTFtydG4uFawuPWcpfGmyU6/0TnXYtFMd/Sz4U+iu4Wxb9RU5Z4uEtWzT9vcyvuF/F5eLEqv9g6TnyWS96VR5zHpmslYknZ4Q016fjbC6HKFwsJKIiyxrDkjYXihZegqnPNVmNbPFJX/io38Bbk31rjGBRPNOdFKFLQejUlAVp8+YRKuCdFaC3TLzYaoNMyZWYjFBSCVccn2HOTzAnpof1u0t/ULHwKTT2ZPLasbPlw2/rVoVzwEY/d/BY/sdnC4iq0rciG2nJrqM+7F3a5ZnkfNnLXJd7ljdH2AGCf7QVsKDavK+ojisgjZuRFld5Cdd620jxPiht/kd7yYa/9iz9L3X3DSjHoKjZLXixDFPFWBnLLi/oj7Oc2vGIAtn7oyocbjU6pO7n0xniJQXccyaS82FoeUaUykPabjSpkdH4jioeI8mq8XR5RttZOepfVVrSPS+jyxM5xhzX+hcczdN3gejPCnWIy3k/7d3XWapNXLG7a4lcWT/ZKiudluFiIA+cTA3nyWe9euEtMpp6bEf4FG2JTtitmQpgAz47cud5YV5JLc3tCUGIZ6HNvfyX/yvER5ZNikTrLI3fYEY/2kieLqxRvjmJui0GUMmbLl2Q6WTZc1xtVcShDZfjhi5kSxWy6o47tmLe8ZGuU22Qxw9FVHtOKY9X4gO5KPlD2Q4UySz/6jgf8LmE1oYQy6p+eeLwd6ahtKiaY5O2V93vofqMk9LjWrqiEZ29ARRVWqrbY9QaGnRgsZUgK7PAU6VCXbqyvxGx70/Pph3GeNHol05V43HfaIx+8KSYf/Zba4Of1rd/nFou7kgeDk0Pl2lbiHSLTL4QtXxaG8tT3DdZ0pX74i+vW7+/1FHODUZsuWWVMXHMbUvZKB366vINm5PwuuLw/vN7uX9rVAEfK6s6g1g/2SZlAoSUej3ldglqTmfsB/pbazy1jv92jzdvryDLkg7td89EfuPvPE2peeyLyLCf/RbO9hh53TM8bymNs/1r+yTNBKYVrsywp3Bp7P5Uddun88w4PJTcGy+eI77fK86TBjUt08iA5bnEfEWDfTXJ12J10fPmObnd8H38xLLdPai7jexa8jHGcMQajm/1IzW2PubeVLfnaKEbfX71IawlbswBS7OMs/ZzFmqrLyw1ZkcuidH5Ex5W5BXW0nQLOlGFUxfk6DAePrNloJ5s6wbUA4LrHmbGybMOdfw7OABx35MIMC+Jhoxe+8R3+CzT+i5/phJEOTIZfpNvFbrhCd+wmO99jgzX88fKC9QvEpKsa/bhy4NcRi2LQObVcO3oJMUNWrUHXar0VGs0zJpfGae8nmqPfaeHodonObEBf4XnRQEOAT+3BE/XbcGuikY6S2xvDcf0a04lrWF2+jXOkTcs3fUlO8z0TnQ5zrJgbwnTwIsxd3LyYE4zXn3E/22qow9+FPvgucgu7lzgV4hKMVItDltmCZgmMcDiybMhSW/G9wJdwYTQzjJtl4dxQG9fg3rguLchkuyFD8FWqyvWbMMR4bu0vojah6V7rNN0yYxmZ5kuEa+nCt0zd1NdS3LSNQijbPkZYhydwya7GG+tR/DX2QG+TNnjMlaiWWYHqmDWo26RNsREK3yUahpedYrnxXLhmlKiKz4Px8uJ9CgVRroarB0yDw6SGOeZa4LAMbNpDIpcL3GhfyYd8CgWpNcbUA6HcmKII2uwU2yjv6+o3WhPT1oaL4wOwWRxjl+AyIYTfZXQwNwaG1WI0/A7sBVfMJPLJx/qqnAssJKhBFwjHaNAxbqC2qTtB9zJvpp136u2iO5DLhuXHI/vZZofyOwtLGm36TbhFV8Elh6k581XQYA/bFPLspdp+s/l7mYGEkh6rTIYDfIDmWzd5hHFJUV5wEw+pTZ1EF9XmYeHbglB4AvUyEHgbJmgG4oUKwIFNqIS5sGlkQafRF/oYLuhtq2PguggOzHZxGwbHwjS6bSrN1ba1bBTGlSXThLLFMdWxq0kvO4gdFxbsitvF94uJyUvtrDq7sLFL/GqhSwXWB8fptw5r4y3Zn5ai4kFMZje94uVQL7TBrZUc3qW89QjgYG7ogzvQxTfFVzxAy4Ap02CYtI2yl8v0CnJZNlyo0wUdbzDHUsvMdqHMB8xFNGGwTF3EbTjJXZMWP8PcKfgRkl5au3iTdhV8nTdSMPnvzWge0THtwmiTN9E2c9FtEw83ZqZQHGvel40Nxl/blTs2XI9orLUhw/5sA+nC16/Mh+mkZe9YsKkN8NmF87DMzgiSp59brt38pq9vDa0wb/LQtnv5eOV9eGZIjAmlH4hHn1dZCNvI5WI3FXlz0iMl5QVcU48xG+2YMske0wzjMPm8rveNxwX66tK63HZKE4phmPsyCFsfg2lXy7jl4o8x1xPvFmSZXJDLMvZmmVqv0c+MmkjEW90iaC9Mnu2WMrPNKRik+ZrXYz+Ln9vaDVr2fSHDRSoMmnKMbHMVICx1jbEBeaZRtn2RCGJHO5EHm8etZZXh9oNiQ2KLsZtKuhbTi9eEBlOZdV2hXurVJpi3LqavNlatfbZ1h8GyWsc+0d/HfDu0b5MbLuyuWTB9VOhHkCCjVXhReWzaCeYx0bmIsnd17tHajEXg1yguntKcQxAmBDNl6cPettUCX3MmqC04JoTlxkUxtk5PDMLFK2/kljfAef34e8wSZyGSu30eSwH8FYU+3SdO81iyQWnN1Z/i8P8v0c0PG71HdVkycW5LL6bKwotrA3AfI4vkNXeQaxeTI+DwxJ8l0y5vnOfXcB9KPcNka4lGGmc+Vm3K4RgmCfExZ/45tdvScz2vL66/qZ4Jr0YvXj51V1ytvvV944mb8kS6fAP6Blp+4RkXo7SH7Q3Dfm2f+Ds2WN5wD1vpG7mWjdMvpq7GKqzVgjatt2XNtqxiBT5cbVJX+N283rK9YrwFI4V2yZxH1j0KNKQTu3m4DEcQFw8X10ZYuA/KjXubuiHbNJBpoZHXahO3C2jq8AS9TXO9wdyXHDk+0nKNi5J/bRJv84w9pM2FHZcLcK1bdmvZ8ERm8ZHeMDaqNu5gHNOhG8umId5Oo6hl7XjUHhfy4fV4QjXCY3jiN2vrhdAOexsyu+05qNPIwykRhKJwl7B56RzZ75aR7GQr9s7LNtvW+la1Z5jZj50ku/hc/OI6hbIxBfYYTuEcdntlW2WeRleWPjTbUsneQAb0kaK4bWSgjjeYEFr3AdyM21QjaLYJR3gqyMFMyMZsnAtxXp/5znwKhcJy6eIynwhdzB4ZW97Ihgxd3xisfx7CEYUynqgvcMna6WJ2hIf2xN/7yrVwXqfbxd61u/VQcGVkuTgVn5HyHeF7maktWj0SeChuhOJKi3c/6uQl/RzKNS6japd9ZhImeKJWiK0hv1vuK4l8xg44JyUzz8EfOG0KPD2T9Fdufi0iiFE4n4H3N0V3/ZbzWHRanHSbB++xLeKyqcZaqSlTZbPXTJ0uzXAWG9q56E7B+N3TxwjWi2EhItB/wuj6rQTohc2KtKAO2gtTZAIcTBfwMLPxJXfB6xCClzNnGc/9biG3NLKF31NhUr+o2mK5MMat46bJvTOmC+W1n/miQjVVwatu929+8exJ2jYQLpSBOj2BNtOeuFlspYt2CtvhiVHKzt7I1ktMbCfs1d2VaJf558GrRhgA2nlFHzS5dJiRxY20l63r4vMKs8sT0ZGt5/XkW/m2L4aKh9N+RFtIXlpXNmjBSMV4wIOyUA8utElmA8Cgi2aMWpjzEhASBZcxQS8mJru9KpP3g2dOvC50nEu3XaSWN7xpVFvYWlZuld/m1/zTXMuyDGtsks3XrSo7FsejsSAXzYvZFE03IQvVWPKSs24Tt8nXyG3B2HYYjK+d5/wG99byvigp10lnm24svdY5SWcdexadTYNW9So5VGEal2q5liWcY2OuFPrMm78vvgYXZV7A+NbVxpdv9ovGjnmiiPNh0mriyiZpX5r5bMXB6gmCsynHNIuyj36ocvVP65f3sQ7zrhebvaq0+N26nwaPSvVvjfL8ZUaFW9yDUIVCDCb00Ft23KIY7r8Ixo803xfU8SAVz9jaDo5q2PBFd2pr/OC+OUArshJlarmMSbmTNg+UvsZyJOt2llNaDTNJi3NU3721LdnLRct9DupP1eDm/rqcUR+TGWYTqa5puq1Hcgn/v79ZI0sBXmdptDCvjhybodi2KeleLxg6mvNUUqbxjQW4dGRY1o8K8UDoK/40xTwVf9nQtcgtLfMhKEslrPJHuVr+/nPgAGwXgwRR5CHCqu4AGJ48JiBbHp/NvgUvpJC7q3dTB3wdfoOAMNihmgrK/a8omdxS8mL/dE74GI4mzD9cGMH5JEKBM+hBXNP9Q7/hjhj5CG8I94kkN7GyfRMro81HNXQyQXyGrAP97r5n930vYI8RD4I8/eZWDbYK6xJ3DjRoPvWbtPBKg2sukRFZe0R7zHiaNx4ZmyjyZNYV91C1mvigSZVpoZ4bWSdjGWRmNpC6ID6DZou/5qv17PZf26UKOI2dFxLvxDDY/KM9ORhtPb11eGtnhmMx14bbDnCmVc2oshBHgJRbdov61uBpYTIlpIR3JPUNYpg8KAP4xXNAbdJgtjAeOLq75tweVfzxMmFxYdHgwvyGKsWrDNcBVEbxaVOPYDAqgQEzJFbDDGE5qrDuNlur8wS/B7J29upol4PZdAAtB8nzhsrgzgMaAx6LCSPvrkuXo0oc+MyGIOli5zDKd7Vgr0BV98bUn4Obdgi/T0hXFSKFMDmjR5QBphYvzV9ax9tLkIViqx5yuQjddXbZ/eOfKV4u3t/LOkQ5n/z6ZK/quz2oXw/Ww4zFnirr6lsyXQJ5EX+CEppl5JZrnrZhqQCHwsYJ9Eab37Qgrwe8eIA00+YvjHgcTF6jYyPwgEVA8XQoNuDfsq6PhNzYmLL3YrxSgxoL4Qzzld7+ECz9rtEdpspcLDxhcWew+Hgsu2GpNNoDscYt1BlZPPalW16EvWczQrWDNYIsVln0OFtFfHEogzSYjBMfqqFQhi2FcvM3XWl312hOl3kzs0+oAgoUO03o4pU2l9+NeT48vNc3NrY/v374BLRIc1Sq5+WYt+hwtxm4bQRe9wd1tX73N/zlA9hUJfIEqV9bcT43XT4VP+YAIY678J17whcS0jYIm9JB+NuT6WWeGJ5ZeUN/U8DaxQAx5cpdyRewQAPLb0cR9aLhEdVJqKNcj0VLRg7B6nkFQj0KjQVMkRyap8BB5nps1BisJHexI5MZE+dbh/mcoTMK1UCDa8Na82uwts6EYkprIyTl0aFedSk7CfmrgiGtQu/GTUl2QsCEmiQ7prGMV57GKkCUuOSGo4QF6Y8Hfw4e2u0C2tGTdin4yrn+HCddg3gQBPs6mOFiHFyUxHPfiETJpHZQTy9WkZQInrwni4QlzSi+fANXvueantImWIHHg7vAvZ1qxvd3cPoF8d+VzLQZJkqUYTffA/uOpYu7fAy3BZmcjsVyhGY6mN6vSEiSa3okU8WoH30BFdwM1RXbhJcNzSvWtOEe81pfElXpwFXItJDDXOzJ2oI5cllg0No3OPisJF8TWI+dQyREweUQ1mBvxgRJ3x1LcpF0qZcX0iLioWTc/+evYz+t2vw95Z1Blspq0XtJEb1VE7tA+LenIFugOspDV16IywFUvzjB7BYtcZS22G3Ng3s1m6Nu8Xce+GvR4bZ6Qh0JsvUG662YuqKYuGRTXGZaT2eJ4rukibfeaUxfJtaTTrndhn6VSzftsKFuMMI5ug6S2xdXxyPqS5Ul1nYL39nFJhInzijuWl9X3ZXTKEK0QTlP5NILUZgO61Rht3YNzu8PBxrO0ZZCpdO/jL9ugdEdGvVAYqkSVhmJm0JehcVEiMubPVWDuWylQANcRKUQmAPfb/HZHk0PFqjU9LC4uP6Qlg6zx3Gw8d7EoEF5KvoosvYv7oKeCrgaYjc7oQrGMLdSefoisXtyl94Rm7+ta2wojbt+MlV7xXIs6XKpetoD4p5HbB46lWXslZH/nHQSJaQFVtoN8+iI+0lIhJ70LwTo1lbCj6o/G56qNJWKd3ZVIITgDW+XgegHPpMK09X+zvnCex8/AKtqm4QJ+WzoTx67I5FVtwx9bZKlXK7zm6DV2YOXgI70Zp0kFpke51laxqAalpSCVBVUtLQZhQYI5C86qCS6Vr7zaIWUnuqVw4GUlbyANeQOMhDS0MWbaYdyAG3pnd24SNjCUU4ifb1P2jkzQ2wWdMcuX5gJ4OKFKNkUMWIf+PClSVzGcCZWecAqMhUfJrpVGBxVmaEcxJbE67haq65tH/vpDOtxTKeY2aIY3VfEWzqYtCAz6ubiyIduawRNROE7e9vye3iLfdOjugQVCzJLtlXjozAyiEJt0sl+L3uhFqJR8GRNdFEYGcYI/rFmKmwckr8RreWiDzIND5nYiS5OSmkkIzud5PdgLabjmyzDIouoqKIwGtkgnfw3Bee6uM2fgjuro4vCyCAKlaSZRVG5TG5k9zI42b2wE707KSHDGME/do6maIDxTwea0vDmyDBJnFAZQUZ3L3zwcLeaf7IoD9p8KEBVHoyuQD9+oGS6+QX0VvsNVZy3CuqpMHgYP43RKOUovKRJ+ArglhoUHnjjRpHMqKINx5y21tR2oO03wmq01zNRtcBsF5kS3suLxn5stsBzVDk4LvNdPsiEg+X+FXhHbI5Xoigx8W5lr6fgCJMdPZWQQI8Ohc1rsaWYBV09NdJjdsrUXGFJ6ofWVWscHOn9jsJzxypVMGmR9sBz6fbfvpgqc0z7ZO8v57MH96H0mM/OmHHzROHbzP8lJtgSJTXs+X49rxepTyP/IqSiHW90vOXFt0lv5PNxx9/DOt/pTPmAnA8D8bwh3EZ+f2genc6bD9fHi1Z+iKgZNucb0AJ/L9JAzjdI56ckzaPRXaIE7bxv2wr10B5jrg+kOzNVkaQ0OB9X4Joa0A/NRFtZC0912HrS7+9YkuUjObVj3S02dktH7yudWupVxPNTbUO7dgbZCxuvyIu4Z9mTO/si8A78PGJ6rBGPjLa555F3gHf6z+farLH7neNAn7YGWtSwdiH5ypJWJfL3xMc9cZ9ObeitXV7g+3r0KdY2blteqeM/B+vCV/rgDf5PR3FW8cO0331YU21pwzcfAry+hd9Bn7SE72LfQd4+Bz/8ksgmJWs+8KWJeeE3BR99B/vEPou+90L6oElA6/hp/QdBX+FX/Lv4D4JP7Av4Ar6ib5CnSR9nbbVMCan59gV5H/jlZE3Dt8oxuhKh973Kp8BY9Hrd1vdJz8uwNt7iTCVb0+HemjJ4Mz2dfb40fMG+D/8+5CXpU+DV4TcI/JoapRpvbM1NxiX/cFvbONutXdR2Irt6ELLWN4g9fIoaA70HWNLl3+KfR9+Bv2Ygy5C9Rpr0heQD+xYxw3tY6zTg1zZ1Y80WtDgT/hr7irPDdz+dQuYMYJ3F/WTBX8u9IPbcG/hDsQ++C1rpxD8YtD6DMx58D/ps9wIbnTxT5kjyFjDsoGR4D2/wQL8v9mXEXEyKrWfoXX9nvosziL9ClAtXWXb6GX3B2cpbUD/WGZfGr8rivzXydZ/2pdEmfPAG+aaWnwes4glolP4Yk4WMwz6LNQ30HNawfriiwTemgrbOaMho4mLThcbE5kKvsJmebqHnoKeTrz5ifk1i1v6Bz+E+CLwDvEXfh9VTv3pfa2cKfRF30oOMAS090sXD+Ect9ASsc8E6Cuvt7km76Clog9ahho3NmrZ0eGswGjWFGrJYU3FYrNGBMagxgKlBsxgdgaYB38DmRr8VyvQP/j/yCjzuDe6J+2rJtdzSlXsH+YZ9Ql87sWnYTmzeGsNgHXBdbiic0Q9+wH2TN/Bz+F8VQtRkP+MsbBRrFDJ1ZBzuGxeZ4qzNKQDSl1Ub/lmCka9ZwDRszdPBkpemf/GWV7eNxCypfb0h6OfCR41BIVOH1mArFmsMYhyxWNOEJm+PE1d0Zj/VDbgtfXhj3fWackfFKiB2QeNVMI2zh+b9XcNrZJo+iDW+hWz9s7Etvuz7gSdoDjXeGNs2+k/XFmODPweevM19IPinwQ9a8Lf8ljCM+0TNZGYbtiG7+O9BQx4y8UMm+4BFIGvF/yboB/gGwD0J3wWeyb8+4Xeh53tY3LcLfhqwWIMhE/05spD5sl+zqGWxgC1lMRE/rF0L4ROxib+2Yp1N2u1aMjayIUp8ModvsVCeRfPBXki/Tgf32Pf+HNh1g3zin7j3UWV54vojZ9+BLPQOYgz6iHG576iBX9tZ66bDvcXi32A/oSdscm9M/B7yyDvg21ebfAprmmJbtNjDtaFD4NXrro3K5OGFUtqLjDQeGBrDNwZdf7aWRt2Vg1dHuzU+bDTQNO08uIrr+IIGWOFpyHwU1T7V7cTAJMXLg+sqwLwFt28G5bHStb1UfS3lSb9v11Aw9J28yBbo0iUtXVCAwSLH4jd44By8yETv94PpTIq6wYrv7kD//5104EltR+lUe6QdG9v3gCJVhz4EP3XE1b7F0GzsDOH12i5wGbXRjJyPZyc+nauYXQ260AmH/w0uHMGdp6FrRloXAbHVrJQWuXf8p6IKs8LLTf0h+OLCESO5H2wpg28htoAjj7ilVmHL2D4d7zniNXTq0iT4gBS2Bex9cljg4rSckjq2Alm4Iw9T4kzL6A/inNtdVQipyx7EqhexSQgZJbqoXWEvRhke2UicKkGcwZIn3nNmiK4LRZGDBuvorvV70J4qNZkiHRJSfBnGoQwPNl1NUAw1d9UOYkd5Vwx2hLzyJHwwpLhGrSec41GDsR4w9UNguJXN2tdYWxrD6XRL1hHbF6+0BUneVrjpskbUDQEInMaa6MCtm2YL6A6sNhAwIDG4JpNamqz1N5mFfRD2ZUlGCZwnToza3hQNH89vxpQMEHewKCw4a5biwD913KGBwkiSgnWplR5CirS1T0w/6sH1F4cSXn//I018Ir9mnDnEHyZpZaz5loLF1ySvQTHFYDhZTDZIxFXf0HDb1VOkJmLd0IYC3LEcskpxMrQ42WCWvdsm5qUIPTfs0kk2H98aBzOJyA1dtlsxJApjapo++DevuMSNi9R1MfBg+hSNJNlxrRd68Dt88F61+pfWZ6IHon7O6mDpPZ4NnRx0MDgGs3cAnTDG96tXgS5nvxhAhG6wW8/40kfXK4FfLqbQ0kwlRjNE6jqZy9FWrnc+uMjtZmDVlX1gd6LNGYtckQvCACSdYAnJ7/gBdUtaDdiffVpbuR+GOcNNvtBk6OHMj4nSbiOgA2h/WPAmWrNzwWoMdE4xGgxw388OSpl2jRXa6miXySHnwOVY+8rVdsk1KHg/oz08wDWIKUqTIaBjux16Vgm7vqqW2fWUoDvZ8h+r7tDxxVrCzGHVRFuNSTcfuhxNL0XHh1NiZpmwfSuDIQe4EzFT10Eo79oOYbl7WtCdRlFMGYaPwcmvyuDOVS7+9NT2RFzqOh4VWbMIsaN+4thABz441k+PVSS3j8imHPGozfU5p/4NBNQLCpd0tqIdbxharu/2mg8PpYGpm0MCnXxoiidTO1It0Innf8bKxFlbngSDnATkuC/ioFeQh7IkX7uLHOatP+dye8CJmBgnpJ9u2JnHSZPb8krbjs152ZQBLeVOzUdCcHpa/3fI0cETJ7AwyXMmPO/2BPam1DvlG2kB2u0YygV2sFhNfvAOPjSLunT5QVQFlk5jQz0XlHO7njfBVhJUcfAVDLRcwBsXiFyu54ZqQT2v5RiQUB1wISyzkItWZ7DJMAg5UrLQgRqzaTkhhC59UDqRZPVO/zQ2L5ZGdEQ7KX4msIqLQ/nkjh4NDSJwr8VPk7MMR/mLXxtpGpaucTt4BtWPEZeeMd7Dxcfe0HheKLlvO7idvPbXFnXD0q9aumjmGlXPT3X8W37roXx14D7Erp/jAine6Owej8q/SYup7bX0w0teX8wqd7MtLWrhlRd8Otd1NYmkSgXaNL3CK7v1FWqroSkNurYXL5eu4gSUj0u5F9s2h8l1cGIh+l0hGbuO/KFvgsgNGFvqBi+lIZmmhkjaB3/tZSVYm0zZzGoPTtEvXfWiK+YFUgqmwusGXHF42d9GcdH0WbyWycuKe4ng29t8WyipySgbeiiPC9QX26KqrnHoWwDQeEz6FElyccem+arzFLc2cIr5xVEktNH5SyId4tmOqUzen+cwRw1lDKSU56XLe5o0SPKFm9PUBa1t2GgwRQWHHi6eJ9XkxSVSVdfh9ohIP6vgNXbA8XY0v5xIalxSuJg4tzwTVdmszLo3Kyrm5il/UUlkBFZYKhgjvDLtD2NUm6aJ9OslNfXK8ipNp+84Zkv3G1cigvYVtyrHmVarrIz1HD2V6Evkkqs012A5M+4GvxzVcXev2DWTBvJAZYnqH4CURqzbptXik36AqUo84NGGaXCgjAK10dFvgk+9LyRv07g/yAFjhjRUYGBQ65ms/qqsKLpvmAJ8PbADzH6m6OpRvh0xZJIJjYbiR8aVeKVA9JJKtGxNjkr1vVNEQUinHB3vT0evZ04aLuIW7vugbn15CU31S282w+Y8sZSp1A8Oi2tJ882HlBZTY05RXKSqqGIUUl92Wm86IFnyBOcDvEHfwYyC/htwHZxioQ2YPM24TZGux6tYfGbAn/ICb12i5h0GfD+VtDpWV3IwGpx7UjxfsELd4iOgYKW1vSx40x80v9iJ41jSObrLT/vC1+rC0kTlt2IF+ygLK+XJRqkf2yU3lkc7yeT79mMBpTKJb18oZY52EeaTx95xyGaoBxwnaR/tBhofoKdV5xEKzf7/VnpR0Ld28JyX7QuWOm7JKD2HPJ5lFW9KGCER+NpFJMkvqqWjucpk4ny2ZD1ZWW/5OuwdUTi3DWilPmQkLuSD6Nt6t02nX69vtuisNwt3q33UZwbKt62Lsb59LveZxwfi0i7QVhJfVcOvy1eveikyDUvyTUL20sdxJQsPp/L1VnZrFzdS2+z1917k8m96wfv37st45SDT2dL9lSO668A3by5uj8RyhD2r/TwkvkIrU0+K9NHjvdLhjclpK4PmEZOtU1Kb0NqIhe6PpdOx9q8sPjWddhnG0ZtQw/gSo0Bd7gSELlSZCN73FMyxFo7R2zt/PpDCcejjiN22we1xm53+cQBvooS0hTCLizjNSREatHykILT/WIskAcMwGtW1e116XSZHE7WrMbzVLLv5/dvf8kX88em8KnlaboblyUI67ddPlB53c6DWtzj+9r9r8kvtifujAuMyjyKIy58vZktMHwbMWAnCjVHDe0SxezrYsH3NUyT/c0Qf9xPrlZvgDnmjEmgKyyXMtyDFPfxnfl4xoMy88UUFO/sBtwedbUG1dSYdbF3bDM/ru3rLLau+oJc90KI1qwMfHgMzo0AztkmpcNBd0WD7Y8UeX3B9cWzZ+9giNR5shXNMtkUaJp/bvJzEOYIZmOEnhdjDDWUahgXKJI7Fdprt4yC65q+9QGyLv/DFXTm42C/Hlxhfy9YWTtMn8DKp6XnRYZbzITs+R7cVxUAk0JiWO2TiTvvFPjRbZ2PEGD5bZRr6M/FbikIMWOMkF0vunG+bbfcHZg7aNAxhJh8ECvlxwLv0XDgvf21Rv7hdkCPMpAdbS+j2y0pR1SRjxcP/2aKfVxAdf1Apcvch+L0wfk7x4s2i7YeNo+Zcb9huIz8PWX4smWhv0kwJlRZXaaBpuXF+RScT6gZuxESx1INVmR6W7VvIU3YRxru4j021ZtkaP+Via4sJfBG/PHUS26CKKd1FfiTINtqSkffXcVdi9lCngpP8GPyfLuSx4EtPCaMVVzpw08b9diaXdPUZvK32tqAjOr6tpXjb2Ozmyx5qxBqYUXyPLw11PDxAJQ14I6CUojT2pjS54KV0UNs6t6FM6mmDdL3e0q3n0BW2J1SIdlkd+ODiQ7YUK/HhtIMZ/S2+Z27I2vrA77Z130rC7MRPs/3SWXX7Hms+csHe4jFbOevBpDG2sG+x8LrORi6pk9F8ENpnTHd/67c68Hrg3MomWgIQfb8alBfcEY2va4kyxIJlh6vzDpTFxX2ySRUv6cK1DifNWcg1GphpRfo6RSfdCOh57oqYnH1QGIv4E4u0mB/gzFNS1nWEolLMJKdwMAPDBTJeXeIy4Sm2OngWub2/3sF8464mkNcIHYk8xUpsAN564VXmarIlJ3gITca/02WGL+KjSqCMFaYkCahH9tMUZvmsC0f6nq4m3vKDw3Eu9+s2bBH4WiOT0bbN+nlYqLeXWAOJ5Yds2WG9sisO1Na7huIrVuk6kizqmOOCt43bBzm6HR/OrDv6m3NNweq7mDk+s5oqebHSJs/UBK8tddlR/99F78FsXfKubrG3fb0nYRemxt35QQeXWqppb3LR+erXTtYinGdKcScWo6Uu/pEttxXJzF8C2j5HNELy9tJdnv32x79+Qw6bycfVlE2CykjBQekVBpJqwXZLoyblaq3NZED8hkzuXxJPPDVyYqDYPxfu1vjZem6Pnng9ox4SV2iFCnKLjjLV1CW7CAGl1S6hFB12C+V3/MUjQxW/WxV/9zpMRrfHdiNcUKqfabamIoc5RL/VJo8TChX6aeo89+FSVzlWn4/xk2+lnCD3iadSilGVaNqZ2RMpcpJsGhhzN/UYJY+gBXdLXX05v7fugSA/hkHPuC5/x2y3QH1AJ4FGwKBvkullLks/gSS0sh0v6ml6b3jhPshbQmkQVdzIQ7tBa7awTNejnNfShHkI1ZmuaeStAgMykQsJRFw+9BqRVpXlAphhuG42CkB5M4Yy2ZSlt0ATWcvpuGg45FT5sZxDVcru98pDFoEWH/Vi04spYJM3QLarYW3Kcg+mti+y58c7VBwg2CVaGUyPnbR2iUD+FCxmewvEViVu8q2vhdZ+lNJUK4wXHtDa456FF7394i5VwdYIZY8vVKP4XTZJh2i00nHGUzR+JAit5Hcc1FuRGxdb+9XOmo/ru9JGLgd/8pZ3kb4T1afniR+Es2P8ybgste8TEFNQR8ufzoACoKTzu+msaL/MpXajAlRqxlrj1giLv1bwgpfu7EQ6hMPc8wQ/rePULr7n9KSgA6a4JI+4yIS1mVFML1m0dRwG6R6Kr5PG2AFjkRo8y1xvk2CK+AryM3j9VAgo8JtL7v0XNHUUBvUmY3Vv9U96h8UVpkxZZw6WR0qMio7joZmamSKQLWg0hSO8TG8D9BID+H5YvB2obPA5YrLcToAscfnwIHcl09cfrOPEvIl9egU0yI7b++GxE30RLrb7m+IiXgKDTBAWVoY7B71gxbNKaO7Nt8BqcZM2EFivA7a/a98m1+PFz1AIGlvLDh9pR0o5DywqxxEPr+eGDs0EilIhayTgoE+wjYC8KqDSaYPGsAPWuPdIKujDwWk9mVVBdJW9Y3JRli+OB3ljQd6J86tW+cTUReLAwFZ1QAEeGb7rvGwpWmqh4uya2+2tZ/IPKtGY4ZFHbI4nZZo1hUMxGOB7XVAeHkZYE7zu1d6VyJu2e4GYZwbm+N1iIMkgYj2v+nV182phyPBedehrzdxO8HB68lZo7jMbs76EDAj1jvYxxohDvFKCV+Hn4zxEVmWeWd355SL9WpHLXCaJxq3k1U4PtiMw/iHPPACRmnpvZhoPyS0aQm7nhSbhU8eCCub06FBeLo+wx1+UJ04Yw9Vk7qFNWC2ADqLM7wLusfXnW/djb9QIWKFm2V9X8Ns+j9Fn3jsD/8WdrHp9T0+X1j/G5lb9vDg3qNQ5Jj0xGI0kwYAPRYlt7cwG4C1psDVad6nFlUUtBstb1sMSD50omo02kTc9ypTPWVDI+xH210vKkaLhiFPS/gwQLgbEsIijYy8mXzOVw6UcF/dLerZleCW67lSU/YAR8cVXu/iEPUvUjDTwrZtXTHpolpmMKPA0l/nCF+sTvRfyfhLbAcNTbPeSJHlJeBcPM33+WpLEAriqZBp5g80OMPhvX+f7vGIyFQMF55A2Xz4BJbW8XNnfSCKlZo3i5FsTyoOZ5d5nH46bdpmvsY8f/of+6vHAmtwvgY62njvynpz8ztDcO9oDXCXtlFzvGv9eUv9/lB0DQxpEcjKYnCc19UbXbUCfNFljUexsirv3KG14srEzpMpnpBpsyk905eYaO/b9mNrtCPPEUL5Z3CXCHif9eTmLC9cpueqhSDUGU192XaTsw6kPaSsS+hk8ASXXDRiOZEpjTygqSk3Pcu5G2hPpxvXEYv6W0giHl8J4gsJU5IJirt9QX0Nbg0JJ4Uhm70113UwkL5maHj9jdeJ0AnVAGsoNmKqLndI2pabWQ5f6rOtZe+dbWqNrpO/oig2/LiwOzoW8vNsYWA3lOgNCkLivQJKH6/g2RZhTG0GaVii4KBBd+3vLHqV+B4NZ5QYDVeOLyHikdpHxpMC60p1fJGqOt/bvUn3GBSrQNcodhz26lRiqxdluM4FKyyd0kx5KizrfS64tSf8Brbfj5+x7Q9sKVW3Ed61o7qRLlSf0Fx2tylTrog7qd5n0e0pPg5A5B4kU8Dqsu77hCy0qOkraQjS1l+VX/fmjFnolFCvqatS1rTjXfdZHTqjdL2j2h2Le/CdXUTBstxawFKtb+YLSHwIYnp6y++Qr8zXOraJOOJQ9LPSmXWCy9GL8y6bPqk17kXcsl/0bsFkKOSgAHPRZnSgKFot7VvuF2RzalsAEwRz6WYMTE/PGq7P9rpABBiRCrIBF3ljivDZS3BAOpOB+aWSmvCQpVo3HRQQvhymaDJXpOtThfqmSFbBdR0gJC9ReEsLvZQBJgUxyLW9QduIjqyS3Qbd6Nh7RK3a68S/5Quy068Igws0AbkIqYSxDefZgLOc+7f9/2TUXZc/LnykYPbAPtpQzZb2bbmijWI3pt+MTiloOkRHfYMvcW3M9bvtm0bwriU+RQZapZQamLK0mvPiLoZW/eDMVzmApn7AKc6JIsQgYN4RQaoczr5CBGXrORhxrb9s0CnB0DmKIR/QiwSheE5ytTYvKCXjGUDt3/7Ld/UvF2PyBKCKMjBhR61HejK4mAhzl7Wylcf956j3I+iq5G6khYzeNp0QcIfBh8Qm7KJ/tla5tf0d8b48GCoZGobBrCM7U9ONw7llAwwBbII9ftyXLn0vOyLgSiChEgXqE5qXIF41fEe7igSbipwSx5adQmaTSp8iMSVXNALb9vYMrQxyr020rHUttbRk0ld/ShX01r3kapT2PiLwyUhRoLgqtNzc+sfEs6qznDFrMKN3N4uVyrstV+ZmgE+f7YKPRGXncU0X+3pHE6WSktEmIu22KGBVSZjoB4yPe5fIoSIvUFPG4SxO8nu2qw/bULbE+tNWfcA4sbrsNTcjHwefDYApjIpXvTchM3lvuGxpvILCD0ArD1k87mS240iizXzWOs51RoyUHESJPcAQ5kTUJvKp7cjUyxgl/qcKENDcahv775++Zk6PR2LCCnRgJSXpipDCpTkDsE+sbrqEkI+OLCEGGnzwxE67wRjQUoydcfug5vK5TRUDio4BliIQuAgwn9IpkgysvhQrYwzmvCplmeOM9MDXjTibN8objWTD0qsr1eEjN0vsMwzdwY/OfZtxE3YMVykgCEVaMNrUDYxN5pZ8/Gx2fu27jnyrQ3IW9H1Iz7iaPjevFawxIp4U2p5BdncYHrTlFYyt8S7CnQ4ybgfXuOKzzpE8F3m2duZeiMxHwQgOBXeJoCHgyoFe3BQzAc8X6HtQcGGEdltpPq9GWnb5BbnclLSWMAjMBnC5TqyTFb0tRUWBq3TY/bbZvpNbx9Fs42XmDzjXeyLJLLCLFem19Y4WVnFjbfTQaWjtpyeR1g5Zu8V6zKHGXmUbNPFkRfQYEykNVrfgGS3d4tjIRvImRfSklvfzDamzY8GMlErBinjkP/Gi6DkqESfi1NACQ2LqAZAQlcofBhQyfJPZpM9ulHWvM9ewcW9BMIWpansFAzONk9+0LH4x4h0yGEdkJErP8Yhsa2WgBsbEkgiABgZptrFhIJ51TNASSSXN1uRwIGPVagQKlzI3dOOQ3ArnLRGgdOafj7dAGKyNDmdGIREMLQc9fw8JZrjPjZpa4QuKYMRt99J6H6eErtbUuE2s7xSZUVeuy/DQdrrmJpffM1vVsjfWC/UffgcIYcX0sf+cTIDpAHC4xXS8ET/AZ4+bbn1oox+l31FkbZGWRShw3NdwQ6d2QfTV6P0vp9j0iYja2k+PWNcl0U5RkLnXuRC/7Eor6EXwAuimeb9js3wMHXNdEP63TgHJGnQpUkAa5fs14qtuQRNoiXw5wgoKVG26PN0tp/fDbC+YzDNmicPFindP0+bgBQ0zCdnJN3HKFAkq4mkiSEh5HK8v0oGkCu5A3YhvKggancgZ/WWjA/y9+DsVPkQT1k7+/h7KjJZ2i3SlGfp6Qy+6Otj/h1LV/c1AQ5pATmDFEjMMBgbJUVUWgHaKLk3iiBb1MTmpVQa5PEXOQlxv8j9Ox7x4Yr3QjzxvmMYuyg8jdAj1CvBGQfYdRcugAaFqvCp5zqDKnTrljK5a7dbs7IxvITKUmBaZTf9FqKp5uKFqShTSWiDBCCG2E0LW4PITCxbaUDgho1Syg+EBg0v2BhU1OxafdMTbiMhekDhGLCxIWQIlfW0OCSX3ZatlvxNfN+KUO8ZJrxvDr+o3mXmBeI1+vIJveM8a/Qkfwz7dB08SgncW04wwlgNi7faAAl44mX/SJeRdaeqxLFHvJ9sNtRn5jzg9k77JSlz4dlO7WbcbDjZrZRG8js+8l8yvKzbx5pe2+H24oKH641QP0Lb5uaItyHO0c9aiLAsBH9HHEB9oqLI59aAWrVa6o3BUnH88wDAz0Ob3dkju8AP1f66zMBEO4dhM4u8DBQUSx3TlocUCP39hIDhJomOKg42hJYInWKzRUexBbKdBvmAsKj1OoO4OcM7hIBvH8U6pPHLMwuonnrv+GosNK2HnBkoXbP3ielg+PuwBdIiwENVhYpc6O3ycrMviARNlRDHujDPOX+fDkywvme/UbHlwTjil5Y7X32m3SDkdY5scUDuYTbUeqHqAZmByGmqksLOrhc1Wr0jGYvpYyo7TDDaDBLhV3jutjvmwaaj17e8XER4Z4ORIthJs92KMpHdaSeoHMZrnZfteWwb5SRh2KBNMIrxETITV0O4CxqtGcsnNHoESVJ6M+VivV+UqnQcIgt50iPRkwamTckbS6JJ66zVxbReQbBKMC9d2Dzlt4P6hjY3N3ZjV0UV0zIcX3LxUpGPw3Z5UnOPDUq/kk/evVxyj4sY/MuTTxn1e40jg30DVhisjNNJcsI1hC6iLWmE3nrYaFnIuBPUV7vhSiOTPmAYRWyqKUCKiTA6hX0J/j2YJNF/M7X762TX8+tLnHTvbb11EnnMEMVuJP2N7zb61T70vE+1zm/58IgEEPLZ13sDIdQTp5okz/9IXx9v9BZX4/aD1rD3k+7c+BetcwOJj0LzYLE8NQADURR4wxl2MvJNjAQMUM6mqybXtN2wFKp74IOO9WxrHaeZRQZ6tlq4nxLK+OhRorNHmeyHgGBOsj1tzb9/vFwzNdT8xNCk2/h9iR80wSFM2VY2i4NZFCwlzhqNfwc/RHlEPRjB5mt2HcnMJTFFffRj/UP+M6ANIeSWIfgBAHFQnr6d2F7IdjxJ1yFrp6jj6QiggtQtN0obKwUPO54GmO/YvUfFWuXkPHb/CCcVOwFtLadf/ISQ0nC21pYzy2LSdUuQld84WBgVoQnCIVmo9SxZxzJk+rgwtrRf3V0Gqqo6Zh98UHuF4uOG9cXajje84ZBi5Vj7W1bW8+O9xiqJDKnDUculQYAzllNK7C+Z+TG92NgnOYp4PcOaLY9+/sJCyGPdat4/vSO7QjA3smiXCyiQMO5R9h6/g9tnyJhsmbQHQoB7gG3BQNJkXhC7mOkgCyTBEzW0aQuQI8nXBONOlTiWKIE+RRkv8Nz3FX4lY3KBgJRPXZ66IPKMreNNmUFRhk3BiIFDeTA+zgAMr18QcTs3WaNvRx2vIdnbHgos4V2I7VdX2/E2PifC1/TM/LyhWT+RDWrIMKvOT9nsKPTzZ5Q66ETXfLG5SIbtLt1g0MOdK9XTj/bdPRd2z4XeHJJVwg+z9wNXTd/RNRTG8iP00gnuJ0Z9xKnL4wZzgQi0kP8Y53qX8ALX1Ct98m8R+slnhqqbXdWgiFFKAWjz5wqs/bQ06pFa5S5cBDm4Yx718+Tjt5nah5V1TVYDMGQIFWTZr89ZK4O5EM2GPS+tcZNR2nKbQAEKXr1NRM/TJtkIY0ZIgmoYZN558tBV12BepCUnNTG6pv9IGt5XJ2vDWLrmaOmnrjvWMsNxbc8RsWHSVRpuhIXHTnipHToxNnHnAou6+nUuDKBjj+CBNs0bR5+qimcJ7ayMdeKlC0uVb9taEDO6zpdakj/SuKKUo2IEGyJfr/upFc70PL2KY7uZLHSQeup4bJwbJi58VNjdmvAGrcTIy1diW6tGKvjWgw1FRsn2jglK0RE0KrU68o7XEbvuL5CUwiN4Cnptp7/WxWYLlqZlRxsp4cjd601foCytF+rHq2VK9uwPFcmKtO8dyIaJM1wnEvt4obmFWE6jwgr5SCjbBtHVjbMo3a1nhs7+DpH1ABGGI7Z8Mmzo0mac0jvrgCDa2FNLSXkQFIwwky9yCkqTZombvgrrkD5YbcgCPs8LSFdfMUgBNuj/Vom9y2X4NzW4ds2u8CWREDvywDBkatfjxwBnhZD7lsQvZP3aKdkVcOa+dWjtmy1lpbJZn6e87vJsmM/TDhHClPSEdoXp/4SsXkmFW8GQuFrWVyydqNbgnq5O2W6VJYbdltg6A33AYH3IDjR9eYKxmGDc6jz3wMl00xHBtBGTbqmHlNsyxKE8fEY54ynUWerkpYkMfERo+NVaYKVGkW7jDP1/YDU0qSSW12WbotWdbaNmw7jq3aRXWMDtOmccfmwWPDDVkGFvgaKLKJW20/RZVhZNI1JqHHmIAtkzbYfJBt6jSQ5jYmLNyGDJfR0+3VLZNnnhL3mZ6WXE9YUxVhKp5pXVKb9G6sF5eLDHvh4lDgbeLF545sUaqtkzxSlISqCZpkvE0myQUTRvajtg0MzTbzUm0rGnKMSkAYu22tV1GgIKSyIowgbOjUsXnTgJUp4w1GY1IGKIwp/G7qa2bHymBoQQtm2CiFp2tz9ZbbRg5k0T6Qad74PdD7UTWIwyBQBasDed7S22jItvYgdpNdQMajkIHq496yLnOFMpi7SEvQJK0UtotPGOhBgDsIKM8PVIWU5jsE5/35Tek7H5l+JBPdxRt0Ll263zL91nfMdx41ZZokGR665/yI9ubWQTmI57ExtVmHIG/etfBrQ2MmTFBBN50xsGDFyhdtzSTc38jlKcgp4HVja4IRNefiF0O3mwNIxIA+GAdu8MZbuhzoXO5A5mMOssiVecviSFEojbrYxjbtMZHpsswR9KxbmG5TbeRr7k2Y5mnsCEhJbFNec3w+d0ySNjsff4+xeMwyeUDbcom9rKDKN8gDs6iazn4cJ3ObOTaDxTA+0GkwSZlvU5W1Fult2ctm2lPyWS50h+lywQW77Yl0kk1vTI25x872c1z8Wy7Gnpi5dmUfxxNiuPC0NzL0X3j/7bdBrdN54EzIsNZCGOsdrDIY0G2wQGMg4Q7kAAujmSk6JfivlSCN0QucD1QLzzYczBRi8zaRC7loD+5mfdEMd/loREOFJqfffOEyk3jbbqIau92Gl+nRjEljqTHzGFyeUnspde06XchrbE+2ndZZ9nKXom6XUstsLGim7fJA5JL23p8dMXGeB7oxrc0d2zr27trVWPrYwHGiwhX21AT3cJk73BrYLlqAcXGgKBfXKfxKb7QVj+mNYwvFtkzJvssENZGHRXZjCZC/JXiuYF5utpA9gjEKmr1R28fNY9hSSLvQlnDoN6Ikc2yYNowHybZkOxSLEJ3bdahpvGPtpp3w9xdqS1EyQhEmVpAMfIl38F1mrolJNmya5XWh45WL3/MWpknf+Og30JgQD5hjKkNtdQHGZhNqjN6I21DTHkP9bTM+UJ2nUnTMWS5wWitcTF0TzW3dsXdlg0IHyARYS1THUiS3eQbPOEfGbLlZ7Mjqz05rW2bMGsutLVSjKWOtwFqTqlbe1SLbHO5EPKxtXIVy7fZ2ESzbdfHXHs8bRhkMQwXVutQD+vC6atPZmdqUMwlp5ixLNiumh9379YZqGaoPjuvfm+GDdEGmC83G42KuSIf2JHud9FZnm8ppIhm4qBptPnRpLIL2kAiGcjR7U8IuntS6LVHCQkPhIoe8QLLJTc/VHaYdAx0W7Wtr2ges70kVU2FgU/WKp23moT02EHrWHmEF2FCD8kBfmm3uDluK6iaQQWMUIGF0lSzFYjOgCnPGNO0JYnQT//FySalZBssCyo3qstpUIQT828KffstccGMvs+pRE6ZugjSriNqsgmspKtUYTS6IEjpQUI1QpiqSY9wghKWKaGxYTPcb6UN6PVc4gJD0VuqPhpHzp25fNgqq8ghmFbs8WOrFt1KxMDnzuZPl6vnuWxvUKJ0jF7V/Qr4Mu6muEFdqG8mMHuO+K+mVKn76dkMJferhMIcrU3+/rj6P1fmGjnE9YiAjQbb6uQwkB4X6RBj9oFheBvOsytxCX+LuAYIqBceyyZ9ztXd45G7ed4FqnXu/q6T4oig93JKgi7i7GC91D99onCBhu97HAeG5FlVUU3k3WvMLqusg1z9cVcvD6GnFd/1cWWiOAJYnhJBZlyZ+PMP1dske+X9ToG5biXIOmRqt2uEMJf2gm24+RDnB6touOaH+AU7DOfgOThEi8NIvfeo1kSr7vS3OZ6zOv3eCCYl9TV74ks3Bu3xIdFNQiTSlHek5pdgKnLjXdWQAouacY9x3ib3UWffUeDq0urL+vWO97w210GWmQkWq3qEZLKYCNZc/dHs9f7rLw0XE0OY3f0R55LYr7rTFNU/S9uv9t3n69wLx9kIgk6k/oL/HTSMC4GSB/S2A2NYzuJfEZoAgKWZUVtCgwHLjQ+32aHLZDbu3nwrrCY9b7TPU6KURjyw4NtNOAZ74d0jkSfg7POGIC/lwj8t8HKYUdbcJWtAV7y6OOuEE2myhsCyZsWNTuyiwfxlaL87j1pnq1oHsp9LDZva68JXgS5zkdytLc50qel5UGIBJgwNn8EKXIctNd6jCZnneLmIh055ItrBKOx6zj4tXbX/GU4ZlyqDtIEbroW5pVXowWTSLou7TjYf7VLoTFsdFT1Zu9OPnlSwdxZgFOU6BA9uiy7j4cuJW34zNSbw6/nqK6MytWmfdO23OE1zIqrns3T3H7MKXm66Rdk7bi6f7CYivxmqy6vk3paMlyK4P4mnDS+TMOH3iihdMxU0tW/Ufzc6et37qeiq19nrOeXtkjAyJ//gV6dF9orfHhYkLjCceVFgaGHs1KQUM1MAX7kQ8SHMByrxUgz9hI1azkleRPryfpgy/lJftzNPgAeX8zdQu1Ar9K8HhTRnVa63slQ99bUTGkzAgkOvElKvry0NHuXpR2ZYpi3Wo7Q1F/FS/lmzhpOv4xO/da5YJkxeBOJ+EyZnZf9jFU3PijHFGI2k209Uzo1OkJsnJfNAXfhrJif1l97T2d40q79+HrUfmPF3s24fzoaNyqEJPMb1/q0+BbXDxITv/kCkNxad5lmdKqpqhhvEJTC5CCTKRlyWbKykYQypymSzoGAxxya25u8TvTLB3sdW8tX7u+fr6+vqKe0LxTkvfDj+0aLQOjfWX3iqZmZWGadD2/BCYzwThFLwBnnKIPTLv30v5rTqJDti3MptaNXvSaREPY6QKGjN1p94Iu9jazLFXb++tFsF/tO3mYGN2TcWvfk6qYkWW97e2xD99gkcH4c7EhSvt7qrZdn3UMgMFYif4CqFZwvM7ImF9v5u53s0MyCUU6eLNNpMl9Ql/w+ZoMw+8QV1iw5h67GvTnjDSWGOON47LxYEK1G+g/q2uuR4uL560A56yyzFP/Tn2WJjp98dK42tzymW/j3X/HPRxpY83543fh+5fh1Ua/f9bLo/Wm3zHBHohx0jc5eV/+9ecVwqsMior8azaEGYsaNX6a/VwJTWTOaZJSsbd6KZcEl+s1KkHdasfNiphsB+9AJiFHWQu5RAepCa3zbXZYArnwXdNTsw0qRhvKDJBMzA37mYUJm3CMXsbfWxcSNd8g7Mhm45Fm/paJoDXlGFea1nZFh6T2nIb17Z9mDLnMd9FTjMTqWy8DV7LLGuGmdvcbaP40d7Qh3GZdI1s6xC11fcRhpEBbRBHbr+/W6rJ5GOdgAJsOkPV7GzaC93QOVYV/1EmqSAKC0kvUw/v8sdVQF62hl48AEVd1jmAbejJ1KY7tOM/e2cU/f9DaPLYuxBOA1RpvSSfB3Uy0sBDMmB5R4UQs9zETFcl/ZSRU4JdC73UUXjfxQ9fTvKaRZPAQDAxJJgY2teqw0a2R1WIQUw/JFptLdKEvIva+SOoPYteylX+ZiLYWPXA95tEX2zhmhN8xZgZPUh4FX7sJruIEaLYYeNCw5zdJ59N/WDOoFzAJN02idIJP0pCmuBPfFaJW1VZdxtRn/pf8EX76Pdavz93lev7x/PBV815Ym20ueovDRvx22yL4UF5PdBefcis9A3lkp87MLrbDdLC8aMgsVQzDF5YTmpS2Q+Czvet2HDfffpAHZk8BXqjPP0U09Qe6NwYW/ef3IDpOP9hppOxfsT0Ui25+fZFZyZHyWJlwf6sapgInQSsGZv93C+eBk9j43u6IuhbjE5E2eBJoSZXmjStEyvXSDM25UMStM1q2ARFDYZgUcDKRpjFXG060cZHH27qBqMXgxIhw7hsoU1kgoHkIZnQZMBFHHQIeKC/84H3qgw7XwPHRcurFzOSWWSRxQU3oa1CbAYhGriCgaYHXZEknMBlUOcIHAo1r9rQMnKkMapBV6cujZ0X94H7UBQFY0EtOhtoxNKVhiaBiUguDgZ01DhOsm2rjhe90RvJmD5X95KhhhjKAa+Qk6upyTYnuClt1wXZihhOc5BwvzbZbGXQBPJFcDQ80pBnZEvILVpkSkITuUptW4ttO04xigepdJfR67KzdG7D5M84MCIrigavTbVE5e1wsrGK/7BcFVIYSYOeLCsDhjyIB8lFPjIWltV018Nd9pTo9v2w2SHJlCxRgpRNCiZvmR+S5XNox6Z9f08sQX0Y9rziDT2zRh22YoaZL1aH1ccfk7hrxveoQ+UMmpmocZeMYgaZ4DCZ0d3QedlOXzpULzaKYieKJHoR56Lu298j10O9WANWKB8UvMXnV73zbxVvGNPo9H73qCy4NhqUAVI/uh01vqdeTLyn7gMjIXDoQT9OZ0/h5uLsA13uaO5FXHClgq2r0MP2REeuecx0unvq3hLfU03cs4VQDGCgMUPXXOa+WBPWpO27HO9KzXFOjmEd6M63qVPkq2BhbC/Uam1jUiy/JWW0bU1RD7KHTtJ3MZyob+ZlUrMteoksxjfqiNTyKeRC/1xxz1g+zvo1pTaFv4uVOVl9W1pEQ+sOh6P1f/67Rh19CXnly1P/2kCVy4brpS3eHNkfbeOrkF56tI74tZSXW/qZ4pCyBwdssXgaD5G2fNnc/iuiFH2YajF5meINU8vqe+/tZbMZjz9bFOmWfSoNYd268v1A/dNAuWVneyEN8Gz2uEy5TqTbw7V0/B3/tpj8LHdDa/233/NFJdem/uHEr/IJYfuFOv3CzA/8d/vteGH7qdRcbG6DInmzLqmOPvqHIpApByYJK8LM9XCeOxYWzvne5wK91i5k7LPm7p7GhmcmTEot0JPW4L7+A0RqmGxMczzolc6hDg06jyHase2kXeky5Mp1tFyfarLeUAkNV3Pqg4onLTlPrix1VRRcL5E4yjXFypClm6dawtVNX3Od6yzHyLRVuAVDPOdPJs35gJc0dBYFdHTrhYF5ORwNh4dmXdCyEcE0o4nmGRguaoZMmn4Q4cGEC43TjAxORcVwMHP78yjQhC6cWRwTptNjeJKCJlN11XRwwO9oJ1HJWdbnCD1Dpz367zckQ7e4QGxhC/To4ZhNbkYWSf6INrbjRiJERj83n8xFYs1js44oZVNutcpWPAo6MD/Av1r1MO+V16RDKD3jjlm4Sx5bWKzBgEkCL3rSD2YI4yJU69y5yDSIjYSTyZQlXA8MF+J4glTFEdq5SG3WDzrlJcPFPI0lvA/kCDFkpmwa8+5wS2vixQ/uLIAnLfaB6+//+i5IPZspbAO3NJuLwMwHpenQmrZLYK6cTpFipbRTT6w7pLStO/t+4+pNTFdVEMLBikuu4u1UFZil3JbxiBYe24VsbVpD0MuTkicbxkvvA8wpXC0cpez5CDdb72ao2XlXXogMbjqVfgalupOGMM5BIgk4+WGVUFriuMh64KLryvYewvSYSCzZcaEZj30x14V7rGvlmqd4Px8lxa40oWmaqBZ7Dd2GV9XJmWubOulfptt5xLgT3wmqyeonXl0XD26HXncT2SSgm06Ocv178JquEvrCZzhVKgF634wBH9y9w4+WuhmYKchP5NpBm1Ia9OU1HJNmd6lVzC1ZoLc8Eeypdt/4Db3XA8SsUFvGFuEO/7E/dUjbwmeNG5gS903b3zB4nrA3VC/sZynH//+GQWGnjsGrZ/wVfHbYkNekz0XXET2D+YOEPywwBfs72aXvF2ZwoR9zanYOhZ8/9e2LcIqB7DlP/49CpXGHUpdtP6knTTrDBk1+58d8T6ExwRDdGewAfYUyKS5sj9N4KJAO/MWJl+4/T7f4cewZbgNO/Vzh2jPkjeLXz9/V7e6f5tf7WRwXGvjztT54p7lkwpLxJQez9aCCe1NIAeV5QSd43vllkm1jMWwIQIdcYqHudvnX38j80+1Pntt5aMaxq6VM4Mdbm1l7sxbm83w/uZKz4sjvCdfuOeUlekIHS05MWhnolsoxqrq/7GB6G67qyL2x7ArGgOB/PX9F09Z35Snxk7QketZbigl3hXZiiE0CpXicuGm7i1UHxegx4CmG9J6rTWoBLYQ6OTTDMJbWStPm8CiBPiQvJ/2kvIk8j6T6tD4cW3zup8zdZh4OfEthGjfo2/ot6ABhhpag6yfgTEiTvfN5rToYGo0FEw+DKBkw7WJHJStFcjPELrhkDZvuN9VAPjDIdB/GHYwMzkPYM0p9BFgkIsWbm1l6N6MIg6ibvYU4Kd7SCrNuertFrlFoSpOlmdCMSRGvdGeUt+P33Lc1DV1bx4UOIV3MFJkSQ5xSw5QKfeskpAtM8UJUytmkbOKkyKGUyeG6SDWmnBJLt6UqAOXQMy+u9UXh/w5hPDXM224S0fRtpAlYRX41XWRKCCPwLj5QXaoi7KFlJ4kEpslJDCc4uYlO3SLZEoYgU0rCa4oP4jTxgrBLWZIMXTs5haYbmRaUBCxhi2DmA+NOxu1Kp3Ed5MZyJqytJzmGiVjp2JmRvQjj1n//5f1020DTXMDSnQPXv7PL4TjaCU/87A5P0JWKu8JuKYaJEXUGS5ycLw6qp02ySLZF0BvPwAwuwv49EEhcMPv7pOjgCfmId43Pg1qf/w4NHRzNJBRMOQJCBsufZKBMGQ4wQLpx8ay3dBVgCEZTrV3Zl6G3V//7xazcASGvJYN6rGyuSUPfAWD/HaHZENrB0PaEgqZuh/6ttLEzlVqX17jbZoei3QPtWCWFBvgJCnlHjDsLr5u38IPxhDJYDgq2cXA3WMiDiz//HljEaJLGYkCeJbA/4yfJKO9RkVFhOACGy3VtUEERYGfALDSecYFL0aU/ShvgqFwjipNOawyzYYcSfS30/aous5YNmIfuoq9E2ZGMYGYpc6PNNKivlpfQmBju9faRQr0o3D8RlmCn/oryfRT+Ff73QxBdohafUcQCatBtnfoXcST0LVdBnaddpBPUl/BbzjAd4pFOJ2Dc9+JOdPFkEB7KLXdw1wGmlE72+JoKdVhH0/KiCmdYY5AJJ0CO1+Ed0dC0N9jaPmhtC1z/3AGX73Ke2oWYdoaLVm+Q1/FECq/g+DS712awOW5Bb5sFO9xE22/wBrP34cPHOJgOh0y74JUbpMqFrx2xvYymPM5EqH0fb6xWlWoL3q/9emEfn8Y3tpK7qxtUI+SO3PloZbFzpLlobb2LR5xBFA/WdQJ0yoeb5RGbY/P/Jz3M0EBKDfnRwwm58wwd5Hl7d8z2foC7JDdtUEete1FdPcNrg0yIBfr4Q7bE4cJtVikNzHYG11FrXUukFouNMntHXNRHFNsjw6VSyLfWsjUFexyHqjfsbRl2nk3aCrbie8uN8qqtlIcr2GpxuSjJ8Mgb+1W7amWzs2QXVzTUOuorH6aUyURLD3tLj/PrA+2oiz6LbKgnnWN9AT+tyc+OPncVvUh7ST6Z8hXotnQWjId15JHv41s21DL/ZGfuVpmvNTu7IsKAJN75jmGSkbglmaOqB+kYxCAucu/xXlOF1ExGa45pCTH6qVqM1ne0voZpOIN9xnhfIX1mjNYr3y5k57uGU8jOd/K1QQ/i/Rn8TJV0WC4da5TL9/1BTJa8uCoZ8igHVumoJ2/vlpH/+e24LFjtiM9QDvbtdVJbiLY9Gkvx07ZZXTVcuQn33bbHD/L7DFw4TbmIH7fAtbjchEvoOfEYkz673RqtZlRORkb85DFbttbmuqXbeOtBaLfyCBvl6D00Rw2Xoi98W3E5ogBHLKiUF91RN950mdyVA9G/BTml0Vp22WploTqeZmrJ3O04syEayPEtrkp0xrffwF3/5CTwki+s/hcW2XSGbfGYC1GBej8FSHMHdWUk2aZSWOdsOqsJotg27f/T/YXyShuePp3huSUeflL3uBw3ub1iFrNHnphHPFBXmnjLxWSKKsLrbVAptUS6iRRtTuUszRv7KrJ7roEb0k6+8me4lzhMtKRcov9lkk8Xkx6kQmenRbFTNsgcaYDadlFunbC8h6dEo9c+DrItpq/F6rqOakud5nEIIsXj21k2rkW0fXBlyc+1QSbtcleuoxgfTBybNNJP7LVVc3mlDvdYfoFN2THN7nUGZPs7xsOqSKX1L3LX36DdFrnjL8GJftkOm0glIjcz1Gv4KRTAJKjiyCZrdl1leKQWmiZSc/LtfDv//Fr6asyMH+LXTLQjZtsP2u0UyePBRFl0lj9Y42J720a9ZH9F436H5dZP33/vAfX44XkkH/aIRivRLvkMjVfYpWqpuEt3YG3RAI+/RnH9IUpPMrq+ga79AZ2+gaNd4NJMXLXvkdxeucG2mD7qS3K8QIe8eaY08I7mggj1xnM1k48jZE/xuf8zC6Bkck4QHjEXO11k+J/6nLiyjdTy6vy0Dv2oMYoNPctyEYWev/EideGWg4nrYiM84G4//BwvhtsLxjEbyx+WF0X6w19L1OcP+QdKzExu5+JzjT8OyXxYU4TJMDRhfAhrJtA641t5DecoXFIKQpor/gT3oEgNYpAdeQKWy/uLDk3lbzJEPF6nWPyVC+eWNrfj4neUwbPMeUmTzRGdvasezJQvcEvXcRyO/C4pxyNE9bdSIr3wGuG0H8QcqTRcdU0zI+yqtbYGb2uNl9ZuaMGP2RfEZbi5mn6WH5KhMzV+OF9MlJkx9DFimPCaRBtz29PX9auhIy2WYdzHImfg5QBZMMMDcEtc29xdYTwt2sKFESEXXMm2OTrXzrDYm3+Z8m7HAjvQEZ4P7LVxObCW8ZYLPmb7zye8o1CfX+VS9LYq2vhRRWPOU/FDS1AsoTOST5nrCtUWXFDOm4VtPksePwS/fRQeKs9ftFiuA0hdr3LpJhNbXE7xONu4jxAvYWpLkqtDKLVjhiOZSpWkavX0gB7YUVZXtfhIF2Vf1a3Kye+jr2Nb9MoF7rpoONAL4uPCSheNcPHt4qbMMYxuHEBt3MfBVxvE/M7FfYAeiAdsi+0S4tvF59dX4pbFdgofxwXuytLRBTSWKvJ0sCuFZdCTXTIGXVK4LMGvrcAWVwaHzpoYVcazZ4et2eEyhvsiVAhuFk4SvG8Xvl7nI256Yi7nbmMN6Sf0JvJmubwr9cvBSuMpTYZHTRXSVCPrgdljXBbqNt/jwJMWE2P2tpkoC5KJbbGdiPHnu3yV2PzkQ4Asifq6eB+Fplx8psJtJooZ6IMYRCQOZiEurgtHCMuF+wiZAp4S9DJsBcpBfLgu8z3iEeqztVP+uL04htBMldt9nzZSmMkg15XEAZ07QuKjcvQT28JLnDhVK+0jLkNtUmnLV0jA0x1k++Llh+N1ZfaDhJm+qhTXR/gqD4ZLodxYtX95vr6+Pt+pPJm0HpZwL7GgB/7qbXHiQJxcjRj9w7B/24M4I/jI1OWsceCltGJooafVhM6gRYe0bV1ci7uAH3a1zRLq3+Jr/gOr1rbtLs2M4EH1HfBcPiI94oLiS4KXskrcnZxSXeNB2SVHQscSwNteMdkX4uUesweJfSJMTQA0NTI+Yoxho8PYhs8wp02m39bjfbhplcIsOttjj7kE2wiroatYiKSd1l4t23Xxt+u2M9l5ExRSbtDWXYknBTm4xZ6GNBETipJK2pI9dR07l1FHmtUd3QFWdI/0nbdiYy+piFxHMmjJIlClFx63O4s9co9uEO9Coiz1xo643RVyiC554GsVibablBcToUTE4JtIJWoC5nvrXgQyvt8bdGWpRbm44CAUxB1eVfRL7aCskpDni98niNPUS1AQqEmC1O60nWT0gLqIoy4UIUBc+ZCg5hNPBs/ZdaeSw7Aobx6xVlqi8FEVpfqpIZoBmP2HEF7Nj9UmJj3Qb4gkjrwBoUnCnpomZml6Idx36k0oOQbRFo8m7BqPzmK01yxsBh3HKsZab0+8hSKaPZUrfTo3sbXmLSJDTUliTeuCVbiUFt+VuyJPLm6RVCo1DOKvjRXjwB49w+hIcys7EwwedkF2NAEIIW/S9LvcOhSP4NlRgiFOsCYbOasAq4TQ2x1F1+RXIuUoF6fIOQCIUiSo1fxAPQlnLnXzVqZI2TVxkzFK6+yWanw+TCHkfFSIqgXQA+AkZFc2tU0CvooUgfJj3VLg8JNCe56FTgwmNuAiTO776reqhkq3y7jeJctsh7khZ6FeE7S0YaMVNe7aPf8NJ7R2+VKxbPF9p1hPWoKdfwnFzr2WbIb/poMzQZOMY8o/lGrsKZmCPRRTsH2T/n0vQ8noXf8yd5buLWru0lucZeoebwzZJv4JnmK0lMxT+oHxuissrzb0dPzL282aarzsL3SeMbs4zhWMxU9kflf5izfiawtPf+neSAW3WfIO8gzdkyTPFo0hvwXtXfE1VaM5xyVjE53p8n9K+Q112wP/ESxH/ysIeh40Nq0xpWdp5XcWM1UipmnmZezkKfVvUZpDB/kd19rg06V3tFfYQ37cEBM3czU/bUrMo7Y6nnx/ak3OwRW9yePctUhXGv/ALtPeUOy/mAl611lf5SM1Oz1n0J4VyUgwb/5I2vvPG1pK3f/QStc7Yjk99c3mzq+LeL24qxWXef/upajG5xI5csj5x5ti7auYJ/aSOtfbe0jQ23QTKmjaEW6Ri+g54bv5tB/V/Y53f9asKVlK9yIY3xpd/94zxP+8iXT5O48H/xb3dMU4Ortga98ibxCj6Y2D5f9Cb/ib9M2QDubq3gc8R2fef6wjT/rkKKZIV2zEkJwSTbHumTbuV+oh/GJv3sJ9KiV+Kg/WmIKd2VyjMKBapfaX/Px1mw8VT6kbrhf66b5p6oyh/VEF4sCvPCsMk+lsumjQbr67j/JNcYbfOQX9cpPzdqfWStp6qi5wb6tLO9Bwi0S1k0BvsaCDJO9BkDABBYI2k0FgAY0AF2RkslC99tq8AJDPb4pqBAz4QDpsi26puUDqDlf64cANbJ4nNnSCpn7GFQCz8DEP5qTw0bqyXZRSa+bmT4pvlyM0nBc6C7m9+KJHReCelyaFhPDqgv+e4oB38nWNBDRck9CUKPQXF9nryUCAB+dDmug5W5c/BPgTtqXVub5uCE+0ps1hhxrhKZutYu0X0PBnhVGUYCZBxp0yiCMP1415hvudpjsIROAwhkad31hcGkkK7/zgoYr/qzWnOF/QKXWqUHk41fbX/SzwTe6roGTvV4Y+Alqg7S+MocY79F/b1cQ1oePeJWvAWxjHO5rCXWESf9NPgDHUtEVCnXlTPIvrAjubmm78UibviVGUQ856KEV2zNDP9bpqryu5utNH8sSWNLHYlPaqu4AOvK5nFpjiovdkaXoypWpcuzD0rbsjqvHDRr1L6ASviZNXhjjoIKFSP21Dun4NHvo7l4rpd2U7YibWPeVp1/fkQB/Gz+2Pb7V60nXJuPKZpc6Ep+KOWdpy7NZEYUp7oE1R6xqa87v98ZQczGkyqVKh8aXgSdv0O54e+oi4a9lVn4ku9Oxf/bhPofW7LQfgHaB1/XVwSvQCLXQH7ksslqOgzrF3rAekdONOK5domNwMTTtV7HWoWj3lmz/qSkBXqsjFvs30vGKFG5uql1SqW+8za7hLcCtjq/6UidsnAu6Kai6Lc3WuHdmM4q+qZiThIpXA3pU0U+a0i4Mzc3Oshh0NcQR8gKqlXjrRk2rJVyPPbhJ/FbhVsutrsuSEtkJf9iVZ1QchTzcnCPFTk6MIttllL27dA4pyDaFMriEtFIXqZGaImgQneTzqxB5bohawxwM4wh4LqLmNzh7fM5p7EFXOcq6U91b0iHCzRN1toCv8yEyyB0zAQyfV/1jVDZT8GYU2nV4id4PHNSBwEtVeVJUpzdGu7MFQ8khM1o12UQ+DGwY7eUM3iJYiTVBG8fktNT9OVAdXKmEgv6etN/s4GgEkl3a+AGuQUThjxQCcztLTEVu1Z7kwtAB3f3Yq0yAADSlvxicUBqvGnQIs4ZaMPugihXuASUIVXoZGjvwBVBJcrT2gu6IOzQTsJelyDPH6LU16UJJOK98scnZXst1IWFBw8Lq3jj7L5+DBbN26xnMpQ33zF0lwHOLSjJkhkgwIMkHglqRAJihShaaV3wn9BHLKTdwJKkXCNASLBVWfpNdxro5lLa4zP0djCSOf+XeD1GIHxg/yJIBCGmVV0YVLLpdWnWAEp1ojXTcikJGxzRo8r5F7CYTzaJko/Vj6CcaS7WlzanMIBx81+ZweQ7fPa65jDdvpHCsHvaaQM3Gidkb47ez0GRoQWKLQ73iLCJWpmGVtmckYJTiX5h9nlImHCAbCnQlW7uEUalwiFUMJKIoDfTo/oa5qRn+j6S9m0tkwMespNkSp5gl5jSuAcZB6g9/WCZRC9+SYGfUkCl9+V1JoohKp/NpwUBcKwhxxJFqx8wyA0CTCWITB8k/ckbPSNCkjofrfUWp+tlzHcLLkcfXNEJTdluDAljkdMyAoGMDEZsKFbCmvQXgd5GAyBDIJDUWUkUQbjCgaIEA0AnJjYIJAMhJJgYRz4vy05OT1Da0MEgI4VINs1TK4wwhNGEF2kCGM8q9LTWjYJKebqezxHBiGdXZiVhJUGWkkchpBTl66pDTJyfisF7PKjHsmasmVqs8iXeF1qum5a1+WS95f9q8PZqlm5Lnz6Ndeai4hpTJI16M6LQvjCeGYGT6xu/f/Ku5zmN5prQ/QU1kwbiP8FvYm5PaN4i9sdCF9x2+Nr7LJ5POauI2OB9EyYVzQYUG7eBxjKispC1+hXc4egv0GBMGEmUTb5zljK3ninTTXvDoPW+ctAwSr1CJjG6NYH9F75giJQe/DB9R9YKdsNJZpteQ2M9R2CxWpYDsEeglsCJv7zd4DV2uxOLSD2faN8D6CoCiYErwH75Yx80Z8FXNx5tI39uK93mAO2W2esaVvvHosx2YWV+XCh/LDvFPm1j+xmZP55nGvSreXS2Ek1v72YiAOUYvbD6726hK/8UbbrFUqWwfE+lUmxNL5P/6WoozgIVAN7+KbYnwe1WUye/YuhMrexZ8DqhA6c0KXcdrYjZT4Ih4mBQiVnST4drI+wnrZCXZiHU+n3NIHcH87WO9P4FlynslGUhi4BAUXPmNokFMeyXQV3oEpHMIm2UhtmkFnuYt9bO8YRE/mA00Z5whb2rTKShqjF6I8wSy9ppQhl79HWpPIIcoss7YT0934+ZuJpb94LEbdaer47PEOyBbZth8MK8P+MtLTjWoMlqfpRkBys0hyJNfxK9ejxZ5HZHuXt+OJbIbE7fZbzY+LF9vmpLZcyrIurKOY+fM93RQX7kE2XUDLHk+022ibPDMs35lXaowIoUery+t00T0u7hWL9oTlffzcBoppsR78FnoTdwfP+MQg35LzASyx8x6syYA1dj9223qHbxdGCs70hNh/nYaZb4Xhk59HCBvTuHokr5HFVVk/fC3rL8TH9jfIevARUhY7l4yL3UMm35hduNveHRfJeeBlaeMtqI5dC9P5Vrykj4GL5j5wy6S29KjRZfZWSwW4cQyTjxCB1nn7eswYQesiVcilqOYBWIBtNrk0m80rRbk26WJ6sd48N+Q2AHkMAtIoRDMC7zZrkW7DBxougEPm6o37dnJDxscQFywpnuTJYLdcgDKhOjqX0vVgOF24X7PD+t2mWta8D4ZnqlXtmHWmkWk7BfBCLtCBTHDrYZ4YqX9wzkR7DODaVJudzX5QBhutlqL+bFO3oGcDXciDcAHIAOCVotAxMsDbyDS22dv2a3MKF1Fzit/t1L7BGbNgz0fuPBXFGFlCfSx7ZJPHEp9ht8nBhXs42IOUBRm2GhegbN1/Y96S28j6AQjzNnAsM4+saQqzTWzSDR7IhryQFwhIKNLmbtZto2Dd9nykZLR5rs2l2bZ4K6c3qiNohVQJjuiBi2RZJ9lntfhVfw78ohsuLs8D02bSYHji0MjHJz7OG/+2J5r3A3GeSkHAbXtVuNuF87jQHqx08XPoGf4M+qS463fbFQ7F7PGNVDyYGnsY+zMuzLbb42Ly/B5f6S/S/dhuU7VAh3mFlXlZSAED1RZWg/ett61K5HJhz8+QzJjxhDKflof6H8utpHOA7Qlxw76VS7D7z6kt04VxHqVFt3Af/jXuIxgfRS6S2viPzhEuF81WsxK51T7GlBfvtdbmOdpv5unl21nnkTqyHReX/bdoxQ+2wtxMfwCsl6v6D/hZ376xCJNfp/GMZOMDm6ulc1iecC8X3Ppg9RdLdJbr41y+mfiXQms+zH7lvpE7IlWvb9ysDzeCb2POEPorrYx32C7qxWMSuHAJQbc5TvPnte8hWC7aLu62tlhm65Ab+mGCmddGrj7V7OVZZTYCrQGjhaSdYUuOgJUyZwg/vc22zvKPdAiJum5SIoA9fPGkDwhUcuXFE/wgDrn9iRM3PBuLUuK7+sOa8yjv7juyaelhpq11fizGVMVu9mc/2n3mEVNqeFxozytQGq4dWt3d7Gw5rINQ0Z4n9iAFWZjaNKP5NJR/DpwQNmR4qKj3axsV36TOOrtBpriv4ATLIFBJiZ426YfVuY49mvblltswdcptk5VUOIEq0xzcwV5P5eh3KZy61ogt9kjl/jM/2n/jC9W3p/409gGZqBdkYwewKQEbLqA3MhwehMRZJIdkM0eyyUhRm20Sr619obbhgDHNwJZZB3BMVcAyzwWGNfNDcfr2tD9jWX++RS49bYXKjUByrL3z8HRF534q5XoWd4fG3HZ1Xt7w3gqe0jlfepcCv70ko9CMF7a9VjMof08kd1JUc4OLx8TidF6A8JiM9OHFsxWbQrPW3gJsLy8K/5r8yC5TIy7zBepj7YEyaUGnJei2av8OYFQ/komnjWYqTLw8t+HAZc6ivSxTLNsCMsveFDPHhZuZvH5WqLiWcjDXkvyvmick5t0oHUprtwpOyLP7X2Xn03z5jeP9cKPc3169JYvhfdRcM4IoLTOMrDM/lm0S6zH1uZJY2w4BqZk8j+pB01iXzCLF7ALjakTqjbB5dX5zwuDfy4kT2s0rg/ai3OUgy9YOFZy4sdGmtTCLP5rdCSuN2q3zcceensmfceHbIGxyP0qIjV0Yh+bGuxE26OAGHzIDPi8zNFmnszmbuBKWQe0wqKkdsMSZAGmIKVs+K/XHf6eTszhX6OK4wQhTgRi7FV7DmKbIjAqvuai5h04fLg4L6up8zWtvs/ZU4oW72G7Xhpw581FjiPAYW/TK2EAuKSozwGZ6wzbaApEaxKQejPuGHVT1ChIQ8eSenYuJftlhogzCt2s9GyufiuIGeqFLhMQDW7CDM5GbeBNu5I2qSTVWUh2ijbLAG2cgB3ZjN8wGI2y0iXrjzZcfXy5NuvHd7ba2NdEapYwmm6Nd0XOMeCqIOQhhj1xNXk6u/oVdW+TEH8Xm8i9WIyzHv3g8nrh9U5DHb7HW91qYzyM1xEFBaavwc+O0AyzdHGFQNU64Rs4W+OdiZRrdXlAlntAK5MD//dU1v7bdITFhM+2eDJIEspMEsge8Ng3DoY/TxQ2ZukmSJMlQe1aSQzjGP6gdJeNdjTeF7tKy0x3u2D3uNMnUwUWXRdwYmHWUiS7B5mk/p/+S/DlLjnDekVsoc/bRzlJy5BvwLaqIibJMfbhpoQa29/b64caVqU83V2m2qSMhNOdNa51d5VgP342u3+b9JsPP6WptRj+KjDEH9oXtxo/8bcebAmNth+sBA/v0mm9zwQs4/Ikdnhf0RQMvEV94n6e/sgN7s8hXxFx9Xkpr+hvGccyNdqCLuZdWQ6W/wq35HbyNZnSoLP6b38M78gOE0XT+IHwWflm2fU8kP1hIvGj5/W4EqOwP76nmxOffTsFHtISZb+3X5Q8V6DjhZjFcINE+mXXPt5j82WTmZ1qGTdDUbP92do2+gF0yJDi7Axagxn5c1M8cmvOnrMbj6XSpKqru24veGLEAG/p7q/l0XBDUqquyXbP4tZfkYnfgO94L3u0YYsaYcEz4jyWP2GQ+Jjo1MAcHyoBtJHVNxM9lD3ul0HCJwV2A0z45tqDgvlLRnvwMkeUcKVHw/hDheHOmVMH7ARPcz2LZT9T4oReBtU+mVRUMrJVrGGfHhsIGz4hhsP6UeJQftKdTxBzI76kB9kr8aidpPzGjC/8i5jqzUmxSw07Cl3jwf6UcPgRqzTOJVf/Bxy1Eb239fMk2Te1WFhVmuWtxuJXBC/hUYlwnwJP+8b/QSFBiAZaccKmALrhB4bCgm8RHUxTcFQIKvrMu9GiI6CIBiITCXrg7KN/3+KS5gEkX07B6ZiYjYPzMIfmG+WamPlpPWylGCcRFl0P4xqiiVBjvPO6zvw+Pnj7X8rSSUSvB/ffWbNBEDpb+eiLdoTB/22xw4DW0Vn5dU29znWLbgD1nQYtOsNjpwC3JGOJrEFzHcDoIeAvAwdCGGE9gB217Lu/ueHYowu1AWiYN7/hFpNooJ41kKHnQ1n+kogDf9t9Xp3O1FeNq3OnvpxJVNmec0seqLguBdth0LIXRG250cvjHCTa4Kz+Qi1ni4q4Nbx+d+8e3gGSl4C3ZT6AMNfA3j41T6oXDhzlEuDS/7EUF7pNj4lmMTfjIgubIeGEN/dWzou8czhYymKmfLpezBdc5ylSFEr/6FljCiWrGk68NASZeQ6zwjAnMuY9Q5ypLzWwLCfs2x9D1E1nwBWw2s36FQWi59jIQrTdxTxwpLOiNQd18J7fE874I9QvMZ1aWsgDfkdo3Z0ju2ZHPPt33Jvhaa/o+iPuxjb+svViy+/uO+WSdd6TbQg7/V+R8xrocsNN/pMXL5f+HJJc1cNNG/LD1fjHB4/P8vrCcJDrVuLlTWkdOjSX9/B0hxihwG5rY5t9xODT8+58zXc0FQxGrX8gHz5+e1lGeV5hqqugkzobQLJ/XR/7EMhrAdwrum8u7sbs+uakIZp8jzr4UWAVVARN9C98XzvcJCVtYPpMYbqLzHvl0ef6s+HQq/DB2zdaKFStGa/zwAm3FFJoO87bBhGGMgcKFHxEFM6qyX2D3WHOf5PSyDm6lAjlt7KA79BU3CZMSIHmbng9Bs0NE8SrmAHt9Wbxp/A5SBRWa43eqYExl6i1hDO5HTwieLPx1ctvfBbeNwJSo7pU7Kbj+KE6CeDc4qz9EE/jdkE7FYxSVOk0iWRhmRORVpa8s8H8toP0++ScFbSnLtL4KN6y8LdnjT7j9O7qE451Cx0WzhVlP3ya4It9Pn7nKusjA2F50v2pwW3ZoGQzsPS4n1E7f08ZGcgqmZJjVOjh156BEJRbIZEL32tUj1MRDIi4D2OvUgW3EaF3gDTZNp20m+ITYPJWbJgxpiH4hn1X+RQn+zdQ3c9iIeyEk5Sp6aWsf+JDpcFMjCjtOe+d6BkzXVfXrxcuMf4igS/Qlf/byl/fJryaN/+uxj7o46EahUwONCyTyeezwHO+L/WZt90T/db7u4fXHdng8U/jDYXRZ1ftm/YhVbOv1oshY2/tcoNCtMB2LOY29KFlLW3i25jPReMErpcpmxcYWEkLPHEYBQZ/2u88mYaSse0E/U8Ugf0fO+1GgPj+x1PwWL+ldC7ZTv5BYPv3A3sLqhO+bK9IwO8w3C9Rinlj+3lYgcT53iI8csRVEDQX6C4dPlozQ27M/v0J46dvR8b4/UqM5s8NVRVBwjyIN967PMe5q3vfNr4DTxB+ZmYy+Ai2iy4Ur7Maekaxdn8OhfwanwnnCfHnMUAltx2CARVeHKWww4RExzEVWGHn8ve53Awqh+iRgBnocFG1G1jPKFoaG3OVyHFy4jC08zeFCtAg7mBzx8cwCjaiYN0b00Xnq+FtzV/Q2YIMJyyjJIXqt/14TfbHO+bns3mhEf5p5T5ezKoxGzPFUoSE/cQwEYqGKs41mwmP4w4Oyr7glb/TnENA/NANUSk1w57d1jnNkKSeacpMNO/iBMTE+CzKSXT0l5vHgr9gURTfXCo3RSC1xyX/w2e/pHFTKMa48HziUp1nF/qjcn8nEyNuy/xfmLDbzJ7TfB37kooLYdA0Pz8Gb8n5DzfFNc+T94L8LAy2GY+ftn+bm7N9EOPO7UkW9jLgfqoarT3USO//6Qx88RSZgwZfP/8l9SNre98dBkjVIy28+tEn5yY/GAFZJ3yEepW5/3bGo5z+DgfZoAgco/WHj7RvQcTmpdyN2DqvtJ5puln9rL+O5UsrGpSEwHM6ov7wOE8qEBlz3TTEZmAde0p0MZqzao8uBw4j4DrHjz26k04K3Nf5GUDykpUOHngQyS6vkQVNk+jLkt7a7hoxpeudBS7qvSYq/fqDLdekNNTXAFCjNwXHtkx3vQ6jPoKfXf6uLFbfINlr9Iq1HfCQUrFyeb15Qiq7jkHqgnXKFru/QLsxwMP3VGIz0PE7Uaf1171N2egSKDGbTFZsT8KEZB7aOE4WisEr3mOTJU4wy68dUoU3nHBplVnEPeIaLzME+QTgvuz0OJdI8VXMiwhPEIV+xXS7F27Gpfl1KG2fDXs65LEXGYVWlp2ppNq3HkYXWvoW99XV93R9IxCBtDf05xkBnugM99A6947RBLNbvUI2sux+1l5iYueBx6dtOhxQ1HWYivHbvINMTcr+oC3WVvStRl3GBBs09jw6az9R4oziBjR3TjNdZvHIwggtrnTl8F3rhXZa0F6P1CYSrqWIu39pNqY27mlhGXIVLC0cBIVGfSW7uK66Sji/4NjvJr4SV5J2Xo6ZuwYL7vjO3HfAU/yvfCZuNSOIy7gw3SwqiOKlk0vDcbzy1vg9tV+kJZwKWkfUPk5tJAtnstSP/cmnBvHhxltqxabz1LRmfoQ5PJvgDaewy48E/dx1ml3Uz9nVbvwFcyXTcO+ga8xYePHEywqGu0OW57O7gX6eYRAURy+xd1G+W9NWGHGp+BAjjvHEI2fLYZXhi+WJj3/FqgPHcA9aUw+/TUVShrndwCuoAjTwXCVYcGs6TiLWc5pRvL9MT4+Rfy5To5ZtB09+CgQ2AEBbyMTcyLyzlNEfkNL4TycFPg/NyiRihQJbQVLQ5bit8lonzDbhxTpFASD/S0ExioC0iOHx6TrS3hC9przcbCWRGHornOKUyshjCGmOx4pRNXVy4SNY6chZzSjiKzt5amhHamtB5BhfFLtHS0fHusrtrO893G+0X9wGfALru9M9T6XrbXLr42S62jvkG/ubG64K8iuXNSwPZh0CC4t/E4NwXrL1SnVh7D427EC24MW9ugUrlvcJaFVG/yjTxuFc1e5dUGc64vZ/rcMuAlakKZZr04F/YuoZU6xE0aSSkINaR+JNVs7sEYZTaiL2047hJwJvEN7b8mE7eVqmwtHHl4h3zVMRap72UJjShTX2SXMtsB85p9cT79/ZwaT0+FCfW25uZLaiuYNQ3E955xRTpIOGNsLiPyaf/3uVxcI732110kPJj+jwVNWtTl9t0YX2AektlrIJnmWwPaTH1CNBQGGz0qdTPxRymyvN15pTVu9XnZx+rm5Fp4x/HUULjjXrSI+wv4L4ECvt/7B97JQfb73T249JPXgUhU1Jb+j7Y7RN/fQqF+IJ1cdtWFMXp9HgYfw420lfPOh73f3HR3u+mmHcDxxtGW8zoIuGBJ5E3xpti38Swg9+CswBts+ubF+rxY3euPuJFLLv0Sh6232x0z//71xSffwm9pmP/y/r/ZGSczHKBNrSJMtl/L5qUG7tnpl6KVXI8MlEsXoZ5deqpvNFRK/0X3xLA5EF506e819egSM+r/47xYapYsS7hYTNfWPlmw3nYWg8Tl5up8InJlqnHNxgNZhtLs03iI8xsQddGLaRjTBCEcXSMTXJt6uRtmnMEsYxLJrdpD6dj7iOkLSzhu4xReJvdUHPH79u5HfhaD/ChVaY5/AEmZzhkLiMMBlvvVsu1DLnIlOyuvVEqcuvNRG7RrUd0zdcI1xYL7djxAMNE6DL3gjmWCdixciEd+9pYLoIktz2BhHR54q4VueuN3PrzIeTO90NRXiknem1T7Q14XcjnB+ty8bBt3oaV7yHb1nra5bapUJs8nlCPBvYNumGuNRv1tY/AbBe6hlomHZiwYMFZB3ysu9AuOxzcx0V4wMtagVT2GRjbhdSE28V3wSxveLftLp9wxy9cfo8Gm3LnW49vzMyZgQjChAgTUl/uXSUnVgzYGA==").toString("utf8"));
  }
});

// parts/picture.js
var picture_exports = {};
__export(picture_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(picture_exports);
init_address_ranges();
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
var hasIdentity = (text2) => IDENTITIES.some((identity) => identity.test(text2));
var isHost = (text2) => HOST.test(text2) || HOST_OR_WORD.test(text2) && !SIZE2.test(text2) && !PARAMETER.test(text2);
var isPlainWord = (text2) => WORD.test(text2) && !hasIdentity(text2) && !isHost(text2);
var isHarmlessName = (text2) => text2.length <= NAME_LENGTH_MAX && !GROUPED_DIGITS.test(text2) && text2.split(" ").every(isPlainWord);

// parts/picture.js
init_catalog();

// src/catalog/knowledge.ts
init_node_types();
init_address_ranges();
init_attribute_roles();
init_attributes();
init_boxes();
init_cloud();
init_examples();
init_catalog();
init_locations();

// src/catalog/lookups.ts
init_matching();
init_examples();
init_catalog();
var TARGETS = {
  aws_alb: { types: ["aws_lb"] },
  aws_alb_listener: { types: ["aws_lb_listener"] },
  aws_kms_key: { types: ["aws_kms_alias", "aws_kms_key"] },
  aws_kms_secrets: { types: [] },
  aws_route_tables: { types: ["aws_route_table"], many: true },
  aws_secretsmanager_secret_version: { types: ["aws_secretsmanager_secret"] },
  aws_secretsmanager_secrets: { types: ["aws_secretsmanager_secret"], many: true },
  aws_security_groups: { types: ["aws_security_group"], many: true },
  aws_subnet_ids: { types: ["aws_subnet"], many: true },
  aws_subnets: { types: ["aws_subnet"], many: true },
  aws_vpcs: { types: ["aws_vpc"], many: true },
  azurerm_function_app: {
    types: ["azurerm_function_app", "azurerm_linux_function_app", "azurerm_windows_function_app"]
  },
  azurerm_key_vault_secrets: { types: ["azurerm_key_vault_secret"], many: true },
  azurerm_virtual_machine: { types: ["azurerm_linux_virtual_machine", "azurerm_windows_virtual_machine"] },
  google_secret_manager_secret_version: { types: ["google_secret_manager_secret"] },
  google_secret_manager_secret_version_access: { types: ["google_secret_manager_secret"] }
};
var CLOUD_LOOKUPS = [
  ...[
    "aws_ami",
    "aws_ami_ids",
    "aws_availability_zone*",
    "aws_caller_identity",
    "aws_canonical_user_id",
    "aws_default_tags"
  ],
  ...[
    "aws_ec2_instance_type*",
    "aws_eks_cluster_auth",
    "aws_eks_addon_version",
    "aws_elastic_beanstalk_solution_stack"
  ],
  ...["aws_iam_account_alias", "aws_iam_policy_document", "aws_iam_session_context", "aws_ip_ranges", "aws_partition"],
  ...[
    "aws_organizations_organization",
    "aws_outposts_*",
    "aws_prefix_list",
    "aws_ec2_managed_prefix_list",
    "aws_pricing_*"
  ],
  ...[
    "aws_rds_engine_version",
    "aws_rds_orderable_*",
    "aws_region",
    "aws_regions",
    "aws_service",
    "aws_service_principal",
    "aws_servicequotas_*",
    "aws_ssoadmin_instances"
  ],
  ...[
    "aws_vpc_endpoint_service",
    "aws_*_service_account",
    "aws_cloudfront_cache_policy",
    "aws_cloudfront_origin_request_policy"
  ],
  ...["aws_ecr_authorization_token", "aws_arn", "aws_billing_*", "aws_msk_kafka_version", "aws_imagebuilder_*"],
  ...[
    "azuread_client_config",
    "azuread_domains",
    "azuread_application_published_*",
    "azuread_user*",
    "azurerm_*_image"
  ],
  ...["azurerm_builtin_role_definition", "azurerm_client_config", "azurerm_location", "azurerm_platform_image"],
  ...[
    "azurerm_policy_definition",
    "azurerm_role_definition",
    "azurerm_subscription*",
    "azurerm_kubernetes_service_versions"
  ],
  ...["google_client_config", "google_client_openid_userinfo", "google_compute_image", "google_compute_regions"],
  ...["google_compute_zones", "google_container_engine_versions", "google_iam_policy", "google_netblock_ip_ranges"],
  ...[
    "google_billing_account",
    "google_organization",
    "google_project_organization_policy",
    "google_*_default_service_account"
  ],
  ...["google_iam_role", "google_storage_project_service_account", "google_storage_transfer_project_service_account"]
];
var CLOUD_TYPE = /^(?:aws|azurerm|azuread|google)_/;
var OWNED_BY_CLOUD = /^(?:\/aws\/|alias\/aws\/|arn:[\w-]+:[\w-]+:[\w-]*:aws:|com\.amazonaws\.|default$)/;
var isOwnedByCloud = (text2) => OWNED_BY_CLOUD.test(text2);
var asksCloud = (type) => CLOUD_LOOKUPS.some((pattern) => matchesWild(pattern, type));
function lookupTargetOf(type) {
  if (!CLOUD_TYPE.test(type) || asksCloud(type)) return null;
  const known2 = Object.hasOwn(TARGETS, type) ? TARGETS[type] : void 0;
  if (known2 === void 0) return { types: [type], many: false };
  return known2.types.length === 0 ? null : { types: known2.types, many: known2.many === true };
}
var NAME_ARGUMENTS = [
  ...[
    "name",
    "bucket",
    "secret_id",
    "secret",
    "key_id",
    "db_instance_identifier",
    "account_id",
    "group_name",
    "domain"
  ],
  ...["display_name", "registry_name", "repository_name", "cluster_name", "function_name", "load_balancer_name"]
];
var nameArgumentsOf = ({ types }) => [
  .../* @__PURE__ */ new Set([...types.flatMap(nameAttributesOf), ...NAME_ARGUMENTS])
];
var nameAttributesOf = (type) => factsOf(type).namedBy ?? ["name"];
var SCOPES = ["resource_group_name", "virtual_network_name", "storage_account_name"];
var ACCOUNT_ATTRIBUTE = "project";
var NAME_FILTERS = /* @__PURE__ */ new Set(["group-name", "name", "db-instance-id", "db-cluster-id"]);
var TAG_FILTER = /^tag:(.+)$/;
function filterMeaning(name) {
  if (NAME_FILTERS.has(name)) return { is: "name" };
  const tag = TAG_FILTER.exec(name)?.[1];
  return tag === void 0 ? null : { is: "tag", tag };
}
var ID_ARGUMENTS = [
  "id",
  "arn",
  "self_link",
  "vpc_id",
  "zone_id",
  "object_id",
  "resource_id"
];
var UNIQUE_TYPES = /* @__PURE__ */ new Set([
  ...["aws_s3_bucket", "azurerm_storage_account", "azurerm_container_registry", "azurerm_key_vault"],
  ...["google_storage_bucket", "google_project"]
]);
var hasUniqueName = (type) => UNIQUE_TYPES.has(type);
var HANDOVER_TYPES = /* @__PURE__ */ new Set([
  ...["aws_ssm_parameter", "aws_secretsmanager_secret", "azurerm_key_vault_secret", "google_secret_manager_secret"]
]);
var isHandover = (type) => HANDOVER_TYPES.has(type);
var comparableName = (text2) => text2.replace(/(?<=.)\.$/, "");
var ARN = /arn:[\w-]+:([a-z0-9-]+):([a-z0-9-]*):(\d{12})?:([\w+=,.@/:$-]+)/g;
var ARNS = [
  ["sns", /^([\w.-]+)/, ["aws_sns_topic"]],
  ["sqs", /^([\w.-]+)$/, ["aws_sqs_queue"]],
  ["s3", /^([a-z0-9][a-z0-9.-]{2,62})(?:\/|$)/, ["aws_s3_bucket"]],
  ["lambda", /^function:([\w-]+)/, ["aws_lambda_function"]],
  ["dynamodb", /^table\/([\w.-]+)/, ["aws_dynamodb_table"]],
  ["iam", /^role\/(?:.*\/)?([\w+=,.@-]+)$/, ["aws_iam_role"]],
  ["iam", /^policy\/(?:.*\/)?([\w+=,.@-]+)$/, ["aws_iam_policy"]],
  ["kms", /^(alias\/[\w/-]+)$/, ["aws_kms_alias"]],
  ["secretsmanager", /^secret:(.+?)(?:-(?=[A-Za-z]*[A-Z0-9])[A-Za-z0-9]{6})?$/, ["aws_secretsmanager_secret"]],
  ["ssm", /^parameter(\/.+)$/, ["aws_ssm_parameter"]],
  ["ecr", /^repository\/([\w./-]+)$/, ["aws_ecr_repository"]],
  ["ecs", /^cluster\/([\w-]+)$/, ["aws_ecs_cluster"]],
  ["eks", /^cluster\/([\w-]+)$/, ["aws_eks_cluster"]],
  ["kinesis", /^stream\/([\w.-]+)/, ["aws_kinesis_stream"]],
  ["firehose", /^deliverystream\/([\w.-]+)$/, ["aws_kinesis_firehose_delivery_stream"]],
  ["events", /^event-bus\/([\w./-]+)$/, ["aws_cloudwatch_event_bus"]],
  ["states", /^stateMachine:([\w-]+)$/, ["aws_sfn_state_machine"]],
  ["rds", /^cluster:([\w-]+)$/, ["aws_rds_cluster"]],
  ["rds", /^db:([\w-]+)$/, ["aws_db_instance"]],
  ["logs", /^log-group:([\w./#-]+)/, ["aws_cloudwatch_log_group"]]
];
var AZURE_ID = /\/subscriptions\/([0-9a-f-]{36})\/resourceGroups\/([\w.()-]+)\/providers\/([\w.]+\/\w+)\/([\w.-]+)(?:\/(\w+)\/([\w.-]+))?/gi;
var AZURE_TYPES = /* @__PURE__ */ new Map([
  ["microsoft.network/virtualnetworks", ["azurerm_virtual_network"]],
  ["microsoft.network/virtualnetworks/subnets", ["azurerm_subnet"]],
  ["microsoft.network/privatednszones", ["azurerm_private_dns_zone"]],
  ["microsoft.network/publicipaddresses", ["azurerm_public_ip"]],
  ["microsoft.network/networksecuritygroups", ["azurerm_network_security_group"]],
  ["microsoft.keyvault/vaults", ["azurerm_key_vault"]],
  ["microsoft.storage/storageaccounts", ["azurerm_storage_account"]],
  ["microsoft.operationalinsights/workspaces", ["azurerm_log_analytics_workspace"]],
  ["microsoft.insights/components", ["azurerm_application_insights"]],
  ["microsoft.containerregistry/registries", ["azurerm_container_registry"]],
  ["microsoft.containerservice/managedclusters", ["azurerm_kubernetes_cluster"]],
  ["microsoft.managedidentity/userassignedidentities", ["azurerm_user_assigned_identity"]],
  ["microsoft.servicebus/namespaces", ["azurerm_servicebus_namespace"]],
  ["microsoft.eventhub/namespaces", ["azurerm_eventhub_namespace"]]
]);
var GOOGLE_LINK = /projects\/([a-z][a-z0-9-]{4,28}[a-z0-9])\/(global|regions\/[a-z0-9-]+|locations\/[a-z0-9-]+|topics|secrets)\/(?:(\w+)\/)?([\w.-]+)/g;
var GOOGLE_TYPES = /* @__PURE__ */ new Map([
  ["networks", ["google_compute_network"]],
  ["subnetworks", ["google_compute_subnetwork"]],
  ["topics", ["google_pubsub_topic"]],
  ["secrets", ["google_secret_manager_secret"]],
  ["clusters", ["google_container_cluster"]],
  ["repositories", ["google_artifact_registry_repository"]]
]);
function namedInText(text2) {
  if (holdsExample(text2)) return [];
  return [...namedByArn(text2), ...namedByAzureId(text2), ...namedByLink(text2)].filter(
    ({ name }) => !isOwnedByCloud(name)
  );
}
var namedByArn = (text2) => [...text2.matchAll(ARN)].flatMap(([, service, region, account, resource]) => {
  for (const [arnService, pattern, types] of ARNS) {
    const name = arnService === service ? pattern.exec(resource)?.[1] : void 0;
    if (name !== void 0) return [{ types, name, ...account && { account }, ...region && { region } }];
  }
  return [];
});
var namedByAzureId = (text2) => [...text2.matchAll(AZURE_ID)].flatMap(([, account, group2, kind, outer, part, inner]) => {
  const types = AZURE_TYPES.get(`${kind}${part === void 0 ? "" : `/${part}`}`.toLowerCase());
  if (types === void 0) return [];
  const network = part === "subnets" ? { virtual_network_name: outer } : {};
  return [{ types, name: inner ?? outer, account, scopes: { resource_group_name: group2, ...network } }];
});
var namedByLink = (text2) => [...text2.matchAll(GOOGLE_LINK)].flatMap(([, project, location, collection, name]) => {
  const types = GOOGLE_TYPES.get(collection ?? location);
  if (types === void 0) return [];
  const region = /^(?:regions|locations)\/([a-z]+-[a-z]+\d)$/.exec(location)?.[1];
  return [{ types, name, account: project, ...region !== void 0 && { region } }];
});

// src/catalog/knowledge.ts
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
  if (name === READ_ONLY) return { level: "read", does: "read", service: "" };
  if (!AWS_ACTION.test(name)) return null;
  const [, service = ""] = ALL_OF.exec(name) ?? [];
  if (ALL_OF.test(name)) return { level: "administer", does: "administer", service: service.toLowerCase() };
  const [servicePrefix = "", action = ""] = name.split(":");
  const row2 = EXCEPTIONS.find(([names]) => names.test(name)) ?? VERBS.find(([names]) => names.test(action));
  const [, level, verbPhrase] = row2 ?? [null, "write", "use"];
  return { level, does: verbPhrase, service: servicePrefix.toLowerCase() };
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
var READ_ONLY = "aws:ReadOnlyAccess";
var UNREAD = /^(?:secretsmanager|kms):/i;
var awsCovers = (outer, inner) => outer === READ_ONLY && !UNREAD.test(inner) && AWS_ACTION.test(inner) && awsAccess(inner)?.does === "read";
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
  ReadOnlyAccess: [READ_ONLY],
  "service-role/AWSLambdaBasicExecutionRole": ["logs:CreateLogGroup", "logs:CreateLogStream", "logs:PutLogEvents"],
  "service-role/AWSLambdaRole": ["lambda:InvokeFunction"],
  "service-role/AWSLambdaSQSQueueExecutionRole": ["sqs:ReceiveMessage", "sqs:DeleteMessage", "sqs:GetQueueAttributes", "logs:CreateLogGroup", "logs:CreateLogStream", "logs:PutLogEvents"]
};
var MANAGED_EXCEPT = {
  PowerUserAccess: ["account:*", "iam:*", "organizations:*"]
};
var ARN2 = /^arn:[\w-]+:iam::aws:policy\/([\w/+=,.@-]+)$/;
var managedPolicyIn = (arn) => ARN2.exec(arn)?.[1] ?? null;
var managedExceptions = (name) => Object.hasOwn(MANAGED_EXCEPT, name) ? MANAGED_EXCEPT[name] : null;
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
  ["Azure Event Hubs Data Sender", { ...SENDER, does: "send messages to", family: "event hubs send" }],
  ["Azure Event Hubs Data Receiver", { ...READER, does: "receive messages of", family: "event hubs" }],
  ["Azure Event Hubs Data Owner", { ...OWNER, family: "event hubs" }],
  ["Azure Service Bus Data Sender", { ...SENDER, does: "send messages to", family: "service bus send" }],
  ["Azure Service Bus Data Receiver", { ...READER, does: "receive messages of", family: "service bus" }],
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
  ["Cosmos DB Built-in Data Reader", { ...READER, does: "read items of", family: "cosmos data" }],
  ["Cosmos DB Built-in Data Contributor", { ...CONTRIBUTOR, does: "read, write and delete items of", family: "cosmos data" }],
  ["DocumentDB Account Contributor", { ...CONTRIBUTOR, rank: 3, family: "cosmos" }],
  ["Storage Account Contributor", { ...CONTRIBUTOR, family: "storage account" }],
  ["Storage Account Key Operator Service Role", { ...USER, does: "read keys of", family: "storage account" }],
  ["Storage Blob Delegator", { ...USER, does: "sign links to", family: "storage links" }],
  // Their data actions reach the content of the account, and not the account.
  ...[
    ["Storage Blob Data", "blobs"],
    ["Storage File Data SMB Share", "files"],
    ["Storage Table Data", "tables"],
    ["Storage Queue Data", "messages"]
  ].flatMap(([family, content]) => [
    [`${family} Reader`, { ...READER, does: `read ${content} of`, family }],
    [`${family} Contributor`, { ...CONTRIBUTOR, does: `read, write and delete ${content} of`, family }],
    [`${family} Owner`, { ...OWNER, does: `own ${content} of`, family }]
  ]),
  ...[
    ...["Network", "Virtual Machine", "SQL DB", "SQL Server", "SQL Managed Instance", "Website", "Web Plan", "DNS Zone"],
    ...["Private DNS Zone", "Redis Cache", "Logic App", "Log Analytics", "Monitoring", "API Management Service"],
    ...["Data Factory", "EventGrid", "Search Service", "Cognitive Services", "Automation", "Backup", "CDN Profile"]
  ].map((family) => [`${family} Contributor`, { ...CONTRIBUTOR, family }]),
  ...["Log Analytics", "Monitoring", "Security", "Website"].map((family) => [`${family} Reader`, { ...READER, family }]),
  ["Security Admin", { ...OWNER, family: "Security" }],
  ["Storage Queue Data Message Processor", { ...READER, does: "read and delete messages of", family: "Storage Queue Data" }],
  ["Storage Queue Data Message Sender", { ...SENDER, does: "send messages to", family: "storage queue send" }],
  ["Azure Kubernetes Service RBAC Reader", { ...READER, family: "kubernetes" }],
  ["Azure Kubernetes Service RBAC Writer", { ...CONTRIBUTOR, level: "write", does: "change", family: "kubernetes", rank: 1 }],
  ["Azure Kubernetes Service RBAC Admin", { ...OWNER, family: "kubernetes", rank: 2 }],
  ["Azure Kubernetes Service RBAC Cluster Admin", { ...OWNER, family: "kubernetes" }],
  ["Azure Kubernetes Service Cluster User Role", { ...USER, family: "kubernetes access" }],
  ["Azure Kubernetes Service Cluster Admin Role", { ...OWNER, family: "kubernetes access" }],
  ["Azure Kubernetes Service Contributor Role", { ...CONTRIBUTOR, family: "kubernetes settings" }],
  ["App Configuration Data Reader", { ...READER, does: "read keys and values of", family: "app configuration" }],
  ["App Configuration Data Owner", { ...OWNER, does: "own keys and values of", family: "app configuration" }],
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
  ["7f951dda-4ed3-4680-a7ca-43fe172d538d", "AcrPull"],
  // Roles that every Cosmos DB account has: https://learn.microsoft.com/azure/cosmos-db/nosql/reference-data-plane-security
  ["00000000-0000-0000-0000-000000000001", "Cosmos DB Built-in Data Reader"],
  ["00000000-0000-0000-0000-000000000002", "Cosmos DB Built-in Data Contributor"]
]);
var ROLE_ID = /\/(?:sql)?roleDefinitions\/([0-9a-f-]{36})$/i;
function builtInRoleIn(text2) {
  const id = ROLE_ID.exec(text2)?.[1]?.toLowerCase();
  if (id !== void 0) return BY_ID.get(id) ?? null;
  return ROLES.has(text2) ? text2 : null;
}
function azureAccess(name) {
  const role = ROLES.get(name);
  if (role === void 0) return null;
  const { family, rank: _, ...access } = role;
  return { ...access, service: family };
}
function azureCovers(outer, inner) {
  const [outerRole, innerRole] = [ROLES.get(outer), ROLES.get(inner)];
  if (outerRole === void 0 || innerRole === void 0) return false;
  if (outer === "Owner") return true;
  if (outer === "Contributor" && inner !== "Owner" && SETTINGS_ROLE.test(inner)) return true;
  if (outer === "Reader" && inner === "Key Vault Reader") return true;
  if (outer === "Key Vault Administrator") return /^Key Vault (?:Secrets|Crypto|Certificate)/.test(inner);
  return outerRole.family === innerRole.family && outerRole.rank >= innerRole.rank && (outerRole.rank > innerRole.rank || outer === inner);
}
var SETTINGS_ROLE = /^(?!.*\b(?:Data|OpenAI|RBAC|Access|Key Vault (?:Secrets|Crypto|Certificate|Administrator))\b).*(?:Contributor|Reader)$/;
var VAULT_PERMISSION = /^(secrets|keys|certificates|storage):(\w+)$/;
var ACCESS_BY_VERB = [
  [/^(?:Get|List)/i, "read", "read"],
  [/^(?:Delete|Purge)/i, "delete", "delete"],
  [/^(?:Set|Create|Update|Import|Restore|Recover|Rotate|Manage|Regenerate)/i, "write", "change"]
];
function vaultAccess(name) {
  const [, content, verb = ""] = VAULT_PERMISSION.exec(name) ?? [];
  if (content === void 0) return null;
  const [, level, verbPhrase] = ACCESS_BY_VERB.find(([names]) => names.test(verb)) ?? [null, "write", "use"];
  return { level, does: `${verbPhrase} ${content === "storage" ? "storage keys" : content} of`, service: content };
}
var ACCESS_BY_SUFFIX = {
  read: ["read", "read"],
  write: ["write", "change"],
  delete: ["delete", "delete"],
  action: ["write", "use"],
  "*": ["administer", "administer"]
};
function azureActionAccess(name) {
  if (!AZURE_ACTION.test(name)) return null;
  if (/^Microsoft\.Authorization\/(?!.*\/read$)/i.test(name)) return { level: "administer", does: "give others access to", service: "Microsoft.Authorization" };
  const [level, verbPhrase] = ACCESS_BY_SUFFIX[name.slice(name.lastIndexOf("/") + 1).toLowerCase()];
  const service = name.split("/", 1)[0];
  return { level, does: verbPhrase, service: service === "*" ? "" : service };
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
var BY_END = {
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
  return end === void 0 ? null : { ...BY_END[end], service: serviceIn(name) };
}
var serviceIn = (name) => /^roles\/([a-z0-9]+)\./.exec(name)?.[1] ?? "";
var RANKS = ["reader", "viewer", "writer", "editor", "admin"];
function googleCovers(outer, inner) {
  if (outer === "roles/owner") return googleAccess(inner) !== null;
  const access = googleAccess(inner);
  if (outer === "roles/editor") return inner !== "roles/owner" && isSettingsRole(inner) && access?.level !== "administer";
  if (outer === "roles/viewer") return /(?:\.|[a-z])(?:viewer|Viewer)$/.test(inner);
  const [, service, content = "", suffix = ""] = NAME.exec(outer) ?? [];
  if (service === void 0 || service !== serviceIn(inner) || access === null) return false;
  if (content === "" && suffix === "admin") return access.level !== "impersonate";
  const [, , innerContent = "", innerSuffix = ""] = NAME.exec(inner) ?? [];
  return content === innerContent && RANKS.indexOf(suffix.toLowerCase()) > RANKS.indexOf(innerSuffix.toLowerCase()) && innerSuffix !== "";
}
var isSettingsRole = (name) => name === "roles/viewer" || !/secretmanager|iam\.|cloudkms/.test(name) && /(?:viewer|editor|writer|publisher|user|client)$/i.test(name);

// src/catalog/permissions.ts
var GOOGLE_ROLE = /^(?:roles\/[\w.]+|(?:projects|organizations)\/[\w.:-]+\/roles\/[\w.]+)$/;
var CUSTOM_NAME = /^[\p{L}\p{N}][\p{L}\p{N} _.+=,@():/-]{0,127}$/u;
var isPermissionName = (text2) => AWS_ACTION.test(text2) || GOOGLE_ROLE.test(text2) || AZURE_ACTION.test(text2) || CUSTOM_NAME.test(text2);
var isActionName = (text2) => AWS_ACTION.test(text2) || AZURE_ACTION.test(text2);
var accessOf = (permission) => googleAccess(permission) ?? azureAccess(permission) ?? vaultAccess(permission) ?? awsAccess(permission) ?? azureActionAccess(permission);
function permissionCovers(outer, inner) {
  if (outer === inner) return true;
  if (googleCovers(outer, inner) || azureCovers(outer, inner) || awsCovers(outer, inner)) return true;
  const isPattern2 = AWS_ACTION.test(outer) && AWS_ACTION.test(inner) || AZURE_ACTION.test(inner) && isAction(outer);
  return isPattern2 && matchesName(outer.toLowerCase(), inner.toLowerCase());
}
var isAction = (name) => name === "*" || AZURE_ACTION.test(name);
var TRUST_ACTION = "sts:AssumeRole";
var isTrustAction = (name) => name === "" || name === "*" || /^sts:(?:\*|Assume)/i.test(name);
var roleNamed = (text2) => builtInRoleIn(text2) ?? text2;
var POLICY_ARN = /^arn:[\w-]+:(?:iam|eks)::[^:]*:(?:policy|cluster-access-policy)\/(?:.*\/)?([^/]+)$/;
function permissionsNamed(name) {
  const policy = managedPolicyIn(name);
  if (policy === null) return [{ permission: accessOf(name) === null ? POLICY_ARN.exec(name)?.[1] ?? name : name }];
  const role = policy.slice(policy.lastIndexOf("/") + 1);
  const except = managedExceptions(policy);
  if (except !== null) return [{ permission: "*", except, role }];
  return managedActions(policy)?.map((permission) => ({ permission, role })) ?? [{ permission: role, role }];
}
function permissionsOf(name) {
  if (AZURE_GOVERNING.has(name)) return [];
  const managed = MANAGED2.exec(name)?.[1];
  if (managed === void 0) return [name];
  return Object.hasOwn(AWS_MANAGED, managed) ? AWS_MANAGED[managed] : [];
}
var MANAGED2 = /^arn:[\w-]+:iam::aws:policy\/(.+)$/;
var SERVICES3 = {
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
  iam: { name: "IAM", wholeObject: "identities" },
  identitystore: { name: "the identity store", wholeObject: "identities" },
  kinesis: { name: "Kinesis" },
  kms: { name: "KMS" },
  lambda: { name: "Lambda" },
  logs: { name: "CloudWatch Logs" },
  organizations: { name: "the organization", wholeObject: "the organization" },
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
  sso: { name: "IAM Identity Center", wholeObject: "access to accounts" },
  states: { name: "Step Functions" },
  storage: { name: "Cloud Storage" },
  sts: { name: "STS", wholeObject: "roles" }
};
var rowOf2 = (service) => Object.hasOwn(SERVICES3, service) ? SERVICES3[service] : { name: service };
var isServiceKnown = (service) => Object.hasOwn(SERVICES3, service);
var serviceName = (service) => rowOf2(service).name;
function allOfService(service, verb) {
  const { name, wholeObject } = rowOf2(service);
  if (wholeObject !== void 0) return { verb, noun: wholeObject };
  if (verb === "change") return { verb: "make changes in", noun: name };
  if (verb === "delete from") return { verb: "delete", noun: `everything in ${name}` };
  if (verb === "administer" || verb === "use") return { verb, noun: name };
  return { verb, noun: `everything in ${name}` };
}
var ADMINISTRATION = /^(?:[\w-]+:\*|roles\/[\w.]+\.(?:admin|editor|owner))$/i;
var isAdministration = (names) => names.length > 0 && names.every((name) => ADMINISTRATION.test(name));
var BINDING = {
  permissions: "role",
  callers: ["members"],
  inactiveIf: {},
  principals: "members",
  conditions: "condition"
};
var DOCUMENT_SHAPES = [
  {
    statements: "Statement",
    permissions: "Action",
    resources: "Resource",
    callers: ["Principal", "Condition"],
    inactiveIf: { Effect: "Deny", NotAction: null, NotResource: null, NotPrincipal: null },
    principals: "Principal",
    conditions: "Condition",
    effect: "Effect",
    except: { permissions: "NotAction", resources: "NotResource", principals: "NotPrincipal" }
  },
  {
    statements: "statement",
    permissions: "actions",
    resources: "resources",
    callers: ["principals", "condition"],
    sourceDocuments: ["source_policy_documents", "override_policy_documents"],
    inactiveIf: { effect: "Deny", not_actions: null, not_resources: null, not_principals: null },
    principals: "principals",
    conditions: "condition",
    effect: "effect",
    except: { permissions: "not_actions", resources: "not_resources", principals: "not_principals" }
  },
  { ...BINDING, statements: "bindings" },
  { ...BINDING, statements: "binding" }
];
var EVERYTHING = /^arn:[\w*-]*:([\w*-]+):[\w*-]*:[\w*-]*:([\w-]+[/:])?\*$/;
var WITHOUT_KINDS = /* @__PURE__ */ new Set(["s3", "execute-api"]);
function meansEverything(text2) {
  if (text2 === "*") return true;
  const [, service = "", kind] = EVERYTHING.exec(text2) ?? [];
  return service !== "" && (kind === void 0 || !WITHOUT_KINDS.has(service));
}

// src/catalog/knowledge.ts
init_placement();

// src/catalog/ports.ts
init_english();
var ADMINISTRATION2 = /* @__PURE__ */ new Map([
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
var LAST_PORT = 65535;
var UNKNOWN_PORT = "a port (number not known)";
function portsInWords({ protocol, from, to, isUnknown }) {
  if (isUnknown === true) return UNKNOWN_PORT;
  const mayBeTcp = protocol === "" || protocol === "tcp";
  const tail = mayBeTcp || !/^[a-z]+$/.test(protocol) ? "" : ` (${protocol.toUpperCase()})`;
  if (isAllPorts({ from, to })) return `all ports${tail}`;
  if (from !== to) return `ports ${from}-${to}${tail}`;
  const name = mayBeTcp ? ADMINISTRATION2.get(from) : void 0;
  return `port ${from}${name === void 0 ? tail : ` (${name})`}`;
}
var isAllPorts = ({ from, to }) => from <= 1 && to >= LAST_PORT;
var SINGLE_PORT = /^port (\d+)(.*)$/;
function portsListed(texts) {
  const single = texts.filter((text2) => SINGLE_PORT.test(text2)).sort((a, b) => numberIn(a) - numberIn(b));
  if (single.length < 2) return listed(texts);
  const others = texts.filter((text2) => !single.includes(text2));
  return listed([`ports ${listed(single.map((text2) => text2.slice("port ".length)))}`, ...others]);
}
var numberIn = (text2) => Number(SINGLE_PORT.exec(text2)?.[1]);
var allPortsBut = (openPorts) => `all ports but ${listed([...new Set(openPorts.map(portOrProtocol))])}`;
var portOrProtocol = (ports) => isAllPorts(ports) ? ports.protocol.toUpperCase() : portsInWords(ports).replace(/^ports? /, "");
function protocolAndPort(port, protocol) {
  const word = protocol.toUpperCase();
  return SHOWN_PROTOCOLS.has(word) ? `${word} ${port}` : String(port);
}
var SHOWN_PROTOCOLS = /* @__PURE__ */ new Set(["HTTP", "HTTPS", "TLS", "UDP"]);
var PROTOCOL_ALIASES = /* @__PURE__ */ new Map([
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
var PROTOCOLS_WITHOUT_CALLS = /* @__PURE__ */ new Set([
  "icmp",
  "icmpv6",
  "ah",
  "esp",
  "igmp",
  "ipip",
  "vrrp"
]);
var protocolInWords = (protocol) => protocol === "icmpv6" ? "ICMPv6" : protocol.toUpperCase();

// src/catalog/knowledge.ts
init_products();

// src/catalog/relations.ts
init_attribute_roles();
var words = (list) => list.trim().split(/\s+/);
var PROGRAM_TEXTS = new Set(
  words(`
    set set_sensitive set_list values yaml_body manifest template_body parameters_content parameters
    env_vars envs environments environment_variable secret_environment_variables secrets variables
    startup_script startup-script init_script cloud_init bootstrap launch_script body_template
    jobspec connection_string connection_strings definition xml_content snippet settings default_arguments body
  `)
);
var WORKFLOW_TEXTS = new Set(words("source_contents activities_json"));
var isOfWorkflow = (path) => path.split(".").some((name) => WORKFLOW_TEXTS.has(name));
var JOINED_AT_START = /* @__PURE__ */ new Set(["aws_ecs_cluster"]);
var STARTUP_SCRIPT = /^user_data(?:_base64)?$/;
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
  mentions: [
    "google_access_context_manager_service_perimeter status.access_levels",
    // The content of a request; its target is a link.
    "google_cloud_scheduler_job http_target",
    "google_cloud_scheduler_job pubsub_target"
  ]
};
var kindByName = (table) => new Map(
  Object.entries(table).flatMap(([kind, names = []]) => names.map((name) => [name, kind]))
);
var subjects = new Map([...kindByName(SUBJECTS)].map(([name, kind]) => [subjectOf(name), kind]));
var rows = kindByName(ROWS);
function relationOf(type, path, target) {
  const names = path.split(".");
  const row2 = rowOf3(type, names);
  if (row2 !== void 0) return row2 === "mentions" ? null : row2;
  if (isSelfReference(path)) return null;
  if (names.some((name) => BUILD_BLOCKS.has(name))) return "deploys";
  if (JOINED_AT_START.has(target) && names.some((name) => STARTUP_SCRIPT.test(name))) return null;
  if (isOfProgram(path) || isOfWorkflow(path) || names.some((name) => PROGRAM_TEXTS.has(name))) return "calls";
  if (names.some((name) => TARGET_BLOCKS.has(name))) return "routes-to";
  if (isRecord(type) && RECORD_TARGETS.has(names[0])) return "routes-to";
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
var RECORD2 = /(?<!_(?:txt|mx|caa|ns|ptr|soa))_record(?:_set)?s?(?:_v\d+)?$/;
var isRecord = (type) => RECORD2.test(type);
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
  const [block2, name = ""] = names.length > 1 ? names.slice(-2) : ["", names[0]];
  return subjectOf(snakeCase(block2 !== "" && IDENTITY.test(name) ? block2 : name));
}
function longest(name, find) {
  const words2 = name.split("_");
  for (let start = 0; start < words2.length; start += 1) {
    const value = find(words2.slice(start).join("_"));
    if (value !== void 0) return value;
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

// src/catalog/state-addresses.ts
var WORKSPACES = {
  scheme: "tfe",
  telling: 2,
  parts: [
    { from: ["hostname"], fallback: "app.terraform.io" },
    { from: ["organization"] },
    { from: ["workspaces.name"], startsWith: ["workspaces.prefix"], words: ["workspaces.tags"] }
  ]
};
var BUCKET_PREFIX_KEY = [
  { from: ["bucket"] },
  { from: ["prefix"], fallback: "", kind: "path" },
  { from: ["key"], fallback: "terraform.tfstate", kind: "path" }
];
var STATE_KINDS = {
  s3: {
    scheme: "s3",
    telling: 1,
    parts: [
      { from: ["bucket"] },
      { from: ["key"], kind: "path" },
      { from: ["workspace_key_prefix"], fallback: "env:", ofWorkspaces: true }
    ]
  },
  azurerm: {
    scheme: "azurerm",
    telling: 2,
    parts: [{ from: ["storage_account_name"] }, { from: ["container_name"] }, { from: ["key"], kind: "path" }]
  },
  gcs: { scheme: "gs", telling: 1, parts: [{ from: ["bucket"] }, { from: ["prefix"], fallback: "", kind: "path" }] },
  http: { scheme: "http", telling: 0, parts: [{ from: ["address"], kind: "url" }] },
  pg: {
    scheme: "pg",
    telling: 0,
    parts: [
      { from: ["conn_str"], kind: "url" },
      { from: ["schema_name"], fallback: "terraform_remote_state" }
    ]
  },
  local: {
    scheme: "file",
    telling: 0,
    parts: [{ from: ["path"], fallback: "terraform.tfstate", kind: "file" }],
    isLocal: true
  },
  remote: WORKSPACES,
  cloud: WORKSPACES,
  consul: {
    scheme: "consul",
    telling: 1,
    parts: [
      { from: ["address"], fallback: "", kind: "url" },
      { from: ["path"], kind: "path" }
    ]
  },
  kubernetes: {
    scheme: "kubernetes",
    telling: 1,
    parts: [{ from: ["namespace"], fallback: "default" }, { from: ["secret_suffix"] }]
  },
  oss: { scheme: "oss", telling: 2, parts: BUCKET_PREFIX_KEY },
  cos: { scheme: "cos", telling: 2, parts: BUCKET_PREFIX_KEY }
};
var stateKindOf = (backend) => Object.hasOwn(STATE_KINDS, backend) ? STATE_KINDS[backend] : null;
var TELLING2 = new Map(
  Object.values(STATE_KINDS).map(({ scheme, telling }) => [scheme, telling])
);
var tellingPartOf = (scheme) => TELLING2.get(scheme) ?? 0;
var STATE_READERS = /* @__PURE__ */ new Map([
  ["terraform_remote_state", ["outputs"]],
  ["tfe_outputs", ["values", "nonsensitive_values"]]
]);
var STATE_FILE = /(?:^|\/)(?:default|terraform)\.tfstate$|\.tfstate$/;
function rootNameOf(type, textAt2) {
  if (type === OUTPUTS_OF_WORKSPACE.type) return textAt2(OUTPUTS_OF_WORKSPACE.argument) ?? null;
  const kind = STATE_READERS.has(type) ? stateKindOf(textAt2("backend") ?? "") : null;
  if (kind === null) return null;
  const telling = kind.parts[kind.telling];
  if (telling.kind === "url") return null;
  const texts = telling.from.map((path) => textAt2(`config.${path}`));
  const text2 = texts.find((each) => each !== void 0)?.replace(/^[./]+/, "") ?? "";
  return text2.replace(STATE_FILE, "") || null;
}
var OUTPUTS_OF_WORKSPACE = {
  type: "tfe_outputs",
  backend: "cloud",
  argument: "workspace",
  renamed: { organization: "organization", workspace: "workspaces.name" }
};

// src/catalog/knowledge.ts
var OWN_NAME = ["name"];
function builtBy(values) {
  const words2 = values[MODULE_PURPOSE];
  return typeof words2 === "string" ? purposeOf(words2)?.type ?? null : null;
}
function asModuleOf(values, cloud) {
  const words2 = values[MODULE_PURPOSE];
  const purpose2 = purposeIn(typeof words2 === "string" ? words2 : null, cloud);
  return purpose2 === null || purpose2 === words2 ? values : { ...values, [MODULE_PURPOSE]: purpose2 };
}
function ownNamesOfModule(values) {
  const type = builtBy(values);
  return type === null ? [] : factsOf(type).namedBy ?? OWN_NAME;
}
function entriesOf(type, values) {
  const built = factsOf(type).unread === true ? builtBy(values) : null;
  return factsOf(built ?? type).entries ?? [];
}
function isRelay(type, values) {
  const { category, relay } = factsOf((factsOf(type).unread === true ? builtBy(values) : null) ?? type);
  return relay === true || category === "network";
}
var SERVICE_CATEGORIES = /* @__PURE__ */ new Set([
  "compute",
  "containers",
  "network",
  "storage",
  "database",
  "analytics",
  "integration",
  "security",
  "ml"
]);
function isServiceType(type) {
  const { category, connection, fold, hide, identity, lookup, operational, several, supporting } = factsOf(type);
  const isOther = [connection, fold, hide, lookup, operational, several].some((fact) => fact !== void 0);
  const isQuiet = identity === true || supporting === true || rankOf(type) === "dns" || isContainerType(type);
  return isKnown(type) && SERVICE_CATEGORIES.has(category) && !isOther && !isQuiet && !asksCloud(type);
}
var KNOWLEDGE = {
  factsOf,
  boxFactsOf,
  isHostType,
  isNetworkHost,
  isServiceType,
  namesOtherSide,
  isPeering,
  cloudOf,
  isKnown,
  meantType: resolvedTypeOf,
  asModuleOf,
  ownNamesOf: (type) => factsOf(type).namedBy ?? OWN_NAME,
  ownNamesOfModule,
  entriesOf,
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
  isForCalls,
  recordsOfAddresses: RECORDS_OF_ADDRESSES,
  commonWords: COMMON_WORDS,
  isEnvironment,
  isOfEndpoint,
  isOfOrigins,
  isOfProgram,
  isOfWorkflow,
  actorTypeOf,
  contentsTypeOf,
  routing: ROUTING,
  regionBoxOf,
  outerRegionOf,
  accountTypes: ACCOUNT_TYPES,
  accountName,
  isGlobal,
  regionAttribute: REGION_ATTRIBUTE,
  regionName: REGION_PATTERN,
  statedLocations: STATED_LOCATIONS,
  statedLocation,
  locationAttributesOf,
  isRegionOrZone,
  isMadeUpAccount,
  documentShapes: DOCUMENT_SHAPES,
  permissionsOf,
  isMetadataPermission,
  isAdministration,
  meansEverything,
  everywhere: UNLIMITED_RANGES,
  outsiders: OUTSIDERS,
  protocols: PROTOCOL_ALIASES,
  protocolsWithoutCalls: PROTOCOLS_WITHOUT_CALLS,
  isCaller: (type) => factsOf(type).caller === true || RUNTIME_CATEGORIES.includes(factsOf(type).category),
  programs: WORKLOADS,
  isRelay,
  isDnsName: (type) => isRecord(type) || rankOf(type) === "dns",
  isDnsRecord: isRecord,
  ownIdentities: IDENTITY_ATTRIBUTES,
  statedIdentities: STATED_IDENTITIES,
  identities: IDENTITIES2,
  networkTypes: NETWORK_TYPES,
  networkKindOf,
  networkName,
  hasNetworkWord,
  rootNameOf,
  isSubnetGroup,
  namedHosts: NAMED_HOSTS,
  namedContainers: NAMED_CONTAINERS
};

// parts/picture.js
init_locations();
init_model();
init_module_purposes();
init_actors();
init_other();
init_terraform();
init_outsider_kinds();
init_placement();
init_products();
init_shared();

// src/diagram/account-ids.ts
init_cloud();
init_order();
init_hash();
var shownName = (name, isHidden) => accountIds(isHidden === true).text(name);
var NO_FILTER = { learn() {
}, text: (text2) => text2, data: (data) => data, graph: (graph) => graph };
var MASK = "xxxx";
var VISIBLE_CHARACTERS = 4;
var LOCATION_KEYS = /* @__PURE__ */ new Set(["at"]);
function accountIds(isHidden) {
  if (!isHidden) return NO_FILTER;
  const forms = createForms();
  const projects = createProjects(forms);
  const maskedTexts = /* @__PURE__ */ new Map();
  const text2 = (original) => {
    const known2 = maskedTexts.get(original);
    if (known2 !== void 0) return known2;
    const masked = projects.replace(replaceIds(original, ({ kind, text: id }) => replacementOf(kind, id, forms)));
    maskedTexts.set(original, masked);
    return masked;
  };
  const assignForms = (data2) => {
    const ids = /* @__PURE__ */ new Set();
    eachText(data2, (original) => {
      replaceIds(original, ({ kind, text: id }) => {
        if (kind === "left") forms.reserve(id);
        else if (kind !== "cut") ids.add(id);
        if (kind === "placed") projects.add(id);
        return id;
      });
    });
    for (const id of [...ids, ...projects.all()].sort(byText)) forms.assign(id);
    maskedTexts.clear();
  };
  const data = (original) => {
    assignForms(original);
    return mapTexts(original, text2, /* @__PURE__ */ new Map());
  };
  return {
    learn(resources) {
      for (const { account, values } of resources) {
        for (const id of [account, ...PROJECT_ATTRIBUTES.map((name) => values[name])]) {
          if (typeof id === "string" && isProjectId(id)) projects.add(id);
        }
      }
    },
    text: text2,
    data,
    graph: (graph) => sortGraph(data(graph))
  };
}
function replacementOf(is, id, forms) {
  if (is === "left") return id;
  return is === "cut" ? MASK : forms.of(id);
}
function createForms() {
  const forms = /* @__PURE__ */ new Map();
  const usedForms = /* @__PURE__ */ new Set();
  return {
    of: (id) => forms.get(id) ?? formOf(id),
    reserve: (form) => void usedForms.add(form),
    assign(id) {
      if (forms.has(id)) return;
      const plain2 = formOf(id);
      let form = plain2;
      for (let number2 = 2; usedForms.has(form); number2++) form = `${plain2}-${number2}`;
      usedForms.add(form);
      forms.set(id, form);
    }
  };
}
function formOf(id) {
  if (/^\d{4}-\d{4}-\d{4}$/.test(id)) return `${MASK}-${MASK}-${id.slice(-VISIBLE_CHARACTERS)}`;
  const end = isProjectId(id) ? sha256(id).slice(0, VISIBLE_CHARACTERS) : id.slice(-VISIBLE_CHARACTERS);
  return `${MASK}${end}`;
}
function createProjects(forms) {
  const ids = /* @__PURE__ */ new Set();
  let pattern = null;
  return {
    all: () => ids,
    add(id) {
      if (!isProjectId(id) || ids.has(id)) return;
      ids.add(id);
      pattern = null;
    },
    replace(text2) {
      if (ids.size === 0) return text2;
      if (ids.has(text2)) return forms.of(text2);
      pattern ??= patternOf([...ids].filter((id) => /[\d-]/.test(id)));
      return text2.replace(pattern, (id) => forms.of(id));
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
  const entries = data instanceof Map || Array.isArray(data) || data instanceof Set ? [...data] : Object.entries(data);
  for (const entry of entries) eachText(entry, visit, seen2);
}
function mapTexts(data, replace, copies) {
  if (typeof data === "string") return replace(data);
  if (typeof data !== "object" || data === null) return data;
  const known2 = copies.get(data);
  if (known2 !== void 0) return known2;
  const map = (value) => mapTexts(value, replace, copies);
  const copy = isPlain2(data) ? mapObject(data, map) : mapCollection(data, map);
  copies.set(data, copy);
  return copy;
}
var isPlain2 = (data) => !(data instanceof Map || data instanceof Set || Array.isArray(data));
var mapObject = (data, map) => Object.freeze(
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [map(key), LOCATION_KEYS.has(key) ? value : map(value)])
  )
);
function mapCollection(data, map) {
  if (data instanceof Map) return new Map([...data].map(([key, value]) => [map(key), map(value)]));
  if (data instanceof Set) return new Set([...data].map(map));
  return data.map(map);
}
function sortGraph(graph) {
  const nodes = new Map([...graph.nodes].sort(([a], [b]) => byAddress(a, b)));
  const rank = new Map([...nodes.keys()].map((address, at2) => [address, at2]));
  const rankOf2 = (address) => rank.get(address) ?? 0;
  const byEnds = (a, b) => rankOf2(a.from) - rankOf2(b.from) || rankOf2(a.to) - rankOf2(b.to);
  return { ...graph, nodes, edges: [...graph.edges].sort(byEnds) };
}
var withMaskedAddresses = (resource, { text: text2 }) => ({
  ...resource,
  address: text2(resource.address),
  origin: text2(resource.origin)
});
var withHiddenIds = (reporter, { text: text2 }) => ({
  ...reporter,
  step: (step, isCounted) => reporter.step(text2(step), isCounted),
  note: (note) => reporter.note(text2(note)),
  warn: (texts) => reporter.warn(texts.map(text2))
});
async function withHiddenErrors({ text: text2 }, work) {
  try {
    return await work();
  } catch (failure) {
    for (let error = failure; error instanceof Error; error = error.cause) hideIdsIn(error, text2);
    throw failure;
  }
}
function hideIdsIn(error, text2) {
  const parts = error;
  for (const part of ["message", "stack", "remedy"]) {
    const original = parts[part];
    if (typeof original === "string") parts[part] = text2(original);
  }
}

// src/diagram/annotate.ts
var import_node_path3 = require("node:path");
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
  const pathInPackage = (0, import_node_path.relative)(base, path).split(import_node_path.sep).join("/");
  return [shown, pathInPackage].filter((part) => part !== "").join("/") || ".";
}
var SHARED_PLACES = ["/tmp", "/var/tmp", "/dev/shm"];
async function sharedPlaces(io) {
  const named3 = [io.home, io.env?.TMPDIR, ...SHARED_PLACES].filter((path) => path !== void 0 && (0, import_node_path.isAbsolute)(path));
  const real = await Promise.all(named3.map((path) => io.realPath(path).catch(() => null)));
  return real.filter((path) => path !== null);
}
var isSharedPlace = (directory, places) => (0, import_node_path.dirname)(directory) === directory || places.some((place) => isWithin(directory, place));
async function packageContaining(root, io) {
  const places = await sharedPlaces(io);
  const repository = await repositoryIn(root, places, io);
  if (repository !== null) return { top: repository, reach: repository, isRepository: true, places };
  let reach = root;
  for (let level = 0; level < LEVELS_ABOVE_MAX && !isSharedPlace((0, import_node_path.dirname)(reach), places); level++) {
    reach = (0, import_node_path.dirname)(reach);
  }
  return { top: root, reach, isRepository: false, places };
}
var repositoryContaining = async (root, io) => repositoryIn(root, await sharedPlaces(io), io);
async function repositoryIn(root, places, io) {
  for (let at2 = root; !isSharedPlace(at2, places); at2 = (0, import_node_path.dirname)(at2)) {
    const kind = await io.kindOf((0, import_node_path.join)(at2, ".git")).catch(() => "missing");
    if (kind !== "missing") return at2;
  }
  return null;
}
function packageOf(directory, source, shown) {
  const { folder } = splitSource(source);
  const ups = folder === "" ? 0 : folder.split("/").length;
  const above = (0, import_node_path.join)(directory, ...Array.from({ length: ups }, () => ".."));
  const top = (0, import_node_path.join)(above, folder) === directory ? above : directory;
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

// src/diagram/annotate.ts
init_messages2();

// src/diagram/read.ts
init_attributes();
init_errors();

// src/graph/counts.ts
init_address();

// src/graph/changes.ts
init_group_by();
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
    const same = others.map((changes) => changes.find(({ path }) => path === change2.path));
    const shared = (list) => change2[list].filter((name) => same.every((other) => other?.[list].includes(name)));
    const [removed2, added] = [shared("removed"), shared("added")];
    if (removed2.length + added.length === 0) return [];
    const isKeptAlike = same.every((other) => String(other?.kept) === String(change2.kept));
    return [{ ...change2, removed: removed2, added, kept: isKeptAlike ? change2.kept : [] }];
  });
}
function pairRecreated(removed2, added, identityOf) {
  const removedByIdentity = groupBy(removed2, identityOf);
  const addedByIdentity = groupBy(added, identityOf);
  const pairs = /* @__PURE__ */ new Map();
  for (const [identity, before] of removedByIdentity) {
    const after = addedByIdentity.get(identity) ?? [];
    if (identity === void 0 || identity === "" || before.length !== 1 || after.length !== 1) continue;
    pairs.set(before[0].address, after[0].address);
  }
  return pairs;
}

// src/graph/counts.ts
init_order();
var isPseudoType = (type) => type.startsWith("tv_") || type === "aws_az" || type === "aws_group";
var isOfSource = ({ provenance, isAdded }) => provenance !== "implied" && isAdded !== true;
var countResources = (nodes) => countDrawn([...nodes].filter(isOfSource));
function countDrawn(items) {
  const counts = /* @__PURE__ */ new Map();
  for (const { address, type, count } of items) {
    if (isPseudoType(type)) continue;
    const isCopy2 = (parseAddress2(address)?.copy ?? null) !== null;
    counts.set(isCopy2 ? withCopy(address, null) : address, count);
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
  for (const { mode, change: change2, changed: changed3 = {} } of resources) {
    if (mode !== "managed") continue;
    for (const counted of countedAs(change2, changed3)) sums[counted]++;
    for (const [name, count] of Object.entries(changed3.folded ?? {})) {
      for (const counted of countedAs(name, {})) sums[counted] += count;
    }
  }
  return sums;
}
function allChanges(resources) {
  const sums = /* @__PURE__ */ new Map();
  for (const { mode, change: change2, changed: changed3 = {}, count = 1 } of resources) {
    if (mode !== "managed") continue;
    const deposed = Object.entries(changed3.folded ?? {});
    for (const [name, number2] of [[change2, count === "unknown" ? 1 : count], ...deposed]) {
      sums.set(name, (sums.get(name) ?? 0) + number2);
    }
  }
  const counts = Object.fromEntries(
    CHANGES2.flatMap((change2) => change2 !== "none" && sums.has(change2) ? [[change2, sums.get(change2)]] : [])
  );
  return Object.keys(counts).length === 0 ? void 0 : { counts, plan: planSummary(resources) };
}

// src/graph/json/index.ts
init_boxes();
init_cloud();
init_errors();
init_limits();
init_messages();

// src/platform/json/file.ts
init_errors();
init_messages();

// elsewhere:src/platform/limits.ts
var module14 = require("../cli.js").modules["src/platform/limits.ts"]();
var ARTIFACTS_LISTED_MAX = module14.ARTIFACTS_LISTED_MAX;
var COMPLAINT_LINES = module14.COMPLAINT_LINES;
var DOT_SECONDS = module14.DOT_SECONDS;
var EVENT_STREAMS_MAX = module14.EVENT_STREAMS_MAX;
var GIT_ALLOCATION_MAX = module14.GIT_ALLOCATION_MAX;
var GIT_FILE_BYTES_MAX = module14.GIT_FILE_BYTES_MAX;
var INTERRUPT_SECONDS = module14.INTERRUPT_SECONDS;
var JSON_STARTS_TRIED = module14.JSON_STARTS_TRIED;
var JSON_VALUES_MAX = module14.JSON_VALUES_MAX;
var JSON_VALUE_LENGTH_MIN = module14.JSON_VALUE_LENGTH_MIN;
var LEFTOVERS_AT_ONCE = module14.LEFTOVERS_AT_ONCE;
var LEFTOVER_HOURS = module14.LEFTOVER_HOURS;
var OBJECT_FILES_MAX = module14.OBJECT_FILES_MAX;
var PLAIN_FILES_BYTES_MAX = module14.PLAIN_FILES_BYTES_MAX;
var PLAIN_FILES_MAX = module14.PLAIN_FILES_MAX;
var RESULTS_BYTES_MAX = module14.RESULTS_BYTES_MAX;
var RESULTS_MAX = module14.RESULTS_MAX;
var RESULTS_PER_KEY_MAX = module14.RESULTS_PER_KEY_MAX;
var RESULT_BYTES_MAX = module14.RESULT_BYTES_MAX;
var RPC_BYTES_MAX = module14.RPC_BYTES_MAX;
var SERVER_TOKEN_BYTES = module14.SERVER_TOKEN_BYTES;
var SOCKET_PATH_BYTES_MAX = module14.SOCKET_PATH_BYTES_MAX;
var STAMP_SECONDS = module14.STAMP_SECONDS;
var STDERR_BYTES_MAX = module14.STDERR_BYTES_MAX;
var VANISH_SECONDS = module14.VANISH_SECONDS;
var VERSION_SECONDS = module14.VERSION_SECONDS;

// elsewhere:src/platform/messages.ts
var module15 = require("../cli.js").modules["src/platform/messages.ts"]();
var BINARY_PLAN = module15.BINARY_PLAN;
var DOT_FAILED_REMEDY = module15.DOT_FAILED_REMEDY;
var DOT_MISSING = module15.DOT_MISSING;
var DOT_MISSING_REMEDY = module15.DOT_MISSING_REMEDY;
var DOT_UPDATE_REMEDY = module15.DOT_UPDATE_REMEDY;
var DOT_VERSION_REMEDY = module15.DOT_VERSION_REMEDY;
var NOT_JSON_REMEDY = module15.NOT_JSON_REMEDY;
var NO_WORKING_DIRECTORY = module15.NO_WORKING_DIRECTORY;
var NO_WORKING_DIRECTORY_REMEDY = module15.NO_WORKING_DIRECTORY_REMEDY;
var READ_CHARACTER = module15.READ_CHARACTER;
var READ_NUMBER = module15.READ_NUMBER;
var READ_TEXT = module15.READ_TEXT;
var READ_WORD = module15.READ_WORD;
var REPOSITORY_LINK_REMEDY = module15.REPOSITORY_LINK_REMEDY;
var REPOSITORY_OBJECTS_TOO_MANY = module15.REPOSITORY_OBJECTS_TOO_MANY;
var REPOSITORY_OBJECTS_TOO_MANY_REMEDY = module15.REPOSITORY_OBJECTS_TOO_MANY_REMEDY;
var REPOSITORY_TOO_LARGE = module15.REPOSITORY_TOO_LARGE;
var REPOSITORY_TOO_LARGE_REMEDY = module15.REPOSITORY_TOO_LARGE_REMEDY;
var REPOSITORY_UNPROVEN = module15.REPOSITORY_UNPROVEN;
var REPOSITORY_UNPROVEN_REMEDY = module15.REPOSITORY_UNPROVEN_REMEDY;
var RESULT_HAS_PATH = module15.RESULT_HAS_PATH;
var STREAM_REMEDY = module15.STREAM_REMEDY;
var TEMPORARY_UNWRITABLE_REMEDY = module15.TEMPORARY_UNWRITABLE_REMEDY;
var binaryPlanRemedy = module15.binaryPlanRemedy;
var dotFailed = module15.dotFailed;
var dotTimeOut = module15.dotTimeOut;
var dotTooOld = module15.dotTooOld;
var dotUnusable = module15.dotUnusable;
var dotVersionUnreadable = module15.dotVersionUnreadable;
var exitCode = module15.exitCode;
var jsonEmpty = module15.jsonEmpty;
var jsonOfNothing = module15.jsonOfNothing;
var notJson = module15.notJson;
var repositoryLent = module15.repositoryLent;
var repositoryLentRemedy = module15.repositoryLentRemedy;
var repositoryLink = module15.repositoryLink;
var resultNotStored = module15.resultNotStored;
var temporaryUnwritable = module15.temporaryUnwritable;
var textOfLength = module15.textOfLength;

// src/platform/json/file.ts
init_decode_text();

// src/platform/json/in-words.ts
init_limits();
init_printable();
var PUNCTUATION = /^(?:[{}[\],:;="'/\\]|->|--)$/;
var LITERAL = /^(?:true|false|null)$/;
function tokenInWords(text2) {
  if (PUNCTUATION.test(text2)) return quote(text2);
  if (LITERAL.test(text2)) return text2;
  if (/^"/.test(text2)) return READ_TEXT;
  if (/^-?\d/.test(text2)) return READ_NUMBER;
  return /^[\p{L}\p{N}_]/u.test(text2) ? READ_WORD : READ_CHARACTER;
}
var LIKE_ADDRESS = /^(?:module\.[\w-]{1,64}(?:\[\d{1,6}\])?\.){0,8}(?:data\.)?[a-z][a-z0-9]{1,30}_[a-z0-9_]{1,60}\.[\w-]{1,64}(?: [\w-]{1,20})?(?:\[\d{1,6}\]){0,4}(?:~\d{1,6})?$/i;
var addressInWords = (text2) => quote(text2, PRINTED_ADDRESS_LENGTH);
var textInWords = (text2) => textOfLength([...text2].length);
var isLikeAddress = (text2) => LIKE_ADDRESS.test(text2);

// src/platform/json/tokens.ts
init_matching();
function positionAt(text2, offset) {
  let line2 = 1;
  let lineStart = 0;
  for (let end = text2.indexOf("\n"); end >= 0 && end < offset; end = text2.indexOf("\n", end + 1)) {
    line2++;
    lineStart = end + 1;
  }
  return { line: line2, column: offset - lineStart + 1 };
}
var QUOTE = 34;
var BACKSLASH = 92;
var FIRST_PRINTABLE = 32;
var SPACE = /[ \t\r\n]*/y;
var NUMBER5 = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
var WORD2 = /true|false|null/y;
var WORD_LIKE = /[A-Za-z0-9_.+-]+/y;
var ESCAPE = /\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4})/y;
function stringToken(text2, start) {
  let end = start + 1;
  while (end < text2.length) {
    const code = text2.charCodeAt(end);
    if (code === QUOTE) return { kind: "string", start, end: end + 1 };
    if (code < FIRST_PRINTABLE) break;
    const next2 = code === BACKSLASH ? matchEnd(ESCAPE, text2, end) : end + 1;
    if (next2 === end) break;
    end = next2;
  }
  return { kind: "broken-string", start, end };
}
function tokenAt(text2, from) {
  const start = matchEnd(SPACE, text2, from);
  const char = text2[start];
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
      return stringToken(text2, start);
  }
  const wordEnd = matchEnd(WORD_LIKE, text2, start);
  if (matchEnd(WORD2, text2, start) === wordEnd && wordEnd > start) return { kind: "word", start, end: wordEnd };
  if (matchEnd(NUMBER5, text2, start) === wordEnd && wordEnd > start) return { kind: "number", start, end: wordEnd };
  return { kind: "unknown", start, end: Math.max(wordEnd, start + 1) };
}
function findJsonFault(text2) {
  const open = [];
  let expected = "value";
  let mayClose = false;
  for (let token = tokenAt(text2, 0); ; token = tokenAt(text2, token.end)) {
    if (token.kind === "broken-string") return faultAt(text2, token, "string");
    if (expected === "end" && token.kind === "end") return null;
    if (closes(token, open) && (mayClose || expected === "comma")) {
      open.pop();
      mayClose = false;
      expected = open.length === 0 ? "end" : "comma";
      continue;
    }
    const next2 = expectedAfter(token, expected, open);
    if (next2 === null) return faultAt(text2, token, expected);
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
function faultAt(text2, { kind, start, end }, expected) {
  const [from, to] = kind === "broken-string" ? [end, end + 1] : [start, end];
  return { offset: from, expected, found: text2.slice(from, to) };
}

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
  const text2 = decodeText(bytes, file);
  if (text2.trim() === "")
    throw new InvalidInput(jsonEmpty(file), { remedy: FILE_EMPTY_REMEDY });
  if (hasTooManyValues(text2))
    throw new InvalidInput(jsonOfNothing(file), { remedy: INVALID_GRAPH_REMEDY });
  const whole = parseObject(text2);
  if (isStreamEvent(whole?.value ?? parseObject(firstLine(text2))?.value)) {
    throw new InvalidInput(NO_RESOURCE_CHANGES_MEMBER, { remedy: STREAM_REMEDY });
  }
  const objects = whole === null ? objectsIn(text2) : [whole];
  if (objects.length === 0) throw notJson2(text2, file);
  return objects;
}
function hasTooManyValues(text2) {
  if (text2.length < JSON_VALUES_MAX) return false;
  let values = 0;
  for (let index2 = 0; index2 < text2.length; index2++) {
    const code = text2.charCodeAt(index2);
    if (code === COMMA || code === OPEN_LIST || code === OPEN_OBJECT) values++;
  }
  return values > JSON_VALUES_MAX && text2.length < values * JSON_VALUE_LENGTH_MIN;
}
var COMMA = 44;
var OPEN_LIST = 91;
var OPEN_OBJECT = 123;
function parseObject(text2) {
  try {
    return { value: JSON.parse(text2), text: text2 };
  } catch {
    return null;
  }
}
var firstLine = (text2) => text2.trimStart().split("\n", 1)[0];
var isStreamEvent = (value) => typeof value === "object" && value !== null && Object.hasOwn(value, "@level") && Object.hasOwn(value, "@message");
function notJson2(text2, file) {
  const fault2 = findJsonFault(text2) ?? { offset: text2.length, expected: "end", found: "" };
  const position2 = positionAt(text2, fault2.offset);
  const unexpected = fault2.found === "" ? "" : tokenInWords(fault2.found);
  const message = notJson(file, position2, JSON_EXPECTED[fault2.expected], unexpected);
  return new InvalidInput(message, { remedy: NOT_JSON_REMEDY });
}
function objectsIn(text2) {
  const objects = [];
  let previousEnd = 0;
  let failures = 0;
  for (let start = firstStart(text2, 0); start !== null; ) {
    const end = objectEnd(text2, start.offset);
    const object = end > 0 ? parseObject(text2.slice(start.offset, end)) : null;
    if (object === null) {
      if (objects.length > 0 || ++failures === JSON_STARTS_TRIED) return [];
      start = firstStart(text2, start.offset + 1);
      continue;
    }
    if (objects.length > 0 && !isLogText(text2.slice(previousEnd, start.line))) return [];
    objects.push({ ...object, ...start.unit !== void 0 && { unit: start.unit } });
    previousEnd = end;
    start = nextStart(text2, end);
  }
  return isLogText(text2.slice(previousEnd)) ? objects : [];
}
var START = /(?<=^|\n)(?:[^\n{]{0,200}\[([^\][\n]{1,200})\] (?:terraform|tofu): )?\{/g;
var DIRECTLY_AFTER = /[ \t\r\n]*\{/y;
function nextStart(text2, previousEnd) {
  DIRECTLY_AFTER.lastIndex = previousEnd;
  if (DIRECTLY_AFTER.test(text2)) return { offset: DIRECTLY_AFTER.lastIndex - 1, line: previousEnd };
  return firstStart(text2, previousEnd);
}
function firstStart(text2, from) {
  START.lastIndex = from;
  const match = START.exec(text2);
  if (match === null) return null;
  const [whole, unit] = match;
  return { offset: match.index + whole.length - 1, line: match.index, ...unit !== void 0 && { unit } };
}
var isLogText = (text2) => text2 === "" || /^[ \t\r]*(?:\n|$)/.test(text2) && !/^[ \t]*["{}\]]/m.test(text2);
function objectEnd(text2, start) {
  let depth = 0;
  for (let token = tokenAt(text2, start); token.kind !== "end" && token.kind !== "broken-string"; token = tokenAt(text2, token.end)) {
    if (token.kind === "{") depth++;
    if (token.kind === "}") depth--;
    if (depth === 0) return token.end;
  }
  return -1;
}

// src/graph/json/index.ts
init_foreign();
init_address();

// src/graph/create.ts
init_errors();
init_address();

// src/graph/model.ts
var PROVENANCES = ["planned", "assumed", "implied", "suggested"];

// src/graph/create.ts
init_node_types();
init_order();
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
var headOf = ({ title, within: within2, total, changes }) => ({
  title,
  ...within2 !== void 0 && { within: within2 },
  ...total !== void 0 && { total },
  ...changes !== void 0 && { changes }
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
    const others = pairs.get(pair2);
    if (others === void 0) pairs.set(pair2, [edge]);
    else others.push(edge);
  }
  const merged = [];
  for (const pair2 of pairs.values()) merged.push(...mergePair(pair2, rank, mergeOpposite));
  return merged.sort(
    (a, b) => rank.get(a.from) - rank.get(b.from) || rank.get(a.to) - rank.get(b.to)
  );
}
function mergePair(edges2, rank, mergeOpposite) {
  const first = edges2[0];
  if (first.from === first.to) return [joinEdges(edges2, first.from, first.to, false)];
  const forward = edges2.filter((edge) => edge.from === first.from);
  const backward = edges2.filter((edge) => edge.from !== first.from);
  const twoWay = edges2.some((edge) => edge.twoWay) || mergeOpposite && backward.length > 0;
  if (!twoWay)
    return [forward, backward].flatMap(
      (sameDirection) => sameDirection[0] ? [joinEdges(sameDirection, sameDirection[0].from, sameDirection[0].to, false)] : []
    );
  const inOrder3 = rank.get(first.from) < rank.get(first.to);
  return [inOrder3 ? joinEdges(edges2, first.from, first.to, true) : joinEdges(edges2, first.to, first.from, true)];
}
function joinEdges(edges2, from, to, twoWay) {
  const only = edges2.length === 1 ? edges2[0] : void 0;
  if (only?.from === from && only.twoWay === twoWay && Object.isFrozen(only)) return only;
  const labels = new Set(edges2.map((edge) => edge.label).filter((label) => label !== ""));
  const provenance = PROVENANCES.find((source) => edges2.some((edge) => edge.provenance === source)) ?? "planned";
  const count = edges2.reduce((sum, edge) => sum + (edge.count ?? 0), 0);
  const steps2 = [...new Set(edges2.flatMap((edge) => edge.steps ?? []))].sort((a, b) => a - b);
  const changes = new Set(edges2.map((edge) => edge.change));
  const [change2] = changes.size === 1 ? changes : [];
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

// src/graph/json/index.ts
init_group_by();
init_node_types();
init_order();

// src/graph/json/changes.ts
init_address_ranges();
init_attributes();
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
var readMatching = (pattern) => readText((text2) => pattern.test(text2));
var readPhrase = readMatching(PHRASE);
var readGraphAddress = readText((text2) => isShort(text2) && isAddress(text2));
var readTerraformAddress = readText(
  (text2) => parseTerraformAddress(text2) !== null && isShort(toGraphAddress(text2) ?? "")
);
var readAttributeText = readText(
  (text2) => text2 !== "" && text2.length <= ATTRIBUTE_TEXT_LENGTH && !/[\r\n]/.test(text2)
);
var readName = (value) => typeof value === "string" && value.length <= ATTRIBUTE_TEXT_LENGTH ? oneLine(value) : null;
var readTrue = (value) => value === true ? true : null;
var readCount = (value) => typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : null;
var readOneOf = (allowed) => (value) => allowed.find((text2) => text2 === value) ?? null;
var readList = (readItem) => (value) => {
  if (!Array.isArray(value)) return null;
  const items = value.map((item) => readItem(item));
  return items.some((item) => item === null) ? null : items;
};
function optionalMember(object, name, read) {
  const value = read(member(object, name));
  return value === null ? {} : { [name]: value };
}
var readChange = readOneOf(CHANGES2.filter((name) => name !== "none"));
var readCounts = (value) => {
  const entries = entriesOf2(value);
  const isValid = entries.every(([name, count]) => readChange(name) !== null && readCount(count) !== null);
  return objectOf(value) !== null && isValid ? Object.fromEntries(entries) : null;
};
var SHOWN_ATTRIBUTES = new Set(ALLOWED_ATTRIBUTES);
var readChangedValue = (value) => {
  const name = readText((text2) => SHOWN_ATTRIBUTES.has(text2))(member(value, "name"));
  const [before, after] = [member(value, "before"), member(value, "after")];
  const isValid = [before, after].every((text2) => text2 === null || readAttributeText(text2) !== null);
  if (name === null || !isValid) return null;
  return {
    name,
    before: readAttributeText(before),
    after: readAttributeText(after),
    ...optionalMember(value, "forces", readTrue)
  };
};
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
  const readPhraseOrRange = readText((text2) => PHRASE.test(text2) || isRangeOrTag(text2));
  const change2 = readOneOf(["opens", "closes"])(member(value, "change"));
  const what = readPhraseOrRange(member(value, "what"));
  const to = readPhraseOrRange(member(value, "to"));
  const by = readGraphAddress(member(value, "by"));
  if (change2 === null || what === null || to === null || by === null) return null;
  const except = readList(readText(isRangeOrTag))(member(value, "except")) ?? [];
  return {
    change: change2,
    what,
    to,
    by,
    ...except.length > 0 && { except },
    ...optionalMember(value, "isRange", readTrue),
    ...optionalMember(value, "at", readGraphAddress)
  };
};
var readSubject = (value) => {
  const noun = readPhrase(member(value, "noun"));
  const name = readName(member(value, "name"));
  if (noun === null || name === null) return null;
  return {
    ...optionalMember(value, "address", readGraphAddress),
    noun,
    name,
    ...optionalMember(value, "detail", readName)
  };
};
var IDENTITIES3 = ["everybody", "service", "outsider"];
var readPrincipal = (value) => {
  const subject = readSubject(value);
  if (subject === null) return null;
  return { ...subject, ...optionalMember(value, "is", readOneOf(IDENTITIES3)) };
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
    ...optionalMember(value, "level", readOneOf(LEVELS)),
    does,
    principal,
    target,
    actions,
    ...optionalMember(value, "makes", readPhrase),
    ...optionalMember(value, "isDenial", readTrue),
    ...optionalMember(value, "isByCondition", readTrue),
    ...optionalMember(value, "isConditional", readTrue),
    ...optionalMember(value, "isTrust", readTrue),
    ...optionalMember(value, "isWithNew", readTrue),
    by
  };
};
var readPart = (value) => {
  const address = readTerraformAddress(member(value, "address"));
  const change2 = readChange(member(value, "change"));
  const listed2 = member(value, "values");
  const values = listed2 === void 0 ? [] : readList(readChangedValue)(listed2);
  if (address === null || change2 === null || values === null) return null;
  return {
    address,
    change: change2,
    ...optionalMember(value, "name", readAttributeText),
    ...optionalMember(value, "forcedBy", readList(readMatching(ATTRIBUTE_PATH))),
    ...values.length > 0 && { values },
    ...optionalMember(value, "rules", readList(readRule))
  };
};
var readRule = (value) => {
  const change2 = readOneOf(["create", "delete"])(member(value, "change"));
  const does = readOneOf(["allows", "denies"])(member(value, "does"));
  const what = readMatching(TRAFFIC)(member(value, "what"));
  if (change2 === null || does === null || what === null) return null;
  return { change: change2, does, what, ...optionalMember(value, "from", readPeers), ...optionalMember(value, "to", readPeers) };
};
var readPeers = (value) => {
  const isValid = (text2) => isPeer(text2) || readTerraformAddress(text2) !== null;
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
  const entries = entriesOf2(value).map(([name, field]) => {
    const read = Object.hasOwn(FIELDS, name) ? FIELDS[name] : null;
    return [name, read === null ? null : read(field)];
  });
  const isValid = entries.length > 0 && entries.every(([, field]) => field !== null);
  return isValid ? Object.fromEntries(entries) : null;
}
function readAllChanges(value) {
  const counts = readCounts(member(value, "counts"));
  if (counts === null) return void 0;
  return {
    counts,
    ...optionalMember(value, "hidden", readCount),
    ...optionalMember(value, "shown", readCounts),
    ...optionalMember(value, "plan", readPlanSummary)
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
var invalidGraph = (file, lines, total) => [
  `${file} is not a valid graph (graph format 1.0): ${plural(total, "problem")}`,
  ...lines,
  ...total > lines.length ? [`  and ${total - lines.length} more`] : []
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
  constructor(text2) {
    this.text = text2;
    this.token = tokenAt(text2, 0);
  }
  text;
  token;
  /** Moves to the next token. */
  next() {
    this.token = tokenAt(this.text, this.token.end);
  }
  /** Returns the string at the cursor. */
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
var isValidAddress = (text2) => isShort(text2) && isAddress(text2);
function shownValue(cursor) {
  const { kind, start, end } = cursor.token;
  if (kind === "{") return "an object";
  if (kind === "[") return "an array";
  return kind === "string" ? textInWords(cursor.string()) : tokenInWords(cursor.text.slice(start, end));
}
function readEntries(text2) {
  const problems = new Problems();
  const cursor = new Cursor(text2);
  if (cursor.token.kind !== "{") {
    const { start } = cursor.token;
    problems.add(() => ({ offset: start, path: "$", value: shownValue(cursor), rule: GRAPH_RULE_TOP }));
    return { entries: [], problems };
  }
  const debugData = findMember(text2, "graphdict");
  if (debugData !== null) cursor.token = debugData;
  const path = debugData === null ? "$" : "$.graphdict";
  return { entries: readObject(cursor, path, problems), problems };
}
var isDebugData = (text2) => tokenAt(text2, 0).kind === "{" && findMember(text2, "graphdict") !== null;
function findMember(text2, name) {
  const cursor = new Cursor(text2);
  cursor.next();
  while (cursor.token.kind === "string") {
    const isMember2 = cursor.string() === name;
    cursor.next();
    cursor.next();
    if (isMember2) return cursor.token.kind === "{" ? cursor.token : null;
    cursor.skipValue();
    if (cursor.token.kind === ",") cursor.next();
  }
  return null;
}
function readObject(cursor, path, problems) {
  const entries = [];
  const seen2 = /* @__PURE__ */ new Set();
  const start = cursor.token.start;
  cursor.next();
  while (cursor.token.kind === "string") {
    const offset = cursor.token.start;
    const key = cursor.string();
    const report = (rule) => problems.add(() => ({ offset, path, value: addressInWords(key), rule }));
    if (!isValidAddress(key)) report(addressRule(key));
    else if (seen2.has(key)) report(GRAPH_RULE_KEY_ONCE);
    else seen2.add(key);
    cursor.next();
    cursor.next();
    const targets = readTargets(cursor, key, path, problems);
    if (problems.total === 0) entries.push({ key, targets });
    if (cursor.token.kind === ",") cursor.next();
  }
  if (entries.length === 0 && problems.total === 0)
    problems.add(() => ({ offset: start, path, value: "{}", rule: GRAPH_RULE_NOT_EMPTY }));
  return entries;
}
function readTargets(cursor, key, parentPath, problems) {
  const isGraph = isValidAddress(key);
  const inWords = isGraph ? addressInWords : textInWords;
  const path = () => `${parentPath}[${addressInWords(key)}]`;
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
      if (!isValidAddress(target))
        report(() => inWords(target), isGraph ? addressRule(target) : GRAPH_RULE_ADDRESS);
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
function addressRule(text2) {
  if (!isShort(text2)) return graphRuleLength(ADDRESS_LENGTH_MAX, MODULE_DEPTH);
  const address = toGraphAddress(text2);
  return address === null ? GRAPH_RULE_ADDRESS : graphAddressInstead(addressInWords(address));
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

// src/graph/json/meta-data.ts
init_attributes();
init_limits();
init_foreign();
init_address();
init_order();
function readMetaData(value, file) {
  const nodes = new Map(entriesOf2(member(value, "meta_data")).map(([address, data]) => [address, readNode(data)]));
  const invalid = [...nodes].filter(([, { isValid }]) => !isValid).map(([address]) => address);
  return {
    nodeData: (address) => nodes.get(address)?.node ?? {},
    connectionData: (from, to) => nodes.get(from)?.connections.get(to) ?? null,
    warnings: invalid.length === 0 ? [] : [metaDataUnfit(file, addressForMessage(invalid.sort(byAddress)[0]), invalid.length)]
  };
}
var addressForMessage = (key) => isLikeAddress(key) ? key : isAddress(key) ? addressInWords(key) : textInWords(key);
function readNode(data) {
  const reader = new FieldReader();
  const node2 = {
    ...reader.field("attributes", member(data, "attributes"), attributesOf),
    ...reader.field("provenance", member(data, "provenance"), oneOf(PROVENANCES)),
    ...reader.field("change", member(data, "change"), oneOf(CHANGES2)),
    ...reader.field("changed", member(data, "changed"), readChangeDetails),
    ...reader.field("lookedUp", member(data, "looked_up"), booleanOf),
    ...reader.field("count", member(data, "count"), countOf),
    ...reader.field("countUnknown", member(data, "count_unknown"), booleanOf),
    ...reader.field("instances", member(data, "instances"), instancesOf),
    ...reader.field("labelOverride", member(data, "called"), labelOf),
    ...reader.field("runsIn", member(data, "runs_in"), addressOf)
  };
  const connections = /* @__PURE__ */ new Map();
  for (const [to, connection] of entriesOf2(member(data, "connections"))) {
    connections.set(to, {
      ...reader.field("label", member(connection, "label"), labelOf),
      ...reader.field("provenance", member(connection, "provenance"), oneOf(PROVENANCES)),
      ...reader.field("thin", member(connection, "thin"), trueOf),
      isSeparate: member(connection, "two_way") === false
    });
  }
  return { node: node2, connections, isValid: reader.isValid && objectOf(data) !== null };
}
var FieldReader = class {
  isValid = true;
  /**
   * Returns an object with the field, or an empty object.
   * @param read returns null for an invalid value
   */
  field(name, value, read) {
    if (value === void 0) return {};
    const field = read(value);
    if (field === null) {
      this.isValid = false;
      return {};
    }
    return { [name]: field };
  }
};
var oneOf = (names) => (value) => names.find((name) => name === value) ?? null;
var booleanOf = (value) => typeof value === "boolean" ? value : null;
var trueOf = (value) => value === true ? value : null;
var countOf = (value) => Number.isSafeInteger(value) && value > 0 ? value : null;
var addressOf = (value) => typeof value === "string" && isShort(value) && isAddress(value) ? value : null;
var instancesOf = (value) => Array.isArray(value) && value.every((item) => typeof item === "string" && isShort(item) && isAddress(item)) ? value : null;
var ATTRIBUTES = /* @__PURE__ */ new Set([...ALLOWED_ATTRIBUTES, ACCESS_ATTRIBUTE, OPENED_ATTRIBUTE]);
function attributesOf(value) {
  const entries = entriesOf2(value);
  const isAllowed = ([name, text2]) => ATTRIBUTES.has(name) && captionOf(text2) !== null;
  return objectOf(value) !== null && entries.every(isAllowed) ? Object.fromEntries(entries) : null;
}
var captionOf = (value) => lineOf(value, ATTRIBUTE_TEXT_LENGTH);
var labelOf = (value) => lineOf(value, LABEL_LENGTH_MAX);
var lineOf = (value, lengthMax) => typeof value === "string" && value.length <= lengthMax && !/[\r\n]/.test(value) ? value : null;

// src/graph/json/index.ts
function readGraphJson(text2, file) {
  const json = text2.startsWith("\uFEFF") ? text2.slice(1) : text2;
  if (findJsonFault(json) !== null) throw notJson2(json, file);
  const { entries, problems } = readEntries(json);
  if (problems.total > 0) throw invalidGraph2(problems, json, file);
  const containers = entries.filter(({ key }) => isContainerType(typeOf2(key)));
  const { parents, warnings } = settleContainment(new Map(containers.map(({ key, targets }) => [key, targets])));
  const debugData = isDebugData(json) ? JSON.parse(json) : null;
  const metaData = readMetaData(debugData, file);
  const within2 = readWithin2(debugData);
  const total = readTotal(debugData);
  const changes = readAllChanges(member(debugData, "in_all"));
  const fallbackTitle = readFallbackTitle(debugData);
  const addresses = new Set(entries.flatMap(({ key, targets }) => [key, ...targets]));
  const nodes = [...addresses].map(
    (address) => createNode({ ...metaData.nodeData(address), address, parent: parents.get(address) ?? null })
  );
  return {
    graph: createGraph({
      nodes,
      edges: edgesOf(entries, metaData),
      ...within2 !== void 0 && { within: within2 },
      ...total !== void 0 && { total },
      ...changes !== void 0 && { changes }
    }),
    ...fallbackTitle !== void 0 && { fallbackTitle },
    ...readKnowsChanges(debugData) && { knowsChanges: true },
    entries: readLedgerEntries(debugData),
    annotations: readSavedAnnotations(debugData, file),
    warnings: [...warnings, ...metaData.warnings]
  };
}
function edgesOf(entries, { connectionData }) {
  const targetsOf4 = new Map(
    entries.filter(({ key }) => !isContainerType(typeOf2(key))).map(({ key, targets }) => [key, new Set(targets)])
  );
  return [...targetsOf4].flatMap(
    ([from, targets]) => [...targets].map((to) => {
      const data = connectionData(from, to);
      const hasReverse = from !== to && targetsOf4.get(to)?.has(from) === true;
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
function invalidGraph2({ listed: listed2, total }, text2, file) {
  const lines = listed2.map(
    ({ offset, path, value, rule }) => graphProblem(file, positionAt(text2, offset), path, value, rule)
  );
  return new InvalidInput(invalidGraph(file, lines, total), {
    remedy: INVALID_GRAPH_REMEDY
  });
}
var readLedgerEntries = (value) => listOf(member(value, "ledger")).flatMap((entry) => {
  const [address, origin] = [textOf2(member(entry, "address")), textOf2(member(entry, "origin"))];
  const [bucket, node2, rule] = [
    member(entry, "bucket"),
    textOf2(member(entry, "node")),
    textOf2(member(entry, "rule"))
  ];
  if (address === null || origin === null) return [];
  if (bucket === "hidden") return [{ address, origin, bucket, rule: rule ?? "" }];
  return (bucket === "drawn" || bucket === "folded") && node2 !== null ? [{ address, origin, bucket, node: node2 }] : [];
});
function readWithin2(value) {
  const texts = (item) => Array.isArray(item) ? item.flatMap((text2) => captionOf(text2) ?? []) : [];
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
var readFallbackTitle = (value) => isDebugObject(value) ? captionOf(member(value, "called")) ?? "" : void 0;
var isDebugObject = (value) => typeof value === "object" && value !== null;
var FILE_NAMES = { person: "groundplan.yml", model: "groundplan.ai.yml" };
var readSavedAnnotations = (value, file) => listOf(member(value, "annotations")).flatMap((entry) => {
  const [text2, author] = [textOf2(member(entry, "text")), member(entry, "author")];
  if (text2 === null || Buffer.byteLength(text2) > ANNOTATION_BYTES_MAX) return [];
  return author === "person" || author === "model" ? [{ name: `${file} (${FILE_NAMES[author]})`, text: text2, author }] : [];
});
function settleContainment(targetsOf4) {
  const warnings = [];
  const { outerFirst, cut: cut2 } = orderContainers(targetsOf4);
  for (const [container, child] of cut2) {
    warnings.push(container === child ? holdsItself(child) : holdsEachOther(container, child));
  }
  const cutEntries = new Set(cut2.map(entryKey));
  const containersOf = /* @__PURE__ */ new Map();
  for (const container of outerFirst) {
    for (const child of targetsOf4.get(container)) {
      if (cutEntries.has(entryKey([container, child]))) continue;
      put(containersOf, child, container);
    }
  }
  const parents = /* @__PURE__ */ new Map();
  const inner = [...containersOf.keys()].filter((child) => !targetsOf4.has(child)).sort(byAddress);
  for (const child of [...outerFirst, ...inner]) {
    const innermost = innermostOf(containersOf.get(child) ?? [], parents).sort(byAddress);
    if (innermost[0] !== void 0) parents.set(child, innermost[0]);
    if (innermost.length > 1) warnings.push(heldTwice(child, innermost));
  }
  return { parents, warnings };
}
var entryKey = (entry) => JSON.stringify(entry);
function innermostOf(containers, parents) {
  if (containers.length < 2) return [...containers];
  const outer = /* @__PURE__ */ new Set();
  for (const container of containers) {
    let parent = parents.get(container);
    while (parent !== void 0 && !outer.has(parent)) {
      outer.add(parent);
      parent = parents.get(parent);
    }
  }
  return containers.filter((container) => !outer.has(container));
}
function orderContainers(targetsOf4) {
  const listedContainers = new Set([...targetsOf4.values()].flat());
  const starts = [...targetsOf4.keys()].sort(
    (a, b) => Number(listedContainers.has(a)) - Number(listedContainers.has(b)) || boxFactsOf(typeOf2(a)).rank - boxFactsOf(typeOf2(b)).rank || byAddress(a, b)
  );
  const cut2 = [];
  const finished = [];
  const state = /* @__PURE__ */ new Map();
  const path = [];
  const enter = (container) => {
    state.set(container, "open");
    const inside2 = targetsOf4.get(container).filter((child) => targetsOf4.has(child));
    path.push({ container, rest: inside2.sort(byAddress).reverse() });
  };
  for (const start of starts) {
    if (!state.has(start)) enter(start);
    for (let top = path.at(-1); top !== void 0; top = path.at(-1)) {
      const child = top.rest.pop();
      if (child === void 0) {
        state.set(top.container, "done");
        finished.push(top.container);
        path.pop();
      } else if (state.get(child) === "open") cut2.push([top.container, child]);
      else if (!state.has(child)) enter(child);
    }
  }
  return { outerFirst: finished.reverse(), cut: cut2 };
}

// src/graph/merge-changes.ts
init_address();
init_order();
function withoutDrift(nodes) {
  const drifted = [...nodes].filter(([, { changed: changed3 }]) => changed3?.drift !== void 0);
  if (drifted.length === 0) return nodes;
  const result = new Map(nodes);
  for (const [address, { changed: changed3, ...node2 }] of drifted) {
    const { drift, ...others } = changed3;
    result.set(address, Object.keys(others).length === 0 ? node2 : { ...node2, changed: others });
  }
  return result;
}
var markOf = ({ change: change2, changed: changed3 = {} }) => [
  change2,
  changed3.createsFirst === true,
  changed3.isImported === true,
  changed3.isForgotten === true
];
var strongestChange = (members) => CHANGES2.find((name) => members.some(({ change: change2 }) => change2 === name)) ?? "none";
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
  const change2 = strongestChange(members);
  const details = members.map(({ changed: changed4 = {} }) => changed4);
  const isAlike2 = members.every((member2) => member2.change === change2 && member2.changed?.instances === void 0);
  const instances = isAlike2 ? {} : sumCounts(members.map(instancesOf2));
  const folded = sumCounts(details.map((detail) => detail.folded));
  const parts = partsOf(details);
  const drift = details.some((detail) => detail.drift !== void 0) && sharedValues(details.map((detail) => detail.drift ?? []));
  const exposure = distinctExposure(details.flatMap((detail) => detail.exposure ?? []));
  const allRights = details.flatMap((detail) => detail.rights ?? []);
  const rights = [...new Map(allRights.map((right) => [JSON.stringify(right), right])).values()];
  const changed3 = {
    ...isAlike2 && sharedDetails(details),
    ...!isEmpty(folded) && { folded },
    ...parts.length > 0 && { parts },
    ...!isEmpty(instances) && { instances },
    ...drift && { drift },
    ...exposure.length > 0 && { exposure },
    ...rights.length > 0 && { rights }
  };
  return { change: change2, ...Object.keys(changed3).length > 0 && { changed: changed3 } };
}
function partsOf(details) {
  const parts = new Map(details.flatMap((detail) => (detail.parts ?? []).map((part) => [part.address, part])));
  return [...parts.values()].sort((a, b) => byAddress(a.address, b.address));
}
function withoutCopies(members) {
  const resources = /* @__PURE__ */ new Map();
  for (const member2 of members) {
    const isCopy2 = (parseAddress2(member2.address)?.copy ?? null) !== null;
    const address = isCopy2 ? withCopy(member2.address, null) : member2.address;
    if (!resources.has(address)) resources.set(address, member2);
  }
  return [...resources.values()];
}
var instancesOf2 = ({ change: change2, changed: changed3, count }) => changed3?.instances ?? (change2 === "none" ? {} : { [change2]: count });
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
function sharedValues(lists2) {
  const [first = [], ...others] = lists2;
  const key = (value) => JSON.stringify([value.name, value.before, value.after, value.forces]);
  const known2 = others.map((list) => new Set(list.map(key)));
  return first.filter((value) => known2.every((keys) => keys.has(key(value))));
}

// src/labels/change-marks.ts
init_address();

// src/labels/messages.ts
init_address_ranges();
init_messages();
init_english();
var NOTHING_DRAWN = "Nothing is drawn";
var fromRoot = (root) => `from ${root}`;
var MAIN_PATH = "Main path";
var stepBetween = (from, to) => `${from} to ${to}`;
var stepsLeft = (count) => count === 0 ? "" : `${plural(count, "connection")} more, without a number`;
var resourceCount = (total, drawn, removed2) => plural(total, "resource") + (drawn === total ? "" : `, ${drawn} drawn`) + removedBy(removed2);
var planLine = (plan) => `Plan: ${[
  ...plan.import === 0 ? [] : [`${plan.import} to import`],
  `${plan.add} to add`,
  `${plan.change} to change`,
  `${plan.destroy} to destroy`,
  ...plan.forget === 0 ? [] : [`${plan.forget} to forget`]
].join(", ")}`;
var changeSummary = (plan, unseen) => {
  const left = unseen === 0 ? [] : [`${plural(unseen, "resource")} of these ${unseen === 1 ? "is" : "are"} not shown`];
  return [...plan === void 0 ? [] : [planLine(plan)], ...left].join("; ");
};
var resourcesOfBoth = (before, after) => plural(after, "resource") + (before === after ? "" : `, ${before} before`);
var COUNT_UNKNOWN = "\xD7?";
var severalOf2 = (count, title) => `${count} ${pluralOf(title)}`;
var severalKinds = (titles) => titles.join(" \xB7 ");
var instanceCount = (count) => `\xD7${count}`;
var instancesInWords = (count) => plural(count, "instance");
var emptyBoxes = (count, noun, isMore) => plural(count, isMore ? `more ${noun}` : noun);
var MODULE2 = "module";
var TO_BE_DESTROYED = "to be destroyed";
var TO_BE_REPLACED = "to be replaced";
var removedBlocks = (blocks) => `${blocks} removed`;
var replacedParts = (parts) => `${parts} replaced`;
var addedBlocks = (blocks) => `${blocks} added`;
var fromTo = (before, after) => `${before} \u2192 ${after}`;
var nowOnly = (after) => `now ${after}`;
var NO_VALUE = "none";
var VALUE_UNSTATED = "\u2026";
var MAY_BE_REPLACED = "may be replaced";
var mustBeReplaced = (change2) => `${change2}, must be replaced`;
var openedLine = (change2, subject, to, except = []) => [change2, subject, `to ${to}`, exceptPhrase(except)].filter((text2) => text2 !== "").join(" ");
var POLICY_CHANGES = "policy changes";
var isMade = (isMore, role, target) => `${isMore ? "" : "no longer "}${role} of ${target}`;
var hasRole = (isMore, role) => `${isMore ? "has" : "has no longer"} ${role === "" ? "a role" : role}`;
var andMore = (count) => ` and ${count} more`;
var mayDo = ({ principal, target, isMore, verb, permissions }) => [principal, isMore ? "may" : "may no longer", verb, target, permissions === "" ? "" : `(${permissions})`].filter((text2) => text2 !== "").join(" ");
var ofInstances = (counts) => `of these: ${counts}`;
var insideChanges = (counts) => `inside: ${counts}`;
var movedFrom = (address) => `moved from ${address}`;
var ALSO_IMPORTED = "imported";
var STAYS_UNMANAGED = "the old one remains, unmanaged";
var changedOutside = (values) => values.length === 0 ? "changed outside Terraform" : `changed outside Terraform: ${values.join(", ")}`;
var RENAMED_WITHOUT_MOVED = "renamed without moved";
var usedBy = (names) => `used by ${names}`;
var uses = (names) => `uses ${names}`;
var isIn = (names) => `in ${names}`;
var holds = (names) => `holds ${names}`;

// src/labels/change-marks.ts
var showsChanges = (graph, marksAllNew) => isChanged(graph) && (marksAllNew || !isAllNew(graph));
var isChanged = ({ nodes, edges: edges2 }) => [...nodes.values()].some(differs) || edges2.some(({ change: change2 }) => change2 !== void 0);
var differs = ({ change: change2, changed: changed3 }) => change2 !== "none" || changed3 !== void 0;
function isAllNew({ nodes, edges: edges2 }) {
  const isBuilt = (node2) => isOfSource(node2) && !isPseudoType(node2.type) && !node2.lookedUp;
  const isNew = (node2) => (node2.change === "create" || node2.change === "none" && !isBuilt(node2)) && node2.ghostOf === void 0 && hasOnlyCreations(node2.changed ?? {});
  return [...nodes.values()].every(isNew) && edges2.every(({ change: change2 = "create" }) => change2 === "create");
}
function hasOnlyCreations({ folded = {}, instances = {}, ...details }) {
  const areNew = (counts) => Object.keys(counts).every((change2) => change2 === "create");
  const { values, blocks, movedFrom: movedFrom2, isImported, drift, countBefore, looksLike } = details;
  const others = [values, blocks, movedFrom2, isImported, drift, countBefore, looksLike];
  return areNew(folded) && areNew(instances) && others.every((detail) => detail === void 0);
}
function withChangedEdges(graph) {
  const edges2 = graph.edges.map((edge) => {
    const change2 = edge.change ?? changeOfEnds(edge, graph);
    return change2 === void 0 || change2 === edge.change ? edge : { ...edge, change: change2 };
  });
  return { ...graph, edges: edges2 };
}
function changeOfEnds({ from, to }, { nodes }) {
  const changes = [nodes.get(from)?.change, nodes.get(to)?.change];
  return ["delete", "create"].find((change2) => changes.includes(change2));
}
function commonChange(edges2) {
  const [first, ...others] = new Set(edges2.map(({ change: change3 }) => change3));
  const change2 = others.length === 0 ? first : "update";
  return change2 === void 0 ? {} : { change: change2 };
}
function changesOf2(graph, isAllNew2) {
  const drawn = countChanged(graph.nodes.values());
  const { counts = drawn, plan, hidden = 0, shown = {} } = graph.changes ?? {};
  let lost = 0;
  for (const change2 of CHANGES2) lost += Math.max(0, (shown[change2] ?? 0) - (drawn[change2] ?? 0));
  const changeSummary2 = changeSummary(plan, isAllNew2 ? 0 : hidden + lost);
  const inside2 = countInside(graph.nodes.values());
  return {
    changes: counts,
    ...Object.keys(inside2).length > 0 && { changesInside: inside2 },
    ...changeSummary2 !== "" && { changeSummary: changeSummary2 }
  };
}
function hiddenChanges({ changes: { plan, hidden = 0 } = { counts: {} } }) {
  return hidden === 0 ? {} : { changeSummary: changeSummary(plan, hidden) };
}
var countChanged = (nodes) => countBy(nodes, ({ type, change: change2, count, changed: { instances, folded = {} } = {} }) => [
  folded,
  ...isPseudoType(type) ? [] : [instances ?? { [change2]: count }]
]);
var countInside = (nodes) => countBy(nodes, ({ change: change2, changed: { folded = {} } = {} }) => [{ ...folded, [change2]: 0 }]);
function countBy(nodes, countsOf2) {
  const sums = /* @__PURE__ */ new Map();
  const seen2 = /* @__PURE__ */ new Set();
  for (const node2 of nodes) {
    if (node2.ghostOf !== void 0 || !isOfSource(node2)) continue;
    const key = `${withoutCopy(node2.address)} ${node2.change}`;
    if (seen2.has(key)) continue;
    seen2.add(key);
    for (const counts of countsOf2(node2))
      for (const change2 of CHANGES2) sums.set(change2, (sums.get(change2) ?? 0) + (counts[change2] ?? 0));
  }
  const changed3 = CHANGES2.filter((change2) => change2 !== "none" && (sums.get(change2) ?? 0) > 0);
  return Object.fromEntries(changed3.map((change2) => [change2, sums.get(change2)]));
}
var withoutCopy = (address) => (parseAddress2(address)?.copy ?? null) === null ? address : withCopy(address, null);

// src/diagram/read.ts
init_limits();
init_messages();
init_decode_text();
init_foreign();
init_printable();

// elsewhere:src/results.ts
var module16 = require("./start.js").modules["src/results.ts"]();
var kindOfRun = module16.kindOfRun;
var rememberCode = module16.rememberCode;
var rememberRoots = module16.rememberRoots;

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

// src/diagram/inventory-cache.ts
init_inventory();
async function readInventory(source, io, onStep, { hasInterface = false } = {}) {
  const read = async (recordingIo) => {
    const { readDirectory: readDirectory2 } = await Promise.resolve().then(() => (init_planning(), planning_exports));
    return readDirectory2(source, recordingIo, onStep);
  };
  const form = {
    kind: ["inventory", hasInterface],
    save: (inventory) => savedOf(inventory, hasInterface),
    load: (saved) => inventoryOf(saved)
  };
  return rememberCode(source, form, io, read);
}
function savedOf({ writtenOf, interfaceOf, ...inventory }, hasInterface) {
  return {
    inventory,
    written: writtenOf === void 0 ? null : writtenIn(inventory, writtenOf),
    rootInterface: hasInterface ? interfaceOf?.() ?? null : null
  };
}
function inventoryOf({ inventory, written, rootInterface }) {
  return {
    ...inventory,
    ...written !== null && { writtenOf: (origin, attribute) => written.get(origin)?.get(attribute) },
    ...rootInterface !== null && { interfaceOf: () => rootInterface }
  };
}
function writtenIn({ resources, references }, writtenOf) {
  const referring = /* @__PURE__ */ new Map();
  for (const { from, path } of references) {
    if (path === void 0) continue;
    const names = referring.get(from) ?? /* @__PURE__ */ new Set();
    referring.set(from, names.add(topOf(path)));
  }
  const written = /* @__PURE__ */ new Map();
  for (const resource of resources) {
    const values = /* @__PURE__ */ new Map();
    const names = [...statedIn(resource), ...referring.get(resource.address) ?? [], ...Object.keys(resource.values)];
    for (const name of new Set(names)) {
      const value = writtenOf(resource.origin, name);
      if (value !== void 0) values.set(name, value);
    }
    if (values.size > 0) written.set(resource.origin, values);
  }
  return written;
}
var statedIn = ({ declared }) => [...declared?.lines.keys() ?? [], ...declared?.blocks?.keys() ?? []].map(topOf).filter((name) => name !== "");

// src/diagram/read.ts
init_messages2();

// src/diagram/on-step.ts
var noStep = () => {
};
var SILENT = { step() {
}, warn() {
}, note() {
} };

// src/diagram/openings.ts
async function withOpenings(graph, { resources }, exposed, rights) {
  const managed = resources.filter(({ mode }) => mode === "managed");
  if (!managed.some(existedBefore) || !managed.some(isChanged2)) return graph;
  const { exposedGraph: exposedGraph2 } = await Promise.resolve().then(() => (init_exposure2(), exposure_exports));
  const { graphWithRights: graphWithRights2 } = await Promise.resolve().then(() => (init_rights(), rights_exports));
  const byAddress2 = new Map(managed.map((resource) => [resource.address, resource]));
  const changeOf2 = (address) => graph.nodes.get(address)?.change ?? byAddress2.get(address)?.change;
  const existence = {
    existedBefore: (address) => changeOf2(address) !== "create",
    existsAfter: (address) => changeOf2(address) !== "delete"
  };
  const exposedChanges = exposedGraph2(graph, {
    before: await exposed(valuesBefore),
    after: await exposed(valuesAfter),
    ...existence
  });
  const unlessResourceIs = (change2) => (address) => byAddress2.get(address)?.change !== change2;
  return graphWithRights2(exposedChanges, {
    before: await rights(valuesBefore),
    after: await rights(valuesAfter),
    existedBefore: unlessResourceIs("create"),
    existsAfter: unlessResourceIs("delete")
  });
}
var valuesBefore = (resource) => resource.change === "create" ? null : resource.before ?? resource.values;
var valuesAfter = (resource) => resource.change === "delete" ? null : resource.values;
var existedBefore = ({ change: change2 }) => change2 !== "create";
var isChanged2 = ({ change: change2 }) => change2 !== "no-op" && change2 !== "read";

// src/diagram/read.ts
var NO_HOOKS = { inventory: (inventory) => inventory };
var readSource = ({ files, code, inventory }, detail, io, onStep, hooks = NO_HOOKS) => inventory !== void 0 ? inferGraph(inventory, hooks, onStep, detail) : code === null ? readGraph(files, onStep, detail, io, hooks) : readCode(code, io, onStep, detail, hooks);
async function readGraph(sources, onStep = noStep, detail = "normal", io = null, hooks = NO_HOOKS) {
  const { name } = sources.file;
  const { kind, warnings: fileWarnings, ...json } = await openJson(sources);
  if (kind !== "plan" && kind !== "state") {
    const { graph: whole, warnings: warnings2, ...debugData } = readGraphJson(json.text, name);
    const graph = detail === "low" ? await withoutSupporting(whole) : whole;
    return { graph, ledger: null, ...debugData, services: countTypes(graph.nodes.values()), warnings: warnings2 };
  }
  if (kind === "state") {
    const { readState: readState2 } = await Promise.resolve().then(() => (init_state(), state_exports));
    const { warnings: warnings2, ...inventory2 } = readState2(json.value, name);
    return inferGraph({ ...inventory2, warnings: [...fileWarnings, ...warnings2] }, hooks, onStep, detail);
  }
  const { readPlan: readPlan2 } = await Promise.resolve().then(() => (init_plan(), plan_exports));
  const dot2 = sources.dot && await readDot(sources.dot);
  const { root, references, proof, warnings } = await readCodeBeside(sources, json.value, io);
  const planned = readPlan2(json.value, name, dot2, references, proof);
  const inventory = root === null ? planned : await withDeclarationsOf(await withWrittenValues(planned, proof), root);
  return inferGraph(
    { ...inventory, warnings: [...fileWarnings, ...inventory.warnings, ...warnings] },
    hooks,
    onStep,
    detail
  );
}
async function readCodeBeside({ directory = null }, plan, io) {
  if (directory === null || io === null) return { root: null, references: null, proof: null, warnings: [] };
  const { readCodeOfPlan: readCodeOfPlan2 } = await Promise.resolve().then(() => (init_code_of_plan(), code_of_plan_exports));
  return readCodeOfPlan2({ name: directory, directory }, plan, io);
}
async function withWrittenValues(inventory, author) {
  const { withWritten: withWritten2 } = await Promise.resolve().then(() => (init_written(), written_exports));
  return author === null ? inventory : withWritten2(inventory, author);
}
async function withDeclarationsOf(inventory, root) {
  const { withDeclarations: withDeclarations2 } = await Promise.resolve().then(() => (init_declarations(), declarations_exports));
  const { withStatements: withStatements2 } = await Promise.resolve().then(() => (init_read(), read_exports));
  return withStatements2(withDeclarations2(inventory, root), root);
}
async function withoutSupporting(graph) {
  const { dropSupporting: withoutQuiet } = await Promise.resolve().then(() => (init_detail(), detail_exports));
  return withoutQuiet(graph, KNOWLEDGE).graph;
}
async function readCode(source, io, onStep = noStep, detail = "normal", hooks = NO_HOOKS) {
  const read = async (recordingIo) => inferGraph(await readInventory(source, recordingIo, onStep, hooks), hooks, onStep, detail);
  if (hooks !== NO_HOOKS) return read(io);
  return rememberCode(source, graphForm(detail), io, read);
}
var graphForm = (detail) => ({
  kind: ["graph", detail],
  save: (result) => result,
  load: (saved) => saved
});
async function inferGraph(whole, hooks, onStep, detail) {
  const inventory = hooks.inventory(whole);
  onStep(STEP_UNDERSTANDING);
  const { understand: understand2 } = await Promise.resolve().then(() => (init_inference(), inference_exports));
  const inferred = understand2(inventory, void 0, detail);
  const { ledger, scene, warnings } = inferred;
  const exposed = async (valuesOn) => {
    const { exposedIn: exposedIn2 } = await Promise.resolve().then(() => (init_exposure3(), exposure_exports2));
    return exposedIn2(scene, ledger, valuesOn);
  };
  const rights = async (valuesOn) => {
    const { rightsIn: rightsIn2 } = await Promise.resolve().then(() => (init_rights2(), rights_exports2));
    return rightsIn2(scene, ledger, inventory.references, valuesOn);
  };
  hooks.exposed?.(exposed);
  hooks.rights?.(rights);
  hooks.rules?.(async () => {
    const { firewallRulesIn: firewallRulesIn2 } = await Promise.resolve().then(() => (init_rule_texts(), rule_texts_exports));
    return firewallRulesIn2(scene);
  });
  const graph = await withOpenings(inferred.graph, inventory, exposed, rights);
  if (graph.nodes.size === 0 && (hooks.mayDrawNothing !== true || inventory.resources.length === 0)) {
    throw nothingDrawn(inventory);
  }
  const { unparsed, notes } = inventory;
  return {
    graph: { ...graph, ...countsOf(graph, inventory, ledger) },
    ledger,
    services: countTypes(inventory.resources),
    changes: countChanges(inventory.resources),
    ...unparsed && { unparsed },
    ...notes && { notes },
    warnings
  };
}
function countsOf({ nodes }, { resources }, { entries, summary }) {
  const all = allChanges(resources);
  if (all === void 0) return { total: summary.total };
  const hiddenOrigins = new Set(entries.flatMap(({ origin, bucket }) => bucket === "hidden" ? [origin] : []));
  const hidden = allChanges(resources.filter(({ origin }) => hiddenOrigins.has(origin)))?.counts ?? {};
  return { total: summary.total, changes: { ...all, hidden: sumOf(hidden), shown: countChanged(nodes.values()) } };
}
function nothingDrawn({ resources, absent = [] }) {
  const builds = resources.filter(({ mode }) => mode === "managed").length;
  const blocks = absent.filter(({ address }) => !isData(address));
  if (builds > 0 || blocks.length === 0) {
    const remedy = noResourcesRemedy(resources.length, resources.length - builds);
    return new NoResources(NO_RESOURCES_FOUND, { remedy });
  }
  const text2 = `${NO_RESOURCES_FOUND}: ${noInstances(blocks)}`;
  return new NoResources(text2, { remedy: NO_INSTANCES_REMEDY });
}
var isData = (address) => /(?:^|\.)data\.[^.]+\.[^.]+$/.test(address);
async function readDot({ name, bytes }) {
  const { parseDot: parseDot2 } = await Promise.resolve().then(() => (init_dot(), dot_exports));
  return parseDot2(bytes, name);
}
async function openJson({ file, kind: requestedKind }) {
  const objects = await parseObjects(file);
  const plans = plansIn(objects);
  if (plans.length > 1) return mergeParts(plans, file, requestedKind === "plan");
  if (plans.length === 0 && objects.length > 1) throw await errorForFile(file);
  const { value, text: text2 } = plans[0] ?? objects[0];
  const kind = classifyJson(value);
  await rejectKnownFile(value, kind, file, requestedKind === "plan");
  if (requestedKind === "plan") return { kind: "plan", value, text: "", warnings: [] };
  return isPlan(kind) ? { kind, value, text: "", warnings: [] } : { kind, value: null, text: text2, warnings: [] };
}
var isPlan = (kind) => kind === "plan" || kind === "state";
async function parseObjects(file) {
  try {
    return parseJsonFiles(file.bytes, file.name);
  } catch (error) {
    throw error instanceof InvalidInput ? await errorForText(file, error) : error;
  }
}
var errorForFile = (file) => errorForText(file, notJson2(decodeText(file.bytes, file.name), file.name));
async function errorForText(file, failure) {
  const { recogniseText: recogniseText2, refusalOf: refusalOf2 } = await Promise.resolve().then(() => (init_known_files(), known_files_exports));
  const known2 = recogniseText2(file.bytes, file.name);
  return known2 === null ? failure : refusalOf2(known2, file.name);
}
async function rejectKnownFile(value, kind, file, asPlan) {
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
    ({ value, ...rest }) => Array.isArray(value) ? value.map((item) => ({ value: item, text: "" })) : [{ value, ...rest }]
  );
  return parts.filter(({ value }) => isPlan(classifyJson(value)));
}
async function mergeParts(all, file, asPlan) {
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
  const isBare2 = (part) => !isState(part) && isWithoutConfiguration2(part.value);
  const warnings = [
    ...all.length > PLANS_MAX ? [plansTooMany(file.name, all.length, PLANS_MAX)] : [],
    ...parts.some(isBare2) ? [CONFIGURATION_MISSING] : []
  ];
  return parts.every(isState) ? { kind: "state", value: { values: memberAt(plan, "prior_state", "values") }, text: "", warnings } : { kind: "plan", value: plan, text: "", warnings };
}
function taggedResources(names = [], onResources = () => {
}) {
  const tagged = { names, resources: [] };
  const inventory = (whole) => {
    onResources(whole.resources);
    tagged.resources = whole.resources;
    return whole;
  };
  return { inventory, tagged };
}
var TAG_LENGTH_MAX = 80;
function tagOf({ values }, name) {
  for (const attribute of TAG_ATTRIBUTES) {
    const tags = values[attribute];
    if (tags === null || typeof tags !== "object" || !Object.hasOwn(tags, name)) continue;
    const value = tags[name];
    if (typeof value === "string") return short(value, TAG_LENGTH_MAX);
  }
  return "";
}

// src/diagram/annotate.ts
async function annotateGraph({ graph, ledger, entries = ledger?.entries ?? [] }, files, resources = []) {
  if (files.length === 0) return { graph, warnings: [], fonts: [], icons: /* @__PURE__ */ new Map(), brand: null };
  const { annotate: annotate3, readAnnotations: readAnnotations2, readSuggestions: readSuggestions2 } = await Promise.resolve().then(() => (init_annotate(), annotate_exports));
  const read = files.map(
    ({ name, text: text2, author }) => author === "person" ? { annotations: readAnnotations2(text2, name), warnings: [] } : readSuggestions2(text2, name, graph)
  );
  const { resourceNodes: resourceNodes2 } = await Promise.resolve().then(() => (init_names(), names_exports));
  const annotated = annotate3(
    graph,
    read.flatMap(({ annotations }) => annotations ?? []),
    resourceNodes2(entries),
    // An iterator could be read only once.
    findTaggedIn([...resources], entries)
  );
  return { ...annotated, warnings: [...read.flatMap(({ warnings }) => warnings), ...annotated.warnings] };
}
var usesTags = (files) => files.some(({ text: text2 }) => /tags|team/.test(text2));
var findTaggedIn = (resources, entries) => (names, values) => {
  const drawn = new Set(entries.flatMap((entry) => entry.bucket === "drawn" ? [entry.address] : []));
  return resources.flatMap((resource) => {
    const hasValue2 = names.some((name) => values.includes(tagOf(resource, name)));
    return hasValue2 && drawn.has(resource.address) ? [resource.address] : [];
  });
};
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
function annotationsOf(name, text2) {
  if (text2.length <= ANNOTATION_BYTES_MAX) return { name, text: text2, author: "person" };
  throw new InvalidInput(annotationsTooLarge(name, ANNOTATION_BYTES_MAX), {
    remedy: ANNOTATIONS_TOO_LARGE_REMEDY
  });
}
async function firstOf(name, folders, io, warn) {
  for (const folder of new Set(folders)) {
    const path = inFolder(folder, name);
    const found = await readBeside(folder, name, io);
    if (found.is === "read") return { name: path, text: textOf3(path, found.bytes) };
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
  const found = await readWithin(top, (0, import_node_path3.join)(directory, name), ANNOTATION_FILE.bytes, io);
  return { ...found, isRepository };
}
function textOf3(path, bytes) {
  if (bytes.length > 0) return Buffer.from(bytes).toString("utf8");
  throw new InvalidInput(annotationsEmpty(path), { remedy: FILE_EMPTY_REMEDY });
}
var inFolder = (folder, name) => folder === "." || folder === "" ? name : `${folder.replace(/[\\/]+$/, "")}/${name}`;

// src/diagram/appearance.ts
init_errors();

// elsewhere:src/render/formats.ts
var module36 = require("../cli.js").modules["src/render/formats.ts"]();
var FORMATS = module36.FORMATS;
var FORMAT_DEFAULT = module36.FORMAT_DEFAULT;
var FORMAT_NAMES = module36.FORMAT_NAMES;
var formatOfExtension = module36.formatOfExtension;
var formatRow = module36.formatRow;

// src/render/limits.ts
var PNG_USUAL_PIXELS = 5120 * 2880;
var PNG_MAX_PIXELS = 4e7;
var MERMAID_EDGES_MAX = 450;
var MERMAID_CHARACTERS_MAX = 45e3;
var MERMAID_NODES_MAX = 300;
var MERMAID_LABEL_LENGTH_MAX = 60;
var FOREIGN_TEXT_MAX = 200;
var EVIDENCE_BYTES = 16 * 1024;
var EVIDENCE_SHARE_OF_DRAWING = 1 / 4;
var EVIDENCE_TEXT_MAX = 240;
var EVIDENCE_ADDRESS_MAX = 500;
var FONT_BYTES_MAX = 32 * 1024 * 1024;
var FONTS_MAX = 8;
var FONT_SECONDS = 10;
var FONT_MEMORY_MAX = 128 * 1024 * 1024;
var OUTLINE_CHARACTERS_MAX = 4 * 1024 * 1024;
var ICON_BYTES_MAX = 100 * 1024;
var ICONS_MAX = 64;
var ICON_PIXELS_MAX = 512;
var ICON_ELEMENTS_MAX = 2e3;
var ICON_DEPTH_MAX = 24;
var ICON_ATTRIBUTES_MAX = 100;
var ICON_COORDINATE_MAX = 1e5;
var ICON_SCALE_MAX = 1e6;

// src/diagram/fonts.ts
var import_node_path4 = require("node:path");
init_errors();
init_messages2();
var FONT_FILE = { noun: "font", bytes: FONT_BYTES_MAX, remedy: FONT_TOO_LARGE_REMEDY };
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
  const isUsed = drawing?.formats.some((format) => formatRow(format).usesFallbackFonts) === true;
  if (!isUsed || named3.length === 0) return fonts;
  checkCount(fonts.length + named3.length);
  return [...fonts, ...await namedFonts(named3, io)];
}
async function namedFonts(named3, io) {
  const files = [];
  for (const path of named3) files.push(await readNamed(path, FONT_FILE, io));
  return readFonts(files, io);
}
async function readNamed({ text: text2, location }, kind, io) {
  const directory = (0, import_node_path4.dirname)(location.file);
  const real = await io.realPath(directory).catch(() => null);
  if ((0, import_node_path4.isAbsolute)(text2) || real === null) throw fault("outside", { text: text2, location }, kind);
  const { top } = await packageContaining(real, io);
  const file = await readWithin(top, (0, import_node_path4.join)(real, text2), kind.bytes, io);
  if (file.is === "read") return { name: (0, import_node_path4.join)(directory, text2), bytes: file.bytes };
  throw fault(file.is, { text: text2, location }, kind);
}
var fault = (is, { text: text2, location }, { noun, bytes, remedy: remedyForSize }) => {
  const reason2 = is === "too-large" ? largerThan(bytes) : FILE_FAULTS[is];
  const remedy = is === "too-large" ? remedyForSize : fileUnreadRemedy(noun);
  return new InvalidInput(fileUnread(location, noun, text2, reason2), { remedy });
};

// src/diagram/appearance.ts
init_messages2();
async function styleOf(requested, { fonts, icons, brand }, drawing, io) {
  const fallbackFonts = await withNamedFonts(requested, fonts, drawing, io);
  if (drawing === null || icons.size === 0 && brand === null) return { fallbackFonts };
  const hasOwnFonts = drawing.formats.some((format) => formatRow(format).usesFallbackFonts === true);
  const brandFonts = hasOwnFonts ? await namedFonts(brand?.fontFiles ?? [], io) : [];
  return {
    fallbackFonts,
    ...brandFonts.length > 0 && { brandFonts },
    appearance: { icons: await readIcons(icons, io), brand }
  };
}
async function readIcons(files, io) {
  const read = {};
  if (files.size === 0) return read;
  const { readIcon: readIcon2 } = await Promise.resolve().then(() => (init_own_icon(), own_icon_exports));
  const { IconFault: IconFault2 } = await Promise.resolve().then(() => (init_pixels(), pixels_exports));
  for (const [slug, path] of files) {
    if (Object.keys(read).length >= ICONS_MAX) throw refused(path, iconsTooMany(ICONS_MAX));
    const { bytes } = await readNamed(path, ICON_FILE, io);
    try {
      read[slug] = readIcon2(bytes, slug);
    } catch (cause) {
      throw cause instanceof IconFault2 ? refused(path, cause.message) : cause;
    }
  }
  return read;
}
var refused = ({ text: text2, location }, reason2) => new InvalidInput(iconRefused(location, text2, reason2), { remedy: ICON_REMEDY });
var ICON_FILE = { noun: "icon", bytes: ICON_BYTES_MAX, remedy: ICON_REMEDY };

// src/layout/flows.ts
init_order();

// src/layout/scene/lines.ts
init_order();

// src/platform/text/inter.json
var inter_default = { unitsPerEm: 2048, ascent: 1984, descent: -494, missing: 2048, advances: { "400": { "32": [576, 589, 954, 1297, 1314, 2011, 1319, 614, 747, 747, 1026, 1355, 590, 942, 590, 738, 1292, 833, 1249, 1265, 1323, 1215, 1270, 1159, 1267, 1270, 590, 618, 1355, 1355, 1355, 1047, 1978, 1413, 1340, 1496, 1478, 1231, 1209, 1528, 1522, 550, 1169, 1376, 1158, 1850, 1543, 1566, 1308, 1566, 1318, 1314, 1322, 1524, 1413, 2018, 1397, 1390, 1288, 747, 738, 747, 965, 934, 661, 1150, 1254, 1170, 1254, 1194, 758, 1256, 1211, 496, 496, 1124, 496, 1794, 1210, 1228, 1254, 1254, 771, 1081, 670, 1211, 1151, 1676, 1118, 1151, 1131, 873, 681, 873, 1355], "160": [576, 589, 1170, 1251, 1484, 1126, 553, 1164, 1210, 1872, 929, 1193, 1355], "174": [1364, 978, 933, 1355, 905, 913, 661, 1200, 1234, 590, 549, 623, 988, 1193, 1643, 1735, 1806, 1047, 1413, 1413, 1413, 1413, 1413, 1413, 2035, 1496, 1231, 1231, 1231, 1231, 550, 550, 550, 550, 1505, 1543, 1566, 1566, 1566, 1566, 1566, 1355, 1566, 1524, 1524, 1524, 1524, 1390, 1302, 1262, 1150, 1150, 1150, 1150, 1150, 1150, 1879, 1170, 1194, 1194, 1194, 1194, 496, 496, 496, 496, 1193, 1210, 1228, 1228, 1228, 1228, 1228, 1355, 1228, 1211, 1211, 1211, 1211, 1151, 1254, 1151, 1413, 1150, 1413, 1150, 1413, 1150, 1496, 1170, 1496, 1170, 1496, 1170, 1496, 1170, 1478, 1454, 1505, 1254, 1231, 1194, 1231, 1194, 1231, 1194, 1231, 1194, 1231, 1194, 1528, 1256, 1528, 1256, 1528, 1256, 1528, 1256, 1522, 1211, 1590, 1211, 550, 496, 550, 496, 550, 496, 550, 496, 550, 496, 1719, 992, 1169, 496, 1376, 1124, 1076, 1158, 496, 1158, 496, 1158, 696, 1152, 736, 1218, 496, 1543, 1210, 1543, 1210, 1543, 1210], "330": [1543, 1210, 1566, 1228, 1566, 1228, 1566, 1228, 2058, 2047, 1318, 771, 1318, 771, 1318, 771, 1314, 1081, 1314, 1081, 1314, 1081, 1314, 1081, 1322, 670, 1322, 770, 1322, 670, 1524, 1211, 1524, 1211, 1524, 1211, 1524, 1211, 1524, 1211, 1524, 1211, 2018, 1676, 1390, 1151, 1390, 1288, 1131, 1288, 1131, 1288, 1131, 644], "536": [1314, 1081, 1322, 670], "884": [546, 551, 1543], "890": [549, 1170, 1170, 1170, 618, 1169], "900": [553, 1378, 1413, 590, 1512, 1803, 831], "908": [1765], "910": [1799, 1783, 564, 1413, 1340, 1185, 1395, 1231, 1288, 1522, 1566, 550, 1376, 1413, 1850, 1543, 1344, 1566, 1522, 1308], "931": [1411, 1322, 1390, 1803, 1397, 1802, 1577, 550, 1390, 1360, 1100, 1211, 564, 1211, 1360, 1220, 1151, 1196, 1100, 1043, 1211, 1272, 564, 1076, 1314, 1200, 1202, 1144, 1228, 1239, 1254, 1166, 1278, 954, 1211, 1476, 1165, 1593, 1648, 564, 1211, 1228, 1211, 1648, 1376, 1298, 1300, 1375, 1730, 1375, 1403, 1680, 1076], "988": [1215, 1093], "1008": [1484, 1298, 1170, 496, 1566, 922, 922], "1017": [1496, 1850], "1020": [1254, 1496, 1496, 1496, 1231, 1231, 1723, 1185, 1496, 1314, 550, 550, 1169, 2280, 2304, 1811, 1376, 1543, 1287, 1479, 1413, 1323, 1340, 1185, 1678, 1231, 1966, 1265, 1543, 1543, 1376, 1532, 1850, 1522, 1566, 1522, 1308, 1496, 1322, 1287, 1696, 1397, 1476, 1434, 1961, 1991, 1672, 1808, 1330, 1496, 2078, 1318, 1150, 1216, 1157, 893, 1256, 1194, 1659, 1012, 1211, 1211, 1110, 1178, 1577, 1205, 1228, 1204, 1254, 1170, 954, 1151, 1407, 1118, 1223, 1183, 1684, 1714, 1318, 1508, 1144, 1170, 1726, 1135, 1194, 1194, 1211, 893, 1170, 1081, 496, 496, 496, 1893, 1836, 1211, 1110, 1211, 1151, 1204], "1168": [1185, 893], "7838": [1452], "8211": [1024, 2048], "8216": [534, 534, 494], "8220": [902, 902, 862], "8226": [1152], "8230": [1770], "8249": [787, 787], "8364": [1365], "8482": [1251], "8722": [1355] }, "600": { "32": [516, 658, 1071, 1318, 1332, 2057, 1357, 667, 764, 764, 1105, 1378, 653, 953, 653, 776, 1351, 866, 1276, 1303, 1364, 1254, 1310, 1180, 1311, 1310, 653, 674, 1378, 1378, 1378, 1113, 2046, 1490, 1350, 1509, 1479, 1240, 1204, 1534, 1527, 567, 1187, 1440, 1158, 1889, 1555, 1574, 1321, 1583, 1336, 1332, 1352, 1507, 1490, 2089, 1474, 1461, 1336, 764, 776, 764, 986, 961, 719, 1176, 1278, 1193, 1278, 1211, 796, 1281, 1254, 536, 536, 1166, 536, 1844, 1253, 1247, 1278, 1278, 813, 1125, 723, 1254, 1202, 1719, 1165, 1205, 1159, 931, 735, 931, 1378], "160": [516, 658, 1193, 1289, 1534, 1154, 647, 1164, 1253, 1872, 943, 1299, 1378], "174": [1359, 925, 938, 1378, 929, 949, 719, 1258, 1229, 653, 680, 663, 998, 1299, 1702, 1781, 1858, 1113, 1490, 1490, 1490, 1490, 1490, 1490, 2075, 1509, 1240, 1240, 1240, 1240, 567, 567, 567, 567, 1539, 1555, 1574, 1574, 1574, 1574, 1574, 1378, 1574, 1507, 1507, 1507, 1507, 1461, 1347, 1318, 1176, 1176, 1176, 1176, 1176, 1176, 1869, 1193, 1211, 1211, 1211, 1211, 536, 536, 536, 536, 1216, 1253, 1247, 1247, 1247, 1247, 1247, 1378, 1247, 1254, 1254, 1254, 1254, 1205, 1278, 1205, 1490, 1176, 1490, 1176, 1490, 1176, 1509, 1193, 1509, 1193, 1509, 1193, 1509, 1193, 1479, 1514, 1539, 1278, 1240, 1211, 1240, 1211, 1240, 1211, 1240, 1211, 1240, 1211, 1534, 1281, 1534, 1281, 1534, 1281, 1534, 1281, 1527, 1254, 1632, 1254, 567, 536, 567, 536, 567, 536, 567, 536, 567, 536, 1754, 1071, 1187, 536, 1440, 1166, 1160, 1158, 536, 1158, 536, 1158, 772, 1173, 858, 1232, 536, 1555, 1253, 1555, 1253, 1555, 1253], "330": [1555, 1253, 1574, 1247, 1574, 1247, 1574, 1247, 2076, 2031, 1336, 813, 1336, 813, 1336, 813, 1332, 1125, 1332, 1125, 1332, 1125, 1332, 1125, 1352, 723, 1352, 859, 1352, 723, 1507, 1254, 1507, 1254, 1507, 1254, 1507, 1254, 1507, 1254, 1507, 1254, 2089, 1719, 1461, 1205, 1461, 1336, 1159, 1336, 1159, 1336, 1159, 685], "536": [1332, 1125, 1352, 723], "884": [581, 584, 1555], "890": [585, 1193, 1193, 1193, 674, 1187], "900": [650, 1444, 1490, 653, 1589, 1877, 916], "908": [1845], "910": [1911, 1857, 610, 1490, 1350, 1190, 1479, 1240, 1336, 1527, 1574, 567, 1440, 1490, 1889, 1555, 1386, 1574, 1527, 1321], "931": [1417, 1352, 1461, 1821, 1474, 1821, 1593, 567, 1461, 1401, 1128, 1254, 610, 1253, 1401, 1239, 1202, 1225, 1128, 1077, 1254, 1280, 610, 1160, 1370, 1258, 1240, 1144, 1247, 1285, 1278, 1191, 1315, 1014, 1253, 1582, 1210, 1665, 1688, 610, 1253, 1247, 1253, 1688, 1440, 1347, 1345, 1426, 1835, 1426, 1491, 1826, 1160], "988": [1220, 1098], "1008": [1534, 1347, 1193, 536, 1574, 961, 961], "1017": [1509, 1889], "1020": [1278, 1509, 1509, 1509, 1240, 1240, 1746, 1190, 1509, 1332, 567, 567, 1187, 2286, 2306, 1825, 1440, 1555, 1377, 1486, 1490, 1324, 1350, 1190, 1745, 1240, 2114, 1303, 1555, 1555, 1440, 1534, 1889, 1527, 1574, 1527, 1321, 1509, 1352, 1377, 1706, 1474, 1539, 1444, 2004, 2052, 1691, 1857, 1348, 1509, 2116, 1336, 1176, 1238, 1173, 916, 1321, 1211, 1733, 1046, 1254, 1254, 1166, 1217, 1634, 1250, 1247, 1239, 1278, 1193, 1014, 1205, 1530, 1165, 1303, 1215, 1735, 1783, 1366, 1604, 1186, 1194, 1759, 1167, 1211, 1211, 1254, 916, 1194, 1125, 536, 536, 536, 1920, 1874, 1254, 1166, 1254, 1205, 1239], "1168": [1190, 916], "7838": [1476], "8211": [1024, 2048], "8216": [602, 602, 558], "8220": [1038, 1027, 983], "8226": [1031], "8230": [1958], "8249": [851, 851], "8364": [1390], "8482": [1291], "8722": [1378] } } };

// src/platform/text/metrics.ts
var TABLE_SIZE = 8960;
var MISSING = inter_default.missing / inter_default.unitsPerEm;
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
  const table = new Float64Array(TABLE_SIZE).fill(MISSING);
  for (let codePoint = 0; codePoint < TABLE_SIZE; codePoint++) if (isZeroWidth(codePoint)) table[codePoint] = 0;
  for (const [first, advances] of Object.entries(runs)) {
    const start = Number(first);
    for (const [index2, advance] of advances.entries()) table[start + index2] = advance / inter_default.unitsPerEm;
  }
  return table;
}
var IN_FONT = new Set(
  Object.entries(inter_default.advances["400"]).flatMap(
    ([first, { length }]) => Array.from({ length }, (_, index2) => Number(first) + index2)
  )
);
var isInFont = (codePoint) => IN_FONT.has(codePoint) || isZeroWidth(codePoint) || INVISIBLE.test(String.fromCodePoint(codePoint));
var INVISIBLE = /[\p{Z}\p{Cc}\p{Cf}\p{Cs}]/u;
var ADVANCES = {
  400: advanceTable(inter_default.advances["400"]),
  600: advanceTable(inter_default.advances["600"])
};
function widthOf(text2, size, weight) {
  const advances = ADVANCES[weight];
  let em = 0;
  for (let index2 = 0; index2 < text2.length; index2++) {
    const codePoint = text2.codePointAt(index2);
    if (codePoint > 65535) index2++;
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
function clustersOf(text2) {
  const clusters = [];
  let followsJoiner = false;
  for (const character of text2) {
    const codePoint = character.codePointAt(0);
    if (clusters.length > 0 && (followsJoiner || isZeroWidth(codePoint))) clusters[clusters.length - 1] += character;
    else clusters.push(character);
    followsJoiner = codePoint === ZERO_WIDTH_JOINER;
  }
  return clusters;
}
var SEPARATOR = ", ";
function shorten(text2, fits) {
  for (let end = text2.lastIndexOf(SEPARATOR); end > 0; end = text2.lastIndexOf(SEPARATOR, end - 1)) {
    const items = text2.slice(0, end + SEPARATOR.length) + ELLIPSIS;
    if (fits(items)) return items;
  }
  const clusters = clustersOf(text2);
  while (clusters.length > 0) {
    const shortened2 = clusters.join("").trimEnd() + ELLIPSIS;
    if (fits(shortened2)) return shortened2;
    clusters.pop();
  }
  return ELLIPSIS;
}
var CAMEL_CASE = new RegExp("(?<=\\p{Ll})(?=\\p{Lu}|\\p{Nd})|(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})", "u");
function splitLong(piece, fits) {
  const lines = [];
  let line2 = "";
  for (const word of piece.split(CAMEL_CASE)) {
    for (const part of fits(word) ? [word] : clustersOf(word)) {
      if (line2 !== "" && !fits(line2 + part)) {
        lines.push(line2);
        line2 = "";
      }
      line2 += part;
    }
  }
  return [...lines, line2];
}
var wordsOf = (text2) => text2.split(BREAK_AFTER).flatMap((piece) => piece.split(CAMEL_CASE));
function wrap(text2, size, weight, maxWidth, maxLines) {
  const fits = (candidate) => widthOf(candidate.trimEnd(), size, weight) <= maxWidth;
  const lines = [];
  let line2 = "";
  for (const piece of text2.replace(/\s+/g, " ").trim().split(BREAK_AFTER)) {
    if (lines.length > maxLines) break;
    if (fits(line2 + piece)) {
      line2 += piece;
      continue;
    }
    if (line2 !== "") lines.push(line2);
    const parts = splitLong(piece, fits);
    for (const part of parts.slice(0, -1)) lines.push(part);
    line2 = parts.at(-1);
  }
  if (line2 !== "") lines.push(line2);
  if (lines.length <= maxLines) return lines.map((whole) => whole.trimEnd());
  const rest = lines.slice(maxLines - 1, maxLines + 1).join("");
  return [...lines.slice(0, maxLines - 1).map((whole) => whole.trimEnd()), shorten(rest, fits)];
}
var NAME_ROOM = { size: 10.5, weight: 400, width: 124, lines: 3, fits: 30 };
var SMALL_NAME_ROOM = { size: 10.5, weight: 400, width: 96, lines: 2, fits: 15 };
var BOX_TITLE_ROOM = { size: 12, weight: 600, width: 520, lines: 1, fits: 35 };
var isShownWhole = (text2, { size, weight, width, lines, fits }) => text2.length <= fits || wrap(text2, size, weight, width, lines + 1).length <= lines;
var seen = (text2, { size, weight, width, lines, fits }) => text2.length <= fits ? text2 : wrap(text2, size, weight, width, lines).join("\n");
function severalIn(room, names, most = NAMES_LISTED) {
  for (let shown = Math.min(most, names.length); shown > 1; shown--) {
    const text2 = severalNames(names.slice(0, shown), names.length - shown);
    if (isShownWhole(text2, room)) return text2;
  }
  return severalNames(names.slice(0, 1), Math.max(0, names.length - 1));
}

// src/layout/scene/lines.ts
var measureLine = (text2, role, { size, weight }) => ({
  text: text2,
  role,
  width: widthOf(text2, size, weight)
});
var BALANCE_PRECISION = 4;
var STRETCH = 1.25;
function widthKeepingWords(text2, { size, weight }, maxWidth) {
  const longest3 = largest(wordsOf(text2).map((word) => widthOf(word.trimEnd(), size, weight)));
  return longest3 > maxWidth && longest3 <= maxWidth * STRETCH ? longest3 : maxWidth;
}
function balance(text2, wrapped, font, maxWidth) {
  if (wrapped.length < 2) return wrapped;
  const { size, weight } = font;
  const wrapAt = (width) => wrap(text2, size, weight, width, wrapped.length + 1);
  const isCut = wrapAt(maxWidth).length > wrapped.length;
  if (isCut) return wrapped;
  const pieces = text2.split(/(?<=[-_/.:\s])/).map((piece) => widthOf(piece.trimEnd(), size, weight));
  const words2 = wordsOf(text2).map((word) => widthOf(word.trimEnd(), size, weight));
  const unbroken = largest(pieces) > maxWidth ? words2 : pieces;
  let low = largest(unbroken.map((width) => width / Math.ceil(width / maxWidth)));
  let high = maxWidth;
  let best = wrapped;
  while (high - low > BALANCE_PRECISION) {
    const middle = (low + high) / 2;
    const narrower = wrapAt(middle);
    if (narrower.length > wrapped.length) low = middle;
    else [best, high] = [narrower, middle];
  }
  return best;
}
var withoutSpaces = (text2) => text2.replace(/\s+/g, "");
function wrapLines(text2, role, font, width, maxLines) {
  const maxWidth = maxLines === 1 ? width : widthKeepingWords(text2, font, width);
  const parts = balance(text2, wrap(text2, font.size, font.weight, maxWidth, maxLines), font, maxWidth);
  const measured = parts.map((part) => measureLine(part, role, font));
  const last = measured.at(-1);
  if (last === void 0 || withoutSpaces(parts.join("")) === withoutSpaces(text2)) return measured;
  return [...measured.slice(0, -1), { ...last, fullText: text2 }];
}
var fitOnLine = (text2, role, font, width) => wrapLines(text2, role, font, width, 1)[0] ?? null;

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
var SCREEN = { width: 1600, height: 1e3 };
var captionOnScreen = ({ width, height }) => CAPTION_SIZE * Math.min(1, SCREEN.width / width, SCREEN.height / height);

// src/layout/scene/steps.ts
var STEP_HEIGHT = 16;
var STEP_SIZE = 10.5;
var STEP_WEIGHT = 600;
var PADDING = 5;
var STEP_GAP = 5;
var stepsText = (steps2) => (steps2 ?? []).join(", ");
var stepWidth = (text2) => Math.max(STEP_HEIGHT, widthOf(text2, STEP_SIZE, STEP_WEIGHT) + 2 * PADDING);
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
var TEXT_WIDTH_MAX = 420;
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
var small = (text2, role) => fitOnLine(text2, role, { size: CAPTION_SIZE, weight: 400 }, TEXT_WIDTH_MAX);
function tableAt({ name, description, steps: steps2 }, x, y) {
  const badgeRoom = largest(steps2.map(({ number: number2 }) => stepWidth(String(number2))));
  const lines = [];
  let right = x;
  const addLine = (line2, at2, middle, wider = WIDER) => {
    if (line2 === null) return at2;
    lines.push({ line: line2, x: at2, middle });
    const end = at2 + line2.width * wider;
    right = Math.max(right, end);
    return end;
  };
  const top = y + TITLE_HEIGHT2 / 2;
  const afterName = addLine(
    fitOnLine(name, "title", { size: TITLE_SIZE, weight: 600 }, TEXT_WIDTH_MAX),
    x,
    top,
    WIDER_TITLE
  );
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
    lines,
    badges: steps2.map(({ number: number2 }, row2) => {
      const text2 = String(number2);
      return { steps: text2, x: x + (badgeRoom - stepWidth(text2)) / 2, middle: middleOf(row2) };
    })
  };
}

// src/layout/legend.ts
init_order();

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
function legendOfChange(change2, { things, inside: inside2, arrows }) {
  if (things === 0 && arrows > 0) return `${plural(arrows, "arrow")} ${changeWord(change2)}`;
  const resources = things === 0 ? "" : `${plural(things, "resource")} `;
  return [
    `${resources}${changeWord(change2)}${insideOthers(things, inside2)}`,
    ...arrows === 0 ? [] : [plural(arrows, "arrow")]
  ].join(", ");
}
var insideOthers = (things, inside2) => {
  if (inside2 === 0) return "";
  return inside2 < things ? `, ${inside2} inside others` : ` inside ${things === 1 ? "another" : "others"}`;
};
var DOT_ANSWER_UNREADABLE = "the output of dot lacks the positions of some nodes";
var DOT_ANSWER_REMEDY = "Update Graphviz, or omit --layout dot.";
var notOfEditor = (file, reason2) => `${printable(file)} is not a draw.io file (${reason2})`;
var NOT_OF_EDITOR_REMEDY = "Save it in draw.io as .drawio; images with an embedded diagram are not supported.";
var NO_PAGE = "it has no page";
var HAS_DECLARATIONS = "it has markup declarations (<!DOCTYPE>)";
var BROKEN_TAG = "it is not well-formed XML";
var TOO_MANY_ELEMENTS = "it has too many elements";
var TOO_MANY_ATTRIBUTES = "an element has too many attributes";
var TOO_DEEP = "its elements nest too deeply";
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
function changeEntries({ changes, changesInside = {}, boxes, nodes, edges: edges2 }) {
  if (changes === void 0) return [];
  const elementMarks = [...nodes.map(({ node: node2 }) => node2.mark), ...boxes.map(({ box: box2 }) => box2.mark)];
  const marks = elementMarks.filter((mark) => mark !== void 0 && mark.ghostOf === void 0);
  return CHANGES2.flatMap((change2) => {
    const ofChange = marks.filter((mark2) => mark2.change === change2);
    const arrows = edges2.filter(({ edge }) => edge.mark?.change === change2 && change2 !== "move").length;
    if (change2 === "none" || ofChange.length + arrows + (changes[change2] ?? 0) === 0) return [];
    const mark = ofChange.length > 0 && ofChange.every(({ createsFirst }) => createsFirst) ? { change: change2, createsFirst: true } : { change: change2 };
    return [
      {
        sample: "change",
        mark,
        text: legendOfChange(change2, { things: changes[change2] ?? 0, inside: changesInside[change2] ?? 0, arrows })
      }
    ];
  });
}
function openedEntries({ changes, boxes, nodes, edges: edges2 }) {
  if (changes === void 0) return [];
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
var summaryEntries = ({ changeSummary: changeSummary2 }) => changeSummary2 === void 0 ? [] : [{ sample: "sum", text: changeSummary2 }];
function groupEntries({ nodes }) {
  const groups = nodes.flatMap(({ node: node2 }) => node2.highlight ?? []);
  const colours = new Map(groups.map(({ name, colour }) => [name, colour]));
  return [...colours].map(([text2, colour]) => ({ sample: "group", text: text2, colour }));
}
function withLegend(layout) {
  const entries = [
    ...summaryEntries(layout),
    ...openedEntries(layout),
    ...changeEntries(layout),
    ...groupEntries(layout),
    ...lineEntries(layout)
  ];
  if (entries.length === 0) return layout;
  const legend2 = [];
  let [x, y] = [MARGIN2, layout.height - MARGIN2 + ABOVE2];
  for (const { text: text2, ...sample } of entries) {
    const words2 = measureLine(text2, "detail", { size: CAPTION_SIZE, weight: 400 });
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
var CELL_SIZE_MIN = 128;
var CELLS_MAX = 160;
var cellFor = (points) => {
  let extent = 0;
  for (const route2 of points) for (const { x, y } of route2) extent = Math.max(extent, x, y);
  return Math.max(CELL_SIZE_MIN, extent / CELLS_MAX);
};
var SpatialIndex = class {
  #cell;
  #cells = /* @__PURE__ */ new Map();
  constructor(cell = CELL_SIZE_MIN) {
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
init_exposure();
init_messages();
function markOf2(item) {
  const { change: change2, changed: changed3, ghostOf } = item;
  if (change2 === "none") return null;
  return {
    change: change2,
    ...changed3?.createsFirst === true && { createsFirst: true },
    ...ghostOf !== void 0 && { ghostOf },
    ...ghostOf === void 0 && isOpened(item) && { opens: true }
  };
}
var isChanging = ({ change: change2, changed: changed3 }) => change2 !== "none" || changed3 !== void 0;
var changeRole = ({ change: change2, alertLines = 0 }, line2) => change2 === "delete" || line2 < alertLines ? "alert" : "change";
var LINES_MAX = 3;
var LAST_LINE_MAX = 5;
var ALERT_LINES_MAX = 8;
var SMALL_LINES_MAX = 2;
function changeCaptions(item, isSmall2) {
  const { changeLines = [], ghostOf } = item;
  if (ghostOf !== void 0) return [];
  if (isSmall2) return captionOf2(item, 0, { width: SMALL_CAPTION_WIDTH, maxLines: SMALL_LINES_MAX });
  const captions3 = [];
  for (const lineIndex of changeLines.keys()) {
    const isDanger = lineIndex === 0 || lineIndex < (item.alertLines ?? 0);
    if (!isDanger && captions3.length >= LINES_MAX) break;
    const maxLines = (isDanger ? ALERT_LINES_MAX : LAST_LINE_MAX) - captions3.length;
    if (maxLines <= 0) break;
    const broken = captionOf2(item, lineIndex, { width: CAPTION_WIDTH, maxLines });
    const isCut = broken.some(({ fullText }) => fullText !== void 0);
    if (isDanger || !isCut) captions3.push(...broken);
  }
  return captions3;
}
function captionOf2(item, lineIndex, { width, maxLines }) {
  const text2 = item.changeLines?.[lineIndex] ?? "";
  const broken = wrapLines(text2, changeRole(item, lineIndex), { size: CAPTION_SIZE, weight: 600 }, width, maxLines);
  return text2 === item.driftLine ? broken.map(asDrift) : broken;
}
var asDrift = (line2) => ({ ...line2, drift: true });
var changeWords = ({ change: change2, changeLines = [], ghostOf }) => [
  ...change2 === "none" ? [] : [ghostOf === void 0 ? changeWord(change2) : changeWord("ghost")],
  ...changeLines
];

// src/layout/scene/box.ts
var EMPTY_TITLE = { text: "", role: "title", width: 0 };
var titleLine = (title) => fitOnLine(title, "title", BOX_TITLE_ROOM, BOX_TITLE_ROOM.width) ?? EMPTY_TITLE;
function subtitleLine(box2, isMarked) {
  const { details, folded, changeLines = [] } = box2;
  const detail = details[0] ?? "";
  const changes = (isMarked ? changeLines : []).map(
    (change3, lineIndex) => changeLine(box2, detail, change3, changeRole(box2, lineIndex))
  );
  const change2 = changes.find((line2) => line2?.fullText === void 0) ?? (detail === "" ? changes[0] : void 0);
  if (change2) return change2;
  const room = folded === void 0 ? MAX_BOX_SUBTITLE : MAX_FOLDED;
  return fitOnLine(detail, "detail", { size: TITLE_SIZE, weight: 400 }, room);
}
function changeLine(box2, detail, change2, role) {
  const text2 = change2.includes(detail) ? change2 : `${detail}, ${change2}`;
  const line2 = fitOnLine(text2, role, { size: TITLE_SIZE, weight: 600 }, MAX_BOX_SUBTITLE);
  return line2 !== null && change2 === box2.driftLine ? asDrift(line2) : line2;
}
var titleHeight = ({ subtitleBelow, bare }) => bare ? 0 : TITLE_HEIGHT + (subtitleBelow ? SECOND_LINE : 0);
var needsSecondLine = ({ count = 1, folded }, title, subtitle) => count > 1 && folded === void 0 && subtitle?.role === "detail" && title.width + SUBTITLE_GAP + subtitle.width > ONE_LINE_MAX;
function headerHeight(isStrip, isBelow, isBare2) {
  if (isBare2) return 0;
  return (isStrip ? STRIP_HEADER_HEIGHT : HEADER_HEIGHT) + (isBelow ? SECOND_LINE : 0);
}
function sceneBox(box2, isMarked) {
  const { id, parent, style, lookedUp, count, folded, bare, icon: icon2 } = box2;
  const facts = boxFactsOf(style);
  const mark = isMarked ? markOf2(box2) : null;
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
    icon: icon2 ?? facts.icon,
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
function withMarks(layout, { changes, changesInside, changeSummary: changeSummary2 }) {
  const summary = {
    ...changeSummary2 !== void 0 && { changeSummary: changeSummary2 },
    ...changesInside !== void 0 && { changesInside }
  };
  if (changes === void 0) return { ...layout, ...summary };
  const obstacles = obstaclesIn(layout);
  const edges2 = layout.edges.map((placed, owner) => {
    const { mark: sign } = placed.edge;
    const mark = sign === void 0 ? null : placeFor(placed, sign, owner, obstacles);
    if (sign === void 0 || mark === null) return placed;
    obstacles.solids.add(discAt(mark, sign));
    return { ...placed, mark };
  });
  return { ...layout, edges: edges2, changes, ...summary };
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
function placeFor(placed, sign, owner, { solids, lines }) {
  const clear = candidates(placed).filter((at2) => !solids.hits(discAt(at2, sign)));
  return clear.find((at2) => !lines.hits(discAt(at2, sign), owner)) ?? clear[0] ?? null;
}
var square = ({ x, y }, half) => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half
});
function discAt({ x, y }, sign) {
  const width = discWidth(sign, DISC.edge) + 2 * CLEAR;
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
var SENTENCE_LINES_MAX = 6;
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
function sentenceLines({ text: text2, role }, room) {
  const inRoom = wrapLines(text2, role, { size: SENTENCE_SIZE, weight: 400 }, room, SENTENCE_LINES);
  const isCut = inRoom.some(({ fullText }) => fullText !== void 0);
  return isCut ? wrapLines(text2, role, { size: SENTENCE_SIZE, weight: 400 }, Math.max(room, SENTENCE_ROOM), SENTENCE_LINES_MAX) : inRoom;
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
  const { text: text2, fullText, role, width } = title;
  if (fullText === void 0 && width <= room * TITLE_STRETCH) return [title];
  const inRoom = wrapLines(fullText ?? text2, role, { size: HEADING_SIZE, weight: 600 }, room, 2);
  const isCut = inRoom.some((line2) => line2.fullText !== void 0);
  return isCut ? wrapLines(fullText ?? text2, role, { size: HEADING_SIZE, weight: 600 }, MAX_HEADING, 2) : inRoom;
}
var cut = (line2, room) => line2.width <= room ? line2 : fitOnLine(line2.fullText ?? line2.text, line2.role, { size: TITLE_SIZE, weight: 400 }, room) ?? line2;

// src/layout/nested/stack.ts
init_group_by();
init_order();

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
var STRETCH_MAX = 1.8;
var STRETCH_AROUND_BOXES_MAX = 1.3;
function unitsOf(children) {
  const groups = groupBy(children, (child) => child.peers ?? child);
  return [...groups.values()].map((items) => ({ items, width: 0, height: 0, offsets: [] }));
}
function equalise(loose) {
  const boxes = singleBoxes(loose).filter(({ box: box2 }) => !box2.aside);
  for (const alike of groupBy(boxes, (item) => item.box.style.split(":", 1)[0]).values()) {
    const width = largest(alike.map((item) => item.width));
    const height = largest(alike.map((item) => item.height));
    for (const item of alike) {
      const maxStretch = item.children.some(({ box: box2 }) => box2) ? STRETCH_AROUND_BOXES_MAX : STRETCH_MAX;
      if (width < item.width * maxStretch) widen(item, width);
      if (height < item.height * STRETCH_MAX) item.height = height;
    }
  }
}
var NEARLY = 1.1;
function alignWidths(loose, joined) {
  const connectedBoxes = singleBoxes(joined);
  for (const item of singleBoxes(loose)) {
    const alike = connectedBoxes.filter(({ box: box2 }) => box2.style === item.box.style);
    const similar = [item, ...alike].filter((other) => ratio(other.width, item.width) < NEARLY);
    const width = largest(similar.map((other) => other.width));
    for (const other of similar) widen(other, width);
  }
}
var NEARLY_AS_HIGH = 1.3;
var NEARLY_AS_HIGH_AROUND_BOXES = 1.08;
function alignHeights(units) {
  for (const alike of groupBy(singleBoxes(units), ({ box: box2 }) => box2.style.split(":", 1)[0]).values()) {
    const highestFirst = [...new Set(alike.map(({ height }) => height))].sort((a, b) => b - a);
    for (const item of alike) {
      const maxRatio = item.children.some(({ box: box2 }) => box2) ? NEARLY_AS_HIGH_AROUND_BOXES : NEARLY_AS_HIGH;
      item.height = highestFirst.find((height) => height <= item.height * maxRatio);
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
    else if (isRow || height < item.height * STRETCH_MAX) item.height = height;
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
var HOLLOW_STRETCH_MAX = 1.3;
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
      drawn.set(item, height <= content * HOLLOW_STRETCH_MAX ? height : content);
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
var styleOf2 = ({ edge }) => `${edge.dashed ? " dashed" : ""}${edge.suggested ? " suggested" : ""}${edge.thin ? " thin" : ""}${edge.twoWay ? " two-way" : ""}${edge.mark ? ` ${edge.mark.change}` : ""}${edge.mark?.opens ? " opens" : ""}`;

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
function areVariants(a, b) {
  if (!a || !b || a.style === b.style || a.id.startsWith(a.style)) return false;
  return a.style.split(":", 1)[0] === b.style.split(":", 1)[0];
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
  let largestKind = [];
  for (const kind of groupBy(boxes, ({ box: box2 }) => box2.style).values())
    if (kind.length > largestKind.length) largestKind = kind;
  return largestKind;
}
function neighboursOf(trips) {
  const neighbours = /* @__PURE__ */ new Map();
  const join5 = (a, b, weight) => {
    const row2 = neighbours.get(a) ?? /* @__PURE__ */ new Map();
    neighbours.set(a, row2);
    row2.set(b, (row2.get(b) ?? 0) + weight);
  };
  for (const trip of trips) {
    const [start, end] = [startOf(trip), endOf(trip)];
    if (!start || !end) continue;
    join5(start, end, TAIL);
    join5(end, start, HEAD2);
  }
  return neighbours;
}
function propagate(level, anchors, neighbours) {
  const fixed = new Map(anchors.map((anchor) => [anchor, anchor]));
  let labels = fixed;
  for (let round = 0; round < ROUNDS; round++) {
    const next2 = new Map(fixed);
    for (const item of level) {
      const weights = fixed.has(item) ? void 0 : neighbours.get(item);
      const label = weights && majority(weights, labels, labels.get(item));
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
var SPOKES_MAX = 4;
function findSpokes(scene) {
  const trips = planTrips(scene, buildTree(scene));
  const arcs = trips.flatMap((trip) => {
    const [from, to] = [startOf(trip), endOf(trip)];
    return from && to && !from.peers && !to.peers ? [{ from, to }] : [];
  });
  const arcsInto = groupBy(arcs, ({ to }) => to);
  const hubs = new Map([...arcsInto].map(([item, arcsToItem]) => [item, new Set(arcsToItem.map(({ from }) => from))]));
  const haveOneHub = (a, b) => [...hubs.get(a)].some((hub) => hubs.get(b).has(hub));
  const stackOf = /* @__PURE__ */ new Map();
  for (const { from, to } of arcs) {
    if (!haveOneStyle(from, to) || !hubs.has(from) || !haveOneHub(from, to)) continue;
    const [a, b] = [stackOf.get(from) ?? [from], stackOf.get(to) ?? [to]];
    if (a === b) continue;
    const stack = [...a, ...b];
    for (const item of stack) stackOf.set(item, stack);
  }
  const small3 = [...stackOf].filter(([, stack]) => stack.length <= SPOKES_MAX);
  return new Map(small3.map(([item, stack]) => [item.id, `spokes ${stack[0].id}`]));
}
var haveOneStyle = (a, b) => a.box !== null && a.box.style === b.box?.style;

// src/layout/nested/level.ts
init_group_by();
init_order();

// src/layout/nested/blocks.ts
init_group_by();
init_order();

// src/layout/nested/grid.ts
init_order();
function fillWidth(cells, width) {
  return layoutGrid(cells, columnsIn(width, pitchOf(cells).pitch));
}
var columnsIn = (width, pitch) => Math.max(1, Math.floor((width + COLUMN_GAP2) / pitch));
function narrowGrids(cells, width) {
  const columnsAtWidth = columnsIn(width, pitchOf(cells).pitch);
  const columns = [1 / 2, 1 / 3].map((share) => Math.ceil(Math.min(columnsAtWidth, cells.length) * share));
  return [...new Set(columns)].filter((count) => count >= LEAST_COLUMNS).map((count) => layoutGrid(cells, count));
}
var LEAST_COLUMNS = 2;
function pitchOf(cells) {
  const left = largest(cells.map((cell) => cell.axis));
  return { left, pitch: left + largest(cells.map((cell) => cell.width - cell.axis)) + COLUMN_GAP2 };
}
function layoutGrid(cells, fitting) {
  const { left, pitch } = pitchOf(cells);
  const rows2 = Math.ceil(cells.length / fitting);
  const columns = Math.ceil(cells.length / rows2);
  const positions = /* @__PURE__ */ new Map();
  let y = 0;
  for (let start = 0; start < cells.length; start += columns) {
    const row2 = cells.slice(start, start + columns);
    row2.forEach((cell, i) => {
      positions.set(cell.vertex, { x: i * pitch + left - cell.axis, y });
    });
    y += largest(row2.map((cell) => cell.height)) + ROW_GAP;
  }
  return {
    width: Math.min(columns, cells.length) * pitch - COLUMN_GAP2,
    height: y - ROW_GAP,
    positions,
    widths: /* @__PURE__ */ new Map(),
    routes: /* @__PURE__ */ new Map(),
    west: false,
    east: false
  };
}
function alignedGrid(cells, axes, width) {
  const { left, pitch } = pitchOf(cells);
  const columns = columnsAt(axes, { left, pitch, width });
  const rows2 = Math.ceil(cells.length / Math.max(1, columns.length));
  if (columns.length === 0 || rows2 > Math.ceil(cells.length / columnsIn(width, pitch))) return null;
  const used = columns.slice(0, Math.ceil(cells.length / rows2));
  const block2 = { ...emptyBlock(), width: used.at(-1) - left + pitch - COLUMN_GAP2 };
  let y = 0;
  for (let start = 0; start < cells.length; start += used.length) {
    const row2 = cells.slice(start, start + used.length);
    row2.forEach((cell, i) => {
      block2.positions.set(cell.vertex, { x: used[i] - cell.axis, y });
    });
    y += largest(row2.map((cell) => cell.height)) + ROW_GAP;
  }
  return { ...block2, height: y - ROW_GAP };
}
function columnsAt(axes, { left, pitch, width }) {
  const columns = [];
  const fill = (end) => {
    const last = columns.at(-1);
    const gaps = Math.floor((end - last) / pitch);
    for (let i = 1; i < gaps; i++) columns.push(Math.round(last + (end - last) * i / gaps));
  };
  for (const axis of [...axes].sort((a, b) => a - b)) {
    if (axis < left) continue;
    if (columns.length === 0)
      for (let k = Math.floor((axis - left) / pitch); k > 0; k--) columns.push(axis - k * pitch);
    else if (axis - columns.at(-1) < pitch) continue;
    else fill(axis);
    columns.push(axis);
  }
  const right = pitch - COLUMN_GAP2 - left;
  while (columns.length > 0 && columns.at(-1) + pitch + right <= width) columns.push(columns.at(-1) + pitch);
  return columns.filter((axis) => axis + right <= width);
}
var emptyBlock = () => ({
  ...{ width: 0, height: 0, positions: /* @__PURE__ */ new Map(), widths: /* @__PURE__ */ new Map(), routes: /* @__PURE__ */ new Map(), west: false, east: false }
});
function gridWidth(cells, aspect) {
  const area = cells.reduce((sum, { width, height }) => sum + (width + COLUMN_GAP2) * (height + ROW_GAP), 0);
  return Math.sqrt(area * aspect);
}
var IN_A_ROW = 6;
var FLATNESS = 3;
var layoutStrip = (cells) => layoutGrid(cells, Math.max(IN_A_ROW, Math.ceil(Math.sqrt(cells.length * FLATNESS))));
function stripRows(strips, width) {
  const rows2 = emptyBlock();
  let [x, y, rowHeight] = [0, 0, 0];
  for (const strip of strips) {
    if (x > 0 && x + strip.width > width) [x, y, rowHeight] = [0, y + rowHeight + ROW_GAP, 0];
    for (const [v, at2] of strip.positions) rows2.positions.set(v, { x: at2.x + x, y: at2.y + y });
    rowHeight = Math.max(rowHeight, strip.height);
    rows2.width = Math.max(rows2.width, x + strip.width);
    rows2.height = y + rowHeight;
    x += strip.width + COLUMN_GAP2;
  }
  return rows2;
}
function stripForms(strips) {
  const whole = strips.reduce((sum, { width }) => sum + width + COLUMN_GAP2, 0);
  const widest2 = largest(
    strips.map(({ width }) => width),
    0
  );
  return strips.map((_, i) => stripRows(strips, Math.max(widest2, whole / (i + 1))));
}

// src/layout/nested/holes.ts
var MAX_OBSTACLES = 400;
function fillHoles(main, loose, vertices) {
  const holes = holesOf(main, vertices);
  return loose.filter((block2) => !holes.take([block2], "top"));
}
function holesOf(main, vertices) {
  let knownObstacles = null;
  const take = (block2, start) => {
    knownObstacles ??= obstaclesOf(main, vertices);
    const obstacles = knownObstacles;
    const hole = obstacles.length > MAX_OBSTACLES ? null : findHole(main, block2, obstacles, vertices, start);
    if (!hole) return false;
    addBlock(main, block2, hole);
    obstacles.push({ ...hole, width: block2.width, height: block2.height });
    return true;
  };
  return { take: (forms, start) => forms.some((block2) => take(block2, start)) };
}
function addBlock(main, block2, corner) {
  const moved = ({ x, y }) => ({ x: x + corner.x, y: y + corner.y });
  for (const [v, at2] of block2.positions) main.positions.set(v, moved(at2));
  for (const [v, width] of block2.widths) main.widths.set(v, width);
  for (const [n2, points] of block2.routes) main.routes.set(n2, points.map(moved));
}
function obstaclesOf(main, vertices) {
  const obstacles = [];
  for (const [v, at2] of main.positions)
    if (!vertices[v].border)
      obstacles.push({ ...at2, width: main.widths.get(v) ?? vertices[v].width, height: vertices[v].height });
  for (const points of main.routes.values())
    for (let i = 0; i + 1 < points.length; i++) obstacles.push(obstacleOfRun(points[i], points[i + 1]));
  return obstacles;
}
function obstacleOfRun(a, b) {
  const margin = LANE_GAP - ROW_GAP;
  const { x, y, width, height } = runRect(a, b);
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}
function findHole(main, block2, obstacles, vertices, start) {
  const lowest = main.height - block2.height;
  const candidates3 = start === "top" ? [0, ...obstacles.map(({ y, height }) => Math.ceil(y + height + ROW_GAP))] : [lowest, ...obstacles.map(({ y }) => Math.floor(y - ROW_GAP - block2.height))];
  const tops = candidates3.filter((y) => y >= 0 && y <= lowest).sort((a, b) => start === "top" ? a - b : b - a);
  const lefts = leftPositions(main, block2, vertices);
  for (const y of tops)
    for (const x of lefts)
      if (!obstacles.some((obstacle) => areTooClose(obstacle, { x, y, width: block2.width, height: block2.height })))
        return { x, y };
  return null;
}
var ALIGNMENT_DISTANCE = 40;
function leftPositions(main, block2, vertices) {
  const [first, firstAt] = [...block2.positions][0];
  const { isBox, axis } = vertices[first];
  const aligned = [];
  for (const [v, { x }] of main.positions) {
    const other = vertices[v];
    if (other.border) continue;
    if (isBox || !other.isBox) aligned.push(isBox ? x : x + other.axis - axis - firstAt.x);
  }
  const leftmost = main.west ? PADDING2 : 0;
  const rightmost = main.width - (main.east ? PADDING2 : 0) - block2.width;
  const lefts = aligned.filter((x) => x >= leftmost && x <= rightmost);
  if (leftmost <= rightmost && lefts.every((x) => x - leftmost > ALIGNMENT_DISTANCE)) lefts.push(leftmost);
  if (!isBox && aligned.length === 0) {
    for (const [v, { x }] of main.positions)
      if (vertices[v].isBox && x > leftmost + ALIGNMENT_DISTANCE && x <= rightmost) lefts.push(x);
  }
  return inOrder(lefts, main, vertices[first], vertices).sort((a, b) => a - b);
}
function inOrder(lefts, main, { box: box2, order }, vertices) {
  const variants2 = [...main.positions].filter(([v]) => areVariants(box2 ?? null, vertices[v].box ?? null));
  return lefts.filter(
    (x) => variants2.every(([v, at2]) => vertices[v].order < order ? x >= at2.x : x < at2.x + vertices[v].width)
  );
}
var followsVariant = (main, v, vertices) => [...main.positions.keys()].some(
  (other) => vertices[other].order < vertices[v].order && areVariants(vertices[other].box ?? null, vertices[v].box ?? null)
);
var areTooClose = (a, b) => a.x < b.x + b.width + COLUMN_GAP2 && b.x < a.x + a.width + COLUMN_GAP2 && a.y < b.y + b.height + ROW_GAP && b.y < a.y + a.height + ROW_GAP;

// src/layout/nested/layered/index.ts
init_order();

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
      minTop: Number.NEGATIVE_INFINITY,
      maxTop: Number.POSITIVE_INFINITY
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
    let cell = from;
    for (let column = from.column + 1; column <= to.column; column++) {
      const next2 = column === to.column ? to : laneIn(trunkLanes, column, from.order);
      const inset = runInside(vertices, cell === from ? left : null) + runInside(vertices, next2 === to ? right : null);
      const start = { cell, y: cell === from ? left.y : 0 };
      const link2 = linkBetween(kind, inset, start, { cell: next2, y: next2 === to ? right.y : 0 });
      link2.labelled ||= labelled;
      link2.weight += weight;
      path.push(link2);
      cell = next2;
    }
    reserveLabel(labelLeft ? path[0] : path.at(-1), label, labelLeft !== sharesEnd(segments[number2]));
    paths.set(number2, path);
  }
  return { columns, paths, brackets, cells };
}
var runInside = (vertices, end) => end && !vertices[end.vertex].isBox ? end.inset : RUN_ON;
function reserveLabel(link2, label, isLeft) {
  if (isLeft) link2.labelLeft = Math.max(link2.labelLeft, label);
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
init_order();
var TOO_WIDE = 3.2;
var LEAST_COLUMNS2 = 6;
var MAX_TURNS = 4;
var SEARCH = 0.3;
function layoutFolded(level, rank, unfolded, layOut2) {
  if (unfolded.width < unfolded.height * TOO_WIDE) return null;
  const { vertices, segments, members, numbers } = level;
  const count = largest(members.map((v) => rank.get(v))) + 1;
  if (count < LEAST_COLUMNS2) return null;
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
    for (let cut2 = Math.ceil(ideal - length * SEARCH); cut2 <= ideal + length * SEARCH; cut2++)
      if (cut2 > (cuts.at(-1) ?? 0) && cut2 < count) candidates3.push(cut2);
    const cost2 = (cut2) => turns[cut2] * 10 + Math.abs(cut2 - ideal);
    candidates3.sort((a, b) => cost2(a) - cost2(b) || a - b);
    const best = candidates3[0];
    if (best === void 0 || turns[best] > MAX_TURNS) return null;
    cuts.push(best);
  }
  const rowOf4 = rowsAt(cuts, vertices, rank);
  const skipsNoRow = numbers.every((n2) => rowOf4(segments[n2].right.vertex) - rowOf4(segments[n2].left.vertex) <= 1);
  return cuts.length > 0 && skipsNoRow ? cuts : null;
}
var rowsAt = (cuts, vertices, rank) => (v) => {
  const { border } = vertices[v];
  if (border) return border === "W" ? 0 : cuts.length;
  return cuts.filter((cut2) => rank.get(v) >= cut2).length;
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
  const changes = new Array(count + 2).fill(0);
  for (const { from, to } of reach.values()) {
    if (to <= from) continue;
    changes[from + 1]++;
    changes[Math.min(to, count) + 1]--;
  }
  let open = 0;
  return changes.map((change2) => {
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
  const mostTurns = largest(blocks.map((_, row2) => turns.filter((turn) => turn.row === row2).length));
  const channel = TRACK_MARGIN + mostTurns * LINE_GAP;
  const inner = PORT_GAP + largest(blocks.map((block2) => block2.width));
  const positions = /* @__PURE__ */ new Map();
  const widths = new Map(blocks.flatMap((block2) => [...block2.widths]));
  const pieces = /* @__PURE__ */ new Map();
  const tops = [];
  let y = 0;
  blocks.forEach((block2, row2) => {
    tops.push(y);
    const dx = channel + (block2.west ? 0 : PORT_GAP);
    for (const [v, at2] of block2.positions) positions.set(v, { x: at2.x + dx, y: at2.y + y });
    for (const [n2, points] of block2.routes)
      pieces.set(
        n2,
        points.map((point2) => ({ x: point2.x + dx, y: point2.y + y }))
      );
    y += block2.height + ROW_GAP + turns.filter((turn) => turn.row === row2).length * LINE_GAP;
  });
  const routes = /* @__PURE__ */ new Map();
  for (const n2 of numbers) if (pieces.has(n2)) routes.set(n2, pieces.get(n2));
  blocks.forEach((block2, row2) => {
    const rowTurns = turns.filter((turn) => turn.row === row2);
    rowTurns.forEach((turn, i) => {
      const corridor = tops[row2] + block2.height + ROW_GAP / 2 + i * LINE_GAP;
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
  for (const v of [...positions.keys()]) if (!unfolded.positions.has(v)) positions.delete(v);
  return { width, height: y - ROW_GAP, positions, widths, routes, west: unfolded.west, east: unfolded.east };
}
function reachBorders2(block2, vertices, segments) {
  const moved = (v, at2) => {
    const { border } = vertices[v];
    return border ? { x: border === "W" ? 0 : block2.width, y: at2.y } : at2;
  };
  for (const [v, at2] of block2.positions) block2.positions.set(v, moved(v, at2));
  for (const [n2, points] of block2.routes) {
    const { left, right } = segments[n2];
    const ends2 = [moved(left.vertex, points[0]), moved(right.vertex, points.at(-1))];
    block2.routes.set(n2, [ends2[0], ...points.slice(1, -1), ends2[1]]);
  }
  return block2;
}

// src/layout/nested/layered/horizontal.ts
init_group_by();
init_order();

// src/layout/nested/layered/wires.ts
init_group_by();
init_order();

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
  const otherLinks = [];
  for (const groups of complete.values()) {
    const bundle = groups.flat();
    if (groups.length > 1 || bundle.length === 1) bundled2.push(bundle);
    else otherLinks.push(...bundle);
  }
  const stars = groupBy(otherLinks, (link2) => {
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
  const heights = [...lefts, ...rights];
  const downwards = (a, b) => a - b;
  lefts.sort(downwards);
  rights.sort(downwards);
  return { links, bracket, lefts, rights, top: smallest(heights), bottom: largest(heights), half: null, slot: -1 };
}
function splitWire(wire, otherHeights) {
  const middle = (wire.top + wire.bottom) / 2;
  const span = Math.max(wire.bottom - wire.top, LEAST_DETOUR_ROOM);
  const clearance = (y) => smallest(otherHeights.map((other) => Math.abs(other - y)));
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
function placeTracks(unsorted, x, minWidth) {
  const { wires, slots } = assignSlots(unsorted);
  let labelLeft = 0;
  let labelRight = 0;
  for (const link2 of wires.flatMap((wire) => wire.links)) {
    labelLeft = Math.max(labelLeft, link2.labelLeft);
    labelRight = Math.max(labelRight, link2.labelRight);
  }
  const margin = slots > 1 ? TRACKS_MARGIN : TRACK_MARGIN;
  const tracks = slots === 0 ? 0 : 2 * margin + (slots - 1) * LINE_GAP;
  const width = Math.max(minWidth, tracks + labelLeft + labelRight);
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
  const freeWidth = column.width - nodes.left - nodes.right;
  const side = freeWidth < MUCH_WIDER * (nodes.left + nodes.right) ? 0.5 : cell.toRight.length === 0 ? 0 : cell.toLeft.length === 0 ? 1 : 0.5;
  return column.x + nodes.left - vertex.axis + freeWidth * side;
}
var OVERLAP_COST = 1e3;
var NEAR = 5;
var CLOSE_COST = 2;
var SLOT_MARGIN = 36;
var IMPROVE_LIMIT = 400;
var WORK_MAX = 1e6;
var ROUNDS2 = 6;
var MAX_SPLITS = 24;
function assignSlots(wires) {
  const straight = heightsOf(wires.filter(isStraight2));
  const order = startOrder(wires.filter((wire) => !isStraight2(wire)));
  if (order.length <= IMPROVE_LIMIT) {
    const work = { remaining: WORK_MAX };
    improve(order, work);
    for (let round = 0; round < MAX_SPLITS && work.remaining > 0 && splitOne(order, straight); round++)
      improve(order, work);
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
      work.remaining -= 2 * (order.length + ends2 + order.length * (wire.lefts.length + wire.rights.length));
      if (work.remaining < 0) return;
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
  let leastChange = 0;
  for (const direction of [-1, 1]) {
    let change2 = 0;
    for (let i = from + direction; i >= 0 && i < order.length; i += direction) {
      const other = order[i];
      change2 += (cost(wire, other) - cost(other, wire)) * -direction;
      if (change2 < leastChange) {
        leastChange = change2;
        best = i;
      }
    }
  }
  return best;
}
function cost(first, second) {
  if (first.half && first.links[0] === second.links[0]) return first.half === "first" ? 0 : OVERLAP_COST;
  const crossed = countWithin(second.lefts, first.top, first.bottom) + countWithin(first.rights, second.top, second.bottom);
  const overlaps = countNear(first.rights, second.lefts, NEAR);
  const close = countNear(first.rights, second.lefts, LINE_GAP) - overlaps;
  return crossed + OVERLAP_COST * overlaps + CLOSE_COST * close;
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
function countNear(heights, otherHeights, distance3) {
  let pairs = 0;
  let from = 0;
  for (const y of heights) {
    while (from < otherHeights.length && otherHeights[from] <= y - distance3) from++;
    for (let i = from; i < otherHeights.length && otherHeights[i] < y + distance3; i++) pairs++;
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
  let fewestCrossings = countCrossings(columns);
  const orders = [];
  for (let sweep = 0; sweep < sweeps && fewestCrossings > 0; sweep++) {
    const forward = sweep % 2 === 0;
    for (let k = 0; k < columns.length; k++) sortColumn(columns[forward ? k : columns.length - 1 - k], forward);
    swapNeighbours(columns);
    const order = columns.map((column) => [...column]);
    if (sweep > 1 && isSame2(order, orders[sweep - 2])) break;
    orders.push(order);
    const crossings = countCrossings(columns);
    if (crossings < fewestCrossings) {
      fewestCrossings = crossings;
      best = order;
    }
  }
  best.forEach((column, c) => {
    columns[c] = column;
    renumber(column);
  });
}
var isSame2 = (a, b) => a.every((column, c) => column.every((cell, i) => cell === b[c][i]));
function renumber(column) {
  column.forEach((cell, index2) => {
    cell.index = index2;
  });
}
function initialOrder(columns, vertices) {
  const seen2 = /* @__PURE__ */ new Set();
  const placed = columns.map(() => []);
  const roots = columns.flatMap((column) => [...column].sort((a, b) => a.order - b.order));
  for (const root of roots) {
    const stack = [root];
    while (stack.length > 0) {
      const cell = stack.pop();
      if (seen2.has(cell)) continue;
      seen2.add(cell);
      placed[cell.column].push(cell);
      stack.push(...inOrder2(cell, vertices).reverse());
    }
  }
  placed.forEach((column, c) => {
    columns[c] = column;
    renumber(column);
  });
}
function inOrder2(cell, vertices) {
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
  const sorted = [...links].sort((a, b) => a.right.index - b.right.index || a.rightY - b.rightY);
  const points = /* @__PURE__ */ new Map();
  let point2 = -1;
  sorted.forEach((link2, i) => {
    const before = sorted[i - 1];
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
var MAX_LINES = 4;
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
  const successors = [];
  const predecessors = [];
  const lines = [];
  const leaving = /* @__PURE__ */ new Set();
  for (const v of members) {
    successors[v] = [];
    predecessors[v] = [];
    lines[v] = 0;
  }
  for (const { left, right, bracket } of segments) {
    if (vertices[right.vertex]?.border === "E") leaving.add(left.vertex);
    if (bracket || vertices[left.vertex]?.border || vertices[right.vertex]?.border) continue;
    lines[left.vertex]++;
    lines[right.vertex]++;
    successors[left.vertex]?.push(right.vertex);
    predecessors[right.vertex]?.push(left.vertex);
  }
  return { successors, predecessors, lines, leaving };
}
function topological(vertices, members, { successors, predecessors, leaving }) {
  const turn = (v) => successors[v].length > 0 ? 0 : leaving.has(v) ? 2 : 1;
  const waiting2 = new Map(members.map((v) => [v, predecessors[v].length]));
  let wave = members.filter((v) => !vertices[v].border && waiting2.get(v) === 0);
  const order = [];
  while (wave.length > 0) {
    wave.sort((a, b) => turn(a) - turn(b) || vertices[a].order - vertices[b].order);
    const next2 = [];
    for (const v of wave) {
      order.push(v);
      for (const w of successors[v]) {
        const remaining = waiting2.get(w) - 1;
        waiting2.set(w, remaining);
        if (remaining === 0) next2.push(w);
      }
    }
    wave = next2;
  }
  return order;
}
function fillColumns(vertices, order, { predecessors, lines }, limit) {
  const rank = /* @__PURE__ */ new Map();
  const heights = [];
  for (const v of order) {
    const { height } = vertices[v];
    let column = 0;
    for (const u of predecessors[v]) column = Math.max(column, rank.get(u) + 1);
    if (lines[v] <= (vertices[v].isBox ? MAX_LINES : 1))
      while ((heights[column] ?? 0) > 0 && heights[column] + height > limit) column++;
    rank.set(v, column);
    heights[column] = (heights[column] ?? 0) + height;
  }
  return rank;
}
function pullRight(vertices, order, { successors, predecessors }, rank, limit) {
  const heights = [];
  for (const v of order) heights[rank.get(v)] = (heights[rank.get(v)] ?? 0) + vertices[v].height;
  for (let i = order.length - 1; i >= 0; i--) {
    const v = order[i];
    if (vertices[v].isGate || successors[v].length === 0 || successors[v].length <= predecessors[v].length)
      continue;
    let target = Number.POSITIVE_INFINITY;
    for (const w of successors[v]) target = Math.min(target, rank.get(w) - 1);
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
init_order();
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
var PASSES_IF_LARGE = PASSES.slice(-6);
function placeVertically(columns, vertices, limit = null) {
  const packedTops = columns.map((column) => packedTopsOf(column, vertices));
  columns.forEach((column, c) => {
    column.forEach((cell, i) => {
      cell.y = packedTops[c][i];
    });
  });
  if (limit !== null) for (const column of columns) limitTops(column, limit);
  const cellCount = columns.reduce((sum, column) => sum + column.length, 0);
  const passes = cellCount > CELLS_FOR_ALL_PASSES ? PASSES_IF_LARGE : PASSES;
  for (const [direction, stiffness] of passes) {
    for (let step = 0; step < columns.length; step++) {
      const c = direction === "right" ? columns.length - 1 - step : step;
      if (columns[c].length > 0) placeColumn(columns[c], packedTops[c], direction, stiffness);
    }
  }
}
function leastHeight(columns, vertices) {
  const heights = columns.map((column) => {
    const last = column.at(-1);
    return last === void 0 ? 0 : packedTopsOf(column, vertices).at(-1) + last.height;
  });
  return largest(heights, 0);
}
var pullOf = (link2, stiffness = LOOSE) => link2.weight * link2.pull * stiffness[Number(link2.left.vertex < 0) + Number(link2.right.vertex < 0)];
function gapBetween(upper, lower2, vertices) {
  const isLine = (cell) => cell.vertex < 0 || vertices[cell.vertex].border !== null;
  if (!isLine(upper) && !isLine(lower2)) return ROW_GAP;
  if (carriesLabel(upper) && carriesLabel(lower2)) return LABEL_GAP;
  return isLine(upper) && isLine(lower2) ? LINE_GAP : LANE_GAP;
}
var carriesLabel = (cell) => cell.toLeft.some((link2) => link2.labelled) || cell.toRight.some((link2) => link2.labelled);
function packedTopsOf(column, vertices) {
  const tops = new Float64Array(column.length);
  for (let i = 1; i < column.length; i++)
    tops[i] = tops[i - 1] + column[i - 1].height + gapBetween(column[i - 1], column[i], vertices);
  return tops;
}
function limitTops(column, limit) {
  const last = column.at(-1);
  const spare = Math.max(0, limit - (last ? last.y + last.height : 0));
  for (const cell of column) {
    cell.minTop = cell.y;
    cell.maxTop = cell.y + spare;
  }
}
var UNCONNECTED_WEIGHT = 0.01;
function placeColumn(column, packedTops, direction, stiffness) {
  const shifts = new Float64Array(column.length);
  const weights = new Float64Array(column.length);
  column.forEach((cell, i) => {
    const desired = desiredTop(cell, direction, stiffness) ?? { y: cell.y, weight: UNCONNECTED_WEIGHT };
    shifts[i] = desired.y - packedTops[i];
    weights[i] = desired.weight;
  });
  makeNonDecreasing(shifts, weights);
  column.forEach((cell, i) => {
    cell.y = Math.max(cell.minTop, Math.min(cell.maxTop, shifts[i] + packedTops[i]));
  });
}
function desiredTop(cell, direction, stiffness) {
  const fromLeft = cell.toLeft.map((link2) => ({
    y: link2.left.y + link2.leftY - link2.rightY,
    weight: pullOf(link2, stiffness)
  }));
  if (direction === "left") return median(fromLeft);
  const fromRight = cell.toRight.map((link2) => ({
    y: link2.right.y + link2.rightY - link2.leftY,
    weight: pullOf(link2, stiffness)
  }));
  if (direction === "right") return median(fromRight);
  const left = median(fromLeft);
  const right = median(fromRight);
  if (!left || !right) return left ?? right;
  const weight = left.weight + right.weight;
  const gain2 = straightWeight(left.y, fromLeft, cell) - straightWeight(right.y, fromRight, cell);
  return (gain2 || left.weight - right.weight) >= 0 ? { y: left.y, weight } : { y: right.y, weight };
}
function straightWeight(y, desired, { minTop, maxTop }) {
  if (y < minTop - LEVEL || y > maxTop + LEVEL) return 0;
  return desired.reduce((sum, top) => Math.abs(top.y - y) < LEVEL ? sum + top.weight : sum, 0);
}
function median(desired) {
  if (desired.length < 2) return desired[0] ?? null;
  desired.sort((a, b) => a.y - b.y);
  const total = desired.reduce((sum, { weight }) => sum + weight, 0);
  let weightSoFar = 0;
  for (let i = 0; i < desired.length; i++) {
    weightSoFar += desired[i].weight;
    if (weightSoFar === total / 2) return { y: (desired[i].y + desired[i + 1].y) / 2, weight: total };
    if (weightSoFar > total / 2) return { y: desired[i].y, weight: total };
  }
  return null;
}
var LONG_SEQUENCE = 100;
var makeNonDecreasing = (values, weights) => (values.length <= LONG_SEQUENCE ? poolByMedian : poolByMean)(values, weights);
function poolByMedian(values, weights) {
  if (isNonDecreasing(values)) return;
  const originals = Array.from(values, (y, i) => ({ y, weight: weights[i] }));
  const pools = [];
  for (let i = 0; i < values.length; i++) {
    let pool = { start: i, value: values[i] };
    while (pools.length > 0 && pools.at(-1).value > pool.value) {
      const { start } = pools.pop();
      pool = { start, value: median(originals.slice(start, i + 1)).y };
    }
    pools.push(pool);
  }
  pools.forEach(({ start, value }, p) => {
    values.fill(value, start, pools[p + 1]?.start);
  });
}
function isNonDecreasing(values) {
  for (let i = 1; i < values.length; i++) if (values[i - 1] > values[i]) return false;
  return true;
}
function poolByMean(values, weights) {
  const sums = [];
  const poolWeights = [];
  const counts = [];
  for (let i = 0; i < values.length; i++) {
    let sum = values[i] * weights[i];
    let weight = weights[i];
    let count = 1;
    while (sums.length > 0 && sums[sums.length - 1] / poolWeights[poolWeights.length - 1] > sum / weight) {
      sum += sums.pop();
      weight += poolWeights.pop();
      count += counts.pop();
    }
    sums.push(sum);
    poolWeights.push(weight);
    counts.push(count);
  }
  let start = 0;
  for (let pool = 0; pool < sums.length; pool++) {
    const end = start + counts[pool];
    values.fill(sums[pool] / poolWeights[pool], start, end);
    start = end;
  }
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
    for (const block2 of blocks) moved = settle(block2, blockOf2, columns, vertices) || moved;
    if (!moved) return;
  }
}
function findBlocks(columns) {
  const blockOf2 = /* @__PURE__ */ new Map();
  for (const column of columns) {
    for (const cell of column) {
      if (blockOf2.has(cell)) continue;
      const block2 = { cells: [] };
      const stack = [cell];
      blockOf2.set(cell, block2);
      while (stack.length > 0) {
        const next2 = stack.pop();
        block2.cells.push(next2);
        for (const link2 of [...next2.toLeft, ...next2.toRight]) {
          const other = link2.left === next2 ? link2.right : link2.left;
          if (Math.abs(slope(link2)) >= LEVEL || blockOf2.has(other)) continue;
          blockOf2.set(other, block2);
          stack.push(other);
        }
      }
    }
  }
  return blockOf2;
}
var slope = (link2) => link2.right.y + link2.rightY - link2.left.y - link2.leftY;
function roomFor(block2, blockOf2, columns, vertices) {
  let up = Number.POSITIVE_INFINITY;
  let down = Number.POSITIVE_INFINITY;
  for (const cell of block2.cells) {
    const column = columns[cell.column];
    up = Math.min(up, cell.y - cell.minTop);
    down = Math.min(down, cell.maxTop - cell.y);
    const above = column[cell.index - 1];
    const below = column[cell.index + 1];
    if (above && blockOf2.get(above) !== block2)
      up = Math.min(up, cell.y - above.y - above.height - gapBetween(above, cell, vertices));
    if (below && blockOf2.get(below) !== block2)
      down = Math.min(down, below.y - cell.y - cell.height - gapBetween(cell, below, vertices));
  }
  return { up, down };
}
function settle(block2, blockOf2, columns, vertices) {
  const { up, down } = roomFor(block2, blockOf2, columns, vertices);
  const wishes = [];
  for (const cell of block2.cells) {
    for (const link2 of cell.toLeft)
      if (blockOf2.get(link2.left) !== block2) wishes.push({ shift: -slope(link2), weight: pullOf(link2) });
    for (const link2 of cell.toRight)
      if (blockOf2.get(link2.right) !== block2) wishes.push({ shift: slope(link2), weight: pullOf(link2) });
  }
  const wanted = wishes.length > 0 ? medianNearZero(wishes) : up === Number.POSITIVE_INFINITY ? 0 : -up;
  const shift = Math.max(-Math.max(0, up), Math.min(Math.max(0, down), wanted));
  if (Math.abs(shift) < LEVEL) return false;
  for (const cell of block2.cells) cell.y += shift;
  return true;
}
function medianNearZero(wishes) {
  wishes.sort((a, b) => a.shift - b.shift);
  const half = wishes.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let seen2 = 0;
  for (let i = 0; i < wishes.length; i++) {
    seen2 += wishes[i].weight;
    if (seen2 < half) continue;
    const low = wishes[i].shift;
    const high = seen2 === half ? wishes[i + 1]?.shift ?? low : low;
    return Math.max(low, Math.min(high, 0));
  }
  return 0;
}
var SMALL_STEP = 20;
var SMALL_SHARE = 0.25;
var LARGE_COLUMN = 60;
function levelOut(columns, vertices) {
  const blockOf2 = findBlocks(columns);
  const move = (block2, shift, fixed) => {
    const pushed = pushedBy(block2, shift, blockOf2, columns, vertices);
    if (!pushed || pushed.has(fixed)) return false;
    for (const { cells } of pushed) for (const cell of cells) cell.y += shift;
    return true;
  };
  const align = (left, right, shift, maxShift) => {
    const [a, b] = [blockOf2.get(left), blockOf2.get(right)];
    if (a === b || Math.abs(shift) < LEVEL || Math.abs(shift) > maxShift) return;
    const moved = a.cells.length < b.cells.length ? move(a, shift, b) || move(b, -shift, a) : move(b, -shift, a) || move(a, shift, b);
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
        const shift = Math.abs(other.y - cell.y);
        const upper = cell.y < other.y ? cell : other;
        if (shift >= LEVEL && shift <= TWINS.step * upper.height) lower(upper, shift, columns, vertices);
      }
  });
}
var areTwins = (a, b) => Math.max(a.height, b.height) < TWINS.ratio * Math.min(a.height, b.height) && Math.min(a.height, b.height) >= TWINS.height && !a.toRight.some(({ right }) => right === b);
function lower(cell, shift, columns, vertices) {
  const below = columns[cell.column][cell.index + 1];
  const gapBelow = below ? below.y - cell.y - cell.height - gapBetween(cell, below, vertices) : Number.POSITIVE_INFINITY;
  if (shift <= gapBelow && cell.y + shift <= cell.maxTop) cell.y += shift;
}
function pushedBy(block2, shift, blockOf2, columns, vertices) {
  const pushed = /* @__PURE__ */ new Set([block2]);
  for (const { cells } of pushed) {
    for (const cell of cells) {
      const y = cell.y + shift;
      if (y < cell.minTop || y > cell.maxTop) return null;
      const other = columns[cell.column][cell.index + Math.sign(shift)];
      if (!other || pushed.has(blockOf2.get(other))) continue;
      const [upper, lower2] = shift < 0 ? [other, cell] : [cell, other];
      const gap = Math.abs(lower2.y - upper.y) - upper.height - gapBetween(upper, lower2, vertices);
      if (gap < Math.abs(shift)) pushed.add(blockOf2.get(other));
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
var LOWER_STACKING = 1.3;
var SLACK = 0.06;
var LOW = 300;
var SIDE_BRANCH = 48;
var TOO_TALL = 0.8;
var LOWER_GAIN = 0.35;
var MAX_TRIED = 200;
function layoutLayered(level, shape, firstColumn = []) {
  const layOut2 = (ranks3) => {
    const block2 = layoutUnfolded(level, ranks3, shape, firstColumn);
    if (firstColumn.length > 0) return block2;
    const layOutRow = (row2) => layoutUnfolded(row2, ranksIn(row2, shape), shape, []);
    return layoutFolded(level, ranks3.rank, block2, layOutRow) ?? block2;
  };
  const ranks2 = ranksIn(level, shape, firstColumn);
  const stacked = layOut2(ranks2);
  if (stacked.width >= stacked.height * TOO_TALL || level.members.length > MAX_TRIED) return stacked;
  const fewer = ranksIn(level, { ...shape, stacking: LOWER_STACKING }, firstColumn);
  if (areEqual(fewer, ranks2)) return stacked;
  const lower2 = layOut2(fewer);
  return offPage(lower2) < offPage(stacked) - LOWER_GAIN ? lower2 : stacked;
}
var offPage = ({ width, height }) => Math.abs(Math.log(width / height / ASPECT));
function ranksIn({ vertices, segments, members, numbers }, shape, firstColumn = []) {
  const joined = numbers.map((n2) => segments[n2]);
  const ranks2 = assignRanks(vertices, members, joined, heightLimit(vertices, members, shape));
  return firstColumn.length > 0 ? withFirstColumn(ranks2, firstColumn, vertices) : ranks2;
}
var areEqual = (a, b) => a.count === b.count && a.rank.size === b.rank.size && [...a.rank].every(([v, rank]) => b.rank.get(v) === rank);
function layoutUnfolded(level, { rank, count }, shape, firstColumn) {
  const { vertices, segments, members } = level;
  const columns = buildColumns({ ...level, members: [...members, ...firstColumn] }, rank, count);
  orderColumns(columns.columns, vertices);
  favourLongPaths(columns.columns);
  const height = placeHeights(columns, vertices, shape);
  const widths = equalWidths(columns.columns, vertices);
  const sized = widths.size === 0 ? vertices : vertices.map((vertex, v) => withWidth(vertex, widths.get(v)));
  const placement = placeHorizontally(columns, sized);
  const positions = placeVertices(columns, placement, sized);
  const routes = /* @__PURE__ */ new Map();
  for (const [n2, path] of columns.paths) routes.set(n2, route(segments[n2], path, positions, sized));
  for (const [n2, bracket] of columns.brackets) routes.set(n2, bracketRoute(segments[n2], bracket, positions, sized));
  return {
    width: placement.width,
    height,
    positions,
    widths,
    routes,
    west: columns.columns[0].length > 0,
    east: columns.columns.at(-1).length > 0
  };
}
function placeHeights(columns, vertices, { spread }) {
  const settle2 = (limit) => {
    placeVertically(columns.columns, vertices, limit);
    straighten(columns.columns, vertices);
    levelOut(columns.columns, vertices);
    return moveToTop(columns, vertices);
  };
  const freeHeight2 = settle2(null);
  if (spread === null) return freeHeight2;
  const minHeight = leastHeight(columns.columns, vertices);
  const branchHeight = hasSideBranch(columns.columns, vertices) ? SIDE_BRANCH : 0;
  return freeHeight2 > Math.max(minHeight * spread, minHeight + branchHeight) ? settle2(minHeight + SLACK * Math.max(0, minHeight - LOW)) : freeHeight2;
}
var SPACE2 = { width: 60, height: 30 };
function heightLimit(vertices, members, { columnSlack, leastColumn, stacking }) {
  let area = 0;
  let tallest = 0;
  for (const v of members) {
    const { width, height } = vertices[v];
    area += (width + SPACE2.width) * (height + SPACE2.height);
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
  const positions = /* @__PURE__ */ new Map();
  columns.forEach((cells, c) => {
    const extents = nodeExtents(cells, vertices);
    for (const cell of cells) {
      if (cell.vertex < 0) continue;
      const vertex = vertices[cell.vertex];
      const x = vertex.border ? vertex.border === "W" ? 0 : placement.width : xInColumn(cell, vertex, placement.columns[c], extents);
      positions.set(cell.vertex, { x, y: cell.y });
    }
  });
  return positions;
}
function route(segment, path, positions, vertices) {
  const from = positions.get(segment.left.vertex);
  const to = positions.get(segment.right.vertex);
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
function bracketRoute(segment, bracket, positions, vertices) {
  const east = (end) => positions.get(end.vertex).x + vertices[end.vertex].width - end.inset;
  const upperY = bracket.upper.cell.y + bracket.upper.y;
  const lowerY = bracket.lower.cell.y + bracket.lower.y;
  return [
    { x: east(segment.left), y: upperY },
    { x: bracket.trackX, y: upperY },
    { x: bracket.trackX, y: lowerY },
    { x: east(segment.right), y: lowerY }
  ];
}
var MAX_WIDENING = 1.25;
function equalWidths(columns, vertices) {
  const widths = /* @__PURE__ */ new Map();
  for (const column of columns) {
    const boxes = column.filter(
      ({ vertex, toLeft, toRight }) => vertex >= 0 && vertices[vertex].isBox && toLeft.length + toRight.length > 0
    );
    const widest2 = largest(boxes.map(({ vertex }) => vertices[vertex].width));
    for (const { vertex } of boxes) {
      const { width } = vertices[vertex];
      if (width < widest2 && widest2 <= width * MAX_WIDENING) widths.set(vertex, widest2);
    }
  }
  return widths;
}
var withWidth = (vertex, width) => width === void 0 ? vertex : { ...vertex, width, axis: width / 2 };
var GAIN = 0.5;
function favourLongPaths(columns) {
  const lengthsBefore = longest2(columns, ({ toLeft }) => toLeft.map(({ left }) => left));
  const lengthsAfter = longest2(columns.toReversed(), ({ toRight }) => toRight.map(({ right }) => right));
  const lengthOf = ({ left, right }) => lengthsBefore.get(left) + lengthsAfter.get(right);
  const links = columns.flatMap((column) => column.flatMap(({ toRight }) => toRight));
  const longestLength = links.reduce((length, link2) => Math.max(length, lengthOf(link2)), 0);
  for (const link2 of links) link2.pull = 1 + GAIN * lengthOf(link2) / longestLength;
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
init_order();
var STRETCHES = [1, 1.1, 1.2, 1.35, 1.5, 1.7, 2];
var ASPECT_WEIGHT = 0.6;
var RIBBON_WEIGHT = 3;
var GAIN2 = 0.05;
var BESIDE_GAIN = 0.1;
function packSheet(contents, frame3, narrow) {
  const sheet = bestSheet(contents, frame3, narrow);
  const { axesOf, leadOf } = contents;
  if (!axesOf || !leadOf || sheet.blocks.length < 2 || sheet.blocks.length > SNAPPED_BLOCKS_MAX) return sheet;
  const inset = (block2) => block2.west ? frame3.width / 2 : 0;
  const blocks = sheet.blocks.map((block2, b) => ({
    block: block2,
    corner: sheet.packed.corners[b],
    axes: axesOf(block2).map((axis) => axis - inset(block2)),
    lead: leadOf(block2)
  }));
  return { ...sheet, packed: { ...sheet.packed, corners: snapToAxes(blocks, sheet.packed.width) } };
}
function bestSheet(contents, frame3, narrow) {
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
  const bestPacking = (allowsBeside) => {
    let best = null;
    for (const stretch of narrow ? STRETCHES.slice(0, 1) : STRETCHES) {
      const sheet = packInto(contents, { width: Math.max(idealWidth * stretch, widest2), frame: frame3, allowsBeside });
      const cost2 = costIn(frame3, sheet);
      if (!best || cost2 < best.cost - GAIN2) best = { sheet, cost: cost2 };
    }
    return best;
  };
  const below = bestPacking(false);
  const [main] = blocks;
  if (!main?.west || main.east || kind === "zone" || blocks.length + cells.length < 2) return below.sheet;
  const sideBySide = bestPacking(true);
  const isTooWide = kind === "strip" && sideBySide.sheet.packed.width > below.sheet.packed.width;
  return !isTooWide && sideBySide.cost < below.cost - BESIDE_GAIN ? sideBySide.sheet : below.sheet;
}
function packInto(contents, room) {
  const sheets = packWithGrid(contents, room).map((sheet) => withStrips(sheet, contents.strips, room));
  return bestOf(sheets, room.frame);
}
var bestOf = ([first, ...alternatives], frame3) => alternatives.reduce((best, sheet) => costIn(frame3, sheet) < costIn(frame3, best) - GAIN2 ? sheet : best, first);
var SNAPPED_BLOCKS_MAX = 20;
var BLOCKS_FOR_GRIDS = 20;
var CELLS_FOR_GRIDS = 60;
function packWithGrid({ blocks, cells, axesOf }, { width, frame: frame3, allowsBeside }) {
  const pack = (packedBlocks) => ({
    blocks: packedBlocks,
    packed: packBlocks(packedBlocks, width, allowsBeside)
  });
  if (cells.length === 0) return [pack(blocks)];
  const plain2 = pack([...blocks, fillWidth(cells, width)]);
  if (blocks.length === 0 || blocks.length > BLOCKS_FOR_GRIDS || cells.length > CELLS_FOR_GRIDS) return [plain2];
  const axes = blocks.flatMap((block2, b) => {
    const x = plain2.packed.corners[b].x - (block2.west ? frame3.width / 2 : 0);
    return (axesOf?.(block2) ?? []).map((axis) => axis + x);
  });
  const grid = alignedGrid(cells, axes, Math.max(width, plain2.packed.width));
  const aligned = grid && pack([...blocks, grid]);
  return [
    aligned?.packed.corners.at(-1)?.x === 0 ? aligned : plain2,
    ...narrowGrids(cells, width).map((narrow) => pack([...blocks, narrow]))
  ];
}
function withStrips(sheet, strips, { width, frame: frame3, allowsBeside }) {
  const { blocks, packed } = sheet;
  if (strips.length === 0) return sheet;
  const below = withBelow(sheet, stripRows(strips, Math.max(width, packed.width)));
  const forms = stripForms(strips).map((rows2) => ({
    blocks: [...blocks, rows2],
    packed: packBlocks([...blocks, rows2], Math.max(width, rows2.width), allowsBeside)
  }));
  return bestOf([below, ...forms], frame3);
}
function withBelow({ blocks, packed }, rows2) {
  const y = blocks.length === 0 ? 0 : packed.height + ROW_GAP;
  return {
    blocks: [...blocks, rows2],
    packed: {
      width: Math.max(packed.width, rows2.width),
      height: y + rows2.height,
      corners: [...packed.corners, { x: 0, y }]
    }
  };
}
var costIn = (frame3, { packed }) => costOf({ width: packed.width + frame3.width, height: packed.height + frame3.height });
function costOf({ width, height }, wanted = ASPECT) {
  const aspect = width / height;
  const ribbon = Math.max(0, Math.log(aspect / Math.max(ASPECT_MAX, wanted * 1.4)), Math.log(ASPECT_MIN / aspect));
  return Math.log(width * height) + ASPECT_WEIGHT * Math.abs(Math.log(aspect / wanted)) + RIBBON_WEIGHT * ribbon;
}
function packBlocks(blocks, width, allowsBeside = false) {
  const sheet = largest(
    blocks.map((block2) => block2.width),
    width
  );
  let skyline = [{ x: 0, y: 0, width: sheet + COLUMN_GAP2 }];
  let right = 0;
  let bottom = 0;
  const corners = blocks.map((block2) => {
    const takenWidth = block2.east || block2.west && !allowsBeside ? sheet : block2.width;
    const spot = firstSpot(skyline, takenWidth + COLUMN_GAP2);
    skyline = cover(skyline, spot.x, takenWidth + COLUMN_GAP2, spot.y + block2.height + ROW_GAP);
    right = Math.max(right, spot.x + block2.width);
    bottom = Math.max(bottom, spot.y + block2.height);
    return spot;
  });
  return { width: right, height: bottom, corners };
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
var MAX_MOVE = 48;
function snapToAxes(blocks, width) {
  const corners = blocks.map((block2) => block2.corner);
  const fromTop = blocks.map((_, b) => b).sort((a, b) => corners[a].y - corners[b].y || a - b);
  for (const [n2, b] of fromTop.entries()) {
    const { block: block2, lead } = blocks[b];
    if (lead === null || block2.west || block2.east) continue;
    const { x, y } = corners[b];
    const above = fromTop.slice(0, n2).filter((other) => corners[other].y + blocks[other].block.height + ROW_GAP <= y);
    const moves = above.flatMap((other) => blocks[other].axes.map((axis) => corners[other].x + axis - x - lead)).filter((move2) => Math.abs(move2) < MAX_MOVE).sort((p, q) => Math.abs(p) - Math.abs(q) || p - q);
    const isFree3 = (left) => left >= 0 && left + block2.width <= width && blocks.every(
      (other, o) => o === b || other.block.west || corners[o].y >= y + block2.height + ROW_GAP || corners[o].y + other.block.height + ROW_GAP <= y || corners[o].x >= left + block2.width + COLUMN_GAP2 || corners[o].x + other.block.width + COLUMN_GAP2 <= left
    );
    const move = moves.find((candidate) => isFree3(x + candidate));
    if (move !== void 0) corners[b] = { x: x + move, y };
  }
  return corners;
}

// src/layout/nested/blocks.ts
function layOutBlocks(contents, shape, aspect) {
  const { vertices, segments, units, kind, axesIn: axesIn2 } = contents;
  const { connected, loose } = byComponent(vertices, segments);
  const layOutComponent = ({ members, numbers }, column) => layoutLayered({ vertices, segments, members, numbers }, shape, column);
  const layered = connected.map((component) => ({ component, block: layOutComponent(component, []) }));
  layered.sort((a, b) => Number(hasPorts2(b.block)) - Number(hasPorts2(a.block)) || b.block.height - a.block.height);
  const { boxes, strips, cells } = looseItems(loose, vertices, units);
  const [first, ...others] = layered;
  if (first === void 0 && kind === "strip") return { blocks: [layoutStrip(cells)], cells: [], strips };
  const axesOf = memoised(({ positions }) => [
    ...new Set([...positions].flatMap(([v, { x }]) => axesIn2(v).map((axis) => x + axis)))
  ]);
  const leadOf = ({ positions }) => {
    const [v, { x }] = [...positions].reduce((least, other) => other[1].x < least[1].x ? other : least);
    return vertices[v].isBox ? null : x + vertices[v].axis;
  };
  if (first === void 0) return { blocks: boxes, cells, strips, axesOf, leadOf };
  const level = { vertices, aspect, kind, minGain: shape.minColumnGain };
  const { main, unplaced } = placeLooseBoxes(
    first.block,
    boxes,
    level,
    (column) => layOutComponent(first.component, column)
  );
  const holes = holesOf(main, vertices);
  const outsideHoles = groupEqualBlocks(others.map(({ block: block2 }) => block2)).filter(
    (group2) => hasPorts2(group2[0]) || !holes.take(
      tableForms(group2.length, (columns) => tableOf(group2, columns)),
      "bottom"
    )
  );
  const isGridInHole = cells.length > 0 && holes.take(
    tableForms(cells.length, (columns) => layoutGrid(cells, columns)),
    "bottom"
  );
  const areStripsInHole = strips.length > 0 && holes.take(stripForms(strips), "bottom");
  return {
    blocks: [main, ...outsideHoles.flat(), ...unplaced],
    cells: isGridInHole ? [] : cells,
    strips: areStripsInHole ? [] : strips,
    ...{ kind, axesOf, leadOf }
  };
}
function memoised(compute) {
  const known2 = /* @__PURE__ */ new Map();
  return (block2) => {
    const result = known2.get(block2) ?? compute(block2);
    known2.set(block2, result);
    return result;
  };
}
var hasPorts2 = ({ west, east }) => west || east;
function looseItems(loose, vertices, units) {
  const boxOf = (v) => units[v].items[0].box;
  const looseBoxes = loose.filter((v) => vertices[v].isBox);
  const nodes = loose.filter((v) => !vertices[v].isBox);
  const strips = looseBoxes.filter((v) => boxOf(v)?.aside === true);
  const inGrid = nodes.length > 0 ? strips.filter((v) => boxOf(v)?.bare === true) : [];
  return {
    boxes: tallestKindFirst(looseBoxes.filter((v) => !strips.includes(v)).map((v) => looseBox(v, vertices, units))),
    strips: strips.filter((v) => !inGrid.includes(v)).map((v) => looseBox(v, vertices, units).block),
    cells: [...nodes, ...inGrid].map((vertex) => ({ vertex, ...vertices[vertex] }))
  };
}
var kindOf = ({ box: box2 }) => box2?.style.split(":", 1)[0] ?? "";
function looseBox(v, vertices, units) {
  const { width, height } = vertices[v];
  const block2 = emptyBlock2(width, height);
  block2.positions.set(v, { x: 0, y: 0 });
  return { kind: kindOf(units[v].items[0]), block: block2 };
}
var emptyBlock2 = (width, height) => ({
  width,
  height,
  positions: /* @__PURE__ */ new Map(),
  widths: /* @__PURE__ */ new Map(),
  routes: /* @__PURE__ */ new Map(),
  west: false,
  east: false
});
function tallestKindFirst(boxes) {
  const kinds = [...groupBy(boxes, ({ kind }) => kind).values()];
  const tallest = (kind) => largest(kind.map(({ block: block2 }) => block2.height));
  return kinds.sort((a, b) => tallest(b) - tallest(a)).flatMap((kind) => kind.map(({ block: block2 }) => block2));
}
var WIDENING = 1.3;
function placeLooseBoxes(block2, boxes, { vertices, aspect, kind, minGain }, layOutMain) {
  const unplaced = fillHoles(block2, boxes, vertices);
  const canHaveColumn = block2.east || block2.west && kind === "zone";
  if (!canHaveColumn || unplaced.length === 0) return { main: block2, unplaced };
  const sizeWithBoxesBelow = {
    width: largest(
      unplaced.map(({ width }) => width),
      block2.width
    ),
    height: unplaced.reduce((sum, { height }) => sum + height + ROW_GAP, block2.height)
  };
  const column = unplaced.flatMap(({ positions }) => [...positions.keys()]);
  if (column.some((v) => followsVariant(block2, v, vertices))) return { main: block2, unplaced };
  const withColumn = layOutMain(column);
  const widestAspect = aspect * WIDENING;
  if (costOf(withColumn, widestAspect) >= costOf(sizeWithBoxesBelow, widestAspect) - minGain)
    return { main: block2, unplaced };
  const inHoles = boxes.filter((box2) => !unplaced.includes(box2));
  return { main: withColumn, unplaced: fillHoles(withColumn, inHoles, vertices) };
}
var MAX_ROWS = 4;
var MAX_MISSING = 0.2;
function tableForms(count, tableWith) {
  const tables = [];
  for (let rows2 = 1; rows2 <= Math.min(count, MAX_ROWS); rows2++) {
    const missing = (rows2 - count % rows2) % rows2;
    if (missing <= count * MAX_MISSING) tables.push(tableWith(Math.ceil(count / rows2)));
  }
  return tables;
}
var groupEqualBlocks = (blocks) => [
  ...groupBy(blocks, ({ positions, routes, height }) => `${positions.size} ${routes.size} ${height}`).values()
];
function tableOf(blocks, columns) {
  const pitch = largest(blocks.map(({ width }) => width)) + COLUMN_GAP2;
  const { height } = blocks[0];
  const table = emptyBlock2(
    Math.min(columns, blocks.length) * pitch - COLUMN_GAP2,
    Math.ceil(blocks.length / columns) * (height + ROW_GAP) - ROW_GAP
  );
  blocks.forEach((block2, i) => {
    addBlock(table, block2, { x: i % columns * pitch, y: Math.floor(i / columns) * (height + ROW_GAP) });
  });
  return table;
}
function byComponent(vertices, segments) {
  const parent = Int32Array.from(vertices, (_, v) => v);
  const findRoot = (v) => {
    let root = v;
    while (parent[root] !== root) root = parent[root];
    for (let child = v; child !== root; ) {
      const next2 = parent[child];
      parent[child] = root;
      child = next2;
    }
    return root;
  };
  const hasSegment = new Uint8Array(vertices.length);
  for (const { left, right } of segments) {
    hasSegment[left.vertex] = hasSegment[right.vertex] = 1;
    parent[findRoot(left.vertex)] = findRoot(right.vertex);
  }
  const ports = vertices.flatMap(({ border }, v) => border === null ? [] : v);
  for (const port of ports) parent[findRoot(port)] = findRoot(ports[0]);
  const byRoot = /* @__PURE__ */ new Map();
  const loose = [];
  vertices.forEach((_, v) => {
    if (!hasSegment[v]) {
      loose.push(v);
      return;
    }
    const root = findRoot(v);
    const component = byRoot.get(root);
    if (component) component.members.push(v);
    else byRoot.set(root, { members: [v], numbers: [] });
  });
  segments.forEach(({ left }, n2) => {
    byRoot.get(findRoot(left.vertex)).numbers.push(n2);
  });
  return { connected: [...byRoot.values()], loose };
}

// src/layout/nested/gates.ts
init_group_by();
init_order();
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
  const joined = gates.filter((gate) => touched.has(gate));
  const loose = gates.filter((gate) => !touched.has(gate));
  level.inset = Math.ceil(largest(gates.map(axisOf), 0));
  const columnShift = columnBehind(content, joined);
  const shift = columnShift ?? level.inset;
  const hung = columnShift === null ? joined.filter((gate) => isFree(gate, content, loose)) : joined;
  if (hung.length + loose.length === 0) {
    level.inset = 0;
    return 0;
  }
  moveContent(content, hung, shift);
  const growth = placeLoose(content, loose, hung);
  return shift + growth;
}
var comesFromBorder = (gate, { level, routes }) => [...routes].every(
  ([{ left, right, bracket }, points]) => right.item === gate ? left.item === level && points.length === 2 : left.item !== gate || !bracket
);
function columnBehind(content, gates) {
  const { level, routes } = content;
  if (gates.length === 0 || !gates.every((gate) => comesFromBorder(gate, content))) return null;
  const end = largest(gates.map(({ x, width }) => x + width));
  const contentStarts = level.children.filter((child) => !child.isGate).map(({ x }) => x);
  const bends = [...routes.values()].flatMap((points) => points.slice(1, -1).map(({ x }) => x));
  if ([...contentStarts, ...bends].some((x) => x < end)) return null;
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
  const otherRects = placed.map((child) => ({ ...rectOf(child), x: child.x + inset }));
  const lines = [...routes].filter(([{ left, right }]) => left.item !== gate && right.item !== gate);
  const runs = lines.flatMap(([, points]) => runsOf(points.map(({ x, y }) => ({ x: x === 0 ? 0 : x + inset, y }))));
  return ![...otherRects, ...runs].some((rect) => overlap2(path, rect));
}
var rectOf = ({ x, y, width, height }) => ({ x, y, width, height });
function moveContent({ level, routes }, hung, shift) {
  const moved = /* @__PURE__ */ new Map();
  for (const child of level.children) {
    const before = child.x;
    child.x = hung.includes(child) ? level.inset - axisOf(child) : before + shift;
    moved.set(child, child.x - before);
  }
  for (const [joint, points] of routes) routes.set(joint, movedRoute(joint, points, { level, moved, shift }));
}
function movedRoute({ left, right }, points, { level, moved, shift }) {
  const last = points.length - 1;
  const shiftAt = (i) => {
    if (i === 0) return left.item === level ? 0 : moved.get(left.item);
    return i === last && right.item !== level ? moved.get(right.item) : shift;
  };
  return points.map(({ x, y }, i) => ({ x: x + shiftAt(i), y }));
}
function placeLoose(content, loose, hung) {
  const { level, top } = content;
  if (loose.length === 0) return 0;
  const atTop = loose.reduce((y, { height }) => y + height + GAP, top) - GAP + PADDING2;
  if (areAllPlaced(content, loose, Math.min(atTop, level.height))) return 0;
  const growth = Math.ceil(largest(loose.map(widthInside)) + GAP - PADDING2);
  moveContent(content, [...hung, ...loose], growth);
  areAllPlaced(content, loose, Number.POSITIVE_INFINITY);
  const ends2 = loose.map(({ y, height }) => Math.ceil(y + height + PADDING2));
  level.height = largest(ends2, level.height);
  return growth;
}
function areAllPlaced({ level, routes, top }, loose, limit) {
  const contentRects = level.children.filter((child) => !loose.includes(child)).map(rectOf);
  const obstacles = [...contentRects, ...[...routes.values()].flatMap(runsOf)];
  let nextY = top;
  for (const gate of loose) {
    gate.x = level.inset - axisOf(gate);
    gate.y = nextY;
    const { x: left, width: grownWidth } = grown(rectOf(gate));
    const obstaclesInWay = obstacles.filter(({ x, width }) => left < x + width && x < left + grownWidth);
    const firstObstacle = () => obstaclesInWay.find((rect) => overlap2(grown(rectOf(gate)), rect));
    for (let rect = firstObstacle(); rect !== void 0; rect = firstObstacle()) gate.y = rect.y + rect.height + GAP;
    nextY = gate.y + gate.height + GAP;
    if (gate.y + gate.height + PADDING2 > limit) return false;
  }
  return true;
}

// src/layout/nested/level.ts
function layoutLevel(level, joints, shape) {
  const quiet = level.hasGates ? joints.filter(isOfQuietGate(level, joints)) : [];
  const laidOut = quiet.length === 0 ? joints : joints.filter((joint) => !quiet.includes(joint));
  const sheet = createSheet(level, laidOut);
  const isBare2 = level.box?.bare === true;
  const padding = isBare2 ? BARE_PADDING : level.parent ? PADDING2 : MARGIN4;
  const top = level.box && !isBare2 ? level.box.headerHeight + HEADER_GAP : padding;
  const contents = layOutBlocks({ ...sheet, kind: kindOf2(level), axesIn: axesIn(sheet) }, shape, aspectOf(level));
  const frame3 = { width: 2 * padding, height: top + padding };
  const { blocks, packed } = packSheet(contents, frame3, isColumn(level));
  const empty = blocks.length === 0;
  const offset = (block2) => block2.west ? 0 : padding;
  const ends2 = blocks.map(
    (block2, b) => packed.corners[b].x + offset(block2) + block2.width + (block2.east ? 0 : padding)
  );
  level.height = Math.ceil(empty ? top : top + packed.height + padding);
  const routes = /* @__PURE__ */ new Map();
  blocks.forEach((block2, b) => {
    const dx = packed.corners[b].x + offset(block2);
    const dy = packed.corners[b].y + top;
    for (const [v, at2] of block2.positions) placeVertex(sheet, v, at2.x + dx, at2.y + dy);
    for (const [v, width] of block2.widths) for (const item of sheet.units[v].items) widen(item, width);
    for (const [n2, points] of block2.routes) {
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
var AXES_MAX = 40;
function axesIn({ units }) {
  return (v) => {
    const unit = units[v];
    const axes = [];
    const pending = unit?.items.map((item, i) => ({ item, x: unit.offsets[i].x })) ?? [];
    for (const { item, x } of pending) {
      if (axes.length >= AXES_MAX) break;
      if (item.node) axes.push(x + item.shift + item.node.iconX + item.node.iconSize / 2);
      for (const child of item.children) pending.push({ item: child, x: x + item.shift + child.x });
    }
    return axes;
  };
}
var isColumn = (level) => level.peers !== null && peersOf(level).every(({ ports }) => ports.size === 0);
var kindOf2 = ({ box: box2, peers }) => box2?.aside === true ? "strip" : peers === null ? "box" : "zone";
var aspectOf = (level) => ASPECT * peersOf(level).length;
var peersOf = (level) => level.peers === null ? [level] : level.parent.children.filter(({ peers }) => peers === level.peers);
function createSheet(level, joints) {
  const joined = new Set(joints.flatMap(({ left, right }) => [left.item, right.item]));
  const units = unitsOf(level.children.filter((child) => !child.isGate || joined.has(child)));
  const isLoose = (unit) => !unit.items.some((item) => joined.has(item));
  const loose = units.filter(isLoose);
  equalise(loose);
  alignWidths(
    loose,
    units.filter((unit) => !isLoose(unit))
  );
  alignHeights(units.filter((unit) => isLoose(unit) || unit.items[0].box?.aside !== true));
  for (const unit of units) placeUnit(unit, isLoose(unit));
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
    ...first.box && { box: first.box },
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
    const takenHeights = ports.filter((port) => used.has(port)).map((port) => port.y);
    for (const port of ports.filter((candidate) => !used.has(candidate))) {
      port.y = freeHeight(level, takenHeights, side === "W" ? hungOn(level) : [], side);
      takenHeights.push(port.y);
    }
  }
}
function freeHeight({ height, box: box2 }, takenHeights, gates, side) {
  const top = Math.min(box2?.headerHeight ?? 0, height - STEP);
  const middle = Math.round((top + height) / 2);
  const firstStep = side === "E" ? -STEP : STEP;
  const isBeside = (y) => gates.every((gate) => y < gate.y - STEP || y > gate.y + gate.height + STEP);
  let fallback = null;
  for (let distance3 = 0; Math.abs(distance3) < (height - top) / 2; distance3 = next(distance3, firstStep)) {
    const y = middle + distance3;
    if (!isBeside(y)) continue;
    if (takenHeights.every((other) => Math.abs(other - y) >= LABEL_GAP)) return y;
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
  const maxShift = ((item.node?.iconSize ?? 0) - HEAD3) / 2;
  return Math.max(-maxShift, Math.min(maxShift, wanted));
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
function findEntries(trips) {
  const targets = new Set(trips.flatMap(({ down: [target] }) => target ?? []));
  return new Set(
    trips.flatMap(
      ({ level, up: [source, ...outerContainers], down }) => source?.node && level.parent === null && outerContainers.length === 0 && !targets.has(source) ? down.slice(0, -1) : []
    )
  );
}
function orientLevel(trips, entries = /* @__PURE__ */ new Set()) {
  const crossing = trips.filter((trip) => startOf(trip) && endOf(trip));
  const isLeft = leftOf(crossing, entries);
  for (const trip of crossing) {
    const a = unitOf(startOf(trip));
    const b = unitOf(endOf(trip));
    if (a === b) trip.leaves = trip.enters = "E";
    else if (isLeft(a, b)) [trip.leaves, trip.enters] = ["E", "W"];
    else [trip.leaves, trip.enters] = ["W", "E"];
  }
}
var TWO_WAY_WEIGHT = 0.5;
var THIN_WEIGHT = 0.5;
function leftOf(trips, entries) {
  const units = majorityGraph(trips, entries);
  const position2 = acyclicOrder(units);
  return (a, b) => position2.get(a) < position2.get(b);
}
function majorityGraph(trips, entries) {
  const units = /* @__PURE__ */ new Map();
  const weight = /* @__PURE__ */ new Map();
  const unit = (item) => {
    const id = unitOf(item);
    let known2 = units.get(id);
    if (!known2) {
      const { order, isGate, box: box2 } = item;
      known2 = { id, order, isGate, isEntry: entries.has(item), box: box2, next: [], incoming: 0 };
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
    row2.set(b.id, (row2.get(b.id) ?? 0) + (trip.edge.twoWay ? TWO_WAY_WEIGHT : trip.edge.thin ? THIN_WEIGHT : 1));
  }
  for (const a of units.values()) {
    for (const [id, forward] of weight.get(a.id)) {
      const b = units.get(id);
      const backward = weight.get(id)?.get(a.id) ?? 0;
      const isFirst = a.isEntry === b.isEntry ? a.order < b.order : a.isEntry;
      if (a.isGate !== b.isGate) join4(...a.isGate ? [a, b] : [b, a]);
      else if (areVariants(a.box, b.box)) join4(...a.order < b.order ? [a, b] : [b, a]);
      else if (forward > backward || forward === backward && isFirst) join4(a, b);
    }
  }
  return units;
}
var leavesByGate = ({ up, down }) => up.length > 1 && up[0].isGate && !down[0].isGate;
var isMetOutside = ({ edge, level, up, down }) => edge.twoWay && level.parent === null && up.length > 1 && down.length === 1 && down[0].node !== null;
function join4(left, right) {
  if (left.next.includes(right.id)) return;
  left.next.push(right.id);
  right.incoming++;
}
function acyclicOrder(units) {
  const roots = [...units.values()].sort(
    (a, b) => Number(a.incoming > 0) - Number(b.incoming > 0) || Number(b.isEntry) - Number(a.isEntry) || b.next.length - b.incoming - (a.next.length - a.incoming) || a.order - b.order
  );
  const seen2 = /* @__PURE__ */ new Set();
  const finished = [];
  for (const root of roots) {
    if (seen2.has(root.id)) continue;
    seen2.add(root.id);
    const stack = [{ unit: root, next: 0 }];
    while (stack.length > 0) {
      const top = stack[stack.length - 1];
      const id = top.unit.next[top.next++];
      if (id === void 0) {
        finished.push(top.unit.id);
        stack.pop();
      } else if (!seen2.has(id)) {
        seen2.add(id);
        stack.push({ unit: units.get(id), next: 0 });
      }
    }
  }
  return new Map(finished.reverse().map((id, position2) => [id, position2]));
}

// src/layout/nested/peers.ts
init_group_by();
init_order();
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
function tiersOf(peers, kindOf6) {
  const childLists = peers.map(({ children }) => children.filter((child) => kindOf6(child) !== void 0));
  const [first] = childLists;
  const byPosition = first.map((_, index2) => childLists.flatMap((children) => children[index2] ?? []));
  if (childLists.every(({ length }) => length === first.length) && byPosition.every((tier) => areAlike(tier, kindOf6)))
    return byPosition;
  const tierOf = /* @__PURE__ */ new Map();
  for (const children of childLists)
    for (const [kind, ofKind] of groupBy(children, kindOf6))
      for (const [n2, child] of ofKind.entries()) tierOf.set(child, `${kind}
${n2}`);
  return [...groupBy(childLists.flat(), (child) => tierOf.get(child)).values()].filter((tier) => tier.length > 1);
}
function areAlike(tier, kindOf6) {
  const kinds = tier.map((item) => kindOf6(item).split(":", 2));
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
    const chain = stepsOf(trip, step.bind(null, { style: styleOf2(trip), twoWay, change: mark?.change }));
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
  const common = placeCommon(edges2, { isClear, runs, solids: obstacles });
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
function placeCommon(edges2, obstacles) {
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
      const isCommon = (plate3) => obstacles.isClear(plate3) && !obstacles.runs.touches(shrink(plate3), (other) => !members.has(other));
      const plate2 = candidates2(lastRun(edges2[owner]), width).find(isCommon);
      const along = plate2 === void 0 ? [] : [...open].filter((other) => isAlong(plate2, runOf(other)));
      if (plate2 === void 0 || along.length < 2) continue;
      obstacles.solids.add(plate2);
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
      const freeLength = Math.abs(a.x - b.x) - width - 16;
      if (freeLength < 0) continue;
      const towardsTarget = b.x > a.x ? 1 : -1;
      for (const shift of [0, ...SHIFTS]) onRuns.push({ ...plate2, x: plate2.x + freeLength * shift * towardsTarget });
    } else if (Math.abs(a.y - b.y) > LABEL_HEIGHT + 12) {
      for (const shift of [0, ...SHIFTS]) onRises.push({ ...plate2, y: plate2.y + (b.y - a.y) * shift * 0.8 });
    }
  }
  const besideRuns = [-1, 1].flatMap((side) => onRuns.map((plate2) => ({ ...plate2, y: plate2.y + side * BESIDE })));
  return [...onRuns, ...onRises, ...besideRuns];
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
  return `${styleOf2(trip)}${special}`;
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

// src/layout/nested/routes/unbend.ts
init_group_by();
var LARGEST_STEP = 30;
var ROUNDS4 = 2;
function unbend(edges2, nodes, boxes) {
  const routes = edges2.map(({ points }) => [...points]);
  const cell = cellFor(routes);
  const obstacles = {
    horizontals: new SpatialIndex(cell),
    verticals: new SpatialIndex(cell),
    solids: solidsOf(nodes, boxes, cell)
  };
  for (const [owner, points] of routes.entries()) addRuns(obstacles, points, owner);
  for (let round = 0; round < ROUNDS4; round++) {
    for (const backwards of [false, true]) {
      if (backwards) for (const points of routes) points.reverse();
      removeSteps(routes, obstacles);
      if (backwards) for (const points of routes) points.reverse();
    }
  }
  return edges2.map((placed, i) => ({ ...placed, points: simplify(routes[i]) }));
}
function removeSteps(routes, obstacles) {
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
    if (!group2.every((step) => isFree2(routes[step.owner], step.at, owners, obstacles))) continue;
    for (const { owner, at: at2 } of group2) {
      const points = routes[owner];
      points.splice(at2, 3, { x: points[at2 + 2].x, y: points[at2].y });
      addRuns(obstacles, points, owner);
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
  return Math.abs(a.y - b.y) <= LARGEST_STEP && (a.x - before.x) * (c.x - b.x) > 0;
}
function isFree2(points, at2, owners, obstacles) {
  const [a, b, c] = [points[at2], points[at2 + 1], points[at2 + 2]];
  const foreign = (owner) => !owners.has(owner);
  const oldRun = rectOf2(b, c, 1, 1);
  const swept = rectOf2(a, c, 0, LINE_GAP - 2);
  const rise = rectOf2({ x: c.x, y: a.y }, c, LINE_GAP - 2, 0);
  return !obstacles.horizontals.touches(oldRun, foreign) && !obstacles.horizontals.touches(swept, foreign) && !obstacles.verticals.touches(rise, foreign) && !obstacles.solids.hits(rectOf2(a, c, 0, 4));
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
var LARGEST_JOG = 10;
var CLEARANCE = 9;
var SOLID_CLEARANCE = 4;
function removeJogs(edges2, nodes, boxes) {
  const cell = cellFor(edges2.map(({ points }) => points));
  const runs = new SpatialIndex(cell);
  const solids = solidsOf(nodes, boxes, cell);
  const isNode = new Set(nodes.map(({ node: node2 }) => node2.id));
  const endsAt = /* @__PURE__ */ new Map();
  edges2.forEach(({ points }, owner) => {
    for (let i = 0; i + 1 < points.length; i++) runs.add(rectOf2(points[i], points[i + 1], 0, 0), owner);
    for (const end of [points[0], points.at(-1)]) endsAt.set(keyOf(end), (endsAt.get(keyOf(end)) ?? 0) + 1);
  });
  return edges2.map((placed, owner) => {
    const { from, to } = placed.edge;
    const isOnlyEnd = (end) => endsAt.get(keyOf(end)) === 1;
    let points = [...placed.points];
    const clearance = placed.edge.label ? LABEL_GAP : CLEARANCE;
    const foreign = (other) => other !== owner && edges2[other].edge.from !== from && edges2[other].edge.to !== to;
    const isFree3 = (a, b) => !runs.touches(rectOf2(a, b, 0, clearance), foreign) && !solids.hits(rectOf2(a, b, 0, SOLID_CLEARANCE));
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
  if (!onwards || jog === 0 || jog > LARGEST_JOG) return points;
  const straight = { x: end.x, y: step.y };
  if (!isFree3(step, straight)) return points;
  return [...points.slice(0, -3), straight];
}

// src/layout/nested/rows.ts
init_group_by();
init_order();
var MAX_BOXES = 60;
function alignRows(level, routes) {
  const boxes = level.children.filter(isFrame);
  if (boxes.length < 2 || boxes.length > MAX_BOXES) return;
  for (const alike of groupBy(boxes, ({ box: box2 }) => box2.style.split(":", 1)[0]).values())
    for (const row2 of rowsOf2(alike)) alignRow(row2, level, routes);
}
var isFrame = ({ box: box2, hollow }) => box2 !== null && !box2.aside && !box2.bare && !hollow;
function belongsTo({ boxes, top, bottom }, { x, y, width, height }) {
  const isBeside = boxes.every((other) => other.x + other.width <= x || x + width <= other.x);
  const shared = Math.min(bottom, y + height) - Math.max(top, y);
  return isBeside && shared * 2 > Math.min(bottom - top, height);
}
function rowsOf2(boxes) {
  const rows2 = [];
  for (const box2 of [...boxes].sort((a, b) => b.height - a.height || a.x - b.x || a.y - b.y)) {
    const row2 = rows2.find((candidate) => belongsTo(candidate, box2));
    const [top, bottom] = [box2.y, box2.y + box2.height];
    if (!row2) {
      rows2.push({ boxes: [box2], top, bottom });
      continue;
    }
    row2.boxes.push(box2);
    row2.top = Math.min(row2.top, top);
    row2.bottom = Math.max(row2.bottom, bottom);
  }
  return rows2.filter((row2) => row2.boxes.length > 1);
}
function alignRow({ boxes, top, bottom }, level, routes) {
  for (const box2 of boxes) {
    const growth = possibleGrowth(box2, { up: box2.y - top, down: bottom - box2.y - box2.height }, { level, routes });
    if (growth.up + growth.down > 0) grow(box2, growth, routes);
  }
}
function possibleGrowth(box2, { up, down }, { level, routes }) {
  const isFree3 = (top, bottom) => {
    const meets = ({ x, y, width, height }, gap) => x < box2.x + box2.width && x + width > box2.x && y < bottom + gap && y + height > top - gap;
    return level.children.every((child) => child === box2 || !meets(child, ROW_GAP)) && [...routes.get(level)?.values() ?? []].every(
      (points) => points.every((to, i) => i === 0 || !meets(runRect(points[i - 1], to), LANE_GAP))
    );
  };
  const end = box2.y + box2.height;
  return {
    up: up > 0 && isFree3(box2.y - up, box2.y) ? up : 0,
    down: down > 0 && isFree3(end, end + down) ? down : 0
  };
}
function grow(box2, growth, routes) {
  const pending = [{ item: box2, growth }];
  for (const {
    item,
    growth: { up, down }
  } of pending) {
    const shift = item.ports.size > 0 ? up : Math.floor((up + down) / 2);
    const top = smallest(item.children.map(({ y }) => y));
    const bottom = item.height - PADDING2;
    const ending = item.children.filter(isFrame).map((child) => ({
      child,
      up: child.y <= top ? shift : 0,
      down: child.y + child.height >= bottom ? up + down - shift : 0
    }));
    item.y -= up;
    item.height += up + down;
    for (const child of item.children) child.y += shift;
    for (const port of item.ports.values()) port.y += shift;
    const inside2 = routes.get(item);
    for (const [joint, points] of inside2 ?? [])
      inside2.set(
        joint,
        points.map(({ x, y }) => ({ x, y: y + shift }))
      );
    for (const { child, ...wanted } of ending) {
      const childGrowth = possibleGrowth(child, wanted, { level: item, routes });
      if (childGrowth.up + childGrowth.down > 0) pending.push({ item: child, growth: childGrowth });
    }
  }
}

// src/layout/nested/shape.ts
var STRAIGHT = { spread: null, columnSlack: 1.25, leastColumn: 390, stacking: 2.3, minColumnGain: 0.1 };
var COMPACT = { ...STRAIGHT, spread: 1.15 };
var HIGH = { ...STRAIGHT, minColumnGain: 0.8 };
var FLAT = { spread: 1.15, columnSlack: 0.7, leastColumn: 140, stacking: 1.3, minColumnGain: 0.1 };
var TRIED_ITEMS_MAX = 600;
var firstShape = ({ items }) => items.length > TRIED_ITEMS_MAX ? STRAIGHT : COMPACT;
function otherShape({ items }, layout) {
  if (items.length > TRIED_ITEMS_MAX || costOf2(layout) <= READABLE) return null;
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

// src/layout/nested/index.ts
var GAIN3 = 0.05;
function arrangeNested(scene) {
  const clusters = findClusters(scene);
  const best = inBestShape(scene, clusters);
  if (scene.items.length > TRIED_ITEMS_MAX) return best;
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
  const entries = findEntries(trips);
  for (const group2 of groupBy(trips, (trip) => trip.level).values()) {
    orientLevel(group2, entries);
    nameNets(group2);
  }
  const joints = createJoints(trips);
  const routes = /* @__PURE__ */ new Map();
  const unconnected = findUnconnected(items, (level) => joints.byLevel.has(level));
  alignPeers(items);
  for (const level of byDepth(items)) {
    alignTiers(level);
    const minSizes = sizesIn(level.filter(({ peers }) => peers !== null));
    for (const item of level) {
      if (item.node) continue;
      routes.set(item, layoutLevel(item, joints.byLevel.get(item) ?? [], shape));
      alignRows(item, routes);
    }
    alignInsides(level, unconnected, minSizes);
  }
  const { width, height: top, ...heading4 } = placeHeading(scene, sheet.width);
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
    ...heading4
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
init_exposure();
init_address();
init_node_types();
init_order();
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
  title: text2,
  note = "",
  sentence
}) {
  const title = fitOnLine(text2, "title", { size: HEADING_SIZE, weight: 600 }, MAX_HEADING);
  if (title === null) return { title: null, subtitle: null };
  const measured = sentence === void 0 ? {} : { sentence: measureLine(sentence, "detail", { size: SENTENCE_SIZE, weight: 400 }) };
  return {
    title,
    subtitle: note === "" ? null : measureLine(note, "detail", { size: TITLE_SIZE, weight: 400 }),
    ...measured
  };
}
function openingEdges({ items, edges: edges2 }) {
  const opened2 = new Set(items.filter(isOpened).map(({ id }) => id));
  if (opened2.size === 0) return () => false;
  const gates = new Set(items.flatMap((item) => item.kind === "node" && item.onBorder ? [item.id] : []));
  const isWider = ({ change: change2 }) => change2 === "create" || change2 === "update";
  const wider = edges2.filter(isWider);
  const gatesFromOutside = new Set(
    wider.flatMap(({ from, to }) => entersByNetwork(typeOf2(from)) && gates.has(to) ? [to] : [])
  );
  const gatesToOpened = new Set(wider.flatMap(({ from, to }) => gates.has(from) && opened2.has(to) ? [from] : []));
  return (edge) => isWider(edge) && (entersByNetwork(typeOf2(edge.from)) || gatesFromOutside.has(edge.from)) && (opened2.has(edge.to) || gatesToOpened.has(edge.to));
}
function sceneEdge(edge, isMarked, opens) {
  const { change: change2, from, to, twoWay, label, steps: numbers, inferred, suggested, thin, main, count } = edge;
  const steps2 = stepsText(numbers);
  return {
    from,
    to,
    twoWay,
    dashed: inferred,
    ...suggested && { suggested },
    ...thin && { thin },
    ...main && { main },
    label: withSteps(
      fitOnLine(label, "detail", { size: CAPTION_SIZE, weight: 400 }, MAX_EDGE_LABEL),
      steps2
    ),
    ...steps2 !== "" && { steps: steps2 },
    ...count !== void 0 && { count },
    ...isMarked && (change2 === void 0 ? { faded: true } : { mark: { change: change2, ...opens && { opens } } })
  };
}
var MAX_TITLE_LINES = 4;
var MAX_SMALL_TITLE_LINES = 3;
var small2 = (text2, role, maxLines) => wrapLines(text2, role, { size: CAPTION_SIZE, weight: 400 }, CAPTION_WIDTH, maxLines);
var smallCaptions = ({ title, name }) => [
  ...wrapLines(
    title,
    "title",
    { size: TITLE_SIZE, weight: 600 },
    SMALL_CAPTION_WIDTH,
    MAX_SMALL_TITLE_LINES
  ),
  ...wrapLines(
    name,
    "name",
    { size: CAPTION_SIZE, weight: 400 },
    SMALL_CAPTION_WIDTH,
    SMALL_NAME_ROOM.lines
  )
];
var captions = ({ title, name, details, loop }) => [
  ...wrapLines(title, "title", { size: TITLE_SIZE, weight: 600 }, TITLE_WIDTH, MAX_TITLE_LINES),
  ...small2(name, "name", NAME_ROOM.lines),
  ...wrapLines(detailText(details), "detail", { size: CAPTION_SIZE, weight: 400 }, DETAIL_WIDTH, 2),
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
  const mark = isMarked ? markOf2(node2) : null;
  const nodeLines = captionLines(node2, isMarked);
  const { size: iconSize, ring: ring2 } = iconOf(mark, isSmall2);
  const width = Math.ceil(
    largest(
      nodeLines.map((line2) => line2.width),
      // All small icons are equally wide, so that they line up in a strip. Its padding provides the slack.
      isSmall2 ? SMALL_CAPTION_WIDTH : Math.max(MIN_TEXT_WIDTH, mark === null ? 0 : iconSize)
    )
  ) + (isSmall2 ? 0 : TEXT_SLACK);
  const captionHeight = nodeLines.reduce((sum, line2) => sum + LINE_HEIGHT[line2.role], 0);
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
    words: [title, name, ...details, loop ?? "", instances, ...node2.relations].filter((text2) => text2 !== ""),
    ...mark !== null && { ring: ring2, mark },
    ...isMarked && (isChanging(node2) ? { changeWords: changeWords(node2) } : { faded: true }),
    dashed: node2.lookedUp,
    ...suggested && { suggested },
    ...node2.onBorder && { onBorder: node2.onBorder },
    ...node2.highlight && { highlight: node2.highlight },
    selfLoop: loop !== null
  };
}
var SEPARATOR2 = ", ";
function detailText(values) {
  let text2 = values[0] ?? "";
  for (const value of values.slice(1)) {
    const longer = text2 + SEPARATOR2 + value;
    if (widthOf(longer.replace(/\d/g, "4"), CAPTION_SIZE, 400) > DETAIL_WIDTH) break;
    text2 = longer;
  }
  return text2;
}

// src/diagram/draw.ts
init_messages2();

// src/diagram/pinned-layout.ts
init_address();
init_messages2();
async function pinnedLayoutIn(file) {
  if (!file) return null;
  const { readPinnedLayout: readPinnedLayout2 } = await Promise.resolve().then(() => (init_read2(), read_exports2));
  return readPinnedLayout2(file.name, file.bytes);
}
function pinnedLayoutWarnings({ elements }, { items }) {
  const drawn = new Set(items.map(({ id }) => id));
  const gone = [...elements.keys()].filter((id) => isAddress(id) && !drawn.has(id));
  const added = items.filter(({ id }) => isAddress(id) && !elements.has(id)).map(({ id }) => id);
  return [
    ...gone.length === 0 ? [] : [placesGone(gone)],
    ...added.length === 0 ? [] : [placesNew(added)]
  ];
}
async function withEditsOf(file, output) {
  const { withEdits: withEdits2, withRecords: withRecords2 } = await Promise.resolve().then(() => (init_edits(), edits_exports));
  const fresh = output.content;
  if (!file) return { ...output, content: withRecords2(fresh) };
  const { text: text2, deleted, isOld } = withEdits2(fresh, textIn(file.bytes), file.name);
  const notes = [
    ...deleted.length === 0 ? [] : [deletedStay(deleted, file.name)],
    ...isOld ? [editsUnknown(file.name)] : []
  ];
  return { content: text2, note: notes.length === 0 ? output.note : notes.join("; ") };
}
var textIn = (bytes) => Buffer.from(bytes).toString("utf8");
async function editState(bytes) {
  const { editStateOf: editStateOf2 } = await Promise.resolve().then(() => (init_edits(), edits_exports));
  return editStateOf2(textIn(bytes));
}

// src/diagram/draw.ts
async function layOut(presentation, askDot = null, pinned = null) {
  const scene = buildScene(presentation);
  const automatic = askDot === null ? arrangeNested(scene) : await arrangeWithDot(scene, askDot);
  const layout = await withPins(automatic, pinned);
  return withFlows(withLegend(withMarks(layout, presentation)), presentation.flows);
}
async function arrangeWithDot(scene, askDot) {
  const { arrangeDot: arrangeDot2 } = await Promise.resolve().then(() => (init_dot2(), dot_exports2));
  return arrangeDot2(scene, askDot);
}
async function withPins(layout, pinned) {
  if (pinned === null) return layout;
  const { withPinned: withPinned2 } = await Promise.resolve().then(() => (init_pinned(), pinned_exports));
  return withPinned2(layout, pinned);
}
var needsLayout = (formats) => formats.some((format) => formatRow(format).needs !== "presentation");
var showsProvenance = (formats) => formats.some((format) => formatRow(format).showsProvenance === true);
async function detailsOf({ formats }, revisions, part, { io, ids }) {
  if (!showsProvenance(formats)) return {};
  const { detailsIn: detailsIn2 } = await Promise.resolve().then(() => (init_provenance_details(), provenance_details_exports));
  const [after, before] = revisions;
  const maskedAfter = withMaskedIds(after, ids);
  const masked = before === void 0 ? [maskedAfter] : [maskedAfter, withMaskedIds(before, ids)];
  const details = detailsIn2(masked, part, io);
  return details === null ? {} : { provenance: ids.data(details) };
}
var withMaskedIds = ({ ledger, tagged, ...revision }, ids) => ({
  ...{ ...revision, ledger: ids.data(ledger) },
  ...tagged && {
    tagged: { ...tagged, resources: tagged.resources.map((resource) => withMaskedAddresses(resource, ids)) }
  }
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
  levels,
  stamp,
  side,
  icons,
  provenance,
  fallbackFonts,
  brandFonts,
  appearance,
  places
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
      const options = {
        ...{ theme, scale },
        ...machine && { machine },
        ...links && { links },
        ...pages && { pages },
        ...levels && { levels },
        ...stamp && { stamp },
        ...side && { side },
        ...icons && { icons },
        ...provenance && { provenance },
        ...fallbackFonts && { fonts: fallbackFonts },
        ...brandFonts && { brandFonts },
        ...appearance && { appearance }
      };
      const output = await writeFormat(row2, { presentation, layout }, options);
      pictures.push({ format, theme, ...row2.keepsEdits === true ? await withEditsOf(places, output) : output });
    }
  }
  return pictures;
}
async function writeFormat(row2, { presentation, layout: optionalLayout }, options) {
  if (row2.needs === "presentation") return (await row2.load()).write(presentation, options);
  const layout = optionalLayout;
  return row2.needs === "layout" ? (await row2.load()).write(layout, options) : (await row2.load()).write({ presentation, layout }, options);
}

// src/diagram.ts
init_messages2();

// src/diagram/pages.ts
init_node_types();
init_limits();
init_messages2();

// src/inference/views/flatten.ts
init_limits();
function flatten(graph, levels = NESTING_MAX) {
  const ancestryOf = /* @__PURE__ */ new Map();
  let moved = 0;
  const nodes = [...graph.nodes.values()].map((node2) => {
    const { parent } = ancestryOfNode(node2, graph, ancestryOf, levels);
    if (parent === node2.parent) return node2;
    moved++;
    return { ...node2, parent };
  });
  if (moved === 0) return { graph, moved };
  return { graph: { ...graph, nodes: new Map(nodes.map((node2) => [node2.address, node2])) }, moved };
}
function ancestryOfNode(node2, graph, known2, levels) {
  const chain = [];
  for (let at2 = node2; at2 !== void 0 && !known2.has(at2.address); ) {
    chain.push(at2);
    at2 = at2.parent === null ? void 0 : graph.nodes.get(at2.parent);
  }
  for (let at2 = chain.pop(); at2 !== void 0; at2 = chain.pop()) {
    const outer = at2.parent === null ? void 0 : known2.get(at2.parent);
    const depth = outer === void 0 ? 0 : outer.depth + 1;
    const isDeep = outer !== void 0 && depth > levels;
    known2.set(at2.address, isDeep ? { depth: levels, parent: outer.parent } : { depth, parent: at2.parent });
  }
  return known2.get(node2.address);
}

// src/inference/views/overview/readable.ts
init_node_types();
init_limits();

// src/inference/limits.ts
var IDENTITY_LENGTH_MIN2 = 8;
var IDENTITY_TEXT_MAX = 65536;
var NAME_LENGTH_MIN = 12;
var WILDCARD_NAMES_MAX = 256;
var TEXT_DEPTH_MAX = 16;
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
var OUTSIDERS_MAX = 3;
var OUTSIDER_TARGETS_MAX = 5;
var REACHED_MAX = 64;
var LIKELY_WORD_LENGTH_MIN = 5;
var LIKELY_TYPE_LENGTH_MIN = 8;
var LIKELY_NAMES_MAX = 32;
var UNKNOWN_WORDS_MAX = 3;

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
init_messages2();
async function selectView(graph, view, captionOf3 = null) {
  const notes = [];
  const warnings = [];
  const { graph: flat, moved } = flatten(graph);
  if (moved > 0) warnings.push(nestedTooDeep(moved, NESTING_MAX));
  let selected = flat;
  let drawnFor;
  if (view.simplified) {
    const { simplify: simplify4 } = await Promise.resolve().then(() => (init_simplify(), simplify_exports));
    const { graph: simplified2, folded } = simplify4(graph);
    selected = simplified2;
    drawnFor = (address) => folded.get(address) ?? address;
    notes.push(simplified(graph.nodes.size, selected.nodes.size));
  }
  const { removed: removed2 } = graph;
  const whole = removed2 === void 0 ? selected : { ...selected, removed: removed2 };
  const overview2 = view.overview ? await overviewOf(whole, captionOf3) : null;
  if (overview2 === null) return { graph: whole, ...drawnFor && { drawnFor }, notes, warnings };
  warnings.push(overviewDrawn(overview2.full, overview2.arrows, !view.simplified, overview2.caption));
  const before = drawnFor ?? ((address) => address);
  const drawnInOverview = (address) => overview2.drawnFor(before(address) ?? address);
  const counted = { graph: whole, ...drawnFor && { drawnFor } };
  return { graph: overview2.graph, counted, drawnFor: drawnInOverview, notes, warnings };
}
async function overviewOf(graph, captionOf3) {
  const isTooLarge = !isReadable(graph);
  if (!isTooLarge && (captionOf3 === null || isSmall(graph))) return null;
  const caption = isTooLarge || captionOf3 === null ? null : await captionOf3(graph);
  if (caption !== null && caption >= CAPTION_LEGIBLE) return null;
  const { overview: overview2 } = await Promise.resolve().then(() => (init_overview(), overview_exports));
  const result = overview2(graph, void 0, isTooLarge ? void 0 : ANY_SIZE);
  if (result === null) return null;
  const drawn = graph.removed === void 0 ? result.graph : { ...result.graph, removed: graph.removed };
  if (caption !== null && captionOf3 !== null && await captionOf3(drawn) < caption * OVERVIEW_GAIN) return null;
  return { ...result, graph: drawn, caption };
}

// src/labels/index.ts
init_catalog();
init_products();
init_address();
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
init_messages();

// src/labels/box.ts
init_attributes();
init_boxes();
init_locations();

// src/labels/box-title.ts
init_attributes();
init_boxes();
init_catalog();
init_products();

// src/labels/words.ts
init_attributes();
init_examples();
init_address();

// src/platform/text/gaps.ts
var GAP2 = "\u2026";
var GAPS_AT_ENDS = /^[-_./ ]*\u2026[-_./ \u2026]*|[-_./ \u2026]*\u2026[-_./ ]*$/g;
var GAP_INSIDE = /([-_./ ])[-_./ ]*\u2026[-_./ \u2026]*|\u2026([-_./ ])[-_./ \u2026]*/g;
function knownPart(name) {
  if (!name.includes(GAP2)) return name;
  const known2 = name.replace(GAPS_AT_ENDS, "");
  const [host = ""] = known2.split(/\.*\u2026/, 1);
  const part = known2.includes(".") && known2 !== host ? host : known2.replace(GAP_INSIDE, "$1$2");
  return new RegExp("\\p{L}{2}", "u").test(part) ? part : void 0;
}

// src/labels/words.ts
var MARK_INDEX = /^(data$|type:)/;
var isNumber = (text2) => /^\d+$/.test(text2);
function keyText2(index2) {
  let key = unescapeKey(index2).replace(/^"(.*)"$/s, "$1");
  try {
    if (index2.startsWith('"')) key = String(JSON.parse(index2));
  } catch {
  }
  return elementNumber(key) ?? (key.trim() === "" ? index2 : key);
}
var keysOf2 = ({ indexes }) => indexes.filter((index2) => !MARK_INDEX.test(index2)).map(keyText2).filter((key) => key !== "");
function moduleText2(steps2, context) {
  const { name, index: index2 } = steps2.at(-1);
  const key = index2 === null || context.isOnlyModule(steps2) ? "" : keyText2(index2);
  return key === "" ? unescapeName(name) : `${unescapeName(name)} ${key}`;
}
var ONLY_INDEX = "0";
var COMMON_TYPES_MIN = 3;
var moduleBlock = (steps2) => steps2.map(({ name, index: index2 }, i) => i === steps2.length - 1 || index2 === null ? name : `${name}[${index2}]`).join(".");
var resourceBlock = (address) => formatAddress({ ...address, indexes: [], copy: null });
function nameContextOf(graph) {
  const onlyKeys = /* @__PURE__ */ new Map();
  const addInstance = (block2, key) => {
    const known2 = onlyKeys.get(block2);
    if (known2 !== key) onlyKeys.set(block2, known2 === void 0 ? key : null);
  };
  for (const node2 of graph.nodes.values()) {
    const address = parseAddress2(node2.address);
    if (address === null) continue;
    addInstance(resourceBlock(address), address.indexes.join("]["));
    for (let depth = 1; depth <= address.modules.length; depth++) {
      const steps2 = address.modules.slice(0, depth);
      addInstance(`module ${moduleBlock(steps2)}`, steps2[depth - 1]?.index ?? "");
    }
  }
  const typesByName = typesByPartlyUnknownName(graph);
  return {
    isOnlyInstance: (address) => onlyKeys.get(resourceBlock(address)) === ONLY_INDEX,
    isOnlyModule: (steps2) => onlyKeys.get(`module ${moduleBlock(steps2)}`) === ONLY_INDEX,
    isCommonPart: (name) => (typesByName.get(name)?.size ?? 0) >= COMMON_TYPES_MIN
  };
}
function typesByPartlyUnknownName({ nodes }) {
  const types = /* @__PURE__ */ new Map();
  for (const { type, attributes } of nodes.values()) {
    const name = Object.hasOwn(attributes, SHOWN_NAME) ? attributes[SHOWN_NAME] : "";
    if (name.includes(GAP2)) types.set(name, (types.get(name) ?? /* @__PURE__ */ new Set()).add(type));
  }
  return types;
}
var singular = (text2) => text2.toLowerCase().replace(/[^a-z0-9]/g, "").replace(/(?<=..)s$/, "");
var repeats = (name, text2) => {
  const plain2 = singular(name);
  return plain2 !== "" && plain2 === singular(text2);
};
var repeatsNoun = (name, title) => repeats(name, title) || repeats(name, title.split(" ").at(-1));

// src/labels/box-title.ts
function titleOf(type, style, name) {
  if (variantWords(type, style).length === 0 && NAME_SAYS_ALL.has(type)) return name;
  const { title } = boxFactsOf(style);
  const remainder = isHostType(type) ? name : nameBeyondTitle(type, style, name);
  return remainder === "" || repeats(remainder, title.split(" ").at(-1)) ? title : `${title} ${remainder}`;
}
function nameBeyondTitle(type, style, name) {
  const { title } = boxFactsOf(style);
  return repeats(name, title) ? "" : withoutTitle(name, boxFactsOf(type).title, variantWords(type, style));
}
function variantWords(type, style) {
  const wordsOf2 = (key) => boxFactsOf(key).title.toLowerCase().split(" ");
  const typeWords = wordsOf2(type);
  return style === type ? [] : wordsOf2(style).filter((word) => !typeWords.includes(word));
}
var JOINT = "[-_. /]";
var WORD_END = `${JOINT}|$`;
var LIST_JOINT = /([:,])[-_. ]+/g;
var OUTER_JOINTS = new RegExp(`^${JOINT}+|${JOINT}+$`, "g");
var withoutWord = (name, word, following) => word === "" ? name : name.replace(new RegExp(`(^|${JOINT})${word}(?=${following})`, "gi"), "").replace(LIST_JOINT, "$1 ").replace(OUTER_JOINTS, "");
function withoutTitle(name, typeTitle, variant) {
  const title = typeTitle.toLowerCase().replaceAll(" ", JOINT);
  const lastWord = title.split(JOINT).at(-1);
  let remainder = name;
  for (const word of variant) remainder = withoutWord(remainder, word, WORD_END);
  remainder = withoutWord(remainder, title, title === LOOSE_NOUN ? WORD_END : "$");
  remainder = remainder.replace(new RegExp(`^${title}${JOINT}+`, "i"), "");
  remainder = remainder.replace(new RegExp(`^${lastWord}${JOINT}+(?=\\d+$)`, "i"), "");
  return variant.length === 0 && ENVIRONMENT_WORDS.has(remainder.toLowerCase()) ? name : remainder;
}
var isTrue = ({ attributes }, name) => Object.hasOwn(attributes, name) && attributes[name] === "true";
function styleOf3(container, names, children) {
  const { type, attributes, parent, runsIn } = container;
  const access = attributes[ACCESS_ATTRIBUTE];
  if (access !== void 0 && SUBNET_TYPES.includes(type)) return `${type}:${access}`;
  const variants2 = BOX_VARIANTS.filter(({ types }) => types.includes(type));
  const byName = names.flatMap((text2) => variants2.find(({ name }) => name?.test(text2)) ?? []);
  const match = byName[0] ?? variants2.find(
    ({ holds: holds2, has, outer }) => outer === true && (parent === null || runsIn !== void 0) || holds2 !== void 0 && children.some((child) => child.type === holds2) || has !== void 0 && isTrue(container, has)
  );
  return match === void 0 ? type : `${type}:${match.variant}`;
}

// src/labels/captions.ts
init_products();
function detailValues({ type, attributes }, names, except) {
  const values = [];
  for (const name of names) {
    const raw = Object.hasOwn(attributes, name) ? attributes[name].trim() : "";
    const value = valueInWords(type, name, raw);
    if (value !== "" && value !== except && !values.includes(value)) values.push(value);
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
var alertFor = ({ change: change2, changed: changed3 }) => changed3?.instances === void 0 ? ALERTS[change2] : "";

// src/labels/changes.ts
init_exposure();
init_catalog();
init_products();
init_address();
init_group_by();
init_terraform_address();
init_messages();
var CAPTION_LENGTH_MAX = 48;
function changeOf(node2, nodeName = () => void 0) {
  const { change: change2, changed: changed3, ghostOf } = node2;
  const alerts = dangerLines(node2);
  const lines = [...alerts, ...otherLines(node2, nodeName)];
  const drift = driftLine(node2);
  return {
    change: change2,
    ...changed3 !== void 0 && { changed: changed3 },
    ...lines.length > 0 && { changeLines: lines },
    ...alerts.length > 0 && { alertLines: alerts.length },
    ...drift !== void 0 && { driftLine: drift },
    ...ghostOf !== void 0 && { ghostOf }
  };
}
function dangerLines({ type, change: change2, changed: changed3 = {} }) {
  const { exposure = [], values = [] } = changed3;
  const forcing = values.filter(({ forces }) => forces === true);
  return [
    ...exposure.filter(opensToOutside).map(exposureLine),
    ...lostLines(change2, changed3),
    ...forcing.map((value) => valueLine(type, value)),
    ...replacementReason(change2, changed3)
  ];
}
function otherLines(node2, nodeName) {
  const { changed: changed3 } = node2;
  if (changed3 === void 0) return [];
  const { exposure = [], rights = [], values = [], blocks = [], countBefore, movedFrom: movedFrom2, instances } = changed3;
  const rightsOfNode = rights.filter(({ isWithNew }) => isWithNew !== true);
  return [
    ...exposure.filter((each) => !opensToOutside(each)).map(exposureLine),
    ...countBefore === void 0 ? [] : [fromTo(String(countBefore), String(node2.count))],
    ...mayLoseData(node2) ? [MAY_BE_REPLACED] : [],
    ...new Set(rightsOfNode.map((right) => rightsLine(right, node2, nodeName))),
    ...values.filter(({ forces }) => forces !== true).map((value) => valueLine(node2.type, value)),
    ...blocks.map(blocksLine),
    ...instances === void 0 ? [] : [ofInstances(countsInGlyphs(instances))],
    ...partsLine(node2.change, changed3),
    ...movedFrom2 === void 0 ? [] : [movedFrom(movedFrom2)],
    ...changed3.isImported === true && node2.change !== "import" ? [ALSO_IMPORTED] : [],
    ...changed3.isForgotten === true ? [STAYS_UNMANAGED] : [],
    driftLine(node2) ?? "",
    ...changed3.looksLike === void 0 ? [] : [RENAMED_WITHOUT_MOVED]
  ].filter((line2) => line2 !== "");
}
var exposureLine = ({ change: change2, what, to, except }) => openedLine(change2, what, to, except);
var LOST_NAMED_MAX = 2;
function lostParts(change2, { parts = [], isForgotten }) {
  if (change2 === "create" || change2 === "delete" || change2 === "replace" || isForgotten === true) return [];
  return parts.flatMap((part) => {
    const { type = "", name = "" } = parseTerraformAddress(part.address) ?? {};
    const isLost = (part.change === "delete" || part.change === "replace") && factsOf(type).holdsData === true;
    return isLost ? [{ type, name: part.name ?? name, change: part.change }] : [];
  });
}
function lostLines(change2, changed3) {
  const alike = groupBy(lostParts(change2, changed3), (part) => `${part.change} ${part.type}`);
  return [...alike.values()].flatMap((parts) => {
    const [{ type, change: loss }] = parts;
    const { title } = productOf(type, {});
    const format = loss === "delete" ? removedBlocks : replacedParts;
    if (parts.length > LOST_NAMED_MAX) return [format(severalOf2(parts.length, title))];
    return parts.map(({ name }) => format(`${title} ${name}`));
  });
}
var mayLoseData = ({ type, change: change2, changed: changed3 }) => change2 !== "replace" && changed3?.mayBeForcedBy !== void 0 && factsOf(type).holdsData === true;
var driftLine = ({ type, changed: changed3 }) => changed3?.drift && changedOutside(changed3.drift.map((value) => valueLine(type, value)));
function partsLine(change2, changed3) {
  const inLines = lostParts(change2, changed3);
  const remaining = (loss) => (changed3.folded?.[loss] ?? 0) - inLines.filter((part) => part.change === loss).length;
  const folded = { ...changed3.folded, delete: remaining("delete"), replace: remaining("replace") };
  const counts = countsInGlyphs(partsApart(change2, folded));
  return counts === "" ? [] : [insideChanges(counts)];
}
var CAUSES_MAX = 2;
function replacementReason(change2, { reason: reason2 = "", values = [], forcedBy = [] }) {
  if (change2 !== "replace" || values.some(({ forces }) => forces)) return [];
  const text2 = ACTION_REASONS.get(reason2);
  const causes = forcedBy.slice(0, CAUSES_MAX).map((path) => mustBeReplaced(attributeInWords(path)));
  return text2 === void 0 ? causes : [text2];
}
var attributeInWords = (name) => name.replaceAll("_", " ");
function valueLine(type, { name, before, after, forces }) {
  const inWords = (value) => value && (valueInWords(type, name, value.trim()) || value.trim());
  const needsName = ![before, after].map(inWords).every(isClearAlone);
  const format = (value) => needsName ? value?.trim() ?? null : inWords(value);
  const newValue = format(after);
  const both = fromTo(format(before) ?? NO_VALUE, newValue ?? VALUE_UNSTATED);
  const values = both.length > CAPTION_LENGTH_MAX && newValue !== null ? nowOnly(newValue) : both;
  const line2 = needsName ? `${attributeInWords(name)} ${values}` : values;
  return forces === true ? mustBeReplaced(line2) : line2;
}
var ADDRESS_RANGE = /^\d+(\.\d+){3}\//;
var isClearAlone = (value) => value !== null && (ADDRESS_RANGE.test(value) || /[a-z]{2}/i.test(value) && !/^(true|false)$/.test(value));
function blocksLine({ path, removed: removed2, added }) {
  const { one, many } = nounOfBlock(path);
  const textFor3 = (names) => names.length === 1 ? `${one} ${names[0]}` : `${names.length} ${many}`;
  return [
    ...removed2.length > 0 ? [removedBlocks(textFor3(removed2))] : [],
    ...added.length > 0 ? [addedBlocks(textFor3(added))] : []
  ].join(", ");
}
function rightsLine(right, { address, instances = [address] }, nodeName) {
  const { change: change2, does, principal, target, actions, level, makes } = right;
  if (change2 === "changes") return POLICY_CHANGES;
  const isOf = (end) => end.address !== void 0 && instances.map(originalOf).includes(end.address);
  const isOnPrincipal = principal.address !== void 0 && (isOf(principal) || !isOf(target));
  const ends2 = {
    principal: isOnPrincipal ? "" : nameOf2(principal, nodeName),
    target: isOnPrincipal ? nameOf2(target, nodeName) : ""
  };
  const isMore = change2 === "gains";
  if (makes !== void 0) return isMade(isMore, makes, ends2.target);
  const [first = ""] = actions;
  if (level === void 0) return hasRole(isMore, first);
  const moreActions = actions.length > 1 ? andMore(actions.length - 1) : "";
  const words2 = { ...ends2, isMore, verb: does };
  const text2 = mayDo({ ...words2, permissions: `${first}${moreActions}` });
  return text2.length > CAPTION_LENGTH_MAX ? mayDo({ ...words2, permissions: "" }) : text2;
}
function nameOf2({ address, noun, name }, nodeName) {
  if (address === void 0) return [noun, name].filter((text2) => text2 !== "").join(" ");
  const parts = parseAddress2(address);
  return nodeName(address) ?? (parts === null ? address : unescapeName(parts.name));
}
var originalOf = (address) => (parseAddress2(address)?.copy ?? null) === null ? address : withCopy(address, null);

// src/labels/box.ts
function containerBox(node2, context) {
  const { parent, label, enclosingTexts, nodeName } = context;
  const { name, style } = label;
  return {
    kind: "box",
    id: node2.address,
    parent,
    type: node2.type,
    style,
    title: withCount(titleOf(node2.type, style, name), node2),
    details: detailOf(node2, { name, style }, enclosingTexts),
    alert: alertFor(node2),
    ...changeOf(node2, nodeName),
    lookedUp: node2.lookedUp,
    ...node2.style?.icon && { icon: node2.style.icon },
    ...isOfSource(node2) ? node2.count > 1 && { count: node2.count } : { count: 0 }
  };
}
function detailOf(node2, { name, style }, enclosingTexts) {
  const geographicName = REGION_STYLES.has(style) ? geographicNameOf(name) : void 0;
  if (geographicName !== void 0) return [geographicName];
  const attributes = KNOWLEDGE.factsOf(node2.type).detail ?? BOX_DETAILS;
  const known2 = [...enclosingTexts, ...enclosingTexts.map(regionLabel)];
  const root = node2.attributes[SHOWN_ROOT];
  if (root !== void 0 && !enclosingTexts.includes(root)) return [fromRoot(root)];
  return detailValues(node2, attributes, name).filter((value) => !known2.includes(value)).slice(0, 1);
}
var withCount = (title, { count, countUnknown, labelOverride }) => count > 1 && labelOverride === void 0 && countUnknown !== true ? `${title} ${instanceCount(count)}` : title;
var groupBox = ({ id, style, title, detail, folded, bare }, parent) => ({
  kind: "box",
  id,
  parent,
  type: "",
  style,
  title,
  details: detail === void 0 ? [] : [detail],
  alert: "",
  change: folded?.change ?? "none",
  lookedUp: folded?.lookedUp ?? false,
  ...folded && { count: folded.count, folded: folded.titles },
  ...bare && { bare }
});

// src/labels/edges/connections.ts
init_group_by();
init_order();
function withConnections(graph) {
  const connections = connectionsOf(graph);
  if (connections.size === 0) return graph;
  const nodes = new Map([...graph.nodes].filter(([address]) => !connections.has(address)));
  const others = graph.edges.filter(({ from, to }) => !connections.has(from) && !connections.has(to));
  const edges2 = [...others, ...new Set(connections.values())];
  edges2.sort((a, b) => byAddress(a.from, b.from) || byAddress(a.to, b.to));
  return { ...graph, nodes, edges: edges2 };
}
function connectionsOf(graph) {
  const connections = connectionsWithEnds(graph).filter((connection) => canBeEdge(connection, graph));
  const byPair = groupBy(connections, ({ edge }) => pairOf(edge));
  const pairsAt = /* @__PURE__ */ new Map();
  for (const [{ edge }] of byPair.values())
    for (const end of [edge.from, edge.to]) pairsAt.set(end, (pairsAt.get(end) ?? 0) + 1);
  const otherPairs = pairsWithOtherEdges(graph, new Set(connections.map(({ resource }) => resource.address)));
  const edgeOf = /* @__PURE__ */ new Map();
  for (const [pair2, ofPair] of byPair) {
    const labels = new Set(ofPair.map(({ edge }) => edge.label));
    if (labels.size > 1 || otherPairs.has(pair2)) continue;
    const merged = mergeConnections(ofPair, pairsAt);
    for (const { resource } of ofPair) edgeOf.set(resource.address, merged);
  }
  return edgeOf;
}
function connectionsWithEnds({ nodes, edges: edges2 }) {
  const edgesAt = /* @__PURE__ */ new Map();
  for (const { address, type } of nodes.values()) if (connectionLabel(type) !== void 0) edgesAt.set(address, []);
  for (const edge of edges2) for (const end of [edge.from, edge.to]) edgesAt.get(end)?.push(edge);
  return [...edgesAt].flatMap(([address, [first, second, ...more]]) => {
    if (first === void 0 || second === void 0 || more.length > 0) return [];
    if (hasInformation(first) || hasInformation(second)) return [];
    const resource = nodes.get(address);
    return [{ resource, edge: edgeFor(resource, [first, second]) }];
  });
}
var connectionLabel = (type) => KNOWLEDGE.factsOf(type).connection;
var hasInformation = ({ label, twoWay, thin, steps: steps2 = [] }) => label !== "" || twoWay || thin === true || steps2.length > 0;
function edgeFor({ address, type, change: change2 }, halves) {
  const [first, second] = halves;
  const [a, b] = [otherEnd(first, address), otherEnd(second, address)];
  const [firstStartsHere, secondStartsHere] = [first.from === address, second.from === address];
  const [from, to] = firstStartsHere && !secondStartsHere ? [b, a] : [a, b];
  return createEdge({
    from,
    to,
    twoWay: firstStartsHere === secondStartsHere,
    label: connectionLabel(type),
    provenance: (halves.find(isInferred) ?? first).provenance,
    ...change2 === "update" ? { change: change2 } : commonChange(halves)
  });
}
var otherEnd = ({ from, to }, end) => from === end ? to : from;
var EDGE_CHANGES = /* @__PURE__ */ new Set(["none", "create", "update"]);
function canBeEdge({ resource, edge }, graph) {
  const { lookedUp, labelOverride, detail, steps: steps2, change: change2, changed: changed3, ghostOf } = resource;
  if (changed3 !== void 0 || ghostOf !== void 0 || !EDGE_CHANGES.has(change2)) return false;
  if (lookedUp || labelOverride !== void 0 || detail !== void 0 || steps2 !== void 0) return false;
  if (edge.provenance === "suggested" || alertFor(resource) !== "") return false;
  const { from, to, twoWay } = edge;
  const ends2 = [from, to].map((end) => graph.nodes.get(end));
  if (twoWay && ends2[0].type !== ends2[1].type) return false;
  const hasNoChange = (end) => end.lookedUp || isPseudoType(end.type);
  const areEndsAlike = ends2.every((end) => change2 === "none" || hasNoChange(end) || end.change === change2);
  return areEndsAlike && from !== to && !isWithin2(from, to, graph) && !isWithin2(to, from, graph);
}
var isWithin2 = (inner, outer, graph) => ancestorsOf(graph, inner).some(({ address }) => address === outer);
var pairOf = ({ from, to }) => JSON.stringify(byAddress(from, to) <= 0 ? [from, to] : [to, from]);
var pairsWithOtherEdges = ({ edges: edges2 }, connections) => new Set(edges2.filter(({ from, to }) => !connections.has(from) && !connections.has(to)).map(pairOf));
function mergeConnections(connections, pairsAt) {
  const edges2 = connections.map(({ edge }) => edge);
  const resources = connections.map(({ resource }) => resource);
  const first = edges2[0];
  const common = {
    provenance: (edges2.find(isInferred) ?? first).provenance,
    count: countResources(resources),
    ...commonChange(edges2)
  };
  const isTwoWay = edges2.some(({ twoWay, from: from2 }) => twoWay || from2 !== first.from);
  if (!isTwoWay) {
    let times2 = 0;
    for (const { count } of resources) times2 += count;
    const label = times2 === 1 ? first.label : `${first.label} ${instanceCount(times2)}`;
    return createEdge({ ...first, ...common, label });
  }
  const isTargetHub = (pairsAt.get(first.to) ?? 0) > (pairsAt.get(first.from) ?? 0);
  const [from, to] = isTargetHub ? [first.to, first.from] : [first.from, first.to];
  return createEdge({ ...first, ...common, from, to, twoWay: true });
}
var INFERRED = /* @__PURE__ */ new Set(["implied", "assumed"]);
var isInferred = ({ provenance }) => INFERRED.has(provenance);

// src/labels/edges/gateway-paths.ts
init_catalog();
init_group_by();
init_node_types();

// src/labels/grouping/empties.ts
init_boxes();
init_group_by();
init_node_types();

// src/labels/grouping/groups.ts
var isGroup = (entry) => "kind" in entry;

// src/labels/grouping/empties.ts
var FOLDED_MIN = 3;
function foldableIn(graph, childrenOf2, isMarked) {
  const joined = new Set(graph.edges.flatMap(({ from, to }) => [from, to]));
  const withServices = containersWithServices(graph);
  return (node2) => isContainerType(node2.type) && !NAME_SAYS_ALL.has(node2.type) && !isZone(node2) && childrenOf2(node2.address).length === 0 && !joined.has(node2.address) && alertFor(node2) === "" && !(isMarked && hasNotableChange(node2)) && withServices.has(networkOf2(node2, graph));
}
var hasNotableChange = ({ change: change2, changed: changed3, ghostOf }) => changed3 !== void 0 || ghostOf !== void 0 || change2 !== "none" && change2 !== "create";
var isZone = ({ type }) => KNOWLEDGE.boxFactsOf(type).peers;
function networkOf2(node2, { nodes }) {
  let address = node2.parent;
  for (let box2 = nodes.get(address ?? ""); box2 !== void 0 && isZone(box2); box2 = nodes.get(address ?? ""))
    address = box2.parent;
  return address;
}
function foldEmpty(entries, labels, isFoldable) {
  const labelOf2 = ({ address }) => labels.get(address);
  const empty = entries.filter((entry) => !isGroup(entry) && isFoldable(entry));
  const kinds = groupBy(empty, (node2) => JSON.stringify([labelOf2(node2).style, node2.change, node2.lookedUp]));
  const foldedKinds = [...kinds.values()].filter(({ length }) => length >= FOLDED_MIN);
  const folded = new Set(foldedKinds.flat());
  const remainingTypes = new Set(entries.flatMap((entry) => isGroup(entry) || folded.has(entry) ? [] : [entry.type]));
  const lines = /* @__PURE__ */ new Map();
  for (const kind of foldedKinds) {
    const [{ type, address }] = kind;
    const { style } = labels.get(address);
    const last = entries.findLast((entry) => !isGroup(entry) && labelOf2(entry).style === style);
    lines.set(last, foldedLine(kind, labelOf2, remainingTypes.has(type)));
  }
  return entries.flatMap((entry) => {
    const line2 = lines.get(entry);
    return [...folded.has(entry) ? [] : [entry], ...line2 ? [line2] : []];
  });
}
function countOf2(nodes) {
  let sum = 0;
  for (const { count } of nodes) sum += count;
  return sum;
}
function foldedLine(nodes, labelOf2, hasMore) {
  const [first] = nodes;
  const { style } = labelOf2(first);
  const members = nodes.map((node2) => namesOf(node2, labelOf2(node2)));
  return {
    kind: "group",
    id: `empty:${first.address}`,
    style,
    title: emptyBoxes(countOf2(nodes), nounOf(KNOWLEDGE.boxFactsOf(style).title), hasMore),
    detail: members.map(({ short: short2 }) => short2).join(", "),
    members: [],
    folded: {
      count: countOf2(nodes.filter(isOfSource)),
      change: first.change,
      lookedUp: first.lookedUp,
      titles: members.map(({ title }) => title)
    }
  };
}
function namesOf(node2, { name, style }) {
  const [range = ""] = detailValues(node2, KNOWLEDGE.factsOf(node2.type).detail ?? BOX_DETAILS, name);
  const times2 = node2.count > 1 ? ` ${instanceCount(node2.count)}` : "";
  const short2 = (nameBeyondTitle(node2.type, style, name) || range || name) + times2;
  return { short: short2, title: `${titleOf(node2.type, style, name)}${times2} ${range}`.trim() };
}
var nounOf = (title) => /^[A-Z][a-z]+( [a-z]+)*$/.test(title) ? title.toLowerCase() : title;
function containersWithServices({ nodes }) {
  const containers = /* @__PURE__ */ new Set();
  for (const { type, parent } of nodes.values()) {
    if (isContainerType(type) || isOutside(type)) continue;
    const { category, plumbing } = KNOWLEDGE.factsOf(type);
    if (category === "network" || plumbing === true) continue;
    for (let at2 = parent; !containers.has(at2); at2 = at2 === null ? null : nodes.get(at2)?.parent ?? null)
      containers.add(at2);
  }
  return containers;
}

// src/labels/edges/gateway-paths.ts
function isOnBorder({ type, parent }, { nodes }) {
  const { border } = KNOWLEDGE.factsOf(type);
  return border !== void 0 && parent !== null && border.containerTypes.includes(nodes.get(parent)?.type ?? "");
}
function withGatewayPaths(original) {
  const graph = withoutManyOutletEdges(original);
  const gateways = entryGatewaysIn(graph);
  if (gateways.size === 0) return graph;
  const gatewayOf = /* @__PURE__ */ new Map();
  for (const edge of graph.edges) {
    const gateway = gatewayOn(edge, graph, gateways);
    if (gateway !== null) gatewayOf.set(edge, gateway);
  }
  const entered = new Set([...gatewayOf.values()].map(({ address }) => address));
  const isRedundant = redundantEdges(graph, gateways, entered);
  const unrouted = graph.edges.filter((edge) => gatewayOf.has(edge) || !isRedundant(edge));
  const edges2 = routeThrough(gatewayOf, unrouted).map((edge) => pointInwards(edge, graph, gateways));
  return withoutUnusedActors({ ...graph, edges: edges2 }, graph);
}
function entryGatewaysIn(graph) {
  const gateways = [...graph.nodes.values()].filter(
    (node2) => isOnBorder(node2, graph) && KNOWLEDGE.factsOf(node2.type).border.allows.length > 0
  );
  return new Map(gateways.map((gateway) => [gateway.address, gateway]));
}
function gatewayOn(edge, { nodes }, gateways) {
  const from = nodes.get(edge.from);
  const to = nodes.get(edge.to);
  if (!isInferred(edge) || !isOutside(from.type) || gateways.has(to.address) || !hasPublicAddress(to.type)) return null;
  for (let box2 = to.parent; box2 !== null; box2 = nodes.get(box2).parent)
    for (const gateway of gateways.values()) if (gateway.parent === box2 && admits(gateway, from.type)) return gateway;
  return null;
}
function admits({ type }, actorType) {
  const cloud = KNOWLEDGE.cloudOf(type);
  return KNOWLEDGE.factsOf(type).border.allows.some((actor) => KNOWLEDGE.actorTypeOf(cloud, actor) === actorType);
}
var hasPublicAddress = (type) => (KNOWLEDGE.factsOf(type).entries ?? []).some(isConditional);
var isConditional = ({ when, unless, has, inPublic }) => when !== void 0 || unless !== void 0 || has !== void 0 || inPublic === true;
function routeThrough(gatewayOf, edges2) {
  const entryKey2 = ({ from }, gateway) => JSON.stringify([from, gateway.address]);
  const sharing = groupBy([...gatewayOf], ([edge, gateway]) => entryKey2(edge, gateway));
  const drawn = /* @__PURE__ */ new Set();
  return edges2.flatMap((edge) => {
    const gateway = gatewayOf.get(edge);
    if (gateway === void 0) return [edge];
    const { from, to, twoWay, label, provenance, steps: steps2, change: change2 } = edge;
    const inner = createEdge({
      ...{ from: gateway.address, to, twoWay, label, provenance },
      ...steps2 && { steps: steps2 },
      ...change2 && { change: change2 }
    });
    const key = entryKey2(edge, gateway);
    if (drawn.has(key)) return [inner];
    drawn.add(key);
    const changes = new Set(sharing.get(key)?.map(([shared]) => shared.change));
    const entry = { from, to: gateway.address, provenance, twoWay, ...change2 && changes.size === 1 && { change: change2 } };
    return [createEdge(entry), inner];
  });
}
function redundantEdges(graph, gateways, entered) {
  const withOutlet = networksWithOutlet(graph);
  const withServices = containersWithServices(graph);
  const withSeveral = networksWithSeveral(graph);
  const isToOutside2 = ({ from, to }) => {
    const [gateway, other] = gateways.has(from) ? [gateways.get(from), to] : [gateways.get(to), from];
    if (gateway === void 0 || !isOutside(graph.nodes.get(other).type)) return false;
    const network = gateway.parent;
    return entered.has(gateway.address) || withOutlet.has(network) && withServices.has(network);
  };
  const isFromOutlet = ({ from, to }) => isOutlet(from, graph) && withSeveral.has(gateways.get(to)?.parent ?? "");
  return (edge) => isInferred(edge) && (isToOutside2(edge) || isFromOutlet(edge));
}
function pointInwards(edge, { nodes }, gateways) {
  const { from, to, twoWay } = edge;
  const isOutwards = gateways.has(from) && twoWay && isOutside(nodes.get(to).type);
  return isOutwards ? createEdge({ ...edge, from: to, to: from }) : edge;
}
var OUTLET_EDGES_MAX = 2;
function withoutManyOutletEdges(graph) {
  const targets = new Set(graph.edges.map(({ to }) => to));
  const isUnused = (edge) => isInferred(edge) && isOutlet(edge.from, graph) && !targets.has(edge.from) && isOutside(graph.nodes.get(edge.to).type);
  const edges2 = graph.edges.filter((edge) => !isUnused(edge));
  const removed2 = graph.edges.length - edges2.length;
  return removed2 <= OUTLET_EDGES_MAX ? graph : withoutUnusedActors({ ...graph, edges: edges2 }, graph);
}
var isOutlet = (address, { nodes }) => KNOWLEDGE.factsOf(nodes.get(address).type).egressGateway === true;
function networksWithOutlet(graph) {
  const networks = /* @__PURE__ */ new Set();
  for (const { address, parent } of graph.nodes.values()) {
    if (!isOutlet(address, graph)) continue;
    for (let box2 = parent; box2 !== null && !networks.has(box2); box2 = graph.nodes.get(box2).parent) networks.add(box2);
  }
  return networks;
}
function networksWithSeveral(graph) {
  const isZone2 = ({ type, count }) => isContainerType(type) && (boxFactsOf(type).peers || count > 1);
  const isOutletNode = ({ address }) => isOutlet(address, graph);
  const networks = /* @__PURE__ */ new Set();
  for (const isCounted of [isZone2, isOutletNode]) {
    const withOne = /* @__PURE__ */ new Set();
    for (const node2 of graph.nodes.values()) {
      if (!isCounted(node2)) continue;
      for (let box2 = node2.parent; box2 !== null; box2 = graph.nodes.get(box2).parent)
        (withOne.has(box2) || node2.count > 1 ? networks : withOne).add(box2);
    }
  }
  return networks;
}
function withoutUnusedActors(graph, before) {
  const endsOf = ({ edges: edges2 }) => new Set(edges2.flatMap(({ from, to }) => [from, to]));
  const [ends2, endsBefore] = [endsOf(graph), endsOf(before)];
  const isUnused = ({ address, type, provenance }) => provenance === "implied" && isOutside(type) && endsBefore.has(address) && !ends2.has(address);
  const nodes = [...graph.nodes].filter(([, node2]) => !isUnused(node2));
  return nodes.length === graph.nodes.size ? graph : { ...graph, nodes: new Map(nodes) };
}

// src/labels/grouping/equivalent-nodes.ts
init_catalog();
init_group_by();
init_limits();
init_messages();
init_english();

// src/labels/distinct.ts
init_group_by();
init_order();
function rename(naming, name) {
  naming.name = name;
  naming.text = naming.candidate.textFor(name);
}
var namesLeft = ({ candidate, index: index2 }) => candidate.names.length - 1 - index2;
var sameTexts = (namings) => [...groupBy(namings, ({ text: text2 }) => text2).values()].filter(({ length }) => length > 1);
function renameApart(group2) {
  const fewest = smallest(group2.map(namesLeft));
  const poorest = group2.filter((naming) => namesLeft(naming) === fewest);
  const stays = poorest.length === 1 ? poorest[0] : void 0;
  const renamed = group2.filter((naming) => namesLeft(naming) > 0 && naming !== stays);
  for (const naming of renamed) {
    naming.index++;
    rename(naming, naming.candidate.names[naming.index]);
  }
  return renamed.length > 0;
}
var WORD3 = new RegExp("\\p{L}{2}", "u");
function renameByEnds(group2) {
  const names = group2.map(({ candidate }) => candidate.names[0]);
  const start = commonPrefix(names).replace(/[^-_./ ]+$/, "");
  const ends2 = names.map((name) => name.slice(start.length));
  const texts = group2.map(({ candidate }, i) => candidate.textFor(ends2[i]));
  if (start === "" || !ends2.every((end) => WORD3.test(end)) || new Set(texts).size < group2.length) return false;
  for (const [i, naming] of group2.entries()) rename(naming, ends2[i]);
  return true;
}
var CUT_NAME = 12;
function renameByNumbers(group2, takenTexts) {
  const [{ candidate }] = group2;
  const words2 = candidate.names[0].split(/(?<=[-_./ ])/);
  const names = [...words2.map((_, i) => words2.slice(0, words2.length - i).join("")), words2[0].slice(0, CUT_NAME)];
  for (const name of names) {
    const numbers = freeNumbers(name, group2, takenTexts);
    if (numbers === null) continue;
    for (const [i, naming] of group2.entries()) rename(naming, numbered(name, numbers[i]));
    return;
  }
}
function freeNumbers(name, group2, takenTexts) {
  const groupTexts = /* @__PURE__ */ new Set();
  const numbers = [];
  for (let number2 = 1; numbers.length < group2.length; number2++) {
    if (number2 > group2.length + takenTexts.size) return null;
    const text2 = group2[numbers.length].candidate.textFor(numbered(name, number2));
    if (takenTexts.has(text2) || groupTexts.has(text2)) continue;
    groupTexts.add(text2);
    numbers.push(number2);
  }
  return numbers;
}
var numbered = (name, number2) => `${name.replace(/[-_./ ]+$/, "")} ${number2}`;
function distinct(candidates3) {
  const namings = candidates3.map((candidate) => {
    const name = candidate.names[0];
    return { candidate, index: 0, name, text: candidate.textFor(name) };
  });
  for (let groups = sameTexts(namings); groups.length > 0; groups = sameTexts(namings)) {
    const renamed = groups.map(renameApart);
    if (renamed.includes(true)) continue;
    const takenTexts = new Set(namings.map(({ text: text2 }) => text2));
    for (const group2 of groups) {
      takenTexts.delete(group2[0].text);
      if (!renameByEnds(group2)) renameByNumbers(group2, takenTexts);
      for (const { text: text2 } of group2) takenTexts.add(text2);
    }
    break;
  }
  return new Map(namings.map(({ candidate, name }) => [candidate.id, name]));
}
function commonPrefix(texts) {
  const [first = ""] = texts;
  let length = 0;
  while (length < first.length && texts.every((text2) => text2[length] === first[length])) length++;
  return first.slice(0, length);
}

// src/labels/grouping/equivalent-nodes.ts
var MEMBERS_MIN = 3;
var EDGES_MIN = 3;
function groupEquivalentNodes({ items, edges: edges2 }) {
  const boxOf = boxesFor({ items, edges: edges2 });
  if (boxOf.size === 0) return { items, edges: edges2 };
  const added = /* @__PURE__ */ new Set();
  const grouped2 = [];
  for (const item of items) {
    const box2 = boxOf.get(item.id);
    if (box2 !== void 0 && !added.has(box2)) {
      added.add(box2);
      grouped2.push(box2);
    }
    grouped2.push(box2 === void 0 ? item : { ...item, parent: box2.id });
  }
  return { items: grouped2, edges: mergeEdges2(edges2, boxOf) };
}
function boxesFor({ items, edges: edges2 }) {
  const counts = edgeCounts(edges2);
  const nodes = items.filter((item) => {
    const count = counts.get(item.id);
    return item.kind === "node" && count !== void 0 && canBeGrouped(item, count);
  });
  const signatures = edgeSignatures(edges2, new Set(nodes.map(({ id }) => id)));
  const keyOf3 = ({ id, parent, type, title, icon: icon2, highlight: highlight2 }) => JSON.stringify([parent, type, title, icon2, highlight2, signatures.get(id)]);
  const boxOf = /* @__PURE__ */ new Map();
  for (const members of groupBy(nodes, keyOf3).values()) {
    if (members.length < MEMBERS_MIN) continue;
    const [{ id, parent, title }] = members;
    const group2 = { kind: "group", id: `group:${id}`, style: "group", title: pluralOf(title), members: [] };
    const box2 = groupBox(group2, parent);
    for (const member2 of members) boxOf.set(member2.id, box2);
  }
  return boxOf;
}
function edgeCounts(edges2) {
  const counts = /* @__PURE__ */ new Map();
  const countOf3 = (id) => {
    const count = counts.get(id) ?? { outgoing: 0, incoming: 0, hasStep: false };
    counts.set(id, count);
    return count;
  };
  for (const { from, to, steps: steps2 } of edges2) {
    countOf3(from).outgoing++;
    countOf3(to).incoming++;
    if (steps2.length > 0) for (const end of [from, to]) countOf3(end).hasStep = true;
  }
  return counts;
}
var canBeGrouped = (node2, { outgoing, incoming, hasStep }) => Math.max(outgoing, incoming) >= EDGES_MIN && !hasStep && !node2.isSmall && node2.onBorder === void 0 && node2.isExtra === void 0 && node2.ghostOf === void 0 && node2.loop === null && node2.steps.length === 0;
function edgeSignatures(edges2, nodes) {
  const numbers = /* @__PURE__ */ new Map();
  const numberOf = (text2) => {
    const number2 = numbers.get(text2) ?? numbers.size;
    numbers.set(text2, number2);
    return number2;
  };
  const parts = new Map([...nodes].map((id) => [id, []]));
  for (const { from, to, steps: _, ...properties } of edges2) {
    if (!nodes.has(from) && !nodes.has(to)) continue;
    const kind = numberOf(JSON.stringify(properties));
    parts.get(from)?.push(`>${numberOf(to)}/${kind}`);
    parts.get(to)?.push(`<${numberOf(from)}/${kind}`);
  }
  return new Map([...parts].map(([id, ofNode]) => [id, ofNode.sort().join(" ")]));
}
function mergeEdges2(edges2, boxOf) {
  const seen2 = /* @__PURE__ */ new Set();
  return edges2.flatMap((edge) => {
    const [fromBox, toBox] = [boxOf.get(edge.from), boxOf.get(edge.to)];
    if (fromBox === void 0 && toBox === void 0) return [edge];
    const moved = { ...edge, from: fromBox?.id ?? edge.from, to: toBox?.id ?? edge.to };
    if (moved.from === moved.to) return [];
    const key = JSON.stringify(moved);
    if (seen2.has(key)) return [];
    seen2.add(key);
    return [moved];
  });
}
var SMALL_MIN = 3;
var LARGE_MIN = 6;
var SUBJECTS_MIN = 12;
var ENDPOINTS_MIN = 4;
function countEqualNodes({ items, edges: edges2 }) {
  const nodes = items.filter((item) => item.kind === "node" && canBeCounted(item));
  const steps2 = new Set(edges2.flatMap(({ from, to, steps: steps3 }) => steps3.length > 0 ? [from, to] : []));
  const joined = new Set(edges2.flatMap(({ from, to }) => [from, to]));
  const countable = nodes.filter(({ id }) => !steps2.has(id));
  const signatures = edgeSignatures(edges2, new Set(countable.map(({ id }) => id)));
  const keyOf3 = (node2) => {
    const { id, parent, type, icon: icon2, title, change: change2, lookedUp, suggested, isSmall: isSmall2, highlight: highlight2 } = node2;
    const ends2 = isEndpoint(type) ? "" : signatures.get(id);
    return JSON.stringify([parent, type, icon2, title, change2, lookedUp, suggested, isSmall2, highlight2, ends2]);
  };
  const countedFor = /* @__PURE__ */ new Map();
  for (const members of groupBy(countable, keyOf3).values()) {
    if (members.length < leastOf(members[0], joined)) continue;
    const counted = countedNode(members);
    for (const member2 of members) countedFor.set(member2.id, counted);
  }
  if (countedFor.size === 0) return { items, edges: edges2 };
  return {
    items: items.flatMap((item) => {
      const counted = countedFor.get(item.id);
      if (counted === void 0) return [item];
      return counted.id === item.id ? [counted] : [];
    }),
    edges: mergeEdges2(edges2, countedFor)
  };
}
var SUBJECTS2 = /* @__PURE__ */ new Set(["compute", "containers", "database", "ml"]);
function leastOf({ id, type, isSmall: isSmall2 }, joined) {
  if (isSmall2) return SMALL_MIN;
  if (isEndpoint(type)) return ENDPOINTS_MIN;
  if (!SUBJECTS2.has(factsOf(type).category)) return LARGE_MIN;
  return joined.has(id) ? Number.POSITIVE_INFINITY : SUBJECTS_MIN;
}
var isEndpoint = (type) => factsOf(type).alike === true;
var canBeCounted = (node2) => node2.alert === "" && node2.changed === void 0 && (node2.changeLines ?? []).length === 0 && node2.driftLine === void 0 && node2.onBorder === void 0 && node2.isExtra === void 0 && node2.ghostOf === void 0 && node2.loop === null && node2.steps.length === 0;
function countedNode(members) {
  const [first] = members;
  const names = [...new Set(members.map(({ name }) => name))].filter((name) => name !== "");
  const count = members.reduce((sum, node2) => sum + node2.count, 0);
  const isUnknown = members.some((node2) => node2.count === 1 && node2.badge !== "");
  return {
    ...first,
    ownLabel: { title: first.title, name: first.name },
    name: shortNames(names, first.isSmall ? SMALL_NAME_ROOM : NAME_ROOM),
    details: first.details.filter((detail) => members.every(({ details }) => details.includes(detail))),
    count,
    badge: isUnknown ? COUNT_UNKNOWN : instanceCount(count),
    instances: instancesInWords(count),
    relations: [severalNames(names.slice(0, NAMES_LISTED), Math.max(0, names.length - NAMES_LISTED))]
  };
}
function shortNames(names, room) {
  const several = severalIn(room, names);
  return isShownWhole(several, room) ? several : commonStart(names);
}
var START_MIN = 3;
function commonStart(names) {
  const prefix = commonPrefix(names);
  const isWhole = names.every((name) => /^(?:[-_. /]|$)/.test(name.slice(prefix.length)));
  const start = isWhole ? prefix : prefix.replace(/[^-_. /]+$/, "");
  const words2 = start.replace(/[-_. /]+$/, "");
  return words2.length < START_MIN ? "" : words2;
}
function withCountInTitle(item) {
  if (item.kind === "box" || !item.isSmall || item.count === 1 || item.badge !== instanceCount(item.count)) return item;
  return { ...item, title: severalOf2(item.count, item.title), badge: "" };
}

// src/labels/grouping/hosts.ts
init_boxes();
init_clouds();
init_group_by();
init_node_types();
function withHosts(graph) {
  const hostOf = withoutCycles(findHosts(graph));
  const hosts = /* @__PURE__ */ new Set([...hostOf.values(), ...networksIn(graph)]);
  if (hosts.size === 0) return { graph, isBox: ({ type }) => isContainerType(type) };
  const nodes = /* @__PURE__ */ new Map();
  for (const [address, node2] of graph.nodes) {
    const host = hostOf.get(address);
    nodes.set(address, host === void 0 ? node2 : { ...node2, parent: host });
  }
  const isInside2 = (address, host) => {
    let box2 = nodes.get(address)?.parent ?? null;
    while (box2 !== null && box2 !== host) box2 = nodes.get(box2)?.parent ?? null;
    return box2 === host;
  };
  const isReplaced = ({ from, to, label, steps: steps2 = [] }) => label === "" && steps2.length === 0 && (hosts.has(from) && isInside2(to, from) || hosts.has(to) && isInside2(from, to));
  return {
    graph: { ...graph, nodes, edges: graph.edges.filter((edge) => !isReplaced(edge)) },
    isBox: ({ address, type }) => isContainerType(type) || hosts.has(address)
  };
}
function findHosts({ nodes, edges: edges2 }) {
  const loops = loopsOf(edges2);
  const isBesideHost = ({ parent, ghostOf }, hostAddress) => {
    const host = nodes.get(hostAddress);
    return host !== void 0 && ghostOf === void 0 && host.parent === parent && canBeBox(host, loops);
  };
  const hostOf = /* @__PURE__ */ new Map();
  for (const node2 of nodes.values())
    if (node2.runsIn !== void 0 && isBesideHost(node2, node2.runsIn)) hostOf.set(node2.address, node2.runsIn);
  const byParent = groupBy([...nodes.values()], ({ parent }) => parent);
  for (const box2 of nodes.values()) {
    if (!NAME_SAYS_ALL.has(box2.type)) continue;
    const [host, ...others] = new Set((byParent.get(box2.address) ?? []).map(({ runsIn }) => runsIn));
    if (host !== void 0 && others.length === 0 && isBesideHost(box2, host)) hostOf.set(box2.address, host);
  }
  return hostOf;
}
function networksIn({ nodes, edges: edges2 }) {
  const loops = loopsOf(edges2);
  return [...nodes.values()].flatMap(
    (node2) => isNetworkHost(node2.type) && canBeBox(node2, loops) ? [node2.address] : []
  );
}
var loopsOf = (edges2) => new Set(edges2.filter(({ from, to }) => from === to).map(({ from }) => from));
function withoutCycles(hostOf) {
  const checked = /* @__PURE__ */ new Set();
  for (const start of hostOf.keys()) {
    const path = /* @__PURE__ */ new Set();
    for (let at2 = start; at2 !== void 0 && !checked.has(at2); at2 = hostOf.get(at2)) {
      if (path.has(at2)) return /* @__PURE__ */ new Map();
      path.add(at2);
    }
    for (const address of path) checked.add(address);
  }
  return hostOf;
}
var canBeBox = ({ address, type, steps: steps2, detail, ghostOf, provenance }, loops) => isHostType(type) && steps2 === void 0 && detail === void 0 && ghostOf === void 0 && provenance !== "suggested" && !loops.has(address);

// src/labels/grouping/index.ts
init_boxes();
init_cloud();
init_catalog();
init_locations();
init_clouds();
init_products();
init_group_by();
init_node_types();
init_order();

// src/labels/names.ts
init_attributes();
init_catalog();
init_products();
init_address();
function namesOf2(node2, options) {
  if (node2.labelOverride !== void 0) return [node2.labelOverride, node2.address];
  const address = parseAddress2(node2.address);
  if (address === null) return [node2.address];
  const location = locationName(address);
  if (location !== void 0) return [location, node2.address];
  const { title, context, enclosingNames } = options;
  const parts = codePartsOf(node2, address, options);
  const { isUninformative, isVague, keys, modules: modules2 } = parts;
  const inCode = fullCodeName(node2, parts);
  const inCloud = cloudName(node2, title, isVague && keys.length === 0, context);
  const full = inCloud ?? inCode;
  const numbered2 = address.copy === null ? [] : [`${full} ${address.copy}`];
  const best = inCloud === void 0 ? (
    // A name that only repeats the title adds nothing to the name of a module.
    [
      shortCodeName(node2, parts, enclosingNames),
      inCode,
      ...numbered2,
      ...isVague && !isUninformative && keys.length === 0 ? moduleTexts(modules2, context).reverse() : []
    ]
  ) : [withoutEnclosing(inCloud, enclosingNames), inCloud, ...numbered2, ...withModules(inCloud, modules2, context)];
  const allModuleTexts = moduleTexts(parts.allModules, context);
  return [
    .../* @__PURE__ */ new Set([
      ...best,
      inCode,
      ...withModules(inCode, isUninformative ? modules2.slice(0, -1) : modules2, context),
      ...withModules(inCode, parts.allModules, context),
      ...allModuleTexts.length > 0 ? [within(inCode, allModuleTexts.join(", "))] : []
    ])
  ];
}
function locationName({ type, name }) {
  const [, ...groups] = factsOf(type).placeName?.exec(name) ?? [];
  return groups.find((group2) => group2 !== void 0);
}
function codePartsOf(node2, address, { title, context }) {
  const name = unescapeName(address.name);
  const isUninformative = SAYS_NOTHING.has(withoutTitle2(name, title));
  const allModules = sharedModules(address, node2);
  const modules2 = withoutUninformative(allModules);
  return {
    name,
    stem: isUninformative && modules2.length > 0 ? moduleText2(modules2, context) : name,
    keys: sharedKeys(address, node2, context),
    isUninformative,
    isVague: isUninformative || repeatsNoun(name, title),
    modules: modules2,
    allModules
  };
}
var codeName = ({ stem, isVague }, keys) => isVague && keys.some((key) => !isNumber(key)) ? keys.join(" ") : [stem, ...keys].join(" ");
function fullCodeName(node2, parts) {
  const instanceKeys = parts.isVague && parts.keys.length === 0 ? keysOfInstances(node2) : "";
  return instanceKeys === "" ? codeName(parts, parts.keys) : instanceKeys;
}
function shortCodeName(node2, parts, enclosingNames) {
  const full = fullCodeName(node2, parts);
  const keys = parts.keys.filter((key) => !enclosingNames.includes(key));
  const short2 = node2.instances === void 0 ? codeName(parts, keys) : full;
  const best = parts.isVague && short2 === parts.stem ? full : short2;
  return parts.isUninformative && best === parts.name ? "" : best;
}
function withoutTitle2(name, title) {
  const end = `_${title.toLowerCase().replaceAll(" ", "_")}`;
  return name.toLowerCase().endsWith(end) ? name.slice(0, -end.length) : name;
}
function sharedModules({ modules: modules2 }, { count, instances = [] }) {
  if (count === 1) return modules2;
  const others = instances.map((address) => parseAddress2(address)?.modules);
  return modules2.map(
    (step, at2) => others.every((steps2) => steps2?.[at2]?.index === step.index) ? step : { ...step, index: null }
  );
}
function withoutUninformative(modules2) {
  let depth = modules2.length;
  while (depth > 0 && SAYS_NOTHING.has(modules2[depth - 1]?.name)) depth--;
  return depth === 0 ? modules2 : modules2.slice(0, depth);
}
function sharedKeys(address, { count, instances = [] }, context) {
  if (context.isOnlyInstance(address)) return [];
  const key = address.indexes.join("][");
  const isShared = instances.length > 0 && instances.every((each) => parseAddress2(each)?.indexes.join("][") === key);
  return count === 1 || isShared ? keysOf2(address) : [];
}
function keysOfInstances({ instances = [] }) {
  const keys = instances.map((address) => parseAddress2(address)).map((address) => address === null ? "" : keysOf2(address).join(" "));
  if (keys.length === 0 || !keys.every((key) => /\D/.test(key))) return "";
  return severalIn(NAME_ROOM, keys);
}
function withModules(name, modules2, context) {
  const isNamedAlike = modules2.at(-1)?.name === name;
  const texts = moduleTexts(modules2, context);
  const base = isNamedAlike ? texts.pop() : name;
  const others = texts.filter((text2) => text2 !== base);
  const forms = [...[...others].reverse(), ...others.length > 1 ? [others.join(", ")] : []];
  return [...isNamedAlike ? [base] : [], ...forms.map((form) => within(base, form))];
}
var moduleTexts = (modules2, context) => modules2.map((_, at2) => moduleText2(modules2.slice(0, at2 + 1), context));
var within = (name, modules2) => `${name} (${modules2})`;
var JOINTS = ["-", "_", ".", " ", "/"];
function withoutEnclosing(name, enclosingNames) {
  let remainder = name;
  for (const text2 of enclosingNames) {
    if (text2 === "") continue;
    for (const joint of JOINTS) {
      if (remainder.startsWith(text2 + joint)) remainder = remainder.slice(text2.length + 1);
      if (remainder.endsWith(joint + text2)) remainder = remainder.slice(0, -text2.length - 1);
    }
  }
  return enclosingNames.includes(remainder) ? name : remainder;
}
var LENGTH_MAX2 = 60;
var RESOURCE_PATH = /^[a-z]\w*\/[^/]+\/(?:\w+\/[^/]+\/)*\w+\/(?=[^/]+$)/i;
var TRAILING_JOINTS = /[-_.]+$/;
var HASH_AT_END = /[-_.]?(?=[0-9a-f]*\d)[0-9a-f]{16,}$/;
var WORD4 = /[\p{L}\d]+/gu;
function cloudName(node2, title, isLastResort, context) {
  const attributes = node2.count > 1 ? [SHOWN_NAME] : nameAttributesOf2(node2.type);
  const names = detailValues(node2, attributes, "").filter((value) => !MADE_UP_NAME.test(value) && !context.isCommonPart(value)).map(
    (value) => value.replace(RESOURCE_PATH, "").replace(UNIQUE_SUFFIX, "").replace(HASH_AT_END, "").replace(TRAILING_JOINTS, "")
  ).filter((name2) => name2 !== "" && name2.length <= LENGTH_MAX2);
  const informative = names.find(
    (name2) => !SAYS_NOTHING.has(name2) && !repeatsNoun(name2, title) && !isTypeOrEnvironment(name2, title)
  );
  const name = informative ?? (isLastResort ? names.find((each) => !isOnlyType(each, title)) : void 0);
  return name === void 0 ? void 0 : knownPart(name);
}
var isMadeOf = (name, matches) => name.includes(GAP2) && (name.toLowerCase().match(WORD4) ?? []).every(matches);
var typeWordOf = (title) => {
  const noun = title.toLowerCase().split(" ").at(-1);
  return (word) => KIND_WORDS2.has(word) || word === noun || isNumber(word);
};
var isOnlyType = (name, title) => isMadeOf(name, typeWordOf(title));
function isTypeOrEnvironment(name, title) {
  const isTypeWord = typeWordOf(title);
  return isMadeOf(name, (word) => isTypeWord(word) || ENVIRONMENT_WORDS.has(word));
}

// src/labels/redundant-elements.ts
init_boxes();
init_address();
init_group_by();
init_order();
var REGION_TYPES = new Set(
  [...REGION_STYLES].map((style) => style.split(":", 1)[0])
);
function withoutSoleRegions(graph) {
  const { nodes, edges: edges2, within: within2 = {} } = graph;
  const regions = [...nodes.values()].filter(isRegion);
  const ends2 = new Set(edges2.flatMap(({ from, to }) => [from, to]));
  const isNamedByCloud = ({ type, attributes }) => (within2[KNOWLEDGE.cloudOf(type)] ?? []).some((location) => Object.values(attributes).includes(location));
  const sole = regions.filter(({ type, address, steps: steps2, labelOverride, detail }) => {
    const cloud = KNOWLEDGE.cloudOf(type);
    const ofCloud = regions.filter((region) => KNOWLEDGE.cloudOf(region.type) === cloud);
    const isAnnotated = steps2 !== void 0 || labelOverride !== void 0 || detail !== void 0;
    return ofCloud.every(isNamedByCloud) && !ends2.has(address) && !isAnnotated;
  });
  if (sole.length === 0) return graph;
  const parentOf2 = new Map(sole.map(({ address, parent }) => [address, parent]));
  const remaining = /* @__PURE__ */ new Map();
  for (const [address, node2] of nodes) {
    if (parentOf2.has(address)) continue;
    const parent = parentOf2.get(node2.parent ?? "");
    remaining.set(address, parent === void 0 ? node2 : { ...node2, parent });
  }
  return { ...graph, nodes: remaining };
}
var isRegion = ({ type, provenance }) => REGION_TYPES.has(type) && provenance === "implied";
function withoutCrossZoneEdges(graph) {
  const copies = groupBy(
    [...graph.nodes.values()].filter(({ address }) => isCopy(address)),
    ({ address }) => resourceOf(address)
  );
  if (copies.size === 0) return graph;
  const between = graph.edges.filter(
    ({ from, to, steps: steps2 = [] }) => isCopy(from) && isCopy(to) && steps2.length === 0 && resourceOf(from) !== resourceOf(to)
  );
  const connections = groupBy(
    between,
    ({ from, to, twoWay, label, provenance, thin, change: change2 }) => JSON.stringify([resourceOf(from), resourceOf(to), twoWay, label, provenance, thin === true, change2])
  );
  const removed2 = /* @__PURE__ */ new Set();
  for (const edges2 of connections.values()) {
    const [{ from, to }] = edges2;
    const sources = copies.get(resourceOf(from));
    const targets = copies.get(resourceOf(to));
    if (edges2.length < sources.length * targets.length) continue;
    for (const edge of crossZoneEdges(edges2, graph)) removed2.add(edge);
  }
  return removed2.size === 0 ? graph : { ...graph, edges: graph.edges.filter((edge) => !removed2.has(edge)) };
}
var isCopy = (address) => (parseAddress2(address)?.copy ?? null) !== null;
var resourceOf = (address) => withCopy(address, null);
function crossZoneEdges(edges2, graph) {
  const shared = new Map(edges2.map((edge) => [edge, sharedContainers(edge, graph)]));
  const highest = largest(shared.values());
  const inside2 = edges2.filter((edge) => shared.get(edge) === highest);
  return countEnds(inside2) === countEnds(edges2) ? edges2.filter((edge) => shared.get(edge) !== highest) : [];
}
var countEnds = (edges2) => new Set(edges2.map(({ from }) => from)).size + new Set(edges2.map(({ to }) => to)).size;
function sharedContainers({ from, to }, graph) {
  const containers = new Set(ancestorsOf(graph, from).map(({ address }) => address));
  return ancestorsOf(graph, to).filter(({ address }) => containers.has(address)).length;
}

// src/labels/grouping/modules.ts
init_catalog();
init_products();
init_address();
init_group_by();
var groupByModule = (context, boxed, isBox) => (parent, siblings) => {
  const members = siblings.map((node2) => ({ node: node2, modules: isBox(node2) ? [] : boxedModulesOf(node2, boxed) }));
  return entriesOf3(members, { parent, depth: 0, namedSteps: 0, context });
};
function boxedModulesOf({ address }, boxed) {
  const steps2 = parseAddress2(address)?.modules ?? [];
  return modulesOf(address).map((module68, i) => ({ address: module68, steps: steps2.slice(0, i + 1) })).filter((module68) => boxed === null || boxed.has(module68.address));
}
function entriesOf3(members, nesting) {
  const { parent, depth, namedSteps, context } = nesting;
  const parts = byModule(members, depth).flatMap((part) => {
    const [{ node: node2, modules: modules2 }] = part;
    if (part.length === 1) return [node2];
    const innermost = commonDepth(part, depth);
    if (part.length === members.length) return entriesOf3(part, { ...nesting, depth: innermost + 1 });
    return [{ members: part, module: modules2[innermost], depth: innermost }];
  });
  const boxes = parts.filter(isModuleBox);
  const titles = distinct(
    boxes.map(({ module: module68 }) => ({
      id: module68.address,
      names: boxNames(module68, namedSteps, context),
      textFor: (name) => seen(name, BOX_TITLE_ROOM)
    }))
  );
  return parts.map((part) => {
    if (!isModuleBox(part)) return part;
    const { address, steps: steps2 } = part.module;
    const group2 = {
      kind: "group",
      id: `module:${parent ?? ""}|${address}`,
      style: "module",
      title: `${boxFactsOf("module").title} ${titles.get(address)}`,
      members: entriesOf3(part.members, { ...nesting, depth: part.depth + 1, namedSteps: steps2.length })
    };
    return group2;
  });
}
var isModuleBox = (part) => "module" in part;
function byModule(members, depth) {
  const groupOf = /* @__PURE__ */ new Map();
  const groups = [];
  for (const member2 of members) {
    const module68 = member2.modules[depth]?.address;
    const group2 = module68 === void 0 ? void 0 : groupOf.get(module68);
    if (group2 !== void 0) {
      group2.push(member2);
      continue;
    }
    const started = [member2];
    if (module68 !== void 0) groupOf.set(module68, started);
    groups.push(started);
  }
  return groups;
}
function commonDepth(members, depth) {
  const { modules: modules2 } = members[0];
  const isCommon = (at2) => modules2[at2] !== void 0 && members.every((member2) => member2.modules[at2]?.address === modules2[at2]?.address);
  let common = depth;
  while (isCommon(common + 1)) common++;
  return common;
}
function boxNames({ steps: steps2 }, namedSteps, context) {
  const modules2 = steps2.map(({ name }, i) => ({ name, text: moduleText2(steps2.slice(0, i + 1), context) })).slice(namedSteps);
  const texts = modules2.map(({ text: text2 }) => text2);
  const informative = modules2.filter(({ name }) => !SAYS_NOTHING.has(name)).map(({ text: text2 }) => text2);
  const names = [...[...informative].reverse(), informative.join(", "), texts.join(", ")];
  return [...new Set(names)].filter((name) => name !== "");
}
var ICONS_MIN = 3;
var INSTANCE_ICONS_MIN = 2;
var INSTANCES_MIN = 2;
function boxedModules(graph, context, isBox) {
  const modules2 = modulesInOneContainer(graph, isBox);
  const instances = modules2.filter(
    ({ steps: steps2, icons }) => icons.size >= INSTANCE_ICONS_MIN && steps2.at(-1).index !== null && !context.isOnlyModule(steps2)
  );
  const blocks = groupBy(
    instances,
    ({ parent, steps: steps2 }) => `${parent ?? ""}|${steps2.map(({ name }) => name).join(".")}`
  );
  const repeated = [...blocks.values()].filter(({ length }) => length >= INSTANCES_MIN).flat();
  const neighbours = neighboursIn(graph);
  const connected = modules2.filter(({ icons }) => icons.size >= ICONS_MIN && areConnected(icons, neighbours));
  return new Set([...repeated, ...connected].map(({ address }) => address));
}
function modulesInOneContainer(graph, isBox) {
  const modules2 = /* @__PURE__ */ new Map();
  for (const node2 of graph.nodes.values()) {
    const addresses = modulesOf(node2.address);
    if (addresses.length === 0) continue;
    const { modules: steps2 } = parseAddress2(node2.address);
    for (const [i, address] of addresses.entries()) {
      const module68 = modules2.get(address) ?? {
        address,
        steps: steps2.slice(0, i + 1),
        parent: node2.parent,
        icons: /* @__PURE__ */ new Set()
      };
      const isSplit = modules2.get(address) === null || isBox(node2) || module68.parent !== node2.parent;
      modules2.set(address, isSplit ? null : module68);
      module68.icons.add(node2.address);
    }
  }
  return [...modules2.values()].filter((module68) => module68 !== null);
}
function neighboursIn({ edges: edges2 }) {
  const ends2 = edges2.flatMap(({ from, to }) => [
    [from, to],
    [to, from]
  ]);
  const pairs = groupBy(ends2, ([end]) => end);
  return new Map([...pairs].map(([end, ofEnd]) => [end, ofEnd.map(([, other]) => other)]));
}
function areConnected(icons, neighbours) {
  const reached = new Set([...icons].slice(0, 1));
  for (const icon2 of reached) for (const next2 of neighbours.get(icon2) ?? []) if (icons.has(next2)) reached.add(next2);
  return reached.size === icons.size;
}

// src/labels/grouping/strips.ts
init_boxes();
init_catalog();
init_model();
init_products();
init_group_by();
init_node_types();
var PATH_MIN = 3;
function smallNodesOf(graph, isBox, isMarked = false) {
  const { nodes } = graph;
  const { sources, targets, inside: inside2 } = endsOfRequests(graph);
  const small3 = /* @__PURE__ */ new Map();
  const uncalled = /* @__PURE__ */ new Map();
  let hasArchitecture = false;
  let onPath = 0;
  for (const node2 of nodes.values()) {
    const { address, type, attributes } = node2;
    if (isBox(node2)) {
      hasArchitecture ||= !isMerePlace(type);
      continue;
    }
    if (isOutside(type)) continue;
    const isOnPath = sources.has(address) && targets.has(address);
    const isJoined = sources.has(address) || targets.has(address);
    const built = builtType(type, attributes);
    const strip = isOnPath ? null : stripOf(built, isJoined);
    const stripBesidePath = isJoined || isMarked && node2.change !== "none" ? null : stripOfUncalled(built);
    if (strip !== null) small3.set(address, strip);
    else {
      hasArchitecture = true;
      if (inside2.has(address)) onPath++;
      if (stripBesidePath !== null) uncalled.set(address, stripBesidePath);
    }
  }
  if (onPath >= PATH_MIN) for (const [address, strip] of uncalled) small3.set(address, strip);
  return hasArchitecture ? small3 : /* @__PURE__ */ new Map();
}
function endsOfRequests({ edges: edges2, nodes }) {
  const isUnknown = (address) => isOfUnknownProvider(nodes.get(address)?.type ?? "");
  const isActor2 = (address) => isOutside(nodes.get(address)?.type ?? "");
  const requests = edges2.filter(
    ({ thin, from, to, change: change2 }) => thin !== true && from !== to && change2 !== "move" && !(isUnknown(from) && isUnknown(to))
  );
  return {
    sources: new Set(requests.flatMap(({ from, to, twoWay }) => twoWay ? [from, to] : [from])),
    targets: new Set(requests.flatMap(({ from, to, twoWay }) => twoWay ? [from, to] : [to])),
    /** Ends of requests between two resources. */
    inside: new Set(requests.flatMap(({ from, to }) => [from, to].some((end) => isActor2(end)) ? [] : [from, to]))
  };
}
var PASSIVE = /* @__PURE__ */ new Set(["security", "identity", "governance", "configuration"]);
function isDrawn({ from, to, thin, steps: steps2 = [] }, small3) {
  if (steps2.length > 0 || from === to) return true;
  const strip = small3.get(from);
  if (strip === void 0) return thin !== true || !small3.has(to);
  return thin !== true && !small3.has(to) && !PASSIVE.has(strip);
}
var withoutSmall = (siblings, small3) => small3.size === 0 ? siblings : siblings.filter(({ address }) => !small3.has(address));
function stripsAmong(siblings, small3, parent) {
  const members = siblings.filter(({ address }) => small3.has(address));
  const byStrip = groupBy(members, ({ address }) => small3.get(address));
  return STRIPS.filter((strip) => byStrip.has(strip)).map((strip) => {
    const inStrip = byStrip.get(strip);
    const style = `strip:${strip}`;
    return {
      kind: "group",
      id: `${style}|${parent ?? ""}`,
      style,
      title: boxFactsOf(style).title,
      members: inStrip,
      ...inStrip.length === 1 && { bare: true }
    };
  });
}
var IN_A_ROW2 = 6;
var STRIP = "strip:";
function joinStrips({ items, edges: edges2 }) {
  const joined = new Set(edges2.flatMap(({ from, to }) => [from, to]));
  const members = groupBy(
    items.filter((item) => item.kind === "node"),
    ({ parent }) => parent
  );
  const isFree3 = (strip) => !(members.get(strip.id) ?? []).some(({ id }) => joined.has(id));
  const strips = items.filter((item) => item.kind === "box" && item.style.startsWith(STRIP));
  const moved = /* @__PURE__ */ new Map();
  const iconsIn = ({ id }) => members.get(id)?.length ?? 0;
  for (const inBox of groupBy(strips, ({ parent }) => parent).values()) {
    const withEdges = inBox.find((strip) => !isFree3(strip));
    for (const row2 of rowsOf3(inBox.filter(isFree3), iconsIn)) {
      const isSingle = row2.length === 1 && iconsIn(row2[0]) === 1;
      const joint = isSingle && withEdges !== void 0 && iconsIn(withEdges) < IN_A_ROW2 ? [withEdges, ...row2] : row2;
      if (joint.length < 2) continue;
      const rail = railOf(joint);
      for (const { id } of joint) moved.set(id, rail);
      if (joint !== row2) break;
    }
  }
  const placed = /* @__PURE__ */ new Set();
  const drawn = items.flatMap((item) => {
    const rail = moved.get(item.id);
    if (rail !== void 0) {
      if (placed.has(rail)) return [];
      placed.add(rail);
      return [rail];
    }
    const parent = moved.get(item.parent ?? "");
    return [parent === void 0 ? item : { ...item, parent: parent.id }];
  });
  return { items: drawn.map((item) => withFrame(item, members)), edges: edges2 };
}
function rowsOf3(strips, iconsIn) {
  const rows2 = [];
  let room = 0;
  for (const strip of strips) {
    room -= iconsIn(strip);
    if (room >= 0) rows2.at(-1)?.push(strip);
    else {
      rows2.push([strip]);
      room = IN_A_ROW2 - iconsIn(strip);
    }
  }
  return rows2;
}
function railOf(strips) {
  const { bare: _, ...first } = strips[0];
  const subjects2 = strips.map(({ style }) => style.slice(STRIP.length));
  return { ...first, style: STRIP + subjects2.join("+"), title: severalKinds(strips.map(({ title }) => title)) };
}
function withFrame(item, members) {
  if (item.kind === "node" || !FRAMES.test(item.style) || members.get(item.id)?.length !== 1) return item;
  return { ...item, bare: true };
}
var FRAMES = /^(?:group|strip:[a-z]+)$/;

// src/labels/grouping/index.ts
function groupingFor(graph, context) {
  const { names, isBox, small: small3 } = context;
  const byModule2 = moduleGroupingFor(graph, context);
  const joined = new Set(graph.edges.flatMap(({ from, to }) => [from, to]));
  const unconnected = {
    isJoined: (address) => joined.has(address),
    isBox,
    nameOf: (node2) => {
      const { title } = productOf(node2.type, node2.attributes);
      return namesOf2(node2, { title, context: names, enclosingNames: [] })[0];
    }
  };
  const contentOf2 = (parent, members) => [
    ...byModule2(parent, withoutSmall(members, small3)),
    ...stripsAmong(members, small3, parent)
  ];
  return (parent, siblings) => {
    const { boxes, others } = ownBoxes(parent, siblings, contentOf2);
    const large = byModule2(parent, withoutSmall(others, small3));
    const style = parent === null ? null : graph.nodes.get(parent)?.type ?? parent;
    return [
      ...boxes,
      ...groupUnconnected({ parent, style }, large, unconnected),
      ...stripsAmong(others, small3, parent)
    ];
  };
}
function ownBoxes(parent, siblings, contentOf2) {
  const others = siblings.filter(({ style }) => style?.box === void 0);
  if (others.length === siblings.length) return { boxes: [], others: siblings };
  const groups = groupBy(siblings, ({ style }) => style?.box?.name ?? null);
  const boxes = [...groups].flatMap(([name, members]) => {
    const colour = members[0]?.style?.box?.colour;
    if (name === null || colour === void 0) return [];
    const id = `own:${name}|${parent ?? ""}`;
    return [{ kind: "group", id, style: groupBoxStyle(colour), title: name, members: contentOf2(id, members) }];
  });
  return { boxes, others };
}
function moduleGroupingFor(graph, { names, modules: modules2, isBox, small: small3 }) {
  if (modules2 === "none") return (_, siblings) => siblings;
  if (modules2 === "all") return groupByModule(names, null, isBox);
  const nodes = new Map([...graph.nodes].filter(([address]) => !small3.has(address)));
  return groupByModule(names, boxedModules({ ...graph, nodes }, names, isBox), isBox);
}
var UNGROUPED_MAX = 4;
var NAME_MEMBERS_MIN = 3;
var CATEGORY_MEMBERS_MIN = 2;
var GROUPS_MIN = 2;
function groupUnconnected({ parent, style }, entries, context) {
  if (style !== null && !isWide(style)) return entries;
  const icons = entries.filter((entry) => isUnconnected(entry, context));
  if (icons.length <= UNGROUPED_MAX) return entries;
  const titles = titlesOf(icons, context.nameOf);
  const groups = groupBy([...titles.keys()], (node2) => titles.get(node2));
  if (groups.size < GROUPS_MIN) return entries;
  const groupOf = /* @__PURE__ */ new Map();
  for (const [title, members] of groups) {
    const group2 = { kind: "group", id: `group:${title}|${parent ?? ""}`, style: "group", title, members };
    for (const member2 of members) groupOf.set(member2, group2);
  }
  return [...new Set(entries.map((entry) => groupOf.get(entry) ?? entry))];
}
var isUnconnected = (entry, { isJoined, isBox }) => !isGroup(entry) && !isBox(entry) && !isOutside(entry.type) && !isJoined(entry.address);
function titlesOf(icons, nameOf4) {
  const byName = sharedTitles(icons, nameStems(icons, nameOf4), NAME_MEMBERS_MIN);
  const stems = byName.size * 2 < icons.length ? /* @__PURE__ */ new Map() : byName;
  const unnamed2 = icons.filter((node2) => !stems.has(node2));
  const categories = unnamed2.map(({ type }) => CATEGORY_TITLES[KNOWLEDGE.factsOf(type).category]);
  return new Map([...stems, ...sharedTitles(unnamed2, categories, CATEGORY_MEMBERS_MIN)]);
}
function sharedTitles(nodes, titles, least) {
  const titled2 = nodes.map((node2, i) => ({ node: node2, title: titles[i] ?? null }));
  const shared = /* @__PURE__ */ new Map();
  for (const [title, members] of groupBy(titled2, (each) => each.title)) {
    if (title === null || members.length < least) continue;
    for (const { node: node2 } of members) shared.set(node2, title);
  }
  return shared;
}
var PIECE = /[^-_. /]+[-_. /]*/g;
var JOINTS_AT_END = /[-_. /]+$/;
var LONG_WORD = /[a-z]{3}/i;
var TRIAL_WORDS = /* @__PURE__ */ new Set(["demo", "module", "modules", "sample", "test", "tests"]);
var namesPurpose = (word, { type }) => LONG_WORD.test(word) && !SAYS_NOTHING.has(word) && !TRIAL_WORDS.has(word) && !type.split("_").includes(word);
function nameStems(nodes, nameOf4) {
  const pieces = nodes.map((node2) => nameOf4(node2).match(PIECE) ?? []);
  const words2 = pieces.map((ofName) => ofName.map((piece) => piece.replace(JOINTS_AT_END, "").toLowerCase()));
  const [first = []] = words2;
  let common = 0;
  while (first[common] !== void 0 && words2.every((ofName) => ofName[common] === first[common])) common++;
  return nodes.map((node2, i) => {
    if (!namesPurpose(words2[i]?.[common] ?? "", node2)) return null;
    const stem = pieces[i].slice(0, common + 1).join("");
    return stem.replace(JOINTS_AT_END, "");
  });
}
function cloudLocationsOf({ nodes, within: within2 = {} }) {
  const regions = [...nodes.values()].filter(({ type }) => REGION_TYPES.has(type));
  const hasBox = (location, cloud) => regions.some(({ type, attributes }) => cloudOf(type) === cloud && Object.values(attributes).includes(location));
  return (cloud) => {
    const locations = Object.hasOwn(within2, cloud) ? within2[cloud] : [];
    return locations.filter((location) => !hasBox(location, cloud));
  };
}
function groupByCloud(nodes, { locationsOf, childrenOf: childrenOf2, group: group2 }) {
  const membersOf2 = (cloud) => nodes.filter((node2) => cloudAround(node2, childrenOf2) === cloud);
  const clouds = CLOUDS2.flatMap((cloud) => {
    const members = membersOf2(cloud);
    if (members.length === 0) return [];
    const style = `cloud:${cloud}`;
    const { title } = boxFactsOf(style);
    const detail = locationsOf(cloud).filter((location) => !SUBSCRIPTION_ID.test(location)).map(regionLabel).join(" \xB7 ");
    return [
      { kind: "group", id: style, style, title, ...detail !== "" && { detail }, members: group2(style, members) }
    ];
  });
  const ofOtherProviders = membersOf2("other");
  const counts = groupBy(ofOtherProviders, ({ type, attributes }) => outerBoxOf(type, attributes) ?? "");
  const isAlone = (style) => isServiceBox(style) && counts.get(style)?.length === 1;
  const byOuterBox = groupBy(ofOtherProviders, ({ type, attributes }) => {
    const style = outerBoxOf(type, attributes) ?? "";
    return isAlone(style) ? "" : style;
  });
  const smaller = [...byOuterBox].flatMap(
    ([style, members]) => style === "" ? [] : [{ kind: "group", id: style, style, title: boxFactsOf(style).title, members: group2(style, members) }]
  );
  return [...group2(null, byOuterBox.get("") ?? []), ...clouds, ...smaller.sort((a, b) => byText(a.id, b.id))];
}
function cloudAround(node2, childrenOf2) {
  if (isOutside(node2.type)) return "other";
  const children = NAME_SAYS_ALL.has(node2.type) ? childrenOf2(node2.address) : [];
  const isOfOthers = children.length > 0 && children.every(({ type }) => cloudOf(type) === "other");
  return isOfOthers ? "other" : effectiveCloudOf(node2.type, node2.attributes);
}

// src/labels/node.ts
init_attributes();
init_model();
init_products();
init_limits();
init_messages();
function presentedNode(node2, context) {
  const { parent, name, loop, isSmall: isSmall2, onBorder, enclosingTexts, nodeName } = context;
  const { title, icon: icon2 } = productOf(node2.type, node2.attributes);
  const { style = {} } = node2;
  return {
    kind: "node",
    id: node2.address,
    parent,
    type: node2.type,
    icon: style.icon ?? icon2,
    title,
    name: repeats(name, title) ? "" : name,
    details: detailsOf2(node2, name, enclosingTexts),
    alert: alertFor(node2),
    ...changeOf(node2, nodeName),
    count: node2.count,
    badge: badgeOf(node2),
    instances: node2.count > 1 ? instancesInWords(node2.count) : "",
    loop,
    steps: node2.steps ?? [],
    lookedUp: node2.lookedUp,
    ...!isOfSource(node2) && { isExtra: true },
    suggested: node2.provenance === "suggested",
    isSmall: isSmall2,
    ...onBorder && { onBorder },
    ...style.highlight && { highlight: style.highlight },
    relations: []
  };
}
function detailsOf2(node2, name, enclosingTexts) {
  if (node2.detail !== void 0) return node2.detail === "" ? [] : [node2.detail];
  const { titleAttribute } = productOf(node2.type, node2.attributes);
  const { detail = [], unread } = KNOWLEDGE.factsOf(node2.type);
  const attributes = [...detail.filter((attribute) => attribute !== titleAttribute), SHOWN_ZONE];
  const values = detailValues(node2, attributes, name).filter((value) => !enclosingTexts.includes(value));
  return unread === true && titleAttribute !== null ? [MODULE2, ...values] : values;
}
function badgeOf({ count, countUnknown }) {
  if (count > 1) return instanceCount(count);
  return countUnknown === true ? COUNT_UNKNOWN : "";
}
var RELATIONS2 = [isIn, holds, usedBy, uses];
function withRelations(items, hiddenEdges, small3, isMarked) {
  if (hiddenEdges.length === 0) return items;
  const nameOf4 = new Map(items.map((item) => [item.id, displayName2(item)]));
  const members = new Set(items.filter((item) => item.kind === "node" && isMember(item)).map(({ id }) => id));
  const namesAt = /* @__PURE__ */ new Map();
  const add2 = (at2, relation, other, sign) => {
    const name = nameOf4.get(other);
    if (!small3.has(at2) || name === void 0) return;
    const names = namesAt.get(at2) ?? /* @__PURE__ */ new Map();
    namesAt.set(at2, names);
    names.set(relation, (names.get(relation) ?? /* @__PURE__ */ new Set()).add(sign + name));
  };
  for (const { from, to, change: change2 } of hiddenEdges) {
    if (from === to) continue;
    const sign = change2 === void 0 || !isMarked ? "" : `${glyphOf(change2)} `;
    const isMembership = members.has(to) && small3.get(from) === small3.get(to);
    add2(to, isMembership ? isIn : usedBy, from, sign);
    add2(from, isMembership ? holds : uses, to, sign);
  }
  return items.map((item) => {
    const names = namesAt.get(item.id);
    return item.kind === "box" || names === void 0 ? item : { ...item, relations: textsFor(names) };
  });
}
var textsFor = (names) => RELATIONS2.flatMap((relation) => {
  const ends2 = [...names.get(relation) ?? []];
  const unlisted = Math.max(0, ends2.length - NAMES_LISTED);
  return ends2.length === 0 ? [] : [relation(severalNames(ends2.slice(0, NAMES_LISTED), unlisted))];
});
var isMember = ({ type }) => linksOf(KNOWLEDGE.factsOf(type)).some((link2) => link2.isWithin === true);
var displayName2 = (item) => item.kind === "box" || item.name === "" ? item.title : item.name;

// src/labels/siblings.ts
init_boxes();
init_catalog();
init_products();
init_address();
init_node_types();
function labelSiblings(siblings, enclosingNames, context) {
  const styles = /* @__PURE__ */ new Map();
  const candidates3 = siblings.map((node2) => {
    if (!context.isBox(node2)) return iconCandidate(node2, context);
    const names2 = boxNames2(node2, enclosingNames, context);
    const style = boxStyle(node2, names2[0], context);
    styles.set(node2.address, style);
    return boxCandidate(node2, names2, style);
  });
  const names = distinct(candidates3);
  return new Map(
    siblings.map(({ address, type }) => [
      address,
      { name: names.get(address), style: styles.get(address) ?? type }
    ])
  );
}
function iconCandidate(node2, { names, isSmall: isSmall2 }) {
  const { address, type, attributes } = node2;
  const { title } = productOf(type, attributes);
  const room = isSmall2(address) ? SMALL_NAME_ROOM : NAME_ROOM;
  const actorType = isOutside(type) ? type : "";
  const otherText = `${purposeOf2(node2)}
${actorType}
${deletionOf(node2)}`;
  return {
    id: address,
    names: namesOf2(atOwnAddress(node2), { title, context: names, enclosingNames: [] }).map(
      (name) => pathEnd(name, room)
    ),
    textFor: (name) => `${title}
${repeats(name, title) ? "" : seen(name, room)}
${otherText}`
  };
}
function pathEnd(name, room) {
  if (!name.startsWith("/")) return name;
  const steps2 = name.split("/");
  const from = steps2.findIndex((_, i) => isShownWhole(steps2.slice(i).join("/"), room));
  return from < 1 ? name : steps2.slice(from).join("/");
}
var boxCandidate = (node2, names, style) => ({
  id: node2.address,
  names,
  textFor: (name) => `${seen(titleOf(node2.type, style, name), BOX_TITLE_ROOM)}
${deletionOf(node2)}`
});
var boxNames2 = (node2, enclosingNames, { names }) => namesOf2(atOwnAddress(node2), {
  title: boxFactsOf(node2.type).title,
  context: names,
  enclosingNames: isHostType(node2.type) ? [] : enclosingNames
});
function boxStyle(node2, name, { childrenOf: childrenOf2 }) {
  const address = parseAddress2(atOwnAddress(node2).address);
  const codeNames = address === null ? [] : [unescapeName(address.name), ...keysOf2(address)];
  return styleOf3(node2, [...codeNames, name], childrenOf2(atOwnAddress(node2).address));
}
var atOwnAddress = (node2) => node2.ghostOf === void 0 ? node2 : { ...node2, address: node2.ghostOf };
function purposeOf2(node2) {
  const { unread, detail = [] } = factsOf(node2.type);
  return unread === true ? detailValues(node2, detail, "").join(" ") : "";
}
var deletionOf = (node2) => node2.change === "delete" ? alertFor(node2) : "";
function sortSubnets(siblings, enclosingNames, context) {
  const subnets = siblings.filter(({ type }) => SUBNET_TYPES.includes(type));
  if (subnets.length < 2) return siblings;
  const tiers = [...TIERS, ""].map(() => []);
  for (const node2 of subnets) {
    const style = boxStyle(node2, boxNames2(node2, enclosingNames, context)[0], context);
    const tier = TIERS.indexOf(style.split(":")[1] ?? "");
    tiers.at(tier).push(node2);
  }
  const sorted = tiers.flat().values();
  return siblings.map((node2) => SUBNET_TYPES.includes(node2.type) ? sorted.next().value : node2);
}

// src/labels/steps.ts
init_catalog();
init_group_by();
init_node_types();
init_limits();
function withSteps2(elements) {
  const steps2 = stepsOf2(elements);
  if (steps2.length === 0) return null;
  const toData = wayToData(steps2, elements);
  const byImportance = [...toData, ...steps2.filter((step) => !toData.has(step))];
  const chosen = new Set(byImportance.slice(0, STEPS_INFERRED_MAX));
  const numbered2 = steps2.filter((step) => chosen.has(step)).sort((a, b) => a.depth - b.depth || Number(toData.has(b)) - Number(toData.has(a)));
  const numberOf = new Map(numbered2.flatMap(({ edges: edges3 }, at2) => edges3.map((edge) => [edge, at2 + 1])));
  const edges2 = elements.edges.map((edge) => {
    const number2 = numberOf.get(edge);
    return number2 === void 0 ? edge : { ...edge, steps: [number2] };
  });
  return {
    elements: { items: elements.items, edges: edges2 },
    flow: {
      name: MAIN_PATH,
      description: stepsLeft(steps2.length - numbered2.length),
      steps: numbered2.map(({ label, detail }, at2) => ({ number: at2 + 1, label, detail }))
    }
  };
}
function stepsOf2({ items, edges: edges2 }) {
  const main = edges2.filter((edge) => edge.main === true);
  const texts = new Map(items.map((item) => [item.id, textOf4(item)]));
  const depthOf = depthsIn(main);
  const steps2 = [...groupBy(main, ({ from, to }) => stepBetween(texts.get(from) ?? "", texts.get(to) ?? ""))].map(
    ([label, same]) => ({
      edges: same,
      label,
      detail: [...new Set(same.flatMap((edge) => edge.label === "" ? [] : [edge.label]))].join(", "),
      depth: Math.min(...same.map(({ from }) => depthOf(from)))
    })
  );
  return steps2.sort((a, b) => a.depth - b.depth);
}
var textOf4 = (item) => {
  if (item.kind === "box" || item.name === "") return item.title;
  return isOutside(item.type) ? item.name : `${item.title} ${item.name}`;
};
function depthsIn(main) {
  const targets = new Set(main.map(({ to }) => to));
  const depths = new Map(main.flatMap(({ from }) => targets.has(from) ? [] : [[from, 0]]));
  const byStart = groupBy(main, ({ from }) => from);
  for (const [id, depth] of depths) {
    for (const { to } of byStart.get(id) ?? []) if (!depths.has(to)) depths.set(to, depth + 1);
  }
  return (id) => depths.get(id) ?? 0;
}
function wayToData(steps2, { items }) {
  const stores = new Set(
    items.flatMap((item) => item.kind === "node" && factsOf(item.type).holdsData === true ? [item.id] : [])
  );
  const farthest = (candidates3) => candidates3.reduce((best, step2) => step2.depth > (best?.depth ?? -1) ? step2 : best, void 0);
  const way = /* @__PURE__ */ new Set();
  let step = farthest(steps2.filter(({ edges: edges2 }) => edges2.some(({ to }) => stores.has(to)))) ?? farthest(steps2);
  while (step !== void 0) {
    way.add(step);
    const { depth, edges: edges2 } = step;
    const starts = new Set(edges2.map(({ from }) => from));
    step = steps2.find((each) => each.depth < depth && each.edges.some(({ to }) => starts.has(to)));
  }
  return way;
}

// src/labels/index.ts
function present(original, options) {
  const { modules: modules2, changes = true, marksAllNew = false, strips = true, fallbackTitle = "" } = options;
  const isMarked = changes && showsChanges(original, marksAllNew);
  const { graph, isBox } = withHosts(reduced(isMarked ? withChangedEdges(original) : original));
  const small3 = strips ? smallNodesOf(graph, isBox, isMarked) : /* @__PURE__ */ new Map();
  const drawnEdges = graph.edges.filter((edge) => isDrawn(edge, small3));
  const hiddenEdges = graph.edges.filter((edge) => !isDrawn(edge, small3));
  const items = itemsOf({ ...graph, edges: drawnEdges }, { small: small3, modules: modules2, isMarked, isBox });
  const mainPath = mainPathOf(graph, drawnEdges, small3);
  const edges2 = drawnEdges.map((edge) => presentedEdge(edge, !isMarked && mainPath.has(edge)));
  const elements = grouped(
    {
      items: withRelations(isMarked ? items : items.map(withoutChange), hiddenEdges, small3, isMarked),
      edges: isMarked ? edges2 : edges2.map(edgeWithoutChange)
    },
    isMarked
  );
  const { flows = [] } = original;
  const numbered2 = options.steps === true && flows.length === 0 ? withSteps2(elements) : null;
  return {
    ...titlesOf2(original, fallbackTitle),
    ...numbered2?.elements ?? elements,
    flows: numbered2 === null ? flows : [numbered2.flow],
    ...isMarked && changesOf2(original, isAllNew(original)),
    ...changes && !isChanged(original) && hiddenChanges(original)
  };
}
function grouped(elements, isMarked) {
  const counted = isMarked ? elements : countEqualNodes(elements);
  const { items, edges: edges2 } = joinStrips(groupEquivalentNodes(counted));
  return { items: items.map(withCountInTitle), edges: edges2 };
}
var reduced = (graph) => withoutSoleRegions(withoutCrossZoneEdges(withConnections(withGatewayPaths(graph))));
function itemsOf(graph, { small: small3, modules: modules2, isMarked, isBox }) {
  const children = childrenOf(graph);
  const context = {
    names: nameContextOf(graph),
    childrenOf: (address) => children.get(address) ?? [],
    isSmall: (address) => small3.has(address),
    isBox
  };
  const loopLabels = new Map(graph.edges.filter(({ from, to }) => from === to).map(({ from, label }) => [from, label]));
  const group2 = groupingFor(graph, { names: context.names, modules: modules2, isBox, small: small3 });
  const isFoldable = foldableIn(graph, context.childrenOf, isMarked);
  const locationsOf = cloudLocationsOf(graph);
  const nodeName = nodeNames(graph, context.names);
  const items = [];
  const stack = [];
  const push = (entries, parent, enclosingNames) => {
    const nodes = entries.filter((entry) => !isGroup(entry));
    const labels = labelSiblings(nodes, enclosingNames, context);
    for (const entry of [...foldEmpty(entries, labels, isFoldable)].reverse()) {
      const label = isGroup(entry) ? null : labels.get(entry.address);
      stack.push({ entry, parent, label, enclosingNames });
    }
  };
  const top = sortSubnets(children.get(null) ?? [], [], context);
  push(groupByCloud(top, { locationsOf, childrenOf: context.childrenOf, group: group2 }), null, []);
  for (let next2 = stack.pop(); next2 !== void 0; next2 = stack.pop()) {
    const { entry, parent, enclosingNames } = next2;
    if (isGroup(entry)) {
      items.push(groupBox(entry, parent));
      push(entry.members, entry.id, enclosingNames);
      continue;
    }
    const { address } = entry;
    const label = next2.label;
    const enclosingTexts = [...locationsOf(cloudOf(entry.type)), ...enclosingNames];
    if (isBox(entry)) {
      items.push(containerBox(entry, { parent, label, enclosingTexts, nodeName }));
      const names = namesInside(entry, label, enclosingNames);
      push(group2(address, sortSubnets(context.childrenOf(address), names, context)), address, names);
    } else {
      const isSmall2 = small3.has(address);
      const onBorder = !isSmall2 && parent === entry.parent && isOnBorder(entry, graph);
      const loop = loopLabels.get(address) ?? null;
      const texts = { name: label.name, loop, enclosingTexts, nodeName };
      items.push(presentedNode(entry, { parent, isSmall: isSmall2, onBorder, ...texts }));
    }
  }
  return items;
}
function nodeNames({ nodes, cloudNames: cloudNames2 }, names) {
  return (address) => {
    const node2 = nodes.get(address) ?? nodes.get(withCopy(address, 1));
    if (node2 === void 0) return cloudNames2?.get(address);
    const title = productOf(node2.type, node2.attributes).title;
    const [name] = namesOf2(node2, { title, context: names, enclosingNames: [] });
    return name === "" ? title : name;
  };
}
var ENCLOSING_MAX = 3;
function namesInside({ type }, { name, style }, enclosingNames) {
  const names = [name, nameBeyondTitle(type, style, name)].filter((text2) => text2 !== "");
  return [...enclosingNames, ...new Set(names)].slice(-2 * ENCLOSING_MAX);
}
var withoutChange = (item) => {
  const { changed: _, changeLines: __, alertLines: ___, driftLine: ____, ghostOf: _____, ...plain2 } = item;
  return { ...plain2, change: "none", alert: "" };
};
function presentedEdge(edge, isMain) {
  const { from, to, twoWay, steps: steps2 = [], provenance, thin, count = 0, change: change2 } = edge;
  return {
    ...{ from, to, twoWay, label: changedFirst(edge), steps: steps2 },
    inferred: isInferred(edge),
    suggested: provenance === "suggested",
    thin: thin === true,
    ...isMain && { main: true },
    ...count > 0 && { count },
    ...change2 !== void 0 && { change: change2 }
  };
}
var LABEL_SEPARATOR = ", ";
function changedFirst({ change: change2, label, before = [] }) {
  if (change2 !== "update") return label;
  const old = new Set(before.flatMap((edge) => edge.label.split(LABEL_SEPARATOR)));
  const parts = label.split(LABEL_SEPARATOR);
  return [...parts.filter((part) => !old.has(part)), ...parts.filter((part) => old.has(part))].join(LABEL_SEPARATOR);
}
var edgeWithoutChange = ({ change: _, ...edge }) => edge;
function titlesOf2(graph, fallbackTitle) {
  const title = graph.title || (graph.nodes.size === 0 ? NOTHING_DRAWN : fallbackTitle);
  if (title.trim() === "") return { title: "", subtitle: "" };
  const drawn = countResources([...graph.nodes.values()].filter(({ ghostOf }) => ghostOf === void 0));
  const { changes: { before, sentence } = {}, total = drawn, removed: removed2 } = graph;
  const subtitle = before === void 0 ? resourceCount(total, drawn, removed2) : resourcesOfBoth(before, total);
  const note = removedNote(removed2);
  return { title, subtitle, ...note !== "" && { note }, ...sentence !== void 0 && { sentence } };
}
function mainPathOf({ nodes }, edges2, small3) {
  const requestsFrom = /* @__PURE__ */ new Map();
  for (const edge of edges2) {
    if (edge.thin === true || edge.change === "move" || small3.has(edge.to) || isEvent(edge, nodes)) continue;
    const before = requestsFrom.get(edge.from);
    if (before === void 0) requestsFrom.set(edge.from, [edge]);
    else before.push(edge);
  }
  const targets = new Set(edges2.map(({ to }) => to));
  const reached = new Set([...nodes.values()].flatMap((node2) => isEntry(node2, targets) ? [node2.address] : []));
  const main = /* @__PURE__ */ new Set();
  for (const address of reached) {
    for (const edge of requestsFrom.get(address) ?? []) {
      main.add(edge);
      reached.add(edge.to);
    }
  }
  return main;
}
var isEntry = ({ type, address }, targets) => entersByNetwork(type) && !targets.has(address);
var isEvent = ({ from, to }, nodes) => [from, to].some((end) => factsOf(nodes.get(end)?.type ?? "").category === "integration");

// src/diagram/view-cache.ts
init_messages2();
function createViewCache(options, askDot, onStep, pinned = null) {
  const presentations = /* @__PURE__ */ new Map();
  const layouts = /* @__PURE__ */ new Map();
  const labels = (graph) => {
    const presentation = presentations.get(graph) ?? presentGraph(graph, options);
    presentations.set(graph, presentation);
    return presentation;
  };
  const layout = (graph) => {
    const known2 = layouts.get(graph);
    if (known2 !== void 0) return known2;
    onStep(STEP_ARRANGING);
    const started = labels(graph).then((presentation) => layOut(presentation, askDot, pinned));
    layouts.set(graph, started);
    return started;
  };
  return {
    labels,
    layout,
    knownLayout: (graph) => layouts.get(graph) ?? (pinned === null ? null : layout(graph)),
    captionSize: async (graph) => captionOnScreen(await layout(graph))
  };
}
async function presentGraph(graph, options) {
  return present(graph, options);
}

// src/diagram/pages.ts
async function selectPages(graph, view) {
  const whole = await selectView(graph, { ...view, overview: false });
  const { pagesOf: pagesOf2 } = await Promise.resolve().then(() => (init_pages(), pages_exports));
  const pages = pagesOf2(whole.graph);
  if (pages === null) return { ...whole, warnings: [...whole.warnings, NO_PAGES], paged: null };
  const warnings = [...whole.warnings];
  if (pages.total > pages.ids.length) warnings.push(pagesTooMany(pages.total, pages.ids.length));
  const { removed: removed2 } = graph;
  const overview2 = removed2 === void 0 ? pages.overview : { ...pages.overview, removed: removed2 };
  const drawn = await selectView(overview2, { simplified: false, overview: view.overview });
  const { idsFor: idsFor2 } = await Promise.resolve().then(() => (init_slug(), slug_exports));
  const slugs = idsFor2(pages.ids);
  const pageOfIcon = drawn.graph === overview2 ? pages.pageOfIcon : /* @__PURE__ */ new Map();
  const paged = { pages, view, slugs: new Map(pages.ids.map((id, i) => [id, slugs[i]])), pageOfIcon };
  const { drawnFor = (address) => address } = drawn;
  return {
    graph: drawn.graph,
    counted: { graph: whole.graph, ...whole.drawnFor && { drawnFor: whole.drawnFor } },
    // Reads from right to left: what the views before the pages left, its icon in their overview, the icon of that.
    drawnFor: (address) => drawnFor(pages.drawnFor(whole.drawnFor?.(address) ?? address) ?? address),
    notes: whole.notes,
    warnings: [...warnings, ...drawn.warnings],
    paged
  };
}
function linksIn({ items }, paged, fileOf, currentPage) {
  const isOverview = currentPage === null;
  const commonPages = isOverview ? commonPageByItem(items, paged.pageOfIcon) : /* @__PURE__ */ new Map();
  const hrefs = /* @__PURE__ */ new Map();
  for (const item of items) {
    const common = item.kind === "node" || isModule2(item) ? commonPages.get(item.id) : null;
    const page = paged.slugs.has(item.id) ? item.id : common;
    if (page && page !== currentPage) hrefs.set(item.id, encodeURIComponent(fileOf(paged.slugs.get(page))));
  }
  return { hrefs, heading: isOverview ? null : encodeURIComponent(fileOf(null)) };
}
function commonPageByItem(items, pageOfIcon) {
  const parents = new Map(items.map(({ id, parent }) => [id, parent]));
  const pages = /* @__PURE__ */ new Map();
  for (const { id, kind } of items) {
    if (kind === "box") continue;
    const page = pageOfIcon.get(id) ?? null;
    for (let at2 = id; at2 !== null; at2 = parents.get(at2) ?? null)
      pages.set(at2, !pages.has(at2) || pages.get(at2) === page ? page : null);
  }
  return pages;
}
var isModule2 = ({ style }) => style === "module";
var sheetOf = (slug) => slug === null ? "architecture" : `page-${slug}`;
var linksInFile = (overview2, paged) => linksIn(overview2, paged, sheetOf, null);
async function drawPages(paged, overview2, options, onStep) {
  const titles = new Map(overview2.items.map(({ id, title }) => [id, title]));
  const pages = [];
  const sheets = [];
  const warnings = [];
  const formats = options.formats.filter((format) => !formatRow(format).hasPages);
  const hasSheets = formats.length < options.formats.length;
  const pageOptions = { ...options, ...options.provenance && { provenance: onPages(options.provenance) } };
  const labelOptions = { ...options.options, ...overview2.changes !== void 0 && { marksAllNew: true } };
  for (const [id, slug] of paged.slugs) {
    const name = titles.get(id) ?? nameOfPage(id);
    const cache = createViewCache(labelOptions, options.askDot, onStep);
    const graph = { ...paged.pages.page(id), title: titleOfPage(overview2.title, name) };
    const view = await selectView(graph, { ...paged.view, simplified: false }, cache.captionSize);
    const presentation = await cache.labels(view.graph);
    const links = linksIn(presentation, paged, options.fileOf, id);
    const arranged = await cache.knownLayout(view.graph);
    pages.push({ slug, pictures: await drawAll(presentation, { ...pageOptions, formats, arranged, links }, onStep) });
    if (hasSheets) {
      const labeled = { presentation, layout: await cache.layout(view.graph) };
      const links2 = linksIn(presentation, paged, sheetOf, id);
      sheets.push({ id: sheetOf(slug), part: id, title: name, isWhole: view.counted === void 0, labeled, links: links2 });
    }
    warnings.push(...view.warnings.map((warning) => onPage(name, warning)));
  }
  return { pages, sheets, warnings };
}
var onPages = ({ undrawn, ...details }) => ({
  ...details,
  ...undrawn && { undrawn: undrawn.map((each) => ({ ...each, hosts: each.hosts.slice(-1) })) }
});
async function partsOf2(graph, cache, options, onStep) {
  const { pagesOf: pagesOf2 } = await Promise.resolve().then(() => (init_pages(), pages_exports));
  const pages = pagesOf2(graph);
  if (pages === null) return null;
  const { idsFor: idsFor2 } = await Promise.resolve().then(() => (init_slug(), slug_exports));
  const slugs = new Map(idsFor2(pages.ids).map((slug, i) => [pages.ids[i], slug]));
  const view = { simplified: false, overview: true };
  const paged = { pages, slugs, pageOfIcon: /* @__PURE__ */ new Map(), view };
  const { sheets } = await drawPages(paged, await cache.labels(graph), options, onStep);
  return { pages, sheets };
}
async function levelsOf(overview2, known2, options, onStep) {
  const { view, cache } = overview2;
  const formats = options.formats.filter((format) => formatRow(format).hasLevels);
  if (view.counted === void 0 || formats.length === 0) return null;
  const { graph } = view.counted;
  const parts = known2 ?? await partsOf2(graph, cache, { ...options, formats, fileOf: sheetOf }, onStep);
  const icons = [...graph.nodes.values()].filter(({ type }) => !isContainerType(type)).length;
  const isTooLarge = icons > LEVEL_ICONS_MAX;
  const all = (parts?.sheets ?? []).map(({ part, title, labeled }) => ({ id: part, title, labeled }));
  if (!isTooLarge) {
    const labeled = { presentation: await cache.labels(graph), layout: await cache.layout(graph) };
    all.push({ id: WHOLE_ID, title: EVERYTHING2, labeled, isWhole: true });
  }
  const homes = homesOf(view, parts, isTooLarge ? null : all.length - 1);
  return {
    levels: { all, homes, ...await overview2.detailsOf(view.counted) },
    warnings: isTooLarge ? [levelTooLarge(icons, LEVEL_ICONS_MAX)] : []
  };
}
var WHOLE_ID = "*";
function homesOf({ counted, drawnFor = (address) => address }, parts, everything) {
  const { nodes } = counted.graph;
  const keyOf3 = ({ address, type }) => `${drawnFor(address)}
${type}`;
  const sizes = /* @__PURE__ */ new Map();
  for (const node2 of nodes.values()) sizes.set(keyOf3(node2), (sizes.get(keyOf3(node2)) ?? 0) + 1);
  const levels = new Map(parts?.sheets.flatMap(({ part, isWhole }, at2) => isWhole ? [[part, at2]] : []));
  const homes = /* @__PURE__ */ new Map();
  for (const node2 of nodes.values()) {
    const { address } = node2;
    const isInOverview = drawnFor(address) === address && sizes.get(keyOf3(node2)) === 1;
    const part = parts?.pages.pageOf(address) ?? null;
    const home = isInOverview ? -1 : (part === null ? void 0 : levels.get(part)) ?? everything;
    if (home !== null) homes.set(address, home);
  }
  return homes;
}

// src/diagram/source.ts
var import_node_path6 = require("node:path");

// src/terraform/fetch/git/address.ts
init_errors();

// elsewhere:src/platform/text/hosts.ts
var module48 = require("../cli.js").modules["src/platform/text/hosts.ts"]();
var isLoopback = module48.isLoopback;
var isProxyRefusal = module48.isProxyRefusal;
var proxyRefusal = module48.proxyRefusal;

// src/terraform/fetch/git/address.ts
init_printable();
init_limits2();
init_messages3();

// src/terraform/fetch/redact.ts
init_printable();
var KIND = /^(?:[a-z0-9][a-z0-9+.-]*::)*(?:[a-z][a-z0-9+.-]*:)?(?:\/\/)?/i;
var LOCAL2 = /^(?:\.{1,2}(?:[/\\]|$)|[\\~]|\/(?!\/)|[a-z]:[/\\])/i;
var PARAMETER2 = /[?&](ref=[\w./+-]{1,100}|depth=\d{1,9})(?=&|$)/g;
function redact(text2) {
  const isLocal2 = LOCAL2.test(text2) && !text2.includes("://");
  const [written] = KIND.exec(text2);
  const kind = /(::|:\/\/)$/.test(written) ? written : written.replace(/[^:]*:?$/, "");
  const rest = text2.slice(kind.length);
  const at2 = isLocal2 ? -1 : rest.lastIndexOf("@");
  const user = rest.slice(0, Math.max(0, at2)) === "git" ? "git@" : "";
  const place = rest.slice(at2 + 1);
  const [, base = "", more = ""] = /^([^?#;&]*)(.*)$/s.exec(place);
  const known2 = [...more.matchAll(PARAMETER2)].map(([, parameter]) => parameter);
  const isWhole = more === "" || `?${known2.join("&")}` === more;
  const query = [...known2, ...isWhole ? [] : ["***"]].join("&");
  return `${kind}${user}${base}${query === "" ? "" : `?${query}`}`;
}
var shownAddress = (text2) => printable(redact(text2));

// src/terraform/fetch/git/address.ts
function parseGitAddress(text2) {
  const isForced = text2.startsWith("git::");
  const address = isForced ? text2.slice("git::".length) : text2;
  const refuse = (reason2) => {
    const shown = text2.length > ADDRESS_LENGTH_MAX2 ? characters(text2.length) : shownAddress(text2);
    throw new InvalidInput(addressRefused(shown, reason2), { remedy: ADDRESS_REMEDY });
  };
  if (!isForced && isLocalPath(address)) return null;
  const shape = shapeOf(address.slice(0, ADDRESS_LENGTH_MAX2));
  if (shape === null) return isForced ? refuse(REFUSED_SHAPE) : null;
  const fault2 = faultOfText(text2);
  if (fault2 !== null) refuse(fault2);
  const parts = splitOff(shape.rest, refuse);
  const site = SITES[shape.kind](parts.base, shape.word, refuse);
  if (site.path.endsWith(":")) refuse(REFUSED_AT);
  const place = site.transport === "https" ? splitPathOn(site.host, site.path) : { ...site, subfolder: "", ref: null };
  const subfolder = [place.subfolder, parts.subfolder].flatMap((folder) => folder.split("/")).filter(isName).join("/");
  const ref = parts.ref ?? place.ref;
  const broken = faultOfPath(place.path) ?? faultOfSubfolder(subfolder) ?? (ref === null ? null : faultOfRef(ref));
  if (broken !== null) refuse(broken);
  const { transport, host, credentials } = site;
  return { transport, url: site.origin + place.path, host, credentials, subfolder, ref };
}
var printGitAddress = ({ url, subfolder, ref }) => url + (subfolder === "" ? "" : `//${subfolder}`) + (ref === null ? "" : `?ref=${encodeURIComponent(ref)}`);
var isPrivate = ({ transport, host }) => transport !== "http" || isLoopback(host.replace(/:\d+$/, ""));
var isName = (name) => name !== "" && name !== ".";
var isLocalPath = (text2) => /^(\.{1,2}([/\\]|$)|[/\\~]|[A-Za-z]:[/\\])/.test(text2);
function shapeOf(text2) {
  const url = /^([A-Za-z][A-Za-z0-9+.-]*):\/\/(.*)$/s.exec(text2);
  if (url) return { kind: "url", word: url[1].toLowerCase(), rest: url[2] };
  const helper = /^([A-Za-z0-9_][\w+.-]*)::/.exec(text2);
  if (helper) return { kind: "helper", word: helper[1], rest: "" };
  if (/^[^/\s:@]+@[^/\s]+:/.test(text2)) return { kind: "scp", word: "ssh", rest: text2 };
  const host = /^([^/\s?]+\.[^/\s?]+)\/[^?]*?(\.git)?(\/\/[^?]*)?(\?.*)?$/s.exec(text2);
  const isShorthand = host !== null && (isKnownHost(host[1].toLowerCase()) || host[2] !== void 0);
  return isShorthand ? { kind: "shorthand", word: "https", rest: text2 } : null;
}
function splitOff(text2, refuse) {
  const mark = text2.indexOf("?");
  const [whole, query] = mark < 0 ? [text2, ""] : [text2.slice(0, mark), text2.slice(mark + 1)];
  const slashes = whole.indexOf("//");
  const [base, subfolder] = slashes < 0 ? [whole, ""] : [whole.slice(0, slashes), whole.slice(slashes + 2)];
  let ref = null;
  for (const parameter of query.split("&").filter((part) => part !== "")) {
    const [name, ...rest] = parameter.split("=");
    const value = decoded(rest.join("="));
    if (name === "ref") {
      if (ref !== null) refuse(REFUSED_REF_TWICE);
      ref = value ?? refuse(REFUSED_REF);
    } else if (name !== "depth") refuse(refusedParameter(name));
    else if (!/^\d{1,9}$/.test(value ?? "")) refuse(REFUSED_DEPTH);
  }
  return { base: base.replace(/\/+$/, ""), subfolder, ref };
}
function decoded(text2) {
  try {
    return decodeURIComponent(text2);
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
function faultOfText(text2) {
  if (text2.length > ADDRESS_LENGTH_MAX2) return REFUSED_LENGTH;
  if (hasUnseen(text2) || /%[01][0-9a-f]|%7f/i.test(text2)) return REFUSED_CONTROL;
  if (text2.includes("#")) return REFUSED_FRAGMENT;
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
  const isValid = !/[\s~^:?*[\\\p{Cc}]|\.\.|@\{|\/\//u.test(ref) && ref.split("/").every((name) => name !== "" && !/^\.|\.lock$|^-/.test(name)) && !ref.endsWith(".") && ref !== "@";
  return isValid ? null : REFUSED_REF;
}
var HOSTS = /* @__PURE__ */ new Map([
  ["github.com", { names: 2, page: "/tree/" }],
  ["bitbucket.org", { names: 2, page: "/src/" }],
  ["gitlab.com", { names: null, page: "/-/tree/" }]
]);
var isKnownHost = (host) => HOSTS.has(host);
function splitPathOn(host, path) {
  const known2 = HOSTS.get(host);
  if (known2 === void 0) return { path, subfolder: "", ref: null };
  const page = path.indexOf(known2.page);
  const [repository, rest] = page < 0 ? [path, ""] : [path.slice(0, page), path.slice(page + known2.page.length)];
  const names = repository.split("/").slice(1);
  const repositoryNames = known2.names === null ? names : names.slice(0, known2.names);
  const inner = names.slice(repositoryNames.length);
  const [ref = "", ...folders] = rest.split("/");
  return {
    path: `/${repositoryNames.join("/").replace(/\.git$/, "")}.git`,
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
  const path = (0, import_node_path5.relative)(top, real).split(import_node_path5.sep).join("/");
  return short(path === "" ? await nameOfClone(top, io) : path, TITLE_LENGTH_MAX);
}
async function nameOfClone(top, io) {
  const url = await urlOfClone(top, io);
  return url === null ? "" : repositoryName(url);
}
async function originOfClone(top, io) {
  const url = await urlOfClone(top, io);
  const [, host, path] = /^(?:[a-z+]+:\/\/)?(?:[^/@]*@)?([^/:]+)(?::\d+)?[/:]+(.+?)(?:\.git)?\/*$/.exec(url ?? "") ?? [];
  return host === void 0 ? null : `${host.toLowerCase()}/${path}`;
}
async function urlOfClone(top, io) {
  const settings = await io.readRegular(`${top}/.git/config`, GIT_SETTINGS_BYTES_MAX).catch(() => null);
  if (!(settings instanceof Uint8Array)) return null;
  const origin = originIn(new TextDecoder().decode(settings));
  try {
    const address = origin === null ? null : parseGitAddress(origin);
    return address === null || address.transport === "file" ? null : address.url;
  } catch {
    return null;
  }
}
function originIn(settings) {
  let section = "";
  for (const line2 of settings.split("\n")) {
    section = /^\s*\[(.*)\]\s*$/.exec(line2)?.[1] ?? section;
    const url = /^\s*url\s*=\s*(\S+)\s*$/.exec(line2)?.[1];
    if (url !== void 0 && section === 'remote "origin"') return url;
  }
  return null;
}
var repositoryName = (url) => /[/:]([^/:]+?)(?:\.git)?\/*$/.exec(url.replace(/^[a-z]+:\/\/[^/]*(?=\/|$)/, ""))?.[1] ?? "";
var ENDING = /(?<=.)\.(?:json|tfstate|tfvars|tfvars\.json)$/;
function distinctNames(before, after) {
  const [stepsBefore, stepsAfter] = [stepsOf3(before), stepsOf3(after)];
  while (stepsBefore.length > 1 && stepsAfter.length > 1 && stepsBefore.at(-1) === stepsAfter.at(-1)) {
    stepsBefore.pop();
    stepsAfter.pop();
  }
  const names = { before: nameOf3(stepsBefore), after: nameOf3(stepsAfter) };
  return names.before === "" || names.after === "" || names.before === names.after ? null : names;
}
var stepsOf3 = (path) => path.split(/[\\/]/).filter((step) => step !== "" && step !== ".");
function nameOf3(steps2) {
  const last = steps2.at(-1) ?? "";
  return last === ".." ? "" : short(
    last.replace(/[?#].*$/, "").replace(ENDING, "").replace(/(?<=.)\.git$/, ""),
    TITLE_LENGTH_MAX
  );
}

// src/diagram/source.ts
var knowsChanges = (source) => source.is === "files" || (source.is === "code" ? source.code.planning : source.planning).planner === "terraform";
async function openSource(source, io, onStep) {
  if (source.is === "files") return { ...source, title: await titleOfFiles(source, io), code: null, warnings: [] };
  if (source.is === "joined") return { ...source, files: null, code: null, warnings: [] };
  if (source.is === "code") {
    const title2 = source.title ?? await titleOfDirectory(source.code.directory, io);
    const { code, history } = source;
    return { ...codeIn(code), title: title2, ...history && { history }, warnings: [] };
  }
  const { text: text2, planning } = source;
  const { network = true, privateHosts = [] } = planning;
  const { directory, root, name, title, fetched, warnings } = await checkOutSource(text2, io, {
    onStep,
    network,
    privateHosts
  });
  return { ...codeIn({ name, directory, repository: root, planning }), title, fetched, warnings };
}
async function titleOfFiles({ name, files, isPiped = false }, io) {
  const { directory = null } = files;
  const title = directory === null ? "" : await titleOfDirectory(directory, io);
  return title === "" && !isPiped ? titleOfFile(name) : title;
}
var codeIn = (code) => ({ name: code.name, files: null, code, folders: [code.directory] });
var isGitAddress = (text2) => parseGitAddress(text2) !== null;
var isFileAddress = (text2) => parseGitAddress(text2)?.transport === "file";
async function checkOutSource(text2, io, options) {
  const { checkOut: checkOut2 } = await Promise.resolve().then(() => (init_clone(), clone_exports));
  const address = parseGitAddress(text2);
  const privateHosts = io.isAskedByProgram ? options.privateHosts : [...options.privateHosts, address.host];
  const { directory, root, commit, warnings } = await checkOut2(address, io, { ...options, privateHosts });
  const fetched = { url: address.url, commit, folder: (0, import_node_path6.relative)(root, directory).replaceAll("\\", "/") };
  return { directory, root, fetched, warnings, name: printGitAddress(address), title: titleOfAddress(address) };
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
var withoutDirections = (text2) => text2.replace(DIRECTIONS, "");
var directionsEscaped = (json) => json.replace(DIRECTIONS, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);

// src/graph/format.ts
init_node_types();
init_order();
function toGraphFormat(graph) {
  const children = childrenOf(graph);
  const targets = /* @__PURE__ */ new Map();
  for (const node2 of graph.nodes.values()) {
    const contents = isContainerType(node2.type) ? children.get(node2.address) ?? [] : [];
    targets.set(
      node2.address,
      contents.map(({ address }) => address)
    );
  }
  for (const edge of graph.edges) {
    targets.get(edge.from)?.push(edge.to);
    if (edge.twoWay) targets.get(edge.to)?.push(edge.from);
  }
  for (const list of targets.values()) list.sort(byAddress);
  return targets;
}
var jsonString = (address) => directionsEscaped(JSON.stringify(address));
function serialiseGraph(graph) {
  const entries = [];
  for (const [address, targets] of toGraphFormat(graph)) {
    const items = targets.map((target) => `
    ${jsonString(target)}`).join(",");
    entries.push(`
  ${jsonString(address)}: ${targets.length === 0 ? "[]" : `[${items}
  ]`}`);
  }
  return entries.length === 0 ? "{}\n" : `{${entries.join(",")}
}
`;
}

// elsewhere:src/version.ts
var module52 = require("../cli.js").modules["src/version.ts"]();
var VERSION2 = module52.VERSION;

// src/diagram/stamp.ts
var FINGERPRINT_LENGTH = 16;
async function stampOf(graph) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(serialiseGraph(graph)));
  return `${VERSION2} ${Buffer.from(digest).toString("hex").slice(0, FINGERPRINT_LENGTH)}`;
}
function stampIn(file) {
  const [, version2, fingerprint] = /^<(?:svg|mxfile) [^>]* data-groundplan="(\S{1,100}) ([0-9a-f]{16})">/.exec(file) ?? [];
  return version2 === void 0 || fingerprint === void 0 ? null : { version: version2, fingerprint };
}
function stalenessOf(committed, current) {
  if (Buffer.compare(committed, current) === 0) return null;
  const [oldStamp, stamp] = [committed, current].map((bytes) => stampIn(Buffer.from(bytes).toString("utf8")));
  if (stamp == null) return { is: "differs" };
  if (oldStamp == null) return { is: "no-stamp" };
  const isSame3 = oldStamp.fingerprint === stamp.fingerprint;
  if (oldStamp.version !== VERSION2) return { is: "other-version", version: oldStamp.version, isSame: isSame3 };
  return { is: isSame3 ? "same-graph" : "graph-differs" };
}

// src/platform/programs/graphviz.ts
init_errors();
init_limits();

// src/platform/text/is-at-least.ts
function isAtLeast(version2, minimum) {
  const parts = version2.split(/[.+-]/);
  for (const [index2, needed] of minimum.split(".").map(Number).entries()) {
    const actual = Number.parseInt(parts[index2] ?? "0", 10);
    if (actual !== needed) return actual > needed;
  }
  return true;
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
function checkVersion(output) {
  const version2 = /version (\d+\.\d+)/.exec(output)?.[1];
  if (version2 === void 0) {
    throw new Missing(dotVersionUnreadable(complaintOf(output)), { remedy: DOT_VERSION_REMEDY });
  }
  if (!isAtLeast(version2, DOT_VERSION_MIN)) {
    throw new Missing(dotTooOld(version2, DOT_VERSION_MIN), { remedy: DOT_UPDATE_REMEDY });
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
var failed = (ending, stderr) => new External(dotFailed(ending, complaintOf(stderr)), { remedy: DOT_FAILED_REMEDY });
function complaintOf(text2) {
  const lines = text2.split(/\r?\n/).map(oneLine).filter((line2) => line2 !== "");
  const shown = lines.slice(0, COMPLAINT_LINES).map((line2) => [...line2].slice(0, COMPLAINT_LENGTH).join(""));
  return shown.join("; ") + (lines.length > COMPLAINT_LINES ? "; ..." : "");
}

// src/diagram/request.ts
var DRAWING_OPTIONS = [
  "changes",
  "drift",
  "icons",
  "tags",
  "side",
  "steps"
];
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
var module53 = require("../cli.js").modules["src/diff/report/formats.ts"]();
var REPORT_FORMATS = module53.REPORT_FORMATS;
var REPORT_FORMAT_DEFAULT = module53.REPORT_FORMAT_DEFAULT;
var REPORT_FORMAT_NAMES = module53.REPORT_FORMAT_NAMES;

// src/diagram.ts
var readEstate2 = async (sources, io, onStep) => (await Promise.resolve().then(() => (init_estate(), estate_exports))).readEstate(sources, io, onStep);
var linksBetween = async (roots) => roots.length < 2 ? [] : (await Promise.resolve().then(() => (init_stitch(), stitch_exports))).stitch(roots).links;
var lastChanges2 = async (directories, excluded, io) => (await Promise.resolve().then(() => (init_commits(), commits_exports))).lastChanges(directories, excluded, io);
var networkOf4 = async (result) => (await Promise.resolve().then(() => (init_questions(), questions_exports))).networkOf(result);
async function diagram(request, io, watch2 = SILENT) {
  const ids = accountIds(request.hidesAccounts === true);
  return withHiddenErrors(ids, () => draw(request, ids, io, withHiddenIds(watch2, ids)));
}
async function draw(request, ids, io, watch2) {
  const { drawing, pages: fileOf = null } = request;
  const { askDot, pinned, fonts } = await toolsOf(drawing, io);
  const source = await openSource(request.source, io, watch2.step);
  watch2.warn(source.warnings);
  watch2.step(stepReading(source.name));
  const tagHooks = taggedResources(drawing?.tags, ids.learn);
  const isTagged = needsResources(request) || usesTags(await request.annotations?.(source.folders, [], () => {
  }) ?? []);
  const real = await readWithChanges(source, request, io, watch2, isTagged ? tagHooks : void 0);
  const result = { ...ids.data(real), graph: ids.graph(real.graph), ...real.root && { root: real.root } };
  await watch2.read?.(result);
  const found = { ...real, resources: tagHooks.tagged.resources };
  const annotated = await annotate2(found, source.folders, request, io, watch2);
  const style = await styleOf(fonts, annotated, drawing, io);
  await watch2.settled?.(result, source.folders, ids.text);
  const title = ids.text(request.title ?? annotated.graph.title);
  const whole = { ...wholeGraph(ids.graph(annotated.graph), result, request), title };
  const options = presentOptionsOf(request, result);
  const cache = drawing === null ? null : createViewCache(options, askDot, watch2.step, pinned);
  const view = await viewOf(whole, request, cache);
  for (const note of view.notes) watch2.note(note);
  watch2.warn(view.warnings);
  const presentation = cache === null ? null : await cache.labels(view.graph);
  if (pinned !== null && presentation !== null)
    for (const note of pinnedLayoutWarnings(pinned, presentation)) watch2.note(note);
  if (drawing?.steps === true && presentation?.flows.length === 0) watch2.note(NO_STEPS);
  const rendered = drawing === null || cache === null ? NOTHING_DRAWN2 : await drawView(
    view,
    cache,
    {
      ...drawing,
      askDot,
      ...{ machine: io, ...style, options, fileOf }
    },
    (part) => detailsOf(
      drawing,
      [{ ledger: result.ledger, source, tagged: tagHooks.tagged }],
      { ...part, whole },
      { io, ids }
    ),
    watch2
  );
  const { pictures, pages } = rendered;
  const pictureNotes = { warnings: new Set(pictures.flatMap(({ note }) => note ?? [])) };
  const warnings = [source, result, annotated, view, rendered, pictureNotes].flatMap((stage) => [...stage.warnings]);
  return {
    ...{ result, graph: view.graph, presentation, knowsChanges: result.knowsChanges && result.ledger !== null },
    ...{ pictures, pages, fonts: style.fallbackFonts },
    notes: [...result.notes ?? [], ...view.notes],
    warnings: warnings.map(ids.text)
  };
}
async function toolsOf(drawing, io) {
  const askDot = drawing?.layout === "dot" && needsLayout(drawing.formats) ? await findDot(io) : null;
  return { askDot, pinned: await pinnedLayoutIn(drawing?.places), fonts: await fontsOf(drawing, io) };
}
var needsResources = ({ hidesAccounts, namesResources, describesRoot, drawing }) => hidesAccounts === true || namesResources === true || describesRoot === true || (drawing?.tags ?? []).length > 0 || drawing !== null && showsProvenance(drawing.formats);
async function readWithChanges(source, request, io, watch2, hooks) {
  const read = {};
  const recordingHooks = hooks && {
    ...hooks,
    hasInterface: request.describesRoot === true,
    inventory(whole) {
      if (request.namesResources === true || request.describesRoot === true) read.inventory = whole;
      return hooks.inventory(whole);
    }
  };
  const result = await readSource(source, request.detail, io, watch2.step, recordingHooks);
  const isKnown2 = result.ledger === null ? result.knowsChanges === true : knowsChanges(request.source);
  const { inventory } = read;
  const names = inventory && request.namesResources === true ? (await Promise.resolve().then(() => (init_questions(), questions_exports))).cloudNames(inventory) : void 0;
  const root = inventory && source.code !== null && request.describesRoot === true ? await (await Promise.resolve().then(() => (init_estate(), estate_exports))).describeCode(source.code, inventory, io) : void 0;
  return {
    fallbackTitle: source.title,
    ...result,
    ...names && { names },
    ...root && { root },
    knowsChanges: isKnown2
  };
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
function planSummaryIfKnown({ changes }, isKnown2) {
  if (isKnown2 || changes === void 0) return {};
  const { plan: _, ...others } = changes;
  return { changes: others };
}
var presentOptionsOf = ({ drawing, detail }, { fallbackTitle, knowsChanges: knowsChanges2 }) => ({
  modules: drawing?.modules ?? "auto",
  ...changeMarks(drawing?.changes, knowsChanges2),
  strips: detail !== "all",
  steps: drawing?.steps === true,
  ...fallbackTitle !== void 0 && { fallbackTitle }
});
var changeMarks = (changes = "auto", isKnown2) => changes === "on" ? { changes: true, marksAllNew: true } : { changes: isKnown2 && changes === "auto" };
var NOTHING_DRAWN2 = { pictures: [], pages: [], warnings: [] };
async function viewOf(graph, { view, pages = null }, cache) {
  if (view === null) return { graph, notes: [], warnings: [], paged: null };
  if (pages !== null) return selectPages(graph, view);
  return { ...await selectView(graph, view, cache?.captionSize), paged: null };
}
async function drawView({ paged, ...view }, cache, { fileOf, ...given }, details, watch2) {
  const { graph } = view;
  const presentation = await cache.labels(graph);
  const options = { ...given, ...await details(view) };
  const drawOptions = { ...options, arranged: await cache.knownLayout(graph), stamp: await stampOf(graph) };
  const parts = paged === null || fileOf === null ? null : { paged, fileOf, ...await drawPages(paged, presentation, { ...options, fileOf }, watch2.step) };
  const known2 = parts && { pages: parts.paged.pages, sheets: parts.sheets };
  const levels = await levelsOf({ view, cache, detailsOf: details }, known2, options, watch2.step);
  const pictures = await drawAll(
    presentation,
    {
      ...drawOptions,
      ...levels && { levels: levels.levels },
      ...parts && {
        links: linksIn(presentation, parts.paged, parts.fileOf, null),
        pages: { sheets: parts.sheets, links: linksInFile(presentation, parts.paged) }
      }
    },
    watch2.step
  );
  const warnings = [...parts?.warnings ?? [], ...levels?.warnings ?? []];
  watch2.warn(warnings);
  return { pictures, pages: parts?.pages ?? [], warnings };
}
async function annotate2(result, folders, { annotations, model }, io, watch2) {
  if (model?.isAsked === false) await watch2.question?.(await model.is.question(result));
  const unreadable = [];
  const warnOnce = (text2) => {
    if (unreadable.includes(text2)) return;
    unreadable.push(text2);
    watch2.warn([text2]);
  };
  const readFiles = async () => await annotations?.(folders, result.annotations ?? [], warnOnce) ?? [];
  let annotated = await annotateGraph(result, await readFiles(), result.resources);
  watch2.warn(result.warnings);
  for (const note of result.notes ?? []) watch2.note(note);
  await watch2.counted?.(result, annotated.graph.removed);
  if (model?.isAsked === true) {
    watch2.step(stepAskingModel(model.is.name));
    const { file, warnings } = await model.is.suggest(result, io);
    watch2.warn(warnings);
    if (file !== null) {
      await watch2.suggested?.(file);
      annotated = await annotateGraph(result, await readFiles(), result.resources);
    }
  }
  watch2.warn(annotated.warnings);
  return { ...annotated, warnings: [...unreadable, ...annotated.warnings] };
}

// src/cli/draw.ts
init_errors();
init_limits();
init_printable();

// src/cli/explain.ts
init_errors();
init_messages();
init_printable();

// elsewhere:src/cli/messages.ts
var module57 = require("../cli.js").modules["src/cli/messages.ts"]();
var ADDRESS_REMEDY2 = module57.ADDRESS_REMEDY;
var AFTER = module57.AFTER;
var ALL_WELL = module57.ALL_WELL;
var BEFORE = module57.BEFORE;
var BROKEN = module57.BROKEN;
var BUNDLED = module57.BUNDLED;
var BUSY = module57.BUSY;
var BUSY_REMEDY = module57.BUSY_REMEDY;
var CACHE = module57.CACHE;
var CACHE_EMPTY = module57.CACHE_EMPTY;
var CACHE_FOR = module57.CACHE_FOR;
var CLOSED = module57.CLOSED;
var COLUMN_CHANGE = module57.COLUMN_CHANGE;
var COLUMN_KINDS = module57.COLUMN_KINDS;
var COLUMN_READS = module57.COLUMN_READS;
var COLUMN_READ_BY = module57.COLUMN_READ_BY;
var COLUMN_RESOURCES = module57.COLUMN_RESOURCES;
var COLUMN_ROOT = module57.COLUMN_ROOT;
var COMMENT_ID_REMEDY = module57.COMMENT_ID_REMEDY;
var CONVERSATION_LOCKED = module57.CONVERSATION_LOCKED;
var DEBUG_DATA_REMEDY = module57.DEBUG_DATA_REMEDY;
var DEVOPS_DEPTH_REMEDY = module57.DEVOPS_DEPTH_REMEDY;
var DEVOPS_PIPELINE_REMEDY = module57.DEVOPS_PIPELINE_REMEDY;
var DEVOPS_TOKEN_REMEDY = module57.DEVOPS_TOKEN_REMEDY;
var DIFF = module57.DIFF;
var DIFFERS = module57.DIFFERS;
var DIFF_EITHER_OR = module57.DIFF_EITHER_OR;
var DIFF_REMEDY = module57.DIFF_REMEDY;
var DIFF_TAKES_TWO = module57.DIFF_TAKES_TWO;
var DIRECTORY = module57.DIRECTORY;
var DOCKER_DO = module57.DOCKER_DO;
var DOCKER_FOR = module57.DOCKER_FOR;
var DOCS_REMEDY = module57.DOCS_REMEDY;
var DOCS_TAKES_ONE = module57.DOCS_TAKES_ONE;
var DOCUMENT = module57.DOCUMENT;
var DONE = module57.DONE;
var DOT_DO = module57.DOT_DO;
var DOT_FOR = module57.DOT_FOR;
var DRAW = module57.DRAW;
var DRAWING = module57.DRAWING;
var DRAWING_FOR = module57.DRAWING_FOR;
var DRY_RUN_NEEDS_BACKEND = module57.DRY_RUN_NEEDS_BACKEND;
var DRY_RUN_NEEDS_BACKEND_REMEDY = module57.DRY_RUN_NEEDS_BACKEND_REMEDY;
var DRY_RUN_TAKES_STDOUT = module57.DRY_RUN_TAKES_STDOUT;
var DRY_RUN_TAKES_STDOUT_REMEDY = module57.DRY_RUN_TAKES_STDOUT_REMEDY;
var ESTATE_EMPTY = module57.ESTATE_EMPTY;
var ESTATE_FILES_ALONE = module57.ESTATE_FILES_ALONE;
var ESTATE_REMEDY = module57.ESTATE_REMEDY;
var ESTATE_SOURCE = module57.ESTATE_SOURCE;
var ESTATE_STDOUT_REMEDY = module57.ESTATE_STDOUT_REMEDY;
var EXPLAIN = module57.EXPLAIN;
var EXPLANATION_TAKES_STDOUT = module57.EXPLANATION_TAKES_STDOUT;
var EXPLANATION_TAKES_STDOUT_REMEDY = module57.EXPLANATION_TAKES_STDOUT_REMEDY;
var FILE_FOREIGN_REMEDY = module57.FILE_FOREIGN_REMEDY;
var FILE_IS_DIRECTORY_REMEDY = module57.FILE_IS_DIRECTORY_REMEDY;
var FILE_MISSING_REMEDY = module57.FILE_MISSING_REMEDY;
var FILE_UNREADABLE_REMEDY = module57.FILE_UNREADABLE_REMEDY;
var FORK_PROVIDERS = module57.FORK_PROVIDERS;
var FORK_PROVIDERS_REMEDY = module57.FORK_PROVIDERS_REMEDY;
var FORMAT = module57.FORMAT;
var FORMAT_CONTRADICTS_REMEDY = module57.FORMAT_CONTRADICTS_REMEDY;
var GITLAB_DEPTH_REMEDY = module57.GITLAB_DEPTH_REMEDY;
var GITLAB_PIPELINE_REMEDY = module57.GITLAB_PIPELINE_REMEDY;
var GITLAB_TOKEN_REMEDY = module57.GITLAB_TOKEN_REMEDY;
var GIT_DO = module57.GIT_DO;
var GIT_FOR = module57.GIT_FOR;
var GRAPH = module57.GRAPH;
var GRAPHFILE_ALONE = module57.GRAPHFILE_ALONE;
var GRAPHFILE_REMEDY = module57.GRAPHFILE_REMEDY;
var GRAPH_FILE_KNOWS = module57.GRAPH_FILE_KNOWS;
var HEADING = module57.HEADING;
var IGNORED_WITH_PLANFILE = module57.IGNORED_WITH_PLANFILE;
var INSTRUCTIONS = module57.INSTRUCTIONS;
var INTERNAL_FAULT = module57.INTERNAL_FAULT;
var JOINED_PLANFILE = module57.JOINED_PLANFILE;
var JOINED_PLANFILE_REMEDY = module57.JOINED_PLANFILE_REMEDY;
var JOINED_REMEDY = module57.JOINED_REMEDY;
var KINDS3 = module57.KINDS;
var MANIFEST_REMEDY = module57.MANIFEST_REMEDY;
var MCP_ADDRESS_REMEDY = module57.MCP_ADDRESS_REMEDY;
var MISSING2 = module57.MISSING;
var NATIVE = module57.NATIVE;
var NEWER_RUN = module57.NEWER_RUN;
var NOTE = module57.NOTE;
var NOTHING_TO_EXPLAIN = module57.NOTHING_TO_EXPLAIN;
var NOT_A_FILE_REMEDY = module57.NOT_A_FILE_REMEDY;
var NOT_A_VARFILE_REMEDY = module57.NOT_A_VARFILE_REMEDY;
var NOT_DRAWN = module57.NOT_DRAWN;
var NOT_OURS_REMEDY = module57.NOT_OURS_REMEDY;
var NOT_PIPED_REMEDY = module57.NOT_PIPED_REMEDY;
var NOT_WRITTEN = module57.NOT_WRITTEN;
var NO_CLIENT = module57.NO_CLIENT;
var NO_CLIENT_REMEDY = module57.NO_CLIENT_REMEDY;
var NO_ENGINE = module57.NO_ENGINE;
var NO_FETCH_WITH_PROVIDERS = module57.NO_FETCH_WITH_PROVIDERS;
var NO_FETCH_WITH_PROVIDERS_REMEDY = module57.NO_FETCH_WITH_PROVIDERS_REMEDY;
var NO_PATH = module57.NO_PATH;
var NO_ROOTS = module57.NO_ROOTS;
var NO_STAMP = module57.NO_STAMP;
var ONE_SOURCE_FOR_PLAN = module57.ONE_SOURCE_FOR_PLAN;
var ONE_SOURCE_REMEDY = module57.ONE_SOURCE_REMEDY;
var OPEN_PAGE = module57.OPEN_PAGE;
var OPTION_EMPTY_REMEDY = module57.OPTION_EMPTY_REMEDY;
var OPTION_TWICE_REMEDY = module57.OPTION_TWICE_REMEDY;
var OUTDIR_LINK_REMEDY = module57.OUTDIR_LINK_REMEDY;
var OUTDIR_REMEDY = module57.OUTDIR_REMEDY;
var OUTDIR_UNWRITABLE_REMEDY = module57.OUTDIR_UNWRITABLE_REMEDY;
var OUTFILE_IS_DIRECTORY_REMEDY = module57.OUTFILE_IS_DIRECTORY_REMEDY;
var OUTFILE_IS_LINK_REMEDY = module57.OUTFILE_IS_LINK_REMEDY;
var OUTFILE_IS_PIPE_REMEDY = module57.OUTFILE_IS_PIPE_REMEDY;
var OUTFILE_REMEDY = module57.OUTFILE_REMEDY;
var OUTSIDE_REMEDY = module57.OUTSIDE_REMEDY;
var PAGES_NEED_FILE = module57.PAGES_NEED_FILE;
var PAGES_NEED_FILE_REMEDY = module57.PAGES_NEED_FILE_REMEDY;
var PATHS_IN_QUOTES = module57.PATHS_IN_QUOTES;
var PLANFILE_NEEDS_ALL = module57.PLANFILE_NEEDS_ALL;
var PLANFILE_NEEDS_ALL_REMEDY = module57.PLANFILE_NEEDS_ALL_REMEDY;
var PLANNER = module57.PLANNER;
var PLAN_OF_TERRAFORM = module57.PLAN_OF_TERRAFORM;
var PRESENT_STATUS = module57.PRESENT_STATUS;
var PRIVATE_HOST_REMEDY = module57.PRIVATE_HOST_REMEDY;
var PROGRAM = module57.PROGRAM;
var PROVIDER_REQUIRED = module57.PROVIDER_REQUIRED;
var PYTHON_DO = module57.PYTHON_DO;
var PYTHON_FOR = module57.PYTHON_FOR;
var RASTERISER = module57.RASTERISER;
var RASTERISER_FOR = module57.RASTERISER_FOR;
var REMEDY = module57.REMEDY;
var REMOVE_SPECIAL_REMEDY = module57.REMOVE_SPECIAL_REMEDY;
var REPORT_FAULT = module57.REPORT_FAULT;
var REPOSITORY_OUTSIDE = module57.REPOSITORY_OUTSIDE;
var REPOSITORY_REMEDY = module57.REPOSITORY_REMEDY;
var RESULTS = module57.RESULTS;
var RESULTS_FOR = module57.RESULTS_FOR;
var SAME_GRAPH = module57.SAME_GRAPH;
var SELF_BROKEN = module57.SELF_BROKEN;
var SELF_REMEDY = module57.SELF_REMEDY;
var SHOW_NEEDS_FILE = module57.SHOW_NEEDS_FILE;
var SHOW_NEEDS_FILE_REMEDY = module57.SHOW_NEEDS_FILE_REMEDY;
var SHOW_WSLVIEW_MISSING = module57.SHOW_WSLVIEW_MISSING;
var SOURCE = module57.SOURCE;
var SOURCE_REMEDY = module57.SOURCE_REMEDY;
var SOURCE_REQUIRED = module57.SOURCE_REQUIRED;
var STDIN = module57.STDIN;
var STDIN_TWICE = module57.STDIN_TWICE;
var STDIN_TWICE_REMEDY = module57.STDIN_TWICE_REMEDY;
var STDOUT_IS_TERMINAL_REMEDY = module57.STDOUT_IS_TERMINAL_REMEDY;
var STDOUT_ONE_FORMAT = module57.STDOUT_ONE_FORMAT;
var STDOUT_TAKEN = module57.STDOUT_TAKEN;
var STDOUT_TAKEN_REMEDY = module57.STDOUT_TAKEN_REMEDY;
var SUGGESTIONS_REMEDY = module57.SUGGESTIONS_REMEDY;
var TERRAFORM2 = module57.TERRAFORM;
var TERRAFORM_DO = module57.TERRAFORM_DO;
var TERRAFORM_FOR = module57.TERRAFORM_FOR;
var TERRAGRUNT_DO = module57.TERRAGRUNT_DO;
var TERRAGRUNT_FOR = module57.TERRAGRUNT_FOR;
var TOFU = module57.TOFU;
var TOFU_DO = module57.TOFU_DO;
var TOFU_FOR = module57.TOFU_FOR;
var TOO_LARGE = module57.TOO_LARGE;
var TOO_LONG_REMEDY = module57.TOO_LONG_REMEDY;
var TOO_MANY_DIRECTORIES = module57.TOO_MANY_DIRECTORIES;
var TOO_OLD = module57.TOO_OLD;
var TOO_WIDE2 = module57.TOO_WIDE;
var TOO_WIDE_REMEDY = module57.TOO_WIDE_REMEDY;
var VAR_REMEDY = module57.VAR_REMEDY;
var VERSION_REMEDY = module57.VERSION_REMEDY;
var WATCHED_PAGE = module57.WATCHED_PAGE;
var WATCH_NEEDS_FILE = module57.WATCH_NEEDS_FILE;
var WATCH_NEEDS_FILE_REMEDY = module57.WATCH_NEEDS_FILE_REMEDY;
var WATCH_NEEDS_LOCAL = module57.WATCH_NEEDS_LOCAL;
var WATCH_NEEDS_LOCAL_REMEDY = module57.WATCH_NEEDS_LOCAL_REMEDY;
var WATCH_WITH_AI = module57.WATCH_WITH_AI;
var WATCH_WITH_AI_REMEDY = module57.WATCH_WITH_AI_REMEDY;
var WHAT_SOURCE_ACCEPTS = module57.WHAT_SOURCE_ACCEPTS;
var WHY_FOLDED = module57.WHY_FOLDED;
var WITHOUT_VARIABLES = module57.WITHOUT_VARIABLES;
var absentBecause = module57.absentBecause;
var addressOfThisMachine = module57.addressOfThisMachine;
var addressRefused2 = module57.addressRefused;
var argumentTooLong = module57.argumentTooLong;
var argumentsAre = module57.argumentsAre;
var arrow = module57.arrow;
var badAmount = module57.badAmount;
var badCommentId = module57.badCommentId;
var badNumber = module57.badNumber;
var badPrivateHost = module57.badPrivateHost;
var bareOrNamed = module57.bareOrNamed;
var because = module57.because;
var cacheIs = module57.cacheIs;
var cacheIsAtLeast = module57.cacheIsAtLeast;
var changed = module57.changed;
var checkExtension = module57.checkExtension;
var checkExtensionRemedy = module57.checkExtensionRemedy;
var didYouMean = module57.didYouMean;
var drawAgain = module57.drawAgain;
var drawingRoot = module57.drawingRoot;
var drawnAs = module57.drawnAs;
var drawnIn = module57.drawnIn;
var drawnSentence = module57.drawnSentence;
var explained = module57.explained;
var fileEdited = module57.fileEdited;
var fileEditedRemedy = module57.fileEditedRemedy;
var fileEmpty = module57.fileEmpty;
var fileForeign = module57.fileForeign;
var fileIsCode = module57.fileIsCode;
var fileIsCodeRemedy = module57.fileIsCodeRemedy;
var fileIsDirectory = module57.fileIsDirectory;
var fileMissing = module57.fileMissing;
var fileUnreadable = module57.fileUnreadable;
var forExample = module57.forExample;
var formatContradicts = module57.formatContradicts;
var graphDiffers = module57.graphDiffers;
var heading2 = module57.heading;
var hostRefuses = module57.hostRefuses;
var ignoredWithFile = module57.ignoredWithFile;
var imageTooLarge = module57.imageTooLarge;
var isCurrent = module57.isCurrent;
var isStale = module57.isStale;
var joinedNotDirectory = module57.joinedNotDirectory;
var knownNames = module57.knownNames;
var line = module57.line;
var lineBetween = module57.lineBetween;
var manifestUnfit = module57.manifestUnfit;
var missingArgument = module57.missingArgument;
var moreKinds = module57.moreKinds;
var namesWithDefault = module57.namesWithDefault;
var neededFor = module57.neededFor;
var noEffect = module57.noEffect;
var noEffectOnGraph = module57.noEffectOnGraph;
var noEffectWith = module57.noEffectWith;
var noEffectWithout = module57.noEffectWithout;
var noPicture = module57.noPicture;
var noRootsRemedy = module57.noRootsRemedy;
var noToken = module57.noToken;
var notADirectory = module57.notADirectory;
var notAFile = module57.notAFile;
var notOurs = module57.notOurs;
var notPiped = module57.notPiped;
var notWhole = module57.notWhole;
var nothingToCompare = module57.nothingToCompare;
var ofFalse = module57.ofFalse;
var oneOf2 = module57.oneOf;
var oneOrMore = module57.oneOrMore;
var openerMissing = module57.openerMissing;
var openerOutput = module57.openerOutput;
var optionEmpty = module57.optionEmpty;
var optionTwice = module57.optionTwice;
var otherVersion = module57.otherVersion;
var outdirIsLink = module57.outdirIsLink;
var outdirUnfit = module57.outdirUnfit;
var outfileExtension = module57.outfileExtension;
var outfileExtensionRemedy = module57.outfileExtensionRemedy;
var outfileFolderMissing = module57.outfileFolderMissing;
var outfileIsDirectory = module57.outfileIsDirectory;
var outfileIsLink = module57.outfileIsLink;
var outfileIsPipe = module57.outfileIsPipe;
var outside = module57.outside;
var pageMissing = module57.pageMissing;
var pageStale = module57.pageStale;
var pathAlong = module57.pathAlong;
var pathBack = module57.pathBack;
var pathIgnoringDirection = module57.pathIgnoringDirection;
var perhaps = module57.perhaps;
var picturesRefused = module57.picturesRefused;
var provedBy = module57.provedBy;
var providerRemedy = module57.providerRemedy;
var rasteriserDo = module57.rasteriserDo;
var refused2 = module57.refused;
var removed = module57.removed;
var resourceCount2 = module57.resourceCount;
var resultsAre = module57.resultsAre;
var resultsCleared = module57.resultsCleared;
var rootFailed = module57.rootFailed;
var sameAs = module57.sameAs;
var seeHelp = module57.seeHelp;
var serving = module57.serving;
var shellRemedy = module57.shellRemedy;
var showFailed = module57.showFailed;
var sinceGraphFile = module57.sinceGraphFile;
var sourceMissing = module57.sourceMissing;
var stdoutIsTerminal = module57.stdoutIsTerminal;
var stdoutOneFormatRemedy = module57.stdoutOneFormatRemedy;
var summaryOfGraph = module57.summaryOfGraph;
var summaryOfPlan = module57.summaryOfPlan;
var textTooLong = module57.textTooLong;
var tooManyItems = module57.tooManyItems;
var unchanged = module57.unchanged;
var under = module57.under;
var unexpectedArguments = module57.unexpectedArguments;
var unknownAddress = module57.unknownAddress;
var unknownArgument = module57.unknownArgument;
var unknownName = module57.unknownName;
var unknownShell = module57.unknownShell;
var unknownTool = module57.unknownTool;
var unnameable = module57.unnameable;
var unsafeAddress = module57.unsafeAddress;
var variableMissing = module57.variableMissing;
var waiting = module57.waiting;
var warningLine = module57.warningLine;
var watching = module57.watching;
var wrongArgument = module57.wrongArgument;
var wrote = module57.wrote;

// src/cli/explain.ts
function checkExplanation(explanation, takesStdout) {
  if (explanation === null || !takesStdout) return;
  throw new Misuse(EXPLANATION_TAKES_STDOUT, { remedy: EXPLANATION_TAKES_STDOUT_REMEDY });
}
async function explain({ ledger, graph }, explanation, io, progress) {
  if (explanation === null) return;
  if (ledger === null) {
    progress.warn(NOTHING_TO_EXPLAIN);
    return;
  }
  const lines = connectionsOf(graph);
  const text2 = explanation === "json" ? ledgerAsJson(ledger, lines, graph.edges) : ledgerAsText(ledger, lines);
  await io.stdout(harmless(text2));
}
var NO_LINES = /* @__PURE__ */ new Map();
var FORMAT2 = { format: "groundplan-explanation", version: "1.0" };
function ledgerAsJson({ entries, absent, implied, arrows, references, summary }, lines = NO_LINES, edges2 = []) {
  const thin = new Set(edges2.flatMap((edge) => edge.thin === true ? [`${edge.from} ${edge.to}`] : []));
  const resources = entries.map(
    (entry) => entry.bucket === "hidden" ? entry : { ...entry, ...lineBetween2(entry, lines), evidence: entry.evidence.map(proofAsJson) }
  );
  const drawnArrows = arrows.map(({ from, to, evidence }) => ({
    ...{ from, to },
    ...thin.has(`${from} ${to}`) && { thin: true },
    evidence: evidence.map(proofAsJson)
  }));
  const judgedReferences = references.map(({ why, from, to, path }) => ({
    ...{ from, to },
    ...path !== void 0 && { attribute: path },
    arrow: why === null,
    ...why !== null && { rule: NO_ARROW[why] }
  }));
  const document = {
    ...FORMAT2,
    summary,
    resources,
    absent,
    implied,
    arrows: drawnArrows,
    references: judgedReferences
  };
  return `${directionsEscaped(JSON.stringify(document, null, 2))}
`;
}
function lineBetween2(entry, lines) {
  const line2 = entry.bucket === "drawn" ? lines.get(entry.node) : void 0;
  return line2 === void 0 ? {} : { line: [line2.from, line2.to] };
}
var proofAsJson = ({ rule, isFact, by, path, at: at2 }) => ({
  rule: RULES2[rule],
  fact: isFact,
  by,
  ...path !== void 0 && { attribute: path },
  ...at2 !== void 0 && { at: at2 }
});
function ledgerAsText(ledger, lines = NO_LINES) {
  const toTerraform = terraformNotation(ledger);
  const { entries, absent, implied, arrows, summary } = withAddresses(ledger, toTerraform);
  const linesByNode = new Map(
    [...lines].map(([node2, { from, to }]) => [toTerraform(node2), { from: toTerraform(from), to: toTerraform(to) }])
  );
  const blocks = absent.filter(({ at: at2 }) => at2 !== void 0).length;
  const textLines = [
    explained(summary, blocks, absent.length - blocks),
    "",
    ...entries.map((entry) => textLine(entry.bucket, entry.origin, reasonsOf(entry, linesByNode))),
    ...absent.map(({ address, reason: reason2, at: at2 }) => textLine("absent", address, [absentBecause(reason2, at2)])),
    ...implied.map(({ address, proof }) => textLine("implied", address, [provedBy(proof)])),
    ...arrows.map(({ from, to, evidence }) => textLine("arrow", arrow(from, to), because2(evidence, from)))
  ];
  return `${textLines.join("\n")}
`;
}
function terraformNotation({ entries }) {
  const origins = new Map(entries.map(({ address, origin }) => [address, origin]));
  return (address) => {
    const exact = origins.get(address);
    if (exact !== void 0) return exact;
    const replica = /~\d+$/.exec(address)?.[0] ?? "";
    const origin = origins.get(address.slice(0, address.length - replica.length));
    return origin === void 0 ? address : origin + replica;
  };
}
function withAddresses(ledger, toTerraform) {
  const proofs = (evidence) => evidence.map((proof) => ({ ...proof, by: toTerraform(proof.by) }));
  const entries = ledger.entries.map((entry) => {
    const address = toTerraform(entry.address);
    if (entry.bucket === "hidden") return { ...entry, address };
    const shared = { address, node: toTerraform(entry.node), evidence: proofs(entry.evidence) };
    if (entry.bucket === "folded") return { ...entry, ...shared, into: toTerraform(entry.into) };
    return { ...entry, ...shared, in: entry.in.map(toTerraform) };
  });
  return {
    ...ledger,
    entries,
    implied: ledger.implied.map(({ address, proof }) => ({ address, proof: toTerraform(proof) })),
    arrows: ledger.arrows.map(({ from, to, evidence }) => ({
      ...{ from: toTerraform(from), to: toTerraform(to) },
      evidence: proofs(evidence)
    }))
  };
}
var BUCKET_WIDTH = "implied ".length;
var textLine = (bucket, address, reasons) => `${bucket.padEnd(BUCKET_WIDTH)}${address}${reasons.length === 0 ? "" : `: ${reasons.join(", ")}`}`;
function reasonsOf(entry, lines) {
  if (entry.bucket === "hidden") return [entry.rule];
  const ends2 = lineBetween2(entry, lines).line;
  if (ends2 !== void 0) return [lineBetween(...ends2)];
  const { address, evidence, node: node2 } = entry;
  if (entry.bucket === "folded") {
    const place = WHY_FOLDED[entry.kind](entry.into);
    return [withEvidence(place, because2(evidence, address, entry.into)), ...drawnAs2(node2, entry.into)];
  }
  const container = entry.in.length === 0 ? [] : [withEvidence(drawnIn(entry.in), because2(evidence, address))];
  return [...container, ...drawnAs2(node2, address)];
}
var withEvidence = (place, evidence) => [place, ...evidence.map((text2) => `(${text2})`)].join(" ");
var drawnAs2 = (node2, expected) => node2 === expected ? [] : [drawnAs(node2)];
var PLAIN_RULES = /* @__PURE__ */ new Set(["reference", "referrer", "link"]);
function because2(evidence, self, host) {
  const [strongest, ...weaker] = evidence;
  if (strongest === void 0) return [];
  const { rule, isFact, by, path, at: at2 } = strongest;
  const attribute = attributeOf(by === self ? "self" : by === host ? "host" : by, path);
  const words2 = attribute !== "" && PLAIN_RULES.has(rule) ? "" : RULES2[rule];
  const statement = [attribute, words2].filter((text2) => text2 !== "").join(": ");
  return [because([statement, ...at2 === void 0 ? [] : [at2]], isFact, weaker.length)];
}

// elsewhere:src/cli/input.ts
var module58 = require("./start.js").modules["src/cli/input.ts"]();
var checkInput = module58.checkInput;
var checkVarFiles = module58.checkVarFiles;
var descriptorOf = module58.descriptorOf;
var kindOf4 = module58.kindOf;
var readInput = module58.readInput;
var readInputOrPipe = module58.readInputOrPipe;
var throwUnreadable = module58.throwUnreadable;

// elsewhere:src/cli/limits.ts
var module59 = require("../cli.js").modules["src/cli/limits.ts"]();
var ADDRESSES_LISTED_MAX = module59.ADDRESSES_LISTED_MAX;
var ANSWER_BYTES_MAX2 = module59.ANSWER_BYTES_MAX;
var ARGUMENT_ITEMS_MAX = module59.ARGUMENT_ITEMS_MAX;
var ARGUMENT_LENGTH_MAX = module59.ARGUMENT_LENGTH_MAX;
var CACHE_FILES_COUNTED = module59.CACHE_FILES_COUNTED;
var DEVOPS_BODY_BYTES_MAX = module59.DEVOPS_BODY_BYTES_MAX;
var DOCTOR_SECONDS = module59.DOCTOR_SECONDS;
var FILE_BYTES_MAX2 = module59.FILE_BYTES_MAX;
var GITLAB_BODY_BYTES_MAX = module59.GITLAB_BODY_BYTES_MAX;
var GRAPHS_REMEMBERED_MAX = module59.GRAPHS_REMEMBERED_MAX;
var HOPS_LISTED_MAX = module59.HOPS_LISTED_MAX;
var IMAGE_BYTES_MAX = module59.IMAGE_BYTES_MAX;
var KINDS_IN_TABLE_MAX = module59.KINDS_IN_TABLE_MAX;
var KINDS_LISTED_MAX = module59.KINDS_LISTED_MAX;
var LISTING_BYTES_MAX2 = module59.LISTING_BYTES_MAX;
var MANIFEST_BYTES_MAX2 = module59.MANIFEST_BYTES_MAX;
var NAME_LENGTH_MAX2 = module59.NAME_LENGTH_MAX;
var NEIGHBOURS_DEPTH_MAX = module59.NEIGHBOURS_DEPTH_MAX;
var NOTES_LENGTH_MAX = module59.NOTES_LENGTH_MAX;
var PAGES_MAX2 = module59.PAGES_MAX;
var PER_PAGE = module59.PER_PAGE;
var PROGRESS_SECONDS = module59.PROGRESS_SECONDS;
var QUESTION_BYTES_MAX = module59.QUESTION_BYTES_MAX;
var REACH_DEPTH_MAX = module59.REACH_DEPTH_MAX;
var REASON_LENGTH_MAX = module59.REASON_LENGTH_MAX;
var SETTLE_SECONDS = module59.SETTLE_SECONDS;
var SHOW_SECONDS = module59.SHOW_SECONDS;
var SUMMARY_LISTED_MAX = module59.SUMMARY_LISTED_MAX;
var SUMMARY_WARNINGS_MAX = module59.SUMMARY_WARNINGS_MAX;
var SUMMARY_WARNING_LENGTH_MAX = module59.SUMMARY_WARNING_LENGTH_MAX;
var TEXT_LENGTH_MAX = module59.TEXT_LENGTH_MAX;
var TITLE_LENGTH_MAX2 = module59.TITLE_LENGTH_MAX;
var UPLOAD_BYTES_MAX = module59.UPLOAD_BYTES_MAX;
var WAITING_MAX = module59.WAITING_MAX;
var WATCH_SECONDS = module59.WATCH_SECONDS;

// elsewhere:src/cli/output.ts
var module60 = require("./start.js").modules["src/cli/output.ts"]();
var STDOUT = module60.STDOUT;
var checkNotDirectory = module60.checkNotDirectory;
var checkWritable = module60.checkWritable;
var unwritable = module60.unwritable;
var writeOutput = module60.writeOutput;

// elsewhere:src/cli/progress.ts
var module61 = require("./start.js").modules["src/cli/progress.ts"]();
var SILENT2 = module61.SILENT;
var createProgress = module61.createProgress;

// src/cli/request.ts
var ANNOTATE = "--annotate";
var checkAnnotationOption = (path, io) => checkInput(io, ANNOTATE, path, ANNOTATION_FILE);
async function readAnnotationOption(path, io) {
  const { name, bytes } = await readInput(io, ANNOTATE, path, ANNOTATION_FILE);
  return annotationsOf(name, Buffer.from(bytes).toString("utf8"));
}
async function readRequest(options, targets, io) {
  const { annotate: annotate3, font: fontPaths, "layout-from": layoutPath = null } = options;
  const places = layoutPath === null ? null : await readInput(io, "--layout-from", layoutPath);
  const fonts = await Promise.all(fontPaths.map((path) => readInput(io, "--font", path, FONT_FILE)));
  const readAnnotation = annotate3 === null ? null : () => readAnnotationOption(annotate3, io);
  return requestOf(options, { ...targets, places, fonts, readAnnotation }, io);
}

// src/platform/text/few.ts
init_limits();
init_messages();
function fewOf(warnings) {
  const kinds = /* @__PURE__ */ new Map();
  let shownCount = 0;
  let otherCount = 0;
  for (const warning of warnings) {
    const name = kindOf5(warning);
    const kind = kinds.get(name) ?? { shown: [], more: 0 };
    if (kind.shown.length < WARNINGS_OF_A_KIND && shownCount < WARNINGS_MAX) {
      kind.shown.push(shortened(warning));
      kinds.set(name, kind);
      shownCount++;
    } else if (kind.shown.length > 0) kind.more++;
    else otherCount++;
  }
  const lines = [...kinds.values()].flatMap(
    ({ shown, more }) => more === 0 ? shown : [...shown, moreLikeThese(more)]
  );
  return otherCount === 0 ? lines : [...lines, moreWarnings(otherCount)];
}
var kindOf5 = (warning) => warning.slice(0, KIND_LENGTH).split(/\s+/).filter((word) => /^[a-z]+[,;:]?$/.test(word)).join(" ");
var KIND_LENGTH = 400;
var shortened = (warning) => warning.length <= WARNING_LENGTH_MAX ? warning : `${warning.slice(0, WARNING_LENGTH_MAX)}\u2026`;

// src/cli/source.ts
var import_node_path7 = require("node:path");
init_errors();

// elsewhere:src/cli/options.ts
var module62 = require("../cli.js").modules["src/cli/options.ts"]();
var attributeOf2 = module62.attributeOf;
var flagsOf = module62.flagsOf;
var helpOf = module62.helpOf;
var longOf = module62.longOf;
var optionsOf = module62.optionsOf;
var parseOptions = module62.parseOptions;
var parsePlanning = module62.parsePlanning;
var parsePrivateHosts = module62.parsePrivateHosts;
var rowsOf4 = module62.rowsOf;

// src/cli/source.ts
async function readSourceOptions(options, io, debug) {
  const { source, planfile, graphfile } = options;
  const planning = parsePlanning(options, io.env, debug);
  if (planfile !== null || graphfile !== null) return readPlanAndGraph(options, io);
  if (source === null) {
    throw new Misuse(SOURCE_REQUIRED, { remedy: WHAT_SOURCE_ACCEPTS });
  }
  return readSource2({ argument: "--source", path: source, planning, planningOptions: planningOptionsIn(options) }, io);
}
async function readPlanAndGraph(options, io) {
  const { source, planfile, graphfile } = options;
  if (source === null || planfile === null || graphfile === null) {
    throw new Misuse(PLANFILE_NEEDS_ALL, { remedy: PLANFILE_NEEDS_ALL_REMEDY });
  }
  const isDirectory = await checkPlannedSource(source, io);
  checkSeparatePipes(planfile, graphfile);
  const file = await readInputOrPipe(io, "--planfile", planfile);
  const dot2 = await readInputOrPipe(io, "--graphfile", graphfile);
  return {
    source: {
      is: "files",
      name: planfile,
      isPiped: descriptorOf(planfile) !== null,
      files: { kind: "plan", file, dot: dot2, directory: isDirectory ? source : null },
      folders: isDirectory ? [source] : []
    },
    codeDirectory: null,
    warnings: planfileWarnings(options, planfile)
  };
}
var PRESCRIBED = /* @__PURE__ */ new Set(["--workspace", "--varfile"]);
function planfileWarnings(options, planfile) {
  const ignored = planningOptionsIn(options);
  const others = ignored.filter((name) => !PRESCRIBED.has(name));
  return [
    ...others.length < ignored.length ? [IGNORED_WITH_PLANFILE] : [],
    ...others.length > 0 ? [ignoredWithFile(others, planfile)] : []
  ];
}
async function readSource2({ argument, path, planning, planningOptions }, io) {
  if (path === "") throw new Misuse(optionEmpty(argument), { remedy: OPTION_EMPTY_REMEDY });
  const isPiped = descriptorOf(path) !== null;
  const kind = isPiped ? "file" : await kindOf4(io, argument, path);
  if (kind === "directory") {
    await checkVarFiles(planning, io);
    await io.list(path).catch((error) => throwUnreadable(argument, path, error));
    const code = { name: path, directory: path, repository: null, planning };
    return { source: { is: "code", code }, codeDirectory: path, warnings: [] };
  }
  if (kind === "missing" && isGitAddress(path)) {
    await checkVarFiles(planning, io);
    return { source: { is: "address", text: path, planning }, codeDirectory: null, warnings: [] };
  }
  if (kind === "file" && CODE_FILE.test(path)) {
    throw new InvalidInput(fileIsCode(argument, path), {
      remedy: fileIsCodeRemedy(argument, (0, import_node_path7.dirname)(path))
    });
  }
  const file = await readInputOrPipe(io, argument, path);
  return {
    source: {
      is: "files",
      name: path,
      isPiped,
      files: { kind: "any", file, dot: null },
      folders: [(0, import_node_path7.dirname)(path)]
    },
    codeDirectory: null,
    warnings: planningOptions.length > 0 ? [ignoredWithFile(planningOptions, path)] : []
  };
}
function checkSeparatePipes(one, other) {
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
var planningOptionsIn = ({ given }) => PLANNING_OPTIONS.filter((name) => given.has(name)).map((name) => `--${name}`);
async function checkPlannedSource(source, io) {
  const kind = await kindOf4(io, "--source", source);
  if (kind === "missing" && !isGitAddress(source)) {
    throw new InvalidInput(fileMissing("--source", source), { remedy: FILE_MISSING_REMEDY });
  }
  return kind === "directory";
}

// src/cli/run.ts
async function run(options, { onParts, writesDebugData = options.debug, ...request }, io, progress) {
  if (writesDebugData) await checkWritable(DEBUG_DATA, io, DEBUG_DATA_REMEDY);
  const debug = options.debug ? progress.say : null;
  const { sources } = options;
  const given = sources === void 0 ? await readSourceOptions(options, io, debug) : await (await Promise.resolve().then(() => (init_joined(), joined_exports))).readJoined(
    { ...options, sources },
    request.hidesAccounts === true,
    { progress, debug },
    io
  );
  for (const warning of fewOf(given.warnings)) progress.warn(warning);
  if (request.drawing?.drift === true && !knowsChanges(given.source)) {
    progress.warn(noEffectWithout("--drift", PLAN_OF_TERRAFORM));
  }
  const watch2 = {
    step: progress.step,
    note: progress.say,
    warn(texts) {
      for (const text2 of fewOf(texts)) progress.warn(text2);
    },
    async counted(result, removed2) {
      printSummary(result, progress, removed2);
    },
    async settled(result, folders, hide) {
      if (!writesDebugData) return;
      const files = await annotationsBeside({ folders, kept: result.annotations ?? [] }, io);
      const hidden = files.map((file) => ({ ...file, text: hide(file.text) }));
      await writeDebugData(result, hidden, io, progress);
    },
    ...onParts?.(given)
  };
  return diagram({ ...request, source: given.source }, io, watch2);
}
function printSummary({ ledger, graph }, progress, removed2) {
  progress.say(summaryOf({ ledger, graph }, removed2));
}
var summaryOf = ({ ledger, graph }, removed2) => ledger === null ? summaryOfGraph(resourceCountOf(graph), graph.edges.length, removed2) : summaryOfPlan(ledger.summary, removed2);
var resourceCountOf = ({ nodes, total }) => total ?? countResources(nodes.values());
var DEBUG_DATA = "tfdata.json";
async function writeDebugData({ graph, ledger, entries = [], fallbackTitle: called = "", knowsChanges: knowsChanges2 = false }, annotations, io, progress) {
  const data = {
    graphdict: Object.fromEntries(toGraphFormat(graph)),
    meta_data: metaDataOf(graph),
    ...graph.within !== void 0 && { within: graph.within },
    ...graph.total !== void 0 && { total: graph.total },
    ...graph.changes !== void 0 && { in_all: graph.changes },
    ...called !== "" && { called },
    ...knowsChanges2 && { changes: true },
    ledger: ledger?.entries ?? entries,
    // Omits the names of the files: those of a fetched repository are paths of this machine.
    ...annotations.length > 0 && { annotations: annotations.map(({ author, text: text3 }) => ({ author, text: text3 })) }
  };
  const text2 = `${directionsEscaped(JSON.stringify(data, null, 2))}
`;
  await writeOutput(DEBUG_DATA, text2, io, progress, DEBUG_DATA_REMEDY);
}
function metaDataOf({ nodes, edges: edges2 }) {
  const pairs = new Set(edges2.map(({ from, to }) => `${from} ${to}`));
  const connections = /* @__PURE__ */ new Map();
  for (const { from, to, label, provenance, thin } of edges2) {
    const data = {
      ...label !== "" && { label },
      ...provenance !== "planned" && { provenance },
      ...thin === true && { thin },
      // Two opposite edges. A graph file without this member would read them as one bidirectional edge.
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
function nodeData(node2, connections) {
  const { type, parent, attributes, provenance, change: change2, changed: changed3, lookedUp } = node2;
  const { count, countUnknown, instances, labelOverride: called, runsIn } = node2;
  return {
    type,
    ...parent !== null && { inside: parent },
    ...Object.keys(attributes).length > 0 && { attributes },
    provenance,
    change: change2,
    ...changed3 !== void 0 && { changed: changed3 },
    ...lookedUp && { looked_up: true },
    ...count > 1 && { count },
    ...countUnknown === true && { count_unknown: true },
    ...instances !== void 0 && { instances },
    ...called !== void 0 && { called },
    ...runsIn !== void 0 && { runs_in: runsIn },
    ...connections.length > 0 && { connections: Object.fromEntries(connections) }
  };
}

// src/cli/targets.ts
var import_node_path8 = require("node:path");
init_errors();
var PICTURES = {
  names: FORMAT_NAMES,
  extensionOf: (format) => formatRow(format).extension,
  defaultFormat: FORMAT_DEFAULT,
  defaultStem: "architecture",
  isPrinted: () => false
};
var ESTATES = { ...PICTURES, defaultStem: "estate" };
var reportFormatOf = (format) => REPORT_FORMAT_NAMES.find((name) => name === format) ?? null;
var DIFFERENCES = {
  names: [...FORMAT_NAMES, ...REPORT_FORMAT_NAMES],
  extensionOf: (format) => {
    const report = reportFormatOf(format);
    return report === null ? formatRow(format).extension : REPORT_FORMATS[report].extension;
  },
  defaultFormat: REPORT_FORMAT_DEFAULT,
  defaultStem: "changes",
  isPrinted: (format) => reportFormatOf(format) !== null
};
var isStdout = (path) => path === STDOUT || path === "/dev/stdout";
var OTHER_EXTENSIONS = /* @__PURE__ */ new Set([
  ...["jpg", "jpeg", "gif", "webp", "json", "dot", "d2"],
  ...["doc", "docx", "odt", "rtf", "xls", "xlsx", "ods", "ppt", "pptx", "odp", "csv", "tsv", "xml", "yaml", "yml"],
  ...["bmp", "tif", "tiff", "eps", "ps", "emf", "vsd", "vsdx", "puml", "adoc", "rst", "tex", "log", "zip"]
]);
var chooseTargets = (options, isDevice = false) => targetsOf2(options, PICTURES, isDevice);
var chooseEstateTargets = (options, isDevice = false) => targetsOf2(options, ESTATES, isDevice);
var chooseDiffTargets = (options, isDevice = false) => targetsOf2(options, DIFFERENCES, isDevice);
function targetsOf2({ format: formats, outfile }, family, isDevice) {
  const { defaultFormat, isPrinted } = family;
  if (outfile === null) {
    const chosen = formats ?? [defaultFormat];
    if (chosen.every(isPrinted)) return [{ format: onlyFormat(formats, family), path: STDOUT }];
    return chosen.map((format) => ({ format, path: `${family.defaultStem}.${family.extensionOf(format)}` }));
  }
  if (isStdout(outfile)) return [{ format: onlyFormat(formats, family), path: STDOUT }];
  if (isDevice) return [{ format: onlyFormat(formats, family), path: outfile }];
  return targetsNamed(outfile, formats, family);
}
function targetsNamed(outfile, formats, { names, extensionOf, defaultFormat }) {
  const extension = extensionIn(outfile);
  const implied = names.find((name) => extensionOf(name) === extension) ?? null;
  if (implied === null && OTHER_EXTENSIONS.has(extension)) {
    throw new Misuse(outfileExtension(outfile, extension), {
      remedy: outfileExtensionRemedy(names.map(extensionOf))
    });
  }
  if (implied !== null && formats !== null && !formats.includes(implied)) {
    throw new Misuse(formatContradicts(formats.join(","), outfile), {
      remedy: FORMAT_CONTRADICTS_REMEDY
    });
  }
  const stem = implied === null ? outfile : outfile.slice(0, -extension.length - 1);
  return (formats ?? [implied ?? defaultFormat]).map((format) => ({
    format,
    path: format === implied ? outfile : `${stem}.${extensionOf(format)}`
  }));
}
function onlyFormat(formats, { names, defaultFormat }) {
  if (formats === null) return defaultFormat;
  const [format, ...others] = formats;
  if (format !== void 0 && others.length === 0) return format;
  throw new Misuse(STDOUT_ONE_FORMAT, { remedy: stdoutOneFormatRemedy(names) });
}
var extensionIn = (path) => /.\.([a-z0-9]+)$/is.exec((0, import_node_path8.basename)(path))?.[1]?.toLowerCase() ?? "";
function pagePath({ format, path }, slug) {
  const extension = `.${formatRow(format).extension}`;
  const stem = path.toLowerCase().endsWith(extension) ? path.slice(0, -extension.length) : path;
  return `${stem}.${slug}${extension}`;
}
function pageFile(targets, slug) {
  const target = targets.find(({ format }) => formatRow(format).hasLinks) ?? targets[0];
  const path = slug === null ? target.path : pagePath(target, slug);
  return (0, import_node_path8.basename)(path);
}
var USED_BY = [
  { name: "scale", isUsed: ({ hasPixels }) => hasPixels === true },
  { name: "font", isUsed: ({ usesFallbackFonts }) => usesFallbackFonts === true },
  { name: "tags", isUsed: ({ showsProvenance: showsProvenance2 }) => showsProvenance2 === true },
  { name: "icons", isUsed: ({ hasIcons }) => hasIcons === true },
  { name: "theme", isUsed: ({ needs }) => needs === "layout" },
  { name: "layout", isUsed: ({ needs }) => needs !== "presentation" },
  { name: "layout-from", isUsed: ({ needs }) => needs !== "presentation" }
];
var OF_DRAWING = [...USED_BY.map(({ name }) => name), "title", "modules", "changes", "annotate"];
function ineffectiveOptions(options, formats) {
  return [
    ...formats.length === 0 ? unusedByGraph(options) : unusedByFormats(options, formats),
    ...unusedBesideOthers(options)
  ];
}
function unusedByGraph({ given, drift, pages }) {
  const flags = [...drift === true ? ["drift"] : [], ...pages === true ? ["pages"] : []];
  const names = [...OF_DRAWING.filter((name) => given.has(name)), ...flags].map((name) => `--${name}`);
  return names.length === 0 ? [] : [noEffectOnGraph(names)];
}
function unusedByFormats({ given }, formats) {
  return USED_BY.flatMap(({ name, isUsed }) => {
    const uses2 = (format) => reportFormatOf(format) === null && isUsed(formatRow(format));
    if (!given.has(name) || formats.some(uses2)) return [];
    return [noEffect(`--${name}`, formats, FORMAT_NAMES.filter(uses2))];
  });
}
function unusedBesideOthers({ given, planner, fetch, focus }) {
  return [
    ...focus === "all" && given.has("hops") ? [noEffectWithout("--hops", "--focus changed")] : [],
    ...planner === "static" && given.has("timeout") ? [noEffectWith("--timeout", "--planner static")] : [],
    ...fetch === false && given.has("private-host") ? [noEffectWith("--private-host", "--no-fetch")] : []
  ];
}
async function pictureTargets(options, choose, io) {
  const { outfile } = options;
  const kind = outfile === null ? "missing" : await checkNotDirectory(outfile, io);
  const isOpen = outfile !== null && descriptorOf(outfile) !== null;
  const isDevice = kind === "other" || isOpen;
  const targets = choose(options, isDevice);
  if (options.pages) checkPages(targets, isDevice);
  return targets;
}
async function checkTargets(targets, io) {
  for (const target of targets) await checkTarget(target, io);
}
function checkPages(targets, isDevice) {
  const manyFiles = targets.filter(({ format }) => !formatRow(format).hasPages);
  if (manyFiles.length === 0 || !isDevice && manyFiles.every(({ path }) => path !== STDOUT)) return;
  throw new Misuse(PAGES_NEED_FILE, { remedy: PAGES_NEED_FILE_REMEDY });
}
async function checkEdited(targets, keptFrom, io) {
  for (const { format, path } of targets) {
    const keepsEdits = FORMAT_NAMES.some((name) => name === format && formatRow(name).keepsEdits === true);
    const isKept = keptFrom !== null && (0, import_node_path8.resolve)(io.directory, keptFrom) === (0, import_node_path8.resolve)(io.directory, path);
    if (!keepsEdits || isKept || path === STDOUT || descriptorOf(path) !== null) continue;
    const bytes = await io.sizeOf(path).catch(() => null) ? await readInput(io, "", path) : null;
    const state = bytes === null ? "unchanged" : await editState(bytes.bytes);
    if (state === "edited") throw new Misuse(fileEdited(path), { remedy: fileEditedRemedy(path) });
    if (state === "foreign") throw new Misuse(fileForeign(path), { remedy: FILE_FOREIGN_REMEDY });
  }
}
async function checkTarget({ format, path }, io) {
  if (path === STDOUT && formatRow(format).isBinary && io.stdoutIsTerminal) {
    throw new Misuse(stdoutIsTerminal(format.toUpperCase()), { remedy: STDOUT_IS_TERMINAL_REMEDY });
  }
  await checkWritable(path, io);
}
function filesOf(targets, { pictures, pages }) {
  const first = targets.map((target) => {
    const { content } = pictures.find(({ format }) => format === target.format);
    return { ...target, content };
  });
  const others = pages.flatMap(
    (page) => targets.flatMap((target) => {
      const picture = page.pictures.find(({ format }) => format === target.format);
      return picture === void 0 ? [] : [{ ...target, path: pagePath(target, page.slug), content: picture.content }];
    })
  );
  return [...first, ...others];
}
async function writePictures(targets, drawn, io, progress) {
  const { pictures, pages } = drawn;
  const files = filesOf(targets, drawn);
  for (const { path, content } of files) await writeOutput(path, content, io, progress);
  const notes = [...pictures, ...pages.flatMap((page) => page.pictures)].flatMap(({ note }) => note ?? []);
  for (const note of fewOf([...new Set(notes)])) progress.warn(note);
  return files;
}

// src/cli/draw.ts
async function draw2(options, io) {
  const targets = await targetsOf3(options, io);
  if (options.annotate !== null) await checkAnnotationOption(options.annotate, io);
  const progress = createProgress(io, options);
  for (const warning of ineffectiveOptions(options, formatsOf(targets))) progress.warn(warning);
  try {
    if (options.watch) return await watchSource(options, targets, io, progress);
    await drawFiles(options, targets, { io, reading: io }, progress);
    await showIfAsked(options, targets[0].path, io, progress);
  } finally {
    progress.done();
  }
}
var formatsOf = (targets) => targets.map(({ format }) => format);
async function drawFiles(options, targets, { io, reading }, progress) {
  const formats = formatsOf(targets);
  await checkEdited(targets, options["layout-from"], io);
  const request = await readRequest(options, { formats, pageFile: (slug) => pageFile(targets, slug) }, reading);
  const onParts = handlersOf(options, io, progress);
  const drawn = await run(options, { ...request, onParts }, reading, progress);
  return writePictures(targets, drawn, io, progress);
}
var WORKING_DIRECTORY2 = ".";
var handlersOf = (options, io, progress) => ({ codeDirectory }) => ({
  read: (result) => explain(result, options.explain, io, progress),
  question: (text2) => io.stdout(harmless(text2)),
  suggested: (content) => {
    const path = modelFileIn(codeDirectory ?? WORKING_DIRECTORY2);
    return writeOutput(path, content, io, progress, SUGGESTIONS_REMEDY);
  }
});
async function targetsOf3(options, io) {
  const targets = await pictureTargets(options, chooseTargets, io);
  checkStdout(options, targets);
  await checkTargets(targets, io);
  return targets;
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
async function watchSource(options, targets, io, progress) {
  await checkWatched(options, targets, io);
  const { watch: watch2 } = await Promise.resolve().then(() => (init_watch(), watch_exports));
  const isPage = ({ format }) => formatRow(format).mediaType === "text/html";
  const work = {
    outputs: targets.map(({ path }) => path),
    hasPage: targets.some(isPage),
    debug: options.debug,
    async draw(reading) {
      const files = await drawFiles(options, targets, { io, reading }, progress);
      const pagesFirst = [...files.filter(isPage), ...files.filter((file) => !isPage(file))];
      return pagesFirst.map(({ path, format, content }) => ({
        ...{ path, content },
        mediaType: formatRow(format).mediaType
      }));
    },
    async drawn(address) {
      if (address !== null) progress.say(serving(address));
      await showIfAsked(options, address ?? targets[0].path, io, progress);
    }
  };
  return watch2(work, io, progress);
}
async function checkWatched(options, targets, io) {
  const read = [...options.sources ?? [options.source], options.planfile, options.graphfile].flatMap(
    (path) => path ?? []
  );
  if (options["ai-annotate"] !== null) {
    throw new Misuse(WATCH_WITH_AI, { remedy: WATCH_WITH_AI_REMEDY });
  }
  const isStream = (path) => path === STDOUT || descriptorOf(path) !== null;
  if ([...read, ...targets.map(({ path }) => path)].some(isStream)) {
    throw new Misuse(WATCH_NEEDS_FILE, { remedy: WATCH_NEEDS_FILE_REMEDY });
  }
  for (const path of read) {
    if (!isGitAddress(path) || await kindOf4(io, "--source", path) !== "missing") continue;
    throw new Misuse(WATCH_NEEDS_LOCAL, { remedy: WATCH_NEEDS_LOCAL_REMEDY });
  }
}
async function showIfAsked({ show: isAsked }, path, io, progress) {
  const failure = isAsked ? await show(path, io) : null;
  if (failure !== null) progress.warn(failure);
}
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
  const failure = failureOf(command, result);
  return failure === null ? null : showFailed(path, failure);
}
async function runsInWsl(io) {
  if (io.env.WSL_DISTRO_NAME !== void 0 || io.env.WSL_INTEROP !== void 0) return true;
  try {
    return /microsoft/i.test(Buffer.from(await io.readFile("/proc/sys/kernel/osrelease")).toString("utf8"));
  } catch {
    return false;
  }
}
function failureOf(command, result) {
  switch (result.end) {
    case "missing":
      return openerMissing(command);
    case "unusable":
      return openerOutput(command, result.reason);
    case "signal":
      return openerOutput(command, result.signal);
    case "exit": {
      if (result.code === 0) return null;
      const complaint = oneLine(result.stderr).slice(0, COMPLAINT_LENGTH);
      return openerOutput(command, complaint || `exit code ${result.code}`);
    }
    // The command still runs because it is the viewer itself, which stays open.
    case "time-out":
      return null;
  }
}

// parts/picture.js
init_messages2();
init_address();
init_group_by();
init_inventory();
init_node_types();
init_order();
init_terraform_address();
init_hash();
init_decode_text();
init_foreign();
init_colours();
init_matching();

// src/render/messages.ts
init_messages();
init_english();
init_printable();
var LEGEND_COUNT_SAMPLE = "\xD7n";
var DIAGRAM = "Architecture diagram";
var pictureDescription = (resources, connections, changes = []) => `Architecture diagram with ${plural(resources, "resource")} and ${plural(connections, "connection")}${changes.length === 0 ? "" : `; changes: ${changes.join("; ")}`}`;
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
  const listed2 = listedUpTo(
    texts.map((text2) => quote(text2, UNDRAWN_LENGTH)),
    UNDRAWN_LISTED
  );
  return `the font lacks characters of ${plural(texts.length, "text")}, which are left blank in PNG and PDF: ${listed2}. SVG shows them; for the others, pass a font that has them with --font`;
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
var titleOfChange = (sign, count, change2) => `${sign}${count} ${changeWord(change2)}`;
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
var PAGE_KEYS = "Arrows and Page Down move, Enter opens, E goes through connections, C collapses, Escape closes";
var PAGE_KEYS_OF_CHANGE = `${PAGE_KEYS}, N and P go from change to change, S shows the change, before and after, R opens the review, T ticks off`;
var PAGE_KEYS_OF_LEVELS = ", O opens the level behind an element, U goes back to the overview";
var PAGE_SIDES = "Change, before and after";
var PAGE_LEVELS = "Levels";
var PAGE_OVERVIEW = "Overview";
var PAGE_ZOOM = "Zoom";
var PAGE_ZOOM_IN = "Larger (+)";
var PAGE_ZOOM_OUT = "Smaller (-)";
var PAGE_FIT = "Fit (0)";
var PAGE_COLLAPSE = "Collapse all";
var PAGE_EXPAND = "Expand all";
var PAGE_COPY_SVG = "Copy SVG";
var PAGE_COPY_PNG = "Copy PNG";
var PAGE_IS_INSIDE = "inside";
var PAGE_PRINT = "Print";
var iconTooLarge = (bytes) => `it is larger than ${bytes / 1024} KB`;
var ICON_NOT_SVG = "it is neither an SVG nor a PNG";
var ICON_DOCTYPE = "it has a document type (<!DOCTYPE>), which is not allowed";
var iconTooManyElements = (count) => `it has more than ${count} elements`;
var iconTooDeep = (levels) => `its elements are nested more than ${levels} levels deep`;
var iconElementUnknown = (name) => `it contains ${quote(name, ICON_QUOTED)}, which is not allowed`;
var iconValueUnknown = (name) => `its value of ${quote(name, ICON_QUOTED)} is not allowed`;
var ICON_QUOTED = 40;
var ICON_STYLESHEET = "it has a style sheet; export it with presentation attributes";
var ICON_IDS = "two of its gradients or clip paths have the same id";
var ICON_WITHOUT_SIZE = "it has neither a valid viewBox nor a width and a height of at least 1";
var ICON_EMPTY = "it draws nothing";
var ICON_PNG_DAMAGED = "it is a damaged PNG";
var iconPixels = (side) => `it has more than ${side} pixels in width or height`;
var ICON_PNG_KIND = "it is interlaced, or does not have 8 bits per channel";

// src/render/side.ts
var ABSENT = { before: "create", after: "delete" };
function belongsTo2(side, change2, position2) {
  if (change2 === ABSENT[side]) return false;
  return position2 === "same" || position2 === "ghost" === (side === "before");
}
function idsIn(side, elements) {
  const moved = new Set(elements.flatMap(({ ghostOf }) => ghostOf ?? []));
  const positionOf = ({ id, ghostOf }) => ghostOf !== void 0 ? "ghost" : moved.has(id) ? "moved" : "same";
  const present2 = elements.filter((element) => belongsTo2(side, element.change, positionOf(element)));
  const withContent = /* @__PURE__ */ new Set();
  const parents = new Map(elements.map(({ id, parent }) => [id, parent]));
  for (const { id, isFrame: isFrame3 } of present2) {
    if (isFrame3) continue;
    for (let at2 = parents.get(id) ?? null; at2 !== null && !withContent.has(at2); at2 = parents.get(at2) ?? null)
      withContent.add(at2);
  }
  return new Set(present2.filter(({ id, isFrame: isFrame3 }) => !isFrame3 || withContent.has(id)).map(({ id }) => id));
}
var FRAMES2 = /^(?:module|group|strip:.*)$/;
var isFrame2 = (item) => item.kind === "box" && item.folded === void 0 && FRAMES2.test(item.style);
var edgeBelongsTo = (side, { from, to }, change2, present2) => change2 !== "move" && change2 !== ABSENT[side] && present2.has(from) && present2.has(to);
var elementOf3 = (item) => ({
  id: item.id,
  parent: item.parent,
  isFrame: isFrame2(item),
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
var withoutSentence = ({ sentence: _, ...heading4 }) => ({
  ...heading4,
  subtitle: null
});
function layoutOf(layout, side) {
  if (side === void 0 || side === "change" || layout.changes === void 0) return layout;
  const { changes: _, changesInside: _____, changeSummary: ____, legend: legend2 = [], subtitle: __, heading: heading4, ...rest } = layout;
  const items = [...layout.boxes.map(({ box: box2 }) => box2), ...layout.nodes.map(({ node: node2 }) => node2)];
  const present2 = idsIn(side, items.map(elementOf3));
  const edges2 = layout.edges.filter(({ edge }) => edgeBelongsTo(side, edge, edge.mark?.change, present2));
  return {
    ...rest,
    boxes: layout.boxes.flatMap((at2) => present2.has(at2.box.id) ? { ...at2, box: plainBox(at2.box) } : []),
    nodes: layout.nodes.flatMap((at2) => present2.has(at2.node.id) ? { ...at2, node: plainNode(at2.node) } : []),
    edges: edges2.map(({ mark: ___, ...placed }) => ({ ...placed, edge: plainEdge(placed.edge) })),
    // The subtitle counts the elements of the whole diagram, so it is removed.
    ...heading4 && { heading: withoutSentence(heading4) },
    legend: plainLegend(legend2)
  };
}
var plainItem = ({ changed: _, changeLines: __, alertLines: ___, driftLine: ____, ghostOf: _____, ...item }) => ({ ...item, change: "none", alert: "" });
var plainLine = ({ change: _, ...edge }) => edge;
function presentationOf(presentation, side) {
  if (side === void 0 || side === "change" || presentation.changes === void 0) return presentation;
  const { changes: _, changesInside: ____, changeSummary: __, sentence: ___, ...rest } = presentation;
  const present2 = idsIn(
    side,
    presentation.items.map((item) => ({
      ...{ id: item.id, parent: item.parent, isFrame: isFrame2(item) },
      ...{ change: item.change, ghostOf: item.ghostOf }
    }))
  );
  return {
    ...rest,
    subtitle: "",
    items: presentation.items.filter(({ id }) => present2.has(id)).map(plainItem),
    edges: presentation.edges.filter((edge) => edgeBelongsTo(side, edge, edge.change, present2)).map(plainLine)
  };
}
function withoutBareBoxes(presentation) {
  const parentOfBare = new Map(
    presentation.items.flatMap((item) => isBare(item) ? [[item.id, item.parent]] : [])
  );
  if (parentOfBare.size === 0) return presentation;
  const items = presentation.items.flatMap((item) => {
    if (isBare(item)) return [];
    const parent = parentOfBare.get(item.parent ?? "");
    return [parent === void 0 ? item : { ...item, parent }];
  });
  return { ...presentation, items };
}
var isBare = (item) => item.kind === "box" && item.bare === true;

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
var escapeXml = (text2) => withoutDirections(text2.replace(FORBIDDEN2, "")).replace(/[&<>"']/g, (character) => ENTITIES[character]);
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
var WIDER3 = { 400: 1.17, 600: 1.27 };
function look({ size, weight, fill }, around = { weight: 400 }) {
  const parts = [
    ...size === around.size ? [] : [` font-size="${size}"`],
    ...weight === around.weight ? [] : [` font-weight="${weight}"`],
    ...fill === around.fill ? [] : [painted({ fill })]
  ];
  return parts.join("");
}
function text(content, x, baseline, ink, anchor, length) {
  const middle = anchor === "middle" ? ' text-anchor="middle"' : "";
  const made = length === void 0 ? "" : ` textLength="${number(length)}" lengthAdjust="spacingAndGlyphs"`;
  return `<text x="${number(x)}" y="${number(baseline)}"${middle}${made}${look(ink)}>${escapeXml(content)}</text>`;
}
var widest = ({ width, ink }) => width * WIDER3[ink.weight];
function titleLine2(title, after, gap, x, baseline, room) {
  const spans = [title, ...after === null ? [] : [after]].filter((span) => span.text !== "");
  const [first, second] = spans;
  if (first === void 0) return "";
  if (spans.reduce((sum, span) => sum + widest(span), (spans.length - 1) * gap) > room) {
    const start = text(first.text, x, baseline, first.ink, "start", first.width);
    if (second === void 0) return start;
    return start + text(second.text, x + first.width + gap, baseline, second.ink, "start", second.width);
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
function changeText(line2, middle, baseline, ink) {
  if (!hasArrow(line2)) return text(line2.text, middle, baseline, ink, "middle");
  return changeTextFrom(line2, middle - changeWidth(line2, ink) / 2, baseline, ink);
}
function changeTextFrom({ text: words2 }, left, baseline, ink) {
  let [x, drawn] = [left, ""];
  for (const [i, part] of partsOf3(words2).entries()) {
    if (i > 0) {
      drawn += arrowAt(x, baseline, ink);
      x += arrowWidth(ink) + arrowGap(ink);
    }
    if (part === "") continue;
    const width = widthOf(part, ink.size, ink.weight);
    drawn += text(part, x, baseline, ink, "start", width);
    x += width + arrowGap(ink);
  }
  return drawn;
}
var partsOf3 = (words2) => words2.split(ARROW).map((part) => part.trim());
function changeWidth({ text: words2 }, ink) {
  const gap = arrowGap(ink);
  const parts = partsOf3(words2);
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
var iconsFor = async (slugs, own = {}) => ({
  ...await bundledIcons([...slugs].filter((slug) => !Object.hasOwn(own, slug))),
  ...own
});
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
init_errors();
init_address();

// src/render/theme.ts
init_boxes();
init_colours();
function changePaints(paint, marked = paint) {
  const onMark = paint("#FFFFFF", "#0D1117");
  const grey = { mark: marked("#5D6779", "#9DA7B3"), sign: onMark };
  return {
    create: { mark: marked("#107E62", "#7FF0D1"), sign: onMark },
    update: { mark: marked("#B0800D", "#FDD02C"), sign: paint("#101828", "#0D1117") },
    delete: { mark: marked("#A11919", "#E7434E"), sign: onMark },
    replace: { mark: marked("#580495", "#A267DB"), sign: onMark },
    move: { mark: marked("#1F6FB2", "#6CB6FF"), sign: onMark },
    import: { mark: marked("#0B6E86", "#56C7E0"), sign: onMark },
    // The disc is hollow, so the sign has the colour of the mark.
    forget: { mark: grey.mark, sign: grey.mark },
    deferred: grey
  };
}
var paintsOf = ({ change: change2, opens }, { changes, opened: opened2 }) => opens === true ? opened2 : changes[change2];
var FONTS = "Inter,'Segoe UI',Helvetica,Arial,sans-serif";
var NO_BRAND = { light: {}, dark: {}, font: null };
var BACKGROUND2 = { light: "#FFFFFF", dark: "#0D1117" };
function brandedColours(palette, { background, text: text2, line: line2, accent }) {
  const ground2 = background ?? BACKGROUND2[palette];
  const readable = (colour, contrast) => legibleOn(FILLED[palette], legibleOn(ground2, colour, contrast), contrast);
  return {
    ground: ground2,
    /** @param paler share of the background in a text that is less important */
    text: (own, paler = 0) => {
      if (text2 !== void 0) return readable(mixOf(text2, ground2, paler), TEXT_CONTRAST);
      return background === void 0 ? own : readable(own, TEXT_CONTRAST);
    },
    line: (own) => {
      if (line2 !== void 0) return line2;
      return background === void 0 ? own : readable(own, LINE_CONTRAST);
    },
    /** Colour that is no choice of the brand, on its background. */
    kept: (own, contrast) => background === void 0 || own === "none" ? own : legibleOn(ground2, own, contrast),
    accent: (own) => accent ?? own,
    onAccent: (own) => accent === void 0 ? own : legibleOn(accent, own, TEXT_CONTRAST)
  };
}
function themeOf(paint, plate2, { font, ...brand } = NO_BRAND) {
  const [light, dark2] = [brandedColours("light", brand.light), brandedColours("dark", brand.dark)];
  const background = paint(light.ground, dark2.ground);
  const text2 = (ofLight, ofDark, paler = 0) => paint(light.text(ofLight, paler), dark2.text(ofDark, paler));
  const line2 = (ofLight, ofDark) => paint(light.line(ofLight), dark2.line(ofDark));
  const accent = (ofLight, ofDark) => paint(light.accent(ofLight), dark2.accent(ofDark));
  const marked = (ofLight, ofDark, contrast = LINE_CONTRAST) => paint(light.kept(ofLight, contrast), dark2.kept(ofDark, contrast));
  const onAccent = paint(light.onAccent(BACKGROUND2.light), dark2.onAccent(BACKGROUND2.dark));
  const quiet = text2("#5D6779", "#9DA7B3", 0.25);
  const soft = text2("#475467", "#B6C0CC", 0.15);
  return {
    fonts: font === null ? FONTS : `'${font}',${FONTS}`,
    family: font,
    background,
    heading: { size: 20, weight: 600, fill: text2("#101828", "#F0F6FC") },
    subheading: { size: 12, weight: 400, fill: quiet },
    sentence: { size: 13, weight: 400, fill: text2("#101828", "#F0F6FC") },
    boxTitle: { size: 12, weight: 600 },
    boxSubtitle: { size: 12, weight: 400 },
    box: ({ border, fill, ink, dark: ofDark }) => ({
      border: marked(border, ofDark.border),
      // Boxes without a tint have the colour of the background.
      fill: paint(
        fill === BACKGROUND2.light ? light.ground : fill,
        ofDark.fill === BACKGROUND2.dark ? dark2.ground : ofDark.fill
      ),
      ink: marked(ink, ofDark.ink, TEXT_CONTRAST)
    }),
    group: (colour) => {
      const [ofLight, ofDark] = [groupColours(colour, "light"), groupColours(colour, "dark")];
      return { border: paint(ofLight.border, ofDark.border), fill: paint(ofLight.fill, ofDark.fill) };
    },
    caption: {
      title: { size: 12, weight: 600, fill: text2("#1D2939", "#E6EDF3") },
      name: { size: 10.5, weight: 400, fill: soft },
      detail: { size: 10.5, weight: 400, fill: quiet },
      alert: { size: 10.5, weight: 600, fill: marked("#B42318", "#FF8A7A", TEXT_CONTRAST) },
      change: { size: 10.5, weight: 600, fill: text2("#1D2939", "#E6EDF3") }
    },
    edgeLabel: { size: 10.5, weight: 400, fill: soft },
    legend: { size: 10.5, weight: 400, fill: soft },
    step: { size: STEP_SIZE, weight: STEP_WEIGHT, fill: onAccent },
    badge: { size: 11, weight: 600, fill: onAccent },
    line: line2("#5B6675", "#8B98A9"),
    head: line2("#3F4A59", "#B1BAC4"),
    halo: background,
    haloOpacity: 0.75,
    plateOpacity: 0.92,
    lookedUp: marked("#667085", "#9DA7B3"),
    badgeFill: accent("#344054", "#C9D1D9"),
    badgeBorder: background,
    stepFill: accent("#B4236F", "#FF9BCE"),
    outline: marked("#344054", "#B6C0CC"),
    changes: changePaints(paint, marked),
    opened: { mark: marked("#DA2B5F", "#FF8F93"), sign: paint("#FFFFFF", "#0D1117") },
    faded: quiet,
    plate: plate2
  };
}
var PLATE = "#F2F4F7";
var THEMES2 = {
  light: [(value) => ({ value }), null],
  dark: [(_, value) => ({ value }), { value: PLATE }],
  auto: [(value, dark2) => value === dark2 ? { value } : { value, dark: dark2 }, { value: "none", dark: PLATE }]
};
var LIGHT = themeOf(...THEMES2.light);
var DARK = themeOf(...THEMES2.dark);
var AUTO = themeOf(...THEMES2.auto);
function themeByName(name, brand = null) {
  return brand === null ? { light: LIGHT, dark: DARK, auto: AUTO }[name] : themeOf(...THEMES2[name], brand);
}

// src/render/svg/boxes.ts
init_boxes();
init_catalog();
init_address();

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
  const rest = height * (1 - OPENING) / 2;
  const n2 = number;
  const corner = (cx, cy, ex, ey) => `Q${n2(cx)},${n2(cy)} ${n2(ex)},${n2(ey)}`;
  return [
    `M${n2(x)},${n2(y + rest)}V${n2(y + r)}${corner(x, y, x + r, y)}H${n2(right - r)}${corner(right, y, right, y + r)}`,
    `V${n2(bottom - r)}${corner(right, bottom, right - r, bottom)}H${n2(x + r)}${corner(x, bottom, x, bottom - r)}V${n2(bottom - rest)}`
  ].join("");
}
var n = number;
var minus = (x, y, s) => `M${n(x - s)},${n(y)}H${n(x + s)}`;
var plus = (x, y, s) => `${minus(x, y, s)}M${n(x)},${n(y - s)}V${n(y + s)}`;
var tilde = (x, y, s) => `M${n(x - s)},${n(y + s * 0.35)}C${n(x - s * 0.4)},${n(y - s * 1.1)} ${n(x + s * 0.4)},${n(y + s * 1.1)} ${n(x + s)},${n(y - s * 0.35)}`;
var slash = (x, y, s) => `M${n(x - s * 0.35)},${n(y + s)}L${n(x + s * 0.35)},${n(y - s)}`;
var arrow2 = (x, y, s) => `${minus(x, y, s)}M${n(x + s * 0.2)},${n(y - s * 0.75)}L${n(x + s)},${n(y)}L${n(x + s * 0.2)},${n(y + s * 0.75)}`;
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
  move: arrow2,
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
  const sign = signIn(mark);
  const stroke = height * STROKE * (isHollow ? 2 : 1);
  const lines = `<path d="${sign(x, y, height * HALF)}" fill="none" stroke-width="${n(stroke)}" stroke-linecap="round" stroke-linejoin="round"${painted({ stroke: paints.sign })}/>`;
  return ground2 + shape + lines;
}

// src/render/svg/boxes.ts
var CORNER = 24;
var LOOSE_ICON = { size: 17, x: 8, y: 3.5 };
var CORNER_RADIUS = 2;
var TITLE_AFTER_ICON = 31;
var TITLE_WITHOUT_ICON = 10;
var HEADER_END = 10;
var DASHES = "6 4";
var LOOKED_UP_DASHES = "2 3";
function box(placed, theme) {
  const { box: item } = placed;
  const facts = boxFactsOf(item.style);
  const content = item.bare ? "" : cornerIcon(placed, theme) + asMark(changeDisc(placed, theme)) + header(placed, facts, theme);
  return `<g data-address="${escapeXml(item.id)}" data-type="${escapeXml(item.style)}"${changeData(item)}><title>${tooltip(item)}</title>${frame(placed, facts, theme)}${content}</g>`;
}
function frame(placed, facts, theme) {
  const { fill, border: stroke } = theme.box(facts);
  const bounds = `x="${number(placed.x)}" y="${number(placed.y)}" width="${number(placed.width)}" height="${number(placed.height)}"`;
  const { mark, bare, dashed: dashed2 } = placed.box;
  if (bare) return `<rect ${bounds} fill="none"/>`;
  const paints = `${painted({ fill, stroke })}${dashes(dashed2, facts)}`;
  if (mark === void 0) return `<rect ${bounds} rx="${CORNER_RADIUS}" stroke-width="${facts.width}"${paints}/>`;
  const border = `<rect ${bounds} rx="${CORNER_RADIUS}" stroke-width="${facts.width}" stroke-opacity="0"${paints}/>`;
  return border + asMark(ring(mark, placed, CORNER_RADIUS, theme));
}
function dashes(isLookedUp, facts) {
  if (isLookedUp) return ` stroke-dasharray="${LOOKED_UP_DASHES}"`;
  return facts.dash === "dashed" ? ` stroke-dasharray="${DASHES}"` : "";
}
function header(placed, facts, theme) {
  const { box: item, x, y, width } = placed;
  const start = titleStart(item);
  const { ink } = theme.box(facts);
  const room = width - start - HEADER_END;
  const subtitleRoom = item.subtitle === null || item.subtitleBelow ? 0 : SUBTITLE_GAP + item.subtitle.width;
  const shownTitle = uncut(item.title, room - subtitleRoom, theme.boxTitle);
  const title = { ...shownTitle, ink: { ...theme.boxTitle, fill: ink } };
  const baseline = baselineBelow(y + CORNER / 2, theme.boxTitle.size);
  if (item.subtitle !== null && isOfChange(item.subtitle)) {
    const left = x + start + title.width + SUBTITLE_GAP;
    const first = text(title.text, x + start, baseline, title.ink, "start", title.width);
    return first + changeAfter(item, left, baseline, { ...theme.boxSubtitle, fill: ink }, theme);
  }
  const titleRoom = item.subtitleBelow ? 0 : SUBTITLE_GAP + title.width;
  const subtitle = item.subtitle && {
    ...uncut(item.subtitle, room - titleRoom, theme.boxSubtitle),
    ink: { ...theme.boxSubtitle, fill: ink }
  };
  if (subtitle && item.subtitleBelow) {
    const first = titleLine2(title, null, SUBTITLE_GAP, x + start, baseline, room);
    return first + titleLine2(subtitle, null, SUBTITLE_GAP, x + start, baseline + SECOND_LINE, room);
  }
  return titleLine2(title, subtitle, SUBTITLE_GAP, x + start, baseline, room);
}
function uncut(line2, room, { size, weight }) {
  const shown = line2.fullText === void 0 ? line2.text : wrap(line2.fullText, size, weight, Math.max(line2.width, room), 1)[0];
  if (shown === void 0 || shown === line2.text) return line2;
  return { text: shown, width: widthOf(shown, size, weight) };
}
function changeAfter({ subtitle, plainSubtitle }, left, baseline, ink, theme) {
  const line2 = subtitle;
  const changeInk = { ...theme.boxSubtitle, weight: 600, fill: theme.caption[line2.role].fill };
  const detail = line2.drift && plainSubtitle && line2.text.startsWith(plainSubtitle.text) ? plainSubtitle : null;
  if (detail === null) return asMark(changeTextFrom(line2, left, baseline, changeInk), line2);
  const drift = { text: line2.text.slice(detail.text.length) };
  return text(detail.text, left, baseline, ink, "start", detail.width) + asMark(changeTextFrom(drift, left + detail.width, baseline, changeInk), line2);
}
function titleStart({ icon: icon2, mark }) {
  const start = icon2 === null ? TITLE_WITHOUT_ICON : TITLE_AFTER_ICON;
  return mark === void 0 ? start : start + discWidth(mark, DISC.box) + DISC_GAP;
}
function changeDisc({ box: item, x, y }, theme) {
  if (item.mark === void 0 || item.mark.ghostOf !== void 0) return "";
  const middle = x + titleStart(item) - DISC_GAP - discWidth(item.mark, DISC.box) / 2;
  return disc(item.mark, { x: middle, y: y + CORNER / 2 }, DISC.box, theme);
}
function cornerIcon(placed, theme) {
  const icon2 = iconIn(placed, theme);
  return icon2 !== "" && isGone(placed.box.mark) ? `<g opacity="${SHADOW}">${icon2}</g>` : icon2;
}
function iconIn({ box: item, x, y }, theme) {
  if (item.icon === null) return "";
  if (isFlushIcon(item.icon)) return useIcon(item.icon, x, y, CORNER);
  const [left, top] = [x + LOOSE_ICON.x, y + LOOSE_ICON.y];
  return plate(item.icon, left, top, LOOSE_ICON.size, theme) + useIcon(item.icon, left, top, LOOSE_ICON.size);
}
function tooltip({ id, title, subtitle, folded, changeWords: changeWords2 = [] }) {
  if (folded) return escapeXml([title.text, ...changeWords2, ...folded].join("\n"));
  const heading4 = [title, subtitle].flatMap((line2) => line2 === null || line2.text === "" ? [] : line2.fullText ?? line2.text).join(" ");
  return escapeXml([heading4, ...changeWords2, ...isAddress(id) ? [id] : []].join("\n"));
}

// src/render/svg/edges.ts
init_messages();

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
var DASHES2 = "4 4";
var DELETED_DASHES = "8 4";
var MAIN_WIDTH = 2.25;
var STROKES = {
  main: ` stroke-width="${MAIN_WIDTH}"`,
  solid: "",
  thin: ' stroke-width="0.75"',
  dashed: ` stroke-dasharray="${DASHES2}"`,
  dotted: ' stroke-dasharray="0.1 4" stroke-linecap="round"',
  deleted: ` stroke-dasharray="${DELETED_DASHES}"`,
  moved: ' stroke-dasharray="0.1 6" stroke-linecap="round" stroke-width="2.5"'
};
function strokeOf({ dashed: dashed2, suggested, thin, main, mark }) {
  if (mark?.change === "delete") return "deleted";
  if (mark?.change === "move") return "moved";
  if (suggested === true) return "dotted";
  if (dashed2) return "dashed";
  if (thin === true) return "thin";
  return main === true && mark === void 0 ? "main" : "solid";
}
var isUnbroken = (stroke) => stroke === "main" || stroke === "solid" || stroke === "thin";
var keyOf2 = ({ x, y }) => point(x, y);
function tally(keys) {
  const counts = /* @__PURE__ */ new Map();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
function dashedPath(lines) {
  const starts = lines.map(({ route: route2 }) => keyOf2(route2[0]));
  const ends2 = lines.map(({ route: route2 }) => keyOf2(route2.at(-1)));
  const [atStart, atEnd] = [tally(starts), tally(ends2)];
  return lines.map(({ arrow: { line: line2, reversed } }, i) => {
    const isReversed = atEnd.get(ends2[i]) > atStart.get(starts[i]);
    return isReversed && reversed !== void 0 ? reversed() : line2;
  }).join("");
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
  for (const line2 of node2.lines) {
    const role = theme.caption[line2.role];
    const ink = node2.faded || node2.mark?.ghostOf !== void 0 ? { ...role, fill: theme.faded } : role;
    const baseline = baselineBelow(top + LINE_HEIGHT[line2.role] / 2, ink.size);
    result += isOfChange(line2) ? asMark(changeText(line2, middle, baseline, ink), line2) : text(line2.text, middle, baseline, ink, "middle");
    top += LINE_HEIGHT[line2.role];
  }
  return result;
}
var pillWidth = (words2, { badge: { size, weight } }) => Math.max(BADGE_HEIGHT, widthOf(words2, size, weight) + 2 * BADGE_PADDING);
function pill(words2, right, middle, theme) {
  const width = pillWidth(words2, theme);
  const bounds = `x="${number(right - width)}" y="${number(middle - BADGE_HEIGHT / 2)}" width="${number(width)}" height="${BADGE_HEIGHT}"`;
  const shape = `<rect ${bounds} rx="${BADGE_HEIGHT / 2}" stroke-width="1.5"${painted({ fill: theme.badgeFill, stroke: theme.badgeBorder })}/>`;
  const baseline = baselineBelow(middle, theme.badge.size);
  return shape + text(words2, right - width / 2, baseline, theme.badge, "middle");
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
  return shape + text(steps2, left + width / 2, baselineBelow(middle, theme.step.size), theme.step, "middle");
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
function frame2(placed, theme) {
  const { node: node2 } = placed;
  if (!node2.dashed && !node2.suggested) return "";
  const stroke = node2.suggested ? STROKES.dotted : ` stroke-dasharray="3 3"`;
  const icon2 = iconAt(placed);
  const size = number(icon2.size + 2 * LOOKED_UP_GAP);
  return `<rect x="${number(icon2.x - LOOKED_UP_GAP)}" y="${number(icon2.y - LOOKED_UP_GAP)}" width="${size}" height="${size}" rx="4" fill="none"${stroke}${painted({ stroke: theme.lookedUp })}/>`;
}
var GROUP_GAP = 3;
var GROUP_BORDER = 1.5;
function groupPlate({ x, y, size }, colour, theme) {
  const { border: stroke, fill } = theme.group(colour);
  const side = number(size);
  return `<rect x="${number(x)}" y="${number(y)}" width="${side}" height="${side}" rx="4" stroke-width="${GROUP_BORDER}"${painted({ fill, stroke })}/>`;
}
function highlight(placed, theme) {
  const group2 = placed.node.highlight;
  if (group2 === void 0) return "";
  const { x, y, size } = iconAt(placed);
  return groupPlate({ x: x - GROUP_GAP, y: y - GROUP_GAP, size: size + 2 * GROUP_GAP }, group2.colour, theme);
}
var isShadow = ({ faded, mark }) => faded === true || isGone(mark);
function icon(placed, theme) {
  const { x, y, size } = iconAt(placed);
  const drawing = [placed.node.icon, x, y, size];
  const drawn = highlight(placed, theme) + plate(...drawing, theme) + useIcon(...drawing);
  return isShadow(placed.node) ? `<g opacity="${SHADOW}">${drawn}</g>` : drawn;
}
function change({ node: node2, x, y }, theme) {
  const { mark, ring: room = 0, iconSize } = node2;
  if (mark === void 0) return "";
  const inset = RING_WIDTH / 2;
  const [left, top, size] = [x + node2.iconX + inset, y + node2.iconY + inset, iconSize - 2 * inset];
  const line2 = ring(mark, { x: left, y: top, width: size, height: size }, RING_RADIUS, theme);
  if (mark.ghostOf !== void 0) return line2;
  const height = room < RING ? DISC.small : DISC.node;
  const [right, bottom] = [x + node2.iconX + iconSize + DISC_OVERHANG, y + node2.iconY + iconSize + DISC_OVERHANG];
  const middle = { x: right - discWidth(mark, height) / 2, y: bottom - height / 2 };
  return line2 + disc(mark, middle, height, theme);
}
function ground({ node: node2, x, y }, theme) {
  if (!node2.onBorder) return "";
  const { iconX, iconY, iconSize, width, height } = node2;
  const below = iconY + iconSize;
  const cover2 = (left, top, wide, high) => `<rect x="${number(left)}" y="${number(top)}" width="${number(wide)}" height="${number(high)}"${painted({ fill: theme.background })}/>`;
  return cover2(x + iconX, y + iconY, iconSize, iconSize) + cover2(x, y + below, width, height - below);
}
var tooltip2 = ({ words: words2, lines, id, changeWords: changeWords2 = [] }) => escapeXml([...words2 ?? lines.map((line2) => line2.text), ...changeWords2, id].join("\n"));
var driftData = ({ mark, lines, changeWords: changeWords2 = [] }) => mark === void 0 && changeWords2.length === 1 && lines.some(({ drift }) => drift) ? ' data-drift=""' : "";
function node(placed, theme) {
  const { node: item } = placed;
  const marks = frame2(placed, theme) + asMark(change(placed, theme)) + badge(placed, theme) + steps(placed, theme);
  return `<g data-address="${escapeXml(item.id)}" data-type="${escapeXml(item.type)}"${changeData(item)}${driftData(item)}><title>${tooltip2(item)}</title>${ground(placed, theme)}${icon(placed, theme)}${marks}${captions2(placed, theme)}</g>`;
}

// src/render/svg/edges.ts
var HALO_WIDTH = 4;
var LINE_WIDTH = 1.5;
var CHANGED_WIDTH = 2;
var PLATE_RADIUS = 4;
var PLATE_OVERHANG = 8;
var halo = (line2, theme) => `<path d="${line2}" stroke-opacity="${theme.haloOpacity}" stroke-width="${HALO_WIDTH}"${painted({ stroke: theme.halo })}/>`;
var ends = (from, to) => `data-from="${escapeXml(from)}" data-to="${escapeXml(to)}"`;
function group({ edge }, { heads }, line2, theme) {
  const label = edge.label?.fullText ?? edge.label?.text ?? "";
  const change2 = edge.mark && changeWord(edge.mark.change);
  const tooltip3 = escapeXml(edgeTooltip(edge.from, edge.to, edge.twoWay, label, change2));
  const fill = edge.mark ? paintsOf(edge.mark, theme).mark : theme.head;
  return `<g ${ends(edge.from, edge.to)}${changeData(edge)}><title>${tooltip3}</title>${line2}<path d="${heads}" stroke="none"${painted({ fill })}/></g>`;
}
var invisibleLine = ({ line: line2 }) => `<path d="${line2}" stroke="none" pointer-events="stroke"/>`;
function trunk(edges2, arrows, routes) {
  const lines = edges2.map((edge, i) => ({
    stroke: strokeOf(edge),
    arrow: arrows[i],
    route: routes[i]
  }));
  return ["solid", "main", "thin", "dashed", "dotted", "deleted", "moved"].flatMap((stroke) => {
    const alike = lines.filter((each) => each.stroke === stroke);
    const path = isUnbroken(stroke) ? alike.map((each) => each.arrow.line).join("") : dashedPath(alike);
    return path === "" ? [] : [`<path d="${path}"${STROKES[stroke]}/>`];
  });
}
var openEdges = (theme) => `<g fill="none" stroke-width="${LINE_WIDTH}"${painted({ stroke: theme.line })}>`;
function arrowsOf(placed, routes) {
  const gaps = findGaps(placed.map(({ edge }, i) => ({ edge, points: routes[i] })));
  return placed.map(
    ({ edge, curve }, i) => curve === void 0 ? arrow3(routes[i], edge, isUnbroken(strokeOf(edge)) ? gaps[i] : void 0) : curvedArrow(curve, edge)
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
      const { line: line2 } = arrows[i];
      const visibleLine = `<path d="${line2}"${STROKES[strokeOf(member2.edge)]}/>`;
      return group(member2, arrows[i], isShared ? invisibleLine(arrows[i]) : visibleLine, theme);
    });
    return [halo(arrows.map(({ line: line2 }) => line2).join(""), theme), ...shade([...trunkLines, ...groups])];
  });
}
var ORDER = [
  { change: "move" },
  { change: "update" },
  { change: "delete" },
  { change: "create" },
  { change: "update", opens: true },
  { change: "create", opens: true }
];
function changed2(placed, theme) {
  return ORDER.flatMap((mark) => {
    const alike = placed.filter(({ edge }) => edge.mark?.change === mark.change && edge.mark.opens === mark.opens);
    if (alike.length === 0) return [];
    const look2 = ` stroke-width="${CHANGED_WIDTH}"${painted({ stroke: paintsOf(mark, theme).mark })}`;
    return [`<g${look2}>`, ...bundled(alike, theme, (lines) => lines), "</g>"];
  });
}
var shadow = (lines) => [`<g opacity="${SHADOW}">`, ...lines, "</g>"];
function edges(placed, theme) {
  const plain2 = placed.filter(({ edge }) => edge.mark === void 0);
  const isShaded = plain2.some(({ edge }) => edge.faded);
  const parts = [...bundled(plain2, theme, isShaded ? shadow : (lines) => lines), ...changed2(placed, theme)];
  return parts.length === 0 ? [] : [openEdges(theme), ...parts, "</g>"];
}
var edgeSign = ({ edge, mark }, theme) => edge.mark === void 0 || mark === void 0 ? "" : `<g ${ends(edge.from, edge.to)}>${asMark(disc(edge.mark, mark, DISC.edge, theme))}</g>`;
function edgeLabel({ edge, label: plate2 }, theme) {
  if (edge.label === null || plate2 === null) return "";
  const { size } = theme.edgeLabel;
  const middle = plate2.y + plate2.height / 2;
  const baseline = baselineBelow(middle, size);
  const isLong = edge.label.width * WIDER3[theme.edgeLabel.weight] > plate2.width + PLATE_OVERHANG;
  const before = edge.steps === void 0 ? 0 : stepWidth(edge.steps) + (edge.label.text === "" ? 0 : STEP_GAP);
  const left = plate2.x + (plate2.width - edge.label.width) / 2;
  const badge2 = edge.steps === void 0 ? "" : stepBadge(edge.steps, left, middle, theme);
  const length = isLong ? edge.label.width - before : void 0;
  const centre = plate2.x + plate2.width / 2 + before / 2;
  const words2 = edge.label.text === "" ? badge2 : badge2 + text(edge.label.text, centre, baseline, theme.edgeLabel, "middle", length);
  return `<g ${ends(edge.from, edge.to)}><rect x="${number(plate2.x)}" y="${number(plate2.y)}" width="${number(plate2.width)}" height="${number(plate2.height)}" rx="${PLATE_RADIUS}" fill-opacity="${theme.plateOpacity}"${painted({ fill: theme.halo })}/>${words2}</g>`;
}
var OVERLAP = 1;
var TOLERANCE2 = 0.05;
function lineKey(a, b) {
  if (Math.abs(a.y - b.y) < TOLERANCE2) return `h${Math.round(a.y * 10)}`;
  if (Math.abs(a.x - b.x) < TOLERANCE2) return `v${Math.round(a.x * 10)}`;
  return null;
}
function runsByLine(routes) {
  const lines = /* @__PURE__ */ new Map();
  routes.forEach((points, route2) => {
    for (let i = 1; i < points.length; i++) {
      const a = points[i - 1];
      const b = points[i];
      const line2 = lineKey(a, b);
      if (line2 === null) continue;
      const [from, to] = line2[0] === "h" ? [a.x, b.x] : [a.y, b.y];
      const run2 = { route: route2, start: Math.min(from, to), end: Math.max(from, to) };
      const runs = lines.get(line2);
      if (runs === void 0) lines.set(line2, [run2]);
      else runs.push(run2);
    }
  });
  return lines;
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
  const join5 = (a, b) => {
    const [first, second] = [find(a), find(b)];
    leader[Math.max(first, second)] = Math.min(first, second);
  };
  return { find, join: join5 };
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
var CORNER2 = 8;
var MOST_RUNS = 1e3;
function findGaps(lines) {
  const gaps = lines.map(() => /* @__PURE__ */ new Map());
  const runs = lines.map(({ points }, line2) => runsOf2(points, line2));
  const horizontal = runs.flatMap((each) => each.horizontal);
  const vertical = runs.flatMap((each) => each.vertical);
  if (horizontal.length > MOST_RUNS || vertical.length > MOST_RUNS) return gaps;
  const targets = /* @__PURE__ */ new Map();
  for (const { edge } of lines) targets.set(edge.from, (targets.get(edge.from) ?? /* @__PURE__ */ new Set()).add(edge.to));
  for (const run2 of horizontal) {
    const crossing = vertical.filter(
      (other) => crosses(run2, other) && !isJunction(lines[run2.line].edge, lines[other.line].edge, targets)
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
function runsOf2(points, line2) {
  const horizontal = [];
  const vertical = [];
  for (let start = 0; start + 1 < points.length; start++) {
    const [a, b] = [points[start], points[start + 1]];
    if (a.y === b.y) horizontal.push({ line: line2, start, offset: a.y, from: Math.min(a.x, b.x), to: Math.max(a.x, b.x) });
    else if (a.x === b.x) vertical.push({ line: line2, start, offset: a.x, from: Math.min(a.y, b.y), to: Math.max(a.y, b.y) });
  }
  return { horizontal, vertical };
}
var isInside = (offset, { from, to }) => offset > from + CORNER2 && offset < to - CORNER2;
var crosses = (a, b) => isInside(b.offset, a) && isInside(a.offset, b);
function isJunction(a, b, targets) {
  if (a.from === b.from || a.to === b.to) return true;
  return targets.get(a.from)?.has(b.to) === true && targets.get(b.from)?.has(a.to) === true;
}
var headScale = ({ thin }) => thin === true ? THIN_SCALE : 1;
function arrow3(points, style, gaps) {
  const scale = headScale(style);
  const [start, second] = [points[0], points[1]];
  const [beforeLast, last] = [points.at(-2), points.at(-1)];
  const line2 = [...points];
  line2[line2.length - 1] = stopFor(beforeLast, last, scale);
  if (style.twoWay) line2[0] = stopFor(second, start, scale);
  const reversed = () => roundedPath([...line2].reverse());
  const heads = (style.twoWay ? head(second, start, scale) : "") + head(beforeLast, last, scale);
  return { reversed, line: roundedPath(line2, gaps), heads };
}
var MIN_DISTANCE = 0.05;
var lastBefore = (curve, end) => curve.findLast(({ x, y }) => Math.hypot(x - end.x, y - end.y) > MIN_DISTANCE) ?? end;
function curvedArrow(curve, style) {
  const scale = headScale(style);
  const [start, end] = [curve[0], curve.at(-1)];
  const beforeEnd = lastBefore(curve, end);
  const afterStart = lastBefore([...curve].reverse(), start);
  const line2 = [...curve];
  line2[line2.length - 1] = stopFor(beforeEnd, end, scale);
  if (style.twoWay) line2[0] = stopFor(afterStart, start, scale);
  const heads = (style.twoWay ? head(afterStart, start, scale) : "") + head(beforeEnd, end, scale);
  return { line: curvePath(line2), heads };
}
function curvePath([start, ...controls]) {
  const text2 = ({ x, y }) => point(x, y);
  let path = `M${text2(start)}`;
  for (let i = 0; i < controls.length; i += 3) {
    const curve = controls.slice(i, i + 3).map(text2);
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

// src/render/svg/index.ts
var write = async (layout, { theme, links, stamp, side, appearance }) => ({
  content: await drawSvg(layoutOf(layout, side), theme, links, stamp, appearance),
  note: null
});
var drawSvg = async (layout, theme = "light", links = null, stamp = null, { icons, brand } = USUAL2) => svgDocument(layout, await iconsFor(slugsOf(layout), icons), themeByName(theme, brand), links, stamp);
var USUAL2 = { icons: {}, brand: null };
function svgDocument(layout, icons, theme, links = null, stamp = null) {
  const linked = (id, markup) => {
    const href = links?.hrefs.get(id);
    return href === void 0 ? markup : link(href, markup);
  };
  const body = [
    "<defs>",
    ...symbols(layout, icons, theme),
    "</defs>",
    `<rect width="100%" height="100%"${painted({ fill: theme.background })}/>`,
    ...heading3(layout, theme, links?.heading ?? null),
    ...layout.boxes.map((placed) => linked(placed.box.id, box(placed, theme))),
    ...edges(layout.edges, theme),
    ...layout.edges.map((placed) => edgeSign(placed, theme)).filter((sign) => sign !== ""),
    ...layout.nodes.map((placed) => linked(placed.node.id, node(placed, theme))),
    ...layout.edges.map((placed) => edgeLabel(placed, theme)).filter((label) => label !== ""),
    ...legend(layout, theme),
    ...(layout.flows ?? []).map((table) => flowTable(table, theme))
  ];
  const style = darkStyle(body);
  return [...opening(layout, theme, stamp), ...style === "" ? [] : [style], ...body, "</svg>\n"].join("\n");
}
var link = (href, markup, attributes = "") => `<a href="${escapeXml(href)}"${attributes}>${markup}</a>`;
function flowTable({ name, badges, lines }, theme) {
  const numbers = badges.map(({ steps: steps2, x, middle }) => stepBadge(steps2, x, middle, theme));
  const texts = lines.map(({ line: line2, x, middle }) => {
    const ink = theme.caption[line2.role];
    return text(line2.text, x, baselineBelow(middle, ink.size), ink, "start");
  });
  return `<g data-flow="${escapeXml(name)}">${numbers.join("")}${texts.join("")}</g>`;
}
var TITLE_NOTE_GAP = 14;
var EMPTY_HEADING = { title: null, subtitle: null };
function heading3(layout, theme, href) {
  if (layout.title === null) return [];
  const { x, y } = layout.title;
  const ownLine = layout.subtitle ?? null;
  const { title, subtitle, broken, sentence } = layout.heading ?? EMPTY_HEADING;
  if (title === null) throw new Bug(TITLE_WITHOUT_WORDS);
  const subtitleSpan = subtitle && { ...subtitle, ink: theme.subheading };
  const room = layout.width - 2 * x;
  const beside = ownLine === null ? subtitleSpan : null;
  const titleLines2 = (broken ?? [title]).map(
    (line2, i) => hasArrow(line2) ? titleWithArrow(line2, beside, x, y + i * TITLE_PITCH, theme) : titleLine2({ ...line2, ink: theme.heading }, beside, TITLE_NOTE_GAP, x, y + i * TITLE_PITCH, room)
  );
  const linked = titleLines2.map((line2) => href === null ? line2 : link(href, line2, ' text-decoration="underline"'));
  const subtitleLines = ownLine && subtitleSpan ? [titleLine2(subtitleSpan, null, TITLE_NOTE_GAP, ownLine.x, ownLine.y, room)] : [];
  const sentenceLines2 = (sentence?.lines ?? []).map(
    (line2, i) => asMark(
      titleLine2({ ...line2, ink: theme.sentence }, null, TITLE_NOTE_GAP, x, sentence.y + i * SENTENCE_PITCH, room)
    )
  );
  return [...linked, ...subtitleLines, ...sentenceLines2];
}
function titleWithArrow(line2, beside, x, y, { heading: ink }) {
  const title = changeTextFrom(line2, x, y, ink);
  if (beside === null) return title;
  return title + text(beside.text, x + changeWidth(line2, ink) + TITLE_NOTE_GAP, y, beside.ink, "start", beside.width);
}
function opening(layout, theme, stamp) {
  const [width, height] = [number(Math.ceil(layout.width)), number(Math.ceil(layout.height))];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title desc" font-family="${theme.fonts}"${stamp === null ? "" : ` data-groundplan="${escapeXml(stamp)}"`}>`,
    `<title id="title">${escapeXml(uncutTitle(layout))}</title>`,
    `<desc id="desc">${escapeXml(descriptionOf(layout))}</desc>`
  ];
}
var uncutTitle = ({ heading: heading4 }) => heading4?.title?.fullText ?? heading4?.title?.text ?? DIAGRAM;
function uncutSentence({ heading: heading4 }) {
  const lines = heading4?.sentence?.lines ?? [];
  return lines.at(-1)?.fullText ?? lines.map((line2) => line2.text).join(" ");
}
var changesIn = ({ legend: entries = [] }) => entries.flatMap(({ sample, words: words2 }) => sample === "change" || sample === "sum" ? [words2.text] : []);
var descriptionOf = (layout) => [uncutSentence(layout), pictureDescription(resourcesIn(layout), layout.edges.length, changesIn(layout))].join(" ").trim();
function resourcesIn({ boxes, nodes, edges: lines }) {
  const resources = [...boxes.flatMap(resourceOfBox), ...nodes.flatMap(resourceOfNode)];
  return lines.reduce((sum, { edge: { count = 0 } }) => sum + count, countDrawn(resources));
}
function resourceOfBox({ box: { id, count = 1, folded, mark } }) {
  if (mark?.ghostOf !== void 0) return [];
  if (isAddress(id)) return [{ address: id, type: typeOf2(id), count }];
  return folded ? [{ address: id, type: "", count }] : [];
}
var resourceOfNode = ({ node: { id, type, count = 1, mark } }) => mark?.ghostOf !== void 0 ? [] : [{ address: id, type, count }];
var GAP3 = 9;
var FRAME = { width: 22, height: 14 };
var SAMPLE_SIZE = 12;
var sampleEnd = ({ x }) => x + SAMPLE_WIDTH - GAP3;
var drawArrow = (entry, middle, theme) => {
  const ends2 = [entry.x, sampleEnd(entry)].map((x) => ({ x, y: middle }));
  const thin = entry.sample === "thin" && { thin: true };
  const { line: line2, heads } = arrow3(ends2, { twoWay: entry.sample === "two-way", ...thin });
  const stroke = strokeOf({ dashed: entry.sample === "dashed", suggested: entry.sample === "suggested", ...thin });
  const width = stroke === "thin" ? "" : ` stroke-width="${LINE_WIDTH}"`;
  return `<path d="${line2}" fill="none"${width}${STROKES[stroke]}${painted({ stroke: theme.line })}/><path d="${heads}"${painted({ fill: theme.head })}/>`;
};
var drawBorder = (entry, middle, theme) => `<rect x="${number(sampleEnd(entry) - FRAME.width)}" y="${number(middle - FRAME.height / 2)}" width="${FRAME.width}" height="${FRAME.height}" rx="2" fill="none" stroke-dasharray="${LOOKED_UP_DASHES}"${painted({ stroke: theme.lookedUp })}/>`;
var drawDisc = (entry, middle, theme) => {
  if (entry.mark === void 0) return "";
  const center = { x: sampleEnd(entry) - discWidth(entry.mark, DISC.edge) / 2, y: middle };
  return disc(entry.mark, center, DISC.edge, theme);
};
var drawGroup = (entry, middle, theme) => entry.colour === void 0 ? "" : groupPlate(
  { x: sampleEnd(entry) - SAMPLE_SIZE, y: middle - SAMPLE_SIZE / 2, size: SAMPLE_SIZE },
  entry.colour,
  theme
);
var SAMPLES = {
  dashed: drawArrow,
  "two-way": drawArrow,
  thin: drawArrow,
  suggested: drawArrow,
  "looked-up": drawBorder,
  change: drawDisc,
  group: drawGroup,
  sum: () => "",
  count: (entry, middle, theme) => pill(LEGEND_COUNT_SAMPLE, sampleEnd(entry), middle, theme)
};
var legend = (layout, theme) => (layout.legend ?? []).map((entry) => {
  const middle = entry.y + entry.height / 2;
  const baseline = baselineBelow(middle, theme.legend.size);
  const left = entry.sample === "sum" ? entry.x : entry.x + SAMPLE_WIDTH;
  const explanation = text(entry.words.text, left, baseline, theme.legend, "start");
  const changeData2 = entry.mark ? ` data-change="${entry.mark.change}"` : "";
  return `<g data-legend="${entry.sample}"${changeData2}>${SAMPLES[entry.sample](entry, middle, theme)}${explanation}</g>`;
});

// parts/picture.js
init_limits2();
init_messages3();
var modules = {
  "src/catalog/address-ranges.ts": () => ({ INTERNET_RANGES, OTHER_PEER_WORDS, OUTSIDERS, PLATFORM_SERVICES, TAGGED_MACHINES, UNKNOWN_ADDRESSES, UNLIMITED_RANGES, exceptPhrase, isNeverOutside, isPeer, isRangeOrTag, isRangeWithin, sizeOfRange }),
  "src/catalog/attribute-roles.ts": () => ({ ATTRIBUTES_OF_MEMBERSHIP, ATTRIBUTES_OF_ORDERS, ATTRIBUTES_OF_OWNERS, ATTRIBUTES_OF_PARTS, ATTRIBUTES_OF_PLACES, ATTRIBUTES_OF_PROGRAMS, ATTRIBUTES_WITHOUT_CALLS, IDENTITY_ATTRIBUTES, RECORDS_OF_ADDRESSES, SELF_ADDRESSES, STATED_IDENTITIES, SUPPORTING_ATTRIBUTES, addressInModule, allowsIn, grantsInModule, holdsIdentities, isForCalls, isForOthers, isLeftOut, isOfEndpoint, isOfOrigins, isOfProgram, isSelfReference, isTakenOver, namesOwner, namesOwnerAtEnd, namesParent, subjectOf, wordOfModule }),
  "src/catalog/attributes.ts": () => ({ ACCESS_ATTRIBUTE, ALLOWED_ATTRIBUTES, ITEM_KEYS, MODULE_PURPOSE, OPENED_ATTRIBUTE, SHOWN_NAME, SHOWN_ROOT, SHOWN_ZONE, SOLE_ATTRIBUTE, TAG_ATTRIBUTES, isArchitecture, isComputedIfUnset, isNamedMember, isNote, isOrdered, isSameValue, placesOf, valuesShown }),
  "src/catalog/block-nouns.ts": () => ({ isArchitectureBlock, nounOfBlock }),
  "src/catalog/boxes.ts": () => ({ BOXES, BOX_DETAILS, BOX_ICONS, BOX_VARIANTS, CATEGORY_TITLES, LOOSE_NOUN, NAME_SAYS_ALL, OWNER_TYPES, REGION_STYLES, SUBNET_TYPES, TIERS, boxFactsOf, groupBoxColour, groupBoxStyle, groupColours, isFlushIcon, isHostType, isMerePlace, isWide }),
  "src/catalog/cloud.ts": () => ({ ACCOUNT: ACCOUNT2, ACCOUNT_OF_ROLE, ACCOUNT_TYPES, CLOUDS: CLOUDS2, CURRENT_ACCOUNT, METADATA_ADDRESSES, METADATA_HOSTS, NO_CREDENTIALS, PROJECT_ATTRIBUTES, PROVIDER_ARGUMENTS, PROVIDER_VARIABLES, PROVING_ACCOUNT, STATED_LOCATIONS, SUBSCRIPTION_ID, accountName, actorTypeOf, cloudOf, contentsTypeOf, isProjectId, localModelOf, mostUsedCloud, outerRegionOf, regionBoxOf, regionContaining, replaceIds }),
  "src/catalog/detail-attributes.ts": () => ({ DETAIL_ATTRIBUTES, DETAIL_PATHS, NUMBERS_ALONE, USUAL, WORDS_ALONE, isOfOpenness, isOfRule }),
  "src/catalog/examples.ts": () => ({ ACCOUNT, ELEMENT, EMPTY_POLICY, NETWORK, PLURAL, ROLE, SUBSCRIPTION, TAKES_LIST, ZERO_UUID, answerOf, defaultsToFalse, elementNumber, exampleOf, holdsElement, holdsExample, holdsMadeUpAddress, isAnyElement, isMadeUpAccount, isTags, itemFor, itemTextFor, numberFor, partOfNetwork, standIn, textFor, whereaboutsIn }),
  "src/catalog/exposure.ts": () => ({ ALL_OF_AZURE, ANY_ADDRESS, ENDPOINT, EVERYBODY, EVERYBODY_UNKNOWN, EVERYBODY_WITH_ACCOUNT, INTERNET, PUBLIC_ACCESS, PUBLIC_ADDRESS, THE_FIREWALL, UNAUTHORISED, includesEveryAddress, isOpened, isToOutside, opensToOutside, widerThan, withoutNarrower }),
  "src/catalog/harmless-words.ts": () => ({ hasIdentity, isHarmlessName, isPlainWord }),
  "src/catalog/index.ts": () => ({ boxFactsOf, cloudOf, factsOf, isGlobal, isHandedOver, isKnown, isOfUnknownProvider, rankOf, resolvedTypeOf, stripOf, stripOfUncalled }),
  "src/catalog/knowledge.ts": () => ({ KNOWLEDGE }),
  "src/catalog/locations.ts": () => ({ ALL_ZONE_ATTRIBUTES, LOCATION_ATTRIBUTES, PROVIDER_ZONE_ATTRIBUTE, REGION_ATTRIBUTE, REGION_OR_ZONE, REGION_PATTERN, UNKNOWN_LOCATIONS, UNKNOWN_REGIONS, UNKNOWN_ZONES, ZONE_LETTERS, ZONE_PATTERN, displayName, geographicNameOf, isInUserKeyedMap, isKnownRegionOrZone, isRegionOrZone, isUnknownLocation, locationAttributesOf, regionLabel, statedLocation, unknownZone, unknownZoneIndex, zoneIdOf, zoneNameIn }),
  "src/catalog/lookups.ts": () => ({ ACCOUNT_ATTRIBUTE, ID_ARGUMENTS, SCOPES, asksCloud, comparableName, filterMeaning, hasUniqueName, isHandover, isOwnedByCloud, lookupTargetOf, nameArgumentsOf, nameAttributesOf, namedInText }),
  "src/catalog/model.ts": () => ({ STRIPS, STRIP_TITLES, isSetting, linksOf, wrapsOf }),
  "src/catalog/module-purposes.ts": () => ({ ANY_PROVIDER, networkOf, purposeIn, purposeOf }),
  "src/catalog/other/actors.ts": () => ({ ACTORS, ADDED, CONNECTED_PSEUDO_TYPES }),
  "src/catalog/other/index.ts": () => ({ PATTERN_TABLES, PROMINENCE, TABLES }),
  "src/catalog/other/terraform.ts": () => ({ HELPER, TERRAFORM, makesNames }),
  "src/catalog/outsider-kinds.ts": () => ({ OUTSIDER_PRODUCTS, severalOf }),
  "src/catalog/permissions.ts": () => ({ DOCUMENT_SHAPES, TRUST_ACTION, accessOf, allOfService, isActionName, isAdministration, isPermissionName, isServiceKnown, isTrustAction, meansEverything, permissionCovers, permissionsNamed, permissionsOf, roleNamed, serviceName }),
  "src/catalog/placement.ts": () => ({ ATTRIBUTES_OF_INTERFACES, ATTRIBUTES_OF_MANY, IDENTITIES: IDENTITIES2, NAMED_CONTAINERS, NAMED_HOSTS, NETWORK_TYPES, PLACED_BY, ROUTING, ZONE_ATTRIBUTES, hasNetworkWord, isSubnetGroup, namesNetwork, networkKindOf, networkName, tiersFor }),
  "src/catalog/ports.ts": () => ({ PROTOCOLS_WITHOUT_CALLS, PROTOCOL_ALIASES, allPortsBut, isAllPorts, portsInWords, portsListed, protocolAndPort, protocolInWords }),
  "src/catalog/products.ts": () => ({ COMMON_WORDS, ENVIRONMENT_WORDS, KIND_WORDS: KIND_WORDS2, MADE_UP_ID, MADE_UP_NAME, SAYS_NOTHING, UNIQUE_SUFFIX, builtType, cloudNameOf, effectiveCloudOf, isEnvironment, isKnownByCloudName, nameAttributesOf: nameAttributesOf2, namePathsOf, outerBoxOf, productOf, valueInWords }),
  "src/catalog/shared.ts": () => ({ ALWAYS_IN_FRONT, GOVERNANCE_ONLY, LISTENS_NOWHERE, MONITORING_ONLY, NO_EGRESS, OPEN_TO_ONPREM, OPEN_TO_USERS, REGISTRY, REPLICATION, RUNTIME_CATEGORIES, WORKLOADS, actionsOf, builtInRolesOf, gatewayAt, inSnakeCase, isMetadataPermission, memberOf, membersOf, nodesByTags, nodesOf, replicaOf, replication, rolesOf, variants }),
  "src/catalog/state-addresses.ts": () => ({ OUTPUTS_OF_WORKSPACE, STATE_READERS, rootNameOf, stateKindOf, tellingPartOf }),
  "src/cli/draw.ts": () => ({ draw: draw2 }),
  "src/cli/explain.ts": () => ({ checkExplanation, explain, ledgerAsJson, ledgerAsText }),
  "src/cli/request.ts": () => ({ checkAnnotationOption, readAnnotationOption, readRequest }),
  "src/cli/run.ts": () => ({ printSummary, run, summaryOf, writeDebugData }),
  "src/cli/source.ts": () => ({ checkSeparatePipes, planningOptionsIn, readSource: readSource2, readSourceOptions }),
  "src/cli/targets.ts": () => ({ checkEdited, checkTargets, chooseDiffTargets, chooseEstateTargets, chooseTargets, ineffectiveOptions, isStdout, pageFile, pagePath, pictureTargets, reportFormatOf, writePictures }),
  "src/diagram.ts": () => ({ ANNOTATION_FILE, FONT_FILE, FORMAT_DEFAULT, FORMAT_NAMES, REPORT_FORMATS, REPORT_FORMAT_DEFAULT, REPORT_FORMAT_NAMES, annotationsBeside, annotationsOf, connectionsOf, diagram, editState, fetchArchive: fetchArchive2, formatOfExtension, formatRow, graphRequestOf, isFileAddress, isGitAddress, knowsChanges, lastChanges: lastChanges2, linksBetween, modelFileIn, networkOf: networkOf4, readEstate: readEstate2, requestOf, shownName, surveyCode: surveyCode2, unpackTree: unpackTree2 }),
  "src/diagram/account-ids.ts": () => ({ accountIds, shownName, withHiddenErrors, withHiddenIds, withMaskedAddresses }),
  "src/diagram/annotate.ts": () => ({ ANNOTATION_FILE, annotateGraph, annotationsBeside, annotationsOf, languageModel, modelFileIn, usesTags }),
  "src/diagram/appearance.ts": () => ({ styleOf }),
  "src/diagram/draw.ts": () => ({ detailsOf, drawAll, layOut, needsLayout, showsProvenance }),
  "src/diagram/fonts.ts": () => ({ FONT_FILE, fontsOf, namedFonts, readNamed, withNamedFonts }),
  "src/diagram/inventory-cache.ts": () => ({ readInventory }),
  "src/diagram/messages.ts": () => ({ ANNOTATIONS_TOO_LARGE_REMEDY, ANNOTATIONS_UNREADABLE_REMEDY, CHANGES, EVERYTHING: EVERYTHING2, FILE_FAULTS, FONTS_TOO_MANY_REMEDY, FONT_TOO_LARGE_REMEDY, ICON_REMEDY, KINDS_DIFFER, LAST_CHANGE_SHALLOW, NOTHING_ON_BOTH, NOTHING_ON_BOTH_REMEDY, NO_PAGES, NO_STEPS, RELATIONS, STEP_ARRANGING, STEP_COMPARING, STEP_UNDERSTANDING, WHY_PART, WORKING_TREE, aboutSide, annotationsEmpty, annotationsTooLarge, annotationsUnreadable, beforeAfter, changeTooWide, changesOf, comparing, comparingFiles, deletedStay, editsUnknown, fileUnread, fileUnreadRemedy, fontsTooMany, iconRefused, iconsTooMany, largerThan, levelTooLarge, nameOfPage, nestedTooDeep, noLastChange, noResourcesRemedy, notInCommit, nothingIn, ofBoth, onPage, overviewDrawn, pagesTooMany, placesGone, placesNew, plansTooMany, readAlike, reason, relationThrough, relationTo, relationToNode, severalPlans, severalPlansRemedy, simplified, stepAskingModel, stepDrawing, stepReading, stepReadingRoot, titleOfPage, titled, variablesOnBoth }),
  "src/diagram/on-step.ts": () => ({ SILENT, noStep }),
  "src/diagram/pages.ts": () => ({ drawPages, levelsOf, linksIn, linksInFile, selectPages }),
  "src/diagram/read.ts": () => ({ readCode, readGraph, readSource, tagOf, taggedResources }),
  "src/diagram/source.ts": () => ({ fetchArchive: fetchArchive2, isFileAddress, isGitAddress, knowsChanges, openSource, surveyCode: surveyCode2, unpackTree: unpackTree2 }),
  "src/diagram/stamp.ts": () => ({ stalenessOf, stampOf }),
  "src/diagram/view-cache.ts": () => ({ createViewCache, presentGraph }),
  "src/diagram/view.ts": () => ({ selectView }),
  "src/graph/address.ts": () => ({ escapeKey, escapeName, formatAddress, holdsEscapedBracket, isAddress, isDigit, isNameCode, isShort, modulesOf, parseAddress: parseAddress2, runEnd, typeOf: typeOf2, unescapeKey, unescapeName, withCopy, withoutIndexes }),
  "src/graph/changes.ts": () => ({ CHANGES: CHANGES2, REMOVALS, countedWith, countsInGlyphs, glyphOf, pairRecreated, partsApart, sharedBlocks }),
  "src/graph/counts.ts": () => ({ allChanges, countChanges, countDrawn, countResources, countTypes, isOfSource, isPseudoType, planSummary }),
  "src/graph/create.ts": () => ({ createEdge, createGraph, createNode, headOf }),
  "src/graph/directions.ts": () => ({ directionsEscaped, withoutDirections }),
  "src/graph/format.ts": () => ({ serialiseGraph, toGraphFormat }),
  "src/graph/group-by.ts": () => ({ groupBy, put }),
  "src/graph/inventory.ts": () => ({ ANY_KEY, leadsInto, nameOf, topOf }),
  "src/graph/merge-changes.ts": () => ({ markOf, mergeChanges, sumCounts, sumOf, withoutDrift }),
  "src/graph/node-types.ts": () => ({ CONTAINER_TYPES, EXTERNAL_SERVICE, OUTSIDE_TYPES, entersByNetwork, isContainerType, isInternet, isOutside }),
  "src/graph/order.ts": () => ({ byAddress, byText, largest, smallest }),
  "src/graph/questions/network.ts": () => (init_network(), __toCommonJS(network_exports)),
  "src/graph/questions/ports.ts": () => (init_ports(), __toCommonJS(ports_exports)),
  "src/graph/rights.ts": () => ({ LEVELS }),
  "src/graph/terraform-address.ts": () => ({ assignAddresses, formatTerraformAddress, isSameByCount, parseTerraformAddress, toGraphAddress }),
  "src/graph/tree.ts": () => ({ ancestorsOf, childrenOf }),
  "src/inference/limits.ts": () => ({ ANSWERING_MAX, CARRIED_MAX, CLOSED_RANK_MAX, COLLAPSE_FROM, COPIES_MAX, DENIALS_MAX, GRANTED_MAX, GRANTEES_MAX, GROUP_MEMBERS_MAX, IDENTITY_LENGTH_MIN: IDENTITY_LENGTH_MIN2, IDENTITY_TEXT_MAX, KINDS_LISTED, LIKELY_NAMES_MAX, LIKELY_TYPE_LENGTH_MIN, LIKELY_WORD_LENGTH_MIN, MEMBERS_OF_BOX, NAME_LENGTH_MIN, NEARBY_MAX, OUTSIDERS_MAX, OUTSIDER_TARGETS_MAX, OVERVIEW_BIDIRECTIONAL, OVERVIEW_EDGES, OVERVIEW_LEVELS, OVERVIEW_SIZE, PAGES_MAX, PAGE_ICONS, PERMITTED_MAX, PORTS_IN_WORDS_MAX, QUIET_CROWD, RANGES_OF_RULE_MAX, REACHED_MAX, RELAYS_MAX, SESSIONS_MAX, TAKERS_MAX, TELLING_TYPES, TEXT_DEPTH_MAX, UNKNOWN_WORDS_MAX, WILDCARD_NAMES_MAX }),
  "src/inference/views/overview/readable.ts": () => ({ ANY_SIZE, READABLE: READABLE2, isReadable, isSmall }),
  "src/labels/change-marks.ts": () => ({ changesOf: changesOf2, commonChange, countChanged, hiddenChanges, isAllNew, isChanged, showsChanges, withChangedEdges }),
  "src/labels/edges/connections.ts": () => ({ connectionsOf, isInferred, withConnections }),
  "src/layout/heading.ts": () => ({ placeHeading }),
  "src/layout/layout.ts": () => ({ runRect }),
  "src/layout/limits.ts": () => ({ ATTRIBUTES_MAX, DOT_CAREFUL_NODES, DOT_EFFORT, ELEMENTS_MAX, FAR, GATES_MAX, LANES_MAX, NESTED_MAX, UNPACKED_MAX }),
  "src/layout/messages.ts": () => ({ BROKEN_TAG, DOT_ANSWER_REMEDY, DOT_ANSWER_UNREADABLE, HAS_DECLARATIONS, LEGEND_BIDIRECTIONAL, LEGEND_COUNT, LEGEND_DASHED, LEGEND_LOOKED_UP, LEGEND_OPENED, LEGEND_SUGGESTED, LEGEND_THIN, NOT_OF_EDITOR_REMEDY, NOT_UNPACKED, NO_PAGE, TOO_DEEP, TOO_LONG, TOO_MANY_ATTRIBUTES, TOO_MANY_ELEMENTS, legendOfChange, notOfEditor }),
  "src/layout/nested/routes/self-loops.ts": () => ({ placeSelfLoops }),
  "src/layout/nested/spatial-index.ts": () => ({ SpatialIndex, cellFor }),
  "src/layout/scene/box.ts": () => ({ sceneBox, titleHeight }),
  "src/layout/scene/measures.ts": () => ({ CAPTION_SIZE, CAPTION_TOP, CAPTION_WIDTH, DETAIL_WIDTH, DISC, DISC_GAP, DISC_OVERHANG, HEADER_EXTRA, HEADER_HEIGHT, HEADING_SIZE, ICON_SIZE, ICON_TOP, LINE_HEIGHT, LOOP_ROOM, MAX_BOX_SUBTITLE, MAX_EDGE_LABEL, MAX_FOLDED, MAX_HEADING, MIN_TEXT_WIDTH, ONE_LINE_MAX, RING, SAMPLE_WIDTH, SCREEN, SECOND_LINE, SENTENCE_PITCH, SENTENCE_SIZE, SMALL_CAPTION_WIDTH, SMALL_ICON_SIZE, SMALL_RING, STRIP_HEADER_EXTRA, STRIP_HEADER_HEIGHT, SUBTITLE_GAP, TEXT_SLACK, TITLE_HEIGHT, TITLE_PITCH, TITLE_SIZE, TITLE_WIDTH, captionOnScreen, discWidth, signOf }),
  "src/layout/scene/steps.ts": () => ({ STEP_GAP, STEP_HEIGHT, STEP_SIZE, STEP_WEIGHT, stepWidth, stepsText, withSteps }),
  "src/platform/hash.ts": () => ({ sha256, sha256Base64 }),
  "src/platform/json/decode-text.ts": () => ({ decodeText }),
  "src/platform/json/file.ts": () => ({ notJson: notJson2, objectsIn, parseJsonFile, parseJsonFiles }),
  "src/platform/json/foreign.ts": () => ({ entriesOf: entriesOf2, integerAt, listOf, member, memberAt, objectOf, textAt, textOf: textOf2 }),
  "src/platform/json/in-words.ts": () => ({ addressInWords, isLikeAddress, textInWords, tokenInWords }),
  "src/platform/json/tokens.ts": () => ({ findJsonFault, positionAt, tokenAt }),
  "src/platform/programs/graphviz.ts": () => ({ findDot }),
  "src/platform/text/colours.ts": () => ({ FILLED, LINE_CONTRAST, TEXT_CONTRAST, contrastOf, hexColour, legibleOn, mixOf }),
  "src/platform/text/few.ts": () => ({ fewOf }),
  "src/platform/text/gaps.ts": () => ({ GAP: GAP2, knownPart }),
  "src/platform/text/is-at-least.ts": () => ({ isAtLeast }),
  "src/platform/text/matching.ts": () => ({ matchEnd, matchesName, matchesWild, nearest }),
  "src/platform/text/metrics.ts": () => ({ isInFont, isZeroWidth, widthOf }),
  "src/render/limits.ts": () => ({ EVIDENCE_ADDRESS_MAX, EVIDENCE_BYTES, EVIDENCE_SHARE_OF_DRAWING, EVIDENCE_TEXT_MAX, FONTS_MAX, FONT_BYTES_MAX, FONT_MEMORY_MAX, FONT_SECONDS, FOREIGN_TEXT_MAX, ICONS_MAX, ICON_ATTRIBUTES_MAX, ICON_BYTES_MAX, ICON_COORDINATE_MAX, ICON_DEPTH_MAX, ICON_ELEMENTS_MAX, ICON_PIXELS_MAX, ICON_SCALE_MAX, MERMAID_CHARACTERS_MAX, MERMAID_EDGES_MAX, MERMAID_LABEL_LENGTH_MAX, MERMAID_NODES_MAX, OUTLINE_CHARACTERS_MAX, PNG_MAX_PIXELS, PNG_USUAL_PIXELS }),
  "src/render/messages.ts": () => ({ DIAGRAM, FONT_PACKED_REMEDY, FONT_REMEDY, FONT_WITHOUT_OUTLINES_REMEDY, ICON_DOCTYPE, ICON_EMPTY, ICON_IDS, ICON_NOT_SVG, ICON_PNG_DAMAGED, ICON_PNG_KIND, ICON_STYLESHEET, ICON_WITHOUT_SIZE, LEGEND_COUNT_SAMPLE, NOTES_LAYER, NOT_AN_SVG, NOT_A_FONT, NOT_READABLE_SVG, OUTSIDE: OUTSIDE2, PAGE_COLLAPSE, PAGE_COPY_PNG, PAGE_COPY_SVG, PAGE_DETAILS, PAGE_DRIFT, PAGE_EXPAND, PAGE_FIT, PAGE_FLOW, PAGE_IS_INSIDE, PAGE_KEYS, PAGE_KEYS_OF_CHANGE, PAGE_KEYS_OF_LEVELS, PAGE_LAYERS, PAGE_LEVELS, PAGE_LIST, PAGE_MORE, PAGE_OVERVIEW, PAGE_PRINT, PAGE_SEARCH, PAGE_SIDES, PAGE_THEME, PAGE_ZOOM, PAGE_ZOOM_IN, PAGE_ZOOM_OUT, RASTERISER_FAILED, RASTERISER_FAILED_REMEDY, TITLE_WITHOUT_WORDS, WAS_HERE, andMore: andMore2, edgeTooltip, fontDamaged, fontPacked, fontUndrawable, fontUnknown, fontWithoutOutlines, iconElementUnknown, iconPixels, iconTooDeep, iconTooLarge, iconTooManyElements, iconValueUnknown, inside, mermaidFolded, mermaidOfBoxes, mermaidOfChanges, mermaidOfKinds, mermaidOfOuterBoxes, mermaidOfPart, moreInside, notANumber, notDrawable, pictureDescription, pngScaledDown, textsUndrawn, times, titleOfChange }),
  "src/render/side.ts": () => ({ layoutOf, presentationOf, withoutBareBoxes }),
  "src/render/svg/changes.ts": () => ({ SHADOW, asMark, changeData, changeText, changeTextFrom, changeWidth, hasArrow, isGone, isOfChange }),
  "src/render/svg/icons.ts": () => ({ DARK_MARKS, bundledIcons, iconDocument, iconsFor, plate, slugsOf, symbols, useIcon }),
  "src/render/svg/index.ts": () => ({ drawSvg, svgDocument, write }),
  "src/render/svg/notation.ts": () => ({ darkStyle, escapeXml, number, painted, point, unescapeXml }),
  "src/render/svg/strokes.ts": () => ({ MAIN_WIDTH, STROKES, dashedPath, isUnbroken, roundedPath, simplify: simplify3, strokeOf, towards }),
  "src/render/svg/text.ts": () => ({ WIDER: WIDER3, baselineBelow, middleAbove, text, titleLine: titleLine2 }),
  "src/render/theme.ts": () => ({ AUTO, BACKGROUND: BACKGROUND2, DARK, LIGHT, paintsOf, themeByName }),
  "src/slug.ts": () => (init_slug(), __toCommonJS(slug_exports)),
  "src/terraform/fetch/classify.ts": () => ({ classifyJson }),
  "src/terraform/fetch/git/address.ts": () => ({ decoded, isPrivate, parseGitAddress, printGitAddress }),
  "src/terraform/fetch/known-files.ts": () => (init_known_files(), __toCommonJS(known_files_exports)),
  "src/terraform/fetch/limits.ts": () => ({ ADDRESS_LENGTH_MAX: ADDRESS_LENGTH_MAX2, ASK_SECONDS, CACHE_BYTES_MAX, CHECKOUT_BYTES_MAX, CHECKOUT_FILES_MAX, COMMITS_CACHED_MAX, CONNECT_SECONDS, EXTENSIONS_BYTES_MAX, FILES_LOOKED_INTO, FILE_BYTES_MAX, FOLDERS_LISTED, FOLDERS_LOOKED_AT, FOLDER_DEPTH_LISTED, FOLDER_DEPTH_MAX, GIT_MEMORY_MAX, GIT_SETTINGS_BYTES_MAX, HEADER_KEYS_MAX, HEAD_BYTES_MAX, HISTORY_BYTES_MAX, INODE_BYTES, LEVELS_ABOVE_MAX, LINKS_MAX, LINK_BYTES_MAX, LINK_NAMES_MAX, LISTING_BYTES_MAX, LOCAL_GIT_SECONDS, LOOKED_INTO_BYTES_MAX, NAME_BYTES_MAX, PATH_BYTES_MAX, RATIO_FROM_BYTES, RATIO_MAX, REGISTRY_SECONDS, REPOSITORY_BYTES_MAX, REPOSITORY_ENTRIES_MAX, REVISION_LENGTH_MAX, RUN_DISK_BYTES_MAX, RUN_ENTRIES_MAX, RUN_INODES_MAX, RUN_REQUESTS_MAX, RUN_SECONDS_MAX, RUN_UNPACKED_BYTES_MAX, RUN_WIRE_BYTES_MAX, SILENT_SECONDS, TITLE_LENGTH_MAX }),
  "src/terraform/fetch/messages.ts": () => ({ ADDRESS_REMEDY, ADVICE_CERTIFICATE, ADVICE_FORBIDDEN, ADVICE_HOST_KEY, ADVICE_MOVED, ADVICE_NETWORK_UNWANTED, ADVICE_NOT_FOUND, ADVICE_OWNER, ADVICE_UNAUTHORISED, ADVICE_UNKNOWN, ADVICE_UNREACHABLE, ANSIBLE, ARCHIVE_BROKEN, ARCHIVE_TOO_LARGE, ARCHIVE_UNKNOWN, AZURE: AZURE4, CACHE_REMEDY, CDK, CDKTF, CERTIFICATE_UNTRUSTED, CLONE_REMEDY, CLOUDFORMATION, CODE, COMPOSE, DISK_FULL, DOT, DUMB, ENCRYPTED, FILES_UNREADABLE, FOLDER_NAME_UNFIT, FORBIDDEN, GIT_MISSING, GIT_MISSING_REMEDY, HCP_RUN, HCP_STATE, HELM, HOST_KEY_UNKNOWN, KUBERNETES: KUBERNETES2, LOCAL_TOO_LARGE, LOGIN_REQUIRED, MERGE_BASE_REMEDY, MERGE_BASE_SHALLOW_REMEDY, MOVED, NETWORK_UNWANTED, NOT_FOUND, NOT_REPOSITORY_REMEDY, NO_COMMITS_REMEDY, NO_COMMIT_REMEDY, NO_REPOSITORY, NO_RESOURCES_IN_IT, NO_SUCH_FOLDER, OLD_STATE, OWNED_BY_OTHERS, PROTOCOL_REFUSED, PROXY_REMEDY, PULUMI, REFUSED_AT, REFUSED_CONTROL, REFUSED_DASH, REFUSED_DEPTH, REFUSED_FILE_HOST, REFUSED_FRAGMENT, REFUSED_LENGTH, REFUSED_NO_PATH, REFUSED_PLAIN_CREDENTIALS, REFUSED_REF, REFUSED_REF_TWICE, REFUSED_SHAPE, REFUSED_SPACE, REFUSED_SSH_PASSWORD, REFUSED_SUBFOLDER, REPOSITORY_EMPTY, REVISION_REMEDY, RUN_TIME_OVER, RUN_TOO_MUCH, SAM, SAVED_PLAN, SERVERLESS, SHOW_OF_NOTHING, SSH_FOREIGN, STACKS, SUBFOLDER_NONE, TOO_MANY_FILES, TOO_MUCH, TREE_UNFIT, UNREACHABLE, addressRefused, adviceSshForeign, answerTooLarge, answered, cacheUnwritable, characters, cloneFailed, cloneRemedy, codeBelow, endedBySignal: endedBySignal2, endedLate, endedWithCode, filesLeftOut, holdsKnownFile, hopRefused, hopsTooMany, hostPrivate, hostPrivateRemedy, isKnownFile, linksLeftOut, loginRequired, mergeBaseOf, namesLeftOut, networkEndedLate, noCommitShallow, noCommits, noMergeBase, noRevision, noSuchCommit, noSuchRef, notRefreshed, notRepository, notStarted: notStarted2, nothingThere, onlyTerraformFiles, plainHttp, proxyUnknown, refusedHelper, refusedParameter, refusedScheme, stepAsking, stepFetching, subfolderMissing, subfolderRemedy, unreachable, withStatus }),
  "src/terraform/fetch/package.ts": () => ({ isSharedPlace, packageContaining, packageOf, repositoryContaining, shownPath }),
  "src/terraform/fetch/read-within.ts": () => ({ inspectWithin, readSmallFile, readWithin }),
  "src/terraform/fetch/redact.ts": () => ({ redact, shownAddress }),
  "src/terraform/fetch/split-source.ts": () => ({ isAbsoluteSource, isLocal, isSameSource, splitSource }),
  "src/terraform/fetch/titles.ts": () => ({ distinctNames, originOfClone, titleOfAddress, titleOfDirectory, titleOfFile }),
  "src/terraform/limits.ts": () => (init_limits3(), __toCommonJS(limits_exports)),
  "src/terraform/module-tree/opaque.ts": () => (init_opaque(), __toCommonJS(opaque_exports)),
  "src/terraform/plan/configuration.ts": () => (init_configuration(), __toCommonJS(configuration_exports)),
  "src/terraform/plan/entries.ts": () => (init_entries(), __toCommonJS(entries_exports)),
  "src/terraform/plan/expressions.ts": () => (init_expressions(), __toCommonJS(expressions_exports)),
  "src/terraform/plan/merge.ts": () => (init_merge(), __toCommonJS(merge_exports)),
  "src/terraform/plan/messages.ts": () => ({ CONFIGURATION_MISSING, LINKS_TOO_MANY, NOTHING_BUT_DEPOSED_REMEDY, NOT_A_PLAN_REMEDY, NOT_DOT_REMEDY, NO_RESOURCE_CHANGES, NO_RESOURCE_CHANGES_REMEDY, PLAN_FORMAT_REMEDY, PLAN_INCOMPLETE, PLAN_IN_PART, STATE_EMPTY_REMEDY, STATE_REMEDY, STATE_TOO_OLD_REMEDY, UNKNOWN_PLAN_FORMAT, actionsNotDrawn, entriesWithoutAddress, entryWithoutAddress, notDot, nothingButDeposed, onlyDeposed, planFormatUnknown, referencesTooMany, stateIsEmpty, stateIsNoPlan, stateTooOld }),
  "src/terraform/plan/outputs.ts": () => (init_outputs(), __toCommonJS(outputs_exports)),
  "src/terraform/provider-config.ts": () => (init_provider_config(), __toCommonJS(provider_config_exports)),
  "src/terraform/references/addresses.ts": () => (init_addresses(), __toCommonJS(addresses_exports)),
  "src/terraform/references/config-graph.ts": () => (init_config_graph(), __toCommonJS(config_graph_exports)),
  "src/terraform/references/traversal.ts": () => (init_traversal(), __toCommonJS(traversal_exports))
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
