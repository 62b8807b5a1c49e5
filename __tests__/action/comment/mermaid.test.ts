import fc from 'fast-check';
import { mermaidOf } from '../../../src/action/comment/mermaid.js';
import * as messages from '../../../src/action/comment/messages.js';
import type { GraphSummary, SummaryEdge } from '../../../src/action/model.js';
import { largeDiagram, node } from '../github/support.js';
import { hostileText } from './hostile.js';

const graph = (nodes: GraphSummary['nodes'], edges: readonly SummaryEdge[] = []): GraphSummary => ({
  ...{ nodes, edges, omitted: { nodes: 0, edges: 0 } },
});
const edge = (from: string, to: string, label = '', twoWay = false): SummaryEdge => ({ from, to, label, twoWay });

test('boxes in boxes, arrows, colours of the changes', () => {
  const nodes = [
    node('aws_vpc.main', { isContainer: true, change: 'update' }),
    node('aws_subnet.a', { isContainer: true, parent: 'aws_vpc.main' }),
    node('aws_instance.web', { parent: 'aws_subnet.a', change: 'create', count: 3 }),
    node('aws_s3_bucket.logs'),
  ];
  const edges = [
    edge('aws_instance.web', 'aws_s3_bucket.logs', 'PUT "x"'),
    edge('aws_s3_bucket.logs', 'aws_instance.web', '', true),
  ];
  expect(mermaidOf(graph(nodes, edges))).toEqual({
    leftOut: '',
    text: `flowchart LR
  subgraph n0["main · aws_vpc"]
    subgraph n1["a · aws_subnet"]
      n2["web x3 · aws_instance"]:::create
    end
  end
  class n0 update
  n3["logs · aws_s3_bucket"]
  n2 -->|"PUT #34;x#34;"| n3
  n3 <--> n2
  classDef create fill:#dafbe1,stroke:#1a7f37,color:#1f2328
  classDef update fill:#fff8c5,stroke:#9a6700,color:#1f2328`,
  });
});

/** Each line as this file's writer may write it: what is foreign is inside the quotes, as letters, digits and entities. */
const LABEL = String.raw`"(?:[\p{L}\p{N} ·._/…-]|#\d+;)+"`;
const LINES = new RegExp(
  String.raw`^(?:flowchart LR|\s+(?:subgraph n\d+\[${LABEL}\]|n\d+\[${LABEL}\](?::::[a-z]+)?|end|class n\d+ [a-z]+|n\d+ <?-->(?:\|${LABEL}\|)? n\d+|classDef [a-z]+ [a-z0-9#:,-]+))$`,
  'u',
);

test('any text is a label and nothing else', () => {
  fc.assert(
    fc.property(fc.array(hostileText(), { minLength: 2, maxLength: 6 }), fc.nat(5), (texts, up) => {
      const nodes = texts.map((title, at) =>
        node(`a${at}`, { title, type: texts[(at + 1) % texts.length]!, parent: `a${(at + up) % texts.length}` }),
      );
      const edges = texts.map((label, at) => edge('a0', `a${at}`, label, at % 2 === 0));
      const free = nodes.map((one, at) => (at === 0 ? { ...one, parent: null } : one));
      for (const list of [nodes, free]) {
        for (const line of mermaidOf(graph(list, edges))?.text.split('\n') ?? []) expect(line).toMatch(LINES);
      }
    }),
    { numRuns: 300 },
  );
});

test('boxes that are in each other, and two of one address, are left out', () => {
  const circle = [node('a', { parent: 'b' }), node('b', { parent: 'a' }), node('c')];
  expect(mermaidOf(graph(circle, [edge('a', 'c')]))?.text).toBe('flowchart LR\n  n2["c · aws_vpc"]');
  const twice = [node('a'), node('a', { parent: 'a' })];
  expect(mermaidOf(graph(twice))?.text.split('\n')).toHaveLength(3);
});

test('too many for Mermaid: what changes and its neighbours', () => {
  const { graph: large } = largeDiagram('x', 1000, 20);
  const nodes = large.nodes.map((one, at) => (at === 500 ? { ...one, change: 'delete' as const } : one));
  const drawn = mermaidOf({ ...large, nodes })!;
  // The node, the one before and the one after it, and the boxes of the three.
  expect(drawn.leftOut).toBe(messages.mermaidOfChanges(6, 1000));
  expect(drawn.text).toContain(':::delete');
});

test('nothing changes, too: the boxes, one arrow between two of them', () => {
  const drawn = mermaidOf(largeDiagram('x', 10_000, 20).graph)!;
  expect(drawn.leftOut).toBe(messages.mermaidOfBoxes(20, 10_000));
  expect(drawn.text).toContain('n0["v0 · aws_vpc · 499 inside"]');
  expect(drawn.text.match(/-->/g)).toHaveLength(20);
});

test('never more than a browser takes', () => {
  for (const [count, boxes] of [
    [300, 10],
    [301, 300],
    [450, 299],
    [5000, 301],
  ] as const) {
    const drawn = mermaidOf(largeDiagram('x', count, boxes, 'create').graph);
    expect(drawn?.text.length ?? 0).toBeLessThanOrEqual(45_000);
    expect(drawn?.text.match(/-->/g)?.length ?? 0).toBeLessThanOrEqual(450);
  }
  expect(mermaidOf(largeDiagram('x', 5000, 301).graph)).toBeNull();
  expect(mermaidOf(graph([]))).toBeNull();
});

test('a part of a graph says that it is one', () => {
  expect(mermaidOf({ ...graph([node('a.b')]), omitted: { nodes: 9, edges: 0 } })?.leftOut).toBe(
    messages.mermaidOfPart(1, 10),
  );
});
