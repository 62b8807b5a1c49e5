/** Strips of small icons for operational and security resources, whose thin edges are texts in tooltips. */
import { createEdge, createGraph, createNode } from '../../../src/graph/create.js';
import type { Graph, GraphEdge, GraphNode } from '../../../src/graph/model.js';
import { present } from '../../../src/labels/index.js';
import { holds, isIn, severalKinds, severalOf, usedBy, uses } from '../../../src/labels/messages.js';

type Nodes = readonly (string | ({ readonly address: string } & Partial<GraphNode>))[];
type Edges = readonly (readonly [string, string, Partial<GraphEdge>?])[];

const graphOf = (nodes: Nodes, edges: Edges = []): Graph =>
  createGraph({
    nodes: nodes.map((node) => createNode(typeof node === 'string' ? { address: node } : node)),
    edges: edges.map(([from, to, more]) => createEdge({ from, to, ...more })),
  });
const presented = (graph: Graph, strips = true) => present(graph, { modules: 'auto', strips });
const strips = (graph: Graph): string[] =>
  presented(graph).items.flatMap((item) => (item.kind === 'box' && item.style.startsWith('strip:') ? [item.id] : []));
const nodeAt = (graph: Graph, id: string, small = true) => {
  const item = presented(graph, small).items.find((each) => each.id === id);
  if (item?.kind !== 'node') throw new Error(`no node ${id}`);
  return item;
};

const THIN = { thin: true } as const;
const IN_VPC = { parent: 'aws_vpc.main' };

test('one strip per box for a few icons, in the order of their subjects, after all other elements', () => {
  const graph = graphOf([
    'aws_vpc.main',
    { address: 'aws_lb.web', ...IN_VPC },
    { address: 'aws_secretsmanager_secret.db', ...IN_VPC },
    'aws_ecr_repository.web',
    'aws_kms_key.main',
    'aws_iam_role.admin',
    'aws_acm_certificate.web',
  ]);
  expect(strips(graph)).toEqual(['strip:security|aws_vpc.main', 'strip:security|cloud:aws']);
  const bare = presented(graph).items.filter((item) => item.kind === 'box' && item.bare === true);
  expect(bare.map(({ id }) => id)).toEqual(['strip:security|aws_vpc.main']);
  const inCloud = presented(graph).items.filter(({ parent }) => parent === 'strip:security|cloud:aws');
  expect(inCloud.map(({ id }) => id)).toEqual([
    'aws_acm_certificate.web',
    'aws_kms_key.main',
    'aws_iam_role.admin',
    'aws_ecr_repository.web',
  ]);
  expect(presented(graph).items.findLast(({ parent }) => parent === 'cloud:aws')?.title).toBe(
    severalKinds(['Security', 'Identity', 'Registries']),
  );
  expect([nodeAt(graph, 'aws_kms_key.main').isSmall, nodeAt(graph, 'aws_lb.web').isSmall]).toEqual([true, false]);
});

test('a module stands in the strip of the type that it seems to build, and a record in none once it leads somewhere', () => {
  const graph = graphOf(
    [
      'aws_instance.web',
      { address: 'module.cert.terraform_module.cert', attributes: { module_purpose: 'aws/acm' } },
      { address: 'module.other.terraform_module.other', attributes: { module_purpose: 'acme/other' } },
      'aws_route53_record.mail',
      'aws_route53_record.web',
    ],
    [['aws_route53_record.web', 'aws_instance.web']],
  );
  const isSmall = (id: string) => nodeAt(graph, id).isSmall;
  expect(['module.cert.terraform_module.cert', 'module.other.terraform_module.other'].map(isSmall)).toEqual([
    true,
    false,
  ]);
  expect(['aws_route53_record.mail', 'aws_route53_record.web'].map(isSmall)).toEqual([true, false]);
});

test('without strips, no icon is small and every edge is drawn', () => {
  const graph = graphOf(
    ['aws_lambda_function.a', 'aws_kms_key.main'],
    [['aws_lambda_function.a', 'aws_kms_key.main', THIN]],
  );
  const { items, edges } = presented(graph, false);
  expect(items.map(({ id }) => id)).toEqual(['cloud:aws', 'aws_kms_key.main', 'aws_lambda_function.a']);
  expect(edges).toHaveLength(1);
  expect(nodeAt(graph, 'aws_kms_key.main', false)).toMatchObject({ isSmall: false, relations: [] });
});

test.each<[string, Nodes]>([
  ['only keys and roles', ['aws_kms_key.main', 'aws_iam_role.admin']],
  ['with an external actor', ['tv_aws_users.users', 'aws_kms_key.main']],
  [
    'in a resource group',
    ['azurerm_resource_group.rg', { address: 'azurerm_key_vault.kv', parent: 'azurerm_resource_group.rg' }],
  ],
])('a landing zone has no strips: %s', (_, nodes) => {
  expect(strips(graphOf(nodes))).toEqual([]);
});

test('an empty network is architecture', () => {
  expect(strips(graphOf(['aws_vpc.main', 'aws_kms_key.main']))).toEqual(['strip:security|cloud:aws']);
});

test('members of a module leave its box for the strip', () => {
  const graph = graphOf([
    'module.shop.aws_lb.a',
    'module.shop.aws_sqs_queue.b',
    'module.shop.aws_kms_key.c',
    'aws_lb.d',
  ]);
  const parents = present(graph, { modules: 'all', strips: true }).items.map(({ id, parent }) => [id, parent]);
  expect(parents).toContainEqual(['module.shop.aws_lb.a', 'module:cloud:aws|module.shop']);
  expect(parents.filter(([id]) => id === 'module.shop.aws_kms_key.c')).toEqual([
    ['module.shop.aws_kms_key.c', 'strip:security|cloud:aws'],
  ]);
});

test('a node on a path of requests is large', () => {
  const nodes = ['aws_lambda_function.api', 'aws_secretsmanager_secret.token', 'aws_lambda_function.rotate'];
  const [api, secret, rotate] = nodes as [string, string, string];
  expect(strips(graphOf(nodes, [[api, secret]]))).toContain('strip:security|cloud:aws');
  const through = [
    [api, secret],
    [secret, rotate],
  ] as const;
  expect(strips(graphOf(nodes, through))).toEqual([]);
});

test('a DNS zone is in a strip unless requests lead through it', () => {
  const nodes = ['aws_route53_zone.main', 'aws_lb.web', 'aws_kms_key.k'];
  const edge = ['aws_route53_zone.main', 'aws_lb.web'] as const;
  const isSmall = (edges: Edges): boolean => nodeAt(graphOf(nodes, edges), 'aws_route53_zone.main').isSmall;
  expect([isSmall([]), isSmall([[...edge, THIN]]), isSmall([[...edge]])]).toEqual([true, true, false]);
});

describe('edges', () => {
  const users = ['a', 'b', 'c', 'd', 'e'].map((name) => `aws_lambda_function.${name}`);
  const key = 'aws_kms_key.main';
  const secret = 'aws_secretsmanager_secret.db';

  test('with requests are drawn to the small icon', () => {
    const graph = graphOf([users[0]!, secret], [[users[0]!, secret]]);
    expect(presented(graph).edges.map(({ from, to }) => [from, to])).toEqual([[users[0], secret]]);
    expect(nodeAt(graph, secret)).toMatchObject({ isSmall: true, relations: [] });
  });

  test('without requests are texts in the tooltip of the small icon, the first three by name', () => {
    const graph = graphOf(
      [...users, key],
      users.map((user) => [user, key, THIN] as const),
    );
    expect(presented(graph).edges).toEqual([]);
    expect(nodeAt(graph, key).relations).toEqual([usedBy('a, b, c and 2 more')]);
    expect(nodeAt(graph, users[0]!).relations).toEqual([]);
  });

  test('between small icons are texts at both', () => {
    const graph = graphOf([users[0]!, key, secret], [[secret, key, THIN]]);
    expect(nodeAt(graph, key).relations).toEqual([usedBy('db')]);
    expect(nodeAt(graph, secret).relations).toEqual([uses('KMS key')]);
  });

  test('from a member to its folder are named as membership', () => {
    const [folder, project] = ['google_folder.shared', 'google_project.shop'] as const;
    const graph = graphOf(['google_cloud_run_v2_service.web', folder, project], [[folder, project, THIN]]);
    expect(presented(graph).edges).toEqual([]);
    expect(nodeAt(graph, project).relations).toEqual([isIn('shared')]);
    expect(nodeAt(graph, folder).relations).toEqual([holds('shop')]);
  });

  test('between large icons and along a flow are drawn', () => {
    const graph = graphOf(
      ['aws_eks_cluster.a', 'aws_eks_node_group.b', key],
      [
        ['aws_eks_cluster.a', 'aws_eks_node_group.b', THIN],
        ['aws_eks_cluster.a', key, { ...THIN, steps: [1] }],
      ],
    );
    expect(presented(graph).edges.map(({ to }) => to)).toEqual(['aws_eks_node_group.b', key].sort());
  });
});

test('names that are cut in a small icon are distinguished', () => {
  const names = ['first', 'second'].map((end) => `a-name-of-a-secret-that-two-lines-cannot-hold-${end}`);
  const graph = graphOf([
    'aws_lb.web',
    ...names.map((name, i) => ({ address: `aws_secretsmanager_secret.s${i}`, attributes: { name } })),
  ]);
  const shown = [0, 1].map((i) => nodeAt(graph, `aws_secretsmanager_secret.s${i}`).name);
  expect(shown).toEqual(['s0', 's1']);
});

describe('beside a main path', () => {
  const path: Edges = [
    ['aws_lb.web', 'aws_ecs_service.app'],
    ['aws_ecs_service.app', 'aws_s3_bucket.files'],
  ];
  const ends = ['aws_lb.web', 'aws_ecs_service.app', 'aws_s3_bucket.files'];
  const isSmall = (address: string, nodes: Nodes, edges: Edges): boolean =>
    nodeAt(graphOf([...nodes, address], edges), address).isSmall;

  test.each([
    ['a store that no request reaches', 'aws_s3_bucket.state'],
    ['a topic without subscribers', 'aws_sns_topic.alarms'],
    ['a type without a row', 'restapi_object.setting'],
  ])('%s is small', (_, address) => {
    expect([isSmall(address, ends, path), isSmall(address, ends.slice(0, 2), path.slice(0, 1))]).toEqual([true, false]);
  });

  test.each(['aws_api_gateway_account.main', 'aws_ecs_task_definition.unused', 'google_compute_address.unused'])(
    '%s, a part without a host, is small also where there is no path',
    (address) => {
      expect([isSmall(address, ends, path), isSmall(address, ends.slice(0, 2), path.slice(0, 1))]).toEqual([
        true,
        true,
      ]);
    },
  );

  test.each(['aws_instance.batch', 'aws_db_instance.main', 'aws_nat_gateway.a'])('%s stays large', (address) => {
    expect(isSmall(address, ends, path)).toBe(false);
  });
});

test('three equal small icons are one, with the number in the title and the names in the tooltip', () => {
  const secrets = ['a', 'b', 'c'].map((name) => `aws_secretsmanager_secret.${name}`);
  const graph = graphOf(['aws_lambda_function.f', ...secrets]);
  expect(nodeAt(graph, secrets[0]!)).toMatchObject({
    title: severalOf(3, 'Secrets Manager secret'),
    count: 3,
    badge: '',
    relations: ['a, b, c'],
  });
  expect(presented(graph).items.filter(({ id }) => secrets.includes(id))).toHaveLength(1);
  expect(presented(graphOf(['aws_lambda_function.f', ...secrets.slice(1)])).items).toHaveLength(5);
});

test.each(['azurerm_private_endpoint', 'aws_vpc_endpoint'])(
  '%s: many in one box are one icon with the edges of all',
  (type) => {
    const names = ['a', 'b', 'c', 'd'];
    const endpoints = names.map((name) => `${type}.${name}`);
    const stores = names.map((name) => `azurerm_storage_account.${name}`);
    const graph = graphOf(
      [...endpoints, ...stores],
      endpoints.map((endpoint, i) => [endpoint, stores[i]!] as const),
    );
    expect(nodeAt(graph, endpoints[0]!)).toMatchObject({ count: 4 });
    expect(presented(graph).edges.map(({ from, to }) => [from, to])).toEqual(stores.map((to) => [endpoints[0], to]));
  },
);

test('private endpoints of other callers stay apart', () => {
  const names = ['a', 'b', 'c', 'd'];
  const endpoints = names.map((name) => `azurerm_private_endpoint.${name}`);
  const stores = names.map((name) => `azurerm_storage_account.${name}`);
  const caller = 'azurerm_linux_web_app.w';
  const toStores = endpoints.map((endpoint, i) => [endpoint, stores[i]!] as const);
  const countWith = (called: readonly string[]): number => {
    const graph = graphOf(
      [caller, ...endpoints, ...stores],
      [...toStores, ...called.map((to) => [caller, to] as const)],
    );
    return nodeAt(graph, endpoints[0]!).count;
  };
  expect(countWith(endpoints)).toBe(4);
  expect(countWith(endpoints.slice(0, 1))).toBe(1);
});

test('strips with edges stand alone, except that a single icon joins them', () => {
  const nodes = ['aws_lambda_function.f', 'aws_secretsmanager_secret.a', 'aws_ecr_repository.b'];
  const edges: Edges = [['aws_lambda_function.f', 'aws_secretsmanager_secret.a']];
  expect(strips(graphOf(nodes, edges))).toEqual(['strip:security|cloud:aws']);
  const more = [...nodes, 'aws_ecr_repository.c'];
  expect(strips(graphOf(more, edges))).toEqual(['strip:security|cloud:aws', 'strip:registries|cloud:aws']);
});

test('a box stands before its contents, whichever strips are joined', () => {
  const nodes = ['aws_lambda_function.f', 'aws_kms_key.k', 'aws_ecr_repository.b'];
  const { items } = presented(graphOf(nodes, [['aws_lambda_function.f', 'aws_ecr_repository.b']]));
  const at = new Map(items.map(({ id }, i) => [id, i]));
  for (const [i, { parent }] of items.entries()) if (parent !== null) expect(at.get(parent)).toBeLessThan(i);
});

test('from keys and settings no edge is drawn, and types of an unknown provider request nothing from each other', () => {
  const path: Edges = [
    ['aws_lb.web', 'aws_ecs_service.app'],
    ['aws_ecs_service.app', 'aws_s3_bucket.files'],
  ];
  const nodes = ['aws_lb.web', 'aws_ecs_service.app', 'aws_s3_bucket.files', 'aws_acm_certificate.tls'];
  const unknown = ['improvmx_domain.a', 'improvmx_email_forward.b'] as const;
  const graph = graphOf(
    [...nodes, ...unknown],
    [...path, ['aws_acm_certificate.tls', 'aws_lb.web'], [unknown[1], unknown[0]]],
  );
  expect(presented(graph).edges.map(({ from, to }) => [from, to])).toEqual([
    ['aws_ecs_service.app', 'aws_s3_bucket.files'],
    ['aws_lb.web', 'aws_ecs_service.app'],
  ]);
  expect(unknown.map((address) => nodeAt(graph, address).isSmall)).toEqual([true, true]);
});

test('a long path keeps its last steps, because the first are the same for all', () => {
  const group = {
    address: 'aws_cloudwatch_log_group.a',
    attributes: { name: '/aws/rds/cluster/serve-default-with-a-long-name/postgresql' },
  };
  const items = presented(graphOf(['aws_lambda_function.f', group])).items;
  expect(items.find(({ id }) => id === group.address)).toMatchObject({
    name: 'serve-default-with-a-long-name/postgresql',
  });
});

describe('edges to stored values', () => {
  const edgesTo = (values: readonly string[]): string[] => {
    const graph = graphOf(
      ['aws_lambda_function.a', ...values],
      values.map((to) => ['aws_lambda_function.a', to] as const),
    );
    return presented(graph).edges.map(({ to }) => to);
  };
  test('a setting has none', () => {
    expect(edgesTo(['aws_ssm_parameter.p', 'aws_sqs_queue.q'])).toEqual(['aws_sqs_queue.q']);
  });

  test('secrets and vaults have them', () => {
    const values = ['aws_secretsmanager_secret.a', 'aws_secretsmanager_secret.b', 'azurerm_key_vault.v'];
    expect(edgesTo(values)).toEqual(values);
  });
});
