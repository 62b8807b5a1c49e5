/** Marks of direction are in no picture and, as they are, in no JSON; letters that are written from right to left stay. */

import { createGraph, createNode } from '../../src/graph/create.js';
import { escapeDirectionMarks, stripDirectionMarks } from '../../src/graph/direction-marks.js';
import { serialiseGraph } from '../../src/graph/format.js';
import { escapeXml } from '../../src/render/svg/notation.js';

const MARKS = '\u007f\u009b\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
const LETTERS = 'שלום مرحبا é日🚀 👩\u200d💻';

test.each([...MARKS].map((mark) => [mark.charCodeAt(0).toString(16), mark]))(
  'U+%s is left out of pictures',
  (_, mark) => {
    expect(escapeXml(`a${mark}<b>`)).toBe('a&lt;b&gt;');
  },
);

test('keeps letters of all languages', () => {
  expect(escapeXml(LETTERS)).toBe(LETTERS);
  expect(stripDirectionMarks(LETTERS)).toBe(LETTERS);
});

test('escapes the characters in JSON without changing its value', () => {
  const json = escapeDirectionMarks(JSON.stringify({ [MARKS]: LETTERS }));
  expect(stripDirectionMarks(json)).toBe(json);
  expect(JSON.parse(json)).toEqual({ [MARKS]: LETTERS });
});

test('escapes direction marks in a graph file', () => {
  const address = 'aws_s3_bucket.b["x\u202ey"]';
  const text = serialiseGraph(createGraph({ nodes: [createNode({ address })], edges: [] }));
  expect(text).toContain('\\u202e');
  expect(Object.keys(JSON.parse(text))).toEqual([address]);
});
