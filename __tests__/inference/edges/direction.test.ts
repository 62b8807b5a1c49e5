import { understand } from '../../../src/inference/index.js';
import { arrowsOf, drawn, plan, type Sketch } from '../build.js';

/** Between resources; who comes in from outside is in entrances.test.ts. */
const arrows = (sketches: Record<string, Sketch>) =>
  arrowsOf(drawn(sketches)).filter((arrow) => !arrow.startsWith('tv_'));

describe('links', () => {
  const F = 'aws_lambda_function.f';
  const cases: [string, Record<string, Sketch>, string[]][] = [
    [
      'permission: who may invoke the function calls it',
      {
        [F]: {},
        'aws_s3_bucket.b': {},
        'aws_lambda_permission.p': { refs: { function_name: F, source_arn: 'aws_s3_bucket.b' } },
      },
      [`aws_s3_bucket.b > ${F}`],
    ],
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
      { 'aws_lb.web': { values: { internal: false } }, 'aws_route53_record.r': { refs: { alias: 'aws_lb.web' } } },
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

test('what names, addresses or runs something does not call it', () => {
  const refs = { name: 'aws_sqs_queue.q', tags: 'aws_sqs_queue.q', description: 'aws_sqs_queue.q' };
  expect(arrows({ 'aws_lambda_function.f': { refs }, 'aws_sqs_queue.q': {} })).toEqual([]);
  expect(
    arrows({
      'aws_eip.e': { refs: { network_interface: 'aws_network_interface.i' } },
      'aws_network_interface.i': {},
      'aws_nat_gateway.n': { values: { connectivity_type: 'private' }, refs: { allocation_id: 'aws_eip.e' } },
    }),
  ).toEqual([]);
});

test('what is in a network does not call the network', () => {
  const graph = drawn({
    'google_compute_network.n': {},
    'google_compute_subnetwork.s': { refs: { network: 'google_compute_network.n' }, values: { region: 'r' } },
    'google_cloud_run_v2_service.r': {
      refs: {
        'template.vpc_access.network_interfaces': ['google_compute_network.n', 'google_compute_subnetwork.s'],
        'template.volumes': 'google_sql_database_instance.d',
      },
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

test('a label is on the arrow of a copy', () => {
  const subnets = ['aws_subnet.a', 'aws_subnet.b'];
  const { edges } = drawn({
    'aws_subnet.a': {},
    'aws_subnet.b': {},
    'aws_autoscaling_group.g': { refs: { vpc_zone_identifier: subnets } },
    'aws_lambda_function.f': {
      refs: { environment: 'aws_autoscaling_group.g', dead_letter_config: 'aws_autoscaling_group.g' },
    },
  });
  expect(edges.map(({ to, label }) => [to, label])).toEqual([['aws_autoscaling_group.g~1', 'dead letters']]);
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
      'aws_instance.a': { refs: { subnet_id: 'aws_subnet.a' } },
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

test('the proof of a block is the attribute in it that names the end', () => {
  const refs = { 'target.role_arn': 'aws_iam_role.r', 'target.arn': 'aws_lambda_function.f' };
  const sketches = {
    'aws_iam_role.r': {},
    'aws_lambda_function.f': {},
    'aws_scheduler_schedule.s': { refs },
  };
  const [arrow] = understand(plan(sketches)).ledger.arrows;
  expect(arrow?.evidence).toMatchObject([{ path: 'target.arn' }]);
});

test('a property that is taken over is no call', () => {
  const refs = {
    location: 'acme_thing.a',
    image_id: 'acme_thing.a',
    subnetwork: 'acme_thing.a',
    owner_user_group_id: 'acme_thing.a',
  };
  expect(arrowsOf(drawn({ 'acme_thing.a': {}, 'acme_thing.b': { refs } }))).toEqual([]);
});

test('a link that has one end behind a local leads to the only thing near it, as assumed', () => {
  const { graph, ledger } = understand(
    plan({
      'aws_dx_gateway.d': {},
      'aws_ec2_transit_gateway.t': {},
      'aws_dx_gateway_association.a': { refs: { associated_gateway_id: 'aws_ec2_transit_gateway.t' } },
    }),
  );
  expect(arrowsOf(graph)).toContain('aws_dx_gateway.d > aws_ec2_transit_gateway.t');
  expect(ledger.arrows.map(({ evidence }) => evidence.map(({ rule }) => rule))).toEqual([['nearby']]);
});

test('of two that it may be it leads to none', () => {
  const graph = drawn({
    'aws_dx_gateway.d': {},
    'aws_dx_gateway.e': {},
    'aws_ec2_transit_gateway.t': {},
    'aws_dx_gateway_association.a': { refs: { associated_gateway_id: 'aws_ec2_transit_gateway.t' } },
  });
  const isOther = (arrow: string) => !arrow.startsWith('tv_') && !arrow.startsWith('aws_dx_gateway_association');
  expect(arrowsOf(graph).filter(isOther)).toEqual([]);
});
