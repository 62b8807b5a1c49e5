/** Entrances by default: existing balancers, ingress controllers, addresses in the DNS, and filters that are none. */
import { drawn, type Sketch } from '../build.js';

const entrances = (sketches: Record<string, Sketch>): string[] =>
  drawn(sketches).edges.flatMap(({ from, to }) => (from.endsWith('.users') ? [to] : []));

const BEHIND = { refs: { 'load_balancer.target_group_arn': 'aws_lb_target_group.t' } };

test.each<[string, NonNullable<Sketch['values']>, string[]]>([
  ['web', {}, ['aws_lb.l']],
  ['web-internal', {}, []],
  ['web', { internal: true }, []],
])('users enter through the existing balancer %s %j, unless something says internal', (name, values, expected) => {
  const sketches: Record<string, Sketch> = {
    'aws_lb.l': { mode: 'data', values: { name, ...values } },
    'aws_lb_listener_rule.r': {
      refs: { listener_arn: 'aws_lb.l', 'action.target_group_arn': 'aws_lb_target_group.t' },
    },
    'aws_lb_target_group.t': {},
    'aws_ecs_service.s': BEHIND,
  };
  expect(entrances(sketches)).toEqual(expected);
});

test('nobody enters an existing balancer that something here calls', () => {
  const sketches: Record<string, Sketch> = {
    'aws_lb.l': { mode: 'data', values: { name: 'web' } },
    'aws_lb_listener_rule.r': {
      refs: { listener_arn: 'aws_lb.l', 'action.target_group_arn': 'aws_lb_target_group.t' },
    },
    'aws_lb_target_group.t': {},
    'aws_ecs_service.s': BEHIND,
    'aws_lambda_function.f': { refs: { environment: 'aws_lb.l' } },
  };
  expect(entrances(sketches)).toEqual([]);
});

test('users enter behind a single filter through it, and past several that guard parts', () => {
  const balancer = { 'google_compute_global_forwarding_rule.f': { values: { load_balancing_scheme: 'EXTERNAL' } } };
  const guard = (name: string): Record<string, Sketch> => ({
    [`google_compute_security_policy.${name}`]: {},
    [`google_compute_backend_service.${name}`]: {
      refs: { security_policy: `google_compute_security_policy.${name}` },
    },
  });
  const mapOf = (...names: string[]): Record<string, Sketch> => ({
    'google_compute_url_map.u': {
      refs: { default_service: names.map((name) => `google_compute_backend_service.${name}`) },
    },
    'google_compute_global_forwarding_rule.f': {
      values: { load_balancing_scheme: 'EXTERNAL' },
      refs: { target: 'google_compute_target_https_proxy.p' },
    },
    'google_compute_target_https_proxy.p': { refs: { url_map: 'google_compute_url_map.u' } },
  });
  expect(entrances({ ...balancer, ...guard('a'), ...mapOf('a') })).toEqual(['google_compute_security_policy.a']);
  expect(entrances({ ...balancer, ...guard('a'), ...guard('b'), ...mapOf('a', 'b') })).toEqual([
    'google_compute_global_forwarding_rule.f',
  ]);
});

test.each<[NonNullable<Sketch['values']>, string[]]>([
  [{ chart: 'ingress-nginx' }, ['helm_release.r']],
  [{ chart: 'oci://ghcr.io/traefik/helm/traefik' }, ['helm_release.r']],
  [{ chart: 'ingress-nginx', values: ['controller:\n  service:\n    type: ClusterIP'] }, []],
  [{ chart: 'ingress-nginx', set: [{ name: 'controller.service.type', value: 'NodePort' }] }, []],
  [{ chart: 'prometheus' }, []],
])('a chart of an ingress controller %j', (values, expected) => {
  expect(entrances({ 'helm_release.r': { values } })).toEqual(expected);
});

test.each<[NonNullable<Sketch['values']>, string[]]>([
  [{ setting: [{ namespace: 'aws:ec2:vpc', name: 'VPCId', value: 'vpc-1' }] }, ['aws_elastic_beanstalk_environment.e']],
  [{ tier: 'Worker', setting: [{ namespace: 'aws:ec2:vpc', name: 'VPCId', value: 'vpc-1' }] }, []],
  [{ tier: 'WebServer', setting: [{ namespace: 'aws:ec2:vpc', name: 'ELBScheme', value: 'internal' }] }, []],
])('an Elastic Beanstalk environment %j', (values, expected) => {
  expect(entrances({ 'aws_elastic_beanstalk_environment.e': { values } })).toEqual(expected);
});

test('an address that only a DNS record names is an entrance, one that nothing names is none', () => {
  const address = { 'google_compute_address.a': { values: { name: 'web' } } };
  const record = {
    'google_dns_record_set.r': { values: { type: 'A' }, refs: { rrdatas: 'google_compute_address.a' } },
  };
  expect(entrances(address)).toEqual([]);
  expect(entrances({ ...address, ...record })).toHaveLength(1);
});

test('the ingress add-on of AKS lets users in, through its gateway if it names one', () => {
  const cluster = 'azurerm_kubernetes_cluster.k';
  const created = { ingress_application_gateway: [{ subnet_id: 'x' }] };
  expect(entrances({ [cluster]: { values: created } })).toEqual([cluster]);
  expect(entrances({ [cluster]: {} })).toEqual([]);
});
