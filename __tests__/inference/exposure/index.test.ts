/** Address ranges that a resource lets in, as its attributes state them. */
import type { Json } from '../../../src/graph/inventory.js';
import { exposedIn } from '../../../src/inference/exposure/index.js';
import { understand } from '../../../src/inference/index.js';
import { plan } from '../build.js';

const SERVER = 'azurerm_mssql_server.shop';

/** The ranges of a firewall rule of a database server. */
function rangesOf(values: Record<string, Json>): readonly (string | undefined)[] {
  const { scene, ledger } = understand(
    plan({ [SERVER]: {}, 'azurerm_mssql_firewall_rule.office': { values, refs: { server_id: SERVER } } }),
  );
  const exposed = exposedIn(scene, ledger, (resource) => resource.values);
  return exposed.flatMap(({ by, range }) => (by.startsWith('azurerm_mssql_firewall_rule') ? [range] : []));
}

test.each([
  ['192.0.2.1', '192.0.2.9', '192.0.2.1-192.0.2.9'],
  ['192.0.2.1', '192.0.2.1', '192.0.2.1'],
])('from %s to %s', (first, last, expected) => {
  expect(rangesOf({ start_ip_address: first, end_ip_address: last })).toEqual([expected]);
});

test('one address without an end, and no range that is none', () => {
  expect(rangesOf({ start_ip_address: '192.0.2.1' })).toEqual(['192.0.2.1']);
  expect(rangesOf({ start_ip_address: 'unknown', end_ip_address: '192.0.2.1' })).toEqual([]);
});

test.each(['Internet', 'internet', 'ANY', '0.0.0.0/0'])('%s is everybody, not a range', (text) => {
  expect(rangesOf({ start_ip_address: text })).toEqual([]);
});
