/**
 * Which attributes hold the name that a resource has in its cloud. Only types whose name is not in `name` have a line;
 * `name` stands for the tag `Name` too. Every attribute named here is on the allow-list of attributes.ts.
 */
const NAMED_BY: ReadonlyMap<string, readonly string[]> = new Map([
  ['aws_acm_certificate', ['domain_name']],
  ['aws_api_gateway_domain_name', ['domain_name']],
  ['aws_apigatewayv2_domain_name', ['domain_name']],
  ['aws_apprunner_service', ['service_name']],
  ['aws_bedrockagent_agent', ['agent_name']],
  ['aws_bedrockagentcore_agent_runtime', ['agent_runtime_name']],
  ['aws_cloudwatch_metric_alarm', ['alarm_name']],
  ['aws_db_instance', ['identifier']],
  ['aws_dms_replication_instance', ['replication_instance_id']],
  ['aws_docdb_cluster', ['cluster_identifier']],
  ['aws_docdb_cluster_instance', ['identifier']],
  ['aws_eks_node_group', ['node_group_name']],
  ['aws_elasticache_cluster', ['cluster_id']],
  ['aws_elasticache_replication_group', ['replication_group_id']],
  ['aws_elasticsearch_domain', ['domain_name']],
  ['aws_lambda_function', ['function_name']],
  ['aws_mq_broker', ['broker_name']],
  ['aws_msk_cluster', ['cluster_name']],
  ['aws_neptune_cluster', ['cluster_identifier']],
  ['aws_neptune_cluster_instance', ['identifier']],
  ['aws_opensearch_domain', ['domain_name']],
  ['aws_rds_cluster', ['cluster_identifier']],
  ['aws_rds_cluster_instance', ['identifier']],
  ['aws_redshift_cluster', ['cluster_identifier']],
  ['aws_redshiftserverless_workgroup', ['workgroup_name']],
  ['aws_s3_bucket', ['bucket']],
  ['aws_s3vectors_vector_bucket', ['vector_bucket_name']],
  ['google_alloydb_cluster', ['cluster_id']],
  ['google_api_gateway_gateway', ['gateway_id']],
  ['google_artifact_registry_repository', ['repository_id']],
  ['google_bigquery_dataset', ['dataset_id']],
  ['google_bigquery_table', ['table_id']],
  ['google_eventarc_message_bus', ['message_bus_id']],
  ['google_eventarc_pipeline', ['pipeline_id']],
  ['google_lustre_instance', ['instance_id']],
  ['google_managed_kafka_cluster', ['cluster_id']],
  ['google_managed_kafka_connect_cluster', ['connect_cluster_id']],
  ['google_memorystore_instance', ['instance_id']],
  ['google_parallelstore_instance', ['instance_id']],
  ['google_parameter_manager_parameter', ['parameter_id']],
  ['google_secret_manager_secret', ['secret_id']],
]);

const USUAL = ['name', 'display_name'] as const;

/** Best first. */
export const nameAttributesOf = (type: string): readonly string[] => {
  const own = NAMED_BY.get(type);
  return own === undefined ? USUAL : [...own, ...USUAL];
};

/** All of them, for the test that holds them against the allow-list. */
export const NAME_ATTRIBUTES: readonly string[] = [...new Set([...NAMED_BY.values()].flat().concat(USUAL))];
