// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of another language
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InvalidInput, Misuse } from '../../../src/errors.js';
import { nodeIo } from '../../../src/platform/node.js';
import { portion } from '../../support/long.js';
import { needs } from '../../support/tools.js';
import { offline, planned, valuesOf } from './offline.js';

const terraform = needs('terraform');
const io = nodeIo();

const main = `
variable "a" {
  default = "default"
}
variable "list" {
  type    = list(string)
  default = []
}
resource "aws_sqs_queue" "q" {
  name = "\${terraform.workspace} \${var.a} \${join(",", var.list)}"
}
`;
const nameOf = async (asked: Parameters<typeof planned>[0]) => valuesOf(await planned(asked), 'aws_sqs_queue.q')?.name;

terraform.describe('values of variables, as Terraform finds them', () => {
  test.each(
    portion<readonly [string, Readonly<Record<string, string>>, Readonly<Record<string, string>>, string]>(
      [
        ['a default', {}, {}, 'default default '],
        ['the environment', {}, { TF_VAR_a: 'env', TF_VAR_list: '["x", "y"]' }, 'default env x,y'],
        ['terraform.tfvars', { 'terraform.tfvars': 'a = "file"' }, { TF_VAR_a: 'env' }, 'default file '],
        [
          'terraform.tfvars.json',
          { 'terraform.tfvars.json': '{"a": "json"}', 'terraform.tfvars': 'a = "file"' },
          {},
          'default json ',
        ],
        [
          '*.auto.tfvars in their order',
          { 'b.auto.tfvars': 'a = "b"', 'a.auto.tfvars': 'a = "a"', 'terraform.tfvars': 'a = "f"' },
          {},
          'default b ',
        ],
        ['the workspace of the environment', {}, { TF_WORKSPACE: 'prod' }, 'prod default '],
        ['the workspace that is selected', { '.terraform/environment': 'stage' }, {}, 'stage default '],
      ],
      3,
    ),
  )('%s', async (_, files, env, expected) => {
    expect(await nameOf({ files: { 'main.tf': main, ...files }, io: { env: { ...io.env, ...env } } })).toBe(expected);
  });

  test('files of --varfile are resolved from the working directory, and the last one wins', async () => {
    let directory = '';
    const files = { 'main.tf': main, 'terraform.tfvars': 'a = "file"' };
    const name = nameOf({
      files,
      io: {
        get directory() {
          return directory;
        },
      },
      options: { varFiles: ['given/one.tfvars', 'given/two.tfvars.json'], workspace: 'asked' },
      prepare: async (path) => {
        directory = path;
        await io.makeDirectory(join(path, 'given'));
        writeFileSync(join(path, 'given/one.tfvars'), 'a = "one"\nlist = ["1"]\n');
        writeFileSync(join(path, 'given/two.tfvars.json'), '{"a": "two"}');
      },
    });
    expect(await name).toBe('asked two 1');
  });

  describe('of faulty files', () => {
    const code =
      'variable "a" {}\nvariable "b" {\n  default = "b"\n}\nresource "aws_sqs_queue" "q" {\n  name = "${var.a} ${var.b}"\n}\nresource "aws_sns_topic" "b" {\n  name = var.b\n}\n';
    const encrypted = Buffer.concat([Buffer.from('\0GITCRYPT\0'), Buffer.from('a = {"[<<E\n'.repeat(100))]);
    const garbage = Buffer.from('\u00ff\u00fe{[("x = = ${ <<E '.repeat(1000), 'latin1');

    // A name that rests on a value that was made up is none.
    test.each<[string, Uint8Array | string, readonly [string | undefined, string], RegExp]>([
      ['terraform.tfvars', encrypted, [undefined, 'b'], /^terraform\.tfvars:1:1: .*UTF-8/],
      ['x.auto.tfvars', garbage, [undefined, 'b'], /^x\.auto\.tfvars:1:1: .*UTF-8/],
      ['terraform.tfvars.json', encrypted, [undefined, 'b'], /^terraform\.tfvars\.json is not a JSON object/],
      ['x.auto.tfvars.json', '["a"]', [undefined, 'b'], /^x\.auto\.tfvars\.json is not a JSON object/],
      ['terraform.tfvars', 'b = "own"\na = = 1\n', [undefined, 'own'], /^terraform\.tfvars:2:/],
      [
        'terraform.tfvars',
        Buffer.from('# \u00e4\na = "own"\n', 'latin1'),
        ['own b', 'b'],
        /^terraform\.tfvars:1:3: .*UTF-8/,
      ],
    ])('%s', async (name, content, expected, warning) => {
      const prepare = async (directory: string) => writeFileSync(join(directory, name), content);
      const result = await planned({ files: { 'main.tf': code }, prepare });
      const names = ['aws_sqs_queue.q', 'aws_sns_topic.b'].map((address) => valuesOf(result, address)?.name);
      expect(names).toEqual(expected);
      expect(result.attempts).toBe(1);
      expect(result.inventory.warnings).toEqual([expect.stringMatching(warning)]);
    });

    test('that were given', async () => {
      let directory = '';
      const result = await planned({
        files: { 'main.tf': code },
        io: {
          get directory() {
            return directory;
          },
        },
        options: { varFiles: ['given.tfvars'] },
        prepare: async (path) => {
          directory = path;
          writeFileSync(join(path, 'given.tfvars'), encrypted);
        },
      });
      expect(result.inventory.warnings).toEqual([expect.stringMatching(/^given\.tfvars:1:1: /)]);
    });
  });

  test('a missing file is an error', async () => {
    const asked = { files: { 'main.tf': main }, options: { varFiles: ['nothing.tfvars'] } };
    await expect(offline(asked)).rejects.toThrow(InvalidInput);
    await expect(offline(asked)).rejects.toThrow('--varfile nothing.tfvars cannot be read');
  });

  test('an invalid workspace is an error', async () => {
    await expect(offline({ files: { 'main.tf': main }, options: { workspace: '../up' } })).rejects.toThrow(Misuse);
  });

  test('an invalid value is reported with its file', async () => {
    const result = await offline({
      files: { 'main.tf': 'variable "n" {\n  type = number\n}\n', 'terraform.tfvars': 'n = "x"\n' },
    });
    expect(result).toMatchObject({
      end: 'failed',
      reason: 'terraform plan failed: Invalid value for input variable (terraform.tfvars:1)',
    });
  });
});
