/** `groundplan estate`: root modules are found, linked, joined and drawn; files of other runs are merged. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '../../src/cli/main.js';
import { nodeFiles } from '../../src/platform/node.js';
import { memoryIo } from '../support/memory-io.js';
import { git, ioAtHome, newFolder } from '../support/repository.js';
import { ROOT } from '../support/root.js';
import { newTemporary } from '../support/temporary.js';

const AWS = join(ROOT, 'fixtures/estates/aws');

/** Runs the command. Names without an option are sources in the folder, and so are files behind an option. */
async function run(folder: string, ...args: readonly string[]) {
  const io = memoryIo({}, { ...nodeFiles, directory: folder, home: '/home/nobody' });
  const inFolder = (name: string) => (name === '-' || name.startsWith('/') ? name : join(folder, name));
  const isPath = (at: number) => !args[at]!.startsWith('--') && !['--explain', '--format'].includes(args[at - 1] ?? '');
  const given = args.map((name, at) => (isPath(at) ? inFolder(name) : name));
  const defaults = ['--outfile', '--estatefile'].flatMap((option, at) =>
    args.includes(option) ? [] : [option, inFolder(['estate.svg', 'estate.json'][at]!)],
  );
  const code = await main(['estate', ...given, ...defaults, '--planner', 'static', '--no-fetch'], io);
  return { code, err: io.err(), out: io.out() };
}

function folderOf(files: Record<string, string>): string {
  const folder = newTemporary('groundplan-estate-');
  // The path of a root module is relative to its repository.
  for (const [path, text] of Object.entries({ ...files, '.git/HEAD': '' })) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

test('a directory becomes estate.json and one picture, with one summary line', async () => {
  const out = newTemporary('groundplan-estate-');
  const { code, err } = await run(out, AWS, '--format', 'svg,mermaid');
  expect(err).toContain('12 roots: 15 links (13 stated, 2 likely), 3 outside, 1 ambiguous\n');
  expect(code).toBe(0);
  expect(readdirSync(out).sort()).toEqual(['estate.json', 'estate.mmd', 'estate.svg']);
});

const NETWORK = `terraform {
  backend "s3" {
    bucket = "states"
    key    = "network"
  }
}
resource "aws_vpc" "main" {
  cidr_block = "10.0.0.0/16"
  tags       = { Name = "main", Owner = "canary-owner" }
}
resource "aws_subnet" "app" {
  vpc_id     = aws_vpc.main.id
  cidr_block = "10.0.1.0/24"
}
output "subnet_id" { value = aws_subnet.app.id }
`;
const SHOP = `data "terraform_remote_state" "network" {
  backend = "s3"
  config  = { bucket = "states", key = "network" }
}
resource "aws_instance" "shop" {
  instance_type = "t3.micro"
  subnet_id     = data.terraform_remote_state.network.outputs.subnet_id
  user_data     = "canary-user-data"
}
`;

const jsonIn = (folder: string, name = 'estate.json') => JSON.parse(readFileSync(join(folder, name), 'utf8'));

test('a resource stands in the network of another root module, and the evidence names both files', async () => {
  const folder = folderOf({ 'network/main.tf': NETWORK, 'shop/main.tf': SHOP });
  const { out, code } = await run(folder, '.', '--explain', 'json');
  expect(code).toBe(0);
  const { resources } = JSON.parse(out);
  const shop = resources.find(({ address }: { address: string }) => address === 'module.shop.aws_instance.shop');
  expect(JSON.stringify(shop)).toContain('module.network.aws_subnet.app');
  expect(JSON.stringify(shop)).toContain('shop/main.tf:7');
  expect(readFileSync(join(folder, 'estate.svg'), 'utf8')).toMatch(/^<svg/);
});

test('files of two repositories, merged, have the bytes of one run; alone, a link is outside', async () => {
  const folder = folderOf({ 'network/main.tf': NETWORK, 'shop/main.tf': SHOP });
  await run(folder, '.');
  const one = await run(folder, 'network', '--estatefile', 'network.json');
  const other = await run(folder, 'shop', '--estatefile', 'shop.json');
  expect([one.code, other.code]).toEqual([0, 0]);
  expect(other.err).toContain('1 root: 0 links (0 stated, 0 likely), 1 outside, 0 ambiguous');
  const merged = await run(folder, 'shop.json', 'network.json', '--estatefile', 'all.json');
  expect(merged.err).toContain('WARNING: estate files hold no resources: nothing is drawn');
  expect(merged.err).toContain('2 roots: 1 link (1 stated, 0 likely), 0 outside, 0 ambiguous');
  expect(readFileSync(join(folder, 'all.json'), 'utf8')).toBe(readFileSync(join(folder, 'estate.json'), 'utf8'));
});

test('a broken root module is an entry with its message, its state is linked, and the exit code says so', async () => {
  const backend = NETWORK.slice(0, NETWORK.indexOf('resource'));
  const folder = folderOf({
    'network/main.tf': backend,
    'network/vpc.tf': 'resource "aws_vpc" {',
    'shop/main.tf': SHOP,
  });
  const { code, err } = await run(folder, '.');
  const { roots, links } = jsonIn(folder);
  expect(roots[0]).toMatchObject({ failure: expect.stringContaining('No resources found'), resources: 0 });
  expect(JSON.stringify(roots[0].failure)).not.toContain(folder);
  expect(links).toMatchObject([{ from: roots[1].id, to: roots[0].id, certainty: 'stated', ends: [] }]);
  expect(err).toContain('network was not drawn:\nerror: No resources found');
  expect(code).toBe(2);
  expect(existsSync(join(folder, 'estate.svg'))).toBe(true);
});

test('values that no picture shows are not in estate.json, and account ids are hidden alike', async () => {
  const account = `provider "aws" {\n  allowed_account_ids = ["111122223333"]\n}\n`;
  const folder = folderOf({ 'network/main.tf': account + NETWORK, 'shop/main.tf': account + SHOP });
  await run(folder, '.', '--hide-accounts');
  const text = readFileSync(join(folder, 'estate.json'), 'utf8');
  expect(text).not.toMatch(/canary|111122223333/);
  expect(jsonIn(folder).roots.map(({ accounts }: { accounts: string[] }) => accounts)).toEqual([
    ['xxxx3333'],
    ['xxxx3333'],
  ]);
});

test.each([
  [['missing'], 2, 'missing is not a directory'],
  [['empty'], 2, 'there is no root module'],
  [['plan.json'], 2, 'plan.json is not an estate file'],
  [['.', '--outfile', '-', '--estatefile', '-'], 2, 'stdout'],
])('%j ends with %d: %s', async (args, expected, message) => {
  const folder = folderOf({ 'plan.json': '{}', 'empty/readme.md': '', 'shop/main.tf': SHOP });
  const { code, err } = await run(folder, ...args);
  expect({ code, err }).toEqual({ code: expected, err: expect.stringContaining(message) });
});

test('draw joins several sources; one of them may be given twice', async () => {
  const folder = folderOf({ 'network/main.tf': NETWORK, 'shop/main.tf': SHOP });
  const io = memoryIo({}, { ...nodeFiles, directory: folder, home: '/home/nobody' });
  const sources = ['shop', 'network', 'shop'].flatMap((name) => ['--source', join(folder, name)]);
  const code = await main(['draw', ...sources, '--planner', 'static', '--outfile', join(folder, 'a.mmd')], io);
  expect([code, io.err()]).toEqual([0, expect.stringContaining('2 roots: 1 link (1 stated, 0 likely)')]);
  const text = readFileSync(join(folder, 'a.mmd'), 'utf8');
  expect(text).toMatch(/subgraph[^\n]*main[\s\S]*EC2 instance[\s\S]*end/);
});

test.each([
  [['--source', 'network', '--source', 'plan.json'], 2, 'plan.json is not a directory: several sources are joined'],
  [['--source', 'network', '--source', 'broken'], 2, 'broken has code, but no resources'],
  [['--source', 'network', '--source', 'shop', '--planfile', 'plan.json'], 2, 'need one --source'],
])('draw %j ends with %d: %s', async (args, expected, message) => {
  const files = { 'network/main.tf': NETWORK, 'shop/main.tf': SHOP, 'broken/main.tf': 'resource "aws_vpc" {' };
  const folder = folderOf({ ...files, 'plan.json': '{}' });
  const io = memoryIo({}, { ...nodeFiles, directory: folder, home: '/home/nobody' });
  const given = args.map((name) => (name.startsWith('--') ? name : join(folder, name)));
  const code = await main(['draw', ...given, '--planner', 'static', '--outfile', join(folder, 'a.svg')], io);
  expect({ code, err: io.err() }).toEqual({ code: expected, err: expect.stringContaining(message) });
});

test('a Terragrunt file that units include is no root module', async () => {
  const unit = 'include "root" {\n  path = find_in_parent_folders()\n}\n';
  const queue = (name: string) => `resource "aws_sqs_queue" "q" {\n  name = "${name}"\n}\n`;
  const folder = folderOf({
    ...{ 'live/terragrunt.hcl': '', 'live/a/terragrunt.hcl': unit, 'live/a/main.tf': queue('a') },
    ...{
      'live/b/terragrunt.hcl': `${unit}dependency "a" {\n  config_path = "../a"\n}\n`,
      'live/b/main.tf': queue('b'),
    },
  });
  const { err } = await run(folder, '.');
  expect(err).toContain('2 roots: 1 link (1 stated, 0 likely), 0 outside, 0 ambiguous');
});

const QUEUE_SHOP = `${SHOP}resource "aws_sqs_queue" "q" {\n  name = "q"\n}\n`;

test('--changed names the root modules that read what has changed, with the line; a cycle is a warning', async () => {
  const folder = newFolder();
  git(folder, 'init', '--quiet', '--initial-branch=main');
  const write = (files: Record<string, string>) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  };
  const back = `data "terraform_remote_state" "shop" {
  backend = "local"
  config  = { path = "../shop/terraform.tfstate" }
}
`;
  write({
    'network/main.tf': NETWORK + back,
    'shop/main.tf': QUEUE_SHOP,
    'jobs/main.tf': 'resource "aws_sns_topic" "t" {}\n',
  });
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '-m', 'x');
  const runIn = async (...args: string[]) => {
    const io = { ...ioAtHome(), directory: folder };
    const texts = { out: '', err: '' };
    const world = {
      ...io,
      async stdout(text: string | Uint8Array) {
        texts.out += text;
      },
      stderr(text: string) {
        texts.err += text;
      },
    };
    const files = ['--outfile', join(folder, 'e.svg'), '--estatefile', join(folder, 'e.json')];
    const code = await main(['estate', ...args, ...files, '--planner', 'static', '--no-fetch'], world);
    return { code, ...texts };
  };
  const same = await runIn(folder, '--changed', 'main');
  expect([same.code, same.out]).toEqual([0, 'changed since main: none\naffected: none\n']);
  expect(same.err).toContain('WARNING: root modules read from each other in a cycle: network -> shop -> network');
  write({ 'network/main.tf': (NETWORK + back).replace('10.0.1.0/24', '10.0.2.0/24') });
  const { out, code } = await runIn(folder, '--changed', 'main');
  expect([code, out]).toEqual([
    0,
    `changed since main: network
affected: shop

shop
  main.tf:7: aws_instance.shop.subnet_id reads subnet_id of network: aws_subnet.app changed
`,
  ]);
  const { impact, cycles } = jsonIn(folder, 'e.json');
  expect(impact.affected[0].reads[0]).toMatchObject({ at: 'main.tf:7', of: 'network', certainty: 'stated' });
  expect(cycles).toEqual([{ roots: ['network', 'shop'], certainty: 'stated' }]);
  const refused = await runIn(folder, join(folder, 'shop'), '--changed', 'main');
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('--changed needs one directory')]);
});
