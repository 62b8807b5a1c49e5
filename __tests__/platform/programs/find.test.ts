import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { nodeIo } from '../../../src/platform/node.js';
import {
  absoluteFolders,
  findProgram,
  type Machine,
  withAbsolutePath,
  withoutProgramsIn,
} from '../../../src/platform/programs/find.js';
import { runCommand } from '../../../src/platform/programs/run.js';
import { newTemporary } from '../../support/temporary.js';

const machine = (platform: string, ...programs: readonly string[]): Machine => ({
  platform,
  kindOf: (path) => (programs.includes(path) ? 'program' : null),
});
const folder = () => newTemporary('programs-');

function program(place: string, name: string, says: string): string {
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, name), `#!/bin/sh\necho ${says}\n`);
  chmodSync(join(place, name), 0o755);
  return place;
}

test('a program is found in the first absolute folder of the PATH that has it', () => {
  const find = (PATH: string) =>
    findProgram('git', { PATH }, machine('linux', '/a/git', '/b/git', 'bin/git', './git', 'git'));
  expect(find('/b:/a')).toBe('/b/git');
  expect(find(':bin:.:./bin:/a')).toBe('/a/git');
  expect([find(''), find(':'), find('bin')]).toEqual([null, null, null]);
});

test('a command with a folder must be absolute', () => {
  const all = machine('linux', '/a/bin/git', 'bin/git');
  expect(findProgram('bin/git', { PATH: '/a' }, all)).toBeNull();
  expect(findProgram('/a/bin/git', { PATH: '' }, all)).toBe('/a/bin/git');
});

describe('on Windows', () => {
  const find = (path: string, ...programs: readonly string[]) =>
    findProgram('terraform', { Path: path }, machine('win32', ...programs));

  test('.exe and .com in absolute folders, never the working directory', () => {
    expect(find('C:\\tools', 'C:\\tools\\terraform.exe')).toBe('C:\\tools\\terraform.exe');
    expect(find('C:\\tools;D:\\more', 'D:\\more\\terraform.com')).toBe('D:\\more\\terraform.com');
    expect(find('"C:\\my tools"', 'C:\\my tools\\terraform.exe')).toBe('C:\\my tools\\terraform.exe');
    expect(
      find('.;;bin;\\bin;C:bin', 'terraform.exe', '.\\terraform.exe', 'bin\\terraform.exe', '\\bin\\terraform.exe'),
    ).toBeNull();
  });

  test('nothing that a shell would have to read', () => {
    const found = ['bat', 'cmd', 'ps1', 'js'].map((ending) => find('C:\\tools', `C:\\tools\\terraform.${ending}`));
    expect([...found, find('C:\\tools', 'C:\\tools\\terraform')]).toEqual([null, null, null, null, null]);
  });

  test('the PATH is found in any capitals, and stays what it is called', () => {
    expect(absoluteFolders({ path: 'C:\\a;b' }, 'win32')).toEqual(['C:\\a']);
    expect(withAbsolutePath({ Path: 'C:\\a;b', X: '1' }, 'win32')).toEqual({ Path: 'C:\\a', X: '1' });
  });
});

test('child processes search absolute folders only, also with an empty PATH', () => {
  expect(withAbsolutePath({ PATH: '/a::bin:/b' }, 'linux')).toEqual({ PATH: '/a:/b' });
  expect(withAbsolutePath({ PATH: '.' }, 'linux')).toEqual({ PATH: '/dev/null' });
});

test('a program in the working directory is not run, whatever the PATH says', async () => {
  const here = program(folder(), 'groundplan-trap', 'here');
  for (const PATH of ['', '.', ':', '/nowhere:', './']) {
    const result = await runCommand('groundplan-trap', [], { seconds: 20, directory: here, env: { PATH } });
    expect(result).toEqual({ end: 'missing' });
  }
  const nested = await runCommand('/bin/sh', ['-c', 'groundplan-trap || echo none'], {
    ...{ seconds: 20, directory: here, env: { PATH: ':.' } },
  });
  expect(nested).toMatchObject({ stdout: 'none\n' });
});

test('an entry of the PATH that cannot be entered is skipped', () => {
  const place = folder();
  symlinkSync(join(place, 'loop'), join(place, 'loop'));
  writeFileSync(join(place, 'file'), '');
  const good = program(join(place, 'bin'), 'tool', 'found');
  const bad = [join(place, 'loop'), join(place, 'file'), join(place, 'x'.repeat(300)), join(place, 'loop/deeper')];
  expect(findProgram('tool', { PATH: [...bad, good].join(delimiter) })).toBe(join(good, 'tool'));
  expect(findProgram('tool', { PATH: bad.join(delimiter) })).toBeNull();
});

test('folders of the PATH that are in a checkout are left out, by name and by where links lead', async () => {
  const checkout = folder();
  const outside = program(folder(), 'trap', 'outside');
  const inside = program(join(checkout, 'bin'), 'trap', 'inside');
  const links = folder();
  symlinkSync(inside, join(links, 'in'));
  symlinkSync(outside, join(checkout, 'out'));
  symlinkSync(checkout, join(links, 'checkout'));
  const entries = [join(links, 'in'), join(checkout, 'out'), join(links, 'checkout', 'bin'), inside, outside];
  const io = { ...nodeIo(), env: { PATH: entries.join(delimiter) } };
  expect(await io.run('trap', [], { seconds: 20, env: io.env })).toMatchObject({ stdout: 'inside\n' });
  for (const named of [checkout, join(links, 'checkout')]) {
    const careful = await withoutProgramsIn([named], io);
    expect(careful.env.PATH).toBe(outside);
    expect(await careful.run('trap', [], { seconds: 20 })).toMatchObject({ stdout: 'outside\n' });
  }
  const closed = {
    ...io,
    realPath: async () => Promise.reject(Object.assign(new Error('EACCES'), { code: 'EACCES' })),
  };
  expect((await withoutProgramsIn([checkout], closed)).env.PATH).not.toContain(inside);
  const none = await withoutProgramsIn([checkout], { ...io, env: { PATH: inside } });
  expect(await none.run('trap', [], { seconds: 20 })).toEqual({ end: 'missing' });
  expect(await none.launch('trap', [], { seconds: 20 })).toEqual({ end: 'missing' });
});
