/** What is written under a group or a firewall rule that is drawn itself: what it lets in from outside. */
import { drawn, type Sketch } from './build.js';

type Sketches = Record<string, Sketch>;

const openedIn = (sketches: Sketches, address: string): string | undefined =>
  drawn(sketches).nodes.get(address)?.attributes.opened;

const nsg = (...rules: Record<string, string | number>[]): Sketches => ({
  'azurerm_network_security_group.g': {
    values: {
      security_rule: rules.map((rule) => ({
        direction: 'Inbound',
        access: 'Allow',
        protocol: 'Tcp',
        priority: 100,
        ...rule,
      })),
    },
  },
});
const ANY = { source_address_prefix: '*', destination_address_prefix: '*' };
const G = 'azurerm_network_security_group.g';

test.each<[string, Sketches, string | undefined]>([
  [
    'its ports',
    nsg({ ...ANY, destination_port_range: '22' }, { ...ANY, destination_port_range: '80-90' }),
    'open: 22, 80-90',
  ],
  ['all of them', nsg({ ...ANY, destination_port_range: '*' }), 'open: all ports'],
  [
    'nothing for a range of its own',
    nsg({ ...ANY, source_address_prefix: '10.0.0.0/8', destination_port_range: '22' }),
    undefined,
  ],
  [
    'nothing for the addresses of somebody outside',
    nsg({ ...ANY, source_address_prefix: '203.0.113.0/24', destination_port_range: '22' }),
    undefined,
  ],
  ['nothing for what goes out', nsg({ ...ANY, direction: 'Outbound', destination_port_range: '22' }), undefined],
  [
    'nothing that is denied first',
    nsg(
      { ...ANY, destination_port_range: '22', priority: 200 },
      { ...ANY, access: 'Deny', destination_port_range: '*' },
    ),
    undefined,
  ],
  [
    'what is denied after it',
    nsg(
      { ...ANY, destination_port_range: '22' },
      { ...ANY, access: 'Deny', destination_port_range: '*', priority: 200 },
    ),
    'open: 22',
  ],
])('a network security group says %s', (_, sketches, said) => expect(openedIn(sketches, G)).toBe(said));

test('rules that are resources of their own are said by their group', () => {
  const rule: Sketch = {
    refs: { network_security_group_name: G },
    values: {
      direction: 'Inbound',
      access: 'Allow',
      protocol: 'Tcp',
      priority: 100,
      ...ANY,
      destination_port_range: '22',
    },
  };
  expect(openedIn({ [G]: {}, 'azurerm_network_security_rule.r': rule }, G)).toBe('open: 22');
});

test('a firewall rule that is drawn itself', () => {
  const rule = (values: Sketch['values']): Sketches => ({
    'google_compute_network.n': { values: { name: 'n' } },
    'google_compute_firewall.f': { refs: { network: 'google_compute_network.n' }, values: values ?? {} },
  });
  const allow = [{ protocol: 'tcp', ports: ['3389', '1000-2000'] }];
  expect(openedIn(rule({ allow, source_ranges: ['0.0.0.0/0'] }), 'google_compute_firewall.f')).toBe(
    'open: 1000-2000, 3389',
  );
  expect(openedIn(rule({ allow, source_ranges: ['10.0.0.0/8'] }), 'google_compute_firewall.f')).toBeUndefined();
});

test('a security group that nothing is in says it; one with members leaves it to the arrow', () => {
  const group: Sketches = {
    'aws_vpc.v': {},
    'aws_security_group.g': {
      refs: { vpc_id: 'aws_vpc.v' },
      values: { ingress: [{ from_port: 443, to_port: 443, protocol: 'tcp', cidr_blocks: ['0.0.0.0/0'] }] },
    },
  };
  expect(openedIn(group, 'aws_security_group.g')).toBe('open: 443');
  const member = (n: number): Sketches => ({
    [`aws_instance.${'abc'[n]}`]: {
      refs: { vpc_security_group_ids: 'aws_security_group.g', subnet_id: 'aws_subnet.s' },
    },
  });
  const used: Sketches = { ...group, 'aws_subnet.s': { refs: { vpc_id: 'aws_vpc.v' } }, ...member(0), ...member(1) };
  expect(openedIn(used, 'aws_security_group.g')).toBeUndefined();
});
