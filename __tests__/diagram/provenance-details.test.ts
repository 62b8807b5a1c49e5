/** What the page says beside the drawing is what the ledger says. */
import { detailsIn } from '../../src/diagram/provenance-details.js';
import { createEdge, createGraph, createNode } from '../../src/graph/create.js';
import type { Resource } from '../../src/graph/inventory.js';
import type { Ledger } from '../../src/inference/ledger.js';

const [FUNCTION, QUEUE, ROLE] = ['aws_lambda_function.a', 'aws_sqs_queue.b', 'aws_iam_role.r'];
const proof = {
  rule: 'reference',
  by: FUNCTION,
  path: 'environment.variables',
  isFact: true,
  at: 'main.tf:7',
} as const;

const LEDGER: Ledger = {
  entries: [
    { bucket: 'drawn', address: FUNCTION, origin: FUNCTION, at: 'main.tf:1', node: FUNCTION, in: [], evidence: [] },
    { bucket: 'drawn', address: QUEUE, origin: QUEUE, node: QUEUE, in: [], evidence: [] },
    {
      ...{
        bucket: 'folded',
        address: ROLE,
        origin: ROLE,
        at: 'role.tf:3',
        kind: 'user',
        into: FUNCTION,
        node: FUNCTION,
      },
      evidence: [{ rule: 'reference', by: FUNCTION, path: 'role', isFact: true, at: 'main.tf:4' }],
    },
    { bucket: 'hidden', address: 'aws_x.y', origin: 'aws_x.y', rule: 'not drawn' },
  ],
  arrows: [{ from: FUNCTION, to: QUEUE, evidence: [proof, { rule: 'allowed', by: ROLE, isFact: false }] }],
  ...{ absent: [], implied: [], references: [], unclear: [], summary: { total: 4, drawn: 2, folded: 1, hidden: 1 } },
};

const GRAPH = createGraph({
  nodes: [createNode({ address: FUNCTION }), createNode({ address: QUEUE })],
  edges: [createEdge({ from: FUNCTION, to: QUEUE })],
});
const NOWHERE = { env: {}, directory: '/work' };
const side = (ledger: Ledger | null) => ({ ledger, source: null });

test('returns evidence per edge, and location and parts per node, without hidden resources', () => {
  const told = detailsIn([side(LEDGER)], ALL_OF_GRAPH, NOWHERE)!;
  expect([...told.lines]).toEqual([
    [
      `${FUNCTION}\n${QUEUE}`,
      [
        { text: 'environment.variables', at: { file: 'main.tf', line: 7 } },
        { text: `assumed: ${ROLE}: it is allowed to, and nothing else connects the two` },
      ],
    ],
  ]);
  expect([...told.elements]).toEqual([
    [
      FUNCTION,
      {
        at: { file: 'main.tf', line: 1 },
        why: [],
        parts: [{ name: ROLE, text: 'used by it: its role', at: { file: 'role.tf', line: 3 } }],
      },
    ],
    [QUEUE, { why: [], parts: [] }],
  ]);
});

const OLD = 'aws_lambda_function.old';

/** The function had another name, and led to a topic that is gone. */
const BEFORE: Ledger = {
  ...LEDGER,
  entries: [
    { bucket: 'drawn', address: OLD, origin: OLD, at: 'old.tf:1', node: OLD, in: [], evidence: [] },
    {
      bucket: 'drawn',
      address: 'aws_sns_topic.t',
      origin: '',
      at: 'old.tf:9',
      node: 'aws_sns_topic.t',
      in: [],
      evidence: [],
    },
  ],
  arrows: [
    { from: OLD, to: QUEUE, evidence: [{ ...proof, by: OLD, at: 'old.tf:2' }] },
    { from: OLD, to: 'aws_sns_topic.t', evidence: [{ ...proof, by: OLD, at: 'old.tf:3' }] },
  ],
};

const UNION = createGraph({
  nodes: [
    createNode({ address: FUNCTION, change: 'move', before: [createNode({ address: OLD })] }),
    createNode({ address: `${FUNCTION}~1`, change: 'move', ghostOf: FUNCTION }),
    createNode({ address: QUEUE }),
    createNode({ address: 'aws_sns_topic.t', change: 'delete' }),
  ],
  edges: [],
});

const ALL_OF_GRAPH = { graph: GRAPH, whole: GRAPH };
const ALL_OF_UNION = { graph: UNION, whole: UNION };

const commit = (digit: string) => digit.repeat(40);
const env = {
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'a/b',
  GITHUB_SHA: commit('0'),
  GITHUB_WORKSPACE: '/work',
};
const from = (digit: string, folder = 'live') => ({
  ...{ code: null, files: null },
  history: { commit: commit(digit), directory: 'live', folder },
});

test('takes details of existing elements from after and of deleted ones from before, each at its commit', () => {
  const after = { ledger: LEDGER, source: from('2') };
  const told = detailsIn([after, { ledger: BEFORE, source: from('1') }], ALL_OF_UNION, { env, directory: '/work' })!;
  const at = (file: string, line: number, digit: string) => ({
    ...{ file, line },
    address: `https://github.com/a/b/blob/${commit(digit)}/live/${file}#L`,
  });
  expect([...told.elements].map(([id, thing]) => [id, thing.at])).toEqual([
    [FUNCTION, at('main.tf', 1, '2')],
    ['aws_sns_topic.t', at('old.tf', 9, '1')],
    [QUEUE, undefined],
    [`${FUNCTION}~1`, at('old.tf', 1, '1')],
  ]);
  expect(told.lines.get(`${FUNCTION}\n${QUEUE}`)![0]!.at).toEqual(at('main.tf', 7, '2'));
  expect(told.lines.get(`${FUNCTION}\naws_sns_topic.t`)).toEqual([
    { text: 'environment.variables', at: at('old.tf', 3, '1') },
  ]);
});

test('takes all details from the other revision if one is a graph file or missing', () => {
  const [after, before] = [side(LEDGER), { ledger: BEFORE, source: null }];
  expect(detailsIn([after, side(null)], ALL_OF_UNION, NOWHERE)!.elements.get(FUNCTION)!.at).toEqual({
    file: 'main.tf',
    line: 1,
  });
  expect(detailsIn([side(null), before], ALL_OF_UNION, NOWHERE)!.elements.get(FUNCTION)!.at).toEqual({
    file: 'old.tf',
    line: 1,
  });
});

test.each([
  ['a repository in that of the job', from('1', '')],
  ['no name of a commit', from('main')],
])('%s has no links', (_, source) => {
  const told = detailsIn([{ ledger: LEDGER, source }], ALL_OF_GRAPH, { env, directory: '/work' })!;
  expect(told.elements.get(FUNCTION)!.at).toEqual({ file: 'main.tf', line: 1 });
});

test('returns nothing for a graph file', () => {
  expect(detailsIn([side(null)], ALL_OF_GRAPH, NOWHERE)).toBeNull();
});

test('links to the repository of a CI run', () => {
  const commit = '0'.repeat(40);
  const env = { CI_PROJECT_URL: 'https://gitlab.com/a/b', CI_COMMIT_SHA: commit, CI_PROJECT_DIR: '/work' };
  const source = {
    code: null,
    files: { kind: 'plan', file: { name: '', bytes: new Uint8Array() }, dot: null, directory: 'live' },
  } as const;
  const { elements: things } = detailsIn([{ ledger: LEDGER, source }], ALL_OF_GRAPH, { env, directory: '/work' })!;
  expect(things.get(FUNCTION)!.at?.address).toBe(`https://gitlab.com/a/b/-/blob/${commit}/live/main.tf#L`);
});

test('returns the values of requested tags only, of all resources of a node', () => {
  const resource = (address: string, values: object) => ({ address, type: address.split('.')[0], values }) as Resource;
  const resources = [
    resource(FUNCTION, { tags: { team: 'pay', secret: 'hunter2', env: 7 } }),
    resource(QUEUE, { tags: null, labels: { team: 'o'.repeat(100) } }),
    resource(ROLE, { tags: { team: 'of a part' } }),
  ];
  const tagged = { names: ['team', 'env', 'toString'], resources };
  const told = detailsIn([{ ...side(LEDGER), tagged }], ALL_OF_GRAPH, NOWHERE)!;
  expect([...told.tags!].map(([name, values]) => [name, [...values]])).toEqual([
    [
      'team',
      [
        [FUNCTION, ['pay']],
        [QUEUE, [`${'o'.repeat(79)}…`]],
      ],
    ],
    ['env', []],
    ['toString', []],
  ]);
  expect(JSON.stringify([...told.tags!].map(([, values]) => [...values]))).not.toContain('hunter2');
});

test('takes tags of existing elements from after and of deleted ones from before', () => {
  const resource = (address: string, team: string) =>
    ({ address, type: address.split('.')[0], values: { tags: { team } } }) as unknown as Resource;
  const tagged = (...resources: Resource[]) => ({ names: ['team'], resources });
  const { tags } = detailsIn(
    [
      { ...side(LEDGER), tagged: tagged(resource(FUNCTION, 'now')) },
      { ...side(BEFORE), tagged: tagged(resource(OLD, 'then'), resource('aws_sns_topic.t', 'gone')) },
    ],
    ALL_OF_UNION,
    NOWHERE,
  )!;
  expect([...tags!.get('team')!]).toEqual([
    [FUNCTION, ['now']],
    ['aws_sns_topic.t', ['gone']],
  ]);
  // What has lost its tag has none.
  const none = detailsIn(
    [
      { ...side(LEDGER), tagged: tagged() },
      { ...side(BEFORE), tagged: tagged(resource(OLD, 'then')) },
    ],
    ALL_OF_UNION,
    NOWHERE,
  )!;
  expect([...none.tags!.get('team')!]).toEqual([]);
});

test('the root module of each resource is like a tag, if several root modules are joined', () => {
  const resource = (address: string, root: string) =>
    ({ address, type: address.split('.')[0], values: {}, root }) as unknown as Resource;
  const resources = [resource(FUNCTION, 'shop/prod'), resource(QUEUE, 'queues'), resource(ROLE, 'of/a/part')];
  const told = detailsIn([{ ...side(LEDGER), tagged: { names: [], resources } }], ALL_OF_GRAPH, NOWHERE)!;
  expect([...told.tags!].map(([name, values]) => [name, [...values]])).toEqual([
    [
      'Root module',
      [
        [FUNCTION, ['shop/prod']],
        [QUEUE, ['queues']],
      ],
    ],
  ]);
  const alone = resources.map(({ root: _, ...one }) => one as Resource);
  expect(detailsIn([{ ...side(LEDGER), tagged: { names: [], resources: alone } }], ALL_OF_GRAPH, NOWHERE)!.tags).toBe(
    undefined,
  );
});
