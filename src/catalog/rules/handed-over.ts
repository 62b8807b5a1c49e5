/** Data sources by which Terraform reads what is kept somewhere, and the attributes with that. */
const HANDED_OVER: Readonly<Record<string, readonly string[]>> = {
  aws_kms_secrets: ['plaintext'],
  aws_s3_object: ['body'],
  aws_secretsmanager_secret_version: ['secret_string', 'secret_binary'],
  aws_ssm_parameter: ['value', 'insecure_value'],
  aws_ssm_parameters_by_path: ['values'],
  azurerm_app_configuration_key: ['value'],
  azurerm_app_configuration_keys: ['items'],
  azurerm_key_vault_secret: ['value'],
  azurerm_key_vault_secrets: ['secrets'],
  google_kms_secret: ['plaintext'],
  google_secret_manager_regional_secret_version: ['secret_data'],
  google_secret_manager_regional_secret_version_access: ['secret_data'],
  google_secret_manager_secret_version: ['secret_data'],
  google_secret_manager_secret_version_access: ['secret_data'],
  google_storage_bucket_object_content: ['content', 'content_base64'],
  vault_generic_secret: ['data', 'data_json'],
  vault_kv_secret: ['data', 'data_json'],
  vault_kv_secret_v2: ['data', 'data_json'],
};

/** Kinds of blocks that ask for what is there. */
const ASKING = /^(?:data|ephemeral)\.([^.]+)\./;

/**
 * Whether that is the value itself, which Terraform reads and writes down: whoever is given it asks nobody where it is
 * kept. An ARN or a name is for who asks.
 * @param address within the module: `data.aws_ssm_parameter.a`
 */
export function isHandedOver(address: string, attribute: string): boolean {
  const [, type = ''] = ASKING.exec(address) ?? [];
  return Object.hasOwn(HANDED_OVER, type) && HANDED_OVER[type]?.includes(attribute) === true;
}
