import { filesBelow } from '../support/files.js';

const LIMIT = 300;

/** Pure data: tables of types, and the table of options. */
const DATA = [/^src\/catalog\/(aws|azure|google|other)\//, /^src\/options\.ts$/, /\.generated\.ts$/];

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

/** By a name: files of a room, or of a folder. */
function sized(nameOf: (path: string) => string) {
  const sizes = new Map<string, { files: number; lines: number }>();
  for (const { path, text } of filesBelow('src', '.ts')) {
    const { files, lines: before } = sizes.get(nameOf(path)) ?? { files: 0, lines: 0 };
    sizes.set(nameOf(path), { files: files + 1, lines: before + lines(text) });
  }
  return [...sizes];
}

test('no room holds more than a fifth of the program', () => {
  const rooms = sized((path) => path.split('/')[1]!);
  const total = rooms.reduce((sum, [, room]) => sum + room.lines, 0);
  expect(rooms.filter(([, room]) => room.lines > total / 5)).toEqual([]);
});

/** More cannot be taken in at a glance. */
const BESIDE_EACH_OTHER = 25;

test(`no folder with more than ${BESIDE_EACH_OTHER} files beside each other`, () => {
  const folders = sized((path) => path.slice(0, path.lastIndexOf('/')));
  expect(folders.filter(([, { files }]) => files > BESIDE_EACH_OTHER)).toEqual([]);
});
