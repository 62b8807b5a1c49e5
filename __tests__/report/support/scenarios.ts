/** Changes as pull requests have them: what is marked, and what is said of it. */
import type { Graph } from '../../../src/graph/model.js';
import { all, e, marked, n, within } from './marked.js';

export interface Scenario {
  readonly name: string;
  readonly graph: Graph;
  readonly sentence: string;
}

const size = (name: string, before: string | null, after: string | null) => ({
  change: 'update' as const,
  changed: { values: [{ name, before, after }] },
});

const POSTGRES = { attributes: { engine: 'postgres' } };
const CREATED = { change: 'create' } as const;
const DELETED = { change: 'delete' } as const;
const RUNNING = [
  n('aws_lb.web'),
  n('aws_ecs_service.api'),
  n('aws_ecs_service.shop'),
  n('aws_db_instance.orders', POSTGRES),
];

export const SCENARIOS: readonly Scenario[] = [
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
    sentence: 'Adds the queue jobs.',
  },
  {
    name: 'three queues',
    graph: marked([...RUNNING, ...all('create', 'aws_sqs_queue.a', 'aws_sqs_queue.b', 'aws_sqs_queue.c')]),
    sentence: 'Adds 3 queues.',
  },
  {
    name: 'a service with its way in',
    graph: marked(
      [
        n('tv_aws_internet.world'),
        ...all('create', 'aws_lb.front', 'aws_ecs_service.a', 'aws_ecs_service.b'),
        ...RUNNING,
      ],
      [
        e('tv_aws_internet.world', 'aws_lb.front', CREATED),
        e('aws_lb.front', 'aws_ecs_service.a', CREATED),
        e('aws_lb.front', 'aws_ecs_service.b', CREATED),
      ],
    ),
    sentence: 'Adds the public load balancer front in front of 2 new services.',
  },
  {
    name: 'a load balancer before what is there, a database replaced, a queue gone',
    graph: marked(
      [
        n('tv_aws_internet.world'),
        n('aws_lb.front', CREATED),
        n('aws_ecs_service.api'),
        n('aws_ecs_service.shop'),
        n('aws_db_instance.orders', { ...POSTGRES, change: 'replace' }),
        n('aws_sqs_queue.jobs', DELETED),
      ],
      [
        e('tv_aws_internet.world', 'aws_lb.front', CREATED),
        e('aws_lb.front', 'aws_ecs_service.api', CREATED),
        e('aws_lb.front', 'aws_ecs_service.shop', CREATED),
      ],
    ),
    sentence:
      'Adds the public load balancer front in front of 2 services, removes the queue jobs and replaces the database orders.',
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
    name: 'a rename that keeps',
    graph: marked([n('aws_sqs_queue.jobs', { change: 'move', changed: { movedFrom: 'aws_sqs_queue.tasks' } })]),
    sentence: 'Renames the queue jobs from tasks to jobs.',
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
    sentence: 'Moves the bucket files into module storage and 2 queues into module messaging.',
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
    name: 'a port opened to the world',
    graph: marked(
      [n('tv_aws_internet.world', CREATED), n('aws_instance.bastion'), ...RUNNING],
      [e('tv_aws_internet.world', 'aws_instance.bastion', { ...CREATED, label: '22' })],
    ),
    sentence: 'Opens the EC2 instance bastion to the internet on port 22.',
  },
  {
    name: 'and closed',
    graph: marked(
      [n('tv_aws_internet.world', DELETED), n('aws_instance.bastion'), ...RUNNING],
      [e('tv_aws_internet.world', 'aws_instance.bastion', { ...DELETED, label: '22' })],
    ),
    sentence: 'Closes the EC2 instance bastion to the internet on port 22.',
  },
  {
    name: 'an arrow alone',
    graph: marked(
      [n('aws_apigatewayv2_api.shop'), n('aws_sqs_queue.jobs')],
      [e('aws_apigatewayv2_api.shop', 'aws_sqs_queue.jobs', CREATED)],
    ),
    sentence: 'Connects the API shop to the queue jobs.',
  },
  {
    name: 'arrows that go',
    graph: marked(
      [n('aws_lambda_function.a'), n('aws_lambda_function.b'), n('aws_sqs_queue.jobs')],
      [
        e('aws_lambda_function.a', 'aws_sqs_queue.jobs', DELETED),
        e('aws_lambda_function.b', 'aws_sqs_queue.jobs', DELETED),
      ],
    ),
    sentence: 'Disconnects 2 functions from the queue jobs.',
  },
  {
    name: 'another port between two',
    graph: marked(
      [n('aws_ecs_service.api'), n('aws_db_instance.orders', POSTGRES)],
      [e('aws_ecs_service.api', 'aws_db_instance.orders', { change: 'update', label: '5433' })],
    ),
    sentence: 'Changes the connection from the service api to the database orders.',
  },
  {
    name: 'a third zone',
    graph: marked([
      n('aws_vpc.shop'),
      ...within('aws_vpc.shop', n('aws_az.eu-west-1a'), n('aws_az.eu-west-1c', { ...CREATED, provenance: 'implied' })),
      ...within('aws_az.eu-west-1c', ...all('create', 'aws_subnet.private_c', 'aws_subnet.public_c')),
      ...within('aws_subnet.public_c', n('aws_nat_gateway.c', CREATED)),
    ]),
    sentence: 'Adds the availability zone eu-west-1c, 2 subnets and the NAT gateway c.',
  },
  {
    name: 'everything gone',
    graph: marked([
      n('aws_vpc.shop', DELETED),
      ...within('aws_vpc.shop', n('aws_subnet.private_a', DELETED), n('aws_lb.web', DELETED)),
      ...within(
        'aws_subnet.private_a',
        n('aws_ecs_service.api', DELETED),
        n('aws_db_instance.orders', { ...POSTGRES, ...DELETED }),
      ),
      n('aws_s3_bucket.files', DELETED),
      n('aws_iam_role.api', DELETED),
      n('aws_cloudwatch_log_group.api', DELETED),
    ]),
    sentence: 'Removes the load balancer web, the database orders and the bucket files, and makes 5 smaller changes.',
  },
  {
    name: 'a first version of everything',
    graph: marked(
      [
        n('tv_aws_users.users', CREATED),
        ...all(
          'create',
          'aws_cloudfront_distribution.site',
          'aws_s3_bucket.site',
          'aws_route53_zone.main',
          'aws_wafv2_web_acl.site',
        ),
      ],
      [
        e('tv_aws_users.users', 'aws_cloudfront_distribution.site', CREATED),
        e('aws_cloudfront_distribution.site', 'aws_s3_bucket.site', CREATED),
      ],
    ),
    sentence: 'Adds a DNS zone, the web application firewall site and the CDN site in front of the new bucket site.',
  },
  {
    name: 'a firewall, two search domains, a database replaced, a cache gone',
    graph: marked([
      n('aws_wafv2_web_acl.this', CREATED),
      ...all('create', 'aws_opensearch_domain.logs', 'aws_opensearch_domain.products'),
      n('aws_db_instance.orders', { ...POSTGRES, change: 'replace' }),
      n('aws_elasticache_cluster.session', DELETED),
    ]),
    sentence:
      'Adds a web application firewall and 2 search domains, removes the cache session, and replaces the database orders.',
  },
  {
    name: 'only what runs it',
    graph: marked([n('aws_iam_role.api', CREATED), n('aws_lambda_function.api')]),
    sentence: 'Adds the IAM role api.',
  },
  {
    name: 'only what is part of something',
    graph: marked([n('aws_lb.web', { changed: { folded: { create: 2, update: 1 } } })]),
    sentence: 'Changes 3 parts of the load balancer web.',
  },
  {
    name: 'taken over',
    graph: marked([n('aws_s3_bucket.logs', { change: 'import' }), n('aws_sqs_queue.old', { change: 'forget' })]),
    sentence: 'Imports the bucket logs and stops managing the queue old.',
  },
  {
    name: 'not decided yet',
    graph: marked([n('aws_sqs_queue.jobs', { change: 'deferred' })]),
    sentence: 'Decides later on the queue jobs.',
  },
  {
    name: 'development against production',
    graph: marked(
      [
        n('aws_db_instance.orders', { ...POSTGRES, ...size('instance_class', 'db.t3.micro', 'db.r6g.xlarge') }),
        n('aws_elasticache_replication_group.sessions', size('node_type', 'cache.t3.micro', 'cache.r6g.large')),
        n('aws_ecs_service.api', size('desired_count', '1', '6')),
        n('aws_wafv2_web_acl.shop', CREATED),
        n('aws_nat_gateway.b', CREATED),
        ...all('create', 'aws_cloudwatch_metric_alarm.cpu', 'aws_cloudwatch_metric_alarm.memory'),
      ],
      [],
    ),
    sentence:
      'Adds the web application firewall shop, the NAT gateway b and 2 CloudWatch alarms, resizes the database orders from db.t3.micro to db.r6g.xlarge and the cache sessions from cache.t3.micro to cache.r6g.large, and scales the service api from 1 to 6.',
  },
  {
    name: 'machines become services',
    graph: marked([
      ...all('delete', 'aws_instance.web', 'aws_instance.worker', 'aws_autoscaling_group.web'),
      ...all('create', 'aws_ecs_cluster.main', 'aws_ecs_service.web', 'aws_ecs_service.worker'),
      n('aws_lb.web', { change: 'update' }),
    ]),
    sentence:
      'Updates the load balancer web, removes 2 EC2 instances and the Auto Scaling group web, and adds 2 services and an ECS cluster.',
  },
  {
    name: 'a web app with its plan and database, in another cloud',
    graph: marked(
      [
        n('azurerm_resource_group.shop'),
        ...within(
          'azurerm_resource_group.shop',
          ...all(
            'create',
            'azurerm_linux_web_app.shop',
            'azurerm_postgresql_flexible_server.orders',
            'azurerm_key_vault.shop',
            'azurerm_cdn_frontdoor_profile.edge',
          ),
        ),
      ],
      [e('azurerm_cdn_frontdoor_profile.edge', 'azurerm_linux_web_app.shop', CREATED)],
    ),
    sentence:
      'Adds the database server orders, the key vault shop and the Front Door profile edge in front of the new web app shop.',
  },
  {
    name: 'events in a third cloud',
    graph: marked(
      [
        ...all(
          'create',
          'google_pubsub_topic.orders',
          'google_cloudfunctions2_function.bill',
          'google_storage_bucket.receipts',
        ),
        n('google_cloud_run_v2_service.shop'),
        n('google_sql_database_instance.main', {
          change: 'replace',
          changed: { reason: 'replace_because_cannot_update' },
        }),
      ],
      [e('google_cloud_run_v2_service.shop', 'google_pubsub_topic.orders', CREATED)],
    ),
    sentence: 'Replaces the database, and adds the bucket receipts, the topic orders and the function bill.',
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
    name: 'a cluster moves house',
    graph: marked([
      ...all('none', 'aws_vpc.old', 'aws_vpc.new'),
      ...within('aws_vpc.old', n('aws_eks_cluster.shop~9', { change: 'move', ghostOf: 'aws_eks_cluster.shop' })),
      ...within('aws_vpc.new', n('aws_eks_cluster.shop', { change: 'move' })),
    ]),
    sentence: 'Moves the Kubernetes cluster shop into VPC new.',
  },
  {
    name: 'many small things',
    graph: marked([
      n('aws_lb.web', CREATED),
      n('aws_dynamodb_table.carts', CREATED),
      n('aws_lambda_function.mail', CREATED),
      ...Array.from({ length: 14 }, (_, at) => n(`aws_iam_role.r${at}`, CREATED)),
    ]),
    sentence:
      'Adds the load balancer web, the DynamoDB table carts and the function mail, and makes 14 smaller changes.',
  },
  {
    name: 'more of the same weight than there is room for',
    graph: marked([
      ...all('delete', 'aws_db_instance.a', 'aws_s3_bucket.b', 'aws_sqs_queue.c', 'aws_dynamodb_table.d'),
    ]),
    sentence: 'Removes the database a, the DynamoDB table d and the bucket b, and makes 1 other change.',
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
    name: 'workloads in a cluster',
    graph: marked([
      n('kubernetes_deployment.shop', { change: 'update' }),
      n('kubernetes_ingress_v1.shop', CREATED),
      n('kubernetes_stateful_set.db', DELETED),
      n('helm_release.metrics', CREATED),
    ]),
    sentence:
      'Adds the ingress shop and the Helm release metrics, removes the StatefulSet db, and updates the deployment shop.',
  },
  {
    name: 'a second region',
    graph: marked([
      n('aws_group.eu-west-1'),
      n('aws_group.us-east-1', { ...CREATED, provenance: 'implied' }),
      ...within('aws_group.us-east-1', n('aws_vpc.us', CREATED), n('aws_dynamodb_table.carts_us', CREATED)),
      ...within('aws_group.eu-west-1', n('aws_dynamodb_table.carts')),
    ]),
    sentence: 'Adds the DynamoDB table carts_us, the region us-east-1 and the VPC us.',
  },
  {
    name: 'an encrypted bucket: no request goes to a key',
    graph: marked(
      [n('aws_kms_key.data'), n('aws_lambda_function.api')],
      [e('aws_lambda_function.api', 'aws_kms_key.data', { ...CREATED, thin: true })],
    ),
    sentence: 'Connects the function api to the KMS key data.',
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
  {
    name: 'a site opened to users, and an office cut off',
    graph: marked(
      [n('tv_aws_users.users', CREATED), n('tv_aws_onprem.office'), n('aws_lb.web'), n('aws_vpn_gateway.hq')],
      [e('tv_aws_users.users', 'aws_lb.web', CREATED), e('tv_aws_onprem.office', 'aws_vpn_gateway.hq', DELETED)],
    ),
    sentence: 'Closes the VPN gateway hq to the premises and opens the load balancer web to users.',
  },
  {
    name: 'only who is outside',
    graph: marked([n('tv_aws_users.users', CREATED), n('aws_lb.web')]),
    sentence: 'Makes 1 other change.',
  },
];
