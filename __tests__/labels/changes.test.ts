import type { ChangeDetails } from '../../src/graph/changes.js';
import { createEdge, createGraph, createNode } from '../../src/graph/create.js';
import type { GraphEdge, GraphNode } from '../../src/graph/model.js';
import type { RightsChange } from '../../src/graph/rights.js';
import { changeOf } from '../../src/labels/changes.js';
import { type PresentOptions, present } from '../../src/labels/index.js';
import * as messages from '../../src/labels/messages.js';
import { NO_VALUE } from '../../src/messages.js';
import { MOVED, shopUnion } from '../support/union.js';

type Given = Partial<GraphNode> & { readonly address: string };

const said = (nodes: readonly Given[], edges: readonly GraphEdge[] = [], options: Partial<PresentOptions> = {}) =>
  present(createGraph({ nodes: nodes.map(createNode), edges }), { modules: 'auto', ...options });
const item = (presentation: ReturnType<typeof said>, id: string) => presentation.items.find((each) => each.id === id);

const A = 'aws_lambda_function.a';
const B = 'aws_sqs_queue.b';

describe('changes are marked', () => {
  const NEW: Given = { address: A, change: 'create' };
  test.each([
    ['all is new', [NEW], false],
    ['all is new, something is looked up', [NEW, { address: B, lookedUp: true }], false],
    ['all is new, something is proved by it', [NEW, { address: 'aws_vpc.v', provenance: 'implied' }], false],
    ['all is new, with what is part of it', [{ ...NEW, changed: { folded: { create: 2 } } }], false],
    ['nothing changes', [{ address: A }], false],
    ['one is new', [NEW, { address: B }], true],
    ['all is new, and something that is part of one goes', [{ ...NEW, changed: { folded: { delete: 1 } } }], true],
    ['all goes', [{ address: A, change: 'delete' }], true],
    ['only what is part of it changes', [{ address: A, changed: { folded: { update: 1 } } }], true],
  ] as const)('%s', (_, nodes, expected) => {
    const { changes, items } = said(nodes);
    expect(changes !== undefined).toBe(expected);
    if (!expected) expect(items.map(({ change }) => change)).toEqual(items.map(() => 'none'));
  });

  test('on request if everything is new, but not if nothing changes', () => {
    expect(said([NEW], [], { marksAllNew: true })).toMatchObject({ changes: { create: 1 } });
    expect(said([{ address: A }], [], { marksAllNew: true }).changes).toBeUndefined();
  });

  test('never if marks are turned off', () => {
    const edges = [createEdge({ from: A, to: B, change: 'create' })];
    const { changes, items, edges: lines } = said([NEW, { address: B, change: 'delete' }], edges, { changes: false });
    expect([changes, lines[0]?.change]).toEqual([undefined, undefined]);
    expect(items.map(({ change, alert }) => [change, alert])).toEqual(items.map(() => ['none', '']));
  });

  test('if only an edge changes', () => {
    expect(said([{ address: A }, { address: B }], [createEdge({ from: A, to: B, change: 'create' })]).changes).toEqual(
      {},
    );
  });
});

test('counts a moved resource once, folded ones with their host, and copies as one', () => {
  expect(present(shopUnion(), { modules: 'auto' }).changes).toEqual({
    delete: 2,
    replace: 2,
    create: 7,
    update: 2,
    move: 1,
  });
  const copies = ['aws_subnet.s~1', 'aws_subnet.s~2'].map((address): Given => ({ address, change: 'create' }));
  expect(said([...copies, { address: B }]).changes).toEqual({ create: 1 });
  const several: Given = { address: A, count: 5, change: 'delete', changed: { instances: { delete: 2, update: 1 } } };
  expect(said([several]).changes).toEqual({ delete: 2, update: 1 });
});

test('does not count actors and zones', () => {
  const users: Given = { address: 'tv_aws_users.users', change: 'create', provenance: 'implied' };
  expect(said([users, { address: A, change: 'update' }]).changes).toEqual({ update: 1 });
});

const line = (changed: ChangeDetails, node: Partial<GraphNode> = {}) =>
  changeOf(createNode({ address: 'aws_db_instance.db', change: 'update', ...node, changed })).changeLines ?? [];
const value = (name: string, before: string | null, after: string | null) => ({ name, before, after });

test.each([
  [{ values: [value('instance_class', 'db.t3.micro', 'db.t3.large')] }, {}, ['db.t3.micro → db.t3.large']],
  [{ values: [value('allocated_storage', '20', '100')] }, {}, ['allocated storage 20 → 100 GB']],
  [{ values: [value('multi_az', 'false', 'true')] }, {}, ['multi AZ: yes']],
  [{ values: [value('engine', 'mysql', 'postgres')] }, {}, ['MySQL → PostgreSQL']],
  [{ values: [value('cidr_block', '10.0.0.0/16', '10.1.0.0/16')] }, {}, ['10.0.0.0/16 → 10.1.0.0/16']],
  [{ values: [value('port', null, '5432')] }, {}, [`port ${NO_VALUE} → 5432`]],
  [{ values: [value('port', '5432', null)] }, {}, [`port 5432 → ${messages.VALUE_UNSTATED}`]],
  [
    { values: [value('port', '1', '2'), { ...value('engine_version', '13', '16'), forces: true }] },
    { change: 'replace' },
    ['engine version 13 → 16, must be replaced', 'port 1 → 2'],
  ],
  [{ reason: 'replace_because_tainted' }, { change: 'replace' }, ['tainted']],
  [{ reason: 'constructor' }, { change: 'replace' }, []],
  [{ countBefore: 3 }, { count: 5 }, ['3 → 5']],
  [{ folded: { update: 1, create: 2 } }, {}, ['inside: +2 ~1']],
  [{ instances: { delete: 1, replace: 2, none: 4 } }, { count: 7 }, ['of these: -1 -/+2']],
  [{ movedFrom: 'aws_db_instance.old' }, { change: 'move' }, ['moved from aws_db_instance.old']],
  [{ isImported: true }, {}, [messages.ALSO_IMPORTED]],
  [{ isImported: true }, { change: 'import' }, []],
  [{ isForgotten: true }, { change: 'replace' }, [messages.STAYS_UNMANAGED]],
  [{ drift: [value('port', '1', '2')] }, {}, ['changed outside Terraform: port 1 → 2']],
  [{ drift: [] }, {}, ['changed outside Terraform']],
  [{ looksLike: 'aws_db_instance.new' }, { change: 'delete' }, ['renamed without moved']],
  [{ forcedBy: ['db_subnet_group_name'] }, { change: 'replace' }, ['db subnet group name, must be replaced']],
  [
    {
      parts: [
        { address: 'aws_dynamodb_table.a', change: 'delete', name: 'orders' },
        { address: 'aws_iam_role_policy.p', change: 'delete' },
      ],
      folded: { delete: 2 },
    },
    {},
    ['DynamoDB table orders removed', 'IAM role policy p removed'],
  ],
  [{ values: [value('deletion_protection', 'true', 'false')] }, {}, ['deletion protection off']],
  [{ values: [value('backup_retention_period', '14', '1')] }, {}, ['backup retention 14 → 1 day']],
  [{ values: [value('message_retention_seconds', '345600', '1209600')] }, {}, ['message retention 4 → 14 days']],
  [{ values: [value('force_destroy', 'false', 'true')] }, {}, ['may be deleted with its contents']],
  [
    {
      parts: [
        { address: 'aws_lb_listener.https', change: 'create' },
        { address: 'module.m.aws_lb_listener.http', change: 'update', values: [value('port', '80', '8080')] },
        { address: 'aws_lb_target_group_attachment.a', change: 'create' },
        { address: 'random_id.r', change: 'create' },
      ],
      folded: { create: 4, update: 1 },
    },
    {},
    ['Load balancer listener https added', 'Load balancer listener http: port 80 → 8080', 'inside: +1'],
  ],
  [
    {
      values: [value('port', '80', '8080')],
      parts: [{ address: 'aws_lb_listener.http', change: 'update', values: [value('port', '80', '8080')] }],
      folded: { update: 1 },
    },
    {},
    ['port 80 → 8080', 'Load balancer listener http changed'],
  ],
  [
    {
      parts: [
        {
          address: 'aws_network_acl_association.a',
          change: 'create',
          joins: { address: 'aws_network_acl.closed', to: { address: 'aws_subnet.a' } },
        },
        {
          address: 'aws_eip_association.a',
          change: 'delete',
          joins: { address: 'aws_eip.out', name: 'way-out' },
        },
      ],
      folded: { create: 1, delete: 1 },
    },
    {},
    ['Network ACL closed attached', 'Elastic IP way-out detached'],
  ],
  [
    {
      parts: [0, 1, 2].map((key) => ({ address: `aws_route.private[${key}]`, change: 'delete' })),
      folded: { delete: 3 },
    },
    {},
    ['3 routes removed'],
  ],
  [
    {
      parts: [
        {
          address: 'aws_vpc_security_group_ingress_rule.https',
          change: 'create',
          rules: [{ change: 'create', does: 'allows', what: 'inbound traffic on port 443', from: ['10.0.0.0/8'] }],
        },
        {
          address: 'azurerm_network_security_rule.storage',
          change: 'create',
          rules: [{ change: 'create', does: 'allows', what: 'outbound traffic', to: ['Storage.WestEurope'] }],
        },
        {
          address: 'aws_network_acl_rule.block',
          change: 'delete',
          rules: [
            { change: 'delete', does: 'denies', what: 'inbound traffic', from: ['module.m.aws_security_group.web'] },
          ],
        },
      ],
      folded: { create: 2, delete: 1 },
    },
    {},
    [
      'rule added: inbound on port 443 from 10.0.0.0/8',
      'rule added: outbound to Storage.WestEurope',
      'deny rule removed: inbound from web',
    ],
  ],
  [
    {
      exposure: [{ change: 'opens', what: 'port 22 (SSH)', to: 'the internet', by: 'aws_security_group_rule.ssh' }],
      parts: [{ address: 'aws_security_group_rule.ssh', change: 'create', rules: [] }],
      folded: { create: 1 },
    },
    {},
    ['opens port 22 (SSH) to the internet'],
  ],
  [
    { values: [value('days', '30', '90')], effects: [{ change: 'create', text: 'deletes objects after 90 days' }] },
    { address: 'aws_s3_bucket_lifecycle_configuration.l' },
    ['days 30 → 90', 'deletes objects after 90 days'],
  ],
] as const)('%j in words', (changed, node, expected) => {
  expect(line(changed as ChangeDetails, node)).toEqual(expected);
});

test('edges of new and deleted nodes change with them; edges of replaced nodes do not', () => {
  const C = 'aws_sns_topic.c';
  const nodes: Given[] = [
    { address: A, change: 'replace' },
    { address: B, change: 'create' },
    { address: C, change: 'delete' },
    { address: 'aws_sqs_queue.d' },
  ];
  const edges = [B, C, 'aws_sqs_queue.d'].map((to) => createEdge({ from: A, to }));
  const found = said(nodes, edges).edges.map(({ to, change }) => [to, change]);
  expect(found).toEqual([
    [C, 'delete'],
    [B, 'create'],
    ['aws_sqs_queue.d', undefined],
  ]);
});

test('the edges of a node that stands for several do not change with some of them', () => {
  const nodes: Given[] = [
    { address: A },
    { address: B, count: 12, change: 'delete', changed: { instances: { delete: 4 } } },
  ];
  expect(said(nodes, [createEdge({ from: A, to: B })]).edges.map(({ change }) => change)).toEqual([undefined]);
});

test('a ghost has the name of the moved node and one edge to it', () => {
  const shop = present(shopUnion(), { modules: 'auto' });
  const ghost = shop.items.find(({ ghostOf }) => ghostOf === MOVED);
  const thing = item(shop, MOVED);
  expect(ghost).toMatchObject({ title: thing?.title, name: (thing as { name: string }).name, change: 'move' });
  expect(shop.edges.filter(({ change }) => change === 'move')).toHaveLength(1);
});

test('a thin edge that is not drawn has its sign in the tooltip', () => {
  const KEY = 'aws_kms_key.k';
  const edges = [
    createEdge({ from: A, to: KEY, thin: true, change: 'create' }),
    createEdge({ from: B, to: KEY, thin: true }),
  ];
  const key = item(said([{ address: A, change: 'create' }, { address: B }, { address: KEY }], edges), KEY);
  expect(key).toMatchObject({ relations: [messages.usedBy('+ a, b')] });
});

test('a thin edge that is new between two nodes that stay is drawn', () => {
  const KEY = 'aws_kms_key.k';
  const edges = [createEdge({ from: A, to: KEY, thin: true, change: 'create' })];
  const drawn = said([{ address: A }, { address: B }, { address: KEY }], edges);
  expect(item(drawn, KEY)).toMatchObject({ isSmall: false });
  expect(drawn.edges).toMatchObject([{ from: A, to: KEY, change: 'create' }]);
});

test('what is touched without a change is said, and its node is not marked as changed', () => {
  const drawn = said([{ address: A, changed: { touched: 'image' } }, { address: B }]);
  expect(item(drawn, A)).toMatchObject({ change: 'none', changeLines: [messages.touched('image')] });
});

describe('empty boxes', () => {
  const vpc = 'aws_vpc.v';
  const subnets = (more: (n: number) => Partial<GraphNode>): Given[] => [
    { address: vpc },
    { address: A, parent: vpc },
    ...[0, 1, 2, 3].map((n) => ({ address: `aws_subnet.s${n}`, parent: vpc, ...more(n) })),
  ];

  test('that are new are folded into one line with their mark', () => {
    const lines = said(subnets(() => ({ change: 'create' }))).items.filter(({ id }) => id.startsWith('empty:'));
    expect(lines).toMatchObject([{ change: 'create', count: 4 }]);
  });

  test.each([
    ['update', { change: 'update' }],
    ['move', { change: 'move' }],
    ['what is part of it', { changed: { folded: { update: 1 } } }],
  ] as const)('that change otherwise keep a box each: %s', (_, change) => {
    const { items } = said(subnets((n) => (n === 0 ? change : {})));
    expect(items.map(({ id }) => id)).toContain('aws_subnet.s0');
    const all = said(subnets(() => change)).items.filter(({ id }) => id.startsWith('aws_subnet'));
    expect(all).toHaveLength(4);
  });
});

test('a new peering of new networks is a new edge', () => {
  const ends = ['aws_vpc.a', 'aws_vpc.b'].map((address): Given => ({ address, change: 'create' }));
  const peering: Given = { address: 'aws_vpc_peering_connection.p', change: 'create' };
  const edges = ends.map(({ address }) => createEdge({ from: peering.address, to: address }));
  expect(said([...ends, peering, { address: A }], edges).edges).toMatchObject([{ change: 'create' }]);
});

test('the edge to a gateway is new if all edges behind it are', () => {
  const nodes: Given[] = [
    { address: 'tv_aws_internet.internet', provenance: 'implied' },
    { address: 'aws_vpc.v' },
    { address: 'aws_internet_gateway.g', parent: 'aws_vpc.v' },
    ...['x', 'y'].map(
      (name): Given => ({ address: `aws_lb.${name}`, parent: 'aws_vpc.v', attributes: { internal: 'false' } }),
    ),
  ];
  const way = (to: string, change?: 'create'): GraphEdge =>
    createEdge({ from: 'tv_aws_internet.internet', to, provenance: 'implied', ...(change && { change }) });
  const legOf = (edges: readonly GraphEdge[]) =>
    said(nodes, edges).edges.find(({ to }) => to === 'aws_internet_gateway.g')?.change;
  expect(legOf([way('aws_lb.x', 'create'), way('aws_lb.y', 'create')])).toBe('create');
  expect(legOf([way('aws_lb.x', 'create'), way('aws_lb.y')])).toBeUndefined();
});

describe('captions without room for both values show the new one', () => {
  const linesOf = (changed: ChangeDetails) =>
    changeOf(createNode({ address: A, change: 'update', changed })).changeLines ?? [];

  test('of a value', () => {
    const long = { name: 'ingress', before: 'INGRESS_TRAFFIC_INTERNAL_LOAD_BALANCER', after: 'INGRESS_TRAFFIC_ALL' };
    expect(linesOf({ values: [long] })).toEqual(['now INGRESS_TRAFFIC_ALL']);
    expect(linesOf({ values: [{ ...long, before: 'INTERNAL_ONLY' }] })).toEqual([
      'INTERNAL_ONLY → INGRESS_TRAFFIC_ALL',
    ]);
  });

  test('of a right', () => {
    const right: Omit<RightsChange, 'does'> = {
      ...({ change: 'gains', level: 'administer', by: 'a.b', actions: ['roles/bigquery.admin'] } as const),
      ...{ principal: { address: A, noun: '', name: '' }, target: { noun: 'project', name: '' } },
    };
    const said = (does: string) => linesOf({ rights: [{ ...right, does }] });
    expect(said('administer BigQuery in the whole')).toEqual(['may administer BigQuery in the whole project']);
    expect(said('administer')).toEqual(['may administer project (roles/bigquery.admin)']);
  });
});

describe('a right', () => {
  const bastion = { noun: 'bastion', name: 'jump' };
  const person = { noun: 'principal', name: 'p' };
  const right: RightsChange = {
    ...({ change: 'gains', level: 'read', by: 'a.b', actions: ['x'] } as const),
    ...{ does: 'delete secrets of', principal: person, target: bastion },
  };
  const saidOn = (address: string, more: Partial<RightsChange>) =>
    changeOf(createNode({ address, change: 'update', changed: { rights: [{ ...right, ...more }] } })).changeLines;

  test('names what it is on at the icon of the assignment', () => {
    const assignment = 'azurerm_role_assignment.r';
    expect(saidOn(assignment, { makes: 'Reader' })).toEqual(['Reader of bastion jump']);
    expect(saidOn(assignment, {})).toEqual(['may delete secrets of bastion jump (x)']);
  });

  test('is a whole sentence at the icon of what it is on', () => {
    expect(saidOn(A, {})).toEqual(['principal p may delete secrets of it (x)']);
    expect(saidOn(A, { does: 'read' })).toEqual(['principal p may read (x)']);
    expect(saidOn(A, { makes: 'Reader', change: 'loses' })).toEqual(['principal p no longer Reader']);
  });
});

describe('data is lost', () => {
  const container = 'azurerm_storage_container.invoices';
  const account: Given = { address: 'azurerm_storage_account.st', change: 'update' };
  test.each<readonly [string, Given, boolean]>([
    ['with a removed store', { address: B, change: 'delete' }, true],
    ['with a replaced store', { address: B, change: 'replace' }, true],
    ['with one of several instances', { address: B, change: 'update', changed: { instances: { delete: 1 } } }, true],
    ['with a part of a store', { ...account, changed: { parts: [{ address: container, change: 'delete' }] } }, true],
    ['not with a changed part', { ...account, changed: { parts: [{ address: container, change: 'update' }] } }, false],
    ['not with a store that stays', { address: B, change: 'delete', changed: { isForgotten: true } }, false],
    ['not with compute', { address: A, change: 'replace' }, false],
    ['not with a changed store', { address: B, change: 'update' }, false],
  ])('%s', (_, node, expected) => {
    expect(changeOf(createNode(node)).losesData === true).toBe(expected);
  });
});
