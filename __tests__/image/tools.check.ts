/** The programs in the image, as far as groundplan and the configurations that it plans use them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/root.js';
import { LOCKED_DOWN, printed, run } from './support/docker.js';
import { workspace } from './support/workspace.js';

const isReplaced = (argument: string): boolean => (process.env.GROUNDPLAN_BUILD_ARGS ?? '').includes(`${argument}=`);

const shell = (flags: readonly string[], script: string) =>
  run([...LOCKED_DOWN, ...flags, '--entrypoint', 'bash'], ['-euo', 'pipefail', '-c', script]);

test('versions are those that the Dockerfile says', async () => {
  const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
  const [, node] = /^ARG NODE_IMAGE=node:(\d+)-/m.exec(dockerfile)!;
  expect(await printed('node', '--version')).toMatch(new RegExp(`^v${node}\\.`));
  const { terraform_version: terraform } = JSON.parse(await printed('terraform', 'version', '-json'));
  const [, pinned] = /^ARG TERRAFORM_IMAGE=hashicorp\/terraform:([\d.]+)$/m.exec(dockerfile)!;
  if (!isReplaced('TERRAFORM_IMAGE')) expect(terraform).toBe(pinned);
  expect(terraform).toMatch(/^1\./);
});

test('groundplan finds everything that it can use', async () => {
  const { out } = await run(LOCKED_DOWN, ['doctor', '--json']);
  const { checks } = JSON.parse(out.toString('utf8')) as { checks: { name: string; state: string }[] };
  const states = checks.filter(({ name }) => /^(Terraform|Git|Graphviz|Python)\b/.test(name)).map(({ state }) => state);
  expect(states).toEqual(['found', 'found', 'found', 'found']);
});

test('Terraform initialises, plans and shows without a network, for a user that the image does not know', async () => {
  const folder = await workspace(4242, join(__dirname, 'builtin'));
  const { code, out, err } = await shell(
    ['--user', '4242:4242', '--volume', `${folder}:/data`],
    'terraform init -no-color >&2; terraform plan -no-color -out=plan.out >&2; terraform show -json plan.out',
  );
  expect({ code, err }).toEqual({ code: 0, err: expect.any(String) });
  expect(JSON.parse(out.toString('utf8')).resource_changes).toMatchObject([{ address: 'terraform_data.only' }]);
});

// data "external" of published modules packages code with these; python3-minimal has not got all of them.
test('Python 3.10 or newer has its whole library', async () => {
  const modules = ['argparse', 'ast', 'base64', 'csv', 'hashlib', 'json', 'logging', 'os', 'pathlib', 're', 'shlex']
    .concat(['shutil', 'sqlite3', 'ssl', 'subprocess', 'tempfile', 'time', 'urllib.request', 'uuid', 'zipfile', 'zlib'])
    .join(', ');
  expect(await printed('python3', '-c', `import sys, ${modules}; print(sys.version_info >= (3, 10))`)).toBe('True');
});

test('Git reads a workspace that belongs to somebody else', async () => {
  const folder = await workspace(1001);
  const git = (user: number, ...args: string[]) =>
    run([...LOCKED_DOWN, '--user', String(user), '--volume', `${folder}:/data`, '--entrypoint', 'git'], args);
  expect((await git(1001, 'init', '--quiet')).code).toBe(0);
  expect(await git(4242, 'status', '--short')).toMatchObject({ code: 0, err: '' });
});

test('no program and no plugin misses a library of those that were taken away', async () => {
  const { out } = await shell(
    [],
    'for file in /usr/bin/{dot,git,ssh,python3} /usr/lib/git-core/git-remote-http /usr/lib/*/graphviz/*.so.*; do ldd "$file"; done | grep "not found" || true',
  );
  expect(out.toString('utf8')).toBe('');
});

test('fonts are what they are called, and need no cache that cannot be written', async () => {
  const { out, err } = await shell(
    ['--user', '4242'],
    'for family in sans-serif Arial Helvetica "Times New Roman" monospace; do fc-match --format "%{family[0]}\\n" "$family"; done',
  );
  expect(out.toString('utf8').trim().split('\n')).toEqual([
    ...['DejaVu Sans', 'Liberation Sans', 'Liberation Sans', 'Liberation Serif'],
    'DejaVu Sans Mono',
  ]);
  expect(err).toBe('');
});

test('Graphviz arranges and measures text without a warning', async () => {
  const { code, out, err } = await shell(
    ['--user', '4242'],
    'echo "digraph { a [fontname=Arial] a -> b }" | dot -Tsvg',
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.toString('utf8')).toContain('<svg');
});
