/** `groundplan diff` of the commits and the environments of one directory: real Git, the code as it is written. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '../../../src/cli/main.js';
import { git, ioAtHome, newFolder } from '../../support/repository.js';

type Files = Readonly<Record<string, string>>;

const QUEUE = 'resource "aws_sqs_queue" "q" {\n  name = "q"\n}\n';
const DATABASE = (size: string) =>
  `resource "aws_db_instance" "d" {\n  identifier = "d"\n  instance_class = ${size}\n}\n`;

function write(folder: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

function commit(folder: string, files: Files): void {
  write(folder, files);
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--allow-empty', '-m', 'x');
}

function repositoryOf(files: Files): string {
  const folder = newFolder();
  git(folder, 'init', '--quiet', '--initial-branch=main');
  commit(folder, files);
  return folder;
}

async function diff(...args: string[]) {
  let [out, err] = ['', ''];
  const io = {
    ...ioAtHome(),
    stdout: async (text: string | Uint8Array) => {
      out += text.toString();
    },
    stderr: (text: string) => {
      err += text;
    },
  };
  const code = await main(['diff', '--planner', 'static', ...args], io);
  return { code, out, err };
}

const reported = async (...args: string[]) => {
  const { out, err } = await diff(...args, '--format', 'json');
  const { nodes } = JSON.parse(out === '' ? '{"nodes":[]}' : out) as { nodes: { address: string; change: string }[] };
  return { err, changes: nodes.map(({ address, change }) => `${change} ${address}`) };
};

describe('commits', () => {
  const folder = repositoryOf({ 'infra/main.tf': QUEUE + DATABASE('"db.t3.micro"') });
  git(folder, 'checkout', '--quiet', '-b', 'work');
  const moved = 'moved {\n  from = aws_sqs_queue.q\n  to = aws_sqs_queue.jobs\n}\n';
  commit(folder, { 'infra/main.tf': QUEUE.replace('"q"', '"jobs"') + moved + DATABASE('"db.t3.large"') });
  git(folder, 'checkout', '--quiet', 'main');
  commit(folder, { 'infra/other.tf': 'resource "aws_sns_topic" "others" {\n  name = "o"\n}\n' });
  git(folder, 'checkout', '--quiet', 'work');
  const infra = ['--source', join(folder, 'infra')];

  test('what others have changed since is not shown, and moved blocks are followed', async () => {
    const { err, changes } = await reported(...infra, '--from', 'main', '--to', 'HEAD');
    expect(changes).toEqual(['update aws_db_instance.d', 'move aws_sqs_queue.jobs']);
    expect(err).toMatch(/^comparing merge base of main and HEAD \([0-9a-f]{8}\) with HEAD \(/);
  });

  test.each([
    [['--to', 'work'], 'Changes: main → work'],
    [[], 'Changes: main → working tree'],
  ])('a picture is called as they were asked for: %j', async (to, title) => {
    const { out } = await diff(...infra, '--from', 'main', ...to, '--format', 'svg', '--outfile', '-');
    expect(out).toContain(`<title id="title">${title}</title>`);
  });

  test('with exactly that commit it is', async () => {
    const { changes } = await reported(...infra, '--from', 'main', '--to', 'HEAD', '--no-merge-base');
    expect(changes).toEqual(['update aws_db_instance.d', 'delete aws_sns_topic.others', 'move aws_sqs_queue.jobs']);
  });

  test('the other way round what was added is removed', async () => {
    const { changes } = await reported(...infra, '--from', 'work', '--to', 'main', '--no-merge-base');
    expect(changes).toEqual(expect.arrayContaining(['create aws_sns_topic.others', 'create aws_sqs_queue.q']));
  });

  test('without any, the branch with what is not committed yet and main', async () => {
    write(folder, { 'infra/new.tf': 'resource "aws_s3_bucket" "new" {\n  bucket = "n"\n}\n' });
    const { err, changes } = await reported(...infra);
    rmSync(join(folder, 'infra/new.tf'));
    expect(err).toContain('with the files of');
    expect(changes).toEqual(['update aws_db_instance.d', 'create aws_s3_bucket.new', 'move aws_sqs_queue.jobs']);
  });

  test('of a folder that is new all is added, of one that is gone all is removed', async () => {
    commit(folder, { 'new/main.tf': QUEUE });
    const added = await reported('--source', join(folder, 'new'), '--from', 'main');
    expect(added.changes).toEqual(['create aws_sqs_queue.q']);
    expect(added.err).toContain('is not there in');
    const gone = await reported('--source', join(folder, 'new'), '--from', 'HEAD', '--to', 'main', '--no-merge-base');
    expect(gone.changes).toEqual(['delete aws_sqs_queue.q']);
  });

  test('a commit that is not there is wrong use, and so is a folder in no repository', async () => {
    const missing = await diff(...infra, '--from', 'nosuch');
    expect([missing.code, missing.out]).toEqual([2, '']);
    expect(missing.err).toContain('error: --from nosuch: there is no such commit');
    const outside = await diff('--source', newFolder());
    expect([outside.code, outside.err]).toEqual([2, expect.stringContaining('is in no Git repository')]);
  });
});

test('files of variables that Git ignores are taken for both sides', async () => {
  const files = {
    'main.tf': `variable "names" {\n  type = list(string)\n}\n${QUEUE}resource "aws_s3_bucket" "b" {\n  count = length(var.names)\n  bucket = "b"\n}\n`,
    '.gitignore': '*.tfvars\n',
  };
  const folder = repositoryOf(files);
  write(folder, { 'terraform.tfvars': 'names = ["a", "b", "c"]\n' });
  const { err, changes } = await reported('--source', folder, '--from', 'HEAD');
  expect(changes).toEqual([]);
  expect(err).toContain('variable files that Git ignores are taken for both sides: terraform.tfvars');
});

test('a shallow clone without the merge base says what to fetch, and can do without it', async () => {
  const folder = repositoryOf({ 'main.tf': QUEUE });
  git(folder, 'checkout', '--quiet', '-b', 'work');
  commit(folder, { 'more.tf': DATABASE('"db.t3.micro"') });
  git(folder, 'checkout', '--quiet', 'main');
  commit(folder, { 'x.txt': '' });
  const clone = join(newFolder(), 'clone');
  git(folder, 'clone', '--quiet', '--depth=1', '--no-single-branch', '--branch=work', `file://${folder}`, clone);
  const refused = await diff('--source', clone, '--from', 'main');
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('git fetch --unshallow')]);
  const { changes } = await reported('--source', clone, '--from', 'main', '--no-merge-base');
  expect(changes).toEqual(['create aws_db_instance.d']);
});

test('two environments of one directory', async () => {
  const folder = newFolder();
  write(folder, {
    'main.tf': `variable "size" {\n}\nvariable "wide" {\n}\n${DATABASE('var.size')}resource "aws_sqs_queue" "q" {\n  count = var.wide ? 1 : 0\n}\n`,
    'common.tfvars': 'size = "db.t3.small"\n',
    'dev.tfvars': 'wide = false\n',
    'prod.tfvars': 'size = "db.r5.large"\nwide = true\n',
  });
  const file = (name: string) => join(folder, name);
  const sides = ['--varfile-before', file('dev.tfvars'), '--varfile-after', file('prod.tfvars')];
  const asked = ['--source', folder, '--varfile', file('common.tfvars'), ...sides];
  const { changes } = await reported(...asked);
  const { out } = await diff(...asked, '--format', 'svg', '--outfile', '-');
  expect(out).toContain('<title id="title">Changes: dev → prod</title>');
  expect(changes).toEqual(['update aws_db_instance.d', 'create aws_sqs_queue.q[0]']);
});

test('modules that are installed in the working tree alone are on neither side', async () => {
  const call = 'module "net" {\n  source  = "octo/net/aws"\n  version = "1.0.0"\n}\n';
  const folder = repositoryOf({ '.gitignore': '.terraform\n', 'main.tf': QUEUE + call });
  const installed = {
    Key: 'net',
    Source: 'registry.terraform.io/octo/net/aws',
    Version: '1.0.0',
    Dir: '.terraform/modules/net',
  };
  write(folder, {
    'main.tf': `# Only a comment.\n${QUEUE}${call}`,
    '.terraform/modules/modules.json': JSON.stringify({ Modules: [installed] }),
    '.terraform/modules/net/main.tf': 'resource "aws_vpc" "main" {\n  cidr_block = "10.0.0.0/16"\n}\n',
  });
  const { changes } = await reported('--source', folder, '--from', 'HEAD', '--no-fetch');
  expect(changes).toEqual([]);
});
