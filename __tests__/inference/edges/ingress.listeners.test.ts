/** What is written on the arrow where users come in, and at which port a pool is called. */
import { drawn, type Sketch } from '../build.js';

type Sketches = Record<string, Sketch>;

const labelsOf = (sketches: Sketches): string[] =>
  drawn(sketches).edges.map(({ from, to, label }) => `${from} > ${to} ${label}`.trim());

const listener = (port: number, protocol?: string): Sketch => ({
  refs: { load_balancer_arn: 'aws_lb.web' },
  values: { port, ...(protocol !== undefined && { protocol }) },
});
const WEB: Sketches = { 'aws_lb.web': { values: { internal: false, load_balancer_type: 'application' } } };

test.each<[string, Sketches, string]>([
  ['the protocol before the port', { 'aws_lb_listener.a': listener(443, 'HTTPS') }, 'HTTPS 443'],
  [
    'in the order of the ports',
    { 'aws_lb_listener.a': listener(443, 'HTTPS'), 'aws_lb_listener.b': listener(80, 'HTTP') },
    'HTTP 80, HTTPS 443',
  ],
  ['the port alone of TCP', { 'aws_lb_listener.a': listener(5432, 'TCP') }, '5432'],
  ['the port alone where no protocol is known', { 'aws_lb_listener.a': listener(443) }, '443'],
  [
    'none where two say another one of a port',
    { 'aws_lb_listener.a': listener(443, 'TLS'), 'aws_lb_listener.b': listener(443, 'UDP') },
    '443',
  ],
])('AWS: %s', (_, sketches, label) => {
  expect(labelsOf({ ...WEB, ...sketches })).toEqual([`tv_aws_users.users > aws_lb.web ${label}`]);
});

test('Azure: the listener of an Application Gateway names the port that it is about', () => {
  const labels = labelsOf({
    'azurerm_public_ip.p': { values: { allocation_method: 'Static' } },
    'azurerm_application_gateway.g': {
      refs: { 'frontend_ip_configuration.public_ip_address_id': 'azurerm_public_ip.p' },
      values: {
        frontend_ip_configuration: [{ name: 'public' }],
        frontend_port: [
          { name: 'web', port: 443 },
          { name: 'old', port: 80 },
          { name: 'spare', port: 8080 },
        ],
        http_listener: [
          { frontend_port_name: 'web', protocol: 'Https' },
          { frontend_port_name: 'old', protocol: 'Http' },
        ],
      },
    },
  });
  expect(labels).toEqual(['tv_azurerm_users.users > azurerm_application_gateway.g HTTP 80, HTTPS 443, 8080']);
});

const rule = (backend_port: number): Sketch => ({
  refs: { loadbalancer_id: 'azurerm_lb.l', backend_address_pool_ids: 'azurerm_lb_backend_address_pool.p' },
  values: { backend_port, frontend_port: 443, protocol: 'Tcp' },
});
const POOL: Sketches = {
  'azurerm_lb.l': {},
  'azurerm_lb_backend_address_pool.p': { refs: { loadbalancer_id: 'azurerm_lb.l' } },
  'azurerm_linux_virtual_machine.m': { refs: { network_interface_ids: 'azurerm_network_interface.n' } },
  'azurerm_network_interface.n': { values: { ip_configuration: [{ private_ip_address: '10.0.0.4' }] } },
};
const BY_ADDRESS: Sketches = {
  'azurerm_lb_backend_address_pool_address.a': {
    refs: { backend_address_pool_id: 'azurerm_lb_backend_address_pool.p' },
    values: { ip_address: '10.0.0.4' },
  },
};
const BY_INTERFACE: Sketches = {
  'azurerm_network_interface_backend_address_pool_association.a': {
    refs: {
      network_interface_id: 'azurerm_network_interface.n',
      backend_address_pool_id: 'azurerm_lb_backend_address_pool.p',
    },
  },
};

test.each<[string, Sketches, string]>([
  ['by its address', { ...BY_ADDRESS, 'azurerm_lb_rule.r': rule(8443) }, ' 8443'],
  ['by its interface', { ...BY_INTERFACE, 'azurerm_lb_rule.r': rule(8443) }, ' 8443'],
  [
    'where two rules say another port',
    { ...BY_ADDRESS, 'azurerm_lb_rule.r': rule(80), 'azurerm_lb_rule.s': rule(81) },
    '',
  ],
  ['where no rule is here', BY_ADDRESS, ''],
])('Azure: a machine in a pool is called at the port of its rule, %s', (_, sketches, said) => {
  expect(labelsOf({ ...POOL, ...sketches })).toContain(`azurerm_lb.l > azurerm_linux_virtual_machine.m${said}`);
});
