import { understand } from '../../src/understand/index.js';
import { arrowsOf, drawn, plan, type Sketch } from './build.js';

/** Between resources; who comes in from outside is in enter.test.ts. */
const arrows = (sketches: Record<string, Sketch>) =>
  arrowsOf(drawn(sketches)).filter((arrow) => !arrow.startsWith('tv_'));

describe('links', () => {
  const F = 'aws_lambda_function.f';
  const cases: [string, Record<string, Sketch>, string[]][] = [
    [
      'event source mapping: queue calls function',
      {
        [F]: {},
        'aws_sqs_queue.q': {},
        'aws_lambda_event_source_mapping.m': { refs: { event_source_arn: 'aws_sqs_queue.q', function_name: F } },
      },
      [`aws_sqs_queue.q > ${F}`],
    ],
    [
      'subscription: topic calls queue',
      {
        'aws_sns_topic.t': {},
        'aws_sqs_queue.q': {},
        'aws_sns_topic_subscription.s': { refs: { topic_arn: 'aws_sns_topic.t', endpoint: 'aws_sqs_queue.q' } },
      },
      ['aws_sns_topic.t > aws_sqs_queue.q'],
    ],
    [
      'record: zone leads to load balancer',
      {
        'aws_route53_zone.z': {},
        'aws_lb.web': {},
        'aws_route53_record.r': { refs: { zone_id: 'aws_route53_zone.z', alias: 'aws_lb.web' } },
      },
      ['aws_route53_zone.z > aws_lb.web'],
    ],
    [
      'record of a zone elsewhere is a node itself',
      { 'aws_lb.web': {}, 'aws_route53_record.r': { refs: { alias: 'aws_lb.web' } } },
      ['aws_route53_record.r > aws_lb.web'],
    ],
    [
      'schedule: rule calls function',
      {
        [F]: {},
        'aws_cloudwatch_event_rule.r': {},
        'aws_cloudwatch_event_target.t': { refs: { rule: 'aws_cloudwatch_event_rule.r', arn: F } },
        'aws_lambda_permission.p': { refs: { function_name: F, source_arn: 'aws_cloudwatch_event_rule.r' } },
      },
      [`aws_cloudwatch_event_rule.r > ${F}`],
    ],
    [
      'notification: bucket calls function',
      {
        [F]: {},
        'aws_s3_bucket.b': {},
        'aws_s3_bucket_notification.n': { refs: { bucket: 'aws_s3_bucket.b', lambda_function: F } },
      },
      [`aws_s3_bucket.b > ${F}`],
    ],
    [
      'attachment: load balancer calls instance',
      {
        'aws_lb.web': {},
        'aws_instance.i': {},
        'aws_lb_listener.l': { refs: { load_balancer_arn: 'aws_lb.web', default_action: 'aws_lb_target_group.t' } },
        'aws_lb_target_group.t': {},
        'aws_lb_target_group_attachment.a': {
          refs: { target_group_arn: 'aws_lb_target_group.t', target_id: 'aws_instance.i' },
        },
      },
      ['aws_lb.web > aws_instance.i'],
    ],
    [
      'API: gateway calls function',
      {
        [F]: {},
        'aws_apigatewayv2_api.api': {},
        'aws_apigatewayv2_integration.i': { refs: { api_id: 'aws_apigatewayv2_api.api', integration_uri: F } },
      },
      [`aws_apigatewayv2_api.api > ${F}`],
    ],
  ];
  test.each(cases)('%s', (_, sketches, expected) => expect(arrows(sketches)).toEqual(expected));
});

describe('security group rules', () => {
  const instance = (group: string): Sketch => ({ refs: { vpc_security_group_ids: group } });
  const sketches = (values: Sketch['values'], more: Record<string, Sketch> = {}): Record<string, Sketch> => ({
    'aws_security_group.app': {},
    'aws_security_group.db': {},
    'aws_instance.app': instance('aws_security_group.app'),
    'aws_db_instance.db': instance('aws_security_group.db'),
    'aws_security_group_rule.r': {
      refs: { security_group_id: 'aws_security_group.db', source_security_group_id: 'aws_security_group.app' },
      values: { type: 'ingress', ...values },
    },
    ...more,
  });
  const labels = (all: Record<string, Sketch>) =>
    drawn(all).edges.map(({ from, to, label }) => `${from} > ${to}: ${label}`);

  test('say who calls whom where nothing else does', () => {
    expect(arrows(sketches({}))).toEqual(['aws_instance.app > aws_db_instance.db']);
    expect(arrows(sketches({ type: 'egress' }))).toEqual([]);
  });

  test('say nothing against a reference', () => {
    const other = {
      ...instance('aws_security_group.db'),
      refs: { vpc_security_group_ids: 'aws_security_group.db', tags_of: 'aws_instance.app' },
    };
    expect(arrows(sketches({}, { 'aws_db_instance.db': other }))).toEqual(['aws_db_instance.db > aws_instance.app']);
  });

  test('are explained by one call between the groups, and then say only its port', () => {
    const port = { from_port: 8080, to_port: 8080, protocol: 'tcp' };
    const app = instance('aws_security_group.db');
    const called = { refs: { ...app.refs, user_data: 'aws_instance.app' } };
    const front = { refs: { ...instance('aws_security_group.app').refs, user_data: 'aws_instance.first' } };
    const first = { 'aws_instance.app': front, 'aws_instance.first': app, 'aws_instance.second': app };
    expect(labels(sketches(port, first))).toEqual(['aws_instance.app > aws_instance.first: 8080/tcp']);
    expect(labels(sketches(port, { 'aws_instance.back': called }))).toEqual(['aws_instance.back > aws_instance.app: ']);
  });

  test('say nothing of members of one group that may call each other', () => {
    const refs = { security_group_id: 'aws_security_group.g', source_security_group_id: 'aws_security_group.g' };
    expect(
      arrows({
        'aws_security_group.g': {},
        'aws_instance.a': instance('aws_security_group.g'),
        'aws_instance.b': instance('aws_security_group.g'),
        'aws_security_group_rule.r': { refs, values: { type: 'ingress' } },
      }),
    ).toEqual([]);
  });

  test('write their port on the arrow', () => {
    const port = { from_port: 5432, to_port: 5432, protocol: 'tcp' };
    expect(labels(sketches(port))).toEqual(['aws_instance.app > aws_db_instance.db: 5432/tcp']);
    expect(labels(sketches({ ...port, to_port: 5440 }))).toEqual([
      'aws_instance.app > aws_db_instance.db: 5432-5440/tcp',
    ]);
    expect(labels(sketches({ from_port: 0, to_port: 0, protocol: '-1' }))).toEqual([
      'aws_instance.app > aws_db_instance.db: ',
    ]);
  });

  test('of the ports of a group, each member has its own', () => {
    const rule = (port: number): Sketch => ({
      refs: { security_group_id: 'aws_security_group.db', referenced_security_group_id: 'aws_security_group.app' },
      values: { from_port: port, to_port: port, ip_protocol: 'tcp' },
    });
    const store = (port: Record<string, number>): Sketch => ({ ...instance('aws_security_group.db'), values: port });
    expect(
      labels({
        'aws_security_group.app': {},
        'aws_security_group.db': {},
        'aws_instance.app': instance('aws_security_group.app'),
        'aws_db_instance.db': store({ port: 5432 }),
        'aws_elasticache_cluster.c': store({ port: 6379 }),
        'aws_instance.unknown': store({}),
        'aws_vpc_security_group_ingress_rule.a': rule(5432),
        'aws_vpc_security_group_ingress_rule.b': rule(6379),
      }),
    ).toEqual([
      'aws_instance.app > aws_db_instance.db: 5432/tcp',
      'aws_instance.app > aws_elasticache_cluster.c: 6379/tcp',
      'aws_instance.app > aws_instance.unknown: ',
    ]);
  });

  test('of blocks in the group, those with address ranges are about others', () => {
    const block = (port: number, ranges: string[]) => ({
      from_port: port,
      to_port: port,
      protocol: 'tcp',
      cidr_blocks: ranges,
    });
    expect(
      labels({
        'aws_security_group.app': {},
        'aws_security_group.db': {
          refs: { ingress: 'aws_security_group.app' },
          values: { ingress: [block(22, ['10.0.0.0/8']), block(5432, [])] },
        },
        'aws_instance.app': instance('aws_security_group.app'),
        'aws_db_instance.db': instance('aws_security_group.db'),
      }),
    ).toEqual(['aws_instance.app > aws_db_instance.db: 5432/tcp']);
  });
});

test('what names, addresses or runs something does not call it', () => {
  const refs = { name: 'aws_sqs_queue.q', tags: 'aws_sqs_queue.q', description: 'aws_sqs_queue.q' };
  expect(arrows({ 'aws_lambda_function.f': { refs }, 'aws_sqs_queue.q': {} })).toEqual([]);
  expect(
    arrows({
      'aws_eip.e': { refs: { network_interface: 'aws_network_interface.i' } },
      'aws_network_interface.i': {},
      'aws_nat_gateway.n': { refs: { allocation_id: 'aws_eip.e' } },
    }),
  ).toEqual([]);
});

test('what is in a network does not call the network', () => {
  const graph = drawn({
    'google_compute_network.n': {},
    'google_compute_subnetwork.s': { refs: { network: 'google_compute_network.n' }, values: { region: 'r' } },
    'google_cloud_run_v2_service.r': {
      refs: { template: ['google_compute_network.n', 'google_compute_subnetwork.s', 'google_sql_database_instance.d'] },
    },
    'google_sql_database_instance.d': {},
    'google_dataflow_job.j': { refs: { parameters: 'google_compute_subnetwork.s' } },
  });
  expect(arrowsOf(graph)).toEqual(['google_cloud_run_v2_service.r > google_sql_database_instance.d']);
  expect(graph.nodes.get('google_cloud_run_v2_service.r')?.parent).toBe('google_compute_subnetwork.s');
});

test.each<[string, Record<string, Sketch>]>([
  ['aws_sqs_queue.q > aws_sqs_queue.dead', { 'aws_sqs_queue.q': { refs: { redrive_policy: 'aws_sqs_queue.dead' } } }],
  [
    'aws_sqs_queue.q > aws_sqs_queue.dead',
    {
      'aws_sqs_queue.q': {},
      'aws_sqs_queue_redrive_policy.p': {
        refs: { queue_url: 'aws_sqs_queue.q', redrive_policy: 'aws_sqs_queue.dead' },
      },
    },
  ],
  [
    'aws_lambda_function.f > aws_sqs_queue.dead',
    { 'aws_lambda_function.f': { refs: { dead_letter_config: 'aws_sqs_queue.dead' } } },
  ],
])('dead letters: %s', (arrow, sketches) => {
  const { edges } = drawn({ 'aws_sqs_queue.dead': {}, ...sketches });
  expect(edges.map(({ from, to, label }) => `${from} > ${to}: ${label}`)).toEqual([`${arrow}: dead letters`]);
});

test('a label is on the arrow of every copy', () => {
  const subnets = ['aws_subnet.a', 'aws_subnet.b'];
  const { edges } = drawn({
    'aws_subnet.a': {},
    'aws_subnet.b': {},
    'aws_lambda_function.f': { refs: { vpc_config: subnets, dead_letter_config: 'aws_sqs_queue.dead' } },
    'aws_sqs_queue.dead': {},
  });
  expect(edges.map(({ label }) => label)).toEqual(['dead letters', 'dead letters']);
});

test('a reference is a call, unless the referenced type says that it calls', () => {
  expect(
    arrows({
      'aws_lambda_function.f': { refs: { environment: 'aws_dynamodb_table.t' } },
      'aws_dynamodb_table.t': {},
      'aws_cloudfront_distribution.d': { refs: { origin: 'aws_lb.web', web_acl_id: 'aws_wafv2_web_acl.w' } },
      'aws_lb.web': {},
      'aws_wafv2_web_acl.w': {},
    }),
  ).toEqual([
    'aws_cloudfront_distribution.d > aws_lb.web',
    'aws_lambda_function.f > aws_dynamodb_table.t',
    'aws_wafv2_web_acl.w > aws_cloudfront_distribution.d',
  ]);
});

test('keys, roles and log groups are in the picture without arrows', () => {
  const graph = drawn({
    'aws_kms_key.k': {},
    'aws_s3_bucket.b': { refs: { server_side_encryption_configuration: 'aws_kms_key.k' } },
  });
  expect([...graph.nodes.keys()]).toEqual(['aws_kms_key.k', 'aws_s3_bucket.b']);
  expect(graph.edges).toEqual([]);
});

test('DOT says who uses whom; an order of creation and a number of instances do not', () => {
  const pair = (refs: Sketch['refs']): Record<string, Sketch> => ({
    'aws_instance.a': { refs: refs ?? {} },
    'aws_instance.b': {},
  });
  expect(arrows(pair({ '*': 'aws_instance.b' }))).toEqual(['aws_instance.a > aws_instance.b']);
  expect(arrows(pair({ count: 'aws_instance.b', for_each: 'aws_instance.b' }))).toEqual([]);
  const { resources, references } = plan(pair({ '*': 'aws_instance.b' }));
  const ordered = references.map((reference) => ({ ...reference, via: 'configuration' as const }));
  expect(arrowsOf(understand({ resources, references: ordered, warnings: [] }).graph)).toEqual([]);
});

test('what hosts others is one icon with them, and no arrow', () => {
  const hosting: Record<string, Sketch> = {
    'aws_ecs_cluster.c': {},
    'aws_ecs_service.s': { refs: { cluster: 'aws_ecs_cluster.c' } },
    'azurerm_service_plan.p': {},
    'azurerm_linux_web_app.a': { refs: { service_plan_id: 'azurerm_service_plan.p' } },
    'azurerm_container_app_environment.e': {},
    'azurerm_container_app.a': { refs: { container_app_environment_id: 'azurerm_container_app_environment.e' } },
    'azurerm_mssql_server.s': {},
    'azurerm_mssql_database.d': { refs: { server_id: 'azurerm_mssql_server.s' } },
    'google_container_cluster.k': {},
    'google_container_node_pool.p': { refs: { cluster: 'google_container_cluster.k' } },
    'azurerm_kubernetes_cluster.k': {},
    'azurerm_kubernetes_cluster_node_pool.p': { refs: { kubernetes_cluster_id: 'azurerm_kubernetes_cluster.k' } },
    'aws_eks_cluster.k': {},
    'aws_eks_node_group.n': { refs: { cluster_name: 'aws_eks_cluster.k' } },
  };
  const graph = drawn(hosting);
  expect(graph.edges).toEqual([]);
  expect([...graph.nodes.keys()]).toEqual([
    'aws_ecs_service.s',
    'aws_eks_cluster.k',
    'azurerm_container_app.a',
    'azurerm_kubernetes_cluster.k',
    'azurerm_linux_web_app.a',
    'azurerm_mssql_database.d',
    'google_container_cluster.k',
  ]);
});

test('services that share a cluster stay apart, and a cluster that nothing runs on is drawn', () => {
  const graph = drawn({
    'aws_ecs_cluster.c': {},
    'aws_ecs_service.a': { refs: { cluster: 'aws_ecs_cluster.c' } },
    'aws_ecs_service.b': { refs: { cluster: 'aws_ecs_cluster.c' } },
    'aws_ecs_cluster.empty': {},
  });
  expect([...graph.nodes.keys()]).toEqual(['aws_ecs_cluster.empty', 'aws_ecs_service.a', 'aws_ecs_service.b']);
  expect(graph.edges).toEqual([]);
});

test('arrows to a server that several databases share go to all of them', () => {
  const server = 'azurerm_mssql_server.s';
  expect(
    arrows({
      [server]: {},
      'azurerm_mssql_database.a': { refs: { server_id: server } },
      'azurerm_mssql_database.b': { refs: { server_id: server } },
      'azurerm_private_endpoint.p': { refs: { private_service_connection: server } },
      'azurerm_linux_web_app.w': { refs: { app_settings: [server, 'azurerm_mssql_database.b'] } },
    }),
  ).toEqual([
    'azurerm_linux_web_app.w > azurerm_mssql_database.a',
    'azurerm_linux_web_app.w > azurerm_mssql_database.b',
    'azurerm_private_endpoint.p > azurerm_mssql_database.a',
    'azurerm_private_endpoint.p > azurerm_mssql_database.b',
  ]);
});

test('the nodes of a cluster say in which subnets it is', () => {
  const subnets = ['aws_subnet.a', 'aws_subnet.b'];
  const graph = drawn({
    'aws_vpc.v': {},
    'aws_subnet.a': { refs: { vpc_id: 'aws_vpc.v' } },
    'aws_subnet.b': { refs: { vpc_id: 'aws_vpc.v' } },
    'aws_subnet.c': { refs: { vpc_id: 'aws_vpc.v' } },
    'aws_eks_cluster.k': { refs: { vpc_config: [...subnets, 'aws_subnet.c'] } },
    'aws_eks_node_group.n': { refs: { cluster_name: 'aws_eks_cluster.k', subnet_ids: subnets } },
  });
  expect(
    [...graph.nodes.values()].filter(({ type }) => type === 'aws_eks_cluster').map(({ parent }) => parent),
  ).toEqual(subnets);
});

test('what only holds data calls nobody', () => {
  expect(
    arrows({ 'aws_secretsmanager_secret.s': { refs: { description: 'aws_db_instance.d' } }, 'aws_db_instance.d': {} }),
  ).toEqual([]);
});

test('an own reference outweighs one of something folded', () => {
  expect(
    arrows({
      'aws_ec2_transit_gateway.a': {},
      'aws_vpn_connection.z': { refs: { transit_gateway_id: 'aws_ec2_transit_gateway.a' } },
      'aws_ec2_transit_gateway_route.r': {
        refs: { transit_gateway_id: 'aws_ec2_transit_gateway.a', blackhole: 'aws_vpn_connection.z' },
      },
    }),
  ).toEqual(['aws_vpn_connection.z > aws_ec2_transit_gateway.a']);
});

test('a transit gateway leads to the VPC of its attachment, also where only the subnets say which', () => {
  expect(
    arrows({
      'aws_vpc.main': {},
      'aws_subnet.a': { refs: { vpc_id: 'aws_vpc.main' }, values: { availability_zone: 'z' } },
      'aws_ec2_transit_gateway.t': {},
      'aws_ec2_transit_gateway_vpc_attachment.a': {
        refs: { transit_gateway_id: 'aws_ec2_transit_gateway.t', subnet_ids: 'aws_subnet.a' },
      },
    }),
  ).toEqual(['aws_ec2_transit_gateway.t > aws_vpc.main']);
});

test('of two containers one in the other, the arrow goes to the inner one', () => {
  expect(
    arrows({
      'google_compute_network.n': {},
      'google_compute_subnetwork.s': { refs: { network: 'google_compute_network.n' } },
      'google_compute_network_peering.p': {
        refs: { peer_network: ['google_compute_network.n', 'google_compute_subnetwork.s'] },
      },
    }),
  ).toEqual(['google_compute_network_peering.p > google_compute_subnetwork.s']);
});

test('a rule of a shared security group is no arrow between its members', () => {
  const graph = drawn({
    'aws_security_group.g': {},
    'aws_security_group.h': {},
    'aws_security_group_rule.r': { refs: { security_group_id: 'aws_security_group.g' } },
    'aws_lb.a': {
      refs: { security_groups: ['aws_security_group.g', 'aws_security_group.h'], '*': 'aws_security_group_rule.r' },
    },
    'aws_instance.b': { refs: { vpc_security_group_ids: 'aws_security_group.g', '*': 'aws_security_group_rule.r' } },
  });
  expect(graph.nodes.has('aws_security_group.g')).toBe(false);
  expect(graph.edges).toEqual([]);
});

test('a picture has no arrow from a container, and none to the container around', () => {
  const graph = drawn({
    'aws_vpc.main': { refs: { tags: 'aws_s3_bucket.b' } },
    'aws_s3_bucket.b': {},
    'aws_subnet.a': { refs: { vpc_id: 'aws_vpc.main' } },
    'aws_instance.i': { refs: { subnet_id: 'aws_subnet.a', user_data: ['aws_vpc.main', 'aws_subnet.a'] } },
    'aws_vpc_peering_connection.p': { refs: { vpc_id: 'aws_vpc.main' } },
  });
  expect(arrowsOf(graph)).toEqual(['aws_vpc_peering_connection.p > aws_vpc.main']);
});
