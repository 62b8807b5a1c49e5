import { annotate, readAnnotations } from '../../src/annotate/index.js';
import type { ResourceNode } from '../../src/annotate/names.js';
import { createEdge, createGraph, createNode } from '../../src/graph/create.js';
import type { Graph } from '../../src/graph/model.js';

const graph = createGraph({
  title: 'From the option',
  nodes: [
    createNode({ address: 'aws_vpc.main' }),
    createNode({ address: 'aws_subnet.a', parent: 'aws_vpc.main' }),
    createNode({ address: 'aws_instance.web~1', parent: 'aws_subnet.a' }),
    createNode({ address: 'aws_instance.web~2', parent: 'aws_vpc.main' }),
    createNode({ address: 'aws_lb.front', parent: 'aws_vpc.main' }),
    createNode({ address: 'module.data["eu"].aws_db_instance.db[0]' }),
    createNode({ address: 'aws_sqs_queue.jobs' }),
  ],
  edges: [
    createEdge({ from: 'aws_lb.front', to: 'aws_instance.web~1', label: '80' }),
    createEdge({ from: 'aws_lb.front', to: 'aws_instance.web~2' }),
    createEdge({ from: 'aws_instance.web~1', to: 'module.data["eu"].aws_db_instance.db[0]' }),
    createEdge({ from: 'aws_instance.web~2', to: 'aws_sqs_queue.jobs', twoWay: true }),
  ],
});

const resources: ResourceNode[] = [
  { origin: 'aws_lb_listener.http', address: 'aws_lb_listener.http', node: 'aws_lb.front', rule: '' },
  { origin: 'aws_iam_policy.p["a.b"]', address: 'aws_iam_policy.p["a.b"]', node: 'aws_sqs_queue.jobs', rule: '' },
  { origin: 'data.aws_ami.x', address: 'aws_ami.x[data]', node: null, rule: 'a data source' },
  { origin: 'data.aws_ami.y["a\nb"]', address: 'aws_ami.y[data]["a\nb"]', node: null, rule: 'a data source' },
];

const draw = (...texts: string[]) =>
  annotate(
    graph,
    texts.map((text, i) => readAnnotations(text, `${i}.yml`)),
    resources,
  );
const arrows = ({ edges }: Graph) =>
  edges.map(({ from, to, label, twoWay }) => `${from} ${twoWay ? '<->' : '->'} ${to}${label && `: ${label}`}`);
const node = (result: { graph: Graph }, address: string) => result.graph.nodes.get(address);

const LB_1 = 'aws_lb.front -> aws_instance.web~1: 80';
const LB_2 = 'aws_lb.front -> aws_instance.web~2';
const DB = 'aws_instance.web~1 -> module.data["eu"].aws_db_instance.db[0]';
const QUEUE = 'aws_instance.web~2 <-> aws_sqs_queue.jobs';
const ALL = [DB, QUEUE, LB_1, LB_2];

test('files without annotations leave the graph unchanged', () => {
  const { graph: result, warnings } = draw('format: 0.2\n', '');
  expect(result).toEqual(graph);
  expect(warnings).toEqual([]);
});

test.each<[what: string, yaml: string, expected: string[]]>([
  ['connect', 'connect: {aws_sqs_queue.jobs: [aws_lb.front]}', [...ALL, 'aws_sqs_queue.jobs -> aws_lb.front']],
  [
    'connect with a label',
    'connect: {aws_sqs_queue.jobs: [{aws_lb.front: poll}]}',
    [...ALL, 'aws_sqs_queue.jobs -> aws_lb.front: poll'],
  ],
  [
    'connect what is connected: its label',
    'connect: {aws_lb.front: [{aws_instance.web~2: https}]}',
    [DB, QUEUE, LB_1, `${LB_2}: https`],
  ],
  [
    'connect an arrow with two heads from its end',
    'connect: {aws_sqs_queue.jobs: [{aws_instance.web~2: jobs}]}',
    [DB, `${QUEUE}: jobs`, LB_1, LB_2],
  ],
  [
    'connect all copies',
    'connect: {aws_instance.web: [aws_lb.front]}',
    [...ALL, 'aws_instance.web~1 -> aws_lb.front', 'aws_instance.web~2 -> aws_lb.front'],
  ],
  ['connect to a box', 'connect: {aws_sqs_queue.jobs: [aws_vpc.main]}', [...ALL, 'aws_sqs_queue.jobs -> aws_vpc.main']],
  [
    'connect what has folded',
    'connect: {aws_lb_listener.http: [aws_sqs_queue.jobs]}',
    [...ALL, 'aws_lb.front -> aws_sqs_queue.jobs'],
  ],
  ['wildcard source', 'connect: {"*.front": [aws_sqs_queue.jobs]}', [...ALL, 'aws_lb.front -> aws_sqs_queue.jobs']],
  [
    'wildcard target',
    'connect: {aws_sqs_queue.jobs: ["aws_instance.*"]}',
    [DB, QUEUE, LB_1, LB_2, 'aws_sqs_queue.jobs -> aws_instance.web~1'],
  ],
  [
    'instances without their keys',
    'connect: {aws_sqs_queue.jobs: [module.data.aws_db_instance.db]}',
    [...ALL, 'aws_sqs_queue.jobs -> module.data["eu"].aws_db_instance.db[0]'],
  ],
  ['disconnect', 'disconnect: {aws_lb.front: [aws_instance.web~1]}', [DB, QUEUE, LB_2]],
  ['disconnect with wildcards on both sides', 'disconnect: {"*": ["*"]}', []],
  [
    'disconnect one head of two: the other one stays',
    'disconnect: {aws_sqs_queue.jobs: [aws_instance.web~2]}',
    [DB, 'aws_instance.web~2 -> aws_sqs_queue.jobs', LB_1, LB_2],
  ],
  ['disconnect all, connect one', 'connect: {aws_lb.front: [aws_instance.web~2]}\ndisconnect: {"*": ["*"]}', [LB_2]],
  [
    'edge labels',
    'update: {aws_lb.front: {edge_labels: [{aws_instance.web: https}]}}',
    [DB, QUEUE, LB_1.replace('80', 'https'), `${LB_2}: https`],
  ],
  ['remove', 'remove: [aws_lb.front]', [DB, QUEUE]],
  ['remove with a wildcard', 'remove: ["*~1", "module.*"]', [QUEUE, LB_2]],
  ['remove wins', 'remove: [aws_lb.front]\nconnect: {aws_sqs_queue.jobs: [aws_lb.front]}', [DB, QUEUE]],
])('%s', (_, yaml, expected) => {
  const { graph: result, warnings } = draw(yaml);
  expect(arrows(result).sort()).toEqual([...expected].map((line) => line).sort());
  expect(warnings).toEqual([]);
});

test('adds nodes with labels, and from a list', () => {
  const result = draw(
    'add: {external.bank: {label: Bank, detail: SWIFT}, tv_aws_users.ops: }\nconnect: {tv_aws_users.ops: [{external.bank: pay}]}',
  );
  expect(node(result, 'external.bank')).toMatchObject({
    type: 'external',
    labelOverride: 'Bank',
    detail: 'SWIFT',
    parent: null,
  });
  expect(arrows(result.graph)).toContain('tv_aws_users.ops -> external.bank: pay');
  expect(node(draw('add: [external.bank]'), 'external.bank')).toMatchObject({ address: 'external.bank' });
});

test('updates label and detail of all matching nodes', () => {
  const result = draw('update: {"aws_instance.*": {label: Shop, detail: ""}}');
  expect(node(result, 'aws_instance.web~1')).toMatchObject({ labelOverride: 'Shop', detail: '' });
  expect(node(result, 'aws_instance.web~2')).toMatchObject({ labelOverride: 'Shop', detail: '' });
  expect(node(result, 'aws_lb.front')).not.toHaveProperty('labelOverride');
});

test('moves the contents of a removed container to its parent', () => {
  const result = draw('remove: [aws_subnet.a]');
  expect(node(result, 'aws_instance.web~1')?.parent).toBe('aws_vpc.main');
  expect(node(draw('remove: [aws_subnet.a, aws_vpc.main]'), 'aws_instance.web~1')?.parent).toBeNull();
});

test('labels a step without a label by its addresses', () => {
  const { flows } = draw(
    'flows: {a: {steps: [{resource: aws_lb.front}, {resource: aws_lb.front -> aws_instance.web}]}}',
  ).graph;
  expect(flows?.[0]?.steps.map(({ label }) => label)).toEqual(['aws_lb.front', 'aws_lb.front → aws_instance.web']);
});

test('numbers steps across flows, and puts the numbers on nodes and edges', () => {
  const result = draw(`
flows:
  buy:
    description: A customer buys
    steps:
      - {resource: aws_lb.front, label: opens the shop}
      - {resource: aws_lb.front -> aws_instance.web, xlabel: asks, detail: HTTPS}
  pay:
    steps: [{resource: "*queue.jobs"}, {resource: aws_lb.front}]
`);
  expect(node(result, 'aws_lb.front')?.steps).toEqual([1, 4]);
  expect(result.graph.edges.filter(({ steps }) => steps?.includes(2)).map(({ to }) => to)).toEqual([
    'aws_instance.web~1',
    'aws_instance.web~2',
  ]);
  expect(result.graph.flows).toEqual([
    {
      name: 'buy',
      description: 'A customer buys',
      steps: [
        { number: 1, label: 'opens the shop', detail: '' },
        { number: 2, label: 'asks', detail: 'HTTPS' },
      ],
    },
    {
      name: 'pay',
      description: '',
      steps: [
        { number: 3, label: '*queue.jobs', detail: '' },
        { number: 4, label: 'aws_lb.front', detail: '' },
      ],
    },
  ]);
});

test('a later file takes precedence, value by value', () => {
  const low =
    'title: Low\nupdate: {aws_lb.front: {label: low, detail: kept}}\nconnect: {aws_sqs_queue.jobs: [{aws_lb.front: low}, {aws_instance.web~1: low}]}\nflows: {f: {steps: [{resource: aws_lb.front, label: low}]}}';
  const high =
    'title: High\nupdate: {aws_lb.front: {label: high}}\nconnect: {aws_sqs_queue.jobs: [{aws_lb.front: high}]}\nflows: {f: {steps: [{resource: aws_lb.front, label: high}]}}';
  const result = draw(low, high);
  expect(result.graph.title).toBe('High');
  expect(node(result, 'aws_lb.front')).toMatchObject({ labelOverride: 'high', detail: 'kept' });
  expect(arrows(result.graph)).toEqual(
    expect.arrayContaining([
      'aws_sqs_queue.jobs -> aws_lb.front: high',
      'aws_sqs_queue.jobs -> aws_instance.web~1: low',
    ]),
  );
  expect(result.graph.flows?.map(({ steps }) => steps[0]!.label)).toEqual(['high']);
  expect(arrows(draw(low, 'disconnect: {aws_sqs_queue.jobs: ["*"]}').graph)).not.toContain(
    'aws_sqs_queue.jobs -> aws_lb.front: low',
  );
  expect(node(draw(low, 'remove: [aws_lb.front]'), 'aws_lb.front')).toBeUndefined();
  expect(node(draw('remove: [aws_lb.front]', low), 'aws_lb.front')).toBeUndefined();
});

test.each<[yaml: string, warning: RegExp]>([
  [
    'remove: [aws_lb.frond]',
    /^0\.yml:1:10: aws_lb\.frond matches nothing in the diagram; did you mean aws_lb\.front\?$/,
  ],
  ['connect:\n  aws_lb.front:\n    - none.x: a', /^0\.yml:3:7: none\.x matches nothing in the diagram$/],
  ['update: {data.aws_ami.x: {label: a}}', /data\.aws_ami\.x is not drawn: a data source$/],
  [
    String.raw`update: {"data.aws_ami.y[\"a\nb\"]": {label: a}}`,
    /data\.aws_ami\.y\["a\\u000ab"\] is not drawn: a data source$/,
  ],
  ['connect: {aws_vpc.main: [aws_lb.front]}', /aws_vpc\.main is drawn as a box/],
  ['connect: {aws_lb.front: [aws_lb.front]}', /would be connected to itself$/],
  [
    'disconnect: {aws_sqs_queue.jobs: [aws_lb.front]}',
    /there is no connection from aws_sqs_queue\.jobs to aws_lb\.front$/,
  ],
  ['add: {aws_lb.front: {label: x}}', /aws_lb\.front is already in the diagram$/],
  ['flows: {f: {steps: [{resource: nobody.x}]}}', /nobody\.x matches nothing/],
])('%s is a warning', (yaml, warning) => {
  const { warnings } = draw(yaml);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(warning);
});

test.each<[yaml: string, problem: string]>([
  ['remvoe: [a.b]', '0.yml:1:1: unknown key remvoe; did you mean remove?'],
  ['remove: a.b', '0.yml:1:9: expected a list of addresses'],
  ['remove: [{a: b}]', '0.yml:1:10: expected a string'],
  ['- a', '0.yml:1:1: the file must contain a map'],
  ['title: [a]', '0.yml:1:8: expected a string'],
  ['format: 7', '0.yml:1:9: format must be one of 0.1, 0.2, 0.3'],
  ['update: {a.b: {lable: x}}', '0.yml:1:16: unknown key lable; did you mean label?'],
  ['add: {Nonsense: {label: x}}', '0.yml:1:7: Nonsense is not a node address'],
  ['connect: {a.b: [[c.d]]}', '0.yml:1:17: a target is an address'],
  ['flows: {f: {steps: [{label: x}]}}', '0.yml:1:21: a step is a map with resource'],
  [`title: ${'x'.repeat(200)}`, '0.yml:1:8: the string is longer than 160 characters'],
  ['a: b: c', '0.yml:1:'],
  ['title: a\ntitle: b', '0.yml:2:1: not YAML'],
])('%s is invalid input, with its location', (yaml, problem) => {
  expect(() => draw(yaml)).toThrow(problem);
});

test('rejects aliases that multiply values', () => {
  const bomb = [
    'a: &a [x,x,x,x,x,x,x,x,x,x]',
    ...'bcdefgh'.split('').map((name, i) => `${name}: &${name} [${Array(10).fill(`*${'abcdefg'[i]}`).join(',')}]`),
  ].join('\n');
  expect(() => draw(bomb)).toThrow('too many values for an annotation file');
});

test('a model adds labels and suggestions, and removes nothing', () => {
  const model = {
    ...readAnnotations(
      'add: [external.x]\nremove: [aws_lb.front]\ndisconnect: {"*": ["*"]}\nconnect: {aws_lb.front: [{aws_instance.web~1: https}], aws_sqs_queue.jobs: [{aws_lb.front: no}]}',
      'm.yml',
    ),
    author: 'model' as const,
  };
  const result = annotate(graph, [model], resources);
  expect([...result.graph.nodes.values()].filter(({ provenance }) => provenance === 'suggested')).toEqual([
    createNode({ address: 'external.x', provenance: 'suggested', isAdded: true }),
  ]);
  expect(result.graph.nodes.size).toBe(graph.nodes.size + 1);
  expect(arrows(result.graph)).toEqual(
    arrows(graph).map((line) => (line === LB_1 ? LB_1.replace('80', 'https') : line)),
  );
});

test('a suggested edge that a person repeats without a label keeps its label', () => {
  const connect = (label: string) =>
    `connect: {aws_lb.front: [${label === '' ? 'external.x' : `{external.x: ${label}}`}]}`;
  const model = { ...readAnnotations(`add: [external.x]\n${connect('pay')}`, 'm.yml'), author: 'model' as const };
  const { edges } = annotate(graph, [model, readAnnotations(connect(''), 'p.yml')], resources).graph;
  expect(edges.find(({ to }) => to === 'external.x')).toMatchObject({ label: 'pay', provenance: 'planned' });
});

test('checks a limited number of pairs if patterns match many nodes', () => {
  const nodes = Array.from({ length: 1200 }, (_, i) => createNode({ address: `aws_instance.n${i}` }));
  const many = createGraph({ title: '', nodes, edges: [] });
  const text = 'disconnect:\n  "*":\n    - "aws_instance.*"\n    - "*"\n';
  const { warnings } = annotate(many, [readAnnotations(text, 'groundplan.yml')], []);
  expect(warnings).toContainEqual(expect.stringMatching(/the patterns match more than 1000000 pairs/));
});

describe('a connection adds external actors', () => {
  test.each([
    [
      'as its start',
      'connect: {tv_aws_users.people: [{aws_lb.front: HTTPS}]}',
      'tv_aws_users.people -> aws_lb.front: HTTPS',
    ],
    ['as its end', 'connect: {aws_sqs_queue.jobs: [tv_gcp_onprem.dc]}', 'aws_sqs_queue.jobs -> tv_gcp_onprem.dc'],
    [
      'as both ends',
      'connect: {tv_azurerm_users.a: [tv_gcp_external_saas.b]}',
      'tv_azurerm_users.a -> tv_gcp_external_saas.b',
    ],
    ['to a pattern', 'connect: {tv_aws_mobile_client.m: ["aws_lb.*"]}', 'tv_aws_mobile_client.m -> aws_lb.front'],
    [
      'that a box holds nothing of',
      'connect: {tv_azure_onprem.dc: [aws_vpc.main]}',
      'tv_azure_onprem.dc -> aws_vpc.main',
    ],
  ])('%s', (_, yaml, arrow) => {
    const result = draw(yaml);
    expect(result.warnings).toEqual([]);
    expect(arrows(result.graph)).toEqual([...ALL, arrow].sort());
    const added = [...result.graph.nodes.values()].filter(({ address }) => !graph.nodes.has(address));
    expect(added.every(({ isAdded, provenance }) => isAdded === true && provenance === 'planned')).toBe(true);
  });

  test('once, and the rest of the file can refer to it', () => {
    const result = draw(
      'connect: {tv_aws_users.people: [aws_lb.front, aws_sqs_queue.jobs]}\nupdate: {tv_aws_users.people: {label: Staff}}',
    );
    expect(result.warnings).toEqual([]);
    expect(result.graph.nodes.size).toBe(graph.nodes.size + 1);
    expect(node(result, 'tv_aws_users.people')).toMatchObject({ labelOverride: 'Staff' });
  });

  test.each([
    ['where the other end is nothing', 'connect: {tv_aws_users.people: [aws_lb.none]}'],
    ['of other types', 'connect: {person.clerk: [aws_lb.front]}'],
    ['that are places', 'connect: {tv_aws_region.eu: [aws_lb.front]}'],
    ['with an instance', 'connect: {"tv_aws_users.people[0]": [aws_lb.front]}'],
    ['by a pattern', 'connect: {"tv_aws_users.*": [aws_lb.front]}'],
    ['in other keys', 'update: {tv_aws_users.people: {label: x}}'],
  ])('adds no actor %s', (_, yaml) => {
    const result = draw(yaml);
    expect(result.graph.nodes.size).toBe(graph.nodes.size);
    expect(result.warnings).not.toEqual([]);
  });
});
