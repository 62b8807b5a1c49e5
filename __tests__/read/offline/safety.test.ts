// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of another language
/** The safety promise: nothing runs, nothing outside of the configuration is read, nothing is left behind. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { nodeIo } from '../../../src/io/node.js';
import { needs } from '../../support/tools.js';
import { offline, planned, valuesOf } from './offline.js';

const terraform = needs('terraform');
const io = nodeIo();

const SECRET = 'canary-2f6d';
const MARKER = 'marker-of-what-ran';

/** Two levels above the source, and above its copy: a way that is not stopped finds it. */
const place = mkdtempSync(join(realpathSync(tmpdir()), 'canary-'));
const UP = `../../${basename(place)}/secret.txt`;
const ABSOLUTE = `${place}/secret.txt`;
writeFileSync(ABSOLUTE, SECRET);
afterAll(() => rmSync(place, { recursive: true }));

/** A configuration in `source`. */
const inSource = (files: Readonly<Record<string, string>>) => ({
  files: Object.fromEntries(Object.entries(files).map(([name, text]) => [`source/${name}`, text])),
  root: 'source',
});

/** `@UP` is the way to the secret. */
const here = (text: string): string =>
  text
    .replaceAll('@UP', UP)
    .replaceAll('@ESCAPED', UP.replaceAll('.', '\\u002e'))
    .replaceAll('@PLACE', place)
    .replaceAll('@PART', `${basename(place)}/secret.txt`)
    .replaceAll('@DIRECTORY', `../../${basename(place)}`);

const resource = (value: string) => `resource "aws_sqs_queue" "q" {\n  name = ${value}\n}\n`;

terraform.describe('nothing outside of the configuration is read', () => {
  const ways: readonly (readonly [name: string, value: string, more?: Readonly<Record<string, string>>])[] = [
    ['up', 'file("@UP")'],
    ['from the module', 'file("${path.module}/@UP")'],
    ['up and down', 'file("./a/../@UP")'],
    ['absolute', 'file(abspath("@UP"))'],
    ['by the working directory', 'file("${path.cwd}/@UP")'],
    ['base64', 'base64decode(filebase64("@UP"))'],
    ['by a local', 'file(local.path)', { 'l.tf': 'locals {\n  path = "@UP"\n}\n' }],
    ['by a variable', 'file(var.path)', { 'v.tf': 'variable "path" {\n  default = "@UP"\n}\n' }],
    ['behind a prefix', 'file("${path.module}/${var.path}")', { 'v.tf': 'variable "path" {\n  default = "@UP"\n}\n' }],
    ['in pieces', 'file("${path.module}/${local.dot}./${local.dot}./@PART")', { 'l.tf': 'locals {\n  dot = "."\n}\n' }],
    [
      'in two pieces',
      'file("${path.module}/${local.dot}${local.dot}/${local.dot}${local.dot}/@PART")',
      { 'l.tf': 'locals {\n  dot = "."\n}\n' },
    ],
    ['with an escape', 'file("@ESCAPED")'],
    ['in the core namespace', 'core::file("@UP")'],
    ['with a space', 'file ("@UP")'],
    ['as a template', 'templatefile("@UP", {})'],
    ['in a template', 'templatefile("${path.module}/t.txt", {})', { 't.txt': '${file("@UP")}' }],
    [
      'in a template by a name',
      'templatefile("${path.module}/${var.t}", {})',
      { 't/t.txt': '${file("@UP")}', 'v.tf': 'variable "t" {\n  default = "t/t.txt"\n}\n' },
    ],
    [
      'in a template in a string',
      'templatestring(local.t, {})',
      { 'l.tf': 'locals {\n  t = "$${file(\\"@UP\\")}"\n}\n' },
    ],
    ['as a set', 'join(",", [for f in fileset("@DIRECTORY", "*.txt") : file("@DIRECTORY/${f}")])'],
    ['by a pattern', 'join(",", fileset(path.module, "@DIRECTORY/*.txt"))'],
    [
      'by a pattern of a variable',
      'join(",", fileset(path.module, var.p))',
      { 'v.tf': 'variable "p" {\n  default = "@DIRECTORY/*.txt"\n}\n' },
    ],
    ['by its real name', 'file("@PLACE/secret.txt")'],
    [
      'by its real name in a variable',
      'file("${path.module}${var.p}")',
      { 'v.tf': 'variable "p" {\n  default = "/@UP"\n}\n' },
    ],
    [
      'by a default of a module',
      'module.m.x',
      {
        'm.tf': 'module "m" {\n  source = "./m"\n}\n',
        'm/m.tf': 'output "x" {\n  value = file("${path.module}/../@UP")\n}\n',
      },
    ],
    ['in a condition', 'true ? file("@UP") : ""'],
    ['in try', 'try(file("@UP"), "")'],
    ['in a heredoc', '<<EOT\n${file("@UP")}\nEOT'],
    ['in an indented heredoc', '<<-EOT\n  ${file("@UP")}\n  EOT'],
    ['as a heredoc', 'file(trimspace(<<EOT\n@UP\nEOT\n))'],
    ['by a hash', 'filesha256("@UP")'],
    ['by concatenation', 'file(join("/", ["@DIRECTORY", "secret.txt"]))'],
    ['by format', 'file(format("%s/secret.txt", "@DIRECTORY"))'],
  ];
  test.each(ways.map(([name, ...way]) => [name, way] as const))('%s', async (_, [value, more]) => {
    const files = Object.entries<string>({ 'main.tf': resource(value), ...more }).map(([name, text]) => [
      name,
      here(text),
    ]);
    const result = await planned(inSource(Object.fromEntries(files)));
    const text = JSON.stringify(result);
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain(Buffer.from(SECRET).toString('base64').slice(0, 8));
    const name = valuesOf(result, 'aws_sqs_queue.q')?.name;
    // Unknown, or empty where nothing was found in the copy.
    expect(['', undefined]).toContain(name);
  });

  test('by a link', async () => {
    const asked = inSource({
      'main.tf': resource('join(",", concat([file("link.txt")], [for f in fileset("dir", "*") : file("dir/${f}")]))'),
    });
    const result = await planned({
      ...asked,
      prepare: async (directory) => {
        symlinkSync(ABSOLUTE, join(directory, 'source/link.txt'));
        symlinkSync(place, join(directory, 'source/dir'));
      },
    });
    expect(JSON.stringify(result)).not.toContain(SECRET);
    expect(valuesOf(result, 'aws_sqs_queue.q')).not.toHaveProperty('name');
  });

  test('in JSON syntax', async () => {
    const text = JSON.stringify({
      resource: { aws_sqs_queue: { q: { name: `\${file("${UP}")}`, tags: { [`\${file("${UP}")}`]: 'x' } } } },
    });
    const result = await planned(inSource({ 'main.tf.json': text }));
    expect(JSON.stringify(result)).not.toContain(SECRET);
  });

  test('by a remote state', async () => {
    const state = {
      version: 4,
      terraform_version: '1.11.4',
      serial: 1,
      lineage: 'x',
      outputs: { o: { value: SECRET, type: 'string' } },
      resources: [],
    };
    const code = 'data "terraform_remote_state" "s" {\n  backend = "local"\n  config = { path = "@UP.tfstate" }\n}\n';
    writeFileSync(`${ABSOLUTE}.tfstate`, JSON.stringify(state));
    const asked = inSource({ 'main.tf': here(code) + resource('data.terraform_remote_state.s.outputs.o') });
    const result = await planned(asked);
    expect(JSON.stringify(result)).not.toContain(SECRET);
  });

  test('by a variable file that is a link to elsewhere', async () => {
    const asked = inSource({
      'main.tf': `variable "x" {\n  default = "own"\n}\n${resource('var.x')}`,
      '.git/HEAD': 'ref',
    });
    const result = await planned({
      ...asked,
      files: { ...asked.files, 'elsewhere.tfvars': `x = "${SECRET}"` },
      prepare: async (directory) => symlinkSync('../elsewhere.tfvars', join(directory, 'source/terraform.tfvars')),
    });
    expect(valuesOf(result, 'aws_sqs_queue.q')).toMatchObject({ name: 'own' });
  });
});

terraform.describe('what is inside is read', () => {
  test.each([
    ['a file', 'file("${path.module}/in/a.txt")'],
    ['by a name', 'file("${path.module}/in/${var.n}.txt")'],
    ['a set', 'join("", [for f in fileset("${path.module}/in", "*.txt") : file("${path.module}/in/${f}")])'],
    ['a template', 'templatefile("in/t.tftpl", { x = "inner" })'],
    ['the working directory', 'file("${path.cwd}/in/a.txt")'],
    ['an absolute path', 'file(abspath("in/a.txt"))'],
    ['a path in a local', 'file(local.path)'],
    ['what may fail', 'try(file("${path.module}/not-there"), "inner")'],
    ['what is there', 'fileexists("${path.module}/in/a.txt") ? "inner" : "x"'],
    ['what is not there', 'fileexists("${path.module}/in/b.txt") ? "x" : "inner"'],
  ])('%s', async (_, value) => {
    const more = 'variable "n" {\n  default = "a"\n}\nlocals {\n  path = "${path.root}/in/a.txt"\n}\n';
    const result = await planned({
      files: { 'main.tf': more + resource(value), 'in/a.txt': 'inner', 'in/t.tftpl': '${x}' },
    });
    expect(valuesOf(result, 'aws_sqs_queue.q')).toMatchObject({ name: 'inner' });
  });
});

terraform.describe('nothing runs', () => {
  test('no program, no provisioner, no provider', async () => {
    const marker = join(tmpdir(), `${MARKER}-${process.pid}`);
    const touch = `touch ${marker}`;
    const result = await planned({
      files: {
        'main.tf': `
terraform {
  backend "local" {
    path = "${marker}"
  }
  required_providers {
    evil = {
      source = "example.com/evil/evil"
    }
  }
}
provider "evil" {
  command = "${touch}"
  exec {
    command = "touch"
    args    = ["${marker}"]
  }
}
provider "kubernetes" {
  exec {
    api_version = "v1"
    command     = "touch"
    args        = ["${marker}"]
  }
}
data "external" "run" {
  program = ["sh", "-c", "${touch}; echo {}"]
}
data "http" "call" {
  url = "http://127.0.0.1:9/"
}
resource "null_resource" "run" {
  triggers = { x = data.external.run.result.x, y = data.http.call.response_body }
  provisioner "local-exec" {
    command = "${touch}"
  }
  provisioner "local-exec" {
    when    = destroy
    command = "${touch}"
  }
}
resource "terraform_data" "run" {
  connection {
    host = "127.0.0.1"
  }
  provisioner "remote-exec" {
    inline = ["${touch}"]
  }
}
resource "local_file" "write" {
  filename = "${marker}"
  content  = "x"
}
data "local_file" "read" {
  filename = "/etc/hostname"
}
resource "evil_thing" "t" {
  x = data.local_file.read.content
}
ephemeral "evil_secret" "s" {
  command = "${touch}"
}
check "c" {
  data "external" "again" {
    program = ["sh", "-c", "${touch}"]
  }
  assert {
    condition     = data.external.again.result.x == "y"
    error_message = "no"
  }
}
import {
  to = evil_thing.t
  id = "x"
}
`,
      },
    });
    expect(result.inventory.resources.map(({ origin }) => origin)).toEqual(
      expect.arrayContaining([
        'null_resource.run',
        'terraform_data.run',
        'local_file.write',
        'evil_thing.t',
        'data.external.run',
      ]),
    );
    expect(existsSync(marker)).toBe(false);
  });

  test('the environment of the user does not get in', async () => {
    const result = await planned({
      files: { 'main.tf': `variable "v" {\n  default = "own"\n}\n${resource('var.v')}` },
      io: {
        env: {
          ...io.env,
          TF_CLI_ARGS_plan: '-var=v=theirs',
          TF_CLI_CONFIG_FILE: '/nowhere',
          TF_VAR_unknown: 'x',
          TF_LOG: 'trace',
          TF_DATA_DIR: '/nowhere',
          TF_WORKSPACE: '',
        },
      },
    });
    expect(valuesOf(result, 'aws_sqs_queue.q')).toMatchObject({ name: 'own' });
  });
});

terraform.describe('nothing of the machine gets into a value', () => {
  test.each([
    ['path.cwd', '/base'],
    ['abspath(path.module)', '/base'],
    ['abspath("x")', '/base/x'],
    ['pathexpand("~/x")', '/.home/x'],
    ['basename(path.cwd)', 'base'],
    ['basename(dirname(path.cwd))', '/'],
    ['md5(path.cwd)', undefined],
  ])('%s', async (value, expected) => {
    const files = { 'base/main.tf': resource(value) };
    const first = valuesOf(await planned({ files, root: 'base' }), 'aws_sqs_queue.q')?.name;
    expect(first).not.toContain(tmpdir());
    if (expected !== undefined) expect(first).toBe(expected);
    expect(valuesOf(await planned({ files, root: 'base' }), 'aws_sqs_queue.q')?.name).toBe(first);
  });

  test.each(['plantimestamp()', 'timestamp()', 'uuid()', 'bcrypt("x")', 'core::plantimestamp()'])(
    '%s is unknown',
    async (value) => {
      expect(valuesOf(await planned({ files: { 'main.tf': resource(value) } }), 'aws_sqs_queue.q')).not.toHaveProperty(
        'name',
      );
    },
  );
});

terraform.describe('nothing is left behind', () => {
  test('neither in the source nor beside it', async () => {
    const seen: string[] = [];
    await offline({
      files: { 'main.tf': resource('"x"'), 'terraform.tfstate': '{}', '.terraform.lock.hcl': 'provider "x" {}' },
      io: {
        withTemporaryDirectory: (work) =>
          io.withTemporaryDirectory(async (path) => {
            seen.push(path);
            const result = await work(path);
            expect(readdirSync(join(path, '.providers'))).toEqual([]);
            return result;
          }),
      },
      prepare: async (directory) => {
        mkdirSync(join(directory, '.terraform'));
        writeFileSync(join(directory, '.terraform/environment'), 'default');
      },
    });
    expect(seen.map(existsSync)).toEqual([false]);
  });

  test('the source is not written', async () => {
    let directory = '';
    let after: string[] = [];
    await offline({
      files: { 'main.tf': resource('"x"') },
      prepare: async (path) => {
        directory = path;
      },
      io: {
        withTemporaryDirectory: (work) =>
          io.withTemporaryDirectory(async (path) => {
            const result = await work(path);
            after = readdirSync(directory);
            return result;
          }),
      },
    });
    expect(after).toEqual(['main.tf']);
  });
});
