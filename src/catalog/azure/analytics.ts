import type { TypeTable } from '../table.js';

export const AZURE_ANALYTICS: TypeTable = {
  azurerm_synapse_workspace: {
    title: 'Synapse workspace',
    icon: 'azure-azure-synapse-analytics',
    category: 'analytics',
  },
  azurerm_synapse_firewall_rule: {
    title: 'Synapse firewall rule',
    icon: 'azure-azure-synapse-analytics',
    category: 'analytics',
  },
  azurerm_synapse_role_assignment: {
    title: 'Synapse role assignment',
    icon: 'azure-azure-synapse-analytics',
    category: 'analytics',
  },
  azurerm_synapse_linked_service: {
    title: 'Synapse linked service',
    icon: 'azure-azure-synapse-analytics',
    category: 'analytics',
  },
  azurerm_synapse_managed_private_endpoint: {
    title: 'Synapse private endpoint',
    icon: 'azure-azure-synapse-analytics',
    category: 'analytics',
  },
  azurerm_synapse_spark_pool: {
    title: 'Synapse Spark pool',
    icon: 'azure-azure-synapse-analytics',
    category: 'analytics',
  },
  azurerm_synapse_workspace_aad_admin: {
    title: 'Synapse administrator',
    icon: 'azure-azure-synapse-analytics',
    category: 'analytics',
  },
  azurerm_synapse_sql_pool: { title: 'Synapse SQL pool', icon: 'azure-sql-data-warehouses', category: 'analytics' },
  azurerm_databricks_workspace: {
    title: 'Databricks workspace',
    icon: 'azure-azure-databricks',
    category: 'analytics',
  },
  azurerm_databricks_access_connector: {
    title: 'Databricks access connector',
    icon: 'azure-azure-databricks',
    category: 'analytics',
  },
  azurerm_databricks_workspace_customer_managed_key: {
    title: 'Databricks encryption key',
    icon: 'azure-azure-databricks',
    category: 'analytics',
  },
  azurerm_kusto_cluster: {
    title: 'Data Explorer cluster',
    icon: 'azure-azure-data-explorer-clusters',
    category: 'analytics',
  },
  azurerm_kusto_database: {
    title: 'Data Explorer database',
    icon: 'azure-azure-data-explorer-clusters',
    category: 'analytics',
  },
  azurerm_kusto_eventhub_data_connection: {
    title: 'Data Explorer connection',
    icon: 'azure-azure-data-explorer-clusters',
    category: 'analytics',
  },
  azurerm_hdinsight_hadoop_cluster: {
    title: 'HDInsight Hadoop cluster',
    icon: 'azure-hd-insight-clusters',
    category: 'analytics',
  },
  azurerm_hdinsight_spark_cluster: {
    title: 'HDInsight Spark cluster',
    icon: 'azure-hd-insight-clusters',
    category: 'analytics',
  },
  azurerm_hdinsight_kafka_cluster: {
    title: 'HDInsight Kafka cluster',
    icon: 'azure-hd-insight-clusters',
    category: 'analytics',
  },
  azurerm_hdinsight_hbase_cluster: {
    title: 'HDInsight HBase cluster',
    icon: 'azure-hd-insight-clusters',
    category: 'analytics',
  },
  azurerm_stream_analytics_job: {
    title: 'Stream Analytics job',
    icon: 'azure-stream-analytics-jobs',
    category: 'analytics',
  },
  azurerm_stream_analytics_cluster: {
    title: 'Stream Analytics cluster',
    icon: 'azure-stream-analytics-jobs',
    category: 'analytics',
  },
  azurerm_stream_analytics_stream_input_eventhub: {
    title: 'Stream Analytics input',
    icon: 'azure-stream-analytics-jobs',
    category: 'analytics',
  },
  azurerm_stream_analytics_output_blob: {
    title: 'Stream Analytics output',
    icon: 'azure-stream-analytics-jobs',
    category: 'analytics',
  },
  azurerm_data_factory: { title: 'Data Factory', icon: 'azure-data-factories', category: 'analytics' },
  azurerm_data_factory_pipeline: {
    title: 'Data Factory pipeline',
    icon: 'azure-data-factories',
    category: 'analytics',
  },
  azurerm_data_factory_trigger_schedule: {
    title: 'Data Factory trigger',
    icon: 'azure-data-factories',
    category: 'analytics',
  },
  azurerm_data_factory_linked_service_azure_blob_storage: {
    title: 'Data Factory linked service',
    icon: 'azure-data-factories',
    category: 'analytics',
  },
  azurerm_data_factory_linked_service_key_vault: {
    title: 'Data Factory linked service',
    icon: 'azure-data-factories',
    category: 'analytics',
  },
  azurerm_data_factory_dataset_azure_blob: {
    title: 'Data Factory dataset',
    icon: 'azure-data-factories',
    category: 'analytics',
  },
  azurerm_data_factory_integration_runtime_azure: {
    title: 'Data Factory runtime',
    icon: 'azure-data-factories',
    category: 'analytics',
  },
  azurerm_data_factory_integration_runtime_self_hosted: {
    title: 'Data Factory self-hosted runtime',
    icon: 'azure-data-factories',
    category: 'analytics',
  },
  azurerm_data_factory_managed_private_endpoint: {
    title: 'Data Factory private endpoint',
    icon: 'azure-data-factories',
    category: 'analytics',
  },
  azurerm_data_lake_analytics_account: {
    title: 'Data Lake Analytics',
    icon: 'azure-data-lake-analytics',
    category: 'analytics',
  },
  azurerm_analysis_services_server: {
    title: 'Analysis Services server',
    icon: 'azure-analysis-services',
    category: 'analytics',
  },
  azurerm_powerbi_embedded: { title: 'Power BI Embedded', icon: 'azure-power-bi-embedded', category: 'analytics' },
  azurerm_fabric_capacity: { title: 'Fabric capacity', icon: 'azure-power-bi-embedded', category: 'analytics' },
  azurerm_search_service: { title: 'AI Search', icon: 'azure-cognitive-search', category: 'analytics' },
  azurerm_search_shared_private_link_service: {
    title: 'AI Search private link',
    icon: 'azure-cognitive-search',
    category: 'analytics',
  },
  azurerm_purview_account: { title: 'Purview account', icon: 'azure-azure-data-catalog', category: 'analytics' },
};
