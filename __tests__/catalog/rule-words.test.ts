import { firewallRule } from '../../src/catalog/rule-words.js';
import type { Json } from '../../src/graph/inventory.js';

const azure = (values: Record<string, Json>) => ({ direction: 'Inbound', access: 'Allow', protocol: 'Tcp', ...values });

test.each<[string, Record<string, Json>, object | undefined]>([
  [
    'aws_network_acl_rule',
    { rule_action: 'deny', protocol: '-1', cidr_block: '192.0.2.1/32', from_port: 0, to_port: 0 },
    { does: 'denies', what: 'inbound traffic', from: ['192.0.2.1/32'] },
  ],
  [
    'aws_network_acl_rule',
    { rule_action: 'allow', egress: true, protocol: '17', ipv6_cidr_block: '::/0', from_port: 53, to_port: 53 },
    { does: 'allows', what: 'outbound traffic on port 53 (UDP)', to: ['::/0'] },
  ],
  [
    'aws_security_group_rule',
    { type: 'egress', protocol: 'tcp', cidr_blocks: ['10.0.0.0/8'], from_port: 8000, to_port: 8100 },
    { does: 'allows', what: 'outbound traffic on ports 8000-8100', to: ['10.0.0.0/8'] },
  ],
  ['aws_vpc_security_group_ingress_rule', { ip_protocol: '-1' }, { does: 'allows', what: 'inbound traffic' }],
  [
    'azurerm_network_security_rule',
    azure({ access: 'Deny', destination_port_ranges: ['22', '80-90'], source_address_prefix: '*' }),
    { does: 'denies', what: 'inbound traffic on port 22 (SSH) and ports 80-90', from: ['any'] },
  ],
  [
    'azurerm_network_security_rule',
    azure({ destination_port_range: '*', source_address_prefixes: ['10.1.0.0/16', 'not a range'] }),
    { does: 'allows', what: 'inbound traffic', from: ['10.1.0.0/16'] },
  ],
  ['azurerm_network_security_rule', { priority: 100 }, undefined],
  [
    'google_compute_firewall',
    { allow: [{ protocol: 'tcp', ports: ['22'] }, { protocol: 'icmp' }], source_ranges: ['35.235.240.0/20'] },
    { does: 'allows', what: 'inbound traffic on port 22 (SSH) and ICMP', from: ['35.235.240.0/20'] },
  ],
  [
    'google_compute_firewall',
    { direction: 'EGRESS', deny: [{ protocol: 'all' }], destination_ranges: ['0.0.0.0/0'] },
    { does: 'denies', what: 'outbound traffic', to: ['0.0.0.0/0'] },
  ],
  ['google_compute_firewall', {}, undefined],
  ['aws_instance', { protocol: 'tcp' }, undefined],
])('%s %j', (type, values, rule) => {
  expect(firewallRule(type, values)).toEqual(rule);
});
