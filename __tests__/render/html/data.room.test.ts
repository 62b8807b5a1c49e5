/** However much evidence there is, the page stays within its size and counts what it leaves out. */

import {
  type DetailData,
  detailsWithin,
  embeddable,
  LIMIT_STEPS,
  linesIn,
  locationIn,
} from '../../../src/render/html/data.js';
import { EVIDENCE_BYTES, EVIDENCE_SHARE_OF_DRAWING } from '../../../src/render/limits.js';
import type { LabeledLayout, ProvenanceDetails, Reason } from '../../../src/render/writer.js';
import { labeledCase, pageOf, pictureOf } from './support/pages.js';

/** All that is no picture and no evidence: docs/decisions/0014-page.md. */
const PAGE_BYTES_MAX = 66 * 1024;

const LONG = '<&>'.repeat(400);

/** `count` of everything, each another text in another file. */
function provenanceWith({ layout }: LabeledLayout, count: number): ProvenanceDetails {
  let number = 0;
  const reason = (): Reason => {
    const file = `${++number}/${LONG}.tf`;
    return {
      text: `${number} ${LONG}`,
      at: { file, line: number, address: `https://github.com/a/b/blob/0/${number}#L` },
    };
  };
  const all = () => Array.from({ length: count }, reason);
  const parts = () => all().map((each) => ({ ...each, name: `${number}.${LONG}` }));
  const ids = [...layout.boxes.map(({ box }) => box.id), ...layout.nodes.map(({ node }) => node.id)];
  return {
    lines: new Map(layout.edges.map(({ edge }) => [`${edge.from}\n${edge.to}`, all()])),
    elements: new Map(ids.map((id) => [id, { ...reason(), why: all(), parts: parts() }])),
  };
}

test.each([
  ['one-node', 5000],
  ['aws-web-shop', 200],
  ['aws-estate', 20],
])('%s, with %i reasons for everything', async (name, count) => {
  const labeled = await labeledCase(name);
  const provenance = provenanceWith(labeled, count);
  const text = await pageOf(labeled, provenance);
  const [page, picture] = [text, await pictureOf(labeled)].map((each) => Buffer.byteLength(each));
  expect(page! - picture! - PAGE_BYTES_MAX).toBeLessThanOrEqual(
    Math.max(EVIDENCE_BYTES, picture! * EVIDENCE_SHARE_OF_DRAWING),
  );
  // Nothing is left out in silence.
  expect(text).toMatch(/"and \d+ more"/);
});

const words = ([texts]: DetailData, reasons: DetailData[2][number] = 0) => (reasons || []).map(([text]) => texts[text]);

test('a long list is cut to its first entries and a count, unless only one would be left out', async () => {
  const labeled = await labeledCase('aws-web-shop');
  const drawn = linesIn(await pictureOf(labeled));
  const [first, second, third] = labeled.layout.edges.map(({ edge }) => `${edge.from}\n${edge.to}`);
  const reasons = (count: number) => Array.from({ length: count }, (_, at) => ({ text: `r${at + 1}` }));
  const lines = new Map([
    [first!, reasons(12)],
    [second!, reasons(13)],
    [third!, reasons(24)],
  ]);
  const data = detailsWithin(
    Number.POSITIVE_INFINITY,
    { layout: labeled.layout, drawn },
    { lines, elements: new Map() },
  )!;
  const found = data[2].map((each) => words(data, each)).filter(({ length }) => length > 0);
  expect(found.map(({ length }) => length).sort()).toEqual([12, 13, 13]);
  expect(found.find((each) => each.includes('and 12 more'))).toEqual([
    ...reasons(12).map(({ text }) => text),
    'and 12 more',
  ]);
});

test('less room leaves shorter lists, in the end only counts, but always all tags', async () => {
  const labeled = await labeledCase('aws-minimal');
  const drawn = linesIn(await pictureOf(labeled));
  const provenance = {
    ...provenanceWith(labeled, 40),
    tags: new Map([['team', new Map([[labeled.layout.nodes[0]!.node.id, ['pay']]])]]),
  };
  const longest: number[] = [];
  for (let room = Number.POSITIVE_INFINITY; longest.length < LIMIT_STEPS.length; ) {
    const data = detailsWithin(room, { layout: labeled.layout, drawn }, provenance)!;
    expect(data[4].map(([name, of]) => [name, of.flat().map((value) => data[0][value])])).toEqual([['team', ['pay']]]);
    longest.push(Math.max(...data[2].map((each) => words(data, each).length)));
    // A little less than this one takes.
    room = Buffer.byteLength(embeddable(data)) - 100;
  }
  expect(longest).toEqual([13, 7, 4, 2, 1, 1]);
});

test('an address that is too long is left out, not cut', () => {
  const address = `https://github.com/${'a'.repeat(600)}#L`;
  expect(locationIn(LIMIT_STEPS[0]!, { file: 'a.tf', line: 1, address })).toEqual({ at: { file: 'a.tf', line: 1 } });
});
