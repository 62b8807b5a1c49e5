// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of another language
/** The safety promise: nothing runs, nothing of the machine gets in, nothing is left behind. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeIo } from '../../../src/platform/node.js';
import { needs } from '../../support/tools.js';
import { addressesOf, offline, planned, valuesOf } from './offline.js';

const terraform = needs('terraform');
const io = nodeIo();

const MARKER = 'marker-of-what-ran';
const resource = (value: string, name = 'q') => `resource "aws_sqs_queue" "${name}" {\n  name = ${value}\n}\n`;

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

terraform.describe('no value contains data of the machine', () => {
  /** Plans a resource for each expression, and returns their names in order. */
  async function namesOf(root: string, expressions: readonly string[]) {
    const main = expressions.map((value, i) => resource(value, `q${i}`)).join('');
    const result = await planned({ files: { '.git/HEAD': '', [join(root, 'main.tf')]: main }, root });
    return { result, names: expressions.map((_, i) => valuesOf(result, `aws_sqs_queue.q${i}`)?.name) };
  }

  test('a path is the same in each plan, below a place that is made up', async () => {
    const expressions = {
      'path.cwd': '/base',
      'abspath(path.module)': '/base',
      'abspath("x")': '/base/x',
      'pathexpand("~/x")': '/home/x',
      'basename(path.cwd)': 'base',
      'basename(dirname(path.cwd))': '/',
      'md5(path.cwd)': expect.stringMatching(/^[0-9a-f]{32}$/),
    };
    const { names } = await namesOf('base', Object.keys(expressions));
    expect(names).toEqual(Object.values(expressions));
    expect((await namesOf('base', Object.keys(expressions))).names).toEqual(names);
  });

  test.each([
    [
      '.',
      [
        'path.cwd',
        'basename(path.cwd)',
        'abspath(path.module)',
        'basename(abspath("."))',
        'basename(abspath("../../.."))',
      ],
    ],
    ['base', ['abspath("${path.module}/..")', 'abspath("../../../../etc")', 'md5(abspath("../../../.."))']],
  ])('the top is unknown from %s: the folder of a checkout is no part of the code', async (root, expressions) => {
    const { result, names } = await namesOf(root, expressions);
    expect(names).toEqual(expressions.map(() => undefined));
    expect(addressesOf(result)).toHaveLength(expressions.length);
    expect(JSON.stringify(result)).not.toContain('groundplan-');
  });

  test('the time and chance are unknown', async () => {
    const expressions = ['plantimestamp()', 'timestamp()', 'uuid()', 'bcrypt("x")', 'core::plantimestamp()'];
    const { result, names } = await namesOf('.', expressions);
    expect(names).toEqual(expressions.map(() => undefined));
    expect(addressesOf(result)).toHaveLength(expressions.length);
  });
});

terraform.describe('no files are left', () => {
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
