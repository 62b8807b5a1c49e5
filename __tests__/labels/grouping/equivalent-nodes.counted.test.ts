/** Many icons of one type that are drawn as one with a count. */
import { createEdge, createGraph, createNode } from '../../../src/graph/create.js';
import type { GraphNode } from '../../../src/graph/model.js';
import { present } from '../../../src/labels/index.js';
import { severalOf } from '../../../src/labels/messages.js';

interface Drawn {
  readonly nodes: readonly (string | ({ readonly address: string } & Partial<GraphNode>))[];
  readonly edges?: readonly (readonly [from: string, to: string])[];
}

/** Returns `<number of resources> <title> <name>` for each icon of a type. */
function iconsOf(type: string, { nodes, edges = [] }: Drawn): string[] {
  const graph = createGraph({
    nodes: nodes.map((node) => createNode(typeof node === 'string' ? { address: node } : node)),
    edges: edges.map(([from, to]) => createEdge({ from, to })),
  });
  return present(graph, { modules: 'none' }).items.flatMap((item) =>
    item.kind === 'node' && item.type === type ? [`${item.count} ${item.title} ${item.name}`] : [],
  );
}

const several = (type: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${type}.app-${'abcdefghijklm'[index]}`);

const SECRET = 'aws_secretsmanager_secret';
const QUEUE = 'aws_sqs_queue';
const FUNCTION = 'aws_lambda_function';

test('three small icons are one with its count in the title, two are not', () => {
  const instance = 'aws_instance.web';
  expect(iconsOf(SECRET, { nodes: [instance, ...several(SECRET, 3)] })).toEqual([
    expect.stringMatching(`^3 ${severalOf(3, 'Secret')} `),
  ]);
  expect(iconsOf(SECRET, { nodes: [instance, ...several(SECRET, 2)] })).toHaveLength(2);
});

test('six large icons are one if their edges are equal, and the names that all share are shown', () => {
  const nodes = [`${FUNCTION}.f`, ...several(QUEUE, 6)];
  const toAll = several(QUEUE, 6).map((queue) => [`${FUNCTION}.f`, queue] as const);
  expect(iconsOf(QUEUE, { nodes, edges: toAll })).toEqual([expect.stringMatching(/^6 SQS queue app/)]);
  expect(iconsOf(QUEUE, { nodes, edges: toAll.slice(0, 5) })).toHaveLength(6);
});

test('programs with edges are drawn one by one', () => {
  const nodes = [`${QUEUE}.q`, ...several(FUNCTION, 12)];
  const edges = several(FUNCTION, 12).map((one) => [one, `${QUEUE}.q`] as const);
  expect(iconsOf(FUNCTION, { nodes, edges })).toHaveLength(12);
  expect(iconsOf(FUNCTION, { nodes })).toHaveLength(1);
});

test('a comparison draws and names each resource', () => {
  const nodes = several(SECRET, 4).map((address, at) => ({ address, change: at === 0 ? 'update' : 'create' }) as const);
  expect(iconsOf(SECRET, { nodes })).toHaveLength(4);
});
