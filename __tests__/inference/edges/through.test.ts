/** What stands between two, and what a machine is told by a part of it. */
import { arrowsOf, drawn, type Sketch } from '../build.js';

const arrows = (sketches: Record<string, Sketch>) =>
  arrowsOf(drawn(sketches)).filter((arrow) => !arrow.startsWith('tv_'));

test('what is mirrored is copied to the mirror, and goes on to who looks at it', () => {
  const refs = {
    'mirrored_resources.instances.url': 'google_compute_instance.i',
    'collector_ilb.url': 'acme_thing.ids',
  };
  const sketches = { 'google_compute_instance.i': {}, 'acme_thing.ids': {} };
  expect(arrows({ ...sketches, 'google_compute_packet_mirroring.m': { refs } }).sort()).toEqual([
    'google_compute_instance.i > google_compute_packet_mirroring.m',
    'google_compute_packet_mirroring.m > acme_thing.ids',
  ]);
});

test('what an extension of a machine is told is what the machine calls', () => {
  const refs = { virtual_machine_id: 'azurerm_linux_virtual_machine.v', settings: 'acme_thing.a' };
  const sketches = { 'azurerm_linux_virtual_machine.v': {}, 'acme_thing.a': {} };
  expect(arrows({ ...sketches, 'azurerm_virtual_machine_extension.e': { refs } })).toEqual([
    'azurerm_linux_virtual_machine.v > acme_thing.a',
  ]);
});

/** What is registered with what, and the ends of its arrow. */
type End = readonly [by: string, type: string];
const JOINERS: readonly (readonly [type: string, from: End, to: End])[] = [
  [
    'azurerm_static_web_app_function_app_registration',
    ['static_web_app_id', 'azurerm_static_web_app'],
    ['function_app_id', 'azurerm_linux_function_app'],
  ],
  [
    'azurerm_function_app_connection',
    ['function_app_id', 'azurerm_linux_function_app'],
    ['target_resource_id', 'azurerm_storage_account'],
  ],
  [
    'azurerm_spring_cloud_app_cosmosdb_association',
    ['spring_cloud_app_id', 'azurerm_spring_cloud_app'],
    ['cosmosdb_account_id', 'azurerm_cosmosdb_account'],
  ],
  [
    'azurerm_spring_cloud_app_mysql_association',
    ['spring_cloud_app_id', 'azurerm_spring_cloud_app'],
    ['mysql_server_id', 'azurerm_mysql_flexible_server'],
  ],
  [
    'azurerm_spring_cloud_app_redis_association',
    ['spring_cloud_app_id', 'azurerm_spring_cloud_app'],
    ['redis_cache_id', 'azurerm_redis_cache'],
  ],
  ['aws_lightsail_lb_attachment', ['lb_name', 'aws_lightsail_lb'], ['instance_name', 'aws_lightsail_instance']],
];

test.each(JOINERS)('%s joins the two', (type, [start, a], [end, b]) => {
  const refs = { [start]: `${a}.a`, [end]: `${b}.b` };
  expect(arrows({ [`${a}.a`]: {}, [`${b}.b`]: {}, [`${type}.j`]: { refs } })).toEqual([`${a}.a > ${b}.b`]);
});

test('rules of a web ACL that stand beside it are parts of it, with what they name', () => {
  const graph = drawn({
    'aws_wafv2_web_acl.w': {},
    'aws_wafv2_ip_set.s': {},
    'aws_wafv2_regex_pattern_set.p': {},
    'aws_wafv2_rule_group.g': {},
    'aws_wafv2_web_acl_rule.r': {
      refs: {
        web_acl_arn: 'aws_wafv2_web_acl.w',
        'statement.ip_set_reference_statement.arn': 'aws_wafv2_ip_set.s',
        'statement.regex_pattern_set_reference_statement.arn': 'aws_wafv2_regex_pattern_set.p',
      },
    },
    'aws_wafv2_web_acl_rule_group_association.a': {
      refs: { web_acl_arn: 'aws_wafv2_web_acl.w', 'rule_group_reference.arn': 'aws_wafv2_rule_group.g' },
    },
  });
  expect([...graph.nodes.keys()]).toEqual(['aws_wafv2_web_acl.w']);
});
