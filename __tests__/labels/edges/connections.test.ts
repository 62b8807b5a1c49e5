import { createEdge, createGraph, createNode } from '../../../src/graph/create.js';
import type { Graph, GraphEdge, GraphNode } from '../../../src/graph/model.js';
import { connectionsOf } from '../../../src/labels/edges/connections.js';
import { present } from '../../../src/labels/index.js';

type Picture = ReturnType<typeof present>;

const shown = (graph: Graph): Picture => present(graph, { modules: 'auto' });
const lines = ({ edges }: Picture): string[] =>
  edges.map(({ from, to, twoWay, label }) => `${from} ${twoWay ? '<>' : '>'} ${to}: ${label}`);
const ids = ({ items }: Picture): string[] => items.map(({ id }) => id);

const A = createNode({ address: 'aws_vpc.a' });
const B = createNode({ address: 'aws_vpc.b' });
const C = createNode({ address: 'aws_vpc.c' });
const PEERING = createNode({ address: 'aws_vpc_peering_connection.ab' });
const CUSTOMER = createNode({ address: 'aws_customer_gateway.office' });
const GATEWAY = createNode({ address: 'aws_vpn_gateway.main', parent: 'aws_vpc.a' });
const vpn = (name: string, more: Partial<GraphNode> = {}): GraphNode =>
  createNode({ address: `aws_vpn_connection.${name}`, ...more });
const arrow = (from: GraphNode, to: GraphNode, more: Partial<GraphEdge> = {}): GraphEdge =>
  createEdge({ from: from.address, to: to.address, ...more });
const graphOf = (nodes: readonly GraphNode[], edges: readonly GraphEdge[]): Graph => createGraph({ nodes, edges });

const peered = (peering: Partial<GraphNode> = {}, ...more: readonly GraphEdge[]): Graph => {
  const node = { ...PEERING, ...peering };
  return graphOf([A, B, C, node], [arrow(node, A), arrow(node, B), ...more]);
};

describe('a connection resource', () => {
  it('stays in the given graph', () => {
    const graph = peered();
    shown(graph);
    expect([...graph.nodes.keys()]).toContain(PEERING.address);
    expect(graph.edges).toHaveLength(2);
  });

  it('starts at the hub, the end with the most connections', () => {
    const other = createNode({ address: 'aws_vpc_peering_connection.bc' });
    const graph = graphOf(
      [A, B, C, PEERING, other],
      [arrow(PEERING, A), arrow(PEERING, B), arrow(other, B), arrow(other, C)],
    );
    expect(lines(shown(graph))).toEqual(['aws_vpc.b <> aws_vpc.a: peering', 'aws_vpc.b <> aws_vpc.c: peering']);
  });

  it('is one edge with another connection of the same ends in the other direction', () => {
    const back = createNode({ address: 'aws_vpc_peering_connection.ba' });
    const graph = graphOf(
      [A, B, PEERING, back],
      [arrow(PEERING, A), arrow(PEERING, B), arrow(back, A), arrow(back, B)],
    );
    expect(lines(shown(graph))).toEqual(['aws_vpc.a <> aws_vpc.b: peering']);
    expect([...connectionsOf(graph).keys()]).toEqual([PEERING.address, back.address]);
  });

  it('is counted if several have the same direction', () => {
    const [one, two] = [vpn('one'), vpn('two', { count: 2 })];
    const edges = [one, two].flatMap((each) => [arrow(CUSTOMER, each), arrow(each, GATEWAY)]);
    const drawn = shown(graphOf([A, CUSTOMER, GATEWAY, one, two], edges));
    expect(lines(drawn)).toEqual(['aws_customer_gateway.office > aws_vpn_gateway.main: VPN ×3']);
  });

  it('is inferred if one of its edges is', () => {
    const graph = graphOf([A, B, PEERING], [arrow(PEERING, A), arrow(PEERING, B, { provenance: 'assumed' })]);
    expect(shown(graph).edges.map(({ inferred }) => inferred)).toEqual([true]);
  });

  it('is inferred if one of several connections is', () => {
    const [one, two] = [vpn('one'), vpn('two')];
    const edges = [
      arrow(CUSTOMER, one),
      arrow(one, GATEWAY),
      arrow(CUSTOMER, two),
      arrow(two, GATEWAY, { provenance: 'assumed' }),
    ];
    expect(shown(graphOf([A, CUSTOMER, GATEWAY, one, two], edges)).edges.map(({ inferred }) => inferred)).toEqual([
      true,
    ]);
  });

  it('is sorted among the other edges by address', () => {
    const last = createNode({ address: 'zz_thing.last' });
    const graph = graphOf([A, B, PEERING, last], [arrow(PEERING, A), arrow(PEERING, B), arrow(last, A)]);
    expect(lines(shown(graph))).toEqual(['aws_vpc.a <> aws_vpc.b: peering', 'zz_thing.last > aws_vpc.a: ']);
  });

  it('changes with the end that the plan builds if the other is external', () => {
    const outside = createNode({ address: 'tv_aws_onprem.on_premises', provenance: 'implied' });
    const [gateway, line] = [GATEWAY, vpn('one')].map((node) => ({ ...node, change: 'create' as const })) as [
      GraphNode,
      GraphNode,
    ];
    const graph = graphOf([A, outside, gateway, line], [arrow(outside, line), arrow(line, gateway)]);
    expect(lines(shown(graph))).toEqual(['tv_aws_onprem.on_premises > aws_vpn_gateway.main: VPN']);
  });

  it('may change as its ends do', () => {
    const created = [A, B, PEERING].map((node) => ({ ...node, change: 'create' as const }));
    const graph = graphOf(created, [arrow(PEERING, A), arrow(PEERING, B)]);
    expect(lines(shown(graph))).toEqual(['aws_vpc.a <> aws_vpc.b: peering']);
  });
});

describe('a connection resource is an icon', () => {
  const [GROUP, INNER] = [
    createNode({ address: 'aws_group.a' }),
    createNode({ address: 'aws_group.b', parent: 'aws_group.a' }),
  ];
  const [LAST, FIRST] = [
    createNode({ address: 'aws_group.b' }),
    createNode({ address: 'aws_group.a', parent: 'aws_group.b' }),
  ];
  const SERVICE = createNode({ address: 'aws_vpc_endpoint_service.one' });
  const cases: readonly (readonly [string, Graph])[] = [
    ['where an end is missing', graphOf([A, PEERING], [arrow(PEERING, A)])],
    ['where more hangs on it', peered({}, arrow(PEERING, C))],
    [
      'where somebody has written on an arrow',
      graphOf([A, B, PEERING], [arrow(PEERING, A, { label: 'mine' }), arrow(PEERING, B)]),
    ],
    ['where a flow goes that way', graphOf([A, B, PEERING], [arrow(PEERING, A, { steps: [1] }), arrow(PEERING, B)])],
    ['where an arrow is thin', graphOf([A, B, PEERING], [arrow(PEERING, A, { thin: true }), arrow(PEERING, B)])],
    ['where a flow stops at it', peered({ steps: [2] })],
    ['where it is looked up', peered({ lookedUp: true })],
    ['where it alone is created', peered({ change: 'create' })],
    ['where it is destroyed', peered({ change: 'delete' })],
    ['where somebody has named it', peered({ labelOverride: 'bridge' })],
    [
      'where a model suggests it',
      graphOf(
        [A, B, PEERING],
        [arrow(PEERING, A, { provenance: 'suggested' }), arrow(PEERING, B, { provenance: 'suggested' })],
      ),
    ],
    ['where its ends are no equals', graphOf([A, CUSTOMER, PEERING], [arrow(PEERING, A), arrow(PEERING, CUSTOMER)])],
    ['where one end is in the other', graphOf([GROUP, INNER, PEERING], [arrow(PEERING, GROUP), arrow(PEERING, INNER)])],
    [
      'where one end is around the other',
      graphOf([LAST, FIRST, PEERING], [arrow(PEERING, LAST), arrow(PEERING, FIRST)]),
    ],
    ['where it leads back', graphOf([CUSTOMER, vpn('ab')], [arrow(CUSTOMER, vpn('ab')), arrow(vpn('ab'), CUSTOMER)])],
    [
      'where an arrow has two heads',
      graphOf(
        [A, CUSTOMER, GATEWAY, vpn('ab')],
        [arrow(CUSTOMER, vpn('ab'), { twoWay: true }), arrow(vpn('ab'), GATEWAY)],
      ),
    ],
    [
      'if another connection with another label joins the same nodes',
      graphOf(
        [A, CUSTOMER, GATEWAY, vpn('ab'), SERVICE],
        [arrow(CUSTOMER, vpn('ab')), arrow(vpn('ab'), GATEWAY), arrow(CUSTOMER, SERVICE), arrow(SERVICE, GATEWAY)],
      ),
    ],
    [
      'if everything is destroyed',
      graphOf(
        [A, B, PEERING].map((node) => ({ ...node, change: 'delete' as const })),
        [arrow(PEERING, A), arrow(PEERING, B)],
      ),
    ],
    [
      'if its ends have another edge',
      graphOf(
        [A, CUSTOMER, GATEWAY, vpn('ab')],
        [arrow(CUSTOMER, vpn('ab')), arrow(vpn('ab'), GATEWAY), arrow(CUSTOMER, GATEWAY)],
      ),
    ],
  ];

  it.each(cases)('%s', (_, graph) => {
    expect(connectionsOf(graph).size).toBe(0);
    expect(ids(shown(graph)).some((id) => id === PEERING.address || id === 'aws_vpn_connection.ab')).toBe(true);
  });
});
