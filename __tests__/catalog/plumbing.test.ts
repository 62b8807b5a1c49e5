import { KNOWLEDGE } from '../../src/catalog/knowledge.js';
import { TABLES } from '../../src/catalog/tables.js';
import { CONTAINER_TYPES } from '../../src/graph/node-types.js';
import { ROWS } from '../support/rows.js';

const isPlumbing = (type: string): boolean => KNOWLEDGE.factsOf(type).plumbing === true;
const TYPES = TABLES.flatMap((table) => Object.keys(table));
const PLUMBING = ROWS.flatMap(([key, { plumbing }]): [string, boolean][] =>
  plumbing === undefined ? [] : [[key, plumbing]],
);

test.each([
  ...['aws_route_table', 'aws_nat_gateway', 'aws_network_interface', 'aws_eip', 'aws_vpc_endpoint', 'aws_network_acl'],
  ...['aws_iam_role', 'aws_iam_future_thing', 'aws_key_pair', 'aws_cloudwatch_log_group', 'aws_kms_key'],
  ...['aws_security_group', 'aws_lb_target_group', 'aws_lb_listener', 'aws_internet_gateway_attachment'],
  ...['azurerm_network_interface', 'azurerm_public_ip', 'azurerm_private_endpoint', 'azurerm_role_assignment'],
  ...['google_compute_firewall', 'google_compute_router_nat', 'google_service_account', 'google_project_service'],
  ...['random_id', 'kubernetes_service_account_v1'],
])('%s is plumbing', (type) => {
  expect(isPlumbing(type)).toBe(true);
});

test.each([
  ...['aws_lb', 'aws_instance', 'aws_db_instance', 'aws_rds_cluster_instance', 'aws_cloudwatch_event_rule', 'aws_vpc'],
  ...['aws_ec2_transit_gateway', 'aws_vpn_connection', 'aws_secretsmanager_secret', 'aws_route53_zone', 'aws_subnet'],
  ...['azurerm_key_vault', 'azurerm_firewall', 'azurerm_servicebus_queue', 'azurerm_virtual_network_gateway'],
  ...['google_compute_global_forwarding_rule', 'google_pubsub_topic', 'google_secret_manager_secret'],
  ...['tv_aws_users', 'kubernetes_deployment', 'helm_release', 'never_heard_of'],
])('%s is a service, or a place of services', (type) => {
  expect(isPlumbing(type)).toBe(false);
});

test('of the containers only security groups are', () => {
  expect([...CONTAINER_TYPES].filter(isPlumbing)).toEqual(['aws_security_group']);
});

test('every line of the table is about a known type', () => {
  const unknown = PLUMBING.filter(([key]) => {
    const matches = new RegExp(`^${key.replaceAll('*', '.*')}$`);
    return !TYPES.some((type) => matches.test(type));
  });
  expect(unknown.map(([key]) => key)).toEqual([]);
});

test('no line takes back what would be a service without it', () => {
  const idle = PLUMBING.filter(([key, plumbing]) => {
    const { fold, hide } = KNOWLEDGE.factsOf(key);
    return !plumbing && fold === undefined && hide === undefined;
  });
  expect(idle.map(([key]) => key)).toEqual([]);
});
