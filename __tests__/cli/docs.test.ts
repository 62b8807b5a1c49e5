/** `groundplan docs`: what it writes, and what it leaves alone. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '../../src/cli/main.js';
import type { Io } from '../../src/platform/io.js';
import { nodeFiles, nodeIo } from '../../src/platform/node.js';
import { fail, memoryIo } from '../support/memory-io.js';
import { newTemporary } from '../support/temporary.js';

const queue = (name: string) => `resource "aws_sqs_queue" "${name}" {\n  name = "${name}"\n}\n`;

function repository(files: Record<string, string>): string {
  const folder = newTemporary('groundplan-docs-');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const SHOP = {
  'envs/dev/main.tf': queue('dev'),
  'envs/prod/main.tf': `${queue('prod')}module "m" {\n  source = "../../modules/m"\n}\n`,
  'modules/m/main.tf': queue('shared'),
  '.git/HEAD': '',
  'index/main.tf': queue('called-like-the-index'),
};

async function docs(folder: string, ...more: readonly string[]) {
  const io = memoryIo({}, { ...nodeFiles, directory: folder, home: '/home/nobody' });
  const code = await main(
    ['docs', folder, '--outdir', join(folder, 'site'), '--planner', 'static', '--no-fetch', ...more],
    io,
  );
  return { code, err: io.err() };
}

const site = (folder: string) => readdirSync(join(folder, 'site')).sort();
const read = (folder: string, name: string) => readFileSync(join(folder, 'site', name), 'utf8');

test('each root has a picture and a page, the index shows them, and a second run writes nothing', async () => {
  const folder = repository(SHOP);
  expect(await docs(folder)).toMatchObject({ code: 0 });
  const files = [
    '.groundplan-docs.json',
    'envs-dev.html',
    'envs-dev.svg',
    'envs-prod.html',
    'envs-prod.svg',
    'index.md',
    'index_.html',
    'index_.svg',
  ];
  expect(site(folder)).toEqual(files);
  expect(read(folder, 'index.md').split('\n').slice(0, 16)).toEqual([
    ...[
      '# Architecture',
      '',
      expect.stringMatching(/^<!-- .* -->$/),
      '',
      '3 root modules, each with a diagram and an interactive page.',
      '',
    ],
    '| Root module | Resources | Kinds |',
    '| --- | --- | --- |',
    '| [envs/dev](envs-dev.html) | 1 | SQS queue |',
    '| [envs/prod](envs-prod.html) | 2 | SQS queue ×2 |',
    '| [index](index_.html) | 1 | SQS queue |',
    '',
    ...['## envs/dev', '', '[![envs/dev](envs-dev.svg)](envs-dev.html)', ''],
  ]);
  expect(read(folder, 'index.md')).toContain(
    '2 resources: 2 drawn, 0 folded, 0 hidden. [Open interactive diagram](envs-prod.html)',
  );
  expect(read(folder, 'envs-prod.svg')).toMatch(/^<svg .*shared/s);
  const before = files.map((name) => read(folder, name));
  const again = await docs(folder);
  expect(again.err).not.toContain('wrote');
  expect(again.err).toContain('7 files unchanged');
  expect(files.map((name) => read(folder, name))).toEqual(before);
});

test('files of a deleted root are removed, other files stay', async () => {
  const folder = repository({ ...SHOP, 'site/notes.md': 'mine' });
  await docs(folder);
  rmSync(join(folder, 'envs/dev'), { recursive: true });
  expect(await docs(folder, '--exclude', 'index', '--title', 'Ours <b>')).toMatchObject({ code: 0 });
  expect(site(folder)).toEqual(['.groundplan-docs.json', 'envs-prod.html', 'envs-prod.svg', 'index.md', 'notes.md']);
  expect(read(folder, 'index.md')).toContain('# Ours &#60;b&#62;');
  expect(Object.keys(JSON.parse(read(folder, '.groundplan-docs.json')).files)).toEqual([
    'envs-prod.html',
    'envs-prod.svg',
    'index.md',
  ]);
});

test.each([
  ['a file that existed before', (folder: string) => writeFileSync(join(folder, 'site/index.md'), 'mine'), false],
  ['a file that was edited', (folder: string) => writeFileSync(join(folder, 'site/index.md'), 'mine'), true],
  [
    'an edited file of a deleted root',
    (folder: string) => {
      rmSync(join(folder, 'envs/dev'), { recursive: true });
      writeFileSync(join(folder, 'site/envs-dev.svg'), 'mine');
    },
    true,
  ],
  [
    'a link in place of a file',
    (folder: string) => {
      rmSync(join(folder, 'site/index.md'));
      symlinkSync(join(folder, 'index/main.tf'), join(folder, 'site/index.md'));
    },
    true,
  ],
])('%s is not replaced, and nothing is written', async (_, change, isSecond) => {
  const folder = repository({ ...SHOP, 'site/.keep': '' });
  if (isSecond) await docs(folder);
  change(folder);
  const before = site(folder).map((name) => read(folder, name));
  const { code, err } = await docs(folder, '--title', 'Other');
  expect({ code, err }).toEqual({
    code: 2,
    err: expect.stringContaining('groundplan docs did not write it in this form'),
  });
  expect(site(folder).map((name) => read(folder, name))).toEqual(before);
  expect(readFileSync(join(folder, 'index/main.tf'), 'utf8')).toBe(SHOP['index/main.tf']);
});

test('line ends that Git has converted do not count as an edit', async () => {
  const folder = repository(SHOP);
  await docs(folder);
  writeFileSync(join(folder, 'site/index.md'), read(folder, 'index.md').replaceAll('\n', '\r\n'));
  expect(await docs(folder)).toMatchObject({ code: 0 });
});

test.each([
  ['{"files":{"../modules/m/main.tf":["0000000000000000000000000000000000000000000000000000000000000000"]}}'],
  ['{"files":{"index.md":["x"]}}'],
  ['{"files":{".keep":[]}}'],
  ['[]'],
  ['{'],
])('an invalid manifest is refused: %s', async (list) => {
  const folder = repository({ ...SHOP, 'site/.groundplan-docs.json': list });
  expect(await docs(folder)).toMatchObject({
    code: 2,
    err: expect.stringContaining('is not a file that groundplan docs wrote'),
  });
  expect(site(folder)).toEqual(['.groundplan-docs.json']);
  expect(existsSync(join(folder, 'modules/m/main.tf'))).toBe(true);
});

test('a root that cannot be drawn is listed with its reason, and others are drawn; one without resources is not a failure', async () => {
  const folder = repository({
    ...SHOP,
    'broken/main.tf': queue('broken'),
    'broken/groundplan.yml': 'title: <script>\nnodes: [',
    'empty/main.tf': 'terraform {\n  backend "s3" {}\n}\n',
  });
  const { code, err } = await docs(folder);
  expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('broken was not drawn') });
  const index = read(folder, 'index.md');
  expect(index).toContain('## Not drawn\n\n- broken: ');
  expect(index).toContain('- empty: No resources found');
  expect(index).not.toContain('<script>');
  expect(index).not.toContain(folder);
  expect(site(folder)).toContain('envs-prod.svg');
  rmSync(join(folder, 'broken'), { recursive: true });
  expect(await docs(folder)).toMatchObject({ code: 0 });
});

test.each([
  ['a missing directory', ['nowhere'], 'is not a directory'],
  ['two directories', ['.', 'b'], 'docs takes one directory'],
  ['an output directory without a parent', ['.', '--outdir', 'no/where'], 'is not a directory'],
  ['a directory without root modules', ['.', '--outdir', 'site'], 'there is no root module'],
])('%s', async (_, args, words) => {
  const folder = repository({ 'modules/m/main.tf': queue('shared') });
  const io = memoryIo({}, { ...nodeFiles, directory: folder, home: '/home/nobody' });
  const paths = args.map((word) => (word.startsWith('-') ? word : join(folder, word)));
  expect(await main(['docs', ...paths], io)).toBe(2);
  expect(io.err()).toContain(words);
});

describe('a link in the repository is not written through', () => {
  const links: Readonly<Record<string, [name: string, to: (outside: string) => string, ...outdir: string[]]>> = {
    'in place of the default directory': ['architecture', (outside) => outside],
    'that stays in the repository': ['architecture', () => '.git'],
    'to a missing directory': ['architecture', (outside) => `${outside}/new`],
    'in place of the directory of --outdir': ['site', (outside) => outside, '--outdir', 'site'],
    'in place of a parent of --outdir': ['docs', (outside) => outside, '--outdir', 'docs/architecture'],
    'in place of a parent of --outdir, typed with ..': [
      'docs',
      (outside) => outside,
      '--outdir',
      './envs/../docs/architecture',
    ],
  };

  async function run(folder: string, outdir: readonly string[]) {
    const here = process.cwd();
    process.chdir(folder);
    const io = memoryIo({}, { ...nodeFiles, directory: folder, home: '/home/nobody' });
    const code = await main(['docs', '.', ...outdir, '--planner', 'static'], io).finally(() => process.chdir(here));
    return { code, err: io.err() };
  }

  test.each(Object.entries(links))('%s', async (_, [name, to, ...outdir]) => {
    const outside = newTemporary('groundplan-docs-');
    const folder = repository(SHOP);
    symlinkSync(to(outside), join(folder, name));
    const before = readdirSync(folder, { recursive: true }).length;
    expect(await run(folder, outdir)).toMatchObject({ code: 2, err: expect.stringContaining('is a symbolic link') });
    expect([readdirSync(outside), readdirSync(folder, { recursive: true }).length]).toEqual([[], before]);
  });

  test('a path outside of the repository is written, also through links above it', async () => {
    const outside = newTemporary('groundplan-docs-');
    const folder = join(newTemporary('groundplan-docs-'), 'link');
    symlinkSync(repository(SHOP), folder);
    expect(await run(folder, [])).toMatchObject({ code: 0 });
    expect(await run(folder, ['--outdir', join(outside, 'site')])).toMatchObject({ code: 0 });
    expect(readdirSync(join(outside, 'site'))).toEqual(readdirSync(join(folder, 'architecture')));
  });
});

test.each([
  ['a name', 'a'],
  ['a path', ''],
])('a reason of several lines has no path of this machine if the directory is typed as %s', async (_, word) => {
  const folder = repository({ 'a/main.tf': 'resource "a" {\n', 'a/b/main.tf': queue('b') });
  const io = memoryIo({}, { ...nodeFiles, directory: folder, home: '/home/nobody' });
  const named = word === '' ? join(folder, 'a') : word;
  const here = process.cwd();
  process.chdir(folder);
  const args = ['docs', named, '--outdir', 'site', '--planner', 'static'];
  // Code that cannot be parsed is not code without resources.
  expect(await main(args, io).finally(() => process.chdir(here))).toBe(2);
  expect(read(folder, 'index.md').split('\n').at(-2)).toBe(
    `- .: No resources found: . has code, but no resources; main.tf:\u200b2:\u200b1: the block resource on line 1 is not closed; the rest of the file is drawn; main.tf:\u200b1:\u200b1: a resource block has two labels: its type and name; the rest of the file is drawn`,
  );
});

test.each([
  ['--varfile', 'missing.tfvars'],
  ['--private-host', 'http://x'],
  ['--planner', 'terraform'],
])('an invalid option, %s %s, fails before any root, and leaves the earlier files', async (...option) => {
  const folder = repository(SHOP);
  await docs(folder);
  const before = read(folder, 'index.md');
  const { code, err } = await docs(folder, ...option);
  expect({ code, err }).toMatchObject({ code: 2, err: expect.not.stringContaining('was not drawn') });
  expect(read(folder, 'index.md')).toBe(before);
});

test('groundplan.yml of the working directory applies to a root without its own', async () => {
  const folder = repository({
    'envs/dev/main.tf': queue('dev'),
    'envs/prod/main.tf': queue('prod'),
    'envs/prod/groundplan.yml': 'title: Production\n',
    'groundplan.yml': 'title: Shop\n',
  });
  const here = process.cwd();
  process.chdir(folder);
  await docs(folder).finally(() => process.chdir(here));
  expect(read(folder, 'index.md').match(/^## .*/gm)).toEqual(['## Shop', '## Production']);
});

describe('a failing disk is reported with its cause, not as a bug', () => {
  const run = async (folder: string, files: Partial<typeof nodeFiles>) => {
    const io = memoryIo({}, { ...nodeFiles, directory: folder, home: '/home/nobody', ...files });
    const args = ['docs', folder, '--outdir', join(folder, 'site'), '--planner', 'static', '--no-fetch'];
    return { code: await main(args, io), err: io.err() };
  };

  test.each(['checkWritable', 'makeDirectory', 'writeFile'] as const)('%s without permission', async (method) => {
    const folder = repository(SHOP);
    const { code, err } = await run(folder, { [method]: async () => fail('EACCES') });
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringMatching(/site\S* cannot be written \(EACCES\)\n {2}Pass another directory to --outdir/),
    });
  });

  test('a missing permission is found before the first root is drawn', async () => {
    const folder = repository({ 'broken/main.tf': 'resource "a" {\n' });
    const { err } = await run(folder, { checkWritable: async () => fail('EACCES') });
    expect(err).not.toContain('broken was not drawn');
  });

  test.each(['.groundplan-docs.json', 'index.md'])('%s that cannot be read', async (name) => {
    const folder = repository(SHOP);
    await docs(folder);
    const readRegular: typeof nodeFiles.readRegular = (path, bytesMax) =>
      path.endsWith(name) ? fail('EACCES') : nodeFiles.readRegular(path, bytesMax);
    const { code, err } = await run(folder, { readRegular: async (...args) => readRegular(...args) });
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringContaining(`${name}: the file cannot be read (EACCES)`),
    });
  });

  test('a file that cannot be removed', async () => {
    const folder = repository(SHOP);
    await docs(folder);
    rmSync(join(folder, 'envs/dev'), { recursive: true });
    const { code, err } = await run(folder, { remove: async () => fail('EBUSY') });
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('cannot be written (EBUSY)') });
  });
});

// ---- The table.

const tableIn = (folder: string): readonly string[] =>
  read(folder, 'index.md')
    .split('\n')
    .filter((line) => line.startsWith('|'));

const backend = (key: string) => `terraform {\n  backend "s3" {\n    bucket = "acme"\n    key    = "${key}"\n  }\n}\n`;
const reads = (key: string) =>
  `data "terraform_remote_state" "${key}" {\n  backend = "s3"\n  config = {\n    bucket = "acme"\n    key    = "${key}"\n  }\n}\n`;

const LINKED = {
  'data/main.tf': `${backend('data')}${reads('network')}${queue('orders')}`,
  'network/main.tf': `${backend('network')}${queue('hub')}`,
  'shop/main.tf': `${backend('shop')}${reads('network')}${reads('data')}${reads('elsewhere')}${queue('web')}`,
  'alone/main.tf': queue('alone'),
};

test('linked root modules are drawn together at the top of the index, and a second run writes nothing', async () => {
  const folder = repository({ ...LINKED, 'estate/main.tf': queue('called-like-the-map'), '.git/HEAD': '' });
  expect(await docs(folder)).toMatchObject({ code: 0 });
  expect(site(folder)).toEqual(expect.arrayContaining(['estate.html', 'estate.svg', 'estate_.html', 'estate_.svg']));
  expect(read(folder, 'index.md').split('\n').slice(4, 10)).toEqual([
    '5 root modules, each with a diagram and an interactive page.',
    '',
    '[![All root modules](estate.svg)](estate.html)',
    '',
    '5 roots: 3 links (3 stated, 0 likely), 1 outside, 0 ambiguous. [Open interactive diagram](estate.html)',
    '',
  ]);
  for (const name of ['orders', 'hub', 'web', 'alone']) expect(read(folder, 'estate.svg')).toContain(name);
  const again = await docs(folder);
  expect([again.code, again.err]).toEqual([0, expect.not.stringContaining('wrote')]);
  rmSync(join(folder, 'data'), { recursive: true });
  rmSync(join(folder, 'shop'), { recursive: true });
  await docs(folder);
  expect(site(folder)).not.toContain('estate.svg');
});

test('the table links root modules to those that they read, and to their readers', async () => {
  const folder = repository({ ...LINKED, '.git/HEAD': '' });
  expect(await docs(folder)).toMatchObject({ code: 0 });
  expect(tableIn(folder)).toEqual([
    '| Root module | Resources | Kinds | Reads from | Read by |',
    '| --- | --- | --- | --- | --- |',
    '| [alone](alone.html) | 1 | SQS queue |  |  |',
    '| [data](data.html) | 2 | SQS queue | [network](network.html) | [shop](shop.html) |',
    '| [network](network.html) | 1 | SQS queue |  | [data](data.html), [shop](shop.html) |',
    '| [shop](shop.html) | 4 | SQS queue | [data](data.html), [network](network.html) |  |',
  ]);
});

test('a root module with many kinds lists the most frequent ones', async () => {
  const types = [
    ...['aws_sqs_queue', 'aws_sns_topic', 'aws_dynamodb_table', 'aws_s3_bucket', 'aws_kinesis_stream'],
    ...['aws_ecr_repository', 'aws_ecs_cluster', 'aws_lambda_function'],
  ];
  const code = types.map((type) => `resource "${type}" "x" {}\n`).join('');
  const folder = repository({ 'main.tf': `${code}resource "aws_sqs_queue" "y" {}\n`, '.git/HEAD': '' });
  await docs(folder);
  expect(tableIn(folder).at(-1)).toMatch(/\| SQS queue ×2(?:, [\w ]+){5}, \d more kinds \|$/);
});

// ---- The last change.

const GIT_ENV = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  ...{ GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@b', GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a@b' },
};

function commit(folder: string, date: string, subject: string): void {
  const env = { ...process.env, ...GIT_ENV, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  if (!existsSync(join(folder, '.git'))) execFileSync('git', ['init', '--quiet', '-b', 'main'], { cwd: folder, env });
  execFileSync('git', ['add', '--all'], { cwd: folder, env });
  execFileSync('git', ['commit', '--quiet', '--message', subject], { cwd: folder, env });
}

const inGit = (folder: string, more: Partial<Io> = {}) => {
  const { run } = nodeIo();
  return docsWith(folder, { run, env: { PATH: process.env.PATH }, ...more }, '--last-change');
};

async function docsWith(folder: string, overrides: Partial<Io>, ...more: readonly string[]) {
  const io = memoryIo({}, { ...nodeFiles, directory: folder, home: '/home/nobody', ...overrides });
  const code = await main(
    ['docs', folder, '--outdir', join(folder, 'site'), '--planner', 'static', '--no-fetch', ...more],
    io,
  );
  return { code, err: io.err() };
}

test('the last change of a root module is a commit that changed its directory, whatever was committed since', async () => {
  const folder = repository({ 'a/main.tf': queue('a'), 'b/main.tf': queue('b') });
  commit(folder, '2026-03-01T23:30:00-0800', 'Add both | <b>roots</b>');
  writeFileSync(join(folder, 'b/main.tf'), queue('c'));
  commit(folder, '2026-04-05T12:00:00+0000', 'Change b');
  writeFileSync(join(folder, 'README.md'), 'text');
  commit(folder, '2026-05-06T12:00:00+0000', 'Write a text');
  expect(await inGit(folder)).toMatchObject({ code: 0 });
  const rows = [
    '| Root module | Resources | Kinds | Last change |',
    '| --- | --- | --- | --- |',
    '| [a](a.html) | 1 | SQS queue | 2026-03-01 Add both &#124; &#60;b&#62;roots&#60;/b&#62; |',
    '| [b](b.html) | 1 | SQS queue | 2026-04-05 Change b |',
  ];
  expect(tableIn(folder)).toEqual(rows);
  // The site itself is no change, and neither are files that are not committed.
  commit(folder, '2026-06-07T12:00:00+0000', 'Write the site');
  writeFileSync(join(folder, 'a/more.tf'), '');
  const index = read(folder, 'index.md');
  expect((await inGit(folder)).err).not.toContain('wrote');
  expect(read(folder, 'index.md')).toBe(index);
  await docs(folder);
  expect(tableIn(folder)[0]).toBe('| Root module | Resources | Kinds |');
});

test('a shallow clone and a directory without Git have no last change, and a warning says why', async () => {
  const origin = repository({ 'a/main.tf': queue('a') });
  commit(origin, '2026-03-01T12:00:00+0000', 'One');
  const folder = newTemporary('groundplan-docs-');
  writeFileSync(join(origin, 'a/main.tf'), queue('b'));
  commit(origin, '2026-03-02T12:00:00+0000', 'Three');
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${origin}`, folder], {
    env: { ...process.env, ...GIT_ENV },
  });
  const shallow = await inGit(folder);
  expect([shallow.code, shallow.err]).toEqual([0, expect.stringContaining('--last-change has no effect in a shallow')]);
  expect(tableIn(folder)[0]).toBe('| Root module | Resources | Kinds |');
  const outside = repository({ 'a/main.tf': queue('a') });
  const without = await inGit(outside);
  expect([without.code, without.err]).toEqual([0, expect.stringContaining('--last-change has no effect: ')]);
});
