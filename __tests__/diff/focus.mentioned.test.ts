/** What a diagram of changes shows besides the nodes of the union. */
import { withMentioned } from '../../src/diff/focus.js';
import type { ChangeDetails } from '../../src/graph/changes.js';
import { createEdge, createGraph, createNode } from '../../src/graph/create.js';
import type { Graph, GraphNode, Undrawn } from '../../src/graph/model.js';
import type { RightsChange } from '../../src/graph/rights.js';

const NO_TEXTS: ReadonlyMap<string, string> = new Map();
const ROLE = 'aws_iam_role.r';
const PROVIDER = 'aws_iam_openid_connect_provider.p';
const BUCKET = 'aws_s3_bucket.b';

function union(
  nodes: readonly (Partial<GraphNode> & { readonly address: string })[],
  more: Partial<Graph> = {},
): Graph {
  return { ...createGraph({ nodes: nodes.map((node) => createNode(node)), edges: [] }), ...more };
}

const trust: RightsChange = {
  ...{ change: 'gains', does: 'assume', isTrust: true, actions: [], by: ROLE },
  ...{ principal: { noun: 'account', name: '1' }, target: { address: ROLE, noun: 'role', name: 'r' } },
};

test('a union without anything else to show is the same object', () => {
  const graph = union([{ address: BUCKET, change: 'update' }]);
  expect(withMentioned(graph, NO_TEXTS)).toBe(graph);
});

test('an identity whose rights change is an icon, with its name and edges to what it may use', () => {
  const graph = union([{ address: BUCKET }], {
    rights: [{ ...trust, address: ROLE }],
    cloudNames: new Map([[ROLE, 'deployer']]),
    undrawn: new Map([[ROLE, { uses: [BUCKET] }]]),
  });
  const drawn = withMentioned(graph, NO_TEXTS);
  expect(drawn.nodes.get(ROLE)).toMatchObject({
    ...{ change: 'update', labelOverride: 'deployer', changed: { rights: [trust] } },
  });
  expect(drawn.edges).toEqual([createEdge({ from: ROLE, to: BUCKET })]);
});

test('a resource without a node that is opened is an icon', () => {
  const opening = { change: 'opens', what: '', to: 'the internet', by: BUCKET } as const;
  const graph = union([{ address: 'aws_lb.l' }], {
    exposure: [{ ...opening, address: BUCKET, type: 'aws_s3_bucket' }],
  });
  expect(withMentioned(graph, NO_TEXTS).nodes.get(BUCKET)).toMatchObject({
    ...{ change: 'update', changed: { exposure: [opening] } },
  });
});

test('the rights of a role are at the role, not at the provider that it trusts', () => {
  const graph = union([{ address: PROVIDER, change: 'update', changed: { rights: [trust] } }]);
  const { nodes } = withMentioned(graph, NO_TEXTS);
  expect(nodes.get(PROVIDER)).not.toHaveProperty('changed');
  expect([PROVIDER, ROLE].map((address) => nodes.get(address)?.change)).toEqual(['none', 'update']);
});

test('the rights of a role that is part of a function stay at the function', () => {
  const graph = union([{ address: 'aws_lambda_function.f', change: 'update', changed: { rights: [trust] } }]);
  const { changed, change } = withMentioned(graph, NO_TEXTS).nodes.get('aws_lambda_function.f') ?? {};
  expect([changed, change]).toEqual([{ rights: [trust] }, 'none']);
});

test('what is touched is said at its node, or at the node that it is part of, unless that changes itself', () => {
  const graph = union([{ address: BUCKET }, { address: 'aws_lb.l' }, { address: 'aws_lb.m', change: 'update' }], {
    undrawn: new Map([['aws_lb_listener.x', { at: 'aws_lb.l' }]]),
  });
  const texts = ['a', 'b', 'c', 'd'].map((text) => [`aws_iam_policy.${text}`, text] as const);
  const at = new Map<string, Undrawn>([
    ...graph.undrawn!,
    ...texts.map(([address]) => [address, { at: BUCKET }] as const),
  ]);
  const touched = new Map([...texts, ['aws_lb_listener.x', 'port'], ['aws_lb.m', 'idle_timeout']]);
  const drawn = withMentioned({ ...graph, undrawn: at }, touched);
  const touchedAt = (address: string) => drawn.nodes.get(address)?.changed?.touched;
  expect([BUCKET, 'aws_lb.l', 'aws_lb.m'].map(touchedAt)).toEqual(['a, b and 2 more', 'port', undefined]);
});

test('an association that comes joins the nodes, unless an edge does', () => {
  const [group, subnet] = ['azurerm_network_security_group.g', 'azurerm_subnet.s'];
  const parts = [{ address: 'azurerm_x.a', change: 'create', joins: { address: group } }] as ChangeDetails['parts'];
  const graph = union([{ address: group }, { address: subnet, change: 'update', changed: { parts: parts! } }]);
  const edge = createEdge({ from: group, to: subnet, thin: true, change: 'create' });
  expect(withMentioned(graph, NO_TEXTS).edges).toEqual([edge]);
  const moved = union([
    { address: subnet, change: 'update', changed: { parts: parts! } },
    { address: 'azurerm_x.old' },
  ]);
  const undrawn = new Map([[group, { at: subnet, was: 'azurerm_x.old' }]]);
  expect(withMentioned({ ...moved, undrawn }, NO_TEXTS).edges).toEqual([{ ...edge, from: 'azurerm_x.old' }]);
  const joined = { ...graph, edges: [createEdge({ from: group, to: subnet })] };
  expect(withMentioned(joined, NO_TEXTS)).toBe(joined);
});

test('the last member of a group that is no box any more stays in its box', () => {
  const before = [createNode({ address: BUCKET, parent: 'aws_security_group.g' })];
  const nodes = [
    { address: 'aws_security_group.g', isGone: true as const },
    { address: BUCKET, before },
  ];
  const inside = { undrawn: new Map([['aws_security_group.g', { at: BUCKET }]]) };
  const parentIn = (graph: Graph) => withMentioned(graph, NO_TEXTS).nodes.get(BUCKET)?.parent;
  expect(parentIn(union(nodes, inside))).toBe('aws_security_group.g');
  expect(parentIn(union(nodes))).toBe(null);
});

test('a node whose other direction is replaced is marked as replaced', () => {
  const part = { address: 'azurerm_virtual_network_peering.b', change: 'replace' } as const;
  const changed: ChangeDetails = { folded: { replace: 1 }, parts: [part] };
  const marked = (address: string) =>
    withMentioned(union([{ address, change: 'update', changed }]), NO_TEXTS).nodes.get(address)?.change;
  expect(['azurerm_virtual_network_peering.a', 'azurerm_subnet.s'].map(marked)).toEqual(['replace', 'none']);
});

test('a resource that only the table shows is a part of the first of its nodes, and of all copies of that one', () => {
  const copies = [1, 2].map((copy) => `aws_lambda_function.f~${copy}`);
  const graph = union([{ address: BUCKET }, ...copies.map((address) => ({ address, changed: { touched: 'arn' } }))]);
  const part = { address: 'aws_lambda_event_source_mapping.m', change: 'replace', forcedBy: ['arn'] } as const;
  const nodes = ['aws_sqs_queue.gone', 'aws_lambda_function.f', BUCKET];
  const drawn = withMentioned(graph, NO_TEXTS, [{ part, nodes }]);
  for (const address of copies) {
    const changed = { folded: { replace: 1 }, parts: [part] };
    expect(drawn.nodes.get(address)).toMatchObject({ change: 'none', changed });
    expect(drawn.nodes.get(address)?.changed).not.toHaveProperty('touched');
  }
  expect(drawn.nodes.get(BUCKET)?.change).toBe('none');
  expect(withMentioned(graph, NO_TEXTS, [{ part, nodes: [] }])).toBe(graph);
});

test('a new or removed identity is marked as such, with its edges, and is no part of itself', () => {
  const touchedRole = { address: ROLE, origin: ROLE, type: 'aws_iam_role', attributes: [] } as const;
  const drawnAs = (change: 'create' | 'delete') =>
    withMentioned(
      union([{ address: BUCKET }], {
        rights: [{ ...trust, address: ROLE }],
        touched: [{ ...touchedRole, change }],
        undrawn: new Map([[ROLE, { uses: [BUCKET] }]]),
      }),
      NO_TEXTS,
      [{ part: { address: ROLE, change }, nodes: [ROLE] }],
    );
  const { nodes, edges } = drawnAs('create');
  expect(nodes.get(ROLE)).toMatchObject({ change: 'create', changed: { rights: [trust] } });
  expect(nodes.get(ROLE)?.changed).not.toHaveProperty('folded');
  expect(edges.map(({ change }) => change)).toEqual(['create']);
  expect(drawnAs('delete').nodes.get(ROLE)?.change).toBe('delete');
});

test('an edge of an identity is changed by a further right to its end', () => {
  const target = { address: BUCKET, noun: 'bucket', name: 'b' };
  const right: RightsChange = { ...trust, does: 'delete from', isTrust: false as never, target };
  const { isTrust: _, ...further } = right;
  const graph = union([{ address: BUCKET }, { address: 'aws_sqs_queue.q' }], {
    rights: [{ ...further, principal: { address: ROLE, noun: 'role', name: 'r' }, address: ROLE }],
    undrawn: new Map([[ROLE, { uses: [BUCKET, 'aws_sqs_queue.q'] }]]),
  });
  expect(withMentioned(graph, NO_TEXTS).edges.map(({ change }) => change)).toEqual(['update', undefined]);
});

test('rights that three nodes have as one identity are at its icon, with edges from the nodes', () => {
  const right: RightsChange = { ...trust, principal: { address: ROLE, noun: 'role', name: 'r' } };
  const functions = ['a', 'b', 'c'].map((name) => `aws_lambda_function.${name}`);
  const drawn = (count: number) =>
    withMentioned(
      union(functions.slice(0, count).map((address) => ({ address, change: 'update', changed: { rights: [right] } }))),
      NO_TEXTS,
    );
  const { nodes, edges } = drawn(3);
  expect(nodes.get(ROLE)?.changed).toEqual({ rights: [right] });
  expect(functions.map((address) => [nodes.get(address)?.change, nodes.get(address)?.changed])).toEqual(
    functions.map(() => ['none', undefined]),
  );
  expect(edges).toEqual(functions.map((from) => createEdge({ from, to: ROLE, thin: true })));
  expect(drawn(2).nodes.has(ROLE)).toBe(false);
});

test('a resource that is only read is an icon of an existing resource', () => {
  const opening = { change: 'opens', what: '', to: 'the internet', by: 'aws_security_group.g' } as const;
  const graph = union([], {
    exposure: [{ ...opening, address: 'aws_instance.i', type: 'aws_instance' }],
    undrawn: new Map([['aws_instance.i', { isRead: true }]]),
  });
  expect(withMentioned(graph, NO_TEXTS).nodes.get('aws_instance.i')?.lookedUp).toBe(true);
});
