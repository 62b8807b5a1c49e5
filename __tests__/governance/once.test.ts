/** What several rooms need is there once, on a floor that all of them know. */
import { filesBelow, withoutComments } from '../support/files.js';

const filesWith = (pattern: RegExp): string[] =>
  filesBelow('src', '.ts').flatMap(({ path, text }) => (pattern.test(withoutComments(text)) ? [path] : []));

test.each([
  ['groups by a key', /(function|const) groupBy\b/, ['src/graph/group-by.ts']],
  ['the classes of characters that cannot be seen', /\\p\{Cf\}[^/]*\\p\{Zl\}/, ['src/platform/text/printable.ts']],
  ['the walk with a star', /function (wild|matchesWild)\b/, ['src/platform/text/matching.ts']],
  ['the marks of a zip archive', /0x0[0-9]0[0-9]4b50|yauzl/, ['src/platform/archives/zip.ts']],
])('%s: in one place', (_, pattern, expected) => {
  expect(filesWith(pattern)).toEqual(expected);
});

test('access to JSON of any shape: in one place', () => {
  const files = filesBelow('src', '.ts').map(({ path }) => path);
  expect(files.filter((path) => path.endsWith('/foreign.ts'))).toEqual(['src/platform/json/foreign.ts']);
});
