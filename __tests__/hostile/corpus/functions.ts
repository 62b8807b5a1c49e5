// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is Terraform's
/** Functions that read files, wherever a value can stand. */
import type { Hostile, Table } from '../support/hostile.js';

const UP_KEY = '@UP@/home/.ssh/id_rsa';
const SEEN = '"${"seen"}${"there"}"';

const bucket = (value: string): string => `resource "aws_s3_bucket" "b" {\n  bucket = ${value}\n}\n`;

/** What is read, of a path that stands for `P`. */
const READINGS: Readonly<Record<string, string>> = {
  file: 'file(P)',
  filebase64: 'filebase64(P)',
  'file, turned around': 'strrev(trimspace(file(P)))',
  'file in base64': 'base64encode(file(P))',
  'file in gzip': 'base64gzip(file(P))',
  'file by lines': 'join("-", split("\\n", file(P)))',
  'file by characters': 'join(" ", [for i in range(20) : substr(file(P), i, 1)])',
  filemd5: 'filemd5(P)',
  filesha1: 'filesha1(P)',
  filesha256: 'filesha256(P)',
  filesha512: 'filesha512(P)',
  filebase64sha256: 'filebase64sha256(P)',
  filebase64sha512: 'filebase64sha512(P)',
  templatefile: 'templatefile(P, {})',
  'file with a namespace': 'core::file(P)',
  'file with a comment': 'file/* */(P)',
  'file in try': 'try(file(P), "none")',
  'file in can': `can(file(P)) ? ${SEEN} : "none"`,
  fileexists: `fileexists(P) ? ${SEEN} : "none"`,
  'file compared': `startswith(file(P), "Kn") ? ${SEEN} : "none"`,
  'file as a regular expression': `length(regexall("Kn", file(P))) > 0 ? ${SEEN} : "none"`,
  'file in a heredoc': '<<EOT\n${file(P)}\nEOT\n',
  'file in a template directive': '"%{for c in [file(P)]}${c}%{endfor}"',
  'file in a sensitive value': 'nonsensitive(sensitive(file(P)))',
  'file in a template string': 'templatestring("$${file(P)}", {})',
};

/** Ways to say where the key is. */
const WHERE: Readonly<Record<string, string>> = {
  'an absolute path': '"@KEY@"',
  'a relative path': `"${UP_KEY}"`,
  'a path from the module': `"\${path.module}/${UP_KEY}"`,
  'a path from the root': `"\${path.root}/${UP_KEY}"`,
  'a path from the working directory': `"\${path.cwd}/${UP_KEY}"`,
  home: '"~/.ssh/id_rsa"',
  'pathexpand of home': 'pathexpand("~/.ssh/id_rsa")',
  'abspath of a way up': `abspath("${UP_KEY}")`,
  'joined parts': 'join("/", ["@HOME@", ".ssh", "id_rsa"])',
  'a formatted path': 'format("%s/.ssh/%s", "@HOME@", "id_rsa")',
  'a replaced path': 'replace("@HOME@/.s-s-h/id_rsa", "-", "")',
  'escapes in a string': '"@HOME@/.\\u0073sh/id_rsa"',
  'a link': '"${path.module}/link"',
  'a link of links': '"${path.module}/linked/links/link"',
  'a folder that is a link': '"${path.module}/folder/id_rsa"',
  'dots in the tail': '"${path.module}/x/${replace(".-.", "-", "")}/../@UP@/home/.ssh/id_rsa"',
  'dots that are left over': '"${path.module}/${"...."}/....//....//home/.ssh/id_rsa"',
  'dots made of dots': `"\${path.module}/\${join("", [".", "."])}/\${join("", [".", "."])}/home/.ssh/id_rsa"`,
};

const LINKS: Hostile['files'] = {
  link: { to: '@KEY@' },
  folder: { to: '@HOME@/.ssh' },
  'linked/links': { to: '../more' },
  'more/link': { to: '../link' },
  'x/y': 'text',
};

const of = (name: string, code: string, files: Hostile['files'] = {}, more: Partial<Hostile> = {}): Hostile => ({
  name,
  files: { 'main.tf': code, ...files },
  shows: ['seenthere'],
  ...more,
});

const readings: Hostile[] = Object.entries(READINGS).map(([what, call]) =>
  of(`function: ${what}`, bucket(call.replaceAll('P', `"${UP_KEY}"`).replaceAll('seenthere', 'x'))),
);

const ways: Hostile[] = Object.entries(WHERE).flatMap(([what, path]) => [
  of(`path of a key: ${what}`, bucket(`file(${path})`), LINKS),
  of(`path of a key in a clone: ${what}`, bucket(`templatefile(${path}, {})`), LINKS, { isClone: true }),
]);

const local = `locals {\n  key = file("${UP_KEY}")\n}\n`;

/** Where a value can stand before it is seen. */
const STANDS: Readonly<Record<string, string>> = {
  'a local': `${local}${bucket('local.key')}`,
  'a chain of locals': `${local}locals {\n  a = local.key\n  b = { c = [local.a] }\n}\n${bucket('local.b.c[0]')}`,
  'the default of a variable': `variable "p" {\n  default = "${UP_KEY}"\n}\n${bucket('file(var.p)')}`,
  'an output': `${local}output "o" {\n  value = local.key\n}\n${bucket('"x"')}`,
  'a tag': `${local}resource "aws_instance" "i" {\n  tags = { Name = local.key }\n}\n`,
  'a key of for_each': `${local}resource "aws_s3_bucket" "b" {\n  for_each = toset([local.key])\n  bucket = each.key\n}\n`,
  'a count': `resource "aws_s3_bucket" "b" {\n  count = length(file("${UP_KEY}"))\n  bucket = substr(file("${UP_KEY}"), count.index, 1)\n}\n`,
  'a dynamic block': `${local}resource "aws_security_group" "s" {\n  dynamic "ingress" {\n    for_each = [local.key]\n    content {\n      description = ingress.value\n      from_port = 1\n      to_port = 1\n      protocol = "tcp"\n    }\n  }\n}\n`,
  'a provider': `${local}provider "aws" {\n  region = local.key\n}\n${bucket('"x"')}`,
  'a data source': `data "local_file" "f" {\n  filename = "@KEY@"\n}\n${bucket('data.local_file.f.content')}`,
  'a sensitive data source': `data "local_sensitive_file" "f" {\n  filename = "@KEY@"\n}\n${bucket('nonsensitive(data.local_sensitive_file.f.content)')}`,
  'a template of a provider': `data "template_file" "t" {\n  template = file("${UP_KEY}")\n}\n${bucket('data.template_file.t.rendered')}`,
  'the state of a neighbour': `data "terraform_remote_state" "s" {\n  backend = "local"\n  config = { path = "@HOME@/terraform.tfstate" }\n}\n${bucket('data.terraform_remote_state.s.outputs.key')}`,
  terraform_data: `${local}resource "terraform_data" "t" {\n  input = local.key\n}\n${bucket('terraform_data.t.output')}`,
  'a precondition': `${local}resource "aws_s3_bucket" "b" {\n  bucket = "x"\n  lifecycle {\n    precondition {\n      condition = false\n      error_message = "key \${local.key}"\n    }\n  }\n}\n`,
  'a validation': `variable "v" {\n  default = "x"\n  validation {\n    condition = false\n    error_message = "key \${file("${UP_KEY}")}"\n  }\n}\n${bucket('var.v')}`,
  'a check': `check "c" {\n  assert {\n    condition = false\n    error_message = file("${UP_KEY}")\n  }\n}\n${bucket('"x"')}`,
  'the error of a conversion': `locals {\n  n = tonumber(file("${UP_KEY}"))\n}\n${bucket('"x-${local.n}"')}`,
  'the error of JSON': `locals {\n  n = jsondecode(file("${UP_KEY}"))\n}\n${bucket('"x-${local.n.a}"')}`,
  'the error of YAML': `locals {\n  n = yamldecode(file("@HOME@/.aws/credentials"))\n}\n${bucket('"x-${local.n.a}"')}`,
  'the error of an index': `locals {\n  n = { a = 1 }[file("${UP_KEY}")]\n}\n${bucket('"x-${local.n}"')}`,
  'an import': `import {\n  to = aws_s3_bucket.b\n  id = file("${UP_KEY}")\n}\n${bucket('"x"')}`,
  'an ephemeral resource': `ephemeral "aws_secretsmanager_secret_version" "e" {\n  secret_id = file("${UP_KEY}")\n}\n${bucket('"x"')}`,
  'a write-only attribute': `resource "aws_db_instance" "d" {\n  identifier = file("${UP_KEY}")\n  password_wo = file("${UP_KEY}")\n}\n`,
  'a splat': `${local}locals {\n  l = [{ k = local.key }]\n}\n${bucket('local.l[*].k[0]')}`,
  'a user_data': `${local}resource "aws_instance" "i" {\n  user_data = local.key\n  tags = { Name = sha256(file("@KEY@")) }\n}\n`,
  'names of a file set': `resource "aws_s3_bucket" "b" {\n  for_each = fileset("@HOME@", "**")\n  bucket = each.value == ".ssh/id_rsa" ? ${SEEN} : "none"\n}\n`,
  'names of a set from above': `resource "aws_s3_bucket" "b" {\n  for_each = fileset("@UP@", "home/.ssh/*")\n  bucket = each.value == "" ? "none" : ${SEEN}\n}\n`,
  'a pattern that leads up': `resource "aws_s3_bucket" "b" {\n  for_each = fileset(path.module, "@UP@/home/.ssh/*")\n  bucket = each.value == "" ? "none" : ${SEEN}\n}\n`,
};

const stands: Hostile[] = Object.entries(STANDS).map(([what, code]) => of(`place of a key: ${what}`, code));

/** The word is not in the text, or not where it is expected. */
const DISGUISED: Readonly<Record<string, string>> = {
  'escapes in a nested template': bucket('"$${\\u0066ile(\\"@KEY@\\")}"'),
  'escapes in templatestring': `locals {\n  t = "$\${\\u0066ile(\\"@KEY@\\")}"\n}\n${bucket('templatestring(local.t, {})')}`,
  'templatestring of parts': `locals {\n  t = join("", ["$", "{fi", "le(\\"@KEY@\\")}"])\n}\n${bucket('templatestring(local.t, {})')}`,
  'templatestring of a file': `locals {\n  t = file("t.txt")\n}\n${bucket('templatestring(local.t, {})')}`,
  'a template that calls file': bucket('templatefile("t.txt", {})'),
  'a template that is given a path': bucket('templatefile("p.txt", { p = "@KEY@" })'),
  'a template with escapes': bucket('templatefile("u.txt", {})'),
  'a template that calls a template': bucket('templatefile("n.txt", {})'),
  'a template by a computed path': bucket('templatefile("${join("", ["t", ".txt"])}", {})'),
  'a template that is a link': bucket('templatefile("link.txt", {})'),
  'a comment that hides': bucket('"x" /* " */ == "x" ? file("@KEY@") : "y"'),
  'a heredoc that hides': `locals {\n  h = <<-EOT\n  \${file("@KEY@")}\n  EOT\n}\n${bucket('local.h')}`,
  'a file with a fault': `${bucket('file("@KEY@")')}\nresource "x" {\n  y = \n`,
  'a byte order mark': `\ufeff${bucket('file("@KEY@")')}`,
  'line ends of another system': bucket('file(\r\n"@KEY@"\r\n)').replaceAll('\n', '\r\n'),
  'a user function of OpenTofu': bucket('provider::x::file("@KEY@")'),
};
const TEMPLATES: Hostile['files'] = {
  't.txt': 'x${file("@KEY@")}y',
  'p.txt': 'x${file(p)}y',
  'u.txt': 'x${\\u0066ile("@KEY@")}y',
  'n.txt': 'x${templatefile("t.txt", {})}y',
  'link.txt': { to: '@KEY@' },
};
const disguised: Hostile[] = Object.entries(DISGUISED).map(([what, code]) =>
  of(`hidden call: ${what}`, code, TEMPLATES),
);

const JSON_VALUES: Readonly<Record<string, string>> = {
  'a template': '${file("@KEY@")}',
  'escapes of JSON': '$\\u007b\\u0066ile("@KEY@")}',
  'a way up': `\${file("${UP_KEY}")}`,
  templatestring: '${templatestring("$${file(\\"@KEY@\\")}", {})}',
  'a path of the module': '${filebase64("${path.module}/@UP@/home/.ssh/id_rsa")}',
};
const json: Hostile[] = Object.entries(JSON_VALUES).map(([what, value]) => ({
  name: `JSON syntax: ${what}`,
  files: {
    // Its escapes are the row's.
    'main.tf.json': `{"resource":{"aws_s3_bucket":{"b":{"bucket":"${value.replace(/\\(?!u)|"/g, '\\$&')}"}}}}`,
  },
}));

const overrides: Hostile[] = ['override.tf', 'x_override.tf', 'main.tofu', 'main.tftest.hcl', 'main.tfmock.hcl'].map(
  (file) => of(`file of code: ${file}`, bucket('"x"'), { [file]: bucket(`file("${UP_KEY}")`) }),
);

export const FUNCTIONS: Table = {
  about: 'functions that read files',
  rows: [...readings, ...ways, ...stands, ...disguised, ...json, ...overrides],
};
