/** Hosts that are drawn as boxes around what runs in them. */
import { createEdge, createGraph, createNode } from '../../../src/graph/create.js';
import type { GraphEdge, GraphNode } from '../../../src/graph/model.js';
import { present } from '../../../src/labels/index.js';

const CLUSTER = 'google_container_cluster.shop';
const cluster = (facts: Partial<GraphNode> = {}): GraphNode =>
  createNode({ address: CLUSTER, attributes: { name: 'shop-cluster' }, ...facts });
const inside = (address: string, facts: Partial<GraphNode> = {}): GraphNode =>
  createNode({ address, runsIn: CLUSTER, ...facts });
const runsOn = (from: string): GraphEdge => createEdge({ from, to: CLUSTER, thin: true });
const NETWORK = createNode({ address: 'google_compute_network.n' });

function picture(nodes: readonly GraphNode[], edges: readonly GraphEdge[] = []) {
  const { items, edges: lines } = present(createGraph({ nodes, edges }), { modules: 'auto' });
  const around = new Map(items.map(({ id, parent }) => [id, parent]));
  const box = items.find(({ id }) => id === CLUSTER);
  return { around, box, lines: lines.map(({ from, to }) => `${from} > ${to}`) };
}

test('a cluster is a box with its cloud name around its nodes and workloads, without edges to them', () => {
  const pool = inside('google_container_node_pool.p', { parent: NETWORK.address });
  const release = inside('helm_release.r', { parent: NETWORK.address });
  const { around, box, lines } = picture(
    [NETWORK, cluster({ parent: NETWORK.address }), pool, release, createNode({ address: 'google_pubsub_topic.t' })],
    [
      createEdge({ from: CLUSTER, to: pool.address, thin: true }),
      runsOn(release.address),
      createEdge({ from: release.address, to: 'google_pubsub_topic.t' }),
    ],
  );
  expect(box).toMatchObject({ kind: 'box', title: 'GKE cluster shop-cluster', parent: NETWORK.address });
  expect([pool, release].map(({ address }) => around.get(address))).toEqual([CLUSTER, CLUSTER]);
  expect(lines).toEqual([`${release.address} > google_pubsub_topic.t`]);
});

test('a module that seems to build a cluster is the box of one', () => {
  const address = 'module.k.terraform_module.k';
  const items = (purpose: string) =>
    present(
      createGraph({
        nodes: [
          createNode({ address, attributes: { module_purpose: purpose } }),
          createNode({ address: 'helm_release.r', runsIn: address }),
        ],
        edges: [createEdge({ from: address, to: 'helm_release.r', thin: true })],
      }),
      { modules: 'auto' },
    ).items;
  const [box, release] = items('google/kubernetes-engine').filter(({ id }) => !id.startsWith('cloud:'));
  expect(box).toMatchObject({ kind: 'box', style: 'google_container_cluster', title: 'GKE cluster k' });
  expect(release).toMatchObject({ parent: address });
  expect(items('google/pubsub').find(({ id }) => id === address)).toMatchObject({ kind: 'node' });
});

test('edges to and from the cluster end at its box', () => {
  const { lines, box } = picture(
    [cluster(), inside('helm_release.r'), createNode({ address: 'google_compute_global_forwarding_rule.f' })],
    [createEdge({ from: 'google_compute_global_forwarding_rule.f', to: CLUSTER })],
  );
  expect(box?.kind).toBe('box');
  expect(lines).toEqual([`google_compute_global_forwarding_rule.f > ${CLUSTER}`]);
});

test('nodes in another container stay there, with their edge', () => {
  const pool = inside('google_container_node_pool.p', { parent: NETWORK.address });
  const alone = picture([NETWORK, cluster(), pool], [createEdge({ from: CLUSTER, to: pool.address, thin: true })]);
  expect(alone.box?.kind).toBe('node');
  expect(alone.lines).toEqual([`${CLUSTER} > ${pool.address}`]);
  const both = picture([NETWORK, cluster(), pool, inside('helm_release.r')], [runsOn(pool.address)]);
  expect(both.box?.kind).toBe('box');
  expect(both.around.get(pool.address)).toBe(NETWORK.address);
  expect(both.lines).toEqual([`${pool.address} > ${CLUSTER}`]);
});

test('a namespace is in the cluster that all of its contents run in, and in none if there are two', () => {
  const namespace = createNode({ address: 'aws_group.namespace_web', attributes: { name: 'namespace web' } });
  const first = inside('helm_release.a', { parent: namespace.address });
  const second = inside('helm_release.b', { parent: namespace.address });
  expect(picture([cluster(), namespace, first, second]).around.get(namespace.address)).toBe(CLUSTER);
  const other = { ...second, runsIn: 'google_container_cluster.other' };
  const of = createNode({ address: 'google_container_cluster.other' });
  const { around, box } = picture([cluster(), of, namespace, first, other]);
  expect([around.get(namespace.address), box?.kind]).toEqual([null, 'node']);
});

test.each<[string, Partial<GraphNode>]>([
  ['a step of a flow', { steps: [1] }],
  ['words that somebody has written', { detail: 'the old one' }],
])('%s is seen on an icon only', (_, facts) => {
  expect(picture([cluster(facts), inside('helm_release.r')]).box?.kind).toBe('node');
});

test('edges with labels or steps are drawn inside the box', () => {
  const edge = createEdge({ from: 'helm_release.r', to: CLUSTER, label: 'deploys' });
  expect(picture([cluster(), inside('helm_release.r')], [edge]).lines).toEqual([`helm_release.r > ${CLUSTER}`]);
});

test('an account is a box around its contents, not a small icon beside them', () => {
  const project = createNode({ address: 'google_project.p', attributes: { name: 'Shop' } });
  const topic = createNode({ address: 'google_pubsub_topic.t', runsIn: project.address });
  const { items } = present(createGraph({ nodes: [project, topic], edges: [] }), { modules: 'auto' });
  expect(items.map(({ title, parent }) => [title, parent])).toEqual([
    ['Google Cloud', null],
    ['Project Shop', 'cloud:google'],
    ['Pub/Sub topic', project.address],
  ]);
});

test('a subnet of a smaller cloud is a box, with and without contents', () => {
  const network = createNode({ address: 'oci_core_vcn.v' });
  const subnet = createNode({ address: 'oci_core_subnet.empty', runsIn: network.address });
  const { items } = present(createGraph({ nodes: [network, subnet], edges: [] }), { modules: 'auto' });
  expect(items.map(({ id, kind, parent }) => [id, kind, parent])).toEqual([
    ['cloud:oci', 'box', null],
    [network.address, 'box', 'cloud:oci'],
    [subnet.address, 'box', network.address],
  ]);
});

test('two nodes that run in each other are drawn side by side', () => {
  const [a, b] = ['google_folder.a', 'google_folder.b'];
  const nodes = [createNode({ address: a, runsIn: b }), createNode({ address: b, runsIn: a })];
  const { items } = present(createGraph({ nodes, edges: [] }), { modules: 'auto' });
  expect(items.filter(({ kind }) => kind === 'node').map(({ id }) => id)).toEqual([a, b]);
  const itself = createNode({ address: a, runsIn: a });
  expect(present(createGraph({ nodes: [itself], edges: [] }), { modules: 'auto' }).items.at(-1)?.kind).toBe('node');
});
