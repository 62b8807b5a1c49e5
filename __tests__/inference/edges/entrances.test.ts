/** Who is called by people directly: apps with an address of their own, and those that the pages of others call. */
import { drawn, type Sketch } from '../build.js';

type Sketches = Record<string, Sketch>;

/** What users come to, with what is written on the arrow. */
const users = (sketches: Sketches): string[] =>
  drawn(sketches)
    .edges.filter(({ from }) => from.endsWith('.users'))
    .map(({ to, label }) => `${to}${label === '' ? '' : `: ${label}`}`);

describe('an app on Azure', () => {
  const web = (values: object, type = 'azurerm_linux_web_app'): Sketches => ({
    [`${type}.a`]: { values: { name: 'shop', ...values } as never },
  });
  const A = 'azurerm_linux_web_app.a';
  const F = 'azurerm_linux_function_app.a';
  const CORS = { site_config: [{ cors: [{ allowed_origins: ['https://shop.example'] }] }] };
  const behindDoor = { 'azurerm_private_endpoint.p': { refs: { private_service_connection: A } } };
  const cases: [string, Sketches, string[]][] = [
    ['that says nothing of its network', web({ https_only: true }), [A]],
    ['of which nothing is known', { [A]: {} }, []],
    ['that is closed', web({ public_network_access_enabled: false }), []],
    ['that lets some in', web({ site_config: [{ ip_restriction: [{ action: 'Allow' }] }] }), []],
    ['that lets nobody in', web({ site_config: [{ ip_restriction_default_action: 'Deny' }] }), []],
    ['behind a private door', { ...web({}), ...behindDoor }, []],
    ['with a private door beside', { ...web({ public_network_access_enabled: true }), ...behindDoor }, [A]],
    ['a function that pages may call', web(CORS, 'azurerm_linux_function_app'), [F]],
    ['a function of which nobody knows who calls it', web({}, 'azurerm_linux_function_app'), []],
    [
      'in a container, to the outside',
      web({ ingress: [{ external_enabled: true }] }, 'azurerm_container_app'),
      ['azurerm_container_app.a'],
    ],
    ['in a container, inside', web({ ingress: [{ external_enabled: false }] }, 'azurerm_container_app'), []],
  ];
  test.each(cases)('%s', (_, sketches, expected) => expect(users(sketches)).toEqual(expected));
});

describe('people come to both where a page calls an API that everybody may call', () => {
  const run = (name: string, refs: Sketch['refs'] = {}): Sketches => ({
    [`google_cloud_run_service.${name}`]: { refs },
    [`google_cloud_run_service_iam_member.${name}`]: {
      refs: { service: `google_cloud_run_service.${name}` },
      values: { member: 'allUsers', role: 'roles/run.invoker' },
    },
  });
  test('Cloud Run', () => {
    const sketches = { ...run('api'), ...run('web', { template: 'google_cloud_run_service.api' }) };
    expect(users(sketches)).toEqual(['google_cloud_run_service.api', 'google_cloud_run_service.web']);
  });
  test('App Service', () => {
    const sketches: Sketches = {
      'azurerm_linux_web_app.api': { values: { name: 'api' } },
      'azurerm_linux_web_app.web': { values: { name: 'web' }, refs: { app_settings: 'azurerm_linux_web_app.api' } },
    };
    expect(users(sketches)).toEqual(['azurerm_linux_web_app.api', 'azurerm_linux_web_app.web']);
  });
  test('Lambda URLs', () => {
    const sketches: Sketches = Object.fromEntries(
      ['api', 'web'].flatMap((name): [string, Sketch][] => [
        [`aws_lambda_function.${name}`, name === 'web' ? { refs: { environment: 'aws_lambda_function.api' } } : {}],
        [`aws_lambda_function_url.${name}`, { refs: { function_name: `aws_lambda_function.${name}` } }],
      ]),
    );
    expect(users(sketches)).toEqual(['aws_lambda_function.api', 'aws_lambda_function.web']);
  });
  test('but not to what stands behind a gateway', () => {
    const sketches: Sketches = {
      'aws_lb.l': { values: { internal: false } },
      'aws_instance.i': { values: { associate_public_ip_address: true } },
      'aws_lb_target_group_attachment.t': {
        refs: { target_group_arn: 'aws_lb_target_group.t', target_id: 'aws_instance.i' },
      },
      'aws_lb_target_group.t': {},
      'aws_lb_listener.l': { refs: { load_balancer_arn: 'aws_lb.l', default_action: 'aws_lb_target_group.t' } },
    };
    expect(users(sketches)).toEqual(['aws_lb.l']);
  });
});

test.each([
  [3, 3],
  [4, 0],
])('of %i machines that a rule opens to IAP, %i have an arrow', (machines, arrows) => {
  const named = Array.from({ length: machines }, (_, i) => `google_compute_instance.m${i}`);
  const sketches: Sketches = {
    'google_compute_network.v': {},
    ...Object.fromEntries(named.map((name) => [name, { refs: { network_interface: 'google_compute_network.v' } }])),
    'google_compute_firewall.f': {
      values: { source_ranges: ['35.235.240.0/20'], allow: [{ protocol: 'tcp', ports: ['22'] }] } as never,
      refs: { network: 'google_compute_network.v' },
    },
  };
  expect(users(sketches)).toHaveLength(arrows);
});
