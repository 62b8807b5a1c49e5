import fc from 'fast-check';
import { createEdge, createGraph, createNode } from '../../src/graph/create.js';
import { serialiseGraph, toGraphFormat } from '../../src/graph/format.js';
import { readGraphJson } from '../../src/graph/json/index.js';
import type { Graph } from '../../src/graph/model.js';
import { CONTAINER_TYPES } from '../../src/graph/node-types.js';

const edge = (from: string, to: string, twoWay = false) => createEdge({ from, to, twoWay });

describe('serialiseGraph', () => {
  const graph = createGraph({
    nodes: [
      createNode({ address: 'aws_vpc.v' }),
      createNode({ address: 'aws_instance.w[10]', parent: 'aws_vpc.v' }),
      createNode({ address: 'aws_instance.w[2]', parent: 'aws_vpc.v' }),
      createNode({ address: 'a.b["x"]' }),
    ],
    edges: [
      edge('a.b["x"]', 'aws_vpc.v'),
      edge('aws_instance.w[2]', 'aws_instance.w[10]', true),
      edge('a.b["x"]', 'a.b["x"]'),
    ],
  });

  it('has every node as a key, children and targets in address order', () => {
    expect([...toGraphFormat(graph)]).toEqual([
      ['a.b["x"]', ['a.b["x"]', 'aws_vpc.v']],
      ['aws_instance.w[2]', ['aws_instance.w[10]']],
      ['aws_instance.w[10]', ['aws_instance.w[2]']],
      ['aws_vpc.v', ['aws_instance.w[2]', 'aws_instance.w[10]']],
    ]);
  });

  it('writes one target per line', () => {
    expect(
      serialiseGraph(
        createGraph({ nodes: [...graph.nodes.values()].slice(0, 1), edges: [edge('a.b["x"]', 'a.b["x"]')] }),
      ),
    ).toBe('{\n  "a.b[\\"x\\"]": [\n    "a.b[\\"x\\"]"\n  ]\n}\n');
    expect(serialiseGraph(createGraph({ nodes: [createNode({ address: 'a.b' })], edges: [] }))).toBe(
      '{\n  "a.b": []\n}\n',
    );
    expect(serialiseGraph(createGraph({ nodes: [], edges: [] }))).toBe('{}\n');
  });

  it('can be read back with the same containment and edges', () => {
    fc.assert(
      fc.property(randomGraph, (made) => {
        const read = readGraphJson(serialiseGraph(made), 'g.json');
        expect(read.warnings).toEqual([]);
        expect(shape(read.graph)).toEqual(shape(made));
        expect(serialiseGraph(read.graph)).toBe(serialiseGraph(made));
      }),
      { numRuns: 300 },
    );
  });
});

const shape = (graph: Graph) => ({
  nodes: [...graph.nodes.values()].map(({ address, type, parent }) => ({ address, type, parent })),
  edges: graph.edges.map(({ from, to, twoWay }) => ({ from, to, twoWay })),
});

/** Containers nest in the order of their numbers, so there is no circle. */
const randomGraph = fc
  .record({
    containers: fc.array(fc.record({ type: fc.constantFrom(...CONTAINER_TYPES), parent: fc.nat() }), { maxLength: 6 }),
    leaves: fc.array(fc.option(fc.nat()), { minLength: 1, maxLength: 8 }),
    edges: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.boolean(), fc.boolean()), { maxLength: 16 }),
  })
  .map(({ containers, leaves, edges }) => {
    const boxes: string[] = [];
    const boxAt = (n: number | null) => (n === null || boxes.length === 0 ? null : (boxes[n % boxes.length] as string));
    const nodes = containers.map(({ type, parent }, i) => {
      const node = createNode({ address: `module.m["${i}"].${type}.b${i}`, parent: boxAt(parent) });
      boxes.push(node.address);
      return node;
    });
    const names = leaves.map((_, i) => `aws_lambda_function.f[${i}]~${i}`);
    leaves.forEach((parent, i) => void nodes.push(createNode({ address: names[i] as string, parent: boxAt(parent) })));
    const made = edges.map(([from, to, twoWay, toBox]) => {
      const target = toBox ? boxAt(to) : null;
      return edge(
        names[from % names.length] as string,
        target ?? (names[to % names.length] as string),
        twoWay && target === null,
      );
    });
    return createGraph({ nodes, edges: made, mergeOpposite: true });
  });
