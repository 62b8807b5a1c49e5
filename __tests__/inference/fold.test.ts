import { understand } from '../../src/inference/index.js';
import { HIDDEN_SETTING } from '../../src/inference/messages.js';
import { arrowsOf, drawn, plan, type Sketch } from './build.js';

const nodesOf = (sketches: Record<string, Sketch>) => [...drawn(sketches).nodes.keys()];
const entry = (sketches: Record<string, Sketch>, address: string) =>
  understand(plan(sketches)).ledger.entries.find((found) => found.address === address);

test('a policy folds into its queue, and what it names is no arrow', () => {
  const graph = drawn({
    'aws_sqs_queue.q': {},
    'aws_sns_topic.t': {},
    'aws_sqs_queue_policy.p': { refs: { queue_url: 'aws_sqs_queue.q', policy: 'aws_sns_topic.t' } },
  });
  expect([...graph.nodes.keys()]).toEqual(['aws_sns_topic.t', 'aws_sqs_queue.q']);
  expect(graph.edges).toEqual([]);
});

test('folds are followed to the end, and the ledger names both steps', () => {
  const sketches: Record<string, Sketch> = {
    'aws_vpc.main': {},
    'aws_route_table.rt': { refs: { vpc_id: 'aws_vpc.main' } },
    'aws_route.r': { refs: { route_table_id: 'aws_route_table.rt' } },
  };
  expect(nodesOf(sketches)).toEqual(['aws_vpc.main']);
  expect(entry(sketches, 'aws_route.r')).toEqual({
    bucket: 'folded',
    address: 'aws_route.r',
    origin: 'aws_route.r',
    kind: 'owner',
    into: 'aws_route_table.rt',
    node: 'aws_vpc.main',
    evidence: [{ rule: 'reference', isFact: true, by: 'aws_route.r', path: 'route_table_id' }],
  });
});

test('a target group is part of the load balancer whose listener names it; services behind it are called', () => {
  const graph = drawn({
    'aws_lb.web': {},
    'aws_lb_listener.http': { refs: { load_balancer_arn: 'aws_lb.web', default_action: 'aws_lb_target_group.t' } },
    'aws_lb_target_group.t': {},
    'aws_ecs_service.api': { refs: { load_balancer: 'aws_lb_target_group.t', depends_on: 'aws_lb_listener.http' } },
  });
  expect([...graph.nodes.keys()]).toEqual(['aws_ecs_service.api', 'aws_lb.web']);
  expect(arrowsOf(graph)).toEqual(['aws_lb.web > aws_ecs_service.api']);
});

test('a counted address folds into the gateway with its own key', () => {
  const addresses = ['aws_eip.e[0]', 'aws_eip.e[1]'];
  const sketches: Record<string, Sketch> = {
    'aws_eip.e[0]': {},
    'aws_eip.e[1]': {},
    'aws_nat_gateway.n[0]': { refs: { allocation_id: addresses } },
    'aws_nat_gateway.n[1]': { refs: { allocation_id: addresses } },
  };
  expect(entry(sketches, 'aws_eip.e[1]')).toMatchObject({ into: 'aws_nat_gateway.n[1]' });
});

test('what is foldable but has no host is drawn', () => {
  expect(nodesOf({ 'aws_lb_listener.alone': {}, 'aws_eip.spare': {} })).toEqual([
    'aws_eip.spare',
    'aws_lb_listener.alone',
  ]);
});

test('two stores that share a subnet group stay two, without an arrow', () => {
  const graph = drawn({
    'aws_db_subnet_group.g': {},
    'aws_db_instance.a': { refs: { db_subnet_group_name: 'aws_db_subnet_group.g' } },
    'aws_db_instance.b': { refs: { db_subnet_group_name: 'aws_db_subnet_group.g' } },
  });
  expect([...graph.nodes.keys()]).toEqual(['aws_db_instance.a', 'aws_db_instance.b']);
  expect(graph.edges).toEqual([]);
});

test('functions that share a role are not linked by it', () => {
  const graph = drawn({
    'aws_iam_role.r': {},
    'aws_lambda_function.a': { refs: { role: 'aws_iam_role.r' } },
    'aws_lambda_function.b': { refs: { role: 'aws_iam_role.r' } },
  });
  expect([...graph.nodes.keys()]).toEqual(['aws_lambda_function.a', 'aws_lambda_function.b']);
  expect(graph.edges).toEqual([]);
});

test('helpers are hidden with a reason, but an empty picture is worse', () => {
  const helpers: Record<string, Sketch> = { 'null_resource.n': {}, 'random_id.r': {} };
  expect(entry({ ...helpers, 'aws_s3_bucket.b': {} }, 'null_resource.n')).toMatchObject({
    bucket: 'hidden',
    rule: 'a helper of Terraform, not infrastructure',
  });
  expect(nodesOf(helpers)).toEqual(['null_resource.n', 'random_id.r']);
});

test('a circle of folds does not lose anybody', () => {
  const sketches: Record<string, Sketch> = {
    'aws_sqs_queue_policy.a': { refs: { queue_url: 'aws_sqs_queue_policy.b' } },
    'aws_sqs_queue_policy.b': { refs: { queue_url: 'aws_sqs_queue_policy.c' } },
    'aws_sqs_queue_policy.c': { refs: { queue_url: 'aws_sqs_queue_policy.b' } },
  };
  expect(nodesOf(sketches)).toEqual(['aws_sqs_queue_policy.b']);
});

test('a data source in between is contracted and accounted for', () => {
  const sketches: Record<string, Sketch> = {
    'aws_lambda_function.f': { refs: { environment: 'aws_ssm_parameter.p' } },
    'aws_ssm_parameter.p': { mode: 'data', refs: { name: 'aws_sqs_queue.q' } },
    'aws_sqs_queue.q': {},
  };
  expect(arrowsOf(drawn(sketches))).toEqual(['aws_lambda_function.f > aws_sqs_queue.q']);
  expect(entry(sketches, 'aws_ssm_parameter.p')).toMatchObject({
    bucket: 'hidden',
    rule: 'a data source: read, not created',
  });
});

test('what a local hides folds into the only one nearby: in its module, then in those around it', () => {
  const sketches: Record<string, Sketch> = {
    'module.net.aws_vpc.this': {},
    'module.net.aws_route_table.rt[0]': {},
    'module.net.module.logs.aws_flow_log.log': {},
    'module.other.aws_vpc.this': {},
  };
  expect(entry(sketches, 'module.net.aws_route_table.rt[0]')).toMatchObject({ into: 'module.net.aws_vpc.this' });
  expect(entry(sketches, 'module.net.module.logs.aws_flow_log.log')).toMatchObject({ into: 'module.net.aws_vpc.this' });
});

test('at the root everything is near: a role without a user is of no flow log, and a rule with two groups to choose from is of none', () => {
  const role: Record<string, Sketch> = {
    'aws_vpc.v': {},
    'aws_flow_log.l': { refs: { vpc_id: 'aws_vpc.v' } },
    'aws_iam_role.r': {},
  };
  expect(entry(role, 'aws_iam_role.r')).toMatchObject({ bucket: 'hidden' });
  const rule: Record<string, Sketch> = {
    'aws_security_group.a': {},
    'aws_security_group.b': {},
    'aws_security_group_rule.r': {},
  };
  expect(entry(rule, 'aws_security_group_rule.r')).toMatchObject({ bucket: 'hidden' });
});

test('a policy attachment does not make its role fold into it', () => {
  const sketches: Record<string, Sketch> = {
    'aws_iam_role.r': {},
    'aws_iam_role_policy_attachment.p': { refs: { role: 'aws_iam_role.r' } },
  };
  expect(nodesOf(sketches)).toEqual(['aws_iam_role.r']);
});

test('nothing folds into a helper, and helpers alone stay apart', () => {
  expect(
    nodesOf({
      'aws_ssm_parameter.p': { refs: { value: 'random_password.x' } },
      'random_password.x': {},
    }),
  ).toEqual(['aws_ssm_parameter.p']);
  const helpers: Record<string, Sketch> = {
    'terraform_data.a': {},
    'terraform_data.b': { refs: { input: 'terraform_data.a' } },
  };
  expect(nodesOf(helpers)).toEqual(['terraform_data.a', 'terraform_data.b']);
});

test('sources without attributes fold too', () => {
  const sketches: Record<string, Sketch> = {
    'aws_sqs_queue.q': {},
    'aws_sqs_queue_policy.p': { refs: { '*': 'aws_sqs_queue.q' } },
  };
  expect(nodesOf(sketches)).toEqual(['aws_sqs_queue.q']);
});

test('a log group folds into what it is named after', () => {
  const sketches: Record<string, Sketch> = {
    'aws_lambda_function.f': { values: { function_name: 'fulfil-order' } },
    'aws_lambda_function.other': { values: { function_name: 'fulfil' } },
    'aws_cloudwatch_log_group.l': { values: { name: '/aws/lambda/fulfil-order' } },
    'aws_cloudwatch_log_group.elsewhere': { values: { name: '/aws/lambda/somewhere-else' } },
    'aws_eks_cluster.k': { values: { name: 'platform' } },
    'aws_cloudwatch_log_group.k': { values: { name: '/aws/eks/platform/cluster' } },
  };
  expect(entry(sketches, 'aws_cloudwatch_log_group.l')).toMatchObject({ into: 'aws_lambda_function.f' });
  expect(entry(sketches, 'aws_cloudwatch_log_group.k')).toMatchObject({ into: 'aws_eks_cluster.k' });
  expect(entry(sketches, 'aws_cloudwatch_log_group.elsewhere')).toMatchObject({ bucket: 'drawn' });
});

test('a setting of what is not in the plan is in no picture, unless it is all there is or things are part of it', () => {
  const setting: Record<string, Sketch> = { 'azurerm_monitor_diagnostic_setting.d': {} };
  expect(nodesOf(setting)).toEqual(['azurerm_monitor_diagnostic_setting.d']);
  const beside = { ...setting, 'azurerm_key_vault.k': {} };
  expect(nodesOf(beside)).toEqual(['azurerm_key_vault.k']);
  expect(entry(beside, 'azurerm_monitor_diagnostic_setting.d')).toMatchObject({
    bucket: 'hidden',
    rule: HIDDEN_SETTING,
  });
  const carrying: Record<string, Sketch> = {
    'aws_iam_policy_attachment.a': { refs: { policy_arn: 'aws_iam_policy.p' } },
    'aws_iam_policy.p': {},
    'aws_sqs_queue.q': {},
  };
  expect(nodesOf(carrying)).toEqual(['aws_iam_policy.p', 'aws_sqs_queue.q']);
  expect(nodesOf({ 'google_kms_crypto_key.k': {}, 'google_pubsub_topic.t': {} })).toHaveLength(2);
});

test.each([
  ['with the same references is part of the other record', 'aws_cloudfront_distribution.web', 1],
  ['with another target is a record of its own', 'aws_lb.web', 2],
])('a record of IPv6 whose name is unknown, %s', (_, target, count) => {
  const record = (type: string, alias: string): Sketch => ({ values: { type }, refs: { alias } });
  const records = nodesOf({
    'aws_cloudfront_distribution.web': {},
    'aws_lb.web': { values: { internal: false } },
    'aws_route53_record.ipv4': record('A', 'aws_cloudfront_distribution.web'),
    'aws_route53_record.ipv6': record('AAAA', target),
  }).filter((address) => address.startsWith('aws_route53_record'));
  expect(records).toHaveLength(count);
});

test('what several programs share belongs to all of them: each reads what it names', () => {
  const graph = drawn({
    'kubernetes_secret.s': { refs: { data: 'azurerm_redis_cache.c' } },
    'kubernetes_deployment.web': {
      refs: { 'spec.template.spec.container.env_from.secret_ref.name': 'kubernetes_secret.s' },
    },
    'kubernetes_job.migrate': {
      refs: { 'spec.template.spec.container.env_from.secret_ref.name': 'kubernetes_secret.s' },
    },
    'azurerm_redis_cache.c': {},
  });
  expect(arrowsOf(graph)).toEqual([
    'kubernetes_deployment.web > azurerm_redis_cache.c',
    'kubernetes_job.migrate > azurerm_redis_cache.c',
  ]);
});

test('a policy of a container folds into its storage account, and a disruption budget is a rule inside a cluster', () => {
  const { nodes } = drawn({
    'azurerm_storage_account.s': {},
    'azurerm_storage_container.c': { refs: { storage_account_name: 'azurerm_storage_account.s' } },
    'azurerm_storage_container_immutability_policy.i': {
      refs: { storage_container_resource_manager_id: 'azurerm_storage_container.c' },
    },
    'kubernetes_pod_disruption_budget_v1.b': {},
  });
  expect([...nodes.keys()]).toEqual(['azurerm_storage_account.s']);
});
