// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is Terraform's
/** Programs of the checkout on PATH, and secrets in the environment. */
import type { Files, Hostile, Table } from '../support/hostile.js';

const PLAIN = 'resource "aws_s3_bucket" "b" {\n  bucket = "x"\n}\n';
const PROGRAM = { program: '#!/bin/sh\necho "$0 $@" >> @MARK@\nexit 1\n' };
const NAMES = ['terraform', 'tofu', 'terragrunt', 'git', 'ssh', 'dot', 'python3', 'sh', 'docker', 'xdg-open', 'node'];

const programsIn = (folder: string): Files =>
  Object.fromEntries(NAMES.map((name) => [`${folder}${name}`, PROGRAM] as const));

const CALLS = `${PLAIN}module "m" {\n  source = "git::http://127.0.0.1:@PORT@/n.git"\n}\n`;

const PATHS: readonly (readonly [what: string, path: readonly string[], files: Files])[] = [
  ['a folder of the checkout', ['@REPO@/bin'], programsIn('bin/')],
  ['the checkout itself', ['@REPO@'], programsIn('')],
  ['the working directory', ['.'], programsIn('')],
  ['an empty entry', [''], programsIn('')],
  ['a relative folder', ['bin'], programsIn('bin/')],
  ['a relative folder that leads back', ['../repository/bin'], programsIn('bin/')],
  ['node_modules of the checkout', ['@REPO@/node_modules/.bin'], programsIn('node_modules/.bin/')],
  ['a link into the checkout', ['@HOME@/../desk/repository/bin'], programsIn('bin/')],
];

const paths: Hostile[] = PATHS.flatMap(([what, path, files]) =>
  [false, true].map((isHere) => ({
    name: `PATH: ${what}${isHere ? ', in the working directory' : ''}`,
    ways: ['auto', 'offline'] as const,
    path,
    isHere,
    ...(isHere ? { notInAction: 'its working directory is the repository in every row' } : {}),
    files: { 'main.tf': CALLS, ...files },
  })),
);

const layouts: Hostile[] = PATHS.slice(0, 4).map(([what, path, files]) => ({
  name: `PATH, for Graphviz: ${what}`,
  ways: ['static'],
  path,
  isHere: true,
  args: ['--layout', 'dot'],
  notInAction: 'the layout is an input of the workflow',
  files: { 'main.tf': PLAIN, ...files },
}));

/** Handed to code by people who know it; a stranger's code is none of that. */
const VARIABLES: Readonly<Record<string, string>> = {
  'a name': 'resource "aws_s3_bucket" "b" {\n  bucket = var.secret\n}\n',
  'a tag': 'resource "aws_instance" "i" {\n  tags = { Name = "x-${var.password}" }\n}\n',
  'characters of it':
    'resource "aws_s3_bucket" "b" {\n  count = 16\n  bucket = substr(var.secret, count.index, 12)\n}\n',
  'a number of resources':
    'resource "aws_s3_bucket" "b" {\n  count = startswith(var.secret, "Kn") ? 1 : 0\n  bucket = "seen${"there"}"\n}\n',
  'its sum': 'resource "aws_s3_bucket" "b" {\n  bucket = sha256(var.secret)\n}\n',
};

const variables: Hostile[] = Object.entries(VARIABLES).map(([what, code]) => ({
  name: `TF_VAR: ${what}`,
  isForUntrustedOnly: true,
  shows: ['seenthere'],
  files: { 'main.tf': `variable "secret" {\n  default = "x"\n}\nvariable "password" {\n  default = "x"\n}\n${code}` },
}));

const OTHERS: readonly Hostile[] = [
  {
    name: 'a login that the code guesses',
    files: { 'main.tf': `${PLAIN}module "m" {\n  source = "git::http://user:pass@127.0.0.1:@PORT@/n.git"\n}\n` },
  },
];

const SOCKS = 'socks5h://127.0.0.1:9';

const socks: Hostile = {
  name: 'a proxy of socks, and an archive behind it',
  env: { http_proxy: SOCKS, https_proxy: SOCKS, HTTP_PROXY: SOCKS, HTTPS_PROXY: SOCKS, no_proxy: '', NO_PROXY: '' },
  notInAction: 'the proxy is the one of the runner',
  files: { 'main.tf': `${PLAIN}module "m" {\n  source = "https://archives.example/x.zip"\n}\n` },
};

export const ENVIRONMENT: Table = {
  about: 'the environment',
  rows: [...paths, ...layouts, ...variables, ...OTHERS, socks],
};
