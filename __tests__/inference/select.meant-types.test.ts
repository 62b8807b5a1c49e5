import { ARM_TYPES } from '../../src/catalog/azure/directory.js';
import { hasTitle } from '../../src/catalog/index.js';
import { drawn, pathOf } from './build.js';

const group = { 'azurerm_resource_group.web': { values: { name: 'web' } } };
const network = {
  ...group,
  'azapi_resource.net': {
    values: { type: 'Microsoft.Network/virtualNetworks@2024-05-01', name: 'net' },
    refs: { parent_id: 'azurerm_resource_group.web' },
  },
  'azapi_resource.apps': {
    values: { type: 'Microsoft.Network/virtualNetworks/subnets@2024-05-01', name: 'apps' },
    refs: { parent_id: 'azapi_resource.net' },
  },
};

test.each([...ARM_TYPES])('%s is a type that the catalogue knows: %s', (arm, type) => {
  expect(arm).toBe(arm.toLowerCase());
  expect(hasTitle(type)).toBe(true);
});

test('a network and a subnet of azapi are boxes, each in its parent', () => {
  const graph = drawn({
    ...network,
    'azapi_resource.aks': {
      values: { type: 'Microsoft.ContainerService/managedClusters@2025-01-01', name: 'aks' },
      refs: {
        parent_id: 'azurerm_resource_group.web',
        'body.properties.agentPoolProfiles.vnetSubnetID': 'azapi_resource.apps',
      },
    },
  });
  expect(pathOf(graph, 'azapi_resource.aks')).toEqual([
    ...['azurerm_resource_group.web', 'azapi_resource.net', 'azapi_resource.apps', 'azapi_resource.aks'],
  ]);
});

test('a reference to the id of a block in the body is one by the name that the provider has for it', () => {
  const graph = drawn({
    ...network,
    'azapi_resource.door': {
      values: { type: 'Microsoft.Network/privateEndpoints@2024-05-01', name: 'door' },
      refs: { 'body.properties.subnet.id': 'azapi_resource.apps' },
    },
  });
  expect(graph.nodes.get('azapi_resource.door')?.parent).toBe('azapi_resource.apps');
});

test('what is a part of its parent folds into it: an event hub into its namespace', () => {
  const namespace = { values: { type: 'Microsoft.EventHub/namespaces@2024-01-01', name: 'events' } };
  const graph = drawn({
    'azapi_resource.namespace': namespace,
    'azapi_resource.hub': {
      values: { type: 'microsoft.eventhub/Namespaces/eventhubs@2024-01-01', name: 'orders' },
      refs: { parent_id: 'azapi_resource.namespace' },
    },
  });
  expect(graph.nodes.get('azapi_resource.namespace')?.type).toBe('azurerm_eventhub_namespace');
  expect([...graph.nodes.keys()]).toEqual(['azapi_resource.namespace']);
});

test('an update and an action are parts of what they are done to', () => {
  const graph = drawn({
    'azurerm_storage_account.a': {},
    'azapi_update_resource.rules': { refs: { resource_id: 'azurerm_storage_account.a' } },
    'azapi_resource_action.restart': { refs: { resource_id: 'azurerm_storage_account.a' } },
  });
  expect([...graph.nodes.keys()]).toEqual(['azurerm_storage_account.a']);
});

test.each([{ type: 'Microsoft.IoTFirmwareDefense/workspaces@2024-01-10' }, { type: 7 }, {}])(
  'what is of no known type, or says none, stays what it is: %j',
  (values) => {
    const graph = drawn({ 'azapi_resource.it': { values: values as Record<string, string> } });
    expect(graph.nodes.get('azapi_resource.it')?.type).toBe('azapi_resource');
  },
);

test('the default network and its subnets are boxes', () => {
  const graph = drawn({
    'aws_default_vpc.v': {},
    'aws_default_subnet.s': { values: { availability_zone: 'eu-west-1a' } },
    'aws_instance.web': { refs: { subnet_id: 'aws_default_subnet.s' } },
  });
  expect(pathOf(graph, 'aws_instance.web')).toEqual([
    'aws_default_vpc.v',
    'aws_az.v_eu-west-1a',
    'aws_default_subnet.s',
    'aws_instance.web',
  ]);
});
