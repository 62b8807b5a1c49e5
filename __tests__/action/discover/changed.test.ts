/** Root modules that changed files affect. */

import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from '../../../src/action/context.js';
import { changedRoots, findReaders } from '../../../src/action/discover/changed.js';
import { READ_ROOTS_MAX } from '../../../src/action/limits.js';
import { External } from '../../../src/errors.js';
import { nodeFiles, nodeIo } from '../../../src/platform/node.js';
import { Repository } from '../../../src/terraform/roots/code.js';
import { findRoots } from '../../../src/terraform/roots/find.js';
import { workspace } from '../support/workspaces.js';

const ANY = 'resource "aws_vpc" "a" {\n}\n';
const call = (source: string) => `module "m" {\n  source = "${source}"\n}\n`;

async function changedIn(folder: string, ...files: string[]): Promise<string[]> {
  const repository = new Repository(nodeFiles, folder);
  const { roots } = await findRoots(repository, { paths: ['.'], roots: [], exclude: [] });
  return [...(await changedRoots(roots, files, repository))].sort();
}

describe('files that change a root', () => {
  const folder = workspace({
    'live/a/main.tf': call('../../modules/net'),
    'live/a/lambda/src/index.js': '',
    'live/b/main.tf': call('../../modules/deep'),
    'live/c/main.tf': ANY,
    'live/vars/all.tfvars': '',
    'live/common.hcl': '',
    'modules/deep/main.tf': call('../net'),
    'modules/net/main.tf': call('../deep'),
    'shared/providers.tf': '',
    'templates/user-data.sh': '',
    'README.md': '',
  });
  mkdirSync(join(folder, 'live/d'));
  symlinkSync('../../shared/providers.tf', join(folder, 'live/d/providers.tf'));
  symlinkSync('../../templates', join(folder, 'live/c/templates'));
  symlinkSync('/etc', join(folder, 'live/c/outside'));

  test.each([
    [['live/a/main.tf'], ['live/a']],
    [['live/a/lambda/src/index.js'], ['live/a']],
    [['live/a/gone.tf'], ['live/a']],
    [['modules/net/main.tf'], ['live/a', 'live/b']],
    [['modules/deep/other.json'], ['live/a', 'live/b']],
    [['shared/providers.tf'], ['live/d', 'shared']],
    [['templates/user-data.sh'], ['live/c']],
    [['live/common.hcl'], ['live/a', 'live/b', 'live/c', 'live/d']],
    [['live/vars/all.tfvars'], ['live/a', 'live/b', 'live/c', 'live/d']],
    [['README.md', 'docs/live/a/main.tf'], []],
    [['../live/a/main.tf', '/live/a/main.tf', '/', '', '..'], []],
  ])('%j: %j', async (files, expected) => {
    expect(await changedIn(folder, ...files)).toEqual(expected);
  });
});

test('values beside the roots affect those around them, values of a root only that root', async () => {
  const folder = workspace({
    'main.tf': ANY,
    'prod.tfvars': '',
    'live/x/main.tf': ANY,
    'live/x/prod.tfvars': '',
    'vars/all.tfvars': '',
  });
  expect(await changedIn(folder, 'vars/all.tfvars')).toEqual(['.', 'live/x']);
  expect(await changedIn(folder, 'live/x/prod.tfvars')).toEqual(['live/x']);
  expect(await changedIn(folder, 'prod.tfvars')).toEqual(['.']);
});

test('a module affects the examples that call it', async () => {
  const folder = workspace({
    'main.tf': ANY,
    'examples/complete/main.tf': call('../../'),
    'example/main.tf': call('../modules/net'),
    'modules/net/main.tf': ANY,
  });
  expect(await changedIn(folder, 'main.tf')).toEqual(['examples/complete']);
  expect(await changedIn(folder, 'modules/net/main.tf')).toEqual(['example']);
});

test('readers are found in the checkout, with the line and the resource', async () => {
  const state = (path: string) =>
    `data "terraform_remote_state" "s" {\n  backend = "local"\n  config = { path = "${path}/terraform.tfstate" }\n}\n`;
  const use = (output: string) =>
    `resource "aws_instance" "i" {\n  subnet_id = data.terraform_remote_state.s.outputs.${output}\n}\n`;
  const folder = workspace({
    'network/main.tf': 'resource "aws_subnet" "a" {\n}\noutput "id" { value = aws_subnet.a.id }\n',
    'shop/main.tf': state('../network') + use('id'),
    'jobs/main.tf': state('../network') + use('gone'),
    'dns/main.tf': state('../shop') + use('id'),
    'other/main.tf': ANY,
  });
  const inputs = {
    planner: 'offline',
    engine: 'auto',
    workspace: '',
    varfile: [],
    fetch: 'false',
    'private-hosts': [],
  };
  const context = {
    inputs: { ...inputs, timeout: 60, 'hide-accounts': 'false', 'base-dir': '' },
    io: { ...nodeIo(), directory: folder, env: { GITHUB_WORKSPACE: folder } },
    event: { name: 'pull_request', pullRequest: null },
  } as unknown as Context;
  const wanted = { paths: ['.'], roots: [], exclude: [] };
  expect(await findReaders(['network', 'other'], wanted, context)).toEqual([
    { path: 'jobs', reads: [{ of: 'network', name: 'gone', at: 'jobs/main.tf:6' }] },
    { path: 'shop', reads: [{ of: 'network', name: 'id', resource: 'aws_subnet.a', at: 'shop/main.tf:6' }] },
  ]);
  expect(await findReaders([], wanted, context)).toEqual([]);
});

test('says so if there are too many root modules to search for readers', async () => {
  const notices: string[] = [];
  const roots = Object.fromEntries(Array.from({ length: READ_ROOTS_MAX + 1 }, (_, i) => [`r${i}/main.tf`, ANY]));
  const context = {
    io: { ...nodeIo(), env: { GITHUB_WORKSPACE: workspace(roots) } },
    inputs: { 'base-dir': '' },
    event: { name: 'pull_request', pullRequest: null },
    runner: { annotate: (_: string, text: string) => notices.push(text) },
  } as unknown as Context;
  expect(await findReaders(['r0'], { paths: ['.'], roots: [], exclude: [] }, context)).toEqual([]);
  expect(notices).toEqual([expect.stringContaining(`${READ_ROOTS_MAX + 1} root modules`)]);
});

test('finds readers of deleted root modules in the code before', async () => {
  const backend = (key: string) => `terraform {\n  backend "s3" {\n    bucket = "states"\n    key = "${key}"\n  }\n}\n`;
  const reader = (key: string) => `data "terraform_remote_state" "n" {
  backend = "s3"
  config = {
    bucket = "states"
    key    = "${key}"
  }
}
resource "aws_security_group" "s" {
  vpc_id = data.terraform_remote_state.n.outputs.id
}
`;
  const old = { 'old/main.tf': `${backend('old')}${ANY}output "id" { value = aws_vpc.a.id }\n` };
  const others = { 'shop/main.tf': reader('old'), 'other/main.tf': ANY };
  const tree = workspace({ ...old, ...others, 'leaving/main.tf': reader('old'), 'older/main.tf': reader('old') });
  const context = (baseDir: string) =>
    ({
      io: { ...nodeIo(), env: { GITHUB_WORKSPACE: workspace({ ...others, 'leaving/main.tf': ANY }) } },
      inputs: { varfile: [], engine: 'auto', workspace: '', timeout: 60, 'hide-accounts': 'auto', 'base-dir': baseDir },
      event: { name: 'pull_request', pullRequest: null },
    }) as unknown as Context;
  const wanted = { paths: ['.'], roots: [], exclude: [] };
  // `older` is deleted too, and `leaving` no longer reads it.
  expect(await findReaders(['old', 'older'], wanted, context(tree))).toEqual([
    { path: 'shop', reads: [{ of: 'old', name: 'id', resource: 'aws_vpc.a', at: 'shop/main.tf:9' }] },
  ]);
  expect(await findReaders(['old'], wanted, context(''))).toEqual([]);
});

describe('a failure of the search for readers', () => {
  const NETWORK = { 'network/main.tf': `${ANY}output "id" { value = aws_vpc.a.id }\n` };
  const READER = `data "terraform_remote_state" "n" {
  backend = "local"
  config  = { path = "../network/terraform.tfstate" }
}
resource "aws_security_group" "s" { vpc_id = data.terraform_remote_state.n.outputs.id }
`;
  const wanted = { paths: ['.'], roots: [], exclude: [] };

  function contextOf(files: Readonly<Record<string, string>>, io: object = {}) {
    const annotations: string[] = [];
    const groups: string[] = [];
    const folder = workspace(files);
    const context = {
      io: { ...nodeIo(), directory: folder, env: { GITHUB_WORKSPACE: folder }, ...io },
      inputs: { varfile: [], engine: 'auto', workspace: '', timeout: 60, 'hide-accounts': 'auto', 'base-dir': '' },
      event: { name: 'pull_request', pullRequest: null },
      runner: {
        annotate: (level: string, text: string) => annotations.push(`${level}: ${text}`),
        group: (title: string, lines: readonly string[]) => groups.push(title, ...lines),
      },
    } as unknown as Context;
    return { context, annotations, groups };
  }

  test('a root module that cannot be read is named, and the others are found', async () => {
    const { context, annotations } = contextOf({
      ...NETWORK,
      'shop/main.tf': READER,
      'broken/main.tf': 'resource "aws_vpc" {',
    });
    expect((await findReaders(['network'], wanted, context)).map(({ path }) => path)).toEqual(['shop']);
    expect(annotations).toEqual([expect.stringMatching(/^notice: broken: cannot be read/)]);
  });

  test('a failure of the machine is a warning with its message', async () => {
    const failing = { withTemporaryDirectory: () => Promise.reject(new External('the disk is full')) };
    const { context, annotations, groups } = contextOf({ ...NETWORK, 'shop/main.tf': READER }, failing);
    const ofFork = { ...context, event: { ...context.event, pullRequest: { isFork: true } } } as unknown as Context;
    expect(await findReaders(['network'], wanted, ofFork)).toEqual([]);
    expect(annotations).toEqual([expect.stringMatching(/^warning: root modules .* are unknown: the disk is full$/)]);
    expect(groups).toEqual([]);
  });

  test('a bug is a warning that names it, with the stack in the log', async () => {
    const failing = { list: () => Promise.resolve(null) };
    const { context, annotations, groups } = contextOf({ ...NETWORK, 'shop/main.tf': READER }, failing);
    expect(await findReaders(['network'], wanted, context)).toEqual([]);
    expect(annotations).toEqual([expect.stringMatching(/^warning: root modules .* are unknown\. Internal error: /)]);
    expect(groups.join('\n')).toMatch(/error details\nTypeError/);
  });
});
