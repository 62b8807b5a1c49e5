import { COPIED_FILES_MAX } from '../../../../src/planning/limits.js';
import { copyFileReads } from '../../../../src/planning/offline/copy/file-copier.js';
import type { Layout } from '../../../../src/planning/offline/copy/layout.js';
import type { FileRead } from '../../../../src/planning/offline/sanitise/functions.js';
import type { Files } from '../../../../src/platform/io.js';

const TOP = '/source';
const MODULE = TOP;

/** A package with so many empty files in the directory `files`. */
function packageWith(count: number) {
  const written: string[] = [];
  const io = {
    realPath: async (path: string) => path,
    kindOf: async (path: string) => (path === `${TOP}/files` ? 'directory' : 'file'),
    list: async () => Array.from({ length: count }, (_, at) => ({ name: `${at}`, kind: 'file' })),
    readRegular: async () => new Uint8Array(),
    makeDirectory: async () => {},
    writeNew: async (path: string) => void written.push(path),
  } as unknown as Files;
  const layout = {
    ...{ top: '/copy', root: '/copy/source', groups: [{ from: TOP, to: '/copy/source' }], packageTop: TOP },
    files: new Map([[MODULE, { top: TOP, number: 0 }]]),
    names: { path: (path: string) => path, name: (name: string) => name },
  } as unknown as Layout;
  return { io, layout, written };
}

const ALL_FILES: FileRead = { path: `${TOP}/files`, isDirectory: true, isTemplate: false, module: MODULE };

test.each([
  [COPIED_FILES_MAX, 'yes'],
  [COPIED_FILES_MAX + 1, 'no'],
])('a directory of %s files can be read: %s', async (count, expected) => {
  const { io, layout, written } = packageWith(count);
  const readable = await copyFileReads([ALL_FILES], layout, io);
  expect(readable(ALL_FILES)).toBe(expected);
  expect(written).toHaveLength(COPIED_FILES_MAX);
});

test('a file that nobody asked for cannot be read', async () => {
  const { io, layout } = packageWith(1);
  const readable = await copyFileReads([], layout, io);
  expect(readable(ALL_FILES)).toBe('no');
});
