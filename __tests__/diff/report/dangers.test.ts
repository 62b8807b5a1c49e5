import { dangersOf, undrawnDangers } from '../../../src/diff/report/dangers.js';
import type { ChangeReport } from '../../../src/diff/report/model.js';
import type { ChangeName } from '../../../src/graph/changes.js';
import type { Graph } from '../../../src/graph/model.js';
import type { RightsChange } from '../../../src/graph/rights.js';
import { e, marked, n, reported } from './support/marked.js';
import { WHOLE } from './support/whole.js';

const textsOf = (report: ChangeReport) => dangersOf(report).map(({ kind, text }) => `${kind}: ${text}`);

const opens = (what: string, to: string, by = 'aws_security_group.web') => ({ change: 'opens', what, to, by }) as const;

test('the dangers of everything: what is opened, then what is lost', () => {
  expect(textsOf(reported(WHOLE))).toEqual([
    'opens: Opens port 443 of the load balancer web to the internet.',
    'data: Replaces the database orders.',
    'data: Removes the queue tasks.',
  ]);
});

const RIGHT: RightsChange = {
  ...{ change: 'gains', level: 'administer', does: 'administer', actions: ['s3:*'] },
  principal: { address: 'aws_iam_role.deploy', noun: 'role', name: 'deploy' },
  target: { address: 'aws_s3_bucket.a', noun: 'bucket', name: 'a' },
  by: 'aws_iam_role_policy.deploy',
};

test.each([
  [
    'a part of the instances',
    n('aws_sqs_queue.a', { change: 'update', count: 3, changed: { instances: { delete: 1, none: 2 } } }),
    ['data: Removes the queue a.'],
  ],
  ['several instances', n('aws_sqs_queue.a', { change: 'delete', count: 3 }), ['data: Removes the 3 queues a.']],
  ['forgotten, and still there', n('aws_sqs_queue.a', { change: 'delete', changed: { isForgotten: true } }), []],
  ['no longer managed', n('aws_sqs_queue.a', { change: 'forget' }), []],
  ['compute', n('aws_instance.a', { change: 'replace' }), []],
  [
    'a data store that may be replaced',
    n('aws_sqs_queue.a', { change: 'update', changed: { mayBeForcedBy: ['fifo_queue'] } }),
    ['data: May replace the queue a (fifo_queue; its data would be lost).'],
  ],
  ['compute that may be replaced', n('aws_instance.a', { change: 'update', changed: { mayBeForcedBy: ['ami'] } }), []],
  [
    'closed',
    n('aws_instance.a', { changed: { exposure: [{ ...opens('port 22 (SSH)', 'the internet'), change: 'closes' }] } }),
    [],
  ],
  [
    'opened to a private address range, an ordinary update',
    n('aws_instance.a', { changed: { exposure: [{ ...opens('port 22 (SSH)', '10.0.0.0/8'), isRange: true }] } }),
    [],
  ],
  [
    'opened to a public address range',
    n('aws_instance.a', { changed: { exposure: [{ ...opens('port 22 (SSH)', '203.0.113.0/24'), isRange: true }] } }),
    ['opens: Opens port 22 (SSH) of the EC2 instance a to 203.0.113.0/24.'],
  ],
  [
    'opened to another account',
    n('aws_sqs_queue.a', { changed: { exposure: [opens('', 'account 111122223333')] } }),
    ['opens: Opens the queue a to account 111122223333.'],
  ],
  [
    'rights',
    n('aws_iam_role.deploy', { changed: { rights: [RIGHT] } }),
    ['rights: Lets the role deploy administer the bucket a (s3:*).'],
  ],
  ['rights to read', n('aws_iam_role.deploy', { changed: { rights: [{ ...RIGHT, level: 'read' }] } }), []],
])('%s', (_, node, expected) => {
  expect(textsOf(reported(marked([node])))).toEqual(expected);
});

test('in the sentence, lost data comes first, then strong rights, then openings', () => {
  const nodes = [
    n('aws_iam_role.deploy', { changed: { rights: [RIGHT] } }),
    n('aws_instance.a', { changed: { exposure: [opens('port 22 (SSH)', 'the internet')] } }),
    n('aws_sqs_queue.a', { change: 'delete' }),
  ];
  expect(reported(marked(nodes)).sentence).toMatch(
    /^Removes the queue a, lets the role deploy administer .*opens port 22/,
  );
});

test('edges alone are no danger', () => {
  const nodes = [n('aws_lambda_function.a'), n('aws_sqs_queue.b')];
  expect(
    dangersOf(reported(marked(nodes, [e('aws_lambda_function.a', 'aws_sqs_queue.b', { change: 'create' })]))),
  ).toEqual([]);
});

test('the address is Terraform’s and the line goes along where the report knows them', () => {
  const report = reported(marked([n('aws_sqs_queue.a', { change: 'delete' })]));
  const source = { side: 'before', file: 'main.tf', line: 3 } as const;
  const known = {
    ...report,
    nodes: report.nodes.map((node) => ({ ...node, origin: 'module.m.aws_sqs_queue.a', source })),
  };
  expect(dangersOf(known)).toEqual([
    { kind: 'data', text: 'Removes the queue a.', address: 'module.m.aws_sqs_queue.a', source },
  ]);
  expect(dangersOf(report)[0]).toEqual({ kind: 'data', text: 'Removes the queue a.', address: 'aws_sqs_queue.a' });
});

test('the dangers that nothing in the diagram shows', () => {
  const drawn = n('aws_instance.a', { changed: { exposure: [opens('port 22 (SSH)', 'the internet')] } });
  const graph: Graph = {
    ...marked([drawn]),
    exposure: [
      { address: 'aws_lambda_function_url.u', type: 'aws_lambda_function_url', ...opens('calls', 'everybody') },
    ],
    rights: [{ ...RIGHT, address: 'aws_iam_role.deploy' }],
  };
  expect(undrawnDangers(graph, reported(graph)).map(({ kind }) => kind)).toEqual(['opens', 'rights']);
});

describe('the dangers that a change is found to be free of', () => {
  const part = (change: Exclude<ChangeName, 'none'>) => ({ address: 'aws_s3_bucket_public_access_block.a', change });
  const withPart = (change: Exclude<ChangeName, 'none'>, more = {}) =>
    n('aws_s3_bucket.a', {
      change: 'update',
      changed: { folded: { [change]: 1 }, parts: [{ ...part(change), ...more }] },
    });
  const ALL = ['data', 'access', 'rights'];

  test.each([
    ['a new resource', n('aws_sqs_queue.a', { change: 'create' }), ALL],
    ['a removed resource', n('aws_instance.a', { change: 'delete' }), undefined],
    ['a new part', withPart('create'), ALL],
    ['a removed part', withPart('delete'), undefined],
    ['a replaced part, whose node stays as it is', withPart('update', { forcedBy: ['bucket'] }), undefined],
    [
      'a new version of a task definition, which destroys nothing',
      n('aws_ecs_service.a', {
        change: 'update',
        changed: {
          parts: [{ address: 'aws_ecs_task_definition.t', change: 'update', forcedBy: ['container_definitions'] }],
        },
      }),
      ALL,
    ],
    [
      'a removed object without an address',
      n('aws_s3_bucket.a', { change: 'update', changed: { folded: { delete: 1 } } }),
      undefined,
    ],
    [
      'an instance of several is removed',
      n('aws_instance.a', { change: 'update', count: 2, changed: { instances: { delete: 1, none: 1 } } }),
      undefined,
    ],
  ] as const)('%s', (_, node, expected) => {
    expect(reported(marked([node])).clear).toEqual(expected);
  });

  test.each([
    ['update', ALL],
    ['delete', undefined],
  ] as const)('beside an undrawn resource: %s', (change, expected) => {
    const touch = { address: 'aws_kms_alias.a', origin: 'aws_kms_alias.a', type: 'aws_kms_alias', attributes: [] };
    const graph = { ...marked([n('aws_sqs_queue.a', { change: 'create' })]), touched: [{ ...touch, change }] };
    expect(reported(graph).clear).toEqual(expected);
  });
});
