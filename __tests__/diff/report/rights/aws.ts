/** Rights in AWS: policies of identities. */
import type { RightsPair } from './model.js';

const TRUST =
  'jsonencode({ Statement = [{ Effect = "Allow", Action = "sts:AssumeRole", Principal = { Service = "lambda.amazonaws.com" } }] })';

/** A role that nothing drawn uses, with one policy. */
export const role = (statement: string, trust = TRUST): string => `
resource "aws_iam_role" "worker" {
  name               = "worker"
  assume_role_policy = ${trust}
}
resource "aws_dynamodb_table" "orders" {
  name     = "orders"
  hash_key = "id"
}
resource "aws_s3_bucket" "logs" { bucket = "logs" }
resource "aws_iam_role_policy" "worker" {
  role   = aws_iam_role.worker.id
  policy = jsonencode({ Statement = [${statement}] })
}
`;

export const allow = (action: string, resource = 'aws_dynamodb_table.orders.arn', more = ''): string =>
  `{ Effect = "Allow", Action = ${action}, Resource = ${resource}${more} }`;

/** A name that is known in part. */
const PARTLY = `"arn:aws:s3:::acme-\${var.env}/*"`;

export const READS = allow('["dynamodb:GetItem"]');

const document = (statement: string): string => `
resource "aws_iam_role" "worker" {
  name               = "worker"
  assume_role_policy = ${TRUST}
}
resource "aws_s3_bucket" "logs" { bucket = "logs" }
data "aws_iam_policy_document" "worker" {
  ${statement}
}
resource "aws_iam_policy" "worker" { policy = data.aws_iam_policy_document.worker.json }
resource "aws_iam_role_policy_attachment" "worker" {
  role       = aws_iam_role.worker.name
  policy_arn = aws_iam_policy.worker.arn
}
`;

const block = (actions: string, resources = 'aws_s3_bucket.logs.arn', more = ''): string => `statement {
    actions   = ${actions}
    resources = [${resources}]
    ${more}
  }`;

const attached = (arn: string): string => `
resource "aws_iam_role" "worker" {
  name               = "worker"
  assume_role_policy = ${TRUST}
}
resource "aws_iam_role_policy_attachment" "worker" {
  role       = aws_iam_role.worker.name
  policy_arn = "${arn}"
}
`;

const quiet = (resources: number): string => `No change of the architecture; ${resources} resources.`;

const MANAGED = 'arn:aws:iam::aws:policy/';

export const AWS: readonly RightsPair[] = [
  {
    name: 'identities may be administered',
    before: role(READS),
    after: role(`${READS}, ${allow('"iam:*"', '"*"')}`),
    sentence: 'Lets the role worker administer identities (iam:*).',
  },
  {
    name: 'a table may be deleted',
    before: role(READS),
    after: role(allow('["dynamodb:GetItem", "dynamodb:DeleteTable"]')),
    sentence: 'Lets the role worker also delete the DynamoDB table orders (dynamodb:DeleteTable).',
  },
  {
    name: 'items of a table may be written and deleted',
    before: role(READS),
    after: role(allow('["dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:DeleteItem"]')),
    sentence:
      'Lets the role worker also write to and delete from the DynamoDB table orders (dynamodb:PutItem and dynamodb:DeleteItem).',
  },
  {
    name: 'all of a table instead of reading it',
    before: role(READS),
    after: role(allow('"dynamodb:*"')),
    sentence: 'Lets the role worker administer the DynamoDB table orders (dynamodb:*).',
  },
  {
    name: 'reading instead of all of a table',
    before: role(allow('"dynamodb:*"')),
    after: role(READS),
    sentence: 'No longer lets the role worker administer the DynamoDB table orders (dynamodb:*).',
  },
  {
    name: 'everything',
    before: role(READS),
    after: role(allow('"*"', '"*"')),
    sentence: 'Lets the role worker administer the whole account (*).',
  },
  {
    name: 'every table instead of one',
    before: role(READS),
    after: role(allow('["dynamodb:GetItem"]', '"*"')),
    sentence: 'Lets the role worker read everything in DynamoDB (dynamodb:GetItem).',
  },
  {
    name: 'one table instead of every one',
    before: role(allow('["dynamodb:GetItem"]', '"*"')),
    after: role(READS),
    sentence:
      'No longer lets the role worker read everything in DynamoDB, only the DynamoDB table orders (dynamodb:GetItem).',
  },
  {
    name: 'any role may be passed on',
    before: role(READS),
    after: role(`${READS}, ${allow('["iam:PassRole"]', '"*"')}`),
    sentence: 'Lets the role worker pass on every role (iam:PassRole).',
  },
  {
    name: 'a role of another account may be assumed',
    before: role(READS),
    after: role(`${READS}, ${allow('["sts:AssumeRole"]', '"arn:aws:iam::999988887777:role/admin"')}`),
    sentence: 'Lets the role worker assume the role admin (account 999988887777) (sts:AssumeRole).',
  },
  {
    name: 'all but identities',
    before: role(READS),
    after: role(`${READS}, { Effect = "Allow", NotAction = ["iam:*", "organizations:*"], Resource = "*" }`),
    sentence: 'Lets the role worker do everything except iam:* and organizations:*.',
  },
  {
    name: 'all but less than before',
    before: role('{ Effect = "Allow", NotAction = ["iam:*", "organizations:*"], Resource = "*" }'),
    after: role('{ Effect = "Allow", NotAction = ["organizations:*"], Resource = "*" }'),
    sentence: 'Lets the role worker administer identities (iam:*).',
  },
  {
    name: 'a denial that goes',
    before: role(`${READS}, { Effect = "Deny", Action = "dynamodb:DeleteTable", Resource = "*" }`),
    after: role(READS),
    sentence: 'No longer forbids the role worker to delete everything in DynamoDB (dynamodb:DeleteTable).',
  },
  {
    name: 'a denial that comes',
    before: role(READS),
    after: role(`${READS}, { Effect = "Deny", Action = "dynamodb:DeleteTable", Resource = "*" }`),
    sentence: 'Forbids the role worker to delete everything in DynamoDB (dynamodb:DeleteTable).',
  },
  {
    name: 'a condition that goes',
    before: role(
      allow('"dynamodb:PutItem"', '"*"', ', Condition = { Bool = { "aws:MultiFactorAuthPresent" = "true" } }'),
    ),
    after: role(allow('"dynamodb:PutItem"', '"*"')),
    sentence:
      'Lets the role worker write to everything in DynamoDB without a condition on aws:MultiFactorAuthPresent (dynamodb:PutItem).',
  },
  {
    name: 'a condition that comes',
    before: role(allow('"dynamodb:PutItem"', '"*"')),
    after: role(
      allow('"dynamodb:PutItem"', '"*"', ', Condition = { Bool = { "aws:MultiFactorAuthPresent" = "true" } }'),
    ),
    sentence:
      'Lets the role worker write to everything in DynamoDB only with a condition on aws:MultiFactorAuthPresent (dynamodb:PutItem).',
  },
  {
    name: 'another condition',
    before: role(
      allow('"dynamodb:PutItem"', '"*"', ', Condition = { IpAddress = { "aws:SourceIp" = "192.0.2.0/24" } }'),
    ),
    after: role(allow('"dynamodb:PutItem"', '"*"', ', Condition = { IpAddress = { "aws:SourceIp" = "0.0.0.0/0" } }')),
    sentence: 'Changes the condition on aws:SourceIp in the policy of the role worker.',
  },
  {
    name: 'a policy that is no longer known',
    before: role(READS),
    after: `variable "actions" {}\n${role(allow('var.actions'))}`,
    sentence: 'Changes the policy of the role worker.',
  },
  {
    name: 'a bucket whose name is known in part, the same on both sides',
    before: `variable "env" {}\n${role(allow('"s3:GetObject"', PARTLY))}`,
    after: `variable "env" {}\n${role(allow('["s3:GetObject"]', `[${PARTLY}]`))}`,
    sentence: quiet(2),
  },
  {
    name: 'a bucket whose name is known in part may be written to',
    before: `variable "env" {}\n${role(allow('"s3:GetObject"', PARTLY))}`,
    after: `variable "env" {}\n${role(allow('["s3:GetObject", "s3:PutObject"]', PARTLY))}`,
    sentence: 'Lets the role worker write to the bucket "acme-…" (s3:PutObject).',
  },
  {
    name: 'statements in another order, taken apart and with other names',
    before: role(allow('["dynamodb:GetItem", "dynamodb:PutItem"]')),
    after: role(`${allow('"dynamodb:PutItem"', '[aws_dynamodb_table.orders.arn]', ', Sid = "Write"')}, ${READS}`),
    sentence: 'No change of the architecture. Also touched: policy of IAM role policy worker.',
  },
  {
    name: 'an ARN in the place of a reference',
    before: role(READS),
    after: role(allow('["dynamodb:GetItem"]', '"arn:aws:dynamodb:eu-west-1:111122223333:table/orders"')),
    sentence: 'No change of the architecture. Also touched: policy of IAM role policy worker.',
  },
  {
    name: 'the same in a document',
    before: document(block('["s3:GetObject"]')),
    after: document(block('["s3:GetObject"]', 'aws_s3_bucket.logs.arn', 'sid = "Read"\n effect = "Allow"')),
    sentence:
      'No change of the architecture. Also touched: policy of IAM policy worker, statement.effect and statement.sid of IAM policy document worker.',
  },
  {
    name: 'more in a document',
    before: document(block('["s3:GetObject"]')),
    after: document(block('["s3:GetObject", "s3:DeleteBucket"]')),
    sentence: 'Lets the role worker also delete the bucket logs (s3:DeleteBucket).',
  },
  {
    name: 'a role that has moved',
    before: role(READS),
    after: `${role(READS).replaceAll('"aws_iam_role" "worker"', '"aws_iam_role" "jobs"').replaceAll('aws_iam_role.worker', 'aws_iam_role.jobs')}
moved {
  from = aws_iam_role.worker
  to   = aws_iam_role.jobs
}`,
    sentence:
      'No change of the architecture. Also touched: new role worker, removed role worker, role of IAM role policy worker.',
  },
  {
    name: 'a managed policy for everything',
    before: attached(`${MANAGED}ReadOnlyAccess`),
    after: attached(`${MANAGED}AdministratorAccess`),
    sentence: 'Lets the role worker administer the whole account (AdministratorAccess).',
  },
  {
    name: 'a managed policy that writes instead of one that reads',
    before: attached(`${MANAGED}AmazonS3ReadOnlyAccess`),
    after: attached(`${MANAGED}AmazonS3FullAccess`),
    sentence: 'Lets the role worker administer S3 and s3-object-lambda (AmazonS3FullAccess).',
  },
  {
    name: 'a managed policy that nobody here knows',
    before: attached(`${MANAGED}AmazonS3ReadOnlyAccess`),
    after: attached(`${MANAGED}AmazonBraketFullAccess`),
    sentence: 'Gives the role worker the policy AmazonBraketFullAccess.',
  },
  {
    name: 'a policy of the account',
    before: attached('arn:aws:iam::111122223333:policy/readers'),
    after: attached('arn:aws:iam::111122223333:policy/writers'),
    sentence: 'Gives the role worker the policy writers and takes the policy readers from the role worker.',
  },
  {
    name: 'a new role that may administer identities',
    before: '',
    after: role(allow('"iam:*"', '"*"')),
    sentence:
      'Lets the role worker administer identities (iam:*), and adds the DynamoDB table orders and the bucket logs.',
  },
  {
    name: 'a new role that reads a new table',
    before: '',
    after: role(READS),
    sentence: 'Adds the DynamoDB table orders and the bucket logs.',
  },
  {
    name: 'a removed role, which nothing in the code runs as',
    before: role(allow('"s3:*"', '"*"')),
    after: role('').replace(/resource "aws_iam_role(?:_policy)?" "worker" \{[\s\S]*?\n\}\n/g, ''),
    sentence: 'No longer lets the role worker administer S3 (s3:*).',
  },
];
