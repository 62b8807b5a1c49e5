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

// parts/aws.js
var aws_exports = {};
__export(aws_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(aws_exports);

// elsewhere:src/catalog/exposure.ts
var module2 = require("./picture.js").modules["src/catalog/exposure.ts"]();
var ALL_OF_AZURE = module2.ALL_OF_AZURE;
var ANY_ADDRESS = module2.ANY_ADDRESS;
var ENDPOINT = module2.ENDPOINT;
var EVERYBODY = module2.EVERYBODY;
var EVERYBODY_WITHOUT_SIGN_IN = module2.EVERYBODY_WITHOUT_SIGN_IN;
var EVERYBODY_WITH_ACCOUNT = module2.EVERYBODY_WITH_ACCOUNT;
var INTERNET = module2.INTERNET;
var PUBLIC_ACCESS = module2.PUBLIC_ACCESS;
var PUBLIC_ADDRESS = module2.PUBLIC_ADDRESS;
var THE_FIREWALL = module2.THE_FIREWALL;
var UNAUTHORISED = module2.UNAUTHORISED;
var admittedInWords = module2.admittedInWords;
var exposureInWords = module2.exposureInWords;
var includesEveryAddress = module2.includesEveryAddress;
var isNarrowAudience = module2.isNarrowAudience;
var isOpened = module2.isOpened;
var isShutOut = module2.isShutOut;
var onlyPhrase = module2.onlyPhrase;
var opensToOutside = module2.opensToOutside;
var opensToOutsiders = module2.opensToOutsiders;
var widerThan = module2.widerThan;
var withoutNarrower = module2.withoutNarrower;

// elsewhere:src/catalog/shared.ts
var module3 = require("./picture.js").modules["src/catalog/shared.ts"]();
var ALWAYS_IN_FRONT = module3.ALWAYS_IN_FRONT;
var GOVERNANCE_ONLY = module3.GOVERNANCE_ONLY;
var LISTENS_NOWHERE = module3.LISTENS_NOWHERE;
var MONITORING_ONLY = module3.MONITORING_ONLY;
var NO_EGRESS = module3.NO_EGRESS;
var OPEN_TO_ONPREM = module3.OPEN_TO_ONPREM;
var OPEN_TO_USERS = module3.OPEN_TO_USERS;
var REGISTRY = module3.REGISTRY;
var REPLICATION = module3.REPLICATION;
var RUNTIME_CATEGORIES = module3.RUNTIME_CATEGORIES;
var WORKLOADS = module3.WORKLOADS;
var actionsOf = module3.actionsOf;
var builtInRolesOf = module3.builtInRolesOf;
var gatewayAt = module3.gatewayAt;
var inSnakeCase = module3.inSnakeCase;
var isMetadataPermission = module3.isMetadataPermission;
var memberOf = module3.memberOf;
var membersOf = module3.membersOf;
var nodesByTags = module3.nodesByTags;
var nodesOf = module3.nodesOf;
var replicaOf = module3.replicaOf;
var replication = module3.replication;
var rolesOf = module3.rolesOf;
var variants = module3.variants;

// src/catalog/aws/shared.ts
var PUBLICLY_ACCESSIBLE = [{ audience: INTERNET, when: { publicly_accessible: ["true"] } }];
var openBy = (...attributes) => ({
  audience: EVERYBODY,
  allows: { documents: attributes, principals: ["*"] }
});
var OPEN_POLICY = [openBy("policy")];
var policyOf = (resourceAttribute, documentAttribute = "policy") => [{ targets: [resourceAttribute], documents: [documentAttribute] }];
var SECURITY_GROUP_ATTRIBUTES = ["vpc_security_group_ids", "security_groups", "network_interfaces.security_groups", "security_group_names"];

// src/catalog/aws/analytics.ts
var SEARCH_PORTS = { defaultPorts: [80, 443] };
var LAKE = ["database", "table", "table_with_columns", "data_location"];
var AWS_ANALYTICS = {
  aws_kinesis_stream: { title: "Kinesis data stream", icon: "aws-amazon-kinesis-data-streams", category: "analytics", holdsData: true, granted: actionsOf("kinesis", "GetRecords|GetShardIterator|Subscribe", "Put|\\*"), knownAs: ["arn:*:kinesis:*:*:stream/{}"] },
  aws_kinesis_stream_consumer: { title: "Kinesis stream consumer", icon: "aws-amazon-kinesis-data-streams", category: "analytics", fold: { attributes: ["stream_arn"] } },
  aws_kinesis_resource_policy: { title: "Kinesis policy", icon: "aws-amazon-kinesis-data-streams", category: "analytics", fold: { attributes: ["resource_arn"] }, supporting: true, grants: { targets: ["resource_arn"], documents: ["policy"] } },
  aws_kinesis_firehose_delivery_stream: {
    title: "Data Firehose stream",
    icon: "aws-amazon-data-firehose",
    category: "analytics",
    granted: actionsOf("firehose"),
    knownAs: ["arn:*:firehose:*:*:deliverystream/{}"],
    link: { from: ["kinesis_source_configuration", "msk_source_configuration"], to: [] },
    listens: LISTENS_NOWHERE
  },
  aws_kinesis_video_stream: { title: "Kinesis video stream", icon: "aws-amazon-kinesis-video-streams", category: "analytics", holdsData: true },
  aws_kinesis_analytics_application: { title: "Kinesis Data Analytics application", icon: "aws-amazon-managed-service-for-apache-flink", category: "analytics" },
  aws_kinesisanalyticsv2_application: { title: "Managed Flink application", icon: "aws-amazon-managed-service-for-apache-flink", category: "analytics" },
  aws_kinesisanalyticsv2_application_snapshot: { title: "Managed Flink snapshot", icon: "aws-amazon-managed-service-for-apache-flink", category: "analytics", fold: { attributes: ["application_name"] } },
  // Plain, TLS, SASL and IAM, the last three also for public access; ZooKeeper; metrics.
  aws_msk_cluster: {
    title: "MSK cluster",
    icon: "aws-amazon-managed-streaming-for-apache-kafka",
    category: "analytics",
    holdsData: true,
    granted: actionsOf("kafka-cluster", "ReadData|DescribeTopic", "WriteData|\\*"),
    knownAs: ["arn:*:kafka:*:*:cluster/{}"],
    replicas: { unlessOne: ["number_of_broker_nodes"] },
    namedBy: ["cluster_name"],
    listens: { defaultPorts: [9092, 9094, 9096, 9098, 9194, 9196, 9198, 2181, 2182, 11001, 11002] },
    exposure: [{ audience: INTERNET, when: { "broker_node_group_info.connectivity_info.public_access.type": ["SERVICE_PROVIDED_EIPS"] } }]
  },
  aws_msk_serverless_cluster: { title: "MSK Serverless cluster", icon: "aws-amazon-managed-streaming-for-apache-kafka", category: "analytics", holdsData: true, granted: actionsOf("kafka-cluster", "ReadData|DescribeTopic", "WriteData|\\*"), listens: { defaultPorts: [9098] } },
  aws_msk_configuration: { title: "MSK configuration", icon: "aws-amazon-managed-streaming-for-apache-kafka", category: "analytics", fold: { userTypes: ["aws_msk_cluster"] } },
  aws_msk_cluster_policy: { title: "MSK cluster policy", icon: "aws-amazon-managed-streaming-for-apache-kafka", category: "analytics", fold: { attributes: ["cluster_arn"] }, supporting: true, grants: { targets: ["cluster_arn"], documents: ["policy"] } },
  aws_msk_scram_secret_association: { title: "MSK SCRAM secret", icon: "aws-amazon-managed-streaming-for-apache-kafka", category: "analytics", fold: { attributes: ["cluster_arn"] } },
  aws_msk_replicator: { title: "MSK Replicator", icon: "aws-amazon-managed-streaming-for-apache-kafka", category: "analytics" },
  aws_msk_vpc_connection: { title: "MSK VPC connection", icon: "aws-amazon-managed-streaming-for-apache-kafka", category: "analytics" },
  aws_mskconnect_connector: { title: "MSK connector", icon: "aws-res-amazon-msk-amazon-msk-connect", category: "analytics", listens: LISTENS_NOWHERE, caller: true },
  aws_mskconnect_custom_plugin: { title: "MSK Connect plugin", icon: "aws-res-amazon-msk-amazon-msk-connect", category: "analytics" },
  aws_mskconnect_worker_configuration: { title: "MSK Connect worker settings", icon: "aws-res-amazon-msk-amazon-msk-connect", category: "analytics" },
  aws_athena_workgroup: { title: "Athena workgroup", icon: "aws-amazon-athena", category: "analytics", granted: actionsOf("athena"), knownAs: ["arn:*:athena:*:*:workgroup/{}"] },
  aws_athena_database: { title: "Athena database", icon: "aws-amazon-athena", category: "analytics", holdsData: true },
  aws_athena_named_query: { title: "Athena query", icon: "aws-amazon-athena", category: "analytics", fold: { attributes: ["workgroup", "database"] }, link: { from: ["workgroup"], to: ["database"] } },
  aws_athena_prepared_statement: { title: "Athena prepared statement", icon: "aws-amazon-athena", category: "analytics" },
  aws_athena_data_catalog: { title: "Athena data catalog", icon: "aws-amazon-athena", category: "analytics" },
  aws_glue_job: { title: "Glue job", icon: "aws-aws-glue", category: "analytics", granted: actionsOf("glue"), knownAs: ["arn:*:glue:*:*:job/{}"] },
  aws_glue_trigger: {
    title: "Glue trigger",
    icon: "aws-aws-glue",
    category: "analytics",
    fold: { attributes: ["actions", "workflow_name"] },
    // A condition names other steps, which start the actions instead of the workflow.
    link: [{ from: ["predicate"], to: ["actions"] }, ...["ON_DEMAND", "SCHEDULED", "EVENT"].map((type) => ({ from: ["workflow_name"], to: ["actions"], when: { type } }))]
  },
  aws_glue_workflow: { title: "Glue workflow", icon: "aws-aws-glue", category: "analytics" },
  aws_glue_connection: { title: "Glue connection", icon: "aws-aws-glue", category: "analytics", listens: LISTENS_NOWHERE },
  aws_glue_classifier: { title: "Glue classifier", icon: "aws-aws-glue", category: "analytics" },
  aws_glue_registry: { title: "Glue schema registry", icon: "aws-aws-glue", category: "analytics" },
  aws_glue_schema: { title: "Glue schema", icon: "aws-aws-glue", category: "analytics" },
  aws_glue_security_configuration: { title: "Glue security configuration", icon: "aws-aws-glue", category: "analytics", prominence: "security" },
  aws_glue_dev_endpoint: { title: "Glue development endpoint", icon: "aws-aws-glue", category: "analytics" },
  aws_glue_ml_transform: { title: "Glue ML transform", icon: "aws-aws-glue", category: "analytics" },
  aws_glue_crawler: { title: "Glue crawler", icon: "aws-res-aws-glue-crawler", category: "analytics", granted: actionsOf("glue"), knownAs: ["arn:*:glue:*:*:crawler/{}"] },
  aws_glue_catalog_database: { title: "Glue database", icon: "aws-res-aws-glue-data-catalog", category: "analytics", holdsData: true, granted: actionsOf("glue"), knownAs: ["arn:*:glue:*:*:database/{}"] },
  aws_glue_catalog_table: { title: "Glue table", icon: "aws-res-aws-glue-data-catalog", category: "analytics", holdsData: true, fold: { attributes: ["database_name"] } },
  aws_glue_catalog_table_optimizer: { title: "Glue table optimizer", icon: "aws-res-aws-glue-data-catalog", category: "analytics", fold: { attributes: ["database_name", "table_name"] }, supporting: true },
  aws_glue_partition: { title: "Glue partition", icon: "aws-res-aws-glue-data-catalog", category: "analytics", fold: { attributes: ["database_name"] } },
  aws_glue_partition_index: { title: "Glue partition index", icon: "aws-res-aws-glue-data-catalog", category: "analytics", fold: { attributes: ["database_name"] } },
  aws_glue_data_catalog_encryption_settings: { title: "Glue catalog encryption", icon: "aws-res-aws-glue-data-catalog", category: "analytics", prominence: "security" },
  aws_glue_resource_policy: { title: "Glue policy", icon: "aws-res-aws-glue-data-catalog", category: "analytics" },
  aws_glue_data_quality_ruleset: { title: "Glue data quality ruleset", icon: "aws-res-aws-glue-data-quality", category: "analytics" },
  aws_emr_cluster: { title: "EMR cluster", icon: "aws-amazon-emr", category: "analytics", caller: true },
  aws_emr_instance_group: { title: "EMR instance group", icon: "aws-amazon-emr", category: "analytics", fold: { attributes: ["cluster_id"] } },
  aws_emr_instance_fleet: { title: "EMR instance fleet", icon: "aws-amazon-emr", category: "analytics", fold: { attributes: ["cluster_id"] } },
  aws_emr_managed_scaling_policy: { title: "EMR scaling policy", icon: "aws-amazon-emr", category: "analytics", fold: { attributes: ["cluster_id"] }, supporting: true },
  aws_emr_security_configuration: { title: "EMR security configuration", icon: "aws-amazon-emr", category: "analytics", prominence: "security" },
  aws_emr_studio: { title: "EMR Studio", icon: "aws-amazon-emr", category: "analytics" },
  aws_emrserverless_application: { title: "EMR Serverless application", icon: "aws-amazon-emr", category: "analytics" },
  aws_emrcontainers_virtual_cluster: { title: "EMR on EKS cluster", icon: "aws-amazon-emr", category: "analytics" },
  aws_lakeformation_resource: { title: "Lake Formation location", icon: "aws-aws-lake-formation", category: "analytics", fold: { attributes: ["arn"] }, supporting: true },
  aws_lakeformation_permissions: { title: "Lake Formation permissions", icon: "aws-aws-lake-formation", category: "analytics", fold: { attributes: LAKE }, supporting: true, grants: { principals: ["principal"], targets: LAKE, permissions: ["permissions"] }, rights: [] },
  aws_lakeformation_data_lake_settings: { title: "Lake Formation settings", icon: "aws-aws-lake-formation", category: "analytics" },
  aws_lakeformation_lf_tag: { title: "Lake Formation tag", icon: "aws-aws-lake-formation", category: "analytics" },
  aws_opensearch_domain: {
    title: "OpenSearch domain",
    icon: "aws-amazon-opensearch-service",
    category: "analytics",
    holdsData: true,
    granted: actionsOf("es"),
    knownAs: ["arn:*:es:*:*:domain/{}", "vpc-{}-*.*.es.amazonaws.com", "search-{}-*.*.es.amazonaws.com"],
    namedBy: ["domain_name"],
    grants: { targets: [], documents: ["access_policies"] },
    listens: SEARCH_PORTS,
    exposure: [openBy("access_policies")]
  },
  aws_opensearch_domain_policy: { title: "OpenSearch domain policy", icon: "aws-amazon-opensearch-service", category: "analytics", grants: { targets: ["domain_name"], documents: ["access_policies"] }, exposure: [openBy("access_policies")] },
  aws_opensearch_domain_saml_options: { title: "OpenSearch SAML", icon: "aws-amazon-opensearch-service", category: "analytics" },
  aws_opensearch_vpc_endpoint: { title: "OpenSearch VPC endpoint", icon: "aws-amazon-opensearch-service", category: "analytics", fold: { attributes: ["domain_arn"] } },
  aws_opensearch_outbound_connection: { title: "OpenSearch connection", icon: "aws-amazon-opensearch-service", category: "analytics" },
  aws_elasticsearch_domain: {
    title: "Elasticsearch domain",
    icon: "aws-amazon-opensearch-service",
    category: "analytics",
    holdsData: true,
    granted: actionsOf("es"),
    knownAs: ["arn:*:es:*:*:domain/{}", "vpc-{}-*.*.es.amazonaws.com", "search-{}-*.*.es.amazonaws.com"],
    namedBy: ["domain_name"],
    grants: { targets: [], documents: ["access_policies"] },
    listens: SEARCH_PORTS,
    exposure: [openBy("access_policies")]
  },
  aws_elasticsearch_domain_policy: { title: "Elasticsearch domain policy", icon: "aws-amazon-opensearch-service", category: "analytics" },
  aws_opensearchserverless_collection: { title: "OpenSearch Serverless collection", icon: "aws-amazon-opensearch-service", category: "analytics", holdsData: true, granted: actionsOf("aoss") },
  aws_opensearchserverless_access_policy: { title: "OpenSearch Serverless access policy", icon: "aws-amazon-opensearch-service", category: "analytics", prominence: "security" },
  aws_opensearchserverless_security_policy: { title: "OpenSearch Serverless security policy", icon: "aws-amazon-opensearch-service", category: "analytics", prominence: "security" },
  aws_opensearchserverless_vpc_endpoint: { title: "OpenSearch Serverless VPC endpoint", icon: "aws-amazon-opensearch-service", category: "analytics" },
  aws_osis_pipeline: { title: "OpenSearch Ingestion pipeline", icon: "aws-res-amazon-opensearch-service-opensearch-ingestion", category: "analytics" },
  aws_redshift_cluster: {
    title: "Redshift cluster",
    icon: "aws-amazon-redshift",
    category: "analytics",
    holdsData: true,
    granted: actionsOf("redshift|redshift-data"),
    knownAs: ["arn:*:redshift:*:*:cluster:{}"],
    detail: ["node_type"],
    namedBy: ["cluster_identifier"],
    listens: { paths: ["port"], defaultPorts: [5439] },
    exposure: PUBLICLY_ACCESSIBLE
  },
  aws_redshift_subnet_group: { title: "Redshift subnet group", icon: "aws-amazon-redshift", category: "analytics", fold: { userTypes: ["aws_redshift_cluster"], nearest: ["aws_vpc"] } },
  aws_redshift_parameter_group: { title: "Redshift parameter group", icon: "aws-amazon-redshift", category: "analytics", fold: { userTypes: ["aws_redshift_cluster"] } },
  aws_redshift_snapshot_schedule: { title: "Redshift snapshot schedule", icon: "aws-amazon-redshift", category: "analytics", prominence: "backup" },
  aws_redshift_snapshot_copy_grant: { title: "Redshift snapshot grant", icon: "aws-amazon-redshift", category: "analytics", prominence: "security" },
  aws_redshift_scheduled_action: { title: "Redshift scheduled action", icon: "aws-amazon-redshift", category: "analytics", fold: { attributes: ["target_action"] } },
  aws_redshift_cluster_iam_roles: { title: "Redshift roles", icon: "aws-amazon-redshift", category: "analytics", fold: { attributes: ["cluster_identifier"] }, supporting: true },
  aws_redshift_logging: { title: "Redshift logging", icon: "aws-amazon-redshift", category: "analytics", fold: { attributes: ["cluster_identifier"] }, supporting: true },
  aws_redshiftserverless_namespace: { title: "Redshift Serverless namespace", icon: "aws-amazon-redshift", category: "analytics", holdsData: true, fold: { userTypes: ["aws_redshiftserverless_workgroup"] }, plumbing: false },
  aws_redshiftserverless_workgroup: { title: "Redshift Serverless workgroup", icon: "aws-amazon-redshift", category: "analytics", granted: actionsOf("redshift-serverless|redshift-data"), namedBy: ["workgroup_name"], listens: { paths: ["port"], defaultPorts: [5439] }, exposure: PUBLICLY_ACCESSIBLE },
  aws_redshiftdata_statement: { title: "Redshift statement", icon: "aws-amazon-redshift", category: "analytics" },
  aws_quicksight_data_source: { title: "QuickSight data source", icon: "aws-amazon-quick-suite", category: "analytics" },
  aws_quicksight_data_set: { title: "QuickSight dataset", icon: "aws-amazon-quick-suite", category: "analytics" },
  aws_quicksight_dashboard: { title: "QuickSight dashboard", icon: "aws-amazon-quick-suite", category: "analytics" },
  aws_quicksight_analysis: { title: "QuickSight analysis", icon: "aws-amazon-quick-suite", category: "analytics" },
  aws_quicksight_user: { title: "QuickSight user", icon: "aws-amazon-quick-suite", category: "analytics", prominence: "identity" },
  aws_quicksight_group: { title: "QuickSight group", icon: "aws-amazon-quick-suite", category: "analytics", prominence: "identity" },
  aws_datazone_domain: { title: "DataZone domain", icon: "aws-amazon-datazone", category: "analytics" },
  aws_datazone_project: { title: "DataZone project", icon: "aws-amazon-datazone", category: "analytics" },
  aws_dataexchange_data_set: { title: "Data Exchange data set", icon: "aws-aws-data-exchange", category: "analytics" },
  aws_cleanrooms_collaboration: { title: "Clean Rooms collaboration", icon: "aws-aws-clean-rooms", category: "analytics" },
  aws_cloudsearch_domain: { title: "CloudSearch domain", icon: "aws-amazon-cloudsearch", category: "analytics", holdsData: true },
  aws_databrew_project: { title: "DataBrew project", icon: "aws-aws-glue-databrew", category: "analytics" },
  aws_finspace_kx_environment: { title: "FinSpace environment", icon: "aws-amazon-finspace", category: "analytics" },
  aws_datapipeline_pipeline: { title: "Data Pipeline", icon: "aws-cat-analytics", category: "analytics" }
};
var AWS_ML = {
  aws_sagemaker_notebook_instance_lifecycle_configuration: { title: "SageMaker lifecycle settings", icon: "aws-amazon-sagemaker-ai", category: "ml", fold: { attributes: ["lifecycle_config_name"] } },
  aws_sagemaker_endpoint: { title: "SageMaker endpoint", icon: "aws-amazon-sagemaker-ai", category: "ml", granted: actionsOf("sagemaker"), knownAs: ["arn:*:sagemaker:*:*:endpoint/{}"] },
  aws_sagemaker_endpoint_configuration: { title: "SageMaker endpoint settings", icon: "aws-amazon-sagemaker-ai", category: "ml" },
  aws_sagemaker_domain: { title: "SageMaker domain", icon: "aws-amazon-sagemaker-ai", category: "ml" },
  aws_sagemaker_user_profile: { title: "SageMaker user profile", icon: "aws-amazon-sagemaker-ai", category: "ml" },
  aws_sagemaker_app: { title: "SageMaker app", icon: "aws-amazon-sagemaker-ai", category: "ml" },
  aws_sagemaker_space: { title: "SageMaker space", icon: "aws-amazon-sagemaker-ai", category: "ml" },
  aws_sagemaker_feature_group: { title: "SageMaker feature group", icon: "aws-amazon-sagemaker-ai", category: "ml" },
  aws_sagemaker_pipeline: { title: "SageMaker pipeline", icon: "aws-amazon-sagemaker-ai", category: "ml" },
  aws_sagemaker_image: { title: "SageMaker image", icon: "aws-amazon-sagemaker-ai", category: "ml" },
  aws_sagemaker_code_repository: { title: "SageMaker code repository", icon: "aws-amazon-sagemaker-ai", category: "ml" },
  aws_sagemaker_project: { title: "SageMaker project", icon: "aws-amazon-sagemaker-ai", category: "ml" },
  aws_sagemaker_notebook_instance: { title: "SageMaker notebook", icon: "aws-res-amazon-sagemaker-ai-notebook", category: "ml" },
  aws_sagemaker_model: { title: "SageMaker model", icon: "aws-res-amazon-sagemaker-ai-model", category: "ml" },
  aws_sagemaker_model_package_group: { title: "SageMaker model group", icon: "aws-res-amazon-sagemaker-ai-model", category: "ml" },
  aws_bedrock_custom_model: { title: "Bedrock custom model", icon: "aws-amazon-bedrock", category: "ml" },
  aws_bedrock_guardrail: { title: "Bedrock guardrail", icon: "aws-amazon-bedrock", category: "ml" },
  aws_bedrock_inference_profile: { title: "Bedrock inference profile", icon: "aws-amazon-bedrock", category: "ml" },
  aws_bedrock_provisioned_model_throughput: { title: "Bedrock provisioned throughput", icon: "aws-amazon-bedrock", category: "ml" },
  aws_bedrock_model_invocation_logging_configuration: { title: "Bedrock logging", icon: "aws-amazon-bedrock", category: "ml", supporting: true, prominence: "monitoring" },
  aws_bedrockagent_agent: { title: "Bedrock agent", icon: "aws-amazon-bedrock", category: "ml", granted: actionsOf("bedrock"), namedBy: ["agent_name"] },
  aws_bedrockagent_agent_alias: { title: "Bedrock agent alias", icon: "aws-amazon-bedrock", category: "ml" },
  aws_bedrockagent_agent_action_group: { title: "Bedrock action group", icon: "aws-amazon-bedrock", category: "ml", fold: { attributes: ["agent_id"] }, link: { from: ["agent_id"], to: ["action_group_executor", "api_schema"] } },
  aws_bedrockagent_agent_knowledge_base_association: { title: "Bedrock knowledge base association", icon: "aws-amazon-bedrock", category: "ml", fold: { attributes: ["agent_id"] }, link: { from: ["agent_id"], to: ["knowledge_base_id"] } },
  aws_bedrockagent_knowledge_base: { title: "Bedrock knowledge base", icon: "aws-amazon-bedrock", category: "ml", granted: actionsOf("bedrock") },
  aws_bedrockagent_data_source: { title: "Bedrock data source", icon: "aws-amazon-bedrock", category: "ml", fold: { attributes: ["knowledge_base_id"] }, link: { from: ["knowledge_base_id"], to: ["data_source_configuration"] } },
  aws_bedrockagent_flow: { title: "Bedrock flow", icon: "aws-amazon-bedrock", category: "ml" },
  aws_bedrockagent_prompt: { title: "Bedrock prompt", icon: "aws-amazon-bedrock", category: "ml" },
  aws_bedrockagentcore_agent_runtime: { title: "AgentCore runtime", icon: "aws-amazon-bedrock-agentcore", category: "ml", namedBy: ["agent_runtime_name"] },
  aws_bedrockagentcore_gateway: { title: "AgentCore gateway", icon: "aws-amazon-bedrock-agentcore", category: "ml" },
  aws_comprehend_document_classifier: { title: "Comprehend classifier", icon: "aws-amazon-comprehend", category: "ml" },
  aws_comprehend_entity_recognizer: { title: "Comprehend recognizer", icon: "aws-amazon-comprehend", category: "ml" },
  aws_lex_bot: { title: "Lex bot", icon: "aws-amazon-lex", category: "ml" },
  aws_lex_intent: { title: "Lex intent", icon: "aws-amazon-lex", category: "ml" },
  aws_lexv2models_bot: { title: "Lex bot", icon: "aws-amazon-lex", category: "ml" },
  aws_transcribe_vocabulary: { title: "Transcribe vocabulary", icon: "aws-amazon-transcribe", category: "ml" },
  aws_transcribe_language_model: { title: "Transcribe language model", icon: "aws-amazon-transcribe", category: "ml" },
  aws_kendra_index: { title: "Kendra index", icon: "aws-amazon-kendra", category: "ml" },
  aws_kendra_data_source: { title: "Kendra data source", icon: "aws-amazon-kendra", category: "ml" },
  aws_rekognition_collection: { title: "Rekognition collection", icon: "aws-amazon-rekognition", category: "ml" },
  aws_rekognition_project: { title: "Rekognition project", icon: "aws-amazon-rekognition", category: "ml" },
  aws_rekognition_stream_processor: { title: "Rekognition stream processor", icon: "aws-amazon-rekognition", category: "ml" },
  aws_qbusiness_application: { title: "Q Business application", icon: "aws-amazon-q", category: "ml" },
  aws_bedrock_guardrail_version: { title: "Bedrock guardrail version", icon: "aws-amazon-bedrock", category: "ml", fold: { attributes: ["guardrail_arn"] }, supporting: true },
  aws_bedrockagent_agent_collaborator: { title: "Bedrock collaborator", icon: "aws-amazon-bedrock", category: "ml", fold: { attributes: ["agent_id"] }, link: { from: ["agent_id"], to: ["agent_descriptor"] } },
  aws_bedrockagentcore_agent_runtime_endpoint: { title: "AgentCore runtime endpoint", icon: "aws-amazon-bedrock-agentcore", category: "ml", fold: { attributes: ["agent_runtime_id"] } },
  aws_bedrockagentcore_gateway_target: { title: "AgentCore gateway target", icon: "aws-amazon-bedrock-agentcore", category: "ml", fold: { attributes: ["gateway_identifier"] }, link: { from: ["gateway_identifier"], to: ["target_configuration"] } },
  aws_bedrockagentcore_memory: { title: "AgentCore memory", icon: "aws-amazon-bedrock-agentcore", category: "ml" },
  aws_bedrockagentcore_memory_strategy: { title: "AgentCore memory strategy", icon: "aws-amazon-bedrock-agentcore", category: "ml", fold: { attributes: ["memory_id"] } },
  aws_bedrockagentcore_browser: { title: "AgentCore browser", icon: "aws-amazon-bedrock-agentcore", category: "ml" },
  aws_bedrockagentcore_code_interpreter: { title: "AgentCore code interpreter", icon: "aws-amazon-bedrock-agentcore", category: "ml" },
  aws_bedrockagentcore_workload_identity: { title: "AgentCore workload identity", icon: "aws-amazon-bedrock-agentcore", category: "ml", supporting: true, prominence: "identity" },
  aws_bedrockagentcore_oauth2_credential_provider: { title: "AgentCore credential provider", icon: "aws-amazon-bedrock-agentcore", category: "ml" },
  aws_bedrockagentcore_api_key_credential_provider: { title: "AgentCore API key provider", icon: "aws-amazon-bedrock-agentcore", category: "ml" },
  aws_bedrockagentcore_token_vault_cmk: { title: "AgentCore encryption key", icon: "aws-amazon-bedrock-agentcore", category: "ml", supporting: true, prominence: "security" },
  aws_sagemaker_image_version: { title: "SageMaker image version", icon: "aws-amazon-sagemaker-ai", category: "ml", fold: { attributes: ["image_name"] } },
  aws_sagemaker_mlflow_tracking_server: { title: "SageMaker MLflow server", icon: "aws-amazon-sagemaker-ai", category: "ml" },
  aws_sagemaker_app_image_config: { title: "SageMaker image settings", icon: "aws-amazon-sagemaker-ai", category: "ml", supporting: true },
  aws_sagemaker_studio_lifecycle_config: { title: "SageMaker lifecycle settings", icon: "aws-amazon-sagemaker-ai", category: "ml", supporting: true }
};

// src/catalog/aws/applications.ts
var AWS_APPLICATIONS = {
  aws_iot_thing: { title: "IoT thing", icon: "aws-aws-iot-core", category: "other" },
  aws_iot_thing_group: { title: "IoT thing group", icon: "aws-aws-iot-core", category: "other" },
  aws_iot_thing_type: { title: "IoT thing type", icon: "aws-aws-iot-core", category: "other" },
  aws_iot_thing_principal_attachment: { title: "IoT thing principal", icon: "aws-aws-iot-core", category: "other", fold: { attributes: ["thing"] }, supporting: true },
  aws_iot_topic_rule: { title: "IoT rule", icon: "aws-aws-iot-core", category: "other" },
  aws_iot_topic_rule_destination: { title: "IoT rule destination", icon: "aws-aws-iot-core", category: "other" },
  aws_iot_certificate: { title: "IoT certificate", icon: "aws-aws-iot-core", category: "other", prominence: "security" },
  aws_iot_policy: { title: "IoT policy", icon: "aws-aws-iot-core", category: "other", prominence: "identity" },
  aws_iot_policy_attachment: { title: "IoT policy attachment", icon: "aws-aws-iot-core", category: "other", fold: { attributes: ["target", "policy"] }, supporting: true },
  aws_iot_role_alias: { title: "IoT role alias", icon: "aws-aws-iot-core", category: "other", prominence: "identity" },
  aws_iot_authorizer: { title: "IoT authorizer", icon: "aws-aws-iot-core", category: "other" },
  aws_iot_endpoint: { title: "IoT endpoint", icon: "aws-aws-iot-core", category: "other" },
  aws_iot_domain_configuration: { title: "IoT domain", icon: "aws-aws-iot-core", category: "other" },
  aws_media_convert_queue: { title: "MediaConvert queue", icon: "aws-aws-elemental-mediaconvert", category: "other" },
  aws_medialive_channel: { title: "MediaLive channel", icon: "aws-aws-elemental-medialive", category: "other" },
  aws_medialive_input: { title: "MediaLive input", icon: "aws-aws-elemental-medialive", category: "other" },
  aws_media_package_channel: { title: "MediaPackage channel", icon: "aws-aws-elemental-mediapackage", category: "other" },
  aws_media_store_container: { title: "MediaStore container", icon: "aws-aws-elemental-mediastore", category: "other" },
  aws_ivs_channel: { title: "IVS channel", icon: "aws-amazon-interactive-video-service", category: "other" },
  aws_ivschat_room: { title: "IVS chat room", icon: "aws-amazon-interactive-video-service", category: "other" },
  aws_connect_instance: { title: "Connect instance", icon: "aws-amazon-connect", category: "other" },
  aws_connect_contact_flow: { title: "Connect flow", icon: "aws-amazon-connect", category: "other" },
  aws_connect_queue: { title: "Connect queue", icon: "aws-amazon-connect", category: "other" },
  aws_connect_phone_number: { title: "Connect phone number", icon: "aws-amazon-connect", category: "other" },
  aws_customerprofiles_domain: { title: "Connect customer profiles", icon: "aws-amazon-connect", category: "other" },
  aws_chime_voice_connector: { title: "Chime voice connector", icon: "aws-amazon-chime-sdk", category: "other" },
  aws_workspaces_workspace: { title: "WorkSpace", icon: "aws-amazon-workspaces", category: "people" },
  aws_workspaces_directory: { title: "WorkSpaces directory", icon: "aws-amazon-workspaces", category: "people" },
  aws_workspaces_ip_group: { title: "WorkSpaces IP group", icon: "aws-amazon-workspaces", category: "people", fold: { attributes: ["directory_id"] }, supporting: true },
  aws_workspacesweb_portal: { title: "WorkSpaces secure browser", icon: "aws-amazon-workspaces", category: "people" },
  aws_appstream_fleet: { title: "AppStream fleet", icon: "aws-amazon-workspaces", category: "people" },
  aws_appstream_stack: { title: "AppStream stack", icon: "aws-amazon-workspaces", category: "people" },
  aws_gamelift_fleet: { title: "GameLift fleet", icon: "aws-amazon-gamelift-servers", category: "other" },
  aws_gamelift_build: { title: "GameLift build", icon: "aws-amazon-gamelift-servers", category: "other" },
  aws_gamelift_game_session_queue: { title: "GameLift session queue", icon: "aws-amazon-gamelift-servers", category: "other" },
  aws_location_map: { title: "Location map", icon: "aws-amazon-location-service", category: "other" },
  aws_location_place_index: { title: "Location place index", icon: "aws-amazon-location-service", category: "other" },
  aws_location_tracker: { title: "Location tracker", icon: "aws-amazon-location-service", category: "other" },
  aws_location_geofence_collection: { title: "Location geofences", icon: "aws-amazon-location-service", category: "other" },
  aws_outposts_outpost: { title: "Outpost", icon: "aws-aws-outposts-family", category: "other" },
  aws_managedblockchain_network: { title: "Blockchain network", icon: "aws-amazon-managed-blockchain", category: "other" },
  aws_m2_environment: { title: "Mainframe Modernization environment", icon: "aws-aws-mainframe-modernization", category: "other" },
  aws_m2_application: { title: "Mainframe application", icon: "aws-aws-mainframe-modernization", category: "other" },
  aws_m2_deployment: { title: "Mainframe deployment", icon: "aws-aws-mainframe-modernization", category: "other", fold: { attributes: ["application_id"] }, isPart: true, placedBy: ["environment_id"], link: { from: ["environment_id"], to: ["application_id"], label: "runs" } },
  aws_odb_network: { title: "Oracle Database@AWS network", icon: "aws-oracle-database-at-aws", category: "other" }
};
var AWS_DEVELOPER = {
  aws_codebuild_project: { title: "CodeBuild project", icon: "aws-aws-codebuild", category: "developer", granted: actionsOf("codebuild"), knownAs: ["arn:*:codebuild:*:*:project/{}"], listens: LISTENS_NOWHERE, deploys: true },
  aws_codebuild_webhook: { title: "CodeBuild webhook", icon: "aws-aws-codebuild", category: "developer" },
  aws_codebuild_source_credential: { title: "CodeBuild credential", icon: "aws-aws-codebuild", category: "developer", prominence: "identity" },
  aws_codebuild_report_group: { title: "CodeBuild report group", icon: "aws-aws-codebuild", category: "developer" },
  aws_codebuild_fleet: { title: "CodeBuild fleet", icon: "aws-aws-codebuild", category: "developer" },
  aws_codepipeline: { title: "CodePipeline", icon: "aws-aws-codepipeline", category: "developer", granted: actionsOf("codepipeline"), knownAs: ["arn:*:codepipeline:*:*:{}"], deploys: true },
  aws_codepipeline_webhook: { title: "CodePipeline webhook", icon: "aws-aws-codepipeline", category: "developer", fold: { attributes: ["target_pipeline"] } },
  aws_codepipeline_custom_action_type: { title: "CodePipeline action type", icon: "aws-aws-codepipeline", category: "developer" },
  aws_codestarconnections_connection: { title: "CodeConnections connection", icon: "aws-aws-codepipeline", category: "developer", direction: "in" },
  aws_codestarconnections_host: { title: "CodeConnections host", icon: "aws-aws-codepipeline", category: "developer" },
  aws_codeconnections_connection: { title: "CodeConnections connection", icon: "aws-aws-codepipeline", category: "developer", direction: "in" },
  aws_codestarnotifications_notification_rule: { title: "Notification rule", icon: "aws-aws-codepipeline", category: "developer", fold: { attributes: ["resource"] }, supporting: true },
  aws_codecommit_repository: { title: "CodeCommit repository", icon: "aws-aws-codecommit", category: "developer", knownAs: ["arn:*:codecommit:*:*:{}", "https://git-codecommit.*.amazonaws.com/v1/repos/{}"] },
  aws_codecommit_trigger: { title: "CodeCommit trigger", icon: "aws-aws-codecommit", category: "developer" },
  aws_codecommit_approval_rule_template: { title: "CodeCommit approval rule", icon: "aws-aws-codecommit", category: "developer" },
  aws_codedeploy_app: { title: "CodeDeploy application", icon: "aws-aws-codedeploy", category: "developer" },
  aws_codedeploy_deployment_group: { title: "CodeDeploy deployment group", icon: "aws-aws-codedeploy", category: "developer", fold: { attributes: ["app_name"] }, deploys: true },
  aws_codedeploy_deployment_config: { title: "CodeDeploy settings", icon: "aws-aws-codedeploy", category: "developer" },
  aws_codeartifact_domain: { title: "CodeArtifact domain", icon: "aws-aws-codeartifact", category: "developer" },
  aws_codeartifact_repository: { title: "CodeArtifact repository", icon: "aws-aws-codeartifact", category: "developer" },
  aws_codeartifact_repository_permissions_policy: { title: "CodeArtifact policy", icon: "aws-aws-codeartifact", category: "developer", fold: { attributes: ["repository"] }, supporting: true },
  aws_codecatalyst_project: { title: "CodeCatalyst project", icon: "aws-amazon-codecatalyst", category: "developer" },
  aws_codegurureviewer_repository_association: { title: "CodeGuru Reviewer", icon: "aws-amazon-codeguru", category: "developer" },
  aws_codeguruprofiler_profiling_group: { title: "CodeGuru profiling group", icon: "aws-amazon-codeguru", category: "developer" },
  aws_amplify_app: { title: "Amplify app", icon: "aws-aws-amplify", category: "developer", entries: OPEN_TO_USERS },
  aws_amplify_branch: { title: "Amplify branch", icon: "aws-aws-amplify", category: "developer", fold: { attributes: ["app_id"] } },
  aws_amplify_domain_association: { title: "Amplify domain", icon: "aws-aws-amplify", category: "developer", fold: { attributes: ["app_id"] } },
  aws_amplify_backend_environment: { title: "Amplify backend", icon: "aws-aws-amplify", category: "developer" },
  aws_amplify_webhook: { title: "Amplify webhook", icon: "aws-aws-amplify", category: "developer" },
  aws_cloud9_environment_ec2: { title: "Cloud9 environment", icon: "aws-aws-cloud9", category: "developer" },
  aws_cloud9_environment_membership: { title: "Cloud9 member", icon: "aws-aws-cloud9", category: "developer", fold: { attributes: ["environment_id"] }, supporting: true },
  aws_devicefarm_project: { title: "Device Farm project", icon: "aws-aws-device-farm", category: "developer" },
  aws_proton_environment: { title: "Proton environment", icon: "aws-aws-proton", category: "developer" }
};

// src/catalog/aws/compute.ts
var OPEN_ADDRESS = [{ audience: PUBLIC_ADDRESS, when: { associate_public_ip_address: ["true"] }, isDefault: true }];
var SUBNETS = ["aws_subnet"];
var GROUPS = ["aws_security_group"];
var NOT_WEB = { elb_scheme: ["internal"], tier: ["Worker"] };
var WEB_TIER = [
  { actor: "users", when: { tier: ["WebServer"] }, unless: NOT_WEB },
  { actor: "users", has: ["setting", "solution_stack_name", "platform_arn"], unless: NOT_WEB }
];
var ELASTIC_BEANSTALK = {
  block: "setting",
  settings: /* @__PURE__ */ new Map([
    ["aws:ec2:vpc VPCId", { attribute: "vpc_id", names: ["aws_vpc"] }],
    ["aws:ec2:vpc Subnets", { attribute: "subnets", names: SUBNETS, isList: true }],
    ["aws:ec2:vpc ELBScheme", { attribute: "elb_scheme", names: [] }],
    // For the load balancer and the database that come with the environment.
    ["aws:ec2:vpc ELBSubnets", { attribute: null, names: SUBNETS, isList: true }],
    ["aws:ec2:vpc DBSubnets", { attribute: null, names: SUBNETS, isList: true }],
    ["aws:autoscaling:launchconfiguration SecurityGroups", { attribute: "security_groups", names: GROUPS, isList: true }],
    ["aws:elb:loadbalancer SecurityGroups", { attribute: null, names: GROUPS, isList: true }],
    ["aws:elbv2:loadbalancer SecurityGroups", { attribute: null, names: GROUPS, isList: true }],
    ["aws:elbv2:loadbalancer ManagedSecurityGroup", { attribute: null, names: GROUPS }]
  ])
};
var WITH_ADDRESS = [
  { actor: "users", when: { associate_public_ip_address: ["true"] }, groupAttributes: SECURITY_GROUP_ATTRIBUTES },
  {
    actor: "users",
    inPublic: true,
    subnetHas: { map_public_ip_on_launch: ["true"] },
    groupAttributes: SECURITY_GROUP_ATTRIBUTES,
    unless: { associate_public_ip_address: ["false"] }
  }
];
var AWS_COMPUTE = {
  aws_instance: { title: "EC2 instance", defaultContainer: "aws_vpc", icon: "aws-amazon-ec2", category: "compute", detail: ["instance_type"], entries: WITH_ADDRESS, addresses: ["private_ip", "public_ip", "private_dns", "public_dns"], routeHop: WORKLOADS, exposure: OPEN_ADDRESS },
  aws_launch_template: { title: "Launch template", icon: "aws-amazon-ec2", category: "compute", fold: { userTypes: ["aws_autoscaling_group", "aws_instance", "aws_eks_node_group", "aws_spot_fleet_request", "aws_ec2_fleet", "aws_batch_compute_environment"] } },
  aws_launch_configuration: { title: "Launch configuration", icon: "aws-amazon-ec2", category: "compute", fold: { userTypes: ["aws_autoscaling_group"] } },
  aws_ec2_fleet: { title: "EC2 Fleet", icon: "aws-amazon-ec2", category: "compute" },
  aws_ec2_host: { title: "Dedicated Host", icon: "aws-amazon-ec2", category: "compute" },
  aws_ec2_capacity_reservation: { title: "Capacity Reservation", icon: "aws-amazon-ec2", category: "compute" },
  aws_ec2_instance_state: { title: "EC2 instance state", icon: "aws-amazon-ec2", category: "compute" },
  aws_ec2_instance_connect_endpoint: { title: "EC2 Instance Connect Endpoint", icon: "aws-amazon-ec2", category: "compute", listens: LISTENS_NOWHERE },
  aws_ec2_tag: { title: "EC2 tag", icon: "aws-amazon-ec2", category: "compute", fold: { attributes: ["resource_id"] }, supporting: true },
  aws_ec2_serial_console_access: { title: "EC2 serial console access", icon: "aws-amazon-ec2", category: "compute", prominence: "governance" },
  aws_ec2_instance_metadata_defaults: { title: "Instance metadata defaults", icon: "aws-amazon-ec2", category: "compute", prominence: "governance" },
  aws_ec2_image_block_public_access: { title: "AMI public access block", icon: "aws-amazon-ec2", category: "compute", prominence: "governance" },
  aws_key_pair: { title: "Key pair", icon: "aws-amazon-ec2", category: "compute", fold: { userTypes: ["aws_instance", "aws_launch_template", "aws_launch_configuration", "aws_eks_node_group"] }, supporting: true, plumbing: true, prominence: "security" },
  aws_placement_group: { title: "Placement group", icon: "aws-amazon-ec2", category: "compute", fold: { userTypes: ["aws_instance", "aws_launch_template", "aws_autoscaling_group"] } },
  aws_instances: { title: "EC2 instances", icon: "aws-amazon-ec2", category: "compute" },
  aws_spot_instance_request: { title: "Spot Instance request", icon: "aws-res-amazon-ec2-spot-instance", category: "compute" },
  aws_spot_fleet_request: { title: "Spot Fleet request", icon: "aws-res-amazon-ec2-spot-instance", category: "compute" },
  aws_spot_datafeed_subscription: { title: "Spot data feed", icon: "aws-res-amazon-ec2-spot-instance", category: "compute", prominence: "monitoring" },
  aws_ami: { title: "AMI", icon: "aws-res-amazon-ec2-ami", category: "compute", fold: { userTypes: ["aws_instance", "aws_launch_template", "aws_launch_configuration"] } },
  aws_ami_copy: { title: "AMI copy", icon: "aws-res-amazon-ec2-ami", category: "compute" },
  aws_ami_from_instance: { title: "AMI from instance", icon: "aws-res-amazon-ec2-ami", category: "compute", fold: { attributes: ["source_instance_id"] } },
  aws_ami_launch_permission: { title: "AMI launch permission", icon: "aws-res-amazon-ec2-ami", category: "compute", fold: { attributes: ["image_id"] }, supporting: true },
  aws_ami_ids: { title: "AMIs", icon: "aws-res-amazon-ec2-ami", category: "compute" },
  aws_autoscaling_group: { title: "Auto Scaling group", icon: "aws-amazon-ec2-auto-scaling", category: "compute", replicas: { unlessOne: ["max_size"] }, link: nodesByTags("aws_eks_cluster", ["tag", "tags"]) },
  aws_autoscaling_policy: { title: "Auto Scaling policy", icon: "aws-amazon-ec2-auto-scaling", category: "compute", fold: { attributes: ["autoscaling_group_name"] }, supporting: true },
  aws_autoscaling_attachment: { title: "Auto Scaling attachment", icon: "aws-amazon-ec2-auto-scaling", category: "compute", fold: { attributes: ["autoscaling_group_name"] }, link: { from: ["lb_target_group_arn", "alb_target_group_arn", "elb"], to: ["autoscaling_group_name"] }, attachment: true },
  aws_autoscaling_schedule: { title: "Auto Scaling schedule", icon: "aws-amazon-ec2-auto-scaling", category: "compute", fold: { attributes: ["autoscaling_group_name"] } },
  aws_autoscaling_lifecycle_hook: { title: "Auto Scaling lifecycle hook", icon: "aws-amazon-ec2-auto-scaling", category: "compute", fold: { attributes: ["autoscaling_group_name"] }, link: { from: ["autoscaling_group_name"], to: ["notification_target_arn"] } },
  aws_autoscaling_notification: { title: "Auto Scaling notification", icon: "aws-amazon-ec2-auto-scaling", category: "compute", fold: { attributes: ["group_names"] }, link: { from: ["group_names"], to: ["topic_arn"] } },
  aws_autoscaling_group_tag: { title: "Auto Scaling group tag", icon: "aws-amazon-ec2-auto-scaling", category: "compute", fold: { attributes: ["autoscaling_group_name"] }, supporting: true },
  aws_autoscaling_traffic_source_attachment: { title: "Auto Scaling traffic source", icon: "aws-amazon-ec2-auto-scaling", category: "compute", fold: { attributes: ["autoscaling_group_name"] } },
  aws_appautoscaling_target: { title: "Scalable target", icon: "aws-aws-application-auto-scaling", category: "compute", fold: { attributes: ["resource_id"], nearest: ["aws_ecs_service"] }, supporting: true, placedBy: [] },
  aws_appautoscaling_policy: { title: "Scaling policy", icon: "aws-aws-application-auto-scaling", category: "compute", fold: { attributes: ["resource_id"], nearest: ["aws_appautoscaling_target"] }, supporting: true },
  aws_appautoscaling_scheduled_action: { title: "Scheduled scaling action", icon: "aws-aws-application-auto-scaling", category: "compute", fold: { attributes: ["resource_id"] }, supporting: true },
  aws_autoscalingplans_scaling_plan: { title: "Scaling plan", icon: "aws-aws-auto-scaling", category: "compute" },
  aws_lambda_function: { title: "Lambda function", icon: "aws-aws-lambda", category: "compute", granted: actionsOf("lambda"), knownAs: ["arn:*:lambda:*:*:function:{}"], link: { from: [], to: ["dead_letter_config"], label: "dead letters" }, detail: ["runtime"], namedBy: ["function_name"], listens: LISTENS_NOWHERE },
  aws_lambda_alias: { title: "Lambda alias", icon: "aws-aws-lambda", category: "compute", fold: { attributes: ["function_name"] } },
  aws_lambda_permission: {
    title: "Lambda permission",
    icon: "aws-aws-lambda",
    category: "compute",
    fold: { attributes: ["function_name"] },
    independent: false,
    link: { from: ["source_arn"], to: ["function_name"] },
    exposure: [{ audience: EVERYBODY, when: { principal: ["*"], source_arn: [""], source_account: [""], function_url_auth_type: ["", "NONE"] } }],
    rights: [{ principals: ["principal"], targets: ["function_name"], permissions: ["action"], limits: { source_arn: "aws:sourcearn", source_account: "aws:sourceaccount", principal_org_id: "aws:principalorgid" } }]
  },
  aws_lambda_event_source_mapping: { title: "Lambda event source mapping", icon: "aws-aws-lambda", category: "compute", fold: { attributes: ["function_name", "event_source_arn"] }, link: { from: ["event_source_arn", "self_managed_event_source"], to: ["function_name"] } },
  aws_lambda_function_url: { title: "Lambda function URL", icon: "aws-aws-lambda", category: "compute", fold: { attributes: ["function_name"] }, entries: OPEN_TO_USERS, exposure: [{ audience: UNAUTHORISED, when: { authorization_type: ["NONE"] } }] },
  aws_lambda_layer_version: { title: "Lambda layer", icon: "aws-aws-lambda", category: "compute", fold: { userTypes: ["aws_lambda_function"] } },
  aws_lambda_layer_version_permission: { title: "Lambda layer permission", icon: "aws-aws-lambda", category: "compute", fold: { attributes: ["layer_name"] } },
  aws_lambda_function_event_invoke_config: { title: "Lambda async invocation settings", icon: "aws-aws-lambda", category: "compute", fold: { attributes: ["function_name"] }, link: { from: ["function_name"], to: ["destination_config"] } },
  aws_lambda_provisioned_concurrency_config: { title: "Lambda provisioned concurrency", icon: "aws-aws-lambda", category: "compute", fold: { attributes: ["function_name"] } },
  aws_lambda_code_signing_config: { title: "Lambda code signing", icon: "aws-aws-lambda", category: "compute", prominence: "security" },
  aws_lambda_invocation: { title: "Lambda invocation", icon: "aws-aws-lambda", category: "compute", fold: { attributes: ["function_name"] }, prominence: "configuration" },
  aws_lambda_function_recursion_config: { title: "Lambda recursion settings", icon: "aws-aws-lambda", category: "compute", fold: { attributes: ["function_name"] }, supporting: true },
  aws_lambda_runtime_management_config: { title: "Lambda runtime settings", icon: "aws-aws-lambda", category: "compute" },
  aws_batch_compute_environment: { title: "Batch compute environment", icon: "aws-aws-batch", category: "compute" },
  aws_batch_job_queue: { title: "Batch job queue", icon: "aws-aws-batch", category: "compute", granted: actionsOf("batch"), knownAs: ["arn:*:batch:*:*:job-queue/{}"] },
  aws_batch_job_definition: { title: "Batch job definition", icon: "aws-aws-batch", category: "compute", prominence: "configuration", knownAs: ["arn:*:batch:*:*:job-definition/{}"] },
  aws_batch_scheduling_policy: { title: "Batch scheduling policy", icon: "aws-aws-batch", category: "compute" },
  aws_elastic_beanstalk_application: { title: "Elastic Beanstalk application", icon: "aws-aws-elastic-beanstalk", category: "compute", fold: { userTypes: ["aws_elastic_beanstalk_environment"] } },
  aws_elastic_beanstalk_application_version: { title: "Elastic Beanstalk version", icon: "aws-aws-elastic-beanstalk", category: "compute", fold: { attributes: ["application"] } },
  aws_elastic_beanstalk_environment: { title: "Elastic Beanstalk environment", icon: "aws-aws-elastic-beanstalk", category: "compute", entries: WEB_TIER, namedSettings: ELASTIC_BEANSTALK },
  aws_elastic_beanstalk_configuration_template: { title: "Elastic Beanstalk template", icon: "aws-aws-elastic-beanstalk", category: "compute", fold: { attributes: ["application"] } },
  aws_lightsail_instance: { title: "Lightsail instance", icon: "aws-amazon-lightsail", category: "compute", entries: OPEN_TO_USERS },
  aws_lightsail_database: { title: "Lightsail database", icon: "aws-amazon-lightsail", category: "compute", holdsData: true, exposure: PUBLICLY_ACCESSIBLE },
  aws_lightsail_container_service: { title: "Lightsail container service", icon: "aws-amazon-lightsail", category: "compute" },
  aws_lightsail_static_ip: { title: "Lightsail static IP", icon: "aws-amazon-lightsail", category: "compute" },
  aws_lightsail_lb: { title: "Lightsail load balancer", icon: "aws-amazon-lightsail", category: "compute" },
  aws_lightsail_lb_attachment: { title: "Lightsail balancer target", icon: "aws-amazon-lightsail", category: "compute", fold: { attributes: ["lb_name"] }, link: { from: ["lb_name"], to: ["instance_name"] } },
  aws_lightsail_disk_attachment: { title: "Lightsail disk attachment", icon: "aws-amazon-lightsail", category: "compute", fold: { attributes: ["instance_name", "disk_name"] } },
  aws_lightsail_bucket: { title: "Lightsail bucket", icon: "aws-amazon-lightsail", category: "compute", holdsData: true },
  aws_apprunner_service: { title: "App Runner service", icon: "aws-aws-app-runner", category: "compute", entries: [{ actor: "users", unless: { "network_configuration.ingress_configuration.is_publicly_accessible": ["false"] } }], namedBy: ["service_name"] },
  aws_apprunner_connection: { title: "App Runner connection", icon: "aws-aws-app-runner", category: "compute", fold: { userTypes: ["aws_apprunner_service"] }, supporting: true },
  aws_apprunner_vpc_connector: { title: "App Runner VPC connector", icon: "aws-aws-app-runner", category: "compute", listens: LISTENS_NOWHERE },
  aws_apprunner_auto_scaling_configuration_version: { title: "App Runner scaling settings", icon: "aws-aws-app-runner", category: "compute", fold: { userTypes: ["aws_apprunner_service"] }, supporting: true },
  aws_apprunner_custom_domain_association: { title: "App Runner domain", icon: "aws-aws-app-runner", category: "compute", fold: { attributes: ["service_arn"] } },
  aws_imagebuilder_image: { title: "Image Builder image", icon: "aws-amazon-ec2-image-builder", category: "compute" },
  aws_imagebuilder_image_pipeline: { title: "Image Builder pipeline", icon: "aws-amazon-ec2-image-builder", category: "compute" },
  aws_imagebuilder_image_recipe: { title: "Image Builder recipe", icon: "aws-amazon-ec2-image-builder", category: "compute" },
  aws_imagebuilder_component: { title: "Image Builder component", icon: "aws-amazon-ec2-image-builder", category: "compute" },
  aws_imagebuilder_infrastructure_configuration: { title: "Image Builder infrastructure", icon: "aws-amazon-ec2-image-builder", category: "compute" },
  aws_imagebuilder_distribution_configuration: { title: "Image Builder distribution", icon: "aws-amazon-ec2-image-builder", category: "compute" },
  aws_serverlessapplicationrepository_cloudformation_stack: { title: "Serverless application", icon: "aws-aws-serverless-application-repository", category: "compute" },
  aws_lambda_capacity_provider: { title: "Lambda capacity provider", icon: "aws-aws-lambda", category: "compute", fold: { userTypes: ["aws_lambda_function"] } },
  aws_apprunner_vpc_ingress_connection: { title: "App Runner private endpoint", icon: "aws-aws-app-runner", category: "compute", fold: { attributes: ["service_arn"] }, placedBy: [] },
  aws_apprunner_observability_configuration: { title: "App Runner tracing settings", icon: "aws-aws-app-runner", category: "compute", fold: { userTypes: ["aws_apprunner_service"] }, supporting: true }
};

// src/catalog/aws/containers.ts
var TASK_UNITS = { cpu: "CPU units", memory: "MiB" };
var AWS_CONTAINERS = {
  // ---- Amazon ECS
  aws_ecs_cluster: {
    title: "ECS cluster",
    icon: "aws-amazon-elastic-container-service",
    category: "containers",
    fold: { userTypes: ["aws_ecs_service"] },
    // Tasks run in it that are started from outside the plan.
    prominence: "first",
    knownAs: ["arn:*:ecs:*:*:cluster/{}"],
    replicas: { never: true }
  },
  aws_ecs_service: {
    title: "ECS service",
    icon: "aws-amazon-elastic-container-service",
    category: "containers",
    products: variants("launch_type", { FARGATE: ["Fargate service", "aws-aws-fargate"] }),
    detail: ["launch_type"],
    // A capacity provider is where the service runs, not something that it calls.
    link: { from: [], to: ["capacity_provider_strategy"], thin: true },
    knownAs: ["arn:*:ecs:*:*:service/*/{}", "service/*/{}"],
    hostnames: ["service_connect_configuration.service.client_alias.dns_name"],
    placedBy: ["network_configuration", "capacity_provider_strategy", "cluster"],
    units: TASK_UNITS,
    port: "load_balancer.container_port"
  },
  aws_ecs_task_definition: {
    title: "ECS task definition",
    icon: "aws-amazon-elastic-container-service",
    category: "containers",
    namedBy: ["family"],
    fold: { userTypes: ["aws_ecs_service"] },
    knownAs: ["arn:*:ecs:*:*:task-definition/{}"],
    placedBy: [],
    granted: actionsOf("ecs"),
    startupRole: { roleAttribute: "execution_role_arn", listAttribute: "container_definitions" }
  },
  aws_ecs_task_set: { title: "ECS task set", icon: "aws-amazon-elastic-container-service", category: "containers" },
  aws_ecs_capacity_provider: {
    title: "ECS capacity provider",
    icon: "aws-amazon-elastic-container-service",
    category: "containers",
    fold: { userTypes: ["aws_ecs_cluster_capacity_providers", "aws_ecs_cluster", "aws_ecs_service"], attributes: ["cluster"] },
    forwards: ["auto_scaling_group_provider"],
    placedBy: ["auto_scaling_group_provider"]
  },
  aws_ecs_cluster_capacity_providers: {
    title: "ECS cluster capacity providers",
    icon: "aws-amazon-elastic-container-service",
    category: "containers",
    fold: { attributes: ["cluster_name"] },
    placedBy: ["capacity_providers"],
    isPart: true
  },
  aws_ecs_account_setting_default: {
    title: "ECS account setting",
    icon: "aws-amazon-elastic-container-service",
    category: "containers",
    prominence: "governance"
  },
  aws_ecs_tag: {
    title: "ECS tag",
    icon: "aws-amazon-elastic-container-service",
    category: "containers",
    fold: { attributes: ["resource_arn"] },
    supporting: true
  },
  aws_ecs_express_gateway_service: { title: "ECS Express service", icon: "aws-amazon-elastic-container-service", category: "containers" },
  // ---- Amazon ECR
  aws_ecr_repository: {
    title: "ECR repository",
    icon: "aws-amazon-elastic-container-registry",
    category: "containers",
    holdsData: true,
    ...REGISTRY,
    knownAs: ["arn:*:ecr:*:*:repository/{/}", "*.dkr.ecr.*.amazonaws.com/{/}"]
  },
  aws_ecr_repository_policy: {
    title: "ECR repository policy",
    icon: "aws-amazon-elastic-container-registry",
    category: "containers",
    fold: { attributes: ["repository"] },
    supporting: true,
    exposure: OPEN_POLICY,
    rights: policyOf("repository")
  },
  aws_ecr_lifecycle_policy: {
    title: "ECR lifecycle policy",
    icon: "aws-amazon-elastic-container-registry",
    category: "containers",
    fold: { attributes: ["repository"] }
  },
  aws_ecr_registry_policy: {
    title: "ECR registry policy",
    icon: "aws-amazon-elastic-container-registry",
    category: "containers",
    operational: GOVERNANCE_ONLY
  },
  aws_ecr_registry_scanning_configuration: {
    title: "ECR scanning settings",
    icon: "aws-amazon-elastic-container-registry",
    category: "containers",
    operational: GOVERNANCE_ONLY
  },
  aws_ecr_replication_configuration: {
    title: "ECR replication",
    icon: "aws-amazon-elastic-container-registry",
    category: "containers",
    operational: GOVERNANCE_ONLY
  },
  aws_ecr_pull_through_cache_rule: { title: "ECR pull-through cache rule", icon: "aws-amazon-elastic-container-registry", category: "containers" },
  aws_ecr_repository_creation_template: { title: "ECR repository template", icon: "aws-amazon-elastic-container-registry", category: "containers" },
  aws_ecrpublic_repository: { title: "ECR public repository", icon: "aws-amazon-elastic-container-registry", category: "containers", ...REGISTRY },
  aws_ecrpublic_repository_policy: {
    title: "ECR public repository policy",
    icon: "aws-amazon-elastic-container-registry",
    category: "containers",
    fold: { attributes: ["repository_name"] },
    supporting: true
  },
  // ---- Amazon EKS
  aws_eks_cluster: {
    title: "EKS cluster",
    icon: "aws-amazon-elastic-kubernetes-service",
    category: "containers",
    detail: ["version"],
    knownAs: ["arn:*:eks:*:*:cluster/{}", "kubernetes.io/cluster/{}"],
    // AWS makes the endpoint public and open to all addresses by default. The second rule reports narrower ranges.
    exposure: [
      {
        part: ENDPOINT,
        audience: INTERNET,
        when: { "vpc_config.endpoint_public_access": ["", "true"], "vpc_config.public_access_cidrs": ["", "0.0.0.0/0", "::/0"] },
        isDefault: true
      },
      {
        part: ENDPOINT,
        audience: "",
        when: { "vpc_config.endpoint_public_access": ["", "true"] },
        ranges: { attribute: "vpc_config.public_access_cidrs" }
      }
    ]
  },
  aws_eks_node_group: {
    title: "EKS node group",
    icon: "aws-amazon-elastic-kubernetes-service",
    category: "containers",
    detail: ["instance_types"],
    namedBy: ["node_group_name"],
    link: nodesOf("cluster_name"),
    runsIn: ["cluster_name"],
    replicas: { unlessOne: ["scaling_config.max_size"] }
  },
  aws_eks_addon: {
    title: "EKS add-on",
    icon: "aws-amazon-elastic-kubernetes-service",
    category: "containers",
    fold: { attributes: ["cluster_name"] },
    supporting: true
  },
  aws_eks_access_entry: { title: "EKS access entry", icon: "aws-amazon-elastic-kubernetes-service", category: "containers", rights: [{ principals: ["principal_arn"], targets: ["cluster_name"], permissions: ["kubernetes_groups"] }] },
  aws_eks_access_policy_association: {
    title: "EKS access policy",
    icon: "aws-amazon-elastic-kubernetes-service",
    category: "containers",
    rights: [{ principals: ["principal_arn"], targets: ["cluster_name"], permissions: ["policy_arn"] }]
  },
  aws_eks_identity_provider_config: {
    title: "EKS identity provider",
    icon: "aws-amazon-elastic-kubernetes-service",
    category: "containers",
    fold: { attributes: ["cluster_name"] }
  },
  aws_eks_pod_identity_association: {
    title: "EKS Pod Identity",
    icon: "aws-amazon-elastic-kubernetes-service",
    category: "containers",
    fold: { attributes: ["cluster_name"] },
    supporting: true
  },
  aws_eks_fargate_profile: {
    title: "Fargate profile",
    icon: "aws-aws-fargate",
    category: "containers",
    namedBy: ["fargate_profile_name"],
    link: nodesOf("cluster_name"),
    runsIn: ["cluster_name"]
  },
  aws_eks_capability: {
    title: "EKS capability",
    icon: "aws-amazon-elastic-kubernetes-service",
    category: "containers",
    fold: { attributes: ["cluster_name"] }
  },
  // ---- AWS App Mesh
  aws_appmesh_mesh: { title: "App Mesh", icon: "aws-aws-app-mesh", category: "containers" },
  aws_appmesh_virtual_node: { title: "App Mesh virtual node", icon: "aws-aws-app-mesh", category: "containers", link: { from: [], to: ["spec.backend"] } },
  aws_appmesh_virtual_service: { title: "App Mesh virtual service", icon: "aws-aws-app-mesh", category: "containers", link: { from: [], to: ["spec.provider"] } },
  aws_appmesh_virtual_router: { title: "App Mesh virtual router", icon: "aws-aws-app-mesh", category: "containers" },
  aws_appmesh_virtual_gateway: { title: "App Mesh virtual gateway", icon: "aws-aws-app-mesh", category: "containers" },
  aws_appmesh_route: { title: "App Mesh route", icon: "aws-aws-app-mesh", category: "containers", fold: { attributes: ["virtual_router_name"] }, link: { from: ["virtual_router_name"], to: ["spec"] } },
  aws_appmesh_gateway_route: { title: "App Mesh gateway route", icon: "aws-aws-app-mesh", category: "containers", fold: { attributes: ["virtual_gateway_name"] }, link: { from: ["virtual_gateway_name"], to: ["spec"] } },
  // ---- Red Hat OpenShift Service on AWS
  aws_rosa_cluster: { title: "ROSA cluster", icon: "aws-red-hat-openshift-service-on-aws", category: "containers" },
  // ---- Data sources
  aws_ecr_image: { title: "ECR image", icon: "aws-amazon-elastic-container-registry", category: "containers", fold: { attributes: ["repository_name"] }, ...REGISTRY },
  aws_ecr_authorization_token: { title: "ECR authorization token", icon: "aws-amazon-elastic-container-registry", category: "containers" },
  aws_eks_cluster_auth: { title: "EKS cluster authentication", icon: "aws-amazon-elastic-kubernetes-service", category: "containers" },
  aws_eks_addon_version: { title: "EKS add-on version", icon: "aws-amazon-elastic-kubernetes-service", category: "containers" }
};

// src/catalog/aws/database.ts
var POSTGRES_PORT = 5432;
var MYSQL_PORT = 3306;
var SQL_SERVER_PORT = 1433;
var REDIS_PORT = 6379;
var DATABASE_PORTS = {
  paths: ["port"],
  portsByPrefix: {
    attribute: "engine",
    ports: [
      ["aurora-postgresql", [POSTGRES_PORT]],
      ["postgres", [POSTGRES_PORT]],
      ["aurora", [MYSQL_PORT]],
      ["mysql", [MYSQL_PORT]],
      ["mariadb", [MYSQL_PORT]],
      ["oracle", [1521]],
      ["custom-oracle", [1521]],
      ["sqlserver", [SQL_SERVER_PORT]],
      ["custom-sqlserver", [SQL_SERVER_PORT]],
      ["docdb", [27017]],
      ["neptune", [8182]]
    ]
  }
};
var POSTGRESQL = "RDS for PostgreSQL";
var MYSQL = "RDS for MySQL";
var ORACLE = "RDS for Oracle";
var SQL_SERVER = "RDS for SQL Server";
var DB2 = "RDS for Db2";
var AURORA = {
  aurora: ["Aurora MySQL", "aws-amazon-aurora"],
  "aurora-mysql": ["Aurora MySQL", "aws-amazon-aurora"],
  "aurora-postgresql": ["Aurora PostgreSQL", "aws-amazon-aurora"]
};
var CACHES = variants("engine", {
  redis: ["ElastiCache for Redis", "aws-res-amazon-elasticache-elasticache-for-redis"],
  valkey: ["ElastiCache for Valkey", "aws-res-amazon-elasticache-elasticache-for-valkey"],
  memcached: ["ElastiCache for Memcached", "aws-res-amazon-elasticache-elasticache-for-memcached"]
});
var FIRST_OF_ALL = ["master_username", "master_password", "manage_master_user_password", "database_name", "snapshot_identifier"];
var AWS_DATABASE = {
  aws_db_instance: {
    title: "RDS instance",
    icon: "aws-amazon-rds",
    category: "database",
    holdsData: true,
    placedBy: ["db_subnet_group_name", "replicate_source_db", "vpc_security_group_ids"],
    link: replicaOf("replicate_source_db"),
    granted: actionsOf("rds|rds-db"),
    knownAs: ["arn:*:rds:*:*:db:{}"],
    detail: ["engine", "engine_version", "multi_az", "instance_class"],
    namedBy: ["identifier"],
    products: variants("engine", {
      ...AURORA,
      postgres: [POSTGRESQL],
      mysql: [MYSQL],
      mariadb: ["RDS for MariaDB"],
      "oracle-ee": [ORACLE],
      "oracle-ee-cdb": [ORACLE],
      "oracle-se2": [ORACLE],
      "oracle-se2-cdb": [ORACLE],
      "sqlserver-ee": [SQL_SERVER],
      "sqlserver-se": [SQL_SERVER],
      "sqlserver-ex": [SQL_SERVER],
      "sqlserver-web": [SQL_SERVER],
      "db2-ae": [DB2],
      "db2-se": [DB2]
    }),
    listens: DATABASE_PORTS,
    exposure: PUBLICLY_ACCESSIBLE,
    defaults: { backup_retention_period: "0" }
  },
  aws_db_subnet_group: { title: "DB subnet group", icon: "aws-amazon-rds", category: "database", fold: { userTypes: ["aws_db_instance", "aws_rds_cluster", "aws_rds_cluster_instance", "aws_db_proxy", "aws_neptune_cluster", "aws_docdb_cluster"], nearest: ["aws_db_instance", "aws_rds_cluster", "aws_vpc"] } },
  aws_db_parameter_group: { title: "DB parameter group", icon: "aws-amazon-rds", category: "database", fold: { userTypes: ["aws_db_instance", "aws_rds_cluster_instance", "aws_rds_cluster"], nearest: ["aws_db_instance", "aws_rds_cluster"] } },
  aws_db_option_group: { title: "DB option group", icon: "aws-amazon-rds", category: "database", fold: { userTypes: ["aws_db_instance"], nearest: ["aws_db_instance"] } },
  aws_db_event_subscription: { title: "RDS event subscription", icon: "aws-amazon-rds", category: "database", fold: { attributes: ["source_ids", "sns_topic"] }, link: { from: ["source_ids"], to: ["sns_topic"] }, prominence: "monitoring" },
  aws_db_instance_role_association: { title: "RDS instance role", icon: "aws-amazon-rds", category: "database", fold: { attributes: ["db_instance_identifier"] }, supporting: true },
  aws_db_instance_automated_backups_replication: { title: "RDS backup replication", icon: "aws-amazon-rds", category: "database", fold: { attributes: ["source_db_instance_arn"] } },
  aws_db_proxy: {
    title: "RDS Proxy",
    icon: "aws-amazon-rds",
    category: "database",
    listens: {
      portsByPrefix: {
        attribute: "engine_family",
        ports: [
          ["postgresql", [POSTGRES_PORT]],
          ["mysql", [MYSQL_PORT]],
          ["sqlserver", [SQL_SERVER_PORT]]
        ]
      }
    },
    caller: true,
    relay: true
  },
  aws_db_proxy_default_target_group: { title: "RDS Proxy target group", icon: "aws-amazon-rds", category: "database", fold: { attributes: ["db_proxy_name"] } },
  aws_db_proxy_target: { title: "RDS Proxy target", icon: "aws-amazon-rds", category: "database", fold: { attributes: ["db_proxy_name"] }, link: { from: ["db_proxy_name"], to: ["db_cluster_identifier", "db_instance_identifier"] } },
  aws_db_proxy_endpoint: { title: "RDS Proxy endpoint", icon: "aws-amazon-rds", category: "database", fold: { attributes: ["db_proxy_name"] } },
  aws_db_snapshot: { title: "RDS snapshot", icon: "aws-amazon-rds", category: "database", holdsData: true, fold: { attributes: ["db_instance_identifier"] } },
  aws_db_snapshot_copy: { title: "RDS snapshot copy", icon: "aws-amazon-rds", category: "database", holdsData: true },
  aws_db_security_group: { title: "DB security group", icon: "aws-amazon-rds", category: "database", prominence: "security" },
  aws_rds_certificate: { title: "RDS certificate", icon: "aws-amazon-rds", category: "database", prominence: "security" },
  aws_rds_export_task: { title: "RDS export task", icon: "aws-amazon-rds", category: "database" },
  aws_rds_reserved_instance: { title: "RDS reserved instance", icon: "aws-amazon-rds", category: "database" },
  aws_rds_engine_version: { title: "RDS engine version", icon: "aws-amazon-rds", category: "database" },
  aws_rds_orderable_db_instance: { title: "RDS instance class", icon: "aws-amazon-rds", category: "database" },
  aws_rds_cluster: {
    holdsData: true,
    title: "Aurora cluster",
    icon: "aws-amazon-aurora",
    category: "database",
    link: [replicaOf("replication_source_identifier"), replicaOf("global_cluster_identifier")],
    granted: actionsOf("rds|rds-db|rds-data"),
    knownAs: ["arn:*:rds:*:*:cluster:{}", "{}.cluster-*.rds.amazonaws.com"],
    detail: ["engine", "engine_version"],
    namedBy: ["cluster_identifier"],
    products: variants("engine", { ...AURORA, postgres: [POSTGRESQL, "aws-amazon-rds"], mysql: [MYSQL, "aws-amazon-rds"] }),
    listens: DATABASE_PORTS,
    defaults: { backup_retention_period: "1" },
    units: { min_capacity: "ACU", max_capacity: "ACU" }
  },
  aws_rds_cluster_instance: {
    title: "Aurora instance",
    icon: "aws-amazon-aurora",
    category: "database",
    holdsData: true,
    placedBy: ["db_subnet_group_name", "cluster_identifier"],
    fold: { attributes: ["cluster_identifier"] },
    detail: ["instance_class"],
    plumbing: false,
    namedBy: ["identifier"],
    exposure: PUBLICLY_ACCESSIBLE
  },
  aws_rds_cluster_endpoint: { title: "Aurora endpoint", icon: "aws-amazon-aurora", category: "database", fold: { attributes: ["cluster_identifier"] } },
  aws_rds_cluster_parameter_group: { title: "Aurora parameter group", icon: "aws-amazon-aurora", category: "database", fold: { userTypes: ["aws_rds_cluster"] } },
  aws_rds_cluster_role_association: { title: "Aurora cluster role", icon: "aws-amazon-aurora", category: "database", fold: { attributes: ["db_cluster_identifier"] }, supporting: true },
  aws_rds_cluster_activity_stream: { title: "Aurora activity stream", icon: "aws-amazon-aurora", category: "database", fold: { attributes: ["resource_arn"] }, supporting: true },
  aws_rds_cluster_snapshot_copy: { title: "Aurora snapshot copy", icon: "aws-amazon-aurora", category: "database", holdsData: true, prominence: "backup" },
  aws_rds_global_cluster: { title: "Aurora global database", icon: "aws-amazon-aurora", category: "database", holdsData: true, fold: { attributes: ["source_db_cluster_identifier"], userTypes: ["aws_rds_cluster"], userAttributes: FIRST_OF_ALL }, independent: true },
  aws_rds_integration: { title: "Aurora zero-ETL integration", icon: "aws-amazon-aurora", category: "database" },
  aws_db_cluster_snapshot: { title: "Aurora snapshot", icon: "aws-amazon-aurora", category: "database", holdsData: true, fold: { attributes: ["db_cluster_identifier"] }, prominence: "backup" },
  aws_dynamodb_table: {
    title: "DynamoDB table",
    icon: "aws-amazon-dynamodb",
    category: "database",
    holdsData: true,
    granted: actionsOf("dynamodb", "GetRecords|GetShardIterator", "(?!GetRecords|GetShardIterator|DescribeStream|ListStreams)"),
    knownAs: ["arn:*:dynamodb:*:*:table/{}"],
    direction: "out",
    detail: ["billing_mode"]
  },
  aws_dynamodb_global_table: { title: "DynamoDB global table", icon: "aws-amazon-dynamodb", category: "database", holdsData: true },
  aws_dynamodb_table_replica: { title: "DynamoDB table replica", icon: "aws-amazon-dynamodb", category: "database", holdsData: true, link: replicaOf("global_table_arn") },
  aws_dynamodb_table_item: { title: "DynamoDB item", icon: "aws-amazon-dynamodb", category: "database", passive: true, fold: { attributes: ["table_name"] }, prominence: "configuration" },
  aws_dynamodb_kinesis_streaming_destination: { title: "DynamoDB stream to Kinesis", icon: "aws-amazon-dynamodb", category: "database", fold: { attributes: ["table_name"] }, link: { from: ["table_name"], to: ["stream_arn"] } },
  aws_dynamodb_contributor_insights: { title: "DynamoDB insights", icon: "aws-amazon-dynamodb", category: "database", fold: { attributes: ["table_name"] } },
  aws_dynamodb_resource_policy: { title: "DynamoDB policy", icon: "aws-amazon-dynamodb", category: "database", fold: { attributes: ["resource_arn"] }, supporting: true, grants: { targets: ["resource_arn"], documents: ["policy"] } },
  aws_dax_cluster: { title: "DynamoDB Accelerator", icon: "aws-res-amazon-dynamodb-amazon-dynamodb-accelerator", category: "database", holdsData: true, listens: { defaultPorts: [8111, 9111] } },
  aws_dax_subnet_group: { title: "DAX subnet group", icon: "aws-res-amazon-dynamodb-amazon-dynamodb-accelerator", category: "database", fold: { userTypes: ["aws_dax_cluster"], nearest: ["aws_vpc"] } },
  aws_dax_parameter_group: { title: "DAX parameter group", icon: "aws-res-amazon-dynamodb-amazon-dynamodb-accelerator", category: "database", fold: { userTypes: ["aws_dax_cluster"] } },
  aws_elasticache_cluster: {
    title: "ElastiCache cluster",
    icon: "aws-amazon-elasticache",
    category: "database",
    holdsData: true,
    granted: actionsOf("elasticache"),
    detail: ["engine", "node_type"],
    namedBy: ["cluster_id"],
    products: CACHES,
    listens: {
      paths: ["port"],
      portsByPrefix: {
        attribute: "engine",
        ports: [
          ["memcached", [11211]],
          ["redis", [REDIS_PORT]],
          ["valkey", [REDIS_PORT]]
        ]
      }
    }
  },
  aws_elasticache_replication_group: {
    title: "ElastiCache replication group",
    icon: "aws-amazon-elasticache",
    category: "database",
    holdsData: true,
    link: replicaOf("global_replication_group_id"),
    granted: actionsOf("elasticache"),
    knownAs: ["arn:*:elasticache:*:*:replicationgroup:{}"],
    detail: ["engine", "node_type"],
    direction: "out",
    namedBy: ["replication_group_id"],
    products: CACHES,
    listens: { paths: ["port"], defaultPorts: [REDIS_PORT] }
  },
  aws_elasticache_global_replication_group: { title: "ElastiCache global datastore", icon: "aws-amazon-elasticache", category: "database", holdsData: true, fold: { attributes: ["primary_replication_group_id"] }, independent: true },
  // The second port is for reads.
  aws_elasticache_serverless_cache: {
    title: "ElastiCache Serverless",
    icon: "aws-amazon-elasticache",
    category: "database",
    holdsData: true,
    granted: actionsOf("elasticache"),
    listens: {
      portsByPrefix: {
        attribute: "engine",
        ports: [
          ["memcached", [11211, 11212]],
          ["redis", [REDIS_PORT, 6380]],
          ["valkey", [REDIS_PORT, 6380]]
        ]
      }
    }
  },
  aws_elasticache_subnet_group: { title: "ElastiCache subnet group", icon: "aws-amazon-elasticache", category: "database", fold: { userTypes: ["aws_elasticache_cluster", "aws_elasticache_replication_group", "aws_elasticache_serverless_cache"], nearest: ["aws_vpc"] } },
  aws_elasticache_parameter_group: { title: "ElastiCache parameter group", icon: "aws-amazon-elasticache", category: "database", fold: { userTypes: ["aws_elasticache_cluster", "aws_elasticache_replication_group"] } },
  aws_elasticache_user: { title: "ElastiCache user", icon: "aws-amazon-elasticache", category: "database" },
  aws_elasticache_user_group: { title: "ElastiCache user group", icon: "aws-amazon-elasticache", category: "database" },
  aws_elasticache_user_group_association: { title: "ElastiCache user group member", icon: "aws-amazon-elasticache", category: "database", fold: { attributes: ["user_group_id"] }, supporting: true },
  aws_elasticache_security_group: { title: "ElastiCache security group", icon: "aws-amazon-elasticache", category: "database", prominence: "security" },
  aws_memorydb_cluster: { title: "MemoryDB cluster", icon: "aws-amazon-memorydb", category: "database", holdsData: true, granted: actionsOf("memorydb"), listens: { paths: ["port"], defaultPorts: [REDIS_PORT] } },
  aws_memorydb_acl: { title: "MemoryDB ACL", icon: "aws-amazon-memorydb", category: "database", prominence: "identity" },
  aws_memorydb_subnet_group: { title: "MemoryDB subnet group", icon: "aws-amazon-memorydb", category: "database", fold: { userTypes: ["aws_memorydb_cluster"], nearest: ["aws_vpc"] } },
  aws_memorydb_parameter_group: { title: "MemoryDB parameter group", icon: "aws-amazon-memorydb", category: "database" },
  aws_memorydb_user: { title: "MemoryDB user", icon: "aws-amazon-memorydb", category: "database", prominence: "identity" },
  aws_neptune_cluster: {
    title: "Neptune cluster",
    icon: "aws-amazon-neptune",
    category: "database",
    holdsData: true,
    granted: actionsOf("neptune-db"),
    namedBy: ["cluster_identifier"],
    link: [replicaOf("replication_source_identifier"), replicaOf("global_cluster_identifier")],
    listens: { paths: ["port"], defaultPorts: [8182] }
  },
  aws_neptune_cluster_instance: { title: "Neptune instance", icon: "aws-amazon-neptune", category: "database", holdsData: true, placedBy: ["cluster_identifier"], fold: { attributes: ["cluster_identifier"] }, plumbing: false, namedBy: ["identifier"] },
  aws_neptune_subnet_group: { title: "Neptune subnet group", icon: "aws-amazon-neptune", category: "database", fold: { userTypes: ["aws_neptune_cluster"], nearest: ["aws_vpc"] } },
  aws_neptune_parameter_group: { title: "Neptune parameter group", icon: "aws-amazon-neptune", category: "database" },
  aws_neptune_cluster_parameter_group: { title: "Neptune cluster parameter group", icon: "aws-amazon-neptune", category: "database" },
  aws_neptunegraph_graph: { title: "Neptune Analytics graph", icon: "aws-amazon-neptune", category: "database", holdsData: true },
  aws_docdb_cluster: { title: "DocumentDB cluster", icon: "aws-amazon-documentdb", category: "database", holdsData: true, granted: actionsOf("rds"), namedBy: ["cluster_identifier"], link: replicaOf("global_cluster_identifier"), listens: { paths: ["port"], defaultPorts: [27017] } },
  aws_docdb_cluster_instance: { title: "DocumentDB instance", icon: "aws-amazon-documentdb", category: "database", holdsData: true, placedBy: ["cluster_identifier"], fold: { attributes: ["cluster_identifier"] }, plumbing: false, namedBy: ["identifier"] },
  aws_docdb_cluster_parameter_group: { title: "DocumentDB parameter group", icon: "aws-amazon-documentdb", category: "database", fold: { userTypes: ["aws_docdb_cluster"] } },
  aws_docdb_subnet_group: { title: "DocumentDB subnet group", icon: "aws-amazon-documentdb", category: "database", fold: { userTypes: ["aws_docdb_cluster"], nearest: ["aws_vpc"] } },
  aws_docdb_global_cluster: { title: "DocumentDB global cluster", icon: "aws-amazon-documentdb", category: "database", holdsData: true, fold: { attributes: ["source_db_cluster_identifier"], userTypes: ["aws_docdb_cluster"], userAttributes: FIRST_OF_ALL }, independent: true },
  aws_docdbelastic_cluster: { title: "DocumentDB elastic cluster", icon: "aws-res-amazon-documentdb-elastic-clusters", category: "database", holdsData: true, listens: { defaultPorts: [27017] } },
  aws_timestreamwrite_database: { title: "Timestream database", icon: "aws-amazon-timestream", category: "database", holdsData: true, granted: actionsOf("timestream") },
  aws_timestreamwrite_table: { title: "Timestream table", icon: "aws-amazon-timestream", category: "database", holdsData: true, granted: actionsOf("timestream"), fold: { attributes: ["database_name"] } },
  aws_timestreaminfluxdb_db_instance: { title: "Timestream for InfluxDB", icon: "aws-amazon-timestream", category: "database", holdsData: true, listens: { paths: ["port"], defaultPorts: [8086] } },
  aws_keyspaces_keyspace: { title: "Keyspaces keyspace", icon: "aws-amazon-keyspaces", category: "database", holdsData: true },
  aws_keyspaces_table: { title: "Keyspaces table", icon: "aws-amazon-keyspaces", category: "database", holdsData: true, granted: actionsOf("cassandra") },
  aws_dms_replication_instance: { title: "DMS replication instance", icon: "aws-aws-database-migration-service", category: "database", namedBy: ["replication_instance_id"], listens: LISTENS_NOWHERE, exposure: PUBLICLY_ACCESSIBLE, caller: true },
  aws_dms_replication_task: { title: "DMS replication task", icon: "aws-aws-database-migration-service", category: "database", fold: { attributes: ["replication_instance_arn"] } },
  aws_dms_replication_subnet_group: { title: "DMS subnet group", icon: "aws-aws-database-migration-service", category: "database", fold: { userTypes: ["aws_dms_replication_instance"], nearest: ["aws_vpc"] } },
  aws_dms_replication_config: { title: "DMS Serverless replication", icon: "aws-aws-database-migration-service", category: "database" },
  aws_dms_endpoint: { title: "DMS endpoint", icon: "aws-aws-database-migration-service", category: "database", fold: { attributes: ["endpoint_arn"] } },
  aws_dms_s3_endpoint: { title: "DMS S3 endpoint", icon: "aws-aws-database-migration-service", category: "database" },
  aws_dms_certificate: { title: "DMS certificate", icon: "aws-aws-database-migration-service", category: "database", prominence: "security" },
  aws_dms_event_subscription: { title: "DMS event subscription", icon: "aws-aws-database-migration-service", category: "database", prominence: "monitoring" },
  aws_qldb_ledger: { title: "QLDB ledger", icon: "aws-cat-databases", category: "database", holdsData: true },
  aws_simpledb_domain: { title: "SimpleDB domain", icon: "aws-cat-databases", category: "database", holdsData: true },
  aws_dsql_cluster: { title: "Aurora DSQL cluster", icon: "aws-cat-databases", category: "database", holdsData: true },
  aws_dsql_cluster_peering: { title: "Aurora DSQL peering", icon: "aws-cat-databases", category: "database", fold: { attributes: ["identifier"] }, link: { from: ["identifier"], to: ["clusters"] } },
  aws_dynamodb_global_secondary_index: { title: "DynamoDB index", icon: "aws-amazon-dynamodb", category: "database", fold: { attributes: ["table_name"] } },
  aws_rds_shard_group: { title: "Aurora shard group", icon: "aws-amazon-aurora", category: "database", fold: { attributes: ["db_cluster_identifier"] } },
  aws_redshiftserverless_endpoint_access: { title: "Redshift Serverless endpoint", icon: "aws-amazon-redshift", category: "database", fold: { attributes: ["workgroup_name"] } },
  aws_redshift_endpoint_access: { title: "Redshift endpoint", icon: "aws-amazon-redshift", category: "database", fold: { attributes: ["cluster_identifier"] } }
};

// elsewhere:src/catalog/examples.ts
var module4 = require("./picture.js").modules["src/catalog/examples.ts"]();
var ACCOUNT = module4.ACCOUNT;
var ELEMENT = module4.ELEMENT;
var EMPTY_POLICY = module4.EMPTY_POLICY;
var LIST_ARGUMENT = module4.LIST_ARGUMENT;
var NETWORK = module4.NETWORK;
var PLURAL_NAME = module4.PLURAL_NAME;
var ROLE = module4.ROLE;
var SUBSCRIPTION = module4.SUBSCRIPTION;
var ZERO_UUID = module4.ZERO_UUID;
var defaultsToFalse = module4.defaultsToFalse;
var elementNumber = module4.elementNumber;
var holdsElement = module4.holdsElement;
var holdsPlaceholder = module4.holdsPlaceholder;
var holdsPlaceholderAddress = module4.holdsPlaceholderAddress;
var isAnyElement = module4.isAnyElement;
var isPlaceholderAccount = module4.isPlaceholderAccount;
var isStandInOf = module4.isStandInOf;
var isTagsAttribute = module4.isTagsAttribute;
var itemFor = module4.itemFor;
var itemTextFor = module4.itemTextFor;
var lookupAnswer = module4.lookupAnswer;
var lookupLocation = module4.lookupLocation;
var numberFor = module4.numberFor;
var partOfNetwork = module4.partOfNetwork;
var placeholderFor = module4.placeholderFor;
var standIn = module4.standIn;
var textFor = module4.textFor;

// src/catalog/aws/edge.ts
var LISTENER_PORT = { paths: ["port"], opensOnHost: true };
var OPEN_BALANCER = [{ audience: INTERNET, when: { internal: ["", "false"] }, isDefault: true }];
var LOAD_BALANCER = {
  entries: [
    { actor: "users", when: { internal: ["false"] } },
    { actor: "users", unless: { internal: ["true"] }, has: ["load_balancer_type", "cross_zone_load_balancing"] },
    { actor: "users", notWritten: ["internal"] },
    { actor: "users", unless: { internal: ["true"] }, inPublic: true }
  ]
};
var LOAD_BALANCERS = variants("load_balancer_type", {
  application: ["Application Load Balancer", "aws-res-elastic-load-balancing-application-load-balancer"],
  network: ["Network Load Balancer", "aws-res-elastic-load-balancing-network-load-balancer"],
  gateway: ["Gateway Load Balancer", "aws-res-elastic-load-balancing-gateway-load-balancer"]
});
var OF_LISTENER = ["aws_lb_listener", "aws_lb_listener_rule", "aws_alb_listener", "aws_alb_listener_rule", "aws_lb", "aws_alb"];
var BEHIND_LINK = ["aws_lb", "aws_alb", "aws_lb_listener", "aws_alb_listener", "aws_service_discovery_service", "terraform_module"];
var PROVED_BY_RECORDS = ["aws_acm_certificate", "aws_ses_domain_identity", "aws_ses_domain_dkim", "aws_ses_domain_mail_from", "aws_sesv2_email_identity"];
var AWS_EDGE = {
  aws_lb: {
    title: "Load balancer",
    icon: "aws-elastic-load-balancing",
    category: "network",
    knownAs: ["arn:*:elasticloadbalancing:*:*:loadbalancer/app/{}", "arn:*:elasticloadbalancing:*:*:loadbalancer/net/{}"],
    within: ["aws_vpc"],
    detail: ["load_balancer_type", "internal"],
    ...LOAD_BALANCER,
    addresses: ["dns_name"],
    products: LOAD_BALANCERS,
    exposure: OPEN_BALANCER,
    caller: true,
    tierByFacing: true
  },
  aws_alb: { title: "Load balancer", icon: "aws-elastic-load-balancing", category: "network", within: ["aws_vpc"], detail: ["load_balancer_type", "internal"], ...LOAD_BALANCER, addresses: ["dns_name"], products: LOAD_BALANCERS, exposure: OPEN_BALANCER, caller: true, tierByFacing: true },
  aws_lb_listener: { title: "Load balancer listener", icon: "aws-elastic-load-balancing", category: "network", fold: { attributes: ["load_balancer_arn"], nearest: ["aws_lb"] }, opens: { port: "port", protocol: "protocol" }, listens: LISTENER_PORT },
  aws_alb_listener: { title: "Load balancer listener", icon: "aws-elastic-load-balancing", category: "network", fold: { attributes: ["load_balancer_arn"], nearest: ["aws_alb", "aws_lb"] }, opens: { port: "port", protocol: "protocol" }, listens: LISTENER_PORT },
  aws_lb_listener_rule: { title: "Load balancer listener rule", icon: "aws-elastic-load-balancing", category: "network", fold: { attributes: ["listener_arn"], nearest: ["aws_lb_listener", "aws_lb"] }, attachment: true },
  aws_alb_listener_rule: { title: "Load balancer listener rule", icon: "aws-elastic-load-balancing", category: "network", fold: { attributes: ["listener_arn"], nearest: ["aws_alb_listener", "aws_alb"] }, attachment: true },
  aws_lb_listener_certificate: { title: "Load balancer certificate", icon: "aws-elastic-load-balancing", category: "network", fold: { attributes: ["listener_arn"] }, supporting: true },
  aws_alb_listener_certificate: { title: "Load balancer certificate", icon: "aws-elastic-load-balancing", category: "network", fold: { attributes: ["listener_arn"] }, supporting: true },
  aws_lb_target_group: { title: "Target group", icon: "aws-elastic-load-balancing", category: "network", fold: { userTypes: OF_LISTENER, nearest: ["aws_lb", "aws_alb"] }, direction: "in", port: "port", attachment: true },
  aws_alb_target_group: { title: "Target group", icon: "aws-elastic-load-balancing", category: "network", fold: { userTypes: OF_LISTENER, nearest: ["aws_alb", "aws_lb"] }, direction: "in", port: "port", attachment: true },
  aws_lb_target_group_attachment: { title: "Target group attachment", icon: "aws-elastic-load-balancing", category: "network", fold: { attributes: ["target_group_arn", "target_id"] }, link: { from: ["target_group_arn"], to: ["target_id"] }, addressRefs: ["target_id"], attachment: true },
  aws_alb_target_group_attachment: { title: "Target group attachment", icon: "aws-elastic-load-balancing", category: "network", fold: { attributes: ["target_group_arn", "target_id"] }, link: { from: ["target_group_arn"], to: ["target_id"] }, addressRefs: ["target_id"], attachment: true },
  aws_lb_cookie_stickiness_policy: { title: "Load balancer stickiness", icon: "aws-elastic-load-balancing", category: "network", fold: { attributes: ["load_balancer"] } },
  aws_lb_trust_store_revocation: { title: "Load balancer trust store revocation", icon: "aws-elastic-load-balancing", category: "network", fold: { attributes: ["trust_store_arn"] } },
  aws_lb_trust_store: { title: "Load balancer trust store", icon: "aws-elastic-load-balancing", category: "network", prominence: "security" },
  aws_load_balancer_policy: { title: "Load balancer policy", icon: "aws-elastic-load-balancing", category: "network" },
  aws_elb_service_account: { title: "Load balancer service account", icon: "aws-elastic-load-balancing", category: "network", lookup: { answers: () => ({ arn: `arn:aws:iam::${ACCOUNT}:root` }) }, prominence: "identity" },
  aws_lb_hosted_zone_id: { title: "Load balancer hosted zone", icon: "aws-elastic-load-balancing", category: "network", prominence: "dns" },
  aws_elb: { title: "Classic Load Balancer", icon: "aws-res-elastic-load-balancing-classic-load-balancer", category: "network", direction: "in", ...LOAD_BALANCER, addresses: ["dns_name"], listens: { paths: ["listener.lb_port"] }, exposure: OPEN_BALANCER, caller: true, tierByFacing: true },
  aws_elb_attachment: { title: "Classic Load Balancer attachment", icon: "aws-res-elastic-load-balancing-classic-load-balancer", category: "network", fold: { attributes: ["elb", "instance"] }, link: { from: ["elb"], to: ["instance"] } },
  aws_cloudfront_distribution: { title: "CloudFront distribution", icon: "aws-amazon-cloudfront", category: "network", entries: OPEN_TO_USERS, addresses: ["domain_name"], addressRefs: ["origin.domain_name"] },
  aws_cloudfront_cache_policy: { title: "CloudFront cache policy", icon: "aws-amazon-cloudfront", category: "network" },
  aws_cloudfront_origin_request_policy: { title: "CloudFront origin request policy", icon: "aws-amazon-cloudfront", category: "network" },
  aws_cloudfront_response_headers_policy: { title: "CloudFront headers policy", icon: "aws-amazon-cloudfront", category: "network" },
  aws_cloudfront_origin_access_identity: { title: "CloudFront origin access identity", icon: "aws-amazon-cloudfront", category: "network" },
  aws_cloudfront_origin_access_control: { title: "CloudFront origin access control", icon: "aws-amazon-cloudfront", category: "network" },
  aws_cloudfront_public_key: { title: "CloudFront public key", icon: "aws-amazon-cloudfront", category: "network", fold: { userTypes: ["aws_cloudfront_key_group"] }, supporting: true, prominence: "security" },
  aws_cloudfront_key_group: { title: "CloudFront key group", icon: "aws-amazon-cloudfront", category: "network", fold: { userTypes: ["aws_cloudfront_distribution"] }, supporting: true, prominence: "security" },
  aws_cloudfront_key_value_store: { title: "CloudFront key value store", icon: "aws-amazon-cloudfront", category: "network", fold: { userTypes: ["aws_cloudfront_function"] } },
  aws_cloudfront_monitoring_subscription: { title: "CloudFront monitoring", icon: "aws-amazon-cloudfront", category: "network", fold: { attributes: ["distribution_id"] }, supporting: true, prominence: "monitoring" },
  aws_cloudfront_realtime_log_config: { title: "CloudFront real-time log", icon: "aws-amazon-cloudfront", category: "network", prominence: "monitoring" },
  aws_cloudfront_vpc_origin: { title: "CloudFront VPC origin", icon: "aws-amazon-cloudfront", category: "network", fold: { userTypes: ["aws_cloudfront_distribution", "aws_cloudfront_multitenant_distribution"] }, link: { from: [], to: ["vpc_origin_endpoint_config"] } },
  aws_cloudfront_function: { title: "CloudFront Function", icon: "aws-res-amazon-cloudfront-functions", category: "network", fold: { userTypes: ["aws_cloudfront_distribution"] } },
  aws_route53_zone: { title: "Route 53 hosted zone", icon: "aws-amazon-route-53", category: "network", placedBy: [], front: ["vpc"], prominence: "dns" },
  aws_route53_record: {
    title: "Route 53 record",
    icon: "aws-amazon-route-53",
    category: "network",
    fold: {
      attributes: ["zone_id"],
      fallback: {
        attributes: ["records", "name"],
        hostTypes: PROVED_BY_RECORDS,
        fallback: { when: { type: /^AAAA$/ }, sameName: { type: "aws_route53_record", where: { type: "A" }, name: "name", containerAttribute: "zone_id" } }
      }
    },
    link: { from: ["zone_id"], to: ["alias", "records"] },
    forwards: ["alias", "records"],
    hostnameZone: ["zone_id"],
    ...ALWAYS_IN_FRONT,
    addressRefs: ["records", "alias.name"]
  },
  aws_route53_zone_association: { title: "Route 53 zone association", icon: "aws-amazon-route-53", category: "network", placedBy: [], fold: { attributes: ["zone_id"] }, link: { from: ["zone_id"], to: ["vpc_id"] } },
  aws_route53_vpc_association_authorization: { title: "Route 53 VPC authorization", icon: "aws-amazon-route-53", category: "network" },
  aws_route53_delegation_set: { title: "Route 53 delegation set", icon: "aws-amazon-route-53", category: "network", prominence: "dns" },
  aws_route53_health_check: { title: "Route 53 health check", icon: "aws-amazon-route-53", category: "network", fold: { userTypes: ["aws_route53_record"] }, supporting: true, prominence: "monitoring", link: { from: [], to: ["fqdn"], isAlwaysDrawn: true, thin: true } },
  aws_route53_key_signing_key: { title: "Route 53 signing key", icon: "aws-amazon-route-53", category: "network", fold: { attributes: ["hosted_zone_id"] }, supporting: true },
  aws_route53_hosted_zone_dnssec: { title: "Route 53 DNSSEC", icon: "aws-amazon-route-53", category: "network", fold: { attributes: ["hosted_zone_id"] }, supporting: true },
  aws_route53_query_log: { title: "Route 53 query log", icon: "aws-amazon-route-53", category: "network", fold: { attributes: ["zone_id"] }, supporting: true },
  aws_route53_traffic_policy: { title: "Route 53 traffic policy", icon: "aws-amazon-route-53", category: "network" },
  aws_route53domains_registered_domain: { title: "Registered domain", icon: "aws-amazon-route-53", category: "network" },
  aws_route53_resolver_endpoint: { title: "Route 53 Resolver endpoint", icon: "aws-res-amazon-route-53-resolver", category: "network" },
  aws_route53_resolver_rule: { title: "Route 53 Resolver rule", icon: "aws-res-amazon-route-53-resolver", category: "network", prominence: "dns" },
  aws_route53_resolver_rule_association: { title: "Route 53 Resolver rule association", icon: "aws-res-amazon-route-53-resolver", category: "network", fold: { attributes: ["resolver_rule_id"] }, link: { from: ["resolver_rule_id"], to: ["vpc_id"] }, placedBy: [] },
  aws_route53_resolver_firewall_rule_group: { title: "DNS Firewall rule group", icon: "aws-res-amazon-route-53-resolver-dns-firewall", category: "network" },
  aws_route53_resolver_firewall_rule_group_association: { title: "DNS Firewall association", icon: "aws-res-amazon-route-53-resolver-dns-firewall", category: "network" },
  aws_route53_resolver_firewall_domain_list: { title: "DNS Firewall domain list", icon: "aws-res-amazon-route-53-resolver-dns-firewall", category: "network" },
  aws_route53_resolver_firewall_rule: { title: "DNS Firewall rule", icon: "aws-res-amazon-route-53-resolver-dns-firewall", category: "network", fold: { attributes: ["firewall_rule_group_id"] } },
  aws_route53_resolver_query_log_config: { title: "Resolver query log", icon: "aws-res-amazon-route-53-resolver-query-logging", category: "network", prominence: "monitoring" },
  aws_route53_resolver_query_log_config_association: { title: "Resolver query log association", icon: "aws-res-amazon-route-53-resolver-query-logging", category: "network", fold: { attributes: ["resolver_query_log_config_id"] }, supporting: true },
  aws_route53recoverycontrolconfig_cluster: { title: "Recovery control cluster", icon: "aws-amazon-application-recovery-controller", category: "network" },
  aws_route53recoveryreadiness_cell: { title: "Recovery readiness cell", icon: "aws-amazon-application-recovery-controller", category: "network" },
  aws_api_gateway_rest_api: { alone: true, title: "API Gateway REST API", icon: "aws-amazon-api-gateway", category: "network", granted: actionsOf("execute-api"), entries: [{ actor: "users", unless: { "endpoint_configuration.types": ["PRIVATE"] } }] },
  aws_api_gateway_rest_api_policy: { title: "API Gateway policy", icon: "aws-amazon-api-gateway", category: "network", exposure: OPEN_POLICY, rights: policyOf("rest_api_id") },
  aws_api_gateway_resource: { title: "API Gateway resource", icon: "aws-amazon-api-gateway", category: "network", attachment: true },
  aws_api_gateway_method: { title: "API Gateway method", icon: "aws-amazon-api-gateway", category: "network", exposure: [{ audience: UNAUTHORISED, when: { authorization: ["", "NONE"], api_key_required: ["", "false"] }, isDefault: true, isOfPart: true, subjectAttributes: ["rest_api_id"] }], attachment: true },
  aws_api_gateway_method_response: { title: "API Gateway method response", icon: "aws-amazon-api-gateway", category: "network", attachment: true },
  aws_api_gateway_method_settings: { title: "API Gateway method settings", icon: "aws-amazon-api-gateway", category: "network" },
  aws_api_gateway_integration: { title: "API Gateway integration", icon: "aws-amazon-api-gateway", category: "network", fold: { attributes: ["rest_api_id"] }, link: { from: ["rest_api_id"], to: ["uri", "connection_id"] }, attachment: true },
  aws_api_gateway_integration_response: { title: "API Gateway integration response", icon: "aws-amazon-api-gateway", category: "network", attachment: true },
  aws_api_gateway_gateway_response: { title: "API Gateway response", icon: "aws-amazon-api-gateway", category: "network" },
  aws_api_gateway_deployment: { title: "API Gateway deployment", icon: "aws-amazon-api-gateway", category: "network" },
  aws_api_gateway_stage: { title: "API Gateway stage", icon: "aws-amazon-api-gateway", category: "network" },
  aws_api_gateway_authorizer: { title: "API Gateway authorizer", icon: "aws-amazon-api-gateway", category: "network", fold: { attributes: ["rest_api_id"] }, link: { from: ["rest_api_id"], to: ["authorizer_uri", "provider_arns"] } },
  aws_api_gateway_request_validator: { title: "API Gateway request validator", icon: "aws-amazon-api-gateway", category: "network" },
  aws_api_gateway_model: { title: "API Gateway model", icon: "aws-amazon-api-gateway", category: "network" },
  aws_api_gateway_account: { title: "API Gateway account", icon: "aws-amazon-api-gateway", category: "network", fold: { nearest: ["aws_api_gateway_rest_api"] }, supporting: true },
  aws_api_gateway_api_key: { title: "API Gateway key", icon: "aws-amazon-api-gateway", category: "network", fold: { userTypes: ["aws_api_gateway_usage_plan_key"] } },
  aws_api_gateway_usage_plan: { title: "API Gateway usage plan", icon: "aws-amazon-api-gateway", category: "network", fold: { attributes: ["api_stages"] } },
  aws_api_gateway_usage_plan_key: { title: "API Gateway usage plan key", icon: "aws-amazon-api-gateway", category: "network", fold: { attributes: ["usage_plan_id"] } },
  aws_api_gateway_domain_name: { title: "API Gateway domain", icon: "aws-amazon-api-gateway", category: "network", fold: { userTypes: ["aws_api_gateway_base_path_mapping"] }, namedBy: ["domain_name"] },
  aws_api_gateway_base_path_mapping: { title: "API Gateway path mapping", icon: "aws-amazon-api-gateway", category: "network", fold: { attributes: ["api_id"] }, attachment: true },
  aws_api_gateway_client_certificate: { title: "API Gateway client certificate", icon: "aws-amazon-api-gateway", category: "network", prominence: "security" },
  aws_api_gateway_vpc_link: { alone: true, title: "API Gateway VPC link", icon: "aws-amazon-api-gateway", category: "network", link: { from: [], to: ["target_arns"] }, isOnlyPath: true, plumbing: true },
  aws_apigatewayv2_api: {
    alone: true,
    title: "API Gateway API",
    icon: "aws-amazon-api-gateway",
    category: "network",
    granted: actionsOf("execute-api"),
    link: { from: [], to: ["target"] },
    entries: OPEN_TO_USERS,
    products: variants("protocol_type", { HTTP: ["API Gateway HTTP API"], WEBSOCKET: ["API Gateway WebSocket API"] })
  },
  aws_apigatewayv2_stage: { title: "API Gateway stage", icon: "aws-amazon-api-gateway", category: "network" },
  aws_apigatewayv2_route: { title: "API Gateway route", icon: "aws-amazon-api-gateway", category: "network", exposure: [{ audience: UNAUTHORISED, when: { authorization_type: ["", "NONE"] }, isDefault: true, isOfPart: true, subjectAttributes: ["api_id"] }], attachment: true },
  aws_apigatewayv2_integration: {
    title: "API Gateway integration",
    icon: "aws-amazon-api-gateway",
    category: "network",
    fold: { attributes: ["api_id"] },
    link: [
      { from: ["api_id"], to: ["integration_uri", "connection_id"] },
      { from: ["connection_id"], to: ["integration_uri"], among: ["aws_apigatewayv2_vpc_link"], toward: BEHIND_LINK }
    ],
    attachment: true
  },
  aws_apigatewayv2_authorizer: { title: "API Gateway authorizer", icon: "aws-amazon-api-gateway", category: "network", fold: { attributes: ["api_id"] }, link: { from: ["api_id"], to: ["authorizer_uri", "jwt_configuration"] } },
  aws_apigatewayv2_deployment: { title: "API Gateway deployment", icon: "aws-amazon-api-gateway", category: "network" },
  aws_apigatewayv2_domain_name: { title: "API Gateway domain", icon: "aws-amazon-api-gateway", category: "network", fold: { userTypes: ["aws_apigatewayv2_api_mapping"] }, namedBy: ["domain_name"] },
  aws_apigatewayv2_api_mapping: { title: "API Gateway mapping", icon: "aws-amazon-api-gateway", category: "network", fold: { attributes: ["api_id", "stage"] }, attachment: true },
  aws_apigatewayv2_vpc_link: { alone: true, title: "API Gateway VPC link", icon: "aws-amazon-api-gateway", category: "network", isOnlyPath: true, plumbing: true, listens: LISTENS_NOWHERE },
  aws_service_discovery_service: {
    title: "Cloud Map service",
    icon: "aws-aws-cloud-map",
    category: "network",
    fold: { userTypes: ["aws_ecs_service"], fallback: { attributes: ["namespace_id", "dns_config"] } },
    link: { from: [], to: ["namespace_id", "dns_config"], isSupporting: true },
    hostnameZone: ["dns_config.namespace_id", "namespace_id"]
  },
  aws_service_discovery_instance: { title: "Cloud Map instance", icon: "aws-aws-cloud-map", category: "network", fold: { attributes: ["service_id"] } },
  aws_service_discovery_private_dns_namespace: { title: "Cloud Map private namespace", icon: "aws-aws-cloud-map", category: "network" },
  aws_service_discovery_public_dns_namespace: { title: "Cloud Map public namespace", icon: "aws-aws-cloud-map", category: "network" },
  aws_service_discovery_http_namespace: { title: "Cloud Map HTTP namespace", icon: "aws-aws-cloud-map", category: "network", fold: { userTypes: ["aws_ecs_service", "aws_ecs_cluster"], onlyOne: ["aws_ecs_cluster"] } },
  aws_cloudfront_distribution_tenant: { title: "CloudFront tenant", icon: "aws-amazon-cloudfront", category: "network", fold: { attributes: ["distribution_id"] } },
  aws_cloudfront_multitenant_distribution: { title: "CloudFront multi-tenant distribution", icon: "aws-amazon-cloudfront", category: "network", entries: OPEN_TO_USERS },
  aws_cloudfront_connection_group: { title: "CloudFront connection group", icon: "aws-amazon-cloudfront", category: "network", fold: { userTypes: ["aws_cloudfront_distribution_tenant"] } },
  aws_cloudfrontkeyvaluestore_key: { title: "CloudFront key value pair", icon: "aws-amazon-cloudfront", category: "network", fold: { attributes: ["key_value_store_arn"] }, supporting: true },
  aws_globalaccelerator_custom_routing_accelerator: { title: "Global Accelerator", icon: "aws-aws-global-accelerator", category: "network", entries: OPEN_TO_USERS },
  aws_globalaccelerator_custom_routing_listener: { title: "Global Accelerator listener", icon: "aws-aws-global-accelerator", category: "network", fold: { attributes: ["accelerator_arn"] } },
  aws_globalaccelerator_custom_routing_endpoint_group: { title: "Global Accelerator endpoint group", icon: "aws-aws-global-accelerator", category: "network", fold: { attributes: ["listener_arn"] }, link: { from: ["listener_arn"], to: ["endpoint_configuration"] } }
};

// src/catalog/aws/integration.ts
var OF_TARGET = ["target.arn", "target.input"];
var RUN_TASK = "run task";
var AWS_INTEGRATION = {
  aws_sqs_queue: {
    title: "SQS queue",
    icon: "aws-amazon-simple-queue-service",
    category: "integration",
    holdsData: true,
    granted: actionsOf("sqs", "Receive|DeleteMessage|ChangeMessage", "Send|\\*"),
    knownAs: ["arn:*:sqs:*:*:{}", "https://sqs.*.amazonaws.com/*/{}"],
    link: { from: [], to: ["redrive_policy"], label: "dead letters" },
    grants: { targets: [], documents: ["policy"] },
    exposure: OPEN_POLICY
  },
  aws_sqs_queue_policy: { title: "SQS queue policy", icon: "aws-amazon-simple-queue-service", category: "integration", fold: { attributes: ["queue_url"] }, supporting: true, grants: { targets: ["queue_url"], documents: ["policy"] }, exposure: OPEN_POLICY },
  aws_sqs_queue_redrive_policy: { title: "SQS redrive policy", icon: "aws-amazon-simple-queue-service", category: "integration", fold: { attributes: ["queue_url"] }, link: { from: ["queue_url"], to: ["redrive_policy"], label: "dead letters" } },
  aws_sqs_queue_redrive_allow_policy: { title: "SQS redrive permission", icon: "aws-amazon-simple-queue-service", category: "integration", fold: { attributes: ["queue_url"] }, supporting: true },
  aws_sns_topic: { title: "SNS topic", icon: "aws-amazon-simple-notification-service", category: "integration", granted: actionsOf("sns"), knownAs: ["arn:*:sns:*:*:{}"], grants: { targets: [], documents: ["policy"] }, exposure: OPEN_POLICY },
  aws_sns_topic_policy: { title: "SNS topic policy", icon: "aws-amazon-simple-notification-service", category: "integration", fold: { attributes: ["arn"] }, supporting: true, grants: { targets: ["arn"], documents: ["policy"] }, exposure: OPEN_POLICY },
  aws_sns_topic_subscription: { title: "SNS subscription", icon: "aws-amazon-simple-notification-service", category: "integration", fold: { attributes: ["topic_arn", "endpoint"] }, link: { from: ["topic_arn"], to: ["endpoint"] } },
  aws_sns_topic_data_protection_policy: { title: "SNS data protection", icon: "aws-amazon-simple-notification-service", category: "integration", fold: { attributes: ["arn"] }, supporting: true },
  aws_sns_platform_application: { title: "SNS platform application", icon: "aws-amazon-simple-notification-service", category: "integration" },
  aws_sns_sms_preferences: { title: "SNS text message settings", icon: "aws-amazon-simple-notification-service", category: "integration" },
  aws_cloudwatch_event_target: {
    title: "EventBridge target",
    icon: "aws-amazon-eventbridge",
    category: "integration",
    placedBy: [],
    fold: { attributes: ["rule", "arn"] },
    link: [
      { from: ["rule"], to: ["arn"], unless: ["ecs_target.task_definition_arn"] },
      { from: ["rule"], to: ["ecs_target.task_definition_arn"], label: RUN_TASK }
    ],
    starts: { program: "ecs_target.task_definition_arn", placedBy: "ecs_target.network_configuration" },
    joinsSecurityGroups: false
  },
  aws_cloudwatch_event_permission: { title: "EventBridge permission", icon: "aws-amazon-eventbridge", category: "integration", fold: { attributes: ["event_bus_name"] }, supporting: true },
  aws_cloudwatch_event_connection: { title: "EventBridge connection", icon: "aws-amazon-eventbridge", category: "integration" },
  aws_cloudwatch_event_api_destination: { title: "EventBridge API destination", icon: "aws-amazon-eventbridge", category: "integration" },
  aws_cloudwatch_event_archive: { title: "EventBridge archive", icon: "aws-amazon-eventbridge", category: "integration", fold: { attributes: ["event_source_arn"] } },
  aws_cloudwatch_event_endpoint: { title: "EventBridge global endpoint", icon: "aws-amazon-eventbridge", category: "integration" },
  aws_cloudwatch_event_bus_policy: { title: "EventBridge bus policy", icon: "aws-amazon-eventbridge", category: "integration", fold: { attributes: ["event_bus_name"] }, supporting: true, grants: { targets: ["event_bus_name"], documents: ["policy"] }, exposure: OPEN_POLICY },
  aws_cloudwatch_event_rule: { title: "EventBridge rule", icon: "aws-res-amazon-eventbridge-rule", category: "integration", placedBy: [], knownAs: ["arn:*:events:*:*:rule/{}"], link: { from: ["event_bus_name", "event_pattern"], to: [] } },
  aws_cloudwatch_event_bus: { title: "EventBridge bus", icon: "aws-res-amazon-eventbridge-custom-event-bus", category: "integration", granted: actionsOf("events"), knownAs: ["arn:*:events:*:*:event-bus/{}"] },
  aws_scheduler_schedule: {
    title: "EventBridge schedule",
    icon: "aws-res-amazon-eventbridge-scheduler",
    category: "integration",
    // The network of its target is that of what it starts.
    placedBy: [],
    starts: { program: "target.ecs_parameters.task_definition_arn", placedBy: "target.ecs_parameters.network_configuration" },
    knownAs: ["arn:*:scheduler:*:*:schedule/*/{}"],
    link: [
      { from: [], to: OF_TARGET, unless: ["target.ecs_parameters.task_definition_arn"] },
      { from: [], to: ["target.ecs_parameters.task_definition_arn"], label: RUN_TASK },
      { from: [], to: ["target.dead_letter_config"], label: "dead letters" }
    ],
    joinsSecurityGroups: false
  },
  aws_scheduler_schedule_group: { title: "EventBridge schedule group", icon: "aws-res-amazon-eventbridge-scheduler", category: "integration", fold: { userTypes: ["aws_scheduler_schedule"] } },
  aws_pipes_pipe: { title: "EventBridge Pipe", icon: "aws-res-amazon-eventbridge-pipes", category: "integration", link: { from: ["source"], to: [] } },
  aws_schemas_registry: { title: "EventBridge schema registry", icon: "aws-res-amazon-eventbridge-schema-registry", category: "integration" },
  aws_schemas_schema: { title: "EventBridge schema", icon: "aws-res-amazon-eventbridge-schema", category: "integration" },
  aws_schemas_discoverer: { title: "EventBridge schema discoverer", icon: "aws-res-amazon-eventbridge-schema", category: "integration" },
  aws_sfn_state_machine: { title: "Step Functions state machine", icon: "aws-aws-step-functions", category: "integration", granted: actionsOf("states"), knownAs: ["arn:*:states:*:*:stateMachine:{}"] },
  aws_sfn_activity: { title: "Step Functions activity", icon: "aws-aws-step-functions", category: "integration" },
  aws_sfn_alias: { title: "Step Functions alias", icon: "aws-aws-step-functions", category: "integration", fold: { attributes: ["routing_configuration"] } },
  aws_mq_broker: {
    title: "Amazon MQ broker",
    icon: "aws-amazon-mq",
    category: "integration",
    holdsData: true,
    knownAs: ["arn:*:mq:*:*:broker:{}"],
    namedBy: ["broker_name"],
    listens: {
      portsByPrefix: {
        attribute: "engine_type",
        ports: [
          ["activemq", [5671, 8162, 8883, 61614, 61617, 61619]],
          ["rabbitmq", [443, 5671, 15671]]
        ]
      }
    },
    exposure: PUBLICLY_ACCESSIBLE
  },
  aws_mq_configuration: { title: "Amazon MQ configuration", icon: "aws-amazon-mq", category: "integration", fold: { userTypes: ["aws_mq_broker"] } },
  aws_appsync_graphql_api: { alone: true, title: "AppSync GraphQL API", icon: "aws-aws-appsync", category: "integration", granted: actionsOf("appsync"), entries: [{ actor: "users", unless: { visibility: ["PRIVATE"] } }] },
  aws_appsync_datasource: {
    title: "AppSync data source",
    icon: "aws-aws-appsync",
    category: "integration",
    fold: { attributes: ["api_id"] },
    link: { from: ["api_id"], to: ["dynamodb_config", "lambda_config", "http_config", "relational_database_config", "elasticsearch_config", "opensearchservice_config", "event_bridge_config"] }
  },
  aws_appsync_resolver: { title: "AppSync resolver", icon: "aws-aws-appsync", category: "integration" },
  aws_appsync_function: { title: "AppSync function", icon: "aws-aws-appsync", category: "integration" },
  aws_appsync_api_key: { title: "AppSync API key", icon: "aws-aws-appsync", category: "integration" },
  aws_appsync_domain_name: { title: "AppSync domain", icon: "aws-aws-appsync", category: "integration" },
  aws_appsync_domain_name_api_association: { title: "AppSync domain association", icon: "aws-aws-appsync", category: "integration" },
  aws_appsync_api_cache: { title: "AppSync cache", icon: "aws-aws-appsync", category: "integration" },
  aws_appsync_source_api_association: { title: "AppSync source API", icon: "aws-aws-appsync", category: "integration" },
  aws_ses_domain_identity: { alone: true, namedBy: ["domain"], title: "SES domain", icon: "aws-amazon-simple-email-service", category: "integration", granted: actionsOf("ses") },
  aws_ses_domain_identity_verification: { title: "SES domain verification", icon: "aws-amazon-simple-email-service", category: "integration" },
  aws_ses_domain_dkim: { title: "SES domain DKIM", icon: "aws-amazon-simple-email-service", category: "integration", fold: { attributes: ["domain"], nearest: ["aws_ses_domain_identity"] } },
  aws_ses_domain_mail_from: { title: "SES sender domain", icon: "aws-amazon-simple-email-service", category: "integration" },
  aws_ses_email_identity: { title: "SES email address", icon: "aws-amazon-simple-email-service", category: "integration", granted: actionsOf("ses") },
  aws_ses_configuration_set: { title: "SES configuration set", icon: "aws-amazon-simple-email-service", category: "integration", fold: { userTypes: ["aws_ses_domain_identity", "aws_sesv2_email_identity"] }, prominence: "configuration" },
  aws_ses_event_destination: { title: "SES event destination", icon: "aws-amazon-simple-email-service", category: "integration", fold: { attributes: ["configuration_set_name"] }, prominence: "configuration" },
  aws_ses_identity_policy: { title: "SES identity policy", icon: "aws-amazon-simple-email-service", category: "integration" },
  aws_ses_identity_notification_topic: { title: "SES notification topic", icon: "aws-amazon-simple-email-service", category: "integration" },
  aws_ses_receipt_rule: { title: "SES receipt rule", icon: "aws-amazon-simple-email-service", category: "integration", fold: { attributes: ["rule_set_name"] } },
  aws_ses_receipt_rule_set: { title: "SES receipt rule set", icon: "aws-amazon-simple-email-service", category: "integration" },
  aws_ses_active_receipt_rule_set: { title: "SES active receipt rule set", icon: "aws-amazon-simple-email-service", category: "integration" },
  aws_ses_receipt_filter: { title: "SES receipt filter", icon: "aws-amazon-simple-email-service", category: "integration" },
  aws_ses_template: { title: "SES template", icon: "aws-amazon-simple-email-service", category: "integration", prominence: "configuration" },
  aws_sesv2_email_identity: { namedBy: ["email_identity"], title: "SES identity", icon: "aws-amazon-simple-email-service", category: "integration", granted: actionsOf("ses") },
  aws_sesv2_configuration_set: { title: "SES configuration set", icon: "aws-amazon-simple-email-service", category: "integration", fold: { userTypes: ["aws_sesv2_email_identity", "aws_ses_domain_identity"] }, prominence: "configuration" },
  aws_sesv2_configuration_set_event_destination: { title: "SES event destination", icon: "aws-amazon-simple-email-service", category: "integration", fold: { attributes: ["configuration_set_name"] } },
  aws_sesv2_email_identity_mail_from_attributes: { title: "SES sender domain", icon: "aws-amazon-simple-email-service", category: "integration" },
  aws_sesv2_dedicated_ip_pool: { title: "SES dedicated IP pool", icon: "aws-amazon-simple-email-service", category: "integration" },
  aws_pinpoint_app: { title: "Pinpoint project", icon: "aws-amazon-pinpoint", category: "integration" },
  aws_pinpoint_email_channel: { title: "Pinpoint email channel", icon: "aws-amazon-pinpoint", category: "integration" },
  aws_pinpoint_sms_channel: { title: "Pinpoint SMS channel", icon: "aws-amazon-pinpoint", category: "integration" },
  aws_pinpoint_apns_channel: { title: "Pinpoint APNs channel", icon: "aws-amazon-pinpoint", category: "integration" },
  aws_pinpoint_gcm_channel: { title: "Pinpoint push channel", icon: "aws-amazon-pinpoint", category: "integration" },
  aws_pinpointsmsvoicev2_phone_number: { title: "Phone number", icon: "aws-aws-end-user-messaging", category: "integration" },
  aws_mwaa_environment: { title: "MWAA environment", icon: "aws-amazon-managed-workflows-for-apache-airflow", category: "integration", caller: true },
  aws_appflow_flow: { title: "AppFlow flow", icon: "aws-amazon-appflow", category: "integration" },
  aws_appflow_connector_profile: { title: "AppFlow connection", icon: "aws-amazon-appflow", category: "integration" },
  aws_b2bi_profile: { title: "B2B Data Interchange profile", icon: "aws-aws-b2b-data-interchange", category: "integration" }
};

// elsewhere:src/catalog/locations.ts
var module5 = require("./picture.js").modules["src/catalog/locations.ts"]();
var ALL_ZONE_ATTRIBUTES = module5.ALL_ZONE_ATTRIBUTES;
var LOCATION_ATTRIBUTES = module5.LOCATION_ATTRIBUTES;
var PROVIDER_ZONE_ATTRIBUTE = module5.PROVIDER_ZONE_ATTRIBUTE;
var REGION_ATTRIBUTE = module5.REGION_ATTRIBUTE;
var REGION_OR_ZONE = module5.REGION_OR_ZONE;
var REGION_PATTERN = module5.REGION_PATTERN;
var UNKNOWN_LOCATIONS = module5.UNKNOWN_LOCATIONS;
var UNKNOWN_REGIONS = module5.UNKNOWN_REGIONS;
var UNKNOWN_ZONES = module5.UNKNOWN_ZONES;
var ZONE_LETTERS = module5.ZONE_LETTERS;
var ZONE_PATTERN = module5.ZONE_PATTERN;
var displayName = module5.displayName;
var geographicNameOf = module5.geographicNameOf;
var isInUserKeyedMap = module5.isInUserKeyedMap;
var isKnownRegionOrZone = module5.isKnownRegionOrZone;
var isRegionOrZone = module5.isRegionOrZone;
var isUnknownLocation = module5.isUnknownLocation;
var locationAttributesOf = module5.locationAttributesOf;
var regionLabel = module5.regionLabel;
var statedLocation = module5.statedLocation;
var unknownZone = module5.unknownZone;
var unknownZoneIndex = module5.unknownZoneIndex;
var zoneIdOf = module5.zoneIdOf;
var zoneNameIn = module5.zoneNameIn;

// src/catalog/aws/management.ts
var OF_LOGS = [
  { attribute: "name", prefix: "/aws/lambda/", type: "aws_lambda_function", hostAttribute: "function_name" },
  { attribute: "name", prefix: "/aws/eks/", type: "aws_eks_cluster", hostAttribute: "name" },
  { attribute: "name", prefix: "/aws/rds/cluster/", type: "aws_rds_cluster", hostAttribute: "cluster_identifier" },
  { attribute: "name", prefix: "/aws/rds/instance/", type: "aws_db_instance", hostAttribute: "identifier" },
  { attribute: "name", prefix: "/aws/codebuild/", type: "aws_codebuild_project", hostAttribute: "name" },
  { attribute: "name", prefix: "/aws/vendedlogs/states/", type: "aws_sfn_state_machine", hostAttribute: "name" },
  { attribute: "name", prefix: "/aws/states/", type: "aws_sfn_state_machine", hostAttribute: "name" },
  { attribute: "name", prefix: "/aws/ecs/", type: "aws_ecs_service", hostAttribute: "name" },
  { attribute: "name", prefix: "/ecs/", type: "aws_ecs_service", hostAttribute: "name" },
  { attribute: "name", prefix: "/aws/kinesisfirehose/", type: "aws_kinesis_firehose_delivery_stream", hostAttribute: "name" }
];
var AWS_MANAGEMENT = {
  aws_cloudwatch_dashboard: { title: "CloudWatch dashboard", icon: "aws-amazon-cloudwatch", category: "management", supporting: true, plumbing: true, operational: MONITORING_ONLY, prominence: "monitoring" },
  aws_cloudwatch_metric_stream: { title: "CloudWatch metric stream", icon: "aws-amazon-cloudwatch", category: "management" },
  aws_cloudwatch_query_definition: { title: "CloudWatch query", icon: "aws-amazon-cloudwatch", category: "management", operational: MONITORING_ONLY, supporting: true, prominence: "monitoring" },
  aws_oam_link: { title: "Observability link", icon: "aws-amazon-cloudwatch", category: "management" },
  aws_oam_sink: { title: "Observability sink", icon: "aws-amazon-cloudwatch", category: "management" },
  aws_rum_app_monitor: { title: "CloudWatch RUM", icon: "aws-amazon-cloudwatch", category: "management" },
  aws_internetmonitor_monitor: { title: "Internet Monitor", icon: "aws-amazon-cloudwatch", category: "management" },
  aws_applicationinsights_application: { title: "CloudWatch Application Insights", icon: "aws-amazon-cloudwatch", category: "management" },
  aws_cloudwatch_metric_alarm: {
    title: "CloudWatch alarm",
    icon: "aws-res-amazon-cloudwatch-alarm",
    category: "management",
    fold: { attributes: ["dimensions", "metric_query"] },
    operational: MONITORING_ONLY,
    supporting: true,
    link: [
      { from: ["dimensions", "metric_query"], to: [], isSupporting: true },
      { from: [], to: ["alarm_actions", "ok_actions", "insufficient_data_actions"], label: "alarm", isSupporting: true }
    ],
    plumbing: true,
    namedBy: ["alarm_name"]
  },
  aws_cloudwatch_composite_alarm: {
    title: "CloudWatch composite alarm",
    icon: "aws-res-amazon-cloudwatch-alarm",
    category: "management",
    operational: MONITORING_ONLY,
    supporting: true,
    link: { from: [], to: ["alarm_actions", "ok_actions", "insufficient_data_actions"], label: "alarm", isSupporting: true },
    plumbing: true,
    prominence: "monitoring"
  },
  aws_cloudwatch_log_group: {
    title: "CloudWatch log group",
    icon: "aws-res-amazon-cloudwatch-logs",
    category: "management",
    knownAs: ["arn:*:logs:*:*:log-group:{/}"],
    fold: { userTypes: ["aws_flow_log", "aws_lambda_function", "aws_ecs_task_definition", "aws_api_gateway_stage", "aws_apigatewayv2_stage", "aws_sfn_state_machine", "aws_eks_cluster", "aws_cloudtrail", "aws_ecs_cluster", "*"], attributes: ["name"], named: OF_LOGS, nearest: ["aws_flow_log"] },
    supporting: true,
    independent: true
  },
  aws_cloudwatch_log_stream: { title: "CloudWatch log stream", icon: "aws-res-amazon-cloudwatch-logs", category: "management", fold: { attributes: ["log_group_name"] }, supporting: true },
  aws_cloudwatch_log_metric_filter: { title: "CloudWatch metric filter", icon: "aws-res-amazon-cloudwatch-logs", category: "management", fold: { attributes: ["log_group_name"] }, supporting: true },
  aws_cloudwatch_log_subscription_filter: { title: "CloudWatch subscription filter", icon: "aws-res-amazon-cloudwatch-logs", category: "management", fold: { attributes: ["log_group_name"] }, link: { from: ["log_group_name"], to: ["destination_arn"], label: "logs", isAlwaysDrawn: true } },
  aws_cloudwatch_log_destination: { title: "CloudWatch log destination", icon: "aws-res-amazon-cloudwatch-logs", category: "management" },
  aws_cloudwatch_log_destination_policy: { title: "CloudWatch destination policy", icon: "aws-res-amazon-cloudwatch-logs", category: "management", fold: { attributes: ["destination_name"] }, supporting: true },
  aws_cloudwatch_log_resource_policy: { alone: true, plumbing: true, title: "CloudWatch log policy", icon: "aws-res-amazon-cloudwatch-logs", category: "management", supporting: true, fold: { attributes: ["policy_document"] } },
  aws_cloudwatch_log_data_protection_policy: { title: "CloudWatch log data protection", icon: "aws-res-amazon-cloudwatch-logs", category: "management", fold: { attributes: ["log_group_name"] }, supporting: true },
  aws_cloudwatch_log_account_policy: { title: "CloudWatch account policy", icon: "aws-res-amazon-cloudwatch-logs", category: "management", operational: GOVERNANCE_ONLY, supporting: true },
  aws_synthetics_canary: { title: "CloudWatch Synthetics canary", icon: "aws-res-amazon-cloudwatch-synthetics", category: "management", listens: LISTENS_NOWHERE },
  aws_evidently_project: { title: "CloudWatch Evidently project", icon: "aws-res-amazon-cloudwatch-evidently", category: "management" },
  aws_xray_sampling_rule: { title: "X-Ray sampling rule", icon: "aws-aws-x-ray", category: "management" },
  aws_xray_group: { title: "X-Ray group", icon: "aws-aws-x-ray", category: "management" },
  aws_xray_encryption_config: { title: "X-Ray encryption", icon: "aws-aws-x-ray", category: "management" },
  aws_cloudtrail: { title: "CloudTrail trail", icon: "aws-aws-cloudtrail", category: "management" },
  aws_cloudtrail_event_data_store: { title: "CloudTrail Lake event store", icon: "aws-res-aws-cloudtrail-cloudtrail-lake", category: "management" },
  aws_config_configuration_recorder: { title: "Config recorder", icon: "aws-aws-config", category: "management" },
  aws_config_configuration_recorder_status: { title: "Config recorder status", icon: "aws-aws-config", category: "management", fold: { attributes: ["name"] }, supporting: true },
  aws_config_config_rule: { title: "Config rule", icon: "aws-aws-config", category: "management", fold: { onlyOne: ["aws_config_configuration_recorder"] }, operational: GOVERNANCE_ONLY, supporting: true },
  aws_config_delivery_channel: { title: "Config delivery channel", icon: "aws-aws-config", category: "management", fold: { onlyOne: ["aws_config_configuration_recorder"] } },
  aws_config_configuration_aggregator: { title: "Config aggregator", icon: "aws-aws-config", category: "management" },
  aws_config_conformance_pack: { title: "Config conformance pack", icon: "aws-aws-config", category: "management", fold: { onlyOne: ["aws_config_configuration_recorder"] }, operational: GOVERNANCE_ONLY, supporting: true },
  aws_config_organization_managed_rule: { title: "Config organization rule", icon: "aws-aws-config", category: "management" },
  aws_config_remediation_configuration: { title: "Config remediation", icon: "aws-aws-config", category: "management", fold: { attributes: ["config_rule_name"] }, supporting: true },
  aws_ssm_association: { title: "Systems Manager association", icon: "aws-aws-systems-manager", category: "management" },
  aws_ssm_activation: { title: "Systems Manager activation", icon: "aws-aws-systems-manager", category: "management" },
  aws_ssm_service_setting: { title: "Systems Manager setting", icon: "aws-aws-systems-manager", category: "management" },
  aws_ssm_resource_data_sync: { title: "Systems Manager data sync", icon: "aws-aws-systems-manager", category: "management" },
  aws_ssm_parameter: {
    title: "SSM parameter",
    icon: "aws-res-aws-systems-manager-parameter-store",
    category: "management",
    granted: actionsOf("ssm"),
    knownAs: ["arn:*:ssm:*:*:parameter{/}", "arn:*:ssm:*:*:parameter/{/}"],
    fold: { attributes: ["value"] },
    passive: true,
    plumbing: true,
    prominence: "configuration",
    valueAttributes: ["value", "insecure_value"]
  },
  aws_ssm_parameters_by_path: { title: "SSM parameters", icon: "aws-res-aws-systems-manager-parameter-store", category: "management", prominence: "configuration", valueAttributes: ["values"] },
  aws_ssm_document: { title: "SSM document", icon: "aws-res-aws-systems-manager-documents", category: "management" },
  aws_ssm_maintenance_window: { title: "Maintenance window", icon: "aws-res-aws-systems-manager-maintenance-windows", category: "management" },
  aws_ssm_maintenance_window_target: { title: "Maintenance window target", icon: "aws-res-aws-systems-manager-maintenance-windows", category: "management", fold: { attributes: ["window_id"] } },
  aws_ssm_maintenance_window_task: { title: "Maintenance window task", icon: "aws-res-aws-systems-manager-maintenance-windows", category: "management", fold: { attributes: ["window_id"] } },
  aws_ssm_patch_baseline: { title: "Patch baseline", icon: "aws-res-aws-systems-manager-patch-manager", category: "management" },
  aws_ssm_patch_group: { title: "Patch group", icon: "aws-res-aws-systems-manager-patch-manager", category: "management" },
  aws_ssm_default_patch_baseline: { title: "Default patch baseline", icon: "aws-res-aws-systems-manager-patch-manager", category: "management" },
  aws_ssmincidents_response_plan: { title: "Incident response plan", icon: "aws-res-aws-systems-manager-incident-manager", category: "management" },
  aws_ssmincidents_replication_set: { title: "Incident replication set", icon: "aws-res-aws-systems-manager-incident-manager", category: "management" },
  aws_ssmcontacts_contact: { title: "Incident contact", icon: "aws-res-aws-systems-manager-incident-manager", category: "management" },
  aws_appconfig_application: { title: "AppConfig application", icon: "aws-aws-appconfig", category: "management" },
  aws_appconfig_environment: { title: "AppConfig environment", icon: "aws-aws-appconfig", category: "management" },
  aws_appconfig_configuration_profile: { title: "AppConfig profile", icon: "aws-aws-appconfig", category: "management" },
  aws_appconfig_deployment: { title: "AppConfig deployment", icon: "aws-aws-appconfig", category: "management" },
  aws_appconfig_hosted_configuration_version: { title: "AppConfig version", icon: "aws-aws-appconfig", category: "management", fold: { attributes: ["configuration_profile_id", "application_id"] } },
  aws_organizations_organization: { title: "Organization", icon: "aws-aws-organizations", category: "management" },
  aws_organizations_policy_attachment: { title: "Organization policy attachment", icon: "aws-aws-organizations", category: "management", fold: { attributes: ["policy_id"] }, supporting: true },
  aws_organizations_delegated_administrator: { title: "Delegated administrator", icon: "aws-aws-organizations", category: "management" },
  aws_organizations_account: { title: "AWS account", icon: "aws-res-aws-organizations-account", category: "management", link: memberOf("parent_id") },
  aws_account_alternate_contact: { title: "Alternate contact", icon: "aws-res-aws-organizations-account", category: "management" },
  aws_caller_identity: { title: "Caller identity", icon: "aws-res-aws-organizations-account", category: "management", lookup: { answers: () => ({ account_id: ACCOUNT, arn: `arn:aws:iam::${ACCOUNT}:user/example`, user_id: "AIDAEXAMPLE", id: ACCOUNT }) }, prominence: "identity" },
  aws_canonical_user_id: { title: "Canonical user", icon: "aws-res-aws-organizations-account", category: "management", prominence: "identity" },
  aws_billing_service_account: { title: "Billing service account", icon: "aws-res-aws-organizations-account", category: "management", prominence: "identity" },
  aws_organizations_organizational_unit: { title: "Organizational unit", icon: "aws-res-aws-organizations-organizational-unit", category: "management", link: memberOf("parent_id") },
  aws_organizations_policy: { title: "Organization policy", icon: "aws-res-aws-organizations-management-account", category: "management" },
  aws_controltower_control: { title: "Control Tower control", icon: "aws-aws-control-tower", category: "management" },
  aws_controltower_landing_zone: { title: "Control Tower landing zone", icon: "aws-aws-control-tower", category: "management" },
  aws_budgets_budget: { title: "Budget", icon: "aws-aws-budgets", category: "management", operational: GOVERNANCE_ONLY, supporting: true },
  aws_budgets_budget_action: { title: "Budget action", icon: "aws-aws-budgets", category: "management", fold: { attributes: ["budget_name"] }, supporting: true },
  aws_ce_anomaly_monitor: { title: "Cost anomaly monitor", icon: "aws-aws-cost-explorer", category: "management", operational: GOVERNANCE_ONLY, supporting: true },
  aws_ce_anomaly_subscription: { title: "Cost anomaly subscription", icon: "aws-aws-cost-explorer", category: "management", fold: { attributes: ["monitor_arn_list"] }, operational: GOVERNANCE_ONLY, supporting: true },
  aws_ce_cost_category: { title: "Cost category", icon: "aws-aws-cost-explorer", category: "management", operational: GOVERNANCE_ONLY, supporting: true },
  aws_cur_report_definition: { title: "Cost and Usage Report", icon: "aws-aws-cost-and-usage-report", category: "management" },
  aws_bcmdataexports_export: { title: "Billing data export", icon: "aws-aws-cost-and-usage-report", category: "management" },
  aws_grafana_workspace: { title: "Managed Grafana workspace", icon: "aws-amazon-managed-grafana", category: "management", prominence: "first", entries: [{ actor: "users", has: ["authentication_providers"], hasNone: ["network_access_control"] }] },
  aws_grafana_role_association: { title: "Managed Grafana role", icon: "aws-amazon-managed-grafana", category: "management", fold: { attributes: ["workspace_id"] }, supporting: true },
  aws_grafana_workspace_saml_configuration: { title: "Managed Grafana SAML", icon: "aws-amazon-managed-grafana", category: "management", fold: { attributes: ["workspace_id"] }, supporting: true },
  aws_prometheus_workspace: { title: "Managed Prometheus workspace", icon: "aws-amazon-managed-service-for-prometheus", category: "management", prominence: "first" },
  aws_prometheus_alert_manager_definition: { title: "Prometheus alert manager", icon: "aws-amazon-managed-service-for-prometheus", category: "management" },
  aws_prometheus_rule_group_namespace: { title: "Prometheus rule group", icon: "aws-amazon-managed-service-for-prometheus", category: "management" },
  aws_prometheus_scraper: { title: "Prometheus scraper", icon: "aws-amazon-managed-service-for-prometheus", category: "management" },
  aws_cloudformation_stack: { title: "CloudFormation stack", icon: "aws-res-aws-cloudformation-stack", category: "management" },
  aws_cloudformation_stack_instances: { title: "CloudFormation stack instances", icon: "aws-res-aws-cloudformation-stack", category: "management", fold: { attributes: ["stack_set_name"] } },
  aws_cloudformation_stack_set: { title: "CloudFormation stack set", icon: "aws-aws-cloudformation", category: "management" },
  aws_cloudformation_stack_set_instance: { title: "CloudFormation stack set instance", icon: "aws-aws-cloudformation", category: "management", fold: { attributes: ["stack_set_name"] } },
  aws_cloudformation_type: { title: "CloudFormation type", icon: "aws-aws-cloudformation", category: "management" },
  aws_cloudformation_export: { title: "CloudFormation export", icon: "aws-aws-cloudformation", category: "management" },
  aws_cloudcontrolapi_resource: { title: "Cloud Control resource", icon: "aws-aws-cloudformation", category: "management" },
  aws_servicecatalog_portfolio: { title: "Service Catalog portfolio", icon: "aws-aws-service-catalog", category: "management" },
  aws_servicecatalog_product: { title: "Service Catalog product", icon: "aws-aws-service-catalog", category: "management" },
  aws_servicecatalog_provisioned_product: { title: "Service Catalog provisioned product", icon: "aws-aws-service-catalog", category: "management", prominence: "first" },
  aws_servicecatalog_principal_portfolio_association: { title: "Service Catalog principal", icon: "aws-aws-service-catalog", category: "management" },
  aws_resourceexplorer2_index: { title: "Resource Explorer index", icon: "aws-aws-resource-explorer", category: "management" },
  aws_resourceexplorer2_view: { title: "Resource Explorer view", icon: "aws-aws-resource-explorer", category: "management" },
  aws_resourcegroups_group: { title: "Resource group", icon: "aws-aws-resource-explorer", category: "management", plumbing: true },
  aws_resourcegroupstaggingapi_resources: { title: "Tagged resources", icon: "aws-aws-resource-explorer", category: "management" },
  aws_licensemanager_license_configuration: { title: "License configuration", icon: "aws-aws-license-manager", category: "management" },
  aws_licensemanager_association: { title: "License association", icon: "aws-aws-license-manager", category: "management", fold: { attributes: ["resource_arn"] }, supporting: true },
  aws_resiliencehub_resiliency_policy: { title: "Resilience Hub policy", icon: "aws-aws-resilience-hub", category: "management" },
  aws_fis_experiment_template: { title: "Fault Injection experiment", icon: "aws-aws-fault-injection-service", category: "management" },
  aws_chatbot_slack_channel_configuration: { title: "Chatbot Slack channel", icon: "aws-aws-chatbot", category: "management", link: { from: ["sns_topic_arns"], to: [] } },
  aws_chatbot_teams_channel_configuration: { title: "Chatbot Teams channel", icon: "aws-aws-chatbot", category: "management", link: { from: ["sns_topic_arns"], to: [] } },
  aws_devopsguru_resource_collection: { title: "DevOps Guru collection", icon: "aws-amazon-devops-guru", category: "management" },
  aws_computeoptimizer_enrollment_status: { title: "Compute Optimizer", icon: "aws-aws-compute-optimizer", category: "management" },
  aws_notifications_notification_configuration: { title: "Notification configuration", icon: "aws-aws-user-notifications", category: "management" },
  aws_servicequotas_service_quota: { title: "Service quota", icon: "aws-aws-support", category: "management" },
  aws_region: { title: "Region", icon: "aws-group-region", category: "management", lookup: { region: ["region", "name", "id"], answers: ({ region }) => ({ description: region, endpoint: `ec2.${region}.amazonaws.com` }) }, prominence: "governance" },
  aws_regions: { title: "Regions", icon: "aws-group-region", category: "management", prominence: "governance" },
  aws_partition: { title: "Partition", icon: "aws-group-region", category: "management", lookup: { answers: () => ({ partition: "aws", dns_suffix: "amazonaws.com", reverse_dns_prefix: "com.amazonaws", id: "aws" }) }, prominence: "governance" },
  aws_availability_zone: { title: "Availability zone", icon: "aws-group-region", category: "management", prominence: "governance" },
  aws_availability_zones: { title: "Availability zones", icon: "aws-group-region", category: "management", lookup: { region: ["id"], zones: { names: (region, index) => zoneNameIn("aws", region, index), zone_ids: zoneIdOf }, answers: ({ region }) => ({ group_names: [region] }) }, prominence: "governance" },
  aws_default_tags: { title: "Default tags", icon: "aws-group-region", category: "management", lookup: { answers: () => ({ tags: {} }) }, prominence: "governance" },
  aws_arn: { title: "ARN", icon: "aws-group-region", category: "management", prominence: "governance" },
  aws_ip_ranges: { title: "AWS IP ranges", icon: "aws-group-region", category: "management", prominence: "governance" },
  aws_service: { title: "AWS service", icon: "aws-group-region", category: "management", prominence: "governance" },
  aws_service_principal: { title: "Service principal", icon: "aws-group-region", category: "management", prominence: "identity" },
  aws_cloudwatch_log_delivery: { title: "Log delivery", icon: "aws-amazon-cloudwatch", category: "management", fold: { attributes: ["delivery_source_name", "delivery_destination_arn"] }, supporting: true },
  aws_cloudwatch_log_delivery_source: { title: "Log delivery source", icon: "aws-amazon-cloudwatch", category: "management", fold: { attributes: ["resource_arn"] }, supporting: true },
  aws_cloudwatch_log_delivery_destination: { title: "Log delivery destination", icon: "aws-amazon-cloudwatch", category: "management", supporting: true },
  aws_cloudwatch_log_anomaly_detector: { title: "Log anomaly detector", icon: "aws-amazon-cloudwatch", category: "management", fold: { attributes: ["log_group_arn_list"] }, supporting: true },
  aws_cloudwatch_log_index_policy: { title: "Log index policy", icon: "aws-amazon-cloudwatch", category: "management", fold: { attributes: ["log_group_name"] }, supporting: true },
  aws_notifications_channel_association: { title: "Notification channel", icon: "aws-aws-user-notifications", category: "management", fold: { attributes: ["notification_configuration_arn"] }, link: { from: ["notification_configuration_arn"], to: ["arn"] } },
  aws_notifications_event_rule: { title: "Notification rule", icon: "aws-aws-user-notifications", category: "management", fold: { attributes: ["notification_configuration_arn"] } }
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

// src/catalog/aws/network.ts
var RANGES = ["cidr_blocks", "ipv6_cidr_blocks"];
var RANGE = ["from_port", "to_port"];
var PORTS = { range: RANGE, protocol: "protocol" };
var inline = (way, block) => ({
  direction: way,
  block,
  guardedGroups: [],
  peer: { groups: ["security_groups"], ranges: RANGES },
  ports: PORTS,
  otherPeers: ["self", "prefix_list_ids"]
});
var OF_SECURITY_GROUP = [inline("in", "ingress"), inline("out", "egress")];
var single = (way, type) => ({
  direction: way,
  when: { type: [type] },
  guardedGroups: ["security_group_id"],
  peer: { groups: ["source_security_group_id"], ranges: RANGES },
  ports: PORTS,
  otherPeers: ["self", "prefix_list_ids"]
});
var SECURITY_GROUP_RULE = [single("in", "ingress"), single("out", "egress")];
var vpcRule = (way) => ({
  direction: way,
  guardedGroups: ["security_group_id"],
  peer: { groups: ["referenced_security_group_id"], ranges: ["cidr_ipv4", "cidr_ipv6"] },
  ports: { range: RANGE, protocol: "ip_protocol" },
  otherPeers: ["prefix_list_id"]
});
var aclRule = (way, action, effect, at) => ({
  ...at,
  direction: way,
  when: { ...at.when, [action]: [effect] },
  peer: { ranges: ["cidr_block", "ipv6_cidr_block"] },
  ports: PORTS,
  ...effect === "deny" && { denies: true }
});
var OF_NETWORK_ACL = ["allow", "deny"].flatMap((effect) => [aclRule("in", "action", effect, { block: "ingress" }), aclRule("out", "action", effect, { block: "egress" })]);
var NETWORK_ACL_RULE = ["allow", "deny"].flatMap((effect) => [aclRule("in", "rule_action", effect, { when: { egress: ["", "false"] } }), aclRule("out", "rule_action", effect, { when: { egress: ["true"] } })]);
var JOINS_GROUP = /^(?!(?:\w+_)?(?:source|referenced|destination|allow(?:ed|s)?|ingress|egress|trusted|client|peer)_)(?:\w+_)?security_groups?(?:_ids?|_arns?|_names?|_id_list)?$|^(?:network_configuration|vpc_config|vpc_options|broker_node_group_info|network_interfaces)$/;
var IN_VPC = { within: ["aws_vpc"] };
var ON_VPC = { containerTypes: ["aws_vpc"], allows: [] };
var NOBODY = { categories: [], types: [] };
var SUBNETS_FOUND = {
  type: "aws_subnet",
  idsAttribute: "ids",
  parentAttribute: "vpc_id",
  filter: { block: "filter", tags: "tags" }
};
var AWS_NETWORK = {
  aws_vpc: {
    placementRefs: /^(?!peer|remote_|source_|target_)(?:\w+_)?vpcs?(?:_ids?|_arns?|_identifier)?$/,
    title: "VPC",
    icon: "aws-amazon-virtual-private-cloud",
    category: "network",
    placedBy: [],
    detail: ["cidr_block"],
    ranges: { paths: ["cidr_block", "ipv6_cidr_block"], isNetwork: true },
    lookup: { answers: () => ({ cidr_block: NETWORK }) },
    singleton: { default: true }
  },
  aws_default_vpc: { singleton: {}, title: "Default VPC", icon: "aws-amazon-virtual-private-cloud", category: "network", placedBy: [], supporting: true, standsFor: { realType: () => "aws_vpc", parent: "", renamePath: (path) => path, values: { default: true } } },
  aws_vpc_ipv4_cidr_block_association: { title: "VPC IPv4 range", icon: "aws-amazon-virtual-private-cloud", category: "network", fold: { attributes: ["vpc_id"], nearest: ["aws_vpc"] } },
  aws_vpc_ipv6_cidr_block_association: { title: "VPC IPv6 range", icon: "aws-amazon-virtual-private-cloud", category: "network", fold: { attributes: ["vpc_id"], nearest: ["aws_vpc"] } },
  aws_vpc_dhcp_options: { title: "DHCP options", icon: "aws-amazon-virtual-private-cloud", category: "network", fold: { userTypes: ["aws_vpc_dhcp_options_association"], nearest: ["aws_vpc"] } },
  aws_vpc_dhcp_options_association: { title: "DHCP options association", icon: "aws-amazon-virtual-private-cloud", category: "network", fold: { attributes: ["vpc_id"], nearest: ["aws_vpc"] } },
  aws_default_vpc_dhcp_options: { title: "Default DHCP options", icon: "aws-amazon-virtual-private-cloud", category: "network" },
  aws_vpc_block_public_access_options: { title: "VPC public access block", icon: "aws-amazon-virtual-private-cloud", category: "network" },
  aws_vpc_block_public_access_exclusion: { title: "VPC public access exclusion", icon: "aws-amazon-virtual-private-cloud", category: "network" },
  aws_vpc_ipam: { title: "IPAM", icon: "aws-amazon-virtual-private-cloud", category: "network" },
  aws_vpc_ipam_pool: { title: "IPAM pool", icon: "aws-amazon-virtual-private-cloud", category: "network" },
  aws_vpc_ipam_pool_cidr: { title: "IPAM pool range", icon: "aws-amazon-virtual-private-cloud", category: "network", fold: { attributes: ["ipam_pool_id"] } },
  aws_vpc_ipam_scope: { title: "IPAM scope", icon: "aws-amazon-virtual-private-cloud", category: "network" },
  aws_vpc_ipam_preview_next_cidr: { title: "IPAM range preview", icon: "aws-amazon-virtual-private-cloud", category: "network" },
  aws_ec2_managed_prefix_list: { title: "Managed prefix list", icon: "aws-amazon-virtual-private-cloud", category: "network", supporting: true, plumbing: true },
  aws_ec2_managed_prefix_list_entry: { title: "Managed prefix list entry", icon: "aws-amazon-virtual-private-cloud", category: "network", fold: { attributes: ["prefix_list_id"] }, supporting: true },
  aws_prefix_list: { title: "Prefix list", icon: "aws-amazon-virtual-private-cloud", category: "network" },
  aws_vpcs: { title: "VPCs", icon: "aws-amazon-virtual-private-cloud", category: "network" },
  aws_subnet: {
    placementRefs: /^(?!peer|remote_|source_|target_)(?:\w+_)?subnets?(?:_ids?|_arns?)?$/,
    title: "Subnet",
    icon: "aws-group-private-subnet",
    category: "network",
    placedBy: ["vpc_id"],
    ...IN_VPC,
    wrap: { box: "aws_az", attributes: ["availability_zone", "availability_zone_id"], inside: ["aws_vpc"] },
    detail: ["cidr_block"],
    ranges: { paths: ["cidr_block", "ipv6_cidr_block"] },
    lookup: { answers: () => ({ cidr_block: partOfNetwork(1), availability_zone: UNKNOWN_ZONES.aws }) }
  },
  aws_default_subnet: { title: "Default subnet", icon: "aws-group-private-subnet", category: "network", standsFor: { realType: () => "aws_subnet", parent: "", renamePath: (path) => path } },
  aws_subnet_ids: { title: "Subnets", icon: "aws-group-private-subnet", category: "network", several: SUBNETS_FOUND },
  aws_subnets: { title: "Subnets", icon: "aws-group-private-subnet", category: "network", several: SUBNETS_FOUND },
  aws_ec2_subnet_cidr_reservation: { title: "Subnet range reservation", icon: "aws-group-private-subnet", category: "network" },
  aws_security_group: { title: "Security group", defaultContainer: "aws_vpc", icon: "tabler-shield-half", category: "network", placedBy: ["vpc_id"], ...IN_VPC, securityGroupRefs: JOINS_GROUP, detail: [OPENED_ATTRIBUTE], firewallRules: OF_SECURITY_GROUP, plumbing: true },
  aws_default_security_group: { title: "Default security group", icon: "tabler-shield-half", category: "network", fold: { attributes: ["vpc_id"], nearest: ["aws_vpc"] }, reportedRules: OF_SECURITY_GROUP, supporting: true },
  aws_security_group_rule: {
    title: "Security group rule",
    icon: "tabler-shield-half",
    category: "network",
    independent: false,
    fold: { attributes: ["security_group_id"], nearest: ["aws_security_group"] },
    firewallRules: SECURITY_GROUP_RULE
  },
  aws_vpc_security_group_ingress_rule: {
    title: "Security group ingress rule",
    icon: "tabler-shield-half",
    category: "network",
    independent: false,
    fold: { attributes: ["security_group_id"], nearest: ["aws_security_group"] },
    firewallRules: [vpcRule("in")]
  },
  aws_vpc_security_group_egress_rule: {
    title: "Security group egress rule",
    icon: "tabler-shield-half",
    category: "network",
    independent: false,
    fold: { attributes: ["security_group_id"], nearest: ["aws_security_group"] },
    firewallRules: [vpcRule("out")]
  },
  aws_vpc_security_group_vpc_association: { title: "Security group association", icon: "tabler-shield-half", category: "network", fold: { attributes: ["security_group_id"] }, supporting: true },
  aws_network_interface_sg_attachment: { title: "Security group attachment", icon: "tabler-shield-half", category: "network", fold: { attributes: ["network_interface_id", "security_group_id"] }, supporting: true },
  aws_security_groups: { title: "Security groups", icon: "tabler-shield-half", category: "network" },
  // No edges to members: a resource in a public subnet has a public address and ingress edges of its own.
  aws_internet_gateway: {
    title: "Internet gateway",
    icon: "aws-res-amazon-vpc-internet-gateway",
    category: "network",
    ...IN_VPC,
    border: { containerTypes: ["aws_vpc"], allows: ["users", "internet"] },
    direction: "in",
    entries: [{ actor: "internet", twoWay: true }],
    plumbing: true,
    routeHop: { categories: [], types: ["aws_networkfirewall_firewall"] }
  },
  aws_internet_gateway_attachment: { title: "Internet gateway attachment", icon: "aws-res-amazon-vpc-internet-gateway", category: "network", fold: { attributes: ["internet_gateway_id"] } },
  aws_egress_only_internet_gateway: { title: "Egress-only internet gateway", icon: "aws-res-amazon-vpc-internet-gateway", category: "network", ...IN_VPC, border: ON_VPC, plumbing: true, entries: [{ actor: "internet", outward: true }] },
  // An egress hop, but no target of edges: NAT gateways stand in public subnets. An edge from every workload of every
  // private subnet would cross the diagram, only to repeat the routes of their subnets.
  aws_nat_gateway: { title: "NAT gateway", icon: "aws-res-amazon-vpc-nat-gateway", category: "network", ...IN_VPC, egressGateway: true, plumbing: true, routeHop: NOBODY, entries: [{ actor: "internet", outward: true, unless: { connectivity_type: ["private"] } }] },
  aws_nat_gateway_eip_association: { title: "NAT gateway address", icon: "aws-res-amazon-vpc-nat-gateway", category: "network", fold: { attributes: ["nat_gateway_id"] } },
  aws_ec2_carrier_gateway: { title: "Carrier gateway", icon: "aws-res-amazon-vpc-carrier-gateway", category: "network" },
  aws_route_table: { title: "Route table", icon: "aws-res-amazon-vpc-router", category: "network", fold: { attributes: ["vpc_id"], nearest: ["aws_vpc"] }, plumbing: true, routesIn: "route" },
  aws_default_route_table: { title: "Default route table", icon: "aws-res-amazon-vpc-router", category: "network", fold: { attributes: ["default_route_table_id", "vpc_id"], nearest: ["aws_vpc"] }, routesIn: "route" },
  aws_route: {
    title: "Route",
    icon: "aws-res-amazon-vpc-router",
    category: "network",
    fold: { attributes: ["route_table_id", "vpc_peering_connection_id"], nearest: ["aws_route_table", "aws_vpc"] },
    route: { table: ["route_table_id"], to: ["nat_gateway_id", "network_interface_id", "instance_id", "vpc_endpoint_id", "gateway_id"] }
  },
  aws_route_table_association: { title: "Route table association", icon: "aws-res-amazon-vpc-router", category: "network", fold: { attributes: ["subnet_id", "gateway_id", "route_table_id"], nearest: ["aws_vpc"] }, egressRoute: { subnet: "subnet_id", to: ["route_table_id"] } },
  aws_main_route_table_association: { title: "Main route table", icon: "aws-res-amazon-vpc-router", category: "network", fold: { attributes: ["route_table_id", "vpc_id"], nearest: ["aws_vpc"] } },
  aws_vpn_gateway_route_propagation: { title: "Route propagation", icon: "aws-res-amazon-vpc-router", category: "network", fold: { attributes: ["vpn_gateway_id", "route_table_id"] } },
  aws_route_tables: { title: "Route tables", icon: "aws-res-amazon-vpc-router", category: "network" },
  aws_network_acl: { title: "Network ACL", icon: "aws-res-amazon-vpc-network-access-control-list", category: "network", fold: { attributes: ["vpc_id", "subnet_ids"], nearest: ["aws_vpc"] }, reportedRules: OF_NETWORK_ACL },
  aws_default_network_acl: { title: "Default network ACL", icon: "aws-res-amazon-vpc-network-access-control-list", category: "network", fold: { attributes: ["default_network_acl_id", "vpc_id"], nearest: ["aws_vpc"] }, reportedRules: OF_NETWORK_ACL },
  aws_network_acl_rule: { title: "Network ACL rule", icon: "aws-res-amazon-vpc-network-access-control-list", category: "network", fold: { attributes: ["network_acl_id"], nearest: ["aws_network_acl", "aws_vpc"] }, reportedRules: NETWORK_ACL_RULE },
  aws_network_acl_association: { title: "Network ACL association", icon: "aws-res-amazon-vpc-network-access-control-list", category: "network", fold: { attributes: ["network_acl_id", "subnet_id"], nearest: ["aws_network_acl"] } },
  aws_network_acls: { title: "Network ACLs", icon: "aws-res-amazon-vpc-network-access-control-list", category: "network" },
  aws_vpc_endpoint: {
    title: "VPC endpoint",
    alike: true,
    icon: "aws-res-amazon-vpc-endpoints",
    category: "network",
    ...IN_VPC,
    placedBy: ["subnet_ids", "subnet_configuration", "vpc_id"],
    unplaced: { attributes: ["subnet_ids"], when: { vpc_endpoint_type: ["Gateway"] } },
    replicas: { inEach: true },
    direction: "in",
    plumbing: true,
    routeHop: { categories: RUNTIME_CATEGORIES, types: ["aws_nat_gateway"] },
    rights: [{ targets: [], documents: ["policy"], isFilter: true }]
  },
  aws_vpc_endpoint_policy: { title: "VPC endpoint policy", icon: "aws-res-amazon-vpc-endpoints", category: "network" },
  aws_vpc_endpoint_route_table_association: { title: "VPC endpoint route", icon: "aws-res-amazon-vpc-endpoints", category: "network" },
  aws_vpc_endpoint_subnet_association: { title: "VPC endpoint subnet", icon: "aws-res-amazon-vpc-endpoints", category: "network" },
  aws_vpc_endpoint_security_group_association: { title: "VPC endpoint security group", icon: "aws-res-amazon-vpc-endpoints", category: "network" },
  aws_vpc_endpoint_service: { alone: true, title: "VPC endpoint service", icon: "aws-aws-privatelink", category: "network", link: { from: [], to: ["network_load_balancer_arns", "gateway_load_balancer_arns"] }, plumbing: true, connection: "PrivateLink" },
  aws_vpc_endpoint_service_allowed_principal: { title: "VPC endpoint service principal", icon: "aws-aws-privatelink", category: "network" },
  aws_vpc_endpoint_connection_accepter: { title: "VPC endpoint acceptance", icon: "aws-aws-privatelink", category: "network" },
  aws_vpc_endpoint_connection_notification: { title: "VPC endpoint notification", icon: "aws-aws-privatelink", category: "network" },
  aws_vpc_peering_connection: { title: "VPC peering", icon: "aws-res-amazon-vpc-peering-connection", category: "network", placedBy: [], connection: "peering", connectionEnds: { type: "aws_vpc", attributes: ["vpc_id", "peer_vpc_id"], pattern: /^vpc-[0-9a-z-]+$/ } },
  aws_vpc_peering_connection_accepter: { title: "VPC peering acceptance", icon: "aws-res-amazon-vpc-peering-connection", category: "network" },
  aws_vpc_peering_connection_options: { title: "VPC peering options", icon: "aws-res-amazon-vpc-peering-connection", category: "network" },
  aws_network_interface: { title: "Network interface", icon: "aws-res-amazon-vpc-elastic-network-interface", category: "network", fold: { userTypes: ["aws_instance", "aws_network_interface_attachment", "aws_launch_template"] }, plumbing: true, addresses: ["private_ip", "private_ips"] },
  aws_network_interface_attachment: { title: "Network interface attachment", icon: "aws-res-amazon-vpc-elastic-network-interface", category: "network", fold: { attributes: ["instance_id", "network_interface_id"] } },
  aws_eip: {
    title: "Elastic IP",
    icon: "aws-res-amazon-ec2-elastic-ip-address",
    category: "network",
    fold: { attributes: ["instance", "network_interface"], userTypes: ["aws_nat_gateway", "aws_eip_association", "aws_lb", "aws_instance", "aws_network_interface", "aws_transfer_server"], nearest: ["aws_nat_gateway"] },
    entries: [{ actor: "users", foldedInto: ["aws_instance"], groupAttributes: SECURITY_GROUP_ATTRIBUTES }],
    plumbing: true,
    addresses: ["public_ip", "private_ip"]
  },
  aws_eip_association: { title: "Elastic IP association", icon: "aws-res-amazon-ec2-elastic-ip-address", category: "network", fold: { attributes: ["instance_id", "network_interface_id", "allocation_id"] } },
  aws_eip_domain_name: { title: "Elastic IP reverse DNS", icon: "aws-res-amazon-ec2-elastic-ip-address", category: "network", fold: { attributes: ["allocation_id"] }, supporting: true },
  aws_flow_log: { title: "VPC flow log", icon: "aws-res-amazon-vpc-flow-logs", category: "network", fold: { attributes: ["vpc_id", "subnet_id", "eni_id", "transit_gateway_id"], nearest: ["aws_vpc"] }, supporting: true, prominence: "monitoring" },
  aws_ec2_traffic_mirror_session: { title: "Traffic mirror session", icon: "aws-res-amazon-vpc-traffic-mirroring", category: "network" },
  aws_ec2_traffic_mirror_target: { title: "Traffic mirror target", icon: "aws-res-amazon-vpc-traffic-mirroring", category: "network" },
  aws_ec2_traffic_mirror_filter: { title: "Traffic mirror filter", icon: "aws-res-amazon-vpc-traffic-mirroring", category: "network" },
  aws_ec2_network_insights_path: { title: "Network insights path", icon: "aws-res-amazon-vpc-reachability-analyzer", category: "network" },
  aws_ec2_network_insights_analysis: { title: "Network insights analysis", icon: "aws-res-amazon-vpc-reachability-analyzer", category: "network" },
  aws_vpn_gateway: { title: "VPN gateway", icon: "aws-res-amazon-vpc-vpn-gateway", category: "network", ...IN_VPC, border: ON_VPC },
  aws_vpn_gateway_attachment: { title: "VPN gateway attachment", icon: "aws-res-amazon-vpc-vpn-gateway", category: "network", fold: { attributes: ["vpn_gateway_id"] } },
  aws_customer_gateway: { title: "Customer gateway", icon: "aws-res-amazon-vpc-customer-gateway", category: "network", placedBy: [], direction: "in", ...gatewayAt("ip_address"), global: true },
  aws_vpn_connection: { title: "Site-to-Site VPN", icon: "aws-aws-site-to-site-vpn", category: "network", placedBy: [], entries: [{ actor: "onprem", remoteEnd: ["customer_gateway_id"] }], connection: "VPN", carriedBy: { when: { outside_ip_address_type: ["PrivateIpv4"] }, types: ["aws_dx_gateway"] } },
  aws_vpn_connection_route: { title: "VPN route", icon: "aws-aws-site-to-site-vpn", category: "network", fold: { attributes: ["vpn_connection_id"] } },
  aws_ec2_client_vpn_endpoint: { title: "Client VPN endpoint", icon: "aws-aws-client-vpn", category: "network", entries: OPEN_TO_USERS },
  aws_ec2_client_vpn_network_association: { title: "Client VPN association", icon: "aws-aws-client-vpn", category: "network", fold: { attributes: ["client_vpn_endpoint_id"] } },
  aws_ec2_client_vpn_authorization_rule: { title: "Client VPN authorization", icon: "aws-aws-client-vpn", category: "network", fold: { attributes: ["client_vpn_endpoint_id"] } },
  aws_ec2_client_vpn_route: { title: "Client VPN route", icon: "aws-aws-client-vpn", category: "network", fold: { attributes: ["client_vpn_endpoint_id"] } },
  aws_ec2_transit_gateway: { title: "Transit gateway", icon: "aws-aws-transit-gateway", category: "network", placedBy: [] },
  aws_ec2_transit_gateway_route: { title: "Transit gateway route", icon: "aws-aws-transit-gateway", category: "network" },
  aws_ec2_transit_gateway_route_table: { title: "Transit gateway route table", icon: "aws-aws-transit-gateway", category: "network" },
  aws_ec2_transit_gateway_route_table_association: { title: "Transit gateway route table association", icon: "aws-aws-transit-gateway", category: "network" },
  aws_ec2_transit_gateway_route_table_propagation: { title: "Transit gateway route propagation", icon: "aws-aws-transit-gateway", category: "network" },
  aws_ec2_transit_gateway_connect: { title: "Transit gateway Connect", icon: "aws-aws-transit-gateway", category: "network" },
  aws_ec2_transit_gateway_prefix_list_reference: { title: "Transit gateway prefix list", icon: "aws-aws-transit-gateway", category: "network" },
  aws_ec2_transit_gateway_multicast_domain: { title: "Transit gateway multicast domain", icon: "aws-aws-transit-gateway", category: "network" },
  aws_ec2_transit_gateway_vpc_attachment: {
    title: "Transit gateway VPC attachment",
    icon: "aws-res-aws-transit-gateway-attachment",
    category: "network",
    border: ON_VPC,
    ...IN_VPC,
    placedBy: ["vpc_id", "subnet_ids"],
    fold: { attributes: ["transit_gateway_id"] },
    link: { from: ["transit_gateway_id"], to: ["vpc_id"], innerContainer: ["subnet_ids"], label: "attachment" }
  },
  aws_ec2_transit_gateway_vpc_attachment_accepter: { title: "Transit gateway attachment acceptance", icon: "aws-res-aws-transit-gateway-attachment", category: "network" },
  aws_ec2_transit_gateway_peering_attachment: { title: "Transit gateway peering", icon: "aws-res-aws-transit-gateway-attachment", category: "network" },
  aws_ec2_transit_gateway_peering_attachment_accepter: { title: "Transit gateway peering acceptance", icon: "aws-res-aws-transit-gateway-attachment", category: "network" },
  aws_ec2_transit_gateway_dx_gateway_attachment: { title: "Transit gateway Direct Connect attachment", icon: "aws-res-aws-transit-gateway-attachment", category: "network" },
  aws_ec2_transit_gateway_vpn_attachment: { title: "Transit gateway VPN attachment", icon: "aws-res-aws-transit-gateway-attachment", category: "network" },
  aws_dx_connection: { title: "Direct Connect connection", icon: "aws-aws-direct-connect", category: "network", entries: OPEN_TO_ONPREM },
  aws_dx_connection_association: { title: "Direct Connect association", icon: "aws-aws-direct-connect", category: "network", fold: { attributes: ["connection_id"] } },
  aws_dx_lag: { title: "Direct Connect LAG", icon: "aws-aws-direct-connect", category: "network" },
  aws_dx_private_virtual_interface: { title: "Direct Connect private interface", icon: "aws-aws-direct-connect", category: "network" },
  aws_dx_public_virtual_interface: { title: "Direct Connect public interface", icon: "aws-aws-direct-connect", category: "network" },
  aws_dx_transit_virtual_interface: { title: "Direct Connect transit interface", icon: "aws-aws-direct-connect", category: "network" },
  aws_dx_gateway: { title: "Direct Connect gateway", icon: "aws-res-aws-direct-connect-gateway", category: "network", entries: OPEN_TO_ONPREM, global: true },
  aws_dx_gateway_association: { title: "Direct Connect gateway association", icon: "aws-res-aws-direct-connect-gateway", category: "network", fold: { attributes: ["dx_gateway_id"], nearest: ["aws_dx_gateway"] }, link: { from: ["dx_gateway_id"], to: ["associated_gateway_id", "vpn_gateway_id"] }, plumbing: true },
  aws_dx_gateway_association_proposal: { title: "Direct Connect gateway proposal", icon: "aws-res-aws-direct-connect-gateway", category: "network" },
  aws_dx_hosted_connection: { title: "Direct Connect hosted connection", icon: "aws-aws-direct-connect", category: "network", entries: OPEN_TO_ONPREM },
  aws_networkmanager_core_network: { title: "Cloud WAN core network", icon: "aws-aws-cloud-wan", category: "network" },
  aws_networkmanager_global_network: { title: "Global network", icon: "aws-aws-cloud-wan", category: "network", fold: { userTypes: ["aws_networkmanager_core_network"] } },
  aws_networkmanager_site: { title: "Network Manager site", icon: "aws-aws-cloud-wan", category: "network" },
  aws_networkmanager_vpc_attachment: { title: "Cloud WAN VPC attachment", icon: "aws-aws-cloud-wan", category: "network", fold: { attributes: ["core_network_id"] }, placedBy: [], link: { from: ["core_network_id"], to: ["vpc_arn"] } },
  aws_globalaccelerator_accelerator: { title: "Global Accelerator", icon: "aws-aws-global-accelerator", category: "network", entries: OPEN_TO_USERS },
  aws_globalaccelerator_listener: { title: "Global Accelerator listener", icon: "aws-aws-global-accelerator", category: "network", fold: { attributes: ["accelerator_arn"] } },
  aws_globalaccelerator_endpoint_group: { title: "Global Accelerator endpoint group", icon: "aws-aws-global-accelerator", category: "network" },
  aws_vpclattice_service: { title: "VPC Lattice service", icon: "aws-amazon-vpc-lattice", category: "network" },
  aws_vpclattice_service_network: { title: "VPC Lattice service network", icon: "aws-amazon-vpc-lattice", category: "network" },
  aws_vpclattice_service_network_vpc_association: { title: "VPC Lattice VPC association", icon: "aws-amazon-vpc-lattice", category: "network" },
  aws_vpclattice_service_network_service_association: { alone: true, title: "VPC Lattice service association", icon: "aws-amazon-vpc-lattice", category: "network", fold: { attributes: ["service_network_identifier"] }, link: { from: ["service_network_identifier"], to: ["service_identifier"] } },
  aws_vpclattice_listener: { title: "VPC Lattice listener", icon: "aws-amazon-vpc-lattice", category: "network", fold: { attributes: ["service_identifier", "service_arn"] } },
  aws_vpclattice_target_group: { title: "VPC Lattice target group", icon: "aws-amazon-vpc-lattice", category: "network", fold: { userTypes: ["aws_vpclattice_listener", "aws_vpclattice_listener_rule"] }, direction: "in", placedBy: [] },
  aws_vpclattice_listener_rule: { title: "VPC Lattice listener rule", icon: "aws-amazon-vpc-lattice", category: "network", fold: { attributes: ["listener_identifier", "service_identifier"] } },
  aws_vpclattice_target_group_attachment: { title: "VPC Lattice target", icon: "aws-amazon-vpc-lattice", category: "network", fold: { attributes: ["target_group_identifier"] }, link: { from: ["target_group_identifier"], to: ["target"] } },
  aws_vpclattice_resource_gateway: { title: "VPC Lattice resource gateway", icon: "aws-amazon-vpc-lattice", category: "network" },
  aws_vpclattice_resource_configuration: { title: "VPC Lattice resource", icon: "aws-amazon-vpc-lattice", category: "network", fold: { attributes: ["resource_gateway_identifier"] }, link: { from: ["resource_gateway_identifier"], to: ["resource_configuration_definition"] } },
  aws_vpclattice_service_network_resource_association: { alone: true, title: "VPC Lattice resource association", icon: "aws-amazon-vpc-lattice", category: "network", fold: { attributes: ["service_network_identifier"] }, link: { from: ["service_network_identifier"], to: ["resource_configuration_identifier"] } },
  aws_vpclattice_auth_policy: { title: "VPC Lattice access policy", icon: "aws-amazon-vpc-lattice", category: "network" },
  aws_vpclattice_access_log_subscription: { title: "VPC Lattice access logs", icon: "aws-amazon-vpc-lattice", category: "network", fold: { attributes: ["resource_identifier"] }, supporting: true },
  aws_vpc_route_server: { title: "VPC route server", icon: "aws-amazon-virtual-private-cloud", category: "network" },
  aws_vpc_route_server_endpoint: { title: "Route server endpoint", icon: "aws-amazon-virtual-private-cloud", category: "network", fold: { attributes: ["route_server_id"] }, isPart: true },
  aws_vpc_route_server_peer: { title: "Route server peer", icon: "aws-amazon-virtual-private-cloud", category: "network", fold: { attributes: ["route_server_endpoint_id"] } },
  aws_vpc_route_server_propagation: { title: "Route server propagation", icon: "aws-amazon-virtual-private-cloud", category: "network" },
  aws_vpc_route_server_vpc_association: { title: "Route server association", icon: "aws-amazon-virtual-private-cloud", category: "network" },
  aws_vpc_encryption_control: { title: "VPC encryption control", icon: "aws-amazon-virtual-private-cloud", category: "network", fold: { attributes: ["vpc_id"] }, supporting: true },
  aws_route53profiles_profile: { title: "Route 53 profile", icon: "aws-amazon-route-53", category: "network" },
  aws_route53profiles_association: { title: "Route 53 profile association", icon: "aws-amazon-route-53", category: "network", fold: { attributes: ["profile_id"] }, placedBy: [], link: { from: ["profile_id"], to: ["resource_id"] } },
  aws_route53profiles_resource_association: { title: "Route 53 profile resource", icon: "aws-amazon-route-53", category: "network", fold: { attributes: ["profile_id"] }, placedBy: [], passive: true },
  aws_networkmanager_dx_gateway_attachment: { alone: true, global: true, title: "Cloud WAN Direct Connect attachment", icon: "aws-aws-cloud-wan", category: "network", fold: { attributes: ["core_network_id"] }, link: { from: ["direct_connect_gateway_arn"], to: ["core_network_id"] } },
  aws_networkmanager_site_to_site_vpn_attachment: { alone: true, global: true, title: "Cloud WAN VPN attachment", icon: "aws-aws-cloud-wan", category: "network", fold: { attributes: ["core_network_id"] }, link: { from: ["vpn_connection_arn"], to: ["core_network_id"] } },
  aws_networkmanager_connect_attachment: { title: "Cloud WAN Connect attachment", icon: "aws-aws-cloud-wan", category: "network" },
  aws_networkmanager_attachment_accepter: { title: "Cloud WAN attachment accepter", icon: "aws-aws-cloud-wan", category: "network", fold: { attributes: ["attachment_id"] }, supporting: true },
  aws_networkmanager_transit_gateway_peering: { title: "Cloud WAN transit gateway peering", icon: "aws-aws-cloud-wan", category: "network", fold: { attributes: ["core_network_id"] }, link: { from: ["core_network_id"], to: ["transit_gateway_arn"] } },
  aws_networkmanager_core_network_policy_attachment: { alone: true, global: true, title: "Cloud WAN policy", icon: "aws-aws-cloud-wan", category: "network", fold: { attributes: ["core_network_id"] }, supporting: true }
};

// src/catalog/aws/patterns.ts
var AWS_PATTERNS = {
  "aws_datasync_location_*": { joinsSecurityGroups: false },
  "awscc_ec2_route*": { fold: { attributes: ["vpc_id", "route_table_id"], nearest: ["aws_vpc"] } },
  "awscc_ec2_subnet_route_table_*": { fold: { attributes: ["subnet_id", "route_table_id"] } },
  "aws_vpc_endpoint_*": { fold: { attributes: ["vpc_endpoint_id", "vpc_endpoint_service_id"] }, supporting: true },
  "aws_vpc_peering_connection_*": { fold: { attributes: ["vpc_peering_connection_id"] } },
  "aws_ec2_transit_gateway_*": { placedBy: [], fold: { attributes: ["transit_gateway_id", "transit_gateway_route_table_id", "transit_gateway_attachment_id"] } },
  "aws_vpclattice_service_network_*_association": { fold: { attributes: ["service_network_identifier"] }, placedBy: [] },
  "aws_vpclattice_*_policy": { fold: { attributes: ["resource_identifier", "resource_arn"] }, supporting: true },
  "aws_networkmanager_*_attachment": { fold: { attributes: ["core_network_id"] }, placedBy: [] },
  "aws_vpc_route_server_*": { fold: { attributes: ["route_server_id"] } },
  "aws_cloudfront_origin_access_*": { fold: { userTypes: ["aws_cloudfront_distribution"] }, supporting: true },
  "aws_cloudfront_*_policy": { fold: { userTypes: ["aws_cloudfront_distribution"] }, supporting: true, operational: GOVERNANCE_ONLY },
  "aws_*_parameter_group": { supporting: true },
  "aws_*_option_group": { supporting: true },
  "aws_waf_*": { fold: { userTypes: ["aws_waf_web_acl", "aws_waf_rule"] }, supporting: true, global: true },
  "aws_wafregional_*": { fold: { userTypes: ["aws_wafregional_web_acl", "aws_wafregional_rule"] }, supporting: true },
  "aws_api_gateway_*": { fold: { attributes: ["rest_api_id"] } },
  "aws_apigatewayv2_*": { fold: { attributes: ["api_id"] } },
  "aws_appsync_*": { fold: { attributes: ["api_id"] } },
  "aws_cognito_*": { fold: { attributes: ["user_pool_id", "identity_pool_id"] } },
  "aws_eks_access_*": { fold: { attributes: ["cluster_name"] }, supporting: true },
  "aws_ses_domain_*": { fold: { attributes: ["domain", "identity"] }, supporting: true },
  "aws_ses_identity_*": { fold: { attributes: ["identity"] }, supporting: true },
  "aws_pinpoint_*_channel": { fold: { attributes: ["application_id"] } },
  "aws_s3_bucket_*": { fold: { attributes: ["bucket"], nearest: ["aws_s3_bucket"] }, supporting: true },
  "aws_dynamodb_table_*": { fold: { attributes: ["table_name"] } },
  "aws_elasticache_user*": { supporting: true },
  "aws_opensearch_domain_*": { fold: { attributes: ["domain_name"] }, supporting: true },
  "aws_elasticsearch_domain_*": { fold: { attributes: ["domain_name"] }, supporting: true },
  "aws_lakeformation_*": { fold: { attributes: ["database", "table", "table_with_columns", "data_location", "lf_tag"] }, supporting: true },
  "aws_s3tables_*_policy": { fold: { attributes: ["name", "table_bucket_arn"] }, supporting: true },
  "aws_iam_user_*": { fold: { attributes: ["user"] }, supporting: true },
  "aws_iam_group_*": { fold: { attributes: ["group"] }, supporting: true },
  "aws_iam_*": { supporting: true, plumbing: true, global: true },
  "aws_iam_account_*": { supporting: true },
  "aws_guardduty_*": { fold: { attributes: ["detector_id"] }, supporting: true },
  "aws_securityhub_*": { supporting: true },
  "aws_verifiedpermissions_*": { fold: { attributes: ["policy_store_id"] }, supporting: true },
  "aws_*_resource_policy": { fold: { attributes: ["resource_arn", "resource_identifier", "policy_arn", "registry_name"] }, supporting: true },
  "aws_bedrockagent_agent_*": { fold: { attributes: ["agent_id"] } },
  "aws_bedrockagentcore_*_credential_provider": { fold: { userTypes: ["aws_bedrockagentcore_gateway_target", "aws_bedrockagentcore_agent_runtime"] }, supporting: true },
  "aws_backup_vault_*": { fold: { attributes: ["backup_vault_name"] }, supporting: true },
  "aws_sesv2_email_identity_*": { fold: { attributes: ["email_identity"] }, supporting: true },
  "aws_storagegateway_*_file_share": { fold: { attributes: ["gateway_arn"] } },
  "aws_load_balancer_*": { fold: { attributes: ["load_balancer_name"] } },
  "aws_default_*": { plumbing: true },
  "aws_network_acl*": { plumbing: true },
  "aws_vpc_ipam*": { plumbing: true },
  "aws_route53_resolver_*": { plumbing: true, global: false },
  "aws_service_discovery_*": { plumbing: true },
  "aws_kms_*": { plumbing: true },
  "aws_acm_*": { plumbing: true },
  "aws_cloudwatch_log_*": { plumbing: true },
  "aws_config_*": { plumbing: true },
  "aws_s3_account_*": { plumbing: true },
  "aws_account_*": { global: true },
  "aws_budgets_*": { global: true },
  "aws_ce_*": { global: true },
  "aws_cloudfront_*": { global: true },
  "aws_ecrpublic_*": { global: true },
  "aws_globalaccelerator_*": { global: true },
  "aws_networkmanager_*": { global: true },
  "aws_organizations_*": { global: true },
  "aws_route53_*": { global: true },
  "aws_shield_*": { global: true },
  "aws_wafv2_*": { global: { scope: "CLOUDFRONT" } },
  // Types without a row, whose title is therefore derived.
  aws_kms_secrets: { valueAttributes: ["plaintext"] },
  awscc_iam_role: { standsFor: { realType: () => "aws_iam_role", parent: "", renamePath: (path) => path } }
};
var PROMINENCE = {
  first: ["aws_cognito_*", "aws_directory_service_*", "aws_verifiedaccess_*", "aws_verifiedpermissions_*", "aws_waf_*", "aws_wafregional_*", "aws_wafv2_*", "aws_cloudformation_*", "aws_cloudcontrolapi_*", "aws_appconfig_*", "aws_evidently_*"],
  security: [
    "aws_kms_*",
    "aws_cloudhsm_*",
    "aws_paymentcryptography_*",
    "aws_secretsmanager_*",
    "aws_acm_*",
    "aws_acmpca_*",
    "aws_guardduty_*",
    "aws_securityhub_*",
    "aws_securitylake_*",
    "aws_inspector_*",
    "aws_inspector2_*",
    "aws_macie2_*",
    "aws_detective_*",
    "aws_accessanalyzer_*",
    "aws_auditmanager_*",
    "aws_fms_*",
    "aws_shield_*",
    "aws_signer_*",
    "aws_networkfirewall_*",
    "aws_route53_resolver_firewall_*"
  ],
  identity: ["aws_iam_*", "aws_identitystore_*", "aws_ssoadmin_*", "aws_rolesanywhere_*", "aws_elasticache_user*", "aws_bedrockagentcore_*_credential_provider"],
  monitoring: [
    "aws_cloudwatch_metric_*",
    "aws_cloudwatch_log_*",
    "aws_cloudtrail*",
    "aws_xray_*",
    "aws_synthetics_*",
    "aws_rum_*",
    "aws_internetmonitor_*",
    "aws_applicationinsights_*",
    "aws_devopsguru_*",
    "aws_oam_*",
    "aws_grafana_*",
    "aws_prometheus_*",
    "aws_notifications_*",
    "aws_chatbot_*",
    "aws_ssmcontacts_*",
    "aws_ssmincidents_*",
    "aws_codeguruprofiler_*",
    "aws_ec2_network_insights_*"
  ],
  governance: [
    "aws_organizations_*",
    "aws_controltower_*",
    "aws_account_*",
    "aws_config_*",
    "aws_ram_*",
    "aws_servicecatalog_*",
    "aws_servicequotas_*",
    "aws_budgets_*",
    "aws_ce_*",
    "aws_cur_*",
    "aws_bcmdataexports_*",
    "aws_computeoptimizer_*",
    "aws_licensemanager_*",
    "aws_resourcegroups*",
    "aws_resourceexplorer2_*",
    "aws_ssm_*",
    "aws_fis_*",
    "aws_resiliencehub_*",
    "aws_vpc_block_public_access_*",
    "aws_ecr_registry_*"
  ],
  registries: ["aws_ecr_*", "aws_ecrpublic_*", "aws_codeartifact_*"],
  backup: ["aws_backup_*", "aws_dlm_*", "aws_db_snapshot*", "aws_ebs_snapshot*"],
  dns: ["aws_route53_record*", "aws_route53domains_*", "aws_route53profiles_*", "aws_service_discovery_*_namespace"]
};
var AWS_PREFIXES = {
  aws: { icon: "aws-group-aws-cloud", category: "other" },
  aws_accessanalyzer: { icon: "aws-res-aws-identity-access-management-iam-access-analyzer", category: "security" },
  aws_account: { icon: "aws-res-aws-organizations-account", category: "management" },
  aws_acm: { icon: "aws-aws-certificate-manager", category: "security" },
  aws_acmpca: { icon: "aws-aws-private-certificate-authority", category: "security" },
  aws_alb: { icon: "aws-elastic-load-balancing", category: "network" },
  aws_ami: { icon: "aws-res-amazon-ec2-ami", category: "compute" },
  aws_amplify: { icon: "aws-aws-amplify", category: "developer" },
  aws_api: { icon: "aws-amazon-api-gateway", category: "network" },
  aws_apigatewayv2: { icon: "aws-amazon-api-gateway", category: "network" },
  aws_appautoscaling: { icon: "aws-aws-application-auto-scaling", category: "compute" },
  aws_appconfig: { icon: "aws-aws-appconfig", category: "management" },
  aws_appfabric: { icon: "aws-aws-appfabric", category: "integration" },
  aws_appflow: { icon: "aws-amazon-appflow", category: "integration" },
  aws_appintegrations: { icon: "aws-amazon-connect", category: "other" },
  aws_applicationinsights: { icon: "aws-amazon-cloudwatch", category: "management" },
  aws_appmesh: { icon: "aws-aws-app-mesh", category: "containers" },
  aws_apprunner: { icon: "aws-aws-app-runner", category: "compute" },
  aws_appstream: { icon: "aws-amazon-workspaces", category: "people" },
  aws_appsync: { icon: "aws-aws-appsync", category: "integration" },
  aws_arczonalshift: { icon: "aws-amazon-application-recovery-controller", category: "network" },
  aws_athena: { icon: "aws-amazon-athena", category: "analytics" },
  aws_auditmanager: { icon: "aws-aws-audit-manager", category: "security" },
  aws_autoscaling: { icon: "aws-amazon-ec2-auto-scaling", category: "compute" },
  aws_autoscalingplans: { icon: "aws-aws-auto-scaling", category: "compute" },
  aws_availability: { icon: "aws-group-region", category: "management" },
  aws_b2bi: { icon: "aws-aws-b2b-data-interchange", category: "integration" },
  aws_backup: { icon: "aws-aws-backup", category: "storage" },
  aws_batch: { icon: "aws-aws-batch", category: "compute" },
  aws_bcmdataexports: { icon: "aws-aws-cost-and-usage-report", category: "management" },
  aws_bedrock: { icon: "aws-amazon-bedrock", category: "ml" },
  aws_bedrockagent: { icon: "aws-amazon-bedrock", category: "ml" },
  aws_bedrockagentcore: { icon: "aws-amazon-bedrock-agentcore", category: "ml" },
  aws_billing: { icon: "aws-cat-cloud-financial-management", category: "management" },
  aws_braket: { icon: "aws-amazon-braket", category: "compute" },
  aws_budgets: { icon: "aws-aws-budgets", category: "management" },
  aws_caller: { icon: "aws-res-aws-organizations-account", category: "management" },
  aws_canonical: { icon: "aws-res-aws-organizations-account", category: "management" },
  aws_ce: { icon: "aws-aws-cost-explorer", category: "management" },
  aws_chatbot: { icon: "aws-aws-chatbot", category: "management" },
  aws_chime: { icon: "aws-amazon-chime-sdk", category: "other" },
  aws_chimesdkmediapipelines: { icon: "aws-amazon-chime-sdk", category: "other" },
  aws_chimesdkvoice: { icon: "aws-amazon-chime-sdk", category: "other" },
  aws_cleanrooms: { icon: "aws-aws-clean-rooms", category: "analytics" },
  aws_cleanroomsml: { icon: "aws-aws-clean-rooms", category: "analytics" },
  aws_cloud9: { icon: "aws-aws-cloud9", category: "developer" },
  aws_cloudcontrolapi: { icon: "aws-aws-cloudformation", category: "management" },
  aws_cloudformation: { icon: "aws-aws-cloudformation", category: "management" },
  aws_cloudfront: { icon: "aws-amazon-cloudfront", category: "network" },
  aws_cloudfrontkeyvaluestore: { icon: "aws-amazon-cloudfront", category: "network" },
  aws_cloudhsm: { icon: "aws-aws-cloudhsm", category: "security" },
  aws_cloudsearch: { icon: "aws-amazon-cloudsearch", category: "analytics" },
  aws_cloudtrail: { icon: "aws-aws-cloudtrail", category: "management" },
  aws_cloudwatch: { icon: "aws-amazon-cloudwatch", category: "management" },
  aws_cloudwatch_event: { icon: "aws-amazon-eventbridge", category: "integration" },
  aws_cloudwatch_log: { icon: "aws-res-amazon-cloudwatch-logs", category: "management" },
  aws_codeartifact: { icon: "aws-aws-codeartifact", category: "developer" },
  aws_codebuild: { icon: "aws-aws-codebuild", category: "developer" },
  aws_codecatalyst: { icon: "aws-amazon-codecatalyst", category: "developer" },
  aws_codecommit: { icon: "aws-aws-codecommit", category: "developer" },
  aws_codeconnections: { icon: "aws-aws-codepipeline", category: "developer" },
  aws_codedeploy: { icon: "aws-aws-codedeploy", category: "developer" },
  aws_codeguruprofiler: { icon: "aws-amazon-codeguru", category: "developer" },
  aws_codegurureviewer: { icon: "aws-amazon-codeguru", category: "developer" },
  aws_codepipeline: { icon: "aws-aws-codepipeline", category: "developer" },
  aws_codestarconnections: { icon: "aws-aws-codepipeline", category: "developer" },
  aws_codestarnotifications: { icon: "aws-aws-codepipeline", category: "developer" },
  aws_cognito: { icon: "aws-amazon-cognito", category: "security" },
  aws_comprehend: { icon: "aws-amazon-comprehend", category: "ml" },
  aws_computeoptimizer: { icon: "aws-aws-compute-optimizer", category: "management" },
  aws_config: { icon: "aws-aws-config", category: "management" },
  aws_connect: { icon: "aws-amazon-connect", category: "other" },
  aws_controltower: { icon: "aws-aws-control-tower", category: "management" },
  aws_costoptimizationhub: { icon: "aws-cat-cloud-financial-management", category: "management" },
  aws_cur: { icon: "aws-aws-cost-and-usage-report", category: "management" },
  aws_customer: { icon: "aws-res-amazon-vpc-customer-gateway", category: "network" },
  aws_customerprofiles: { icon: "aws-amazon-connect", category: "other" },
  aws_databrew: { icon: "aws-aws-glue-databrew", category: "analytics" },
  aws_dataexchange: { icon: "aws-aws-data-exchange", category: "analytics" },
  aws_datapipeline: { icon: "aws-cat-analytics", category: "analytics" },
  aws_datasync: { icon: "aws-aws-datasync", category: "storage" },
  aws_datazone: { icon: "aws-amazon-datazone", category: "analytics" },
  aws_dax: { icon: "aws-res-amazon-dynamodb-amazon-dynamodb-accelerator", category: "database" },
  aws_db: { icon: "aws-amazon-rds", category: "database" },
  aws_deadline: { icon: "aws-aws-deadline-cloud", category: "compute" },
  aws_default: { icon: "aws-amazon-virtual-private-cloud", category: "network" },
  aws_detective: { icon: "aws-amazon-detective", category: "security" },
  aws_devicefarm: { icon: "aws-aws-device-farm", category: "developer" },
  aws_devopsagent: { icon: "aws-aws-devops-agent", category: "management" },
  aws_devopsguru: { icon: "aws-amazon-devops-guru", category: "management" },
  aws_direct: { icon: "aws-aws-direct-connect", category: "network" },
  aws_directory: { icon: "aws-aws-directory-service", category: "security" },
  aws_dlm: { icon: "aws-res-amazon-elastic-block-store-amazon-data-lifecycle-manager", category: "storage" },
  aws_dms: { icon: "aws-aws-database-migration-service", category: "database" },
  aws_docdb: { icon: "aws-amazon-documentdb", category: "database" },
  aws_docdbelastic: { icon: "aws-res-amazon-documentdb-elastic-clusters", category: "database" },
  aws_drs: { icon: "aws-aws-elastic-disaster-recovery", category: "storage" },
  aws_dsql: { icon: "aws-cat-databases", category: "database" },
  aws_dx: { icon: "aws-aws-direct-connect", category: "network" },
  aws_dynamodb: { icon: "aws-amazon-dynamodb", category: "database" },
  aws_ebs: { icon: "aws-amazon-elastic-block-store", category: "storage" },
  aws_ec2: { icon: "aws-amazon-ec2", category: "compute" },
  aws_ec2_client_vpn: { icon: "aws-aws-client-vpn", category: "network" },
  aws_ec2_coip: { icon: "aws-aws-outposts-family", category: "network" },
  aws_ec2_local_gateway: { icon: "aws-aws-outposts-family", category: "network" },
  aws_ec2_managed_prefix: { icon: "aws-amazon-virtual-private-cloud", category: "network" },
  aws_ec2_network: { icon: "aws-amazon-virtual-private-cloud", category: "network" },
  aws_ec2_traffic_mirror: { icon: "aws-res-amazon-vpc-traffic-mirroring", category: "network" },
  aws_ec2_transit_gateway: { icon: "aws-aws-transit-gateway", category: "network" },
  aws_ecr: { icon: "aws-amazon-elastic-container-registry", category: "containers" },
  aws_ecrpublic: { icon: "aws-amazon-elastic-container-registry", category: "containers" },
  aws_ecs: { icon: "aws-amazon-elastic-container-service", category: "containers" },
  aws_efs: { icon: "aws-amazon-efs", category: "storage" },
  aws_egress: { icon: "aws-res-amazon-vpc-internet-gateway", category: "network" },
  aws_eip: { icon: "aws-res-amazon-ec2-elastic-ip-address", category: "network" },
  aws_eks: { icon: "aws-amazon-elastic-kubernetes-service", category: "containers" },
  aws_eksworkshop: { icon: "aws-amazon-elastic-kubernetes-service", category: "containers" },
  aws_elastic: { icon: "aws-aws-elastic-beanstalk", category: "compute" },
  aws_elasticache: { icon: "aws-amazon-elasticache", category: "database" },
  aws_elasticbeanstalk: { icon: "aws-aws-elastic-beanstalk", category: "compute" },
  aws_elasticsearch: { icon: "aws-amazon-opensearch-service", category: "analytics" },
  aws_elb: { icon: "aws-elastic-load-balancing", category: "network" },
  aws_emr: { icon: "aws-amazon-emr", category: "analytics" },
  aws_emrcontainers: { icon: "aws-amazon-emr", category: "analytics" },
  aws_emrserverless: { icon: "aws-amazon-emr", category: "analytics" },
  aws_entityresolution: { icon: "aws-aws-entity-resolution", category: "analytics" },
  aws_evidently: { icon: "aws-res-amazon-cloudwatch-evidently", category: "management" },
  aws_evs: { icon: "aws-amazon-elastic-vmware-service", category: "compute" },
  aws_finspace: { icon: "aws-amazon-finspace", category: "analytics" },
  aws_fis: { icon: "aws-aws-fault-injection-service", category: "management" },
  aws_flow: { icon: "aws-res-amazon-vpc-flow-logs", category: "network" },
  aws_fms: { icon: "aws-aws-firewall-manager", category: "security" },
  aws_forecast: { icon: "aws-amazon-forecast", category: "ml" },
  aws_frauddetector: { icon: "aws-amazon-fraud-detector", category: "ml" },
  aws_fsx: { icon: "aws-amazon-fsx", category: "storage" },
  aws_gamelift: { icon: "aws-amazon-gamelift-servers", category: "other" },
  aws_glacier: { icon: "aws-amazon-simple-storage-service-glacier", category: "storage" },
  aws_globalaccelerator: { icon: "aws-aws-global-accelerator", category: "network" },
  aws_glue: { icon: "aws-aws-glue", category: "analytics" },
  aws_glue_catalog: { icon: "aws-res-aws-glue-data-catalog", category: "analytics" },
  aws_grafana: { icon: "aws-amazon-managed-grafana", category: "management" },
  aws_greengrass: { icon: "aws-aws-iot-greengrass", category: "other" },
  aws_guardduty: { icon: "aws-amazon-guardduty", category: "security" },
  aws_health: { icon: "aws-aws-health-dashboard", category: "management" },
  aws_healthlake: { icon: "aws-aws-healthlake", category: "analytics" },
  aws_iam: { icon: "aws-aws-identity-and-access-management", category: "security" },
  aws_iam_role: { icon: "aws-res-aws-identity-access-management-role", category: "security" },
  aws_identitystore: { icon: "aws-aws-iam-identity-center", category: "security" },
  aws_imagebuilder: { icon: "aws-amazon-ec2-image-builder", category: "compute" },
  aws_inspector: { icon: "aws-amazon-inspector", category: "security" },
  aws_inspector2: { icon: "aws-amazon-inspector", category: "security" },
  aws_instance: { icon: "aws-amazon-ec2", category: "compute" },
  aws_internet: { icon: "aws-res-amazon-vpc-internet-gateway", category: "network" },
  aws_internetmonitor: { icon: "aws-amazon-cloudwatch", category: "management" },
  aws_invoicing: { icon: "aws-cat-cloud-financial-management", category: "management" },
  aws_iot: { icon: "aws-aws-iot-core", category: "other" },
  aws_iotevents: { icon: "aws-aws-iot-events", category: "other" },
  aws_iotsitewise: { icon: "aws-aws-iot-sitewise", category: "other" },
  aws_ip: { icon: "aws-group-region", category: "management" },
  aws_ivs: { icon: "aws-amazon-interactive-video-service", category: "other" },
  aws_ivschat: { icon: "aws-amazon-interactive-video-service", category: "other" },
  aws_kendra: { icon: "aws-amazon-kendra", category: "ml" },
  aws_key: { icon: "aws-amazon-ec2", category: "compute" },
  aws_keyspaces: { icon: "aws-amazon-keyspaces", category: "database" },
  aws_kinesis: { icon: "aws-amazon-kinesis", category: "analytics" },
  aws_kinesis_analytics: { icon: "aws-amazon-managed-service-for-apache-flink", category: "analytics" },
  aws_kinesis_firehose: { icon: "aws-amazon-data-firehose", category: "analytics" },
  aws_kinesis_video: { icon: "aws-amazon-kinesis-video-streams", category: "analytics" },
  aws_kinesisanalyticsv2: { icon: "aws-amazon-managed-service-for-apache-flink", category: "analytics" },
  aws_kms: { icon: "aws-aws-key-management-service", category: "security" },
  aws_lakeformation: { icon: "aws-aws-lake-formation", category: "analytics" },
  aws_lambda: { icon: "aws-aws-lambda", category: "compute" },
  aws_launch: { icon: "aws-amazon-ec2", category: "compute" },
  aws_launchwizard: { icon: "aws-aws-launch-wizard", category: "management" },
  aws_lb: { icon: "aws-elastic-load-balancing", category: "network" },
  aws_lex: { icon: "aws-amazon-lex", category: "ml" },
  aws_lexv2models: { icon: "aws-amazon-lex", category: "ml" },
  aws_license: { icon: "aws-aws-license-manager", category: "management" },
  aws_licensemanager: { icon: "aws-aws-license-manager", category: "management" },
  aws_lightsail: { icon: "aws-amazon-lightsail", category: "compute" },
  aws_load: { icon: "aws-elastic-load-balancing", category: "network" },
  aws_location: { icon: "aws-amazon-location-service", category: "other" },
  aws_m2: { icon: "aws-aws-mainframe-modernization", category: "other" },
  aws_macie2: { icon: "aws-amazon-macie", category: "security" },
  aws_main: { icon: "aws-res-amazon-vpc-router", category: "network" },
  aws_managedblockchain: { icon: "aws-amazon-managed-blockchain", category: "other" },
  aws_media: { icon: "aws-cat-media-services", category: "other" },
  aws_mediaconnect: { icon: "aws-aws-elemental-mediaconnect", category: "other" },
  aws_medialive: { icon: "aws-aws-elemental-medialive", category: "other" },
  aws_mediapackagev2: { icon: "aws-aws-elemental-mediapackage", category: "other" },
  aws_mediatailor: { icon: "aws-aws-elemental-mediatailor", category: "other" },
  aws_memorydb: { icon: "aws-amazon-memorydb", category: "database" },
  aws_mq: { icon: "aws-amazon-mq", category: "integration" },
  aws_msk: { icon: "aws-amazon-managed-streaming-for-apache-kafka", category: "analytics" },
  aws_mskconnect: { icon: "aws-res-amazon-msk-amazon-msk-connect", category: "analytics" },
  aws_mwaa: { icon: "aws-amazon-managed-workflows-for-apache-airflow", category: "integration" },
  aws_nat: { icon: "aws-res-amazon-vpc-nat-gateway", category: "network" },
  aws_neptune: { icon: "aws-amazon-neptune", category: "database" },
  aws_neptunegraph: { icon: "aws-amazon-neptune", category: "database" },
  aws_network: { icon: "aws-amazon-virtual-private-cloud", category: "network" },
  aws_networkfirewall: { icon: "aws-aws-network-firewall", category: "security" },
  aws_networkmanager: { icon: "aws-aws-cloud-wan", category: "network" },
  aws_notifications: { icon: "aws-aws-user-notifications", category: "management" },
  aws_notificationscontacts: { icon: "aws-aws-user-notifications", category: "management" },
  aws_oam: { icon: "aws-amazon-cloudwatch", category: "management" },
  aws_odb: { icon: "aws-oracle-database-at-aws", category: "other" },
  aws_opensearch: { icon: "aws-amazon-opensearch-service", category: "analytics" },
  aws_opensearchserverless: { icon: "aws-amazon-opensearch-service", category: "analytics" },
  aws_organizations: { icon: "aws-aws-organizations", category: "management" },
  aws_osis: { icon: "aws-res-amazon-opensearch-service-opensearch-ingestion", category: "analytics" },
  aws_outposts: { icon: "aws-aws-outposts-family", category: "compute" },
  aws_paymentcryptography: { icon: "aws-aws-payment-cryptography", category: "security" },
  aws_pcs: { icon: "aws-aws-parallel-computing-service", category: "compute" },
  aws_personalize: { icon: "aws-amazon-personalize", category: "ml" },
  aws_pinpoint: { icon: "aws-amazon-pinpoint", category: "integration" },
  aws_pinpointsmsvoicev2: { icon: "aws-aws-end-user-messaging", category: "integration" },
  aws_pipes: { icon: "aws-res-amazon-eventbridge-pipes", category: "integration" },
  aws_placement: { icon: "aws-amazon-ec2", category: "compute" },
  aws_polly: { icon: "aws-amazon-polly", category: "ml" },
  aws_prefix: { icon: "aws-amazon-virtual-private-cloud", category: "network" },
  aws_prometheus: { icon: "aws-amazon-managed-service-for-prometheus", category: "management" },
  aws_proton: { icon: "aws-aws-proton", category: "developer" },
  aws_q: { icon: "aws-amazon-q", category: "ml" },
  aws_qbusiness: { icon: "aws-amazon-q", category: "ml" },
  aws_qldb: { icon: "aws-cat-databases", category: "database" },
  aws_quicksight: { icon: "aws-amazon-quick-suite", category: "analytics" },
  aws_ram: { icon: "aws-aws-resource-access-manager", category: "security" },
  aws_rbin: { icon: "aws-aws-backup", category: "storage" },
  aws_rds: { icon: "aws-amazon-rds", category: "database" },
  aws_rds_cluster: { icon: "aws-amazon-aurora", category: "database" },
  aws_redshift: { icon: "aws-amazon-redshift", category: "analytics" },
  aws_redshiftdata: { icon: "aws-amazon-redshift", category: "analytics" },
  aws_redshiftserverless: { icon: "aws-amazon-redshift", category: "analytics" },
  aws_rekognition: { icon: "aws-amazon-rekognition", category: "ml" },
  aws_resiliencehub: { icon: "aws-aws-resilience-hub", category: "management" },
  aws_resourceexplorer2: { icon: "aws-aws-resource-explorer", category: "management" },
  aws_resourcegroups: { icon: "aws-aws-resource-explorer", category: "management" },
  aws_resourcegroupstaggingapi: { icon: "aws-aws-resource-explorer", category: "management" },
  aws_rolesanywhere: { icon: "aws-res-aws-identity-access-management-iam-roles-anywhere", category: "security" },
  aws_rosa: { icon: "aws-red-hat-openshift-service-on-aws", category: "containers" },
  aws_route: { icon: "aws-res-amazon-vpc-router", category: "network" },
  aws_route53: { icon: "aws-amazon-route-53", category: "network" },
  aws_route53_resolver: { icon: "aws-res-amazon-route-53-resolver", category: "network" },
  aws_route53domains: { icon: "aws-amazon-route-53", category: "network" },
  aws_route53profiles: { icon: "aws-amazon-route-53", category: "network" },
  aws_route53recoverycontrolconfig: { icon: "aws-amazon-application-recovery-controller", category: "network" },
  aws_route53recoveryreadiness: { icon: "aws-amazon-application-recovery-controller", category: "network" },
  aws_rum: { icon: "aws-amazon-cloudwatch", category: "management" },
  aws_s3: { icon: "aws-amazon-simple-storage-service", category: "storage" },
  aws_s3control: { icon: "aws-amazon-simple-storage-service", category: "storage" },
  aws_s3files: { icon: "aws-amazon-simple-storage-service", category: "storage" },
  aws_s3outposts: { icon: "aws-amazon-s3-on-outposts", category: "storage" },
  aws_s3tables: { icon: "aws-res-amazon-simple-storage-service-s3-tables", category: "storage" },
  aws_s3vectors: { icon: "aws-res-amazon-simple-storage-service-s3-vectors", category: "storage" },
  aws_sagemaker: { icon: "aws-amazon-sagemaker-ai", category: "ml" },
  aws_savingsplans: { icon: "aws-savings-plans", category: "management" },
  aws_scheduler: { icon: "aws-res-amazon-eventbridge-scheduler", category: "integration" },
  aws_schemas: { icon: "aws-res-amazon-eventbridge-schema-registry", category: "integration" },
  aws_secretsmanager: { icon: "aws-aws-secrets-manager", category: "security" },
  aws_security: { icon: "tabler-shield-half", category: "network" },
  aws_securityhub: { icon: "aws-aws-security-hub", category: "security" },
  aws_securitylake: { icon: "aws-amazon-security-lake", category: "security" },
  aws_serverlessapplicationrepository: { icon: "aws-aws-serverless-application-repository", category: "compute" },
  aws_service: { icon: "aws-group-aws-cloud", category: "other" },
  aws_servicecatalog: { icon: "aws-aws-service-catalog", category: "management" },
  aws_servicequotas: { icon: "aws-aws-support", category: "management" },
  aws_ses: { icon: "aws-amazon-simple-email-service", category: "integration" },
  aws_sesv2: { icon: "aws-amazon-simple-email-service", category: "integration" },
  aws_sfn: { icon: "aws-aws-step-functions", category: "integration" },
  aws_shield: { icon: "aws-aws-shield", category: "security" },
  aws_signer: { icon: "aws-aws-signer", category: "security" },
  aws_simpledb: { icon: "aws-cat-databases", category: "database" },
  aws_simspaceweaver: { icon: "aws-aws-simspace-weaver", category: "compute" },
  aws_snapshot: { icon: "aws-res-amazon-elastic-block-store-snapshot", category: "storage" },
  aws_sns: { icon: "aws-amazon-simple-notification-service", category: "integration" },
  aws_spot: { icon: "aws-res-amazon-ec2-spot-instance", category: "compute" },
  aws_sqs: { icon: "aws-amazon-simple-queue-service", category: "integration" },
  aws_ssm: { icon: "aws-aws-systems-manager", category: "management" },
  aws_ssmcontacts: { icon: "aws-res-aws-systems-manager-incident-manager", category: "management" },
  aws_ssmincidents: { icon: "aws-res-aws-systems-manager-incident-manager", category: "management" },
  aws_ssmquicksetup: { icon: "aws-aws-systems-manager", category: "management" },
  aws_ssoadmin: { icon: "aws-aws-iam-identity-center", category: "security" },
  aws_storagegateway: { icon: "aws-aws-storage-gateway", category: "storage" },
  aws_subnet: { icon: "aws-group-private-subnet", category: "network" },
  aws_synthetics: { icon: "aws-res-amazon-cloudwatch-synthetics", category: "management" },
  aws_textract: { icon: "aws-amazon-textract", category: "ml" },
  aws_timestreaminfluxdb: { icon: "aws-amazon-timestream", category: "database" },
  aws_timestreamquery: { icon: "aws-amazon-timestream", category: "database" },
  aws_timestreamwrite: { icon: "aws-amazon-timestream", category: "database" },
  aws_transcribe: { icon: "aws-amazon-transcribe", category: "ml" },
  aws_transfer: { icon: "aws-aws-transfer-family", category: "storage" },
  aws_translate: { icon: "aws-amazon-translate", category: "ml" },
  aws_trustedadvisor: { icon: "aws-aws-trusted-advisor", category: "management" },
  aws_uxc: { icon: "aws-aws-management-console", category: "management" },
  aws_verifiedaccess: { icon: "aws-aws-verified-access", category: "security" },
  aws_verifiedpermissions: { icon: "aws-amazon-verified-permissions", category: "security" },
  aws_volume: { icon: "aws-amazon-elastic-block-store", category: "storage" },
  aws_vpc: { icon: "aws-amazon-virtual-private-cloud", category: "network" },
  aws_vpclattice: { icon: "aws-amazon-vpc-lattice", category: "network" },
  aws_vpn: { icon: "aws-aws-site-to-site-vpn", category: "network" },
  aws_waf: { icon: "aws-aws-waf", category: "security" },
  aws_wafregional: { icon: "aws-aws-waf", category: "security" },
  aws_wafv2: { icon: "aws-aws-waf", category: "security" },
  aws_wellarchitected: { icon: "aws-aws-well-architected-tool", category: "management" },
  aws_wickr: { icon: "aws-aws-wickr", category: "other" },
  aws_workmail: { icon: "aws-amazon-workmail", category: "other" },
  aws_workspaces: { icon: "aws-amazon-workspaces", category: "people" },
  aws_workspacesweb: { icon: "aws-amazon-workspaces", category: "people" },
  aws_xray: { icon: "aws-aws-x-ray", category: "management" },
  awscc: { icon: "aws-group-aws-cloud", category: "other" },
  awscc_apigateway: { icon: "aws-amazon-api-gateway", category: "network" },
  awscc_apigatewayv2: { icon: "aws-amazon-api-gateway", category: "network" },
  awscc_apprunner: { icon: "aws-aws-app-runner", category: "compute" },
  awscc_appsync: { icon: "aws-aws-appsync", category: "integration" },
  awscc_athena: { icon: "aws-amazon-athena", category: "analytics" },
  awscc_autoscaling: { icon: "aws-amazon-ec2-auto-scaling", category: "compute" },
  awscc_backup: { icon: "aws-aws-backup", category: "storage" },
  awscc_batch: { icon: "aws-aws-batch", category: "compute" },
  awscc_bedrock: { icon: "aws-amazon-bedrock", category: "ml" },
  awscc_certificatemanager: { icon: "aws-aws-certificate-manager", category: "security" },
  awscc_cloudformation: { icon: "aws-aws-cloudformation", category: "management" },
  awscc_cloudfront: { icon: "aws-amazon-cloudfront", category: "network" },
  awscc_cloudtrail: { icon: "aws-aws-cloudtrail", category: "management" },
  awscc_cloudwatch: { icon: "aws-amazon-cloudwatch", category: "management" },
  awscc_codebuild: { icon: "aws-aws-codebuild", category: "developer" },
  awscc_codepipeline: { icon: "aws-aws-codepipeline", category: "developer" },
  awscc_cognito: { icon: "aws-amazon-cognito", category: "security" },
  awscc_config: { icon: "aws-aws-config", category: "management" },
  awscc_dynamodb: { icon: "aws-amazon-dynamodb", category: "database" },
  awscc_ec2: { icon: "aws-amazon-ec2", category: "compute" },
  awscc_ec2_customer_gateway: { icon: "aws-res-amazon-vpc-customer-gateway", category: "network" },
  awscc_ec2_eip: { icon: "aws-res-amazon-ec2-elastic-ip-address", category: "network" },
  awscc_ec2_flow_log: { icon: "aws-res-amazon-vpc-flow-logs", category: "network" },
  awscc_ec2_internet_gateway: { icon: "aws-res-amazon-vpc-internet-gateway", category: "network" },
  awscc_ec2_ipam: { icon: "aws-amazon-virtual-private-cloud", category: "network" },
  awscc_ec2_nat_gateway: { icon: "aws-res-amazon-vpc-nat-gateway", category: "network" },
  awscc_ec2_network: { icon: "aws-amazon-virtual-private-cloud", category: "network" },
  awscc_ec2_route: { icon: "aws-res-amazon-vpc-router", category: "network" },
  awscc_ec2_route_table: { icon: "aws-res-amazon-vpc-router", category: "network" },
  awscc_ec2_security_group: { icon: "tabler-shield-half", category: "network" },
  awscc_ec2_subnet: { icon: "aws-group-private-subnet", category: "network" },
  awscc_ec2_transit_gateway: { icon: "aws-aws-transit-gateway", category: "network" },
  awscc_ec2_volume: { icon: "aws-amazon-elastic-block-store", category: "storage" },
  awscc_ec2_vpc: { icon: "aws-amazon-virtual-private-cloud", category: "network" },
  awscc_ec2_vpn: { icon: "aws-aws-site-to-site-vpn", category: "network" },
  awscc_ecr: { icon: "aws-amazon-elastic-container-registry", category: "containers" },
  awscc_ecs: { icon: "aws-amazon-elastic-container-service", category: "containers" },
  awscc_efs: { icon: "aws-amazon-efs", category: "storage" },
  awscc_eks: { icon: "aws-amazon-elastic-kubernetes-service", category: "containers" },
  awscc_elasticache: { icon: "aws-amazon-elasticache", category: "database" },
  awscc_elasticloadbalancingv2: { icon: "aws-elastic-load-balancing", category: "network" },
  awscc_events: { icon: "aws-amazon-eventbridge", category: "integration" },
  awscc_fsx: { icon: "aws-amazon-fsx", category: "storage" },
  awscc_globalaccelerator: { icon: "aws-aws-global-accelerator", category: "network" },
  awscc_glue: { icon: "aws-aws-glue", category: "analytics" },
  awscc_guardduty: { icon: "aws-amazon-guardduty", category: "security" },
  awscc_iam: { icon: "aws-aws-identity-and-access-management", category: "security" },
  awscc_iam_role: { icon: "aws-res-aws-identity-access-management-role", category: "security" },
  awscc_iot: { icon: "aws-aws-iot-core", category: "other" },
  awscc_kinesis: { icon: "aws-amazon-kinesis-data-streams", category: "analytics" },
  awscc_kinesisfirehose: { icon: "aws-amazon-data-firehose", category: "analytics" },
  awscc_kms: { icon: "aws-aws-key-management-service", category: "security" },
  awscc_lambda: { icon: "aws-aws-lambda", category: "compute" },
  awscc_logs: { icon: "aws-res-amazon-cloudwatch-logs", category: "management" },
  awscc_memorydb: { icon: "aws-amazon-memorydb", category: "database" },
  awscc_msk: { icon: "aws-amazon-managed-streaming-for-apache-kafka", category: "analytics" },
  awscc_neptune: { icon: "aws-amazon-neptune", category: "database" },
  awscc_networkfirewall: { icon: "aws-aws-network-firewall", category: "security" },
  awscc_networkmanager: { icon: "aws-aws-cloud-wan", category: "network" },
  awscc_opensearchservice: { icon: "aws-amazon-opensearch-service", category: "analytics" },
  awscc_organizations: { icon: "aws-aws-organizations", category: "management" },
  awscc_pipes: { icon: "aws-res-amazon-eventbridge-pipes", category: "integration" },
  awscc_ram: { icon: "aws-aws-resource-access-manager", category: "security" },
  awscc_rds: { icon: "aws-amazon-rds", category: "database" },
  awscc_rds_db_cluster: { icon: "aws-amazon-aurora", category: "database" },
  awscc_redshift: { icon: "aws-amazon-redshift", category: "analytics" },
  awscc_route53: { icon: "aws-amazon-route-53", category: "network" },
  awscc_route53resolver: { icon: "aws-res-amazon-route-53-resolver", category: "network" },
  awscc_s3: { icon: "aws-amazon-simple-storage-service", category: "storage" },
  awscc_sagemaker: { icon: "aws-amazon-sagemaker-ai", category: "ml" },
  awscc_scheduler: { icon: "aws-res-amazon-eventbridge-scheduler", category: "integration" },
  awscc_secretsmanager: { icon: "aws-aws-secrets-manager", category: "security" },
  awscc_ses: { icon: "aws-amazon-simple-email-service", category: "integration" },
  awscc_sns: { icon: "aws-amazon-simple-notification-service", category: "integration" },
  awscc_sqs: { icon: "aws-amazon-simple-queue-service", category: "integration" },
  awscc_ssm: { icon: "aws-aws-systems-manager", category: "management" },
  awscc_sso: { icon: "aws-aws-iam-identity-center", category: "security" },
  awscc_stepfunctions: { icon: "aws-aws-step-functions", category: "integration" },
  awscc_vpclattice: { icon: "aws-amazon-vpc-lattice", category: "network" },
  awscc_wafv2: { icon: "aws-aws-waf", category: "security" }
};

// src/catalog/aws/security.ts
var OWN_POLICY = [{ targets: [], documents: ["policy"] }];
var attachedTo = (...principals) => [{ principals, permissions: ["policy_arn"] }];
var inlinePolicyOf = (principal) => [{ principals: [principal], documents: ["policy"] }];
var WAF_ACLS = ["aws_wafv2_web_acl", "aws_wafv2_web_acl_rule", "aws_wafv2_web_acl_rule_group_association"];
var WAF_RULES = [...WAF_ACLS, "aws_wafv2_rule_group"];
var BOUNDARY = { principals: [], boundary: "permissions_boundary" };
var AWS_SECURITY = {
  aws_iam_role: {
    title: "IAM role",
    icon: "aws-res-aws-identity-access-management-role",
    category: "security",
    knownAs: ["arn:*:iam::*:role/{}", "arn:*:iam::*:role/*/{}"],
    // Workloads on a cluster assume the role through the cluster's OIDC provider.
    fold: { userTypes: ["aws_iam_instance_profile", "aws_eks_pod_identity_association", "aws_eks_addon", "*"], nearest: ["aws_flow_log"], fallback: { attributes: ["assume_role_policy"], hostTypes: ["aws_iam_openid_connect_provider", "aws_eks_cluster", "aws_iam_role"] } },
    identity: true,
    supporting: true,
    grants: [
      { principals: [], documents: ["inline_policy.policy", "policies.policy_document"] },
      { principals: [], permissions: ["managed_policy_arns"] }
    ],
    rights: [{ principals: [], documents: ["inline_policy.policy", "policies.policy_document"] }, { principals: [], permissions: ["managed_policy_arns"] }, { targets: [], documents: ["assume_role_policy"], isTrust: true }, BOUNDARY]
  },
  aws_iam_role_policy: { title: "IAM role policy", icon: "aws-res-aws-identity-access-management-role", category: "security", fold: { attributes: ["role"] }, supporting: true, grants: { principals: ["role"], documents: ["policy"] } },
  aws_iam_role_policy_attachment: { title: "IAM role policy attachment", icon: "aws-res-aws-identity-access-management-role", category: "security", fold: { attributes: ["role", "policy_arn"] }, supporting: true, grants: { principals: ["role"], permissions: ["policy_arn"] } },
  aws_iam_role_policies_exclusive: { title: "IAM role policies", icon: "aws-res-aws-identity-access-management-role", category: "security", fold: { attributes: ["role_name"] }, supporting: true },
  aws_iam_role_policy_attachments_exclusive: { title: "IAM role policy attachments", icon: "aws-res-aws-identity-access-management-role", category: "security", fold: { attributes: ["role_name"] }, supporting: true, grants: { principals: ["role_name"], permissions: ["policy_arns"] } },
  aws_iam_instance_profile: { title: "Instance profile", icon: "aws-res-aws-identity-access-management-role", category: "security", fold: { userTypes: ["*"] }, identity: true, supporting: true },
  aws_iam_service_linked_role: { title: "Service-linked role", icon: "aws-res-aws-identity-access-management-role", category: "security", fold: { userTypes: ["*"] }, identity: true, supporting: true },
  aws_iam_policy: {
    title: "IAM policy",
    icon: "aws-res-aws-identity-access-management-permissions",
    category: "security",
    knownAs: ["arn:*:iam::*:policy/{}", "arn:*:iam::*:policy/*/{}"],
    fold: { userTypes: ["aws_iam_role_policy_attachment", "aws_iam_user_policy_attachment", "aws_iam_group_policy_attachment", "aws_iam_policy_attachment", "aws_iam_role"] },
    supporting: true,
    grants: { principals: [], documents: ["policy"] },
    rights: [{ documents: ["policy"], isAttached: true }]
  },
  aws_iam_policy_attachment: {
    title: "IAM policy attachment",
    icon: "aws-res-aws-identity-access-management-permissions",
    category: "security",
    fold: { attributes: ["roles", "users", "groups", "policy_arn"] },
    supporting: true,
    grants: { principals: ["roles"], permissions: ["policy_arn"] },
    rights: attachedTo("roles", "users", "groups")
  },
  aws_iam_policy_document: { title: "IAM policy document", icon: "aws-res-aws-identity-access-management-permissions", category: "security", lookup: { answers: () => ({ json: EMPTY_POLICY, minified_json: EMPTY_POLICY }) }, writesDocument: { blocks: "statement", text: "json" } },
  aws_iam_user_policy: { title: "IAM user policy", icon: "aws-res-aws-identity-access-management-permissions", category: "security", rights: inlinePolicyOf("user") },
  aws_iam_user_policy_attachment: { title: "IAM user policy attachment", icon: "aws-res-aws-identity-access-management-permissions", category: "security", rights: attachedTo("user") },
  aws_iam_group_policy: { title: "IAM group policy", icon: "aws-res-aws-identity-access-management-permissions", category: "security", rights: inlinePolicyOf("group") },
  aws_iam_group_policy_attachment: { title: "IAM group policy attachment", icon: "aws-res-aws-identity-access-management-permissions", category: "security", rights: attachedTo("group") },
  aws_iam_user: { title: "IAM user", icon: "aws-aws-identity-and-access-management", category: "security", knownAs: ["arn:*:iam::*:user/{}", "arn:*:iam::*:user/*/{}"], fold: { userTypes: ["*"] }, identity: true, supporting: true, rights: [BOUNDARY] },
  aws_iam_user_group_membership: { title: "IAM group membership", icon: "aws-aws-identity-and-access-management", category: "security" },
  aws_iam_user_login_profile: { title: "IAM login profile", icon: "aws-aws-identity-and-access-management", category: "security" },
  aws_iam_user_ssh_key: { title: "IAM SSH key", icon: "aws-aws-identity-and-access-management", category: "security" },
  aws_iam_group: { title: "IAM group", icon: "aws-aws-identity-and-access-management", category: "security", identity: true, supporting: true },
  aws_iam_group_membership: { title: "IAM group membership", icon: "aws-aws-identity-and-access-management", category: "security" },
  aws_iam_account_alias: { title: "Account alias", icon: "aws-aws-identity-and-access-management", category: "security", operational: GOVERNANCE_ONLY },
  aws_iam_account_password_policy: { title: "Password policy", icon: "aws-aws-identity-and-access-management", category: "security", operational: GOVERNANCE_ONLY },
  aws_iam_openid_connect_provider: { title: "OpenID Connect provider", icon: "aws-aws-identity-and-access-management", category: "security", fold: { attributes: ["url"], hostTypes: ["aws_eks_cluster"] }, supporting: true, independent: true },
  aws_iam_saml_provider: { title: "SAML provider", icon: "aws-aws-identity-and-access-management", category: "security" },
  aws_iam_session_context: { title: "IAM session context", icon: "aws-aws-identity-and-access-management", category: "security", lookup: { answers: () => ({ issuer_arn: ROLE, issuer_name: "example" }) } },
  aws_iam_access_key: { title: "IAM access key", icon: "aws-res-aws-identity-access-management-long-term-security-credential", category: "security", fold: { attributes: ["user"] }, supporting: true, keyOf: "user" },
  aws_iam_service_specific_credential: { title: "IAM service credential", icon: "aws-res-aws-identity-access-management-long-term-security-credential", category: "security" },
  aws_iam_virtual_mfa_device: { title: "MFA device", icon: "aws-res-aws-identity-access-management-mfa-token", category: "security" },
  aws_iam_server_certificate: { title: "Server certificate", icon: "aws-res-aws-certificate-manager-certificate-authority", category: "security", prominence: "security" },
  aws_iam_signing_certificate: { title: "Signing certificate", icon: "aws-res-aws-certificate-manager-certificate-authority", category: "security", prominence: "security" },
  aws_rolesanywhere_trust_anchor: { title: "Roles Anywhere trust anchor", icon: "aws-res-aws-identity-access-management-iam-roles-anywhere", category: "security" },
  aws_rolesanywhere_profile: { title: "Roles Anywhere profile", icon: "aws-res-aws-identity-access-management-iam-roles-anywhere", category: "security" },
  aws_accessanalyzer_analyzer: { title: "IAM Access Analyzer", icon: "aws-res-aws-identity-access-management-iam-access-analyzer", category: "security" },
  aws_accessanalyzer_archive_rule: { title: "Access Analyzer rule", icon: "aws-res-aws-identity-access-management-iam-access-analyzer", category: "security" },
  aws_kms_key: { title: "KMS key", icon: "aws-aws-key-management-service", category: "security", holdsData: true, supporting: true, exposure: OPEN_POLICY, rights: OWN_POLICY, defaults: { deletion_window_in_days: "30" } },
  aws_kms_alias: { title: "KMS alias", icon: "aws-aws-key-management-service", category: "security", knownAs: ["arn:*:kms:*:*:{/}"], fold: { attributes: ["target_key_id"] }, supporting: true },
  aws_kms_grant: { title: "KMS grant", icon: "aws-aws-key-management-service", category: "security", fold: { attributes: ["key_id"] }, supporting: true, rights: [{ principals: ["grantee_principal"], targets: ["key_id"], permissions: ["operations"], prefixes: { operations: "kms" } }] },
  aws_kms_key_policy: { title: "KMS key policy", icon: "aws-aws-key-management-service", category: "security", fold: { attributes: ["key_id"] }, supporting: true, exposure: OPEN_POLICY, rights: policyOf("key_id") },
  aws_kms_external_key: { title: "KMS external key", icon: "aws-aws-key-management-service", category: "security" },
  aws_kms_replica_key: { title: "KMS replica key", icon: "aws-aws-key-management-service", category: "security" },
  aws_kms_ciphertext: { title: "KMS ciphertext", icon: "aws-aws-key-management-service", category: "security" },
  aws_secretsmanager_secret: {
    title: "Secrets Manager secret",
    icon: "aws-aws-secrets-manager",
    category: "security",
    holdsData: true,
    knownAs: ["arn:*:secretsmanager:*:*:secret:{/}", "arn:*:secretsmanager:*:*:secret:{/}-*"],
    passive: true,
    granted: actionsOf("secretsmanager"),
    grants: { targets: [], documents: ["policy"] },
    exposure: OPEN_POLICY,
    defaults: { recovery_window_in_days: "30" }
  },
  aws_secretsmanager_secret_version: { title: "Secret version", icon: "aws-aws-secrets-manager", category: "security", fold: { attributes: ["secret_id"] }, supporting: true, valueAttributes: ["secret_string", "secret_binary"] },
  aws_secretsmanager_secret_policy: { title: "Secret policy", icon: "aws-aws-secrets-manager", category: "security", fold: { attributes: ["secret_arn"] }, supporting: true, grants: { targets: ["secret_arn"], documents: ["policy"] }, exposure: OPEN_POLICY },
  aws_secretsmanager_secret_rotation: { title: "Secret rotation", icon: "aws-aws-secrets-manager", category: "security", fold: { attributes: ["secret_id"] }, link: { from: ["secret_id"], to: ["rotation_lambda_arn"] } },
  aws_secretsmanager_random_password: { title: "Random password", icon: "aws-aws-secrets-manager", category: "security" },
  aws_acm_certificate: { title: "ACM certificate", icon: "aws-aws-certificate-manager", category: "security", supporting: true, namedBy: ["domain_name"] },
  aws_acm_certificate_validation: { title: "ACM certificate validation", icon: "aws-aws-certificate-manager", category: "security", fold: { attributes: ["certificate_arn"] }, supporting: true },
  aws_acmpca_certificate_authority: { title: "Private CA", icon: "aws-aws-private-certificate-authority", category: "security" },
  aws_acmpca_certificate: { title: "Private CA certificate", icon: "aws-aws-private-certificate-authority", category: "security" },
  aws_acmpca_certificate_authority_certificate: { title: "Private CA installed certificate", icon: "aws-aws-private-certificate-authority", category: "security", fold: { attributes: ["certificate_authority_arn"] }, supporting: true },
  aws_acmpca_permission: { title: "Private CA permission", icon: "aws-aws-private-certificate-authority", category: "security", fold: { attributes: ["certificate_authority_arn"] }, supporting: true },
  aws_cognito_user_pool: { alone: true, title: "Cognito user pool", icon: "aws-amazon-cognito", category: "security", holdsData: true, granted: actionsOf("cognito-idp") },
  aws_cognito_user_pool_client: { title: "Cognito app client", icon: "aws-amazon-cognito", category: "security" },
  aws_cognito_user_pool_domain: { title: "Cognito domain", icon: "aws-amazon-cognito", category: "security" },
  aws_cognito_user_group: { title: "Cognito group", icon: "aws-amazon-cognito", category: "security" },
  aws_cognito_user: { title: "Cognito user", icon: "aws-amazon-cognito", category: "security" },
  aws_cognito_user_pool_ui_customization: { title: "Cognito UI customization", icon: "aws-amazon-cognito", category: "security" },
  aws_cognito_identity_pool: { alone: true, title: "Cognito identity pool", icon: "aws-amazon-cognito", category: "security" },
  aws_cognito_identity_pool_roles_attachment: { title: "Cognito identity pool roles", icon: "aws-amazon-cognito", category: "security" },
  aws_cognito_identity_provider: { title: "Cognito identity provider", icon: "aws-amazon-cognito", category: "security" },
  aws_cognito_resource_server: { title: "Cognito resource server", icon: "aws-amazon-cognito", category: "security" },
  aws_cognito_managed_user_pool_client: { title: "Cognito managed client", icon: "aws-amazon-cognito", category: "security" },
  aws_wafv2_web_acl: { title: "WAF web ACL", icon: "aws-aws-waf", category: "security", direction: "in", ...ALWAYS_IN_FRONT },
  aws_wafv2_web_acl_association: { title: "WAF web ACL association", icon: "aws-aws-waf", category: "security", fold: { attributes: ["web_acl_arn", "resource_arn"] }, link: { from: ["web_acl_arn"], to: ["resource_arn"] }, attachment: true },
  aws_wafv2_web_acl_rule: { title: "WAF rule", icon: "aws-aws-waf", category: "security", fold: { attributes: ["web_acl_arn"] }, supporting: true },
  aws_wafv2_web_acl_rule_group_association: { title: "WAF rule group association", icon: "aws-aws-waf", category: "security", fold: { attributes: ["web_acl_arn"] }, supporting: true },
  aws_wafv2_web_acl_logging_configuration: {
    title: "WAF logging",
    icon: "aws-aws-waf",
    category: "security",
    fold: { attributes: ["resource_arn"] },
    supporting: true,
    link: [
      { from: ["resource_arn"], to: ["log_destination_configs"], thin: true },
      { from: ["resource_arn"], to: ["log_destination_configs"], toward: ["aws_cloudwatch_log_group"], isSupporting: true }
    ]
  },
  aws_wafv2_ip_set: { title: "WAF IP set", icon: "aws-aws-waf", category: "security", fold: { userTypes: WAF_RULES }, supporting: true, prominence: "security" },
  aws_wafv2_rule_group: { title: "WAF rule group", icon: "aws-aws-waf", category: "security", fold: { userTypes: WAF_ACLS }, supporting: true, prominence: "security" },
  aws_wafv2_regex_pattern_set: { title: "WAF regex set", icon: "aws-aws-waf", category: "security", fold: { userTypes: WAF_RULES }, supporting: true, prominence: "security" },
  aws_waf_web_acl: { alone: true, global: true, title: "WAF Classic web ACL", icon: "aws-aws-waf", category: "security", direction: "in", ...ALWAYS_IN_FRONT },
  aws_waf_rule: { title: "WAF Classic rule", icon: "aws-aws-waf", category: "security", prominence: "security" },
  aws_waf_ipset: { title: "WAF Classic IP set", icon: "aws-aws-waf", category: "security", prominence: "security" },
  aws_wafregional_web_acl: { alone: true, title: "WAF Classic regional web ACL", icon: "aws-aws-waf", category: "security", direction: "in", ...ALWAYS_IN_FRONT },
  aws_wafregional_web_acl_association: { alone: true, title: "WAF Classic association", icon: "aws-aws-waf", category: "security", fold: { attributes: ["web_acl_id", "resource_arn"] }, link: { from: ["web_acl_id"], to: ["resource_arn"] }, attachment: true },
  aws_wafregional_rule: { title: "WAF Classic regional rule", icon: "aws-aws-waf", category: "security", prominence: "security" },
  aws_wafregional_ipset: { title: "WAF Classic regional IP set", icon: "aws-aws-waf", category: "security", prominence: "security" },
  aws_shield_protection: { title: "Shield protection", icon: "aws-aws-shield", category: "security" },
  aws_shield_protection_group: { title: "Shield protection group", icon: "aws-aws-shield", category: "security" },
  aws_shield_subscription: { title: "Shield Advanced", icon: "aws-aws-shield", category: "security" },
  aws_networkfirewall_firewall: { title: "Network Firewall", icon: "aws-aws-network-firewall", category: "security", replicas: { unlessOne: [] }, routeHop: { categories: RUNTIME_CATEGORIES, types: ["aws_nat_gateway"] }, prominence: "first" },
  aws_networkfirewall_firewall_policy: { title: "Network Firewall policy", icon: "aws-aws-network-firewall", category: "security", fold: { userTypes: ["aws_networkfirewall_firewall"] }, supporting: true },
  aws_networkfirewall_rule_group: { title: "Network Firewall rule group", icon: "aws-aws-network-firewall", category: "security", fold: { userTypes: ["aws_networkfirewall_firewall_policy"] }, supporting: true },
  aws_networkfirewall_logging_configuration: { title: "Network Firewall logging", icon: "aws-aws-network-firewall", category: "security", fold: { attributes: ["firewall_arn"] }, supporting: true },
  aws_networkfirewall_tls_inspection_configuration: { title: "Network Firewall TLS inspection", icon: "aws-aws-network-firewall", category: "security" },
  aws_fms_policy: { title: "Firewall Manager policy", icon: "aws-aws-firewall-manager", category: "security" },
  aws_fms_admin_account: { title: "Firewall Manager account", icon: "aws-aws-firewall-manager", category: "security" },
  aws_guardduty_detector: { alone: true, title: "GuardDuty detector", icon: "aws-amazon-guardduty", category: "security", supporting: true },
  aws_guardduty_member: { title: "GuardDuty member", icon: "aws-amazon-guardduty", category: "security" },
  aws_guardduty_filter: { title: "GuardDuty filter", icon: "aws-amazon-guardduty", category: "security" },
  aws_guardduty_ipset: { title: "GuardDuty IP set", icon: "aws-amazon-guardduty", category: "security" },
  aws_guardduty_detector_feature: { title: "GuardDuty feature", icon: "aws-amazon-guardduty", category: "security" },
  aws_guardduty_organization_admin_account: { title: "GuardDuty administrator", icon: "aws-amazon-guardduty", category: "security" },
  aws_guardduty_organization_configuration: { title: "GuardDuty organization settings", icon: "aws-amazon-guardduty", category: "security" },
  aws_guardduty_publishing_destination: { title: "GuardDuty export", icon: "aws-amazon-guardduty", category: "security" },
  aws_inspector2_enabler: { title: "Inspector", icon: "aws-amazon-inspector", category: "security" },
  aws_inspector2_organization_configuration: { title: "Inspector organization settings", icon: "aws-amazon-inspector", category: "security" },
  aws_inspector_assessment_template: { title: "Inspector assessment", icon: "aws-amazon-inspector", category: "security" },
  aws_inspector_assessment_target: { title: "Inspector target", icon: "aws-amazon-inspector", category: "security" },
  aws_macie2_account: { title: "Macie", icon: "aws-amazon-macie", category: "security" },
  aws_macie2_classification_job: { title: "Macie job", icon: "aws-amazon-macie", category: "security" },
  aws_securityhub_account: { title: "Security Hub", icon: "aws-aws-security-hub", category: "security" },
  aws_securityhub_standards_subscription: { title: "Security Hub standard", icon: "aws-aws-security-hub", category: "security", fold: { onlyOne: ["aws_securityhub_account"] }, operational: GOVERNANCE_ONLY },
  aws_securityhub_member: { title: "Security Hub member", icon: "aws-aws-security-hub", category: "security", fold: { onlyOne: ["aws_securityhub_account"] }, operational: GOVERNANCE_ONLY },
  aws_securityhub_insight: { title: "Security Hub insight", icon: "aws-aws-security-hub", category: "security", fold: { onlyOne: ["aws_securityhub_account"] }, operational: GOVERNANCE_ONLY },
  aws_securityhub_finding_aggregator: { title: "Security Hub aggregator", icon: "aws-aws-security-hub", category: "security", fold: { onlyOne: ["aws_securityhub_account"] }, operational: GOVERNANCE_ONLY },
  aws_securityhub_organization_configuration: { title: "Security Hub organization settings", icon: "aws-aws-security-hub", category: "security", fold: { onlyOne: ["aws_securityhub_account"] }, operational: GOVERNANCE_ONLY },
  aws_securitylake_data_lake: { title: "Security Lake", icon: "aws-amazon-security-lake", category: "security" },
  aws_securitylake_subscriber: { title: "Security Lake subscriber", icon: "aws-amazon-security-lake", category: "security" },
  aws_detective_graph: { title: "Detective graph", icon: "aws-amazon-detective", category: "security" },
  aws_verifiedpermissions_policy_store: { alone: true, title: "Verified Permissions policy store", icon: "aws-amazon-verified-permissions", category: "security" },
  aws_verifiedaccess_instance: { title: "Verified Access instance", icon: "aws-aws-verified-access", category: "security" },
  aws_verifiedaccess_endpoint: { title: "Verified Access endpoint", icon: "aws-aws-verified-access", category: "security" },
  aws_verifiedaccess_group: { title: "Verified Access group", icon: "aws-aws-verified-access", category: "security" },
  aws_auditmanager_assessment: { title: "Audit Manager assessment", icon: "aws-aws-audit-manager", category: "security" },
  aws_cloudhsm_v2_cluster: { title: "CloudHSM cluster", icon: "aws-aws-cloudhsm", category: "security", holdsData: true },
  aws_cloudhsm_v2_hsm: { title: "CloudHSM module", icon: "aws-aws-cloudhsm", category: "security" },
  aws_directory_service_directory: { title: "Directory Service", icon: "aws-aws-directory-service", category: "security" },
  aws_directory_service_conditional_forwarder: { title: "Directory forwarder", icon: "aws-aws-directory-service", category: "security" },
  aws_ssoadmin_permission_set: { title: "Permission set", icon: "aws-aws-iam-identity-center", category: "security" },
  aws_ssoadmin_account_assignment: { title: "Account assignment", icon: "aws-aws-iam-identity-center", category: "security", fold: { attributes: ["permission_set_arn"] }, supporting: true },
  aws_ssoadmin_managed_policy_attachment: { title: "Permission set policy", icon: "aws-aws-iam-identity-center", category: "security", fold: { attributes: ["permission_set_arn"] }, supporting: true, rights: [{ principals: ["permission_set_arn"], permissions: ["managed_policy_arn"] }] },
  aws_ssoadmin_permission_set_inline_policy: { title: "Permission set inline policy", icon: "aws-aws-iam-identity-center", category: "security", fold: { attributes: ["permission_set_arn"] }, supporting: true, rights: [{ principals: ["permission_set_arn"], documents: ["inline_policy"] }] },
  aws_ssoadmin_instances: { title: "IAM Identity Center", icon: "aws-aws-iam-identity-center", category: "security" },
  aws_identitystore_group: { title: "Identity Center group", icon: "aws-aws-iam-identity-center", category: "security" },
  aws_identitystore_user: { title: "Identity Center user", icon: "aws-aws-iam-identity-center", category: "security" },
  aws_identitystore_group_membership: { title: "Identity Center membership", icon: "aws-aws-iam-identity-center", category: "security", fold: { attributes: ["group_id"] }, supporting: true },
  aws_ram_resource_share: { title: "Resource share", icon: "aws-aws-resource-access-manager", category: "security" },
  aws_ram_resource_association: { title: "Resource share resource", icon: "aws-aws-resource-access-manager", category: "security", fold: { attributes: ["resource_share_arn"] }, supporting: true },
  aws_ram_principal_association: { title: "Resource share principal", icon: "aws-aws-resource-access-manager", category: "security", fold: { attributes: ["resource_share_arn"] }, supporting: true },
  aws_ram_resource_share_accepter: { title: "Resource share acceptance", icon: "aws-aws-resource-access-manager", category: "security", fold: { attributes: ["share_arn"] }, supporting: true },
  aws_signer_signing_profile: { title: "Signing profile", icon: "aws-aws-signer", category: "security" },
  aws_paymentcryptography_key: { title: "Payment Cryptography key", icon: "aws-aws-payment-cryptography", category: "security" },
  aws_verifiedpermissions_policy: { title: "Verified Permissions policy", icon: "aws-amazon-verified-permissions", category: "security" },
  aws_verifiedpermissions_schema: { title: "Verified Permissions schema", icon: "aws-amazon-verified-permissions", category: "security" },
  aws_verifiedpermissions_policy_template: { title: "Verified Permissions template", icon: "aws-amazon-verified-permissions", category: "security" },
  aws_verifiedpermissions_identity_source: { title: "Verified Permissions identity source", icon: "aws-amazon-verified-permissions", category: "security" },
  aws_verifiedaccess_trust_provider: { title: "Verified Access trust provider", icon: "aws-aws-verified-access", category: "security", fold: { userTypes: ["aws_verifiedaccess_instance_trust_provider_attachment"] }, supporting: true },
  aws_verifiedaccess_instance_trust_provider_attachment: { title: "Verified Access trust attachment", icon: "aws-aws-verified-access", category: "security", fold: { attributes: ["verifiedaccess_instance_id"] } },
  aws_verifiedaccess_instance_logging_configuration: { title: "Verified Access logging", icon: "aws-aws-verified-access", category: "security", fold: { attributes: ["verifiedaccess_instance_id"] }, supporting: true }
};

// src/catalog/aws/storage.ts
var OPEN_ACLS = [
  { audience: EVERYBODY, when: { acl: ["public-read", "public-read-write"] } },
  { part: "writing", audience: EVERYBODY, when: { acl: ["public-read-write"] } },
  { audience: EVERYBODY_WITH_ACCOUNT, when: { acl: ["authenticated-read"] } }
];
var OPEN_GRANTS = [
  {
    audience: EVERYBODY,
    when: { "access_control_policy.grant.grantee.uri": ["http://acs.amazonaws.com/groups/global/AllUsers"] }
  }
];
var PUBLIC_ACCESS_BLOCK = [
  {
    audience: PUBLIC_ACCESS,
    when: {
      block_public_acls: ["true"],
      ignore_public_acls: ["true"],
      block_public_policy: ["true"],
      restrict_public_buckets: ["true"]
    },
    closes: true
  }
];
var AWS_STORAGE = {
  aws_s3_bucket: {
    title: "S3 bucket",
    icon: "aws-amazon-simple-storage-service",
    category: "storage",
    holdsData: true,
    grants: { targets: [], documents: ["policy"] },
    granted: actionsOf("s3|s3express"),
    knownAs: ["arn:*:s3:::{}", "s3://{}", "s3a://{}", "{}.s3.amazonaws.com", "{}.s3.*.amazonaws.com"],
    namedBy: ["bucket"],
    addresses: ["bucket_regional_domain_name", "bucket_domain_name"],
    exposure: [...OPEN_ACLS, openBy("policy")]
  },
  aws_s3_bucket_policy: { title: "S3 bucket policy", icon: "aws-amazon-simple-storage-service", category: "storage", grants: { targets: ["bucket"], documents: ["policy"] }, exposure: OPEN_POLICY },
  aws_s3_bucket_notification: { alone: true, title: "S3 bucket notification", icon: "aws-amazon-simple-storage-service", category: "storage", fold: { attributes: ["bucket"], nearest: ["aws_s3_bucket"] }, link: { from: ["bucket"], to: ["lambda_function", "queue", "topic"] } },
  aws_s3_bucket_versioning: { title: "S3 bucket versioning", icon: "aws-amazon-simple-storage-service", category: "storage", turnsOn: ["versioning"] },
  aws_s3_bucket_acl: { title: "S3 bucket ACL", icon: "aws-amazon-simple-storage-service", category: "storage", exposure: [...OPEN_ACLS, ...OPEN_GRANTS] },
  aws_s3_bucket_accelerate_configuration: { title: "S3 transfer acceleration", icon: "aws-amazon-simple-storage-service", category: "storage" },
  aws_s3_bucket_analytics_configuration: { title: "S3 bucket analytics", icon: "aws-amazon-simple-storage-service", category: "storage" },
  aws_s3_bucket_cors_configuration: { title: "S3 bucket CORS", icon: "aws-amazon-simple-storage-service", category: "storage" },
  aws_s3_bucket_intelligent_tiering_configuration: { title: "S3 Intelligent-Tiering", icon: "aws-amazon-simple-storage-service", category: "storage" },
  aws_s3_bucket_inventory: { title: "S3 bucket inventory", icon: "aws-amazon-simple-storage-service", category: "storage" },
  aws_s3_bucket_lifecycle_configuration: { title: "S3 bucket lifecycle", icon: "aws-amazon-simple-storage-service", category: "storage" },
  aws_s3_bucket_logging: { title: "S3 bucket logging", icon: "aws-amazon-simple-storage-service", category: "storage" },
  aws_s3_bucket_metric: { title: "S3 bucket metric", icon: "aws-amazon-simple-storage-service", category: "storage" },
  aws_s3_bucket_object_lock_configuration: { title: "S3 Object Lock", icon: "aws-amazon-simple-storage-service", category: "storage" },
  aws_s3_bucket_ownership_controls: { title: "S3 bucket ownership", icon: "aws-amazon-simple-storage-service", category: "storage" },
  aws_s3_bucket_public_access_block: { title: "S3 public access block", icon: "aws-amazon-simple-storage-service", category: "storage", exposure: PUBLIC_ACCESS_BLOCK },
  aws_s3_bucket_replication_configuration: { alone: true, title: "S3 replication", icon: "aws-amazon-simple-storage-service", category: "storage", fold: { attributes: ["bucket"], nearest: ["aws_s3_bucket"] }, link: replication("bucket", "rule") },
  aws_s3_bucket_request_payment_configuration: { title: "S3 requester pays", icon: "aws-amazon-simple-storage-service", category: "storage" },
  aws_s3_bucket_server_side_encryption_configuration: { title: "S3 bucket encryption", icon: "aws-amazon-simple-storage-service", category: "storage" },
  aws_s3_bucket_website_configuration: { title: "S3 static website", icon: "aws-amazon-simple-storage-service", category: "storage", entries: OPEN_TO_USERS },
  aws_s3_account_public_access_block: { title: "S3 account public access block", icon: "aws-amazon-simple-storage-service", category: "storage", supporting: true, exposure: PUBLIC_ACCESS_BLOCK, prominence: "governance" },
  aws_s3control_bucket: { title: "S3 on Outposts bucket", icon: "aws-amazon-simple-storage-service", category: "storage", holdsData: true },
  aws_s3_object: { title: "S3 object", icon: "aws-res-amazon-simple-storage-service-bucket-with-objects", category: "storage", fold: { attributes: ["bucket"] }, supporting: true, valueAttributes: ["body"] },
  aws_s3_bucket_object: { title: "S3 object", icon: "aws-res-amazon-simple-storage-service-bucket-with-objects", category: "storage" },
  aws_s3_object_copy: { title: "S3 object copy", icon: "aws-res-amazon-simple-storage-service-bucket-with-objects", category: "storage", fold: { attributes: ["bucket"] }, supporting: true },
  aws_s3_objects: { title: "S3 objects", icon: "aws-res-amazon-simple-storage-service-bucket-with-objects", category: "storage" },
  aws_s3_directory_bucket: { title: "S3 directory bucket", icon: "aws-res-amazon-simple-storage-service-directory-bucket", category: "storage", holdsData: true, granted: actionsOf("s3express") },
  aws_s3_access_point: { title: "S3 access point", icon: "aws-res-amazon-simple-storage-service-general-access-points", category: "storage", fold: { attributes: ["bucket"] } },
  aws_s3control_access_point_policy: { title: "S3 access point policy", icon: "aws-res-amazon-simple-storage-service-general-access-points", category: "storage", fold: { attributes: ["access_point_arn"] }, supporting: true },
  aws_s3control_multi_region_access_point: { title: "S3 Multi-Region Access Point", icon: "aws-res-amazon-simple-storage-service-s3-multi-region-access-points", category: "storage", global: true },
  aws_s3control_object_lambda_access_point: { title: "S3 Object Lambda access point", icon: "aws-res-amazon-simple-storage-service-s3-object-lambda-access-points", category: "storage" },
  aws_s3control_storage_lens_configuration: { title: "S3 Storage Lens", icon: "aws-res-amazon-simple-storage-service-s3-storage-lens", category: "storage", prominence: "monitoring" },
  aws_s3tables_table_bucket: { title: "S3 table bucket", icon: "aws-res-amazon-simple-storage-service-s3-tables", category: "storage", holdsData: true },
  aws_s3tables_table: { title: "S3 table", icon: "aws-res-amazon-simple-storage-service-s3-tables", category: "storage", holdsData: true, fold: { attributes: ["table_bucket_arn"] } },
  aws_ebs_volume: { title: "EBS volume", icon: "aws-amazon-elastic-block-store", category: "storage", holdsData: true, fold: { userTypes: ["aws_volume_attachment"] } },
  aws_volume_attachment: { title: "EBS volume attachment", icon: "aws-amazon-elastic-block-store", category: "storage", fold: { attributes: ["instance_id", "volume_id"] } },
  aws_ebs_encryption_by_default: { title: "EBS encryption by default", icon: "aws-amazon-elastic-block-store", category: "storage", plumbing: true, prominence: "governance" },
  aws_ebs_default_kms_key: { title: "EBS default key", icon: "aws-amazon-elastic-block-store", category: "storage", prominence: "governance" },
  aws_ebs_snapshot_block_public_access: { title: "EBS snapshot public access block", icon: "aws-amazon-elastic-block-store", category: "storage", prominence: "governance" },
  aws_ebs_snapshot: { title: "EBS snapshot", icon: "aws-res-amazon-elastic-block-store-snapshot", category: "storage", holdsData: true, fold: { attributes: ["volume_id"] } },
  aws_ebs_snapshot_copy: { title: "EBS snapshot copy", icon: "aws-res-amazon-elastic-block-store-snapshot", category: "storage", holdsData: true },
  aws_ebs_snapshot_import: { title: "EBS snapshot import", icon: "aws-res-amazon-elastic-block-store-snapshot", category: "storage" },
  aws_snapshot_create_volume_permission: { title: "EBS snapshot permission", icon: "aws-res-amazon-elastic-block-store-snapshot", category: "storage", fold: { attributes: ["snapshot_id"] }, supporting: true },
  aws_dlm_lifecycle_policy: { title: "Data Lifecycle Manager policy", icon: "aws-res-amazon-elastic-block-store-amazon-data-lifecycle-manager", category: "storage" },
  aws_efs_file_system: { title: "EFS file system", icon: "aws-amazon-efs", category: "storage", holdsData: true, granted: actionsOf("elasticfilesystem"), listens: { defaultPorts: [2049] } },
  aws_efs_file_system_policy: { title: "EFS policy", icon: "aws-amazon-efs", category: "storage", fold: { attributes: ["file_system_id"] }, supporting: true, grants: { targets: ["file_system_id"], documents: ["policy"] }, exposure: OPEN_POLICY },
  aws_efs_mount_target: { title: "EFS mount target", icon: "aws-amazon-efs", category: "storage", fold: { attributes: ["file_system_id"] }, isPart: true },
  aws_efs_access_point: { title: "EFS access point", icon: "aws-amazon-efs", category: "storage", fold: { attributes: ["file_system_id"] } },
  aws_efs_backup_policy: { title: "EFS backup policy", icon: "aws-amazon-efs", category: "storage", fold: { attributes: ["file_system_id"] }, turnsOn: ["backups_enabled"] },
  aws_efs_replication_configuration: { title: "EFS replication", icon: "aws-amazon-efs", category: "storage", fold: { attributes: ["source_file_system_id"] }, link: replication("source_file_system_id", "destination") },
  aws_fsx_backup: { title: "FSx backup", icon: "aws-amazon-fsx", category: "storage", holdsData: true, prominence: "backup" },
  aws_fsx_data_repository_association: { title: "FSx data repository", icon: "aws-amazon-fsx", category: "storage", fold: { attributes: ["file_system_id"] } },
  aws_fsx_lustre_file_system: { title: "FSx for Lustre", icon: "aws-amazon-fsx-for-lustre", category: "storage", holdsData: true, listens: { defaultPorts: [988, 1018, 1019, 1020, 1021, 1022, 1023] } },
  aws_fsx_windows_file_system: { title: "FSx for Windows", icon: "aws-amazon-fsx-for-wfs", category: "storage", holdsData: true },
  aws_fsx_ontap_file_system: { title: "FSx for NetApp ONTAP", icon: "aws-amazon-fsx-for-netapp-ontap", category: "storage", holdsData: true },
  aws_fsx_ontap_storage_virtual_machine: { title: "ONTAP storage virtual machine", icon: "aws-amazon-fsx-for-netapp-ontap", category: "storage", holdsData: true },
  aws_fsx_ontap_volume: { title: "ONTAP volume", icon: "aws-amazon-fsx-for-netapp-ontap", category: "storage", holdsData: true },
  aws_fsx_openzfs_file_system: { title: "FSx for OpenZFS", icon: "aws-amazon-fsx-for-openzfs", category: "storage", holdsData: true, listens: { defaultPorts: [111, 2049, 20001, 20002, 20003] } },
  aws_fsx_openzfs_volume: { title: "OpenZFS volume", icon: "aws-amazon-fsx-for-openzfs", category: "storage", holdsData: true },
  aws_fsx_file_cache: { title: "File Cache", icon: "aws-amazon-file-cache", category: "storage" },
  aws_glacier_vault: { title: "S3 Glacier vault", icon: "aws-amazon-simple-storage-service-glacier", category: "storage", holdsData: true },
  aws_glacier_vault_lock: { title: "S3 Glacier vault lock", icon: "aws-amazon-simple-storage-service-glacier", category: "storage", fold: { attributes: ["vault_name"] }, supporting: true },
  aws_storagegateway_gateway: { title: "Storage Gateway", icon: "aws-aws-storage-gateway", category: "storage" },
  aws_storagegateway_nfs_file_share: { title: "Storage Gateway NFS share", icon: "aws-aws-storage-gateway", category: "storage" },
  aws_storagegateway_smb_file_share: { title: "Storage Gateway SMB share", icon: "aws-aws-storage-gateway", category: "storage" },
  aws_backup_plan: { title: "Backup plan", icon: "aws-aws-backup", category: "storage", fold: { attributes: ["rule"] } },
  aws_backup_selection: { title: "Backup selection", icon: "aws-aws-backup", category: "storage", fold: { attributes: ["plan_id"] }, supporting: true },
  aws_backup_framework: { title: "Backup framework", icon: "aws-aws-backup", category: "storage" },
  aws_backup_region_settings: { title: "Backup settings", icon: "aws-aws-backup", category: "storage" },
  aws_backup_global_settings: { title: "Backup global settings", icon: "aws-aws-backup", category: "storage" },
  aws_backup_report_plan: { title: "Backup report plan", icon: "aws-aws-backup", category: "storage" },
  aws_backup_vault: { title: "Backup vault", icon: "aws-res-aws-backup-backup-vault", category: "storage", holdsData: true, knownAs: ["arn:*:backup:*:*:backup-vault:{}"] },
  aws_backup_vault_policy: { title: "Backup vault policy", icon: "aws-res-aws-backup-backup-vault", category: "storage", exposure: OPEN_POLICY, rights: policyOf("backup_vault_name") },
  aws_backup_vault_lock_configuration: { title: "Backup vault lock", icon: "aws-res-aws-backup-backup-vault", category: "storage" },
  aws_backup_vault_notifications: { title: "Backup vault notifications", icon: "aws-res-aws-backup-backup-vault", category: "storage" },
  aws_datasync_task: { title: "DataSync task", icon: "aws-aws-datasync", category: "storage" },
  aws_datasync_agent: { title: "DataSync agent", icon: "aws-aws-datasync", category: "storage" },
  aws_datasync_location_s3: { title: "DataSync S3 location", icon: "aws-aws-datasync", category: "storage" },
  aws_datasync_location_efs: { title: "DataSync EFS location", icon: "aws-aws-datasync", category: "storage" },
  aws_datasync_location_nfs: { title: "DataSync NFS location", icon: "aws-aws-datasync", category: "storage" },
  aws_transfer_server: { title: "Transfer Family server", icon: "aws-aws-transfer-family", category: "storage", entries: [{ actor: "users", when: { endpoint_type: ["PUBLIC"] } }] },
  aws_transfer_user: { title: "Transfer Family user", icon: "aws-aws-transfer-family", category: "storage", fold: { attributes: ["server_id"] }, supporting: true },
  aws_transfer_ssh_key: { title: "Transfer Family SSH key", icon: "aws-aws-transfer-family", category: "storage", fold: { attributes: ["server_id"] }, supporting: true },
  aws_transfer_workflow: { title: "Transfer Family workflow", icon: "aws-aws-transfer-family", category: "storage" },
  aws_transfer_connector: { title: "Transfer Family connector", icon: "aws-aws-transfer-family", category: "storage" },
  aws_drs_replication_configuration_template: { title: "Disaster recovery template", icon: "aws-aws-elastic-disaster-recovery", category: "storage" },
  aws_s3tables_namespace: { title: "S3 table namespace", icon: "aws-res-amazon-simple-storage-service-s3-tables", category: "storage", holdsData: true, fold: { attributes: ["table_bucket_arn"] } },
  aws_s3tables_table_policy: { title: "S3 table policy", icon: "aws-res-amazon-simple-storage-service-s3-tables", category: "storage" },
  aws_s3tables_table_bucket_policy: { title: "S3 table bucket policy", icon: "aws-res-amazon-simple-storage-service-s3-tables", category: "storage" },
  aws_s3vectors_vector_bucket: { title: "S3 vector bucket", icon: "aws-res-amazon-simple-storage-service-s3-vectors", category: "storage", holdsData: true, namedBy: ["vector_bucket_name"] },
  aws_s3vectors_index: { title: "S3 vector index", icon: "aws-res-amazon-simple-storage-service-s3-vectors", category: "storage", holdsData: true, fold: { attributes: ["vector_bucket_name", "vector_bucket_arn"] } },
  aws_s3vectors_vector_bucket_policy: { title: "S3 vector bucket policy", icon: "aws-res-amazon-simple-storage-service-s3-vectors", category: "storage", fold: { attributes: ["vector_bucket_arn"] }, supporting: true }
};

// src/catalog/aws/index.ts
var TABLES = [AWS_COMPUTE, AWS_CONTAINERS, AWS_NETWORK, AWS_EDGE, AWS_STORAGE, AWS_DATABASE, AWS_INTEGRATION, AWS_ANALYTICS, AWS_SECURITY, AWS_MANAGEMENT, AWS_DEVELOPER, AWS_ML, AWS_APPLICATIONS];
var PATTERN_TABLES = [AWS_PATTERNS];

// groundplan:groundplan:unpack
var import_node_zlib = require("node:zlib");
var unpack = (text) => (0, import_node_zlib.brotliDecompressSync)(Buffer.from(text.slice(7), "base64"));

// src/render/assets/icons/aws.json
var aws_default = JSON.parse(unpack("brotli:X+ESV6C6NewK0wMAgFY/KaLI7SDE3/jbsS6RyS2d05tVHv/kZ7z1AKrmHB1jyKagdi+QWSVqYK2PVuUaP8Mx5b9Yv6bMhW5FHR2iSvJ7P8YcF7pTJ97gvBJ8FL2QZJ9jLDFdRVOLEjMlqwQEuZ/PWOCSEA0tCnyj0oJG5vo2yyAhHroOyOR6O6QlO7pHXPHEF9r32+q/JGZJ9nDrhGyS8Ds3naNxusFx1FZ4QmnIFVR4UJ2e31Q7KTCKdFEFWUhZZbtnGXyAD7wl+/L/RbQVXqXX1TvOZnA/imSU/ZABY2RpssC/qWll9TT8AKijKxkLielLXsvKsTBFxfMG5K1xg7F5SUOVxVcfogVIWXHiJA5eMuAvOmn4qckDM6ilBmv5q/znQzQ0PELO3A82MfBFTzL/U7M0KKOWCpiH/L31UYgGIHF0jcXjckyjlorv5poHfqKScgy8tj3/SXUyTVqAZ8QV7pud1WRbk4wbjM1LGjyoi/pC1ID4yXFSSQUfWXCHTlpAmgzYQV9qsJqs//wP0QakrbJdX7wkYIMiXUAOCcigkQY8qLf9P28foglIpLrWtwqbDOimA8gmBuciSw8YVJ2QWXLSbjsmh8xEtLIbgOSm60pbn7I+abb/LEQNiK2t+jcOCbhFJy0gTQa8oJEGZP77SrVve4eIzPdeANB7AdpOkq7uTLIGJOhTn1BP20ACoinTrj9Ms9eMO7ynePe9CGe89yLNiHiBYkZEspQZkSxnRCa7kJlgREZmIhIJQEkAYoGDJFqUJcqUZMpU0ZRVIzMBnEMMOi0AyXOM6ZyPged8AmQPhNSDKFOlKh/WLMt/YM2saZZr9J/B7EmtnlT6PWpV7VWdv/KvVfe6Tbknq1btv6zVtpe9WPZi2cteLP8wzGffvd22/zWtpPr/qVsT7jIySuyoAfpqaTQOkcFRSyOvembWK92uU6Qh4wlxHVJgMcCUitsHXUewATQ0g/ZF1H0n+ymFjPaQbHlkNF10A5/4d4mmD/PstE5jyQTYw3kNxsTqUEipvwwgXUG6efhA5vz/krt0oB1ErRLoGgQlfxvTDg2/hihCEuKipQztMWbvd7qwSV7LhVGkiaXBFP4yZt93jjBvt98aQcBSRyGk/PuxtP8aSHebbfu+o4hAPE4E5mj1l6E9T/KvfvqvbcEisdHbLATcH3l8Y7F9+mNDe+Y5wtH/kpFX9GszWieRufNfFv8reO9r/t//blS6Of0mVm4BH/B849f8dTtQkx/6RkVMmhDRr0n1c6v2WnwSXFSv/qIP8d+zYwTeJap3Uv6l5OQfNCywuMonWxd7u2D/+yxhvPLNg37Qmf69K740hDWz1C1dGzHCHYpc1KHNoheCDswr0TRVVA0RdePJ9wVTh1jaDlo2+eh9Vz/sVSldopeOS7mmN3m78ftScQhrzgkbAMJpIv4zQWjkUIB/zzgMyf6ug9Tq6aOR3S68/301gZ+4VdpTKVObZSkCUm+EAyATlrwUw2UMuNjN8pRozzDJj/vZD9HY0syioV1mTfrhJvJI9MmPDqMzzAfAymf9p4Zj/pFJ7GguAHM6Qf52g98suOIe5VoN/mm4yV/8hDH8sJzhduk4eR4IMYLD/XuWncXCU5c6o5yBIwjIwLwhzJt4Fwr8HMF3RnUjeSPoArxaZWQhFClE0m/YL8yYjSxaaz2r2Qqzlqb//v7u0ueJThayv9oNMsY3TAdffNwom7h5xLv7/+Wz29xWiFM9s+3pjeo1qVN1opP6ETa4teZ/XwCo4vO+kXhAfyXk7W9N0kFa9tzwRHGgPgxfrnIB6sLiGbyFGOqk5XydGw7err3znVQZYF+uavu97CYIgqf4ReHTnjwHtu7t87D8e5T4KVCate98aD3ofdH63G8+kD0E7pDXJvY6paKA8dsMGHHs1Baf/JrbVbzDTtfBBTJ0dAJ1WSCpiwNZ4w/MZ3esTtFgwpCvvdDHKancMjXb2XbGCBoDyVyMFjnk2068GYXqPxohvmy+xIKSi+xAIf29yrTqfRWFZaAYHZzLAWp1ST/8EjbzC7AJdCngZfCzWLvIl4yTBz8cqJoH6fGAbR6aqBe4g49Ab3Ai0K3JARPPYrFkUHKgJMTIDAvQMIvXCqoLybpG9ziFL/vgTqAK0xeOxl5gKjBawlYR6mIhXQZzlwNvEKIihM2FMzhINYWvkwHzsOCWYCcXM1eLg79EeDbjJ8wIyvsJes48aNdPbKUAXcL1OpPcB6/LfQ63JnCb7ilyIWylajecDpclINrfIwxDcNaPgFph7n7YHmSWkCoCigEyCBtJaBRh+jJQD4sV/u/kB+po8kLbipoPZmptPH5A/wCjnA+I4CC50vfww9/V8ZEUnlzVxBJeV7/swfcT08iW2iMgebJ3zWdK2riou1exTCF8BJRCswTP1aaLkuT05lFMStuKq9DKKLLPV6XjnYrokP0+zhDA/fIebO6zU9+K/pVp3PlFpJMAdym2F2bBhil8mAzqJJfOglrmw8BtD/5s6EuMQ1ZHUVIkU98UL39ooPeqpO2Khj6kn99b7cAE8UULAvuVPuxPay5NHQEy5DwErb6gYVlp4lqKBByfkEgjj5vQ34v9oCb9quRyyGxQ9F/zm3UJ+8EBGHv83eB7gL8/33j6WdDX+z9c47YLcgWggiLbwJrBNPD9DPRV8bWdRAPSh4f3BW3HpC/R0tcf5sNIZvNdLp7fLklNMWfgOayX7CrrWzRZOy2N+yVwX7DpxGoKR5LPpZjmMCf+UPOs/3mexy/1FOynRX2mXSIHMuTiTbOv7KfvZ2I66be4alh0SE2fxkwUOQX4mdHo5k8Xn84+NOewi91X/AQm6uTqYSVdf01qJYpB+uivKJ+pN8fEGMwYI9cVY0INEt7TUHLc/QtbWKVdlVgtucnkaKrABWEEJj5eCyXZhfUbOg6QFyiGMJK4i5jgjLXrd1wMjvZc4ElpnaIVuk0WXVYI0in5eWIcEnPQWbK7NwJ3+PARl2VTJSKV2jQsbQVcnDrmps+ILp9xYvMLnmqEvxCwQxLJwDPke1gMg6IKonBSkn25DQoZHpCdwKSwXcOgBwI8hYlvOzRicxLyvSnq09FeIDtGCbfmcjN8dN3IPdPFkVqUcoD77zPESjgk39ZoUJWIS6yAXIt1l1CicbQbDw22YVpht1TxYNX5x3wr3SzSfknhQo7sFlSqjP+cPWICqCIWIJKJEDeJJqVsUo+oIk9CDekFOTuFSZFJir29NdkcbBFEE4RfQgSBQmARmGWYk6ZJigMPsM3gPbzoDLberKB1IAGpp++q+KAU6IJTYIk5f2/iCl4o7Nq+ExM0DR2rtu0EaIriv0ZJtOqnkaLMMPeNapNJ47FTUsz/jLsXXzBh+yr/cCHPcrrIx/7sNb6vEAeLN7iSi+e6QFeO9j+YrjMYw4sH2SILK6XqzaCTr3OT0nJeLFk61hS6UCqnpa8BRZgXhUbYK+qsIOcCUtNGuAuYSXgN/NnXcwPYj1d+CTsam8Swr5LLDvqlwN93LsuxVfYFlzoykEzHYoERYm4WrsML6TJ2k3NCiqU4HwSzWCDOfciJS2mXEqNEaMr00hRQYuLrGlEuwBgyAspfSy0HyeFFkxfpuey2GZwD+j08QKf04Tc+d6Q64MpEi44LamhX1ouF6edAoThgr1ph8uj2+rar0JVfsdncgD7YRvHD1IApFV7MT8IES9uFK2xWwVLLzgabn4LSgSQLQBod3JmaThbs2Zcm+ZD2G2FHv3U1p2Od8Osd/DIHLNn4YogeJo6vpAAHv/VhsNr7mOfK7aX1aneBqwIUDb0ObgP5mBPiOkmZiTbGhenaC7LbIMrmcfTtt88kg+cI4RSMIClnQFEoGXzea/8JObkxg/D1+LS0+j+2+lw6piXQXhhgPxiIegXYPzhIzhMRaIqH11cr1a9A4cf/9xbYxIMMLXFzgWAZ1DBiy2y6Hp8+fwlSCZtGF0KuWOicg9h5oAle7DkvthEmRTw4dMNB+kAVyUhJhAwYCIoBEQMTQVnSj8f6dRPr8GH3BD++ofBxLC7uFh+2FNYwSbtI2ikQwcPHiTcrraJFAlI9V919Z7+gGdM5ANJkF6OdoUPgFN5KoxnYuW1xYDSD3NjCMBM1GlikNPkXg8tD0i9MaXKyvooDU4BishccxuEtx/CfWhrYc/BLKB89feS1XWOConqA9wqYSVj1JtgizqHsjCbO8LgAEZ0DiqhriPlYv+AGU+y5rICZhwlFOGcvpGoGvIcFGVd4BkgFjnggbmvNBBZ4X0qyCqlQ03zS0Fh+XGADieZCGuh4aOir99H/CvHQeVkVZegRFAfMRjRpqAerDjIYV6vBpFzfxOYsPRQSc4V6AXfiABPiOSjSNrlI9HJMrHWTMPCAFJy+Ydoo7vbCAI/GzsFUAOjlhftQsAc8TH5QO0XCaSBg5c5DY+2mhaZx+z+XDOBcXs2ejm8XeCyyWfAwwE015wmOX4uGS4Kuuowc+MDiAkyamnCB4/qPD7C1FaDAKmQ9Gfq+Kok6+JHDajZo6i3JH+QpFm9FQamajaoa/mCc50I3PQW26a+plwdeiinJ19vC/5nP/3nnM6SWSJgNdlKXTNGW71z72/FFBwSSxJ3Bv2z9DrbqtDeBIihWjVgZA6ko6OVMTnpgmhfjm0GXEv3QON2jLAbL1/8Oj28aObqKm3qD/BAc616iYbAZ5C4p9r5xpMj2B2Mn7/HdDLL7rcGtTj9x7JsgGmAzdJfAHqLdFLuL6T4wOrcxBf82GKE7HO1+wEt+oRUXaRTIXHcx2CH8M1J5U4/iIjDfTdV3p5jpH+2VLwve3ZBJMUb9LhQ3QRisukoaai2OjQawCYwXv0zyAOnfGXqVyr9vi9xLbcdEsM7ll9VEhC6/vsP85R5KjPk2+iRbFhC/nDMQilMMEq6rw+DY8FUIYQ/1a15iGEgz4zKgbxukMTnMpyifaeNO5n8PJqxm3779Jo9Q75N36cxkATtkYLyc/I/xYvF3biGMHxB+VWITMVkjy2Lreb4ZIJz9Al0TqskoCWvJlwvpN+/ZN5grbpOyVPJP6jafw/abRjTQZlzgOjXTBiVQHxcQBMdQmh3Fpev5ptCiTv9slJ22aQkboabpdm9XnLfYgmWmmK7s4QMK6P2p1ARalUWouFf2lGhpMAP72d+EioAR0piH8jnBgdGORMLppBqSOE0S5mXM683LqC0y9LpsGO1vPi6q67ZlgXcYF9ArH3GYLgP8LALksk1dvDnmL8g4JrlLkUEhl/wHA7H7izSfSzWRKUahQ5pGJjqQGZ/HfTxFx1WX7HJ8qQVB507YaMY3m84kStAMh3xrzearQWysK6sz3PyJ158BoXZ5HVZhg0G2yF+Qn2QQ9QVsJ7aTJpkK8mVkKt6wltrJl6bqht+EYgYZfecFdolNpo6aRqZWX4WJLwypR+vUKPRld5SuH9PHQGm7RIXsUanR6DM0HV87lxKDiW83iTT6XDLZt4EMGg0lnXzVJTsItZoaUrZG5HOECBISqcnayOSSr/wlaB8A7gvUI75kQg4nnVHnBkWrJJwhab+AL1piGomT1KSeG0rCK0VDuHlJQ4jMEEerc0hnbimKNF3skq8u4UymXGofTaVm6lZ2xLO/JwnHM5e8UAyDOwZHXjDrAh6JjYyG7DkFJ8mev+G3ZBoFJ7UXN8bVwaVqFiiA2z+E/vaqxHuIGNfttV1ErXHtbllbdLPQbRCNWa07X+P5DLD9uH9K7dTdxASUC007Ls65DjzG0VToYgF26NhCNCY+MLhmwinJkf0UcRTAIeu4I9zP+eHCMNisS3EQurU3ZKQLo2CvEEHKSnX1d35OrYuCc3KqNfROy0PmxGGvabbmH8detmtxgvkS+STHPaWsN7rvr9aorr+nJRSIZqbjkhVYmCjwlgzvqeAAfH+s5mK3L1zIg0EqBuKT1jSZD4Ly3IPjFMO6hAXXWipi9O8TL24hxWD1+hK25HZZrqnWOLSq7602HGl/9aGN08uXSQ0otcKfjK9Wc5Cvt6lT/fgA+8UpHGQrmVcGvS53Fhng77UYyeC0hjqui2W1a6IRVfBhhwltDwMpsLnPpsBgMkANcRWDU5O75YXTcexrqxmgyUwmxCqRUxeQY1J8GJGbQbPIk0LinJZoFqkUOnjQ6FdwLwRroZfjZ1Gh2k2OWDgHSqCx+CmKYlzg6mYpFRWJk+yS3aKYdQoyoMGkH2DQl9I+32/+94LcHukcGq12G7/tpaGZAk2vpJZnQVWUtAFP1I6AxYAVpFVc4DLrh4fp52owhSaxNDhjg08I+uJA2MWTkv8gXbGga6MplXDYNBO/y11zwK4LRqYjhSOBdjCPvPm4aTK/cm3nBbup6aLIGeBcBq6B3/XkS38azD43m85nNVqO9tkC5/3vkQBVfyuLvL1CZnHzG2ojUtltbTDbtNX5CA1fXdBNfR0KVQLfzBOofiik7IXnyXqN1IUAp3aaAa6BZLNAFXzQ+Y4dDV6mp+Dsf09+nHtLfK6vNwa/XX3kRVQ+yMEQOvOaYrhf7k8+/V0xkn1TuFsG1/ttIlUZs3/+mvqnzaN9hR70DuftF6id0EvyEifJy955KFzfGI6myNY3hTRl94nduYPjQKq+OchUpn6KV779rvhcSTijUZOodOXfLHLUqp99vB/oJo8pSIqZDM+PmFeZehCovhGuKMT6xpGj1DO2zx3hAIy55C5xQnWoXNWhj/O0Tt/jLxBo/9axRcN4aGTOTeAtaKop1BQdQ1XNYmoeBF/dCBdLASfyaYlq1f0lv7cuGbSpk2qMOqnr/dm8+puH/FhvbvsbQDXfGXq0Mw+Bo26CdjNIDUA6xUwiPgKaON8l2uXyv2dJ8/wsr4ovkUQK7RwyHH3GjaFzfdvT0ntVfG5Cp2aLxKXrvhngEDN7gVniGVmaeE6BXCHixmgHRdMYJAJo7AWcEMOJNWInabnYSWjDJB4j0CFNI9TczGvyUeiG0E6yhzQKpa9jOskxjQOI6b1gk2ySTTJD9LtE46fVkbV6b5h1XTPfRMyGmzc9FcvtqMEqngt/7mXpLMJLzia80lYSegC0C+w7XgacDeIMxUUf+A1aQGuO/aVIFcH1vSPaWaFlyZwj+0fc/a3ikjZFt1IqKf9DvJx/Npyv/FAv/N+rkYDgouL6qSp8vPLLPAA3YL1WIOFLK/jOQ43sYaiChHF0YA6nzsscvY6iEdxig2B4+3eLFGZaSS+gb/T9HeVGPs0AtM+Qzj0k4+C1l3hE6coMsY62D3uWvfLWPxMmnwEzvwld7uc5aLrEVqkOaNgiR4H2IlR1wW9gUuyULsHzAC73x37pKFFHULUcsDReUMA5wikvMvTzXFbEejs2ikTX8o8Oqa4K4YLio9Gcpw9CddPYMBzTdgEvpWySDVmHbB9ZJ43jf5IR2tNrCWl+eJwz9WlXvxAYgcm83A3z5hskH7+aEYBANype/lSerxb87uQtK/VJ8Yts/K+dInZuiP8kN3/R0ewfjabpfGDRZF6gNFIOSQcFimwkRStuXIwWdo/u6kqTah5VCZChbWDmkHOrNxTLAKhgMFqgU3I1uSlNN8V26bMZrPZBeJHWXsgBsxTog6CG4gY1cyhOo3axWLuuh4vZ1PWwgAuTi3eQ2ebD6DCAksK9LNzGAA4eJB2D76OVg0mhc0nFwB3KJouJEDqJI0UtGYZ4Tt7+IHwH8fYFtMk0QqWGTritjyEaA3RBqoHKotUFJkb4zCpuLGwBZuPaqy9aGEeXVgkm8uoKWd3E+UkkTSCRRqAT+wBj4nYEaaQ5aDfb+QEU/eJ4LsK4hGRBSjEcTJpK13N5kTAcyEOtOTDFpi10AS3tHWhugEYhjg657DHFoejlhbkl1VKEFIhiwFuKzHz1R8oEU4xFhtzh4leGh3mjdkws2JVLXM4DxIc0RqykgI6spJho1f5oFri1a74gjYCyRY6OmFwK2L628h1w5TRsw0fTg22/vzhiTTUDX4HSs3kwNLA0yh8Mr7GWp746OjUY+kK2eA6Gy/LjYid/CTY54LQcxgNm6K74ME6ofWhq94CSXbRkOrhyGIFL0SHI0nUTZAGOxMT1mSiXg0eKAUOuBK++6stS6mCnKPjqe7ELafXZdcPnmKjVIT4c76FgDaQcsjUouylucSgOC7u/7o++Cn3kO9iFXMmQf7vlp/JiezkQg6a+kob+nK627IfCKOHUtFN4DUjOxfg1BpfBxVdzsHR+cDcXt/FoiuLOb5tzQL04PgyhOaCEGxzW/ghNS8i5cV6Utai48cOiNg9YovJB+GtReUHnHMwFxS4/kMNBVNRi+e9D1F+g4qCYWQrsudYMBp6GrpvFF6odXMSPmQk09iI0B3AeBtsJXRgHvIMF2t9SfdjqxxiBSWya/7DalCniKX9VnE8SVJfUzPhmdWlTZExftoF1EF9C2OhKJ4fzismby1NfH8IkHs3dYt7HdSnZVjaBA6Mp7GLOql1EWZKcdFuOJR8tuYgVBFOku8QRZGPJkJyLAd0sEM6iY1z4Cr94YsoxWUipmeHALOBqyLuB2/jkgXRLVo0xJkZ7iLZ0xn8Upr6dwheKi0HsQHMZrKAnQZhAJ4gQFARRgpMgR6omGOWKYLTGhOgBToO4SRQmSNXLQ14fnf98G7qbS2CfBWfcOoNxbSe4uHFM4izBZPYIVxTI09BeksnRKIFd7OiQxymuDzDNIg5ENByII1ZQdI/OzgIHfBYHOgMyFD1E1xk0HGsvCZL1R3C6jzmdONaF2NofHzkCXjEvAgWQzgIT24dTcMBLzD8cHMUHVV3rJIU00LcxmEkUyYEjn8uXeHxxjQVOOhcTAu6THoVi11/+CIRX2LyVH34cD5uusA1ecVekqgRjZEYePGR+cGXJiYyUYACI8dtIO6DF5KYM47ExUvEzS03dx2YOH5bLO9Jro2Jw51CbB+KBhQ/b6bgYA4+OyJU9+MNXvIP//5+s/Ry+IDhCo1ccldYKXAy3fQ0mrkkKVoDS1mFBznO1Ak8/+tQ7IR6QXES5tATr5PoqZ0lZSpQhPMm3C7/yeJIL1BHIg9/9wS3XcNHaPhzm3qxkcfE3n0eg5T6YvPDggIXvsFCUXOQDAkcooe9MWeWbAWyfc4fSJz0/lVmt+3KoDJOWUoXjLnaL2F818WS6flop4S2UMRH8Hpc8uEtQJm0yZSh4hybZfp3G0OFHlpIRBc6Qi5vIldduZaAKivNwgG0OcIXFmyUTJnZsVJKK2r3VyTEN6DHN0Oy78JOYT0W4gsE6cWCNhxgWb2blfRvfSKR363JMj0VUHHxHb6fw0Qw9X8l+ttYBJbk4uBsO8gHLFSWZaZ2cAm0A7xm3jfLNldXSuc4p9QK0EdSRLonVUi85B0EdCmp/kDSVDKq8Q+2YuFaHRRrOe7HE5EDlcmKE5xiVmIZMY7bhg0gdTLx4H4nQBJmD/3jqzwGkX2M/axiavN/NLlyKQXw2aYWGFOboxQAbepHpwaSwh8hJceNkGQ8NtnEw2Rcha3oaC3GBZHOBDXxgd2Lyw2o4cCUm0pjo93AHaYacfFemMOLOwbF8Z+qPdALpJHZDl0teFgefa78fo7mBU/Xeii9hgkIHDMAtwSVtEFSqvUQZ2nXCPGI3cY40S9ohi+JmlA0Ovg34nK3isB2R3lOcMP+dt1iD8AwOUjOuKAB1aLzAtmkyXtfv+dhfv3gfuE0CUpyGWIfBkXzOF66NRV59JyhkawQuUIs1t3KhQVTNC11gLfmAJIglvCBgEG+zZGe9DucjYaGf5sOzcbyShtqooVG8Br/ckh8DU+iGWg0gJxpqzzlBTUK9RWy4nktmCwLPaQniTeIBhZW70agV6xB32jlmnebbuAuXVg7J482+ZsQpk+y+I9FP21Ky0A6OPX8QOE4x7K8zcQLZEhPbyFImsK0hGxJj6HLAPTyUw8UfDeEhapKy1EYhDpk6JBYqM9KKEYANTxN2ZcFPQFUskAyQxUHCWKwG/+5EoAaTAUplM1gVEDaRpAvSWSWTfK68h7hz5AwUMOQ8ISfyUA6M8NKVKWGKDW0o0zwodvmCUeXSbCiX09NfjNz2Fv9jI33h+NvfvcbOvlqKBrmijUHOKJZxNZMUmwcAk0V3cX6RDbYLyyXpw4HzULibB9Y8EQfFZl+TC2oEcJtYGiOlBxN5OylGyl1VL//hZBIXL350EXSk9AtMI8oinkMiMjUkSzRJ0EbaiUn2Uux6KCAb+qgLiZbOSF06N3EEoBn9FXBXQIWCHbYdXDHWZ2U5V8bywrdhxU14qyRBub6OnA3I8QzaoMsr9opsuVucVvmnHRuY+NhNQCmHwCYtwZjKImpNNinn47GDwZVDnIanxl+KfKAHk0Xl5JU8+GsGM0ZDyPM313dih27sQxDeMS/axvNkkHEwdDYeoOyJPQdedgnaicoFH564lENTo8DV/IsjQ1+30tD04omCnrwGXn0nPf1P89rlMDMqi5a6gWvZTHCJGvLePpq+OSIhzbRKf/mnKBU7oDdttDUc2OkV6qeXnkYtnjHYBn7tYnwsC/by4MO4QDaluMOFoz8EibmLt6U+oORpaGbA1OfgWPsPC11jyXsxUE7xMxzsDQtc8WK6sNjzkPpae9ZRiVMM/d1LuvkK35O8qooXbRynoVarwFK5IoWC8nD992BsQC2QjWrO7zP/4gH3NnZi4uBReA4eTbNYP3GXwJ9djK1F+D24wlIbpTg4d7FdmyuXByBthk9u4+WIyjCssR+J48RMGxyMJ9P2E1BoLqZxDpqHBXUuJJM4hgJlRJEUHkmHYjWQnRx4DmLGeaFZXBj89mAbjxwOUEsor+ktGlqwjZy3rtzoZQ+uLDH+kQaBSTnlLT1LKQfsFMuf0beQDeUpFky7koKwjjwkEUosmck3wEOaRRRDtr+W+mowBQfyarZBIUNfoMDV5YASqFFj//9W2KkXpbDqc2D6Bje3tS1Oz87RzfCDZGI1EVfikJw4ZCvfmYRQDuybbeo3ufzBIx88usVVsKENL7hbXYwUeAAk8u+zh6LbspiQ9QMGkmt5gi/ZYtaEjV6iTeZR1/8r7ecRHN3j1XykbuIqkL2serfF/iPvvGIe6FELkZfYjywtLj886P7flgreJ1osNIDvAd4+/YC65aqdGoXi/8bu6L+fo4vC1uvyPQgq+EPj7vfNmoGoob7zES+IY6UIMjeChgKs/1u5A32RF32/7QvuwCRzK96Qm1JZhNMyl7BbGyNoALCe6NOPuCGdqxHK6HKVeZ2PnIWJb7oIZ3W5JPPXRl6t41ZiGWElGQUJixztS9cykUdXCQfSKhcOeG/lAbpQ76IEg/LtIYrB+pXmuVQ78+DgHHQLz8uJ2hp3lVjK8Z8VR/u3/LZ/v/1Bnw+N7b2NySB1sHmgLGwakh2TF+zl4uzU/wy+kSEMQC114N8BrnHtBDa0Sf3biFWMopjNzRkrv05ar3k161sXd0uM0Kp6ab8Canv5vP8njvzoY2vS1/ZWVQWH0NTfccQa9eXWBG11OIUL7uebkOfCOjCSGe3+CCgSH31oD67Bsg/VKXBDKwYRkA0W4dCXjzgxH9Bmga+/ICD4DkS8n1UFJAuEf3vEi49b3rz6prhHrWQho+pg8VtkYsiOka+kWJ0d5IQ8mAzSA8GHg0yims2AhWiMOLH0Yjaqhtl66CTxbXs6tymw0C0QhoYFTTkwT7Shy3IZqw/ITnu3vo06KWhnOAVUha03GwYwllBJslSrdyPdXmCrAPyItdpyJQqYVehQsgjCdFEkTsBRFGpYDlhz0funrz/n+WcIsS8MyD4Hol4Iy3gQJlu/deGyKbzFQG8QJYutYnCXFJ7UxDD41bwDuzEZTLsunIMSweZgFuvprw06n0DYiwPW7xgSK8jjJ/1BEviNC/p4ybwV3ys03HgqAav2ypevrkN/HsFpf1vt6lChYRTTjs9bsRH/KG3EF3/A1DQYKh00mPKAfvXUdF27WkxIFUwbpHoNfHzkUVl7G1icj5+DNWouOkkRHYqwOHg66roZkMUAV+ow/gwt6AxdxBX3iLtKlnShZUoXb1VJGKVlEl38BGiUgu1G4QjUrAEnrHOgUKM5wKmvgS5DO4FyJuEakC2yZ9D1UmwX4m/InOsiKNoNpIdB1cBzKbStiWGwXJ2XA2Zouii8SdjLYM7IksUuRXsY4CgmhwVzOFAEg1Px4JxyJIPsAqfgYGpR6OTiogGMkeZCyiFnRLLIWY7BxDcsgUevFKp/GtfAFpXXxCIdgyynCBG8ZhA1IAdFDCGKBedAcnGBaslOcTeE0Sz2lvxykSuK1DA4cyAuB1u88A4XdFA8ncjF4hxiLBdN128wOBeQMg62FsVrLpiOy2kk0Qjr6I2jjegknskAvAC2EfACO4naC+C35V0hRzsrDMAuYYAwMKGLISYKu+QZfzWRhkyB9WrwBwPhLwL497HAYH42tDQY0NcuuUDk69d2/+w0X+jTk1rXLz75s8SaR6e/FyCw67W/CG97Mf/7KLSF8pf73/4I9U39Pk0uEPvyHxDR1zhkzI+HOFWtlfQblDtcocij8CUyYcucC3EnNHl3/FGgHLQr6pQm0krtkvll5/l0YuH8EBJNsb31A5L5RlJVIFa0V5NEU5zyNt+V8qjq/HeCLslwyd9SoILCb8BMihwLsTiAl8Fe8mAqlG4GHwG9ggulYV1x0ZmXyL3xGtmN5U1oJrGusDqjCBoWmcJiJ4O9wjHlP2OHBz8Xhiz2msU5eHC5vJguXqiawEUQSTBGEE0YTRD9AqkvwIVJMCaEE0YL0SzOrsTyAlWINC+mC5eqSTMR3tDl4JgtxOjgGY5YK1LiiCVVSbGfdmG34muFkgMgHAQQ/to5Znio3PczH4L7CF6COsINIVRJRGg3KN6G4iQXciDGfBj2XwppwfPyjY7mtDhfyZe7I/xbjy1rUdVf/F7k5wFTqmfzFdZ2fXt+3xLZOvY3/g8XYh4/BJGfCwznbvT7ugT27fwz0A+IbfemWcJY0pY5e9vMBwU/YFyF6IPUR41GVloDnt8//vyHgRIiOwrBBxzr8dR3dUrowNilvOw9VkD07Qmf02Mp+W+0qYZXPaNKJ8ec5nlmDFFORb81vTA1kIluiwKBArriYLzSvGEOmNOUmr9/GCxx/VrWTjYYTe6Eu3lo9rxxgkx/TTK9NWr75heaDjoy7NjgOH3APcPy0Qsb6zO7wwePZfHGC/ZNhZc30BYvYU6YmwfL0KdfZmneoV753FWyQFlWZOSPmfh2U4rn42ijIGw8GFFA23shdYiU5PsQt1OUHi4wOkzSEXLIpch6COjl4GgELIFX5iHVqAwKepXcU4SMcuK7WQ2wyPGshbO/XSLZHQpkKbyfnwR4DQ1fx28NAuxBFC4HG0o4q7NgKGbq/CtyzHcg2wg1LxFUj4BJB7aGrVnnd4opcsVA7U/8Ggv1FbkCTXIILrlScKnOIW592scU7MW5eRyTHJWpCx3XKMgbSA4akGu/M69yjXArY+OQOdhwxPW6ZYM6FSZRqRrSCChrOxqtwuC1qnsP5NC2xAU4jiZrgniLUtzjlDoS/xnNAUvf+WJwoSZopacsbKGHdFs8/8+RO9BXyA+LzK2kRZJF/ob8JRr4ZvR+dtZvMCm6xGwGaCPTSWEl+WoGH85gM/AXh8UZk4NEIlDBxeWiboIHZitNyKOdJC1tFgXUD2CKQnkri+ZAsfPCHVj18mF2AN8hvYbmjJwDcR1UOIoU1pxX/whyLBf6WoBOgFkQeKAhNHaUK0W5nEfRaMK0p6mWRyjXmuCOPpf4SrdJoUgoMRQbjdgNClUA7VE5KNJxZvH5apS4BOuqW1oAqWMAtAO7IcdivYHW0IEj147d+PZwsV3hlQwu3vunG/8YK2hqdUFksHSKeQerYHExXKScYoa0WKSHSMXBZWlvyZSui8YBbTKHlYfFBeH/Fm4WFR/UHGSKStvDoNUsLheY5MEWDnbxYHNAqRuPYJX5RSoZ8NGxwYBH5wADmcLeingbBA0OCbFaXMnVydVLSDEAEiEFgHwdUXyuOG/F52mJWqmZuhPThHHpRoxVSoyVYjDxhUHQpW4Tnj9ujflBiaPdBOE3lkV4B9cVA7Fg4SE6bfzb7ubTcRGfR8wOH9RjjU6LR+7G7AeT3xb5fg5C6ETWberGxAWVtgqUzMIg9crmSV311446iWxtBLqFLWRDwzO2f9/CbTr6ReCSy+EBeyiOzg9ueDQf/Glux8QjLq1AlLzf7cTZHiMDmPYLo1VEsek6Dgs0wCrAbNkJJUObCGwDCv99w6fx4Ga/zuSCrzYaPbKRcohZdeuIW9vP4SmyUfiVOu/JrUQmV6sf6uTdQ9WHRaMfoejKY39PXPgL/2e/8nX/uCQOP/w0H/4Axan/WaOw0cy+rJPlqx7G/+36lcWpkeSGWmByIZqA+QxZjcOfHv3Mp+KZSTx+KKUXPKD03o/+5jLAHuI2Gpo9DOSmVhksLs4DPwFs7m3QALOF67sQcwuWso1C58fAuRS2D+EuPxyX3Da1Novi5Q+UwDuv5Vy+QDBH60bdDAANxUZL5yxcqfFQzW4+j26kIvLy5gn8+5Ht1gbTk7Z6SurDHGTkTkpFA3maLsJxeuPR9wBbN66copO4MsUiBabKZnFaSxE0TJjtgdMrjRjgMjr9bQTC5ciGlbhjxWp402yB+zgX8difEa7ZD40hzKXOTQHNHz4wBkN7hHBi1q28kArHZfFDOGAKLH54rZAqR6nVa/Vbeu2AHQ8p8PaJu+1XqV2QYdoN0hjwhH/6w3wqSR9iFbkpqpiuKymRl4qLKK36vnJrZvx6KMJ6rT5gHhSoL7SEO0o6X90Y4KpHn+6XGB1FYD5JmSaDIozp9goOuqIc3SfhIH0rPnURRqkm7OhBnwB7zqbsKzWs4FHSHJZvBf03rYudTl/o30bqQLeseOw5hIsfCOK6mjk/mdyZZAqiBRKkw7U8iRX9LR5NEGfA6tkc72S9W32qmp80N7vGx/vA9+9E8wtOpH8A18YVFtIL2dLacW0MImTP3E8Vr6Ac9Qb9DkEGH/1LPOpsbOitU/KEv9BIbdwPWEuyh+ywRq6XN+afJfVeNWFrH8jmgcLK71br+6FmT6H0fMUY/fFUlRdCzUw+c8LEIJdQV2C9WBdv3dKp0i0YoQJlq5+aw2tCrV7T7wY2yn5lAvsTQg22bf7Wa+JP76vGgVDGO9kpuL9A2WxRf04luwWe9yzKVJSgbFVv8k1H0asP+o0B1f0rHnWQ8FnoU/FxTLAb3FvqryIlbhbiV6wGl1mnt88kzWJGkKh7cIxR5neIstAN7xMHw9ccBuzqC8o+bjH8EkFtMtjSNpVNn0mT8h8yoQscI8vZaQxZuqkdfPDYo6lmPqOBns2a2Rjc/ImNmdiLpiW5qX9Icf7XcqNsiSjYBO7houHQV87cJPsk8cz9YIEGtA+0qWdgXRbweXBxA9vv5tx5wC0XSrrXY0Ume5mPrYeCc94x2YA7JPK4PXMRLlezxou/gu6KH+4Wz//mgDwMxCSh4dn8fa7TLOBzGyYBcnDFCbUGz3CJwBEXZmLVFHHjmQgGLX8ItpoHOxewSWgn5mFqlLzxppkfPhXATV7YaqWSYm7Q8CAVmK8W3sTzB4mpplxFjzrRGYSNwrhRbTgyyMHeHbStBJ0hcC3YWbALQBUPWAWhnBfHwfO+KUwZ+Ru5UJPq/ZVGEGOQWWPmnseFeCXqG4mO28T1DAHwHqM5PGDLBfgPVD/YuhkGk+cCReIQOsldKkVB1TNmD4NjoqTgxV1coZowSrQRQSKaozknEwuTpyHQTjT5hEavKPMkkvJLvsIoC5C1Y0kzjVecthMzEMrV7jNUgWs6UXMBHfvK25JN7aM5V/IAVL2hTK2DfKfWceHPMBl8udrLBViAnISD6nDhBq3t5offEoi9M+aYfODJLkuKW2yHsqM5ANWXmmE3pvYbM8llEJuZ5A/lJ1feAY9WI+1QADccRX3I4f0c6cjOEogCKrv+G6rVxDdk/VBABPsK3gEmDIGFHEviVTwXwMQk0BKEE2Qg+LFqiJ/kQEpU3s8bZh1TRrbpW4xWeQSfXU+4CnIlB2Fj6RaoB9AaNs9HthHfylHk1wnaKZzzYOiCd+IoLweevQ131AwcikYxEq9yefYDnly+TAEt4FzzdFjA9Uq8DB50hh8Q/dejncQOIfOhMLscbJwL7lCyyfbRVVCIBYjzjLlFzdWV6TJd55FuAPYhcL3lHHLVgpuCvX9Z9elRxm/rJiaOvsGzcfQ96DfGsymk/5t4ZBKPCAbbvih8uTXnENuuYRfAOYCBbpMgEX9B2q62U+hWl8kANl0mWRYmRdREfSi+m1zsQwPiAjwXgRGqmoHt72AoAvM425h86FscQyPe/A5BaT+i5sceDAz8QNDtAk5AN8SPqiAnR4zy900YRqnr/a9EW6h9KOiCV9eG+ZAb+xGvxSulLBLzdlESXcVtKCb5rEuWN15jlzxnIYO93aZuteYPNPyFpe+09j5newQFetW1K2hJdonDyKvIznD2V3CdSZQsiTq/bOdCx4CXJAyiJl9FuEuhNXEfhGEBR+MgUTwqyhQc2ZW7iFVKGrkeUZs8BXZtdEZtF4uE4e6uPfgEmeoso1IXls+yM+R0+yOyTstAfiI20XuVbIGtVxI/gN3xeUX5MjQAdnBbHqhc9K/U1vykFDcZJR/pk3mgCcgaowROSWV/mLpexQfQHHGB8X/XHERirulY2uhvZRqvX12Un5CpnRP+z9Vtgn5tsj1AHyjeC7jdnM9hepV25pen36S7BmLKqMEmAHZhmtT6SnHTyjEGPo7G2VY6mJOrxXE7+wV3LlQkaboefmlaOLZfgJXbS022jhw0xRhlRu3QXmAR0ABFLH421RoPLKGpNKZBZ1Alv4eWlkSurigKNlOTcfaw5HAmE5gkQrqdwRM+RprLbSgBqTHIBnyUNKp71OvjJuMHjynu2OkVLEJj4sRn2+NZJZkR43ug1azNQjCz32/AkoCR8b86HH+zKEbFVp1bQdskfaQhm/EAyxhM7rVqSDjQx7MMlLvIGHIe2ybvNwHCl0jRSrqs1nJlpzQjKNQ0ghuti+j8WT6ci4+44hXhpRxG0tIFWRdBDNEUoQ6pi9hJlvvfVll0yHu1mxSeBryHwXmAi+LA/cTUiuVX6hGYaibBhjaDaEx64R6ZSVIuM8lqPhycewsjhQmX27qF8I5CSGdK0x03n2lb0WLZfamiqEJfg8Gvs1T02X7Md3+n9v1UbsiannQmiPdGySKLdb7NefgRfkADU76S2nzHfoR10d9CLKxkMw8/9kB+owz469tXONkNIGHWIiwM+VQ8AjRsrsBmlYZ1KVPT2PjM/2slT5p2i2VEoAxOzkWmMW95kQHtMuNdqR2lj2ME1E+IaChDB0xhvwwA0IsUyFw4PeE5pGyRNhSFnC6rJa5mZ6o3tXwpTTieEXD2RsAqFt/kMHw3WHZJOvO4ZKeWG6bJBB/xXtgtwJMUPoPOMqAsrJAYL/hK+ZcBl529wgasmLQfgXuIGUq5gcosBxRRZkC3QLYEUYMhbbtIFxO3qMeEDVQsrXbo9yxTCFRKtN9Qt5dM1Ly4AXklA6ioEhAQUKCAkIwLgqhyygyGD3FpmtsO1U1zIagKtoOBebexoTS6F6WdQ2tHmA8QnesC2GaSoxJO6R/Bk8IW+ihzZeslmQxQmCRiYpKP7IeBGXQEDa6P5NB/RoTXuOANBhh8wxYs9Vze9HTxjZOfMfHx/JaEQMepTfKH9Y+3Po2LxjJoHsBtV+rmwZRx0DtUqpdSllMrEVy0nCyThp4LcYdaLlnExrZ3dOMAfd4HqsExdB5sLBhyOA8Yi9VOLRu/kWPlBr9ug9LPUikrxu8rEgl2L5ztIcD+uizv7ERji4t4UctzggYvUFXzYCtxWUup2R7B7zip3/v4Nw8uihkjjOHBKsh1Uaq7PNhy/sx4WCrI6QGxXegFmqIdiDpyaoik8TkjGiuT9Pi9UlI1Vz65qDlNGH7yUlwZa6fLqNJCXV91zQ2tH2a/XFoDLbxbU5+prZLB8Tf+ixJ5sECn8Yf+MDVCCxdzDf0uP/5+///AUJ4Xv996K0PMHvyEzmn6lATcQuwXppYjU4jEiwz5Ei+8+vpQiPPa6jC1sXL2WFXihzXs6aY5K+00qauN15DfLHr9kfC/C+cVLijmXEwGTTG/MH0P3NpJvPARHXjh1OpDg+u2uewj8AljKPBpKUSU8oTp7HjRqAWZmNR7GMWk4/4ClRNnzhcNKaHnufi53vsk6Oe4Gn8G3E9wX/776be+HFy+gUOXixMcnP/LWDcYxb/AKH79kflZ5x9iDrLA1qBht03lfNkp583/ma9hQD0wOmSnLkLsAMs5aBZwd3jxWpz78ZxoPo06a3acX0KyRWrW5TiyU4G8ADQSE2AeIY6erlYCjNWwAWokltAl90i9cptyBNGSirBSEfG4MkFQJrBJryUa6TUgtkBTu4k6AF6RO0DMFxzzA3/90sxegU3QJWgIqwU1USwmuXJpKbyhblNsLHE0sZJ0m1w5lfQBcs1gHegEFvG8YHksQG5wfV74AvOjXn4sVYLUSWqjF+JVYhaPSCImvisjWgO85kJ0R5dZICDQZc2XCEzSFdKRUEo1WelkNVXpDGdPJLNBHCdvRz6BLf1qUCzarIL1K6KpBmmkONqw41ReDbqJQ8Zc7XSSnL/FShKuPE4yfoUyArZ6TUSjNHxNcgdpd8h5te6MZ/1vBl59+T9a3y9J578CvLrYj5j5+yx+3/niVFatb+Tye/tvSancUZE73y0PabHgNZX29gIuCe4wflYUcTt64LepZsZJlhbfqj9ufblZwcLr7Oukwn2SL1KoL7n9x2ri3EqoQ1CTeUg+bx5nJmz8r3k9y/byMp5tHmzR3YaPVN+LC9ZikvF8DurJRYSkHVUTw2UysltJNj3iP3PJBQ9W/uLwjIcCzvDD7Xd9ZWHiG4VYraMrEnekTslHEy669XwIpsEQw36fo4hu/su0cdAp1gWei1ckJV2TjZGuCdcxiTsWvnTQIr4iyiEdu52UoldQwX1Gm1rn+O7PBScmmWrCKXJpJB2EG0RHRDIVBEO++1kpRV2xg7hN5ZJe6El68fK4sg4mvnGLHTqF4hJ3pAnJGoksve3ByCWOlc0vGUj+clGlRilWybNCHx2DiAMw/O9MCEeXpIuxBG6bF7MD3TqV0itgz/S5HR/Oc2FAKtXB4JWPEIY49q3AdKK2F/GboFU7GXPlChOGAOY2nLwSDnK/z6CTheZWfNwhsMs9BJ1q9mf5i68FdghzkK0Su+CrOrDrMvgITGrdGMUdTWWCi/4F1PmPRKeS9Y8Wy15C2K0s/hpXdnjAMrBU+38XSXxi4lprEpR8A2z1A9sNXO/FiJ0CPFx8BsWE88PY6LiL7cSkXw0qUZtfzC/F5bE/oajDNkf86v18Rxzfa4KYp3U4vc2XJBVx7PDTM8k0gNdzKj7DtV7zRD8C5wpRqpU9ADMWO2Iukr/SCWsXqwWxF7/6QC57AGc2e1oKVBMeL7Yo0IeGsM0gbGJKt2TVAKrhm5gez1HXSw8oFYHsNK8TTD1iQmf92gCbIVRSlCssA4cL60U7iMPybYZw30nlsKYmx++B1AtkEkfzQL4AQ+wV6H/J/riF/QX2pbCzNhBNAwt9b80glks3pATl+s31nIhqNu3xWx8/UZKIe7uVDMm8Dm94zOcU9ZJQyiHXygaFx7VRftkyqzrhHPZH0tGjgywtxoHszF5kYRbHlQGnXhnAQErKsvLn0LLb4TsFcODQMpDt+8DhPyx+nL+MmI6+8l3tmRILLFs7Dm05gH3UTorPC88mGqdYNekxSDT5/H1myymFOrB5mfnYDAJ7dpmd1PvBhMOxRD0pLuxqVlZWmdP0QnNKSTUCGBTgHiBL/s7NmKZvFkRhOEvyBeRbsWkhVR0VL98fow/soFXqObu2HNDSwRw7WHOBulQPOYEU5QGv2dMLVqI/U4EROVKsvGD2YFJokoShN6DHrozNNLE9Ius2/RGVa09rhfx0g4fpfKmViEM5WM9QPUnjYnQiOUdi6N+XY9tVhFP5QD/zgz2ffOiykUHFpJTlOY91iidFZl4+A7ZqKlnHs14KD+uzEDexAxnYLm4g0Eo9P9s5rcY3Tog9z5GZS7xb8RORA8j4mg+vMj/4V9o82DV6rGGtSK7FtsvgYqSp82qVT9e5YubDBGR/zfiav+r/EnLivOQukarUi0X+NJOF+b1VDi7tHxpbjbU1wB9kgaRRJJ1HO183IFT29GIJcNJffBxMAZLiahVQvTCYGZhNxMX5e6px+9Cr3PlyE8Z+HCXOl6Vru/0OYY2WsK8Azex5AZtMppbVknV70AZgrhKcXwNqyU4A+4q5BfajuThoAjtMk1QjltFcoy2pmporjjU4fL9ifzSXhzEysaVqJevp+njAmAegJICkv6R/Z5jLIyawxNQlGjCBw6NAoTAXCPKCjXNykCrYtdqfpWr77DLNJTMTxpvrjGuP/53pPNhxb8ghWasKkw46dHTjZVM7RaEZio4Gj7Gg3svrtHbuGItgMTsM3vFsv+GnVGC7/V0/6BIfBZYM+XkkyQ5qaS/gki7A7XcxVv2zKQa8utqg0mAvCAbm0L8Px5YD8MvJL356/PikBwEHH0cWmbgqnkvHxV2w/iFXYmtnsblRKh7Isq/e7wLvVGn+cMms0Qhzjd8URQvy6M7MNywfnD0cTTswIafewkoSl9/8Du8Y0kF3GCLdu3UJ8XjmFiWtf3eho6/y2VxxoYEOX2TmnDyMM/vCaOUFcupuyegAu0EBDzTs2/b02H9ech25Vs3S+ns4oJn3VGtSHkNi1E0hu+Ad0QVzR3NDcVWaO/YYEMJu+ynJWC3vfHKltvNydeG9w0Ev9ZNttRsjBhu2jH2VzXhy4nsfgtPcWiXhzWWqIc6B0ujt8KumyPqtmSb2QJvOe7VA0UEnKcdIUq7K0Jm+NA2N3KeBagamAVlnUdUtXpNVfp0/NJ7zIjjtjTzr+2K0c/04Lo1BcqhZAqObYR9qw2a3pxLoCbpKXD/9TaYbNQ7DVBlekMC7nB/SBOfOS3sbY4Ua8uy2ZyGAIDx8RteluyP57aG3NFoEIotYQYqJgPJt/1WSD7MKWTZqYtF2PlGwPv5mU5sPkyO05epR3ZmXsWTsggsdR8Cn56L7uZj2y+zX2+n/21H7tJzrukF5MXjbk2ek56YhY+mChgzRbzt8zSX3GDvc/vJh3AXLmeVrwb/U6pFKoZujEah2NruOtYW8Nmb7D7aNsdqXUfytogV58D0mH6z+XhSByFaip9mKr+YWTJDuo60ca8HcPC+MwkgOiYIfHfjD/jrTzd/nh04BlzJ1jRqVg8+WUMkD2aoZPoijal7CR+va8cTR8xnC9vXX81cJG0/ijCStYhymys5xtO6t9zwVdqdR4VUDV/4ceK+bgVUK9iHQK7EHXyRQjSa065+VPlOxPobGqWPn82m955dC7dlVPUPKUXKoBV/5WxZ9wYe6Ayr3HHnNz57HnfkkDbaOnYRe2smgEZpcDA8DZPNADRe7wQdmIZss7GWw+zi4Hg6uLnvqva8mw3msvQwmyseLdhCYj6AJBqxkQDH4WxYw70Lw8YEXLM6PaHIY8JKF+whhcnHXWo5LLsgPfTTxUWVEWnWMePYeFogS0MXB9lN0Lx447vZwud+Tem1fg+uCLb2OxCitZKu+dMTntzwmSttnsItb5JJBs1kMOZjqzixrhjOheijrO6GgZugiaAUHp1RhmgtFOHtBhS8eus9bBBzgBwvowVSSw/qd/+0/PivL86lkqkw9tCw/NOs6NOT15o66lrVvqfe8/ceWsj70Rz8/LRjr7gZHqpUn89TldiKtHVrMtZ0P3OvzAW9GvcMHHdeLdPjv4O/6Tw/NETk5fMuuhnvZxJrZjX4GfQ3a8qksmaP4WX053/976rp1YvkZO/m9kp7svweMwi8aWseMEfU52ejweC7UHnJOtedL0/mCtvlF64K1f/t0WWC2t7Q1t02lAFEaxzxQP+rMTzdwtaQXt7mdIOwSp8ltqOMMEAaUWa9hjArCVISHe7AWT+DR3hF7NFwiyZOacr7feNvrBzqXbgmmgSgkH2DnqFeyRs7SjutrtOMQoh7l0/4G13bEl3OmbIp26Uq81UwISv3G38MSpqRJWVq2MU2QANowMgd3i7iTumm6oeL/F2FYsrRmweKLl5T0flV0vfK96fvhI7zXx1cdHlgGNJrC3O9zbJG7OPOBWA/Dsm9SisS2L84T/cidxJtj7tzrrbT4m+UBm6VIYKZEwDBm0sDH+dBeg/a1fnCx4kQdw44YmAGMI0DXzNT1pCbp+83ZiXtUH8fFADGdYL5SOGgM8Heji5abR6K8bqIXzNXgHJpPgHNzkCuRu/VJBgv3065XXKjDgVZdGRr6Y2rSjcYlGk7dsltKAxesucf13nBJaLD97/7MrorvyhgMjS2FCd0mcfzCTtUxUMwlKD39+k4X1xaNPeYeNCiqG/2HWtlGJ9rRoZjk64/+MzbmQXep4536TsQ3lv5ss9ztzyJ/xQlSH1L2Yq8+/YJopCGbrVXV37maguV/etQ3aj7Mzo8h8PYW1/nhK8DQs3HZf09Hv8sPDb8qKZdol76sg0LeG40g58VXXxA10VAggmicIm0E4TdazR1QJF0QHakP2TxaBdk8ds5ke6DKa3ClPTFbhTfpd/GrevFznCspUyxlW7zW5hGvpTZMfA0nmGx0b1bXQdSHfVHAthgpv28vb9jk0i5FexBqyj/vQr3/7gNtetmNUn+Np+c/S4X31jsc/OUlNeHJNyRudlz3uw/F984im39PtEEtKmgT67OosR17Y/4w+FoUmBdIYpHbo2xtjwmI81zwJNFco+31XhIrzZLxDGf6W07LhB4G+ZT8AhOfw0mJK2Yp4+Jpyc1o0svlGmldujx2pd8eQjU/yJeiIRptFlkloAEr/+hMRDozIY7DQWY2R9nmOo/58r2XDnoQtSBLtvO8HeRJ9YTE45PWC4bm2PyuwFWGnO3exsr3yEKjNmaRIynp0rjAsYTmoriVIIqqIqbnWasbqcYB/s0u8Ds5Xo0oc7B/3cb3HE7V+1Oqi3tp3AYt3uj7Tac6ZbQlDJqWTulwKHtZI8vXP9q6v+Nk3cGgEFHDdv6rLhdMtCp1fjS18/bgw/azjfxm0UJt9AU6Fx0kqwb/IU77uK8Naq16qm4XnLccKTo0dvFMfymk3S5qHC62HAsa6BzX0f3kmobmmvedgIHevRF57Yxvk98i4I1CucXa7G8D2Urlg6jzfbToEgLd3whgCO475MUiNLijkzIbrrrREueDCjCFnBsNKN4U9KBfOU+qrIUOTN4D8pQOqJc4wo0sUa2mier3skd0Gus9iMxHPNdKuEwqrHcbu9w5brfAlXflqDu14zrw034+riSiC5eg77G+tbFwLgX5+HFYWObgGNsLQ6zvDGlCvEm/fex8F+kemaDa8/ddVf6nFm/2iPr3/tOYP5u/+nDTRPqPH8qy6lFruxTBe84mCmWcL9GH0K3IiaO0sUQnTQthaoox2mjp+m4/B02RBBL7bcMiX/8Uf0+N54dgIu/QQY4Fkrag2ozlfAHd/LxNRHSDudHW92FELpuI92hvsURbMYMyu+VGzP9dwq6U/ziVnbP8w2HezS9t3Hu09/B1m5/r+8jiqwf/0n+al8vj9vKIhg//v7fk/ZXetD2Q8PEfQHkxP3mOJvfwuw/LjvhXx46WS2TazsGIXMG8mbnyePc6+ivmtFurOJa2YbhsflZZswx5ceazEed/P71wTEyKoYmTDNzKns9a89DUOEhTy0CBB5SLwXAwaWLZQRO0Ql+QMQHRxv1ETUW+a1ef/i2qtA/71KuiJhPRGDyR4cXzsgcDeRHYTeLD8xYJ43kPPg2ThdIgungAOpZZPFh3wezZ05HUqe2kgOOTFTJg03LBgU0W+QHvqlyUiYqbBig0UPBg4toMKI2fJnBIITIlyxrlQlOjWvIKXk24IF07YX12FC44ktAiXoGDVnAWuBEMO9YuDaNTmdp1jBc6GcFIO0KYOi1Oa6/4p02lpMl7tOEKP3fkLDiUamyDW8ndziR7A8lg6DlLOc9zfD6BtGvkgvR5OTAHLx9eM9WvFgxe2o23I4rvzt162gJ2XaXPi7GUdNU40x9CI1Pa89OHJi+E9wKM4IKXwCQf7IagF64xeYAs0k5eLJOinGe066r4vgNKO+RJXMtk9k4QR3UG9KqdKvlV6G/FsfUQvNNaf3v2aWePjNc4MtPF3qAkaEIx8m5oHKpEE6oMJgqcKEBJqJJvQnu6hc6RzZ1y4GtSC2KSy2JwFm2mirFcoAKTmgK8Dcy8p8JHfGaB3HITRPJGWa1F9Yuc5aWN0na96Tmx1jNTDtkhUFp8+NIJAMtiwzFVM/THFXjy7YlrSC64KoPeFToxKjEZTDviGBx4Gr9lYnc15bRLuKXcG1Xzi8C/C3CEqNWhZhGR+AWjCgij/J1/kaqSlFvOBHt4fJeDWSx9SzrhE66IwCmjTEPN6W3Tw/ASGNkB6zbO1af9McBOaWvC3mu80G9dN3GtBc8rH6k0vJs0jrfNG4EeEXw2pUipNPgzUx6QvMjKTEDiBxI91rq/2gGgq1VhMRW3nZ9GyOmuttJ9vu9F/zjUimCwJjHtD3Xp3SBWW/q/LFxgmi9DBl5CmBDopZkez96ebxcQQ5k3zr/tpGveqKAJy4QRhfpARpRwbDHrNntTOFOFhQMNYmv4NzM9dmK6evnOBsdybCQbu4Ub6rbOhoMCZoO/elLSlBictGG8NWALNoNR9DR6lgP2NU31fJ8/2mvw7D18H85lieXIuziZjXFDwWgWhOY4KYbs2hzAzu2w9HcwUUwAt0A9yQBheQOF4rQNv65blP/H/ofDxZAJg1St5V6JJHvUaPKZulkK1z4IvmAwU78P4/YAvOSDcxlM7YUR4E2K+kATyWDmIDpP23Asrl1tBUk1MCTLgkqyLI0OJiCvqAIuWi63w8W0bXhUcaFFWkGhWXK1DFBJrvaN0Cg5kgEqdbUXgXaAadvWx2/xrr2c8oBBOeSvhtZxzJtpGFcXw7MAut8E3SNgUyJ5SQEinO+5cvke/4so8poPbHUHLZgh/eyL3EtLO9dofTuEhDjQNKL5XFpj0BkGn8vFVF1ohySnYI+cQ7Fncg75KPgi7RA1g6rJKn5fYC4vpPu6fdazgksq0dGk8yimkasOuYomm/mtZqdnO/yam3bl9k8H+id16ZW34ttuggugJKqEpH2uaWjrNK6h5py2cXCBcj50G5rxK3Zp1VIbkBn0A69U8eOShosaOBki18BmsrDsAnoImjCdMIoomnCI6hC1kUyRZpPpJJf1+8JOUkR2I24F9JO40VnflVMZzcFkMrVSdJzswYSw91VmFftZqgMPra89A3gtcHGhx6OAN/RVemdDz+qxycMiPTudj7kynZQlJy8zdYmZWb4cmgnGd/IiVnpq9mBcNLlLFhoc8rW7spN2ZywjatZwBsa/anEdO5VtZOkLu5CpSeyiKHCiI/L6kF6GJGuO92Y5CA+peODch+DGuQhzOe0y7aYLcLXMwS5it+HzTRocVMnXaA2P98i2QAJSp+3aujAR7lEKtWeA3E+7XC4cttWcpb2OxunVh6Y6hD1JZTL8GktHmD3kPRg1ApRC5pNglWhzyxwp4mCtK3QMz7mg3FBbS7R7NXg/7uBAZXbk4gl2szPhUSpYMKRquWOl6DjtxR92lINJARthGEU1RN0PhstRmQHuCjGOq+ESzQLaJXEAv0kHTExEVwIMFovBz4KndnKxO6/ePaBvVEBLKt8/MBCmIN7C0zQIKn1gK/ZIWkvJsorGh9SO7Ts9HNl5lz0ZKdxDcNy3aZgNKb7ZrmfnO5Wb7/+lToNtmBLF5pU8mqX+dpV/FDDO+/Ar/17MfER+xcH999O12eBo3Dbcy/+auKBxZLLfFjWWs5IOo9AUrpGa/yelsuHWquGfnP4EBarEOBTNkMYfUlDgLloK3HzwTgWXmNyDz2HSfxSmku+DggtISid9uQnSvxysfDB2hoMpu/oOcmtApxnQjstFbbfDVJYemT6u5FZi8Wa8RzvfqGT6ViQODTCaoYY5HYdJRnCcTCQQ9l+64qBtuC7NfZQ6XLeDIJACTJZsk2oTxZvA9EGNQgYpVpk6C0/sBmraLny7bo2iUxDtmHsFDgwMjAAoEfywQDjBOSkv/MXrZ8w4Xa028v26aC33wEKP3gHrWjsx58dWvSNiuSHrSVYWg0tym8DFYSDib1mxigc+mVbae1GmaIobdnH1NYuXyj0pzQo+JLtzBtd68YCez9FfzSdCRLovXB5d78QyZSHPr8hlui6qRW6wtTh/j/ZdLsEUoCJc/+9MZ6QfgiscwwY2G0TRhxdkn3F0wUzv9hKdFw2JHpeOvOCsQWnzhJ2dnFQbaDfJ6aIt+Qm3Db6bxel8iH2R3b9nrKL4LkX2HyEO0s/IOC9mD8Vm0XewHXi455RkOUuwFle6K8zQuH0HvD74XQtFBmCwwu7VViHnni50E6qeOBkKNVfcI41yq9h1jlmMCkYAevPUk4iSZ18nUOy+hDTpLVXq08Rok9OSGS9Kij+PT0RlgtSxoZKLByF/zULH81BQzRtyQZkApfaO6mz1Paq6/x399ghzyMSRtWS5mpr/ag0d7RcNKR+YGIpjX2AcYh3iNdJZsjxkat4wZ4KMvFvq/s9FS8/zQDIYTBukDAZ/dkUTTkov3pRe5plcsB1aHj5cDArhNKT8qqRd+OiqkBdeZQN5kaXpuRWf2MIoagnzL5QB/dnvA0TwoHeBObxIJRdUUuouuLAPlbBGPENsI+9DbKMwG5OIJe5ywXPUaLiwD2hh7T9L++QoH2CnxENkU64It7Vdj86B/Qhtch9ZqZnQrHZHriOytLmCADCIsh5zNYWrZYW+64ouJY7K0WzqczWbr226r2LDxHcMoil9LpnNR1aQ7wJcDbj6iieekj0Ea5gRlm69ii3HEtE1Vx8OU8NDwtUs2R2XIrpZCYoP+W2vym1pe+BrsFXFuJZxuGbGImYf9sPONyWRdtauUvdgCc4fROTD/f6Hv366/cTGgBe/M7hdoaTp1HvlEQNjZNZU0lv1sHhUK8b7dcuXrgqUGAVb6gYFG1RdwT113ycIIJfGS7h9wc0RpBOPpp+ZXDCv/3FevT95XiTIDcuFZ1nrT9O1VfgzJS4hhaon7h90vfpvU2A+5MGn/745Y0kmmrR/puSRFUvCzJDi/M1ZeTCToIsfYMu/mPEeJ6pMsANO20cX9jc5rEjBkdYwrNYg3T3tGd6mmFlwKK9sIqa2mogJYBvzjw8YR2Hk/1tDX1IiHUbDX7RW53UXtJoG5sfqLwMZV0DsYSZTncwfuNhOntvFOEytgit2rlmt8xA4aNY01oGSJ5G6yZIyxDoIg8/PeCcpbnH1R89cQib4WGV/NOtjt+7mNbiIF1XV+QJr2MjS38L7z+w/TQEViV4VDxrmaLD5o5B6eUjwgCqMQsJWbmfT7OB+a7V6lGrDjf/JSnWP+202A5OrA7c3KR6rwE4UK01BT+sFt2OSuRavyY2r9IeAFViT/uKQI8JhSruyquodmozkbXNwRjtfLMLK+xcZdRcvRxJeRVQjyKLlLmnVZZ9rIxQm+WrdGAmFksReGg+rUyuHtvdCReiPNvpsFu/5hCK+L/9hv89gCpRke9nf/Lv45s8/Qih79dTuJ39h+tt/Z68++qqYXHy1qZPmfR7ZGJ/fT0ffizxpHGwaE3fMn+505mOTpY9I48enq8LfML5JlxNNEVkTfcxopvjhpiimmoIcKOUsJheYWoDc36/WCVwp40HvPHgvybb+Dvrvm7yVLYr3kGxBtdkh5BvGfoz01PDRXV/QrrRLzppICmZL99Dgu5DqqiziWv0dsrVAMil48yy4Rn3XFXqFXrFa3BbVCovALmUSbqtcEmnL//ZHmEKGpvtWDr4DBQe/5/nj99TXYuL5Q8GD5w9/TNS3cwA7/nz4w5+Dr8Hkwx8H8PLhj98XgjX4pfbLFYyWYoNHqEELPvoNtC4wEpMIUBBHCLYH46d4sTGIr+QH11wxVogj0QWHrBAcABmYEHlI6kCXScHrJ9oNMP1iDBcCnQOzsNjDgVl4VpgIRgO6g/VEeALX038/Z4AdU6BbxmH/biBd7TNsJsT5xAgjDNOHufm/XJefE5s7FxRJtIeknDTJKvkAE6+OGV5o7TRoEIgWwgjCL7AUOVGubvgDgJP8v3jMI+RoVCJXr/j9CP01tl32MfUTJqXgYvBeFm6ATAbjgHiLNZcX6BB2icrFa+JJ6c4Pg4gXzrwaFtlIAOEUQwzSI+v//dR4Ke4O+U0GE/ZYhiLjEMax3EHRREx6nuSXwt9Bxq0UjHD9a/TdyAPJRWdStprieZPiECFhJCy1k0z1s2wYVM8FRAqzBAqxDFgaWPegXBcsVwuVauFTOgqSfVzyJ8qC9Z/nLrI5hBUscI7LXLLRBRmoDXFjLG7qSuUyVbd6qevVcf7a+nVwbqRrEKW28Y+dtvA460x/ZUsHt2DnQrFcYPKaimK3gD8WXw7bDnRsrWRKM6qShn4POhVMYrLgmTzGQQ8AzzOf2mGN9gqXxD5ik9kvvmxIoyLxxdlzzlv8NecVYWAymNLm6BEnelUPjelgUF2BhHTBSbTf1S7tI4I+RBQYyqXFMsKhUzUF9KOyTG26RYXIhxGh54ll4IKSgWsh94WIsMh1E+VQ2EOU84Vpz+EBBV+zbyAjnV7Wnj7sGnDhwZmO4yKkYhHhweUFeQgySWYJJskK6cYr3St6vsYt+sU8S8diRj6X3ay2blwRJHEarAYjMRe7Nt2DHQdMg967swLIhobAR0vshVyyV4QXFOx5mispnntt6QAjEJsBbBnWq7Y8eia9EvPFuah0k6/zLJmDNYyrrLIG4EbLATZNy9H2YgKdIfZA8pK/VbNIc3Q3FJLrdyg+Qowhe0OYFE0jG8mAkT8opRgu3H0J3IbJxV8wGDexTot5rQuSPf7IkcbBCIlUYBcmnjg91fBOyg38VpoNVuT1PV38GaJMTEZ3oLIlk8MLxg9DoTiVguxEqTR9vpdMT1b888f+W857PsTUZSJbaueiU7hW+Yoyn8FLHlD1+yaNVvLK+X35MOgZP3gKB8L54N4XRuY8FDYTx45TqA+wdX4fA7GolAkWc8aF5oUx3Gf8Li7o/D7U+nMg2oswkWSUDHYOhXtZVMtA9jcCVRRvw4VCkWQ/wdVoxIIa4Go50Lz9GzC+qrFxE4u63XN6PjJIx4px0rfjBwFwTTJnq11VQ1erl32sFxeDCrLFAWItV15MBQbyJ8Ba5WxyHm8xmwByyFVqbii0wJzBjD7KbvKtjqizwA6iHM12Sq3kanZ1ldDi2Suueil3AknXVkLNAjhPcxqgtWu5o25APQd0jdAciD5vgw34B52lYJ9bgasgs45wOQNkoXJDbXB0zGLBOsByuPAOBrG54NkjchIPD7hBYdoHD7bz9Dy+ocPyjOcODmiwhvUmLldWGh/SYF9T3Lc1s/As7E6Rx2NOOB4tRdfJpTPg9hshvaR2GoKbc9VPwJhO3fzTb+qPscWcj03VN6ZL/1yafF3LkMz0CwHx7+jt9XtRIedSqfxyLCVDwjx96lCftGbJlpOp5mDWUbN2AdMEJCwnUBIZZb+6YV+VUztL4mhwRExIFEYdD7+bqACTpudKGziamWCyaV9iw4nE6Da1fSgu+8JNEXfloEbTYrBa5A/Y32D8qBBThY//+vVXPpUFd6DR4eLXsUaFs5puNSpbskP9Oqfz+mdkAd9SLAG4r7qt79VdQ6hBhWAZOU6kSbjeU+CPJW5zwN0fTH0NSj0vW54nrosDbpGdoMDF71PJuVSi8rvVz0OgNNRoyPUCCofSjajjihrSa9kU7KNeUCzzQXAtxfv30ZgqxIQxqILFhL0QdvdpiUFdxO/j4By9g4E2yE1d2EqiTQo7Scso1ofcS6KJ8pC5IVWTmyRnJ5xDHE3USzaGqJdCUZjk1qVzirbpphjAR90gmQaiIMuEyiXLBKjEhEKXqhHXru39IGD3wtCIhkIdJEvx5WRM5owwD4VziZQUPwn5EjBOKRdyDwv7ALhDLlvrSHH92YPn0w0mvuu1Wgd6s+eBuKPS1eSD6RjH0w3+WEPVT2Ra31dXKWuBjGtugKsGGOetTutp6jSQy1vxfSVxObAxFKiG1P5GmGydncFpdPaLoHJMBqMiGg7IJUf7GPZck0e9gSZLd42SUncNVIEJbR7ic8SsUXDybb6huGjANywwcSu5HiInRfeQjWTALpJe0mkKsSjQyUBJkfa/GFxyx+vyj9H2YoG0zzKVr+UrJJnAz7XbjX1jV33x21897BuehEYfl45r//G/kc7RV1ZdRUao1caScoDzNSuvU/WqeDYsyn4IOBws/YKyibvIhpFqKCgnvkMiE3XIxqqcjWQ9cHxsLWwvxs8WgzfemGdNjVTSWDFNGDnxI+aKgCmdE2T8LUQN0vp6tJMALhhcN4rbL4Tl/j4TNwW1FdJfor0vqF3NJukCyCU9B5b1YKSbRZ26HgqFIZTOwWhfNpe/DyM15FksEsvBRbxsd5+oAjFhv5+jj0Ba/Ch91GltJKBbbSTEbkxA3STdkI7CtwhMvDFYB+AEi1kDOHEROgeTwe8Q3eFAKnLXV7vDtlyqCV2PjoYiDwJYWzYrKcKaPSINOcfbUE3hWOB8oM6Tqd3M8NycuJ2TQ3JJHB0KpQht1+0r6JcfCtNkQmQVV2c4aoq7Je9iEBpFVaR00jOyvRQWKgTcJmjtXEXxjIl6iGFwfXTZZBN1i1fUYtjY18j3j3FTmAR+UlJqTswDOGU27ss1Op8EpCSkzIKlYL2sUFwz5jpK2t6lkzgMytWySDeUGXKTeMZcNM9heDHx5VbY1UPdgKLeyqibuimdQ7+lsoD10f0LbeimrkEp3wI7ptuClAak7S9/kFfM8zLV+TC4uTLOhLl0hjm1kmVDqYuyGzxe8PHG1L84mF9g4NKIBhUDsGPGvBTsoPhXNj6AiNqXBB7KwcAZJWlVbig8L3IgJ0n1AxmaTBxiGgUcZOZQMInmEGyQjgt2sj3SFRFXuiZdV8rJl8uXxF0EVWTGiWPIXpGpJmKTYV8Pwcm9vDW5l+GUxa4NgVgsRpUE1KbDFA+NBHBtWfh9VHpAnDGNCyolUqij3BK1voNsNoBdesB8NRSVng088LwEh/PhXIgQV6BLXcLSb/EP3HlmkImtWmOTC4eiBZlEsHNpyL6HAzhZtLcTbbyW0GE1EMk/AMt9dOpEQiOjSC+5NYTpZyx4JfQcFreOwDkHEwOhitwYSjYSL9bxAKyS2TJHvdLM6FwAptVMIhXASqIuYHMIznR0yQNstL4TAgdyDJAyZaHdAqYPtvOg179BqjeDxCDuDouZg0JEVoK8pAqfVf4PHF69RB79Q1i9/vfF/bUvdlBuEeebJiTphg+BP4rQyjd8kJ2Bssm1X1g10SSFLkmdFLNNdpJ4ishkskl2ycUh203YTjRLlE6mHJ11QTomOa3UQZFsXQzF7VHTSbIAZzIos16HKkDD82l0plSIzdFmP+KtMB8ETz+AXQKfC0OiPhTqvH2Qc+9W+75twC4uE8PUqpTp2JZGjtQh52gO99eJVT3dpG25V510+VxTLlyzWXaFyTRNSprk7M4siaMwJJrcq+3YolEplzylanRuVQMa5Kp3q1mmdqftN+AyOkuC1nY7PTsaIVd0b6aKPlUaIKxJHx/F7HRi/GOeeIQtIa/Jrl5BU6a7QYmDSqjqjkKa0RIWXtbAHn1eqsnWi+b+5rhY0PeUA0GUsU+2V6sYSF8sa2OUQ6rrdNTfp3/tp6kc1+Z5BaqfuHYOuEITbJFPCmvKoI49jxL5sjo/DLb6tVzlP0fKFwLqh75W12t7VUlIbCOsH9gfhcMiPK+g8sHAJIMvFNO42PEXBuwPgYwaOnkGoJ7fh5AZLmAG3WIx5y8MKp42TizKfr818uh3Zc67l3hbUzYqm9Zr3WeV/65z5/LpKuFUdF4/qf2Y3S8OUHy2WX9tuyHJBCou8nxrQZ4j1zHKd0DJqqu6NGu6CKBOBOyrg1nRZbl2eDN+VnqBGBsF2vUqBmnAOxzwCuvLp3xqioQTV3BwdArU+SBo+9pifBDq0tei5hwV4DyV1PBo1mYkO7H7dOEDio9XJEVz8EsrmAlMMnuIRKEZMjUU20XiIdmhC64cG5BN4RsA/U+fQDpVuU5DndyZZHTa5mgXLm2qc6vdVLZ1IIiz9XlbXynrC3c+puSw8Jm+g1w3JAeFvrWLglq5DDUdZ24PpDxSl3ZLnAGqVlSQFNrMjzcfOcKUk4liQZGP5SCAOlB/dHhHsuPxXK8ui0y32kH+FnAX/OKtxGLi6674AB1yFBClFCa3qy7N6W/0m2+jXBMH+NVnPTERAJzX2K2MQeAAyIFaDqzmZ/lKAFG6BXTGQp2oz34hfJ3fZ3aSwk7gxqFt//QF6ASPXEy7fpciQswlF+l9lTz2GnsWKpbK7Vmd6VfA+8RNoFT1+y11FWi9DoR/0F92AVHsgQdxHnyK+TLaxLq3oURfPhWNMKRFwfCn7QPI2qcAewv94AbR5PX3IK+piM1fdWUJaRi94Fp9cvV3br5qwv4kXX1P3CVlYjr2C5UahmFJ+v3XXzjmweX5QQ6+ioYT4bfOCIlZXU8apSXNVxbKrryW2lPfd+914G0ehMthfePNSdI1dNiCphRNOdlKBbuYrQ917v5fK7qk2yiEUTTts7jyCtEyCQ6QlvQW2OwfTLWVtAvNxiRfQZhJoUySNNJYUi6ZSIq4SW8pduxDw9praNdXQmkHmoi/AzS1Z5hAMwlrIblJPAQRQgxBtMAkiBVkFGioVQymA0fYHHgLR9g/wRraA7J5f4Ai/6W/SpHKsZfFf7l0dNwfGqO8KoPcpliZj0HFPpM9En3dSTGYrPX3aBMmRKVMOKth9EJhhsNgctZvB5s3zHXCsN+X6M2x9iKM+k73jiRYEFITodXcch8a5Y/nwXvhi4yNAXboW5jc7jjdO4+GA8/5r21wuPranVVWVaB5YIl1gsFdTR/NAb0DoAqaHdwWqNREH8BnudJwyM6LKfEOyRx5l7xLHQrXa1tecU1hymO6MXUA5wHCQiQOgtO4pvS3YysAeybJoOe2XoA+WOVL1NXbGfz9aXk1C9b8kJEv+YF7rrGG9ALKGAX2IO6KIjvaayhZwE2h+gQbBzgMVkE+kgu6GWR5gSoO6h8E3aFo90W4DQbtYIE6XEwnC1XzA+yv7aeu0At15XMsROqNixcUy1KWhdYA3HAweYDz+QGEMSF0XHOvNgN6N+Ba1BRwXlIvxD3k2lHDYPAn6b0YrCJvWL+kZ5QneJA+CFXxA2w/l6t4gNuLoC2gXAbuRHSco5C9KWdzXg8476aRO2Nxmx87yCbwPAxQjrKDxejgQi0Hdf71gL4x3ZhYmIQ+D466cbnmq1DOwNUOMqQtWPDCuhjaxeQgF0TmQT1k0r4MvRosfR64ZQdoeEH/uOVLrIRdBNaqFwwyBmAPi7sCskP2mkGyKG6Kg9xhweYBONAq9JFYdENZw4UqVP1jugO059ptQG1HoA7WdCJUjR/sU9HkOQvRpBG7i8HEiDEYmBiYF/6vJqjge4U+DHwpz+FgRrfNg+VCkiuNGpaWiwt7DpDN2GuRYV1ERZksT6Whn8XI1XFQVum2cSzP72eiLeaFblCAQcFwBtxDUTeL3KrhhGEAWIRnuC+iPn8R9pm5sHHEMIrEkdgMsEeuIY1mgFxyHA6sZnkrzsuPfvw+kzoA1IR0CCoiDfITYF4xhvyUuEXxYxKd/TuN9uajmUOo87klVTnkWGSvXJ1fqRMYq9/UHSCUGT5UQe9R7J04dgagf6N0zc3E+qzvkcQYsMArf5GSn+PyZCnYLCFzZlhdI0selT+sBnDrZGgoLPtUK/9ZOj8dUPbv417ADwt1Pp1C2R9PoeNibC3pFvsW7WXfQSt+2rBp6O3cR5i54AmxigxbFRm2XvE53n4rAhNAx3BM4/Q+7TFbmFivYZBxnDwY24fF960kUUQZZPuQYZNXPvQ7EHtWNmE4qTx3kO3F/G9/kCV3xUwPEgRneMbBtylf3PQ3VB7z4YPJ9z5M24eHdz43i3S2M/AC8jcxVDufH9UOfm+xtcNSNggVV/xZiGfeMfY3/5SyPnXkCLlwCIdOpKHz7cKD7wSFxniy/fN2e/9uRtKmz2ZYKuOazuP7YFgOKi8ft8dIDBod0525wBnjYGNHjCnvMjeYZl7e+ba4iV8+40mZ+9rswsXs/dzTsDJ2ELppneEs8lkrHGNwopZ84Knbq3WJnEdV/JBudl31HjLg6I764UloROB6oluXlVzv9MyfCj2re5AdeXIet4cx5JgtVqavcu4cD9+smM+aozPOQtMlvYOOaj5TFR2zJOtRLlkFWc0hquD5CNrST6PtqBl1di6bqTOsqbjvQ3jSmO3P2VkXXG6QURH/yOh2jss8Vuz6sFNaLVXD9+yc0VBGO6YDw+jWo4uOcjQi5BQqKXRRbZae3TlcpWNVlFuW3XzPyhkFDYLXVDxPiPfc8JVmmWLEinTE3BRqjKUXgWAP56bB23EnVcblhKfoiBNBIKz3aYHN75Nb2aC9ypeSrfShTDXdY0OUaDJ6mY9MB2I3Fm9Gfdyr2kikUzgIswkfUl+lKUzoQw9thp7iN+zWDD5g7WLhg0nRJONBC4iWvTU21gSZ2LULLAyFh+0WPmOEQqoXAin00NoFQ729aOzWfd/w4GDLBYg4vpr3mFsyE9Ls03Ecqe+MUM88eykiN7QX5MJQqHPTAJNs5QWiY40mk2eTw8BiUZ8H4bSXZYukDWovxXFxsYge10C+1obZPSnba8iue2KEtQF2YpgNmMgnO47TnxkQOqh4jIq0x7aniUYtdWerQEWRGKU/vpXYbn1FPla7YdfJ3qVMkK2jlVFM9J7IoItHOpXk2CxYw4AODpJCAIDFztmlPVPpgKYAGwOzhUkMADVVmptdZjug9ZRb5PV1FEsXaWRcXiXJ4Z7GOD6rVkGotQ4rGwXksLRcTGg/JqQeLExLdm36MnyeylJSdA7qeFjM2T1wmi+Eu4BWxQXkqDYfJpqc2G9lSnRcDD4xaaqNNXNY9Kljat6LkxmQHHVtz4ORyOjwcF2Af5pwgDMp/az/TVe1SNc5LrjU0xkoU+9mwTJx6uYhk3zo1WVM8hsQkwHs0HewMOf+yQ4OuAj00bpM/R5IEqcQbP9HCNvw6OuqfKADx5BKJzC0NQJslHFrJMwyTfXsVFXyTXIMzBm1OcPDdEJJx29f9WwtVcEPe8uH81zGKQaOAK6Gg0eFi+lVUg24mvf4vKPnZY8usPB/GLjqJajuFG/1GBh8uziulhxMHMOigBI/bTO4zPtn2/HcXDoerYBTAYyEbpZmwbzLcIOsLsHUeLlmMoHu8kt5/uNIw++RGkvM4QHvqatlcpYAc7KWnioOj3wcWcrFw2Fq7iN70BvpkiohiKz+SqUnCvmkXm76G1Mfp9R7geMQ7nl4Be6wZxKzWtPoAZckr3zcxLC/cg/Jm40+W2KncHKOWKmClW9ZTaBUX1h5B5Ix8siynyQ+2zhBfGHzr8VWDfdnrnckX5duWrxfcRZ0fzfq0yLbo8KUTVX1cyG3CizeLgZHl7GuEFY2lUDit2xwc/Pv5p9/s/OKV6Xeya3r/q5YCKQ/SBrfblomLsuC1WU8c5y4tg2atvw7WSJFarcDqr7zF0Hb6puRJ9l+XfCHh3NgbfS3C5ua9YNdcdvKdo2lFkbD2TELZoTZdX5su2b38dLfVCr8e+60Mad+blCfHVJe83YyefKJ/cx0WbeHhsOH1EEy0WygxPlEz5loEBOuPex+UColed7n85LnejYHr93CKs9K6JHxUKWqaE11kdsqrCnk5us5RaxsuIxNy+q47ef0dQkp5wq4McLBePlotCw8OrymzEjkYR8DxiBiEFltz6uqG07NEnMfLl2aHS7mIJCdovzJzjJriMK0+Q7EozhqQXbd33DNckJxQWpT2XZqZmI3MVC8ddJggVcxCB+qNCYyWOYcg2ln/RbttDBNveTiyhnZPkgRftnEon20VItgpKrNlXp5XGfmzp2nGObY5II7Qr4mvtbkIT8lx1LI/YskelmsrnF2TDzXyeLXYWriRIdYMTaSrLffVolJwDCa4Vzd62z9ekqXOKILxqFxUJQLoIyBCXoML5aG6oZI/OTvGdnqm8a38QB3IbRTN8bCMsBdXEgOZ995yKhdp3fbcaODsTe3MXoL+CJNtjBjzDJOzQ7QHZKC759ecoUYF4W7saR7wwXW12W4AnCln4BuiugWxax/fIAlhL+mCFEPtVjhY9Rrtrab/3NEX53ohzeFyK/Hvof9/caEsM8PP6tM31uNF1S8p48Qedl0YThz4Xzj7FP0AmRekKJIFQVjGGwfit9i8dU/rBD2xcfTderTlaLrS5etNbAaIL3QdsO/CLhjL/cwYzUiE8Bo8v9dgvAnj7tOdQlVZGwijcJtks6QK3kI87NEnlRqcnfbHOfLiQyF4cs0rX/FKnf1s0jUIPkMnWur4ZIjsQUune9gNeTcC4KtJr8NcJZoLuzn+kaYOAzOoLKgT6Kv5oS5cq6YaUND6k2o6DJv0GjTwI7NQMpI6bQVxD8TQx9crzDXjpnyO5qB+tEfsZMFMi+5jXC0uUQCmEMk5Zn4dkcwwFxJN9iBQCbUpND1pUwo5Zor/bbmCphyTHykE8RIWoIMJfbfPnSXaFfXL5MaE5o8RDooaslqH+vthZBoTSWDS9e3c6DWtzOYwuRgMsl2cvFOBhp7Y0DGYjPgC34wmqsy+DDNORfkQNjkwWgAOyhaCPsw0BUOcP9XQCL0L2zLpXXE79Gx3xlp5tEBGVRk6CxuGzz7ATsxWSxdbQ5mCxgd8pMAXxE1dOP6JbXkeZTYq0LuVbwo3ACZwBKPfpOKCjOofRyoda/T/88B7ToiTNAhb4OO6v+VimCFG9Y3KtoBRKzgqH3uXUL7m4KMXCDMDaieNLWZahw+hwNrHgbouWIJvA3XziKQBZomrS9wnWwiuTVs8vqSHbtNZYp3oudbLNWJR4qTXqdGquVm6t0mTecmTf81FnTUdmslytBMaInKpEcVKDwSV5bJsUIXC01Dt39HfdLaGVj13B/pTPT5U+rXgkrJMkXSB4IddBas/NErPlyzX5UDpc+zeXjQ1zaKm4v7Ju16yc9S4+hPF7X7qihm4KoThzVgaBMurVaFQStDldJuJWI50hpxQN3USQ+fVCxvBE+pGAtcOKW2esD0bES+ofvcZ5N+i/owGj2vOqr9aRQ+9USJLMoHf6FW2zCZRvfjAIeluoHY3BmvJjq/MsBCh44F9Z7fFYnd/qmQnDORYAzCWDBfZ/kAM4h28yHdn33onWhT1MjVj6EVO9CwXSVF65TUMbSHsTqoHQ4ih94Bq4YTqq0ERWTvfWT7i1uULtAwodXgkgtcgY7/HwitBulaFqjIlt2gojUB928H6AqN72nlU5JX9qGLVno4Sun9XXk9HvaoAuR/pTsi0Yk7paS0jTpcpFL5TsvfXrjfBIhkBCMZwQCTP5wEq5klrYjE2vjJrGqnYr8z7UsBI0mKc31xKVFjEr1C2GMV5O75H9QzP80ptnWnKfWnBncdTV4xwaaq3caspz0RhMt07iaeKUwOdxG+4/Vjyg4Vc8WmeJ1Np5yB5/iSpd/e5uXZX1UFXit8kLS4v2vp1ESQ4wLaosA2fM2MO4Lf9EEjpKUiWy4D6PeYr0yh40bVXrEd6V/7yKJkMLceCNXtjxmpcWrkwEw4LNWmLv2+h0rD8DJRhcpwz64bmKJnEUuOhOQpRTyXVEvMVrrIaDUyi+3tdGiCzRuX2EbeDfii9OaLdeqxBxrDr++Hyua3p6NWOI0hhmVjTBAvjb9o5E4+/D8czRWyxXGw0KrxYhX+JA/0IHQ+JA1sZYaGuKVJI1cHcCdli5V2GFph6i5sX1N3DORapfmw8eFCUcIpxUqRh2y7TKPIrrrGgBufmhCNdskJi/4OekU1fL30VsRd+1fLTkW1nGbrkn3Y6aNx4MSOj2X6Oh5YX92iV3SWoM+kQ8f87ifQ+8noEq3iGdjo0NRA2fNiIUi7zubvdvNhJkCjFJi/FSsxT/D2ovA+ULxcIAxrr7nPTy5YdMGoKnaFxSt9cPOW4veWgWdifQwOnYqaMNJfOWc+MzvzbkMqtqptEF0ydvvprKrRYU4N/3jrbxGvY2MIMcjE1cvFWbJ6svw68IesQRa8yJb16r2P625Pnx5s03TAenYHpvexw9PM55mtwR3YPsmc7SGuZ+4OGvo32X+z3kF99n8QYNuYYaViWMv6WoQMuFVGjSpwaZiQ2V1kKIYheJ/KKbdTqLXTlXF6Z5S4kxo7uRgA9HPz7FJFnutuXtvTemCndEU/uUu2PRg7ccdOArb9vSoaBtrmefsFppFa2lVZp/zrAl4kOqY9sYqVwCbX9ix/bJZkKn4UV7rSFVOtUaNIXfQfQxlq1jdDraZlhfUF5Jf8LnqQOQZyj1nyzAXUGlQrZGWmNVDsPTHECogjTMFsgNut6+6NcneX7cOYka6kW+2sdDuGJrqsS+rIKU6FM/GDxKev66sCWSxA21uu9hzPIfWq+dyvdnHSX6b5b3RvuzZ0gByvJ6JN9sIkU1Ao7SIeOixw2akG4sNyfqef+Fo/9JvpXfZhDSPPqt4j+5w4C7MbHOlnbi/1k8EDT6lDinuEOx7duGBkMh4zwarAHd0kdV4upj4MUdOmpShH/fEc+95ELGfJHBjqjD2H43hgpyk4FKvVbSoL+CPcSO3CuloE6bp/kNJ/gBqpgrhCSSOjVDkPgtPlWTkCeDmQKIKaG67fOaiWCVfaki4ezR7N5RVvxFs5QhnpTFsPoIhLG/4sOSpl1nDWFWZWm5A6LYv3GqN5dLf/Cm3ZlXIIlaqb0Ed7SZDxmG6Vjd9nuC2yKOYQVl+QlSqynZoOCnmV7Qdh1WTSCRlCDck1sNMXKFeSVKZ1km/XOgnKMQkjCSIJawnoD8FMkG5d6AuWXDupklw6BRyPMEVx3QRDMBRXLUzTmESNSnoyh+yTR2PS74G57Ae6xmJ2rq/VjZB0jgy05bgUORhVTnInxh8hZJLxoVhf4DTJjGCnAF3ZpFDm08ygmMurlBEZQOAS+aWhtmXvY9ABmivGCFwgZRSsvPIdYpa+l2gDsFaYfWIMTV65jlxHvtDbhVnAtgeBBaRN4BEJNAH4KgppXe3ReWUPoLO/Z/AKcwFhgpcghTCCDoLYB5cuS4i9AJugIOgV2gnOhYuPH930FZSCXWgTxsqqL7fGx02XCJt2EWdUdmXnvyW25IgPATtvJX8FgAwQC83H8lr/Pov5egvttwIo8hWw4zLdg74ofLh1VfbPML4h6UnOLwhx2bQDsD0e8dALJky0kYkGLCOyqM4djerqceLeJwOk5lHm4tu68IfJvAIMRubb/88j9IltcI5sXtnXkCtEwPi+EcHq+cHJoWGa/QZLPrqVh+cezmh2FmX7sn79wKAHI3EGg90FbWdRr7WGV4oEKHnopbOrTJ4zV6MSeUFXUjuZLuUVcCkvisBDcSrS1F7IVLkvUokIBZYLlYQ2MOAQfTJlQEBXst7Ce5VEyLE0+93du7JPJvPOjpVhrIShftzxZHqPzw95JmujVobU4HyT3+dDzas/hm43b/neR72dmqO4KMpU1B9E9lbstj3Jbp43hYCehiGfdN/6HdTLgPYhVRA0vvEKdOyT9gZkfOnF7VUMtHbKdg+oiQ3j0Mz4stIWc2oi7+ml6R9SEpLa2f0664Ch0m5cWoC3UYv/OTLhWCtQ8jgwxUAeFLg84MDc3uImB4piQBkvXofDxb3jC53cofYY/PPEy8XqwM4J/2DEo+e54B7CWjLRpDwQ+Pa35LNh2wc7tw/KO0Su81dL04cjjkZS6nuFNOJzOQ5ZpWaTXPZbu03AAFAurd0QG0oF1rtwpeEXhamUY+JwOwfNAEN3h7aOPIvwQmKSdMk2shmAXqUbXYrjvO9PRmqe/n5BTiaTpJLMFrlsMjk8YAwLcGgoPTxoBKW+/e8l0rfiSXcMgI8KfjAXk454y4OpQ1froaVzPvbjxPYvjoaGTiEdbk07epEHvffHk5jg8GLU4NB5D8AcTedysP391VHyHqyvpa3tAkvsftDHN7pwcDV14KNZBxN5wLxRIx1/ZB9jWlZtOt9lJ3FT8sub31RrbGUD9L89LuFYE30BK+4Shss3BK3e/lfq6LC/PZIebRuLi7xCEt4KIokkaNL7z1FZoH8fhypxMJZ8oub6AmqlS4Gr3koxOotnkl2ZlLu1k3L3q7/nJ1/2b0P6lZ+Jr9uEbu00cR/xiJxSJ2lK4eRcD/wMB3MO3TQPlle0E8cRX6aTYJN8JuE20RrJHZIi5yKpb/uC3ZhkSuxDzqUU4Za0RByNi2BTn/n7dKR1WMocBokEmPVfji7dxYNC5+GCbQwSRcEsLmxnUB8s7TJQD5YdUH2gRAHMxiIXiueKbqFL2hBuFAs3YjYmPl0S2BUT3DwLOQziQTiUxlqBkfx9PNRRaRuh5Ts+3lUn+XBZAbfAVPk9e1AeQupAqEjxUs3mEaUmUmzOF3yLkzOlmOzdIchvIBkkPOaqv65Yx5WrCPuos6RWx8gr3m7FRUjRxlKLNLX/XZEstUKoBMgkdAHjeDy0xoKGC9uhOh80c15GkkzSZTljA74i0xMjBhpzcpmmn6FtcxvPYA2SRpeuOwIVhAgeH94jskgnaao9ODTpQm6xivSOE2dgonV33hJLW6mOXvEsm9A6Uh7jZfT3PZsBKn/1Z9BYLloyOLra/NlrWrYnNz59HpG+EVngpZSOTG6XZYT+tvjooVyxEddZfOpr/iUgn08Gp6ApDrqOcFPpZjfR2YfCpSlQWifeUVfxulgPF1+UfgweaSx6y4uRcdE5P0hyNQ6lX8g68SyFRdFqBpphgXIpklimiEynpowCWsBrDHiBmOJiz1Gt5kHmqJII9EJv6LaB66RYBQIeDsaDh+Li2Hjm6oeBHaRXF5pOlk7hcwZSU3w6C8VSjIrB3TLgJotjs6CCxeUhYGMS2DAJsjHJajEpMq6Jw0HCEKohd7pIBmQDz2TBLGgbOLGYGaxbo6F148oNld6rHYB2iInILUK7WNkEUgOVDY0ClV1Ep3BAQ6YcACm0AXxRbASUnp8c+S1QdRHQzsA9DE7ORc456BkfWMmCFxxcBAf0EL5sMo0CrHnhbUrzpN6NgzsM2EHRYiEZk9zJS7+T7ESHKwkxbmvtuEBL5wHXcaWSwEdoI5gR5YRscZMCXRRbHgTGIinQAXHBYSfWPLA4wAwPPpKD7+LBe0d+EHB4o8OnjQwuNIMLKopbhOwckIPLWRzcLH7KJUrThJGOAVEKU0bhfwgw1tdAk06UgQs8HAjfh9w0JBUDMKCPYVCNIlNvAWwCu0CroZEDV4swHZoIVCYQM4FqpJaCCnAbaRl0twxu8qs/Ygw6pENKX4s2MrQbaL8EzrWbIJAjrligG1fZ/FAaIK9eDTUDeC1iLqEjHh+OpOPXWVwUKHUcB1qrJbsqh4EcZM0FuCHg7LdmuEhTGZjVq5c1GqdQ0p5n01ZecXZyYV+sGgWuthcuqR1spDQqsN9ukQexvWBpevHrncctqvY5kwyHdMPFq8T78RH0vlFoYhC6odK58eQrS98JWr0DrAGEf800OujSu5At86DuorLT2laXyLJ1tWx5JHkFaMlOlw/aKXPgo8lAd3cW9/tndBjMBmhRywuE/d0f5HlRP9Tf+c5JTDpIo/63VvxWh095l0HvMFAeFohDMeEAb/5bq+dIf6/44nv+yxSJ/Ln7wzSzbNzzZt248/3J57/5xn5h9B78l6vuGxoSrxmJOnilLsapoMLxZuXtEnvz96+WhksImk4P9A86UCTZ7cUMUZg/9986PsD2srjzn6kc5bFs/R/yaCFLV89VLyPtgC3fAU6hTzDFPleQNCNWqQ55tDESW5xSrqQK7Uj0/87hFit/n0w1Q33aBXEJj5RGNE32hsj1X0cv+OjqPPBKKr0vwEmyRhJDrpfcNnn5g5b5QMoIKsntSEwK5GgyHt7jukCOzCAY03SJar378QTvFU/qVC4Ulo4KS+jFxEcXQYwUTiB7cnk+ShfBtfaWNEp7S8qi3j/WVYmOMJt0klhJtjNr8hNTtJ6G7i/9P8ITHZIXIXsJudlqTKUoITk4Gz7J8ISwjbbB7BOlcG1bT62I96SYzRjnXS6/gn3TaZvhtPEUpob0jvThzjATtZEJzJA5Dpshh3gPRcDGx5lXWuDsFUnEX0b2y6BT+KmalFiUeE0PA2f/IsXRSHcYjL4beEsHRBkxB6A0dYOiVyb62oTykicLBiQAE9rzq580DrkYcpsU40MBJ4NJVzvY7rJ77uq5uqELeKDz1g6KdqljecacsF8nuRKNfKnbFEcAHgbD+Vp3dNPhO1M2ItuJpe48zyx5WjdTIGDJpou/FmJJOgmGOCI+eHGALRM8Uh9StTte35sCFNrNjx16+0F9HrEX2FM9VApWlgXo9WpUwt0YlUPqCGLQtE+rLPFeeIpS2LSp21VHtw1CHtFei43cptlRN3Szg2Dg1i5nIVOsKjz691bIWAmeZg51366YZwvdgh4i4ALrxXe2ZESRRN+KSmc0JVJZS2UX3Kms1yiWntS3qjnddjZVATFaL7ITDkq88/ktKLQTr29yTEyvvSPVRhWsF/bLXgWzhB66R6HW7tNxni9LmNyHKjJ3bs2mtqsgtFmKJFjZCXNL3rEK1KipQW+oWd/Fn5HZJvX53fFsX5KdVCqbghGaG4px3gaW0OeS5ghsGmDX10F9ndfRQdF6gJMq4CGGwNXa7JAiCEIPLb80cT/MbqGR64oZpmtTk3YtlezkLqylQc3No8czdu3EFVNf5q0VhyqDYnbIXN2Z5I1Ko/0VpJQJGhiSDmigQuvXRZFClQWpnl7A6/yUK0yKsf2QsYCEfq9pp/lV7nOD0TQtm5CidvZTeJOJ16/Zc82luMXVWmvnGFZpmOzYBMNbaknbuKqv6+lghl+MdTrk6jhfGk4m9bW077lvV1hwvebA9dJVDs1dw9d8F3B36+EhlT2+bgaOq/BOr+mrOLdpttG436VKWvncL1LlgIURQvGs0R4Y0psLXceexl8kLR01ZwC2yJddllkKOVAs859fEyNE3oZZfeYVKgO+AyfeqkEmibhViLC/zyb5chuDlEOLCAaJlI3M1pOnMRMUjkNROmkdZeZCyBxAdg5YZkuJo3ZoR13CLWfbyWw566Qu4TJo3AdOJ0Dy8UMOTAaSw0+qgav1xV+O2mk8AHrITuUycvQ70PAAmUIxjfd+dxJP6LVM8sAfKOFlsFIcZAbZ3ehGdDdEyAhVctZZJRixTISIRFK03+EtCcjKHdCsq199nGsRmaB52E5zjYKXImQC0EJYZs7t8DrQhGXoorjIkS6ch9hkZ0iH9oZoiHB8YsAND06UFPBSQPGqttaYIspU4NAJDVoBi4VxOAcfsHHxdyBAyWnHvsMbxCPc3LSfVvYo6ZcJYGfmuCnDg4gNzUF7/TqzjsDth0z9JoNhQCIocPPmisLgF+MOv4RqvoDkjIi29/wcjlZnvOtfeRmB9DnW/V3r+iP+L/Ww/P16/kHBL5/BNlwTPoebTInFAKnO3BhVDx3WXnKTXqnTFNpjeucAPAXngfnN5p3vnLpYe/leNaXxH/vYBbYaofObwBs4VvXpSnI4hCx4xCw44IHjgr/BpLg7shlMmN51I/wUxU9jzEwIbt8swmGSEQQ1W7qJFN+iQiEDI0ajketQX+scb/5tFEKWNFua0sYn0yWPAqSAyRsTQaJLtVKNMzE8WVRpUGIc4WcrsWFRt5EDq2R4Y9rV1TeRZAeNzC3ty26Uz1GVnI+XKgBUCkxvucv9IrXfjmS0va6irRUcGUXf1+z9qGVlUhb5KHX7DaRrp8VqAJP3uE6sy4ReBap2zyXSFaVK0/boV9vzWm+lDya+6yVm6Jdszx2vohsCjmPa162oV9zK6WXUAjPz3xzpTAbImN61IE0ce5fuX9G43/hzS4+WEPXf2B55A15N7I+u3Ms68TRO3EGy4MTLtuzGiArhXGg0iL0XwnXeGPRhET0tBdLFabjy7g3NVPpcGHQCX8nF7ZofMviA2UhVKsgzN2pKVWyFIZfX/hzZiLLSfRyoGERkwCMTtzCFjapIi0VFsy8Bp59iUETi8gC5Zk+0rOthvZzEyQFqKNLBBchcgaKUVDDULM6Q2siJ8ByYAIJwIHCMioyn4lQciIoj3vYd1Q8FBMNhZ45uNeSRhtJa3Ro4WmP2QhjHWDWXZKIAfGNY+CmMeGMPSs5gnE24bjJtlRJvpqLAhZsLCqpA4N5qD03oln1ji3Ac26WlsAYC0WTu4xAh4us69eKAI+DNA+taHAQUcEQkLjjYW7OL3NLC1oaAdRVdRcMv3ihRdxIz5CM2ciNzvWL64KsnPrNdzbaqC49M4arVr5OIiFoVEa15nYSIetztgSqkXDrWubfKodkwsaKy9jJTZL7hyMEXnQenScZEJASZeEZ/Z/+66oaOXxFpP0V1beDjxBB0OifMWdvb+bqsAFv9cn5dM520kFEIDnQcyJ2/eNrrNG2XtRK47/Kx54q45z7WC4qqviB11JctfYaSXDlwtC9D7boAt2SO+JLCVpUgcxPzMOZSuqR0fa/c67nZmvNLQEC83ryVQbWrCo9HSzrz8VZuLrUb4O7RAcsPmq1hMPDMuq/OUHQhuzjVJtvV+Dvc+6K+3gomQvDx90g+YvnNATQaOs0l00gz1Vew1FesE5Piy3nzW6OR9Lqgldkt5rIe2vyoj1tn51sTquAR6wK5CHZI9xCWkwPIaIJp7If53ckG8wlHZ1r3Osk7gUHeEogZe/eF5kuhmCAKqz5YmjtfqeL1fXt93+5SxWuWHsRqfZI6G4f7t/L7IkA5Jhd9lBno1Ve/I7N1/4rXHu31ISuWYh3+nwQ0oNSc/MkNcL1+ystjOHuFDQ8UX3bV9G+9/WD0JNj/VdcQtn3ITn77Id6EtLeotm9daEdqGyh6Ogo56Xq6juzjVsBJF3vd+tvqxqO3CjwDN2tkk9ZrRtvvqegHfXxcEcLt2iZFwsaOXX+bn9kY9l5v3YZhP8zMbz7J6GbxjGmBPsSwQx5qHmB7UGcDfo50/d2AMSQN1LSsF5ksR5YUuupXMXWekyninYtFZzBp6mQMODYAzB7+j5ETNEy7Me0zl+eEj84GQ8yFaMac501hylBOXU4GpL8MqhI+wAH2ydHXXC1zeFAdUCQGDQ0HbE3YEM6vrCdBb3EGlQzl+lYUFN92wYsBAeozngEPg/OQaH4o3Z0XgOez1W6CJk8gXVwDJbJmmUBhaYVSql/IDZCO1DleULi7LvR/TbdDufRUd9GfPizH3Eofitd8kmIHtki9oKFHXwe6+LbG+bDAnsvA0VZDvgN4FsUu4LpvtYricy6MmyJ7xcEoKf4c3qhg+hee/WhOXdEKh44tcXEbujFQdU+g4xbsavF7sTCJIyl11QyyO6A8MI8H2tzE9tA+XTuW+gzQPE8/cmUaw9DnXqAcPzZDBoPVPK5S2cWB6UIsbbUSFRs9WQOqZs9vrlqHB7fnQlAP2WbQawqPsXhTHOvWZFB82GXNUh/9LcANlO3A3/n7Ojphq+7OBVSR9ZKsUTSWfB4GzHNfueYDKq+YhqYKZRYOZ6I6Boo48fdoMIKB5rJUYUJTq+9GQAZpXgzgvJRICkcCE8tAg4CCgebXQ+ThB21AW86gDgpvUaSDptYGmuC6IiU71I3Sdjs1B3LMJeYbzBhw8rBrhbIqSZ1zpcfiHyjDxWsqTTSYsnzIkyfRMFFWKX1wWA548tZlU1zaJaORo0ImB7MUVfCCs7D/oY+Qj/cmrrv9ZOuQffXj1+WDvorhs/LntR3GBZVvp1TrGYvPIv/2ZD8YJeyiVXVc1MzVOShYthvbxfrxnz744rbzkOlzyWMA0nUZEBiAN6HX/L0B1VRSDsVnksovpSgaC0DL4MeAq8OB87Yt019dsDGA2BQag8qhGDXiZn5/sk5Dd06Oh+IY1/g8DPRQtHEYKBxMjRzzB44LHOOiEBbFLz/0kuJnqYQozCdVV4YLWcAW+atLew54gBA6BnC1KOeN8JmqLrCDwhry1QxGh2KULG7q15wLhigHzqOZC3wGMJrcGUQ3RZwIxd4IW07+6lLLybP0uxRnwHkY3MYvD+zE7250XOCYn7VegS2KHBkyDVuRqnqx9cLYLEwu3E3ay4tLo5jeW8dDccxrhA78LH49A34OGEIU5i+O+nTruby0nDUQN8ZGHOxecuNfFLLf38vZblwnqOLVmKbEVntaQYb3vacYcPg4MT17+is1wSiEW8AFUwnjz/uy2My3QW2/bzNTK03lUA4yiNHK84+TvmNND3TKTTm/bth8otaarRlRtVFqrUSlWmsuun6311FuX42eG34GJ/fTM95JMZ+8DH7OJWURV0rZZOdI28G5sZm+YmrY/bjVK1Wp8yK1Joxm0im23quvMXhnlQlPNc0jpzVgWFY+b9i9/n2losPit//tqE+Gfjc3tebO652Ntg/Sm2cfsJsnOpPtdiXeS8qeSFDq81y6YbC30zuPNFqcaAwDMc3B3FyJkv3NSNj/riN+GxG4HOAjZvUTFKn+6jwI730Fy2/4SYrUAjNJwXAYetslZcqVUibeuiWG39gSecle/Z2s1Sr1UCSpw2CbTHOJlahkbIfcHikjzGvi1/UWb0Y6L+lxa3TSGtbaPQ+VM3gGLexPk6bbg7W9L/sticb1RDETEXvXCzLHUcRSKGCMfv6/rVk0FDnTbTRdeFrdE8FWmhWxPeES3bG9x6uDfphXcvec0Gfxw/TA3y5T88z0XYTBRxnOS6SWPZhj4lOXcKtyDNsDpCZvig08JM5u2DqoYT5fjgd1N+zjl48t1XLWjlQcTepPgEEQRCosFyKdjTFXmssa8fDOUSIAzRz59m+VRnBcfJnF5kQjBYJGHxMxFOQw6/K65LsZY6bl+OGn/Zb9fTwsIaeEPo4z9enSD04JAy/KNNNhN2krsOgv51tfBJw1IoLfzNJ39t8lturn3jbYDENv9hv6FgZLbHYzGWz60hGwMmmNkD2MeYFf8lqKzx7K9bZX3Ky4iae63s2K2xW38VTfo97+0u/FX1zpsIXvdPT+ejV91+uLUrdgXJY7DKadAdULR4ahYaV/+bn9pkFeSAuW3n3h1cROrOez5XewGqu+Xx8wJpvjsZ2K7t3ee5AzKLwRiSqsxo2MD3WvoCQN3af0r9DVDexhkbtsM8gU25Q9LQjGoGfsWklSwzh9Bj4NweDb7thtDmbskraEVfuIPLoekQf4wlzIcedommeItxa2OYZB4rENiR+KQGt3LNT5XH1gP5j7xpgdVG4f86HaZ7EOC3cbyrIXraGtlrJRcqtHAgbKE5hLUhJ75CNXKx+FZ7TnzdmtxO8n978SXjEKGUhR7O9loBXn5hKVmPhkJ+BReAjkd3wY9IN6VfcWgsywoF51d/6HJt8vlmCZMS6HuBn1+oKRkWm6bS4q1/qjhdnsMRIdL+sIMCDws/F/DdqVRwbV3cANHAVMube7ToD3Fl0jrby47WfGVnuHJHZE2afJm7coQzD7cyavoUvJRQt6hDpQ+eqnbmoM1rD4G3xZ7y/JQYeRWppC9FbTJWPKs337HNgYVF1Ka+Ha46SWDqwcMnZB4ducq7xJZAX/n8X7+4mqoQvkprl+0+ggAJ0oQNAqIGJyAESpwfqxv55I1S+3MvK6J0k2MNzh5e1++1vb3Z2r9oeBtq7YSwjCg1sEWaCLzgE+N/4DPVl1wiXHGWUgcS+f+LJ2h0/2IX8y2j5ok89BQ4vA0grZ+v6N1wSsQ9v5oawUcRSurSFnhOOWak/KYJsqDqZXl8kLtekyVX+qVljNK48D0+ZSMkPK7OqN689ihZqb37XT6ar/2TJ0nA/OfAF6LyGLcEroJc4FhvSffYBhWCNNujIi5lWRHz/4bc0dJhvt5dpf/Xafn43an3xgq7YO2No82AEndrw9GWgMTB6EVgqKEifjQPdkisx8eRdG4KKn2pSe6KhdCm7wO/nsVxFDEGhPx9DrlSi16/NY9wmK97m/StZw/9/MkCxu9kkjS/fvMC3BLbz27IdHmaKgTA2jmEjBddPoBBfgudQm5TmXe4XA+bFhB33Ey4RhQXUpk0qq4XD9CrggojBknVwJ7HAG/vy+f0OUBdHA0LGsl5fD/voKVdjXkX2uNDrIFdnoQrbM8cUW2RYGGEdjMjiAVzDqFTzDRKnItGG9hmLnXi4dS22XeqNWA9bowiBc6sJ0fTCBZRLrQK6gQAXADgo5ATQLzSEq4yA5f98F2E/WC/9mXzSB9LM8ehW7PrQkoHuz5VWbG96uwqwk7rOk2yXs97a7h5mv6xQMl8Je5nENsl2W79rvRctve0VUOS9FqOfzfQS2vdaPHZa3ZcwYf8Od5BTys47zFvptYWpY27Q6Pp/srNIFxDgfeFRxw3LoObnzTdIU4gcssQMzuEx2thsQlz1yYdboiwErYEGHS7jBDH+AzgvHz/JvnBzXXb14mLnkbIp0AjaLr0atsy9GzNu6nnZ+QeZvG3YYdZEDhxcbtdT3GAp5a/I++1I9rMEl4pSD/Y75Cv38Yh2rQ50ArV7jjqtrzfXK3GteOjl2HC/bjvO3h9/1SaOJr1owrpcNg7vgpbWLVFlzsTpAEy4fAVoOvi+LHx40nljMlX8voXf8exl0U5MDblIyOfUmty9cPWCNZvgw4ba6RRaZf9K+GFX6AlnneZaxFfwcj8oaRGtngiqjoMo/We8BhDZDw5UJnjYROijR7tq53VLIMf+2ruCv/PfhPVw8uQCXaOhSeL1kc+9PG024ir/WZqQ4tke9npRTW16FvG791A18zn8v5fX4/fs5BkN97dwfNkq4+niwh4EvKXxd/AA/or8p3X4/TIWA/i9HeTwVv+AEi6oMlcH6xEiIbU3BV24McvYkWOG9C/QVsGmxf3E30i0hMULi4K/w+z69R+vjaoEphqER5fUR09z9k+Gb5g97IVx7Iz8GuaujOfxQrhhmLpV9K9qI/pmnBEf9t7LraNePBWIYXKURC8T9gHvAJbgNvZSwwSp4gH7Ya4tDwLxfnmCKcy+T/b32vm95L44jlhXLwd/7WFVB4dn8H2NOye3uj3B1ie1zPxqPh66ezhLNS/G4bzJ4f4RGEaL9r8+zLcavIUa6SqDT6PeJvmakVWn52gonyqyyx+jrvYY4AjbTI81AbZRglN974WMrZESwqILom+tZaM8fLQaTjLXJnKf36gw5yH+aMMhRw6FAO+Tj1C+sGgbSIOaB48oVNb4xRuSd3AzmXXHhEusemm4aNH0OWfnf8ifPVS8BGgk2abvJ1VQiDdozV1iHU4l+0ammZ2PqdBcY3NJRXrHKq38BY0VxD9XZ+yyVM7gUNtKla7iQJkTAdRE4hnIOuWEfSFz1vGN84GaMe6z/WmTKEdDsen5AP2tt8aLQ4KEgaZnWHS4WRooYjNfZTJ4OFtVBtD878jQ8SjdakCK2Q9yrYVGJw3Nt84YLmjDEe4DVVjhs3YlhJgnUTWX3y4azy8cTlWkqUXcFjPdubYayfcWtQxXRg0wpB9yElbgdC047pu5bV7BD+ybBvE9gLE1dadV2xbleJ6iXRX4BOCewxoK1fIjqNzjFg9YiJyU3qHLcJjz768+tZmDBFgATpbQFJrbPglNg1r7mDCwg5OcXRzUfS6ucm8NS2c3id2lklwcE8bLE5kGQr+U4icrgPf93DoY0iW1hWxC92gnY0IH8aUI3bacQjmN68pIaI1fnht/V73yuVA8c2h10wyOloTtTtT2atoNNh6GZEYJ+00+rrWEGm7wzVdpWGrngRdtX2y1MXEogDPyuF7GZ1YsccRPL+OHmwMYkbG+cgwPUYWaL3LqebHv8A5OaHDw3ASTpJhnrn7r6bFQ6aOocZOjCQEMaaBeikIvJBJ5fZwKWN4zB+jiHAuauSj57/P6cKS4aRTF2PoBx2+Uhx/i8kLfh1As74NHHwQ7k4hN5//4+m/wdt7CKp6yw09ZeqLdc9qFpes69Q7ud9crPoNWOC433yKhC4j07PhT1Do6QdJWXED2UIwhsTuoBtMIbn7THIxPV4J/jp1CdklijENTd8+pWfGNfcraUziIdPNjOy3jLAJnA5eHAMtg+pSJUXNjOUFfTkn2MgUkc5PbP2cCdajUPNAG0b72Anb5sktzYc0zjzcZyBpw9VGVnb5Ud7ZE9NRpFCAguFl49jPVMBw7KCa/lF3E0DoJOABF3TDkWtd9L7aBb+QJHV/CKHK48U6Q4wg1A990BzBoXLzA7s0iwaE1/GpVBKXn44bJuhHdK65c+AkfdOCYWVLUDdGntry3POD/mqmGke3DkimJ8b3eBiPYSV7DLLaapJabJOZj4RktYOjfxjjxFvKuoyaukGIr8SwphSKLYR9HMyouPHv0+i9dvjP0c7C5mNGNrCYr2oLMo2FgBL9R44t+mEAXqJQkTX3aF00xK3feCsv+3xBXP5Wpl5tNfNVeRgLdwTPE1zpT4vwm2e9DnK6sItL4iQJ792mw+2ZvrhyVW9rPJn6uoq0JfVXLXExaG2Lo77UCkf/eBdM3Fgw0CeSmO8ycn8BPg6rUXTBy5lsKV0DG/AvMftFBo0+8FU0XcQQFDIj/P+mp/DM1elczJsxRW63soNvr25AfOXHIursnxhtWeaOlVkMeI0gHOxhFE/wUE0MmeHckcwAG9QSjM480oysNWCVO8OD0Y9V6VWAq4Ohu5mCUyJF7IIdGViNJVdtOgaoE6GNsrFgfUHdFGYlOjgLHX+bQ4eHABDRZIOTZlt0NP9excYofgltPFUs7FessiUCrnhHXHyinaoGmvcN0YBMTBGtquwv3SWTqgcrX2zcdS0NBmGuqCWRu7HgbnBPsHXB/PDWpYPjitTad4JoTqSxFGiluB39012rQ+pllne/EIzGN64nHFpQnl8RfQlhoDvJzBe5QrCeeMSAZZ3JtAx+jGkX7eh0RHh8DAVrRpFrq1SumZ8EDCDrIVDObCjTktyzyVRqNAmpGbV+JHte5xWR9t/oNCN85jIeWrO+7TFh6m57JcKdO0nZUZMiLzHxRAJ3Y/qbVAspDwyg6rvl75Lvdi5ZrzWcpSZpUOJRwODUEAwzUcuUs9y6uV9k3TPA3+14oNlo42ydwlTDrHYRW7kmolzocXzcxD4FAmh4wYKiIW55ccer2zLUdK6chlkZByEQ1l8hQc89acCzeYYOKIwmWTmS71pMHJrfVy958FRyjD/+Xg9ZDSmTic8EAV912RmMke2VFxSUCZxrRNWQVEoTreeZmyM+td3zEzv11jXW3R7qEOIM78gXRcUDw5A/dPbVP0l+zUfShZ8+HYP+WimSb2mexHtZ9T+KknliiizAUBwaclsUs4k0usUaPEGnEOJj7XEsgVH8Lc7x14NLLHTci+Kr5lEDsB7zDBt0eKE6h2YXw5CRLo88pfK15LxQT1Gt8LaNR9M9AFDmssdY7C4g+N9kpn7Ojh7Id0CbvIArfxk8nlz/3m8XFiFUA/Drpm/yH1Ve3SlX+PoFfcemXseF0XFlhwzV9vMK2/Ownpw5DAQLYlD9tumm2nw2vPDA+yqY3sJO7yWrYaeBl+yEb9wdaTb8TzCXQ4ksNxG86NW6m6hLJUmEx495ADqOB14ZeY9BH2tKacqY1Nmz3tXMdJ/UEMJdpFH01TvIYPOefgc+EX9kC/G655oAqMqhVlicUJxCpMGn0qx2/DA4fuMOgmM0W5zMx+F3kpJid1uQlzbbiOP+LvEFtJB/EvugqCzMVFSrNCQgL3wvMQKPuiKqcdcbBynJKr8cz7eS8nI87By8HWMzFgZLS6SSHKjX0eXvwuTJHYuMfNDU5EilT0yHnT79DbsJWxZNSwy+Givs/hjKogmYSfgOnI65ZohQttUypaimKpTZp+RvdSGw1VND/JmIlIj5zXYKriiWndkqK7bPOZWVXLFwxb1/g1TFwjB7iD6+3AhhFLzWABGjB3aIfCdItA46TtzEqVq6Nkd3+YqqfUAMpxSluDZyaVKX8RLMHxvfjWYjaWSwxa2m2xe1uQTsSngwKAd2cK5SBb/A7kTXeZeYNP44HcdDRL4zUtr8xfqdIYXUJuAVL3oU0PPELWRVb1OK2RzgEHheYwIt/uwMEBBOM3SYaBIGYj7b90GHcS4/n/EqwTP0x4XqOoeuC+1fWzFoy+8TKVJYXEuoCR+GVs4d2V5lPk1kSwVtUqQ9Wqxp6yr9UDj2N3KSxV0cTX2+bzUz7aZ+Jpr2KzAYXhecScwPx6abRMyOcXwkVissnuZxIuhybKQ0or5613lPODoLJuBIftcRcXsKvyfKqGaUgWsmVS/5MbtFxXywLpELJvjMsmI7+AborJqqpSu6usKmAa8mDUKkP5395WJNdIJhwV90YPj/8c+80XIBIBl7hxuhe1SWS+dcEJEQTH0GMLGY5XbhOueK7Wqy2Z+bkQlH1JPcKkmibG0d6KcQClY0LaJWPo6lDM5t2wrbm95DYgmcBUQPEgOA3zSM4awZUSfTznEWBtlehuck2t4Q0WWRXqX/Jw4QSmWCMwvWg2LUzDqhB7h6mIiYlJDqvAqoiER3gCLNHGwz8cufP20DJerfv160yB2s9kNtMxVU+OOle+jmCjOHgVCjZaQPtv5YQfe4WDuZtOrrtNcfY9scYZo7uaQZIOFbCKKC1Yf+WvJw70uQFNHORKu2GJtzI5lLVkw4jI8IxJTHyISX+X0S0yv5inq1afDLbqFo77UeU088oUOAhIqQB4O+w8hFoIvEpSXaF7dGA75SbLrG8/ALmv96XjTOdi1KIa3VLxwxY/YuuT3uGLQQ/FZ0A8ZwEbAvb7J1f4LfvSxeiiIJTLXOhySLZ0Ra4c0DQDWPEyuO5/jqYdbZKvCzOYYGjy8KATA6jR2feIkBOvXT1dPORpOqYJlr2CAwTLEhgBLOI3XTeLn2oueD8I7FDrNs1Jrx3mDAYBpsbls/V0REEB9s3DDj+8z4WRDSDdXFgBOZoPYd/2gd77pKPp4EUWpsZh/7HKsohbmTavdMBwKA79RbsnDROBJddYX4eBI/GE98/f4rd1MaEDPMejM8T3kuxibfa/Rqf0/VPErsrFsjjIDg3xzHiA/xhlYNVXYwB14EY4MALAWOYQ7xf1INRgyv3NgcNhviuO0+HCU6BJDL5CiYPEf5RSiwz1gWkQzHe6mT3BzBriJlyuH178RY3UVbwyGFD9mbT6JTn1DLZibDb+ni2JC5rCrBP+mYhJQEmq4gS2w77qFbVodPRbwvV2LbGwzEQTmqZLL1RWuV9A0LU3fZytdgxpas6lbqmlGwck6KkTazDx/QaxDrBNAR3IReaOaqOYOro1Bpcqy9dSrF5XjnfO5f6m3qsHgeeXwSb3QIhUq6GdVau1nZg4tR5e2Tz91tDIpbkkoryzRwo72PahuHAG2oVprh+c5FXx8rMxTGHzgXfcjdkswheFRD8ISntt6PMYd24CzCCkvoQmoHCHgCUKMF9sXjnTOJzuHZOmIddob345jIZoLk2kOq2PAazsgXXpr3SgUXrAfJWN0sQVoQ933RUE+J36UX9ep/hyhrfoa7yEbq6XK2WGHJ6sVoiT7DRMRq2GLvveC2CqkiZ/mSOda9nOnhrMM6zwHtROoRk4RtSZO7winguXjq8+1B9T+osC7TfwCoGMK0+m5oAP4AVLyBRkYVfkOex5rE2pXF/98TBzRXluPxab7ZngA3QlbvAH9VHEh4EcBBUXZTPY5g9qFvEhwAFu88ApgmrgwgEzyme9j3PLQBtC6rB4lUAO4TXS5HDQrm7TH6TR5BDHLD2yUM7xJ+uDZewDac6DdKx+sI/w1f6SIsWYWAcqQV4UFYhF3j5MrY6fJnwdiVhQ5ZUqdpLaUkYETrcbKm7drAcIUrNlZhQM84Ifw0HFjUeVamtB75JajDJdUetwYigre1FR9yaTcZjUTtiPp17sQLfJBTMVXzU/oD6G/P4MzFBb91UOwvZscLCWoObhNiwt3Gne4nyAKQI74GtkGxcPf0UQL6Evx8KgnucsZgnqA+UQblNAsrgcoX25OOfLH4QKF1DlyeLdMXvgHzgD8mJvIT+wNpAjeoZgDQeIFX5cwCqF33vn+7A6qDwPwHllbJtz8wX0CT5VvgT2D94JUT8a89DToTS24Ti+FwiJWE1wplORysNLlV7YPijotgXVFtRnZPkdeFaXdAjoES4JKwUasvr0cbnciZ/td4O1c3WddDCuYsszpQsqSd36kUeRNWuMs/VMtxtpuv+R8wI5biTo+QK7tItTFQwuHFSC1YVzQYPBjnIZmHjsYznLN5gqFjjC6nDwJpBFeDHwLAe4hZ9VH6Tzh4X6yfJufxxMj8+XH+YJ3VAYfVWOR0hfAphcJA6LjD15cckmfjC8/FGfqoN9P4wps7Yb36j8gXcGqn2pkvx3Z4gtjR7uXfA5cvE+mlxMLwNoeXAEC9byIbsCqwiJVsw1B43Rwl4edBIVwrtVnSP9Xh1/o0vaOAS7gwR53au0qxb2tDnlmFFpWqPYp27NjT7FLe1ZVHoT4EjhS2G3FO9S3XZokSQiVllux7OsOIEsysMmFJN1UVKJiTda6x1/3X/itb8sx1fbyjYHKLw+3fr+ZLuKDxOhR2z+8A494/rfHU+HMjwffBZJpHf4YwEnPPzgtZqL7Y8V1OFhIsksnJTWigX72n4I7R7MLK3YcGIVvz74rqH1UDyRVi/4pPKg5ME8fDg3OAPlQfLBd7C5qCWUVTAp7ZXvFe7YW0uZewQoDrgKLg+eAw4MwonZmlYQsNnGDXJlCqDmttcERe93717sGk+KWac1HXXDPjAY58IPLVUuHQIMJ1qehj7/cr5jZFhDd+PVacLs2ymvE+9U2CX0hgfV1bWTPJhKs7QVn+ernIFUXq+ha/WY9VzavZ5Zw2FoFCyp16B/TJkZp/mucByF37Cteu1fHCtDmc6JUh6PD6RnQrA/0nlU1tXPD8OdJ8oTpWWOv0q/7auy9Tumyt3mmr72pRXjiWvF/KMY6OchFPsJWYBLlbksEqPf8XDgrr/2PBPqa6q1S11ma1d444kFfVkZ3BMMP9fYlw9SJUDpf55Xmr5xBZVb9RJCYN8ZvP84HKXs6A8irg8H7WRwvBT+6gHmP5zdrBPsbHSodHZ+Qlyj7idn+rpV4yf5jih/zmvwUCbytFFqrkGNMwN3/W70Uio4AuBnj+dJy4/BzQrW5cNsCetH4c4MKA/uHpuLKgZh2nlOHGFzfgbrmryfdo61KeTKmxL1BPe1e+wOz6532l9PkMfDgCYER8Jq4QcXVEbbugBN0lHHT7haKpLXzPVd2NWCdjzRXrvX+8n2IeWewfFQ/Ki+WhHV5dMmru/dUmH5Mnzy0wlJix1oj4cDZgisJ3dFc/icZ8cbDc0TqRoBczEaIw7AZ0QBvrPK3CkqDe7XHPLvcnGR7ZSekc7jh2azaFyIz9QgY0Vi0zyJ0nLi3wPsZyD4WHHomaIoJ/Hdp5qVfy1T+3lTSyslWw9vFOH59+s6fdTrifoqZQZ0E5CXQB/CzIMvoLy4ScSXoL1oXDQG2MHVRb04BwG+QC82Eh4C7+L4CDbcAcZgPYYPfu26kMK6Qs/xw+ez94qPubXA8ZV9x9WY3hJUMYO90dwikbjtJVhVYI8/evCTIfU06buNO4QybT4C5zp3qLn1v7t7UkM7mvhYYcS14xhaJ9fodONA9fzDAXqBLck1oqyIUnjrQFWSdGZz6ra844uoUhBH4pXpMjasM9VOpan+ud07BvNvIfqT7wARkl2gC/wHFYPE+0NtMlkc7yfUZYAtITsciK1wDwd/zxsFXQoR4pCoQSp/BN3yh1H/LcT5gDiGREBe/TgHn1GObThKJnzeTu/RZQxJLSWe0yAJbZz1/l//+f9gaeseNKsAAGdL4He9fgJ3+M/28b654mdWCCjO4PPI48dCrP+Zrp52fagzQk9XQIE5hNwiOhgfeJfQvQQe4TcZdN7/48Z3sH4fxNkZSLlhEavloAcEprO/ERMhms6e1QDfkcuFbqhuFx+hK33AzKHzBh20v/2rgEFBDpv4kEWrH97CMz3LDBVrMEwawpRUQpOCUOKV1uC44ULVSlW6dc3EwrtBJPVfJmmssNvSdEgT19hy8gFO315YI8gLpxODq/DEEgYTC09p0rGBGoLZYM2PAD1dk/UBefz5cFphnQzsK9loWbwEnsND+Ah3irB5nWgWtx4tD4j0YHHOl6Hm+UfD/XJ98C/675VYpnbcp6Qxfnr2qtIt51tjfj/kS3m/nCWT4loWrNrbxugiOQlxqQbOjOc2w+C5++e9RzX/Or2Nb/0w/lYwLx+np0/quIX/HuhDQyiP4l/DSTroO9DqiK3vOCVhqmfagt+jDFCXwCRMF2qIBGS9WAcsD8LXfrHMD6Q0NLjbSoe6hafIrJj55X+LldZxOh3CBjnd7aKBV7BIjz+wX2DQJC41GnjpXM+zpfLmAUqsZH8X6JXtP8vXoEtqp8J1MF7TmkDSrdDw4nJ+Op+umIvTkqGRvNwf6u0rxKxD8Mnan/ZtN/WoqocGWAJqRYMWLWPn3T8ZVNkPkXCs+5048EpspHYXdFwVn2vE1bTSpqu+x2oRZF/ADDmXCLNL9ADavGBl7kDAmbWSvaWyVNltGDrFxiJwvwr7ptBwBt+zO8Xgw8Fh5zLI5PcabLXyh/NCucCEMTFXMu9K5jXyMGrx27cjkeAKhvkCA7C4flrW67rSFad15B0z3D/h3E6/2EPXyl2aleUt/Qir4i/IsK6D3u+3hQxN+LPMzIxSa7D7eeQMSnPYvDm69MdFQ/R4TklZprUKLqJmsBk/zFUpBskEtUXtvveZqPiyei+qrAy6Y1ecuOFucGa3QGeo6aRw3hiN0FBbJu56feqNrKPXXddl2+4C21I4ySwXpcYPVuNALElmE3MFJyl81LfNhUdXPQxSuTGQk7N/734c+dtOTxEZugDtfzDhl1ZxeiNLP6ir8oeWvNAJ9ee6jBIGrSaCn4yzrfahS+i8cnK+ELMlpIz10wXlZp3KwLBY0q0sXzYpTbbJH/tU3MsPeyEvnmWCAlAEuDsGEyf2PN6Q7z1Y5g+rrT9M8TtKlK7mBSoHS+7Eq7uM7zjX6kfL2GCgeGvLbLSwbmrs+LC/COyjVk2DOvknb7ttTERrydegKmPgOSJX5keGw2YSssYgksdaE7FbvarJumBHzCS6LovOk3bh22vTL/I8uv9WPvg6RaY6C9Z9XjNb57mObH32urD1ONeJrftcZ9ZA/QW4OTVqScn+W7EfPbO9N6un35Vm08GOmMl066jJLAaRy6kk9Y9P4SLy5kaKH9irlNQPxSruy5Pw8LrJejRK8lW3O8fWglIReBR7//qlY36D2I+9olajVPPL+WIsDpw9+zetkX2b4P7w40hU13/60PGq+HJiDWj/TMt2jrU+AYFmL7D04D/a9goM2wlJlPqg14TtQZJC6kM29Jc5YHI+Eu9JdzPMFOv8NRynE/9FTua/oWLGaL68NLs3jSkOPpsBdoD9AjrFNpJYKZtMhZT9hugQbA03yeKeXmoW584fc+IA9/sznnvZNC4QQuTKioeiw4FDF3ZfvMWxsfg35Jv2+OkJaJK+s6PGJiapUyG1PG4PGcbWr1Z66Lz4A9x3BagPi+RBsrjJn/mL9zNYfdnKlCok8HOQiJuEN5+5+V+jhzo/QJeH+qUVszqb0+w0rTjXWcYzhR/Qq3jmcZlkGzqihd+TEirylO8VxUSBIoRxaC9wF0x160EYJQXn6/6oiQ6xEtvIlm+g09m3UgpaPvw4E/T0d5j48o9+AjRo/EHupANhmwwXB7/jmTjLOYVBwLAIqdJOg+oyewXRjhYhhUF/W6PP62s5lktslFoitF2zqqtrOgf6Gm8pqUrwW5rIEJJ0Mg83P/KRrvCVr4kxXnk4y8dBwTkED10pk7YkAATNKt9zJN+3V9NBsb3flgTFzmQcsTbIXpPboEg6xfQU3x2+aO00LOXgUsrAQqZ8DdYdPMPExXNdJijBAZ3sMaZTTPrXTKGB1i9y9F2g3cv0Jau3OSYXow4uy5mQqsDhRz2M8lXpclfPTDb0WP3WR0NZSaPPSVydL1K36CPlwqlUY6fnxZ13rhrYr8hpNXGGtriH45kk/gjIYiv+BAPUWcblJ+Md7DiNO3442MlQTbvmK3kWAR01DeVx6PxC65jQqQmzUNwkmXwIysAFzQX0Eb2EUdK5Kifn0zwHHKRKvC6nijHUd2Sba0rmhGi/9kQmDGD6v+ZWQk29DjDkMXNe259Vj+KEfpTpcCffNbUbyy6QbKXiZLBukCOPM5grTA7qIBPGhdj0+WaDOR6qjD6fh/ztoOvlj5CBiWtmpRC1KFcp3zSza89dQwlt7VkdrVSHiKNsk9A1TaqWNgi3lEpitO7EaGj7WM75gRtXqiWOVWLJ1ABnWqACk4HCOKiKfS/azb7B78HkRZzaO1ogNr/WmCOGacKkXl37fzZyxPN/i9q73wJprj3e/pXJif+qT9B/ArOP58md5cnmS9eb2aNedca5wp3+rBrWP4d/Ot7b83ebSJsTxNKzMaRPg22agzwqs9apDfiqerLFgvlluA5N4wo61guh5mM/9Wp0V3TpaAoQHPfXBOGfKFFAR3HXxHgYascJqzn19W20C8aIz1Wu8MyTkS0iO3TXZHpQrETNfHIjmYeVBFr6snLrUDVH4o4nICk7J4Vqx/QwmD4gc5/jpWE8sJzI8ft1BiPdOBdbBW3y4GlM1NHXXQtNT59QM9yxioerNjqzBRCqLv1kQ3uZW0yiiorgrFa3zB2ocDWgZ2cdJhTXM9r7PuR4OLguWuFlmhm+twaK1Hn721KpvXX4vaoxs2vCkx2hGDvhOOIAvHefzwFSHYIo00HNNA1QXEVwcxXROSYGYiiAqARMuxs8CNx8zK7E9S913j61lLVziCpeg1+Q8hvkqaFOXqZDKIgYKrYQJgEmQZDDf7P1fVgRxZ+219JN58XolVNsJxh7p1IXUvUYM8CmPJTSRdYGYBM8vE3DxDctNaBZrcd99IR+Qt9Qq/SNqBYT34+Rb/0YgyoxWWTzx8JA3V64KV03A2gAvwVnAH9jOIzE+YYk6SrykPMgk5L/5XCiD1343OJz/lw/43UHpIXy0+PH/X19h3WUdoSkGHbNOPjsGqDVy5mHE4dm/tJSJVLSpiUinQGosSG3bPWzpZkNsMaQH9M3MAyqCiPPI259ul4H6rbeiGqSGrmwvu4TF07TWMpN+9A63h2HfKENHyvURdj4Zcv0lks6SCYAaJTmZl2TpK2N9qYHvzBkbY/D18STrHPtOrh9+5OH73LSVP/AOrH8cWFPM6An4tIOGCIBgqxRxkJTP0otg4u1Pwh3mpyr74W2HaIKNYn4w5G1L13DRl8pCx5pE1vI0Jdj644ZTPzspdgq0LpzLtQL/B6K70RILD4SRRoPsvUg3BmZvLC7kOZQ3CTiz1iMA2t1/tL6hlu+8yDcDpk8V98MVguxgoPpQfwFD7KJi1G8gAy8mp6+z0f7VF4yw12LByEa0WmYlYSd/lJ12uHIwK+4OxyAzWKSi/XwwBoeqGhrBNI51pLXCygBPMrB9pzdLd5GMPivpYQRQXZUefZKNvW5kpPiODc4AagSujzAHwKZkC6IlUIbhaKELRaaJZn+2x/lDhwXhTyJSUfkMCidjvoOHPkBbl25KMiDg8lBCY4KZYdMXsBo0YHw2oDPczXyI9K+NloVeJVstPTtcCClPo4fPzIPaLn9UtguinbR0Edz4A1qSclFJgmaguHkuyl+nQHWYdudKjtc4maAwG/vLai+exqvUoOJ72YIywGJ5FEeUIvndlCMBFOnxhoyWJ6DBqac+bVQN7AllyOvngfbSCk32L4cosKkFs4pJpdaTmehPA/Bilm954vWZ8GhZ8GpzQNnQn63n3fbwgRTraTAFjhCFwtu/X73B2z1U1mgDx+cPOjrqe9B/2BgKjYwwFZ/1IxncBIZ+vuidJPYqbLhFhXYFbnSusPriPi6lf1f6jDBI4uDv3hsNqmFvqYZ2Q6ZKhFkqbH6wwSmhqgcwpKtlYuErewhn/IeikwTaSkkilln0DgcLIsDzjzAF1T9d3/AETJ/1x0FfH9rbVF/CVmHHLKWPgN9dAOMqbbmnYpmwP2gR0eiZs+XKDrQqaCb1ZHUCzyDgWrIuP5b67ex60F4OSlL28bg3BS9ZbBjFJ2EVlovdHcoXqOckc4y0DgDR2u4pEyKF3Rusg1MM7h5EfAfhjIg7lJ4lyJKYGYoxk0x20yFr0i092P6MfBXU9qDUA6DkTO4SXJxVC/FMyDValwaDgNHAS+VRbahywDm0XYCHWOwKrIeBncBvIbkXJ2FNA45mgxHZQIvBpfapqgXmp5X4+4T8FD8FuBdIIrfrz/aBkO/e11yJiY4GidCEeBox1C/san5AzTm9QcojQ1gzL6grEqA1/ABtEY9IK9xQBvbYKY5CdlqwIaBMuoBW8YBt8ZBXHPhtAZIQw+YNGpBjrELeo0r6Nbch3Ram0C2oQbWKFBjTIO75ss3VgSGZUcCfgYXGMMNxjXqQFkmUVq82H22BpAROzls0KyEQbnjqFjDD3pEXkpP5oDyD57Ekma1fIQBTZ3o4THbA25SJwiO4gBlMTH4/W0HkhA2rAuEj6YEQM4R/U0T2kzBCb5y3OZWoZgJYQv7BlcnHjzHGMfkWfMqgYYwEyIYRzcXfGwndsHVFS0Hv1lrZT8O+0/KnJBtXX7QhVH9AqNsnsQeWOcn8RJG/dlyxC4NW3W1TUq588Cf84cJq4sHfyqfyXnkCzsBq85Aly6N/EpehN6OUeDOaz+aX+FGTu/kpnkZY1zFgNWwvbW2G08ixAi+OZBZaU/5ZdbmJ/mYbmfW6va67TPzGpN2PDPD6bF4zCqjn6eEO8SKMBOAkrs62q2C/WOaRrUdZcZ12uzj7DV7/Te2WqjTmWNwjWjDadDIZ7CsWmNcpenyngU6DYfVY3Q5Eca1NWt0udWmxpfmphltKCwaGTbX6PRvmVcSGHY9BWaca+PGYJiXhto6w2NXGVneWGNLQK+pY3iMKGPCiDVjDR6B9UyO5DzmPUVtlbFpRJk9RqyV16APsDBxjDqS7xl1HGriOwUQT5AL4BoMTXxQaeKDSxOfB4jr9QUkMBZwmVFApEUg1mYBDLsbYHv1AKeAO0CVEQ3EMWgmnRQh58jZajY2YpQkqr0z5gCoSVGW7RTChsw5UqdHF+jrTzDGrLWuMK54TneqZ0dk0mP25or5sUJhqqbTlJ1Pux0+hMsHrADdMn/UavLqsoWS1941fLg9mbBSEaSafgsScxessEIxTzsvXLoKpFBitaejfDxGeLRgXbtYupYiFJ4Kb8ZgspfK5ou+SDgzVgSKrVbHMY+HzeLF4qaa5VLJk+da8was6qsvyux2N6AyNUCtVQMy7VlwrE5Qz2VB7S349kfYaTHNux8H4ySkisKn5kB7yc4OF80D1CXgBt+EHwYYwg+BeTU5wIbfyQAbEvYfvUvDDBM5zRMoFAQ2Zcb5JXhQI2RWP0+ozBTLmNLa7B+w43EJP2H1GAX3+wwsy0+4fHZL1bXbv60JTF6ojoTBVtl5EZazjffY24T0hVgEZhPqYOAqDsTD4vZnc4fkXn5CNKA0eIBsgwX0/oQ68M4nxABZRjxgrxEP9Pnr/uMqRPu21DJjRSnlbVFyOCxRYlgl2l6PofgqPmQ+s6ar9y9U2Ltf6YywYJ7F3+CFMsx+n2jFVOjXKi2wxePGHVASOKX3WJnjSPfb1TTw5g+qIPzER3gok8Vl2j1cqIh2UxbJ9t+tYWUJedbrbLHKJFov2zOoOqjVoJSOB+ewvyJrBO28fqo7IrnnPRgRHz6S1kKu3Fw4aArSOh9uC6vdL1PbZaUxmEa5DwdR4ppMOFvHeuLxu4P4mo6ZxFiaYxyrLPUXK6Ldn9xTHvOLxoO5ZMHnqgsfyKZw0zeHILUjLWpnwWoeRMmDHYOP/j+OfpGqcMHVXiLzS0FtSIjj0qqhr0AkHIs0HJ3oDB4YWWK0sGZoiI0dQtqXW7G2Ie1LviAToxHMlH/LGp7GT8LHxEr/dM4fcRwJrAbtnh9/Krg4YlLUR85i4IoXAlUX0K5togOaS5TvCmle9bfUy5XlWgZcj/8W+8tZEHkOTe0XKA4ZJXEPhRkkncwH4fPc1xZ7VNcjfZItjEHK9F0NWXse7lFA3sk+kyz+G9fNQebLjnUJPGRcfNGjuF3iMIgnnuvLtpaDcHCgkhftBlUYuBim9Pme3hjAk3gyjWj31/rJw0O+jFHAaoGdRuwtcLmwnV0Mdh17Z2HtLBe7Fb+NkNreIb9HHjQKkw+pYFAeGooOD5T+66a188PuvijM9LV9uthl8sX8eHLFY+fzZT1xSdqEsRCcHx3NbOrTmuJG7LVO7uPZi+ENZrcSb8ABI/Ur6v5ewlJpBKobpJNrXZdzT0/2/YYMd/3GxL3+MvYnX7+2P9aLrnSi2L+cx7Vnq7sk5+xLeEdRqHi1FJUJy9OFC+Q0Gva3SGkqmV+ex+6uy+tz37Z7x4n/tGxfaCN6oajZLiG1llSU2jm3NtmtGkx2Ifbg31uJgbYXwfdiBU2kNd0MFIFsNvc684vTOm7saY8ZFSEMNROyzuqZcArib3vlac6/ewd97SGb3uFjvljAGOUcTNdE94b+uyOUj0gp2ruI06fTouxQ43ziG4GbStbg/k1gizYP6Oj+Yc4gb7zRODjL4pmGgvjbHsmB8+8Lf/S380L4PQ8DZnw20gxs2i2kaTvhgFvWwvHm4ZNCGde/Ww4LZjyH6pPS0pAiRMOisSMNbjEHaa82TlBgbxcNjmHyYwAK2CMzRS2Ddz+H2Ze6ggNcaEmBmIVlCk/s+FWF4XDuszf1l7f1ZB/DIa1t8YzZXPv+8vfsY3/Qr0LrR2Az/C36FDCdoFGb+vGzkPejlSbWS0+HC7nwvCLM27YL4CQFPMCsfy90bUh5Icxa++8ScMV3RxgLT1tB94xO3hsHa68hNQNtfq+ELbS8GmtvBJkWyFFTBYsoU1CH1E6n4OzF7A6ATz0rh9Cp/+inuTFU0BTiE/FDkQdhsjgai2v/Xok8yHxRCONGoBeYV9RBoQdrY5DPyPG2mbYcm9hpzZKC28LlLoQ96onV/kb9ldtE7PbmsteZi2xq18E/PvhzPkA3XlnLmYiOsFdaBXlHO+X5nHR9vRKmLTqbymlguvG2w/uQF5ybhmc42M3HRLc+c7hNUIX62Xj7Zi8z/FkVuKSaw/bLFajd33Jsn7L/W9YK2lRq+wTjufVX9fv6azjBCh56xXwIWGh1Ay/7W2V5CK4rkUAXjtR+8tYQu9Hu4abIecQ2tEiPLB8hH0zY7fwwJOeBU6joADMDMPzCmBzE7/KCgyNNqStQL4xUu7XVe3iBPCM3NwseYjMvoEfwIbZYRro/F60Lk4yGsMjZibeIp4ltJBryHUSvSMbdlocX1FwIqqL4GQaO4oDTFw4u9w4XKRUOmErKBUPp+nscmsLEUrlWgasJUVthVYP0RhapvbLMS85TKI9y7TzIwofiYdJUulFSDs3HxDzq9jHNSJQvIN3iUK54I0dILI1X0AKIvTFuFqvEajK4uWQSjmvshFq9TagCPgfgLkoe4DpxZF8c1by/rxfXvwFzQRHHuWj7uo38yOUsJcpa+izo1sF+i+fK3VjhPXs39juoc4d4GOwm0HFAzXn2DTyphmRH3iJrk7fe0DPCWrI24q2betcdxFW+Z+CWdH6oB5PUXapM2/Tt239trPRy3C+CuTL3VbmvhRZoDExEFU2+tNAY2AR5ZKrmz8QmTAO1PwMdurafnavifxhf/JFI5OMtldPU37mg3UDkFPKBRsVAOYjpJT+HAhkUq2SgZmA6i+n9ewhRMLiyS7QRpkt5iC4lEdsFNmEMAZOIRWAnuvMGziGsJtohVNwIOILNa2olvD+EMth2Fj25azmWMEPcAUbJ+dj2Jn/cKi4QMXUtHXGjr7bPowvGxUB6m+Pov/aLbSmZOU9V2OpU7lH2QBeLzj1PiW5jZllWOx8O2u1z5tKjVK0q68fKyokmpR4CiZkEDGmEOfK4qBZtcpdyrvBodIRt0S3ZJKeyKWVBUJDJQuwr0oEFHQbNAFIB8BBkQEjHYjZUCeVCrDAt0IUbgS7KMfFpm2BXVhHFiplENfI46apcsjniC8E6RGrhDrGDQIRVhE1Uh8hDtEaxmyQRLFxBQTYHo2DABFhJoXQIDAZzB5otDnIjmqBDchF2ySqinpfZ55JYmPjsQ7gp+xD7PHCxVyViE25yPDOQ5Sl5uejPa8rtvNjKlJSW6dfoKzU42b8nDOdFu78ZYQzpL7vq2zddHYz7Gu/6tgWXrV/LO28K2aYp5t9HIufl+eRF7A458yGMNA3GbQ09uP1yIQiLYZUzRur59/YZ9Uz9GidX97yxiHPxvhe3EZVnKs+1aNJO2lIo+2OiAxtt/Lpnz5nxzfLKsc3Zma9W8oS4eiSxFd1vMWP+OaBrI+DVZYP95fw9VBT7Pwu0RLAWS/UHC4gs5U9TheRUMyFL6mg+KfPef2x1ChQxAy66tD9hoNyo8CEitm+unz7qcGctPvTGY47SeoA+i+wPdZdaZNeTutv9NNCPf5dL4KNooD6bchi4WuZ4ZYQKGW+4pyQHsEFmHIIPhRqBDkUgbavCjqYIMp+NjYw6W3ez3b0y2+xa/XLZa/1+mE5hFCnd4CxSy6DE+5/j3zN99gjj2u8rbrtEF0QgXugq1vcjBQN4yUy+FGNNlzCNh3bDmR1txxuTDruF2SYiCpZpDDruznLEjXav4r5SGpG+0EED/M+xt6X99iDm9vM7b8j5+wtDsZCuT2csEtlCds+hBO1MYdGw74pG/oCUxiVQ48cBgRPZ9zY27SRDkcD01NGb6ovUg/35NRGDAOeepfODV/jZjKpNeF+xNMi26ckUO2BwYeIFTqN5heQwY4QlJMRKKtJsh6NIYzUOstPxxCCB73JobMxEGq569FnPLIswwGVq48REgZUma96F73PEVGck0k8cTA06yFvP7yfwG0FjwvoFSrLppHEowiU3xQCOW68iJ3/PMD0QlGnaQnRot0sQhdT5VHqNPZTFcdSFPWaxez258S6v/YXRzLiFNHBziSUNd7vyZ6+jltdu0lTrtGlSVoajxoYN+zxwCvKqz/UOZQdtfc8TFGOy7EIiGdB+YuqQOr9Gp8y65+fHjRrWZVvWaxoPraNYe1DO/qYLaZd/mIUEvTVLph7Pxkk82nTkeSuSuslAgXkIXroS9t56ZOSZ03eS0S5QUtcNxnRVnq5Aok0vzYzcQz+Jqw7cCN30TUYAPXk6kLqy8M9uXTMHqevhWVzq1DZzGA+QxZdtaGlHRuBdbX2NjAyl2Rvi1i24htL7uOmmpopr7VRfrl4d1d0VM61Rn5ycsYii57991MNYE2i8QJr1zQakv8KFnz38YitlfEjE9N4ZpAmkxjrTNH3CDpyvYJQTt0Z5B1WN4hWQakzuIlMSElGGrsn4S8Lr9ckuhthIG79Qu66KwUTDZI9DtGP2MCMYaMwIBAaza9R1mOQ1KPYAe4LATWqOyceaY+SozJ6d+PD+7sIiPEjodkZOkzp9ly8Ne1tYzoN616oKB6aszswsNClJEczajlZo0cfXjfMG/GTTKJhYMz1YOmoMPB/iIF2/w6JhFJnzeMh7tcSQLUTucDA3sJsZXN7izMg7UNOrf3I19rvj7nHscyH7EmKVcdGBctVvgEN8/moYdHS6+CcWa6j90nJL0ro9+5FP5iWvi10ahsrVMPRpzzXnFyAdSg5FanHzYAo3B7+DyQMrOeg6D7w8eJ+Hw0ZclSRCkpGd1jDIp/+92Xm15ENjWez/KqRoZh4Xucmdl6fObA3qndDF4LoFbCBPqB0isToBihdqdeINzeaHmmIl/Z7LYTJM+5e8g5UEL2nDHCJB1e/S0NSApya4dUwulEWeyYO/YbBsFilnkWPhHX6ASsFw5cs3VibNWo7dvX85pPwltc9CXCC73VbW/Xt9sbyk6VGjCVfTuL/n/JLGdbMvo9EAjl3EPqzxsHlYDHt4890ML3E9LqMsL7OPNhF9Cx3zyjourBl8Hr4Tki0j5aZSkDeNBfAL80A7w4fPwsFOKLtoxSVRvT23Hdp+96NBn89QZOhv6NTiQKZBo0V8mr6brJMh65rCPRp87mhpmFjbC+kch3dwoBfiHMmOQjXQHdRfI5o3wp7rPBfsJEWVDHTLIFMcMFIbQh72Zo5Jtb/lO+ZHWDicweZwgeEge0CjrW9c62XqMnJ2biKrx4B2lV0RLFTIUaFCHiWpUlsYk9geMoum/EWxw8HkMrhrBhfBi/GwaCalPoNij8VEAtniIl6snMFP3jPXmPgCdOt2xHBAI4z6ogn9TPNKih35GzoN6dMdA+1zm7h+Z/YmBhhKV2dirrSmJnBwNvseeHo2Kjc/T/yyaonB4LLSBaLrsdHwTZdDf4bace0Q+1iI6+U9fPSAbd8L/Co9bjph4B06WzODNikGXfCJ7ieY+/VKxH0fn5ghf4kSmVvAwoNGZYuA1a1cdid24dZGJqPf8EDQ209OoTgfMduHeZWpLFSxsZg/tsNn+JXMfHPAVt0/WABmO5WA0DAdn62B3XOBGKKHWKN0AeNW53FXkSc3L/5IdlFeA7YLx/4vYI8IdH5hwZj1pCoLm0Ex8OJvPw2dDV2C4BYm0DNrq861qMvrkveoX9NRJM0vM+f5XqFLYf5cBGR6ej4XSwF0TLf9XOq6cOcEc2CJdSAwxzB+NDWPLeQ7crW8Lncne2eDsiTPfYBP2n5V1HlJijeOxnDxh+MyfnRt+ncHDr3r76HS2zA/Q4/7Xv6MgSYeXyn7otEKUi6tlBeOgV+kg6v69ZSrKLVdvPhjAW4mbe2WpnZTBp2zt/jzUqs8QOar9kFExm84H7nzyWfx3GBwYe3tzVD/s+wGqQ3KurrQpcyWe2Uv0napUr8p4Szk1lCXkJPmY3Bs+yHus+IIQ1AjPd8wHaJ8JWffufRcTy7mOYqjujnxnSNFdVvJgoYn6fYqxzR3xjRyRKZtdkwLo4Qa3xGw+Zsq1sVHXSgDW5Xj+nMOwkB8GPBtvPgK1M7fRyNdLL+pN5iZH47Uc0+INpULVyZdaeuSGYQe5Q5pKS5y1wRM4kmibDLnSVq87ptrH3264NIV94oFsO1TgdU0Iaw2qliDYTLYTAV20/B9qhSm8mPszTzuiuvjAHGaZjQqRaUru3f0Lc6IdHnEWbWrO4Mcx8TnTII6yhohV84m3FTzkDJ05uwrR2dadDjtkwaPyTKoDqBZFOACm85xiNFt81Iwm0HLFdoQBztutCZvhasy0KJMNReVv3vHaA0KpFS3RpTstzHMJ1f32sM+P+kUcwU4E1AB3YYcTrG33zXS1OnHSx0kWv1Qq0MZbqjy3g3vQZ6Id9QxMrEcAF1sXRYVbqniqun+/ROo/Db0CthviRsXIUcrakxZci0WmDR9z3eLXqnqp6gQcahdU4l2mZHEQNJ1x8IO7fbjoavQbd3VfcsU5uLnSDfhZS6VY9rmQfZn1TdT8Dra3CoTUqzMSBf+fhfCqtyxnQmDGezXeQfPdq7vAlgMgv7otewjVJkliEwkIrChO4IfioLjRgNv4attvVl0nfeDyfPWEy8Qz8Za40GPZgZp2QHOq+3lf/dHsQVymX+vRl1CH2s0Ax51ZpA6ZZdcqp3JfDTEKM/WnL5PpsVJcplik7xc2pVjoqT26jqPH2mJYmilHXmnXKFy1Vl9tDr72h/nYZhkQibpKnGTHVIMO4QOsqoAHU1g/5n80lDdjARDVrG4bNACCz666d/HgjvMKvILrCF2kWyS1pCrIJ0leYGKrMRu8lTWHoJOYz3rAqekPYQXmmyCHH09HkLCKWxfsUfOUXnUXn2E2gmQqqNR5P0tLdgVeYSuqItfnZ1BNDbBb3wo9n8eD6P0Rw52HU+i0qn1FuxllV6JmGH5VuPI0oiah7+ujXykNp/EXXp4+VFLa6ZgsoEJlxWF7izXi0V7n8FeXqD9ikN0Lm6SKRcc5Avf887BhXNSbAb5pXL1c3pV29C4CzXIbIyzJ3hXyvqDqFyBK/ACd2TOD/nKYUf2j6AecVZmqVTj6EaN88q4ch5MfDOEq6sgmRaX6Eq8IdMlJPnBvZp8Ja9l8ut+nfoscz5gPyMTYIpjF9Qr9SEbKfWQH8ck7Kv3fbwbiUl+THQSOmUShSk7qsgp1GVUiR5laxTzR4zZ34jy/FiJcqsw8BZHB4/fuuZv2dCnt7hnkk6oE+RkgNPJ9kC4eAi2DUKvvgPYCuR+kX0prhqrVNOTCyO9u1pRk/us30JBlAZcZLg1ntEoaA9CfuUt41z7yDfjhpVfmqoIp+j0yT7F986PFx0Z0uJdUB2pDlkawIpjdOh/qTNFHA5lsmWjuCkcdOojyy065kYqjsb1Tm+5fEbYVwe3JbnUMtxPhLZcOjbq55ZdF1yiyaxs8q0haawaS3YX4AZ4Gj8ME586hFLZokLb8RA0C9g13a1iz7f+zrYUP+fKuxJNxyM7AU3ITi0XE/AF0Rzg7pDdQebhMMtCe8ZksXeIcg1qnWoc6nk/eDt/iORZ6PMsEi0TuWjRoF3faKlAByM4cODCWVdav/tXKvFxTB3SSAq4ydg/BMyYWZrK2XV9Gs9DrnRDtlNV0rvOvRx4r9pyTMQeA0JgVoum3U5gonlK0RfSdIiEc5Ha+bTlAtetu6HYXRZWUUzvlfqQZwrVFJ9GpoPBtP3k1XdysdOvfGkEQdPCcEurVWS3Zg5FRUn069dpncipU5NfXQV6UovJ+V3WwcFMcJBYSOwLqiJykqaRMMnlkto+BPDOqS9Ht8ICrmwWQjmJTgNb2QjqzZ1nyKKmN5Zrfz3E0eaId4ASoXlvznJpzSIZFRiiFbWcJQh686ozpHaRdutYFFZohwG6npFcBhKr/fcV3jKlnF/RhDpy2KoH1NdlXPjsMmaZvrTxIxTuRcP14SzvNeGH4w+NXGGlDbW1DHp9hQshV9wWrqQN0f5pmX3lS1D1lSMJbeoRs9YRM2LZqV3DYH+S7+Vk5OQM6CLfzYLZJFUPwc0wYFJy85sYom4Q35XFnLxUTbvKBX4/5Z5j4tO2UK22mKZTPhR8Bvnm96FQYlG23e3zZGbQNO8Z0AVFe59ujrDC5POeXQFrwqXgOQwahvmHwtoYdJ18HWCrUd6GfCJVVF+uYWrod2sqmtKVVP9mm+dAs9ihVsJozjWnvl9KUVdOI7Smg1ir95CJ0OqQ1dF7KXZCU85grp92tQwY+ftR0uOQczHowgviZmKD8cbX/F15IPTPlsVbFMJ+8+/I7ew/WypuSme05VF7tU8BNFIac0MszZXmom5TyeDaDcLBD1JLGmVXvtqMVMentXuRUVOjUiEhJeUfpYRLuYaw8hky5Dj6GoqtZnGdDBh7xT6kKnGMAjsCKYbxDM8ySOxuNv9vqGQpkcKkyjofgxrr8VbM4vij/lvP8DWVluGy/PS7fWqXCRODDh3zcNgLmOqQVGw58jD5Z88FEEprwS8/5+X+V31Xv0+Luq6jWbP+pBsob8CLHJYnuaX9DWe+mRukf4rQST3lTKIcCFHXZ5LJsR79cn/cL3b4w8OPf/XnRPgNlLkvn6IqqIPb50+q3RDdXMEwq2J3jjvTs0YRt3TU/7CH90drpNRYq3awSQ0gkc1vZqMmISLySYiKnDMK4YGD2ZHJOP9XfH8YoxoJY5y/2ORBfN/+okCBK25fcQ/RjZUnTQ0Dua7pjLgdqg65KdDyr9WezflT9JNlN4A0tXMuzzU13nnE6SNefQ0KM9uAHHRZhycHUtM2IaC4mBhZCmXx2euRp0mBJnRssF+XCrTwKL2tA5xUAW8fuJG02MdNMKiCwe3b85ijmFPjOkDXSxOVmWjfknLH10Bfr9IFKGiPrC+VTrNZuZF7tNn8FaiaR9QyUDXzAcor1mFpl3YbFBuq7WqZY8vasCo7a1uuU1mZbix8SsOqCCnBbYxemUZdr3jyRmJ6OmVWa6Q2NRq7NfaxwzzO/pitvlvletquez0dnK9VhaYwcOQ+cHAVOmHmrhiKP9Ov09JE5oeGXE+ALbKuss1QB8lTKcYNQv9Lv+Ae4NkcDJOrDpEZ7Vpp+3AuYiNIbZSckypZ69BVpuYw8167m0/tn6aoD2pYFB/n71rVbuquOl9L9tikWHtb4ukYZxz5OCJ8BZgQ1tnOZgd4uvABc1nERUTZ9u5q0Zitz6dksnf7WQE0Q0sD7Zn1DHf4mrKOKcAiZH0WuR8MMAhZf1p77QKb9Hg3Gd3Vglc0o3sjZByzVRpvxWmMdps9zOROhxr12uvNoQpduzuZX4v/NZODUW25e5Qt29Y6SX1BxyJ9WGPzlkvc8pCfhjP/d4MlzRH6qNVSrbZDPClGqZVVWq+seh2ueJahJT/+/OEgNhffhDZWfOjzx1AMjrO66ebOrcamDR9+2OC8qIefBY9+zn8YtqXzxw+tHedpOpkvPhs462cRuex3WPdHx0YedesO2WjCODJKkY1JS85lgFIHHuwUC87hxUzCuTdd/6etkRgUd4p0FaRX74ux41jTWJwLR5xxxQIl59Qz/WrStAvXxQJrQjgP8kgdfJi25wdV9KDCZpwvD7nNc3gvcAic5z26q5eNwBh6W8rgsZcMP5DRprVaoVWIbkvWRvD26NP3AUNNpHhcTHpEElJsKjcxwSdKaXNWnuqOza3HozF01VsYqy5BKqgUrA+vy7MbSU1WJAQCTg7atlQamiAJakSRqYp7o7rhM0qEngUiFzcO0cEPWHvsbsi4r5mLeIfMwsM7DIYNhmjLELhRpVEQLMtaENYqCk7LUqa3LLjJCmb3ZV3LHajqT52/1nfwouMEEQitIXRLES4QcvBT3A94h/gAT+BB6YePteZnynixFivEvM4NNkmSP7TsRl8rSfpEC+6huDECvRKbiBiAw3T+H3/Cr5Om1350kuyk4JWOBiI5Bx48yp0M4ozmdpL7FNfc0mZnsppGJoqiuDhazHD6mXnocDKv2F+adKI+C/1hyeEvxYew9C1eHS4nPfqxoa7TBeaoqIRJ8B03sBRi/gnx3GIk8oXO1LPuEysukSe7WEI2nFL6UhyPsCsvxSFIZ8BoaZ0MRzqjIFu7pyYNPwkbrw2uwL5SqsVGSKmlAeSBsMBcIlwOJPtjmXoR6M6FxMEkOy3lIa+j0RKWyUtQo2NIXgBX0rk0R1Xo6BIN8C2hSnISnRKHpFs5JyOLVmesiWH9DiPNSLcTifck2eGBhgtkYU7xnV86mSkpl1ykdE20Lu8hy5a8FLgiLCdeUpFR9Gh/Rl8EcX1QvFy/TzlgnxfihVRhUny6mMrExwdgHw+hzu3C5bjcKi2SPLm0cq/2KtIL+5lq80uNbqCR0DpVHdkNUK5GAatVo5Tb1ppmcQvwB9XXxJnqBNEAKCObDniNwh1ykalWqik8R3YxQL9iZq9aLgc5haQzkGWKDTudhmB9z6TvbscoJVxU8i+W+qidFNUqNRTvw3eNaZLMt205kJFJRz6DhOecToMFVk12qos//DK9aM4CteSU1qVrLZuCQXF5IS/PeWsaMTP9IKM680TfFthp2br84LL/PU4bk6vcDv9Ml2URFQW1d2AdV2sQOgdHHAbKglOe87XQ1qBXY+QVYrGNtBSF7UvAGkwe2EY2nB/kw4D96BkUO+ceSUOsHWydgF/Y8jtgBxZiuRgG1pimlgusk6Fa+yA4E/E7FM8kY4PA4eI3rzhDqtBmkIsGNE3G/13CIUz9frSOg5Z4j9rDwmPAn6ylQCzWb15AHmmHSK4myZTmCOsIV8QpZpBKzCCMxSRiEnCIRVD/YejQcx6Nl+LOEWEAVF6Cv+WFPSy4Q1u8gaxmJM/gQDcP7mErLj5sJlyaGg5G8cAzgN3LImSxHNradorvZiQZxQ4OPrHq4WI6wFTOGGASlnDzs/0uC8XeSu5GmxSjASabYjT6WExgsrUGJhsYDSa+uyXrBca0MMbkozFDiZXlPeIx/xxXfDjmlcaFLrVcjNVlmjkGzVYrfrhc27WH9Se+E+f8gtqy51NDvgH0CU2wt3sxYNSV2yVssDp2122MJTnS8HyHy+SC6TfSLYOnct+wPvCc4bg7zI0xKg7xpEJJkiMqC6vgF/BzLBNMffVN1IjzGs7s79k32egcYH4QpRr97SulNijZ1Lik8540akSj4JyAiieLgt09rJ2sCkYTyDlOO0+eE/ZiElvQkJyQ5yGAnQfsq9k92yfz+J1+gXhXHuHFdRaBw8pOvLXmwK4OxgqxC+qstu5xCbAv2aoGHaxzXs+n/SROzlP8EF7WwxICZXN4hUNyEFIWSkBJ6DBEnITUMJElK50xp76poo1V1x7k4C8hnEfOins9c8sVLf7UfTwv9ovY4slz1N0WD99mNKd9H5IHJPCWRLdL73xT7wR0RU0l7yLWVZFoTa97K/SdU5GmLZvFzeZpHG+oLM3fkDvoNsiandZs2F2NLpPe4EPDot0pw9w8ulii5PIeC+vuXxSv4h4+KUElNwwGEF3cPdHt3jHOvs3a13rXbeuwOVllyXfzpLW//MTtcp3H5ZLtEifNzHmy5aUpr66omdCLLbj1J7AS1LTBKeInQJJMlPluLuyQm0N343mOi1FNUKjHlFcHS9Q5EDLbx2Uq9Acux8zXj26eZa5k0MdJ8lXYiG6YKln4xnoVuxSy34N4Ue+CrkElOPQ7h1NL017U9E7M98pt0XMfeDSNPFlvvdmnUkCys2xivbjNbK6BuQq59MSHzzmCxRt777qR08SVS4nHzznkHNG7sZ+DxB1HPDevIoLaPdktLMcQbmtcwIg/x/wJqS4ZV6bifJd+PZASntmaxWzI7NxiPvS5T4j5eouabay7AsHtzcC0tW5ycYC/NCyVcTEKitYCMmIqUZ744mNNhwMzs1bK9iYhL+d5yLR8gbAwSetasfnAlqtnkrAQL6QX/l82SowXahnvcA7QOaq/gwMRl3gm5Srr8mjnyPNW9665TeYQz704S2pH5BDJ2pH5U0gNdQQx9eJ3lW65R+mWa6njkUCgCKYNdK0mgpGgo7ZDXmjIfrX/zR/Rhk1MdglZBUgrMQh5yt7PlTjB7MaxZh11gy5dF169yPD/vhK9d0I131vZ+qKK3pR5p00//nlMDj6Z7q+WPBB2nANlMGc4eX57XuEgwpFWaCzqg5fveR+UPCGfhu3bDS2YpA4y97nJyapzaXRrE1toxVeXiOWD+e2pX0YjYQfQe5s4xic07BhJvs3cz+yrYNYX1FRs9L1GWZflqacYB30y6fIVtqgXYH9tyo+li1H/b/GS7FG80FvvwS+/9Nu1yK3c15f/tHb0dv/qO+F2zUumZqqmfEYWnRXW+TTshJMfvsrPJofUYcbkmkVb0fu2ROAfBVKmfYsMY6LsLAGp9WFa74CrAp/KwUffScC8BBZElt7V9MnO2xnLbASnIPfiml5gw0ERWBQZyD0sOGmjghfTozyjbT84dPD95sXaVOomvps/vLhrd5QQAGNhzvMhireJD6opTEFoj/tpitFIURMOJatpzSj4HGbZunAlqHQansIjvh00wkOBQJ9aLQIc1Lnx7CRwC5qOQbFXUGI5aC9izAt3gP6/hTCxNOdwap78vEGDvC805BINtxgOgzdVrctmY+WH9PWXyf11b4dJC8qkPYXEHuAw4J07cElT3Za/IlgddOQ1OVU91b6ErPYqnqUXJDLBFe4X23CEbDI8gvam0Du05TmXoiLc1VWRJMBOsjV3qw/wtfqm2GExbIpvuwQH8YQoI6sWZRScg0mWh1BJYQ3xUdz57arm4cVHXMq10gAz5lZ5TE9G4u45ONelrSU8luNYgqJIvTHvqWsAG4NUqqpYAJ8bm3Ut8e1MjOvv1JDk/zm8CSbWnnotdzX+ErRn189eSo6i1J9pNcBM6dNuGmsHU3RcwDYhguhMSJIqofLG2ObUZb1KYsynfS31zmMVQGShCC5O1aD7nxZBl09+7aovS7jW2+iNwyTr8fRbf2/60iH7ndgL4bu0s6gVVVMSSbNEssaR/k2hfVnCMCHStAT8zZ4qKy4XjqGO24RtjXiZbB7IfMmZ1H83LY+0id3frLmz3oWN7cr9Spp8VXXYDsPVvLlqMcg0C3U4/8vXN3yBxKxJsQx0oXpuRF0EH3B+iVkkWVIMOZvkzt78rPFBQNUwkaHcPOVF5k2poJRjyqPpKYihsOv75ImhG4/xDH5SmjXYpVgwdHdgBwP2CyOzmJwHreA8jQml8F2OEdpdW7tZ+Tct4LjHxgFTW/HJqHXQLR/Y6FFpYGPLVaHMAC1Ho9EQdTAR1VAwBvHh7MdDirrkPcBpgeMiEXeBhFKYaIoumvNMiuUhe8PgLxiQw2L+LOelrYx/nmv3IEWjwg54xRvsgHuHolFjzHpZC3N63663oUsKvyRPWT3X2j4QM/W8GRoa1sFFsvOiY4h9rc1Aj/vHavZAavJzatyN7J5+67l99Hr0JMJ8sN8ukgecz41IjdeohV7tJSTOd/86gJHF9Cjpp+H9f96H1oZOgQfbEsvhfHECTzjq9wc+SBaoRP5aI919+cpToLtLp7HjJ6yo5C8qGGKWfAOQfvadtuLtX1RhOLz8QybeIgspyNBeQk5/j8ywT9jT7D8GIY+/EB/NZU2DHAiZx20iZKykugXUAmXoXeeOYxvAJlOK28PQE2o7/TQCIMhhgFzaRXaosnbu04CBTZey/9QaMtBVNWTt5oBUNGymNvUbGBo+0CxP24BBCdkXi3MgITnL0RYzT/wezj8cpQ+8iIM4FZDV42sW3LVYvPOngzpTA2PmpJcpMxeiFYxXMUJ3Vk8WiHHX4P1/stpOdOgvYOmcPFDV+e3CKfxK9NrLD2PhX4Vm4PUUu8CTz+A+JIbY//eDFk45Og5gyqcYdtCH2YvwvEKb0O/8/nCsnMXnsPg4DwVOfjYiHXaVjhZYxS60gH1VDnrNouW87wV4eP/xqLQqMPqbEqmRVCB8djCp/Tl4NA7W23B89jM4fWGgRp7DohnAjbO4Q3zsiwZnL0gGg/cyWDX3XbyS+w+h9IEbVHiVGTCzdblUtYEOtWGkKsnMSii9kkcK9zyP3MV56jlCr90NqT6J6F3DLlqrnAvb1Yal1qyWIexsmfwpKw2TzkOXmdJnxK+YSeIdVNUMNKjP4OAzX1H2ZJrELUsVgEzVmiZOE9Mw896/4/bRVjOObDu5aQWUwUn//f5DrWZhB3Kx1ZqbGwUywZRlKBjmvryDJwy1CA+ShxWEdcXH0plX3iPjgM711TWqKvZZNANgByok+3PduevV8rR8hnzFjlftuF55qPNOOG+hWesxXUrQe083cJZP16BSUHrbOzBp7PR8lXxO4XJh88aYSgaM5QCVMP0EivCaqJmhuBwjLcmwgvgM+hoEGzfC0EHM0JGHPfiXhz9LrGspTsall2lBrdBJn4S3iKL53sNSFD9lrNgTDPDQa2Yf5SzMvaRsTHxpI5jVqIki7qPpXGj6e0fLwbYvUnLcP9WhIStxNR1L05d4JVYpKUVo1FLE78+l8WCyv88QrqrHSx66cTnZICc0PO++Qnag1ai7RsG8xrSntqJ2FVIz2tsaIpsa8wh5nn2DcsQj7qOsAQ9rZ5/UAvzWVZRc1c0olpPuumSSp7501La91KXnerS6+4B0pPBM4nyrQk51pDHdzg31QVAInFNc1yX2ElzLNYQKlQkYqPLGBhxRimQRCjy9pMeC6gswxByhhoxCGiO3fceMMdg9LOoiLS9STYb8uitBU7fa7jN8G+WwgELXZjDYeQER1X54xDEA0moxVFV11Goh4Pz7cYvEukp9JAeXLEbBYm8vUB+iJVaTGSPKogBTTOJOJYcMTXtDZuYe30W2HTKbAykucZs4TWWQpul2SdNeQuQlzwjh2kgpSrer5t6hSZTKsRCmVVzyCl2aPTJNh5l6C5VaNVEWAPZNMCrEReqjUZd7CRuyh8CrNQkNQNQbViPVoYBbqP7OkSlO3xTigubsAvYRrolrRAUpS1QQPZPkBUO6RriHOIMoi8RJhktCo0D0PxxsgfPqq7/5Ib7wv+8S24JyJlstBG9TftbIFGoIS71zfYifs1cuAYJrez0B88F9sKn6oyWelpyscLHjc+trYnWt3fbeASLsULQOQbfP9zSsbV53nv8C8rGNi1z760PIAfcVfxNHCrG2h/p2u8SMleyOmYJVm+UnSMqXSC9ljf5W79LfApv+hkQC3uIPmSNFfS+6kOVJ4oJ9SuTPlURzOu+qD3aPg1Hu33OmiouJecZdbzqDbZTzLA52g/srF7KePO5S9GUtTGi3AKthK5fCdE4wt0kFPnrsi9VxL1xAGUpy2Go4aI/hs8/oik/bjbSkELg8jLzkwA6DpIAz+zWbGSR8fDgy1e5najVmlpD7toWbRfmkQZ29zVbdR9MCwceGy5s8P6I/S9iONw5gN/dAasuzK3QoQkEEKfhdR6D880ybgTaFhu1o0fViO3sIUbHvvdAY/DWL6/1nCZXI5eVF00qGcJqElgi+MnxmiDmmDCrBD515DZ6CTSQ8QPQbWaDqxTlol5lNrcOFfnwr22gkhMP1mq4mYuCQ6sKYjFQJnW8+MTg8s3HaihKG4MH/ZQQFaLLPVVkjrFfU7lBXH/UeV5Jtr4pPGa8/Cl2ZpvD2jcm1wYNyg7PeZ5elS6kIj4IMgqZ+gqVQ8YtRJbYB7x4GJQsaFV3maU3B9VrSdQ93Yw37Es8lHcUte7Q+5jPIWEx84hBw5QyCTiWSsFazTcqj06++Z1Fzj1+7ObcUSmxSbYetSI5+pMmXVwmiJZPJodSEI55xe71gVvYU2AVgHSaeprimdGIsxhIb2wybU9/g0IZOK2jRtUtKeYxvAaTj5MnbaEf2p1Mq8aXZVCr9f9RtEzmFDVYnud35WIcyl5tNvV2DWrd9QEmEWZzpAwSqR4z9j1Cm0VNt7njbuVKx6KS6/0NMq0Tz15u+F9VkZn2h33Z7+MB8jg66o7240SkMtKFebbPQJrWFBdAo/YRQOGkwA/gBur3rczoXdOjLLLWh4+nEbBKBb4rQ7OU5qOQQbSqwFQxseb9VEqZs+tY+qtM6TuYPukNHNLGWKilLU/ThhUE6xQBpd9M6Tf9P1N/zJqbhYdocW7Hztdqy4vxruY21agBxxczF/C5I0aqkTt2Kmeovf9bNYGc9Z0HVeqKjq6e0JVbGvjeYnVWvtVnR87Xd8loXK3a4OyLshultxTQWvRM3mO0JgBF1MlEfS23/8MQxL2c/8VQzLy8AGjhqJTT5JUlhfa1YOYfYF8ZZaBl/0F8sOK0oYa7otuk2o8109B4LLGqHmIdYF4dzPmvLdr3tyl2Ikgw4atsBAAiC6Z0U0jkhVp16nq6Xu+f9dpkH29fi1F+QAAvOniGHzi/2ttUvwvUvq0lgA9G1MT3TfQBYKF9JPoJYKA5ZDnEvFodzdH0G+5hsTnmt9YouuSt9VewIMAgCqNsmMIEaHU19ef308WX+vUhbX1iLX276YnscGVyBC7/a8TJ2Y8YV9HkgIlXuj/vi7l28w5Yddzj0Jh/hIYiNGcb3CP9Qb4dLfHQJAqd6fLUPjs8DAilb213TKrEndX+DIKD8sk0j0SCZJ1lcL7f4iPFph/YgQkMirvdHe8FHfTq6Gljhgk2XDcVnmg03wnNRTd1YUZvmsl8IqPZx1d8CXn2d2jjjmmGv8JU9URJoQtdkH7PPVJm7Rz8wMS9j350vpHhb8qh61C7dybphYmJOfQeVtVLfH0z49/lQ7Mh+oFXTs2B8UpZp5x9WbH3FDrGMrNSqzuEhVnx+6IgkprlClo3Xzm9rYnmRZtWtOCmcpNiBOvXEXr3w76U4b1CxJOE2qyh8A9KJWF6Kp/Qrrbjm7EDozca24hP8OyQcnrYdwsCS9Lg85eCaGKbT+S9Nad0OX58KBYOBDxtMcmLgKAqLRTqVTiRsh2EHXZNUnHOf1ql/v3zd7pBuXGDi/f2g1KSifULYJe5KWZ7nDnbOJwxFm5Rz9hCtpof9AkUkJSNpTV5Ams1sJkyMTT0a9nqFpvhxJ5kRNA+cHi60WaVzBnRizQUDZ0DmcrGCZXn4Zj7EmAfjjyBSCGeeBOsN9MTu01M5L1kzZPVZL4NmvSSIajNIJsgbuR7YUzznonQefDQPmLwAi6i7Sd2hRAs7JqgUJTzdd0qu/P63UyEDcMl5WLiaAZPFuyl0TjrFgiY954DRWhPxSNeku0qOHP3Wt2+aqoZPGYdzLXcNjIaxcUGCax6ckkVJQx9BsVssEgEknQfegzVZsPVOGR1efMwmiJJNQFVt1lzxEEqdu01X6NUpynVghbI49m1KFGwCcRYcXqq1nZS/FbEBDjugeVDoS9blDhfbpZi2HOHklW4pEqF2KCosy3HgHJzryDztW8chWhSw7xnRQaJmQ+rzZK5NAOaqkPAlXClWSxSMwiged4X2l+MjBpsvEW08GDnqZ3mxFUIEYa8QQ+wR6CS3QhThtEBiH4Ekg8kBbxBh8gPq4BrS0LlRe8kAOvjNOYXCwRRuIbEAeAGkAd8FRQvNLOIvgXSTL0TGKbBYdhEVJIZ+A5EZ6KsRicTiDvTROjaOm0I44Xf/2altJK06+QcVfm39Yziy9VqWloeYH0fkADovugLFcMo3gdjPADIcsMWOyg4w115p51Qb0Zf3YVKUNcK3D+6F2x+XXgla2HnRePmHA2pfHvr0KzhluVCtqRSqQ3DWJtZNcBEWjs/gAaZxoX5Q6pWYCIccA0jKAihM3U3HFceyx3oKE5Otr2SQT6H+xUtHO09W98TbyT42BbSTi3ahJpsHnpEiCNLlacIKlUF082191HwQtVWgBF3YMAosBTsYmEGhNBadIIgkaECMBlFm+I/PXVpTwtDQFpEL8oZ89TROFKk+S3teDLpzDR0MFAe6Gw5Yi/p1LpDzkxNJfaJXQnjgwT03t66pQTAGmGzE1iIw890R4iEansG4UufzK3R9Rwj/ljPHBGfLk0UNV0Dn8kXuIaT65lAy2WrSI897C5LsOGsfnpVEe4pd8cf1HVLUAuMgdlCn/B7Wl3nc2sctiobsKykJT64kGQey27uUTT5S5jXgcmwNoctnyH3HPNPwvbtNoXLJh+I2vu3Frsl0enAG9opA7u+jAJ4UOmB8+nFpqhbnJtMwttcIZ1FU6Udz+PZrM9qBrrvchrZIPInyxmNhU0RxCdbOYocP04eD6+a5tL43p/o9j8UWkPKROrBPiVu+qEHKm2UqLkrKzANoef3oKc0wMF33LqKErvJVfhi7gQ5RPy6E1eg8zpIlXaCWqC5+CMPzF92Y7/UVMkkECK5sPxi/trpKdGuUpCBmVEd3HL37KR2gKK6KB9PDxUzwAeF/Z7IdTvVTiWPkDjLjml7AfHNe7nqzfS6n3SE+lFw2ozmKTZh1F0TipZ+GpseWKxM9hMFsS3bD4q3Zg6QcpOP4wxPmdM74cHdgh8LozZahJjh5yPk7B1cXcwNXsgfAZd2F6DlvRDPVeRbM0faVmJ05fR7tUcObB7TB1B573iIVKeN06iy1w+AL8lPBEj+yGhPfOAjbdSKxck2WjbosXqAXbvvwU5ostONe6eJiYy7a3Yu3Ht5QKjs6kh52zP9EufBTu9PKoDTitoTDYVyu45muvZDPJ/+1g/Rvo3Okm9mo3q6Ghl4nu7QnThJGsRyy2QyWSQEZyfruOPD3qbIQnKZ4L8rpwMUhK0fkFdcHNeUsLPubo/vS0rU10U5bD/lFIWZwtRdWqrwLUqSawXjChMhqsZ9XmqL4GM2b7QHHRFO5lorwZTphYVYC77j4yybzQRcq+YDcq10vLbiiWrPlZTn16XvYdkUxCtf75BedwTrJQyxds8FCatRD5iWr6SOT903ivQQpTCboNzaCALLaDIxZVtUDpT1EGH363GZMMubkpOMxijH9RiFe05kM1pENPcSIz0D9hNfBo7+5plk5B0qG9hyRasBKvc4j931VsRyCQ84aF5zzorC6Ak7XXKGeITuZZ61BDlT11z9CGTKvGIWFNrXliElXEUhOKuha7Spnsz8TMsT+IJKqij7afRg03EPMJ/v3VbziAccugtzEdgbuIVvFwk2htqpyk71QMb2cOc+5sGJ/xfT8CuUUGYnF4EaZ4oBjfxf6PMi4wC6K3yXHYXFuJzH7yF9RRRaTmoYJIykpkmNoFNByZgp+sXoona1bDBWflIYBw4OegvJMdQq2Bl4uZcnVz4Zx/p5kemkVcnhSVHltYl5mKnIOLqB53gRawhpOp+1kP8rZyM9rbi6TdT6u3JY2wy/0js9DqB1hko/pq5IOtiBkqntgIQ3Ly8qDIE7lYtdjm7SukS2WlV20AnVkJQOFy31YRN+2duwKWYC44iTklvsgwgPUh2gGwVkSO+oKZDlzcCL8sMamrl1x/HAj0/o161H7jCiTwc0Qz+EgAdqi+TC6AEN0WXjGQp79cjVR6NAVUnI7upBG17v5kgELlSguxoyEadwKUzOu1GrnSE2dl9C5yHmTy0tps8EHjFHDD58GU+arjt/wbkWG2m2dbGjW6/GMP5yDcj9VzHDQk6dbAXhHYQjCEISR+WKelHeAsCvfPR7kLK4o+zMacBBhYGBgYmBiBDjcUbMQU57hQM52L/yp7vfaBSLzqRiKEmnWDZsAbMtgMBgMhv11yzs+DZBFeO5IaI4TPq2/DKYKl3kRZhbRGA6qxeEaPsCFvv2LMtUhHoDtDD2evU98rCRgyvPqe+ypQaWb4uV4UMtFmfj9sseHVZtL1RGSIpuazGD7YM5zWQlNT/FICO+vqTn0yFmXYaflEIQhCO9j9zkZjUkypGOf/kAFU67JKrChRRGAQQsBkZ3D6wLL6D6HszCZxiQaaTBO3P3LNKClERdMDEwMvslDmb6S8BLEwZAXmFfGUAgWgAbHCGVOsBjRBr07DhzGSGDTAQcRBlGhoz5/G9M/QTfRkYhAKxJ0gt4yXQMrtjHKIhlJQ4YMTZO2cDDx2WVBYPXczzSylLwQmmRyHUoshWtUF8mVqCYf93QmFInjxKmkDtkw7Kv4QDHbfc4yAywEsFR6df4YpkqE/B3wvqJUB9YlzgmCt3gH85whoPDo87YV7AN4yV0fHthz4bYwKaZXvGTgXHX9jaAIPVvKCt4GC6/V6TOmeYAYsqXkiFeto7bDFlvdj3sRcGlVWi+wBBgDfRXsqRn+OdBDsAWsnahW7SIcAzCHhECTLItgD9BZknJo0ymwg8jF/zlashcpbe83TQTc9p26PF0MPpps9MdSV5et5gAfpROCA9iQcGHn/ORZSUcxjOLV+nYKbQPJYEElbG+DQACRps5YYlhMOYXkHKzzjfB3KEbOouXdifx4ylzw6JnfrDbzEnTP0trnCusH6wUP1sbFXa4xoWPCRURdGshNS/rAYrr1ng4PmClwT1Z5boQbllWqDTskGToX6aZ2DEdFLwe9TRVj2W2DnmbBwmSRhnLLC25gzQ4fMovVXAYqxy+rjQalJwbeDwA7yoaPD9bSV2nuPN3lolpORatuafdoUu4RKrUKgtNnE6/uloKdkHMl3xcbt/BXY2jK6SaZ8RSjG9oylC1olFy5SqfQhenpXzv6KaTFCWwjS46FjvNodSvWbHJwMTh0y4Obgu0fzIWsPLXZh6cp13RwnTTLSvcbXLi2XN5ybthrAoee4mAdOh4ys/ce8/QuTyTzcLM0fLKKjrGIgw+p4MA91EIHg1yxONUvzi0/4Hhe+DaUzBRL+RmJlLsEuprzRahcpNR0UEirwCpHU3NP88cbIVo+gaPOSrko50FhDdc2nlWDlfXKljfdpdDpPgv6E6ZO6ayUw4zI3ydK4wWieHA3fKB6c2U0bfAl5FEde0ww6tza3ddAY+fVMwUIi1gLAXTGW4JBrsW0ChCOITIfywps5RxoAL9xEf8qncZlP1BsplX/bK3+AGe4lafzlfwCg91U6B4SHPG+8YAUWjp5eVXnZ0FVCyDz0DV2ogXrAH9mQWPG0C8nVvPf/dGfgotmGW2Q9ko1n4ygyxXUAo0fx8nWyk2I6GVV6+2rdQIXxv0D099VnjxlShuBrMukUR1bf4QzEI3eOcHkAM3g3sUVB6zhAdZIGQSV/7Hoh08ntUbANgzosgam62PIijm1kQ6WyixjZXS3hq5JnNLW5aD8lNKrJ5Hkl65STb7k6/aKCcscoIX5JXWTDIVNwRoGvGVABgt2MfAbOIaDzrDo8kGRDLRLMdnqFotRQhPOQWioXD4Il0V28xrIIBpEmBxcOlbPuRgO6s4pNhPXZyocUNJC26690EUAqQN0B/iDOg5oipwP9JMUGFQrSRP4CU0HQk7I0YjMQWUCUox2EgtKhBZ+e13Xe8VfQM77/UnjfH8QYhS1te+hgJdCB9Iz1lo02TDwSS1LfEmcsk4N/Lo5aw3vlvv1Zy9wHAZJ57yDD+e8wakwuYAX4jVMzy9oDLBh4MN4ukCdHCbmDE6JX2hk9zlAQZZBwPiDh4jbwMTBXQabgwvlXJj72F1r3F+NuoUseQZZwjhykELObVQTl2V75ruhi8hxQ+Nat174KPB8Lo5Zf/CTBisDh7YS2CTXS9yOQmjWixIvlXO3wGvbJFeU1Dj5CFapkuX3k/Hi4pstvd05O49VRCoQtnVNHCafh2lFurNDNdpsi1S0O+27J7DXMzflozmTj2zKm+7qrG8gQj262w9sjOGEvnZUYYcYhV6pGzvQi22jHLUlYcIyBRQD86D3tE6pQl9X8Jb6Eol1PmAU+lAgQ0nA6CV3aavDwQuoZkqrUZHi0hAmd0lbKjf9ybpjLvVFikhla6QK9+yoDEfd8fgSGLrw5ECXFK+GqWluvIcizMhewEYk6P3hnYYwMuc9bcT2xC4JV74hWNd1SGkAqziD4ybRpxSzwChONXmOrueKVaQjOSmkhLyvQwHOPo33mjzQmZgNFzPEhGUgMMR7KEIgGFy8mimWT1LbZCi3iHh9Qh7lTOnzbyfzsVxVVJiYJU3O2puwMW0xoTEqXSiqNgYo0nBtarLpP6jKQS5Ow+IOJpu6DiBXvQdA0z8GTXLCNnvdwnH9VBZIuwjeg8mgAmgDieDYe2ArmjAakb8INXH6etM0bdRoE3VfQvab9+8fdOgnX/13R983cQ23HEDd3BoD/L+X2tI3L27zgtQM7KJIJAcoFsrlYMYpMklyxQIbhBccuE2bSWaLIhkU08ECSgaThwNEsJBZKJYH38biaymFbQZSsXANkEgeSIPVcB508ZOd4rI1lRxACzGMg29HJeyxK9e2Xa2GYg+aSxZgoCxjEZuSQcjUVpCytRXkpzBZYBpqNw++sLzFBxqRSIoYh7zkavA8A7gHaANQAcmD4BW07aipFZVyrqJV72jPNZXyCK3VEFzpc4hPx6HAJURTdBCaQ8FtQHKFwMuBVcBnO+aZ+HIuV+rpOrf+HIXTbOFgJ7Sy/5UOVN45iKx5jwoXNfeeb8+DHBC+VoB6lZditvzyASWaPQmMZpAzHtw6L5C8uM2/OrpfkzlB2Z5jXY9snPu2xJITPxl7PfadPxIdrIshz/iYhkr4aRPorPmvh/3zSZPWQrqKXaGjvHVnt154RlG286t1HA6mDGPIzXd/CdoNFiqoFxR3zkDbDMwFoqBIFIJPMOtKUVKMTOVC2tJuECikIxxXq0hitJqHoDpQp34fg9nhgGIwNuBlkC4giyJyIFEsSGfBzAuKJIohjiW5INoiu/EWx0lrlBiy6lkDAPZuXWcwMX8PQUq62ju0tUz8dP5468bJXnAV1T2AkN29Vg4V37b2kSf0k7EkN+hi5+MrcK6Kz72E5xovXl6HutGIl/g5k6zUYPhardEus36UtsH+IClHR6QpQqfsgBU5Gv9Y8s3tqhQPut9LONXyv2fx1f5j6nvEnRjsQt3oJq/BC7nFCBV375p3xrd/c9T32vXtl1wDLSowpaFU/mou7krBXDBuN6VwyQUwRUGznddSgQ6tK3IQ8pVTdzDhGU/tJdNZc4bb1N3NbJ+z3NLG+rSE/BxjLSoXHBY/LJL5PdfRwFlUVDkP58OBN/ewGxEX9cBnug23nIV0/RpSXm7S/H0eXQc6X7669p/8a/hx/b0Z6MyyeLJg9HcfwrrP8yhkO4lrgifoH1+GzlrbS+puwbkpDdBl4bltO9yrCn8JKxpTfZv6UVdnpYH40JXzTSs9yLy3aLB2w6TI4jk+HKr0n/NXEMmamj8Evh9XVf2tKxFoysXkIJ04ksvF9hBOlmuchfkL2pr6ZuMkvcg+p8UgzOOC5aW/qJWBKOThIo7Xq8jkKaFb9Z5c2TVsmu7P+dc+tPss2ryEXYEt9ggpldB1u4gc1E6Vdr+/vuQacdRN9ecu/2NeMcI8Iv4cvFzdXFAdTJzyRAuRG39DZocCs+e325oM8lk3Dxu+74Mi3XBAz48fX6bunu7eSg93+Urd6tAtyzpK7prN1iGrLxMQJhtlfSZsUzUwTAfzuPj10xg/b1Cn7NbBPavGIW3em4zzlq4ku3xatiQAN/9aLQvt8vrdfmlQnIKsksWvwjnxe/rtIfGoy4kGcSj7JZ4PV7l0Axuan8sHF9z1Yx2qYFosuCBVyRAHkq+8zs+aJS/3JSWKW0f44NL9SlATjXbGi6uvlHkIQEU+iDipSVHvPsEYTtNujvHfb9XS8SZvxbBcFrswrOOxj6wMjTb0Nw4sAIRpKzQTmEA05TKzMK1OkSo4yaG0I0ch7XaDwUvbx31oFLdB1tg0/95wz/Vy6NksXE7YkGXoYbga0advuVK2m8Vnb2rFudG0arqxv8GDmXQvgFpY0G0MSPCasElmEPsOZBR8D6QltdHUzD592C8NZ/SjklbB5ICCoULFj9D15oK5YbmMFLDNwPKspwOd0eXeAo3fI+QRwgmI652vFL3twadfpt8cOQbqlXapY5gAWEpXx0x7+8Wj8uCqcyBhrXI430j0mPjNbKyF2qENpmR9JPf8j1SfrYr88narZoKteQfoukT8V5srTim6FnbMm8an2jfPZLtk828r37F/aw5G2zl8Q5uWfM4WCzZ9n4dGsy97H5IJRGwMJINTg3ZOqu2hwrnjtQmksIsZ0gybGDSNNOYZnXPEx3ihOKwnKPwMoVba5VkK7ZDrvFnsIuC4CgKRmbz5TtIkbJs9yGxVXybiQX1J87mmtEfMxcMg6i+ES5FpFp9NG1TUjpnbuk2xPQYciW7ez8yUQWw+Gm31cMdcvU5jiRYqQxmi4xb14JO45Kj+UyaYojQWiIpja96JTtNgSg5kMDHnEUKLOhN+s3wRCVpSEqRGB9+TfWyjeMcDWTe77Ts0aonhn8PRMtDafeyygPOyzpLJgGpngIHfXMUcftx4/iDSb9tSkk8Q5R6xN2YiWbcWPi/ftfZpE/+030Yg65LaxFOQU3Axb6COhs2BfOqBq508chjsoktMylYflaq+tQNQpzpELRMzmHoeGhqNxiwzjKDKhZ4EuBuX1uje1ksfPseS6uWju5+Ozl+G6L+nq3NRifmli64d2oFU2gD+8C61yzo4OBPH0vjzStHtuQiPJZEDJO0AteU9uINSIla/mmiPPZvzaWsP6MorPpJ0F3o7DcENfJS65+9piG9G7LkwspgctEwXwcVnQ5whHtlISBtzJFtBny1U+udaNZBy0DUKXFwwpXYwdCqKDIUnWXiaAelc+ED/lxPMsSz1C9kjZZqNOB03jIsqYD/w/Vqn160lF1sJfIe6zg9gIGTaQh2slX26ct6h9EapHDGWFodmsXYWTHUOirULOkZeuwD+N80eBhtSrX5uYLXlMViPaTUTyBZ313nHgrbh5QJfVRi4H35TNHUJptBUUhUDuRC8YTFV+NEsvhNMufrfJVLF7asSlGMSTBzjPT2XnxdaN7jCDDrUTVAEDtLUalAuQCwmAcsBK50yX1LluRB1cXoaQqHxQy9DNQJWYZyAK++KXm0qZ3raXWDHvhvXCAsqtMGQxMkJ/KDT59KEMeAaPD4b33asmYZ9lAEJQ9CpHlJsOYWME2vECnLytL9IdyNLJwtG63bd22fJCJxk0cFv/S1ia4Dn7PSe0vewqFOIINAlK1hQg2DlOM1gXYHMQxbaloqP2pu2pb10a/feJ9clubLd19Aa+rYv4kJ0DXgetQJAFIvNvIQ4BBUCh2COkEkYIUQRlAkxBBMCCa4wCaKi5MUBjpMhZbMwDaFLDuLGunaYRi7gKzRumy5qfSitSXoEuNluJ6l7c5rUqWhrrNpkunEcJW3PwumxiXJXaZdq3Kz5zXOMjS35pVH4vGKdVcj3NaD492872nLYrhi/izpk+2C9gkqNAK5d2yfN3iYPB5lAK61K06nDcDqpf+FpFCXqd1HmXBJX9JGVyoSs0ra/gRnqJLFM23UzsS5Y13xr7UVKFxk2HT5iHrJTci3Z7nu8yOANvGovSG45YARiclHYQZRN4RigTA5eyYEmrh1njT4JIWola55g27+tWgXPi5SwF0L0UaJZKsxThMv+0lJcfT8UW/15YJPrRKvLHdrBVEYTL0crPu9D0dj4TkFfA0uZbL9so8+TJ03fIbZTaDV6mf0sAKsif7HYZPZNzEls0kv1NQ6pbxIutbVVUKw+wC5d/rlQKOI4uFUdTJFKCTXJ+n76Sb9+P3sIaqn4eFmrUpVO1UEK94BCYBSqH/xOXYaKT+JTkf7bgavgE/6HsBLHf0W0X0ha39jZjbhClvDUHkdDEobN4FYGe8CpNwY7uMgkR8j5nDlEX+0nFDpuxC5uXLdvAtTgSi8VbWojQ7IO+kN9A7xTNA9OTFGJwO9LV1xZgYJaJ0gbNzkCMrOd1Ehu4abaG2LPfv02VBSeKHSuGlUWBXvfdi9SYakSTWn+Ay2RZD3EV4lQBkbFa5R1aSYPyi2ADiiZyHv0YmApNGfnikHHhDiqQrBrFdLaW2YqbW+SklgOw5U4+HzFGOjdh4FOS5vsWcc2zVDOeEJGWza1OxXzUDAMAXjc76AyEZKCKqbbPppa6vjtbKz0+t1Hn35mSowh2VVtZG8BlJH1HcgjMgliuNAFA1SJPBfkTEgjn0X8EtKiC1PrlKaXAnlYKJPiqzmYbiIPNkDo1tEKbBTO7iFFrdVS6S1mXfReUXtGrdkoVWc+IuJSMFydZB/KpVGnhvrqJGvh3GxZCRVHpyv6VhRKT7sNWa11/EPjGsI1XCiSBTPcJl95t3lJrX9p6xXzFm2DZpzF6VC0zjeONHXyHtllgYtoDQx4uUjZDWa7iGlDXuVFCvIUGJAvfvpQ/xDMo33YNPN+HM0gpg8781PfUDDpu/BMi0yxgmCmo4Gflwvvw68ZOZ0zSMhPOFoqII4zxXLsG5Ft148bzDfJ1B2MywH21rklup36eL5dzeOR/nCixgn71R7gqX6YLNyU0NtF6gEfb/Fgwx43mfdL7dMcpvZcXO6uiDxdHUZeh3IT9z1IkYKFro5KuQFyV860GzKV5IagozpjM2GihikGuyWDkMg+hKH5JT+BI+lodzR59HlupOffDe3PplFecTRirpCrr1BZk5IYwYwWh2NqTtdS2fyBmIb+F9WiySVjx5iddFsdbLmQ8bL+RFN3zghZ2pVzvhkPJGWfp1t8gHRMCnjVcordBmexPmlqZYKQR7tDqqPVaWypfpEaD8+tSrfOYB68nAW6lEsi6tuILgBPg1naCsm9iqPZku3A91fKCCVaW6Hv0HcBdYgZso5SmnDttaZHnhS6tBUEt/p24mupieto5MS3ejZxHNkuZmtiVLWGB2AvgVblyNR7ddkAdrS1Yg7wWyrgQxUQH+32ULQCQjnFZ0LCehZZtN18MPeC6SBiVWNtcTtzqF7BRqQlIY7L8l7yxizJlMKTfjgVLE7DANtcvD5lR27rtJ79szcFbSYLdqK2iiKj6cPAscDfwuVY+olxaJqmJVVeSCt7DSVK6tbdrv34dMuel7kDqtM77OnQvCFviMgPkFlc19JkMp6DcNilFI3bNBZtPqN2Uxudl0jmaVR6yIYekMaXfie4H2FaavCkPG9iCRrkCFzgTr0iz0RAF7CUClIeLYu8ErgV25jnm8GGlYcVlHqqWrIcpZfiZ/W9UsUFM2Tz5J6XwuEMxgH7YvldCE/T7vgp6Dfu/Y5BEn1d75A5e342Bz2sDpjFPAlxQMKFoZQDgSur0cnIqMFiH7jcSYm6UBxSs23mYJy3uLCMeTGN5FGyyWxxoFfs3IA58vLR8pUkXE00g1dcIp1UrskkdwDHyDruWJe6xB7gHWTHCLsvjUsbC8wZwIb2tgOkKtuK7/gFHIhEMdje3+Wd4gUZF8PXy63KS8+UF48fSFLrJbyjuyGVA6ulQAbUHKIehUto10+Ju4CubpWuzFCkgThIOknzAqcTL7k454wmXfsIJDuuXFD0SqdmkE0ATbImxpK9UZvsHADKW6ijuXphoG+hDpk7l1bSpaZbuRqPpNJum0led+wld4WzIesoMbCw0ManXegq06mmUYx5EmockqlLHuJSqsnt7BMPXJF8djK5rOyUcxnSrn1ZLQ5pPH1MjucFFlEap3AQOPTOrfG2FKG9I1NPJ47EfHa1HtZL6VZVUKwWQCaDZku9JFzRTn6aCNt30co3ZEHpz1DKqDmHlF6c1d0OYTBoMdohOQN65OQQjiOHSlkjjKO9IW3tHAaoCa9GNurFxkXFu6yPq1xIt7CUOUek0G1JkcBGqd1eIoB5IVHShF4meiB5+7iVIc0DqQU5pExlMX7kIqkqeLSycyRXirU7ukxgcpiKwWtvPcrVTh0n0/Br17jJEnFEs1vxBYhK8a7OWj0/RlWbPXz+i/rBTc7OmpyZo43o7q0pNl9Kus7AVKc/n2jlIptdNlE0vFyp443Pw+A/kMFR2mAo2ahaQmhqjB+wmzKZWva1xKXGLylhgg9ekem4hQ7yvaURReORpkW1GSV4+NEQs8nyELNfFCjvAg4dpsu1nqWH/Ao5lXXVXFCvj1vfc0HLxHUKqOWjqDTtdMQYWD5t9+yVU6rzbLIkrmHMxbWLtFJ8UdrFThe5K1VevIZeZQo3axViB1ywh5DJpc2+NXcqQzasR41Z7MqoIPXzFyMRXvCVX4OVcKQaxQkyuVkHuMAqTKVneOxWPUOymAvrgKuafsgWb8RTZiS3ewe49bkEXZe484xzANhATrYNnQtNBZIRi6BJ7lA0pCoqNmKLAoGy6N6L6ThNilKOo82RbqR1gjhqHsIyLfnSoeEyfSm26UlsoScDDJNumW/TrtdWegsusHjLyHDRLUULYsscsFnOS+wYoDBJulyak9ak65AcTKQcM5/3TV59qRWEGzPXh6Iz1EerYWtjL9FSjFIj1+J1KElHYKlVhIujOdOvpwh9RngyTzdk6rRqGSfEHh24ijzKyQm4Z22RqbqkbtIYZSlQpalD0T23voSuS9oSaGoNgVNbRbQp3hCeyXFIegxjt/qhIKXjQwf6ctXRVf/D9dvokO/L0f2kgi+Y3jXLxV3tJWk30eAefIh0xmLhsXxajS331TVKYA6hiDIDCK49nGe1uvXnh7T52ZTSH72QjWZS6ni177ZfbA++ozS8D5tw8Vb7bTvtwm9Tq98EVDHnQScaIYOqWmDOMdWz7HuMmpflfCvKXuBwFA0G6rQ3U1OXJm+L4wPCnAYh4XYcfyiipIOpGWH1RBr1Zl8c1yQ5uNaqP7Q1oqB/lR+cz7w5P9Qf6mvRs45dn6FBOmOstZxtOfwLHkoZE3mBmbNPb4HIh5J0meDPXeZHaaUpjAdHdAYC5Z5hg6HMnAAtdfSlONznj4zLplPWRk6rMY+b2xI60PF5nftNCFEiqx4W8Cc62JDj3WYXWnCEIWIisivv2mjQTVaop+N4nj7BMARPmJMl5LAeSP092SUnN3blQ/UZi9GxrKNNV5ldg5pwpshqifeADrV1On6tYn19DnrMHT7X+xk2DziwNPHMmPzaRbYdf+rdVOZSP8/7S3Dky3vylsmvGfAoYBP3kQGLqnNaaWqR/lU8MTWXhkk4C/CGZBuYvUhTWC4yF3XWSda1PhRo1w/F7PmXIVNT/VO8MKbOJa5pchQvoBj9ALNHsSl2AJPam/Skfs8/Vx5D6lf2YEz1BcMSZyl4q2xzLooYw1CsbwW0U1P0rhXwyJNJe0Hs8UrSOZhkzAQpMjmwAfppk2qdKbl/y6c6iUXx6BIpvHqwzH24BY64d8nxBh1gzi62EXjl3kFajK5Th67jxftcwNcscA709om7vE3nFcPOsvAKoshZ9aYsX2uRyaBS/SiO1BUKJ0WP+hsKFsj1h5F/VPbzoI455wVqocBadDncSLa7xROYAFyDpW59fRSkCOTyWhU0wVPGJiII8AoTYVnQQjeBVsAT/KS/VncYazFTQLn1qAHjZCgOSHWgNnTEGw+GE0MXY8YLGcTrB2jrAhxgy50wzLx5c9ZvZrbR6edHFs+nCIugLOv+xjktCVa+Id7vy2SQ8RVVXrGgoCtLCXoX9ymkVRP/Dmp4AAoyiLEsGEiw+hJbZRJoQi5zBXYqou5Ojqw0DobTQsc+OcKpf8G760OFyZys+WoQweZP42XQhL/D+gaYTzMCEOiLDV3IgdgIvA31Q9fwK0WJ3XFW7JNCvEC/2zr7BsRlKHzl4hcCiJ7wPSIDEym02n6GJq92AfgxrDJ5tC52GuqR4J20MNvTJtRHC82R7boWrce2xeAvKgpPGB00M3ENizzcqoj6ZTBys+bNSeSxCcyJWTn+Epayu+TkYFA3rpGWEsp2Gx99LfX9ZK+UqXGzqaU3UCeYh8mQ1LiVLyQdldEqaZpi4of7YXrfWwQ2aMEOS16IMSh2F2W8QlcyYJoVrjjAapyR2jV1wWYDyGGyXI5ypiC9+sRbcgTZ0P2KeRl660oZVlBVfCc/19POUudBr3FVhaBRA02hbSff/OoqK7OEbHYX3odMR7s+jygvM8Mu4XqdMO1yMJ7mGFyVAm/R2yofERAVWr1v1hZ+K1/crw/ACNphUNpeYgOnfSMwN+EjgkqRVk425viZGEkRSpeqzWqfWm83arJmr6OUHOSjkTmzTSJ/O5FVvPh1o3rJ8OiafPc9fI747ksal2okh0YlaPXR/wq5Cy3K1FVZXA2CaTz4XhzfAzMf7sRv6jMCmcX4mtN0nTkhUR9ZTL6ozwie5vn11a7j+nIOZpsDMS41KVil42Hgc+h7v1geTA6+Dgfg4cP3doHJ12LaOYM2NBDvvhh17W0um3PK9fJM10/nZFD4z5helMIuNUJpB1il2QJ2oKw2d8JyxPO22ss0uXX94ud80HMy2E7CG5a4Ox7CNH31tvulBp0u39gazwbLvicHqsHxT52s9KusAraBJXdB1kacid/qOxrhTSRiqvg5e/EIXG6l5KNqaPSdO/R1f9OjgNdWD/vrjn0fHdT+3pbfYe3vCGkwb+lK7RtwGooZiSiz4VlsYyNZQzJAHySLU2GS3UPUQdEks8mAfW/e4AdGXMKtUC3eEebIYcItxorvFgE7Kp91dkua1iXF77Mk5m72MkDlpdwAfBAf4PtA0wXJ/ZO98uVFucobwaSLyWXsy+qWBAK7LMRTxrc2O8kNffhXIoTD7RpayHHUKk9k5RTOpdAdBuJSVBtFy06OaxdmnyuXfdhFNV2yNNb8cAA6hx72zUBsPGe77uRDMsXS2CZXQSwfI6vaWwhb1ErOqHQUnFXrpnC7LNR+CRxCpaAmcgN2ZBL83q5n8r0xHiM46XX0zRev4OhCsdHUNRNn6Sj7in5OMP8E2uW3gLprzgCe2ReP2opt+jIwJ20y25o1nlmtxw7pDWqh8xK9RDs2TmuSZ3/f7klDYl31V+BqkouHw/N8t7Id3urxguYYcWYompcU+T4ZveBHWcskYjYy4ec9fiBeFMz8jw51VR7McREFTbE649nn4g4whskBbtRsLs4LNP3WrwOr/awkg6nUQZbeYCJHGwbmtdSLCYpYiarasFc+MOFxBt0x49nnw5jPwqQ4OWEWg80k3htaA3z2ZeiWLiF2KkqExhQljjnDBE2s5CIKwzqZ/AjZpIKAzp7uwRti5GkYSP3QVAFnpe4bbynVcbez8IVjzdW9uBMpd+ynIVAN5mpEdiy/JqZeqpY5WU4hy/oBVTHii0TmxyBn/dyOnzOtxzEhjeNmk+LjFX443i/fx4WKT88Ggfxm8ySg5eSTJcfay7w8izF/he0vEysCNBSr+h34nWBchQYcw/xaPtQfMXxQG0Bi60BgAgUH1EOaqYsBbzBp8L0wNdOjt/CWdZoxuZ+mXAcWJQ888iSsSIP1fcwY6RoCGBMMEPmY+NiloMsPOynX8bT957fi1eWOkal5h8UMYz0G7VfMerWt2UaKnKJ+nD/HbWlyfznWezPEZrXIkLUi6y7csRva05J+JXdHryNb3Glh4iMOaZBgWPcWiN0uIzU2ZXzRKHei6rKQ9HMg5FNZXltzMEOK3GzFvYeZ59uiNhvcYQ3ci0FwhoKYUnAVS9nAnZSi5h8PkElQYQFNBqwl5l5nJ+ZwZAIbNGysVmOCRmGCxitXxB6xLbnvncNdFSk+80sHXR7GrvUsOLPJWJNcs3Dm4q0vsCb3mLooyk8uQaU6gn7+5fcxbR6yDIrKKEbJ4CsZTBeL17IInUWyeREnB1ynKb6B2J8ctQdMrR0sWHQesODQ+zzSXQROgFncJ5bFfa6lvfKuLHwBmFxIjpIOF3+lyAkZ2nZSurad/JwfU39XZaEdBKN4Mec4fPwAB+I0FFO44KCACr+PAtYF4ArgIxZ05dBOo+bOeS+PjayAN/Ht74UcSgORRPMX0tSrcfJi0bVsaBvYG+hlqJFQrWYqa/oy/a2+DJjGxPoLiJ1w24U40olj2rjYwfEXXPx4SceL/IXXcapvfKlUAXCHZ5GEg4lP51VsVzPsZA8f3MELuPjw/EWSFg9lpJ+UpYFlECNN7Yu1xO3icPLUWqDwMY/o4tFCnGP04nyfh9j6C3J7t6igWyc8Mi7AJPLQsiO2o5V/vuGLU+iEFVIvIW1KorY8hyMnd8RVhOtkX0AfQQIStm72WYi4QC3uIYlWJkh4tEvAlGNEliZC1uoi7wPhGDV3uMTeF1uSpiXR/EF22cXKnNQZs5ZBynaXC1jP+1s2VpMSRbyCLuf6EzCjgmeMwTL3Z+haBVe5CxHHLHvxSZla+SzKyJ2eR9kZkY75mro3QtJZ5SlO3BwAE2PIEXa5zN/D/uJIuJaMSJ3XDOJ5yFtTGojhQELIhVrAHnXpL18uczX9hV3CQ8ObOWbqm3jyu25ErsHesLLoL+s6jS0uClplO/ugb19R0trRHuJxZNTFeaei4f6yfjzXBaAz/A3AiYW6Qsrw7BJNeC+8RxFPivXmi2fYKmWZYUDUSzfmRE/WdVpGbc2Wulf5LGJ8gnDuzc/c39tyT0gmzW/tLcfwD+7eTsbc24ceW1qPnfYMemv0gI73nr9Fu7KtRna/12t7PDTmyFu6Hqt/L9GivR9L7XOj5IVdNAGAp6xz3P04DUi+K62GGA2gg0E6gMZhaaxGDY/QwiT7sQ2eUEALlGAPrOL7hxWNXM0C8CyrSybkE9aIJjNH2SbXdrvzsWZh4GizW9pQGW/5wA9alTqQ2Efg0pi1szYtHbABUbGGbE9jQjoHRqRxdTeDXGkCj/1ZhrFBNzp0YRhqdpAiwY5fra7r64Vu4m2slEJLGbME9c0afWyP2OgwPm9+Hmksg+Ws8itUo0UzA4DAFgt6gFsKkGLv3jurviXIQYgFXBp5J7AqFmJTXP69QapczXi4iK1oQmRGFFFm56oUr5fQoyLvlyRcvIven298vSYlq77vkXnB80lHv4vfs76X3PCna9gpCen0kd2BE114pUhAsvZchKs5oIg1F5i+VLjXkJ4rzPGHfRPKDSyaygscK5rkRuWv293Mz1wVag9hy93b+jt7fontuslL7KGqdLDXbpxklE7gd2ioX3I04R7lmjSAD+CmfjQ1/2rupaL/cbQfPkk06TkB5NpUhEG0q2Lfai84Z+Ak5gkvB9O7kOoA9Fv1vKF94Ga6nchv5aBfCOuDyUIqIH2aIaH2d6jVjY3WaIYlRcZQJ45ZrBTMputPM/2Q8ztVb76BjG2wWyoYp7pecFFRJduvf+VfIdrB1vqq+MabSCy63ImhKkiROFgkrxrdaC/Uq+wvhcQHMVw6vvXzjsHoLXokxLqFmrSvPS1/GU1zTr1A/sL79VTKsS56Lr3RfezEy8PcPnZ95pfnX5SiF79uXJPyup6JExxodvPz/3ZgO1a+lXiPugRPrsbNG9/HjvOQyhDZyyh2yEOXoMeulgFUYJ7jSdmZba/MZsA8Op6bwe1yvgQ5UawwRZIJfEtGjY1H03vVnTGGL+c4IjtQvk7Ut4KhucKjiw4Yvp0cyfjbRwepREEps7BAntFA1vU+0EZDLkMw8jlu+kKwXHmdHwJTTq93aKQVFzacW2PrY/Iq3oTko5hM5o6jDwu0PSx++zJ1kjQ8PECM4NfH5EmwradUdfJCnbW9tz1n8bpUt7oJ2KUvSDP6wuYTR21CcfH5hxM3DlzrG+M+uoXMyzxvn1R1gklFepqqa+j0c46jYWj6r82PgOcTLrAujB1MLryrieJFnv2H6dVq1RmgTv02lAXoz0x2gSNHIF3sAQeZ4FyaPpiAowUN8Goxbw5xgKGdYHB5OLiLC9KtySVXgMspGAXB9d2HNI2WL1bbcUG8FLWT7WChgc7kPpNkS0jyamEoQiOoQ3gEQ+wxg/XB5MazpncZXKwGxrEg/JOWu5Gi84KFNH3YKzF5x98CjL63L/vGCQd4UO93oBxqxLXOAY9XjZ/joO6hKnL8cvNVqFvkxLNtEhk6F9KUHKS8xl/f8T1YZH036gZaXhT+6u/jqNloe3npbm8a6Y7EuUgHIiZk4MUky460jc1knCYZ0yTTJsB/CI81Ofht5edS2MIWIQ252llsQya2/Y6tZPLlqjIuxQvUru1AaLQd2JiIU1HoFpedLNIHFKnq79NQRVC6uKeSzNlNBz9hYq9N36h9fWp+jduDiT8HNf40gP9X0zdKr+l3RSkYACr+CMAKrw3IiszjCef3hPk9KGpfx/6hMQ6aV+QS0FOtRfgCXo4TB3wAqhjMNYI+HJzPH0zBkCDxi4mJiYmBiYGJMWmuezTeJL4cfpGvTCe2uNzaLyV8mLjclEH3rJmXuyZ/Fqrs5zXcxA3G2QH2+EIpfkGiUXxz1CbTGrIAqMroc7WyNVEw7p5fkyJycpBO3pkD1eTFnKabK7JyRffdXnVQ9xEd3RJYebUMvPUlVo6GL0KGaZ2P/+5OK14jUitdX2IWWAatouoZpzrI6NKVHpOzWW2ANNaj+WVQJRNS+KVzHlAB9zYhIlXnG5YL06bZm2xpvysFmAxohsNZ+kXPD96HhdQXQl9SzWCiKC6m9YscOK75PsCwSxON+KEv0mca01+4T2WA3erxmb8OBSMRYBQhR+k5JIyUf7mJDh3tXpWca4TF27bkOjOQk5iSrNIFJFTm+tgp0jgerDuq8jzuQlK7ZGs8rWIVhRMaR6WMv/bkOnZr3hMp98vJxE9h82IZaDyes78tWWrWP9Zx8r+V+dyjbg5GxmsQa8W9eOFFKjJfkwwkJTyBdakFAY5O1KHo3+W6ouuBb/NiAEpFP/0prvSyu4Y5v7A4eJEf6AKThd0MMMNFkweU88C1JCqCI7tJMkMujHw64RUL3TDAFQeZYTETltUmi07dJ1ujRjPYBOwiSulItxU5ebnsJB6jasfaCXKjaYqdaCt2WOjrdnYOnKfihge1uXAEBxaNJVSDy2Xk1KQFd1hjkeDF9rQNE599hAztjrAAO4QJNYpoTL9FtgvANcVzlFkuWAncmS0ebGqRB1qiS+zCij6BRJbXYpfh0nEVbdVrsJ5Za0Kn66IwuZh86LHI8eGKF7tLQCO8Nzgr7AvSHUwWuwNxnAczgXXlvLhJAhKagEE8hos2S5s6IWCymTjR9gxR6Fa6xdsBA+de/zIQuZtOrAPH6reBc0OqP0d5EGPXs8hsQqB/ctAXHNhW8RLg2sZD1/5VjzR48XlWSop35PtaWePBqrQdWOiEobhjSxB9gCWnuemH2Ix9CGig5Hx+Brwqb/h/kmqp7VTrKF3tX+zjmY31j6ifh/tx1ZVdEAUD92GQOBzggoNMc7CTpHOkMgpuy50U65U7ycRiUvCKkEGx7cSVDMjQhrEoA0oNi8tCrfJ3u0serObSzSFZBxJLYRhEdFRHFjeFMhjMJYPNasTbDg9AsQ11JBPL/51bJTO3G7DiKJuO9Sg+PCt3P2dryS/9/IG7StL7qHrmpbkQaafwViBqyPLB+JjBPNMSX3GQIWSURxvUC5GHg7lEbQZsu2fqXJsF7W6Yn/hQQNCxf5yFDAp0Qq8A6tbugW4K+PUxb4hH4n92hJyf83gSwW32xUe1pL93JNvui/40WvZukNmJHsm6mvIAaWtbBZpugLmh3uwWz6jtEFeBDFGr7c3T91+Rs6XjLgMqXBvSuX0EeJOTbzN059zpwrvhvMEjO0gYTuPd4GXTgxGI9suaLHZG48jdRLsb852CLW9XYtyVgY6rd8KjUw68QaRwegx2ZnwFmw1bPwHcvM4TYf0dldjxZ9HjsP0jzKDCNwZdV2WI1ornSZXBW+9n1MycjYLzCrV4FpV4JtvDny9TIBqipvO6BsJyaUR+M90bihMLvVCBvpMLyWoYvZkPJYBrlh2RZhptHgu75jQmf/rQTacm8tQ+Sot7tk4RPrgiT2SufSIGN+iKIVa/hso9ZNr8FOZ5DYoy6NluUym7/shxj4cH0XzIwc7DSYLcZR8WTnlO0DxWHPW6zkXx7KQOyVuTkW0kysPqYGh7h0D2bKCcea6aur0YzAkswEl5VF9QZxmbUxqZaIIDEzkBSugGoVBSyZOgZ2U1RaZYIIpBpznAUriHwlwuYA6opiFXUbyXBTIBlXHhQ+05GH/Ykmc9dUwtVXTPRsMldOTRQoENZmytUYeDlfnrhgfW7TSy9uaRDoihGeIupI6Afg9r5Dg87RovjZ48UJQozMYYMFnoboiEnWocTZtq4CpbcFFnB3+hrru6tOvRUq11e2gM4YSHJtJebST3M7IGurZo4ZannJ9ohJnZytEKRonTHetPuN7WnFZmdpO0THROjW6PV5UbRi/vgJsFFmWTwFBndhbAyeZZ9ud9aDbgkupgO7xCONaT7Xf2lTX/OWLoSWo62FLylHN7C3NAO3rFFccgyoOHZQy8DtsPSaePwQXVLJrOi4vDC6zxYbaIPQy+luLncIEpDszhYptiukg8LHxDmIeD7dHHkrmmaDhFz5iLK/Jm8Y7NiPNMj/kwXg5mDy0lh8EsB9ACy+QFnyOCbLYjz7X4RBeilWyBo9EnrimHS6nGHx5Vhj8yhLoqPt0KNNUtVOhm5EssVCNYeKDGZQ4e9Ou6ZvCWejp20e1S5PSEzvAS6pzJA8VcMH/mMskMVFw66lcDsGjO4QHlWKTxYHoE4l5pp9WgTMXBR6nFYeE0i8EJhwkqfJWwMtJYeaXVru3UjdXp8ANHW5aS7Nhe7RVVKraBtKKr80BUJLfxS+MMVY+YJXcO7sFeK1HYVbqGLQUHAHMLdiCxabFROT2KK7pbHaI4t12QahHMqCVdAkjTZQCkAzdy4qAbmFy4cNzsAzdWOQ9QJ9ysLi26b+uvhfOTx+yyonfB3//OVy59STeY+Lorlmtn5BHPpBxp1VyJrcsbQe04zovjPPyA2a9aUqqOBG2CNkEbY1AjnsO8BxQ8yL5oTNjfE7NBv4DVmEQbC6EcIblSyfJCzsBMkqkltVHg4rZ188OlfzmpDLTtQXXJeU1BXiZo9Nhe8hf9d++Ul7hFnCqdNGsHkn3d95ijICAgIIgyBwQmKQBBi2FHGH7GGBPfZk/v3+e/UrvfYplWQ3AHQN8oNJVgXMBLqZPkTL4key1f7hlqdDvcMbR0rvGnOC/vG7XLR/GQ5Z4tvHkGgeSG8zP4KBj9NoTBZypMcW+G8gEykhQc8BhniGYPA3q/b9H0K+pgTBR/cNbsnnsgU5t1arJ2kkJmuBPuZxfLEWNg1pT0kbmp1GfzZomRjnEi5JYtjKdQkeSRMhapMrdp7WaZ36dX3qHgBgfagibmAqd4TpYjXlKgWoi4KTibQW8p2Amw66dIekt1WR6nWsJetfWYVrnYYHcNZUGkOEGUWJilc4sTTy+J2LuFcldBSPuONtH9s6Moxeu9g2r/kjkDPC3jtjEB6ehhYCDeJ3844a5nwYo5K2JiufAyRKRg1iPzhGjl1Og81ht7ltnbqAaYhnIVg4nwQdM0t7iTx7JJy0qG4cYe83z2n0eMQHvpNnbP8cxJeWa4K1bKJ4VpoLC3kk4wo3lR2ArTwy4xx90734X6dP4U+jt3+Ba4B/LG1wK7dNzJuZuw964SOgyhZ/7D0UciQ/oTCwZbwQYo7jcLc4pFVzv8fXz4c+7L3Wx0wR+rUdz5ztVnq67OjaTf4MOxcGWSAzb5pVgtH/6cmP0wUfpqLJ3qjT3NiJT7iA7NhXKu27y99G5QLrFbuJDLxTpqjFjnLfd9wGjsMyAim7W2eTd92+ZRzkjpgxw1CtTQPnnzjxLywKbrAQNWUb48+rqshilqyYeOy0Fq7mgboO08xDZ4UhiCDSPuaQNoC0Vrd7a78IvxgOBw42L0/+dvLZ8WFp2g0SuGKnXIs2bVSrjhyzHbiD2dWBYHzWSwHBaNAbbzAlPsILMj1pJfAiXR7d6GlAPHaasfCqEvHavQROVeF3+JivJH7H5ntLrlwaxlsXXFjIsXKzLrTh3mdv/bi3IN6ltC/jfWGzxi8sklOE7dBj/jfns0+fcu5WwAA7PLuSsWHd9lFwJ6WTHwqkXOK5nGSp8nUtWl4B54mobhmbQX560B4mypx3qtlcmHaJgKKcHKbERyMFkqMVjqMePXQ1X6m73Vv+bWPG0Z3mARRaaiTLqfHYLk/V6HASalDGRcIQIWPhLxYfWFnWwsELQppyXjb7a4YftzJlMR59bAPPrekDgiNpijstqMkjNhFoUk3Yr9foxShrS4s9l3CJgkX0xaD9m9VPmHxoZLaBMJSXI6L+2o3Kz2ZaVX3e6PNYbgjQ12Wd4aXhboJt6GlhBmPxcvxq8PB6J9+MFzXfqgbgMUVc7F9mNAVROaMaDqezF/fCKwEBAtDxnTULKwLE7sjjgTEnSjm1V+8WO9g4tnCSSLAHBO/EBbS4FMzScrz4omcm93kpmygwhZ8wSfYQwzZ56JZB3iPg/ZZPedsgRtkJNfLejf7Z/NFPkd/Vs6vn3E3tENupXZS+ZR2iUC2CKSAb64WaAK9X0BJ0Uu8bToJbWLPi9ANGcR5DCFK8yfSWYBLg/66ThFPZ4OeTmRgsIXb72CdJJCXflaVsbGzz6Ki4jm72xLzGO493vJHBanvSIUZyzhLIuzqqT4Z5SrUsHDilTYF6sfMu0hHmdyTd8edBXtaR7RxphAZ+n3BCPVtDZtMg87/fwxTBSeqMSevugmClduRbDggbWFKVBwRzv8dQikWI0X9rOlcZNLE6/tfVi8oxadfKX6qiNmwAHdAQr0kMWHX+T1AMLfFRMfwjBv4YpwpBwih2zi6ftALos/vxQ70TqAc8JIwJPytrSh2EHDUZQXxmyJ/XARrMTKNkxypYMuNGqdQ14fihR1qFR2ybk1Kn6Zfp25VWzajObzIVbTsrpj7aC4tb2bTalYYpynefG2HugWjC2UaVA45SX4YxLvyS/ex/rPA7fGcV+oQNn+7UG2uMV+vzpKY1ClHGMFDxpwrpzHXZo8yB1tmMrVbe+SYwFOLEEfSNE9QvKG1CHXkPvZVCuvLXKR9Cmb7OUf4eR2TgXkjhjJWyhvq7wRicASXNn9qTlB3kfg/qar5IBLSWC28Fs/8Dy0s5QqEULbu0PZpA0KnImB+gJx/URbZlcTxhbkdeN/bwR9h2R7U0yhcshhSUZzf6QxICmOWOV1DtOEGFP3rrBv6ow9gwdJyS1RtrzF/FtjHKbJIW0Vr+9cSPARR8xz5iZnfzz+zwVDnVkj4j+XYDZ65OS8ni01nwrhOHSLDf2X2MVjoxZHDQt5vu6VA+Uc+yxoy+K95DfXoPtP4y6YYNoPFbhCoy8l3y0za7JqA7cs2635ytY8LjZbPNea13onOrMnDGTU3xvj2PXxkD80XLMKOQxlD85bAPXRtHQZX8h4vN7rxyf/PbG5//zpaENaYe8V17W4qTfZ5jmbBtDuan+v+S6wVeL87JZy8+jskkllLT+wBlGSTiMojLpigeEEPeXvDTYcVJEes6CCgwrsn/SN75x8pWdxzdiz96Prou4ti4ISwFDMDQ/i5QCdNRjPDVejxVYtlAV3NQ6nVaZ1Pk1pQtlz/TFOm2r6oPPyLLOUih9Ck7eHrgdXcnlhOQp79Aus9kF6a89VwNkwfW/ldjK77FvzKIOdh8beDWp+WZDcj4zfRrSTaoEmnU/Eeu1rtpGFbdZlrMj0f/ZBJXR7CfmlnwdYafQ3TGB2FNZsbS9YNT+3eQ75WgrXVq514BLZfHi/1nhCWpjVY+u+Obiw55r/2FZvFcPB/gml2IyVfn4ndzWOH0b750Sc97sP/S1cr/wRwlj4f/uAS/X5qW+MvOKup+sci2k/ts8vpH0H6/7Js3BAgw6VXOCz/D5cPseM3wy+nAMw/p4KF5rARTli+xRwQucPdQJM/2yC/0rBUHzwcn6uY93cU/N/l8JvU2x/l0IfWO+DNyz+Blc7Eb+V28kqcg62gx6NC3RG2EVGUObLV/TeA4WXp0vZ0UOqnJCvcq3p+sNE0fN30NTtjd/JHx8N92aQ5QAKCgwwN3gQho0PYY2OzwmPBw40+yxkwYbJui0ehMs8nWqVaYll3YvxUq7KDVQuE9hwro0INDlapsuV171vrC8kxTa0MACu9+kX9qnAuuI+v9xnX6JQmXoRNhUTQG6QR4oX3xxspn6dYjX4YyHO5wZwAomSFt9X1Uhs2RndTsWLVGXq4u/ywxKbwLHc7E/1ynd71+2mXOOiZqnO/Tnybv1iqw8Aq1r1rkHfpaNTpDUw/04NrGKVM9oCk02RqWlefdNHvK4UQ7vDucKxBEVXhnUFh/OwxAfc4QVN0CjXXP64E08kJuYWY8iK7EiRHc9pQRVpWO/ooQTLyYWpECP6+vm4qd4iHQsERogB5kQ/Sp1/ZQza8fdlHm+3HanoINDLmCxk63wWrCs+mBSuZR1m8vhwleTqTtsKB+xhLrfLAW+52DUWjNDkPPI2rFATtnRla0/Dd8579X2pOCALF/ZVxy6wZfZdJg+pTOxadnOJJQNJokzxXhkph6rGlRoJpFd+BEwOTWdNkFGzs/x5noNDg03b07Q0ZVEmKovQ0xe534ZVo8bV5Y81C9HyBuGNloc0S3d109h1BGOxbhfF20uySUgdtVzh6HYI0mQVUWo6STN1nO8CHerN7N8ue1s8LTrKT6J99ZTmDtOePcIkw7xUGOu52O9DI7C/WLkvhGtMtR2sAuPD/aTJhB4ksfBpUkfnl6dmnviKWfftU1vq6vO3O4MiUiKUmPgigtUkUd4XiweZ1/ZfSUEBiR5E9ccP0VjF7PWozzb1YWNUKP2I3abN0DfZJsPW66YMeXK+FsoXqDBJWjCZlPK7Rq/m90pzXeLNP6f0yinlVaWwyHTTbzRhdMDBbQ0VAMjxQAd/dZPu0jYm4Gn9AdPW1EUTo11P5H5xR+6aAu5CmEzw4QpCtCP9Q04KiQ/YFGq2gnn3XusrR5qSLcCweDBTaGoFs5WYNEQy4rhp4iOZ7dr7/MsI9f8wrhicBx7sFzSJiwImNcU02QOa5BNqM+hChUE81s/jDTxcqDvE2ybgikCXy07/AJlsZyYX4psd74IiF5uoDgQey31gg9KaL5TW+ZMbs0HXBo3mmSweYDjA8WL/UnDzoXnZHiZCDWQgkUQb/RBrXtQxgqxXvbfj/+foG7mX0ixsBMXFG4e3PSWwMSFZLoRWv8Ac5KnJgcFthM9Cfvltba2Ea7wJeln8ogkw32++T42Gay4hORw8cAdttY8JvsEXEmYwggEBn0WpxCzoM7DCQxca2Tj8sc+lxINshehAjrgN/bFF96r4ZlusBcwj24GPvVnEB/UXF+iKeMmUkY2kAJf87r8COy60OMZZC3+utuZ7qLpY/mnCX1+VwwMNHq3jUTYXqwRN1H4W2lh0CHKky33QgXR0XHBZmBS9kJKBrG7fiBpSanWpfcjF6I5iHbpjcNXinQQH70AHBZEIn5xRt8G+RBFzpXYybXIG/XhJ51FSusSU5WAPMHGjFLuwjEz8WwicZeees8j3rK36nc518+UZ/MvBkeAIWl4ohhecAVVRcfDnl+SU72jKtCogmpDJ+lv6lQxN0dcOdEfR6BUNYBVrVqv55A0bqwpKbealRIrRuhQNqFs0agASzGzuNwgYPeFXPMK6plZC27Rxdwd9OWKhIGUWDrSHQVwcb3M4dSwJPsEHAkeQnSJI0/XtEn2/+17735brNiVqbz5ZYQ+cunCwNDVwggnnFetTrrdhAndEl9BMkHV+e8RedOr06SpqdGkj4UG39hoyqq8SBApuAqgmnQSfe+pXfA/gyPuYGy5Y9aEE4berfiai1jSld0pzaMpHyOS2YcmvHugScr4+bq7MoFIkgTL6tr+kP32YnAT0ejgk4B6Ed+M9uhBWOPDXhbW+0UW0xnewJKpOUp/5E87roX10dmpou7/NT120LAVzdg2mq5X6KMnR2czL/d9CKrTcTeCAAwnKHkIqCOjJZLlrG6bVkJWD9/xt2RbDVmpnp/eebNyl7WChU78CZhd+lvV30Bsn0jC66XJ1Q03Tztk76NS8U3vP32CgfmtiO8JHqObUPab3mZ+zCALZ027X6rVyxjts3Gwoln14cFs86GxiG9Nwe04UXYxuuGme2dHq1HCh+Hdwz5xCHlgKO7ium6EKkveLAkTjhT7Y055BxqAxB8PGVQ0PMHOrs8BzLoLdBpjNA6ZDSzjeg+kj3Ek8VmBdN7hqzM/Am5c5zhvqSg+CfnwqmQKQGToiTQwm1dQbkINd2cyXQ87DRiv+787aA2ASLaoGTLiUtr6awTog6Kp5MdwsWKrzQmi39h2wCyibF7cGjOqHow27r18W2nhcFJ8z9ydJbUQs0cBW/CLr+oo9f8wrucG0ItPzaXwTm+AZZRZ5VRIEzf7JzCF+BV/eBrB4zobkQHQuu9XJsbDAqfEbJwxKZ9ZC1zEoEOkH06C9hZTOKxjngwcuFB1Ka48kSTRM7fGmNXPh6BT6Sc4XKAlMMsDg2DHeECp9ISrDyKrZ7b6yvGDXTLKVFYFd8LVJQZiOfebPndPe/OiXlGKyGpd/tfkJ4nlYvjS3SNOmAXvBrkjUI6wwsT/MronRNTG6BgavPVZvDPW7/kqdZ6mXKdRG9iE/R99PPAjirwWv1TfR9H+npBydf+L8rVBuOFhktFSZ8T83dQWzJlqoGUwWmv14rFCCSSaIuXMpQ16i0L7tOA2HYRTi3RSL5atTk4TSb5Ky1Ck/aZcdyaXqDklK17JYKZxe+8e7gBh1Q58NDpr0dB1+F3ThsYoXn4OnmnsiltqYNCK/Fr0/cQLg6qRW6ORDazVRCg7EzBM5hnakhgSNU3GZu3sKPerw2f4yIjbJbUYvOZe7lUk7mlOc84nH/DlGsbiZAU03X9CFzzwcz7p/oNmaqlkpkrbTWn0UtTb7do9DOxFozl2I2dxaeMPslCfDzivX8+WAs88RjBnvx3E+QdeZq92jtYY69x/8np1VYPQWsacnPCWcWktuhWt0KI6Tx5r7vWMd1gPXDoUUtRTIk//ZUDXkyw9xjVXuc3sGOdA+Fl5w4MNdzHHgdkUJvkPM1Zq9/EAnB/VW1pkIIgwc6qv4A+bpuGn+FZ6h6j7C59Uv1fgV04gr9UpAh910iHwU+VFHsnj9RBfaKzJaY4NX9bm8bSIpn5e6R2dJu6m4Ka2mIlO+Dh0fpUgVDN7PbC51QammBpHff9cliAAL3wb3H2UIQMzOJ7fm/gsUrpS6ozorn6FOUJ7svVtMDSUaU8HgtvA1lFdS7b4yz9vPtyGkP8eqlJL118brlduuUrc87gEsO5e295Hm6X/sf3MVvKt4PjBS0SuCenRzkUj9bvZnEy3w4ouIhWoVq+QDdRQXSTQv/7rw8SptrXYp5d3SLnn/UPA3kRvvLrcmdCrvEf7FNFv56LfQjonZM1bmZh1nJv+xC18bXbSOLt0B+opybwXX/rAXwnk/Bt9J0FweVITl4Q+NIoj7P0qp6cqyNtG5hO9B+AOYp+zfs0slHJMD6Kqo4kKtY+P9RRlz5DIoluGVSyy5NF6PHcGM6/WzZJelg237cXFDnsnbrc6L5qyJNZlS8ophUMdyxfKqf2YGofE+FudgYRcP0OMHVsD/X9QmWxxNYobBgNbgIDp/MTafMnxd4lXKdIhXvl9lSBV2l8FyCV+HRbgC7jFQpDTDAeeousnF+o+v3yUf792PwLuq0eHhKrTe/HAdOlSFTBPmHsF9ecCFO5fC2jJ1obE60XQYuLgC7zCgrsQ6HJArnIuHjwC1BCox1wymi2AuB9gWPp4EjuLcWvGV/kR5roFuJ66p9bGdHQFKu64V1xdjTgnUBXaMaaCF+hE0kvZywB6fQ3A8YbSKy+N06nG9P5QuS8E7H4PNJHwMi2FzMfkIf8kPjWtMgEozE8q1dOFZoTEM3EdgBhet9AwfukeQ03cp2UdqpbS8CvU1d+1ct8LN56/rKuwrwMfrgu74ujHdgs1i53k5PEwFFMMP7WPmGPusNfc6bGvXxxJyRxqHFvmkc+t4WvkkxUEjFVuH0GutjQAn7HiwrocPmfG7CJel+DmEXOlBNAGRopw4+A40l3BMAmsY1JcwVzATMiYaycHNxfj+8fTtULpRH3QB9sHkBbvw2UBc6NasRq6dfKi9G0Da18CNtw/YKTAOrooP2MdDtRRmNh/sS+HmEJiNq2RQHkJ4OeAGYXmQvMA83LZZRcCM2/kPsOm7a3UK3PeJTpMp3YyUexLn6oIvARsEz2Ww+Rh8Bwcbh8F3wNak8TU7cGrHDe5YE5DGwwfG+rWunuA+Qqe1Em1c6lpd4MYscNt+aZ0+DOhSbAf+rp6pJ3VLDDOfVc/c47rtbZ89UYL6+f2kyysxruqV0lX+hDhAnE+MMXwtXqNtr9GGNfFhGohjRgNR/g1gn37jR0AfMey7fLhsySr+AF4G7iJ6Ixm0m4hYMdNM3Bn8R1iB3r23ZHyy+/+whMNVr3NHr1xZOQy6NFBMGMa2fduJ0/EEvjjQFH/gfZg7dHn//29ltM1A+Qibj8XM4hVWHsLuc82gfXzTgngESZqVOKUypYv442nsMrgPdgLOJYwX42bQergZpFuIloB60vQSNp9iZoQxRleBu4RuqhyXwX2RfP0Iuvm0eyXzCh+peI8CNare/3Fwlx8BdYxMBpgxs1igxo78cznDiPMRUOAEA1ZBkyy0A/P/Fuh8JidaKyWbgfwU2uFg+Ycfbgnv+Cw3UD0FtpCnNhZ5MGpNhJhmhmrpxLEVhOi5Shbwup0c7Nb/c62OT0hhc608Cle5fVS7+YcP1eNgNz9RKXnXr1L1SpJaRxz+K+RCog4+QuF8BKngWkKv0B4WLkwMF4r774tE8+GzPoJ6hH0HpGLNwDVan/X3eO8nzCMsw2aysDxdHOwlgXvgaAaaxuxjoWwC68+SLA7o+QhVujsM7q6QTg5QT+p43TaP0Cx3Vkqs966Tj+AHIIM4hKlg4b5/hvfhNB8hHZpcgCusgwO0aijorEhp6tlUoW0KidCEdg4Yq0IfmARkMri5DHqPgyEH6MPB8M+VvApffQT2ITCaQT2E3+AAdRm0ryeP3yMoQkKvMHUU7uvrgiTMBLIrJRb3xeIYCuZHyIxVLOBr73AwHnuH0FtNLtigh4PxwLswRzAP6pF2BsNRefJvlxv1AUvoLfwu0IHhcODJP0erVJ74oBwGYhFwHCibgWu5+Cx8P6cPA3T6clgoW2Adu0LIhLutwB5Pl+o9WQjAXvw+Cs8DP4AErpYoD2JYZGKwREBaWQa5WmtDuAApAIdRnBdiGAfIgqTiQRy/D5VuG9zdgJvyyi87THy1eMvfl5zFJ+5bF4ASgFHXk7TnA+x4MeiPseNaUnHio2QxEB3iMwHxNsm+PBrs2HWSCNFl4VzSSWqxiger6FE2JXKlfFQfHAlzcAZdmPhtmRcM/rN0K65Fd786YGq7qOVtT5Wqj4Wp2rZMCe/HJ9t3RBJzzLyFJ5OSW4APYOvUmIwlO0eS/bTCi4t5seE5zLxmMOFtxvOhDJl0d+Vm15G5uklMpoVaXNxwxxDVwyv4EfM1M7v0cAIxHYeWn0eO+2DyMG39gVfIePmLgOjXPR5A7FpjMqqLA/UsUYa6FfR3IEYIllpNyehdpUQeCDcoYqxQQ9Ab+2lhLSzM7sM0MSL554zgAezpvW5qLnhHduCsz8GTafot0OvbWv+01Wd35itqgknL0rjDVwgR82YukAwYwm+W36Y0CVhVhzZpwxN3LjIWnviCKdOI8mL0Phc9oKXtK1LsEnsJGH3S+wltXEOOtA1BKR30N2XcpHVbrb3yjlCH+PJ2FfMU9WUd/GgDAzVkKDLJl9iHQbLlXS5mTUM+3GrIgreYPIiJ5Hy4TjL8oUA6hX3BacRRpHHIVEA5AXaSXexbEOkMzgtaHGfwuY8gg8BLYexCGS+2Q2Xyg/E6wHYoM1jlAIgCpZ7/vdjrGJh4kkEyAUrmkNchpyE8Z4BqEgaLvSWjeaQMir++m7K0vTi2Ahi6sdWiVxrEKwHso21SAuj6r9IvcpX+xPJWfCFRjnbJqPUO8lp5iuJa7WBwDLWDfAYmxUcRbjL4l1YQH2E2mXJSOZT/jH8x0+eMJa9rc/FfZu2lj7Chvc758AzteSjkErVnF3hSGEmFzCKrAWpklyrGoEwuo3kwLUxpeO6Wdm5vVAc4dd5CdTsweg6go8SSN0BY7KoaWcHu4+98dxjJhAzNSTp8aEk9TH5F5owuMaJNzVWOmO+RtqXUczSx+2E4zbzuVUvIfuhBSaTlJb0xFVgm4j/rnTQfhUetv9X4RfidRVcb59NH4X5dYltV58ktbGmJXd+EdF+YMo1doHyGqMeI86955eupk1FKLSthndFZFwPnf/VRdLU0TO8E/ZqEY/9izNmth0/tcWyiP/ztXoJCafi18KPsvHB4hS/+YAyMTqfg7INK1evtmIER8MhAGgiZVcWuV6tboeYe8W8aYEQFfX4ieFDFY1v6+XKlPWhrK2Br3OgGR1Wi+5usLQLIDyDzsmvHtDCQRYS6JqkpWRomZmv1zKoNgf4O5kHWOie4LwzxtEiu6Hi47r0xDqW8joyu/9HE20k+46vQs2CJ3cgVb8FBl5oFzg+SSrA0PV+5qERepQc5Wge60KV60fUKxDwIsVFkOmzH9xRYbW7QLbPAotujKd/hQbiVtKD9TyLmy6NPh0udgkvJAXfeylz/gxeZjgu2FOvIP7ofEueU+db++gcqmzA6M77X/sa6+voWqpza9R9LOAq0XA1cjS6LXFavyqW4mi96V3M5F/CzuRp5ONnQMMkBAvH+9x1WVrlfDVUSGyvD/0MA8psuEqCD8TrAR3BQv5CT7ahvvssvhC7vjN+0cOq7BKa9z9HTibMyPi8RKKbSn8DYHpAidwVMsvNj/1HUMvsCXSRxSDlkNslnktl8AXghNiGSHE3aJZ/a8IeCvGBqHCxueLHrF1iHmIdkilSHnJa0jHicQEPmXMwhd0rmf4byZL04RP7Jz/WVV7Zj4ptMwh6dliTradBy0G6UYvGkzhVHTpWplutOLRfUmPhQQRAmLEGEEkXg0OYSx9H1IXP7DFRTC5kIROGH9iu6lFiVpdnQZ2g2Xh567wf/RZT0++W6bWwp/xDFpikoKVoFKA8Yeh/wXPEkjzIlT2mn5Sk5AhNfdwm92lniqcdD70OLolUUyvP7UToirVY+GNPGARQXXkOxMRSeZOELCk9ygcPkAS6xuJRKGhjCVp+nuNqLiceCNA5K0GBtxFepXoEljSOvnAMabT0T6n11QmYXZpo5ruhUMHaSpm8i5nCifyfXoT6HqEJZI63S15JXA6l6YE4nZwAthAyK4DWa/Am9wL+u3pClX6mXuFvlkK3RKimYqw2nsAHUMJhZ2B+AYVJtOpw9Fz8kjR9w3QxdyIEJH+dAuKsRb7bOrahDHajautOhRAPygM/kYFws9g5fQGP43sFlRTLuChU6DH4rj5IGXUdG+5+MgLaNX4nVPjFsxOdu/CirZJcQjKLuM8iRX4t3ocb7gVaRsUw2JDUk/dVQ9CbF91sjqgxe3v8+25oVXkOnretkNf49W0fcODlbsZLewGXY/xywWR3KdZbifvgywe7MbRsWbnhDdu6LSyu0lqWbyNn7oKPwdb/QXBED7vxvlIGVM16yAQWMqv7HYAfqvff841cW6+X0Pf1ij5aelq9MzQUjBlvNC5ddYBJPkOyS0ZDbJJPLphqgA20f8Zp8rlp7ytNTjadMDuDmYnIv8JJokvQlb6kiFy49T0B0mkzxqo6jbFNywktiR9MHkYGSZ6RNuQZsRYjNkYrWNcnEWm9X/tmgwzM2FB5B9Tfo9ljTtIpGU0eVW+Kc9dbTfpIXnwvxEuvKr5gjnypNHr1Hk/TMJA+RzUcncTMl/2wosX2mYSvU92NrKFh2Nx/PS8stryfrgh29kgsdSiKvJuOCo/9Ia+pOn21uULANcDOYTl1zcb0UyuTFT1CUZduKiX9aEcjNxfpQ/Jw3BTCAHBdshNcugjMhsSm0iYVasRyX0oHfQUCOtV0ohOP5NchOeYcoTFeHUAdgr7j2PLJR4VeK+bWpGcqVJMfHY9gOga2wnr8JXGkPgY66Jqxrd6V79FP6qUBhBjpyfwH230Yq9B4Esp0bMGP3PJYOdD37VJq8/fsMIonv/HeJbZl2ARHSEdrVLuIKbTnhmlhFQpe8ZHKAfaAMkzBc8hhbXf2p7qGUiGqsmiiVNrXVXKOyfPd2bRysXOJJufEJCtL1INTdUXVv1Qw1V47ODTwuTwg+cYcRIt7YBnZyDrd4954eiiG5r29mfqw5pUvwacBU8KE88mvowyi8Xnm1DA4+h+/gQaMJz/nBs0B6GUSI22LxV1jg6RvY0KYRGyup3uLyBdQyqJldx18ITeKwHXgufqN+XPINrC4g/ZIumzzn/O3cv7VUu9epMC5ohpSHHXNIGLTVi+WqWpXozwwsc0237CsFkqCMPCb0k2u5i6iW/rTp3mTD80Hvkvn6JHCYJkvzwcd9GgHloyx/TyPDyQvbh6528k1F7ko2HaATQok36oqOwyVZZHgztnXZDheKXHGQ0gng6LgqDtGvZMJCnBE68A9azaD+8tv8HAMkSlssT/lhM1lIzYdf40XmEJBwT7HurQF3YKHwhiDI/ouvQ/AoWzDtAbKtfYk08ITPaRrpVJISo0TIe0I1uPbo0O3oauDjJAlqSEIppupEco2NAi73AZRBXwV7luDYG8wK/u64Uo71k19nGjlcEge74NZHYhcyhD63IrBFwW0c38GDc+F62gM2xU983R+5FtkKG9vIUnWwHSBIzWtrfh8unCfDm654YEYg1qJae1ftZXDVIYarXblfNezxiJbklq02oXKNH1prGsMzS3D7o4u0zUrTHeIU2l9rrr7pr6JZpv2a9lwNlerGgugJp+Whx7s3WuLGrmnYSc5BifR9jh8BdGEWnFKk4By06fchK0Z9CN6D5w5xl55NLiNjvbZbl+octnmKF5w5FCWLYPDIPIgTKApteLTN092l/fb2KBnz9IMniv0202XxJrRIfAk5lpoPR89r6h+rRj4/F0Wz8elBJdZ1zM6mz4vaK+SCtkzh9LsUB9tummzaC82tUh/l0IcZarghoBB783cvpGS/X/3JyzDIydzzmDEadFm7/0ZHpH1A9Au3zlzzileoG6L+txfq3Dn/bxpt/RW8nXbvKe7NL2ccicEs09s+8hdCP4oVu9PKCTDPmsIu3lOYIRsagcGLc9vtwsWAtWcpTeCHVWTeoLnks1isIOubdpBhagy1nBUO5xaRUXYfTE4L29uhI9qaoM3+R6Z5y40CafoXPbobnEvwJLR7v0nuc/wt1y5rd54yZcI+8WONFzJHdNsuMQekHnjYIjZq1JvC3vdBQibD9LZJfSqR/S+ba9ZaBVAEliKBBlbh8hIyzImo30mvkqDCFqCUjn/b4519/eCyDT40reb5b8Qc5NVf3c8d9ExuIeOmvEzufNFXrbh4kXS0NRzZrVVWhEO9GEEy8mF0DoQUYz6XJOp7kkbxfaoVEUUA+j1q+7+V/mOOJrcLxcFAUQjaWMzGDw3qoMb1YXFq2F0O9n2c+V+LDRoAH4pzQ4hiIBd5JQOOM5hLDnQcXBUXyCTeAMChkIC9w0DdEJkfLzn7apqgBvAYYTfw1cSKH4KvkPUv1/kioIjZFHcUjGCgPgyoYiCslwN4obvl4AcL1foO5cFcA1LCkJyvQMbhwhy7ddUucQErZRmEOfL5DwXMUCTsQ2On5hA9R29ygQyVlf7JmZX66pJKM0vH3T7+zMAcQy+ihRrad7K40NRdjCJCPMtr63phXxSe9t/W1zNZnJtp1Oc6ZrLJmu175dnaj7W/NOov82ukOpFJn0beIHDDYDcR0ZJfKBcMXomaCi4Ui7Xb/84xRzBk/s6f9DOrgjVasW5TLc0MASZjnLHnmJFT0fpyNkOXz7pBHiv4yIthfUANH+iGfd4+LxVnN+BRdZbYy2B7KDYDHl9EgUkn5SlwjQXGoS0WYQOMUl/pMzvHAz7HO3nwWnkORRXAZjOYRngT1NGa0SuT5zB9KAVz9IXDdH2wNhc7vcxxMe1fBnTkLGjzGDtbmkrvp5/u8sd3TTwOdZDrQKWDQeJgPc8FCjiDqb1GNFTMCQ+IeAj9/Oyc4cCXmCyUzsATXFwtF+XygBWkPgRFPklFPpICbQIJswQW4TUQF1Maj8ZJMeksZpfFNGjcW5W/lMciVyWZt59DypScpCdryTOlKmINwRTpNTHJMsmoviqlGhx5C2khGzzwlS7Bc2kgCpMfMI0iFP+RJFVjPyua0YnMrr6KwVK3y0HtiDDg4qE9+PCyhaLNPnepZdvRWh/yUx1UhsmHtrG4zka8QUqTRTeETyIPJgpLabx4zxejiQBHo4CtyMEcPX/eGYuX8vWZkGfxOx0ccOhySA44ki2HkP0Cy6+55hY1VnpdBhGrm/DskCLSGpjGuH3q+ITpwfsS8vWomn7AizFIIs2yRKbgl95tZoQ9oJ9PbQBLM8YMzDVQtkb2vKE0+ajMeoUcnyeWCUFzgS3PIaa2k8QLsO2xu9HwXGsVB3uGdeF8wIHScfmQyAeoovjrS2EtXfPhxqGbopQ8OI4PhiYp9iOHk3YouxS8hu54Qzw0eU+m+F92trJ6ZYC8DjijNVaQ93C34b9dQoLCnfrDoR+BPMRjDOblalkc7b8L+GgUV+0FQn0k9OEgKq7fB8pB2AV8KXI5w4qf9IY+PqJcBlwsVNOntcmkoPPqYyksB5oMdgO4SQ6c+XeupyHz5dLPB/+a6/n78Ojl4IPAZ1L81aJiVd4EsHivBosbQTBBPhm/Prpc+pHSAbN1hpoLbEatYk0L/w6gjCFIh5yGhQko5WK6ECutC3RFLtARsGNibRXFVeK4Wg6W8yBck9WFS4e4xuAL0QouHIOIliImWGOwmWRZLOYOxe68EeJmkHIKV7O4HS2TwZYDu8Fi41zDkK+F0ksRH8RNUbghZ4kOlOnAlqPuGgU/9g6S2wsXwYIqFg3jwjk8WDYX1aH4OYQxLK7Uci7MAa6LItGA6jBQJfRTDMKDujwvZD0vJJtiRfGX7FtcDvsGeiaL3wPsJYvfg/5ZW+xT+4pARISUTZ5zzkGGheNiRCXW+n9FC0lgkHgFkakRxMF6MPnwkywUTUOS8eIcj72SVHENjXgtaqdx9BzPGYfzBwFLT7y5izjEHPyOiaAGlH4Wj2IfhM9Qci98DgdUcLARPHglH548mOYAPVIVLyJHeJIXP4MrrAfhp4jGr2aDg19DHYcPp8LvtPxAn7+aftCzfkZkIIMZzNYKVLBQfTd8NRUsbuZSOKYcxQ8+BrqhVG95MOoHYaf1tCuOyS65WlOrlumnH4LNQkh2YUg8TWEuGYSxGGgsSJHb1cKlvmE4R8Naa0iz208UBtjZqktHk572XErU1xbTRxriwTGZWLSD0h2clS5Dd/tqGSbfutCV96ITPi8gBSXuPNdWMHhOnhckNkW3LsKrZP6gTQO/Z6rgwbRDjWMOqrL3Nz58Pmlx3PG+5KgPW90EV/3jH90cZ8A/kc2jZm7WzPoqDGHvV8U9TYsP6q+blAapm4zzv46mAh3f7Sc6s1yFf6w13pHkw3cIsVfZIMvRdlN0AZC7xKJW6msd9w+XJUs84En8xGoW+BC/Z8hzg9CGkqfHQ34ZOi/4bnEqWvMZZsXm1d+zt/jDq6+FM83G5+bvjOoGWSQxdOFdrnNvNTVRpQZPotkPOyl7TCZ77Ik3aFTy0E643dC0OnsCksL8yS21/OkSnPraaq5hC1nYAY/Yix1IKzvYgbbmCm2NnTXXkpNYmhlPlyGtMVBR6+LwQDRVQ7Kr16HAHYBTFLuH3eVXGSjzyine1x7QK94R2yVOVecbLmC5jyI/qvFDrB9NU6cQ8+UfzS225DW4ZRV2jtfQiU5tKhwW58ImCRO/pjVsDGa9pHNzlj5iLC19c0V+T/i/gLw9Lt8iEu0fklzdOgeMwwBMwJnkbr5WQiVyNJHoo59FXvQg7zXIMIHPIr6GpoICOo95TM/8/TZCGNLXGFbToMBh+X51nYGu+kLFETu4QLa+8M3+cfWgXjtI8lxrYDDwA4Eep3I2EPPn+QLrUiqGzwxfySdUecQW26pHZxHF49RwT8Ao65XVbe1wVQYtHIOe73ZyebXt6hWw1HdCW/rOt/0OcR9oi3znY2rT5dPwlUheIH7Yg0mVoXxy3zz2i5nbSgvLOIoXZSgT+k8nlm6lmPm6Dl9ru47gjOutVmI/ztb2/FGv7YqZd/oE7xbhwL9qgswJlc2nRMQlcRnAoU4+DMDlQt1XLifXq5ZRHAsC0ZWeeF9uFu7ixb/MLYnRzccCJXzIaujo/kK8BT7Vgi42bgz7Sy1LPkVTEhccbRZS4CCVx1ywjvBLCxe6K8kDOOaZWBhcRmkRP1bSpXpJMnQXguRqyZoJNVfneJbvRT5iujAmXYnRSh4xWqyDic9sAo/ShPRn2XO2GGhQaumrpUd1isHxDnXWvFAurHyj1xzMKnl/TcKU0siVA4ZmiNyyDj7u88/VGWktA0Q8y2g4eOWXIxV8NY8XXk0NMuDVqz4bry9+vtSw6COls+hTnoOJb5niGuBVZoGf82DUAcyeC7oRb0m6VR+SDN2lIJerJbtmQi2d49kR/SRCOyWpvJW5oCWtlhloIxyCXO+R5Bz5Ws70LhMdIMEg6R3ZBrEKsP+Ix6U/0e5cvJz1B+bkaMf1TSY2ozXJ8kqKRYXPhWUNaXE4DKTVPehEptQD3TnrLr5w0QGzIg1uLAI31gEp11T5s1HNjV3ujYIODXqgkYHuriw5jns7mVHHLCjALs+kDUp0WmPKO3zyQ8dce1PHEoTP4fOe6xId+pt7K+7VPdNnrkpx8aNQBp+3jtOR8C/RNzS7b/Zh1mwtehjWF9nljIxHgoQviZmjFZAue4zo23RN/9f6ZADeEkG8SV8oFVv8Hq/t8rHf1l+V+0nolr/HPvkV5S7nJ6QrD3TmB8+fefJ80L7Q9fl211UrefrCpbfNYaTWw10niS1ll3VQl24cdNKzIAaKd1dGt601jX2EryrK3enbTB9k8ugimebxLiQTZHcLNGNKL2pYAzfBiXYllwa4lKV7K0TmiFnXHu9PjEGL9AthiA4yFyoHGP718ateu9oT8G+AZjiYyqVzPafzCoHKY91lkdpyBunZ2gTY0DDbKFhiOsdt+7+OFCoKNMgJ1vJIWy8vfwgoegyyW17rlp/yzYgKDsw/6+fewW1zMRVcfC0NMV0zLJSNYDcXl4vDdXgwNmi5ZHqxGodgC9eUA72GmA7MHIT7oASdzuM5mIidZBAlLlzyADY8av+5YFp2K6TsfCVqNA9iDujkQ87eDJAMdvnBHRTfeQneo+/iBVgoDi8uDQ97KTBYXGALlHSLY1igpeiPfT8Ykwup4oIU4hGXKw34284gFXv6NT1Dvpf6aGfDasnE2pblQrbKQ7TD5uM/ehPtbmninWh7IRhCH0XilXr+xLvRjziSQ3HLq1UpUYLKskYFQmynq66mq8yQwp/Pi7afhk4KmpzdXfklWfLLMj9o5c9AUQwXxyq5KAt+c3z4HCrJNdi2P+hUdelrt6c6GZtulXM1UzRK39BxzcefGFiwWUxNiP6u385XqRivuC8Uv2Mq8rw2Xt+Ml855ufGYLbLX4AxDkKJ3q6xCR5yVoFDWugpp9ytm8noZR4NS2ZWrD9LEV6z6slYmP/njavhEafExG0bTrsnWDGpP6/Kv6tbZ6F4cyRsTOkVQMErZSc5CSU5CCKRZdGuyMmOmRTfzhunxkasV69yhQcrTPSfZhJUmEseoF7ZjmZF+T5sLiYTtkEA5516Tgk5mGI/C2zN5cbVkMjGeWsGIbg9ma/X46FaPiDvBR7dG18meGGr3givS5//bH6kcPWpQGSzYr4ojdwEPVaNQujyveQCg/2qvxZInisTsHhn9TvEh2iKOmY/QdEvob7hxUDRcqKV0ZSbccNfHnHiLhNUwbfPGE2YmqG37Cua4TKCyEKA6V4rrWsol39bJpV6/CDl9GxS7vu0vo06B9cIIoLN+fafx46kPGn/7iGrtzayBYblzrb3JHH7Ur+tvYLxb6zivk7PFZEbm5djqL0WFCj6noewAfeyiqNCO1hCrn/FxJBemrsgRe8WVO0+64x9TzZWrhClNjzAL4gN18ekkeSFUE6+LTZr1jGHyAlqJfQFD0rDorqzgwnlkxQ8PtDNgXQCNoA6BnLAM4rqd6s1zMPsvt+LhMnD5I/jAD8J3CV4WaXGLg7LlCkDl4jUCJzdWyuSGrMFEcZuwDlY6iZvIBG6SXYIJspOEsY+UTvFbt+NzN0oK/ThKCgjnmPhUBOtak3EBVBKc0El4JSqJKa4/NMaNZyb+5SXUtyycw18yKdVQyCZvU5yzzdLbVaoK16i63W0QT2naN6qWRAlOvzBbNUmvCSZ4+DAkjpzi2l4DK3E8Nwc5kiL0EMbqaeI8wFjC8wuoILgmOCMKIyQx/+rqBHI+7JF05HE1Xz6b2XLJQZ6uXhK23ARX2nVxAEw9I7fYj3gSTWnZps2QbW+1klDaDGLbQJBCSRfndzRZljgMuEjYmE+r5ZF7mWdAeqJN2Fh1a2v6c6u26rlJYt5G/+cfnZDXuZ7pJWjs39qxrF18Jft0D41OqVybs3P/E+4ec5jzeiuDH9cUF6cG3sWHbDx2uLEvSt2EV+oCDzJ0gmhQhEDHMxu2rjgvQn+BCtrUlj9va9j53yyu6KixnRyukSSt8xggS9jDAplSxwPOpvg+18ggvIZUSXSJ8EEFSjvJRl/1ebYMpB3TkUHaT/2ltQ9LSKGvwC/5ZrH94oHRj0vqZKgequ34pez3GeQwKTsusJs4m5RF2knumrTzBYi44A0hjKxNkpO7Vvv8hwk32Fb7XGCOTEK1ZlKo0XeJa9KpSLcuXen+NmReeQsT37qIFPqXjj8bL6nFzCvqEE2KWtJzgihynb/fmRCTYCzk/9n6mrE7mmXbHGq0KMDGW6MD3SEBD873Pl76RlrRFTvkSpWtrj5S3Vezf9/w1/z+Esw9KPXNQU3YJOsxG+a97jdHJB1RrKDJtl4wRkFYP/mz7TZR0OJrogiicIp9glnyIzj51MIMuDksYsTHuzSVV/04Jd666oZ6lqd1b6Cnvoaw/z41/ODCf31nFuWukL2jzMhGw5S1TnKl/7zgLHmwSbDSwcwc/DTRPdTcIJYb5cHXPMqtqUS6plF42hm6IcR8Vy2rhWp9gq6gqEWnM+hPfzCGMqiT3PDZKpNWXvJEDoMLsffJ0Yezk9zFOR190fEDDRPubzcH1/AdaGQZZVfryXUfiUMC729uwWp4FzciTxduoGmnvkTx/zg5GKW9LR2/TzzTryGtaq/dDiYiMqBOmEgZTHhqpiOiZa31tszLWqzpWzsklWGv8qXdXBoQ6wzi2WCwfLeZ+V1XxdlEL/bbY80vFgBXgSrmhlHXRTnkn3WBWdVO08rRH1w6FJ3VlWk6H/i840eFuFOMLpTfQc0dqR2mFFFVYauxHxOGDJOI/sPDKKlfGdq5hfj1msjcQ8lxechPAxt7dpYfeOHq+/ruc7ZbtpMb1x75DnkIJjU9xGXaHrIs0UsaJnvIz1HPKKIQ14m54hRZErApICe4Q1iHMA+xIM7T8T5W0ggLgC95ckbOJTPE00aI1wBkAltJJ6rUy0jKgchJz+ROQkwS32hZZHuFM5Ia5YbsHn0n2T1v3bhs13do91xhSh6TyzS9Wpa2Vw0TffQre4DI1TOZK642RpwEICNga/KQRAE5E/mSzqkJLYzjuFbaiaWVYLimKwRmEOke/RRO/dhkKhV6HGyERB7uJN2ZDDwKTooDae01RLT/qQ8OW7XdHOZcSXqWAZNMKE63TDriTBKhJnpvciC+g3DKwNm0Pi32hy+bTKtvHe875K5RYIMz+mlGlM60jVBuOVd5+6fDGv4ypVwOtZ5JnVJYbnxOEEN/ant3VabUkBO5PQzzMSQ9mPy+xXbKB08w1O0BKjM9jlrUuYZfXdfV68RedCxqn5V1Udasduz+c5PxlGW0HQ4/xVwy5UoERc4J2UbXKDUorxCKBFeRRl9FTKOs6xPYEFYlEVjHlhcdYdbxVp11J4PdonZT3LuS7K0k+/zyJ74H1zBOVqG0zpsyTa/M1YXQjuijbkgduh25j9INoBeoA9gLaN1mH8qHRVWfzKqshIq8vMGV0ZoXuS2oD2SlyNV0inPw4abMZDtq/3MpxT5mOkTDxMuov7M8W+QcuqGfckSpY2Q35d5bJyU0p+kvsZdUkrXxC3DZB7PC+g4YRRC90pJ1H1hcQsYKdG5hOvAyTkUOraY0oWV9H5s0KIn0mJzjq4YwK4Kowz4xgpMHExMxVEQEAdOchBhqmDSBfZdIVjqlCbvPkCTkek7SLMsnEk4MzCBQEBERGc9tZspkJNEkBEwiTAxMBFAozBDEnMEBzN4QEZESGUdNApFJCDRjI+DAwKi7o8tUlLs98Hnle9mHviXhxpOc5ExjmKihw7a6gr1bGJHDCVK26lCzwlLXaU0QlZcjl1hkRqKKZ5K2JI5XAXd5JX1q4aDYF8UsTHFokzAx/61oJqv0xixxHr+nULfA/p79/S05dHN43vN/+6PygBKj0ZK6QKEF6ptlxKKtevmpS2zZ/t1zfRaqn5uL+Yq68uYppBfYc3j01FfeyV/5CSp0KCwINAqn70OQS0hUms+GC90NvKrsVnxqI6CrPAR27QTxBqpMDjyJB9n8gB2YsciuMtt27N0arPYg/EjRBBaROpvFlgO7TyxNEGmZHh8HF1sLN8wTEVvT1Ikx+i5Yb3qfvmCm09CtI6jiCAu0c/BRHNzxodvgUSxCTH44GiphmkizeGaHilk8H0+Pi4Pgngd77G8CTJeN41IJr8jVeq8eMHbcpXOQBIl7WjE5mFtEp/jQaTzM4QfUUbZ4gMHq0tC1g6Gd+CmV4lzXK7NziEOwIU/vSvRLjLztFxPHVEOexQUXDibi05Q5OC4K8YQHHk/db1FSgufTQPXTSoc2gxdxYF3Mt6XGPCxi5+JiEKUx2AxANsDiKmcGYA/qJhEX8/LQcJ5xkywuxjgmOSH0x+193HBCqJVJfki93CLtWShDs5nUJfv1tLKI0BzryKhEvcbneZuJtaSmrXycqKe+I6HuLEEuzC2WkJ8H6mDvibk39Uwb9lma+jARRb25Bh9CU62Un2Kv//NPRm53DLPbY6M59UR/58jVcS4GtzBZfDvFzsC0qendNmSoq78KsNO0ssyWSLD6cH4qP7ziEmgHk/tZ1kxW5pL5Dg0VGjQJ9sPhmodSDBirDvHjoUTgci9L2TJXc4lJZucOZG0ToFZqzMF7T+ivKliR+ZC5mm4q6oudS+68XmZr19WyEqXsMMQ4AXG7ns4CEqMfoVp/9cC8TZO/roInoszY4hb06FVMLc3ulQzkBF231O3meBhy4LTZfxuwfgQcrny622pxT131lIOup/Bg6NejwVX/jlJTPMYTd5dbg6Ht5Tw7CPugCphSq/RYGcYzDSV1DR5yuTf+jtKmn22aMW0Zw0fErHUHIzscHbebcLJx515M1AU2+UD81mH0xdoibN3QebDr8GdGCcXHX+0PRR+F3yNgRHafZrz0WRM/4j7IlmaoPLi1q9UNvcZW1YCwEjbcZifz4L/mam90OsRxatiDWEvORhTKEnxO3PvfyBF/j+075CoZoObR28nZEORncCvrpBCxnc1O0wQV062LfK1ae6EVl1xNKzldcXVXFC5CryprTRTItyEYOeLtW3grM8pHYLcMKkiccM2rYWq10pU9DwzyRpMf6nWEsh6MlgFOK4GmaaPS387v1DlWdZmmRhtPxpnvP4LZpCknNIYG+Vq13raLbxVYuae1SMEB/60kia1lquFAInQVENofeI1OzbcRDeuggzbCr7mrB5Ycplqqy1JPo762curI5WHYfzReDGnTVXk2C2z8D3o5xF0uXA0a7t7xRleF+4OLR3hH2iXpHbfpgCH7vVfbbxAHW2xWhKETdOP70an0aoQidhHyWQPFAjGC/GtSeNruomKmaKFJdRS3lKtUUCVnIoO+tU64xI1xtb0VVo34FpYgIqa+fsxF7IaRrpIl5PqZ15+jz+s/N168H+rv7wjOD4dfe4RJzq/lFofQaGPtbbk09pQPMHGH5n1d7CQHGke1hM0jr/9mlTi4XAIZL/SgOgwsB9jFRfJo9vAiGYA6dWOQd6AyoF2EOOLJ6Wqb6tJXqJTPCGxaNdG2rslUAr5lcT6aPTxYDdENHybsyxU34davIxNefQUyka0duxWfxkWa6pTjaOXitbhHqZLmaJ3SjHYJnBAqSdXQ11D8z6CCkKI5klkLgEGJarcXHKG/ktoYWquz2oEP9ZeS4iBb2frCA0nfo5I4YjLTByqVvIG3JXn973HI5eLLUT/Dg1hpL7UnNMVpykk6HznFxIGyyYsc1lTw4dxY2WFgB36eo3WC0t6B2AawFiBFO3Voqn52zhYq2vJ6ilpXzvlg5fxTSS3FpiNunEIzwEQeOVUTWoQvlKP8glW90gaANB0PQCdKMVoVDpVD6wMXDxYNTEkcOuSwcpNtuc+SRHgcS7LPuPzuiJHIWBWa/tGlYCbFbVLMMaCd6ILQScZByCVPE9KJZsU6JJ1KJsmNtoOwDIidjAxSJAWmoJGRPxoKnUq6opK6qBQmlbRBkgRd5OaIYxToVDcJ1xU6QZfuRtoEuC66RBr0TCjZEO/guG0KnFG4hsHuMngnBzsBe7iIzdvTxR7JaZVMkwUqkIoS2Dl0CFwhExgminJFg+NuXwiruMAQCJI2zGlJZ2xj/86ROwtF8V2fWJ7NE7Sn33d+eF8ZPKlMPQRl136Doi6uhpGJ5MGxfU+86K9FHL3pBW558eRlYWdD7xkYDQe7xeLGuKiCYiNJm0W9RGoOPnWMIVRJPqfrYDBXDDrGYpNFy1h0nA+hcdCk0t9h0HMWzwamkwc3hkOVPLg+oLTuR7CrjovB0VZyMZvQ3oELD5UDM82X7R3DkSslxrm5to9ORy3g4ujSoHPq0l5aNrWsXxhNk/PBGmtm8IABYRCqwpoYLN7il/a6iE8xfyFVr4xq70HBPf8V2KYo/qooqc8ao6SVtr/vS9wjnilZ0h0tU7pDcK/3/EOji/oGmKmvatSJ8Y8lhUiGs4m93zfDmXJ82Skc1pRaj/HDi59ltq8s/v4apTwJmjYyBNFk8HdKFAXqsslWx9lY3/75tN9TVrLxMQKOPWl1Jw0Jt9B5ouM5cGhfNrreeYH5inmxzPO/+xk+I3Filif6ET4PglyzwtBtspu/abG4c2pwkhHZHnDtz8ni9TlmJ8HQgOUK3Og2sI4Hk27XmX6/WbrCj278sXB7xUphW1aJVq6oxw+n98t+eDKHYwO2HIt6zHx4+Im0GccdGwPw+Ncq/vDe8baX1mnYZvYA2R8jjyPD3ABHHEsKqbK5eOOfgVmR4RV0P+vVKF0fHDTIRiuOGIFaWnj5cSi2Bc657qgNXhTfDnMrOnPbO06izxi7fnpgvvmLJ8b+kMvjg/JFINclmAhMHmwmgzh4kTEudpOgiJwERzKEIksnKBLmZUruyAxOr/lnPPiKi452Xhz3IVg5hVuzRXGzWJ8Fca7KFfdot7Wd6jWg9QeDg/XZr028iRatZlE7HZ2wY5o7LJ4JORxmEd/wtJ3HAFwcPHN1XgSFOEeokGuFM9WhaqF4oMtFKQarbPievzUKsNyZrzazl3xQBx1W1JsMOXmv012HjTCXmNWfeyccDPqSetI1THbS6QapVP36ROvqt1gkDRHxwOW0G9bXK6Bi+ASejZ9Z5DtB67hQc2QhkqzgbLazRh6o6iumBuamP7WBPptCl6hyybkgZelOe5UoPTieoh0rkwiv69w4VtOOw/YjDK2Lf3GHRbtwpXngSDw8f5orgXm5NuCiuVgag1VfyC2RlyzJuUjGKex4YtUTteCW1HW26o9+qq71iHOxFEsxVXDhwDkz+GeLPznAJg84xcX58CAzpBqCI7dDOktOScFowlkGYlEoksVFMNhaDlRDoU3iSQbToopF4wCaJJJ0Q3q8boS6i0QN6o/6GAbFeikazkJvMGkcOIPC1xR5F5JxkGgaGjkDioGr9bccJAyRCS5EHI72slbeTSWQ3CVGFDPTnwLqKdrNUkI9TWkR3vxLvW8vqz5O7rKeqqpXE6m7PFxb6ypWBdHYonpHiDf+NvAntYSHsC3Cltfse2KXlL+yMJi4JZghtcc/M/QVFh0DB3lqI81b8EGPA+VDw82iQ/JnvFCY94dcXSIXbYHAvVvqUJfbK9yFQHL370MMuNCJC9eDgWKQ5sKN6Hzp8qFDeZxo6xbOn+X8WUF9SAUJ6V2ssGgeHKutaMj5RaiER2gw4BIGEGULmBGJcMfXRmT4TTsEYCTxhqcnkFNmaXGBuFs/5vt3vLnQfbVawyUu8sJWDEzbUFlIwFHK/ubiYh3ThxjVN96a9aYSQgld9IfrhwWHB2mKWRpCXRAxSURgMiKohwGIS8SaQexe7ZEMMEv2oElyW/KWC4+QEI5Bg+NfaZvSP4IW5IGU0NxVl3AALlEDR6KWjYlvSrC+hf1B1qQusWZY7PIA5IV4QRRMQiHJSKgHYRaUUFff4oMrhdCkbn+fbFOqh9XFMYdAMoB5seKCdUEnLunKSe6U/X26+iLZ/wodkX4aEoKxujyYu2ASJhkSv9yR7O+3P7DUT0XAUIZmg+3vKCvrf2aMgi/tNUg+U3T2tXSHE7aM+KOpjoGXNg+d4CjD36qlfrtkt9/aZL3jLNNjW39uGO9Aike9aksZP7TXIFiiWjOta2tN9K1CaurWTOwU+fdN2qnLFz8lOiedJu+pLmxfLmnz5rI8ZSQfr7/nexOlV0sJ9tIfwKDFfkT3agwJc3SbmxZGG9/M/UF+vXFipptim17f4H322QFGepKRgOt7/otKIvY9/pentdvAB2TjNEff49cnjdD3+NMjWc+Z35VbPiEcSecCWIQp72viJIUOlehhsbJ9J70crq5SJupzYsLrrSoB4yRGxmkriZ8RILnjXVxsMg3lFdpYkkCwT1VLqaOn97BzzBQlsvhFOak08WpxEPWIA8V/Cpm8jKxLuFmu7Y/UMoALbNzvVWnxaJ8xREd+mhSObenP6kVLWRSd1Z4x4KSaRXoFaA/5DPR7u5/VaUhqBVVHykbl7aEkxelZ1KtPR+n0M09S+FW6GCIkDxmjgzQr1CSEKMr5HKuqHKEZKMxWNv3xUiIBIa2eosLkJJQz2Ckammp+2Bq2yym/hFvSkJpUDsff+45gkNUouIn+62y88KTvqQMkOs8a3nLJPRBNpH3flJSHRWbQHMBumyszeGaO0f6zrTIWLU/jYhewvZB8UMuDgA4uO4HvlmsIs7W9BBMAysU9T6AcuJkrXotzZLqiIys1l4+wBXwCnwTbV+ohiFaVwoZWUvtjdQKJshUujK4iYRodaJHBKKpa7FuXTeU+4+pG39SJhHmtY3S1m9NkJS5F0qhavWqR7rWXm11SMUCXebx2W2/ibCR6MtIIqXOxAVLkWZCI7GW3061/3VBiW1JIxd92mkZE8MrgDaJ/vi7vEugcQDUPrp1AxQ+oYHBvwGoGa2fgah40Sa74IVOA3QwYjcgdFn3Wu1icAooPsQJ100rimB2Ij3IFaRNhG9aHQ6yDHzSPS/HBr7Xj1u/f4CUqsVdgSncIY9U9xHbtLuGW2E2ikKrJ9EipTObU5FCPqjFDirQsIR+x6yPXC/30W54ujU7HXlfdL4kt39DEIf7M/FLfFWTOrq+NmGB7BzvLgahtoaNNr2ImFBQEk6TQgdIP+w6HYe5kB8nUXX+7fzL+AVlIwcJV9Rpf+Jn/cLK20osKZb6pOnjfLrORFEpSOQ8t7SEXUi6JMF87RPSyUvzNvHqHGfBK38j6B/47H1ndr+xP0PE5e8f7Zb16bbeaCVULblY2ooiJYcdexbKoJtxTTRqOFyDkYPJ0UZrKBk6jzF2EavcZYh9NkeTRuQi7xTjEdcQu0jJgA53Iepchy3P511lHfxxsROrliYa5Qs85ppAyYwG5WeluTaLNayc66KCz3WqKXWooP/50hCpHWuv5KpUpZGqvkQd5RAOFrdxmKFtFSCuzH6Pmwg649GKgaxlWMrItmfQ9VVGz7Ooutq1P2nxYMMJgTpQxFfb3oqq8GND26yaXxfbWIJwG/OYipZFDxgMz7GG9HFe0bwG5oBNSDn+wvuLDvKRe5i7aw+F7GcS/3wp5hA6JNdfNAmXEzDrNzM2WE1ho5rszVFiH2RTZRbP42TcGXC2yh9NsBOGtBhj53C/jYmAQt/dUU5251FIVtFR3HiIfYURRrF1/SdBDyL4QNVmTr6IYD1gKNvx9WU3QnHY12Z2ByfiAyHn0bO9zfy/2R/HB8+XfrNp2CUr8PgYasitjedAcwA7U6DpodeSBVfIk65A6tIFWbu/6rEfBpiSS1o4IK9w6X6GYP2ejgsciKJouXk92verlnTErOMGJeYcNPejBwgcds2jqyAQdH5TXGzcTsLEq2MEJFMovF7e18GqRhUmLWbhtMQtPx5/Da6/iNm0KTYJsasIN3JTwwYNOiI4mUqEslNYK+spGCAMd0yg1wlqWDRMWHDt+OxpmmbtaJLMMK2gF9l83ltbSUz4Hfe5XyoPyDuLluOYOnmbi2ohXtm7O10bJwdHBT3yUmMCGqpCH1Gi3vZQuTgyXEtQcXJsdiQfedVS0s8Km61+CfWqUL08xKoFjkQ5qJxGUhAYT1H3zJPvZ438zdRvOb7NutFMMPa94Py68vff4q+kdDConAgPupTsUPeo3V6JiSB55NjXtCLPH/i9Yt7/zv2/Jh259hu4PiFV6280TtlmC8Z7+UhlJQTXbs9tqtoc5YNyYLqxvhJ8r8utifPuYFhfQVdqdPtdtm2toi/3aWIaUWDg8xQdeHu8gH4Mu5CiTcsNMj3BqYp3Rues4+AvbMYlZgoOW7L4Pg9rkiyMN4EHHSrDVWmhnz7Xa/t5TiLLhn2x8mW9teA638Z7GIop9Nubi+qgvTaDDV+2ChZRYB7I730iuw6CO3sePJ7coRz5Y92smpeegS9gBjzKGLvCgaxcnym2M/I8MF60hZxh/T+AUl4fFzRvrZVwdeU+t/pTjlPjhuOaR6jsX6GlL1y8W+bGrfg11XoRzIFZcTBYOZvLDdcL24UwLTxLyLvujPwT+enfhjCVFFZq1aZ/+dtHHeh5FfNilzOXxlLKIqvS9Us+l0le3Yff429KILAXxhjHY/cWVVqdnI+nvwYnwBztg7qe143tHdK7DGUjGznQN9SNrzizpMKm84pk4qdil1oyOa5XYnnINlRxnwnqu5OEHqijSTeHmxc7iCcIj/pWQ1rguQAltJwWZqDIYQI2ViwchnRTuq+lDVgFknAE0QI4D5hEyuMAGB5zmgZuLP+PBTJJqCY7cLukccgoKxhCuM9AVhdJYvA+Dy+Ig0RSWEW8yWKfoZDFRgEUk+aXrGR1oHVQo0KKGo9iUCyVdvg1tKBO0wcxeLl9Zt7KNV7mONXMbZw16kp/XYOILTVDpJIwDYgntKokm9BvkR7ezXwRMIZJAK8QQpAukuHU1jIPPhRD1lTkyfpxJpUBlBLXmSlpDDCGX4YAHi7nVwKvtxrAcz8VWKy9j0bsslMELpvPitgiEJHnZ7tVA7mXSdhy3IhSOangMH7jJ4gkrHJSfaMgZ1qH0kOQHHJIcCm+PKZJ7tDJDu8YmASCZJcmVbGNlUwvqIcj8c3nSnQrDpsFTQw2N3ASkK00v4tIhtRT99pHAGiUiG7pqHC9EenHcLJ75NROCNzwNM0tQvgf2bQtj6FHHqDhPVbXcMRr0m87lOm7EdJjvEK7i3gEyPv0nvCRLcDRWhDvujsHirYUbuV7yiPx/U1hHH/ioT593rzWWhQzZv/M12YvkfdDrr/5oxy8kHZOcneiMfC1ZFmknxZ0zsJeFmByYCU8bQ+b7tsQAp9kl145ED4PG2Rw/pbEFTQSQfwUT2xKqeUqihDuak2Ye3ZoudWvk8orbhLOKk2hGc1Z9h3tZxy3TlcNKXvWClJGNufL9b0IE6g768QP1C1n8U4/TxYLAOZRTXANJUYk7KrXMXwG8HNopyubBSjt2ne23i7zaxbG47uLlsShU5AhYyInAGBfthusoQLz1bX2DhC8lIjS8Rtn+FrB+c/nRzvf8Sl1oXW4phpjnk9Uyrcv5bw6Xxv2MigNuE/yS/n/PXRoO7fC8i7ZfUDThGbGcpA6xyOZblJHmyFqyrmfnIt4rrxFn6juIswBnCmHPjpWMK8WKu7JGqZK1WtcbyFbzEMu0Pg/zrNZe4Jk4Q+KSusnMkbrfkD0Ee8gsUc9fW3cHTtjqw1G3wSs+zt/PA59v+oK3Mcl6ieTkI0nHCLuIcwnZZFvUUKCfra+fN00PwPGqvxUYM/g8tjJk6FxLzwSB7XyXndlyB5n+CGXEDyJ+Ql5uhGc3VJMSqBv0SIjOCmJBwGeVJxzrxukCsSzGZChwkE0HJcKshhz7lUZ/zhfuE7mHJcgjsi7tadYO45T7yKCqxdHc+Hq4U2Y/fS2nZ5Dk19/4YRf3vPhnZtKfkbGT6UFO30J1mstl8dLfR7SKv2pl3xY2B/u8aD/0hFDAcPf4aj052/ena8rt5Y6BtTpsAT+Adogt+Je+MdAy+CK/oXFQ3A3CNIARv1+GvEI46kDmxKqNdBUNnsTyXR82bZFHZVCAahXRCN4JWna7bVvdz2UGP8ELuq+WScoC3IeCEcA3xVY+B7w4rq7io6RYBXCTuBKYi78FdsgbHwrZq1wIrT8TboHcgVhEmiPiqpgMY1XBAUc89iXAaSu3wypbe0aVJdbOxI/6IqgO8EXxd1DqhkvHVuVAo/Ms4qJcyhRKt5IMnu8z7h60/AI3B6ZsqbhQbO0NnqviwasRab8YGKeomoORMYgPL7wNl4vpKhNGuxHn9FvaD8pCkfMgirNcwP37TLaQ1s1eGnuY46fRmdssdg904ulec0y2Vqc/FUytagWFHuLLUzIzzZ/4VjGY9WuapPhaCHIOtAcuHuzl7VEqPn128MDnLLLDh/H57/7A1ujjq8v5fZJuIBrINVzfsefUAy1Z7g1QPvuHYgSz5yp40mt1VG/+lys70vvIunHJgkqNsqbpPelAli1Fvt2WGEPogC31tuQnzdfB5RSojymUrllgL4RL6cOFXKhwUJVd1aoB0XU04Ct0tGueN/1USRAn2Y+g/ElOOt3NIYztlfQONekS5HzYSM7ZRUcu28P5i2fSxWcJ2tJh+N4rIUvzvCOPLr+1zbZxwgnqHW5jd0/wnFZk7E0BG3z+v/1JUdmbuFf/fln/7SDj2/q4Xl7o3WNJ6JIYlkCyt/fAB7N7zaa3wjQIOmuksUFmOW+Lnf81zFjP1qlju0Hzje8P5vfe+D7a1dGMyIhBtg/9JZurP7ucqgq58PlLKXvQqa/HRkbBiYuBNQY3xUJlPJAPizj5YWe+6ffhN1uw/IoXLMoB3M6Da0Ts/LA8DwPxzTktYUQxbFzSzGbO/p0nrvP2ZvqKW/EzrplNXGt75ToGKH395Ei10PdejOuBMMUDCaFMftgcROz/ti/8E65LUB3CXR7cOoWr+WGLRewPAseB0W2iQVbi+DHEKEDp5YijM+LOR5YwdduXER6ujUORXVB6HhZH//00qcAR88b1MsA0DslYKAtOKsY/OrkX3Rf1yahG3IPjFnAtfOvE43xMExasIFf2spkOysQ/ptMX1TbmEny5eLxYGpA99K0VMuQmTpx1tV2yC6dT5IIXs3ZbfGvZyLDMoR9wz1ydt6kKh8KVwMhT9b395GdMI+6aiag3FlvAI6K6m5lnCK9mHRZidjTJUaYP5m9RFLJueQuWkB2l6qKxzhZ4EhrthJD//dh3v7JTk/6YF2ign+xFK8fY02Je0BRDXRxKTde1FW3L6iP8/RZyBDp097hUBXRdf4Kteb1dYlnGyOyQHWNZMj7/pSJybR1ki9X/XL2eBPEhDJGoC4gSowgTUjkDhEFn+6HeYM//efR6kv4ccl+ECyOtpfgtBp1m3mDPf47kcPA1pZTX0oP1CIG/Z54NtPiwHqyE8uyCWgeG74VZLHjYHHwEa3eLiTwVokZxJurn52fB0k1eBDkxGchDgYiaNs3td1uBClO+zgcmTGIgBDo6C7l+sIlmGHtCaVHRcLaLElnjN1HLXjq86kXyvDsUO2fRTWy6tvC0V454aTU1U/km8NRrzmFH9/y452H8LLvujRx33g9qREnitsbrEbQabhgwzONR0ng5RZ3CNm8OmyLnevOOzK2aYK11aUvw4P6eTNI2PCLf9che32b9Tu7tHq9L2mI7AMVkQpWFS6RHNu7IwRPZePDMPz95pUgusJ4IZuSs1wSmoctbonGwGaHPmJ7pmz3aSMPIaQHuKA4GVwFQ/WBsOsVxrgLOjz2acwaaVvGKJJGLAOMikbHgBAXbOCj7aYxDcayrHdNFA1cGmIFAOTxedmOio4T9j/iEy9UfxkGzjNNh2GVPbX/Nmp74xBeWMEcXK54B3H0oojb+Ur6ERbYN80KsjcHP4YGiWcjzIbg6166CpAIhNwOyYDAgxDgs1XTQjHG79dbN8BRG6la0v56XqsKYzRjup/lusMPoLcm+800BYx+iGPOGbJN8VpIi11fMQ+KQcsjtkXIoPObYraoAbvjFKuMtmgFPFI0u3XW3JpgsDx4eLzj7hGVAGRd6gNzk/YdC5cJU2Sv1H/Ea5VITJBJjcJgDoysdMEfGySiuncLJAlMgH7FwQuA3AKowMALgCgckfoLUSzVGmgzvFjsuBh47BSMs772gO1C0KChRdOD4SVTq0zR+Ea5CqWAhN0QWzEcqFJMJevGum+khm+MUSkxMzACvTaC5cYAnfoPlbIqrwnGbHDD8iU5jpXr/sEepJBrXewEjUbqGWxsGbs1XbQ2bpNyKmWSmvlLImK+P/AU1mkg+AOmijO6zysbU2GNXihd9OE6HM4NUMWAe7KILJOka3GdlcvFTryvOq9Aw8e0S5ertZFRiBfEcoQ45EvlQ4Jw4iUWqJpsH0rPkm6MqO+cUmMs02xdR/cd4lH5IBJRFNKEyRK8+Wy2AkQBypShNCRmAY0k8wLYR3UprxOdaBlECOBcr5BlVrlHpHRrV64ryAlZ+oTR0QultmADLVUNiAKmEnqFXaR+Ro5cj1KFhAJwk5kI0hTRQjoEnJDmZW8lJEa5QwwCbL7fgvtBNlKs5QDvWT/Egg/VTfxmBiQw18ioXhNLxkG5raymwTZBDPEvQh2wNQR8KVmOySAWUa15wEms2+ZAB7pbsOOKK/ATW3JJxf65NuxVfYqXSTmkcerW8Yuk4Qg3AF6Vmh6yAd5PJgZolKmQrbMWtTzkcyAShVmWRevRNgXSAdjLtkobCbqGX4qJIZESbRDdkRXwUfFESb4hlZBwql4xDr/qM9Hzbgq44Q6ZX7KTwLt+3J0zcQcFsCnMYoIpvOzVQLmLOjvYAdlmoa+G0D6XmDkVIZtZYxtGJst8S0lk+hr7y+4vBZV5pg8URoWguGIH6DS7q/fESloa2rrFMWUh2gGcIXkOUA/QAOIcwUBuaa5SyRY2cik3d0l5oUq4VarUqgjN9LvFqpsnNAjNN4YU2QR89lGNX2tbYey61lz7PP+aBCxfWEx3EcrVpWKuFJpNkXk9iOr5bsfJCiEl2pRxO+jrCcwx6ktBnFllTinNcm4wNpM9jQJRZrUSMdJ+P5cyJhJ/hbDGHAltCGUWZRJMkcmKR6SQXBdnm9k1NjbwN1ph/srG2W2uIk2UQdapBe93xzXCLrHIc0O8ULwJXfTC29mrBTSCVYkPcJDiAeYjPQWi/z+GE7GVQt7RGQaXgYaANMsOCc8hHUjCLQSopppbFlVNo5/dpC3Q8571QLovLZUEfLrrGxThgX5DYgSWN4rZJqNBxw7eT5vMN7SJYO69blG2ASnvPcfMhuRwY92m48QrTaE2Tkj7TKliwoYG+ykXWyr+6deqmKlQaLhN+aUaP5tIelKDcXsBmTui6u4CeRytwxD2d5HBhLmHNo1oqVJ4Hujt4thc/b8HkWhoqXO2rzcUHrBVrrkIruYpPiIHyjbZpgwb0uBBbWjoOyDNqYh3qcOkTh9UrRpCmi5XkvMAmwmpM3rDUxxyYNnFZ0SAp9xETbCjoombwR4Ac2jPiMkAJkbxB4UAILYIg4TZLBkC+E50CM6ofB3o8N4PrLlmOOuBOTWRK6iK+JrkhF01+hlbenxNhfS2EBlMcQ44+CwyklVowLo1UY9JQayFW0ZR7caD3sRQQ+m1RsygPHjCsGEbruS32X2/HxK8GvoyoVTjLjZBTztS0lqmfAHBJdo+OTiEf4KFCYALSzhK8K1TUhKfYaoaoPbsjFqe1RNvAsslk4OiB7xi4MGC++Zk0DgBRGfKa7sb7pitkKD4YmAOog4Ley+r7+kEM+IZ6JZf8ni9laBSNtMIBGaY914ScdB2Vd+zhrR8i2QGXYeVohR0PdkZvPYfpKPiqfUWOdluc1iKhsrKbbeXxzcHPASshfHzllw2rkdmJRAtNvSdvhbwkTfEVDBTLIkwOdLAfJH/sssb/rYo20Tksig6XFMOkaTF/h+rAEVsoHgCnYE4oTWd7V5NIudBdz7rlTcyN7HLMkemUx0mNR1kMNgJM7SYNuU6b+DHjkvLt9mz5GmTgK5ZWOS5Y6pYPGr+KAhPfeUUGoDiyQ5ujOAFeAoqBu8Wad7OZMwZM/mALob0moyBockTqk+Iz+hA3G6heHhhkNo9GOLDn4oe0cDNcu/TcUCAujzvyg1cpDMmV2EWwjHnb1IqzaTkbiTI1TUpL4MxGMzlFgrps8e0ll8kCdga8YnE8c38ReUWyyNAZyA4aoxNu3K3NKRVZruNfB3X7fezHTBGWhkW0gLzEvcCNEdp1l0QPLokeHQ0Tz1xgNcGWC0ztFrhC+aMxxSsvi9AZREsln/GDaS1O0BG1P279Ln6u/FDo5DMwX3Ly05amRSGL48nmxOT6jeRDcGhI0byUnCVetPM8H6UGiDrjpWb06QA9Y7X1eHEEKnJrleOtdjyEMVk/D4Wnt6y5X3HhEVHJhS2mYwOT/K+8BuBV3d2dkCSBp1EQ2hV4zAxzRiQDaaPm99f0h128S9KOrOlw5Q70ZCaDIo3jz5vTW6QIbU5lsbciVuyHwWupS+NV/DVAi19Gm6XZxnNNHeyAdwxwviFlpUBjFtsLlf8WYxaBKtCDS8pjbpBV+9lMBygDanx9drcPKwMbULwrDYEW9Js4VSMCSc9Own5E9MnV0Z3Jn4J8nvtt659VFkK4+uonn+aKu9Yoezcy1fxNtgwcQsicOCYh7vcrMQTYkP3DtUKM9ijalbWAuPwX67u7zj54NPtwT4Hz8SPYrhAue8UqPGDjxTP2Hw8qnT8otPfw3gHlnxxt59WVETQwS3hQknhLwpTSDmiSBHz2ayl0cjPYTLWLAynULhq6SUxKGurWd/+c/7O3pwBXeiUGYgn7K+rj4gK60hC61SPM0HUSsB8PLOSVq8V2dVPlqJv62I+HILswe4ShcK0Uyzxf+EOgdHDkvJpqVQV49b0QqwBzGMQDII2LuQVmhg/PgDlKlqR8Wi0dbjCIDZcnj82FtriIggsqaQpuLsiiqfzH/JX2yGopXZpRP+abPjz468CW5LAltayQ4ngbxlR3vTK1BuVq8OyPH50vjJtoKRxJcsu8TP5jNWUPSv02D1pBU2DiqPtfJd4FhIvRhImH06hWg9ZvQ3ZCPscqDTGR+CUTrinwtlV2nfgXdxxbS/5qRsIEm+CScr7hYlqjRofm5qocmQB9FF62ZbNhxVlR4g0NVRHzUPOIA2UVDI2bHhP60ZA7McnKxRnybjWCOFUW4S0gylyg9eOSM7iYdT6cm4vT/NcfZCtpH0/p5hm7zgvMubC7FFCTu2KQScJMFsPQ51LEDd0mxTlRlpHbBeLR5wLnhG5Ht4uynAw+lqJXQMIYDLVBKQ+SXYOPfUly+timsLm4oANansMF03+fQR+hkwU3QWl4ATvSDtGNKiOd0rgfVLorHBNxAeuCk7CPkERVQtmDng/qG0SY7/4i87mTrs3tph/oJlI+I3vxXHeHB5eOGh8+fB9gZ/Q8HFiGx1V4Wo41iWo4FxMOtBZQxe+Dvimx/1tr20A9BF+Na8qsZ6U9vcg2uBXX7/9BE5j46rqvI4qSPdvMZPZQQZE8NFSP6M5w8IJBdxgszckLndOG+iKTYTVwL1JKplYp8y8OW4i6Fd9alTlMmpzntDHymDCp6ZVL20fLFDc1nUoOoDuLIW8nzR7WKBbjjqgvRidrpqDv4YdK7+XgX54zj+5SnyZOCOn+1yQLNmVPsqWa7JURY+BaCTicyku7A8zF1qJd3ZXdgOTqHeC2tetypximSflWy9T2iplatnYWkBtowOBd7U5SdcG07vHilCdxH4Yik61EuKH17AvKt2K/qpZwXa/k9GMJbCmPWBQb0MySiXMxT5/MU7CJRcfKHjot2Mj23CVT9tHj1Anq45TdpLuaV0ih3aC4HTG+o9CJHuhY6VGH6T/Jmd0ZkNRIiVHX9mgVhbtowN7MtqQm8Nsr5dFt5zfFDU+nNww/w11xphPGG+oVsR5PFn7dsgDIlRsSVu1NLC6ZUKtvYqMeSgKbwc6CLgoZUaz5DIGlIfbfh3LSO3yT6ZfFcNQmWZ/wkzQzg2CD0WmTzmvA4h12pVR5ngKdzLu7fcpjxJWYFKYy0xmCHUK3VruIq7zE9Qo4oSmLOqVkgw61nFtk46RHA87FPGuSoWdjxINhDgj4RF4s8dKREhvQ5YLDE2J5dfcJoEphzFDo6wq5a8Rq0jgfYj7NMmNkeoB2hnOvpr0qoDK9etqTMDs/PKXLjNEp1Mo+5CPUSgrbCHvpxQpU9mqg8cJhmPSwhdQV9T5twuxTsni+VMPOCThMqlR0iJi6SeI7GKbfikhLU5bERaEOxmCweHukoKd1wTjoVWrESn24bHspG0lhH+wpRCjBsuzemqFn5YkEWxgvxPb+GoKcqqLMev3Kd9Cxh0H6ktrABpARCedNISi1xbTu24jnl1piH30Ej5pMEyIiIqIgUIScGJgYMRZIlCYjpkmbNMEkG5R35Jm8w8CEcJKCWJlvYqyQEzKcF/YCRLYmjWnSJk24ilw1JolB4kQMDYNESWQSAqZJTNqkTdqkMTFjTCiJiYm4r2P97w3qcyVzuUwMIDxRJlthOvWnhd3IHXNTX1UomE0zHE+O+kXK8llKQy8bHHCZyyy5Tyoz50Y920lJack5PPoR8lMIsZPD6Y1isP4JBf/l+WCKqbxFN47hstgpAamTc/eznPPvOTOxGP61DyUnjeqD+2v+lH2d1shE6KkdLqyErwhlubF+tIUpIiuOKIJuBmjdFWD42rvch+KRbwEmDZxsxFZPR9EuTh5Nn4PpDsh868G0d8cjaF8xe5AUMWZfuDYL/w+fvo6e94SUz3JbN/UGur9Xkc4BDvFayFUsviCzOICDgab/3gTnLCzEj/AeOCN9UHF+mQ/s5CWwCGaFHMIa4D6KBb2ro0aGzLSR2KjT5HOKzO0ty3x8TF3/FHt5sZMozeEDMjlgz983lwaZct0IOwOg6gLtiBMkOkqT2LTTX/t4xK+KD5EEYUI0sPy87VTD5tE5sa9HynlJ4pqD8nsf4pMq+++BBnU/CAoP/+v1JmCNwxdztJeoI9hlppih7BGzPMJQwCGo44FRokhpco1X9zFG/6qvz7GKgMAFsbc+gkWutONTaSUevX/vfXPg28dF0+1EEro//7CC7xtFlRHp8gAKqurzinhHPugxPyrz3Jc6mHLtKcMuUxPp8XXFdqxrQOzEq5TSdr9eF9z3UT7cGfNA59zPdjd3LzRVJ89762AeBG3PA8THyAr8QEPmyI16bh6Nk4n9gEN0ynt+GrFeJHLCZnKVNJ5JvZ+UeMhVfG/UC6Tpyn4adHjDUCssdvquHLahWXmmOs7zahjEdclZhBtqDikd2PT8Q8sT/EAvVZqkZdMGnRxnijz9Hhp7FM8DUHkprqRfsRRUgZBLd8WXWxq4Oa2XhU2O3aUfgDtm4m0eIJQ8zkoxmyRMFsm26vnSHjFDk7tuSIbIVIB7m5nKHCMwxIhO4zofN7VLrK5XvMO8Osy59dlqDANxEJcezPJwR/L3ZB3OCT/vbdCZWQRVgL6Lg1xGrhKHAFLs3G6BY0t/ZGGhr3IsAPMvOsHVWIjUu9/KtXKt06oR91TNhRDnJZ1fcjtBmGaH0K3rIfG+RS+ZbSGdvPvG2HIucJA7KMy5ZA7hjkonpUont756cONEFn9vzUsMcux/HnCBiRyJ41NAzyIXn/Hz7iWJiv1P5X8XSi4cN4WNQQmS6ZfRjuZxfpFKLqmdMKMSHyQvqjBnwoyVQ3sX+9eOiM2EUduPH6Y0ddgaMcd99u3SFqPncR+1R4Yg0Rt8nOfRv8svMPWV9ZO/8CTXmaNVZc1D4J++fzJeXdaCj+lYZyV/xbwSyO6uJeSMro0aZLw8nxAm7BGixfOrVC5sF98UnQnbn57e1O3jXctm+c4HQ/n/+tAwPcD9NnTnaqzXkTOLJHfnRQp59FaMEKy234uZQDrka4a8BwAa5uGhItH25b7qWXdArKPf3B+ml4ed8cwTU+qvgnrKvKLyPcjPLZIjVe2TzOzD7N+CfUQn++eKPvFpGX7Iu/+4CxyG478zWCS2vtnONz3M0h2ybo+3J5uy+mkTuCNb+5Ui+Yf9s3y5vWfTU0DznLBHuTD+WlLKg7QqkCLFvLvhsvjIMHVXjE0Wn/YUpm/8US3ipxqdEiGen/NX//yNn/OvhOEXDJQiRi6pkVH5h5VhL9n1omE/XCj8niv66TN4aUxgvsUucfMoDnKcTbFMNsVzC0XakuDA9r/zyBR59Cazje+Z3f2+/Lnm/kt8cXRkK4dbYeFIhCFeHR9RxfIrMXWwh/egM8Mqe9zkJStdxQoqu8Qi1d4Gw7LLW0QUMdicKs2YCUyK38uIGTdBLm+zHT+B4brPlTAzUy3Z54wTeLg9u2biDZIQfvfv7y9aa1kcJl7W2fqI2WaQH1/LkHATfh4HY33FsQcyscUAC0q7kM/BDZU1RWqUb+IUFhuwHzA3G45d5mpPcBtc32ukpDah64wGPulhYU1/qosCFobsDTHghpuKDW12bmJmheOKVcmesHLh3zJAJuVEVvO7Zvt3Cecf9UOeBRnPzCMui7FSBTYmChVuODhTaL1eZgKy2rsBB9ZPVXYrGGBu0022SO/Up4bDz8XCvUs3t8O7xhKzfkoFHTyMsPAKD+fGB7YXtTGUKbDmVKe4ZjqXRdnZXzt2OPhhQ/K7R+mGUpxQocgwr+XNUFPxKRSK8KnlyRAlp8JJH+LmjxpZ6ubSJqQ2S1YrPdiyI6xo2bHSt2FMKyyZd5u0VYSwgn3oFsV7geBOQ3J5ubQWW0JwIPF/2FLWTbbL4iP/REkDXBqvBOuB6IZJC/suMYuTBb41qBa20nBCYxkW8uL4W4bIOdhybjlwBnj3jQqNkLZcd26Lrvrlm1OcOISTuFXfUKswqZ7od4G+FdRbBSciXIcffxxz8JUJxz1stewZiRwynj+eCscncEvUi7M8o2WvUl3pt7EnYkFOwlYg3L+WU/oiFm5MxrO+Fxy/k3UUq5Lbg0mfzKt5MuuZp+9UvDOIVeBS//6z5GbArffiog9X38Jb3EWRrKIVbLFKbbvmSo9THst0cNSjk+YZ1dQbjkGtzpehs2XUlioVYTADTT13BbOtMMzzDG9lLZtoteYcf2NfzxhF3weKIJdNVK31YdhVeU6cisfUMIeXfLBrrPPCYdiDO9jUmLILf+LgctGiam3g+6Qm/AAjSEe1I6EntTa6ybdy7bZ3Et1VyVBe00QVPBRTT0+Y5NJ8q2orRZObkqz6GW4C3P77HcxQl/qrNuDC7KRjraxuAjXbXRW+Cfs9Xb6JvklLGBoldguu2UNY0yTFe4jd1F0YTJiwwEg5zVU+vZf8frBmp8At3sT7DDIa7LOI1q5grqff20baLpQ7gtHvb63wWwA/IpKGVOyJ7uDNvMGXdInBr1q0xRHfIXP6HVQztvqW07HpBlNTrvoy61ZqVuXZKt40Pet4n+lYdZLBAsmfwfg7LF6NiyOuZ8uhXFUHVfGbioKgExCQfJN01747F5DPJkUXwgwOrOC1CLUVAdeK7VmV6ivVpTxeBJ6mRnxmKqBHrI4wU6d27dhnX32vA1Z0r+JG40BFGessQmHnPoNoXA6MfyVzrs0ASxjyTSNEjmnzOcKeYHvt02kjmttA76Eg1rlbDYbIZp4210FE4dJIh2fB4GqcnwztOsLTXOvqRjXiCTGzOvw4mcAzbKJFRFoxm79n6xSmK39bthHsfRBgR2A2Bgq0GJ040onBKE1kIJgW1WIxqR//wev3JlK+X2vwIWyyfnWzGUHGwjc1TeRS5uYbdhq91lheaVf9LL1rO9KDDz6jybw/yDo4U986S7292fcPKuOwz0/1ceXkvfLjX3TMH499KKOsrfpJG2x/+1LRvV9m/ggHB6dmieL97y0Obt3kGfw1/faDC3Q8soSHvbbSDBLRaT9zkYi7OphLjbSlKP3Xo9c6+XevO6LE3y54cnUPE3ZQFt978/7dRhGDJrhB+EDQvE/cBsO/Cs9FPwCvZZ+idnKO3km+Ke/riZ0iEFcfemNg8W/0VxYzadeynBVOLHQPu+CZIjLcaHlCI3Plc+XZ8DDkdq0hfPK0mCdrMqdT2En6RrlRehW6UqvUJa9YXjdNco0pCs2hw1dVf3/OjYBVYsi78txuaPDyr3mgcfFNxyISLqZx8dd4YDD5vJwjxfqKwG34hTQwG8QBvbIBrID1AbQYKAq+hMV2YdAsnP9+9UYJGQz+hsjD4mMN2mUL6SiCWbzopVCgRgNTcZsHJS92wssK1aBV3HLuyiqUOXPwqhtzGwaR/lUzyghcvTJFpql7qr5K4wKiIK34Q9lQ0pU6ZUtyy5onTbw+asswLGrrp6dVVQgMB3Q8RcYcT9Yua1FsUYf9PT95MOcmLoKjLFjxk3oixoI8q63pEwirg+NQTiVVtlepCUrbS7qpuyoaa8KOg422pfCgWFnVzQGqlNbX6qp1NPLkSo3r8pXGqqQJpHWL3WuU+RrBnKC7t96MDi4dDGDGjzN1fOXTkFYaiUqZJxy5d0UU+ampRKtWQX1MZrAIJal8W7olsaIfJRAbsmBN6CYHbgqcmMsWX/764n4j0qbNdfNUG9RbLL5Ly/DHv77MFQQ+JgmvtzYltYqvN2/jGEa/Gqolsi0PdYjBwgOC+vMKlYz6WLKEcmNZ/aLaMRH7panXmz3NFzYS+K0n17N5Ddud0+lhzlJkSlhIhqzJt7HlbiwotGbiRaTOc0jggsGaM6iWLblX9vklWHfYFZP3CWrDXdct2ZLruAmUNlV/HlO53YaEzTyuLEake1IbPOKuJlebnfFiwnPfCQqc5FY1dvG7pp6AphCn4ZtpZZszefom56TT9lC2S1m9owdi8zkeUQbb2jyVi3xdzUIVW3016Se8IYjhXeN50VeYmmUbrPFeJrFJ4SqOkWQX+jamqTJUS6r3WTvoqYIHV54Obqe32beX6Uda3Dl33GaB6bwAkt4ICOfdJvV2Sn45A20EW7wqmMD5E2ori1QqX39Cn545+rlaibM3Us7Xm/HgTvNyytm3ZGGzTy6c5lH6GE64+g7ICjFCtGLpjScVf1v5t0nv/OtOgrIUYBhGFahGqjXB6CXetbirR1nYWM4OQspnLjF1zelw5N61GiV249ESYPlIVl8nst7p/u47nPpmjS5h33gC2JaSFHG3O1/pD5reii5Penqq89c/URzOi/rZTx5z0wtnJTCTSv1L4/Kgd10n1o/I0Ca+iSAzuCd67x1gt8Wh4Vf25KEwMReYmGQiCOVkz4k934bqgv2LpB9Z3ckbgt+ycbyn3x4XUfbzsDdfaMhlrGtw9i5AXLJyH/yuGbOsPZzQZa8IMDLIbtwVy50t7qa+Rr6VBGI5JxCtcVvczT1vv2e8iWqqxZuc9J1bOxY70evL3ZD0bh227YikXEFdw4PFIgH3NQmYmOW86+6Dx/fcIFd13UuRG2TO0Lhw8Esv6osffindLZJzmMk3434VuSjMu7n5LvhYO8mU+aCSW3LJ61p2wE3TNJvq45yWpeQsS05u/cdUtD2flbqOLUIdZKFXWGC2Q70lhnqla/V5NfQhEVbM4MawPrn4fC3KuBQ1sAn8HSTiepAA1jAh1CHJhbaHgiwKtePhFC82GgxN0tatg6lb/0dICmToXJ+Efgxe62foC+8qC1mIVKPORe4YPFYB3fgH9RQCejgtnER1tUVgPXIl6oA/wFs2LVjRyh1+8hejioopkTjK5LEB530cfMLvsOO6SZefCvYJFNlzY0chH2zBZ7jqfn19gN42yrjIHnwgYpjw5FHbRrobG04CTAwMTAzELA+qIN+DORinBAf3HVVhZ36ct2TQETL3behD/a7ScUhkBOdTKntn2dSaNGilA8/104Nh7mRHrgqDvD7IVnAUR5SNzp4vwZdA1580zd7WIEIYOr3SH3sr9gVeaNqKilb2fDbjTRUVG8Yruyf60pKWh/Wd9OBm/M9kKJE5mDI+pmOOTCVrXRxp03gpCsgWtlN4WqtD0lLGQFXPkeusj3D6cVHqXBhTTTRGIxuCwuetUNTfm/gKB2evim+UpGPQK1nwFqGoHz7U7Ls1HRi9KaQ0d9SlsqtVBxM1twyuQWpkw8OQ66TCBqslRpJbiSpsJG8pcjxcQ6VHh0pmY4wuG1QpUhibClIvUMzmM8hEoGzblmOpy0ID+LsQ8lBqXWjRH3ATTkFJz7Fs3cgwSco0NcceYpcgqckffx1P2uT8Pb0JGCLnQoXXAheKi+sCzWtY9fN0XaGFDLjmO0pZ5bcfcm5ftIKHIFYITGHkoHngYWZwKta6XQ2eWLVv8hyp4wql0pmT9cxssn+LIGZkzMQFFYoxx/mNBWlT07slRi1sWjxC0KKteYxio6iK1u4qw/IxU87i/YeCDN6Kt1MycZVTJ+Eg9G71uA+5WhR7qTeTV1s9wiM36MUUASMtnfOC5u5bIFJ6hbfZ09PxNPXsxeJwduXXpJ3B5SJi2jiYsxvulvOBQ2ESJToXfyVL2ERo1qI4IE9Btjz1mm50pT2ktoqjOMJV/SlL6E1HaGb0KFG9cLNKh63U1CX6sk4ylATWgRK3MWFe0HdDFpqSEzZmxWHU1fgd44LAYOrl0qgyW704i3MNBXWbzyisvjIjsqYciG+T2GfpsCBNPRbuBV8h5VBMOYBJGGqPS1s7MtYjYPAdC2LmePZZi9n+ICR+RVW1p2gUJ8llOeBRDgNO3YKPTsyc4AAmaQh7VTbwJuxtaLLuDubZZO7Ftpu/eXOa2W3Ki1BW8KkGtaBPxyU6mz8m5YVcl4NchdOBLixCWHBbBdOmHReImK3BNRQcf7rMAgRcHK7vCU3T73UV1tsJKJSCnQ8QoAmvw2j6vRrC+Sr3sx4jyeC6qyfQzPimjkCHGkRRkQT0OalOkNulQBtFRBGp41u1ok01oXva3v5K3Q79ZBX9vsI+pF8JGoj/0gnCg6RWnusT+p7wS/Ftv+SMSByevPesr97dyZ5INjgU5/aId5UM1AIlgZPDU3gwJ6AIJXjNqgkf9kfuQoHLNklGNJmJwlsqYdJgiki0MyCsA4OqsKxtMJlHlJJUBj1OI8Ksl2hAlpulFavm+9doiDbxLDh5qHZdvVzpgkK2ua6wh5qdn/5waknNh/EyoWMS5VCUTtF0BmMWuGEwfmPcAuyEIC6bYjVe2dnbLFiCZoNgyDMpEbEcW75ccODNr9DBEtvSaM/g+6mLict+JVCMhlZKkkdtL6RRuUFDTmcx5ex2dL6c8/k1uiRv02cyWBmxtJv5SncIqvP+z9TfYMuFIA4mA1WR62UQH+YzfvcCdQKUU2gdmton/AuXBl2XXJK4ynRytgf/hXkZWKbxkBGSSWI3fJLBaDH5oAHAoifJ8Vtr/B4Git5dA2C341vQrt2FEGs5hq9RQTc4NFibbsPYjn+F7mjQXy1Lh8bSsSvsY5ctIQs90jmZaeDcFw2WUxyLH6TiYjsoJRcNXcRt10FW57LLQZUHqzF4IAdFuMVvpn/T5Bh+Q3M6+j9CDAgLzQN24nnv1/IGdWKA2dHZAjEfq3UuqHmEDu1/dLzzqC5ReeNcUiKiY9CYGMuLdQFCKGlgJRgyzEL/BbrWuTQwMTAQduTwYG2AkKkZWiIqSzlo038k14a5Gee4+mjOTI1PoFC7z3TYDEKqq8uyP5eH/wNeV2svCE2Wk69U7lBkXOkkLSPQoQCDOJzCXWTpZKPIaUmPAelSL4PjyBPEYTqSTADaJpkQxqV/yUq6k60SMQgwCAgIojBMEkbhF35Bmku78iL5ksQVA0ZK2Qw+Ux+HXJrGQWFyitskWdBSHhM4mJ4Bwgw/APQZGqcuTVmw5xraODgsMUugSToCW15v9r5yJ5vK5V4Cte0LfZYuyThsjNP2y5NFXRpZxEFGoNRVV5Mnae8mB8RQETG0pEV12dVAvdVPKU9u+T2CNr4o6Dopsi/fuTzufTau/4iFnbci37xvFR15CXB3EVvzHmc/y1y69OumbDSyKNLgCvdBIKVtA3ITZmAl2LLXgTedCndsx6tEwv5qPL/M2ZhQonSVkAvIDAgMl3MZ1f7pwm6MFSFoxg4rYZV+GSR/jANeP55Igm61VC+Z02ZfskKr26m5hbhAPVqEm+7sqviuR3MDE0YTQ15T4jrKcku7aTrULP246u62W66Hg5pRTT1feQs2smnLEE8n2bLVkK7e/C8Cnn06Iq9/OrvuXhj09li+KgqqLyD/txRDNFB9vXDZ0q1eujZWpYrjKxWw4mQ8ndR8Tv2Kh+wKzqRweIVeMnjds819VZVJaW72oLk3nqUcS4T/pL9XMNCFt0PYegJPpXuGr65OgA57CpnjceF6Pd3wpuHADjiNr4sqYR8Mh6AMBohioE0G53TiCjfj6VXNJmZSx+4FJkwm6GspoTi2i5CRug+zofUj7LWuuflzNIPayvjUbmnyGRdaqyYkjp7MYcBuxe8huFOP+fAUZaiFr4X1dHwkobW6vh4Xk08Ai8VrnPeB92DyISpsXKlZDBCrGDYDTCmmH6yy6mEnrAsCbezAtVBctDBsZIsAlSeGxfaFmwcfYYofWPU/01PKsO6zicegWmCKh+8G7vABBHnhWGAupsqMi9eYu9CEc4W4fSrELWxpIpRXcLVKJfXS1WPx+wg3ywO2CH/LA7fgLOgCqcRuQE3gHfMCiecxJkfALNpHyJTVR9pJn0JxJYzTX+1otVYjnZ+OZelZQBecMQpuYwItwwU7LSdG6xq78Y+mAqzwZxlxP3HXjFTVKfVa8pYoP5cw0zqyl8JcXdJSuHl0qfoHxAH4AQojAshjMIFOgwkyNEkagA92A/UYoArrYnG5hDEXNoPpZGEWA5MDd/FwuQx8FLbWWDCP2Q3tsaoRnT/8wBbtaWF0Rpkgilo1BYUsXfrCSi5m06rylWzoH544HcpkRsbAtHHFhMKZthXCPuJ4rVOltG5VUgcuUjqcVqycRNxlJd1fz5yrrPIX5vsoFQomc0olbax62nUqc8TI8Wq9lDxdqI1RnXquznKRn5Aa2fegG+pNrjujntTnNjLYFJZ3UMPwdi77uevlKCONh9Ox5nRL2g0J0Ekuuyd/zgiXkCu5zgWtHmivn0u72x3ug3F/MPYthgKtlHbQ1Xm5l8Ruo5l1eAxd1JJD/kepD9cqjgvDkvW13j3ASBqZPuw/gxIfCD69X+IVSVCh4JD+Ay07JM/ex0kuRBOfs/wExiHQyV/c9Pt94coFTLkkjTqaQrvwheDSglnKm37ssJ3eouGaWwbBD2//8aFRwwoqrL89FRVsLw53N8E2z6fN3LYRULsu0S3tKreKSleuqF7zlisx8Y2GcEZXTqL6XqtVyH61mb/vHJkv5gtciUlGLc6QK+/t8lDGPHODTBPqEMz9f7YaDTLFGeTYZCaFYfe0C3StG4/1ervmor8F98oncbaUc1JJedsJ/LMVGrZ/0erdFKLie5rpSJ30OyTbeIkf+nk86Cru8UKa9cK1ThL35m1A8ieIQqb3fpeXK3JjbGonaXfvyu+rMckUoBVMss788OK6uUgeiu3D4OvbUZhwvmJtf58uZCP1xsA4+2nZ2+7J/zwaWczICTN678EsnBsN/2bDyYu4PnPNDeziDdLkcdiRBvsLwqszFAE77Rg0WPlVb8xTptqnP2mn1u6NxsGSC8tYl9qI12W9bmaVf4ZSfu8LVwAE4n1m3/m0doL28comcn0hWkk7slN0sPo3oS3qOuS6OJinecePFC2HIXZf73mnr1X4a4FNdraJQ3YMsxeniYHNPLLZMBxjWJH9dd+14Og11yIAEFT1c4zQMuQJdVzLgw54trbmRMsaq9pNbzOYScF/ZA8DBy50WLDudb327DDw8Qgor/iavc66pz9UiUKmjq56hpVZByToSQ5N5yMjSJajUvqraUMqaUre7dcqC/SkC35hbVZzA8GYhrWJLyRdrvfoehd0ZAnAi1kHjQHd42+riOd24ZclREeea7ZeeHUNyw/4nj84IiqaS0jWY4P0wqU/eW+6ODv9DqHq3OPXlYR4qJsbnYq789/S2w7P46pF413//NZyk9/zVJwbdJhA3Hzt9wIWTZ8nQzPhtCNDBcVcIcbNYvfANCnTw49+4xm0P53Rz0eUq1WR2vVxCCuFMaJt4YyEC1iaonsywrzqkE0kuxlscrE0AsUuuDsaA7eYLC6aYtph0Kzjxxf8JJL+ABZyW3bPHpxQ0McfFOeCR8pg9Z5pZRAd54SFhpxe+X2ujt3GOICLgT8C7oOXQswl1WLiyxzBpdGRZN8utmpvHoLLvirRtBhFmjTpp9OqX2wgiznUB/U7RcoQai798jCZtONvN/gAMe5QeAye5CIpQhQrhixPVrUHzlIRr3u1MMh26JOG/f/568KNpSECOqukTPSl6yl0Y2Q8LkK2kLjR7K8+9PcooytsvSbO/zIlBcqIiJeHRNOfbjk907V6cYBexDLX3OHgL4000WdOG+utRzbqlU8SH/0XUCiLkCHksLtN4C34GQCmbdyls4j5h5XY6BZ7kKsyojkotr9Ric3FKeDxlpD1n4msxNI30r7F25RAHxgB6NQ6QwCrFiPrrKyzyvHwIoQ0iU55he8gLseSDsUYzB2IYHGaGPPnynZGaVbLbbEjO+W1GMEM06ucyeHdGdq4kxkEJzOjJ67lG+YBtFyb6kSlGyqYYuvYHbKcKmw0aXaRfLVSWkJJG3XrJGx18o4cb4VKuaoyFhIaeGL/t+w8biS6RcFEAQNmYpR6s6jDiHDnwIRea0rTHVAj1KKQbfo+K0DrM5e7GwzluUo6KJ44CJ2KEu1BdRbRy9fOG0PrIIkYt+cWQq+ktrJ4wXIN517eLALdrNCd3dBb29zwl2muCg9TtocbDuqqLqwnozf9qXdAuTXpFMdN+Hwpc5Qcpco8KFUiVZgM1CunikbqiVKkQmVfJjXw3Xuorl/3MZVAsDc2+gL3M+ieB/Rlh408XaaGOzX76Nhjp1lrLq98o5PxLKGRa/8sa89pXxR+vyFwEKuCMO6Ts8DPssS1qG75yHcoNRSeuoHo96LfIjJeeBaX5x4C3xwvH1HRoW51em9xqMePML9XWsH7NW/Xsd3PKh5DMPyjbq9sfIf99FHOITl/GuwSr0pmRlVQiIBoFOLXfWjv0m9gQqLpEqBG2342Xx/s7/nWLRzSzZUlBjt2Hygx9NH3Ir+HPEJ8MYxBmCZHgE1/6VY+ArrqqMPcCLIybJYPNNezNQwD5Y2UGHhgrrKpuaPQdxS7Kbl27bSXXmu63ZHjmFZ2RQoM2j716YMRwZMhGB2nUNp04H4G3LjQX2YTzH1LLPHDdfNitNnVJTuv1xlvBf/TXx6JYDnyz9TZu7FxxhluYDH6Ly7OJ43w3+kNlCYRRf86zp2RQT3Jo/97duD6slRNd3a/bp7d9mX0ued4VNkOdiL5xSkQqmk3Rb5zfNCWE+JIqRiIruZYcbrJ5SouOwRm7UVImmnmtsFWg1w0EQn/X5Wv4RIBXXS+oB2TMxa8hgXHue9595dzYZiNyWIb6h7QbNbOk4E3OO/XOT+WNwz5nXTT6+o/n9/2lKdSA0vHl+QSjG0XvMyqMQ2ytJOWiIQ4eGmZ6v1E9rAod9fNqdRelJ4bpb01nY16LDArcc81290tl7kyHkt9E+bMGX8xuesvsLvIpNjh7u/W1H7Wm0U99qY4n/eBHZoPwnnsxpC/ld/KCe7HW66SZQ2c3CCQ0v95TAX2IrYUrmTKqFfTID3hriL3U8curQJebR7sRTb28sJdqIeGwq+3NUX2eQ621IsOaQ1MZIM5JTEslfC021yakxO7K+XLqwIWrWwiWxinlOPguHDRmARJY4lGXThC5OBrWNfeALrt9k8fEgLROS2C9ArdiA5krhRHrpCYy7V2pegH+ImkcEdQ3q7SGo7dUdkUHEK6ZB449TrfjrQBj7IXjIakjCI7PFXJtit6/XGvrlpci0rtwgxHd3ZnELDbfburZCO92zB3XmS2uJoJqQNAlNQh32Li2yNkAOQSl9/hGqCrkv3pVaav9dTQx8q2YZKNJm6j8Bj5HYrd+XeDTt3lVfGhl0AjRhNGidEvjE/7cfR3XvFpl9CLiY9RgtY8zcfGxi2Pq9YnW3lm9yrWmy2D018sZz4ZM/NuBxvblB6IWrPhR18JX+du9MpUdy8fvTC3Vg40d9HxvdqOf5/Dq7Y/Hrqr7612EJWQVA31qSSKSwaXdz/Uto7ztVxCdu+5VexyrRuRNRk+u1YrMnDbJixCP2arU2+umhMKhKSBMSAMr73edi0odKAITDMXnb6Xts73ubCOnte4jM9boRs92ItuoQvKT92dJaowLMfm0a9kwOgmXFPbnDUwWEf+elHayCniBqgteVkXuHIp1Kec5Bej0aAjWzqgUNX/68q298zKvHTYiUJN/ec/XunQ5rTdtXfWk0mrrfpFsUVd3hHMj8EbqLF18Q7qYNnw2zFRCnfQ51DYpUxA2gPFiUbdLYp7i8gCKz1ozCmjD00p90mOMbhOcns4oPI+NoIHNo2Lx0rnxKgVvsKgKTipLoNb7NquTplKH81lTynPEAq7WYAH6zI+M/0OrErCI6SBC7v6cMHSxDwKFY6/dh1/WHe34zW84xoSdrE3umDAPHxa1cmF1+4jNTi4n/tQ+qBTMwct6NJuQ9t08HcxwZuRZg/7EK2UIhh0/s1F2vDru5lL3aQQfppBH7CMxW1M8lSGWNZTjSdrfSnGIsLWX6a1Ss2b6CtH4VOwetYEUh/Y8b4b4zubdDIUqoBYWz3WfP0fPz9m2ucpR1X7mfs5DA+pMlbCqdzIqhw4LPvXUz9F+uHBtHswmDUkV8TsIvmyS987RjgvbUjV7HqXurCL61LGyZO+bPPfAe8Yn8zdmNQrVhVF5Z7+QJPrRxcrZ8RghzdOI2iFO0PjxB7pwVgholF2VdGj04Z8Ic5VirHHqSkZ8e3hevG76rsjH5bWzuPuS7QTVagmknaTgHvHz0Nsn4ZPsVG/UHkm8/b4a/8bo4nGZeLl0hAZDlt2wZxrK36plqf7ybvdVgpcNMz76bjbgzrbRCHD3f+t4FfIZTzM0mFvg1WDCoro5og26yzMNO+vsTp7i5jf4t+u6sWAeTbRvtkJzuvYOhcR9siVz8ApWUQ1whmhVrhDXCakk3hugpvDi60lCWiw/mZB5bvCmG3BSOyI3ZSbYZ5MCT5Zb6ldqlGypJp/GOxpeP/2QB+eK8ydUPr94RYRotsLajp1z3by4mm3/twS3wzkKv9+SHsVf76vTxD+PPh9cFux40x9Lz6Zjtu5W0/TlMD2vV6K/76emvz/9f89Onb0F3Drr+iq0cRA32F4+omGc+AKitNwkC0ObiC3PNNTK817OgrcjsQZByQJkopBatXjYifkW6ILeUlFUBbJPVxPCfmXwaeXdmK//wkvyERsNw9QoVeSJKaAF0B7bmJBXx34vZUSngvDtZsIGu3QYbHm6fJFgTM2/sN4AIURtyWWHKnAZeKukCPPIWhlD1GE6iWXQDUU9IEi8uUAM+Q04HqAeIEfQ2CWQC6tWEdNV2LU/exDSgdXOKSDq+9BOuyKropiszg3qnIOEINq168mjIaQF4hF8bEUvGShPQxmWMwNBaqIrhkwg6CCwas06yTVFGBSgBR3FBuHwdAZqIeBK7iwhsFP80HTFHPOIA4ATg7chcI6B+7C8Y2Jj5tCtKwROCr385N5wFE3cYKr28IJu3xzVXxsFyJlgKnIxE3odqHuwWIVVtaxWHt7q1qB8+kRnPDoDxnwqIkM2BVdlcXXMvgbLpjNQaK5yPS8wcgH3J+Un8f1yIXk19sS/xP/a5Q4dhUOnjgXwaOm70b27kC0qVhvaIc4o+HodOTLv0IFVp/lX2gm6nuflsuXvwTxuSxFVFCLIqPMpOD5DFKG4JAcaZPVsPXWJkzwKg22CeNnl1V94rJNtS4bDaiIuri8Cxy4Ar3MU+HHvKBmQq1PWhw9fhmw1Gjc4Kp5cN+dUyOw1Q4o8482iaSmZGoHRbpwpvRl+16D/lAo+9MURe71Y2EXI3AGUTxvcjaAfV7+x8Lx83KfFn5djensm3IB2BJmKbbhQvAd95uRZsKR89Id2dnBxv++jorJBM+lZHa+54RFyH54H99BYUiBGkiiK1hWA1w0LN53Y2+TNKUcCXFTZ3KkneZRX6KcUCm6iHvFWFLVGzTEcUjGoRP6In8+/V7qNREBZJNd10WRklxgIN/fuCla1iTeOuYL8IQcDD1DfI+ZUJOGmtGRPxlCJ3XO93PuhMWZRsfrV9HV3P6zizDdzfabD6ZBGH6blk3gxqQjT37+1y/FkYTtyJ3W6sngRb+wCsXgFRSafFyUu6Iqka7dvnx/CpvfuF7c6JwXBX7SD0c7NwGqAK0/m8IugSF0KipoZ2CQSOe+f+VoSm3GJWYSdEjTBO3yCWF3exUw90kcDcsR0rxGZJ6tBX7BhV4GcO89KExw0IQHC2whlZevu2YG8VrfX97kKmYNOck/bQKT2CFHk8zfq6Y1NVxkjEGiuWhBznkO5j5leVNLAAUxDjuuydBz9DKIl0ASsVcgl7slMCzz7NdVcTx9GaCUb5K9+sjkoC7lDpGkVf1GqppfHJQO5W2n07hZSUPVA0VxD7vFWWHaIsxhaliUsatiguLBmtf+Uv0qLpznYRF1wKFK3RsTLqZmdWBYc3vK17mIO/bJ9GQ55Jru0MZ/sJGe5/DWJYSLWUIOQl0MEIFlzi8OvZcXZr7u1w/3hXE0TA6OxgBsDt5cgE1AIyQBnUgbuHbyEH7WzOVAGYjjcPB7CJIoh6CcZBqKD0P62kyPQJxSTmkAHB5YJz1iybLuWCPddfwYvS9GalXaTCLN+aCVAztQXBoBUXkB8zIDWYcME1gLh6AOsAxEKlCIAXIrZlp3ns6BACHH3vA1svqC5FKwh0KxFLPBoGWwcfmZH+ftcvkNjzZhLQMXOzGCiuldT3WrnnfL36k7KEYlJQNYe0ZIUUXklDgk6+IFoQlyicsFyZXqjFwiBdGl9lcbkIEJZel4ymK9FFtc4BjgDh9QRu4K2wmwOFVneDTYX2Wvg+ewC1WaK2Fa3yuU1EZYpjiJt1Xl5yfOAUs63GBrdnGDq5NdFR/DCMKkMCGOHC4KyhWwEShcIN7V1BZOD/E7m9ySFBBufMeYurSRm8MM65i958mwj7scsRvdK25ynkb7ywDxRoqBpxTGzE6/f/32k9Yn2oUt2DRPBzzouMzlmNCYoAdNuPZgIGK4kXu9NCX9czr9P9kaSMXGLmNgkZU4g979uy34S2sSPHzqGXzQJc/r8HyjAW6HDs63m4gluPzRmRG3pfCPNUokCtF82uVkEBhEuVZ/KbzrW0mFPsTTWeU8m3D+eoFzb1HyQxnAqVyR0oLxI8fD8lVRIe261g3ktH1QV3w8fmwCbKiqjkk6BXipnVd47XuBNrEKnZo8yPna3gTHxPmPLba86OHyqRuzBD6CsOWrja6S/ObefQM/rKWsvElZ+E7/fF3qCUvZ5Lh0JKCLH6xKtPjhuAKpf5Y3AncH7yY46jfOywD8pHX8PCmAz18hNO+/r41bP1f4amHmJ/hIV4Wu1lwR9vRoLwfZq9+Iyt8tpveWKXdbPzMZ9IYgHg7uGPwVD/te6F8kB3cfG5bAQlU1v1gvK6TP/orF4AujcKmYljJRkFq5G9HRir0RU2xIRxgWnGjQtQ5fsrhLXX98MNvjZT7g32mnZLCTguJwoPz341hUXjfub1wEYfN+6oNjCi5FbqVGqb7vj4PvES7uRwAfoXUJF8lCmQycXED3fx7PXKU8H4HttFHlV5scwft+HNwKO/MBh9SCjSfEIbjy3+dr9HDwcz5o2nzl0uagN+6B0DQw112j2+cROCUxRtinMilUoeOyAbXtZyo8vfaVb8KcMV32WZGeSCvS5Gjikw8gOwPon20XJs8H7vPdIP2EHVxLQ4InpE8WF1eLw8N16tAmC1QKZPDgSv/wB10icQjWw4hB+QjpZlFfBmVAM9AG5uBZAupCGT8GG9e/8xFcpMB/C4sk42mNKH5LRv07Wvp09PX6093kepJAQ/EImIEmGbDBSxbiNdRwggpMX/gCNwlNQNEYLVSLTwaQ+PTsce594l58pNNF2Lm+YjCx0jl5wLQoY/lhGWKbNVzcCo72xJOC9Pp4mcTtY1I71qVXYW8IhNS/UCSe8ynZzj1fHgG1guIKk/++Bl4dH/cDOgjXjVyy2Ddohouwf+PiTIjJdW5iv2RJ1OLKpJZr+/g/UTHMHAIdH6BhcNXuLhdzK+wtP+jOXzz/w3SulGHP6Gep5b8V0xf5RaMF9lOtr3Sro1L97I8LZEu4/gjYJYDBwFGE87IYDYNU8QGzLPxWLgfS0PrYOi4vhk+wCaC0VQSeSu5/vyv/Y/nufiibgB7mXTiHATpYJBPqRKKws2gfghTw7I8BZ/2RHwPoMWgeDsaPgyEfesPF36HwqDn4CsbWwcmslSHKmkdopsLxGChWxy/hJcojQ2UzzUv3yqnxdll9zH7uHSvKt2Hc/dlWY3w/YdcTbfEIkl0tXP64yAh/8SGb5jS2yrOD0RO45amWeiPsHC2wFebq4pkX1riIwsd2FCZLE588e1s1pvCJrxRYenb55eTf+Obq6TqVDl3/5fimtW13yOtXaqfSfo12fhcIxBGP54KD5ohrXZOsEZrFwrGSonn4FZ5B4eEFNDAPeI1eIrXYDqgD7EUPisJtALc/BvR4Z4EYI+KDNhggBtcsPocwd7m4f4v3Er4/qRu4cebCcdxttPMf4QatBbS4Al1la3SMbvLrpYnj5JOX9a72VV9Bjzo1+Y2a7TgeaBT+7RT5IpyA0FTF/qMVZKuLAZtr36x2MQqrziQts0tVrKvD7737iUGourP/tEXCy7uZX1rwUIQWDrNKoDF1TZw5yN775YB3PBuxEdt8dGDtr8DbGnt6u/2jIzdyI19gJ/WYnMr+/Pz/Tlc6epqDh3kVx+Z5jzZPGCX+5BLu7uSRKIyaczRMaY1TTj6FVGjA1n6hVWyNPZr3/hoYsRi1yrp/XHbph1pRzKh1Rktdjbk/Ayb5AQejJ2+lSaswDgOWrkvPKbX6/M3bHLJR+UVWsRuKm9b1DhXzirZ9a7mOhqpyffmozeOX7amIdve/30oeAdDR3Znljp3G+UAlWuFc1wsUT4bc5MRMGrP9UW7yUx2kBXRuH4vbRKpZ/NSPsHd8dz4hxmA6Gt9tP306ujogoAbvGQ2dyYtybS0BVR4mYeL41q6Dq/Z0EFbjZzDoHcH9iNbjSVjfof1e6eoSpltHrTq8xqVmbij3swK81rQQTAu5y7vKP9GPFjanligCTbPyPrWR2rpCMzo1AqUYyQIzMoaLLTj3g3iZqFM882p1uB2+YTE/se9pZUgAyEMt2Me7/UG+w1if9EGlkZY+G8q94vrVkqPaSaVYXQaUjDKdDex3hK0WtGvBcefpxtKzYx23e7Jdj+dhvf9OHhV/rLK+ztpsX5N6dDUR3ZwP5qVN51bSbhar+arz4Mzxo+XCkXs2ZfKd867EKKEFqa1GqZO8ZDlrpZh8kCYVaRpZ6nC7Rbb41rdUmb221Y9MyFmGkOTNT5e9ctySO71OUMfIgbKNC7jT9EIzZgyaa8XDxbWj+MaRJ6an7Z776RGK8WXAHG8OtC2UB50jSYPNNhlGj6Vrqmw/84pmyVFNTYaw4cHbetA0UFRty5EPHmD+LHN8Ea038Fqmnt/T0WntxPnZjiHv1dYxLRlfqueZrdOFtC0j99X+wuveKv8t7fkT5KqVkTyknjgfqNBuUwmANVFh3WfeS91Cy91eKTI8Aonf9khBsPZTJKql40e3TLBy5Sb5ENy6ux8FdaYPX4UwDRYHFxXKR+8lJ2m8CsWwX5NV7A0iRj/teNovVP5Uac7gTUoQj3d3rHnW8TTvE+bVMvx6+nyytO1hR+qSZr2CGuz72ByezYlXc455uhXpyfvFN+0Liex4A/8ZiV0sbbM+u0hlgcpTA2w3yfmYf3FfDNb7w9HVFXRprlATDlkzf4j5nzd0mZJiLw4NZ+tLTAE3BZebF09nqDBkSp31PTGH/KTQq92SszrTagTwgZ36SZeDkJvNW4/6qC/wlFh5svwgK+CmZk6GEHde2CbTRRSdB5ET6/3XCoW+44SJxXbINJg1JSeMmtkRkz+YDSgVo+0Vrcir7gDoNQZIbhHi1ZscebV34tpEA5XD4vZsj5Cg+GvPRorOWIrzqP6xrwrbamxRAgw8wD/RJTpe0/VItqAow1mgW1yU83r3Bx1tjguM46gnF+YPZmtT7DK5H/qqJ0KawLz1oVcxfjKiJc4N45BfnEKu+vqpbHW/LleKOO/NqfRc/4ArV9SBme7pkkti2s+529+0+T596mMtuO0gzoL6hgUhx40ku/K8LKxm3qf114OfnSHTxgaNjSRzoNDsoyC4q7z4/plzKhptWItvbsPBOw75I1cVMxvX0mS2jfvEnVarn439kIDjcjYWnbxe7KYaz3jZl1tOWxSQLzYJVAR7PjWpExy1EjY5rwKewtBy0XB6Xs+ywLTPzN4XozhAx2et5YIibSJHSAPVU7tKvTJv2YwZH2Jkolui2AelCBfKI1SoM4JLV+fmoC0Uaz8tvQcUdRsOHRMUL+56uYg0Lf0NJyYGQQCCCoEQVQB11bwoFqUiQuJXSdzcifJVNqxCoav/19HxGBaWudUb13qFfeY3dapGOeOvCppzm9aF0yShCCHxTnkosrHqx8D+euN8hiAZtDQ0wLyb9MMZjpL1ilS8ZmVZdmf7Nz+6cfQ5l/dZkSk/w+yLQL2YPEBBOOcFxrFPcM6lZ1DsLrTDPnUXbMm/Nyr17L27Wo4UeFWKKQxFWtq7UuZAusHN6fZepoG8jdgeNI7JRaNYjYmrb+FJyLrpuA1PNfcTmTXF/nJfGN63pN2mHO/JVk9qVJ0Cv63lAlkcNOuCcFWTcwPk0MmcmFMm1vgbVGO1VMvXTY7k3iElgaP6SWoAmCaLzipF+Wudhq4vmGjNGkUUAOgM5IR9tkQ6TXma6I5F0Fipw56oxMFmf5YCB5nSBVJ1QtbbANZF32Bi8kNmWHiahr6N7xPMvcw3iBJ16TjxXAZOLNVi4td3oHH8+n7o/5XaWjA//HnBx1EPkQ/oTEmZ1dfPciG88gxRzQUVWFvD76FKXH7/VDqBjlZwxF60wqF+xbX8ERYOIl0UlKF+7sWZqL28TJ0AKwF3IbAjZaNc+Q/9HbS+fEcaso/9i6H+fFWff4/3OaMKvcSm200KpLxIMUNsMpU4ONRSdqEN3fY3q0Yg5Yt68Cfkvttu8EJeLHSDKmZ+u/I2PGK37Xtx1SfPFs2TF6UyX3jrC1+a9mZqJBmIRGs//7K/GCS4suKLnq2U9TNfd766YLD/D/u3hccUHQgmhD6g3AdLUqtdzAs+GvxMquynb/thEY0tk5utOX+3Q9hlbuexhyiOMk0yrUx/zZ7FWxfBuRHjpCGFYd0GXYBF+5xiCugVZ9np8X7yrynTn5PiuDGNVO0Z4LYoNsaaDdFkj6nhCgp8ens1xNziOdn2z6dtA1vYBksgaHCAdl2bBxMM/QWOo4OldIEupd/ijnb3FR/5489lOhR45Kvv5OqzBXi9VkzEBctszfSmHNgwcOVqUktk/12s3D3x8UJw9uc+ZDrY4hrSV5Ikhjm1Q0H18+lqLouIda/WF7/ZT2cs+6W9cOoLhgP+jp/0yVEP1orAc9ZM4Z+k1qAoVXisAlOzB+sr4HhTBxKjh5UNJ+yEwSee93SBT5Gmu4RpEJKYKGf3654h3tKFdPH51D1o0x5Y8g06JS0cOvf2KBrVM9ELjjaGB6v6XiBH4k/5Uis/l8PWBsocsoOuUS73uXY77wVovE1Tn1nWi3g5Iy4qLgZ2p3eWyU4Yn0J1Vhx9BjKEOJ996BlIV8ORhjS1gDOAsB+PmhfCq/UcLlAByM2n/DdzoGpgDt/bvvREHOGplwfzPhcfGobCDoRYzYRIBzwjXkO4kLTSjZCu3gi1ekCrYQoZgHSg3a63VMd5mTwfH7L1L9BqcwnagZQT1qCSRWb8G8iYVStOBOvtqRfA0vGa3bXrouM2qXdAa0aVDwFrgknyyF3dlJWuWekamRGyZ11DPJPHUe8lRquR0MiBdeI1e+/DYKGuPNSQT0iZTf3CrnuqloXLwgqTdCg5PNQAHi4m7JLiYB2weAXiHfHeYGHRvu7elTHLRMqZ07GjvyaXw+AzGSibF2+D7aWRHe+CXvwsMwLBci8mqaoswvZRtbyYoXR2vX/m5ZTWiFPIIKMUZOQ3hHbiXIFBZlzg0ucD9w2zTlwDEjVBMcqigpabdoGRl12njck9Jd5lqpGh1iVOUO+lmCbDQ+zBe1gwX7yZpU65lZC8/CViZwC3Z5N25KDR9glB6sTrxJiXqGGQRSmaAzrxe8PO+3fLUQTrhuF+FfehnA4iBQGDE5hwFVfmgF6hLkcMw5O5yCXrMY8hlP6toCDVijdDqLZBgeVQANKSKObPo8qcpV1lhX+FzJDLNjx66C0GolFq70N3o8p8g5BUmu2rKNgcvrx0Q249uvv8ANuj3oLJS0Z7MYeC0d1ow64h/2Vq3zN0PPkzCcLij44bn0U8QVXBA8i/T2Gi4+s97msk6GxZwFGFOS3r0IaQlGvQrg63gJfYMqL4QyZh/Lzux+J81UK8PLcHip8ORo2QN/J4dlfLdxz0xadsIXV/R94zfp5Xhp4n2z78MFuXsIcYYJFJwi0e7ZWWPSoSP4an55yxeE7Szu9KI4PltXlvCojBkc2oierYZ5p3NNcEmQAY4o7MUekqQ7epMl7tvX9PVTqjJdKiagKplhmuigKkOnm234NHTMYFPeJ4dMwhTJIfYYU70++1xw6daheV9OFHw6uUcsjHqr4pfDco2qwLqJBJyNWsCVP6PqJL8qjhyphOoYy9xmhvgt6CruEFzFCmxQh9h1oLsI9YK0xLTuFGySPcyHRMfMMmVOvikDC+VxrCrXouKY04SmonGyPYKCD/5ypatAjOWw4DfudCKE0qFvDKGg7GLWt4IWJSqWSAWvikF1/xyrsCI0ftIL4CNJX/+XKStUba0BjnKO0izvyHCRX4befn67t2ncBSJrFh109jI1U7oay+cXW99PttZzjjyz8rV3Z8Wg+SpW3Mry7vCbtX+9sMuLcHfQi6mMFap9fjsUs1l1pO0/Mpb09RLbPU10ahsAsoZH62Kr6HRJpmB/FetElMuWLgx+oZPXH7QiV+s/79PKtTxV2U1c1mrg/fTB6v3QQ3fSs23K59TsYusppCtcg+RAWytTmvK90/tngdsiIjTypDz8QYCU7p60lJuNa59Pyr7x9Mt65PfNAS1r4+KaOxZ2YaRWXfW+X97MrNKqkB3e77f3lMXZpVro+sxzmTqriRhpXxT6+kr/d17+B5xeyZpurBnn5N3W4oFymCTsRPB/onRI0SSRmE9+tzP8/Epl2Xg0bJT6o6V97zY9AdPngPdsxqzJencQbK7WwA+iCNgdGAKNpwqNnptoPN0KDTbm1PF8WsgeS7oFHzRNc18eF2tHah00TzoaHu9nLpcoY1vk1fBcNJ0zU5GVuQ/o8d6Ql8yU1dJ7DQJBxC7wOavMV0sdaT2uYSg3v5+ac49bZrxxC3Vq1c2fVZVcQYmB1gg9KRog5BO57K47MQoxSmTel+E4x7brMjE3uZQ4IXE3R5ZNRp3oIjtdLuceVT7vriaM8/OdIFOMommCrBdFRqQhJnDsDgwrZ+cd7zYz5X1+RdkxnhysczrO32yyj18/rsV7qQduOiGXBojQfsYv2crJ1A7nf5ZnTaRhLyh0s4jtgRvuTGj6vSbGV/vnAjy9b3JLqvePEbZcfFXEsXizF0d76f+NCl8otbs4fHiEceKll7zX1Zr5+8biDmDuE0wLr8ZqBkP3ae779iZOqmTZtn0CKpsLVuBuIAf7uJbjAVX8avATlNKqwcjhvmmfs8NpjHzrIvXw8Q+ihOmGq8Euyx5v74GZ7L118FwhrAStUyD5mVf0VvXvk2z3e1phN6vP1Vl8KdEstKuG+h0r1NfZ/ri/oGA7MZDsvMj8PQZtN/NafTuTfvYDN8bs57xS6NSz9+8bZRT2BiIiqHbj8qj3/fQEyGaFOWSkMpKgOrMeJm5YhVfiFMAW9ZCGLmLNLx9xChLt0Hrl2u+irBjeMaB4oFc+HA1z40xwZY4Op36pOazF10tMJEZCezGkMRtn63CJSwg1UjB3uJMz2IIL6vTNtc+vF33xu1PKBudSrYDYGhz1vyDlv6qbsH1jOraMUqVtGVlLKzeHgUuqBwG+ceDqr9uw/pm6RqLrPPlrLB1gi0h7p72l1b3yaYcSY6LBbewnI+HKobUcLpiSVLFk1s9Dzstqac/qFNmM7rt2FDjFxMR2IcCesxlqzYNNFEnYXWa8HAklVgS9ryia/DzJekPpiWTDY1OyULrUc8DMxlOE0yZoACPQUfEt9dD6cas12tm0bZD0dzX02MvZ4HZLJszqn2BqkrV17/sF/mCBzMn4SZDhnsxyoYUSEDwjIDU1ShSDqJg7SahoVMY6HExjsz0ogif6WJqbgpNhLxPZ0LIRbz4BSq8TPdk6EeRaahU8GXXAADgs90jX6N0n6+e7+NHy3QW+gGKZXvYAkqEuP4gH9L5sFn4ruVJ4Dp1MshcT9rMQot+idFJjpg1zc6LhoUJj98GwNk0lLVXOz/Pv0mcrVf7bdQmMBPlzj8MPTbOPxcFCbomkoWrQJbzeSH2MU4Al1iChVytlABLDERfIXPEHwLfiP4WPAt+Bb8S1r7lAJ5nZGE8BFFMKLmjC+i8XnSOjyaXmy4dIsNp9DYYIuH3ytBEbrBlp/Lf2BfcZufnzKFJ1tIsORBwin0VSHS5ULRqVfj4B5SmzpJXg24yashJSawBHwI/j/+HaS6Yndc2XFswNr/jhCx9wfMliK0tvytpy/8afCiaDPtmQ15kuxCJ4qb+ayFSlzLQpv+YaoHG4G06jccghyU6fN/ePA6bvsTLy9hhsyO+ApPi28ADSYNNYIXM0lP0tDV9zChZX3amkd/A6d8AcOub0x8W/wO+z3//cX16sdbh1DDh2iK6MTn5+JkQlYljoBMIxa4NdhgG0q8j6lgcWqbjwNe2xpCX7hkcQv14cB34WLBaTQ5GCWhl/CJD5z1fzQ+fpW+V4G4DOZaf3N5/aVcBVy5uo82N3+Y0HivLHTxuk9HjK+kPYNlrk9lpkpz7bmqZdhz/2m3D3IHBPjUvyvGpupjoEqQ2lnj9N7B9hjCmqfziUD2IQtNm8jszFB1/Z5cdoYeDU+LSJwX6ltoypPQpuSfNaIXlvc5nDbO47BqzBmznzVj31jryX+AbWcaqvLUB445C99as5g81kJaww+ZAbYwBVWCM+BAMzg1swftI/pyK2fHgl6rGv+/LSz+MFC15z6B451nO4VG+64kZLldbqagCx9DAq+P4e3RBGr4EV936Sbax6dH0F0fiwFm/oGdhEbhLhkg8yOwCWSyQAwBsxxQxqK+bgdOK+gejilh9k9LJYuJ+KS5QBw3QV6vYcXPQAJuhGUKysGmYM4Huq0MsNvVA/Z4r34yy7/5CTtWP2udva7HE/0zT3kcmGoJLEJ2obsfNAnUoG3EYnfNyR/O42F8kMrsgsdhIRGe+4HTQm4YkBeIACcJ2fwABzQFzqBK+C5m7w+Xg9F8kC7Yi7IhF/YOOPMjZMK6wlQwAFvwYlyfVA1ynLyw03Wjd38yFz/1CTtQj1EXrQEW9w+bQbBCWDZBmQJ4BcZ84lmxjtpmezNsxb+P8Jks4vPBWfA0nomYYAXo+LFgtaS9H8Kw7qEuXy20I/ifvktYNpBjJmHv+BQf0sdiYM7rRl2CuD/TExvvE+s6G5683r4C83kmfvaEN8w0oyyN8J5PqOdGOTu+Lf+Fb+vX7p4R9alxNfG9G17/FW7zJ2kJn9fUA66E19q7n3Imfh94AvNi5vxMMSw29hNrkU1gkoAY1E0Q74+wGzgBuWCuv4OwzE/Ki2SYGnppk6C7Pxasw0CXH8IDv34PlEmw2vSPYAlx/A1O/bs23/vv8a//LVm+1Fbc2/m2TqG8d4y56OanMmw9X2Ms+vzP8W7CLwhzDVwQWNAX2enkQDVfJcYYO+CleQFsgE8W9ooyNsszPvOyjIWPnmP1GlV2Ax+Efn9+vlc8dhYUN3CWm+e/W4QvD+pnMQlcJ4bwse4k4TYcNwe88kzz0FjPNBe7mvxD9hG8/GF7GCBDk5DNKXWt7z/eO//Lf+yTw9L9hLyGyoxrZJq1Ro+tNWs9k3asgGwny7DBY1QZSmPbcDpRZo7Pa80TtOVEmgrDZeUYPfYYd+1p4663rrlPYIU1aVwbMneNDGvD6HDWuPX3NTeFdFl9TB2Dz8o03HaPUelEG/V8DJMpSGYfU2WwrFxDz55jZLgRRrWAOGYcIdem19gxYs0xaFUbHEeGns9pVAhKo5+pa0RbVQbtPQbLmWNw/C5DI3jC0Dipie8jAAqeBDSmFoiyKoF49gbAcuICXJ8CSEFZQD9jC4gxu4F4VgEc5xLw+O8AG0IuQI+pC7CsasD2JpDlRAO5vlgwjiCCbaoAXisXcNkDVDnXwKx/C+wU0gm1cQPI3AtkWFtAp30JbHpnwCmBdaAJUwU4rFygy+4L3HVyQbVvoVpB20ik4QB4jLqA0tgLuO05oMfLgbYFZCIZRgFKk0CGWQP0/AiKq//DYOLhOnngDgPX4Q8tFp8NqnCzuAlCqwm7SWg1/laT4WJ9PISLFS5WE9/f+qgurMmzS+2yIwOwP7+zOrOOxdDXvIapyMlRZoWKff59/GFnmPYzv3NT0ZNv746UKNF+XUUcP4BhfBdweX6UnZ6Lk/XsUgbD8kmW3EKllzaX7I43g4FJUR7dqqQrWoydHqnkLLA5AuRJrZJ1N6joiBo1PDie7kO+gimN5HRoaaWKFxR7kCOIcHy5hxa7jTDkadjyFDxv68X9dJlGgjUoTUxwqi3ZsewuqWAQeTNZyWoYcg4ctGUgpWQ39FRFJsjtqK11oRYHGI2aWJXUJffKd1By9RXggA7H41mJ3H1bIM1UCJ5JB1q1s/MElEJr3fvebStBbjxusgdSXR3v7Bq4111lnTSSK6W65P6GRsGWO/X0QUvqKBU52XEExELcIwSeVNn2jXd7kAk5ZAIvvnJczBBshlY5r9ghKMekltuuJI04H1jrXjlWqpR5pgmUmk7IV9BPQkKIlpB+4TsAsQjRAKQHOAuIAmcD2FAJoATNAShoCyDBOQE+4ALo4AJooGpAgioBPCgF8MBWAxo4BWCDvQa0xm5SBbLgI13CjqhzqWLG54RbsJO56aHkcTkuZrIk18qK2FG64Mg8qZrsVGwVuYvRQ17AGtXAF6srdD8So2GuCtqG9jLdUWwUvlJZ6c2Wp71Brk3MEOIVlDkziL0xVUdZt57T8rCqQWrekClkqmDCdV4dbdn7ZdKFnbLHgJwuZ8oruUZWxsNJYV6D+3JdyhFyymRymDhAp3BqRa9d6suwu5ybUqvkJMFV3LAJwVQmoaOC4THdG0YNHCUChMZSKs6EnC6z5RVqWW7n26JhJNqDZnWW+4RVHlaFGKDDUBtGU+3DgxfHmJ5DlhfkajduWUVs+d1QRgZobZlN2NKSLVT4/uNvHWcsg+A8wIHnIJCNcAos+A5+8m3KwB+k/gDC3xovaIed9Wwqk7DFpM7xLNvS8ZlCyXeL8t9TXJfRk8mlh2Yo9nv/NGbz8ggCUrg5gJ+T9Xcjx5xk1iNUpo+yCzPp0isPbmcLg8p5pXeK6AWuBKteq5R5dMqNk67d+kw7Pky0GZ9RHinMcNG2JqhegB8dFskysEQokNukBKnOSeDV2d9u6BZNcC9jwdnpTARH/Q1x5MZk1sutaacjAulPc/nZlTJGvUKJLxvpUc1TxZX1x53b7+CZ3PNF8KP//0kB05x77NdyzWa2neTiU5SjJuFu2F0qwfL2XdIM1BK9YD41RUlVquWZdUL+FyVs1vajOZvULJJtioBb2GK2chdd4eSyB4zMJzsr5d/zLXvHZ7N3G/lMtr/VweSdoSF/RxRoi884Pb84lcC6uZtG053Mg+5mP6yGG2WH4sEnP44r7H1ss+ZedtoZE8/KJHaRGDj140xgqMkFjNHfJO82Ap2TgtjPdfRoDB5cOH8zubPb07rM9/372ieoeCyJwoYNG7LUvxwCY6s8YY1hD/t4EOUe54PjGhVyGPWgHb8xf1I1qVPQSyo+7Ypw+8F3siE/QnGhtleqvvXBzAkrRvfZ6q4Bs51T37nyM3/w3F/7+Wulm3BKnGaMCeQKS1KvzUNf6Feo6rsj64XwzA+HmzcBpm3dzZfi7xvjJ3Fx7Z/rnL0lvi08kJXv1kq7UHOlZ5vnMFR6mT3J79ewmdR8K7+3qlEIpDdVPOv/3ggKzeQozzdj23TxPsv4dA7lYbpTUah+MRWqJzZx0+3Bw/YOd2wQ76fN+UugZunKXIaNJiQSRyZe/HKxtIW22hwbwz/TZLeYIDqkCjXG5vDROwkbRq03eg6O0p6JNqibKl+8NSWdSIP2NSzPzfOGj7FvnSLfIRI8sJmFTYwZ4w83AVY+lGXTengjXCa86mD8Ic901KPtpVUGrXM8Jm7z9dbeInzsg4EUTGKwmwi+Or3eOfM5pLazYPpzjA+SCzulcjquZb+7hYuxG9PAkEuYttDKkXRP+mVb6y463h3uXCLT9mdjjk38noYYtKBm4pdgO/42oVvxYRDi2jO5iVpxAJX/lFmA0WxGWNJJehsv2PRebqJbWLWoNz6clOaNc9Ui1tTOa639sz0FI6qCwZuG0e/4C4SemyaRg9/+Rd0CY2OOTRpL1PbCXjpsSn3xSRG1mcGbe2lO7gLlc7HHknxZIzSKqUfhgCea1uOWObqM+AqfdYovW7HRPATjMnYwRBNs0cSMpydtHwM8gRJNcESTKONevh3iKDMhqumIXDDO639AWj6rd2aFp29hutCPJ/gN1bRvwPGFG7I2S2g6iQDuyoav566lv3YjYlv2a7GBJ9YDrmgCdy6SvLZMovqFgf0QvOcV1D2mFbx/tWxOjZLd09dUTog/Yu8vn/rpmjDaubIT9rfZS0lNhq//5kZNFtgrq5wal8mzeGt7ro1DHaf31R5E7c/Xi0IcH1feP7GvMbMbtYP1/ssxZNdg05dmmD66WoY4TTc3WROg3xrACkGbP2jYN/JjXmbXJ69HLa2ymd/zVORsxb6fsVxhnawl1DL2IYQUk3uu3ZolqK7V2uaKSpxCmfE51cYoWV3Hsiy5pv6Yzbq9U7Ngt2L+YuPG67AU3VsUMMwJpqx0oFo2iQaPmSHURY21LXeEV7Zj97uv3Cqzo33Z0gM9yBfhjQ5diPbXQLWkfeALTEuLU1zZzKZQJuDhhoVWPtXHqR+nuA3cblOY0TEL70bMVl5L2exdo7DmQz5d5hKa5g5znOxr5XmVnOBaY4yDfE0BBcTKHWuGkQE8WGEe3i7YFKZ11W9LdtVs3QZ/XPl2cjbQfKjFAzwL9vhrTkzXh5iM3AlDWi2oqW/8iIbeg2Yx6E5dVIat37QatzF494gvg7Pohb7jXcDUDLUwmeCf6fP/qxY/xP3b7JpLA6l3Za0dJaVGVQG2UdLgLmhX5TiLCrCYwg+nV+uxA15pVGoi1OIQf+/xO62L05J8pHKNZHH+GCBlcSD9gWgwuMKDRvlwLonoehR+KuT9iv0bm1NrWcbLWlD20rdIHn7vIr6R7DYFGTXGZRKhr3d3/btXnVbcndzhPmPStY8xDhxpAussKW3dSdQeSblTObVQK/krLPSkE7amtSZbuO7ozosKyZiUQtdIoVuoOyooKy+11u2DGYEayXx05TQBX6Xh5gwPmiinYbRjLN1NpwNsaAWcXnumKZ9qzXX30f49yVaah64ylrnZBLLumH2ZYlaZotAkfz84nImvv+wUHilEf+nPZAOfJbq5ZIdBQnuZ/MzCexoKFp0SxsR73k4bC2g8Ur3jm7/662rtkjv3mbBsaarz48bSNGhahiK2lay01W/jnX3/hA7GhPijb+TEdS54HK+BtGkSCENmmxHLqlDGpVdMhKpQr1C0Vig7MleMu5Vr7+BslqlFGJDoMetHkxC6UWiRExCZJ48MsWiodkz2uDUPfUf0/F+SzfHtEpRr22AauO5lMri/P6G/SGBqbh/55qbAbVAFjgJ8EW6Jo+UbUso3L4TJQzbwamJMmphkGqvbN3nc6mFHVThVebrhwEpHWS9eNGPzpzMRX2JFlNLNt4ksHc/d2MMPTcvajxQJVS6JVOv4jm58h4q35OxgLIPrJemcBRHpzVr/bxxfj2j09iy6lgOb1lsrPCehmwhG6kn55gW0Mazw6Leg6939jF8GJXT/kDjIKaiw4xSYKfze4fFb06S2eiCNAe8UKs8nY5OxtnG6d/X5tuQNtLCq3Cn3iEWsI8UhbZeyb4LSZaRn+Ig4bwWF6wHeSdcY4ZUh7UqeoYhETWU76RmEhyYfe+vbWfjqOgehf8RZfkJyJumfFPmMjj54cemL+BxliXS0ZUTZ0pSQpcaKHZodueeOjiHgc8ntSrZ0CaCbsAxI7L9MfI7njXAi62JQDw5MASet6+9N3jh2KBRGMe/CMYh3AgoH5r+PUKbRLnbe1gjYjYloUZswIgYEekJNRMX4tD9HLg1NnW/hUs9uqR14J46JJFf99yQ7PLjO7/QNMpdsr+8yixMgllRUdibDtnEhBgdgcaE8FHUD4kGBhY0h4ZMxWh0GnPn2Q9sNXv8f0q7LgpN2UJHFteczq5QYBN+5xCVKxuwDcflIV2Ouxy+VVHdnpLhp0s9PGJfci4lvvOKZbka1A8PiNuupk4NweTHtLw7qvSmwcLEdYHW82u3JH2Eo7fRo2eOf0RkNZ1VTmjuRHx7dSy9Wz4dghQoOCqylZO3ge5f3ffNry07dWNPF+gYh9/CeD/f7ve7bupXxQsULm4rs7v9ByTEuzb/FL3T0nzTZg/swON0EycPzNItPF4Ls4sggntO2PMg1573/zDSHFPEcrXIvUtCKFD/7uBk3vs/Ew5fhgSNv6rlv4LYcC/jjJAzmvnviJiS62ZlULLA1Y5l8hO4srXYm+002WwqwCuXt/v1Vg+VT8b+WM/uZSA+vPpMXbD3sFnd4KJRQhZhE+d8t+Pp/T/eUQEfjS+2zE+u6XtRSz7VOHPRSvONWyjjYge8kIwY97Dk+u/FeU6Og1Kszv36AhrrU+XDCR0P9BEVdgLgsjs7BzzXVdOEdGpKm507RB6TX1pLGOvIAFPuOOjsBjkf2fHDdtPrHSmjYM7aDCSUDsl8shqAdH7VwTB/A4mVir/a3LDIBa0CGexE/82SCOtGp5KqUaQWSjQe0rpsb0jn7f2nSeTF9ElS2VYY5QnBj7K1LprTfdTFf2hPtEm3iRZ86m2nD5MT8CCIpadPwLz+0dBSp3jd5Y4CScNjv7LJweVtqA97FA01rL76FU1H+PQo+Pnws1nGgxC5bTUaFloxPIsapOMDscn7CMQE7W4MAH1kGllATjmeRratO2gozp8jRGBcu1JaU+S1Mahfuq3VMHV3mtE/WuoQl/8zjAk4Uhm+yPv86P+RIdLZByoD1Fv8Tc3TP3SRLZ6KWt5h9xLguyzlSBc6L/jlLKrrp58RiPdoY0a5rfon5HVfu6zhYCjb/LmvrVN1SkyZAvCF/1TR/L4DrVN0ynmacsl7mf23Ntogu/jpTvs48Q+bnziF46/IL4A+fujZ3cAWvZZ99mjNavNY+svkMM3X2+j6Z9/6PjbTzBnFrNWY3uXWE+6985ZP5bYdtnvH+xplL7/vwD9xSPzR2814ZnAcbzdZTW7QiR5ic2N2xvLBlJhb9TiN3FpmUQ02BDSwtCK3M5+od98gYp2hRK5pKFjW1LtroquBTL5WaWg4bRoNXse8drmsow57c3zvN9Um1Zt93c/JMenMp6aCwpZtbfiaY+quVluqJr95ilo8BCjNjcVhgWEh+zLu/soTmJyj+qe5f3z/hTPIYjh41q+JpaXO8RdXZfU1ehzUspo/Nxll1m2tMNiRD4yW3brapH2TqFXgFTqZp+GUUvpryu2Uc5rS/p19OF3F9V3DrRnQ+ieo119sRsavz17/wWu/dPl/bZuHuRBTW16QmKz7E+qpl/H9MqLxhbv2PI8j/vCymrAZeF0+QNA6uG+8BhD76f7TgcLJsfkYe9YX2Hx+h8nUgu//j81f1Lz1goUPIa4Kya6bKWtFVkmTYmsOVVjHM8E4KMWJP3+y1YRTd0zLH3f3X/QoahJl3iaXAIMvupkXqSA4EEemkM74N/S26bgas4EFvANyhsX9tEdq0GQ9qTX7/9WPgyp47kFhditBVOgvM8iGLZ+YwiEqJA0TJxcYCE+fbhFOec3uK2bzYse9CSQfrVmIposIza1A0LLB4MksROikhpHPRrW8LbjHiZ67Nv2+mPsGXbYtNGx7EeSHErOO4fyv52wo72uw8oPkP1jMlTd8UOs4LXVPMFYBBtR2XfEHP1aMAC7CSQrEQXV/Ok8dF5Pls1E3kKLfIlcfQglb1abmbXHAni8BbxhKHzj+c/04oB40s3R40MtWnkSGmw5TVb8yX6/+9juI3nPrn9Sxuk5tT955/WqyV++vcyodukdrfc8qeVrZXXkd08g4mRGGhpzQhlbEjvv78qxFIFaNwgYXUIQ+tKHAV30hSNpmngKWtt5siUzB+lMY6ds5/62s4yEnSbYiQ9ckKZNite0aVWb7Hwep/NPU5djxDTZOGDQf2w6AaMHQTWHDwgbmXMiaOXitNXfhfKJUu4FwFwTo7xdGQ5KI4nINPxOM3LrDOB9IvXZJjAy6KV4ILFbxPV302GH/RXIoNCQfyLpTnGko6rCLktTJpYHEPXglMx5ZXY8liUde69jeYkxmPauOSU+beNwZwzTtkuXOWZDGjSRx5/pozSqtKzZMO0XujxzJDnrpYPZ/l5x5yaDlAf60fjzwC8MPPH8sN2+N47v+95W+mWMPFnwvjwuWnR1KAKs5BmmYKdGTJ7aC/hir58Cm0jzz1hfWMOlLxHNexKXLLi/hwgNgbME4n2y2GdMdfGexyRV+sjjb5cm1s7gD7shgHBgbGd6B/M1gJpeEeK5OpFO8XcAe5CQGuzzPKD03IOM9mcKiQR7KDSFmR00tvki7Y+ojZFWBoH7uQ/SZFIhJ1akSHOKdKdenurmwFOpL8zdeVMao6WTWvVmS+dmYkMadlVmZIcwCbcgD+M4+pcAFuL8cjbj5iFHrHJG0qDvo2Yh6mC/I+fOR1JFZfkLSJOwzgo6zfBFzngJ5Lu0XOBmiMAdLhvkIuRPe1ZsvfyYZWeS7XhLUp16isGh0oUeq1NoPv+g+gWmIXxXPAqVD4zxajKNqR+bkgwiPr5XnY07N3I4MDxl6aa3kWyLZ6DZnQBdWuYQK5JDyIGtLIu7EHxZkLLlznoXAkhNaPqHANkh69x7+GHTCVYht+GHAyvWJ5NZWfcFnCTs6a85SjPjHNkyvkopEtLhopurQryIDz7DFc8cQ6T+Su8vhgLoLquK5R4yAQMO7aAYyjPYuCc+VJGhLBVs8GOAKOUAmDw2XB4dnAAk3qTkRy1RyjcuBsrThVHqrc/c41AVxZNt9gw8n+8iEGJg7r8GJiK6aV59eyf396TlunMEL0BJTnFH/b5DnWq0qH8/Hwjty0UR2ZnFWFWzGtXF1lk0banTjVtLfSaPSYym106+HkJzsYe3u3v3rG8FA0z+vL3Le8YaJE1e6p1q51iv/xubZYpTrowzbMgWLaqINqN+3cSY3XPq2DAxdqZ3pkrlh0z/mD5WkNAxYcWGC74wQm3LXszzEZaxmsrG6fazCcz7ays5PBcHvwtQaPrZ7VeUC9rNcaKJK5DsUC794TOMEMHi+Pk7FG3VqhKw5uIaaHm4Mcz+GY2xQXmhbcZYzN+LFhowrNzxzOOsdufPOg/5tLbgWkw9Cxfap1Ooy/eEKLFUXJC+twAHHTl/YXvs64JfNy0JXbuqPJ+jRwWcoYcANgcQG7xocHfwDbdDUQJyCnQ82Efg46uUBFikBXwYKh6Y7aGflC05Ycx8PS56M2OtnmpOe/o57L44zn0V2bJQH2L1y5qnO8zRYdff6dOenEmvbR2RXAtWutaF+kOSFQBWwZ/YBqIXwEtsQ8LPacDm+X71L4HN+lYu5pIrYI9BFlJD9slCgj/xxTRe39QFdgLSYHrItPIBK6NmuQCycvqvUuoLAYQD6HDezxENom/BEQh8V2MWAmF45ioXwceIYfNi8XissPv4cL5UF8gR7clDmXgCp3H7jHIdDpu7K2Bc41NWaUtHEkjYR9OnwE5BA0y2DyMFhx0GgGK9ihSZNpdiMfa62FTZ/FRum+4RR+OupnjRtdZAE8Bgdo4xboZzJ/gK6Ry9ge8SisVBzXXoNBmCaJieMne3Vw2ozUs3eFn1UwnparVd+tHzwPnh/bvZU3ij+I8yomQ0JKhr+vo1kkS0kShYum/8SzxfVdfxx0jk/8kH4K1FLYEyrHED6CoOLi4rDItjkMOQ54JN6jvLZGjWzX9+/K3ttQh3xSME8v5+Es5ydXaMcapxwWN2D+Ybr+z+kdwqy8VwPr/F/NXz9XoacsPRodntCvWtXeF2II21e1PtJaFw8qaeclFaTTDAH5SzewEVsSucy+SlWpEzUWlBErkTQv8x2DcA5aT2nWqU+NghrFTahUqaVcgvXkc8h4MFXqgql32Qq/fWUi2leX6ECigRVHSE7TMPTgTD1xOHPAlWCBez94+YKslj9Mlh66/vzYSWXufARwCFuEn2GRiNq6G4skXOsjmfGK95UKVPKBtivhbnsG72tUEmwC3QQvi3dysHe4CB8PcwNOQEK0cGNj4T3QXECLVhoT2LY6GEAt3HDgXekjeJg6tT0ltVc8GHk1/iSSc+qugBiImUJWmZBTiRcSB+kDIMu7NgRUHqhzAOaw6+MAjFEq9YdGFjpsQx1yDQpGwW36OSrxl1wMvaioGh5dc6Xg6hfXByvtS+iev9uoEmyBeQTOKlCpmH6wfzFHTK/UhW/FRxF+Vmuq/8qcko8bLcPj6spIuXe/iiunZ/LoN1oxrBNlRqk22petZ0ZhlyizWuVuc8LkteeYc90x5/4j3wPanQPO/SzbBPhopVhU9mFYdtAlcJcMYzBMmLpK5JhrlIbTr5oucMHAPHxAxQoblWH45LFbMKLRWvF/tsZ2B2vEvaJGXX7lLskxt3lavSCTvoWer6JYRCtlr6/UHlI+5B5nPZAh/fw+fG/xg5PyKv1kw5dUmC/TwoYaKZt0Od9Bog/GqcqTOQ1dSs7icZYaFBqD3l9w2mQuJA6NpL5h7hiPUlJICBkWJD2J3N8h0YasRKN9bZXrehdwWIzvZonFRgWGd0PBcB/jF1DRLBk82T7mqiy34g5rC/qxiiWcelFBVzOxmvGw87ZTBYdsKCQynLy1FkRKe9ZKOcdAA9A+FJHmqRifSaDRGzmyUZh4Q01NSUOrgoRybqRzK7HQsiH4cNiNI08IjJ9+BRUnpKtQO7ISOOkdegwlsZzL+oY1gJ4bndP7yQO2QF2mgnUqlq5q9zLiHDXbC/qat4JbByqybZMwsYhDm4rJZUs1eb9etlgmuZUDvP1J/e1t+K7H5tYKeMu0yNFvm5yvukzkbr2P+I+wHdx9r40FC3rid+Ct2WCgXLX0L7o/Y3aNh73H/4Gp71+YY9YqqEmGxcifESVK9iBnFnLTrmDjol5yn42nNwumlaTvhq2X1fmoI34ZkjIMuqwpDOjeu/nbU4ROtT3vRj70OoYC9U12OUhddZDi85f5YKdNrC+PtxlVuwiI94ZEUYlFYzGA44OL71ec92PX9yDISasxYLkhCbIh2uMT6lBk7BtZ06/vIt18oBegNOfHq6vCMKyhelowd21eaQrMiQipffSXIOOGYSIkA6Y2TSUErd/GZjOCjZ0AJRyqA6aUYj7+Q9qPrH6xoPf7x4t8D99iME778WRrIj8bO5+Kz01eci7YGN68x/WZtj8Nc18lV29Y1XjmK0jEUw/AlytFCIjDoN3PxneRYm9XnWqOygqf8zIvlg4u55O95eB1D9eHOmb3B4dWX2J9Oo3rv+wYKsd8GT7q9lQ583d+h9RwRtdg1rDwD0KEirs5L4CNBgrFrJoPsuG2FMHWPvNYsjJLDvnPic4t9UwkUMhRIp/x63qqyNQITDBQDPtZpEIXHffUlGZuwWKqZeNRbWXoE9OPZWQH4/CHunEx+WHAUuRFGRw4zvSJrL9MMsi/Mb7PgY6kqF3eJnbQmflFxroiMgKau6sjff09T5C0StnMbavAbvRrvM4/2yw4Kmtw2d7JEmGEPwqTJxaCA4elI3zP3ZdJ/RmtmWRr1KhGKiijgU2yKJpjRokjYMixd6F9FbZfZuuRgwbMEcgsaQbXh3qtYurA/8LSz2+zjM3lw3oc4dj8eWBwGksw8aorvx939J77IfSGFf0yHefHlc180fhL+5p9SByo6suZ8SEbbyLRaDHTLN0sHRlCWrVLe46TenMch6Zj/LzzGn/fc/aiwRsBCVMErjMZXh4lC0xgcwCRKz4RwdlBiVWP/cfjnUzM3SlcGAoL9RG4AFF/DH6fLQxNPm14DQXdQilcAuE7y1/158+ru7qGjm7tVbHl5Met1OahY9oWUgwaeLNbjW/efFwoiuQLlP703nM8NjOjMIAmxrhU8YcS25xljtdvF9Znh6xHYZM73ChyxwABwt9DLAwaY2WfqUyq1yPNZApOkw4wmQB0MuqAlTloTHP22t95v98rtfs9SBJbFGMZneQF1fb//y0G8o9bAPnXJ+CS+3vo5Y/M76Lor/s4k3LWULZhTN8n0u7Pbcbda7K/PzcvZLnenshkPCFzbD05zG///1n405XD/PTlj76eWZdoF5CKywBqY4MOfz5yrOBRN7OONDMTs67VXUTl96OiXiD8W/1FpWrjHs+Wor5qli848rzWPsC3hfc6vsrx1oDwPiv79fMhR1BoquPP5Fkb/cZt/XLNwb98Aja/yQQuudvqFaPQmOMYV0dJKA2Ta2wbMPLMGz/ETXBY3O4bMmQ5ssuM3FzJ0aP4iMAEV845PODMRJa4RpeV5ByY4CSPz3ofGLTzhpok3iDt6vhAxa4fk/sFO0amU3RloLLYAzyaVEj2KvAM143Zr3/h7mBzqSuEsbPtGIyau4dBu9lLXCybL8cP1wv50fIquZOl8TlZOnCt1XofkfnnmDSaqnhkFpnBklruNsMg+ggnmU10U1zijsolmWw0peJO0tZN/GRx2RbQvwNC62Q0O07F8MbpKGIJNVlDVFI+YukVKe4M5TRwi84gIwgNRaJEs4k5WsSKk0s2f4Nykg7CVBdRxwC79IiY5RZZMtBJKYgZgkEWoaM0RIppYp1vssqQaEpJagkeVUu46B2igu4miuskbgyMIZPMITjUBeFkkigmi8jlXRDnBmeROqKCiCKjCJK1BIsNEekGxBKThrLJIO0KGLBAV0j0pnND26blCFSRQ5YPyHSjpdwJNppq+0XIkdRqqV+X27d1HUxw/yPKKR/06wYthXzQC9ws7nC0A3cTWk/zkafNQ6QW1QiJje1FA8tp96iz0AWUI3SsV3ErUHXy8qPlleqKobSTOZZXFXV+hRgP5NIDdCQ3N3leU4mtMiWrJS6qTg56DpSSGezjVzH8qqGqpSTGQ8HmHec0USec9AFG3AlgjoEFUpOWedTdNSGKtM167SjOeH8l/yB5lHDQSlQvHW3fMUxcpzhezL4UBh44Ra9jsORyc31H05Hj0DtQbMS9kptkLCApJmBF84AKagSMZZ0gOXcT7CH6ABaZAWhRdMAVNQN0sCnQOHcXwvzTMgzzYe4hGDkCW/hho7BQHzLLxkVrADUIjIDvQPgtDLBgObCElIM83wMIa8hOEK6Ot2WPW/dbnSlRDESYORKdJ/CV81BL57Xfcc5844xFsmxt/f+neGzrx4Ue2QSHsxaijGOi6K/YsD2sGIknt/fVkmVKL3MZ/7UjLzUZekdSLHZolzr3TpJa4JDHg+1Q8cOMRHnJ2jsOyl3FFnnXP59XXVFJzu64JjHlDve6R0dUnqVaTpqR6bEFWiMHhl33BVzVG+SeSrZUo0qhx44ns1P0jfS8awqZAKlyM0mnhCV3A2lhwJHbOfIlEM8lnZwB1hKV4BiSkAmyA7hENdjxfntslOa8cpdJUSPqJgsdynIloMYIvfSLk7yUUfI5UHnAvGQiSLlqcs/iJcyITBCXyIZoiQuYStINSnWW7qQdd+v9Iuaez0Z5Ha7HuZGgkg5GnjYVDdN0SijYUp+01HALV3aZSyC024Ql5Qk5hAW+tOlhCm1DhorTSTpXMkjVkS0zsplyrL/Su9C+hEJs1yGDwB5shZMcJ0myQh+IxNmEi6BcWhkTBxRNpvjzAOmAXS3olCi8rrVQZcHopflOYikXKWNKe+gKkJuzb1jwJGc1qVxxSmptbvty0W3mSNEoZYXcB6qwkXgkzSxhyGqpJR664x1tgXqZJsLTCyWf5xPqGmlGvW6TvSu4IhdV8S5Dy4ykOvyqbKiMVfdSpVcTM5UeUt3bMZle1soePZFbGm6MdOOmeLfA0zwnXTptE8A18bxKH2mMkcpldpgz8aXvyCgpjk0xJC1cOVpiab2QJ+P9ToiwGKSWKqUartwud3RLJ5K04TPdUWF1gQ37FrpcJXeyEAAt0tE7t471r2jgmQmYyx1hjcCFfDBwgNK4ZdI0PpVJwJbVsl1RgAljDqaXcnRY1NUCLCifM19h5cLGBYO4eL9tcm28Pz2Vkz2OCsNjuhBvD8grUSZgyh3ypKyRz1O7XCK/eMXcjcPPE+vgEh00RY3GYtH7hOGkqprYe/mrhrXXseFFp/sqYit37s6HMG/TxF4FIhmHrAFuZX3OJS3Lpok08aBL4soK9JwRU+/D+EHFuuvQnH2cIMZ7ZyVVsl1iOWIm8es2FsrBVJUtDh26g4ljYolVtoRV/BoIyZoNxA7tP2xWAz2N3B6Ifch1IrRJ8ZkIc1nQftuW09TNufRq6cHFyOlQM+R0/RQmMF6iSAh7yKzJWhKW4iZfK3sosv5LUilpHeo1B86BMajAP9b58cKIb24wxI3ZpcJg+xarPMELlRoj+tScO8HSsjCmlzt8ujmAFhpKHOV9qzzERcQL+7o2+5IHE9+cE17oljT294cTgH3ZMDChzwacAfv68BqVTWFG6yaaEO8H/fQyK9on7QMRA/GgvxXXf8WyMVHtKUF7bHXEymYXoxoGKU1btd8VoZoOnLAvuGQil15jHU5+83tetCE39andzQf8fjG4O1ZLTBocYWG9NDoQR6hBQro2554og+Rp+T6pzbMbinPKymjp4BDG01yJVtb88ZV+stJ6m9Aw7bKtssKcCcWV1WqLRdGA9icP5Z9LX9s7i7vAemM/toRdr940EWlzHxVMmwfQr9S2caA8m5kTUGUK5iIme3x+z7XCb2bfpXtXsqfKJlIO2pYGVdGhe1Lmf+to65/WKuM+aHzmfAj5UCqkKsk58TFLDkFggIUwZ8YxMRuxETP6JIAmivQpn2VucRC3aEgh0TX03bby8Sqr7zlvJuXnTZIPa1XsmARV4+UmSYWP/akS3ni0/mlHKTtmwfzRMHNrF3u8b5TAmlebp9R0das/Hf53qkAViIXCT/V9+CE/TxQuFWiK0bDpDv2fp64hsnTfYW1e0nltYmvFAAOEZFt+xUgdBiPtMag172KlTz48P9zsfsvkEPaCoFZ9N2PMOC83wTVj9atNQiQoWiL0sJVB6NtdJwpcB8iBPwjp5ZmNiQ1dXgQjCi4ftlnItFRzURMMBUl+KP52KLTdG4/BiwEfMAjy4X2pJLpvXcIWHwHXKhcE8MfG/C0wRGOt/5iGK4rHqgNRaSQlxcxlhO2b0NNA9OjKAe/94LGiXzuzXTL7UVOfDfPfjw46KrfYbz6HSy5ZTHYppvarnoyUd1uMSPhZzqJN4t22FfXVnKSJUJLWOlzbjcf8oGXDLAH4oD9Eh2cSzGqb3YxKlIG5zrYIAaszfYy/4OUC2ww4yeJ7GKgbj7a/Z35TCDUvcWWKExo3AVt/hJYjjiuOUe7F4m5DoXRr46JGRiTJbaGCcEAec/LU4mSjyrkDnJntYKvxh+K50u2SRsnjQoTmSgrXzar595D1dBx1vQbGHwqYeFHA+N+rMM4DTMTJTeF2jrnlIuvY4NaD1s+LvSKCXMgGsJBL3fzpQ0Je70O5SZc3LS7vSEk5+coz9cQTYrCDmUgZ6tOy5bjHr5RtyWO8/PBa2gsmNZFXxTOdPHCDJQyVrh1sTZwH4Weuo20U3gZN186L72pxFLZG/tnRhYMqJpDxylm07+nfX8eL5gVXH35VXKPF0gQYUoKmnQFTk/PYT33iMgeZeuKER6XjWEWUTBEsiSPNS1Hhn8sE26R4fxjMGjfnamDm0/P3TgTPS+WlPS/y2cnSUB+QHOFRcZQlMc25N729w7nITdo70YGtdIiCrHfR/q8UkwSPvAmQLSHyRrBLJmu+xVdw49pvEtBGSWTx6icra5NGnpX2OE2TOTq4GRgdGFSLSH35H3cuqWFvvSIFtYI1gu2Uwm1121dpKbCk8v9v2JNCoin/esdo1Ch+cOaF0WoGqqDUltHQxdAUuujq7YTjLHqu3+DBtSN4ww/c/WTlKiyxYVWehhN9t1Vi4rhqgLN4vhbhHYh1IKkRnIOVaeiNnxnE7bg4yw9hgalVU+ozwNa7/zloLePn8v/paLZ4RTM/5XB8n/5Fi7E5fkqsUp7ziUAurj657+fQ7hwoV+QNRx6GVpEr4vzP75kMrDYfoMTaTpoSXWJzkBgKRPKBdVg0l4b2PnPdDcJ2eOVoGE74psA+mLzYLCBFQyaKlQwmEtosFl+Fo7EsVguKpkUvigvdDp6eY91Dk9hfJ0rboEa6MUqpnTMi7JPzVHQ+Q0UByyecB124+nSVnzPDWAYQ9S0TzhD+EO31E9kVepQxlCy9ujuwdMXu0XjimTrlp6aJRrbSBQtyJS8sY9h0Fu6zhj6OL+z6bGxivuwskV81PlqzPdX1qYVg6u3+xWa5mJuv2bODbhvhvKm/NvNyjZ1Xw+ky4lJfsI1cKh29lPSs2gdILQvNINh9AS9ED4lSspE5oKxxTMKyVEb0LQ/F7r7Ltk2kzYnBqRb5KpqV0C/A95r/3rAcFpogyaX4zmvZKAo1fqfmQSJg28xafyrlwbO5mByaqqKRkxMIazU3YXpZgvO1jg3+K7lt0Wnwk/nHrX8gw3VV8ZGHJXtdSrF5YcPHpEQ1Jh/Ag6OZVKoCjcbXuAdcTGhquhXcZef6WAcHFw6atpdS4YIhxfxbg6vLfi6rJDltNoK9pVPDGrboK01H5CH3gZPASpByvaR5J9S59Uu6uOK7ZHrjXLacNr0VVWMZ0J3SK3PDVi/g0AQdp92hbV2kf/QGDa//aBlKbS9lRO/793xIN9/frFM857Jskwg6FwWMopfiIxUa0bi+k9ADyKJvGwZwsbU4Mi72dbcO5+Lcv0/QcboJjb7hnICTDqN9lefGgpskIozwnhuMVweTHROnhlcDJmTKJvypxXaIuHqMDp8RR5zuLgYWpDDyMpQeKhqrK+ndXOYK5gFWqeNZT0z6IOyyyU5yoW0dq41FkJqgbdqoRhXoOkGEqqPw0aUsWLkHWslIqoNQHzbmU83qHtn09ZImxtlE5EIoLVVX5NKVNGJZRMRHGeKAhKd7GHhWGPc234NF53pqKeVn0dJQLmsqotCBCNlioIxpPkCnS5dlQ0yjFgfLGK3QWHRojjFwu4dhx2Acl73NdGR6apNXdpaNDOL2Xs/p1KfzJeKvJdaeC1GeXmPd7LS/lCsHvIpEhgwx9YKYPrHGec+aujAlTaYZOwSZcAWVkJdaiLkPMZtqMQjTAYuzhTJs3vaiyaijTgStfC1rl9j619uzdJz2nE7QzTS45RoDI0bhY6imElBEf5YQ2y7FgDy8B3jTcYMob9gLG6/XSE6q0FvTaZvucVoJYrdpOg0SU/UnXVzxlXf7Bbj3z69bFIpDeFAaOG/ymyCPJkZwGUQ7cjtlLBFmrvom2XCqa2gJSrlNmzmpZrtknd6FkSUboNTsTF2vpCU3HA2ry5g1qqVkJ33SRYwt3IaI2OQ0IVEBIZAIOOSGaLPvezBq1ZViVfBJF5MuXexTCtO9PDQbL+u69ap15eGnlkrP7z6EguVFoLY/5XZg9MD22qbPJXfe8AVd3z8kl+C8zmTOoe8m0HDxcwHX1H0CiNwwO3S6WdJTdo5AI3MjHrkdNfIm8B3Yw0mJA+7BT4jU34q7cux+W7ixDEvVf9PcUXI1evdrcjtFInbqZdT+hv1va8VofeOKzzzf9w9QJ7I4hSJKBo07YNUx+HXCtCn7wluO8mZojMaoXhl/u0hx9JacFNtXQAvo0WwCdw5dH4geYpYwFJwRnCyoIKn5Z2hkoCu2C4Usx6QraxlkDl3dOAfquAF5iOJ8ns4Hl3JAl3LQsJUd7/NYOtnJyRy2D7vQ1rGPoHhB8+68cPKiaSh1DD6UoJmo2dJh2OK1RvzfvuMwnLHzQWcV2EC5v8f2VvbBVvwtartQDKzeMjx1WGo75TELRd9q1/ZZyi5mnPMOIUxoWu5LqnsH7Sf2tGTLvs7TEWq1/DGyC20wQIf7d1odExQmftkaTOhw4ZrOyNkE7iAcG48sCsBiR5zP0PQdTgdVnc8007BpI2A4lRgY8pPDJe4g/hYytMOFC7yLQUH6Z+wUfpwCdot8Oger4gfm+WSUPsgQrsBFqrIN7qBxIspJ4/8GCbGcvwXLGcQjb9wIvcOLH7/aGEImKJpEYMGWcuDyMT5iaR7wKoG136U8wYKq71ZnOBXZRSFjFGka4joHUNLUnXPhtPJegy7vgU5gFFypvGx6y1SQLXsQmYJhv7GK6H49g85uUtKTw3hOEPpq8DPX+vnqAV1zizX6ruVGq6C+IOXqsbgqBKJoauO0GPnk/aOl+bVXszHYyg86bg7m+g5OMSUML6LqyDyQtIoXgWrFIu8hYs1gcJI6DAdNzIL3DTxzePb7yWMznlvzflZI+3L+JCvFu75TgvKCrQI2ePFIqYIuT9KOtVyvp+NAPuRUnF7HSS00rqxJtfjflDGe0XkGRPKDJ+eAcMJiKDPyhTa9Z4LK7xme/jNDPZEmLQyr+vi3XX6Ubjz9M1CDdKHr8yfOoFNoMLU2dMGqPl2Xdh0TGC5BFdQXbDwIf+eCvRUqKSZbWGdQYJ0PcmHSEodiJmkpkwzKxiQQQTiBCWII8yYYDXPa/vxrzkHXFBgiC0xY1Yd5HT7HBF2XTuE1sMU8LHx+I+zDkMovClmniJaGVMsBOmnq7nChK0yCJCiCTEDn3IC5d272wv9/yP/jgCuGgQvLsQwMVuW/NApPVd0plZi4uYWp5ovHvesSz/VBYSVgk8Lq/2pqOH8iAd7iUdR5Gc2io7b2lGd8QDVTOxoc0HtH7qalDeXWvzFnK6osaprxLYGZqEJZJ3mZTvBv5fsH01WBjgZF70Lj6f91tDumlSIX5/Y+Ky8eWzZZ3dD/Jxv6r7e8oCtMiUWxc66AHOAVNDbg7kC3BvGSmCn0oWC7YGcBN0nWySv5T8//BMLNOYerdtQn81YEzs/PRtgm69JYQ+LdCqGmJnERYHW9qcyvJ0hKEaUN++v+2dg4ubrxkOhD4ZqPNxpZuB3eurEDafGurmHawtZInyszhR+NNgM3pCPz7aybqlnMJrVmlge9JFZKarLj8hWF2JXPrmu6ykVeFW2Kv9uFGgwuX8Ys590ROjdMRRY40BdQCfn5vQK9F+kRY9V2y2ZwnHclCEfjom4LjYbiuAiGh21N1dDuMXhDV+lpoR4sIZ1h31ycIaVY2rvdOnmOca2CRp/BilMWk9wZP4ZHX5RmQBU6EejWKV7eDRuNs2AztLlP6JacXwxYZjCThsEjWnwacS5NXVEcHH+GJ17wW+0Gfq0OkhaLI1YbNpwLfSUBm5kcwXEDzoCSyH7iB67uBsZve/NsxF8kcmsvEZBidtHZd8VbBIPe9mb8FmySj+S9erUqUMiLfMdQqoN4CrdqFYEADLEPkO1/+1B28ePeQg5R7AWspthzXmSHCyRd3TVsx20I6LZdoDCDGYXXUEoARyiBW8r3WLmTQbZj6ND+zSoSJ+7yFLwtg7o05663C3JF8b5BmcBMXKZzuQySRumFlkfm/KtpZ/Z8/WDn5tDCwgSAdGDzu0KujvfVWCw0gDQaAW2ePKb9vETGF/P8N1CJUZ7Fl1wk+v7qERx1uJ99SGuwyOtIhU0sgCPlYsgcsolfgslhgEa9zk2Qvc8Svb2/o5lAOlxKJJQbb/j9JjfJtDS5HjLGXSBHyp8+VALmVTfj1gKqkYmfwt2Uv/dgSZnewKEiNRdasqwCzzJkCgj7X/9/Ay00idYO3F1ak9BEb9NvYkRL0eP/J7LEMhgOUMHgQX/T0AcA5Uw2EO+XLl/chF22NOO4KQK7vai5aBsIXtS2RrvYu+F58B/mKHWQqt1ALjxCNESt2dAxwnpQfTkuNDH/mKDaO261uSwmNz5Q79uxAQLUrxq8cvVKsHkacbQ7mcehAMId47aEDmj/cGtywIZTNwd6H4/fk/na5K0/X6t2M/kd9LcyklzzJgNOaOeHUT/5edo990AVyjKMXHX3OPWP6khg0EQ/WNyXtUl94nL7G7yCqlAJAo4QnBlUg3yoUxmKKgKmEIIx9d2gfIbDEzJzab5Y1d6kWB3nHnlvoan+vm2jO4IHTkRnFobgfffO8tGMgKmzZwIe5a1Xs79ZoZdZgDkDjsgY+Cv3T+nTsz4xumYLe3w8ezuhMszO7Gw50SGwW93ZP3Joe+LBYa6FCbg9wg6QF6T0xGEbQKWF55nfRPppzwARv+YDhK3te+7J/0yNzzlpbPx4mffT2t3x3xzWR38F4tEs/hnDz9jKyU9MN53Xzkid969Dov2vZhYcfdU9t5vjPE84l0FSFcbvRZNLb1Ebd6l9NN/kvAazHxoDr/DfGx2MgbULlMPqdh83bYVdiXZPzI5672Fq8nZc6bwvFDU/uY+XDNB50A9G+7aMdDpguLRNg6Hf+w+x4W/oYNt8tkXv4vCXr247OQWfYGZ/MULYAGbvPis82h544xy8TiJYmWN3zfr+Gzi8tbMwYP12fwNfZ/7iaU7QudLVLEZOaX0vPsR1Qy5b8KY0dxfUxoBR0DdW/NRDeLTt02xRiJhuRak+IeyHt+tz9C3UkoIRCpAU4TfH2qSc3YRP1KSMSUzYtHc+cZN+4kabBiz+ZdM6DvY1fdO76+tJhpfejdD9oonFu9nn7/Q7PUEpnlSnMuHCYfe4MdnEV3VB09008PVTjkt4GUbaTtS6tCym53OhO9D0WmTo5VdFdKtOe52N9gu/r9eAq1c2BooektP+hnUyaR7oULEp14XpU1KaNU6w0a420ifwDtipOxhZggq6w+7RwVU+jI6grL9740ZYC/bNONr6vOZAw3mUzqviwwhRYgoscY8wKesAw4OnE7h+BoZvNYIZsbopTS+vsuICi+hxgOTOPm33TPMkdOvi2fvN4O0MjpekzJeuUw2ovGqM2SAqbLHdqriax3/OM24MkTJF573szycWMEbq+YkZwcSInI1K4zjRJAXb3jQAs5jTCbHqAXchBrfQSTFSCWz5SN5iW87At6CL0ZTKeht7iE7ouf0gGoMoaAhnvMAkfYM0hXY4uFkKd/AA57f9NWHWJXTrPJITwStAxMo40EXcOMpyrOPBo1rY/uNPBv+opaHpqHynycetDv3tTYfFFUf/JpUNMJ7D2dzBqIT1hG9zFO59fxvqOh76UobiypDIlhuJfcl7HKuXc7fbzr3I30kylp3WS3KVPDDrtc1Y/a74+svby5p3bNVyFfKQDNK1bS93MStPs1Zx0MRdts8z363hBYIib7/ydVEXqC1De28srJSiFesx7qe/Mm2qysZ5iws14g92Ekpi741boDf6JC3tleR7MyWHrUR/cyFMcjS1ELDhmnT9UniitWmS7Va64DV2ZMzEqjV6f3VD/7XBcsnuuDpgoZQhU9x9IdEnftWo4TlfMPfjlaRmEv27wwl0QgbikI/hAF6KU/MC23Cm4JIabqZAT/YlTM9bK4lpXLLUKhuY564fb0XlMmmirWVaOTQcFUfiVMYxBr8l6Ecvhepd/UWPlhJabZLxValAgXUpRNFfnQ+da/BQyj6BFcXPs6yqo4wDn8DVeVLkPNGH35tM5GL7xLov+ySfg1hTTAcOVcM1GO7cOyo0W1jbw+/Z9+YIQ76B26ofHNr3U4r0WSeFbznvZpG+bzdZrBKvtlUsspmbga3fg5ulNG1spsLOdv1dmMpD37NmZPXmKmrWbgP6D6ZgHUIxmP+QfVNlFSL4+q/m6rvYGABZQ+Wp5zTZo9X6ao/XVSsxbB1qS93IDPmN+UNXvvCGukZ3fa70hBJnncsetT17Iv7c/a1Nv4DwZFufItsxNbft5ris/T0Gi4slfYwzJZFlEnkoMIRJrBRnSadVDlD88IcCjDMlfYjsyL6SsznRL5FahGY6lhGt7UHWq92lvcNzWIFsA9Yy3QUc+Yy1F0Zlsk9iYcdD8Om3/Tjw8/cCHAxmlgNv7zvqkcunP8WgnescjkRukwilK6pEL/yuYDH39NBdAI/P6uvJs83lczU0tB2+rYEPgzGITv1mK2pqPzFwsoZrN+XfRIGKr5v4d8yhikJBFQw0MYeXB7WxpuA59XInTv8XC3roPOaMOE1SzanmhNVba7plgv1D6s+B8I+W2RrTFMwObrp4zTZhepvXi+xfsAPlhtd4MrhTE/nSmjiMlR0r9kCs09gXDr7nQZQqCuE/vMWABROGmtnNC/5jbWpWh3Y4q/VvFO6cnQ8wOKSbsKbdHOcOi0b7JaZ1Psv2O/ILIA1m4CH//MJccvNdOYfF1oidH9rFXxkxeytqTJduW1L86JTYcyYA3oBZug/lTAec8Aw6XpV3MqRXoC5A9U3BSsSkXaBc8Yx4lHXi0c55i+XqbjvzTomLFdWAyvbzRpPKNJLKRBUmPvkQlCmZBFdyG+Gkuk3KAUZ81I8foqFJ8qrKumVlNHQi/z55C07F/WD82m1rh/fHgvtwcTNw+Y6igemGVSY5/mbEj5aprueQbKKEC0qSoQXVXRWY0QKF0isppQecmLhlwRSgo3xcYfIIb87snAq6vMvaX8IbH2/cHH0nzNGL+Qyp4Raz+ZDrm1TbfmYJibBWsLtF2cetJt7WydfltovLgXgii9hVrF3eammOdZMyjAK5xNbJns/cYI5JlzinpH5ONX99cPA5BOOdwVtHt0Z6hmB0tIeZtvO/hCvkqAkraKodBpgi58Mk1fOWhkG3KDmI7jI1VqtPH63CzkJLojC/uQh1Hmp+NqRp1GyFIDsz1YMTeoULPfPpw3A8q+gp6A4P5zq8mPUwTLJxnE0nf8D4qIQp+46X4F6umr2sJmC6aGQo0Gy3mO2m/8j7X/aZJn4/zVx6c1vwMTYaTk3NfIavygyGUVDonk60hsoZtGFL9o6SUN2MPhw7Q8ltNChocQrn8GX3OH7Tv6C8XFF4Go2ytVDASGlLnqVJvPQjRWuXnbJKHneomRTgUecMMAWSgcDfPijuPgH6SE0+ZRfFzAFaCwMZNjjlDLBtEjLnHrYqXTGO1jallIeVASq7HuiJArN7C1Gi+hJUujzjerz6QCj41tePD2fvtPk2FPLU3nI/d0I61xAJunQxanHjMBkxeVDZKLVTtNsO1YUBwyuSHb/35gAVLOI+S4xBYL+MEwmhPM+uQtP1tzbNIa9eWClcr9EDOFZrefkuOCUmdfmnMTcI2Qf2ORY1aT2p0h5pU81WXVqlvgBpSBaBTMEHdxvW05jAWQdd6frHhEtR9tk27ucO0PB1ufpjS2VHf1mQhIL2tRqHEDDJwaEZ7yPFtPUMOxUH+ywr4a0C+z74D9Ptq/uXfHucw2JkDD9fX6FNLL8YBvUWclVPiZ5RMA1VY0Oy0QZLvNGw0vka33sqadsbb8/LER/na/ChZr2Q4texE8loBGfA8eRppvtgtToIVhCGbdFqMB+eNJvHMMYxcR0Dzj0sGaygw/9B1rlT1Of1Eg35K3DL72VE8+3YifiyyKphkcRWfSEGEnFripiLQFHLlcLEJ0IUfqg1MYMzHKbvbBn6e92G/2K5YUVs+hn4P3k974A5ynax7/m/+MDrW/r0jESAFXyDLyTMYASDdaErgtulnIrVdb5jPtAcoH66USu0n4mvUPx53jNcPLEvUqSCBd7gC7nHvJ+Bu5TdS4jH6BXYsEX8WoyJAAiyhy6duBQDgxDfoDwceL9fxK5AEc5CzYDi1j7jheDjaxaa8VI0a7/9tRXhBP4Zjhsqbgjqdty8j0CbMCZmmPsCTiq8+NfK/B6V30NVDKN3Pf4nJcS2KZJ9O13THku1wKU4se1Nlwv7k5elZwhGoGnCk76wXjNhvbaKDYLhP7/SdIRj4dGEVorB7GA1t9rXiRu0LZsZo9lR7fE3w7LJVvbvqtK3u2rS4EuM6T+tDmsdajv6ue2Ts25IYjbFlj6lvsPCYHCBOYjdV5RxQV5zDu8kjJIcMjzQ7CE5/1Q7VyP7O0mN/8LOaefXztclmSwH+yPm0F1+Hq2dznHhE/l9esGp3pTSmjoSHu7t1uABccvhuJYUt6W0v2H1GufkoFIiFl+g6pPCaYMxIbERu6Vnup4s55xPeoI35DMWPSJpielqiWKXGxEn+2sUYHJE6cRCKQJRjSboIgeQFRf1J6mDAKKF1Koq1h0KMu0rJ0rCrtHW/VoB2zi3WNo6dxC0sBosEcNSMPe41R22qUyvc7o4h1FlnWlF86Lh8Zc4QPmwcxemVQcene6mwj6p+ZCv8m9GiP02m84aPP63r/ll7LTTnYcp8NWt7t1SVadyy/qLRnZuXRwk8QZ5FxlWS2lb1kRLrub9XvCDaaGsszz3jnSYAwp0Ssv2dcmlXSBw2NWWSAwRht0Xybor3O5h7MG+crrmRdJlITo+oeUjUXKhHh9Gt7DPG8nTmdGGkLcH1bC0ifk5mAPH7FRmX0/mypq/V6YItVdRZsX9ZUzg/1gL1jgkPwdaFKv40Ve42t8L3QRtwf7Zvc3oMCwVUIG0qw0/6Iq7qTkHgray98lsFP+1v2XQORQ7H6zJzMjPCDNWt7ft8Op1uORd/7tkK/3syCOcSp1L04UJ0KOWQ7SJRacr9ejdlENrYPHWYk1wkHa77VXJdCqlYS2851/0FG+fBiG9fXCg6zLNkKTBXvyJrOMV+rvJbbbDDi+0CR9rDLiYP00wiKDnSNkeYg63znKEPfqvgyFPXRxPCiRmgIB8hAytz9z9Flw125pBFxG9t2RrB1tcdRchfvAyeNnhySR/r+EiTd6mKykJYuNhkG5oJ7Ph/r1nW1HLvuzM0mRPR2F87E1TLMjQJb0xdSMmqUp6L2y/OJQjyywHHwLtygT021lh7cXVeh2zm8cFVSOop7nn5pAbgog0Vj8X1xHhi8AXP7TYlxBNsRFkioVJscdBMyi4TqFcBiuj+GgOwqZ4+guQF8LMYrJQlWaSg/gUHo/eda6nLM0+mPNZ6Lw3gIMIw5lvXM/e8vXZMQWGbo6uqzqupGyUEXvzT1SZSkfFVShbC6chGLxbBsd07As3eAFdbzT//bmuvuSiXOUERDfepu9iHuY8BxVfJnQ79934TSQOL2jqFXRVEBk42IZgOX4RXFlXgbGhfxkI/1HELI0HnsQSmwd/i9gZOvpqFipjUmznwW5zgaYjnbO4KoaabKhX3zgoAvPGL8ghmMG+AZHSlHCrpkkOLU10i6fUSne0EXL4vWBGmBVymTdoGEHFNWaCi4kCTT/Ng+kDjs7GQO04yEC1F5cNuiToMsCVOzloHxxk0pJqcdn05E7oMlg0msEwuGgVDyaLi05RClH/THDxo3C6/7JAJ35rSHkYKPeTVWRwqt3gwCEXEO/4L/xX5JQNBqMB1MNixm4MkwG1gMcpMgklIfWnplkDWx6HTXsBNhxgX2Y5JtQdRYvoDsCrOxLFIHOAlAO+YhAdqKxPj4YDi3qDFFi1nUiB/aqA2ok9UFgUUCG8c0f6QN5D4QNSyyB9GHjPp63OwKN2wylXwwsHvBeCejEZJJv4WPgo0IlHNXOfvLqDEocnUup7bdxfLxHQ9/jte7+Je6yfdJp9To69X/+i+tmV16dmrxs5om3fFEp3POflz9Tp4TMv3HwjNfWUdE+C/7OnRmwoU58lsrIon2Iqedno42mItO1kD3Iv4Im3JG0yyWbJfMcHLNPlDDodbPRMFmjWovXsqE+hmxwsRrKo1c7LIZOgqppn2a47toaBdMmzxLg7xA80jTGF4Dz0RwkqPniSR1LeYYuUJTZhjTBNISlpU+vyFLyHyPOheAnpURF7qI8oHBqYV7VUKdSl8wTE3upi7kkmogZvEAYbtuzDkpq243xZXu1Fzsj2lAc3zQIGaVPTuyVGHWzCYC0QN4sZnvN7X+5VBW0Hmtlhx7qmhf+jRIKtHuAhNsXvNKFFXU2lGmrgyNOGSUz3304T3vjVV//790Lu+O9F1V1uf84HDHTyg0XDC+e+Sh+lMzL7c3TaH9v7lSKRp8Shjom4BTXaVhB49tDUjrwnBMBEm/S3UCJRAFNP6sPEbFv6Qxyf7ybXlLDzDC6wUily8kdx1ApRf9uZ3OfHK9posHSar1Ukb5E0B5KSpVaBWjbPw4M7vmwDh/xEihT2SpUY/dNEm+/JI328JUavdKh/HUed2TjTXH7l0TcWdanPfFBNTRsDL5ZxvpuXB6/BIWVbwCwlVY7OwmLNd7TQEtpnp6B5ucs9ZMv+qCP1z+20N5TxEmcdyGh29lJLDfoIPUcIAOS8/pbMvpRJBh+J0DUH9cEihwvkKHMI3DoekhvAf9dRfx2Z33KEQtfvKayZK4/Zepz378EkV0e8Q7Gd6haD0dwIpyS7fUF2AVaTLYOcuhTJOH0CNghd0jW9lHcZ9Fzn4cI8CFZycWocyfNPZL12ufLEl+rN+YxucJAm7zjGhlzOwzekMM9mMJOabhYhQAeZDWWTgr06DgNBRYE7u6HSSawwkCzy6E9GM47YmwFrUJtkgIkMcpol2YCDgwCDoKjVpIsxO9tuGoZIHJhUHhQOk4yAScgkISQPGYOBPjjo1kJrf8pLgsFsWZw6b/D9EqW4Pe5wlE3ld7wx3skmI4aKTXQdmUeXdsi/VpvSdnPb1/PZav/3Wp1K15/9XZ/jOaP72gcfcGA+a3W9dsXtq7tl/mm/Y1qE6mbqyReB0/o1sCcTlWGj4MWx55dwIXaLCrlSVKhsoZbhzmUXKWXH+IVGpSC/Za6iclB14ZWci5PR81XHkXloeAHPDov9fHIkLbF8ig01KIzmbUNjPCrzT/KtGivuykxxQ3Pn/s2f8G8/wFHdP3LG8+ylrBw9kHxJcwpdEe2qb3y7HFweeJmpZbSeWDDxEz2ewWjMEcRBwMbKBKkW9A9AAAcnO0wWx+JiZ7lINw/QpJmEP4IKBUwNt/KMhnGNPFpr6QRV+D7URizSu4sknehmk6NRzFmh3abiGWetO9pUaKFpiNCyy3P73rOD9PlXao9RnIvFshm44tbkUNydy6ZNVSEUB2iiGgVd6lvfAawcwjnkCUTCAOWS84F2k4IelDrIdkHM0qQhOgG1EF9YnIPgrS4Ch7UI8cDf0uv6muKJufTmko3oR7Ih7TlUavWhaKy/kwuY41vq+6E5j4/Q/vWXc+/BHjbV/5Z6eBQ4lJqbT9eossOk2L5oU9XLS99Wb6ibofU03QDccJhpeiF3+EENYtLe8VPxY+rL+r7NG35tvEPvQJ4Ip22BDVuyW23a+2LEcXb7PT/Tue/BJcYN2x5r04zqk1/3UZ+L7y1x136iS0Rodi83+k8sII0Duxjc1neJHCn8HnZCn/HZSF606XyQqS10IAMdv+i19Xmey5c3BU1Dp/p0pRnkCLnwIEsdgweZV+UAMuDIgxKbB5/nXwnHpQ/DBGZX3wU8BxLJVBLWUmiXiBTPIeIbQU5hneI5Ej9zOR0OfRfShTtwIAOO3x3UqwIdI5pBIJdsJcr8rpClTD0cfHk1nsKDDZ0XG8fn+d25H/xVgWdTsKHfZgAHohmEdopVkNnDgjIKX3Og+pypN/CoHLTDpZejHY4X/qqQHBSsRlhDcYlYF/E6MYPsDKmDgnZysQSRFKATNcV3kJnDYOuoESR7AFxQSAdIMrD7s6MYVrULLbDoatECC3u8zBjhmpS8ZYbJqv6ULvAvWNzSyoHKCW9UGcmaPocsHeDWZ6VUwiatI0OrhA0ZsL0RUimtM0CZlnOBRKQlZZGpJEuj4JaiQzyjlZPnauUUlcMjt7talQdUViy1/QDu2uUcgDV6DvAxQHggu0m4WjeZSWBzyMxCW4eEI2WTYyq3FPTqmJ+uWAG33AE3XJId7nEj9eKTftFRaISyi1N+PLYABF5diAnp6BcqJK3lVkTT6aRQ9YTiRRSmKtofbl2OBSUK2VibK/QA3JZUkMPVRrg/LeWQK2/AhhaVAxvaX3lXsnuA51LMFUIKBshzA8aIVJ+u6oN2nQOpIgtdyEDXewkZkIPjuFxo0w6qVpkL9v1VOQodaJPSHswxg0EcoqdEmuwYdDv36cQQexutckGiQ86hP8ctNDNI6FQvpEsLVZZ/DJjlwJXvXwxBF6GXnl/v5Lx5ddSj6Wee/uEj4y/RhVbvubLrJ+0H5BU9f/Y2+OLJrsaynMhIeeeKqKl/n9iYU7e3wDzJt0Yd/UIbZEVwyZ0hcfGYHA2OvPVpaHbB0ZfDpTG48ID7Hs4gmMUxV2Syvj3waiepeLiKQNWFgto/r/YoH93IOcSihwNSQKnIWMwMyK7ji9fB5Nmt7fR59TZ9ElYWSR1onz41LSFUlgi54897GzktyXlJ2US7ci/pBWB/UoBenHXwYjrZ12C/UeAThwZoBEsqS24mJ5j/20KKVP1T7aWk2R0UP4FzkPxm6RpUQwufhoG+a8lps+OMAefnp24mT4o8c5I41PKW6f5DFczTOfLw32R+l946reRFcpiDakRvTI+Ofv1I6iCjthzYhIdJ7CuwOPubgB3MmwcMVvVMkW6FCPlqJTqzlI8buyCuOe4zIB7dK2Zd1twMMsGDYV0aD2k3YAYFHSdDPH239zZpOKK4FCkSOwG6ibuAufrHCJ1wK+ufbUi8uaK7fYiV75Do2/+1JrycPukWqbZbhJKUCMHGeLQhRjNS+O1+xdzQr3n/raRGi0wPh87OndWJ0WFI1YXrjquN4a6gEEsxqZ27Giamu2+Zb4R6rNRVC9poeXu9ru9Mrtyg1LzScTnpHRzUoZjKe9s0HLfnUmvVOoDKdBHAd+kidFuYwN4Qu6F2UFAO+IzCZ0AVLFwlqzhoxS9abQYXk3tRgAaTF+Ky4IJESs470DKNMGNhARNroaYODVnNeIVvP6m6aHAOJr9HuaBT0ybxbosQmLqaOpnVyhJP6LCuiWYQXpqk8+zH9qDhxcEYxXrrzGD+qdFBptCU+mr0H548BRoavztH470rxc+gSuc8NGGS81dYQ8vnp9ZBBxqtul00cnW5DwvzXCEvcL04nAfBGlCFOgj1uYU2ir/z+amdSNeEoZEqJhreh0GrLvsEGo2FC6huPG+Dnrc4TfEXn3/lBjY9HQ2LVoYG92FxMZ8/rQt0MRI0oQsMsIVJMK7FO5j4TSQFYkHVVzMY5w/xys93VQ6YwYuV87xKX83zz1/TDsOo0GC8b1dd7qdoVxPXGF1giVXoujacY4IqOSmcoKs6LKK6ETyHIn0+bWUKbboKWNU56LBzm8cCwiAn4AakBEzJNJl1Ma7hutROALDnILG5YXkcW0WEz+neXxJzVoG20gm2ZT23PgMmgX3cT1fpzVvoXZAKeshDOKicBeJnPG/7Z6/qWzXLHrfJZX5rDUuHIneXHTw6CVOn5HWxjbT8Xvm+pDOS1UeBC6e8hAC4yHLBJinEczlLzsCKy/iRY8UrjD7IBzbxnfPNEHaVdPYWgm+pW2PtwFFMzJsMOlbuWC6wAtjOuYKHFQO7w8Ypp5gNoysiOTv/+r9njkLC6T3V2WLYpWoZbDSCHg7ShXWXLD4KcrmygUIs1CyYSOAf6hcXndFngyYL+m7GeDXyty5s6tQH/MGH//Ubu2K7OS4/T1v7AkZ72915t81MlCC3lTvBUhnSt4sACDyY4ieZGQu6nKSZikGkT2rMFrnFKn5/b/ZpXf1rs/jWEL8ypy45xU5TT3WIQysQEpSals6PP+Ah2+j8QT2G6iM0j5mXhTKsPhxwHsD8oQR1PyQD9MNdwnqExEGzCYlAr1iwHsF6XDAvQds/lkkX8RfJA0yrsuWLp/UrJMvJMvf6PHaNwHE6f8q2qfOJ0YatLqPG2TCmhuQRF+w988uB83LBbD40Dn+4TT5ME74GmMPi2p7hon6ClkFu2/sfa7f4alXdHKBGV+4AcYxqINLcAqJsrb/CvSexn3+uIvsEnDQVBOroaAXBdfWsCOQVpp+5rUiPAK/qKazCu9eeEibC2xLi+Hw8bTIlcgyWwveA6Z/oBeJ9SlzAx8cCqgXFAaYMBxDH6AIijVsg+t/HpOOVGPnJBHI9vCCvX+AtjheOR2gXlsmAtwTFILsWL37TURMy6RHiNicJiHXeEHsiPZtWlvCRDhVlWXn/fW7LSelRfAwQAXSy+C57lotVCqoQWBfaltyIjqKz8JbWaM19opwOxXeL4a2rHzd/Yo0n85O2AB13L5DjdwPzzGmAY90FtHYFYNMPiGv1BThOHECF6cfF3uOiKgq7D9GpoXD7/PGydEQbvsC1dJwP0Hh3MJ1CVITUEVIBaY248BhMlGUo4QuDD7tGJoEzxpwfmAY/Ql1mDIOfZ0WzuDUKMwfkI2QbjWZQNv6K4HgYHQbvJfiSA00QmoeBtVDzsH5mLz+MnpAsAiI8exisQhCDA80I5vtBPgbnA3mMeJDb4IUnDPUPzGvwAHGAyA+KNIjoGhxMX4NDSIwmF46B6PJxykXjnEIpZQwGhAYMutqSz8YA5FdvrIKx0hy5n7cjiM21Df0z5kO3zE4OuEdiH36AVivXFG5L9SW8W2ujGHy2no9kcG5dyLV8RXu3tDavmE6UaM+OGW30saJNW1cWx462rp0Jbzyjc3oAVv3zA/ZUp9xJP4vAr7e98/5Myalt2zqgn2mvp3ZfeZ47DzyymfIvbf4P7TodDPu3mT4fbg32ixN1X6ZfVz3NFZ2gQReoBvu12vVdP5NV7N7FzLBj9NoLnyg0E0nSd5+R+nAq+qbo+rBsk54+U6k2x+xE6zkVEHUOm+CGFCYxJFe720Tve85ilxbtF8jELEElV1izVY8euN6wd+3N+MWPVUObLa/72Er7+Zw8bUWubZBNL4u8n+HdvppMUU7cXPDug1316qufKEykdHbBk3dRphMDo+kCWMPIie8i2CXTS01B8dYk3kqIdiGLonNhVyvp4wX+VtTzXPYxYmsy1aHdjLbju77BRCw2BLaDxYn9F3IYD8ZMtoCLcfLloXFeShUmvksjcug7yNz5zITF9Ua61jiRpdvFebePxMQFG4I7MJGEe+U+H8GuJsGg2xR8JoW/7CH28GDlHHwG0UJCZsp1ToIOo5hSQ1ePGqaWppdLk4Y+/VfECGRESNYaeM2X3Q5jLG3J6zzusxV3mcWQZWsEYaPSGOSCuDgKW9JqeiXty+bqtmMBx7zkLXkLgICBMDEmQ8n8S3W7UGDaovIp27Gt4unLc+3VX+rgPWJNOh5fwfaWJdKqP9g43nZFm/7ZyM+VfvBgC606FxpZOqNvgs3G5AXokIoPvsGa/CIFXaBzTNI5Yi7ZPnLfGIwDZS5wj8ImpgOQi2FAIv++T5MOt9YTc2vusI9OTNU0qnWsUetZ69h1e09vNaf3YVRen2rd4/xmEIcKVVfjM7EucvXym8VjZahPF8sVtsrV4ju0n8jFANgybt7bqrQpEnVjF/RgJvNlsn3azik92TREFUQtR9CVPV/sGdd01gWzX7ITUae05CugV7EYOeozebAwn3+hFFSIgorueYc9B/7+qPytYInjV9ssTFygMVDh8TUXk/5V6POSzjHxdQlztUPcdzCGQeaSe0jYMp0CMsJXJPzGOLph0gFX2UcN29J4KRZyX8w4mpgn1Eq8CNQTxb9ov6+QbR1mQagAXn53Wxt21kV/wSA+KzLhePfuC5aGjUUXu4HizgYPm9Y5zGckKE3ACpA2DE4sdENgL/bYrGsp+V8/G341dF1yl44dszdNNhzaS2DbuWAasLOAyZm6e70uHpztqyhpP9Bngip4X/Ydt+6KwTpeIxW3PhctqSlGNgVtw0Z25+R+2DL/x1O4fWw7kOi4NUY/47VttUmwpcI6eSAZNrVpWJDxuOZmhL1dLulE8xhnrKZ3ZUQXIDsPFZ/n0vrXkxlDfGHB7bs5B8fExmLL72kViKD35NGTjlp6rYBBeyKZGHYaw5pSJLfN79ikW+1rsAuGYdSKVxe2OUfPOpnbc8l9sQRFSpwtqVDUpD/aNEHkUdtq2pCtijPOP0OiJft7Lmly/rfIG0O+HbgKTqJSmomG3fPQSdSQxU4TvjC7AjM64aOmAZHerMmXl6It9OjZN/KYLoqeYODr08VyLSAn2iCH+i/qZ2x/5hRkFB4PGr0uDn1yNeWXosTEd1GDIS1j5lVWCnvUpvn+Uh8YJwI5J4ZQevrIRyu0qqlJkhNtwh2vARLD7GA6NLMHSMPRw2aSYljjc/UuGG7arBMNPU5w6W1Y/igxBQfS0jXung+sMXhgpqFEOgxfVGFkEtDXuCaMzMof2Nfg/QjbbW6w2E57l4NlWbXoFbBNmL1oM7i8BHQSvgdXwUFYhGfxMFoG2GKBHMjFD6adRG+k8D6E7wD2stgNDIcL3hCyF4iBJgAGmgUlhtOmxNh4ti8/gK1lUXhK0i3BmarPYoAKXdOgde5rH2fj9pSGK6ZnQs9n/I1jfjhWwcUoHW069ROBeQKM27pAmF3IR4eVMinTOgCTcFX8AB+LFs3BRlszfIDc5ofL/LUtoeVTn+oz5xlxegcbj0094cH3Z6d2G6yrZV8fry5eC3Xa12alt8LaEXBO7P9J0V/F937eHmGjhI2GH+LvNrkyMaJ737WBAIgptC6pSoVD7WUJlSJ4UgyBl/pPPWOdn0RA59/vee8py8r3MZiyOznYDMOPi4mL3LhqeI6wxJ3ULIKqvAqYLaQSk1diExAlsMo3T+qmUF8Vu4X3wbPtvgyQ11OXhfr4lP9rfH3ltf82VP8fwT1/s0D1v5/j7oj5Xe6rCR77RoeuxXYslnMB7Rq66B2jFs8wdn7gtsH5ABWeFztNmCbsG6b/xvJ8DBSHh8zyQ2co/BlU3msKfwaDmdLkhc7D4MPkEXba4AIsw4CekQNk/MUz6oplK2V7Z8SU290R849ff4rlvfrALNAHZkMa5Ba6+9fSvylec1vZRj4xbDx/4+NAo8kf4hGySfQ6VJzmwJWKZvFwpWevQZe1Q3/++JDHiDI2vj+dUYnptd0ET3iqGWDS38GAHr+LxawwcVk8pdMAtXY8oNfPciU0QkYAHIlXAV0h8bRQj/v4MtIKrKDVTP3ojxOC/cANxflhJrXqITxbmrmEz6NnnQymVwzfDoMohJtnZqtYLdCh9dvCqwXfeGKlPsC2wj2C4go8s1NBD+DV4jWU9ydOAtxP9QXqCugLxhV6Adax2ICOowt4vAygxrdAh9B+OKAQZlFQhp6VTB6C0N7l1EzkU18u1xOaoYEgl0uvFGLvN+SLTzUeIy1UfV7puTHWhZx0b1pFkxDMloTMfX9ku8AhpNHvN7nydmTeq9yGuDobGYMtPI6/yZAUr9dXYMugA2trIp2TFT8e+i7xfCdjXyoF5fc0xtAzqWRXclzUbbFSX7nR/568f3u85R+GqN9c51zXzv6prmd9TtUbZ576ur+RMb2jY90K4iU7Zj7z/MeOFMON/IR4Tq55x9ftsgVO2wqb3hxnQuCV0/f3SMMYXxd4/SweZdmElc4MNtdpNKeQHQ020l0duM414ZfOoGh0SZNMdzYhLq7rbgHljRCohRmDz7x5R/0I1S4L5rEVyKw3F+kr8OoPbkIa7oeNi1kC4xJ6Q6CWQecCwq+dTXiGADWDkZAYQlqxHkJjtHgXxMb1rJgNOi37kV63ZL7kYYOkHJRRH1ZMLJuZrZ7poO0C9UQY9uLc2VQwaK4aWX+4UBA39r8jEphQmJLuIPU+aRaodbuNuN475ux/n6sS+5MUZpfd4zDtu569P2kkU5G5RoQ1xcDaT3BAM+YsqnEiMPczanHqT9KAPS4LsncXnPqF6XQKmGXhuAzoxW98UA3IRQr2oh5M9A9REaz9gC2oG6hGK40N7PXPWAyQw+CYDJBL6JSw/MB9ViRSYQtrW+dHCJ8R928gpgyfuPuSa/6BSvnfzy+VHToYqcPTulRXT/yJXivT7HadxjzfP0RXMOMDdqweaJ1N1OX532PAWcgfWINsljNcVLDI932j9SYMp+bRk+wIJN9HScO5iWbvb/82YVz+6Xt6JN6nxINu/fOgDMEK0/mz2yeh3AwgSrhNBsj85Gx40s9E9AQrQf+GKhW4+hRad12Hr9baEnT3v1x3r37wT6x1LqVmC5xP6bB4PBded1HS8UQWdizEybJeiC5yar1DYF7PnB+Drdn7c1x2XFgj7X5AuxHIjm8Df+nb+BuI899nP5b/+kNjNeld8OIvcFs/WMFgOxEPrGSwem7Oh0aYfd3KfVSS2JSgte4slUsmPo3qs9NcQzNau9/gngRN3/H6U8WUlS0g+b0lh1uvI0dK2cmlEzNGshnuhmYXwzg8odWJJur4Klvj4lZc6xTyIKUDJtcDNdwCtmYRhU6CibmNo68g1/6Xp9wO6MpOS15Jrimnbc4YwgU080rdIBfc66oOXm3BX9czA8viw9vZNHtmT9FCf7bamorpjVXsON1h072mUd/mG5tRn3ldqyU2Uy6v71NBu8tEIFsScu575ZNkZBznx66MGeXmu6Pugf3FItcIUpWmfi6fLxdt+Yqw9N3tNxs0Xa4Ntw6amKP+h+eRvrCrvU78bpNIk32hN6hfJ/E+4j19Upgw2yGebCt++yHSst4xzvPDcgc+xMdq9p/ve70b6HVDva7b15hEBIyiFb4Ey4r6CD5EJlLFiJeHbmK2yn6IGY1MHmwe5Mh9Oq5mr+OGLLDqzfll+yFLv/bSap+8/iXDNFucjFmxNLSnzB6KlYSiisLLBoeEppWGFpo/20aWdkxtbZJomM2BHvHDh/6ktpT0nJ3Ir+Wlnfwno/hZzWG/MEu1B8u5Tc4L7f09Jh5ewKTxYeV1DX3Db2lIG55C5KF6LMu1ON6/hR76teC+D9I1UTcjl7YmSeeu0z8WZn7006EBveWlV1IkoN1eYMqbZEwmxmugZni+m+xPlym2HKs8DMC+JRfwey6EDZdULHSry+VgFcCW/yI4Ui+/MGYDEp0DnWGlh4PU4PnoG+FvCVyXuByAAaGdF3tYHBry+N8TbeCo+oKE6a9JC4IP8TaCfW6Et0muCxRJkSQoBjervgPe3xu6ToFLilkKhl0mU7wS4RoWaqyRs6g9YISVVMvUD2iAqjhQD7QR/wyk6C+/Pn33hcBNTAbIJVEyGDm5ss9pI+EV22G4tC4YNvmrcmE2ouKFtVibwwccLRaEcqH1ZNWfA7LwnCmxSFouHVslT83tfryqzhydClXjQaFsVnuxyfWTUn/jVjaU9aOOgsxUnTguE4oDVh9bz41L+0JpCtzewIs7oM7VGZnAfpIQQ6gWwsmVY1Lw7HjGtNAEoK/5kgfa4eJhqeaYb0o0aRcgi5teq5Ajb1mN64pKoSs5SqVZtEqyAJVqJWvGxjsFF1UUSlQoCVChTDhhFzgbGq3Tq5EpDNqQzHCxtjJO08CNQq7252J/LoPv86xpu2CLo0wnnIXPv3itpOo944Otq0HHYi+yf2P01WLpiVn7oPNCp3L//UJqJtAdNTMb/pIanGFV63rxXKI2Trkyw2uv2ANTExlMfjGTERRtS/GbPkx9dxdeNw1oBgP2DE2FhpyX1DO7YU33RpO13UoZpYEbfdlSXpCL6UiMlaEwXXigZ9Vy2t+utYOBzte2MJlFKIzhIdCUYfTzwzArq50+bTWCi2pQSB4oS6kh5GpFytSK/PSDAddVidXSy2yrTT5CG0MygCs4HhX44WBXuZJmtRNaZvO/3Pc3j93sVfFlRs7QrWt39VufHWkDdnnRCqduG63wSn6WZX65f08T6+bHI/mqHGCLASJ5wXUu5OKDNh8E0q5KgR2yZMChODLYLgpukKlh0HZSsxiX2Ic8Q72iyADtQ5GB6sc8n452CjbZAReckgsueMWuZ7k6LykvhN3CZKEEomKhRCgftc9Vgd0GokIo//C3nxhlBtPapC1ORGMc8sUiw/h7+gIO9i20UlL7S/jNwi/ft0twBdkpjBp2pQThbc3LTAoJwxipNqX8QGGSZ67ahwamTQf8j9HegKZtOABmgY3urAXJFpSeiB8GFH8rI9yv0o5mvhrgvxJ26EPbpDWXyLZhK9r9Jlc/i+55uz2Ky6jc8JtSWkE/xCA5hDXUFfNPkOSzpDupVh4xCcqP24NHCuP2bMZJpWp/6+FUIyIeNO3hOs5scY4FB85Jy6MHu5+fTxOtPKMJZQU1Io0ual9ToPrkHtDOjRLNyUk146yQcKUMtAvjlGY9Tz7V5D/lIOs8JqchNxmeX0Z3aGRJZ3/ae1oO3WwrXU4QlJTe3FiL8TbWmIijUXBY3PKcPl5eo6q9mFJ7pXXdx1iaM6Q+OpwLbTE3Gtu51blGy6ag9bbZMYvQ6KTTnLN92nbWLcpMJqPiYZhFcH6KS2Tzk+XxBBzCRXMsNc5WtyfsNQ/IrKXnum9jtSLEjp0dXD3RJxxvQPpoq4TTj8bnryH/DxcO1oCt9GJtgqPfo9LYNDqcs+e1NnSMcf2E3+QoU5K3RREfE8pKzqMV/zW87M8kgsrL994l3cVLowBFjcEgrDKmoGuBC5pGxkLdTthpnqfL/h82xpzmkuFVQ34oVh+EH4s3qbsb2ZqI88fBdCRnJhR33QeaXjU349SeF21+xxxzu/1b+ddca35NNbLiSL30jmO8pEr1QZa2z1XxeUuO1tg11thfQvglGvSfUG2KiUJ+/8yVXgy9xP7QU7xkSjha4HnesleH9adI/CqPHFNsumggWeoA2x+b5NnDVtpAyC77i9VJVrIcyRQ+rZvirt/GPSlOzdwlSMYJxE3LDu3JkY3ExuOPGq3Gap0AFctrOkDyEWMQTDJCouSN0OI6qfSQu1Lvib1hRMjyF7zpB2gPYmwUHpDlIecJ/DSHxTtoaTzytH10girMQbdYIS/n3FWuD99k996WwWamdkpx0k4KOjfEw1V9aefqPRvp41h59sSeAgocrTCqrzKNj0xLDiEzs72Mp6KHKXScYdxPFzaxdb1/UNffJDc6FiP+2MItGEw0lZwCXSU6/RpR2A2131dk4xboDMpAeMJFkQu1D4N/0GHxCIfXMwZqji7NXB0XzsUSMcdRdQ8hKZCT3R6k2Du2liKzidOb8NdkD9ytSnH2dcBfEhqR7df2G0sPhSj+Ad5eiKfjQRG6+LniyxDLWrkivnD9jXIOVSLB0Vw8nrqx4sw86GtaggkOnqB2fuht4teD/TJF4W5xQn+dXnh+65Uh7HzbyqKvl+yXRzOugDRy+PTc1eW2UrJE37b2Hr9ilj3nJUdbXE6SZsnH+PIRWJeciYlvcsRuHUtJa4I4WXHkSEmjjRK2ANS+oSz+WiVuw9cuieunLjcpRpvk7/u/9oJX6Hz56rxPXhOiVOgjlMK9XCvud+sjfWMD13L0tRfL+TphMyxOKEoKLtlDMtZILovBrT27c/2Gy3JA6+WoblRqm7YwRF/D+dFnwSnOeeVncty8GviQQiSjrvxry/tITLJdyKuYH5BkDyYH+H7GOqCru5tpN/bq/2urBvf8QHbzX1viDLK5urdNjswnvDtn7yc2JakUI0cZvvayyo8yax5BnCZWzTjBw+vV1nVQWDArTtOuTb1RGlk6e/ZWNAi2kqN0t0XoiDq86MbXXHe5wC31ISQvgQD3t2uV/if0ofNXVsl1Yf4wbPVO2DEDV4Q4/YW/MmYeQlAcAasLJiN4jIBBnFo0GI1JFqKJ3+F5l1p0tpdcigh2OkffCXP0t9XHDZbdyrcRFsaKb0EGH1NX/dlL80HgwMR4DM7HQwq/gIGxEo2p4sZyKmPapJCnWUfWaHWdL8XbSRx2aA4Z8tYrrPrJvwpNcmB662Ai0TovoOj117+4rfzgWa+QZfm36CNU0VU/bj/YC+Xf1whVSHkhtPIh8KY8VDLuX5cMuPPjiJ2+dto+Z/3obadS/OrUcw1+3P0dxE6ZHtXmSaXLNP7jQdZ7F46mwRkX9ztk79xglmM7DAYGswabYfu5/tE6f9F462ZhslAmZ0b60dQcZ+HHukw2lD7XJh09+erNeDR9nYjd9n/bbcbOjDdK0GnAt/97Nm9c8M6udKeqbpZvvgMSe5f7zTLH4r/3/C7tuRUL1JkeucBr7MzU5FLKFY8WRic99QDb7mlkXduC1jNHBywyj+3TMAGnVHXJV5j4liuzm49iI9/gDG0EWR59jSRm6+LjqrO9coYX2Y3d8tsO3CRIF/dzi7GiFWu7UZCvVrpqy6nM9NZvIkIH5pKnn8qZkG6bN8zkL8eQcbrRjLOj42+IfvIqN+Nt4tl23/lLweGIl2xTPyHIfimzCgFsaWaAVT6czIRE7SoLXsFEsh31IdbpiojTiof11k0wogRYulbBQo6pEdIkotDX2keTPRXLQ3+VMSPnguKAXJ9h7c6sGGBRGyknoVaxtj0BA6XQ2g2dYTtxBfC75PrcYQH+AnBEDkGNVAHce3cPwXyrgo5CQLwirsqkkRGVJK8NHhUuq6S6djmviQ0T1UUt1TmEE6c6ZscQ5Nk4+7XZwdWqiwLKMXlhJgspYHAr691kV56jk1GrgSxX0tcAC/nRxH88qvzQeKhKM0OjPGyGXB7m7pzCy7xSgsSBGDIgKm+UQ2ZjKMmiZbMi0B2+j/Mh5t4emmyCiGdokTNK/aRqEukOtBcvfc1P5qqaMv1C5/5e0DjEnDx8cVYj8Ae2YHIVDA/d15o736CBpvHlgQ8jR7fpxgdP1e0ql5WL/BygYAV7FS7k2CzLHL5JdmlXv3Bo67vglStuk4qgG2iaNK09TsRUGxFt3dZg1iVI61NTu63d/mG0ecONTgxuGX1v+cInNww0O463JNMpR9etqPNRL7cmVPrjpnpD+/3BxcHk+rfOKf26SXrv6wRZSH7xOVpMvWX8IGwv552aW34v5Jtqwvfgekl7Gjbo/Hxn7Il3mi2M1k23DTtwhEVy5isZG+M3+94XnPC/zfOHrkiTR0hd71LO7xsO/2UQItJsg0HlWStelRurrSj5rvRGOF2Ch3M48HadIUbGzxV/ybsY+XxW70YteIfl4+L1zTL74umLfBmtLm9tpCt7amvKW3Ol5pJDU0lNdn1iLu1V9avMy+KdWLUuB0uyg7qrl5RP2Y9XQJrZKbUaYumnuIPV9iqfQyzjF0wSrwJBuaPs8Lig6ntfTf0QqF9N2t8Lh9sSdsNxfva1VIerYbrEabcGm5H/ovGMZhocre5D1yyuKTpDkqVmUHyhwAXgc6mVokqn1VxoIwHl3Ag4FJLiizRd8VJcBC8ag/jJvy8XwsEKhrfsD/P8UD5ZDbeseW1zDxJ+aX9vquTDnL10w4me+AZuoV0aVfSLVmv5ry5XI6SLfYkKtZJwAdgZxsZ7Mef4BtW8aU18K3nKnthKsB2Fb9jENySON8mM/oc6ODXZY+T6x9RnfKM+29P9a+d3YuHSQaxKqjp0BiY6blRA5VzAEqaIZoUrkgjANhWs6LlP0y7WubPm5rDtuhgTGCa5GMAeaHcudYxi13XdLIal6+ai0Zj8cE5e3BpdfRZdVd3GfusReCB7su4sI5N2li5m3q4P/yEcx5tuKPJzPnGuIaxRUUsPj7aaV18mcYA8iwRBGoJUtWnl25cZ4j+Cnqk7OiuGeNvcTQ295zScu1GHolt/X4ZtF4PPxKSUslhsWw2+56AXkweeQP3yw7fhmAhKsYQ6BLnCDkG3SCewv36Ql1AlZAsbQqdIF+zAVADcg2MiUDujPGquzFVl7fVIOsjWZwpO8Vz7XfmmtRozEwwpIqUeRUyHpOTZXodSfa2Km5l0qPziYQQ2l9XxcoBydkwx4+caW0IfQo9Yh7gkOQdfjugYL1KO6xp2aYnHbx/tln4z1hPRz2AHUrHj7S5lcTA5aFGSWl9AoH3YsL4feHYHOPhvAS8s0eJ1kTdrgicdHzpsFpGEHpI9gossHZBEorh3YQQjYzCnGO/872vooa3ka2lNZnq68rC57XM1e0rp/jmpJvRKUyQXSiY5jpL5ZT344yrfudQlcwOMjGJ3oKugGLsSLRTAMakMmAlAVXKupkcXbdHHDns0bKWbMFavJU29loJzfnnYLnB1XVfFd9OkDGDiUEgFvPYh2PFL45Y1gFT6CpjMHDMWA5Yi+hGV7FScy1KFmWZ+PC2/l7RuFXspUfBRr2b6d6w0Z44aMmlvUb5gMWIhFQdQ80KOLuKjFrnZyhX7CLvsEz8oyj+jC3ALITUScbZnKOOC3iE2fQXUnDvGXbWP+s4AbSKyiUT8/lwyEQ6EO5ddO0k03Amy+yTcrJdjToZC+d7yklXpn7Dvgnxpy+XakL0v7HgvTv6XRufQFTSX1CZ41CxhtVNgEHKlNC1FP2GGQ51iQJ07rIIkEdWFLY3kSP2m6L4js+RU35Uig/3F4WZuBHczcNbfZ1+Cr4Eb6pbd4OSpf4Xn9o63c0HFJcUhHhPXyTEJLihYQzRJnE42jERDgWti2k0hfYDmYdAZBrxzgbeJM8mXE6dROFqIIq/VZVL8BbC5DKqFeOemkHWKVl7gK8JqchUENArcyHSiKTmTOEy7Q3AGsPbuWFRc4h455pf/4b1VDqe5afZn").toString("utf8"));

// parts/aws.js
var modules = {
  "src/catalog/aws/index.ts": () => ({ PATTERN_TABLES, PROMINENCE, TABLES }),
  "src/catalog/aws/patterns.ts": () => ({ AWS_PATTERNS, AWS_PREFIXES, PROMINENCE }),
  "src/render/assets/icons/aws.json": () => ({ default: aws_default })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
