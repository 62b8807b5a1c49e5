// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of another language
/** The safety promise: nothing runs, nothing of the machine gets in, nothing is left behind. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeIo } from '../../../src/platform/node.js';
import { needs } from '../../support/tools.js';
import { offline, planned, valuesOf } from './offline.js';

const terraform = needs('terraform');
const io = nodeIo();

const MARKER = 'marker-of-what-ran';
const resource = (value: string) => `resource "aws_sqs_queue" "q" {\n  name = ${value}\n}\n`;

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
  test.each([
    ['path.cwd', '/base'],
    ['abspath(path.module)', '/base'],
    ['abspath("x")', '/base/x'],
    ['pathexpand("~/x")', '/home/x'],
    ['basename(path.cwd)', 'base'],
    ['basename(dirname(path.cwd))', '/'],
    ['md5(path.cwd)', undefined],
  ])('%s', async (value, expected) => {
    const files = { '.git/HEAD': '', 'base/main.tf': resource(value) };
    const first = valuesOf(await planned({ files, root: 'base' }), 'aws_sqs_queue.q')?.name;
    expect(first).not.toContain(tmpdir());
    if (expected !== undefined) expect(first).toBe(expected);
    expect(valuesOf(await planned({ files, root: 'base' }), 'aws_sqs_queue.q')?.name).toBe(first);
  });

  test.each([
    ['path.cwd', '.'],
    ['basename(path.cwd)', '.'],
    ['abspath(path.module)', '.'],
    ['basename(abspath("."))', '.'],
    ['basename(abspath("../../.."))', '.'],
    ['abspath("${path.module}/..")', 'base'],
    ['abspath("../../../../etc")', 'base'],
    ['md5(abspath("../../../.."))', 'base'],
  ])('%s is unknown at the top: the folder of a checkout is no part of the code', async (value, root) => {
    const files = { '.git/HEAD': '', [`${root}/main.tf`]: resource(value) };
    const result = await planned({ files, root });
    expect(valuesOf(result, 'aws_sqs_queue.q')).not.toHaveProperty('name');
    expect(JSON.stringify(result)).not.toContain('groundplan-');
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
