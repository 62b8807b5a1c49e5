/**
 * Facts about the integration (queue, topic, event) types of Google Cloud, one row per Terraform type: see `TypeFacts`
 * in model.ts.
 */

import type { TypeTable } from '../model.js';
import { nodesOf, OPEN_TO_USERS, rolesOf } from '../shared.js';

export const GOOGLE_INTEGRATION: TypeTable = {
  google_pubsub_topic: { title: 'Pub/Sub topic', icon: 'gcp-pubsub', category: 'integration', holdsData: true, granted: rolesOf('pubsub\\.(?:publisher|editor|admin)'), knownAs: ['projects/*/topics/{}'] },
  google_pubsub_topic_iam_member: { title: 'Pub/Sub topic IAM member', icon: 'gcp-pubsub', category: 'integration' },
  google_pubsub_topic_iam_binding: { title: 'Pub/Sub topic IAM binding', icon: 'gcp-pubsub', category: 'integration' },
  google_pubsub_subscription: {
    title: 'Pub/Sub subscription',
    icon: 'gcp-pubsub',
    category: 'integration',
    holdsData: true,
    granted: rolesOf('pubsub\\.(?:subscriber|editor|admin)', 'pubsub\\.subscriber'),
    knownAs: ['projects/*/subscriptions/{}'],
    fold: { attributes: ['topic'] },
    direction: 'in',
    link: [
      { from: ['topic'], to: ['push_config', 'bigquery_config', 'cloud_storage_config'] },
      { from: ['topic'], to: ['dead_letter_policy'], label: 'dead letters' },
    ],
  },
  google_pubsub_subscription_iam_member: { title: 'Pub/Sub subscription IAM member', icon: 'gcp-pubsub', category: 'integration' },
  google_pubsub_schema: { title: 'Pub/Sub schema', icon: 'gcp-pubsub', category: 'integration', supporting: true },
  google_pubsub_lite_topic: { title: 'Pub/Sub Lite topic', icon: 'gcp-pubsub', category: 'integration', holdsData: true },
  google_pubsub_lite_subscription: { title: 'Pub/Sub Lite subscription', icon: 'gcp-pubsub', category: 'integration', holdsData: true },
  google_managed_kafka_cluster: { title: 'Managed Kafka cluster', icon: 'gcp-pubsub', category: 'integration', holdsData: true, namedBy: ['cluster_id'] },
  google_managed_kafka_topic: { title: 'Managed Kafka topic', icon: 'gcp-pubsub', category: 'integration', holdsData: true, fold: { attributes: ['cluster'] } },
  google_eventarc_trigger: { title: 'Eventarc trigger', icon: 'gcp-eventarc', category: 'integration', fold: { attributes: ['destination'] }, link: { from: ['transport', 'matching_criteria'], to: ['destination'] } },
  google_eventarc_channel: { title: 'Eventarc channel', icon: 'gcp-eventarc', category: 'integration' },
  google_workflows_workflow: { title: 'Workflow', icon: 'gcp-workflows', category: 'integration', granted: rolesOf('workflows\\.invoker'), knownAs: ['projects/*/locations/*/workflows/{}'] },
  google_cloud_scheduler_job: { title: 'Cloud Scheduler job', icon: 'gcp-cloud-scheduler', category: 'integration', link: { from: [], to: ['pubsub_target.topic_name', 'http_target.uri', 'app_engine_http_target.app_engine_routing'] } },
  google_cloud_tasks_queue: { title: 'Cloud Tasks queue', icon: 'gcp-cloud-tasks', category: 'integration', holdsData: true, granted: rolesOf('cloudtasks\\.(?:enqueuer|admin)'), knownAs: ['projects/*/locations/*/queues/{}'] },
  google_cloud_tasks_queue_iam_member: { title: 'Cloud Tasks IAM member', icon: 'gcp-cloud-tasks', category: 'integration' },
  google_api_gateway_api: { title: 'API Gateway API', icon: 'gcp-cloud-api-gateway', category: 'integration' },
  google_api_gateway_api_config: { title: 'API Gateway configuration', icon: 'gcp-cloud-api-gateway', category: 'integration', fold: { attributes: ['api'] } },
  google_api_gateway_gateway: { title: 'API Gateway', icon: 'gcp-cloud-api-gateway', category: 'integration', entries: OPEN_TO_USERS, namedBy: ['gateway_id'] },
  google_apigee_organization: { title: 'Apigee organization', icon: 'gcp-apigee-api-platform', category: 'integration' },
  google_apigee_environment: { title: 'Apigee environment', icon: 'gcp-apigee-api-platform', category: 'integration' },
  google_apigee_envgroup: { title: 'Apigee environment group', icon: 'gcp-apigee-api-platform', category: 'integration' },
  google_apigee_instance: { title: 'Apigee instance', icon: 'gcp-apigee-api-platform', category: 'integration' },
  google_endpoints_service: { title: 'Cloud Endpoints', icon: 'gcp-cloud-endpoints', category: 'integration', fold: { userTypes: ['google_cloud_run_service', 'google_cloud_run_v2_service'] } },
  google_integration_connectors_connection: { title: 'Integration connector', icon: 'gcp-connectors', category: 'integration' },
  google_integrations_client: { title: 'Application Integration', icon: 'gcp-connectors', category: 'integration' },
  google_cloudiot_registry: { title: 'IoT registry', icon: 'gcp-iot-core', category: 'integration' },
  google_cloudiot_device: { title: 'IoT device', icon: 'gcp-iot-core', category: 'integration' },
  google_healthcare_dataset: { title: 'Healthcare dataset', icon: 'gcp-cloud-healthcare-api', category: 'integration' },
  google_healthcare_fhir_store: { title: 'FHIR store', icon: 'gcp-cloud-healthcare-api', category: 'integration', runsIn: ['dataset'], link: nodesOf('dataset') },
  google_healthcare_dicom_store: { title: 'DICOM store', icon: 'gcp-cloud-healthcare-api', category: 'integration', runsIn: ['dataset'], link: nodesOf('dataset') },
  google_eventarc_message_bus: { title: 'Eventarc bus', icon: 'gcp-eventarc', category: 'integration', namedBy: ['message_bus_id'] },
  google_eventarc_pipeline: { title: 'Eventarc pipeline', icon: 'gcp-eventarc', category: 'integration', namedBy: ['pipeline_id'] },
  google_eventarc_enrollment: { title: 'Eventarc enrollment', icon: 'gcp-eventarc', category: 'integration', fold: { attributes: ['message_bus'] }, link: { from: ['message_bus'], to: ['destination'] } },
  google_eventarc_google_api_source: { title: 'Eventarc Google API source', icon: 'gcp-eventarc', category: 'integration', link: { from: [], to: ['destination'] } },
  google_managed_kafka_connect_cluster: { title: 'Managed Kafka Connect', icon: 'gcp-pubsub', category: 'integration', namedBy: ['connect_cluster_id'] },
  google_managed_kafka_connector: { title: 'Managed Kafka connector', icon: 'gcp-pubsub', category: 'integration', fold: { attributes: ['connect_cluster'] } },
  google_managed_kafka_acl: { title: 'Managed Kafka ACL', icon: 'gcp-pubsub', category: 'integration', fold: { attributes: ['cluster'] }, supporting: true },
};
