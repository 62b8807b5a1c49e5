/** What a resource runs in. */
import { drawn } from './build.js';

test.each([
  ['google_container_node_pool.p', 'cluster', 'google_container_cluster.c'],
  ['aws_eks_node_group.g', 'cluster_name', 'aws_eks_cluster.c'],
  ['aws_eks_fargate_profile.f', 'cluster_name', 'aws_eks_cluster.c'],
  ['azurerm_kubernetes_cluster_node_pool.p', 'kubernetes_cluster_id', 'azurerm_kubernetes_cluster.c'],
  ['helm_release.r', 'provider', 'aws_eks_cluster.c'],
  ['kubernetes_deployment.d', 'provider', 'azurerm_kubernetes_cluster.c'],
  ['kubectl_manifest.m', 'provider', 'google_container_cluster.c'],
  ['kubernetes_service_account.s', 'provider', 'google_container_cluster.c'],
  ['databricks_job.j', 'provider', 'azurerm_databricks_workspace.w'],
])('%s runs in what its %s names', (address, attribute, host) => {
  const graph = drawn({ [host]: {}, [address]: { refs: { [attribute]: host } } });
  expect(graph.nodes.get(address)).toMatchObject({ parent: null, runsIn: host });
});

test('in none of two, and in nothing that is no cluster', () => {
  const graph = drawn({
    'aws_eks_cluster.a': {},
    'aws_eks_cluster.b': {},
    'aws_sqs_queue.q': {},
    'helm_release.both': { refs: { provider: ['aws_eks_cluster.a', 'aws_eks_cluster.b'] } },
    'helm_release.none': { refs: { provider: 'aws_sqs_queue.q' } },
    'aws_lambda_function.f': { refs: { cluster_name: 'aws_eks_cluster.a' } },
  });
  const hosts = ['helm_release.both', 'helm_release.none', 'aws_lambda_function.f'].map(
    (address) => graph.nodes.get(address)?.runsIn,
  );
  expect(hosts).toEqual([undefined, undefined, undefined]);
});
