/** Users come in where the rules around a machine let them, and the arrow says at which ports. */
import type { Sketch } from '../build.js';
import { type Sketches, said } from './say.js';

const users = (sketches: Sketches): string[] =>
  said(sketches)
    .filter((arrow) => /_users\.users > /.test(arrow))
    .map((arrow) => arrow.replace(/^.*\.users > /, ''));

const ANYBODY = '0.0.0.0/0';

describe('AWS: a machine with a public address', () => {
  const machine = (groups: Sketch): Sketches => ({
    'aws_vpc.v': {},
    'aws_instance.i': { ...groups, values: { associate_public_ip_address: true, ...groups.values } },
  });
  const inGroup = machine({ refs: { vpc_security_group_ids: 'aws_security_group.g' } });
  const group = (...ingress: object[]): Sketches => ({
    ...inGroup,
    'aws_security_group.g': { values: { ingress: ingress as never }, refs: { vpc_id: 'aws_vpc.v' } },
  });
  const rule = (port: number, from: object): object => ({ from_port: port, to_port: port, protocol: 'tcp', ...from });
  const single = (values: object): Sketches => ({
    ...inGroup,
    'aws_security_group.g': { refs: { vpc_id: 'aws_vpc.v' } },
    'aws_security_group_rule.r': {
      values: { type: 'ingress', ...rule(22, {}), ...values } as never,
      refs: { security_group_id: 'aws_security_group.g' },
    },
  });
  const all = [{ cidr_blocks: [ANYBODY] }, { ipv6_cidr_blocks: ['::/0'] }];
  const cases: [string, Sketches, string[]][] = [
    ['in no group that anybody names', machine({}), ['aws_instance.i']],
    ['in a group of which only the id is known', machine({ values: { vpc_security_group_ids: ['sg-0a1b'] } }), []],
    ['in a group without a rule', { ...inGroup, 'aws_security_group.g': {} }, []],
    ['open to all', group(...all.map((from) => rule(443, from))), ['aws_instance.i: 443']],
    ['open to an office', group(rule(22, { cidr_blocks: ['203.0.113.7/32'] })), ['aws_instance.i: 22']],
    ['open to a network', group(rule(22, { cidr_blocks: ['10.0.0.0/8'] })), []],
    ['open to a private network of IPv6', group(rule(22, { ipv6_cidr_blocks: ['fd12::/48', 'fe80::/10'] })), []],
    ['open to an office by IPv6', group(rule(22, { ipv6_cidr_blocks: ['2001:db8::/48'] })), ['aws_instance.i: 22']],
    ['open to its own members', group(rule(22, { self: true })), []],
    ['open to those on a list', single({ prefix_list_ids: ['pl-0a1b'] }), []],
    [
      'open at all ports',
      group({ from_port: 0, to_port: 0, protocol: '-1', cidr_blocks: [ANYBODY] }),
      ['aws_instance.i'],
    ],
    ['by a rule of its own', single({ cidr_blocks: [ANYBODY] }), ['aws_instance.i: 22']],
    ['to somebody whom nobody knows', single({}), ['aws_instance.i: 22']],
    [
      'with ports next to each other, and a protocol',
      group(...[8300, 8301, 8302].map((port) => rule(port, { cidr_blocks: [ANYBODY] })), {
        ...rule(53, { cidr_blocks: [ANYBODY] }),
        protocol: 'udp',
      }),
      ['aws_instance.i: 8300-8302, 53/udp'],
    ],
    [
      'with more ports than anybody reads',
      group(...[1, 3, 5, 7, 9].map((port) => rule(port * 10, { cidr_blocks: [ANYBODY] }))),
      ['aws_instance.i'],
    ],
    [
      'by an address that it is lent',
      {
        ...machine({ values: { associate_public_ip_address: false, vpc_security_group_ids: ['sg-0a1b'] } }),
        'aws_eip.e': { refs: { instance: 'aws_instance.i' } },
      },
      [],
    ],
  ];
  test.each(cases)('%s', (_, sketches, expected) => expect(users(sketches)).toEqual(expected));
});

describe('Azure: a machine with a public address', () => {
  const rule = (values: object): object => ({
    ...{ direction: 'Inbound', access: 'Allow', protocol: 'Tcp', priority: 100 },
    ...{ destination_address_prefix: '*', destination_port_range: '3389' },
    ...values,
  });
  const guarded = (rules: object[], subnet?: object[]): Sketches => ({
    'azurerm_virtual_network.v': {},
    'azurerm_subnet.s': { refs: { virtual_network_name: 'azurerm_virtual_network.v' } },
    'azurerm_public_ip.p': {},
    'azurerm_network_interface.n': { refs: { ip_configuration: ['azurerm_subnet.s', 'azurerm_public_ip.p'] } },
    'azurerm_windows_virtual_machine.m': { refs: { network_interface_ids: 'azurerm_network_interface.n' } },
    'azurerm_network_security_group.g': { values: { security_rule: rules as never } },
    'azurerm_network_interface_security_group_association.a': {
      refs: {
        network_interface_id: 'azurerm_network_interface.n',
        network_security_group_id: 'azurerm_network_security_group.g',
      },
    },
    ...(subnet !== undefined && {
      'azurerm_network_security_group.s': { values: { security_rule: subnet as never } },
      'azurerm_subnet_network_security_group_association.s': {
        refs: { subnet_id: 'azurerm_subnet.s', network_security_group_id: 'azurerm_network_security_group.s' },
      },
    }),
  });
  const open = rule({ source_address_prefix: '*' });
  const M = 'azurerm_windows_virtual_machine.m';
  const { 'azurerm_network_interface_security_group_association.a': _, ...unguarded } = guarded([]);
  const cases: [string, Sketches, string[]][] = [
    ['without rules', unguarded, [M]],
    ['open to all', guarded([open]), [`${M}: 3389`]],
    ['open to the internet', guarded([rule({ source_address_prefix: 'Internet' })]), [`${M}: 3389`]],
    ['open to its network', guarded([rule({ source_address_prefix: 'VirtualNetwork' })]), []],
    ['open to a balancer that asks how it is', guarded([rule({ source_address_prefix: 'AzureLoadBalancer' })]), []],
    ['closed before that', guarded([open, rule({ access: 'Deny', priority: 90, source_address_prefix: '*' })]), []],
    [
      'closed after that',
      guarded([open, rule({ access: 'Deny', priority: 200, source_address_prefix: '*' })]),
      [`${M}: 3389`],
    ],
    ['in a subnet that lets nobody in', guarded([open], [rule({ source_address_prefix: '10.0.0.0/8' })]), []],
    ['in a subnet that is open, too', guarded([open], [open]), [`${M}: 3389`]],
  ];
  test.each(cases)('%s', (_, sketches, expected) => expect(users(sketches)).toEqual(expected));
});

describe('Google: a machine', () => {
  const on = (rule: Sketch, tags: string[] = ['web'], access: object[] = [{}]): Sketches => ({
    'google_compute_network.v': { values: { name: 'shop' } },
    'google_compute_instance.i': {
      values: { tags, network_interface: [{ access_config: access }] as never },
      refs: { network_interface: 'google_compute_network.v' },
    },
    'google_compute_firewall.f': {
      ...rule,
      values: { allow: [{ protocol: 'tcp', ports: ['22'] }], ...rule.values },
      refs: { network: 'google_compute_network.v' },
    },
  });
  const I = 'google_compute_instance.i';
  const IAP = ['35.235.240.0/20'];
  const named = on({ values: { source_tags: ['x'], network: 'shop' } });
  const cases: [string, Sketches, string[]][] = [
    ['open to all', on({ values: { source_ranges: [ANYBODY], target_tags: ['web'] } }), [`${I}: 22`]],
    ['open to an office', on({ values: { source_ranges: ['203.0.113.0/24'] } }), [`${I}: 22`]],
    ['open to whoever asks how it is', on({ values: { source_ranges: ['35.191.0.0/16'] } }), []],
    ['of others that bear the tag', on({ values: { source_ranges: [ANYBODY], target_tags: ['db'] } }), []],
    ['open to a tag', on({ values: { source_tags: ['x'] } }), []],
    [
      'open to a tag, in a network that both call by its name',
      { ...named, 'google_compute_firewall.f': { values: named['google_compute_firewall.f']?.values ?? {} } },
      [],
    ],
    ['without an address, open to all', on({ values: { source_ranges: [ANYBODY] } }, ['web'], []), []],
    ['without an address, open to IAP', on({ values: { source_ranges: IAP } }, ['web'], []), [`${I}: IAP 22`]],
    ['of others, open to IAP', on({ values: { source_ranges: IAP, target_tags: ['db'] } }, ['web'], []), []],
    ['with an address, open to IAP alone', on({ values: { source_ranges: IAP } }), [`${I}: IAP 22`]],
  ];
  test.each(cases)('%s', (_, sketches, expected) => expect(users(sketches)).toEqual(expected));
});
