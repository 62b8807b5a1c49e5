import fc from 'fast-check';
import { compareRuns, type Marker, readMarker, withMarker, writeMarker } from '../../src/pull-request/marker.js';

const MARKER: Marker = { id: 'prod', run: 12, attempt: 1, sha: 'abc', hash: 'f00', commit: null, isKept: false };

test('a line that GitHub does not show', () => {
  expect(writeMarker(MARKER)).toBe(
    '<!-- groundplan v1 {"id":"prod","run":12,"attempt":1,"sha":"abc","hash":"f00"} -->',
  );
});

test('a written marker is read back, whatever its fields contain, and ends with its line', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('-->', '--!>', '--', '->', '<!--', '"} --> <b>', '\n'));
  const commit = fc.option(fc.constant('a'.repeat(40)));
  const number = fc.nat();
  const markers = fc.record({
    ...{ id: text, run: number, attempt: number, sha: text, hash: text, commit },
    isKept: fc.boolean(),
  });
  fc.assert(
    fc.property(markers, fc.string(), (marker, body) => {
      const line = writeMarker(marker);
      expect(line.indexOf('-->')).toBe(line.length - 3);
      expect(line).not.toMatch(/\n|--!>|<(?!!-- groundplan)/);
      expect(readMarker(`${line}\n${body}`)).toEqual(marker);
      expect(readMarker(`${line}\r\n${body}`)).toEqual(marker);
      expect(withMarker(`${line}\n${body}`, MARKER)).toBe(`${writeMarker(MARKER)}\n${body}`);
    }),
  );
});

test.each([
  '',
  ' <!-- groundplan v1 {"id":"a","run":1,"attempt":1} -->',
  '> <!-- groundplan v1 {"id":"a","run":1,"attempt":1} -->',
  '<!-- groundplan v2 {"id":"a","run":1,"attempt":1} -->',
  '<!-- groundplan v1 {"id":"a","run":"1","attempt":1} -->',
  '<!-- groundplan v1 {"id":"a","run":1} -->',
  '<!-- groundplan v1 [] -->',
  '<!-- groundplan v1 null -->',
  '<!-- groundplan v1 {"id":"a", -->',
  '<!-- groundplan v1 {"id":"a","run":1,"attempt":1}',
])('%p is no marker', (body) => {
  expect(readMarker(body)).toBeNull();
});

test('an invalid commit is read as null', () => {
  const line = '<!-- groundplan v1 {"id":"a","run":1,"attempt":1,"commit":"main/../x"} -->';
  expect(readMarker(line)).toMatchObject({ commit: null });
});

test('a later attempt of a run is newer, a later run newer still', () => {
  expect(compareRuns({ run: 2, attempt: 1 }, { run: 1, attempt: 9 })).toBeGreaterThan(0);
  expect(compareRuns({ run: 1, attempt: 1 }, { run: 1, attempt: 2 })).toBeLessThan(0);
  expect(compareRuns({ run: 1, attempt: 1 }, { run: 1, attempt: 1 })).toBe(0);
});
