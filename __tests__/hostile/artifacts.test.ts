/** Archives of artifacts that somebody else has made: nothing is unpacked but files of ours, and none without end. */
import { deflateRawSync } from 'node:zlib';
import { unzip } from '../../src/action/artifacts/download.js';
import { isOurs } from '../../src/action/drawing/files.js';
import { zip as plainZip } from '../action/artifacts/zip-writer.js';
import { zip } from './support/archives.js';

const LIMIT = 2 ** 20;
const OURS = { name: 'a.groundplan.json', body: '{}' };
const named = (name: string): Buffer => zip([{ name, body: 'x' }, OURS]);
const cut = (bytes: Buffer, end: number): Buffer => bytes.subarray(0, end);
const GOOD = zip([OURS]);
const bytesAt = (offset: number, value: number): Buffer => {
  const copy = Buffer.from(GOOD);
  copy.writeUInt32LE(value, offset < 0 ? copy.length + offset : offset);
  return copy;
};

const POISONED: Readonly<Record<string, () => Uint8Array>> = {
  'a way up': () => named('../a.svg'),
  'ways up': () => named('../../../../../../etc/a.svg'),
  'a way up behind a name': () => named('a/../../a.svg'),
  'an absolute name': () => named('/etc/a.svg'),
  'a name with a drive': () => named('C:\\a.svg'),
  'a name with backslashes': () => named('..\\a.svg'),
  'a name with zero': () => named('a.svg\0.png'),
  'a name with an end of line': () => named('a\n::warning::x.svg'),
  'a name in capitals': () => named('A.SVG'),
  'a name that is hidden': () => named('.svg'),
  'a name that is a folder': () => named('a.svg/'),
  'a name in a folder': () => named('folder/a.svg'),
  'a name of another kind': () => named('a.html'),
  'a name that ends twice': () => named('a.svg.html'),
  'a name of letters that look alike': () => named('\u0430.svg'),
  'a name of 5,000 characters': () => named(`${'a'.repeat(5000)}.svg`),
  'an option': () => named('-rf.svg'),
  'a link': () => zip([{ name: 'a.svg', type: '2', to: '/etc/passwd' }, OURS]),
  'a size that is too small': () =>
    plainZip([{ name: 'a.svg', packed: deflateRawSync(Buffer.alloc(4 * LIMIT)), size: 1 }]),
  'a thousandfold file': () =>
    plainZip([{ name: 'a.svg', packed: deflateRawSync(Buffer.alloc(64 * LIMIT)), size: 64 * LIMIT }]),
  'entries that share bytes': () =>
    zip(
      Array.from({ length: 5000 }, (_, n) => ({ name: `f${n}.svg`, body: 'x'.repeat(10_000) })),
      { isOverlapping: true },
    ),
  '60,000 entries': () => zip(Array.from({ length: 60_000 }, (_, n) => ({ name: `f${n}.txt` }))),
  'a method that nobody knows': () => plainZip([{ name: 'a.svg', content: 'x', method: 99 }]),
  'a directory that lies elsewhere': () => bytesAt(-6, 0x7fffffff),
  'a directory that is longer than all': () => bytesAt(-10, 0x7fffffff),
  'an end that is cut': () => cut(GOOD, GOOD.length - 10),
  'a beginning alone': () => cut(GOOD, 20),
  'an archive in words': () => Buffer.from(`PK\x05\x06${'x'.repeat(18)}`),
};

test.each(Object.entries(POISONED))('%s', async (_, make) => {
  const files = await unzip(make(), isOurs, LIMIT);
  const names = [...(files?.keys() ?? [])];
  expect(
    names.filter(
      (name) =>
        !/^[a-z0-9][a-z0-9-]{0,63}(\.change)?(\.dark)?(\.svg|\.png|\.html|\.mmd|\.json|\.groundplan\.json)$/.test(name),
    ),
  ).toEqual([]);
  const size = [...(files?.values() ?? [])].reduce((sum, { length }) => sum + length, 0);
  expect(size).toBeLessThanOrEqual(LIMIT);
  // A link is a file with its target in it, and leads nowhere.
  for (const content of files?.values() ?? []) expect(Buffer.from(content).toString()).not.toContain('root:');
});

test('as many as have been tried by hand', () => {
  expect(Object.keys(POISONED).length).toBeGreaterThanOrEqual(28);
});
