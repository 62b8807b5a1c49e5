/** Rights in AWS: who may assume a role, and policies of things. */
import { READS, role } from './aws.js';
import type { RightsPair } from './model.js';

const withTrust = (principal: string, condition = ''): string =>
  role(
    READS,
    `jsonencode({ Statement = [{ Effect = "Allow", Action = "sts:AssumeRole", Principal = ${principal}${condition} }] })`,
  );

const SERVICE = '{ Service = "lambda.amazonaws.com" }';
const OIDC = '{ Federated = "arn:aws:iam::111122223333:oidc-provider/token.actions.githubusercontent.com" }';
const subject = (text: string): string =>
  `, Condition = { StringLike = { "token.actions.githubusercontent.com:sub" = "${text}" } }`;

const bucket = (principal: string, action: string): string => `
resource "aws_s3_bucket" "logs" { bucket = "logs" }
resource "aws_s3_bucket_policy" "logs" {
  bucket = aws_s3_bucket.logs.id
  policy = jsonencode({ Statement = [{ Effect = "Allow", Principal = ${principal}, Action = ${action}, Resource = "\${aws_s3_bucket.logs.arn}/*" }] })
}
`;

export const AWS_TRUST: readonly RightsPair[] = [
  {
    name: 'another account may assume a role',
    before: withTrust(SERVICE),
    after: withTrust('{ Service = "lambda.amazonaws.com", AWS = "arn:aws:iam::999988887777:root" }'),
    sentence: 'Lets the account 999988887777 assume the role worker.',
  },
  {
    name: 'everybody may assume a role',
    before: withTrust(SERVICE),
    after: withTrust('"*"'),
    sentence: 'Lets everybody assume the role worker.',
  },
  {
    name: 'another service may assume a role',
    before: withTrust(SERVICE),
    after: withTrust('{ Service = "ec2.amazonaws.com" }'),
    sentence:
      'Lets the service ec2.amazonaws.com assume the role worker and no longer lets the service lambda.amazonaws.com assume the role worker.',
  },
  {
    name: 'every branch of a repository instead of one',
    before: withTrust(OIDC, subject('repo:acme/shop:ref:refs/heads/main')),
    after: withTrust(OIDC, subject('repo:acme/shop:*')),
    sentence: 'Lets the GitHub repository acme/shop assume the role worker.',
  },
  {
    name: 'one branch of a repository instead of every one',
    before: withTrust(OIDC, subject('repo:acme/shop:*')),
    after: withTrust(OIDC, subject('repo:acme/shop:ref:refs/heads/main')),
    sentence:
      'No longer lets the GitHub repository acme/shop assume the role worker, only the GitHub repository acme/shop (branch main).',
  },
  {
    name: 'any repository',
    before: withTrust(OIDC, subject('repo:acme/shop:*')),
    after: withTrust(OIDC),
    sentence: 'Lets every GitHub repository assume the role worker.',
  },
  {
    name: 'an account under a condition',
    before: withTrust(SERVICE),
    after: withTrust(
      '{ Service = "lambda.amazonaws.com", AWS = "999988887777" }',
      ', Condition = { StringEquals = { "sts:ExternalId" = "x" } }',
    ),
    sentence:
      'Lets the account 999988887777 assume the role worker under a condition on sts:ExternalId and the service lambda.amazonaws.com assume the role worker only with a condition on sts:ExternalId.',
  },
  {
    name: 'another account may write to a bucket',
    before: bucket('{ AWS = "arn:aws:iam::999988887777:root" }', '["s3:GetObject"]'),
    after: bucket('{ AWS = "arn:aws:iam::999988887777:root" }', '["s3:GetObject", "s3:PutObject"]'),
    sentence: 'Lets the account 999988887777 also write to the bucket logs (s3:PutObject).',
  },
  {
    name: 'everybody may write to a bucket that everybody may read',
    before: bucket('"*"', '["s3:GetObject"]'),
    after: bucket('"*"', '["s3:GetObject", "s3:PutObject"]'),
    sentence: 'Lets everybody also write to the bucket logs (s3:PutObject).',
  },
  {
    name: 'a bucket that everybody may read is opened, which is said once',
    before: bucket('{ AWS = "arn:aws:iam::999988887777:root" }', '["s3:GetObject"]'),
    after: bucket('"*"', '["s3:GetObject"]'),
    sentence: 'Opens the bucket logs to everybody (s3:GetObject).',
  },
];
