/** Evidence is encoded by indexes in the page, and decoded unchanged. */
import { createEdge, createGraph, createNode } from '../../../src/graph/create.js';
import { detailsWithin, linesIn } from '../../../src/render/html/data.js';
import { readReason } from '../../../src/render/viewer/model/evidence.js';
import script from '../../../src/render/viewer/viewer.bundle';
import type { ProvenanceDetails } from '../../../src/render/writer.js';
import { labeledGraph, pageOf, pictureOf } from './support/pages.js';

const [A, B] = ['aws_lambda_function.a["x & y"]', 'aws_sqs_queue.b'];
const labeledSample = () =>
  labeledGraph(
    createGraph({
      nodes: [createNode({ address: A }), createNode({ address: B })],
      edges: [createEdge({ from: A, to: B })],
    }),
  );

const FILE = { file: 'a b.tf', address: 'https://github.com/a/b/blob/0/a%20b.tf#L' };
/** The same of an earlier commit. */
const BEFORE = { file: 'a b.tf', address: 'https://github.com/a/b/blob/1/a%20b.tf#L' };

const PROVENANCE: ProvenanceDetails = {
  lines: new Map([[`${A}\n${B}`, [{ text: 'environment', at: { ...FILE, line: 7 } }, { text: 'no place' }]]]),
  elements: new Map([
    [
      A,
      {
        at: { file: 'C:\\x:y.tf', line: 12 },
        why: [{ text: 'environment', at: { ...BEFORE, line: 8 } }],
        parts: [{ name: 'aws_iam_role.r', text: 'used', at: { ...FILE, line: 9 } }],
      },
    ],
  ]),
};

test('texts and files are listed once, lines and elements in drawing order', async () => {
  const subject = await labeledSample();
  const drawn = linesIn(await pictureOf(subject));
  const data = detailsWithin(Number.POSITIVE_INFINITY, { layout: subject.layout, drawn }, PROVENANCE)!;
  const [texts, files, lines, things] = data;
  expect(new Set(texts).size).toBe(texts.length);
  expect(files.map(([shown]) => shown)).toEqual(['a b.tf', 'C:\\x:y.tf', 'a b.tf']);
  const read = (reasons: (typeof lines)[number]) => (reasons || []).map((each) => readReason(data, each));
  expect(lines.map(read)).toEqual([
    [
      ['environment', 'a b.tf:7', 'https://github.com/a/b/blob/0/a%20b.tf#L7'],
      ['no place', '', ''],
    ],
  ]);
  const numbers = [
    ...subject.layout.boxes.map(({ box }) => box.id),
    ...subject.layout.nodes.map(({ node }) => node.id),
  ];
  expect(things).toHaveLength(numbers.length);
  const [own, why, parts] = things[numbers.indexOf(A)] || [];
  expect(readReason(data, own!)).toEqual(['', 'C:\\x:y.tf:12', '']);
  expect(read(why!)).toEqual([['environment', 'a b.tf:8', 'https://github.com/a/b/blob/1/a%20b.tf#L8']]);
  expect(parts!.map(([each, name]) => [texts[name], ...readReason(data, each)])).toEqual([
    ['aws_iam_role.r', 'used', 'a b.tf:9', 'https://github.com/a/b/blob/0/a%20b.tf#L9'],
  ]);
});

test.each(['javascript:alert(1)', 'http://x/', 'data:text/html,x', '//x', ''])(
  'an address that begins with %p is none',
  (address) => {
    expect(readReason([['t'], [['x.tf', address]], [], [], []], [0, 0, 3])).toEqual(['t', 'x.tf:3', '']);
  },
);

test('without evidence for the drawn elements the page has no details', async () => {
  const none: ProvenanceDetails = { lines: new Map([['x\ny', [{ text: 'z' }]]]), elements: new Map() };
  const [with_, without] = [await pageOf(await labeledSample(), none), await pageOf(await labeledSample())];
  expect(with_).toBe(without);
  expect(without).toContain(script);
  expect(without).not.toContain('id="told"');
  expect(await pageOf(await labeledSample(), PROVENANCE)).toContain('id="told"');
});

test('the line of a group has the reasons of all members, each once', async () => {
  const sources = ['a', 'b', 'c'].map((name) => `aws_ecs_service.${name}`);
  const targets = ['a', 'b', 'c'].map((name) => `aws_sqs_queue.${name}`);
  const pairs = sources.flatMap((from) => targets.map((to) => [from, to] as const));
  const subject = await labeledGraph(
    createGraph({
      nodes: [...sources, ...targets].map((address) => createNode({ address })),
      edges: pairs.map(([from, to]) => createEdge({ from, to })),
    }),
  );
  const drawn = linesIn(await pictureOf(subject));
  const lines = new Map(
    pairs.map(([from, to], i) => [`${from}\n${to}`, i % 2 === 0 ? [{ text: 'the role' }] : [{ text: `${i}` }]]),
  );
  const data = detailsWithin(
    Number.POSITIVE_INFINITY,
    { layout: subject.layout, drawn },
    { lines, elements: new Map() },
  )!;
  expect(drawn).toHaveLength(1);
  expect((data[2][0] || []).map((each) => readReason(data, each)[0])).toEqual(['the role', '1', '3', '5', '7']);
});
