"use strict";
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
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

// parts/plan.js
var plan_exports = {};
__export(plan_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(plan_exports);

// src/graph/instance-name.ts
var START = "\uE0A0";
var END = "\uE0A1";
var STAND_IN = `${START}[0-9a-f]*${END}`;
var NAMES = new RegExp(`${START}([0-9a-f]*)${END}`, "g");
var SOME_TEXT = `${START}${END}`;
var instanceName = (origin) => `${START}${Buffer.from(origin).toString("hex")}${END}`;
var NO_INSTANCE = "?";
var MADE_UP_TEXT = instanceName(NO_INSTANCE);
var SYMBOL = "=";
var symbolName = (symbol) => instanceName(`${SYMBOL}${symbol}`);
function symbolOf(text) {
  const [origin = "", ...others] = originsIn(text);
  const isWhole2 = others.length === 0 && origin.startsWith(SYMBOL) && text === instanceName(origin);
  return isWhole2 ? origin.slice(SYMBOL.length) : null;
}
var isAddress = (origin) => origin !== "" && origin !== NO_INSTANCE && !origin.startsWith(SYMBOL);
var isExact = (text) => !text.includes(SOME_TEXT) && !text.includes(MADE_UP_TEXT);
var isInformative = (text) => new RegExp("\\p{L}", "u").test(withGaps(text, "")) || originsIn(text).some((origin) => origin.startsWith(SYMBOL));
var holdsMadeUpText = (text) => text.includes(MADE_UP_TEXT);
var holdsInstanceName = (text) => text.includes(START);
function instancesIn(text) {
  return holdsInstanceName(text) ? [...new Set(originsIn(text).filter(isAddress))] : [];
}
var originsIn = (text) => [...text.matchAll(NAMES)].map(([, name]) => Buffer.from(name, "hex").toString());
function withKnownParts(text, make) {
  const unknown2 = [...text.matchAll(NAMES)].map(([name]) => name);
  return text.split(NAMES).filter((_, i) => i % 2 === 0).map((part, i) => `${make(part)}${unknown2[i] ?? ""}`).join("");
}
var withGaps = (text, gap) => text.replace(NAMES, gap);
var withInstances = (text, nameOf2) => holdsInstanceName(text) ? text.replace(NAMES, (name, hex) => {
  const origin = Buffer.from(hex, "hex").toString();
  return isAddress(origin) ? instanceName(nameOf2(origin)) : name;
}) : text;
var partsOf = (text) => text.split(PARTS);
var PARTS = new RegExp(`(${STAND_IN})`);
var expressionOf = (standIn2) => (originsIn(standIn2)[0] ?? "").replace(/^[=?]/, "");

// elsewhere:src/platform/text/matching.ts
var module2 = require("./picture.js").modules["src/platform/text/matching.ts"]();
var matchEnd = module2.matchEnd;
var matchesName = module2.matchesName;
var matchesWild = module2.matchesWild;
var nearest = module2.nearest;

// elsewhere:src/catalog/examples.ts
var module3 = require("./picture.js").modules["src/catalog/examples.ts"]();
var ACCOUNT = module3.ACCOUNT;
var ELEMENT = module3.ELEMENT;
var EMPTY_POLICY = module3.EMPTY_POLICY;
var NETWORK = module3.NETWORK;
var PLURAL = module3.PLURAL;
var ROLE = module3.ROLE;
var SUBSCRIPTION = module3.SUBSCRIPTION;
var TAKES_LIST = module3.TAKES_LIST;
var ZERO_UUID = module3.ZERO_UUID;
var answerOf = module3.answerOf;
var defaultsToFalse = module3.defaultsToFalse;
var elementNumber = module3.elementNumber;
var exampleOf = module3.exampleOf;
var holdsElement = module3.holdsElement;
var holdsExample = module3.holdsExample;
var holdsMadeUpAddress = module3.holdsMadeUpAddress;
var isAnyElement = module3.isAnyElement;
var isMadeUpAccount = module3.isMadeUpAccount;
var isTags = module3.isTags;
var itemFor = module3.itemFor;
var itemTextFor = module3.itemTextFor;
var numberFor = module3.numberFor;
var partOfNetwork = module3.partOfNetwork;
var standIn = module3.standIn;
var textFor = module3.textFor;
var whereaboutsIn = module3.whereaboutsIn;

// elsewhere:src/catalog/exposure.ts
var module4 = require("./picture.js").modules["src/catalog/exposure.ts"]();
var ANY_ADDRESS = module4.ANY_ADDRESS;
var ASIDE_WORDS = module4.ASIDE_WORDS;
var ENDPOINT = module4.ENDPOINT;
var EVERYBODY = module4.EVERYBODY;
var EVERYBODY_WITH_ACCOUNT = module4.EVERYBODY_WITH_ACCOUNT;
var EVERYWHERE = module4.EVERYWHERE;
var INTERNET = module4.INTERNET;
var NO_ADDRESS = module4.NO_ADDRESS;
var NO_CALLS = module4.NO_CALLS;
var OUTSIDERS = module4.OUTSIDERS;
var PROTOCOLS = module4.PROTOCOLS;
var PUBLIC_ACCESS = module4.PUBLIC_ACCESS;
var PUBLIC_ADDRESS = module4.PUBLIC_ADDRESS;
var TAGGED = module4.TAGGED;
var THE_FIREWALL = module4.THE_FIREWALL;
var THE_INTERNET = module4.THE_INTERNET;
var UNAUTHORISED = module4.UNAUTHORISED;
var UNKNOWN_ADDRESSES = module4.UNKNOWN_ADDRESSES;
var allPortsBut = module4.allPortsBut;
var exceptFor = module4.exceptFor;
var hasAllAddresses = module4.hasAllAddresses;
var isAllPorts = module4.isAllPorts;
var isPeer = module4.isPeer;
var isPrivateRange = module4.isPrivateRange;
var isRange = module4.isRange;
var isRangeWithin = module4.isRangeWithin;
var portInWords = module4.portInWords;
var portsInWords = module4.portsInWords;
var portsListed = module4.portsListed;
var protocolInWords = module4.protocolInWords;
var sizeOfRange = module4.sizeOfRange;
var widerThan = module4.widerThan;
var withoutNarrower = module4.withoutNarrower;

// elsewhere:src/catalog/index.ts
var module5 = require("./picture.js").modules["src/catalog/index.ts"]();
var boxFactsOf = module5.boxFactsOf;
var cloudOf = module5.cloudOf;
var factsOf = module5.factsOf;
var isGlobal = module5.isGlobal;
var isHandedOver = module5.isHandedOver;
var isKnown = module5.isKnown;
var isOfUnknownProvider = module5.isOfUnknownProvider;
var rankOf = module5.rankOf;
var resolvedTypeOf = module5.resolvedTypeOf;
var stripOf = module5.stripOf;
var stripOfUncalled = module5.stripOfUncalled;

// src/catalog/access.ts
var ON = [
  ...["service", "name", "bucket", "dataset_id", "table_id", "topic", "subscription", "secret_id", "crypto_key_id"],
  ...["key_ring_id", "instance", "instance_name", "repository", "cloud_function", "service_account_id", "subnetwork"],
  ...["queue", "schema", "database", "managed_zone", "tag_value", "billing_account_id"]
];
var MEMBERS = { who: ["member", "members"], permissions: ["role"] };
var BINDINGS = { documents: ["policy_data"] };
var GOOGLE_OF_BOX = /^google_(project|folder|organization)_iam_(?:member|binding|policy)$/;
var GOOGLE_OF_THING = /^google_\w+_iam_(?:member|binding|policy)$/;
function rightsRulesOf(type) {
  const { rights } = factsOf(type);
  if (rights !== void 0) return rights;
  const scope = GOOGLE_OF_BOX.exec(type)?.[1];
  if (scope !== void 0)
    return [
      { ...MEMBERS, scope },
      { ...BINDINGS, scope }
    ];
  if (!GOOGLE_OF_THING.test(type)) return null;
  return [
    { ...MEMBERS, what: ON },
    { ...BINDINGS, what: ON }
  ];
}
var attributesOfRights = ({ who = [], what = [], documents = [], permissions: permissions2 = [], claims }) => [
  ...[...who, ...what, ...documents, ...permissions2],
  ...claims === void 0 ? [] : [claims.issuer, claims.subject]
];
function isGrantOnly(type) {
  const { grants } = factsOf(type);
  const rules = rightsRulesOf(type) ?? (grants === void 0 ? [] : [grants].flat());
  const isOfOthers = ({ who = [], what = [], scope, isAttached }) => who.length > 0 || what.length > 0 || scope !== void 0 || isAttached === true;
  return rules.length > 0 && rules.every(isOfOthers);
}
var EVERYONE = "allUsers";
var KNOWN = "allAuthenticatedUsers";
var GOOGLE_BINDINGS = /^google_.+_iam_(member|binding)$/;
var GOOGLE_POLICY = /^google_.+_iam_policy$/;
var OF_BINDING = [
  { to: EVERYBODY, when: { member: [EVERYONE] } },
  { to: EVERYBODY, when: { members: [EVERYONE] } },
  { to: EVERYBODY_WITH_ACCOUNT, when: { member: [KNOWN] } },
  { to: EVERYBODY_WITH_ACCOUNT, when: { members: [KNOWN] } }
];
var OF_POLICY = [{ to: EVERYBODY, allows: { in: ["policy_data"], who: [EVERYONE] } }];
var NONE = [];
function exposureRulesOf(type) {
  const own2 = factsOf(type).exposure ?? NONE;
  if (GOOGLE_BINDINGS.test(type)) return [...own2, ...OF_BINDING];
  return GOOGLE_POLICY.test(type) ? [...own2, ...OF_POLICY] : own2;
}
var EVERYBODY_WORDS = { noun: "everybody", name: "", is: "everybody" };
var SOMEBODY_WORDS = { noun: "somebody", name: "" };
var SAME_ACCOUNT_WORDS = { noun: "this account", name: "" };
var SOME_ACCOUNT_WORDS = {
  noun: "an account that the code does not name",
  name: "",
  is: "outsider"
};
var ALL_BUT_SOME_WORDS = { noun: "everybody but some", name: "" };
var ACCOUNT2 = /^(?:arn:[\w-]+:iam::)?(\d{12})(?::root)?$/;
var IDENTITY = /^arn:[\w-]+:iam::(\d{12})?:(role|user|group)\/(?:[\w+=,.@/*-]*\/)?([\w+=,.@*-]+)$/;
var SESSION = /^arn:[\w-]+:sts::(\d{12})?:assumed-role\/([\w+=,.@-]+)\//;
function identityIn(text, own2) {
  if (text === "*") return EVERYBODY_WORDS;
  const account2 = ACCOUNT2.exec(text)?.[1];
  if (account2 !== void 0) return accountWords(account2, own2);
  const [, of = "", kind = "", name = ""] = IDENTITY.exec(text) ?? [];
  if (kind !== "") return { noun: kind, name, ...ofAccount(of, own2) };
  const [, sessionOf = "", role] = SESSION.exec(text) ?? [];
  return role === void 0 ? null : { noun: "role", name: role, ...ofAccount(sessionOf, own2) };
}
var isAccount = (text) => /^arn:[\w-]+:iam::[^:]+:root$/.test(text) || !text.includes(":");
function accountWords(account2, own2) {
  if (account2 === own2 || isMadeUpAccount(account2)) return SAME_ACCOUNT_WORDS;
  return { noun: own2 === "" ? "account" : "other account", name: account2, is: "outsider" };
}
var ofAccount = (account2, own2) => account2 === "" || account2 === own2 || isMadeUpAccount(account2) ? {} : { detail: `account ${account2}` };
var serviceWords = (name) => ({ noun: "service", name, is: "service" });
var GITHUB = /(?:^|\/)token\.actions\.githubusercontent\.com\b/;
var GITLAB = /(?:^|\/|\.)gitlab\.com\b/;
var KUBERNETES = /oidc\.eks\.|container\.googleapis\.com|oic\.prod-aks/;
var SAML = /:saml-provider\/([\w.-]+)$/;
var COGNITO = /cognito-identity\.amazonaws\.com/;
var REPOSITORY = /^repo:([^:]+?)(?::(.*))?$/;
var PROJECT = /^project_path:([^:]+)(?::(.*))?$/;
var SERVICE_ACCOUNT = /^system:serviceaccount:([^:]+):([^:]+)$/;
function claimWords(issuer, subject) {
  const saml = SAML.exec(issuer)?.[1];
  if (saml !== void 0) return { noun: "SAML provider", name: saml };
  if (COGNITO.test(issuer)) return { noun: "users of Cognito", name: "" };
  const [, repository, rest] = REPOSITORY.exec(subject) ?? [];
  if (repository !== void 0) return repositoryWords("GitHub repository", repository, rest);
  const [, project, ref] = PROJECT.exec(subject) ?? [];
  if (project !== void 0) return repositoryWords("GitLab project", project, ref);
  const [, namespace, account2] = SERVICE_ACCOUNT.exec(subject) ?? [];
  if (namespace !== void 0) return { noun: "Kubernetes service account", name: `${namespace}/${account2}` };
  if (GITHUB.test(issuer))
    return { noun: subject === "" ? "every GitHub repository" : "some GitHub repositories", name: "" };
  if (GITLAB.test(issuer)) return { noun: subject === "" ? "every GitLab project" : "some GitLab projects", name: "" };
  if (KUBERNETES.test(issuer))
    return { noun: subject === "" ? "every Kubernetes service account" : "some Kubernetes service accounts", name: "" };
  return { noun: "users of an identity provider", name: "" };
}
var REF = /^ref:refs\/(heads|tags)\/(.+)$/;
var OTHER_CLAIM = /^(environment|ref_type|ref|job_workflow_ref):(.+)$/;
function repositoryWords(noun, name, rest = "*") {
  if (/^[*]+$/.test(name)) return { noun: `every ${noun}`, name: "" };
  const of = /^([^/]+)\/\*+$/.exec(name)?.[1];
  if (of !== void 0) return { noun: "GitHub organization", name: of };
  if (rest === "" || /^\*+$/.test(rest)) return { noun, name };
  const [, kind, ref] = REF.exec(rest) ?? [];
  if (ref !== void 0) return { noun, name, detail: `${kind === "heads" ? "branch" : "tag"} ${ref}` };
  const [, claim, value] = OTHER_CLAIM.exec(rest) ?? [];
  if (claim === "environment") return { noun, name, detail: `environment ${value}` };
  return { noun, name, detail: rest === "pull_request" ? "pull requests" : "some of its workflows" };
}
var WORKLOAD = /^serviceAccount:[^[\]]*\.svc\.id\.goog\[([^\]]+)\]$/;
var POOL_REPOSITORY = /\/attribute\.repository\/(.+)$/;
var POOL = /^principal(?:Set)?:\/\//;
function memberWords(member2) {
  if (member2 === "allUsers") return EVERYBODY_WORDS;
  if (member2 === "allAuthenticatedUsers") return { noun: "everybody with an account", name: "", is: "everybody" };
  const workload = WORKLOAD.exec(member2)?.[1];
  if (workload !== void 0) return { noun: "Kubernetes service account", name: workload };
  const repository = POOL_REPOSITORY.exec(member2)?.[1];
  if (repository !== void 0 && POOL.test(member2)) return { noun: "repository", name: repository };
  if (POOL.test(member2))
    return {
      noun: member2.endsWith("/*") ? "everybody of a workload identity pool" : "some of a workload identity pool",
      name: ""
    };
  const [kind = "", name = ""] = [member2.slice(0, member2.indexOf(":")), member2.slice(member2.indexOf(":") + 1)];
  if (kind === "serviceAccount") return { noun: "service account", name };
  if (kind === "group" && /^[^@]+@/.test(name)) return { noun: "group", name: name.slice(0, name.indexOf("@")) };
  return { noun: MEMBER_NOUNS.get(kind) ?? "somebody", name: "" };
}
var SHARED_DOMAINS = /(?:\.iam)?\.gserviceaccount\.com|\.svc\.id\.goog/g;
var IDENTIFYING_MIN = 3;
function mayBeSameMember(one2, other) {
  if (one2 === other) return true;
  const [open, known] = holdsInstanceName(one2) ? [one2, other] : [other, one2];
  if (!holdsInstanceName(open) || holdsInstanceName(known)) return false;
  const [kind = ""] = /^(?!arn:)[a-zA-Z]+:/.exec(open) ?? [];
  if (kind === "" || !known.startsWith(kind)) return false;
  const identifying = withGaps(open.slice(kind.length), "").replace(SHARED_DOMAINS, "").replace(/\W/g, "");
  return identifying.length >= IDENTIFYING_MIN && matchesName(withGaps(open, "*"), known);
}
var MEMBER_NOUNS = /* @__PURE__ */ new Map([
  ["user", "a user"],
  ["group", "a group"],
  ["domain", "everybody of a domain"],
  ["projectOwner", "owners of the project"],
  ["projectEditor", "editors of the project"],
  ["projectViewer", "viewers of the project"]
]);
var LOOKED_UP_NAMES = ["name", "user_name", "display_name", "account_id"];
var KINDS = ["role", "user", "group"];
var isSameAccountSource = (type) => type.endsWith("_caller_identity");
function lookedUpWords(type, name) {
  if (type.endsWith("_client_config") || type.endsWith("_caller_identity"))
    return { noun: "whoever runs Terraform", name: "" };
  const kind = KINDS.find((one2) => type.includes(one2)) ?? "identity";
  return name === "" ? { noun: kind === "identity" ? "an identity" : `a ${kind}`, name } : { noun: kind, name };
}
function wordsOfName(attribute, text) {
  if (/(?:^|_)(?:principal|object)_id$/.test(attribute)) return { noun: "principal", name: text };
  if (attribute === "principal") return /\./.test(text) ? serviceWords(text) : { noun: "account", name: text };
  const noun = /^(role|user|group)s?(?:_name)?$/.exec(attribute)?.[1];
  return noun === void 0 ? null : { noun, name: text };
}
var RESOURCE_GROUP = 1;
var SCOPES = {
  project: { noun: "the whole project", name: "", width: 2 },
  account: { noun: "the whole account", name: "", width: 2 },
  folder: { noun: "the whole folder", name: "", width: 3 },
  organization: { noun: "the whole organization", name: "", width: 4 }
};
var scopeWords = (scope) => SCOPES[scope];
var SUBSCRIPTION2 = { noun: "the whole subscription", name: "", width: 2 };
var MANAGEMENT_GROUP = { noun: "the whole management group", name: "", width: 3 };
var scopeOfType = (type) => factsOf(type).rightsScope ?? null;
var BY_TEXT = [
  [/^\/subscriptions\/[^/]+\/?$/i, () => SUBSCRIPTION2],
  [
    /^(?:\/subscriptions\/)?[^/]+\/resourceGroups\/([^/]+)\/?$/i,
    (name) => ({ noun: "resource group", name, width: RESOURCE_GROUP })
  ],
  [/^\/providers\/Microsoft\.Management\/managementGroups\/[^/]+\/?$/i, () => MANAGEMENT_GROUP],
  [/^\/$/, () => ({ noun: "the whole tenant", name: "", width: 4 })]
];
function scopeInText(text) {
  for (const [pattern, words] of BY_TEXT) {
    const found = pattern.exec(text);
    if (found !== null) return words(found[1] ?? "");
  }
  return null;
}
var selfPattern = (pattern) => pattern.replace(/^\*$/, "").replace(/^arn:[\w-]*:s3:::[^/]*(?=\/|$)/, "");

// src/catalog/secrets.ts
var ENDS = [
  "password",
  "passwords",
  "passwd",
  "passphrase",
  "password_base64",
  "password_hash",
  "admin_pass",
  "root_pass",
  "cipassword",
  // keys
  "private_key",
  "private_keys",
  "private_key_base64",
  "private_key_data",
  "private_key_der",
  "private_key_encrypted",
  "private_key_json",
  "private_key_openssh",
  "private_key_pem",
  "private_key_pem_pkcs8",
  "private_key_pkcs8",
  "secret_key",
  "secret_access_key",
  "primary_access_key",
  "secondary_access_key",
  "storage_account_access_key",
  "storage_account_key",
  "account_key",
  "api_key",
  "app_key",
  "auth_key",
  "authorization_key",
  "authentication_key",
  "client_key",
  "preshared_key",
  "pre_shared_key",
  "shared_access_key",
  "master_key",
  "license_key",
  "raw_key",
  "key_material_base64",
  // secrets
  "access_secret",
  "api_secret",
  "app_secret",
  "application_secret",
  "auth_secret",
  "client_secret",
  "consumer_secret",
  "jwt_secret",
  "shared_secret",
  "signing_secret",
  "tunnel_secret",
  "webhook_secret",
  "secret_binary",
  "secret_data",
  "secret_string",
  "secret_text",
  "secret_value",
  // tokens: not every one is a secret; `creation_token` and `verification_token` are not
  "access_token",
  "admin_token",
  "api_token",
  "app_token",
  "auth_token",
  "authorization_token",
  "bearer_token",
  "bot_token",
  "deploy_token",
  "github_token",
  "gitlab_token",
  "join_token",
  "oauth_token",
  "refresh_token",
  "registration_token",
  "runner_token",
  "sas_token",
  "secret_token",
  "service_token",
  "session_token",
  // with a login inside
  "connection_string",
  "sas_uri",
  "sas_url"
];
var NAMES2 = /* @__PURE__ */ new Set([
  "secret",
  "token",
  "auth_string",
  "basic_auth_credentials",
  "certificate_p12",
  "credentials_json",
  "customer_gateway_configuration",
  "kube_admin_config_raw",
  "kube_config_raw",
  "kubeconfig",
  "kubeconfig_raw",
  "pfx_blob",
  "plaintext",
  "plaintext_value",
  "platform_credential",
  "protected_settings",
  "secure_environment_variables",
  "sensitive_content",
  "sensitive_value",
  // start-up data
  "base64_custom_data",
  "custom_data",
  "metadata_startup_script",
  "startup_script",
  "user_data",
  "user_data_base64",
  "userdata"
]);
var SWITCH = /^(?:allow|auto|change|disable|enable|enabled|force|generate|has|ignore|is|manage|managed|no|require|required|reset|rotate|show|skip|store|update|use|wait_for)_/;
var BY_TYPE = {
  aws_api_gateway_api_key: ["value"],
  aws_appsync_api_key: ["key"],
  aws_dms_endpoint: ["extra_connection_attributes"],
  aws_glue_connection: ["connection_properties"],
  aws_grafana_workspace_api_key: ["key"],
  aws_grafana_workspace_service_account_token: ["key"],
  aws_iam_access_key: ["ses_smtp_password_v4"],
  aws_ssm_activation: ["activation_code"],
  aws_ssm_parameter: ["value"],
  aws_ssm_parameters_by_path: ["values"],
  azuread_application_password: ["value"],
  azuread_service_principal_password: ["value"],
  azurerm_api_management_named_value: ["value"],
  azurerm_application_insights: ["instrumentation_key"],
  azurerm_cosmosdb_account: ["connection_strings"],
  azurerm_key_vault_secret: ["value"],
  azurerm_kubernetes_cluster: ["kube_admin_config", "kube_config"],
  azurerm_search_service: ["query_keys"],
  azurerm_storage_account_blob_container_sas: ["sas"],
  azurerm_storage_account_sas: ["sas"],
  bitwarden_secret: ["value"],
  cloudflare_workers_secret: ["secret_text"],
  digitalocean_database_cluster: ["private_uri", "uri"],
  digitalocean_kubernetes_cluster: ["kube_config"],
  docker_secret: ["data"],
  doppler_secret: ["computed", "value"],
  doppler_secrets: ["map"],
  github_actions_secret: ["encrypted_value"],
  gitlab_group_variable: ["value"],
  gitlab_project_variable: ["value"],
  google_apikeys_key: ["key_string"],
  google_compute_backend_bucket_signed_url_key: ["key_value"],
  google_compute_backend_service_signed_url_key: ["key_value"],
  google_kms_secret_ciphertext: ["plaintext"],
  google_runtimeconfig_variable: ["text", "value"],
  heroku_config: ["sensitive_vars"],
  infisical_secret: ["value"],
  kubernetes_secret: ["binary_data", "data"],
  kubernetes_secret_v1: ["binary_data", "data"],
  kubernetes_secret_v1_data: ["data"],
  linode_instance: ["stackscript_data"],
  local_sensitive_file: ["content", "content_base64"],
  onepassword_item: ["credential"],
  random_bytes: ["base64", "hex"],
  random_password: ["bcrypt_hash", "result"],
  tfe_variable: ["value"],
  vault_approle_auth_backend_role_secret_id: ["secret_id", "wrapping_token"],
  vault_generic_secret: ["data", "data_json"],
  vault_kv_secret: ["data", "data_json"],
  vault_kv_secret_v2: ["data", "data_json"],
  vault_token: ["client_token"]
};
var BY_PROVIDER = [
  ["azurerm_", /^(?:primary|secondary)_(?:\w+_)?(?:key|connection_string)$/]
];
var BY_BLOCK = {
  connection_string: ["value"],
  secret: ["value"],
  set_sensitive: ["value"]
};
var NOT = [
  [/^google_(?!iap_client$|storage_hmac_key$)/, ["secret"]],
  [/^google_site_verification_/, ["token"]]
];
var WRITE_ONLY = /_wo$/;
function isSecret(type, path) {
  const name = (path.at(-1) ?? "").replace(WRITE_ONLY, "");
  const block = path.at(-2);
  if (own(BY_TYPE, type)?.includes(name) || block !== void 0 && own(BY_BLOCK, block)?.includes(name)) return true;
  if (BY_PROVIDER.some(([prefix, pattern]) => type.startsWith(prefix) && pattern.test(name))) return true;
  if (NOT.some(([types, names]) => names.includes(name) && types.test(type))) return false;
  return NAMES2.has(name) || isEnd(name) && !SWITCH.test(name);
}
var isEnd = (name) => ENDS.some((end2) => name === end2 || name.endsWith(`_${end2}`));
var own = (table, key) => Object.hasOwn(table, key) ? table[key] : void 0;

// elsewhere:src/errors.ts
var module6 = require("../cli.js").modules["src/errors.ts"]();
var Bug = module6.Bug;
var External = module6.External;
var GroundplanError = module6.GroundplanError;
var InvalidInput = module6.InvalidInput;
var Missing = module6.Missing;
var Misuse = module6.Misuse;
var NoResources = module6.NoResources;

// elsewhere:src/version.ts
var module7 = require("../cli.js").modules["src/version.ts"]();
var VERSION = module7.VERSION;

// src/cli/completion/bash.ts
function bashScript(commands, origin) {
  const names = ["help", ...commands.map(({ name }) => name)].join(" ");
  return `# Completion for bash. Written by ${origin}
_groundplan_words() {
  COMPREPLY=($(compgen -W "$1" -- "$cur"))
  compopt +o default 2>/dev/null
}
_groundplan_list() {
  local chosen=
  if [[ $cur == *,* ]]; then chosen=\${cur%,*},; fi
  COMPREPLY=($(compgen -P "$chosen" -W "$1" -- "\${cur##*,}"))
  compopt +o default -o nospace 2>/dev/null
}
_groundplan_file() { :; }
_groundplan_directory() { compopt +o default -o dirnames 2>/dev/null; }
_groundplan_text() { compopt +o default 2>/dev/null; }
_groundplan() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} command=
  # Readline splits --option=value into three words.
  if [[ $cur == = ]]; then cur=
  elif [[ $prev == = ]]; then prev=\${COMP_WORDS[COMP_CWORD-2]}; fi
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then _groundplan_words '${names} --help --version'; return; fi
  command=\${COMP_WORDS[1]}
  if [[ $cur != -* ]]; then
    case "$command $prev" in
${valueCases(commands)}    esac
  fi
  case $command in
    help) _groundplan_words '${names}' ;;
${commands.map(commandCase).join("")}    *) _groundplan_text ;;
  esac
}
complete -o default -F _groundplan groundplan
`;
}
function valueCases(commands) {
  const patterns = /* @__PURE__ */ new Map();
  for (const { name, options } of commands) {
    for (const { flag, value } of options) {
      if (value === null) continue;
      const call = callOf(value);
      patterns.set(call, [...patterns.get(call) ?? [], `'${name} ${flag}'`]);
    }
  }
  return [...patterns].map(([call, all]) => `      ${all.join("|")}) ${call}; return ;;
`).join("");
}
function commandCase({ name, operands, options }) {
  const flags = `_groundplan_words '${options.map(({ flag }) => flag).join(" ")}'`;
  const [operand] = operands;
  if (operand === void 0) return `    ${name}) ${flags} ;;
`;
  return `    ${name}) if [[ $cur == -* ]]; then ${flags}; else ${callOf(operand)}; fi ;;
`;
}
var callOf = ({ kind, choices }) => choices.length === 0 ? `_groundplan_${kind}` : `_groundplan_${kind === "list" ? "list" : "words"} '${choices.join(" ")}'`;

// src/cli/completion/fish.ts
var fishScript = (commands, origin) => [
  `# Completion for fish. Written by ${origin}`,
  "function __groundplan_list",
  "    set -l chosen (commandline -ct | string replace -r '^--[a-z-]+=' '' | string replace -r '[^,]*$' '')",
  "    test (count $chosen) -eq 0; and set chosen ''",
  "    printf '%s\\n' $chosen$argv",
  "end",
  "complete -c groundplan -e",
  "complete -c groundplan -f",
  `complete -c groundplan -n __fish_use_subcommand -s h -l help -d 'print help'`,
  `complete -c groundplan -n __fish_use_subcommand -s V -l version -d 'print the version'`,
  `complete -c groundplan -n __fish_use_subcommand -a help -d 'print help'`,
  `complete -c groundplan -n '__fish_seen_subcommand_from help' -a '${commands.map(({ name }) => name).join(" ")}'`,
  ...commands.flatMap(linesOf),
  ""
].join("\n");
function linesOf({ name, help, operands, options }) {
  const start = `complete -c groundplan -n '__fish_seen_subcommand_from ${name}'`;
  const [operand] = operands;
  return [
    `complete -c groundplan -n __fish_use_subcommand -a ${name} -d ${quoted(help)}`,
    ...operand === void 0 ? [] : [`${start} ${suggestionsOf(operand)}`],
    ...options.map(({ flag, help: text, value }) => {
      const words = [start, "-l", flag.slice(2), ...value === null ? [] : [requirementOf(value)], "-d", quoted(text)];
      return words.join(" ");
    })
  ];
}
function requirementOf(value) {
  const suggestions = suggestionsOf(value);
  if (value.isOptional) return suggestions;
  return suggestions === "" ? "-x" : `${value.kind === "file" ? "-r" : "-x"} ${suggestions}`;
}
function suggestionsOf({ kind, choices }) {
  if (kind === "file") return "-F";
  if (kind === "directory") return "-a '(__fish_complete_directories (commandline -ct))'";
  if (kind === "text") return "";
  return kind === "list" ? `-a '(__groundplan_list ${choices.join(" ")})'` : `-a '${choices.join(" ")}'`;
}
var quoted = (text) => `'${text.replace(/[\\']/g, "\\$&")}'`;

// elsewhere:src/platform/text/printable.ts
var module8 = require("../cli.js").modules["src/platform/text/printable.ts"]();
var harmless = module8.harmless;
var hasUnseen = module8.hasUnseen;
var oneLine = module8.oneLine;
var printable = module8.printable;
var quote = module8.quote;
var short = module8.short;
var visible = module8.visible;

// src/cli/completion/messages.ts
var unknownShell = (name) => name === "" ? "no shell is given" : `unknown shell ${printable(name)}`;
var shellRemedy = (names) => `Use one of ${names.join(", ")}: groundplan completion ${names[0]}`;

// elsewhere:src/cli/options.ts
var module9 = require("../cli.js").modules["src/cli/options.ts"]();
var attributeOf = module9.attributeOf;
var flagsOf = module9.flagsOf;
var helpOf = module9.helpOf;
var longOf = module9.longOf;
var optionsOf = module9.optionsOf;
var parseOptions = module9.parseOptions;
var parsePlanning = module9.parsePlanning;
var parsePrivateHosts = module9.parsePrivateHosts;
var rowsOf = module9.rowsOf;

// src/cli/completion/model.ts
var SHELLS = ["bash", "zsh", "fish", "powershell"];
var OPERANDS = /* @__PURE__ */ new Map([
  ["directory", { kind: "directory", choices: [], isOptional: true }],
  ["shell", { kind: "choice", choices: SHELLS, isOptional: true }]
]);
var FILE = { kind: "file", choices: [], isOptional: true };
var PRINT_HELP = { flag: "--help", help: "print help", value: null, isRepeatable: false };
var describeCommands = (program) => program.commands.map((command) => ({
  name: command.name(),
  help: command.description(),
  operands: command.registeredArguments.map((operand) => OPERANDS.get(operand.name()) ?? FILE),
  options: [...rowsOf(command.name()).flatMap(optionsIn), PRINT_HELP]
}));
function optionsIn(row) {
  const option = {
    flag: longOf(row),
    help: helpOf(row),
    value: valueIn(row),
    isRepeatable: row.kind === "list" && row.choices === void 0
  };
  const { without } = row.cli;
  if (without === void 0) return [option];
  return [
    option,
    { flag: `--no-${row.name}`, help: `same as ${option.flag} ${without}`, value: null, isRepeatable: false }
  ];
}
function valueIn({ kind, choices, cli }) {
  if (kind === "flag") return null;
  const isOptional = cli.bare !== void 0;
  if (choices !== void 0) return { kind: kind === "list" ? "list" : "choice", choices, isOptional };
  const placeholder = cli.value ?? "";
  if (/directory/.test(placeholder)) return { kind: "directory", choices: [], isOptional };
  return { kind: /path|file/.test(placeholder) ? "file" : "text", choices: [], isOptional };
}

// src/cli/completion/powershell.ts
var powershellScript = (commands, origin) => `# Completion for PowerShell. Written by ${origin}
Register-ArgumentCompleter -Native -CommandName groundplan -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $commands = [ordered]@{
${[...commands, HELP].map(({ name, help }) => `        ${quoted2(name)} = ${quoted2(help)}
`).join("")}    }
    $options = @{
${commands.map(({ name, options }) => `        ${quoted2(name)} = [ordered]@{
${options.map(({ flag, help }) => `            ${quoted2(flag)} = ${quoted2(help)}
`).join("")}        }
`).join("")}    }
    $values = @{
${commands.flatMap(valuesOf).join("")}    }
    $words = @($commandAst.CommandElements |
        Where-Object { $_.Extent.EndOffset -lt $cursorPosition -or $_.Extent.Text -ne $wordToComplete } |
        ForEach-Object { $_.Extent.Text })
    $command = if ($words.Count -gt 1) { $words[1] } else { '' }
    $previous = $words[-1]
    $found = if ($command -eq '' -or $command -eq 'help') {
        $commands
    } elseif ($values.ContainsKey("$command $previous") -and -not $wordToComplete.StartsWith('-')) {
        $choices = [ordered]@{}
        $chosen = if ($wordToComplete.Contains(',')) { $wordToComplete -replace '[^,]*$', '' } else { '' }
        foreach ($choice in $values["$command $previous"]) { $choices["$chosen$choice"] = $choice }
        $choices
    } elseif ($wordToComplete.StartsWith('-') -and $options.ContainsKey($command)) {
        $options[$command]
    } else {
        @{}
    }
    foreach ($name in $found.Keys) {
        if ($name.StartsWith($wordToComplete)) {
            [System.Management.Automation.CompletionResult]::new($name, $name, 'ParameterValue', $found[$name])
        }
    }
}
`;
var HELP = { name: "help", help: "print help" };
function valuesOf({ name, operands, options }) {
  const [operand] = operands;
  return [
    ...options.flatMap(({ flag, value }) => rowOf(`${name} ${flag}`, value)),
    ...operand === void 0 ? [] : rowOf(`${name} ${name}`, operand)
  ];
}
var rowOf = (key, value) => value === null || value.choices.length === 0 ? [] : [`        ${quoted2(key)} = @(${value.choices.map(quoted2).join(", ")})
`];
var quoted2 = (text) => `'${text.replaceAll("'", "''")}'`;

// src/cli/completion/zsh.ts
var zshScript = (commands, origin) => `#compdef groundplan
# Completion for zsh. Written by ${origin}
_groundplan() {
  local curcontext="$curcontext" state line ret=1
  local -a commands
  commands=(
${[...commands, HELP2].map(({ name, help }) => `    ${quoted3(`${name}:${help.replaceAll(":", "\\:")}`)}
`).join("")}  )
  _arguments -C \\
    '(- *)'{-h,--help}'[print help]' \\
    '(- *)'{-V,--version}'[print the version]' \\
    '1: :->command' \\
    '*:: :->arguments' && ret=0
  case $state in
    command) _describe -t commands command commands && ret=0 ;;
    arguments)
      case $words[1] in
        help) _describe -t commands command commands && ret=0 ;;
${commands.map(commandCase2).join("")}      esac ;;
  esac
  return ret
}
if [ "$funcstack[1]" = _groundplan ]; then _groundplan "$@"; else compdef _groundplan groundplan; fi
`;
var HELP2 = { name: "help", help: "print help" };
function commandCase2({ name, operands, options }) {
  const specs = [
    ...options.map(({ flag, help, value, isRepeatable }) => {
      const head = `${isRepeatable ? "*" : ""}${flag}${value === null ? "" : "="}[${escaped(help)}]`;
      return value === null ? head : `${head}${value.isOptional ? ":" : ""}:value:${actionOf(value)}`;
    }),
    ...operands.map((operand, at) => `${at + 1}::argument:${actionOf(operand)}`)
  ];
  return `        ${name}) _arguments \\
${specs.map((spec) => `          ${quoted3(spec)}`).join(" \\\n")} && ret=0 ;;
`;
}
var ACTIONS = { file: "_files", directory: "_files -/", text: " " };
function actionOf({ kind, choices }) {
  if (kind === "choice") return `(${choices.join(" ")})`;
  return kind === "list" ? `_values -s , value ${choices.join(" ")}` : ACTIONS[kind];
}
var escaped = (text) => text.replace(/[\\[\]:]/g, "\\$&");
var quoted3 = (text) => `'${text.replaceAll("'", "'\\''")}'`;

// src/cli/completion/index.ts
var SCRIPTS = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
  powershell: powershellScript
};
async function completion(name, program, io) {
  const shell = SHELLS.find((known) => known === name);
  if (shell === void 0) throw new Misuse(unknownShell(name), { remedy: shellRemedy(SHELLS) });
  const origin = `groundplan ${VERSION}: groundplan completion ${shell}`;
  await io.stdout(SCRIPTS[shell](describeCommands(program), origin));
}

// src/cli/doctor.ts
var import_node_path = require("node:path");

// elsewhere:src/diagram.ts
var module10 = require("./picture.js").modules["src/diagram.ts"]();
var ANNOTATION_FILE = module10.ANNOTATION_FILE;
var FONT_FILE = module10.FONT_FILE;
var FORMAT_DEFAULT = module10.FORMAT_DEFAULT;
var FORMAT_NAMES = module10.FORMAT_NAMES;
var REPORT_FORMATS = module10.REPORT_FORMATS;
var REPORT_FORMAT_DEFAULT = module10.REPORT_FORMAT_DEFAULT;
var REPORT_FORMAT_NAMES = module10.REPORT_FORMAT_NAMES;
var annotationsBeside = module10.annotationsBeside;
var annotationsOf = module10.annotationsOf;
var diagram = module10.diagram;
var fetchArchive = module10.fetchArchive;
var formatOfExtension = module10.formatOfExtension;
var formatRow = module10.formatRow;
var graphRequestOf = module10.graphRequestOf;
var isFileAddress = module10.isFileAddress;
var isGitAddress = module10.isGitAddress;
var knowsChanges = module10.knowsChanges;
var linesOf2 = module10.linesOf;
var modelFileIn = module10.modelFileIn;
var readEstate = module10.readEstate;
var requestOf = module10.requestOf;
var shownName = module10.shownName;
var surveyCode = module10.surveyCode;
var unpackTree = module10.unpackTree;

// elsewhere:src/limits.ts
var module11 = require("../cli.js").modules["src/limits.ts"]();
var ADDRESS_LENGTH_MAX = module11.ADDRESS_LENGTH_MAX;
var ANNOTATION_BYTES_MAX = module11.ANNOTATION_BYTES_MAX;
var ANSWER_BYTES_MAX = module11.ANSWER_BYTES_MAX;
var ATTRIBUTE_TEXT_LENGTH = module11.ATTRIBUTE_TEXT_LENGTH;
var CAPTION_LEGIBLE = module11.CAPTION_LEGIBLE;
var CODE_BYTES_MAX = module11.CODE_BYTES_MAX;
var COMPLAINT_LENGTH = module11.COMPLAINT_LENGTH;
var DOT_VERSION_MIN = module11.DOT_VERSION_MIN;
var ENGINE_VERSION_SECONDS = module11.ENGINE_VERSION_SECONDS;
var FETCH_SECONDS = module11.FETCH_SECONDS;
var FOCUS_HOPS_DEFAULT = module11.FOCUS_HOPS_DEFAULT;
var FOCUS_HOPS_MAX = module11.FOCUS_HOPS_MAX;
var HOPS_MAX = module11.HOPS_MAX;
var ID_LENGTH_MAX = module11.ID_LENGTH_MAX;
var LABEL_LENGTH_MAX = module11.LABEL_LENGTH_MAX;
var MANIFEST_BYTES_MAX = module11.MANIFEST_BYTES_MAX;
var MODULE_DEPTH = module11.MODULE_DEPTH;
var NAMES_LISTED = module11.NAMES_LISTED;
var NEAREST_DISTANCE = module11.NEAREST_DISTANCE;
var NEAREST_LENGTH_MAX = module11.NEAREST_LENGTH_MAX;
var NEAREST_NAMES_MAX = module11.NEAREST_NAMES_MAX;
var NESTING_MAX = module11.NESTING_MAX;
var OVERVIEW_FROM = module11.OVERVIEW_FROM;
var OVERVIEW_FROM_WITH_LINES = module11.OVERVIEW_FROM_WITH_LINES;
var OVERVIEW_GAIN = module11.OVERVIEW_GAIN;
var OVERVIEW_ICONS = module11.OVERVIEW_ICONS;
var PLANNING_SECONDS = module11.PLANNING_SECONDS;
var PLANNING_SECONDS_MAX = module11.PLANNING_SECONDS_MAX;
var PLANS_MAX = module11.PLANS_MAX;
var PRINTED_ADDRESS_LENGTH = module11.PRINTED_ADDRESS_LENGTH;
var PRINTED_VALUE_LENGTH = module11.PRINTED_VALUE_LENGTH;
var PROBLEMS_LISTED = module11.PROBLEMS_LISTED;
var PYTHON_VERSION_MIN = module11.PYTHON_VERSION_MIN;
var QUOTE_LENGTH = module11.QUOTE_LENGTH;
var RESOURCES_MAX = module11.RESOURCES_MAX;
var ROOTS_AT_ONCE = module11.ROOTS_AT_ONCE;
var SCALE_DEFAULT = module11.SCALE_DEFAULT;
var SCALE_MAX = module11.SCALE_MAX;
var SCALE_MIN = module11.SCALE_MIN;
var TERRAFORM_VERSION_MIN = module11.TERRAFORM_VERSION_MIN;
var TEXT_BYTES_MAX = module11.TEXT_BYTES_MAX;
var VALUE_DEPTH = module11.VALUE_DEPTH;
var VARIABLE_FILE_BYTES_MAX = module11.VARIABLE_FILE_BYTES_MAX;
var WARNINGS_MAX = module11.WARNINGS_MAX;
var WARNINGS_OF_A_KIND = module11.WARNINGS_OF_A_KIND;
var WARNING_LENGTH_MAX = module11.WARNING_LENGTH_MAX;

// elsewhere:src/platform/text/is-at-least.ts
var module12 = require("./picture.js").modules["src/platform/text/is-at-least.ts"]();
var isAtLeast = module12.isAtLeast;

// elsewhere:src/cli/limits.ts
var module13 = require("../cli.js").modules["src/cli/limits.ts"]();
var ADDRESSES_LISTED_MAX = module13.ADDRESSES_LISTED_MAX;
var ARGUMENT_ITEMS_MAX = module13.ARGUMENT_ITEMS_MAX;
var ARGUMENT_LENGTH_MAX = module13.ARGUMENT_LENGTH_MAX;
var CACHE_FILES_COUNTED = module13.CACHE_FILES_COUNTED;
var DEVOPS_BODY_BYTES_MAX = module13.DEVOPS_BODY_BYTES_MAX;
var DOCTOR_SECONDS = module13.DOCTOR_SECONDS;
var FILE_BYTES_MAX = module13.FILE_BYTES_MAX;
var GITLAB_BODY_BYTES_MAX = module13.GITLAB_BODY_BYTES_MAX;
var IMAGE_BYTES_MAX = module13.IMAGE_BYTES_MAX;
var MANIFEST_BYTES_MAX2 = module13.MANIFEST_BYTES_MAX;
var NAME_LENGTH_MAX = module13.NAME_LENGTH_MAX;
var NOTES_LENGTH_MAX = module13.NOTES_LENGTH_MAX;
var PAGES_MAX = module13.PAGES_MAX;
var PER_PAGE = module13.PER_PAGE;
var PROGRESS_SECONDS = module13.PROGRESS_SECONDS;
var QUESTION_BYTES_MAX = module13.QUESTION_BYTES_MAX;
var REASON_LENGTH_MAX = module13.REASON_LENGTH_MAX;
var SHOW_SECONDS = module13.SHOW_SECONDS;
var TEXT_LENGTH_MAX = module13.TEXT_LENGTH_MAX;
var TITLE_LENGTH_MAX = module13.TITLE_LENGTH_MAX;
var UPLOAD_BYTES_MAX = module13.UPLOAD_BYTES_MAX;
var WAITING_MAX = module13.WAITING_MAX;

// elsewhere:src/cli/messages.ts
var module14 = require("../cli.js").modules["src/cli/messages.ts"]();
var ADDRESS_REMEDY = module14.ADDRESS_REMEDY;
var AFTER = module14.AFTER;
var ALL_WELL = module14.ALL_WELL;
var BEFORE = module14.BEFORE;
var BROKEN = module14.BROKEN;
var BUNDLED = module14.BUNDLED;
var BUSY = module14.BUSY;
var BUSY_REMEDY = module14.BUSY_REMEDY;
var CACHE = module14.CACHE;
var CACHE_EMPTY = module14.CACHE_EMPTY;
var CACHE_FOR = module14.CACHE_FOR;
var CLOSED = module14.CLOSED;
var COMMENT_ID_REMEDY = module14.COMMENT_ID_REMEDY;
var CONVERSATION_LOCKED = module14.CONVERSATION_LOCKED;
var DEBUG_DATA_REMEDY = module14.DEBUG_DATA_REMEDY;
var DEVOPS_DEPTH_REMEDY = module14.DEVOPS_DEPTH_REMEDY;
var DEVOPS_PIPELINE_REMEDY = module14.DEVOPS_PIPELINE_REMEDY;
var DEVOPS_TOKEN_REMEDY = module14.DEVOPS_TOKEN_REMEDY;
var DIFF = module14.DIFF;
var DIFFERS = module14.DIFFERS;
var DIFF_EITHER_OR = module14.DIFF_EITHER_OR;
var DIFF_REMEDY = module14.DIFF_REMEDY;
var DIFF_TAKES_TWO = module14.DIFF_TAKES_TWO;
var DIRECTORY = module14.DIRECTORY;
var DOCKER_DO = module14.DOCKER_DO;
var DOCKER_FOR = module14.DOCKER_FOR;
var DOCS_REMEDY = module14.DOCS_REMEDY;
var DOCS_TAKES_ONE = module14.DOCS_TAKES_ONE;
var DOCUMENT = module14.DOCUMENT;
var DONE = module14.DONE;
var DOT_DO = module14.DOT_DO;
var DOT_FOR = module14.DOT_FOR;
var DRAW = module14.DRAW;
var DRAWING = module14.DRAWING;
var DRAWING_FOR = module14.DRAWING_FOR;
var DRY_RUN_NEEDS_BACKEND = module14.DRY_RUN_NEEDS_BACKEND;
var DRY_RUN_NEEDS_BACKEND_REMEDY = module14.DRY_RUN_NEEDS_BACKEND_REMEDY;
var DRY_RUN_TAKES_STDOUT = module14.DRY_RUN_TAKES_STDOUT;
var DRY_RUN_TAKES_STDOUT_REMEDY = module14.DRY_RUN_TAKES_STDOUT_REMEDY;
var ESTATE_EMPTY = module14.ESTATE_EMPTY;
var ESTATE_FILES_ALONE = module14.ESTATE_FILES_ALONE;
var ESTATE_REMEDY = module14.ESTATE_REMEDY;
var ESTATE_SOURCE = module14.ESTATE_SOURCE;
var ESTATE_STDOUT_REMEDY = module14.ESTATE_STDOUT_REMEDY;
var EXPLAIN = module14.EXPLAIN;
var EXPLANATION_TAKES_STDOUT = module14.EXPLANATION_TAKES_STDOUT;
var EXPLANATION_TAKES_STDOUT_REMEDY = module14.EXPLANATION_TAKES_STDOUT_REMEDY;
var FILE_IS_DIRECTORY_REMEDY = module14.FILE_IS_DIRECTORY_REMEDY;
var FILE_MISSING_REMEDY = module14.FILE_MISSING_REMEDY;
var FILE_UNREADABLE_REMEDY = module14.FILE_UNREADABLE_REMEDY;
var FORK_PROVIDERS = module14.FORK_PROVIDERS;
var FORK_PROVIDERS_REMEDY = module14.FORK_PROVIDERS_REMEDY;
var FORMAT = module14.FORMAT;
var FORMAT_CONTRADICTS_REMEDY = module14.FORMAT_CONTRADICTS_REMEDY;
var GITLAB_DEPTH_REMEDY = module14.GITLAB_DEPTH_REMEDY;
var GITLAB_PIPELINE_REMEDY = module14.GITLAB_PIPELINE_REMEDY;
var GITLAB_TOKEN_REMEDY = module14.GITLAB_TOKEN_REMEDY;
var GIT_DO = module14.GIT_DO;
var GIT_FOR = module14.GIT_FOR;
var GRAPH = module14.GRAPH;
var GRAPHFILE_ALONE = module14.GRAPHFILE_ALONE;
var GRAPHFILE_REMEDY = module14.GRAPHFILE_REMEDY;
var GRAPH_FILE_KNOWS = module14.GRAPH_FILE_KNOWS;
var HEADING = module14.HEADING;
var IGNORED_WITH_PLANFILE = module14.IGNORED_WITH_PLANFILE;
var INSTRUCTIONS = module14.INSTRUCTIONS;
var INTERNAL_FAULT = module14.INTERNAL_FAULT;
var JOINED_PLANFILE = module14.JOINED_PLANFILE;
var JOINED_PLANFILE_REMEDY = module14.JOINED_PLANFILE_REMEDY;
var JOINED_REMEDY = module14.JOINED_REMEDY;
var KINDS2 = module14.KINDS;
var MANIFEST_REMEDY = module14.MANIFEST_REMEDY;
var MCP_ADDRESS_REMEDY = module14.MCP_ADDRESS_REMEDY;
var MISSING = module14.MISSING;
var NATIVE = module14.NATIVE;
var NEWER_RUN = module14.NEWER_RUN;
var NOTE = module14.NOTE;
var NOTHING_TO_EXPLAIN = module14.NOTHING_TO_EXPLAIN;
var NOT_A_FILE_REMEDY = module14.NOT_A_FILE_REMEDY;
var NOT_A_VARFILE_REMEDY = module14.NOT_A_VARFILE_REMEDY;
var NOT_DRAWN = module14.NOT_DRAWN;
var NOT_OURS_REMEDY = module14.NOT_OURS_REMEDY;
var NOT_PIPED_REMEDY = module14.NOT_PIPED_REMEDY;
var NOT_WRITTEN = module14.NOT_WRITTEN;
var NO_CLIENT = module14.NO_CLIENT;
var NO_CLIENT_REMEDY = module14.NO_CLIENT_REMEDY;
var NO_ENGINE = module14.NO_ENGINE;
var NO_FETCH_WITH_PROVIDERS = module14.NO_FETCH_WITH_PROVIDERS;
var NO_FETCH_WITH_PROVIDERS_REMEDY = module14.NO_FETCH_WITH_PROVIDERS_REMEDY;
var NO_PATH = module14.NO_PATH;
var NO_ROOTS = module14.NO_ROOTS;
var NO_STAMP = module14.NO_STAMP;
var ONE_SOURCE_FOR_PLAN = module14.ONE_SOURCE_FOR_PLAN;
var ONE_SOURCE_REMEDY = module14.ONE_SOURCE_REMEDY;
var OPEN_PAGE = module14.OPEN_PAGE;
var OPTION_EMPTY_REMEDY = module14.OPTION_EMPTY_REMEDY;
var OPTION_TWICE_REMEDY = module14.OPTION_TWICE_REMEDY;
var OUTDIR_LINK_REMEDY = module14.OUTDIR_LINK_REMEDY;
var OUTDIR_REMEDY = module14.OUTDIR_REMEDY;
var OUTDIR_UNWRITABLE_REMEDY = module14.OUTDIR_UNWRITABLE_REMEDY;
var OUTFILE_IS_DIRECTORY_REMEDY = module14.OUTFILE_IS_DIRECTORY_REMEDY;
var OUTFILE_IS_LINK_REMEDY = module14.OUTFILE_IS_LINK_REMEDY;
var OUTFILE_IS_PIPE_REMEDY = module14.OUTFILE_IS_PIPE_REMEDY;
var OUTFILE_REMEDY = module14.OUTFILE_REMEDY;
var OUTSIDE_REMEDY = module14.OUTSIDE_REMEDY;
var PAGES_NEED_FILE = module14.PAGES_NEED_FILE;
var PAGES_NEED_FILE_REMEDY = module14.PAGES_NEED_FILE_REMEDY;
var PATH = module14.PATH;
var PATHS_IN_QUOTES = module14.PATHS_IN_QUOTES;
var PATH_FROM = module14.PATH_FROM;
var PATH_TO = module14.PATH_TO;
var PLANFILE_NEEDS_ALL = module14.PLANFILE_NEEDS_ALL;
var PLANFILE_NEEDS_ALL_REMEDY = module14.PLANFILE_NEEDS_ALL_REMEDY;
var PLANNER = module14.PLANNER;
var PLAN_OF_TERRAFORM = module14.PLAN_OF_TERRAFORM;
var PRESENT_STATUS = module14.PRESENT_STATUS;
var PRIVATE_HOST_REMEDY = module14.PRIVATE_HOST_REMEDY;
var PROGRAM = module14.PROGRAM;
var PROVIDER_REQUIRED = module14.PROVIDER_REQUIRED;
var PYTHON_DO = module14.PYTHON_DO;
var PYTHON_FOR = module14.PYTHON_FOR;
var RASTERISER = module14.RASTERISER;
var RASTERISER_FOR = module14.RASTERISER_FOR;
var REMEDY = module14.REMEDY;
var REMOVE_SPECIAL_REMEDY = module14.REMOVE_SPECIAL_REMEDY;
var REPORT_FAULT = module14.REPORT_FAULT;
var REPOSITORY_OUTSIDE = module14.REPOSITORY_OUTSIDE;
var REPOSITORY_REMEDY = module14.REPOSITORY_REMEDY;
var SAME_GRAPH = module14.SAME_GRAPH;
var SELF_BROKEN = module14.SELF_BROKEN;
var SELF_REMEDY = module14.SELF_REMEDY;
var SHOW_NEEDS_FILE = module14.SHOW_NEEDS_FILE;
var SHOW_NEEDS_FILE_REMEDY = module14.SHOW_NEEDS_FILE_REMEDY;
var SHOW_WSLVIEW_MISSING = module14.SHOW_WSLVIEW_MISSING;
var SOURCE = module14.SOURCE;
var SOURCE_REMEDY = module14.SOURCE_REMEDY;
var SOURCE_REQUIRED = module14.SOURCE_REQUIRED;
var STDIN = module14.STDIN;
var STDIN_TWICE = module14.STDIN_TWICE;
var STDIN_TWICE_REMEDY = module14.STDIN_TWICE_REMEDY;
var STDOUT_IS_TERMINAL_REMEDY = module14.STDOUT_IS_TERMINAL_REMEDY;
var STDOUT_ONE_FORMAT = module14.STDOUT_ONE_FORMAT;
var STDOUT_TAKEN = module14.STDOUT_TAKEN;
var STDOUT_TAKEN_REMEDY = module14.STDOUT_TAKEN_REMEDY;
var SUGGESTIONS_REMEDY = module14.SUGGESTIONS_REMEDY;
var TERRAFORM = module14.TERRAFORM;
var TERRAFORM_DO = module14.TERRAFORM_DO;
var TERRAFORM_FOR = module14.TERRAFORM_FOR;
var TERRAGRUNT_DO = module14.TERRAGRUNT_DO;
var TERRAGRUNT_FOR = module14.TERRAGRUNT_FOR;
var TOFU = module14.TOFU;
var TOFU_DO = module14.TOFU_DO;
var TOFU_FOR = module14.TOFU_FOR;
var TOO_LARGE = module14.TOO_LARGE;
var TOO_LONG_REMEDY = module14.TOO_LONG_REMEDY;
var TOO_MANY_DIRECTORIES = module14.TOO_MANY_DIRECTORIES;
var TOO_OLD = module14.TOO_OLD;
var TOO_WIDE = module14.TOO_WIDE;
var TOO_WIDE_REMEDY = module14.TOO_WIDE_REMEDY;
var VAR_REMEDY = module14.VAR_REMEDY;
var VERSION_REMEDY = module14.VERSION_REMEDY;
var WHAT_SOURCE_ACCEPTS = module14.WHAT_SOURCE_ACCEPTS;
var WHY_FOLDED = module14.WHY_FOLDED;
var WITHOUT_VARIABLES = module14.WITHOUT_VARIABLES;
var absentBecause = module14.absentBecause;
var addressOfThisMachine = module14.addressOfThisMachine;
var addressRefused = module14.addressRefused;
var argumentTooLong = module14.argumentTooLong;
var argumentsAre = module14.argumentsAre;
var arrow = module14.arrow;
var badAmount = module14.badAmount;
var badCommentId = module14.badCommentId;
var badNumber = module14.badNumber;
var badPrivateHost = module14.badPrivateHost;
var bareOrNamed = module14.bareOrNamed;
var because = module14.because;
var cacheIs = module14.cacheIs;
var cacheIsAtLeast = module14.cacheIsAtLeast;
var checkExtension = module14.checkExtension;
var checkExtensionRemedy = module14.checkExtensionRemedy;
var didYouMean = module14.didYouMean;
var drawAgain = module14.drawAgain;
var drawingRoot = module14.drawingRoot;
var drawnAs = module14.drawnAs;
var drawnIn = module14.drawnIn;
var drawnSentence = module14.drawnSentence;
var explained = module14.explained;
var fileEmpty = module14.fileEmpty;
var fileIsCode = module14.fileIsCode;
var fileIsCodeRemedy = module14.fileIsCodeRemedy;
var fileIsDirectory = module14.fileIsDirectory;
var fileMissing = module14.fileMissing;
var fileUnreadable = module14.fileUnreadable;
var forExample = module14.forExample;
var formatContradicts = module14.formatContradicts;
var graphDiffers = module14.graphDiffers;
var heading = module14.heading;
var hostRefuses = module14.hostRefuses;
var ignoredWithFile = module14.ignoredWithFile;
var imageTooLarge = module14.imageTooLarge;
var isCurrent = module14.isCurrent;
var isStale = module14.isStale;
var joinedNotDirectory = module14.joinedNotDirectory;
var knownNames = module14.knownNames;
var line = module14.line;
var lineBetween = module14.lineBetween;
var manifestUnfit = module14.manifestUnfit;
var missingArgument = module14.missingArgument;
var namesWithDefault = module14.namesWithDefault;
var neededFor = module14.neededFor;
var noEffect = module14.noEffect;
var noEffectOnGraph = module14.noEffectOnGraph;
var noEffectWith = module14.noEffectWith;
var noEffectWithout = module14.noEffectWithout;
var noPicture = module14.noPicture;
var noRootsRemedy = module14.noRootsRemedy;
var noToken = module14.noToken;
var notADirectory = module14.notADirectory;
var notAFile = module14.notAFile;
var notOurs = module14.notOurs;
var notPiped = module14.notPiped;
var notWhole = module14.notWhole;
var nothingToCompare = module14.nothingToCompare;
var ofFalse = module14.ofFalse;
var oneOf = module14.oneOf;
var oneOrMore = module14.oneOrMore;
var openerMissing = module14.openerMissing;
var openerOutput = module14.openerOutput;
var optionEmpty = module14.optionEmpty;
var optionTwice = module14.optionTwice;
var otherVersion = module14.otherVersion;
var outdirIsLink = module14.outdirIsLink;
var outdirUnfit = module14.outdirUnfit;
var outfileExtension = module14.outfileExtension;
var outfileExtensionRemedy = module14.outfileExtensionRemedy;
var outfileFolderMissing = module14.outfileFolderMissing;
var outfileIsDirectory = module14.outfileIsDirectory;
var outfileIsLink = module14.outfileIsLink;
var outfileIsPipe = module14.outfileIsPipe;
var outside = module14.outside;
var pageMissing = module14.pageMissing;
var pageStale = module14.pageStale;
var pathAlong = module14.pathAlong;
var pathBack = module14.pathBack;
var pathIgnoringDirection = module14.pathIgnoringDirection;
var perhaps = module14.perhaps;
var picturesRefused = module14.picturesRefused;
var provedBy = module14.provedBy;
var providerRemedy = module14.providerRemedy;
var rasteriserDo = module14.rasteriserDo;
var refused = module14.refused;
var removed = module14.removed;
var resourceCount = module14.resourceCount;
var rootFailed = module14.rootFailed;
var sameAs = module14.sameAs;
var seeHelp = module14.seeHelp;
var showFailed = module14.showFailed;
var sinceGraphFile = module14.sinceGraphFile;
var sourceMissing = module14.sourceMissing;
var stdoutIsTerminal = module14.stdoutIsTerminal;
var stdoutOneFormatRemedy = module14.stdoutOneFormatRemedy;
var summaryOfGraph = module14.summaryOfGraph;
var summaryOfPlan = module14.summaryOfPlan;
var textTooLong = module14.textTooLong;
var tooManyItems = module14.tooManyItems;
var unchanged = module14.unchanged;
var under = module14.under;
var unexpectedArguments = module14.unexpectedArguments;
var unknownAddress = module14.unknownAddress;
var unknownArgument = module14.unknownArgument;
var unknownName = module14.unknownName;
var unknownTool = module14.unknownTool;
var unnameable = module14.unnameable;
var unsafeAddress = module14.unsafeAddress;
var variableMissing = module14.variableMissing;
var waiting = module14.waiting;
var warningLine = module14.warningLine;
var wrongArgument = module14.wrongArgument;
var wrote = module14.wrote;

// src/cli/doctor.ts
async function doctor(options, io) {
  const { checks: selfChecks, fault: fault2 } = await checkSelf(io);
  const checks = [...await checkPrograms(io), ...selfChecks, await checkCache(io)];
  await io.stdout(harmless(options.json ? asJson(checks) : asText(checks)));
  if (fault2 !== null) throw fault2;
}
var asJson = (checks) => `${JSON.stringify({ groundplan: VERSION, checks }, null, 2)}
`;
var ENGINES = /* @__PURE__ */ new Set([TERRAFORM, TOFU]);
var STATES = {
  found: PRESENT_STATUS,
  missing: MISSING,
  "too old": TOO_OLD,
  broken: BROKEN
};
function asText(checks) {
  const lines = checks.flatMap(({ name, state, version, purpose, remedy }) => [
    line(STATES[state], name, version ?? neededFor(purpose)),
    ...version === null ? [] : [under(neededFor(purpose))],
    ...remedy === null ? [] : [under(remedy)]
  ]);
  const hasEngine = checks.some(({ name, state }) => ENGINES.has(name) && state === "found");
  const verdict = hasEngine ? ALL_WELL : NO_ENGINE;
  return `${[heading(VERSION), "", ...lines, "", verdict].join("\n")}
`;
}
async function checkCache(io) {
  const { bytes, files, isComplete } = await sizeBelow((0, import_node_path.join)(io.home, ".groundplan"), io);
  const megabytes = (bytes / 1e6).toFixed(1);
  const describe2 = isComplete ? cacheIs : cacheIsAtLeast;
  return {
    name: CACHE,
    state: "found",
    version: files === 0 ? CACHE_EMPTY : describe2(megabytes, files),
    purpose: CACHE_FOR,
    remedy: null
  };
}
async function sizeBelow(top, io) {
  let [bytes, files] = [0, 0];
  const directories = [top];
  for (let directory = directories.pop(); directory !== void 0; directory = directories.pop()) {
    for (const { name, kind } of await io.list(directory).catch(() => [])) {
      const path = (0, import_node_path.join)(directory, name);
      if (kind === "directory") directories.push(path);
      if (kind !== "file" || name === ".bytes") continue;
      if (files === CACHE_FILES_COUNTED) return { bytes, files, isComplete: false };
      files++;
      bytes += await io.sizeOf(path).catch(() => null) ?? 0;
    }
  }
  return { bytes, files, isComplete: true };
}
var GRAPH2 = '{ "aws_s3_bucket.icon": [] }';
var PICTURES = FORMAT_NAMES.filter((name) => formatRow(name).needs === "layout");
var SIGNATURES = ["\x89PNG", "%PDF"].map((text) => Buffer.from(text, "latin1"));
async function checkSelf(io) {
  const rasteriser = recordRasteriser(io);
  const fault2 = await drawIcon(rasteriser.io).then(
    () => null,
    (cause) => new Bug(SELF_BROKEN, { remedy: SELF_REMEDY, cause })
  );
  const state = fault2 === null ? "found" : "broken";
  const remedy = fault2 === null ? null : SELF_REMEDY;
  const checks = [
    { name: DRAWING, state, version: null, purpose: DRAWING_FOR, remedy },
    {
      name: RASTERISER,
      state,
      version: rasteriser.isInstalled() ? NATIVE : BUNDLED,
      purpose: RASTERISER_FOR,
      remedy: rasteriser.isInstalled() ? remedy : rasteriserDo(...rasteriser.packageName())
    }
  ];
  return { checks, fault: fault2 };
}
async function drawIcon(io) {
  const file = { name: "doctor", bytes: new TextEncoder().encode(GRAPH2) };
  const { pictures } = await diagram(
    {
      source: { is: "files", name: file.name, files: { kind: "any", file, dot: null }, folders: [] },
      detail: "normal",
      annotations: null,
      model: null,
      view: null,
      title: null,
      drawing: { formats: PICTURES, themes: ["light"], scale: 1, modules: "auto", layout: "nested" }
    },
    io
  );
  for (const { format, content } of pictures) checkPicture(format, content);
}
function checkPicture(format, content) {
  const isSound = typeof content === "string" ? content.includes("<svg") && content.includes("<symbol") && content.includes("icon") : SIGNATURES.some((signature) => signature.equals(content.subarray(0, signature.length)));
  if (!isSound) throw new Error(noPicture(format));
}
function recordRasteriser(io) {
  let packageName = ["", ""];
  let isInstalled = false;
  const installed = (name, version) => {
    packageName = [name, version];
    const module73 = io.installed(name, version);
    isInstalled = module73 !== null;
    return module73;
  };
  return { io: { ...io, installed }, packageName: () => packageName, isInstalled: () => isInstalled };
}
var PROGRAMS = [
  {
    name: TERRAFORM,
    command: "terraform",
    args: ["version"],
    version: /^Terraform v(\S+)/m,
    minimum: TERRAFORM_VERSION_MIN,
    purpose: TERRAFORM_FOR,
    remedy: TERRAFORM_DO
  },
  {
    name: TOFU,
    command: "tofu",
    args: ["version"],
    version: /^OpenTofu v(\S+)/m,
    minimum: TERRAFORM_VERSION_MIN,
    purpose: TOFU_FOR,
    remedy: TOFU_DO
  },
  {
    name: "Git",
    command: "git",
    args: ["--version"],
    version: /^git version (\S+)/m,
    minimum: null,
    purpose: GIT_FOR,
    remedy: GIT_DO
  },
  {
    name: "Terragrunt",
    command: "terragrunt",
    args: ["--version"],
    version: /^terragrunt version v?(\S+)/m,
    minimum: null,
    purpose: TERRAGRUNT_FOR,
    remedy: TERRAGRUNT_DO
  },
  {
    name: "Graphviz (dot)",
    command: "dot",
    args: ["-V"],
    version: /version (\d\S*)/,
    minimum: DOT_VERSION_MIN,
    purpose: DOT_FOR,
    remedy: DOT_DO
  },
  {
    name: "Python",
    command: "python3",
    args: ["--version"],
    version: /^Python (\S+)/m,
    minimum: PYTHON_VERSION_MIN,
    purpose: PYTHON_FOR,
    remedy: PYTHON_DO
  },
  {
    name: "Docker",
    command: "docker",
    // Prints the client's version and needs no daemon.
    args: ["--version"],
    version: /^Docker version ([^\s,]+)/m,
    minimum: null,
    purpose: DOCKER_FOR,
    remedy: DOCKER_DO
  }
];
var checkPrograms = (io) => Promise.all(PROGRAMS.map((program) => checkProgram(program, io)));
async function checkProgram(program, io) {
  const { name, command, args, minimum, purpose, remedy } = program;
  const env = { ...io.env, CHECKPOINT_DISABLE: "1" };
  const result = await io.run(command, args, { seconds: DOCTOR_SECONDS, env });
  const check = { name, purpose, version: null, remedy };
  if (result.end === "missing") return { ...check, state: "missing" };
  const output = result.end === "exit" && result.code === 0 ? `${result.stdout}
${result.stderr}` : "";
  const version = program.version.exec(output)?.[1] ?? null;
  if (version === null) return { ...check, state: "broken" };
  if (minimum !== null && !isAtLeast(version, minimum)) return { ...check, state: "too old", version };
  return { ...check, state: "found", version, remedy: null };
}

// elsewhere:src/graph/format.ts
var module15 = require("./picture.js").modules["src/graph/format.ts"]();
var serialiseGraph = module15.serialiseGraph;
var toGraphFormat = module15.toGraphFormat;

// elsewhere:src/cli/explain.ts
var module16 = require("./picture.js").modules["src/cli/explain.ts"]();
var checkExplanation = module16.checkExplanation;
var explain = module16.explain;
var ledgerAsJson = module16.ledgerAsJson;
var ledgerAsText = module16.ledgerAsText;

// elsewhere:src/cli/output.ts
var module17 = require("./picture.js").modules["src/cli/output.ts"]();
var checkNotDirectory = module17.checkNotDirectory;
var checkWritable = module17.checkWritable;
var printSummary = module17.printSummary;
var summaryOf = module17.summaryOf;
var unwritable = module17.unwritable;
var writeOutput = module17.writeOutput;

// elsewhere:src/cli/progress.ts
var module18 = require("./picture.js").modules["src/cli/progress.ts"]();
var SILENT = module18.SILENT;
var createProgress = module18.createProgress;

// elsewhere:src/cli/run.ts
var module19 = require("./picture.js").modules["src/cli/run.ts"]();
var run = module19.run;
var writeDebugData = module19.writeDebugData;

// elsewhere:src/cli/targets.ts
var module20 = require("./picture.js").modules["src/cli/targets.ts"]();
var STDOUT = module20.STDOUT;
var chooseDiffTargets = module20.chooseDiffTargets;
var chooseEstateTargets = module20.chooseEstateTargets;
var chooseTargets = module20.chooseTargets;
var ineffectiveOptions = module20.ineffectiveOptions;
var isStdout = module20.isStdout;
var pageFile = module20.pageFile;
var pagePath = module20.pagePath;
var reportFormatOf = module20.reportFormatOf;

// src/cli/graphdata.ts
var DEFAULT_OUTFILE = "architecture.json";
async function graphdata(options, io) {
  const { show_services: isListing, explain: explanation } = options;
  const outfile = outfileOf(options);
  if (isListing && outfile === STDOUT) {
    throw new Misuse(STDOUT_TAKEN, { remedy: STDOUT_TAKEN_REMEDY });
  }
  checkExplanation(explanation, isListing || outfile === STDOUT);
  if (outfile !== null) await checkWritable(outfile, io);
  const progress = createProgress(io, options);
  try {
    const { result } = await run(options, graphRequestOf(options), io, progress);
    if (outfile !== null) await writeOutput(outfile, serialiseGraph(result.graph), io, progress);
    await explain(result, explanation, io, progress);
    if (isListing) await io.stdout(harmless(listServices(result.services)));
  } finally {
    progress.done();
  }
}
function outfileOf({ outfile, show_services: isListing }) {
  if (outfile === null) return isListing ? null : DEFAULT_OUTFILE;
  return isStdout(outfile) ? STDOUT : outfile;
}
var listServices = (services) => [...services].map(([type, count]) => `${type} ${count}
`).join("");

// src/graph/terraform-names.ts
var CODE_FILE = /\.(tf|tofu)(\.json)?$/;
var UNIT_FILE = "terragrunt.hcl";
var REPEATERS = /* @__PURE__ */ new Set(["count", "for_each"]);

// elsewhere:src/graph/order.ts
var module21 = require("./picture.js").modules["src/graph/order.ts"]();
var byAddress = module21.byAddress;
var byText = module21.byText;
var largest = module21.largest;
var smallest = module21.smallest;

// elsewhere:src/inference/limits.ts
var module22 = require("./picture.js").modules["src/inference/limits.ts"]();
var ANSWERING_MAX = module22.ANSWERING_MAX;
var CARRIED_MAX = module22.CARRIED_MAX;
var CLOSED_RANK_MAX = module22.CLOSED_RANK_MAX;
var COLLAPSE_FROM = module22.COLLAPSE_FROM;
var COPIES_MAX = module22.COPIES_MAX;
var DENIALS_MAX = module22.DENIALS_MAX;
var GRANTED_MAX = module22.GRANTED_MAX;
var GRANTEES_MAX = module22.GRANTEES_MAX;
var GROUP_MEMBERS_MAX = module22.GROUP_MEMBERS_MAX;
var IDENTITY_LENGTH_MIN = module22.IDENTITY_LENGTH_MIN;
var IDENTITY_TEXT_MAX = module22.IDENTITY_TEXT_MAX;
var KINDS_LISTED = module22.KINDS_LISTED;
var LIKELY_NAMES_MAX = module22.LIKELY_NAMES_MAX;
var LIKELY_TYPE_LENGTH_MIN = module22.LIKELY_TYPE_LENGTH_MIN;
var LIKELY_WORD_LENGTH_MIN = module22.LIKELY_WORD_LENGTH_MIN;
var MEMBERS_OF_BOX = module22.MEMBERS_OF_BOX;
var NAME_LENGTH_MIN = module22.NAME_LENGTH_MIN;
var NEARBY_MAX = module22.NEARBY_MAX;
var OUTSIDERS_MAX = module22.OUTSIDERS_MAX;
var OUTSIDER_TARGETS_MAX = module22.OUTSIDER_TARGETS_MAX;
var OVERVIEW_BIDIRECTIONAL = module22.OVERVIEW_BIDIRECTIONAL;
var OVERVIEW_EDGES = module22.OVERVIEW_EDGES;
var OVERVIEW_LEVELS = module22.OVERVIEW_LEVELS;
var OVERVIEW_SIZE = module22.OVERVIEW_SIZE;
var PAGES_MAX2 = module22.PAGES_MAX;
var PAGE_ICONS = module22.PAGE_ICONS;
var PERMITTED_MAX = module22.PERMITTED_MAX;
var PORTS_IN_WORDS_MAX = module22.PORTS_IN_WORDS_MAX;
var QUIET_CROWD = module22.QUIET_CROWD;
var RANGES_OF_RULE_MAX = module22.RANGES_OF_RULE_MAX;
var REACHED_MAX = module22.REACHED_MAX;
var RELAYS_MAX = module22.RELAYS_MAX;
var SESSIONS_MAX = module22.SESSIONS_MAX;
var TAKERS_MAX = module22.TAKERS_MAX;
var TELLING_TYPES = module22.TELLING_TYPES;
var TEXT_DEPTH_MAX = module22.TEXT_DEPTH_MAX;
var UNKNOWN_WORDS_MAX = module22.UNKNOWN_WORDS_MAX;
var WILDCARD_NAMES_MAX = module22.WILDCARD_NAMES_MAX;

// src/inference/values.ts
function textsAt(value, path) {
  if (Array.isArray(value)) return value.flatMap((item) => textsAt(item, path));
  if (value === null || value === void 0) return [];
  const [name, ...rest] = path;
  if (name === void 0) return typeof value === "object" ? [] : [String(value)];
  if (typeof value !== "object") return [];
  const block = value;
  if (Object.hasOwn(block, name)) return textsAt(block[name], rest);
  const key = path.join(".");
  return rest.length > 0 && Object.hasOwn(block, key) ? textsAt(block[key], []) : [];
}
function isSet(value, path) {
  if (Array.isArray(value)) return value.some((item) => isSet(item, path));
  if (value === null || value === void 0 || value === "") return false;
  const [name, ...rest] = path;
  if (name === void 0) return true;
  return typeof value === "object" && Object.hasOwn(value, name) && isSet(value[name], rest);
}
var hasAny = (value, wanted) => Object.entries(wanted).some(([path, texts]) => textsAt(value, path.split(".")).some((text) => texts.includes(text)));
function* textsIn(path, value, depth = TEXT_DEPTH_MAX) {
  if (typeof value === "string") yield { path, text: value };
  if (value === null || typeof value !== "object" || depth === 0) return;
  if (Array.isArray(value)) for (const item of value) yield* textsIn(path, item, depth - 1);
  else {
    for (const [name, item] of Object.entries(value)) yield* textsIn(`${path}.${name}`, item, depth - 1);
  }
}
var isBlock = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
function blocksAt(value, path) {
  if (Array.isArray(value)) return value.filter(isBlock).flatMap((item) => blocksAt(item, path));
  if (!isBlock(value)) return [];
  const [name, ...rest] = path;
  if (name === void 0) return [value];
  return Object.hasOwn(value, name) ? blocksAt(value[name], rest) : [];
}

// src/inference/access/documents.ts
function parsed(text) {
  if (text.length > IDENTITY_TEXT_MAX || !text.trimStart().startsWith("{")) return void 0;
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}
var statementsIn = (value, knowledge) => readStatements(value, knowledge, (block, shape) => allows(block, shape) ? [statementOf(block, shape)] : []);
var wholeStatementsIn = (value, knowledge) => readStatements(value, knowledge, (block, shape) => [wholeStatementOf(block, shape)]);
function readStatements(value, knowledge, read, depth = TEXT_DEPTH_MAX) {
  const document = typeof value === "string" ? parsed(value) : value;
  if (!isBlock(document) || depth === 0) return null;
  return knowledge.documentShapes.flatMap((shape) => [
    ...blocksAt(document, [shape.statements]).flatMap((block) => read(block, shape)),
    ...(shape.also ?? []).flatMap((name) => textsAt(document, [name])).flatMap((text) => readStatements(text, knowledge, read, depth - 1) ?? [])
  ]);
}
var allows = (block, { not }) => !Object.entries(not).some(
  ([name, value]) => value === null ? isSet(block, [name]) : Object.hasOwn(block, name) && block[name] === value
);
function statementOf(block, { permissions: permissions2, what, who = [] }) {
  const textsOf4 = (name) => Object.hasOwn(block, name) ? [...textsIn(name, block[name])] : [];
  return {
    permissions: textsAt(block, [permissions2]),
    what: what === void 0 ? [] : textsOf4(what),
    who: who.flatMap(textsOf4)
  };
}
function wholeStatementOf(block, shape) {
  const { effect, except, not } = shape;
  const isSaid = (name) => name !== void 0 && isSet(block, [name]);
  const isExcept = {
    permissions: isSaid(except?.permissions),
    what: isSaid(except?.what),
    principals: isSaid(except?.principals)
  };
  const usual = statementOf(block, shape);
  const textsOf4 = (name) => Object.hasOwn(block, name) ? [...textsIn(name, block[name])] : [];
  return {
    permissions: isExcept.permissions ? textsAt(block, [except.permissions]) : usual.permissions,
    what: isExcept.what ? textsOf4(except.what) : usual.what,
    who: usual.who,
    denies: effect !== void 0 && textsAt(block, [effect]).includes(not[effect] ?? ""),
    isExcept,
    principals: principalsOf(block, isExcept.principals ? except.principals : shape.principals),
    conditions: conditionsOf(block, shape.conditions)
  };
}
function principalsOf(block, name) {
  const typed = blocksAt(block, [name]).filter((one2) => Object.hasOwn(one2, "identifiers"));
  if (typed.length > 0)
    return typed.flatMap(
      (one2) => textsAt(one2, ["identifiers"]).map((text) => ({ path: textsAt(one2, ["type"])[0] ?? "", text }))
    );
  const value = Object.hasOwn(block, name) ? block[name] : void 0;
  return [...textsIn("", value)].map(({ path, text }) => ({ path: path.replace(/^\./, ""), text }));
}
function conditionsOf(block, name) {
  return blocksAt(block, [name]).flatMap((one2) => {
    if (Object.hasOwn(one2, "test") || Object.hasOwn(one2, "expression")) {
      const [operator = "", variable = "", expression] = ["test", "variable", "expression"].map(
        (member2) => textsAt(one2, [member2])[0]
      );
      return [conditionOf(operator, variable, expression === void 0 ? textsAt(one2, ["values"]) : [expression])];
    }
    return Object.entries(one2).flatMap(
      ([operator, variables]) => isBlock(variables) ? Object.keys(variables).map((variable) => conditionOf(operator, variable, textsAt(variables, [variable]))) : []
    );
  });
}
var conditionOf = (operator, variable, values) => ({
  operator: operator.toLowerCase(),
  variable: variable.toLowerCase(),
  values: [...new Set(values)].sort(byText)
});

// src/inference/declared-blocks.ts
function matchBlocks(declared, path, values) {
  const fitting = fittingIn(declared.blocks?.get(path) ?? [], values);
  const most = fitting.reduce((max, { same }) => Math.max(max, same), 0);
  return fitting.filter(({ same }) => same === most).map(({ block }) => block);
}
function isUnknownIn(resource, path, block, name) {
  const { declared } = resource;
  if (declared === void 0) return false;
  const value = Object.hasOwn(block, name) ? block[name] : void 0;
  if (Array.isArray(value)) return value.length > 0 && value.every((item) => item === null);
  if (value !== void 0) return false;
  if (declared.blocks?.has(path) === false && declared.lines.has(path)) return true;
  return assigned(resource.values, declared, path).get(block)?.lines.has(name) === true;
}
var hasUnknownItem = (value) => Array.isArray(value) && value.includes(null);
var cache = /* @__PURE__ */ new WeakMap();
function assigned(values, declared, path) {
  const known = cache.get(values) ?? /* @__PURE__ */ new Map();
  cache.set(values, known);
  const before = known.get(path);
  if (before !== void 0) return before;
  const fresh = assign(blocksAt(values, path === "" ? [] : path.split(".")), declared.blocks?.get(path) ?? []);
  known.set(path, fresh);
  return fresh;
}
function assign(blocks, written3) {
  const found = /* @__PURE__ */ new Map();
  const [only2] = written3;
  if (only2 === void 0) return found;
  if (written3.length === 1) return new Map(blocks.map((block) => [block, only2]));
  const used = /* @__PURE__ */ new Set();
  const membersOf2 = (block) => Object.keys(block).length;
  for (const block of [...blocks].sort((a, b) => membersOf2(b) - membersOf2(a))) {
    const fitting = fittingIn(written3, block);
    const free = fitting.filter((each) => !used.has(each.block));
    const best = bestOf(free.length > 0 ? free : fitting, block);
    if (best === void 0) continue;
    used.add(best);
    found.set(block, best);
  }
  return found;
}
function fittingIn(written3, values) {
  return written3.flatMap((block) => {
    const same = sameWords(block, values);
    return same === null ? [] : [{ block, same }];
  });
}
function bestOf(fitting, values) {
  let best;
  for (const { block, same } of fitting) {
    const isKnown2 = (name) => (values[name] ?? null) !== null;
    const score = [...block.lines.keys()].reduce((sum, name) => sum + (isKnown2(name) ? 1 : -1), same);
    if (best === void 0 || score > best.score) best = { block, score };
  }
  return best?.block;
}
function sameWords({ literals: words }, values) {
  const all = Object.entries(words);
  const isSame2 = all.every(([name, written3]) => {
    const known = textsAt(values, [name]);
    return known.length === written3.length && written3.every((text) => known.includes(text));
  });
  return isSame2 ? all.length : null;
}

// elsewhere:src/catalog/attributes.ts
var module23 = require("./picture.js").modules["src/catalog/attributes.ts"]();
var ACCESS_ATTRIBUTE = module23.ACCESS_ATTRIBUTE;
var ALLOWED_ATTRIBUTES = module23.ALLOWED_ATTRIBUTES;
var ITEM_KEYS = module23.ITEM_KEYS;
var MODULE_PURPOSE = module23.MODULE_PURPOSE;
var OPENED_ATTRIBUTE = module23.OPENED_ATTRIBUTE;
var SHOWN_NAME = module23.SHOWN_NAME;
var SHOWN_ZONE = module23.SHOWN_ZONE;
var SOLE_ATTRIBUTE = module23.SOLE_ATTRIBUTE;
var TAG_ATTRIBUTES = module23.TAG_ATTRIBUTES;
var isArchitecture = module23.isArchitecture;
var isNamedMember = module23.isNamedMember;
var isNote = module23.isNote;
var isOrdered = module23.isOrdered;
var isSameValue = module23.isSameValue;
var placesOf = module23.placesOf;
var valuesShown = module23.valuesShown;

// src/inference/describe.ts
var describe = ({ values }) => valuesShown(values);

// elsewhere:src/catalog/knowledge.ts
var module24 = require("./picture.js").modules["src/catalog/knowledge.ts"]();
var KNOWLEDGE = module24.KNOWLEDGE;

// elsewhere:src/catalog/model.ts
var module25 = require("./picture.js").modules["src/catalog/model.ts"]();
var STRIPS = module25.STRIPS;
var STRIP_TITLES = module25.STRIP_TITLES;
var isSetting = module25.isSetting;
var linksOf = module25.linksOf;
var wrapsOf = module25.wrapsOf;

// elsewhere:src/graph/create.ts
var module26 = require("./picture.js").modules["src/graph/create.ts"]();
var createEdge = module26.createEdge;
var createGraph = module26.createGraph;
var createNode = module26.createNode;
var headOf = module26.headOf;

// elsewhere:src/graph/group-by.ts
var module27 = require("./picture.js").modules["src/graph/group-by.ts"]();
var groupBy = module27.groupBy;
var put = module27.put;

// elsewhere:src/graph/inventory.ts
var module28 = require("./picture.js").modules["src/graph/inventory.ts"]();
var ANY_KEY = module28.ANY_KEY;
var leadsInto = module28.leadsInto;
var nameOf = module28.nameOf;
var topOf = module28.topOf;

// elsewhere:src/graph/merge-changes.ts
var module29 = require("./picture.js").modules["src/graph/merge-changes.ts"]();
var markOf = module29.markOf;
var mergeChanges = module29.mergeChanges;
var sumCounts = module29.sumCounts;
var sumOf = module29.sumOf;
var withoutDrift = module29.withoutDrift;

// src/inference/collapse.ts
function collapse(nodes, arrows, instances, shown) {
  const { groups, keyOf: keyOf4 } = siblings(nodes, instances, shown);
  const groupOf = /* @__PURE__ */ new Map();
  for (const [id, members] of groups) for (const member2 of members) groupOf.set(member2, id);
  const neighbours = neighboursOf(arrows);
  const signature = (address) => (neighbours.get(address) ?? []).map(({ direction, address: other, label: label2 }) => {
    const group2 = groupOf.get(other);
    const isSameKey = group2 !== void 0 && keyOf4(other) === keyOf4(address);
    return `${direction} ${isSameKey ? group2 : other} ${label2}`;
  }).sort().join("\n");
  const open = new Set(groups.keys());
  for (const id of open) {
    open.delete(id);
    const members = groups.get(id);
    if (!groupOf.has(members[0])) continue;
    const first3 = signature(members[0]);
    if (members.every((member2) => signature(member2) === first3)) continue;
    for (const member2 of members) groupOf.delete(member2);
    for (const member2 of members) {
      for (const { address } of neighbours.get(member2) ?? []) {
        const other = groupOf.get(address);
        if (other !== void 0) open.add(other);
      }
    }
  }
  const into = /* @__PURE__ */ new Map();
  const all = /* @__PURE__ */ new Map();
  for (const members of groups.values()) {
    const [first3, ...rest] = members;
    if (!groupOf.has(first3)) continue;
    all.set(first3, members);
    for (const member2 of rest) into.set(member2, first3);
  }
  return { into, members: all };
}
function siblings(nodes, instances, shown) {
  const keys = /* @__PURE__ */ new Map();
  const groups = /* @__PURE__ */ new Map();
  function gather(same, key) {
    const found = /* @__PURE__ */ new Map();
    for (const node of nodes) {
      const instance = instances.get(node.address);
      if (instance === void 0 || key(instance) === "" || keys.has(node.address)) continue;
      const { parent, provenance } = node;
      const id = JSON.stringify([same(instance), instance.block, parent, ...markOf(node), provenance, shown(node)]);
      const members = found.get(id);
      if (members === void 0) found.set(id, [node.address]);
      else members.push(node.address);
    }
    for (const [id, members] of found) {
      if (members.length < COLLAPSE_FROM) continue;
      groups.set(id, members);
      for (const member2 of members) keys.set(member2, key(instances.get(member2)));
    }
  }
  gather(
    ({ module: module73 }) => `in ${module73}`,
    ({ key }) => key
  );
  gather(
    ({ key }) => `of ${key}`,
    ({ moduleKeys }) => moduleKeys.join("][")
  );
  return { groups, keyOf: (address) => keys.get(address) };
}
function neighboursOf(arrows) {
  const neighbours = /* @__PURE__ */ new Map();
  const add2 = (address, neighbour) => {
    const known = neighbours.get(address);
    if (known === void 0) neighbours.set(address, [neighbour]);
    else known.push(neighbour);
  };
  for (const { from, to, label: label2 } of arrows) {
    add2(from, { direction: "to", address: to, label: label2 });
    add2(to, { direction: "from", address: from, label: label2 });
  }
  return neighbours;
}

// elsewhere:src/catalog/shared.ts
var module30 = require("./picture.js").modules["src/catalog/shared.ts"]();
var ALWAYS = module30.ALWAYS;
var BEFORE2 = module30.BEFORE;
var GOVERNS = module30.GOVERNS;
var LISTENS_NOWHERE = module30.LISTENS_NOWHERE;
var NEVER = module30.NEVER;
var ONPREM = module30.ONPREM;
var REGISTRY = module30.REGISTRY;
var REPLICATION = module30.REPLICATION;
var RUNS = module30.RUNS;
var WATCHES = module30.WATCHES;
var WORKLOADS = module30.WORKLOADS;
var actionsOf = module30.actionsOf;
var builtInRolesOf = module30.builtInRolesOf;
var gatewayAt = module30.gatewayAt;
var isAside = module30.isAside;
var joinsOf = module30.joinsOf;
var memberOf = module30.memberOf;
var membersOf = module30.membersOf;
var nodesOf = module30.nodesOf;
var replicaOf = module30.replicaOf;
var replication = module30.replication;
var rolesOf = module30.rolesOf;
var variants = module30.variants;

// elsewhere:src/catalog/boxes.ts
var module31 = require("./picture.js").modules["src/catalog/boxes.ts"]();
var BOXES = module31.BOXES;
var BOX_DETAILS = module31.BOX_DETAILS;
var BOX_ICONS = module31.BOX_ICONS;
var BOX_VARIANTS = module31.BOX_VARIANTS;
var CATEGORY_TITLES = module31.CATEGORY_TITLES;
var LOOSE_NOUN = module31.LOOSE_NOUN;
var NAME_SAYS_ALL = module31.NAME_SAYS_ALL;
var OWNER_TYPES = module31.OWNER_TYPES;
var REGION_STYLES = module31.REGION_STYLES;
var SUBNET_TYPES = module31.SUBNET_TYPES;
var TIERS = module31.TIERS;
var boxFactsOf2 = module31.boxFactsOf;
var isFlushIcon = module31.isFlushIcon;
var isHostType = module31.isHostType;
var isMerePlace = module31.isMerePlace;
var isWide = module31.isWide;

// src/inference/scene.ts
function remembered(compute) {
  const known = /* @__PURE__ */ new Map();
  return (address) => {
    const found = known.get(address);
    if (found !== void 0) return found;
    const fresh = compute(address);
    known.set(address, fresh);
    return fresh;
  };
}
function picture(said2) {
  const { model, folds, places, copies, spans, groups } = said2;
  const groupOf = /* @__PURE__ */ new Map();
  for (const box of groups.boxes) for (const member2 of groups.members.get(box) ?? []) groupOf.set(member2, box);
  const rootOf = remembered((address) => {
    const last = folds.root(address);
    const root = last === null ? null : spans.into.get(last) ?? last;
    if (root !== null && groups.hidden.has(root)) return null;
    const members = root === null ? void 0 : groups.members.get(root);
    return root === null || members === void 0 || groups.boxes.has(root) ? root : members[0] ?? root;
  });
  const isContainer = (address) => places.implied.has(address) || model.isContainer(address);
  const parentOf2 = (address) => {
    const firstMember = groups.boxes.has(address) ? groups.members.get(address)?.[0] : void 0;
    const placed = firstMember ?? address;
    const grouped = groupOf.get(address) ?? copies.settled.get(placed);
    if (grouped !== void 0) return grouped;
    return spans.parents.has(placed) ? spans.parents.get(placed) : places.parentOf(placed);
  };
  const whyIn = (address) => {
    const placed = groups.boxes.has(address) ? groups.members.get(address)?.[0] ?? address : address;
    if (groupOf.has(address)) return groups.joinedBy.get(address) ?? null;
    return copies.settled.has(placed) ? { rule: "zone", by: placed } : places.evidenceOf(placed);
  };
  const endsOf4 = (address) => {
    const root = folds.root(address);
    if (root === null) return [];
    return groups.members.get(root) ?? rootsOf(address).filter((end2) => !isContainer(end2));
  };
  const rootsOf = remembered((address) => {
    const shared = /* @__PURE__ */ new Set([address]);
    for (const at of shared) for (const sharer of folds.sharers.get(at) ?? []) shared.add(sharer);
    const users = [...shared].filter((at) => !folds.sharers.has(at));
    return [...new Set(users.map(rootOf))].filter((root) => root !== null);
  });
  const roots = [...model.resources.keys()].filter((address) => rootOf(address) === address);
  const filled = withoutEmptyLookups();
  const left = emptied({ model, copies, drawn: filled, rootOf, parentOf: parentOf2 });
  const drawn2 = new Set([...filled].filter((address) => !left.has(address)));
  let occupied;
  const isOccupied = (box) => {
    occupied ??= new Set([...drawn2].map(parentOf2));
    return occupied.has(box);
  };
  return { ...said2, drawn: drawn2, rootOf, rootsOf, endsOf: endsOf4, isContainer, parentOf: parentOf2, isOccupied, whyIn };
  function joinedBy(address) {
    const { by = [] } = model.factsOf(address).connectionEnds ?? {};
    return model.namedBy(address, by).map(rootOf);
  }
  function withoutEmptyLookups() {
    const needed = /* @__PURE__ */ new Set();
    const need = (start) => {
      for (let at = start; at !== null && !needed.has(at); at = parentOf2(at)) needed.add(at);
    };
    for (const { address, mode, type } of model.resources.values()) {
      const root = mode === "managed" || model.knowledge.isServiceType(type) ? rootOf(address) : null;
      need(root);
      for (const end2 of joinedBy(root ?? "")) need(end2);
      for (const copy3 of copies.of.get(root ?? "") ?? []) need(copy3.parent);
    }
    return new Set(roots.filter((address) => needed.has(address)));
  }
}
function emptied({ model, copies, drawn: drawn2, rootOf, parentOf: parentOf2 }) {
  const owners2 = [...drawn2].filter((address) => OWNER_TYPES.has(model.typeOf(address)));
  if (owners2.length === 0) return /* @__PURE__ */ new Set();
  const holding = /* @__PURE__ */ new Set();
  const hold = (start) => {
    for (let at = start; at !== null && !holding.has(at); at = parentOf2(at)) holding.add(at);
  };
  for (const address of drawn2) {
    hold(parentOf2(address));
    for (const { parent } of copies.of.get(address) ?? []) hold(parent);
  }
  for (const address of model.resources.keys()) if (rootOf(address) !== address) hold(rootOf(address));
  const isElsewhere = (owner, from) => {
    const root = rootOf(from);
    const isOwned = model.namedBy(from, model.knowledge.placedBy(model.typeOf(from))).includes(owner);
    return isOwned && root !== null && root !== owner && drawn2.has(root);
  };
  return new Set(
    owners2.filter(
      (owner) => !holding.has(owner) && model.referrersOf(owner).some(({ from }) => isElsewhere(owner, from))
    )
  );
}

// src/inference/access/index.ts
function access(picture2, candidates) {
  const { model } = picture2;
  const grants = new Grants();
  const search = { picture: picture2, soleOf: soleFinder(picture2), usersOf: userFinder(picture2) };
  for (const resource of model.resources.values()) {
    const { grants: rules = [] } = model.factsOf(resource.address);
    for (const rule of [rules].flat()) {
      for (const said2 of saidBy({ resource, rule, ...search })) collect(resource, said2, grants, picture2);
    }
  }
  return grants.settle(candidates, model);
}
function collect({ address }, said2, grants, { endsOf: endsOf4, model }) {
  const isLookOnly = said2.permissions.length > 0 && said2.permissions.every(model.knowledge.isAside);
  for (const { address: target, rule, path } of said2.targets) {
    const { supporting, granted } = model.factsOf(target);
    if (supporting === true || granted !== void 0 && isLookOnly) continue;
    const evidence = { rule, by: address, ...path !== void 0 && { path } };
    const about = said2.permissions.filter((name) => granted?.by.test(name) === true);
    const isNoProof = rule === "sole" && model.knowledge.isAdministration(about);
    for (const node of endsOf4(target)) {
      if (model.factsOf(node).supporting === true) continue;
      const isFree = (user) => isNoProof && model.factsOf(user).deploys === true;
      const mayUse = ([user, only2]) => user !== node && only2?.has(node) !== false && !isFree(user);
      const users = [...said2.users].filter(mayUse).map(([user]) => user);
      grants.add({ users, target, node, permissions: said2.permissions, evidence });
    }
  }
}
function saidBy(search) {
  const { resource, rule, picture: picture2, usersOf: usersOf3 } = search;
  const { knowledge } = picture2.model;
  const named3 = (rule.permissions ?? []).flatMap((path) => textsAt(resource.values, path.split(".")));
  const permissions2 = named3.flatMap(knowledge.permissionsOf);
  const users = rule.who === void 0 ? null : usersOf3(namedOr(resource, rule.who, picture2));
  if (rule.documents === void 0) {
    const isNoUse = named3.length > 0 && permissions2.length === 0;
    return isNoUse ? [] : [{ users: users ?? NOBODY, permissions: permissions2, targets: targetsOf(permissions2, search) }];
  }
  const { statements, isWhole: isWhole2 } = documentsOf(resource, rule.documents, picture2);
  const all = statements.flatMap((statement) => {
    const who = users ?? usersOf3(statement.who.flatMap((text) => picture2.model.meant(resource, text)));
    const what = rule.what === void 0 ? textsOf(statement, search) : targetsOf(statement.permissions, search);
    return { users: who, permissions: statement.permissions, targets: what };
  });
  if (rule.what !== void 0 || isWhole2 || users === null) return all;
  return [...all, ...byReferences(users, statements, search)];
}
var namedOr = ({ address }, attributes2, { model }) => attributes2.length === 0 ? [address] : model.namedBy(address, attributes2);
function targetsOf(permissions2, search) {
  const { resource, rule, picture: picture2, soleOf } = search;
  const sole2 = (within) => permissions2.flatMap((name) => soleOf(name, within) ?? []).map((address) => ({ address, rule: "sole" }));
  if (rule.what === void 0) return sole2(null);
  return namedOr(resource, rule.what, picture2).flatMap((address) => {
    if (picture2.isContainer(address)) return sole2(address);
    const path = rule.what?.find((attribute) => picture2.model.namedBy(resource.address, [attribute]).includes(address));
    return [{ address, rule: "allowed", ...path !== void 0 && { path } }];
  });
}
function textsOf({ permissions: permissions2, what }, { resource, rule, picture: picture2, soleOf }) {
  const { knowledge, meant } = picture2.model;
  const path = rule.documents?.[0];
  return what.flatMap((text) => {
    if (!knowledge.meansEverything(text.text)) {
      return meant(resource, text).map((address) => ({ address, rule: "allowed", path }));
    }
    return permissions2.flatMap((name) => soleOf(name, null) ?? []).map((address) => ({ address, rule: "sole", path }));
  });
}
function byReferences(users, statements, search) {
  const { resource, rule, picture: picture2, soleOf } = search;
  const { factsOf: factsOf2, namedBy: namedBy4 } = picture2.model;
  const paths = rule.documents ?? [];
  const isAbout3 = (name, address) => factsOf2(address).granted?.by.test(name) === true;
  const named3 = paths.flatMap((path) => namedBy4(resource.address, [path]).map((address) => ({ address, path })));
  const permissions2 = statements.flatMap((statement) => statement.permissions);
  const referred = named3.map(({ address, path }) => {
    const about = permissions2.filter((name) => isAbout3(name, address));
    return { users, permissions: about, targets: [{ address, rule: "allowed", path }] };
  });
  const left = statements.filter(({ what }) => what.length === 0).flatMap((statement) => statement.permissions).filter((name) => !named3.some(({ address }) => isAbout3(name, address)));
  const sole2 = left.flatMap((name) => {
    const address = soleOf(name, null);
    return address === null ? [] : [{ users, permissions: [name], targets: [{ address, rule: "sole" }] }];
  });
  return [...referred, ...sole2];
}
var isPartly = ({ what }) => what.some(({ text }) => text === SOME_TEXT);
function documentsOf(resource, paths, { model }) {
  const texts = paths.flatMap((path) => textsAt(resource.values, path.split(".")));
  const known = texts.map((text) => statementsIn(text, model.knowledge)).filter((statements) => statements !== null);
  if (known.length > 0) return { statements: known.flat(), isWhole: !known.flat().some(isPartly) };
  const sources = model.referencesOf(resource.address).filter(({ path }) => paths.some((document) => leadsInto(path, document))).flatMap(({ through }) => through ?? []);
  const behind = [...new Set(sources)].flatMap((address) => model.sourceOf(address) ?? []);
  return { statements: behind.flatMap(({ values }) => statementsIn(values, model.knowledge) ?? []), isWhole: false };
}
function soleFinder(picture2) {
  const { model } = picture2;
  const spoken = byType(model);
  const about = /* @__PURE__ */ new Map();
  const found = /* @__PURE__ */ new Map();
  function candidatesOf(permission) {
    const known = about.get(permission);
    if (known !== void 0) return known;
    const all = [...spoken].flatMap(
      ([type, addresses]) => model.knowledge.factsOf(type).granted?.by.test(permission) === true ? addresses : []
    );
    about.set(permission, all);
    return all;
  }
  function inside2(address, box) {
    for (let at = picture2.rootOf(address); at !== null; at = picture2.parentOf(at)) if (at === box) return true;
    return false;
  }
  return (permission, within) => {
    const key = `${permission} ${within ?? ""}`;
    const known = found.get(key);
    if (known !== void 0) return known;
    const all = candidatesOf(permission);
    const near = within === null ? all : all.filter((address) => inside2(address, within));
    const originals = near.filter((address) => !isCopyOfOne(address, near, model));
    const nodes = new Set(originals.map(picture2.rootOf));
    const sole2 = nodes.size === 1 ? originals[0] : null;
    found.set(key, sole2);
    return sole2;
  };
}
var isCopyOfOne = (address, all, { factsOf: factsOf2, namedBy: namedBy4 }) => linksOf(factsOf2(address)).some(
  ({ from, to, says }) => says === REPLICATION && to.length === 0 && namedBy4(address, from).some((source) => all.includes(source))
);
function byType({ resources, factsOf: factsOf2 }) {
  const types = /* @__PURE__ */ new Map();
  for (const { address, type, mode } of resources.values()) {
    const { granted, supporting } = factsOf2(address);
    if (granted === void 0 || supporting === true || mode === "data") continue;
    const known = types.get(type);
    if (known === void 0) types.set(type, [address]);
    else known.push(address);
  }
  return types;
}
var Grants = class {
  #all = /* @__PURE__ */ new Map();
  /** Nodes that each group of users has permissions for. */
  #usedBy = /* @__PURE__ */ new Map();
  /** Merges the permissions of several policies, because the policies of one role add up. */
  add({ users, target, node, permissions: permissions2, evidence }) {
    if (users.length === 0) return;
    const group2 = users.join(" ");
    const key = `${group2} > ${node}`;
    const known = this.#all.get(key) ?? { users, node, evidence, permissions: /* @__PURE__ */ new Map() };
    const names = known.permissions.get(target) ?? /* @__PURE__ */ new Set();
    for (const name of permissions2) names.add(name);
    known.permissions.set(target, names);
    this.#all.set(key, known);
    this.#usedBy.set(group2, (this.#usedBy.get(group2) ?? /* @__PURE__ */ new Set()).add(node));
  }
  /**
   * Turns grants into permission candidates. Grants that join more than `GRANTED_MAX` pairs, such as a role shared by all
   * functions, are too many edges to read and are not drawn.
   * @returns the resources whose grants were dropped for that reason
   */
  settle(candidates, model) {
    const web = /* @__PURE__ */ new Set();
    for (const { users, node, permissions: permissions2, evidence } of this.#all.values()) {
      const used = this.#usedBy.get(users.join(" "))?.size ?? 0;
      if (users.length * used > GRANTED_MAX) {
        web.add(evidence.by);
        continue;
      }
      const { isTaken, twoWay } = directionOf(permissions2, model);
      const pairs = users.map((user) => isTaken ? [node, user] : [user, node]);
      candidates.permit({ pairs, evidence, ...twoWay ? { twoWay } : isTaken && { isTaken } });
    }
    return web;
  }
};
function directionOf(permissions2, model) {
  const said2 = [...permissions2].map(([target, names]) => ways(target, [...names], model));
  const isTaken = said2.some(({ takes }) => takes);
  return { isTaken, twoWay: isTaken && said2.some(({ gives }) => gives) };
}
function ways(target, permissions2, { factsOf: factsOf2 }) {
  const { granted } = factsOf2(target);
  if (granted === void 0) return { takes: false, gives: false };
  const { by, reads, writes } = granted;
  const isPut = permissions2.some((name) => writes?.test(name) === true);
  const takes = !isPut && permissions2.some((name) => reads?.test(name) === true);
  return { takes, gives: !takes && permissions2.some((name) => by.test(name)) };
}
function shareOf(address, { hosts, sharers }) {
  for (let at = address; at !== void 0; at = hosts.get(at)?.address)
    if (sharers.has(at)) return at;
  return address;
}
var NOBODY = /* @__PURE__ */ new Map();
function userFinder(picture2) {
  const usersAt = remembered((address) => usersOf(address, picture2));
  return (named3) => {
    const [first3] = named3;
    if (named3.length === 1) return usersAt(first3);
    const users = /* @__PURE__ */ new Map();
    for (const [user, listed3] of named3.flatMap((address) => [...usersAt(address)]))
      users.set(user, joined(users.get(user), listed3));
    return users;
  };
}
function usersOf(address, picture2) {
  const { endsOf: endsOf4, folds, rootsOf, model } = picture2;
  const { factsOf: factsOf2 } = model;
  const workersOf = (user) => {
    const { supporting, actsFor } = factsOf2(user);
    return supporting !== true || actsFor === void 0 ? [user] : model.namedBy(user, actsFor).flatMap(endsOf4);
  };
  const isTrigger = (user) => factsOf2(user).category === "integration" && linksOf(factsOf2(user)).some(({ to }) => to.length > 0);
  const isDrawnAsUser = (user) => factsOf2(user).supporting !== true && factsOf2(user).holdsConfig !== true && !isTrigger(user);
  const shared = shareOf(address, folds);
  const isHelper = factsOf2(shared).hide !== void 0;
  if (isHelper || rootsOf(shared).length > GRANTEES_MAX) return NOBODY;
  const identities = identitiesOf(address, picture2);
  const users = /* @__PURE__ */ new Map();
  for (const end2 of endsOf4(shared)) {
    const listed3 = listedBy(end2, identities, picture2);
    for (const user of workersOf(end2).filter(isDrawnAsUser)) users.set(user, joined(users.get(user), listed3));
  }
  return users;
}
var joined = (known, more) => known === null || more === null ? null : /* @__PURE__ */ new Set([...known ?? [], ...more]);
function identitiesOf(address, { folds, model }) {
  const isIdentity = (one2) => model.factsOf(one2).identity === true;
  if (isIdentity(address)) return [address];
  const attached = model.referrersOf(address).flatMap(({ from }) => {
    const { grants = [] } = model.factsOf(from);
    return model.namedBy(
      from,
      [grants].flat().flatMap(({ who = [] }) => who)
    );
  });
  const hosts = [];
  for (let at = address; at !== void 0; at = folds.hosts.get(at)?.address) hosts.push(at);
  return [...new Set([...hosts, ...attached].filter(isIdentity))];
}
function listedBy(end2, identities, picture2) {
  const { model, rootsOf } = picture2;
  const names = identities.flatMap(model.referrersOf).filter(({ from }) => model.factsOf(from).supporting !== true && rootsOf(from).includes(end2));
  if (names.length === 0) return null;
  const lists = names.map((reference) => listIn(reference, picture2));
  return lists.reduce(joined, /* @__PURE__ */ new Set());
}
function listIn({ from, path }, { model, rootsOf }) {
  const rule = model.factsOf(from).startupRole;
  if (rule === void 0 || !leadsInto(path, rule.by)) return null;
  const told = model.referencesOf(from).filter((reference) => leadsInto(reference.path, rule.fetches));
  if (told.some(({ to }) => model.factsOf(to).unread === true)) return null;
  const isAtHand = told.length > 0 || textsAt(model.valuesOf(from), [rule.fetches]).length > 0;
  return isAtHand ? new Set(told.flatMap(({ to }) => rootsOf(to))) : null;
}

// elsewhere:src/catalog/attribute-roles.ts
var module32 = require("./picture.js").modules["src/catalog/attribute-roles.ts"]();
var ATTRIBUTES_OF_MEMBERSHIP = module32.ATTRIBUTES_OF_MEMBERSHIP;
var ATTRIBUTES_OF_ORDERS = module32.ATTRIBUTES_OF_ORDERS;
var ATTRIBUTES_OF_OWNERS = module32.ATTRIBUTES_OF_OWNERS;
var ATTRIBUTES_OF_PARTS = module32.ATTRIBUTES_OF_PARTS;
var ATTRIBUTES_OF_PLACES = module32.ATTRIBUTES_OF_PLACES;
var ATTRIBUTES_OF_PROGRAMS = module32.ATTRIBUTES_OF_PROGRAMS;
var ATTRIBUTES_WITHOUT_CALLS = module32.ATTRIBUTES_WITHOUT_CALLS;
var IDENTITY_ATTRIBUTES = module32.IDENTITY_ATTRIBUTES;
var RECORDS_OF_ADDRESSES = module32.RECORDS_OF_ADDRESSES;
var SELF_ADDRESSES = module32.SELF_ADDRESSES;
var STATED_IDENTITIES = module32.STATED_IDENTITIES;
var SUPPORTING_ATTRIBUTES = module32.SUPPORTING_ATTRIBUTES;
var addressInModule = module32.addressInModule;
var allowsIn = module32.allowsIn;
var grantsInModule = module32.grantsInModule;
var holdsIdentities = module32.holdsIdentities;
var isForCalls = module32.isForCalls;
var isForOthers = module32.isForOthers;
var isLeftOut = module32.isLeftOut;
var isOfOrigins = module32.isOfOrigins;
var isOfProgram = module32.isOfProgram;
var isSelfReference = module32.isSelfReference;
var isTakenOver = module32.isTakenOver;
var namesOwner = module32.namesOwner;
var namesOwnerAtEnd = module32.namesOwnerAtEnd;
var namesParent = module32.namesParent;
var subjectOf = module32.subjectOf;
var wordOfModule = module32.wordOfModule;

// src/inference/evidence.ts
var INFERENCES = /* @__PURE__ */ new Set([
  "allowed",
  "connector",
  "endpoint",
  "first",
  "likely",
  "mention",
  "nearby",
  "numbered",
  "only",
  "ordered",
  "satellite",
  "session",
  "sole",
  "titled"
]);
function mostTelling(references, type) {
  const isCalledSo = ({ path }) => path !== void 0 && type.endsWith(subjectOf(nameOf(path)));
  return references.find(isCalledSo) ?? references[0];
}
function byReference({ from, path, line: line3, via: via2 }) {
  if (path === void 0) return { rule: "ordered", by: from };
  if (via2 === "maker") return { rule: "only", by: from, path };
  if (via2 === "likeness") return { rule: "likely", by: from, path };
  const at = line3 !== void 0 && { line: line3 };
  return { rule: via2 === "value" ? "value" : "reference", by: from, path, ...at };
}
function proofOf({ line: said2, block, ...evidence }, resources) {
  const isFact = !INFERENCES.has(evidence.rule);
  const declared = resources.get(evidence.by)?.declared;
  const own2 = said2 ?? (declared && block && lineOfBlock(declared, evidence.path ?? "", block));
  const line3 = own2 !== void 0 && { line: own2 };
  if (declared === void 0) return { ...evidence, ...line3, isFact };
  const at = own2 ?? declared.lines.get(evidence.path ?? "") ?? declared.line;
  return { ...evidence, ...line3, isFact, at: `${declared.file}:${at}` };
}
function lineOfBlock(declared, path, block) {
  const name = nameOf(path);
  const found = matchBlocks(declared, path.slice(0, -name.length - 1), block);
  return found.map(({ lines }) => lines.get(name)).find((line3) => line3 !== void 0);
}

// src/inference/permissions/members.ts
var labelToken = (text) => `#${text}`;
var rangeToken = (range) => `/${range}`;
var NOBODY2 = { all: /* @__PURE__ */ new Set(), callers: /* @__PURE__ */ new Set() };
function membersIn(picture2) {
  const { model, places } = picture2;
  const canCall = (node) => model.knowledge.isCaller(model.typeOf(node));
  const isSubnet = (address) => {
    const { ranges: ranges2 } = model.factsOf(address);
    return ranges2 !== void 0 && ranges2.isWhole !== true && picture2.isContainer(address);
  };
  const ranges = rangesIn(picture2, isSubnet);
  const standing = standingIn(picture2, isSubnet);
  const labelled = labelledIn(picture2);
  const known = /* @__PURE__ */ new Map();
  const meant = /* @__PURE__ */ new Map();
  const chosen = (nodes) => {
    const all = new Set(nodes);
    return { all, callers: all };
  };
  function there(subnets) {
    const all = new Set(subnets.flatMap((subnet) => [...standing.get(subnet) ?? []]));
    return { all, callers: new Set([...all].filter(canCall)) };
  }
  function find(token) {
    if (token.startsWith("#")) return chosen(labelled.get(token) ?? []);
    if (token.startsWith("/")) return there(ranges.inside.get(token.slice(1)) ?? []);
    if (isSubnet(token)) return there([token]);
    const { memberRefs } = model.factsOf(token);
    return memberRefs === void 0 ? chosen(picture2.endsOf(token)) : joined3(token, memberRefs);
  }
  function joined3(group2, by) {
    const crowds = model.referrersOf(group2).map((reference) => {
      if (!by.test(nameOf(reference.path ?? "")) || !isNearest(reference)) return NOBODY2;
      const root = picture2.folds.root(reference.from);
      if (root === null) return NOBODY2;
      return isSubnet(root) ? there([root]) : chosen(picture2.endsOf(reference.from));
    });
    return {
      all: new Set(crowds.flatMap(({ all }) => [...all])),
      callers: new Set(crowds.flatMap((crowd) => [...crowd.callers]))
    };
  }
  function isNearest({ from, to, path = "" }) {
    const key = `${from} ${path}`;
    const before = meant.get(key);
    const near = before ?? new Set(model.nearest(from, model.namedBy(from, [path])));
    if (before === void 0) meant.set(key, near);
    return near.has(to);
  }
  return {
    of(token) {
      const before = known.get(token);
      if (before !== void 0) return before;
      const fresh = find(token);
      known.set(token, fresh);
      return fresh;
    },
    subnetsWith: (range) => ranges.exact.get(range) ?? [],
    isWhole: (range) => ranges.whole.has(range),
    isSubnet,
    networkOf(address) {
      let at = address;
      while (at !== null && model.factsOf(at).ranges?.isWhole !== true) at = places.parentOf(at);
      return at;
    },
    canCall
  };
}
function rangesIn({ model }, isSubnet) {
  const exact2 = /* @__PURE__ */ new Map();
  const inside2 = /* @__PURE__ */ new Map();
  const whole2 = /* @__PURE__ */ new Set();
  for (const { address, values, mode } of model.resources.values()) {
    const rule = model.factsOf(address).ranges;
    if (rule === void 0 || mode === "data") continue;
    const texts = rule.at.flatMap((path) => textsAt(values, path.split(".")));
    for (const range of new Set(texts.flatMap((text) => rangeOf(text) ?? []))) {
      if (rule.isWhole === true) {
        whole2.add(range);
        continue;
      }
      push(exact2, range, address);
      if (isSubnet(address)) for (const wide of enclosingRanges(range)) push(inside2, wide, address);
    }
  }
  return { exact: exact2, inside: inside2, whole: whole2 };
}
function standingIn(picture2, isSubnet) {
  const { copies, model, places } = picture2;
  const standing = /* @__PURE__ */ new Map();
  for (const node of picture2.drawn) {
    const { supporting, plumbing } = model.factsOf(node);
    if (picture2.isContainer(node) || supporting === true || plumbing === true) continue;
    const settled = copies.settled.get(node);
    for (const place2 of settled === void 0 ? places.parentsOf(node) : [settled]) {
      let at = place2;
      while (at !== null && !isSubnet(at)) at = places.parentOf(at);
      if (at !== null) standing.set(at, (standing.get(at) ?? /* @__PURE__ */ new Set()).add(node));
    }
  }
  return standing;
}
function labelledIn(picture2) {
  const labelled = /* @__PURE__ */ new Map();
  for (const { address, values } of picture2.model.resources.values()) {
    for (const path of picture2.model.factsOf(address).labels ?? []) {
      for (const text of new Set(textsAt(values, path.split(".")))) {
        const token = labelToken(text);
        const nodes = labelled.get(token) ?? /* @__PURE__ */ new Set();
        labelled.set(token, nodes);
        for (const node of picture2.endsOf(address).slice(0, GROUP_MEMBERS_MAX)) nodes.add(node);
      }
    }
  }
  return labelled;
}
function push(to, key, item) {
  const known = to.get(key);
  if (known === void 0) to.set(key, [item]);
  else known.push(item);
}
var V4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?:\/(\d{1,2}))?$/;
var V6 = /^[0-9a-f]*:[0-9a-f:]*(?:\/\d{1,3})?$/;
function written(bits, length) {
  const base = length === 0 ? 0 : (bits & -1 << 32 - length) >>> 0;
  return `${[24, 16, 8, 0].map((shift) => base >>> shift & 255).join(".")}/${length}`;
}
function parsed2(text) {
  const [, a, b, c, d, length = "32"] = V4.exec(text) ?? [];
  const bytes = [a, b, c, d].map(Number);
  if (a === void 0 || Number(length) > 32 || bytes.some((byte) => byte > 255)) return null;
  return { bits: bytes.reduce((all, byte) => all * 256 + byte, 0), length: Number(length) };
}
function rangeOf(text) {
  const range = parsed2(text);
  if (range !== null) return written(range.bits, range.length);
  const lower = text.toLowerCase();
  return lower.length < 48 && V6.test(lower) ? lower : null;
}
function enclosingRanges(range) {
  const found = parsed2(range);
  if (found === null) return [range];
  return Array.from({ length: found.length + 1 }, (_, length) => written(found.bits, length));
}

// src/inference/permissions/ports.ts
var LAST = 65535;
var RANGE = /^(\d{1,5})(?:\s*-\s*(\d{1,5}))?$/;
function portsIn(block, { block: around2, ports: rule }, resource, knowledge) {
  const path = [around2, rule.block].flatMap((part) => part ?? []).join(".");
  const holders = rule.block === void 0 ? [block] : blocksAt(block, rule.block.split("."));
  const found = holders.flatMap((holder) => {
    const [said2 = ""] = textsAt(holder, [rule.protocol]);
    const lower = said2.toLowerCase();
    const protocol = knowledge.protocols.get(lower) ?? lower;
    const isOpen2 = (name) => isUnknownIn(resource, path, holder, name);
    return knowledge.protocolsWithoutCalls.has(protocol) ? [] : rangesIn2(holder, rule, protocol, isOpen2);
  });
  return found.length === 0 ? null : found;
}
function silentProtocolsIn(block, { ports: rule }, { protocols, protocolsWithoutCalls }) {
  const path = [...rule.block?.split(".") ?? [], rule.protocol];
  const found = textsAt(block, path).map((text) => protocols.get(text.toLowerCase()) ?? text.toLowerCase());
  return [...new Set(found)].filter((protocol) => protocolsWithoutCalls.has(protocol));
}
function rangesIn2(holder, { range, lists = [] }, protocol, isUnknown) {
  const all = { protocol, from: 0, to: LAST };
  const isOpen2 = range === void 0 ? !lists.some((name) => isSet(holder, [name])) && lists.some(isUnknown) : range.some(isUnknown);
  if (isOpen2) return [{ ...all, isUnknown: true }];
  if (range !== void 0) {
    const [from = Number.NaN] = textsAt(holder, [range[0]]).map(Number);
    const [to = from] = textsAt(holder, [range[1]]).map(Number);
    const isRange2 = protocol !== "" && from >= 0 && to >= from && to > 0;
    return [isRange2 ? { protocol, from, to } : all];
  }
  const texts = lists.flatMap((path) => textsAt(holder, [path]));
  if (texts.length === 0) return [all];
  const known = texts.map((text) => {
    const range2 = rangeIn(text);
    return range2 === null ? all : { protocol, ...range2 };
  });
  return lists.some((name) => hasUnknownItem(holder[name])) ? [...known, { ...all, isUnknown: true }] : known;
}
function rangeIn(text) {
  const [, from, to = from] = RANGE.exec(text.trim()) ?? [];
  return from === void 0 ? null : { from: Number(from), to: Number(to) };
}
var covers = (wide, narrow) => wide.isUnknown !== true && (wide.protocol === "" || wide.protocol === narrow.protocol) && wide.from <= narrow.from && wide.to >= narrow.to;
function heardOf(ports, listening) {
  if (listening === null) return ports;
  return ports.flatMap((one2) => {
    const heard = listening.filter(({ from, to }) => from <= one2.to && to >= one2.from);
    if (heard.length > 0 && isAll(one2)) return [one2];
    return heard.map(({ from, to }) => ({ ...one2, from: Math.max(from, one2.from), to: Math.min(to, one2.to) }));
  });
}
var isAll = ({ from, to }) => from <= 1 && to >= LAST;
function labelsOf(ports) {
  return ports.flatMap((one2) => {
    if (isAll(one2)) return [];
    const { protocol, from, to } = one2;
    const numbers2 = from === to ? String(from) : `${from}-${to}`;
    return [/^[a-z]+$/.test(protocol) ? `${numbers2}/${protocol}` : numbers2];
  });
}
var PORTS_SAID = 4;
function written2(ports) {
  if (ports.some((one2) => labelsOf([one2]).length === 0)) return [];
  const texts = labelsOf(joined2(ports)).map((text) => text.replace(/\/tcp$/, ""));
  return texts.length <= PORTS_SAID ? texts : null;
}
function joined2(ports) {
  const ranges = [];
  const ordered = [...ports].sort((a, b) => byText(a.protocol, b.protocol) || a.from - b.from || a.to - b.to);
  for (const one2 of ordered) {
    const last = ranges.at(-1);
    const isNext = last !== void 0 && last.protocol === one2.protocol && one2.from <= last.to + 1;
    if (isNext) ranges[ranges.length - 1] = { ...last, to: Math.max(last.to, one2.to) };
    else ranges.push(one2);
  }
  return ranges;
}

// src/inference/permissions/rules.ts
var NOTHING = {};
var statedPermissions = (resource, rule, model, members) => statedRules(resource, rule, model, members).filter(({ ports }) => ports.length > 0);
function statedRules(resource, rule, model, members) {
  const blocks = blocksOf(resource, rule);
  const fitting = new Set(blocks.filter((block) => fits(block, rule)));
  if (fitting.size === 0) return [];
  const isAside2 = (block) => (rule.aside ?? []).some((name) => isEnabled(block, name));
  const search = { resource, around: rule.block ?? null, blocks, fitting, isAside: isAside2, model, members };
  const isExact2 = rule.own !== void 0;
  const others = sidesOf(rule.other, search, isExact2);
  const owns = rule.own === void 0 ? null : sidesOf(rule.own, search, isExact2);
  const guards = guardsOf(resource, rule, model);
  const [network = null] = rule.network === void 0 ? [] : model.namedBy(resource.address, [rule.network]);
  const [networkText = ""] = rule.network === void 0 ? [] : textsAt(resource.values, [rule.network]);
  const isThere = (block) => rule.needsPeer !== true || others.get(block)?.isSaid === true;
  return [...fitting].filter(isThere).map((block) => {
    const ports = portsIn(block, rule, resource, model.knowledge) ?? [];
    const silent = silentProtocolsIn(block, rule, model.knowledge);
    const own2 = owns?.get(block) ?? null;
    const priority = priorityOf(block, rule);
    const other = others.get(block);
    const isVague = block === NOTHING || isAside2(block) && !other.isSaid;
    const by = resource.address;
    return { rule, by, guards, own: own2, other, ports, silent, priority, network, networkText, block, isVague };
  });
}
function blocksOf({ values }, { block }) {
  if (block === void 0) return [values];
  const found = blocksAt(values, [block]);
  return found.length > 0 ? found : [NOTHING];
}
var isEnabled = (block, name) => isSet(block, [name]) && textsAt(block, [name]).every((text) => text !== "false");
function fits(block, { when = {} }) {
  return Object.entries(when).every(([name, values]) => {
    const [text = ""] = textsAt(block, [name]);
    return values.some((value) => value.toLowerCase() === text.toLowerCase());
  });
}
function guardsOf({ address }, { guard }, { namedBy: namedBy4 }) {
  if (guard === void 0) return null;
  return guard.length === 0 ? [address] : namedBy4(address, guard);
}
function priorityOf(block, { priority }) {
  if (priority === void 0) return 0;
  const [text] = textsAt(block, [priority.at]);
  const said2 = Number(text);
  return text === void 0 || Number.isNaN(said2) ? priority.usual : said2;
}
var emptySide = () => ({
  ...{ tokens: /* @__PURE__ */ new Set(), ranges: /* @__PURE__ */ new Set(), lines: /* @__PURE__ */ new Map() },
  ...{ isSaid: false, isAll: false, isOutside: false, isAnybody: false, isTunnel: false, path: void 0 }
});
var textsOf2 = (block, attribute) => textsAt(block, attribute.split(".")).filter((text) => text !== "");
function sidesOf(peers, search, isExact2) {
  const { blocks, fitting, isAside: isAside2 } = search;
  const attributes2 = [...peers.groups ?? [], ...peers.ranges ?? [], ...peers.labels ?? []];
  const sides = new Map([...fitting].map((block) => [block, textualSide(block, peers, search)]));
  const open = blocks.filter(
    (block) => !isAside2(block) && attributes2.every((attribute) => textsOf2(block, attribute).length === 0)
  );
  const put2 = (block, { target, line: line3 }, path) => {
    const side = sides.get(block);
    if (side === void 0) return;
    if (line3 !== void 0 && !side.tokens.has(target)) side.lines.set(target, line3);
    side.tokens.add(target);
    side.isSaid = true;
    side.path = path;
  };
  for (const attribute of attributes2) {
    const isRange2 = peers.ranges?.includes(attribute) === true;
    const { held, free, path } = referredTo(attribute, attribute === attributes2[0], search);
    for (const [block, targets] of held) {
      for (const one2 of targets) if (!isRange2 || search.members.isSubnet(one2.target)) put2(block, one2, path);
      if (isRange2)
        dropLiterals(
          sides.get(block),
          targets.flatMap(({ target }) => identitiesOf2(target, search.model))
        );
    }
    const loose = isRange2 ? free.filter(({ target }) => search.members.isSubnet(target)) : free;
    if (loose.length === 0) continue;
    if (isRange2) for (const block of fitting) dropLiterals(sides.get(block), textsOf2(block, attribute));
    if (isExact2 && open.length > 1 && new Set(loose.map(({ target }) => target)).size > 1) continue;
    const [only2] = blocks.length === 1 ? blocks : [];
    const homes = open.length > 0 ? open : only2 === void 0 ? [] : [only2];
    for (const one2 of loose) {
      for (const block of homes) if (isSaidBy(block, one2.words)) put2(block, one2, path);
    }
  }
  return sides;
}
var isSaidBy = (block, words = {}) => Object.entries(words).every(([name, text]) => textsAt(block, [name]).every((value) => value === text));
function dropLiterals(side, texts) {
  for (const text of texts) side?.ranges.delete(rangeOf(text) ?? "");
}
function textualSide(block, peers, { around: around2, model, members }) {
  const side = emptySide();
  const pathOf4 = (attribute) => around2 === null ? attribute : `${around2}.${attribute}`;
  for (const attribute of peers.labels ?? []) {
    for (const text of textsOf2(block, attribute)) side.tokens.add(labelToken(text));
  }
  for (const text of (peers.ranges ?? []).flatMap((attribute) => textsOf2(block, attribute))) {
    const range = rangeOf(text);
    if (isOutside(text, range, model)) side.isOutside = true;
    if (model.knowledge.outsiders.anybody.has(text.toLowerCase())) side.isAnybody = true;
    if (model.knowledge.outsiders.tunnels.ranges.has(range ?? "")) side.isTunnel = true;
    if (model.knowledge.everywhere.has(text.toLowerCase()) || range !== null && members.isWhole(range))
      side.isAll = true;
    else if (range !== null) side.ranges.add(range);
  }
  const said2 = [peers.labels, peers.ranges, peers.groups].flatMap((all = []) => all);
  const first3 = said2.find((attribute) => textsOf2(block, attribute).length > 0);
  if (first3 !== void 0) {
    side.isSaid = true;
    side.path = pathOf4(first3);
  }
  return side;
}
function isOutside(text, range, { knowledge }) {
  const { anybody, never } = knowledge.outsiders;
  if (anybody.has(text.toLowerCase())) return true;
  return range !== null && !isRangeWithin(range, never);
}
function referredTo(attribute, isFirst, { resource, around: around2, blocks, model }) {
  const path = around2 === null ? attribute : `${around2}.${attribute}`;
  const blocksBy = /* @__PURE__ */ new Map();
  const targets = /* @__PURE__ */ new Map();
  for (const { path: at, to, block, line: line3 } of model.referencesOf(resource.address)) {
    if (leadsInto(at, path) || isFirst && around2 !== null && at === around2)
      push(targets, to, { target: to, ...block && { words: block }, ...line3 !== void 0 && { line: line3 } });
  }
  if (targets.size === 0) return { held: /* @__PURE__ */ new Map(), free: [], path };
  for (const block of blocks) {
    for (const text of new Set(textsOf2(block, attribute))) push(blocksBy, text, block);
  }
  const held = /* @__PURE__ */ new Map();
  const free = [];
  for (const [target, all] of targets) {
    const homes = new Set(identitiesOf2(target, model).flatMap((text) => blocksBy.get(text) ?? []));
    for (const block of homes) push(held, block, all.find(({ words }) => isSaidBy(block, words)) ?? { target });
    if (homes.size === 0) free.push(...all);
  }
  return { held, free, path };
}
var identitiesOf2 = (address, { factsOf: factsOf2, knowledge, valuesOf: valuesOf3 }) => [...knowledge.ownIdentities, ...factsOf2(address).ranges?.at ?? []].flatMap(
  (name) => textsAt(valuesOf3(address), [name])
);

// src/inference/permissions/openings.ts
var ANY = "";
function openingsIn(picture2) {
  const members = membersIn(picture2);
  const all = rulesIn(picture2, members);
  const denials = new Denials(members);
  for (const said2 of all) if (said2.rule.denies === true) denials.add(said2);
  const lets = all.filter(({ rule, isVague }) => rule.way === "in" && rule.denies !== true && !isVague);
  const outside2 = doorsOf(
    lets.filter(({ other }) => other.isOutside || !other.isSaid),
    picture2,
    members
  );
  const tunnels = doorsOf(
    lets.filter(({ other }) => other.isTunnel),
    picture2,
    members
  );
  const networkOf3 = networksOfRules(picture2, members);
  const ruled = new Set(all.map(networkOf3));
  const groups = guardsIn(all, picture2, members);
  const left = (said2, node) => denials.left(said2, "", node) ?? [];
  const open = (node) => outside2(node).filter((said2) => left(said2, node).length > 0);
  return {
    isOpen(node, attributes2) {
      const found = open(node);
      const guards = groups(node);
      const isLetBy = (guard) => found.some((said2) => said2.guards?.includes(guard) === true);
      if (guards.some(({ isOneOfEach }) => isOneOfEach)) return guards.every(({ guard }) => isLetBy(guard));
      if (found.length > 0) return true;
      const network = members.networkOf(node);
      return guards.length === 0 && !(network !== null && ruled.has(network)) && !isGuarded(node, attributes2, picture2);
    },
    portsOf: (node) => written2(open(node).flatMap((said2) => left(said2, node))) ?? [],
    tunnelTo(node) {
      const found = tunnels(node);
      return found.length === 0 ? null : written2(found.flatMap((said2) => left(said2, node))) ?? [];
    }
  };
}
var rulesIn = (picture2, members) => [...picture2.model.resources.values()].flatMap(
  (resource) => (picture2.model.factsOf(resource.address).firewallRules ?? []).flatMap(
    (rule) => statedPermissions(resource, rule, picture2.model, members)
  )
);
var isGuarded = (node, attributes2, { folds, model }) => [node, ...folds.partsOf(node)].some(
  (part) => attributes2.some((path) => isSet(model.valuesOf(part), path.split(".")))
);
function guardsIn(rules, { folds }, members) {
  const around2 = /* @__PURE__ */ new Map();
  const isEach = /* @__PURE__ */ new Map();
  for (const { rule, guards } of rules) {
    for (const guard of guards ?? []) isEach.set(guard, rule.isOneOfEach === true || isEach.get(guard) === true);
  }
  for (const [guard, isOneOfEach] of isEach) {
    for (const node of members.of(guard).all) around2.set(node, [...around2.get(node) ?? [], { guard, isOneOfEach }]);
  }
  return (node) => around2.get(folds.root(node) ?? node) ?? around2.get(node) ?? [];
}
function networksOfRules({ model, drawn: drawn2 }, members) {
  const named3 = /* @__PURE__ */ new Map();
  for (const node of drawn2) {
    if (model.factsOf(node).ranges?.isWhole !== true) continue;
    for (const name of textsAt(model.valuesOf(node), ["name"])) named3.set(name, node);
  }
  return ({ network, networkText }) => (network === null ? named3.get(networkText.split("/").at(-1) ?? "") : members.networkOf(network)) ?? ANY;
}
function doorsOf(rules, picture2, members) {
  const networkOf3 = networksOfRules(picture2, members);
  const byNode = /* @__PURE__ */ new Map();
  const ofNetworks = [];
  const put2 = (node, said2) => {
    const known = byNode.get(node) ?? [];
    byNode.set(node, known);
    if (known.at(-1) !== said2) known.push(said2);
  };
  for (const said2 of rules) {
    const { guards, own: own2 } = said2;
    const isSome = own2?.isSaid === true && !own2.isAll;
    if (guards === null && !isSome) ofNetworks.push(said2);
    const named3 = new Set(isSome ? [...own2?.tokens ?? []].flatMap((token) => [...members.of(token).all]) : []);
    const guarded = new Set((guards ?? []).flatMap((guard) => [...members.of(guard).all]));
    for (const node of guards === null || named3.size > 0 ? named3 : guarded) {
      if (guards === null || guarded.has(node)) put2(node, said2);
    }
  }
  return (node) => {
    const network = members.networkOf(node);
    const isAbout3 = (said2) => [ANY, network].includes(networkOf3(said2));
    const own2 = byNode.get(node) ?? [];
    return [...own2.filter((said2) => said2.guards !== null || isAbout3(said2)), ...ofNetworks.filter(isAbout3)];
  };
}
var ANYBODY = "*";
var Denials = class {
  #members;
  #denials = /* @__PURE__ */ new Map();
  /** Tokens that deny rules use for a node. */
  #words = /* @__PURE__ */ new Map();
  #asked = /* @__PURE__ */ new Set();
  constructor(members) {
    this.#members = members;
  }
  add(said2) {
    const { rule, other, own: own2, ports, priority } = said2;
    const [start, end2] = rule.way === "in" ? [other, own2] : [own2, other];
    const [starts, ends] = [this.#wordsOf(start), this.#wordsOf(end2)];
    for (const scope of scopesOf(said2)) {
      for (const from of starts) {
        for (const to of ends) {
          const key = `${scope} ${from} ${to}`;
          const known = this.#denials.get(key)?.length ?? 0;
          if (known < DENIALS_MAX) push(this.#denials, key, { priority, ports });
          else if (known === DENIALS_MAX) push(this.#denials, key, { priority: 0, ports: [ALL] });
        }
      }
    }
  }
  /** Returns the tokens of a rule's end; an end that is missing or unknown may be anybody. */
  #wordsOf(side) {
    if (side?.isSaid !== true || side.isAll) return [ANYBODY];
    const words = [...side.tokens, ...[...side.ranges].map(rangeToken)];
    if (words.length > DENIALS_MAX) return [ANYBODY];
    for (const word of words) {
      if (this.#asked.has(word)) continue;
      this.#asked.add(word);
      for (const node of this.#members.of(word).all) push(this.#words, node, word);
    }
    return words;
  }
  /** Returns the permitted ports that no rule denies for two nodes; null if none is left. */
  left(said2, start, end2) {
    const denials = this.#about(said2, start, end2);
    if (denials.length === 0) return said2.ports;
    const isDenied = (one2) => denials.some(({ ports }) => ports.some((wide) => covers(wide, one2)));
    const left = said2.ports.filter((one2) => !isDenied(one2));
    return left.length === 0 ? null : left;
  }
  #about(said2, start, end2) {
    if (this.#denials.size === 0) return [];
    const wordsFor = (node) => [
      ANYBODY,
      ...(this.#words.get(node) ?? []).slice(0, GROUP_MEMBERS_MAX)
    ];
    return scopesOf(said2).flatMap(
      (scope) => wordsFor(start).flatMap(
        (from) => wordsFor(end2).flatMap(
          (to) => (this.#denials.get(`${scope} ${from} ${to}`) ?? []).filter(({ priority }) => priority <= said2.priority)
        )
      )
    );
  }
};
var ALL = { protocol: "", from: 0, to: 65535 };
var scopesOf = ({ rule, guards, network }) => (guards ?? [network ?? ""]).map((scope) => `${rule.way} ${scope}`);

// src/inference/permissions/index.ts
function permissions(picture2, candidates) {
  const { model } = picture2;
  const members = membersIn(picture2);
  const denials = new Denials(members);
  const listening = listeningIn(picture2);
  const all = [];
  for (const resource of model.resources.values()) {
    for (const rule of model.factsOf(resource.address).firewallRules ?? []) {
      for (const said2 of statedPermissions(resource, rule, model, members)) {
        if (rule.denies === true) denials.add(said2);
        else all.push(said2);
      }
    }
  }
  const webs = /* @__PURE__ */ new Set();
  for (const said2 of all) {
    const pairs = pairsOf(said2, picture2, members, listening);
    if (pairs === null) webs.add(said2.by);
    else permit(said2, pairs, { denials, listening, members }, candidates);
  }
  return webs;
}
function permit(said2, pairs, { denials, listening, members }, candidates) {
  const { by, other, own: own2, block } = said2;
  const path = other.path ?? own2?.path;
  const evidence = { rule: "allowed", by, ...path !== void 0 && { path, block } };
  const byPorts = /* @__PURE__ */ new Map();
  for (const [start, end2] of pairs) {
    const ports = denials.left(said2, start, end2) ?? [];
    if (heardOf(ports, listening(end2)).length === 0) continue;
    const key = JSON.stringify(ports);
    const group2 = byPorts.get(key) ?? { ports, pairs: [] };
    byPorts.set(key, group2);
    group2.pairs.push([start, end2]);
  }
  const lineOn = ([start, end2]) => {
    const node = said2.rule.way === "in" ? start : end2;
    return [...other.lines].find(([token]) => members.of(token).all.has(node))?.[1];
  };
  for (const { ports, pairs: left } of byPorts.values()) {
    const portsOn = (end2) => labelsOf(heardOf(ports, listening(end2)));
    candidates.permit({ pairs: left, portsOn, evidence, lineOn, isRelayed: true });
  }
}
function pairsOf(said2, picture2, members, listening) {
  const guard = said2.guards === null ? null : crowdOf(said2.guards, members);
  const own2 = ownOf(said2, guard, members);
  const other = otherOf(said2, own2, picture2, members);
  const [from, to] = said2.rule.way === "in" ? [other, own2] : [own2, other];
  if (from.callers.size === 0 || to.all.size === 0) return [];
  if (from.callers.size > GROUP_MEMBERS_MAX || to.all.size > GROUP_MEMBERS_MAX) return null;
  const starts = [...from.callers].filter((start) => said2.rule.way === "in" || members.canCall(start));
  const ends = [...to.all].filter((end2) => heardOf(said2.ports, listening(end2)).length > 0);
  const pairs = starts.flatMap((start) => ends.map((end2) => [start, end2]));
  const isDoor = (end2) => picture2.model.factsOf(end2).plumbing === true;
  const calls = pairs.filter(
    ([start, end2]) => start !== end2 && !isDoor(end2) && !(from.all.has(end2) && to.all.has(start))
  );
  return calls.length > PERMITTED_MAX ? null : calls;
}
var NOBODY3 = { all: /* @__PURE__ */ new Set(), callers: /* @__PURE__ */ new Set() };
function crowdOf(tokens, members) {
  const crowds = [...tokens].map(members.of);
  const [only2] = crowds;
  if (crowds.length < 2) return only2 ?? NOBODY3;
  const all = /* @__PURE__ */ new Set();
  const callers = /* @__PURE__ */ new Set();
  for (const crowd of crowds) {
    for (const node of crowd.all) all.add(node);
    for (const node of crowd.callers) callers.add(node);
    if (all.size > GROUP_MEMBERS_MAX) break;
  }
  return { all, callers };
}
function ownOf(said2, guard, members) {
  const { own: own2 } = said2;
  if (own2 === null) return guard ?? NOBODY3;
  if (!own2.isSaid) return NOBODY3;
  if (own2.isAll) return guard ?? NOBODY3;
  const named3 = crowdOf(
    [...own2.tokens, ...subnetsOf(own2, guard !== null, () => /* @__PURE__ */ new Set([said2.network]), members)],
    members
  );
  if (guard === null) return inNetwork(named3, said2, members);
  const [few, many] = named3.all.size < guard.all.size ? [named3, guard] : [guard, named3];
  const isBoth = (node) => many.all.has(node);
  return { all: new Set([...few.all].filter(isBoth)), callers: new Set([...few.callers].filter(isBoth)) };
}
function otherOf(said2, own2, picture2, members) {
  const { guards, other } = said2;
  if (own2.all.size === 0) return NOBODY3;
  const isSelf = (token) => guards?.some((guard) => picture2.folds.root(guard) === token || guard === token) === true;
  const tokens = [...other.tokens].filter((token) => !isSelf(token));
  const subnets = subnetsOf(other, false, networksOf(said2, own2, members), members);
  return inNetwork(crowdOf([...tokens, ...subnets], members), said2, members);
}
var networksOf = ({ network }, own2, members) => {
  if (network !== null) return () => /* @__PURE__ */ new Set([network]);
  return () => new Set(own2.all.size > GROUP_MEMBERS_MAX ? [] : [...own2.all].map(members.networkOf));
};
function inNetwork(crowd, { network }, members) {
  if (network === null || members.networkOf(network) === null || crowd.all.size > GROUP_MEMBERS_MAX) return crowd;
  const isIn2 = (node) => [null, network].includes(members.networkOf(node));
  return { all: new Set([...crowd.all].filter(isIn2)), callers: new Set([...crowd.callers].filter(isIn2)) };
}
function subnetsOf({ ranges }, isAny, networks, members) {
  return [...ranges].flatMap((range) => {
    const subnets = members.subnetsWith(range);
    if (isAny || subnets.length < 2) return subnets;
    if (subnets.length > GROUP_MEMBERS_MAX) return [];
    const own2 = networks();
    const near = subnets.filter((subnet) => own2.has(members.networkOf(subnet)));
    return near.length === 1 ? near : [];
  });
}
function listeningIn(picture2) {
  const { model, folds } = picture2;
  const known = /* @__PURE__ */ new Map();
  function find(node) {
    const own2 = saidOf(node, false);
    if (own2 !== void 0) return own2;
    const parts = folds.partsOf(node).map((part) => saidOf(part, true));
    const said2 = parts.filter((part) => part !== void 0);
    return said2.length === 0 || said2.includes(null) ? null : said2.flatMap((ports) => ports);
  }
  function saidOf(address, isPart) {
    const rule = model.factsOf(address).listens;
    if (rule === void 0 || rule.ofHost === true !== isPart) return void 0;
    return portsBy(rule, model.valuesOf(address));
  }
  return (node) => {
    const before = known.get(node);
    if (before !== void 0) return before;
    const fresh = find(node);
    known.set(node, fresh);
    return fresh;
  };
}
function portsBy({ at = [], by, usual }, values) {
  const texts = at.flatMap((path) => textsAt(values, path.split(".")));
  const stated = texts.map(rangeIn);
  if (stated.length > 0) return stated.includes(null) ? null : stated;
  const [word = ""] = by === void 0 ? [] : textsAt(values, [by.attribute]);
  const told = by?.ports.find(([start]) => word.toLowerCase().startsWith(start))?.[1] ?? usual;
  return told === void 0 ? null : told.map((port) => ({ from: port, to: port }));
}

// src/inference/edges/candidates.ts
var CERTAINTY = { link: 5, flow: 4, ownReference: 3, foldedReference: 2, taken: 1.5, permission: 1 };
var isByReference = (certainty) => certainty === CERTAINTY.ownReference || certainty === CERTAINTY.foldedReference;
var Candidates = class {
  #permissions = [];
  #all = /* @__PURE__ */ new Map();
  #candidate(from, to) {
    const targets = this.#all.get(from) ?? /* @__PURE__ */ new Map();
    this.#all.set(from, targets);
    const known = targets.get(to);
    if (known !== void 0) return known;
    const fresh = {
      certainty: 0,
      twoWay: false,
      thin: true,
      isDelivery: true,
      evidence: [],
      labels: /* @__PURE__ */ new Set(),
      ports: /* @__PURE__ */ new Set(),
      called: /* @__PURE__ */ new Set()
    };
    targets.set(to, fresh);
    return fresh;
  }
  /**
   * Adds a candidate edge.
   * @param called the ports that the caller states
   */
  add({ from, to, certainty, evidence, twoWay, thin = false, kind }, label2 = "", called = []) {
    const candidate = this.#candidate(from, to);
    for (const port of called) candidate.called.add(port);
    if (certainty > candidate.certainty) candidate.thin = thin;
    else if (certainty === candidate.certainty) candidate.thin &&= thin;
    candidate.certainty = Math.max(certainty, candidate.certainty);
    candidate.twoWay ||= twoWay === true;
    candidate.isDelivery &&= kind === "deploys";
    candidate.evidence.push({ certainty, is: evidence });
    if (label2 !== "") candidate.labels.add(label2);
  }
  /**
   * Adds a permission. Permitted pairs become edges only if nothing else explains the permission; otherwise its ports label the
   * existing edges.
   */
  permit(permission) {
    this.#permissions.push(permission);
  }
  #relaysOf(start, isRelay) {
    const called = [...this.#all.get(start) ?? []].filter(
      ([end2, { certainty }]) => certainty > CERTAINTY.permission && certainty >= this.#certaintyOf(end2, start)
    );
    return called.map(([end2]) => end2).filter(isRelay).slice(0, RELAYS_MAX);
  }
  #certaintyOf(from, to) {
    return this.#all.get(from)?.get(to)?.certainty ?? 0;
  }
  /**
   * Turns permissions into candidates.
   * @param portsOf the ports that a resource listens on; other ports of a rule are for other members of the group
   */
  settlePermissions(portsOf, isRelay) {
    const isCall = (start, end2) => this.#certaintyOf(start, end2) > CERTAINTY.permission;
    const relays = /* @__PURE__ */ new Map();
    const isThroughRelay = (start, end2) => {
      const known = relays.get(start) ?? this.#relaysOf(start, isRelay);
      relays.set(start, known);
      return known.some((relay) => isCall(relay, end2));
    };
    for (const { pairs, portsOn, lineOn, evidence, isRelayed, isTaken, twoWay } of this.#permissions) {
      if (isTaken === true) this.#turn(pairs, evidence);
      const isThroughAnother = (start, end2) => pairs.some(([other, last]) => last === end2 && isCall(start, other) && !isCall(other, start));
      const isExplained = pairs.some(
        ([start, end2]) => isCall(start, end2) || isCall(end2, start) || isRelayed === true && isThroughRelay(start, end2)
      );
      for (const [start, end2] of pairs) {
        if (start === end2 || isExplained && !isCall(start, end2)) continue;
        if (evidence.rule === "sole" && isThroughAnother(start, end2)) continue;
        if (!isExplained)
          this.add({
            from: start,
            to: end2,
            certainty: isTaken ? CERTAINTY.taken : CERTAINTY.permission,
            evidence: { ...evidence, ...lineOn !== void 0 && { line: lineOn([start, end2]) } },
            twoWay
          });
        const own2 = portsOf(end2);
        const candidate = this.#candidate(start, end2);
        for (const port of portsOn?.(end2) ?? []) {
          if (own2.length === 0 || own2.includes(port.split("/", 1)[0])) candidate.ports.add(port);
        }
      }
    }
  }
  /** Reverses the edge of a program that may only read from its target: data flows to the program. */
  #turn(pairs, evidence) {
    for (const [from, to] of pairs) {
      const told = this.#certaintyOf(to, from);
      const isTold = told > CERTAINTY.permission && told <= CERTAINTY.ownReference;
      if (isTold) this.add({ from, to, certainty: CERTAINTY.flow, evidence });
    }
  }
  /**
   * True for a target that knows the address of the load balancer in front of it, e.g. to build links. It does not call the load
   * balancer.
   */
  #isOfItsFront(from, to, isRelay) {
    if (!isRelay(to) || isRelay(from)) return false;
    return [this.#certaintyOf(from, to), this.#certaintyOf(to, from)].every((certainty) => isByReference(certainty));
  }
  /**
   * Returns at most one edge per pair: the direction with the higher certainty, or the one from the first address on a tie. A tie
   * between mere permissions gives no edge, because members of one group may all reach each other.
   */
  settle(isRelay) {
    const arrows = [];
    for (const [from, targets] of this.#all) {
      for (const [to, candidate] of targets) {
        const { certainty } = candidate;
        const opposite = this.#certaintyOf(to, from);
        const isTie = certainty === opposite && certainty > CERTAINTY.permission;
        const isFront = this.#isOfItsFront(to, from, isRelay);
        const isBehind = this.#isOfItsFront(from, to, isRelay);
        const isSurer = isFront || !isBehind && (certainty > opposite || isTie && byAddress(from, to) < 0);
        const looks = {
          ...candidate.twoWay && { twoWay: true },
          ...candidate.thin && { thin: true },
          ...candidate.isDelivery && { isDelivery: true },
          ...candidate.evidence.every(({ is }) => isGuess(is)) && { isImplied: true }
        };
        if (isSurer) arrows.push({ from, to, label: labelOf(candidate), ...looks, evidence: evidenceOf(candidate) });
      }
    }
    return arrows;
  }
};
var isGuess = ({ rule }) => rule === "sole" || rule === "likely";
var evidenceOf = ({ evidence }) => [...evidence].sort((a, b) => b.certainty - a.certainty).map(({ is }) => is);
function labelOf({ labels, ports, called }) {
  const texts = labels.size > 0 ? labels : [ports, called].find(({ size }) => size === 1) ?? [];
  return [...texts].sort(byAddress).join(", ");
}

// src/inference/edges/links.ts
var MOST_ARROWS_OF_A_LINK = 16;
function followLink(resource, link, ends, candidates) {
  const { picture: picture2 } = ends;
  if (link.quiet === true || !isMeant(resource, link, picture2)) return;
  const { from, to, starts, guess } = endsOf(resource, link, picture2);
  if (from.length * to.length > MOST_ARROWS_OF_A_LINK) return;
  const evidence = guess ?? {
    rule: "link",
    by: resource.address,
    ...pathOf(resource, link, picture2, to)
  };
  const isCalled = (start) => start === resource.address && picture2.model.factsOf(start).direction !== "in";
  const called = starts.flatMap((start) => isCalled(start) ? [] : ends.portsAt(start));
  for (const start of from) {
    for (const end2 of to) {
      if (!ends.isArrow(start, end2)) continue;
      const isOfLine = link.says !== void 0 && picture2.model.factsOf(start).connection === link.says;
      const certainty = isOfLine ? CERTAINTY.foldedReference : CERTAINTY.link;
      candidates.add(
        { from: start, to: end2, certainty, evidence, twoWay: link.twoWay, thin: link.thin },
        isOfLine ? "" : link.says,
        called
      );
    }
  }
}
var isMeant = ({ address, values }, { unless = [], when = {} }, { model }) => Object.entries(when).every(([name, value]) => values[name] === value) && model.namedBy(address, unless).length === 0;
function quietArrowsOf(resource, link, picture2) {
  if (link.quiet !== true || !isMeant(resource, link, picture2)) return [];
  const { from, to } = endsOf(resource, link, picture2);
  if (from.length * to.length > MOST_ARROWS_OF_A_LINK) return [];
  const evidence = { rule: "link", by: resource.address, ...pathOf(resource, link, picture2, to) };
  return from.flatMap(
    (start) => to.map((end2) => ({ from: start, to: end2, label: link.says ?? "", thin: true, evidence: [evidence] }))
  );
}
var GUESSED = /* @__PURE__ */ new Set(["nearby", "only"]);
function endsOf(resource, link, picture2) {
  const { address } = resource;
  const { factsOf: factsOf2, namedBy: namedBy4, typeOf: typeOf2 } = picture2.model;
  const host = guessedHost(address, picture2);
  const isOf = (attributes2) => attributes2.some((attribute) => factsOf2(address).fold?.by?.includes(attribute));
  const named3 = (attributes2) => {
    const targets = attributes2.length === 0 ? [address] : namedBy4(address, attributes2);
    const said2 = targets.length === 0 && host !== null && isOf(attributes2) ? [host.address] : targets;
    return link.quiet === true || link.loud === true ? said2 : said2.filter((target) => factsOf2(target).supporting !== true);
  };
  const starts = named3(link.from).filter((start) => link.among?.includes(typeOf2(start)) !== false);
  const isToward = (head) => link.toward?.includes(typeOf2(head)) !== false;
  const heads = named3(link.to).filter(isToward).flatMap((head) => {
    const behind = namedBy4(head, factsOf2(head).forwards ?? []);
    return behind.length > 0 ? behind : [head];
  });
  const from = [...new Set(starts.flatMap(picture2.endsOf))];
  const all = [
    ...new Set((heads.length > 0 ? heads : homeOf(resource, picture2)).flatMap((end2) => arrowHeads(end2, picture2)))
  ];
  const things = all.filter((end2) => !picture2.isContainer(end2));
  const to = things.length > 0 ? things : doorOf(resource, link, all, picture2);
  const isNode = picture2.rootOf(address) === address && !picture2.isContainer(address);
  if (isNode && from.length === 0) from.push(address);
  if (isNode && to.length === 0) to.push(address);
  const isGuess2 = host !== null && [...starts, ...heads].includes(host.address);
  return { from, to, starts, guess: isGuess2 ? host.evidence : null };
}
function doorOf({ address }, { door = [] }, ends, picture2) {
  const { model, drawn: drawn2, parentOf: parentOf2, rootOf } = picture2;
  const boxes2 = new Set(model.namedBy(address, door).map((named3) => rootOf(named3) ?? ""));
  const [box = ""] = boxes2;
  const around2 = [];
  for (let at = parentOf2(box); boxes2.size === 1 && drawn2.has(box) && at !== null; at = parentOf2(at)) around2.push(at);
  const isDoor = ends.length === 1 && around2.includes(ends[0]);
  return isDoor && !picture2.isOccupied(box) ? [box] : [...ends];
}
function guessedHost(address, { folds }) {
  const host = folds.hosts.get(address);
  return host !== void 0 && GUESSED.has(host.evidence.rule) ? host : null;
}
function homeOf({ address }, { model, parentOf: parentOf2 }) {
  const { within = [] } = model.factsOf(address);
  for (let at = parentOf2(address); at !== null; at = parentOf2(at)) if (within.includes(model.typeOf(at))) return [at];
  return [];
}
function arrowHeads(target, { model, endsOf: endsOf4, rootOf }) {
  const ends = endsOf4(target);
  const root = ends.length > 0 ? null : rootOf(target);
  return root === null || model.factsOf(root).securityGroupRefs !== void 0 ? ends : [root];
}
function pathOf({ address }, { from, to }, { model, endsOf: endsOf4 }, heads) {
  const references = model.referencesOf(address);
  for (const attribute of [...to, ...from]) {
    const named3 = references.filter((reference) => leadsInto(reference.path, attribute));
    const { path, line: line3 } = named3.find(({ to: end2 }) => endsOf4(end2).some((one2) => heads.includes(one2))) ?? named3[0] ?? {};
    if (path !== void 0) return { path, ...line3 !== void 0 && { line: line3 } };
  }
  return {};
}

// src/catalog/access-rules.ts
var grantsBy = ({ grants = [] }) => [grants].flat().flatMap(({ who = [], what = [], documents = [] }) => [...who, ...what, ...documents]);

// src/inference/edges/outcomes.ts
var permitsBy = ({ firewallRules = [] }) => firewallRules.flatMap(
  ({ block, guard = [], other, own: own2 }) => block !== void 0 ? [block] : [...guard, ...[other, own2 ?? {}].flatMap(namedBy)]
);
var namedBy = ({ groups = [], ranges = [], labels = [] }) => [
  ...groups,
  ...ranges,
  ...labels
];
var isOfLinks = (links, type, path) => links.some(
  ({ among, from, to }) => among?.includes(type) !== false && [...from, ...to].some((end2) => leadsInto(path, end2))
);
var isOriginOrExclusion = (path, { isLeftOut: isLeftOut2, isOfOrigins: isOfOrigins2 }) => isOfOrigins2(path) || isLeftOut2(path);
var isNested = (type, path, { isKnown: isKnown2, namesParent: namesParent2 }) => !isKnown2(type) && namesParent2(path);
var isNameOrOwner = (type, path, { attributesOfOwners, ownNamesOf }) => attributesOfOwners.has(nameOf(path)) || ownNamesOf(type).includes(path);
var isTakenOver2 = (path, isInNetworks, knowledge) => knowledge.isTakenOver(path) || isInNetworks && knowledge.attributesOfPlaces.has(nameOf(path));
function isNoPlace(path, to, { isContainer, model }) {
  const { cloudOf: cloudOf3, namedContainers } = model.knowledge;
  const places = namedContainers.get(nameOf(path)) ?? [];
  const type = model.typeOf(to);
  return !isContainer(to) && !places.includes(type) && places.some((place2) => cloudOf3(place2) === cloudOf3(type));
}
function isPassive(from, used, { model, rootOf }) {
  const { holdsConfig, passive } = model.factsOf(from);
  return passive === true && used.direction !== "in" || holdsConfig === true && rootOf(from) === from;
}
function isHandedOn({ from, path = "", to, valueName }, { model }) {
  const { isForCalls: isForCalls2, isForOthers: isForOthers2, isOfProgram: isOfProgram2, isRelay, programs } = model.knowledge;
  const word = valueName ?? nameOf(path);
  const isCalled = programs.categories.includes(model.factsOf(to).category) || isRelay(model.typeOf(to));
  if (isCalled && model.factsOf(from).deploys === true && isForCalls2(word, false)) return true;
  return isCalled && isOfProgram2(path) && isForOthers2(word);
}
function sharesSatellite(user, used, { folds, model }) {
  const userType = model.typeOf(user);
  for (let at = used, host = folds.hosts.get(at); host !== void 0; at = host.address, host = folds.hosts.get(at)) {
    const users = model.factsOf(at).fold?.of ?? [];
    if (host.kind === "user" && (users.includes("*") || users.includes(userType))) return true;
  }
  return false;
}
var isOfMember = ({ to, path = "" }, { model }) => model.factsOf(to).memberRefs?.test(nameOf(path)) === true;
function kindOf({ from, path, to }, { factsOf: factsOf2, knowledge, typeOf: typeOf2 }) {
  const isProgram = knowledge.programs.categories.includes(factsOf2(to).category);
  if (path !== void 0 && knowledge.isOfWorkflow(path) && !isProgram) return null;
  if (path !== void 0) return knowledge.relationOf(typeOf2(from), path, typeOf2(to));
  return knowledge.programs.categories.includes(factsOf2(from).category) ? "calls" : null;
}
function wholeOf(address, { folds }) {
  const host = folds.hosts.get(address);
  return host?.kind === "owner" ? host.address : address;
}
function rulesAgainst(picture2) {
  const { folds } = picture2;
  const { factsOf: factsOf2, knowledge, typeOf: typeOf2 } = picture2.model;
  function standsForGroup(address) {
    const root = folds.root(address);
    return root !== null && factsOf2(root).securityGroupRefs !== void 0;
  }
  const isOfMany = (to, path, { grants = [] }) => [grants].flat().some(({ who = [] }) => who.some((end2) => leadsInto(path, end2))) && picture2.rootsOf(to).length > GRANTEES_MAX;
  function notCarrying(reference, links) {
    const { from, to, path, via: via2 } = reference;
    const [user, used] = [factsOf2(from), factsOf2(wholeOf(to, picture2))];
    if (isPassive(from, used, picture2)) return "passive";
    if (isOfMany(to, path, user)) return "many";
    if (user.supporting === true || used.supporting === true) return user.isMembership === true ? "group" : "quiet";
    if (path === void 0 && via2 === "configuration") return "order";
    if (links.some((link) => link.from.length > 0 && link.to.length > 0)) return "link";
    if (path === void 0) return sharesSatellite(from, to, picture2) ? "shared" : null;
    const attribute = topOf(path);
    if (knowledge.attributesWithoutCalls.has(attribute)) return "build";
    if (isOriginOrExclusion(path, knowledge) || isHandedOn(reference, picture2)) return "build";
    if (isNested(typeOf2(from), path, knowledge)) return "contained";
    if (knowledge.attributesOfMembership.has(nameOf(path))) return "group";
    if (knowledge.supportingAttributes.has(attribute)) return "quiet";
    if (isOfLinks(links, typeOf2(to), path)) return "link";
    if ([...grantsBy(user), ...permitsBy(user)].some((end2) => leadsInto(path, end2))) return "link";
    if (isNameOrOwner(typeOf2(from), path, knowledge)) return "build";
    const isInNetworks = knowledge.placedBy(typeOf2(from)).length > 0;
    if ((isInNetworks || reference.through !== void 0) && picture2.isContainer(to)) return "contained";
    if (isTakenOver2(path, isInNetworks, knowledge) || isNoPlace(path, to, picture2)) return "build";
    return !knowledge.attributesOfPrograms.has(attribute) && sharesSatellite(from, to, picture2) ? "shared" : null;
  }
  function isWay({ from, path }) {
    const { egressRoute, route, routesIn } = factsOf2(from);
    return [...egressRoute?.to ?? [], ...route?.to ?? [], routesIn ?? []].flat().some((place2) => leadsInto(path, place2));
  }
  return (reference, user, links) => {
    const why = notCarrying(reference, links) ?? againstModule(reference, picture2.model);
    if (why !== null) return why;
    const used = picture2.rootsOf(reference.to);
    if (user === null || used.length === 0) return "hidden";
    if (used.every((root) => root === user)) return "folded";
    if (!knowledge.isPeering(typeOf2(user)) && used.every((root) => knowledge.isNetworkHost(typeOf2(root))))
      return "contained";
    if (folds.hosts.get(reference.from)?.address === reference.to) return "folded";
    if (picture2.isContainer(user) && isWay(reference) && used.some((root) => factsOf2(root).routeHop !== void 0))
      return "way";
    if (factsOf2(user).supporting === true || used.every((root) => factsOf2(root).supporting === true)) return "quiet";
    if (isOfMember(reference, picture2) || [reference.from, reference.to].some(standsForGroup)) return "group";
    return kindOf(reference, picture2.model) === null ? "mention" : null;
  };
}
function settleOutcomes(open, arrows) {
  const ends = /* @__PURE__ */ new Map();
  for (const { from, to } of arrows) ends.set(from, (ends.get(from) ?? /* @__PURE__ */ new Set()).add(to));
  const has = (from, to) => ends.get(from)?.has(to) === true;
  return open.map(({ reference: { from, to, path }, why, pairs }) => {
    const isArrow = pairs.some(([user, used]) => has(user, used) || has(used, user));
    return { from, to, ...path !== void 0 && { path }, why: why ?? (isArrow ? null : "contained") };
  });
}
var isOfModule = ({ from, to }, { factsOf: factsOf2 }) => factsOf2(from).unread === true || factsOf2(to).unread === true;
function againstModule(reference, model) {
  const { from, to, path = "" } = reference;
  if (!isOfModule(reference, model)) return null;
  const isInner = (other) => other.to === to && other.path?.startsWith(`${path}.`) === true;
  if (model.referencesOf(from).some(isInner)) return "contained";
  const { knowledge, factsOf: factsOf2, isPlace } = model;
  if (factsOf2(from).unread === true && knowledge.ownNamesOfModule(model.valuesOf(from)).includes(path)) return "build";
  const isDescribed = reference.via === "configuration" && reference.valueName === void 0;
  if (isDescribed && knowledge.attributesOfParts.has(path)) return "build";
  if (isPartNamed(reference) || factsOf2(to).accountId !== void 0) return "build";
  if (factsOf2(from).entries !== void 0 && knowledge.ownAddresses.has(path)) return "build";
  const word = knowledge.wordOfModule(subjectIn(path)) ?? (knowledge.grantsInModule(path) ? "quiet" : null);
  const isBetween = factsOf2(from).placedBy?.length === 0;
  if (word === "contained" && isBetween) return null;
  if (word === null && isPlace(to) && !isBetween) return "contained";
  return word === "in" ? null : word;
}
var isPartNamed = ({ path = "" }) => path.includes(".") && nameOf(path) === "name";
var addressOf = ({ from, path = "" }, { factsOf: factsOf2, knowledge }) => factsOf2(from).unread === true ? knowledge.addressInModule(nameOf(path)) : null;
function subjectIn(path) {
  const names = path.split(".");
  const [around2, name] = names.slice(-2);
  return name !== void 0 && /^(?:resource_)?(?:arn|id|name)s?$/.test(name) ? around2 : nameOf(path);
}
var isModuleOutbound = (reference, model) => isOfModule(reference, model) && model.knowledge.wordOfModule(subjectIn(reference.path ?? "")) === "in";

// src/inference/edges/stored-addresses.ts
function storedFinder({ drawn: drawn2, folds, isContainer, model, rootsOf }) {
  const { factsOf: factsOf2, referencesOf } = model;
  const isStore = (address) => factsOf2(address).valueAttributes !== void 0;
  const isService = (address) => {
    const { category, passive, supporting } = factsOf2(address);
    return drawn2.has(address) && !isContainer(address) && !passive && !supporting && category !== "security";
  };
  return remembered((store) => {
    const parts = folds.partsOf(store).filter(isStore);
    const holder = isStore(store) ? store : parts.length === 1 ? parts[0] : null;
    if (holder === null) return [];
    const { valueAttributes = [] } = factsOf2(holder);
    const stated = referencesOf(holder).filter(({ path }) => valueAttributes.some((end2) => leadsInto(path, end2)));
    return stated.flatMap(
      (one2) => rootsOf(one2.to).filter(isService).map((to) => ({ to, evidence: byReference(one2) }))
    );
  });
}
function throughStores(arrows, scene) {
  const { model } = scene;
  const storedIn = storedFinder(scene);
  const { categories } = model.knowledge.programs;
  const joined3 = new Set(arrows.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]));
  const more = [];
  for (const { from, to: store, isImplied, evidence: why } of arrows) {
    if (isImplied === true || !categories.includes(model.factsOf(from).category)) continue;
    for (const { to, evidence } of storedIn(store)) {
      if (to === from || joined3.has(`${from} ${to}`)) continue;
      joined3.add(`${from} ${to}`).add(`${to} ${from}`);
      const isNamed2 = why.some(({ rule }) => rule === "reference" || rule === "value");
      more.push({ from, to, label: "", ...!isNamed2 && { isImplied: true }, evidence: [evidence] });
    }
  }
  return [...arrows, ...more];
}

// src/inference/edges/direction.ts
function direct(picture2) {
  const { attributeOf: attributeOf4, factsOf: factsOf2, namedBy: namedBy4, referencesOf, resources } = picture2.model;
  const ends = endsIn(picture2);
  const candidates = new Candidates();
  const outcomes = [];
  const byHostName = /* @__PURE__ */ new Set();
  const against = rulesAgainst(picture2);
  for (const resource of resources.values()) {
    const links = linksOf(factsOf2(resource.address));
    for (const link of links) followLink(resource, link, ends, candidates);
    for (const reference of referencesOf(resource.address)) follow(reference, links);
  }
  function follow(reference, links) {
    const user = picture2.rootOf(reference.from);
    const why = against(reference, user, links);
    if (why !== null || user === null) {
      outcomes.push({ reference, why: why ?? "hidden", pairs: [] });
      return;
    }
    const used = meantBy(reference, picture2).filter((root) => factsOf2(root).supporting !== true);
    for (const root of used) join2(reference, user, root);
    outcomes.push({ reference, why: null, pairs: used.map((root) => [user, root]) });
  }
  function feeds(address) {
    const rule = Object.entries(factsOf2(address).directionWhen ?? {});
    return rule.length > 0 && rule.every(([name, value]) => attributeOf4(address, name) === true === value);
  }
  function join2(reference, user, used) {
    const { from, to } = reference;
    const evidence = byReference(reference);
    const isFlow = feeds(to) || (factsOf2(to).direction ?? factsOf2(used).direction) === "in";
    const address = isFlow ? addressOf(reference, picture2.model) : null;
    if (address === "told") return;
    if (isFlow && address === null || isModuleOutbound(reference, picture2.model)) {
      const call = { from: used, to: user, certainty: CERTAINTY.flow, evidence };
      if (ends.isArrow(used, user)) candidates.add(call, "", ends.portsAt(to));
      return;
    }
    const isOwn = user === from && used === to;
    const certainty = isOwn ? CERTAINTY.ownReference : CERTAINTY.foldedReference;
    const called = namedBy4(from, factsOf2(from).pooledBy ?? []).flatMap((pool) => ends.portsAt(pool));
    const kind = kindOf(reference, picture2.model) ?? void 0;
    if (reference.via === "value" && factsOf2(to).hostnameZone !== void 0) byHostName.add(`${user} ${used}`);
    if (ends.isArrow(user, used)) candidates.add({ from: user, to: used, certainty, evidence, kind }, "", called);
  }
  const crowds = permissions(picture2, candidates);
  const web = access(picture2, candidates);
  const isRelay = (address) => picture2.model.knowledge.isRelay(picture2.model.typeOf(address));
  candidates.settlePermissions((address) => ends.portsAt(address, "port"), isRelay);
  const settled = throughStores(withoutOwnNames(candidates.settle(isRelay), byHostName), picture2);
  const arrows = withoutDetours(withoutOuter(settled, picture2), picture2);
  return {
    arrows: throughCarriers(throughPrivateEndpoints(arrows, picture2), picture2),
    outcomes: settleOutcomes(outcomes, arrows).map((outcome) => ofWeb(outcome, web, crowds))
  };
}
function meantBy(reference, picture2) {
  const { from, to } = reference;
  const { forwards } = picture2.model.factsOf(to);
  const zone = reference.via === "value" ? picture2.rootOf(to) : null;
  const door = zone === null ? null : endpointOf(zone, picture2);
  const own2 = door === null ? namedBeside(reference, picture2.rootsOf(to), picture2) : [door];
  if (forwards === void 0 || own2.includes(picture2.rootOf(from) ?? "")) return own2;
  const behind = picture2.model.namedBy(to, forwards).flatMap(picture2.rootsOf);
  return behind.length > 0 ? [...new Set(behind)] : own2;
}
function endpointOf(zone, { drawn: drawn2, model }) {
  const named3 = model.referrersOf(zone).filter(({ from, path }) => {
    const { privateEndpoint } = model.factsOf(from);
    return privateEndpoint !== void 0 && leadsInto(path, privateEndpoint.has);
  });
  const [door, ...others] = new Set(named3.map(({ from }) => from));
  return door !== void 0 && others.length === 0 && drawn2.has(door) ? door : null;
}
function namedBeside({ from, to, path }, own2, picture2) {
  if (path === void 0 || picture2.folds.hosts.get(to)?.kind !== "user") return own2;
  const block = blockOf(path);
  const { referencesOf } = picture2.model;
  const isUser = (address) => referencesOf(address).some((reference) => reference.to === to);
  const beside2 = referencesOf(from).filter((other) => other.to !== to && isInBlock(other, block));
  const users = beside2.map((other) => other.to).filter(isUser);
  const meant = users.length > 0 ? users : usersBeside(from, to, picture2);
  return meant.length > 0 ? [...new Set(meant.flatMap(picture2.rootsOf))] : own2;
}
function usersBeside(from, to, { folds, model }) {
  const moduleOf3 = (address) => model.resources.get(address)?.modules.at(-1);
  const home = moduleOf3(from);
  if (home === void 0 || moduleOf3(to) === home) return [];
  return (folds.sharers.get(to) ?? []).filter((user) => moduleOf3(user) === home);
}
var blockOf = (path) => path.slice(0, Math.max(0, path.lastIndexOf(".")));
var isInBlock = ({ path }, block) => path !== void 0 && blockOf(path) === block;
function ofWeb(outcome, web, crowds) {
  const { from, why } = outcome;
  const isWeb = why === "quiet" && web.has(from) || (why === "quiet" || why === "link") && crowds.has(from);
  return isWeb ? { ...outcome, why: "many" } : outcome;
}
function endsIn(picture2) {
  const { factsOf: factsOf2, referrersOf, typeOf: typeOf2, valuesOf: valuesOf3 } = picture2.model;
  function portsOfPool(address, { types, by, port }) {
    const rules = referrersOf(address).filter(({ from, path }) => types.includes(typeOf2(from)) && leadsInto(path, by));
    return [...new Set(rules.flatMap(({ from }) => textsAt(valuesOf3(from), [port])))];
  }
  return {
    picture: picture2,
    portsAt(address, usual) {
      const { port = usual, portBy } = factsOf2(address);
      if (portBy !== void 0) return portsOfPool(address, portBy);
      return port === void 0 ? [] : textsAt(valuesOf3(address), port.split("."));
    },
    /** False for an edge between a node and a container around or beside it, because containment already shows the relation. */
    isArrow(from, to) {
      if (from === to || picture2.isContainer(from) || !picture2.drawn.has(from) || !picture2.drawn.has(to)) return false;
      return !picture2.isContainer(to) || picture2.parentOf(from) === null;
    }
  };
}
function withoutOwnNames(arrows, byHostName) {
  const isByName = ({ from, to, evidence }) => byHostName.has(`${from} ${to}`) && evidence.every(({ rule }) => rule === "value");
  if (!arrows.some(isByName)) return arrows;
  const onward = groupBy(
    arrows.filter((arrow3) => !isByName(arrow3)),
    ({ from }) => from
  );
  const leadsTo = (end2, start) => {
    const reached = /* @__PURE__ */ new Set([end2]);
    for (const at of reached) {
      if (at === start) return true;
      if (reached.size < REACHED_MAX) for (const { to } of onward.get(at) ?? []) reached.add(to);
    }
    return false;
  };
  return arrows.filter((arrow3) => !isByName(arrow3) || !leadsTo(arrow3.to, arrow3.from));
}
function withoutOuter(arrows, picture2) {
  const passed = /* @__PURE__ */ new Map();
  for (const { from, to } of arrows) {
    const outer = passed.get(from) ?? /* @__PURE__ */ new Set();
    passed.set(from, outer);
    for (let at = picture2.parentOf(to); at !== null && !outer.has(at); at = picture2.parentOf(at)) outer.add(at);
  }
  return arrows.filter(({ from, to }) => !passed.get(from)?.has(to));
}
function withoutDetours(arrows, { model }) {
  const isWay = (address) => model.factsOf(address).isOnlyPath === true;
  const ways2 = arrows.filter(({ to }) => isWay(to));
  if (ways2.length === 0) return arrows;
  const beyond = groupBy(
    arrows.filter(({ from }) => isWay(from)),
    ({ from }) => from
  );
  const reached = new Set(
    ways2.flatMap(({ from, to: way }) => (beyond.get(way) ?? []).map(({ to }) => `${from} ${to}`))
  );
  return arrows.filter(({ from, to }) => !reached.has(`${from} ${to}`));
}
var throughCarriers = (arrows, picture2) => overLines(throughConnectors(arrows, picture2), picture2);
function throughConnectors(arrows, picture2) {
  const { model } = picture2;
  const joined3 = arrows.filter(({ to }) => model.factsOf(to).connects === true);
  if (joined3.length === 0) return arrows;
  const connectors = /* @__PURE__ */ new Map();
  for (const { from, to } of joined3) connectors.set(from, connectors.has(from) ? null : to);
  const through = /* @__PURE__ */ new Map();
  for (const arrow3 of arrows) {
    const connector = connectors.get(arrow3.from) ?? null;
    const led = connector === null ? arrow3 : ledBy(arrow3, connector, picture2);
    const key = `${led.from} ${led.to}`;
    const known = through.get(key);
    if (known === void 0) through.set(key, led);
    else if (known.label !== led.label) through.set(key, { ...known, label: "" });
  }
  return [...through.values()];
}
function ledBy(arrow3, connector, picture2) {
  const network = networkAround(connector, picture2);
  const isOutside3 = networkAround(arrow3.from, picture2) !== network;
  const isInside4 = network !== null && networkAround(arrow3.to, picture2) === network && isOutside3;
  if (!isInside4 || arrow3.to === connector || arrow3.thin === true) return arrow3;
  return { ...arrow3, from: connector, evidence: [{ rule: "connector", by: arrow3.from }, ...arrow3.evidence] };
}
function overLines(arrows, { model }) {
  const over = (arrow3) => {
    const { carriedBy } = model.factsOf(arrow3.from);
    if (carriedBy === void 0) return arrow3;
    const values = model.valuesOf(arrow3.from);
    const isCarried = Object.entries(carriedBy.when).every(
      ([at, texts]) => textsAt(values, [at]).some((text) => texts.includes(text))
    );
    if (!isCarried) return arrow3;
    const lines = arrows.filter(({ from, to }) => to === arrow3.to && carriedBy.types.includes(model.typeOf(from)));
    const [only2] = lines;
    if (only2 === void 0 || lines.length > 1) return arrow3;
    return { ...arrow3, to: only2.from, evidence: [{ rule: "only", by: arrow3.from }, ...arrow3.evidence] };
  };
  return arrows.map(over);
}
function networkAround(start, { model, parentOf: parentOf2 }) {
  let at = start;
  while (at !== null && model.factsOf(at).ranges?.isWhole !== true) at = parentOf2(at);
  return at;
}
function throughPrivateEndpoints(arrows, picture2) {
  const { factsOf: factsOf2, referencesOf, resources, typeOf: typeOf2, attributeOf: attributeOf4, valuesOf: valuesOf3 } = picture2.model;
  function networkOf3(address, type) {
    let at = picture2.parentOf(address);
    while (at !== null && typeOf2(at) !== type) at = picture2.parentOf(at);
    return at;
  }
  const gates = /* @__PURE__ */ new Map();
  const networkTypes = /* @__PURE__ */ new Set();
  for (const { from, to } of arrows) {
    const { privateEndpoint } = factsOf2(from);
    if (privateEndpoint === void 0 || !resources.has(from) || picture2.isContainer(to)) continue;
    const network = networkOf3(from, privateEndpoint.network);
    const isNamed2 = isSet(valuesOf3(from), [privateEndpoint.has]) || refersBy(from, privateEndpoint.has);
    const isClosed = attributeOf4(to, privateEndpoint.closedBy) === false;
    if (network === null || !(isNamed2 || isClosed)) continue;
    networkTypes.add(privateEndpoint.network);
    const doors = gates.get(to) ?? /* @__PURE__ */ new Map();
    gates.set(to, doors.set(network, doors.has(network) ? null : from));
  }
  if (gates.size === 0) return arrows;
  function refersBy(address, attribute) {
    return referencesOf(address).some((reference) => leadsInto(reference.path, attribute));
  }
  function gateFor({ from, to }) {
    const doors = gates.get(to);
    if (doors === void 0 || factsOf2(from).privateEndpoint !== void 0) return null;
    for (const type of networkTypes) {
      const network = networkOf3(from, type);
      const door = network === null ? void 0 : doors.get(network);
      if (door !== void 0) return door;
    }
    return null;
  }
  const through = /* @__PURE__ */ new Map();
  for (const arrow3 of arrows) {
    const gate = gateFor(arrow3);
    const { from, to, label: label2, evidence, ...way } = gate === null ? arrow3 : via(arrow3, gate);
    const known = through.get(`${from} ${to}`);
    const text = known === void 0 || known.label === label2 ? label2 : "";
    through.set(`${from} ${to}`, {
      from,
      to,
      label: text,
      ...way,
      evidence: [...known?.evidence ?? [], ...evidence]
    });
  }
  return [...through.values()];
}
var via = ({ isDelivery: _, ...arrow3 }, endpoint) => ({
  ...arrow3,
  to: endpoint,
  evidence: [{ rule: "endpoint", by: endpoint }, ...arrow3.evidence]
});

// elsewhere:src/graph/address.ts
var module33 = require("./picture.js").modules["src/graph/address.ts"]();
var escapeKey = module33.escapeKey;
var escapeName = module33.escapeName;
var formatAddress = module33.formatAddress;
var holdsEscapedBracket = module33.holdsEscapedBracket;
var isAddress2 = module33.isAddress;
var isDigit = module33.isDigit;
var isNameCode = module33.isNameCode;
var isShort = module33.isShort;
var modulesOf = module33.modulesOf;
var parseAddress = module33.parseAddress;
var runEnd = module33.runEnd;
var typeOf = module33.typeOf;
var unescapeKey = module33.unescapeKey;
var unescapeName = module33.unescapeName;
var withCopy = module33.withCopy;
var withoutIndexes = module33.withoutIndexes;

// src/inference/instances.ts
function instanceOf(resource) {
  const parts = parseAddress(resource.address);
  const own2 = parts?.indexes ?? [];
  const moduleKeys = parts?.modules.map((step) => step.index).filter((key) => key !== null) ?? [];
  return {
    block: withoutIndexes(resource.address),
    module: resource.modules.at(-1) ?? "",
    key: own2.join("]["),
    moduleKeys,
    keys: [...moduleKeys, ...own2]
  };
}
function nearest2(address, candidates, instances) {
  if (candidates.length < 2) return candidates;
  const self = instances.get(address);
  const own2 = candidates.filter((candidate) => instances.get(candidate)?.module === self?.module);
  const near = own2.length > 0 ? own2 : candidates;
  const keys = new Set(self?.keys);
  const shared = near.map((candidate) => instances.get(candidate)?.keys.filter((key) => keys.has(key)).length ?? 0);
  const most = largest(shared);
  return near.filter((_, i) => shared[i] === most);
}
function paired(address, candidates, instances) {
  const near = nearest2(address, candidates, instances);
  if (near.length < 2) return near[0] ?? null;
  if (!areOfOneBlock(near, instances)) return null;
  const key = instances.get(address)?.key ?? "";
  return /^\d+$/.test(key) ? near[Number(key) % near.length] : null;
}
function areOfOneBlock(addresses, instances) {
  const blocks = addresses.map((address) => `${instances.get(address)?.module} ${instances.get(address)?.block}`);
  return new Set(blocks).size === 1;
}
function sameNamed(address, candidates) {
  const name = parseAddress(address)?.name;
  const alike2 = candidates.filter((candidate) => parseAddress(candidate)?.name === name);
  return alike2.length > 0 ? alike2 : candidates;
}

// src/inference/edges/multiply.ts
function instancesOfCopies(instances, copies) {
  const all = new Map(instances);
  for (const [resource, parts] of copies.of) {
    for (const { address } of parts) all.set(address, instances.get(resource));
  }
  return all;
}
function zoneOf(container, picture2) {
  const { boxFactsOf: boxFactsOf3 } = picture2.model.knowledge;
  for (let at = container; at !== null; at = picture2.parentOf(at)) if (boxFactsOf3(typeOf(at)).peers) return at;
  return null;
}
function multiply(arrows, picture2) {
  if (picture2.copies.of.size === 0) return arrows;
  const partsOfAll = (addresses) => [...addresses].sort(byAddress).flatMap((address) => partsOf2(address, picture2));
  return [...bundlesOf(arrows, picture2)].flatMap(
    (bundle) => between(partsOfAll(bundle.from), partsOfAll(bundle.to), bundle, picture2)
  );
}
function partsOf2(resource, picture2) {
  const copies = picture2.copies.of.get(resource) ?? [{ address: resource, parent: picture2.parentOf(resource) }];
  return copies.map(({ address, parent }) => ({ address, parent, zone: zoneOf(parent, picture2), resource }));
}
function bundlesOf(arrows, { copies, model }) {
  function endOf(address, other) {
    const instance = model.instances.get(address);
    const isOne = copies.of.has(address) || !copies.of.has(other) || instance === void 0 || instance.key === "";
    return isOne ? address : `${instance.module} ${instance.block}`;
  }
  const bundles = /* @__PURE__ */ new Map();
  for (const { from, to, label: label2, evidence, ...looks } of arrows) {
    const key = `${endOf(from, to)} > ${endOf(to, from)} ${label2} ${JSON.stringify(looks)}`;
    const bundle = bundles.get(key) ?? { from: /* @__PURE__ */ new Set(), to: /* @__PURE__ */ new Set(), label: label2, looks, evidence: /* @__PURE__ */ new Map() };
    bundles.set(key, bundle);
    bundle.from.add(from);
    bundle.to.add(to);
    bundle.evidence.set(`${from} ${to}`, evidence);
  }
  return bundles.values();
}
function between(starts, ends, { label: label2, looks, evidence }, picture2) {
  const [any = []] = evidence.values();
  const isAlone = starts.length === 1 || ends.length === 1;
  const isTogether = isAlone ? () => false : neighbourhood(starts, ends);
  const served = /* @__PURE__ */ new Set();
  for (const start of starts) {
    for (const end2 of ends) if (isTogether(start, end2)) served.add(start).add(end2);
  }
  const pairs = starts.flatMap(
    (start) => ends.filter((end2) => isTogether(start, end2) || !served.has(start) || !served.has(end2)).filter((end2) => !isAround(end2.address, start.parent, picture2)).map((end2) => [start, end2])
  );
  return onceEach(pairs, isTogether).map(([start, end2]) => ({
    from: start.address,
    to: end2.address,
    label: label2,
    ...looks,
    evidence: evidence.get(`${start.resource} ${end2.resource}`) ?? any
  }));
}
function onceEach(pairs, isTogether) {
  const chosen = /* @__PURE__ */ new Map();
  for (const pair of pairs) {
    const key = pair.map(({ resource }) => resource).join(" ");
    const known = chosen.get(key);
    if (known === void 0 || isTogether(...pair) && !isTogether(...known)) chosen.set(key, pair);
  }
  return [...chosen.values()];
}
function neighbourhood(starts, ends) {
  const known = [...starts, ...ends].some(({ zone }) => zone !== null);
  const shares = (start, end2) => (start.zone ?? start.parent) === (end2.zone ?? end2.parent);
  const inPairs = !known && starts.length === ends.length && !starts.some((start) => ends.some((end2) => shares(start, end2)));
  return inPairs ? (start, end2) => starts.indexOf(start) === ends.indexOf(end2) : shares;
}
function isAround(container, parent, { parentOf: parentOf2 }) {
  for (let at = parent; at !== null; at = parentOf2(at)) if (at === container) return true;
  return false;
}

// src/inference/edges/egress.ts
function egress(placed, arrows, routes, picture2) {
  if (routes.size === 0) return [];
  const joined3 = new Set(arrows.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]));
  const parentOf2 = new Map(placed.map(({ node }) => [node.address, node.parent]));
  return [...takersOf(placed, joined3, routes, picture2)].flatMap(
    ([hop, takers]) => takers.size > TAKERS_MAX ? [] : [...takers.values()].map(({ from, subnet }) => {
      const to = landing(hop, parentOf2.get(from) ?? null, picture2);
      return { from, to, label: "", evidence: [{ rule: "route", by: subnet }] };
    })
  );
}
function takersOf(placed, joined3, routes, picture2) {
  const takers = /* @__PURE__ */ new Map();
  for (const one2 of placed) {
    if (picture2.isContainer(one2.resource)) continue;
    const { address, parent } = one2.node;
    for (const seat of one2.seats.length > 1 ? one2.seats : [parent]) {
      const subnet = routedAround(seat, routes, picture2);
      for (const hop of subnet === null ? [] : routes.get(subnet) ?? []) {
        if (!picture2.drawn.has(hop) || !isTaker(one2, hop, picture2) || joined3.has(`${address} ${hop}`)) continue;
        const all = takers.get(hop) ?? /* @__PURE__ */ new Map();
        takers.set(hop, all);
        if (!all.has(one2.resource)) all.set(one2.resource, { from: address, subnet });
      }
    }
  }
  return takers;
}
function routedAround(start, routes, { parentOf: parentOf2 }) {
  let at = start;
  while (at !== null && !routes.has(at)) at = parentOf2(at);
  return at;
}
function isTaker({ node: { type }, resource }, hop, { folds, model }) {
  const takers = model.factsOf(hop).routeHop;
  const { category, supporting } = model.knowledge.factsOf(type);
  if (takers === void 0 || resource === hop || supporting === true) return false;
  if (isReluctant([resource, ...folds.partsOf(resource)], type, hop, model)) return false;
  return takers.types.includes(type) || takers.categories.includes(category);
}
function isReluctant(parts, type, hop, model) {
  const { hops, unless = [], only: only2, is = [] } = model.knowledge.factsOf(type).egress ?? {};
  if (hops !== void 0 && !hops.includes(model.typeOf(hop))) return false;
  const said2 = parts.map(model.valuesOf);
  if (unless.some((path) => said2.some((values) => isSet(values, path.split("."))))) return true;
  if (only2 === void 0) return false;
  return !only2.some(
    (path) => said2.some((values) => textsAt(values, path.split(".")).some((text) => is.includes(text)))
  );
}
function landing(hop, start, picture2) {
  const parts = picture2.copies.of.get(hop) ?? [];
  const zone = zoneOf(start, picture2) ?? start;
  const near = parts.find(({ parent }) => (zoneOf(parent, picture2) ?? parent) === zone);
  return (near ?? parts[0])?.address ?? hop;
}
var isOneOf = (value, texts) => texts.length === 0 ? !isSet(value, []) || Array.isArray(value) && value.length === 0 : textsAt(value, []).some((text) => texts.includes(text));
function egressRoutes(picture2) {
  const { factsOf: factsOf2, namedBy: namedBy4, paired: paired3, resources } = picture2.model;
  const hopsAt = hopFinder(picture2);
  const throughTable = hopsOfTables(picture2, hopsAt);
  const routes = /* @__PURE__ */ new Map();
  const leave = (subnet, hops) => addAll(routes, subnet, hops);
  for (const { address, values } of resources.values()) {
    const rule = factsOf2(address).egressRoute;
    if (rule === void 0) continue;
    if (!Object.entries(rule.when ?? {}).every(([name, texts]) => isOneOf(values[name], texts))) continue;
    const places = innermostOf(namedBy4(address, [rule.subnet]).filter(picture2.isContainer), rule.subnet, picture2);
    if (rule.to === void 0) {
      const isOfAll = rule.all !== void 0 && textsAt(values, [rule.all.when]).some((text) => rule.all?.is.includes(text));
      for (const subnet of isOfAll ? beside(address, picture2) : places) leave(subnet, [address]);
      continue;
    }
    const hops = hopsAt(address, rule.to);
    const tables = namedBy4(address, rule.to).filter((target) => isTable(target, picture2));
    const table = paired3(address, sameNamed(address, tables));
    leave(paired3(address, places), hops.length > 0 ? hops : throughTable.get(table ?? "") ?? []);
  }
  return new Map([...routes].map(([subnet, hops]) => [subnet, [...hops].sort(byAddress)]));
}
function innermostOf(places, attribute, { model }) {
  const rankOf2 = (place2) => model.knowledge.boxFactsOf(model.typeOf(place2)).rank;
  const innermost = largest(places.map(rankOf2));
  return places.filter((place2) => {
    const { placementRefs } = model.factsOf(place2);
    return rankOf2(place2) === innermost && placementRefs?.test(attribute) !== false;
  });
}
function hopFinder({ model, rootOf }) {
  return (address, attributes2) => {
    const byType2 = /* @__PURE__ */ new Map();
    for (const target of model.namedBy(address, attributes2)) {
      const root = rootOf(target) ?? "";
      const type = model.typeOf(root);
      if (model.factsOf(root).routeHop !== void 0) byType2.set(type, [...byType2.get(type) ?? [], target]);
    }
    return [...byType2.values()].flatMap((targets) => {
      const one2 = model.paired(address, targets);
      return (one2 === null ? null : rootOf(one2)) ?? [];
    });
  };
}
function hopsOfTables(picture2, hopsAt) {
  const { factsOf: factsOf2, namedBy: namedBy4, paired: paired3, resources } = picture2.model;
  const through = /* @__PURE__ */ new Map();
  for (const address of resources.keys()) {
    const { routesIn, route } = factsOf2(address);
    if (routesIn !== void 0) addAll(through, address, hopsAt(address, [routesIn]));
    if (route === void 0) continue;
    const tables = namedBy4(address, route.table).filter((target) => isTable(target, picture2));
    addAll(through, paired3(address, tables), hopsAt(address, route.to));
  }
  return through;
}
var isTable = (address, { model }) => model.factsOf(address).routesIn !== void 0;
function beside(address, { model, isContainer, parentOf: parentOf2 }) {
  const home = parentOf2(address);
  const isIn2 = (subnet) => isContainer(subnet) && parentOf2(subnet) === home;
  return home === null ? [] : [...model.resources.keys()].filter(isIn2);
}
function addAll(to, key, hops) {
  if (key === null) return;
  for (const hop of hops) to.set(key, (to.get(key) ?? /* @__PURE__ */ new Set()).add(hop));
}
function gateFinder({ model, drawn: drawn2, parentOf: parentOf2 }) {
  const gates = /* @__PURE__ */ new Map();
  for (const address of drawn2) {
    const { border } = model.factsOf(address);
    const network = parentOf2(address);
    if (border?.allows.includes("internet") !== true || network === null || gates.has(network)) continue;
    if (border.of.includes(model.typeOf(network))) gates.set(network, address);
  }
  return (address) => {
    let at = parentOf2(address);
    while (at !== null && !gates.has(at)) at = parentOf2(at);
    return at === null ? null : gates.get(at);
  };
}
var leadsOut = ({ address, values }, { factsOf: factsOf2 }) => factsOf2(address).egressGateway === true && factsOf2(address).entries?.some(({ outward, unless = {} }) => outward === true && !hasAny(values, unless)) === true;
function outlets(picture2, access2, routes, gateOf) {
  const { model, drawn: drawn2, parentOf: parentOf2 } = picture2;
  return [...model.resources.values()].flatMap((resource) => {
    const { address: from } = resource;
    if (!drawn2.has(from) || !leadsOut(resource, model)) return [];
    const to = gateOf(from);
    const seat = parentOf2(from) ?? "";
    const goesElsewhere = access2.get(seat) === "private" || routes.get(seat)?.some((hop) => hop !== from && hop !== to) === true;
    if (to === null || goesElsewhere) return [];
    const evidence = access2.get(seat) === "public" ? { rule: "route", by: seat } : { rule: "only", by: from };
    return [{ from, to, label: "", isImplied: true, evidence: [evidence] }];
  });
}

// src/inference/edges/ingress.ts
var NAMES3 = { users: "users", internet: "internet", onprem: "on_premises" };
function ingress(picture2, calls, access2, routes) {
  const { entrances, exits, ports } = entrancesIn(picture2, access2, routes);
  const callers = groupBy(calls, ({ to }) => to);
  const actors = createActors(picture2);
  const arrows = [];
  for (const actor of Object.keys(NAMES3)) {
    for (const [to, { proof, twoWay }] of headsOf(entrances[actor], callers, picture2)) {
      const from = actors.nodeFor(actor, proof);
      if (from === null) continue;
      const label2 = [...ports.get(to) ?? []].join(", ");
      arrows.push({ from, to, label: label2, twoWay, evidence: [{ rule: "entry", by: proof }] });
    }
  }
  for (const [from, proof] of exits) {
    const to = actors.nodeFor("internet", proof);
    if (to !== null) arrows.push({ from, to, label: "", twoWay: false, evidence: [{ rule: "entry", by: proof }] });
  }
  const implied = [...actors.proofs].map(([address, proof]) => ({ address, proof }));
  return {
    nodes: [...actors.nodes.values()],
    arrows,
    implied: implied.sort((a, b) => byAddress(a.address, b.address))
  };
}
function entrancesIn(picture2, access2, routes) {
  const { factsOf: factsOf2, knowledge, resources } = picture2.model;
  const entrances = { users: /* @__PURE__ */ new Map(), internet: /* @__PURE__ */ new Map(), onprem: /* @__PURE__ */ new Map() };
  const exits = /* @__PURE__ */ new Map();
  const opened = /* @__PURE__ */ new Map();
  const ports = /* @__PURE__ */ new Map();
  const proofs = proofsIn(picture2, access2);
  const gateOf = gateFinder(picture2);
  const hasGate = (host) => factsOf2(host).egressGateway === true && gateOf(host) !== null;
  const tunnelled = /* @__PURE__ */ new Set();
  for (const resource of resources.values()) {
    const { opens } = factsOf2(resource.address);
    const entries = knowledge.entriesOf(resource.type, resource.values);
    if (resource.mode === "data" || entries.length === 0 && opens === void 0) continue;
    const host = picture2.rootOf(resource.address);
    if (host === null || !picture2.drawn.has(host) || picture2.isContainer(host)) continue;
    if (opens !== void 0) opened.set(host, [...opened.get(host) ?? [], ...openedBy(resource, opens)]);
    for (const rule of entries) {
      if (!proves(rule, resource, host, proofs)) continue;
      if (rule.outward !== true) {
        if (entrances[rule.actor].has(host)) continue;
        entrances[rule.actor].set(host, { proof: resource.address, twoWay: rule.twoWay === true });
        ports.set(host, new Set(portsBy2(rule, host, proofs)));
        if (rule.tunnel === true) tunnelled.add(host);
      } else if (!goesOn(host, picture2, routes) && !hasGate(host)) exits.set(host, resource.address);
    }
  }
  if (tunnelled.size > SESSIONS_MAX) for (const host of tunnelled) entrances.users.delete(host);
  for (const host of closedIn(entrances, access2, picture2)) {
    exits.set(host, entrances.internet.get(host)?.proof ?? host);
    entrances.internet.delete(host);
  }
  for (const [host, all] of opened) if (all.length > 0) ports.set(host, new Set(openedInWords(all)));
  return { entrances, exits, ports };
}
function closedIn({ users, internet }, access2, picture2) {
  const gates = [...internet].flatMap(([host, { twoWay }]) => twoWay ? [host] : []);
  const isEntrance = (address) => users.has(address) || internet.has(address) && !gates.includes(address);
  return onlyOutward(gates, isEntrance, access2, picture2);
}
function portsBy2({ open, tunnel }, host, { openings, picture: picture2 }) {
  if (tunnel === true) {
    const { says } = picture2.model.knowledge.outsiders.tunnels;
    return [[says, (openings().tunnelTo(host) ?? []).join(", ")].filter((text) => text !== "").join(" ")];
  }
  return open === void 0 ? [] : openings().portsOf(host);
}
var isLetIn = (document, who, { knowledge }) => statementsIn(document, knowledge)?.some((statement) => statement.who.some(({ text }) => who.includes(text))) === true;
function isHere(far, actor, address, { model, rootOf }) {
  const standsIn = (root) => model.factsOf(root).entries?.some((rule) => rule.itself === true && rule.actor === actor) === true;
  return model.namedBy(address, far).some((end2) => {
    const root = rootOf(end2);
    return root !== null && !standsIn(root);
  });
}
function proofsIn(picture2, access2) {
  let known;
  return {
    picture: picture2,
    access: access2,
    openings() {
      known ??= openingsIn(picture2);
      return known;
    }
  };
}
function proves({ actor, when, unless, has, into, inPublic, inside: inside2, itself, allows: allows2, far, open, tunnel, lacks, unnamedBy }, { address, values }, host, { picture: picture2, access: access2, openings }) {
  if (into !== void 0 && (host === address || !into.includes(picture2.model.typeOf(host)))) return false;
  if (when !== void 0 && !hasAny(values, when)) return false;
  if (unless !== void 0 && hasAny(values, unless)) return false;
  if (has?.some((path) => isSet(values, path.split("."))) === false) return false;
  if (lacks?.some((path) => isSet(values, path.split("."))) === true) return false;
  if (itself === true && host !== address) return false;
  if (far !== void 0 && isHere(far, actor, address, picture2)) return false;
  const { model, places } = picture2;
  if (allows2 !== void 0 && !isLetIn(values[allows2.in], allows2.who, model)) return false;
  if (unnamedBy !== void 0 && model.referrersOf(address).some(({ from }) => unnamedBy.includes(model.typeOf(from))))
    return false;
  if (open !== void 0 && !openings().isOpen(host, open)) return false;
  if (tunnel === true && openings().tunnelTo(host) === null) return false;
  const seats = places.parentsOf(host);
  if (inside2 !== void 0 && !seats.some((seat) => hasAny(model.valuesOf(seat), inside2))) return false;
  return inPublic !== true || [...containersOf(host, picture2), ...seats].some((seat) => access2.get(seat) === "public");
}
var goesOn = (host, picture2, routes) => containersOf(host, picture2).some((parent) => routes.get(parent)?.some((hop) => hop !== host));
function containersOf(address, { copies, parentOf: parentOf2, places }) {
  const seats = copies.settled.has(address) ? [] : places.parentsOf(address);
  if (seats.length > 1) return seats;
  const parent = parentOf2(address);
  return parent === null ? [] : [parent];
}
function headsOf(entrances, callers, { model }) {
  const { categories } = model.knowledge.programs;
  const isGate = (address) => entrances.has(address) && !categories.includes(model.factsOf(address).category);
  const isFront = (address) => {
    const { front } = model.factsOf(address);
    return front !== void 0 && !front.some((path) => isSet(model.valuesOf(address), path.split(".")));
  };
  const heads = /* @__PURE__ */ new Map();
  for (const [start, entrance] of entrances) {
    const seen = /* @__PURE__ */ new Set([start]);
    for (const at of seen) {
      const outer = (callers.get(at) ?? []).map(({ from }) => from).filter((address) => isGate(address) || isFront(address));
      for (const address of outer) seen.add(address);
      if (outer.length === 0 && !heads.has(at)) heads.set(at, entrances.get(at) ?? entrance);
    }
    if (![...seen].some((at) => heads.has(at))) heads.set(start, entrance);
  }
  return heads;
}
function cloudAround(address, { model, parentOf: parentOf2, rootOf }) {
  const { cloudOf: cloudOf3 } = model.knowledge;
  const around2 = [address, ...model.namedBy(address, model.factsOf(address).runsIn ?? [])];
  for (const start of around2) {
    for (let at = rootOf(start) ?? start; at !== null; at = parentOf2(at)) {
      const cloud = cloudOf3(model.typeOf(at));
      if (cloud !== "other") return cloud;
    }
  }
  return "other";
}
function createActors(picture2) {
  const { model } = picture2;
  const nodes = /* @__PURE__ */ new Map();
  const proofs = /* @__PURE__ */ new Map();
  function nodeFor(actor, proof) {
    const type = model.knowledge.actorTypeOf(cloudAround(proof, picture2), actor);
    if (type === null) return null;
    const address = `${type}.${NAMES3[actor]}`;
    nodes.set(address, createNode({ address, provenance: "implied" }));
    if (!proofs.has(address) || byAddress(proof, proofs.get(address)) < 0) proofs.set(address, proof);
    return address;
  }
  return { nodes, proofs, nodeFor };
}
function edgesOf({ arrows }, copies, standsFor) {
  const end2 = (address) => standsFor(copies.of.get(address)?.[0]?.address ?? address);
  return arrows.map(
    ({ from, to, label: label2, twoWay }) => createEdge({ from: end2(from), to: end2(to), label: label2, twoWay, provenance: "implied" })
  );
}
function openedBy({ values }, { port, protocol, listener }) {
  const path = port.split(".");
  const name = path.pop();
  return blocksAt(values, path).flatMap((block) => {
    const [number = Number.NaN] = textsAt(block, [name]).map(Number);
    if (!Number.isInteger(number)) return [];
    const [called] = textsAt(block, ["name"]);
    const listening = listener === void 0 ? [] : blocksAt(values, [listener.block]);
    const by = listening.filter((one2) => textsAt(one2, [listener?.names ?? ""]).includes(called ?? ""));
    const said2 = protocol === void 0 ? by.flatMap((one2) => textsAt(one2, [listener?.protocol ?? ""])) : textsAt(block, [protocol]);
    const [only2 = "", ...others] = new Set(said2);
    return [{ port: number, protocol: others.length === 0 ? only2 : "" }];
  });
}
function openedInWords(all) {
  const byPort = /* @__PURE__ */ new Map();
  for (const { port, protocol } of all) byPort.set(port, (byPort.get(port) ?? /* @__PURE__ */ new Set()).add(protocol));
  return [...byPort].sort(([a], [b]) => a - b).map(([port, protocols]) => portInWords(port, protocols.size === 1 ? [...protocols][0] : ""));
}
function onlyOutward(gates, isEntrance, access2, picture2) {
  const { model, parentOf: parentOf2 } = picture2;
  const isEntered = /* @__PURE__ */ new Map();
  const networks = /* @__PURE__ */ new Map();
  for (const gate of gates) {
    const network = parentOf2(gate);
    if (network !== null && model.factsOf(gate).border?.of.includes(model.typeOf(network)) === true)
      networks.set(gate, network);
  }
  if (networks.size === 0) return [];
  const bordered = new Set(networks.values());
  for (const address of picture2.drawn) {
    const { border } = model.factsOf(address);
    if (picture2.isContainer(address) || border !== void 0) continue;
    const seats = seatsOf(address, picture2);
    const isOne = isEntrance(address) || isOpenToDoubt(address, seats, access2, picture2);
    for (const network of seats.flatMap((seat) => around(seat, bordered, picture2))) {
      isEntered.set(network, isOne || isEntered.get(network) === true);
    }
  }
  return [...networks].flatMap(([gate, network]) => isEntered.get(network) === false ? [gate] : []);
}
function isOpenToDoubt(address, seats, access2, { model }) {
  const { entries = [], routeHop, egressGateway, unread } = model.factsOf(address);
  if (unread === true || model.knowledge.isHostType(model.typeOf(address))) return true;
  const hasRule = egressGateway === true || routeHop !== void 0 || entries.some(({ actor }) => actor !== "onprem");
  return !hasRule && seats.some((seat) => access2.get(seat) !== "private");
}
function seatsOf(address, { copies, parentOf: parentOf2, places }) {
  const own2 = copies.settled.has(address) ? [] : places.parentsOf(address);
  const parent = parentOf2(address);
  return own2.length > 0 || parent === null ? own2 : [parent];
}
function around(start, networks, { parentOf: parentOf2 }) {
  let at = start;
  while (at !== null && !networks.has(at)) at = parentOf2(at);
  return at === null ? [] : [at];
}

// elsewhere:src/catalog/outsider-kinds.ts
var module34 = require("./picture.js").modules["src/catalog/outsider-kinds.ts"]();
var OUTSIDER_PRODUCTS = module34.OUTSIDER_PRODUCTS;
var severalOf = module34.severalOf;

// elsewhere:src/catalog/module-purposes.ts
var module35 = require("./picture.js").modules["src/catalog/module-purposes.ts"]();
var ANY_PROVIDER = module35.ANY_PROVIDER;
var networkOf = module35.networkOf;
var purposeIn = module35.purposeIn;
var purposeOf = module35.purposeOf;

// elsewhere:src/catalog/products.ts
var module36 = require("./picture.js").modules["src/catalog/products.ts"]();
var COMMON_WORDS = module36.COMMON_WORDS;
var ENVIRONMENT_WORDS = module36.ENVIRONMENT_WORDS;
var KIND_WORDS = module36.KIND_WORDS;
var MADE_UP_ID = module36.MADE_UP_ID;
var MADE_UP_NAME = module36.MADE_UP_NAME;
var SAYS_NOTHING = module36.SAYS_NOTHING;
var UNIQUE_SUFFIX = module36.UNIQUE_SUFFIX;
var builtType = module36.builtType;
var cloudNameOf = module36.cloudNameOf;
var homeOf2 = module36.homeOf;
var isEnvironment = module36.isEnvironment;
var isKnownByCloudName = module36.isKnownByCloudName;
var nameAttributesOf = module36.nameAttributesOf;
var namePathsOf = module36.namePathsOf;
var outerBoxOf = module36.outerBoxOf;
var productOf = module36.productOf;
var valueInWords = module36.valueInWords;

// src/catalog/outsiders.ts
var SYSTEMS = [
  {
    kind: "ci",
    name: "GitHub Actions",
    issuer: /token\.actions\.githubusercontent\.com/,
    subject: /^repo:/,
    called: /github|(?:^|-)gha(?:-|$)/
  },
  { kind: "ci", name: "GitLab CI", issuer: /(?:^|[/.])gitlab\./, subject: /^project_path:/, called: /gitlab/ },
  { kind: "ci", name: "Bitbucket Pipelines", issuer: /api\.bitbucket\.org/, called: /bitbucket/ },
  {
    kind: "ci",
    name: "Azure Pipelines",
    issuer: /vstoken\.dev\.azure\.com/,
    subject: /^sc:\/\//,
    called: /azure-?devops|(?:^|-)(?:ado|azdo)(?:-|$)/
  },
  { kind: "ci", name: "Buildkite", issuer: /agent\.buildkite\.com/, called: /buildkite/ },
  { kind: "ci", name: "CircleCI", issuer: /oidc\.circleci\.com/, called: /circle-?ci/ },
  {
    kind: "ci",
    name: "HCP Terraform",
    issuer: /app\.terraform\.io/,
    subject: /^organization:[^:]*:project:/,
    called: /terraform-cloud|(?:^|-)(?:tfc|hcp-terraform)(?:-|$)/
  },
  { kind: "ci", name: "Spacelift", issuer: /\.spacelift\.io/, called: /spacelift/ },
  { kind: "ci", name: "Cloud Build" },
  { kind: "ci", name: "Jenkins", called: /jenkins/ },
  { kind: "ci", name: "Travis CI", called: /(?:^|-)travis(?:-|$)/ },
  {
    kind: "kubernetes",
    name: "",
    issuer: /oidc\.eks\.|container\.googleapis\.com|oic\.prod-aks/,
    subject: /^system:serviceaccount:/
  },
  { kind: "cloud", name: "Google Cloud", issuer: /accounts\.google\.com/ },
  { kind: "cloud", name: "Azure", issuer: /sts\.windows\.net|login\.microsoftonline\.com/ }
];
var PIPELINE = /(?:^|-)(?:ci|cd|cicd|deploy|deployer|deployment|pipelines?)(?:-|$)/;
var plain = (name) => name.toLowerCase().replace(/[^a-z0-9@[\]]+/g, "-");
function calledSo(name, kind) {
  const words = plain(name);
  const system = SYSTEMS.find(({ called }) => called?.test(words) === true);
  if (system !== void 0) return system;
  return { kind: PIPELINE.test(words) ? "ci" : kind, name };
}
var issuedBy = (issuer) => issuer === "" ? null : SYSTEMS.find((system) => system.issuer?.test(issuer) === true) ?? null;
var ACCOUNTS_OF_AWS = /* @__PURE__ */ new Set([
  ...["127311923021", "033677994240", "027434742980", "797873946194", "098369216593", "754344448648", "589379963580"],
  ...["718504428378", "383597477331", "600734575887", "114774131450", "783225319266", "582318560864", "985666609251"],
  ...["054676820928", "156460612806", "652711504416", "635631232127", "009996457667", "897822967062", "076674570225"],
  ...["507241528517", "048591011584", "190560391635", "638102146993", "037604701340"]
]);
var IN_ACCOUNT = /^(?:arn:[\w-]+:(?:iam|sts)::)?(\d{12})(?::|$)/;
var GAP = "\u2026";
var NAMED = /^arn:[\w\u2026-]*:(?:iam|sts)::[^:]*:(?:role|user|assumed-role)\/(?:[^/]*\/)*?([\w+=,.@\u2026-]+)(?:\/[^/]*)?$/;
var RESOURCE_IN_ACCOUNT = /arn:[\w-]+:(?!iam:|sts:)[\w-]+:[\w-]*:(\d{12}):/g;
var PROVIDER_IN_ACCOUNT = /^federated arn:[\w-]+:iam::(\d{12}):/;
var accountsInDocument = (document) => [...document.matchAll(RESOURCE_IN_ACCOUNT)].flatMap(([, account2]) => account2 ?? []);
var accountOfProvider = (key) => PROVIDER_IN_ACCOUNT.exec(key)?.[1] ?? null;
function ofArn(text, own2) {
  const [, account2 = ""] = IN_ACCOUNT.exec(text) ?? [];
  const [, name = ""] = NAMED.exec(text) ?? [];
  const called = name === "" ? null : calledSo(name, "account");
  if (called?.kind === "ci") return called;
  const isOutside3 = account2 !== "" && !own2.has(account2) && !isMadeUpAccount(account2) && !ACCOUNTS_OF_AWS.has(account2);
  return isOutside3 ? accountOutsider(account2) : null;
}
var SERVICE_ACCOUNT2 = /^serviceAccount:(?!service-\d)([a-z][a-z0-9-]*)@(?!gcp-sa-)[a-z][a-z0-9-]*\.iam\.gserviceaccount\.com$/;
var CLOUD_BUILD = /^serviceAccount:[^@]*@cloudbuild\.gserviceaccount\.com$/;
var WORKLOAD2 = /^serviceAccount:[^[]*\.svc\.id\.goog\[/;
var POOL2 = /^principal(?:Set)?:\/\//;
var OF_GITHUB = /\/attribute\.(?:repository|repository_owner|repository_id)\//;
var OF_GITLAB = /\/attribute\.(?:project_path|namespace_path|project_id)\//;
function ofMember(text) {
  if (CLOUD_BUILD.test(text)) return systemNamed("Cloud Build");
  if (WORKLOAD2.test(text)) return { kind: "kubernetes", name: "" };
  const [, name] = SERVICE_ACCOUNT2.exec(text) ?? [];
  if (name !== void 0) return calledSo(name, "service_account");
  if (!POOL2.test(text)) return null;
  if (OF_GITHUB.test(text)) return systemNamed("GitHub Actions");
  return OF_GITLAB.test(text) ? systemNamed("GitLab CI") : null;
}
var systemNamed = (name) => SYSTEMS.find((system) => system.name === name) ?? null;
var POOL_PROVIDER = { issuer: ["oidc", "issuer_uri"], account: ["aws", "account_id"] };
var accountOutsider = (account2) => ({ kind: "account", name: account2 });
var isOfPool = (key) => POOL2.test(key);
var OF_MICROSOFT = /^(?:microsoft|azure|windows|office)\b/i;
function lookedUpOutsider(type, name) {
  if (type !== "azuread_service_principal" || name === "" || name.includes("@") || OF_MICROSOFT.test(name)) return null;
  return calledSo(name, "service_principal");
}
var FEDERATED = "federated ";
function outsiderOf({ key, claim, is }, own2) {
  if (is === "everybody" || is === "service") return null;
  if (key.startsWith(FEDERATED)) {
    const subject = withGaps(claim ?? "", GAP);
    const bySubject = SYSTEMS.find((system) => system.subject?.test(subject) === true);
    return issuedBy(key) ?? bySubject ?? null;
  }
  const text = withGaps(key, GAP);
  return text.startsWith("arn:") || instancesIn(key).length === 0 ? ofArn(text, own2) ?? ofMember(text) : ofMember(text);
}
function outsiderWithKey(type, names) {
  const name = names.find((one2) => !SAYS_NOTHING.has(one2) && !type.endsWith(one2)) ?? "";
  return calledSo(name.split("@", 1)[0], type === "google_service_account" ? "service_account" : "user");
}
var CLUSTER = /^(?:aws_eks_cluster|google_container_cluster)$|_kubernetes(?:_managed)?_cluster$|_kubernetes_cluster_v\d$/;
function isKubernetesCluster(type, values) {
  const words = values[MODULE_PURPOSE];
  return CLUSTER.test(typeof words === "string" ? purposeOf(words)?.type ?? type : type);
}

// elsewhere:src/catalog/permissions.ts
var module37 = require("./picture.js").modules["src/catalog/permissions.ts"]();
var DOCUMENT_SHAPES = module37.DOCUMENT_SHAPES;
var TRUST_ACTION = module37.TRUST_ACTION;
var accessOf = module37.accessOf;
var allOfService = module37.allOfService;
var isActionName = module37.isActionName;
var isAdministration = module37.isAdministration;
var isPermissionName = module37.isPermissionName;
var isServiceKnown = module37.isServiceKnown;
var isTrustAction = module37.isTrustAction;
var meansEverything = module37.meansEverything;
var permissionCovers = module37.permissionCovers;
var permissionsNamed = module37.permissionsNamed;
var permissionsOf = module37.permissionsOf;
var roleNamed = module37.roleNamed;
var serviceName = module37.serviceName;

// elsewhere:src/graph/node-types.ts
var module38 = require("./picture.js").modules["src/graph/node-types.ts"]();
var CONTAINER_TYPES = module38.CONTAINER_TYPES;
var EXTERNAL_SERVICE = module38.EXTERNAL_SERVICE;
var OUTSIDE_TYPES = module38.OUTSIDE_TYPES;
var entersByNetwork = module38.entersByNetwork;
var isContainerType = module38.isContainerType;
var isOutside2 = module38.isOutside;

// elsewhere:src/platform/text/english.ts
var module39 = require("../cli.js").modules["src/platform/text/english.ts"]();
var aOrAn = module39.aOrAn;
var isPlural = module39.isPlural;
var listed = module39.listed;
var listedUpTo = module39.listedUpTo;
var plural = module39.plural;
var pluralOf = module39.pluralOf;

// src/inference/messages.ts
var LEFT_OUT_OF_LOW = "encryption, identity, logging or a setting: left out by --detail low";
var SETTING_OF_NOTHING = "a setting of a resource that is not in the plan";
var UNUSED_IDENTITY = "an identity that nothing in the plan uses: see --detail all";
var HIDDEN_DATA_SOURCE = "a data source: read, not created";
var HIDDEN_OF_LOOKED_UP = "part of an existing resource that is not drawn";
var onlyDeposed = (objects) => `only ${plural(objects, "deposed object")} left by a replacement`;
var HIDDEN_UNUSED_GROUP = "a security group without members in the plan";
var HIDDEN_EMPTIED = "a group whose contents are drawn in other boxes";
var unknownTypes = (types) => `no specific icon for ${types.slice(0, 5).map(printable).join(", ")}${types.length > 5 ? ` and ${types.length - 5} more` : ""}`;
var severalBoxes = (count, names) => `\xD7${count}${names === "" ? "" : `: ${names}`}`;
var counted = (count, noun) => count === 1 ? noun : `${noun} \xD7${count}`;
var openedInWords2 = (ports) => ports.length === 0 ? "open: all ports" : `open: ${ports.join(", ")}`;
var severalOutsiders = (count) => `\xD7${count}`;

// elsewhere:src/graph/terraform-address.ts
var module40 = require("./picture.js").modules["src/graph/terraform-address.ts"]();
var assignAddresses = module40.assignAddresses;
var formatTerraformAddress = module40.formatTerraformAddress;
var isSameByCount = module40.isSameByCount;
var parseTerraformAddress = module40.parseTerraformAddress;
var toGraphAddress = module40.toGraphAddress;

// src/inference/rights/principals.ts
var principalAt = (address) => ({ address, key: address, noun: "", name: "" });
var inWords = (key, words, claim) => ({
  key: words === EVERYBODY_WORDS ? "*" : key,
  ...words,
  ...claim !== void 0 && { claim }
});
function principalsNamed(source, paths, context) {
  const { resource } = source;
  const { namedBy: namedBy4 } = context.picture.model;
  const found = paths.flatMap((path) => {
    const texts = textsOf3(source, path);
    const isReferred = isReferredTo(source, path);
    const named3 = isReferred ? namedBy4(resource.address, [path]) : [];
    const referred = withoutParts(named3, texts, context).map(principalAt);
    const lookedUp3 = !isReferred ? [] : lookedUpBy(resource.address, path, context).map(lookedUpPrincipal);
    const isOne = referred.length === 1 && texts.length <= 1;
    const others = isOne ? [] : texts.flatMap((text) => principalsIn({ path, text }, resource, context));
    const known = new Set(referred.map(({ address }) => address));
    const own2 = others.filter(({ address }) => address === void 0 || !known.has(address));
    const isNamed2 = referred.length > 0 && referred.length >= texts.length;
    return [...referred, ...isNamed2 ? [] : own2, ...referred.length + own2.length === 0 ? lookedUp3 : []];
  });
  return onceEach2(found);
}
var isComposite = (text) => isMember(text) && !/^serviceAccount:[^[]*$/.test(text);
var isMember = (text) => /^(?!arn:)[a-zA-Z]+(?::|Set:)/.test(text) || text.startsWith("all");
function withoutParts(named3, texts, { picture: picture2 }) {
  if (!texts.some(isComposite)) return named3;
  if (texts.every(isComposite)) return [];
  return named3.filter((address) => picture2.model.factsOf(address).identity === true);
}
var lookedUpPrincipal = ({ address, type, values }) => {
  const [name = ""] = LOOKED_UP_NAMES.flatMap((at) => textsAt(values, [at]));
  return inWords(`data.${address}`, lookedUpWords(type, name));
};
function principalsOfBlock(source, path, block, context) {
  const { resource, isPast } = source;
  const texts = textsAt(block, [path.slice(path.lastIndexOf(".") + 1)]);
  if (texts.length > 0) return texts.flatMap((text) => principalsIn({ path, text }, resource, context));
  const isOfIt = ({ block: words = {} }) => Object.entries(words).every(([name, text]) => textsAt(block, [name]).includes(text));
  const references = context.picture.model.referencesOf(resource.address).filter((one2) => leadsInto(one2.path, path));
  const named3 = new Set(references.filter(isOfIt).map(({ to }) => to));
  return isPast || named3.size !== 1 ? [] : [...named3].map(principalAt);
}
function principalsIn({ path, text }, resource, context) {
  const named3 = context.namedIn(text);
  const isWhole2 = !isComposite(text);
  if (named3.length === 1 && isWhole2) return named3.map(principalAt);
  const meant = isWhole2 && !holdsInstanceName(text) ? context.picture.model.meant(resource, { path, text }) : [];
  if (meant.length === 1) return meant.map(principalAt);
  const key = context.renamed(text);
  if (isMember(text)) return [inWords(key, memberWords(withGaps(text, "")))];
  const words = identityIn(text, resource.account ?? "") ?? (holdsInstanceName(text) ? null : wordsOfName(path, text));
  return [inWords(key, words ?? SOMEBODY_WORDS)];
}
function principalsOf2(statement, resource, context) {
  if (statement.isExcept.principals) {
    const key = `!${statement.principals.map(({ text }) => context.renamed(text)).sort().join(" ")}`;
    return [inWords(key, ALL_BUT_SOME_WORDS)];
  }
  return onceEach2(statement.principals.flatMap((one2) => ofStatement(one2, statement, resource, context)));
}
function ofStatement({ path: kind, text }, statement, resource, context) {
  if (/^Service$/i.test(kind)) return [inWords(`service ${text}`, serviceWords(text))];
  if (/^Federated$/i.test(kind)) return federated(text, statement, context);
  if (isAccount(text) && holdsInstanceName(text) && !namesIdentity(text, context))
    return [inWords(context.renamed(text), accountNamedBy(text))];
  return principalsIn({ path: kind === "" ? "Principal" : kind, text }, resource, context);
}
var namesIdentity = (text, { namedIn, picture: picture2 }) => namedIn(text).some((address) => picture2.model.factsOf(address).identity === true);
var accountNamedBy = (text) => instancesIn(text).some((origin) => isSameAccountSource(typeIn(origin))) ? SAME_ACCOUNT_WORDS : SOME_ACCOUNT_WORDS;
var typeIn = (origin) => parseTerraformAddress(origin)?.type ?? "";
function federated(text, { conditions }, context) {
  const issuer = issuerOf(text, context);
  const subjects = conditions.filter(isSubject).flatMap(({ values }) => values);
  const key = `federated ${context.renamed(text)}`;
  if (subjects.length === 0) return [inWords(key, claimWords(issuer, ""), "*")];
  return subjects.map((subject) => claimed(key, issuer, subject, context));
}
function claimed(key, issuer, subject, { renamed }) {
  const words = holdsInstanceName(subject) && !/^repo:[^:]*$/.test(subject) ? withGaps(subject, "*") : subject;
  return inWords(key, claimWords(issuer, words), renamed(subject));
}
var isSubject = ({ operator, variable }) => variable.endsWith(":sub") && !operator.includes("not");
function issuerOf(text, { namedIn, picture: picture2 }) {
  const [address] = namedIn(text);
  const url = address === void 0 ? void 0 : textsAt(picture2.model.valuesOf(address), ["url"])[0];
  return url ?? (text === SOME_TEXT ? "" : text);
}
var onceEach2 = (all) => [
  ...new Map(all.map((one2) => [`${one2.key}
${one2.claim ?? ""}`, one2])).values()
];
function isReferredTo({ resource, isPast, now }, path) {
  if (!isPast) return true;
  const [was, is] = [resource.values, now].map((values) => textsAt(values, path.split(".")));
  return was?.length === 0 || was?.join("\n") === is?.join("\n");
}
function contextOf(picture2, references) {
  const origins = new Map([...picture2.model.resources.values()].map(({ origin, address }) => [origin, address]));
  const outgoing = /* @__PURE__ */ new Map();
  for (const reference of references) {
    const known = outgoing.get(reference.from);
    if (known === void 0) outgoing.set(reference.from, [reference]);
    else known.push(reference);
  }
  return {
    picture: picture2,
    referencesOf: (address) => outgoing.get(address) ?? [],
    renamed: (text) => withInstances(text, (origin) => origins.get(origin) ?? origin),
    namedIn: (text) => instancesIn(text).flatMap((origin) => origins.get(origin) ?? [])
  };
}
function textsOf3({ resource, isPast }, path) {
  const known = textsAt(resource.values, path.split("."));
  if (isPast || resource.partly === void 0) return known;
  const written3 = textsAt(resource.partly, path.split("."));
  return written3.length > 0 ? written3 : known;
}
var lookedUpBy = (address, path, { picture: picture2, referencesOf }) => referencesOf(address).filter((reference) => leadsInto(reference.path, path)).flatMap(({ to }) => {
  const source = picture2.model.sourceOf(to);
  return source?.mode === "data" && !picture2.model.resources.has(to) ? [source] : [];
});

// src/inference/rights/index.ts
function rightsIn(picture2, { entries }, references, valuesOn) {
  const drawn2 = new Map(entries.flatMap((entry) => entry.bucket === "hidden" ? [] : [[entry.address, entry.node]]));
  const nodesAt = remembered((address) => [
    ...new Set([address, ...picture2.rootsOf(address)].flatMap((root) => drawn2.get(root) ?? []))
  ]);
  const nodesOf3 = (address) => address === void 0 ? [] : nodesAt(address);
  return statedRights(picture2, references, valuesOn).map((right) => {
    const own2 = nodesOf3(right.principal.address);
    return { ...right, nodes: own2.length > 0 ? own2 : nodesOf3(right.target.address) };
  });
}
function statedRights(picture2, references, valuesOn = ({ values }) => values) {
  const context = contextOf(picture2, references);
  return [...picture2.model.resources.values()].flatMap((resource) => {
    const rules = rightsRulesOf(resource.type) ?? [picture2.model.factsOf(resource.address).grants ?? []].flat();
    const values = rules.length === 0 || resource.mode === "data" ? null : valuesOn(resource);
    if (values === null) return [];
    const isPast = values !== resource.values;
    const source = { resource: isPast ? { ...resource, values } : resource, isPast, now: resource.values };
    return rules.flatMap((rule) => rightsBy(source, rule, context)).filter(({ kind, principal }) => kind === "trust" || principal.is !== "service");
  });
}
function rightsBy(source, rule, context) {
  if (rule.claims !== void 0) return ofClaims(source, rule, context);
  if (rule.documents !== void 0) return ofDocuments(source, rule, context);
  return ofNames(source, rule, context);
}
function holdersOf(address, { picture: picture2 }) {
  const { model } = picture2;
  const found = model.referrersOf(address).flatMap(({ from, path = "" }) => {
    const rules = rightsRulesOf(model.typeOf(from)) ?? [model.factsOf(from).grants ?? []].flat();
    return rules.filter(({ permissions: permissions2 = [] }) => permissions2.includes(topOf(path))).flatMap(({ who = [] }) => who.length === 0 ? [from] : model.namedBy(from, who));
  });
  return (found.length === 0 ? [address] : [...new Set(found)]).map(principalAt);
}
var principalsBy = (source, { who, isAttached }, context) => {
  const { address } = source.resource;
  if (isAttached === true) return holdersOf(address, context);
  if (who === void 0) return null;
  return who.length === 0 ? [principalAt(address)] : principalsNamed(source, who, context);
};
function ofDocuments(source, rule, context) {
  const { resource } = source;
  const { address: by } = resource;
  const named3 = principalsBy(source, rule, context);
  const own2 = targetsNamed(source, rule, context);
  return (rule.documents ?? []).flatMap((path) => {
    const statements = statementsAt(source, path, context);
    if (statements === null) return unknown(named3, own2, by, rule.isTrust === true);
    return statements.flatMap((statement) => {
      const principals = named3 ?? principalsOf2(statement, resource, context);
      const targets = rule.isTrust === true ? own2 ?? [] : targetsOf2(statement, resource, own2, context);
      return ofStatement2(statement, { principals, targets, by, isTrust: rule.isTrust === true }, context);
    });
  });
}
var unknown = (principals, targets, by, isTrust) => {
  const [target = SOMETHING] = targets ?? [];
  const whose = principals ?? [
    { key: by, noun: "", name: "", ...target.address !== void 0 && { address: target.address } }
  ];
  const kind = isTrust ? "trust" : "allow";
  return whose.map((principal) => ({ kind, principal, target, permission: "", conditions: [], by }));
};
function ofStatement2(statement, ends, context) {
  const { principals, targets, by, isTrust } = ends;
  const { denies, permissions: permissions2, isExcept } = statement;
  const conditions = conditionsOf2(statement, isTrust, context);
  const kind = denies ? "deny" : isTrust ? "trust" : "allow";
  const names = permissions2.map((name) => holdsInstanceName(name) ? "" : name).filter((name) => !isTrust || isTrustAction(name));
  const granted = isExcept.permissions ? [{ permission: "*", except: [...names].sort() }] : [...new Set(isTrust && names.length > 0 ? [TRUST_ACTION] : names.length === 0 && !isTrust ? [""] : names)].map(
    (permission) => ({ permission })
  );
  return principals.flatMap(
    (principal) => targets.flatMap((target) => granted.map((one2) => ({ kind, principal, target, ...one2, conditions, by })))
  );
}
function conditionsOf2({ conditions }, isTrust, { renamed }) {
  const others = isTrust ? conditions.filter((one2) => !isSubject(one2)) : conditions;
  return others.map((one2) => inOneText(one2, renamed)).sort();
}
var inOneText = ({ operator, variable, values }, renamed) => JSON.stringify([operator, variable, ...values.map(renamed)]);
function ofNames(source, rule, context) {
  const { resource } = source;
  const { permissions: permissions2 = [], block, who = [] } = rule;
  const own2 = targetsNamed(source, rule, context);
  const { address: by } = resource;
  if (block !== void 0) {
    return blocksAt(resource.values, [block]).flatMap((one2) => {
      const principals2 = who.length === 0 ? [principalAt(by)] : who.flatMap((path) => principalsOfBlock(source, path, one2, context));
      return named(
        principals2,
        own2,
        permissions2.flatMap((path) => prefixed(rule, path, one2)),
        by
      );
    });
  }
  const principals = principalsBy(source, rule, context) ?? [];
  const names = permissions2.flatMap((path) => namesAt(source, rule, path, context));
  const conditions = blocksAt(resource.values, ["condition"]).flatMap((one2) => textsAt(one2, ["expression"])).map(context.renamed);
  return named(principals, own2, [...new Set(names)], by, conditions);
}
var prefixed = ({ prefixes = {} }, path, block) => textsAt(block, [path]).map((text) => Object.hasOwn(prefixes, path) ? `${prefixes[path]}:${text}` : text);
function namesAt(source, rule, path, context) {
  const { resource } = source;
  if (rule.prefixes !== void 0) return prefixed(rule, path, resource.values);
  const texts = textsOf3(source, path);
  const { namedBy: namedBy4 } = context.picture.model;
  const isReferred = isReferredTo(source, path);
  const referred = isReferred ? namedBy4(resource.address, [path]) : [];
  const own2 = referred.filter((address) => !isPolicy(address, context)).map((address) => nameOfRole(address, context));
  const plain4 = texts.filter(
    (text) => !holdsInstanceName(text) && context.picture.model.meant(resource, { path, text }).length === 0
  );
  const lookedUp3 = !isReferred || plain4.length > 0 ? [] : lookedUpBy(resource.address, path, context);
  const looked = lookedUp3.flatMap(
    ({ values }) => [...textsAt(values, ["arn"]), ...textsAt(values, ["name"])].slice(0, 1)
  );
  return [...own2, ...plain4, ...looked].map((text) => roleNamed(text));
}
var isPolicy = (address, { picture: picture2 }) => (rightsRulesOf(picture2.model.typeOf(address)) ?? []).some(({ isAttached }) => isAttached === true);
var nameOfRole = (address, { picture: picture2 }) => ["name", "role_id", "title"].flatMap((at) => textsAt(picture2.model.valuesOf(address), [at]))[0] ?? "";
function named(principals, targets, names, by, conditions = []) {
  const granted = names.flatMap(permissionsNamed);
  return principals.flatMap(
    (principal) => granted.flatMap(
      (one2) => (targets ?? [EVERYTHING]).map(
        (target) => ({ kind: "allow", principal, target, ...one2, conditions, by })
      )
    )
  );
}
function ofClaims(source, rule, context) {
  const { issuer: at, subject } = rule.claims;
  const [issuer = ""] = textsOf3(source, at);
  const subjects = textsOf3(source, subject);
  const [target = SOMETHING] = targetsNamed(source, rule, context) ?? [];
  const principals = (subjects.length === 0 ? ["*"] : subjects).map(
    (one2) => claimed(`federated ${context.renamed(issuer)}`, issuer, one2, context)
  );
  const { address: by } = source.resource;
  return principals.map((principal) => ({
    kind: "trust",
    principal,
    target,
    permission: "actAs",
    conditions: [],
    by
  }));
}
function statementsAt(source, path, context) {
  const { knowledge } = context.picture.model;
  const texts = textsOf3(source, path).filter((text) => text !== EMPTY_POLICY);
  const known = texts.map((text) => wholeStatementsIn(text, knowledge)).filter((statements) => statements !== null);
  if (known.length > 0) return known.flat();
  const { address } = source.resource;
  const makers = source.isPast ? [] : sourcesBehind(address, path, context);
  if (makers.length > 0) return makers.flatMap((maker) => statementsOfSource(maker, context));
  const isThere = texts.length > 0 || context.referencesOf(address).some((one2) => leadsInto(one2.path, path));
  return isThere ? null : [];
}
var sourcesBehind = (address, path, { picture: picture2, referencesOf }) => [
  ...new Set(
    referencesOf(address).filter((reference) => leadsInto(reference.path, path)).flatMap(({ to }) => picture2.model.sourceOf(to) ?? []).filter(({ type }) => factsOf(type).writesDocument !== void 0)
  )
];
function statementsOfSource({ address, values }, context, depth = TEXT_DEPTH_MAX) {
  const { knowledge } = context.picture.model;
  const own2 = wholeStatementsIn(values, knowledge) ?? [];
  if (depth === 0) return own2;
  const others = knowledge.documentShapes.flatMap(({ also = [] }) => also).flatMap((path) => sourcesBehind(address, path, context));
  const behind = [...new Set(others)].filter((other) => other.address !== address);
  return [...own2, ...behind.flatMap((other) => statementsOfSource(other, context, depth - 1))];
}
var NOBODY_KNOWS = { noun: "", name: "" };
var EVERYTHING = { reach: "all", pattern: "*", ...NOBODY_KNOWS };
var SOMETHING = { reach: "some", pattern: "", ...NOBODY_KNOWS };
var oneAt = (address, pattern = "") => ({ reach: "one", address, pattern, ...NOBODY_KNOWS });
var inScope = ({ noun, name, width }, pattern, address) => ({
  ...{ reach: "scope", noun, name, width, pattern },
  ...address !== void 0 && { address }
});
function targetsNamed(source, rule, context) {
  const { resource } = source;
  if (rule.what?.length === 0) return [oneAt(resource.address)];
  const named3 = (rule.what ?? []).flatMap((path) => namedAt(source, path, context));
  if (named3.length > 0) return [...new Map(named3.map((one2) => [`${one2.address} ${one2.pattern}`, one2])).values()];
  if (rule.scope !== void 0) {
    const [of = ""] = [rule.scope, "org_id"].flatMap((path) => textsOf3(source, path));
    const [built2] = of === "" ? context.picture.model.namedBy(resource.address, [rule.scope]) : [];
    const pattern = of !== "" || built2 === void 0 ? context.renamed(of) : instanceName(built2);
    return [inScope(scopeWords(rule.scope), pattern)];
  }
  return rule.what === void 0 ? null : [{ ...SOMETHING, noun: "a resource" }];
}
function namedAt(source, path, context) {
  const { resource } = source;
  const { model } = context.picture;
  const texts = textsOf3(source, path);
  const scopes = texts.flatMap((text) => {
    const words = scopeInText(withoutNames(text));
    return words === null || words.name === "" && context.namedIn(text).length > 0 ? [] : [inScope(words, context.renamed(text))];
  });
  if (scopes.length > 0) return scopes;
  const isReferred = isReferredTo(source, path);
  const referred = isReferred ? model.namedBy(resource.address, [path]) : [];
  const addresses = referred.length > 0 ? referred : texts.flatMap((text) => model.meant(resource, { path, text }));
  if (addresses.length > 0)
    return addresses.map((address) => {
      const words = scopeOfType(model.typeOf(address));
      return words === null ? oneAt(address) : inScope(words, "", address);
    });
  const lookedUp3 = !isReferred ? [] : lookedUpBy(resource.address, path, context);
  const looked = lookedUp3.flatMap(({ address, type, values }) => {
    const words = scopeOfType(type);
    const [name = ""] = textsAt(values, ["name"]);
    if (words === null) return [{ reach: "one", pattern: `data.${address}`, noun: "a resource", name: "" }];
    const isNameless = words.noun.startsWith("the ") || name === "";
    return [
      inScope(
        { ...words, noun: isNameless ? wholeOf2(words.noun) : words.noun, name: isNameless ? "" : name },
        `data.${address}`
      )
    ];
  });
  if (looked.length > 0) return looked;
  return texts.map((text) => ({ reach: "one", pattern: context.renamed(text), noun: "a resource", name: "" }));
}
var wholeOf2 = (noun) => noun.startsWith("the ") ? noun : `a ${noun}`;
var withoutNames = (text) => holdsInstanceName(text) ? text.replace(/^[^/]*/, "/subscriptions/x").replace(/^\/subscriptions\/x$/, "") : text;
function targetsOf2(statement, resource, own2, context) {
  const { what, isExcept } = statement;
  if (isExcept.what) {
    const pattern = `!${what.map(({ text }) => context.renamed(text)).sort().join(" ")}`;
    return [{ reach: "some", pattern, noun: "everything but some resources", name: "" }];
  }
  if (what.length === 0) return own2 ?? [SOMETHING];
  const all = what.map((text) => targetIn(text, resource, context));
  if (own2 === null) return all;
  const [itself] = own2;
  return all.map(
    (target) => itself === void 0 || target.address === itself.address ? target : { ...itself, pattern: selfPattern(target.pattern) }
  );
}
function targetIn({ path, text }, resource, context) {
  const { knowledge, meant, valuesOf: valuesOf3, typeOf: typeOf2 } = context.picture.model;
  const pattern = context.renamed(text);
  const named3 = context.namedIn(text);
  const [first3] = named3;
  if (first3 !== void 0) {
    const rest = /^\uE0A0[0-9a-f]*\uE0A1(.*)$/s.exec(text)?.[1];
    return named3.length === 1 && rest !== void 0 ? oneAt(first3, rest) : { ...SOMETHING, pattern };
  }
  if (knowledge.meansEverything(text)) return { ...EVERYTHING, pattern: text === "*" ? "*" : pattern };
  const found = holdsInstanceName(text) ? [] : meant(resource, { path, text });
  const [address] = found;
  if (found.length === 1 && address !== void 0) {
    const names = knowledge.ownNamesOf(typeOf2(address)).flatMap((name) => textsAt(valuesOf3(address), [name]));
    for (const name of names) {
      const at = text.lastIndexOf(name);
      const rest = at < 0 ? null : text.slice(at + name.length);
      if (rest !== null && /^(?:$|[/:])/.test(rest)) return oneAt(address, rest);
    }
  }
  const words = text === "*" ? null : identityIn(text, resource.account ?? "");
  const isPlain2 = words !== null && words.name !== "" && !/[*?]/.test(text);
  return isPlain2 ? { reach: "one", pattern, noun: words.noun, name: words.name } : { ...SOMETHING, pattern };
}

// src/inference/edges/outsiders.ts
function outsiders(picture2, references) {
  const rights = statedRights(picture2, references);
  const identify = identifier(rights, picture2);
  const acting = actingAs(rights, identify, picture2);
  const actors = /* @__PURE__ */ new Map();
  const isSupporting = (address) => picture2.model.factsOf(address).supporting === true;
  const isUsable = (node) => picture2.drawn.has(node) && !picture2.isContainer(node) && !isSupporting(node);
  const add2 = ({ outsider, by }, node, target, right) => {
    const key = `${outsider.kind} ${outsider.name}`;
    const actor = actors.get(key) ?? { outsider, by, uses: /* @__PURE__ */ new Map() };
    actors.set(key, actor);
    const use = actor.uses.get(node) ?? { evidence: [], permissions: /* @__PURE__ */ new Map() };
    actor.uses.set(node, use);
    use.evidence.push({ rule: "granted", by: right.by });
    use.permissions.set(target, (use.permissions.get(target) ?? /* @__PURE__ */ new Set()).add(right.permission));
  };
  for (const right of rights) {
    if (right.kind !== "allow" || isImpersonation(right, picture2)) continue;
    for (const one2 of holdersOf2(right, acting, identify, picture2)) {
      for (const target of targetsOf3(right, picture2)) {
        const nodes = isSupporting(target) ? [] : picture2.endsOf(target);
        for (const node of nodes) if (isUsable(node)) add2(one2, node, target, right);
      }
    }
  }
  return drawn([...actors.values()], picture2);
}
function identifier(rights, picture2) {
  const { model } = picture2;
  const own2 = ownAccounts(rights, picture2);
  const hasCluster = [...model.resources.values()].some(
    ({ type, mode, values }) => mode === "managed" && isKubernetesCluster(type, values)
  );
  return (principal) => {
    const found = ofPool(principal.key, picture2) ?? outsiderOf(principal, own2) ?? lookedUp(principal, picture2);
    return found?.kind === "kubernetes" && hasCluster ? null : found;
  };
}
function ownAccounts(rights, { model }) {
  const all = [...model.resources.values()];
  const documents = all.flatMap((resource) => {
    const paths = rulesOf(resource, model).flatMap((rule) => isOfIdentity(rule) ? rule.documents ?? [] : []);
    return paths.flatMap((path) => textsAt(resource.values, path.split(".")));
  });
  return /* @__PURE__ */ new Set([
    ...all.flatMap(({ account: account2 }) => account2 ?? []),
    ...documents.flatMap(accountsInDocument),
    ...rights.flatMap(({ principal }) => accountOfProvider(principal.key) ?? [])
  ]);
}
var rulesOf = ({ address, type }, { factsOf: factsOf2 }) => rightsRulesOf(type) ?? [factsOf2(address).grants ?? []].flat();
var isOfIdentity = ({ who, isAttached }) => who !== void 0 || isAttached === true;
function ofPool(key, { model }) {
  if (!isOfPool(key)) return null;
  const pools = instancesIn(key).flatMap((address) => [address, ...model.referrersOf(address).map(({ from }) => from)]);
  const issuers = pools.flatMap((address) => textsAt(model.valuesOf(address), POOL_PROVIDER.issuer));
  const [system] = issuers.flatMap((issuer) => issuedBy(issuer) ?? []);
  const [account2] = pools.flatMap((address) => textsAt(model.valuesOf(address), POOL_PROVIDER.account));
  return system ?? (account2 === void 0 ? null : accountOutsider(account2));
}
function lookedUp({ key }, { model }) {
  const [address = "", ...others] = /^(?:.+\.)?data\./.test(key) ? [key] : instancesIn(key);
  const source = model.sourceOf(address.replace(/(^|\.)data\./, "$1"));
  if (source?.mode !== "data" || others.length > 0) return null;
  const [name = ""] = LOOKED_UP_NAMES.flatMap((at) => textsAt(source.values, [at]));
  return lookedUpOutsider(source.type, name);
}
function actingAs(rights, identify, picture2) {
  const { factsOf: factsOf2, namedBy: namedBy4, resources } = picture2.model;
  const trusted = rights.flatMap((right) => {
    const { kind, principal, target, by } = right;
    if (target.address === void 0 || kind !== "trust" && !isImpersonation(right, picture2)) return [];
    const outsider = identify(principal);
    return outsider === null ? [] : [{ identity: target.address, outsider, by }];
  });
  const keyed = [...resources.keys()].flatMap((by) => {
    const { keyOf: keyOf4 } = factsOf2(by);
    if (keyOf4 === void 0 || isReadHere(by, picture2)) return [];
    return namedBy4(by, [keyOf4]).map((identity) => ({ identity, outsider: withKeyOf(identity, picture2), by }));
  });
  const isFree = remembered((address) => !isRunHere(address, picture2));
  return groupBy(
    [...trusted, ...keyed].filter(({ identity }) => isFree(identity)),
    ({ identity }) => identity
  );
}
function withKeyOf(identity, { model }) {
  const { knowledge, typeOf: typeOf2, valuesOf: valuesOf3 } = model;
  const names = knowledge.ownNamesOf(typeOf2(identity)).flatMap((at) => textsAt(valuesOf3(identity), [at]));
  const { name = "", modules: modules2 = [] } = parseAddress(identity) ?? {};
  const around2 = modules2.map((module73) => module73.name).reverse();
  return outsiderWithKey(typeOf2(identity), [...names, name, ...around2]);
}
var isImpersonation = ({ kind, permission, target }, { model }) => kind === "allow" && target.address !== void 0 && model.factsOf(target.address).identity === true && accessOf(permission)?.level === "impersonate";
function ownersOf(address, { folds }) {
  const owners2 = [address];
  for (let host = folds.hosts.get(address); host !== void 0 && host.kind !== "user"; ) {
    owners2.push(host.address);
    host = folds.hosts.get(host.address);
  }
  return owners2;
}
var isRunHere = (address, { drawn: nodes, model, rootsOf }) => rootsOf(address).some((root) => nodes.has(root) && model.factsOf(root).supporting !== true);
var isReadHere = (key, { model, rootsOf }) => {
  const { categories } = model.knowledge.programs;
  return model.referrersOf(key).flatMap(({ from }) => rootsOf(from)).some((root) => categories.includes(model.factsOf(root).category));
};
function holdersOf2({ by, principal }, acting, identify, picture2) {
  if (principal.address === void 0) {
    const outsider = identify(principal);
    return outsider === null ? [] : [{ outsider, by }];
  }
  return ownersOf(principal.address, picture2).flatMap((owner) => acting.get(owner) ?? []);
}
function targetsOf3({ by, permission, target }, { model }) {
  if (target.reach === "one") return target.address === void 0 ? [] : [target.address];
  const resource = model.resources.get(by);
  if (target.reach !== "some" || resource === void 0) return [];
  if (target.pattern !== "") return model.meant(resource, { path: "", text: target.pattern });
  if (permission !== "") return [];
  return model.namedBy(
    by,
    rulesOf(resource, model).flatMap(({ documents = [] }) => documents)
  );
}
function drawn(found, picture2) {
  const users = found.map((actor) => withoutLooks(actor, picture2)).filter(({ uses }) => uses.size > 0);
  const groups = [...groupBy(users, ({ outsider }) => outsider.kind).values()];
  const actors = groups.flatMap(merged).map((actor) => withFewUses(actor, picture2));
  const nodes = [];
  const arrows = [];
  const implied = [];
  for (const { kind, name, id, by, uses } of actors) {
    if (uses.size === 0) continue;
    const address = `${EXTERNAL_SERVICE}.${id}`;
    nodes.push(createNode({ address, attributes: { kind, ...name !== "" && { name } }, provenance: "implied" }));
    implied.push({ address, proof: by });
    for (const [node, { evidence, permissions: permissions2 }] of uses) {
      const end2 = picture2.copies.of.get(node)?.[0]?.address ?? node;
      const { isTaken, twoWay } = directionOf(permissions2, picture2.model);
      const [from, to] = isTaken && !twoWay ? [end2, address] : [address, end2];
      arrows.push({ from, to, label: "", ...twoWay && { twoWay }, evidence });
    }
  }
  return { nodes, arrows, implied };
}
function withoutLooks(actor, { model }) {
  const isUse2 = ({ permissions: permissions2 }) => [...permissions2.values()].some((names) => ![...names].every(model.knowledge.isAside));
  return { ...actor, uses: new Map([...actor.uses].filter(([, use]) => isUse2(use))) };
}
function withFewUses(actor, { model }) {
  const { factsOf: factsOf2, instances } = model;
  const isMany = (nodes) => new Set(nodes.map((node) => `${instances.get(node)?.module} ${instances.get(node)?.block}`)).size > OUTSIDER_TARGETS_MAX;
  if (!isMany([...actor.uses.keys()])) return actor;
  const ofData = [...actor.uses].filter(([node]) => factsOf2(node).holdsData === true);
  return { ...actor, uses: new Map(isMany(ofData.map(([node]) => node)) ? [] : ofData) };
}
function merged(actors) {
  const sorted = [...actors].sort((a, b) => byText(a.outsider.name, b.outsider.name));
  const [first3] = sorted;
  if (sorted.length <= OUTSIDERS_MAX)
    return sorted.map((actor) => ({ ...actor, ...actor.outsider, id: idOf(actor.outsider.kind, actor.outsider.name) }));
  const kind = severalOf(first3.outsider.kind);
  const uses = new Map(sorted.flatMap((actor) => [...actor.uses]).sort(([a], [b]) => byAddress(a, b)));
  return [{ ...first3, kind, name: severalOutsiders(sorted.length), id: idOf(kind, ""), uses }];
}
var idOf = (kind, name) => `${kind} ${name}`.trim().toLowerCase().replace(/[^a-z0-9]+/g, "-");

// src/catalog/part-types.ts
var VERSION2 = /_v\d+$/;
var ATTACHMENT = /_(?:attach(?:ment)?|associat(?:e|ion)|member(?:ship)?)$/;
var PART = /_(?:account|acl|backend|backup_policy|binding|config(?:uration)?|connection|database|db|entry|frontend|grant|iam_binding|iam_member|listener|options?|permissions?|policy|privilege|record|rule|schema|session|settings?|user|version)$/;
var isAttachmentType = (type) => ATTACHMENT.test(type.replace(VERSION2, ""));
function isPartType(type, whole2) {
  const [part, host] = [type.replace(VERSION2, ""), whole2.replace(VERSION2, "")];
  if (part.startsWith(`${host}_`)) return true;
  const service = host.slice(0, Math.max(host.lastIndexOf("_"), 0));
  return service.includes("_") && part.startsWith(`${service}_`) && PART.test(part);
}

// src/inference/placement/networks.ts
function said(text, { type, looks, around: around2 }) {
  const match = looks.exec(text);
  if (match === null) return [];
  const { name = text, around: outer, aroundName, ...more } = match.groups ?? {};
  const known = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== void 0));
  const own2 = { type, id: text, name, values: { ...known, id: text, name } };
  if (around2 === void 0 || outer === void 0 || aroundName === void 0) return [own2];
  return [
    { type: around2.type, id: outer, name: aroundName, values: { id: outer, name: aroundName } },
    { ...own2, around: aroundName, values: { ...own2.values, [around2.by]: outer } }
  ];
}
function* placingTexts({ type, values }, knowledge) {
  for (const attribute of knowledge.placedBy(type)) {
    if (Object.hasOwn(values, attribute)) yield* textsIn(attribute, values[attribute]);
  }
}
function networksElsewhere(resources, knowledge, isPlace) {
  const known = new Set(resources.flatMap(({ values }) => knowledge.ownIdentities.map((name) => values[name])));
  const isNamed2 = namesOf(resources, knowledge);
  const taken = new Set(resources.map(({ address }) => address));
  const found = /* @__PURE__ */ new Map();
  const add2 = ({ type, id, name, around: around2, values }, user) => {
    const address = `${type}.${name.replace(/[^A-Za-z0-9_-]/g, "-")}`;
    if (known.has(id) || isNamed2(type, name, around2) || taken.has(address)) return;
    taken.add(address);
    found.set(address, { resource: lookedUp2(address, type, name, values, user), proof: user.address });
  };
  for (const user of resources) {
    if (user.mode === "data" && !isPlace(user.type)) continue;
    for (const { path, text } of placingTexts(user, knowledge)) {
      for (const rule of knowledge.identities.get(nameOf(path)) ?? [])
        for (const one2 of said(text, rule)) add2(one2, user);
    }
  }
  return [...found.values()].sort((a, b) => byAddress(a.resource.address, b.resource.address));
}
function namesOf(resources, knowledge) {
  const named3 = groupBy(
    resources.flatMap((resource) => textsAt(resource.values, ["name"]).map((name) => ({ name, resource }))),
    ({ name, resource }) => `${resource.type} ${name}`
  );
  return (type, name, around2) => (named3.get(`${type} ${name}`) ?? []).some(({ resource }) => {
    const texts = around2 === void 0 ? [] : [...placingTexts(resource, knowledge)];
    return texts.length === 0 || texts.some(({ text }) => lastSegment(text) === around2);
  });
}
function lookedUp2(address, type, name, values, { provider, region, account: account2 }) {
  return {
    address,
    origin: address,
    mode: "data",
    type,
    name,
    modules: [],
    provider,
    change: "read",
    values,
    provenance: "implied",
    ...region !== void 0 && { region },
    ...account2 !== void 0 && { account: account2 }
  };
}
var isUnknownElement = (text) => elementNumber(text) !== null;
function severalElsewhere(resources, references, knowledge) {
  const taken = new Set(resources.map(({ address }) => address));
  const standIns = /* @__PURE__ */ new Map();
  const byOf = /* @__PURE__ */ new Map();
  for (const resource of resources) {
    const rule = resource.mode === "data" ? knowledge.factsOf(resource.type).several : void 0;
    if (rule === void 0 || textsAt(resource.values, [rule.found]).some((text) => !isUnknownElement(text))) continue;
    const address = resource.address.replace(`${resource.type}.`, `${rule.type}.`);
    if (address === resource.address || taken.has(address)) continue;
    taken.add(address);
    standIns.set(resource.address, { ...resource, address, origin: address, type: rule.type, provenance: "implied" });
    byOf.set(resource.address, rule.by);
  }
  if (standIns.size === 0) return { all: [], exact: (reference) => reference, references: [] };
  return {
    all: [...standIns].map(([proof, resource]) => ({ resource, proof })),
    exact: (reference) => {
      const standIn2 = standIns.get(reference.to);
      return standIn2 === void 0 ? reference : { ...reference, to: standIn2.address };
    },
    references: references.flatMap((reference) => {
      const standIn2 = standIns.get(reference.from);
      if (standIn2 === void 0) return [];
      return [{ ...reference, from: standIn2.address, path: byOf.get(reference.from) }];
    })
  };
}
function networksBeside(resources, outgoing, knowledge) {
  const rules = [...knowledge.identities.values()].flat();
  const around2 = new Map(rules.flatMap(({ type, beside: beside2 }) => beside2 === void 0 ? [] : [[type, beside2]]));
  const known = {
    resources: new Map(resources.map((resource) => [resource.address, resource])),
    outgoing,
    byIdentity: identitiesOf3(resources, knowledge),
    around: around2,
    knowledge
  };
  const open = new Set(resources.filter((one2) => isOpen(one2, known)).map(({ address }) => address));
  if (open.size === 0) return [];
  const found = /* @__PURE__ */ new Map();
  for (const user of resources) {
    const named3 = namedBy2(user, known);
    const inner = named3.filter((address) => open.has(address));
    if (inner.length === 0) continue;
    for (const address of inner) {
      const { type } = around2.get(known.resources.get(address)?.type);
      const networks = found.get(address) ?? /* @__PURE__ */ new Set();
      found.set(address, networks);
      for (const network of networksOf2(named3, type, known)) networks.add(oneOf2(network, known));
    }
  }
  return [...found].flatMap(([from, networks]) => {
    const [to, ...others] = networks;
    if (to === void 0 || others.length > 0) return [];
    const { by } = around2.get(known.resources.get(from)?.type);
    return [{ from, to, path: by, via: "value" }];
  });
}
function oneOf2(address, { byIdentity, knowledge, resources }) {
  const texts = knowledge.ownIdentities.flatMap((name) => textsAt(resources.get(address)?.values, [name]));
  return texts.map((text) => byIdentity.get(text)).find((one2) => one2 !== void 0) ?? address;
}
function isOpen(resource, { around: around2, resources, outgoing }) {
  const rule = resource.mode === "data" ? around2.get(resource.type) : void 0;
  if (rule === void 0 || textsAt(resource.values, [rule.by]).length > 0) return false;
  return !(outgoing.get(resource.address) ?? []).some(({ to }) => resources.get(to)?.type === rule.type);
}
function identitiesOf3(resources, knowledge) {
  const byIdentity = /* @__PURE__ */ new Map();
  for (const { address, type, values } of resources) {
    if (!isContainerType(type)) continue;
    for (const text of knowledge.ownIdentities.flatMap((name) => textsAt(values, [name])))
      if (!byIdentity.has(text)) byIdentity.set(text, address);
    for (const name of textsAt(values, ["name"])) byIdentity.set(`${type} ${name}`, address);
  }
  return byIdentity;
}
function namedBy2(user, known) {
  const { outgoing, knowledge } = known;
  const references = outgoing.get(user.address) ?? [];
  const several2 = knowledge.factsOf(user.type).several;
  if (several2 !== void 0) {
    const texts = Object.entries(user.values).flatMap(([name, value]) => [...textsIn(name, value)]);
    return [...meantBy2(texts, known), ...references.map(({ to }) => to)];
  }
  if (user.mode === "data") return [];
  const placing = knowledge.placedBy(user.type);
  const referred = references.filter(({ path }) => placing.some((attribute) => leadsInto(path, attribute)));
  return [...meantBy2([...placingTexts(user, knowledge)], known), ...referred.map(({ to }) => to)];
}
var meantBy2 = (texts, { byIdentity, knowledge }) => texts.flatMap(({ path, text }) => {
  const named3 = (knowledge.identities.get(nameOf(path)) ?? []).map(
    ({ type, looks }) => `${type} ${looks.exec(text)?.groups?.name ?? text}`
  );
  const found = [text, ...named3].map((one2) => byIdentity.get(one2)).find((one2) => one2 !== void 0);
  return found === void 0 ? [] : [found];
});
function networksOf2(named3, type, known) {
  const { resources, outgoing, knowledge } = known;
  return named3.flatMap((address) => {
    const resource = resources.get(address);
    if (resource === void 0) return [];
    if (resource.type === type) return [address];
    if (knowledge.factsOf(resource.type).securityGroupRefs === void 0) return [];
    const referred = (outgoing.get(address) ?? []).map(({ to }) => to);
    const meant = meantBy2([...placingTexts(resource, knowledge)], known);
    return [...referred, ...meant].filter((one2) => resources.get(one2)?.type === type);
  });
}
var lastSegment = (text) => text.slice(text.lastIndexOf("/") + 1);

// src/inference/hosts.ts
var WAYS = [
  ["owner", byAttribute],
  ["owner", byTypeName],
  ["user", byReferrer],
  ["owner", byName],
  ["twin", byTwin],
  ["twin", byLikeness],
  ["owner", nearby],
  ["owner", sole],
  ["owner", withoutAttribute]
];
function hostFinder(model) {
  const inModule = byModule(model);
  const search = { model, inModule, namesakes: namesakesOf(model, inModule) };
  const hostBy = (resource, rule) => {
    for (const [kind, way] of isAbout(resource, rule) ? WAYS : []) {
      const found = way(resource, rule, search);
      if (found !== void 0) return { ...found, kind };
    }
    return rule.fallback === void 0 ? null : hostBy(resource, rule.fallback);
  };
  return hostBy;
}
var isAbout = ({ values, partly = {} }, { when = {} }) => Object.entries(when).every(
  ([name, looks]) => [values, partly].flatMap((known) => textsAt(known, name.split("."))).some((text) => looks.test(text))
);
function owningAttributes(resource, rule) {
  if (rule === void 0) return [];
  return [...isAbout(resource, rule) ? rule.by ?? [] : [], ...owningAttributes(resource, rule.fallback)];
}
function usersOf2({ address }, { of = [] }, model) {
  const { factsOf: factsOf2, knowledge, referencesOf, referrersOf, resources, typeOf: typeOf2 } = model;
  const letsIn = ({ path = "" }) => knowledge.allowsIn(nameOf(path));
  const isLetIn2 = (from) => !knowledge.isKnown(typeOf2(from)) && referencesOf(from).some((other) => other.to === address && letsIn(other));
  const isHandedOn2 = (path = "") => factsOf2(address).identity === true && knowledge.attributesOfOrders.has(topOf(path));
  const isUse2 = (reference) => {
    const { from, path, via: via2 } = reference;
    if (of.includes(typeOf2(from))) return factsOf2(address).identity !== true || !letsIn(reference);
    if (!of.includes("*")) return false;
    const facts = factsOf2(from);
    if (factsOf2(address).identity === true && (facts.passive === true || isLetIn2(from))) return false;
    if (isHandedOn2(path) || facts.unread === true && letsIn(reference)) return false;
    if (!knowledge.isKnown(typeOf2(from)) && isAttachmentType(typeOf2(from))) return true;
    if (path === void 0) return via2 === "dot" ? !isSetting(facts) : false;
    if (facts.front !== void 0 && linksOf(facts).some(({ to }) => to.some((end2) => leadsInto(path, end2))))
      return false;
    const owning = owningAttributes(resources.get(from), facts.fold);
    return !(isSetting(facts) || knowledge.attributesWithoutCalls.has(topOf(path)) || [...owning, ...grantsBy(facts)].some((attribute) => leadsInto(path, attribute)));
  };
  return referrersOf(address).filter(isUse2);
}
function byModule({ resources }) {
  const inModule = /* @__PURE__ */ new Map();
  for (const { address, type, modules: modules2 } of resources.values()) {
    for (const module73 of ["", ...modules2]) {
      const key = `${module73} ${type}`;
      const known = inModule.get(key);
      if (known === void 0) inModule.set(key, [address]);
      else known.push(address);
    }
  }
  return inModule;
}
function namesakesOf(model, inModule) {
  const known = /* @__PURE__ */ new Map();
  return (type, attribute) => {
    const key = `${type} ${attribute}`;
    const found = known.get(key);
    if (found !== void 0) return found;
    const names = /* @__PURE__ */ new Map();
    for (const address of inModule.get(` ${type}`) ?? []) {
      const name = model.attributeOf(address, attribute);
      if (typeof name === "string") names.set(name, [...names.get(name) ?? [], address]);
    }
    known.set(key, names);
    return names;
  };
}
function first(from, candidates, { factsOf: factsOf2, nearest: nearest4 }) {
  const isHelper = (address) => factsOf2(address).hide !== void 0;
  const fitting = candidates.filter((candidate) => candidate !== from && (!isHelper(candidate) || isHelper(from)));
  return nearest4(from, [...new Set(fitting)].sort(byAddress))[0];
}
function firstOf(resource, references, end2, { model }) {
  const ends = references.map((reference) => reference[end2]);
  const address = first(resource.address, ends, model);
  if (address === void 0) return void 0;
  const between2 = references.filter((reference) => reference[end2] === address);
  const named3 = model.typeOf(between2[0].to);
  const evidence = byReference(mostTelling(between2, named3));
  if (end2 === "to") return { address, evidence };
  return { address, evidence: evidence.rule === "reference" ? { ...evidence, rule: "referrer" } : evidence };
}
function byAttribute(resource, { by, into }, search) {
  if (by === void 0 && into === void 0) return void 0;
  const { referencesOf, typeOf: typeOf2 } = search.model;
  const fits3 = ({ to }) => into === void 0 || into.includes(typeOf2(to));
  const references = referencesOf(resource.address).filter(fits3);
  const groups = by?.map((attribute) => references.filter((r) => leadsInto(r.path, attribute))) ?? [references];
  for (const group2 of groups) {
    const host = firstOf(resource, group2, "to", search);
    if (host !== void 0) return host;
  }
  return void 0;
}
function byTypeName(resource, { byTypeName: byTypeName2 }, search) {
  if (byTypeName2 === void 0) return void 0;
  const { factsOf: factsOf2, referencesOf, typeOf: typeOf2 } = search.model;
  const singular = referencesOf(resource.address).filter(({ path }) => path !== void 0 && !/s$/.test(nameOf(path)));
  const extended = singular.filter(({ to }) => isPartType(resource.type, typeOf2(to)));
  const joined3 = isAttachmentType(resource.type) ? singular : [];
  const groups = [
    joined3.filter(({ to }) => factsOf2(to).supporting !== true && factsOf2(to).plumbing !== true),
    extended,
    joined3
  ];
  if (new Set(groups[0]?.map(({ to }) => to)).size > 1) groups.unshift(extended);
  for (const group2 of groups) {
    const host = firstOf(resource, group2, "to", search);
    if (host !== void 0) return host;
  }
  return void 0;
}
function byReferrer(resource, rule, search) {
  const { of = [], unless } = rule;
  const { referrersOf, typeOf: typeOf2 } = search.model;
  if (unless !== void 0 && referrersOf(resource.address).some(({ from }) => unless.includes(typeOf2(from))))
    return void 0;
  const users = of.length === 0 ? [] : usersOf2(resource, rule, search.model);
  for (const type of of) {
    const fitting = users.filter(({ from }) => type === "*" || typeOf2(from) === type);
    const host = firstOf(resource, toldApart(fitting, rule, search.model), "from", search);
    if (host !== void 0) return host;
  }
  return void 0;
}
function toldApart(users, { ofWith }, { resources }) {
  const several2 = new Set(users.map(({ from }) => from));
  if (ofWith === void 0 || several2.size < 2) return users;
  const says = (address) => ofWith.some((attribute) => isSet(resources.get(address)?.values, [attribute]));
  const said2 = [...several2].filter(says);
  return said2.length === 1 ? users.filter(({ from }) => from === said2[0]) : [];
}
function byName({ address }, { named: named3 = [] }, { model, namesakes }) {
  for (const { in: attribute, prefix, type, by } of named3) {
    const text = model.attributeOf(address, attribute);
    if (typeof text !== "string" || !text.startsWith(prefix)) continue;
    const name = text.slice(prefix.length).split("/", 1)[0];
    const host = first(address, namesakes(type, by).get(name) ?? [], model);
    if (host !== void 0) return { address: host, evidence: { rule: "titled", by: address, path: attribute } };
  }
  return void 0;
}
function byTwin({ address, type }, { peer }, { model }) {
  if (peer === void 0) return void 0;
  const { namedBy: namedBy4, referrersOf, typeOf: typeOf2 } = model;
  const endsOf4 = (of) => peer.map((attribute) => namedBy4(of, [attribute])[0]);
  const [here, there] = endsOf4(address);
  if (here === void 0 || there === void 0) return void 0;
  const around2 = referrersOf(here).filter((r) => leadsInto(r.path, peer[1]) && typeOf2(r.from) === type);
  const other = around2.find(({ from }) => byAddress(from, address) < 0 && endsOf4(from)[0] === there);
  return other && { address: other.from, evidence: { rule: "twin", by: address, path: peer[1] } };
}
function byLikeness(resource, { sameName }, search) {
  if (sameName === void 0) return void 0;
  const { address, values } = resource;
  const name = values[sameName.name];
  const alike2 = typeof name === "string" ? namesakeOf(resource, name, sameName, search) : twinOf(resource, sameName, search);
  return alike2 === void 0 ? void 0 : { address: alike2, evidence: { rule: "alike", by: address, path: sameName.name } };
}
function namesakeOf({ address }, name, rule, search) {
  const { type, name: attribute, in: place2 } = rule;
  const placeOf3 = (of) => search.model.attributeOf(of, place2) ?? search.model.namedBy(of, [place2])[0] ?? endsOf2(of, search);
  const here = placeOf3(address);
  const isThere = (of) => here !== void 0 && placeOf3(of) === here;
  const namesakes = search.namesakes(type, attribute).get(name) ?? [];
  return namesakes.find((of) => of !== address && isOfKind(of, rule, search) && isThere(of));
}
function twinOf({ address, modules: modules2 }, rule, search) {
  const ends = endsOf2(address, search);
  const siblings2 = search.inModule.get(`${modules2.at(-1) ?? ""} ${rule.type}`) ?? [];
  if (siblings2.length > NEARBY_MAX) return void 0;
  const twins = siblings2.filter(
    (of) => of !== address && search.model.attributeOf(of, rule.name) === void 0 && isOfKind(of, rule, search) && endsOf2(of, search) === ends
  );
  return ends !== void 0 && twins.length === 1 ? twins[0] : void 0;
}
var isOfKind = (address, { where = {} }, { model }) => Object.entries(where).every(([attribute, text]) => model.attributeOf(address, attribute) === text);
var endsOf2 = (address, { model }) => [...new Set(model.referencesOf(address).map(({ to }) => to))].sort(byAddress).join(" ") || void 0;
function nearby(resource, { nearest: nearest4 = [] }, { model, inModule }) {
  const { address, modules: modules2 } = resource;
  const around2 = [...modules2].reverse();
  for (const module73 of model.factsOf(address).supporting === true ? around2 : [...around2, ""]) {
    for (const nearType of nearest4) {
      const all = inModule.get(`${module73} ${nearType}`) ?? [];
      const there = all.length > NEARBY_MAX ? [] : model.nearest(address, all);
      const [only2] = there;
      if (there.length !== 1 || only2 === void 0 || only2 === address) continue;
      return { address: only2, evidence: { rule: "nearby", by: address } };
    }
  }
  return void 0;
}
function sole({ address }, { onlyOne = [] }, { inModule }) {
  const all = onlyOne.flatMap((type) => inModule.get(` ${type}`) ?? []);
  return all.length === 1 ? { address: all[0], evidence: { rule: "only", by: address } } : void 0;
}
function withoutAttribute(resource, { by, into, nearest: nearest4 }, search) {
  if (by === void 0) return void 0;
  const { referencesOf, typeOf: typeOf2 } = search.model;
  const unnamed = referencesOf(resource.address).filter(
    (r) => r.path === void 0 && r.via !== "configuration" && into?.includes(typeOf2(r.to)) !== false
  );
  const likely = unnamed.filter((r) => nearest4?.includes(typeOf2(r.to)));
  return firstOf(resource, likely.length > 0 ? likely : unnamed, "to", search);
}
function hostsElsewhere(resources, references, knowledge) {
  const uses = usesIn(resources, references, knowledge);
  const taken = new Set(resources.map(({ address }) => address));
  const all = [];
  const named3 = [];
  for (const same of groupBy(uses, ({ type, name }) => `${type} ${name.toLowerCase()}`).values()) {
    const [first3] = same;
    const { type, name, user, text, isGuess: isGuess2 } = first3;
    const address = `${type}.${name.replace(/[^A-Za-z0-9_-]/g, "-")}`;
    if (taken.has(address)) continue;
    taken.add(address);
    const placed = knowledge.placedBy(type).flatMap((at) => at in user.values ? [[at, user.values[at]]] : []);
    const values = { ...Object.fromEntries(placed), id: text, name };
    const resource = lookedUp2(address, type, name, values, user);
    all.push({ resource: isGuess2 ? { ...resource, provenance: "assumed" } : resource, proof: user.address });
    for (const use of same) named3.push({ from: use.user.address, to: address, path: use.path, via: "value" });
  }
  return { all: all.sort((a, b) => byAddress(a.resource.address, b.resource.address)), references: named3 };
}
function usesIn(resources, references, knowledge) {
  const referred = groupBy(references, ({ from }) => from);
  const here = new Set(
    resources.flatMap(
      ({ type, values }) => knowledge.ownNamesOf(type).flatMap((at) => textsAt(values, [at]).map((name) => `${type} ${name.toLowerCase()}`))
    )
  );
  return resources.filter(({ mode }) => mode === "managed").flatMap((user) => {
    for (const path of knowledge.factsOf(user.type).fold?.by ?? []) {
      const rule = knowledge.namedHosts.get(path);
      const isStated = referred.get(user.address)?.some((reference) => leadsInto(reference.path, path)) === true;
      const said2 = rule === void 0 || isStated ? null : nameIn(user, path, rule);
      if (said2 === null || rule === void 0) continue;
      const isHere2 = here.has(`${rule.type} ${said2.name.toLowerCase()}`);
      return isHere2 || rule.type === user.type ? [] : [{ user, path, type: rule.type, ...said2 }];
    }
    return [];
  });
}
function nameIn({ patterns = [], values }, path, { type, looks, attributeWords }) {
  const [text = ""] = textsAt(values, [path]);
  const match = looks.exec(text);
  if (match !== null) return { text, name: match.groups?.name ?? text, isGuess: false };
  const unknown2 = patterns.find((one2) => one2.path === path && WHOLLY_UNKNOWN.test(one2.text));
  if (attributeWords === void 0 || unknown2 === void 0) return null;
  const [, last = ""] = /(\w+)\W*$/.exec(expressionOf(unknown2.text)) ?? [];
  const name = last.replace(attributeWords, "");
  return { text: unknown2.text, name: name === "" ? type.split("_").at(-1) : name, isGuess: true };
}
var WHOLLY_UNKNOWN = new RegExp(`^${STAND_IN}$`);

// src/inference/sole.ts
var SAME = "(the same)";
function isSole({ type, values }, knowledge) {
  const { singleton } = knowledge.factsOf(type);
  return singleton !== void 0 && Object.entries(singleton).every(([name, value]) => values[name] === value);
}
function soleOnes(resources, knowledge) {
  const found = /* @__PURE__ */ new Map();
  const all = resources.filter((resource) => isSole(resource, knowledge)).sort((a, b) => byAddress(a.address, b.address));
  for (const same of groupBy(all, keyIn(knowledge)).values()) {
    const first3 = same.find(({ mode }) => mode === "managed") ?? same[0];
    for (const { address } of same) {
      if (address !== first3.address) found.set(address, { from: address, to: first3.address, path: SAME, via: "value" });
    }
  }
  return found;
}
var keyIn = (knowledge) => ({ type, values, region = "", account: account2 = "" }) => [knowledge.meantType(type, values)?.type ?? type, region, account2].join(" ");

// src/inference/fold.ts
function fold(model, isAll2 = false) {
  const hosts = hostsIn(model, isAll2);
  const parts = groupBy([...hosts.keys()], (address) => hosts.get(address).address);
  const last = (address) => {
    let at = address;
    for (let host = hosts.get(at); host !== void 0; host = hosts.get(at)) at = host.address;
    return at;
  };
  const hidden = hide(model, hosts, last, isAll2);
  return {
    hosts,
    hidden,
    sharers: sharersOf(model, hosts),
    partsOf: (address) => parts.get(address) ?? [],
    root: (address) => hidden.has(last(address)) ? null : last(address)
  };
}
function withHosts(folds, more) {
  const hosts = new Map([...folds.hosts, ...more]);
  const parts = groupBy([...hosts.keys()], (address) => hosts.get(address).address);
  return {
    ...folds,
    hosts,
    partsOf: (address) => parts.get(address) ?? [],
    root(address) {
      let at = folds.root(address);
      for (let host = more.get(at ?? ""); host !== void 0; host = more.get(at)) at = host.address;
      return at;
    }
  };
}
function withHidden(folds, more) {
  const rootOf = (address) => {
    const root = folds.root(address);
    return root === null || more.has(root) ? null : root;
  };
  return { ...folds, hidden: new Map([...folds.hidden, ...more]), root: rootOf };
}
function hostsIn(model, isAll2) {
  const { resources, factsOf: factsOf2, referencesOf } = model;
  const hostOf2 = hostFinder(model);
  const guardsAlone = isOfGuardsAlone(model);
  const onlyHelpers = [...resources.keys()].every((address) => factsOf2(address).hide !== void 0);
  const hosts = /* @__PURE__ */ new Map();
  for (const resource of resources.values()) {
    const same = referencesOf(resource.address).find(({ path }) => path === SAME);
    if (same !== void 0) {
      hosts.set(resource.address, { address: same.to, kind: "twin", evidence: byReference(same) });
      continue;
    }
    const { fold: rule, hide: helps, operational, guards, identity } = factsOf2(resource.address);
    if (operational !== void 0 && isAll2 || guards === true && guardsAlone) continue;
    const isReadOnly = resource.mode === "data" && identity !== true;
    if (rule === void 0 || isReadOnly || helps !== void 0 && onlyHelpers) continue;
    const host = hostOf2(resource, rule);
    if (host !== null) hosts.set(resource.address, host);
  }
  dropRefutedGuesses(hosts, model);
  breakCircles(hosts);
  return hosts;
}
function dropRefutedGuesses(hosts, model) {
  const isGuess2 = ({ evidence }) => evidence.rule === "nearby";
  const guesses = [...hosts].filter(
    ([address, host]) => isGuess2(host) && (model.factsOf(address).fold?.of ?? []).length > 0
  );
  if (guesses.length === 0) return;
  const types = new Set(guesses.map(([address]) => model.typeOf(address)));
  const stated = /* @__PURE__ */ new Set();
  for (const [address, { kind }] of hosts) {
    const type = model.typeOf(address);
    if (kind !== "user" || !types.has(type)) continue;
    const seen = /* @__PURE__ */ new Set([address]);
    for (let host = hosts.get(address); host !== void 0 && !seen.has(host.address); host = hosts.get(host.address)) {
      seen.add(host.address);
      stated.add(`${type} ${host.address}`);
    }
  }
  for (const [address, host] of guesses)
    if (stated.has(`${model.typeOf(address)} ${host.address}`)) hosts.delete(address);
}
var isOfGuardsAlone = ({ resources, factsOf: factsOf2, isContainer }) => [...resources.keys()].every((address) => isContainer(address) || factsOf2(address).guards === true);
function breakCircles(hosts) {
  const settled = /* @__PURE__ */ new Set();
  for (const start of [...hosts.keys()]) {
    const path = /* @__PURE__ */ new Set();
    let at = start;
    while (at !== void 0 && !settled.has(at) && !path.has(at)) {
      path.add(at);
      at = hosts.get(at)?.address;
    }
    if (at !== void 0 && path.has(at)) {
      const circle = [...path].slice([...path].indexOf(at)).sort(byAddress);
      hosts.delete(circle.find((address) => hosts.get(address)?.kind === "user") ?? circle[0]);
    }
    for (const address of path) settled.add(address);
  }
}
function sharersOf(model, hosts) {
  const sharers = /* @__PURE__ */ new Map();
  for (const [address, { kind }] of hosts) {
    const { fold: rule } = model.factsOf(address);
    if (kind !== "user" || rule?.shared !== true) continue;
    const users = usersOf2(model.resources.get(address), rule, model).map(({ from }) => from);
    sharers.set(address, [...new Set(users)]);
  }
  return sharers;
}
function hide(model, hosts, last, isAll2) {
  const { resources, factsOf: factsOf2 } = model;
  const guardsAlone = isOfGuardsAlone(model);
  const hidden = /* @__PURE__ */ new Map();
  const carriers = /* @__PURE__ */ new Set();
  for (const address of hosts.keys()) if (!isSetting(factsOf2(address))) carriers.add(last(address));
  const lookedUp3 = /* @__PURE__ */ new Map();
  let remains2 = false;
  for (const { address, mode, type } of resources.values()) {
    if (hosts.has(address)) continue;
    const facts = factsOf2(address);
    if (mode === "data" && facts.identity === true) {
      lookedUp3.set(address, HIDDEN_DATA_SOURCE);
      continue;
    }
    const unused = facts.identity === true && !isAll2 ? UNUSED_IDENTITY : void 0;
    const aside = isAll2 ? void 0 : facts.operational;
    const setting = facts.operational === void 0 && isSetting(facts) && !carriers.has(address) && !(guardsAlone && facts.guards === true) ? SETTING_OF_NOTHING : void 0;
    const reason = facts.hide ?? unused ?? aside ?? setting;
    if (reason === void 0) remains2 ||= mode === "managed" || !model.knowledge.isServiceType(type);
    else hidden.set(address, reason);
  }
  return remains2 ? new Map([...hidden, ...lookedUp3]) : lookedUp3;
}

// src/inference/inherited-names.ts
function nameIn2(type, attributes2) {
  const name = nameAttributesOf(type).find((attribute) => Object.hasOwn(attributes2, attribute));
  return name === void 0 ? "" : attributes2[name];
}
function lentNames({ model, rootOf }) {
  const found = /* @__PURE__ */ new Map();
  for (const resource of model.resources.values()) {
    const { lendsName } = model.factsOf(resource.address);
    const root = lendsName === void 0 ? null : rootOf(resource.address);
    const name = root === null || lendsName?.includes(model.typeOf(root)) !== true ? "" : ownNameOf(resource);
    if (root !== null && name !== "") found.set(root, (found.get(root) ?? /* @__PURE__ */ new Set()).add(name));
  }
  return new Map(
    [...found].flatMap(([root, names]) => names.size === 1 ? [[root, ...names]] : [])
  );
}
var ownNameOf = (resource) => nameIn2(resource.type, describe(resource));
function withSharedName(attributes2, all) {
  const { [SHOWN_NAME]: _, ...others } = attributes2;
  const names = new Set(all.map((node) => nameIn2(node.type, node.attributes)));
  const [name = ""] = names;
  return names.size === 1 && name !== "" ? { ...others, [SHOWN_NAME]: name } : others;
}

// src/inference/isolated-nodes.ts
function speak(seen, quiet, loud) {
  const isMute = (address) => !loud.has(address);
  const hosts = settingsOf(
    quiet.filter(({ to }) => isMute(to)),
    quiet,
    seen
  );
  const folds = hosts.size === 0 ? seen.folds : withHosts(seen.folds, hosts);
  const after = hosts.size === 0 ? seen : picture({ ...seen, folds });
  const isHelper = (address) => seen.model.factsOf(address).hide !== void 0;
  const told = quiet.filter(({ from, to }) => !isHelper(from) && !isHelper(to));
  return { seen: after, thin: thinIn(told, hosts, isMute) };
}
function thinIn(quiet, hosts, isMute) {
  const pairs = /* @__PURE__ */ new Map();
  for (const arrow3 of quiet) {
    const [from, to] = [lastOf(arrow3.from, hosts), lastOf(arrow3.to, hosts)];
    if (arrow3.label === "" && from !== to && !pairs.has(`${from} ${to}`))
      pairs.set(`${from} ${to}`, { ...arrow3, from, to, thin: true });
  }
  const users = groupBy([...pairs.values()], ({ to }) => to);
  const used = groupBy([...pairs.values()], ({ from }) => from);
  const isCrowd = (arrows) => (arrows?.length ?? 0) > QUIET_CROWD;
  return [...pairs.values()].filter(
    ({ from, to }) => (isMute(from) || isMute(to)) && !isCrowd(users.get(to)) && !isCrowd(used.get(from))
  );
}
function lastOf(address, hosts) {
  let at = address;
  for (let host = hosts.get(at); host !== void 0; host = hosts.get(at)) at = host.address;
  return at;
}
function settingsOf(used, quiet, { model }) {
  const incoming = groupBy(quiet, ({ to }) => to);
  const isSetting2 = (address) => {
    const { hide: hide2, supporting: isQuiet, standalone } = model.factsOf(address);
    return isQuiet === true && standalone !== true && hide2 === void 0;
  };
  const open = new Set(used.map(({ to }) => to).filter(isSetting2));
  const hosts = /* @__PURE__ */ new Map();
  for (let before = -1; before !== hosts.size; ) {
    before = hosts.size;
    for (const address of [...open].sort(byAddress)) {
      const arrows = incoming.get(address) ?? [];
      const users = new Set(arrows.map(({ from }) => lastOf(from, hosts)));
      const [user] = users;
      if (users.size !== 1 || user === void 0 || user === address) continue;
      const evidence = arrows[0].evidence[0];
      if (evidence !== void 0) hosts.set(address, { address: user, kind: "user", evidence });
      open.delete(address);
    }
  }
  return hosts;
}
function withoutPulls(arrows, { model }) {
  const { factsOf: factsOf2 } = model;
  const isPull = ({ from, to, isDelivery }) => isDelivery === true || factsOf2(to).imageConsumers?.includes(factsOf2(from).category) === true;
  return { calls: arrows.filter((arrow3) => !isPull(arrow3)), pulls: arrows.filter(isPull) };
}

// src/inference/ledger.ts
function account(inventory, picture2, findings) {
  const { collapsed, implied, outcomes } = findings;
  const entries = inventory.resources.map(({ address, origin, declared }) => {
    const at = declared && { at: `${declared.file}:${declared.line}` };
    return entryOf({ address, origin, ...at }, picture2, collapsed);
  });
  return {
    entries,
    absent: [...inventory.absent ?? [], ...(inventory.deposed ?? []).map(leftover)],
    implied: [...implied].sort((a, b) => byAddress(a.address, b.address)),
    arrows: explained2(findings, picture2),
    references: outcomes,
    unclear: picture2.model.unclear(),
    summary: summaryOf2(entries)
  };
}
var leftover = ({ origin, objects }) => ({ address: origin, reason: onlyDeposed(objects) });
function entryOf(named3, picture2, collapsed) {
  const { address } = named3;
  const { copies, folds, model } = picture2;
  const root = model.resources.has(address) ? picture2.rootOf(address) : null;
  if (root === null || !picture2.drawn.has(root)) {
    return { bucket: "hidden", ...named3, rule: ruleFor(address, picture2) };
  }
  const parts = copies.of.get(root);
  const first3 = parts?.[0]?.address ?? root;
  const node = collapsed.into.get(first3) ?? first3;
  if (root === address || picture2.spans.into.has(address)) {
    const places = parts?.map(({ parent }) => parent) ?? seatsOf2(root, picture2);
    const evidence2 = places.length === 0 ? [] : proofsOf([picture2.whyIn(address)], picture2);
    return { bucket: "drawn", ...named3, node, in: places, evidence: evidence2 };
  }
  const host = folds.hosts.get(address);
  if (host !== void 0) {
    const { kind, address: into } = host;
    return { bucket: "folded", ...named3, kind, into, node, evidence: proofsOf([host.evidence], picture2) };
  }
  const evidence = proofsOf([picture2.groups.joinedBy.get(root) ?? null], picture2);
  return { bucket: "folded", ...named3, kind: "member", into: root, node, evidence };
}
function seatsOf2(root, { parentOf: parentOf2, places, spans }) {
  const parent = parentOf2(root);
  if (parent === null) return [];
  return spans.members.has(parent) ? places.parentsOf(root) : [parent];
}
var proofsOf = (evidence, { model }) => evidence.filter((one2) => one2 !== null).map((one2) => proofOf(one2, model.resources));
function explained2({ arrows, collapsed }, picture2) {
  const standsFor = (address) => collapsed.into.get(address) ?? address;
  const known = /* @__PURE__ */ new Map();
  for (const { from, to, evidence } of arrows) {
    const [start, end2] = [standsFor(from), standsFor(to)];
    const key = `${start} ${end2}`;
    const one2 = known.get(key) ?? { from: start, to: end2, evidence: [] };
    known.set(key, one2);
    one2.evidence.push(...proofsOf(evidence, picture2));
  }
  for (const { evidence } of known.values()) {
    const seen = /* @__PURE__ */ new Set();
    const rest = evidence.filter((proof) => seen.size < seen.add(JSON.stringify(proof)).size);
    evidence.splice(0, evidence.length, ...rest);
  }
  return [...known.values()].sort((a, b) => byAddress(a.from, b.from) || byAddress(a.to, b.to));
}
function withoutNodes({ entries, arrows, ...ledger }, left, rule) {
  const rest = entries.map((entry) => {
    if (entry.bucket === "hidden" || !left.has(entry.node)) return entry;
    const { address, origin, at } = entry;
    return { bucket: "hidden", address, origin, ...at !== void 0 && { at }, rule };
  });
  const isLeft = ({ from, to }) => left.has(from) || left.has(to);
  return { ...ledger, entries: rest, arrows: arrows.filter((arrow3) => !isLeft(arrow3)), summary: summaryOf2(rest) };
}
function summaryOf2(entries) {
  const count = (bucket) => entries.filter((entry) => entry.bucket === bucket).length;
  return { total: entries.length, drawn: count("drawn"), folded: count("folded"), hidden: count("hidden") };
}
function ruleFor(address, { folds, groups, model }) {
  let at = address;
  for (let host = folds.hosts.get(at); host !== void 0; host = folds.hosts.get(at)) at = host.address;
  const usual = model.resources.get(at)?.mode === "managed" ? HIDDEN_EMPTIED : HIDDEN_DATA_SOURCE;
  const rule = folds.hidden.get(at) ?? groups.hidden.get(at) ?? usual;
  const isBuilt = model.resources.get(address)?.mode === "managed";
  return isBuilt && rule === HIDDEN_DATA_SOURCE ? HIDDEN_OF_LOOKED_UP : rule;
}

// elsewhere:src/graph/changes.ts
var module41 = require("./picture.js").modules["src/graph/changes.ts"]();
var CHANGES = module41.CHANGES;
var REMOVALS = module41.REMOVALS;
var countedWith = module41.countedWith;
var countsInGlyphs = module41.countsInGlyphs;
var glyphOf = module41.glyphOf;
var pairRecreated = module41.pairRecreated;
var partsApart = module41.partsApart;
var sharedBlocks = module41.sharedBlocks;

// elsewhere:src/graph/counts.ts
var module42 = require("./picture.js").modules["src/graph/counts.ts"]();
var allChanges = module42.allChanges;
var countChanges = module42.countChanges;
var countDrawn = module42.countDrawn;
var countResources = module42.countResources;
var countTypes = module42.countTypes;
var isOfSource = module42.isOfSource;
var isPseudoType = module42.isPseudoType;
var planSummary = module42.planSummary;

// elsewhere:src/messages.ts
var module43 = require("../cli.js").modules["src/messages.ts"]();
var ACTION_REASONS = module43.ACTION_REASONS;
var FILE_EMPTY_REMEDY = module43.FILE_EMPTY_REMEDY;
var FILE_TOO_LARGE_REMEDY = module43.FILE_TOO_LARGE_REMEDY;
var FILE_UNWRITABLE_REMEDY = module43.FILE_UNWRITABLE_REMEDY;
var INVALID_GRAPH_REMEDY = module43.INVALID_GRAPH_REMEDY;
var JSON_EXPECTED = module43.JSON_EXPECTED;
var MACHINE_TROUBLES = module43.MACHINE_TROUBLES;
var NOT_CACHED = module43.NOT_CACHED;
var NO_ARROW = module43.NO_ARROW;
var NO_INSTANCES_REMEDY = module43.NO_INSTANCES_REMEDY;
var NO_RESOURCES_FOUND = module43.NO_RESOURCES_FOUND;
var NO_RESOURCES_REMEDY = module43.NO_RESOURCES_REMEDY;
var NO_RESOURCE_CHANGES_MEMBER = module43.NO_RESOURCE_CHANGES_MEMBER;
var PROXY_UNSUPPORTED = module43.PROXY_UNSUPPORTED;
var REFUSED_REPOSITORY = module43.REFUSED_REPOSITORY;
var ROOT_OUTSIDE_REMEDY = module43.ROOT_OUTSIDE_REMEDY;
var RULES = module43.RULES;
var UNREACHABLE_REMEDY = module43.UNREACHABLE_REMEDY;
var VARIABLE_FILE_REMEDY = module43.VARIABLE_FILE_REMEDY;
var addressesTooLong = module43.addressesTooLong;
var attributeOf2 = module43.attributeOf;
var causeLine = module43.causeLine;
var changeWord = module43.changeWord;
var endedBySignal = module43.endedBySignal;
var errorLine = module43.errorLine;
var fileTooLarge = module43.fileTooLarge;
var fileUnwritable = module43.fileUnwritable;
var inShell = module43.inShell;
var linkOutside = module43.linkOutside;
var moreLikeThese = module43.moreLikeThese;
var moreWarnings = module43.moreWarnings;
var noInstances = module43.noInstances;
var notStarted = module43.notStarted;
var remedyLine = module43.remedyLine;
var removedBy = module43.removedBy;
var removedNote = module43.removedNote;
var resourcesTooMany = module43.resourcesTooMany;
var rootOutside = module43.rootOutside;
var severalNames = module43.severalNames;
var variableFileTooLarge = module43.variableFileTooLarge;
var variableFileUnreadable = module43.variableFileUnreadable;

// elsewhere:src/platform/text/gaps.ts
var module44 = require("./picture.js").modules["src/platform/text/gaps.ts"]();
var GAP2 = module44.GAP;
var knownPart = module44.knownPart;

// src/inference/views/simplify/together.ts
var ownName = ({ address }) => unescapeName(parseAddress(address)?.name ?? address);
var givenName = ({ type, attributes: attributes2 }) => knownPart(nameIn2(type, attributes2)) ?? "";
var moduleName = ({ address }) => unescapeName(parseAddress(address)?.modules.at(-1)?.name ?? "");
var NAMES4 = [givenName, ownName, moduleName];
function namesOf2(members) {
  let best = [];
  for (const name of NAMES4) {
    const names = [...new Set(members.map(name))].filter((each) => !MADE_UP_ID.test(each));
    if (names.length > best.length) best = names;
  }
  return best.length < 2 ? [] : best;
}
function listed2(names) {
  const first3 = names.filter((name) => name !== "").slice(0, NAMES_LISTED);
  return severalNames(first3, names.length - first3.length);
}
function commonModules(members) {
  let common = modulesOf(members[0].address);
  for (const { address } of members) {
    const own2 = modulesOf(address);
    const differs = common.findIndex((module73, i) => own2[i] !== module73);
    if (differs >= 0) common = common.slice(0, differs);
  }
  return common;
}
function addressFor(members, isTaken) {
  const { address } = members[0];
  const parts = parseAddress(address);
  const depth = commonModules(members).length;
  if (parts === null || members.every((node) => modulesOf(node.address).length === depth)) return address;
  const modules2 = parts.modules.slice(0, depth);
  const plain4 = { ...parts, modules: modules2, copy: null };
  const own2 = new Set(members.map((node) => node.address));
  let free = formatAddress(plain4);
  for (let n = 1; isTaken(free) && !own2.has(free); n++)
    free = formatAddress({ ...plain4, indexes: [...parts.indexes, String(n)] });
  return free;
}
var PROVENANCES = ["planned", "assumed", "implied"];
var countOf = (members) => members.every(({ type }) => isPseudoType(type)) ? members.length : countDrawn(members);
function together(members, isTaken) {
  const [first3] = members;
  if (members.length === 1) return first3;
  const names = namesOf2(members);
  const provenances = members.map(({ provenance }) => provenance);
  return createNode({
    address: addressFor(members, isTaken),
    type: first3.type,
    parent: first3.parent,
    attributes: sharedAttributes(members),
    provenance: PROVENANCES.find((each) => provenances.includes(each)) ?? "planned",
    ...mergeChanges(members),
    lookedUp: members.every(({ lookedUp: lookedUp3 }) => lookedUp3),
    count: countOf(members),
    ...names.length === 0 ? {} : { called: listed2(names) }
  });
}
function severalBox(containers) {
  const [first3] = containers;
  if (containers.length === 1) return first3;
  const { called = "", ...box } = together(containers, () => false);
  return { ...box, address: first3.address, called: severalBoxes(containers.length, called) };
}
function sharedAttributes(members) {
  const [first3, ...rest] = members;
  return Object.fromEntries(
    Object.entries(first3.attributes).filter(
      ([name, value]) => rest.every(({ attributes: attributes2 }) => Object.hasOwn(attributes2, name) && attributes2[name] === value)
    )
  );
}

// src/inference/nodes.ts
function nodesOf2(picture2, access2) {
  const { model, places, copies } = picture2;
  const withInside = insideChanges(picture2);
  const opened = openedGuards(picture2);
  const lent = lentNames(picture2);
  const withSaid = (node) => {
    const [ports, name] = [opened.get(node.address), lent.get(node.address)];
    if (ports === void 0 && name === void 0) return node;
    const said2 = {
      ...ports !== void 0 && { [OPENED_ATTRIBUTE]: openedInWords2(ports) },
      ...name !== void 0 && { [SHOWN_NAME]: name }
    };
    return createNode({ ...node, attributes: { ...node.attributes, ...said2 } });
  };
  return [...picture2.drawn].flatMap((address) => {
    const node = withInside(withSaid(nodeOf(model.resources.get(address), picture2, access2)));
    const parts = copies.of.get(address)?.map((one2) => createNode({ ...node, ...one2 }));
    if (parts !== void 0) return parts.map((part) => ({ node: part, resource: address, seats: [] }));
    const boxes2 = picture2.spans.members.get(address);
    if (boxes2 !== void 0) return [{ node: withInside(boxOf(boxes2, picture2, access2)), resource: address, seats: [] }];
    return [{ node, resource: address, seats: places.parentsOf(address) }];
  });
}
function boxOf(boxes2, picture2, access2) {
  const { instances, resources } = picture2.model;
  const nodes = boxes2.map((address) => nodeOf(resources.get(address), picture2, access2));
  const [first3] = nodes;
  const blocks = new Set(boxes2.map((address) => instances.get(address)?.block));
  const { called, ...box } = severalBox(nodes);
  const isNamed2 = called !== void 0 && blocks.size > 1;
  const attributes2 = { ...box.attributes, ...rangesOf(nodes) };
  const isMadeUp = box.lookedUp && blocks.size === 1 && boxes2.every((address) => resources.get(address)?.provenance === "assumed");
  return createNode({
    ...box,
    attributes: attributes2,
    parent: first3.parent,
    ...isNamed2 && { called },
    ...severalOf2(boxes2),
    ...isMadeUp && { countUnknown: true }
  });
}
function rangesOf(boxes2) {
  const isOfAll = (name) => boxes2.every(({ attributes: attributes2 }) => Object.hasOwn(attributes2, name));
  const textOf4 = (name) => [...new Set(boxes2.map(({ attributes: attributes2 }) => attributes2[name]))].join(", ");
  return Object.fromEntries(BOX_DETAILS.filter(isOfAll).map((name) => [name, textOf4(name)]));
}
function nodeOf(resource, picture2, access2) {
  const { model, parentOf: parentOf2, places } = picture2;
  const { address, count, mode, provenance, type } = resource;
  const reached = access2.get(address);
  const host = hostOf(address, picture2);
  const isOnly = model.isContainer(address) && isSole(resource, model.knowledge);
  const isNamed2 = model.knowledge.ownNamesOf(type).some((name) => textsAt(resource.values, [name]).length > 0);
  return createNode({
    address,
    type,
    parent: parentOf2(address),
    ...host !== null && { runsIn: host },
    attributes: {
      ...describe(resource),
      ...reached !== void 0 && { [ACCESS_ATTRIBUTE]: reached },
      ...isOnly && { [SOLE_ATTRIBUTE]: "true" },
      ...zoneInBox(address, picture2)
    },
    // A default VPC is titled as the default one, not by the name that the code gives it.
    ...isOnly && !isNamed2 && !isSet(resource.values, ["tags", "Name"]) && { called: SOLE_ATTRIBUTE },
    provenance: places.isAssumed(address) ? "assumed" : provenance,
    ...ownChange(resource),
    lookedUp: mode === "data",
    ...typeof count === "number" && { count },
    ...count === "unknown" && { countUnknown: true }
  });
}
function zoneInBox(address, { places, spans }) {
  const [seat, ...others] = places.parentsOf(address);
  if (seat === void 0 || others.length > 0 || !spans.members.has(spans.into.get(seat) ?? seat)) return {};
  const zone = places.implied.get(places.parentOf(seat) ?? "")?.text;
  return zone === void 0 ? {} : { [SHOWN_ZONE]: zone };
}
var severalOf2 = (instances) => instances === void 0 ? null : { count: instances.length, instances };
function impliedBoxes(nodes, { parentOf: parentOf2, places }) {
  const needed = /* @__PURE__ */ new Set();
  for (const { parent } of nodes) {
    for (let at = parent; at !== null && !needed.has(at); at = parentOf2(at)) needed.add(at);
  }
  return [...places.implied.values()].filter(({ address }) => needed.has(address));
}
var boxNode = ({ address, type, parent, attribute, text }) => createNode({ address, type, parent, attributes: { [attribute]: text }, provenance: "implied" });
function hostOf(address, scene) {
  const { drawn: drawn2, model, rootOf } = scene;
  const { factsOf: factsOf2, knowledge, namedBy: namedBy4, typeOf: typeOf2 } = model;
  const named3 = namedBy4(address, factsOf2(address).runsIn ?? []).map(rootOf);
  const hosts = new Set(named3.filter((one2) => one2 !== null && knowledge.isHostType(typeOf2(one2)) && drawn2.has(one2)));
  const [host = null] = hosts;
  if (hosts.size === 1 && host !== address) return host;
  return hosts.size > 1 ? null : networkOf2(address, scene);
}
function networkOf2(address, scene) {
  const { model } = scene;
  const rankOf2 = (one2) => model.knowledge.boxFactsOf(model.typeOf(one2)).rank;
  const isNetwork = (one2) => model.knowledge.isNetworkHost(model.typeOf(one2));
  const outside2 = isNetwork(address) ? rankOf2(address) : Number.POSITIVE_INFINITY;
  const named3 = [address, ...scene.folds.partsOf(address)].flatMap((one2) => model.referencesOf(one2)).filter(({ path, via: via2 }) => path !== void 0 || via2 !== "configuration").filter(({ to, path = "" }) => isNetwork(to) && !model.knowledge.namesOtherSide(nameOf(path))).map(({ to }) => to).filter((to) => rankOf2(to) < outside2 && scene.drawn.has(to));
  const rank = largest(named3.map(rankOf2));
  const [first3, ...others] = new Set(named3.filter((to) => rankOf2(to) === rank));
  if (first3 === void 0 || others.length === 0) return first3 ?? null;
  const [around2 = null, ...apart] = new Set([first3, ...others].map((one2) => networkOf2(one2, scene)));
  return apart.length === 0 ? around2 : null;
}
function openedGuards(picture2) {
  const { drawn: drawn2, model, rootOf } = picture2;
  const { factsOf: factsOf2 } = model;
  const guards = [...drawn2].filter((address) => isGuard(address, picture2));
  if (guards.length === 0) return /* @__PURE__ */ new Map();
  const members = membersIn(picture2);
  const rules = [...model.resources.values()].flatMap(
    (resource) => (factsOf2(resource.address).firewallRules ?? []).filter(({ way }) => way === "in").flatMap((rule) => statedPermissions(resource, rule, model, members))
  );
  const byGuard = groupBy(
    rules.flatMap((said2) => guardsOf2(said2).map((guard) => ({ guard: rootOf(guard) ?? "", said: said2 }))),
    ({ guard }) => guard
  );
  const found = /* @__PURE__ */ new Map();
  for (const guard of guards) {
    const own2 = (byGuard.get(guard) ?? []).map(({ said: said2 }) => said2);
    const ports = openIn(own2);
    const texts = written2(ports);
    if (ports.length > 0 && texts !== null) found.set(guard, texts);
  }
  return found;
}
var guardsOf2 = ({ by, guards }) => guards === null || guards.length === 0 ? [by] : guards;
function isGuard(address, { groups, model }) {
  const { guards, securityGroupRefs, memberRefs, firewallRules } = model.factsOf(address);
  if (securityGroupRefs !== void 0) return groups.members.get(address)?.length === 0;
  return firewallRules !== void 0 && (guards === true || memberRefs !== void 0);
}
function openIn(rules) {
  const denials = rules.filter(({ rule, other }) => rule.denies === true && (other.isAll || other.isOutside));
  const isDenied = (one2, { priority }) => denials.some((denial) => denial.priority <= priority && denial.ports.some((wide) => covers(wide, one2)));
  return rules.filter(({ rule, other, isVague }) => rule.denies !== true && !isVague && other.isAnybody).flatMap((said2) => said2.ports.filter((one2) => !isDenied(one2, said2)));
}
var changeNameOf = (change) => change === "no-op" || change === "read" ? "none" : change;
var ownChange = ({ mode, change, changed }) => ({
  change: mode === "managed" ? changeNameOf(change) : "none",
  ...changed !== void 0 && { changed }
});
function insideChanges(picture2) {
  const inside2 = insideOf(picture2);
  return (node) => {
    const { counts, parts, hasDrifted } = inside2.get(node.address) ?? NOTHING2;
    const folded = sumCounts([node.changed?.folded, counts]);
    const hasFolded = Object.keys(folded).length > 0;
    if (!hasFolded && !hasDrifted) return node;
    const changed = {
      ...node.changed,
      ...hasFolded && { folded },
      ...parts.length > 0 && { parts: [...parts].sort((a, b) => byAddress(a.address, b.address)) },
      ...hasDrifted && { drift: node.changed?.drift ?? [] }
    };
    return createNode({ ...node, change: node.change === "none" && hasFolded ? "update" : node.change, changed });
  };
}
var NOTHING2 = { counts: {}, parts: [], hasDrifted: false };
var valuesOf2 = ({ values } = {}) => values === void 0 ? {} : { values };
function nameOfLost(resource) {
  const isLost = LOSES.has(resource.change) && factsOf(resource.type).holdsData === true;
  const name = isLost ? cloudNameOf(resource.type, describe(resource)) : void 0;
  return name === void 0 ? {} : { name };
}
var LOSES = /* @__PURE__ */ new Set(["delete", "replace"]);
var isNew = ({ change, changed }) => change === "create" && changed?.folded === void 0;
function insideOf({ model, rootOf, drawn: drawn2, spans }) {
  const inside2 = /* @__PURE__ */ new Map();
  const managed = [...model.resources.values()].filter(
    ({ mode, provenance }) => mode === "managed" && provenance !== "implied"
  );
  if (managed.every(isNew)) return inside2;
  for (const resource of managed) {
    const { address, origin, change, changed } = resource;
    const root = rootOf(address);
    if (root === null || root === address || !drawn2.has(root) || spans.into.has(address)) continue;
    const { counts, parts, hasDrifted } = inside2.get(root) ?? { ...NOTHING2, parts: [] };
    const name = changeNameOf(change);
    const own2 = name === "none" ? counts : countedWith(counts, name);
    if (name !== "none") parts.push({ address: origin, change: name, ...nameOfLost(resource), ...valuesOf2(changed) });
    inside2.set(root, {
      counts: sumCounts([own2, changed?.folded]),
      parts,
      hasDrifted: hasDrifted || changed?.drift !== void 0
    });
  }
  return inside2;
}

// src/inference/placement/access.ts
function accessOf2(model) {
  const { routing } = model.knowledge;
  const tables = accessOfTables(model);
  const access2 = /* @__PURE__ */ new Map();
  const joined3 = /* @__PURE__ */ new Set();
  for (const { address, type } of model.resources.values()) {
    if (closes(address, model)) access2.set(address, "private");
    const closed = closedBy(address, model);
    if (closed !== null) access2.set(closed, "private");
    if (type !== routing.association.type) continue;
    const subnet = named2(model, address, routing.association.subnet, () => true);
    const table = named2(model, address, routing.association.table, (to) => isTable2(to, model));
    const said2 = table === null ? void 0 : tables.get(table);
    joined3.add(subnet);
    if (subnet !== null && said2 !== void 0 && access2.get(subnet) !== "public") access2.set(subnet, said2);
  }
  for (const subnet of leftToMain(model, joined3)) if (!access2.has(subnet)) access2.set(subnet, "private");
  return access2;
}
function leftToMain(model, joined3) {
  if (joined3.size === 0 || joined3.has(null)) return [];
  const { knowledge, namedBy: namedBy4, resources } = model;
  const networks = /* @__PURE__ */ new Set();
  const others = /* @__PURE__ */ new Set();
  for (const { address, type } of resources.values()) {
    const to = type === knowledge.routing.gateway ? networks : knowledge.routing.main.includes(type) ? others : null;
    for (const network of to === null ? [] : model.referencesOf(address)) to?.add(network.to);
  }
  return [...resources.values()].filter(({ address, type, mode }) => SUBNET_TYPES.includes(type) && mode === "managed" && !joined3.has(address)).filter(({ address, type }) => {
    const around2 = namedBy4(address, knowledge.placedBy(type));
    return around2.some((network) => networks.has(network)) && !around2.some((network) => others.has(network));
  }).map(({ address }) => address);
}
function accessOfTables(model) {
  const { routing } = model.knowledge;
  const tables = /* @__PURE__ */ new Map();
  const add2 = (table, said2) => {
    if (table !== null && said2 !== null && tables.get(table) !== "public") tables.set(table, said2);
  };
  for (const resource of model.resources.values()) {
    if (isTable2(resource.type, model)) add2(resource.address, saidBy2(resource, routing.table.block, model));
    if (resource.type !== routing.route.type) continue;
    const table = named2(model, resource.address, routing.route.table, (to) => isTable2(to, model));
    const said2 = saidBy2(resource, null, model);
    add2(table, said2 === "public" && !isEverywhere(resource, model) ? null : said2);
  }
  return tables;
}
function saidBy2({ address, values }, block, model) {
  const { routing } = model.knowledge;
  const held = model.referencesOf(address).filter(({ path }) => block === null || leadsInto(path, block));
  const isGateway = held.some(
    ({ path, to }) => model.typeOf(to) === routing.gateway && (block !== null || leadsInto(path, routing.route.target))
  );
  const ids = (block === null ? Object.keys(values) : [block]).flatMap(
    (name) => [...textsIn(name, values[name])].map(({ path, text }) => ({ name: nameOf(path), text }))
  );
  const gateways = ids.filter(({ name }) => name === routing.route.target);
  if (isGateway || gateways.some(({ text }) => routing.gatewayId.test(text))) return "public";
  const leads = held.some(({ to }) => routing.others.includes(model.typeOf(to))) || ids.some(({ text }) => routing.otherIds.test(text));
  return leads ? "private" : null;
}
function isEverywhere({ values }, { knowledge }) {
  const { destinations, everywhere } = knowledge.routing;
  const known = destinations.map((name) => values[name]).filter((value) => typeof value === "string" && value !== "");
  return known.length === 0 || known.some((value) => everywhere.includes(value));
}
function closes(address, { factsOf: factsOf2, namedBy: namedBy4, referrersOf, valuesOf: valuesOf3, knowledge, typeOf: typeOf2 }) {
  const isClosed = (one2) => {
    const { closed } = factsOf2(one2);
    if (closed === void 0 || valuesOf3(one2)[closed.by] !== closed.is) return false;
    const { unless } = closed;
    const opens = (from) => typeOf2(from) === unless?.type && isSet(valuesOf3(from), [unless.has]);
    return !referrersOf(one2).some(({ from }) => opens(from));
  };
  const type = typeOf2(address);
  return SUBNET_TYPES.includes(type) && [address, ...namedBy4(address, knowledge.placedBy(type))].some(isClosed);
}
function closedBy(address, model) {
  const { factsOf: factsOf2, namedBy: namedBy4, paired: paired3, referrersOf, resources, valuesOf: valuesOf3 } = model;
  const rule = factsOf2(address).egressRoute;
  if (rule?.to === void 0) return null;
  const table = paired3(
    address,
    namedBy4(address, rule.to).filter((to) => factsOf2(to).routesIn !== void 0)
  );
  if (table === null) return null;
  const inTable = valuesOf3(table)[factsOf2(table).routesIn];
  const beside2 = referrersOf(table).filter(({ from }) => factsOf2(from).route !== void 0);
  const routes = [inTable, ...beside2.map(({ from }) => valuesOf3(from))].flat();
  const subnet = paired3(address, namedBy4(address, [rule.subnet]));
  return resources.has(subnet ?? "") && routes.some((one2) => leadsInside(one2, model)) ? subnet : null;
}
function leadsInside(route, { knowledge }) {
  const { hops, destinations, everywhere } = knowledge.routing;
  const isAll2 = destinations.flatMap((name) => textsAt(route, [name])).some((text) => everywhere.includes(text));
  return isAll2 && textsAt(route, [hops.by]).some((text) => hops.are.includes(text));
}
var isTable2 = (type, { knowledge }) => knowledge.routing.table.types.includes(type);
function named2(model, address, attribute, fits3) {
  const targets = model.namedBy(address, [attribute]).filter((target) => fits3(model.typeOf(target)));
  return model.paired(address, sameNamed(address, targets));
}

// src/inference/placement/accounts.ts
function accounts(nodes, model, partsOf3) {
  const members = nodes.flatMap(
    (node) => memberOf2(node, model).map((member2) => {
      const { account: account2, resource } = member2;
      return { ...member2, account: account2 ?? accountOfParts(resource.address, model, partsOf3) };
    })
  );
  const hasAccounts = several(members, ({ account: account2 }) => account2, model);
  const hasRegions = several(members, ({ region }) => region, model);
  if (!hasAccounts && !hasRegions) return { nodes, boxes: [], implied: [] };
  const boxes2 = /* @__PURE__ */ new Map();
  const parents = /* @__PURE__ */ new Map();
  const taken = new Set(nodes.map(({ address }) => address));
  const box = (key, type, name, parent, proof) => {
    const known = boxes2.get(key);
    if (known !== void 0) return known.node.address;
    const address = freshAddress(type, key.replace(/[^A-Za-z0-9_-]/g, "_"), taken);
    taken.add(address);
    const node = createNode({ address, type, parent, attributes: { name }, provenance: "implied" });
    boxes2.set(key, { node, proof });
    return address;
  };
  for (const { node, resource, boxType, account: account2, region } of members) {
    let parent = null;
    const outer = hasAccounts && account2 !== null ? `account_${account2}` : "";
    if (outer !== "") parent = box(outer, boxType, `account ${account2}`, parent, resource.address);
    const inner = outer === "" ? region : `${outer}_${region}`;
    if (hasRegions && region !== null) parent = box(inner, boxType, region, parent, resource.address);
    if (parent !== null) parents.set(node.address, parent);
  }
  return {
    nodes: nodes.map((node) => createNode({ ...node, parent: parents.get(node.address) ?? node.parent })),
    boxes: [...boxes2.values()].map(({ node }) => node),
    implied: [...boxes2.values()].map(({ node, proof }) => ({ address: node.address, proof }))
  };
}
function memberOf2(node, { knowledge, resources }) {
  const { copy: copy3 } = parseAddress(node.address) ?? { copy: null };
  const resource = resources.get(copy3 === null ? node.address : withCopy(node.address, null));
  if (node.parent !== null || resource === void 0) return [];
  const boxType = knowledge.regionBoxOf(knowledge.cloudOf(node.type)) ?? knowledge.regionBoxOf(knowledge.cloudOf(resource.provider));
  if (boxType === null || node.type === boxType) return [];
  if (knowledge.isGlobal(resource.type, resource.values)) return [];
  return [{ node, resource, boxType, ...placeOf(resource, knowledge) }];
}
function accountOfParts(address, { factsOf: factsOf2, knowledge, resources }, partsOf3) {
  const isIts = (part) => factsOf2(part).supporting !== true || factsOf2(part).identity === true;
  const parts = new Set(partsOf3(address).filter(isIts));
  for (const part of parts) for (const inner of partsOf3(part)) if (isIts(inner)) parts.add(inner);
  const said2 = [...parts].map((part) => placeOf(resources.get(part), knowledge).account);
  const [account2, ...others] = new Set(said2.filter((one2) => one2 !== null));
  return account2 === void 0 || others.length > 0 ? null : account2;
}
function placeOf({ type, values, ...provider }, { cloudOf: cloudOf3, ownPlaces, regionAttribute, regionName }) {
  const textOf4 = (name) => {
    const value = Object.hasOwn(values, name) ? values[name] : null;
    return typeof value === "string" ? value : "";
  };
  const said2 = ownPlaces[cloudOf3(type)].map(({ in: name, looks }) => looks.exec(textOf4(name))?.groups ?? {});
  const regionIn2 = (text = "") => regionName.test(text) ? text : void 0;
  const [account2] = said2.flatMap((groups) => groups.account ?? []);
  const [region] = said2.flatMap((groups) => regionIn2(groups.region) ?? []);
  return {
    account: provider.account ?? account2 ?? null,
    region: regionIn2(textOf4(regionAttribute)) ?? provider.region ?? region ?? null
  };
}
function several(members, of, { knowledge }) {
  const counted2 = members.filter(({ node }) => knowledge.factsOf(node.type).supporting !== true).map(of);
  return new Set(counted2.filter((name) => name !== null)).size > 1;
}
function freshAddress(type, name, taken) {
  for (let n = 1; ; n++) {
    const address = `${type}.${n === 1 ? name : `${name}_${n}`}`;
    if (!taken.has(address)) return address;
  }
}

// src/inference/placement/copies.ts
var copiesIn = (address, containers) => containers.map((parent, i) => ({ address: withCopy(address, i + 1), parent }));
function copy(model, folds, places) {
  const { factsOf: factsOf2 } = model;
  const hasPlacedParts = (address) => folds.partsOf(address).some((part) => factsOf2(part).isPart === true);
  const of = /* @__PURE__ */ new Map();
  const settled = /* @__PURE__ */ new Map();
  const boxesIn = groupBy([...model.resources.keys()].filter(model.isContainer), places.parentOf);
  for (const resource of model.resources.values()) {
    const { address } = resource;
    if (model.isContainer(address) || folds.hosts.has(address)) continue;
    const all = places.parentsOf(address);
    if (all.length < 2) continue;
    const rule = factsOf2(address).replicas;
    const isProved = rule?.never !== true && (hasPlacedParts(address) || hasPartInEach(resource, rule) || rule?.inEach === true && areInZones(all));
    const zone = isProved ? null : zoneOf3(resource, all);
    if (zone !== null) settled.set(address, zone);
    else if (isProved && all.length <= COPIES_MAX) of.set(address, copiesIn(address, all));
  }
  function areInZones(containers) {
    const zones = new Set(containers.map(places.parentOf));
    const hasMore = (zone) => zone !== null && places.implied.get(zone)?.text !== void 0 && boxesIn.get(zone).length > 1;
    return zones.size === containers.length && [...zones].every(hasMore);
  }
  function zoneOf3({ values }, containers) {
    const zones = model.knowledge.zoneAttributes.flatMap((name) => Object.hasOwn(values, name) ? [values[name]] : []);
    const found = /* @__PURE__ */ new Map();
    for (const container of containers) {
      for (let at = container; at !== null; at = places.parentOf(at)) {
        const text = places.implied.get(at)?.text;
        if (text !== void 0 && zones.includes(text)) found.set(container, at);
      }
    }
    const boxes2 = new Set(found.values());
    const [inZone2] = found.size === 1 ? found.keys() : boxes2;
    return boxes2.size === 1 ? inZone2 : null;
  }
  return { of, settled };
}
function hasPartInEach({ values }, rule) {
  if (rule?.unlessOne === void 0) return false;
  const numbers2 = rule.unlessOne.flatMap((path) => textsAt(values, path.split("."))).map(Number);
  return !numbers2.some((number) => number <= 1);
}

// src/inference/placement/groups.ts
function group(model, folds, places, copies, spans) {
  const { factsOf: factsOf2, isContainer, referrersOf, resources } = model;
  const parentOf2 = (address) => copies.settled.get(address) ?? spans.parents.get(address) ?? places.parentOf(address);
  const members = /* @__PURE__ */ new Map();
  const joined3 = /* @__PURE__ */ new Map();
  const groupsOfMember = /* @__PURE__ */ new Map();
  for (const address of resources.keys()) {
    const { securityGroupRefs } = factsOf2(address);
    if (securityGroupRefs === void 0 || folds.hosts.has(address)) continue;
    const found = membersOf2(address, securityGroupRefs);
    members.set(address, found);
    for (const member2 of found) groupsOfMember.set(member2, (groupsOfMember.get(member2) ?? 0) + 1);
  }
  function membersOf2(address, joinedBy) {
    const joins = ({ path, via: via2, from }) => path === void 0 ? via2 !== "configuration" : joinedBy.test(nameOf(path)) && factsOf2(from).joinsSecurityGroups !== false;
    const found = /* @__PURE__ */ new Set();
    for (const reference of referrersOf(address)) {
      const member2 = joins(reference) ? folds.root(reference.from) : null;
      if (member2 === null || isContainer(member2)) continue;
      found.add(member2);
      if (!joined3.has(member2)) joined3.set(member2, byReference(reference));
    }
    return [...found].sort(byAddress);
  }
  function isBox2(address, found) {
    const parent = parentOf2(found[0]);
    const isTogether = found.every(
      (member2) => parentOf2(member2) === parent && groupsOfMember.get(member2) === 1 && !copies.of.has(member2)
    );
    const own2 = places.parentOf(address);
    if (!isTogether || parent === null || found.length < MEMBERS_OF_BOX) return false;
    for (let at = parent; at !== null; at = places.parentOf(at)) if (at === own2) return true;
    return own2 === null;
  }
  function isMoreThanNetworks() {
    for (const { address, mode } of resources.values()) {
      if (mode !== "managed" || isContainer(address) || folds.root(address) !== address) continue;
      const { category, entries = [], plumbing, border, egressGateway } = factsOf2(address);
      const isService = plumbing !== true && entries.some(({ actor }) => actor === "users");
      const isInside4 = border === void 0 && egressGateway !== true && parentOf2(address) !== null;
      if (category !== "network" || isService || isInside4) return true;
    }
    return false;
  }
  const boxes2 = /* @__PURE__ */ new Set();
  const hidden = /* @__PURE__ */ new Map();
  const hidesUnused = isMoreThanNetworks();
  for (const [address, found] of members) {
    if (found.length === 0 && hidesUnused) hidden.set(address, HIDDEN_UNUSED_GROUP);
    else if (found.length === 0 || isBox2(address, found)) boxes2.add(address);
  }
  return { members, boxes: boxes2, joinedBy: joined3, hidden };
}

// src/inference/placement/multi-subnet.ts
function across(model, folds, places, copies, access2) {
  const without = (things) => ({
    ...copies,
    of: new Map([...copies.of].filter(([thing]) => !things.has(thing)))
  });
  const networkOf3 = networkFinder(model, places);
  const { spanning } = occupancy(model, folds, places, copies);
  const spanned = new Set([...spanning.keys()].map((key) => networkOf3(key.split("\n"))));
  const replicas = [...copies.of.keys()].filter((thing) => {
    const network = networkOf3(places.parentsOf(thing));
    return network !== null && spanned.has(network);
  });
  if (replicas.length === 0) return merge(model, folds, places, copies, access2);
  const joint = merge(model, folds, places, without(new Set(replicas)), access2);
  const isMerged = (thing) => joint.spans.members.has(joint.spans.parents.get(thing) ?? "");
  const failed = new Set(
    replicas.filter((thing) => !isMerged(thing)).map((thing) => networkOf3(places.parentsOf(thing)))
  );
  if (failed.size === 0) return joint;
  const merged2 = replicas.filter((thing) => !failed.has(networkOf3(places.parentsOf(thing))));
  return merge(model, folds, places, without(new Set(merged2)), access2);
}
function networkFinder({ knowledge, typeOf: typeOf2 }, { implied, parentOf: parentOf2 }) {
  const isZone = (box) => knowledge.boxFactsOf(implied.get(box)?.type ?? typeOf2(box)).peers;
  return (seats) => {
    const zones = new Set(seats.map(parentOf2));
    if (zones.size < 2 || ![...zones].every((zone) => zone !== null && isZone(zone))) return null;
    const networks = new Set([...zones].map((zone) => parentOf2(zone)));
    const [network = null] = networks;
    return networks.size === 1 ? network : null;
  };
}
function merge(model, folds, places, copies, access2) {
  const occupied = occupancy(model, folds, places, copies);
  const { taken, own: own2, spanning } = occupied;
  const copied = new Map(occupied.copied);
  const boxFor = boxFinder(model, places, access2);
  const into = /* @__PURE__ */ new Map();
  const members = /* @__PURE__ */ new Map();
  const parents = /* @__PURE__ */ new Map();
  const of = new Map(copies.of);
  const copiedTo = groupBy([...of.keys()], (thing) => keyOf(places.parentsOf(thing)));
  const boxAround = (seats) => {
    const boxes2 = new Set(seats.map((seat) => into.get(seat) ?? (members.has(seat) ? seat : null)));
    const [box = null] = boxes2;
    return boxes2.size === 1 ? box : null;
  };
  const isLittle = littleFinder(model, places, { own: own2, copied });
  const sets = [...spanning].map(([key, things]) => ({ key, things, seats: key.split("\n") }));
  sets.sort((a, b) => b.things.length - a.things.length || b.seats.length - a.seats.length || byText(a.key, b.key));
  for (const { key, things, seats } of sets) {
    const holdsNoOther = (seat) => [...copied.get(seat) ?? []].every((other) => other === key);
    const isFree = seats.every(
      (seat) => !taken.has(seat) && !into.has(seat) && !members.has(seat) && holdsNoOther(seat)
    );
    const inOne = seats.flatMap((seat) => own2.get(seat) ?? []);
    const box = isFree && isLittle(seats, things) ? boxFor(seats) : null;
    const around2 = boxAround(seats);
    if (around2 !== null) {
      for (const thing of things) parents.set(thing, around2);
      continue;
    }
    if (box === null) {
      const isNowhere = (thing) => places.parentOf(thing) === null && seats.length <= COPIES_MAX;
      const lone = things.filter(isNowhere);
      const boxes2 = [...new Set(seats.map((seat) => into.get(seat) ?? seat))];
      for (const thing of lone) of.set(thing, copiesIn(thing, boxes2));
      for (const seat of lone.length > 0 ? boxes2 : []) copied.set(seat, /* @__PURE__ */ new Set([...copied.get(seat) ?? [], key]));
      continue;
    }
    const [first3, ...rest] = seats;
    for (const seat of rest) into.set(seat, first3);
    members.set(first3, seats);
    parents.set(first3, box.parent);
    for (const thing of [...things, ...inOne]) parents.set(thing, first3);
    for (const thing of copiedTo.get(key) ?? []) {
      of.delete(thing);
      parents.set(thing, first3);
    }
  }
  const spans = withoutIdleZones({ into, members, parents }, { ...occupied, copied }, { model, places, boxFor });
  return { spans, copies: { ...copies, of } };
}
var keyOf = (seats) => seats.join("\n");
function littleFinder(model, { parentOf: parentOf2 }, { own: own2, copied }) {
  const isAtHome = (seats) => {
    const zones = new Set(seats.map(parentOf2));
    const others = [...own2.keys(), ...copied.keys()].filter((seat) => !seats.includes(seat));
    return zones.size > 1 && others.some((seat) => zones.has(parentOf2(seat)));
  };
  return (seats, across2) => {
    const inOne = seats.flatMap((seat) => own2.get(seat) ?? []);
    const isService = (thing) => model.factsOf(thing).plumbing !== true;
    const services = inOne.filter(isService).length;
    const isInEach = (things) => things.length === seats.length && seats.every((seat) => own2.get(seat)?.some((thing) => things.includes(thing)));
    const amounts = [...groupBy(inOne, model.typeOf).values()].map(
      (things) => things.some(isService) || !isInEach(things) || isAtHome(seats) ? things.length : 1
    );
    return amounts.reduce((sum, amount) => sum + amount, 0) <= across2.length && services < across2.length;
  };
}
function boxFinder({ knowledge, resources, typeOf: typeOf2 }, { implied, parentOf: parentOf2 }, access2) {
  const isPeer2 = (box) => box !== null && knowledge.boxFactsOf(implied.get(box)?.type ?? typeOf2(box)).peers;
  const looks = (subnet) => {
    const { mode, change, provenance } = resources.get(subnet) ?? {};
    return JSON.stringify([typeOf2(subnet), access2.get(subnet), mode, change, provenance]);
  };
  return (subnets) => {
    let around2 = new Set(subnets.map(parentOf2));
    if (around2.size > 1 && [...around2].every(isPeer2))
      around2 = new Set([...around2].map((zone) => parentOf2(zone)));
    const [parent = null] = around2;
    return around2.size === 1 && new Set(subnets.map(looks)).size === 1 ? { parent } : null;
  };
}
function occupancy(model, folds, places, copies) {
  const taken = /* @__PURE__ */ new Set();
  const own2 = /* @__PURE__ */ new Map();
  const spanning = [];
  const copied = /* @__PURE__ */ new Map();
  const take = (start) => {
    for (let at = start; at !== null && !taken.has(at); at = places.parentOf(at)) taken.add(at);
  };
  for (const { address, mode } of model.resources.values()) {
    if (folds.root(address) !== address) continue;
    const settled = copies.settled.get(address);
    const seats = places.parentsOf(address);
    if (model.isContainer(address)) {
      if (mode !== "data") take(places.parentOf(address));
    } else if (copies.of.has(address)) {
      for (const seat of seats) copied.set(seat, (copied.get(seat) ?? /* @__PURE__ */ new Set()).add(keyOf(seats)));
    } else if (settled !== void 0) take(settled);
    else if (seats.length < 2) {
      const [seat = null] = seats;
      if (seat !== null) put(own2, seat, address);
    } else spanning.push([keyOf(seats), address]);
  }
  const byKey2 = groupBy(spanning, ([key]) => key);
  return {
    taken,
    own: own2,
    copied,
    spanning: new Map([...byKey2].map(([key, all]) => [key, all.map(([, thing]) => thing)]))
  };
}
function withoutIdleZones(spans, occupancy2, { model, places, boxFor }) {
  const [into, members, parents] = [new Map(spans.into), new Map(spans.members), new Map(spans.parents)];
  for (const seats of idleSeats(spans, occupancy2, model, places)) {
    const tiers = tiersOf(seats, places);
    const boxes2 = tiers?.map(boxFor) ?? [];
    if (tiers === null || boxes2.some((box) => box === null)) {
      const network = places.parentOf(places.parentOf(seats[0]));
      for (const seat of seats) parents.set(seat, network);
      continue;
    }
    tiers.forEach((tier, i) => {
      const [first3, ...rest] = tier;
      for (const seat of rest) into.set(seat, first3);
      members.set(first3, tier);
      parents.set(first3, boxes2[i].parent);
      for (const thing of tier.flatMap((seat) => occupancy2.own.get(seat) ?? [])) parents.set(thing, first3);
    });
  }
  return { into, members, parents };
}
function idleSeats({ into, members }, { taken, own: own2, copied, spanning }, model, { parentOf: parentOf2 }) {
  const zonesOf = (seats) => [...new Set(seats.map(parentOf2))];
  const spanned = new Set([...members.values()].map(zonesOf).flatMap((zones) => zones.length > 1 ? zones : []));
  const networks = new Set([...spanned].map((zone) => parentOf2(zone)));
  const isNetwork = (place2) => place2 !== null && networks.has(place2);
  const around2 = (seat) => {
    const zone = parentOf2(seat);
    return zone === null ? null : parentOf2(zone);
  };
  const left = [...model.resources.keys()].filter(
    (place2) => model.isContainer(place2) && isNetwork(around2(place2)) && !into.has(place2) && !members.has(place2)
  );
  const inZone2 = new Set([...spanning.values()].flat().map(parentOf2));
  const isIdle = (place2) => place2 !== null && !copied.has(place2) && !inZone2.has(place2) && (own2.get(place2) ?? []).every((thing) => model.factsOf(thing).plumbing === true);
  return [...groupBy(left, around2).values()].flatMap((seats) => {
    const zones = zonesOf(seats);
    const areIdle = seats.every((seat) => isIdle(seat) && !taken.has(seat));
    return areIdle && zones.every(isIdle) ? [seats] : [];
  });
}
function tiersOf(seats, { parentOf: parentOf2 }) {
  const isTier = (set) => set.length > 1 && new Set(set.map(parentOf2)).size === set.length;
  if (isTier(seats)) return [seats];
  const tiers = [...groupBy(seats, withoutIndexes).values()];
  return tiers.every(isTier) ? tiers : null;
}

// src/inference/placement/implied.ts
function statedValue(resource, attribute) {
  const { values, region, zone } = resource;
  const own2 = Object.hasOwn(values, attribute) ? values[attribute] : null;
  const value = own2 ?? (attribute === "region" ? region : attribute === "zone" ? zone : null);
  return typeof value === "string" ? value.slice(value.lastIndexOf("/") + 1) : "";
}
var regionOf = ({ region = "" }, zone) => /-[a-z]$/.test(zone) ? zone.replace(/-[^-]*$/, "") : region;
function impliedBoxes2({ factsOf: factsOf2, resources, typeOf: typeOf2 }) {
  const all = /* @__PURE__ */ new Map();
  const byKey2 = /* @__PURE__ */ new Map();
  function freshAddress2(type, parent, text) {
    const parts = parseAddress(parent);
    const slug = text.replace(/[^A-Za-z0-9_-]/g, "-");
    const modules2 = parts?.modules ?? [];
    const name = `${parts?.name ?? "container"}_${slug}`;
    for (let n = 1; ; n++) {
      const address = formatAddress({
        modules: modules2,
        type,
        name: n === 1 ? name : `${name}_${n}`,
        indexes: parts?.indexes ?? [],
        copy: null
      });
      if (!all.has(address) && !resources.has(address)) return address;
    }
  }
  function between2(resource, parent) {
    const { address } = resource;
    for (const rule of wrapsOf(factsOf2(address)).filter(({ inside: inside2 }) => inside2.includes(typeOf2(parent)))) {
      const said2 = rule.by.map((attribute2) => ({ attribute: attribute2, text: statedValue(resource, attribute2) }));
      const fit = said2.find(({ text: text2 }) => text2 !== "" && rule.looks?.test(text2) !== false);
      if (fit === void 0) continue;
      const { attribute, text } = fit;
      const region = rule.around?.inside.includes(typeOf2(parent)) ? regionOf(resource, text) : "";
      const outer = region === "" ? parent : box(rule.around.box, parent, attribute, region, address);
      return box(rule.box, outer, attribute, text, address);
    }
    return parent;
  }
  function box(type, parent, attribute, text, user) {
    const key = `${parent} ${type} ${text}`;
    const address = byKey2.get(key) ?? freshAddress2(type, parent, text);
    const known = all.get(address);
    const proof = known === void 0 || byAddress(user, known.proof) < 0 ? user : known.proof;
    byKey2.set(key, address);
    all.set(address, { address, type, parent, attribute, text, proof });
    return address;
  }
  return { all, between: between2 };
}

// src/inference/placement/place.ts
var NOWHERE = { parent: null, seats: [], evidence: null };
var GUESSES = /* @__PURE__ */ new Set(["first", "numbered", "only"]);
var LONGEST_WAY = 32;
function place(model, folds) {
  const boxes2 = impliedBoxes2(model);
  const typeOf2 = (address) => boxes2.all.get(address)?.type ?? model.typeOf(address);
  const parentOf2 = (address) => boxes2.all.get(address)?.parent ?? settle(address).parent;
  const nesting = createNesting(model, typeOf2, parentOf2, (address) => settle(address));
  const statements = createStatements(model, folds, nesting);
  const settled = /* @__PURE__ */ new Map();
  const onTheWay = /* @__PURE__ */ new Set();
  function settle(address) {
    const known = settled.get(address);
    if (known !== void 0) return known;
    const resource = model.resources.get(address);
    if (resource === void 0 || onTheWay.has(address) || onTheWay.size > LONGEST_WAY) return NOWHERE;
    onTheWay.add(address);
    const { parent, ...said2 } = seatOf(resource, model, statements, nesting);
    const found = { ...said2, parent: parent === null ? null : boxes2.between(resource, parent) };
    onTheWay.delete(address);
    settled.set(address, found);
    return found;
  }
  return {
    parentOf: parentOf2,
    parentsOf(address) {
      const { parent, seats } = settle(address);
      const resource = model.resources.get(address);
      if (seats.length < 2 || resource === void 0) return parent === null ? [] : [parent];
      return seats.map((seat) => boxes2.between(resource, seat));
    },
    evidenceOf: (address) => settle(address).evidence,
    isAssumed: (address) => GUESSES.has(settle(address).evidence?.rule),
    implied: boxes2.all
  };
}
function seatOf(resource, model, statements, nesting) {
  const { address, type } = resource;
  const isContainer = model.isContainer(address);
  const { ancestry, common, fitting, innermost } = nesting;
  const parts = isContainer ? null : statements.ofParts(resource);
  if (parts !== null && parts.seats.length > 0) return { ...parts, parent: common(parts.seats) };
  const called = statements.ofNames(resource);
  const place2 = fitting(resource, common(called.seats));
  const isMoreExact = ({ seats: [seat] }) => called.seats.length > 0 && called.seats.every((one2) => one2 !== seat && ancestry(one2).includes(seat));
  const attributes2 = model.knowledge.placedBy(type);
  let spanned = NOWHERE;
  for (const attribute of attributes2) {
    const { seats, spans, evidence } = statements.ofAttribute(address, attribute);
    if (spans && spanned.seats.length === 0 && !isContainer)
      spanned = { ...NOWHERE, seats: innermost(seats), evidence };
    const parent = fitting(resource, common(seats));
    if (parent === null) continue;
    const listed3 = { parent, seats: spanned.seats.length > 0 ? spanned.seats : [parent], evidence };
    if (place2 === null || isContainer || listed3.seats.length > 1 || !isMoreExact(listed3)) return listed3;
    break;
  }
  if (place2 !== null) return { ...called, parent: place2, seats: isContainer ? [place2] : called.seats };
  const apart = spanned.seats.length > 1 || isContainer ? spanned : { ...called, parent: null };
  if (apart.seats.length > 1) return apart;
  const seated = ({ seats, evidence }) => {
    const parent = fitting(resource, common(seats));
    return parent === null ? null : { parent, seats: [parent], evidence };
  };
  const unnamed = attributes2.length > 0 ? seated(statements.ofAnyReference(resource)) : null;
  return unnamed ?? seated(statements.ofSatellites(resource)) ?? seated(statements.ofMention(resource)) ?? seated(statements.ofTheOnly(resource)) ?? NOWHERE;
}
var NOTHING3 = { seats: [], spans: false, evidence: null };
var one = (seat, evidence) => seat === null ? NOTHING3 : { seats: [seat], spans: false, evidence };
function createStatements(model, folds, nesting) {
  const { factsOf: factsOf2, knowledge, referencesOf } = model;
  function ofNames2({ address, type }) {
    if (factsOf2(address).placedBy !== void 0) return NOTHING3;
    const listed3 = knowledge.placedBy(type);
    const named3 = referencesOf(address).filter(
      ({ path, to }) => path !== void 0 && !knowledge.isOfOrigins(path) && factsOf2(to).placementRefs?.test(nameOf(path)) === true && !listed3.some((attribute) => leadsInto(path, attribute))
    );
    const rank = largest(named3.map(({ to }) => nesting.rankOf(to)));
    const seats = nesting.innermost(named3.map(({ to }) => to).filter((to) => nesting.rankOf(to) === rank));
    return { seats, spans: true, evidence: evidenceOf2(named3, seats) };
  }
  function ofAnyReference({ address }) {
    const unnamed = referencesOf(address).filter(({ path, via: via2 }) => path === void 0 && via2 !== "configuration");
    const evidence = { rule: "ordered", by: address };
    const targets = unnamed.map(({ to }) => to);
    const containers = targets.filter(model.isPlace);
    if (containers.length === 0) {
      const hosted = targets.filter((target) => folds.hosts.has(target));
      return one(nesting.common(hosted.map(nesting.seatAt)), evidence);
    }
    const innermost = largest(containers.map(nesting.rankOf));
    return one(nesting.common(containers.filter((to) => nesting.rankOf(to) === innermost)), evidence);
  }
  function ofParts({ address }) {
    const parts = folds.partsOf(address).filter((part) => factsOf2(part).isPart === true);
    const seats = nesting.innermost(parts.flatMap(nesting.seatsAt));
    return { seats, spans: true, evidence: { rule: "parts", by: parts[0] ?? address } };
  }
  function ofSatellites({ address, type }) {
    if (knowledge.placedBy(type).length === 0) return NOTHING3;
    const satellites = folds.partsOf(address).filter((part) => factsOf2(part).identity !== true);
    const seats = satellites.map((part) => nesting.parentOf(part)).map((seat) => seat === address ? null : seat);
    const by = satellites.find((_, i) => seats[i] !== null) ?? address;
    return one(nesting.common(seats), { rule: "satellite", by });
  }
  return {
    ofAttribute: attributeReader(model, nesting),
    ofNames: ofNames2,
    ofAnyReference,
    ofParts,
    ofSatellites,
    ...lastResorts(model)
  };
}
function lastResorts(model) {
  const onlyContainer = onlyContainers(model);
  function ofMention({ address }) {
    const { within = [] } = model.factsOf(address);
    const mentioned = model.referencesOf(address).filter(({ path, to }) => path !== void 0 && within.includes(model.typeOf(to)));
    const near = [
      ...new Set(
        model.nearest(
          address,
          mentioned.map(({ to }) => to)
        )
      )
    ];
    const evidence = { rule: "mention", by: address, ...pathOf2(mentioned, near) };
    return one(near.length === 1 ? near[0] : null, evidence);
  }
  function ofTheOnly({ address, type }) {
    const isKnown2 = (attribute) => isKnownValue(model.attributeOf(address, attribute));
    if (model.knowledge.placedBy(type).some(isKnown2)) return NOTHING3;
    return one(onlyContainer(address) ?? usual(type), { rule: "only", by: address });
  }
  function usual(type) {
    const { defaultContainer } = model.knowledge.factsOf(type);
    if (defaultContainer === void 0) return null;
    const all = [...model.resources.values()].filter((one2) => one2.type === defaultContainer);
    const isOne = new Set(all.map(({ account: account2, region }) => `${account2} ${region}`)).size === 1;
    const [first3] = [...all.filter(({ mode }) => mode === "managed"), ...all];
    return isOne && all.every((one2) => isSole(one2, model.knowledge)) ? first3?.address ?? null : null;
  }
  return { ofMention, ofTheOnly };
}
function attributeReader(model, nesting) {
  const { knowledge, isPlace } = model;
  const named3 = namedBy3(model);
  const { innermost, seatsAt } = nesting;
  function withoutVaguer(held) {
    const inner = new Set(innermost(held.filter(({ to }) => isPlace(to)).map(({ to }) => to)));
    const precise2 = new Set(held.filter(({ to }) => inner.has(to)).map(({ path }) => path));
    return held.filter(({ path, to }) => inner.has(to) || precise2.has(path) || !isPlace(to));
  }
  function ofOneOf(address, said2, held) {
    const seats = said2.flatMap(seatsAt);
    const evidence = evidenceOf2(held, said2);
    if (said2.length < 2) return { seats, spans: false, evidence };
    const near = model.nearest(address, said2);
    if (nesting.common(seats) !== null || !areOfOneBlock(near, model.instances))
      return { seats, spans: false, evidence: ruledBy("undecided", evidence) };
    const first3 = near.slice(0, 1);
    return { seats: first3.flatMap(seatsAt), spans: false, evidence: ruledBy("first", evidenceOf2(held, first3)) };
  }
  return (address, attribute) => {
    const { unplaced } = model.factsOf(address);
    if (unplaced?.by.includes(attribute) === true && hasAny(model.valuesOf(address), unplaced.when)) return NOTHING3;
    const spans = !knowledge.attributesOfInterfaces.has(attribute);
    const values = named3(address, attribute);
    if (values.length > 0) {
      const seats = innermost(values.flatMap(seatsAt));
      return { seats, spans, evidence: { rule: "value", by: address, path: attribute } };
    }
    const isPlacing = ({ path }) => leadsInto(path, attribute) && (path === void 0 || !knowledge.isOfOrigins(path));
    const held = withoutVaguer(model.referencesOf(address).filter(isPlacing));
    const targets = held.map(({ to }) => to);
    const containers = [...new Set(targets.filter(isPlace))];
    const inner = innermost(containers);
    if (knowledge.attributesOfMany.has(attribute)) {
      const isVague = inner.length > 1 && inner.length < containers.length;
      const said3 = containers.length > 0 ? containers : targets;
      return { seats: said3.flatMap(seatsAt), spans: spans && !isVague, evidence: evidenceOf2(held, inner) };
    }
    const said2 = containers.length > 0 ? inner : [...new Set(targets)];
    const only2 = model.paired(address, said2);
    if (only2 === null) return ofOneOf(address, said2, held);
    const isGuess2 = model.nearest(address, said2).length > 1;
    const evidence = evidenceOf2(held, [only2]);
    return { seats: seatsAt(only2), spans, evidence: isGuess2 ? ruledBy("numbered", evidence) : evidence };
  };
}
function evidenceOf2(held, targets) {
  const reference = held.find(({ to }) => targets.includes(to)) ?? held[0];
  return reference === void 0 ? null : byReference(reference);
}
var ruledBy = (rule, evidence) => evidence && { ...evidence, rule };
var pathOf2 = (held, targets) => {
  const path = held.find(({ to }) => targets.includes(to))?.path;
  return path === void 0 ? {} : { path };
};
var isKnownValue = (value) => Array.isArray(value) ? value.length > 0 : typeof value === "string" && value !== "";
function onlyContainers(model) {
  const { resources, instances } = model;
  const everywhere = /* @__PURE__ */ new Map();
  const add2 = (key, address) => {
    const known = everywhere.get(key);
    if (known === void 0) everywhere.set(key, [address]);
    else known.push(address);
  };
  for (const { address, type, mode } of resources.values()) {
    add2(`${mode} ${type}`, address);
    add2(`${mode} ${type} ${instances.get(address)?.module}`, address);
  }
  return (address) => {
    const mode = resources.get(address)?.mode;
    for (const type of model.factsOf(address).within ?? []) {
      const inModule = everywhere.get(`${mode} ${type} ${instances.get(address)?.module}`) ?? [];
      const all = inModule.length > 0 ? inModule : everywhere.get(`${mode} ${type}`) ?? [];
      const candidates = all.length > NEARBY_MAX ? [] : model.nearest(address, all);
      if (candidates.length === 1) return candidates[0];
    }
    return null;
  };
}
function namedBy3(model) {
  const { knowledge, resources } = model;
  const byId = /* @__PURE__ */ new Map();
  const byName2 = /* @__PURE__ */ new Map();
  const nameable = new Set([...knowledge.namedContainers.values()].flat());
  for (const { address, type, values } of resources.values()) {
    if (model.isPlace(address)) {
      for (const id of knowledge.ownIdentities) {
        const text = Object.hasOwn(values, id) ? values[id] : void 0;
        if (typeof text === "string" && text !== "" && !byId.has(text)) byId.set(text, address);
      }
    }
    const isNameable = nameable.has(type) || model.isPlace(address);
    const name = isNameable && Object.hasOwn(values, "name") ? values.name : void 0;
    if (typeof name !== "string") continue;
    const alike2 = byName2.get(`${type} ${name}`);
    if (alike2 === void 0) byName2.set(`${type} ${name}`, [address]);
    else alike2.push(address);
  }
  function namesIn2({ path, text }) {
    const types = knowledge.namedContainers.get(nameOf(path)) ?? [];
    const plain4 = types.map((type) => ({ type, name: lastSegment(text) }));
    const rules = knowledge.identities.get(nameOf(path)) ?? [];
    const inIdentity = rules.flatMap(({ type, looks }) => {
      const { name, aroundName } = looks.exec(text)?.groups ?? {};
      if (name === void 0) return [];
      return [{ type, name, ...aroundName !== void 0 && { around: aroundName } }];
    });
    return plain4.length > 0 ? plain4 : inIdentity;
  }
  function isIn2(address, around2) {
    const resource = resources.get(address);
    if (around2 === void 0 || resource === void 0) return true;
    const texts = [...placingTexts(resource, knowledge)].map(({ text }) => lastSegment(text));
    return texts.length === 0 || texts.includes(around2);
  }
  return (address, attribute) => {
    const found = /* @__PURE__ */ new Set();
    for (const at of textsIn(attribute, model.attributeOf(address, attribute))) {
      if (at.text === "") continue;
      const id = byId.get(at.text);
      if (id !== void 0 && id !== address) found.add(id);
      if (id !== void 0) continue;
      const named3 = namesIn2(at).flatMap(
        ({ type, name, around: around2 }) => (byName2.get(`${type} ${name}`) ?? []).filter((other) => isIn2(other, around2))
      );
      const others = named3.filter((other) => other !== address);
      const near = model.nearest(address, others);
      if (near.length === 1) found.add(near[0]);
    }
    return [...found];
  };
}
function createNesting({ isContainer, isPlace, knowledge }, typeOf2, parentOf2, settle) {
  const rankOf2 = (address) => knowledge.boxFactsOf(typeOf2(address)).rank;
  function ancestry(address) {
    const chain2 = [];
    for (let at = address; at !== null && !chain2.includes(at); at = parentOf2(at)) chain2.push(at);
    return chain2;
  }
  function common(seats) {
    const known = [...new Set(seats.filter((seat) => seat !== null))];
    let chain2 = ancestry(known[0] ?? null);
    for (const seat of known.slice(1)) {
      const other = new Set(ancestry(seat));
      chain2 = chain2.filter((container) => other.has(container));
    }
    return chain2[0] ?? null;
  }
  function innermost(seats) {
    const distinct = [...new Set(seats)];
    const outer = new Set(distinct.flatMap((seat) => ancestry(seat).slice(1)));
    return distinct.filter((seat) => !outer.has(seat)).sort(byAddress);
  }
  function fitting({ address }, seat) {
    const rank = isContainer(address) ? rankOf2(address) : Number.POSITIVE_INFINITY;
    return ancestry(seat).find((container) => container !== address && rankOf2(container) < rank) ?? null;
  }
  function seatsAt(address) {
    if (isPlace(address)) return [address];
    const { parent, seats } = settle(address);
    return seats.length > 1 || parent === null ? seats : [parent];
  }
  const seatAt = (address) => isPlace(address) ? address : parentOf2(address);
  return { ancestry, common, innermost, fitting, seatAt, seatsAt, parentOf: parentOf2, rankOf: rankOf2 };
}

// src/inference/placement/projects.ts
function projects(nodes, model, resourceOf2) {
  const { knowledge, resources } = model;
  const members = nodes.flatMap((node) => {
    const resource = resources.get(resourceOf2(node));
    const rule = knowledge.accountTypes[knowledge.cloudOf(node.type)];
    const holds = knowledge.factsOf(node.type).holdsAccounts === true;
    if (node.parent !== null || resource === void 0 || rule === void 0 || holds) return [];
    const named3 = accountOf(resource, rule.by, model);
    return named3 === null ? [] : [{ node, resource, type: rule.type, ...named3 }];
  });
  const counted2 = members.filter(({ node }) => knowledge.factsOf(node.type).supporting !== true);
  if (new Set(counted2.map(({ key }) => key)).size < 2) return { boxes: [], implied: [], ownerOf: /* @__PURE__ */ new Map() };
  const taken = new Set(nodes.map(({ address }) => address));
  const known = knownAccounts(nodes, model, resourceOf2);
  const boxes2 = /* @__PURE__ */ new Map();
  const implied = [];
  const ownerOf2 = /* @__PURE__ */ new Map();
  for (const { node, resource, type, key, name } of members) {
    const own2 = known.get(key);
    if (own2 === void 0 && !boxes2.has(key)) {
      const address = freshAddress(type, name.replace(/[^A-Za-z0-9_-]/g, "_"), taken);
      taken.add(address);
      boxes2.set(key, createNode({ address, attributes: { name }, provenance: "implied" }));
      implied.push({ address, proof: resource.address });
    }
    ownerOf2.set(node.address, own2 ?? boxes2.get(key).address);
  }
  return { boxes: [...boxes2.values()], implied, ownerOf: ownerOf2 };
}
function accountOf(resource, by, { knowledge, namedBy: namedBy4 }) {
  if (namedBy4(resource.address, [by]).length > 0) return null;
  const { account: account2 } = placeOf(resource, knowledge);
  const [own2 = account2 ?? ""] = textsAt(resource.values, [by]).filter((text) => text !== "");
  if (own2 !== "") return knowledge.isMadeUpAccount(own2) ? null : { key: own2, name: own2 };
  const symbol = symbolOf((resource.patterns ?? []).find(({ path }) => path === by)?.text ?? "");
  return symbol === null ? null : { key: `=${symbol}`, name: knowledge.accountName(symbol) };
}
function knownAccounts(nodes, { factsOf: factsOf2, valuesOf: valuesOf3 }, resourceOf2) {
  return new Map(
    nodes.flatMap((node) => {
      const { accountId } = factsOf2(resourceOf2(node));
      const ids = accountId === void 0 ? [] : textsAt(valuesOf3(resourceOf2(node)), [accountId]);
      return ids.map((id) => [id, node.address]);
    })
  );
}

// src/inference/placement/regions.ts
function regions(nodes, asked) {
  const { knowledge } = asked.model;
  const members = membersIn2(nodes, asked);
  const isService = ({ node }) => {
    const { imageConsumers, supporting } = knowledge.factsOf(node.type);
    return supporting !== true && imageConsumers === void 0;
  };
  const isSeveral = new Set(members.filter(isService).map(({ region }) => region)).size > 1;
  const inZones = members.flatMap(({ node, resource }) => {
    const zone = node.parent === null ? zoneOf2(resource, knowledge, asked.inNetworks) : null;
    return zone === null ? [] : [[node.address, zone]];
  });
  const parents = new Map(inZones);
  const top = members.filter(({ node }) => node.parent === null && !parents.has(node.address));
  const keyOf4 = ({ node, boxType, region }) => JSON.stringify([boxType, region, asked.ownerOf(node.address)]);
  const taken = new Set(nodes.map(({ address }) => address));
  const boxes2 = [];
  const implied = [];
  for (const all of isSeveral ? groupBy(top, keyOf4).values() : []) {
    if (!all.some(isService)) continue;
    const [{ node, boxType, region, resource }] = all;
    const box = boxOf2(boxType, region, asked.ownerOf(node.address), taken);
    taken.add(box.address);
    boxes2.push(box);
    implied.push({ address: box.address, proof: resource.address });
    for (const member2 of all) parents.set(member2.node.address, box.address);
  }
  return { nodes: movedTo(parents, nodes), boxes: boxes2, implied };
}
function membersIn2(nodes, { model, resourceOf: resourceOf2 }) {
  const { knowledge, resources } = model;
  return nodes.flatMap((node) => {
    const resource = resources.get(resourceOf2(node));
    const boxType = knowledge.outerRegionOf(knowledge.cloudOf(node.type));
    const region = resource === void 0 ? null : statedRegion(resource, knowledge);
    return resource === void 0 || boxType === null || region === null ? [] : [{ node, resource, boxType, region }];
  });
}
function boxOf2(type, region, owner, taken) {
  const address = freshAddress(type, region.replace(/[^A-Za-z0-9_-]/g, "_"), taken);
  return createNode({
    address,
    attributes: { region },
    provenance: "implied",
    ...owner !== null && { runsIn: owner }
  });
}
function movedTo(parents, nodes) {
  if (parents.size === 0) return nodes;
  return nodes.map((node) => {
    const { address, parent, runsIn } = node;
    const moved = parents.get(address) ?? (runsIn === void 0 ? void 0 : parents.get(runsIn));
    return parent !== null || moved === void 0 ? node : createNode({ ...node, parent: moved });
  });
}
function zoneOf2(resource, { factsOf: factsOf2 }, boxes2) {
  const found = wrapsOf(factsOf2(resource.type)).flatMap(
    ({ box, by, ofAny }) => ofAny === true ? boxes2.filter(({ type, text }) => type === box && by.some((name) => statedValue(resource, name) === text)) : []
  );
  return found.length === 1 ? found[0].address : null;
}
function statedRegion(resource, knowledge) {
  if (knowledge.isGlobal(resource.type, resource.values)) return null;
  const said2 = statedLocation(resource, knowledge);
  const isLeftOut2 = said2 === void 0 && wrapsOf(knowledge.factsOf(resource.type)).length > 0;
  const found = isLeftOut2 ? resource.region ?? null : said2 ?? null;
  return found !== null && knowledge.isRegionOrZone(found) ? found : null;
}
function statedLocation({ type, values }, { cloudOf: cloudOf3, statedLocation: statedLocation3 }) {
  return statedLocation3(cloudOf3(type), (name) => {
    const value = Object.hasOwn(values, name) ? values[name] : null;
    return typeof value === "string" ? value : "";
  });
}
var Facts = class {
  #texts = /* @__PURE__ */ new Map();
  /** Provider configurations without a stated value. */
  #silent = /* @__PURE__ */ new Map();
  #proven = /* @__PURE__ */ new Set();
  add(cloud, { configured }, text) {
    if (text !== null) this.state(cloud).add(text);
    if (configured === void 0) return;
    if (text !== null) this.#proven.add(configured);
    else this.#silent.set(cloud, (this.#silent.get(cloud) ?? /* @__PURE__ */ new Set()).add(configured));
  }
  /** Marks the cloud as one whose resources state their location. */
  state(cloud) {
    const texts = this.#texts.get(cloud) ?? /* @__PURE__ */ new Set();
    this.#texts.set(cloud, texts);
    return texts;
  }
  has(cloud) {
    return this.#texts.has(cloud);
  }
  get clouds() {
    return this.#texts.keys();
  }
  /**
   * Returns the only value, if it holds for everything. A configuration without a value may build anywhere, so it leaves the
   * answer open.
   */
  only(cloud) {
    const isOpen2 = [...this.#silent.get(cloud) ?? []].some((key) => !this.#proven.has(key));
    const texts = this.#texts.get(cloud) ?? /* @__PURE__ */ new Set();
    return texts.size === 1 && !isOpen2 ? [...texts] : [];
  }
};
function rootFacts(nodes, model, resourceOf2) {
  const { knowledge, resources } = model;
  const [accounts2, regions2, ofProviders] = [new Facts(), new Facts(), new Facts()];
  const withoutAccount = /* @__PURE__ */ new Set();
  const withoutRegion = /* @__PURE__ */ new Set();
  for (const node of nodes) {
    const resource = resources.get(resourceOf2(node));
    const cloud = knowledge.cloudOf(node.type);
    if (knowledge.factsOf(node.type).holdsAccounts === true) withoutAccount.add(cloud);
    if (resource === void 0 || isPseudoType(node.type) || knowledge.factsOf(node.type).supporting === true) continue;
    const { account: account2, region } = placeOf(resource, knowledge);
    accounts2.add(cloud, resource, account2 === null || knowledge.isMadeUpAccount(account2) ? null : account2);
    if (knowledge.isGlobal(resource.type, resource.values)) continue;
    if (isPlaceUnknown(resource, cloud, knowledge)) withoutRegion.add(cloud);
    ofProviders.add(cloud, resource, resource.region ?? null);
    if (knowledge.regionBoxOf(cloud) !== null) {
      if (region !== null && Object.hasOwn(resource.values, knowledge.regionAttribute))
        regions2.state(cloud).add(region);
      else regions2.add(cloud, resource, region);
      continue;
    }
    const said2 = saidPlace(resource, cloud, knowledge);
    if (typeof statedLocation(resource, knowledge) === "string") regions2.state(cloud);
    if (said2 !== null) regions2.state(cloud).add(said2);
  }
  const regionOf2 = (cloud) => withoutRegion.has(cloud) ? [] : (regions2.has(cloud) ? regions2 : ofProviders).only(cloud).filter(knowledge.isRegionOrZone);
  const accountOf2 = (cloud) => withoutAccount.has(cloud) ? [] : accounts2.only(cloud);
  const clouds = [.../* @__PURE__ */ new Set([...accounts2.clouds, ...regions2.clouds, ...ofProviders.clouds])].sort();
  const facts = clouds.map((cloud) => [cloud, [...accountOf2(cloud), ...regionOf2(cloud)]]);
  return Object.fromEntries(facts.filter(([, texts]) => texts.length > 0));
}
function isPlaceUnknown(resource, cloud, knowledge) {
  const { values, declared } = resource;
  const names = [...knowledge.locationAttributesOf(cloud), knowledge.regionAttribute];
  return names.some((name) => declared?.lines.has(name)) && !names.some((name) => Object.hasOwn(values, name));
}
var saidPlace = (resource, cloud, knowledge) => knowledge.outerRegionOf(cloud) === null ? statedLocation(resource, knowledge) ?? null : statedRegion(resource, knowledge);

// src/inference/identities/host-names.ts
var HOSTS = /(?<![\w.-])(?:[a-z0-9][a-z0-9-]{0,62}\.)+[a-z][a-z0-9-]{0,62}(?![\w-])|(?<=:\/\/)[a-z0-9][a-z0-9-]{0,62}(?=[:/]|$)/gi;
var PARTLY_KNOWN_HOSTS = new RegExp(`(?<![\\w.-])(?:(?:[a-z0-9-]|${STAND_IN})+\\.)*(?:[a-z0-9-]|${STAND_IN})+`, "gi");
var plain2 = (host) => host.toLowerCase().replace(/\.$/, "");
function inZone(name, zone) {
  if (name.endsWith(".")) return plain2(name);
  const [own2, outer] = [plain2(name), plain2(zone)];
  if (own2 === "@" || own2 === outer || own2.endsWith(`.${outer}`)) return own2 === "@" ? outer : own2;
  return `${own2}.${outer}`;
}
function hostFinder2(resources, known, { factsOf: factsOf2, recordsOfAddresses }) {
  const named3 = resources.filter(({ type, values }) => {
    const { hostnames, hostnameZone } = factsOf2(type);
    const isOfOther = typeof values.type === "string" && !recordsOfAddresses.has(values.type.toUpperCase());
    return hostnames !== void 0 || hostnameZone !== void 0 && !isOfOther;
  });
  if (named3.length === 0) return () => [];
  const byAddress2 = new Map(resources.map((resource) => [resource.address, resource]));
  const outgoing = groupBy(known, ({ from }) => from);
  const hosts = /* @__PURE__ */ new Map();
  for (const resource of named3) {
    const zone = zonesOf(resource).join(" ");
    for (const host of hostsOf(resource)) hosts.set(host, (hosts.get(host) ?? /* @__PURE__ */ new Map()).set(resource.address, zone));
  }
  function zonesOf({ address, type }) {
    const { hostnameZone = [] } = factsOf2(type);
    const references = (outgoing.get(address) ?? []).filter(
      ({ path }) => hostnameZone.some((end2) => leadsInto(path, end2))
    );
    return [...new Set(references.map(({ to }) => to))];
  }
  function hostsOf(resource) {
    const { hostnameZone = [], hostnames: own2 = [] } = factsOf2(resource.type);
    const zones = zonesOf(resource).flatMap((to) => namesAt2(byAddress2.get(to), "name"));
    const written3 = zones.length > 0 ? zones : hostnameZone.flatMap((path) => namesAt2(resource, path));
    const names = hostnameZone.length === 0 ? [] : namesAt2(resource, "name");
    return [
      ...names.flatMap((name) => written3.map((zone) => inZone(name, zone))),
      // A name that ends with an unknown part may be the whole name.
      ...names.filter(endsUnknown).map(plain2),
      ...own2.flatMap((path) => namesAt2(resource, path)).map(plain2)
    ];
  }
  return (text) => {
    const isKnown2 = !holdsInstanceName(text);
    const found = [...text.matchAll(isKnown2 ? HOSTS : PARTLY_KNOWN_HOSTS)];
    const isHost = ({ 0: host, index }) => isKnown2 || /\./.test(host) || holdsInstanceName(host) || text.startsWith("://", index - 3);
    return found.filter(isHost).flatMap(({ 0: host, index }) => {
      const owners2 = hosts.get(plain2(host));
      if (owners2 === void 0) return [];
      const zones = new Set(owners2.values());
      return [{ bearers: [...owners2.keys()], index, isOne: zones.size === 1 && !zones.has("") }];
    });
  };
}
var ENDS_UNKNOWN = new RegExp(`${STAND_IN}$`);
var endsUnknown = (name) => ENDS_UNKNOWN.test(name);
function namesAt2(resource, path) {
  const patterns = (resource?.patterns ?? []).filter(
    (one2) => one2.path === path && isExact(one2.text) && isInformative(one2.text)
  );
  return [...textsAt(resource?.values, path.split(".")), ...patterns.map(({ text }) => text)];
}
var SETTINGS = [
  /"name"\s*:\s*"([\w.-]{1,64})"\s*,\s*"value"\s*:\s*"[^"]{0,128}$/,
  /([\w.-]{1,64})["']?\s*[:=]\s*["']?[^"'\n]{0,128}$/
];
var SETTING_LENGTH_MAX = 256;
var SCHEME = /[a-z][\w+.-]{0,31}:\/\/[^/\s"']{0,128}$/i;
function isForCall({ text, path, valueName = nameOf(path) }, index, { isForCalls: isForCalls2 }) {
  const before = text.slice(Math.max(0, index - SETTING_LENGTH_MAX), index);
  const isUrl = SCHEME.test(before);
  const setting = before.replace(SCHEME, "");
  const [word = valueName] = SETTINGS.flatMap((looks) => looks.exec(setting)?.[1] ?? []);
  return isForCalls2(word, isUrl);
}

// src/inference/identities/likely-names.ts
function likelyFinder(all, knowledge) {
  const byWord = /* @__PURE__ */ new Map();
  const ofType = /* @__PURE__ */ new Map();
  for (const { type, address } of all) ofType.set(type, (ofType.get(type) ?? /* @__PURE__ */ new Set()).add(address));
  const wordsOf = (one2) => tellingWords(one2, ofType.get(one2.type)?.size === 1, knowledge);
  for (const one2 of all) {
    for (const word of wordsOf(one2)) {
      const same = byWord.get(`${one2.type} ${word}`);
      if (same === void 0) byWord.set(`${one2.type} ${word}`, [one2]);
      else same.push(one2);
    }
  }
  return (mention) => {
    if (/[*?]/.test(mention.name)) return null;
    const found = /* @__PURE__ */ new Set();
    for (const word of wordsOf(mention)) {
      const same = byWord.get(`${mention.type} ${word}`) ?? [];
      if (same.length > LIKELY_NAMES_MAX) continue;
      for (const one2 of same) if (isLikely(mention, one2, wordsOf, knowledge)) found.add(one2.address);
    }
    const [only2] = found;
    return found.size === 1 ? only2 : null;
  };
}
var WORD = /[\p{L}\d]+/gu;
function tellingWords({ type, name }, isOnly, { commonWords }) {
  const ofType = new Set(type.split("_").filter((word) => !isOnly || word.length < LIKELY_TYPE_LENGTH_MIN));
  const isTelling2 = (word) => word.length >= LIKELY_WORD_LENGTH_MIN && !ofType.has(word) && !commonWords.has(word) && !/^\d+$/.test(word);
  return [...new Set(knownWords(name).filter(isTelling2))];
}
function knownWords(name) {
  const parts = partsOf(name);
  return parts.flatMap((part, i) => {
    if (i % 2 === 1) return [];
    const found = [...part.toLowerCase().matchAll(WORD)];
    return found.filter(({ index, 0: word }) => {
      const isAtStart = index === 0 && i > 0;
      const isAtEnd = index + word.length === part.length && i < parts.length - 1;
      return !isAtStart && !isAtEnd;
    }).map(([word]) => word);
  });
}
function isLikely(mention, named3, wordsOf, knowledge) {
  const [own2, others] = [gapsIn(mention.name), gapsIn(named3.name)];
  const [ofMention, ofNamed] = [own2.filter((gap) => !isSame(gap, others)), others.filter((gap) => !isSame(gap, own2))];
  if (ofMention.length > 0 === ofNamed.length > 0) return false;
  const [pattern, text] = ofNamed.length > 0 ? [named3, mention] : [mention, named3];
  const open = new Set(ofNamed.length > 0 ? ofNamed : ofMention);
  return wordsOf(pattern).length > 0 && fits2(pattern.name, text.name, open, knowledge);
}
var gapsIn = (name) => partsOf(name).filter((_, i) => i % 2 === 1);
var isSame = (gap, others) => isExact(gap) && others.includes(gap);
function fits2(pattern, text, open, knowledge) {
  const known = [""];
  const gaps = [];
  for (const part of partsOf(pattern)) {
    if (open.has(part)) {
      gaps.push(part);
      known.push("");
    } else known.push(`${known.pop()}${part}`);
  }
  const [first3, ...rest] = known;
  if (!text.startsWith(first3)) return false;
  let at = first3.length;
  for (const [i, part] of rest.entries()) {
    const isLast = i === rest.length - 1;
    const next = isLast ? text.length - part.length : text.indexOf(part, at + 1);
    if (next <= at || !text.startsWith(part, next)) return false;
    if (!mayBe(text.slice(at, next), gaps[i], knowledge)) return false;
    at = next + part.length;
  }
  return at === text.length;
}
function mayBe(text, gap, { isEnvironment: isEnvironment2 }) {
  if (holdsInstanceName(text) || /[^\w.-]/.test(text)) return false;
  const words = text.split(/[-_.]+/);
  return words.length <= (isEnvironment2(expressionOf(gap)) ? 1 : UNKNOWN_WORDS_MAX);
}

// src/inference/identities/shapes.ts
var NAME = String.raw`[\w.+=@*?~-]{1,256}`;
var PATH2 = String.raw`[\w./+=@*?~-]{1,256}`;
var ANYTHING = String.raw`[^\s"'<>{}/:]{0,256}`;
var withUnknown = (part) => part.replace("[^", `[^${STAND_IN.charAt(0)}`).replace(/^(\[.*\])(\{.*\})$/, `(?:$1|${STAND_IN})$2`);
var SPACE = String.raw`\s{0,64}`;
var escaped2 = (text) => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
function compiled(type, shape) {
  const start = shape.startsWith("/") ? "" : "(?<![\\w.-])";
  const sourceWith = (written3) => shape.split(/(\{\/?\}|\*| )/).map((part) => sourceOf(part, written3)).join("");
  return {
    type,
    pattern: new RegExp(`${start}${sourceWith((part) => part)}`, "g"),
    partlyKnown: new RegExp(`${start}${sourceWith(withUnknown)}`, "g")
  };
}
function sourceOf(part, written3) {
  if (part === "{}") return `(${written3(NAME)})`;
  if (part === "{/}") return `(${written3(PATH2)})`;
  if (part === "*") return written3(ANYTHING);
  return part === " " ? SPACE : escaped2(part);
}
var anchorOf = (shape) => shape.split(/\{\/?\}|\*| /).reduce((longest, part) => part.length > longest.length ? part : longest, "");
function mentionFinder(shapes) {
  const byAnchor = /* @__PURE__ */ new Map();
  for (const [type, all] of shapes) {
    for (const shape of all) {
      const anchor = anchorOf(shape);
      const known = byAnchor.get(anchor);
      if (known === void 0) byAnchor.set(anchor, [compiled(type, shape)]);
      else known.push(compiled(type, shape));
    }
  }
  if (byAnchor.size === 0) return () => [];
  const anyAnchor = new RegExp([...byAnchor.keys()].map(escaped2).join("|"));
  return (text) => {
    const found = [];
    if (!anyAnchor.test(text)) return found;
    const isKnown2 = !holdsInstanceName(text);
    for (const [anchor, all] of byAnchor) {
      for (const { type, pattern, partlyKnown } of text.includes(anchor) ? all : []) {
        for (const [, name] of text.matchAll(isKnown2 ? pattern : partlyKnown))
          if (name !== void 0) found.push({ type, name });
      }
    }
    return found;
  };
}

// src/inference/identities/index.ts
var isTelling = (text) => text.length >= IDENTITY_LENGTH_MIN && /[:/]/.test(text);
function identitiesOf4(resources, known, instances, knowledge) {
  const unclear = /* @__PURE__ */ new Map();
  const tell = (one2) => void unclear.set(`${one2.by} ${one2.path}`, one2);
  const index = { ...indexOf(resources, knowledge), hostsIn: hostFinder2(resources, known, knowledge) };
  return { ...finderIn(index, instances, knowledge, tell), unclear: () => [...unclear.values()] };
}
function referencesByIdentity(resources, known, { find, findPartly, findLikely }) {
  const joined3 = new Set(known.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]));
  const references = [];
  function refer({ address: from }, path, targets, via2) {
    for (const to of targets) {
      if (to === from || joined3.has(`${from} ${to}`)) continue;
      joined3.add(`${from} ${to}`).add(`${to} ${from}`);
      references.push({ from, to, path, via: via2 });
    }
  }
  for (const user of resources) {
    const texts = Object.entries(user.values).flatMap(([attribute, value]) => [...textsIn(attribute, value)]);
    const { patterns = [] } = user;
    for (const text of texts) refer(user, text.path, find(user, text), "value");
    for (const text of patterns) refer(user, text.path, findPartly(user, text), "value");
    for (const text of [...texts, ...patterns]) refer(user, text.path, findLikely(user, text), "likeness");
  }
  return references;
}
function indexOf(resources, { ownNamesOf, statedIdentities }) {
  const stated = /* @__PURE__ */ new Map();
  const named3 = /* @__PURE__ */ new Map();
  const namesOf4 = /* @__PURE__ */ new Map();
  const bearers = /* @__PURE__ */ new Map();
  const all = [];
  for (const resource of resources) {
    const { address, type, values } = resource;
    for (const text of new Set(statedIdentities.map((attribute) => textOf(values, attribute)))) {
      if (isTelling(text)) stated.set(text, stated.has(text) ? null : address);
    }
    for (const name of new Set(ownNamesOf(type).flatMap((attribute) => namesAt3(resource, attribute)))) {
      add(named3, `${type} ${name}`, address);
      add(namesOf4, type, name);
      add(bearers, name, resource);
      if (resource.mode === "managed") all.push({ type, name, address });
    }
  }
  const sorted = [...namesOf4].map(([type, names]) => [type, [...new Set(names)].sort(byText)]);
  const managed = resources.filter(({ mode }) => mode === "managed");
  const origins = new Map(managed.map(({ origin, address }) => [origin, address]));
  return { origins, stated, named: named3, namesOf: new Map(sorted), all, bearers };
}
function namesAt3({ values, patterns = [] }, attribute) {
  const known = textOf(values, attribute);
  if (known !== "") return [known];
  const partly = patterns.filter(({ path, text }) => path === attribute && isExact(text) && isInformative(text));
  return partly.map(({ text }) => text);
}
function textOf(values, attribute) {
  const value = Object.hasOwn(values, attribute) ? values[attribute] : void 0;
  return typeof value === "string" ? value : "";
}
function add(lists, key, value) {
  const list2 = lists.get(key);
  if (list2 === void 0) lists.set(key, [value]);
  else list2.push(value);
}
function finderIn(index, instances, knowledge, tell) {
  const shapes = new Map(
    [...index.namesOf.keys()].flatMap((type) => {
      const { knownAs } = knowledge.factsOf(type);
      return knownAs === void 0 ? [] : [[type, knownAs]];
    })
  );
  const mentionsIn = mentionFinder(shapes);
  const meantBy3 = remembered2((text) => mentionsIn(text).map((mention) => bearersOf(mention, index)));
  const likely = likelyFinder(index.all, knowledge);
  const likelyIn = remembered2(
    (text) => mentionsIn(text).flatMap((mention) => bearersOf(mention, index).length > 0 ? [] : likely(mention) ?? [])
  );
  const hostsIn2 = remembered2(index.hostsIn);
  const only2 = (user, path, candidates) => {
    const others = candidates.filter((address) => address !== user.address);
    const near = nearest2(user.address, others, instances);
    if (near.length > 1) tell({ by: user.address, path });
    return near.length === 1 ? near[0] : void 0;
  };
  const search = (user, pattern) => {
    const { path, text } = pattern;
    if (text.length < IDENTITY_LENGTH_MIN || text.length > IDENTITY_TEXT_MAX) return [];
    const hosts = isCalledBy(user, path, knowledge) ? hostsIn2(text) : isToldToProgram(path, knowledge) ? hostsIn2(text).filter(({ index: index2 }) => !holdsInstanceName(text) || isForCall(pattern, index2, knowledge)) : [];
    const called = hosts.flatMap(({ bearers, isOne }) => isOne ? bearers : only2(user, path, bearers) ?? []);
    return [.../* @__PURE__ */ new Set([...meantBy3(text).flatMap((bearers) => only2(user, path, bearers) ?? []), ...called])];
  };
  const find = (user, { path, text }) => {
    const told = instancesIn(text).flatMap((origin) => index.origins.get(origin) ?? []);
    if (told.length > 0) return told;
    const stated = index.stated.get(text);
    if (stated === null) tell({ by: user.address, path });
    if (stated !== void 0) return stated === null ? [] : [stated];
    const found = only2(user, path, bearerOf(user, { path, text }, index, knowledge));
    if (found !== void 0) return [found];
    return /[:/.@=]/.test(text) ? search(user, { path, text }) : [];
  };
  const findPartly = (user, pattern) => {
    const found = only2(user, pattern.path, bearerOf(user, pattern, index, knowledge));
    return found === void 0 ? search(user, pattern) : [found];
  };
  const findLikely = (_, { text }) => text.length < IDENTITY_LENGTH_MIN || text.length > IDENTITY_TEXT_MAX ? [] : likelyIn(text);
  return { find, findPartly, findLikely };
}
function remembered2(compute) {
  const known = /* @__PURE__ */ new Map();
  return (text) => {
    const found = known.get(text) ?? compute(text);
    known.set(text, found);
    return found;
  };
}
function bearersOf({ type, name }, index) {
  if (!/[*?]/.test(name))
    return index.named.get(`${type} ${trimmed(name)}`) ?? index.named.get(`${type} ${name}`) ?? [];
  const [prefix = ""] = name.split(/[*?]/, 1);
  if (/^[*?]+$/.test(name)) return [];
  const names = beginningWith(prefix, index.namesOf.get(type) ?? []).filter((own2) => matchesName(name, own2));
  return names.flatMap((own2) => index.named.get(`${type} ${own2}`) ?? []);
}
function beginningWith(prefix, sorted) {
  let low = 0;
  for (let high = sorted.length; low < high; ) {
    const middle = low + high >> 1;
    if (sorted[middle] < prefix) low = middle + 1;
    else high = middle;
  }
  let end2 = low;
  while (end2 < sorted.length && end2 - low <= WILDCARD_NAMES_MAX && sorted[end2]?.startsWith(prefix) === true) end2++;
  return end2 - low > WILDCARD_NAMES_MAX ? [] : sorted.slice(low, end2);
}
var trimmed = (name) => name.replace(/[.]+$/, "");
var isToldToProgram = (path, { attributesOfPrograms }) => path.split(".").some((name) => attributesOfPrograms.has(name));
function isCalledBy({ type }, path, { factsOf: factsOf2 }) {
  const { addressRefs = [], hostnameZone } = factsOf2(type);
  return hostnameZone === void 0 && addressRefs.includes(path);
}
function bearerOf({ type }, { path, text, valueName }, { bearers }, knowledge) {
  const { ownNamesOf } = knowledge;
  const all = bearers.get(text);
  if (all === void 0) return [];
  const attribute = nameOf(path);
  if (isToldToProgram(path, knowledge)) {
    if (knowledge.isOwnWord(path)) return [];
    const about = all.filter((one2) => isAbout2(valueName ?? attribute, one2.type));
    const isLong = withGaps(text, "").length >= NAME_LENGTH_MIN;
    return (about.length === 0 && isLong ? all : about).map(({ address }) => address);
  }
  if (ownNamesOf(type).includes(attribute) || attribute === "name") return [];
  return all.filter((one2) => ownNamesOf(one2.type).includes(attribute)).map(({ address }) => address);
}
var isAbout2 = (variable, type) => {
  const words = new Set(variable.toLowerCase().split(/[^a-z0-9]+/));
  return type.split("_").slice(1).some((word) => words.has(word));
};

// src/inference/model.ts
var NO_REFERENCES = [];
var NO_VALUES = {};
function createModel(inPlay, knowledge) {
  const { resources, references, instances, elsewhere, all, identities } = inPlay;
  const outgoing = groupBy(references, ({ from }) => from);
  const incoming = groupBy(references, ({ to }) => to);
  const typeOf2 = (address) => resources.get(address)?.type ?? "";
  const valuesOf3 = (address) => resources.get(address)?.values ?? NO_VALUES;
  const referencesOf = (address) => outgoing.get(address) ?? NO_REFERENCES;
  return {
    knowledge,
    resources,
    elsewhere,
    instances,
    typeOf: typeOf2,
    valuesOf: valuesOf3,
    referencesOf,
    sourceOf: (address) => all.get(address),
    unclear: identities.unclear,
    meant: (user, text) => identities.find(user, text).filter((address) => resources.has(address)),
    factsOf: (address) => knowledge.factsOf(typeOf2(address)),
    attributeOf(address, attribute) {
      const values = valuesOf3(address);
      return Object.hasOwn(values, attribute) ? values[attribute] : void 0;
    },
    referrersOf: (address) => incoming.get(address) ?? NO_REFERENCES,
    // Shortcut for the usual case: called for each reference, and most types have no such attribute.
    namedBy: (address, attributes2) => attributes2.length === 0 ? [] : [
      ...new Set(
        referencesOf(address).filter(({ path }) => attributes2.some((attribute) => leadsInto(path, attribute))).map(({ to }) => to)
      )
    ],
    isContainer: (address) => isContainerType(typeOf2(address)),
    isPlace: (address) => isPlaceType(typeOf2(address), knowledge),
    nearest: (address, candidates) => nearest2(address, candidates, instances),
    paired: (address, candidates) => paired(address, candidates, instances)
  };
}
var isPlaceType = (type, knowledge) => isContainerType(type) && knowledge.factsOf(type).securityGroupRefs === void 0;

// src/inference/named-settings.ts
function withNamedSettings(inventory, knowledge) {
  const read = /* @__PURE__ */ new Map();
  const resources = inventory.resources.map((resource) => {
    const rule = knowledge.factsOf(resource.type).namedSettings;
    if (rule === void 0) return resource;
    const settings = settingsIn(resource.values[rule.block], rule);
    read.set(resource.address, { rule, settings });
    return { ...resource, values: { ...resource.values, ...attributesOf(settings) } };
  });
  if (read.size === 0) return inventory;
  const types = new Map(inventory.resources.map(({ address, type }) => [address, type]));
  const references = inventory.references.map((reference) => {
    const found = read.get(reference.from);
    const path = found && pathOf3(reference, found, types.get(reference.to) ?? "");
    return path === void 0 ? reference : { ...reference, path };
  });
  return { ...inventory, resources, references };
}
function settingsIn(blocks, rule) {
  if (!Array.isArray(blocks)) return [];
  return blocks.flatMap((block) => {
    const [namespace, name, value] = ["namespace", "name", "value"].map((key) => textOf2(block, key));
    if (namespace === null || name === null) return [];
    return [{ rule: rule.settings.get(`${namespace} ${name}`) ?? null, value: value ?? null }];
  });
}
function textOf2(block, key) {
  if (block === null || typeof block !== "object" || !Object.hasOwn(block, key)) return null;
  const value = block[key];
  return typeof value === "string" && value !== "" ? value : null;
}
function attributesOf(settings) {
  const known = settings.flatMap(({ rule, value }) => {
    if (rule === null || rule.attribute === null || value === null) return [];
    const items2 = value.split(",").map((item) => item.trim());
    return [[rule.attribute, rule.isList === true ? items2.filter((item) => item !== "") : value]];
  });
  return Object.fromEntries(known);
}
function pathOf3({ path, block }, { rule, settings }, target) {
  if (path !== rule.block && path !== `${rule.block}.value`) return void 0;
  if (block?.namespace !== void 0 && block.name !== void 0) {
    return rule.settings.get(`${block.namespace} ${block.name}`)?.attribute ?? void 0;
  }
  const open = settings.filter(({ value }) => value === null).map((setting) => setting.rule);
  const fitting = open.filter((one2) => one2?.names.includes(target) === true);
  const attributes2 = new Set(fitting.map((one2) => one2?.attribute ?? null));
  return attributes2.size === 1 ? [...attributes2][0] ?? void 0 : void 0;
}

// src/inference/placement/inline-containers.ts
function inlineContainers(resources, references, knowledge) {
  const byBuilder = /* @__PURE__ */ new Map();
  const own2 = [];
  const taken = new Set(resources.map(({ address }) => address));
  const rules = resources.map(({ type, mode }) => mode === "managed" ? knowledge.factsOf(type).inlines : void 0);
  if (rules.every((rule) => rule === void 0)) return { all: [], references: [], exact: (reference) => reference };
  const hasResource = resourcesOfTheirOwn(resources, references, knowledge);
  for (const [i, builder] of resources.entries()) {
    const rule = rules[i];
    if (rule === void 0) continue;
    const found = /* @__PURE__ */ new Map();
    for (const values of blocksOf2(builder, rule)) {
      const [name = ""] = textsAt(values, ["name"]);
      if (name === "" || found.has(name) || hasResource(builder, name, textsAt(values, ["id"]))) continue;
      const resource = resourceOf(builder, rule, name, values, taken);
      taken.add(resource.address);
      found.set(name, resource);
      own2.push({ from: resource.address, to: builder.address, path: rule.by, via: "configuration" });
    }
    byBuilder.set(builder.address, [...found.values()]);
  }
  return {
    all: [...byBuilder].flatMap(([proof, all]) => all.map((resource) => ({ resource, proof }))),
    references: own2,
    exact: (reference) => exact(reference, byBuilder.get(reference.to) ?? [], knowledge)
  };
}
function exact(reference, candidates, knowledge) {
  const { path, nearbyTexts: beside2 = [] } = reference;
  if (candidates.length === 0 || path === void 0) return reference;
  const names = new Set(beside2.map(lastSegment));
  const said2 = candidates.filter(({ values }) => names.has(values.name));
  const isCalledSo = ({ type }) => knowledge.factsOf(type).placementRefs?.test(nameOf(path)) === true;
  const meant = said2.length > 0 ? said2 : candidates.filter(isCalledSo);
  return meant.length === 1 ? { ...reference, to: meant[0].address } : reference;
}
var blocksOf2 = ({ values }, { block }) => {
  const blocks = Object.hasOwn(values, block) ? values[block] : null;
  const isBlock2 = (one2) => one2 !== null && typeof one2 === "object";
  return Array.isArray(blocks) ? blocks.filter(isBlock2) : [];
};
function resourcesOfTheirOwn(resources, references, knowledge) {
  const known = /* @__PURE__ */ new Set();
  const named3 = /* @__PURE__ */ new Map();
  for (const { address, values, type } of resources) {
    const [name] = textsAt(values, ["name"]);
    if (name === void 0 || !knowledge.factsOf(type).placementRefs) continue;
    named3.set(address, `${type} ${name}`);
    for (const id of textsAt(values, ["id"])) known.add(id);
    const around2 = knowledge.placedBy(type).flatMap((attribute) => textsAt(values, [attribute]));
    for (const text of around2) known.add(`${lastSegment(text)}
${type} ${name}`);
  }
  for (const { from, to } of references) if (named3.has(from)) known.add(`${to}
${named3.get(from)}`);
  return ({ address, type, values }, name, ids) => {
    const inner = `${knowledge.factsOf(type).inlines?.type} ${name}`;
    const names = [address, ...textsAt(values, ["name"])];
    return ids.some((id) => known.has(id)) || names.some((one2) => known.has(`${one2}
${inner}`));
  };
}
function resourceOf(builder, { type, by }, name, values, taken) {
  const parts = parseAddress(builder.address);
  const slug = `${builder.name}_${name}`.replace(/[^A-Za-z0-9_-]/g, "-");
  const addressOf2 = (text) => formatAddress({ modules: [], indexes: [], copy: null, ...parts, type, name: text });
  let address = addressOf2(slug);
  for (let n = 2; taken.has(address); n++) address = addressOf2(`${slug}_${n}`);
  const around2 = textsAt(builder.values, ["id"]).map((id) => [by, id]);
  const { changed: _, ...others } = builder;
  return {
    ...others,
    address,
    origin: address,
    type,
    name,
    values: { ...values, ...Object.fromEntries(around2) },
    provenance: "implied"
  };
}

// src/inference/placement/unknown-networks.ts
var NOTHING4 = { all: [], references: [], isReplaced: () => false };
function unknownNetworks(resources, references, knowledge, isPlace) {
  const search = {
    resources: new Map(resources.map((resource) => [resource.address, resource])),
    outgoing: new Map(groupBy(references, ({ from }) => from)),
    home: homeOf3(resources, knowledge),
    isPlace,
    knowledge
  };
  const namings = resources.flatMap((user) => user.mode === "managed" ? namingsOf(user, search) : []);
  if (namings.length === 0) return NOTHING4;
  return built(namings, search);
}
function homeOf3(resources, { cloudOf: cloudOf3, networkTypes }) {
  const clouds = new Set(
    resources.map(({ type }) => cloudOf3(type)).filter((cloud) => networkTypes[cloud] !== void 0)
  );
  const [home = null] = clouds;
  return clouds.size === 1 ? home : null;
}
function namingsOf(user, search) {
  const { knowledge, outgoing } = search;
  const { unread, placedBy, unplaced, several: several2 } = knowledge.factsOf(user.type);
  if (several2 !== void 0) return [];
  const cloud = unread === true ? search.home : knowledge.cloudOf(user.type);
  if (cloud === null || knowledge.networkTypes[cloud] === void 0) return [];
  const placing = knowledge.placedBy(user.type);
  const isOpen2 = (path) => (placedBy === void 0 || placing.some((attribute) => leadsInto(path, attribute))) && !knowledge.isOfOrigins(path);
  const isUnplaced = (path) => unplaced?.by.some((attribute) => leadsInto(path, attribute)) === true && hasAnyOf(user, unplaced.when);
  const kindAt = (path) => isOpen2(path) && !isUnplaced(path) ? knowledge.networkKindOf(nameOf(path), cloud) : null;
  const held = groupBy(
    (outgoing.get(user.address) ?? []).filter(({ path }) => path !== void 0 && kindAt(path) !== null),
    ({ path }) => path
  );
  const texts = groupBy(
    (user.patterns ?? []).filter(({ path }) => kindAt(path) !== null),
    ({ path }) => path
  );
  return [.../* @__PURE__ */ new Set([...held.keys(), ...texts.keys()])].flatMap((path) => {
    const kind = kindAt(path);
    if (textsAt(user.values, path.split(".")).some((text) => text !== "")) return [];
    const named3 = held.get(path) ?? [];
    const sources = named3.length > 0 ? sourcesOfReferences(named3, user, search) : (texts.get(path) ?? []).map(({ text }) => sourceOfSymbol(symbolOf(text), knowledge));
    if (sources === null) return [];
    return sources.flatMap((source) => source === null ? [] : [{ user, path, source: { ...source, kind, cloud } }]);
  });
}
var hasAnyOf = ({ values }, when) => Object.entries(when).some(([path, texts]) => textsAt(values, path.split(".")).some((text) => texts.includes(text)));
function sourcesOfReferences(named3, user, search) {
  const found = [];
  for (const { to, path } of named3) {
    const target = search.resources.get(to);
    if (target === void 0) continue;
    if (!isUnread(target, search) && (target.mode === "managed" || leadsFurther(target, search))) return null;
    const read = user.declared?.reads?.get(path) ?? "";
    const { factsOf: factsOf2, hasNetworkWord, isSubnetGroup } = search.knowledge;
    const isValue = factsOf2(target.type).valueAttributes !== void 0 || isSubnetGroup(target.type);
    const holder = isValue ? null : to;
    const name = isValue ? hasNetworkWord(target.name) ? target.name : "" : read;
    found.push({ key: isValue ? to : `${to} ${read}`, holder, name, holderName: isValue ? "" : target.name });
  }
  return found;
}
var isUnread = ({ address }, { knowledge }) => knowledge.factsOf(parseAddress(address)?.type ?? "").unread === true;
var leadsFurther = ({ address, type }, { isPlace, knowledge, outgoing }) => isPlace(type) || knowledge.factsOf(type).several !== void 0 || (outgoing.get(address) ?? []).some(
  ({ path }) => path !== void 0 && knowledge.networkKindOf(nameOf(path), knowledge.cloudOf(type)) !== null
);
var SYMBOL2 = /^(?<module>(?:module\.[^.]+\.)*)(?<kind>var|local|output)\.(?<name>[^.]+)(?<members>(?:\.[^.]+)*)$/;
function sourceOfSymbol(symbol, { hasNetworkWord }) {
  const { module: module73 = "", kind = "", name = "", members = "" } = SYMBOL2.exec(symbol ?? "")?.groups ?? {};
  if (name === "") return null;
  const path = members.split(".").filter((member2) => member2 !== "" && !/^\d+$/.test(member2));
  const whole2 = `${module73}${kind}.${name}`;
  if (path.length === 0) return { key: whole2, holder: null, name, holderName: "" };
  const holderName = hasNetworkWord(name) ? name : "";
  return { key: [whole2, ...path].join("."), holder: whole2, name: path.join("_"), holderName };
}
var Networks = class {
  #around = /* @__PURE__ */ new Map();
  /** Returns the key that stands for the set. Iterative, because the input may chain any number of sources. */
  of(key) {
    const path = [];
    let top = key;
    for (let next = this.#around.get(top); next !== void 0; next = this.#around.get(top)) {
      path.push(top);
      top = next;
    }
    for (const each of path) this.#around.set(each, top);
    return top;
  }
  join(one2, other) {
    const [a, b] = [this.of(one2), this.of(other)].sort(byText);
    if (a !== b) this.#around.set(b, a);
  }
};
var keyOf2 = ({ cloud, kind, key }) => `${cloud} ${kind} ${key}`;
var holderOf = ({ cloud, holder }) => `${cloud} holder ${holder}`;
function built(namings, search) {
  const sets = new Networks();
  const byUser = new Map(groupBy(namings, ({ user }) => user.address));
  for (const { source } of namings) if (source.holder !== null) sets.join(keyOf2(source), holderOf(source));
  const known = new Map(joinUsers(byUser, sets, search));
  for (const { source } of namings) {
    const holder = search.resources.get(source.holder ?? "");
    if (holder !== void 0 && search.isPlace(holder.type)) known.set(sets.of(keyOf2(source)), holder.address);
  }
  const owners2 = new Owners(search);
  const bySet = groupBy(namings, ({ source }) => sets.of(keyOf2(source)));
  for (const [set, all2] of bySet) if (owners2.areSeveral(all2)) bySet.delete(set);
  const makers = new Maker(search, owners2);
  const isNamed2 = (all2) => all2.some(({ source }) => source.kind === "network" || source.holder !== null);
  const named3 = [...bySet].filter(([set, all2]) => isNamed2(all2) && !known.has(set));
  const others = [...bySet].filter(([set, all2]) => !isNamed2(all2) && !known.has(set));
  const boxes2 = new Map(named3.map(([set, all2]) => [set, makers.network(all2)]));
  for (const [cloud, open] of groupBy(others, ([, [first3]]) => first3.source.cloud)) {
    const here = named3.filter(([, [first3]]) => first3.source.cloud === cloud).map(([set]) => boxes2.get(set));
    const standing = networksHere(cloud, search);
    const sole2 = here.length + standing.length === 1 ? here[0] ?? standing[0] : void 0;
    const around2 = sole2 ?? (here.length + standing.length === 0 ? makers.network(open.flatMap(([, all2]) => all2)) : null);
    for (const [set] of open) if (around2 !== null) boxes2.set(set, around2);
  }
  for (const [set, all2] of bySet) makers.subnets(all2, known.get(set) ?? boxes2.get(set) ?? null);
  const { all, references, replaced } = makers;
  return { all, references, isReplaced: ({ from, to, path }) => replaced.has(`${from} ${to} ${path}`) };
}
var networksHere = (cloud, { resources, knowledge }) => [...resources.values()].filter(({ type }) => type === knowledge.networkTypes[cloud]?.network).map(({ address }) => address);
function joinUsers(byUser, sets, search) {
  const { resources, outgoing, knowledge } = search;
  const beside2 = [];
  for (const [address, own2] of byUser) {
    const groups = (outgoing.get(address) ?? []).map(({ to }) => to).filter((to) => knowledge.factsOf(resources.get(to)?.type ?? "").securityGroupRefs !== void 0);
    const all = [...own2, ...groups.flatMap((group2) => byUser.get(group2) ?? [])].map(({ source }) => source);
    const networks = all.filter(({ kind }) => kind === "network");
    const subnets = all.filter(({ kind }) => kind === "subnet");
    const [network, ...more] = new Set(networks.map((source) => sets.of(keyOf2(source))));
    for (const source of subnets) {
      if (network !== void 0 && more.length === 0) sets.join(keyOf2(source), network);
      for (const to of network === void 0 ? placesBeside(groups, search) : []) beside2.push([keyOf2(source), to]);
    }
  }
  const known = /* @__PURE__ */ new Map();
  const unclear = /* @__PURE__ */ new Set();
  for (const [key, to] of beside2) {
    const set = sets.of(key);
    if (known.has(set) && known.get(set) !== to) unclear.add(set);
    known.set(set, to);
  }
  for (const set of unclear) known.delete(set);
  return known;
}
var placesBeside = (groups, { resources, outgoing, knowledge }) => groups.flatMap((group2) => outgoing.get(group2) ?? []).filter(
  ({ to }) => Object.values(knowledge.networkTypes).some(({ network }) => network === resources.get(to)?.type)
).map(({ to }) => to);
var Owners = class {
  constructor(search) {
    this.search = search;
  }
  search;
  /** True if the users of a network are in several groups. */
  areSeveral(namings) {
    return this.#attributesOf(namings).some((attribute) => this.#named(namings, attribute).size > 1);
  }
  /** Returns the attributes of a network that name its group, as its users have them. */
  valuesOf(namings) {
    const values = this.#attributesOf(namings).flatMap((attribute) => {
      const [text] = namings.flatMap(({ user }) => textsAt(user.values, [attribute]));
      return text === void 0 || this.#named(namings, attribute).size !== 1 ? [] : [[attribute, text]];
    });
    return Object.fromEntries(values);
  }
  /** Returns references from a network to the group that its users refer to. */
  referencesOf(from, namings) {
    return this.#attributesOf(namings).flatMap((path) => {
      const [to] = namings.flatMap(({ user }) => this.#referred(user, path));
      return to === void 0 || this.#named(namings, path).size !== 1 ? [] : [{ from, to, path, via: "value" }];
    });
  }
  #attributesOf([first3]) {
    const { networkTypes, placedBy } = this.search.knowledge;
    const types = first3 === void 0 ? void 0 : networkTypes[first3.source.cloud];
    return types === void 0 ? [] : placedBy(types.network);
  }
  #referred({ address }, attribute) {
    const { isPlace, outgoing, resources } = this.search;
    return (outgoing.get(address) ?? []).filter(({ path, to }) => leadsInto(path, attribute) && isPlace(resources.get(to)?.type ?? "")).map(({ to }) => to);
  }
  #named(namings, attribute) {
    const of = ({ user }) => {
      const referred = this.#referred(user, attribute);
      return referred.length > 0 ? referred : textsAt(user.values, [attribute]);
    };
    return new Set(namings.flatMap(of));
  }
};
var Maker = class {
  constructor(search, owners2) {
    this.search = search;
    this.owners = owners2;
    this.#taken = new Set(search.resources.keys());
  }
  search;
  owners;
  all = [];
  references = [];
  replaced = /* @__PURE__ */ new Set();
  #taken;
  /** Returns the address of a new network. */
  network(namings) {
    const [{ user, source }] = namings;
    const { network, plain: plain4 } = this.search.knowledge.networkTypes[source.cloud];
    const names = namings.map(({ source: one2 }) => one2).filter(({ kind, holder }) => kind === "network" || holder !== null).flatMap((one2) => [...one2.kind === "network" ? [one2.name] : [], one2.holderName]).map(this.search.knowledge.networkName);
    const name = names.find((one2) => one2 !== "") ?? plain4;
    const address = this.#add(network, name, source, user, this.owners.valuesOf(namings));
    this.references.push(...this.owners.referencesOf(address, namings));
    return address;
  }
  /** Adds the references of the users of one network, with boxes for subnets that have a name of their own. */
  subnets(namings, network) {
    const boxes2 = /* @__PURE__ */ new Map();
    const { networkName, networkTypes } = this.search.knowledge;
    for (const { user, path, source } of namings) {
      const { subnet, by, plain: plain4 } = networkTypes[source.cloud];
      const tier = source.kind === "subnet" ? networkName(source.name) : "";
      if (tier === "" && network !== null) {
        this.references.push({ from: user.address, to: network, path, via: "value" });
        continue;
      }
      const key = `${source.cloud} ${tier === "" ? keyOf2(source) : tier}`;
      const known = boxes2.get(key);
      const box = known ?? this.#add(subnet, tier === "" ? plain4 : tier, source, user);
      if (known === void 0 && network !== null)
        this.references.push({ from: box, to: network, path: by, via: "value" });
      boxes2.set(key, box);
      this.replaced.add(`${user.address} ${network} ${path}`);
      this.references.push({ from: user.address, to: box, path, via: "value" });
    }
  }
  #add(type, name, { holder }, user, values = {}) {
    const slug = name.replace(/[^A-Za-z0-9_-]/g, "-");
    const module73 = this.search.resources.get(holder ?? "");
    const isModule = module73 !== void 0 && isUnread(module73, this.search);
    const inside2 = isModule ? parseAddress(module73.address)?.modules ?? [] : [];
    const addressOf2 = (text) => formatAddress({ modules: inside2, type, name: text, indexes: [], copy: null });
    let address = addressOf2(slug);
    for (let n = 2; this.#taken.has(address); n++) address = addressOf2(`${slug}_${n}`);
    this.#taken.add(address);
    const { modules: modules2, ...resource } = lookedUp2(address, type, name, values, user);
    this.all.push({ resource: { ...resource, modules: isModule ? module73.modules : modules2 }, proof: user.address });
    return address;
  }
};

// src/inference/selectors.ts
function referencesBySelection(resources, known, knowledge) {
  const managed = resources.filter(({ mode }) => mode === "managed");
  const selecting = managed.filter(({ type }) => knowledge.factsOf(type).selects !== void 0);
  if (selecting.length === 0) return [];
  const scopeOf2 = scopesIn(resources, known, knowledge);
  const chosen = chosenIn(managed, scopeOf2, knowledge);
  const said2 = new Set(known.map(({ from, to }) => `${from}
${to}`));
  return selecting.flatMap((resource) => {
    const { address: from, type, values } = resource;
    const found = [];
    for (const rule of knowledge.factsOf(type).selects ?? []) {
      if (!isMeant2(values, rule)) continue;
      for (const path of rule.at) {
        for (const words of wordsAt(values, rule.by, path)) {
          for (const to of chosen(scopeOf2(resource), rule.by, words)) {
            const key = `${from}
${to}`;
            if (to === from || said2.has(key)) continue;
            said2.add(key);
            found.push({ from, to, path, via: "value" });
          }
        }
      }
    }
    return found;
  });
}
var isMeant2 = (values, { when = {} }) => Object.entries(when).every(([path, texts]) => textsAt(values, path.split(".")).some((text) => texts.includes(text)));
function wordsAt(values, by, path) {
  const steps = path.split(".");
  if (by === "name") return textsAt(values, steps).flatMap((text) => text === "" ? [] : [[text]]);
  return blocksAt(values, steps).flatMap((labels) => {
    const words = Object.entries(labels).map(([key, value]) => typeof value === "string" ? `${key}=${value}` : null);
    return words.length === 0 || words.includes(null) ? [] : [words];
  });
}
function chosenIn(resources, scopeOf2, knowledge) {
  const bearers = /* @__PURE__ */ new Map();
  const keyOf4 = (scope, by, word) => JSON.stringify([scope, by, word]);
  for (const resource of resources) {
    for (const rule of knowledge.factsOf(resource.type).selected ?? []) {
      if (!isMeant2(resource.values, rule)) continue;
      const words = new Set(rule.at.flatMap((path) => wordsAt(resource.values, rule.by, path)).flat());
      for (const word of words) put(bearers, keyOf4(scopeOf2(resource), rule.by, word), resource.address);
    }
  }
  return (scope, by, words) => {
    const [first3 = [], ...others] = words.map((word) => bearers.get(keyOf4(scope, by, word)) ?? []);
    const rest = others.map((each) => new Set(each));
    return first3.filter((address) => rest.every((each) => each.has(address)));
  };
}
function scopesIn(resources, known, knowledge) {
  const byAddress2 = new Map(resources.map((resource) => [resource.address, resource]));
  const outgoing = groupBy(known, ({ from }) => from);
  const targetsOf4 = (address, paths) => (outgoing.get(address) ?? []).flatMap(({ to, path }) => paths.some((each) => leadsInto(path, each)) ? [to] : []);
  const textOf4 = ({ values }, paths) => paths.flatMap((path) => textsAt(values, path.split("."))).find((text) => text !== "");
  const nameOf2 = (group2) => {
    const resource = byAddress2.get(group2);
    const own2 = resource && knowledge.factsOf(resource.type).grouped?.own;
    return (own2 && textOf4(resource, [own2])) ?? group2;
  };
  const scopes = /* @__PURE__ */ new Map();
  return (resource) => {
    const { address, type } = resource;
    const before = scopes.get(address);
    if (before !== void 0) return before;
    const { by = [], on = [], unless = [] } = knowledge.factsOf(type).grouped ?? {};
    const isGroup = (to) => knowledge.factsOf(byAddress2.get(to)?.type ?? "").grouped?.own !== void 0;
    const [named3] = targetsOf4(address, by).filter(isGroup);
    const name = textOf4(resource, by) ?? (named3 === void 0 ? "" : nameOf2(named3));
    const scope = JSON.stringify([unless.includes(name) ? "" : name, ...new Set(targetsOf4(address, on))].sort());
    scopes.set(address, scope);
    return scope;
  };
}

// src/inference/select.ts
var NONE2 = [];
var onlyWaits = ({ path, via: via2 }) => path === void 0 && via2 === "configuration";
function contraction(all, outgoing, staysInPlay) {
  const known = /* @__PURE__ */ new Map();
  return (data) => {
    const found = known.get(data);
    if (found !== void 0) return found;
    const reached = /* @__PURE__ */ new Set();
    const seen = /* @__PURE__ */ new Set([data]);
    const queue = [data];
    for (let at = queue.pop(); at !== void 0; at = queue.pop()) {
      for (const reference of outgoing.get(at) ?? NONE2) {
        const { to } = reference;
        const target = all.get(to);
        if (target === void 0 || seen.has(to) || onlyWaits(reference)) continue;
        seen.add(to);
        if (staysInPlay(target)) reached.add(to);
        else queue.push(to);
      }
    }
    const result = [...reached].sort(byAddress);
    known.set(data, result);
    return result;
  };
}
function ofSameModuleKeys(from, references, instances) {
  const keys = new Set(instances.get(from)?.keys);
  if (keys.size === 0 || references.length < 2) return references;
  const shared = ({ to }) => instances.get(to)?.moduleKeys.filter((key) => keys.has(key)).length ?? 0;
  const block = ({ path, to }) => `${path} ${instances.get(to)?.block}`;
  const most = /* @__PURE__ */ new Map();
  for (const reference of references) {
    most.set(block(reference), Math.max(shared(reference), most.get(block(reference)) ?? 0));
  }
  return references.filter((reference) => shared(reference) === most.get(block(reference)));
}
var PROVIDER = "provider";
function isAboutProvider(type, knowledge) {
  const facts = knowledge.factsOf(type);
  const places = facts.placedBy?.includes(PROVIDER) === true;
  return places || facts.fold?.by?.includes(PROVIDER) === true || linksOf(facts).some(({ to }) => to.includes(PROVIDER));
}
var isNamedById = ({ at, ids }, values, found) => textsAt(values, at.split(".")).some((text) => ids.test(text)) && !found.some(({ path }) => leadsInto(path, at));
function toTheSame(reference, same) {
  const one2 = same.get(reference.to);
  return one2 === void 0 ? reference : { ...reference, to: one2.to };
}
var OTHER_STATES = /* @__PURE__ */ new Set(["terraform_remote_state", "tfe_outputs"]);
var withoutAnswers = (references, all) => references.filter(
  ({ from, path }) => !OTHER_STATES.has(all.get(from)?.type ?? "") && (path === void 0 || all.get(from)?.values[path] !== "")
);
function select(inventory, knowledge) {
  const same = soleOnes(inventory.resources, knowledge);
  const networks = withNetworks(withNamedSettings(withMeantTypes(inventory, knowledge), knowledge), knowledge);
  const { all: sorted, own: own2 } = networks;
  const all = new Map(sorted.map((resource) => [resource.address, resource]));
  const instances = new Map(sorted.map((resource) => [resource.address, instanceOf(resource)]));
  const stated = [...networks.references, ...referencesByAddress(own2, networks.references, knowledge)];
  const built2 = new Map([...builtHere(own2, knowledge), ...same]);
  const named3 = own2.filter(({ address }) => !built2.has(address));
  const identities = identitiesOf4(named3, stated, instances, knowledge);
  const byIdentity = [
    ...referencesByIdentity(own2, stated, identities),
    ...referencesByKey(own2, stated, instances, knowledge),
    ...referencesBySelection(own2, stated, knowledge)
  ];
  const known = withoutAnswers([...stated, ...byIdentity], all).map((reference) => toTheSame(reference, same));
  const outgoing = new Map(groupBy(known, ({ from }) => from));
  for (const [data, meant] of built2) outgoing.set(data, [meant]);
  const staysInPlay = playerTest({ all, outgoing, built: built2, hosts: networks.hosts }, knowledge);
  const behind = contraction(all, outgoing, staysInPlay);
  const playing = sorted.filter(staysInPlay);
  const makerOf = makerFinder(playing, knowledge);
  const forwardedReferences = (reference, { address, type }) => {
    const { hide: hide2, forwards = [] } = knowledge.factsOf(type);
    if (hide2 === void 0 || forwards.length === 0 || reference.path === void 0) return [];
    const taken = (outgoing.get(address) ?? NONE2).filter(({ path }) => forwards.some((name) => leadsInto(path, name)));
    const to = new Set(taken.map((next) => next.to).filter((next) => all.get(next)?.mode === "managed"));
    return [...to].map((next) => ({ ...reference, to: next, through: address }));
  };
  const rank = new Map(sorted.map(({ address }, i) => [address, i]));
  const references = [];
  for (const { address: from, type, values } of playing) {
    const found = [];
    for (const reference of outgoing.get(from) ?? NONE2) {
      const through = reference.to;
      const target = all.get(through);
      const isOfProvider = leadsInto(reference.path, PROVIDER) && !isAboutProvider(type, knowledge);
      if (target === void 0 || isOfProvider) continue;
      if (staysInPlay(target)) {
        found.push(...[reference, ...forwardedReferences(reference, target)].filter(({ to }) => to !== from));
        continue;
      }
      const stated2 = behind(through);
      const own3 = built2.has(through) ? instances.get(from)?.block : void 0;
      const isItself = (to) => to === from || own3 !== void 0 && instances.get(to)?.block === own3;
      for (const to of stated2) if (!isItself(to)) found.push({ ...reference, to, through });
      const maker = stated2.length > 0 || reference.path === void 0 ? null : makerOf(target.type);
      if (maker !== null) found.push({ ...reference, to: maker, through, via: "maker" });
    }
    const { namesMade } = knowledge.factsOf(type);
    if (namesMade !== void 0 && isNamedById(namesMade, values, found)) {
      const maker = makerOf(namesMade.type);
      if (maker !== null) found.push({ from, to: maker, path: namesMade.at, via: "maker" });
    }
    const kept = ofSameModuleKeys(from, found, instances);
    kept.sort((a, b) => (rank.get(a.to) ?? 0) - (rank.get(b.to) ?? 0) || byText(a.path ?? "", b.path ?? ""));
    references.push(...kept);
  }
  const resources = new Map(playing.map((one2) => [one2.address, one2]));
  return createModel({ resources, references, instances, elsewhere: networks.implied, all, identities }, knowledge);
}
var makerFinder = (playing, { factsOf: factsOf2 }) => (type) => {
  const { madeBy = [] } = factsOf2(type);
  const [maker, ...others] = madeBy.length === 0 ? [] : playing.filter((one2) => madeBy.includes(one2.type));
  return maker !== void 0 && others.length === 0 ? maker.address : null;
};
function playerTest({ all, outgoing, built: built2, hosts }, knowledge) {
  const isBasic = ({ address, mode, type }) => mode === "managed" || hosts.has(address) || isPlaceType(type, knowledge) && !built2.has(address) || knowledge.factsOf(type).identity === true && !outgoing.has(address);
  const behind = contraction(all, outgoing, isBasic);
  return (resource) => isBasic(resource) || knowledge.isServiceType(resource.type) && behind(resource.address).length === 0;
}
function withMeantTypes(inventory, knowledge) {
  const renamers = /* @__PURE__ */ new Map();
  const cloudOf3 = cloudFinder(inventory, knowledge);
  const resources = inventory.resources.map((stated) => {
    const resource = knowledge.factsOf(stated.type).unread === true ? { ...stated, values: knowledge.asModuleOf(stated.values, cloudOf3(stated)) } : stated;
    const meant = knowledge.meantType(resource.type, resource.values);
    if (meant === null) return resource;
    const parent = parentOf(meant.type, knowledge) ?? meant.parent;
    renamers.set(resource.address, (path) => path === meant.parent ? parent : meant.renamed(path));
    return { ...resource, type: meant.type, ...meant.says && { values: { ...resource.values, ...meant.says } } };
  });
  if (renamers.size === 0) return { ...inventory, resources };
  const references = inventory.references.map((reference) => {
    const renamed = reference.path === void 0 ? void 0 : renamers.get(reference.from)?.(reference.path);
    return renamed === void 0 ? reference : { ...reference, path: renamed };
  });
  return { ...inventory, resources, references };
}
function cloudFinder({ resources, references }, { cloudOf: cloudOf3 }) {
  const soleIn = (types) => {
    const [sole2 = OTHER, ...others] = new Set(types.map(cloudOf3).filter((cloud) => cloud !== OTHER));
    return others.length === 0 ? sole2 : OTHER;
  };
  const typeAt = new Map(resources.map(({ address, type }) => [address, type]));
  const home = soleIn(resources.map(({ type }) => type));
  if (home !== OTHER) return () => home;
  const beside2 = groupBy(
    references.flatMap(({ from, to }) => [
      { of: from, type: typeAt.get(to) ?? "" },
      { of: to, type: typeAt.get(from) ?? "" }
    ]),
    ({ of }) => of
  );
  return ({ address }) => soleIn((beside2.get(address) ?? []).map(({ type }) => type));
}
var OTHER = "other";
function parentOf(type, knowledge) {
  const { fold: fold3, placedBy, within } = knowledge.factsOf(type);
  return fold3?.by?.[0] ?? (within === void 0 ? void 0 : placedBy?.[0]);
}
function builtHere(resources, knowledge) {
  const looked = resources.filter(({ mode }) => mode === "data");
  const types = new Set(looked.map(({ type }) => type));
  const built2 = /* @__PURE__ */ new Map();
  for (const one2 of resources) {
    if (one2.mode === "data" || !types.has(one2.type)) continue;
    for (const { name } of ownNames(one2, knowledge)) {
      const key = keyOf3(one2, name);
      built2.set(key, [...built2.get(key) ?? [], one2]);
    }
  }
  const found = /* @__PURE__ */ new Map();
  for (const one2 of looked) {
    for (const { path, name } of ownNames(one2, knowledge)) {
      const [only2, ...others] = (built2.get(keyOf3(one2, name)) ?? []).filter((other) => maySame(one2, other));
      if (only2 === void 0 || others.length > 0) continue;
      found.set(one2.address, { from: one2.address, to: only2.address, path, via: "value" });
    }
  }
  return found;
}
var ownNames = (resource, { ownNamesOf }) => ownNamesOf(resource.type).flatMap((path) => namesAt2(resource, path).map((name) => ({ path, name })));
var keyOf3 = ({ type }, name) => `${type} ${name.toLowerCase()}`;
function maySame(looked, built2) {
  if (isOther(looked.region, built2.region) || isOther(looked.account, built2.account)) return false;
  return Object.entries(looked.values).every(([name, value]) => !isOther(value, built2.values[name]));
}
var isOther = (a, b) => typeof a === "string" && typeof b === "string" && a.toLowerCase() !== b.toLowerCase();
function withNetworks({ resources, references }, knowledge) {
  const given = inOrder(resources);
  const inlines = inlineContainers(given, references, knowledge);
  const several2 = severalElsewhere(given, references, knowledge);
  const hosts = hostsElsewhere(given, references, knowledge);
  const joined3 = joinedElsewhere(given, references, knowledge);
  const isPlace = (type) => isPlaceType(type, knowledge);
  const exact2 = references.map((reference) => several2.exact(inlines.exact(reference)));
  const found = [...exact2, ...inlines.references, ...several2.references, ...hosts.references, ...joined3.references];
  const here = inOrder(given, inlines.all, several2.all, hosts.all, joined3.all);
  const unknown2 = unknownNetworks(here, found, knowledge, isPlace);
  const own2 = inOrder(here, unknown2.all);
  const elsewhere = networksElsewhere(own2, knowledge, isPlace);
  const all = inOrder(own2, elsewhere);
  const stated = [...found.filter((reference) => !unknown2.isReplaced(reference)), ...unknown2.references];
  const beside2 = networksBeside(
    all,
    groupBy(stated, ({ from }) => from),
    knowledge
  );
  return {
    own: own2,
    all,
    implied: [...inlines.all, ...several2.all, ...hosts.all, ...joined3.all, ...unknown2.all, ...elsewhere],
    hosts: new Set(hosts.all.map(({ resource }) => resource.address)),
    references: [...stated, ...beside2]
  };
}
function inOrder(resources, ...more) {
  const added = more.flat().map(({ resource }) => resource);
  return [...resources, ...added].sort((a, b) => byAddress(a.address, b.address));
}
function referencesByKey(resources, known, instances, knowledge) {
  const { factsOf: factsOf2 } = knowledge;
  const typeOf2 = new Map(resources.map(({ address, type }) => [address, type]));
  const isNamedIn = (type, path) => factsOf2(type).placementRefs?.test(nameOf(path)) === true;
  const isPlace = (address) => isPlaceType(typeOf2.get(address) ?? "", knowledge);
  const keyOf4 = (address) => /^"(.+)"$/.exec(instances.get(address)?.key ?? "")?.[1] ?? "";
  const vague = known.filter(({ from, to, path = "" }) => {
    return keyOf4(from) !== "" && isPlace(to) && !isPlace(from) && !isNamedIn(typeOf2.get(to) ?? "", path);
  });
  if (vague.length === 0) return [];
  const inside2 = insideOf2(resources, known, knowledge);
  const said2 = new Set(known.map(({ from, to, path }) => `${from} ${path} ${typeOf2.get(to)}`));
  const found = [];
  for (const { from, to, path = "" } of vague) {
    const near = (inside2.get(to)?.get(keyOf4(from)) ?? []).filter(({ type }) => isNamedIn(type, path));
    const [only2] = near;
    if (only2 === void 0 || near.length > 1) continue;
    if (!said2.has(`${from} ${path} ${only2.type}`)) found.push({ from, to: only2.address, path, via: "value" });
  }
  return found;
}
function insideOf2(resources, known, knowledge) {
  const inner = resources.filter(({ type }) => knowledge.factsOf(type).within !== void 0);
  const byAddress2 = new Map(inner.map((resource) => [resource.address, resource]));
  const inside2 = /* @__PURE__ */ new Map();
  for (const { from, to } of known) {
    const resource = byAddress2.get(from);
    if (resource === void 0) continue;
    const named3 = inside2.get(to) ?? /* @__PURE__ */ new Map();
    inside2.set(to, named3);
    for (const name of new Set(knowledge.ownNamesOf(resource.type).flatMap((at) => textsAt(resource.values, [at])))) {
      const others = named3.get(name) ?? [];
      if (!others.includes(resource)) named3.set(name, [...others, resource]);
    }
  }
  return inside2;
}
var plain3 = (text) => text.toLowerCase().replace(/\/32$/, "").replace(/\.$/, "");
var looksLikeOne = (text) => /[.:]/.test(text);
var addressesAt = ({ values }, paths) => paths.flatMap((path) => textsAt(values, path.split("."))).map(plain3).filter(looksLikeOne);
function referencesByAddress(resources, known, { factsOf: factsOf2 }) {
  const users = resources.filter(({ type, mode }) => mode === "managed" && factsOf2(type).addressRefs !== void 0);
  if (users.length === 0) return [];
  const joined3 = new Set(known.map(({ from, to }) => `${from} ${to}`));
  const owners2 = /* @__PURE__ */ new Map();
  for (const resource of resources) {
    const paths = factsOf2(resource.type).addresses;
    if (paths === void 0 || resource.mode === "data") continue;
    for (const text of new Set(addressesAt(resource, paths))) {
      const others = owners2.get(text);
      if (others === void 0) owners2.set(text, [resource.address]);
      else others.push(resource.address);
    }
  }
  function ownerOf2(text) {
    const all = owners2.get(text) ?? [];
    if (all.length > ANSWERING_MAX) return void 0;
    const innermost = all.filter((one2) => !all.some((other) => joined3.has(`${one2} ${other}`)));
    return innermost.length === 1 ? innermost[0] : void 0;
  }
  const references = [];
  for (const user of users) {
    const seen = /* @__PURE__ */ new Set([user.address]);
    for (const path of factsOf2(user.type).addressRefs ?? []) {
      for (const text of addressesAt(user, [path])) {
        const to = ownerOf2(text);
        if (to === void 0 || seen.has(to)) continue;
        seen.add(to);
        references.push({ from: user.address, to, path, via: "value" });
      }
    }
  }
  return references;
}
function joinedElsewhere(resources, references, knowledge) {
  const ends = endsIn2(resources, references, knowledge);
  if (ends.length === 0) return { all: [], references: [] };
  const here = namesIn(resources, knowledge);
  const taken = new Set(resources.map(({ address }) => address));
  const all = [];
  const named3 = [];
  for (const same of groupBy(ends, ({ type, text }) => `${type} ${text.toLowerCase()}`).values()) {
    const [{ type, text, name, user }] = same;
    const address = `${type}.${name.replace(/[^A-Za-z0-9_-]/g, "-")}`;
    if (taken.has(address) || [text, name].some((one2) => here.has(`${type} ${one2.toLowerCase()}`))) continue;
    taken.add(address);
    const { region: _, account: __, ...somewhere } = user;
    all.push({ resource: lookedUp2(address, type, name, { id: text, name }, somewhere), proof: user.address });
    for (const { user: from, path } of same) named3.push({ from: from.address, to: address, path, via: "value" });
  }
  return { all: all.sort((a, b) => byAddress(a.resource.address, b.resource.address)), references: named3 };
}
function endsIn2(resources, references, knowledge) {
  const joining = resources.filter(
    ({ mode, type }) => mode === "managed" && knowledge.factsOf(type).connectionEnds !== void 0
  );
  if (joining.length === 0) return [];
  const referred = groupBy(references, ({ from }) => from);
  return joining.flatMap((user) => {
    const { type, by, looks } = knowledge.factsOf(user.type).connectionEnds;
    return by.flatMap((path) => {
      const [text = ""] = textsAt(user.values, [path]);
      const match = looks.exec(text);
      const isStated = referred.get(user.address)?.some((reference) => leadsInto(reference.path, path)) === true;
      return match === null || isStated ? [] : [{ user, path, type, text, name: match.groups?.name ?? text }];
    });
  });
}
function namesIn(resources, knowledge) {
  return new Set(
    resources.flatMap(
      ({ type, values }) => [...knowledge.ownIdentities, "name"].flatMap(
        (at) => textsAt(values, [at]).map((text) => `${type} ${text.toLowerCase()}`)
      )
    )
  );
}

// src/inference/views/detail.ts
function quietArrows(picture2, arrows) {
  const { factsOf: factsOf2, knowledge, referencesOf, resources } = picture2.model;
  const pair = (a, b) => a < b ? `${a} ${b}` : `${b} ${a}`;
  const joined3 = new Set(arrows.map(({ from, to }) => pair(from, to)));
  const isQuiet = (address) => factsOf2(address).supporting === true;
  const found = [];
  const add2 = (from, to, reference) => {
    if (from === to || picture2.isContainer(from) || picture2.isContainer(to)) return;
    if (!picture2.drawn.has(from) || !picture2.drawn.has(to) || joined3.has(pair(from, to))) return;
    joined3.add(pair(from, to));
    found.push({ from, to, label: "", thin: true, evidence: [byReference(reference)] });
  };
  const isHelperOfAnother = ({ to }) => factsOf2(to).hide !== void 0 && picture2.rootOf(to) !== to;
  const letsIn = ({ from, path }) => [factsOf2(from).grants ?? []].flat().some(({ who = [] }) => who.some((end2) => leadsInto(path, end2)));
  const isKept = ({ from, path = "" }) => factsOf2(from).passive === true && !knowledge.supportingAttributes.has(topOf(path));
  const isAbout3 = ({ path, to }, used) => isQuiet(used) || !isQuiet(to) && path !== void 0 && knowledge.supportingAttributes.has(topOf(path));
  for (const resource of resources.values()) {
    for (const link of linksOf(factsOf2(resource.address))) {
      for (const arrow3 of quietArrowsOf(resource, link, picture2)) {
        if (!picture2.drawn.has(arrow3.from) || !picture2.drawn.has(arrow3.to) || picture2.isContainer(arrow3.from)) continue;
        joined3.add(pair(arrow3.from, arrow3.to));
        found.push(arrow3);
      }
    }
  }
  for (const { address } of resources.values()) {
    if (factsOf2(address).isMembership === true) continue;
    const links = linksOf(factsOf2(address));
    for (const reference of referencesOf(address)) {
      if (isKept(reference) || !isUse(reference, links, knowledge) || isHelperOfAnother(reference)) continue;
      const roots = picture2.rootsOf(reference.to);
      for (const user of picture2.rootsOf(address)) {
        if (roots.includes(user)) continue;
        for (const used of roots) {
          if (!isAbout3(reference, used)) continue;
          if (letsIn(reference)) add2(used, user, reference);
          else add2(user, used, reference);
        }
      }
    }
  }
  return found;
}
function isUse({ path, via: via2 }, links, knowledge) {
  if (path === void 0) return via2 !== "configuration";
  return !(knowledge.attributesWithoutCalls.has(topOf(path)) || knowledge.attributesOfOwners.has(nameOf(path)) || knowledge.isLeftOut(path) || knowledge.isTakenOver(path) || links.some(({ from, to }) => [...from, ...to].some((end2) => leadsInto(path, end2))));
}
function withQuiet(outcomes, arrows, picture2) {
  const ends = /* @__PURE__ */ new Map();
  for (const { from, to } of arrows) ends.set(from, (ends.get(from) ?? /* @__PURE__ */ new Set()).add(to));
  const isDrawn = ({ from, to }) => {
    const called = ends.get(picture2.rootOf(from) ?? "");
    return called !== void 0 && picture2.rootsOf(to).some((used) => called.has(used));
  };
  const isWithin = ({ from, to }) => {
    const user = picture2.rootOf(from);
    return user !== null && picture2.rootsOf(to).every((used) => used === user);
  };
  return outcomes.map((one2) => {
    if (one2.why !== "quiet") return one2;
    if (isWithin(one2)) return { ...one2, why: "folded" };
    return isDrawn(one2) ? { ...one2, why: null } : one2;
  });
}
function withoutQuiet(graph, knowledge) {
  const nodes = [...graph.nodes.values()];
  const quiet = nodes.filter(({ type }) => !isContainerType(type) && knowledge.factsOf(type).supporting === true);
  const left = new Set(quiet.map(({ address }) => address));
  const remains2 = nodes.some(({ address, type }) => !left.has(address) && !isContainerType(type));
  if (left.size === 0 || !remains2) return { graph, left: /* @__PURE__ */ new Set() };
  return {
    graph: createGraph({
      ...headOf(graph),
      nodes: nodes.filter(({ address }) => !left.has(address)),
      edges: graph.edges.filter(({ from, to }) => !left.has(from) && !left.has(to))
    }),
    left
  };
}

// src/inference/index.ts
function understand(inventory, knowledge = KNOWLEDGE, detail = "normal") {
  const model = select(inventory, knowledge);
  const folds = fold(model, detail === "all");
  const places = place(model, folds);
  const access2 = accessOf2(model);
  const { spans, copies } = across(model, folds, places, copy(model, folds, places), access2);
  const groups = group(model, folds, places, copies, spans);
  const scene = picture({ model, folds, places, copies, spans, groups });
  const drawn2 = withOutsiders(arrowsIn(scene, access2, detail), inventory);
  const { seen, placed, arrows, entrances, outcomes } = drawn2;
  const drawing = assemble(seen, placed, arrows, entrances, outcomes);
  const graph = graphOf(drawing, seen);
  const ledger = account(inventory, seen, drawing);
  const low = detail === "low" ? withoutQuiet(graph, knowledge) : null;
  return {
    graph: low?.graph ?? graph,
    picture: seen,
    ledger: low === null ? ledger : withoutNodes(ledger, low.left, LEFT_OUT_OF_LOW),
    warnings: [...inventory.warnings, ...unknownWarning(graph, knowledge)]
  };
}
function arrowsIn(all, access2, detail) {
  const { arrows: directed, outcomes } = direct(all);
  const first3 = withoutUnusedLookups(all, directed);
  const { calls, pulls } = withoutPulls(directed, first3);
  const quiet = [...pulls, ...quietArrows(first3, directed)];
  const routes = egressRoutes(first3);
  const entrances = ingress(first3, calls, access2, routes);
  const placed = nodesOf2(first3, access2);
  const multiplied = multiply(calls, first3);
  const out = egress(placed, multiplied, routes, first3);
  const outward = outlets(first3, access2, routes, gateFinder(first3));
  const ways2 = [...out, ...outward, ...toMembers(first3, calls), ...sessions(placed, [...multiplied, ...out], first3)];
  const { seen, thin } = detail === "all" ? { seen: first3, thin: quiet.map((arrow3) => ({ ...arrow3, thin: true })) } : speak(first3, quiet, endsOf3([...calls, ...entrances.arrows, ...ways2], placed));
  return {
    seen,
    placed: seen === first3 ? placed : nodesOf2(seen, access2),
    arrows: [...multiplied, ...multiply(thin, seen), ...ways2],
    entrances,
    outcomes: withQuiet(outcomes, thin, seen)
  };
}
function withoutUnusedLookups(scene, arrows) {
  const { drawn: drawn2, folds, isContainer, model, rootOf } = scene;
  const used = new Set(arrows.flatMap(({ from, to }) => [from, to]));
  const isHost = (address) => model.knowledge.isHostType(model.typeOf(address)) && model.referrersOf(address).some(({ from, path }) => model.factsOf(from).runsIn?.some((end2) => leadsInto(path, end2)));
  const managed = [...model.resources.values()].filter(({ mode }) => mode === "managed");
  const wholesOf = (parts) => new Set(parts.map(({ address }) => rootOf(address)));
  const withParts = wholesOf(managed.filter(({ address }) => !isSetting(model.factsOf(address))));
  const elsewhere = new Set(model.elsewhere.map(({ resource }) => resource.address));
  const idle = [...drawn2].filter(
    (address) => model.resources.get(address)?.mode === "data" && !elsewhere.has(address) && !withParts.has(address) && !isContainer(address) && model.knowledge.isServiceType(model.typeOf(address)) && !used.has(address) && !isHost(address)
  );
  const isAll2 = idle.length === [...drawn2].filter((address) => !isContainer(address)).length;
  const withSettings = isAll2 ? wholesOf(managed) : withParts;
  const unused = idle.filter((address) => !withSettings.has(address));
  if (unused.length === 0) return scene;
  return picture({
    ...scene,
    folds: withHidden(folds, new Map(unused.map((address) => [address, HIDDEN_DATA_SOURCE])))
  });
}
function withOutsiders(drawn2, { references }) {
  const { seen, arrows, entrances } = drawn2;
  const outside2 = outsiders(seen, references);
  return {
    ...drawn2,
    arrows: [...arrows, ...outside2.arrows],
    entrances: {
      ...entrances,
      nodes: [...entrances.nodes, ...outside2.nodes],
      implied: [...entrances.implied, ...outside2.implied]
    }
  };
}
function endsOf3(arrows, placed) {
  const resources = new Map(placed.map(({ node, resource }) => [node.address, resource]));
  return new Set(arrows.flatMap(({ from, to }) => [from, to].map((end2) => resources.get(end2) ?? end2)));
}
function assemble(seen, placed, arrows, entrances, outcomes) {
  const { model, copies, folds } = seen;
  const { knowledge } = model;
  const placedNodes = placed.map(({ node }) => node);
  const around2 = accounts(placedNodes, model, folds.partsOf);
  const resources = new Map(placed.map(({ node, resource }) => [node.address, resource]));
  const resourceOf2 = ({ address }) => resources.get(address) ?? address;
  const boxes2 = impliedBoxes(placedNodes, seen);
  const stated = projects(around2.nodes, model, resourceOf2);
  const owned = new Map([...owners(around2.nodes, model, resourceOf2), ...stated.ownerOf]);
  const ownerOf2 = (address) => owned.get(address) ?? null;
  const regional = regions(around2.nodes, { model, resourceOf: resourceOf2, inNetworks: boxes2, ownerOf: ownerOf2 });
  const { nodes, ...grouped } = namespaces(withOwners(regional.nodes, owned), model, resourceOf2);
  const shown = ({ type, attributes: attributes2 }) => JSON.stringify((knowledge.factsOf(type).detail ?? []).map((name) => attributes2[name] ?? ""));
  const single = nodes.filter(({ address }) => !seen.isContainer(address));
  const collapsed = collapse(single, arrows, instancesOfCopies(model.instances, copies), shown);
  const others = model.elsewhere.filter(({ resource }) => seen.drawn.has(resource.address));
  const implied = [
    ...boxes2.map(({ address, proof }) => ({ address, proof })),
    ...others.map(({ resource, proof }) => ({ address: resource.address, proof })),
    ...around2.implied,
    ...stated.implied,
    ...regional.implied,
    ...grouped.implied,
    ...entrances.implied
  ];
  const outermost = [...around2.boxes, ...stated.boxes, ...regional.boxes, ...grouped.boxes];
  const within = rootFacts(placedNodes, model, resourceOf2);
  return { nodes, boxes: boxes2, outermost, within, arrows, entrances, collapsed, implied, outcomes };
}
function graphOf({ nodes, boxes: boxes2, outermost, within, arrows, entrances, collapsed }, { copies }) {
  const standsFor = (address) => collapsed.into.get(address) ?? address;
  const alone = nodes.filter(({ address }) => !collapsed.into.has(address));
  const byAddress2 = new Map(nodes.map((node) => [node.address, node]));
  const asOne = ({ changed, ...one2 }) => {
    const node = one2.runsIn === void 0 ? one2 : { ...one2, runsIn: standsFor(one2.runsIn) };
    const members = collapsed.members.get(node.address);
    if (members === void 0) return createNode({ ...node, ...changed && { changed } });
    const all = members.map((member2) => byAddress2.get(member2));
    const attributes2 = withSharedName(node.attributes, all);
    return createNode({ ...node, attributes: attributes2, ...severalOf2(members), ...mergeChanges(all) });
  };
  return createGraph({
    ...Object.keys(within).length > 0 && { within },
    nodes: [...alone.map(asOne), ...boxes2.map(boxNode), ...outermost, ...entrances.nodes],
    edges: [
      ...arrows.map(
        ({ from, to, label: label2, twoWay, thin, isImplied }) => createEdge({
          ...{ from: standsFor(from), to: standsFor(to), label: label2, twoWay: twoWay === true },
          ...thin === true && { thin },
          ...isImplied === true && { provenance: "implied" }
        })
      ),
      ...edgesOf(entrances, copies, standsFor)
    ]
  });
}
function unknownWarning(graph, knowledge) {
  const types = /* @__PURE__ */ new Set();
  for (const { type } of graph.nodes.values()) if (!knowledge.isKnown(type)) types.add(type);
  return types.size === 0 ? [] : [unknownTypes([...types].sort(byText))];
}
function toMembers({ model, drawn: drawn2, rootOf }, calls) {
  const servants = [...drawn2].filter((address) => model.factsOf(address).servesAll !== void 0);
  if (servants.length === 0) return [];
  const byType2 = groupBy([...model.resources.values()], ({ type, mode }) => mode === "managed" ? type : "");
  const named3 = new Set(calls.map(({ from, to }) => `${from} ${to}`));
  return servants.flatMap((from) => {
    const project = model.resources.get(from)?.account;
    const members = (byType2.get(model.factsOf(from).servesAll) ?? []).filter(
      ({ account: account2 }) => account2 === project
    );
    const roots = new Map(members.map(({ address }) => [rootOf(address), address]));
    if (roots.size > QUIET_CROWD) return [];
    return [...roots].flatMap(
      ([to, by]) => to === null || to === from || !drawn2.has(to) || named3.has(`${from} ${to}`) ? [] : [{ from, to, label: "", isImplied: true, evidence: [{ rule: "only", by }] }]
    );
  });
}
function sessions(placed, arrows, picture2) {
  const { factsOf: factsOf2 } = picture2.model;
  const openers = placed.filter(({ resource }) => factsOf2(resource).opensSessionsOn !== void 0);
  if (openers.length === 0) return [];
  const standing = groupBy(placed, ({ node: { parent } }) => networkAround2(parent, picture2));
  const joined3 = new Set(arrows.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]));
  return openers.flatMap(({ node: { address: from, parent }, resource }) => {
    const network = networkAround2(parent, picture2);
    const types = factsOf2(resource).opensSessionsOn ?? [];
    const machinesIn = (one2) => (standing.get(one2) ?? []).filter(({ node }) => types.includes(node.type)).map(({ node }) => node.address);
    const near = network === null ? [] : machinesIn(network);
    const far = network === null || near.length > 0 ? [] : peersOf(network, picture2).flatMap(machinesIn);
    const few = near.length > 0 ? near : far.length === 1 ? far : [];
    if (few.length > SESSIONS_MAX) return [];
    return few.filter((to) => !joined3.has(`${from} ${to}`)).map((to) => ({ from, to, label: "", evidence: [{ rule: "session", by: resource }] }));
  });
}
function peersOf(network, { model }) {
  const isWhole2 = (address) => model.factsOf(address).ranges?.isWhole === true;
  const joins = model.referrersOf(network).filter(({ from }) => model.factsOf(from).connection !== void 0);
  const others = joins.flatMap(({ from }) => model.referencesOf(from).map(({ to }) => to));
  return [...new Set(others)].filter((other) => other !== network && isWhole2(other)).sort(byAddress);
}
function networkAround2(start, { model, parentOf: parentOf2 }) {
  let at = start;
  while (at !== null && model.factsOf(at).ranges?.isWhole !== true) at = parentOf2(at);
  return at;
}
function owners(nodes, model, resourceOf2) {
  const { factsOf: factsOf2, knowledge, namedBy: namedBy4, resources, valuesOf: valuesOf3 } = model;
  const ids = /* @__PURE__ */ new Map();
  const accounts2 = /* @__PURE__ */ new Map();
  for (const node of nodes) {
    const { accountId } = factsOf2(resourceOf2(node));
    if (accountId === void 0 || node.parent !== null) continue;
    accounts2.set(node.address, knowledge.cloudOf(node.type));
    for (const id of textsAt(valuesOf3(resourceOf2(node)), [accountId])) ids.set(id, node.address);
  }
  if (accounts2.size === 0) return /* @__PURE__ */ new Map();
  const found = /* @__PURE__ */ new Map();
  const open = [];
  let others = false;
  for (const node of nodes) {
    const resource = resources.get(resourceOf2(node));
    const isIn2 = [...accounts2.values()].includes(knowledge.cloudOf(node.type));
    if (node.parent !== null || resource === void 0 || !isIn2) continue;
    if (knowledge.factsOf(node.type).holdsAccounts === true) continue;
    const [named3] = namedBy4(resource.address, [...knowledge.attributesOfOwners]).filter((one2) => accounts2.has(one2));
    const { account: account2 } = placeOf(resource, knowledge);
    const isSaid = account2 !== null && !knowledge.isMadeUpAccount(account2);
    const owner = named3 ?? (isSaid ? ids.get(account2) : void 0);
    if (owner !== void 0) found.set(node.address, owner);
    else if (isSaid) others = true;
    else open.push(node);
  }
  const [sole2] = accounts2.keys();
  if (sole2 !== void 0 && accounts2.size === 1 && !others) for (const { address } of open) found.set(address, sole2);
  return found;
}
var withOwners = (nodes, owned) => nodes.map((node) => {
  const owner = owned.get(node.address);
  const isFree = node.parent === null && node.runsIn === void 0;
  return owner !== void 0 && isFree ? createNode({ ...node, runsIn: owner }) : node;
});
var LONGEST_WAY2 = 8;
function namespaces(nodes, model, resourceOf2) {
  const { factsOf: factsOf2, namedBy: namedBy4 } = model;
  const members = nodes.flatMap((node) => {
    const resource = resourceOf2(node);
    const rule = factsOf2(resource).grouped;
    const name = rule === void 0 ? null : groupNameOf(resource, model);
    if (rule === void 0 || name === null || rule.unless.includes(name)) return [];
    const key = JSON.stringify([node.parent, rule.box, name, [...namedBy4(resource, rule.on)].sort()]);
    return [{ node, resource, rule, name, key, isGroup: rule.own !== void 0 }];
  });
  const taken = new Set(nodes.map(({ address }) => address));
  const parents = /* @__PURE__ */ new Map();
  const boxes2 = [];
  const implied = [];
  for (const all of groupBy(members, ({ key }) => key).values()) {
    const [{ node, resource, rule, name }] = all;
    if (all.every(({ isGroup }) => isGroup)) continue;
    const address = freshAddress(rule.box, `${rule.says}_${name.replace(/[^A-Za-z0-9_-]/g, "_")}`, taken);
    taken.add(address);
    const attributes2 = { name: `${rule.says} ${name}` };
    boxes2.push(createNode({ address, parent: node.parent, attributes: attributes2, provenance: "implied" }));
    implied.push({ address, proof: resource });
    for (const member2 of all) parents.set(member2.node.address, address);
  }
  if (boxes2.length === 0) return { nodes, boxes: boxes2, implied };
  return {
    nodes: nodes.map((node) => createNode({ ...node, parent: parents.get(node.address) ?? node.parent })),
    boxes: boxes2,
    implied
  };
}
function groupNameOf(address, model, depth = 0) {
  const { factsOf: factsOf2, referencesOf, resources, valuesOf: valuesOf3 } = model;
  const { grouped: rule } = factsOf2(address);
  if (rule === void 0 || depth > LONGEST_WAY2) return null;
  const paths = rule.own === void 0 ? rule.by : [rule.own];
  const known = paths.flatMap((path) => textsAt(valuesOf3(address), path.split("."))).find((text) => text !== "");
  if (known !== void 0) return known;
  if (rule.own !== void 0) return resources.get(address)?.name ?? null;
  const named3 = referencesOf(address).filter(({ path, to }) => {
    const isGrouped = factsOf2(to).grouped !== void 0;
    return isGrouped && rule.by.some((attribute) => leadsInto(path, attribute));
  });
  const names = new Set(named3.map(({ to }) => groupNameOf(to, model, depth + 1)));
  const [name = null] = names;
  return names.size === 1 ? name : null;
}

// elsewhere:src/graph/tree.ts
var module45 = require("./picture.js").modules["src/graph/tree.ts"]();
var ancestorsOf = module45.ancestorsOf;
var childrenOf = module45.childrenOf;

// src/inference/views/simplify/boxes.ts
function treeOf(graph) {
  const children = childrenOf(graph);
  const order = [];
  const stack = (children.get(null) ?? []).map(({ address }) => address).reverse();
  for (let at = stack.pop(); at !== void 0; at = stack.pop()) {
    order.push(at);
    for (const { address } of [...children.get(at) ?? []].reverse()) stack.push(address);
  }
  const first3 = new Map(order.map((address, i) => [address, i]));
  const last = new Map(first3);
  for (const address of [...order].reverse()) {
    const parent = graph.nodes.get(address)?.parent ?? null;
    if (parent !== null) last.set(parent, Math.max(last.get(parent), last.get(address)));
  }
  const place2 = (address) => first3.get(address) ?? -1;
  return {
    order,
    isAround: (address, container) => place2(container) < place2(address) && place2(address) <= last.get(container)
  };
}
function parentsWithout(graph, tree, isGone) {
  const parents = /* @__PURE__ */ new Map();
  for (const address of tree.order) {
    const parent = graph.nodes.get(address)?.parent ?? null;
    parents.set(address, parent !== null && isGone(parent) ? parents.get(parent) : parent);
  }
  return parents;
}
function dissolve(arcs, container, members, outer, tree) {
  const sources = arcs.to(container);
  const isFew = members.length > 0 && members.length * sources.size <= CARRIED_MAX;
  const targets = isFew ? members : outer === null ? [] : [outer];
  for (const [from, arc] of sources) {
    for (const to of targets) if (to !== from && !tree.isAround(from, to)) arcs.add(from, to, arc);
  }
  arcs.remove(container);
}
function emptyContainers(graph, tree, isService) {
  const full = /* @__PURE__ */ new Set();
  const empty2 = [];
  for (const address of [...tree.order].reverse()) {
    const { type, parent } = graph.nodes.get(address);
    if (isService(address) || full.has(address)) {
      if (parent !== null) full.add(parent);
    } else if (isContainerType(type)) {
      empty2.push(address);
    }
  }
  return empty2;
}

// src/inference/views/overview/groups.ts
function groupingOf(graph, tree, levels) {
  const inTreeOrder = tree.order.map((address) => graph.nodes.get(address));
  const hollow = hollowOf(inTreeOrder);
  const containers = inTreeOrder.filter(({ address, type }) => isContainerType(type) && !hollow.has(address));
  const leaves = [...graph.nodes.values()].filter(({ address, type }) => hollow.get(address) === address || !isContainerType(type)).map((node) => ({ node, modules: modulesOf(node.address) }));
  const peers = peersOf2(containers, levels);
  return (view) => {
    const boxes2 = /* @__PURE__ */ new Map([[null, null]]);
    for (const { address, parent } of containers) {
      const level = levels.of(address);
      const isMerged = view.innermost === "merged" && level === view.levels - 1;
      const own2 = isMerged ? peers.get(address)?.[0]?.address ?? address : address;
      boxes2.set(address, level < view.levels ? own2 : boxes2.get(parent));
    }
    const isLast = (box) => box !== null && levels.of(box) === view.levels - 1;
    const groups = /* @__PURE__ */ new Map();
    for (const { node, modules: modules2 } of leaves) {
      const home = boxes2.get(node.parent);
      const isClosed = view.innermost === "closed" && isLast(home);
      const module73 = isClosed ? "" : modules2[Math.min(view.modules, modules2.length) - 1] ?? "";
      const isContents = isClosed || view.closedModules && module73 !== "";
      const key = `${home ?? ""}
${module73}
${isContents ? "" : node.type}`;
      const group2 = groups.get(key);
      if (group2 === void 0) groups.set(key, { home, module: module73, isContents, members: [node] });
      else group2.members.push(node);
    }
    const boxOf3 = (address) => boxes2.get(boxes2.has(address) ? address : graph.nodes.get(address).parent) ?? null;
    const around2 = /* @__PURE__ */ new Map();
    for (const { home } of groups.values()) {
      for (let at = home; at !== null && !around2.has(at); at = around2.get(at)) {
        around2.set(at, boxes2.get(graph.nodes.get(at).parent));
      }
    }
    return {
      groups: [...groups.values()],
      leafOf: (address) => hollow.get(address) ?? address,
      boxOf: boxOf3,
      boxes: around2,
      containersIn: (box) => view.innermost === "merged" && isLast(box) ? peers.get(box) : [graph.nodes.get(box)]
    };
  };
}
function hollowOf(inTreeOrder) {
  const filled = /* @__PURE__ */ new Set();
  for (const { address, type, parent } of [...inTreeOrder].reverse())
    if (parent !== null && (!isContainerType(type) || filled.has(address))) filled.add(parent);
  const outermost = /* @__PURE__ */ new Map();
  for (const { address, type, parent } of inTreeOrder) {
    if (!isContainerType(type) || filled.has(address)) continue;
    outermost.set(address, (parent === null ? void 0 : outermost.get(parent)) ?? address);
  }
  return outermost;
}
function peersOf2(containers, levels) {
  const byKey2 = /* @__PURE__ */ new Map();
  const peers = /* @__PURE__ */ new Map();
  for (const node of containers) {
    const key = `${levels.of(node.address)} ${node.type} ${node.parent}`;
    const others = byKey2.get(key) ?? [];
    others.push(node);
    byKey2.set(key, others);
    peers.set(node.address, others);
  }
  return peers;
}
function levelsOf(graph, knowledge) {
  const places = /* @__PURE__ */ new Map();
  const placeOf3 = (start) => {
    const way = [];
    let at = start;
    while (at !== void 0 && !places.has(at.address)) {
      way.push(at);
      at = at.parent === null ? void 0 : graph.nodes.get(at.parent);
    }
    let around2 = at === void 0 ? void 0 : places.get(at.address);
    for (const { address, type } of way.reverse()) {
      const { rank } = knowledge.boxFactsOf(type);
      around2 = { rank: Math.max(rank, around2?.rank ?? 0), depth: (around2?.depth ?? 0) + 1 };
      places.set(address, around2);
    }
  };
  for (const node of graph.nodes.values()) if (isContainerType(node.type)) placeOf3(node);
  const key = ({ rank, depth }) => `${rank} ${depth}`;
  const distinct = [...new Map([...places.values()].map((place2) => [key(place2), place2])).values()].sort(
    (a, b) => a.rank - b.rank || a.depth - b.depth
  );
  const levels = new Map(distinct.map((place2, level) => [key(place2), level]));
  return {
    count: distinct.length,
    of: (container) => levels.get(key(places.get(container))),
    isClosable: (level) => (distinct[level]?.rank ?? Number.POSITIVE_INFINITY) <= CLOSED_RANK_MAX
  };
}
function viewsOf(graph, levels) {
  let deepest = 0;
  for (const address of graph.nodes.keys()) deepest = Math.max(deepest, modulesOf(address).length);
  const depths = [.../* @__PURE__ */ new Set([deepest, 1, 0])].filter((depth) => depth <= deepest);
  const views = [];
  for (let level = Math.min(levels.count, OVERVIEW_LEVELS); level >= 0; level--) {
    const ways2 = level > 0 && levels.isClosable(level - 1) ? ["open", "closed", "merged"] : ["open"];
    for (const modules2 of depths) {
      for (const innermost of ways2) views.push({ levels: level, innermost, modules: modules2, closedModules: false });
      if (modules2 > 0) views.push({ levels: level, innermost: "open", modules: modules2, closedModules: true });
    }
  }
  return views;
}

// elsewhere:src/inference/views/overview/readable.ts
var module46 = require("./picture.js").modules["src/inference/views/overview/readable.ts"]();
var ANY_SIZE = module46.ANY_SIZE;
var READABLE = module46.READABLE;
var isReadable = module46.isReadable;
var isSmall = module46.isSmall;

// src/inference/views/overview/index.ts
var SIZES = { ...READABLE, size: OVERVIEW_SIZE };
function overview(graph, knowledge = KNOWLEDGE, sizes = SIZES) {
  if (isReadable(graph, sizes)) return null;
  const levels = levelsOf(graph, knowledge);
  const group2 = groupingOf(graph, treeOf(graph), levels);
  const view = mostThatFits(viewsOf(graph, levels), (each) => sizeOf(group2(each)), sizes.size);
  if (view === null || sizeOf(group2(view)) >= graph.nodes.size) return null;
  const { iconOf: _, ...drawn2 } = drawGrouped(graph, group2(view), knowledge);
  return drawn2;
}
var sizeOf = ({ groups, boxes: boxes2 }) => groups.length + boxes2.size;
function mostThatFits(views, sizeIn, most) {
  let best = null;
  for (const view of views) {
    const size = sizeIn(view);
    if (size === 0) continue;
    const isBetter = best === null || (best.size > most ? size < best.size : size <= most && size > best.size);
    if (isBetter) best = { view, size };
  }
  return best?.view ?? null;
}
function drawGrouped(graph, grouped, knowledge) {
  const taken = new Set(graph.nodes.keys());
  const iconOf = /* @__PURE__ */ new Map();
  const icons = [];
  const homes = countBy(grouped.groups, ({ home }) => home);
  for (const group2 of grouped.groups) {
    const node = iconFor(group2, (address) => taken.has(address), knowledge);
    taken.add(node.address);
    icons.push({ ...node, parent: group2.home });
    for (const { address } of group2.members) iconOf.set(address, node.address);
    const isAlone = group2.home !== null && homes.get(group2.home) === 1;
    if (isWhole(group2) && group2.module === "" && isAlone) iconOf.set(group2.home, node.address);
  }
  const boxes2 = [...grouped.boxes].map(([box, parent]) => ({ ...severalBox(grouped.containersIn(box)), parent }));
  const parents = new Map([...icons, ...boxes2].map(({ address, parent }) => [address, parent]));
  const endOf = (address) => {
    const box = grouped.boxOf(address);
    return iconOf.get(grouped.leafOf(address)) ?? (box === null ? null : iconOf.get(box) ?? (grouped.boxes.has(box) ? box : null));
  };
  const bundles = paired2(bundlesOf2(graph.edges, endOf)).filter(({ from, to }) => !isInside(from, to, parents));
  const drawn2 = strongest(bundles, icons.length);
  return {
    graph: createGraph({ ...headOf(graph), nodes: [...boxes2, ...icons], edges: drawn2.map(arrowOf) }),
    whole: { shapes: graph.nodes.size, lines: graph.edges.length },
    arrows: { found: bundles.length, drawn: drawn2.length },
    iconOf
  };
}
function countBy(things, keyOf4) {
  const counts = /* @__PURE__ */ new Map();
  for (const thing of things) counts.set(keyOf4(thing), (counts.get(keyOf4(thing)) ?? 0) + 1);
  return counts;
}
var isWhole = ({ isContents, members }) => isContents && members.length > 1;
function iconFor(group2, isTaken, knowledge) {
  if (isWhole(group2)) return contentsOf(group2, isTaken, knowledge);
  if (isContainerType(group2.members[0].type)) return severalBox(group2.members);
  const node = together(group2.members, isTaken);
  return node.called === void 0 ? node : { ...node, called: "" };
}
function isInside(address, container, parents) {
  let at = parents.get(address) ?? null;
  while (at !== null && at !== container) at = parents.get(at) ?? null;
  return at !== null;
}
function kinds(members, knowledge) {
  const byTitle = /* @__PURE__ */ new Map();
  for (const node of members) {
    const { title } = knowledge.factsOf(node.type);
    const others = byTitle.get(title);
    if (others === void 0) byTitle.set(title, [node]);
    else others.push(node);
  }
  const counts = [...byTitle].map(([title, nodes]) => {
    const isPlumbing = knowledge.factsOf(nodes[0].type).plumbing === true;
    return { title, count: countDrawn(nodes), last: isPlumbing ? 1 : 0 };
  }).filter(({ count }) => count > 0).sort((a, b) => a.last - b.last || b.count - a.count || byText(a.title, b.title));
  const rest = counts.slice(KINDS_LISTED).reduce((sum, { count }) => sum + count, 0);
  return severalNames(
    counts.slice(0, KINDS_LISTED).map(({ count, title }) => counted(count, title)),
    rest
  );
}
function contentsOf(group2, isTaken, knowledge) {
  const { members, module: module73 } = group2;
  const type = knowledge.contentsTypeOf(knowledge.cloudOf(members[0].type));
  const prefix = module73 === "" ? "" : `${module73}.`;
  const step = parseAddress(`${prefix}${type}.contents`)?.modules.at(-1);
  const name = step === void 0 ? "" : `${unescapeName(step.name)}${step.index === null ? "" : ` ${step.index}`}: `;
  let address = `${prefix}${type}.contents`;
  for (let n = 1; isTaken(address); n++) address = `${prefix}${type}.contents[${n}]`;
  return createNode({
    address,
    type,
    parent: group2.home,
    ...mergeChanges(members),
    count: countResources(members),
    called: `${name}${kinds(members, knowledge)}`
  });
}
function bundlesOf2(edges, endOf) {
  const bundles = /* @__PURE__ */ new Map();
  const put2 = (from, to, edge) => {
    if (from === null || to === null || from === to) return;
    const key = `${from}
${to}`;
    const bundle = bundles.get(key);
    if (bundle === void 0) bundles.set(key, { from, to, twoWay: false, edges: [edge] });
    else bundle.edges.push(edge);
  };
  for (const edge of edges) {
    put2(endOf(edge.from), endOf(edge.to), edge);
    if (edge.twoWay) put2(endOf(edge.to), endOf(edge.from), edge);
  }
  return [...bundles.values()];
}
function paired2(bundles) {
  const byEnds = new Map(bundles.map((bundle) => [`${bundle.from}
${bundle.to}`, bundle]));
  return bundles.flatMap((bundle) => {
    const back = byEnds.get(`${bundle.to}
${bundle.from}`);
    if (back === void 0) return [bundle];
    const difference = bundle.edges.length - back.edges.length || (bundle.from < bundle.to ? 1 : -1);
    if (difference < 0) return [];
    const isTwoWay = back.edges.length >= bundle.edges.length * OVERVIEW_BIDIRECTIONAL;
    return [{ ...bundle, twoWay: isTwoWay, edges: [...bundle.edges, ...back.edges] }];
  });
}
function strongest(bundles, icons) {
  const most = Math.ceil(icons * OVERVIEW_EDGES);
  if (bundles.length <= most) return bundles;
  const inOrder2 = [...bundles].sort((a, b) => b.edges.length - a.edges.length);
  const chosen = /* @__PURE__ */ new Set();
  const joined3 = /* @__PURE__ */ new Set();
  const choose2 = (bundle) => {
    chosen.add(bundle);
    joined3.add(bundle.from).add(bundle.to);
  };
  const called = /* @__PURE__ */ new Set();
  for (const bundle of inOrder2) {
    if (!called.has(bundle.to)) choose2(bundle);
    called.add(bundle.to);
  }
  for (const bundle of inOrder2) if (!joined3.has(bundle.from)) choose2(bundle);
  for (const bundle of inOrder2) if (chosen.size < most) choose2(bundle);
  return bundles.filter((bundle) => chosen.has(bundle));
}
function arrowOf({ from, to, twoWay, edges }) {
  const [first3] = edges;
  const label2 = edges.every((edge) => edge.label === first3.label) ? first3.label : "";
  const provenance = edges.some((edge) => edge.provenance === "planned") ? "planned" : first3.provenance;
  const isThin = edges.every((edge) => edge.thin === true);
  return createEdge({ from, to, twoWay, label: label2, provenance, ...isThin && { thin: true } });
}

// src/inference/views/pages/index.ts
function pagesOf(graph, knowledge = KNOWLEDGE) {
  const split = splitIntoPages(graph, knowledge);
  if (split.pages.length === 0) return null;
  const { graph: overview2, pageOfIcon } = overviewOfPages(graph, split, knowledge);
  return {
    ...{ overview: overview2, pageOfIcon, ids: split.pages, found: split.found },
    page: (id) => pageGraph(graph, id, split)
  };
}
function pageGraph(graph, page, split) {
  const own2 = ownNodes(graph, page, split);
  const nodes = new Map([...own2].map((address) => [address, graph.nodes.get(address)]));
  for (const address of own2)
    for (const container of ancestorsOf(graph, address)) nodes.set(container.address, container);
  const crossing = graph.edges.filter(({ from, to }) => own2.has(from) !== own2.has(to));
  const outside2 = /* @__PURE__ */ new Map();
  const seen = /* @__PURE__ */ new Set();
  for (const { from, to } of crossing) {
    const address = own2.has(from) ? to : from;
    if (seen.has(address)) continue;
    seen.add(address);
    const node = graph.nodes.get(address);
    const key = `${placeOf2(graph, node, split)}
${split.pageOf(address)}
${node.type}`;
    put(outside2, key, node);
  }
  const stubs = stubsOf(graph, [...outside2.values()], nodes, split);
  const endOf = (address) => own2.has(address) ? address : stubs.get(address);
  const inner = graph.edges.filter(({ from, to }) => own2.has(from) && own2.has(to));
  const outer = crossing.map((edge) => ({ ...edge, from: endOf(edge.from), to: endOf(edge.to) })).filter(({ from, to }) => !isAround2(from, to, nodes) && !isAround2(to, from, nodes));
  const { title, within } = graph;
  return createGraph({
    title,
    ...within !== void 0 && { within },
    nodes: nodes.values(),
    edges: [...inner, ...outer]
  });
}
function ownNodes(graph, page, { pageOf }) {
  const own2 = /* @__PURE__ */ new Set();
  for (const { address } of graph.nodes.values()) if (pageOf(address) === page) own2.add(address);
  return own2;
}
function placeOf2(graph, { address }, { pageOf }) {
  const page = pageOf(address);
  if (page !== null && graph.nodes.has(page)) return page;
  return ancestorsOf(graph, address).at(-1)?.address ?? null;
}
function stubsOf(graph, outside2, nodes, split) {
  const drawnAs2 = /* @__PURE__ */ new Map();
  const taken = new Set(graph.nodes.keys());
  for (const members of outside2) {
    const [first3] = members;
    const place2 = placeOf2(graph, first3, split);
    if (place2 !== null && !nodes.has(place2)) nodes.set(place2, guest(graph, place2, nodes));
    if (isContainerType(first3.type)) {
      const box = place2 !== null && split.pageOf(first3.address) !== null ? place2 : first3.address;
      if (!nodes.has(box))
        nodes.set(box, { ...severalBox(members), address: box, parent: place2 === box ? null : place2 });
      for (const { address } of members) drawnAs2.set(address, box);
      continue;
    }
    const node = together(members, (address) => taken.has(address));
    taken.add(node.address);
    nodes.set(node.address, { ...node, parent: place2 });
    for (const { address } of members) drawnAs2.set(address, node.address);
  }
  return drawnAs2;
}
function guest(graph, place2, nodes) {
  const parent = ancestorsOf(graph, place2).find(({ address }) => nodes.has(address))?.address ?? null;
  return { ...graph.nodes.get(place2), parent };
}
function isAround2(container, address, nodes) {
  let at = address;
  while (at !== null && at !== container) at = nodes.get(at)?.parent ?? null;
  return at !== null;
}
function overviewOfPages(graph, split, knowledge) {
  const inTreeOrder = treeOf(graph).order.map((address) => graph.nodes.get(address));
  const boxOf3 = drawnBoxes(graph, inTreeOrder, split);
  const hollow = hollowOf(inTreeOrder);
  const leaves = inTreeOrder.filter(
    ({ address, type }) => !isContainerType(type) || hollow.get(address) === address && split.pageOf(address) === null
  );
  const groups = groupsOf(leaves, split, boxOf3, knowledge);
  const boxes2 = /* @__PURE__ */ new Map();
  for (const { home } of groups) {
    for (let at = home; at !== null && !boxes2.has(at); at = boxes2.get(at))
      boxes2.set(at, boxOf3(graph.nodes.get(at).parent));
  }
  const grouped = {
    groups,
    leafOf: (address) => hollow.get(address) ?? address,
    boxOf: boxOf3,
    boxes: boxes2,
    containersIn: (box) => [graph.nodes.get(box)]
  };
  const { iconOf, ...drawn2 } = drawGrouped(graph, grouped, knowledge);
  const pageOfIcon = /* @__PURE__ */ new Map();
  for (const [address, icon] of iconOf) {
    const page = split.pageOf(address);
    if (page !== null) pageOfIcon.set(icon, page);
  }
  return { ...drawn2, pageOfIcon };
}
function drawnBoxes(graph, inTreeOrder, { pageOf }) {
  const boxes2 = /* @__PURE__ */ new Map([[null, null]]);
  for (const { address, type, parent } of inTreeOrder) {
    const page = pageOf(address);
    const isOnPage = page !== null && page !== address && graph.nodes.has(page);
    boxes2.set(address, isContainerType(type) && !isOnPage ? address : boxes2.get(parent));
  }
  return (address) => boxes2.get(address) ?? null;
}
function groupsOf(leaves, split, boxOf3, knowledge) {
  const onPage = /* @__PURE__ */ new Map();
  const others = [];
  for (const node of leaves) {
    const page = split.pageOf(node.address);
    if (page === null) others.push(node);
    else put(onPage, page, node);
  }
  const isMuch = others.length > OVERVIEW_SIZE / 2;
  const groups = [...byKey(others, (node) => isMuch ? `${node.parent}
${node.type}` : node.address)].map(
    (members) => ({ home: boxOf3(members[0].parent), module: "", isContents: false, members })
  );
  for (const members of onPage.values()) {
    for (const there of byKey(members, ({ parent }) => String(boxOf3(parent)))) {
      const home = boxOf3(there[0].parent);
      for (const { isContents, members: same } of mostTelling2(there, knowledge))
        groups.push({ home, module: moduleOf(same, split), isContents, members: same });
    }
  }
  return groups;
}
function moduleOf([first3], { pageOf }) {
  const page = pageOf(first3.address);
  return page === modulesOf(first3.address)[0] ? page ?? "" : "";
}
function mostTelling2(members, knowledge) {
  const last = (type) => knowledge.factsOf(type).plumbing === true ? 1 : 0;
  const types = [...byKey(members, ({ type }) => type)].sort((a, b) => {
    const [x, y] = [a[0].type, b[0].type];
    return last(x) - last(y) || countResources(b) - countResources(a) || byText(x, y);
  });
  const shown = types.length === TELLING_TYPES + 1 ? types.length : TELLING_TYPES;
  const rest = new Set(types.slice(shown).flat());
  return [
    ...types.slice(0, shown).map((same) => ({ isContents: false, members: same })),
    ...rest.size > 0 ? [{ isContents: true, members: members.filter((node) => rest.has(node)) }] : []
  ];
}
function byKey(members, keyOf4) {
  const found = /* @__PURE__ */ new Map();
  for (const node of members) put(found, keyOf4(node), node);
  return found.values();
}
function splitIntoPages(graph, knowledge) {
  const around2 = placesAround(graph, knowledge);
  const homes = /* @__PURE__ */ new Map();
  const sizes = /* @__PURE__ */ new Map();
  for (const { address, type } of graph.nodes.values()) {
    if (isContainerType(type) || isPseudoType(type)) continue;
    const { page, outermost } = around2(address);
    const home = page ?? modulesOf(address)[0] ?? outermost;
    if (home === null) continue;
    homes.set(address, home);
    sizes.set(home, (sizes.get(home) ?? 0) + 1);
  }
  const found = [...sizes].filter(([, size]) => size >= PAGE_ICONS);
  const largest2 = [...found].sort((a, b) => b[1] - a[1] || byText(a[0], b[0])).slice(0, PAGES_MAX2);
  const chosen = new Set(largest2.map(([id]) => id));
  const pages = [...graph.nodes.keys(), ...sizes.keys()].filter((id) => chosen.delete(id));
  const kept = new Set(pages);
  const pageOf = (address) => {
    const home = homes.get(address) ?? around2(address).page;
    return home !== null && kept.has(home) ? home : null;
  };
  return { pages, pageOf, found: found.length };
}
function placesAround(graph, knowledge) {
  const known = /* @__PURE__ */ new Map();
  return (address) => {
    const way = [];
    let at = graph.nodes.get(address);
    while (at !== void 0 && !known.has(at.address)) {
      way.push(at);
      at = at.parent === null ? void 0 : graph.nodes.get(at.parent);
    }
    let around2 = (at && known.get(at.address)) ?? { page: null, outermost: null };
    for (const node of way.reverse()) {
      if (isContainerType(node.type)) {
        const isPage = knowledge.boxFactsOf(node.type).isPage === true;
        around2 = {
          page: around2.page ?? (isPage ? node.address : null),
          outermost: around2.outermost ?? node.address
        };
      }
      known.set(node.address, around2);
    }
    return around2;
  };
}

// src/inference/views/simplify/arcs.ts
var WEAKEST = ["implied", "assumed", "planned"];
var choose = (order, a, b) => order.indexOf(a) < order.indexOf(b) ? a : b;
var STRONGEST = [...WEAKEST].reverse();
var inARow = (first3, second) => ({
  label: first3.label === "" ? second.label : first3.label,
  provenance: choose(WEAKEST, first3.provenance, second.provenance),
  isHalf: first3.isHalf && second.isHalf,
  isThin: first3.isThin || second.isThin
});
var inParallel = (a, b) => ({
  label: [.../* @__PURE__ */ new Set([...a.label.split(", "), ...b.label.split(", ")])].filter((label2) => label2 !== "").join(", "),
  provenance: choose(STRONGEST, a.provenance, b.provenance),
  isHalf: a.isHalf || b.isHalf,
  isThin: a.isThin && b.isThin
});
var NONE3 = /* @__PURE__ */ new Map();
function createArcs(edges) {
  const out = /* @__PURE__ */ new Map();
  const back = /* @__PURE__ */ new Map();
  const put2 = (side, here, there, arc) => {
    const ends = side.get(here);
    if (ends === void 0) side.set(here, /* @__PURE__ */ new Map([[there, arc]]));
    else ends.set(there, arc);
  };
  const add2 = (from, to, arc) => {
    const known = out.get(from)?.get(to);
    const merged2 = known === void 0 ? arc : inParallel(known, arc);
    put2(out, from, to, merged2);
    put2(back, to, from, merged2);
  };
  for (const { from, to, twoWay, label: label2, provenance, thin } of edges) {
    const arc = { label: label2, provenance, isHalf: twoWay, isThin: thin === true };
    add2(from, to, arc);
    if (twoWay) add2(to, from, arc);
  }
  return {
    from: (address) => out.get(address) ?? NONE3,
    to: (address) => back.get(address) ?? NONE3,
    add: add2,
    remove: (address) => {
      for (const end2 of out.get(address)?.keys() ?? []) back.get(end2)?.delete(address);
      for (const end2 of back.get(address)?.keys() ?? []) out.get(end2)?.delete(address);
      out.delete(address);
      back.delete(address);
    },
    edges: () => [...out].flatMap(([from, ends]) => [...ends].flatMap(([to, arc]) => edgeOf(from, to, arc)))
  };
  function edgeOf(from, to, { label: label2, provenance, isHalf, isThin }) {
    const twoWay = isHalf && out.get(to)?.get(from)?.isHalf === true;
    return [{ from, to, twoWay, label: label2, provenance, ...isThin && { thin: true } }];
  }
}

// src/inference/views/simplify/index.ts
function simplify(graph, knowledge = KNOWLEDGE) {
  const { graph: united, folded } = uniteCopies(graph);
  const first3 = pass(united, knowledge);
  if (first3 === null) return { graph, contracted: /* @__PURE__ */ new Set(), folded: /* @__PURE__ */ new Map() };
  let result = inTurn(graph, { graph: united, contracted: /* @__PURE__ */ new Set(), folded }, first3);
  for (let last = first3; hasChanged(last) && hasPlumbing(last.graph, knowledge); ) {
    last = pass(last.graph, knowledge);
    if (last === null) break;
    result = inTurn(graph, result, last);
  }
  return result;
}
var hasChanged = ({ contracted, folded }) => contracted.size + folded.size > 0;
var hasPlumbing = (graph, knowledge) => [...graph.nodes.values()].some((node) => knowledge.factsOf(node.type).plumbing === true);
function inTurn(graph, first3, second) {
  const contracted = /* @__PURE__ */ new Set();
  const folded = /* @__PURE__ */ new Map();
  for (const address of graph.nodes.keys()) {
    const then = first3.folded.get(address) ?? address;
    const end2 = second.folded.get(then) ?? then;
    if (first3.contracted.has(address) || second.contracted.has(then)) contracted.add(address);
    else if (end2 !== address) folded.set(address, end2);
  }
  return { graph: second.graph, contracted, folded };
}
function pass(graph, knowledge) {
  const tree = treeOf(graph);
  const isPlumbing = ({ type }) => knowledge.factsOf(type).plumbing === true;
  const before = createArcs(graph.edges);
  const arcs = createArcs(inwards(graph, (address) => isPlumbing(graph.nodes.get(address))));
  const nodes = [...graph.nodes.values()];
  const leaves = nodes.filter(({ type }) => !isContainerType(type));
  const boxes2 = addressesOf(nodes.filter((node) => isContainerType(node.type) && isPlumbing(node)));
  const joined3 = leaves.filter(({ address }) => isJoined(address, before));
  takeOut(graph, tree, arcs, new Set(boxes2));
  const gone = new Set(contract(arcs, addressesOf(leaves.filter(isPlumbing)), tree.isAround));
  for (const { address, type } of joined3) if (isPseudoType(type) && !isJoined(address, arcs)) gone.add(address);
  const services = leaves.filter(({ address }) => !gone.has(address));
  if (countDrawn(services) === 0) return null;
  const isService = new Set(addressesOf(services));
  const empty2 = emptyContainers(graph, tree, (address) => isService.has(address));
  for (const address of [...boxes2, ...empty2]) gone.add(address);
  takeOut(graph, tree, arcs, gone);
  return assemble2(
    graph,
    arcs,
    gone,
    parentsWithout(graph, tree, (address) => gone.has(address)),
    knowledge
  );
}
function inwards({ edges, nodes }, isPlumbing) {
  const isOutside3 = (address) => isPseudoType(nodes.get(address)?.type ?? "");
  const leadsOut2 = (from, to) => isOutside3(to) && isPlumbing(from);
  return edges.flatMap((edge) => {
    const { from, to, twoWay } = edge;
    if (leadsOut2(from, to)) return twoWay ? [{ ...edge, from: to, to: from, twoWay: false }] : [];
    return twoWay && leadsOut2(to, from) ? [{ ...edge, twoWay: false }] : [edge];
  });
}
var addressesOf = (nodes) => nodes.map(({ address }) => address);
var isJoined = (address, arcs) => arcs.from(address).size + arcs.to(address).size > 0;
function takeOut(graph, tree, arcs, containers) {
  const parents = parentsWithout(graph, tree, (address) => containers.has(address));
  const members = /* @__PURE__ */ new Map();
  for (const address of tree.order) {
    const parent = graph.nodes.get(address)?.parent ?? null;
    if (parent === null || !containers.has(parent) || containers.has(address)) continue;
    const siblings2 = members.get(parent);
    if (siblings2 === void 0) members.set(parent, [address]);
    else siblings2.push(address);
  }
  for (const address of [...tree.order].reverse()) {
    if (containers.has(address))
      dissolve(arcs, address, members.get(address) ?? [], parents.get(address) ?? null, tree);
  }
}
function assemble2(graph, arcs, gone, parents, knowledge) {
  const staying = [...graph.nodes.values()].filter(({ address }) => !gone.has(address)).map((node) => ({ ...node, parent: parents.get(node.address) ?? null }));
  const leaves = staying.filter(({ type }) => !isContainerType(type));
  const looks = (node) => {
    const { type, parent, provenance, lookedUp: lookedUp3, attributes: attributes2 } = node;
    const details = (knowledge.factsOf(type).detail ?? []).map((name) => attributes2[name] ?? "");
    return JSON.stringify([type, parent, ...markOf(node), provenance, lookedUp3, details]);
  };
  const families = foldSiblings(arcs, leaves, looks);
  const byAddress2 = new Map(leaves.map((node) => [node.address, node]));
  const taken = new Set(graph.nodes.keys());
  const into = /* @__PURE__ */ new Map();
  const folded = /* @__PURE__ */ new Map();
  const result = staying.filter(({ type }) => isContainerType(type));
  for (const [first3, members] of families) {
    const node = together(
      members.map((member2) => byAddress2.get(member2)),
      (address) => taken.has(address)
    );
    taken.add(node.address);
    into.set(first3, node.address);
    for (const member2 of members) if (member2 !== node.address) folded.set(member2, node.address);
    result.push(node);
  }
  const end2 = (address) => into.get(address) ?? address;
  const edges = arcs.edges().map((edge) => ({ ...edge, from: end2(edge.from), to: end2(edge.to) }));
  return { graph: createGraph({ ...headOf(graph), nodes: result, edges }), contracted: gone, folded };
}
function contract(arcs, candidates, isAround3) {
  const open = new Set(candidates);
  const all = new Set(open);
  const gone = /* @__PURE__ */ new Set();
  for (const address of open) {
    open.delete(address);
    const [sources, targets] = [arcs.to(address), arcs.from(address)];
    if (sources.size * targets.size > CARRIED_MAX) continue;
    const around2 = /* @__PURE__ */ new Set([...sources.keys(), ...targets.keys()]);
    for (const [from, first3] of sources) {
      for (const [to, second] of targets) {
        if (from !== to && !isAround3(from, to)) arcs.add(from, to, inARow(first3, second));
      }
    }
    arcs.remove(address);
    gone.add(address);
    for (const neighbour of around2) if (all.has(neighbour) && !gone.has(neighbour)) open.add(neighbour);
  }
  return gone;
}
function uniteCopies(graph) {
  const into = /* @__PURE__ */ new Map();
  const united = [];
  for (const [address, copies] of copiesIn2(graph)) {
    const node = together(copies, () => false);
    const one2 = {
      ...node,
      address: graph.nodes.has(address) ? node.address : address,
      parent: commonContainer(graph, copies)
    };
    united.push(one2);
    for (const copy3 of copies) into.set(copy3.address, one2);
  }
  if (united.length === 0) return { graph, folded: /* @__PURE__ */ new Map() };
  const others = [...graph.nodes.values()].filter(({ address }) => !into.has(address));
  const end2 = (address) => into.get(address)?.address ?? address;
  const edges = graph.edges.flatMap((edge) => {
    const moved = { ...edge, from: end2(edge.from), to: end2(edge.to) };
    return moved.from === moved.to && edge.from !== edge.to ? [] : [moved];
  });
  const folded = new Map([...into].map(([copy3, { address }]) => [copy3, address]));
  for (const { address } of united) folded.delete(address);
  return { graph: createGraph({ ...headOf(graph), nodes: [...others, ...united], edges }), folded };
}
function copiesIn2(graph) {
  const copies = /* @__PURE__ */ new Map();
  for (const node of graph.nodes.values()) {
    if (isContainerType(node.type) || (parseAddress(node.address)?.copy ?? null) === null) continue;
    const address = withCopy(node.address, null);
    const others = copies.get(address);
    if (others === void 0) copies.set(address, [node]);
    else others.push(node);
  }
  for (const [address, nodes] of copies) if (nodes.length < 2) copies.delete(address);
  return copies;
}
function commonContainer(graph, nodes) {
  const [first3, ...rest] = nodes.map(
    ({ address }) => ancestorsOf(graph, address).map((container) => container.address)
  );
  const around2 = rest.map((ancestors) => new Set(ancestors));
  return first3.find((container) => around2.every((ancestors) => ancestors.has(container))) ?? null;
}
function foldSiblings(arcs, leaves, looks) {
  const families = new Map(leaves.map(({ address }) => [address, [address]]));
  const looksOf = new Map(leaves.map((node) => [node.address, looks(node)]));
  const order = new Map(leaves.map(({ address }, i) => [address, i]));
  const signatures = /* @__PURE__ */ new Map();
  let open = leaves.map(({ address }) => address);
  while (open.length > 0) {
    for (const address of open) signatures.set(address, `${looksOf.get(address)}
${arrowsOf(address, arcs)}`);
    const changed = /* @__PURE__ */ new Set();
    for (const [first3, ...others] of alike(signatures)) {
      for (const other of others) {
        for (const end2 of [...arcs.from(other).keys(), ...arcs.to(other).keys()]) changed.add(end2);
        arcs.remove(other);
        signatures.delete(other);
        families.get(first3)?.push(...families.get(other));
        families.delete(other);
      }
    }
    open = [...changed].filter((address) => signatures.has(address));
  }
  for (const members of families.values()) {
    members.sort((a, b) => order.get(a) - order.get(b));
  }
  return families;
}
function alike(signatures) {
  const groups = /* @__PURE__ */ new Map();
  for (const [address, signature] of signatures) {
    const group2 = groups.get(signature);
    if (group2 === void 0) groups.set(signature, [address]);
    else group2.push(address);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}
function arrowsOf(address, arcs) {
  const name = (end2) => end2 === address ? "" : end2;
  return [
    ...[...arcs.from(address)].map(([to, { label: label2, isHalf }]) => JSON.stringify([1, name(to), label2, isHalf])),
    ...[...arcs.to(address)].map(([from, { label: label2, isHalf }]) => JSON.stringify([0, name(from), label2, isHalf]))
  ].sort().join("\n");
}

// elsewhere:src/layout/heading.ts
var module47 = require("./picture.js").modules["src/layout/heading.ts"]();
var placeHeading = module47.placeHeading;

// elsewhere:src/layout/nested/routes/self-loops.ts
var module48 = require("./picture.js").modules["src/layout/nested/routes/self-loops.ts"]();
var placeSelfLoops = module48.placeSelfLoops;

// elsewhere:src/layout/messages.ts
var module49 = require("./picture.js").modules["src/layout/messages.ts"]();
var BROKEN_TAG = module49.BROKEN_TAG;
var DOT_ANSWER_REMEDY = module49.DOT_ANSWER_REMEDY;
var DOT_ANSWER_UNREADABLE = module49.DOT_ANSWER_UNREADABLE;
var HAS_DECLARATIONS = module49.HAS_DECLARATIONS;
var LEGEND_BIDIRECTIONAL = module49.LEGEND_BIDIRECTIONAL;
var LEGEND_COUNT = module49.LEGEND_COUNT;
var LEGEND_DASHED = module49.LEGEND_DASHED;
var LEGEND_LOOKED_UP = module49.LEGEND_LOOKED_UP;
var LEGEND_OPENED = module49.LEGEND_OPENED;
var LEGEND_SUGGESTED = module49.LEGEND_SUGGESTED;
var LEGEND_THIN = module49.LEGEND_THIN;
var NOT_OF_EDITOR_REMEDY = module49.NOT_OF_EDITOR_REMEDY;
var NOT_UNPACKED = module49.NOT_UNPACKED;
var NO_PAGE = module49.NO_PAGE;
var TOO_LONG = module49.TOO_LONG;
var TOO_MANY_ATTRIBUTES = module49.TOO_MANY_ATTRIBUTES;
var TOO_MANY_ELEMENTS = module49.TOO_MANY_ELEMENTS;
var legendOfChange = module49.legendOfChange;
var notOfEditor = module49.notOfEditor;

// src/layout/dot/answer.ts
function readAnswer(text) {
  const graph = parse(text);
  const [, , width, height] = numbers(graph.bb, 4);
  const pointOf = (pair) => {
    const [x, y] = numbers(pair, 2);
    return { x, y: height - y };
  };
  const boxes2 = /* @__PURE__ */ new Map();
  const nodes = /* @__PURE__ */ new Map();
  for (const object of list(graph.objects)) {
    const name = String(object.name);
    if (Object.hasOwn(object, "pos")) nodes.set(name, pointOf(object.pos));
    else if (Object.hasOwn(object, "bb")) boxes2.set(name, rect(object.bb, height));
  }
  const curves = /* @__PURE__ */ new Map();
  const labels = /* @__PURE__ */ new Map();
  for (const edge of list(graph.edges)) {
    if (!Object.hasOwn(edge, "id")) continue;
    curves.set(String(edge.id), curve(edge.pos, pointOf));
    if (Object.hasOwn(edge, "lp")) labels.set(String(edge.id), pointOf(edge.lp));
  }
  return { width, height, boxes: boxes2, nodes, curves, labels };
}
function parse(text) {
  try {
    const value = JSON.parse(text);
    if (typeof value === "object" && value !== null) return value;
  } catch (cause) {
    unreadable(cause);
  }
  return unreadable();
}
var list = (value) => Array.isArray(value) ? value.filter((item) => typeof item === "object" && item !== null) : [];
function numbers(text, count) {
  const values = typeof text === "string" ? text.split(",").map(Number) : [];
  return values.length === count && values.every(Number.isFinite) ? values : unreadable();
}
function rect(text, height) {
  const [left, bottom, right, top] = numbers(text, 4);
  return { x: left, y: height - top, width: right - left, height: top - bottom };
}
function curve(text, pointOf) {
  const words = typeof text === "string" ? text.split(/\s+/).filter((word) => word !== "" && !/^[se],/.test(word)) : [];
  const points = words.map(pointOf);
  return points.length >= 4 && points.length % 3 === 1 ? points : unreadable();
}
function unreadable(cause) {
  throw new External(DOT_ANSWER_UNREADABLE, { remedy: DOT_ANSWER_REMEDY, cause });
}

// elsewhere:src/layout/nested/spatial-index.ts
var module50 = require("./picture.js").modules["src/layout/nested/spatial-index.ts"]();
var SpatialIndex = module50.SpatialIndex;
var cellFor = module50.cellFor;

// elsewhere:src/layout/scene/box.ts
var module51 = require("./picture.js").modules["src/layout/scene/box.ts"]();
var sceneBox = module51.sceneBox;
var titleHeight = module51.titleHeight;

// src/layout/dot/labels.ts
var SAMPLES = 48;
var FRACTIONS = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82];
function clearLabels(edges, nodes, boxes2) {
  const taken = new SpatialIndex();
  const titles = new SpatialIndex();
  for (const { node, x, y } of nodes) taken.add({ x, y, width: node.width, height: node.height });
  for (const { box, x, y } of boxes2) titles.add({ x, y, width: box.minWidth, height: titleHeight(box) });
  return edges.map((placed) => {
    const { label: label2 } = placed;
    if (label2 === null) return placed;
    const curve2 = placed.curve ?? straight(placed.points);
    const onLine = [nearest3(curve2, label2), ...FRACTIONS.map((fraction) => pointOn(curve2, fraction))];
    const [best, ...others] = onLine.map((point) => centredAt(point, label2));
    const plates = [best, label2, ...others, ...others.map(above), ...others.map(below)];
    const clear = plates.find((plate) => !titles.hits(plate) && !taken.hits(plate)) ?? label2;
    taken.add(clear);
    return { ...placed, label: clear };
  });
}
function straight(points) {
  const [a, b] = [points[0], points.at(-1)];
  return [0, 1 / 3, 2 / 3, 1].map((t) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }));
}
var centredAt = ({ x, y }, { width, height }) => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height
});
var above = (plate) => ({ ...plate, y: plate.y - plate.height - 2 });
var below = (plate) => ({ ...plate, y: plate.y + plate.height + 2 });
function nearest3(curve2, label2) {
  const [x, y] = [label2.x + label2.width / 2, label2.y + label2.height / 2];
  const samples = Array.from({ length: SAMPLES + 1 }, (_, i) => pointOn(curve2, i / SAMPLES));
  const distance = (point) => (point.x - x) ** 2 + (point.y - y) ** 2;
  return samples.reduce((best, point) => distance(point) < distance(best) ? point : best);
}
function pointOn(curve2, fraction) {
  const count = (curve2.length - 1) / 3;
  const at = Math.min(count - 1, Math.floor(fraction * count));
  const t = fraction * count - at;
  const [a, b, c, d] = curve2.slice(at * 3, at * 3 + 4);
  const mix = (axis) => axis(a) * (1 - t) ** 3 + 3 * axis(b) * t * (1 - t) ** 2 + 3 * axis(c) * t ** 2 * (1 - t) + axis(d) * t ** 3;
  return { x: mix(({ x }) => x), y: mix(({ y }) => y) };
}

// elsewhere:src/layout/limits.ts
var module52 = require("./picture.js").modules["src/layout/limits.ts"]();
var ATTRIBUTES_MAX = module52.ATTRIBUTES_MAX;
var DOT_CAREFUL_NODES = module52.DOT_CAREFUL_NODES;
var DOT_EFFORT = module52.DOT_EFFORT;
var ELEMENTS_MAX = module52.ELEMENTS_MAX;
var FAR = module52.FAR;
var GATES_MAX = module52.GATES_MAX;
var LANES_MAX = module52.LANES_MAX;
var NESTED_MAX = module52.NESTED_MAX;
var UNPACKED_MAX = module52.UNPACKED_MAX;

// src/layout/dot/tree.ts
function treeOf2(scene) {
  const index = new Map(scene.items.map(({ id }, item) => [id, item]));
  const parent = scene.items.map((item) => item.parent === null ? -1 : index.get(item.parent));
  const boxes2 = new Set(scene.items.flatMap(({ kind }, item) => kind === "box" ? [item] : []));
  const children = /* @__PURE__ */ new Map();
  parent.forEach((outer, item) => {
    const siblings2 = children.get(outer);
    if (siblings2 === void 0) children.set(outer, [item]);
    else siblings2.push(item);
  });
  const standIn2 = scene.items.map((_, item) => item);
  for (let item = scene.items.length - 1; item >= 0; item--) {
    const inside2 = children.get(item) ?? [];
    const direct2 = inside2.find((child) => !boxes2.has(child));
    const first3 = direct2 ?? inside2.find((child) => !boxes2.has(standIn2[child])) ?? inside2[0];
    if (first3 !== void 0) standIn2[item] = standIn2[first3];
  }
  return { children, parent, standIn: standIn2, boxes: boxes2, index };
}
var isBox = ({ boxes: boxes2 }, item) => boxes2.has(item);
var isInside2 = ({ parent }, inner, outer) => {
  let at = inner;
  while (at !== -1 && at !== outer) at = parent[at];
  return at === outer;
};

// src/layout/dot/to-dot.ts
var PORT = "i";
function toDot(scene, tree, links) {
  const rows = looseRows(tree, links);
  return [
    "digraph groundplan {",
    `graph ${attributes({ rankdir: "LR", newrank: "true", compound: "true", margin: PADDING, nodesep: NODE_GAP / PIXELS_PER_INCH, ranksep: RANK_GAP / PIXELS_PER_INCH, ...effort(scene) })}`,
    `node ${attributes({ shape: "plain", margin: 0 })}`,
    `edge ${attributes({ dir: "none" })}`,
    ...items(scene, tree, new Set(rows.flat())),
    ...rows.flatMap((row) => chain(row, scene)),
    ...links.map((link) => line2(link, scene)),
    "}\n"
  ].join("\n");
}
function effort({ items: items2 }) {
  const nodes = items2.reduce((count, { kind }) => count + (kind === "node" ? 1 : 0), 0);
  return nodes <= DOT_CAREFUL_NODES ? {} : { nslimit: DOT_EFFORT, nslimit1: DOT_EFFORT, mclimit: DOT_EFFORT };
}
function items(scene, tree, loose) {
  const lines = [];
  const contentOf2 = (item) => writingOrder(tree.children.get(item) ?? [], tree, loose).reverse();
  const stack = contentOf2(-1);
  for (let next = stack.pop(); next !== void 0; next = stack.pop()) {
    if (next === "}") {
      lines.push("}");
      continue;
    }
    const item = scene.items[next];
    if (item.kind === "node") {
      lines.push(`${nodeName(next)} ${attributes({ label: nodeRoom(item) })}`);
      continue;
    }
    const content = contentOf2(next);
    lines.push(
      `subgraph ${boxName(next)} {`,
      `graph ${attributes({ margin: PADDING, label: headerRoom(item) })}`,
      ...content.length > 0 ? [] : [`${fillerName(next)} ${attributes({ label: room([FILLER]) })}`]
    );
    stack.push("}", ...content);
  }
  return lines;
}
var headerRoom = ({ headerHeight, minWidth }) => room([{ width: minWidth - GRAPHVIZ_LABEL_MARGIN * 2, height: headerHeight - PADDING - GRAPHVIZ_LABEL_MARGIN }]);
function nodeRoom({ width, height, iconX, iconY, iconSize }) {
  const gapX = Math.min(ICON_GAP, iconX, width - iconX - iconSize);
  const gapY = Math.min(ICON_GAP, iconY, height - iconY - iconSize);
  const icon = { width: iconSize + 2 * gapX, height: iconSize + 2 * gapY };
  const below2 = height - iconY - iconSize - gapY;
  const icons = [
    { width: iconX - gapX, height: icon.height },
    { ...icon, port: PORT },
    { width: width - iconX - iconSize - gapX, height: icon.height }
  ].filter((cell2) => cell2.width >= 1);
  return room(
    ...iconY - gapY < 1 ? [] : [[{ width, height: iconY - gapY }]],
    icons,
    ...below2 < 1 ? [] : [[{ width, height: below2 }]]
  );
}
var end = (item, scene, side) => scene.items[item].kind === "node" ? `${nodeName(item)}:${PORT}:${side}` : `${fillerName(item)}:${side}`;
var chain = (row, scene) => row.slice(1).map((item, i) => `${end(row[i], scene, "e")} -> ${end(item, scene, "w")} [style=invis]`);
function line2({ edge, tail, head, tailBox, headBox }, scene) {
  const { label: label2 } = scene.edges[edge];
  return `${end(tail, scene, "e")} -> ${end(head, scene, "w")} ${attributes({
    id: edgeId(edge),
    ...tailBox === null ? {} : { ltail: boxName(tailBox) },
    ...headBox === null ? {} : { lhead: boxName(headBox) },
    ...label2 === null ? {} : { label: room([{ width: label2.width + LABEL_PAD, height: LABEL_HEIGHT }]) }
  })}`;
}
function writingOrder(siblings2, tree, loose) {
  const linked = siblings2.filter((item) => !loose.has(item));
  const boxes2 = linked.filter((item) => isBox(tree, item));
  const nodes = linked.filter((item) => !isBox(tree, item));
  return [...siblings2.filter((item) => loose.has(item)), ...nodes.reverse(), ...boxes2.reverse()];
}
function looseRows(tree, links) {
  const linked = new Set(links.flatMap(({ tail, head }) => [tail, head]));
  const rows = [];
  for (const siblings2 of tree.children.values()) {
    const boxes2 = siblings2.filter((item) => isBox(tree, item));
    const isLoose = (item) => tree.standIn[item] === item && !linked.has(item);
    rows.push(...inRows(siblings2.filter((item) => !isBox(tree, item) && isLoose(item))));
    if (boxes2.every(isLoose)) rows.push(...inRows(boxes2));
  }
  return rows;
}
function inRows(items2) {
  const length = Math.ceil(Math.sqrt(items2.length));
  const rows = [];
  for (let start = 0; start < items2.length; start += length) rows.push(items2.slice(start, start + length));
  return rows;
}
var whole = (length) => Math.max(1, Math.ceil(length));
var cell = ({ width, height, port }) => `<TD FIXEDSIZE="TRUE" WIDTH="${whole(width)}" HEIGHT="${whole(height)}"${port === void 0 ? "" : ` PORT="${port}"`}></TD>`;
function room(...rows) {
  const table = (content) => `<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0">${content}</TABLE>`;
  const row = (cells) => `<TR>${cells.map(cell).join("")}</TR>`;
  const [only2] = rows;
  if (rows.length === 1) return `<${table(row(only2))}>`;
  return `<${table(rows.map((cells) => `<TR><TD>${table(row(cells))}</TD></TR>`).join(""))}>`;
}
var attributes = (values) => `[${Object.entries(values).map(([name, value]) => `${name}=${value}`).join(" ")}]`;
var nodeName = (item) => `n${item}`;
var boxName = (item) => `cluster_${item}`;
var fillerName = (item) => `f${item}`;
var edgeId = (edge) => `e${edge}`;
var MARGIN = 24;
var PADDING = 20;
var NODE_GAP = 24;
var RANK_GAP = 56;
var ICON_GAP = 5;
var LABEL_PAD = 10;
var LABEL_HEIGHT = 16;
var FILLER = { width: 40, height: 24 };
var GRAPHVIZ_LABEL_MARGIN = 8;
var PIXELS_PER_INCH = 72;
var reversed = ({ edge, tail, head, tailBox, headBox }) => ({
  edge,
  tail: head,
  head: tail,
  tailBox: headBox,
  headBox: tailBox,
  backwards: true
});
function withoutCycles(links) {
  const leaving = /* @__PURE__ */ new Map();
  const arrived = /* @__PURE__ */ new Set();
  for (const link of links) {
    arrived.add(link.head);
    const others = leaving.get(link.tail);
    if (others === void 0) leaving.set(link.tail, [link]);
    else others.push(link);
  }
  const closing = /* @__PURE__ */ new Set();
  const open = /* @__PURE__ */ new Set();
  const seen = /* @__PURE__ */ new Set();
  const starts = [...leaving.keys()].sort((a, b) => Number(arrived.has(a)) - Number(arrived.has(b)) || a - b);
  for (const start of starts) {
    const stack = seen.has(start) ? [] : [{ item: start, next: 0 }];
    for (let top = stack.at(-1); top !== void 0; top = stack.at(-1)) {
      seen.add(top.item);
      open.add(top.item);
      const link = leaving.get(top.item)?.[top.next++];
      if (link === void 0) open.delete(stack.pop().item);
      else if (open.has(link.head)) closing.add(link);
      else if (!seen.has(link.head)) stack.push({ item: link.head, next: 0 });
    }
  }
  return links.map((link) => closing.has(link) ? reversed(link) : link);
}

// src/layout/dot/index.ts
async function arrangeDot(scene, askDot) {
  const tree = treeOf2(scene);
  const links = linksOf2(scene, tree);
  const answer = await askDot(toDot(scene, tree, links));
  const { boxes: boxes2, nodes, edges, ...sheet } = fromDot(answer, scene, links);
  const loops = placeSelfLoops(scene, nodes);
  const missing = scene.edges.filter(({ from, to }, i) => from !== to && !edges.has(i));
  const inner = innerEdges(missing, nodes, boxes2);
  const byEdge = new Map([...loops, ...inner].map((placed2) => [placed2.edge, placed2]));
  const placed = scene.edges.flatMap((edge, i) => edges.get(i) ?? byEdge.get(edge) ?? []);
  return {
    ...sheet,
    boxes: boxes2,
    nodes,
    edges: clearLabels(placed, nodes, boxes2)
  };
}
function linksOf2(scene, tree) {
  const links = [];
  scene.edges.forEach(({ from, to }, edge) => {
    const [tail, head] = [tree.index.get(from), tree.index.get(to)];
    if (isInside2(tree, tail, head) || isInside2(tree, head, tail)) return;
    const box = (item) => isBox(tree, item) ? item : null;
    links.push({
      edge,
      tail: tree.standIn[tail],
      head: tree.standIn[head],
      tailBox: box(tail),
      headBox: box(head),
      backwards: false
    });
  });
  return withoutCycles(links);
}
function fromDot(json, scene, links) {
  const answer = readAnswer(json);
  const { height: above2, ...heading2 } = placeHeading(scene, answer.width + 2 * MARGIN);
  const top = MARGIN + above2;
  const ontoPage = (point) => ({ ...point, x: point.x + MARGIN, y: point.y + top });
  const boxes2 = [];
  const nodes = [];
  scene.items.forEach((item, i) => {
    if (item.kind === "box") {
      boxes2.push({ box: item, ...ontoPage(lookUp(answer.boxes, boxName(i))) });
    } else {
      const middle = ontoPage(lookUp(answer.nodes, nodeName(i)));
      nodes.push({ node: item, x: middle.x - item.width / 2, y: middle.y - item.height / 2 });
    }
  });
  const edges = new Map(
    links.map((link) => [link.edge, placedEdge(link, scene.edges[link.edge], answer, ontoPage)])
  );
  return { ...heading2, height: answer.height + top + MARGIN, boxes: boxes2, nodes, edges };
}
function placedEdge(link, edge, answer, ontoPage) {
  const id = edgeId(link.edge);
  const curve2 = lookUp(answer.curves, id).map(ontoPage);
  if (link.backwards) curve2.reverse();
  const middle = edge.label === null ? null : ontoPage(lookUp(answer.labels, id));
  const width = (edge.label?.width ?? 0) + LABEL_PAD;
  return {
    edge,
    points: curve2.filter((_, i) => i % 3 === 0),
    curve: curve2,
    label: middle && { x: middle.x - width / 2, y: middle.y - LABEL_HEIGHT / 2, width, height: LABEL_HEIGHT }
  };
}
function lookUp(values, name) {
  return values.get(name) ?? unreadable();
}
var endOfBox = ({ x, y, width, height }) => ({
  ...{ x, y, width, height },
  gap: 0,
  middle: y + height / 2
});
var endOfNode = ({ node, x, y }) => ({
  x: x + node.iconX,
  y: y + node.iconY,
  width: node.iconSize,
  height: node.iconSize,
  gap: ICON_GAP,
  middle: y + node.iconY + node.iconSize / 2
});
function innerEdges(edges, nodes, boxes2) {
  const rects = new Map([
    ...boxes2.map((placed) => [placed.box.id, endOfBox(placed)]),
    ...nodes.map((placed) => [placed.node.id, endOfNode(placed)])
  ]);
  return edges.map((edge) => {
    const [from, to] = [rects.get(edge.from), rects.get(edge.to)];
    const outward = from.width * from.height <= to.width * to.height;
    const [inner, outer] = outward ? [from, to] : [to, from];
    const cost = (line4) => hits(line4, nodes) * outer.width * 2 + Math.abs(line4[1].x - line4[0].x);
    const [left, right] = [lineToLeft(inner, outer), lineToRight(inner, outer)];
    const line3 = cost(left) < cost(right) ? left : right;
    return { edge, points: outward ? line3 : [line3[1], line3[0]], label: edge.label && plateOn(line3, edge.label.width) };
  });
}
var plateOn = ([a, b], textWidth) => {
  const width = textWidth + LABEL_PAD;
  return { x: (a.x + b.x - width) / 2, y: a.y - LABEL_HEIGHT / 2, width, height: LABEL_HEIGHT };
};
var lineToLeft = (inner, outer) => [
  { x: inner.x - inner.gap, y: inner.middle },
  { x: outer.x, y: inner.middle }
];
var lineToRight = (inner, outer) => [
  { x: inner.x + inner.width + inner.gap, y: inner.middle },
  { x: outer.x + outer.width, y: inner.middle }
];
function hits([start, end2], nodes) {
  const [left, right] = [Math.min(start.x, end2.x), Math.max(start.x, end2.x)];
  const isHit = ({ node, x, y }) => x < right && left < x + node.width && y < start.y && start.y < y + node.height;
  return nodes.filter(isHit).length;
}

// src/render/bare.ts
function withoutBareBoxes(presentation) {
  const parentOfBare = new Map(
    presentation.items.flatMap((item) => isBare(item) ? [[item.id, item.parent]] : [])
  );
  if (parentOfBare.size === 0) return presentation;
  const items2 = presentation.items.flatMap((item) => {
    if (isBare(item)) return [];
    const parent = parentOfBare.get(item.parent ?? "");
    return [parent === void 0 ? item : { ...item, parent }];
  });
  return { ...presentation, items: items2 };
}
var isBare = (item) => item.kind === "box" && item.bare === true;

// elsewhere:src/render/limits.ts
var module53 = require("./picture.js").modules["src/render/limits.ts"]();
var EVIDENCE_ADDRESS_MAX = module53.EVIDENCE_ADDRESS_MAX;
var EVIDENCE_BYTES = module53.EVIDENCE_BYTES;
var EVIDENCE_SHARE_OF_DRAWING = module53.EVIDENCE_SHARE_OF_DRAWING;
var EVIDENCE_TEXT_MAX = module53.EVIDENCE_TEXT_MAX;
var FONTS_MAX = module53.FONTS_MAX;
var FONT_BYTES_MAX = module53.FONT_BYTES_MAX;
var FONT_MEMORY_MAX = module53.FONT_MEMORY_MAX;
var FONT_SECONDS = module53.FONT_SECONDS;
var FOREIGN_TEXT_MAX = module53.FOREIGN_TEXT_MAX;
var MERMAID_CHARACTERS_MAX = module53.MERMAID_CHARACTERS_MAX;
var MERMAID_EDGES_MAX = module53.MERMAID_EDGES_MAX;
var MERMAID_LABEL_LENGTH_MAX = module53.MERMAID_LABEL_LENGTH_MAX;
var MERMAID_NODES_MAX = module53.MERMAID_NODES_MAX;
var OUTLINE_CHARACTERS_MAX = module53.OUTLINE_CHARACTERS_MAX;
var PNG_MAX_PIXELS = module53.PNG_MAX_PIXELS;
var PNG_USUAL_PIXELS = module53.PNG_USUAL_PIXELS;

// elsewhere:src/render/messages.ts
var module54 = require("./picture.js").modules["src/render/messages.ts"]();
var DIAGRAM = module54.DIAGRAM;
var FONT_PACKED_REMEDY = module54.FONT_PACKED_REMEDY;
var FONT_REMEDY = module54.FONT_REMEDY;
var FONT_WITHOUT_OUTLINES_REMEDY = module54.FONT_WITHOUT_OUTLINES_REMEDY;
var LEGEND_COUNT_SAMPLE = module54.LEGEND_COUNT_SAMPLE;
var NOTES_LAYER = module54.NOTES_LAYER;
var NOT_AN_SVG = module54.NOT_AN_SVG;
var NOT_A_FONT = module54.NOT_A_FONT;
var NOT_READABLE_SVG = module54.NOT_READABLE_SVG;
var OUTSIDE = module54.OUTSIDE;
var PAGE_COLLAPSE = module54.PAGE_COLLAPSE;
var PAGE_COPY_PNG = module54.PAGE_COPY_PNG;
var PAGE_COPY_SVG = module54.PAGE_COPY_SVG;
var PAGE_DETAILS = module54.PAGE_DETAILS;
var PAGE_DRIFT = module54.PAGE_DRIFT;
var PAGE_EXPAND = module54.PAGE_EXPAND;
var PAGE_FIT = module54.PAGE_FIT;
var PAGE_FLOW = module54.PAGE_FLOW;
var PAGE_KEYS = module54.PAGE_KEYS;
var PAGE_KEYS_OF_CHANGE = module54.PAGE_KEYS_OF_CHANGE;
var PAGE_LAYERS = module54.PAGE_LAYERS;
var PAGE_LIST = module54.PAGE_LIST;
var PAGE_MORE = module54.PAGE_MORE;
var PAGE_PRINT = module54.PAGE_PRINT;
var PAGE_SEARCH = module54.PAGE_SEARCH;
var PAGE_SIDES = module54.PAGE_SIDES;
var PAGE_THEME = module54.PAGE_THEME;
var PAGE_ZOOM = module54.PAGE_ZOOM;
var PAGE_ZOOM_IN = module54.PAGE_ZOOM_IN;
var PAGE_ZOOM_OUT = module54.PAGE_ZOOM_OUT;
var RASTERISER_FAILED = module54.RASTERISER_FAILED;
var RASTERISER_FAILED_REMEDY = module54.RASTERISER_FAILED_REMEDY;
var TITLE_WITHOUT_WORDS = module54.TITLE_WITHOUT_WORDS;
var WAS_HERE = module54.WAS_HERE;
var andMore = module54.andMore;
var edgeTooltip = module54.edgeTooltip;
var fontDamaged = module54.fontDamaged;
var fontPacked = module54.fontPacked;
var fontUndrawable = module54.fontUndrawable;
var fontUnknown = module54.fontUnknown;
var fontWithoutOutlines = module54.fontWithoutOutlines;
var inside = module54.inside;
var mermaidFolded = module54.mermaidFolded;
var mermaidOfBoxes = module54.mermaidOfBoxes;
var mermaidOfChanges = module54.mermaidOfChanges;
var mermaidOfKinds = module54.mermaidOfKinds;
var mermaidOfOuterBoxes = module54.mermaidOfOuterBoxes;
var mermaidOfPart = module54.mermaidOfPart;
var moreInside = module54.moreInside;
var notANumber = module54.notANumber;
var notDrawable = module54.notDrawable;
var pictureDescription = module54.pictureDescription;
var pngScaledDown = module54.pngScaledDown;
var textsUndrawn = module54.textsUndrawn;
var times = module54.times;
var titleOfChange = module54.titleOfChange;

// elsewhere:src/render/side.ts
var module55 = require("./picture.js").modules["src/render/side.ts"]();
var layoutOf = module55.layoutOf;
var presentationOf = module55.presentationOf;

// elsewhere:src/catalog/openings.ts
var module56 = require("./picture.js").modules["src/catalog/openings.ts"]();
var isOpened = module56.isOpened;
var isToOutside = module56.isToOutside;
var opensToOutside = module56.opensToOutside;

// src/render/mermaid/flowchart.ts
function treeOf3({ items: items2 }) {
  const byId = /* @__PURE__ */ new Map();
  for (const item of items2) if (!byId.has(item.id)) byId.set(item.id, item);
  const contents = /* @__PURE__ */ new Map();
  for (const item of byId.values()) {
    const parent = item.parent !== null && byId.has(item.parent) ? item.parent : null;
    const siblings2 = contents.get(parent);
    if (siblings2 === void 0) contents.set(parent, [item]);
    else siblings2.push(item);
  }
  return { byId, contents };
}
function sound({ items: items2, edges }) {
  const { contents } = treeOf3({ items: items2 });
  const reachable = [];
  const stack = [...contents.get(null) ?? []].reverse();
  for (let item = stack.pop(); item !== void 0; item = stack.pop()) {
    reachable.push(item);
    stack.push(...[...contents.get(item.id) ?? []].reverse());
  }
  const ids = new Set(reachable.map(({ id }) => id));
  return { items: reachable, edges: edges.filter(({ from, to }) => ids.has(from) && ids.has(to)) };
}
var styleNameOf = (item) => isOpened(item) ? "opened" : item.change;
var MINUS = "\u2212";
var sign = (change, changed = {}) => glyphOf(change, changed).replaceAll("-", MINUS);
var COLOURS = {
  opened: { fill: "#ffebe9", stroke: "#cf222e" },
  create: { fill: "#dafbe1", stroke: "#1a7f37" },
  update: { fill: "#fff8c5", stroke: "#9a6700" },
  replace: { fill: "#ffeff7", stroke: "#bf3989" },
  delete: { fill: "#ffebe9", stroke: "#cf222e" },
  move: { fill: "#ddf4ff", stroke: "#0969da" },
  import: { fill: "#ddf4ff", stroke: "#0969da" },
  forget: { fill: "#f6f8fa", stroke: "#59636e" },
  deferred: { fill: "#f6f8fa", stroke: "#59636e" }
};
var INK = "#1f2328";
var BORDER = "#8b949e";
var GONE = ",stroke-dasharray:4";
function styleOf(isBox2, name) {
  if (name === "none") return isBox2 ? `fill:none,stroke:${BORDER}` : null;
  const { fill, stroke } = COLOURS[name];
  const colours = isBox2 ? `fill:none,stroke:${stroke},stroke-width:2px` : `fill:${fill},stroke:${stroke},color:${INK}`;
  return colours + (name === "delete" ? GONE : "");
}
var CHANGES2 = [
  "none",
  "create",
  "update",
  "replace",
  "delete",
  "move",
  "import",
  "forget",
  "deferred"
];
function flowchart(chart) {
  const tree = treeOf3(chart);
  const ids = new Map(chart.items.map(({ id }, at) => [id, `n${at}`]));
  const arrows = chart.edges.map((edge) => arrow2(edge, ids));
  return [
    "flowchart LR",
    ...contentOf(null, tree, ids, "  "),
    ...arrows,
    ...classes(chart, tree, ids),
    ...linkStyles(chart)
  ].join("\n");
}
function contentOf(parent, tree, ids, indent) {
  return (tree.contents.get(parent) ?? []).flatMap((item) => {
    const within = `${indent}  `;
    const shown = (lines) => `${ids.get(item.id)}[${label(lines)}]`;
    if (!tree.contents.has(item.id)) return [`${indent}${shown(linesOf3(item))}`];
    return [
      `${indent}subgraph ${shown([
        linesOf3(item).filter((line3) => line3 !== "").join(" \xB7 ")
      ])}`,
      // Without a direction, Mermaid turns a subgraph that no edge enters or leaves.
      `${within}direction LR`,
      ...contentOf(item.id, tree, ids, within),
      `${indent}end`
    ];
  });
}
var classes = ({ items: items2 }, tree, ids) => [true, false].flatMap(
  (isBox2) => [...CHANGES2, "opened"].flatMap((style) => {
    const definition = styleOf(isBox2, style);
    const members = items2.filter((item) => styleNameOf(item) === style && tree.contents.has(item.id) === isBox2);
    if (definition === null || members.length === 0) return [];
    const name = isBox2 ? `${style}Box` : style;
    return [`  classDef ${name} ${definition}`, `  class ${members.map(({ id }) => ids.get(id)).join(",")} ${name}`];
  })
);
var DETAILS = 2;
function linesOf3(item) {
  const details = item.details.slice(0, DETAILS).join(", ");
  const { changeLines = [], ghostOf } = item;
  const mark = sign(item.change, item.changed);
  const title = mark === "" ? item.title : `${mark} ${item.title}`;
  const changeTexts = changeLines.length > 0 ? changeLines.slice(0, DETAILS) : [item.alert];
  const ends = ghostOf === void 0 ? changeTexts : [WAS_HERE];
  if (item.kind === "box") return [title, details, ...ends];
  return [`${title} ${item.badge}`, item.name, details, ...ends];
}
var DOTTED = /* @__PURE__ */ new Set(["delete", "move"]);
function arrow2({ from, to, twoWay, inferred, thin = false, label: text, change }, ids) {
  const isDotted = inferred || DOTTED.has(change);
  const line3 = isDotted ? "-.->" : "-->";
  const words = change === void 0 ? text : `${sign(change)} ${text}`.trim();
  return `  ${ids.get(from)} ${thin && !isDotted ? "---" : twoWay ? `<${line3}` : line3}${arrowLabel(words)} ${ids.get(to)}`;
}
var linkStyles = ({ edges }) => CHANGES2.flatMap((change) => {
  const numbers2 = edges.flatMap((edge, at) => edge.change === change ? at : []);
  if (change === "none" || numbers2.length === 0) return [];
  return [`  linkStyle ${numbers2.join(",")} stroke:${COLOURS[change].stroke},stroke-width:2px`];
});
var escaped3 = (text) => short(text, MERMAID_LABEL_LENGTH_MAX).replace(/[^\p{L}\p{N} \u00b7\u00d7,._/-]/gu, (char) => `#${char.codePointAt(0)};`);
var UNNAMED = "-";
function label(lines) {
  const written3 = lines.map(escaped3).filter((line3) => line3 !== "");
  return `"${written3.length === 0 ? UNNAMED : written3.join("<br/>")}"`;
}
var arrowLabel = (text) => escaped3(text) === "" ? "" : `|${label([text])}|`;
var yamlText = (text) => `"${short(text, 4 * MERMAID_LABEL_LENGTH_MAX).replace(/[<>]/g, (char) => char === "<" ? "\u2039" : "\u203A").replace(
  /[^\p{L}\p{N} \u00b7\u00d7.,:\u2039\u203a_/-]/gu,
  (char) => `\\U${char.codePointAt(0).toString(16).toUpperCase().padStart(8, "0")}`
)}"`;

// src/render/mermaid/index.ts
var write = (whole2, { side }) => {
  const presentation = withoutBareBoxes(presentationOf(whole2, side));
  const { text, leftOut } = fold2(presentation) ?? NOTHING5;
  const { sentence = "" } = presentation;
  const title = [presentation.title, sentence, presentation.note ?? "", ...legendOf(presentation), leftOut].filter((part) => part !== "").join(" \xB7 ");
  const heading2 = title === "" ? "" : `---
title: ${yamlText(title)}
---
`;
  return {
    content: `${heading2}${text}
`,
    note: leftOut === "" ? null : mermaidFolded(leftOut)
  };
};
function legendOf({ title, inAll, changes = {} }) {
  if (title === "") return [];
  const counted2 = CHANGES.flatMap((change) => {
    const count = changes[change] ?? 0;
    return change === "none" || count === 0 ? [] : [titleOfChange(sign(change), count, change)];
  });
  return inAll === void 0 ? counted2 : [inAll, ...counted2];
}
var NOTHING5 = { text: "flowchart LR", leftOut: "" };
function fold2(whole2, total = whole2.items.length) {
  const chart = sound(whole2);
  if (chart.items.length === 0) return null;
  const complete = textWithinLimits(chart);
  if (complete !== null)
    return {
      text: complete,
      leftOut: total > chart.items.length ? mermaidOfPart(chart.items.length, total) : ""
    };
  const alike2 = groupAlike(chart);
  const views = [
    [aroundChanges(chart), mermaidOfChanges],
    [[alike2], mermaidOfKinds],
    [[boxes(alike2)], mermaidOfBoxes],
    [outerBoxes(alike2), mermaidOfOuterBoxes],
    [first2(alike2), mermaidOfPart]
  ];
  for (const [charts, words] of views) {
    for (const view of charts) {
      const text = view.items.length === 0 ? null : textWithinLimits(view);
      if (text !== null) return { text, leftOut: words(view.items.length, total) };
    }
  }
  return null;
}
function textWithinLimits(chart) {
  if (chart.items.length > MERMAID_NODES_MAX || chart.edges.length > MERMAID_EDGES_MAX) return null;
  const text = flowchart(chart);
  return text.length > MERMAID_CHARACTERS_MAX ? null : text;
}
function aroundChanges({ items: items2, edges }) {
  const { byId } = treeOf3({ items: items2 });
  const changed = new Set(items2.filter(({ change }) => change !== "none").map(({ id }) => id));
  const touching = edges.filter(({ from, to, change }) => changed.has(from) || changed.has(to) || change !== void 0);
  const kept = /* @__PURE__ */ new Set();
  for (const id of [...changed, ...touching.flatMap(({ from, to }) => [from, to])]) {
    for (let at = byId.get(id); at !== void 0 && !kept.has(at.id); at = byId.get(at.parent ?? "")) kept.add(at.id);
  }
  return [{ items: items2.filter(({ id }) => kept.has(id)), edges: touching }];
}
function groupAlike(chart) {
  const counted2 = /* @__PURE__ */ new Map();
  const standsFor = /* @__PURE__ */ new Map();
  for (const item of chart.items) {
    if (item.kind === "box") continue;
    const key = JSON.stringify([item.parent, item.title, item.change]);
    const group2 = counted2.get(key) ?? { id: item.id, count: 0 };
    group2.count += item.count;
    counted2.set(key, group2);
    standsFor.set(item.id, group2.id);
  }
  const counts = new Map([...counted2.values()].map(({ id, count }) => [id, count]));
  const items2 = chart.items.flatMap((item) => {
    if (item.kind === "box") return [item];
    const count = counts.get(item.id);
    if (count === void 0) return [];
    if (count === item.count) return [item];
    const { changeLines: _, ...alike2 } = item;
    return [{ ...alike2, name: "", details: [], count, badge: times(count) }];
  });
  return { items: items2, edges: redirected(chart.edges, (id) => standsFor.get(id) ?? id) };
}
var boxes = (chart) => foldInto(chart, ({ kind, parent }) => kind === "box" || parent === null);
function* outerBoxes(chart) {
  const depths = depthsOf(chart);
  for (let depth = Math.max(...depths.values()); depth > 0; depth--) {
    yield foldInto(chart, ({ id }) => depths.get(id) < depth);
  }
}
function depthsOf({ items: items2 }) {
  const depths = /* @__PURE__ */ new Map();
  for (const { id, parent } of items2) depths.set(id, parent === null ? 0 : (depths.get(parent) ?? -1) + 1);
  return depths;
}
function foldInto({ items: items2, edges }, isKept) {
  const shownAt = /* @__PURE__ */ new Map();
  const inside2 = /* @__PURE__ */ new Map();
  const changes = /* @__PURE__ */ new Map();
  for (const item of items2) {
    const at = isKept(item) ? item.id : shownAt.get(item.parent ?? "");
    shownAt.set(item.id, at);
    if (at === item.id || item.ghostOf !== void 0) continue;
    const count = item.kind === "node" ? item.count : 1;
    if (item.kind === "node") inside2.set(at, (inside2.get(at) ?? 0) + count);
    const counts = changes.get(at) ?? /* @__PURE__ */ new Map();
    changes.set(at, counts.set(item.change, (counts.get(item.change) ?? 0) + count));
  }
  const shown = items2.filter(({ id }) => shownAt.get(id) === id);
  const tree = treeOf3({ items: shown });
  return {
    items: shown.map((item) => {
      const count = inside2.get(item.id);
      if (count === void 0) return item;
      const signs = signsOf(changes.get(item.id) ?? /* @__PURE__ */ new Map());
      return {
        ...item,
        details: [tree.contents.has(item.id) ? moreInside(count) : inside(count), ...signs]
      };
    }),
    edges: redirected(edges, (id) => shownAt.get(id), tree)
  };
}
var signsOf = (counts) => CHANGES.flatMap((change) => change === "none" || !counts.has(change) ? [] : `${sign(change)}${counts.get(change)}`);
function* first2({ items: items2, edges }) {
  for (let most = MERMAID_NODES_MAX; most > 0; most = Math.floor(most / 2)) {
    const ids = new Set(items2.slice(0, most).map(({ id }) => id));
    const between2 = edges.filter(({ from, to }) => ids.has(from) && ids.has(to));
    yield { items: items2.slice(0, most), edges: between2.slice(0, Math.min(most, MERMAID_EDGES_MAX)) };
  }
}
function redirected(edges, at, tree) {
  const between2 = /* @__PURE__ */ new Map();
  for (const edge of edges) {
    const [from, to] = [at(edge.from), at(edge.to)];
    if (from === to && edge.from !== edge.to) continue;
    if (tree !== void 0 && (isInside3(from, to, tree) || isInside3(to, from, tree))) continue;
    const key = JSON.stringify([from, to]);
    const known = between2.get(key);
    between2.set(key, {
      ...{ from, to },
      twoWay: edge.twoWay || known?.twoWay === true,
      label: known === void 0 || known.label === edge.label ? edge.label : "",
      inferred: edge.inferred && known?.inferred !== false,
      thin: edge.thin === true && (known === void 0 || known.thin === true),
      ...changeOf(known === void 0 ? [edge] : [known, edge])
    });
  }
  return [...between2.values()];
}
function changeOf(edges) {
  const [first3, ...more] = new Set(edges.map(({ change: change2 }) => change2));
  const change = more.length === 0 ? first3 : "update";
  return change === void 0 ? {} : { change };
}
function isInside3(id, box, { byId }) {
  for (let at = byId.get(id); at !== void 0; at = byId.get(at.parent ?? "")) if (at.id === box) return true;
  return false;
}

// src/terraform/limits.ts
var EVERY_PAIR_MAX = 64;
var LINK_STEPS_MAX = 1e4;
var LINK_WORK_MAX = 2e6;
var NEARBY_TEXTS_MAX = 8;
var NEARBY_TEXT_LENGTH_MAX = 120;
var MEMBERS_MAX = 8;
var MODULE_FAN_OUT_MAX = 20;
var MODULE_SHARE_MIN = 5;
var HCL_FILE_BYTES_MAX = 32 * 1024 * 1024;
var QUOTE_LINES = 3;
var DIAGNOSTICS_SHOWN = 3;
var DETAIL_LINES = 3;
var HCL_DEPTH = 256;
var HCL_FAULTS_MAX = 100;
var WIRE_DEPTH_MAX = 100;
var MODULE_CALLS_MAX = 1e4;
var FAULTS_LISTED = 5;
var ARCHIVE_BYTES_MAX = 64 * 1024 * 1024;
var HOST_FAILURES_MAX = 20;
var CONDITIONS_MAX = 32;
var CONSTRAINT_LENGTH_MAX = 1024;
var VERSIONS_MAX = 1e4;
var SEGMENTS_MAX = 8;
var SETTINGS_BYTES_MAX = 1024 * 1024;
var MODULES_SECONDS = 180;
var HOSTS_AT_ONCE = 4;
var PACKAGES_AT_ONCE = 4;
var FETCHES_AT_ONCE = 6;

// elsewhere:src/platform/json/decode-text.ts
var module57 = require("./picture.js").modules["src/platform/json/decode-text.ts"]();
var decodeText = module57.decodeText;

// elsewhere:src/platform/json/in-words.ts
var module58 = require("./picture.js").modules["src/platform/json/in-words.ts"]();
var addressInWords = module58.addressInWords;
var isLikeAddress = module58.isLikeAddress;
var textInWords = module58.textInWords;
var tokenInWords = module58.tokenInWords;

// elsewhere:src/platform/json/tokens.ts
var module59 = require("./picture.js").modules["src/platform/json/tokens.ts"]();
var findJsonFault = module59.findJsonFault;
var positionAt = module59.positionAt;
var tokenAt = module59.tokenAt;

// elsewhere:src/terraform/references/addresses.ts
var module60 = require("./picture.js").modules["src/terraform/references/addresses.ts"]();
var configAddressOf = module60.configAddressOf;
var instanceKey = module60.instanceKey;
var instanceText = module60.instanceText;
var moduleOf2 = module60.moduleOf;

// elsewhere:src/terraform/plan/messages.ts
var module61 = require("./picture.js").modules["src/terraform/plan/messages.ts"]();
var CONFIGURATION_MISSING = module61.CONFIGURATION_MISSING;
var LINKS_TOO_MANY = module61.LINKS_TOO_MANY;
var NOTHING_BUT_DEPOSED_REMEDY = module61.NOTHING_BUT_DEPOSED_REMEDY;
var NOT_A_PLAN_REMEDY = module61.NOT_A_PLAN_REMEDY;
var NOT_DOT_REMEDY = module61.NOT_DOT_REMEDY;
var NO_RESOURCE_CHANGES = module61.NO_RESOURCE_CHANGES;
var NO_RESOURCE_CHANGES_REMEDY = module61.NO_RESOURCE_CHANGES_REMEDY;
var PLAN_FORMAT_REMEDY = module61.PLAN_FORMAT_REMEDY;
var PLAN_INCOMPLETE = module61.PLAN_INCOMPLETE;
var PLAN_IN_PART = module61.PLAN_IN_PART;
var STATE_EMPTY_REMEDY = module61.STATE_EMPTY_REMEDY;
var STATE_REMEDY = module61.STATE_REMEDY;
var STATE_TOO_OLD_REMEDY = module61.STATE_TOO_OLD_REMEDY;
var UNKNOWN_PLAN_FORMAT = module61.UNKNOWN_PLAN_FORMAT;
var actionsNotDrawn = module61.actionsNotDrawn;
var entriesWithoutAddress = module61.entriesWithoutAddress;
var entryWithoutAddress = module61.entryWithoutAddress;
var notDot = module61.notDot;
var nothingButDeposed = module61.nothingButDeposed;
var onlyDeposed2 = module61.onlyDeposed;
var planFormatUnknown = module61.planFormatUnknown;
var referencesTooMany = module61.referencesTooMany;
var stateIsEmpty = module61.stateIsEmpty;
var stateIsNoPlan = module61.stateIsNoPlan;
var stateTooOld = module61.stateTooOld;

// src/terraform/plan/dot.ts
var HEADER = /^[ \t\ufeff]*(?:strict[ \t]+)?(?:di)?graph\b[^\n{]*\{/m;
var KEYWORDS = /* @__PURE__ */ new Set(["node", "edge", "graph"]);
function parseDot(source, file) {
  const text = typeof source === "string" ? source : decodeText(source, file);
  const header = HEADER.exec(text);
  if (header === null) throw fault(text, dotTokenAt(text, 0), file);
  const edges = readStatements2(text, header.index + header[0].length, file);
  return { file, dependencies: dependenciesOf(edges) };
}
function readStatements2(text, start, file) {
  const edges = [];
  let depth = 1;
  let token = dotTokenAt(text, start);
  const next = () => {
    token = dotTokenAt(text, token.end);
    return token;
  };
  while (depth > 0) {
    if (token.kind === "}") depth--;
    else if (token.kind === "{") depth++;
    else if (token.kind === "[") token = attributesEnd(text, token, file);
    else if (token.kind === "id") {
      const after = dotTokenAt(text, token.end);
      if (!token.quoted && token.text === "subgraph") {
        if (after.kind === "id") token = after;
      } else if (after.kind === "=") token = dotTokenAt(text, after.end);
      else if (token.quoted || !KEYWORDS.has(token.text)) {
        token = readChain(text, token, edges);
        continue;
      }
    } else if (token.kind !== ";" && token.kind !== ",") throw fault(text, token, file);
    next();
  }
  return edges;
}
function readChain(text, first3, edges) {
  edges.push([first3.text, null]);
  let from = first3.text;
  let token = afterPort(text, first3);
  while (token.kind === "edge") {
    const target = dotTokenAt(text, token.end);
    if (target.kind !== "id") return target;
    edges.push([from, target.text]);
    from = target.text;
    token = afterPort(text, target);
  }
  return token;
}
function afterPort(text, node) {
  let token = dotTokenAt(text, node.end);
  while (token.kind === ":") token = dotTokenAt(text, dotTokenAt(text, token.end).end);
  return token;
}
function attributesEnd(text, open, file) {
  let token = open;
  while (token.kind !== "]") {
    if (token.kind === "end" || token.kind === "bad") throw fault(text, token, file);
    token = dotTokenAt(text, token.end);
  }
  return token;
}
function dependenciesOf(edges) {
  const addresses = /* @__PURE__ */ new Map();
  const addressOf2 = (id) => {
    const known = addresses.get(id);
    if (known !== void 0) return known;
    const address = nodeAddress(id);
    addresses.set(id, address);
    return address;
  };
  const dependencies = /* @__PURE__ */ new Map();
  for (const [from, to] of edges) {
    const dependent = addressOf2(from);
    if (dependent === null) continue;
    const targets = dependencies.get(dependent) ?? /* @__PURE__ */ new Set();
    dependencies.set(dependent, targets);
    const target = to === null ? null : addressOf2(to);
    if (target !== null && target !== dependent) targets.add(target);
  }
  return new Map([...dependencies].map(([from, targets]) => [from, [...targets]]));
}
function fault(text, token, file) {
  const found = token.kind === "end" ? "" : tokenInWords(text.slice(token.start, token.end));
  return new InvalidInput(notDot(file, positionAt(text, token.start), found), {
    remedy: NOT_DOT_REMEDY
  });
}
var ROOT = "[root] ";
var ACTION = / \(([^()]*)\)$/;
var EXPAND = "expand";
var PROVIDER2 = /(?:^|\.)provider[.[]/;
function nodeAddress(id) {
  const plain4 = id.startsWith(ROOT) ? id.slice(ROOT.length) : id;
  const action = ACTION.exec(plain4);
  if (action !== null && action[1] !== EXPAND || PROVIDER2.test(plain4)) return null;
  return configAddressOf(action === null ? plain4 : plain4.slice(0, action.index));
}
var TRIVIA = /(?:[ \t\r\n\ufeff]|\/\/[^\n]*|#[^\n]*|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/)/y;
var BARE_ID = /[A-Za-z_0-9.\u0080-\uffff]+/y;
var PUNCTUATION = /* @__PURE__ */ new Set(["{", "}", "[", "]", "=", ";", ",", ":"]);
function matchEnd2(pattern, text, start) {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : start;
}
function skipTrivia(text, start) {
  let at = start;
  for (let next = matchEnd2(TRIVIA, text, at); next > at; next = matchEnd2(TRIVIA, text, at)) at = next;
  return at;
}
function quotedId(text, start) {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  const closed = at < text.length;
  const inside2 = text.slice(start + 1, at).replace(/\\(["\\])/g, "$1");
  return { kind: closed ? "id" : "bad", text: inside2, quoted: true, start, end: Math.min(at + 1, text.length) };
}
function htmlId(text, start) {
  let depth = 0;
  let at = start;
  do {
    if (text[at] === "<") depth++;
    if (text[at] === ">") depth--;
    at++;
  } while (depth > 0 && at < text.length);
  return { kind: depth === 0 ? "id" : "bad", text: text.slice(start, at), quoted: true, start, end: at };
}
function dotTokenAt(text, from) {
  const start = skipTrivia(text, from);
  const char = text[start];
  const token = (kind, end3) => {
    return { kind, text: text.slice(start, end3), quoted: false, start, end: end3 };
  };
  if (char === void 0) return token("end", start);
  if (PUNCTUATION.has(char)) return token(char, start + 1);
  if (char === '"') return quotedId(text, start);
  if (char === "<") return htmlId(text, start);
  if (text.startsWith("->", start) || text.startsWith("--", start)) return token("edge", start + 2);
  const idStart = char === "-" ? start + 1 : start;
  const end2 = matchEnd2(BARE_ID, text, idStart);
  return end2 > idStart ? token("id", end2) : token("bad", start + 1);
}

// elsewhere:src/platform/json/foreign.ts
var module62 = require("./picture.js").modules["src/platform/json/foreign.ts"]();
var entriesOf = module62.entriesOf;
var integerAt = module62.integerAt;
var listOf = module62.listOf;
var member = module62.member;
var memberAt = module62.memberAt;
var objectOf = module62.objectOf;
var textAt = module62.textAt;
var textOf3 = module62.textOf;

// elsewhere:src/terraform/fetch/classify.ts
var module63 = require("./picture.js").modules["src/terraform/fetch/classify.ts"]();
var classifyJson = module63.classifyJson;

// elsewhere:src/terraform/plan/configuration.ts
var module64 = require("./picture.js").modules["src/terraform/plan/configuration.ts"]();
var addressIn = module64.addressIn;
var isWithoutConfiguration = module64.isWithoutConfiguration;
var readConfiguration = module64.readConfiguration;
var readManaged = module64.readManaged;
var scopesOf2 = module64.scopesOf;

// src/terraform/plan/details.ts
var detailed = ({ resources, ...inventory }) => ({
  ...inventory,
  resources: resources.map(withDetails)
});
function withDetails({ drifted, forcing = [], ...resource }) {
  const { before } = resource;
  const values = before === void 0 ? [] : differences({ before, after: resource.values }, new Set(forcing));
  if (values.length === 0 && forcing.length === 0 && drifted === void 0) return resource;
  const changed = {
    ...resource.changed,
    ...values.length > 0 && { values },
    ...forcing.length > 0 && { forcedBy: forcing },
    ...drifted !== void 0 && { drift: differences(drifted, /* @__PURE__ */ new Set()) }
  };
  return { ...resource, changed };
}
function differences({ before, after }, forcing) {
  const [old, fresh] = [valuesShown(before), valuesShown(after)];
  const names = [.../* @__PURE__ */ new Set([...Object.keys(old), ...Object.keys(fresh)])].sort(byText);
  return names.filter((name) => old[name] !== fresh[name]).map((name) => ({
    name,
    before: old[name] ?? null,
    after: fresh[name] ?? null,
    ...forcing.has(name) && { forces: true }
  }));
}

// elsewhere:src/terraform/plan/entries.ts
var module65 = require("./picture.js").modules["src/terraform/plan/entries.ts"]();
var isShortOrigin = module65.isShortOrigin;
var originOf = module65.originOf;
var priorValues = module65.priorValues;
var valueEntries = module65.valueEntries;

// elsewhere:src/catalog/locations.ts
var module66 = require("./picture.js").modules["src/catalog/locations.ts"]();
var ALL_ZONE_ATTRIBUTES = module66.ALL_ZONE_ATTRIBUTES;
var LOCATION_ATTRIBUTES = module66.LOCATION_ATTRIBUTES;
var PROVIDER_ZONE_ATTRIBUTE = module66.PROVIDER_ZONE_ATTRIBUTE;
var REGION_ATTRIBUTE = module66.REGION_ATTRIBUTE;
var REGION_OR_ZONE = module66.REGION_OR_ZONE;
var REGION_PATTERN = module66.REGION_PATTERN;
var UNKNOWN_LOCATIONS = module66.UNKNOWN_LOCATIONS;
var UNKNOWN_REGIONS = module66.UNKNOWN_REGIONS;
var UNKNOWN_ZONES = module66.UNKNOWN_ZONES;
var ZONE_LETTERS = module66.ZONE_LETTERS;
var ZONE_PATTERN = module66.ZONE_PATTERN;
var displayName = module66.displayName;
var geographicNameOf = module66.geographicNameOf;
var isInUserKeyedMap = module66.isInUserKeyedMap;
var isKnownRegionOrZone = module66.isKnownRegionOrZone;
var isRegionOrZone = module66.isRegionOrZone;
var isUnknownLocation = module66.isUnknownLocation;
var locationAttributesOf = module66.locationAttributesOf;
var regionLabel = module66.regionLabel;
var statedLocation2 = module66.statedLocation;
var unknownZone = module66.unknownZone;
var unknownZoneIndex = module66.unknownZoneIndex;
var zoneIdOf = module66.zoneIdOf;
var zoneNameIn = module66.zoneNameIn;

// elsewhere:src/terraform/references/config-graph.ts
var module67 = require("./picture.js").modules["src/terraform/references/config-graph.ts"]();
var ANY_MEMBER = module67.ANY_MEMBER;
var ConfigGraphBuilder = module67.ConfigGraphBuilder;
var PROVIDER3 = module67.PROVIDER;
var beforeAnyMember = module67.beforeAnyMember;
var hasCircle = module67.hasCircle;
var hasInlineContainers = module67.hasInlineContainers;
var isSelected = module67.isSelected;
var mergeGraphs = module67.mergeGraphs;
var referencesFrom = module67.referencesFrom;

// src/terraform/references/instances.ts
function instancesOf(resources) {
  const instances = /* @__PURE__ */ new Map();
  for (const { origin, address } of resources) {
    const parts = parseTerraformAddress(origin);
    const instance = {
      address,
      moduleNames: parts.modules.map((step) => step.name),
      moduleKeys: parts.modules.map((step) => step.index),
      key: parts.index
    };
    const configAddress = configAddressOf(origin);
    const known = instances.get(configAddress);
    if (known === void 0) instances.set(configAddress, [instance]);
    else known.push(instance);
  }
  return instances;
}
function pairInstances(referrers, targets, pairing) {
  const shared = sharedDepth(referrers[0], targets[0]);
  const groups = groupBy(chosenTargets(targets, pairing), (target) => scopeOf(target, shared));
  const pairs = [];
  for (const [scope, group2] of groupBy(referrers, (referrer) => scopeOf(referrer, shared))) {
    const candidates = groups.get(scope);
    if (candidates !== void 0) pairGroup(group2, candidates, shared, pairing, pairs);
  }
  return pairs;
}
function pairGroup(referrers, candidates, shared, pairing, pairs) {
  const isFewPairs = (pairsEach) => referrers.length === 1 || referrers.length * pairsEach <= EVERY_PAIR_MAX;
  const isNarrowed = pairing.selection !== "all" || !isFewPairs(candidates.length);
  const byKey2 = isNarrowed ? indexByKey(candidates, shared) : void 0;
  const isFlag = referrers.every(({ key }) => key === FLAG_KEY);
  for (const { key, ...referrer } of referrers) {
    const modules2 = referrer.moduleKeys.slice(shared).reverse();
    const matching = matchKeys(isFlag ? [...modules2, key] : [key, ...modules2], candidates, byKey2);
    const chosen = isFewPairs(matching.length) ? matching : [targetInTurn(key, matching)];
    for (const target of chosen)
      if (target.address !== referrer.address) pairs.push([referrer.address, target.address]);
  }
}
var FLAG_KEY = "0";
function matchKeys(keys, candidates, byKey2) {
  if (byKey2 === void 0 || candidates.length === 1) return candidates;
  for (const key of keys) {
    const matching = key === null ? void 0 : byKey2.get(key);
    if (matching !== void 0) return matching;
  }
  return candidates;
}
function indexByKey(instances, shared) {
  const index = /* @__PURE__ */ new Map();
  for (const instance of instances) {
    for (const key of /* @__PURE__ */ new Set([instance.key, ...instance.moduleKeys.slice(shared)])) {
      if (key === null) continue;
      const known = index.get(key);
      if (known === void 0) index.set(key, [instance]);
      else known.push(instance);
    }
  }
  return index;
}
var NUMBER_AT_END = /(?:^|[._-])(\d+)"?$/;
function targetInTurn(key, targets) {
  const number = Number(NUMBER_AT_END.exec(key ?? "")?.[1] ?? 0);
  return targets[number % targets.length];
}
function chosenTargets(targets, pairing) {
  const named3 = targets.filter((target) => isNamed(target, pairing));
  const { elements = [] } = pairing;
  const selected = named3.filter(({ key }) => key !== null && elements.includes(key));
  return selected.length > 0 ? selected : named3;
}
var isNamed = (target, { keys, moduleSelections }) => (keys.length === 0 || target.key === null || keys.includes(target.key)) && moduleSelections.every(({ depth, keys: keys2 }) => {
  const key = target.moduleKeys[depth - 1] ?? null;
  return key === null || keys2.includes(key);
});
function sharedDepth(first3, second) {
  let depth = 0;
  while (first3?.moduleNames[depth] !== void 0 && first3.moduleNames[depth] === second?.moduleNames[depth]) depth++;
  return depth;
}
var scopeOf = (instance, depth) => depth === 0 ? "" : JSON.stringify(instance.moduleKeys.slice(0, depth));

// src/terraform/references/links.ts
var linkBudget = () => ({ left: LINK_WORK_MAX });
function linksFrom(from, stepsOf, isResource, budget = linkBudget()) {
  const links = [];
  const attributeOf4 = ({ path, block }) => `${path ?? ""}
${JSON.stringify(block ?? null)}`;
  for (const firstSteps of groupBy(stepsOf(from), attributeOf4).values()) {
    const { path, block } = firstSteps[0];
    const isForProgram = isOfProgram(path ?? "");
    const visited = new VisitedSteps();
    const pending = firstSteps.map((step) => ({ ...step, moduleSelections: [], ...guessOf(step) })).reverse();
    for (let step = pending.pop(); step !== void 0; step = pending.pop()) {
      if (step.to === from || visited.has(step)) continue;
      visited.add(step);
      if (isResource(step.to)) {
        links.push({ ...step, from, path: step.path === null ? null : path, ...block !== void 0 && { block } });
        continue;
      }
      for (const reference of stepsOf(step.to)) {
        if (budget.left <= 0) break;
        const next = followStep(step, reference, isForProgram);
        budget.left -= costOf(next);
        if (!visited.has(next)) pending.push(next);
      }
    }
  }
  return links;
}
var isPlain = ({ keys, moduleSelections, nearbyTexts, members, elements, valueName }) => [...keys, ...moduleSelections].length === 0 && [nearbyTexts, members, elements, valueName].every((selection) => selection === void 0);
function costOf(step) {
  if (isPlain(step)) return 1;
  const texts = [
    step.keys,
    step.nearbyTexts ?? [],
    step.members ?? [],
    step.elements ?? [],
    ...step.moduleSelections.map(({ keys }) => keys)
  ].flat();
  return 1 + texts.length + texts.reduce((sum, { length }) => sum + length, 0) / CHARACTERS_OF_STEP;
}
var CHARACTERS_OF_STEP = 16;
var VisitedSteps = class {
  /** Nodes of plain steps. Two flags distinguish these, so that no key has to be built for most steps. */
  #plain = {
    order: { keyed: /* @__PURE__ */ new Set(), unkeyed: /* @__PURE__ */ new Set() },
    input: { keyed: /* @__PURE__ */ new Set(), unkeyed: /* @__PURE__ */ new Set() }
  };
  /** Keys of all other steps. */
  #others = /* @__PURE__ */ new Set();
  /** Nodes visited after LINK_STEPS_MAX; only the node distinguishes them. */
  #late = /* @__PURE__ */ new Set();
  #size = 0;
  has(step) {
    const [steps, key] = this.#entryOf(step);
    return steps.has(key);
  }
  add(step) {
    const [steps, key] = this.#entryOf(step);
    steps.add(key);
    this.#size++;
  }
  /** Returns the set that records a step, and the key of the step in that set. */
  #entryOf(step) {
    const { to, path, keys, keyed, moduleSelections, nearbyTexts, members, elements, valueName } = step;
    if (this.#size >= LINK_STEPS_MAX) return [this.#late, to];
    if (isPlain(step)) return [this.#plain[path === null ? "order" : "input"][keyed ? "keyed" : "unkeyed"], to];
    const selection = [keys, keyed, moduleSelections, nearbyTexts, members, elements, valueName];
    return [this.#others, JSON.stringify([to, path === null, ...selection])];
  }
};
function followStep(previous, { members: ownMembers, valueName: ownName2, line: _, ...next }, isForProgram) {
  const depth = previous.keys.length === 0 ? 0 : moduleDepthOf(previous.to);
  const moduleSelections = depth === 0 ? previous.moduleSelections : [...previous.moduleSelections, { depth, keys: previous.keys }];
  const selected = previous.members ?? [];
  const memberNames = memberNamesIn(next.path);
  const isOrderOnly = previous.path === null || !isSelected(selected, memberNames) || isManagedResource(previous.to);
  const path = isOrderOnly ? null : next.path;
  const remainingMembers = next.isEntireValue === true ? selected.slice(memberNames.length) : [];
  const members = [...ownMembers ?? [], ...remainingMembers].slice(0, MEMBERS_MAX);
  const elements = [.../* @__PURE__ */ new Set([...previous.elements ?? [], ...next.elements ?? []])].slice(0, MEMBERS_MAX);
  const ofElement = previous.ofElement === true || next.ofElement === true;
  const valueName = isForProgram ? previous.valueName ?? ownName2 ?? memberNames.at(-1) : void 0;
  const nearbyTexts = depth === 0 && hasInlineContainers(next.to) ? previous.keys.map(unquoted) : [];
  return {
    ...next,
    ...{ path, keyed: previous.keyed || next.keyed, moduleSelections },
    ...members.length > 0 && { members },
    ...elements.length > 0 && { elements },
    ...ofElement && { ofElement },
    ...nearbyTexts.length > 0 && { nearbyTexts: [...nearbyTexts, ...next.nearbyTexts ?? []] },
    ...valueName !== void 0 && { valueName },
    ...previous.line !== void 0 && { line: previous.line },
    ...previous.guessedOutput === void 0 ? guessOf(next) : { guessedOutput: previous.guessedOutput }
  };
}
var guessOf = ({ guessed, to }) => guessed === true ? { guessedOutput: to } : {};
function isManagedResource(address) {
  const names = address.split(".");
  const [mode, type] = [names.at(-3), names.at(-2)];
  return type?.includes("_") === true && mode !== "data" && mode !== "ephemeral";
}
var memberNamesIn = (path) => path?.split(".").slice(1) ?? [];
var unquoted = (key) => key.replace(/^"|"$/g, "");
function moduleDepthOf(address) {
  const parts = parseTerraformAddress(address);
  return parts?.type === "output" ? parts.modules.length : 0;
}

// src/terraform/references/whole-modules.ts
var NOTHING6 = [];
function finalResources(prefix, resources, graph) {
  const inModule = new Set(resources.filter((address) => address.startsWith(prefix)));
  const stepsInModule = (address) => address.startsWith(prefix) ? referencesFrom(graph, address) : NOTHING6;
  const dependencies = /* @__PURE__ */ new Set();
  for (const from of inModule) {
    for (const { to } of linksFrom(from, stepsInModule, (address) => inModule.has(address))) dependencies.add(to);
  }
  const final = [...inModule].filter((address) => !dependencies.has(address));
  return final.length > 0 ? final : [...inModule];
}
function moduleSizes(addresses) {
  const sizes = /* @__PURE__ */ new Map();
  for (const address of addresses) increment(sizes, moduleOf2(address));
  return sizes;
}
function wholeModules(from, direct2, covered, sizes) {
  const directCounts = moduleSizes(direct2);
  const coveredCounts = moduleSizes(covered);
  const ownModule = moduleOf2(from);
  const whole2 = /* @__PURE__ */ new Set();
  for (const [module73, directCount] of directCounts) {
    if (module73 === ownModule || module73 === "") continue;
    const coversModule = directCount >= MODULE_SHARE_MIN && coveredCounts.get(module73) === sizes.get(module73);
    if (directCount > MODULE_FAN_OUT_MAX || coversModule) whole2.add(module73);
  }
  return whole2;
}
var increment = (counts, key) => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

// elsewhere:src/terraform/plan/limits.ts
var module68 = require("./picture.js").modules["src/terraform/plan/limits.ts"]();
var EXPRESSION_DEPTH = module68.EXPRESSION_DEPTH;
var FORCING_MAX = module68.FORCING_MAX;
var IDENTITY_LENGTH_MIN2 = module68.IDENTITY_LENGTH_MIN;
var REFERENCES_MAX = module68.REFERENCES_MAX;
var REFERENCE_VALUE_DEPTH = module68.REFERENCE_VALUE_DEPTH;
var SECRET_LENGTH_MIN = module68.SECRET_LENGTH_MIN;
var SECRET_SOURCES_MAX = module68.SECRET_SOURCES_MAX;

// elsewhere:src/terraform/plan/outputs.ts
var module69 = require("./picture.js").modules["src/terraform/plan/outputs.ts"]();
var likelyLinks = module69.likelyLinks;
var likelyOutputs = module69.likelyOutputs;
var namesSubnets = module69.namesSubnets;

// src/terraform/plan/prior-dependencies.ts
function allDependencies(plan) {
  const recorded = /* @__PURE__ */ new Map();
  for (const entry of valueEntries(priorValues(plan))) {
    const from = configAddressOf(originOf(entry) ?? "");
    if (from === null) continue;
    const dependencies = recorded.get(from) ?? /* @__PURE__ */ new Set();
    for (const text of listOf(member(entry, "depends_on"))) {
      const to = typeof text === "string" ? configAddressOf(text) : null;
      if (to !== null && to !== from) dependencies.add(to);
    }
    recorded.set(from, dependencies);
  }
  return recorded;
}
function priorDependencies(plan, isIncluded, known) {
  const recorded = allDependencies(plan);
  const sizes = moduleSizes(recorded.keys());
  const direct2 = /* @__PURE__ */ new Map();
  for (const [from, dependencies] of recorded) {
    if (!isIncluded(from)) continue;
    const indirect = /* @__PURE__ */ new Set();
    for (const dependency of dependencies) {
      if (indirect.has(dependency)) continue;
      for (const reached of reachedWithin(dependency, dependencies, recorded, known)) indirect.add(reached);
    }
    const unreached = [...dependencies].filter((dependency) => !indirect.has(dependency));
    const whole2 = wholeModules(from, unreached, [...dependencies], sizes);
    direct2.set(
      from,
      unreached.filter((dependency) => !whole2.has(moduleOf2(dependency)))
    );
  }
  return direct2;
}
function reachedWithin(start, among, recorded, known) {
  const reached = /* @__PURE__ */ new Set([start]);
  for (const address of reached) {
    for (const further of [...recorded.get(address) ?? [], ...known(address)])
      if (among.has(further)) reached.add(further);
  }
  reached.delete(start);
  return reached;
}

// src/terraform/plan/references-by-value.ts
var NAME_ENDS = /_(?:name|names)$/;
function referencesByValue(resources) {
  const owners2 = findOwners(resources);
  const references = [];
  for (const resource of resources) {
    const seen = /* @__PURE__ */ new Set();
    for (const [attribute, value] of Object.entries(resource.values)) {
      for (const { name, path, text } of namedTexts(attribute, value)) {
        const owner = ownerOf(name, text, owners2);
        if (owner === null || owner === resource || seen.has(owner.address) || isSelfReference(path)) continue;
        seen.add(owner.address);
        references.push({ from: resource.address, to: owner.address, path, via: "value" });
      }
    }
  }
  return references;
}
var containsIdentity = (value, resource) => pathsOfIdentity("", value, resource).length > 0;
function pathsOfIdentity(attribute, value, { values }) {
  const texts = [...IDENTITY_ATTRIBUTES, "name"].map((name) => values[name]);
  const identities = texts.filter((text) => typeof text === "string" && text.length >= IDENTITY_LENGTH_MIN2);
  if (identities.length === 0) return [];
  const paths = /* @__PURE__ */ new Set();
  for (const { text, path } of namedTexts(attribute, value)) if (identities.includes(text)) paths.add(path);
  return [...paths];
}
function findOwners(resources) {
  const byIdentity = /* @__PURE__ */ new Map();
  const byName2 = /* @__PURE__ */ new Map();
  for (const resource of resources) {
    for (const identity of new Set(IDENTITY_ATTRIBUTES.map((name2) => resource.values[name2]))) {
      if (typeof identity !== "string" || identity.length < IDENTITY_LENGTH_MIN2) continue;
      const known = byIdentity.get(identity);
      byIdentity.set(identity, known === void 0 ? resource : preferManaged(known, resource));
    }
    const name = resource.values.name;
    if (typeof name !== "string" || name === "") continue;
    const others = byName2.get(name);
    if (others === void 0) byName2.set(name, [resource]);
    else others.push(resource);
  }
  return { byIdentity, byName: byName2 };
}
function preferManaged(known, other) {
  if (known === null || known.mode === other.mode) return null;
  return known.mode === "managed" ? known : other;
}
function ownerOf(name, text, { byIdentity, byName: byName2 }) {
  if (namesOwner(name)) return null;
  if (holdsIdentities(name)) {
    const owner = byIdentity.get(text);
    if (owner !== void 0) return owner;
  }
  const named3 = byName2.get(text);
  if (named3 === void 0) return null;
  const end2 = `_${name.replace(NAME_ENDS, "")}`;
  const matches = named3.filter((resource) => resource.type.endsWith(end2));
  return matches.length === 1 ? matches[0] : null;
}
function* namedTexts(attribute, value, path = attribute, depth = 0) {
  if (typeof value === "string") yield { name: attribute, path, text: value };
  if (typeof value !== "object" || value === null || depth === REFERENCE_VALUE_DEPTH) return;
  if (Array.isArray(value)) {
    for (let at = value.length - 1; at >= 0; at--) {
      const item = value[at];
      if (typeof item === "string") yield { name: attribute, path, text: item };
      else yield* namedTexts(attribute, item, path, depth + 1);
    }
    return;
  }
  for (const [inner, item] of Object.entries(value).reverse()) {
    yield* namedTexts(inner, item, `${path}.${inner}`, depth + 1);
  }
}

// src/terraform/plan/references.ts
var WITHOUT_KEYS = { keys: [], moduleSelections: [], selection: "unknown" };
function readReferences(plan, resources, dot, code, proof = null) {
  const instances = instancesOf(resources);
  const collector = new ReferenceCollector(instances, resources, proof);
  const configuration = readConfiguration(plan);
  const isComplete = addConfigured(code === null ? configuration : mergeGraphs(code, configuration), collector);
  if (dot !== null) {
    for (const { from, to } of dotLinks(dot, (address) => instances.has(address))) collector.add(from, to, "dot");
  }
  addPriorState(plan, collector);
  for (const reference of referencesByValue(resources)) collector.addValue(reference);
  const { references, isFull } = collector;
  const warnings = [
    ...isComplete ? [] : [LINKS_TOO_MANY],
    ...isFull ? [referencesTooMany(REFERENCES_MAX)] : []
  ];
  return { references, warnings };
}
var ReferenceCollector = class {
  constructor(instances, resources, proof) {
    this.instances = instances;
    this.proof = proof;
    this.#resources = new Map(resources.map((resource) => [resource.address, resource]));
  }
  instances;
  proof;
  references = [];
  /** True if a reference was dropped because the limit was reached. */
  isFull = false;
  /** References of each resource, by configuration address. */
  links = /* @__PURE__ */ new Map();
  /** Targets of each instance, by graph address. */
  #pairs = /* @__PURE__ */ new Map();
  /** References of the configuration by ends and path, because several routes may lead to the same one. */
  #configured = /* @__PURE__ */ new Set();
  #resources;
  /** Returns the instances of a resource by its configuration address. */
  instancesOf(config) {
    const all = (this.instances.get(config) ?? []).map(({ address }) => this.#resources.get(address));
    return all.filter((resource) => resource !== void 0);
  }
  /** Adds a link of the configuration between those instances that it may refer to. */
  addConfigured(from, link) {
    const { to, path, keys, keyed, elements = [], moduleSelections } = link;
    const { ofElement = false, nearbyTexts, block, valueName, line: line3 } = link;
    const pairing = { keys, moduleSelections, elements, selection: keyed ? "keyed" : "all" };
    if (path !== PROVIDER3) addTarget(this.links, from, to);
    if (!this.#hasRoom()) return;
    const pairs = this.#pair(from, to, pairing).filter(([source]) => !this.#isUnset(source, path));
    for (const [source, target] of this.#provenPairs(pairs, { to, path, ofElement })) {
      for (const exact2 of this.#pathsOf(source, target, path))
        this.#addReference(
          [source, target],
          exact2,
          {
            ...nearbyTexts && { nearbyTexts },
            ...block && { block },
            ...valueName && { valueName }
          },
          line3
        );
    }
  }
  /** @param line line of the reference; of two equal references the first one's line is used */
  #addReference([from, to], path, details, line3) {
    const identity = `${from}
${to}
${path ?? ""}
${JSON.stringify(details)}`;
    if (this.#configured.has(identity) || !this.#hasRoom()) return;
    this.#configured.add(identity);
    addTarget(this.#pairs, from, to);
    const atLine = path !== null && line3 !== void 0 && { line: line3 };
    this.references.push({ from, to, ...path !== null && { path }, ...details, ...atLine, via: "configuration" });
  }
  /**
   * Narrows a path to the nested attributes that contain the target's identity. A plan lists all references of an
   * attribute together; for an object, only the values tell them apart.
   */
  #pathsOf(source, target, path) {
    const sourceResource = this.#resources.get(source);
    const targetResource = this.#resources.get(target);
    if (path === null || isInUserKeyedMap(path)) return [path];
    if (sourceResource === void 0 || targetResource === void 0) return [path];
    const value = sourceResource.values[topOf(path)];
    if (typeof value !== "object" || value === null) return [path];
    const inner = pathsOfIdentity(topOf(path), value, targetResource).filter((nested) => leadsInto(nested, path));
    return inner.length > 0 ? inner : [path];
  }
  /** Adds a link without a path if no earlier source has linked the two. */
  add(from, to, via2) {
    if (this.links.get(from)?.has(to)) return;
    addTarget(this.links, from, to);
    for (const [source, target] of this.#pair(from, to, WITHOUT_KEYS)) {
      if (!this.#hasRoom()) return;
      addTarget(this.#pairs, source, target);
      this.references.push({ from: source, to: target, via: via2 });
    }
  }
  /** Adds a reference by value if the two are not linked yet in either direction. */
  addValue(reference) {
    const { from, to } = reference;
    if (this.#pairs.get(from)?.has(to) || this.#pairs.get(to)?.has(from) || !this.#hasRoom()) return;
    addTarget(this.#pairs, from, to);
    this.references.push(reference);
  }
  #hasRoom() {
    const hasRoom = this.references.length < REFERENCES_MAX;
    if (!hasRoom) this.isFull = true;
    return hasRoom;
  }
  /**
   * True if the attribute takes nothing from its references. Without code, a plan lists the references of both branches
   * of a conditional; a null value shows that neither was used.
   */
  #isUnset(source, path) {
    if (path === null) return false;
    if (this.proof === null) return isNullAt(this.#resources.get(source)?.values, path);
    return this.proof.leavesOut(this.#resources.get(source)?.origin ?? "", topOf(path));
  }
  /** Selects, of the instances that a path may refer to, those that the code or the values prove. */
  #provenPairs(pairs, { to, path, ofElement }) {
    if (path === null || path === PROVIDER3) return pairs;
    return this.#provenByValue(this.#provenByCode(pairs, { to, path, ofElement }), path);
  }
  /** Keeps a pair if the code proves nothing about its source; else returns the targets that the code proves. */
  #provenByCode(pairs, { to, path, ofElement }) {
    if (this.proof === null) return pairs;
    const addresses = this.#addressesByOrigin(to);
    const origins = new Set(addresses.keys());
    const proven = /* @__PURE__ */ new Map();
    for (const [source] of pairs) {
      const from = this.#resources.get(source)?.origin;
      if (proven.has(source)) continue;
      const proof = this.proof.among(to, origins, from ?? "", topOf(path));
      proven.set(source, proof?.length === 0 && !ofElement && REPEATERS.has(path) ? null : proof);
    }
    const provenPairs = [...proven].flatMap(
      ([source, targets]) => (targets ?? []).map((origin) => [source, addresses.get(origin)])
    );
    return [...pairs.filter(([source]) => proven.get(source) === null), ...provenPairs];
  }
  /** Returns the graph addresses of a resource's instances, by Terraform address. */
  #addressesByOrigin(config) {
    const addresses = (this.instances.get(config) ?? []).map(({ address }) => address);
    return new Map(addresses.map((address) => [this.#resources.get(address).origin, address]));
  }
  /** Keeps, for each source that contains an identity of a target, only the targets whose identity it contains. */
  #provenByValue(pairs, path) {
    const proven = /* @__PURE__ */ new Map();
    for (const [source, target] of pairs) {
      const value = this.#resources.get(source)?.values[topOf(path)];
      const candidate = this.#resources.get(target);
      if (value !== void 0 && candidate !== void 0 && containsIdentity(value, candidate))
        addTarget(proven, source, target);
    }
    return pairs.filter(([source, target]) => proven.get(source)?.has(target) ?? true);
  }
  #pair(from, to, pairing) {
    return pairInstances(this.instances.get(from) ?? [], this.instances.get(to) ?? [], pairing);
  }
};
function addTarget(map, from, to) {
  const targets = map.get(from);
  if (targets === void 0) map.set(from, /* @__PURE__ */ new Set([to]));
  else targets.add(to);
}
function addConfigured(graph, collector) {
  const stepsOf = (address) => referencesFrom(graph, address);
  const isResource = (address) => collector.instances.has(address);
  const budget = linkBudget();
  for (const from of collector.instances.keys()) {
    if (collector.isFull) break;
    const links = likelyLinks(linksFrom(from, stepsOf, isResource, budget), collector.instancesOf(from));
    for (const link of links) collector.addConfigured(from, link);
  }
  return budget.left > 0;
}
function addPriorState(plan, collector) {
  const { instances } = collector;
  const unlinked = new Set([...instances.keys()].filter((address) => !collector.links.has(address)));
  const known = (address) => collector.links.get(address) ?? [];
  for (const [from, dependencies] of priorDependencies(plan, (address) => unlinked.has(address), known)) {
    for (const to of dependencies) if (instances.has(to)) collector.add(from, to, "prior-state");
  }
}
function dotLinks(dot, isResource) {
  const stepsOf = (address) => (dot.dependencies.get(address) ?? []).map((to) => ({ to, path: null, keys: [], keyed: false }));
  const resources = [...dot.dependencies.keys()].filter(isResource);
  const targets = new Map(resources.map((from) => [from, linksFrom(from, stepsOf, isResource).map(({ to }) => to)]));
  const sizes = moduleSizes(resources);
  const links = [];
  for (const [from, direct2] of targets) {
    const whole2 = wholeModules(from, direct2, coveredBy(direct2, targets), sizes);
    for (const to of direct2) if (!whole2.has(moduleOf2(to))) links.push({ from, to });
  }
  return links;
}
function coveredBy(direct2, targets) {
  const covered = new Set(direct2);
  for (const address of covered) for (const further of targets.get(address) ?? []) covered.add(further);
  return [...covered];
}
var isNullAt = (values, path) => isNull(values, path.split("."));
function isNull(value, names) {
  const [name, ...rest] = names;
  if (value === null || name === void 0) return value === null;
  if (Array.isArray(value)) return value.every((item) => isNull(item, names));
  return typeof value === "object" && Object.hasOwn(value, name) ? isNull(value[name], rest) : false;
}

// elsewhere:src/catalog/cloud.ts
var module70 = require("./picture.js").modules["src/catalog/cloud.ts"]();
var ACCOUNT3 = module70.ACCOUNT;
var ACCOUNT_OF_ROLE = module70.ACCOUNT_OF_ROLE;
var ACCOUNT_TYPES = module70.ACCOUNT_TYPES;
var CLOUDS = module70.CLOUDS;
var CURRENT_ACCOUNT = module70.CURRENT_ACCOUNT;
var METADATA_ADDRESSES = module70.METADATA_ADDRESSES;
var METADATA_HOSTS = module70.METADATA_HOSTS;
var NO_CREDENTIALS = module70.NO_CREDENTIALS;
var PROJECT_ATTRIBUTES = module70.PROJECT_ATTRIBUTES;
var PROVIDER_ARGUMENTS = module70.PROVIDER_ARGUMENTS;
var PROVIDER_VARIABLES = module70.PROVIDER_VARIABLES;
var PROVING_ACCOUNT = module70.PROVING_ACCOUNT;
var STATED_LOCATIONS = module70.STATED_LOCATIONS;
var SUBSCRIPTION_ID = module70.SUBSCRIPTION_ID;
var accountName = module70.accountName;
var actorTypeOf = module70.actorTypeOf;
var cloudOf2 = module70.cloudOf;
var contentsTypeOf = module70.contentsTypeOf;
var isProjectId = module70.isProjectId;
var localModelOf = module70.localModelOf;
var mostUsedCloud = module70.mostUsedCloud;
var outerRegionOf = module70.outerRegionOf;
var regionBoxOf = module70.regionBoxOf;
var regionContaining = module70.regionContaining;
var replaceIds = module70.replaceIds;

// elsewhere:src/terraform/provider-config.ts
var module71 = require("./picture.js").modules["src/terraform/provider-config.ts"]();
var configOf = module71.configOf;
var locationFrom = module71.locationFrom;
var providerConfigs = module71.providerConfigs;
var shortProvider = module71.shortProvider;

// src/terraform/plan/values.ts
var empty = () => /* @__PURE__ */ Object.create(null);
function withoutSensitive(value, mask) {
  const values = objectOf(value) === null || isMarked(value, mask) ? null : copy2(value, mask, 0);
  return values ?? empty();
}
function copy2(value, mask, depth) {
  if (typeof value !== "object" || value === null) return isScalar(value) ? value : null;
  if (depth === VALUE_DEPTH) return null;
  if (Array.isArray(value)) {
    const marks = Array.isArray(mask) ? mask : [];
    return value.map((item, i) => isMarked(item, marks[i]) ? null : copy2(item, marks[i], depth + 1));
  }
  const result = empty();
  for (const [name, item] of Object.entries(value)) {
    const mark = member(mask, name);
    if (!isMarked(item, mark)) result[name] = copy2(item, mark, depth + 1);
  }
  return result;
}
function isMarked(value, mask) {
  if (mask === void 0 || mask === null || mask === false) return false;
  if (typeof mask !== "object") return true;
  const isOfShape = typeof value === "object" && value !== null && Array.isArray(value) === Array.isArray(mask);
  return !isOfShape && Object.keys(mask).length > 0;
}
var isScalar = (value) => typeof value === "string" || typeof value === "number" || typeof value === "boolean";
function plannedValues(change) {
  const after = member(change, "after");
  return objectOf(after) !== null ? withoutSensitive(after, member(change, "after_sensitive")) : withoutSensitive(member(change, "before"), member(change, "before_sensitive"));
}
function only(values, isShown) {
  const entries = Object.entries(values);
  const shown = entries.filter(([name]) => isShown(name));
  if (shown.length === entries.length) return values;
  const left = empty();
  for (const [name, value] of shown) left[name] = value;
  return left;
}
function sidesOf2(change) {
  const masks = [member(change, "before_sensitive"), member(change, "after_sensitive")];
  const after = withoutSensitive(member(change, "after"), masks[1]);
  const before = withoutSensitive(member(change, "before"), masks[0]);
  const isHidden = (name) => masks.some((mask) => hasMark(mask === true ? mask : member(mask, name), 0));
  return { before: alikeWhere(isHidden, before, after), after };
}
function alikeWhere(isHidden, before, after) {
  const alike2 = empty();
  for (const [name, value] of Object.entries(before)) if (!isHidden(name)) alike2[name] = value;
  for (const [name, value] of Object.entries(after)) if (isHidden(name)) alike2[name] = value;
  return alike2;
}
function hasMark(mask, depth) {
  if (mask === void 0 || mask === null || mask === false) return false;
  if (typeof mask !== "object" || depth === VALUE_DEPTH) return true;
  return Object.values(mask).some((inner) => hasMark(inner, depth + 1));
}

// src/terraform/plan/resource-changes.ts
var UNCHANGED = /* @__PURE__ */ new Set(["no-op", "read"]);
var WITH_BOTH_SIDES = /* @__PURE__ */ new Set(["update", "replace"]);
function readChanges(plan) {
  const resources = /* @__PURE__ */ new Map();
  const warnings = [];
  const deposed = [];
  let withoutAddress = 0;
  listOf(member(plan, "resource_changes")).forEach((entry, index) => {
    const origin = originOf(entry);
    if (origin === null) {
      if (++withoutAddress > WARNINGS_OF_A_KIND) return;
      const address = textOf3(member(entry, "address")) ?? "";
      warnings.push(entryWithoutAddress(`resource_changes[${index}]`, isLikeAddress(address) ? address : ""));
      return;
    }
    const resource = readEntry(entry, origin);
    if (textOf3(member(entry, "deposed")) !== null) deposed.push(resource);
    else resources.set(origin, withSecondEntry(resources.get(origin), resource));
  });
  if (withoutAddress > WARNINGS_OF_A_KIND)
    warnings.push(entriesWithoutAddress(withoutAddress - WARNINGS_OF_A_KIND));
  for (const resource of deposed) {
    const current = resources.get(resource.origin);
    if (current === void 0 && UNCHANGED.has(resource.change)) continue;
    resources.set(resource.origin, current === void 0 ? resource : withDeposed(current, resource.change));
  }
  addDeferred(resources, plan);
  for (const [origin, drifted] of driftIn(plan)) {
    const resource = resources.get(origin);
    if (resource !== void 0) resources.set(origin, { ...resource, drifted });
  }
  return { resources, warnings };
}
function readEntry(entry, origin) {
  const { change, changed } = changeOf2(entry, origin);
  const { before, after } = WITH_BOTH_SIDES.has(change) ? sidesOf2(member(entry, "change")) : { before: null, after: plannedValues(member(entry, "change")) };
  const forcing = change === "replace" ? forcingOf(entry) : [];
  return {
    origin,
    provider: shortProvider(textOf3(member(entry, "provider_name"))),
    change,
    ...changed !== void 0 && { changed },
    values: after,
    ...before !== null && { before },
    ...forcing.length > 0 && { forcing }
  };
}
var withSecondEntry = (known, resource) => known === void 0 ? resource : { ...known, change: combineChanges(known.change, resource.change) };
function withDeposed(current, change) {
  if (change === "no-op" || change === "read") return current;
  const folded = countedWith(current.changed?.folded, change);
  return { ...current, changed: { ...current.changed, folded } };
}
function addDeferred(resources, plan) {
  for (const deferred of listOf(member(plan, "deferred_changes"))) {
    const entry = member(deferred, "resource_change");
    const origin = originOf(entry);
    if (origin === null || resources.has(origin) || textOf3(member(entry, "deposed")) !== null) continue;
    const change = parseTerraformAddress(origin)?.mode === "managed" ? "deferred" : "read";
    const provider = shortProvider(textOf3(member(entry, "provider_name")));
    resources.set(origin, { origin, provider, change, values: plannedValues(member(entry, "change")) });
  }
}
var NO_VALUES2 = { before: {}, after: {} };
function driftIn(plan) {
  const drift = /* @__PURE__ */ new Map();
  for (const entry of listOf(member(plan, "resource_drift"))) {
    const origin = originOf(entry);
    const change = member(entry, "change");
    if (origin === null || textOf3(member(entry, "deposed")) !== null) continue;
    if (actionOf2(entry).change === "no-op") continue;
    const hasBothSides = objectOf(member(change, "before")) !== null && objectOf(member(change, "after")) !== null;
    drift.set(origin, hasBothSides ? sidesOf2(change) : NO_VALUES2);
  }
  return drift;
}
function readValues(values, change) {
  const resources = /* @__PURE__ */ new Map();
  for (const entry of valueEntries(values)) {
    const origin = originOf(entry);
    if (origin === null || resources.has(origin) || textOf3(member(entry, "deposed_key")) !== null) continue;
    resources.set(origin, {
      origin,
      provider: shortProvider(textOf3(member(entry, "provider_name"))),
      change: change(member(entry, "mode")),
      values: withoutSensitive(member(entry, "values"), member(entry, "sensitive_values"))
    });
  }
  return resources;
}
var REASON = /^[a-z][a-z_]{0,79}$/;
var ATTRIBUTE = /^[a-z][a-z0-9_]{0,63}$/;
function changeOf2(entry, origin) {
  const action = actionOf2(entry);
  if (parseTerraformAddress(origin)?.mode !== "managed") return { change: action.change };
  const movedFrom = previousAddressOf(entry, origin);
  const isImported = objectOf(memberAt(entry, "change", "importing")) !== null;
  const change = action.change === "no-op" ? changeOfAddress(movedFrom, isImported) : action.change;
  const reason = textOf3(member(entry, "action_reason"));
  const changed = {
    ...action.changed,
    ...movedFrom !== null && { movedFrom },
    ...isImported && change !== "import" && { isImported },
    ...reason !== null && REASON.test(reason) && !UNCHANGED.has(change) && { reason }
  };
  return Object.keys(changed).length === 0 ? { change } : { change, changed };
}
function changeOfAddress(movedFrom, isImported) {
  if (movedFrom !== null) return "move";
  return isImported ? "import" : "no-op";
}
function previousAddressOf(entry, origin) {
  const address = textOf3(member(entry, "previous_address"));
  if (address === null || address === origin || !isShortOrigin(address)) return null;
  return isSameByCount(address, origin) ? null : address;
}
function forcingOf(entry) {
  const paths = listOf(memberAt(entry, "change", "replace_paths"));
  const names = paths.flatMap((path) => textOf3(listOf(path)[0]) ?? []).filter((name) => ATTRIBUTE.test(name));
  return [...new Set(names)].slice(0, FORCING_MAX);
}
var ACTIONS2 = /* @__PURE__ */ new Map([
  ["no-op", { change: "no-op" }],
  ["create", { change: "create" }],
  ["read", { change: "read" }],
  ["update", { change: "update" }],
  ["delete", { change: "delete" }],
  ["forget", { change: "forget" }],
  ["delete create", { change: "replace" }],
  ["create delete", { change: "replace", changed: { createsFirst: true } }],
  ["create forget", { change: "replace", changed: { createsFirst: true, isForgotten: true } }],
  ["forget create", { change: "replace", changed: { isForgotten: true } }]
]);
var NO_OP = { change: "no-op" };
function actionOf2(entry) {
  const names = listOf(memberAt(entry, "change", "actions")).filter((action) => typeof action === "string");
  return ACTIONS2.get(names.join(" ")) ?? NO_OP;
}
function combineChanges(first3, second) {
  const both = /* @__PURE__ */ new Set([first3, second]);
  if (both.has("create") && both.has("delete")) return "replace";
  return first3 === "no-op" ? second : first3;
}

// src/terraform/plan/resources.ts
var EmptyPlan = class extends InvalidInput {
};
var isData = (resource) => parseTerraformAddress(resource.origin)?.mode === "data";
var existing = (mode) => mode === "data" ? "read" : "no-op";
function readResources(plan, proof = null) {
  const { resources, warnings } = readChanges(plan);
  const prior = readValues(priorValues(plan), existing);
  addWhere(resources, prior, isData);
  if (![...resources.values()].some((resource) => !isData(resource))) addWhere(resources, prior, () => true);
  if (resources.size === 0) addWhere(resources, readValues(member(plan, "planned_values"), existing), () => true);
  const deposed = leftoversIn(plan, (origin) => resources.has(origin));
  if (resources.size === 0) {
    if (deposed.length > 0) throw onlyDeposedError(deposed);
    throw new EmptyPlan(NO_RESOURCE_CHANGES, { remedy: NO_RESOURCE_CHANGES_REMEDY });
  }
  warnings.push(...removeLongAddresses(resources), ...removeBeyondLimit(resources));
  if ([...resources.values()].every((resource) => UNCHANGED.has(resource.change))) {
    warnings.push(NO_RESOURCE_CHANGES);
  }
  warnings.push(...warningsOfPlan(plan));
  return { resources: withAddresses(resources, plan, proof), deposed, warnings };
}
function onlyDeposedError(deposed) {
  const addresses = [...new Set(deposed.map(({ origin }) => configAddressOf(origin) ?? origin))];
  const text = nothingButDeposed(addresses.slice(0, NAMES_LISTED), addresses.length - NAMES_LISTED);
  return new InvalidInput(text, { remedy: NOTHING_BUT_DEPOSED_REMEDY });
}
function warningsOfPlan(plan) {
  const invocations = listOf(member(plan, "action_invocations")).length;
  const isErrored = member(plan, "errored") === true;
  return [
    ...isErrored ? [PLAN_INCOMPLETE] : [],
    ...!isErrored && member(plan, "complete") === false ? [PLAN_IN_PART] : [],
    ...invocations > 0 ? [actionsNotDrawn(invocations)] : []
  ];
}
function removeLongAddresses(resources) {
  const long = [...resources.keys()].filter((origin) => !isShort(toGraphAddress(origin) ?? ""));
  for (const origin of long) resources.delete(origin);
  if (long.length === 0) return [];
  const warning = addressesTooLong(long.length, ADDRESS_LENGTH_MAX, MODULE_DEPTH);
  if (resources.size === 0) throw new EmptyPlan(warning, { remedy: NOT_A_PLAN_REMEDY });
  return [warning];
}
function removeBeyondLimit(resources) {
  const total = resources.size;
  if (total <= RESOURCES_MAX) return [];
  for (const origin of [...resources.keys()].slice(RESOURCES_MAX)) resources.delete(origin);
  return [resourcesTooMany(total - RESOURCES_MAX, total)];
}
function addWhere(resources, others, isMatch) {
  for (const [origin, resource] of others) {
    if (!resources.has(origin) && isMatch(resource)) resources.set(origin, resource);
  }
}
function withAddresses(resources, plan, proof) {
  const addresses = assignAddresses(resources.keys());
  const locationOf = locationsIn(plan, resources);
  return [...resources.values()].map((resource) => {
    const address = addresses.get(resource.origin);
    const { mode, type, name } = parseTerraformAddress(resource.origin);
    return {
      ...resource,
      ...locationOf(resource.origin),
      ...proof?.locationOf(resource.origin),
      address,
      mode,
      type,
      name,
      modules: modulesOf(address),
      provenance: "planned"
    };
  });
}
function locationsIn(plan, resources) {
  const managed = readManaged(plan);
  const managedBy = (origin) => managed.get(configAddressOf(origin) ?? "");
  const regions2 = new Proofs();
  const accounts2 = new Proofs();
  for (const { origin, values } of resources.values()) {
    const { key, hasOwnRegion } = managedBy(origin) ?? {};
    if (key === void 0) continue;
    if (hasOwnRegion !== true) regions2.add(key, regionIn(origin, values));
    accounts2.add(key, accountIn(origin, values));
  }
  return (origin) => {
    const provider = managedBy(origin);
    if (provider === void 0) return void 0;
    const { location, key, hasOwnRegion } = provider;
    const region = hasOwnRegion || location.region !== void 0 ? void 0 : regions2.only(key);
    const account2 = location.account ?? accounts2.only(key);
    return {
      ...location,
      configured: key,
      ...region !== void 0 && { region },
      ...account2 !== void 0 && { account: account2 }
    };
  };
}
var Proofs = class {
  #values = /* @__PURE__ */ new Map();
  add(key, text) {
    if (text !== null) this.#values.set(key, (this.#values.get(key) ?? /* @__PURE__ */ new Set()).add(text));
  }
  /** Returns undefined if the resources disagree: one key then stands for several configurations. */
  only(key) {
    const [text, ...others] = this.#values.get(key) ?? [];
    return others.length > 0 ? void 0 : text;
  }
};
var DATA = /(?:^|\.)data\.([^.]+)\./;
function regionIn(origin, values) {
  const [, zone] = ZONE_PATTERN.exec(textOf3(member(values, PROVIDER_ZONE_ATTRIBUTE)) ?? "") ?? [];
  if (zone !== void 0) return zone;
  const [, type = ""] = DATA.exec(origin) ?? [];
  const answers = (factsOf(type).lookup?.region ?? []).map((name) => textOf3(member(values, name)));
  return answers.find((text) => text !== null && REGION_PATTERN.test(text)) ?? null;
}
function accountIn(origin, values) {
  const text = DATA.test(origin) ? null : textOf3(member(values, PROVING_ACCOUNT.in));
  return PROVING_ACCOUNT.looks.exec(text ?? "")?.groups?.account ?? null;
}
function leftoversIn(plan, isResource) {
  const keys = /* @__PURE__ */ new Map();
  const note = (entry, name) => {
    const key = textOf3(member(entry, name));
    const origin = key === null ? null : originOf(entry);
    if (key === null || origin === null || isResource(origin)) return;
    keys.set(origin, (keys.get(origin) ?? /* @__PURE__ */ new Set()).add(key));
  };
  for (const entry of listOf(member(plan, "resource_changes"))) note(entry, "deposed");
  for (const entry of valueEntries(priorValues(plan))) note(entry, "deposed_key");
  return [...keys].map(([origin, { size }]) => ({ origin, objects: size }));
}
function withLeftoversNamed(inventory) {
  const { deposed = [], warnings } = inventory;
  if (deposed.length === 0) return inventory;
  const names = deposed.slice(0, NAMES_LISTED).map(({ origin }) => origin);
  return { ...inventory, warnings: [...warnings, onlyDeposed2(names, deposed.length - names.length)] };
}

// elsewhere:src/terraform/plan/expressions.ts
var module72 = require("./picture.js").modules["src/terraform/plan/expressions.ts"]();
var expressionsIn = module72.expressionsIn;
var referenceTexts = module72.referenceTexts;
var referencesIn = module72.referencesIn;

// src/terraform/plan/secret-keys.ts
function withKeys(origin, replace) {
  const parts = parseTerraformAddress(origin);
  if (parts === null) return origin;
  const keyOf4 = (address, index) => index?.startsWith('"') ? replace(address, index) : index;
  let prefix = "";
  const modules2 = parts.modules.map(({ name, index }) => {
    const address = `${prefix}module.${name}`;
    prefix = `${address}.`;
    return { name, index: keyOf4(address, index) };
  });
  return formatTerraformAddress({ ...parts, modules: modules2, index: keyOf4(configAddressOf(origin) ?? origin, parts.index) });
}
var inJson = (key) => key.slice(1, -1).replace(/([$%])\1\{/g, "$1{");
function secretKeysOf(origin, isSecret2) {
  const keys = [];
  withKeys(origin, (address, key) => {
    if (isSecret2(address, inJson(key))) keys.push(inJson(key));
    return key;
  });
  return keys;
}
function containsKey(value, keys) {
  if (keys.length === 0) return false;
  const text = JSON.stringify(value);
  return keys.some((key) => key.length < SECRET_LENGTH_MIN ? text === `"${key}"` : text.includes(key));
}
function withoutSecretKeys(inventory, isSecret2) {
  const { deposed = [] } = inventory;
  const names = namesOf3([...inventory.resources, ...deposed], isSecret2);
  const shown = ({ origin }) => withKeys(origin, (address, key) => names.get(address)?.get(key) ?? key);
  const renamedDeposed = deposed.length > 0 && {
    deposed: deposed.map((object) => ({ ...object, origin: shown(object) }))
  };
  const renamed = inventory.resources.map((resource) => ({ resource, origin: shown(resource) }));
  if (renamed.every(({ resource, origin }) => resource.origin === origin)) return { ...inventory, ...renamedDeposed };
  const addresses = assignAddresses(renamed.map(({ origin }) => origin));
  const newAddresses = new Map(
    renamed.map(({ resource, origin }) => [resource.address, addresses.get(origin)])
  );
  const newAddressOf = (address) => newAddresses.get(address) ?? address;
  return {
    ...inventory,
    ...renamedDeposed,
    resources: renamed.map(({ resource, origin }) => {
      const address = newAddressOf(resource.address);
      return { ...resource, address, origin, modules: modulesOf(address) };
    }),
    references: inventory.references.map((reference) => ({
      ...reference,
      from: newAddressOf(reference.from),
      to: newAddressOf(reference.to)
    }))
  };
}
function namesOf3(resources, isSecret2) {
  const names = /* @__PURE__ */ new Map();
  const record = (address, key) => {
    names.set(address, (names.get(address) ?? /* @__PURE__ */ new Map()).set(key, key));
    return key;
  };
  for (const { origin } of resources) withKeys(origin, record);
  for (const [address, keys] of names) {
    let number = 0;
    for (const key of [...keys.keys()]) {
      if (!isSecret2(address, inJson(key))) continue;
      do
        number++;
      while (keys.has(numbered(number)));
      keys.set(key, numbered(number));
    }
  }
  return names;
}
var numbered = (number) => `"secret ${number}"`;

// src/terraform/plan/secrets.ts
function withoutSecrets(inventory, plan, code) {
  const secrets = new Secrets(plan, code === null);
  const written3 = secretTextsOf(inventory);
  if (!secrets.hasAny && written3.size === 0) return inventory;
  const graphs = [readConfiguration(plan), ...code === null ? [] : [code]];
  const filter = new SecretFilter(secrets, graphs, written3);
  const shown = { ...inventory, resources: inventory.resources.map((resource) => filter.withoutSecrets(resource)) };
  return withoutSecretKeys(shown, filter.isKey);
}
var Secrets = class {
  /** @param guesses true if no code is at hand to tell which module output is referenced */
  constructor(plan, guesses) {
    this.guesses = guesses;
    for (const scope of scopesOf2(plan)) this.#read(scope);
  }
  guesses;
  /** Variables and outputs that contain a secret, by configuration address. */
  nodes = /* @__PURE__ */ new Set();
  /** Attributes that read a secret, by the address of their resource. */
  attributes = /* @__PURE__ */ new Map();
  /** Addresses of resources and module calls whose `for_each` reads a secret. */
  keys = /* @__PURE__ */ new Set();
  /** Locals and variables in the `for_each` of a module call, by its address. */
  iterated = /* @__PURE__ */ new Map();
  /** Values of hidden outputs that are literals. */
  texts = /* @__PURE__ */ new Set();
  get hasAny() {
    return this.nodes.size > 0 || this.attributes.size > 0 || this.keys.size > 0;
  }
  #read(scope) {
    const { module: module73, prefix } = scope;
    for (const resource of listOf(member(module73, "resources"))) {
      const address = addressIn(scope, resource);
      const forEach = member(resource, "for_each_expression");
      if (address !== null && readsSecretKey(forEach, module73)) this.keys.add(address);
      for (const [name, expression] of entriesOf(member(resource, "expressions"))) {
        if (address !== null && this.#isSecret(expression, { name, forEach, module: module73 }))
          this.#addAttribute(address, name);
      }
    }
    for (const [name, output] of entriesOf(member(module73, "outputs"))) {
      const expression = member(output, "expression");
      const isHidden = prefix !== "" && member(output, "sensitive") === true;
      if (isHidden || this.#isSecret(expression, { name, forEach: null, module: module73 }))
        this.nodes.add(`${prefix}output.${name}`);
      const text = textOf3(member(expression, "constant_value"));
      if (isHidden && text !== null && text.length >= SECRET_LENGTH_MIN) this.texts.add(text);
    }
    for (const [call, content] of entriesOf(member(module73, "module_calls"))) {
      const forEach = member(content, "for_each_expression");
      if (readsSecretKey(forEach, module73)) this.keys.add(`${prefix}module.${call}`);
      this.iterated.set(`${prefix}module.${call}`, localsIn(forEach, prefix));
      for (const [name, expression] of entriesOf(member(content, "expressions"))) {
        const isSecret2 = this.#isSecret(expression, { name, forEach, module: module73 });
        if (isSecret2) this.nodes.add(`${prefix}module.${call}.var.${name}`);
      }
    }
  }
  #isSecret(expression, context) {
    const texts = referenceTexts(expression);
    const elements = texts.some((text) => text.startsWith(ELEMENT2)) ? referenceTexts(context.forEach) : [];
    const isRead = texts.some((text) => {
      if (text === KEY) return readsSecretKey(context.forEach, context.module);
      if (text.startsWith(ELEMENT2))
        return elements.some((element) => readsSecret(`${element}${text.slice(ELEMENT2.length)}`));
      return readsSecret(text) || isHiddenOutput(text, context.module);
    });
    return isRead || this.guesses && mayBeHidden(expression, context);
  }
  #addAttribute(address, name) {
    const known = this.attributes.get(address);
    if (known === void 0) this.attributes.set(address, /* @__PURE__ */ new Set([name]));
    else known.add(name);
  }
};
var ELEMENT2 = "each.value";
var KEY = "each.key";
var readsSecretKey = (forEach, module73) => referenceTexts(forEach).some((text) => readsSecret(text) || isHiddenOutput(text, module73));
var localsIn = (expression, prefix) => referenceTexts(expression).flatMap((text) => {
  const [local] = /^(?:local|var)\.[^.[\]]+/.exec(text) ?? [];
  return local === void 0 ? [] : [`${prefix}${local}`];
});
function readsSecret(text) {
  const words = text.replace(/\[[^\]]*\]/g, "").split(".");
  if (words[0] === "data") words.shift();
  const [type = "", , ...path] = words;
  return path.some((_, index) => isSecret(type, path.slice(0, index + 1)));
}
var OUTPUT = /^module\.([^.[\]]+)(?:\[[^\]]*\])?(?:\["([^"]+)"\]|\.([^.[\]]+))/;
var outputsOf = (call, module73) => memberAt(module73, "module_calls", call, "module", "outputs");
function isHiddenOutput(text, module73) {
  const [, call = "", byKey2, output = byKey2 ?? ""] = OUTPUT.exec(text) ?? [];
  return member(member(outputsOf(call, module73), output), "sensitive") === true;
}
function mayBeHidden(expression, { name, module: module73 }) {
  return referencesIn(expression).wholeModules.some((whole2) => {
    const outputs = entriesOf(outputsOf(whole2.slice("module.".length), module73));
    const open = outputs.flatMap(([output, content]) => member(content, "sensitive") === true ? [] : [output]);
    return open.length < outputs.length && likelyOutputs(name, open).length === 0;
  });
}
var VALUE = /(?:^|\.)(?:var|local|output)\.[^.]+$/;
var SecretFilter = class {
  /** @param written texts of secret attributes, by the address of their resource */
  constructor(secrets, graphs, written3) {
    this.secrets = secrets;
    this.graphs = graphs;
    this.written = written3;
    this.#nodes = nodesReading(secrets.nodes, graphs);
  }
  secrets;
  graphs;
  written;
  /** Variables, locals and outputs with a secret, by configuration address. */
  #nodes;
  /** Secret attributes. */
  #attributes = /* @__PURE__ */ new Map();
  /** Secret texts by attribute, from the resources that the attribute may be built from. */
  #texts = /* @__PURE__ */ new Map();
  isKey = (address, key) => {
    if (this.secrets.keys.has(address) || this.#attributesOf(address).has("for_each")) return true;
    const isFromLocal = this.secrets.iterated.get(address)?.some((local) => this.#nodes.has(local)) ?? false;
    return isFromLocal || isIn(key, this.secrets.texts) || isIn(key, this.#textsOf(address).get("for_each") ?? NONE4);
  };
  /** Returns the resource without secret values, and without its previous address if that contains a secret key. */
  withoutSecrets(resource) {
    const { origin, values, before, drifted, changed } = resource;
    const address = configAddressOf(origin) ?? origin;
    const attributes2 = this.#attributesOf(address);
    const texts = this.#textsOf(address);
    const keys = secretKeysOf(origin, this.isKey);
    const isSecretIn = (side, name) => Object.hasOwn(side, name) && (attributes2.has(name) || containsSecret(side[name], this.secrets.texts) || containsSecret(side[name], texts.get(name) ?? NONE4) || containsKey(side[name], keys));
    const shown = (side) => only(side, (name) => !isSecretIn(side, name));
    const oldOf = (old, after) => alikeWhere((name) => isSecretIn(old, name) || isSecretIn(after, name), old, shown(after));
    const { movedFrom, ...rest } = changed ?? {};
    const hasSecretMove = movedFrom !== void 0 && (keys.length > 0 || secretKeysOf(movedFrom, this.isKey).length > 0);
    return {
      ...resource,
      ...hasSecretMove && { changed: rest },
      values: shown(values),
      ...before !== void 0 && { before: oldOf(before, values) },
      ...drifted !== void 0 && {
        drifted: { before: oldOf(drifted.before, drifted.after), after: shown(drifted.after) }
      }
    };
  }
  #attributesOf(address) {
    const known = this.#attributes.get(address);
    if (known !== void 0) return known;
    const names = new Set(this.secrets.attributes.get(address));
    for (const graph of this.graphs) {
      for (const { to, path, guessed } of precise(graph, address)) {
        if (path !== null && guessed !== true && this.#nodes.has(to)) names.add(topOf(path));
      }
    }
    this.#attributes.set(address, names);
    return names;
  }
  /**
   * Includes every secret text of a referenced resource. With `[*]`, `one(...)` and loops a plan names the resource
   * only, not the attribute that is read.
   */
  #textsOf(address) {
    const known = this.#texts.get(address);
    if (known !== void 0) return known;
    const byAttribute2 = /* @__PURE__ */ new Map();
    for (const graph of this.written.size === 0 ? [] : this.graphs) {
      for (const { to, path } of referencesFrom(graph, address)) {
        if (path === null || to === address) continue;
        const attribute = topOf(path);
        for (const source of sourcesOf(graph, to)) {
          for (const text of this.written.get(source) ?? NONE4) {
            byAttribute2.set(attribute, (byAttribute2.get(attribute) ?? /* @__PURE__ */ new Set()).add(text));
          }
        }
      }
    }
    this.#texts.set(address, byAttribute2);
    return byAttribute2;
  }
};
var NONE4 = /* @__PURE__ */ new Set();
function containsSecret(value, secrets) {
  if (secrets.size === 0) return false;
  return isIn(JSON.stringify(value), secrets);
}
var isIn = (json, secrets) => [...secrets].some((secret) => json.includes(JSON.stringify(secret).slice(1, -1)));
function sourcesOf(graph, address) {
  const reached = /* @__PURE__ */ new Set([address]);
  for (const node of reached) {
    if (reached.size > SECRET_SOURCES_MAX || !VALUE.test(node)) continue;
    for (const { to } of referencesFrom(graph, node)) reached.add(to);
  }
  return [...reached].filter((node) => !VALUE.test(node));
}
var precise = (graph, address) => referencesFrom(graph, address).filter(({ ofElement }) => ofElement !== true);
function nodesReading(secrets, graphs) {
  const readers = /* @__PURE__ */ new Map();
  for (const graph of graphs) {
    for (const from of graph.keys()) {
      if (!VALUE.test(from)) continue;
      for (const { to, guessed } of precise(graph, from)) {
        if (guessed === true || !VALUE.test(to)) continue;
        const known = readers.get(to);
        if (known === void 0) readers.set(to, [from]);
        else known.push(from);
      }
    }
  }
  const reached = new Set(secrets);
  for (const node of reached) for (const reader of readers.get(node) ?? []) reached.add(reader);
  return reached;
}
function secretTextsOf({ resources }) {
  const texts = /* @__PURE__ */ new Map();
  for (const { type, origin, values, before = {}, drifted } of resources) {
    const add2 = (text) => {
      if (text.length < SECRET_LENGTH_MIN) return;
      const address = configAddressOf(origin) ?? origin;
      texts.set(address, (texts.get(address) ?? /* @__PURE__ */ new Set()).add(text));
    };
    for (const side of [values, before, drifted?.before ?? {}, drifted?.after ?? {}]) collect2(side, type, add2);
  }
  return texts;
}
function collect2(whole2, type, add2) {
  const pending = [{ value: whole2, path: [], isHidden: false }];
  for (let next = pending.pop(); next !== void 0; next = pending.pop()) {
    const { value, path, isHidden } = next;
    if (typeof value === "string" && isHidden) add2(value);
    if (typeof value !== "object" || value === null) continue;
    if (Array.isArray(value)) {
      for (const item of value) {
        if (typeof item === "object") pending.push({ value: item, path, isHidden });
        else if (typeof item === "string" && isHidden) add2(item);
      }
      continue;
    }
    if (path.length >= VALUE_DEPTH) continue;
    for (const [name, item] of Object.entries(value)) {
      const itemPath = [...path, name];
      pending.push({ value: item, path: itemPath, isHidden: isHidden || isSecret(type, itemPath) });
    }
  }
}

// src/terraform/plan/index.ts
function readPlan(value, file, dot, code = null, proof = null) {
  return detailed(withLeftoversNamed(withoutSecrets(planned(value, file, dot, code, proof), value, code)));
}
var readMarkedPlan = (value, file, dot, code, proof) => detailed(withLeftoversNamed(planned(value, file, dot, code, proof)));
function planned(value, file, dot, code, proof) {
  refuseOtherFiles(value, file);
  const { resources, deposed, warnings } = readResources(value, proof);
  const { references, warnings: leftOut } = readReferences(value, resources, dot, code, proof);
  const isSilent = code === null && dot === null && isWithoutConfiguration(value) && resources.filter(remains).length > 1;
  const silent = isSilent ? [CONFIGURATION_MISSING] : [];
  const left = deposed.length > 0 && { deposed };
  return { resources, references, ...left, warnings: [...warnings, ...silent, ...leftOut] };
}
var originsIn2 = (plan) => [...listOf(member(plan, "resource_changes")), ...valueEntries(priorValues(plan))].flatMap(
  (entry) => originOf(entry) ?? []
);
var remains = ({ mode, change }) => mode === "managed" && change !== "delete" && change !== "forget";
var KNOWN_MAJORS = /* @__PURE__ */ new Set(["0", "1"]);
var VERSION3 = /^\d{1,4}(?:\.\d{1,4}){0,2}$/;
function refuseOtherFiles(value, file) {
  const kind = classifyJson(value);
  if (kind === "state") throw new InvalidInput(stateIsNoPlan(file), { remedy: STATE_REMEDY });
  if (kind !== "plan") {
    throw new InvalidInput(NO_RESOURCE_CHANGES_MEMBER, { remedy: NOT_A_PLAN_REMEDY });
  }
  const version = member(value, "format_version");
  if (version === void 0 || version === null) return;
  const text = typeof version === "object" ? "an object" : String(version);
  if (!KNOWN_MAJORS.has(text.split(".", 1)[0])) {
    throw new InvalidInput(planFormatUnknown(file, VERSION3.test(text) ? text : UNKNOWN_PLAN_FORMAT), {
      remedy: PLAN_FORMAT_REMEDY
    });
  }
}

// src/terraform/plan/state.ts
var OF_EVERY_STATE = /* @__PURE__ */ new Set([CONFIGURATION_MISSING, NO_RESOURCE_CHANGES]);
function readState(value, file) {
  try {
    const { warnings, ...inventory } = readPlan(planOfState(value, file), file, null);
    return { ...inventory, warnings: warnings.filter((text) => !OF_EVERY_STATE.has(text)) };
  } catch (error) {
    if (!(error instanceof EmptyPlan)) throw error;
    throw new InvalidInput(stateIsEmpty(file), { remedy: STATE_EMPTY_REMEDY, cause: error });
  }
}
function planOfState(state, file) {
  const version = member(state, "format_version");
  const values = Array.isArray(member(state, "resources")) ? rawOf(state, file) : member(state, "values");
  return {
    ...typeof version === "string" && { format_version: version },
    resource_changes: [],
    prior_state: { values }
  };
}
var RAW_VERSION = 4;
function rawOf(state, file) {
  if (member(state, "version") !== RAW_VERSION) {
    throw new InvalidInput(stateTooOld(file, RAW_VERSION), { remedy: STATE_TOO_OLD_REMEDY });
  }
  return rawValues(listOf(member(state, "resources")));
}
var rawValues = (resources) => ({
  root_module: { resources: resources.flatMap(instancesOf2) }
});
function instancesOf2(resource) {
  const instances = listOf(member(resource, "instances"));
  if (instances.length === 0) return [];
  const of = (name) => member(resource, name);
  const shared = {
    ...{ mode: of("mode"), type: of("type"), name: of("name"), module_address: of("module") },
    provider_name: providerOf(textOf3(of("provider")) ?? "")
  };
  return instances.map((instance) => ({
    ...shared,
    index: member(instance, "index_key"),
    values: member(instance, "attributes"),
    sensitive_values: sensitiveOf(instance),
    depends_on: listOf(member(instance, "dependencies")),
    deposed_key: member(instance, "deposed")
  }));
}
var providerOf = (text) => /\["([^"]+)"\]/.exec(text)?.[1] ?? /provider\.([\w-]+)/.exec(text)?.[1] ?? "";
function sensitiveOf(instance) {
  const paths = member(instance, "sensitive_attributes") ?? [];
  if (!Array.isArray(paths)) return true;
  const names = paths.map(attributeOf3);
  return names.includes(null) ? true : Object.fromEntries(names.map((name) => [name, true]));
}
function attributeOf3(path) {
  const first3 = listOf(path)[0];
  return member(first3, "type") === "get_attr" ? textOf3(member(first3, "value")) : null;
}

// parts/plan.js
var modules = {
  "src/catalog/access.ts": () => ({ ALL_BUT_SOME_WORDS, EVERYBODY_WORDS, LOOKED_UP_NAMES, SAME_ACCOUNT_WORDS, SOMEBODY_WORDS, SOME_ACCOUNT_WORDS, attributesOfRights, claimWords, exposureRulesOf, identityIn, isAccount, isGrantOnly, isSameAccountSource, lookedUpWords, mayBeSameMember, memberWords, rightsRulesOf, scopeInText, scopeOfType, scopeWords, selfPattern, serviceWords, wordsOfName }),
  "src/catalog/secrets.ts": () => ({ isSecret }),
  "src/cli/completion/index.ts": () => ({ completion }),
  "src/cli/doctor.ts": () => ({ doctor }),
  "src/cli/graphdata.ts": () => ({ graphdata }),
  "src/graph/instance-name.ts": () => ({ MADE_UP_TEXT, SOME_TEXT, STAND_IN, expressionOf, holdsInstanceName, holdsMadeUpText, instanceName, instancesIn, isExact, isInformative, partsOf, symbolName, symbolOf, withGaps, withInstances, withKnownParts }),
  "src/graph/terraform-names.ts": () => ({ CODE_FILE, REPEATERS, UNIT_FILE }),
  "src/inference/access/documents.ts": () => ({ statementsIn, wholeStatementsIn }),
  "src/inference/declared-blocks.ts": () => ({ hasUnknownItem, isUnknownIn, matchBlocks }),
  "src/inference/describe.ts": () => ({ describe }),
  "src/inference/index.ts": () => ({ understand }),
  "src/inference/permissions/members.ts": () => ({ enclosingRanges, labelToken, membersIn, push, rangeOf, rangeToken }),
  "src/inference/permissions/ports.ts": () => ({ covers, heardOf, labelsOf, portsIn, rangeIn, silentProtocolsIn, written: written2 }),
  "src/inference/permissions/rules.ts": () => ({ isEnabled, statedPermissions, statedRules }),
  "src/inference/placement/access.ts": () => ({ accessOf: accessOf2 }),
  "src/inference/rights/index.ts": () => ({ rightsIn, statedRights }),
  "src/inference/scene.ts": () => ({ picture, remembered }),
  "src/inference/values.ts": () => ({ blocksAt, hasAny, isBlock, isSet, textsAt, textsIn }),
  "src/inference/views/detail.ts": () => ({ quietArrows, withQuiet, withoutQuiet }),
  "src/inference/views/overview/index.ts": () => ({ arrowOf, drawGrouped, overview }),
  "src/inference/views/pages/index.ts": () => ({ pagesOf }),
  "src/inference/views/simplify/index.ts": () => ({ simplify }),
  "src/layout/dot/index.ts": () => ({ arrangeDot, fromDot, innerEdges, linksOf: linksOf2 }),
  "src/render/bare.ts": () => ({ withoutBareBoxes }),
  "src/render/mermaid/index.ts": () => ({ fold: fold2, write }),
  "src/terraform/limits.ts": () => ({ ARCHIVE_BYTES_MAX, CONDITIONS_MAX, CONSTRAINT_LENGTH_MAX, DETAIL_LINES, DIAGNOSTICS_SHOWN, EVERY_PAIR_MAX, FAULTS_LISTED, FETCHES_AT_ONCE, HCL_DEPTH, HCL_FAULTS_MAX, HCL_FILE_BYTES_MAX, HOSTS_AT_ONCE, HOST_FAILURES_MAX, LINK_STEPS_MAX, LINK_WORK_MAX, MEMBERS_MAX, MODULES_SECONDS, MODULE_CALLS_MAX, MODULE_FAN_OUT_MAX, MODULE_SHARE_MIN, NEARBY_TEXTS_MAX, NEARBY_TEXT_LENGTH_MAX, PACKAGES_AT_ONCE, QUOTE_LINES, SEGMENTS_MAX, SETTINGS_BYTES_MAX, VERSIONS_MAX, WIRE_DEPTH_MAX }),
  "src/terraform/plan/dot.ts": () => ({ parseDot }),
  "src/terraform/plan/index.ts": () => ({ originsIn: originsIn2, readMarkedPlan, readPlan }),
  "src/terraform/plan/references.ts": () => ({ dotLinks, readReferences }),
  "src/terraform/plan/resource-changes.ts": () => ({ UNCHANGED, actionOf: actionOf2, readChanges, readValues }),
  "src/terraform/plan/resources.ts": () => ({ EmptyPlan, readResources, withLeftoversNamed }),
  "src/terraform/plan/state.ts": () => ({ planOfState, readState }),
  "src/terraform/references/instances.ts": () => ({ instancesOf, pairInstances }),
  "src/terraform/references/links.ts": () => ({ linkBudget, linksFrom }),
  "src/terraform/references/whole-modules.ts": () => ({ finalResources, moduleSizes, wholeModules })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
