/** Network security groups: prefixes of subnets, application security groups, priorities. */
import type { Json } from '../../../src/graph/inventory.js';
import { type Sketches, said } from './say.js';

const NETWORK = 'azurerm_virtual_network.v';
const machine = (name: string, subnet: string): Sketches => ({
  [`azurerm_subnet.${name}`]: {
    values: { address_prefixes: [subnet] },
    refs: { virtual_network_name: NETWORK },
  },
  [`azurerm_network_interface.${name}`]: { refs: { 'ip_configuration.subnet_id': `azurerm_subnet.${name}` } },
  [`azurerm_linux_virtual_machine.${name}`]: {
    values: { size: name },
    refs: { network_interface_ids: `azurerm_network_interface.${name}` },
  },
  [`azurerm_network_interface_application_security_group_association.${name}`]: {
    refs: {
      network_interface_id: `azurerm_network_interface.${name}`,
      application_security_group_id: `azurerm_application_security_group.${name}`,
    },
  },
  [`azurerm_application_security_group.${name}`]: {},
});
const BASE: Sketches = {
  [NETWORK]: { values: { address_space: ['10.0.0.0/16'] } },
  ...machine('web', '10.0.1.0/24'),
  ...machine('app', '10.0.2.0/24'),
  ...machine('db', '10.0.3.0/24'),
  'azurerm_network_security_group.db': {},
  'azurerm_subnet_network_security_group_association.db': {
    refs: {
      subnet_id: 'azurerm_subnet.db',
      network_security_group_id: 'azurerm_network_security_group.db',
    },
  },
};

const RULE = {
  priority: 100,
  direction: 'Inbound',
  access: 'Allow',
  protocol: 'Tcp',
  source_port_range: '*',
  destination_port_range: '5432',
};
const FROM_APP = { ...RULE, source_address_prefix: '10.0.2.0/24', destination_address_prefix: '10.0.3.0/24' };
const rules = (...blocks: Record<string, Json>[]): Sketches => ({
  'azurerm_network_security_group.db': { values: { security_rule: blocks } },
});
const ruleOf = (values: Record<string, Json>, refs: Record<string, string> = {}): Sketches => ({
  'azurerm_network_security_rule.r': {
    values,
    refs: { network_security_group_name: 'azurerm_network_security_group.db', ...refs },
  },
});
const CALL = 'azurerm_linux_virtual_machine.app > azurerm_linux_virtual_machine.db: 5432/tcp';
const DENY = { ...RULE, access: 'Deny', destination_port_range: '*', protocol: '*', priority: 50 };
const ANY = { source_address_prefix: '*', destination_address_prefix: '*' };

const CASES: readonly (readonly [string, Sketches, readonly string[]])[] = [
  ['prefixes of two subnets', rules(FROM_APP), [CALL]],
  ['words in other cases of letters', rules({ ...FROM_APP, direction: 'inbound', access: 'ALLOW' }), [CALL]],
  ['a rule of its own', ruleOf(FROM_APP), [CALL]],
  ['all behind the group', rules({ ...FROM_APP, destination_address_prefix: 'VirtualNetwork' }), [CALL]],
  [
    'all behind the group, by the range of the network',
    rules({ ...FROM_APP, destination_address_prefix: '10.0.0.0/16' }),
    [CALL],
  ],
  [
    'application groups',
    ruleOf(RULE, {
      source_application_security_group_ids: 'azurerm_application_security_group.app',
      destination_application_security_group_ids: 'azurerm_application_security_group.db',
    }),
    [CALL],
  ],
  [
    'a group at the interface',
    {
      ...rules({ ...FROM_APP, destination_address_prefix: '*' }),
      'azurerm_subnet_network_security_group_association.db': {},
      'azurerm_network_interface_security_group_association.db': {
        refs: {
          network_interface_id: 'azurerm_network_interface.db',
          network_security_group_id: 'azurerm_network_security_group.db',
        },
      },
    },
    [CALL],
  ],
  [
    'who leaves',
    {
      ...rules({
        ...RULE,
        direction: 'Outbound',
        source_address_prefix: '*',
        destination_address_prefixes: ['10.0.3.0/24'],
      }),
      'azurerm_subnet_network_security_group_association.db': {
        refs: {
          subnet_id: 'azurerm_subnet.app',
          network_security_group_id: 'azurerm_network_security_group.db',
        },
      },
    },
    [CALL],
  ],
  [
    'two sources, one port any protocol',
    rules({
      ...FROM_APP,
      protocol: '*',
      source_address_prefix: null,
      source_address_prefixes: ['10.0.1.0/24', '10.0.2.0/24'],
    }),
    [
      'azurerm_linux_virtual_machine.app > azurerm_linux_virtual_machine.db: 5432',
      'azurerm_linux_virtual_machine.web > azurerm_linux_virtual_machine.db: 5432',
    ],
  ],
  [
    'a destination that the group does not guard',
    rules({ ...FROM_APP, destination_address_prefix: '10.0.1.0/24' }),
    [],
  ],
  [
    'a group that nothing is behind',
    { ...rules(FROM_APP), 'azurerm_subnet_network_security_group_association.db': {} },
    [],
  ],
  ['everybody', rules({ ...RULE, ...ANY }), []],
  ['all of the network', rules({ ...FROM_APP, source_address_prefix: '10.0.0.0/16' }), []],
  ['a word for services', rules({ ...FROM_APP, source_address_prefix: 'AzureLoadBalancer' }), []],
  ['a denial alone', rules({ ...FROM_APP, access: 'Deny' }), []],
  ['a denial of everybody before it', rules(FROM_APP, { ...DENY, ...ANY }), []],
  ['a denial of everybody behind it', rules(FROM_APP, { ...DENY, ...ANY, priority: 4096 }), [CALL]],
  [
    'a denial of a wider range before it',
    rules(FROM_APP, { ...DENY, ...ANY, source_address_prefix: '10.0.2.0/23' }),
    [],
  ],
  ['a denial of somebody else', rules(FROM_APP, { ...DENY, ...ANY, source_address_prefix: '10.0.1.0/24' }), [CALL]],
  ['a denial of another port', rules(FROM_APP, { ...DENY, ...ANY, destination_port_range: '22' }), [CALL]],
  ['a denial of the other direction', rules(FROM_APP, { ...DENY, ...ANY, direction: 'Outbound' }), [CALL]],
  [
    'a denial in a rule of its own, by application group',
    {
      ...rules(FROM_APP),
      ...ruleOf(DENY, {
        source_application_security_group_ids: 'azurerm_application_security_group.app',
        destination_application_security_group_ids: 'azurerm_application_security_group.db',
      }),
    },
    [],
  ],
  [
    'one of two ports denied',
    rules(
      { ...FROM_APP, destination_port_range: null, destination_port_ranges: ['5432', '22'] },
      { ...DENY, ...ANY, destination_port_range: '20-30' },
    ),
    [CALL],
  ],
];

test.each(CASES)('a network security group lets in: %s', (_, more, expected) => {
  expect(said({ ...BASE, ...more })).toEqual(expected);
});
