import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InvalidInput, Misuse } from '../../../src/errors.js';
import { nodeIo } from '../../../src/io/node.js';
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
  test.each([
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
  ])('%s', async (_, files, env, expected) => {
    expect(await nameOf({ files: { 'main.tf': main, ...files }, io: { env: { ...io.env, ...env } } })).toBe(expected);
  });

  test('files that were given, from the working directory, the last one wins', async () => {
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

  test('a file that is not there', async () => {
    const asked = { files: { 'main.tf': main }, options: { varFiles: ['nothing.tfvars'] } };
    await expect(offline(asked)).rejects.toThrow(InvalidInput);
    await expect(offline(asked)).rejects.toThrow('--varfile nothing.tfvars cannot be read');
  });

  test('a workspace that nobody can have', async () => {
    await expect(offline({ files: { 'main.tf': main }, options: { workspace: '../up' } })).rejects.toThrow(Misuse);
  });

  test('a wrong value is told with the name of its file', async () => {
    const result = await offline({
      files: { 'main.tf': 'variable "n" {\n  type = number\n}\n', 'terraform.tfvars': 'n = "x"\n' },
    });
    expect(result).toMatchObject({
      end: 'failed',
      reason: 'terraform plan fails: Invalid value for input variable (terraform.tfvars:1)',
    });
  });
});
