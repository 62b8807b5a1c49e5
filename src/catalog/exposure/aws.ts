import type { ExposureRule, ExposureRules } from './model.js';
import {
  ENDPOINT,
  EVERYBODY,
  EVERYBODY_WITH_ACCOUNT,
  INTERNET,
  PUBLIC_ACCESS,
  PUBLIC_ADDRESS,
  UNAUTHORISED,
} from './words.js';

const PUBLIC: readonly ExposureRule[] = [{ to: INTERNET, when: { publicly_accessible: ['true'] } }];

const LOAD_BALANCER: readonly ExposureRule[] = [{ to: INTERNET, when: { internal: ['', 'false'] }, isUsual: true }];

/** Canned ACLs. https://docs.aws.amazon.com/AmazonS3/latest/userguide/acl-overview.html#canned-acl */
const ACLS: readonly ExposureRule[] = [
  { to: EVERYBODY, when: { acl: ['public-read', 'public-read-write'] } },
  { what: 'writing', to: EVERYBODY, when: { acl: ['public-read-write'] } },
  { to: EVERYBODY_WITH_ACCOUNT, when: { acl: ['authenticated-read'] } },
];

const GRANTS: readonly ExposureRule[] = [
  {
    to: EVERYBODY,
    when: { 'access_control_policy.grant.grantee.uri': ['http://acs.amazonaws.com/groups/global/AllUsers'] },
  },
];

const lets = (...attributes: readonly string[]): ExposureRule => ({
  to: EVERYBODY,
  lets: { in: attributes, who: ['*'] },
});

const POLICY: readonly ExposureRule[] = [lets('policy')];

const ADDRESS: readonly ExposureRule[] = [
  { to: PUBLIC_ADDRESS, when: { associate_public_ip_address: ['true'] }, isUsual: true },
];

const BLOCK: readonly ExposureRule[] = [
  {
    to: PUBLIC_ACCESS,
    when: {
      block_public_acls: ['true'],
      ignore_public_acls: ['true'],
      block_public_policy: ['true'],
      restrict_public_buckets: ['true'],
    },
    shuts: true,
  },
];

export const AWS: ExposureRules = {
  aws_db_instance: PUBLIC,
  aws_rds_cluster_instance: PUBLIC,
  aws_redshift_cluster: PUBLIC,
  aws_redshiftserverless_workgroup: PUBLIC,
  aws_dms_replication_instance: PUBLIC,
  aws_mq_broker: PUBLIC,
  aws_lightsail_database: PUBLIC,
  aws_msk_cluster: [
    {
      to: INTERNET,
      when: { 'broker_node_group_info.connectivity_info.public_access.type': ['SERVICE_PROVIDED_EIPS'] },
    },
  ],
  aws_eks_cluster: [
    {
      what: ENDPOINT,
      to: INTERNET,
      when: {
        'vpc_config.endpoint_public_access': ['', 'true'],
        'vpc_config.public_access_cidrs': ['', '0.0.0.0/0', '::/0'],
      },
      isUsual: true,
    },
    {
      what: ENDPOINT,
      to: '',
      when: { 'vpc_config.endpoint_public_access': ['', 'true'] },
      ranges: { at: 'vpc_config.public_access_cidrs' },
    },
  ],
  aws_lb: LOAD_BALANCER,
  aws_alb: LOAD_BALANCER,
  aws_elb: LOAD_BALANCER,
  aws_instance: ADDRESS,
  aws_s3_bucket: [...ACLS, lets('policy')],
  aws_s3_bucket_acl: [...ACLS, ...GRANTS],
  aws_s3_bucket_policy: POLICY,
  aws_s3_bucket_public_access_block: BLOCK,
  aws_s3_account_public_access_block: BLOCK,
  aws_sqs_queue: POLICY,
  aws_sqs_queue_policy: POLICY,
  aws_sns_topic: POLICY,
  aws_sns_topic_policy: POLICY,
  aws_ecr_repository_policy: POLICY,
  aws_efs_file_system_policy: POLICY,
  aws_kms_key: POLICY,
  aws_kms_key_policy: POLICY,
  aws_secretsmanager_secret: POLICY,
  aws_secretsmanager_secret_policy: POLICY,
  aws_cloudwatch_event_bus_policy: POLICY,
  aws_backup_vault_policy: POLICY,
  aws_opensearch_domain: [lets('access_policies')],
  aws_elasticsearch_domain: [lets('access_policies')],
  aws_opensearch_domain_policy: [lets('access_policies')],
  aws_api_gateway_rest_api_policy: POLICY,
  aws_lambda_permission: [
    {
      to: EVERYBODY,
      when: { principal: ['*'], source_arn: [''], source_account: [''], function_url_auth_type: ['', 'NONE'] },
    },
  ],
  aws_lambda_function_url: [{ to: UNAUTHORISED, when: { authorization_type: ['NONE'] } }],
  aws_api_gateway_method: [
    {
      to: UNAUTHORISED,
      when: { authorization: ['', 'NONE'], api_key_required: ['', 'false'] },
      isUsual: true,
      isOfPart: true,
      of: ['rest_api_id'],
    },
  ],
  aws_apigatewayv2_route: [
    { to: UNAUTHORISED, when: { authorization_type: ['', 'NONE'] }, isUsual: true, isOfPart: true, of: ['api_id'] },
  ],
};
