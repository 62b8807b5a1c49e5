/** The number of what a diagram of changes leaves out, in the header of its cloud. */
import { createGraph, createNode } from '../../../src/graph/create.js';
import { present } from '../../../src/labels/index.js';

const headerOf = (count: number) => {
  const stub = createNode({ address: 'aws_contents.unchanged[0]', count, labelOverride: `${count} unchanged` });
  const queue = createNode({ address: 'aws_sqs_queue.q', change: 'update', changed: { values: [] } });
  return (others: readonly ReturnType<typeof createNode>[] = [queue]) => {
    const graph = createGraph({ nodes: [...others, stub], edges: [], within: { aws: ['eu-west-1'] } });
    const { items } = present(graph, { modules: 'auto', marksAllNew: true });
    const [cloud] = items.filter(({ kind }) => kind === 'box');
    return { details: cloud?.details, icons: items.flatMap((item) => (item.kind === 'node' ? [item] : [])) };
  };
};

test('the number is in the header and has no icon', () => {
  const { details, icons } = headerOf(34)();
  expect(details).toEqual(['eu-west-1 (Ireland), 34 unchanged']);
  expect(icons.map(({ id }) => id)).toEqual(['aws_sqs_queue.q']);
});

test('an icon that is alone stays, without a badge, because its name is the number', () => {
  const { details, icons } = headerOf(34)([]);
  expect(details).toEqual(['eu-west-1 (Ireland)']);
  expect(icons.map(({ name, badge }) => [name, badge])).toEqual([['34 unchanged', '']]);
});
