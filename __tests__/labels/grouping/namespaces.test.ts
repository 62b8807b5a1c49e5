/** Namespaces: a box where something runs, else a small icon, and never both. */
import { createEdge, createGraph, createNode } from '../../../src/graph/create.js';
import { present } from '../../../src/labels/index.js';

const box = (name: string) =>
  createNode({
    address: `aws_group.namespace_${name}`,
    attributes: { name: `namespace ${name}` },
    provenance: 'implied',
  });
const inBox = (name: string, address: string) => createNode({ address, parent: `aws_group.namespace_${name}` });
const parentsOf = (nodes: ReturnType<typeof createNode>[], edges: [string, string][] = []) => {
  const graph = createGraph({ nodes, edges: edges.map(([from, to]) => createEdge({ from, to })) });
  const { items } = present(graph, { modules: 'auto' });
  return Object.fromEntries(items.filter(({ kind }) => kind === 'node').map(({ id, parent }) => [id, parent]));
};
const SHOP = [
  box('shop'),
  inBox('shop', 'kubernetes_deployment.web'),
  inBox('shop', 'kubernetes_namespace.shop'),
  inBox('shop', 'kubernetes_config_map.shop'),
];

test('the box of a namespace stands for it', () => {
  const parents = parentsOf(SHOP);
  expect(parents['kubernetes_deployment.web']).toBe('aws_group.namespace_shop');
  expect(parents).not.toHaveProperty(['kubernetes_namespace.shop']);
});

test('a namespace that something leads to keeps its icon', () => {
  expect(parentsOf(SHOP, [['kubernetes_deployment.web', 'kubernetes_namespace.shop']])).toHaveProperty([
    'kubernetes_namespace.shop',
  ]);
});

test('a namespace of settings is an icon among the settings around it', () => {
  const parents = parentsOf([
    ...SHOP,
    box('jobs'),
    inBox('jobs', 'kubernetes_namespace.jobs'),
    inBox('jobs', 'kubernetes_service_account.jobs'),
  ]);
  expect(parents['kubernetes_namespace.jobs']).toMatch(/^strip:/);
  expect(parents['kubernetes_service_account.jobs']).toBe(parents['kubernetes_namespace.jobs']);
});
