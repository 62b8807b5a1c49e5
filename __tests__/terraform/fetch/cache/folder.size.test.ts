import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Io } from '../../../../src/platform/io.js';
import { boundCache } from '../../../../src/terraform/fetch/cache/folder.js';
import { INODE_BYTES } from '../../../../src/terraform/fetch/limits.js';
import { ioAtHome } from '../../../support/repository.js';

const BYTES = 1_000;
/** A folder, a folder in it, and a file. */
const SIZE = 3 * INODE_BYTES + BYTES;

/** @param age the larger, the older */
function entry({ home }: Io, kind: string, digit: string, age: number): string {
  const path = join(home, '.groundplan', kind, digit.repeat(40));
  mkdirSync(join(path, 'package'), { recursive: true });
  writeFileSync(join(path, 'package/main.tf'), 'x'.repeat(BYTES));
  const at = 1_700_000_000 - age;
  utimesSync(path, at, at);
  return path;
}
const left = ({ home }: Io) =>
  ['git', 'modules'].flatMap((kind) =>
    readdirSync(join(home, '.groundplan', kind)).map((name) => `${kind}/${name[0]}`),
  );

test('the oldest entries of both kinds are evicted; folders and small files count', async () => {
  const io = ioAtHome();
  entry(io, 'git', 'a', 3);
  entry(io, 'modules', 'b', 4);
  entry(io, 'modules', 'c', 1);
  const changed = entry(io, 'git', 'd', 9);
  mkdirSync(join(io.home, '.groundplan/git/groundplan-other'));
  await boundCache(`${changed}/package`, io, 2 * SIZE);
  expect(left(io)).toEqual(['git/d', 'git/g', 'modules/c']);
  const note = JSON.parse(readFileSync(join(io.home, '.groundplan/.bytes'), 'utf8'));
  expect(Object.values(note)).toEqual([SIZE, SIZE]);
});

const withBoth = (io: Io) => mkdirSync(join(io.home, '.groundplan/modules'), { recursive: true });

test('sizes are measured once, and again if the record is broken', async () => {
  const io = ioAtHome();
  withBoth(io);
  const old = entry(io, 'git', 'a', 3);
  const changed = entry(io, 'git', 'b', 1);
  await boundCache(changed, io, 2 * SIZE);
  const lists: string[] = [];
  const list: Io['list'] = (path) => {
    lists.push(path);
    return io.list(path);
  };
  await boundCache(changed, { ...io, list }, 2 * SIZE);
  expect(lists).not.toContain(old);
  for (const broken of ['', '[]', '{"git/x":"y"}', '\u0000']) {
    writeFileSync(join(io.home, '.groundplan/.bytes'), broken);
    await boundCache(changed, io, 2 * SIZE);
    expect(left(io)).toEqual(['git/a', 'git/b']);
  }
});

test('a missing cache is no error', async () => {
  const io = ioAtHome();
  await boundCache(`${io.home}/x`, io);
  expect(readdirSync(io.home)).toEqual([]);
});
