/**
 * Facts about directory (Entra ID) and generic `azapi` types of Azure, one row per Terraform type: see `TypeFacts` in
 * model.ts.
 */

import { ZERO_UUID } from '../examples.js';
import { INTERNET } from '../exposure.js';
import type { TypeTable } from '../model.js';
import type { FoldRule } from '../rules.js';
import { inSnakeCase, membersOf } from '../shared.js';
import { TOKEN_CLAIMS } from './shared.js';

/**
 * Types of Azure Resource Manager, as `azapi_resource` names them, with the matching catalogue types. Names on the
 * left: https://learn.microsoft.com/azure/templates/, in lower case, because Azure ignores their case.
 */
export const ARM_TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'microsoft.apimanagement/service': 'azurerm_api_management',
    'microsoft.app/containerapps': 'azurerm_container_app',
    'microsoft.app/jobs': 'azurerm_container_app_job',
    'microsoft.app/managedenvironments': 'azurerm_container_app_environment',
    'microsoft.appconfiguration/configurationstores': 'azurerm_app_configuration',
    'microsoft.authorization/roleassignments': 'azurerm_role_assignment',
    'microsoft.automation/automationaccounts': 'azurerm_automation_account',
    'microsoft.batch/batchaccounts': 'azurerm_batch_account',
    'microsoft.cache/redis': 'azurerm_redis_cache',
    'microsoft.cdn/profiles': 'azurerm_cdn_frontdoor_profile',
    'microsoft.cognitiveservices/accounts': 'azurerm_cognitive_account',
    'microsoft.cognitiveservices/accounts/deployments': 'azurerm_cognitive_deployment',
    'microsoft.compute/availabilitysets': 'azurerm_availability_set',
    'microsoft.compute/disks': 'azurerm_managed_disk',
    'microsoft.compute/galleries': 'azurerm_shared_image_gallery',
    'microsoft.compute/sshpublickeys': 'azurerm_ssh_public_key',
    'microsoft.compute/virtualmachines': 'azurerm_virtual_machine',
    'microsoft.compute/virtualmachinescalesets': 'azurerm_orchestrated_virtual_machine_scale_set',
    'microsoft.containerinstance/containergroups': 'azurerm_container_group',
    'microsoft.containerregistry/registries': 'azurerm_container_registry',
    'microsoft.containerservice/fleets': 'azurerm_kubernetes_fleet_manager',
    'microsoft.containerservice/managedclusters': 'azurerm_kubernetes_cluster',
    'microsoft.containerservice/managedclusters/agentpools': 'azurerm_kubernetes_cluster_node_pool',
    'microsoft.dashboard/grafana': 'azurerm_dashboard_grafana',
    'microsoft.databricks/workspaces': 'azurerm_databricks_workspace',
    'microsoft.datafactory/factories': 'azurerm_data_factory',
    'microsoft.dbformysql/flexibleservers': 'azurerm_mysql_flexible_server',
    'microsoft.dbforpostgresql/flexibleservers': 'azurerm_postgresql_flexible_server',
    'microsoft.devices/iothubs': 'azurerm_iothub',
    'microsoft.documentdb/databaseaccounts': 'azurerm_cosmosdb_account',
    'microsoft.eventgrid/systemtopics': 'azurerm_eventgrid_system_topic',
    'microsoft.eventgrid/topics': 'azurerm_eventgrid_topic',
    'microsoft.eventhub/namespaces': 'azurerm_eventhub_namespace',
    'microsoft.eventhub/namespaces/eventhubs': 'azurerm_eventhub',
    'microsoft.insights/components': 'azurerm_application_insights',
    'microsoft.insights/diagnosticsettings': 'azurerm_monitor_diagnostic_setting',
    'microsoft.keyvault/vaults': 'azurerm_key_vault',
    'microsoft.keyvault/vaults/secrets': 'azurerm_key_vault_secret',
    'microsoft.kusto/clusters': 'azurerm_kusto_cluster',
    'microsoft.logic/workflows': 'azurerm_logic_app_workflow',
    'microsoft.machinelearningservices/workspaces': 'azurerm_machine_learning_workspace',
    'microsoft.managedidentity/userassignedidentities': 'azurerm_user_assigned_identity',
    'microsoft.monitor/accounts': 'azurerm_monitor_workspace',
    'microsoft.netapp/netappaccounts': 'azurerm_netapp_account',
    'microsoft.network/applicationgateways': 'azurerm_application_gateway',
    'microsoft.network/azurefirewalls': 'azurerm_firewall',
    'microsoft.network/bastionhosts': 'azurerm_bastion_host',
    'microsoft.network/dnsresolvers': 'azurerm_private_dns_resolver',
    'microsoft.network/dnszones': 'azurerm_dns_zone',
    'microsoft.network/expressroutecircuits': 'azurerm_express_route_circuit',
    'microsoft.network/firewallpolicies': 'azurerm_firewall_policy',
    'microsoft.network/loadbalancers': 'azurerm_lb',
    'microsoft.network/natgateways': 'azurerm_nat_gateway',
    'microsoft.network/networkinterfaces': 'azurerm_network_interface',
    'microsoft.network/networksecuritygroups': 'azurerm_network_security_group',
    'microsoft.network/privatednszones': 'azurerm_private_dns_zone',
    'microsoft.network/privateendpoints': 'azurerm_private_endpoint',
    'microsoft.network/publicipaddresses': 'azurerm_public_ip',
    'microsoft.network/routetables': 'azurerm_route_table',
    'microsoft.network/virtualhubs': 'azurerm_virtual_hub',
    'microsoft.network/virtualnetworkgateways': 'azurerm_virtual_network_gateway',
    'microsoft.network/virtualnetworks': 'azurerm_virtual_network',
    'microsoft.network/virtualnetworks/subnets': 'azurerm_subnet',
    'microsoft.network/virtualwans': 'azurerm_virtual_wan',
    'microsoft.operationalinsights/workspaces': 'azurerm_log_analytics_workspace',
    'microsoft.recoveryservices/vaults': 'azurerm_recovery_services_vault',
    'microsoft.resources/resourcegroups': 'azurerm_resource_group',
    'microsoft.search/searchservices': 'azurerm_search_service',
    'microsoft.servicebus/namespaces': 'azurerm_servicebus_namespace',
    'microsoft.servicebus/namespaces/queues': 'azurerm_servicebus_queue',
    'microsoft.servicebus/namespaces/topics': 'azurerm_servicebus_topic',
    'microsoft.signalrservice/signalr': 'azurerm_signalr_service',
    'microsoft.sql/managedinstances': 'azurerm_mssql_managed_instance',
    'microsoft.sql/servers': 'azurerm_mssql_server',
    'microsoft.sql/servers/databases': 'azurerm_mssql_database',
    'microsoft.storage/storageaccounts': 'azurerm_storage_account',
    'microsoft.storage/storageaccounts/blobservices/containers': 'azurerm_storage_container',
    'microsoft.storage/storageaccounts/fileservices/shares': 'azurerm_storage_share',
    'microsoft.storage/storageaccounts/queueservices/queues': 'azurerm_storage_queue',
    'microsoft.streamanalytics/streamingjobs': 'azurerm_stream_analytics_job',
    'microsoft.synapse/workspaces': 'azurerm_synapse_workspace',
    'microsoft.web/serverfarms': 'azurerm_service_plan',
    'microsoft.web/sites': 'azurerm_linux_web_app',
    'microsoft.web/staticsites': 'azurerm_static_web_app',
  }),
);

/**
 * Returns a path of `azapi` as provider azurerm names it: `agent_pool_profiles.vnet_subnet_id` for
 * `body.properties.agentPoolProfiles.vnetSubnetID`, `subnet_id` for `…subnet.id`, `subnet_ids` for `subnetIds.id`.
 */
const providerPath = (path: string): string => inSnakeCase(path.replace(/^body\.(?:properties\.)?/, '')).replace(/(_ids)?\.id$/, (_, ids = '_id') => ids);

// Child types without a row, such as `Microsoft.ApiManagement/service/backends@…`, are part of their parent.
const CHILD_TYPE = /^[^/@]+\/[^/@]+\/[^@]+/;

// Captures the service and the kind: `CostManagement` and `exports` of `Microsoft.CostManagement/exports@…`.
const ARM_TYPE = /^[^./@]+\.(?<service>[A-Za-z]+)\/(?:[A-Za-z]+\/)*(?<kind>[A-Za-z]+)(?:@|$)/;

/** Returns the title of an Azure type without a row: `Cost Management export` for `Microsoft.CostManagement/exports@…`. */
function titleOfArmType(armType: string): string | undefined {
  const { service, kind } = ARM_TYPE.exec(armType)?.groups ?? {};
  if (service === undefined || kind === undefined) return undefined;
  const noun = inSnakeCase(kind)
    .replaceAll('_', ' ')
    .replace(/ies$/, 'y')
    .replace(/(?<=[^su])s$/, '');
  return `${service.replace(/([a-z])([A-Z][a-z])/g, '$1 $2')} ${noun}`;
}

const APPLICATIONS = ['azuread_application', 'azuread_application_registration'];

// A secret or certificate belongs to its application, not to the vault that stores it.
const OF_APPLICATION: FoldRule = { attributes: ['application_id', 'application_object_id'] };

export const AZURE_DIRECTORY: TypeTable = {
  azuread_application: { title: 'App registration', icon: 'azure-app-registrations', category: 'security', standalone: true },
  azuread_application_registration: { title: 'App registration', icon: 'azure-app-registrations', category: 'security', standalone: true },
  azuread_application_password: { title: 'App registration secret', icon: 'azure-app-registrations', category: 'security', fold: OF_APPLICATION },
  azuread_application_certificate: { title: 'App registration certificate', icon: 'azure-app-registrations', category: 'security', fold: OF_APPLICATION },
  azuread_application_federated_identity_credential: { title: 'App registration federated credential', icon: 'azure-app-registrations', category: 'security', fold: OF_APPLICATION, rights: [{ targets: ['application_id', 'application_object_id'], isTrust: true, claims: TOKEN_CLAIMS }] },
  azuread_application_pre_authorized: { title: 'Pre-authorized application', icon: 'azure-app-registrations', category: 'security', fold: { attributes: ['authorized_client_id', 'authorized_app_id'], fallback: OF_APPLICATION } },
  azuread_application_published_app_ids: { title: 'Published applications', icon: 'azure-app-registrations', category: 'security' },
  azuread_client_config: { title: 'Client configuration', icon: 'azure-app-registrations', category: 'security', lookup: { answers: () => ({ tenant_id: `${ZERO_UUID}1`, object_id: `${ZERO_UUID}2`, client_id: `${ZERO_UUID}3` }) } },
  azuread_service_principal: { title: 'Service principal', icon: 'azure-enterprise-applications', category: 'security', fold: { attributes: ['client_id', 'application_id'], hostTypes: APPLICATIONS }, independent: true },
  azuread_service_principal_password: { title: 'Service principal secret', icon: 'azure-enterprise-applications', category: 'security', fold: { attributes: ['service_principal_id'] } },
  azuread_service_principal_delegated_permission_grant: { title: 'Delegated permission', icon: 'azure-enterprise-applications', category: 'security' },
  azuread_app_role_assignment: { title: 'App role assignment', icon: 'azure-enterprise-applications', category: 'security', fold: { attributes: ['principal_object_id'] } },
  azuread_group: { title: 'Entra group', icon: 'azure-groups', category: 'security' },
  azuread_group_member: { title: 'Entra group member', icon: 'azure-groups', category: 'security', fold: { attributes: ['group_object_id'] }, link: membersOf('group_object_id', 'member_object_id') },
  azuread_groups: { title: 'Entra groups', icon: 'azure-groups', category: 'security' },
  azuread_user: { title: 'Entra user', icon: 'azure-users', category: 'security' },
  azuread_users: { title: 'Entra users', icon: 'azure-users', category: 'security' },
  azuread_invitation: { title: 'Entra invitation', icon: 'azure-users', category: 'security' },
  azuread_directory_role: { title: 'Directory role', icon: 'azure-entra-identity-roles-and-administrators', category: 'security' },
  azuread_directory_role_assignment: { title: 'Directory role assignment', icon: 'azure-entra-identity-roles-and-administrators', category: 'security' },
  azuread_custom_directory_role: { title: 'Custom directory role', icon: 'azure-entra-identity-roles-and-administrators', category: 'security' },
  azuread_conditional_access_policy: { title: 'Conditional Access policy', icon: 'azure-conditional-access', category: 'security' },
  azuread_named_location: { title: 'Named location', icon: 'azure-conditional-access', category: 'security' },
  azuread_administrative_unit: { title: 'Administrative unit', icon: 'azure-administrative-units', category: 'security' },
  azuread_domains: { title: 'Entra domains', icon: 'azure-tenant-properties', category: 'security' },
  azuread_access_package: { title: 'Access package', icon: 'azure-tenant-properties', category: 'security' },
  azapi_resource: {
    title: 'Azure resource',
    icon: 'azure-azure-a',
    category: 'other',
    fold: { when: { type: CHILD_TYPE }, attributes: ['parent_id'] },
    link: { from: ['parent_id'], to: [], thin: true },
    products: { attribute: 'type', products: new Map(), titleOf: titleOfArmType },
    settingsIn: 'body',
    standsFor: { typeAttribute: 'type', realType: (armType) => ARM_TYPES.get((armType.split('@', 1)[0] as string).toLowerCase()), parent: 'parent_id', renamePath: providerPath },
  },
  azapi_update_resource: {
    title: 'Azure resource update',
    icon: 'azure-azure-a',
    category: 'other',
    fold: { attributes: ['resource_id', 'parent_id'] },
    supporting: true,
    settingsIn: 'body',
    exposure: [{ audience: INTERNET, when: { 'body.properties.publicNetworkAccess': ['Enabled'] } }],
  },
  azapi_resource_action: { title: 'Azure resource action', icon: 'azure-azure-a', category: 'other', fold: { attributes: ['resource_id'] }, supporting: true },
  azapi_data_plane_resource: { title: 'Azure data plane resource', icon: 'azure-azure-a', category: 'other', settingsIn: 'body' },
};
