import { changedLine } from '../../../src/diff/report/code.js';
import { dangersOf } from '../../../src/diff/report/dangers.js';
import { asMarkdown, asText } from '../../../src/diff/report/index.js';
import type { Doubt } from '../../../src/graph/inventory.js';
import { codeFor, e, type Lines, marked, n, reported, sideOf } from './support/marked.js';

const resource = (lines: Readonly<Record<string, number>>, values: object, line = 1) => ({
  ...{ origin: 'aws_db_instance.a', source: { side: 'after', file: 'main.tf', line } as const },
  ...{ lines: new Map(Object.entries(lines)), values: values as never },
});

test.each([
  ['the block of what is new', { engine: 3 }, undefined, { engine: 'x' }, [], 1],
  [
    'the first attribute that differs, by line',
    { engine: 3, name: 2 },
    { engine: 'x', name: 'a' },
    { engine: 'y', name: 'b' },
    [],
    2,
  ],
  [
    'what forces it before all else',
    { engine: 3, name: 2 },
    { engine: 'x', name: 'a' },
    { engine: 'y', name: 'b' },
    ['engine'],
    3,
  ],
  ['an attribute that is gone is on no line', { engine: 3 }, { engine: 'x', storage: 1 }, { engine: 'x' }, [], 1],
  [
    'in a block',
    { 'vpc.ids': 4, 'vpc.other': 5 },
    { vpc: [{ ids: [1], other: 1 }] },
    { vpc: [{ ids: [2], other: 1 }] },
    [],
    4,
  ],
  ['a block that comes', { 'rule.to': 5, 'rule.from': 4 }, { rule: [] }, { rule: [{ from: 1, to: 2 }] }, [], 4],
  // Of two blocks of one name only the lines of the first are known.
  ['one of several blocks', { 'rule.to': 4 }, { rule: [{ to: 2 }] }, { rule: [{ to: 1 }, { to: 2 }] }, [], 1],
  ['a map', { tags: 6 }, { tags: { a: '1' } }, { tags: { a: '2' } }, [], 1],
] as const)('the line that changes: %s', (_, lines, was, now, names, line) => {
  const before = was === undefined ? undefined : resource({}, was);
  expect(changedLine(resource(lines as never, now), before, names)?.line).toBe(line);
});

describe('an argument of a module', () => {
  const AT_CALL = { side: 'after', file: 'main.tf', line: 7 } as const;
  const inModule = (size: number, setAt = new Map([['size', AT_CALL]])) => ({
    ...resource({ size: 3 }, { size }),
    ...{ source: { side: 'after', file: 'db/main.tf', line: 1 } as const, setAt },
  });

  test('changes where the module is called', () => {
    expect(changedLine(inModule(2), inModule(1))).toEqual(AT_CALL);
    expect(changedLine(inModule(2), inModule(1), ['size'])).toEqual(AT_CALL);
  });

  test('changes in the module if it was none before', () => {
    expect(changedLine(inModule(2), inModule(1, new Map()))).toMatchObject({ file: 'db/main.tf', line: 3 });
  });
});

test('without a place in the code there is no line', () => {
  const { source: _, ...unplaced } = resource({ engine: 3 }, {});
  expect(changedLine(unplaced)).toBeUndefined();
});

const reportOn = (nodes: Parameters<typeof marked>[0], before: Lines, after: Lines) =>
  reported(marked(nodes), { before: sideOf('before', before), after: sideOf('after', after) });

test('what is gone is on the side before, all else on the side after', () => {
  const nodes = [
    n('aws_sqs_queue.gone', { change: 'delete' }),
    n('aws_sqs_queue.left', { change: 'forget' }),
    n('aws_sqs_queue.new', { change: 'create' }),
    n('aws_sqs_queue.same', { change: 'update' }),
  ];
  const both = { 'aws_sqs_queue.gone': 1, 'aws_sqs_queue.left': 2, 'aws_sqs_queue.new': 3, 'aws_sqs_queue.same': 4 };
  const { nodes: found } = reportOn(nodes, both, both);
  expect(found.map(({ origin, source }) => `${origin} ${source?.side}:${source?.line}`)).toEqual([
    'aws_sqs_queue.gone before:1',
    'aws_sqs_queue.left before:2',
    'aws_sqs_queue.new after:3',
    'aws_sqs_queue.same after:4',
  ]);
});

test('a resource that nobody knows has no evidence', () => {
  const { nodes } = reportOn([n('aws_sqs_queue.a', { change: 'create' })], {}, {});
  expect([nodes[0]!.origin, nodes[0]!.source]).toEqual([undefined, undefined]);
});

describe('of several instances', () => {
  const names = ['aws_instance.a[0]', 'aws_instance.a[1]', 'aws_instance.a[2]'];
  const lines = Object.fromEntries(names.map((name) => [name, 5]));

  test('the address of their block, and each', () => {
    const node = n(names[0]!, { change: 'create', count: 3, instances: names });
    expect(reportOn([node], {}, lines).nodes[0]).toMatchObject({ origin: 'aws_instance.a', origins: names });
  });

  test('those that change alone', () => {
    const node = n(names[0]!, {
      ...{ change: 'update', count: 3, instances: names, changed: { instances: { create: 1, none: 2 } } },
      before: [n(names[0]!, { count: 2, instances: names.slice(0, 2) })],
    });
    expect(reportOn([node], {}, lines).nodes[0]).toMatchObject({ origin: 'aws_instance.a[2]' });
  });
});

test('parts have their line, and a host of which they alone change names them', () => {
  const parts = [{ address: 'aws_lb_listener.web', change: 'create' as const }];
  const node = n('aws_lb.web', { change: 'update', changed: { folded: { create: 1 }, parts } });
  const report = reportOn([node], {}, { 'aws_lb.web': 1, 'aws_lb_listener.web': 9 });
  expect(report.nodes[0]!.parts![0]).toMatchObject({ source: { side: 'after', file: 'main.tf', line: 9 } });
  expect(asMarkdown(report)).toContain('<br>`aws_lb_listener.web` `main.tf:9`');
  expect(asText(report)).toContain('aws_lb_listener.web (main.tf:9)');
});

test('an edge has the resource that refers; one that is gone that of before', () => {
  const graph = marked(
    [n('aws_lambda_function.a'), n('aws_sqs_queue.b'), n('aws_sqs_queue.c')],
    [
      e('aws_lambda_function.a', 'aws_sqs_queue.b', { change: 'create' }),
      e('aws_lambda_function.a', 'aws_sqs_queue.c', { change: 'delete' }),
    ],
  );
  const edges = {
    'aws_lambda_function.a aws_sqs_queue.b': 'aws_iam_policy.p',
    'aws_lambda_function.a aws_sqs_queue.c': 'aws_iam_policy.p',
  };
  const lines = { 'aws_iam_policy.p': 7 };
  const code = { before: sideOf('before', lines, edges), after: sideOf('after', lines, edges) };
  expect(reported(graph, code).edges.map(({ by }) => by)).toEqual([
    { address: 'aws_iam_policy.p', source: { side: 'after', file: 'main.tf', line: 7 } },
    { address: 'aws_iam_policy.p', source: { side: 'before', file: 'main.tf', line: 7 } },
  ]);
});

test('what is opened has the line of the rule, also as a danger and in the row of what it opens', () => {
  const by = 'aws_security_group_rule.web';
  const exposure = [{ change: 'opens' as const, what: 'port 22 (SSH)', to: 'the internet', by }];
  const node = n('aws_instance.web', { change: 'update', changed: { exposure } });
  const report = reportOn([node], {}, { 'aws_instance.web': 1, [by]: 8 });
  const source = { side: 'after', file: 'main.tf', line: 8 };
  expect(report.exposure).toMatchObject([{ origin: by, source }]);
  expect(dangersOf(report)).toMatchObject([{ kind: 'opens', address: by, source }]);
  expect(asMarkdown(report)).toContain(`<br>\`${by}\` \`main.tf:8\``);
  expect(asMarkdown(report)).not.toContain('`aws_instance.web`');
});

test('a link has the whole path, so its text leaves out the folder that all files are in', () => {
  const nodes = ['a', 'b'].map((name) => n(`aws_sqs_queue.${name}`, { change: 'create' }));
  const at = (file: string) => ({ line: 1, source: { side: 'after', file, line: 3 } as const });
  const report = reportOn(
    nodes,
    {},
    { 'aws_sqs_queue.a': at('live/eu/main.tf'), 'aws_sqs_queue.b': at('live/m/b.tf') },
  );
  const linked = asMarkdown(report, { linkTo: ({ file, line }) => `https://example.com/${file}#L${line}` });
  expect(linked).toContain('[`aws_sqs_queue.a`](https://example.com/live/eu/main.tf#L3) `eu/main.tf:3`');
  expect(linked).toContain('[`aws_sqs_queue.b`](https://example.com/live/m/b.tf#L3) `m/b.tf:3`');
  expect(asMarkdown(report)).toContain('`aws_sqs_queue.a` `live/eu/main.tf:3`');
});

test('links: the address leads to the line, and hostile files stay text', () => {
  const node = n('aws_sqs_queue.a', { change: 'create' });
  const file = 'a|b](javascript:x)`<img>\n@user.tf';
  const source = { side: 'after', file, line: 3 } as const;
  const report = reportOn([node], {}, { 'aws_sqs_queue.a': { line: 1, source } });
  const url = 'https://github.com/o/r/blob/c/a(b).tf#L3';
  const row = asMarkdown(report, { linkTo: () => url })
    .split('\n')
    .find((line) => line.includes('aws_sqs_queue.a'));
  expect(row).toContain('[`aws_sqs_queue.a`](https://github.com/o/r/blob/c/a%28b%29.tf#L3) <code>');
  expect(row).not.toMatch(/\]\(javascript|<img|(?<!\\|&#\d+;)\|b/);
  expect(asMarkdown(report, { linkTo: () => 'javascript:alert(1)' })).not.toContain('](javascript');
});

describe('what is not known about changed resources', () => {
  const graph = marked([
    n('aws_sqs_queue.a', { change: 'create' }),
    n('aws_sqs_queue.b', { change: 'create' }),
    n('aws_sns_topic.c', { change: 'update', changed: { values: [{ name: 'fifo_topic', before: '1', after: '2' }] } }),
    n('aws_sns_topic.same'),
  ]);
  const { before, after } = codeFor(graph);
  const reportWith = (...doubts: readonly Doubt[]) => reported(graph, { before, after: { ...after, doubts } });
  const doubt = (subject: string, resources: readonly string[], conditional: readonly string[] = []): Doubt => ({
    ...{ kind: 'variable', subject, resources, conditional },
  });

  test('a condition and a number are told with what they depend on, and only of what changes', () => {
    const { sentence, caveats } = reportWith(
      doubt('var.stage', ['aws_sqs_queue.a', 'aws_sns_topic.same'], ['aws_sqs_queue.a', 'aws_sns_topic.same']),
      { kind: 'data', subject: 'data.aws_subnets.all', resources: ['aws_sns_topic.c'], conditional: [] },
      { kind: 'expression', subject: 'main.tf:3', resources: ['aws_sns_topic.c'], conditional: [] },
    );
    expect(sentence).toMatch(/^Possibly adds the queue a, /);
    expect(sentence).toContain('adds the queue b');
    expect(caveats?.map(({ kind, text, source }) => [kind, text, source?.line])).toEqual([
      [
        'number',
        'how many instances of aws_sns_topic.c there are, if any; that depends on data.aws_subnets.all (not read)',
        1,
      ],
      ['condition', 'whether aws_sqs_queue.a exists; that depends on var.stage (no value)', 3],
    ]);
  });

  test('resources that depend on the same facts share a line, and many lines are folded in Markdown', () => {
    const both = ['aws_sqs_queue.a', 'aws_sqs_queue.b'];
    const shared = reportWith(doubt('var.x', both, both));
    const line =
      'Not known (main.tf:3): whether aws_sqs_queue.a and aws_sqs_queue.b exist; that depends on var.x (no value).';
    expect(asText(shared)).toContain(`\n\n${line}\n\n`);
    expect(asMarkdown(shared)).not.toContain('<details>');
    const many = reportWith(
      { kind: 'static', subject: 'planning failed', resources: [], conditional: [] },
      ...[...both, 'aws_sns_topic.c'].map((address) => doubt(`var.${address}`, [address])),
    );
    expect(many.caveats?.[0]).toEqual({
      kind: 'static',
      text: 'values and numbers that only a plan has; the code was read without Terraform (planning failed)',
    });
    expect(asMarkdown(many)).toContain('<details><summary>Not known: 4 facts about these changes</summary>');
    expect(reported(marked([n('aws_sns_topic.same')]), codeFor(graph)).caveats).toBeUndefined();
  });

  test('code that was not read may change anything, although nothing else does', () => {
    const same = marked([n('aws_sns_topic.same')]);
    const file = (subject: string): Doubt => ({ kind: 'file', subject, resources: [], conditional: [] });
    const report = reported(same, {
      before: { ...before, doubts: [file('shared.tf')] },
      after: { ...after, doubts: [file('shared.tf'), file('data.local_file.records')] },
    });
    expect(report.sentence).toBe('No known change of the architecture; 1 resource.');
    const text = 'what data.local_file.records and shared.tf contain, because they were not read';
    expect(report.caveats).toEqual([{ kind: 'file', text }]);
    expect(asMarkdown(report)).toContain(`Not known: ${text}.`);
    expect(reportWith(file('shared.tf')).caveats?.[0]?.text).toBe('what shared.tf contains, because it was not read');
    expect(reportWith(file('shared.tf')).clear).toBeUndefined();
  });
});

test('outputs that are gone are named at the end', () => {
  const graph = marked([n('aws_sqs_queue.a')]);
  const { before, after } = codeFor(graph);
  const reportFor = (old: readonly string[], now?: readonly string[]) =>
    reported(graph, { before: { ...before, outputs: old }, after: { ...after, outputs: now } });
  const report = reportFor(['url', 'arn', 'id'], ['id', 'new']);
  expect(report.removedOutputs).toEqual(['arn', 'url']);
  const line = 'No longer has the outputs arn and url, which other code may read.';
  expect([asText(report), asMarkdown(report)].map((text) => text.trimEnd().split('\n').at(-1))).toEqual([line, line]);
  // The code of one side is not known.
  expect(reportFor(['url']).removedOutputs).toBeUndefined();
});
