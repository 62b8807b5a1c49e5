/** A repository that tries to run something, to be read where it should not, or to be too much. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Io } from '../../../../src/platform/io.js';
import { parseGitAddress } from '../../../../src/terraform/fetch/git/address.js';
import { checkOut } from '../../../../src/terraform/fetch/git/clone.js';
import { FILE_BYTES_MAX } from '../../../../src/terraform/fetch/limits.js';
import * as messages from '../../../../src/terraform/fetch/messages.js';
import { GIT_ENV, git, ioAtHome, newRepository } from '../../../support/repository.js';

const out = (address: string, io: Io) => checkOut(parseGitAddress(address)!, io);

/** Everything that can be told to run something leaves a file in `ran`. */
function trap(io: Io): { ran: () => string[] } {
  const ran = join(io.home, 'ran');
  const script = join(io.home, 'trap');
  mkdirSync(ran);
  writeFileSync(script, `#!/bin/sh\ntouch "${ran}/$(basename "$0")" "${ran}/$1"\ncat\n`);
  chmodSync(script, 0o700);
  const hooks = join(io.home, 'hooks');
  mkdirSync(hooks);
  for (const hook of [
    'post-checkout',
    'post-merge',
    'post-index-change',
    'reference-transaction',
    'fsmonitor-watchman',
  ]) {
    writeFileSync(join(hooks, hook), readFileSync(script));
    chmodSync(join(hooks, hook), 0o700);
  }
  writeFileSync(
    join(io.home, '.gitconfig'),
    `[core]\n\thooksPath = ${hooks}\n\tfsmonitor = ${script}\n[filter "evil"]\n\tsmudge = ${script} smudge\n\tprocess = ${script} process\n\trequired = true\n[submodule]\n\trecurse = true\n[diff "evil"]\n\ttextconv = ${script} textconv\n[alias]\n\tls-tree = !${script} alias\n[fetch]\n\trecurseSubmodules = true\n`,
  );
  return { ran: () => readdirSync(ran) };
}

test('no hook, filter, submodule, alias or file system monitor of a repository runs', async () => {
  const inner = newRepository({ 'main.tf': 'inner' });
  const repository = newRepository({
    'main.tf': 'x',
    '.gitattributes': '* filter=evil diff=evil ident\n',
    '.gitmodules': `[submodule "inner"]\n\tpath = inner\n\turl = ${inner.url}\n\tupdate = !touch /tmp/groundplan-trap\n`,
    '.lfsconfig': '[lfs]\n\turl = https://evil.example\n',
    // A folder that is a repository itself, with a configuration of its own.
    'bare/HEAD': 'ref: refs/heads/main\n',
    'bare/config': '[core]\n\tfsmonitor = "touch /tmp/groundplan-trap"\n',
    'bare/objects/x': '',
    'bare/refs/x': '',
    'hooks/post-checkout': '#!/bin/sh\ntouch /tmp/groundplan-trap\n',
  });
  const work = join(repository.path, '../work');
  git(work, 'update-index', '--add', '--cacheinfo', `160000,${git(inner.path, 'rev-parse', 'main')},inner`);
  git(work, 'commit', '--quiet', '-m', 'submodule');
  git(work, 'push', '--quiet', 'origin', 'HEAD:refs/heads/main');
  const io = ioAtHome();
  const { ran } = trap(io);
  const { directory } = await out(repository.url, io);
  expect(readFileSync(join(directory, 'main.tf'), 'utf8')).toBe('x');
  expect(existsSync(join(directory, 'inner/main.tf'))).toBe(false);
  expect(ran()).toEqual([]);
  expect(existsSync('/tmp/groundplan-trap')).toBe(false);
});

test('a plain git clone does run the hostile program', () => {
  const io = ioAtHome();
  const { ran } = trap(io);
  const repository = newRepository({ 'main.tf': 'x', '.gitattributes': '* filter=evil\n' });
  const env = { ...GIT_ENV, GIT_CONFIG_GLOBAL: join(io.home, '.gitconfig') };
  try {
    execFileSync('git', ['clone', repository.path, 'copy'], { cwd: io.home, env, stdio: 'ignore' });
  } catch {
    // The filter answers nonsense; it has run.
  }
  expect(ran()).not.toEqual([]);
});

test('links inside the repository are kept, others are removed', async () => {
  const repository = newRepository({
    'main.tf': 'x',
    'common/a.tf': 'a',
    'inside.tf': { to: 'common/a.tf' },
    'stacks/common': { to: '../common' },
    'passwd.tf': { to: '/etc/passwd' },
    etc: { to: '/etc' },
    up: { to: '../../..' },
    'by-way': { to: 'up/tmp' },
    circle: { to: 'circle' },
    'dangling.tf': { to: 'nowhere.tf' },
    [`${'d/'.repeat(20)}deep.tf`]: { to: `${'../'.repeat(40)}etc/passwd` },
  });
  const { root, warnings } = await out(repository.url, ioAtHome());
  expect(readFileSync(join(root, 'inside.tf'), 'utf8')).toBe('a');
  expect(readFileSync(join(root, 'stacks/common/a.tf'), 'utf8')).toBe('a');
  const links = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    lstatSync(join(root, path)).isSymbolicLink(),
  );
  expect(links.sort()).toEqual(['inside.tf', 'stacks/common']);
  expect(warnings).toEqual([messages.linksLeftOut(repository.url, 7, 'by-way')]);
});

test('a subfolder that is an outside link is refused', async () => {
  const repository = newRepository({ 'main.tf': 'x', etc: { to: '/etc' } });
  await expect(out(`${repository.url}//etc`, ioAtHome())).rejects.toThrow('there is no folder etc');
});

test.each(['false', 'true'])('a huge file is left out, and said so each time (filter: %s)', async (allowFilter) => {
  const repository = newRepository({ 'main.tf': 'x', 'huge.tf': new Uint8Array(FILE_BYTES_MAX + 1) });
  git(repository.path, 'config', 'uploadpack.allowFilter', allowFilter);
  const io = ioAtHome();
  for (const _ of ['fetched', 'cached']) {
    const { root, warnings } = await out(repository.url, io);
    expect(readdirSync(root)).toEqual(['main.tf']);
    expect(warnings).toEqual([messages.filesLeftOut(repository.url, 1, 'huge.tf')]);
  }
});

test('names that are special to Git or a system are not created', async () => {
  const repository = newRepository({ 'main.tf': 'x' });
  const blob = git(repository.path, 'rev-parse', 'main:main.tf');
  const tree = (lines: readonly string[]) =>
    execFileSync('git', ['mktree', '-z'], {
      cwd: repository.path,
      env: GIT_ENV,
      input: lines.map((line) => `${line}\0`).join(''),
      encoding: 'utf8',
    }).trim();
  const config = tree([`100644 blob ${blob}\tconfig`]);
  const names = ['.git', '.GIT', '.git ', 'git~1', '..', '.\u200cgit', 'ok'];
  const root = tree([
    ...names.map((name) => `040000 tree ${config}\t${name}`),
    `100644 blob ${blob}\tmain.tf`,
    `100644 blob ${blob}\tnew\nline.tf`,
    `100644 blob ${blob}\tc:evil.tf`,
    `100644 blob ${blob}\tback\\slash.tf`,
    `100755 blob ${blob}\t-rf`,
  ]);
  const commit = git(repository.path, 'commit-tree', '-m', 'x', root);
  git(repository.path, 'update-ref', 'refs/heads/main', commit);
  const { root: folder } = await out(repository.url, ioAtHome());
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['-rf', 'main.tf', 'ok', 'ok/config'].sort());
});

test('a branch named like an option is safe', async () => {
  const repository = newRepository({ 'main.tf': 'x' });
  git(repository.path, 'update-ref', 'refs/heads/--upload-pack=touch', 'refs/heads/main');
  git(repository.path, 'symbolic-ref', 'HEAD', 'refs/heads/--upload-pack=touch');
  git(repository.path, 'update-ref', '-d', 'refs/heads/main');
  const { directory } = await out(repository.url, ioAtHome());
  expect(readFileSync(join(directory, 'main.tf'), 'utf8')).toBe('x');
});

test("the user's rewriting of addresses cannot be made to run a program", async () => {
  const io = ioAtHome();
  writeFileSync(
    join(io.home, '.gitconfig'),
    `[url "ext::touch ${io.home}/ran "]\n\tinsteadOf = https://git.example/\n[protocol]\n\tallow = always\n`,
  );
  await expect(out('https://git.example/n.git', io)).rejects.toThrow(messages.PROTOCOL_REFUSED);
  expect(existsSync(join(io.home, 'ran'))).toBe(false);
});

test('chains of links are not created', async () => {
  const winding = (to: string) => ({ to: `${'x/../'.repeat(810)}${to}` });
  const chain = Array.from({ length: 38 }, (_, i) => [`l${i}`, winding(`l${i - 1}`)] as const);
  const many = Array.from({ length: 200 }, (_, i) => [`m${i}`, { to: 'l37' }] as const);
  const files = { 'main.tf': 'x', 'x/main.tf': 'x', ...Object.fromEntries([...chain, ...many]) };
  const commands: string[] = [];
  const io = ioAtHome();
  const realPath: Io['realPath'] = (path) => {
    commands.push(path);
    return io.realPath(path);
  };
  const { root } = await out(newRepository(files).url, { ...io, realPath });
  expect(readdirSync(root).sort()).toEqual(['main.tf', 'x']);
  // Only the plain ones are looked at on the disk.
  expect(commands.filter((path) => /\/l\d+$/.test(path))).toEqual([]);
});
