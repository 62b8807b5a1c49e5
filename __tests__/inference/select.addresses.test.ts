/** Pools, routes and records that name others by address: an arrow where one resource answers there, and only then. */
import { arrowsOf, drawn, type Sketch } from './build.js';

type Sketches = Record<string, Sketch>;

const between = (sketches: Sketches): string[] => arrowsOf(drawn(sketches)).filter((arrow) => !arrow.startsWith('tv_'));

const interfaceAt = (address: string): Sketch => ({ values: { ip_configuration: [{ private_ip_address: address }] } });
const MACHINE: Sketches = {
  'azurerm_network_interface.app': interfaceAt('10.0.2.4'),
  'azurerm_linux_virtual_machine.app': { refs: { network_interface_ids: 'azurerm_network_interface.app' } },
};
const APP: Sketches = { 'azurerm_linux_web_app.app': { values: { default_hostname: 'shop.azurewebsites.net' } } };
const gateway = (pool: Record<string, string[]>): Sketches => ({
  'azurerm_application_gateway.g': { values: { backend_address_pool: [pool] } },
});
const BALANCER: Sketches = {
  'azurerm_lb.l': {},
  'azurerm_lb_backend_address_pool.p': { refs: { loadbalancer_id: 'azurerm_lb.l' } },
};
const member = (sketch: Sketch): Sketches => ({
  'azurerm_lb_backend_address_pool_address.a': {
    ...sketch,
    refs: { backend_address_pool_id: 'azurerm_lb_backend_address_pool.p', ...sketch.refs },
  },
});
const TO_MACHINE = ['azurerm_application_gateway.g > azurerm_linux_virtual_machine.app'];
const TO_APP = ['azurerm_application_gateway.g > azurerm_linux_web_app.app'];

test.each<[string, Sketches, string[]]>([
  ['a pool with an address', { ...MACHINE, ...gateway({ ip_addresses: ['10.0.2.4'] }) }, TO_MACHINE],
  ['a pool with a host name', { ...APP, ...gateway({ fqdns: ['Shop.azurewebsites.net.'] }) }, TO_APP],
  [
    'a pool that refers to an interface',
    {
      ...MACHINE,
      'azurerm_application_gateway.g': { refs: { backend_address_pool: 'azurerm_network_interface.app' } },
    },
    TO_MACHINE,
  ],
  [
    'a pool that refers to an app',
    { ...APP, 'azurerm_application_gateway.g': { refs: { backend_address_pool: 'azurerm_linux_web_app.app' } } },
    TO_APP,
  ],
  [
    'an address in the pool of a load balancer',
    { ...MACHINE, ...BALANCER, ...member({ values: { ip_address: '10.0.2.4' } }) },
    ['azurerm_lb.l > azurerm_linux_virtual_machine.app'],
  ],
  [
    'a reference in the pool of a load balancer',
    { ...MACHINE, ...BALANCER, ...member({ refs: { ip_address: 'azurerm_network_interface.app' } }) },
    ['azurerm_lb.l > azurerm_linux_virtual_machine.app'],
  ],
  ['an address of nothing in the plan', { ...MACHINE, ...gateway({ ip_addresses: ['10.0.2.5'] }) }, []],
  [
    'the host name that an app has by its own name',
    { 'azurerm_linux_web_app.app': { values: { name: 'shop' } }, ...gateway({ fqdns: ['shop.azurewebsites.net'] }) },
    TO_APP,
  ],
  [
    'an address of two networks',
    {
      ...MACHINE,
      'azurerm_network_interface.other': interfaceAt('10.0.2.4'),
      ...gateway({ ip_addresses: ['10.0.2.4'] }),
    },
    [],
  ],
  [
    'a machine and its interface, which are one',
    {
      ...MACHINE,
      'azurerm_linux_virtual_machine.app': {
        values: { private_ip_address: '10.0.2.4' },
        refs: { network_interface_ids: 'azurerm_network_interface.app' },
      },
      ...gateway({ ip_addresses: ['10.0.2.4'] }),
    },
    TO_MACHINE,
  ],
  [
    'AWS: a target with an address',
    {
      'aws_lb.l': { values: { internal: true } },
      'aws_lb_target_group.t': {},
      'aws_lb_listener.h': { refs: { load_balancer_arn: 'aws_lb.l', default_action: 'aws_lb_target_group.t' } },
      'aws_lb_target_group_attachment.a': {
        values: { target_id: '10.0.2.4' },
        refs: { target_group_arn: 'aws_lb_target_group.t' },
      },
      'aws_instance.app': { values: { private_ip: '10.0.2.4' } },
    },
    ['aws_lb.l > aws_instance.app'],
  ],
  [
    'Google Cloud: a record with an address',
    {
      'google_dns_managed_zone.z': {},
      'google_dns_record_set.r': {
        values: { rrdatas: ['34.0.0.1'] },
        refs: { managed_zone: 'google_dns_managed_zone.z' },
      },
      'google_compute_instance.app': { values: { network_interface: [{ access_config: [{ nat_ip: '34.0.0.1' }] }] } },
    },
    ['google_dns_managed_zone.z > google_compute_instance.app'],
  ],
])('%s', (_, sketches, expected) => {
  expect(between(sketches)).toEqual(expected);
});
