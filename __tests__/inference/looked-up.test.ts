/** Data sources that stand for nothing of their own: what they were read of, and what they wait for. */
import type { Json } from '../../src/graph/inventory.js';
import { understand } from '../../src/inference/index.js';
import { arrowsOf, drawn, plan, type Sketch } from './build.js';

const BALANCER = {
  'google_compute_global_forwarding_rule.f': { refs: { target: 'google_compute_backend_service.b' } },
  'google_compute_backend_service.b': { refs: { 'backend.group': 'google_compute_network_endpoint_group.n' } },
  'google_compute_network_endpoint_group.n': { mode: 'data' as const },
};
const CALL = 'google_compute_global_forwarding_rule.f > google_container_cluster.a';

test('an endpoint group that is looked up is of the only cluster', () => {
  const { graph, ledger } = understand(plan({ ...BALANCER, 'google_container_cluster.a': {} }));
  expect(arrowsOf(graph)).toContain(CALL);
  const arrow = ledger.arrows.find(({ to }) => to === 'google_container_cluster.a');
  expect(arrow?.evidence.map(({ rule }) => rule)).toEqual(['only']);
});

test('of two clusters it is of neither', () => {
  const graph = drawn({ ...BALANCER, 'google_container_cluster.a': {}, 'google_container_cluster.b': {} });
  expect(arrowsOf(graph).filter((arrow) => arrow.includes('cluster'))).toEqual([]);
});

test('what a data source waits for is not what it has been read of', () => {
  const inventory = plan({
    'aws_lambda_function.f': { refs: { 'environment.variables': 'aws_s3_object.o' } },
    'aws_s3_object.o': { mode: 'data', refs: { bucket: 'aws_s3_bucket.read' } },
    'aws_s3_bucket.read': {},
    'aws_dynamodb_table.awaited': {},
  });
  const waits = { from: 'aws_s3_object.o', to: 'aws_dynamodb_table.awaited', via: 'configuration' } as const;
  const { graph } = understand({ ...inventory, references: [...inventory.references, waits] });
  expect(arrowsOf(graph)).toEqual(['aws_lambda_function.f > aws_s3_bucket.read']);
});

test('a service on Cloud Run stands where its way into the network does, whatever it calls', () => {
  const { graph } = understand(
    plan({
      'google_compute_network.n': {},
      'google_compute_subnetwork.a': { refs: { network: 'google_compute_network.n' } },
      'google_compute_subnetwork.b': { refs: { network: 'google_compute_network.n' } },
      'google_vpc_access_connector.c': { refs: { 'subnet.name': 'google_compute_subnetwork.a' } },
      'google_redis_instance.r': { refs: { authorized_network: 'google_compute_network.n' } },
      'google_compute_forwarding_rule.f': { refs: { subnetwork: 'google_compute_subnetwork.b' } },
      'google_cloud_run_v2_service.run': {
        refs: {
          'template.containers.env.value': 'google_compute_forwarding_rule.f',
          'template.vpc_access.connector': 'google_vpc_access_connector.c',
        },
      },
    }),
  );
  expect(graph.nodes.get('google_cloud_run_v2_service.run')?.parent).toBe('google_compute_subnetwork.a');
});

describe('a network that is looked up by the name of one that is built here', () => {
  const BUILT = {
    'azurerm_virtual_network.v': { values: { name: 'hub', resource_group_name: 'net' } },
    'azurerm_subnet.apps': {
      values: { name: 'apps', virtual_network_name: 'hub', resource_group_name: 'net' },
      refs: { virtual_network_name: 'azurerm_virtual_network.v' },
    },
    'azurerm_private_endpoint.e': { refs: { subnet_id: 'module.looks.azurerm_subnet.s' } },
  };
  const looked = (values: Record<string, string>) => ({
    'module.looks.azurerm_subnet.s': { mode: 'data' as const, values },
  });
  const parentOf = (values: Record<string, string>) =>
    drawn({ ...BUILT, ...looked(values) }).nodes.get('azurerm_private_endpoint.e')?.parent;

  test('is that one', () => {
    const same = { name: 'Apps', virtual_network_name: 'hub', resource_group_name: 'NET' };
    expect(parentOf(same)).toBe('azurerm_subnet.apps');
    expect([...drawn({ ...BUILT, ...looked(same) }).nodes.keys()]).not.toContain('module.looks.azurerm_subnet.s');
  });

  test('is another where anything differs that both say', () => {
    const other = { name: 'apps', virtual_network_name: 'spoke', resource_group_name: 'net' };
    expect(parentOf(other)).toBe('module.looks.azurerm_subnet.s');
  });

  test('is another where it may be one of two', () => {
    const two = { ...BUILT, 'azurerm_subnet.more': { values: { name: 'apps' } } };
    const found = drawn({ ...two, ...looked({ name: 'apps' }) });
    expect(found.nodes.get('azurerm_private_endpoint.e')?.parent).toBe('module.looks.azurerm_subnet.s');
  });
});

test('a service that is looked up is drawn if something here uses it', () => {
  const graph = drawn({
    'aws_lambda_function.f': { refs: { 'environment.variables': 'aws_s3_bucket.used' } },
    'aws_s3_bucket.used': { mode: 'data' },
    'aws_s3_bucket.unused': { mode: 'data' },
  });
  expect(arrowsOf(graph)).toEqual(['aws_lambda_function.f > aws_s3_bucket.used']);
  expect([...graph.nodes.keys()].sort()).toEqual(['aws_lambda_function.f', 'aws_s3_bucket.used']);
  expect(graph.nodes.get('aws_s3_bucket.used')?.lookedUp).toBe(true);
});

test('one with the name of a built service is that service', () => {
  const graph = drawn({
    'aws_lambda_function.f': { refs: { 'environment.variables': 'aws_sqs_queue.read' } },
    'aws_sqs_queue.read': { mode: 'data', values: { name: 'orders' } },
    'aws_sqs_queue.built': { values: { name: 'orders' } },
  });
  expect(arrowsOf(graph)).toEqual(['aws_lambda_function.f > aws_sqs_queue.built']);
});

describe('a data source that looks up a resource of the same configuration', () => {
  const nodesOf = (sketch: Record<string, Sketch>): readonly string[] => [...drawn(sketch).nodes.keys()].sort();

  test('stands for it if its argument has the name', () => {
    const sketch = {
      'aws_lambda_function.f': { refs: { 'environment.variables': 'aws_db_instance.read' } },
      'aws_db_instance.read': { mode: 'data' as const, values: { db_instance_identifier: 'orders' } },
      'aws_db_instance.built': { values: { identifier: 'orders' } },
    };
    expect(nodesOf(sketch)).toEqual(['aws_db_instance.built', 'aws_lambda_function.f']);
    expect(arrowsOf(drawn(sketch))).toEqual(['aws_lambda_function.f > aws_db_instance.built']);
  });

  test('stands for it if its argument refers to the name', () => {
    const graph = drawn({
      'azurerm_virtual_network.built': {},
      'azurerm_virtual_network.read': { mode: 'data', refs: { name: 'azurerm_virtual_network.built' } },
      'azurerm_subnet.s': { refs: { virtual_network_name: 'azurerm_virtual_network.read' } },
      'azurerm_private_endpoint.e': { refs: { subnet_id: 'azurerm_subnet.s' } },
    });
    expect([...graph.nodes.keys()]).not.toContain('azurerm_virtual_network.read');
    expect(graph.nodes.get('azurerm_subnet.s')?.parent).toBe('azurerm_virtual_network.built');
  });

  const NETWORK = {
    'aws_vpc.built': { values: { tags: { Name: 'main', Tier: 'apps' } } },
    'aws_subnet.s': { refs: { vpc_id: 'aws_vpc.read' } },
    'aws_instance.i': { refs: { subnet_id: 'aws_subnet.s' } },
  };
  const readBy = (values: Record<string, Json>) => ({
    ...NETWORK,
    'aws_vpc.read': { mode: 'data' as const, values },
  });

  test.each([
    ['a tag', { tags: { Name: 'main' } }],
    ['a filter', { filter: [{ name: 'tag:Name', values: ['main'] }] }],
  ])('stands for it if %s has its name', (_, values) => {
    const graph = drawn(readBy(values));
    expect([...graph.nodes.keys()]).not.toContain('aws_vpc.read');
    expect(graph.nodes.get('aws_subnet.s')?.parent).toBe('aws_vpc.built');
  });

  test.each([
    ['another tag differs', { tags: { Name: 'main', Tier: 'data' } }],
    ['a filter has several values', { filter: [{ name: 'tag:Name', values: ['main', 'other'] }] }],
    ['it filters by something else', { filter: [{ name: 'state', values: ['main'] }] }],
  ])('is another one if %s', (_, values) => {
    expect([...drawn(readBy(values)).nodes.keys()]).toContain('aws_vpc.read');
  });
});

test('one that nothing uses is drawn for a built part of it, but not for a setting', () => {
  const graph = drawn({
    'aws_s3_bucket.other': {},
    'aws_lb.shared': { mode: 'data' },
    'aws_lb_listener_rule.orders': { refs: { listener_arn: 'aws_lb_listener.https' } },
    'aws_lb_listener.https': { mode: 'data', refs: { load_balancer_arn: 'aws_lb.shared' } },
    'azurerm_key_vault.shared': { mode: 'data' },
    'azurerm_key_vault_secret.connection': { refs: { key_vault_id: 'azurerm_key_vault.shared' } },
    'aws_s3_bucket.read': { mode: 'data' },
    'aws_s3_bucket_policy.p': { refs: { bucket: 'aws_s3_bucket.read' } },
  });
  expect([...graph.nodes.keys()].sort()).toEqual(['aws_lb.shared', 'aws_s3_bucket.other', 'azurerm_key_vault.shared']);
});

test('a question to the cloud itself is no service', () => {
  const graph = drawn({
    'aws_ssoadmin_instances.all': { mode: 'data' },
    'aws_ssoadmin_permission_set.p': { refs: { instance_arn: 'aws_ssoadmin_instances.all' } },
  });
  expect([...graph.nodes.keys()]).toEqual(['aws_ssoadmin_permission_set.p']);
});

test('one with only settings built here is drawn if nothing else is', () => {
  const setting = {
    'aws_ram_resource_share.shared': { mode: 'data' as const },
    'aws_ram_principal_association.p': { refs: { resource_share_arn: 'aws_ram_resource_share.shared' } },
  };
  expect([...drawn(setting).nodes.keys()]).toEqual(['aws_ram_resource_share.shared']);
  expect([...drawn({ ...setting, 'aws_sqs_queue.q': {} }).nodes.keys()]).toEqual(['aws_sqs_queue.q']);
});

describe('data sources that ask for the same service', () => {
  const asked = (name: string | null, region = 'eu-west-1') => ({
    mode: 'data' as const,
    values: { name, tags: null },
    at: { region },
  });
  const users = {
    'aws_lambda_function.f': { refs: { 'environment.variables': 'module.a.aws_secretsmanager_secret.s' } },
    'aws_lambda_function.g': { refs: { 'environment.variables': 'module.b.aws_secretsmanager_secret.s' } },
  };
  const secretsOf = (first: Sketch, second: Sketch): number => {
    const graph = drawn({
      ...users,
      'module.a.aws_secretsmanager_secret.s': first,
      'module.b.aws_secretsmanager_secret.s': second,
    });
    return new Set(graph.edges.map(({ to }) => to)).size;
  };
  test.each<[string, Sketch, Sketch, number]>([
    ['are one', asked('orders'), asked('orders'), 1],
    ['by different names are two', asked('orders'), asked('bills'), 2],
    ['in two regions are two', asked('orders'), asked('orders', 'eu-west-2'), 2],
    ['by unknown names are two', asked(null), asked(null), 2],
  ])('%s', (_, first, second, count) => {
    expect(secretsOf(first, second)).toBe(count);
  });
});

test('data sources in two modules that ask for the same subnet and group are one of each', () => {
  const asked = (module: string): Record<string, Sketch> => ({
    [`${module}.azurerm_resource_group.g`]: { mode: 'data', values: { name: 'apps' } },
    [`${module}.azurerm_subnet.s`]: { mode: 'data', values: { name: 'doors', virtual_network_name: 'v' } },
    [`${module}.azurerm_private_endpoint.p`]: { refs: { subnet_id: `${module}.azurerm_subnet.s` } },
    [`${module}.azurerm_redis_cache.c`]: { refs: { resource_group_name: `${module}.azurerm_resource_group.g` } },
  });
  const graph = drawn({ ...asked('module.b'), ...asked('module.c'), ...asked('module.a.module.inner') });
  const boxes = [...graph.nodes.values()].filter(({ type }) => /group|subnet/.test(type));
  // That of the fewest modules stays.
  expect(boxes.map(({ address }) => address)).toEqual([
    'module.b.azurerm_resource_group.g',
    'module.b.azurerm_subnet.s',
  ]);
});

test('data sources that state one value by different expressions are one, and so are those in them', () => {
  const vault = (group: string): Sketch => ({
    mode: 'data',
    values: { name: 'secrets' },
    refs: { resource_group_name: group },
  });
  const asked = (module: string, group: string, refs: Sketch['refs'] = {}): Record<string, Sketch> => ({
    [`${module}.azurerm_resource_group.${group}`]: { mode: 'data', values: { name: 'apps' }, refs },
    [`${module}.azurerm_key_vault.k`]: vault(`${module}.azurerm_resource_group.${group}`),
    [`${module}.azurerm_linux_web_app.a`]: { refs: { app_settings: `${module}.azurerm_key_vault.k` } },
  });
  const graph = drawn({
    ...asked('module.a', 'shared'),
    // The name comes from the other data source, through an argument of the module.
    ...asked('module.b', 'global', { name: 'module.a.azurerm_resource_group.shared' }),
  });
  const drawnOf = (type: string) => [...graph.nodes.values()].filter((node) => node.type === type);
  expect(drawnOf('azurerm_resource_group').map(({ address }) => address)).toEqual([
    'module.a.azurerm_resource_group.shared',
  ]);
  expect(drawnOf('azurerm_key_vault').map(({ address }) => address)).toEqual(['module.a.azurerm_key_vault.k']);
});

test('a balancer that one looks up by its ARN and another names by that of its listener is one', () => {
  const arn = (kind: string, end = '') =>
    `arn:aws:elasticloadbalancing:eu-west-1:123456789012:${kind}/app/web/50dc6c${end}`;
  const graph = drawn({
    'aws_lb.named': { mode: 'data', values: { arn: arn('loadbalancer') } },
    'aws_lb_listener_rule.r': {
      values: { listener_arn: arn('listener', '/0467ef') },
      refs: { 'action.target_group_arn': 'aws_lb_target_group.t' },
    },
    'aws_lb_target_group.t': {},
    'aws_ecs_service.s': { refs: { 'load_balancer.target_group_arn': 'aws_lb_target_group.t' } },
  });
  expect(arrowsOf(graph)).toEqual(['aws_lb.named > aws_ecs_service.s', 'tv_aws_users.users > aws_lb.named']);
});

test('a service that is looked up in a container, which is looked up too, is the service and not the container', () => {
  const graph = drawn({
    'azurerm_resource_group.r': { mode: 'data' },
    'azurerm_key_vault.k': { mode: 'data', refs: { resource_group_name: 'azurerm_resource_group.r' } },
    'azurerm_linux_web_app.a': { refs: { app_settings: 'azurerm_key_vault.k' } },
  });
  expect(arrowsOf(graph)).toContain('azurerm_linux_web_app.a > azurerm_key_vault.k');
  expect(graph.nodes.get('azurerm_key_vault.k')?.parent).toBe('azurerm_resource_group.r');
});
