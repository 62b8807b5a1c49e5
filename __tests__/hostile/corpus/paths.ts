// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is Terraform's
/** Names of directories and files that are code, commands or sequences somewhere. */
import type { Hostile, Table } from '../support/hostile.js';

const NAMES = {
  'a template in quotes': '${"x"}',
  'an escaped template': '$${file(local.p)}',
  'two escapes': '$$${file(local.p)}',
  'three escapes': '$$$${file(local.p)}',
  'a directive': '%{if true}x${file(local.p)}%{endif}',
  'an escaped directive': '%%{if true}x${file(local.p)}%%{endif}',
  'a quote and a template': '"${file(local.p)}"',
  'a backslash and a template': '\\${file(local.p)}',
  'a quote that ends a string': 'a", x = file(local.p), y = "',
  'replacement patterns': "$&$`$'$1$$${file(local.p)}",
  'JSON that ends a string': 'a","x":"${file(local.p)}',
  'a heredoc': 'a\nEOT\n${file(local.p)}\nEOT\n',
} as const;

const LOCALS = 'locals {\n  p = "@KEY@"\n}\n';
const SHOWN = 'resource "aws_s3_bucket" "b" {\n  bucket = "b-${path.module}"\n}\n';

const called = (name: string): Hostile['files'] => ({
  'main.tf': `module "m" {\n  source = "./${quoted(name)}"\n}\n${LOCALS}`,
  [`${name}/main.tf`]: `${LOCALS}${SHOWN}`,
});

/** As a literal of the language. */
const quoted = (name: string): string =>
  name
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll('\n', '\\n')
    .replace(/([$%])\{/g, (_, sign: string) => `${sign}${sign}{`);

const templates: Hostile[] = Object.entries(NAMES).flatMap(([what, name]) => [
  { name: `directory of a module: ${what}`, files: called(name) },
  {
    name: `directory named: ${what}`,
    source: name,
    files: {
      [`${name}/main.tf`]: `${LOCALS}resource "aws_s3_bucket" "b" {\n  bucket = "b-\${path.cwd}-\${path.root}"\n}\n`,
    },
  },
]);

/** In the words for a directory. */
const WAYS_OF_READING = [
  'filebase64(local.p)',
  'filesha256(local.p)',
  'filemd5(local.p)',
  'base64encode(file(local.p))',
  'strrev(file(local.p))',
  'templatefile(local.p, {})',
  'jsonencode(file(local.p))',
  'substr(file(local.p), 0, 14)',
] as const;

const calls: Hostile[] = WAYS_OF_READING.map((call) => ({
  name: `directory named: a template with ${call}`,
  source: `x\${${call}}y`,
  files: { [`x\${${call}}y/main.tf`]: `${LOCALS}resource "aws_s3_bucket" "b" {\n  bucket = path.cwd\n}\n` },
}));

/** A file for every answer: what is read picks the one that is shown. */
const picked = (name: string, escaped: string, shown: string): Hostile['files'] => ({
  'main.tf': `${LOCALS}resource "aws_s3_bucket" "b" {\n  bucket = "b-${shown}"\n}\n`,
  [`${name}/x`]: 'as-it-is',
  ...Object.fromEntries([...ALPHABET].map((character) => [`b${character}/x`, 'picked-by-key'])),
  'all.tf': 'locals {\n  all = fileset(path.module, "**")\n}\n',
  note: escaped,
});
const ALPHABET = 'KabcdefghijklmnopqrstuvwxyzABCDEFGH0123456789';
const PICK = 'b${substr(file(local.p), 0, 1)}';
const PICK_ESCAPED = 'b$${substr(file(local.p), 0, 1)}';

const picks: Hostile[] = [
  ['file', `\${file("\${path.module}/${PICK_ESCAPED}/x")}`],
  ['file of a plain path', `\${file("./${PICK_ESCAPED}/x")}`],
  ['templatefile', `\${templatefile("./${PICK_ESCAPED}/x", {})}`],
  ['a tail that comes later', `\${file("./${PICK_ESCAPED}/\${terraform.workspace == "x" ? "y" : "x"}")}`],
].map(([what, shown]) => ({
  name: `a directory picks by a key: ${what}`,
  files: picked(PICK, PICK_ESCAPED, shown!),
  shows: ['picked-by-key'],
}));

const spread: Hostile = {
  name: 'a key over many captions, a character each',
  files: {
    'main.tf': 'module "m" {\n  source = "./-$${substr(file(local.p), count.index, 1)}"\n}\n',
    '-${substr(file(local.p), count.index, 1)}/main.tf': `${LOCALS}resource "aws_s3_bucket" "b" {\n  count = 32\n  bucket = replace(path.module, "/", "")\n}\n`,
  },
};

const places: Hostile[] = (
  [
    ['path.cwd', 'path.cwd'],
    ['path.root', 'path.root'],
    ['abspath', 'abspath(".")'],
    ['abspath of the module', 'abspath(path.module)'],
    ['the folder of the checkout', 'basename(abspath("."))'],
    ['the folders above', 'dirname(abspath(".."))'],
    ['pathexpand', 'pathexpand("~")'],
    ['pathexpand of a key', 'pathexpand("~/.ssh/id_rsa")'],
    ['file of pathexpand', 'file(pathexpand("~/.ssh/id_rsa"))'],
  ] as const
).map(([what, expression]) => ({
  name: `place of the machine: ${what}`,
  files: { 'main.tf': `resource "aws_s3_bucket" "b" {\n  bucket = "\${${expression}}"\n}\n` },
  // The path of the machine, in whatever part, and what the checkout happens to be called.
  shows: ['groundplan-hostile-', '>repository'],
}));

const ESCAPES = {
  'a workflow command': 'a\n::warning title=hostile-words::y',
  'a workflow command after a return': 'a\r::error title=hostile-words::y',
  'a mask': 'a\n::add-mask::e',
  'an output': 'a\n::set-output name=x::y',
  'an old command': 'a\n##[command]hostile-words',
  'commands stopped': 'a\n::stop-commands::x',
  'a terminal sequence': 'a\u001b[2J\u001b]0;hostile-words\u0007',
  'a sequence of eight bits': 'a\u009b2J',
  'a direction of writing': 'a\u202egvs.exe',
  'an isolate': 'a\u2066b\u2069',
  'a line separator': 'a\u2028::warning title=hostile-words::y',
  'a next line': 'a\u0085::warning title=hostile-words::y',
  'a backspace': 'a\b\b\bmain',
} as const;

const BROKEN = 'resource "aws_s3_bucket" "b" {\n  bucket = \n}\n';

const printed: Hostile[] = Object.entries(ESCAPES).flatMap(([what, name]) => [
  { name: `file name: ${what}`, ways: ['static', 'offline'], files: { 'main.tf': SHOWN, [`${name}.tf`]: BROKEN } },
  {
    name: `directory name: ${what}`,
    ways: ['static', 'offline'],
    source: name,
    files: { [`${name}/main.tf`]: BROKEN },
  },
  {
    name: `directory of a module that is not there: ${what}`,
    ways: ['static'],
    files: {
      'main.tf': `module "m" {\n  source = "./${quoted(name)
        .replace(/[^\x20-\x7e]/g, unicode)
        .replaceAll('\r', '\\r')}"\n}\n`,
    },
  },
]);

/** Names that mean several folders where they are asked for: each of these is there to be seen. */
const patterns: Hostile[] = Object.entries({ star: '*', 'two stars': '**', question: '?' }).map(([what, name]) => ({
  name: `pattern: a folder that is called like it, ${what}`,
  source: `envs/${name}`,
  notOnCli: 'patterns are for the input of the action',
  tells: [`beside-${what.replace(' ', '-')}`],
  files: {
    [`envs/${name}/main.tf`]: SHOWN,
    'envs/a/main.tf': `resource "aws_s3_bucket" "b" {\n  bucket = "beside-${what.replace(' ', '-')}"\n}\n`,
  },
}));

function unicode(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

export const PATHS: Table = {
  about: 'names of directories and files',
  rows: [...templates, ...calls, ...picks, spread, ...places, ...printed, ...patterns],
};
