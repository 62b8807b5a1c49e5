// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of another language
/** What would hang, crash or fill the memory. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MEMORY_REQUIRED_MIB } from '../../../src/planning/limits.js';
import { instancesTooMany, planOutOfMemory } from '../../../src/planning/messages.js';
import { nodeIo } from '../../../src/platform/node.js';
import { longTest } from '../../support/long.js';
import { needs } from '../../support/tools.js';
import { addressesOf, offline, planned, valuesOf } from './offline.js';

const terraform = needs('terraform');
const io = nodeIo();
const queue = (value: string) => `resource "aws_sqs_queue" "q" {\n  name = ${value}\n}\n`;

terraform.describe('hostile configurations', () => {
  test('circles of directory links end', async () => {
    const result = await planned({
      files: { 'main.tf': queue('join(",", fileset(path.module, "d/**/*.txt"))'), 'd/a.txt': 'x' },
      prepare: async (directory) => {
        symlinkSync('.', join(directory, 'd/self'));
        symlinkSync('..', join(directory, 'd/up'));
        symlinkSync('b', join(directory, 'd/a'));
        symlinkSync('a', join(directory, 'd/b'));
      },
    });
    expect(valuesOf(result, 'aws_sqs_queue.q')).toHaveProperty('name');
  });

  test('a pipe named like a file is not read', async () => {
    const result = await planned({
      files: {
        'main.tf': queue(
          '"${file("${path.module}/pipe")}${templatefile("pipe", {})}${join(",", fileset(path.module, "pipe"))}"',
        ),
      },
      prepare: async (directory) => void spawnSync('mkfifo', [join(directory, 'pipe')]),
    });
    expect(valuesOf(result, 'aws_sqs_queue.q')).not.toHaveProperty('name');
  });

  test('a file of 2 GB is not read', async () => {
    const result = await planned({
      files: { 'main.tf': queue('filesha256("${path.module}/big")') },
      prepare: async (directory) => {
        writeFileSync(join(directory, 'big'), '');
        truncateSync(join(directory, 'big'), 2 ** 31);
      },
    });
    expect(valuesOf(result, 'aws_sqs_queue.q')).not.toHaveProperty('name');
  });

  test('member names of Object.prototype are ordinary names', async () => {
    const result = await planned({
      files: {
        'main.tf': `
variable "constructor" {}
variable "object" {
  type = map(string)
  default = { "__proto__" = "x", constructor = "y" }
}
data "aws_constructor" "toString" {}
resource "aws_sqs_queue" "__proto__" {
  for_each = var.object
  name     = data.aws_constructor.toString.__proto__
  constructor {
    __proto__ = data.aws_constructor.toString.constructor.prototype
  }
}
output "o" {
  value = [for q in aws_sqs_queue.__proto__ : q.constructor[0].__proto__]
}
output "camelCase" {
  value = { for q in aws_sqs_queue.__proto__ : q.id => { hasOwnProperty = 1 }.hasOwnProperty }
}
module "__proto__" {
  source      = "example.com/x/y/z"
  constructor = var.constructor
}
`,
      },
    });
    expect(addressesOf(result)).toEqual(
      expect.arrayContaining(['aws_sqs_queue.__proto__["__proto__"]', 'aws_sqs_queue.__proto__["constructor"]']),
    );
  });

  test('a long chain of repairs ends', async () => {
    const one = (i: number) =>
      `resource "aws_sqs_queue" "q${i}" {\n  count = aws_sqs_queue.q${i + 1}[0].arn == "a" ? 1 : 2\n}\n`;
    const chain = Array.from({ length: 300 }, (_, i) => one(i)).join('');
    const result = await offline({
      files: { 'main.tf': `${chain}resource "aws_sqs_queue" "q300" {\n  count = 1\n}\n` },
      options: { seconds: 3 },
    });
    expect(result).toMatchObject({ end: 'failed' });
  });

  test('a plan that takes too long is stopped', async () => {
    const files = {
      'main.tf': 'resource "aws_sqs_queue" "q" {\n  count = 5000\n  name  = join(",", range(1000))\n}\n',
    };
    const result = await offline({ files, options: { seconds: 0.5 } });
    expect(result).toMatchObject({ end: 'failed', reason: 'planning takes longer than 0.5 seconds' });
  });

  test('too many instances are not planned', async () => {
    const run: typeof io.run = (command, args, options) => {
      if (args[0] === 'plan') throw new Error('it is planned');
      return io.run(command, args, options);
    };
    const many = 'resource "aws_sqs_queue" "q" {\n  count = 1000000000\n}\n';
    const result = await offline({ files: { 'main.tf': many }, io: { run } });
    expect(result).toMatchObject({ end: 'failed', reason: instancesTooMany('aws_sqs_queue.q', 1e9, 20_000) });
    const product = Array.from({ length: 30 }, (_, i) => many.replace('"q"', `"q${i}"`).replace('1000000000', '900'));
    const result2 = await offline({ files: { 'main.tf': product.join('') }, io: { run } });
    expect(result2).toMatchObject({ end: 'failed', reason: instancesTooMany('aws_sqs_queue.q0', 900, 20_000) });
  });

  longTest('a plan that takes more memory than there should be', async () => {
    const seen: (number | undefined)[] = [];
    const run: typeof io.run = (command, args, options) => {
      if (args[0] !== 'plan') return io.run(command, args, options);
      seen.push(options.memory);
      expect(options.env).toMatchObject({ GOMEMLIMIT: `${MEMORY_REQUIRED_MIB}MiB` });
      return io.run(command, args, { ...options, memory: 200 * 2 ** 20 });
    };
    const all = 'toset(flatten([for i in range(1000) : [for j in range(1000) : "${i}-${j}"]]))';
    const files = { 'main.tf': `resource "aws_sqs_queue" "q" {\n  for_each = ${all}\n}\n` };
    const result = await offline({ files, io: { run } });
    expect(result).toMatchObject({ end: 'failed', reason: planOutOfMemory('terraform', 2) });
    expect(seen).toEqual([2 * 2 ** 30]);
  });

  test('a module whose code is an outside link is not read', async () => {
    const result = await planned({
      files: {
        'source/main.tf': 'module "m" {\n  source = "./m"\n}\n',
        'other/m.tf': queue('file("${path.module}/x.txt")'),
        'other/x.txt': 'x',
        '.git/HEAD': '',
      },
      root: 'source',
      prepare: async (directory) => symlinkSync('../other', join(directory, 'source/m')),
    });
    expect(addressesOf(result)).toEqual(['module.m.aws_sqs_queue.q']);
  });

  test('a directory named like an internal one is harmless', async () => {
    const result = await planned({ files: { '.home/main.tf': queue('basename(path.cwd)') }, root: '.home' });
    expect(addressesOf(result)).toEqual(['aws_sqs_queue.q']);
  });

  test('an invalid provider address is harmless', async () => {
    const code =
      'terraform {\n  required_providers {\n    x = {\n      source = "../../../etc"\n    }\n  }\n}\nresource "x_y" "z" {\n}\n';
    expect((await offline({ files: { 'main.tf': code } })).end).toBe('failed');
  });
});

const run = {
  code: 1,
  stdout: '',
  stderr: '!!!!!!!!!!!!!!!!!!!!!!!!!!! TERRAFORM CRASH !!!!!!!!!!!!!!!!!!!!!!!!!!!!\n',
};

let place = '';

terraform.describe('a Terraform that fails', () => {
  const files = { 'main.tf': queue('"x"') };
  const planning =
    (result: Awaited<ReturnType<typeof io.run>>): typeof io.run =>
    (command, args, options) =>
      args[0] === 'plan' ? Promise.resolve(result) : io.run(command, args, options);

  test.each([
    ['crashes', { end: 'exit', ...run } as const, 'terraform crashed'],
    [
      'is killed',
      { end: 'signal', signal: 'SIGKILL', stdout: '', stderr: '' } as const,
      'planning was stopped (ended by SIGKILL)',
    ],
    ['is gone', { end: 'missing' } as const, 'planning was stopped (it cannot be started: ENOENT)'],
    [
      'says nothing',
      { end: 'exit', code: 1, stdout: '', stderr: '' } as const,
      'terraform plan failed: no reason given',
    ],
  ])('%s', async (_, result, reason) => {
    expect(await offline({ files, io: { run: planning(result) } })).toMatchObject({ end: 'failed', reason });
  });

  test('an invalid configuration is reported as the user wrote it', async () => {
    const code = 'terraform {\n  backend "s3" {\n  }\n}\n\nresource "a_b" "c" {\n  x = nope\n}\n';
    const result = await offline({ files: { 'main.tf': code } });
    expect(result).toMatchObject({
      end: 'failed',
      reason: 'terraform plan failed: Invalid reference (main.tf:7)',
    });
    expect(result).toHaveProperty('whole', expect.arrayContaining([expect.stringContaining('7:   x = nope')]));
    expect(JSON.stringify(result)).not.toContain('groundplan-');
  });

  test('a version manager in the home directory works', async () => {
    const result = await offline({
      files: {
        ...files,
        'bin/terraform':
          '#!/bin/sh\n[ -e "$HOME/versions" ] || { echo no version is set >&2; exit 126; }\nPATH=${PATH#*:} exec terraform "$@"\n',
        'home/versions': '',
      },
      prepare: async (directory) => {
        place = directory;
        chmodSync(join(directory, 'bin/terraform'), 0o755);
      },
      io: {
        get home() {
          return join(place, 'home');
        },
        run: (command, args, options) => {
          const PATH = `${args[0] === 'version' ? '' : `${place}/bin:`}${options.env?.PATH}`;
          return io.run(command, args, { ...options, env: { ...options.env, PATH } });
        },
      },
    });
    expect(result.end).toBe('planned');
  });

  test('an unreadable linked directory is skipped', async () => {
    const result = await planned({
      files: { 'main.tf': queue('join(",", fileset(path.module, "d/**"))') },
      prepare: async (directory) => {
        mkdirSync(join(directory, 'd/closed'), { recursive: true, mode: 0o755 });
        spawnSync('chmod', ['000', join(directory, 'd/closed')]);
      },
    });
    expect(addressesOf(result)).toEqual(['aws_sqs_queue.q']);
  });
});
