/** Firewall rules in words, of every type whose row has rules. */
import type { Json } from '../../../src/graph/inventory.js';
import { understand } from '../../../src/inference/index.js';
import { firewallRulesIn } from '../../../src/inference/permissions/rule-texts.js';
import { plan, type Sketch } from '../build.js';

/** The rules of a resource; `unknown` are attributes that the code sets to unknown values, with the names of their blocks. */
function rulesOf(
  type: string,
  values: Record<string, Json>,
  refs: Sketch['refs'] = {},
  unknown: readonly string[] = [],
) {
  const others = { 'aws_security_group.app': {}, 'aws_subnet.a': { values: { cidr_block: '10.0.1.0/24' } } };
  const inventory = plan({ ...others, [`${type}.x`]: { values, refs } });
  const split = unknown.map(
    (path) => [path.split('.').slice(0, -1).join('.'), path.split('.').at(-1) as string] as const,
  );
  const blocks = new Map(
    split.map(([block]) => [
      block,
      [{ lines: new Map(split.flatMap(([at, name]) => (at === block ? [[name, 1] as const] : []))), literals: {} }],
    ]),
  );
  const declared = { file: 'main.tf', line: 1, lines: new Map(), blocks };
  const resources = inventory.resources.map((one) =>
    one.type === type && one.name === 'x' ? { ...one, declared } : one,
  );
  const { scene } = understand({ ...inventory, resources });
  return firewallRulesIn(scene)(`${type}.x`).map(({ does, what, from, to }) =>
    [
      does,
      what,
      ...(from === undefined ? [] : ['from', from.join(', ')]),
      ...(to === undefined ? [] : ['to', to.join(', ')]),
    ].join(' '),
  );
}

const azure = (values: Record<string, Json>) => ({ direction: 'Inbound', access: 'Allow', protocol: 'Tcp', ...values });
const aws = (values: Record<string, Json>) => ({
  type: 'ingress',
  protocol: 'tcp',
  from_port: 443,
  to_port: 443,
  ...values,
});
const acl = (values: Record<string, Json>) => ({
  rule_action: 'allow',
  protocol: 'tcp',
  from_port: 443,
  to_port: 443,
  ...values,
});
const google = (values: Record<string, Json>) => ({ allow: [{ protocol: 'tcp', ports: ['22'] }], ...values });

const [ACL, RULE, FIREWALL] = ['aws_network_acl_rule', 'aws_security_group_rule', 'google_compute_firewall'];
const NSG = 'azurerm_network_security_rule';

test.each<[string, Record<string, Json>, readonly string[]]>([
  [
    ACL,
    acl({ rule_action: 'deny', protocol: '-1', cidr_block: '192.0.2.1/32', from_port: 0, to_port: 0 }),
    ['denies inbound traffic from 192.0.2.1/32'],
  ],
  [
    ACL,
    acl({ egress: true, protocol: '17', ipv6_cidr_block: '::/0', from_port: 53, to_port: 53 }),
    ['allows outbound traffic on port 53 (UDP) to ::/0'],
  ],
  [ACL, acl({ rule_action: null, cidr_block: '10.0.0.0/8' }), []],
  [
    ACL,
    acl({ protocol: '1', icmp_type: 8, from_port: 0, to_port: 0, cidr_block: '10.0.0.0/8' }),
    ['allows inbound traffic over ICMP from 10.0.0.0/8'],
  ],
  [
    'aws_network_acl',
    {
      ingress: [{ action: 'deny', protocol: 'tcp', from_port: 22, to_port: 22, cidr_block: '0.0.0.0/0' }],
      egress: [{ action: 'allow', protocol: '-1', from_port: 0, to_port: 0, cidr_block: '0.0.0.0/0' }],
    },
    ['allows outbound traffic to 0.0.0.0/0', 'denies inbound traffic on port 22 (SSH) from 0.0.0.0/0'],
  ],
  [
    RULE,
    aws({ type: 'egress', cidr_blocks: ['10.0.0.0/8'], from_port: 8000, to_port: 8100 }),
    ['allows outbound traffic on ports 8000-8100 to 10.0.0.0/8'],
  ],
  [
    RULE,
    aws({ protocol: 'icmp', from_port: -1, to_port: -1, cidr_blocks: ['10.0.0.0/8'] }),
    ['allows inbound traffic over ICMP from 10.0.0.0/8'],
  ],
  [
    RULE,
    aws({ protocol: '50', from_port: 0, to_port: 0, cidr_blocks: ['10.0.0.0/8'] }),
    ['allows inbound traffic over ESP from 10.0.0.0/8'],
  ],
  [
    RULE,
    aws({ protocol: '58', from_port: -1, to_port: -1, ipv6_cidr_blocks: ['::/0'] }),
    ['allows inbound traffic over ICMPv6 from ::/0'],
  ],
  [RULE, aws({ self: true }), ['allows inbound traffic on port 443 from the group itself']],
  [RULE, aws({ self: false, prefix_list_ids: ['pl-0a1b'] }), ['allows inbound traffic on port 443 from a prefix list']],
  [
    RULE,
    aws({ from_port: 0, to_port: 65_535, cidr_blocks: ['10.0.0.0/8'] }),
    ['allows inbound traffic on all ports from 10.0.0.0/8'],
  ],
  [
    'aws_vpc_security_group_ingress_rule',
    { ip_protocol: '-1', cidr_ipv4: '0.0.0.0/0' },
    ['allows inbound traffic from 0.0.0.0/0'],
  ],
  [
    'aws_vpc_security_group_egress_rule',
    { ip_protocol: 'tcp', from_port: 443, to_port: 443, prefix_list_id: 'pl-0a1b' },
    ['allows outbound traffic on port 443 to a prefix list'],
  ],
  [
    'aws_security_group',
    { ingress: [aws({ cidr_blocks: ['10.0.0.0/8'] }), aws({ protocol: 'udp', cidr_blocks: ['10.0.0.0/8'] })] },
    ['allows inbound traffic on port 443 from 10.0.0.0/8', 'allows inbound traffic on port 443 (UDP) from 10.0.0.0/8'],
  ],
  ['aws_security_group', { name: 'web' }, []],
  [
    NSG,
    azure({ access: 'Deny', destination_port_ranges: ['22', '80-90'], source_address_prefix: '*' }),
    ['denies inbound traffic on port 22 (SSH) and ports 80-90 from any'],
  ],
  [
    NSG,
    azure({ protocol: '*', destination_port_range: '*', source_address_prefixes: ['10.1.0.0/16', 'not a range'] }),
    ['allows inbound traffic from 10.1.0.0/16'],
  ],
  [
    NSG,
    azure({ destination_port_range: '*', source_address_prefix: 'VirtualNetwork' }),
    ['allows inbound traffic on all ports from VirtualNetwork'],
  ],
  [
    NSG,
    azure({ protocol: 'Icmp', destination_port_range: '*', source_address_prefix: 'Internet' }),
    ['allows inbound traffic over ICMP from Internet'],
  ],
  [
    NSG,
    azure({ direction: 'Outbound', destination_port_range: '443', destination_address_prefix: 'Storage.WestEurope' }),
    ['allows outbound traffic on port 443 to Storage.WestEurope'],
  ],
  [NSG, { priority: 100 }, []],
  [
    'azurerm_network_security_group',
    { security_rule: [azure({ destination_port_range: '22', source_address_prefix: '*' })] },
    ['allows inbound traffic on port 22 (SSH) from any'],
  ],
  [
    FIREWALL,
    google({ allow: [{ protocol: 'tcp', ports: ['22'] }, { protocol: 'icmp' }], source_ranges: ['35.235.240.0/20'] }),
    ['allows inbound traffic on port 22 (SSH) and ICMP from 35.235.240.0/20'],
  ],
  [
    FIREWALL,
    { direction: 'EGRESS', deny: [{ protocol: 'all' }], destination_ranges: ['0.0.0.0/0'] },
    ['denies outbound traffic to 0.0.0.0/0'],
  ],
  [
    FIREWALL,
    google({ allow: [{ protocol: 'tcp', ports: ['443'] }, { protocol: 'all' }], source_ranges: ['0.0.0.0/0'] }),
    ['allows inbound traffic from 0.0.0.0/0'],
  ],
  [FIREWALL, google({ source_tags: ['app'] }), ['allows inbound traffic on port 22 (SSH) from tagged machines']],
  [FIREWALL, google({ source_ranges: ['10.0.0.0/8'], disabled: true }), []],
  [FIREWALL, google({}), ['allows inbound traffic on port 22 (SSH)']],
  [FIREWALL, {}, []],
  [
    FIREWALL,
    google({
      allow: [{ protocol: 'tcp', ports: ['1', '3', '5', '7', '9', '11', '13', '15'] }],
      source_ranges: ['10.0.0.0/8'],
    }),
    ['allows inbound traffic on port 1, port 3, port 5, port 7, port 9, port 11 and 2 more from 10.0.0.0/8'],
  ],
  [
    'google_compute_network_firewall_policy_rule',
    {
      direction: 'INGRESS',
      action: 'deny',
      match: [{ src_ip_ranges: ['192.0.2.0/24'], layer4_configs: [{ ip_protocol: 'tcp', ports: ['80'] }] }],
    },
    ['denies inbound traffic on port 80 from 192.0.2.0/24'],
  ],
  ['aws_instance', { protocol: 'tcp' }, []],
])('%s %j', (type, values, expected) => {
  expect(rulesOf(type, values)).toEqual(expected);
});

test.each<[string, string, Record<string, Json>, Sketch['refs'], readonly string[], readonly string[]]>([
  [
    'a group',
    RULE,
    aws({}),
    { source_security_group_id: 'aws_security_group.app' },
    ['source_security_group_id'],
    ['allows inbound traffic on port 443 from aws_security_group.app'],
  ],
  [
    'a subnet, and not the range beside it',
    RULE,
    aws({ cidr_blocks: ['10.9.9.0/24'] }),
    { cidr_blocks: 'aws_subnet.a' },
    [],
    ['allows inbound traffic on port 443 from aws_subnet.a'],
  ],
  [
    'unknown ranges',
    RULE,
    aws({}),
    {},
    ['cidr_blocks'],
    ['allows inbound traffic on port 443 from addresses (not known)'],
  ],
  [
    'ranges of which one is unknown',
    RULE,
    aws({ cidr_blocks: ['10.0.0.0/8', null] }),
    {},
    [],
    ['allows inbound traffic on port 443 from 10.0.0.0/8, addresses (not known)'],
  ],
  [
    'an unknown port',
    RULE,
    aws({ from_port: undefined as never, cidr_blocks: ['10.0.0.0/8'] }),
    {},
    ['from_port', 'to_port'],
    ['allows inbound traffic on a port (number not known) from 10.0.0.0/8'],
  ],
  [
    'a known port beside an unknown one',
    'google_compute_firewall',
    { direction: 'INGRESS', source_ranges: ['10.0.0.0/8'], allow: [{ protocol: 'tcp', ports: ['443', null] }] },
    {},
    [],
    ['allows inbound traffic on port 443 and a port (number not known) from 10.0.0.0/8'],
  ],
  [
    'unknown ranges of a block',
    'aws_security_group',
    { ingress: [aws({})] },
    {},
    ['ingress.cidr_blocks'],
    ['allows inbound traffic on port 443 from addresses (not known)'],
  ],
])('%s', (_, type, values, refs, unknown, expected) => {
  const known = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  expect(rulesOf(type, known, refs, unknown)).toEqual(expected);
});
