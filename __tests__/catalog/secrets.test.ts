import { ALLOWED_ATTRIBUTES } from '../../src/catalog/attributes.js';
import { isSecret } from '../../src/catalog/secrets.js';

const SECRET: readonly string[] = [
  'aws_db_instance.password',
  'aws_rds_cluster.master_password',
  'aws_db_instance.password_wo',
  'aws_mq_broker.user.password',
  'aws_instance.user_data',
  'aws_launch_template.user_data_base64',
  'aws_ssm_parameter.value',
  'aws_secretsmanager_secret_version.secret_string',
  'aws_iam_access_key.secret',
  'aws_elasticache_replication_group.auth_token',
  'aws_eks_cluster_auth.token',
  'aws_vpn_connection.tunnel1_preshared_key',
  'aws_lb_listener.default_action.authenticate_oidc.client_secret',
  'azurerm_mssql_server.administrator_login_password',
  'azurerm_linux_virtual_machine.admin_password',
  'azurerm_linux_virtual_machine.custom_data',
  'azurerm_key_vault_secret.value',
  'azurerm_storage_account.primary_access_key',
  'azurerm_storage_account.primary_blob_connection_string',
  'azurerm_cosmosdb_account.primary_key',
  'azurerm_eventhub_authorization_rule.secondary_connection_string',
  'azurerm_linux_web_app.connection_string.value',
  'azurerm_container_app.secret.value',
  'azurerm_kubernetes_cluster.kube_config_raw',
  'google_sql_user.password',
  'google_secret_manager_secret_version.secret_data',
  'google_compute_instance.metadata_startup_script',
  'google_service_account_key.private_key',
  'google_storage_hmac_key.secret',
  'random_password.result',
  'tls_private_key.private_key_pem',
  'kubernetes_secret.data',
  'vault_kv_secret_v2.data_json',
];

/** A picture must not lose its names. */
const PLAIN: readonly string[] = [
  'aws_cognito_user_pool.password_policy',
  'aws_rds_cluster.manage_master_user_password',
  'aws_rds_cluster.master_user_secret',
  'aws_db_instance.password_wo_version',
  'aws_db_instance.username',
  'aws_db_instance.endpoint',
  'azurerm_linux_virtual_machine.disable_password_authentication',
  'aws_cognito_user_pool_client.access_token_validity',
  'aws_efs_file_system.creation_token',
  'aws_ses_domain_identity.verification_token',
  'aws_ses_domain_dkim.dkim_tokens',
  'aws_instance.key_name',
  'aws_instance.user_data_replace_on_change',
  'aws_key_pair.public_key',
  'aws_kms_key.key_id',
  'aws_secretsmanager_secret.name',
  'aws_secretsmanager_secret_version.secret_id',
  'aws_ecs_task_definition.secrets',
  'aws_ssm_parameter.insecure_value',
  'aws_ssm_parameter.name',
  'aws_iam_access_key.id',
  'aws_api_gateway_integration.credentials',
  'aws_appconfig_hosted_configuration_version.content',
  'azurerm_key_vault_secret.name',
  'azurerm_key_vault_secret.versionless_id',
  'azurerm_app_configuration_key.value',
  'azurerm_storage_table_entity.partition_key',
  'dns_record.value',
  'cloudflare_record.value',
  'google_secret_manager_secret_version.secret',
  'google_cloud_run_v2_service.template.containers.env.value_source.secret_key_ref.secret',
  'google_site_verification_token.token',
  'google_sql_database_instance.connection_name',
  'google_bigquery_table.table_constraints.primary_key',
  'snowflake_table.primary_key',
  'kubernetes_config_map.data',
  'tls_private_key.public_key_openssh',
  'tls_private_key.algorithm',
  'random_string.result',
  'random_pet.id',
  'github_branch_protection.pattern',
  'constructor.toString',
];

const at = (path: string): [string, string[]] => {
  const [type = '', ...names] = path.split('.');
  return [type, names];
};

test.each(SECRET)('a secret: %s', (path) => {
  expect(isSecret(...at(path))).toBe(true);
});

test.each(PLAIN)('no secret: %s', (path) => {
  expect(isSecret(...at(path))).toBe(false);
});

test('nothing that is shown has the name of a secret', () => {
  for (const name of ALLOWED_ATTRIBUTES) {
    for (const type of ['aws_x', 'azurerm_x', 'google_x', 'x'])
      expect([name, isSecret(type, [name])]).toEqual([name, false]);
  }
});
