/** What a role may use, and the ports that callers name. */
import { GRANTED_MAX } from '../../src/inference/limits.js';
import { arrowsOf, drawn, type Sketch } from './build.js';

const FUNCTION: Record<string, Sketch> = {
  'aws_iam_role.app': {},
  'aws_lambda_function.app': { refs: { role: 'aws_iam_role.app' } },
  'aws_dynamodb_table.t': {},
  'aws_iam_role_policy.p': { refs: { role: 'aws_iam_role.app', policy: 'aws_dynamodb_table.t' } },
};

test('whoever has a role may use what its policy names', () => {
  expect(arrowsOf(drawn(FUNCTION))).toEqual(['aws_lambda_function.app > aws_dynamodb_table.t']);
});

test('a policy that is attached says the same', () => {
  const { 'aws_iam_role_policy.p': _, ...rest } = FUNCTION;
  const graph = drawn({
    ...rest,
    'aws_iam_policy.p': { refs: { policy: 'aws_dynamodb_table.t' } },
    'aws_iam_role_policy_attachment.p': { refs: { role: 'aws_iam_role.app', policy_arn: 'aws_iam_policy.p' } },
  });
  expect(arrowsOf(graph)).toEqual(['aws_lambda_function.app > aws_dynamodb_table.t']);
});

test('a queue that feeds a function is not called by it, although it may receive from it', () => {
  const graph = drawn({
    'aws_iam_role.app': {},
    'aws_lambda_function.app': { refs: { role: 'aws_iam_role.app' } },
    'aws_sqs_queue.q': {},
    'aws_lambda_event_source_mapping.m': {
      refs: { event_source_arn: 'aws_sqs_queue.q', function_name: 'aws_lambda_function.app' },
    },
    'aws_iam_role_policy.p': { refs: { role: 'aws_iam_role.app', policy: 'aws_sqs_queue.q' } },
  });
  expect(arrowsOf(graph)).toEqual(['aws_sqs_queue.q > aws_lambda_function.app']);
});

test('of those that share a role, the one that is told to use something does; where none is, each may', () => {
  const shared: Record<string, Sketch> = {
    'aws_iam_role.app': {},
    'aws_lambda_function.a': { refs: { role: 'aws_iam_role.app' } },
    'aws_lambda_function.b': { refs: { role: 'aws_iam_role.app' } },
    'aws_s3_bucket.s': {},
    'aws_iam_role_policy.p': { refs: { role: 'aws_iam_role.app', policy: 'aws_s3_bucket.s' } },
  };
  expect(arrowsOf(drawn(shared))).toEqual([
    'aws_lambda_function.a > aws_s3_bucket.s',
    'aws_lambda_function.b > aws_s3_bucket.s',
  ]);
  const told = { refs: { role: 'aws_iam_role.app', environment: 'aws_s3_bucket.s' } };
  expect(arrowsOf(drawn({ ...shared, 'aws_lambda_function.b': told }))).toEqual([
    'aws_lambda_function.b > aws_s3_bucket.s',
  ]);
});

test('keys and logs that a role may use are quiet', () => {
  const graph = drawn({
    ...FUNCTION,
    'aws_kms_key.k': {},
    'aws_iam_role_policy.p': { refs: { role: 'aws_iam_role.app', policy: 'aws_kms_key.k' } },
  });
  expect(arrowsOf(graph)).toEqual([]);
});

test('a role on a resource group is no arrow to the box', () => {
  const graph = drawn({
    'azurerm_resource_group.rg': {},
    'azurerm_kubernetes_cluster.k': { refs: { resource_group_name: 'azurerm_resource_group.rg' } },
    'azurerm_role_assignment.r': {
      refs: { scope: 'azurerm_resource_group.rg', principal_id: 'azurerm_kubernetes_cluster.k' },
    },
  });
  expect(arrowsOf(graph)).toEqual([]);
});

const BALANCER: Record<string, Sketch> = {
  'aws_lb.l': { values: { internal: true } },
  'aws_lb_listener.l': {
    values: { port: 443 },
    refs: { load_balancer_arn: 'aws_lb.l', default_action: 'aws_lb_target_group.t' },
  },
  'aws_lb_target_group.t': { values: { port: 8080 } },
};

test('the port of a target group is on the arrow to its targets', () => {
  const graph = drawn({ ...BALANCER, 'aws_ecs_service.s': { refs: { load_balancer: 'aws_lb_target_group.t' } } });
  expect(graph.edges.map(({ from, to, label }) => [from, to, label])).toEqual([
    ['aws_lb.l', 'aws_ecs_service.s', '8080'],
  ]);
});

test('the port of a firewall rule says more, and of several the one that the service listens on', () => {
  const rule = (port: number): Sketch => ({
    values: { from_port: port, to_port: port, ip_protocol: 'tcp' },
    refs: { security_group_id: 'aws_security_group.s', referenced_security_group_id: 'aws_security_group.l' },
  });
  const graph = drawn({
    ...BALANCER,
    'aws_lb.l': { values: { internal: true }, refs: { security_groups: 'aws_security_group.l' } },
    'aws_security_group.l': {},
    'aws_security_group.s': {},
    'aws_vpc_security_group_ingress_rule.a': rule(8080),
    'aws_vpc_security_group_ingress_rule.b': rule(9090),
    'aws_ecs_service.s': {
      values: { load_balancer: [{ container_port: 8080 }] },
      refs: { load_balancer: 'aws_lb_target_group.t', network_configuration: 'aws_security_group.s' },
    },
  });
  expect(graph.edges.map(({ from, to, label }) => [from, to, label])).toEqual([
    ['aws_lb.l', 'aws_ecs_service.s', '8080/tcp'],
  ]);
});

test('a release runs on the cluster that its provider talks to; other resources do not call what theirs does', () => {
  const graph = drawn({
    'aws_eks_cluster.k': {},
    'helm_release.r': { refs: { provider: 'aws_eks_cluster.k' } },
    'aws_s3_bucket.b': { refs: { provider: 'aws_eks_cluster.k' } },
  });
  expect(arrowsOf(graph)).toEqual(['aws_eks_cluster.k > helm_release.r']);
});

test('eight users by six things are arrows, one thing more is a web and none', () => {
  const arrows = (things: number) => {
    const names = (of: string, count: number) => Array.from({ length: count }, (_, n) => `${of}${n}`);
    const tables = names('aws_dynamodb_table.t', things);
    return arrowsOf(
      drawn({
        'aws_iam_role.app': {},
        ...Object.fromEntries(
          names('aws_lambda_function.f', 8).map((name) => [name, { refs: { role: 'aws_iam_role.app' } }]),
        ),
        ...Object.fromEntries(tables.map((name) => [name, {}])),
        'aws_iam_role_policy.p': { refs: { role: 'aws_iam_role.app', policy: tables } },
      }),
    ).length;
  };
  expect([arrows(6), arrows(7)]).toEqual([GRANTED_MAX, 0]);
});
