/** One graph with everything that there is to say of a change. */
import type { Graph } from '../../../../src/graph/model.js';
import { e, marked, n, within } from './marked.js';

const MARKED = marked(
  [
    n('tv_aws_internet.world'),
    n('aws_vpc.shop'),
    ...within(
      'aws_vpc.shop',
      n('aws_subnet.private_a'),
      n('aws_subnet.private_b', { change: 'create' }),
      n('aws_lb.web', {
        changed: {
          folded: { create: 2, update: 1 },
          exposure: [
            {
              ...{ change: 'opens', what: 'port 443', to: 'the internet' },
              ...{ by: 'aws_security_group_rule.web', at: 'aws_security_group.web' },
            },
          ],
        },
      }),
    ),
    ...within(
      'aws_subnet.private_a',
      n('aws_db_instance.orders', {
        attributes: { engine: 'postgres' },
        change: 'replace',
        changed: {
          reason: 'replace_because_cannot_update',
          createsFirst: true,
          forcedBy: ['engine'],
          mayBeForcedBy: ['db_name'],
          values: [
            { name: 'engine_version', before: '13', after: null },
            { name: 'engine', before: 'mysql', after: 'postgres', forces: true },
          ],
        },
      }),
      n('aws_elasticache_cluster.sessions~2', { change: 'move', ghostOf: 'aws_elasticache_cluster.sessions' }),
    ),
    ...within(
      'aws_subnet.private_b',
      n('aws_elasticache_cluster.sessions', {
        change: 'move',
        changed: { movedFrom: 'module.old.aws_elasticache_cluster.sessions' },
      }),
    ),
    n('aws_instance.worker', { change: 'update', count: 4, changed: { instances: { delete: 1, none: 3 } } }),
    n('aws_ecs_service.api', {
      change: 'update',
      count: 3,
      changed: {
        countBefore: 2,
        rights: [
          {
            ...{ change: 'gains', level: 'read', does: 'read', actions: ['s3:GetObject', 's3:GetObjectTagging'] },
            ...{ by: 'aws_iam_role_policy.api', principal: { address: 'aws_iam_role.api', noun: '', name: '' } },
            target: { address: 'aws_s3_bucket.files', noun: '', name: '' },
          },
          {
            ...{ change: 'changes', does: '', actions: [], by: 'aws_iam_role.api', isTrust: true, isConditional: true },
            principal: { noun: 'account', name: '111122223333', detail: 'x', is: 'service' },
            target: { address: 'aws_iam_role.api', noun: '', name: '' },
          },
        ],
      },
    }),
    n('aws_sqs_queue.jobs', {
      change: 'create',
      attributes: { tier: 'standard' },
      changed: { looksLike: 'aws_sqs_queue.tasks' },
    }),
    n('aws_sqs_queue.tasks', {
      change: 'delete',
      changed: { looksLike: 'aws_sqs_queue.jobs', reason: 'delete_because_no_resource_config' },
    }),
    n('aws_ecs_cluster.jobs', {
      change: 'update',
      changed: {
        folded: { create: 1, update: 1 },
        parts: [
          { address: 'aws_ecs_cluster_capacity_providers.jobs', change: 'create' },
          {
            address: 'module.jobs.aws_ecs_task_definition.jobs["a"]',
            change: 'update',
            values: [{ name: 'memory_size', before: '1', after: '2' }],
          },
        ],
      },
    }),
    ...within('aws_subnet.private_a', n('aws_eks_cluster.a', { labelOverride: 'shop', change: 'update' })),
    ...within('aws_subnet.private_b', n('aws_eks_cluster.b', { labelOverride: 'shop' })),
    n('aws_s3_bucket.files', { change: 'import' }),
    n('aws_s3_bucket.logs', { change: 'forget', changed: { isForgotten: true } }),
    n('aws_sns_topic.mails', {
      change: 'update',
      changed: {
        rules: [{ change: 'delete', does: 'denies', what: 'inbound traffic' }],
        effects: [{ change: 'create', text: 'deletes messages after 7 days', isRisk: true }],
        isImported: true,
        drift: [{ name: 'name', before: 'a', after: 'b' }],
      },
    }),
    n('aws_dynamodb_table.carts', {
      change: 'update',
      changed: {
        blocks: [
          { path: 'global_secondary_index', removed: ['by_day', 'by_mail'], added: ['by_user'], kept: ['by_id'] },
        ],
      },
    }),
    n('aws_lambda_function.later', { change: 'deferred' }),
  ],
  [
    e('tv_aws_internet.world', 'aws_instance.worker', { change: 'create', label: '22' }),
    e('aws_ecs_service.api', 'aws_sqs_queue.jobs', { change: 'create' }),
    e('aws_ecs_service.api', 'aws_sns_topic.mails', { change: 'delete' }),
    e('aws_elasticache_cluster.sessions~2', 'aws_elasticache_cluster.sessions', { change: 'move' }),
    e('aws_lambda_function.later', 'aws_sns_topic.mails'),
  ],
);

export const WHOLE: Graph = {
  ...MARKED,
  touched: [
    {
      ...{ address: 'aws_iam_role_policy.worker', origin: 'aws_iam_role_policy.worker', type: 'aws_iam_role_policy' },
      ...{ change: 'update', attributes: ['policy'], into: 'aws_iam_role.worker' },
    },
    {
      ...{ address: 'aws_launch_template.web', origin: 'aws_launch_template.web', type: 'aws_launch_template' },
      ...{ change: 'update', attributes: ['name'], forcedBy: ['name'], mayBeForcedBy: ['name'] },
    },
  ],
};
