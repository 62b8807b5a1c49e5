/** Much at once. */
import { all, e, marked, n, within } from '../support/marked.js';
import { CREATED, DELETED, POSTGRES, type Scenario, size } from './model.js';

export const ESTATES: readonly Scenario[] = [
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
    sentence:
      'Removes the database orders, the bucket files and the load balancer web, and 5 more changes: the removed service api, the removed VPC shop, the removed private subnet a and 2 more.',
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
      'Removes the cache session, replaces the database orders, and adds a web application firewall and 2 search domains.',
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
      'Removes 2 EC2 instances and the Auto Scaling group web, adds 2 services and an ECS cluster, and updates the load balancer web.',
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
    sentence:
      'Replaces the database, and adds the bucket receipts, the function bill and the topic orders for the service shop.',
  },
  {
    name: 'what takes data along is said before ways in',
    graph: marked([
      ...all('delete', 'aws_lb.web', 'aws_cloudfront_distribution.site', 'aws_internet_gateway.shop'),
      ...all('delete', 'aws_sqs_queue.jobs', 'aws_db_instance.orders'),
    ]),
    sentence:
      'Removes the database orders, the queue jobs and the load balancer web, and 2 more changes: the removed CDN site and the removed internet gateway shop.',
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
      'Adds the load balancer web, the DynamoDB table carts and the function mail, and 14 more changes: 14 new roles.',
  },
  {
    name: 'risks of several resources: each resource has one clause, and none is only counted',
    graph: marked([
      n('aws_sqs_queue.jobs', { change: 'delete' }),
      n('aws_db_instance.orders', {
        change: 'update',
        changed: {
          values: [
            { name: 'backup_retention_period', before: '14', after: '0' },
            { name: 'deletion_protection', before: 'true', after: 'false' },
            { name: 'instance_class', before: 'db.t3.micro', after: 'db.t3.large' },
            { name: 'multi_az', before: 'true', after: 'false' },
          ],
        },
      }),
      n('aws_s3_bucket.files', {
        change: 'update',
        changed: { values: [{ name: 'versioning', before: 'Enabled', after: 'Suspended' }] },
      }),
      n('aws_lambda_function.thumbs', {
        change: 'update',
        changed: { values: [{ name: 'timeout', before: '30', after: '90' }] },
      }),
    ]),
    sentence:
      'Removes the queue jobs, turns off deletion protection and backups of the database orders, makes it single-AZ, resizes it from db.t3.micro to db.t3.large, suspends versioning of the bucket files, and 1 more change: the changed function thumbs.',
  },
  {
    name: 'effects of parts, with the block that has them',
    graph: marked([
      n('aws_s3_bucket.files', {
        change: 'update',
        changed: {
          folded: { update: 1 },
          parts: [
            {
              address: 'aws_s3_bucket_lifecycle_configuration.old',
              change: 'update',
              effects: [
                { change: 'create', text: 'moves objects to GLACIER after 7 days' },
                { change: 'create', text: 'deletes objects after 30 days', isRisk: true },
                { change: 'delete', text: 'deletes objects after 90 days', isRisk: true },
                { change: 'delete', text: 'aborts incomplete uploads after 1 day' },
              ],
            },
          ],
        },
      }),
    ]),
    sentence:
      'Changes the S3 bucket lifecycle old of the bucket files (moves objects to GLACIER after 7 days, deletes objects after 30 days instead of 90 and no longer aborts incomplete uploads after 1 day).',
  },
  {
    name: 'effects of a part that is gone',
    graph: marked([
      n('aws_lb.web', {
        change: 'update',
        changed: {
          folded: { delete: 1 },
          parts: [
            {
              address: 'aws_lb_listener.http',
              change: 'delete',
              effects: [{ change: 'delete', text: 'redirects to HTTPS on port 443' }],
            },
          ],
        },
      }),
    ]),
    sentence: 'Removes the load balancer listener http from the load balancer web (redirected to HTTPS on port 443).',
  },
  {
    name: 'more of the same weight than there is room for',
    graph: marked([
      ...all('delete', 'aws_db_instance.a', 'aws_s3_bucket.b', 'aws_sqs_queue.c', 'aws_dynamodb_table.d'),
    ]),
    sentence: 'Removes the database a, the DynamoDB table d, the bucket b and the queue c.',
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
];
