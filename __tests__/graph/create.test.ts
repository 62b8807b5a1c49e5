import { Bug } from '../../src/errors.js';
import { createEdge, createGraph, createNode } from '../../src/graph/create.js';
import { ancestorsOf, childrenOf } from '../../src/graph/tree.js';

const node = (address: string, parent: string | null = null) => createNode({ address, parent });
const edge = (from: string, to: string, twoWay = false, label = '') => createEdge({ from, to, twoWay, label });

describe('createNode', () => {
  it('has the defaults of a plain resource', () => {
    expect(createNode({ address: 'module.a["x"].aws_lb.web[0]~2' })).toEqual({
      address: 'module.a["x"].aws_lb.web[0]~2',
      type: 'aws_lb',
      parent: null,
      attributes: {},
      provenance: 'planned',
      change: 'none',
      lookedUp: false,
      count: 1,
    });
  });

  it('is frozen', () => expect(Object.isFrozen(node('a.b'))).toBe(true));
});

describe('createGraph', () => {
  it('sorts nodes and edges by address and freezes them', () => {
    const graph = createGraph({
      title: 't',
      nodes: [node('a.w[10]'), node('a.w[2]'), { ...node('a.b') }],
      edges: [edge('a.w[10]', 'a.w[2]'), edge('a.w[2]', 'a.w[10]'), edge('a.w[2]', 'a.b'), { ...edge('a.b', 'a.b') }],
    });
    expect([...graph.nodes.keys()]).toEqual(['a.b', 'a.w[2]', 'a.w[10]']);
    expect(graph.edges.map((e) => `${e.from} ${e.to}`)).toEqual([
      'a.b a.b',
      'a.w[2] a.b',
      'a.w[2] a.w[10]',
      'a.w[10] a.w[2]',
    ]);
    expect([graph, graph.edges, ...graph.edges, ...graph.nodes.values()].every(Object.isFrozen)).toBe(true);
  });

  it('merges duplicates, keeps every label and the best source', () => {
    const nodes = [node('a.b'), node('a.c')];
    const edges = [
      createEdge({ from: 'a.b', to: 'a.c', label: 'reads', provenance: 'implied' }),
      createEdge({ from: 'a.b', to: 'a.c', provenance: 'assumed' }),
      edge('a.b', 'a.c', false, 'writes'),
    ];
    expect(createGraph({ nodes, edges }).edges).toEqual([edge('a.b', 'a.c', false, 'reads, writes')]);
    expect(createGraph({ nodes, edges: edges.slice(0, 2) }).edges[0]?.provenance).toBe('assumed');
  });

  it.each([
    [[true, true], true],
    [[true, false], undefined],
  ])('is thin where all duplicates are: %j', (thin, expected) => {
    const edges = thin.map((one) => createEdge({ from: 'a.b', to: 'a.c', ...(one && { thin: true as const }) }));
    expect(createGraph({ nodes: [node('a.b'), node('a.c')], edges }).edges[0]?.thin).toBe(expected);
  });

  it('keeps the steps of duplicates, each once, in their order', () => {
    const edges = [[10, 2], [3, 2], []].map((steps) => createEdge({ from: 'a.b', to: 'a.c', steps }));
    expect(createGraph({ nodes: [node('a.b'), node('a.c')], edges }).edges[0]?.steps).toEqual([2, 3, 10]);
  });

  it('merges opposite edges only when asked', () => {
    const parts = { nodes: [node('a.b'), node('a.c')], edges: [edge('a.c', 'a.b'), edge('a.b', 'a.c')] };
    expect(createGraph(parts).edges).toHaveLength(2);
    expect(createGraph({ ...parts, mergeOpposite: true }).edges).toEqual([edge('a.b', 'a.c', true)]);
  });

  it.each([
    [[edge('a.c', 'a.b', true)]],
    [[edge('a.c', 'a.b'), edge('a.b', 'a.c'), edge('a.c', 'a.b', true)]],
    [[edge('a.b', 'a.c', true), edge('a.c', 'a.b')]],
  ])('lets an edge with two heads swallow both directions, from the first address: %#', (edges) => {
    expect(createGraph({ nodes: [node('a.b'), node('a.c')], edges }).edges).toEqual([edge('a.b', 'a.c', true)]);
  });

  it('keeps a self loop as one edge with one head', () => {
    const edges = [edge('a.b', 'a.b', true), edge('a.b', 'a.b')];
    expect(createGraph({ nodes: [node('a.b')], edges, mergeOpposite: true }).edges).toEqual([edge('a.b', 'a.b')]);
  });

  it.each([
    ['a parent that is no node', [node('a.b', 'aws_vpc.v')], [], /aws_vpc\.v, which is no node/],
    ['a parent that is no container', [node('a.b', 'a.c'), node('a.c')], [], /a\.c, which is no container/],
    ['a circle', [node('aws_vpc.a', 'aws_vpc.b'), node('aws_vpc.b', 'aws_vpc.a')], [], /is inside itself/],
    ['an address twice', [node('a.b'), node('a.c'), node('a.c')], [], /Two nodes have the address a\.c/],
    ['an edge from nowhere', [node('a.b')], [edge('a.x', 'a.b')], /ends at a\.x, which is no node/],
    ['an edge to nowhere', [node('a.b')], [edge('a.b', 'a.x')], /ends at a\.x, which is no node/],
    ['an edge from a container', [node('a.b'), node('aws_vpc.v')], [edge('aws_vpc.v', 'a.b')], /starts at a container/],
    ['both heads at a container', [node('a.b'), node('aws_vpc.v')], [edge('a.b', 'aws_vpc.v', true)], /starts at a/],
  ])('refuses %s', (_, nodes, edges, message) => {
    expect(() => createGraph({ nodes, edges })).toThrow(Bug);
    expect(() => createGraph({ nodes, edges })).toThrow(message);
  });

  it('takes 10,000 nodes in a chain of containers and beside each other', () => {
    const deep = Array.from({ length: 10_000 }, (_, i) =>
      node(`aws_group.g${i}`, i > 0 ? `aws_group.g${i - 1}` : null),
    );
    const flat = Array.from({ length: 10_000 }, (_, i) =>
      node(`module.a[${(i * 7919) % 10_000}].aws_sqs_queue.q["k${i}"]`),
    );
    const edges = flat.map((n, i) => edge(n.address, (flat[(i * 31) % 10_000] as typeof n).address));
    const graph = createGraph({ nodes: flat, edges });
    expect(graph.nodes.size).toBe(10_000);
    expect(ancestorsOf(createGraph({ nodes: deep, edges: [] }), 'aws_group.g9999')).toHaveLength(9999);
  });
});

describe('tree', () => {
  const graph = createGraph({
    nodes: [
      node('aws_vpc.v'),
      node('aws_subnet.s', 'aws_vpc.v'),
      node('a.b', 'aws_subnet.s'),
      node('a.a', 'aws_vpc.v'),
    ],
    edges: [],
  });

  it('childrenOf lists children in address order', () => {
    const children = childrenOf(graph);
    expect(children.get(null)?.map((n) => n.address)).toEqual(['aws_vpc.v']);
    expect(children.get('aws_vpc.v')?.map((n) => n.address)).toEqual(['a.a', 'aws_subnet.s']);
    expect(children.get('a.b')).toBeUndefined();
  });

  it('ancestorsOf goes from the inside out', () => {
    expect(ancestorsOf(graph, 'a.b').map((n) => n.address)).toEqual(['aws_subnet.s', 'aws_vpc.v']);
    expect(ancestorsOf(graph, 'aws_vpc.v')).toEqual([]);
  });
});
