/** Actions and managed policies of AWS. */
import type { Access } from '../access-rules.js';

// ---- Access of AWS actions, by the verb that the name begins with; exceptions come first.
// https://docs.aws.amazon.com/IAM/latest/UserGuide/access_policies_understand-policy-summary-access-level-summaries.html

type Row = readonly [names: RegExp, level: Access['level'], does: string];

/** Returns the pattern of whole permission names, with their service. */
const named = (names: string): RegExp => new RegExp(`^(?:${names})$`, 'i');

// Exceptions by whole name.
const EXCEPTIONS: readonly Row[] = [
  [named('sts:AssumeRole\\w*'), 'impersonate', 'assume'],
  [named('iam:PassRole'), 'impersonate', 'pass on'],
  [named('sts:(?:Get|Decode)\\w*'), 'read', 'read'],
  [named('iam:(?:Get|List|Simulate|Generate)\\w*\\*?'), 'read', 'read'],
  [named('iam:CreateServiceLinkedRole'), 'write', 'add service-linked roles to'],
  [named('(?:iam|organizations|sso|sso-directory|identitystore):(?!Get|List|Describe)[\\w*?]+'), 'administer', 'administer'],
  [named('kms:(?:PutKeyPolicy|CreateGrant)'), 'administer', 'administer'],
  [named('kms:(?:Decrypt|ReEncryptFrom)'), 'read', 'decrypt with'],
  [named('kms:(?:Encrypt|GenerateDataKey\\w*|GenerateDataKey\\*|ReEncryptTo|ReEncrypt\\*|Sign)'), 'write', 'encrypt with'],
  [named('kms:(?:ScheduleKeyDeletion|DisableKey|DeleteImportedKeyMaterial)'), 'delete', 'delete'],
  [named('sqs:PurgeQueue'), 'delete', 'delete from'],
  [named('sns:Subscribe'), 'read', 'subscribe to'],
  [named('secretsmanager:PutSecretValue'), 'write', 'write to'],
  [named('dynamodb:UpdateItem'), 'write', 'write to'],
  // Permissions to decide who else may do anything.
  [named('[\\w-]+:(?:Put|Set|Delete)(?:Bucket|Resource|Repository|Registry|FileSystem|BackupVaultAccess)Policy'), 'administer', 'administer'],
  [named('[\\w-]+:(?:Add|Remove)\\w*Permissions?'), 'administer', 'administer'],
  [named('s3:Put\\w*(?:Acl|PublicAccessBlock)'), 'administer', 'administer'],
];

/** Returns the pattern of action names that begin with one of the verbs; `Get` is none in `Getaway`. */
const verbs = (names: string): RegExp => new RegExp(`^(?:${names})(?![a-z])`);

const READ = 'Get|BatchGet|TransactGet|List|Describe|Query|Scan|Select|PartiQLSelect|Search|Lookup|Read|Receive|View|Download|Head|Check|Test|Validate|Simulate|Estimate|Preview|Detect|Filter|Retrieve|Consume|Tail|Discover|Decode|Verify|ConditionCheck|ClientMount';
const WRITE = 'Put|BatchWrite|TransactWrite|Send|Publish|Write|Post|Upload|Append|Push|Insert|PartiQLInsert|PartiQLUpdate|ClientWrite';
const CHANGE = 'Create|Update|Modify|Set|Start|Stop|Reboot|Enable|Disable|Attach|Detach|Associate|Disassociate|Register|Add|Change|Configure|Copy|Allocate|Assign|Tag|Untag|Replace|Request|Apply|Deploy|Activate|Resume|Suspend|Rotate|Run|Launch|Move|Promote|Restore|Import|Initiate|Complete';
const CALL = 'Invoke|Execute|StartExecution|StartSyncExecution';
const DELETE = 'Delete|BatchDelete|TransactDelete|PartiQLDelete|Terminate|Purge|Remove|Destroy|Drop|Deregister|Abort|Release';

// Actions that delete the resource itself, not an item in it.
const WHOLE_RESOURCE = /^(?:Delete|Terminate|Destroy)(?:Table|Bucket|Queue|Topic|Function|DB\w+|Cluster|Stream|DeliveryStream|Domain|Secret|Repository|FileSystem|StateMachine|Volume|Instances?|Stack|RestApi|Api|LoadBalancer|CacheCluster|ReplicationGroup|Service|Vpc|Subnet|Snapshot|\*)/;

const VERBS: readonly Row[] = [
  [verbs(READ), 'read', 'read'],
  [verbs(CALL), 'write', 'call'],
  [verbs(WRITE), 'write', 'write to'],
  [verbs(CHANGE), 'write', 'change'],
  [WHOLE_RESOURCE, 'delete', 'delete'],
  [verbs(DELETE), 'delete', 'delete from'],
];

// Matches all actions of a service, or of all services.
const ALL_OF = /^(?:\*|\*:\*|([a-z0-9-]+):\*)$/i;

/**
 * Returns the access of an AWS action; null for any other string. An unknown verb means "use". Example: `s3:GetObject`
 * gives `read`.
 */
export function awsAccess(name: string): Access | null {
  if (name === READ_ONLY) return { level: 'read', does: 'read', service: '' };
  if (Object.hasOwn(CLUSTER_ACCESS, name)) return { ...(CLUSTER_ACCESS[name] as Pick<Access, 'level' | 'does'>), service: 'eks' };
  if (!AWS_ACTION.test(name)) return null;
  const [, service = ''] = ALL_OF.exec(name) ?? [];
  if (ALL_OF.test(name)) return { level: 'administer', does: 'administer', service: service.toLowerCase() };
  const [servicePrefix = '', action = ''] = name.split(':');
  const row = EXCEPTIONS.find(([names]) => names.test(name)) ?? VERBS.find(([names]) => names.test(action));
  const [, level, verbPhrase] = row ?? [null, 'write' as const, 'use'];
  return { level, does: verbPhrase, service: servicePrefix.toLowerCase() };
}

/**
 * Access policies of Kubernetes clusters.
 * https://docs.aws.amazon.com/eks/latest/userguide/access-policy-permissions.html
 */
const CLUSTER_ACCESS: Readonly<Record<string, Pick<Access, 'level' | 'does'>>> = {
  AmazonEKSClusterAdminPolicy: { level: 'administer', does: 'administer' },
  AmazonEKSAdminPolicy: { level: 'administer', does: 'administer workloads of' },
  AmazonEKSEditPolicy: { level: 'delete', does: 'change and delete workloads of' },
  AmazonEKSViewPolicy: { level: 'read', does: 'read workloads of' },
  AmazonEKSAdminViewPolicy: { level: 'read', does: 'read everything in' },
};

/** Shape of permission names, of which alone a policy is ever shown: `s3:GetObject`, `s3:*`, `*`. */
export const AWS_ACTION = /^(?:\*|[a-z0-9-]+:[\w*?]+)$/i;

/**
 * Common AWS managed policies with the actions that edges need.
 * https://docs.aws.amazon.com/aws-managed-policy/latest/reference/policy-list.html
 */
export const EDGE_ACTIONS_BY_POLICY: Readonly<Record<string, readonly string[]>> = {
  AmazonAPIGatewayInvokeFullAccess: ['execute-api:Invoke'],
  AmazonAthenaFullAccess: ['athena:*'],
  AmazonBedrockFullAccess: ['bedrock:*'],
  AmazonDocDBFullAccess: ['rds:*'],
  AmazonDynamoDBFullAccess: ['dynamodb:*'],
  AmazonDynamoDBFullAccess_v2: ['dynamodb:*'],
  AmazonDynamoDBReadOnlyAccess: ['dynamodb:GetItem'],
  AmazonElasticFileSystemClientFullAccess: ['elasticfilesystem:ClientWrite'],
  AmazonElasticFileSystemClientReadOnlyAccess: ['elasticfilesystem:ClientMount'],
  AmazonElasticFileSystemClientReadWriteAccess: ['elasticfilesystem:ClientWrite'],
  AmazonElasticFileSystemFullAccess: ['elasticfilesystem:*'],
  AmazonElastiCacheFullAccess: ['elasticache:*'],
  AmazonEventBridgeFullAccess: ['events:*'],
  AmazonKinesisFirehoseFullAccess: ['firehose:*'],
  AmazonKinesisFullAccess: ['kinesis:*'],
  AmazonKinesisReadOnlyAccess: ['kinesis:GetRecords'],
  AmazonOpenSearchServiceFullAccess: ['es:*'],
  AmazonOpenSearchServiceReadOnlyAccess: ['es:ESHttpGet'],
  AmazonRDSDataFullAccess: ['rds-data:ExecuteStatement'],
  AmazonRedshiftDataFullAccess: ['redshift-data:ExecuteStatement'],
  AmazonRedshiftFullAccess: ['redshift:*'],
  AmazonS3FullAccess: ['s3:*'],
  AmazonS3ReadOnlyAccess: ['s3:GetObject'],
  AmazonSNSFullAccess: ['sns:*'],
  AmazonSQSFullAccess: ['sqs:*'],
  AmazonSSMReadOnlyAccess: ['ssm:GetParameter'],
  AmazonTimestreamFullAccess: ['timestream:*'],
  AWSLambda_FullAccess: ['lambda:*'],
  AWSStepFunctionsFullAccess: ['states:*'],
  AWSXRayDaemonWriteAccess: [],
  SecretsManagerReadWrite: ['secretsmanager:GetSecretValue'],
  'service-role/AWSLambdaDynamoDBExecutionRole': ['dynamodb:GetRecords'],
  'service-role/AWSLambdaKinesisExecutionRole': ['kinesis:GetRecords'],
  'service-role/AWSLambdaMSKExecutionRole': ['kafka-cluster:ReadData'],
  'service-role/AWSLambdaRole': ['lambda:InvokeFunction'],
  'service-role/AWSLambdaSQSQueueExecutionRole': ['sqs:ReceiveMessage'],
};

/** Stands for the thousands of actions of `ReadOnlyAccess`. */
const READ_ONLY = 'aws:ReadOnlyAccess';

/** Services whose contents `ReadOnlyAccess` does not read. */
const NOT_READ = /^(?:secretsmanager|kms):/i;

/** True if a permission includes another one that does not match it as a pattern: `ReadOnlyAccess` includes reading. */
export const awsCovers = (outer: string, inner: string): boolean => outer === READ_ONLY && !NOT_READ.test(inner) && AWS_ACTION.test(inner) && awsAccess(inner)?.does === 'read';

// All actions of the most used AWS managed policies; any other policy is known by name only. Other services than the
// one in the policy's name are left out if the policy only lists or describes there.
// https://docs.aws.amazon.com/aws-managed-policy/latest/reference/policy-list.html
const ACTIONS_BY_POLICY: Readonly<Record<string, readonly string[]>> = {
  AdministratorAccess: ['*'],
  AmazonDynamoDBFullAccess: ['dynamodb:*'],
  AmazonDynamoDBFullAccess_v2: ['dynamodb:*'],
  AmazonEC2FullAccess: ['ec2:*', 'elasticloadbalancing:*', 'autoscaling:*', 'cloudwatch:*'],
  AmazonEC2ReadOnlyAccess: ['ec2:Describe*', 'ec2:GetSecurityGroupsForVpc', 'elasticloadbalancing:Describe*', 'autoscaling:Describe*'],
  AmazonKinesisFirehoseFullAccess: ['firehose:*'],
  AmazonKinesisFullAccess: ['kinesis:*'],
  AmazonKinesisReadOnlyAccess: ['kinesis:Get*', 'kinesis:List*', 'kinesis:Describe*'],
  AmazonRDSFullAccess: ['rds:*'],
  AmazonS3FullAccess: ['s3:*', 's3-object-lambda:*'],
  AmazonS3ReadOnlyAccess: ['s3:Get*', 's3:List*', 's3:Describe*', 's3-object-lambda:Get*', 's3-object-lambda:List*'],
  AmazonSNSFullAccess: ['sns:*'],
  AmazonSQSFullAccess: ['sqs:*'],
  AmazonSQSReadOnlyAccess: ['sqs:GetQueueAttributes', 'sqs:GetQueueUrl', 'sqs:ListDeadLetterSourceQueues', 'sqs:ListQueues', 'sqs:ListMessageMoveTasks', 'sqs:ListQueueTags'],
  AmazonSSMFullAccess: ['ssm:*'],
  AmazonSSMReadOnlyAccess: ['ssm:Describe*', 'ssm:Get*', 'ssm:List*'],
  AWSKeyManagementServicePowerUser: ['kms:CreateAlias', 'kms:CreateKey', 'kms:DeleteAlias', 'kms:Describe*', 'kms:GenerateRandom', 'kms:Get*', 'kms:List*', 'kms:TagResource', 'kms:UntagResource'],
  AWSLambda_FullAccess: ['lambda:*'],
  AWSOrganizationsFullAccess: ['organizations:*'],
  AWSStepFunctionsFullAccess: ['states:*'],
  CloudWatchFullAccess: ['cloudwatch:*', 'logs:*', 'sns:*'],
  CloudWatchLogsFullAccess: ['logs:*', 'cloudwatch:GenerateQuery'],
  IAMFullAccess: ['iam:*'],
  IAMReadOnlyAccess: ['iam:GenerateCredentialReport', 'iam:GenerateServiceLastAccessedDetails', 'iam:Get*', 'iam:List*', 'iam:SimulateCustomPolicy', 'iam:SimulatePrincipalPolicy'],
  ReadOnlyAccess: [READ_ONLY],
  'service-role/AWSLambdaBasicExecutionRole': ['logs:CreateLogGroup', 'logs:CreateLogStream', 'logs:PutLogEvents'],
  'service-role/AWSLambdaRole': ['lambda:InvokeFunction'],
  'service-role/AWSLambdaSQSQueueExecutionRole': ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes', 'logs:CreateLogGroup', 'logs:CreateLogStream', 'logs:PutLogEvents'],
};

// Managed policies that allow all actions except these. Single actions beside them, such as listing roles, are left
// out.
const EXCEPTIONS_BY_POLICY: Readonly<Record<string, readonly string[]>> = {
  PowerUserAccess: ['account:*', 'iam:*', 'organizations:*'],
};

const ARN = /^arn:[\w-]+:iam::aws:policy\/([\w/+=,.@-]+)$/;

/** Returns path and name of an AWS managed policy, `service-role/AWSLambdaRole`; null for any other ARN. */
export const managedPolicyIn = (arn: string): string | null => ARN.exec(arn)?.[1] ?? null;

/** Returns the actions that a managed policy excludes from all actions; null for any other policy. */
export const managedExceptions = (name: string): readonly string[] | null => (Object.hasOwn(EXCEPTIONS_BY_POLICY, name) ? (EXCEPTIONS_BY_POLICY[name] as readonly string[]) : null);

/**
 * Returns the actions of an AWS managed policy; null if the table does not have it.
 * @param name path and name, or the name alone
 */
export const managedActions = (name: string): readonly string[] | null => (Object.hasOwn(ACTIONS_BY_POLICY, name) ? (ACTIONS_BY_POLICY[name] as readonly string[]) : null);
