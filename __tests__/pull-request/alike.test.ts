import type { ChangeReport } from '../../src/diff/report/model.js';
import { alikeOf } from '../../src/pull-request/alike.js';
import { type Content, writeBody } from '../../src/pull-request/body.js';
import type { Diagram } from '../../src/pull-request/model.js';
import { isUnchanged } from '../../src/pull-request/uncompared.js';
import { artifact, diagram } from '../action/github/support.js';
import { marked, n, reported } from '../diff/report/support/marked.js';

const report = (name = 'new', line = 1): ChangeReport => {
  const made = reported(marked([n(`aws_sqs_queue.${name}`, { change: 'create' })]));
  const source = { side: 'after', file: 'main.tf', line } as const;
  return { ...made, nodes: made.nodes.map((node) => ({ ...node, source })) };
};
const NO_GRAPH = { nodes: [], edges: [], omitted: { nodes: 0, edges: 0 } };
const changing = (id: string, given = report(), more: Partial<Diagram> = {}): Diagram =>
  diagram(id, { change: { report: given, omitted: 0, graph: NO_GRAPH }, ...more });

const content = (diagrams: readonly Diagram[], more: Partial<Content> = {}): Content => ({
  ...{ title: null, diagrams, images: new Map(), run: { number: 1, url: 'https://example.com/1', sha: '' } },
  artifacts: new Map(diagrams.map(({ id }, at) => [id, [artifact(at, 1)]])),
  ...more,
});

const ids = (groups: readonly (readonly Diagram[])[]) => groups.map((group) => group.map(({ id }) => id));

test('the same change, wherever it is written, is one group; anything else is alone', () => {
  const NOTHING = reported(marked([]));
  const reason = { reason: 'why', faults: [] };
  const given = [
    changing('a', report('new', 1)),
    changing('b', report('other')),
    changing('c', report('new', 9)),
    changing('d', NOTHING),
    changing('e', NOTHING),
    diagram('f'),
    diagram('g', { notCompared: reason }),
    changing('h', report(), { renamedFrom: 'old' }),
  ];
  expect(ids(alikeOf(given))).toEqual([['a', 'c'], ['b'], ['d'], ['e'], ['f'], ['g'], ['h']]);
});

test('a group has one row, one section with the sentence for each, the list with artifacts, and the warnings of all', () => {
  const body = writeBody(
    content([changing('a', report(), { warnings: ['one'] }), changing('b', report(), { warnings: ['one', 'two'] })]),
    60_000,
  );
  expect(body).toContain('| 2 roots | `stacks/a` and 1 more | 6 | +1 each |');
  expect(body).toContain('<summary><b>2 roots</b>: each adds the queue new.</summary>');
  expect(body).toContain('- `stacks/a` [groundplan-0](https://github.com/octo/infra/actions/runs/1/artifacts/0)');
  expect(body).toContain('The image and the table are those of `stacks/a`.');
  expect(body).toContain('2 warnings');
  expect(body.match(/<details open>/g)).toHaveLength(1);
});

test('250 roots with one change fit, and the list gives way before the section', () => {
  const many = Array.from({ length: 250 }, (_, at) => changing(`team-${at}`));
  const body = writeBody(content(many), 12_000);
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(12_000);
  expect(body).toContain('<b>250 roots</b>');
  expect(body).toContain('200 more');
  expect(body).toMatch(/Left out for lack of space: .*1 list of roots/);
});

test.each<[string, Partial<Diagram>, Partial<Content>, boolean]>([
  ['nothing', { changed: false }, {}, true],
  ['a change', { changed: true }, {}, false],
  ['not compared', { changed: false, notCompared: { reason: 'why', faults: [] } }, {}, false],
  ['a root that is missing', { changed: false }, { absent: { deleted: [], missing: ['x'], isKnown: true } }, false],
  ['a root that is gone', { changed: false }, { absent: { deleted: ['x'], missing: [], isKnown: true } }, false],
  ['a reason of the run', { changed: false }, { uncompared: ['why'] }, false],
])('unchanged is said of what was compared alone: %s', (_, more, rest, expected) => {
  expect(isUnchanged(content([diagram('a', more)], rest))).toBe(expected);
});

test('failed comparisons come first, each reason and each fault once, escaped', () => {
  const notCompared = { reason: 'cannot <b>parse</b>', faults: ['main.tf:1: @octo [x](y)'] };
  const body = writeBody(
    content([diagram('a', { notCompared }), diagram('b', { notCompared }), changing('c')], { uncompared: ['lost'] }),
    60_000,
  );
  // Mentions are parted by what has no width.
  const lines = body
    .replaceAll('\u200b', '')
    .split('\n')
    .filter((line) => line !== '');
  expect(lines[1]).toBe('**Not compared:** lost');
  expect(lines[2]).toMatch(/^\*\*Not compared\*\* \(`stacks\/a`, `stacks\/b`\): cannot /);
  expect(lines[3]).toMatch(/^- main\.tf:1: /);
  expect(body).not.toContain('<b>parse');
  expect(body).not.toContain('@octo');
  expect(lines.join('\n').split('main.tf:1').length).toBe(2);
  expect(body).toContain('3 diagrams: 1 compared, 1 changed');
});
