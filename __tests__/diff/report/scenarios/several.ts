/** Boxes of several, things of one name, several changes of one thing, and parts that have no icon. */
import { all, e, marked, n, within } from '../support/marked.js';
import { CREATED, DELETED, POSTGRES, type Scenario } from './model.js';

const SUBNET = 'aws_subnet.private_app';
const two = { count: 2, instances: [`${SUBNET}[0]`, `${SUBNET}[1]`], labelOverride: '×2' };
const value = (name: string, before: string | null, after: string | null) => ({ name, before, after });
const part = (address: string, change: 'create' | 'delete' | 'update') => ({ address, change });

export const SEVERAL: readonly Scenario[] = [
  {
    name: 'a third subnet in a box of two',
    graph: marked([
      n(`${SUBNET}[0]`, { ...two, count: 3, change: 'update', changed: { instances: { create: 1 }, countBefore: 2 } }),
    ]),
    sentence: 'Adds a third private subnet.',
  },
  {
    name: 'a third subnet that stands alone',
    graph: marked([n(`${SUBNET}[0]`, two), n(`${SUBNET}[2]`, { ...CREATED, labelOverride: 'app 2' })]),
    sentence: 'Adds a third private subnet app.',
  },
  {
    name: 'one of two subnets gone, and two of another three',
    graph: marked([
      n(`${SUBNET}[0]`, { change: 'update', changed: { instances: { delete: 1 }, countBefore: 2 } }),
      n('aws_subnet.public_web[0]', { change: 'update', changed: { instances: { delete: 2 }, countBefore: 3 } }),
    ]),
    sentence: 'Removes 1 of the 2 private subnets app and 2 of the 3 public subnets web.',
  },
  {
    name: 'subnets that routes make public',
    graph: marked([
      n(`${SUBNET}[0]`, { ...two, change: 'update', changed: { values: [value('access', 'private', 'public')] } }),
      n('aws_subnet.db', { change: 'update', changed: { values: [value('access', 'private', 'public')] } }),
    ]),
    sentence: 'Makes 3 private subnets public.',
  },
  {
    name: 'a subnet that no route makes public any more, and another made private',
    graph: marked([
      n('aws_subnet.a', { change: 'update', changed: { values: [value('access', 'public', null)] } }),
      n('aws_subnet.b', { change: 'update', changed: { values: [value('access', 'public', 'private')] } }),
    ]),
    sentence: 'Makes the public subnet a no longer public and the public subnet b private.',
  },
  {
    name: 'into a box of two',
    graph: marked([
      n('aws_subnet.old'),
      n(`${SUBNET}[0]`, two),
      ...within('aws_subnet.old', n('aws_ecs_service.api~9', { change: 'move', ghostOf: 'aws_ecs_service.api' })),
      ...within(`${SUBNET}[0]`, n('aws_ecs_service.api', { change: 'move' })),
    ]),
    sentence: 'Moves the service api into 2 private subnets.',
  },
  {
    name: 'lost, opened and moved before what is added, and that before what is otherwise',
    graph: marked([
      ...all('none', 'aws_vpc.old', 'aws_vpc.new'),
      n('aws_lb.web', CREATED),
      n('aws_sqs_queue.jobs', DELETED),
      n('aws_subnet.db', { change: 'update', changed: { values: [value('access', 'private', 'public')] } }),
      ...within('aws_vpc.old', n('aws_instance.a~9', { change: 'move', ghostOf: 'aws_instance.a' })),
      ...within('aws_vpc.new', n('aws_instance.a', { change: 'move' })),
      n('aws_ecs_service.api', { change: 'update', changed: { values: [value('desired_count', '1', '2')] } }),
    ]),
    sentence:
      'Removes the queue jobs, makes the private subnet db public, moves the EC2 instance a into VPC new, and 2 more changes: the new load balancer web and the changed service api.',
  },
  {
    name: 'larger, newer and in more zones at once',
    graph: marked([
      n('aws_db_instance.orders', {
        ...POSTGRES,
        change: 'update',
        changed: {
          values: [
            value('allocated_storage', '20', '100'),
            value('engine_version', '13', '16'),
            value('multi_az', 'false', 'true'),
          ],
        },
      }),
    ]),
    sentence: 'Updates the database orders from version 13 to 16, resizes it from 20 to 100 GB and makes it multi-AZ.',
  },
  {
    name: 'elsewhere, larger and more at once',
    graph: marked([
      ...all('none', 'aws_vpc.old', 'aws_vpc.new'),
      ...within('aws_vpc.old', n('aws_instance.a~9', { change: 'move', ghostOf: 'aws_instance.a' })),
      ...within(
        'aws_vpc.new',
        n('aws_instance.a', {
          count: 3,
          change: 'update',
          changed: { values: [value('instance_type', 't3.micro', 't3.large')], countBefore: 1 },
        }),
      ),
    ]),
    sentence:
      'Moves the EC2 instance a into VPC new, resizes it from t3.micro to t3.large and scales it from 1 to 3 instances.',
  },
  {
    name: 'only in more zones',
    graph: marked([
      n('aws_db_instance.orders', {
        ...POSTGRES,
        change: 'update',
        changed: { values: [value('multi_az', null, 'true')] },
      }),
    ]),
    sentence: 'Makes the database orders multi-AZ.',
  },
  {
    name: 'a load balancer that is no longer public is not said to be',
    graph: marked(
      [
        n('tv_aws_internet.world'),
        n('aws_lb.web', { change: 'update', changed: { values: [value('internal', null, 'true')] } }),
      ],
      [e('tv_aws_internet.world', 'aws_lb.web', DELETED)],
    ),
    sentence: 'Closes the load balancer web to the internet and makes the load balancer web internal.',
  },
  {
    name: 'two of one name in two modules, and a third of another kind',
    graph: marked([
      ...all('none', 'aws_vpc.a', 'aws_vpc.b'),
      ...within('aws_vpc.a', n('module.eu.aws_instance.orders', { ...CREATED, labelOverride: 'orders' })),
      ...within('aws_vpc.b', n('module.us.aws_instance.orders', { labelOverride: 'orders' })),
      n('aws_db_instance.orders', { ...POSTGRES, ...DELETED, labelOverride: 'orders' }),
    ]),
    sentence: 'Removes the database orders and adds the EC2 instance orders (module eu).',
  },
  {
    name: 'two databases of one name by what they are, two machines by where they stand, two buckets in one place by address',
    graph: marked([
      n('aws_db_instance.orders', { ...POSTGRES, ...DELETED }),
      n('aws_docdb_cluster.orders'),
      ...all('none', 'aws_vpc.a', 'aws_vpc.b'),
      ...within('aws_vpc.a', n('aws_instance.web', { labelOverride: 'web' })),
      ...within('aws_vpc.b', n('aws_instance.web_b', { ...CREATED, labelOverride: 'web' })),
      n('aws_s3_bucket.a', { labelOverride: 'files', change: 'replace' }),
      n('aws_s3_bucket.b', { labelOverride: 'files' }),
    ]),
    sentence:
      'Removes the database orders (RDS for PostgreSQL), replaces the bucket aws_s3_bucket.a and adds the EC2 instance web (VPC b).',
  },
  {
    name: 'the only one goes, and the only one comes',
    graph: marked([
      n('aws_db_instance.main', { ...POSTGRES, ...DELETED }),
      n('aws_db_instance.todo', { ...POSTGRES, ...CREATED }),
    ]),
    sentence: 'Removes the database and adds the database todo (postgres).',
  },
  {
    name: 'a part of which is known what it is',
    graph: marked([
      n('aws_lb.web', {
        change: 'update',
        changed: { folded: { create: 1 }, parts: [part('module.web.aws_lb_listener.tls', 'create')] },
      }),
    ]),
    sentence: 'Adds the load balancer listener tls to the load balancer web.',
  },
  {
    name: 'a listener that goes with what it leads to',
    graph: marked([
      n('aws_lb.web', {
        change: 'update',
        changed: {
          folded: { delete: 2 },
          parts: [part('aws_lb_listener.tls', 'delete'), part('aws_lb_target_group.a', 'delete')],
        },
      }),
    ]),
    sentence: 'Removes the load balancer listener tls from the load balancer web.',
  },
  {
    name: 'parts of two kinds that go',
    graph: marked([
      n('aws_lb.web', {
        change: 'update',
        changed: {
          folded: { delete: 2 },
          parts: [part('aws_lb_listener.tls', 'delete'), part('aws_lb_trust_store.a', 'delete')],
        },
      }),
    ]),
    sentence:
      'Removes the load balancer listener tls from the load balancer web and the load balancer trust store a from it.',
  },
  {
    name: 'a grant beside what is new',
    graph: marked([
      n('aws_sqs_queue.jobs', { change: 'create' }),
      n('aws_lambda_function.api', {
        change: 'update',
        changed: { folded: { create: 1 }, parts: [part('aws_iam_role_policy.jobs', 'create')] },
      }),
    ]),
    sentence: 'Adds the queue jobs.',
  },
  {
    name: 'both halves of a peering',
    graph: marked([
      n('azurerm_virtual_network_peering.a', {
        ...DELETED,
        changed: { folded: { delete: 1 }, parts: [part('azurerm_virtual_network_peering.b', 'delete')] },
      }),
    ]),
    sentence: 'Removes 2 virtual network peerings.',
  },
  {
    name: 'parts of two kinds',
    graph: marked([
      n('aws_lb.web', {
        change: 'update',
        changed: {
          folded: { create: 1, delete: 1 },
          parts: [part('aws_lb_listener.tls', 'create'), part('aws_lb_target_group.a', 'delete')],
        },
      }),
    ]),
    sentence: 'Adds the load balancer listener tls to the load balancer web and removes the target group a from it.',
  },
];
