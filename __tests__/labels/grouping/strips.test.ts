/** Strips of small icons for operational and security resources, whose thin edges are texts in tooltips. */
import { createEdge, createGraph, createNode } from '../../../src/graph/create.js';
import type { Graph, GraphEdge, GraphNode } from '../../../src/graph/model.js';
import { present } from '../../../src/labels/index.js';
import { holds, isIn, usedBy, uses } from '../../../src/labels/messages.js';

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

test('one strip per box and subject, in the order of the subjects, after all other elements', () => {
  const graph = graphOf([
    'aws_vpc.main',
    { address: 'aws_lb.web', ...IN_VPC },
    { address: 'aws_secretsmanager_secret.db', ...IN_VPC },
    'aws_ecr_repository.web',
    'aws_kms_key.main',
    'aws_iam_role.admin',
    'aws_acm_certificate.web',
  ]);
  expect(strips(graph)).toEqual([
    'strip:security|aws_vpc.main',
    'strip:security|cloud:aws',
    'strip:identity|cloud:aws',
    'strip:registries|cloud:aws',
  ]);
  const bare = presented(graph).items.filter((item) => item.kind === 'box' && item.bare === true);
  expect(bare.map(({ id }) => id)).toEqual(strips(graph).filter((id) => id !== 'strip:security|cloud:aws'));
  const inCloud = presented(graph).items.filter(({ parent }) => parent === 'strip:security|cloud:aws');
  expect(inCloud.map(({ id }) => id)).toEqual(['aws_acm_certificate.web', 'aws_kms_key.main']);
  expect(presented(graph).items.findLast(({ parent }) => parent === 'cloud:aws')?.title).toBe('Registries');
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
  expect(strips(graphOf(nodes))).toContain('strip:dns|cloud:aws');
  expect(strips(graphOf(nodes, [[...edge, THIN]]))).toContain('strip:dns|cloud:aws');
  expect(strips(graphOf(nodes, [[...edge]]))).not.toContain('strip:dns|cloud:aws');
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
