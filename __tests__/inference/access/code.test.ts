/** Policies of code, in which ARNs and ids are not known before anything is built: each statement is about what it names. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are templates of Terraform
import { understand } from '../../../src/inference/index.js';
import { staticOf } from '../../planning/static/read.js';
import { arrowsOf } from '../build.js';

const WORKER = `
  resource "aws_iam_role" "r" { name = "worker" }
  resource "aws_lambda_function" "f" {
    function_name = "worker"
    role          = aws_iam_role.r.arn
  }
  resource "aws_sqs_queue" "q" { name_prefix = "jobs" }
  resource "aws_s3_bucket" "b" { bucket_prefix = "acme" }
  resource "aws_dynamodb_table" "t" { name = "orders" }`;

const rolePolicy = (policy: string): string => `
  resource "aws_iam_role_policy" "p" {
    role   = aws_iam_role.r.id
    policy = ${policy}
  }`;

const RECEIVE = '{ Effect = "Allow", Action = ["sqs:ReceiveMessage"], Resource = aws_sqs_queue.q.arn }';
const WRITE = '{ Effect = "Allow", Action = ["s3:PutObject"], Resource = "${aws_s3_bucket.b.arn}/*" }';
const BOTH = ['aws_lambda_function.f > aws_s3_bucket.b', 'aws_sqs_queue.q > aws_lambda_function.f'];
const TAKEN = ['aws_sqs_queue.q > aws_lambda_function.f'];

const WRITTEN: readonly (readonly [string, string, readonly string[]])[] = [
  ['jsonencode', rolePolicy(`jsonencode({ Statement = [${RECEIVE}, ${WRITE}] })`), BOTH],
  [
    'a template with a heredoc',
    rolePolicy(
      '<<-E\n{"Statement": [{"Effect": "Allow", "Action": "sqs:ReceiveMessage", "Resource": "${aws_sqs_queue.q.arn}"}]}\nE\n',
    ),
    TAKEN,
  ],
  [
    'statements that are joined',
    `locals { more = [${WRITE}] }${rolePolicy(`jsonencode({ Statement = concat([${RECEIVE}], local.more) })`)}`,
    BOTH,
  ],
  [
    'a statement for each of a map',
    `locals { queues = { jobs = aws_sqs_queue.q.arn } }
    ${rolePolicy('jsonencode({ Statement = [for name, arn in local.queues : { Effect = "Allow", Action = "sqs:ReceiveMessage", Resource = arn }] })')}`,
    TAKEN,
  ],
  [
    'a data source with blocks',
    `data "aws_iam_policy_document" "d" {
      statement {
        actions   = ["sqs:ReceiveMessage"]
        resources = [aws_sqs_queue.q.arn]
      }
      statement {
        actions   = ["s3:PutObject"]
        resources = ["\${aws_s3_bucket.b.arn}/*"]
      }
    }${rolePolicy('data.aws_iam_policy_document.d.json')}`,
    BOTH,
  ],
  [
    'a data source with dynamic blocks',
    `data "aws_iam_policy_document" "d" {
      dynamic "statement" {
        for_each = { "sqs:ReceiveMessage" = aws_sqs_queue.q.arn, "s3:PutObject" = aws_s3_bucket.b.arn }
        content {
          actions   = [statement.key]
          resources = [statement.value]
        }
      }
    }${rolePolicy('data.aws_iam_policy_document.d.json')}`,
    BOTH,
  ],
  [
    'documents made of documents',
    `data "aws_iam_policy_document" "in" {
      statement {
        actions   = ["sqs:ReceiveMessage"]
        resources = [aws_sqs_queue.q.arn]
      }
    }
    data "aws_iam_policy_document" "d" {
      source_policy_documents = [data.aws_iam_policy_document.in.json]
      statement {
        actions   = ["s3:PutObject"]
        resources = [aws_s3_bucket.b.arn]
      }
    }${rolePolicy('data.aws_iam_policy_document.d.json')}`,
    BOTH,
  ],
  [
    'an ARN of parts, some of which nobody knows',
    `data "aws_caller_identity" "me" {}
    ${rolePolicy('jsonencode({ Statement = [{ Effect = "Allow", Action = "dynamodb:PutItem", Resource = "arn:aws:dynamodb:eu-west-1:${data.aws_caller_identity.me.account_id}:table/orders" }] })')}`,
    ['aws_lambda_function.f > aws_dynamodb_table.t'],
  ],
  [
    'something that nobody knows beside something that is known',
    `variable "topic" {}
    ${rolePolicy(`jsonencode({ Statement = [{ Effect = "Allow", Action = "sns:Publish", Resource = var.topic }, ${RECEIVE}] })`)}`,
    TAKEN,
  ],
  [
    'one of two that a condition chooses',
    `variable "durable" { default = true }
    ${rolePolicy('jsonencode({ Statement = [{ Effect = "Allow", Action = ["sqs:ReceiveMessage", "s3:PutObject"], Resource = var.durable ? aws_sqs_queue.q.arn : aws_s3_bucket.b.arn }] })')}`,
    TAKEN,
  ],
  [
    'what is denied',
    rolePolicy(`jsonencode({ Statement = [${RECEIVE.replace('Allow', 'Deny')}, ${WRITE}] })`),
    [BOTH[0] as string],
  ],
];

test.each(WRITTEN)('a policy as %s', async (_, policy, expected) => {
  const inventory = await staticOf(`${WORKER}\n${policy}`);
  expect(arrowsOf(understand(inventory).graph).sort()).toEqual(expected);
});

test('a module that is told by its arguments what it may use', async () => {
  const inventory = await staticOf({
    'main.tf': `
      resource "aws_sqs_queue" "q" {
        for_each    = toset(["a", "b"])
        name_prefix = each.key
      }
      module "worker" {
        source   = "./worker"
        for_each = { a = "sqs:ReceiveMessage", b = "sqs:SendMessage" }
        queue    = aws_sqs_queue.q[each.key].arn
        action   = each.value
      }`,
    'worker/main.tf': `
      variable "queue" { type = string }
      variable "action" { type = string }
      resource "aws_iam_role" "r" { name = "worker" }
      resource "aws_lambda_function" "f" {
        function_name = "worker"
        role          = aws_iam_role.r.arn
      }
      resource "aws_iam_role_policy" "p" {
        role   = aws_iam_role.r.id
        policy = jsonencode({ Statement = [{ Effect = "Allow", Action = var.action, Resource = var.queue }] })
      }`,
  });
  expect(arrowsOf(understand(inventory).graph).sort()).toEqual([
    'aws_sqs_queue.q["a"] > module.worker["a"].aws_lambda_function.f',
    'module.worker["b"].aws_lambda_function.f > aws_sqs_queue.q["b"]',
  ]);
});

test('what is secret is in no document', async () => {
  const inventory = await staticOf(`
    variable "key" {
      sensitive = true
      default   = "hunter2hunter2"
    }
    ${WORKER}
    ${rolePolicy('jsonencode({ Statement = [{ Effect = "Allow", Action = "sqs:SendMessage", Resource = aws_sqs_queue.q.arn, Sid = var.key }] })')}`);
  expect(JSON.stringify(inventory.resources)).not.toContain('hunter2');
});

test.each([
  ['may only take something out of', 'sqs:ReceiveMessage', 'aws_sqs_queue.q > aws_lambda_function.f'],
  ['may put something into', 'sqs:SendMessage', 'aws_lambda_function.f > aws_sqs_queue.q'],
])('a function is told of a queue that it %s', async (_, action, expected) => {
  const inventory = await staticOf(`
    resource "aws_iam_role" "r" { name = "worker" }
    resource "aws_sqs_queue" "q" { name_prefix = "jobs" }
    resource "aws_lambda_function" "f" {
      function_name = "worker"
      role          = aws_iam_role.r.arn
      environment {
        variables = { QUEUE = aws_sqs_queue.q.url }
      }
    }
    ${rolePolicy(`jsonencode({ Statement = [{ Effect = "Allow", Action = "${action}", Resource = aws_sqs_queue.q.arn }] })`)}`);
  expect(arrowsOf(understand(inventory).graph)).toEqual([expected]);
});

test('a push subscription that calls a service as its identity has none of the rights of the service', async () => {
  const arrows = arrowsOf(
    understand(
      await staticOf(`
      resource "google_service_account" "p" { account_id = "processor" }
      resource "google_storage_bucket" "b" { name = "acme" }
      resource "google_storage_bucket_iam_member" "m" {
        bucket = google_storage_bucket.b.name
        role   = "roles/storage.objectAdmin"
        member = "serviceAccount:\${google_service_account.p.email}"
      }
      resource "google_pubsub_topic" "t" { name = "orders" }
      resource "google_cloud_run_v2_service" "s" {
        name = "worker"
        template { service_account = google_service_account.p.email }
      }
      resource "google_pubsub_subscription" "s" {
        topic = google_pubsub_topic.t.name
        push_config {
          push_endpoint = google_cloud_run_v2_service.s.uri
          oidc_token { service_account_email = google_service_account.p.email }
        }
      }`),
    ).graph,
  );
  expect(arrows).toEqual([
    'google_cloud_run_v2_service.s > google_storage_bucket.b',
    'google_pubsub_topic.t > google_cloud_run_v2_service.s',
  ]);
});

test('a document that names no resource lets everybody in, as its code says', async () => {
  const inventory = await staticOf(`
    resource "google_cloud_run_service" "web" {
      name     = "web"
      location = "europe-west1"
    }
    data "google_iam_policy" "open" {
      binding {
        role    = "roles/run.invoker"
        members = ["allUsers"]
      }
    }
    resource "google_cloud_run_service_iam_policy" "open" {
      service     = google_cloud_run_service.web.name
      location    = google_cloud_run_service.web.location
      policy_data = data.google_iam_policy.open.policy_data
    }`);
  expect(arrowsOf(understand(inventory).graph)).toEqual(['tv_gcp_users.users > google_cloud_run_service.web']);
});
