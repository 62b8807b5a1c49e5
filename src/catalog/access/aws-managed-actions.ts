/**
 * All that policies which AWS manages allow, of those that are attached most; one that is not here is known by its name
 * alone. Services beside the one that a policy is named after are left out where they only let somebody look around.
 * https://docs.aws.amazon.com/aws-managed-policy/latest/reference/policy-list.html
 */
const MANAGED: Readonly<Record<string, readonly string[]>> = {
  AdministratorAccess: ['*'],
  AmazonDynamoDBFullAccess: ['dynamodb:*'],
  AmazonDynamoDBFullAccess_v2: ['dynamodb:*'],
  AmazonEC2FullAccess: ['ec2:*', 'elasticloadbalancing:*', 'autoscaling:*', 'cloudwatch:*'],
  AmazonEC2ReadOnlyAccess: [
    'ec2:Describe*',
    'ec2:GetSecurityGroupsForVpc',
    'elasticloadbalancing:Describe*',
    'autoscaling:Describe*',
  ],
  AmazonKinesisFirehoseFullAccess: ['firehose:*'],
  AmazonKinesisFullAccess: ['kinesis:*'],
  AmazonKinesisReadOnlyAccess: ['kinesis:Get*', 'kinesis:List*', 'kinesis:Describe*'],
  AmazonRDSFullAccess: ['rds:*'],
  AmazonS3FullAccess: ['s3:*', 's3-object-lambda:*'],
  AmazonS3ReadOnlyAccess: ['s3:Get*', 's3:List*', 's3:Describe*', 's3-object-lambda:Get*', 's3-object-lambda:List*'],
  AmazonSNSFullAccess: ['sns:*'],
  AmazonSQSFullAccess: ['sqs:*'],
  AmazonSQSReadOnlyAccess: [
    'sqs:GetQueueAttributes',
    'sqs:GetQueueUrl',
    'sqs:ListDeadLetterSourceQueues',
    'sqs:ListQueues',
    'sqs:ListMessageMoveTasks',
    'sqs:ListQueueTags',
  ],
  AmazonSSMFullAccess: ['ssm:*'],
  AmazonSSMReadOnlyAccess: ['ssm:Describe*', 'ssm:Get*', 'ssm:List*'],
  AWSKeyManagementServicePowerUser: [
    'kms:CreateAlias',
    'kms:CreateKey',
    'kms:DeleteAlias',
    'kms:Describe*',
    'kms:GenerateRandom',
    'kms:Get*',
    'kms:List*',
    'kms:TagResource',
    'kms:UntagResource',
  ],
  AWSLambda_FullAccess: ['lambda:*'],
  AWSOrganizationsFullAccess: ['organizations:*'],
  AWSStepFunctionsFullAccess: ['states:*'],
  CloudWatchFullAccess: ['cloudwatch:*', 'logs:*', 'sns:*'],
  CloudWatchLogsFullAccess: ['logs:*', 'cloudwatch:GenerateQuery'],
  IAMFullAccess: ['iam:*'],
  IAMReadOnlyAccess: [
    'iam:GenerateCredentialReport',
    'iam:GenerateServiceLastAccessedDetails',
    'iam:Get*',
    'iam:List*',
    'iam:SimulateCustomPolicy',
    'iam:SimulatePrincipalPolicy',
  ],
  'service-role/AWSLambdaBasicExecutionRole': ['logs:CreateLogGroup', 'logs:CreateLogStream', 'logs:PutLogEvents'],
  'service-role/AWSLambdaRole': ['lambda:InvokeFunction'],
  'service-role/AWSLambdaSQSQueueExecutionRole': [
    'sqs:ReceiveMessage',
    'sqs:DeleteMessage',
    'sqs:GetQueueAttributes',
    'logs:CreateLogGroup',
    'logs:CreateLogStream',
    'logs:PutLogEvents',
  ],
};

const ARN = /^arn:[\w-]+:iam::aws:policy\/([\w/+=,.@-]+)$/;

/** The path and name of a policy that AWS manages, `service-role/AWSLambdaRole`; null for all others. */
export const managedPolicyIn = (arn: string): string | null => ARN.exec(arn)?.[1] ?? null;

/** Null for one that is not in the table. @param name path and name, or the name alone */
export const managedActions = (name: string): readonly string[] | null =>
  Object.hasOwn(MANAGED, name) ? (MANAGED[name] as readonly string[]) : null;
