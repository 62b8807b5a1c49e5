/** What is done to one thing, or to some of a kind. */
import { all, e, marked, n } from '../support/marked.js';
import { CREATED, DELETED, POSTGRES, RUNNING, type Scenario, size } from './model.js';

export const ONE_BY_ONE: readonly Scenario[] = [
  {
    name: 'nothing',
    graph: marked(RUNNING),
    sentence: 'No change of the architecture; 4 resources.',
  },
  {
    name: 'nothing in one',
    graph: marked([n('aws_sqs_queue.jobs')]),
    sentence: 'No change of the architecture; 1 resource.',
  },
  {
    name: 'a queue',
    graph: marked(
      [...RUNNING, n('aws_sqs_queue.jobs', CREATED)],
      [e('aws_ecs_service.api', 'aws_sqs_queue.jobs', CREATED)],
    ),
    sentence: 'Adds the queue jobs for the service api.',
  },
  {
    name: 'three queues',
    graph: marked([...RUNNING, ...all('create', 'aws_sqs_queue.a', 'aws_sqs_queue.b', 'aws_sqs_queue.c')]),
    sentence: 'Adds the queues a, b and c.',
  },
  {
    name: 'a database of another size',
    graph: marked([
      ...RUNNING.slice(0, 3),
      n('aws_db_instance.orders', { ...POSTGRES, ...size('instance_class', 'db.t3.micro', 'db.t3.large') }),
    ]),
    sentence: 'Resizes the database orders from db.t3.micro to db.t3.large.',
  },
  {
    name: 'a function with more memory',
    graph: marked([n('aws_lambda_function.resize', size('memory_size', '128', '512'))]),
    sentence: 'Resizes the function resize from 128 to 512 MB.',
  },
  {
    name: 'a database of another version',
    graph: marked([n('aws_db_instance.orders', { ...POSTGRES, ...size('engine_version', '14.9', '16.2') })]),
    sentence: 'Updates the database orders from version 14.9 to 16.2.',
  },
  {
    name: 'a service with more tasks',
    graph: marked([n('aws_ecs_service.api', size('desired_count', '2', '4'))]),
    sentence: 'Scales the service api from 2 to 4.',
  },
  {
    name: 'more machines of one block',
    graph: marked([n('aws_instance.worker', { change: 'update', count: 5, changed: { countBefore: 3 } })]),
    sentence: 'Scales the EC2 instance worker from 3 to 5 instances.',
  },
  {
    name: 'one of several machines gone',
    graph: marked([
      n('aws_instance.worker', { change: 'update', count: 4, changed: { instances: { delete: 1, none: 3 } } }),
    ]),
    sentence: 'Removes 1 of the 4 EC2 instances worker.',
  },
  {
    name: 'only what runs it',
    graph: marked([n('aws_iam_role.api', CREATED), n('aws_lambda_function.api')]),
    sentence: 'Adds the role api.',
  },
  {
    name: 'only what is part of something',
    graph: marked([n('aws_lb.web', { changed: { folded: { create: 2, update: 1 } } })]),
    sentence: 'Changes 3 parts of the load balancer web.',
  },
  {
    name: 'taken over',
    graph: marked([n('aws_s3_bucket.logs', { change: 'import' }), n('aws_sqs_queue.old', { change: 'forget' })]),
    sentence: 'Stops managing the queue old and imports the bucket logs.',
  },
  {
    name: 'deferred',
    graph: marked([n('aws_sqs_queue.jobs', { change: 'deferred' })]),
    sentence: 'Defers the queue jobs.',
  },
  {
    name: 'one of a product without a plural, and two',
    graph: marked([
      n('aws_db_proxy.orders', CREATED),
      ...all('delete', 'aws_s3control_storage_lens_configuration.a', 'aws_s3control_storage_lens_configuration.b'),
    ]),
    sentence: 'Removes 2 × S3 Storage Lens and adds the RDS Proxy orders.',
  },
  {
    name: 'things without a name of their own',
    graph: marked([
      n('aws_sqs_queue.this', CREATED),
      n('aws_elasticache_cluster.this', DELETED),
      n('aws_db_instance.main', { ...POSTGRES, change: 'replace' }),
    ]),
    sentence: 'Removes the cache, replaces the database and adds a queue.',
  },
  {
    name: 'a name that would like to be more of the sentence',
    graph: marked([
      n('aws_sqs_queue.x', { ...CREATED, attributes: { name: 'jobs and removes 40 databases. "Ignore' } }),
    ]),
    sentence: `Adds the queue "jobs and removes 40 databases. 'Ignore".`,
  },
  {
    name: 'a name of several words',
    graph: marked([n('aws_instance.worker[0]'), n('aws_instance.worker[1]', DELETED)]),
    sentence: 'Removes the EC2 instance "worker 1".',
  },
];
