import { understand } from '../../../src/inference/index.js';
import { drawn, plan, type Sketch } from '../build.js';

/** `actor > entry point`, or `<>`, with the label where there is one. */
const entrances = (sketches: Record<string, Sketch>): string[] =>
  drawn(sketches)
    .edges.filter(({ provenance }) => provenance === 'implied')
    .map(({ from, to, twoWay, label }) => `${from} ${twoWay ? '<>' : '>'} ${to}${label === '' ? '' : `: ${label}`}`);

const USERS = 'tv_aws_users.users';

test.each(['azurerm_linux_web_app', 'azurerm_windows_web_app'])(
  'users come to %s where its network is open',
  (type) => {
    const web = (open: boolean) => ({ [`${type}.w`]: { values: { public_network_access_enabled: open } } });
    expect(entrances(web(true))).toEqual([`tv_azurerm_users.users > ${type}.w`]);
    expect(entrances(web(false))).toEqual([]);
  },
);

describe('who comes in from outside is drawn where that is proved', () => {
  const cases: [string, Record<string, Sketch>, string[]][] = [
    ['nothing proves anything', { 'aws_lb.l': {}, 'aws_instance.i': {}, 'aws_sqs_queue.q': {} }, []],
    ['a distribution', { 'aws_cloudfront_distribution.d': {} }, [`${USERS} > aws_cloudfront_distribution.d`]],
    [
      'a load balancer that does not say, but says other things',
      { 'aws_lb.l': { values: { load_balancer_type: 'application' } } },
      [`${USERS} > aws_lb.l`],
    ],
    ['a public load balancer', { 'aws_lb.l': { values: { internal: false } } }, [`${USERS} > aws_lb.l`]],
    ['an internal load balancer', { 'aws_lb.l': { values: { internal: true } } }, []],
    [
      'a private API',
      { 'aws_api_gateway_rest_api.a': { values: { endpoint_configuration: [{ types: ['PRIVATE'] }] } } },
      [],
    ],
    [
      'a regional API',
      { 'aws_api_gateway_rest_api.a': { values: { endpoint_configuration: [{ types: ['REGIONAL'] }] } } },
      [`${USERS} > aws_api_gateway_rest_api.a`],
    ],
    [
      'an address of a machine',
      { 'aws_instance.i': {}, 'aws_eip.e': { refs: { instance: 'aws_instance.i' } } },
      [`${USERS} > aws_instance.i`],
    ],
    [
      'an address of a NAT gateway is the way out, and no way in',
      { 'aws_nat_gateway.n': { refs: { allocation_id: 'aws_eip.e' } }, 'aws_eip.e': {} },
      ['aws_nat_gateway.n > tv_aws_internet.internet'],
    ],
    [
      'a private NAT gateway leads nowhere outside',
      { 'aws_nat_gateway.n': { values: { connectivity_type: 'private' } } },
      [],
    ],
    [
      'the URL of a function',
      {
        'aws_lambda_function.f': {},
        'aws_lambda_function_url.u': { refs: { function_name: 'aws_lambda_function.f' } },
      },
      [`${USERS} > aws_lambda_function.f`],
    ],
    ['an internet gateway', { 'aws_internet_gateway.g': {} }, ['aws_internet_gateway.g <> tv_aws_internet.internet']],
    [
      'the far end of a VPN, and not the near one',
      {
        'aws_customer_gateway.c': {},
        'aws_vpn_connection.v': { refs: { customer_gateway_id: 'aws_customer_gateway.c' } },
      },
      ['tv_aws_onprem.on_premises > aws_customer_gateway.c'],
    ],
    [
      'a public address of an application gateway',
      {
        'azurerm_application_gateway.g': { refs: { frontend_ip_configuration: 'azurerm_public_ip.p' } },
        'azurerm_public_ip.p': {},
      },
      ['tv_azurerm_users.users > azurerm_application_gateway.g'],
    ],
    [
      'a public address of a gateway to elsewhere is no way in',
      {
        'azurerm_virtual_network_gateway.g': { refs: { ip_configuration: 'azurerm_public_ip.p' } },
        'azurerm_public_ip.p': {},
      },
      [],
    ],
    [
      'a machine with an address block, though nothing in it is known',
      { 'google_compute_instance.i': { values: { network_interface: [{ access_config: [{}] }] } } },
      ['tv_gcp_users.users > google_compute_instance.i'],
    ],
    [
      'a machine without',
      { 'google_compute_instance.i': { values: { network_interface: [{ access_config: [] }] } } },
      [],
    ],
    [
      'a service that everybody may call',
      {
        'google_cloud_run_v2_service.s': {},
        'google_cloud_run_v2_service_iam_member.m': {
          refs: { name: 'google_cloud_run_v2_service.s' },
          values: { member: 'allUsers' },
        },
      },
      ['tv_gcp_users.users > google_cloud_run_v2_service.s'],
    ],
    [
      'a bucket that everybody may read',
      {
        'google_storage_bucket.b': {},
        'google_storage_bucket_iam_member.m': {
          refs: { bucket: 'google_storage_bucket.b' },
          values: { member: 'allUsers' },
        },
      },
      ['tv_gcp_users.users > google_storage_bucket.b'],
    ],
    [
      'a container group whose code writes the word in small letters',
      { 'azurerm_container_group.g': { values: { ip_address_type: 'public' } } },
      ['tv_azurerm_users.users > azurerm_container_group.g'],
    ],
    [
      'an internal forwarding rule',
      { 'google_compute_forwarding_rule.r': { values: { load_balancing_scheme: 'INTERNAL' } } },
      [],
    ],
  ];
  test.each(cases)('%s', (_, sketches, expected) => expect(entrances(sketches)).toEqual(expected));
});

const inSubnet = (subnet: Sketch['values'], machine: Sketch['values'] = {}): Record<string, Sketch> => ({
  'aws_vpc.v': {},
  'aws_internet_gateway.g': { refs: { vpc_id: 'aws_vpc.v' } },
  'aws_subnet.s': { values: subnet ?? {}, refs: { vpc_id: 'aws_vpc.v' } },
  'aws_route_table.r': { refs: { vpc_id: 'aws_vpc.v', route: 'aws_internet_gateway.g' } },
  'aws_route_table_association.r': { refs: { subnet_id: 'aws_subnet.s', route_table_id: 'aws_route_table.r' } },
  'aws_instance.i': { values: machine ?? {}, refs: { subnet_id: 'aws_subnet.s' } },
});

test('a public subnet that gives out addresses gives one to each machine that does not say no', () => {
  const comes = `${USERS} > aws_instance.i`;
  expect(entrances(inSubnet({ map_public_ip_on_launch: true }))).toContain(comes);
  expect(entrances(inSubnet({ map_public_ip_on_launch: true }, { associate_public_ip_address: false }))).not.toContain(
    comes,
  );
  expect(entrances(inSubnet({ map_public_ip_on_launch: false }))).not.toContain(comes);
  const { 'aws_route_table_association.r': _, ...closed } = inSubnet({ map_public_ip_on_launch: true });
  expect(entrances(closed)).not.toContain(comes);
});

test.each<[string, readonly string[], string[]]>([
  ['that its code does not make internal', ['name', 'subnets'], [`${USERS} > aws_lb.l`]],
  ['but not to one whose code leaves it open', ['name', 'internal'], []],
])('users come to a load balancer %s', (_, written, expected) => {
  const { resources, ...inventory } = plan({ 'aws_lb.l': { values: { name: 'web' } } });
  const lines = new Map(written.map((name, index) => [name, index + 2]));
  const declared = { file: 'main.tf', line: 1, lines };
  const { graph } = understand({ ...inventory, resources: resources.map((one) => ({ ...one, declared })) });
  expect(graph.edges.map(({ from, to }) => `${from} > ${to}`)).toEqual(expected);
});

test.each(['google_cloud_run_service_iam_policy', 'google_cloud_run_v2_service_iam_policy'])(
  'a document of %s lets everybody in, or somebody',
  (type) => {
    const run = (member: string) => ({
      'google_cloud_run_v2_service.r': {},
      [`${type}.p`]: {
        values: { policy_data: JSON.stringify({ bindings: [{ role: 'roles/run.invoker', members: [member] }] }) },
        refs: { service: 'google_cloud_run_v2_service.r', name: 'google_cloud_run_v2_service.r' },
      },
    });
    expect(entrances(run('allUsers'))).toEqual(['tv_gcp_users.users > google_cloud_run_v2_service.r']);
    expect(entrances(run('user:a@example.com'))).toEqual([]);
  },
);

test('an egress-only gateway leads to the internet, and nobody comes in by it', () => {
  expect(
    entrances({ 'aws_vpc.v': {}, 'aws_egress_only_internet_gateway.e': { refs: { vpc_id: 'aws_vpc.v' } } }),
  ).toEqual(['aws_egress_only_internet_gateway.e > tv_aws_internet.internet']);
});

test('users come to the outermost: a name, a firewall, a distribution before a load balancer', () => {
  const sketches: Record<string, Sketch> = {
    'aws_lb.l': { values: { internal: false } },
    'aws_cloudfront_distribution.d': { refs: { origin: 'aws_lb.l' } },
    'aws_route53_zone.z': {},
    'aws_route53_record.r': { refs: { zone_id: 'aws_route53_zone.z', alias: 'aws_cloudfront_distribution.d' } },
  };
  expect(entrances(sketches)).toEqual([`${USERS} > aws_route53_zone.z`]);
  const inside = { ...sketches, 'aws_route53_zone.z': { values: { vpc: [{ vpc_id: 'vpc-1' }] } } };
  expect(entrances(inside)).toEqual([`${USERS} > aws_cloudfront_distribution.d`]);
});

test('a zone that leads nowhere public proves nothing, and other callers do not take the users away', () => {
  expect(entrances({ 'aws_route53_zone.z': {} })).toEqual([]);
  expect(
    entrances({
      'aws_lb.l': { values: { internal: false } },
      'aws_lambda_function.f': { refs: { environment: 'aws_lb.l' } },
    }),
  ).toEqual([`${USERS} > aws_lb.l`]);
});

test('the ports of its listeners are on the arrow to a load balancer', () => {
  const listener = (port: number): Sketch => ({ refs: { load_balancer_arn: 'aws_lb.l' }, values: { port } });
  expect(
    entrances({
      'aws_lb.l': { values: { internal: false } },
      'aws_lb_listener.tls': listener(443),
      'aws_lb_listener.plain': listener(80),
    }),
  ).toEqual([`${USERS} > aws_lb.l: 80, 443`]);
});

test('users come to what lies across subnets once, and to the first of copies', () => {
  expect(
    entrances({
      'aws_subnet.a': {},
      'aws_subnet.b': {},
      'aws_instance.a': { refs: { subnet_id: 'aws_subnet.a' } },
      'aws_lb.l': { values: { internal: false }, refs: { subnets: ['aws_subnet.a', 'aws_subnet.b'] } },
    }),
  ).toEqual([`${USERS} > aws_lb.l~1`]);
  expect(
    entrances({
      'aws_vpc.v': {},
      'aws_subnet.a': { refs: { vpc_id: 'aws_vpc.v' } },
      'aws_subnet.b': { refs: { vpc_id: 'aws_vpc.v' } },
      'aws_lb.l': { values: { internal: false }, refs: { subnets: ['aws_subnet.a', 'aws_subnet.b'] } },
    }),
  ).toEqual([`${USERS} > aws_lb.l`]);
});

test('the ledger names the proof', () => {
  const { graph, ledger } = understand(
    plan({ 'aws_lb.l': { values: { internal: false } }, 'aws_cloudfront_distribution.d': {} }),
  );
  expect(ledger.implied).toEqual([{ address: USERS, proof: 'aws_cloudfront_distribution.d' }]);
  expect(ledger.summary.total).toBe(2);
  expect(graph.nodes.get(USERS)).toMatchObject({ type: 'tv_aws_users', provenance: 'implied', parent: null });
});

describe('public and private subnets', () => {
  const access = (sketches: Record<string, Sketch>): Record<string, string | undefined> =>
    Object.fromEntries(
      [...drawn(sketches).nodes.values()]
        .filter(({ type }) => type === 'aws_subnet')
        .map(({ address, attributes }) => [address, attributes.access]),
    );
  const associated = (subnet: string): Sketch => ({ refs: { subnet_id: subnet, route_table_id: 'aws_route_table.t' } });
  const BASE: Record<string, Sketch> = {
    'aws_internet_gateway.g': {},
    'aws_nat_gateway.n': {},
    'aws_subnet.public_by_name_only': {},
    'aws_subnet.s': {},
    'aws_route_table.t': {},
    'aws_route_table_association.a': associated('aws_subnet.s'),
  };
  const route = (to: Record<string, string>, values: Sketch['values'] = {}): Record<string, Sketch> => ({
    'aws_route.r': { refs: { route_table_id: 'aws_route_table.t', ...to }, values },
  });

  test('are told apart by the routes of their table, not by their names', () => {
    const unknown = { 'aws_subnet.public_by_name_only': undefined };
    const out = { gateway_id: 'aws_internet_gateway.g' };
    expect(access({ ...BASE, ...route(out) })).toEqual({ ...unknown, 'aws_subnet.s': 'public' });
    expect(access({ ...BASE, ...route(out, { destination_cidr_block: '0.0.0.0/0' }) })['aws_subnet.s']).toBe('public');
    const other = access({ ...BASE, ...route(out, { destination_cidr_block: '10.9.0.0/16' }) });
    expect(other['aws_subnet.s']).toBeUndefined();
    expect(access({ ...BASE, ...route({ nat_gateway_id: 'aws_nat_gateway.n' }) })['aws_subnet.s']).toBe('private');
    expect(access(BASE)['aws_subnet.s']).toBeUndefined();
  });

  test('routes in the table itself count too', () => {
    const table = { 'aws_route_table.t': { refs: { route: 'aws_internet_gateway.g' } } };
    expect(access({ ...BASE, ...table })['aws_subnet.s']).toBe('public');
  });

  test('counted associations belong to the subnet with their number', () => {
    const subnets = ['aws_subnet.p[0]', 'aws_subnet.p[1]'];
    const refs = { subnet_id: subnets, route_table_id: 'aws_route_table.t' };
    expect(
      access({
        ...Object.fromEntries(subnets.map((subnet) => [subnet, {}])),
        'aws_internet_gateway.g': {},
        'aws_route_table.t': { refs: { route: 'aws_internet_gateway.g' } },
        'aws_route_table_association.p[1]': { refs },
      }),
    ).toEqual({ 'aws_subnet.p[0]': undefined, 'aws_subnet.p[1]': 'public' });
  });

  test('a load balancer in them faces the internet, unless it says that it does not', () => {
    const balancer = (values: Sketch['values']): Record<string, Sketch> => ({
      ...BASE,
      ...route({ gateway_id: 'aws_internet_gateway.g' }),
      'aws_lb.l': { refs: { subnets: 'aws_subnet.s' }, values: values ?? {} },
    });
    expect(entrances(balancer({}))).toContain(`${USERS} > aws_lb.l`);
    expect(entrances(balancer({ internal: true }))).not.toContain(`${USERS} > aws_lb.l`);
  });

  test('an attribute of that name of a resource itself stays inside', () => {
    expect(drawn({ 'aws_subnet.s': { values: { access: 'canary' } } }).nodes.get('aws_subnet.s')?.attributes).toEqual(
      {},
    );
  });
});

test('of several proofs that somebody is there the ledger names the first by address', () => {
  const { ledger } = understand(
    plan({
      'aws_cloudfront_distribution.b': {},
      'aws_cloudfront_distribution.a': {},
      'aws_cloudfront_distribution.c': {},
    }),
  );
  expect(ledger.implied).toEqual([{ address: USERS, proof: 'aws_cloudfront_distribution.a' }]);
});

test('a resource without a cloud has the users of the only cloud, and users of its own beside several', () => {
  const service: Sketch = { values: { spec: [{ type: 'LoadBalancer' }] } };
  const usersBeside = (others: Record<string, Sketch>) =>
    entrances({ 'kubernetes_service.s': service, ...others }).map((text) => text.split(' ')[0]);
  expect(usersBeside({ 'aws_sqs_queue.q': {} })).toEqual([USERS]);
  expect(usersBeside({})).toEqual(['tv_users.users']);
  expect(usersBeside({ 'aws_sqs_queue.q': {}, 'google_pubsub_topic.t': {} })).toEqual(['tv_users.users']);
});
