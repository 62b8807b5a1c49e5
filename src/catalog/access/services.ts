/** What services are called in running text, by the words that their permissions begin with. */

interface ServiceRow {
  readonly name: string;
  /** What they are about, where that says more: `administers identities`. */
  readonly all?: string;
}

const SERVICES: Readonly<Record<string, ServiceRow>> = {
  acm: { name: 'ACM' },
  apigateway: { name: 'API Gateway' },
  athena: { name: 'Athena' },
  autoscaling: { name: 'Auto Scaling' },
  backup: { name: 'Backup' },
  bedrock: { name: 'Bedrock' },
  bigquery: { name: 'BigQuery' },
  cloudformation: { name: 'CloudFormation' },
  cloudfront: { name: 'CloudFront' },
  cloudkms: { name: 'Cloud KMS' },
  cloudsql: { name: 'Cloud SQL' },
  cloudtrail: { name: 'CloudTrail' },
  cloudwatch: { name: 'CloudWatch' },
  compute: { name: 'Compute Engine' },
  container: { name: 'Kubernetes Engine' },
  dynamodb: { name: 'DynamoDB' },
  ec2: { name: 'EC2' },
  ecr: { name: 'ECR' },
  ecs: { name: 'ECS' },
  eks: { name: 'EKS' },
  elasticache: { name: 'ElastiCache' },
  elasticfilesystem: { name: 'EFS' },
  elasticloadbalancing: { name: 'load balancing' },
  es: { name: 'OpenSearch' },
  events: { name: 'EventBridge' },
  'execute-api': { name: 'API Gateway' },
  firehose: { name: 'Firehose' },
  glue: { name: 'Glue' },
  iam: { name: 'IAM', all: 'identities' },
  identitystore: { name: 'the identity store', all: 'identities' },
  kinesis: { name: 'Kinesis' },
  kms: { name: 'KMS' },
  lambda: { name: 'Lambda' },
  logs: { name: 'CloudWatch Logs' },
  organizations: { name: 'the organization', all: 'the organization' },
  pubsub: { name: 'Pub/Sub' },
  rds: { name: 'RDS' },
  'rds-data': { name: 'RDS' },
  redshift: { name: 'Redshift' },
  route53: { name: 'Route 53' },
  run: { name: 'Cloud Run' },
  s3: { name: 'S3' },
  sagemaker: { name: 'SageMaker' },
  secretmanager: { name: 'Secret Manager' },
  secretsmanager: { name: 'Secrets Manager' },
  ses: { name: 'SES' },
  sns: { name: 'SNS' },
  sqs: { name: 'SQS' },
  ssm: { name: 'Systems Manager' },
  sso: { name: 'IAM Identity Center', all: 'access to accounts' },
  states: { name: 'Step Functions' },
  storage: { name: 'Cloud Storage' },
  sts: { name: 'STS', all: 'roles' },
};

/** A service without a row is called as its permissions are, which is a word of a policy's grammar. */
const rowOf = (service: string): ServiceRow =>
  Object.hasOwn(SERVICES, service) ? (SERVICES[service] as ServiceRow) : { name: service };

export const isServiceKnown = (service: string): boolean => Object.hasOwn(SERVICES, service);

export const serviceName = (service: string): string => rowOf(service).name;

/** All of a service as the object of a verb: `administer S3`, `read everything in S3`. */
export function allOfService(service: string, does: string): { readonly does: string; readonly noun: string } {
  const { name, all } = rowOf(service);
  if (all !== undefined) return { does, noun: all };
  if (does === 'change') return { does: 'make changes in', noun: name };
  if (does === 'delete from') return { does: 'delete', noun: `everything in ${name}` };
  if (does === 'administer' || does === 'use') return { does, noun: name };
  return { does, noun: `everything in ${name}` };
}
