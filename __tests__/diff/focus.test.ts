import fc from 'fast-check';
import { compare, focus } from '../../src/diff/index.js';
import { createEdge, createGraph, createNode } from '../../src/graph/create.js';
import type { Graph, GraphNode } from '../../src/graph/model.js';
import { ancestorsOf } from '../../src/graph/tree.js';
import { arrowTexts, graph as graphOf, treeText } from '../inference/views/simplify/graphs.js';
import { pairs, side, sideOfGraph } from './support.js';

const isStub = (node: GraphNode, of: Graph): boolean => !of.nodes.has(node.address);
const sum = (nodes: Iterable<GraphNode>): number => [...nodes].reduce((all, { count }) => all + count, 0);

const BEFORE = side(
  `
aws_vpc.a
  aws_subnet.x
    aws_lb.lb
    aws_instance.web
    aws_instance.db
  aws_subnet.y
    aws_instance.far
aws_sqs_queue.q`,
  ['aws_lb.lb -> aws_instance.web', 'aws_instance.web -> aws_instance.db', 'aws_instance.db -> aws_sqs_queue.q'],
);
const AFTER = side(
  `
aws_vpc.a
  aws_subnet.x
    aws_lb.lb
    aws_instance.web
    aws_instance.db
  aws_subnet.y
    aws_instance.far
aws_sqs_queue.q`,
  ['aws_lb.lb -> aws_instance.web 443', 'aws_instance.web -> aws_instance.db', 'aws_instance.db -> aws_sqs_queue.q'],
);

test('what changes, so many arrows around it, the boxes, and of the rest how much there is', () => {
  const union = compare(BEFORE, AFTER);
  expect(treeText(focus(union, 0))).toEqual([
    'aws_contents.unchanged[2] "1 unchanged"',
    'aws_vpc.a',
    '  aws_contents.unchanged[1] x2 "2 unchanged"',
    '  aws_subnet.x',
    '    aws_contents.unchanged[0] "1 unchanged"',
    '    aws_instance.web',
    '    aws_lb.lb',
  ]);
  expect(arrowTexts(focus(union, 0))).toEqual(['aws_lb.lb -> aws_instance.web 443']);
  expect(treeText(focus(union, 1))).toContain('    aws_instance.db');
  expect(treeText(focus(union, 1))).not.toContain('aws_sqs_queue.q');
  expect(treeText(focus(union, 2))).toContain('aws_sqs_queue.q');
});

test('what is behind the other end of a new arrow is one further away, unless both ends were there', () => {
  const text = 'aws_lb.lb\naws_instance.a\naws_instance.b\naws_sqs_queue.q';
  const behind = ['aws_lb.lb -> aws_instance.a', 'aws_lb.lb -> aws_instance.b'];
  const before = side(text, behind);
  const isOther = ({ address }: GraphNode): boolean => address === 'aws_instance.b';
  const withNew = compare(before, side(`${text}\naws_instance.new`, [...behind, 'aws_lb.lb -> aws_instance.new']));
  expect([...focus(withNew, 0).nodes.keys()]).toContain('aws_lb.lb');
  expect([...focus(withNew, 1).nodes.values()].some(isOther)).toBe(false);
  expect([...focus(withNew, 2).nodes.values()].some(isOther)).toBe(true);
  const withArrow = compare(before, side(text, [...behind, 'aws_lb.lb -> aws_sqs_queue.q']));
  expect([...focus(withArrow, 1).nodes.values()].some(isOther)).toBe(true);
});

test('of a union without a change one icon is left', () => {
  expect(treeText(focus(compare(BEFORE, BEFORE), 3))).toEqual(['other_contents.unchanged[0] x8 "8 unchanged"']);
});

test('as many resources as before: what is left out is left out of the picture only', () => {
  expect(focus(compare(BEFORE, AFTER), 0).total).toBe(8);
});

const forAnyFocus = (check: (seen: Graph, union: Graph) => void) =>
  fc.assert(
    fc.property(pairs, fc.nat({ max: 3 }), ([a, b], hops) => {
      const union = compare(sideOfGraph(a), sideOfGraph(b));
      check(focus(union, hops), union);
    }),
  );

test('everything with a mark is there, in its boxes, with its arrows; nothing else has one', () => {
  forAnyFocus((seen, union) => {
    const isMarked = ({ change }: GraphNode): boolean => change !== 'none';
    const marked = [...union.nodes.values()].filter(isMarked);
    expect([...seen.nodes.values()].filter(isMarked)).toEqual(marked);
    for (const { address } of marked) expect(ancestorsOf(seen, address)).toEqual(ancestorsOf(union, address));
    expect(seen.edges.filter(({ change }) => change !== undefined)).toEqual(
      union.edges.filter(({ change }) => change !== undefined),
    );
  });
});

test('its counts add up to those of the union, with one icon a box for what is left out', () => {
  forAnyFocus((seen, union) => {
    expect(sum(seen.nodes.values())).toBe(sum(union.nodes.values()));
    const homes = [...seen.nodes.values()].filter((node) => isStub(node, union)).map(({ parent }) => parent);
    expect(new Set(homes).size).toBe(homes.length);
  });
});

test('it is a valid graph', () => {
  forAnyFocus((seen) => {
    const again = createGraph({ nodes: seen.nodes.values(), edges: seen.edges });
    expect([...again.nodes.values()]).toEqual([...seen.nodes.values()]);
    expect(again.edges).toEqual(seen.edges);
  });
});

test('what is left out at the top level is counted in its own cloud, if that is drawn', () => {
  const tree =
    'aws_sqs_queue.q\naws_lb.l\nazurerm_redis_cache.c\nazurerm_key_vault.v\nazurerm_key_vault.w\nrandom_id.r';
  const { nodes } = graphOf(tree);
  const changed = [...nodes.values()].map((node) =>
    node.address === 'aws_lb.l' ? createNode({ ...node, change: 'update' }) : node,
  );
  const stubs = [...focus(createGraph({ nodes: changed, edges: [] }), 0).nodes.values()].slice(0, 3);
  expect(stubs.map(({ address, count }) => [address.split('.')[0], count])).toEqual([
    ['aws_contents', 1],
    ['aws_lb', 1],
    ['other_contents', 4],
  ]);
});

test('what is left out of a host is counted in the host', () => {
  const pools = ['a', 'b'].map((name) => `azurerm_kubernetes_cluster_node_pool.${name}`);
  const cluster = 'azurerm_kubernetes_cluster.c';
  const graph = createGraph({
    nodes: [
      createNode({ address: cluster }),
      createNode({ address: pools[0]!, runsIn: cluster, change: 'delete' }),
      createNode({ address: pools[1]!, runsIn: cluster }),
    ],
    edges: [createEdge({ from: cluster, to: pools[0]! })],
  });
  const stub = [...focus(graph, 1).nodes.values()].find(({ labelOverride }) => labelOverride !== undefined);
  expect(stub).toMatchObject({ labelOverride: '1 unchanged', runsIn: cluster });
});
