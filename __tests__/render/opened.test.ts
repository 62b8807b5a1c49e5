/** Access that is opened to the outside looks dangerous in every format, closed access does not. */
import { drawAll, layOut } from '../../src/diagram/draw.js';
import { presentGraph } from '../../src/diagram/view-cache.js';
import type { ChangeName } from '../../src/graph/changes.js';
import { createEdge, createGraph, createNode } from '../../src/graph/create.js';
import type { ExposureChange } from '../../src/graph/exposure.js';
import type { Graph, GraphNode } from '../../src/graph/model.js';
import type { Format } from '../../src/render/formats.js';
import { LIGHT } from '../../src/render/theme.js';

const DB = 'aws_db_instance.db';
const USERS = 'tv_aws_users.users';
const GATEWAY = 'aws_internet_gateway.g';
const PROGRAM = 'tv_gcp_external_saas.ci';
const exposed = (change: ExposureChange['change'], mark: ChangeName = 'update'): Partial<GraphNode> => ({
  change: mark,
  changed: { exposure: [{ change, what: 'port 5432', to: 'the internet', by: 'aws_security_group.db' }] },
});

function union(database: Partial<GraphNode>, ...arrows: readonly (readonly [string, string])[]): Graph {
  return createGraph({
    nodes: [
      createNode({ address: USERS, provenance: 'implied' }),
      createNode({ address: PROGRAM, provenance: 'implied' }),
      createNode({ address: 'aws_vpc.v' }),
      createNode({ address: GATEWAY, parent: 'aws_vpc.v' }),
      createNode({ address: 'aws_ecs_service.a', parent: 'aws_vpc.v' }),
      createNode({ address: DB, parent: 'aws_vpc.v', ...database }),
    ],
    edges: arrows.map(([from, to]) => createEdge({ from, to, change: 'create' })),
  });
}

const OPENED = '#DA2B5F';

async function drawn(of: Graph, format: Format): Promise<string> {
  const [picture] = await drawAll(await presentGraph(of, { modules: 'auto', changes: true }), {
    formats: [format],
    themes: ['light'],
    scale: null,
  });
  return String(picture?.content);
}

const FORMATS: readonly (readonly [Format, string])[] = [
  ['svg', OPENED],
  ['drawio', OPENED],
  ['excalidraw', OPENED],
  ['mermaid', 'classDef opened'],
];

test.each(FORMATS)('%s', async (format, look) => {
  expect(LIGHT.opened.mark.value).toBe(OPENED);
  expect(await drawn(union(exposed('opens')), format)).toContain(look);
  expect(await drawn(union(exposed('closes')), format)).not.toContain(look);
});

const layoutOf = async (of: Graph) => layOut(await presentGraph(of, { modules: 'auto', changes: true }));
const openings = async (of: Graph): Promise<string[]> =>
  (await layoutOf(of)).edges.flatMap(({ edge }) => (edge.mark?.opens ? [`${edge.from} -> ${edge.to}`] : []));

test.each<[string, Graph, readonly string[]]>([
  ['from outside', union(exposed('opens'), [USERS, DB]), [`${USERS} -> ${DB}`]],
  ['from inside', union(exposed('opens'), ['aws_ecs_service.a', DB]), []],
  ['of a program outside, which has rights', union(exposed('opens'), [PROGRAM, DB]), []],
  ['from outside to what is closed', union(exposed('closes'), [USERS, DB]), []],
  ['from outside to something else', union(exposed('opens'), [USERS, 'aws_ecs_service.a']), []],
])('a new arrow %s', async (_, of, arrows) => {
  expect(await openings(of)).toEqual(arrows);
});

test('both parts of a new arrow through a gateway on the border are marked as opened', async () => {
  const of = union(exposed('opens'), [USERS, DB]);
  const withRoute = createGraph({
    nodes: of.nodes.values(),
    edges: [
      createEdge({ from: USERS, to: GATEWAY, change: 'create' }),
      createEdge({ from: GATEWAY, to: DB, change: 'create' }),
    ],
  });
  const { nodes } = await layoutOf(withRoute);
  expect(nodes.find(({ node }) => node.id === GATEWAY)?.node.onBorder).toBe(true);
  expect(await openings(withRoute)).toEqual([`${GATEWAY} -> ${DB}`, `${USERS} -> ${GATEWAY}`]);
});

/** Entries of the legend by change: no sign of a change is drawn beside the exclamation mark of a changed resource. */
const MARKS: readonly [ChangeName, readonly string[]][] = [
  ['update', ['opened to the outside, 1 resource changed']],
  ['create', ['opened to the outside', '1 resource added']],
  ['move', ['opened to the outside', '1 resource moved']],
  ['replace', ['1 resource replaced']],
  ['delete', ['1 resource removed']],
];

test.each<readonly [string, string, boolean, readonly string[]]>([
  ['a private', '10.0.0.0/8', false, ['change', 'change']],
  ['a public', '203.0.113.0/24', true, ['alert', 'change']],
])('only access from outside is dangerous: %s range', async (_, to, isOpened, roles) => {
  const opens = { change: 'opens', what: 'port 22 (SSH)', by: 'aws_security_group.db', isRange: true } as const;
  const closes = { change: 'closes', what: 'port 5432', to: 'the internet', by: 'aws_security_group.db' } as const;
  const of = union({ change: 'update', changed: { exposure: [{ ...opens, to }, closes] } });
  const { mark, lines } = (await layoutOf(of)).nodes.find(({ node }) => node.id === DB)!.node;
  expect(mark?.opens === true).toBe(isOpened);
  expect(lines.flatMap(({ text, role }) => (/^(?:opens|closes)/.test(text) ? [role] : []))).toEqual(roles);
});

test('lines about access from outside come first', async () => {
  const by = 'aws_security_group.db';
  const exposure = [
    { change: 'opens', what: 'port 22 (SSH)', to: '10.0.0.0/8', isRange: true, by },
    { change: 'opens', what: 'port 5432', to: 'the internet', by },
  ] as const;
  const { nodes } = await layoutOf(union({ change: 'update', changed: { exposure } }));
  const { lines } = nodes.find(({ node }) => node.id === DB)!.node;
  expect(lines.find(({ text }) => text.startsWith('opens'))).toMatchObject({
    role: 'alert',
    text: expect.stringContaining('5432'),
  });
});

test.each(MARKS)('the mark and the legend of something with the change %s', async (change, entries) => {
  const { nodes, legend = [] } = await layoutOf(union(exposed('opens', change)));
  const { mark, lines } = nodes.find(({ node }) => node.id === DB)!.node;
  expect(mark?.opens === true).toBe(entries.join().startsWith('opened'));
  expect(legend.map(({ words }) => words.text)).toEqual(entries);
  expect(lines.find(({ text }) => text.startsWith('opens'))?.role).toBe('alert');
});
