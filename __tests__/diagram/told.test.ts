/** What the page says beside the drawing is what the ledger says. */
import { toldIn } from '../../src/diagram/told.js';
import { createEdge, createGraph, createNode } from '../../src/graph/create.js';
import type { Resource } from '../../src/graph/inventory.js';
import type { Ledger } from '../../src/understand/ledger.js';

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
  ...{ implied: [], references: [], unclear: [], summary: { total: 4, drawn: 2, folded: 1, hidden: 1 } },
};

const GRAPH = createGraph({
  nodes: [createNode({ address: FUNCTION }), createNode({ address: QUEUE })],
  edges: [createEdge({ from: FUNCTION, to: QUEUE })],
});
const NOWHERE = { env: {}, directory: '/work' };
const side = (ledger: Ledger | null) => ({ ledger, source: null });

test('each arrow with what proves it, each thing with its place and its parts; what is hidden is not told', () => {
  const told = toldIn([side(LEDGER)], GRAPH, NOWHERE)!;
  expect([...told.lines]).toEqual([
    [
      `${FUNCTION}\n${QUEUE}`,
      [
        { text: 'environment.variables', at: 'main.tf:7' },
        { text: `assumed: ${ROLE}: it is allowed to, and nothing else joins them` },
      ],
    ],
  ]);
  expect([...told.things]).toEqual([
    [FUNCTION, { at: 'main.tf:1', why: [], parts: [{ name: ROLE, text: 'used by it: its role', at: 'role.tf:3' }] }],
    [QUEUE, { why: [], parts: [] }],
  ]);
  expect(told.web).toBeNull();
});

test('of two sides the first counts, and the second has no places: it is other code', () => {
  const gone = { ...LEDGER, arrows: [{ from: QUEUE, to: FUNCTION, evidence: [proof] }] };
  const told = toldIn([side(LEDGER), side(gone)], GRAPH, NOWHERE)!;
  expect(told.things.get(FUNCTION)?.at).toBe('main.tf:1');
  expect(told.lines.get(`${QUEUE}\n${FUNCTION}`)).toEqual([{ text: `environment.variables of ${FUNCTION}` }]);
  const later = toldIn([side(null), side(LEDGER)], GRAPH, NOWHERE)!;
  expect(later.things.get(FUNCTION)?.at).toBe('main.tf:1');
});

test('a graph file has nothing to tell', () => {
  expect(toldIn([side(null)], GRAPH, NOWHERE)).toBeNull();
});

test('links lead to where the CI has the code from', () => {
  const commit = '0'.repeat(40);
  const env = { CI_PROJECT_URL: 'https://gitlab.com/a/b', CI_COMMIT_SHA: commit, CI_PROJECT_DIR: '/work' };
  const source = {
    code: null,
    files: { kind: 'plan', file: { name: '', bytes: new Uint8Array() }, dot: null, directory: 'live' },
  } as const;
  const { web } = toldIn([{ ledger: LEDGER, source }], GRAPH, { env, directory: '/work' })!;
  expect([web?.before, web?.pathOf('main.tf'), web?.after]).toEqual([
    `https://gitlab.com/a/b/-/blob/${commit}/`,
    'live/main.tf',
    '#L',
  ]);
});

test('of tags the values of those alone whose names are asked for; those of all that a thing stands for', () => {
  const resource = (address: string, values: object) => ({ address, values }) as Resource;
  const resources = [
    resource(FUNCTION, { tags: { team: 'pay', secret: 'hunter2', env: 7 } }),
    resource(QUEUE, { tags: null, labels: { team: 'o'.repeat(100) } }),
    resource(ROLE, { tags: { team: 'of a part' } }),
  ];
  const tagged = { names: ['team', 'env', 'toString'], resources };
  const told = toldIn([{ ...side(LEDGER), tagged }], GRAPH, NOWHERE)!;
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
