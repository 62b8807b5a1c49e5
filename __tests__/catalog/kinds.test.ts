import { stripOf } from '../../src/catalog/index.js';
import { isServiceByName, stripByName } from '../../src/catalog/kinds.js';

test.each([
  ['acme_server', true, null],
  ['acme_servers_v2', true, null],
  ['fastly_service_vcl', true, null],
  ['fastly_service_dictionary_items', false, 'configuration'],
  ['acme_api_key', false, 'security'],
  ['acme_role_grants', false, 'identity'],
  ['acme_alert', false, 'monitoring'],
  ['acme_dns_record', false, 'dns'],
  ['acme_widget', false, null],
] as const)('%s is a service: %s, in the strip %s', (type, isService, strip) => {
  expect([isServiceByName(type), stripByName(type)]).toEqual([isService, strip]);
});

test('a part without a row is small even with requests; a row has priority over the words of the name', () => {
  expect([stripOf('acme_api_key', true), stripOf('aws_cloudwatch_event_rule', true)]).toEqual(['security', null]);
});
