import { Ajv } from 'ajv';
import { MANIFEST_SCHEMA, serialiseManifest } from '../../src/action/artifacts/manifest.js';
import type { Graph, GraphNode } from '../../src/graph/model.js';
import { present } from '../../src/labels/index.js';
import { changeCounts } from '../../src/pull-request/draw.js';
import { ADDRESSES_REMEMBERED_MAX, SUMMARY_NODES_MAX } from '../../src/pull-request/limits.js';
import { summarise } from '../../src/pull-request/summarise.js';

const summaryOf = (all: Graph, changes: boolean) => summarise(present(all, { modules: 'auto', changes }));

const node = (address: string, changes: Partial<GraphNode> = {}): GraphNode => ({
  ...{ address, type: address.split('.')[0]!, parent: null, attributes: {}, provenance: 'planned', change: 'create' },
  ...{ lookedUp: false, count: 1, ...changes },
});
const graph = (nodes: readonly GraphNode[], edges: Graph['edges'] = []): Graph => ({
  title: 'x'.repeat(5000),
  nodes: new Map(nodes.map((one) => [one.address, one])),
  edges,
});
const edge = (from: string, to: string) => ({
  ...{ from, to, twoWay: false, label: 'l'.repeat(5000), provenance: 'planned' as const },
});

test('nodes have the titles, names, badges and containers of the picture', () => {
  const { nodes } = summaryOf(
    graph([
      node('aws_db_instance.a', { attributes: { identifier: 'orders', engine: 'postgres' } }),
      node('aws_instance.web["eu"]'),
      node('aws_instance.x', { labelOverride: 'x, y and 3 more', attributes: { name: 'never' }, count: 5 }),
      node('aws_vpc.main', { attributes: { name: 'shop' } }),
    ]),
    true,
  );
  expect(nodes.map(({ title, name, badge, parent, isContainer }) => [title, name, badge, parent, isContainer])).toEqual(
    [
      ['AWS Cloud', '', '', null, true],
      ['RDS for PostgreSQL', 'orders', '', 'cloud:aws', false],
      ['EC2 instance', 'web eu', '', 'cloud:aws', false],
      ['EC2 instance', 'x, y and 3 more', '×5', 'cloud:aws', false],
      ['VPC shop', '', '', 'cloud:aws', true],
    ],
  );
});

test('without knowledge of the existing resources, every change counts as none', () => {
  expect(summaryOf(graph([node('aws_vpc.a')]), false).nodes.map(({ change }) => change)).toEqual(['none', 'none']);
  const found = {
    graph: graph([node('aws_vpc.a')]),
    changes: new Map([
      ['create', 3],
      ['no-op', 2],
    ] as const),
  };
  const counts = (knows: boolean) => changeCounts({ ...found, ledger: null, services: new Map(), warnings: [] }, knows);
  expect(counts(false)).toEqual({ create: 0, update: 0, delete: 0, replace: 0, none: 5 });
  expect(counts(true)).toEqual({ create: 3, update: 0, delete: 0, replace: 0, none: 2 });
});

test('beyond the limit, nodes are omitted with their edges, and the containers of the others stay', () => {
  // Nodes without steps would be one with a count.
  const step = { parent: 'aws_vpc.z', steps: [1] };
  const many = Array.from({ length: SUMMARY_NODES_MAX }, (_, i) => node(`aws_instance.i${i}`, step));
  const { nodes, edges, omitted } = summaryOf(
    graph(
      [...many, node('aws_vpc.z')],
      [edge('aws_instance.i0', 'aws_instance.i1'), edge('aws_instance.i0', many.at(-1)!.address)],
    ),
    true,
  );
  expect(nodes).toHaveLength(SUMMARY_NODES_MAX);
  expect(nodes.slice(0, 2).map(({ address }) => address)).toEqual(['cloud:aws', 'aws_vpc.z']);
  expect([edges.length, omitted]).toEqual([1, { nodes: 2, edges: 1 }]);
});

test('a summary with texts of any length fits the schema of the manifest', () => {
  const long = `aws_vpc.${'v'.repeat(ADDRESSES_REMEMBERED_MAX)}`;
  const all = graph(
    [
      node(long),
      node('aws_instance.a', { parent: long }),
      node('aws_instance.b', { attributes: { name: 'n'.repeat(5000) } }),
    ],
    [edge('aws_instance.a', 'aws_instance.b'), edge('aws_instance.b', 'aws_instance.b')],
  );
  const summary = summaryOf(all, true);
  expect(summary.nodes.map(({ address }) => address)).toEqual(['cloud:aws', 'aws_instance.b']);
  const counts = { create: 0, update: 0, delete: 0, replace: 0, none: 0 };
  const text = serialiseManifest({
    ...{ id: 'a', title: all.title, path: '.', resources: 1, counts, files: {}, graph: summary, changed: true },
    ...{ warnings: ['w'.repeat(5000)], assumptions: [], sha256: '0'.repeat(64) },
  });
  const validate = new Ajv({ allowUnionTypes: true }).compile(MANIFEST_SCHEMA);
  expect([validate(JSON.parse(text)), validate.errors]).toEqual([true, null]);
});
