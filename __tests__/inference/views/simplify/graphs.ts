/** Small graphs for the tests of simplified pictures and overviews. */
import fc from 'fast-check';
import { createEdge, createGraph, createNode } from '../../../../src/graph/create.js';
import type { Graph, GraphEdge, GraphNode } from '../../../../src/graph/model.js';
import { isContainerType } from '../../../../src/graph/node-types.js';

/** A node for each line, indented below its container: `graph('aws_vpc.a\n  aws_lb.b', 'aws_lb.b -> aws_lb.c 443')`; `~>` is thin. */
export function graph(tree: string, ...arrows: string[]): Graph {
  const nodes: GraphNode[] = [];
  const way: string[] = [];
  for (const line of tree.split('\n').filter((text) => text.trim() !== '')) {
    const depth = line.search(/\S/) / 2;
    const address = line.trim();
    way.length = depth;
    nodes.push(createNode({ address, parent: way[depth - 1] ?? null }));
    way.push(address);
  }
  return createGraph({ nodes, edges: arrows.map(arrow) });
}

function arrow(text: string): GraphEdge {
  const [, from, head, to, label = ''] = /^(\S+) (<?->|~>) (\S+)(?: (.+))?$/.exec(text) ?? [];
  return createEdge({
    from: from as string,
    to: to as string,
    twoWay: head === '<->',
    label,
    ...(head === '~>' && { thin: true }),
  });
}

/** The nodes of a graph as `graph` takes them, with counts and what they are called. */
export function treeText(of: Graph): string[] {
  const depthOf = (address: string | null): number =>
    address === null ? 0 : 1 + depthOf(of.nodes.get(address)?.parent ?? null);
  const below = (parent: string | null): string[] =>
    [...of.nodes.values()]
      .filter((node) => node.parent === parent)
      .flatMap((node) => [
        [
          '  '.repeat(depthOf(parent)) + node.address,
          ...(node.count > 1 ? [`x${node.count}`] : []),
          ...(node.labelOverride === undefined ? [] : [`"${node.labelOverride}"`]),
        ].join(' '),
        ...below(node.address),
      ]);
  return below(null);
}

export const arrowTexts = (of: Graph): string[] =>
  of.edges.map(({ from, to, twoWay, thin, label }) =>
    `${from} ${thin ? '~>' : twoWay ? '<->' : '->'} ${to} ${label}`.trim(),
  );

const CONTAINERS = ['aws_vpc', 'aws_az', 'aws_subnet', 'aws_security_group', 'aws_group'];
const LEAVES = [
  'aws_lambda_function',
  'aws_s3_bucket',
  'aws_instance',
  'azurerm_key_vault',
  'google_pubsub_topic',
  'aws_nat_gateway',
  'aws_eip',
  'aws_iam_role',
  'random_id',
  'tv_aws_users',
  'never_heard_of',
];
const MODULES = ['', '', 'module.a.', 'module.a["x"].', 'module.b.module.c.'];

interface Draft {
  readonly type: string;
  readonly module: string;
  readonly copy: number;
  readonly parent: number;
  readonly count: number;
}

const draft = (types: readonly string[]): fc.Arbitrary<Draft> =>
  fc.record({
    type: fc.constantFrom(...types),
    module: fc.constantFrom(...MODULES),
    copy: fc.nat({ max: 3 }),
    parent: fc.nat({ max: 40 }),
    count: fc.constantFrom(1, 1, 1, 3),
  });

/** Any valid graph: containers in containers of any kind, nodes anywhere, some of them copies, arrows of all kinds. */
export const anyGraph = (size: number): fc.Arbitrary<Graph> =>
  fc
    .record({
      boxes: fc.array(draft(CONTAINERS), { maxLength: Math.ceil(size / 3) }),
      leaves: fc.array(draft(LEAVES), { maxLength: size }),
      arrows: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.boolean(), fc.constantFrom('', '', '443')), {
        maxLength: 2 * size,
      }),
    })
    .map(({ boxes, leaves, arrows }) => {
      const nodes: GraphNode[] = [];
      for (const [i, { type, parent }] of boxes.entries()) {
        const around = parent % (i + 1) === i ? null : nodes[parent % (i + 1)];
        nodes.push(createNode({ address: `${type}.n${i}`, parent: around?.address ?? null }));
      }
      const containers = [null, ...nodes.map(({ address }) => address)];
      const taken = new Set<string>();
      for (const [i, { type, module, copy, parent, count }] of leaves.entries()) {
        const address = `${module}${type}.n${copy === 0 ? i : i % 4}${copy === 0 ? '' : `~${copy}`}`;
        if (taken.has(address)) continue;
        taken.add(address);
        nodes.push(createNode({ address, count, parent: containers[parent % containers.length] ?? null }));
      }
      const starts = nodes.filter(({ type }) => !isContainerType(type));
      const edges =
        starts.length === 0
          ? []
          : arrows.flatMap(([a, b, both, label]): GraphEdge[] => {
              const from = starts[a % starts.length] as GraphNode;
              const to = nodes[b % nodes.length] as GraphNode;
              const twoWay = both && !isContainerType(to.type) && from !== to;
              return [createEdge({ from: from.address, to: to.address, twoWay, label })];
            });
      return createGraph({ title: 'any', nodes, edges });
    });
