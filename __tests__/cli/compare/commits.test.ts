/** `groundplan diff` of the commits and the environments of one directory: real Git, the code as it is written. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '../../../src/cli/main.js';
import { git, ioAtHome, newFolder } from '../../support/repository.js';

type Files = Readonly<Record<string, string>>;

const QUEUE = 'resource "aws_sqs_queue" "q" {\n  name = "q"\n}\n';
const DATABASE = (size: string) =>
  `resource "aws_db_instance" "d" {\n  identifier = "d"\n  instance_class = ${size}\n}\n`;

const tagged = (name: string, team: string) =>
  `resource "aws_sqs_queue" "${name}" {\n  name = "${name}"\n  tags = { team = "${team}" }\n}\n`;

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

const diff = (...args: string[]) => diffIn({}, ...args);

/** @param env what a job of a CI says of itself */
async function diffIn(env: Readonly<Record<string, string>>, ...args: string[]) {
  let [out, err] = ['', ''];
  const home = ioAtHome();
  const io = {
    ...home,
    env: { ...home.env, ...env },
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

  test('a page leads to the code at the commit of its side, opens with the side, and holds the tags', async () => {
    const repository = repositoryOf({ 'infra/main.tf': `${tagged('gone', 'then')}${tagged('stays', 'was')}` });
    commit(repository, { 'infra/main.tf': `\n${tagged('stays', 'now')}` });
    const [before, after] = ['HEAD~1', 'HEAD'].map((name) => git(repository, 'rev-parse', name).trim());
    const job = {
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: 'acme/shop',
      // Of neither side.
      GITHUB_SHA: '0'.repeat(40),
      GITHUB_WORKSPACE: repository,
    };
    const sides = ['--source', join(repository, 'infra'), '--from', 'HEAD~1', '--to', 'HEAD'];
    const page = ['--tags', ' team,,x', '--side', 'before', '--format', 'html', '--outfile', '-'];
    const { out } = await diffIn(job, ...sides, ...page);
    const json = (id: string) => JSON.parse(new RegExp(`id="${id}">(.*)</script>`).exec(out)![1]!);
    expect(json('data').off).toEqual(['after']);
    const [texts, files, , things, tags] = json('told');
    const address = (id: string | undefined) => `https://github.com/acme/shop/blob/${id}/infra/main.tf#L`;
    const ids = [...out.matchAll(/<g data-address="([^"]*)"/g)].map(([, id]) => id!);
    const at = (name: string) => {
      const [[, file, line]] = things[ids.indexOf(`aws_sqs_queue.${name}`)];
      return [files[file][1], line];
    };
    expect([at('gone'), at('stays')]).toEqual([
      [address(before), 1],
      [address(after), 2],
    ]);
    const valuesOf = (of: readonly (readonly number[])[]) => of.flatMap((values) => values.map((one) => texts[one]));
    expect(tags.map(([name, of]: [string, number[][]]) => [name, valuesOf(of).sort()])).toEqual([
      ['team', ['now', 'then']],
      ['x', []],
    ]);
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
    expect(err).toContain('with the files in');
    expect(changes).toEqual(['update aws_db_instance.d', 'create aws_s3_bucket.new', 'move aws_sqs_queue.jobs']);
  });

  test('of a folder that is new all is added, of one that is gone all is removed', async () => {
    commit(folder, { 'new/main.tf': QUEUE });
    const added = await reported('--source', join(folder, 'new'), '--from', 'main');
    expect(added.changes).toEqual(['create aws_sqs_queue.q']);
    expect(added.err).toContain('does not exist in');
    const gone = await reported('--source', join(folder, 'new'), '--from', 'HEAD', '--to', 'main', '--no-merge-base');
    expect(gone.changes).toEqual(['delete aws_sqs_queue.q']);
  });

  test('a commit that is not there is wrong use, and so is a folder in no repository', async () => {
    const missing = await diff(...infra, '--from', 'nosuch');
    expect([missing.code, missing.out]).toEqual([2, '']);
    expect(missing.err).toContain('error: --from nosuch: there is no such commit');
    const outside = await diff('--source', newFolder());
    expect([outside.code, outside.err]).toEqual([2, expect.stringContaining('is not in a readable Git repository')]);
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
  expect(err).toContain('variable files that Git ignores are used for both revisions: terraform.tfvars');
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

describe('other names by other variable files', () => {
  const bucket = 'variable "name" {\n}\nresource "aws_s3_bucket" "b" {\n  bucket = var.name\n}\n';
  const root = (name: string) => {
    const folder = repositoryOf({ 'main.tf': bucket });
    write(folder, { 'app.tfvars': `name = "${name}"\n` });
    return folder;
  };
  const [uploads, archive] = [root('uploads'), root('archive')];
  const variables = ['--varfile-before', join(uploads, 'app.tfvars'), '--varfile-after', join(archive, 'app.tfvars')];
  const replaced = 'Replaces the bucket archive (bucket from uploads to archive; data is lost).';
  const environments =
    'No change of the architecture; 1 resource. Two environments are compared: nothing counts as replaced, and ' +
    'differences of names are left out.';

  test.each([
    ['two checkouts are two states', [uploads, archive], replaced],
    ['so are two commits', ['--source', uploads, '--from', 'HEAD', '--to', 'HEAD'], replaced],
    ['one directory has two environments', ['--source', uploads], environments],
    ['however it is given', [uploads, join(uploads, '.')], environments],
  ])('%s', async (_, sides, sentence) => {
    const { out } = await diff(...sides, ...variables, '--format', 'json');
    expect(JSON.parse(out).sentence).toBe(sentence);
  });
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

describe('a variable file of two checkouts', () => {
  const CODE = { 'infra/main.tf': `variable "size" {\n  type = string\n}\n${DATABASE('var.size')}` };
  const sized = (size: string): string => `size = "${size}"\n`;
  /** Returns two checkouts, each with the file `env/prod.tfvars` beside its root module if it has a size. */
  const checkouts = (before: string | null, after: string | null) => {
    const folder = newFolder();
    for (const [name, size] of [
      ['old', before],
      ['new', after],
    ] as const) {
      mkdirSync(join(folder, name));
      write(join(folder, name), { ...CODE, ...(size !== null && { 'env/prod.tfvars': sized(size) }) });
    }
    return { roots: [join(folder, 'old/infra'), join(folder, 'new/infra')], folder };
  };
  const CHANGED = ['update aws_db_instance.d'];

  test.each(['old/env/prod.tfvars', 'new/env/prod.tfvars'])(
    '%s stands for that of the other checkout',
    async (file) => {
      const { roots, folder } = checkouts('db.t3.micro', 'db.t3.large');
      const { changes, err } = await reported(...roots, '--varfile', join(folder, file));
      expect(changes).toEqual(CHANGED);
      expect(err).not.toContain('varfile');
    },
  );

  test('a path relative to both roots', async () => {
    const { roots } = checkouts('db.t3.micro', 'db.t3.large');
    expect((await reported(...roots, '--varfile', '../env/prod.tfvars')).changes).toEqual(CHANGED);
  });

  test('a file that one checkout lacks is used for both, with a warning', async () => {
    const { roots, folder } = checkouts(null, 'db.t3.large');
    const file = join(folder, 'new/env/prod.tfvars');
    const { changes, err } = await reported(...roots, '--varfile', file);
    expect(changes).toEqual([]);
    expect(err).toContain(`--varfile ${file}: ${roots[0]} has no such file; it is used for both sources`);
  });

  test('a file outside of both applies to both', async () => {
    const { roots } = checkouts('db.t3.micro', 'db.t3.large');
    const file = join(newFolder(), 'common.tfvars');
    writeFileSync(file, sized('db.t3.small'));
    expect(await reported(...roots, '--varfile', file)).toEqual({
      err: expect.not.stringContaining('varfile'),
      changes: [],
    });
  });

  test('a file that neither has is missing', async () => {
    const { roots } = checkouts(null, null);
    expect((await diff(...roots, '--varfile', 'env/none.tfvars')).err).toContain('env/none.tfvars');
  });
});
