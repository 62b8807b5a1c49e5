/** Clusters as places: control plane, nodes, and what runs on them, each where it is. */
import { arrowsOf, drawn, pathOf, type Sketch } from './build.js';

type Sketches = Record<string, Sketch>;

const parentsOf = (sketches: Sketches): Record<string, string> => {
  const graph = drawn(sketches);
  return Object.fromEntries(
    Object.keys(sketches)
      .filter((address) => graph.nodes.has(address))
      .map((address) => [address, pathOf(graph, address).at(-2) ?? '']),
  );
};

const AWS: Sketches = {
  'aws_vpc.v': {},
  ...Object.fromEntries(['a', 'b', 'c'].map((zone) => [`aws_subnet.${zone}`, { refs: { vpc_id: 'aws_vpc.v' } }])),
};
const AZURE: Sketches = {
  'azurerm_virtual_network.v': {},
  'azurerm_subnet.a': { refs: { virtual_network_name: 'azurerm_virtual_network.v' } },
  'azurerm_subnet.b': { refs: { virtual_network_name: 'azurerm_virtual_network.v' } },
};
const GOOGLE: Sketches = {
  'google_compute_network.v': {},
  'google_compute_subnetwork.a': { refs: { network: 'google_compute_network.v' } },
};

test.each<[string, Sketches, Sketches, string, string]>([
  [
    'EKS node group',
    AWS,
    {
      'aws_eks_cluster.k': { refs: { vpc_config: ['aws_subnet.a', 'aws_subnet.b'] } },
      'aws_eks_node_group.n': { refs: { cluster_name: 'aws_eks_cluster.k', subnet_ids: 'aws_subnet.c' } },
    },
    'aws_vpc.v aws_subnet.a',
    'aws_vpc.v aws_subnet.c',
  ],
  [
    'Fargate profile',
    AWS,
    {
      'aws_eks_cluster.k': { refs: { vpc_config: ['aws_subnet.a', 'aws_subnet.b'] } },
      'aws_eks_fargate_profile.n': { refs: { cluster_name: 'aws_eks_cluster.k', subnet_ids: 'aws_subnet.c' } },
    },
    'aws_vpc.v aws_subnet.a',
    'aws_vpc.v aws_subnet.c',
  ],
  [
    'AKS node pool',
    AZURE,
    {
      'azurerm_kubernetes_cluster.k': { refs: { 'default_node_pool.vnet_subnet_id': 'azurerm_subnet.a' } },
      'azurerm_kubernetes_cluster_node_pool.n': {
        refs: { kubernetes_cluster_id: 'azurerm_kubernetes_cluster.k', vnet_subnet_id: 'azurerm_subnet.b' },
      },
    },
    'azurerm_virtual_network.v azurerm_subnet.a',
    'azurerm_virtual_network.v azurerm_subnet.b',
  ],
  [
    'AKS node pool without a subnet of its own',
    AZURE,
    {
      'azurerm_kubernetes_cluster.k': { refs: { 'default_node_pool.vnet_subnet_id': 'azurerm_subnet.a' } },
      'azurerm_kubernetes_cluster_node_pool.n': { refs: { kubernetes_cluster_id: 'azurerm_kubernetes_cluster.k' } },
    },
    'azurerm_virtual_network.v azurerm_subnet.a',
    'azurerm_virtual_network.v azurerm_subnet.a',
  ],
  [
    'GKE node pool',
    GOOGLE,
    {
      'google_container_cluster.k': { refs: { subnetwork: 'google_compute_subnetwork.a' } },
      'google_container_node_pool.n': { refs: { cluster: 'google_container_cluster.k' } },
    },
    'google_compute_network.v google_compute_subnetwork.a',
    'google_compute_network.v google_compute_subnetwork.a',
  ],
])('%s: in its own subnets, with a tie to its cluster', (_, network, sketches, ofCluster, ofNodes) => {
  const graph = drawn({ ...network, ...sketches });
  const [cluster, nodes] = Object.keys(sketches) as [string, string];
  expect(pathOf(graph, cluster).slice(0, -1).join(' ')).toBe(ofCluster);
  expect(pathOf(graph, nodes).slice(0, -1).join(' ')).toBe(ofNodes);
  expect(graph.edges).toMatchObject([{ from: cluster, to: nodes, thin: true }]);
});

test('several clusters stay apart, each with its own nodes', () => {
  const cluster = (name: string, subnet: string): Sketches => ({
    [`aws_eks_cluster.${name}`]: { refs: { vpc_config: subnet } },
    [`aws_eks_node_group.${name}`]: { refs: { cluster_name: `aws_eks_cluster.${name}`, subnet_ids: subnet } },
  });
  const sketches = { ...AWS, ...cluster('one', 'aws_subnet.a'), ...cluster('two', 'aws_subnet.b') };
  expect(arrowsOf(drawn(sketches))).toEqual([
    'aws_eks_cluster.one > aws_eks_node_group.one',
    'aws_eks_cluster.two > aws_eks_node_group.two',
  ]);
});

test.each([
  ['helm_release', 'aws_eks_cluster.k > helm_release.x'],
  ['kubernetes_deployment_v1', 'aws_eks_cluster.k > kubernetes_deployment_v1.x'],
  ['kubernetes_service_v1', 'aws_eks_cluster.k > kubernetes_service_v1.x'],
  ['kubectl_manifest', 'aws_eks_cluster.k > kubectl_manifest.x'],
  ['kubernetes_persistent_volume_claim_v1', null],
])('%s is beside the cluster that its provider talks to', (type, arrow) => {
  const sketches: Sketches = {
    ...AWS,
    'aws_eks_cluster.k': { refs: { vpc_config: ['aws_subnet.a', 'aws_subnet.b'] } },
    'aws_eks_cluster.other': { refs: { vpc_config: 'aws_subnet.c' } },
    [`${type}.x`]: { refs: { provider: 'aws_eks_cluster.k' } },
  };
  expect(parentsOf(sketches)[`${type}.x`]).toBe('aws_subnet.a');
  expect(arrowsOf(drawn(sketches))).toEqual(arrow === null ? [] : [arrow]);
  expect(drawn(sketches).edges.every(({ thin }) => thin === true)).toBe(true);
});

test('jobs and clusters of Databricks are beside their workspace', () => {
  const sketches: Sketches = {
    'azurerm_resource_group.g': {},
    'azurerm_databricks_workspace.w': { refs: { resource_group_name: 'azurerm_resource_group.g' } },
    'databricks_cluster.c': { refs: { provider: 'azurerm_databricks_workspace.w' } },
    'databricks_job.j': {
      refs: { provider: 'azurerm_databricks_workspace.w', existing_cluster_id: 'databricks_cluster.c' },
    },
  };
  expect(parentsOf(sketches)).toMatchObject({
    'databricks_cluster.c': 'azurerm_resource_group.g',
    'databricks_job.j': 'azurerm_resource_group.g',
  });
});

test('a node pool in a subnet of its own takes the way out of that subnet', () => {
  const sketches: Sketches = {
    ...AZURE,
    'azurerm_nat_gateway.n': {},
    'azurerm_subnet_nat_gateway_association.a': {
      refs: { subnet_id: 'azurerm_subnet.b', nat_gateway_id: 'azurerm_nat_gateway.n' },
    },
    'azurerm_kubernetes_cluster_node_pool.p': {
      refs: { kubernetes_cluster_id: 'azurerm_kubernetes_cluster.k', vnet_subnet_id: 'azurerm_subnet.b' },
    },
  };
  const outOf = (subnet: string): string[] => {
    const cluster = { refs: { 'default_node_pool.vnet_subnet_id': subnet } };
    const graph = drawn({ ...sketches, 'azurerm_kubernetes_cluster.k': cluster });
    return arrowsOf(graph).filter((arrow) => arrow.endsWith('> azurerm_nat_gateway.n'));
  };
  expect(outOf('azurerm_subnet.a')).toEqual(['azurerm_kubernetes_cluster_node_pool.p > azurerm_nat_gateway.n']);
  expect(outOf('azurerm_subnet.b')).toEqual(['azurerm_kubernetes_cluster.k > azurerm_nat_gateway.n']);
});

test('what runs on a cluster takes no way out of its own', () => {
  const sketches: Sketches = {
    ...GOOGLE,
    'google_compute_router.r': { refs: { network: 'google_compute_network.v' } },
    'google_compute_router_nat.n': {
      values: { source_subnetwork_ip_ranges_to_nat: 'ALL_SUBNETWORKS_ALL_IP_RANGES' },
      refs: { router: 'google_compute_router.r' },
    },
    'google_container_cluster.k': {
      values: { private_cluster_config: [{ enable_private_nodes: true }] },
      refs: { subnetwork: 'google_compute_subnetwork.a' },
    },
    'google_container_node_pool.p': { refs: { cluster: 'google_container_cluster.k' } },
    'helm_release.h': { refs: { provider: 'google_container_cluster.k' } },
  };
  const out = arrowsOf(drawn(sketches)).filter((arrow) => arrow.endsWith('google_compute_router_nat.n'));
  expect(out).toEqual(['google_container_cluster.k > google_compute_router_nat.n']);
});

describe('an ECS service on machines', () => {
  const ECS: Sketches = {
    ...AWS,
    'aws_autoscaling_group.g': { refs: { vpc_zone_identifier: ['aws_subnet.a', 'aws_subnet.b'] } },
    'aws_ecs_capacity_provider.p': {
      refs: { 'auto_scaling_group_provider.auto_scaling_group_arn': 'aws_autoscaling_group.g' },
    },
    'aws_ecs_cluster.c': {},
    'aws_ecs_cluster_capacity_providers.p': {
      refs: { cluster_name: 'aws_ecs_cluster.c', capacity_providers: 'aws_ecs_capacity_provider.p' },
    },
  };

  test.each<[string, Sketch]>([
    ['by its cluster', { refs: { cluster: 'aws_ecs_cluster.c' } }],
    [
      'by its own strategy',
      { refs: { 'capacity_provider_strategy.capacity_provider': 'aws_ecs_capacity_provider.p' } },
    ],
  ])('is in the subnets of its capacity: %s', (_, service) => {
    const parents = parentsOf({ ...ECS, 'aws_ecs_service.s': service });
    expect(parents).toMatchObject({ 'aws_ecs_service.s': 'aws_subnet.a', 'aws_autoscaling_group.g': 'aws_subnet.a' });
  });

  test('runs on the machines of the capacity that it names', () => {
    const named = { 'capacity_provider_strategy.capacity_provider': 'aws_ecs_capacity_provider.p' };
    const services = {
      'aws_ecs_service.a': { refs: { cluster: 'aws_ecs_cluster.c' } },
      'aws_ecs_service.s': {
        refs: { cluster: 'aws_ecs_cluster.c', ...named },
        values: { load_balancer: [{ container_port: 80 }] },
      },
    };
    const { edges } = drawn({ ...ECS, ...services });
    expect(edges).toMatchObject([{ from: 'aws_ecs_service.s', to: 'aws_autoscaling_group.g', label: '' }]);
  });

  test('has the arrows that the rules of its machines allow, and the machines have none', () => {
    const sketches: Sketches = {
      ...ECS,
      'aws_autoscaling_group.g': {
        refs: { vpc_zone_identifier: ['aws_subnet.a'], security_groups: 'aws_security_group.m' },
      },
      'aws_security_group.m': { refs: { vpc_id: 'aws_vpc.v' } },
      'aws_security_group.d': {
        values: { ingress: [{ from_port: 5432, to_port: 5432, protocol: 'tcp' }] },
        refs: { vpc_id: 'aws_vpc.v', 'ingress.security_groups': 'aws_security_group.m' },
      },
      'aws_db_instance.d': { values: { engine: 'postgres' }, refs: { vpc_security_group_ids: 'aws_security_group.d' } },
    };
    const service = (more: Record<string, string>): Sketches => ({
      'aws_ecs_service.s': {
        refs: {
          cluster: 'aws_ecs_cluster.c',
          'capacity_provider_strategy.capacity_provider': 'aws_ecs_capacity_provider.p',
          task_definition: 'aws_ecs_task_definition.t',
        },
      },
      'aws_ecs_task_definition.t': { refs: more },
    });
    const callersOf = (all: Sketches): string[] =>
      arrowsOf(drawn(all)).filter((arrow) => arrow.endsWith('> aws_db_instance.d'));
    const told = service({ container_definitions: 'aws_db_instance.d' });
    expect(callersOf({ ...sketches, ...told })).toEqual(['aws_ecs_service.s > aws_db_instance.d']);
    expect(callersOf({ ...sketches, ...service({}) })).toEqual(['aws_autoscaling_group.g > aws_db_instance.d']);
  });

  test('has its namespace of Service Connect, which no arrow leads to', () => {
    const refs = { service_connect_configuration: 'aws_service_discovery_http_namespace.n' };
    const service = { refs: { cluster: 'aws_ecs_cluster.c', ...refs } };
    const sketches = { 'aws_ecs_cluster.c': {}, 'aws_service_discovery_http_namespace.n': {} };
    const graph = drawn({ ...sketches, 'aws_ecs_service.a': service, 'aws_ecs_service.b': service });
    expect([[...graph.nodes.keys()], graph.edges]).toEqual([['aws_ecs_service.a', 'aws_ecs_service.b'], []]);
    expect([
      ...drawn({ ...sketches, 'aws_ecs_service.a': { refs: { cluster: 'aws_ecs_cluster.c' } } }).nodes.keys(),
    ]).toEqual(['aws_ecs_service.a']);
  });

  test('calls another one, though both name the balancer in front of them', () => {
    const behind = (name: string): Sketch => ({
      refs: {
        'load_balancer.target_group_arn': `aws_lb_target_group.${name}`,
        load_balancer: 'aws_lb_listener.l',
        'network_configuration.security_groups': `aws_security_group.${name}`,
      },
    });
    const graph = drawn({
      'aws_lb.l': {},
      'aws_lb_listener.l': {
        refs: { load_balancer_arn: 'aws_lb.l', default_action: ['aws_lb_target_group.a', 'aws_lb_target_group.b'] },
      },
      'aws_lb_target_group.a': {},
      'aws_lb_target_group.b': {},
      'aws_security_group.a': {},
      'aws_security_group.b': {},
      'aws_ecs_service.a': behind('a'),
      'aws_ecs_service.b': behind('b'),
      'aws_vpc_security_group_ingress_rule.r': {
        refs: { security_group_id: 'aws_security_group.b', referenced_security_group_id: 'aws_security_group.a' },
      },
    });
    expect(arrowsOf(graph)).toContain('aws_ecs_service.a > aws_ecs_service.b');
  });

  test('is in the subnets of its own network, where it names one', () => {
    const refs = { cluster: 'aws_ecs_cluster.c', 'network_configuration.subnets': 'aws_subnet.c' };
    expect(parentsOf({ ...ECS, 'aws_ecs_service.s': { refs } })['aws_ecs_service.s']).toBe('aws_subnet.c');
  });
});

describe('machines that nobody manages', () => {
  const TAGGED: Sketches = {
    'aws_eks_cluster.k': { values: { name: 'shop' } },
    'aws_launch_template.t': { refs: { user_data: 'aws_eks_cluster.k' } },
    'aws_autoscaling_group.g': {
      refs: { 'launch_template.id': 'aws_launch_template.t', tag: 'aws_vpc.v' },
      values: { tag: [{ key: 'kubernetes.io/cluster/shop', value: 'owned' }] },
    },
    'aws_vpc.v': {},
  };

  test('are run by the cluster whose nodes their tags say that they are', () => {
    expect(arrowsOf(drawn(TAGGED))).toEqual(['aws_eks_cluster.k > aws_autoscaling_group.g']);
  });
});

test.each([
  [
    'a pod identity',
    'aws_eks_pod_identity_association.a',
    { cluster_name: 'aws_eks_cluster.k', role_arn: 'aws_iam_role.r' },
  ],
  ['an add-on', 'aws_eks_addon.a', { cluster_name: 'aws_eks_cluster.k', service_account_role_arn: 'aws_iam_role.r' }],
])('a cluster may do what the role of %s may', (_, address, refs) => {
  const policy = { refs: { role: 'aws_iam_role.r', policy: 'aws_s3_bucket.b' } };
  const sketches = {
    'aws_eks_cluster.k': {},
    'aws_iam_role.r': {},
    'aws_iam_role_policy.p': policy,
    'aws_s3_bucket.b': {},
  };
  expect(arrowsOf(drawn({ ...sketches, [address]: { refs } }))).toEqual(['aws_eks_cluster.k > aws_s3_bucket.b']);
});

test.each([
  'kubernetes_cluster_role_binding',
  'kubernetes_role_v1',
  'kubernetes_network_policy',
  'kubernetes_storage_class',
])('%s says what others inside of a cluster may do, and is no thing of its own', (type) => {
  const sketches: Sketches = { 'aws_eks_cluster.k': {}, [`${type}.x`]: { refs: { provider: 'aws_eks_cluster.k' } } };
  expect([...drawn(sketches).nodes.keys()]).toEqual(['aws_eks_cluster.k']);
});

describe('a workload whose provider configuration names no cluster', () => {
  const hostOf = (sketches: Sketches): string | undefined =>
    drawn({ 'helm_release.h': {}, ...sketches }).nodes.get('helm_release.h')?.runsIn;

  test('runs in the only one', () => {
    expect(hostOf({ 'azurerm_kubernetes_cluster.a': {} })).toBe('azurerm_kubernetes_cluster.a');
  });

  test('runs in the only one that is built', () => {
    expect(hostOf({ 'aws_eks_cluster.a': {}, 'aws_eks_cluster.b': { mode: 'data' } })).toBe('aws_eks_cluster.a');
  });

  test('runs in none of several, unless one is named', () => {
    const several: Sketches = { 'aws_eks_cluster.a': {}, 'google_container_cluster.b': {} };
    expect(hostOf(several)).toBeUndefined();
    const named = { 'helm_release.h': { refs: { provider: 'google_container_cluster.b' } } };
    expect(hostOf({ ...several, ...named })).toBe('google_container_cluster.b');
  });
});
