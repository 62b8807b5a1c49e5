/** Host names: what is called by a name in a zone, or by one that it has beside itself, is called by who is told it. */
import { arrowsOf, drawn, type Sketch } from '../build.js';

type Sketches = Record<string, Sketch>;

const told = (url: string): Sketches => ({
  'aws_lambda_function.f': { values: { environment: [{ variables: { URL: url } }] } },
});

const RECORD: Sketches = {
  'aws_route53_zone.z': { values: { name: 'shop.internal' } },
  'aws_db_instance.d': {},
  'aws_route53_record.r': {
    values: { name: 'db' },
    refs: { zone_id: 'aws_route53_zone.z', records: 'aws_db_instance.d' },
  },
};
const CALLS_DATABASE = 'aws_lambda_function.f > aws_db_instance.d';

const CLOUD_MAP: Sketches = {
  'aws_service_discovery_private_dns_namespace.n': { values: { name: 'shop.local' } },
  'aws_service_discovery_service.s': {
    values: { name: 'orders' },
    refs: { 'dns_config.namespace_id': 'aws_service_discovery_private_dns_namespace.n' },
  },
  'aws_ecs_service.o': { refs: { 'service_registries.registry_arn': 'aws_service_discovery_service.s' } },
};

test.each<readonly [string, Sketches, string, string | null]>([
  ['a record by its name and zone', RECORD, 'postgres://db.shop.internal:5432/shop', CALLS_DATABASE],
  ['a record in capitals', RECORD, 'DB.Shop.Internal', CALLS_DATABASE],
  [
    'a record that says the whole name',
    { ...RECORD, 'aws_route53_record.r': { ...RECORD['aws_route53_record.r'], values: { name: 'db.shop.internal' } } },
    'db.shop.internal:5432',
    CALLS_DATABASE,
  ],
  ['a longer name that ends so', RECORD, 'other-db.shop.internal', null],
  ['a name in another zone', RECORD, 'db.shop.internal.example.com', null],
  ['the name without its zone', RECORD, 'db', null],
  ['a service of Cloud Map', CLOUD_MAP, 'http://orders.shop.local:8080', 'aws_lambda_function.f > aws_ecs_service.o'],
  [
    'an alias of Service Connect',
    {
      'aws_ecs_service.o': {
        values: { service_connect_configuration: [{ service: [{ client_alias: [{ dns_name: 'orders' }] }] }] },
      },
    },
    'http://orders:8080/v1',
    'aws_lambda_function.f > aws_ecs_service.o',
  ],
  [
    'the same word where no URL says that it is a host',
    {
      'aws_ecs_service.o': {
        values: { service_connect_configuration: [{ service: [{ client_alias: [{ dns_name: 'orders' }] }] }] },
      },
    },
    'orders of today',
    null,
  ],
  [
    'a record of Azure',
    {
      'azurerm_private_dns_zone.z': { values: { name: 'shop.internal' } },
      'azurerm_linux_virtual_machine.d': {},
      'azurerm_private_dns_a_record.r': {
        values: { name: 'db' },
        refs: { zone_name: 'azurerm_private_dns_zone.z', records: 'azurerm_linux_virtual_machine.d' },
      },
    },
    'db.shop.internal',
    'aws_lambda_function.f > azurerm_linux_virtual_machine.d',
  ],
  [
    'a record of Google',
    {
      'google_dns_managed_zone.z': { values: { name: 'shop', dns_name: 'shop.internal.' } },
      'google_compute_instance.d': {},
      'google_dns_record_set.r': {
        values: { name: 'db.shop.internal.' },
        refs: { managed_zone: 'google_dns_managed_zone.z', rrdatas: 'google_compute_instance.d' },
      },
    },
    'db.shop.internal',
    'aws_lambda_function.f > google_compute_instance.d',
  ],
])('%s', (_, more, url, expected) => {
  const arrows = arrowsOf(drawn({ ...told(url), ...more })).filter((arrow) => arrow.includes('aws_lambda_function.f'));
  expect(arrows).toEqual(expected === null ? [] : [expected]);
});

test('where a browser is sent is no call', () => {
  const graph = drawn({
    ...RECORD,
    'aws_cognito_user_pool_client.c': { values: { callback_urls: ['https://db.shop.internal/back'] } },
  });
  expect(arrowsOf(graph)).toEqual(['aws_route53_zone.z > aws_db_instance.d']);
});

const OTHER = { 'aws_db_instance.e': {}, 'aws_route53_zone.y': { values: { name: 'shop.internal' } } };
const ofOther = (zone: string): Sketch => ({
  values: { name: 'db' },
  refs: { zone_id: zone, records: 'aws_db_instance.e' },
});
const calledBy = (sketches: Sketches): readonly string[] =>
  arrowsOf(drawn({ ...told('db.shop.internal'), ...RECORD, ...OTHER, ...sketches })).filter((arrow) =>
    arrow.includes('aws_lambda_function.f'),
  );

test('a name that two zones have means neither', () => {
  expect(calledBy({ 'aws_route53_record.s': ofOther('aws_route53_zone.y') })).toEqual([]);
});

test('a name with two records in one zone leads to both: they take turns, or one takes over', () => {
  expect(calledBy({ 'aws_route53_record.s': ofOther('aws_route53_zone.z') })).toEqual([
    CALLS_DATABASE,
    'aws_lambda_function.f > aws_db_instance.e',
  ]);
});

test('a long text of what could be host names is looked through at once', () => {
  const graph = drawn({ ...told('a-'.repeat(30_000)), ...RECORD });
  expect(graph.nodes.size).toBe(3);
});
