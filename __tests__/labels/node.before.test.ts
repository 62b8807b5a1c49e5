/** The texts of a changed icon before its change, and the diagrams of one revision that show them. */

import { layOut } from '../../src/diagram/draw.js';
import { presentGraph } from '../../src/diagram/view-cache.js';
import { createGraph, createNode } from '../../src/graph/create.js';
import type { GraphNode } from '../../src/graph/model.js';
import type { PresentedNode } from '../../src/labels/model.js';
import { layoutOf, presentationOf } from '../../src/render/side.js';

const ADDRESS = 'aws_db_instance.orders';
const NEW = { identifier: 'orders-eu', engine: 'postgres', engine_version: '17.4', instance_class: 'db.t3.large' };
const OLD = { ...NEW, identifier: 'orders-old', engine_version: '16.8' };
const version = { name: 'engine_version', before: '16.8', after: '17.4' };
const node = (change: Partial<GraphNode>): GraphNode => createNode({ address: ADDRESS, attributes: NEW, ...change });

const present = (change: Partial<GraphNode>) =>
  presentGraph(createGraph({ nodes: [node(change), createNode({ address: 'aws_sqs_queue.a' })], edges: [] }), {
    modules: 'auto',
  });
const orders = async (change: Partial<GraphNode>) =>
  (await present(change)).items.find(({ id }) => id === ADDRESS) as PresentedNode;

test.each([
  ['the node before', { before: [createNode({ address: ADDRESS, attributes: OLD })] }, 'orders-old'],
  ['the changed values', { changed: { values: [version] } }, 'orders-eu'],
])('texts before follow from %s', async (_, change, name) => {
  const { before } = await orders({ change: 'update', ...change });
  expect(before).toMatchObject({ name, details: ['v16.8', 'db.t3.large'], badge: '' });
});

test('the count before is that of the instances before', async () => {
  const { before, badge } = await orders({ change: 'update', count: 3, changed: { countBefore: 5 } });
  expect([before?.badge, badge]).toEqual(['×5', '×3']);
});

test.each<[string, Partial<GraphNode>]>([
  ['a value of a part', { change: 'update', changed: { values: [{ ...version, after: '17.9' }] } }],
  ['a new node', { change: 'create', changed: { values: [version] } }],
  ['several nodes before', { change: 'update', before: [node({}), createNode({ address: 'aws_db_instance.b' })] }],
])('%s gives no texts before', async (_, change) => {
  expect((await orders(change)).before).toBeUndefined();
});

test('diagrams of one revision have its texts', async () => {
  const values = [version, { name: 'instance_class', before: 'db.t3.small', after: 'db.t3.large' }];
  const presentation = await present({ change: 'update', changed: { values } });
  const layout = await layOut(presentation);
  const texts = (side: 'before' | 'after') => [
    layoutOf(layout, side)
      .nodes.find(({ node: { id } }) => id === ADDRESS)
      ?.node.lines.at(-1)?.text,
    presentationOf(presentation, side)
      .items.find(({ id }) => id === ADDRESS)
      ?.details.join(', '),
  ];
  expect([texts('before'), texts('after')]).toEqual([
    Array(2).fill('v16.8, db.t3.small'),
    Array(2).fill('v17.4, db.t3.large'),
  ]);
});
