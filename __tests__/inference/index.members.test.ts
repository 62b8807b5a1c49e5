import { arrowsOf, drawn, type Sketch } from './build.js';

const member = (name: string): Record<string, Sketch> => ({
  [`google_container_cluster.${name}`]: {},
  [`google_gke_hub_membership.${name}`]: {
    refs: { 'endpoint.gke_cluster.resource_link': `google_container_cluster.${name}` },
  },
});
const FEATURE = { 'google_gke_hub_feature.ingress': {} };

describe('a feature of a fleet is joined to all of it', () => {
  test('to the clusters that are members, and to no other', () => {
    const graph = drawn({ ...FEATURE, ...member('eu'), ...member('us'), 'google_container_cluster.alone': {} });
    expect(arrowsOf(graph)).toEqual([
      'google_gke_hub_feature.ingress > google_container_cluster.eu',
      'google_gke_hub_feature.ingress > google_container_cluster.us',
    ]);
    expect(graph.edges.every(({ provenance }) => provenance === 'implied')).toBe(true);
  });

  test('once to the one that it names', () => {
    const path = 'spec.multiclusteringress.config_membership';
    const named = { 'google_gke_hub_feature.ingress': { refs: { [path]: 'google_gke_hub_membership.eu' } } };
    const graph = drawn({ ...member('eu'), ...member('us'), ...named });
    expect(arrowsOf(graph)).toHaveLength(2);
    expect(new Set(graph.edges.map(({ provenance }) => provenance)).size).toBe(2);
  });

  test('not to a crowd, and to none without members', () => {
    const many = Object.assign({}, ...Array.from({ length: 9 }, (_, i) => member(`c${i}`)));
    expect(arrowsOf(drawn({ ...FEATURE, ...many }))).toEqual([]);
    expect(arrowsOf(drawn({ ...FEATURE, 'google_container_cluster.alone': {} }))).toEqual([]);
  });
});

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
