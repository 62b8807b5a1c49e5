/** One box per cloud at the top level of the diagram. */
import { createGraph, createNode } from '../../../src/graph/create.js';
import { present } from '../../../src/labels/index.js';

const boxOf = (address: string): string | undefined => {
  const { items } = present(createGraph({ nodes: [createNode({ address })], edges: [] }), { modules: 'auto' });
  const parent = items.find(({ id }) => id === address)?.parent;
  return items.find(({ id }) => id === parent)?.title;
};

test.each([
  ['aws_sqs_queue.q', 'AWS Cloud'],
  ['azurerm_storage_account.s', 'Azure'],
  ['google_storage_bucket.b', 'Google Cloud'],
  ['alicloud_instance.i', 'Alibaba Cloud'],
  ['hcloud_server.s', 'Hetzner Cloud'],
  ['oci_core_instance.i', 'Oracle Cloud'],
  ['fastly_thing.s', undefined],
  ['kubernetes_deployment.d', undefined],
])('%s is in the box of its cloud: %s', (address, title) => {
  expect(boxOf(address)).toBe(title);
});

test('the boxes of smaller clouds follow those of the large ones, in the order of their names', () => {
  const nodes = ['hcloud_server.s', 'alicloud_instance.i', 'google_storage_bucket.b', 'fastly_thing.s'].map((address) =>
    createNode({ address }),
  );
  const { items } = present(createGraph({ nodes, edges: [] }), { modules: 'auto' });
  expect(items.filter(({ kind }) => kind === 'box').map(({ title }) => title)).toEqual([
    'Google Cloud',
    'Alibaba Cloud',
    'Hetzner Cloud',
  ]);
});
