import { arrowsOf, drawn } from './build.js';

/** What is in a group, and by which attribute: a filter is no partner. */
const FILTERS: readonly (readonly [from: string, by: string, to: string, isFilter: boolean])[] = [
  [
    'azurerm_linux_virtual_machine_scale_set.a',
    'network_interface.network_security_group_id',
    'azurerm_network_security_group.b',
    true,
  ],
  [
    'azurerm_windows_virtual_machine_scale_set.a',
    'network_interface.ip_configuration.application_security_group_ids',
    'azurerm_application_security_group.b',
    true,
  ],
  ['acme_machine.a', 'nic.network_security_group_id', 'azurerm_network_security_group.b', true],
  ['acme_machine.a', 'target_id', 'azurerm_network_security_group.b', false],
  ['acme_machine.a', 'create_vnic_details.nsg_ids', 'acme_group.b', true],
  ['hcloud_server.a', 'firewall_ids', 'hcloud_firewall.b', true],
  ['hcloud_server.a', 'endpoint', 'hcloud_firewall.b', false],
  ['aws_instance.a', 'network_interface.security_groups', 'aws_security_group.b', true],
];

test.each(FILTERS)('%s by %s in %s', (from, by, to, isFilter) => {
  const elsewhere = { 'azurerm_subnet.s': {}, 'acme_machine.other': { refs: { endpoint: to } } };
  const arrows = arrowsOf(drawn({ ...elsewhere, [to]: {}, [from]: { refs: { [by]: to } } }));
  expect(arrows.filter((arrow) => arrow.startsWith(from))).toEqual(isFilter ? [] : [`${from} > ${to}`]);
});

test('a group of a scale set is part of it', () => {
  const graph = drawn({
    'azurerm_network_security_group.b': {},
    'azurerm_linux_virtual_machine_scale_set.a': {
      refs: { 'network_interface.network_security_group_id': 'azurerm_network_security_group.b' },
    },
  });
  expect([...graph.nodes.keys()]).toEqual(['azurerm_linux_virtual_machine_scale_set.a']);
});
