import { spawn } from 'node:child_process';
import fs, { existsSync, mkdirSync, readdirSync, utimesSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEFTOVER_HOURS } from '../../src/platform/limits.js';
import { removeLeftovers, temporaryPrefix, withTemporaryDirectory } from '../../src/platform/temporary.js';
import { writeAtomically } from '../../src/platform/write.js';
import { fail } from '../support/memory-io.js';
import { newTemporary } from '../support/temporary.js';

const newFolder = () => newTemporary('leftovers-');
const [, space, pid, began] = temporaryPrefix().split('-');

/** The number of a process that was there and is gone. */
async function gone(): Promise<string> {
  const child = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
  await new Promise((resolve) => child.on('exit', resolve));
  return child.pid!.toString(36);
}

test('the temporary name of a file is unpredictable, and names the process', async () => {
  const folder = newFolder();
  const names: string[] = [];
  const watcher = watch(folder, (_, name) => names.push(String(name)));
  await writeAtomically(join(folder, 'a.svg'), 'first');
  await writeAtomically(join(folder, 'a.svg'), 'second');
  await new Promise((resolve) => setTimeout(resolve, 100));
  watcher.close();
  const made = new Set(names.filter((name) => name !== 'a.svg'));
  expect(made.size).toBe(2);
  for (const name of made)
    expect(name).toMatch(new RegExp(`^\\.a\\.svg\\.groundplan-${space}-${pid}-${began}-\\w{6}$`));
});

test('leftovers of killed runs are removed, those of running processes and other files stay', async () => {
  const folder = newFolder();
  const dead = await gone();
  const left = [`groundplan-${space}-${dead}-1-abcdef`, `.a.svg.groundplan-${space}-${dead}-1-abcdef`];
  // The number was given again: the process that has it now began at another time.
  if (process.platform === 'linux') left.push(`groundplan-${space}-${pid}-1-abcdef`);
  const kept = [
    `groundplan-${space}-${pid}-${began}-abcdef`,
    `groundplan-other-${dead}-1-abcdef`,
    ...['groundplan-abcdef', `x-groundplan-${space}-${dead}-1-abcdef`, 'architecture.svg', '.groundplan-x.tmp'],
  ];
  for (const name of [...left, ...kept]) mkdirSync(join(folder, name, 'in'), { recursive: true });
  await withTemporaryDirectory(async () => {}, folder);
  expect(readdirSync(folder).sort()).toEqual([...kept].sort());
});

test('a leftover of another container is removed when it is old', async () => {
  const folder = newFolder();
  const path = join(folder, `groundplan-other-${pid}-${began}-abcdef`);
  mkdirSync(path);
  removeLeftovers(folder);
  expect(existsSync(path)).toBe(true);
  const then = Date.now() / 1000 - (LEFTOVER_HOURS + 1) * 3600;
  utimesSync(path, then, then);
  removeLeftovers(folder);
  expect(existsSync(path)).toBe(false);
});

test('leftovers beside an output file are removed', async () => {
  const folder = newFolder();
  const left = join(folder, `.a.svg.groundplan-${space}-${await gone()}-1-abcdef`);
  mkdirSync(left);
  writeFileSync(join(left, 'new'), 'half');
  await writeAtomically(join(folder, 'a.svg'), 'whole');
  expect(readdirSync(folder)).toEqual(['a.svg']);
});

test('a leftover that cannot be removed does not protect the others', async () => {
  const folder = newFolder();
  const dead = await gone();
  for (const suffix of ['aaaaaa', 'bbbbbb', 'cccccc'])
    mkdirSync(join(folder, `groundplan-${space}-${dead}-1-${suffix}`));
  const remove = jest.spyOn(fs, 'rmSync').mockImplementationOnce(() => fail('EACCES'));
  removeLeftovers(folder);
  remove.mockRestore();
  expect(readdirSync(folder)).toHaveLength(1);
});

test('a folder that cannot be read is no failure', () => {
  expect(() => removeLeftovers('/nowhere/at/all')).not.toThrow();
});
