import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { checkWritable, writeAtomically } from '../../src/platform/write.js';
import { newTemporary } from '../support/temporary.js';

let folder: string;
beforeEach(() => {
  folder = newTemporary('groundplan-write-');
});

test('writes a new file and leaves nothing beside it', async () => {
  await writeAtomically(join(folder, 'a.svg'), 'new');
  expect(readFileSync(join(folder, 'a.svg'), 'utf8')).toBe('new');
  expect(readdirSync(folder)).toEqual(['a.svg']);
});

test('replaces a file and keeps its permissions', async () => {
  const path = join(folder, 'a.svg');
  writeFileSync(path, 'old');
  chmodSync(path, 0o640);
  await writeAtomically(path, new Uint8Array([110, 101, 119]));
  expect(readFileSync(path, 'utf8')).toBe('new');
  expect(statSync(path).mode & 0o777).toBe(0o640);
});

describe('a link', () => {
  const outside = () => join(newTemporary('write-outside-'), 'bashrc');

  test.each(['a file', 'nothing', 'itself'])('to %s is refused, and stays', async (to) => {
    const target = outside();
    if (to === 'a file') writeFileSync(target, 'old');
    const link = join(folder, 'a.svg');
    symlinkSync(to === 'itself' ? link : target, link);
    await expect(writeAtomically(link, 'new')).rejects.toMatchObject({ code: 'ELOOP' });
    await expect(checkWritable(link)).rejects.toMatchObject({ code: 'ELOOP' });
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readdirSync(folder)).toEqual(['a.svg']);
    expect(existsSync(target) ? readFileSync(target, 'utf8') : null).toBe(to === 'a file' ? 'old' : null);
  });

  test('to a pipe or a device is refused; the device by its name is not', async () => {
    symlinkSync('/dev/null', join(folder, 'a.svg'));
    await expect(writeAtomically(join(folder, 'a.svg'), 'x')).rejects.toMatchObject({ code: 'ELOOP' });
    await checkWritable('/dev/null');
    await writeAtomically('/dev/null', 'gone');
  });

  test('that stands where a temporary name could be foreseen is not followed', async () => {
    const target = outside();
    writeFileSync(target, 'old');
    for (let n = 0; n < 50; n++) symlinkSync(target, join(folder, `.a.svg.${process.pid}.${n}.tmp`));
    await writeAtomically(join(folder, 'a.svg'), 'new');
    expect(readFileSync(target, 'utf8')).toBe('old');
    expect(lstatSync(join(folder, 'a.svg')).isFile()).toBe(true);
  });

  test('on the way to the folder is followed: the name was given by the user', async () => {
    const real = newTemporary('write-real-');
    symlinkSync(real, join(folder, 'out'));
    await checkWritable(join(folder, 'out', 'a.svg'));
    await writeAtomically(join(folder, 'out', 'a.svg'), 'new');
    expect(readdirSync(real)).toEqual(['a.svg']);
  });
});

test('writes into a device instead of replacing it', async () => {
  await writeAtomically('/dev/null', 'gone');
  expect(statSync('/dev/null').isFile()).toBe(false);
});

describe('a pipe', () => {
  // Opened to write, it waits for a reader: where the refusal is missing, a reader comes and the test ends all the same.
  const withReader = async (path: string, work: () => Promise<void>): Promise<unknown> => {
    const reader = setTimeout(() => openSync(path, constants.O_RDONLY | constants.O_NONBLOCK), 2000);
    try {
      return await work().catch((error: NodeJS.ErrnoException) => error.code);
    } finally {
      clearTimeout(reader);
    }
  };

  test.each([
    ['writeAtomically', (path: string) => writeAtomically(path, 'x')] as const,
    ['checkWritable', checkWritable] as const,
  ])('%s does not wait for somebody to read it, and it stays', async (_, work) => {
    const path = join(folder, 'architecture.svg');
    execFileSync('mkfifo', [path]);
    expect(await withReader(path, () => work(path))).toBe('ENXIO');
    expect(lstatSync(path).isFIFO()).toBe(true);
    expect(readdirSync(folder)).toEqual(['architecture.svg']);
  });
});

test('a failed write leaves the old file and nothing beside it', async () => {
  const path = join(folder, 'a.svg');
  writeFileSync(path, 'old');
  const broken = { [Symbol.iterator]: null } as unknown as Uint8Array;
  await expect(writeAtomically(path, broken)).rejects.toThrow();
  expect(readFileSync(path, 'utf8')).toBe('old');
  expect(readdirSync(folder)).toEqual(['a.svg']);
});

test('a missing folder is an error of the file system', async () => {
  await expect(writeAtomically(join(folder, 'none', 'a.svg'), 'x')).rejects.toMatchObject({ code: 'ENOENT' });
});

test.each(['a'.repeat(251), 'ä'.repeat(125), '🚀'.repeat(62)])(
  'a name that is as long as it may be: %s',
  async (name) => {
    await writeAtomically(join(folder, `${name}.svg`), 'x');
    expect(readdirSync(folder)).toEqual([`${name}.svg`]);
  },
);

test('of two writes at once, one is complete', async () => {
  const path = join(folder, 'a.svg');
  await Promise.all(['1', '2'].map((digit) => writeAtomically(path, digit.repeat(1_000_000))));
  expect(readFileSync(path, 'utf8')).toMatch(/^(1{1000000}|2{1000000})$/);
  expect(readdirSync(folder)).toEqual(['a.svg']);
});
