import { chmodSync, mkdirSync, readdirSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEntry, sealEntry, serialiseResult } from '../../../src/platform/cache/remember.js';
import { fingerprintOf, type Row } from '../../../src/platform/cache/rows.js';
import { resultStore } from '../../../src/platform/cache/store.js';
import { nodeFiles } from '../../../src/platform/node.js';
import { newTemporary } from '../../support/temporary.js';

const KEY = 'a'.repeat(40);
const OTHER = 'b'.repeat(40);
const fingerprint = (at: number) => at.toString(16).padStart(64, '0').split('').reverse().join('');
const content = (text: string) => new TextEncoder().encode(text);
const folderOf = (home: string) => join(home, '.groundplan/results');

test('an entry is a file that only the user can read, in a directory of the user', async () => {
  const home = newTemporary('groundplan-results-');
  const store = resultStore(home, 'test', nodeFiles);
  await store.write(KEY, fingerprint(1), content('one'));
  const [name] = await store.entries(KEY);
  expect(statSync(folderOf(home)).mode & 0o777).toBe(0o700);
  expect(statSync(join(folderOf(home), name!)).mode & 0o777).toBe(0o600);
  expect(Buffer.from((await store.read(name!))!).toString()).toBe('one');
  expect(await store.entries(OTHER)).toEqual([]);
  expect(await store.summary()).toEqual({ entries: 1, bytes: 3 });
  await store.clear();
  expect(await store.summary()).toEqual({ entries: 0, bytes: 0 });
});

test('the same key and fingerprint are one entry', async () => {
  const store = resultStore(newTemporary('groundplan-results-'), 'test', nodeFiles);
  await Promise.all(Array.from({ length: 20 }, () => store.write(KEY, fingerprint(1), content('same'))));
  expect(await store.entries(KEY)).toHaveLength(1);
});

test('the oldest entries of a key, and of all, are dropped above the limits', async () => {
  const home = newTemporary('groundplan-results-');
  const store = resultStore(home, 'test', nodeFiles, { bytes: 25, entries: 6 });
  const write = async (key: string, at: number) => {
    await store.write(key, fingerprint(at), content('12345'));
    const name = (await store.entries(key)).find((one) => one.endsWith(fingerprint(at).slice(0, 16)))!;
    utimesSync(join(folderOf(home), name), at, at);
  };
  for (let at = 1; at <= 6; at++) await write(KEY, at);
  expect((await store.entries(KEY)).map((name) => Number.parseInt(name.slice(41, 42), 16))).toEqual([6, 5, 4, 3]);
  await write(OTHER, 7);
  await write(OTHER, 8);
  // 6 entries of 5 bytes are more than 25 bytes.
  expect(await store.summary()).toEqual({ entries: 5, bytes: 25 });
  expect(await store.entries(KEY)).toHaveLength(3);
  await store.write(KEY, fingerprint(9), content('x'.repeat(26)));
  expect(await store.summary()).toEqual({ entries: 5, bytes: 25 });
});

test('files of others, links and folders in the directory are left alone', async () => {
  const home = newTemporary('groundplan-results-');
  const store = resultStore(home, 'test', nodeFiles);
  mkdirSync(folderOf(home), { recursive: true });
  writeFileSync(join(folderOf(home), 'notes.txt'), 'mine');
  mkdirSync(join(folderOf(home), `${KEY}-${'0'.repeat(16)}`));
  symlinkSync('/etc/hostname', join(folderOf(home), `${KEY}-${'1'.repeat(16)}`));
  expect(await store.entries(KEY)).toEqual([]);
  expect(await store.read(`${KEY}-${'1'.repeat(16)}`)).toBeNull();
  await store.clear();
  expect(readdirSync(folderOf(home))).toHaveLength(3);
});

test('a directory that cannot be written rejects, and one that does not exist is empty', async () => {
  const home = newTemporary('groundplan-results-');
  writeFileSync(join(home, '.groundplan'), 'a file in its place');
  const store = resultStore(home, 'test', nodeFiles);
  await expect(store.write(KEY, fingerprint(1), content('x'))).rejects.toHaveProperty('code');
  expect(await store.entries(KEY)).toEqual([]);
  expect(await store.summary()).toEqual({ entries: 0, bytes: 0 });
  chmodSync(home, 0o700);
});

// ---- Entries.

const rows: readonly Row[] = [
  { kind: 'readFile', name: '/a.tf', hash: '1' },
  { kind: 'list', name: '/', detail: '\\.tf$', hash: '2' },
];

test('an entry opens with its fingerprint only, and does not show its content', () => {
  const result = { secret: 'correct horse', lines: new Map([['a', [1, null, 'x']]]) };
  const bytes = sealEntry('request', rows, fingerprintOf(rows), serialiseResult(result));
  expect(Buffer.from(bytes).includes('correct horse')).toBe(false);
  expect(Buffer.from(bytes).includes('a.tf')).toBe(false);
  expect(readEntry('other request', bytes)).toBeNull();
  const entry = readEntry('request', bytes)!;
  expect(entry.questions).toEqual(rows.map(({ hash: _, ...question }) => question));
  expect(entry.open(fingerprintOf(rows))?.result).toEqual(result);
  expect(entry.open(fingerprintOf([...rows].reverse()))).toBeNull();
  expect(entry.open(fingerprintOf([{ ...rows[0]!, hash: '3' }, rows[1]!]))).toBeNull();
});

test('an entry with any byte changed, or cut anywhere, is no entry', () => {
  const bytes = sealEntry('request', rows, fingerprintOf(rows), serialiseResult({ a: 'b' }));
  for (let at = 0; at < bytes.length; at++) {
    const damaged = new Uint8Array(bytes);
    damaged[at]! ^= 1;
    expect(readEntry('request', damaged)).toBeNull();
    expect(readEntry('request', bytes.subarray(0, at))).toBeNull();
  }
  expect(readEntry('request', bytes)).not.toBeNull();
});

test('a fingerprint depends on kind, name, detail, hash and order', () => {
  const row: Row = { kind: 'readFile', name: 'a', hash: '1' };
  const others: Row[] = [
    { ...row, kind: 'kindOf' },
    { ...row, name: 'b' },
    { ...row, detail: '5' },
    { ...row, hash: '2' },
  ];
  const all = [[row], ...others.map((other) => [other]), [row, others[0]!], [others[0]!, row], []].map(fingerprintOf);
  expect(new Set(all).size).toBe(all.length);
});
