/** Rights of what is drawn: an arrow may say as much. */
import { allow, READS, role } from './aws.js';
import type { RightsPair } from './model.js';

const QUEUE = 'resource "aws_sqs_queue" "jobs" { name = "jobs" }';

/** A function that runs as a role. */
const functionWith = (statement: string): string => `
${role(statement).replaceAll('worker', 'api')}
resource "aws_lambda_function" "api" {
  function_name = "api"
  role          = aws_iam_role.api.arn
}
`;

/** Two functions that run as one role. */
const SHARED = `
resource "aws_iam_role" "shared" { name = "shared" }
resource "aws_lambda_function" "one" {
  function_name = "one"
  role          = aws_iam_role.shared.arn
}
resource "aws_lambda_function" "two" {
  function_name = "two"
  role          = aws_iam_role.shared.arn
}
`;

const BUCKET = 'resource "aws_s3_bucket" "files" { bucket = "acme-files" }';
const bucketFor = (...actions: readonly string[]): string => `${BUCKET}
resource "aws_s3_bucket_policy" "files" {
  bucket = aws_s3_bucket.files.id
  policy = jsonencode({
    Statement = [{
      Effect    = "Allow"
      Action    = ${JSON.stringify(actions)}
      Principal = { AWS = "arn:aws:iam::111122223333:role/api" }
      Resource  = "arn:aws:s3:::acme-files/*"
    }]
  })
}
`;

export const AWS_DRAWN: readonly RightsPair[] = [
  {
    name: 'a policy names a role by its ARN',
    before: `${functionWith(READS)}${bucketFor('s3:GetObject')}`,
    after: `${functionWith(READS)}${bucketFor('s3:GetObject', 's3:PutObject')}`,
    sentence: 'Lets the function api (role api) also write to the bucket acme-files (s3:PutObject).',
  },
  {
    name: 'a new queue that a function may write to',
    before: functionWith(READS),
    after: `${functionWith(`${READS}, ${allow('"sqs:SendMessage"', 'aws_sqs_queue.jobs.arn')}`)}${QUEUE}`,
    sentence: 'Adds the queue jobs for the function api.',
  },
  {
    name: 'a queue that is there may be written to, which says more than its arrow',
    before: `${functionWith(READS)}${QUEUE}`,
    after: `${functionWith(`${READS}, ${allow('"sqs:SendMessage"', 'aws_sqs_queue.jobs.arn')}`)}${QUEUE}`,
    sentence: 'Lets the function api (role api) write to the queue jobs (sqs:SendMessage).',
  },
  {
    name: 'a managed policy beside the others',
    before: functionWith(READS),
    after: `${functionWith(READS)}
resource "aws_iam_role_policy_attachment" "logs" {
  role       = aws_iam_role.api.name
  policy_arn = "arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole"
}`,
    sentence:
      'Lets the function api (role api) make changes in CloudWatch Logs and write to everything in CloudWatch Logs (AWSLambdaBasicExecutionRole).',
  },
  {
    name: 'a policy for a new queue, of a role that others share',
    before: SHARED,
    after: `${SHARED}${QUEUE}
resource "aws_iam_role_policy" "jobs" {
  role   = aws_iam_role.shared.id
  policy = jsonencode({ Statement = [${allow('"sqs:SendMessage"', 'aws_sqs_queue.jobs.arn')}] })
}`,
    sentence: 'Adds the queue jobs for 2 functions.',
    untouched: ['aws_lambda_function.one', 'aws_lambda_function.two'],
  },
];
