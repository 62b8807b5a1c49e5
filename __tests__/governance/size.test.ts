import { filesBelow } from '../support/files.js';

/** One concept a file; shorter files only scatter one behaviour over many. */
const LIMIT = 600;

/** Pure data: tables of types, and the table of options. */
const DATA = [/^src\/catalog\/(aws|azure|google|other)\//, /^src\/options\.ts$/];

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
