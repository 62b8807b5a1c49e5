/** Blocks of a type's own that say where it is, and zones around what says its zone. */
import { drawn, pathOf, type Sketch } from '../build.js';

type Sketches = Record<string, Sketch>;

const AZURE: Sketches = {
  'azurerm_resource_group.rg': {},
  'azurerm_virtual_network.v': { refs: { resource_group_name: 'azurerm_resource_group.rg' } },
  'azurerm_subnet.s': { values: { name: 'apps' }, refs: { virtual_network_name: 'azurerm_virtual_network.v' } },
};
const IN_GROUP = { resource_group_name: 'azurerm_resource_group.rg' };

test.each<readonly [string, string, Sketch, Sketches]>([
  [
    'a scale set, by its network profile',
    'azurerm_virtual_machine_scale_set.x',
    { refs: { 'network_profile.ip_configuration.subnet_id': 'azurerm_subnet.s', ...IN_GROUP } },
    {},
  ],
  [
    'a container group, by a profile that is a resource',
    'azurerm_container_group.x',
    { refs: { network_profile_id: 'azurerm_network_profile.p', ...IN_GROUP } },
    {
      'azurerm_network_profile.p': {
        refs: { 'container_network_interface.ip_configuration.subnet_id': 'azurerm_subnet.s', ...IN_GROUP },
      },
    },
  ],
  [
    'a Databricks workspace, by the names of its subnets',
    'azurerm_databricks_workspace.x',
    {
      refs: {
        'custom_parameters.public_subnet_name': 'azurerm_subnet.s',
        'custom_parameters.virtual_network_id': 'azurerm_virtual_network.v',
        ...IN_GROUP,
      },
    },
    {},
  ],
  [
    'a Databricks workspace, by a name as text',
    'azurerm_databricks_workspace.x',
    { values: { custom_parameters: [{ public_subnet_name: 'apps' }] }, refs: IN_GROUP },
    {},
  ],
])('in its subnet: %s', (_, address, sketch, more) => {
  expect(pathOf(drawn({ ...AZURE, ...more, [address]: sketch }), address)).toEqual([...Object.keys(AZURE), address]);
});

test('a network profile without a user is in its subnet; with one it is part of that', () => {
  const profile: Sketches = {
    'azurerm_network_profile.p': {
      refs: { 'container_network_interface.ip_configuration.subnet_id': 'azurerm_subnet.s' },
    },
  };
  expect(drawn({ ...AZURE, ...profile }).nodes.get('azurerm_network_profile.p')?.parent).toBe('azurerm_subnet.s');
  const used = drawn({
    ...AZURE,
    ...profile,
    'azurerm_container_group.g': { refs: { network_profile_id: 'azurerm_network_profile.p' } },
  });
  expect(used.nodes.has('azurerm_network_profile.p')).toBe(false);
});

test('a Databricks workspace with two subnets is in both', () => {
  const graph = drawn({
    ...AZURE,
    'azurerm_subnet.t': { refs: { virtual_network_name: 'azurerm_virtual_network.v' } },
    'azurerm_databricks_workspace.x': {
      refs: {
        'custom_parameters.private_subnet_name': 'azurerm_subnet.t',
        'custom_parameters.public_subnet_name': 'azurerm_subnet.s',
      },
    },
  });
  expect(graph.nodes.get('azurerm_databricks_workspace.x')?.parent).toBe('azurerm_subnet.s');
  expect(graph.nodes.get('azurerm_subnet.s')?.instances).toEqual(['azurerm_subnet.s', 'azurerm_subnet.t']);
});

const GOOGLE: Sketches = {
  'google_compute_network.n': {},
  'google_compute_subnetwork.s': {
    values: { region: 'europe-west1' },
    refs: { network: 'google_compute_network.n' },
  },
};
const IN_SUBNET = { refs: { subnetwork: 'google_compute_subnetwork.s' } };

test.each<readonly [string, string, Sketch, string]>([
  [
    'a cluster of one zone',
    'google_container_cluster.x',
    { ...IN_SUBNET, values: { location: 'europe-west1-b' } },
    'tv_gcp_zone.s_europe-west1-b',
  ],
  [
    'a cluster of a region, which is in no zone',
    'google_container_cluster.x',
    { ...IN_SUBNET, values: { location: 'europe-west1' } },
    'google_compute_subnetwork.s',
  ],
  [
    'a notebook',
    'google_workbench_instance.x',
    {
      refs: { 'gce_setup.network_interfaces.subnet': 'google_compute_subnetwork.s' },
      values: { location: 'europe-west1-b' },
    },
    'tv_gcp_zone.s_europe-west1-b',
  ],
  [
    'a file share of a network, in the region of its zone',
    'google_filestore_instance.x',
    { refs: { 'networks.network': 'google_compute_network.n' }, values: { location: 'europe-west1-b' } },
    'tv_gcp_zone.n_europe-west1_europe-west1-b',
  ],
  [
    'a machine made from a template',
    'google_compute_instance_from_template.x',
    { ...IN_SUBNET, values: { zone: 'europe-west1-c' } },
    'tv_gcp_zone.s_europe-west1-c',
  ],
])('zones: %s', (_, address, sketch, expected) => {
  expect(drawn({ ...GOOGLE, [address]: sketch }).nodes.get(address)?.parent).toBe(expected);
});
