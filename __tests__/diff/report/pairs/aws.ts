import { API, BASTION, BUCKET, DATABASE, FUNCTION, NETWORK, NODES, SCALING, SERVICE } from './aws-code.js';
import { RULES } from './aws-rules.js';
import type { Pair } from './model.js';

const INLINE = 'cidr_blocks = ["10.0.0.0/16"]';

export const AWS: readonly Pair[] = [
  ...RULES,
  {
    name: 'two rules of which one is in the other',
    code: BASTION,
    edits: [
      ['192.0.2.0/24', '0.0.0.0/0'],
      ['["10.0.0.0/16"]', '["0.0.0.0/0"]'],
      ['= 8080', '= 20'],
    ],
    sentence: 'Opens ports 20-8090 of the EC2 instances bastion and worker to the internet.',
    opened: [
      'opens ports 20-8090 of aws_instance.bastion to the internet',
      'opens ports 20-8090 of aws_instance.worker to the internet',
    ],
    values: ['cidr_blocks: 10.0.0.0/16 → 0.0.0.0/0', 'cidr_ipv4: 192.0.2.0/24 → 0.0.0.0/0', 'from_port: 8080 → 20'],
  },
  {
    name: 'a database that the internet may reach',
    sentence: 'Opens the database orders to the internet.',
    opened: ['opens aws_db_instance.orders to the internet'],
    values: ['publicly_accessible: false → true'],
    code: DATABASE,
    edits: [['publicly_accessible     = false', 'publicly_accessible     = true']],
  },
  {
    name: 'and one that says it is not',
    sentence: 'No change of the architecture; 2 resources.',
    code: DATABASE,
    edits: [['publicly_accessible     = false', '']],
  },
  {
    name: 'an inline rule',
    sentence: 'Opens port 5432 of the database orders to the internet.',
    opened: ['opens port 5432 of aws_db_instance.orders to the internet'],
    code: DATABASE,
    edits: [[INLINE, 'cidr_blocks = ["0.0.0.0/0"]']],
  },
  {
    name: 'an inline rule of IPv6',
    sentence: 'Opens port 5432 of the database orders to the internet.',
    opened: ['opens port 5432 of aws_db_instance.orders to the internet'],
    code: DATABASE,
    edits: [[INLINE, 'ipv6_cidr_blocks = ["::/0"]']],
  },
  {
    name: 'a database without a second zone',
    values: ['multi_az: true → false'],
    code: DATABASE,
    edits: [['multi_az                = true', 'multi_az = false']],
  },
  {
    name: 'encryption taken away',
    values: ['storage_encrypted: true → null'],
    code: DATABASE,
    edits: [['storage_encrypted       = true', '']],
  },
  {
    name: 'protection and backups taken away',
    values: ['backup_retention_period: 7 → 0', 'deletion_protection: true → null'],
    code: DATABASE,
    edits: [
      ['deletion_protection     = true', ''],
      ['= 7', '= 0'],
    ],
  },
  {
    name: 'another engine version',
    values: ['engine_version: 15.4 → 16.2'],
    code: DATABASE,
    edits: [['15.4', '16.2']],
  },
  {
    name: 'a public ACL',
    sentence: 'Opens the bucket files to everybody.',
    opened: ['opens aws_s3_bucket.files to everybody'],
    values: ['acl: private → public-read'],
    code: BUCKET,
    edits: [['"private"', '"public-read"']],
  },
  {
    name: 'nothing blocks the public any more',
    sentence: 'Opens the bucket files to public access.',
    opened: ['opens aws_s3_bucket.files to public access'],
    values: ['block_public_policy: true → false'],
    code: BUCKET,
    edits: [['block_public_policy     = true', 'block_public_policy = false']],
  },
  {
    name: 'a policy for everybody',
    sentence: 'Opens the bucket files to everybody (s3:GetObject).',
    opened: ['opens aws_s3_bucket.files to everybody'],
    code: BUCKET,
    edits: [['{ AWS = "arn:aws:iam::123456789012:root" }', '"*"']],
  },
  {
    name: 'a policy for everybody under a condition',
    sentence: 'Lets everybody read the bucket files under a condition on aws:SourceAccount (s3:GetObject).',
    code: BUCKET,
    edits: [
      [
        'Principal = { AWS = "arn:aws:iam::123456789012:root" }',
        'Principal = "*", Condition = { StringEquals = { "aws:SourceAccount" = "123456789012" } }',
      ],
    ],
  },
  {
    name: 'a role that may do everything',
    sentence: 'Lets the function f (role f) administer the whole account (*).',
    code: FUNCTION,
    edits: [['"sqs:SendMessage"', '"*"']],
  },
  {
    name: 'a function with another size, runtime and time',
    values: ['memory_size: 128 → 512', 'runtime: nodejs18.x → nodejs20.x', 'timeout: 10 → 30'],
    code: FUNCTION,
    edits: [
      ['= 128', '= 512'],
      ['nodejs18.x', 'nodejs20.x'],
      ['= 10', '= 30'],
    ],
  },
  {
    name: 'a function that anybody may call',
    sentence: 'Opens the function f to calls without authorisation.',
    opened: ['opens aws_lambda_function.f to calls without authorisation'],
    values: ['authorization_type: AWS_IAM → NONE'],
    code: FUNCTION,
    edits: [['"AWS_IAM"', '"NONE"']],
  },
  {
    name: 'a larger task',
    values: ['cpu: 256 → 1024', 'memory: 512 → 2048'],
    code: SERVICE,
    edits: [
      ['= 256', '= 1024'],
      ['= 512', '= 2048'],
    ],
  },
  {
    name: 'more nodes',
    values: ['desired_size: 2 → 3'],
    code: NODES,
    edits: [['desired_size = 2', 'desired_size = 3']],
  },
  {
    name: 'an endpoint of a cluster',
    sentence: 'Opens the endpoint of the Kubernetes cluster main to the internet.',
    opened: ['opens the endpoint of aws_eks_cluster.main to the internet'],
    values: ['endpoint_public_access: false → true'],
    code: NODES,
    edits: [['endpoint_public_access = false', 'endpoint_public_access = true']],
  },
  {
    name: 'another machine in a launch template',
    values: ['instance_type: t3.micro → m5.large'],
    code: SCALING,
    edits: [['t3.micro', 'm5.large']],
  },
  {
    name: 'a route without its authoriser',
    sentence: 'Opens the API shop to calls without authorisation.',
    opened: ['opens aws_apigatewayv2_api.shop to calls without authorisation'],
    values: ['authorization_type: JWT → NONE'],
    code: API,
    edits: [['"JWT"', '"NONE"']],
  },
  {
    name: 'a new route beside one without an authoriser',
    sentence: 'Adds the API Gateway route new to the API shop.',
    code: API,
    edits: [
      [
        'resource "aws_apigatewayv2_route" "health"',
        'resource "aws_apigatewayv2_route" "new" {\n  api_id = aws_apigatewayv2_api.shop.id\n}\nresource "aws_apigatewayv2_route" "health"',
      ],
    ],
  },
  {
    name: 'a load balancer that is no longer internal',
    sentence: 'Opens the load balancer front to the internet and replaces it (internal from true to false).',
    opened: ['opens aws_lb.front to the internet'],
    values: ['internal: true → false'],
    code: 'resource "aws_lb" "front" {\n  internal = true\n}\n',
    edits: [['true', 'false']],
  },
  {
    name: 'another name, tag or description',
    sentence: 'No change of the architecture. Also touched: identifier of database other.',
    code: DATABASE,
    edits: [
      [
        'engine_version          = "15.4"',
        'engine_version = "15.4"\n  identifier = "other"\n  tags = { Owner = "team" }',
      ],
    ],
  },
  {
    name: 'a rule without anybody behind it',
    sentence: 'Opens port 22 (SSH) of the security group spare to the internet.',
    opened: ['opens port 22 (SSH) of aws_security_group.spare to the internet'],
    code: `${NETWORK}resource "aws_security_group" "spare" {\n  vpc_id = aws_vpc.main.id\n  ingress {\n    from_port = 22\n    to_port = 22\n    protocol = "tcp"\n    cidr_blocks = ["10.0.0.0/16"]\n  }\n}\n`,
    edits: [['["10.0.0.0/16"]', '["0.0.0.0/0"]']],
  },
  {
    name: 'a new machine with an open door',
    sentence: 'Opens port 22 (SSH) of the new EC2 instance more to the internet.',
    opened: ['opens port 22 (SSH) of aws_instance.more to the internet'],
    code: BASTION.replace('192.0.2.0/24', '0.0.0.0/0'),
    edits: [
      [
        'resource "aws_instance" "worker"',
        'resource "aws_instance" "more" {\n  instance_type = "t3.micro"\n  vpc_security_group_ids = [aws_security_group.ssh.id]\n}\nresource "aws_instance" "worker"',
      ],
    ],
  },
];
