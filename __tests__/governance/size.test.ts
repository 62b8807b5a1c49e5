import { filesBelow } from '../support/files.js';

const LIMIT = 300;

/** Pure data, one entry a line: tables of types, and the catalogue of messages. */
const DATA = [/^src\/clouds\/(aws|azure|google|other)\//, /^src\/messages\.ts$/, /\.generated\.ts$/];

const lines = (text: string): number => text.split('\n').length;
const code = () =>
  [
    ...filesBelow('src', '.ts'),
    ...filesBelow('__tests__', '.ts'),
    ...filesBelow('scripts', '.mjs', '.cjs', '.ts'),
  ].filter(({ path }) => !DATA.some((pattern) => pattern.test(path)));

test(`no file over ${LIMIT} lines: split it by what it does, or make the data a table`, () => {
  const long = code().filter(({ text }) => lines(text) > LIMIT);
  expect(long.map(({ path, text }) => `${path}: ${lines(text)} lines`)).toEqual([]);
});

test('half of the source files are under 100 lines', () => {
  const sizes = filesBelow('src', '.ts')
    .map(({ text }) => lines(text))
    .sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(100);
});
