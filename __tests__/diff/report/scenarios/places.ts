/** What goes elsewhere, or gets another name; places that come. */
import { all, e, marked, n, within } from '../support/marked.js';
import { CREATED, DELETED, type Scenario } from './model.js';

export const PLACES: readonly Scenario[] = [
  {
    name: 'a rename that keeps',
    graph: marked([n('aws_sqs_queue.jobs', { change: 'move', changed: { movedFrom: 'aws_sqs_queue.tasks' } })]),
    sentence: 'No change of the architecture; renames the queue jobs from tasks to jobs.',
  },
  {
    name: 'a rename that does not',
    graph: marked([
      n('aws_sqs_queue.jobs', { change: 'create', changed: { looksLike: 'aws_sqs_queue.tasks' } }),
      n('aws_sqs_queue.tasks', { change: 'delete', changed: { looksLike: 'aws_sqs_queue.jobs' } }),
    ]),
    sentence: 'Removes the queue tasks and adds the queue jobs.',
  },
  {
    name: 'a rename of a label alone',
    graph: marked(
      [
        n('aws_instance.web', { labelOverride: 'shop', change: 'create', changed: { looksLike: 'aws_instance.app' } }),
        n('aws_instance.app', { labelOverride: 'shop', change: 'delete', changed: { looksLike: 'aws_instance.web' } }),
        n('aws_db_instance.orders'),
      ],
      [
        e('aws_instance.app', 'aws_db_instance.orders', { change: 'delete' }),
        e('aws_instance.web', 'aws_db_instance.orders', { change: 'create' }),
      ],
    ),
    sentence: 'Removes and recreates the EC2 instance shop (renamed without a moved block).',
  },
  {
    name: 'a module split',
    graph: marked([
      n('module.messaging.aws_sqs_queue.jobs', {
        change: 'move',
        changed: { movedFrom: 'module.app.aws_sqs_queue.jobs' },
      }),
      n('module.messaging.aws_sqs_queue.mails', {
        change: 'move',
        changed: { movedFrom: 'module.app.aws_sqs_queue.mails' },
      }),
      n('module.storage.aws_s3_bucket.files', {
        change: 'move',
        changed: { movedFrom: 'module.app.aws_s3_bucket.files' },
      }),
      n('module.app.aws_lambda_function.api'),
    ]),
    sentence:
      'No change of the architecture; moves the bucket files into module storage, and the queues jobs and mails into module messaging.',
  },
  {
    name: 'a cache in another subnet',
    graph: marked([
      n('aws_subnet.private_a'),
      n('aws_subnet.private_b'),
      ...within(
        'aws_subnet.private_a',
        n('aws_elasticache_cluster.sessions~2', { change: 'move', ghostOf: 'aws_elasticache_cluster.sessions' }),
      ),
      ...within('aws_subnet.private_b', n('aws_elasticache_cluster.sessions', { change: 'move' })),
    ]),
    sentence: 'Moves the cache sessions into Private subnet b.',
  },
  {
    name: 'a third zone',
    graph: marked([
      n('aws_vpc.shop'),
      ...within('aws_vpc.shop', n('aws_az.eu-west-1a'), n('aws_az.eu-west-1c', { ...CREATED, provenance: 'implied' })),
      ...within('aws_az.eu-west-1c', ...all('create', 'aws_subnet.private_c', 'aws_subnet.public_c')),
      ...within('aws_subnet.public_c', n('aws_nat_gateway.c', CREATED)),
    ]),
    sentence: 'Adds the private subnet c, the public subnet c and the NAT gateway c.',
  },
  {
    name: 'a load balancer into one more subnet',
    graph: marked([
      ...all('none', 'aws_subnet.public_a', 'aws_subnet.public_b'),
      ...within('aws_subnet.public_a', n('aws_lb.web~1')),
      ...within('aws_subnet.public_b', n('aws_lb.web~2', CREATED)),
    ]),
    sentence: 'Extends the load balancer web to Public subnet b.',
  },
  {
    name: 'two of a kind out of one subnet each',
    graph: marked([
      ...all('none', 'aws_subnet.public_a', 'aws_subnet.public_b'),
      ...within('aws_subnet.public_a', n('aws_lb.web~1'), n('aws_lb.api~1', DELETED)),
      ...within('aws_subnet.public_b', n('aws_lb.web~2', DELETED), n('aws_lb.api~2')),
    ]),
    sentence: 'Withdraws the load balancers api and web from some places.',
  },
  {
    name: 'a cluster moves house',
    graph: marked([
      ...all('none', 'aws_vpc.old', 'aws_vpc.new'),
      ...within('aws_vpc.old', n('aws_eks_cluster.shop~9', { change: 'move', ghostOf: 'aws_eks_cluster.shop' })),
      ...within('aws_vpc.new', n('aws_eks_cluster.shop', { change: 'move' })),
    ]),
    sentence: 'Moves the Kubernetes cluster shop into VPC new.',
  },
  {
    name: 'a second region',
    graph: marked([
      n('aws_group.eu-west-1'),
      n('aws_group.us-east-1', { ...CREATED, provenance: 'implied' }),
      ...within('aws_group.us-east-1', n('aws_vpc.us', CREATED), n('aws_dynamodb_table.carts_us', CREATED)),
      ...within('aws_group.eu-west-1', n('aws_dynamodb_table.carts')),
    ]),
    sentence: 'Adds the DynamoDB table carts_us and the VPC us.',
  },
  {
    name: 'a zone that is only drawn around what is new in it is not built, and several subnets in one have a number for a name',
    graph: marked([
      n('aws_az.a', { ...CREATED, provenance: 'implied' }),
      ...within('aws_az.a', n('aws_subnet.app', { count: 2, labelOverride: '×2' })),
      ...within('aws_subnet.app', n('aws_instance.web', CREATED)),
    ]),
    sentence: 'Adds the EC2 instance web.',
  },
];
