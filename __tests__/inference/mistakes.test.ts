/**
 * Mistakes that diagrams made from Terraform code are known for, one test each: what is drawn here instead.
 *
 * Not about meaning, so tested elsewhere or impossible here: JSON mixed with messages on stdout, times and random ids in
 * the output, exit codes, file names, captions, annotations; attributes that are unknown until apply are absent from
 * values, never `true`; no module call is joined with everything in it, since references are followed one by one.
 */
import { understand } from '../../src/inference/index.js';
import { arrowsOf, drawn, pathOf, plan, type Sketch } from './build.js';

const nodesOf = (sketches: Record<string, Sketch>): string[] => [...drawn(sketches).nodes.keys()];

test('a key with a dot does not change what type a resource has', () => {
  const graph = drawn({ 'module.a["x.y"].aws_sqs_queue.q["v1.aws_vpc.z"]': {} });
  expect([...graph.nodes.values()].map(({ type }) => type)).toEqual(['aws_sqs_queue']);
});

test('a data source that looks a value up is no icon', () => {
  const sketches = {
    'azurerm_resource_group.rg': {},
    'azurerm_subscription.current': { mode: 'data' },
    'azurerm_key_vault.kv': {
      refs: { tenant_id: 'azurerm_subscription.current', resource_group_name: 'azurerm_resource_group.rg' },
    },
  } as const;
  expect(nodesOf(sketches)).toEqual(['azurerm_key_vault.kv', 'azurerm_resource_group.rg']);
});

test('helpers of Terraform are hidden with a reason, for every cloud', () => {
  const { graph, ledger } = understand(
    plan({
      'aws_s3_bucket.b': {},
      'terraform_data.t': {},
      'time_sleep.s': {},
      'random_password.p': {},
      'local_file.f': {},
    }),
  );
  expect([...graph.nodes.keys()]).toEqual(['aws_s3_bucket.b']);
  expect(ledger.summary.hidden).toBe(4);
});

test('several clouds and other providers are in one picture, with the arrows between them', () => {
  const graph = drawn({
    'aws_lambda_function.f': { refs: { environment: ['google_storage_bucket.b', 'acme_queue.q'] } },
    'google_storage_bucket.b': {},
    'acme_queue.q': {},
    'azurerm_storage_account.s': {},
  });
  expect([...graph.nodes.keys()]).toHaveLength(4);
  expect(arrowsOf(graph)).toEqual([
    'aws_lambda_function.f > acme_queue.q',
    'aws_lambda_function.f > google_storage_bucket.b',
  ]);
});

test('two load balancers in two networks, and two internet gateways, stay two', () => {
  const graph = drawn({
    'aws_vpc.a': {},
    'aws_vpc.b': {},
    'aws_subnet.a': { refs: { vpc_id: 'aws_vpc.a' } },
    'aws_subnet.b': { refs: { vpc_id: 'aws_vpc.b' } },
    'aws_lb.a': { values: { load_balancer_type: 'application' }, refs: { subnets: 'aws_subnet.a' } },
    'aws_lb.b': { values: { load_balancer_type: 'network' }, refs: { subnets: 'aws_subnet.b' } },
    'aws_internet_gateway.a': { refs: { vpc_id: 'aws_vpc.a' } },
    'aws_internet_gateway.b': { refs: { vpc_id: 'aws_vpc.b' } },
  });
  expect(pathOf(graph, 'aws_lb.a')).toEqual(['aws_vpc.a', 'aws_subnet.a', 'aws_lb.a']);
  expect(pathOf(graph, 'aws_lb.b')).toEqual(['aws_vpc.b', 'aws_subnet.b', 'aws_lb.b']);
  expect(graph.nodes.get('aws_internet_gateway.a')?.parent).toBe('aws_vpc.a');
  expect(graph.nodes.get('aws_internet_gateway.b')?.parent).toBe('aws_vpc.b');
});

test('a resource keeps its type and its module, whatever words its attributes hold', () => {
  const sketches = {
    'module.db.aws_db_instance.main': { values: { engine: 'postgres', tags: { Name: 'mysql-migrated' } } },
  };
  expect(nodesOf(sketches)).toEqual(['module.db.aws_db_instance.main']);
});

test('the same zone of two networks is two boxes', () => {
  const zone = { values: { availability_zone: 'eu-west-1a' } };
  const graph = drawn({
    'aws_vpc.a': {},
    'aws_vpc.b': {},
    'aws_subnet.a': { ...zone, refs: { vpc_id: 'aws_vpc.a' } },
    'aws_subnet.b': { ...zone, refs: { vpc_id: 'aws_vpc.b' } },
  });
  expect(pathOf(graph, 'aws_subnet.a')).toEqual(['aws_vpc.a', 'aws_az.a_eu-west-1a', 'aws_subnet.a']);
  expect(pathOf(graph, 'aws_subnet.b')).toEqual(['aws_vpc.b', 'aws_az.b_eu-west-1a', 'aws_subnet.b']);
});

test('the same zone in two subnetworks is two boxes, with plain names', () => {
  const machine = (subnet: string) => ({ values: { zone: 'us-east1-b' }, refs: { network_interface: subnet } });
  const graph = drawn({
    'google_compute_network.n': {},
    'google_compute_subnetwork.a': { refs: { network: 'google_compute_network.n' } },
    'google_compute_subnetwork.b': { refs: { network: 'google_compute_network.n' } },
    'google_compute_instance.a': machine('google_compute_subnetwork.a'),
    'google_compute_instance.b': machine('google_compute_subnetwork.b'),
  });
  expect(graph.nodes.get('google_compute_instance.a')?.parent).toBe('tv_gcp_zone.a_us-east1-b');
  expect(graph.nodes.get('google_compute_instance.b')?.parent).toBe('tv_gcp_zone.b_us-east1-b');
});

test('a subnet that is not known yet is not every subnet', () => {
  const graph = drawn({
    'aws_vpc.v': {},
    ...Object.fromEntries(
      ['a', 'b', 'c', 'd'].map((name) => [`aws_subnet.${name}`, { refs: { vpc_id: 'aws_vpc.v' } }]),
    ),
    'aws_eks_cluster.k': { refs: { vpc_config: ['aws_subnet.a', 'aws_subnet.b'] } },
    'aws_eks_node_group.n': {
      refs: { cluster_name: 'aws_eks_cluster.k', subnet_ids: ['aws_subnet.a', 'aws_subnet.b'] },
    },
  });
  expect(graph.nodes.get('aws_eks_cluster.k')?.parent).toBe('aws_subnet.a');
  expect(graph.nodes.get('aws_subnet.a')?.instances).toEqual(['aws_subnet.a', 'aws_subnet.b']);
});

test('a machine in two security groups is drawn, and its groups are accounted for', () => {
  const { graph, ledger } = understand(
    plan({
      'aws_security_group.a': {},
      'aws_security_group.b': {},
      'aws_instance.m': { refs: { vpc_security_group_ids: ['aws_security_group.a', 'aws_security_group.b'] } },
    }),
  );
  expect([...graph.nodes.keys()]).toEqual(['aws_instance.m']);
  expect(ledger.entries.filter(({ bucket }) => bucket === 'folded')).toHaveLength(2);
});

test('every origin of a distribution has its arrow', () => {
  const graph = drawn({
    'aws_cloudfront_distribution.d': { refs: { origin: ['aws_lb.api', 'aws_s3_bucket.site'] } },
    'aws_lb.api': {},
    'aws_s3_bucket.site': {},
  });
  expect(arrowsOf(graph)).toEqual([
    'aws_cloudfront_distribution.d > aws_lb.api',
    'aws_cloudfront_distribution.d > aws_s3_bucket.site',
    'tv_aws_users.users > aws_cloudfront_distribution.d',
  ]);
});

test('a permission, a policy of a queue and a notification are arrows, not icons or loops', () => {
  const graph = drawn({
    'aws_s3_bucket.b': {},
    'aws_s3_bucket_notification.n': { refs: { bucket: 'aws_s3_bucket.b', lambda_function: 'aws_lambda_function.f' } },
    'aws_lambda_function.f': {},
    'aws_lambda_permission.p': { refs: { function_name: 'aws_lambda_function.f', source_arn: 'aws_s3_bucket.b' } },
    'aws_sns_topic.t': {},
    'aws_sqs_queue.q': {},
    'aws_sqs_queue_policy.p': {
      refs: { queue_url: 'aws_sqs_queue.q', policy: ['aws_sqs_queue.q', 'aws_sns_topic.t'] },
    },
    'aws_sns_topic_subscription.s': { refs: { topic_arn: 'aws_sns_topic.t', endpoint: 'aws_sqs_queue.q' } },
  });
  expect([...graph.nodes.keys()]).toEqual([
    'aws_lambda_function.f',
    'aws_s3_bucket.b',
    'aws_sns_topic.t',
    'aws_sqs_queue.q',
  ]);
  expect(arrowsOf(graph)).toEqual(['aws_s3_bucket.b > aws_lambda_function.f', 'aws_sns_topic.t > aws_sqs_queue.q']);
});

test('a database is in the subnets of its group, and a cache keeps its callers', () => {
  const subnets = { subnet_ids: ['aws_subnet.a', 'aws_subnet.b'] };
  const graph = drawn({
    'aws_vpc.v': {},
    'aws_subnet.a': { refs: { vpc_id: 'aws_vpc.v' } },
    'aws_subnet.b': { refs: { vpc_id: 'aws_vpc.v' } },
    'aws_db_subnet_group.g': { refs: subnets },
    'aws_db_instance.d': { refs: { db_subnet_group_name: 'aws_db_subnet_group.g' } },
    'aws_elasticache_subnet_group.g': { refs: subnets },
    'aws_elasticache_replication_group.c': {
      values: { num_cache_clusters: 2 },
      refs: { subnet_group_name: 'aws_elasticache_subnet_group.g' },
    },
    'aws_lambda_function.f': { refs: { environment: 'aws_elasticache_replication_group.c' } },
  });
  expect(graph.nodes.get('aws_db_instance.d')?.parent).toBe('aws_subnet.a');
  expect(arrowsOf(graph)).toEqual(['aws_lambda_function.f > aws_elasticache_replication_group.c']);
});

test('nothing is drawn that the plan does not have: no registry, no cluster, no log group, no groups of services', () => {
  expect(
    nodesOf({
      'aws_ecs_service.s': {},
      'aws_eks_cluster.k': {},
      'aws_lambda_function.a': {},
      'aws_lambda_function.b': {},
      'aws_lambda_function.c': {},
      'google_cloud_run_v2_service_iam_member.m': { refs: { name: 'google_cloud_run_v2_service.s' } },
      'google_cloud_run_v2_service.s': {},
      'azurerm_kubernetes_cluster.k': {},
    }),
  ).toEqual([
    'aws_ecs_service.s',
    'aws_eks_cluster.k',
    'aws_lambda_function.a',
    'aws_lambda_function.b',
    'aws_lambda_function.c',
    'azurerm_kubernetes_cluster.k',
    'google_cloud_run_v2_service.s',
  ]);
});

test('users have one type a cloud', () => {
  const graph = drawn({
    'azurerm_dns_zone.z': {},
    'azurerm_dns_a_record.r': { refs: { zone_name: 'azurerm_dns_zone.z', target_resource_id: 'azurerm_public_ip.p' } },
    'azurerm_public_ip.p': {},
    'azurerm_lb.l': { refs: { frontend_ip_configuration: 'azurerm_public_ip.p' } },
  });
  expect(arrowsOf(graph)).toEqual(['azurerm_dns_zone.z > azurerm_lb.l', 'tv_azurerm_users.users > azurerm_dns_zone.z']);
});

test('two load balancers of one project stay two, firewalls and access rules are no icons', () => {
  const balancer = (name: string): Record<string, Sketch> => ({
    [`google_compute_global_forwarding_rule.${name}`]: { refs: { target: `google_compute_target_http_proxy.${name}` } },
    [`google_compute_target_http_proxy.${name}`]: { refs: { url_map: `google_compute_url_map.${name}` } },
    [`google_compute_url_map.${name}`]: { refs: { default_service: `google_compute_backend_service.${name}` } },
    [`google_compute_backend_service.${name}`]: {},
  });
  const nodes = nodesOf({
    ...balancer('a'),
    ...balancer('b'),
    'google_compute_network.n': {},
    'google_compute_firewall.f': { refs: { network: 'google_compute_network.n' } },
    'google_project_iam_member.m': {},
    'google_project_service.s': {},
  });
  expect(nodes).toEqual([
    'google_compute_global_forwarding_rule.a',
    'google_compute_global_forwarding_rule.b',
    'google_compute_network.n',
    'tv_gcp_users.users',
  ]);
});

test('a data store or an endpoint that is in the VPC keeps its arrows', () => {
  const graph = drawn({
    'aws_vpc.v': {},
    'aws_vpc_endpoint.e': { refs: { vpc_id: 'aws_vpc.v' } },
    'aws_apigatewayv2_api.a': {},
    'aws_instance.m': { refs: { user_data: 'aws_apigatewayv2_api.a' } },
  });
  expect(graph.nodes.get('aws_vpc_endpoint.e')?.parent).toBe('aws_vpc.v');
  expect(arrowsOf(graph)).toContain('aws_instance.m > aws_apigatewayv2_api.a');
});

test('siblings are told apart, and alike ones are counted', () => {
  const graph = drawn(Object.fromEntries([0, 1, 2].map((i) => [`aws_sqs_queue.q[${i}]`, {}])));
  expect([...graph.nodes.values()].map(({ address, count }) => [address, count])).toEqual([['aws_sqs_queue.q[0]', 3]]);
});

test('what the plan does to a resource is kept', () => {
  const graph = drawn({ 'aws_sqs_queue.q': { change: 'delete' }, 'aws_sns_topic.t': { change: 'replace' } });
  expect([...graph.nodes.values()].map(({ change }) => change)).toEqual(['replace', 'delete']);
});
