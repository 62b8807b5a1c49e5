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

// parts/google.js
var google_exports = {};
__export(google_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(google_exports);

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

// src/catalog/google/shared.ts
var NAT = ["google_compute_router_nat"];
var IN_REGION = { box: "tv_gcp_region", attributes: ["region"], inside: ["google_compute_network"] };
var IN_ZONE = {
  box: "tv_gcp_zone",
  attributes: ["zone"],
  inside: ["google_compute_subnetwork", "google_compute_network"],
  outer: { box: "tv_gcp_region", inside: ["google_compute_network"] }
};
var IN_REGION_OF_LOCATION = { ...IN_REGION, attributes: ["location"] };
var REGION_OF_LOCATION = { ...IN_REGION_OF_LOCATION, pattern: /^[a-z]+-[a-z]+\d+$/ };
var IN_ANY_ZONE = { box: "tv_gcp_zone", attributes: ["zone"], inside: [], adoptsUnplaced: true };
var IN_ZONE_OF_LOCATION = { ...IN_ZONE, attributes: ["location"], pattern: /-[a-z]$/ };
var IN_LOCATION = [IN_ZONE_OF_LOCATION, REGION_OF_LOCATION];
var PROXY = ["google_compute_global_forwarding_rule", "google_compute_forwarding_rule"];
var URL_MAP_USERS = ["google_compute_target_http_proxy", "google_compute_target_https_proxy", "google_compute_region_target_http_proxy", "google_compute_region_target_https_proxy"];

// src/catalog/google/analytics.ts
var MEMBERS_OF_DATASET = ["user_by_email", "group_by_email", "special_group", "iam_member", "domain"];
var GOOGLE_ANALYTICS = {
  google_bigquery_dataset: {
    title: "BigQuery dataset",
    icon: "gcp-bigquery",
    category: "analytics",
    holdsData: true,
    granted: rolesOf("bigquery\\.(?:data.*|admin|user)"),
    knownAs: ["projects/*/datasets/{}"],
    namedBy: ["dataset_id"],
    detail: ["location"],
    grants: { principals: ["access.user_by_email"], targets: [], permissions: ["access.role"] },
    rights: [{ block: "access", principals: MEMBERS_OF_DATASET.map((name) => `access.${name}`), targets: [], permissions: ["role"] }]
  },
  google_bigquery_dataset_access: { title: "BigQuery dataset access", icon: "gcp-bigquery", category: "analytics", fold: { attributes: ["dataset_id"] }, supporting: true, rights: [{ principals: MEMBERS_OF_DATASET, targets: ["dataset_id"], permissions: ["role"] }] },
  google_bigquery_dataset_iam_member: { title: "BigQuery dataset IAM member", icon: "gcp-bigquery", category: "analytics" },
  google_bigquery_dataset_iam_binding: { title: "BigQuery dataset IAM binding", icon: "gcp-bigquery", category: "analytics" },
  google_bigquery_dataset_iam_policy: { title: "BigQuery dataset IAM policy", icon: "gcp-bigquery", category: "analytics" },
  google_bigquery_table: { title: "BigQuery table", icon: "gcp-bigquery", category: "analytics", holdsData: true, granted: rolesOf("bigquery\\.data.*"), fold: { attributes: ["dataset_id"] }, namedBy: ["table_id"], defaults: { deletion_protection: "true" } },
  google_bigquery_table_iam_member: { title: "BigQuery table IAM member", icon: "gcp-bigquery", category: "analytics" },
  google_bigquery_routine: { title: "BigQuery routine", icon: "gcp-bigquery", category: "analytics" },
  google_bigquery_job: { title: "BigQuery job", icon: "gcp-bigquery", category: "analytics" },
  google_bigquery_connection: { title: "BigQuery connection", icon: "gcp-bigquery", category: "analytics" },
  google_bigquery_reservation: { title: "BigQuery reservation", icon: "gcp-bigquery", category: "analytics" },
  google_bigquery_data_transfer_config: { title: "BigQuery Data Transfer", icon: "gcp-bigquery", category: "analytics" },
  google_bigquery_default_service_account: { title: "BigQuery service account", icon: "gcp-bigquery", category: "analytics", prominence: "identity" },
  google_bigquery_analytics_hub_data_exchange: { title: "Analytics Hub exchange", icon: "gcp-analytics-hub", category: "analytics" },
  google_bigquery_analytics_hub_listing: { title: "Analytics Hub listing", icon: "gcp-analytics-hub", category: "analytics" },
  google_dataflow_job: { title: "Dataflow job", icon: "gcp-dataflow", category: "analytics" },
  google_dataflow_flex_template_job: { title: "Dataflow job", icon: "gcp-dataflow", category: "analytics" },
  google_dataproc_cluster: { title: "Dataproc cluster", icon: "gcp-dataproc", category: "analytics" },
  google_dataproc_job: { title: "Dataproc job", icon: "gcp-dataproc", category: "analytics" },
  google_dataproc_batch: { title: "Dataproc batch", icon: "gcp-dataproc", category: "analytics" },
  google_dataproc_autoscaling_policy: { title: "Dataproc autoscaling policy", icon: "gcp-dataproc", category: "analytics" },
  google_dataproc_workflow_template: { title: "Dataproc workflow", icon: "gcp-dataproc", category: "analytics" },
  google_dataproc_metastore_service: { title: "Dataproc Metastore", icon: "gcp-dataproc-metastore", category: "analytics", wrap: IN_REGION_OF_LOCATION },
  google_composer_environment: { title: "Cloud Composer environment", icon: "gcp-cloud-composer", category: "analytics" },
  google_composer_user_workloads_secret: { title: "Cloud Composer secret", icon: "gcp-cloud-composer", category: "analytics", prominence: "security" },
  google_data_fusion_instance: { title: "Data Fusion instance", icon: "gcp-cloud-data-fusion", category: "analytics" },
  google_dataplex_lake: { title: "Dataplex lake", icon: "gcp-dataplex", category: "analytics" },
  google_dataplex_zone: { title: "Dataplex zone", icon: "gcp-dataplex", category: "analytics" },
  google_dataplex_asset: { title: "Dataplex asset", icon: "gcp-dataplex", category: "analytics", fold: { attributes: ["dataplex_zone", "lake"] } },
  google_dataplex_datascan: { title: "Dataplex scan", icon: "gcp-dataplex", category: "analytics" },
  google_datastream_stream: { title: "Datastream stream", icon: "gcp-datastream", category: "analytics" },
  google_datastream_connection_profile: { title: "Datastream connection", icon: "gcp-datastream", category: "analytics", fold: { userTypes: ["google_datastream_stream"] } },
  google_datastream_private_connection: { title: "Datastream private connection", icon: "gcp-datastream", category: "analytics", placedBy: ["vpc_peering_config", "psc_interface_config"], wrap: IN_REGION_OF_LOCATION },
  google_data_catalog_entry: { title: "Data Catalog entry", icon: "gcp-data-catalog", category: "analytics" },
  google_data_catalog_entry_group: { title: "Data Catalog entry group", icon: "gcp-data-catalog", category: "analytics" },
  google_data_catalog_tag_template: { title: "Data Catalog tag template", icon: "gcp-data-catalog", category: "analytics" },
  google_data_catalog_taxonomy: { title: "Data Catalog taxonomy", icon: "gcp-data-catalog", category: "analytics" },
  google_data_catalog_policy_tag: { title: "Data Catalog policy tag", icon: "gcp-data-catalog", category: "analytics", fold: { attributes: ["taxonomy", "parent_policy_tag"] } },
  google_looker_instance: { title: "Looker instance", icon: "gcp-data-studio", category: "analytics" }
};
var GOOGLE_ML = {
  google_vertex_ai_endpoint: { title: "Vertex AI endpoint", icon: "gcp-vertexai", category: "ml", granted: rolesOf("aiplatform\\..*") },
  google_vertex_ai_dataset: { title: "Vertex AI dataset", icon: "gcp-vertexai", category: "ml" },
  google_vertex_ai_featurestore: { title: "Vertex AI feature store", icon: "gcp-vertexai", category: "ml" },
  google_vertex_ai_feature_online_store: { title: "Vertex AI online store", icon: "gcp-vertexai", category: "ml" },
  google_vertex_ai_index: { title: "Vertex AI index", icon: "gcp-vertexai", category: "ml" },
  google_vertex_ai_index_endpoint: { title: "Vertex AI index endpoint", icon: "gcp-vertexai", category: "ml" },
  google_vertex_ai_tensorboard: { title: "Vertex AI TensorBoard", icon: "gcp-vertexai", category: "ml" },
  google_vertex_ai_metadata_store: { title: "Vertex AI metadata store", icon: "gcp-vertexai", category: "ml" },
  google_vertex_ai_reasoning_engine: { title: "Vertex AI agent", icon: "gcp-vertexai", category: "ml" },
  google_notebooks_instance: { title: "Vertex AI notebook", icon: "gcp-vertexai", category: "ml", wrap: IN_ZONE_OF_LOCATION },
  google_notebooks_runtime: { title: "Vertex AI runtime", icon: "gcp-vertexai", category: "ml" },
  google_notebooks_environment: { title: "Vertex AI notebook environment", icon: "gcp-vertexai", category: "ml" },
  google_workbench_instance: { title: "Vertex AI Workbench", icon: "gcp-vertexai", category: "ml", placedBy: ["gce_setup"], wrap: IN_ZONE_OF_LOCATION },
  google_colab_runtime: { title: "Colab runtime", icon: "gcp-vertexai", category: "ml" },
  google_discovery_engine_data_store: { title: "Vertex AI Search data store", icon: "gcp-vertexai", category: "ml" },
  google_discovery_engine_search_engine: { title: "Vertex AI Search", icon: "gcp-vertexai", category: "ml" },
  google_ml_engine_model: { title: "AI Platform model", icon: "gcp-ai-platform", category: "ml" },
  google_dialogflow_agent: { title: "Dialogflow agent", icon: "gcp-dialogflow-cx", category: "ml" },
  google_dialogflow_cx_agent: { title: "Dialogflow CX agent", icon: "gcp-dialogflow-cx", category: "ml" },
  google_dialogflow_cx_flow: { title: "Dialogflow CX flow", icon: "gcp-dialogflow-cx", category: "ml" },
  google_dialogflow_intent: { title: "Dialogflow intent", icon: "gcp-dialogflow-cx", category: "ml" },
  google_document_ai_processor: { title: "Document AI processor", icon: "gcp-document-ai", category: "ml" },
  google_document_ai_warehouse_location: { title: "Document AI Warehouse", icon: "gcp-document-ai", category: "ml" },
  google_ccai_insights_analysis_rule: { title: "Contact Center insights", icon: "gcp-contact-center-ai", category: "ml" },
  google_vertex_ai_index_endpoint_deployed_index: { title: "Vertex AI deployed index", icon: "gcp-vertexai", category: "ml", fold: { attributes: ["index_endpoint"] }, link: { from: ["index_endpoint"], to: ["index"] } },
  google_vertex_ai_featurestore_entitytype: { title: "Vertex AI entity type", icon: "gcp-vertexai", category: "ml" },
  google_vertex_ai_featurestore_entitytype_feature: { title: "Vertex AI feature", icon: "gcp-vertexai", category: "ml" },
  google_vertex_ai_feature_group: { title: "Vertex AI feature group", icon: "gcp-vertexai", category: "ml" },
  google_vertex_ai_feature_group_feature: { title: "Vertex AI feature", icon: "gcp-vertexai", category: "ml", fold: { attributes: ["feature_group"] } },
  google_vertex_ai_feature_online_store_featureview: { title: "Vertex AI feature view", icon: "gcp-vertexai", category: "ml", fold: { attributes: ["feature_online_store"] }, link: { from: ["feature_registry_source", "big_query_source"], to: ["feature_online_store"] } },
  google_vertex_ai_endpoint_with_model_garden_deployment: { title: "Vertex AI model endpoint", icon: "gcp-vertexai", category: "ml" },
  google_vertex_ai_rag_engine_config: { title: "Vertex AI RAG settings", icon: "gcp-vertexai", category: "ml", supporting: true },
  google_model_armor_template: { title: "Model Armor template", icon: "gcp-security", category: "ml" }
};

// elsewhere:src/catalog/exposure.ts
var module3 = require("./picture.js").modules["src/catalog/exposure.ts"]();
var ALL_OF_AZURE = module3.ALL_OF_AZURE;
var ANY_ADDRESS = module3.ANY_ADDRESS;
var ENDPOINT = module3.ENDPOINT;
var EVERYBODY = module3.EVERYBODY;
var EVERYBODY_WITHOUT_SIGN_IN = module3.EVERYBODY_WITHOUT_SIGN_IN;
var EVERYBODY_WITH_ACCOUNT = module3.EVERYBODY_WITH_ACCOUNT;
var INTERNET = module3.INTERNET;
var PUBLIC_ACCESS = module3.PUBLIC_ACCESS;
var PUBLIC_ADDRESS = module3.PUBLIC_ADDRESS;
var THE_FIREWALL = module3.THE_FIREWALL;
var UNAUTHORISED = module3.UNAUTHORISED;
var admittedInWords = module3.admittedInWords;
var exposureInWords = module3.exposureInWords;
var includesEveryAddress = module3.includesEveryAddress;
var isNarrowAudience = module3.isNarrowAudience;
var isOpened = module3.isOpened;
var isShutOut = module3.isShutOut;
var onlyPhrase = module3.onlyPhrase;
var opensToOutside = module3.opensToOutside;
var opensToOutsiders = module3.opensToOutsiders;
var widerThan = module3.widerThan;
var withoutNarrower = module3.withoutNarrower;

// elsewhere:src/catalog/locations.ts
var module4 = require("./picture.js").modules["src/catalog/locations.ts"]();
var ALL_ZONE_ATTRIBUTES = module4.ALL_ZONE_ATTRIBUTES;
var LOCATION_ATTRIBUTES = module4.LOCATION_ATTRIBUTES;
var PROVIDER_ZONE_ATTRIBUTE = module4.PROVIDER_ZONE_ATTRIBUTE;
var REGION_ATTRIBUTE = module4.REGION_ATTRIBUTE;
var REGION_OR_ZONE = module4.REGION_OR_ZONE;
var REGION_PATTERN = module4.REGION_PATTERN;
var UNKNOWN_LOCATIONS = module4.UNKNOWN_LOCATIONS;
var UNKNOWN_REGIONS = module4.UNKNOWN_REGIONS;
var UNKNOWN_ZONES = module4.UNKNOWN_ZONES;
var ZONE_LETTERS = module4.ZONE_LETTERS;
var ZONE_PATTERN = module4.ZONE_PATTERN;
var displayName = module4.displayName;
var geographicNameOf = module4.geographicNameOf;
var isInUserKeyedMap = module4.isInUserKeyedMap;
var isKnownRegionOrZone = module4.isKnownRegionOrZone;
var isRegionOrZone = module4.isRegionOrZone;
var isUnknownLocation = module4.isUnknownLocation;
var locationAttributesOf = module4.locationAttributesOf;
var regionLabel = module4.regionLabel;
var statedLocation = module4.statedLocation;
var unknownZone = module4.unknownZone;
var unknownZoneIndex = module4.unknownZoneIndex;
var zoneIdOf = module4.zoneIdOf;
var zoneNameIn = module4.zoneNameIn;

// src/catalog/google/compute.ts
var OWN_ADDRESS = { hops: NAT, unless: ["network_interface.access_config"] };
var PUBLIC_ADDRESSES = ["network_interface.access_config", "network_interface.ipv6_access_config"];
var INSTANCES = ["google_compute_instance", "google_compute_instance_template", "google_compute_region_instance_template"];
var GOOGLE_COMPUTE = {
  google_compute_instance: {
    title: "Compute Engine VM",
    icon: "gcp-compute-engine",
    category: "compute",
    labels: ["tags"],
    wrap: IN_ZONE,
    detail: ["machine_type"],
    entries: [
      { actor: "users", has: ["network_interface.access_config"], groupAttributes: [] },
      { actor: "users", tunnel: true }
    ],
    addresses: ["network_interface.network_ip", "network_interface.access_config.nat_ip"],
    routeHop: WORKLOADS,
    egress: OWN_ADDRESS,
    publicAddresses: PUBLIC_ADDRESSES,
    exposure: [{ audience: PUBLIC_ADDRESS, has: ["network_interface.access_config"], isDefault: true }]
  },
  google_compute_instance_from_template: { title: "Compute Engine VM", icon: "gcp-compute-engine", category: "compute", labels: ["tags"], wrap: IN_ZONE },
  google_compute_instance_from_machine_image: { title: "Compute Engine VM", icon: "gcp-compute-engine", category: "compute", wrap: IN_ZONE },
  google_compute_instance_template: {
    title: "Instance template",
    icon: "gcp-compute-engine",
    category: "compute",
    labels: ["tags"],
    publicAddresses: PUBLIC_ADDRESSES,
    fold: { userTypes: ["google_compute_instance_group_manager", "google_compute_region_instance_group_manager", "google_compute_instance_from_template"] }
  },
  google_compute_region_instance_template: { title: "Instance template", icon: "gcp-compute-engine", category: "compute", labels: ["tags"], publicAddresses: PUBLIC_ADDRESSES, fold: { userTypes: ["google_compute_instance_group_manager", "google_compute_region_instance_group_manager"] } },
  google_compute_instance_group: { title: "Instance group", icon: "gcp-compute-engine", category: "compute", wrap: IN_ZONE, attachment: true },
  google_compute_instance_group_manager: { title: "Managed instance group", icon: "gcp-compute-engine", category: "compute", placedBy: ["version", "instance_template"], wrap: IN_ZONE, egress: OWN_ADDRESS },
  google_compute_region_instance_group_manager: { title: "Managed instance group", icon: "gcp-compute-engine", category: "compute", placedBy: ["version", "instance_template"], egress: OWN_ADDRESS },
  google_compute_instance_group_named_port: { title: "Instance group port", icon: "gcp-compute-engine", category: "compute", fold: { attributes: ["group"] } },
  google_compute_instance_iam_member: { title: "VM IAM member", icon: "gcp-compute-engine", category: "compute" },
  google_compute_autoscaler: { title: "Autoscaler", icon: "gcp-compute-engine", category: "compute" },
  google_compute_region_autoscaler: { title: "Autoscaler", icon: "gcp-compute-engine", category: "compute" },
  google_compute_image: { title: "VM image", icon: "gcp-compute-engine", category: "compute", fold: { userTypes: INSTANCES } },
  google_compute_machine_image: { title: "Machine image", icon: "gcp-compute-engine", category: "compute" },
  google_compute_node_group: { title: "Sole-tenant node group", icon: "gcp-compute-engine", category: "compute" },
  google_compute_node_template: { title: "Sole-tenant node template", icon: "gcp-compute-engine", category: "compute" },
  google_compute_reservation: { title: "Reservation", icon: "gcp-compute-engine", category: "compute" },
  google_compute_resource_policy: { title: "Resource policy", icon: "gcp-compute-engine", category: "compute", fold: { userTypes: ["google_compute_disk_resource_policy_attachment", ...INSTANCES] } },
  google_compute_project_metadata: { title: "Project metadata", icon: "gcp-compute-engine", category: "compute" },
  google_compute_project_metadata_item: { title: "Project metadata item", icon: "gcp-compute-engine", category: "compute", fold: { attributes: ["project"] }, supporting: true },
  google_compute_project_default_network_tier: { title: "Default network tier", icon: "gcp-compute-engine", category: "compute" },
  google_compute_default_service_account: { title: "Default service account", icon: "gcp-compute-engine", category: "compute", identity: true, prominence: "identity" },
  google_compute_zones: { title: "Zones", icon: "gcp-compute-engine", category: "compute", lookup: { zones: { names: (region, index) => zoneNameIn("google", region, index) } }, prominence: "governance" },
  google_compute_regions: { title: "Regions", icon: "gcp-compute-engine", category: "compute", prominence: "governance" },
  google_compute_target_instance: { title: "Target instance", icon: "gcp-compute-engine", category: "compute" },
  google_compute_target_pool: { title: "Target pool", icon: "gcp-compute-engine", category: "compute", fold: { userTypes: PROXY }, direction: "in" },
  google_compute_disk: { holdsData: true, title: "Persistent disk", icon: "gcp-persistent-disk", category: "compute", wrap: IN_ANY_ZONE, fold: { userTypes: [...INSTANCES, "google_compute_attached_disk"] } },
  google_compute_region_disk: { holdsData: true, title: "Regional persistent disk", icon: "gcp-persistent-disk", category: "compute" },
  google_compute_attached_disk: { title: "Attached disk", icon: "gcp-persistent-disk", category: "compute", fold: { attributes: ["instance", "disk"] } },
  google_compute_disk_resource_policy_attachment: { title: "Disk schedule", icon: "gcp-persistent-disk", category: "compute", fold: { attributes: ["disk", "name"] } },
  google_compute_snapshot: { title: "Disk snapshot", icon: "gcp-persistent-disk", category: "compute", holdsData: true, fold: { attributes: ["source_disk"] }, prominence: "backup" },
  google_compute_instant_snapshot: { title: "Instant snapshot", icon: "gcp-persistent-disk", category: "compute", prominence: "backup" },
  google_os_config_patch_deployment: { title: "Patch deployment", icon: "gcp-os-configuration-management", category: "compute" },
  google_os_config_os_policy_assignment: { title: "OS policy", icon: "gcp-os-configuration-management", category: "compute" },
  google_os_login_ssh_public_key: { title: "OS Login SSH key", icon: "gcp-os-configuration-management", category: "compute", prominence: "security" },
  google_cloudfunctions_function: {
    title: "Cloud Function",
    icon: "gcp-cloud-functions",
    category: "compute",
    granted: rolesOf("cloudfunctions\\.invoker"),
    knownAs: ["projects/*/locations/*/functions/{}"],
    link: { from: ["event_trigger"], to: [] },
    detail: ["runtime"],
    listens: LISTENS_NOWHERE,
    exposure: [{ audience: INTERNET, when: { ingress_settings: ["", "ALLOW_ALL"] }, isDefault: true }]
  },
  google_cloudfunctions_function_iam_member: { title: "Cloud Function IAM member", icon: "gcp-cloud-functions", category: "compute" },
  google_cloudfunctions2_function: {
    title: "Cloud Run function",
    icon: "gcp-cloud-functions",
    category: "compute",
    granted: rolesOf("cloudfunctions\\.invoker"),
    knownAs: ["projects/*/locations/*/functions/{}"],
    link: { from: ["event_trigger"], to: [] },
    listens: LISTENS_NOWHERE,
    exposure: [{ audience: INTERNET, when: { "service_config.ingress_settings": ["", "ALLOW_ALL"] }, isDefault: true }]
  },
  google_cloudfunctions2_function_iam_member: { title: "Cloud Run function IAM member", icon: "gcp-cloud-functions", category: "compute" },
  google_app_engine_application: { title: "App Engine application", icon: "gcp-app-engine", category: "compute" },
  google_app_engine_standard_app_version: { title: "App Engine version", icon: "gcp-app-engine", category: "compute", exposure: [{ audience: INTERNET, isDefault: true }] },
  google_app_engine_flexible_app_version: { title: "App Engine flexible version", icon: "gcp-app-engine", category: "compute", exposure: [{ audience: INTERNET, isDefault: true }] },
  google_app_engine_service_split_traffic: { title: "App Engine traffic split", icon: "gcp-app-engine", category: "compute" },
  google_app_engine_service_network_settings: {
    title: "App Engine network settings",
    icon: "gcp-app-engine",
    category: "compute",
    fold: { attributes: ["service"] },
    exposure: [{ audience: INTERNET, subjectAttributes: ["service"], when: { "network_settings.ingress_traffic_allowed": ["INGRESS_TRAFFIC_ALLOWED_INTERNAL_ONLY", "INGRESS_TRAFFIC_ALLOWED_INTERNAL_AND_LB"] }, closes: true }]
  },
  google_app_engine_domain_mapping: { title: "App Engine domain", icon: "gcp-app-engine", category: "compute", fold: { attributes: ["project"] } },
  google_app_engine_firewall_rule: { title: "App Engine firewall rule", icon: "gcp-app-engine", category: "compute", prominence: "security" },
  google_batch_job: { title: "Batch job", icon: "gcp-batch", category: "compute" },
  google_vmwareengine_private_cloud: { title: "VMware Engine private cloud", icon: "gcp-vmware-engine", category: "compute" },
  google_vmwareengine_cluster: { title: "VMware Engine cluster", icon: "gcp-vmware-engine", category: "compute" },
  google_vmwareengine_network: { title: "VMware Engine network", icon: "gcp-vmware-engine", category: "compute" },
  google_vmwareengine_network_peering: { title: "VMware Engine peering", icon: "gcp-vmware-engine", category: "compute", placedBy: [], connection: "peering" },
  google_vmwareengine_network_policy: { title: "VMware Engine network policy", icon: "gcp-vmware-engine", category: "compute" },
  google_gke_bare_metal: { title: "Bare metal", icon: "gcp-bare-metal-solutions", category: "compute" },
  google_tpu_node: { title: "Cloud TPU", icon: "gcp-cloud-tpu", category: "compute", wrap: IN_ZONE },
  google_tpu_v2_vm: { title: "Cloud TPU VM", icon: "gcp-cloud-tpu", category: "compute", wrap: IN_ZONE }
};

// src/catalog/google/containers.ts
var OPEN_RUN = [{ audience: INTERNET, when: { ingress: ["", "INGRESS_TRAFFIC_ALL"] }, isDefault: true }];
var PRIVATE_NODES = {
  hops: NAT,
  onlyIf: ["private_cluster_config.enable_private_nodes", "network_config.enable_private_nodes"],
  onlyIfValues: ["true"]
};
var GOOGLE_CONTAINERS = {
  google_container_cluster: {
    title: "GKE cluster",
    icon: "gcp-google-kubernetes-engine",
    category: "containers",
    labels: ["node_config.tags", "node_pool.node_config.tags"],
    ranges: { paths: ["cluster_ipv4_cidr", "ip_allocation_policy.cluster_ipv4_cidr_block"] },
    knownAs: ["projects/*/locations/*/clusters/{}", "projects/*/zones/*/clusters/{}"],
    detail: ["location"],
    wrap: IN_LOCATION,
    egress: PRIVATE_NODES,
    exposure: [
      { part: ENDPOINT, audience: INTERNET, when: { "private_cluster_config.enable_private_endpoint": ["", "false"], "master_authorized_networks_config.cidr_blocks.cidr_block": ["", "0.0.0.0/0", "::/0"] }, isDefault: true },
      { part: ENDPOINT, audience: "", when: { "private_cluster_config.enable_private_endpoint": ["", "false"] }, ranges: { attribute: "master_authorized_networks_config.cidr_blocks.cidr_block" } }
    ],
    defaults: { deletion_protection: "true" }
  },
  google_container_node_pool: { title: "GKE node pool", icon: "gcp-google-kubernetes-engine", category: "containers", labels: ["node_config.tags"], link: nodesOf("cluster"), runsIn: ["cluster"], egress: PRIVATE_NODES },
  google_container_engine_versions: { title: "GKE versions", icon: "gcp-google-kubernetes-engine", category: "containers" },
  google_gke_backup_backup_plan: { title: "GKE backup plan", icon: "gcp-google-kubernetes-engine", category: "containers" },
  google_gke_backup_restore_plan: { title: "GKE restore plan", icon: "gcp-google-kubernetes-engine", category: "containers" },
  google_gke_hub_membership: { title: "Fleet membership", icon: "gcp-anthos", category: "containers", fold: { attributes: ["endpoint"] } },
  google_gke_hub_feature: { title: "Fleet feature", icon: "gcp-anthos", category: "containers" },
  google_gke_hub_feature_membership: { title: "Fleet feature membership", icon: "gcp-anthos", category: "containers", fold: { attributes: ["membership"] } },
  google_gke_hub_fleet: { title: "Fleet", icon: "gcp-anthos", category: "containers" },
  google_container_attached_cluster: { title: "Attached cluster", icon: "gcp-anthos", category: "containers" },
  google_container_aws_cluster: { title: "GKE on AWS cluster", icon: "gcp-anthos", category: "containers" },
  google_container_azure_cluster: { title: "GKE on Azure cluster", icon: "gcp-anthos", category: "containers" },
  google_cloud_run_service: { title: "Cloud Run service", icon: "gcp-cloud-run", category: "containers", granted: rolesOf("run\\.(?:invoker|servicesInvoker)"), knownAs: ["projects/*/locations/*/services/{}"], listens: LISTENS_NOWHERE },
  google_cloud_run_service_iam_member: { title: "Cloud Run IAM member", icon: "gcp-cloud-run", category: "containers" },
  google_cloud_run_service_iam_binding: { title: "Cloud Run IAM binding", icon: "gcp-cloud-run", category: "containers" },
  google_cloud_run_service_iam_policy: { title: "Cloud Run IAM policy", icon: "gcp-cloud-run", category: "containers" },
  google_cloud_run_domain_mapping: { title: "Cloud Run domain", icon: "gcp-cloud-run", category: "containers", fold: { attributes: ["spec"] }, entries: [{ actor: "users", foldedInto: ["google_cloud_run_service", "google_cloud_run_v2_service"] }] },
  google_cloud_run_v2_service: {
    title: "Cloud Run service",
    icon: "gcp-cloud-run",
    category: "containers",
    granted: rolesOf("run\\.(?:invoker|servicesInvoker)"),
    knownAs: ["projects/*/locations/*/services/{}"],
    placedBy: ["template.vpc_access"],
    egress: { onlyIf: ["template.vpc_access.egress"], onlyIfValues: ["ALL_TRAFFIC"] },
    listens: LISTENS_NOWHERE,
    exposure: [...OPEN_RUN, { audience: EVERYBODY_WITHOUT_SIGN_IN, when: { iap_enabled: ["true"] }, closes: true }],
    defaults: { deletion_protection: "true" }
  },
  google_cloud_run_v2_service_iam_member: { title: "Cloud Run IAM member", icon: "gcp-cloud-run", category: "containers" },
  google_cloud_run_v2_service_iam_binding: { title: "Cloud Run IAM binding", icon: "gcp-cloud-run", category: "containers" },
  google_cloud_run_v2_service_iam_policy: { title: "Cloud Run IAM policy", icon: "gcp-cloud-run", category: "containers" },
  google_cloud_run_v2_job: {
    title: "Cloud Run job",
    icon: "gcp-cloud-run",
    category: "containers",
    granted: rolesOf("run\\.(?:invoker|jobsExecutor.*)"),
    placedBy: ["template.template.vpc_access"],
    egress: { onlyIf: ["template.template.vpc_access.egress"], onlyIfValues: ["ALL_TRAFFIC"] },
    listens: LISTENS_NOWHERE,
    defaults: { deletion_protection: "true" }
  },
  google_cloud_run_v2_job_iam_member: { title: "Cloud Run job IAM member", icon: "gcp-cloud-run", category: "containers" },
  google_cloud_run_v2_worker_pool: { title: "Cloud Run worker pool", icon: "gcp-cloud-run", category: "containers", placedBy: ["template.vpc_access"], egress: { onlyIf: ["template.vpc_access.egress"], onlyIfValues: ["ALL_TRAFFIC"] } },
  google_artifact_registry_repository: { title: "Artifact Registry repository", icon: "gcp-artifact-registry", category: "containers", holdsData: true, ...REGISTRY, knownAs: ["*-docker.pkg.dev/*/{}", "projects/*/locations/*/repositories/{}"], namedBy: ["repository_id"], detail: ["location"] },
  google_artifact_registry_repository_iam_member: { title: "Artifact Registry IAM member", icon: "gcp-artifact-registry", category: "containers" },
  google_artifact_registry_repository_iam_binding: { title: "Artifact Registry IAM binding", icon: "gcp-artifact-registry", category: "containers" },
  google_container_registry: { title: "Container Registry", icon: "gcp-container-registry", category: "containers", ...REGISTRY, prominence: "registries" },
  google_binary_authorization_policy: { title: "Binary Authorization policy", icon: "gcp-binary-authorization", category: "security", passive: true },
  google_binary_authorization_attestor: { title: "Binary Authorization attestor", icon: "gcp-binary-authorization", category: "security" }
};

// src/catalog/google/database.ts
var ALLOYDB_PORTS = { defaultPorts: [5432, 5433] };
var CONNECTOR_PORT = 3307;
var GOOGLE_DATABASE = {
  google_sql_database_instance: {
    title: "Cloud SQL instance",
    icon: "gcp-cloud-sql",
    category: "database",
    holdsData: true,
    granted: rolesOf("cloudsql\\.(?:client|instanceUser|editor|admin)"),
    knownAs: ["cloudsql/*:*:{}", "instances=*:*:{}", "*:*-*:{}"],
    wrap: IN_REGION,
    detail: ["database_version"],
    link: replicaOf("master_instance_name"),
    listens: {
      portsByPrefix: {
        attribute: "database_version",
        ports: [
          ["postgres", [5432, CONNECTOR_PORT]],
          ["mysql", [3306, CONNECTOR_PORT]],
          ["sqlserver", [1433, CONNECTOR_PORT]]
        ]
      }
    },
    exposure: [
      { audience: INTERNET, when: { "settings.ip_configuration.authorized_networks.value": ["0.0.0.0/0", "::/0"] } },
      { audience: PUBLIC_ADDRESS, when: { "settings.ip_configuration.ipv4_enabled": ["", "true"] }, isDefault: true },
      { audience: "", when: { "settings.ip_configuration.ipv4_enabled": ["", "true"] }, ranges: { attribute: "settings.ip_configuration.authorized_networks.value" } }
    ],
    defaults: { deletion_protection: "true" }
  },
  google_sql_database: { title: "Cloud SQL database", icon: "gcp-cloud-sql", category: "database", holdsData: true, fold: { attributes: ["instance"] } },
  google_sql_user: { title: "Cloud SQL user", icon: "gcp-cloud-sql", category: "database", fold: { attributes: ["instance"] }, supporting: true },
  google_sql_ssl_cert: { title: "Cloud SQL certificate", icon: "gcp-cloud-sql", category: "database", fold: { attributes: ["instance"] }, supporting: true },
  google_sql_source_representation_instance: { title: "Cloud SQL source", icon: "gcp-cloud-sql", category: "database" },
  google_alloydb_cluster: { title: "AlloyDB cluster", icon: "gcp-cloud-sql", category: "database", holdsData: true, granted: rolesOf("alloydb\\..*"), namedBy: ["cluster_id"], link: replicaOf("secondary_config"), listens: ALLOYDB_PORTS, defaults: { deletion_protection: "true" } },
  google_alloydb_instance: { title: "AlloyDB instance", icon: "gcp-cloud-sql", category: "database", holdsData: true, fold: { attributes: ["cluster"] }, listens: ALLOYDB_PORTS, exposure: [{ audience: PUBLIC_ADDRESS, when: { "network_config.enable_public_ip": ["true"] } }] },
  google_alloydb_backup: { title: "AlloyDB backup", icon: "gcp-cloud-sql", category: "database", holdsData: true, prominence: "backup" },
  google_alloydb_user: { title: "AlloyDB user", icon: "gcp-cloud-sql", category: "database", fold: { attributes: ["cluster"] }, supporting: true },
  google_spanner_instance: { title: "Spanner instance", icon: "gcp-cloud-spanner", category: "database", holdsData: true, granted: rolesOf("spanner\\..*"), knownAs: ["projects/*/instances/{}"] },
  google_spanner_database: { title: "Spanner database", icon: "gcp-cloud-spanner", category: "database", holdsData: true, defaults: { deletion_protection: "true" } },
  google_spanner_instance_iam_member: { title: "Spanner IAM member", icon: "gcp-cloud-spanner", category: "database" },
  google_spanner_database_iam_member: { title: "Spanner database IAM member", icon: "gcp-cloud-spanner", category: "database" },
  google_bigtable_instance: { title: "Bigtable instance", icon: "gcp-bigtable", category: "database", holdsData: true, granted: rolesOf("bigtable\\..*") },
  google_bigtable_table: { title: "Bigtable table", icon: "gcp-bigtable", category: "database", holdsData: true, fold: { attributes: ["instance_name"] } },
  google_bigtable_app_profile: { title: "Bigtable app profile", icon: "gcp-bigtable", category: "database" },
  google_bigtable_gc_policy: { title: "Bigtable garbage collection", icon: "gcp-bigtable", category: "database", fold: { attributes: ["instance_name"] }, supporting: true },
  google_firestore_database: { title: "Firestore database", icon: "gcp-firestore", category: "database", holdsData: true, granted: rolesOf("datastore\\..*|firebase\\.(?:admin|developAdmin)") },
  google_firestore_document: { title: "Firestore document", icon: "gcp-firestore", category: "database", passive: true },
  google_firestore_index: { title: "Firestore index", icon: "gcp-firestore", category: "database", fold: { attributes: ["database"], fallback: { onlyOne: ["google_firestore_database"] } }, supporting: true },
  google_firestore_field: { title: "Firestore field", icon: "gcp-firestore", category: "database", fold: { attributes: ["database"], fallback: { onlyOne: ["google_firestore_database"] } }, supporting: true },
  google_firestore_backup_schedule: { title: "Firestore backup schedule", icon: "gcp-firestore", category: "database", fold: { attributes: ["database"], fallback: { onlyOne: ["google_firestore_database"] } }, supporting: true },
  google_firebaserules_ruleset: { title: "Firebase rules", icon: "gcp-firestore", category: "database" },
  google_firebase_project: { title: "Firebase project", icon: "gcp-firestore", category: "database" },
  google_firebase_web_app: { title: "Firebase web app", icon: "gcp-firestore", category: "database" },
  google_firebase_hosting_site: { title: "Firebase Hosting site", icon: "gcp-firestore", category: "database", entries: OPEN_TO_USERS },
  google_datastore_index: { title: "Datastore index", icon: "gcp-datastore", category: "database" },
  // The second port is for TLS.
  google_redis_instance: { title: "Memorystore for Redis", icon: "gcp-memorystore", category: "database", holdsData: true, granted: rolesOf("redis\\..*"), knownAs: ["projects/*/locations/*/instances/{}"], wrap: IN_REGION, listens: { defaultPorts: [6379, 6378] } },
  google_redis_cluster: { title: "Memorystore for Redis Cluster", icon: "gcp-memorystore", category: "database", holdsData: true, link: replicaOf("cross_cluster_replication_config"), listens: { defaultPorts: [6379] } },
  google_memcache_instance: { title: "Memorystore for Memcached", icon: "gcp-memorystore", category: "database", holdsData: true, listens: { defaultPorts: [11211] } },
  google_memorystore_instance: { title: "Memorystore for Valkey", icon: "gcp-memorystore", category: "database", holdsData: true, namedBy: ["instance_id"], link: replicaOf("cross_instance_replication_config"), listens: { defaultPorts: [6379] } },
  google_database_migration_service_connection_profile: { title: "Database migration profile", icon: "gcp-database-migration-service", category: "database" },
  google_database_migration_service_migration_job: { title: "Database migration job", icon: "gcp-database-migration-service", category: "database" },
  google_memorystore_instance_desired_user_created_endpoints: { title: "Memorystore endpoints", icon: "gcp-memorystore", category: "database", fold: { attributes: ["name"] } },
  google_redis_cluster_user_created_connections: { title: "Memorystore connections", icon: "gcp-memorystore", category: "database", fold: { attributes: ["name"] } }
};

// src/catalog/google/integration.ts
var GOOGLE_INTEGRATION = {
  google_pubsub_topic: { title: "Pub/Sub topic", icon: "gcp-pubsub", category: "integration", holdsData: true, granted: rolesOf("pubsub\\.(?:publisher|editor|admin)"), knownAs: ["projects/*/topics/{}"] },
  google_pubsub_topic_iam_member: { title: "Pub/Sub topic IAM member", icon: "gcp-pubsub", category: "integration" },
  google_pubsub_topic_iam_binding: { title: "Pub/Sub topic IAM binding", icon: "gcp-pubsub", category: "integration" },
  google_pubsub_subscription: {
    title: "Pub/Sub subscription",
    icon: "gcp-pubsub",
    category: "integration",
    holdsData: true,
    granted: rolesOf("pubsub\\.(?:subscriber|editor|admin)", "pubsub\\.subscriber"),
    knownAs: ["projects/*/subscriptions/{}"],
    fold: { attributes: ["topic"] },
    direction: "in",
    link: [
      { from: ["topic"], to: ["push_config", "bigquery_config", "cloud_storage_config"] },
      { from: ["topic"], to: ["dead_letter_policy"], label: "dead letters" }
    ]
  },
  google_pubsub_subscription_iam_member: { title: "Pub/Sub subscription IAM member", icon: "gcp-pubsub", category: "integration" },
  google_pubsub_schema: { title: "Pub/Sub schema", icon: "gcp-pubsub", category: "integration", supporting: true },
  google_pubsub_lite_topic: { title: "Pub/Sub Lite topic", icon: "gcp-pubsub", category: "integration", holdsData: true },
  google_pubsub_lite_subscription: { title: "Pub/Sub Lite subscription", icon: "gcp-pubsub", category: "integration", holdsData: true },
  google_managed_kafka_cluster: { title: "Managed Kafka cluster", icon: "gcp-pubsub", category: "integration", holdsData: true, namedBy: ["cluster_id"] },
  google_managed_kafka_topic: { title: "Managed Kafka topic", icon: "gcp-pubsub", category: "integration", holdsData: true, fold: { attributes: ["cluster"] } },
  google_eventarc_trigger: { title: "Eventarc trigger", icon: "gcp-eventarc", category: "integration", fold: { attributes: ["destination"] }, link: { from: ["transport", "matching_criteria"], to: ["destination"] } },
  google_eventarc_channel: { title: "Eventarc channel", icon: "gcp-eventarc", category: "integration" },
  google_workflows_workflow: { title: "Workflow", icon: "gcp-workflows", category: "integration", granted: rolesOf("workflows\\.invoker"), knownAs: ["projects/*/locations/*/workflows/{}"] },
  google_cloud_scheduler_job: { title: "Cloud Scheduler job", icon: "gcp-cloud-scheduler", category: "integration", link: { from: [], to: ["pubsub_target.topic_name", "http_target.uri", "app_engine_http_target.app_engine_routing"] } },
  google_cloud_tasks_queue: { title: "Cloud Tasks queue", icon: "gcp-cloud-tasks", category: "integration", holdsData: true, granted: rolesOf("cloudtasks\\.(?:enqueuer|admin)"), knownAs: ["projects/*/locations/*/queues/{}"] },
  google_cloud_tasks_queue_iam_member: { title: "Cloud Tasks IAM member", icon: "gcp-cloud-tasks", category: "integration" },
  google_api_gateway_api: { title: "API Gateway API", icon: "gcp-cloud-api-gateway", category: "integration" },
  google_api_gateway_api_config: { title: "API Gateway configuration", icon: "gcp-cloud-api-gateway", category: "integration", fold: { attributes: ["api"] } },
  google_api_gateway_gateway: { title: "API Gateway", icon: "gcp-cloud-api-gateway", category: "integration", entries: OPEN_TO_USERS, namedBy: ["gateway_id"] },
  google_apigee_organization: { title: "Apigee organization", icon: "gcp-apigee-api-platform", category: "integration" },
  google_apigee_environment: { title: "Apigee environment", icon: "gcp-apigee-api-platform", category: "integration" },
  google_apigee_envgroup: { title: "Apigee environment group", icon: "gcp-apigee-api-platform", category: "integration" },
  google_apigee_instance: { title: "Apigee instance", icon: "gcp-apigee-api-platform", category: "integration" },
  google_endpoints_service: { title: "Cloud Endpoints", icon: "gcp-cloud-endpoints", category: "integration", fold: { userTypes: ["google_cloud_run_service", "google_cloud_run_v2_service"] } },
  google_integration_connectors_connection: { title: "Integration connector", icon: "gcp-connectors", category: "integration" },
  google_integrations_client: { title: "Application Integration", icon: "gcp-connectors", category: "integration" },
  google_cloudiot_registry: { title: "IoT registry", icon: "gcp-iot-core", category: "integration" },
  google_cloudiot_device: { title: "IoT device", icon: "gcp-iot-core", category: "integration" },
  google_healthcare_dataset: { title: "Healthcare dataset", icon: "gcp-cloud-healthcare-api", category: "integration" },
  google_healthcare_fhir_store: { title: "FHIR store", icon: "gcp-cloud-healthcare-api", category: "integration", runsIn: ["dataset"], link: nodesOf("dataset") },
  google_healthcare_dicom_store: { title: "DICOM store", icon: "gcp-cloud-healthcare-api", category: "integration", runsIn: ["dataset"], link: nodesOf("dataset") },
  google_eventarc_message_bus: { title: "Eventarc bus", icon: "gcp-eventarc", category: "integration", namedBy: ["message_bus_id"] },
  google_eventarc_pipeline: { title: "Eventarc pipeline", icon: "gcp-eventarc", category: "integration", namedBy: ["pipeline_id"] },
  google_eventarc_enrollment: { title: "Eventarc enrollment", icon: "gcp-eventarc", category: "integration", fold: { attributes: ["message_bus"] }, link: { from: ["message_bus"], to: ["destination"] } },
  google_eventarc_google_api_source: { title: "Eventarc Google API source", icon: "gcp-eventarc", category: "integration", link: { from: [], to: ["destination"] } },
  google_managed_kafka_connect_cluster: { title: "Managed Kafka Connect", icon: "gcp-pubsub", category: "integration", namedBy: ["connect_cluster_id"] },
  google_managed_kafka_connector: { title: "Managed Kafka connector", icon: "gcp-pubsub", category: "integration", fold: { attributes: ["connect_cluster"] } },
  google_managed_kafka_acl: { title: "Managed Kafka ACL", icon: "gcp-pubsub", category: "integration", fold: { attributes: ["cluster"] }, supporting: true }
};

// elsewhere:src/catalog/examples.ts
var module5 = require("./picture.js").modules["src/catalog/examples.ts"]();
var ACCOUNT = module5.ACCOUNT;
var ELEMENT = module5.ELEMENT;
var EMPTY_POLICY = module5.EMPTY_POLICY;
var LIST_ARGUMENT = module5.LIST_ARGUMENT;
var NETWORK = module5.NETWORK;
var PLURAL_NAME = module5.PLURAL_NAME;
var ROLE = module5.ROLE;
var SUBSCRIPTION = module5.SUBSCRIPTION;
var ZERO_UUID = module5.ZERO_UUID;
var defaultsToFalse = module5.defaultsToFalse;
var elementNumber = module5.elementNumber;
var holdsElement = module5.holdsElement;
var holdsPlaceholder = module5.holdsPlaceholder;
var holdsPlaceholderAddress = module5.holdsPlaceholderAddress;
var isAnyElement = module5.isAnyElement;
var isPlaceholderAccount = module5.isPlaceholderAccount;
var isStandInOf = module5.isStandInOf;
var isTagsAttribute = module5.isTagsAttribute;
var itemFor = module5.itemFor;
var itemTextFor = module5.itemTextFor;
var lookupAnswer = module5.lookupAnswer;
var lookupLocation = module5.lookupLocation;
var numberFor = module5.numberFor;
var partOfNetwork = module5.partOfNetwork;
var placeholderFor = module5.placeholderFor;
var standIn = module5.standIn;
var textFor = module5.textFor;

// src/catalog/google/management.ts
var TO_DESTINATION = { from: [], to: ["destination"], isAlwaysDrawn: true, thin: true };
var GOOGLE_MANAGEMENT = {
  // ---- Projects and folders.
  google_project: {
    title: "Project",
    icon: "gcp-project",
    category: "management",
    holdsAccounts: true,
    supporting: true,
    plumbing: true,
    accountId: "project_id",
    namedBy: ["project_id"],
    runsIn: ["folder_id"],
    detail: ["project_id"],
    link: memberOf("folder_id"),
    // The plan has no credentials, so the data source answers with placeholders.
    lookup: { answers: ({ project }) => ({ project_id: project, number: ACCOUNT, name: project }) }
  },
  google_projects: { title: "Projects", icon: "gcp-project", category: "management" },
  google_project_service: { title: "Project API", icon: "gcp-project", category: "management", hide: "switches an API on" },
  google_project_service_identity: { title: "Service identity", icon: "gcp-project", category: "management", hide: "comes with an API" },
  google_project_default_service_accounts: { title: "Default service accounts", icon: "gcp-project", category: "management", prominence: "identity" },
  google_project_usage_export_bucket: { title: "Usage export", icon: "gcp-project", category: "management" },
  google_folder: {
    title: "Folder",
    icon: "gcp-project",
    category: "management",
    holdsAccounts: true,
    supporting: true,
    plumbing: true,
    runsIn: ["parent"],
    namedBy: ["display_name"],
    link: memberOf("parent")
  },
  google_folders: { title: "Folders", icon: "gcp-project", category: "management" },
  google_active_folder: { title: "Folder", icon: "gcp-project", category: "management", prominence: "governance" },
  google_organization: { title: "Organization", icon: "gcp-project", category: "management" },
  google_netblock_ip_ranges: { title: "Google IP ranges", icon: "gcp-project", category: "management", prominence: "governance" },
  // ---- Tags and policies.
  google_tags_tag_key: { title: "Tag key", icon: "gcp-project", category: "management", operational: GOVERNANCE_ONLY, supporting: true },
  google_tags_tag_value: { title: "Tag value", icon: "gcp-project", category: "management", fold: { attributes: ["parent"] }, supporting: true },
  google_tags_tag_binding: { title: "Tag binding", icon: "gcp-project", category: "management", fold: { attributes: ["tag_value"] }, supporting: true },
  google_resource_manager_lien: { title: "Project lien", icon: "gcp-project", category: "management", prominence: "governance" },
  google_organization_policy: { title: "Organization policy", icon: "gcp-policy-analyzer", category: "management" },
  google_project_organization_policy: { title: "Project policy", icon: "gcp-policy-analyzer", category: "management" },
  google_folder_organization_policy: { title: "Folder policy", icon: "gcp-policy-analyzer", category: "management" },
  google_org_policy_policy: { title: "Organization policy", icon: "gcp-policy-analyzer", category: "management", operational: GOVERNANCE_ONLY, supporting: true },
  google_org_policy_custom_constraint: { title: "Custom constraint", icon: "gcp-policy-analyzer", category: "management", operational: GOVERNANCE_ONLY, supporting: true },
  // ---- Billing.
  google_billing_account: { title: "Billing account", icon: "gcp-billing", category: "management" },
  google_billing_budget: { title: "Budget", icon: "gcp-billing", category: "management", operational: GOVERNANCE_ONLY, supporting: true },
  google_billing_account_iam_member: { title: "Billing IAM member", icon: "gcp-billing", category: "management" },
  google_billing_project_info: { title: "Project billing", icon: "gcp-billing", category: "management" },
  // ---- Logging.
  google_logging_project_sink: { title: "Log sink", icon: "gcp-cloud-logging", category: "management", link: TO_DESTINATION },
  google_logging_folder_sink: { title: "Log sink", icon: "gcp-cloud-logging", category: "management", link: TO_DESTINATION },
  google_logging_organization_sink: { title: "Log sink", icon: "gcp-cloud-logging", category: "management", link: TO_DESTINATION },
  google_logging_billing_account_sink: { title: "Log sink", icon: "gcp-cloud-logging", category: "management", link: TO_DESTINATION },
  google_logging_metric: { title: "Log metric", icon: "gcp-cloud-logging", category: "management", operational: MONITORING_ONLY },
  google_logging_project_bucket_config: { title: "Log bucket", icon: "gcp-cloud-logging", category: "management" },
  google_logging_project_exclusion: { title: "Log exclusion", icon: "gcp-cloud-logging", category: "management", operational: MONITORING_ONLY },
  google_logging_log_view: { title: "Log view", icon: "gcp-cloud-logging", category: "management", operational: MONITORING_ONLY },
  // ---- Monitoring.
  google_monitoring_alert_policy: { title: "Alert policy", icon: "gcp-cloud-monitoring", category: "management", operational: MONITORING_ONLY },
  google_monitoring_notification_channel: { title: "Notification channel", icon: "gcp-cloud-monitoring", category: "management", operational: MONITORING_ONLY },
  google_monitoring_dashboard: { title: "Monitoring dashboard", icon: "gcp-cloud-monitoring", category: "management", operational: MONITORING_ONLY },
  google_monitoring_uptime_check_config: { title: "Uptime check", icon: "gcp-cloud-monitoring", category: "management", operational: MONITORING_ONLY },
  google_monitoring_group: { title: "Monitoring group", icon: "gcp-cloud-monitoring", category: "management", operational: MONITORING_ONLY },
  google_monitoring_service: { title: "Monitored service", icon: "gcp-cloud-monitoring", category: "management", operational: MONITORING_ONLY },
  google_monitoring_slo: { title: "Service level objective", icon: "gcp-cloud-monitoring", category: "management", operational: MONITORING_ONLY },
  google_monitoring_custom_service: { title: "Monitored service", icon: "gcp-cloud-monitoring", category: "management", operational: MONITORING_ONLY },
  google_monitoring_metric_descriptor: { title: "Metric descriptor", icon: "gcp-cloud-monitoring", category: "management", operational: MONITORING_ONLY },
  google_monitoring_monitored_project: { title: "Monitored project", icon: "gcp-cloud-monitoring", category: "management", operational: GOVERNANCE_ONLY },
  // ---- Inventory and deployment.
  google_cloud_asset_project_feed: { title: "Asset feed", icon: "gcp-cloud-asset-inventory", category: "management" },
  google_cloud_asset_organization_feed: { title: "Asset feed", icon: "gcp-cloud-asset-inventory", category: "management" },
  google_deployment_manager_deployment: { title: "Deployment Manager deployment", icon: "gcp-cloud-deployment-manager", category: "management" },
  google_infra_manager_deployment: { title: "Infrastructure Manager deployment", icon: "gcp-cloud-deployment-manager", category: "management" },
  // No icon of its own; that of Error Reporting is the closest.
  google_essential_contacts_contact: { title: "Essential contact", icon: "gcp-error-reporting", category: "management" }
};
var GOOGLE_DEVELOPER = {
  google_cloudbuild_trigger: { title: "Cloud Build trigger", icon: "gcp-cloud-build", category: "developer", link: { from: ["repository_event_config", "trigger_template", "pubsub_config"], to: [] }, deploys: true },
  google_cloudbuild_worker_pool: { title: "Cloud Build worker pool", icon: "gcp-cloud-build", category: "developer", deploys: true },
  google_cloudbuildv2_connection: { title: "Cloud Build connection", icon: "gcp-cloud-build", category: "developer" },
  google_cloudbuildv2_repository: { title: "Cloud Build repository", icon: "gcp-cloud-build", category: "developer", fold: { attributes: ["parent_connection"] } },
  google_clouddeploy_delivery_pipeline: { title: "Cloud Deploy pipeline", icon: "gcp-cloud-deploy", category: "developer", deploys: true },
  google_clouddeploy_target: { title: "Cloud Deploy target", icon: "gcp-cloud-deploy", category: "developer", deploys: true },
  google_sourcerepo_repository: { title: "Cloud Source Repository", icon: "gcp-cloud-code", category: "developer" },
  google_secure_source_manager_instance: { title: "Secure Source Manager", icon: "gcp-cloud-code", category: "developer" },
  google_secure_source_manager_repository: { title: "Secure Source Manager repository", icon: "gcp-cloud-code", category: "developer", fold: { attributes: ["instance"] } },
  google_workstations_workstation: { title: "Cloud Workstation", icon: "gcp-cloud-code", category: "developer" },
  google_workstations_workstation_cluster: { title: "Cloud Workstations cluster", icon: "gcp-cloud-code", category: "developer" },
  google_workstations_workstation_config: { title: "Cloud Workstation settings", icon: "gcp-cloud-code", category: "developer", fold: { attributes: ["workstation_cluster_id"] } },
  google_runtimeconfig_config: { title: "Runtime configuration", icon: "gcp-runtime-config", category: "developer", prominence: "configuration" }
};

// elsewhere:src/catalog/attributes.ts
var module6 = require("./picture.js").modules["src/catalog/attributes.ts"]();
var ACCESS_ATTRIBUTE = module6.ACCESS_ATTRIBUTE;
var ALLOWED_ATTRIBUTES = module6.ALLOWED_ATTRIBUTES;
var ITEM_KEYS = module6.ITEM_KEYS;
var MODULE_PURPOSE = module6.MODULE_PURPOSE;
var OPENED_ATTRIBUTE = module6.OPENED_ATTRIBUTE;
var SHOWN_NAME = module6.SHOWN_NAME;
var SHOWN_ROOT = module6.SHOWN_ROOT;
var SHOWN_ZONE = module6.SHOWN_ZONE;
var SOLE_ATTRIBUTE = module6.SOLE_ATTRIBUTE;
var TAG_ATTRIBUTES = module6.TAG_ATTRIBUTES;
var isArchitecture = module6.isArchitecture;
var isComputedIfUnset = module6.isComputedIfUnset;
var isNamedMember = module6.isNamedMember;
var isNote = module6.isNote;
var isOrdered = module6.isOrdered;
var isSameValue = module6.isSameValue;
var pathsOfAttribute = module6.pathsOfAttribute;
var valuesShown = module6.valuesShown;

// src/catalog/google/network.ts
var ONE_BALANCER = { sameEnd: [["ip_address"], ["target", "url_map"], ["backend_service"]] };
var TARGETS = { labels: ["target_tags"], groups: ["target_service_accounts"] };
var NOT_DISABLED = { disabled: ["", "false"] };
function firewall(way, effect) {
  return {
    direction: way,
    // The default direction is ingress.
    when: { ...NOT_DISABLED, direction: way === "in" ? ["", "INGRESS"] : ["EGRESS"] },
    peer: way === "in" ? { labels: ["source_tags"], groups: ["source_service_accounts"], ranges: ["source_ranges"] } : { ranges: ["destination_ranges"] },
    protectedEnd: TARGETS,
    ports: { block: effect, lists: ["ports"], protocol: "protocol" },
    priority: { attribute: "priority", fallback: 1e3 },
    network: "network",
    // `source_ranges` is 0.0.0.0/0 if neither ranges nor tags nor accounts are given.
    isOpenByDefault: true,
    ...effect === "deny" && { denies: true }
  };
}
var FIREWALL = [firewall("in", "allow"), firewall("in", "deny"), firewall("out", "allow"), firewall("out", "deny")];
function policy(way, action) {
  return {
    direction: way,
    when: { ...NOT_DISABLED, direction: [way === "in" ? "INGRESS" : "EGRESS"], action: [action] },
    peer: { ranges: [way === "in" ? "match.src_ip_ranges" : "match.dest_ip_ranges"] },
    protectedEnd: { groups: ["target_service_accounts"] },
    ports: { block: "match.layer4_configs", lists: ["ports"], protocol: "ip_protocol" },
    priority: { attribute: "priority", fallback: 2147483647 },
    network: "firewall_policy",
    ...action === "deny" && { denies: true }
  };
}
var FIREWALL_POLICY_RULE = [policy("in", "allow"), policy("in", "deny"), policy("out", "allow"), policy("out", "deny")];
var FORWARDING_PORTS = { paths: ["ports", "port_range"] };
var OPEN_BALANCER = [{ audience: INTERNET, when: { load_balancing_scheme: ["", "EXTERNAL", "EXTERNAL_MANAGED"] }, isDefault: true }];
var BEHIND_SIGN_IN = [{ audience: EVERYBODY_WITHOUT_SIGN_IN, has: ["iap"], when: { "iap.enabled": ["", "true"], load_balancing_scheme: ["", "EXTERNAL", "EXTERNAL_MANAGED"] }, closes: true }];
var ENDPOINTS_OF_CLUSTER = { at: "backend.group", ids: /\/zones\/[^/]+\/networkEndpointGroups\/[^/]+$/, type: "google_compute_network_endpoint_group" };
var NAMED_ADDRESS = { actor: "users", isUnfolded: true, referencedBy: ["google_dns_record_set"] };
var GOOGLE_NETWORK = {
  google_compute_network: {
    closed: { attribute: "delete_default_routes_on_create", value: true, unless: { type: "google_compute_route", has: "next_hop_gateway" } },
    placementRefs: /^(?!peer|remote_|source_|target_)(?:\w+_)?networks?(?:_ids?|_url)?$/,
    title: "VPC network",
    icon: "gcp-virtual-private-cloud",
    category: "network",
    placedBy: [],
    ranges: { paths: [], isNetwork: true }
  },
  google_compute_network_peering: {
    title: "VPC peering",
    icon: "gcp-virtual-private-cloud",
    category: "network",
    placedBy: [],
    fold: { pairAttributes: ["network", "peer_network"] },
    plumbing: false,
    connection: "peering",
    connectionEnds: { type: "google_compute_network", attributes: ["network", "peer_network"], pattern: /^(?:[a-z0-9:./-]*\/)?(?<name>[a-z][a-z0-9.-]*)$/ }
  },
  google_compute_network_peering_routes_config: { title: "VPC peering routes", icon: "gcp-virtual-private-cloud", category: "network", placedBy: [], fold: { attributes: ["network", "peering"] } },
  google_compute_shared_vpc_host_project: { title: "Shared VPC host project", icon: "gcp-virtual-private-cloud", category: "network", fold: { attributes: ["project"] } },
  google_compute_shared_vpc_service_project: { title: "Shared VPC service project", icon: "gcp-virtual-private-cloud", category: "network", fold: { attributes: ["service_project", "host_project"] } },
  google_compute_networks: { title: "VPC networks", icon: "gcp-virtual-private-cloud", category: "network" },
  google_compute_subnetwork: {
    placementRefs: /^(?!peer|remote_|source_|target_)(?:\w+_)?subnet(?:work)?s?(?:_ids?)?$/,
    title: "Subnet",
    icon: "gcp-cloud-network",
    category: "network",
    placedBy: ["network"],
    within: ["google_compute_network"],
    wrap: IN_REGION,
    detail: ["ip_cidr_range"],
    ranges: { paths: ["ip_cidr_range"] }
  },
  google_compute_subnetwork_iam_member: { title: "Subnet IAM member", icon: "gcp-cloud-network", category: "network" },
  google_compute_subnetworks: { title: "Subnets", icon: "gcp-cloud-network", category: "network" },
  google_compute_network_attachment: { title: "Network attachment", icon: "gcp-cloud-network", category: "network" },
  google_vpc_access_connector: { title: "Serverless VPC Access connector", icon: "gcp-connectors", category: "network", wrap: IN_REGION, plumbing: true },
  google_compute_firewall: { title: "Firewall rule", icon: "gcp-cloud-firewall-rules", category: "network", firewallRules: FIREWALL, guards: true, detail: [OPENED_ATTRIBUTE], placedBy: ["network"] },
  google_compute_firewall_policy: { title: "Firewall policy", icon: "gcp-cloud-firewall-rules", category: "network", prominence: "security" },
  google_compute_firewall_policy_rule: { title: "Firewall policy rule", icon: "gcp-cloud-firewall-rules", category: "network" },
  google_compute_firewall_policy_association: { title: "Firewall policy association", icon: "gcp-cloud-firewall-rules", category: "network" },
  google_compute_network_firewall_policy: { title: "Network firewall policy", icon: "gcp-cloud-firewall-rules", category: "network", prominence: "security" },
  google_compute_network_firewall_policy_rule: { title: "Network firewall policy rule", icon: "gcp-cloud-firewall-rules", category: "network", fold: { attributes: ["firewall_policy"] }, firewallRules: FIREWALL_POLICY_RULE, supporting: true },
  google_compute_network_firewall_policy_association: { title: "Network firewall policy association", icon: "gcp-cloud-firewall-rules", category: "network", fold: { attributes: ["attachment_target", "firewall_policy"] }, supporting: true },
  google_compute_region_network_firewall_policy: { title: "Regional firewall policy", icon: "gcp-cloud-firewall-rules", category: "network", prominence: "security" },
  // A router without a private line only holds the NAT configuration.
  google_compute_router: {
    title: "Cloud Router",
    icon: "gcp-cloud-router",
    category: "network",
    wrap: IN_REGION,
    fold: { userTypes: ["google_compute_router_nat"], exceptUsedBy: ["google_compute_vpn_tunnel", "google_compute_interconnect_attachment", "google_compute_router_interface", "google_compute_router_peer"] }
  },
  google_compute_router_interface: { title: "Cloud Router interface", icon: "gcp-cloud-router", category: "network" },
  google_compute_router_peer: { title: "Cloud Router peer", icon: "gcp-cloud-router", category: "network" },
  google_compute_router_nat: {
    alone: true,
    plumbing: true,
    title: "Cloud NAT",
    icon: "gcp-cloud-nat",
    category: "network",
    placedBy: ["router"],
    passive: true,
    wrap: IN_REGION,
    entries: [{ actor: "internet", outward: true, unless: { type: ["PRIVATE"] } }],
    egressRoute: { subnet: "subnetwork", all: { attribute: "source_subnetwork_ip_ranges_to_nat", values: ["ALL_SUBNETWORKS_ALL_IP_RANGES", "ALL_SUBNETWORKS_ALL_PRIMARY_IP_RANGES"] } },
    routeHop: WORKLOADS
  },
  google_compute_router_nat_address: { alone: true, title: "Cloud NAT address", icon: "gcp-cloud-nat", category: "network", fold: { attributes: ["router_nat"] }, placedBy: [] },
  // Applies to the whole network, unless it is limited to machines with a tag.
  google_compute_route: {
    title: "Route",
    icon: "gcp-cloud-routes",
    category: "network",
    fold: { attributes: ["network"], nearest: ["google_compute_network"] },
    placedBy: [],
    plumbing: true,
    egressRoute: { subnet: "network", to: ["next_hop_instance", "next_hop_ilb", "next_hop_ip"], when: { dest_range: ["0.0.0.0/0"], tags: [] } }
  },
  google_compute_address: {
    title: "IP address",
    icon: "gcp-cloud-external-ip-addresses",
    category: "network",
    placedBy: ["subnetwork"],
    entries: [{ ...NAMED_ADDRESS, unless: { address_type: ["INTERNAL"] } }],
    fold: { userTypes: ["google_compute_instance", "google_compute_router_nat", "google_compute_forwarding_rule", "google_compute_vpn_gateway", "google_compute_instance_template", "google_compute_interconnect_attachment", "helm_release"] },
    plumbing: true,
    addresses: ["address"]
  },
  google_compute_global_address: {
    title: "Global address",
    icon: "gcp-cloud-external-ip-addresses",
    category: "network",
    placedBy: [],
    entries: [{ ...NAMED_ADDRESS, unless: { address_type: ["INTERNAL"], purpose: ["VPC_PEERING", "PRIVATE_SERVICE_CONNECT"] } }],
    fold: { when: { purpose: /^PRIVATE_SERVICE_CONNECT$/ }, userTypes: PROXY, fallback: { attributes: ["network"], userTypes: ["google_service_networking_connection", ...PROXY, "helm_release"] } },
    plumbing: true,
    addresses: ["address"]
  },
  google_compute_addresses: { title: "IP addresses", icon: "gcp-cloud-external-ip-addresses", category: "network" },
  google_compute_forwarding_rule: {
    title: "Load balancer",
    partTitle: "Forwarding rule",
    icon: "gcp-cloud-load-balancing",
    category: "network",
    wrap: IN_REGION,
    fold: { attributes: ["target"], hostTypes: ["google_compute_vpn_gateway"], fallback: ONE_BALANCER },
    plumbing: false,
    entries: [{ actor: "users", isUnfolded: true, when: { load_balancing_scheme: ["EXTERNAL", "EXTERNAL_MANAGED"] } }],
    addresses: ["ip_address"],
    routeHop: WORKLOADS,
    listens: FORWARDING_PORTS,
    exposure: OPEN_BALANCER
  },
  google_compute_global_forwarding_rule: {
    title: "Global load balancer",
    partTitle: "Forwarding rule",
    icon: "gcp-cloud-load-balancing",
    category: "network",
    placedBy: ["network"],
    fold: ONE_BALANCER,
    plumbing: false,
    entries: [{ actor: "users", unless: { load_balancing_scheme: ["INTERNAL_MANAGED", "INTERNAL_SELF_MANAGED", ""] } }],
    addresses: ["ip_address"],
    listens: FORWARDING_PORTS,
    exposure: OPEN_BALANCER
  },
  google_compute_backend_service: {
    title: "Backend service",
    icon: "gcp-cloud-load-balancing",
    category: "network",
    fold: { userTypes: ["google_compute_url_map", "google_compute_target_tcp_proxy", "google_compute_target_ssl_proxy", ...PROXY] },
    namesMade: ENDPOINTS_OF_CLUSTER,
    exposure: BEHIND_SIGN_IN,
    attachment: true
  },
  google_compute_region_backend_service: {
    title: "Regional backend service",
    icon: "gcp-cloud-load-balancing",
    category: "network",
    fold: { userTypes: ["google_compute_region_url_map", "google_compute_region_target_tcp_proxy", ...PROXY] },
    placedBy: [],
    namesMade: ENDPOINTS_OF_CLUSTER,
    exposure: BEHIND_SIGN_IN,
    attachment: true
  },
  google_compute_backend_bucket: { title: "Backend bucket", icon: "gcp-cloud-load-balancing", category: "network", fold: { userTypes: ["google_compute_url_map"] }, attachment: true },
  google_compute_url_map: { title: "URL map", icon: "gcp-cloud-load-balancing", category: "network", fold: { userTypes: [...URL_MAP_USERS, "terraform_module"] }, lendsName: PROXY },
  google_compute_region_url_map: { title: "Regional URL map", icon: "gcp-cloud-load-balancing", category: "network", fold: { userTypes: [...URL_MAP_USERS, "terraform_module"] }, lendsName: PROXY },
  google_compute_target_http_proxy: { title: "HTTP proxy", icon: "gcp-cloud-load-balancing", category: "network", attachment: true },
  google_compute_target_https_proxy: { title: "HTTPS proxy", icon: "gcp-cloud-load-balancing", category: "network", attachment: true },
  google_compute_target_tcp_proxy: { title: "TCP proxy", icon: "gcp-cloud-load-balancing", category: "network", attachment: true },
  google_compute_target_ssl_proxy: { title: "SSL proxy", icon: "gcp-cloud-load-balancing", category: "network", attachment: true },
  google_compute_target_grpc_proxy: { title: "gRPC proxy", icon: "gcp-cloud-load-balancing", category: "network", attachment: true },
  google_compute_region_target_http_proxy: { title: "Regional HTTP proxy", icon: "gcp-cloud-load-balancing", category: "network", attachment: true },
  google_compute_region_target_https_proxy: { title: "Regional HTTPS proxy", icon: "gcp-cloud-load-balancing", category: "network", attachment: true },
  google_compute_region_target_tcp_proxy: { title: "Regional TCP proxy", icon: "gcp-cloud-load-balancing", category: "network", attachment: true },
  google_compute_health_check: { title: "Health check", icon: "gcp-cloud-load-balancing", category: "network", attachment: true },
  google_compute_http_health_check: { title: "HTTP health check", icon: "gcp-cloud-load-balancing", category: "network", attachment: true },
  google_compute_https_health_check: { title: "HTTPS health check", icon: "gcp-cloud-load-balancing", category: "network", attachment: true },
  google_compute_region_health_check: { title: "Regional health check", icon: "gcp-cloud-load-balancing", category: "network", attachment: true },
  google_compute_network_endpoint_group: { title: "Network endpoint group", icon: "gcp-cloud-load-balancing", category: "network", madeBy: ["google_container_cluster"], attachment: true },
  google_compute_network_endpoint: { title: "Network endpoint", icon: "gcp-cloud-load-balancing", category: "network", fold: { attributes: ["network_endpoint_group"] }, addressRefs: ["ip_address"] },
  google_compute_region_network_endpoint_group: { title: "Serverless endpoint group", icon: "gcp-cloud-load-balancing", category: "network", attachment: true },
  google_compute_global_network_endpoint_group: { title: "Internet endpoint group", icon: "gcp-cloud-load-balancing", category: "network" },
  google_compute_global_network_endpoint: { title: "Internet endpoint", icon: "gcp-cloud-load-balancing", category: "network", fold: { attributes: ["global_network_endpoint_group"] } },
  google_compute_ssl_certificate: { title: "SSL certificate", icon: "gcp-certificate-manager", category: "network" },
  google_compute_region_ssl_certificate: { title: "Regional SSL certificate", icon: "gcp-certificate-manager", category: "network" },
  google_compute_managed_ssl_certificate: { title: "Managed SSL certificate", icon: "gcp-certificate-manager", category: "network" },
  google_compute_ssl_policy: { title: "SSL policy", icon: "gcp-certificate-manager", category: "network", fold: { userTypes: URL_MAP_USERS }, supporting: true },
  google_compute_region_ssl_policy: { title: "SSL policy", icon: "gcp-certificate-manager", category: "network", fold: { userTypes: URL_MAP_USERS }, supporting: true },
  google_certificate_manager_certificate: { title: "Certificate", icon: "gcp-certificate-manager", category: "network" },
  google_certificate_manager_certificate_map: { title: "Certificate map", icon: "gcp-certificate-manager", category: "network" },
  google_certificate_manager_certificate_map_entry: { title: "Certificate map entry", icon: "gcp-certificate-manager", category: "network", fold: { attributes: ["map"] }, supporting: true },
  google_certificate_manager_dns_authorization: { title: "Certificate DNS authorization", icon: "gcp-certificate-manager", category: "network" },
  google_compute_security_policy: { title: "Cloud Armor policy", icon: "gcp-cloud-armor", category: "network", direction: "in", alike: true, ...ALWAYS_IN_FRONT },
  google_compute_region_security_policy: { title: "Cloud Armor regional policy", icon: "gcp-cloud-armor", category: "network" },
  google_compute_security_policy_rule: { title: "Cloud Armor rule", icon: "gcp-cloud-armor", category: "network", fold: { attributes: ["security_policy"] }, supporting: true },
  google_compute_vpn_gateway: { title: "VPN gateway", icon: "gcp-cloud-vpn", category: "network", wrap: IN_REGION },
  google_compute_ha_vpn_gateway: { title: "HA VPN gateway", icon: "gcp-cloud-vpn", category: "network", wrap: IN_REGION },
  google_compute_external_vpn_gateway: { title: "External VPN gateway", icon: "gcp-cloud-vpn", category: "network", ...gatewayAt("interface") },
  google_compute_vpn_tunnel: {
    title: "VPN tunnel",
    icon: "gcp-cloud-vpn",
    category: "network",
    placedBy: [],
    fold: { attributes: ["vpn_gateway", "target_vpn_gateway"] },
    link: [
      { from: ["peer_external_gateway", "peer_gcp_gateway"], to: ["vpn_gateway"], label: "VPN" },
      { from: ["peer_ip"], to: ["target_vpn_gateway"], label: "VPN" },
      { from: ["vpn_gateway", "target_vpn_gateway"], to: ["router"] }
    ],
    entries: [{ actor: "onprem", has: ["peer_ip"], remoteEnd: ["peer_ip"] }]
  },
  google_compute_interconnect: { title: "Interconnect", icon: "gcp-cloud-interconnect", category: "network" },
  google_compute_interconnect_attachment: { title: "Interconnect attachment", icon: "gcp-cloud-interconnect", category: "network", entries: OPEN_TO_ONPREM },
  google_compute_service_attachment: { title: "Service attachment", icon: "gcp-private-service-connect", category: "network", connection: "Private Service Connect", passive: true, link: { from: [], to: ["target_service"] } },
  google_service_networking_connection: { title: "Private services access", icon: "gcp-private-connectivity", category: "network", placedBy: [], fold: { attributes: ["network"] } },
  google_service_networking_peered_dns_domain: { title: "Peered DNS domain", icon: "gcp-private-connectivity", category: "network", prominence: "dns" },
  google_network_connectivity_hub: { title: "Network Connectivity hub", icon: "gcp-network-connectivity-center", category: "network" },
  google_network_connectivity_spoke: {
    title: "Network Connectivity spoke",
    icon: "gcp-network-connectivity-center",
    category: "network",
    fold: { attributes: ["hub"] },
    placedBy: [],
    link: [
      { from: ["hub"], to: ["linked_vpc_network", "linked_producer_vpc_network"] },
      { from: ["linked_vpn_tunnels", "linked_interconnect_attachments", "linked_router_appliance_instances"], to: ["hub"] }
    ]
  },
  google_network_connectivity_service_connection_policy: { title: "Service connection policy", icon: "gcp-network-connectivity-center", category: "network", fold: { attributes: ["network"] }, placedBy: [], supporting: true },
  google_network_connectivity_policy_based_route: { title: "Policy-based route", icon: "gcp-network-connectivity-center", category: "network" },
  google_compute_packet_mirroring: {
    title: "Packet mirroring",
    icon: "gcp-network-intelligence-center",
    category: "network",
    link: [
      { from: ["mirrored_resources"], to: [] },
      { from: [], to: ["collector_ilb"] }
    ],
    prominence: "monitoring"
  },
  google_network_management_connectivity_test: { title: "Connectivity test", icon: "gcp-network-intelligence-center", category: "network" },
  google_network_security_gateway_security_policy: { title: "Gateway security policy", icon: "gcp-network-security", category: "network", fold: { userTypes: ["google_network_services_gateway"] }, prominence: "security" },
  google_network_security_firewall_endpoint: { title: "Firewall endpoint", icon: "gcp-network-security", category: "network" },
  google_cloud_ids_endpoint: { title: "Cloud IDS", icon: "gcp-cloud-ids", category: "network", prominence: "security" },
  google_network_services_edge_cache_service: { title: "Media CDN service", icon: "gcp-cloud-cdn", category: "network", entries: OPEN_TO_USERS },
  google_network_services_edge_cache_origin: { title: "Media CDN origin", icon: "gcp-cloud-cdn", category: "network" },
  google_network_services_gateway: { title: "Gateway", icon: "gcp-traffic-director", category: "network", products: variants("type", { SECURE_WEB_GATEWAY: ["Secure Web Proxy", "gcp-network-security"] }) },
  google_network_services_mesh: { title: "Service mesh", icon: "gcp-traffic-director", category: "network" },
  google_network_services_http_route: { title: "HTTP route", icon: "gcp-traffic-director", category: "network" },
  google_dns_managed_zone: { title: "Cloud DNS zone", icon: "gcp-cloud-dns", category: "network", front: ["private_visibility_config"] },
  google_dns_record_set: {
    title: "Cloud DNS record",
    icon: "gcp-cloud-dns",
    category: "network",
    fold: { attributes: ["managed_zone"], fallback: { when: { type: /^AAAA$/ }, sameName: { type: "google_dns_record_set", where: { type: "A" }, name: "name", containerAttribute: "managed_zone" } } },
    link: { from: ["managed_zone"], to: ["rrdatas"] },
    forwards: ["rrdatas"],
    hostnameZone: ["managed_zone"],
    ...ALWAYS_IN_FRONT,
    addressRefs: ["rrdatas"]
  },
  google_dns_policy: { title: "Cloud DNS policy", icon: "gcp-cloud-dns", category: "network" },
  google_dns_response_policy: { title: "Cloud DNS response policy", icon: "gcp-cloud-dns", category: "network" },
  google_clouddomains_registration: { title: "Domain registration", icon: "gcp-cloud-domains", category: "network", prominence: "dns" },
  google_service_directory_namespace: { title: "Service Directory namespace", icon: "gcp-service-discovery", category: "network", fold: { userTypes: ["google_service_directory_service"] }, direction: "in", prominence: "dns" },
  google_service_directory_endpoint: { title: "Service Directory endpoint", icon: "gcp-service-discovery", category: "network", fold: { attributes: ["service"] } },
  google_service_directory_service: { title: "Service Directory service", icon: "gcp-service-discovery", category: "network" },
  google_network_connectivity_group: { title: "Network Connectivity group", icon: "gcp-network-connectivity-center", category: "network", fold: { attributes: ["hub"] } },
  google_network_connectivity_internal_range: { title: "Internal address range", icon: "gcp-network-connectivity-center", category: "network", fold: { attributes: ["network"] }, placedBy: [], supporting: true },
  google_network_connectivity_regional_endpoint: { title: "Regional endpoint", icon: "gcp-private-service-connect", category: "network" },
  google_network_security_gateway_security_policy_rule: { title: "Gateway security rule", icon: "gcp-network-security", category: "network", fold: { attributes: ["gateway_security_policy"] }, supporting: true },
  google_network_security_url_lists: { title: "URL list", icon: "gcp-network-security", category: "network", fold: { userTypes: ["google_network_security_gateway_security_policy_rule"] }, supporting: true, prominence: "security" },
  google_network_security_tls_inspection_policy: { title: "TLS inspection policy", icon: "gcp-network-security", category: "network", fold: { userTypes: ["google_network_security_gateway_security_policy"] }, supporting: true, prominence: "security" },
  google_compute_region_network_firewall_policy_rule: { title: "Regional firewall policy rule", icon: "gcp-cloud-firewall-rules", category: "network", fold: { attributes: ["firewall_policy"] }, firewallRules: FIREWALL_POLICY_RULE, supporting: true },
  google_compute_region_network_firewall_policy_association: { title: "Regional firewall policy association", icon: "gcp-cloud-firewall-rules", category: "network", fold: { attributes: ["attachment_target", "firewall_policy"] }, supporting: true }
};

// src/catalog/google/patterns.ts
var GRANTED = ["service", "name", "bucket", "dataset_id", "table_id", "topic", "subscription", "secret_id", "instance", "instance_name", "repository", "cloud_function", "queue"];
var FOR_ALL = [
  { actor: "users", when: { member: ["allUsers"], members: ["allUsers"] } },
  { actor: "users", allows: { document: "policy_data", principals: ["allUsers"] } }
];
var GRANT = {
  fold: {
    attributes: ["service", "name", "bucket", "dataset_id", "table_id", "topic", "subscription", "secret_id", "crypto_key_id", "key_ring_id", "instance", "instance_name", "repository", "cloud_function", "service_account_id", "subnetwork", "queue"]
  },
  supporting: true,
  placedBy: [],
  grants: [
    { principals: ["member", "members"], targets: GRANTED, permissions: ["role"] },
    { targets: GRANTED, documents: ["policy_data"] }
  ]
};
var GOOGLE_PATTERNS = {
  "google_compute_firewall*": { fold: { attributes: ["network", "target_tags"], nearest: ["google_compute_network"] }, supporting: true, placedBy: [], plumbing: true },
  "google_compute_router_*": { fold: { attributes: ["router"] }, placedBy: [], passive: true },
  "google_compute_*autoscaler": { fold: { attributes: ["target"] } },
  "google_compute_target_*_proxy": { fold: { userTypes: PROXY } },
  "google_compute_region_target_*_proxy": { fold: { userTypes: PROXY } },
  "google_compute_*ssl_certificate": { fold: { userTypes: URL_MAP_USERS }, supporting: true, plumbing: true },
  "google_compute_*health_check": { fold: { userTypes: ["google_compute_backend_service", "google_compute_region_backend_service", "google_compute_target_pool", "google_compute_instance_group_manager"] }, supporting: true },
  "google_compute_*network_endpoint_group": { fold: { userTypes: ["google_compute_backend_service", "google_compute_region_backend_service", "terraform_module"] }, placedBy: [] },
  "google_spanner_database*": { fold: { attributes: ["instance"] } },
  "google_storage_bucket_*": { fold: { attributes: ["bucket"] }, supporting: true },
  "google_storage_default_*": { fold: { attributes: ["bucket"] }, supporting: true },
  "google_kms_*": { fold: { attributes: ["crypto_key_id", "key_ring_id", "crypto_key"] }, supporting: true, plumbing: true },
  "google_project_iam_*": { alone: true, grants: { principals: ["member", "members"], permissions: ["role"] }, plumbing: true, fold: { attributes: ["member", "members", "project"] }, supporting: true, hide: "access rule" },
  "google_folder_iam_*": { alone: true, plumbing: true, fold: { attributes: ["folder", "member"] }, supporting: true, hide: "access rule" },
  "google_organization_iam_*": { alone: true, plumbing: true, fold: { attributes: ["member"] }, supporting: true, hide: "access rule" },
  "google_*_iam_*": { ...GRANT, plumbing: true },
  "google_storage_bucket_iam_*": { ...GRANT, entries: FOR_ALL },
  "google_spanner_database_iam_*": { ...GRANT },
  "google_logging_*": { supporting: true, plumbing: true },
  "google_monitoring_*": { supporting: true, plumbing: true },
  "google_vertex_ai_featurestore_*": { fold: { attributes: ["featurestore", "entitytype"] } },
  "google_cloud_run_*iam_*": { entries: FOR_ALL },
  "google_cloudfunctions*_iam_*": { entries: FOR_ALL },
  "google_compute_router*": { plumbing: true },
  "google_service_networking_*": { plumbing: true },
  "google_compute_shared_vpc_*": { plumbing: true },
  "google_service_account*": { plumbing: true },
  "google_iam_*": { plumbing: true },
  "google_certificate_manager_*": { plumbing: true },
  "google_org_policy_*": { plumbing: true },
  "google_access_context_manager_service_perimeter_*": { fold: { attributes: ["perimeter_name", "perimeter"] }, supporting: true },
  "google_access_context_manager_access_level_*": { fold: { attributes: ["access_level"] }, supporting: true },
  "google_logging_*_settings": { operational: GOVERNANCE_ONLY },
  "google_essential_contacts_*": { operational: GOVERNANCE_ONLY, supporting: true },
  "google_cloud_quotas_*": { operational: GOVERNANCE_ONLY, supporting: true },
  "google_privileged_access_manager_*": { operational: GOVERNANCE_ONLY, supporting: true },
  "google_scc_*mute_config": { operational: GOVERNANCE_ONLY, supporting: true },
  "google_scc_management_*": { operational: GOVERNANCE_ONLY, supporting: true },
  // Types without a row, whose title is therefore derived.
  google_secret_manager_regional_secret_version_access: { valueAttributes: ["secret_data"] },
  google_secret_manager_secret_version_access: { valueAttributes: ["secret_data"] },
  google_storage_bucket_object_content: { valueAttributes: ["content", "content_base64"] }
};
var PROMINENCE = {
  first: ["google_identity_platform_*", "google_iap_*", "google_beyondcorp_*", "google_active_directory_*", "google_deployment_manager_*", "google_infra_manager_*"],
  security: [
    "google_kms_*",
    "google_secret_manager_*",
    "google_certificate_manager_*",
    "google_privateca_*",
    "google_compute_*ssl_certificate",
    "google_compute_*ssl_policy",
    "google_binary_authorization_*",
    "google_scc_*",
    "google_security_scanner_*",
    "google_data_loss_prevention_*",
    "google_access_context_manager_*"
  ],
  identity: ["google_service_account*", "google_iam_*", "google_cloud_identity_*", "google_*_iam_*"],
  monitoring: ["google_monitoring_*", "google_logging_*", "google_network_management_*"],
  governance: ["google_org_policy_*", "google_organization*", "google_folder*", "google_project*", "google_billing_*", "google_tags_*", "google_cloud_asset_*", "google_essential_contacts_*", "google_os_config_*", "google_assured_workloads_*", "google_compute_project_*"],
  configuration: ["google_parameter_manager_*"],
  registries: ["google_artifact_registry_*"],
  backup: ["google_backup_dr_*", "google_gke_backup_*"],
  dns: ["google_dns_*"]
};
var GOOGLE_PREFIXES = {
  google: { icon: "google-cloud", category: "other" },
  google_access: { icon: "gcp-access-context-manager", category: "security" },
  google_access_context_manager: { icon: "gcp-access-context-manager", category: "security" },
  google_active: { icon: "gcp-cloud-generic", category: "other" },
  google_active_directory: { icon: "gcp-managed-service-for-microsoft-active-directory", category: "security" },
  google_alloydb: { icon: "gcp-cloud-sql", category: "database" },
  google_api: { icon: "gcp-cloud-api-gateway", category: "integration" },
  google_api_gateway: { icon: "gcp-cloud-api-gateway", category: "integration" },
  google_apigee: { icon: "gcp-apigee-api-platform", category: "integration" },
  google_apihub: { icon: "gcp-apigee-api-platform", category: "integration" },
  google_apikeys: { icon: "gcp-api", category: "security" },
  google_app: { icon: "gcp-app-engine", category: "compute" },
  google_app_engine: { icon: "gcp-app-engine", category: "compute" },
  google_apphub: { icon: "gcp-catalog", category: "management" },
  google_artifact: { icon: "gcp-artifact-registry", category: "containers" },
  google_assured: { icon: "gcp-assured-workloads", category: "security" },
  google_backup: { icon: "gcp-gce-systems-management", category: "storage" },
  google_backup_dr: { icon: "gcp-gce-systems-management", category: "storage" },
  google_batch: { icon: "gcp-batch", category: "compute" },
  google_beyondcorp: { icon: "gcp-beyondcorp", category: "security" },
  google_bigquery: { icon: "gcp-bigquery", category: "analytics" },
  google_bigquery_analytics_hub: { icon: "gcp-analytics-hub", category: "analytics" },
  google_bigtable: { icon: "gcp-bigtable", category: "database" },
  google_billing: { icon: "gcp-billing", category: "management" },
  google_binary: { icon: "gcp-binary-authorization", category: "security" },
  google_blockchain: { icon: "gcp-cloud-generic", category: "other" },
  google_ccai: { icon: "gcp-contact-center-ai", category: "ml" },
  google_certificate: { icon: "gcp-certificate-manager", category: "network" },
  google_certificate_manager: { icon: "gcp-certificate-manager", category: "network" },
  google_client: { icon: "gcp-identity-and-access-management", category: "security" },
  google_cloud: { icon: "gcp-cloud-generic", category: "other" },
  google_cloud_asset: { icon: "gcp-cloud-asset-inventory", category: "management" },
  google_cloud_identity: { icon: "gcp-identity-platform", category: "security" },
  google_cloud_run: { icon: "gcp-cloud-run", category: "containers" },
  google_cloud_scheduler: { icon: "gcp-cloud-scheduler", category: "integration" },
  google_cloud_tasks: { icon: "gcp-cloud-tasks", category: "integration" },
  google_cloudbuild: { icon: "gcp-cloud-build", category: "developer" },
  google_cloudbuildv2: { icon: "gcp-cloud-build", category: "developer" },
  google_clouddeploy: { icon: "gcp-cloud-deploy", category: "developer" },
  google_clouddomains: { icon: "gcp-cloud-domains", category: "network" },
  google_cloudfunctions: { icon: "gcp-cloud-functions", category: "compute" },
  google_cloudfunctions2: { icon: "gcp-cloud-functions", category: "compute" },
  google_cloudiot: { icon: "gcp-iot-core", category: "integration" },
  google_colab: { icon: "gcp-vertexai", category: "ml" },
  google_composer: { icon: "gcp-cloud-composer", category: "analytics" },
  google_compute: { icon: "gcp-compute-engine", category: "compute" },
  google_compute_address: { icon: "gcp-cloud-external-ip-addresses", category: "network" },
  google_compute_backend: { icon: "gcp-cloud-load-balancing", category: "network" },
  google_compute_disk: { icon: "gcp-persistent-disk", category: "compute" },
  google_compute_firewall: { icon: "gcp-cloud-firewall-rules", category: "network" },
  google_compute_forwarding: { icon: "gcp-cloud-load-balancing", category: "network" },
  google_compute_global_address: { icon: "gcp-cloud-external-ip-addresses", category: "network" },
  google_compute_global_forwarding: { icon: "gcp-cloud-load-balancing", category: "network" },
  google_compute_global_network: { icon: "gcp-cloud-load-balancing", category: "network" },
  google_compute_ha_vpn: { icon: "gcp-cloud-vpn", category: "network" },
  google_compute_health: { icon: "gcp-cloud-load-balancing", category: "network" },
  google_compute_interconnect: { icon: "gcp-cloud-interconnect", category: "network" },
  google_compute_network: { icon: "gcp-virtual-private-cloud", category: "network" },
  google_compute_network_endpoint: { icon: "gcp-cloud-load-balancing", category: "network" },
  google_compute_network_firewall: { icon: "gcp-cloud-firewall-rules", category: "network" },
  google_compute_organization_security_policy: { icon: "gcp-cloud-armor", category: "network" },
  google_compute_public: { icon: "gcp-cloud-external-ip-addresses", category: "network" },
  google_compute_region_backend: { icon: "gcp-cloud-load-balancing", category: "network" },
  google_compute_region_disk: { icon: "gcp-persistent-disk", category: "compute" },
  google_compute_region_network_endpoint: { icon: "gcp-cloud-load-balancing", category: "network" },
  google_compute_region_network_firewall: { icon: "gcp-cloud-firewall-rules", category: "network" },
  google_compute_region_security_policy: { icon: "gcp-cloud-armor", category: "network" },
  google_compute_region_target: { icon: "gcp-cloud-load-balancing", category: "network" },
  google_compute_route: { icon: "gcp-cloud-routes", category: "network" },
  google_compute_router: { icon: "gcp-cloud-router", category: "network" },
  google_compute_security_policy: { icon: "gcp-cloud-armor", category: "network" },
  google_compute_service_attachment: { icon: "gcp-private-service-connect", category: "network" },
  google_compute_shared_vpc: { icon: "gcp-virtual-private-cloud", category: "network" },
  google_compute_ssl: { icon: "gcp-certificate-manager", category: "network" },
  google_compute_subnetwork: { icon: "gcp-cloud-network", category: "network" },
  google_compute_target: { icon: "gcp-cloud-load-balancing", category: "network" },
  google_compute_url: { icon: "gcp-cloud-load-balancing", category: "network" },
  google_compute_vpn: { icon: "gcp-cloud-vpn", category: "network" },
  google_container: { icon: "gcp-google-kubernetes-engine", category: "containers" },
  google_container_registry: { icon: "gcp-container-registry", category: "containers" },
  google_data: { icon: "gcp-data-catalog", category: "analytics" },
  google_data_catalog: { icon: "gcp-data-catalog", category: "analytics" },
  google_data_fusion: { icon: "gcp-cloud-data-fusion", category: "analytics" },
  google_data_loss: { icon: "gcp-data-loss-prevention-api", category: "security" },
  google_data_pipeline: { icon: "gcp-dataflow", category: "analytics" },
  google_database: { icon: "gcp-database-migration-service", category: "database" },
  google_database_migration: { icon: "gcp-database-migration-service", category: "database" },
  google_dataflow: { icon: "gcp-dataflow", category: "analytics" },
  google_dataform: { icon: "gcp-bigquery", category: "analytics" },
  google_dataplex: { icon: "gcp-dataplex", category: "analytics" },
  google_dataproc: { icon: "gcp-dataproc", category: "analytics" },
  google_datastore: { icon: "gcp-datastore", category: "database" },
  google_datastream: { icon: "gcp-datastream", category: "analytics" },
  google_deployment: { icon: "gcp-cloud-deployment-manager", category: "management" },
  google_developer_connect: { icon: "gcp-cloud-build", category: "developer" },
  google_dialogflow: { icon: "gcp-dialogflow-cx", category: "ml" },
  google_discovery: { icon: "gcp-vertexai", category: "ml" },
  google_discovery_engine: { icon: "gcp-vertexai", category: "ml" },
  google_dns: { icon: "gcp-cloud-dns", category: "network" },
  google_document: { icon: "gcp-document-ai", category: "ml" },
  google_document_ai: { icon: "gcp-document-ai", category: "ml" },
  google_edgecontainer: { icon: "gcp-anthos", category: "containers" },
  google_edgenetwork: { icon: "gcp-cloud-network", category: "network" },
  google_endpoints: { icon: "gcp-cloud-endpoints", category: "integration" },
  google_essential: { icon: "gcp-error-reporting", category: "management" },
  google_eventarc: { icon: "gcp-eventarc", category: "integration" },
  google_filestore: { icon: "gcp-filestore", category: "storage" },
  google_firebase: { icon: "gcp-firestore", category: "database" },
  google_firebaserules: { icon: "gcp-firestore", category: "database" },
  google_firestore: { icon: "gcp-firestore", category: "database" },
  google_folder: { icon: "gcp-project", category: "management" },
  google_folder_iam: { icon: "gcp-identity-and-access-management", category: "security" },
  google_gke: { icon: "gcp-anthos", category: "containers" },
  google_healthcare: { icon: "gcp-cloud-healthcare-api", category: "integration" },
  google_iam: { icon: "gcp-identity-and-access-management", category: "security" },
  google_iap: { icon: "gcp-identity-aware-proxy", category: "security" },
  google_identity: { icon: "gcp-identity-platform", category: "security" },
  google_identity_platform: { icon: "gcp-identity-platform", category: "security" },
  google_infra: { icon: "gcp-cloud-deployment-manager", category: "management" },
  google_integration: { icon: "gcp-connectors", category: "integration" },
  google_integrations: { icon: "gcp-connectors", category: "integration" },
  google_kms: { icon: "gcp-key-management-service", category: "security" },
  google_logging: { icon: "gcp-cloud-logging", category: "management" },
  google_looker: { icon: "gcp-data-studio", category: "analytics" },
  google_lustre: { icon: "gcp-filestore", category: "storage" },
  google_managed: { icon: "gcp-pubsub", category: "integration" },
  google_managed_kafka: { icon: "gcp-pubsub", category: "integration" },
  google_memcache: { icon: "gcp-memorystore", category: "database" },
  google_memorystore: { icon: "gcp-memorystore", category: "database" },
  google_migration: { icon: "gcp-migrate-for-compute-engine", category: "management" },
  google_ml: { icon: "gcp-ai-platform", category: "ml" },
  google_model_armor: { icon: "gcp-security", category: "security" },
  google_monitoring: { icon: "gcp-cloud-monitoring", category: "management" },
  google_netapp: { icon: "gcp-filestore", category: "storage" },
  google_netblock: { icon: "gcp-project", category: "management" },
  google_network: { icon: "gcp-cloud-network", category: "network" },
  google_network_connectivity: { icon: "gcp-network-connectivity-center", category: "network" },
  google_network_management: { icon: "gcp-network-intelligence-center", category: "network" },
  google_network_security: { icon: "gcp-network-security", category: "network" },
  google_network_services: { icon: "gcp-cloud-cdn", category: "network" },
  google_notebooks: { icon: "gcp-vertexai", category: "ml" },
  google_oracle_database: { icon: "gcp-cloud-sql", category: "database" },
  google_org: { icon: "gcp-policy-analyzer", category: "management" },
  google_org_policy: { icon: "gcp-policy-analyzer", category: "management" },
  google_organization: { icon: "gcp-policy-analyzer", category: "management" },
  google_organization_iam: { icon: "gcp-identity-and-access-management", category: "security" },
  google_os: { icon: "gcp-os-configuration-management", category: "compute" },
  google_os_config: { icon: "gcp-os-configuration-management", category: "compute" },
  google_os_login: { icon: "gcp-os-configuration-management", category: "compute" },
  google_parallelstore: { icon: "gcp-filestore", category: "storage" },
  google_parameter_manager: { icon: "gcp-secret-manager", category: "security" },
  google_privateca: { icon: "gcp-certificate-authority-service", category: "security" },
  google_privileged_access: { icon: "gcp-identity-and-access-management", category: "security" },
  google_project: { icon: "gcp-project", category: "management" },
  google_project_iam: { icon: "gcp-identity-and-access-management", category: "security" },
  google_pubsub: { icon: "gcp-pubsub", category: "integration" },
  google_recaptcha: { icon: "gcp-web-risk", category: "security" },
  google_redis: { icon: "gcp-memorystore", category: "database" },
  google_resource: { icon: "gcp-project", category: "management" },
  google_runtimeconfig: { icon: "gcp-runtime-config", category: "developer" },
  google_scc: { icon: "gcp-security-command-center", category: "security" },
  google_secret: { icon: "gcp-secret-manager", category: "security" },
  google_secret_manager: { icon: "gcp-secret-manager", category: "security" },
  google_secure: { icon: "gcp-cloud-code", category: "developer" },
  google_secure_source: { icon: "gcp-cloud-code", category: "developer" },
  google_security: { icon: "gcp-web-security-scanner", category: "security" },
  google_securityposture: { icon: "gcp-security-command-center", category: "security" },
  google_service: { icon: "gcp-cloud-generic", category: "other" },
  google_service_account: { icon: "gcp-identity-and-access-management", category: "security" },
  google_service_directory: { icon: "gcp-service-discovery", category: "network" },
  google_service_networking: { icon: "gcp-private-connectivity", category: "network" },
  google_sourcerepo: { icon: "gcp-cloud-code", category: "developer" },
  google_spanner: { icon: "gcp-cloud-spanner", category: "database" },
  google_sql: { icon: "gcp-cloud-sql", category: "database" },
  google_storage: { icon: "gcp-cloud-storage", category: "storage" },
  google_storage_transfer: { icon: "gcp-data-transfer", category: "storage" },
  google_tags: { icon: "gcp-project", category: "management" },
  google_tpu: { icon: "gcp-cloud-tpu", category: "compute" },
  google_transcoder: { icon: "gcp-stream-suite", category: "ml" },
  google_vertex: { icon: "gcp-vertexai", category: "ml" },
  google_vertex_ai: { icon: "gcp-vertexai", category: "ml" },
  google_vmwareengine: { icon: "gcp-vmware-engine", category: "compute" },
  google_vpc: { icon: "gcp-connectors", category: "network" },
  google_vpc_access: { icon: "gcp-connectors", category: "network" },
  google_workbench: { icon: "gcp-vertexai", category: "ml" },
  google_workflows: { icon: "gcp-workflows", category: "integration" },
  google_workstations: { icon: "gcp-cloud-code", category: "developer" }
};

// src/catalog/google/security.ts
var lentBy = (members) => ({
  attributes: [members],
  hostTypes: ["google_container_cluster", "google_iam_workload_identity_pool"],
  fallback: {
    when: { [members]: /\.svc\.id\.goog\[/ },
    onlyOne: ["google_container_cluster"],
    fallback: { attributes: ["service_account_id"] }
  }
});
var GOOGLE_SECURITY = {
  google_service_account: {
    title: "Service account",
    icon: "gcp-identity-and-access-management",
    category: "security",
    knownAs: ["{}@*.iam.gserviceaccount.com"],
    namedBy: ["account_id"],
    fold: { userTypes: ["*", "google_service_account_iam_member", "google_service_account_iam_binding"] },
    identity: true,
    supporting: true
  },
  google_service_account_key: { title: "Service account key", icon: "gcp-identity-and-access-management", category: "security", fold: { attributes: ["service_account_id"] }, supporting: true, keyOf: "service_account_id" },
  google_service_account_iam_member: { alone: true, title: "Service account IAM member", icon: "gcp-identity-and-access-management", category: "security", fold: lentBy("member"), supporting: true },
  google_service_account_iam_binding: { alone: true, title: "Service account IAM binding", icon: "gcp-identity-and-access-management", category: "security", fold: lentBy("members"), supporting: true },
  google_service_account_iam_policy: { title: "Service account IAM policy", icon: "gcp-identity-and-access-management", category: "security" },
  google_service_account_access_token: { title: "Service account token", icon: "gcp-identity-and-access-management", category: "security" },
  google_service_account_id_token: { title: "Service account ID token", icon: "gcp-identity-and-access-management", category: "security" },
  google_project_iam_member: { title: "Project IAM member", icon: "gcp-identity-and-access-management", category: "security" },
  google_project_iam_binding: { title: "Project IAM binding", icon: "gcp-identity-and-access-management", category: "security" },
  google_project_iam_policy: { title: "Project IAM policy", icon: "gcp-identity-and-access-management", category: "security" },
  google_project_iam_custom_role: { alone: true, title: "Custom role", icon: "gcp-identity-and-access-management", category: "security", hide: "access rule", supporting: true, rights: [{ permissions: ["permissions"], scope: "project", isAttached: true }] },
  google_project_iam_audit_config: { title: "Audit configuration", icon: "gcp-identity-and-access-management", category: "security" },
  google_folder_iam_member: { title: "Folder IAM member", icon: "gcp-identity-and-access-management", category: "security" },
  google_folder_iam_binding: { title: "Folder IAM binding", icon: "gcp-identity-and-access-management", category: "security" },
  google_folder_iam_policy: { title: "Folder IAM policy", icon: "gcp-identity-and-access-management", category: "security" },
  google_organization_iam_member: { title: "Organization IAM member", icon: "gcp-identity-and-access-management", category: "security" },
  google_organization_iam_binding: { title: "Organization IAM binding", icon: "gcp-identity-and-access-management", category: "security" },
  google_organization_iam_policy: { title: "Organization IAM policy", icon: "gcp-identity-and-access-management", category: "security" },
  google_organization_iam_custom_role: { title: "Organization custom role", icon: "gcp-identity-and-access-management", category: "security", rights: [{ permissions: ["permissions"], scope: "organization", isAttached: true }] },
  google_iam_policy: { title: "IAM policy", icon: "gcp-identity-and-access-management", category: "security", writesDocument: { blocks: "binding", text: "policy_data" } },
  google_iam_role: { title: "IAM role", icon: "gcp-identity-and-access-management", category: "security" },
  google_iam_deny_policy: { title: "IAM deny policy", icon: "gcp-identity-and-access-management", category: "security" },
  google_client_config: { title: "Client configuration", icon: "gcp-identity-and-access-management", category: "security", lookup: { region: ["region"], zone: ["zone"], answers: ({ project }) => ({ project, access_token: "example" }) }, prominence: "identity" },
  google_client_openid_userinfo: { title: "Client identity", icon: "gcp-identity-and-access-management", category: "security", prominence: "first" },
  google_iam_workload_identity_pool: { title: "Workload identity pool", icon: "gcp-workload-identity-pool", category: "security", supporting: true },
  google_iam_workload_identity_pool_provider: {
    title: "Workload identity provider",
    icon: "gcp-workload-identity-pool",
    category: "security",
    fold: { attributes: ["workload_identity_pool_id"] },
    supporting: true,
    rights: [{ targets: [], isTrust: true, claims: { issuer: "oidc.issuer_uri", subject: "attribute_condition", isCondition: true } }]
  },
  google_iam_workforce_pool: { title: "Workforce identity pool", icon: "gcp-workload-identity-pool", category: "security" },
  google_kms_key_ring: { alone: true, plumbing: true, knownAs: ['key_ring = "{}"'], title: "KMS key ring", icon: "gcp-key-management-service", category: "security", holdsData: true, supporting: true },
  google_kms_key_ring_iam_member: { title: "KMS key ring IAM member", icon: "gcp-key-management-service", category: "security" },
  google_kms_key_ring_iam_binding: { title: "KMS key ring IAM binding", icon: "gcp-key-management-service", category: "security" },
  google_kms_crypto_key: { title: "KMS key", icon: "gcp-key-management-service", category: "security", holdsData: true, knownAs: ["/cryptoKeys/{}", 'crypto_key = "{}"'], fold: { attributes: ["key_ring"] }, supporting: true, independent: true },
  google_kms_crypto_key_iam_member: { title: "KMS key IAM member", icon: "gcp-key-management-service", category: "security" },
  google_kms_crypto_key_iam_binding: { title: "KMS key IAM binding", icon: "gcp-key-management-service", category: "security" },
  google_kms_crypto_key_version: { title: "KMS key version", icon: "gcp-key-management-service", category: "security" },
  google_kms_secret: { title: "KMS secret", icon: "gcp-key-management-service", category: "security", valueAttributes: ["plaintext"] },
  google_kms_secret_ciphertext: { title: "KMS ciphertext", icon: "gcp-key-management-service", category: "security" },
  google_kms_key_handle: { title: "KMS Autokey handle", icon: "gcp-cloud-hsm", category: "security" },
  google_kms_ekm_connection: { title: "External key manager", icon: "gcp-cloud-ekm", category: "security" },
  google_secret_manager_secret: { title: "Secret Manager secret", icon: "gcp-secret-manager", category: "security", holdsData: true, granted: rolesOf("secretmanager\\.(?:secretAccessor|secretVersion.*|admin)"), knownAs: ["projects/*/secrets/{}"], namedBy: ["secret_id"] },
  google_secret_manager_secret_version: { title: "Secret version", icon: "gcp-secret-manager", category: "security", fold: { attributes: ["secret"] }, supporting: true, valueAttributes: ["secret_data"] },
  google_secret_manager_secret_iam_member: { title: "Secret IAM member", icon: "gcp-secret-manager", category: "security" },
  google_secret_manager_secret_iam_binding: { title: "Secret IAM binding", icon: "gcp-secret-manager", category: "security" },
  google_secret_manager_regional_secret: { title: "Regional secret", icon: "gcp-secret-manager", category: "security" },
  google_secret_manager_regional_secret_version: { title: "Regional secret version", icon: "gcp-secret-manager", category: "security", fold: { attributes: ["secret"] }, supporting: true, valueAttributes: ["secret_data"] },
  google_iap_brand: { title: "IAP brand", icon: "gcp-identity-aware-proxy", category: "security" },
  google_iap_client: { title: "IAP client", icon: "gcp-identity-aware-proxy", category: "security", fold: { userTypes: ["google_compute_backend_service", "google_compute_region_backend_service", "google_app_engine_application", "google_iap_settings"] }, supporting: true, passive: true },
  google_iap_settings: { title: "IAP settings", icon: "gcp-identity-aware-proxy", category: "security", fold: { attributes: ["name"] }, placedBy: [], supporting: true },
  google_iap_tunnel_instance_iam_member: { title: "IAP tunnel IAM member", icon: "gcp-identity-aware-proxy", category: "security" },
  google_iap_web_iam_member: { title: "IAP web IAM member", icon: "gcp-identity-aware-proxy", category: "security" },
  google_iap_web_backend_service_iam_member: { title: "IAP backend IAM member", icon: "gcp-identity-aware-proxy", category: "security" },
  google_identity_platform_config: { title: "Identity Platform", icon: "gcp-identity-platform", category: "security" },
  google_identity_platform_tenant: { title: "Identity Platform tenant", icon: "gcp-identity-platform", category: "security" },
  google_identity_platform_oauth_idp_config: { title: "Identity Platform provider", icon: "gcp-identity-platform", category: "security" },
  google_cloud_identity_group: { title: "Cloud Identity group", icon: "gcp-identity-platform", category: "security" },
  google_cloud_identity_group_membership: { title: "Cloud Identity membership", icon: "gcp-identity-platform", category: "security", fold: { attributes: ["group"] }, supporting: true },
  google_access_context_manager_access_policy: { title: "Access policy", icon: "gcp-access-context-manager", category: "security" },
  google_access_context_manager_access_level: { title: "Access level", icon: "gcp-access-context-manager", category: "security" },
  google_access_context_manager_service_perimeter: { title: "Service perimeter", icon: "gcp-access-context-manager", category: "security", link: { from: ["parent"], to: [], thin: true } },
  google_beyondcorp_app_gateway: { title: "BeyondCorp gateway", icon: "gcp-beyondcorp", category: "security" },
  google_privateca_ca_pool: { title: "CA pool", icon: "gcp-certificate-authority-service", category: "security" },
  google_privateca_certificate_authority: { title: "Certificate authority", icon: "gcp-certificate-authority-service", category: "security" },
  google_privateca_certificate: { title: "Private certificate", icon: "gcp-certificate-authority-service", category: "security" },
  google_scc_source: { title: "Security Command Center source", icon: "gcp-security-command-center", category: "security" },
  google_scc_notification_config: { title: "Security Command Center notification", icon: "gcp-security-command-center", category: "security" },
  google_scc_v2_organization_source: { title: "Security Command Center source", icon: "gcp-security-command-center", category: "security" },
  google_data_loss_prevention_inspect_template: { title: "Sensitive Data template", icon: "gcp-data-loss-prevention-api", category: "security" },
  google_data_loss_prevention_job_trigger: { title: "Sensitive Data scan", icon: "gcp-data-loss-prevention-api", category: "security" },
  google_recaptcha_enterprise_key: { title: "reCAPTCHA key", icon: "gcp-web-risk", category: "security", prominence: "security" },
  google_security_scanner_scan_config: { title: "Web Security Scanner", icon: "gcp-web-security-scanner", category: "security" },
  google_assured_workloads_workload: { title: "Assured Workload", icon: "gcp-assured-workloads", category: "security" },
  google_active_directory_domain: { title: "Managed Microsoft AD", icon: "gcp-managed-service-for-microsoft-active-directory", category: "security" },
  google_parameter_manager_parameter: { title: "Parameter Manager parameter", icon: "gcp-secret-manager", category: "security", passive: true, namedBy: ["parameter_id"] },
  google_parameter_manager_parameter_version: { title: "Parameter version", icon: "gcp-secret-manager", category: "security", fold: { attributes: ["parameter"] }, supporting: true },
  google_parameter_manager_regional_parameter: { title: "Parameter Manager parameter", icon: "gcp-secret-manager", category: "security", passive: true },
  google_parameter_manager_regional_parameter_version: { title: "Parameter version", icon: "gcp-secret-manager", category: "security", fold: { attributes: ["parameter"] }, supporting: true }
};

// src/catalog/google/storage.ts
var GOOGLE_STORAGE = {
  google_storage_bucket: {
    title: "Cloud Storage bucket",
    icon: "gcp-cloud-storage",
    category: "storage",
    holdsData: true,
    granted: rolesOf("storage\\..*"),
    knownAs: ["gs://{}", "storage.googleapis.com/{}", "projects/_/buckets/{}"],
    detail: ["location"],
    exposure: [{ audience: PUBLIC_ACCESS, when: { public_access_prevention: ["enforced"] }, closes: true }]
  },
  google_storage_bucket_object: { title: "Cloud Storage object", icon: "gcp-cloud-storage", category: "storage", fold: { attributes: ["bucket"] }, supporting: true },
  google_storage_bucket_acl: { title: "Cloud Storage ACL", icon: "gcp-cloud-storage", category: "storage", fold: { attributes: ["bucket"] }, supporting: true, exposure: [{ audience: EVERYBODY, when: { predefined_acl: ["publicRead", "publicReadWrite"] } }] },
  google_storage_object_acl: { title: "Cloud Storage object ACL", icon: "gcp-cloud-storage", category: "storage", fold: { attributes: ["bucket"] }, supporting: true },
  google_storage_bucket_iam_member: { title: "Cloud Storage IAM member", icon: "gcp-cloud-storage", category: "storage" },
  google_storage_bucket_iam_binding: { title: "Cloud Storage IAM binding", icon: "gcp-cloud-storage", category: "storage" },
  google_storage_bucket_iam_policy: { title: "Cloud Storage IAM policy", icon: "gcp-cloud-storage", category: "storage" },
  google_storage_bucket_access_control: { title: "Cloud Storage access control", icon: "gcp-cloud-storage", category: "storage", exposure: [{ audience: EVERYBODY, when: { entity: ["allUsers"] } }] },
  google_storage_default_object_access_control: { title: "Cloud Storage default access", icon: "gcp-cloud-storage", category: "storage", exposure: [{ audience: EVERYBODY, when: { entity: ["allUsers"] } }] },
  google_storage_notification: { title: "Cloud Storage notification", icon: "gcp-cloud-storage", category: "storage", fold: { attributes: ["bucket"] }, link: { from: ["bucket"], to: ["topic"] } },
  google_storage_hmac_key: { title: "Cloud Storage HMAC key", icon: "gcp-cloud-storage", category: "storage", fold: { attributes: ["service_account_email"] }, supporting: true },
  google_storage_project_service_account: { title: "Cloud Storage service account", icon: "gcp-cloud-storage", category: "storage", prominence: "identity" },
  google_filestore_instance: { title: "Filestore instance", icon: "gcp-filestore", category: "storage", holdsData: true, placedBy: ["networks"], wrap: IN_ZONE_OF_LOCATION, link: replicaOf("initial_replication"), listens: { defaultPorts: [111, 2049] } },
  google_filestore_backup: { title: "Filestore backup", icon: "gcp-filestore", category: "storage", holdsData: true, prominence: "backup" },
  google_netapp_storage_pool: { title: "NetApp storage pool", icon: "gcp-filestore", category: "storage", holdsData: true },
  google_netapp_volume: { title: "NetApp volume", icon: "gcp-filestore", category: "storage", holdsData: true },
  google_storage_transfer_job: { title: "Storage Transfer job", icon: "gcp-data-transfer", category: "storage" },
  google_storage_transfer_agent_pool: { title: "Storage Transfer agents", icon: "gcp-data-transfer", category: "storage" },
  google_backup_dr_backup_vault: { title: "Backup vault", icon: "gcp-gce-systems-management", category: "storage", holdsData: true },
  google_backup_dr_backup_plan: { title: "Backup plan", icon: "gcp-gce-systems-management", category: "storage", fold: { attributes: ["backup_vault"] } },
  google_backup_dr_backup_plan_association: { title: "Backup plan association", icon: "gcp-gce-systems-management", category: "storage", fold: { attributes: ["backup_plan"] }, link: { from: ["resource"], to: ["backup_plan"] } },
  google_backup_dr_management_server: { title: "Backup and DR server", icon: "gcp-gce-systems-management", category: "storage" },
  google_parallelstore_instance: { title: "Parallelstore", icon: "gcp-filestore", category: "storage", holdsData: true, wrap: IN_ZONE_OF_LOCATION, namedBy: ["instance_id"] },
  google_lustre_instance: { title: "Managed Lustre", icon: "gcp-filestore", category: "storage", holdsData: true, wrap: IN_ZONE_OF_LOCATION, namedBy: ["instance_id"] }
};

// src/catalog/google/index.ts
var TABLES = [GOOGLE_COMPUTE, GOOGLE_CONTAINERS, GOOGLE_NETWORK, GOOGLE_STORAGE, GOOGLE_DATABASE, GOOGLE_ANALYTICS, GOOGLE_INTEGRATION, GOOGLE_SECURITY, GOOGLE_MANAGEMENT, GOOGLE_DEVELOPER, GOOGLE_ML];
var PATTERN_TABLES = [GOOGLE_PATTERNS];

// groundplan:groundplan:unpack
var import_node_zlib = require("node:zlib");
var unpack = (text) => (0, import_node_zlib.brotliDecompressSync)(Buffer.from(text.slice(7), "base64"));

// src/render/assets/icons/gcp.json
var gcp_default = JSON.parse(unpack("brotli:XyVTEUV9Ws0kIqpqzUPo5YCOe2eRtAQBtqXh6Jaruwf0Gn0dP/jxPZPhlVApG9F5hMwt7n+zVfkkURcr+nagm1WPPJY7fBSoz4iC07Rx6glDvnqDzRtCmTbe4kPUgHSp7bLLNtz7Bgw7Ke/D5oYEZNFKAQs9uuqfF9GjsO2Urr03nKwN+qFIDSar1f8nBh50JYMhqjd9NEonJantem/PIpYDTYzgZ9CXuQCMVHUykKpZZTcASVm2u+rS78cE6ub5BdJuqpCjRUp3/QkQwIhVElPI18kjA8NnxfZL2g/YSOHEJ57/vy+nne7V++9r+CVPUkbhDDgzOCM5+04xZxjmVbY9U+/d/5/1/i/JVJVEqBIQqxTTSMKclAQ+RhKp/6uufiEogWQGi1g2Fi6meEBKaAsyIxnOoWT7dDD0kGGadgnIITHuCWeaRmXn7HqZ5arXi16vepM1D00AwWemzde0Pi+67f8xEx8J3shsUcZfTAHJtdtY1mnBPm53Z6wiITxaRAjBa7hssWAySPQDqB9ga9hFtWRuHv+QZvOOGTeZU86/OWTufNzAVXhxRqI64esfFsQU2Qk2Hbi5ipf/+iSjbihntFdTK8vY7RtRLGwVGuKY/8SsRlK7L1WXaNo3jk9/1SKWGOKqTx8gGUjfH9ZGdHsyevk/WduRpEzDKQOGRMFv70THX/yJFR9zKZJETqM+t9AON+yQrS0392K5Xh8Ks6ILibsvQWfeIjdQADjtdO3FBkjTgjXLvDh9HzUwLlqTYHohjCxOJxk/C3Da50XDtpd5LypvwZoU2HtfVi6VAmtirG7iDGrZlMX1jPOlhsfwvVFQdUgYv3toZu2b30hme2Ml7nYVx4vExJhVVsnJNj+MomKu/OZjJmjhkFObZRCnuY7T/tWxZ2NdhqbP5P1qoH1A5p/yXJLX8K6fX7ENpz4X+EJtfBYsZlkX925WHrd3Nt/LB+o+jrPBG66FLl2NTIii6sgQj3/6nrRcn38NTDHJOMgR7hfIiKlbv5dfNUStZ61ClFNLpdTQw+z4fRj1irh8LjAQkdYe+hihQWO7h6b/PoJ3C/kgThwd3Kcx3qhouLSSLY+mLvgkJ8eXKZUOtT920aNdSfHfaB2cvyyfVQaoVyHqTce7jRWHaLkpYoVlNjJlV9aDtthwDrmQycFUlUDT7ZSByoV+hR4BloiF1aLFjIkv347gcsKYpkwRcTOubW+ukaJoYIUXXSiWw7ZF2YH7ebSoViIQjgiVqGINk2yK5pfatWhSvp37Qxs+Fu6wcTa1i9hkjx1pjx9GX0QhOPNc4oHlzRYP13znb9XEi/OrEQ/uPXIC2NhzsGb4RIolAngq//9/Jf9JIPOk5fBYavTKYL/o9omC3062x/97A15wz+7o3qOrS0Nedqz9pzi4twe0kofyV9qrMncf7N6YIRefOrnIDp4/TC1Rx2njp+wvcBYODfwnfPIFQ20RtaMn/YxNwa/gk66jg34yB/8pCqjoNci/l6fhQ17BT///ISCbP/IDbPJnwf4cOAE+9sdgyj4isMt9JIMs8OJk7uMCWCPO4D3zUvOfh9U4EzOUdzCg38e7om+DF437JPHdTljbX05MiAX7qdHLXNBMmqx0xHOKPmcmSa7GKGUr8pZfsFeIaEsL4eBcyu02TfI1d2hoYz2RwuYR3eMN+5RerMfYjJdpxZtwWbg5LTszZef8tRvfwGrKuSj/KlVRnta/mxXFOjmgzS/T02316NvPGkAqKNQ8D9ITAiYgRgk9qKqherhtOydGzs2y9VEqgkbV+w6yKnEaU+YwmJbqDCV20eJ0BzaomPNgGRpvvu9sA/sKaBEH8mpkYmm5CU5B+umoAAyEsf0aCPx/BL/0KwqVA5ENhp84H69yY8RJmv9uRp2Q13ACOCzb8nUrMhovUpS8rlVXvEgWXiGHNGU5uZ8lRJNc4WuDpd6BZx0Dqg10GqIGNdYFJR2CsFrs5ahID8SMB+IYZUtlb5JcIE3piyqeobSOLLe3niTE5E9gmfMxs1B2+tCCqcul2REzgjfJZw0W5wErT2M2NnLKLVaHhZtjTDaiUxrkbLxvfDhwPTBtGIYenCXlHE8abPUG8Kkbm0tfcGbOVxNbUYBy+z5MkFrMUZuL89PhqGaVcdBWHIB5u1CosZH/D4xhY4Vp3aL0l4OI9L1gfFaiNYQlUPMjaZr6chTvGS5U2c14leLsqR0/OuKuMfNmSOLWRhJZVrTHBrFnQcvthb6PPpJh5E2O6NP0y+rqOnkcu33f2d0vf4U4OIduAfsgkGT5A8dy+NFxsGetBv14gjeHbPecsPH0WSyZkfNkNIsZj9BzLgW9uQJxClBXwMAu5vL88lHfeFxqgEI+hfYhl8nWiqVEWmb1Ts2auXv7I/Js+sZ489D4gp4CB2DFpwiSjTYAXbxYp0zUFV6K7aZ35AEY0mJOaHxv+iHgpriCxwcD0Egqz6M2HNvE//nTxsU2QXGjoSvLE8EBi6dG2bOw6PPMZJtpxU34Ep1s3wt32mn/YN5H0JKccr3Tw1rXNdu2c/3vwV4IJecxnXfR/uY/HWDEgWU22bzo4gF3yWviYA129wNYOBNGI86iKgl5anezBljPDUY+AakOV2uugbfAot61C1WiqIySeCNbeSXGhgvNPR/i2HZvuRYiSzYtGkIHQS93jSbdRysyaGW7C+VV5no/injgF4X4RgjnQG+NXoWsKbTuG9uV1G9rOIYgZAIMYfX87jwF6571QnpR3wUbyhzmVdoU3tVJ3W3eyQLybpIw4c5RM4pKP8d7/KCtf9qWpJoLKY3oO6i9XshhpKcM4xDotrNzZgIKjWL18sqDX/8zYFcVH7HRlD9sD9xr+Aw4RcWGja4EpFDS0DsnMvlAPexGhFnv4vCxVs/aVcsZ6j6cXAbRcAqpg8C+FqNHbvAhk++DCUk0chhFRqcisSzrYBcUuF3JRJGdvCdcJavPdMqrf95pI5HUGeNVw/LRL506HIwHB9jkYKLIeLtFN1l8FYt2Fz4viYnr0Bmv6o91o/CVTeIgUy2gZEF1D1pNDdO0+dQK8hikkgtvdvHeSaU2RR7Vp0T8XhSGVdD0yxzFxF0W3CJtKXLEInWZnlGuQCGsZh9Pfwvf8k7tMCYZ/99052KFcWkc2DU+hoYow/rT3sdrmJXJHYYmFx6kprVOWoKFaHeih5GPnR/UQEdgZ41eKMT3tjauzsR75lCxEabcfd6jrALtKojEs3bweeqydyraG5azwqEppnPkzYRaK5nBdeM8adH93mw/fxwhrlXglx5gsjAzwqHuvaDen5+Nv5eRTHDvfzVNVgyqRIH8gnMV2N94WqQVGhebwzak4GdPBhkLcmt6bOtSxlnyk6J1LjqzGgK+AOLWi/QfKrZ6C1JAPoeCvHNB+yqsQyQIIv0Fn8LI9nAcn91bU4rBcUc4ylt5ARp9FFsvNwV19T7Icquzvh9mrMKdVTd1WIWjlyqyiipOJOnso7hjpOk74YB2cT1hky0BD9dBU+woLDaEjcGmAN9qSF7e5VQ4na+q55U+trRYho0pvIth3D5/RUzV+4wgp/cSBv//LyqtfpbfK2xkXyajJySvbXGQFVNuVPoTUbtAIuOTBe5ECObusMLQ2Aq2SpQaO4mKHq43O8ui/ivIKNAYWthspMZS4EchaphyHlN+06Yt7Az3kL6Qy2zsiiY7UKGy9S0BIS5kL3MXrWcVbNDGMiPTtz7IDErKwizDItX+lXFcJN9ISJiP42E0ULByMNrqS/6StGItcY37FxhGa7hG+xENB+2Ma7p1eJOQ9waLahVHfqNGfYPx1wrHNwtMcwQBRuSZyIvVoikVkQPMhuVAixIzwPPnuLcDEWqBq6JbrrP+rMai3FrO5/iPxOSoY+rXgcbFPKIplcHOM4EY7PTxh0/rha6InSXF+ZMEk4gpPaLnfWNY5NVuJnqIbZLLyT7Uhuh7G2wvEhe7mW79W/Io6cU2HXGMWZg85TGsIdPoMd0lRzhgwLDE8i/ZYmDLBfmAaRRm2uJm355pi/PUE6VDMnZxUG4aVqT6EdCLyOXCux/vz8pjS3lZ6Bxnxjw50aBFc/35U5okq23+AKktAKLsTem3gqF7WyhTnD7vx0BBQragDsf+CGNmNRQumgejQxpkraC94fPf1TFAqcyoKRSo/PVhSB4h34a5VqXMyI/GSSY7ElddI4TI0s2funTa7ZaORBz6dg6eYFdSJBoOKeJ5/hLmaRYNUdF6gAHSNC12cS0Ic9IO2atqYBSF/dQ2kv3PAXRRxAPsIEuWdIVMqfPQrL2yTZHUM5T+zv1bVVQxTWrvyxatnOpNcS3npunsDe+l/ayCIzilvTS/+ilyuwWUKNvk7OQ+xDyvD2YUVs7MqTn38ikjURbBz/eYZEdPAZpsgHGjz8CAcwmXzh+JBo7inqdX2As8CJqrLeKSWvDNOecxtNVWxpM5rrqHWIl70JRdVftBdUTXHNyXfvcLjGJKukEGID8wASkiv+8hG1nGi+H4IwtzLW5n1ah/dHZFbB7whf2BE26VD12zsemz4M8qztZvLiUvCwZKZqDmWPPxgq9sQ3/sjVCIHuR4Ut6vH8Q7uJcHxpFzuTtRG/5pGkwWMPMrphLVPe7TIW58iXfj8dFJ0Bj45Qf+BB+CveUQcPo2Z5TtEWhYnQuNrfhB2QG/cLv+3iZ60u2OUWjh7nBImBtFRXO8PDM+J9u96YO39sic3pIxc2v0rLR3F5u6Gnh0nNvMJZaZeUSaGbW2cxD13qTXrhZwhvcNvAKKAdEj2LdgLQQE1w/GptD1Wpvx4FLn89T0JY61oV0CpmlZMAwOo9GpQrSLGfWL6ebbJtC8L63ufeywFgYokKPZhiFwoXxXGA+ALkQZ6MWVAu6Dzi7FQsgoZqc1hnmzwZQHjLFxZALe79gXIz9UG0F+Fq1t8mdlOdRiDA2mGPAtJrM9FPo0etdLN3yGHYQ3DvJt3aIdiD2zC7Pyn3U/RSc4g7HGMFWw+MY1w6NIJrKeaVSVb5WtL8+TAF8bv1Y09zofqNL8Zh8P/PcrLdGHWUCF5r5qND2H2EYkULZo3iGGNZQ/1nmzzlHe0RVodJlXS4A2PVkuDKIj/AjuQ17PWG7ylUMshTMGLVwxL5yJD7KH74Kvn4NSoZ8iclCCfujHcs+YHiS0YPEUf6VGGS5m8OMSBjc7YmU0+fZNVvZz+D8FjUNjzU2MltdnyxFrv55rvx4JninQ2/G046+XYgXKc3gYdwq4lpwB8ED8wbZKCcKARMRhoRkqkkLjCxf96c4ZeAQN/QNvlLAhPxD4UPSINeAPAtATrIE/IPBQ6AjBbwKewT49H18tZY8K/TRKW7PdhXNXzuOiZ7EnoFT5qWlkJ6iiFjhxs34Spz6XkgTIGOw/TazV/oQMY6PfK4c/xqMX6ny3cdD/I2GLqsaTn2xRVZ/+8eo5Y51raQ9xZQx+YCvpiRh7rh8SRUd5bA84fciPTKNvLPRjF+ynX6ZEd6xVfbmmG3a9jfQYbpKCb8RtFjh2eWYfcedMXJp/lGuU4gpKoy5nISWyzLyZecuRKp07+URThJvzi/he8hTB8sqneaNzehtLlZ+VO1AGYQA4jmnRAjvA6aKzk8asqCyFtphPmWUKGjRccJQl4qtwOny6MsoD6ioVZWKmWIwijDoAlhyQ7QEu69Fs8XvNhFUZzoc8zB3kjQrW/6KaYCYz7KA7owqVmC4wCuiDZUROAkQE3aESysYystt36bZlzW6RzEKrCcm8CXTbI7Eb3YA3mkylGS3gnYluZgqTzaAPRtVQibmHmdj1H1t7drZ0+e1RxQ+CKuGoQ+hNO6KD5Q2yTNL3KjCdYTNSAxGNo4LpZj0TN9kqzB6QIekObtyJHuZDehASkCay5Jlz1AY2u6RMWfEGTVwhov9PNeFTqdnClmfLVM1rrOQz4ntPRFnlb9WlQI42CWeYaiycgWYROE0YyngTVhIONyq8hRuNKksxVzfypvJKdu83GU7hvRoQa0XRcE8yu1yaraVitsUdhBJtsECCcajr3QUUXRx7/8oLPZ4N/ZgWPmLww24VPgOH1BTtWeiR9QSn09ydNwCQP/qOauYWNs+8508zk+URDqMKvRtMRBmMCk43WqxufivnFm3szSKVOa8uPjivPlDmX9AZZIPtedfVPmQ07Wwc0UJjkOaoxEUpI0gQ9OZVSuYrr2T1H1BhvrcYiGJalVU2isoymrgANnOUgecyezyiioWYSBYHCgFVHPyWf+KHu1GmiWLiiHLSXeR38ZifpV6mn0kyDlqFVunrZGJ219pMYdLuZk8UGt5gHDTzo1E0uwHcKvgZYISTgg2wSu2SUnXST9l6OSub/b7EDzcJvmkBbmJumwTePDxlYZsAemcfljJxzaFZhsyPWIeYRqOXFl2nYWpnJN/VNWPrdUVVYpKOXmpbDozYVPv9vTBKBxzPhUsPeaH9ZAhZF8orkbHwXOPGA427rOLqb0Vco6Pcw/Va6vpnv4/qwc7YTKR/Mav+/CG/TbhsZO+VskG2kkWZ3WhfBNDaEcPOVwBXck/p28MgB8dL5y4ybOivpa+oMrM5JNm+3MyPlZAEASw4cesMYSS5euRdtkoXPxwivqCCwiQ0eL18ZXiVb22SZhTgKyX7TKkdrsCzqvjOJEZr5hjuuKMP4EUF2WqKzbIPgxZdoNoku7ipUo9+JktB8xLK1K/sIJJYOE8WVVfLNR0qXVg6wYg8frBYVd6RSV3IOWHcZBWSfZ42QQnmqMzyyT/YwQc6N6ZVW3zjja8agI4tRO8YaVJk35dUOBwMN4XRYtRHWpiZBsZYzWkC1A5QGwoD6Kf6z2f6YNYCa7Lf/vndTFbiYMsDBlew+Zo5XcGu1s/+4fvxrZK/F4HpB1sgfqDquKg8He3OMzZdUe3ye8+BGiN/NthDXAHYm5DpZp6oWiSyun67i7fkesIKJZNx5sapSEA1C6WeeqxaXwWSi0DcBR3iaU8PbLR7JT5ogDP8pSj61yytKIcmarUJpmf15q7YdCkkl/iQMM20jf0NjA+zL6sCyhzyT2BYF+zZcSrCrC5AzcBK7YKGKbcQySA9CRqzbZfFEmmy8R15xmreBG+QgxXTgm25HXG4yc3WaDlonNs26WzOPkUFv2Faa9XD1gSVhQKngKep5Tq9aFex2A0QlXHNJZFJf4CE7GScwsb2lhdjR/LMbGA12s6pjXu2pXTGaqQgptGxbfydYFdb5tCo+KqNaq8zydyaXgl3fU4G9NnESfAzA4k52UMt9ayvvem1KW9FHcjt0yxcO/heMehhXD3OV5rfSRPRmBuMuQOdNefQZOHLZEXu/8pgopvC27l117zyjKHQNbSRcXu3u8M8DpnLaZ6DhEyxVtEwU16ADkIPeW7mi7kNV4sCdRlHnJp7rnlRmSFcj9XJM+eUtGpyyMzsYn5u/+Wc41bVvDzWpKLpxCMn3emXEt3Xr0GtOGHes1i49gK+R7TGlaxtJtSVCWLwWOu+Ih6cNgvh1YgaH3tMrDEu44ItLgnkBJhXiOQJajMxvmhMu/CTvAotnP+QqMLLj/+p/BYbIEBMKyQ/zzHHnHsuqrXGx++0tCnz+LQYF5/WsgGaq0pTuUtJ62c6mHBgAxZhutII2Z/Bp2iYBtxXKT1ooHCj+RCvNN3HZ6OfVj/Y0ay4koDkcLtrJhrniN8L/HT9HLshmuiw2emirTxJK/GqWhZcNNa3eYRTT1FlLvGmKYZv1nF8hMMc40VDD/ZIrJL7cfl8VZZ/P/6I/cy7pvf3G7mfVWSRW6N8nW9lZ5bd1EXAF2Mr/16yHupJ0t/oOfFzZsQ5mpyYBi1uka89bosNGEs2kDgFTONogM/UqVHTlhql6sqdJxUYClYVY1sljG0aveFjF5YpxMZwS5eUM3Y0vWj+xazogbVg+Mid86hK6pBvKDa+33E2ie/FtnNjsVK4Z7iX1l243xcILyCzrvCciaou2O22o9+uGWdYNC1YhM9Q7A5io4btogRwsqVaQ+Vk0ciTGZUXDU2CNFOFk/phJWWxLcZbnckFuub+kzv6w4G4akV5uafDNFCFBXMDk20Ujmr61Q4K3K64UizkzcFK7fL3FKGdN3TTuWyVm4Odadm2EVLxHHLzRmgcM5x9YyRGIVVIVJauoMzWbVozD9tu2hGLtgzVZ5Sei2/0cj1F/JJOf+Gqd7caKKFUpLVqB9jCGm/1sbTSg7fbMifMlmZujjKABx3smnpJPz8Vl6Folz91vwYg5T/vOHchc4iv83Gd9zbbRduT0HrhhkH3Ua5rLvKub03gE7C2Wk++nhHshKqxsKX5zPWunbNnjpXFezY/iSPkAwVPQZPQwg7S+smPaEakq9QiBbuxCO1sPGWsUoyORkRdZFzLtZP9HP1msVtvFvtI3nrTwz69qSEvr+bowZ/JqnVXH3rc2I8PSENfzmA3/2GDGy8HWvVvVMSGyap7QvQJ9bqeYvUaJ6i36/cWK6BMCPF+JOvk24psEsRLSyQZ9tHI5VNV9rq5TseewY98vW53ME74WQMgetBxSrlvsliO/vnkoMUWjjm9On8KF/un+NzPr5gam0gY22dE4/gL9PMw3ZT4y5WjSy/ETtqutZNAaBL+oItesbD0XwSmMf3RjA1LHc7bl3SW/XwfXR2GUnn6e5vcjd+kxP7AsOLhc85nPpPm+AtW/MrG5cxH46q0Hy9+geD4DJ45qyx3WCviXgdpBqsf9VusjLvmO/+/yHmffJrKiRnvVJO5qTd15hfHdpDOsuxjfhhYxBGdL6rbEsYoedkMcZfGQzwEBke16omArPHxv/gSRl+Hf3g2CxtmnLr1XW+vcbyMgpRpNJ327FZWbxOgMCIZ9CmW2L0iFyfNF270QsuMIFp7ofAH98rmd/aGZebZx9W3xIKwO7SHLzdXw0vpV91qJwUt8O90BuNr3fsUNy6I//kS2n2sOYg08hkP4Mwm3ScrgL/gBt/APv2eL+7/+I/4LzeFleCMEz3QtY8cTfs26WnR9op7t1mRvhRwl0RmcQ0Prj7XryGlrbapI2nay3MRXz6YmS4sXzuxLylY2j+RkeYeFf1xFCfXE+o1ZCYjbfENnz/q7kXUyZYCT0yk76xuCX9RywvsSVoM0Kc5DkHLLJMcm4snP9vircYutRJTxy7nIj1/Lu9GXCXK9c2XQWWS5GJoQgQhcVxcIQlJ7PhBftBirVqHvon+nHlQszD1MWixrnRsj7HbpLvWzs7Hn+EC8tlaxjIL9vZnN3WsVsrvuhV0YW5Jr4a2M3L359DvfGNkwY+tV3sGr2GeyMan4/ptC45ZM6IGRos4uuYI4W9xwq6LFEpcGL0mC98xJWY9xS/ArlkfQpiNcDERzJs4AM5xgQXF3u6Gxoug3pwrsRLPCtlvrGne4bgNHuMRnhgfjXNYw+2nbe1kJpGdDN8PdZ1Eig3hBJoU1573I9+VklNixGTovnepNZ5zyAxpWeGDVVkGpsayo92clGK7UoFoOEtwM39eIE2uHgPJ0ZaMqO3fjviYZEvrwA6lLEZ3w19JduvSivZV8LsSA38XWYHfyXvCUaXsyB3OrSUGkDBjMUtrP6yMrNWwpbx53pclIA58+T+WMIVFWxwKENvWl7BMJSd+Xb8i/y0Y0Le/h7N2q+Y2EgwNGbqLx1s+s2KUB+7XcrkK+4qLKhqvbUFYYMSsGPQQjasut6a4rHKeGmqNZ3A5tUDzyWYfFEmUMK0S8s4mMLe5h7iJenaaGXE4ZsAwGmUN/8a7t5oVXW32tum7w9nB0Iz9W5efTXlASHQpK1GK9LQCRqR5wbbfsUAj5A9GoyqrRRorMbaupCiNkRZDBxMt4LN07JepEjWAHIQ4dEvCgGYnlAmJ2cPW8EX5SvLSTUdInAt7E8y+QEB9xq7+lFZHVLkiJoWsqVp5KfibOa08WOopr8NX7NLYsxmNDxKlGB9EH6ERf2gUI0xmN4J3ApnxS0vg9sjJrfjkGxVq05bGa1bmTIMfb6KxIiuxr9zpj39sWz/tpxVPEbMy9mNd7eoMUSqqX6/GIxO++z1rHGNSSvFPKFjHxOkkbipyTNiJY/QTesC8i9H7vMJQqAcdOn/wpQPLllb4syoiQpAyIcC2PGmJHm6Wgpl8x7bSWVRPZdcF2TSscXqpKfSL8ygbkYiToCyP2bP2FHelWOvsz/37XgyjYn8iGecQVqxhaChB1XzAUH29WPxnxUtJpwu2vLB/+oMEV3GD1w04YcT5mWm60UCvt7ofLTEJT1J8DptOnY+WFFSInTS6rueSyJsy6g8iDmuDR8tkswedqvRlQiKstflcLQlfsM+CNSSG+FqSoJEZ3LfTq+K31dh5nyc30oWQWBgzgpoDEzgaOtDmL55aEWpw6Gv+rDjYXTOyaZHD7iILPlMgJ8Iy7MyNnF3j9/20SIX2f2UnG5osXuwrEMKGE7IRlCcXQdYOaleheRkrKo1kZy52/GnRNPUwAqFSEmQyW+ZyPR9Tjs1yjm0Dl3ru2WzbVYkBKNDPkqxkNF1GrxNx2NWoAQnJZ8UyJ0fGwVjEcdbd0yM5o6ihg3M5FTd+UUiXi3heyp3rd3s9J52R5x3aALHABNtkn0ubQonSG4kERIXwCfJ4+hvInSLk5wjPxTPTa56mecjpgcp2U8Cc2C5MsfLeM7EcxJYv995Pi2ehr3Pviw49pJbs+vQEP87jM8rI0laaXhlTuoAnbkNEyc+/PvGeRrMiCOGDUTCEXzczL0qfQCUDbMGc2ba9/MqVYOdsCsmtd868fKbjHKSrvbzcce7aU1mx65uSR3tic1LV3HVe6lvIS+JqGHb5pHjxD8cGG5czZ/q0JDW2EtXt2hEL1/Ty5G4u7iLrt70wMTWyt3TjrquYiksQD2XGAc0+IB5owTi1rU6IUMn205o+cShC1JjZ4dJiDldho6m0bvTLNy4KAe9UbRiEhItP2QARjzi0huxO8Dlw4jPeHaGXzgV6zaH4wHMq3h40aVogp3rKUzRfis3izH2crWbTYUbnTB7CSM/44sONBuk5DBh09lVJuqvi0zfLCe9yl/Myv0IKMibobdEc/iBE77ec1G7P1xZ71pMOOlEVpj0N/IcgdjbPJutvPrgv2t76mnynmNpUvGJUHM/yGSzhVEaFn6ogjYvsDHbYSFv12/aycnYcvdhmJxzgvpQnfWdpOA4RSkbnid5f0p+wrQ3DSI+v72oO5lRMExtXIut1Pqz/jKcnqHtUQnzAnUmQexmukwcOozih7zDX5l6U7Zv4W4NSHwD+QgXrB/NDtz2okpIE8wtO5K2OzZot+Z2Z6Rkc+QdQodUSW4den7YLe2dsscjmn2KhNolpVqREHi6B8oHCB8jvPRX6g8hGLKRBp0ZlKSup2c8XBqRXCx1g3Q1iSahUqb16OeLknd9i/YGbM/9prG43MrR/ehCJiWZ6Y3pVUrg+jSwzM2E5l0B+76pg0WarHx/OeO30bhcnIccbdN39MM5a13569Z6vV2Kc2nP17mfXnj377/tlb/KiPn322umo3HSVdxc8WymSFrPLZC4/Va1kxMnnJLi+kqXO1qm7mJj1uV5rDHZnKDdG41IUB4zFgEJFONx/e4lBBpfCjQMVXENUj46gZiLL8XtlLYwdBfx70QBlCos3057atcT62SYcLnDU96f4/RfrfzAHxYM7FM2E6PmrbV9TkGMgQXk54ksbfD+xOQtFsqPCvcrWos+iE4XmMAArZsEsP7AM/2XcKlhXM7g/WLYUp56nH3mW8CPIbjZa+EQhJlg37bSSt6l7ymsZh9jxnwT72EV9dRtSfjZe2PzDJmx5X9JrHYBViMZV3gKwrTCASfl6kPp+gBIw9kg3K6SiVV5PC0HPVnKdocyDIJeDYQVutw4UEx/Sl80KNAheRVCsvJJkuCWiuueex2IZNOn/1KP2kdldawuUuhKf/aEwI3t/rcv1onMd9pga0+GiTV06AOgd+u1dgtohCr6mHq3KFHZmtvccxxbZBOXn78ThFk8RuFwzJJs11T0sfwnRIdHuoG1OsAzKp6VJ3MzGzFKnxuzvnM37bPYg7g1xNZbYwVtpATIKVVb8FZqStXUSit9d5UXUz3WbzYWgMoGJc6g3aKldiNbY3AVfpbE43sHvwhhaML5X6ooJZUZoq/lrMG2lVxRPwbS4Bu7iqGA7X4piQ7NjYXuyL6jrfSjgSCXQprokDq43q0eLhMqhxcp5cHkn/qiHFW6vgCmPFT3CqhbBb2OiZuqZ5yPlKuMKlIp7Y8Q0Pct/KY8KNR+UyU4cAjWHStUy307/E78GX+hWZocDvyZDnlgq/gOH3cmPlpQyO1uF3L9oCl4xHKjkM996JTVR5ff7XdJaI8OT341MHrGSq/W7eOzSvgdushmLl/RkCH/rRjpXVbuG/OC1LeDdZGTTlU9nbBIQsGFB5xPFXVIJYamW3ZzYJ6Af9Qzv52LXJ+Vaw8gBRDrP0qCm04gL/bRzatdi8fDHUE4NrDA7TEjf6ipwwda2WtxnVbHIVcIiVwGLXB3sciUoiQyPnLmcP6ATSl0P6hes3o6WqITwtirgvYvuYDgjJtUxiQ+rxco9W8gGsTb6lRsTF3lhP7+ED1Ar/znuEBXC9v3Mjn6pKayUs/l9NVfoIHWRkL+8gp2Ub50UCpYLQ5C/Ly6MokFGU08qyCKooiEj9UQe8BAXjH7QBLjBV23BNKulo4NLtKSUbJWAkcwntha5uTvygXV3goPDEJKRi4GrkOtRbtBGHKoK7bK0B6SAhN8OMIuDJE6nFTIqTCSbv+OeLx83pMVOblI8XYCdVcdTXTwVYB29nzYrCDGowzVZRVLwGiGaihd+R13x4vC4JEvY3injwDn+25ZO1w+eKItBcbcrfszsFuTx/jTbXmIhVnCKwLA8gEUQK2hVM2DR6wit3zBLnASJj/O4jN9vRC7WASQNIxP1yIt0t+P5ulHiXPN3KU5eTIqTB2lR+rVGorI78+/AwFyPHSqi2QW+V56tcrqsq9VcLBPy2x36nEfsXDOL14ijc0GxUtLQlWy3o3PY/Atr7KepSXl3N4RrWefyqWkvjr+RMdkemJirwjwvtOmsxoi857FeMsxtaq/X57jBfIukuJ7N/5/xtHFRpnK+i3rEwEg1bReBEZ9GjS8NxDTN9qQ+ETQRmdmJzFMsgr+ZQvdz2SjOaq4WDmwEXIxlZ5sfd8rh+jzN/1wvMBksQoHMTLOzFfQwmqUMVRvPwhB2CsFRX7H/36sK9xCNeiMhqSdR2F+cHRm8BnVtkDDpyKV2S7FRgskW0ya/mBaUMyn0dfbEZ2+tM9EiccyUM0MTqURwqm5T+56wqXNn742novWeLdCHA0goiOLJe6K+vU6vd73PLfrsrG3kjcv4svW2eT7kRP8A9vlWkleyO2T1W52Jcpjvavg9tMaTs7ci/TF5CAOLk+eYfpM+6MnkB1gm723jfAfPujEeoI53EDF/sJOgEunG6QtUQBnsRvHkeCYjE7jaSt9etyZ/NB6PY5jUVD+R3egsRnEDfmXnTsk+h427w5EkoOQowswuqGY1H6VK48j7qfOvZoF/tj85XLoFrKubduVN30rqt0zNzQvmZuamvTFXzXSh62Jvl0040O0WysGh1otOEVmAx92M6rOK1QErmr9xDTN5LXozVlITo0KSje9ixWflbRsWf4tJNQGZF43LrKr5hFi6qczJhg6+oqj1LIKYETNmDX2T4dixvLlg2nuBmRzAkxk3401lpjrQ9O9FsPLFTtXgrYp4fLQO2YlIJyIBmXaJxyLYrg5G1Ul5zNd00N+RNxdTQvsOUivWs8Xe/GjDMAufhlkESQowgi85BBcwLieMUmdLnFZtNzvXYp3icfArt+y5cZtX7Gpb+pKLiPohdSxzaSvSFu67+CEdbWplxsR9QYj+6boLumBnuqzdOICYAKHp+y6UFhvhoUCqvOhLI5ucAjTgV4xXQ9pVBx5ttt9pLBMEXFwOtK1PcUCDk9jaKW1ltbnlqeNHVaHLtsD9LGbbYoDjx+AtOPfvAbHxkawHvR/plQCzGeDMB60HoVysNjQxSd/KDrYNnoUPeQRoeDhzx37pR+NnezDpofPdCpciJdoMi4putjWQichlZVaX4GI+zbX6B4yhVZfzVvqUF8PO5j6Awbg4FVBSxlauia8A4rtIO9dPLdN4wJw1uvs01JV86qdcOhckCy/PnUR0xVZvWmOZj9gcWJrsnd5eNHGwb1ZhXywzJFf6rcUkXDoSiNrjetjd1jkD1XOF0c6HfrJp9l5RNzkxogZ6SwpaApklC4ma7z3B4Xc6XJxbqC4aTe2F8HsX4KzRCo0K00Ilo77fE5cHrYWw42Al5PDkKThmpJY+LRxC8GGxK9sOWuwXtEwBx5pA9sXVHFvZMie1zVexo6mpR+06myLminJVXygV2sy9iTKRhev60ddcgIZjLKAHbgXLgiFXMFLsLNvh6tGVhQ1oi0/ZlIudBZCJgzTUMHrPG9sf8Q/Ch46+o6veOLjuTeRBqhCuLBEVbg/0hWNKpwNoMT0Ns6WacLm1NciQKaPcGXjhrcKHnkUOgV4wi5TyFMuERY7jk3DbzXItQapaZuKEpVqsUKMT5lFD7VoxtTFgw65NbdGFYMH6KSamCfP55GGAJSu16Q643D9MnZ1JE+YxyNI9DfubWTJTiPQNU2zpd3HWPdAX2EHds3Rj5O8XookmrG+ErOiDxhuUS+9PZFEDqPK6oy4fPn1SYEhn949Q3spYJ7omZjIHntGRIyWmJWEO1RgckIlVw0veY1HJBucPMw83eKYt+ZE959apAybMxd0EcIYQLmkaacs+uOKU1LS2frwugvD2lMAmJ8jyv/1wAOrX9Jy594DwQUsd/KUZ9PG3OUjodGsL3jPULph1sPithGRzbmbKhZApW48U2+A4Y14TZKDV+XCDcEzocqoVDIvFQon9rFOBaQF4bQdAR9BANC6RzE+iHkUWO5AhOVa2m10Mf/8n1e9DmFFMcP8jnX8PtMeLQLp5JolvBBFQSU2iIjPWjDMfizB8X4p2pehgufmJehL54cLXwwQO8bFdbBm2N+44m7Q+DXxz/uWWJ06Qva5XsjVTVGlA2fUU3sfahgjqG+WxCQ6Eq0VobVXvixkH8RG0CbxXLDtj7RRc11i5DTpyBzz4uk6kEyqqarKDnkxUVUyZS70UYKknoJIX+bJL41124mEPaYhdYhNGt+/nR9J8IWimUFgSyPm2iX7KYlhG8QCHW8uOgubkT0EfEfFi5xRkaDG4FnaRqay98KQpmlsPEKqdmRQdvWUKS2+T2sRGFj05sVCtCOnApkkVTrrDUiHo6UWy3q8kq4dx0DHoGmMBiN04CGBFsOrBP0K131zNeeuX1DVBStpO8DfTj8WOSnwUlOwGvPJAo4Ho4DfaMoq4dKtjM+PVW6frJAkpnE58U9Z6AE5TNGOsUNHWJL1xsWVdDnUn1Nq1gMHTo07VPbscsO+kGsONpmC7MctJViLCGfuFlcvAvLL7/BuY59NVq5bWnM9T/BbsS7A0NEtadoQEVwFL8aaZ70DydXWeYBz2LpaiZvG+FdT4Htl2ZAWt3jS/kBZY1u3wlyHLZKnpgejV4kmprXlSwJtp9fuqgUpb84qZTT9yh5nFxFrhBkfcXWute8CZsRPRpmH3lInM4PVYNlaTNHgGiMpuGoLbMaDcX+rFrwISjjITz+Xesk9kUaEHGDQYfmUufy9IC121ScM2nxbrZtqiwUtwCD5MCKUwwTgTFqUKU2aZcWFaaDO8B9RA+YMDuMpwwvhC2EBluMS9oGRPM5RNCR2GTFhMq8gdLPpd5lSDEh6p2GvIyrEN1uRLsSmbrHlbEwMNPZDZ1q+/05lMvEh8/SVkO8KGQcA1V2psB0+GDmYtumaieiz/ZKV1zG8XK8HqA9ndgnKIhT3i0v95FXy4ioMmDNDNE+Zz3nG3NGLh2w2ZxVrLl4CqehGhCWlzwGUfx54F0sX0xi+rVvjl+4YFSmb5mgg4jhGSdkOEaQaTzwwBsvTsyMLN+nJuAICRpRrX4+K3v7HznQaoo6PcGeeBmz1smaUR1Wi3MImUH9qFp4vBZdxjJ65CJQeI9ohwZswoTBS+qrA3LQJWlmHLRYDGg8amIA4ytSTv4NluxtMeyhX2auGsdLIgBg9QsmW9gltxgNo0dNv3nqvL1El2FP72Ib9RH/jvaBR/j3eNZVkYN9niszzaaEZdqcxV4ZUttP19ddtk3TToNrpNilibNytQqdX/hwl09MF4wUdttHEIvYjfIkUqtb4lfDSRffHUQVWVTt+H2CdCtt9DtAiwMlR0X3YjBPJTchVVHfBmD5oO3vMeCn3CU7R4F3Ou+aSH2kdf0G0Wiva9mOAqkC/X5vdso6xamys+7NhxZwyvxaYrrF7FUee6eF1zMe0iHTc667DFN/BbnXHJnodtTdv47+mvHTeuxAptpeXBzIIfi4wYYL24NcPOV2g96DbLCXqxB3IBYvPF0i/LLktEXFgqirQJ2ssgVSpDtnS6y1EmsDxx3xLsnCjyPgeEwnBtc6UGUIc7oqMQ1AsH9x3dnp1hIurQH8jakeG5XP4y/C1sPl5wlOVQy79pa6wmQnlCDyXoJiIBagOYd4cET7/U5nNvjGXX9uxEfY7gamqg/SXz2gHms9XiWsXhIO6Abo9gcXV2wYHlhWCnty/csbCLk9KOp0e8hfECqmUX3tzEzRmNPE6rOfRUc37GlYPzl8uGModXbEWZSys26ZTVqKBzqXpgl+87vmXbJ/PEDnyNbalsq0EWWmSF/agcFWPrwCnVQZWgzV6jIk3qhCsJSsWBnQ4VEdyFfWzWVSLbPhFP7+VuNTq5IzUtg4zzf2Esu2IH9YuhlCs4M9aKk0VqmwauCBvktyLra4bXBeczMO7oFKWIeV7Ynz/uQTXd/o1KLClnlGo3jFw8ia0SXTAS5HcGZ1SVLXDpZvLDh6waMooGrgVmFZbnqNmbAl5A5+EAnS5FWKLBG8Y743x6hd3DxbYMShYz2bhl7mCRmx24+y+A+L0QYUnBTME6HLijkJskrQyvEssQ1Ysyfphxf2aRPut6gw8U3V64Y3dwaXfZGTkoZyaUDy2nJHBNa+5RTvNFbPHgC02cvs/HZY4R4Nj7WW1c54OOBpzfa+55ZrH2r7aki4Pdjjzi8iv75vwfyT0garQzBGX9/HTtouSRnl1/0bd7kkLh6XiklMdJd0yiFp1h9c2JF7OArms3fXtkJazrJ+HsmHsIsUgHJGvKOmJrdLdZFBsK7SPS+1sZI7pGZg8rF3OvmFLQxFvonqgwKY9Jeng3/DchtDll2KdX2LJpAyT297v4NqLpKn8W11z1He8GoyQ7T3/r255kU4mUELPwvvPUaJoyriZJ/Y+aBXgBIuJykyabzTfe3MLOI44Osk728IsKMWunPQK7ITucZrbZbCYbl+hGN7L6Oz1sOObcfCa3zyehwjpAJBwFJN20tRFHRURBSjUhzUzA3cbIy5jsGrPZ2uE3jwfD7mYVzbKZ6/xPCzMKx6b1RSapKSuZhOMom1HU0TIQ5XJRKuEyAkozWUl3K/5oOrXVHotLMXnFHhVcGedYIjvLCHmwEx7blL1H2U5WGa8qt4cKq9XpEUK45F4+mhuNksnDpBtIo5J99CCgk4Fb3FoHZ0QHqexgsh0KxVu8wWSnGueBKhh1p8qezxe+MhgH6/GB9yzEq0Uom+kuMHOiV7rSlZKfC9SKx/IvgU1T9fqEtphpRaZZkEXl1V2k8pLZLKYLvIfRBtCHEeMjZDYsdJPZjWw304ij/hWNCmWdslQhWFFRF3W98vsMNzQHiL2GtKpxS6HFFYp4S5QMlTVYSRE92siQkSzpTLYIqLpfwzSopOlWFeto5Sr+lEf85JFK+Z8jPDfYBOZJgYAfePq3AVWt3ZZ9JiV1lzsRdjAfeaVAXcEfla3Rtdl4fWRuyWK5ANoGNuq3Q1vgElVoIupdn2VViO7EEGoTVcKTVymo4tuFJ3Kz2b7NqZWQA6yY+L5114HuYVpGGs4UHf+rMKytBhOHjtF4872cIlhSmjwG24LxaNVa1DVRmoyqdeyVQIOMJlzftGTpKV68alSWcJNO7UOBccdTF7VRItELMAJbGLqHcT4Y8n4NQy10sdAo44nUF7DGmdsUzShDPUJmZiIKZjKrwtzqnjeJTG4VoGU0ak2qIKIYS/HKaAYTFAZ0P+6RgGZIcnGL2dvywwadMFIiYuTvgrrzFBNxez175wmp/MCpSiXc1TSaRbJbJMv1Ezt8wv3nT++cZpeCKG1DOONPm6Lxq6+REzeQzXqFkoGEZ7Js8ZMyi9bsHifeZYh2Z7v2RfmlZJrFEaIX267F3WLzumPLTlXCuML7K9B3pdoHGfil8/zYe3VW7gnlN82Zs2rNwm4eRk9PtVuWUiYYQSWzRVr7d9yOb29kb090QnF9xXjwX439CNKLQZu3s6oMDe4ajmQOB205zt4ea6evXSwmW3A6B9Yi0E5PtZnwe0noXBYcsTQCT8wAfzQpp1mFZAowgzKWVJ/ES0ukT+gCW882W+ELIloH/oAb5N3jkyitRVk2J/LZvy1P6wALyPsXmOcd3YjWbKIc+YkT56+8QWmrk0xl87LhFOoZEQY4mrUK3qdYMah7WPq/uRBnMXou8Xg+s2+b4f+P0XVeFop8i8lvFxxcrb+iXjQHvtuk8TZuXcE5FVRQmtDRWXaihrzK8c0kx6AMSjUoE+9mJiLD8o4VyA9l6zIASfRTktcrClqQ2//SFqjX2LtDnNw3xlZscaiT70cBKWsPsEpRRScMbKpc1Wwae9o5Taq7sYY4DfV2vV9B2zeislpqPKIFwgEmc9dLP3y+rMaNcOMEpnWcLPabBjEjpGBQlZXyt0nS2zR6cpxk5XifL9AVtyj4QfuFxsKkKXTpjmuVvUgkG9JD7YS2oH0R2z9m5Uz5Tdur1U4+JZ03Nu7PXedy44SBwp4vcVcvKn1yRF0eXfPT6xemVt3TjGS0HUR5bPaLDkiJL7kVTx/av+pywGkmHWFantO/WPzPfObzS2VdjF+CTGoNTTSUgBP5/3YsEv21WXcqxIgzqUqXyba2gHNNIeUO7cdLQQvw3Px+Cyfw0m7Bt97RnqaAyGyit8Yr0x2qCs346AJ5FtxURUY/BEVedhVNbx/YsYuFyHMG4FLL411BXfgbFfD8CEAnRh11NlMVe18w1ZnqFu0oyNOYYAv2u1YxUWSjvDDAaIFNGyb+iYrshxArk1UbJmztN8blIdUCecjINNus/x2yzv1L5rfOsxR4ksFEGdWMb1sxKgLZnodikSr8N/7LR6vtKJBQo0U9Fkzp3blIfdTaUlPZSO8qi2imu+EcFm/i1RugigVmIdxGGtEfaEmjBKVRtWpbq4QCZG36xjrpjiiYa0zr2xeyuFB7VAlu4Ae9gajEVuS03O9j+k5dZb5TiIm64atqmBh7sQfJbm+SAs2Bq5ZY0SJVHVrJ/zOiUV+L1JX/f8dJv7nxMVYzn4pRtcBtKr7NkFGQDo6yiSqT4VzRKOtwVcV3f8QuwDtq7BWQu8dCGBYh9xh4ccXYjfwAkxaQcvzTGQRG5jw7uI7cZA+YTCWLzWiuswOkA3u2qKIHw7IK1YRTFVQOZmn8QFsfn4CXP91PjU7uErUvfLbarwOtZMTCSMUlC7d+F4VPB8cpEfnPziykvKArxo3CnLUZh1m2cgIhyv8uduq0t86EU1ataMA65oN9feP1anqfvST0daRJqs7t7us7POgsGjcubu8BfhFVGOu4VtzuR+ediVj7uYSJLX4ccD0jBZ6WSxmzNQcAC57gx+zhXRwqVzKlRSM7wHWQwgQJIo8GjZZZVuMSbVspEV+jrh/xC6ZGlfVsvHLDZ6WNFLbf2aGLqVK3QOnQvbidaezl6y42E+Yaouz2E7ZV4kT7pSQaq9W8+xlwcZgVSWoq1uoVD66HmkEmynoaYntazyqRljUdOFTgM/Q3wtVCKjRrHKfr2zZwIDS/tiEegoXOJpzLHbRMxrfi454tFGh4W0b1/2Gm1TubU9UA28Tse4CRAsVYEKdApJRyeDVe882MSrlToCorPOt8Wxlvy4HW7tw0P5vGsRgd41PRB+JyO/8PREN0yzYnrvED++lrbG84eqv6Dhjob/hoEWYUSKKikhDat5z45BCLkBThv4v8oSMGjYkwudSmfdLRR/8K+oI2nWmTl6KYfBatexc5cOoYSZL8mO9ts0ulad6mOxHKBSXNabPfKyS0RGs1DUjhLfmZ9EU5rdyCHdh3L/WjEoPUizlGIdRso9RFDyUi0brSLdZnxRqqsCtCXmVai4mU8kHLbBDDuSWBrNZhag+vaX9ekfr+aVw0RLGeJr0IlLL0+1F10puIXwMp/ibFEzA6U2Lo5FqE1oYJFBVF+CqEytp03Q9W5D1xZwsQsnV7DyY5ejoykd/4pKczzINXOHWpXM0pRD5jlEYfnXbk1ruyxC/WcBrh77MdjvWB90vEKZrlvfegmZeHbLrHxtmw7yUrKdLruCHlrFYQ6n/H8fSIC031oNG/PReaV8FQJ1r3M/tS7elMO0oaABanoFSpLDWajlnoKQC1DI4Dbvc9vSGM3NBaJB7Wc2x6KtKqNO+V+mC8pr8OTCXV68GjSqHi3k5m3G9ogCXvSK3J6KmIPaGpWCYzigttvz4/FFpmgVPliY3LDwg1BZRNniaoZvqetELvjC/HPGaHKKDscgwPqI5WH4zY0fkk7cvUW+G05abxPmJbsUzmwD7MxjALQSdJ36+0A3EuFFyZdvK/vWJ3dCU+mevck+98j88d9DubeYjk8u+UeKnp+0r8HvFZ9GB2qmX7hLzCsMja4rYlr6Bo6dYKRBIEVJTqIqgABIGn1D7m4f6D0GhkC40xLkNDl12m0n4wBvnOWB5+e2kyv7ZQ/AhonSsxiPvhbE3xKaAvBbHwVLbrZTNKS4EBF9z1fFT5LbOihNXbQSXOpmlWFR87uauIe8cEcQSjzmBxFmAkoWCWLRGv856jYCf6kGn11IjJduICEjQrGtK1XQ0l86R4RtGqPKfGdRX74vRiVaitmYONnIqDYCSNa0iskHb8uHFsH6uAqIk/BiO6wxMvWHqjYSsnApsp0bhslgVjou9DuKcXlLfOQnzfqf+YNdK+aN6Ek7oopLWa7xL4VjBQ2wxEXlQxGTrl1rw1z50R/QIyHLCfQhDqd587/aofsPAOiklSnlgBA+qIbl6a25lu277CjMljI3w9q8BkQCN2dLNR54vI7yFfSsDOyblNSXlloqrSaCLpVpVlsCNtE8qRW2Pt4hGLO9Qb0IAKrDeExbPovE37xDjQdvGOecyOdzPqPLUbACHRi2rumEqQ89M1uP+rb+f9wamivN33/jTRqFjvepRCm+ei/EsUYYrGGOBRiFLGKh0TTAKdlWWdA7fNVg0B1Sd5hwSaYw3ogLtSuz9OElyv5N15qn3IE8K/oZgbmXpWLN4dDKtKK3ngVTnVy9zNcv9TgpJbDg8u5HAA/gbKg+uocjd7cB2XwIO50cwN5hQnwudDzbSRdq5IpC1ALi1uNe79F8jdvIDr6CQ2QM1NrtJwl6FB0uqPvn3nPUBFo4mozHpfmq63lbnYJzRbrC7/vwVzX1gruwsanfIQnEmwyplMb5vMs7bLYoU3WabRKLus0xxc5O8VE3vzQ3kO6ryPqoxypXL150/GydMg6jxO1v3C+IwyR9pNVEoRIAJ5dGpbpH7rs7J16GJaHp1SSd9i8NMHpTwTR1vbqEJ7zD309q6Qt/vLgadll+m2Rgno/A5ArR76ZTXQK3Vw5SHifj1I675ZYiIawIljATkpuBmBaZYxjxOi8EuU8ZnYYJLAnks/pOjsL97PeMQkoYRBPKWvtczxkr1Xncn1htb73LikWy026LjSULymKzZSViAhJISYMOE39izuMNz0JE4GuG3PRYV2BEvo5IdHxQfbIQ0HFAbrGzvKvk97DCJbbNNn11ZK8U/m+UJ5JddRj+1sfIgJCbDLUoldF6Y6jb+SHcWLcarYZm2gDrJd0czN+oVdOOFeth3ADvqJMNPTkn7CLD6UlZC047PEwGFqUgbtdvZC2QqDnL3XMjD/TYW5nna0buJO6uKDccOWivXDk6BXrVWJxvppULuWGpWuqdln1cfsq+q80j+24Br7HPGpqJiFabnD6vzi3WRzQo8VdG+yuGDh1cENSGzf4w31F1ifhKaDeiHBLNyx0el7wuw1j60WCqvH01Zg2JpuBbeitcabw2Vp3KC3kM3Mau0M0WrKf8DD5FSPDJI5adW8bWlOEFZGItF+Y5ywtZwb9wQY0rhDYkV77/xAkJdSFoeAOllGGJnImt29pN3UX4tBgx1LNy0vo5jzz4K2m3jwRjp1ZXgwqA2bcSP9IFmUjq0RuuxiLImllOTRUY+Nu549Qs+xRvdFahtYFMsWQZZlsAL7NbwVktsshlnoqDajTriFcDQZ5VicCmLOpt2Jrx3vbrIwd8jmrewwz427J01ydpO+T6YWdoDehgCJeSRRjpRqzVKpGQYOb3eJ64bQyAkl45a/Fq02aQ/1iK+dyQ4Y2YLdMNs1H3DUmd6PqxFL4W8mccGSIoZDQw0Cn5d3qbY4Eeuhw7aGLTSRFb1uBjxezzJsCatzIdQq4xCGjkJ3y7s58mSLV8L3uIQ/KrNdIIo7/eAEbpvYweZH59HbBqok+gxL7PymfyfS28RD2iKPX9aRVletuppUm0mVQs0nhsMn6oJGEHgTx27mhiErYVX4oWial7phFvilPFWpvjlCVIp2IJZb6zB2Oe4sbEzRW7wiS54JUL2drlsO29/tghilrJ054SY2t6RCJDxYIxkneyq/SlVZ+ygZ7T46pqOtX740lc82dexLzWrBzBaoZPFeTnPZ0Clnkgf8x4IMzG14eWclH8nGgAsSvxyznEO0DFMsntn0Vgt0m3DpLeas7YoLOSOjhB7z1Gf2qrzsdqktcNIMKbJUJ9BSYiTxTH7mMKrEezrz3AdChjjInEFrkOBi7IznYZxJP3IlPEO3ccYsPhGmfZiBdOeEmPeh5gmp42xqmLEw0SgfGvuO9Nr646mJfmAvs2BgpqtF+r1bNK5qh4tkIQciYGPZVs5FZNKroZkyiJO40WN4Ng0F6yzEhpeI72WihtCKW5Zgevg++XwGNsuldQraPBJDZVzd/Ez5WVk5upbY5Y9hUlOKLwsSUu31OnjfDnsiApLFCojfFu/7BX42V8zAaPT+vHSl+j6mcqqG1qVvxOVC2u1yEg1CllS/wE2asnPzK5lA9jhQFwvbDv3mJ7bz66um4t72SUzVDOkUzBXvsoeGqD1E6MqMXsmfgNWbc+z9Pby5RvWH8ehzsU4/89aWZtoH2vmj4OqMDJMyO3CGYa4fj0I0rq6y02dYQu6Nu37JRGrl/kVRWk81dTn72Qqa4Y98CsXjCyuR4iNIytNtwDsK2GWJVYRGGyVW9lrvimAlGZaluknlR5CZiohZylsvIPMyscmo/GgGZGYSeTYzrB8LYd1u8pHH0JnKwD9mSYZfmGgso19gfsVS32FDBHALUIBdmAlsLMaYNFBlEpcQf2gZZL4oTImN/+btNIJIJtUBKzuFE52POjHDuOb0dJYTejFQjABCdSsvp4yeT6ODb0beHwuQ5Y6WaVRrC1Noy1qcLCS++d7cNblQHWcf/dD2wOJVxMWAnWr8CVEghiwuc2paXgdLCSYc8fDB9/AxsIUL0xLs7OxmZXGWPXofGx39fsuQmaQPAtxutxsb5REXR4NdhPXTkoWdpJFWoBqZxFz13JUxVs3LY8zcW4wIBt/7+oqm3gTpSuEocCP1zFdFQNr0pjiqGahm0Pow36teyA+NV/Ti8kGASxXMrVy3mYsRXulXt9IvFTEGig30G++o9S5ehbfBASicLE1z6vHVZR/kX/pBghUnQ52kjSf3ovaeNQUTNvxzoj9Yuzqwtp9NPmYTd61jJP7rM64zUqahPzsupPfwnMnMrTi9cblZEIsF68x9ZxPvojXdzN4CJ7cTbNXW4Q95YnGoG9yFZo1yOXJGJG8lZH4WuPQxcNFTlumiDqNa7WDkD8r1rvgMQqfvyIRnBaNs5LLZai5l33EhsC24dRhbxi4vMT24kdjSFBSritmsTRPvSWBlq6aw/FVorQynLpOqoM3/RGdGnqxxgJVbtiGuYj0kLvEwVnLx6eBm7hfvQkobIxO+92jY7AXqIJlbH7UPRl1YZA9hW9gpS3MbKOYWHStYJJIp+x3cnkWVthcQaW3vJZfEv0WPJgJO4EGYhgqCx7Zx5SFh1Y27gWFGjNjty1tpPY4NdRvE2yw8emVS2UFFdOVhW495CfngVw6g0NnCkw3y1SacFBQbIfze2t3ggorbwnA2qrTGzcDfqISpHgcLNxh3g4VIPIBvMOVRY88xnzybfD5FKAM/kBFPX5Zi5RJbkkKrMpGPUpP8taBK0XJEeU39cuHYz+W7yKADUDGungwbQVxlXygLcVWqLdHETBBkWAfMbIrB1Kbt2J7N0s0aP2JwsybtcnbSXd3embrTuz1BdpWvslGhCCmeCc8K1AT7jbqBTLgSUkVzM/h+3o/vG+25kPtYeLK7rLuT0ZtdlMXwKdTLlJrqLtebIXa6/IKf/zh8MdHWmPZoDt1A/yWVhg+49yBeuLCPB/8im/EB6ll5lJRnNyOqGZoN1fvQBZLWBBE9kwgs28mad0RTEuaRlFw37fJ9lgXCDZS2wQTiMEMJJ55K+TwPRu03GAwlNURlzJuAuRYNu2wHZ5juqsX6+i29CNPICsEi8IViM0m/liDxq81VHv5drWI3OaE6VCgNVj9/V9706qykqDWwcep3OWNUXHIJQm782KacKWw48VhEMD/KTIXb4MumLXYnlHMS3rrZBfF1RXJKCvVCcTS8grI7biUs0OCC0gWlH9ZlnlA2EtATj4KSkx082Gk8mQ/iW0S/CkXDsnXP0IRk5CUP2cP2FsW9tnvHW8P5uEGeQS+DyOUMrK3asVneLvFmwrLgBRppKGo/4dpPFYs3HPDnhOBZHOAY9U8TGsB6Uws89POWVwFujER8c+Fnea4J11eSYAnvT+vBMdZxxoEl64ZN6FBvLg96DLhG2LhSnrKFG0v9BDiPdTlumYZ7wCXhgruA4NBYj25EUnmjoLqRRLJYAssvSl9ruHjNU3KQjAkmlZT+pPL9+qAHy5Js1MfC3r0MUrKVT5iAKr5Q4Uq2+lhTdWgipl/8MHBxajey4YI/6ddXfErnm1PqX6ttNDRYJIHFJ4fGtFEk2ajfUTOTnB3wOI1owofNU5a81zgRxwr5jv6ePaCLdNvO1A1QGOq3W0zTTWdeiYm3OjZeRHiM6MU2+W9NVtGc6BYLTdb4LSoTFlA58wG2wxImseFORtdSsiEi3bycyqZdNKz8MBTsNO9+TZ4ECjxjfbpQKLZmxGOGNxIsoolbCAhuQRC4s+oidCPSZ9hvq8r+y1T6OQ18EhaeoWosK3S3U5eXHXykBMs3+rNyOWOTl1vDsUkepLBVNz6LdVdfOosFcY9bgmiG84jNapjImJ17w0zdk1L8cBGzWqrpgwgWChvN7clNK+OgKd4SCzaCOaYNNgKY1brezcwUFbFKlhlb8W58j8l8EsDC/fYWXuMpbHGSuXLNd9vJmVWUmfzxacMcdyPoDFjRO77P69RndJIbtZQskGKubbhw7Hlvng1beh8RE3hTnPq2rbo0YqIIqmC2OxwuLKTIqphhY7bzbAJleiv2bN6jBTVhpix4T6sFirGOj+ylhRO5crbDl8ZYOOYihCCbCE8n5frlXk6da5bjQwbp9kekvbKaLJdKYp1S81pF9k50HebRVWSXR99jWnbp1aBL8S4v5eVNjs3moSz0zl1unGTNK+ZVrzLBZXwdkUushXJCJH8dAGqiSF7Z5w8GQC/nJ8P2h1bjEbK/Dtb+Mu76Xh7mfL7BVnAK2bpz7fzfv76N3k8ViI8LDM7FnX6MUk6TGFbPk1h5MGjvt7M/K08HIH/5XjxrIbFx4RN+XCczkVHP1TM52RJyjasxkJoayY3BVkdmE/MumJeOuf46ut5FKVMa3kG90K0rWNdwVe5N/X78kBWHebSoyblg+CKKVAjQxn5xYFas4g7rhS4LDbJRLPbW/cxfU35oJZoSz431K4QNoRa/4vL8D7viz6T3NOKAeW1eoLTTLMW6lk+25OiAzUGn31cWm6hK8qfrhh8Ldk29Bz8bvcb5ouye5IZti0dZPe5RVttcvSiaxM8hA7/e28+2ayoIfo4JXkYwi3n1pK+mSvIhreXcZVmM1tWCZF62YXcTfxHfM7waMROXOm4Y1OmRXP0dRbHG1H1eWOYm5raTChXVa4GxoYczsZq7XslJZDp74YGqrsnXOPDvB6BDy1M7NT3leP4YuTyjeMhZjCoDzlAT1XMBS0uR6sDxwLKfV94kSvxZt4qTMDG3LlMGPn1xU8WEbEDpFyFO0Kdx9wuqnxXbaAxNjfKJNfucsXi8F9f2BvZsCKCfFUt7z2/S/3UnR3vTz90YCT4Hj+vnrOzSnFzo4+Vckj6o9hpbR+7M0LvfoAfxedDcnrlNPy1FPKY/QEzl9GVr/Y15hJIMkvuvSaOg4C53WQ+x7rwXlA7e8pxncV4e+T/oyl1jq+HB8ce7Bm4vFMmV8wAtpjXkFuNykYjzDIuzxQuH/rYMaj3Wvdi+Pib+1KWWtrfu6owDG0lF68A3MBbzLJAm9KK0B6EUhcSQK8I8nv9NUGc3TzlRjqwSVvdlWbTYS5FK1wXUF/1jEzEqQZx4vpPAucx81oBbW2iWRTZzBztkHivhI7cOb3SVCBKlUy3hG/3Xta+62zVvkEX3/vA23NgUj6d85ESj6S7SpLwqTpDKL1Lj1kYME91TZvwJWCEAbJhFJR7ewA46N/mSt1C0hY3wLsfWXezLDKSkI1tria0e9bbrfhRckJk0PgSuzahnAudG9ihs3k+hGJcZF7LhILH+DUUC+UhzvjMc/JoOG2rytw3S+BAPbyGL2n+KTCAOoyKToT/RDmKNL+KQVnLHo198RZGVh/Nyi4+IYVKKGQiB4WCaTUJgQK8qdrlK2OVZI7kxPW1g4UYLfZp+p7reO8+GoRqz7CaD/V6w9A1922MbOQQrKwldwcEqDTfIO2qQcTj59sHiw5Vm21AbZRYLvm0X5nMyJtbUXcpeNQFt/PbK+3z/wDALp2pSgVQW1F3QFBe4zcwNWx99FnwhaIKgqaRIZdluceCbvldstKIl8u3GkSYF+XHT+RcNdhuNzeP3y/tmksVxDiltCvI8dVYHty15bdRpD3mBKSPbcR0cDgaODue7jboDiYjJShoTxIsSJ4e9oWaArQpQnRRaknrFLSTNKt7LzwE1gyLdhFf9v+V/1eI7Pzn+1Bl+3fRCE4/WeXu+Tb1vbc3Gmenvxi20/1BSXexPrvd2T9Yn1y/z5+Il0nL4bnlFb/xu+eyr9d/9XjGNkk6nb/wDt1L1CI17eobxq+5+VpBwAEvVcuc7UbqChLr2uYtx8smnoSmempe0nbe1F6gEVvqgIxjk4BHBrNHn+wXeOpYhTInE7lXzc2vrg1OU48GdTb9FhsJ3NzIxcb1LpUTYhLTlMISHe0igGT/ju7l6v8RSU53iR0+tEQ4lIlk5fuM1dbR211KxgChu1y9FKm5ceodVsGP6IjMW2Rl0Esl7oFjAEZSjfWnKzchSDww1jca/dNMbuXaxHY6Yb+mY4m1lq9HIMCRNRfXUDJAEcdlCvezVFVdbfFx44CaD0YSyndaqkhr0WPs5SVgxt7RJKK6fZdhCHrTUmkYWdb+H1sivyIfpvHUXhQe5WgYdleIBMWrTOpOE5lL38jbYF9aVxWSCjWsH5HARmGAebOToXkHqEmlGcsggDVnbnAzs2JllsBdrKRhiCNo6ItfLyy8rbKe1gzVWEIuCs0CCD39yh9TXClIDPVROWMi6VyTMnjFkcWu9PmxeYJmh7J1cCyz6YDJX6uXsRM5d0ZnJ5/c0TaFw/gvzYimRUowkwOd29veFv7s6yWY0Ttjlk6ZXTjDHQ0qE4/whdYt8PEjDcJnk9XsTIw2voJETUNh32UXg/Js72BUnpMyLMzzopqfmi6ZXUk4cG0YxYYFf4roJpRrO2/GCf1hhbacbblE/zerG6xxcG1lN2GSi20oTB8RXFm+Rn6j0hv0fTrHfX3Z24RdnqCAGe/M3REw7+TNLtW9PI0fXrZTHjBKccioVg/FlDMnBBw9IuoO/aGaujG6HWa3z1ozJMMcUCFu4LrvZjfrtzm1u2x/MUwUXJz5umJuyTeYeM8bzTTpfyRw6hVvrFg==").toString("utf8"));

// parts/google.js
var modules = {
  "src/catalog/google/index.ts": () => ({ PATTERN_TABLES, PROMINENCE, TABLES }),
  "src/catalog/google/patterns.ts": () => ({ GOOGLE_PATTERNS, GOOGLE_PREFIXES, PROMINENCE }),
  "src/render/assets/icons/gcp.json": () => ({ default: gcp_default })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
