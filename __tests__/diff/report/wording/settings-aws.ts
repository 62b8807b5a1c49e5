import type { Wording } from './model.js';

const DATABASE = `
resource "aws_db_instance" "orders" {
  engine                              = "postgres"
  engine_version                      = "15.4"
  instance_class                      = "db.t3.micro"
  allocated_storage                   = 20
  multi_az                            = true
  deletion_protection                 = true
  backup_retention_period             = 14
  skip_final_snapshot                 = false
  iam_database_authentication_enabled = true
  auto_minor_version_upgrade          = true
}
`;

const BUCKET = `
resource "aws_s3_bucket" "c" {
  bucket        = "c"
  force_destroy = false
}
resource "aws_s3_bucket_versioning" "c" {
  bucket = aws_s3_bucket.c.id
  versioning_configuration {
    status = "Enabled"
  }
}
`;

const TABLE = `
resource "aws_dynamodb_table" "carts" {
  name                        = "carts"
  hash_key                    = "id"
  billing_mode                = "PAY_PER_REQUEST"
  deletion_protection_enabled = true
  point_in_time_recovery {
    enabled = true
  }
}
`;

export const SETTINGS_AWS: readonly Wording[] = [
  {
    name: 'deletion protection off',
    code: DATABASE,
    edits: [['deletion_protection                 = true', 'deletion_protection = false']],
    sentence: 'Turns off deletion protection of the database orders.',
    back: 'Turns on deletion protection of the database orders.',
  },
  {
    name: 'deletion protection not asked for any more',
    code: DATABASE,
    edits: [['deletion_protection                 = true', '']],
    sentence: 'Turns off deletion protection of the database orders.',
  },
  {
    name: 'no backups',
    code: DATABASE,
    edits: [['= 14', '= 0']],
    sentence: 'Turns off backups of the database orders (14 days before).',
    back: 'Turns on backups of the database orders.',
  },
  {
    name: 'shorter backups',
    code: DATABASE,
    edits: [['= 14', '= 7']],
    sentence: 'Shortens backup retention of the database orders from 14 to 7 days.',
    back: 'Extends backup retention of the database orders from 7 to 14 days.',
  },
  {
    name: 'neither protection nor backups, in one zone',
    code: DATABASE,
    edits: [
      ['deletion_protection                 = true', 'deletion_protection = false'],
      ['= 14', '= 0'],
      ['multi_az                            = true', 'multi_az = false'],
    ],
    sentence: 'Turns off deletion protection and backups of the database orders, and makes it single-AZ.',
    back: 'Turns on deletion protection and backups of the database orders, and makes it multi-AZ.',
  },
  {
    name: 'no final snapshot',
    code: DATABASE,
    edits: [['skip_final_snapshot                 = false', 'skip_final_snapshot = true']],
    sentence: 'Turns off the final snapshot of the database orders.',
    back: 'Turns on the final snapshot of the database orders.',
  },
  {
    name: 'larger, and without protection: the risk is said first',
    code: DATABASE,
    edits: [
      ['db.t3.micro', 'db.r6g.large'],
      ['deletion_protection                 = true', 'deletion_protection = false'],
    ],
    sentence: 'Turns off deletion protection of the database orders and resizes it from db.t3.micro to db.r6g.large.',
  },
  {
    name: 'a feature',
    code: DATABASE,
    edits: [['iam_database_authentication_enabled = true', 'iam_database_authentication_enabled = false']],
    sentence: 'Turns off IAM authentication of the database orders.',
    back: 'Turns on IAM authentication of the database orders.',
  },
  {
    name: 'versioning suspended',
    code: BUCKET,
    edits: [['"Enabled"', '"Suspended"']],
    sentence: 'Suspends versioning of the bucket c.',
    back: 'Turns on versioning of the bucket c.',
  },
  {
    name: 'versioning as a part that goes',
    code: BUCKET,
    edits: [[BUCKET.slice(BUCKET.indexOf('resource "aws_s3_bucket_versioning"')), '']],
    sentence: 'Turns off versioning of the bucket c.',
    back: 'Turns on versioning of the bucket c.',
  },
  {
    name: 'a bucket that may be deleted with its objects',
    code: BUCKET,
    edits: [['force_destroy = false', 'force_destroy = true']],
    sentence: 'Allows Terraform to delete the bucket c with everything in it.',
    back: 'No longer lets Terraform delete the bucket c with everything in it.',
  },
  {
    name: 'a table without protection and recovery',
    code: TABLE,
    edits: [
      ['deletion_protection_enabled = true', 'deletion_protection_enabled = false'],
      ['    enabled = true', '    enabled = false'],
    ],
    sentence: 'Turns off deletion protection and point-in-time recovery of the DynamoDB table carts.',
    back: 'Turns on deletion protection and point-in-time recovery of the DynamoDB table carts.',
  },
  {
    name: 'another way to pay',
    code: TABLE,
    edits: [['PAY_PER_REQUEST', 'PROVISIONED']],
    sentence: 'Changes the billing mode of the DynamoDB table carts from PAY_PER_REQUEST to PROVISIONED.',
    back: 'Changes the billing mode of the DynamoDB table carts from PROVISIONED to PAY_PER_REQUEST.',
  },
  {
    name: 'two databases without protection',
    code: `${DATABASE}${DATABASE.replace('"orders"', '"carts"').replace('deletion_protection                 = true', 'deletion_protection = true')}`,
    edits: [
      ['deletion_protection                 = true', 'deletion_protection = false'],
      ['deletion_protection = true', 'deletion_protection=false'],
    ],
    sentence: 'Turns off deletion protection of the databases carts and orders.',
  },
  {
    name: 'a timeout, with the unit',
    code: 'resource "aws_lambda_function" "f" {\n  function_name = "f"\n  runtime = "nodejs20.x"\n  timeout = 10\n}\n',
    edits: [['= 10', '= 30']],
    sentence: 'Changes the timeout of the function f from 10 to 30 seconds.',
  },
  {
    name: 'log retention',
    code: 'resource "aws_cloudwatch_log_group" "api" {\n  name = "api"\n  retention_in_days = 30\n}\n',
    edits: [['= 30', '= 1']],
    sentence: 'Changes log retention of the CloudWatch log group api from 30 days to 1 day.',
  },
  {
    name: 'a key without rotation',
    code: 'resource "aws_kms_key" "data" {\n  enable_key_rotation = true\n  deletion_window_in_days = 30\n}\n',
    edits: [
      ['enable_key_rotation = true', 'enable_key_rotation = false'],
      ['= 30', '= 7'],
    ],
    sentence: 'Shortens the deletion window from 30 to 7 days and turns off key rotation of the KMS key data.',
  },
  {
    name: 'a load balancer without protection',
    code: 'resource "aws_lb" "web" {\n  name = "web"\n  enable_deletion_protection = true\n  idle_timeout = 60\n}\n',
    edits: [['enable_deletion_protection = true', 'enable_deletion_protection = false']],
    sentence: 'Turns off deletion protection of the load balancer web.',
  },
  {
    name: 'an attribute without a row',
    code: 'resource "aws_db_instance" "orders" {\n  engine = "postgres"\n  allocated_storage = 20\n  max_allocated_storage = 100\n}\n',
    edits: [['= 100', '= 200']],
    sentence: 'Changes the max allocated storage of the database orders from 100 to 200.',
  },
  {
    name: 'several values that are neither more nor less',
    code: 'resource "aws_sqs_queue" "jobs" {\n  name = "jobs"\n  visibility_timeout_seconds = 30\n  delay_seconds = 0\n  message_retention_seconds = 345600\n}\n',
    edits: [
      ['= 30', '= 60'],
      ['= 345600', '= 86400'],
    ],
    sentence:
      'Shortens message retention from 4 days to 1 day and changes the visibility timeout of the queue jobs from 30 to 60 seconds.',
  },
];
