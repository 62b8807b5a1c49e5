/** Untrusted archives: the files that are written, and the archives that are refused. */
import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { nodeIo } from '../../../../src/platform/node.js';
import {
  FILE_BYTES_MAX,
  FOLDER_DEPTH_MAX,
  LINKS_MAX,
  RATIO_FROM_BYTES,
} from '../../../../src/terraform/fetch/limits.js';
import * as messages from '../../../../src/terraform/fetch/messages.js';
import { type ArchiveFormat, unpackArchive } from '../../../../src/terraform/fetch/unpack/index.js';
import { isPlainLink } from '../../../../src/terraform/fetch/unpack/paths.js';
import { paxOf, type TarEntry, tarOf, zipOf } from '../../../support/archives.js';
import { newFolder } from '../../../support/repository.js';

async function unpacked(bytes: Buffer, format: ArchiveFormat): Promise<string> {
  const root = newFolder();
  await unpackArchive(bytes, format, { root, io: nodeIo(), spend: () => {} });
  return root;
}
const untar = (entries: readonly TarEntry[]) => unpacked(gzipSync(tarOf(entries)), 'tar.gz');
const namesIn = (root: string) => readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (error: Error) => error.message,
  );

const KEYS = Array.from({ length: 65 }, (_, i) => [`k${i}`, 'v'] as const);

const EVIL = [
  '/etc/x',
  '../x',
  'a/../../x',
  'a\\b',
  'C:x',
  '.git/config',
  'a/.GIT/config',
  '.git /config',
  'git~1/x',
  'new\nline',
  `${'d/'.repeat(FOLDER_DEPTH_MAX)}x`,
  'n'.repeat(90),
];

test('tar: only files with plain names', async () => {
  const root = await untar([
    ...EVIL.slice(0, -1).flatMap((name) => [
      { name: 'ok', content: '1' },
      { name: name.slice(0, 100), content: 'evil' },
    ]),
    { name: Buffer.from([0x61, 0xff]), content: 'x' },
    { name: './sub/main.tf', content: 'x', mode: 0o4755 },
    { name: 'hard', type: '1', target: 'ok' },
    { name: 'device', type: '3' },
    { name: 'pipe', type: '6' },
  ]);
  expect(namesIn(root)).toEqual(['ok', 'sub', 'sub/main.tf']);
  expect(statSync(join(root, 'sub/main.tf')).mode & 0o7000).toBe(0);
});

test('zip: only files with plain names', async () => {
  const names = EVIL.slice(0, -1).map((name) => ({ name, content: 'evil' }));
  const kinds = [0o010644, 0o020644, 0o060644, 0o140644].map((mode, i) => ({ name: `kind${i}`, mode }));
  const root = await unpacked(
    zipOf([...names, ...kinds, { name: 'sub/main.tf', content: 'x' }, { name: 'e/' }]),
    'zip',
  );
  expect(namesIn(root)).toEqual(['e', 'sub', 'sub/main.tf']);
  expect(readFileSync(join(root, 'sub/main.tf'), 'utf8')).toBe('x');
});

test('zip: files in another order than their listing do not count as overlapping', async () => {
  const files = ['a', 'b', 'c'].map((name) => ({ name, content: name.repeat(99) }));
  const root = await unpacked(zipOf(files, 1, true), 'zip');
  expect(files.map(({ name }) => readFileSync(join(root, name), 'utf8'))).toEqual(files.map(({ content }) => content));
});

const LINKS: readonly (readonly [string, string])[] = [
  ['etc', '/etc'],
  ['up', '..'],
  ['a/up', '../..'],
  ['a/winding', 'x/../../y'],
  ['long', 'x/'.repeat(600)],
  ['deep', 'x/'.repeat(80)],
  ['a/ok', '../main.tf'],
  ['git', '.git/config'],
];

test.each(['tar', 'zip'] as const)('%s: links are plain ways in the package, and come last', async (format) => {
  const files = [
    { name: 'etc/passwd', content: 'x' },
    { name: 'main.tf', content: 'm' },
  ];
  const archive =
    format === 'tar'
      ? tarOf([
          ...LINKS.filter(([, to]) => to.length < 100).map(([name, target]) => ({ name, type: '2', target })),
          ...files,
        ])
      : zipOf([...LINKS.map(([name, content]) => ({ name, content, mode: 0o120777 })), ...files]);
  const root = await unpacked(archive, format);
  const links = namesIn(root).filter((name) => lstatSync(join(root, name)).isSymbolicLink());
  expect(links).toEqual(['a/ok']);
  expect(readFileSync(join(root, 'a/ok'), 'utf8')).toBe('m');
});

test('a file is not written through a link that came before it', async () => {
  const outside = newFolder();
  const root = await untar([
    { name: 'd', type: '2', target: outside },
    { name: 'd/x', content: 'x' },
    { name: 'l', type: '2', target: 'd' },
    { name: 'l/y', content: 'y' },
  ]);
  expect(namesIn(outside)).toEqual([]);
  expect(namesIn(root)).toEqual(['d', 'd/x', 'l', 'l/y']);
});

test('links with winding targets, and links beyond the limit, are not created', async () => {
  const winding = `${'x/../'.repeat(200)}l0`;
  const entries = Array.from({ length: 240 }, (_, i): TarEntry[] => [
    { name: 'x', type: 'x', content: paxOf([['linkpath', winding]]) },
    { name: `l${i}`, type: '2', target: 'y' },
  ]).flat();
  expect(namesIn(await untar(entries))).toEqual([]);
  const many = Array.from({ length: LINKS_MAX + 50 }, (_, i) => ({ name: `l${i}`, type: '2', target: 'main.tf' }));
  expect(namesIn(await untar([{ name: 'main.tf', content: '' }, ...many]))).toHaveLength(LINKS_MAX + 1);
});

test.each([
  ['a link', 'a/b/c/d/x'],
  ['a link in other capitals', 'A/b/C/d/X'],
])('nothing is written through %s of the same archive', async (_, through) => {
  const entries = [
    { name: 'main.tf', content: '' },
    { name: 'a/b/c/d/x', type: '2', target: '../../../..' },
    { name: `${through}/l1`, type: '2', target: '../../../..' },
    { name: `${through}/l1/.gitconfig`, type: '2', target: 'a/b/c/d/x/main.tf' },
    { name: `${through}/l1/folder/new`, type: '2', target: '../../main.tf' },
  ];
  for (const order of [entries, [...entries].reverse()]) {
    const folder = await untar(order);
    expect(namesIn(folder)).not.toContainEqual(expect.stringMatching(/l1|gitconfig|new/));
    expect(readdirSync(dirname(folder)).filter((name) => /gitconfig|^folder$|^l1$/.test(name))).toEqual([]);
  }
});

test.each([
  ['x', 'y', true],
  ['a/x', '../y', true],
  ['a/x', './y/', true],
  ['x', '', false],
  ['x', '../y', false],
  ['x', 'a/../y', false],
  ['x', 'a//y', false],
  ['x', 'a\u0000b', false],
])('the link %s to %j: %s', (path, target, isPlain) => expect(isPlainLink(path, target)).toBe(isPlain));

test('tar: a long name in two parts is one path', async () => {
  const prefix = 'folder/'.repeat(20).slice(0, -1);
  expect(namesIn(await untar([{ name: 'main.tf', prefix, content: '1' }])).at(-1)).toBe(`${prefix}/main.tf`);
});

test('long names of pax and GNU are read', async () => {
  const long = `${'folder/'.repeat(20)}main.tf`;
  expect(
    namesIn(
      await untar([
        { name: 'p', type: 'x', content: paxOf([['path', long]]) },
        { name: 's', content: '1' },
      ]),
    ).at(-1),
  ).toBe(long);
  expect(
    namesIn(
      await untar([
        { name: 'p', type: 'L', content: `${long}\0` },
        { name: 's', content: '1' },
      ]),
    ).at(-1),
  ).toBe(long);
  const odd = paxOf([['path', '../../x']]);
  expect(
    namesIn(
      await untar([
        { name: 'p', type: 'x', content: odd },
        { name: 's', content: '1' },
      ]),
    ),
  ).toEqual([]);
});

test('too many or too long extension headers are refused', async () => {
  const keys = paxOf(Array.from({ length: 250_000 }, (_, i) => [`k${i}`, 'v'] as const));
  const entries = [{ name: 'g', type: 'g', content: keys }, ...Array(100).fill({ name: 'x', type: 'x' })];
  expect(await refusal(untar(entries))).toBe(messages.ARCHIVE_BROKEN);
  const hundred = paxOf(Array.from({ length: 100 }, (_, i) => [`k${i}`, 'v'] as const));
  expect(await refusal(untar([{ name: 'x', type: 'x', content: hundred }]))).toBe(messages.ARCHIVE_BROKEN);
});

test.each<[string, readonly TarEntry[], string]>([
  [
    'keys of a header for all',
    [
      { name: 'g', type: 'g', content: paxOf(KEYS) },
      { name: 'x', type: 'x' },
    ],
    'broken',
  ],
  ['keys of one header', [{ name: 'x', type: 'x', content: paxOf(KEYS) }], 'broken'],
  ['fewer keys', [{ name: 'x', type: 'x', content: paxOf(KEYS.slice(0, 64)) }], 'taken'],
  ['a header of 4 MB', [{ name: 'x', type: 'x', content: Buffer.alloc(4 * 2 ** 20, 97) }], 'broken'],
  ['a long name of 1 MB', [{ name: 'L', type: 'L', content: Buffer.alloc(2 ** 20, 97) }], 'broken'],
  [
    'many headers',
    Array.from({ length: 600 }, () => ({ name: 'x', type: 'x', content: paxOf(KEYS.slice(0, 1)) })),
    'broken',
  ],
  ['a hard link with content', [{ name: 'h', type: '1', target: 'x', content: 'x' }], 'broken'],
  ['a device with content', [{ name: 'h', type: '3', content: 'x' }], 'broken'],
  ['a folder with content', [{ name: 'h', type: '5', content: 'x' }], 'broken'],
])('tar, before a file: %s', async (_, before, end) => {
  const expected = end === 'broken' ? messages.ARCHIVE_BROKEN : end;
  const archive = [...before, { name: 'main.tf', content: 'x' }];
  expect(await refusal(untar(archive))).toBe(expected);
});

test.each<[string, Buffer]>([
  ['a second archive', tarOf([{ name: 'second.tf', content: '2' }])],
  ['bytes that are no header', Buffer.alloc(1_000_000, 97)],
])('tar: %s after the end marker is ignored, as by `tar`', async (_, appended) => {
  for (const length of [10, 16 * 1024, 100_000]) {
    // A name of 512 characters has a block of zeros inside its header, which is no end marker.
    const longName = { name: 'L', type: 'L', content: `${'d'.repeat(200)}/${'e'.repeat(200)}/${'f'.repeat(110)}\0` };
    const first = [{ name: 'zeros', content: Buffer.alloc(length) }, longName, { name: 'first.tf', content: '1' }];
    const archive = Buffer.concat([tarOf(first), appended]);
    for (const root of [await unpacked(archive, 'tar'), await unpacked(gzipSync(archive), 'tar.gz')]) {
      const files = namesIn(root).map((name) => name.slice(-5));
      expect(files).toEqual(['ddddd', 'eeeee', 'fffff', 'zeros']);
      expect(statSync(join(root, 'zeros')).size).toBe(length);
    }
  }
});

test('tar: a size in a pax header that differs from the size in the header is refused', async () => {
  const withSize = (size: string) => [
    { name: 'x', type: 'x', content: paxOf([['size', size]]) },
    { name: 'a', content: 'x'.repeat(600) },
  ];
  expect(namesIn(await untar(withSize('600')))).toEqual(['a']);
  expect(await refusal(untar(withSize('500')))).toBe(messages.ARCHIVE_BROKEN);
});

test('archives that expand beyond the limits are refused', async () => {
  const zeros = gzipSync(Buffer.concat([tarOf([{ name: 'z', content: Buffer.alloc(3 * RATIO_FROM_BYTES) }])]));
  expect(await refusal(unpacked(zeros, 'tar.gz'))).toBe(messages.ARCHIVE_TOO_LARGE);
  const shared = zipOf([{ name: 'a', content: 'x'.repeat(1_000) }], 3);
  expect(await refusal(unpacked(shared, 'zip'))).toBe(messages.ARCHIVE_BROKEN);
  const lying = zipOf([{ name: 'a', content: 'x'.repeat(1_000), size: 10 }]);
  expect(await refusal(unpacked(lying, 'zip'))).toBe(messages.ARCHIVE_BROKEN);
  const dense = zipOf([{ name: 'a', content: Buffer.alloc(2 * RATIO_FROM_BYTES) }]);
  expect(await refusal(unpacked(dense, 'zip'))).toBe(messages.ARCHIVE_TOO_LARGE);
  const huge = zipOf(Array.from({ length: 20 }, (_, i) => ({ name: `${i}`, size: FILE_BYTES_MAX })));
  expect(await refusal(unpacked(huge, 'zip'))).toBe(messages.ARCHIVE_TOO_LARGE);
});

/** One file whose size stands in the part for archives over 4 GB. */
function zip64Of(content: string, size: bigint): Buffer {
  const plain = zipOf([{ name: 'a', content }]);
  const [directory, end] = [plain.lastIndexOf('PK\x01\x02'), plain.lastIndexOf('PK\x05\x06')];
  const entry = Buffer.from(plain.subarray(directory, end));
  entry.writeUInt32LE(0xffffffff, 24);
  const extra = Buffer.alloc(12);
  entry.writeUInt16LE(extra.length, 30);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(8, 2);
  extra.writeBigUInt64LE(size, 4);
  return Buffer.concat([plain.subarray(0, directory), entry, extra, plain.subarray(end)]);
}

test('zip: 64-bit sizes are read and verified', async () => {
  expect(readFileSync(join(await unpacked(zip64Of('x', 1n), 'zip'), 'a'), 'utf8')).toBe('x');
  expect(await refusal(unpacked(zip64Of('x', 2n), 'zip'))).toBe(messages.ARCHIVE_BROKEN);
  for (const size of [2n ** 40n, 2n ** 52n]) {
    expect(await refusal(unpacked(zip64Of('x', size), 'zip'))).toBe(messages.ARCHIVE_TOO_LARGE);
  }
  expect(await refusal(unpacked(zip64Of('x', 2n ** 64n - 1n), 'zip'))).toMatch(/^the archive /);
});

test('folders count towards the limit on files', async () => {
  const deep = Array.from({ length: 1_700 }, (_, i) => ({
    name: `${i}/${'d/'.repeat(FOLDER_DEPTH_MAX - 3)}`,
    type: '5',
  }));
  const to = { root: '/x', io: { ...nodeIo(), makeDirectory: async () => {} }, spend: () => {} };
  expect(
    await refusal(unpackArchive(tarOf(deep.map((entry) => ({ ...entry, name: entry.name.slice(0, 100) }))), 'tar', to)),
  ).toBe('taken');
  const wide = Array.from({ length: 100_001 }, (_, i) => ({ name: `${i}/`, type: '5' }));
  expect(await refusal(unpackArchive(tarOf(wide), 'tar', to))).toBe(messages.ARCHIVE_TOO_LARGE);
});

test.each<[string, Buffer, ArchiveFormat]>([
  ['no gzip', Buffer.from('no archive'), 'tar.gz'],
  ['no tar', Buffer.alloc(1_024, 1), 'tar'],
  ['no zip', Buffer.from('no archive'), 'zip'],
  ['a zip without its end', zipOf([{ name: 'a', content: 'x' }]).subarray(0, 60), 'zip'],
  ['a zip with a file that is shorter than it says', zipOf([{ name: 'a', content: 'x', size: 2 }]), 'zip'],
  ['a zip with a stored file that is shorter', zipOf([{ name: 'a', content: 'x', size: 2, method: 0 }]), 'zip'],
  ['a zip with a stored file that is longer', zipOf([{ name: 'a', content: 'xyz', size: 2, method: 0 }]), 'zip'],
  ['a cut gzip', gzipSync(tarOf([{ name: 'a', content: 'x'.repeat(9_000) }])).subarray(0, 60), 'tar.gz'],
])('%s is broken', async (_, bytes, format) => {
  expect(await refusal(unpacked(bytes, format))).toBe(messages.ARCHIVE_BROKEN);
});

test('an encrypted or differently compressed zip is unsupported, not broken', async () => {
  expect(await refusal(unpacked(zipOf([{ name: 'a', flags: 1 }]), 'zip'))).toBe(messages.ARCHIVE_UNKNOWN);
  expect(await refusal(unpacked(zipOf([{ name: 'a', method: 12 }]), 'zip'))).toBe(messages.ARCHIVE_UNKNOWN);
});
