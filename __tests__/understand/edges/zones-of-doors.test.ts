/** A private zone is there for the private endpoints whose names it has: a thin tie, and no request. */
import { drawn, type Sketch } from '../build.js';

const DOOR: Record<string, Sketch> = {
  'azurerm_storage_account.files': {},
  'azurerm_private_dns_zone.blob': { values: { name: 'privatelink.blob.core.windows.net' } },
  'azurerm_private_endpoint.files': {
    refs: {
      'private_service_connection.private_connection_resource_id': 'azurerm_storage_account.files',
      'private_dns_zone_group.private_dns_zone_ids': 'azurerm_private_dns_zone.blob',
    },
  },
};

test('the endpoint calls what it stands for, and is tied to its zone', () => {
  const edges = drawn(DOOR).edges.map(({ from, to, thin }) => [from, to, thin === true]);
  expect(edges).toEqual([
    ['azurerm_private_endpoint.files', 'azurerm_private_dns_zone.blob', true],
    ['azurerm_private_endpoint.files', 'azurerm_storage_account.files', false],
  ]);
});

test('a zone that no endpoint names has no tie', () => {
  const { 'azurerm_private_endpoint.files': door, ...rest } = DOOR;
  const { 'private_dns_zone_group.private_dns_zone_ids': _, ...refs } = door?.refs ?? {};
  const edges = drawn({ ...rest, 'azurerm_private_endpoint.files': { refs } }).edges.map(({ to }) => to);
  expect(edges).toEqual(['azurerm_storage_account.files']);
});
