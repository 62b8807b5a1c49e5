/** Private endpoints are the way to what they stand for, for who is in their network or names them. */
import { arrowsOf, drawn, type Sketch } from '../build.js';

type Sketches = Record<string, Sketch>;

const NETWORKS: Sketches = {
  'azurerm_virtual_network.v': {},
  'azurerm_virtual_network.other': {},
  'azurerm_subnet.app': { refs: { virtual_network_name: 'azurerm_virtual_network.v' } },
  'azurerm_subnet.doors': { refs: { virtual_network_name: 'azurerm_virtual_network.v' } },
  'azurerm_subnet.far': { refs: { virtual_network_name: 'azurerm_virtual_network.other' } },
};
const app = (subnet: string): Sketches => ({
  'azurerm_linux_web_app.a': {
    refs: { virtual_network_subnet_id: subnet, app_settings: 'azurerm_postgresql_flexible_server.d' },
  },
});
const door = (name: string, sketch: Sketch = {}): Sketches => ({
  [`azurerm_private_endpoint.${name}`]: {
    ...sketch,
    refs: {
      subnet_id: 'azurerm_subnet.doors',
      private_service_connection: 'azurerm_postgresql_flexible_server.d',
      ...sketch.refs,
    },
  },
});
const ELSEWHERE: Sketches = {
  'azurerm_linux_web_app.a': { refs: { app_settings: 'azurerm_postgresql_flexible_server.d' } },
};
const DATABASE: Sketches = { 'azurerm_postgresql_flexible_server.d': {} };
const CLOSED: Sketches = {
  'azurerm_postgresql_flexible_server.d': { values: { public_network_access_enabled: false } },
};
const ZONE: Sketch = { values: { private_dns_zone_group: [{ name: 'd' }] } };
const DIRECT = 'azurerm_linux_web_app.a > azurerm_postgresql_flexible_server.d';
const TO_DOOR = 'azurerm_linux_web_app.a > azurerm_private_endpoint.p';
const FROM_DOOR = 'azurerm_private_endpoint.p > azurerm_postgresql_flexible_server.d';

test.each<[string, Sketches, string[]]>([
  ['names lead to it', { ...DATABASE, ...door('p', ZONE), ...app('azurerm_subnet.app') }, [TO_DOOR, FROM_DOOR]],
  [
    'names lead to it, as far as is known',
    {
      ...DATABASE,
      'azurerm_private_dns_zone.z': {},
      ...door('p', { refs: { private_dns_zone_group: 'azurerm_private_dns_zone.z' } }),
      ...app('azurerm_subnet.app'),
    },
    [TO_DOOR, FROM_DOOR],
  ],
  ['there is no other way in', { ...CLOSED, ...door('p'), ...app('azurerm_subnet.app') }, [TO_DOOR, FROM_DOOR]],
  ['nothing says that it is used', { ...DATABASE, ...door('p'), ...app('azurerm_subnet.app') }, [DIRECT, FROM_DOOR]],
  ['from another network', { ...DATABASE, ...door('p', ZONE), ...app('azurerm_subnet.far') }, [DIRECT, FROM_DOOR]],
  [
    'the program names it, wherever it is',
    {
      ...DATABASE,
      ...door('p'),
      'azurerm_linux_web_app.a': {
        refs: { app_settings: ['azurerm_private_endpoint.p', 'azurerm_postgresql_flexible_server.d'] },
      },
    },
    [TO_DOOR, FROM_DOOR],
  ],
  ['from nowhere known, and there is no other way in', { ...CLOSED, ...door('p'), ...ELSEWHERE }, [TO_DOOR, FROM_DOOR]],
  [
    'from nowhere known, and there may be another way in',
    { ...DATABASE, ...door('p'), ...ELSEWHERE },
    [DIRECT, FROM_DOOR],
  ],
  [
    'one of two doors, nobody knows which',
    { ...DATABASE, ...door('p', ZONE), ...door('q', ZONE), ...app('azurerm_subnet.app') },
    [DIRECT, FROM_DOOR, 'azurerm_private_endpoint.q > azurerm_postgresql_flexible_server.d'],
  ],
])('%s', (_, sketches, expected) => {
  expect(arrowsOf(drawn({ ...NETWORKS, ...sketches }))).toEqual(expected);
});
