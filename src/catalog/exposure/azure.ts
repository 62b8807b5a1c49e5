import type { ExposureRule, ExposureRules } from './model.js';
import { ENDPOINT, EVERYBODY, INTERNET, THE_FIREWALL, UNAUTHORISED } from './words.js';

const NETWORK: ExposureRule = {
  to: INTERNET,
  when: {
    public_network_access_enabled: ['', 'true'],
    public_network_access: ['', 'Enabled'],
    'network_rules.default_action': ['', 'Allow'],
    'network_acls.default_action': ['', 'Allow'],
    'network_rule_set.default_action': ['', 'Allow'],
  },
  isUsual: true,
};

const OPEN: readonly ExposureRule[] = [NETWORK];

/** These have no public address unless somebody says so. */
const IN_NETWORK: readonly ExposureRule[] = [
  { to: INTERNET, when: { public_network_access_enabled: ['', 'true'], delegated_subnet_id: [''] }, isUsual: true },
];

const APP: readonly ExposureRule[] = [
  NETWORK,
  {
    to: UNAUTHORISED,
    when: { 'auth_settings_v2.auth_enabled': ['', 'false'], 'auth_settings.enabled': ['', 'false'] },
    isUsual: true,
  },
];

/** https://learn.microsoft.com/azure/azure-sql/database/firewall-configure */
const FIREWALL: readonly ExposureRule[] = [
  {
    what: THE_FIREWALL,
    to: INTERNET,
    when: {
      start_ip_address: ['0.0.0.0', '0.0.0.1', '1.0.0.0'],
      end_ip_address: ['255.255.255.255', '255.255.255.254'],
    },
  },
  { what: THE_FIREWALL, to: 'all of Azure', when: { start_ip_address: ['0.0.0.0'], end_ip_address: ['0.0.0.0'] } },
  { what: THE_FIREWALL, to: '', ranges: { first: 'start_ip_address', last: 'end_ip_address' } },
];

const RULES_OF_NETWORK = ['network_rules.ip_rules', 'network_acls.ip_rules', 'network_rule_set.ip_rule.ip_range'].map(
  (at): ExposureRule => ({ what: THE_FIREWALL, to: '', ranges: { at } }),
);

export const AZURE: ExposureRules = {
  azurerm_storage_account: [
    NETWORK,
    ...RULES_OF_NETWORK,
    {
      to: 'public containers',
      when: { allow_nested_items_to_be_public: ['', 'true'], allow_blob_public_access: ['', 'true'] },
      isUsual: true,
    },
  ],
  azurerm_storage_account_network_rules: [
    {
      to: INTERNET,
      when: { default_action: ['Deny'] },
      shuts: true,
      of: ['storage_account_id', 'storage_account_name'],
    },
  ],
  azurerm_storage_container: [
    {
      to: EVERYBODY,
      when: { container_access_type: ['blob', 'container'] },
      of: ['storage_account_name', 'storage_account_id'],
    },
  ],
  azurerm_key_vault: [...OPEN, ...RULES_OF_NETWORK],
  azurerm_container_registry: [
    NETWORK,
    ...RULES_OF_NETWORK,
    { to: EVERYBODY, when: { anonymous_pull_enabled: ['true'] } },
  ],
  azurerm_cosmosdb_account: OPEN,
  azurerm_mssql_server: OPEN,
  azurerm_postgresql_server: OPEN,
  azurerm_postgresql_flexible_server: IN_NETWORK,
  azurerm_mysql_server: OPEN,
  azurerm_mysql_flexible_server: IN_NETWORK,
  azurerm_mariadb_server: OPEN,
  azurerm_redis_cache: OPEN,
  azurerm_managed_redis: OPEN,
  azurerm_servicebus_namespace: OPEN,
  azurerm_eventhub_namespace: OPEN,
  azurerm_eventgrid_topic: OPEN,
  azurerm_eventgrid_domain: OPEN,
  azurerm_cognitive_account: OPEN,
  azurerm_ai_services: OPEN,
  azurerm_search_service: OPEN,
  azurerm_app_configuration: OPEN,
  azurerm_machine_learning_workspace: OPEN,
  azurerm_synapse_workspace: OPEN,
  azurerm_data_factory: OPEN,
  azurerm_databricks_workspace: OPEN,
  azurerm_iothub: OPEN,
  azurerm_batch_account: OPEN,
  azurerm_api_management: OPEN,
  azurerm_linux_web_app: APP,
  azurerm_windows_web_app: APP,
  azurerm_linux_function_app: APP,
  azurerm_windows_function_app: APP,
  azurerm_app_service: APP,
  azurerm_function_app: APP,
  azurerm_mssql_firewall_rule: FIREWALL,
  azurerm_sql_firewall_rule: FIREWALL,
  azurerm_postgresql_firewall_rule: FIREWALL,
  azurerm_postgresql_flexible_server_firewall_rule: FIREWALL,
  azurerm_mysql_firewall_rule: FIREWALL,
  azurerm_mysql_flexible_server_firewall_rule: FIREWALL,
  azurerm_mariadb_firewall_rule: FIREWALL,
  azurerm_synapse_firewall_rule: FIREWALL,
  azurerm_redis_firewall_rule: [
    { what: THE_FIREWALL, to: INTERNET, when: { start_ip: ['0.0.0.0'], end_ip: ['255.255.255.255'] } },
  ],
  azurerm_kubernetes_cluster: [
    {
      what: ENDPOINT,
      to: INTERNET,
      when: {
        private_cluster_enabled: ['', 'false'],
        'api_server_access_profile.authorized_ip_ranges': ['', '0.0.0.0/0'],
        api_server_authorized_ip_ranges: ['', '0.0.0.0/0'],
      },
      isUsual: true,
    },
    { what: ENDPOINT, to: '', ranges: { at: 'api_server_access_profile.authorized_ip_ranges' } },
    { what: ENDPOINT, to: '', ranges: { at: 'api_server_authorized_ip_ranges' } },
  ],
  azurerm_container_app: [{ to: INTERNET, when: { 'ingress.external_enabled': ['true'] } }],
  azurerm_container_app_environment: [
    { to: INTERNET, when: { internal_load_balancer_enabled: ['', 'false'] }, isUsual: true },
  ],
  azurerm_container_group: [{ to: INTERNET, when: { ip_address_type: ['', 'Public'] }, isUsual: true }],
  azurerm_api_management_api: [
    {
      to: UNAUTHORISED,
      when: { subscription_required: ['false'] },
      isOfPart: true,
      of: ['api_management_name'],
    },
  ],
};
