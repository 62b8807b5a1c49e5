// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is Terraform's
/** Sources of modules that lead out, and packages that would become wider by them. */
import type { Files, Hostile, Table } from '../support/hostile.js';
import { KEPT } from '../support/kept.js';

const call = (source: string, version = ''): string =>
  `module "m" {\n  source = "${source}"\n${version === '' ? '' : `  version = "${version}"\n`}}\n`;

const KEY = 'resource "aws_s3_bucket" "b" {\n  bucket = file("@UP@/home/.ssh/id_rsa")\n}\n';
const KEY_OF_HOME = 'resource "aws_s3_bucket" "h" {\n  bucket = file("@KEY@")\n}\n';
const PLAIN = 'resource "aws_s3_bucket" "b" {\n  bucket = "x"\n}\n';

const SOURCES: Readonly<Record<string, string>> = {
  'an absolute path': '@HOME@/code',
  'an absolute path with a folder in it': '@HOME@//code',
  'an absolute path with a scheme': 'file://@HOME@/code',
  'a forced path': 'file::@HOME@/code',
  'a forced path with a scheme': 'file::file://@HOME@//code',
  'a Git repository of the machine': 'git::file://@HOME@/kept',
  'a repository of the machine without a word on Git': 'file://@HOME@/kept',
  'a commit of a repository of the machine': `git::file://@HOME@/kept/.git?ref=${KEPT.commit}`,
  'a repository of the machine by an encoded way': 'git::file://@REPO@/%2e%2e/%2e%2e/home/kept',
  'a Git path of the machine': 'git::@HOME@/code',
  'a way up from an absolute path': '@REPO@/../../home//code',
  'a way up in a folder': './/@UP@/home/code',
  'a way up behind two slashes': './x//../@UP@/home/code',
  'a way with a backslash': '..\\\\..\\\\home\\\\code',
  'an encoded way': './%2e%2e/%2e%2e/home/code',
  'the cache': '@HOME@/.groundplan/modules',
  'the cache with a folder in it': '@HOME@/.groundplan//modules',
  home: '~/code',
  'a variable of the shell': '$HOME/code',
};

const sources: Hostile[] = Object.entries(SOURCES).flatMap(([what, source]) =>
  [false, true].map((isClone) => ({
    name: `module source: ${what}${isClone ? ', in a clone' : ''}`,
    ways: ['offline', 'static'] as const,
    isClone,
    files: { 'main.tf': `${call(source)}${KEY}${KEY_OF_HOME}`, 'x/y.tf': PLAIN },
  })),
);

/** What is called `n` in the repository that is drawn, and is another one. */
const REPOSITORIES: Readonly<Record<string, Files>> = {
  'a link': { n: { to: '@HOME@/kept' } },
  'a link that Git tries': { 'n/x': 'x', 'n.git': { to: '@HOME@/kept/.git' } },
  'a link, and a file of its name for Git': {
    'x/HEAD': 'ref: refs/heads/main\n',
    n: { to: 'x' },
    'n.git': 'gitdir: @HOME@/kept/.git\n',
  },
  'a head that leads nowhere': {
    'n/HEAD': { to: 'refs/heads/nope' },
    'n/objects': { to: '@HOME@/kept/.git/objects' },
    'n/refs': { to: '@HOME@/kept/.git/refs' },
    'n.git/HEAD': 'ref: refs/heads/main\n',
    'n.git/objects/x': 'x',
    'n.git/refs/x': 'x',
  },
  'a link called .git': { 'n/.git': { to: '@HOME@/kept/.git' } },
  'a file called .git': { 'n/.git': 'gitdir: @HOME@/kept/.git\n' },
  'folders that are links': {
    'n/HEAD': 'ref: refs/heads/main\n',
    'n/config': '[core]\n\tbare = true\n',
    'n/objects': { to: '@HOME@/kept/.git/objects' },
    'n/refs': { to: '@HOME@/kept/.git/refs' },
  },
  'objects from elsewhere': {
    'n/HEAD': 'ref: refs/heads/main\n',
    'n/config': '[core]\n\tbare = true\n',
    'n/objects/info/alternates': '@HOME@/kept/.git/objects\n',
    'n/refs/heads/main': `${KEPT.commit}\n`,
  },
  'a common directory': { 'n/HEAD': 'ref: refs/heads/main\n', 'n/commondir': '@HOME@/kept/.git\n' },
  'objects that are fetched when they are missed': {
    'n/HEAD': 'ref: refs/heads/main\n',
    'n/config':
      '[core]\n\trepositoryformatversion = 1\n\tbare = true\n\tsshCommand = touch @MARK@; false\n[extensions]\n\tpartialClone = origin\n[remote "origin"]\n\turl = ssh://127.0.0.1:@PORT@/x\n\tpromisor = true\n',
    'n/objects/x': 'x',
    'n/refs/heads/main': `${KEPT.commit}\n`,
  },
};

const repositories: Hostile[] = Object.entries(REPOSITORIES).map(([what, files]) => ({
  name: `repository in the repository: ${what}`,
  ways: ['offline', 'static'],
  files: { 'main.tf': `${call('git::file://@REPO@/n?ref=main')}${PLAIN}`, ...files },
}));

/** What a path means depends on who follows it, and from where. */
const fromThere: Hostile = {
  name: 'repository in the repository: the working directory of whoever asks',
  ways: ['offline', 'static'],
  isHere: true,
  here: 'envs/prod/eu',
  isClone: true,
  notInAction: 'its working directory is the checkout',
  files: {
    'envs/prod/eu/main.tf': `${call('git::file:///proc/self/cwd/../../../kept')}${PLAIN}`,
    'kept/HEAD': 'ref: refs/heads/main\n',
    'kept/objects/x': 'x',
    'kept/refs/x': 'x',
  },
};

/** A package that grows by what its code names. */
const WIDER: Readonly<Record<string, Files>> = {
  'a module above': { 'main.tf': `${call('@UP@/home/code')}${KEY}` },
  'a module in home': { 'main.tf': `${call('@UP@/home')}${KEY}` },
  'a module at the top': { 'main.tf': `${call('@UP@')}${KEY}` },
  'a module above, and a file beside it': {
    'main.tf': `${call('@UP@/home/code')}resource "aws_s3_bucket" "b" {\n  bucket = file("@UP@/home/code/secret.txt")\n}\n`,
  },
  'a neighbour and its files': {
    'main.tf': `${call('../plain')}resource "aws_s3_bucket" "b" {\n  bucket = file("../plain/key.txt")\n}\n`,
  },
  'a set of files above': {
    'main.tf': `${call('@UP@/home/code')}resource "aws_s3_bucket" "b" {\n  for_each = fileset("@UP@/home", "**")\n  bucket = each.value == ".ssh/id_rsa" ? "\${"seen"}\${"there"}" : "none"\n}\n`,
  },
  'files by their names': {
    'main.tf': `${call('@UP@/home/code')}resource "aws_s3_bucket" "b" {\n  for_each = toset([for n in fileset("@UP@/home/.ssh", "*") : file("@UP@/home/.ssh/\${n}")])\n  bucket = each.value\n}\n`,
  },
  'an absolute module in home': { 'main.tf': `${call('@HOME@')}${KEY_OF_HOME}` },
  'an absolute module at the top': { 'main.tf': `${call('@HOME@//.')}${KEY_OF_HOME}` },
  'a link to a module above': { 'main.tf': `${call('./m')}${KEY}`, m: { to: '@UP@/home/code' } },
  'a module that reads the root': {
    'main.tf': call('./a/b'),
    'a/b/main.tf': 'resource "aws_s3_bucket" "b" {\n  bucket = file("${path.root}/@UP@/home/.ssh/id_rsa")\n}\n',
  },
  'a module that is given the path': {
    'main.tf': 'module "m" {\n  source = "./a"\n  p = "@KEY@"\n}\n',
    'a/main.tf': 'variable "p" {}\nresource "aws_s3_bucket" "b" {\n  bucket = file(var.p)\n}\n',
  },
  'an output of a module': {
    'main.tf': `${call('./a')}resource "aws_s3_bucket" "b" {\n  bucket = module.m.o\n}\n`,
    'a/main.tf': 'output "o" {\n  value = file("@KEY@")\n}\n',
  },
};

const wider: Hostile[] = Object.entries(WIDER).flatMap(([what, files]) =>
  [false, true].map((isClone) => ({
    name: `wider package: ${what}${isClone ? ', in a clone' : ''}`,
    isClone,
    files,
    shows: ['seenthere'],
  })),
);

const circles: Hostile[] = [
  { name: 'a module that calls itself', files: { 'main.tf': `${PLAIN}${call('./')}` } },
  {
    name: 'a module that calls the one above',
    files: { 'main.tf': call('./a'), 'a/main.tf': `${PLAIN}${call('../')}` },
  },
  {
    name: 'a module in a folder that is a link to itself',
    files: { 'main.tf': call('./a/a/a/a'), 'a/main.tf': PLAIN, 'a/a': { to: '.' } },
  },
];

export const MODULES: Table = {
  about: 'module sources of the machine',
  rows: [...sources, ...repositories, fromThere, ...wider, ...circles],
};
