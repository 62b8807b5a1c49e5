/**
 * Attributes with secrets. They are never shown (attributes.ts); this table is for values derived from them, such as a
 * bucket named after a password. It has the attributes that providers mark as sensitive, and start-up data, which
 * nobody marks and into which people write keys.
 *
 * A name is listed if it means a secret in every provider. A name that is a secret in one provider and a name,
 * reference or switch in another is listed by type (`value`, `data`, `secret`, `primary_key`). A diagram must not lose
 * its names.
 */

// Suffixes, in any type: `password` also matches `master_password`.
const SUFFIXES: readonly string[] = [
  'password',
  'passwords',
  'passwd',
  'passphrase',
  'password_base64',
  'password_hash',
  'admin_pass',
  'root_pass',
  'cipassword',
  // keys
  'private_key',
  'private_keys',
  'private_key_base64',
  'private_key_data',
  'private_key_der',
  'private_key_encrypted',
  'private_key_json',
  'private_key_openssh',
  'private_key_pem',
  'private_key_pem_pkcs8',
  'private_key_pkcs8',
  'secret_key',
  'secret_access_key',
  'primary_access_key',
  'secondary_access_key',
  'storage_account_access_key',
  'storage_account_key',
  'account_key',
  'api_key',
  'app_key',
  'auth_key',
  'authorization_key',
  'authentication_key',
  'client_key',
  'preshared_key',
  'pre_shared_key',
  'shared_access_key',
  'master_key',
  'license_key',
  'raw_key',
  'key_material_base64',
  // secrets
  'access_secret',
  'api_secret',
  'app_secret',
  'application_secret',
  'auth_secret',
  'client_secret',
  'consumer_secret',
  'jwt_secret',
  'shared_secret',
  'signing_secret',
  'tunnel_secret',
  'webhook_secret',
  'secret_binary',
  'secret_data',
  'secret_string',
  'secret_text',
  'secret_value',
  // tokens: not every one is a secret; `creation_token` and `verification_token` are not
  'access_token',
  'admin_token',
  'api_token',
  'app_token',
  'auth_token',
  'authorization_token',
  'bearer_token',
  'bot_token',
  'deploy_token',
  'github_token',
  'gitlab_token',
  'join_token',
  'oauth_token',
  'refresh_token',
  'registration_token',
  'runner_token',
  'sas_token',
  'secret_token',
  'service_token',
  'session_token',
  // with a login inside
  'connection_string',
  'sas_uri',
  'sas_url',
];

// Exact names, in any type.
const NAMES: ReadonlySet<string> = new Set([
  'secret',
  'token',
  'auth_string',
  'basic_auth_credentials',
  'certificate_p12',
  'credentials_json',
  'customer_gateway_configuration',
  'kube_admin_config_raw',
  'kube_config_raw',
  'kubeconfig',
  'kubeconfig_raw',
  'pfx_blob',
  'plaintext',
  'plaintext_value',
  'platform_credential',
  'protected_settings',
  'secure_environment_variables',
  'sensitive_content',
  'sensitive_value',
  // start-up data
  'base64_custom_data',
  'custom_data',
  'metadata_startup_script',
  'startup_script',
  'user_data',
  'user_data_base64',
  'userdata',
]);

// Switches about a secret, which hold none: `manage_master_user_password`, `use_private_key`.
const SWITCH =
  /^(?:allow|auto|change|disable|enable|enabled|force|generate|has|ignore|is|manage|managed|no|require|required|reset|rotate|show|skip|store|update|use|wait_for)_/;

/**
 * Names that are secrets in these types alone. They are not facts of rows: the table is reviewed as a whole, and half
 * of the types have no row. Hiding a value must not depend on a loaded table.
 */
const BY_TYPE: Readonly<Record<string, readonly string[]>> = {
  aws_api_gateway_api_key: ['value'],
  aws_appsync_api_key: ['key'],
  aws_dms_endpoint: ['extra_connection_attributes'],
  aws_glue_connection: ['connection_properties'],
  aws_grafana_workspace_api_key: ['key'],
  aws_grafana_workspace_service_account_token: ['key'],
  aws_iam_access_key: ['ses_smtp_password_v4'],
  aws_ssm_activation: ['activation_code'],
  aws_ssm_parameter: ['value'],
  aws_ssm_parameters_by_path: ['values'],
  azuread_application_password: ['value'],
  azuread_service_principal_password: ['value'],
  azurerm_api_management_named_value: ['value'],
  azurerm_application_insights: ['instrumentation_key'],
  azurerm_cosmosdb_account: ['connection_strings'],
  azurerm_key_vault_secret: ['value'],
  azurerm_kubernetes_cluster: ['kube_admin_config', 'kube_config'],
  azurerm_search_service: ['query_keys'],
  azurerm_storage_account_blob_container_sas: ['sas'],
  azurerm_storage_account_sas: ['sas'],
  bitwarden_secret: ['value'],
  cloudflare_workers_secret: ['secret_text'],
  digitalocean_database_cluster: ['private_uri', 'uri'],
  digitalocean_kubernetes_cluster: ['kube_config'],
  docker_secret: ['data'],
  doppler_secret: ['computed', 'value'],
  doppler_secrets: ['map'],
  github_actions_secret: ['encrypted_value'],
  gitlab_group_variable: ['value'],
  gitlab_project_variable: ['value'],
  google_apikeys_key: ['key_string'],
  google_compute_backend_bucket_signed_url_key: ['key_value'],
  google_compute_backend_service_signed_url_key: ['key_value'],
  google_kms_secret_ciphertext: ['plaintext'],
  google_runtimeconfig_variable: ['text', 'value'],
  heroku_config: ['sensitive_vars'],
  infisical_secret: ['value'],
  kubernetes_secret: ['binary_data', 'data'],
  kubernetes_secret_v1: ['binary_data', 'data'],
  kubernetes_secret_v1_data: ['data'],
  linode_instance: ['stackscript_data'],
  local_sensitive_file: ['content', 'content_base64'],
  onepassword_item: ['credential'],
  random_bytes: ['base64', 'hex'],
  random_password: ['bcrypt_hash', 'result'],
  tfe_variable: ['value'],
  vault_approle_auth_backend_role_secret_id: ['secret_id', 'wrapping_token'],
  vault_generic_secret: ['data', 'data_json'],
  vault_kv_secret: ['data', 'data_json'],
  vault_kv_secret_v2: ['data', 'data_json'],
  vault_token: ['client_token'],
};

// Names that are secrets in all types with a prefix.
const BY_PROVIDER: readonly (readonly [prefix: string, name: RegExp])[] = [
  ['azurerm_', /^(?:primary|secondary)_(?:\w+_)?(?:key|connection_string)$/],
];

// Attributes of a block with this name: `connection_string { value = ... }` of a web app.
const BY_BLOCK: Readonly<Record<string, readonly string[]>> = {
  connection_string: ['value'],
  secret: ['value'],
  set_sensitive: ['value'],
};

// Exceptions: here `secret` is the name of a secret, and the token is published in DNS.
const EXCEPTIONS: readonly (readonly [type: RegExp, names: readonly string[]])[] = [
  [/^google_(?!iap_client$|storage_hmac_key$)/, ['secret']],
  [/^google_site_verification_/, ['token']],
];

// Suffix of write-only arguments.
const WRITE_ONLY = /_wo$/;

/**
 * True for a path that holds a secret.
 * @param path names of the enclosing blocks and its own
 */
export function isSecret(type: string, path: readonly string[]): boolean {
  const name = (path.at(-1) ?? '').replace(WRITE_ONLY, '');
  const block = path.at(-2);
  if (rowFor(BY_TYPE, type)?.includes(name) || (block !== undefined && rowFor(BY_BLOCK, block)?.includes(name)))
    return true;
  if (BY_PROVIDER.some(([prefix, pattern]) => type.startsWith(prefix) && pattern.test(name))) return true;
  if (EXCEPTIONS.some(([types, names]) => names.includes(name) && types.test(type))) return false;
  return NAMES.has(name) || (hasSecretSuffix(name) && !SWITCH.test(name));
}

const hasSecretSuffix = (name: string): boolean =>
  SUFFIXES.some((suffix) => name === suffix || name.endsWith(`_${suffix}`));

/** Returns the row of a key. It reads own properties only, because the input controls the names of types and blocks. */
const rowFor = (table: Readonly<Record<string, readonly string[]>>, key: string): readonly string[] | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
