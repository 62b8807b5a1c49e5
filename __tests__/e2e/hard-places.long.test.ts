/** Disks that are full, directories that are gone, streams that nobody reads: a message, no stack, nothing left behind. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import * as messages from '../../src/cli/messages.js';
import * as sharedMessages from '../../src/messages.js';
import * as ioMessages from '../../src/platform/messages.js';
import { portion } from '../support/long.js';
import { CLI, emptyFolder, fixture, groundplan } from '../support/run.js';
import { needs } from '../support/tools.js';

const GRAPH = fixture('one-node/graph.json');
const CODE = fixture('aws-minimal/main.tf');
const FULL = sharedMessages.MACHINE_TROUBLES.get('ENOSPC')![0];

/** `$0` is groundplan. */
const shell = (script: string, cwd = emptyFolder()) =>
  execa('bash', ['-c', script.replaceAll('groundplan', '"$0" "$1"'), process.execPath, CLI, GRAPH], {
    ...{ cwd, reject: false, stdin: 'ignore' },
  });

test.each([
  ['a picture', 'groundplan draw --source "$2" --outfile - > /dev/full'],
  ['a graph', 'groundplan graphdata --source "$2" --outfile - > /dev/full'],
  ['help', 'groundplan --help > /dev/full'],
  ['a list', 'groundplan graphdata --source "$2" --show_services > /dev/full'],
])('%s on a full disk', async (_, script) => {
  const { exitCode, stderr } = await shell(script);
  const line = sharedMessages.errorLine(sharedMessages.fileUnwritable('stdout', FULL));
  expect([exitCode, stderr]).toEqual([4, expect.stringContaining(line)]);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test('an outfile on a full disk', async () => {
  const { exitCode, stderr } = await shell('groundplan draw --source "$2" --outfile /dev/full');
  expect([exitCode, stderr]).toEqual([4, expect.stringContaining(sharedMessages.fileUnwritable('/dev/full', FULL))]);
  expect(existsSync('/dev/full.svg')).toBe(false);
});

test.each(['2> /dev/full', '2>&-', '>&-', '<&-'])('%s: the picture is drawn', async (redirection) => {
  const cwd = emptyFolder();
  const { exitCode } = await shell(`groundplan draw --source "$2" ${redirection}`, cwd);
  expect([exitCode, readdirSync(cwd)]).toEqual([0, ['architecture.svg']]);
});

test('/dev/null and /dev/stdout are written to, not beside', async () => {
  const cwd = emptyFolder();
  const { exitCode, stderr } = await shell('groundplan draw --source "$2" --outfile /dev/null', cwd);
  expect([exitCode, stderr, readdirSync(cwd)]).toEqual([0, expect.stringContaining('wrote /dev/null'), []]);
  const script = '(echo before; groundplan draw --source "$2" --outfile /dev/stdout; echo after) > all.txt';
  expect((await shell(script, cwd)).exitCode).toBe(0);
  expect(readFileSync(join(cwd, 'all.txt'), 'utf8')).toMatch(/^before\n<svg[\s\S]*<\/svg>\nafter\n$/);
});

test('a reader that goes away is no error', async () => {
  for (const script of [
    'draw --source "$2" --outfile -',
    'graphdata --source "$2" --outfile -',
    'draw --help',
    'doctor',
  ]) {
    const { stdout, stderr } = await shell(
      `groundplan ${script} 2>err | head -c 1; echo "\${PIPESTATUS[0]}"; cat err >&2`,
    );
    expect([stdout, stderr]).toEqual([expect.stringMatching(/^.0$/), expect.not.stringContaining('error')]);
  }
});

test('a working directory that is gone', async () => {
  const script = 'mkdir gone && cd gone && rmdir ../gone && groundplan draw --source "$2"';
  const { exitCode, stderr } = await shell(script);
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining(ioMessages.NO_WORKING_DIRECTORY)]);
  expect(stderr).not.toMatch(/^\s+at /m);
});

needs('terraform').it.each(
  portion(
    ['with a space', 'emoji 🚀', '-dash', 'quote"s', "apostrophe's", '$(touch x)', 'new\nline', '%41', 'ünïcode'],
    3,
  ),
)('a directory called %j', async (name) => {
  const cwd = emptyFolder();
  mkdirSync(join(cwd, name));
  copyFileSync(CODE, join(cwd, name, 'main.tf'));
  const outfile = join(name, `${name}.svg`);
  const { code, err } = await groundplan(['draw', `--source=./${name}`, '--outfile', outfile], { cwd });
  expect([code, err]).toEqual([0, expect.not.stringContaining('WARNING')]);
  expect([readdirSync(cwd), readdirSync(join(cwd, name)).sort()]).toEqual([[name], [`${name}.svg`, 'main.tf'].sort()]);
});

const isRoot = process.getuid?.() === 0;
/** Root may read and write everything, so the user of nobody runs it where the tests are run by root. */
const asNobody = isRoot ? { uid: 65534, gid: 65534 } : {};

test.each([
  ['a file', 'locked.json', 'EACCES'],
  ['a directory', 'locked', 'EACCES'],
])('%s that may not be read', async (_, source, reason) => {
  const cwd = emptyFolder();
  writeFileSync(join(cwd, 'locked.json'), '{}');
  mkdirSync(join(cwd, 'locked'));
  await execa('chmod', ['000', join(cwd, 'locked.json'), join(cwd, 'locked')]);
  await execa('chmod', ['777', cwd]);
  const { exitCode, stderr } = await execa(process.execPath, [CLI, 'draw', '--source', source], {
    ...{ cwd, reject: false, stdin: 'ignore', env: { HOME: cwd } },
    ...asNobody,
  });
  expect([exitCode, stderr]).toEqual([
    2,
    `${sharedMessages.errorLine(messages.fileUnreadable('--source', source, reason))}\n${sharedMessages.remedyLine(messages.FILE_UNREADABLE_REMEDY)}`,
  ]);
});

test.each([
  [['--outfile', 'there/a.svg'], 'there/a.svg'],
  [['--debug'], 'architecture.svg'],
])('a folder that may not be written: said before anything is planned (%j)', async (args, path) => {
  const cwd = emptyFolder();
  mkdirSync(join(cwd, 'there'));
  copyFileSync(CODE, join(cwd, 'main.tf'));
  await execa('chmod', ['555', cwd, join(cwd, 'there')]);
  const { exitCode, stderr } = await execa(process.execPath, [CLI, 'draw', '--source', '.', ...args], {
    ...{ cwd, reject: false, stdin: 'ignore', env: { HOME: cwd } },
    ...asNobody,
  });
  expect([exitCode, stderr.split('\n')[0]]).toEqual([
    2,
    sharedMessages.errorLine(sharedMessages.fileUnwritable(path, 'EACCES')),
  ]);
  expect(readdirSync(cwd).sort()).toEqual(['main.tf', 'there']);
});
