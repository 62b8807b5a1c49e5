/** The section of one diagram: what stands in it, in which order, and how much of each list. */

import { TABLE_ROWS_MAX, WARNINGS_LISTED_MAX } from '../../src/pull-request/limits.js';
import { pictureKey } from '../../src/pull-request/model.js';
import { artifactLinks, piecesInOrder, ruleBelow, sectionOf } from '../../src/pull-request/section.js';
import { textOf } from '../../src/pull-request/shrink.js';
import { diagram, node } from '../action/github/support.js';

const IMAGE = { light: 'https://example.com/a.png', dark: 'https://example.com/b.png', width: 640 };

/** Returns the kinds of the non-empty parts in the order of the comment. */
function kindsOf(isPictured: boolean): readonly string[] {
  const one = diagram('a', { warnings: ['w'] });
  const images = new Map(isPictured ? [[pictureKey('a', 'whole'), IMAGE]] : []);
  const artifact = { name: 'a.zip', url: 'https://example.com/a.zip', bytes: 1 };
  const page = { ...artifact, url: 'https://example.com/a.html', isPage: true as const };
  const section = sectionOf(one, images, [artifact, page] as never);
  const kind = new Map(Object.entries(section).map(([name, value]) => [value, name]));
  return piecesInOrder(section).flatMap((piece) => (textOf(piece) === '' ? [] : [kind.get(piece) as string]));
}

test('with a picture, the text forms follow it; without one, the Mermaid diagram takes its place', () => {
  expect(kindsOf(true)).toEqual(['picture', 'page', 'table', 'mermaid', 'notes', 'files']);
  expect(kindsOf(false)).toEqual(['mermaid', 'page', 'table', 'notes', 'files']);
});

test('the Mermaid diagram is collapsed only below a picture', () => {
  const one = diagram('a');
  const textWith = (images: Parameters<typeof sectionOf>[1]) => textOf(sectionOf(one, images, []).mermaid);
  expect(textWith(new Map([[pictureKey('a', 'whole'), IMAGE]]))).toMatch(/^<details>/);
  expect(textWith(new Map())).toMatch(/^```mermaid/);
});

test('of many warnings, the first ones are listed and the others counted', () => {
  const warnings = Array.from({ length: WARNINGS_LISTED_MAX + 3 }, (_, i) => `warning ${i}`);
  const text = textOf(sectionOf(diagram('a', { warnings }), new Map(), []).notes);
  expect(text.match(/^- /gm)).toHaveLength(WARNINGS_LISTED_MAX + 1);
  expect(text).toMatch(/- 3 more.*\n/);
  const few = textOf(sectionOf(diagram('a', { warnings: warnings.slice(0, 2) }), new Map(), []).notes);
  expect(few.match(/^- /gm)).toEqual(['- ', '- ']);
});

test('the table lists changed resources first, and counts those that it leaves out', () => {
  const kept = Array.from({ length: TABLE_ROWS_MAX + 4 }, (_, i) => node(`aws_instance.kept${i}`));
  const nodes = [...kept, node('aws_instance.new', { change: 'create' })];
  const graph = { nodes, edges: [], omitted: { nodes: 2, edges: 0 } };
  const rows = textOf(sectionOf(diagram('a', { graph }), new Map(), []).table).split('\n');
  const listed = rows.filter((line) => line.startsWith('| `'));
  expect(listed).toHaveLength(TABLE_ROWS_MAX);
  expect(listed[0]).toBe('| `aws_instance.new` | new | created |');
  expect(rows.some((line) => line.startsWith('7 more'))).toBe(true);
});

test('a link that is no web address is left out', () => {
  const links = artifactLinks([
    { name: 'a_b', url: 'https://example.com/a' },
    { name: 'x', url: 'javascript:alert(1)' },
  ] as never);
  expect(links).toEqual(['[a&#95;b](https://example.com/a)']);
});

test('the rule below the head of a table has its columns', () => {
  expect(ruleBelow('| Resource | Name |')).toBe('|---|---|');
});

test('a change that is none of the architecture has a table, and no picture', () => {
  const address = 'aws_iam_role_policy.worker';
  const touch = { address, origin: address, type: 'aws_iam_role_policy', change: 'update', attributes: ['policy'] };
  const report = {
    ...{ version: 1, sentence: 'No change of the architecture.', counts: {}, nodes: [], edges: [] },
    touched: [{ ...touch, noun: 'role', name: 'worker' }],
  };
  const change = { report, omitted: 0, graph: { nodes: [], edges: [], omitted: { nodes: 0, edges: 0 } } };
  const section = sectionOf(diagram('a', { change } as never), new Map(), []);
  expect(piecesInOrder(section).map(textOf).join('')).toBe(`\
|  | What | Before → after |
|---|---|---|
| \`~\` | IAM role policy worker<br>\`aws_iam_role_policy.worker\` | policy: changed |

`);
});
