/** Rights of identities outside, which are drawn: their arrows open nothing. */
import type { RightsPair } from './model.js';

const FILES = 'resource "aws_s3_bucket" "files" { bucket = "acme-files" }';
const IMAGES = 'resource "aws_ecr_repository" "images" { name = "images" }';

/** A role of GitHub Actions. */
const ci = (...statements: readonly string[]): string => `
resource "aws_iam_role" "ci" {
  name               = "ci"
  assume_role_policy = jsonencode({
    Statement = [{
      Effect    = "Allow"
      Action    = "sts:AssumeRoleWithWebIdentity"
      Principal = { Federated = "arn:aws:iam::111122223333:oidc-provider/token.actions.githubusercontent.com" }
      Condition = { StringLike = { "token.actions.githubusercontent.com:sub" = "repo:acme/shop:*" } }
    }]
  })
}
resource "aws_iam_role_policy" "ci" {
  role   = aws_iam_role.ci.id
  policy = jsonencode({ Statement = [${statements.join(', ')}] })
}
`;
const PUTS = `{ Effect = "Allow", Action = "s3:PutObject", Resource = "\${aws_s3_bucket.files.arn}/*" }`;
const PUSHES = '{ Effect = "Allow", Action = "ecr:PutImage", Resource = aws_ecr_repository.images.arn }';

const lent = (account: string): string => `${FILES}
resource "aws_s3_bucket_policy" "files" {
  bucket = aws_s3_bucket.files.id
  policy = jsonencode({
    Statement = [{
      Effect    = "Allow"
      Action    = "s3:GetObject"
      Principal = { AWS = "arn:aws:iam::${account}:root" }
      Resource  = "\${aws_s3_bucket.files.arn}/*"
    }]
  })
}
`;

const API = `resource "aws_api_gateway_rest_api" "inner" {
  name = "inner"
  endpoint_configuration { types = ["PRIVATE"] }
}`;
const CALLS = `{ Effect = "Allow", Action = "execute-api:Invoke", Resource = aws_api_gateway_rest_api.inner.arn }`;

const CDN = `resource "aws_cloudfront_distribution" "front" {
  origin {
    domain_name = aws_s3_bucket.files.bucket_regional_domain_name
    origin_id   = "files"
  }
}`;

export const OUTSIDERS: readonly RightsPair[] = [
  {
    name: 'a private API comes that a CI system may call',
    before: `${IMAGES}${ci(PUSHES)}`,
    after: `${IMAGES}${API}${ci(PUSHES, CALLS)}`,
    sentence: 'Adds the API inner.',
  },
  {
    name: 'a CDN comes for a bucket that a CI system may use',
    before: `${FILES}${ci(PUTS)}`,
    after: `${FILES}${CDN}${ci(PUTS)}`,
    sentence: 'Adds the CDN front in front of the bucket acme-files.',
  },
  {
    name: 'a CI system no longer uses a bucket behind a CDN',
    before: `${FILES}${CDN}${ci(PUTS)}`,
    after: `${FILES}${CDN}`,
    sentence: 'Disconnects the CI "GitHub Actions" from the bucket acme-files.',
  },
  {
    name: 'a CI system comes',
    before: `${FILES}${IMAGES}`,
    after: `${FILES}${IMAGES}${ci(PUTS)}`,
    sentence:
      'Lets the GitHub repository acme/shop assume the role ci and the role ci write to the bucket acme-files (s3:PutObject).',
  },
  {
    name: 'a CI system may use one thing more',
    before: `${FILES}${IMAGES}${ci(PUTS)}`,
    after: `${FILES}${IMAGES}${ci(PUTS, PUSHES)}`,
    sentence: 'Lets the role ci write to the ECR repository images (ecr:PutImage).',
  },
  {
    name: 'a CI system goes',
    before: `${FILES}${IMAGES}${ci(PUTS)}`,
    after: `${FILES}${IMAGES}`,
    sentence: 'Disconnects the CI "GitHub Actions" from the bucket acme-files.',
  },
  {
    name: 'a bucket comes that a CI system may use',
    before: `${IMAGES}${ci(PUSHES)}`,
    after: `${IMAGES}${FILES}${ci(PUTS, PUSHES)}`,
    sentence: 'Adds the bucket acme-files.',
  },
  {
    name: 'another account is let in',
    before: FILES,
    after: lent('999988887777'),
    sentence: 'Lets the account 999988887777 read the bucket acme-files (s3:GetObject).',
  },
  {
    name: 'another account is kept out',
    before: lent('999988887777'),
    after: FILES,
    sentence: 'No longer lets the account 999988887777 read the bucket acme-files (s3:GetObject).',
  },
  {
    name: 'a CI system may no longer use one of two',
    before: `${FILES}${IMAGES}${ci(PUTS, PUSHES)}`,
    after: `${FILES}${IMAGES}${ci(PUTS)}`,
    sentence: 'No longer lets the role ci write to the ECR repository images (ecr:PutImage).',
  },
  {
    name: 'one account in the place of another',
    before: lent('999988887777'),
    after: lent('999988886666'),
    sentence:
      'Lets the account 999988886666 read the bucket acme-files (s3:GetObject) and no longer lets the account 999988887777 read the bucket acme-files (s3:GetObject).',
  },
];
