/** Work on archives is charged when it is done: what breaks at its end has cost as much. */
import { gzipSync } from 'node:zlib';
import { nodeIo } from '../../../../src/platform/node.js';
import { RUN_ENTRIES_MAX, RUN_INODES_MAX } from '../../../../src/terraform/fetch/limits.js';
import * as messages from '../../../../src/terraform/fetch/messages.js';
import { Quota, type Spent } from '../../../../src/terraform/fetch/network/quota.js';
import { type ArchiveFormat, unpackArchive } from '../../../../src/terraform/fetch/unpack/index.js';
import { tarOf, zipOf } from '../../../support/archives.js';

/** Nothing is written: what is counted is what would have been. */
const IO = {
  ...nodeIo(),
  makeDirectory: async () => {},
  writeNew: async () => {},
  link: async () => {},
  realPath: async (path: string) => path,
};

const unpack = (bytes: Buffer, format: ArchiveFormat, quota: Quota) =>
  unpackArchive(bytes, format, { root: '/x', io: IO, spend: (spent) => quota.spend(spent) }).then(
    () => 'taken',
    (error: Error) => error.message,
  );

/** What was spent. */
function spent(quota: Quota): Required<Spent> {
  const whole = new Quota().left;
  const left = Object.entries(quota.left) as [keyof Spent, number][];
  return Object.fromEntries(left.map(([name, count]) => [name, whole[name] - count])) as unknown as Required<Spent>;
}

const FILES = [
  { name: 'a/b', content: 'xyz' },
  { name: 'c', content: '' },
  { name: 'l', type: '2', target: 'c' },
];

test.each(['tar', 'tar.gz'] as const)('%s: files, folders and links of a truncated archive count', async (format) => {
  const whole = tarOf(FILES);
  const broken = Buffer.concat([whole.subarray(0, -1024), Buffer.alloc(512, 1)]);
  for (const [bytes, end] of [
    [whole, 'taken'],
    [broken, messages.ARCHIVE_BROKEN],
  ] as const) {
    const quota = new Quota();
    expect(await unpack(format === 'tar' ? bytes : gzipSync(bytes), format, quota)).toBe(end);
    expect(spent(quota)).toMatchObject({ diskBytes: 3, inodes: 4, unpackedBytes: bytes.length });
    expect(spent(quota).entries).toBeGreaterThanOrEqual(3);
  }
});

test('zip: entries before the broken one count', async () => {
  const bytes = zipOf(FILES.slice(0, 2));
  const quota = new Quota();
  const broken = zipOf([...FILES.slice(0, 2), { name: 'd', content: 'x', size: 9 }]);
  expect(await unpack(broken, 'zip', quota)).toBe(messages.ARCHIVE_BROKEN);
  expect(spent(quota)).toMatchObject({ diskBytes: 3, inodes: 3, entries: 3 });
  expect(await unpack(bytes, 'zip', new Quota())).toBe('taken');
});

test('zip: entries are charged before they are read', async () => {
  const bytes = zipOf(FILES.slice(0, 2));
  // The mark of the second entry in the directory.
  bytes[bytes.lastIndexOf('PK\x01\x02')] = 0;
  const quota = new Quota();
  expect(await unpack(bytes, 'zip', quota)).toBe(messages.ARCHIVE_BROKEN);
  expect(spent(quota)).toMatchObject({ entries: 2, inodes: 0 });
});

test('skipped entries of an archive count, too', async () => {
  const quota = new Quota();
  await unpack(tarOf(Array.from({ length: 100 }, () => ({ name: 'hard', type: '1', target: 'c' }))), 'tar', quota);
  expect(spent(quota)).toMatchObject({ inodes: 0, diskBytes: 0 });
  expect(spent(quota).entries).toBeGreaterThanOrEqual(100);
});

test('broken archives are refused once the quota is exhausted', async () => {
  const files = Array.from({ length: 1_000 }, (_, i) => ({ name: `f${i}`, content: '' }));
  const broken = gzipSync(Buffer.concat([tarOf(files).subarray(0, -1024), Buffer.alloc(512, 1)]));
  const quota = new Quota();
  const taken = 3;
  quota.spend({ inodes: RUN_INODES_MAX - taken * files.length });
  const ends: string[] = [];
  for (let i = 0; i < 8; i++) ends.push(await unpack(broken, 'tar.gz', quota));
  expect(ends.slice(0, taken)).toEqual(Array.from({ length: taken }, () => messages.ARCHIVE_BROKEN));
  expect(ends.slice(taken)).toEqual(Array.from({ length: 8 - taken }, () => messages.RUN_TOO_MUCH));
});

test('an exhausted quota refuses any further use', () => {
  const quota = new Quota();
  expect(() => quota.spend({ entries: RUN_ENTRIES_MAX + 1 })).toThrow(messages.RUN_TOO_MUCH);
  expect(() => quota.spend({})).toThrow(messages.RUN_TOO_MUCH);
});
