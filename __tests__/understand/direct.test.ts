import { arrowsOf, drawn, type Sketch } from './build.js';

const arrows = (sketches: Record<string, Sketch>) => arrowsOf(drawn(sketches));

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

test('security group rules say who calls whom', () => {
  const instance = (group: string): Sketch => ({ refs: { vpc_security_group_ids: group } });
  const sketches = (type: string): Record<string, Sketch> => ({
    'aws_security_group.app': {},
    'aws_security_group.db': {},
    'aws_instance.app': instance('aws_security_group.app'),
    'aws_db_instance.db': instance('aws_security_group.db'),
    'aws_security_group_rule.r': {
      refs: { security_group_id: 'aws_security_group.db', source_security_group_id: 'aws_security_group.app' },
      values: { type },
    },
  });
  expect(arrows(sketches('ingress'))).toEqual(['aws_instance.app > aws_db_instance.db']);
  expect(arrows(sketches('egress'))).toEqual([]);
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

test('an order of creation is no arrow', () => {
  const inventoryOnly = { 'aws_instance.a': {}, 'aws_instance.b': {} };
  expect(arrows({ ...inventoryOnly, 'aws_instance.a': { refs: { '*': 'aws_instance.b' } } })).toEqual([
    'aws_instance.a > aws_instance.b',
  ]);
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
