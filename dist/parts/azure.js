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

// parts/azure.js
var azure_exports = {};
__export(azure_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(azure_exports);

// elsewhere:src/catalog/shared.ts
var module2 = require("./picture.js").modules["src/catalog/shared.ts"]();
var ALWAYS_IN_FRONT = module2.ALWAYS_IN_FRONT;
var GOVERNANCE_ONLY = module2.GOVERNANCE_ONLY;
var LISTENS_NOWHERE = module2.LISTENS_NOWHERE;
var MONITORING_ONLY = module2.MONITORING_ONLY;
var NO_EGRESS = module2.NO_EGRESS;
var OPEN_TO_ONPREM = module2.OPEN_TO_ONPREM;
var OPEN_TO_USERS = module2.OPEN_TO_USERS;
var REGISTRY = module2.REGISTRY;
var REPLICATION = module2.REPLICATION;
var RUNTIME_CATEGORIES = module2.RUNTIME_CATEGORIES;
var WORKLOADS = module2.WORKLOADS;
var actionsOf = module2.actionsOf;
var builtInRolesOf = module2.builtInRolesOf;
var gatewayAt = module2.gatewayAt;
var inSnakeCase = module2.inSnakeCase;
var isMetadataPermission = module2.isMetadataPermission;
var memberOf = module2.memberOf;
var membersOf = module2.membersOf;
var nodesByTags = module2.nodesByTags;
var nodesOf = module2.nodesOf;
var replicaOf = module2.replicaOf;
var replication = module2.replication;
var rolesOf = module2.rolesOf;
var variants = module2.variants;

// elsewhere:src/catalog/azure/shared.ts
var module3 = require("./picture.js").modules["src/catalog/azure/shared.ts"]();
var ALL_ROUTED = module3.ALL_ROUTED;
var FIREWALL_RANGES = module3.FIREWALL_RANGES;
var IN_NO_NETWORK = module3.IN_NO_NETWORK;
var MACHINES = module3.MACHINES;
var NETWORK_RULES = module3.NETWORK_RULES;
var OPEN_BY_DEFAULT = module3.OPEN_BY_DEFAULT;
var PUBLIC_NETWORK_ACCESS = module3.PUBLIC_NETWORK_ACCESS;
var ROUTED = module3.ROUTED;
var SCALE_SETS = module3.SCALE_SETS;
var TOKEN_CLAIMS = module3.TOKEN_CLAIMS;

// src/catalog/azure/analytics.ts
var AZURE_ANALYTICS = {
  azurerm_synapse_workspace: { alone: true, title: "Synapse workspace", icon: "azure-azure-synapse-analytics", category: "analytics", exposure: OPEN_BY_DEFAULT },
  azurerm_synapse_firewall_rule: { title: "Synapse firewall rule", icon: "azure-azure-synapse-analytics", category: "analytics", exposure: FIREWALL_RANGES },
  azurerm_synapse_role_assignment: { title: "Synapse role assignment", icon: "azure-azure-synapse-analytics", category: "analytics" },
  azurerm_synapse_linked_service: { title: "Synapse linked service", icon: "azure-azure-synapse-analytics", category: "analytics" },
  azurerm_synapse_managed_private_endpoint: { title: "Synapse private endpoint", icon: "azure-azure-synapse-analytics", category: "analytics" },
  azurerm_synapse_spark_pool: { title: "Synapse Spark pool", icon: "azure-azure-synapse-analytics", category: "analytics" },
  azurerm_synapse_workspace_aad_admin: { title: "Synapse administrator", icon: "azure-azure-synapse-analytics", category: "analytics" },
  azurerm_synapse_sql_pool: { title: "Synapse SQL pool", icon: "azure-sql-data-warehouses", category: "analytics", holdsData: true },
  azurerm_databricks_workspace: { title: "Databricks workspace", icon: "azure-azure-databricks", category: "analytics", placedBy: ["custom_parameters", "resource_group_name"], exposure: OPEN_BY_DEFAULT },
  azurerm_databricks_access_connector: { title: "Databricks access connector", icon: "azure-azure-databricks", category: "analytics", prominence: "identity" },
  azurerm_databricks_workspace_customer_managed_key: { title: "Databricks encryption key", icon: "azure-azure-databricks", category: "analytics", fold: { attributes: ["workspace_id"] }, supporting: true },
  azurerm_kusto_cluster: { title: "Data Explorer cluster", icon: "azure-azure-data-explorer-clusters", category: "analytics", holdsData: true, granted: builtInRolesOf("Azure Data Explorer .*") },
  azurerm_kusto_database: { title: "Data Explorer database", icon: "azure-azure-data-explorer-clusters", category: "analytics", holdsData: true, fold: { attributes: ["cluster_name"] } },
  azurerm_kusto_database_principal_assignment: { title: "Data Explorer right", icon: "azure-azure-data-explorer-clusters", category: "analytics", fold: { attributes: ["database_name", "cluster_name"] }, supporting: true },
  azurerm_kusto_script: { title: "Data Explorer script", icon: "azure-azure-data-explorer-clusters", category: "analytics", fold: { attributes: ["database_id"] }, supporting: true },
  azurerm_kusto_eventhub_data_connection: { title: "Data Explorer connection", icon: "azure-azure-data-explorer-clusters", category: "analytics", fold: { attributes: ["cluster_name"] }, link: { from: ["eventhub_id"], to: ["cluster_name"] } },
  azurerm_hdinsight_hadoop_cluster: { title: "HDInsight Hadoop cluster", icon: "azure-hd-insight-clusters", category: "analytics" },
  azurerm_hdinsight_spark_cluster: { title: "HDInsight Spark cluster", icon: "azure-hd-insight-clusters", category: "analytics" },
  azurerm_hdinsight_kafka_cluster: { title: "HDInsight Kafka cluster", icon: "azure-hd-insight-clusters", category: "analytics" },
  azurerm_hdinsight_hbase_cluster: { title: "HDInsight HBase cluster", icon: "azure-hd-insight-clusters", category: "analytics" },
  azurerm_stream_analytics_job: { alone: true, title: "Stream Analytics job", icon: "azure-stream-analytics-jobs", category: "analytics" },
  azurerm_stream_analytics_cluster: { alone: true, title: "Stream Analytics cluster", icon: "azure-stream-analytics-jobs", category: "analytics" },
  azurerm_stream_analytics_stream_input_eventhub: { title: "Stream Analytics input", icon: "azure-stream-analytics-jobs", category: "analytics" },
  azurerm_stream_analytics_output_blob: { title: "Stream Analytics output", icon: "azure-stream-analytics-jobs", category: "analytics" },
  azurerm_data_factory: { ...IN_NO_NETWORK, title: "Data Factory", icon: "azure-data-factories", category: "analytics", exposure: OPEN_BY_DEFAULT },
  azurerm_data_factory_pipeline: { title: "Data Factory pipeline", icon: "azure-data-factories", category: "analytics" },
  azurerm_data_factory_trigger_blob_event: { title: "Data Factory trigger", icon: "azure-data-factories", category: "analytics", link: { from: ["storage_account_id"], to: ["data_factory_id"] } },
  azurerm_data_factory_trigger_schedule: { title: "Data Factory trigger", icon: "azure-data-factories", category: "analytics" },
  azurerm_data_factory_linked_service_azure_blob_storage: { title: "Data Factory linked service", icon: "azure-data-factories", category: "analytics" },
  azurerm_data_factory_linked_service_key_vault: { title: "Data Factory linked service", icon: "azure-data-factories", category: "analytics" },
  azurerm_data_factory_dataset_azure_blob: { title: "Data Factory dataset", icon: "azure-data-factories", category: "analytics" },
  azurerm_data_factory_integration_runtime_azure: { title: "Data Factory runtime", icon: "azure-data-factories", category: "analytics" },
  azurerm_data_factory_integration_runtime_self_hosted: { title: "Data Factory self-hosted runtime", icon: "azure-data-factories", category: "analytics" },
  azurerm_data_factory_managed_private_endpoint: { title: "Data Factory private endpoint", icon: "azure-data-factories", category: "analytics" },
  azurerm_data_lake_analytics_account: { title: "Data Lake Analytics", icon: "azure-data-lake-analytics", category: "analytics" },
  azurerm_analysis_services_server: { title: "Analysis Services server", icon: "azure-analysis-services", category: "analytics" },
  azurerm_powerbi_embedded: { title: "Power BI Embedded", icon: "azure-power-bi-embedded", category: "analytics" },
  azurerm_fabric_capacity: { title: "Fabric capacity", icon: "azure-power-bi-embedded", category: "analytics" },
  azurerm_search_service: { ...IN_NO_NETWORK, title: "AI Search", icon: "azure-cognitive-search", category: "analytics", holdsData: true, granted: builtInRolesOf("Search .*"), knownAs: ["{}.search.windows.net"], exposure: OPEN_BY_DEFAULT },
  azurerm_search_shared_private_link_service: { title: "AI Search private link", icon: "azure-cognitive-search", category: "analytics", fold: { attributes: ["search_service_id"] } },
  azurerm_purview_account: { ...IN_NO_NETWORK, title: "Purview account", icon: "azure-azure-data-catalog", category: "analytics", exposure: OPEN_BY_DEFAULT }
};
var AZURE_ML = {
  azurerm_cognitive_account: { ...IN_NO_NETWORK, title: "Azure AI services", icon: "azure-cognitive-services", category: "ml", granted: builtInRolesOf("Cognitive Services .*"), knownAs: ["{}.cognitiveservices.azure.com", "{}.openai.azure.com"], exposure: OPEN_BY_DEFAULT },
  azurerm_cognitive_account_customer_managed_key: { title: "Azure AI encryption key", icon: "azure-cognitive-services", category: "ml", fold: { attributes: ["cognitive_account_id"] }, supporting: true },
  azurerm_ai_services: { ...IN_NO_NETWORK, title: "Azure AI services", icon: "azure-cognitive-services", category: "ml", exposure: OPEN_BY_DEFAULT },
  azurerm_cognitive_deployment: { title: "AI model deployment", icon: "azure-azure-openai", category: "ml", fold: { attributes: ["cognitive_account_id"] } },
  azurerm_ai_foundry: { title: "Azure AI Foundry", icon: "azure-ai-studio", category: "ml" },
  azurerm_ai_foundry_project: { title: "Azure AI Foundry project", icon: "azure-ai-studio", category: "ml", fold: { attributes: ["ai_services_hub_id"] } },
  azurerm_machine_learning_workspace: { title: "Machine Learning workspace", icon: "azure-machine-learning", category: "ml", exposure: OPEN_BY_DEFAULT },
  azurerm_machine_learning_compute_cluster: { title: "Machine Learning compute cluster", icon: "azure-machine-learning", category: "ml" },
  azurerm_machine_learning_compute_instance: { title: "Machine Learning compute instance", icon: "azure-machine-learning", category: "ml" },
  azurerm_machine_learning_datastore_blobstorage: { title: "Machine Learning datastore", icon: "azure-machine-learning", category: "ml" },
  azurerm_machine_learning_inference_cluster: { title: "Machine Learning inference cluster", icon: "azure-machine-learning", category: "ml", fold: { attributes: ["machine_learning_workspace_id"] } },
  azurerm_bot_service_azure_bot: { title: "Azure Bot", icon: "azure-bot-services", category: "ml" },
  azurerm_bot_channels_registration: { title: "Bot registration", icon: "azure-bot-services", category: "ml" },
  azurerm_bot_channel_ms_teams: { title: "Bot Teams channel", icon: "azure-bot-services", category: "ml" },
  azurerm_video_indexer_account: { title: "Video Indexer", icon: "azure-azure-video-indexer", category: "ml" },
  azurerm_cognitive_account_project: { title: "AI Foundry project", icon: "azure-ai-studio", category: "ml" },
  azurerm_cognitive_account_rai_policy: { title: "AI content filter", icon: "azure-cognitive-services", category: "ml" },
  azurerm_cognitive_account_rai_blocklist: { title: "AI blocklist", icon: "azure-cognitive-services", category: "ml" },
  azurerm_cognitive_account_connection: { title: "AI Foundry connection", icon: "azure-ai-studio", category: "ml" }
};

// elsewhere:src/catalog/exposure.ts
var module4 = require("./picture.js").modules["src/catalog/exposure.ts"]();
var ALL_OF_AZURE = module4.ALL_OF_AZURE;
var ANY_ADDRESS = module4.ANY_ADDRESS;
var ENDPOINT = module4.ENDPOINT;
var EVERYBODY = module4.EVERYBODY;
var EVERYBODY_WITHOUT_SIGN_IN = module4.EVERYBODY_WITHOUT_SIGN_IN;
var EVERYBODY_WITH_ACCOUNT = module4.EVERYBODY_WITH_ACCOUNT;
var INTERNET = module4.INTERNET;
var PUBLIC_ACCESS = module4.PUBLIC_ACCESS;
var PUBLIC_ADDRESS = module4.PUBLIC_ADDRESS;
var THE_FIREWALL = module4.THE_FIREWALL;
var UNAUTHORISED = module4.UNAUTHORISED;
var admittedInWords = module4.admittedInWords;
var exposureInWords = module4.exposureInWords;
var includesEveryAddress = module4.includesEveryAddress;
var isNarrowAudience = module4.isNarrowAudience;
var isOpened = module4.isOpened;
var isShutOut = module4.isShutOut;
var onlyPhrase = module4.onlyPhrase;
var opensToOutside = module4.opensToOutside;
var opensToOutsiders = module4.opensToOutsiders;
var widerThan = module4.widerThan;
var withoutNarrower = module4.withoutNarrower;

// src/catalog/azure/compute.ts
var OPEN_APP = [
  PUBLIC_NETWORK_ACCESS,
  { audience: INTERNET, when: { "site_config.ip_restriction_default_action": ["Deny"] }, closes: true },
  {
    audience: UNAUTHORISED,
    when: { "auth_settings_v2.auth_enabled": ["", "false"], "auth_settings.enabled": ["", "false"] },
    isDefault: true
  }
];
var APPS = ["azurerm_linux_web_app", "azurerm_windows_web_app", "azurerm_app_service", "azurerm_linux_function_app", "azurerm_windows_function_app", "azurerm_function_app_flex_consumption", "azurerm_function_app", "azurerm_logic_app_standard"];
var WEB_APP = ["default_hostname"];
var OPEN = { actor: "users", unless: { public_network_access_enabled: ["false"], "site_config.ip_restriction_default_action": ["Deny"] }, hasNone: ["site_config.ip_restriction"] };
var IN_PUBLIC = [
  { ...OPEN, when: { public_network_access_enabled: ["true"] } },
  // A resource of which nothing is known is not assumed to be open.
  { ...OPEN, has: ["name", "location", "https_only", "site_config"], notReferencedBy: ["azurerm_private_endpoint"] }
];
var FOR_BROWSERS = IN_PUBLIC.map((rule) => ({ ...rule, has: ["site_config.cors.allowed_origins"] }));
var AZURE_COMPUTE = {
  azurerm_linux_virtual_machine: { title: "Linux virtual machine", icon: "azure-virtual-machine", category: "compute", detail: ["size", "zone"], addresses: ["private_ip_address", "public_ip_address"], routeHop: ROUTED },
  azurerm_windows_virtual_machine: { title: "Windows virtual machine", icon: "azure-virtual-machine", category: "compute", detail: ["size", "zone"], addresses: ["private_ip_address", "public_ip_address"], routeHop: ROUTED },
  azurerm_virtual_machine: { title: "Virtual machine", icon: "azure-virtual-machine", category: "compute", detail: ["vm_size", "zones"], routeHop: ROUTED },
  azurerm_virtual_machine_extension: { title: "VM extension", icon: "azure-virtual-machine", category: "compute", fold: { attributes: ["virtual_machine_id"] }, independent: false },
  azurerm_virtual_machine_data_disk_attachment: { title: "VM disk attachment", icon: "azure-virtual-machine", category: "compute", fold: { attributes: ["virtual_machine_id", "managed_disk_id"] } },
  azurerm_virtual_machine_run_command: { title: "VM run command", icon: "azure-virtual-machine", category: "compute", fold: { attributes: ["virtual_machine_id"] }, independent: false },
  azurerm_mssql_virtual_machine: { title: "SQL Server VM", icon: "azure-virtual-machine", category: "compute" },
  azurerm_dev_test_global_vm_shutdown_schedule: { title: "VM shutdown schedule", icon: "azure-virtual-machine", category: "compute", fold: { attributes: ["virtual_machine_id"] }, supporting: true },
  azurerm_maintenance_assignment_virtual_machine: { title: "VM maintenance assignment", icon: "azure-virtual-machine", category: "compute" },
  azurerm_linux_virtual_machine_scale_set: { title: "Linux scale set", icon: "azure-vm-scale-sets", category: "compute", detail: ["zones"], publicAddresses: ["network_interface.ip_configuration.public_ip_address"] },
  azurerm_windows_virtual_machine_scale_set: { title: "Windows scale set", icon: "azure-vm-scale-sets", category: "compute", detail: ["zones"], publicAddresses: ["network_interface.ip_configuration.public_ip_address"] },
  azurerm_orchestrated_virtual_machine_scale_set: { title: "Flexible scale set", icon: "azure-vm-scale-sets", category: "compute", detail: ["zones"] },
  azurerm_virtual_machine_scale_set: { title: "VM scale set", icon: "azure-vm-scale-sets", category: "compute", detail: ["zones"] },
  azurerm_virtual_machine_scale_set_extension: { title: "Scale set extension", icon: "azure-vm-scale-sets", category: "compute", fold: { attributes: ["virtual_machine_scale_set_id"] }, independent: false },
  azurerm_monitor_autoscale_setting: { title: "Autoscale setting", icon: "azure-auto-scale", category: "compute", fold: { attributes: ["target_resource_id"] }, supporting: true },
  azurerm_availability_set: { title: "Availability set", icon: "azure-availability-sets", category: "compute", fold: { userTypes: MACHINES } },
  azurerm_managed_disk: { holdsData: true, title: "Managed disk", icon: "azure-disks", category: "compute", fold: { userTypes: ["azurerm_virtual_machine_data_disk_attachment", ...MACHINES] } },
  azurerm_managed_disk_sas_token: { title: "Disk access token", icon: "azure-disks", category: "compute", fold: { attributes: ["managed_disk_id"] }, supporting: true },
  azurerm_disk_access: { title: "Disk access", icon: "azure-disks", category: "compute", prominence: "security" },
  azurerm_disk_encryption_set: { title: "Disk encryption set", icon: "azure-disk-encryption-sets", category: "compute", supporting: true, plumbing: true, prominence: "security" },
  azurerm_image: { title: "VM image", icon: "azure-images", category: "compute", fold: { userTypes: MACHINES } },
  azurerm_platform_image: { title: "Platform image", icon: "azure-images", category: "compute" },
  azurerm_shared_image_gallery: { title: "Compute gallery", icon: "azure-azure-compute-galleries", category: "compute", prominence: "registries" },
  azurerm_shared_image: { title: "Gallery image", icon: "azure-image-definitions", category: "compute", fold: { attributes: ["gallery_name"] } },
  azurerm_shared_image_version: { title: "Gallery image version", icon: "azure-image-versions", category: "compute", fold: { attributes: ["gallery_name", "image_name"] } },
  azurerm_snapshot: { title: "Disk snapshot", icon: "azure-disks-snapshots", category: "compute", holdsData: true, prominence: "backup" },
  azurerm_ssh_public_key: { title: "SSH public key", icon: "azure-ssh-keys", category: "compute", fold: { userTypes: MACHINES }, supporting: true, prominence: "security" },
  azurerm_proximity_placement_group: { title: "Proximity placement group", icon: "azure-proximity-placement-groups", category: "compute", fold: { userTypes: [...MACHINES, "azurerm_availability_set"] } },
  azurerm_dedicated_host_group: { title: "Dedicated host group", icon: "azure-host-groups", category: "compute" },
  azurerm_dedicated_host: { title: "Dedicated host", icon: "azure-hosts", category: "compute" },
  azurerm_capacity_reservation_group: { title: "Capacity reservation group", icon: "azure-capacity-reservation-groups", category: "compute" },
  azurerm_capacity_reservation: { title: "Capacity reservation", icon: "azure-capacity-reservation-groups", category: "compute" },
  azurerm_virtual_machine_restore_point_collection: { title: "VM restore points", icon: "azure-restore-points-collections", category: "compute", prominence: "backup" },
  azurerm_maintenance_configuration: { title: "Maintenance configuration", icon: "azure-maintenance-configuration", category: "compute" },
  azurerm_batch_account: { alone: true, title: "Batch account", icon: "azure-batch-accounts", category: "compute", exposure: OPEN_BY_DEFAULT },
  azurerm_batch_pool: { title: "Batch pool", icon: "azure-batch-accounts", category: "compute" },
  azurerm_batch_job: { title: "Batch job", icon: "azure-batch-accounts", category: "compute" },
  azurerm_batch_application: { title: "Batch application", icon: "azure-batch-accounts", category: "compute" },
  azurerm_service_plan: { title: "App Service plan", icon: "azure-app-service-plans", category: "compute", fold: { userTypes: APPS }, detail: ["sku_name"], plumbing: true },
  azurerm_app_service_plan: { title: "App Service plan", icon: "azure-app-service-plans", category: "compute", fold: { userTypes: APPS }, plumbing: true },
  azurerm_linux_web_app: { title: "Linux web app", icon: "azure-app-services", category: "compute", knownAs: ["{}.azurewebsites.net", "/providers/Microsoft.Web/sites/{}"], entries: IN_PUBLIC, addresses: WEB_APP, egress: ALL_ROUTED, listens: LISTENS_NOWHERE, exposure: OPEN_APP },
  azurerm_windows_web_app: { title: "Windows web app", icon: "azure-app-services", category: "compute", knownAs: ["{}.azurewebsites.net", "/providers/Microsoft.Web/sites/{}"], entries: IN_PUBLIC, addresses: WEB_APP, egress: ALL_ROUTED, listens: LISTENS_NOWHERE, exposure: OPEN_APP },
  azurerm_app_service: { title: "App Service", icon: "azure-app-services", category: "compute", entries: OPEN_TO_USERS, addresses: ["default_site_hostname"], exposure: OPEN_APP },
  azurerm_app_service_virtual_network_swift_connection: { title: "App Service network integration", icon: "azure-app-services", category: "compute", fold: { attributes: ["app_service_id"] }, placedBy: [] },
  azurerm_app_service_custom_hostname_binding: { title: "App Service hostname", icon: "azure-app-services", category: "compute" },
  azurerm_app_service_source_control: { title: "App Service source control", icon: "azure-app-services", category: "compute" },
  azurerm_app_service_connection: { title: "App Service connection", icon: "azure-app-services", category: "compute", fold: { attributes: ["app_service_id"] }, link: { from: ["app_service_id"], to: ["target_resource_id"] } },
  azurerm_app_service_certificate_binding: { title: "App Service certificate binding", icon: "azure-app-services", category: "compute" },
  azurerm_linux_web_app_slot: { title: "Linux web app slot", icon: "azure-web-slots", category: "compute" },
  azurerm_windows_web_app_slot: { title: "Windows web app slot", icon: "azure-web-slots", category: "compute" },
  azurerm_app_service_slot: { title: "App Service slot", icon: "azure-web-slots", category: "compute" },
  azurerm_linux_function_app_slot: { title: "Linux function app slot", icon: "azure-web-slots", category: "compute" },
  azurerm_windows_function_app_slot: { title: "Windows function app slot", icon: "azure-web-slots", category: "compute" },
  azurerm_web_app_active_slot: { title: "Active web app slot", icon: "azure-web-slots", category: "compute" },
  azurerm_app_service_certificate: { title: "App Service certificate", icon: "azure-app-service-certificates", category: "compute", supporting: true },
  azurerm_app_service_managed_certificate: { title: "App Service managed certificate", icon: "azure-app-service-certificates", category: "compute", fold: { attributes: ["custom_hostname_binding_id"] }, prominence: "security" },
  azurerm_app_service_certificate_order: { title: "App Service certificate order", icon: "azure-app-service-certificates", category: "compute", supporting: true },
  azurerm_linux_function_app: { title: "Linux function app", icon: "azure-function-apps", category: "compute", entries: FOR_BROWSERS, knownAs: ["{}.azurewebsites.net", "/providers/Microsoft.Web/sites/{}"], addresses: WEB_APP, egress: ALL_ROUTED, listens: LISTENS_NOWHERE, exposure: OPEN_APP },
  azurerm_windows_function_app: { title: "Windows function app", icon: "azure-function-apps", category: "compute", entries: FOR_BROWSERS, knownAs: ["{}.azurewebsites.net", "/providers/Microsoft.Web/sites/{}"], addresses: WEB_APP, egress: ALL_ROUTED, listens: LISTENS_NOWHERE, exposure: OPEN_APP },
  azurerm_function_app: { title: "Function app", icon: "azure-function-apps", category: "compute", entries: FOR_BROWSERS, addresses: WEB_APP, listens: LISTENS_NOWHERE, exposure: OPEN_APP },
  azurerm_function_app_connection: { title: "Function app connection", icon: "azure-function-apps", category: "compute", fold: { attributes: ["function_app_id"] }, link: { from: ["function_app_id"], to: ["target_resource_id"] } },
  azurerm_function_app_function: { title: "Function", icon: "azure-function-apps", category: "compute", fold: { attributes: ["function_app_id"] } },
  azurerm_function_app_flex_consumption: { title: "Flex Consumption function app", icon: "azure-function-apps", category: "compute", entries: FOR_BROWSERS, listens: LISTENS_NOWHERE },
  azurerm_function_app_host_keys: { title: "Function app keys", icon: "azure-function-apps", category: "compute" },
  azurerm_function_app_slot: { title: "Function app slot", icon: "azure-function-apps", category: "compute", fold: { attributes: ["function_app_name"] } },
  azurerm_app_service_environment: { alone: true, title: "App Service Environment", icon: "azure-app-service-environments", category: "compute" },
  azurerm_app_service_environment_v3: { title: "App Service Environment", icon: "azure-app-service-environments", category: "compute" },
  azurerm_static_site: { title: "Static web app", icon: "azure-static-apps", category: "compute", entries: OPEN_TO_USERS },
  azurerm_static_web_app: { title: "Static web app", icon: "azure-static-apps", category: "compute", entries: OPEN_TO_USERS, addresses: ["default_host_name"] },
  azurerm_static_web_app_custom_domain: { title: "Static web app domain", icon: "azure-static-apps", category: "compute", fold: { attributes: ["static_web_app_id"] } },
  azurerm_static_site_custom_domain: { title: "Static web app domain", icon: "azure-static-apps", category: "compute", fold: { attributes: ["static_site_id"] } },
  azurerm_static_web_app_function_app_registration: { title: "Static web app API", icon: "azure-static-apps", category: "compute", fold: { attributes: ["static_web_app_id"] }, link: { from: ["static_web_app_id"], to: ["function_app_id"] } },
  azurerm_spring_cloud_service: { title: "Spring Apps", icon: "azure-azure-spring-apps", category: "compute" },
  azurerm_spring_cloud_app: { title: "Spring app", icon: "azure-azure-spring-apps", category: "compute" },
  azurerm_spring_cloud_active_deployment: { title: "Spring app active deployment", icon: "azure-azure-spring-apps", category: "compute" },
  azurerm_spring_cloud_connection: { title: "Spring app connection", icon: "azure-azure-spring-apps", category: "compute", fold: { attributes: ["spring_cloud_id"] }, link: { from: ["spring_cloud_id"], to: ["target_resource_id"] } },
  azurerm_spring_cloud_app_cosmosdb_association: { title: "Spring app database", icon: "azure-azure-spring-apps", category: "compute", fold: { attributes: ["spring_cloud_app_id"] }, link: { from: ["spring_cloud_app_id"], to: ["cosmosdb_account_id"] } },
  azurerm_spring_cloud_app_mysql_association: { title: "Spring app database", icon: "azure-azure-spring-apps", category: "compute", fold: { attributes: ["spring_cloud_app_id"] }, link: { from: ["spring_cloud_app_id"], to: ["mysql_server_id"] } },
  azurerm_spring_cloud_app_redis_association: { title: "Spring app cache", icon: "azure-azure-spring-apps", category: "compute", fold: { attributes: ["spring_cloud_app_id"] }, link: { from: ["spring_cloud_app_id"], to: ["redis_cache_id"] } },
  azurerm_spring_cloud_java_deployment: { title: "Spring app deployment", icon: "azure-azure-spring-apps", category: "compute" },
  azurerm_vmware_private_cloud: { title: "Azure VMware Solution", icon: "azure-azure-vmware-solution", category: "compute" },
  azurerm_vmware_cluster: { title: "VMware cluster", icon: "azure-azure-vmware-solution", category: "compute" },
  azurerm_service_fabric_cluster: { title: "Service Fabric cluster", icon: "azure-service-fabric-clusters", category: "compute" },
  azurerm_service_fabric_managed_cluster: { title: "Service Fabric managed cluster", icon: "azure-service-fabric-clusters", category: "compute" },
  azurerm_databox_edge_device: { title: "Stack Edge device", icon: "azure-azure-stack-edge", category: "compute" },
  azurerm_stack_hci_cluster: { title: "Azure Local cluster", icon: "azure-azure-local", category: "compute" },
  azurerm_cloud_service: { title: "Cloud service", icon: "azure-cloud-services-classic", category: "compute" },
  azurerm_virtual_desktop_host_pool: { title: "Virtual Desktop host pool", icon: "azure-host-pools", category: "compute" },
  azurerm_virtual_desktop_host_pool_registration_info: { title: "Virtual Desktop registration", icon: "azure-host-pools", category: "compute", fold: { attributes: ["hostpool_id"] }, supporting: true },
  azurerm_virtual_desktop_workspace: { title: "Virtual Desktop workspace", icon: "azure-azure-virtual-desktop", category: "compute" },
  azurerm_virtual_desktop_application_group: { title: "Virtual Desktop application group", icon: "azure-azure-virtual-desktop", category: "compute", fold: { attributes: ["host_pool_id"] } },
  azurerm_virtual_desktop_application: { title: "Virtual Desktop application", icon: "azure-azure-virtual-desktop", category: "compute", fold: { attributes: ["application_group_id"] } },
  azurerm_virtual_desktop_workspace_application_group_association: { title: "Virtual Desktop association", icon: "azure-azure-virtual-desktop", category: "compute", fold: { attributes: ["workspace_id"] }, link: { from: ["workspace_id"], to: ["application_group_id"] } },
  azurerm_virtual_desktop_scaling_plan: { title: "Virtual Desktop scaling plan", icon: "azure-azure-virtual-desktop", category: "compute", fold: { attributes: ["host_pool"] } },
  azurerm_arc_machine: { title: "Azure Arc machine", icon: "azure-arc-machines", category: "compute" },
  azurerm_arc_machine_extension: { title: "Azure Arc extension", icon: "azure-arc-machines", category: "compute", fold: { attributes: ["arc_machine_id"] }, independent: false },
  azurerm_durable_task_scheduler: { title: "Durable Task Scheduler", icon: "azure-function-apps", category: "compute" },
  azurerm_durable_task_hub: { title: "Durable task hub", icon: "azure-function-apps", category: "compute", fold: { attributes: ["scheduler_id"] } }
};

// src/catalog/azure/containers.ts
var AZURE_CONTAINERS = {
  azurerm_kubernetes_cluster: {
    title: "AKS cluster",
    icon: "azure-kubernetes-services",
    category: "containers",
    knownAs: ["/providers/Microsoft.ContainerService/managedClusters/{}"],
    detail: ["kubernetes_version"],
    // The add-on for ingress runs a gateway that it creates, unless the block names one.
    entries: [{ actor: "users", has: ["ingress_application_gateway"], hasNone: ["ingress_application_gateway.gateway_id"] }],
    link: { from: ["ingress_application_gateway.gateway_id"], to: [] },
    exposure: [
      { part: ENDPOINT, audience: INTERNET, when: { private_cluster_enabled: ["", "false"], "api_server_access_profile.authorized_ip_ranges": ["", "0.0.0.0/0"], api_server_authorized_ip_ranges: ["", "0.0.0.0/0"] }, isDefault: true },
      { part: ENDPOINT, audience: "", ranges: { attribute: "api_server_access_profile.authorized_ip_ranges" } },
      { part: ENDPOINT, audience: "", ranges: { attribute: "api_server_authorized_ip_ranges" } }
    ],
    rights: [
      {
        block: "azure_active_directory_role_based_access_control",
        principals: ["azure_active_directory_role_based_access_control.admin_group_object_ids"],
        // No targets: the right is on the cluster itself.
        targets: [],
        gives: "Azure Kubernetes Service RBAC Cluster Admin"
      }
    ]
  },
  azurerm_kubernetes_cluster_node_pool: { title: "AKS node pool", icon: "azure-kubernetes-services", category: "containers", link: nodesOf("kubernetes_cluster_id"), runsIn: ["kubernetes_cluster_id"], detail: ["vm_size"] },
  azurerm_kubernetes_cluster_extension: { title: "AKS extension", icon: "azure-kubernetes-services", category: "containers", fold: { attributes: ["cluster_id"] } },
  azurerm_kubernetes_flux_configuration: { title: "AKS Flux configuration", icon: "azure-kubernetes-services", category: "containers", fold: { attributes: ["cluster_id"] } },
  azurerm_kubernetes_service_versions: { title: "AKS versions", icon: "azure-kubernetes-services", category: "containers" },
  azurerm_kubernetes_cluster_trusted_access_role_binding: { title: "AKS trusted access", icon: "azure-kubernetes-services", category: "containers", fold: { attributes: ["kubernetes_cluster_id"] }, supporting: true },
  azurerm_kubernetes_fleet_manager: { title: "Kubernetes Fleet Manager", icon: "azure-kubernetes-fleet-manager", category: "containers" },
  azurerm_arc_kubernetes_cluster: { title: "Azure Arc Kubernetes cluster", icon: "azure-arc-kubernetes", category: "containers" },
  azurerm_redhat_openshift_cluster: { title: "Azure Red Hat OpenShift", icon: "azure-azure-red-hat-openshift", category: "containers" },
  azurerm_container_registry: {
    ...IN_NO_NETWORK,
    holdsData: true,
    title: "Container registry",
    icon: "azure-container-registries",
    category: "containers",
    ...REGISTRY,
    knownAs: ["{}.azurecr.io", "/providers/Microsoft.ContainerRegistry/registries/{}"],
    exposure: [PUBLIC_NETWORK_ACCESS, ...NETWORK_RULES, { audience: EVERYBODY, when: { anonymous_pull_enabled: ["true"] } }]
  },
  azurerm_container_registry_webhook: { title: "Container registry webhook", icon: "azure-container-registries", category: "containers", fold: { attributes: ["registry_name"] } },
  azurerm_container_registry_scope_map: { title: "Container registry scope map", icon: "azure-container-registries", category: "containers" },
  azurerm_container_registry_token: { title: "Container registry token", icon: "azure-container-registries", category: "containers", fold: { attributes: ["container_registry_name"] } },
  azurerm_container_registry_token_password: { title: "Container registry token password", icon: "azure-container-registries", category: "containers", fold: { attributes: ["container_registry_token_id"] }, supporting: true },
  azurerm_container_registry_task: { title: "Container registry task", icon: "azure-container-registries", category: "containers" },
  azurerm_container_registry_agent_pool: { title: "Container registry agent pool", icon: "azure-container-registries", category: "containers" },
  azurerm_container_group: {
    title: "Container instance",
    icon: "azure-container-instances",
    category: "containers",
    entries: [
      { actor: "users", when: { ip_address_type: ["Public"] } },
      { actor: "users", notWritten: ["ip_address_type"] }
    ],
    addresses: ["ip_address", "fqdn"],
    listens: { paths: ["exposed_port.port", "container.ports.port"] },
    exposure: [{ audience: INTERNET, when: { ip_address_type: ["", "Public"] }, isDefault: true }]
  },
  azurerm_container_app: {
    title: "Container app",
    icon: "azure-worker-container-app",
    category: "containers",
    placedBy: ["container_app_environment_id", "resource_group_name"],
    runsIn: ["container_app_environment_id"],
    link: nodesOf("container_app_environment_id"),
    entries: [{ actor: "users", when: { "ingress.external_enabled": ["true"], "ingress.ip_security_restriction.action": ["", "Deny"] } }],
    addresses: ["ingress.fqdn"],
    exposure: [
      // All restrictions have one action. Those that allow addresses exclude all others; those that deny exclude a few.
      { audience: INTERNET, when: { "ingress.external_enabled": ["true"], "ingress.ip_security_restriction.action": ["", "Deny"] } },
      { part: THE_FIREWALL, audience: "", when: { "ingress.external_enabled": ["true"], "ingress.ip_security_restriction.action": ["Allow"] }, ranges: { attribute: "ingress.ip_security_restriction.ip_address_range" } },
      // The same setting in the body of an `azapi_resource`.
      { audience: INTERNET, when: { "body.properties.configuration.ingress.external": ["true"] } }
    ]
  },
  azurerm_container_app_job: { title: "Container app job", icon: "azure-worker-container-app", category: "containers", placedBy: ["container_app_environment_id", "resource_group_name"], runsIn: ["container_app_environment_id"], link: nodesOf("container_app_environment_id") },
  azurerm_container_app_custom_domain: { title: "Container app domain", icon: "azure-worker-container-app", category: "containers", fold: { attributes: ["container_app_id"] } },
  azurerm_container_app_environment: {
    title: "Container Apps environment",
    icon: "azure-container-apps-environments",
    category: "containers",
    exposure: [{ audience: INTERNET, when: { internal_load_balancer_enabled: ["", "false"] }, isDefault: true }]
  },
  azurerm_container_app_environment_storage: { title: "Container Apps storage", icon: "azure-container-apps-environments", category: "containers", fold: { userTypes: ["azurerm_container_app", "azurerm_container_app_job"], fallback: { attributes: ["container_app_environment_id"] } } },
  azurerm_container_app_environment_certificate: { title: "Container Apps certificate", icon: "azure-container-apps-environments", category: "containers", supporting: true },
  azurerm_container_app_environment_dapr_component: { title: "Dapr component", icon: "azure-container-apps-environments", category: "containers" },
  azurerm_kubernetes_fleet_member: { title: "Fleet member", icon: "azure-kubernetes-fleet-manager", category: "containers", placedBy: [], fold: { attributes: ["kubernetes_fleet_id", "kubernetes_fleet_manager_id"] }, link: { from: ["kubernetes_fleet_id", "kubernetes_fleet_manager_id"], to: ["kubernetes_cluster_id"] } },
  azurerm_kubernetes_fleet_update_run: { title: "Fleet update run", icon: "azure-kubernetes-fleet-manager", category: "containers" },
  azurerm_kubernetes_fleet_update_strategy: { title: "Fleet update strategy", icon: "azure-kubernetes-fleet-manager", category: "containers" },
  azurerm_container_app_environment_managed_certificate: { title: "Container Apps certificate", icon: "azure-container-apps-environments", category: "containers" }
};

// src/catalog/azure/database.ts
var POSTGRES_PORTS = { defaultPorts: [5432, 6432] };
var MYSQL_PORTS = { defaultPorts: [3306] };
var SERVER_ADMIN = "Microsoft Entra administrator";
var OPEN_UNLESS_DELEGATED = [{ audience: INTERNET, when: { public_network_access_enabled: ["", "true"], delegated_subnet_id: [""] }, isDefault: true }];
var AZURE_DATABASE = {
  azurerm_mssql_server: {
    ...IN_NO_NETWORK,
    holdsData: true,
    title: "SQL server",
    icon: "azure-sql-server",
    category: "database",
    knownAs: ["{}.database.windows.net", "/providers/Microsoft.Sql/servers/{}"],
    fold: { userTypes: ["azurerm_mssql_database"] },
    listens: { defaultPorts: [1433] },
    exposure: OPEN_BY_DEFAULT,
    rights: [{ block: "azuread_administrator", principals: ["azuread_administrator.object_id"], targets: [], gives: SERVER_ADMIN }]
  },
  azurerm_mssql_firewall_rule: { title: "SQL firewall rule", icon: "azure-sql-server", category: "database", exposure: FIREWALL_RANGES },
  azurerm_mssql_virtual_network_rule: { title: "SQL virtual network rule", icon: "azure-sql-server", category: "database" },
  azurerm_mssql_server_transparent_data_encryption: { title: "SQL encryption", icon: "azure-sql-server", category: "database" },
  azurerm_mssql_server_extended_auditing_policy: { title: "SQL auditing", icon: "azure-sql-server", category: "database" },
  azurerm_mssql_server_security_alert_policy: { title: "SQL alert policy", icon: "azure-sql-server", category: "database" },
  azurerm_mssql_server_vulnerability_assessment: { title: "SQL vulnerability assessment", icon: "azure-sql-server", category: "database" },
  azurerm_mssql_outbound_firewall_rule: { title: "SQL outbound rule", icon: "azure-sql-server", category: "database" },
  azurerm_sql_server: { title: "SQL server", icon: "azure-sql-server", category: "database", holdsData: true, fold: { userTypes: ["azurerm_sql_database"] } },
  azurerm_sql_firewall_rule: { title: "SQL firewall rule", icon: "azure-sql-server", category: "database", exposure: FIREWALL_RANGES },
  azurerm_sql_virtual_network_rule: { title: "SQL virtual network rule", icon: "azure-sql-server", category: "database" },
  azurerm_sql_active_directory_administrator: { title: "SQL administrator", icon: "azure-sql-server", category: "database" },
  azurerm_mssql_database: {
    title: "SQL database",
    icon: "azure-sql-database",
    category: "database",
    holdsData: true,
    placedBy: ["server_id", "elastic_pool_id"],
    detail: ["sku_name"],
    link: [
      { ...replicaOf("creation_source_database_id"), when: { create_mode: "Secondary" } },
      { ...replicaOf("creation_source_database_id"), when: { create_mode: "OnlineSecondary" } }
    ]
  },
  azurerm_mssql_database_extended_auditing_policy: { title: "SQL database auditing", icon: "azure-sql-database", category: "database", fold: { attributes: ["database_id"] }, supporting: true },
  azurerm_mssql_failover_group: { title: "SQL failover group", icon: "azure-sql-database", category: "database", fold: { attributes: ["server_id"] }, link: replication("server_id", "partner_server") },
  azurerm_sql_database: { title: "SQL database", icon: "azure-sql-database", category: "database", holdsData: true, placedBy: ["server_name", "resource_group_name"] },
  azurerm_sql_failover_group: { title: "SQL failover group", icon: "azure-sql-database", category: "database", fold: { attributes: ["server_name"] }, link: replication("server_name", "partner_servers") },
  azurerm_mssql_elasticpool: { title: "SQL elastic pool", icon: "azure-sql-elastic-pools", category: "database", fold: { userTypes: ["azurerm_mssql_database"] } },
  azurerm_sql_elasticpool: { title: "SQL elastic pool", icon: "azure-sql-elastic-pools", category: "database" },
  azurerm_mssql_managed_instance: { title: "SQL Managed Instance", icon: "azure-sql-managed-instance", category: "database", holdsData: true, listens: { defaultPorts: [1433, 3342] } },
  azurerm_sql_managed_instance: { title: "SQL Managed Instance", icon: "azure-sql-managed-instance", category: "database", holdsData: true },
  azurerm_mssql_managed_database: { title: "SQL managed database", icon: "azure-managed-database", category: "database", holdsData: true, fold: { attributes: ["managed_instance_id"] } },
  azurerm_sql_managed_database: { title: "SQL managed database", icon: "azure-managed-database", category: "database", holdsData: true },
  azurerm_mssql_job_agent: { title: "SQL job agent", icon: "azure-elastic-job-agents", category: "database" },
  azurerm_postgresql_server: {
    title: "PostgreSQL server",
    icon: "azure-azure-database-postgresql-server",
    category: "database",
    holdsData: true,
    knownAs: ["{}.postgres.database.azure.com"],
    link: { ...replicaOf("creation_source_server_id"), when: { create_mode: "Replica" } },
    listens: { defaultPorts: [5432] },
    exposure: OPEN_BY_DEFAULT
  },
  azurerm_postgresql_database: { title: "PostgreSQL database", icon: "azure-azure-database-postgresql-server", category: "database", holdsData: true, fold: { attributes: ["server_name"] } },
  azurerm_postgresql_firewall_rule: { title: "PostgreSQL firewall rule", icon: "azure-azure-database-postgresql-server", category: "database", exposure: FIREWALL_RANGES },
  azurerm_postgresql_virtual_network_rule: { title: "PostgreSQL virtual network rule", icon: "azure-azure-database-postgresql-server", category: "database" },
  azurerm_postgresql_configuration: { title: "PostgreSQL setting", icon: "azure-azure-database-postgresql-server", category: "database", fold: { attributes: ["server_name"] }, supporting: true },
  azurerm_postgresql_flexible_server: {
    title: "PostgreSQL flexible server",
    icon: "azure-azure-database-postgresql-server",
    category: "database",
    holdsData: true,
    knownAs: ["{}.postgres.database.azure.com", "/providers/Microsoft.DBforPostgreSQL/flexibleServers/{}"],
    detail: ["version", "sku_name"],
    link: { ...replicaOf("source_server_id"), when: { create_mode: "Replica" } },
    listens: POSTGRES_PORTS,
    exposure: OPEN_UNLESS_DELEGATED,
    defaults: { backup_retention_days: "7" }
  },
  azurerm_postgresql_flexible_server_database: { title: "PostgreSQL database", icon: "azure-azure-database-postgresql-server", category: "database", holdsData: true },
  azurerm_postgresql_flexible_server_firewall_rule: { title: "PostgreSQL firewall rule", icon: "azure-azure-database-postgresql-server", category: "database", exposure: FIREWALL_RANGES },
  azurerm_postgresql_flexible_server_configuration: { title: "PostgreSQL setting", icon: "azure-azure-database-postgresql-server", category: "database" },
  azurerm_postgresql_flexible_server_active_directory_administrator: { title: "PostgreSQL administrator", icon: "azure-azure-database-postgresql-server", category: "database", rights: [{ principals: ["object_id"], targets: ["server_name"], gives: SERVER_ADMIN }] },
  azurerm_cosmosdb_postgresql_cluster: { title: "Cosmos DB for PostgreSQL", icon: "azure-azure-database-postgresql-server-group", category: "database", holdsData: true, link: replicaOf("source_resource_id") },
  azurerm_mysql_server: { title: "MySQL server", icon: "azure-azure-database-mysql-server", category: "database", holdsData: true, link: { ...replicaOf("creation_source_server_id"), when: { create_mode: "Replica" } }, listens: MYSQL_PORTS, exposure: OPEN_BY_DEFAULT },
  azurerm_mysql_database: { title: "MySQL database", icon: "azure-azure-database-mysql-server", category: "database", holdsData: true, fold: { attributes: ["server_name"] } },
  azurerm_mysql_firewall_rule: { title: "MySQL firewall rule", icon: "azure-azure-database-mysql-server", category: "database", exposure: FIREWALL_RANGES },
  azurerm_mysql_flexible_server: {
    title: "MySQL flexible server",
    icon: "azure-azure-database-mysql-server",
    category: "database",
    holdsData: true,
    knownAs: ["{}.mysql.database.azure.com"],
    detail: ["version", "sku_name"],
    link: { ...replicaOf("source_server_id"), when: { create_mode: "Replica" } },
    listens: MYSQL_PORTS,
    exposure: OPEN_UNLESS_DELEGATED,
    defaults: { backup_retention_days: "7" }
  },
  azurerm_mysql_flexible_database: { title: "MySQL database", icon: "azure-azure-database-mysql-server", category: "database", holdsData: true, fold: { attributes: ["server_name"] } },
  azurerm_mysql_flexible_server_firewall_rule: { title: "MySQL firewall rule", icon: "azure-azure-database-mysql-server", category: "database", exposure: FIREWALL_RANGES },
  azurerm_mysql_flexible_server_configuration: { title: "MySQL setting", icon: "azure-azure-database-mysql-server", category: "database" },
  azurerm_mariadb_server: { title: "MariaDB server", icon: "azure-azure-database-mariadb-server", category: "database", holdsData: true, link: { ...replicaOf("creation_source_server_id"), when: { create_mode: "Replica" } }, listens: MYSQL_PORTS, exposure: OPEN_BY_DEFAULT },
  azurerm_mariadb_database: { title: "MariaDB database", icon: "azure-azure-database-mariadb-server", category: "database", holdsData: true, fold: { attributes: ["server_name"] } },
  azurerm_cosmosdb_account: {
    ...IN_NO_NETWORK,
    alone: true,
    title: "Cosmos DB account",
    icon: "azure-azure-cosmos-db",
    category: "database",
    holdsData: true,
    granted: builtInRolesOf("Cosmos DB .*|DocumentDB .*"),
    knownAs: ["{}.documents.azure.com", "{}.mongo.cosmos.azure.com", "/providers/Microsoft.DocumentDB/databaseAccounts/{}"],
    exposure: OPEN_BY_DEFAULT
  },
  azurerm_cosmosdb_sql_database: { title: "Cosmos DB database", icon: "azure-azure-cosmos-db", category: "database", holdsData: true },
  azurerm_cosmosdb_sql_container: { title: "Cosmos DB container", icon: "azure-azure-cosmos-db", category: "database", holdsData: true },
  azurerm_cosmosdb_sql_role_assignment: {
    title: "Cosmos DB role assignment",
    icon: "azure-azure-cosmos-db",
    category: "database",
    fold: { attributes: ["account_name", "scope"] },
    supporting: true,
    grants: { principals: ["principal_id"], targets: ["account_name"] },
    rights: [{ principals: ["principal_id"], targets: ["account_name"], permissions: ["role_definition_id"] }]
  },
  azurerm_cosmosdb_sql_role_definition: { title: "Cosmos DB role", icon: "azure-azure-cosmos-db", category: "database" },
  azurerm_cosmosdb_mongo_database: { title: "Cosmos DB for MongoDB database", icon: "azure-azure-cosmos-db", category: "database", holdsData: true },
  azurerm_cosmosdb_mongo_collection: { title: "Cosmos DB for MongoDB collection", icon: "azure-azure-cosmos-db", category: "database", holdsData: true },
  azurerm_cosmosdb_cassandra_keyspace: { title: "Cosmos DB for Cassandra keyspace", icon: "azure-azure-cosmos-db", category: "database", holdsData: true },
  azurerm_cosmosdb_gremlin_database: { title: "Cosmos DB for Gremlin database", icon: "azure-azure-cosmos-db", category: "database", holdsData: true },
  azurerm_cosmosdb_gremlin_graph: { title: "Cosmos DB for Gremlin graph", icon: "azure-azure-cosmos-db", category: "database", holdsData: true },
  azurerm_cosmosdb_table: { title: "Cosmos DB table", icon: "azure-azure-cosmos-db", category: "database", holdsData: true },
  azurerm_mongo_cluster: { title: "Cosmos DB for MongoDB vCore", icon: "azure-azure-cosmos-db", category: "database", holdsData: true },
  azurerm_cosmosdb_cassandra_cluster: { title: "Managed Cassandra cluster", icon: "azure-managed-instance-apache-cassandra", category: "database", holdsData: true },
  azurerm_cosmosdb_cassandra_datacenter: { title: "Managed Cassandra data center", icon: "azure-managed-instance-apache-cassandra", category: "database" },
  azurerm_redis_cache: { title: "Azure Cache for Redis", icon: "azure-cache-redis", category: "database", holdsData: true, sizes: ["capacity"], knownAs: ["{}.redis.cache.windows.net", "/providers/Microsoft.Cache/Redis/{}"], listens: { defaultPorts: [6379, 6380] }, exposure: OPEN_BY_DEFAULT },
  azurerm_redis_firewall_rule: { title: "Redis firewall rule", icon: "azure-cache-redis", category: "database", exposure: [{ part: THE_FIREWALL, audience: INTERNET, when: { start_ip: ["0.0.0.0"], end_ip: ["255.255.255.255"] } }] },
  azurerm_redis_linked_server: { title: "Redis linked server", icon: "azure-cache-redis", category: "database", fold: { attributes: ["target_redis_cache_name"] }, link: replication("target_redis_cache_name", "linked_redis_cache_id") },
  azurerm_redis_cache_access_policy: { title: "Redis access policy", icon: "azure-cache-redis", category: "database", fold: { attributes: ["redis_cache_id"] }, supporting: true },
  azurerm_redis_cache_access_policy_assignment: { title: "Redis access policy assignment", icon: "azure-cache-redis", category: "database", fold: { attributes: ["redis_cache_id"] }, supporting: true },
  azurerm_managed_redis: { holdsData: true, title: "Azure Managed Redis", icon: "azure-azure-managed-redis", category: "database", listens: { defaultPorts: [1e4] }, exposure: OPEN_BY_DEFAULT },
  azurerm_redis_enterprise_cluster: { title: "Redis Enterprise cluster", icon: "azure-azure-managed-redis", category: "database", holdsData: true, listens: { defaultPorts: [1e4] } },
  azurerm_redis_enterprise_database: { title: "Redis Enterprise database", icon: "azure-azure-managed-redis", category: "database", holdsData: true, fold: { attributes: ["cluster_id"] } },
  azurerm_database_migration_service: { title: "Database Migration Service", icon: "azure-azure-database-migration-services", category: "database" },
  azurerm_database_migration_project: { title: "Database migration project", icon: "azure-azure-database-migration-services", category: "database" },
  azurerm_oracle_autonomous_database: { title: "Oracle Autonomous Database", icon: "azure-oracle-database", category: "database", holdsData: true },
  azurerm_oracle_exadata_infrastructure: { title: "Oracle Exadata", icon: "azure-oracle-database", category: "database", fold: { userTypes: ["azurerm_oracle_cloud_vm_cluster"] } },
  azurerm_managed_redis_geo_replication: { title: "Managed Redis replication", icon: "azure-azure-managed-redis", category: "database", fold: { attributes: ["managed_redis_id"] }, link: replication("managed_redis_id", "linked_managed_redis_ids") },
  azurerm_managed_redis_access_policy_assignment: { title: "Managed Redis access", icon: "azure-azure-managed-redis", category: "database", fold: { attributes: ["managed_redis_id"] }, supporting: true },
  azurerm_mongo_cluster_firewall_rule: { title: "MongoDB firewall rule", icon: "azure-azure-cosmos-db", category: "database" },
  azurerm_mongo_cluster_user: { title: "MongoDB user", icon: "azure-azure-cosmos-db", category: "database" },
  azurerm_oracle_cloud_vm_cluster: { title: "Oracle VM cluster", icon: "azure-oracle-database", category: "database" }
};

// elsewhere:src/catalog/azure/directory.ts
var module5 = require("./picture.js").modules["src/catalog/azure/directory.ts"]();
var ARM_TYPES = module5.ARM_TYPES;
var AZURE_DIRECTORY = module5.AZURE_DIRECTORY;

// src/catalog/azure/integration.ts
var LISTENS = { listen: true, send: false, manage: false };
var AZURE_INTEGRATION = {
  azurerm_servicebus_namespace: {
    ...IN_NO_NETWORK,
    alone: true,
    title: "Service Bus namespace",
    icon: "azure-azure-service-bus",
    category: "integration",
    holdsData: true,
    granted: builtInRolesOf("Azure Service Bus Data .*", ".*Receiver", ".*(?:Sender|Owner)"),
    knownAs: ["{}.servicebus.windows.net", "/providers/Microsoft.ServiceBus/namespaces/{}"],
    exposure: OPEN_BY_DEFAULT
  },
  azurerm_servicebus_namespace_disaster_recovery_config: { title: "Service Bus failover", icon: "azure-azure-service-bus", category: "integration", fold: { attributes: ["primary_namespace_id"] }, link: replication("primary_namespace_id", "partner_namespace_id") },
  azurerm_servicebus_queue: { title: "Service Bus queue", icon: "azure-azure-service-bus", category: "integration", holdsData: true, granted: builtInRolesOf("Azure Service Bus Data .*", ".*Receiver", ".*(?:Sender|Owner)"), plumbing: false },
  azurerm_servicebus_topic: { title: "Service Bus topic", icon: "azure-azure-service-bus", category: "integration", holdsData: true, granted: builtInRolesOf("Azure Service Bus Data .*", ".*Receiver", ".*(?:Sender|Owner)"), plumbing: false },
  azurerm_servicebus_subscription: { title: "Service Bus subscription", icon: "azure-azure-service-bus", category: "integration", holdsData: true, granted: builtInRolesOf("Azure Service Bus Data .*", ".*Receiver", ".*(?:Sender|Owner)") },
  azurerm_servicebus_subscription_rule: { title: "Service Bus rule", icon: "azure-azure-service-bus", category: "integration" },
  azurerm_servicebus_namespace_authorization_rule: { title: "Service Bus authorization rule", icon: "azure-azure-service-bus", category: "integration", directionWhen: LISTENS },
  azurerm_servicebus_queue_authorization_rule: { title: "Service Bus queue rule", icon: "azure-azure-service-bus", category: "integration", directionWhen: LISTENS },
  azurerm_servicebus_topic_authorization_rule: { title: "Service Bus topic rule", icon: "azure-azure-service-bus", category: "integration", directionWhen: LISTENS },
  azurerm_servicebus_namespace_network_rule_set: { title: "Service Bus network rules", icon: "azure-azure-service-bus", category: "integration" },
  azurerm_eventhub: { holdsData: true, title: "Event hub", icon: "azure-event-hubs", category: "integration", granted: builtInRolesOf("Azure Event Hubs Data .*", ".*Receiver", ".*(?:Sender|Owner)"), fold: { attributes: ["namespace_name", "namespace_id"] }, plumbing: false },
  azurerm_eventhub_namespace: {
    ...IN_NO_NETWORK,
    alone: true,
    title: "Event Hubs namespace",
    icon: "azure-event-hubs",
    category: "integration",
    holdsData: true,
    granted: builtInRolesOf("Azure Event Hubs Data .*", ".*Receiver", ".*(?:Sender|Owner)"),
    knownAs: ["{}.servicebus.windows.net", "/providers/Microsoft.EventHub/namespaces/{}"],
    exposure: OPEN_BY_DEFAULT
  },
  azurerm_eventhub_namespace_disaster_recovery_config: { title: "Event Hubs failover", icon: "azure-event-hubs", category: "integration", fold: { attributes: ["namespace_name"] }, link: replication("namespace_name", "partner_namespace_id") },
  azurerm_eventhub_consumer_group: { title: "Event hub consumer group", icon: "azure-event-hubs", category: "integration" },
  azurerm_eventhub_authorization_rule: { title: "Event hub authorization rule", icon: "azure-event-hubs", category: "integration", directionWhen: LISTENS },
  azurerm_eventhub_namespace_authorization_rule: { title: "Event Hubs authorization rule", icon: "azure-event-hubs", category: "integration", directionWhen: LISTENS },
  azurerm_eventhub_cluster: { title: "Event Hubs cluster", icon: "azure-event-hub-clusters", category: "integration" },
  azurerm_eventgrid_topic: { ...IN_NO_NETWORK, title: "Event Grid topic", icon: "azure-event-grid-topics", category: "integration", granted: builtInRolesOf("EventGrid Data Sender"), exposure: OPEN_BY_DEFAULT },
  azurerm_eventgrid_namespace: { title: "Event Grid namespace", icon: "azure-event-grid-topics", category: "integration" },
  azurerm_eventgrid_domain: { ...IN_NO_NETWORK, title: "Event Grid domain", icon: "azure-event-grid-domains", category: "integration", exposure: OPEN_BY_DEFAULT },
  azurerm_eventgrid_domain_topic: { title: "Event Grid domain topic", icon: "azure-event-grid-domains", category: "integration", fold: { attributes: ["domain_name"] } },
  azurerm_eventgrid_event_subscription: {
    title: "Event Grid subscription",
    icon: "azure-event-grid-subscriptions",
    category: "integration",
    fold: { attributes: ["scope"] },
    link: { from: ["scope"], to: ["webhook_endpoint", "azure_function_endpoint", "storage_queue_endpoint", "service_bus_queue_endpoint_id", "service_bus_topic_endpoint_id", "eventhub_endpoint_id"] }
  },
  azurerm_eventgrid_system_topic_event_subscription: {
    title: "Event Grid system subscription",
    icon: "azure-event-grid-subscriptions",
    category: "integration",
    fold: { attributes: ["system_topic"] },
    link: { from: ["system_topic"], to: ["webhook_endpoint", "azure_function_endpoint", "storage_queue_endpoint", "service_bus_queue_endpoint_id", "service_bus_topic_endpoint_id", "eventhub_endpoint_id"] }
  },
  azurerm_eventgrid_system_topic: { title: "Event Grid system topic", icon: "azure-system-topic", category: "integration", link: { from: ["source_resource_id", "source_arm_resource_id"], to: [] }, isOnlyPath: true },
  azurerm_logic_app_workflow: { title: "Logic app", icon: "azure-logic-apps", category: "integration" },
  azurerm_logic_app_standard: { title: "Logic app", icon: "azure-logic-apps", category: "integration", egress: ALL_ROUTED, listens: LISTENS_NOWHERE },
  azurerm_logic_app_trigger_http_request: { title: "Logic app HTTP trigger", icon: "azure-logic-apps", category: "integration" },
  azurerm_logic_app_trigger_recurrence: { title: "Logic app schedule", icon: "azure-logic-apps", category: "integration" },
  azurerm_logic_app_action_http: { title: "Logic app HTTP action", icon: "azure-logic-apps", category: "integration" },
  azurerm_logic_app_action_custom: { title: "Logic app action", icon: "azure-logic-apps", category: "integration" },
  azurerm_logic_app_integration_account: { title: "Integration account", icon: "azure-integration-accounts", category: "integration" },
  azurerm_api_connection: { title: "API connection", icon: "azure-api-connections", category: "integration" },
  azurerm_api_management: {
    title: "API Management",
    icon: "azure-api-management-services",
    category: "integration",
    knownAs: ["{}.azure-api.net"],
    entries: [{ actor: "users", unless: { virtual_network_type: ["Internal"] } }],
    listens: { defaultPorts: [80, 443, 3443] },
    exposure: OPEN_BY_DEFAULT,
    caller: true,
    relay: true
  },
  azurerm_api_management_api: { title: "API Management API", icon: "azure-api-management-services", category: "integration", exposure: [{ audience: UNAUTHORISED, when: { subscription_required: ["false"] }, isOfPart: true, subjectAttributes: ["api_management_name"] }], attachment: true },
  azurerm_api_management_api_operation: { title: "API Management operation", icon: "azure-api-management-services", category: "integration", attachment: true },
  azurerm_api_management_api_operation_policy: { title: "API Management operation policy", icon: "azure-api-management-services", category: "integration" },
  azurerm_api_management_api_policy: { title: "API Management policy", icon: "azure-api-management-services", category: "integration" },
  azurerm_api_management_api_version_set: { title: "API Management version set", icon: "azure-api-management-services", category: "integration" },
  azurerm_api_management_backend: { title: "API Management backend", icon: "azure-api-management-services", category: "integration", attachment: true },
  azurerm_api_management_certificate: { title: "API Management certificate", icon: "azure-api-management-services", category: "integration" },
  azurerm_api_management_custom_domain: { title: "API Management domain", icon: "azure-api-management-services", category: "integration" },
  azurerm_api_management_diagnostic: { title: "API Management diagnostics", icon: "azure-api-management-services", category: "integration" },
  azurerm_api_management_gateway: { title: "API Management gateway", icon: "azure-api-management-services", category: "integration" },
  azurerm_api_management_logger: { title: "API Management logger", icon: "azure-api-management-services", category: "integration" },
  azurerm_api_management_named_value: { title: "API Management named value", icon: "azure-api-management-services", category: "integration" },
  azurerm_api_management_policy: { title: "API Management policy", icon: "azure-api-management-services", category: "integration" },
  azurerm_api_management_product: { title: "API Management product", icon: "azure-api-management-services", category: "integration" },
  azurerm_api_management_product_api: { title: "API Management product API", icon: "azure-api-management-services", category: "integration" },
  azurerm_api_management_subscription: { title: "API Management subscription", icon: "azure-api-management-services", category: "integration" },
  azurerm_api_management_user: { title: "API Management user", icon: "azure-api-management-services", category: "integration" },
  azurerm_relay_namespace: { title: "Relay namespace", icon: "azure-relays", category: "integration" },
  azurerm_relay_hybrid_connection: { title: "Relay hybrid connection", icon: "azure-relays", category: "integration" },
  azurerm_notification_hub_namespace: { title: "Notification Hubs namespace", icon: "azure-notification-hub-namespaces", category: "integration" },
  azurerm_notification_hub: { title: "Notification hub", icon: "azure-notification-hubs", category: "integration", fold: { attributes: ["namespace_name"] } },
  azurerm_signalr_service: { ...IN_NO_NETWORK, title: "SignalR Service", icon: "azure-signalr", category: "integration", granted: builtInRolesOf("SignalR .*") },
  azurerm_web_pubsub: { title: "Web PubSub", icon: "azure-pubsub", category: "integration", granted: builtInRolesOf("Web PubSub .*") },
  azurerm_web_pubsub_hub: { title: "Web PubSub hub", icon: "azure-pubsub", category: "integration", fold: { attributes: ["web_pubsub_id"] } },
  azurerm_communication_service: { title: "Communication Services", icon: "azure-azure-communication-services", category: "integration" },
  azurerm_email_communication_service: { title: "Email Communication Services", icon: "azure-azure-communication-services", category: "integration" },
  azurerm_email_communication_service_domain: { title: "Email domain", icon: "azure-azure-communication-services", category: "integration", fold: { attributes: ["email_service_id"] } },
  azurerm_iothub: { ...IN_NO_NETWORK, title: "IoT Hub", icon: "azure-iot-hub", category: "integration", knownAs: ["{}.azure-devices.net"], exposure: OPEN_BY_DEFAULT },
  azurerm_iothub_consumer_group: { title: "IoT Hub consumer group", icon: "azure-iot-hub", category: "integration" },
  azurerm_iothub_route: { title: "IoT Hub route", icon: "azure-iot-hub", category: "integration" },
  azurerm_iothub_endpoint_eventhub: { title: "IoT Hub endpoint", icon: "azure-iot-hub", category: "integration" },
  azurerm_iothub_dps: { title: "IoT Device Provisioning", icon: "azure-device-provisioning-services", category: "integration" },
  azurerm_iotcentral_application: { title: "IoT Central application", icon: "azure-iot-central-applications", category: "integration" },
  azurerm_digital_twins_instance: { title: "Digital Twins", icon: "azure-digital-twins", category: "integration" },
  azurerm_maps_account: { title: "Azure Maps", icon: "azure-azure-maps-accounts", category: "integration" },
  azurerm_healthcare_service: { title: "Azure API for FHIR", icon: "azure-azure-api-for-fhir", category: "integration" },
  azurerm_healthcare_workspace: { title: "Health Data Services workspace", icon: "azure-azure-api-for-fhir", category: "integration" },
  azurerm_healthcare_fhir_service: { title: "FHIR service", icon: "azure-azure-api-for-fhir", category: "integration", runsIn: ["workspace_id"], link: nodesOf("workspace_id"), placedBy: ["workspace_id", "resource_group_name"] },
  azurerm_api_center_service: { title: "API Center", icon: "azure-api-management-services", category: "integration" },
  azurerm_api_center_environment: { title: "API Center environment", icon: "azure-api-management-services", category: "integration", fold: { attributes: ["service_id", "api_center_service_id"] } }
};

// elsewhere:src/catalog/examples.ts
var module6 = require("./picture.js").modules["src/catalog/examples.ts"]();
var ACCOUNT = module6.ACCOUNT;
var ELEMENT = module6.ELEMENT;
var EMPTY_POLICY = module6.EMPTY_POLICY;
var LIST_ARGUMENT = module6.LIST_ARGUMENT;
var NETWORK = module6.NETWORK;
var PLURAL_NAME = module6.PLURAL_NAME;
var ROLE = module6.ROLE;
var SUBSCRIPTION = module6.SUBSCRIPTION;
var ZERO_UUID = module6.ZERO_UUID;
var defaultsToFalse = module6.defaultsToFalse;
var elementNumber = module6.elementNumber;
var holdsElement = module6.holdsElement;
var holdsPlaceholder = module6.holdsPlaceholder;
var holdsPlaceholderAddress = module6.holdsPlaceholderAddress;
var isAnyElement = module6.isAnyElement;
var isPlaceholderAccount = module6.isPlaceholderAccount;
var isStandInOf = module6.isStandInOf;
var isTagsAttribute = module6.isTagsAttribute;
var itemFor = module6.itemFor;
var itemTextFor = module6.itemTextFor;
var lookupAnswer = module6.lookupAnswer;
var lookupLocation = module6.lookupLocation;
var numberFor = module6.numberFor;
var partOfNetwork = module6.partOfNetwork;
var placeholderFor = module6.placeholderFor;
var standIn = module6.standIn;
var textFor = module6.textFor;

// src/catalog/azure/management.ts
var ALERT = [
  { from: ["scopes"], to: [], isSupporting: true },
  { from: [], to: ["action"], label: "alarm", isSupporting: true }
];
var AZURE_MANAGEMENT = {
  azurerm_resource_group: { title: "Resource group", icon: "azure-resource-groups", category: "management", placedBy: [], lookup: { answers: ({ location }) => ({ location }) }, prominence: "first", rightsScope: { noun: "resource group", name: "", width: 1 } },
  azurerm_resource_group_template_deployment: { title: "Resource group deployment", icon: "azure-resource-groups", category: "management", prominence: "configuration" },
  azurerm_resource_group_cost_management_export: { title: "Cost export", icon: "azure-resource-groups", category: "management", prominence: "governance" },
  azurerm_subscription: {
    title: "Subscription",
    icon: "azure-subscriptions",
    category: "management",
    plumbing: true,
    lookup: { answers: () => ({ id: `/subscriptions/${SUBSCRIPTION}`, subscription_id: SUBSCRIPTION, tenant_id: `${ZERO_UUID}1`, display_name: "example" }) },
    prominence: "governance",
    rightsScope: { noun: "the whole subscription", name: "", width: 2 }
  },
  azurerm_subscriptions: { title: "Subscriptions", icon: "azure-subscriptions", category: "management", prominence: "governance" },
  azurerm_subscription_template_deployment: { title: "Subscription deployment", icon: "azure-subscriptions", category: "management", prominence: "configuration" },
  azurerm_management_group: { title: "Management group", icon: "azure-management-groups", category: "management", plumbing: true, link: memberOf("parent_management_group_id"), rightsScope: { noun: "the whole management group", name: "", width: 3 } },
  azurerm_management_group_subscription_association: { title: "Management group subscription", icon: "azure-management-groups", category: "management", fold: { attributes: ["management_group_id"] }, link: { ...memberOf("management_group_id"), to: ["subscription_id"] } },
  azurerm_template_deployment: { title: "Template deployment", icon: "azure-templates", category: "management", prominence: "configuration" },
  azurerm_template_spec_version: { title: "Template spec", icon: "azure-templates", category: "management", prominence: "registries" },
  azurerm_management_lock: { title: "Management lock", icon: "azure-all-resources", category: "management", fold: { attributes: ["scope"] }, supporting: true },
  azurerm_resource_provider_registration: { title: "Resource provider registration", icon: "azure-all-resources", category: "management", prominence: "governance" },
  azurerm_resources: { title: "Resources", icon: "azure-all-resources", category: "management", prominence: "first" },
  azurerm_location: { title: "Location", icon: "azure-all-resources", category: "management", prominence: "governance" },
  azurerm_policy_assignment: { title: "Policy assignment", icon: "azure-policy", category: "management" },
  azurerm_policy_definition: { title: "Policy definition", icon: "azure-policy", category: "management" },
  azurerm_policy_set_definition: { title: "Policy initiative", icon: "azure-policy", category: "management" },
  azurerm_policy_remediation: { title: "Policy remediation", icon: "azure-policy", category: "management" },
  azurerm_policy_exemption: { title: "Policy exemption", icon: "azure-policy", category: "management" },
  azurerm_resource_policy_assignment: { title: "Policy assignment", icon: "azure-policy", category: "management" },
  azurerm_resource_group_policy_assignment: { title: "Policy assignment", icon: "azure-policy", category: "management" },
  azurerm_subscription_policy_assignment: { title: "Policy assignment", icon: "azure-policy", category: "management", prominence: "governance" },
  azurerm_management_group_policy_assignment: { title: "Policy assignment", icon: "azure-policy", category: "management" },
  azurerm_policy_virtual_machine_configuration_assignment: { title: "Guest configuration", icon: "azure-policy", category: "management" },
  azurerm_blueprint_assignment: { title: "Blueprint assignment", icon: "azure-blueprints", category: "management" },
  azurerm_lighthouse_assignment: { title: "Lighthouse assignment", icon: "azure-azure-lighthouse", category: "management" },
  azurerm_lighthouse_definition: { title: "Lighthouse definition", icon: "azure-azure-lighthouse", category: "management" },
  azurerm_log_analytics_workspace: { ...IN_NO_NETWORK, alone: true, plumbing: true, title: "Log Analytics workspace", icon: "azure-log-analytics-workspaces", category: "management", holdsData: true, standalone: true, knownAs: ["/providers/Microsoft.OperationalInsights/workspaces/{}"], supporting: true },
  azurerm_log_analytics_solution: { title: "Log Analytics solution", icon: "azure-log-analytics-workspaces", category: "management" },
  azurerm_log_analytics_linked_service: { title: "Log Analytics linked service", icon: "azure-log-analytics-workspaces", category: "management" },
  azurerm_log_analytics_saved_search: { title: "Log Analytics query", icon: "azure-log-analytics-workspaces", category: "management" },
  azurerm_log_analytics_data_export_rule: { title: "Log Analytics export", icon: "azure-log-analytics-workspaces", category: "management" },
  azurerm_log_analytics_workspace_table: { title: "Log Analytics table", icon: "azure-log-analytics-workspaces", category: "management" },
  azurerm_application_insights: { ...IN_NO_NETWORK, title: "Application Insights", icon: "azure-application-insights", category: "management", standalone: true, supporting: true, plumbing: true },
  azurerm_application_insights_workbook: { title: "Application Insights workbook", icon: "azure-application-insights", category: "management" },
  azurerm_application_insights_api_key: { title: "Application Insights key", icon: "azure-application-insights", category: "management" },
  azurerm_application_insights_web_test: { title: "Availability test", icon: "azure-web-test", category: "management" },
  azurerm_application_insights_standard_web_test: { title: "Availability test", icon: "azure-web-test", category: "management" },
  azurerm_monitor_action_group: { title: "Action group", icon: "azure-monitor", category: "management", operational: MONITORING_ONLY },
  azurerm_monitor_action_rule_suppression: { title: "Alert suppression", icon: "azure-monitor", category: "management" },
  azurerm_monitor_alert_processing_rule_suppression: { title: "Alert suppression", icon: "azure-monitor", category: "management", operational: MONITORING_ONLY },
  azurerm_monitor_private_link_scope: { title: "Monitor private link scope", icon: "azure-monitor", category: "management" },
  azurerm_monitor_private_link_scoped_service: { title: "Monitor private link service", icon: "azure-monitor", category: "management", fold: { attributes: ["scope_name"] }, link: { from: ["scope_name"], to: ["linked_resource_id"] } },
  azurerm_monitor_workspace: { title: "Monitor workspace", icon: "azure-monitor", category: "management", standalone: true, prominence: "first" },
  azurerm_monitor_metric_alert: { title: "Metric alert", icon: "azure-alerts", category: "management", operational: MONITORING_ONLY, link: ALERT },
  azurerm_monitor_activity_log_alert: { title: "Activity log alert", icon: "azure-alerts", category: "management", operational: MONITORING_ONLY, link: ALERT },
  azurerm_monitor_scheduled_query_rules_alert: { title: "Log alert", icon: "azure-alerts", category: "management", operational: MONITORING_ONLY, link: ALERT },
  azurerm_monitor_scheduled_query_rules_alert_v2: { title: "Log alert", icon: "azure-alerts", category: "management", operational: MONITORING_ONLY, link: ALERT },
  azurerm_monitor_smart_detector_alert_rule: { title: "Smart detection alert", icon: "azure-alerts", category: "management", operational: MONITORING_ONLY },
  azurerm_monitor_alert_prometheus_rule_group: { title: "Prometheus rules", icon: "azure-alerts", category: "management" },
  azurerm_monitor_diagnostic_setting: { title: "Diagnostic setting", icon: "azure-diagnostics-settings", category: "management", fold: { attributes: ["target_resource_id"] }, supporting: true },
  azurerm_monitor_diagnostic_categories: { title: "Diagnostic categories", icon: "azure-diagnostics-settings", category: "management" },
  azurerm_monitor_aad_diagnostic_setting: { title: "Entra diagnostic setting", icon: "azure-diagnostics-settings", category: "management" },
  azurerm_monitor_log_profile: { title: "Log profile", icon: "azure-activity-log", category: "management" },
  azurerm_monitor_data_collection_rule: { title: "Data collection rule", icon: "azure-data-collection-rules", category: "management" },
  azurerm_monitor_data_collection_endpoint: { title: "Data collection endpoint", icon: "azure-data-collection-rules", category: "management" },
  azurerm_monitor_data_collection_rule_association: {
    title: "Data collection association",
    icon: "azure-data-collection-rules",
    category: "management",
    fold: { attributes: ["data_collection_rule_id", "data_collection_endpoint_id"] },
    link: { from: ["target_resource_id"], to: ["data_collection_rule_id", "data_collection_endpoint_id"], isAlwaysDrawn: true, thin: true }
  },
  azurerm_dashboard_grafana: { title: "Managed Grafana", icon: "azure-azure-managed-grafana", category: "management", prominence: "first", entries: [{ actor: "users", unless: { public_network_access_enabled: ["false"] }, has: ["name", "location"] }] },
  azurerm_portal_dashboard: { title: "Portal dashboard", icon: "azure-dashboard", category: "management", prominence: "monitoring" },
  azurerm_dashboard: { title: "Portal dashboard", icon: "azure-dashboard", category: "management" },
  azurerm_automation_account: { alone: true, title: "Automation account", icon: "azure-automation-accounts", category: "management", prominence: "governance" },
  azurerm_automation_runbook: { title: "Automation runbook", icon: "azure-automation-accounts", category: "management" },
  azurerm_automation_schedule: { title: "Automation schedule", icon: "azure-automation-accounts", category: "management" },
  azurerm_automation_job_schedule: { title: "Automation job schedule", icon: "azure-automation-accounts", category: "management" },
  azurerm_automation_module: { title: "Automation module", icon: "azure-automation-accounts", category: "management" },
  azurerm_automation_variable_string: { title: "Automation variable", icon: "azure-automation-accounts", category: "management" },
  azurerm_automation_credential: { title: "Automation credential", icon: "azure-automation-accounts", category: "management" },
  azurerm_automation_webhook: { title: "Automation webhook", icon: "azure-automation-accounts", category: "management" },
  azurerm_app_configuration: { ...IN_NO_NETWORK, title: "App Configuration", icon: "azure-app-configuration", category: "management", granted: builtInRolesOf("App Configuration Data .*"), knownAs: ["{}.azconfig.io"], exposure: OPEN_BY_DEFAULT },
  azurerm_app_configuration_key: { title: "App Configuration key", icon: "azure-app-configuration", category: "management", passive: true, valueAttributes: ["value"] },
  azurerm_app_configuration_feature: { title: "App Configuration feature", icon: "azure-app-configuration", category: "management" },
  azurerm_consumption_budget_subscription: { title: "Subscription budget", icon: "azure-cost-budgets", category: "management", operational: GOVERNANCE_ONLY, supporting: true },
  azurerm_consumption_budget_resource_group: { title: "Resource group budget", icon: "azure-cost-budgets", category: "management", operational: GOVERNANCE_ONLY, supporting: true },
  azurerm_cost_anomaly_alert: { title: "Cost anomaly alert", icon: "azure-cost-alerts", category: "management", prominence: "governance" },
  azurerm_managed_application: { title: "Managed application", icon: "azure-managed-applications-center", category: "management", prominence: "first" },
  azurerm_marketplace_agreement: { title: "Marketplace agreement", icon: "azure-managed-applications-center", category: "management", prominence: "governance" },
  azurerm_chaos_studio_experiment: { title: "Chaos Studio experiment", icon: "azure-azure-chaos-studio", category: "management" },
  azurerm_chaos_studio_target: { title: "Chaos Studio target", icon: "azure-azure-chaos-studio", category: "management", fold: { attributes: ["target_resource_id"] }, supporting: true },
  azurerm_chaos_studio_capability: { title: "Chaos Studio capability", icon: "azure-azure-chaos-studio", category: "management", fold: { attributes: ["chaos_studio_target_id"] }, supporting: true }
};
var AZURE_DEVELOPER = {
  azurerm_dev_test_lab: { title: "DevTest lab", icon: "azure-devtest-labs", category: "developer" },
  azurerm_dev_test_linux_virtual_machine: { title: "DevTest Linux VM", icon: "azure-devtest-labs", category: "developer" },
  azurerm_dev_test_virtual_network: { title: "DevTest virtual network", icon: "azure-devtest-labs", category: "developer" },
  azurerm_dev_center: { title: "Dev Center", icon: "azure-microsoft-dev-box", category: "developer" },
  azurerm_dev_center_project: { title: "Dev Center project", icon: "azure-microsoft-dev-box", category: "developer", fold: { attributes: ["dev_center_id"] } },
  azurerm_load_test: { title: "Load Testing", icon: "azure-load-testing", category: "developer" },
  azurerm_lab_service_lab: { title: "Lab", icon: "azure-lab-services", category: "developer" },
  azurerm_lab_service_plan: { title: "Lab plan", icon: "azure-lab-services", category: "developer" },
  azurerm_dev_center_attached_network: { title: "Dev Center network", icon: "azure-microsoft-dev-box", category: "developer", fold: { attributes: ["dev_center_id"] }, isPart: true, placedBy: ["network_connection_id"] },
  azurerm_dev_center_catalog: { title: "Dev Center catalog", icon: "azure-microsoft-dev-box", category: "developer" },
  azurerm_dev_center_dev_box_definition: { title: "Dev Box definition", icon: "azure-microsoft-dev-box", category: "developer" },
  azurerm_dev_center_environment_type: { title: "Dev Center environment type", icon: "azure-microsoft-dev-box", category: "developer" },
  azurerm_dev_center_gallery: { title: "Dev Center gallery", icon: "azure-microsoft-dev-box", category: "developer" },
  azurerm_dev_center_network_connection: { title: "Dev Center network connection", icon: "azure-microsoft-dev-box", category: "developer", fold: { userTypes: ["azurerm_dev_center_attached_network"] } },
  azurerm_dev_center_project_environment_type: { title: "Dev Center project environment", icon: "azure-microsoft-dev-box", category: "developer" },
  azurerm_dev_center_project_pool: { title: "Dev Box pool", icon: "azure-microsoft-dev-box", category: "developer" },
  azurerm_managed_devops_pool: { title: "Managed DevOps pool", icon: "azure-managed-devops-pools", category: "developer", deploys: true }
};

// elsewhere:src/catalog/attributes.ts
var module7 = require("./picture.js").modules["src/catalog/attributes.ts"]();
var ACCESS_ATTRIBUTE = module7.ACCESS_ATTRIBUTE;
var ALLOWED_ATTRIBUTES = module7.ALLOWED_ATTRIBUTES;
var ITEM_KEYS = module7.ITEM_KEYS;
var MODULE_PURPOSE = module7.MODULE_PURPOSE;
var OPENED_ATTRIBUTE = module7.OPENED_ATTRIBUTE;
var SHOWN_NAME = module7.SHOWN_NAME;
var SHOWN_ROOT = module7.SHOWN_ROOT;
var SHOWN_ZONE = module7.SHOWN_ZONE;
var SOLE_ATTRIBUTE = module7.SOLE_ATTRIBUTE;
var TAG_ATTRIBUTES = module7.TAG_ATTRIBUTES;
var isArchitecture = module7.isArchitecture;
var isComputedIfUnset = module7.isComputedIfUnset;
var isNamedMember = module7.isNamedMember;
var isNote = module7.isNote;
var isOrdered = module7.isOrdered;
var isSameValue = module7.isSameValue;
var pathsOfAttribute = module7.pathsOfAttribute;
var valuesShown = module7.valuesShown;

// src/catalog/azure/network.ts
var ends = (side) => ({
  groups: [`${side}_application_security_group_ids`],
  ranges: [`${side}_address_prefix`, `${side}_address_prefixes`]
});
function rules(at) {
  const rule = (way, access) => ({
    ...at,
    direction: way,
    when: { direction: [way === "in" ? "Inbound" : "Outbound"], access: [access] },
    peer: ends(way === "in" ? "source" : "destination"),
    protectedEnd: ends(way === "in" ? "destination" : "source"),
    ports: { lists: ["destination_port_range", "destination_port_ranges"], protocol: "protocol" },
    priority: { attribute: "priority", fallback: 65500 },
    needsEachGroup: true,
    ...access === "Deny" && { denies: true }
  });
  return [rule("in", "Allow"), rule("in", "Deny"), rule("out", "Allow"), rule("out", "Deny")];
}
var OF_NETWORK_SECURITY_GROUP = rules({ block: "security_rule", guardedGroups: [] });
var NETWORK_SECURITY_RULE = rules({ guardedGroups: ["network_security_group_name", "network_security_group_id"] });
var OF_LB = ["azurerm_lb", "azurerm_application_gateway", "azurerm_firewall", "azurerm_bastion_host", "azurerm_nat_gateway_public_ip_association", "azurerm_virtual_network_gateway", "azurerm_network_interface", "azurerm_kubernetes_cluster", "azurerm_virtual_network_gateway_connection"];
var OUTWARD = [{ actor: "internet", outward: true }];
var PUBLISHED = "nat_rule_collection.rule.translated_address";
var LET_IN = { actor: "internet", foldedInto: ["azurerm_firewall"], twoWay: true };
var AZURE_NETWORK = {
  azurerm_virtual_network: {
    inlines: { block: "subnet", type: "azurerm_subnet", parentAttribute: "virtual_network_id" },
    placementRefs: /^(?!peer|remote_|source_|target_)(?:\w+_)?(?:virtual_network|vnet)(?:_id|_name)?$/,
    title: "Virtual network",
    icon: "azure-virtual-networks",
    category: "network",
    placedBy: ["resource_group_name"],
    within: ["azurerm_resource_group"],
    detail: ["address_space"],
    ranges: { paths: ["address_space"], isNetwork: true }
  },
  azurerm_virtual_network_dns_servers: { title: "Virtual network DNS servers", icon: "azure-virtual-networks", category: "network", fold: { attributes: ["virtual_network_id"] } },
  azurerm_subnet: {
    closed: { attribute: "default_outbound_access_enabled", value: false },
    egressRoute: { to: ["route_table_id"] },
    placementRefs: /^(?!peer|remote_|source_|target_)(?:\w+_)?subnets?(?:_ids?)?$/,
    title: "Subnet",
    icon: "azure-subnet",
    knownAs: ["/virtualNetworks/*/subnets/{}"],
    category: "network",
    placedBy: ["virtual_network_name", "virtual_network_id"],
    within: ["azurerm_virtual_network"],
    detail: ["address_prefixes", "address_prefix"],
    ranges: { paths: ["address_prefixes", "address_prefix"] }
  },
  azurerm_subnet_nat_gateway_association: { title: "Subnet NAT association", icon: "azure-subnet", category: "network", fold: { attributes: ["nat_gateway_id", "subnet_id"] }, isPart: true, egressRoute: { subnet: "subnet_id", to: ["nat_gateway_id"] } },
  azurerm_network_security_group: {
    title: "Network security group",
    icon: "azure-network-security-groups",
    category: "network",
    fold: { userTypes: ["azurerm_subnet_network_security_group_association", "azurerm_network_interface_security_group_association", "azurerm_network_interface", "azurerm_subnet", ...SCALE_SETS] },
    firewallRules: OF_NETWORK_SECURITY_GROUP,
    memberRefs: /^network_security_group_id$/,
    detail: [OPENED_ATTRIBUTE],
    plumbing: true,
    prominence: "security"
  },
  azurerm_network_security_rule: {
    title: "Security rule",
    icon: "azure-network-security-groups",
    category: "network",
    fold: { attributes: ["network_security_group_name", "network_security_group_id"], nearest: ["azurerm_network_security_group"] },
    placedBy: [],
    firewallRules: NETWORK_SECURITY_RULE,
    independent: false
  },
  azurerm_subnet_network_security_group_association: { title: "Subnet security group", icon: "azure-network-security-groups", category: "network", fold: { attributes: ["subnet_id", "network_security_group_id"] } },
  azurerm_network_interface_security_group_association: { title: "Network interface security group", icon: "azure-network-security-groups", category: "network", fold: { attributes: ["network_interface_id", "network_security_group_id"] } },
  azurerm_application_security_group: {
    title: "Application security group",
    icon: "azure-application-security-groups",
    category: "network",
    fold: { userTypes: ["azurerm_network_interface_application_security_group_association", "azurerm_network_security_rule"] },
    memberRefs: /^application_security_group_ids?$/,
    prominence: "security"
  },
  azurerm_network_interface_application_security_group_association: { title: "Application security group member", icon: "azure-application-security-groups", category: "network", fold: { attributes: ["network_interface_id"] } },
  azurerm_network_interface: {
    title: "Network interface",
    icon: "azure-network-interfaces",
    category: "network",
    fold: { userTypes: [...MACHINES, "azurerm_linux_virtual_machine_scale_set", "azurerm_windows_virtual_machine_scale_set"] },
    direction: "out",
    plumbing: true,
    addresses: ["private_ip_address", "private_ip_addresses", "ip_configuration.private_ip_address"],
    publicAddresses: ["ip_configuration.public_ip_address_id"]
  },
  azurerm_network_profile: { title: "Network profile", icon: "azure-network-interfaces", category: "network", fold: { userTypes: ["azurerm_container_group"] }, placedBy: ["container_network_interface", "resource_group_name"] },
  azurerm_network_interface_backend_address_pool_association: { title: "Backend pool member", icon: "azure-network-interfaces", category: "network", fold: { attributes: ["network_interface_id", "backend_address_pool_id"] }, link: { from: ["backend_address_pool_id"], to: ["network_interface_id"] }, attachment: true },
  azurerm_network_interface_nat_rule_association: { title: "NAT rule member", icon: "azure-network-interfaces", category: "network", fold: { attributes: ["network_interface_id"] }, link: { from: ["nat_rule_id"], to: ["network_interface_id"] } },
  azurerm_network_interface_application_gateway_backend_address_pool_association: {
    title: "Application Gateway pool member",
    icon: "azure-network-interfaces",
    category: "network",
    fold: { attributes: ["network_interface_id"] },
    link: { from: ["backend_address_pool_id"], to: ["network_interface_id"] },
    attachment: true
  },
  azurerm_public_ip: {
    title: "Public IP address",
    icon: "azure-public-ip-addresses",
    category: "network",
    fold: { userTypes: OF_LB },
    entries: [
      { actor: "users", foldedInto: ["azurerm_lb", "azurerm_application_gateway", "azurerm_bastion_host"] },
      { actor: "users", foldedInto: MACHINES, groupAttributes: [] },
      // A firewall's address alone lets nobody in; its published targets prove an entrance.
      { actor: "internet", foldedInto: ["azurerm_firewall"], outward: true }
    ],
    addresses: ["ip_address", "fqdn"]
  },
  azurerm_public_ips: { title: "Public IP addresses", icon: "azure-public-ip-addresses", category: "network" },
  azurerm_nat_gateway_public_ip_association: { title: "NAT gateway address", icon: "azure-public-ip-addresses", category: "network", fold: { attributes: ["nat_gateway_id"] } },
  azurerm_public_ip_prefix: { title: "Public IP prefix", icon: "azure-public-ip-prefixes", category: "network", fold: { userTypes: ["azurerm_public_ip", "azurerm_nat_gateway_public_ip_prefix_association", ...OF_LB] } },
  azurerm_nat_gateway_public_ip_prefix_association: { title: "NAT gateway prefix", icon: "azure-public-ip-prefixes", category: "network", fold: { attributes: ["nat_gateway_id"] } },
  azurerm_custom_ip_prefix: { title: "Custom IP prefix", icon: "azure-custom-ip-prefix", category: "network" },
  azurerm_nat_gateway: { title: "NAT gateway", icon: "azure-nat", category: "network", replicas: { never: true }, entries: OUTWARD, plumbing: true, routeHop: { categories: RUNTIME_CATEGORIES, types: ["azurerm_firewall"] } },
  azurerm_route_table: { title: "Route table", icon: "azure-route-tables", category: "network", fold: { userTypes: ["azurerm_subnet_route_table_association", "azurerm_subnet"] }, plumbing: true, addressRefs: ["route.next_hop_in_ip_address"], routesIn: "route" },
  azurerm_route: { title: "Route", icon: "azure-route-tables", category: "network", fold: { attributes: ["route_table_name"], nearest: ["azurerm_route_table"] }, addressRefs: ["next_hop_in_ip_address"], route: { table: ["route_table_name", "route_table_id"], to: ["next_hop_in_ip_address"] } },
  azurerm_subnet_route_table_association: { title: "Subnet route table", icon: "azure-route-tables", category: "network", fold: { attributes: ["subnet_id", "route_table_id"] }, egressRoute: { subnet: "subnet_id", to: ["route_table_id"] } },
  azurerm_route_filter: { title: "Route filter", icon: "azure-route-filters", category: "network" },
  azurerm_route_server: { title: "Route Server", icon: "azure-virtual-router", category: "network" },
  azurerm_virtual_network_peering: {
    title: "Virtual network peering",
    icon: "azure-peerings",
    category: "network",
    placedBy: [],
    fold: { pairAttributes: ["virtual_network_name", "remote_virtual_network_id"] },
    plumbing: false,
    connection: "peering",
    connectionEnds: { type: "azurerm_virtual_network", attributes: ["virtual_network_name", "remote_virtual_network_id"], pattern: /^(?:\/subscriptions\/[^/]+\/resourceGroups\/[^/]+\/providers\/Microsoft\.Network\/virtualNetworks\/)?(?<name>[A-Za-z0-9][\w.-]{0,79})$/i }
  },
  azurerm_virtual_network_gateway: { title: "Virtual network gateway", icon: "azure-virtual-network-gateways", category: "network" },
  azurerm_vpn_gateway: { title: "VPN gateway", icon: "azure-virtual-network-gateways", category: "network" },
  azurerm_vpn_site: { title: "VPN site", icon: "azure-virtual-network-gateways", category: "network" },
  azurerm_point_to_site_vpn_gateway: { title: "Point-to-site VPN gateway", icon: "azure-virtual-network-gateways", category: "network" },
  azurerm_vpn_server_configuration: { title: "VPN server configuration", icon: "azure-virtual-network-gateways", category: "network" },
  azurerm_virtual_network_gateway_connection: {
    title: "VPN connection",
    icon: "azure-connections",
    category: "network",
    fold: { attributes: ["virtual_network_gateway_id"] },
    link: [
      { from: ["local_network_gateway_id"], to: ["virtual_network_gateway_id"], label: "VPN" },
      { from: ["express_route_circuit_id"], to: ["virtual_network_gateway_id"], label: "ExpressRoute" },
      { from: ["virtual_network_gateway_id"], to: ["peer_virtual_network_gateway_id"], label: "VPN", twoWay: true }
    ]
  },
  azurerm_vpn_gateway_connection: { title: "VPN gateway connection", icon: "azure-connections", category: "network", fold: { attributes: ["vpn_gateway_id"] } },
  azurerm_express_route_connection: { title: "ExpressRoute connection", icon: "azure-connections", category: "network" },
  azurerm_local_network_gateway: { title: "Local network gateway", icon: "azure-local-network-gateways", category: "network", direction: "in", ...gatewayAt("gateway_address", "gateway_fqdn") },
  azurerm_express_route_circuit: { title: "ExpressRoute circuit", icon: "azure-expressroute-circuits", category: "network", entries: OPEN_TO_ONPREM },
  azurerm_express_route_circuit_peering: { title: "ExpressRoute peering", icon: "azure-expressroute-circuits", category: "network", fold: { attributes: ["express_route_circuit_name"] } },
  azurerm_express_route_circuit_authorization: { title: "ExpressRoute authorization", icon: "azure-expressroute-circuits", category: "network", fold: { attributes: ["express_route_circuit_name"] }, supporting: true },
  azurerm_express_route_gateway: { title: "ExpressRoute gateway", icon: "azure-expressroute-circuits", category: "network" },
  azurerm_express_route_port: { title: "ExpressRoute Direct port", icon: "azure-expressroute-direct", category: "network" },
  azurerm_virtual_wan: { title: "Virtual WAN", icon: "azure-virtual-wans", category: "network" },
  azurerm_virtual_hub: { title: "Virtual hub", icon: "azure-virtual-wan-hub", category: "network" },
  azurerm_virtual_hub_connection: { title: "Virtual hub connection", icon: "azure-virtual-wan-hub", category: "network", fold: { attributes: ["virtual_hub_id"] } },
  azurerm_virtual_hub_route_table: { title: "Virtual hub route table", icon: "azure-virtual-wan-hub", category: "network", fold: { attributes: ["virtual_hub_id"] } },
  azurerm_virtual_hub_routing_intent: { title: "Virtual hub routing intent", icon: "azure-virtual-wan-hub", category: "network", fold: { attributes: ["virtual_hub_id"] } },
  azurerm_firewall: { title: "Azure Firewall", icon: "azure-firewalls", category: "network", addresses: ["ip_configuration.private_ip_address"], routeHop: ROUTED },
  azurerm_firewall_network_rule_collection: { title: "Firewall network rules", icon: "azure-firewalls", category: "network" },
  azurerm_firewall_application_rule_collection: { title: "Firewall application rules", icon: "azure-firewalls", category: "network" },
  azurerm_firewall_nat_rule_collection: { title: "Firewall NAT rules", icon: "azure-firewalls", category: "network", link: { from: ["azure_firewall_name"], to: ["rule.translated_address"] }, addressRefs: ["rule.translated_address"], entries: [LET_IN] },
  azurerm_firewall_policy: { title: "Firewall policy", icon: "azure-azure-firewall-policy", category: "network" },
  azurerm_firewall_policy_rule_collection_group: {
    title: "Firewall policy rules",
    icon: "azure-azure-firewall-policy",
    category: "network",
    fold: { attributes: ["firewall_policy_id"] },
    independent: false,
    link: { from: ["firewall_policy_id"], to: [PUBLISHED] },
    addressRefs: [PUBLISHED],
    entries: [{ ...LET_IN, has: ["nat_rule_collection.rule"] }]
  },
  azurerm_bastion_host: { title: "Bastion", icon: "azure-bastions", category: "network", opensSessionsOn: MACHINES, caller: true },
  azurerm_lb: { title: "Load balancer", icon: "azure-load-balancers", category: "network", addresses: ["frontend_ip_configuration.private_ip_address"], routeHop: WORKLOADS },
  azurerm_lb_rule: { title: "Load balancer rule", icon: "azure-load-balancers", category: "network", opens: { port: "frontend_port", protocol: "protocol" }, listens: { paths: ["frontend_port"], opensOnHost: true } },
  azurerm_lb_backend_address_pool: { title: "Load balancer backend pool", icon: "azure-load-balancers", category: "network", fold: { attributes: ["loadbalancer_id"] }, direction: "in", portBy: { types: ["azurerm_lb_rule"], poolAttribute: "backend_address_pool_ids", port: "backend_port" }, attachment: true },
  azurerm_lb_backend_address_pool_address: { alone: true, title: "Load balancer backend address", icon: "azure-load-balancers", category: "network", fold: { attributes: ["backend_address_pool_id"] }, placedBy: [], pooledBy: ["backend_address_pool_id"], addressRefs: ["ip_address"], attachment: true },
  azurerm_lb_probe: { title: "Load balancer probe", icon: "azure-load-balancers", category: "network", attachment: true },
  azurerm_lb_nat_rule: { title: "Load balancer NAT rule", icon: "azure-load-balancers", category: "network" },
  azurerm_lb_nat_pool: { title: "Load balancer NAT pool", icon: "azure-load-balancers", category: "network" },
  azurerm_lb_outbound_rule: { title: "Load balancer outbound rule", icon: "azure-load-balancers", category: "network" },
  azurerm_application_gateway: {
    title: "Application Gateway",
    icon: "azure-application-gateways",
    category: "network",
    direction: "in",
    opens: { port: "frontend_port.port", listener: { block: "http_listener", names: "frontend_port_name", protocol: "protocol" } },
    addresses: ["frontend_ip_configuration.private_ip_address"],
    addressRefs: ["backend_address_pool.ip_addresses", "backend_address_pool.fqdns"],
    listens: { paths: ["frontend_port.port"] },
    caller: true
  },
  azurerm_application_load_balancer: { title: "Application Gateway for Containers", icon: "azure-application-gateway-containers", category: "network" },
  azurerm_application_load_balancer_frontend: { title: "Application Gateway frontend", icon: "azure-application-gateway-containers", category: "network", fold: { attributes: ["application_load_balancer_id"] } },
  azurerm_web_application_firewall_policy: { title: "WAF policy", icon: "azure-web-application-firewall-policies-waf", category: "network", direction: "in", ...ALWAYS_IN_FRONT },
  azurerm_frontdoor_firewall_policy: { title: "Front Door WAF policy", icon: "azure-web-application-firewall-policies-waf", category: "network" },
  azurerm_cdn_frontdoor_firewall_policy: { title: "Front Door WAF policy", icon: "azure-web-application-firewall-policies-waf", category: "network" },
  azurerm_cdn_frontdoor_security_policy: { title: "Front Door security policy", icon: "azure-web-application-firewall-policies-waf", category: "network", attachment: true },
  azurerm_frontdoor: { title: "Front Door", icon: "azure-front-door-and-cdn-profiles", category: "network", entries: OPEN_TO_USERS },
  azurerm_frontdoor_custom_https_configuration: { title: "Front Door HTTPS", icon: "azure-front-door-and-cdn-profiles", category: "network", fold: { attributes: ["frontend_endpoint_id"] }, supporting: true },
  azurerm_cdn_frontdoor_profile: { alone: true, title: "Front Door profile", icon: "azure-front-door-and-cdn-profiles", category: "network", entries: OPEN_TO_USERS },
  azurerm_cdn_frontdoor_endpoint: { title: "Front Door endpoint", icon: "azure-front-door-and-cdn-profiles", category: "network" },
  azurerm_cdn_frontdoor_origin: {
    title: "Front Door origin",
    icon: "azure-front-door-and-cdn-profiles",
    category: "network",
    fold: { attributes: ["cdn_frontdoor_origin_group_id"] },
    link: { from: ["cdn_frontdoor_origin_group_id"], to: ["host_name", "origin_host_header", "private_link"] },
    addressRefs: ["host_name"],
    attachment: true
  },
  azurerm_cdn_frontdoor_origin_group: { title: "Front Door origin group", icon: "azure-front-door-and-cdn-profiles", category: "network", attachment: true },
  azurerm_cdn_frontdoor_route: { title: "Front Door route", icon: "azure-front-door-and-cdn-profiles", category: "network", attachment: true },
  azurerm_cdn_frontdoor_custom_domain: { title: "Front Door domain", icon: "azure-front-door-and-cdn-profiles", category: "network" },
  azurerm_cdn_frontdoor_custom_domain_association: { title: "Front Door domain association", icon: "azure-front-door-and-cdn-profiles", category: "network", fold: { attributes: ["cdn_frontdoor_custom_domain_id", "cdn_frontdoor_route_ids"] } },
  azurerm_cdn_frontdoor_rule: { title: "Front Door rule", icon: "azure-front-door-and-cdn-profiles", category: "network" },
  azurerm_cdn_frontdoor_rule_set: { title: "Front Door rule set", icon: "azure-front-door-and-cdn-profiles", category: "network" },
  azurerm_cdn_frontdoor_secret: { title: "Front Door secret", icon: "azure-front-door-and-cdn-profiles", category: "network", prominence: "security" },
  azurerm_cdn_profile: { title: "CDN profile", icon: "azure-cdn-profiles", category: "network", entries: OPEN_TO_USERS },
  azurerm_cdn_endpoint: { title: "CDN endpoint", icon: "azure-cdn-profiles", category: "network", fold: { attributes: ["profile_name"] }, link: { from: ["profile_name"], to: ["origin"] }, addressRefs: ["origin.host_name"] },
  azurerm_cdn_endpoint_custom_domain: { title: "CDN domain", icon: "azure-cdn-profiles", category: "network", fold: { attributes: ["cdn_endpoint_id"] } },
  azurerm_traffic_manager_profile: { title: "Traffic Manager profile", icon: "azure-traffic-manager-profiles", category: "network", entries: OPEN_TO_USERS },
  azurerm_traffic_manager_azure_endpoint: { title: "Traffic Manager endpoint", icon: "azure-traffic-manager-profiles", category: "network", attachment: true },
  azurerm_traffic_manager_external_endpoint: { title: "Traffic Manager external endpoint", icon: "azure-traffic-manager-profiles", category: "network", addressRefs: ["target"], attachment: true },
  azurerm_traffic_manager_nested_endpoint: { title: "Traffic Manager nested endpoint", icon: "azure-traffic-manager-profiles", category: "network" },
  azurerm_dns_zone: { title: "DNS zone", icon: "azure-dns-zones", category: "network", ...ALWAYS_IN_FRONT, prominence: "dns" },
  azurerm_dns_a_record: { title: "DNS A record", icon: "azure-dns-zones", category: "network", addressRefs: ["records"] },
  azurerm_dns_aaaa_record: { title: "DNS AAAA record", icon: "azure-dns-zones", category: "network", fold: { sameName: { type: "azurerm_dns_a_record", name: "name", containerAttribute: "zone_name" } } },
  azurerm_dns_cname_record: { title: "DNS CNAME record", icon: "azure-dns-zones", category: "network", addressRefs: ["record"] },
  azurerm_dns_txt_record: { title: "DNS TXT record", icon: "azure-dns-zones", category: "network", link: [] },
  azurerm_dns_mx_record: { title: "DNS MX record", icon: "azure-dns-zones", category: "network" },
  azurerm_dns_ns_record: { title: "DNS NS record", icon: "azure-dns-zones", category: "network" },
  azurerm_dns_srv_record: { title: "DNS SRV record", icon: "azure-dns-zones", category: "network" },
  azurerm_dns_caa_record: { title: "DNS CAA record", icon: "azure-dns-zones", category: "network" },
  azurerm_private_dns_zone: { title: "Private DNS zone", icon: "azure-dns-zones", category: "network", prominence: "dns" },
  azurerm_private_dns_zone_virtual_network_link: {
    title: "Private DNS link",
    icon: "azure-dns-zones",
    category: "network",
    placedBy: [],
    fold: { attributes: ["private_dns_zone_name", "private_dns_zone_id"], fallback: { attributes: ["virtual_network_id"] } },
    link: { from: ["private_dns_zone_name", "private_dns_zone_id"], to: ["virtual_network_id"] }
  },
  azurerm_private_dns_a_record: { title: "Private DNS A record", icon: "azure-dns-zones", category: "network", addressRefs: ["records"] },
  azurerm_private_dns_aaaa_record: { title: "Private DNS AAAA record", icon: "azure-dns-zones", category: "network", fold: { sameName: { type: "azurerm_private_dns_a_record", name: "name", containerAttribute: "zone_name" } } },
  azurerm_private_dns_cname_record: { title: "Private DNS CNAME record", icon: "azure-dns-zones", category: "network" },
  azurerm_private_dns_txt_record: { title: "Private DNS TXT record", icon: "azure-dns-zones", category: "network", link: [] },
  azurerm_private_dns_srv_record: { title: "Private DNS SRV record", icon: "azure-dns-zones", category: "network" },
  azurerm_private_dns_resolver: { title: "DNS Private Resolver", icon: "azure-dns-private-resolver", category: "network" },
  azurerm_private_dns_resolver_inbound_endpoint: { title: "DNS inbound endpoint", icon: "azure-dns-private-resolver", category: "network", fold: { attributes: ["private_dns_resolver_id"] }, listens: { defaultPorts: [53] } },
  azurerm_private_dns_resolver_outbound_endpoint: { title: "DNS outbound endpoint", icon: "azure-dns-private-resolver", category: "network", fold: { attributes: ["private_dns_resolver_id"] }, listens: LISTENS_NOWHERE },
  azurerm_private_dns_resolver_dns_forwarding_ruleset: { title: "DNS forwarding ruleset", icon: "azure-dns-private-resolver", category: "network", prominence: "dns" },
  azurerm_private_dns_resolver_forwarding_rule: { title: "DNS forwarding rule", icon: "azure-dns-private-resolver", category: "network", fold: { attributes: ["dns_forwarding_ruleset_id"] } },
  azurerm_private_dns_resolver_virtual_network_link: { title: "DNS ruleset link", icon: "azure-dns-private-resolver", category: "network", fold: { attributes: ["dns_forwarding_ruleset_id"] } },
  azurerm_private_endpoint: {
    title: "Private endpoint",
    alike: true,
    icon: "azure-private-endpoints",
    category: "network",
    privateEndpoint: { network: "azurerm_virtual_network", has: "private_dns_zone_group", closedBy: "public_network_access_enabled" },
    link: { from: [], to: ["private_service_connection"] },
    addresses: ["private_service_connection.private_ip_address", "ip_configuration.private_ip_address"]
  },
  azurerm_private_endpoint_connection: { title: "Private endpoint connection", icon: "azure-private-endpoints", category: "network" },
  azurerm_private_endpoint_application_security_group_association: { title: "Private endpoint security group", icon: "azure-private-endpoints", category: "network" },
  azurerm_private_link_service: { title: "Private Link service", icon: "azure-private-link-services", category: "network", connection: "Private Link" },
  azurerm_subnet_service_endpoint_storage_policy: { title: "Service endpoint policy", icon: "azure-service-endpoint-policies", category: "network" },
  azurerm_network_watcher: { title: "Network Watcher", icon: "azure-network-watcher", category: "network" },
  azurerm_network_watcher_flow_log: { title: "Network flow log", icon: "azure-network-watcher", category: "network", fold: { attributes: ["target_resource_id", "network_security_group_id"] }, supporting: true },
  azurerm_network_connection_monitor: { title: "Connection monitor", icon: "azure-network-watcher", category: "network", prominence: "monitoring" },
  azurerm_network_manager: { title: "Network Manager", icon: "azure-network-managers", category: "network" },
  azurerm_network_manager_network_group: { title: "Network group", icon: "azure-network-managers", category: "network", fold: { attributes: ["network_manager_id"] } },
  azurerm_network_security_perimeter: { title: "Network security perimeter", icon: "azure-network-security-perimeters", category: "network" },
  azurerm_network_ddos_protection_plan: { title: "DDoS protection plan", icon: "azure-ddos-protection-plans", category: "network", plumbing: true, prominence: "security" },
  azurerm_ddos_protection_plan: { title: "DDoS protection plan", icon: "azure-ddos-protection-plans", category: "network", plumbing: true, prominence: "security" },
  azurerm_ip_group: {
    title: "IP group",
    icon: "azure-ip-groups",
    category: "network",
    plumbing: true,
    fold: { userTypes: ["azurerm_firewall_policy_rule_collection_group", "azurerm_firewall_network_rule_collection", "azurerm_firewall_application_rule_collection", "azurerm_firewall_nat_rule_collection"] }
  },
  azurerm_virtual_hub_security_partner_provider: { title: "Security partner provider", icon: "azure-vnet-appliance", category: "network" },
  azurerm_palo_alto_next_generation_firewall_virtual_network_panorama: { title: "Palo Alto firewall", icon: "azure-vnet-appliance", category: "network" },
  azurerm_network_security_perimeter_profile: { title: "Perimeter profile", icon: "azure-network-security-perimeters", category: "network", fold: { attributes: ["network_security_perimeter_id"] } },
  azurerm_network_security_perimeter_access_rule: { title: "Perimeter access rule", icon: "azure-network-security-perimeters", category: "network", fold: { attributes: ["network_security_perimeter_profile_id"] }, supporting: true },
  azurerm_network_security_perimeter_association: { title: "Perimeter association", icon: "azure-network-security-perimeters", category: "network", fold: { attributes: ["network_security_perimeter_profile_id", "resource_id"] }, supporting: true },
  azurerm_application_load_balancer_subnet_association: { title: "Gateway for Containers association", icon: "azure-application-gateways", category: "network", fold: { attributes: ["application_load_balancer_id"] }, isPart: true },
  azurerm_application_load_balancer_security_policy: { title: "Gateway for Containers policy", icon: "azure-application-gateways", category: "network", fold: { attributes: ["application_load_balancer_id"] } }
};

// src/catalog/azure/patterns.ts
var AZURE_PATTERNS = {
  "azurerm_data_protection_backup_policy_*": { fold: { attributes: ["vault_id", "vault_name"] } },
  "azurerm_data_protection_backup_instance_*": {
    fold: { attributes: ["vault_id"] },
    link: { from: ["disk_id", "storage_account_id", "kubernetes_cluster_id", "server_id", "database_id"], to: ["vault_id"], isAlwaysDrawn: true, thin: true }
  },
  "azurerm_mariadb_*": { fold: { attributes: ["server_name"] } },
  "azuredevops_git_repository_*": { fold: { attributes: ["repository_id"] } },
  "azuredevops_agent_*": { fold: { attributes: ["agent_pool_id"] } },
  "azuredevops_*_assignment": { fold: { attributes: ["resource_id"] } },
  "azurerm_private_dns_*_record": { fold: { attributes: ["zone_name"] }, link: { from: ["zone_name"], to: ["records", "record"] }, forwards: ["records", "record"], hostnameZone: ["zone_name"] },
  "azurerm_dns_*_record": { fold: { attributes: ["zone_name"] }, link: { from: ["zone_name"], to: ["target_resource_id", "records", "record"] }, forwards: ["target_resource_id", "records", "record"], hostnameZone: ["zone_name"], ...ALWAYS_IN_FRONT },
  "azurerm_lb_*": { fold: { attributes: ["loadbalancer_id"] }, direction: "in" },
  "azurerm_traffic_manager_*_endpoint": { fold: { attributes: ["profile_id", "profile_name"] }, link: { from: ["profile_id", "profile_name"], to: ["target_resource_id"] } },
  "azurerm_firewall_*_rule_collection": { fold: { attributes: ["azure_firewall_name"] }, independent: false },
  "azurerm_firewall_*": { fold: { attributes: ["azure_firewall_name", "firewall_policy_id"], userTypes: ["azurerm_firewall"] } },
  "azurerm_cdn_frontdoor_*": { fold: { attributes: ["cdn_frontdoor_profile_id", "cdn_frontdoor_endpoint_id", "cdn_frontdoor_origin_group_id", "cdn_frontdoor_rule_set_id"], userTypes: ["azurerm_cdn_frontdoor_security_policy"] } },
  "azurerm_app_service_*": { fold: { attributes: ["app_service_name", "app_service_id", "hostname_binding_id", "certificate_id"] } },
  "azurerm_*_web_app_slot": { fold: { attributes: ["app_service_id"] } },
  "azurerm_storage_*": { fold: { attributes: ["storage_account_name", "storage_account_id", "storage_share_id", "storage_container_name", "storage_container_resource_manager_id"] } },
  "azurerm_mssql_*_rule": { fold: { attributes: ["server_id"] }, supporting: true, placedBy: [] },
  "azurerm_mssql_server_*": { fold: { attributes: ["server_id"] }, supporting: true, placedBy: [] },
  "azurerm_*_firewall_rule": { fold: { attributes: ["server_id", "server_name", "redis_cache_name"] }, supporting: true, placedBy: [] },
  "azurerm_*_virtual_network_rule": { fold: { attributes: ["server_id", "server_name"] }, supporting: true, placedBy: [] },
  "azurerm_postgresql_flexible_server_*": { fold: { attributes: ["server_id"] } },
  "azurerm_mysql_flexible_server_*": { fold: { attributes: ["server_id", "server_name"] } },
  "azurerm_spring_cloud_*_deployment": { fold: { attributes: ["spring_cloud_app_id"] } },
  "azurerm_cosmosdb_*": { fold: { attributes: ["account_name", "cosmosdb_account_id", "database_name", "container_name"] } },
  "azurerm_data_factory_*": { fold: { attributes: ["data_factory_id", "data_factory_name"] } },
  "azurerm_stream_analytics_*": { fold: { attributes: ["stream_analytics_job_name", "stream_analytics_job_id"] } },
  "azurerm_stream_analytics_*_input_*": { fold: { attributes: ["stream_analytics_job_name", "stream_analytics_job_id"] }, link: { from: ["eventhub_name", "servicebus_namespace", "iothub_namespace", "storage_account_name"], to: ["stream_analytics_job_name", "stream_analytics_job_id"] } },
  "azurerm_synapse_*": { fold: { attributes: ["synapse_workspace_id"] } },
  "azurerm_batch_*": { fold: { attributes: ["account_name", "batch_pool_id"] } },
  "azurerm_automation_*": { fold: { attributes: ["automation_account_name", "automation_account_id"] } },
  "azurerm_iothub_*": { fold: { attributes: ["iothub_id", "iothub_name"] } },
  "azurerm_iothub_endpoint_*": { fold: { attributes: ["iothub_id", "iothub_name"] } },
  "azurerm_servicebus_*": { fold: { attributes: ["namespace_id", "topic_id", "queue_id", "subscription_id", "subscription_name", "topic_name", "queue_name", "namespace_name"] } },
  "azurerm_eventhub_*": { fold: { attributes: ["eventhub_name", "namespace_name", "namespace_id"] } },
  "azurerm_api_management_*": { fold: { attributes: ["api_management_name", "api_management_id", "api_name"] } },
  "azurerm_key_vault_*": { fold: { attributes: ["key_vault_id"] }, plumbing: true },
  "azurerm_policy_*": { supporting: true, plumbing: true },
  "azurerm_*_policy_assignment": { fold: { attributes: ["policy_definition_id"] }, supporting: true },
  "azurerm_monitor_*_alert": { fold: { attributes: ["scopes"] }, supporting: true },
  "azurerm_monitor_*": { supporting: true, plumbing: true },
  "azurerm_log_analytics_*": { fold: { attributes: ["workspace_id", "workspace_resource_id"] }, supporting: true, plumbing: true },
  "azurerm_application_insights_*": { fold: { attributes: ["application_insights_id"] }, supporting: true },
  "azurerm_resource_provider_*": { hide: "switches an API on" },
  "azurerm_security_center_*": { supporting: true, plumbing: true },
  "azurerm_backup_protected_*": { fold: { attributes: ["recovery_vault_name"] }, link: { from: ["source_vm_id"], to: ["recovery_vault_name"] } },
  "azurerm_backup_policy_*": { fold: { attributes: ["recovery_vault_name"] } },
  "azurerm_*_association": { fold: { attributes: ["subnet_id", "network_interface_id", "nat_gateway_id"] } },
  "azuread_*": { supporting: true, plumbing: true },
  "azurerm_app_configuration_*": { fold: { attributes: ["configuration_store_id"] } },
  "azurerm_container_app_environment_*": { fold: { attributes: ["container_app_environment_id"] } },
  "azurerm_container_registry_*": { fold: { attributes: ["container_registry_name", "container_registry_id", "registry_name", "container_registry_task_id"] } },
  "azurerm_*_function_app_slot": { fold: { attributes: ["function_app_id"] } },
  "azurerm_logic_app_action_*": { fold: { attributes: ["logic_app_id"] } },
  "azurerm_logic_app_trigger_*": { fold: { attributes: ["logic_app_id"] } },
  "azurerm_machine_learning_compute_*": { fold: { attributes: ["machine_learning_workspace_id"] } },
  "azurerm_machine_learning_datastore_*": { fold: { attributes: ["workspace_id"] } },
  "azurerm_maintenance_assignment_*": { fold: { attributes: ["virtual_machine_id"] }, supporting: true },
  "azurerm_sentinel_*": { fold: { attributes: ["log_analytics_workspace_id"] }, supporting: true },
  "azurerm_cognitive_account_*": { fold: { attributes: ["cognitive_account_id"] } },
  "azurerm_dev_center_*": { fold: { attributes: ["dev_center_project_id", "dev_center_id"] } },
  "azurerm_kubernetes_fleet_update_*": { placedBy: [], fold: { attributes: ["kubernetes_fleet_manager_id"] } },
  "azurerm_mongo_cluster_*": { fold: { attributes: ["mongo_cluster_id"] }, supporting: true },
  "azurerm_public_ip*": { plumbing: true },
  "azurerm_private_endpoint*": { plumbing: true },
  "azurerm_private_dns_*": { plumbing: true },
  "azurerm_network_watcher*": { plumbing: true },
  "azurerm_role_*": { plumbing: true },
  // Types without a row, whose title is therefore derived.
  azurerm_mariadb_firewall_rule: { exposure: FIREWALL_RANGES },
  azurerm_app_configuration_keys: { valueAttributes: ["items"] }
};
var PROMINENCE = {
  first: ["azurerm_app_configuration*", "azurerm_automation_*", "azurerm_template_*"],
  security: ["azurerm_key_vault*", "azurerm_app_service_certificate*", "azurerm_container_app_environment_*certificate", "azurerm_security_center_*", "azurerm_sentinel_*", "azurerm_network_security_perimeter*"],
  identity: ["azuread_*", "azurerm_role_*", "azurerm_pim_*"],
  monitoring: ["azurerm_application_insights*", "azurerm_log_analytics_*", "azurerm_monitor_*", "azurerm_dashboard*", "azurerm_network_watcher*"],
  governance: ["azurerm_policy_*", "azurerm_resource_*policy_assignment", "azurerm_management_*", "azurerm_blueprint_*", "azurerm_lighthouse_*", "azurerm_chaos_studio_*", "azurerm_consumption_budget_*", "azurerm_maintenance_*"],
  registries: ["azurerm_container_registry*"],
  backup: ["azurerm_backup_*", "azurerm_data_protection_*", "azurerm_site_recovery_*"],
  dns: ["azurerm_dns_*_record", "azurerm_private_dns_*_record"]
};
var AZURE_PREFIXES = {
  azurerm: { icon: "azure-azure-a", category: "other" },
  azurerm_aadb2c: { icon: "azure-azure-ad-b2c", category: "security" },
  azurerm_active: { icon: "azure-entra-domain-services", category: "security" },
  azurerm_active_directory: { icon: "azure-entra-domain-services", category: "security" },
  azurerm_advanced: { icon: "azure-microsoft-defender-for-cloud", category: "security" },
  azurerm_ai: { icon: "azure-ai-studio", category: "ml" },
  azurerm_analysis: { icon: "azure-analysis-services", category: "analytics" },
  azurerm_api: { icon: "azure-api-management-services", category: "integration" },
  azurerm_api_management: { icon: "azure-api-management-services", category: "integration" },
  azurerm_app: { icon: "azure-app-services", category: "compute" },
  azurerm_app_configuration: { icon: "azure-app-configuration", category: "management" },
  azurerm_app_service: { icon: "azure-app-services", category: "compute" },
  azurerm_application: { icon: "azure-azure-a", category: "other" },
  azurerm_application_gateway: { icon: "azure-application-gateways", category: "network" },
  azurerm_application_insights: { icon: "azure-application-insights", category: "management" },
  azurerm_application_load_balancer: { icon: "azure-application-gateway-containers", category: "network" },
  azurerm_arc: { icon: "azure-azure-arc", category: "management" },
  azurerm_attestation: { icon: "azure-azureattestation", category: "security" },
  azurerm_automation: { icon: "azure-automation-accounts", category: "management" },
  azurerm_availability: { icon: "azure-availability-sets", category: "compute" },
  azurerm_backup: { icon: "azure-recovery-services-vaults", category: "storage" },
  azurerm_bastion: { icon: "azure-bastions", category: "network" },
  azurerm_batch: { icon: "azure-batch-accounts", category: "compute" },
  azurerm_blueprint: { icon: "azure-blueprints", category: "management" },
  azurerm_bot: { icon: "azure-bot-services", category: "ml" },
  azurerm_capacity: { icon: "azure-capacity-reservation-groups", category: "compute" },
  azurerm_cdn: { icon: "azure-front-door-and-cdn-profiles", category: "network" },
  azurerm_chaos: { icon: "azure-azure-chaos-studio", category: "management" },
  azurerm_chaos_studio: { icon: "azure-azure-chaos-studio", category: "management" },
  azurerm_client: { icon: "azure-app-registrations", category: "security" },
  azurerm_cloud: { icon: "azure-cloud-services-classic", category: "compute" },
  azurerm_cognitive: { icon: "azure-cognitive-services", category: "ml" },
  azurerm_communication: { icon: "azure-azure-communication-services", category: "integration" },
  azurerm_confidential: { icon: "azure-confidential-ledgers", category: "security" },
  azurerm_consumption: { icon: "azure-cost-budgets", category: "management" },
  azurerm_container: { icon: "azure-container-instances", category: "containers" },
  azurerm_container_app: { icon: "azure-worker-container-app", category: "containers" },
  azurerm_container_app_environment: { icon: "azure-container-apps-environments", category: "containers" },
  azurerm_container_registry: { icon: "azure-container-registries", category: "containers" },
  azurerm_cosmosdb: { icon: "azure-azure-cosmos-db", category: "database" },
  azurerm_cost: { icon: "azure-cost-management", category: "management" },
  azurerm_custom: { icon: "azure-custom-ip-prefix", category: "network" },
  azurerm_custom_ip: { icon: "azure-custom-ip-prefix", category: "network" },
  azurerm_dashboard: { icon: "azure-azure-managed-grafana", category: "management" },
  azurerm_data: { icon: "azure-data-factories", category: "analytics" },
  azurerm_data_factory: { icon: "azure-data-factories", category: "analytics" },
  azurerm_data_lake: { icon: "azure-data-lake-store-gen1", category: "storage" },
  azurerm_data_protection: { icon: "azure-backup-vault", category: "storage" },
  azurerm_data_share: { icon: "azure-data-shares", category: "storage" },
  azurerm_database: { icon: "azure-azure-database-migration-services", category: "database" },
  azurerm_databox: { icon: "azure-azure-stack-edge", category: "compute" },
  azurerm_databricks: { icon: "azure-azure-databricks", category: "analytics" },
  azurerm_ddos: { icon: "azure-ddos-protection-plans", category: "network" },
  azurerm_dedicated: { icon: "azure-hosts", category: "compute" },
  azurerm_dev: { icon: "azure-devtest-labs", category: "developer" },
  azurerm_dev_center: { icon: "azure-microsoft-dev-box", category: "developer" },
  azurerm_dev_test: { icon: "azure-devtest-labs", category: "developer" },
  azurerm_digital: { icon: "azure-digital-twins", category: "integration" },
  azurerm_disk: { icon: "azure-disks", category: "compute" },
  azurerm_dns: { icon: "azure-dns-zones", category: "network" },
  azurerm_elastic: { icon: "azure-elastic-san", category: "storage" },
  azurerm_email: { icon: "azure-azure-communication-services", category: "integration" },
  azurerm_eventgrid: { icon: "azure-event-grid-topics", category: "integration" },
  azurerm_eventhub: { icon: "azure-event-hubs", category: "integration" },
  azurerm_express: { icon: "azure-expressroute-circuits", category: "network" },
  azurerm_express_route: { icon: "azure-expressroute-circuits", category: "network" },
  azurerm_fabric: { icon: "azure-power-bi-embedded", category: "analytics" },
  azurerm_federated: { icon: "azure-managed-identities", category: "security" },
  azurerm_firewall: { icon: "azure-firewalls", category: "network" },
  azurerm_firewall_policy: { icon: "azure-azure-firewall-policy", category: "network" },
  azurerm_frontdoor: { icon: "azure-front-door-and-cdn-profiles", category: "network" },
  azurerm_function: { icon: "azure-function-apps", category: "compute" },
  azurerm_graph: { icon: "azure-resource-graph-explorer", category: "management" },
  azurerm_hdinsight: { icon: "azure-hd-insight-clusters", category: "analytics" },
  azurerm_healthcare: { icon: "azure-azure-api-for-fhir", category: "integration" },
  azurerm_hpc: { icon: "azure-azure-hcp-cache", category: "storage" },
  azurerm_iot: { icon: "azure-microsoft-defender-for-iot", category: "security" },
  azurerm_iotcentral: { icon: "azure-iot-central-applications", category: "integration" },
  azurerm_iothub: { icon: "azure-iot-hub", category: "integration" },
  azurerm_ip: { icon: "azure-ip-groups", category: "network" },
  azurerm_key: { icon: "azure-key-vaults", category: "security" },
  azurerm_key_vault: { icon: "azure-key-vaults", category: "security" },
  azurerm_kubernetes: { icon: "azure-kubernetes-services", category: "containers" },
  azurerm_kusto: { icon: "azure-azure-data-explorer-clusters", category: "analytics" },
  azurerm_lab: { icon: "azure-lab-services", category: "developer" },
  azurerm_lb: { icon: "azure-load-balancers", category: "network" },
  azurerm_lighthouse: { icon: "azure-azure-lighthouse", category: "management" },
  azurerm_linux: { icon: "azure-virtual-machine", category: "compute" },
  azurerm_linux_function_app: { icon: "azure-function-apps", category: "compute" },
  azurerm_linux_virtual_machine: { icon: "azure-virtual-machine", category: "compute" },
  azurerm_linux_web_app: { icon: "azure-app-services", category: "compute" },
  azurerm_load: { icon: "azure-load-testing", category: "developer" },
  azurerm_local: { icon: "azure-local-network-gateways", category: "network" },
  azurerm_log: { icon: "azure-log-analytics-workspaces", category: "management" },
  azurerm_log_analytics: { icon: "azure-log-analytics-workspaces", category: "management" },
  azurerm_logic: { icon: "azure-logic-apps", category: "integration" },
  azurerm_logic_app: { icon: "azure-logic-apps", category: "integration" },
  azurerm_logz: { icon: "azure-monitor", category: "management" },
  azurerm_machine: { icon: "azure-machine-learning", category: "ml" },
  azurerm_machine_learning: { icon: "azure-machine-learning", category: "ml" },
  azurerm_maintenance: { icon: "azure-maintenance-configuration", category: "management" },
  azurerm_managed: { icon: "azure-azure-a", category: "other" },
  azurerm_managed_devops: { icon: "azure-managed-devops-pools", category: "developer" },
  azurerm_managed_disk: { icon: "azure-disks", category: "compute" },
  azurerm_managed_lustre: { icon: "azure-azure-hcp-cache", category: "storage" },
  azurerm_managed_redis: { icon: "azure-azure-managed-redis", category: "database" },
  azurerm_management: { icon: "azure-management-groups", category: "management" },
  azurerm_management_group: { icon: "azure-management-groups", category: "management" },
  azurerm_maps: { icon: "azure-azure-maps-accounts", category: "integration" },
  azurerm_mariadb: { icon: "azure-azure-database-mariadb-server", category: "database" },
  azurerm_marketplace: { icon: "azure-managed-applications-center", category: "management" },
  azurerm_mobile_network: { icon: "azure-mobile-networks", category: "network" },
  azurerm_mongo: { icon: "azure-azure-cosmos-db", category: "database" },
  azurerm_monitor: { icon: "azure-monitor", category: "management" },
  azurerm_mssql: { icon: "azure-sql-database", category: "database" },
  azurerm_mssql_managed: { icon: "azure-sql-managed-instance", category: "database" },
  azurerm_mssql_server: { icon: "azure-sql-server", category: "database" },
  azurerm_mysql: { icon: "azure-azure-database-mysql-server", category: "database" },
  azurerm_nat: { icon: "azure-nat", category: "network" },
  azurerm_netapp: { icon: "azure-azure-netapp-files", category: "storage" },
  azurerm_network: { icon: "azure-virtual-networks", category: "network" },
  azurerm_network_interface: { icon: "azure-network-interfaces", category: "network" },
  azurerm_network_manager: { icon: "azure-network-managers", category: "network" },
  azurerm_network_security: { icon: "azure-network-security-groups", category: "network" },
  azurerm_network_security_perimeter: { icon: "azure-network-security-perimeters", category: "network" },
  azurerm_network_watcher: { icon: "azure-network-watcher", category: "network" },
  azurerm_nginx: { icon: "azure-load-balancers", category: "network" },
  azurerm_notification: { icon: "azure-notification-hubs", category: "integration" },
  azurerm_oracle: { icon: "azure-oracle-database", category: "database" },
  azurerm_orchestrated: { icon: "azure-vm-scale-sets", category: "compute" },
  azurerm_palo: { icon: "azure-vnet-appliance", category: "network" },
  azurerm_palo_alto: { icon: "azure-vnet-appliance", category: "network" },
  azurerm_pim: { icon: "azure-entra-privleged-identity-management", category: "security" },
  azurerm_platform: { icon: "azure-images", category: "compute" },
  azurerm_point: { icon: "azure-virtual-network-gateways", category: "network" },
  azurerm_policy: { icon: "azure-policy", category: "management" },
  azurerm_portal: { icon: "azure-dashboard", category: "management" },
  azurerm_postgresql: { icon: "azure-azure-database-postgresql-server", category: "database" },
  azurerm_powerbi: { icon: "azure-power-bi-embedded", category: "analytics" },
  azurerm_private: { icon: "azure-private-link", category: "network" },
  azurerm_private_dns: { icon: "azure-dns-zones", category: "network" },
  azurerm_private_dns_resolver: { icon: "azure-dns-private-resolver", category: "network" },
  azurerm_private_endpoint: { icon: "azure-private-endpoints", category: "network" },
  azurerm_proximity: { icon: "azure-proximity-placement-groups", category: "compute" },
  azurerm_public: { icon: "azure-public-ip-addresses", category: "network" },
  azurerm_public_ip: { icon: "azure-public-ip-addresses", category: "network" },
  azurerm_purview: { icon: "azure-azure-data-catalog", category: "analytics" },
  azurerm_recovery: { icon: "azure-recovery-services-vaults", category: "storage" },
  azurerm_redhat: { icon: "azure-azure-red-hat-openshift", category: "containers" },
  azurerm_redis: { icon: "azure-cache-redis", category: "database" },
  azurerm_relay: { icon: "azure-relays", category: "integration" },
  azurerm_resource: { icon: "azure-all-resources", category: "management" },
  azurerm_resource_group: { icon: "azure-resource-groups", category: "management" },
  azurerm_role: { icon: "azure-entra-identity-roles-and-administrators", category: "security" },
  azurerm_route: { icon: "azure-route-tables", category: "network" },
  azurerm_search: { icon: "azure-cognitive-search", category: "analytics" },
  azurerm_security: { icon: "azure-microsoft-defender-for-cloud", category: "security" },
  azurerm_security_center: { icon: "azure-microsoft-defender-for-cloud", category: "security" },
  azurerm_sentinel: { icon: "azure-azure-sentinel", category: "security" },
  azurerm_service: { icon: "azure-azure-a", category: "other" },
  azurerm_service_fabric: { icon: "azure-service-fabric-clusters", category: "compute" },
  azurerm_service_plan: { icon: "azure-app-service-plans", category: "compute" },
  azurerm_servicebus: { icon: "azure-azure-service-bus", category: "integration" },
  azurerm_shared: { icon: "azure-azure-compute-galleries", category: "compute" },
  azurerm_shared_image: { icon: "azure-azure-compute-galleries", category: "compute" },
  azurerm_signalr: { icon: "azure-signalr", category: "integration" },
  azurerm_site: { icon: "azure-recovery-services-vaults", category: "storage" },
  azurerm_site_recovery: { icon: "azure-recovery-services-vaults", category: "storage" },
  azurerm_spring: { icon: "azure-azure-spring-apps", category: "compute" },
  azurerm_spring_cloud: { icon: "azure-azure-spring-apps", category: "compute" },
  azurerm_sql: { icon: "azure-sql-database", category: "database" },
  azurerm_ssh: { icon: "azure-ssh-keys", category: "compute" },
  azurerm_stack: { icon: "azure-azure-local", category: "compute" },
  azurerm_stack_hci: { icon: "azure-azure-local", category: "compute" },
  azurerm_static: { icon: "azure-static-apps", category: "compute" },
  azurerm_storage: { icon: "azure-storage-accounts", category: "storage" },
  azurerm_storage_mover: { icon: "azure-azure-storage-mover", category: "storage" },
  azurerm_storage_sync: { icon: "azure-storage-sync-services", category: "storage" },
  azurerm_stream: { icon: "azure-stream-analytics-jobs", category: "analytics" },
  azurerm_stream_analytics: { icon: "azure-stream-analytics-jobs", category: "analytics" },
  azurerm_subnet: { icon: "azure-subnet", category: "network" },
  azurerm_subscription: { icon: "azure-subscriptions", category: "management" },
  azurerm_synapse: { icon: "azure-azure-synapse-analytics", category: "analytics" },
  azurerm_system_center: { icon: "azure-scvmm-management-servers", category: "compute" },
  azurerm_template: { icon: "azure-templates", category: "management" },
  azurerm_tenant: { icon: "azure-tenant-properties", category: "management" },
  azurerm_traffic: { icon: "azure-traffic-manager-profiles", category: "network" },
  azurerm_traffic_manager: { icon: "azure-traffic-manager-profiles", category: "network" },
  azurerm_trusted_signing: { icon: "azure-security", category: "security" },
  azurerm_user: { icon: "azure-managed-identities", category: "security" },
  azurerm_video: { icon: "azure-azure-video-indexer", category: "ml" },
  azurerm_video_indexer: { icon: "azure-azure-video-indexer", category: "ml" },
  azurerm_virtual: { icon: "azure-virtual-networks", category: "network" },
  azurerm_virtual_desktop: { icon: "azure-azure-virtual-desktop", category: "compute" },
  azurerm_virtual_hub: { icon: "azure-virtual-wan-hub", category: "network" },
  azurerm_virtual_machine: { icon: "azure-virtual-machine", category: "compute" },
  azurerm_virtual_machine_scale_set: { icon: "azure-vm-scale-sets", category: "compute" },
  azurerm_virtual_network: { icon: "azure-virtual-networks", category: "network" },
  azurerm_virtual_network_gateway: { icon: "azure-virtual-network-gateways", category: "network" },
  azurerm_virtual_wan: { icon: "azure-virtual-wans", category: "network" },
  azurerm_vmware: { icon: "azure-azure-vmware-solution", category: "compute" },
  azurerm_voice_services: { icon: "azure-azure-communications-gateway", category: "integration" },
  azurerm_vpn: { icon: "azure-virtual-network-gateways", category: "network" },
  azurerm_web: { icon: "azure-app-services", category: "compute" },
  azurerm_web_app: { icon: "azure-app-services", category: "compute" },
  azurerm_web_application_firewall: { icon: "azure-web-application-firewall-policies-waf", category: "network" },
  azurerm_web_pubsub: { icon: "azure-pubsub", category: "integration" },
  azurerm_windows: { icon: "azure-virtual-machine", category: "compute" },
  azurerm_windows_function_app: { icon: "azure-function-apps", category: "compute" },
  azurerm_windows_virtual_machine: { icon: "azure-virtual-machine", category: "compute" },
  azurerm_windows_web_app: { icon: "azure-app-services", category: "compute" },
  azurerm_workloads_sap: { icon: "azure-azure-center-for-sap", category: "compute" },
  azuread: { icon: "azure-azure-a", category: "security" },
  azuread_access: { icon: "azure-tenant-properties", category: "security" },
  azuread_access_package: { icon: "azure-identity-governance", category: "security" },
  azuread_administrative: { icon: "azure-administrative-units", category: "security" },
  azuread_app: { icon: "azure-enterprise-applications", category: "security" },
  azuread_application: { icon: "azure-app-registrations", category: "security" },
  azuread_client: { icon: "azure-app-registrations", category: "security" },
  azuread_conditional: { icon: "azure-conditional-access", category: "security" },
  azuread_custom: { icon: "azure-entra-identity-roles-and-administrators", category: "security" },
  azuread_directory: { icon: "azure-entra-identity-roles-and-administrators", category: "security" },
  azuread_group: { icon: "azure-groups", category: "security" },
  azuread_named: { icon: "azure-conditional-access", category: "security" },
  azuread_privileged: { icon: "azure-entra-privleged-identity-management", category: "security" },
  azuread_service: { icon: "azure-enterprise-applications", category: "security" },
  azuread_service_principal: { icon: "azure-enterprise-applications", category: "security" },
  azuread_user: { icon: "azure-users", category: "security" },
  azapi: { icon: "azure-azure-a", category: "other" },
  azuredevops: { icon: "azure-azure-devops", category: "developer" }
};

// src/catalog/azure/security.ts
var VAULT_PERMISSIONS = {
  permissions: ["secret_permissions", "key_permissions", "certificate_permissions", "storage_permissions"],
  prefixes: {
    secret_permissions: "secrets",
    key_permissions: "keys",
    certificate_permissions: "certificates",
    storage_permissions: "storage"
  }
};
var ROLE_ASSIGNMENT = [{ principals: ["principal_id"], targets: ["scope"], permissions: ["role_definition_name", "role_definition_id"] }];
var AZURE_SECURITY = {
  azurerm_key_vault: {
    ...IN_NO_NETWORK,
    holdsData: true,
    title: "Key Vault",
    icon: "azure-key-vaults",
    category: "security",
    granted: builtInRolesOf("Key Vault (?:Secrets?|Certificates?|Crypto|Administrator).*"),
    knownAs: ["{}.vault.azure.net", "/providers/Microsoft.KeyVault/vaults/{}", 'vault_name = "{}"'],
    grants: { principals: ["access_policy.object_id"], targets: [] },
    exposure: [...OPEN_BY_DEFAULT, ...NETWORK_RULES],
    rights: [{ block: "access_policy", principals: ["access_policy.object_id"], targets: [], ...VAULT_PERMISSIONS }]
  },
  azurerm_key_vault_secret: { title: "Key Vault secret", icon: "azure-key-vaults", category: "security", holdsData: true, passive: true, valueAttributes: ["value"] },
  azurerm_key_vault_certificate: { title: "Key Vault certificate", icon: "azure-key-vaults", category: "security", holdsData: true },
  azurerm_key_vault_access_policy: { title: "Key Vault access policy", icon: "azure-key-vaults", category: "security", fold: { attributes: ["key_vault_id"] }, grants: { principals: ["object_id"], targets: ["key_vault_id"] }, rights: [{ principals: ["object_id"], targets: ["key_vault_id"], ...VAULT_PERMISSIONS }] },
  azurerm_key_vault_certificate_issuer: { title: "Key Vault certificate issuer", icon: "azure-key-vaults", category: "security" },
  azurerm_key_vault_secrets: { title: "Key Vault secrets", icon: "azure-key-vaults", category: "security", valueAttributes: ["secrets"] },
  azurerm_key_vault_key: { title: "Key Vault key", icon: "azure-keys", category: "security", holdsData: true },
  azurerm_key_vault_managed_hardware_security_module: { title: "Managed HSM", icon: "azure-dedicated-hsm", category: "security", holdsData: true },
  azurerm_dedicated_hardware_security_module: { title: "Dedicated HSM", icon: "azure-dedicated-hsm", category: "security", prominence: "security" },
  azurerm_user_assigned_identity: {
    ...IN_NO_NETWORK,
    title: "Managed identity",
    icon: "azure-managed-identities",
    category: "security",
    knownAs: ["/providers/Microsoft.ManagedIdentity/userAssignedIdentities/{}"],
    fold: { userTypes: ["*", "azurerm_federated_identity_credential"] },
    identity: true,
    supporting: true,
    plumbing: true,
    prominence: "identity"
  },
  azurerm_federated_identity_credential: {
    title: "Federated credential",
    icon: "azure-managed-identities",
    category: "security",
    fold: { attributes: ["issuer"], fallback: { attributes: ["parent_id"] } },
    supporting: true,
    placedBy: [],
    rights: [{ targets: ["parent_id"], isTrust: true, claims: TOKEN_CLAIMS }],
    prominence: "identity"
  },
  azurerm_role_assignment: {
    title: "Role assignment",
    icon: "azure-entra-identity-roles-and-administrators",
    category: "security",
    fold: { attributes: ["scope", "principal_id"] },
    supporting: true,
    grants: { principals: ["principal_id"], targets: ["scope"], permissions: ["role_definition_name"] },
    rights: ROLE_ASSIGNMENT
  },
  azurerm_role_definition: {
    title: "Role definition",
    icon: "azure-entra-identity-custom-roles",
    category: "security",
    fold: { userTypes: ["azurerm_role_assignment"], attributes: ["scope"] },
    supporting: true,
    rights: [{ targets: ["scope"], block: "permissions", permissions: ["actions", "data_actions"], isAttached: true }]
  },
  azurerm_pim_active_role_assignment: { title: "Active role assignment", icon: "azure-entra-privleged-identity-management", category: "security", rights: ROLE_ASSIGNMENT },
  azurerm_pim_eligible_role_assignment: { title: "Eligible role assignment", icon: "azure-entra-privleged-identity-management", category: "security", rights: ROLE_ASSIGNMENT },
  azurerm_active_directory_domain_service: { title: "Entra Domain Services", icon: "azure-entra-domain-services", category: "security", prominence: "first" },
  azurerm_aadb2c_directory: { title: "Azure AD B2C", icon: "azure-azure-ad-b2c", category: "security", prominence: "first" },
  azurerm_security_center_subscription_pricing: { title: "Defender for Cloud plan", icon: "azure-microsoft-defender-for-cloud", category: "security" },
  azurerm_security_center_contact: { title: "Defender for Cloud contact", icon: "azure-microsoft-defender-for-cloud", category: "security" },
  azurerm_security_center_workspace: { title: "Defender for Cloud workspace", icon: "azure-microsoft-defender-for-cloud", category: "security" },
  azurerm_security_center_auto_provisioning: { title: "Defender for Cloud provisioning", icon: "azure-microsoft-defender-for-cloud", category: "security" },
  azurerm_security_center_setting: { title: "Defender for Cloud setting", icon: "azure-microsoft-defender-for-cloud", category: "security" },
  azurerm_advanced_threat_protection: { title: "Advanced Threat Protection", icon: "azure-microsoft-defender-for-cloud", category: "security", fold: { attributes: ["target_resource_id"] }, supporting: true, prominence: "security" },
  azurerm_iot_security_solution: { title: "Defender for IoT", icon: "azure-microsoft-defender-for-iot", category: "security", prominence: "security" },
  azurerm_sentinel_log_analytics_workspace_onboarding: { title: "Microsoft Sentinel", icon: "azure-azure-sentinel", category: "security" },
  azurerm_sentinel_alert_rule_scheduled: { title: "Sentinel alert rule", icon: "azure-azure-sentinel", category: "security" },
  azurerm_sentinel_automation_rule: { title: "Sentinel automation rule", icon: "azure-azure-sentinel", category: "security" },
  azurerm_sentinel_data_connector_azure_active_directory: { title: "Sentinel data connector", icon: "azure-azure-sentinel", category: "security" },
  azurerm_confidential_ledger: { title: "Confidential ledger", icon: "azure-confidential-ledgers", category: "security", prominence: "first" },
  azurerm_attestation_provider: { title: "Attestation provider", icon: "azure-azureattestation", category: "security", prominence: "security" },
  azurerm_client_config: { title: "Client configuration", icon: "azure-app-registrations", category: "security", lookup: { answers: () => ({ tenant_id: `${ZERO_UUID}1`, object_id: `${ZERO_UUID}2`, client_id: `${ZERO_UUID}3`, subscription_id: SUBSCRIPTION }) }, prominence: "identity" }
};

// src/catalog/azure/storage.ts
var AZURE_STORAGE = {
  azurerm_storage_account: {
    ...IN_NO_NETWORK,
    alone: true,
    title: "Storage account",
    icon: "azure-storage-accounts",
    category: "storage",
    holdsData: true,
    granted: builtInRolesOf("Storage (?:Blob|Queue|Table|File) .*"),
    knownAs: ["{}.blob.core.windows.net", "{}.queue.core.windows.net", "{}.table.core.windows.net", "{}.file.core.windows.net", "{}.dfs.core.windows.net", "{}.web.core.windows.net", "AccountName={}", "/providers/Microsoft.Storage/storageAccounts/{}"],
    detail: ["account_tier", "account_replication_type"],
    addresses: ["primary_blob_host", "primary_web_host"],
    exposure: [PUBLIC_NETWORK_ACCESS, ...NETWORK_RULES, { audience: "public containers", when: { allow_nested_items_to_be_public: ["", "true"], allow_blob_public_access: ["", "true"] }, isDefault: true }]
  },
  azurerm_storage_account_network_rules: {
    title: "Storage network rules",
    icon: "azure-storage-accounts",
    category: "storage",
    fold: { attributes: ["storage_account_id"] },
    placedBy: [],
    supporting: true,
    exposure: [{ audience: INTERNET, when: { default_action: ["Deny"] }, closes: true, subjectAttributes: ["storage_account_id", "storage_account_name"] }]
  },
  azurerm_storage_account_customer_managed_key: { title: "Storage encryption key", icon: "azure-storage-accounts", category: "storage" },
  azurerm_storage_account_static_website: { title: "Storage static website", icon: "azure-storage-accounts", category: "storage" },
  azurerm_storage_account_queue_properties: { title: "Storage queue properties", icon: "azure-storage-accounts", category: "storage" },
  azurerm_storage_account_local_user: { title: "Storage local user", icon: "azure-storage-accounts", category: "storage" },
  azurerm_storage_account_sas: { title: "Storage access token", icon: "azure-storage-accounts", category: "storage" },
  azurerm_storage_management_policy: { title: "Storage lifecycle policy", icon: "azure-storage-accounts", category: "storage" },
  azurerm_storage_encryption_scope: { title: "Storage encryption scope", icon: "azure-storage-accounts", category: "storage" },
  azurerm_storage_data_lake_gen2_filesystem: { title: "Data Lake file system", icon: "azure-storage-accounts", category: "storage", holdsData: true },
  azurerm_storage_data_lake_gen2_path: { title: "Data Lake path", icon: "azure-storage-accounts", category: "storage" },
  azurerm_storage_object_replication: { title: "Storage replication", icon: "azure-storage-accounts", category: "storage", fold: { attributes: ["source_storage_account_id"] }, link: replication("source_storage_account_id", "destination_storage_account_id") },
  azurerm_storage_container: {
    title: "Blob container",
    icon: "azure-storage-container",
    category: "storage",
    holdsData: true,
    granted: builtInRolesOf("Storage Blob .*"),
    exposure: [{ audience: EVERYBODY, when: { container_access_type: ["blob", "container"] }, subjectAttributes: ["storage_account_name", "storage_account_id"] }]
  },
  azurerm_storage_container_immutability_policy: { title: "Blob immutability policy", icon: "azure-storage-container", category: "storage" },
  azurerm_storage_blob: { title: "Blob", icon: "azure-blob-block", category: "storage" },
  azurerm_storage_blob_inventory_policy: { title: "Blob inventory policy", icon: "azure-blob-block", category: "storage" },
  azurerm_storage_queue: { title: "Storage queue", icon: "azure-storage-queue", category: "storage", holdsData: true, granted: builtInRolesOf("Storage Queue .*", ".*(?:Processor|Reader)", ".*(?:Sender|Contributor)") },
  azurerm_storage_table: { title: "Storage table", icon: "azure-table", category: "storage", holdsData: true, granted: builtInRolesOf("Storage Table .*") },
  azurerm_storage_table_entity: { title: "Table entity", icon: "azure-table", category: "storage", passive: true },
  azurerm_storage_share: { title: "File share", icon: "azure-azure-fileshares", category: "storage", holdsData: true },
  azurerm_storage_share_file: { title: "File share file", icon: "azure-azure-fileshares", category: "storage" },
  azurerm_storage_share_directory: { title: "File share directory", icon: "azure-azure-fileshares", category: "storage" },
  azurerm_storage_sync: { title: "Storage Sync", icon: "azure-storage-sync-services", category: "storage" },
  azurerm_storage_sync_group: { title: "Storage Sync group", icon: "azure-storage-sync-services", category: "storage" },
  azurerm_storage_sync_cloud_endpoint: { title: "Storage Sync endpoint", icon: "azure-storage-sync-services", category: "storage" },
  azurerm_netapp_account: { title: "NetApp Files account", icon: "azure-azure-netapp-files", category: "storage", holdsData: true },
  azurerm_netapp_pool: { title: "NetApp Files pool", icon: "azure-azure-netapp-files", category: "storage", holdsData: true, fold: { attributes: ["account_name"] } },
  azurerm_netapp_volume: { title: "NetApp Files volume", icon: "azure-azure-netapp-files", category: "storage", holdsData: true, fold: { attributes: ["pool_name", "account_name"] } },
  azurerm_netapp_snapshot: { title: "NetApp Files snapshot", icon: "azure-azure-netapp-files", category: "storage", holdsData: true, fold: { attributes: ["volume_name"] }, prominence: "backup" },
  azurerm_hpc_cache: { title: "HPC Cache", icon: "azure-azure-hcp-cache", category: "storage" },
  azurerm_managed_lustre_file_system: { title: "Managed Lustre", icon: "azure-azure-hcp-cache", category: "storage", holdsData: true },
  azurerm_elastic_san: { title: "Elastic SAN", icon: "azure-elastic-san", category: "storage", holdsData: true },
  azurerm_elastic_san_volume: { title: "Elastic SAN volume", icon: "azure-elastic-san", category: "storage", holdsData: true, fold: { attributes: ["volume_group_id"] } },
  azurerm_data_lake_store: { title: "Data Lake Store", icon: "azure-data-lake-store-gen1", category: "storage", holdsData: true },
  azurerm_data_share: { title: "Data Share", icon: "azure-data-shares", category: "storage" },
  azurerm_data_share_account: { title: "Data Share account", icon: "azure-data-shares", category: "storage" },
  azurerm_recovery_services_vault: { title: "Recovery Services vault", icon: "azure-recovery-services-vaults", category: "storage", holdsData: true, prominence: "backup" },
  azurerm_backup_policy_vm: { title: "VM backup policy", icon: "azure-recovery-services-vaults", category: "storage" },
  azurerm_backup_policy_file_share: { title: "File share backup policy", icon: "azure-recovery-services-vaults", category: "storage" },
  azurerm_backup_protected_vm: { title: "VM backup", icon: "azure-recovery-services-vaults", category: "storage" },
  azurerm_backup_protected_file_share: { title: "File share backup", icon: "azure-recovery-services-vaults", category: "storage" },
  azurerm_backup_container_storage_account: { title: "Backup container", icon: "azure-recovery-services-vaults", category: "storage" },
  azurerm_site_recovery_fabric: { title: "Site Recovery fabric", icon: "azure-recovery-services-vaults", category: "storage" },
  azurerm_site_recovery_replicated_vm: { title: "Site Recovery VM", icon: "azure-recovery-services-vaults", category: "storage" },
  azurerm_data_protection_backup_vault: { title: "Backup vault", icon: "azure-backup-vault", category: "storage", holdsData: true },
  azurerm_data_protection_backup_policy_disk: { title: "Disk backup policy", icon: "azure-backup-vault", category: "storage" },
  azurerm_data_protection_backup_policy_blob_storage: { title: "Blob backup policy", icon: "azure-backup-vault", category: "storage" },
  azurerm_data_protection_backup_instance_disk: { title: "Disk backup", icon: "azure-backup-vault", category: "storage" },
  azurerm_data_protection_backup_instance_blob_storage: { title: "Blob backup", icon: "azure-backup-vault", category: "storage" }
};

// src/catalog/azure/index.ts
var TABLES = [AZURE_COMPUTE, AZURE_CONTAINERS, AZURE_NETWORK, AZURE_STORAGE, AZURE_DATABASE, AZURE_ANALYTICS, AZURE_INTEGRATION, AZURE_SECURITY, AZURE_MANAGEMENT, AZURE_DEVELOPER, AZURE_ML, AZURE_DIRECTORY];
var PATTERN_TABLES = [AZURE_PATTERNS];

// groundplan:groundplan:unpack
var import_node_zlib = require("node:zlib");
var unpack = (text) => (0, import_node_zlib.brotliDecompressSync)(Buffer.from(text.slice(7), "base64"));

// src/render/assets/icons/azure.json
var azure_default = JSON.parse(unpack("brotli:X6NCNplujhfUThDZYrD7646ikbnbAUAp5burCdWMYseQHCeqWT+9RqRThhCCSgydmKnEXG7ZwyWob6TH5FMyJPV3KQVHflTinA8KCsvZvLR+mPqxHf3qA2nPK3cR0rINrXf/GxymPFLNZnEJjsOjRWNudNH3a+r/W7U/2lZx7mchO8XK48pdXGClq3lKBr2QWkQBZC/oVDyvojisYmMDS319Phwg0KIK1IVvBRGWPlDVqipER+TopW2p/0ZAIxjw/7a+6ukR3bTBXgozO/aDoSIOolFLDpJ5efeVAc+ZeS8lA2X5fm/9v5a73C9pB1ZERk5maaRRzxJAo71zebtwDP6xAWqAWtPKzgmIX1e6B4aehvHPtzArON09M/dl4QZ+QdDABQUpZVnZaU5LtrvyMMkT8oS/1/57REsaXEs7nNAXzvzUwB+FxKwmBn6oJbvB2Lyk4QZj85IGD7WJvbIrDG9gAdLI7yq+Pp+kyZw43ZTBywOrVlUQSZYekV8RsAT0d2zowX/ql/9flrvd6u69oAgGg6SpHmXoWR+QIS//qSGNc3tKIGuY///SVf3e+yIU8Z4MsuTsIm0qEaYWgzNPUUXO8juhxUZY4CTT2VlUUkUt6qSyWrXM13TqvvviZrwXESq9kOSyFvtYkq1CskUh2WbSMmTcd3VfKCIUshSyhS1jkGQMVhiTVhg7cQCZZywbprGzOCdxwjkN2fmRtcxSy+y9bFZQWY1NLbZ7qJPQTR2SXrZNBmYORW80VR9UzuZiNpLZyFn23+n5XD9/6vTX9jWff+v6+zm+L7rqKdGPaRkucpHkEmD7FJY96HENvzyYARX9TbCqPe5pj7FfX2OMblmvO0O+A4ggCLbIpu9IboaUxNnu6I8x9b8kEJOatv+jjGOIAwccl7eMZTV0wH7T7Z1VNDwiPlWBJB6y5n8FM9qnte5HOSYXglWOJHPslZ/Df26bQN3yWPbp3Zd7Zv4tP+4P511TR2K8YbyLm6KrQ74uGftPvEW7Sfvt5INbJdv5Zs5v/tLxW/7995TMefPA/ZoIMulg6ZHXUF+gJ2loPZPGci2rooq6LPvot/yx/Zny/nXVqX4/EhE7RtEjLvUaysRbSBHf9j1vjDXFQ36SHf1ifAMzy6hC/BFWdA3Tix6B0W0RmZyBrstM6ptef1f/3u8HHzJSiWZfDOYoComk6YOKXhw5il3mlotdQBe1acP9LSHxIHzAPYLVA0dzfFmTso582pHyJz4tcI9Y2/lNUXZvKsCsVG4vKiqYXFHVd3YE8dzAxottYQlIC6D7Qvi/eXvx4ECuaLvBHnGBAn+lKn83O/PCi1dEC8yfgwgY+5SMHXoGGTXuvrFX1zYpZ1laEfMHnY5jBTls6Z7bXxEnF1ayRJQwcE61qVVI43YN/68VwaYv/3qbjVFOW0N8EODNh62z/2bUZGgyXo7iO6YmgZ7TTb2Y6DiIPPEgYZ4JPZymQn63j3+nybTbOL3RLl/VnFuXN3vbR3lVNhPDhLf8lV4Fxt9Xdb9uNk1ZkEPh4+fldgLvsGlXbCS1Q9GjwxJ8tvnhi/hHfbEP+v2TKNtf0W2BO34/zxh2Jlt+lcFznq83XzqIBr6STIJz6zU9kn0SOyZmOxYdI9+DhqKKxVS50oeWOEL9UIOsFw0ZXOdKBeH7p60G9huRKUTFAx8ss3Io1d8GFokR6Bej01n2Z0MWEPliHIxD0r2ZzDZRN+COC0Ex/HJgN94WTCTbge/HoAqxUdZfBOoqJnIXG59Ti0nP99WukKmyDP2TsDNTlS45lNHu7R3DJC+gqmJeHG48XMvCdX4OZwUxL3ZYKa7dJ2zny/HCMJOUZ7Kmg779xBxOoHnxzbfRFd/Oqy6KD1xFxg2e4gXSA8oPquEHCZ7rJ/edSjI+D9JTrS++O98G3PbXWUCN9MqH8bdwqg6drwRL4nnEholkmfnwmqtokvAQfZDHlXgSlVSQ/DbBvWdK5L2TbAWlR7SMN2rSguUuO/8KTP0Gv4j5CWQ3x51BIu/eSQ3ZVWCKFS/4sFlW6VUwbTs3DljWP+aU1IYOeqocnUvH3FrjYJy/Ba+k4hdJXyFunHFoqm9wzON3MlYxy4SKcBjNgfteefsC/aQi124zzrLCVOeZToslW9vP3/HbPm0Uo7iYhMprDSHG8pmlyoMhDEsCXdG34BrP73jAnQvYaM5m5CM9RaMJmCEfFTEJ66nLIA9M6rxrFX4SRV1zVEzueFuNcdq38ltfoC2yTyubcePP4cxugnU99N0hGPymd+0BaYkvBw2pv04toeXcwB6On6zGsg5E3Qkbw5asy6bTFjH4uW/uAFtw1T/9+YXSGcdEAp1JINr55wyu9M1baJXHmb55G3Olzzlwj2nH+Pw2pKTQXxPM7FBNL26lR9YiRVTIxTC3MMBtPAcRKn/GjEIyeIkZywuZB51vxtZC1hU6YLBCPhY+FqZaw5ej9DBs6QIHkz3jRSGVqNzRT+6FvAcnzozfCrUF21+H8G12gpY/pDsyBSsMsoq83wntBdhnXciiGxY6j3dR9lFo2G9Z9lnI7R51QxsKOeG7ecbhQoa5toUpFNLb0RF9HAtp5dwXnLF8qCYEs29Sxs5djgKSR+LrZF1Hfv6wyvmZpyTIwaDnrGE49r04yLNOoWe712RvhR7s1pK9FLqnS3sYBEroOWY+1VydfCbOTuHPxpOAifPuSEn9/ppB0ZPoZ/rn/aryeU84EDNAJcB82wgpwB3kJoE9+ImfYDUVrnip+9yjRWJu//DiOkmvYEqX24ICJFEH8jC1YbpHoaym2yyey49qEaDajciG1MHeKYiVK8/6nipLr9Kut3RLLLZIsDn27SS55j4hLFKtE9b4/qd/1ukBdBGb8S8SchcXnqozkcWX1lh8HYAtN5hNqiqbb1hUrVs/zbPKovlriCo/obVTAbOO2QDzKpv9zzFpuXQtoEehiV70cWcUtyKlNja9778ODe4g4++zckQ3BWreNWccF3L++yX6yGELuf58sqk53A6+69/dy5ZOXJrakO5Fj/UnlYuLDp0CGZk/4kEmL5gwxYAQ3al3bF5okKIzJlE8JHnlAXaxtUVi4BlUzJr4d2Vynopo+9Gd+aZmHxPH4XnjwgX3Nj9H+4CeB1cXTpzaJ9lprhUrNmrcH3OrY3FLw0Qh0KlglqyS4ZQD4zpxmek8DYv+QSEFqYHe+Ggt6cLTPDd5b8qxCBnLW2KPoPxcbD044ab4emW9724vhhW/b16sq35/NNvRyeZ4/4eMWGjXdD/TvSncX4/GPC8ignL3+AHNi2mmN0vMf5f6WZwWE5UyUNf5685QY430zXw/GIqPLfn10tARiUqrVcsO6XdjWJLSSBEqIurR2GKULiGxKEM/YcuQlGKd394px7OVOCsweFDjIIBbCltbemvJTHxlJr4WBir2lb847QBd/85npQgL3HHdjJnE2mjEwEj4ygzaNq/MXG7RptqGFggXP/tx4fCSkGRuJPoxrptwjhfoFOrqQsIrI8ZiB/4QQ7UFk0xczKXzAD1d5myiCidG/I5/cFAPUfJjqdXlepTHnxg96jD1vVDY2D+0vGCagomvZ8OwZtk8P6BVlJjMX38tNu7HaaMcXP6wtGmor9IlsgniecFBMQBCTwIjzHmI4LA6Ry4RemrU2SNVcYiEJAcU+o5/2WJh4osdnw32rTBM2UdmQ/tyRFxA+gDp5bj2P2scMyrABX6kNaVejZBPJHxlLifv/wxzkFSaeS5uo2oApnDJcyEpHyspgb8iUG+fGD+pNjVxKTFz8VE7OIEiL0Af/rpePdCsKeq/LyPiX/je47cmYcwK+tfu1zXfm+hpKJRt++/m892Y8WSB/u9zffKtZnwuVNT475F7S1UrivHq/F+Whg5L9PteEHA0soeZfJfq4Oy9/WGsiK6Q1RKd75qYw/OeGldosUNL4iIt1WEsZKsmswx1tbb/R/PWQMqV4ry3eBcoLd16J/QlButLrFUXJx8OBZnkLHaWO5xiHK4MKRQKnY2FQBOHYTgaUP+ISJQN05IZUxinslSjEEGKuxDtbiULnv/Cz4T2nuwk2eoDc5E/US+DeffIflXQA58p5NCc4zAmHYle9SCQHAF/0XbB9uf5fGYsF9Ln9/o8LOkX/u+Pv6O3sZCd/+apVdnJHHHv4vi9qB1HufK4xrtOJc4b3qSwUPL79cyMcYeff+b51vExm3BWvDxCu73KpZbyLPZcmU2W6qze9aaS9l0MRaSmpXq8SNMnTIOk72pRTybZ3Sci6RV6qQcHUocnrSWB5RN6bBxdaXoSJBXhXWJb90wOEYkB79fTC/XjllEobeNKGwIsd7lUe5B8dQT5PHwzSslzn8DC3PlIqtSsFkvylkZ3US+E4p28RCQq3kWtezJmJoWgCmpH7lx6JIa6zpRsqO9DSNde2CuQ54AAaZJR+lwSFdD6ZUKrgezSgDew2MxZv3mCpyQoMJiRDYYrOLIz9BsH6ki8+4GzhwIZfbO15Yi4M5OJl/PnKJP5PbDmAmO8/n3NuLGD9K+n/dcZiJdlzvtXKtMz3Zs6pniqUGUK1akL9ld+IxbqjTXU/61TavmzNO2VX32hxbeSz0VBknXr4RivZ6b2e2/Adnq66K9ZqC8Pk0J7O0rIgEad7xULa9sRj4So8loqQu9RGkpRypyY+ZLR1dq4hNpaWVYBvZ+A3NAxHZ1JpzynIqJupDlJpp8kLkX6MteG+Z4AoUTW/oSYNtqAfoB7S1U0LMBYNcCPAPCfUCqbXtB9QBhaEj2mzWMxni3m0egam9Bm8SdtiX2cQBTUreMlEZFwGh9GppFUrJbdjdoK0fapedRdGiMLFWBQa31d9rFHX49ASfPizFkKIXFh59VAsLhUxbSwlIX/76JGLMYbwX4AZcgPTcwHTDuMHASUMcxtecSWNhYYBzbzuIfCSge/EawHUKAsB1w7YTo4bWwnTmBgMRRY5uCeEFLuYD+yQQoy4cfieGAsODlxAcvQAtsGBwelEB6Uk/4YOsjsmkNwM8HJToYxlrUdMCjs9PUoPAXMW8bCWAohHGKBvjQpTJ5uIK9qeyn4D9Zk3GKz0p13P0ydzHt2dra2dP3iM2Ua7JBVyluC5VfsG4I7X6BKFX70V0+u1onU5+QXyP6RvzJJocfM/541exYyZvb/zoynCul/7+tHM35v6fda13dXRBIsZgPbqwl8RM20GAwPXnuyji79fcjPg62jTzUOUOwa1KbQL3cj6zfAHL25RU3stpJtzbfCPM+h4Wza/K5MWfE61C8ld/GYHxKrRcFXV+PjBYoNv2WFMi0VKeraX9me9AeXrintC2hr30O7hlOsY5UajLFp9+/6/asqpvXPrweD/ZnKh8S1TLUplH/06He+fvlMbT8gqjFHsE3hSq/+4/438UyrQg+Ltwxmgrfs5MUyLcU49SeisVpSxWM2IQJZZ2fe2EvJfbRH+wuBi8R4dOfIUGQG5bWvrdH16DE39BDLfyvinvK5LCjtdz5hGNOZtUkl092YcSFiy6P70hbjcHO6VDrMsC9D8plcWg0kywDHrpnFSm6eKWnO1+vuCd469oUWbfMKOx+0i0HFloyqs0YwKYOVmGDgT5fVW//yoQGBr3Ik23ZuglRupzNh2u+ce20YYjF7hUpL/Flh4Zbe5ESuyL1w4JiO/mijfMJPsARTcMisMznmvZwsy3z0Iu20zKZc6hCxTPksuTxqEmDSerDKptm6KfBlA9rrK5vxbyxGNXXzdzxbdw7on1jVgZnZ0PqKk4oKfIoEnfXjjV/m8PC09c0enAHnEg+ONO4C68D3lt/fBubhC3uvZfaMI8BWiqUbLGEb7WFsbRInYAwJ9bbA5m4Z733DuRcdzWfRqI+cdDdyg6Gh8S1Yap1G33G4TpNZR9sGw7+YOmmzO3x1XbbbprFh/mIqT9ylSWwW5oPu3cgu3q7yzTdtiiNEr62BTqgJentdldmMLF9gJwnScgINS+egJLF5fyWyJDky0pqpTrJAeY44WewrYQROnVpPKZNIUF4gK1a5r0VelUMNWPgDyxoeNGMK9O6gxkoUQbSl4obaRvtBuIz2lXpdHWaAJCGKOUR3oX56Y8bBO/38ISbMeFa/lcyo2K9jiBlPmenqQdTOsBThk9kBL2XLMlpmb56Eanq7ROdKcSVBprRoJbFN+wBabDRl7RPQb5wc0AM/eF1/WDNWPHam75ZX642hkShLGOuATGC4p7WEJyAV8j0m++NZzUXHxtgsThudnGRhs9vcbs47qVjGwnhgpXLS2JUJMbIxGOTk2q78KzBImRZ26KOTYjTCgedKlJYkJhbbhg3S3NI9izuVqu9RGoq1dSuIkCqPfXV1BN1ZwtZ8em3bVQtpzclJ2L5BEYbeyaDT8j9Y/aRXXjuv45fDHUtRPhX1zC1k7F9wF5anZY6DRYOtfil/+iubQMWwRvXe0hgyn9AJ0pYvrZC/2RPYOgSIZ+ZhvjB4buRXuk/jAq5SNXrZiDw4PpbOTIOrx5Z0MX2s2E0UgyO8uK+KQ0+jv4zjrz0rcQ9TwTClK4p3crJ6b3p+/YujIO3KNI9YQ11SdMZlPdgUR1QM84t/QKoGZC+zk6cXHenbTA1Z+QYWB1YEJx9m1YKHRYE8R8TITrItIDs5wSHYNlPHx8YfMsiIweTlS3yZo0T/C6SftUdLYsTrloMCJzFNtbiEJ6YXaQuCfgNGtlL1xvkB+W1Kg2SQlgVIn3Wet1bnmiT59u1ZOrMRLWXtM1iL3H8+JLuN3txhZxY8pxxmtEC+sAfgITH98Ehspi9ta+lMnY1kB7WYPJCKNy0aDufEbg/EnTdZLhT8NLnLaYJmnlioQWBRyvEwp0A+Cg4qagkGu9/4050OtswiSD0fPbiWbi4Vo9Vmi3LlZgeSarjjCPm90flEEzYvK7dfsEF7aRMXBspOr8yAaZ1pUw0Zt7jkI9JF2oU4bDw+6VL5N/+QSgMt7kVxwNbP4KU1szOcL8ISJW+IZwJOTJyqiyzpOmlRUg4TZhmwbdYwxM7rba6TFGOA/P4a1OY0tvnBWoB6QGXiAvSHpnMvbQlb273bkdB3l8CghIkH6REDEidcrkheJ64uxav3OpBfm/tYC288qWD/1qVVvH/xte758SdpBC5dzG0GX6XfuZqKx58acd6E+RnzgFFt0zKfQW6kL9RWPFqeKhsN5TWgR+Ji+gNt29vTq/UhHnv9X0u/7sq6asaLVEF+R2hgdUy5rUO2uEEiTfQq7MJi90mz9Rume9DopFmgv1ngOQmz+quSG+5nq2XJTrKzJuqF/850DN7ONRwgO5vK+jcLHBMXU9wFsg3T/M5UTkBkDSeoD/92ps7KdwWSzTQdvGQ8NzFw567TE/Y+P1CFWvThIVh/6xAX9EsbpoK3mJtxLxNMtj5VytSTV34Tatqwj5aHI6rjxFYw46n6HYkJb/ky93zWJuv8OxzaxMw2d0ihs99/ZR36wnyPgjcM6qY7DWO+5UNhlbloN/BO43TzneabrarmW47ibrlB7OBmCzvksKri2z7C6OMtN/B2OMN4O+GQEnPbM3G7lvqWd8AZ+A58Q6vm6/LWuy7VQKSaFOs4NYJeVHGL8921IGsud5CHhjcgzujA/a24uticks7cqQ9VNqDS+gKeRWSyUYclEzpVyvk7/ux+cNvUvicXk1NX+Vt9+I69ucYK9jjNaj7Tq6q86p+0br0BsUsLuEJllNBUsoE4DrX8oneSPvW8AXcIzixgkiwZkdQolVV+VhZbwmuq+H+af4vbHXjDVs0DdHPY9cBdNmLzdqOZR4DCQVMZhwdQ/sfATaD1+U6h+kFAIWiqjUMG5Vu6oG64Br2JcTCOs/m5EWDDtzssm6DoDqsh004feN8eNIOFzUYPZvPi+xijMCmHelXCfCbs7JeXGos5KHSPbmu+CSxhq/W1fIMf48lA/Ify5SU2/moSocdme3CgjtmGC9jObLv9FvVJ/Y5Ni1+0DR7471vUpGfYmNHKpl6ZzGiIWH+Rxm4hC9PNbco0XJmGK3MxO3HQRp+qBGoKj1925L96lIMJ50MwfPBG+zeExx9xGLS5swrt1lN4tjfCwdtdN10nBmRXRv87HC9uxaBc5XxBVpL5UMEHeS7tC0IE1DOn8dzSDjtbpAxIciw9jErlqXiOpQZu9o1xZJqdzwmolHgK8wFZFZONbCuiQ01b7nXDi75hjwLz1latwlAZRGLpvt1l4xTUUCkdJLV4YDArD9JnYOk4SUc1hXkoE2n2Ag/erdig5diG3aqsT16hjX2YlQFoG+XzPCmBB3kcGt3lD7Kn8+74wI/h1swilCbzsd2Nu9EgIXDkSa2dd7DUErtbosuh1JfYrUpaFXf9kdaY2yi7pnS9HYa6L3JI2cAP7s20NsHFoNFrYkLCAdkOxCWXzXS6rCo7xZUGl7gyD+OuJ7Yiq2wLDbskm3Sv0CMU/VrbpJQKmsapQ1gLp9W2ZExtaouDrangM+Wa6/fKoFLHgGYpQs2kg58KvIdb7IsGjdPLQ+T079ulLqxrnTvnxa6WXhWlGPTliCZ13+VZeJVOkOKnIRgw5zvG7bboeDwJqQZJ2zTXwgUjNM2sVngdmu8yDqZpa6I1CXScIbHlnxFVbZA04VNc/YCZYFXPoNPPkis0JlUW/mXBLXHewO0c7tZMCytcH+6asI8HbBhXy2ne317BAXRA0wxDIJcETs2I/Qum+smo1KQe7Oph/mGohaUvCzzfTgFpbzzMiaYGdgHnAT5Q3Tce/hL8LQUaEhQa6Ct0b0esOQMPfzxEe7KpAY8oNytjUfGx9e+pmAP8B+eIzlRFkHa2/4nOa3WQdjhJi/b5N/FMDiok4jGYcaSQdzu6cphCHmxvDXdtp73jZlkx7IRO0aEwJvD7STsSxXmANERmruerHm6wjgROJvQgkZ/Ow8yGxXLO0I6Fquoazv8t+yhUedtQvpczbhQqu253vsczHi8w5XWHXT1mvDtdenOK8MUZnxYKPbct3/CMH4W6lNacv5B9Fmpfr3o5IgzjLNOvWT3+6uqNAh9fEd6jikLceDna9Umgj93FejxyfWFhjUCAg5GrBLaDwsgDseyYlRx+HcGKvtqtlng/e9cPnhrtW7Us9LqR8m60GpsXWbIJt4Qbz5os5LJ7vZ32gqHsQaOT4FBvC6hp1Y78HysORJydUlLa9cq7l3KQilBqld23+JzjNmxfCoVQ1oTQHZHqUFLkjeAt5nK899Fq/cEosZI+zLuwPlnowwnLCoEOlzYRvB9/LwrNC2Yu1iyo5AEH9SM3KUL8eqJG1qvZhuNVps9clYp4sm3rgw1D+mou+JECGmd25tfzL3Fyp2Bsd0PyoYDh/n/1/l64HCwuSEObf/DiFn40sf8kV5w9lmvozDxwx0L5DOCsR1JMdtWP2A5h/3r6f7dkzHXwO6v8fOKr8/e5IPtNj7xyfM348xvB9O/95Kb41zs9FekSFyHB6bul6YvvEaXtBw19Sr/Y0D1JkLD9RElJ/7S0xcWsHLacL940+iImzoE8mVv8a9iWedV26LlE/ykK4VajISsvguNUt7aHM7oYrcXoy9DpElOjtdo+NsFFn9nIHajuBxFbILVFPiA5yGAPm/5FSHj/VM7kT3sbqWy40DRc/EMCKfsQp/KpdIPh5YzGM9mfta787ZYXb7FY3Qi00e5x4Z7wXsTXCJBScE8Hf7oQVIIkuxYKbWgtHb2/ucF5gzKPWf+CCZuY5+vfRw+mxuCysL7hxXaHHbq+QyRWmw9xwffYbmi0AYVbhym+AB16NiL1Jow1UcsYGlF1Wkegg9vnh9TTUODuo1utykDhmXfbg18LgUUr3LbvEH+yxpGIqNq/48J9uZdmziFkzlw7j19LtoLPt1naJu1LsPWke5yYe11xk8N2Rx+XbzOGM7xGI2kZnxnxmkatjSkGO20FgwrsIsMLsMxsmgJcY+FAPVYOjhHeU+3TllMG474JpB66bOML8Dba6nKQV8VNi9Pw1KA7PRffqf2Lk7LQzhaQZCBZ8RQ8O/7nuFm4hOC0GWQ49oGkfNm7VwLfT513Fye89QZWZ6M4YIqQbB5sDBk4rkjmeB3CBn3fzQKOX/oNcTFgJ3Hy7MBZnIjlBigbFVIHyPH1NwJPNj6qsdoP4E4Z1AwhI1vTLZcauAljB2Q9k9g5b3L4bnh1eEsJ91l+54zZ4pbA16vU6OJQMm4LRlJg019Jc3agorv++l1gKwMnpetKNnZz9KfEnSrLktV+4tT1/HMG8aPwvLCp+Jic7F+wYZemX1YngM36gTO5rkeeGZ/Bk8HmBfxdICvVCR3uzYQZu0EXrIAVxsjid1flKUrSF4bZjsZkuN3J7BxWEsMOJnTYiUZHW5PcxS3pr2yWaTaN/IxjVRmHNb2uJIv/qFux89Y8e35ego3xd1rC1nyRaLO2m66JB9irGQ3cGflkpqmzNEQzb5P97clTZR3tgFnGdVxW2SlXa1JIF53N2NTpKEaZc1k7qCylpd9El8LwUchsnPEQUA7bbmRnlEeP0tlMWoO2iA6rhH/vECZPx7G1aBeChmusSn+2H74PhnrqOHKQJG0MTnG65mZFPamd/+DpFLp+vYBDCWOzxRj91HX6FM/J1tffKG2nB+5BjVN7x2cU7fT1t62WZjXkNeSYcdTdPePDC92GtP490LMy08P/Ztd5OXCpcep6BxVyKH+Xykce5Hyc9sA+6HY26XiM1GSGOK2dpgWNibuP/vUaK3nh8Jvq2qXiQ9FCUHetLC1mOee7mjOneObZqLtpsE5QhPyGtX288nWkTW4nBsa83UpXsQa0+1ux6qzLZGmg3CaRTqMK0x6WTaDVP8XlFMOLNjGf/VVhuIybauuS8pu5mn1aW9hGFRlm8/rjzagrl7EU+JHoSL+mGLgh80m6EMSbPsq5uf440+98WKtpBAktUtQMbzrLsAsvoWWZI1MJsP8CZ4YW6rTa/fU6ERcMMEkcTeGrfUWUwUjjck49hI9aou7PJVTPtfakdvnaDnzFNBcSiujX4aDgCrH4HhcZ0o1yEpGsR0M3QfXBIKeSYE28bR3LCkVhNl83cGT+XwnLRDHrjnfTomBfBmb73oFinuO9PhkZ11ll3wpgUofGVxUX9PadupwPzKQuVRVsZL5Fgoq12p4QFSyymKPZWXKQubWPebFY69dR+z8nPQe0j/3PsCedVLfEyCyq2+km9kY0hT6/L3wZYgEfiX70q8v2kZimBFVwq5/BSjHWlzI0SJEMCzpC4ZT5TYkRgo2uQeiufjSQ4wR2e0vEpDmFSu6E6wO5HhfsCjsV+OEq8HfYIdgVLJipCzvoTk9vkOdntWLpu2IpavlE2fWFBmUctfSgqqzHZVcPz9q3GEvINnJnexnZvDLhB7O5VbShYhqwSTjuvlu7OMZdfvzpKE5NVDWGbhYWUnKGNWHG5aWKVMlMnqpJdcPllGHvkEUjWntloeF3KmYTtsa1eMvbXbaSdlLKMtPa0JRjR8zV4cQSVGb7Xu2H2wrESV8IxB/VIKBb3geF+VGHvGjZlcMt8OibRIVme+I6TZSsuZjZxywbrZ3QAD479wFErOtg2oSbXKk9eCmR77onQKgDfkKhkxXiNNN5lksLaNLlpMQmUPq5tKHu2YS/n20f9pBZ4R1NjVVz2PNXtlwTiViYZMRpEfHun9xr+bLzgvUCuqNia8xTJyKzO39jqBc8Sczvd+nI56K/mOv1V+dNvYXqZ+H6kmN04eAt8vcOsR6n3PFEwHt74vdK8l7y84IzJ7KGJD6m+FZme32dCd4rqVkIZqtm/6O2pvIPUVWuxNC7SRdMTBA1LAWzdO2aVd0vNKs2wl4XU7MyLTpCP1emJ6HYXkj3G7X4D+Pscej/oMlnoMc+5gn5TVPK4aDHbzD4zKEhj/nNS8GPe0DwY4/pCUF/JzmOk/ot4UNcPchv8fxP/WnwmLCYg/wOcTAn9XA9+sHjdhAM7lje9Scfxj4DHeQxx3zAgzwhDz789MyJeUL++rNY/K/krHSWopDGcxFQLxgD8sGWX8HiLmueL9AdyCLeFf0o/oVYhQJPQvTQD/C3hf0aBcEHoQffkxSBFFEEcjzIN29GZBmdZvVe32zofOdq3F6DPvLQDoS6VsprFb9lZGtL95F+6sU89WKuIXZ6LryOu9kETyvzzONFjdhrR8wmPvV1N7yREvvcvCMZUPQd39v2ETARxlb3OEljQkAvra25bJ7qG651eJwkFBe3CzQbrEP98WP5xJrGJ2rmRx1RM+Bs1+sNbwWRsTeuDdql5lRxnVd/apDNYPfEm1MS7sxEkxhKPqulPSbyCzMKtfGO5VNBtvHqHDLWyzxRb39OlWgtaevVd64uhH5c+Ldsa/Qnlp/BZznPZuwupzSe6x5c23bsuKWzBgdLEoltfU/8ipltPw0CNR8AL0ydbVvobSDffFAXnTtEcJqKHZ/DaGJ/WTF0TsXt5nS57/d/Bi0OMjdcG23/2LZ/ws5h4nsEUTC2P9i5KCkPI4CIuWuKUIkt17Y5oEHHRyiLDwYcoDpw08ZNefGF+iLBOYMynVkX0HEeHddOmwdtMGpRNre7uGOYe/B6T3sQM012nZUh1aD9QkKGXLZ3PL1C2UVffsFOf78PGNwA2NMzdHV4hNjSsw5VDRoW+5jxATtdddMyuEaws5IrdYu/cKZp2xYB4sGgf8T77aiCu96S2RyFKKzZ2a6fxWuhr+7qd7e5GLUbyIwjWxQ0m21Xmm1RX9CS6rNa07abA2YrKmn6j69Jsi42+AV2kqq3EjZTdsbzWXSryuW4ZWbohDMh0ZxIa+o05HEaO8sNJMdRu5q87FRBCjIb+0cu55jAm5cfGohVhN7OIGDWRJ1JjQ/VcDrrP+m3x5/hwWsoZbuSKij5ccGD+C1+sOrHMvUhoeTYqbSricyU9xeDxcZio3hMq2hLqN9OYouTTX6m7yUOVv1mxYZ2vo8ImKF2rHcggRHCgHFmy0hw9r98kuLGU7Ux+sNT+/ruJSYaFh1NZDT7BH+7uBfv3nkf/mKU67LpIF6k2q+O+21zLsYnn4YzW6fgZ7qyWY+G7Bw5q4H0BEOWtivn56w2TfGK5c2ALbOHl6+VvT7lG7y/d0dvtEeiDqkZ7xpUd/N3ReUKa2E++4n3cX3BO/pB60i397XWpNdSTgtsdT0X9fp0fwbuNXzbARxGsTfYi5/MnhEHCqJ+ThZux8/Tbb3YZ8HUddDhGzy07uQ3Qd2JGZumzPJWzCfw1WJR5aehk2/rP2v+vgl+SG21ZV1QTFBGuMpzjWLHn4kfbN224+foyjuRzdyDdGKWHbAjI786q6dtjNcDe7U/9PkhdaF7bLodZouXPlCF9Fa1ne+VPkyWRVsYB9aQkXEf2aMysy8Lcwj0foIplf6l+MPYDEsd/qZDcnm0mJS1cpJo5x5aEy0GzA0yQaTKDsD6dvLHK1UerPZT3DDc+Da4oaao/zCZTiCe9gG9nxcpB1U60vh96XYLG1OJauGz8GzkFBCDMoTlpAxGIQXcZRxhui1T8aUaN2m/ZbG46Ru3+Q76NqQaGZdNGy3BvRyglvkm97dokU4p8VzwLsEstHkzaB8P/p43cNNTYcry6HZLnC6OfawVF1+Xou3HQNEuQ29OZYoKbKU3sp+MfkjFBT8c21bDepcDvax3nYcaQa9FDNfVTM1Wp7WpHq5QyV1f728sNbjSAetBenqQTA/62c9GSB1YyWd4kE5JeHwAFXJCH5IHL9nnhB3/cYkKDZO68IedEPuCqsFNq7ahyzbDpNt1CB/JRji88oLYMKalGt1tq0C8DGdsuPO9FGRy4RTgCeKgRqSQ+rbkM6nYAffHw3HpPOA2k9M0wVTYWCrc9W0cB75gC3DhdpalzH0lwouN4cX04O7+xSI5hCjEoDRXk33ADpwLsZk+tAcrcFNK4M5vYG+X10ZOr/n84G4I+XO8M30nfrePHA5kmOMO3pB9pMAbHlznBQfctL0HTTtgA7X3nE52I/PyOyWASuINXEdiyMXHfJD+szf8c51bUputr0F97/bLwm5HuC8C4K7+C1ljaB8f+TAK1Ns/ji2fREF+jxjr1Oq6AL50/8mTP1lBOzxdRXrktOB5FJWWzv7hLG6Wn0ZTaB0QrOpP5P+bNoVZarXBnEVM6GNzFpNaF27yI79FGxI0yDf4del5cKUv9B+0+mJ3CVAOKWP5gekD6QejdnAHEzvzgWsTpw8jSa478+NA1Q9u5A7upHkedFV2HrIF2CEaeiTy3D04i0YSdAnhZ09jZ+XWsR9jn4lRe1PVZ0tuT6klWNDfr5O3ecn/lmzoTMiutDKqDNerqU2piaVveMmPQXAaXrYuoiGr3hWB7wpbfRC2gEWe1BbNLsIlqsqP21d8z4ySQefdLtJijmmWpPbq0HKYC9Ea0R47K1WDIlaZmQj9UQ0+TrzVaNmu9q0bj2UJHTBzSuwMZNWWjiEu95qcTRBoINpR0Mp4CitQWdf0web81BnUQPjcnREV8cEe1+FmqX4euXoOJryF302KLllZITbjdzrqIrNc1+KBmwav42jkTfgc1RiXZhW7jYHvRYzfqYgCBqysH7OpKdGc7J1gEvUaqwl/LNO/il2hyvzzp+75wkiV1FFqLY06pdXj9j3QA1zCO/u3f7ifds3Z7JaBU5IV5z3LuApw2j8bFDtDqr7Z822hFu+HY1hrXEsT12I5a1W1bmQoa2XT/RRV5vkhl7OewKaVq+027qlp9Td7jgBUfIbWUXGe7MWV1SbRnt+/w1gkhkZj/sf/DncQ76um9FmbN/a1sBCL+ZxqrRPtO1HTkHTF1oo82QcxI/ZoweZuEPRctR2a/27HL7T74omK9n7MsqbLCZatge4hA6ovjEpothd4r9gpP7A394E8wYqLgSalHlblAG2ZFjt/i8Nlp0MrDtAD5CBZwsaSXZQSlGracd//p+q4SnJKKRfHQTPlWYx8t4SZUkbnVzkxPeJp73yMSf1DBGmuFtK9qFCHjlAOVVHL+MPrNy6b/m9Fc2jdPRp3vll9z9I3+5QVVyGnlOJquxlqnPBAGb/5PPw7eeTHev6bD9b2i+z5zbGAc1RO611m9s3AGoLzZ2DXxk7p46+BzEud7jKEfJfbU3mce3dn22rcdGZxaiNpIxyRztwxWpclt9+bwWygnzbyK9ucbjXigN1i8DnuWdc7ZrqnGQU8w5uIQWlk+Hbs6dAtCFYDz1Fh6/Wbu/bxssT7TnloNIa4oB5oNpp8ygME6TfEAbVtvPDGY0EufSH11nceS0w08UNHajXAltug2qISuCwL6F46E2fe3kOsBzS0hL2hp8H7c8gOfVFehAgWtbT7Hw2OI07Y2+QAVRaRqC+MSAHYbRUVU6O3arG72Kja5coBdawLKmbiu7r+QiwHPXSqcKOOW2SI5jxKoAG64htBsoXL67bgPsOgDntH+PY7wT3i/N2h6uroEC1MA4fJxx3udyLcpr6VAnLQnmjrs0ElcyckNd9UCu/wNKGSpdudtHR6+qEp0Pr7WCXVaAulKHC9ZW6V9eujvzdqxt3Hw9WZ8/v/fRJsfdt2+hgpvQv84bibIATCpbQFNge7qbTZ2JS9hi/Lwh6Ze631ei22DkFbnCgwiIh6MOQXKCSEGY8U8mx6tPNZLphpKLLXQu9LTZ59FnIlHbIZnxV6XDJC9nmtB5Hv25XpUR+eTSFDTLOu98UYZ5Yzp74VulZvbXppZx2bWdcz6z1tz39Em+2rNHwyPuDo/juxvn9i0896lD/l2l6ARxjMfpqElvglJ9UX6/VQzlKrJsHnBGJ+S9nZ03LSfZYZbaN9AkKBpKWreMr2yGZDfH0VJaj3T0E2KuHgbJEJeyj6d6sF/vJaeE2ga3C9ZisVPnk2BdI97vAk3ojge7iJz0rfpiY//TZaELwayQrn/OYLr/Q2/EvOe+EEkuo3MQbg938S0g+T/li6n+msxoNzcW3A7+qxXe+Hp4thW9ta8NUX7mrrrjk2gBZv7SaEb5LxNCpzgLrzTeiO1CO50KwGnS99pXDap/og1k+itJAnwlzFzyJixDEVD0FTX2Q9utGVBhKAMFic5L+GjaW1GrWT1O7x+ZQnorbyP7PxqKl6nJxSnIXdpwevXkCSDJTYZW64AXC1+n6YFqwSm4ltjWXH8n6okR78hmeioLNoC+4MEBUDEKUu2JrPsdMO6vW8psZDhs/lXrNZOU6RHNJZJvate5jUJiioau9dxd19vy3CNdUmAu3encYYwmpJSsr+weE7LjiT40QjbBfrJet+MS5Ti2Pz3cJ5FhJ8qIfG9yFQpHESzUBj3Qx09/Ls/Ym398k3BoGY4A9TDp8L8xU4PcGOi9ucTkd+sSQ7uRiwshWSTnJwW4C+aPUP8tzSacXPkcwLcBsnDDXNtQ05rTm/Fkde4h44y+0Z7tJz6kz1Dt4judXwgthZo9mziaue1Hu01Y5mwuW7+I/q5cHyXKIGzANvYC3IILvviAvcmg2ACsWQYJcmY7C5Tc0bC5n0L2E2bfGwqTLHvOSd0HAXmo16EdetlGQ3rKY5f9+Ilg2mpsUDvp8umWG6B01aIvGmTc0nIa4LIOwweOE41sUDl/IyW2QARsxOZ6d4JxattpEds5smtYx9RKp05G/F/M8LLx+aSXtae1+Y2B6AwwPLi5YPoQ+4++1qXXE7SC0lj/CVShdT6fL81aBCB3ddwC3cDTLZDFgt8J5nNPPy78kGzh5GJdAIFGEpP6hppJokUplX2H4bww/34/fF2wNWwGprTqS0DSeJ8VQL9vBUjXr79bbJ+XmW2qohYvfdURk3Hdm76IxOn2eaqDUvIEYd0WlCrJoQqSZ5rjqvUFMNLtqTxiX3xCyiQrXY37s03mm0cZdptsVGbXMqt8T3ikkKSTVkA8lmFrWc/H03EgJ/JDcveQ+KgeKQbCXUWxdH93f2xJsO4v5a4roEN4wCOVFNyMCzb1ltZTFD7LmMJvaI34Zb9dKuwzHelc+m4Ha7bEk9hrJqFJWSbafKCTvKNZTGTL3G/W2jBthhyoIM88wPoNj6Y5xzWWvRvpxOGe6SeYZSo1WyS+k931hdhOeyaHqR2A5/y4sPL3bnn80spa35drWugrX4KG2nw+9UZnW7ycIjlJzC7XJ4DyVvOsUalrs7WbYh1/IDssg9qkBbxce2/MW3qmfNpsNtTgTTa7r1kLGgoZF97wQjw91lOb6ttI61nMJu0MMk3rvACLwUr5tiIyaiXGo5gDywbWPwyfj92+at8VneYEoa+o4dK5oQjc/yW6kltzGqWWyqGe6ShwQJUpYy1FaR1Gt4OJqKCbqiOS2yy2yCSntpjMGV6hWjKkCkmhCRCTbfT4U+oYcbmRXPkC9RISVI4AMJ+a5rRKD66tAkr+UxqoYLbQVl4mGEz/3IAhzwbgMPVBh6AFJISrfLpvpcwru+bR2I8LFzWDFr7bGkx3DH6BtkUURp7sT8voMWjAM0QExQDTLgXcDxZ5LFxrm/zM0FVEhVMbSRHqL80fNu9rgYaGPS9kJm2vBTlNcIteA2KAPKIh5LeOLd6jTcher1u8CgO4YFsQxylRRXxbT6FRkGMa/yNYw5yIpUW5pWHGMcR2RBhnD5gcfiVp/iyZhN+9GT4iXy4Cio6GG01QjarcYiGWUr0iCWo7BL3bWcJkO7fgHIDR1dZrgxP+YmctsU6zfq57CDQf7F5RXjrtUqc6+sNiqWH+eoBRygeEDvwTfiHXLUEGMz4uxqhJM2fGU45lMH0LKlt+3vc4CSSDjsUnnkF9neKa5wGCQrdakfwsGEK+8NCdRRjLYHBzyPxQZu1EqioBXtVmxS2FNcCzdrX12bdsBxMrJbjzeDxb6aJH25pMqqXsCxYO6o91ANma52ZkR6++2RBqsaxhZh0HHwMyBEtGzTd6MCNO5aDuoheSlLt4jZlyuaoZc9IapxVP99aKq4GeaNUEfDb9UqY48Fq6sO1rbNLO9vk6XDwYgXB+Bt9F1mQ3LWMi6iw/xrzvc9Wzpr+7Cme/5Axort/iauwq/9E8n4kOVcUpe+2pQs+xb2mUYQx9p2y82Tt9p/yLnIltMPLJO+MBwXCgEjVPjCMWBkE0LkItBHjbh38lR9fYfijafiYS2cj4yFEC9dkhz0elwM7SZJWflxWbgnKu168NlOL8fgIm+8cPwxDSBuswd6ql8oEg81Vu8uNcnRrbkRwhCNCY5lJlVw1nm7ebzLYLsWd+w2Nx4S2CIcT78oGP6Wi76dzJvsIL5CtE4zuNEF10MEgHa6w+WpFn/N3zJhq28WTORv9Zh9gMPTJuv8K8dv7uv22sMjI13ABuqPb8FWPrsV4Maz9GeX3Cm2qPEZZbnmQfyo0cXsbEzxh3Hg3fisLAJ9eebo+bFpe/wA2ojjZy3BY8kI2mIwugaUQx9J+eCtPtRFBoAssQj70OkjsmJv6xyWjOAz1FSt0PgWFLvJr/cOQJELV5arqYRJZrBl10JUrQ4GXEK2PVh5wB6jG4HNgFWFOwdYPwwulO2rBBNDDYX6E0t8i61RVYZJ3CTb8TOI2/IpwjirZa+a23u2JUq9Y4GUY+ibcd/Gm0XEGCIUuQ6hySHIhYrgO9RPL0qeXcOswUZZRP13Z1HRMB4/AeiL8van2TvFhqyXJoYG3IqjneFWL9S1EpIEcLvRb7T777FSUPpQcQQX+RpKyc7JcYvdqoYsl4Aktv2Fq9ax3qMAq1QIuzgPjqNxH1INuc2DGzlW3wfNNKxwtw0oujsf+GCq2MAXMC/GRr8rmjvvJCV3NOIEaNd1gu+CuOzn4i2qTbsTlCvbOOatiR3uEy5d5BtG0wHuHvAJyeoDszrQ83Iwh4MgHRgmk8waPXNKyBVVg61+H3IQs0hTTmNjecvMdC09a01jRC8xU0aZ6H6cPiereuspTAxQwmraTVM+XexhzlPn97aeKsj0tnGHYYhq5fwSu9kvRCtQhAczWeoCVW2i/QDKYYOb5sFvvSW7MTt0M0WgnubN1/AZebGRoeYwISZzJ+nm484W3PmXyi4m6AYniUWrcXeKzbBciS3mnMLD/4E8sWQRlZGUyXi4+ZuiB+aynB7kl8Kl3G9B4ELWh7hDLg5TSWhPL5h8Jh+4B2NlCgq47jXQbc5nw6ULPCsNuTJK2OwdDhz4kqfRB3UBxWQ9epCny4X0sGVe1Rv+TSb9NPGcGMQfkTYyF5enUkxtgBVkfAxfFtgT2vyFttd18nNdaE/37bS2Ab7HMZtl3N/8ThfWrlvuINHBv/eIRuNiIolGa1c0MN71jY3GNun7YTbbHJCsJdM7jVG9ZiOxcD544vOvx6rzdHksPMQRwJ6Zmq7NAKf47yGR4nXNALEFj6NJAoHtBgG4BXxwzc9iLpzIXyMJngKTAWJe7XSpxJ6kT/LCxMydcTRsoVfPZd/OGSClpvqSLu1ZlDIGqAuExTosahsN/yIG7z6ie0RsCS/Bo2JiqV2i7sitKR57KMt8/nnMSm2hpLVlGBNXr7ihypdvf6CEmme4Hy+3lBtylJThxcOE7EWafAZGnlidej+qrEPJjRcubn5IOM073HAj8KWrZFZV5BH6Qkpak0VPi+W/nWv7IwgC3a0SW98xTQ8/DfgOr5dRdvm11aRVt5N4EB6QXiJw+/h5XfBfnc8F5pk0rTwMJ2OmvldRpAsDfysgZzn+fQIUahtBIpuDna8JlowGHi+/5Rl8Kr7DWN0eCvxWC1805qBTG6u6C0aQ8cD38z/4eO7Puy37NzR1muTNnnhLxgOfIP8qwOKsB8SO54RI7hglbIlH0pLrTlCC0IPC2Q2bT0Dr1NU86PaHvJ+NCr7LLWh0GpJfN94JdZ8fBoGo13Vt02LgPljRh+FHGfa58GsePlFcmhpXFN6DZ6/SD6lbqBcdkC9H47daFL++DQV/1ujr73oDSY3pnD0x7204IM+a/BLuws7H1QDLTzJ4nQqbTYNZqeO/dICL7FsvhFS8OAP++mCBR2eDvUgXjD0QzSgmRFtzYwdHnaeagymbIvYGIOFaejulqSr09MDdtYcojH9g+TdvncQV0UDQlKqaQVORgAluJ/z77oHi1meHPPPCksef0dnPQpafXBOYRtisZaNvMsku2RehG7rMwNphdt3tEZROjT7Df3U6fFu2xn4WncGJS2uhNQEXxJeJVqsyD5zQP35u+qdJYUslG51NbPBlot+48JJN7P3kgShkfHiNaD+izqYe+wqZfwatwNJD/SldyJRsRtSZ6UGtfO5r3+XilvbbRA6kSTENKaSFICdDVGMdCGe/SBM//V8ClRrWDQ4pgULpQOJ/EB1B6YEtU13lQ+VDikL3IFSaVpo+ZJB6s/Ty4mVetGorFNXpdWWYoYYr5RwwiDJ7Tu9uBgdruAP1V0cvcBW04rSTinUc43s6bxNSYstCoWnnnzKUYn+UWNkWJ/clhtpO8k+LZyDFyfFQdxn+WI1w2AiXtX9kwUWEfR0pA9EyuDSy+iDfV7QHmV8UXdj6GGIzZ23/OGOzzNjq3EtzMEGPw2tOHE5BNyHb1Bv/aGfw/CjaPCib/6BoeRYAvzjkd7AHBguEGpk31K7PK823LekZ88pjU4cVoU3Zk3WjrxdLPl5J1Mll51qUwkokHFE8eMphZxtX8F1xUJTWL/OVyPHsjJFObiRLvHNfGFETcot17fgRcX2O/ZqaUEIm8FeG8znD36pUwD9XdpMk+aPcRn1htIUEwt6ZQY3Hx3D5pdFRt0L3vtedxryQsf9+x9Bryas4TTPfWeuRXnqH8FnCpaT8858B1REq9R37ltYnrO9FF0ov5lexVlkBrrWkZ7mWjK0sdxgrEUbtppQmU9OCHVxEQu51D4M2UgrMhpABC7udEQxSDLLHZCwpJWBICSkcV+qtgxqGnRZaLEUwpOgNw9NghIEjhVJ03sJNC2mBCTXPcD/+LZWHUB7588pngnhPVu0X6w7IVIjniuV5UR7hoPpvqkhRkQ26MxTRF3hXYbAcAOc6eA4PpATvoRV3FEFSRoW4rQNlVUojcsM1DqunVce6HowujDP67056kPjTTxhQaLyaZ1DRLVACpWPsJqJv7CG2x1lUzMU/mzb225WkKT9NH4PH9ZsSa1q3H3+P/f8lA04ceEbyjXbvM9Xvg8yMdZ+YWIhUZUut0WcNyJfGzpWJJjQ7+r5YkX1UGeMHSEJTkVgEPDu/ZeotoiBCuN0OMdlP555GZRq6D2QvjHXSMw7uvNudq/rA8Ob54XrSeWBH+Kcn/C++ZV3xpbOmMGtdWgn2zuO2tAT20KO4sZu5gn1axEDrdkJot2kMd3JlR3rM4qi5inuMldRuxndhegPTib8rBvQ8N717yhuzawfiCnsVkTfOq84zzdmmKff/N3nrwVZj1RwaISb+U1RB6+l/2ttLJZlj7+9sn58I85UdCc8Vhc52UjjdKKx9EUMJTamsk4MJu95SrBWOnCXBS8iKkCOzo32pQGWYOJEhLx8GktTLQOi1XI9lPqBJydWaS/556IG+JaiHlTmMXZ4S6n57LjX2iekwAdbh9QgdySQjAibqFULmcT6Z/qyfB3Xx7v+CCeYhpsDgle6uUkQtmAqhpcXs9xOVT43k8hYL6xIJBgxMSPQtBsZjLySQyAmaNq2PpHJco2CP7qwMaVns61UYohY1IYxNy/Ko0CD1r55EQbYJBnLgftg7sPR3KFDEAZhuBQZoDfeIMZCN+ZT7EislsJA1CVKxsNolD7PcwtAllgfa914FHLSKNoLssm3sNDGs+CHCT+AvkWN5HcTqaJ/lTjn8k1vSwbVMtLoTF5voExpLSCx8J02Nb27ypedamjULnA79veITJkhMKZE2EY3Z1DbBrN1LN8JN1OC8+zdvroOpAk/5QROoFspDVRbxiiwp6l+zE2Xdgkkpo4M2DwobjN5FsUVXY+7tFD0ap5Nl724NZX6RJNkNkamp37SgNG3KCtbhBKAhGegob2HBfTumRbgrIgyzhwnCS6sQ7oP39znlYD9IkbTu09grhtpSXFBXckwCQYKFTu1AQSFKUFOFMTuVdc10C7/PtfI5L+C0i1vN9YtJw77ARjQZjW3gedApJ7QLEcsZIdcKkvwxrybbvGRCInv60f9hHlUBAgQybp6pDr3/qaah9GxstTPMtYEBr15I1lDvScQoiYdOb0rXnTrO8noBHzAkfYkZn41c1BMmz4C+QFtotjvBcXA95BScuY87MeZnoJNR1JypNR548CiTrVs9/IxVS2Ta+U+cTo8+4Vhn+FzGDlkAgDZZkJ+H1rTfbjnIYhraikUmib4VRTAlK2EYQimaOt4ssc2TaqGoK5tDyjypWDxsExdQsI3GaRyySWoyCU8IX0iwVS6Nr3VwKqsP+TGH+0KLza2Zmlq9O0qkohnirI3kSUfacVmctj/qtalLtCWRHBay58WK1Z9SrJfItJtjbKAbZTWJJND3V7TDMdOEkY8e01kn4pZRBir8ElMMx1HG+Wvs/nejBT3EnzwSThvP6OaU6CM3KzJL328srZWC3dJlx8giyjTN7hIf7wDa+DbwJrUBN4wFolA1iINzPtSWTHJSVZtbudQygHstlcDL9o96NIgBHKAWmICgPnNZzbZOY1GET3lzlVoK11Qajx9XrAq1U0kifYla+Vftc0pXxlUItJHjcpXqgNC2Pu2AWacZnHlYbtMMQ6YAxmPFplSjD5f5L1eKoPv4KDoaG2Z14J+yHBogetDJj7naUncuxrNzVqc9EEuLyVk7jLrN3OY61qd1wkqkYdlMQ1Qq7882iDLdAi7ThH4Aud2OgsNCcQZ8AzEfqNF0XtLbmJuwZHhyyz6dCLlHzdgo05hre+KxxCnpR+QGLLAFnBDorBzoVM+J2wtUE06lleB0Qxku7biqT12XarILRLxl9no0n74WPL6wz5ZOhZzrWhpq4ssoSLTb/lS+IOjAe5g8hD/o1ZLNU214WiRuXMJF8z4bE9nK87laPSdAui3UA30T3/U1YDbIxEwDN+ll4kAzzU6aYRPN3lyg0A6ttVAPSnpItq4VVpuLdlAOOsMmbvmzmI18mCt0Te0dmCOtXOB02nWqOoBOcW1A+4UXHStO4wMxEr2Q5XflyEi+UC2ESPqeqUuGKCTnoUIwZKCxXVJyjwghp066+ui9rjqMCvTCo0MWYCKATW4DMve8hRfioM1AmN29hrthoIEbFZpF4c13pzr8npMYTRzCgeoe4wJaPOGjwPlRzxBKkYW14J0KO2HUW3BewApQdQfXppOzTL7q2GtpfnDNaB16Ay+lchyO/cf1kf30Axk5z+pq5eXCiLlAlRGUwA4deXYgtskDTdl64WlKAsSj3GBHdnYDE0poJWj1hF1h3PwpEmSWjNaFHrSYowLZV225sI6rZXxtsjB8GzrA7W7qahhLTlURIZr0AgSmZ828rdoIKiAiWYV7Mry6TxBSjwN14rAvBzjhpINrP+QRlwPs9Gl0K++7fM2WA/efHilhWQo0Mmv2D+BBKB/MWuS507bzZiln2bOzY82Z6viSk4S0ZBKVwzN2WsRaqm6ELKkqGWWSNS7J8HydXrv4g3ikb0gulvD7c02Lq2FIeFEj37QJlvSuUmtRe2B1RZb4CDbaHPxiD9ib0INJZpXXcKiGo8V3glkGWAqs6M5csx4La2WgXpKRTZrFCvcWasKTYvn4HeZY5KZMss9qQi2oBzWNAsnmQOnwXRlptZB+GD/mGokSa01aW799uERQ93KYboop5noQRC+d7KskMOetkeMMW6XHNyVjpU+MF8wUi+f8hw3kiYPzWTg5x0NfaYCEH/hX9nAxrmAeuxAUuCZGJSUSgu7GfYTVtk7SKQdMODDSYas9GB6jln2GAB/7nrJMGaNk9wqNLebMBfyWJeX0YHJe2N3C9XD4ODK6PGiXcL12aKBnZpH3BF/DuKw3K+P1+yCYU+XjbZnf1rna94HbXnyud8xvi0k2hKaWct/wTqR3Q+W3xcHntC45fZ2u7qKDWMjl0wdFsRrLw/rNop2R/QnrzQI1b+QhbicaEH0DYb/h5M+RvleLsMTFeer/d/G97cPzeyq+3yFzppo4dUHqXtKthC3Sx1TnjSi/ragy0u/f00mAm2BCQ+Rsc0na97/IBIhzrHl3zJDYps+iXV71eaxvDktp/EJEhMB1y/+RBPShKwYK7rOIfx+LkOz3cik+RfsddFTOIuP6PQ3vohL/PbRTGHomJfGnURz4VEZDpfFoaKFeKDhRKq++FybQ/OLBjJtpNgweu7Ro6klKfAXyKkXDM87e7v6e9D5b/BvH/9zOlL5f2kvcQz4nftpLHpjPn0Gj9G94Hstz93DzpTHDHF+Ejfdbr+1lMVWlydK1tQ9h6twrQBIGzgUX19G9w2mBeRBt8USJmp6GkcolxHggubRHHWtPpwexSQ2D1qfF3OXtuDP+pLQe7ieYQpasmTbjwFkxY1XyM/AsdERItMIaJ5vZN3weMI8oWBy9QTMAnK9ofdEV5zWah212Konz2eaqYw3Mg2uVTb94ujcQPe26Tlw92wcszB60s3kz28OFA8uTQjU1nMZhmXfDkklMVEEfZb8Xn2GuS3pEW9rsFmRt6JtouBijsdLbmUr92pB0lQDcsgj2SZAGFI0LrGkAf+eGdh8JSzddqHfiOiPpsNm0sd5gsF/MWMa/S6Jn3tMNqnWaul13pq30Sq97O2LQOY+JlYrzTEgC35AdXEjAw1iviKH72GTWLDq8Yb/H3+ul/ncSnbOmRHYJpU08Gurx+zk+jNKVXoibc1bct5WgWrQPExbrdv0CYKlRcquXvOfhhgaP8qC/Wa9VqT+Q3KmkvtJLVDorDnLY2f4gQh0LUomlv2vz4+sX2FgILQx9pNegA2gTZUf0x8FYJKgXDjaXbRLkzrFHh1BY2pMnQGT+Q7sSioQO5fGxgUfDIpq4A3Y9fhNTAJl1v16t7CKhMvkYR7c6V38RmwDQhm7i7uhutp+H9xLvJheVnQ2qdYXk4VAOZDeqzqPGK1nTbfJtgIZdR8i4QWkMulvA79hKLjvhLBBt6yihc8EjUASVrMP4/lVovv7o4sB5jwi0EQyTYCwazRsoqSRDmWSMk7hHgYIPCsmotTRvKSkhgUKC+vKtqQ41bjC7aegsOfNDs4LESkezZz0VbIq6jVKkqNYsypsWWBPgQfnvj5YTLHLA4UQyaeyIhR0wNBpui+qtf2WOOR0m/DbmpW3mseD2zoUNPs7Wmt4J9tkukta1H3+cgAmHynH7X7D8RLFS7gfxLY/trwwxWjXD+Tczat/LAZK9Bj4bSQPlIk9RcMWLxSpi7O8oIIGl/0YcOn0VbGiAnExdUm5/y6/0bmiRy21HMq15NbUY/ql5AGFOuipdnXi1D+XbLlf56BrAfUNDDe3TvmSmIxt+4HbibtC6dDsJPnWxsFWUd8GQjBkOEatIM+rp8QNsSt64haq3W6InDdB6XCfARA0Dv3TwDPG245aYC1UjcV5xE+Ve8fNyaIyVZdBxQ9RT0FVvB96p62wg7jD8Swj1S50yTWwD39NQefqFzdXtX3QXUHsz6Riny1Q8ootJcYPxous/WJu2oO6i0wqIrdbZuM5qAbiblXsQPkU6Gnsnzoqch8RKDnxBk2bSE0l2VgbRc1muNrClJ9ZZ2/hXZ7lUonlkabiPFzLmB+5wfYGe/JL6aLw5a7qYA6zsqDWyHVPsfKGLnH5NQiqbsnb+TCzMUG/dWu6M39vlaE+u5c6ZSGuJVa3dtxP2XTb2BreLLhvfxwrWdRY3CP6lgkw1X84FAk/LXNLPqfHgJnWg6ppB6pSRGBP2tqoNr0m/n6Eb/iHuguhEHYDDoXdYIzywsoPu9CCeDn9b262s5YSI1IgJG0WIVJbUm9VIreZmHMP/pBMa4uQn39M/4Knvcjqksr5z9oLZfijgFi+g7h/+Fg++xz/iHWJiQlWxwY2fCbcoQV3f3yL7meRMuL39bz1wKtMTsR+BNW5QhVTpiRjD9yo9d/ms94hQBWLooZN6uCqd27oQr02pxvxTs0UoxYbsJ3MWgvSAg63gb1rQzTcwslSKCW8frlXMbUIfAVSGOf6zLGxZiNeGVKPqhMxrPSMbrp9sgj9fVWXu1mkbunl9HEet/TfT/VVY5TK693HjKOLfhqg1Rqyy/145Fpi/SFN3aHYcnyz/2jZf89/WMWAH+yzLZDwE/7pZIVX2JXhrPH4L9DY7G3TbN9z9qHnznFFPflIuefwMHw92dNC/q7tFMZIWHCp34t1UNwDbVu8ELsdldx/EQrvITibnxF+WlUEHkBYCJdCcMuy5XECJqKvAzQVRKqiCeXBI+jnh55Ma3AwBVR9xi+Hmq+RUk7W9tT1S6pQVPR2uNGOqwrUuSCLrbI0kaHtBpyNl4fNONO9MlVk3OXb7Src6OB5sADPUreWRUFcbzt1/8lYU59OAnTWjqcl1j0yOSarZSK9WhcQ6m2mk5RXuDg2QqbL3y+QFM98ELqrBP/kMGlnlZqApSmWGXSxslgmgYlPZ0O8rFe6SfBeh07mUUlu+O01ZHfgVN0VAFhpD6Tc7REPp1LF49dwhkFs+E6qLY6Cge/71Aqnk2xip+Of7ZYcXYbnj2YyTldxFcDel55D99CvFSknQS4ARnqmrdySJ70pOM8KYFCMHbKBJKpb8tBqq+f4GVAkxHnEGrVIbA0syZh94vrMgL0vflXrx1Lm/CWD/9wC1cl0t5ZU6EOUT3Q7DkugoOj8fPMiPe26y9/2sQkdtmAthU6OIRq7oJCvVFzp9N/KiyM+QQasw/l3OgS86mx1JnDRv/ZSzol+qm5QopKDoT37rh3sU6oYUVvTRf4z9evEm7uCtUpy4rXL8ib4DtvQfRmRoL5M3/pRB+aCjFt5x2yuu9pIXgh99RCC28LfWl2bxqvWDb8Lwgo+6iaIJnSfd87gQfLgRBhaD/onv3yC+8yU++KVV6BQ9R93oObOWSZnspu6n7uEv7CXX6dfhHZ3gvInirv7j+Anl9wC2X5HlkzIDt4Xa5C/Kqk6goYH5HqKZpXYiHu7wSb1HRDMTDxHCK37iFrdKCfC7rkm/MK15P3uVr2E0XJTR7Rv7dEJouuhwiO9xo79srd3zj8J2Pg1UzMKZ5gCVenNlM3sKGt0kcVS5EZZaS5TpaaA6yrZiNLVYtdR05z48l6t1wIP8CycjOjyghGW+C1yBPupj3pAJWt0BtwtieIAsP3U+YlP5l4jJtlUdfLuDp6Nbyc3MrayGIE2WRdBNhmgyKBzgwv6z9iv9IgN2jd0sJoymyZnbND8IbEgdJPF0L+zE7zCQCVxDiAe9ITgH29nKJniqnYfwPR3AsOvJM3nwM5Wg5oU8lLwDaGJnMiEoJ3v745c41JASVDNEgxuGnUw0mwqBWR2UUxg2h4sCqnJOlMLVFDaDieT/UoZi4rB1l62SB9EEOUy3m1jMNc01jDu+HkI1HZzjHhGNZK3MbnZAV3azqUOqTDVUt8lszMC3WyIxtOvgoznYnXYFyy6ezi57C8lDz3N74JsAxgLMz2giY41lOjr2HWdRSJ/f5/O+prYrDRvJNgtNfQPn0+Nn1EOFVm2OuUiHhuE8fmiybLMrvZNYnJ7jY3qBHpRfb5ai7JrjzNUhsgeT2ZF2qSo1okWEcnK0nX9cMHh3mafZqwrbTcV3pEzt26eKpR0nrwb2mw2X62yM4uPHc2O3UPh8OAXqfgn3GCbMlV1kmOTf7KYjksZ47m562u7Kth+Z+uAMaLwVHa2HKLI/dZgeJGgZe2VyBced8eTvhjzUz2DDzHpZqcdUdVSbcgYmriIB3BkfuCNa1sY8gqPQy0YhEZ5o8szdqEXfANKZ6RAFFKhsau2Tl5Ylq2+9v/JZlI6gYP6Rnq+5Qkklta720j0FFaVjruLUc1crsAZNWMHQx3bGvQJQ3J2tOrQuCaOeLaQ1U/o1H423CP7FI3oe9p8HPCMCQiBSv8vM5ifxM+0WuOuj5GM0zTq/UstVo6P3Ad3mmNH1xH8LRc8yQcijtAE0aQtvPm2u2NFI2Mf7J9ufJPO//cTFbhJ0p/iS7eFrJZmvyCbZcD9mUGI3g/0M9n9jWHRCWV7hxEff5fipKl8ZqbD9bsEb39Gnzde4w25KUmhJ0t9ouOEt1Q/cafCE7N1wx0mQr8FVlwvhlNS3E4WDuGUoRdxpGf3wqBbvfEag/OELmHoaxZlk8lXiiDaqro/VZaGOiq45oooiuNJTlvaTrvIxMbJTi0JUGsnnT3qnhprpcDf6jUK9N5yvdqerVVLyMvumxi8qnKb2kwRRGWJRau/0rFv+3yWJYbY7lywen3SCugr8LpfDAc7vDUsfsdo9mmLqTMSn4Pm6+Sr4U097iHYuMeZBXIjwoFUc8BTWmft9C44hBpkOD5PUoDQX8U3zkW3nRo9zLUqlWzIh9dX2Y/JgGTsgpi6d3AFr7TZUeipMsL4UD1Z0WipYw3dQJTGHABsmttfuuMhrYw4NKCH8hJl0hn9AxFeUNT6a2COVzx7eQflJ5fjsZCrLfu9nzNfm88nFZoV4Bh9pmVt1K9cL3RHUjuID7pfAMDDTik/QczbL10vjI/vgzLLbsJ+EbyfOHtwd/NwAFsBi3mJxGmH56J3AupY4gFUTm3W8luDgcoRqyc0Cv9wRb0pfpjVu8sjI3xlc+IGz2bduhewj0B0CnZSwDvAxkmpmlN1l0wj/ckr5Z0x2rW+yZERomP9UAVJB0EnrKZk6EGycm3C0tHgHN5JxHy+Ts47iHPEteUd0Ruijoaa6Y9bQLkkaGS+CBSV21uIR7D/Ui7bs9ylDukHA8zx07sUPIYndu3QCuh+EDdYAv9C8W9O2DuGiRdPkec0V61IOcaF1zH/XVVVxofG/p65rt4leKP8jSDyh3B7nYoaN9P9ddDxdKw/cKktiO4F57f/8HL9dJbeqTCQtTxhQty589Nts1RX/YbiXu2ld2+eCSPy9LeY2rXyNgsAdajP9J8x9T57kwf+1UwaHxxLITppSzywk2QmdPQCrT9CcSzI6iZI/7fVupUevHaq5rXssm61rK6OvW/8gjdTn2fnpCtx3dBYSK7S7zQtNQ5MTUFTiOLTT3vrJTvQ0RD1jN5MrC/sYcjHMv+ZuRPBHwiaViSGC37B/QHHT409DVM/qC1OmAVlGu+FYcpMdETxEfLwH9OC375D7oX6q3MJFq9OKbKm6u/Y+Mk2oZeZKeiNpp4nF9BRGv7ZU7hZiw5gqbPRwbYoTF6gdx5az5ifC9X6F5/o+afuMYXZnH6PmdWTu4pafaP85bHZyREvLC9yyYaUr6dKQCUW8+QNQBmSZfwMDf7wj6IkmGSuMgKXY6V9TjkyseuPXpMYVTfPxa5xxzovhu6P9V8jvxr8vMTHIdNvk0iqWockWsfCwc7u2NbU1RQLBZFfnnWIn0EG26aserkqXbd4+24+v2AMmTWRbTjmMC/VoMlhFvITQTKrm36VNh5vKUf6QWxxVy+4HfKyS0belq+a80rhxayGXv+V//rXEIfamU9fABQWQZ24x0QaKkgDu58itLtjFnZumZ2waCWlPRcH7YtNIGNV9yi4c+jpTxbmO2QgMcamtERR3P8xdgbxfk9z/HwvZamoGk2Wt+q0BzdVctYUJWZajGEdGkk7vPOkovEIQx1xHbmzYA08Dt2wyOUWEyhkC3+FuU2g55hZ0uRpk9GSGwPHAyiMIcl+yD0QMMZtEcvqfd+z5wIM/n3S5BPkGdxLFh5tUsvCVWoWfqiMj2Dy8fTSHcXk3E0UDuPIexY2NM+OrVFtRCY5PiXkjcodw4YOrCpJfyFkwo/6HwzU5gPujJhs2rkh5obM4Yk37aRpeWdGtTA6qqK4do5sSYM+iyTzoZhURRVosiPt27Q+cDO6/irtTDPYOla2stZm0dMYx34GxKMvIbJyhpGmWmu/9WP+gh812Vfov94YMEpJVDZ2Am8Z7frPwkYWLi9QkNYVCxSlZdV6TFKKnzyZsTDacXG7wVyodeE5Dpdvo5tgsLf8SLyFfYzcDnH+lS4JMfSvUC+9gUHcZSkhr7qOHfw5NlVuZoCog7IxGckKuUfF0QpvgKqAGwA5K+0ZQwOnDNl0PznFCfvOfmEx1TyhLiQRx9zvBxlrwwB9xj6j3y64Ck4fUcveRLSbPDa0H2qanZj8wJd3bAko5kiR6TU9mreJED0whYPq4MMXI1QdMQNELF/QiLS0B1bxRbhvAiN1KsMCvaEziJfcPs2kavLCQmV62AhiJiz31IYopTLzm7XHItOrHeUUnUL9dlrq4/UP7k2YRwErkZakJiwbl8wu61vF1r3SZDZheQKwFBR7HtnlpgJX58bysceTvLLipYaY/044pnY9BlAj7qpw0v0ndATICj/uyeM153/P9XhLG7x1zNjUGwP4k48ov1abaV+rAZ0kotmwAuXl2QM507QZTZ/vT9WUOtL0ai+4QRIH0X8Z0XzByv/g3F+ig03//eG2chzjpVFnYBGZ+YLez2z6HV9/qYcETWg52C7tTyzP8wVE0rqrG1XEV0/zlwP+D2442iQG33oDMDjvFwTO8UFUvmM2L3mS8zYOyeCCGD+nwYTV98LZfS26VqbLanJRtKn+7mjtuAoyCsnqxOWSI5MUpq7AH2CJLZBmtYk2VdlFRtHXcTbeoCphgJMAEt0rBTzYolDrTYZiUJqYX3fIVcQ76XqM1ZNfjdqMgD6GaRldhe9j1QB62UYyuNnbK9XDtRlgsCA02Z3uiTa1KNjh2ARlbZHII7PkLuj6LuFl7ma0p4Mj9MJcF1bwk8Pi9sX7C//idf/Nq8uPGRycf9VXAN7HYwDkul1gJTWTYnxGqh5nk8OQNYy7ZFKzlC0JezAq/UimNzn39yMpr001Oi2kdfuMXx62auBi00P2NoJ/HTTeF17kPdKGtkm6YNUFm2uxVfe/MJ5vD/bMVc1LAVMnu6/tj8fUcl1YekfPX23JYVP/DulA/DPIsptLZeIo+Ic08W05aLuDZy4Lwg88SeiLJrTvqKXFZzlbXgaya+6frRW4yoJGtYpqmdpYVzSf+IT28sNuHIGxK/Eb0NruKT9MIjb7YhKgqm3QTiBwDdM+yrvsjVanKVSzdCTrHT6zoMsV4WLCnityF4qppOYsPynSx2NMqOVdHe1pbN5fjxvLZp6lURGpWWLtNEPTMIzPX8EyfZMaEV9jLJh2wXLqUrOw6IUqUJpBQwTL66zv6VFN1EPzrNfmDBdPwSYUFdp8BGzDNrvQFB1R7ESWShX6nKnj7xdEgZz61xu6Oyd5iF+bGnANnUmAnokTYO7kTuX2G6oXqi1zRZlrjsAIfbQ6awsEEUeJiT9XBf+7PL/6cOSsKeD+AnZ3inlzlKqSPzHpYIp4M5KyPMQwdASWuxiegurhpw7B3/79eOWaln7ov3/YhkWq9m4nBAVAebyHmucuJXt4ToE3zH1WoWzQL1JKafsybxSHPIM5K4XT4LG7Rh2srMjFXzpS7WjvwY4zT27VuQgMz1D6wZVA++joPPqe3QF+TyQaN11ltK1FgLGdH8vEU2l77erseulko8OsZvz89rO5Xx3nh2L2Oy3a78P49Pz1884L+fIpIx7lMnkyxgJf0wJ7G+IcHatPCSh3JLvNT9PGTyXM+uoaqaVH1orfTS9Qi9IQFTdXoLHI0mNT9rDvK/PGbW0Qn3OocLcRdKHvAHjJW8XJaIV0US8mcbo+uhNMP1iT9Xa6HB1eXgy4bcvhNT4YxxSkfxM2qNT0uf4OhXM2xKjn9snNdyZwtNoSEtCBe8Y0nElLDcrRYojdUAmQpXR88wJ5UGcfP2Ia1c0ZLs+f/W+/5zPmR5AV6m5sN2qgda1la+7ZvPo/9aQLd+k9MDjR9OqiNeJzcTk/e6X0u5uaOVDnNziUE/mMo4pje1N7/CZ9tsjNfVeWqAboOmAk3A7Efn+qgKyE8oQcLufFdyCSbfCWHzji1JNKo6persbd1PXIKSVmVrQ8rEw/cXsjmxXu0h7B1M7SuW2XXlgILAPTD3poy/TT1XCWRTl5QH3PF0ScDOIYHUvxtUk0s5g0faROQL2xslotMA54nJIjOQbsaXL/eKAvcVpUpIKG4gipCG+o7INMM3b6em5ZnkEiG6Jd2qgbuTCHEEulyaGMKp64lJnF6wjGq/g5B5gb6h2OG8+vXkTucr9czP4iS/L0MgWreblTAaZ/r3lV1A/iWmTjqoiFucVELqerFJTF5QliKkzUMVDWz8vYzxWCu5y892bAzgRFA3Nu8RffR37hioFcWTKhtP84w5GuzqejX5/M04s+uw2xis5xXTAuzmJwF7rVyiL+BJRctOx45jmWATptxXH/ti0k1m4S2AY4Z/vUTHTsGH2WeQsBh0B+dKOviBxuhr5X94kfH0VC1AlSl2zXSreRm22F6CR+6ZUy22OwM9k5zNQT+Afmdqosl869hpsoYTW1ywJ66BHv+FLMKn11ju8rQAyBiKmfMGxEOfF5lOMdVLXHyRsqhdanEiCG9sDwRDRl0cRFX8Im2LM9lzkSRNkgHSrdJjIzrnrr39T8qz5TxTBlUcV27tWIR/jZwiCP7IkdtQ0bKaM7MR7OjKc6cMFOuqszfnu+L5ImkN2wb19GJXjU2v+EMXJYNr0Z7XYbbzOVoro/9MQDdXjWJ2m2Uj1E7OX8UlW1cS7sZUA19Y88ALcuGfpr4IvM9PqJxm0w2Wdnq1kiUHsDxg3g79BnAxaFP2GkGNnWovQE5Bc+kd8q+s/kJZCo+DEyyi7mK3Exo5rxZGvSXEvlBfHvgH98u5/qJhmjwQQ1Vp7IgCuRS+dc22osbEbYJPXiKAmfkf989ucVN0+N/P0ukqoK/nv2/az63wdfZLvyTyUbjIBPcOU6+QaV1B/t8qVS041jdy8wIMJ3LanWbtGZqY1CXi5fP6R0nrbab0piT7Je0uWImK23UG9Gf2JalCDXcLvwsCCWzI1Y4SOpoceVbYi6oURykOQ2MtVyVD2nDzWOfTUX2A5ih5O1wkwfHUYjpHl1UMRXgWE8cCMh6Bbdc/7PLN6ShxmOhjDVBJ3hiHz0XA/8Kvpt6cqH3rsVGla/w0kxA36928uC+9QPR4UNTrySJYbOnJfTYGzmXUH4nZFOvmHKGhwsRetew3JRDp0dWiHEDu3Ac6ZVkHkkEZtvOJhSUtsoGuqKGAxl4BzRY2vVzTZskoCO7uApUw4uvrsLsZPHbqaB3gOrDYwzsj5LqZmPJ+Zyd8BoLFyirDJCoT92s97ChaWH1kU7Me0RYEO6MBbN9Im+Qn3l5B0bezltRceqzuObI1OGbUWkqFlT10DKoxTtJS1Y8fVek2IhlAyLpCLJKSSPLn3+lpWb/D0JHrRCs8UZ+KpdZLJllV3WARJ+WCL3b7boF+xX+2M8TqdfLXo0j2WY2SreWTh4eR1X9DSFQX25h6ZKZiytbfbLtfh7m59IzNEDq1mm+DjczVdrtRs4fqBgN3I9vOGUjDVHtNN7BSLKm54pjVl8SqSvUpsqV7hgimHQWlew6le6gfckAnZfaqGpAuTuDxpM7vrZv3D9JFRoatdExRdw2oiCzhV+rH1s2eOW2c4BxSe1ZT9jWjKIRYmIykLr+YbX7WKyzij/ubDQ2eIOTceW7qYGot+2AyHYRSYW/kb/aYRNNfDHT05sX7Ipef3FpMdHFgrfb3czdeuEquMrj8JVFehhP1/iNi1VnhW6SQuIXfTx+VKNWI3K0yDBvdJRoK9Po+YJuWVBys9hlW8FokJ0q8hlzlW1hztC3aJblbTw/2QxGNXXgC0UjMuGp1MCcpVDfL1v1Fu9w1LfbGBzL/DfbZTqwYtkqjeyzqtCBMbnQg6d+iwxdo19oJ/wRdo7u4jtUqHYM5EmB7isqmz+KoQFZjussLnMYizNt2hL5kVT4GxmJE2QTEzepiNB4YvNr/yzX9BDYMOmywXdBynKkXHj4kZ/eZH8JxnboNPHaxH7pB7I52/jfg/PgsD8JxAYR7hL5gj2ErwKnpvlfjplPVVDVuCJfMqcpyLVfK2flsyyI9X5Jvo7QJwv1/Xvn751/miUK2nbdVb6T+XwW5J7vN7gxTpWUT2kqO/puxc2k9kemseBDawzTLvjssAJUFSoJVy0ccz5ghrnn0OkeaudGsYPWA4EZQrlRS5QkhzJm4n2ba69vdI5waWAYA3/HWvhM0E1OuB3eX/N1S8kFh7Gs1qnqW/aNHWNSyAvnSgEfkOTBXmlk0Vh4KAnPIB86nXoeTa972RAe29FTxFY6yfJ2fcMOTz0sNKa9ncXrxCywImNz+dzQh/hERE7FAkx6Is4GzBQuXJQeOtsPLUsv00cwFIzDuOxX3/BhTYRjG7UPcEDbG4ylaRNxM/sCB87at29o2BhOmywct3cwWWZdc15l6SzvbY8l9H1EGPMG+txD1YaMbWy+kQtX2NctJ4Ovw2lpLIlq533HNIjySU9D3GvbPfDvbjbEpE5axkB2AQ3ltqtlrXqYGxYBQJCcujOtmRJe62QutgBzJGDOBMpJRJgpjv/N+4drzrVq2TPFjwM+10rgcSaS1D7U83mGuva3a2pGDJcapmJUNkOFbqXXEGgNV9pynRcleIcCnWSstjK5BCYEsZyikTdU6FBqApuIftE0W9rkyU2zbuQCnpHPNakp8IHziUZGoAD9ywxoX5Ug1LB6L90wgG+M9N0KvZXP9k7g+Ytmc+sLZViIZfgd9+PMvcrggrw46LvgObLoDSnPnenNLcHwFehtzAO3a2xoykK6rr7e0RWikL6/X1Wiu1Wh/e97um8dCDq4Pbs6DTZ2WmiVFX4bVVIiYcZjdI18Q7/lVlhzJxx4xE2gRwDUdqhPCiRa9guJ9F9tJ2ubOT+cLmnHaSVVWsfdh8rdSXFavfd6vK5Ymns5HBn9VIQljGXphv6XTdjE37LwIEVgXKweJpW95D0YBXttZBxk++WoUeTBPINMgRfwNbp2X8fiJdOWs0sYnkPa3fqMrS+TUljdwq/8WUm0c/kRdEniK5DQynLdHOysw34DxriZIlVxXLFHCvu/6AuUtCwrMGxDAG4lh3hhEmWMLID5ZpVqXifQyCXT9WNqZRIdSwgsmxA2L58G+gPqvTWtZp6A5cZhAo7ZOG2Gyr1D9ZgRP2po0hKIS2FsQqXRkk+GY13zOLCt47D5gNo2lpvHseSYZv5tlZoK026+eqJaW+v5iy5x7iJK2Q9HHbbCYrlNA7PbbadvXmB3K6Ig+u9N1K+TTeVtAXlVEbhylhcDRX/wfxUM9Xp4HSCql6YRjLoOrbsvkL/nkxlfFjL62vdrxr87lP37Gf/d8JxqYvpx7MFDI+fcn6IzKmHiTQ9pTzBmzr3zUBTEzJhxb4MukndqyZTMm/OkMJHcRqVxb/BkgAil97SX1UWX6rkj5K3Z6J5gNmz+gYZXoYXsQlrjaHuwBdtTqtPY6Tc8l6qHgUykMh+LQkX1j0NgECMGaU13mje/F24fTEiNpj3flN+ClozliXJwlr0CnLkHBkCDY3cyC19au3Ar0vhUXf7fsZcRBn7PbkuZT59x+LOJyHJCZkL+XxxC/od/ikh7Nv0QKd/Dp4xuAqLUe7R9T9DsbfceEbPClqBS+hTUS+TdpyUWvV6fiZ2xtLCV4/vEVwyW69rpARH8Y0dJoITT9EpVrCKE79g4alOvTDJPSu7Fw9ELNMefz6eY6w2PggdlElGFS67ecYKmFTceQOLa9nxL5O2Wgc+6mtzemnBSqsEAomQllT8g2Onkklrdnk0KAD9BTv5EW/mcUNKu7WAdZhV2x/+eD1dfKcu17AuR95/0zzRqzPnQef/8pWdw0axt8Z/9gKQ2l/0d7Ou2/hDP5tfNcfk6l7S9Sed8s574q3kP+E1L3kPJHBzt0w4ixxQmKe1+vBKhszsclgLosBJdgMK29/n0emHpgLD+XTptVw0j+7mmrpnHMjt186iU+XDX6WG20NV35tSwb6OLbaVUzSiSoTKllUHLb2Iwj6szR+buGkgmbYjL6dZSq8hlkarwYNO8x5qdsq7NHJnmwsk9IwYlN4wbY4+lHY8OqJVYYvfby1MPKPnC4xE455uHKKvKbuwrbJnUOxo0iezDAqepSDnJs6PywtdpoPwc09OHbi+wHdENDemf1PxklqlJ+aM2o1JmXQ6YtmD6gKVSpoz/AY4i3WZi+hzLAbraBSXUd28sM1TvYjvoFkSbkoNsU7HtsFA+GRYCFSceBnT/QNXEZv3XZYc9i92knaQEuprm65crkqiuGyjNH+ClUxqiEXJp8+6m7b42wJc8iubhKwSu9Q0VAmGdMrORJZhkJkKsVvnfSTshV7ZGsQhKrE2yxIIArC64uLnYrjnyAAsmc0Ob6g+bclEJfb02Zonb5jCHGy5esNnhjk7cwzUXSXOiZtLgKHEkxnjGfNHXJEWaYv6x03dbVzQqF5b+tBSpKahLvLUO8k3lONlGPGOkwuLdZJWlB9zLGehxkw3bKIFiShK5sBjKf638GdS54uTwfsNkaJZrXoWUJCJW6Tu5dxX79J1+ktyO7zkp/S5A55WinNNFmkAFDoiGLuN8X5NX0a36lpQzV6dNmaTltbnemFzR60i9zIaH7PQlay7/2tCmLaabCcjAmriYW5uyPBKMsTTclBK2tHcndcLw7VBzgjTrwNYKCDpVnbzkiUO4X4xMEdi2BQk3pV2iP/EK1GTyBxe0vfoXF6T1s6CSwxya78narHXtztu8QUUvnofCZSkaz5Y6c3/2Q4atCUst++i2e6SGJrji7CVpKcFe4sdFxKVKnm82AhqstANbna2IbLloWL//cd3HGfW5S367gQybpLk5FCV8IJkxJ2m4GBfLmQ38VrYN0sZlFzexuo5kPCzEFVgpXZGHX9YVVKxHhWUJ3+Mot7S3bGh9tF67T9tMoHzMFggBjNDZUNu+KdlcuW4vlQymdh7brXS8efLEEpS9hMw+hcySwgplr8QYdK+OjjLdUhvH4W6oidz0H6sITX0NCS1JbD3CkEslllCgI5smUz9lkO7mTmkKCCQvBTS5hQJUu2rrsurThtM8cNFZPIzriEN0GTyaklw+dL6hljH3e1PRAbavSR0FK720q4Fv+9b7sGSsUZTpkwG7u65oJWA6bLxLdbITcvbMszhlLUlUAIww1sEjuGwe0i+m2lalMIEe9/JZqd0IYbyxMJ6v7Rdglj2kV1jRA5lDGEMv/mIxd1mSXwDfn0PvPB7bz1lRFZioUcfl80hSsdQmh5v3nfy+S2EQUdFUD9PH5FObO8CoCgax/3LLavmyp5TRZOcD74IbQgpiYDWRXYWGRwo4DJPfZjcFv5hl8nujrtjZN+KTG6rflpFyAZDWQEorzixv+t5+M5Abi2nqWjb9GGYtCnrEH/pM8g0KKFNB72Vjd5rnr+i9zxcRAbKIulPg0pq6XKOWPKwVbAcQW3SHVgrrfvaw2hlBQ1+HErYQ0PDG3MoJ1t7qRXwu9WCCqy/E2423IkereVY+1Buu0B0o6o6zkmfZ2tdQsmTQH5ALYicu7Z9AoKmMiftNXzS2Vb9t3q6sOQUMngid8HbEJbzgWgioYMPlEZnFLuDZTTSemyY7z9I0OQYlfwIysWhgMjeTNsr3Eh/jrjKski5Lo4YI/gihYg9H2XrmTrKDGZ3JmShUprHOrdYTIk17LrT32P7kPw0v2YcmEHWf5LdtosPrKgTpWtfnqvIO0iFLrakF+Rzk6wAnidQ+4agDG11GXWRCDgSrdC+chh2RV5p8OKMuJ/ZuM3ogIGJrLStjmHX24e7jHvsb0ZS+l/0cpEsJ1f0O5taiA65QNAbDThnFhifBQuXEAmxeya5HvlbsrBooaTeQKeFoMZ/mLSb0JnWWrCCEXXgiYZq8wWrra/gZvU5Qy569IEgVsjJ8TE5TGRnJ4Ijgi0fuqytS/fKRpFd2e7IhGxwS77Wterpo9ylmNUmLYwl5UiRT0AxhrtPpw8ylsYJNU29sbBRJmp/CnW3TqUD1ChlQj4HNnlR+McLe/vfsMnMpU3YdcDGWvhcuPVB9LP3/Y7DnwybbsMQnuQxdFCbyeBrS7FL/73pX+QK8eWjzmipI5IBUkAjzeOSCNQlcJiplPUB+oTEX29g3TqLHSC1iRdKu+Rkox+PXog/xOGds1D1lnfKE42tTyPSvl04YwqluAB8SpMNpT/1NwL44kpVpS0xCJ08GJjabLK07dxrZzEdFJB7gT/jkgaYvgOIWNfFtMDpzJ7qNZwYCW4ATnAYqox5AGd5hiAqrGjkh2wOMaehpjGGY/w/kbHSyTDH1yO3gb2fkNNUt1tQddrVmR5XtooE7DergdoOLgdPQozR9qup9lPdLqJjYYXQzK1aYpl0l45MmRTZRCoxu41oodex2JcAoEt2cr2Ddfxe9xXZpVWJw3IMfB8/SkzAOjG4YD6DQv96jRaKfjA9DnKxLhQv9973BBjO2l6vMD1x+Pfj1g4SDVqZig4SgHXO2PnWk6glSgrfZgc5O1fBbXjD/5SLBbmnTWh1z+fwJarbIsTrD17EjbUOooL550V7u5Nl2xYadPHZzv6ZrJ+InSPnJvthaJ2sAsB8cc39mU6meifkqGhQX1quOwIuOPltsMXiVngEntDHpG2KwRks+fpzcc/C7H/3y2ALYf2E9hRS/YfUPFKaU8WMZygIWhTBKrXgdnVsdkReQOk8PErK2jawK+Qi3nJBQ07Nw2xTU8zsDy1RvQokHGjuu+ruUnU/5JT5i4GrmboFst5PHlCqii7sCsSbNxQCf3SSy6DrU6r7Ar+f5ST6zHUoSN+Wz07HXOp7sq1B95+u/6km/b/pbEaMz08m++Kb//voxkpIZMwjxp18WLjshhpkQecWMjUIOiiQ6QdIR/E2uhD6ubEN2Y9vcs+izmFFKejHBNvf/o7GOQN1VhyUmaCPFoFA1FhHuvTDDLdOkOwlUOlu+YFOdLrG7E6yqraYzINu82FD9DOHmQQxCfUA5Gzxjg3bFnAbQqxsyWU3SQhYDCzeIhBrjf4OrGvdXrVml/n4vpvP7Fr2Gwm1JGgmyO2Y/1cu7wB2/G5Bv76HALf9+61tu5ELuG+0/Z7GRxK/VKSuH9u+n52t/fiMa7vhJlewbqsPtODQxN4Ort7AE1mrRJ8fBKNZ2ml9/MKE1Wdb+gW4csDOomCPmWN0clEsuoxa5nKnKaVwP47JOJT3byWs/Wv10+01W0TYxFDH7CdlBJZXu04+bPlJU6UXjnO3H6U0tuMlUhxoiB8BHrQX9IWKcJt3W8T28KjEGqb4XL7Kl2VouxvCvLsK/FjecyU74jc39gXDQ6c92nSxpke8bE7HHyU1GfyDeLGny9mhczUWWpDhiS5r+ybHP0BZC6F4+1ONj4FDRrW8IvlAuhYQNIJ2RcaWyH3G9FO7AFn8wRzTgaeCzuKoHdLVHQ4ITYSVlxwaRM8Syat/9xK8tfDX6/iQZ5tiHb5OgVWZ/+o5ToEpHS28yKoVqct1pOwvnePeg+CA9AoCgHMpc+fhAhkptsu3tvuOc8WfjoCZJoyrjkP2wf9YnBlbbDIrKLP5JuZMXYsbOJJwA5kN1y0+mPzflYXs0/XT3+eBW4pV2VCfZhRJW8lvokI3UFOmZ5ymMuCqtLorme57ifBejXx55k2GJtS7zopQHwWEKX9lidjW4NFI6s3CNnhItd9KWpzQCmX1CF8lQudi+h8OcKoxt9ELMK8JANPowYuLu36pHjfExLJ3JwydjyXimpcPNuyc1riK6KLyjv+Rvm8aH0jWJCsbeFGS4drMoVN35sujJCdaAzf4FzB2DmPGb4niaWo5H12svxyfaKDcDR8YtV2sTICgwkyayhIEGc+GNLn98qFC1/Vk0Pwlk+tlwmOhpB4RkO3l+XyGKjZmMhLmuppkDIMvbv/7QenxmDehUXpFv8B4llfyNdvxrHX2x/YiOvz1P3n/2kHWmQ7toKatsI72TKdX90CqHlA5H9gHQkO9Cpyi+GHxYEfzuHvA57GmoO//m4cwgBoKAlOuEY2lj/IblroZX0S1cX7XxX1PzeIHWYk5AFY3WU5jZBJ4weBSMo9sDWvBP+3kK0/VP9iwk63VSZx7xspMV+iHgeGBlyj+/e0i+9N3M3ipq106QAXJCqJlQTZBu9gQukAeSmkaPUDmKwdoROgf2TqNrNtROgJUnzPzZZAdRImqiKVbKN1GB2AhwH70u4349l15I5kbeZfPRTVYWM0cTCLG8+DtxQz5iDFis/eGfEMmY7v8PhgQOuEAVfQV5R0pgP+iGyNVKe6Xnb2CAS8vNRX1NP9wxsLvZgamRC6+qgOFoHL2apBVOLsxImszAaj1L5cTJxcknfy2cFNBC8ocksCefTGuGMVHcbMEsWAr/1SwfrKbbP0xVT2G5n2X+CoKA4BKmQcaCtAUlJGwp+cYDd7cMSm4RiatjoqHXjc8YYYkRApCzLBxrcwdnjDy7s+q0onotquo9NTUWFPF1Ph4ZUTPUIvxeTUEnXYHt3pUzdDqpXFBj9nstakhxVQuiTQKxANNNdKIeJ8xWDSc3jaghyAvra/nVY+Q3Yr59uUb9YjtrXfaLrp2gBxmFXcyzSQZip5JFoGkkKxlP5SaD1qNDNuNn0WyXbkq9BzoxPFkPq27YmD0p+DbdPExnspHOc2uvKgIzAbMwjDfyD7TxtEEGX1oKTs5bqpPS17BeJeLlNe00QwbXssNT99A2t5ADr2KeDJmgbZPaDcw8edGXh/UwMVqcSSgxt9fRDwYeezldNVWj/iRdmDzB14S4us1BQEBjogwfCzMRMfwoprKDFN/wUwX12OKOzMZ8yiUGjY3gl5oOK5EI7Eli0Mp/H4iiARU6vYgEaGeNtoOZs/0EQMXrPWxxNWayoQAfLJeGSIkpRrp/odFu1//i5ruma2pqZtsin53Nrvu7UqBdxnjfFH+eV66rqK72WflLY46MKSQpMXfqnFYTNT9/vvsJFvBkRy9SrAW1C6NVD3rElW59MKhhZD2b87z0be3WZIKoVs+k7FCu4zZWccv1m2XBsa7/juErXTQAh4q/w8ZU6coypqbcWss6Ge3S3TVINeRBOoqGx207rmBxE6mvN7mIc+QickZNrawq+usDTGqU6Aw5T4obXfnAhFoEN2Xfw6BO9U5fwV6xtwyfl8f01q05f2Y5UiBpypKoLa60Zdu1FahyOL3TNRYJnYb+2FsO6faN4DShMbbgxdzG3Bh4ctUZVPt+WenWbnATVSGsndy3Lt8ESC/W5WLEaFK6+DabVJxCNFK1Yv0wSzr5+gCkFh+yTalUSl6EsQsMBajym9UWJD4yCPabHYHRVLbbejThFoU2u693Nx2UdcW1+1JmgW4ap/rEo+rH2BebIQaO9DgPqV4wMowcrPQYZYeoPQTo6bCdvzw6ukpsYNID8ZCte2d3n2AP6PZ4U8x4/9IIb4mjuiP7l8dOObQa4Nxr8E5o/PmfIvBLBTRQjiWD2Uj1cqZBZxKmlyxWDek1DROIrOYve4nwT5v4L2zPpkUaowlyrWoNjSCNgX53xsuFVie/G9ul9Nb1B+oUMosBqtP22bAhHuro02gq/ztQv5uttvuHexrste0/n/vLzovV+UYv1BlOrbHjdZMdjw92sTW+OXEYkx+qVD1bK5wTQQmtzRX85tLvbPY0K6JS9Rf8FYc92F9crrGP1RHzQSRJl1yYlNmvC/uOWSn2tNt3zAHjmuoNFyjPL5K3f3Ivn+OGaWM58NFw4BOZ3tz3DZnB3nO7hZbZJ5SlmJBa41pQ96glbwRH6qBJ9VGXpys5CuTRLp50Z2UZ3KAFBZagEAXjMTcfDhpyRM+1QTNmUCcX/kMd5rCnAMa4bKj0FzJdYlkey0sL1ZQXuZg8DsVtv/w4TngyCHAb6X215wJ0faCbwa0HBeN8J4aT9Pe5wSejcxti3gANEMOQBXQ19IDc6mEb1EFMFPXD1AwEylGUKS/dhxp4Q9wpupkrowTkSE4xRXwW1tB3HYdPqBCHYlBqrdpdiIx5hRZlQb6KW4M5Do6FGZUi0xqH0j1/VYDRpaalT6XSWxfE1d92+koHOS+BX22M7dgBlDyPJBVzqFRzTzvjGkJ33xfsqWTnI4BwOkSsjevaCYWveM6IRl2FeSe5SABh1MzqjiR/HNCKM0CWTrdbsmShV8m+Zmh00yXU0AXPbeJGctFaYjOwBu4o6X8v4dSanIDGKXZrpcgA9+/ltvkmkS0SnNx3a+dF/eYR+Zzi5N7RO68iK23dQ1eFw9+5EJNx4SGk1j3VifqdWtIDMa2O6S8AN6mqAOurUZFQXxu5IXztK7Jo2BBfbtSFe1WzJG7GcB9UjtdBYYqh6PbD8v85ZoZfjOoKgo3cPw6ddFqAao+oBqJfzVbdbwvIliFc9a2fnkC4TXrFdL8BnY0Mo5tJYVIzx7t8S8TIuVe1vzKkVLmArDEzVO7wQgVNflKzvPnMm1jj1HsZJM5eClXG+lB2YGuIhc23vj+xmQ7Y1YDZUah79BQThi7UA21Au2trTfi4OF940pXh76LnBPkaUewuukLFimlwQ2GNFnWjWYSEWNmqmlgNiKXIr26uuWffqiq40+5RZBSBjFXorz8Kqia+ruNB4lCScbuR50cjvAUrUAIawBm4gsq4dBre2UgGAZKBnMaM+ltE+IeqX139PqELdBa2xw0I4GTIDiYZJqDSinwJZYOBi2FANaMGlAXEWkcQS151FY5x/h1OCqpFI3FvVJGQ98rd6nrjUTQOx+COG+4PzhDI9PWspkxsK2JHXY7dYPxRp86Uh4hB+a4aywyDizMG0wllEvA0+JIwR68WgwaCg8Dt0IAF3TlM0lG1rOQGEoakzPJ64hEdE+VVuKrjf8lYbBYfMpkxn0Cshemt08m6NhWdStMaOBYMQIXvXDPc4yipbhxzjSe2m8PpIE9VmBgrqF3HKkLUMehULTz5iXF/7OQIDQD4KMPMt8gMNkAkmGGoDGdgfeMSGYR9brQU22FQXC5AFqFQQbSr9YLzo1WMcPAfUvvgfmXSrEDPLxNwbV8xsbXdFzudg6g+AwOqqgLn18ef61Cq+wJfd3uefMYF6vc3qxlv3xSjfucgRNNNniP3vqxPBpBBwsUKM6Mk2FYWz8ymWd8mJpnZQcsuFW31cBP0prE1EqM+uK5nQtfr99ZGPax35vRtABpZAp/ouRQiOcWNLui2TLHZfx10Nwxc1p4CPvoCjIZUSXd4XhxmdXM6a0qjii80d8fFcUCk1WHJ2tAfrJBdZTt7wFDa9UBZPNBWD6ysBCbqIOrCOXvgbjLHkHnax6zUyPnnIJJNha2krtNgF9mbc6/b3wZ0k4BNWTDa18rhe04x7PS10kDWKYHtejEYrsIX8a5xMhgCDH2ip4HehpQNmn624JIqirSgUmZPm/Fvkz4HmfMRwu9wG40L9pSkWXksVKNXgBeWMkfvDCxtG1R+JJ7rkcQVKtuDeLnlA0S3qdfFC21SFxCn91p1ox1Yzzot6Z+1q0TlaEaGEdSQlWeiqZYTfsEIpXlZ23EcYTiEGtz3NmBRBnqi1Ea38NCmM8mMo0sK0nK95IiE6fqJIKYdkoQRUs4Lw13N9OUxU5oWiPvoFzrHgtzWhS1a+I7QYM2mCkF0yQuW7/769ZfMaHDjCCb7DuhIZv78XXi7WemN2BAbhdsvGZiuaFWIIRToShu1jKmarBbhp6+VZ1zngCkve4z2auLDfIMLrzxZTHhHUCALETCiRNX47iY75NyR6UdClh3bZaWCGjs89YIckGPgIo97fooVHljpAjavS9DXu9rXlANzi1lA9zlgwqRLUm48615l7I00jvlUKp9CEa48nXht6ffKXm9/qApKMcicQ3tTwkdbNn5Tp3pgqbB2uV5JMKRvBgG9Sm1QHJlANw5Y/mkxjrSp1PkV5HNzeux26euTwd8bJyqVPgODe6etwwv1KRsY068BAXUFgszdZ4rndRLfOY0wEfJxdviWX/EGgll+TLTxO9Ab9kFb2t3V/wyER7xY0FM26bmAq4vJVNMgPGsR+h4p0YXOtF9VZwnVsv87Fe9fNCHjKrdgcOXFQMH8RVd6c5Q4Bx2MdFOskdOohgEEl+WOe9HrfG2slJqADdgg7SLHsc9rk/s0FiDjqrGJZDMCRty4Rf0N96WMSGa0Wzp8frorw5seh4Q/NCbUf5NjLetFRwb87RFerCMx1sChd5MfyYeT45GMHYS1bmNDpu46n8i27VEPX8YuIK3i3qlMPYngPGb8t7+h8x8L9QYLbJG0zbnvKgczFzJfAiu94uiecPOD+zm29H0cpG6odPXxKuDGh8RWdzw/oEFprOkI/4gn86vb+xhvspFiQ/Z/XsCQ0y7X0leafn/eQ4hWcpH45sPMXmgBBBo1+rM4ZRRO/5Uu+tWhP4Q31C3Cu9OhhiVfw8pCrseuZ92EsrIutXbi5BraTrYwJSMLqn3TYK9Rbcut2OtunrpHzCiOHgvIk/h+RedYKCwHNmigTmu1+uZGNwwfN1R+Um8RaHk4wRcctSVVj3uK6e9dPBGCdueMb5TusTp8Spv6hatAJv0d158Tm2z8vDU4EHw2SD/C6WsCq4erHbGpfJj6GaWTPov0R3Y3sg6TGN8ePdgwUKUOd2wZYAxWMQCyFwv7Q1JwPd+vJI1P1YuGT/2IOFe9Ie8n+lLZtQ1zeSCq1Atxu713PJ/CVWmnkhxZkfTtShMa9EV0erLCKL6jycK4BUYh1aKDRp3M+IjrqNe8QFR6guPuLxYgM24JhYqgyG5ErD4pRS5RLNgxDVcYxBg+KtbqvKGYsCSeIKoNIfMW59g4GmJjBpuHImA5JL9HMeiq06gxs5FT0lN5hxaKdEhPxlb9jRkPXoJSVGnUNx4Ic5zSC6e/f1HC4n/Yk10GNq2KlkarX/lpanrKxXdwWu9UqnsEsLJQTvPK33N3KC1tN9cR5zNZ/yKRADVRl66U5sKVRQHcK/KimAoNElRMh/gP+zlTXdfmk/qj5rQL5zqDpXnBVOKzqXjG/ZZKH7gN2o+qs1a116D8J5mUWZpK/SldSEt9RlTrEdxzlKBGKzx1kvLx8iT9Puw54bc2jt76ddw5KQXGJcu+wbgDnWti3a/uHRyyNza4NIYNmmcPkbwucE9daWiykyiSXFhKZ+nyjGt/oPrU2K7VM2/Y2nZZFM80IJuYZ9DZLtWVtKhfw3gkBD3KlYt+i0vOeMqoXovgWFvKHHBGW/Lqm93UUgkRXY190XCuYTJMVktsKKnh9mdkEvNMSJTTP/nTol/Dhayjds2mLrH5U9jChYYtvGEUwYkYrIQSd1gUxfa4OfYxzOi5vSal+/tpTQG7pikqfIwcs/aqj5mewDzmXa59F0wboVvlscyvzta16VwRpU3MK/w9LSSRIqdNJ45/DSBD26oE0SKvCKmu/vjrKg8kTwRHeDDwhsZ7XyM2GiTXYTBOQmaR+1y4WzDQzqR5EyrPafypKRlmdTyrGlQOvvY3gsDALBcbHonQfYbdYVksMOte2BfTjemQrXcVm12I6stPeQ/kG/cxqLsKt2HYU3ssecTMcWgYj2jAz9L2Qjb3zuL4iMioc606HAVYJ/PIt34ymZc7uX0y1LK2x4VCYpCTxNMan8cuzv8MoyTziG9zBkgH7kGmFSrq/E7WoQ/KckDNep1uhp/JnLZ9M1GP9EJuaU12C6D0st5oBaR4R5/Loye6Wewc8GnsC7mPpiH2S19ZH5xpw9fOTAtZCz+w8xQNFOGbGsjFMSf8bYi+EtqApwfNa4JRDiCCsmqf1dzvqo5ryZkSD9lTP39vTGFSHtXU1ljXuDQDDCZsccr6A1KGC3ru5onKemGK6FT3px7gU0jdt75l5sJZX+CAZsjMAmPAoSvZJeNWZ+N/pDS4f2KywHgQ+aAwGQZ60B6svfhH4ZIllJJ+4CEJkpGaw5IO27I3DSzh5AUkYyltU5uLlkDWfjAGSVescqhnobzO9IHHHyrIL93PvARqYOLSiUZL6Gzu4AlM/5kGuAUUDsWcQvBGNPS2LdK7FXWNG9XJ/uUrLJTwQtEakQbme5OQIIc9bqD81KV8Iaul1CC36M4QpZ95DWgMNpG6fp6pFaUtMuMlFFHxQFnd98CJNyHzzNtALYOxqZAp2ZyLrvoDtQFWXtjWQqbkSKGwP+NZV2De8qHlP8zyW83gPVqAmBo/UrXQKR3fEsXtA7cjyma+Jkro69k4DvCF80SIQORLvdrufzH8GR5Z52yvtjMPN/c18cs1WFn4bO7v6nvLytVnbzXyC9pZmxHR1bjK4ig3RhTN6tr8ZT96UNKPeHoO5uLyK8KXXNrk/kVgMatuil1LlaIpGyLMXO1J8vpGdSOGwDHgPiyL8t0UyqHUgiX5XeyA7JL94kYfDfsGU6psTbQqNx/nDzicN35QkLJ3C9ImoV87PTbLh9QhNLHZB2fY2cDWTMnXvCYFsjKUsGXYHOpLc3ebY+0mcrFFIxrJPVCPUHHLRmkgm2ayeVz6Mg8jZEscq5z8+JQ371HqUW1EMrlow7VuZu8iwA7RpfakkTif0lFmOnSUFAfnIkU+pSjPEfm48crZ4lSx7f33k3nA0JOBFmzIJrC/ZLesGtvlImLIAvfaOa7Sj6O6EsuQFSoJCv1IurSLqDf6zUyTR8WTjkdsWp6Di1Uqy0OSMvYTbAd0+HkIa4kTHG+OURa2QqD5aHL6jWWE7GhJdjDiZ6dJe4Kxz7QOmGyGK8uzl+lZp7dB21vooq1vXKZthX7T4muMnwTPxzOcGh9iPPgM5gmWLM7PN8jB3zBmroWjrZD+4QoIkv7FE+zbHYe0ICoDhRdXAkbGFUQP2G4gq7A0xF8gjQxdL/N2QQqTX6p4kWkG/EqDNNhosrySahqIQzV9zRXXGzwuUGSZOpCzLGa5Npg8nxUP1WTipC5deIZ6OS+oRk239fvtV/OdbFO/r7HkFNHOpxfI+My43NZD3pEsopj6ZgdliiEaDnk0lJx+wK3e7FSgVJHudzcZyr8LYY1DmOCtaqO096F/yGEmmTo/i44RKUFn8LBBWBx9YwKsW12QLUB5/cCBo3Vxzlrr4sVk8YB3kkdB1lihS48l0YcRiqY9oRgqkVPsSRydOEZ96so/KyVh3/ahwI0bjvM0rd6RY83yGrt+ZxO0h+yrCMhsnaxS6tjdXI18BBf1kcwO3L4uT+ITnH6BDXUB0omkee7dKoLR+v+c6bYlATuuTQc4yRsVaA7D+aYwK/YbPLfSHg+qAQT6aNpsyPRRtRcePHKpcuUt1r+AA4m42YLjuH97g/HDcmCBnNcz59BCeo7x73/PixMvh5HBYSY55vt9FJToAXRuUVrL0xL9XcojZsuiK675ATBr0nxQSCVPJE0K+VCWbSDH+lr/Tq0TvT9/2pdE9HN0dXTFQakTBLYz5cww7qGqAXSQFAnTcWs+E8k7DlMyR1j0otwIFfZSsHialvwwGKQ6N+wUt6ZN4ugyOC68hRAcxIfJC3B4wpIcPm7Z1mWKVacW0d7kI2zJPmiKT/fANP80PixyPs895AtV+8Pbh+UwJoxopc8G0i5ve9REjmjgav2x8xt2TMpbdkzFtZgHDtpqq1x/Oa9S9nU6JYjqQnzQSiTdrU2qCulhNUQ66tMSZbklVPM2swiDfvZUmOLEmUxCfpxmuswfS4X0juL9kB2KnddEuA/4IRoeoNIGfatmdn/4ZW/y9FDlokXPQ84PMP78o8CzDkOu2C/qwWgrCJaBoJZ4M0it4ByTinOoE3MSJjaWfeyN3NyNFXuYUmZqtR/Uorqx0acPKGvRDlUvaSVpJGQPc3H+0zAZkxOeN9zwxMhhYAblhMfw1+ZDF9BX48ZsAmx1UYIiiABAhf4CNGjcpoeTBE6iwkQZmTtPn+O2WrY8BbKDGrvQyOWqYAHeAi5OhYaaI/cB7jacqiPX0K4TZJFIBz7seM9qweimkPsWGpz0xssypkCGudZZTGc0BpdXSmu2WHRG8XGF/uMFPQ/j403GkTBuiK8tdOZbeWckA7l+goCi1ktMIXFOIXFPIQhx81j+Ri4HvxU9cj7uAmv872d67Ba2LzcvRpWbvfb1K8iQsTGgUSbpaXfmzXQHO77ozNC/eqM+2GLuhTCSBf773I8YDrLAf93jqXpgygI547/FlKvCyRpBM9au0vhXXjc6LZnoyCFz968cpkN3WYjxKGT/8+R/E+6Xm2zFG7S3wNT/983+kdGMXNrXjYOcEDY9d1GxrgTmCfsbTGjirvH0AouFgawySD2ZPatquBcBcAWbGzXTPfTG6m0ECjDdbWGrYEKcD/Y3Ob9SWRyc74kpZfUJHq0+C8yO0w20MOlFrOyHnvwP6OFEBz1s+oNY3wALe5KlhNHqeQXEq3kwM7CSvis+93PdxZg6i9cvSOWI0u180s/lT3l1/P66/6/C655eJRsoGpw2sZxXsWSQJsZ/vkM/1CCiSxpNSSIXkll5PAcy09cZ1ztoz/Hf02xfxB+VX9AAc8mFA7S68EDWsTpKMR46b00yyFjsG9gTK1KnXVbZqOAEDzDfvYM3WvE7p2DnmiNJyS3UItHVHM+gu/tfZjBudUf10oGD6G1mlRndtRXdhEZk61XTJWnURq8F/+CkGQXfIfNj7C5r61XkluiLbKYLt4HN5Pa1K4gb8SBJ7TDrwBuhPdRSdTh9m/wTpi22XBvLB3SN4PQ95OxWcyAddItUld1gADAU/dfxwuiBDt3FAKmwDiJr0EbKmYo32rTu5vkDbSnZ8F0wyO5I/6KKzY1YaMWpC+cP/eSR7zEivgUFj2xDlgUrKJCjPv9MhqGrHKSdtwWfUy46kT41/BO8i7XzuoPxOpv6VxuR6oWp+Yx3b01hGFwPOFA3oMh5YEM2RudLmidKEwEYv+2VsbjNiKtkO9yobNIZcbT+Gu9EPBav6nh9jF8rf/IHiV+zUeidIyU4XSz7KQ7Qoesa1vaBsgSSKeJQWIjg6vtxAfKGiGgOHI/FoTpJ4CPG+FC+G4NEjYKxBiVczwR+VSqlsNbRx+KOzbcYBsQsaEpe1dyUjQv58EBDYjjbbomxh/mfbtV+LBrVSfIyoEMWckjYCLmtLcrODckaUc5adb1Wov2PvbUSsWUZffkPsSMcmFg3SCCDjUlzlu6mpV8N5uMayJDse82w+FTb+mP2sSJDmLJBy9QFRhyvojlAS4EvuE0R/v0O40EJ1lJ/TEHkV7T4kMtbmY9xrTr5LmKYVlFvjdsAESuqMdMMXPYop4tLFGgoaLiIt6IJCduTSVw0IMXYUhxvVu24CwWLpj7IB2uV1caufDPJcvDDYQmL7khi32ssK+5frBaQl2hAmCCQgD/sIUiCYsYln1wQFRAR0EutgUQGAd9K/IP0bpDKW6uiZBjxuAcKv4SxDsy4sm/o+Q8IwS3/8KJjy94NwhDfJxtui6j0TrSjjugj2AIF5u59ZAKBeAyU6rIg66vlDpsxjO7lpU5xxkJxqWGrdcsx9k1/IqQ61fBofwQxYE6WxalAPem1vtdT6C15iYADGhck9S0EZRTQg7oMaCdPtTRvsLNdNbXsx4ilnIFhOK0XXBr5IpOWGxqpX4qEy4sWrxuge8Cjd0oirHW9MV62HXZ1K+rh4E6dZMm0SUnlXyRLxAdmc/fvk+0X6OhbnoY+4rGE46nhEOJBH8PlzeHQ7yj2pKGD9kHTweKOKY1AkPpQXUYLvCxsZ6GWQsSwyKYpdVhG9Ern7lnlNhiYY6qNxZ8NW7usMkYDCbrUIQ7gqVZ7XVI6r29CQRQ6MAKRbzcqD7buryfnWmPFNqkEGb+1+OIDvgKCu4ygF3+2nJgfFvnum0AFqYY47ZF0yEQAVOOcEaG0B1MfvPGlm1HCE4CxaBguEYmkAWXQ3tXU3dIuGGhoy9cqW2OTp3eAjLIPC6HbCdTh4g0LCrb5texZG51aPRsetiDoaLmiyLKgQfNJp2eI7Y9nQbrBxTdDLp14M5I9nwQ4akTo0+mxw9v23juMYhhBYYAtc8Tgdsxm4PztFWWdj+DhNnaOT5ugcw+qIVW1xp+u+m2xXEhPlCXIzgWq4Q3qqELej3A5eA6tdLg6D8FTH7CfPrDEe0s/0pMMlbAatFK91aCcws80tZnv8E3vsfV97seJbjEJEPGMNVzcfjpYwMb3svtpK9ecPlpZd5frZPSu8PPYVqwtS1nQWpafgB/tkVPES8LIclCRF/ADbsJNamJVSPd1TcLeWyRIDDYGeX4WKt7p8gP5Q4FXZX+9mkkgz8bmSnX88maZyOlDnMsuD6Jv4GoJ5UB1pf2VUGIxbYiB04AWkzikgzxy9OrG7/IaeqUYB3wzPgKOxg7klIkgZ5rOw/QSzbiJf4PyiOKp3KtAcuMc8Zqx+4+9YNJgwTdMaVaaVQnqlYxyibNx96P9szBl3cciWQIdMLlfhB/cKYNN+bk8eYakHGQbtFsaqJA5RrChdz6ydUMZTlhXzFVwaeC0DOk8Hnrw/iTpCjZxsL9WLp2Ok+Eqo4zQ99g8/GPbk5rwpErSxv+erESCqgcd7NiWFs9i6abBbbXAqkDy/CFeTzvNUYNulQFKLfES4OmpyQw27Z0XaSDtiO5UX73WSOH2zXpYURw33hlbw/9GcuLis2HoSUKYeCUnSbpkxgtpQeP7xwXTNtATqBspyAtITCNGxub5cKLDGVs2e4GV1I9om9ooaxnbDkv4JWpkAwYaI6X5uaEpqDuqD0t6gUBXeyamJPlEOb4g/YfQWaOlYbiy2W9/yMagDw5brxGhNAzu27SRb7AvUaaCshKubX7OiQx3aZlH2wW2kzHUJ6dGDU0L4fI2Bfn/QFptspun2q358dSS6orbMlDqthoh3DqY63X3/Su1jB2UFQrkSJitYGRxnei915JKjtkH3BVSMp3JcXxDYZzllZpwVeq/VKI9OQu+xKZSKglRvalUaVRXLh7mKqPws4AfB1yutfzKSIryRCDHH/blSkzIn+Hfdr/NndsI9aMisSW4LyCtZSgH9OeyDQDfxT+T+ETz2zB0P9Ba2truseuQo0QjLt6e1u+41J+2vmKQHB0g3mbWDf2mQvnTSKsXJBsZuzsXDpTNc/mglyQdyPAdzu1AXys+uJsDRktSMadCVWnjFzrNFbAj93TipYouZ44ChtG1lSBbVDWdYhS4wVMswTX34vmPUzD1g7zgv/aMf025y2TDbSvN9Jyy9sCRSuMzQg/2IDUmCE2WxBLLQS+P7BSKvcd/Y5JTSLFomOaWoVyp99QwyTxNgSWRIDWKlcTfnOwgGwXax9oro0mkNzDFIo+eUEKzVJCQaQ3jm+xNCBqqJ2zZHbHITHyvnfiDLrGheea5jgT2qqI9gbAeIvF+HESiu7n6EYkYP8HFM4nRlj5F1VP4TXKqD7XkiWB/gqN3oo3EnuSdG/Hx653f6xJ/objmUwl+H42ibiOHNnzhuS6YWmea6NHhRsWwuEmj9Bgc4mA/hKQH1qRnlPnZgY7zzQJTkOcqWu4KDBjyrBr86YGG5TLEENr4Irjc6KkMlcUtfukYDJTtC6IibhOlWuwds/oqsL9EVXCpPi20sRtdeZ8cpZ3NG2nOyXm7TlqRAHffhvYh4upp72mPOlMpav0gK3yFxbZgPT5fxRRszDNpt+5Bi0W0/4PCBBRqV2/op64g1rtlhoPLTXiG3TxAdgZnb67ifzPyVGiAFD6bztw5eAdppYhlx0nZcseYHGxt2TJXaa6PdNufwtCmQefc+pJopr08YgNODGHy9LODMRi1usmKeoiC21Ww53rIAKfL7lJ1kK1f/2/Hcjms28G1vOBOL7Dbi2gb1R7E5QFn+uBYPkyED8rt8N4GLy+WQ2AcH3KX7PN4gA2U6cXMEH7Li/VSwW6wKXMfGTZVFK2SDhVmPo+rdcXHNEQp9QmdrVRPLyq8nlzygjGNF7hhe3VFMA1yymNj10pySzNErrlUIt6zcQHGHevWg+sGVO115QyiIQ681yvGhF7gBqUWXECzm+WhBSrfgXr5B1maQxuuuqPhPQiX1vRBDdUV6lmquPoovfMtZux6Frz1Dt1zndVEcw+wbYm4xdfysUNA9ZB0yp2dqLNRtdmX1Uc0DYRsQ00Y80WbVFrWMmIGjEZKYqXlMC1lf/B862EP19rTsXM1g9NBvBzKhXx5xOBAXNf1xr9cI54Mdv3wVr3xy7Q6XT53P8vcNVLCcmbvHSyVLk/Y2Wxf4ubRPWQTtiDN/PEAWMIB7gFWrfzdy4sjETNcFIKGzfWA7jOq3+VhMxNOOTgH6XT4Kgd6mzwdro51T9P3ym++y+y6RoRdNIPJJSQnt2UI46YhzbM8avU6SWP8ae9gGWIwWpdeixaXYdtTcE4HODywE1b7AB+mlw/wETQpJbyDVbBewtXmNxHD4kVm2VVxagdF/e7ounzgLQ3eFGqhI4wLgleweFfoYpnof9Ab19Eh56Vpk4NNB6kE9XGYDfNdgGmjADz2Hp8/5IIOqQ9mts1PbbCHjbBB0XhlTOjJlankSkFKOsviKajaNpfwG/Z3hSp20jkfr2F8tKJx+Zl2Dhm3HexQKqPRSVHpmkBnbCTeDW6AtFJJIN0pKhyhmD5ZINK/NthyXFKXS3cB48/7V0eqjeNBvRwcx1fw2/1STq+Cqoyj7pVff63GSyttUBprQN5O7zLwfLuB4Uy0abSXTrjdIqyzlDBqOL9+x9TOLmvLtLOc2krontg6C9tTQEq147G70dBt3dYuqx+XzMOd/iKlNEtpiLXFtmy484m8kCdVCqKg1rW98cw9+nFwOMURYoFbPcYBnObe0nfSu7j8OnsXl3l2LqZ9+Ek/Pj7+vAB/zB7YdroaiOyV2bAGYp69BAJfbWP4XN+K7Iocc8asm8RnfTxQfjFjTiHdfR6ZY+WjKOjV+4l8ufloCnL98135qvOxC1JdN8NbZl+F/G7uGTlm9p/pf87BNSg6h6AQ/hfKSTke+MM3kPFaqTTVYgK10iqMUctrPAT5JktpPLag+SPVwjfO5+T4Ydp5yXPSrLBnzFb/ClqJ89lWL5D5ty0hG+XSRxye0M79WlKQDGGcBq2Qs+GeOjyHnZK5bOTWFYfQAs30VQZCRnVxCcGNsUs5JUQPddmJ0D9herAg83D0LO42Yu+7WfTo5gqdRnTpPo0FSkHExlFISCtB2iQsGtDVTTBZN/JWoiGlaKd7Js29O8VrxtGc+/dRm23OB9vEiBqkqA9TPISFmzQrExOuKBT6K0SVBtt817JMQxIOKSgpgYUGheIlChkuhrp75AW3VMmaeAwqe+ZJiVJfThCxeicvARtb7RzZniXZFySq3fCDrM/c/2megQTq6joQsRvQyvczuK50jhNOQZ7rHpYB6jQajlZb1ktUsUnP8vvwMBXMC1owVuOwJ1poQ6M0EqexX2qNBm0eo61L0i4uII1mZlmQqi3h4ETkKn+ks7GNLBGlRvFNbWJlMZpONLu1IS85aKx7d6wYggQLs6B22AotzQxU3wcZL9XYNDCLEeMT7aXVVtsCoyXoTZeeEN4EHlQZdqV9QsjG+qQQYG24ZNfaMPbsJXIzqYOsAkTlkBZ1srNamHWfuNgo2SAtEuikn2VLgX9mc3ai0OvWCQ4thwBXOpnyGiR2OY0NVRqvwaDxU1T5aNv4G3cLZjOOdSu+0MLmomZRGDegumMkEB0i+1M3CcO6aF8jwoZFChMRN3lxw1HlxtexqzYhzJtjyRhSdv9wGc0lEhIGFAoYG6B7kpKvS0Nyy14wT+uMAahOAj18MBy4KOAQogZ4RYmB+mKQKjFVmWJ3pdJ/DKxr+2j4gq7DBOS+PnSuL0kjbbVvqKVfMOCaygiwzl2WQgQw+PbC0vc2JyhXainr1GQwky3PKeYE5Fmgq2oM9nkfM2kpsUGbxUo657jrJwftH36f6gy4Jieb+1ycP+b/6wTx3c45b3+SsPPD/8vPZTrdp9SfW+mH7X9t4Ded8bU6JdRP/FAcsQ6DB3RmTu9zRKi34rWe95k/HNEWi793Zvoe0GZbgZ8bdZ7T7tvHJXlNfZupzy1OGHFPzSlclhotZuY2QU0b02Cy7Mk5Z+Xkg3xnrjqvyv/d82TGaYABH6X3P6jkmgeJTVQwhMj4y4tb8Cf1YlSRlR3M2D4wfpcNUTRUFw0FuMb3Vi/8d/zwTynZXsjY/WivccSNFA+5hj747zLiHt8nYhxjGRGJ84HWvlBPH+z2Amx/uAl/2GxyvWyQW5ktlkI/zwIq+NDkwnsJRgtfzXfiSpfqZH/Ux1gtm427aIYG7/zmA52PPfLHfXsO5GJ8+Dd+7t9SX1hIdQEF1+ILwIblfidMvUPjZuxRLjFRxHuKbxbHlCneHBJd0rmSJrNCFBx/CLhJsPt7iS6qDh5h2h1iKdztUDYpkUsT1sYlorKiSLt+OgSg1/h2ERbZ2rx4Hg+LAfjXVjltfiXuBd800TB6EbvHD06rbqL5VC8RjVH8E3g/cMQxbbnQEOVLxOeA4I+A+f2BTmUrBheXxG4k5TSPRsW9iJ9E5QPTgxt/aPhDng+NvyEGS0px4mUNH2eZWiNJDl8uf/ouHnlG84s+xfKRrO/lJY67SH6wW5aUUgKCGau2Szl7WqrkQHkpgJORhsXs/AnDVFkapzLOq0yAkN5xg+Dt+c3gUqhLxZ1uykZlmenmqoqGcXmrd43geMwn7kDW2Zk/OkXvjEo5jYCL64AZM1ld5zeImof239ak/V5l0n9RqotjUnbJHZ6dk7+ga711KjJaQL2NjnkNStfTjbFq93xf55V4siwVeI/rqLI0+1V6kf13PDZB9NpLfv+ieT3Q85I0kiD2Wm6LGz/puGOlOP8/W3VHOTS1iHjbBZr637GYzd+zApi/eJFhXfF7N00aE/OhGCJC8Tslp87U0rlJJea8kAqrHHyrYXdbLT0Ce/SGVL/H3fQOs46gGshHGM172R5Kc8+lZyIHN4UcgupItxRfqb3NFdSq1JUeLV6Zv46n1osC9+hZ5zyBgea3xeQ97+Y8HnB96PuvBnL+hyVsqf6NuGVMW1lqWlpZ+Z3BWG/kaFmu2PvbofbAaXYn3iFYeAfpLSVeYYwjaM09V3x3kfyoGIV+nlia+YeFvy6jYZkhoGxX2E7bxTWkxN4GkwKYSPPb3JQSs1d380dIHCufpxYnmEhVZMQ5v5igdzghElu/eIwzkuLHlSprLvPazTDvO4m5ftfsuu56Ov6zKavXA7p8z4ZLLcovXbkPqztpo7xbfoP7AzxTXD+FuNHzXb/Rmph6k/tgHZ8KONLbVG9zZGVwaueXtCHigoN0jJmZZJhStjH0HxcChv7RuedjbpiPg/MZUDpTR9HfB6V5lfSG9rFcf5JJnakF8+O84/hZsXCvhRDv0SI9iNKhXG1aL334ImQZ7isLG2k/C4wvuV66Th508MstQ3/y9+yN20W0uJwreL3pEGjb5lQbCZDMQ7w5xLelw5OCHzuYoAunk0wHDeAaqBzu5SREg5/s6ex9/+PaQ7vvYwWEPbRgwPLZ/J8R5pOaoZ1lG8g2w7QbIfiC8QEUyEqZMWtMYAjKcBv5E8pD3khoyFCEv1xdWmkrtZHsjDAoVFzogKVxX4TwM2PanIBQiIHPNkwi4+ABG/3k4hknj3mTzA5BiiciutlWtpNGQR2W55s0J0Wd/ReBn59iQ3/6PFdFe97YnbeiDXsmew6LCiwBmc/iN+CfnmRuC5/auYGfzaLBGm164mib5y62+pmU2Pzhx2cvv1uniSaM6vqZyMVU/Jl6IwXpNFpYF2oalF33mFFw1GnPWDaDOeLxubW+MqnYk5Bzd3a2Y1nyGrPGBGAy1ZLCz45rVHA1+VkzkG1Zm8Nj0dXSuV+VP3zMrlYx84Ic8yYFJjT1+LYS/4TLbcl29lg3yOwQhb1xHtBaAjlktenF0EOCN+Gzg3nqO4sNVps/9Mkq1iZ9HtIi/JqbvtSIoukT66JrSEhrjWtM4wpnLzVx9l0XrOAwA2Z47A7STpYkpZ44ORyvkpp3TEXvYk9w6Oevy4mmWldnQ2nHP0J1VYK1YhAJbe+cnLy4FLZXU7u7FKuex6gfG9Z3ORZMm8B8/oK3gy8IdvguM4+M3PNm19j7beY8klBTOXSNUSt+qEefvJzccURI3mahD6Mp7+vweTREYtMYN4gRDVHmXkqjpdqU7bKwYZnNL5i6P/v/mMPjNtCL+IHRHyeO4z+P5jct1L1JJomteQKHTziLtqQ7zfJQRF1o05F+h4rmu1/kEVU+hg3hCxQRrLEd6RctFUyeQl+vnwlppEkc7lvq+MP5ze5tE+sabsesUFtnLcuBg4M9KF2og07W5ZiPmzAOUMMJY1CdJGdBrh0rfcAQmtxyZKRt8o1YTHvMeuFmN6wPkq3pBZiF00LiHws3KjN5hcqmBKemNR0IsWXbzS+mJdo04wMIchmqhb8gVzH115H2EHAp+XtVcVSGCkfYmJvxA2iaZBPxPfrCskYE8UdEuMMbrAHkKOHoyFiBDlxBeYWe5nHpGCDegqmGEclSk3Bqhje4OFpgZK4WPY6kmAhg2fK3zb+31fb7DZ1azIkY/vZ54MQyKqVgGcGC9Y/JQFpSVADPMKtlrsTzaMbHE+XyudvGkDIXphRDbi0yfXV8N1NirDnnKj+zCkO1YezhSp7iGLM/TgXx4pm+aK+LmYfGEnipPE2+hlNf0Pha7QdE8kXFt81y0meN8/YX+WO8eMa4lm9EbP0yrcVlbX+CYzROQ8UijD1GQdUGpKQ1ymhDFqKiVXApUolMI4cQY1IEmAMBs2UiFPS8yBb2d4dKaZVb+hGsOYEX2Xbu5NHDEimTEh2Mh0MR0SENE1MWQngXPriQvx479IWqdi4z6HFUS+3ioedwW4FAf829Cly9cvM752ZrMewSfQGZvC7qI8PpMRcZk8ERVGfWk2uOYmcLpXGO5UUKYhvrKNaXrzvORvm+u7JUfw/3paTU8oBXXT1nQazSE6PKXau9f3JUB+o5Per623DvS/kkMX1xCCL5t7rrVtJii/1qUyIsxmtpM2zGuDmB2v7uTV8Kq51p3My7hG6VlOQxZ3RAvjxeA+b+IgRzP49b7DW1bVhzjL+QGusmBWyLvefL1o8kj3kREHENgFkjn3PzzDIoJ/ePfK4BeXAyBwX8G2U2aJob7NMcmYd1ZuC48QOJVTHGvcrWU5ktNzWQLnRTu9aB+QaHTI3HTqmy+b3QxkDIsXuG3aea+qW7+XS0TeCze0AAJbPEc0L8kO/n24y5j4/bC5QqziYsK78+bOqTusOy2n8P3XZYdxJ9F7We3kJKIOY7HNcZC2OxH37t+Fkc9Afxw8betl6QoCsQbMke0m3Z+q8+6arr31yBZ/+7wQPhA8isKBafBUZjpyKA/f+GEJBozBmfubQxLuplXDwnf8muXG50+Jz8rNuPT0oNgdmY6l7odrVmc2A2mwqwbYc3koccKnL+0XqfQXoSY/jGnPc0Yta59qA56hHs9tP8bDKgIm+lrx3PeaN2JfEQDYJ0qYgdkksr1KVCE+oLiT0Ga1ipkXI63nUZlsWq0mj+XonZyvwENRyo3g3gkkQUU2V5EIJCDiAbB2bEWuClT8PVbA5b5K41iw8v3sdbSidXbNPWJyfKVOCBp1iSpWc3rLUxsYqXkYBlWkv6K34eB5ORzbBKCGpITP8+ObPZ3xeTTPeHqswDYT2mrU8udHKBCzMLuWMhs9SwIyjwYcrLx1ghLwR0T6MqPRa12Lz71Vaqk3yHHlZ32UQ8sTUdtgYgfF2t9oXumyNO8F005CkWO/ri/Nbi4hbF1fSB6kCx8S7ozG06YsRYgk6cKF7FzwwEsydVxogDqDvDJQfX3cI4t660pet9oqdYGWB+/W71exSbFgR408LA2kUBD88yESH/fqCXgwg4nmz/Zxr6JRN4KAtGXMlA52Rong0hBO9/uVmpJURQYCdRoCC7NuIkniTPB7zvNtPwf5QEWjEh+y1JauIWHgVDs4jue92sib0ea7GeFur177PwYeJa5Xpn3WZkptd+38v0un7LGDk4L16hfBMsm77BRRTcmGQ6PeuLFN+rtnlJysIon08MbhQ9o8kEp17zBztQvhQOdhYHyxGzyadilIp/elPo/eGNEbSXchnAE/tdILh4AUT/8LnbmDT1wcchjtt+kNU8o8Fz+yGEY/QuhfxEH7ZOvzgxJyRN/HA7rQW1z3uY+Dp24BLJUCPFrBGJ/i9nwvxJYSpBzE6C2WoBWEuUc2I4fQHVUWJsU2w2jf8lDtck33naUgWWRoVMkDQ/L5zelV/SiuDU+6u6sNoBc6LILE37N/t6ZtpFeb+ox5XNgEp7tdjwVus0OsHL1dW6AujuT2w9XdLE49w6jUIjTzJH62Z97AzrqmxklSW4mFHCtPCiWcGarP1IdhUV30rXXgTWu5JxtyXvIz/Qtc60YUPhpmPy4pnUxQdNBYmW9W3SMUIBGz4wt6tnap4sm1FwRjc6YD9FbdanIXR3H6yvP14pmNPTdksbO1nHtmo+fRiPyKpUNkS5hBseAgb+Jyh0G+wgHEQkMo4i/Hm19rLJqfNixNpvWuCW59qchFOACg5jqs/xm6IxEDN5iDjNeNua5AoVBLF/dpwhYtSibblGaH1Zv1WvAcY+YubffFJ+2OBMfeW8Ad2Bm42CPpzNOCijDjQbddOwaHbbarfSu/LUheqiHlw/rSSdlDjEiTTmCNtJdlWU48+ulwzidSS/SEJHEpsXtkeHjXvsZq8TfH04+wbTgz5h7UOllDrC9T/GKQaSDlrsqygen2ix4mYdCYoR6k030fbKApGSVepPcr7DqVQJDi+yV6hl7Xy9hRnDr7wp6wedLy/sJZ7X1riIyeTdeJ+pGBeuC5GOmppUS/8yjniUZibIvhdrD+Z5seMX07DkP4rFmG3tg/PK07iyHQv0ejToz/OHbaLRiNI5gvOY74qmlPtAxDzP9qJzouWvCwdreUrDm5nYZHtfRHwDVP5emYd8jPAiFhuw/29dIq5II9mP2VEzu34RCpvRDlOdTJ9mPnnLn4yUr4hU5Ou5hVSfLrR0Ln8M/y6gE56cVzO/P8DuLkUAONsEgwyYOHWX0KOoB7HyvvTVGtUj3zgRIohNCanz/CXOtdTsJ1BnGNChaGtuBo1LSqGslpuTxm/i+YN2Ea/Ry9Af1VqwBQaQ6Dx+CJMD28EayiVbwTycb05AcXj1yw/oYTb6cdfB+Rl4Gm01fNVN71rW/VOo1Yb1ZuJ/jKDdgy6on4QbnJw9Z+woRJsDc2if0DE0u4I7RKjjdZ6eGJ+4F5KBY3kNvgYdij4KK2+GnnS2GGweC7Flj7KNCByTDBq8wu7ODwDVnsfyzqFEhODBF6SeMhQsY2SHRqxZCWOfmHnC2ddlmScZSJBL5maf8DelY0dE7I01gFcqgbP/Mg8/13+g+QfEnRnXoRoRP6z92n4T1aNRhURrS7uJuhDNnRe5HwPixy6/SQzV9Ir2UGhfLgHzYIZKdhUUsarPoG9pMcPRJscxBgjys4SedLl0B2FZcS0Ron+PaIFeLGQANMB6RBBkz4jTpeNFjRdx9pgEDuuV/rvwZwV9ffTdnQaZCEzxwGmkO8rtmgBy/ED2IOmc/2xgU60xJUkjSR7Lni3ExBd+Ghk0hKL5lU5NmWGmahayOnSfN/Zs43b6lcSoLbKJcYLihuHfvN8jBsuYrBcWbXsPvniBuSwnSzEBfiL0K99UVIvUaA08lCZ3YTJCeB3Jq3RdZJt9SsOS+LmSiJqqbUKg3NXqCPPQYIxxj25IqbSipmkkc+OkyBYwAwBqrYIl2QKc1yOz4yL8MNO5GSV7PNWYOjX5FEsudwCNmSFzrR9WboZLeeWbGqF/wHCBlwTe2CdhPH/R2dfJGmqW5Xqus93VLPP9ujrHqsYYweNp7+VM8M1TKJk6Z6KOR5q986GAyjJXOY/f/HWnAamy2oku5TXablFR529QFT4AaH/WmZDNvnqC4xLuZ/TlmdghCHpmp6vDagXiGgUEthDqAXXhGVPGxEhixC7f7SXbaePm8pR8sWhyLm0sz02hx3g+ZD5kkm+wz53twog0+JpobPEKgbEUd+IgP8yPlFpq5fuYSzIsEkYSM0weQYtVT0Bdbnab1COT9tROzr/5OUHXSMd6WWlmLXYIKZg1ok2wQGUpoWd4DSvuPpe1a9sy65EF+Z7RU/+W/mbFApBFEceMy1iYZTklWA0Gmsp8UBtIuC5jxKpf6Qf4ejQuZ61IKlPkTLNGTz9jYKcgbMDsmS12sVCBx/IOMoFH2ifbofSEhchMw1qYMOVLhrHpWv6ypT3EFJPNa7G1KF6K1Q86ZeNNqPZxIf47TaSBrW9wn7abxLW1/25AfdFXJzFG/K88Kcd3wVBFGKgIOxkln7hag9yTtNlHyrDXFquOLef5ZR137/P9eKpR12Lpgt2FKuzGzYQtSFBaiWpjhwvJ3rBnofM3iXS7rhwCQ2piTLQ99pIyLc4rIFVXAOrNLp4CFG0N78dkteFTn2wLJyE4JnKE2lULCxeCmky1BoJp+3fMiRaRCrpgZK684oBL8e/IHnJZL0u2XyWKevtRcnupg88vrC3UemQpQwqNDYmj+MTEzGnwC4ZieW8uS1wMu2Wbj8v7Isgg4PXgjpQDiGcy/FhI22VjMJI/UyLbCmnzLBY7sqY3wxBL99rMBZStfke1ZVsbsL8oOrNiMtRa67LWP9TBpA8qFRvQFsxwTssdOoSRvCdRz0Ph0eRONGKg1v87Acxw/1ybXFzAAE98ZQa8XP7Guf2FckqKt8N5BxjQig2WPlJ+HiqICzj2vJjVomJPDy7RIVM/NeyU6vnCP1li9vMqEPPve/QbCDBwC9QtK6dQ3JR55DrUqtgDiyb2UkS1e3AGbZSxckKudd3omHGi8rfnn5i5SSSlvviDs1/8aSyytlZ2sNT4Z7DcMQRoSZhv08iVNw+7AI8QbX6mzkPiQ+bP5TjhkQaAro+0ofUncdXmu709MMtt4779LJFqr1czUnsGYkSNKC9NoCJYg4ntcd/Ky3OCP5ZwnvzRgb8RmPS/zAMaNxKR5jyuA7ZiiILr7tvsWw/+ncuOwVE+WLdTE9Cmjg5LeqtlU8AuCKBVmCAWFXt40oI3Bkkdj9+FBZytc9e5bZYs48dk1w5ox46Uv5dta5xMReMZ+o08jxuD/SCQftFVeLz6zDc239KB1ndtDcsDZtqkWm5icGuoGq4iHWbMJT1nNX8cMibiDkN+0fSvSLVQXMsXDt0+c9wudKQ9VVh+2XXVoxfZM4QpZvBDzhyFAJ2ZSITF/DySV0/XUQwLx1JcI+q33mlkUsv6DksG65HoH9X7HvUdNW7Ubb0PTTy4R1Ptfp2WEJ536GyoR+Tn3PmGyob1bh09cX+5NNtnaSQ9/PYeiot+IXZM43Dp0HI4ezFx7D3C0FKS0+GoNMGDP7UjXimRCGWr9fmntQyTZuTBDnh2DcLNMXbZOv2QsBh8KWm57GjP4L1K493FZTo2JDh9ggritOqSDDaOSOHBwPiUDn7A6KFmdSe5zxKpF0xguz3CmmQvS1Z9UKksZfygWGWQregxtWylf92YXUq/zlVE2xpsc5aWw5pLNZBazkAPz/d1LLUrwksMWjZPtDfYau0wYyU0z8TM/yR/HCv0iWNDpg8FmIZSGkmZ8mx6icD01Dgw2cE2uhLqhY9Q/OvjlehQG9xMQQHbDbwKXpqYNlTdmUdKczyKGM13Bi1xHNkFQIF564O+02GtNl1YWNV7QzKS/MQ6hn4O/UhGXCuE+0zZS3/KjeLh7mRFqMsMPy3LnqS1fSwKHuzTnan4HSLsVc982umJBFlfRCL6ioaq9xOnHaWZWVFmYxKWTd3muv5f7BX8MG/EfSPm8aJg8yb74JC72Y8ezkiRRSNnjkLuBZCizexvEnap1Kj39HJ1e24+TgOuNyH9K8SCqVfZdqAi65wp4V5l46sfqlTC263PoX7L5m2VSUqQuDPDFFa9coYt9H7xAztJI8DobZJ6ZCACqonheH2J+DZI5bCZhZ1Z3JmlnVnRTB8ZcQ+2/xkwNz6ewTdzH5filcBEgnL0fL5D6wNZnRdH5mJYnyDFeZnMTHCBO7zGciAF6U9PT1Bi8+uFww8uzAEXten38sd2H5ilJ9kqm/4QDEFzpeWwoQcJFZgNYlmfA0v2rcb9k4qP2le87fyUDTYWXRw6Pw3KXqCGrR2hnjVFI07nLkZEQsKNe0W0EjX3JrHJzrg7r1ziEX1yA9XTvgc/dNZDUxHBLzfJzX3raJurnr4sIp5qcmxhTkVk1JS7KWcEu54HSOgcfG5QoLt5MnKERNKfjdI8lL8HOnRyMSjuB/wNbv7hvC05xjsqHJZ2YeHXXvxezUYFeRXs4NzZ5okvAVtqjm9KTakWaq/ScUSewqz8Y/ckGpwRiS7PsRq/Wi44J3JkWW1xYW7lcf//5Cs4CuP8F/ORsHE9d1Spp0RzPeqxF6tz9FiFlcQwh07presJt2tE1k5HD2Q9aplnrutvM8SWpXYsJ3nuwrCzzZqVHm/2PRfolOUXgp0AmXYLOewXERms1Hb/2lUhJS1OP1ozNy12UWdtXOfzNLn/7abGbM9bdxSKtPE+3fmFjd62sY1tyY566fGbvHa3fGadr4L18zaHuy091MUf2Uvqcv/bVetVgp5stZvtPOQIfuzCOBjPP3W73ve4OGqD2o7DU19Tm7OXd+DS7uhbQ3MGeKah2IhDQ/FMHao+yyOtTgNbXjoaHg/Frp+xwoq/CUPYRtecTDA2MRlcry/jhmwCk2NY7vBUQVa9pT5F3vLLXmjJlPnc3FTChfaz3s30gvYRTzeJNnIq0Z5qZ/95BCfn95bIAuqV7HbRgnLflZukAWGs+J1jp5ZCLBAcJOkjaM1rvg8JplRLSYh2UT04Iz2KlsoaipAEPgtHDLo+uDPX/sPcXEzgPSNpQ/yEDnTqNZR2CowkleMrZmyOCbqMyn7w4EKT0UHWLutHjpk+sWXk76p2nl9/ljnZHm+RodVOQChz/XOe1LXzub5OTFA+yTNob4op1AahiYGUtsFGP/NQNKvJRozBl22wTxyeMshYmuGGNqC04KrQmARmug3nhDeAi2MEEseuuU0HMqvjmaXIRb++pEyLXlftxSGpiF/Q+Sk+s+nFdyKtFLEs6hO1TEfz54Ksm9jbVXc/9dfSx4q3ivEK1Igb6IlWBXb//fXrtCvl0mfd/32vxgQNH8bi4arJIKRxqTNKqOkz403WXRSStPlTzlUYi91Xjhj0VaaqPhBK+afnVF9wwarrgvgO4hHXFHehp9WhKFVS0ftYBk37i+bFadwVoQDxPHYzwweHkx1IZsaHwWdcLEk06nnCfDbp8WbEOhQOxcJRlf7jiGb/oBWdnhXrp0k4JDt0jEDzSfawgPO3mfeJlfDEjlS+cHZs9n0Ne+Bqq2jahW5Ft/pP2a0sGN0XHbJlNIQiW25wObdvW8uYKEB2CUpVyaFLjKL2m53n/sjMxkpfT8f0g3vxTDyTFEJBYVDZ3XxyhZ3qDvTyV/kDGUxVneHfzTZyZnGjpi67Vzo29heBB1XxVK4jUBaNZObNAjf0wfBtz9QO2LbGbdRF56YnGu/Uu9Qh/F72AbsHqM9zz9nhFTxGvJq3LGPmkGrwgx2U4f/VBPWstAUSEmGVhjKJmCFONsryA+Csy8ExylB5l7QHCXhAIoruTdnKqAFzbqj0SIG0ptANwoyS63WLqfoXKlUNb9X3wbPY5PcqdpzHRiN0QyzK82uWTU8XiX6RvvfP5x105/qo5k41/ucZyWL8s4jgz5m7sO6GK2BeixykHX7GbnwXJ88TV3tyKr2RRr6EsfbsTbVqfA1T+tR5R2KIY89uGIF3/2hiX6Mjokk6+NbntC2GAKNuroS3duX3tL2uESUOczVCq1ODrC4zSLTJ6KwpOlpv8jOeoVw/Dfpr0c1sIVxi6ng4S8rtCe4+2pxOFWq6OLUiu3WpTadmdPcSFfw9nyt8x5o+N0/L5OaJkHUXTrF9fhZpXqOQwtjHcqM+/8mDZ2Tpk26kQzRtwXuyktcL+LBknhiTark6NXzsNfq/Z0UJAcSPgO9223fUYa36dW2Ll5xTgX1O89nY8bPcbbft9YcP9kveBBrofjh8A8xPfrKscc8Z05CoyzCLsIwcLNw7gLb7u2lncCxqVDVHq+Crgnn2XuqtZdyw+ouVtdM53it0qwixfAee68U7nUp4ZdzOSnebXZgZ2OOZ7UvueU9harkmWg1S3rV8tpv1QyrS3yzbBbxSyQyHmBXvtj2+4IWNBe+o75i++hrEb9EPHdxdYlKuS8XykzRziQg2VrtHOwrM48Ic4GQFNW9/D87+OWbKJ3LocFh+rMi0ZYY9fPfDuNytOxrWypYFlkbEfQXfC/v8mG4Y/tF5x1VdohKwoQaICafAz/WxFMaL2QfGXicNuVG3oTcPd4ZBxbt09fa+mWbVr6OXYcJoLAaLjcVGt9FWrzEEiDPJfZ1Swg9jTTDidJxx7uveFiPoNMpS1JlsDGHEeacUL+g1hjGydVeeio2hjJgVLp0J1iUzk0y201iPHqPbjfZFha/IFXHh8AP16DV63RCGnBPLCy2uUBFViICsIjfOwrGOZf9KsfjZ4uZ3fP1uccsBzEv0AXfBKsBAWYDBqg03BKwpSkiWpRauaYrBhqWWkDyWWk9xx+WGFGALxRCSZ2wM43XUzerLoN3gZtltZOLhYg4+KRlwkklgEgl6sXejTH4G0WZsmbAXN6stbLtkH3FrKrFaaIJbd0VYGpbDdgWW1g7TDPR8xA16Gm4iDsNd78DdqlsKw/+G7V2wKTbd4iRsJVCDbCSyDbXRjktkGCLgTUMlzDZs4zF5cDmsbmEjrO5X2AffIawOdV+yD2RhIxaNRlM35GG9ZWAZdAyRhtoOYHjATgOHQctAg84F3GXgMdQ2bhnvNlcbHMZuQ6d5BuCwToPZJibyMs8k3pbNG+40xrjgCqOObS6jlgO5wJ03Ayk4DusgjgvoDXSMDjDH2ANWG5ggDDfBbsAJO4AWZINO5AKdyPEdNQAbrNmN37V2lgCGjJ0gEtQmHNyOy0YZWNwNY0+BmuYZFYkqfwnfAGzawJtGgC2uNr5HYE2yB23DOTRxNL+FO29jux6A4A5gwwTIMt6Zkr/yB1/t8HVeMsvCCVlWppHb2GniMt1947hNmx6s7XtfiNuYxz6GMZeDe4HbN4ONLeAOW05UeQHbIKaxC95j4kC3DJwg2nAHVABuRBADeoA5+MZHw2WCKzH4WqIIm9/lU+gOkEUYgINOGww7jDew23g3rkaaecpZU8vD3GslD2fc5RXkQzmviGFxBx7HZbRn6c6g/V9IFZuLYY0h7N1W11PEurxOcIdgJ74lrIJ6Ag+gBWaADKgJet1Spi4kyzZQG3JyctjKl/A0aoNOk+sSXIYeQMvoAJzGDkOkoZdhpzGWsYex+kbHxPRACjvWBZcx0jbbGOVALsOdN9wJY1wKvAsXGuJNNucs+Fe1BL4EVwzArL/+gTfRQIisTawr0viUsG+Suc4NC57Zan9TzOXTcZ+T94fmLd+uoLJFrUEJ0vhU7Fq6IAFpnH6Qf47DkN+nZmGrSxFO1W/AqDQGmp+qRfGLoM6Hazr7H/Z6qTatp8OfF5m2sxbm96lA8n8HzZ78+JcT4Dcb7kDy4IrGbv9drhjKrh2YZ6CSLx8FzlNDx0YOKOTXgUGOorlQMX2PGMZ5CEzav4FqgbMR1Q3KXNmE2c3ABS1qdYwJmiRYA7Fa4EnVc+XgLWy6Hu7+b/qvF5LSPI7G2uR3kxb6rQuFfdiT3E8DXv1i3gCx00CN35CrFmoLaxM4XXyuZBjCgWnfbptOrAZ5n85t1+2iXWtMYNu4pfO3/E+LcZIO2a6HyqEtBm2vG2jxDDZ7zk/ghK0SJJRQ0+YrDhwt7H36DKgsOptsL51mzXA4B9y0bQMZ587LyZ0nB55Na391zsZGIopwlE1khOOIARvO4mZAQzzTQanjCE3doGqcBG181haVSZFhyC5hZE3BXXN0fJ9mD/fWjRtJSw/xuv+idbmATvJw/CQaqexddPuqQsKgw5/e+C1ggVHyYIqUsaKIRCt+mR4MiSPtwfMF/rX/hfMSJQPiMxd4bfT36mfuBDUon+4I2sVPpwXZ1O7pwT/0D0jbg1NFO/DJYNMweSZBF1wun9fQKS6bg4Q/Y/Vc4WV7C3m2Ekdfux4FYi93F1fS+/KKKF1V4ZKHjaR95BvUWYIP3RssCdXGCZOQDfMqdSriE0WozRwl4az47vXEn3ScA2eF3lLW9LiLljWbX2HJ7hstG7IZFM26sH25XPVwlcZQ+POtT5W3mJ8S0zZgbw7MaWavweUJTh6A78a0Y81wPP75d35GirSJwyxlLLYrj4sqH43B03zKGIaRo2CjPnRAKu9kgdDIWt2hVYEIC8HTjsX/DL2FPGgTLYmocSICtuKeEUMLYZSPvdey6e3npaUEOTrEiC198FewLYFNVUC2/ej24FI2E4zIzCB3tKmczOABrmiIbWLLqv4Gtti+bzYY0P+yiaT4eWeml3oeSKizqEzyzizYutxMxDvZRG5cvA1MH9NH/H1WXExEscIctVfq3SqKWLzyUWx11l9+jEXTEsnU3SbjKc/pg7Lhki+pyGn6bHDHmgu9htxlW8DsF47GZF7OF/XSbAMdGrBbuy2FbavtnYgbtszEMKyR0jPEwYu9HKvDspnSJvYux5lbMQfq8G+CS0Wet8yKWAxMjMPUg3FEdhObjUPCZKdpfQ59zQ7Qg0FnS/aNPD2Q9Bym7IcZabs68bUd3nI8Rw/PpKlEVFVJW3jBwpWXu9WUo+ftIMrR/K3dx9CDm98VMaJHck36lK+vverwDrlVDI7zKkwV4tbmSZHdovTjMZEMgQ9MPAE3IXnigsaFSngZnrkhgcytj8bo4xbU0zRJOamWFGGRx6TBCl78yiFnlbrs66p+LG7++9gcPiTGZuP/eptVxSIqH4sLTn0YWNWL4TibKH8sbLVns6rSVLMR/xhMI39yfzaLSqs6RIOrMOGMnWXTj3Qtmg8iUezmYwWZ11Khl7mhByeE+Zg5q/zYsHmWHDKb3ZcacDqv/AidL/iPr1fI2Kv2MeOdm2De3y/O+kUh59x1rrF1FvLxDNCx9uLaEe7hSpUZfR+yQxOJljoyzMU/6DjrMDvzwzF/SqKHqgV7oRrpyfehZ/GGlAjW+LFwqUBCX7n+JomN8z4T5aRDjUt3teKmTjsKA9l0BWmmNdF/sL0vcUc2bciGPzobzvsjAyN5dFKwvmlMeZDZCC52oG5nBkd/TxpwePoYR0K/bYDF0AXzfh+C1rPvuBHegsgS09kxJoPnUHKVSe/vw/Jia/ufi91pGdqSOqjv0CfQkKg01dgCRSj4ezS0udASsoaDR2RFNtF1uwnt/SrujGp/9ApchM0DnT52eB5Fz4osHzyX3Mm6br6rbWRCeiqkjnpRq3ma+ObAC9/x+51TCuzf9Tk97jJUzdsqSzVxWYXH+2nsOojdkzcMr04+WKnbUIiV54c7B6ick5KTDmybitzIFzi42D8nZqLoCVgnEZChomMpkuphOOhmft0VmDxTRbVmo59c4doT5vhqnv3aDS9MLVA1K6tFiuf5ty4gVLSZS8wXgz0v5pLxNwKPZ64yE7vtFWPgTgzIY4ILbTQk3JG2ofL8YfP7niF5QgtQ6ym5BMn9asBca1MLzKgp0oLjyX92UP7VDkHyH9TlLy/iT/ThaCpcJh24LwLPfGH/fomGcnyoOgsCeN0Y5926FiT2ow96ZhfL0xYP4Kc4xvKcNgE7XTgrzl9AjbN5jXeVZ30zymKC351DMa6lnpsy7KE1NipbAVDN9cGwhWK8oc16iOEC8KyT2w89+tp1d7Yjz7TROr+GBSI61NKpSfXWDQMJw2xGVow5W0h5AGmemdlpVf+d3AWBx6mNUkAHtFBOpDAvzkn7AE4K2FBpzoC3cyGh1GuoSZqOkTMTq5Dj3ufe0ZWykPH1MXdFL2Uhg7/359XT9mzeV/ylr/t+ZTvm7+JriEeIO9z0I9A3gs+B78xT2pc5YMnjN9OGR3+2fNO4M3rAU3i+f7rMp3qmtBDbic/7w+95kWPz7Cl7WskP/M/DfP7Tn5j/uLNc4ClWb8jEML5wQPctW8TlOKVENQ/hekRWyqXtaqcV1WtZVSeO6ryqOi2rXtNQz8upyvyQY6PfICnLXvIdA3CyFVgyqHgeYONGff3ZmJH9c0Tm0L914YJz77eYO6qExKSQxyfZmfHa8ELXiC0bUClj1+pr4xSTF8QA83sylo6xA7nAMf78IbHPh01kk1ln1tlk5D9/F2TWao8k1vO6W/Rk7T7ZvqtWYgVy6xgLgfzzF9wxZHyWz661txFvY2ubjCqVGqPETJ/B5bhVJFwbIPpkXZiG7qkhU/I1LeFxFCEqzfrEjrDduymdiweoWDkMFkJhg3PHn0GYh/lzuu161W8LIgCeJF4mR5f10Fx0slqj+oUVlJVDJFaZc12HNJs2+w9mc3gwlR5Eqgrj6tDqprXKIdOFVHMYXeFaddmQ1h2MCzcSX5xe5avb7E96aPwZ63rJd+qDc159O30LWy55wjWNdBJjytkhE7B5QE4DDDLpXm7KhYOy6iJVgV+VR/LZwRLZdyGny78vDi1ZyPW1+r1m7Lwu+88eaEXPnunn6+R4Qq98Vbt2G/8LcV0NWdHuqEgiMZmS5QmOC0e5oJurcxkdfI6mLjAezokFEEBirli7TPcMc3N/U/JGJNtYeacO5svgvKbEe3Lg9HDaZuCeG5/nN1PfJBK3aScO3nxo4edBzzdJVks/ZdUl7SBUR4+sKtOo2+QY6/i8qo3eaWwBTs5iLG0PZWg1EGQTghHk4UEU4b392KgTNXvKUHYaFuvweSOhgNajxTgytuyIaeMOq0wZbigYtABjmRQQVzRdqD5pK2Fhskh841CGpUhII1psD7OOJhUwGxqf0zYYZZUJUJcWQyFGCxnOQ4phGZncyV3kwquAgh7+MaQ157EmdisfB+5PMsQfKyBlGQfPU/T3wVXba8VmrZGJHm5dolCjxx4uG52cbDoM5Srs4EaKDfuBmYYpv/Fk9z5PNtvZN/8wnSqV7Fq/C2hWmCEjKDXsmpXNJ8kEh4xS+gZty64W3DMd9I4mZa0T4qt86nxeeizpCZUPTge9obrjKQiHJ5LvnA02L4NpUMLRPpTohxs93LhyYZ9TJyIkrmMd2Yf/OGj5IoxRenCUuhBt6gWswyzbHrx+jPeCGtOKoW3ydtAKGw6TSlp3is/7a/k6JAOfsZcyvCV4+GLrWGu50WdQQZiUmdz8XFlcKc4JW7XP2mJHgH3wzoASDqQeI3OdBGobSPGSjRzrGRRezTdrWNLf/nfdVrO3VWaDOP/hn3lhpRMSOTMHKX32vv9q02r+YuGjvk/P+wxY7zSy1whwZBMyptqNjPUUezWtlGlnOmD9JPR/I0moOHS21HxM40MhH0gcm8tPiSuMyJI/tX/ZdMm/JWxhQAW/O7WFMXYeJkqVJ+KC5pvYTm3vtv8Gt0orNTT9FiTDxfs64hPub4RMh6kk4spOSStpkMI5cTHRQmLwdaxlTY6hy6Dh4PbFsgV/GKAz8xjfpljsCpfZLdsnZVQne4RCt+BJTkH0zqhj7E8JdQIqZiYcJ7MwcurWyYOcYwqL8n2pOsnvAs5JNcfTSfCkolr6Jhxsw/8bRQjdrD81QmlEbAxaNx27fmLnpmdwycr7+IiHxRe3iXv3WJiPsXexnzi/OSiekW+vZOWDP8xFpvsLa04gAMX4xxJlw9trD/oOz+/0GzOqsinZgGx7abHukNMQBxvjOktNXDHNnqVAX4E+P0l0DqA0JIjk4tOFdNeX2A655xInRDiD95RkBoz/HqSY38mwCeu/Ja2DI5VSE9+h5BnY5xvsIzRugmqwMf6bEEOmLSnmDCkW5jsd9rxGBCpBDMgDpmHeIQV7tww9BX2JAV5wCihQhBfa71aFG7f7BHFeuJYrAu65s+wy9Lygf/cssOFE2kEK27u/KYaNMy4AE3BgEA/1qgZdLKnDnqICRKoJEWLEstVTW3BfMQsEmPVujw193mkwt2FcVkivq3S5oaMdGWHAs/Q9MNP8Zs9bpiLg+s5LmAEZKAaoeRfEcOAIqmEb4zKsbOHawNUyf4JwAJZu9jAilch+NxDtIjaOQlN2V5vDc7q2OCHlSC9T4qmLk1QpDpa14PZjEoDiG6wKXDyOqFnG6U8pZknFBO4mAeZOJ6mr4uD40gP1Xr+YcXtMi4lvZ+kK3z9x0vE43k7uODSA6nrf8CNbKBBMKdrT8qhxT4GVGilFlnAsVY8kZpcr9XWuM9ofceIYNGCXYSppWg4SbXV75UaMwoQrjZHtFGOKFR/6FtgJu8AUCFZFlN62XCUUsStklD4oaZZxaoIJozplY2p2HWLVhGiSITWX9/rHllk7wzamWB1txM/vDglbLScYkgtxuXpkKVtSCiPI2+s1b5kDNKzo2Jh6qN9dcB77tRnQgheHIFSPvb87coh9+lnfWNkqxcK1whdGiY7Spu92x2kgx73cHQJ81nT2+SWvEveBVTTnS7lwBEEUt89BtbACTl8iA+iATXAbbBpyvACHkXsD89zYqoZqb6rRdIHXP5pM/BHWNLVp5gtkmHJ0lLn3lVhFdlRj2A3Mxeb5Fsnj9PTXWiWZdr+fDr/TzvUWm5sjHV4JYe4U5/f9gTxWlYPC/paRbdw0uB3INFQ6OBLcNPQwdBu3jbmMNaWo4bQEVHaS9Sv4xxtgw92gJrgNawMtUIPPBnME3W2IZu7kdvMagrYEzoI3QDfVRDx4mtwhRcFpOaCyOI+yFzBlRTI4KbskQu6vvnV8oKP/KSPXC1nDo0YPtJoaHfwBPH5xs5S+uxOfM2i0rWdMLxpqALN4V9md53EnMIjVSu7RacVmOkAdQGGDqkc4xw+uoXAJG4YtOzBH9B72YEvKZlogBsEhFGy4y++hCTM4q8EZSZ/A8pI/PJDlOtXhKWcOhSvkXu9QKB7q1ct76ZiyT2Rb5J3UneCdfFNKultYMB3aE+wZPRUKHoJHUB6vfmoABhYRpjDhUASLxtbOOyt715NabMv25dFUDu+KDHC6x64PR8qMrSGFopCyzEHRV4sChlfsylzt6TXvP7zAUgP3NSJ4G8SGA3YjzltHwa2XZAMvFMegcUd87GKBW0KCDs4y6FsXkBN4E0zpa6I+YjlsOWEt/s645EzjXTimuRaOsva5AZZ1F4pqOA9AH3FPrTifBi19Mepa3OpI54101N5vxQKqmxAfLtpwy2q0kYPyR/j0u4r8qKPdqO45tQMedZxFHkAnn3arw3uzXNUEtLu58O6zKI/PF0PfzXxHJm+COlifNx1aehQZMr62X/TtlF38c5/XupU6E0MmOAgF7YcPi84Xs5z/dKU9fpDbsnVf58wlSuBYrIY9FS+jzmfSXSddvdLL0LnXe98BuP3iJpS+yy/eR1NmKIlLzCXFEidhnZFeUEeU061crEz6O6788tGvA39Y+Z2kOPgGvoNEknsMZYhp2G28p6wtzhBfLG4456BxxTKHEcQ9Yuy9cFG0yQcSfnNA43S8+Fwa7+0Dbv2+Qg2+jyn1GIAtdUrTqWpQ6cxOnWXJVEfqtuhRzVzrXm7SwjFMB42ebh3jFspxT46vBS6+nKWo5KrMA3di4w131vhNjLquApZz5/tt5MIOoc8ryP5rsIFyGT3JTWuAdYfSgQ5L7okmn9rK+qqELJ8OCbhFDnGqacz3QwseYE/XzGuE3W8GKmnTDDSVBdl4jfJ1GDREHafk28TGl8KCZ51Xlofpj7zGS+cznntp9XIm+RCmkB6kW2X8eclOLP8CbV+e4CNCGwrlr9P/6XJ1dRNN5jOKZzlmgeY3c9aOGlLr5QcoETD9w0tt0z/s+MF6nczfHGNDp6PvQ7wPp76uPzhVxgl9wkP/MPmko7j5oOfAIYTs5w850zhv1OG0U74w/p77YnmN60LOH4Atj/CkXQ9XrqMRoyp+DYf1DoDGvMQNqR9jn7/pHuu3Xqj/SPtYOZ3jEgOq/JN9ZseZN/NM56kbxpLlCAMGn7QMWjSntgxJAgF20Hi3zWSK1HvM7RZbA6Q9YT8MbtgGscVJI3VKjXx3ky4qcueefBuLgjQkSMdMifCyUHGM9t7uMuZkmzW/TffeJELJf52BoE+VcKUMYlCGKGbXMnmrhX2ixV7OsIJiCNBRCsa7lJ9+WG+2EgfRV0LEbXBYhzerAgyETdcfaQD/3JuQOF/Fa4RGvb5WaMp71zpsAWXhY35r6Bz7VO1dQB7jy5QGNV7xAqggVBd/ANhogVgHkBbU3L489+mfKTQYBhFqDOhHsPBZlYt7A/+rDLpUu8ueSxbE48YPqbKrVIun7HUsVVyN+SFfeNKpKfp4Y0JFn9APOd5lv0bEsoUyBJ/kbsH/PPgC62jdwZLePm/vgqJ0rBngRMbkvLzvgLb9Z5j/ixJOPUOR9vf7Ny82fUmefSRdzoGqjYs3fEEikYr3wfbnfXzlkywFXyCxWe1Y0ASYC8jbOoEM3lAad1qwOFU1Jsefl8mFtc7g3a9fMXHpW08ftEEiuXFbQezApilbsH4f52qcVqc0jy1Y1BsHz4iSTBasFifNzCE6dpmfst6tqcfSGos4SS1vB9jXYGLb3larmmQhqgTiyFCdkpphkBvaXpAiztkq00yLqfPN3U3cGVUcdhlLUgwiOLZgugE6fgN3SuCJy5H0Brxtzy3jXOKIg7CLBTnE4QI65VcZi9CmjKyLeaLkZticdNcOZiLN9wiV+ACx7xAKJ6fGXr9Yvw6euKgkthFv1/vazONggyJuE8u2m6n1JyXgZjZxCOct/W6PirdvNCafGT66z55l9Hjjez6IkziH3/kM6eN3DVcShVZIfW3QSd3OW1zzYG5BTFich/nvny6qqx+yMfbqayL0AC9EiSfRITEqRvVonKE7hLFufwNXS/oxnHhKgE2xGW4bQVJ3arC47jciXfW4bQv893xK0y0d8hTMGU0P4Dt8lBez8awdR/zkB+2vjtxrYuKixAp46unYaHm2x9Q/8Gme81yoQ2xvRgQP46w52EX+3/RS4MWPhp8yjX/C1ZkVE8mhz8K/raLTdrWeKhox0bcNlILCgxlBlM1Qm+yQZ4H9thq/y5yEcIiUMFjszcwBufP7lMLk2wez7OjjKWcydnz7UwQRTMv6JAo1mxQCaTeoLlB4gIT+4oOVfnl+AzlbGaEsUwYyJFXa19hXnVm70Hxld1wUXutW9Z7bGMIlhlwbRBZlTf6M9w96Ikn22tE00HcwGcsBvZM1UZFE1HfRFhepMb21p7XBtI5LwG0M/Uk2OqbEew8bIt7VkS3cuR/Ji1tH2ZoB+2B63wQuyxDhfAxBgC3LRSQ2Xt0P1ZhtzgaPQUUcZyV45d/VEJ7PUTwOt7zRcNmkwDwJFEEXfoeykvHk8LKP7Y0gQ7YAbM1qQc4Kyjh+N75QslTFdbAdzhJPNo1afjPPiAmL+OtmkJBhELfNeTsf6HcqtRuAvVUM0JhTygz0UsVJ3juE0yjDgIvUo6X7+ezqcMk+kR1znmLspMfLHCJUBcCm+r8XuE5XzdBZKBDKY6Y1iIvlEfqcQ4pzzipBxa6hDb25UWUqiiKidESKoZzu3FW+6jC//wTsFR2vDZw8INN+wvP6TqqFhRMUGOcfa/W9W3A8zj9v4llAMgjNsDHqQFls0AJCNYB0SCfoKrRb0PEGV6nHhq6N6NOgJvRp9OQDN6ZIzBPn6MLm5RhtwjxunPRqlE8CzY+AJ2qL6jVmiqtj2h0Y+JNESDOaJfLI2ceG5lPtN+faO3V30ShkYCopGxo8uFiIVhMp8fnZOdg7xnf3SR0QMmvq90Aox+rIgLl3/+COzplSc9DD691msmtKCvFc9jayHvqz/FS2ygwf08UHeuaBtf1SyghXGGDsKc0B7mySq2sbQTAFA77o3vDl9pRtGt7KYwOgnTob8cWbxczgiq+NMk6yGszZCBXvCeX+GugVnHN1D2fIaAVB6TJJyc06N2rvY+cL6JPOHYs/GD/Hz5RGOY5LrRfFxQJPhTCCnaZgZ6gC3Qe+aJAhuhq8BcUDZPDMkBbLNzWhDuF3VRNqoofY4ElQE2wMiE2edOM4NaRup1bgLvDFht1PfWD4RSNDxCiFb8UhdKdWoE0oTlATFdFvj6pXdQq/qzqhDVAL7obGwXqddC/4qkEN+OIAGyFiZjnedb1MnfQ8xIL10QRcegALFhPmOf1c6Spz4T290I5oaOCh2uf/LOVRoigxGbcHrOnFbpg4oQp2G8ODZHqRaYs3VsvYqYTZPhwH3gXcNI/K1jJvO3RCNlqkJ5oWRu3B3il8hJJbmB3lkB9WY+twWXwZbbHVHyCyMxAMeNwi6P3wZXgg1vCBeJZCaDH6saTIkvDBkr4OAoQ8tNlU+nxwNbmaO+AsLbcmnYCEIl7iT+txUv4uf51c58Djejd8HZBr2MWNQuyYk+fXmku2jdgLBBYBLOERaH77wW8Jv8OOdQ/f/Ts/0O60UdAYmg1gtEZMjxe0wG8ffHDGT3wT2KCsY79k4k0MJXrpyrSE/JjUX6ybnxJnvolzHfu5EuG/TrOmDKabBJuZ1bEuUq3m/9ry9MVvXXqhCxrng3RFWph6HtP0VuvbnVDI8+fjnxX6qm8pez9ghroKCPxT2F6XiuWBz3RzdQKfnzp3vSSF5UZotGNpTLJBiXEE0D93VJBD4zokUPj/k7mZ5nsc0mnH4QHiReCGPY/DRzuA6wI8HZBhvcMDOBzUw4PN9d+MhTP1abchQkte4KaGdxtYaq2JYqhcDZZ/S0YlXIeStWRTfeF2w3scVptGe+DYgm79TdBWyx1Shu+6RBwBbNJH+J6CVLKpZj2ZTWGjBJRsfQSobp1hYD23xLlEbilBTgNhG9ScpuG2MGxzhEx329/58u3gnHynB5wv/kh04Pt0kQi1z/PVROeCYkkVHbhp0SE672PZ14hQLLjZDYkVnklwxzW8EK97U41WP4NnXcOGYuP2a5rqD1qqGNNxD7zB/IiCOk1PsNKBnA+LdnHH/2LgoMprBNLH4CHzDgdzyrrD2A1kjg3vsOREMV/gJL7DOEH6PLfEJW4YexlqmL2ME5Y+L2hMbEtOU0xfU4lcAfGJkS0GzIUiTRHCqYTTuYSAJLFNjLjjrhfAAFluC+4qRS5eIQ+UJqvGFwERL9xsrRpzbyo5ZW0GL4/TlCrKdjxYht5St9qhpEVMrIyE4imEPTtBU76ZcNPCxTw2hnnZVXaHg8Sq7ry8qepIQkLzBU2IEcsGVSobc4K0M/8jXu11N5T8hFgw2ifUXS8brmWqAg4t3KDfneXtBw0Gd6ztlrGwuIaUC3ZMbcyOGAPqRJyGWCHu8FUGqAoQfZ6hAkd/6lZnjlGHL9bfiJJl6RNjVrzJsW0T8VaWJOzTwfCcM9ZbOFyuO8EZDfbtUMIRVsoR0ra7xbXxATlGbDPiGSr3Ippa18vcRu7nAcZYNmG9a8WRtLXeo7Jb9dHjqNWASW4Ftm7d6HD3VA7ZI05GGvadG5fViJ02j7un0eANRj4JkGo+wIrwxblf2wDfjJFSqx34H/2Oy+ZsGLPaQep+cFtCsa3e7FaN8W8s51F4lro5y/33M8soZxnX6XHaPG/7H1nG1jiubCwubOwTeUy4cL7dGBHkDvdjn9Esjb1MJw9Aesd5Ys3PAutwshKVmvmqJVWsHu6hEQ19e9BzZNkoH9DTXXCzMJiOE7VRaF7v2akzaZM+b+Zvz8fJazxFklJ91tP2oZsVOzpRbsvY2bU3rYM/FxX7tobkK4uy/Si8pfVzHmOndXAuRjr8c3uhLVG3CuhA5lR26MHkJvx9dIBPaa6LQe+20/BhFBamXyi30BfoBJ2cL7QemHA4GkDoe/1pthjkLOZ6gJwgAc80V5ilMlt3nDGuog17Gi6QG+SuPmUDM0GvK1wO4pK9Hdgq422pubMBhaAcEdHl0ot3UTrZyTBtDmKvPL32OIzcSq15B192dQiuDui+OH9GIMil5Lko8eTUIxbBvX9pPOeOKKnmmeDyqKwXYk5Ac8zUEsruef25tuPQVKdSqejtax2m4XCb+CwMvYeEIuHWvY5+NJ5986TDo1smsisnVBMp2cUiVQcsKUufEp/3IBmUinfBgssiOU50uBlf+06MkjuIp914B1OtvlfLePf9eigJdMPG6+G55XiPeQbkkSWaothfHkuaMsa8tYY5i73btrvndHS0Su1LcLTT1Y6VlzfBHdiPpYQ1ja7biWOLq7L36RX5Pdo4/jp+Wt9p3hgm0/uNH9ogRtv4vQ0MNhhJ35h9RUciThIJl5O5E4+reO8JeoPeXRLIYYz8jBPfev6H2RIRmDy1CP28EonOw+3+mly011SEej6LVIoV3C5UNk1kxGXO8ji7AetZ8yS+ZPGVU8aS2AbPyU45pR5GcHK0lheGbhoU0ZLmx+E/k/BM8kQicannTpxhR0d/Kh2XN1B4lCaXEP5d0Y+cBjXxj2dJfMyYhgtLph+v0NYGGfk9vKhCQw3ioQ33xHOZiILZRpcKeNgSPHCAE/VQLEburW8GYsjhCVB66ogMA157leqo836Kd97HKq0s/SyxVrxlONyQeXLO3LbuKu9g3e/peUkNA5GOgRPzviHhyu/wAvXgk8/vmMbGYEKMRMq5uBiLsyRaXwdrMAxYwhfL6JbF/Z1mh9hQ+PaTRoMy0ZSUbkKSGny3JUnq87lUBihKyaVBYUFU47NT9zdJhMfnDeshEEAyvwp6v11SMjjpqu8yqVXih813Jr4LMnjZLaZx3EctAR7iNExMvBsTTaE/YyIOq15vFqzREanb+fYzUiP9noreuAn4zjcxMnpXm+Urs2CRNOAikPncAJTv/6ewkkIo+yTxjhs2mmLgwFJxE+1pPQJrnFOiHz3iU69mW6+Z4Jb9FnJ/3fvUGTsLvb17b2NTyPn3qivye14Ddc5P7Ybpf+fTT8Tw0IjP+c1a9Yd+KrcfBIjbeXQfxXs4sdKpv5+7CI71XZjV64XVIrGtquEx7BUn1bvKvFJDTSLxrJwEsk8fcNCilky7JbuYdRlujL7L8jEbtWRtaHzWtdmQHGNxm4nlw9n+CUvx+SEJwY7G5aPoPJxzOO3pgWEGS7MpnO3X8GK6JHxqPcmKDXqeQTX7pEXGjhDM+uttiBofdT6W7MtaeR+S2o+p/DZJfeGtxVGFcpj4k2A7Kq2bMZn1ABrR+fLmfJX+Dy8OihHxLPe5cGCb4wj0KgaD54E2FNJjP26qb94DwK8Ze13mlbzp/n6Yp9JmM+92AGlJLvOaA/psDiBRQyfG5qreAF0bvEJaupdNMUAt28XIOZrf0+fhWAQu+45qhSZ9jrfYoKbaKulcrvDN5+E4kps61H5JzgfEhthVsuNyCZPh4i0m7J/tQIz/vjoGJuxNoN1PNw50aug11pbSNMOMOkfVfaXzrhrqpJaNmd9V9NtYhGsxHHYV/zqrRSu11Aau7uys+6S7XKdWz3E+S2HACKzFAbOloprfXWM/uPBNmKvTlVo0d3tPPN67zfNMVrUxm46GjlUAVeLK2Vcw6pXfCWettEHrg6Iqh9nPht2r+rCMJ3SyQ58Gm6SY5VHh5Y9hRDZYcYY2nhf8Dhv7V3yzxOp0n4eSxC8RvdwT8E8MjfHiGw/tJ2cX5+cJWNMu/0hhbG6Kf73Y5od5O8iK32eUhBi+Td62G29g0Vt58GXoCjVXMrjzeOBu7WRt3UJkioPXkg7e98YsV2Cc5fZzbhXnrN9LA2Ad2eMPnRyRiDYFhUlp/rD4NywXwSaba+JZ2OwGGtP0DggJISxFiEffwezjY1nZQgZx87/0jcvdOHuUm9NR5Ad83PiIhrYvLpQxKfgM4/GoVrnchkeRfqR0Xsd8uaWeLAToi6qAu6NXesdO2LzP5UN0eZ9nk1wD1leJ5x6+QVzw3FN0kPlzZMCANgsSpAnanJcHi5ZaU6q2VNchFeq1Cm9OAdhTGlcbgZiKJwkpX3JSq3yY5YgLJH7fVMsPPP6wZ5wMcI5DFq0xqTqDT2YUPuaR3UhixLfNpnkAb1JcCKC0vpalX5V0UiyUh84Tr52aPwdsN2vKvKZq/PNNJds6Y+SHYDXKteX56XQSnYYswGCpg+nNZ/PvaLgJlvKuUF9QVNGZ6CHK3NpLt+oIOm/A9VOYqri2Lv0xNVbWuskqd768UFQUdYQ7yCjSQ3OrSpMFklXCozXVHqtkVVHRKZxyoegoSmRrdSOKdit5qwSGqlC5CCM6OsoHqKyGGswpded/ZcVxSeyfwjPA4MJe481j+qORDQ1nXcGcTxyLw90RGja50JLlfFSByuftRhqkQrja2X5PcvqYE68ZCqC65qgLswPdc0l6t52pdHEGw5FucNZzmd55+m9jMcWGipPEv4GVH4QjWVjMt9lzMNUcEtOuwq5ikEvkxLT009Dse9Xk2Vdm97BvOQ8ksmCGnVvPYpDx17qKxhWxsDI9TvknlmbwTygTmbrDjCXnCbOQyPg27k6bakLM49nhGFaQio2m1d8X1EnIlhVS2cB5TGQHs3BuZmchSkxVr6vFq3zD40hVsLcrz1WicPbLlYR7A6Jfwdl1RykXvpsA0aUp+5hRwAUcyHn/MOqiNT8DGqXKMOGntv01pjQd7yMwhfCfZrJtA2Evz6d6zmxgTybbrCYMHnbr/lubd2NIscUgskRT7MUERiaCtPcp+fVG6DvQ3OYUjppHq2f0fFzG0Nh+HFCHcxt3WwVTstnw8p22mXITqBzwoeSDOR7Lm7+5ZK10396X0t0yaYu0mB+jzmrQPoAatX/gTgEVlT16la5S2FycFtBbsc/rHe+dEsD0q4bL5D7Pz+oMoG6+9+ncMNbXQYC0IxdwmVyN7X8RREVci9wPlHUBj++jMmuh35A6tX/8YRikhC0G31PxPS0U1cxLxyAcffhnY7urLLNKo+38xEU9hH1RuhVyyL6aJB0AZVM5fLFbD0IlxqstgBXXfaS7MfqZYNOFJ+OZwg8dmd+IOlgBzg+VOUVFT0dlXZ1LB0HaipnPOWXLosIUgvMjVkwNGSsfS16oC+oidFNJTfUHsQdb6srLAz4SKXcMJm/qeuhU0yY/RY6pIynnH3CqYWSes9FTOYo3ON30RtlemnBAzxD46k2bOFcsO382nIEDeEpZ/AvG7ihsiP2T1FUMGldvmpjxeidyJa3RmwNukDdkMyuOemuZ+iZP2ZhxFmUorB3kfXVd2TUoXRt1G93dDmChtmgK1HHSEtDVW54oNCRPX+KGP6UdlT55xLuo1NodWnsiAWQvXjXqOAQYeubWuWJNyrjiMNM3a3YtPngaCWreFoPbPrzp1Jc1D0VB66geAh9Z9n3Cfk33HaWk9XQNKmVJVxxvNm74+4Yx/hVIdh1aKksV91w0YKfo6IJQaYuXo/WAd+5YBZpQbKhFjocWwBn4IoV7kFD7LHZWCmOIkGz8U//DC3VFmj/yQQ10p/FLTAcqEOSEEHdwDrKyMLYhgQZH20DHKqOYECaHAOsjogBu2u+RkEyg61OgJIMyCwZWd+YDXe9sWoc4j6zfG5xaS5nPqSlFfScMCApliQXDPAYbsYZyg+q0XKGSbFXv4M7xHNBTYrRGPJgvCfZjx2wsSI0HEMMPJwVpTjXgqiCql7GHJ3G53Ik6l3BSNp4H7UU1HMWS7pmxiJrBFRyhGWgL7gDiqKozZ3kr6edAc0eRI/oUsLXoe3JHLu6wSUBPp8KACIr+0nn78IolbkeQPCmBLmubTcwYkIAiGSbnJ19ixvdDwVWzhf/JZVTTpG8a7HA45UtrYRK8k+4OnJDfavmUKD6M7nISWEmPLvMct42rJ4oh/1fxhkzcb43YRJ/1t1teJFCVdQZr6KyvxsVVCvqg4mNIfeJvKXUuTT1PtN42dUa3KaEKmMBu5f3ZNXVfbe1kGOMnsEFyskNXgdONIzPQ7BFMPdJeDm5uBYkVCc2u1CJNGEwYlrXazXeq2L+d3gl6F1DPsmJ4WCh4TFVLWBIUfU6AkppuWd3yJVHcWtybEP2nTGX9JDEq5Xv9jvzgbFRyiPQ6sWx6b5GkkiNibuZHyGZCFbnngrM7ByIpqqq9KKpTUw7yGqcPuEby84DlJDh0i0v+P7oVLSAY2EX9jZFSi/xnDoaLK2EAGJMy//2z7AbrZXJk7O81DQ3JwzQUqPn7V2Y8vmkiZvyXlmDx37cziIkUXh7G/r+vWH/Qn+H21Tg40c78GnNw0+BAClJdpRMLVd6WxodGYhcU7HGTFs2res43tXPxKc4LpXI583vcH9YO8gMokNfgqIl7eqgDUclxjwgpoTh9Tr1lnnT4DROVRCXWCH1HunPE5QNo8pv5HhEo2KChK5CgLAX8aCYCakk+asFggV5i7MLk+u9aMdtSArFlTElDd2ImOvAEUw2GJeqZMCmjBOsh+0Yk7WMhpEKiUzjXNmqJs5nmG4OSKWoTz4X6JfUJ6mbBHTt2H6sx7eS8CvoS9kAP7HWZQS53+pWeIWJSKugIwufC+Po7KrU1TWVxSRj/th+qVdC7kMeRuQVNgCyArftdnD64dr0N5koKJd0OfD3/sbxlsSjVZYCN1mCDhBtUdR9bXKzEZdK7FJGSs2GKdJxEhiwrC3byhRqRlPfuYPtoLt9L2LY6aR3XKEyV2lTfMMuDvdfF+5BzY0Qyfo7yGJKCGHJ01DwD6u8VA/QK8RdGEHwjVowyULzf7VYOQGvVdwzzZFPc5+O4CB4nL1W8u7IgdPmGLHpSKKxdqGv7NOYsL4VZJTEDQA02h8lETAkHJjPymGDUaeNwWfTDD6VpEw87C1HRwqsKrfOjhviD4OgoZYrLS5z04BZFSiGFwlprDWvHbfUD1zH4cpxBJKZUCUbgmCde95VgCWXwlIb1pGftp+jgzR1ccfTAy7Tg4sIh75CG41GYAGd3wwdqnu75sduxbZna9glDuxLaC1IMYn67MUkvm6gmShlMyUVnLyuLqcCmJJ3TAg6O8Uw7voyDaJQJDluRKyF0xkxC7zd4lniNflOm2/4d+bngCk6zNIQR3M0sCi3N9LZeHIS11pHhNVcL1zLZCmwk80fbIXoaUpeMVQUe6ElWhB4OwXcaX+fRj+DM3PXhIK5byuulhFNekLYPFvEhCn6on7syaTlJ5PRm/Ywbc8+zp/nPrmfKnlOvIt8bl0USdGiMlM70gH1xhnnJtZG4CpAWgb8WUmG0Etl3SzPHvW88jGBmVuYFjgNV3QnkMa6bDpgwz4m/jaQZe5euJicuZ9XBU7Izw1MveUFNS7c+QtRKczdsHNXAhHVUaqo/i9r9DO6oL3JSmHS0o8Xv9Y+37EzckCqw7F3QNIeo4q7WrvBWB1aBOR3WE+Y0OkmlbEbGgzdW1h/JMGn7a9Zts0oBmQ2ZhMluzESyGyZ4JtMtgtOcFUYY3FBPoMBqMAdwg1EMCtTTmAOrfgV3pDOoZ6EcjiNXY2PMtPF8VZUbA6Y5nkPiK9xPIPseXovLHzD1Vk9nBMMHRyvtstHPux/Mco8S0OUE/HOmEn6oVLqyefh6bI/TZ3czDvFKf00GPCc/qFyW9cEDuQmpckOWTg7QUKtA+KllPFtbpBCbVfNAyIuMDzF5/cs9qbPz/9dGs6HBGRvgfo/ib5d5hkN6qiW7QzObs9hudsBmB/d0+G0O2fnLkCFYRWsiG7KoXVVws0pyGlSUuJyzbI+xBO6U2QlkU+oWwKzGG7eoLuwdQm9RQkwlMcm+B9gqJbjZcANNNjCvIsU5cMYmZW/4HyKNdUQINiNWaTw/bjkJt2yVy1QpjsNOH3CMyLIxGSdp39KFeNznqnKeOa2DjdbI9k6+1PTLNFprTF0FrcqPUMk4w2E4j3XygXTeNp80bAKaWfG3a498x9o+3glXB7Jl1Ij278y9Dqyish0OV3dasNyg7yXdzRgPfJBR4UWGKJ0gldE235l1AZhuhI56aGbM5sN0qPwLRaAIVypVQz2OKYbVoZY0ayC0RdZYIV3hWHSHMLn6TrN44Q1sxdjUuN0sU6XddIcqJMZD92wKHJa+Z5JLE0Bls6qUGqoZDHouT2n05iYu2dMGGm6+p+bjM6olkxiYHxC3n289unHgIlc52GuUqPGI0PjEsWKcwEC7YhmpbLnEOGTfmzgUbNi4yorvgQfEnf3Gkw+A6k2o4Hdnj7bDUb0A6yKAOJu5XVxxnALjpGdverq3DPNC/OtNeqdu33A/JQ0aw5W3ZwYlMO/BLiinL42Br+rizRzyJH97S5j0eayfpZRmro3fukpdWcZmNSME/VJZ/SnL3294LpexCyJ7Vo325hwnrYcJlnNR1On2RTL5OXNc3p123yh+dWNr7DI9wHKQOprc9VJUguUhkXg7jisnHh5CPg7e9m6+1FOovQ5YLSxXo9TEiMSkZny7mb7+GrGqefrFX+dBuSlMpNu8+0KcMyHs8e5/xmL5E6l7u0Xr3VZsxXugNfjkS7DDSaejAp2wPcoyCkF5qMl1BGqlGG5zx21aMZsOVbN9cPmjEbWMknT7ulT9aWAxWGH+OK6IZyaMBcgt0D8YlwFPuTmmLadA0sf1QC6r1DAFBf55jrvutLKpC+Oi3/tVNBn4vAAZr9U8PskuXFgSDdR2DdYIDAMs5DNsItmA8MXyz2R16Tzq1dGgOy4On1/vMwIKXituQ4Pnh13m1zcNBFtz7UT/LEGo1iEyMt2u9x/zLCcvvLcYKR3buUcPBSS64hXPpFtEL1CPf/znCFL6HPQ3kCpjkbL6Knenio45abQPa9nGcmAxpU/oiYydS+9VBlcOsyauHwTKyakerr0fx3ckxSkE5C4msUfQwyK5AsW29v9sdigcRtonHAwLoz1exr7Ubj/ERHwOSYX22WpJnzDK6iWsGW4znusNe6XLjumN0fq/F7lWMLTA17KhDGrAsrUJVTltz74dZpLj/Z8d+G16tS9m51/C6H4x+ONBtcC4/Xe5zQwnB52emJnvhJ3f8tUq0+On3d/y9Q3+/OfMhIM00JU9+9+JzQUz11924vrpN4qvdzzd/ZokRPmJ7ssOIHDb+O7IGc1SGFAvdsvUNctkGfeaVKU7Wt7eziSlP99HYjbVUM9q6TolP2BWOeeziYeL1MM+/BcVgNvI7Z/sgAkegGcQQ80YM/IG6djZQGZnqWcedptJeB2kpt5bdNTvJOhxDMxxFht9Td8RoRHMtNae7iip/JE+V9WOQxs7ju/bV1ntqduKN+Gfh6rnVnUXWYBnHcZojTYl0HUCuk1wwVuer2+i08nmY1/kSvhDyZG8VdOqDiU4J5UM1NNjrmY0fsWXsVztxl7bRI8BkpKnZFqieZCesl76GBo188wzwZ3HUY99xCH7i7detcduKVrXFUMchTy6PW/ofxz2cyvCYbvMRwG3iovtYVOZKcIbHPIopIfEJhatfA5Xezxp+jvwUDOHmm/Go9BSgGtzOO92gHhQxk1jKpg67D0eGlJVk22q2b44q7Fw079FnwZEaUTlgk6o5bl+qJTFBJmZSozvhaC3jNvS5/UMOtk12hOysmtpDwmN/E/hrWsj8H3uvkUOcTBAs9B6n4ChA1CJSuQyrhWTDTU1M3NMTKu6gyN4Gwjwzmtk3ekY+NkMwWhEml/rJI/xWYwsl8x2jyostSPGzI+8xqTYT3enaYUS0xiHpLfaMNM2p1eYEp30rPCkV5cfk3orlcAmeNlWOvlrZkEzi+4tRf+9ZUf+zIrf5BO8M2N2Hqwenw5lllVpBZX3gS7HocwbWUv/47X7nDL/knHXHbzpgAXfkSXNasdNNb4Wp2XbM55Cj6B0WktX6Awd6YOBJYLcdIeUWlUCQyWVJA6m+woo20UVwlFTyWSpGdzbbQtFWTWZLbns8LEgG+rZqC9VKa0mL9AJdyyr7kSNetEhmwx/ANClH+jjwNaodGWk74Y27JB0UUA6PHvY5GfY1CovYCm2IrSsrmpYWMDe3bp4+luoZnh7UAmyJPyKNiEWR/olvMmHfMRFVS3MhIt1L3/0pjC3R3byotVovbpq/DZsGB6aOuU3X6gb6nZWvZ/4DgeByVoQKVKOwYc9/NaoisVxEMM2Jkt2h7X4XcxUhAaoNja8fduKICfGLi4uU6g8tnGbefMStz2rHH4mYSNszgGRwzCdSbis+mGnNHKmJaPgXj/cGljLUsdMkjqUVlVVadgPi0Op2i318qR8eKVI9MhKREnPt9IGJFuQoYZ1VnqBFPjCS2gzaoOXTHlnpM1Y9vNiO8E37Ockk3+qJNeRRKuhutMIztAuR+zppjVeVW1Rzy+zeDfoeT/J1UL8wflcKAmN4V/Ui+1L+rXMaRtNfZl5DCMzxnHSOPRQpyRLgedwoGf8ZN90k/zszxQv/C5kuzRddXEe5icnGZ0MbXecCqrJGDjpmFjCaTlyp6XCik9VD0RxA1PDg35ps9NdrdQ4ThWJ3ArXvrNz8BWiO90h9YM6RckfRhVBYCk2Rl79+rJ9LyzBgcuILxiLubZ6layXCqj6w8lDzI26+a4yEZOAX+SkNVVZn1ars+fK8eQLxIFvFlu7P8zrNqHWf+GSHkv+jM3E+RMnk6Y77+YFxsd+IzZMHZ7qNyUPI+GVaufhAn1CBiYJKIRJdyQVTCkRMg6raROBCRmDHZROnEQ5DsbGL9hpTYUVJthWSZzQk8052uo95ecn848YgSkw26foRfiTXA7WtgdScgjhKDzFXR6P/a5Hp6i+lm9uWS3IaaBYCR1cPf4B12ghY+BOzAcnyjZeoB10gPY8fjO+wKScByZoDiAHa7CDBPsqLCCqavtlBWaZ4qB2lSEbxMbPCSUjNvwJHXQtfeO2Ede2MbLVqTRw+iSYtkG4fF4GHdzn2j9/qoxFMT8ECU7DsfkEIhvsMNnQBmBPVgkqdsVOOSXoVZd4AXXiURkJL+ZplCkdaSBYlonJNGcDMbTUaZO1D6GyJsI/ySCO90qfmyk8XUs8ucrqkrXYAYPJlkKHraNI9uwpGjl6qvG+UXacm6nsK5dpsHNu8rrVeIcNNi0cJIwee2hb3xc8uPHHtG2M1htJBQMXlfmIsaZzp40TmjqTFwG2uTPHRCEdZRye+jFEb+IZV8B2m/O7xRAOkN7ZF97P3LHun0PPkCPRCI0Bvxojfhouk2/GITmGL/qqzRir6BE2U5y6c4tJNOJRdzsAgUFw0TU4xvtpDREzD6lj2a4ZPKFEyF2IgnS8E57RHDvPSYLXqDRwu2aF2VnforkF8yuxnU87UMzK3WVhkNGfK6XS7jQvIjiEUwjtABBZb8zBRiamARs59rtZDqK3D58p3koLymmZnQn5BlInVcU98aMHpc8P60+FtVIhT3M7XBxyyH53KprW79yUD5lss1+PxP4dQWLr+J1hgTwoU0wgzuGt1rU5BbiubmAmGhLbvMCy0zp5a2H+bbP2MoYNFpq9v62Wv27I+MarfITbreKRfJ6938ySsKYFHmiGbjIL/JlWYwtgJw+go40/4M6GAPf1HlpXX0LHcnueobGZLSE49Fz3fIlOEeN16jSL7p2f/r9cl2n88tOceF1gKAFcrsk5D13pvdBxMS7qvOTn05n6R9o4b82/3p0O2fAkAsK3y/zNxnmJUdpL7PZ6/aXdiUgkZSU4JjjmnMOfApmpOkvPonM6fwokglznMxx12/ZqZDv3QpRg/hLFJJMtixBX9uq5nZQCDo278rd791AyonvdsdjnlgeYN8MLRWp2gzMSEwpnL6arLzxFHfdbHfkQte1ofeTn0iyUrU1nXZr+UAYXY1jS9u0jmREHjjMZtFuwU5mEx97DZ9EqP5ztrO+miTL4Sui+miC5j+oxY+s390j/eYs1TX1SQT0FshNPv9hg89oJWAa6Lz/YBrTVZQQ1fx2BnGbiJaJcPNupuf3IR7GkKGcD9KqOA7vRNnaCaIJo6PSNP/3VL2ScoU/LlIljhS/WYj+uBzsbWMg+boTzulxVZ1HsEMO2nJ5nGe5rbvbZWeUywhFXxhtngi9hx2PFGWOW9d/aPYvV+1ixylF4ESamTM18b5/NN3fs3YOPIebatt8JQ03/TTFN2zdbNWnZajjsHBEjLqIIw7J2qg8kPpr9koc0pi/OVTkKaAmMYVew393cRz0zQ01otdXswtGzByzuzeiHp4UbusOBSXhi12HS5lqV55wmxyxdSlQiNehmSmcIgL7XphdIRWWSeqC8uEiSmlOC29XZk8KkjKiEgZOgUXqY2bWtOEi744C6JDZxB1e6ZV4wZiUreynGHIKLJmZUFxLKSchEdOVbix2RHIuwqg6TDxL+iTPtQzp7UF1R5gUO5Ud+4U1Jz/gPghns6uQM8AE1bFMZ24NflR2GuGVjHxSySRWZHoO2OWUgbiSoycJXPyCPG758ISDPZhJnxq8Yya/p+AB8NLaUmOdF/aa7Drw9ga+k1U2kPujHq3XQvvNTH2O2mk9Zyz2McD4Tkrv4TXVmX1Kv3xRVW36hxrxNptfFzTGdaHpXbqN/SAzgZ9RYtsZ8olq2HHFyCSmVm5rZTKKt67xQ1bNeqDHWQF05kPtfXxuYzMBEZuP3ZxTY3CbruSKY7mWa/Fd5t9K2Fg5M84Ku87Ndp5AXeUyyueBt81KxWPqamznm95VoiQNZ2N3B3BJss/392I3ZyleSaEfnKLjPldbXyX4ZeRrgc7ikxAFHwFOb++vCgPwo4HZl20zsOJJnnd9GJnndhASzYFdmIn19JFITt8CvJ6CrWCVMTotAnSU/yR5u0A6Nq5IpbaSzWiRQ9UwNTp3P1aVqpvHa47Q2+O2ohrSH+fVGRr7thWl4Gu2zuIXjm7gJOBu/5yf5Awwg7Vk6U9mzhOuiH0CGkxyIW/Qov2q3jawu3VCdJ+gIWsdWcoWReInMJpM1jencEVLxB2w32NXn5ojIePw5kXqBwQgMaTQskEZY1blS0tRwVGmUWZUSlzpz9yNijeuZQRppcgUeQ7ZmO4qKqBTUOdsCH5CK8tsJQDl1yF5pCq48HXtycBoNC4hEMK82EGltqn3sHWegt6uUsCXnT6PAlVtPOKXd+ttlcBUP7eeIcfRXqPlwvyd40wKtgdVyFlnajZ2Ph3a6w82Kb+KPGYAUb9vGn11nA/fWFh9+eqvHXTXQRQP1CQUvYeBSqH34vW5jUwgTguajoHaEz6RDpu3jCI+bY8frNi0eXHRDHuP6VLL1mTuYnV/8tAdY05lPKTtvUCBrP/MlhtozzHTd8jXOXXeodAgfcrFIjEdFtS5HDz0KYYjyxGySccoFI2DsRH4wOI0Rhcqr6gWP4ZYVT8dO0iFSyeC/BnuU/wirP9ph13Et31rfh/1YNKYPx/QevpruYCQKP9St9XFxI5dIQFeFOPORc3wjP06FTjGCy3gPE2o6X1CJ2f4bNCnMrhDDQWNK3FqfnMGUyQPTXCTmw1YHEW3LtqbUvzXVhWR1gBog5dvv77wA+NV4IzWPUxqzczfXeAjcVmF2nIdHRU3QeA5enzb0ebuat4va36gGxN0hFEHYGlxrH8twSi+1086I/iQceanBVbSccXdT+CZh1SzqdsGGvdVG+OpNm80uWdFdNR6Us/iZK25Gf6kx4usbmO0CK0y19cPY2TVMHiWpX4gpbjoQZ6irBnYfiFEHu8/wPEjDVPpe4BAz8mTcZTZV/QxzWDi7MFMqliQjqfZcsq4XcpulsxwOIqpMrn4LlLUvsIGbgAq4KbBv1h3XOdLOdae+L+vIAN017mQzWNpmDG72Y+t06Jxy8Oemqb2pOJ1fV++6xFGbxrFa5H4Lzp9Mqm3tOstmxIVVqzTilXk1Dx/vSnmYbKdYHz8G/HUejZJe8afLyZSfzE0VyYyAWytGh/mz24OEf2kyvueqP1/8qRY6lI9eOiwPKLkQ4UTO5jAnL04KLyLZiX4Xjoy47smS9HZoo2KvKaWL1CYsxTwI740nOIfCf8FK9GCysU3Z18CRTYzFPBf2ExcOZ7vi+LIHTLQ1KYm5Cpfa4FCozaHCZWX0H6khWNGlKepRAgs23BKF09j13GBPSYwPQ7fiPJsx+WSvUxfnyrmIwyeJe42foXQKbsPO3NWYG/rOsbEgMISTAhqksKMSe0zCdMrgBTabNt9BsbgMgX+6iJXUZOANwYjPXGqbDXueVC8YMhUnTfKsI+MVmQR9Kpj49CDwxb/0Gu1hmgx2UBu4YWtggN/eblLi2qAvyHpx5cGsv+fFrb9/GGRkU37x1D4lC7JEWd0+XCuNdL4Bk/CirbO8CvlT5UG32WP4FF6vRXLNA6+6EPbYMpgO7SrBtfUpjTP+ZIYvIAFcmuUjTrWbM6+TEitmH0XVXAmWEqVBpyWobdRnwjkSfGKeRXIGqO1EOmF1NdqMY5uQ/Al2VRiXD1bm+ziXYfH0IURZf9iAaenB9YZdzN/lbl2VqV4gX8lxYKemYJmLUnlMntfzVAGfUcF0Uckm+BnAzwpE5geEjZYRBd1+otuQHd2c7yve0eCiS0qfNWeSCY4mC5i+iEqt6YMMGJqN0GST6jZOFVf+hzmrIuypNZtXBTpC+mmmsr6GkYSwlnLG3V18GGLxnlMxZaxwe0aSoSmlhDHMm7KLwOK39yrsnT6AQ4mR/MPXVOL4cHeC9A/rcBCz/wBWD85Txt3xFEu+fMzNNitb2SEZMnh4gNsudyXeNknjlR10OvwmRHYBVe5QTcoug5PAqTJ0Fl5ZmNrezDG+sDCaXwjsfh0NLZcq3mBqFQtiF6Zid6pjohpciFo2n9SZSxe0DdchcxLXUCTCGLY2MpZG7Vmphu97jv3GPMOspWbDUWwRQlAi67GYV9+sUlvSfwh+jyijgXm6TBu5TvKuQ9WR3TyDOCetitrayFhD3DyGMLfh7U6+uSf5SRqFmVDhp7a+rKspuRnHAc93DysEdmdSFm3w62xj0MXWtg41nXNpWRHN7EPz4KEA2nttGXD6ZyPGIF8JjiEHQCvNksfTxgCpSfK/MrKmwztkzcqf1Ba3oniQatIUdSNmsrAKWYN0fGPMkFm9zHElpTWkiJNZw+QZTRLs18v2wQ0PsKdakjC8AF8JNlMz6Pv0Xc8q8f9VSiLnqT87vFwjNV67iOyMB++/N5Dl9MGFnhrtu4D/Vgsk5OOxn1VK/kI/bHTKJjeSOc6EjORnYAlXTaVbougKN1BWL0QN9q3oaxIZMzfJFwv0zPS2aVEuzi+xgLrV95PB7JIbqNT1Vz8b7X1S93+j8MaHCyyT96nqduygYZTXFHQSx90LCogMytWGLeo4GbRepBIfDCCtCTuPtAE485dj2Od6Wlg3IomJpLhJCDfUzurWCxnQIR4Lj0AYFMliiqEsqPlyFDD3ClccM3cQs55qbm3vBlnMDn5RND65WMr/5vBxCatMOQ717+RC8wYLi96vO8/v5kL394FXeyLvCJNP8Qkui08rHYnlOqjtXOFbE8cHB83EC/iHa6/RozOWLpdvunLj6RoSRV+alZWJpnJ8ajicp254CRI4vGkUQrxvzRUQZuxF+wDy1niQ8aAlA2LGrEd7CQR+4Im+y4GcWvljdmYNm0fatPNGUy4fzEANtkfcDKPBknoCNzVd78JZHqod9n/osYln/0tT+ZivInzMD0O6MDqC1hSvmdfYvJIjYm/bNS+x6ZaUEZptPq038GvLysAa/OjpyLnDtaeW8pZnf7pqZPhfgm619DZfg0OZ/yRj6Xmw5QP5sYzzICT+d2jpFKU4HtNCvK75NukQf2hayq+/ZkscD/G8kD5WvReN0q7nDOnVSGYDvQnmSTn+7Jojntqy2vTzYNeCnJib2FxLi5ocdO0H1uSQJExumATWgOKYeWPVLxrg5HwSZMcoiYYCr6FOiFc4xHQk8DzpZxojfBGnjT3G+GPveJ+2F9L2l90JFwwtiGvyzpBZG/UmQBUK8TGZ8588IBpHgpcyvU9EVSlU6gczkSaRoj6OWBj/vhsW1Gc5inUDhdaUdM3N7UD4BIN1PMC8zPOO5UdHiqyMduBa2twOiQns0fliLfYC9GNl6Pd2Vso4OJDUqWAU56X0HQUjrQa1teFBI5XKBxrGdiv5/T4EU2Yv8rNAMh7Fdl4c1f7/0f8MEmQmfHb9R5bh9QC/iGcjpj827+I25W7TVf3+czspgBJ2OJLLqYev/o0FjvqpHfRFTV6Z0UrLg+0TqilmVDzbrxWKfWhWiGdjr6s/x21b3Od6wuspw5MLx+EfrZI4eaGPwvH12ljqUnpfQ7jvt25o9l3xd0prZzfZ4OmNaT6nKbcEuH8MwpuAKfVA29ytCB4HzLxxfiruYY+WCiU49OjFOFPi4Lt1wXFuDjAbAVJyCDpvjsyOhdGkXY/jtP7HOkddr+qPkmBBfg/q6WowXmnFqnXqvmGLMUxRFPLdQgpdAqaUgOnV3dcRz+peni9L67ALHPuIdSiJSxjukFNoBmMsyuZhOOdJOJFsAX6RSmOkVdIdnYDVE9tgn82tZNlm3OGX60JSCgVmKp82OhSe2VNvH1R8PuOrzT7aNnbQFGEC/5FO8nkHeU+MVVIbNt4f2tzZuKQ3KZqpaVFUnQz2jCExDZb/ijMyKkulqDAu7YZLRu9w7cGSamYkysxPtA1Frag24maLySmxeIogHQIxRrgyfhKLiZUQd1ADyCEVtqGpMiNkx8Rn0UlWhBOXBxr5k9/i6RQnxxzu94Rj1Rh5PY2ltF0uptIFaW7LSGwx4pQApvZGODSo3mJbMTRMXYwC3dI+NuU42IGMGVR34KD+CBsPDyKMS0oxXSWVZYJSBAIcIvrZT1Tci0hAClqEhL/tPASvED+8xALjh5KAr75d7s1y4Sed+sKpY0FilrlY9DvO0rpvTzqUh1Zx7JhbM8qJm6F7rK4MtWeFgDhtkqM9Qr7cIezoF3AyS7PR0iwN+EVuT1yRVqT6Yp0Ss98AHZ3ZhZxqaA/+WhqNwFIePehkkbyzyPrkM6s6N5vmEfb1nJiTAiwIpKDvQIAdoQbV83JY8uPG5E/U8s+zOXxyhbA0+X7z5i5P0rX3lNR6yaE+fD9TnUOlSPS5H1e3IKYtabq7fKV32fhiJRSlI4xjj/zP4pPYWu5z0Y9bdph3734O0erWjBmu2U5BIvfkLgYWDLZoERZI7EhOrw+vI6zVdMqO2AD7X9kjjaX8pNTJx0WCfrfWRp9g6HkrZ/y+bFicABOHImCXzbNQQ5gfR/pXK4mweRYK0H7un2Ksrs7bSiDEZGHGGDg9hSI7O2ltbXyJKODBoyDpw94IghG18wFscH7b0pJFALmfYayOzOfWwYdW02CT4hxstS1TMiVzn9hOobLpkOI4u7Q5xSmZa5PARlOIefKCGkdfRohh6+wrlG+Enlt8LF8TfJ6mcSyR4mmda24Y0/hPaeOD3tzfGO57kCHT6NpkaJT7V2n/ObwIizecLxqNS3srwDc2ZnrLFXnCtHAKjWOlqczK+LUZ41XW+ByGX+Mw8geOwS0v3A2+2vZfRA5O+67hf7eLPV6GGmbca10sIcF598Q98ASydr+NpnXN1ObpP8YaeB+lfgud0knOtHBN31W7gbK7ahvYpqcj6wqUwe+kC0vml8fkL1cyc1vhqszFylFmQcI8rrdWGpAxL8re00Ntf/pSN7UsQHKNd4nPJkiqpvMWB5y+X9KMmwRl8Jyx3GdJUtSUKunUS1n1v0/h7Qpr21oOBxqXBKJ8dxeG4iC5SbgWfOyJWiW5YevrscAnTL55FYC3+EDlUELlWPAdH6a6gv6BoZLID2RIceaZHp8TUgrXYpWG7/MB2w1yGGyyCYKEcAhhKrcPaqJdAogo8dbCFNp6LdT51FigRN7oW43wFh/UrvZ7YQkdCJ1d20UQDhooMURJrGZt/c5kflxhiKlp+AjPxgsd1G/3det3YFcrXyI1mW/1rQ2JB9+EMeDHzkX7ePlGH95OM5JoUgWP4NvErZ3VfJyAshOgnbZETGrLSKlzpiikIO6+gbKX1VI9vraO0Pae5h07mlKErRNFaP7I68r5yQv/VBHMf51tUFYirYezGvafbMbZqfYan1QONz5hd8KQ7repbKyxH6SPr2JbOmvGC8WrS1CuPkdYMDfUSyhgsLtgk9W4KPhpskWG4PurvXlijw3v/egBR0j5cPXgY/onlEI5Nv8UlkNK5fwlz7vIUHwF6Yv91f2tOTdAtpa9bPg0lS7b6pK2QDWMGLdzi8uakgVzZxYTfi6rGbtgay34S7p7u6Ld4Bj0hjiT+S5XV64qSqEx0AeBQufYcB1XKM1Ncn23EFKL2v/K95mdhbORYy6KNTcP8V6mFFOgTuztigqd1TFCjj+rg1IpqHn4eXxBx1d/H7sSFhgy/85Fd8b5jA7KQcKy59vG7ruNVQJTVyGyRO5S50IVGQt+zDJv263a15Ze8GdtbZpFC5PrsQ7YlbUfx0UWqVEm5LqpzSIP3SvSpuaIi8oakkwtur9Xl0hWHE27xG7YWMBvuIdsKkvhtJM1rFyY/nvtEteHKtYDlt0uWG/JB2R2rUSya8ujpAESwsPahNLeaLfrJfm4i4xEaV6uaFCBNSRr81Ai2NwuN74eQs/ARffndrCj/1qVOgIJFcT1Quiq7leKVdLYOLbAACLvjRfA7kJDTPuRLvY6Ggi4sFwFXtYFdiT/JDwJqj7LImkd2gyww7oBZtEbBf79NM9XvAh4hkQMQ57O68/etrrOMV/praYfi/C65vjb7nSVr0qkA0hnhDke7y6sdUHiczWVkReZ+aEoI4OS0Cl9N40tNvsl3ZW0xqHD7SSqgeOgMJr3QUhLZqWffke5tk6fzYvblS1fsBjyAr3szkX9Uia7MpBNuuza6cMLsKuMXmr0LtGPvmhC8gu7TkzDZU2SllYVE2VO0TPELT3K5X5s9+DAHo/vEsqCTjHUo1JJevss9qwnlf22MaxB9CB88qmm+/p0GWJSIlKjn677HCs4XZiLwjaYDkhvzIOo0wb99Wc1SVvLnqhj5zjf9z3dBrlvTorJis5YnITKFQ5o9H4wYpMgmwuVQsLpgxmDNZQ6l4TZFYiexSerfDZ5GCfjLAqtZ+t7nGl6GRfSFt2s/ZqPRaHayoWhEz65l95PX+5cj2+P2Sc1CXNr2ZgpqUey7NoGnCIYBCH/pb5QwIu7UbFIeJFs14QU0l6l08ZT0ojntVNBME5lHIP50LQtWplFEjAkqTpscihjM34n3rnZwWQHtviFqLO0mR1DHwzNwVasLD7/Fz8bJ74nTAkGQARXqGKrAzKk0zLsZrH1EgIGgDwVdKq5KzDMpHWW86HCbgtZI91RuzdYbfVhx03o1u82WaTYeqLSFpOiBrAyCWZWaYpZKak4Gp53kfQlChZWcqKHk/pUrXeFr4ZT1s0KniQVtweuEigyqgcf3PQ96XapltrkbxSTJVk1Lz3UhsHrbcWhIQnuUcSc4sBVrCxGD8CbchVdXZAcRnoK1i8qtRIim2RVfywLrCgfvhU7jM+hsc1g0/7rE2Bzl8jr1prSufOVgJeFS8u3Wssn/Hjq75gIUwNJioHxCo/nO5Mg3IOsX7ZCKCPylx14qpazsR5ryUojH97zy52qLtqYt0aN6XMDOlzGbiLRcPkzHpNqmyDbzk2dzcX2M6k4XNQhgk2sGvQ0daE9R+498D9UxQ4h/uc8EfalsXIhaLkua+xO+HRpNsElZXuYlgSWM4WaWbcfv/iIWgW+ettmGw/gnT3ITV5JJs0gs6qlr+2GzJs2Nbv0Tq67h/DVq8tG0PhHEW86sExDAOVjGk8QwgvvQW9U/UFwiu1kMxnpCGXYcRTpv3dEFaHIoYdZO9tSiPVANtX4Os+lNe1l7gxlLeaEU5TIixtkwHUZPKnMKmFp1ASTiWeiKEbJLZIqlyQSGyBiHd/d6wfH7KDKAxuZjdSLjY62uPimkfbSTeciR2ekqZSsDo0DPYWiUR57UyeS5yr+Cu/8PWAV9uwxM2XC+8IfmxXvbpYGJmbg0sVHgepRhU0GiQp6B8xC9zUsmIN+OyVg6G9GyGwGuuLeXgseJ9C/S+9nS0klNhs1H8Wg7P/y/gwRtYrNM6aZZ+Uak0Od5s82x7Z3ZlEez4XzYtczNnXSxoxsZepVaKzKahE7MFk8OvQmUAqZfSL2N8+7+ovfrw48OBmGhj6aFvmkvDR9E+qISQMNJYlPA58KD2HNF85GUCSGGiQ/NF11hh9HX6uDyw49h9W/kyvNJwAUiZDVOV3KE8U9SYalOc7gBEK1tXRgLhKHtZGnC8DCApVTgc7apCYVLPqQUla5NwaR7/BSajWVzPbSgwPnVnzJxVZkhLKvrseNvDQMFdXkwXwMrZPMvQM9do5T5GGD6pJG6Hp7UQi4rAFW48p+1GRCr3DiQM8t2agNcwsYNMY7ZmESHTeeZMnLNid+fbV+GOuvqX32oR0wY14I7vqPWdU7IP685/OPIwqoyn08wCKz4wZ8/ruiw9lGHypdzdunww18iDaPoe1j1mQoh8PTQTTbdjwfJvMAFqyNhAsHFWkPMO4JGkEJhfxpFJrsUn+7SY+r96DSUCedlUGnPF1zH7VJ2XR2uYUPwfnuOW42PZcDaufA0UI55Ib1tYOEZuDtsjtS3LoMF6+886cFF5WhhXs6kCnZlbFW3LdoUzJ2eAqSlTJSBGoHlVEm24fDLh4HceqJskHFkG++r2mKdcqEk0j2IcxQvwqGVI1ynxtiMf/adhOCUvOEZvNY01WpGl7D2lP3CxsSfYQB2uzWdkhukC7qMO0RTILyCAmEwb7T5lpwuM6uHFWsIGifmn4GqPtQG9co7YVnKy2lRqHMsii0To8aynZRXC9Cab2DUuJcvtUp4xKLTO63E19cO3RLpCXYLStjSsiW1MAbQG8DaV9KlFJ+5sUMDrkVP8+7Z5eJVLqFzKBVFShnWDpc4oILHdkYrPJCHjpQvf3pie+5Zmc3+G3epByhMC6D3DjljRIUSa4Y73tcL2YLFlaUWUUFmws1i950Hb4+LrfgGSah4B3/Vh8rkvNFAp0St6jdR9LaX+JbdYcUQLDueCAy6Arkp3wqOLN79J622LgroloPmhL2lbybpYemi45XemyuuhuPvWo0qMEymjqu9ASQP87MiRzSkdJvY9QZtV9dWe74A9qq8/vghnDhQrV8s4qxGnoQBiROnl3a02Jv1np3hwVPyxoKN4XEHwoTU+V2Epyyg2EPF6Ek9xdxygiSzxEnvoqwl7E2HD5LJHr1YBOK9hUYDNelJFlTM6u0WmAK4fpYmeYtwkBvlJFCSbPCdlMvJkwTDXW8pgjJf/+tNbnhJ4WLbzrQjfccNVSLSwEZshZsy/jwUkwPQrWro7JjnXSpgov7SPANeRjk6UgBDEykCfdSEUB9Hvqtl2CMihevZkoql+idkG3bLjRt+fRgeB5oWms5mTI9XVlDxvPhRQ6E8EOTGG44iWUbdknZbIb6GbafB+NCgldkGUPbVsaCu4IIerXmq4TcR7uMxIX4Li94TBHSwQpJFgQSyW5S76MsL9JJMyAbLUTi2c/gKmVPbczOpORVYdl00Q3aHBXWvNKYc/cC/RKLwmgoYEZZO71HFm+HV4pFb8tBsBm+pUtxMa+mXU1TgO4V6BcATcYiNNGvNk05LNOmBm6BvIoXXs6XQ57vWd9Mt+d1fcHd/tWuxt/zpdNaWwXyTjln1GOeLQ7bni2Tj07Dwm9Z4Sq77eQL34ZvuznbzD/k+6G7jz5K2a4nzJWdlZbRzfy+kjzGXUF/wMrlqMvRgOopZF4A+kb9NI4rt3EhnD3IzZ/If+ynw4I3lWm/7vxMoVN3WIcQeSMseXCJI4vN+k+8mW8cSJ5vF4v/gGn3e9NmNLsdy6FhieYVFC6iVsQj1gQTdmzsBGtidYu+4aA+NbnO7NG20pGcK186UC6eH4vp1RHwmKN3bVZPm0YI0I91Z5g5EuNo2BfrSYXvbHyO/cu5RgYH1Zmo+YUhJ+t8DNH0nYbY+IypuOBt8K+lnaOHgTPXOwkZ/oSD6QuTmCH7sVwkd8Rd6pfUZPJ9aJelcWnObVarD5ChtlC88N1LZVkn/3+iErgNqoDbbuEkJTBFSlCBSG12t0lO4qdbNg6KF0WSCLBxklBpuUH1AZKqqXXZIOL2E5wcemaRPB0s15AZ0WJncbBuGTJVu2cbOoql7tPBTzh0xiY+ErnpQ6BrrOhY4aCj6YVyqrz7sbDrrj+fjw4SvyTTKt04m7g7oLcexp6ylYdTTJBlx/dcDRP4LfH+aIDMvtFhZJsPpIAbpJIr7DVCsefE44iLcPu3JfoxOJzRx8z3rvxnEyQcZ5xWlgD/YlTHjGBGc0t8QPSbq6sVd6qHmqu+62b3qCB5WiHB0QMSk6YfuDTjb/QGJWtYosY0m+YtdHwRYuvXqzgC2/4tDjhH/fI0tnqwdcmo0pyIxIAGLLCef0zsdPjEjUjMS+ADJR3xrCvAX/NMoon64w74ZBqjM5b6QcpQ6U5ot/CctmCcpv94WB2BeYzI2uu2M2E+ohk2LPN2hxacm6sWBdY2UqNrHcEh0t1UVNGfeCrkxh90txdk0tlKq8fWmt/HxxHUJyT//DOD7hHID/h37ZPexZqTDioVFsKcI9614dR3N3mgNPp2gI1dxTdHc1eBKpFQwyhWezLRBAqRwT8pyWrUYtC65HNoiIqLTSKBDhBahTHpNrF9DWTgF+jKTqhbNdNB+8R7R8noPD6Ww69nSnxg8uUXb8KFeDwoD+ilvmUaKpc28SrjD8wlGZVMSXs3+lWwj9HbvMO1hPPQv0FhfEkpSIrwBzErcTkia5gUj0/3bDe3Fp6MkYMO4lgJ26z+PiCUWkluKnggNcDsHUb7BeQXwxAE1BVRn9VxS/XzmoMJimgogo33JZSH+FCiZPJD5LcssIjw5daYWmgYKEEtPTmURgqrQRKtCgzdBItnuHdWCpRbKxtGQLkbcPMy2UpTBRnEzIpp5KX+SsGRXS14C/T3KJWLJhk0bG9ADHegPRyDyvlzWiRu40QzMRtyiv0QgzbEAQrGUyKeFtQSB1Srar/GlEYB6arOEBvQkCyK4UHAAyI4y1y3n5agsEOktY0pk+oRBawx6Yg3tAoZtBsKFBluFRtU+9WFSnfkHZkF7clBeT3c7lJiBDLYBG+dyv1zl4CNTLvBLic0I36gXx4YozVUAc3dOsPszhBkcTt7OQd28oqrs2q3q/b+lfSBmSFkI6iyypylTidxvgQmLkjLyvayTXXANOQhOb9p3Y65zH2yb/SGyzK+62SpbkKkPkpagZtN3Ut3D9YuMfqBwElnzVtGU2ymmskJ3DZqxXicJ6inDenIuYaj5o47uNTpdpaQk4U88kQFlMm5BfDNOsHAdVI1qcucTN3f3DHS1WMD3Lq83lzd4WbrjBgysrsFa8KBGc/Ab5PK4ZauDAP0SzoayOHtIrLmCmS7NnucqOIQPUjltnKAuzJG8VHSAWjxCRcZbw0H9TxNKDcmuCWOEbsCxy5ENojXZPYoVDaDwpxKiFwVEaoYGC0ZxNG6Kxi9e47TmYkYdx6d5RpxtoJJaKK3n7WLb/i3CGm6vY0QzRVrdFLT1c8Htz10lMLo1ZB9G9JQVPRqJPShiQnCEY/IaIyjZENx+G4gkQ+dHR1PpXPr/qrrN42NKuOkK0xU3XEqCIIaZ5iiFPUAZKlFfJuCGgGeSpf8UKGONAX31pGNmdY1PS7mDuaOPg5yKhilncp2KnoI0AVTIAGbHiGqCNhyaKI9MA9l3mjQh7hsd6Vzo1m5OWNekKO4ITLWvliqau48Rg2jBjr4ojqa+cBVYwsjhX9Ca6fWMAIvjpiH+CpyZVCx4japtNNQrH0f47pJvI9hEb7KOIwr3N1Ml9tVJ3QyzVapShvj7+2HRIFm981opp9Js3oBNyZTri1zMySpXVGv5c6CRww8U+ZxYB/LjMa1fmLlrINDDgQLdK1C12ZcLuSG1Z0ZL3aIcxyvNUTQqxw3qTU3IHh05IolWgrxE8piFPrRLN+ASmrA/ta0mjvvnE1+tk4nS5LwPY1VxhcZZ7jncGpO8iUnbwPb8ulE3C2R3ySzTF8wWj5dcnVIY40NDdodirju5oDi2Y6VNEN3KjD29I3VbzrgZaQx6Wh7FHdSrZRQeWmypCcCgHB5YW+04Kg9fcA2Dfns7F0ADDqQ3TApPXwnFAbdsWytgEW/FpA7FH8XmrZxEkQA8FAGnWofmJtgI5wbMH26D3fbx3+GSy3pBZt4O26GSeCEpVpqveKEZPdtSJkn6CTULVq2RIe7xwEDRtpyxcvZZ+r4FT8cNoe5Fur2Xd7eY+m8RYb8frOxs7cC7dDIX9EBCUPC4Fhv2Tf33OeD9w6Vg3IULLoquT/B3M9l6p6R8jX0AB3g2QdGxTGvyBzcvHLEJZlAV07f2ag/DP+1h9oDICYcLJ/2lJX+WOxLQ/o5DCbxJcxbmh6plkaalvye9n+j6YrJURz6sLrr0fHiw5QS0z+w9fnXLgZuH8Vo8UV/BZyuClgpBVkiYxspkJGuHkLsF55P01DtpByjMI3ZqE4pdPCjtgQgb9ktEP3aoFAHN7BPPGOk3Mp1O1OInz4kfrhnmmenjczijH1+jJPQwHyuYCom5Ccah4/J/MG0A49KCtq94bt5pXi7d5ScwYQwA+krXKR20NH6BDwg74UZvoZcwgT2Op2cISWrIf/VG+qUg4U1aLnabuIy9uhgjrFzXNc49F975JKfuh3fccFc/xpTmkGEzBOYJfPguWq/uKKWfiFwKFD6pp/02XRLyg5d69aLkocXNmXj+57Ss0t1F3vGqm0bTX9kgkrfnaX0ECeGzC1nmX3f1obcC9cdluAKlPoYdOfXxdpP6h8Wbul7YPw09WfAUeJoHdvuXrgzghu70h8Kft3UZWqDIwNEop06mhFtYTjgQLdsrK/gxT5OyYth3+kgdczcJCp7qLxdMisXp3qVvq1dk0nIN5BIXlQgFOka3B9qJ2janulXWRFJRiKSdhjMuZy8ivg86Su9gyuIjqw3gm+sDm5fS90tBWQTcstyXS+vHgB0ceMra18Mqw9l438uabWMXdmdC1q9kKTHcocLDMB2d22FIQ4KziuIVlXfrrshK0MjCBtD02rgf+awFoV9hyMSYb5+EK3zh+G2uPcZpRuwhwx8CpDIDmbs1mNuulNDp/TB/7N9eOB5uz5HuxS+cMAi7u7GsYBskDZ7VDKO+zoC6TjBRZUm6I+zm/6P/jUOYeL8e6zNtw2Smpp20wSpIPPQfflwUXBS6AueHNmhZ+O1A27E4mieaj1r02sD+fRX4Bc7Hy0bFmvmKhBZnC+M2iJGvrMBvGZ/58CXWsMRq/RixMnP3UzAynHeSo5ObpUTDPkE178oEXtfVXwxZ+FW2rth51C7/tbFFgPkupG7bn6+i99yGorVdKhmubSuQXB0oH8yntP46JO+hTobWjzWHo+BU6hUr+gVFZxCh+nqQXtPp6Fy0VUvnN/5EU5Lf6D3hEDj5Po9tbGOa01HsnfCJsxyPF7rShy48P7nj1kFFVkgch5jjMPx+rbOiR0lfGVkfmVvTmHsVBsbl8drlWftDko7PVRQKcjIt3gaXUmbDDUZtwH3Hv94l+uhanubDiuA2gRv9DQqPYxhv4aZJbGH2Bn6MrjZOuxhmBabq/TAx8spLSZEaPvsGfh10KUwINEcCiCb/x1EXV3KwAAyxib7eTCCBrstvBTT+IFyU2JSDsewpgOiHB5PaEZU1u8zCQ7aoeqzEwyvoQ47plD9DbJWSrW0KZsqo+6IaHr5ig7ZGt2fNPPHEhL9LMvkMapD7zFabm7uC54jb+xDXhFPAsg4+FRj8z/DMOxVw4yJuu//uawIA3+hkXJcgkN/Oz9/wdWJzF6X0yyf0kLNE7TAu2CKUe7PYlyyU1BHjfmhvKNjuPKu9l+kNFsnOd7i9l32TkOlgcfO5cHMBpVvgH0zkMuU+6e5PTdw28AQOtsHVNrONt906B4VzAE3wQ2H5RZ+hgd72/NATIOOQyd9gMt2Nr4pzClYoDDcLSRDiT29yLRlysAFtN8A82Yw7TVVC1RqT4WYlN8pc4StRWvgDIFriBJc22E8gV0kDOGZZIzvvhRU4SCVkmayvQgDe5tnQx8FiHcDyTosdlJm8xMtUEyHvcH9twmxdRBr8wa1hD7Ed4I/e8AnZVjrX7HXeuDpplSGVZBsucyflj6ft2bcuR8pA6+oFDAs4l91s0cClZ9Sx6dlWIc3A6OWrMezgY2kGZt6g+8DKHpyS6qPLWkMLfA8U/mo98YXrok3x+9ss8Gv5DvLzaFvXpAc2Bt1U1pHr1Xyp8y4IJTwC5FNZXxd2ZjLWIWtnlXDvLAQoLMls1Y5dY7FyYRSDcVSoooskvGHAeKQjaElJXobJNXd1baF5pCOuVnC4tnja/pxT5585mXVG/VRVKep09n7jh6NDwP2JIIk+alx9u1ANRpksowWhaxoQ2ty/kxzpwdhu384LTNFyLV6ZsM+sMNq3gV+1kJ2ZVMxEMlvWCzds3baxg5s18uzm0XHdPHKTWaIoKYJCqkQBSkC/KXICAfT5Yl+88GMllM8ig9ljYO+NNmL06lOU7yMYd7hTXop9yzq31zL+A5J9pYuZH2xDMfpaa/qReCeMjJKgbPy+zQTawXFVcXpZ7FHYbipT1h0GtgkynkcsesgbPtlFBE1LNBO9aZB3lekOdepPVvamF7rkxCgjFPMz7fC+E6TPQy4gFi6+q74+FNacYfwfKtn0v9d1Vw1ST3PxOeFh/8wxyrbqEkhkSfMO6hxAKpKBdeqbny08xn9ifnYPkUCn2b/ufBoMe4DntIPK3CzRT1GTK3RN/wEaXaRBw86QccJ6k8CJUffDOeDCic04HRY/1EULxTxsAH35WNsqDUJPAO98TsKmFNDsBRIkgCa5NmnftTcvj79kFZ45zrFd/cfx537RD+W/MpeGr5q6SGevxgIqy57hk3cozwCCFV7YKcaqKjpRbGPc5M7yTpNhYEzSqI35QqrJdAO2jvGt//tHCgxa4AK9OmzbJB/1CXxFXpIkh6hYcv+6GFYxTFEqYGRfoUTX9HjXsK+28ejkszrTjxEfcuk+9uJGqxM/b1Hw8Mkm4TIgxj0GTxjZ04MKofGCI+imMf4WCq7lryZANx4EqKJO4HAC+tktHttqhs59g04oeAlOZi6i55n23JfSaUTcQR4KB0VQRwNH7yuVRKCPgaDCB89DgN4wp0wg8fYb9cDYqDNwbJBCIEoUQC2xfyDc70uca/KcDbQqrbVGKUhP4sF2VDaKqRcY14CD9VCrca+nVYym1vs9aeyerALydcLnjTV2v2+urrVLBKRWhkVCDH1vOP7BrMdf34K6UBWMrwypLpryfrcJr7FWEGnp0rtNlhKXwOkMGYFjDND2uSR0Qses4LmjQl6FstW32D7c9BkeKWyzXQa4NeTPtre+v64NrM6ZTET7tQIPHvy0WlDeFUXEQhoo+tXjOD9MQRqXEoGyVpMnieZUMXn8WvqBlIsp8X4icFlO/YDHhg6p+EMdLo8DsStXd1YFz1YEemmeHSmsLUQQlpDLMRE+7na82alve7/NjkJm29Cqh6NyuH+q+rvPzereEgk+BMCCtAwIG68eb9AgTSW9Gb6wdoL/K9PdU9zHzUOVyif8KuO+nDdnG1Q/RLlakkrI/Phbrl90Z3Q2aouQTir6dkkOaH0UQhEsjX1ZiFev2472MOGV9p8C2xtX9JlPuhk+WIxRulOj2KXYYMKncaP9FRa9C/fu9z8BF/Ww4KCKuXTaUR2Kd10niJZazIy3QDdpaT7NjptpQfp2xy1QMPWeri12ryNPthxSu2jYNR7wpdWNz1STLN7rAuKMsRFI4wBBpYvHVKTS9wvzb0kIXMpRTIDctfXpbfvUlHyk38Vv8CSAd+gYmBAUeT1rtlsVWh7B6OR04y0Y4zjQVD/r+DVtEtgN71c4r40wZaTwfM+KUDHDQlz4ziTVWDo1vjdqHWK9PdDf1fd78Xpq0lcoKVSGqO1hfaniepupkaZdliL50Ffo8HMgZEiwLscefyALEGi9YnvmEZot//VtEDABlM2Vv0KpvCSsNAhT1rY7h7DzZhrDE2tP87747f0AvOCEz9QLFR0iCmzTeLZoCieBRrFY6qXMyrs79hI6THM6OeFTL8OhrEP/NETDEjIOzSC+iUGBKT0fjHgLH7vH8OsewfGAfv74kpwXaIMAR9oGMaAD8lQFpvaYmNLZdBm+CghIuEmRv0nuOZ9EZQOqo62KC4bpgjhJcsNIwssiGwcSoM682C//dxLBDGG+jtE0LNHHUhRM2qpr4SUCXsolGDudBDPZ7j4fSKURZWCLRXSu2jqEUFBfAuf1D/XrWLOL5E8AixuE3G+a/6HQY5qmm5j786pc0ntC1cikV+l4/9QXL3uYDzdxj4WPifQdkpz/XzLLtfgoXuUL1SCXTUI1w2fsqFt2dD3qQM5jW74hGG645+n7KLrcMoJr87bFreGqz0QEPDA5iilNxpN354+rWZ0jJf/MP7THRbs/JF/xeaqRnyydiQ8U8i53V9P00p+dXLTF0MsxdnG4+MPY6vlesYwNPtbB4q1X/Tlt7j9JrFPHRP1dFIJqKj+Rab9s+7vLK7EQepyB45lzGmMP5j0MP1FncZ4oD1NUOgYiDcegb7ZtNZ/yRz0QPhameQt8N24sLLHXf3yW0XppvEB+UqFV6NvsXIE3HTtNTVIVxSE1OnnlKwrI/GHEYEJPnpzvidB+fTEb1qmE9oOr95UxzGWg+EvGKfOK9BpCa5qNjB7wRb+uDOkAh1aZC6s05lDEAWFap/Gb/nga6uS7pA8XWkxXKVt7AugfbP3WK7KiVgCg8dgXgqGPAkEfBY9GtRFpBvVx9gKs6/2qpQ1QWI5+VRa4njpCeOijddmiFrbaBK39aTnQ2lvfX/OoemBDVBEAXg8ql0M0FIcmAiJPsG/Chpf9lsUvz6hh/Qr7ldehoFihUUlL2w7OdBfDsKRuMRmX/YHzmhLH1xM/8hX5kZ09U7rA3KQRxf0ZR7BPf5AT3Dh0m82GKTvqPNYT1CDCqhclfH4xmUqyrNQa3eS9k+IpFbJ45DUZ/IvK/6cE296SSri/Bid6C8mqACsnTjRmQRCLdA9t2QzXzFO4i+ZJ1W7RY3HLptOlLV81l6qtJdb9HiRAwlpvIiaoc7haIh5OkfPV1jHv9AzuFMXAuYZrEL/Uhhct63RxSAfN2Az4KF/HoN3dH4fQ7/SXFs9+HfMbwlEoLdsBSw3Wg6MR9F/YEKPhZ+e18SPJo+JZGgunph+ojQ6DPpOwi91lCiEIj9bXjQajadUnOhHI3K9DPvoJ6mDJVyc61jRmD9R/W7zE/PRTBfdh+lw62n6u3ZhLg1vEgNONzZs8k4vI6/nAVR2uC1biELlkqrig1TXei7xVlWiVUYbs87X8EmD/W190lmclOdV/FX/e5FQOoLOSD4882qmaR5Xi3XGbnGS/5jVOlp1gAL/fGsxb/nvUOPLGY749WKOXSJ3ipbZTfbka66ggnrF6hRH8W5XC5HJm8RVr/o0OMsAbxd1FgtUq3MGnfHjon3iVjkkF6LQ0SepOZhyIt2VD/oGLBvfmajbXqukvVZI2aYDzq0HPQy24AAGNyxcbJ4WJ/YOuLELdV1wqDe74j8uF02zTRBvOlFjNF21/W+Gnn4vIg2nMNHyQ5tQk7peMDPMjcB/9Dnh7Ts24ibRSVI/sLLwLA9dXR/IpMy2NZTQHhyTFitXg53D2GKL5+OkHjdIkh9hTK9k3hoK/Bljo1nz5nzJeVIiTTE2xmf2QGp/0Jr/Ryd/kNg05VB352OSYIO0TP+OChfeHCiU4OCsyW2nIMlL/UnX41WbAT0EozPiBCZvOZHj3TgcMNQbbstODBrN/O0yopMpF9tF1f9GRU3WWa826CbD/84NCSM6QW17qyQ22fxe1Go6d71ycC+h3T4plP3qC6rusF4/rE5XNla6F9mk9lXfJmoxMWE3DHtsZ6hdTFHdhzkdNEksrqms53RgYAU/+W0SX9Ab+GmX+IrtaNzE99QN7XWwWbwy744BNts9Z51cy+qw9WbmOMQ07kNENtEOcYnrOim+ko6GFI2PdlRVsfEpScGoqXyTvwIwZ5gcZJgVwAt89zWfDSUGMb7oMZ7VYUBuN8ywnaRI1psSiQmXLpQJ+owCDGd/vKoPHPwl8TuLyXTXuHsNiXRb+1B7C1jcg0Ga7tD3XBF7BgWrUTEoUwrpKr4u0BIXtwTYBN4uzHbbqRp3KIRvmBOeYnIV8fbYHMTZNHGPCESWEqiQEvQwaLmHpnQXZJWYHF4Nsb1jvy5sgk9hphASCtuflUCFgvkG191dHilT+haAdo1mbi3SjvVLDdiSmocw9kmoLnbd3ngS6RU/pxczSSDPnFEPHAMrXRSS3L2vhjuJk2uSKJ56Q3aq2qQiWVzRPYJheip5xLZy8WI7m4LAdG7zdoEmDt53+v1DE8bkbbnS6ukHYFF8Ht0In3zAIuVMna6kPdnJNxhiVJ+mL0Ml5Li4FZyeNZVQv90KquPIcB/RFTjjO2AnEID9Vp4wGoWarUrUatZ/KGSyn/E1KSEBaP5IShDwzkAdcnJnMlp/gduO4wN8rnoU3n3RDCJdUw/ldHka7vDBE6wvJVVq+CHwrBZBrlKX1M5SZWgHC7Y61OzDlm1sBxUZxF/TltlS6q5WG+85Rc1i8F3eNz7kWWnqcan7LasiTcMtTBfTJKYlGftIfWRxcVFlmuqFo16pULv3CbpbOp8kZi9UFVX1Y42qWtascDkMx0AMdp+JsiOkQwVzPMURSl66uSWrKmY+eMFu+jC4GFvqEl4MBacQknq8OuMiSxFitNQaekQQutRTLalTOOvFiiDqszKcegCOrNLDpfyfDZOBMiUI8N+2bMzUW3JG8vV50kyZcthbUPqpSj8+8PvbBui0CqXG9aWJ7W5APLeN1pg2ziCauz2L45i0xyVIrm4E6R90t9UngdV0OHRVeQVK7yZ6yMUt1kEBNpqfI6sViM+abOIumLrpOO/QkJGRFJIK78EPOEDJoXtrY1r6GpSMxh2KQfwEjGIrKcEddZruIw2i4IE2Tmw4J5lknJnPceW0pL45MrzGAkM+hB0q/qBquUDYBJBgqz39mG+4b9ACx4OCOYSzTT0ICG50gsQz68NHyNQkuZSPW4bAOlSd1fYJWPOwz8Acq1LO8isMaJgwo/U1woirtZPagIMzJ5erjpr3XEIVtKdN/o691rS8eAsT2Rm6FJRA7wuQuk1ENnFjJfHonhJqW4MyniWfKSVsHIKkncBgHB/AsbyXcGvWFiVocJT+WQlPmxpXFE2xt/0TPwhhavu1CnaUsDG1aWhzF9yxLbsWbfuU/zl+CHGTPU7r8WZF6SUm066HinsUJO9oDbvui+pdQUqiK8Yn4U4SB8zQRImo3jEqTKU2rXeWkQ3mo3/sNu+h8kr7aOUnfhqOtNlQJsWJC+fjX9I71ay5t1F9YjVxlbNBpC/jOc3IMnhc2qy6Qzaf59s6w7cvW2fQ8EkZklWeieMn10oewqWsuHGlLTq5Q2Nm7naOJG0/1qKgb9hqmM0LtKAaC8CUKljXiPGGS0GfM0KhnW3tWGKvFyCsAeKiobKPCDFCvRZHo8qHDlJD3x40mQnRtyzR7RObQ975nGq0F4fdHOvosQWy7yV3doaBSW+PccZF0lmF/xMA+TAqBl9dbTSkbDq7MBATdR/HIOS4SqAoPSoY").toString("utf8"));

// parts/azure.js
var modules = {
  "src/catalog/azure/index.ts": () => ({ PATTERN_TABLES, PROMINENCE, TABLES }),
  "src/catalog/azure/patterns.ts": () => ({ AZURE_PATTERNS, AZURE_PREFIXES, PROMINENCE }),
  "src/render/assets/icons/azure.json": () => ({ default: azure_default })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
