import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { unzip } from '../../../src/action/artifacts/download.js';
import { ARCHIVE_FILES_MAX } from '../../../src/action/limits.js';
import { zip } from './zip-writer.js';

const ALL = () => true;
const texts = (files: ReadonlyMap<string, Uint8Array> | null) =>
  files === null
    ? null
    : Object.fromEntries([...files].map(([name, content]) => [name, Buffer.from(content).toString()]));

test('packed and stored files, those that are wanted', async () => {
  const archive = zip([
    { name: 'a.json', content: '{"a":1}' },
    { name: 'b.txt', content: 'b'.repeat(1000), isStored: true },
    { name: 'c.txt', content: '' },
  ]);
  expect(texts(await unzip(archive, ALL, 10_000))).toEqual({
    'a.json': '{"a":1}',
    'b.txt': 'b'.repeat(1000),
    'c.txt': '',
  });
  expect(texts(await unzip(archive, (name) => name === 'a.json', 10_000))).toEqual({ 'a.json': '{"a":1}' });
});

test('a comment behind the end, and another end in it', async () => {
  expect(texts(await unzip(zip([{ name: 'a', content: 'x' }], 'a comment'), ALL, 10))).toEqual({ a: 'x' });
});

test('more than it may hold is not unpacked, whether it says so or not', async () => {
  const big = deflateRawSync(Buffer.alloc(1_000_000));
  expect(await unzip(zip([{ name: 'a', packed: big, size: 1_000_000 }]), ALL, 999_999)).toBeNull();
  expect(await unzip(zip([{ name: 'a', packed: big, size: 10 }]), ALL, 999_999)).toBeNull();
  expect(await unzip(zip([{ name: 'a', packed: big, size: 0 }]), ALL, 999_999)).toBeNull();
  expect(await unzip(zip([{ name: 'a', content: 'x'.repeat(50), isStored: true, size: 1 }]), ALL, 10)).toBeNull();
  const two = { packed: big, size: 600_000 };
  expect(
    await unzip(
      zip([
        { name: 'a', ...two },
        { name: 'b', ...two },
      ]),
      ALL,
      1_000_000,
    ),
  ).toBeNull();
});

test('what is no archive', async () => {
  expect(await unzip(new Uint8Array(), ALL, 10)).toBeNull();
  expect(await unzip(Buffer.from('not a zip file at all, not even nearly'), ALL, 10)).toBeNull();
  expect(await unzip(zip([{ name: 'a', content: 'x', method: 99 }]), ALL, 10)).toBeNull();
});

test('any byte may be anything: null or files, never a throw, never more than was allowed', async () => {
  const archive = zip([
    { name: 'a.json', content: '{"a":1}'.repeat(50) },
    { name: 'b.txt', content: 'b'.repeat(100), isStored: true },
  ]);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(archive.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
      fc.nat(archive.length),
      async (changes, length) => {
        const broken = Buffer.from(archive);
        for (const [at, byte] of changes) broken[at] = byte;
        for (const bytes of [broken, broken.subarray(0, length)]) {
          const files = await unzip(bytes, ALL, 2000);
          const size = [...(files?.values() ?? [])].reduce((sum, { length: bytesOf }) => sum + bytesOf, 0);
          expect(size).toBeLessThanOrEqual(2000);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('an archive of more files than diagrams have is none; those that nobody wants do not count', async () => {
  const files = Array.from({ length: ARCHIVE_FILES_MAX + 1 }, (_, at) => ({
    name: `${at}.svg`,
    content: '',
    isStored: true,
  }));
  expect(await unzip(zip(files), ALL, 10)).toBeNull();
  expect((await unzip(zip(files), (name) => name === '7.svg', 10))?.size).toBe(1);
});
