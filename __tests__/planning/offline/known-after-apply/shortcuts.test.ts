// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of another language
import { dirname, join } from 'node:path';
import { applyEdits } from '../../../../src/planning/offline/edits.js';
import { schemasOf } from '../../../../src/planning/offline/infer/schema.js';
import { gatherUse } from '../../../../src/planning/offline/infer/types.js';
import { shortcutsFor } from '../../../../src/planning/offline/known-after-apply/shortcuts.js';
import { UnknownValues } from '../../../../src/planning/offline/known-after-apply/unknown-values.js';
import { directoriesOf } from '../../../../src/planning/offline/modules.js';
import { NO_REPAIRS } from '../../../../src/planning/offline/sanitise/repairs.js';
import { nodeIo } from '../../../../src/platform/node.js';
import { readTree } from '../../../../src/terraform/module-tree/read-tree.js';
import { needs } from '../../../support/tools.js';
import { addressesOf, offline, planned, referencesOf } from '../offline.js';

const terraform = needs('terraform');

/** The root's `main.tf` as it is planned. */
async function shortened(files: Readonly<Record<string, string>>): Promise<string> {
  const io = nodeIo();
  return io.withTemporaryDirectory(async (directory) => {
    for (const [name, text] of Object.entries(files)) {
      await io.makeDirectory(dirname(join(directory, name)));
      await io.writeFile(join(directory, name), text);
    }
    const { root } = await readTree(directory, io, { findModule: async () => ({ reason: '' }), tofu: false });
    const schemas = schemasOf(gatherUse(directoriesOf(root), 'terraform', NO_REPAIRS), NO_REPAIRS);
    const [file] = root.code.files;
    return applyEdits(file!.text, shortcutsFor(new UnknownValues(root, schemas, 'terraform'))(root.code, file!)).text;
  });
}

const UNKNOWN = 'jsondecode(timestamp())';

describe('an input that is surely unknown is replaced at once', () => {
  const main = (value: string): string => `
resource "aws_a" "y" {
  name = "n"
  block {
  }
}
resource "aws_a" "many" {
  count = 2
}
resource "aws_a" "off" {
  lifecycle {
    enabled = false
  }
}
resource "terraform_data" "t" {
  input = 1
}
data "aws_a" "d" {
}
module "a" {
  source = "./a"
}
module "counted" {
  source = "./a"
  count  = 1
}
module "b" {
  source = "./b"
  x      = ${value}
}
`;
  const a = `
resource "aws_a" "r" {
}
module "inner" {
  source = "../inner"
}
output "id" {
  value = aws_a.r.id
}
output "deeper" {
  value = module.inner.arn
}
output "list" {
  value = [aws_a.r.id]
}
output "text" {
  value = "a-\${aws_a.r.id}"
}
output "secret" {
  value     = aws_a.r.id
  sensitive = true
}
`;
  const inner = 'resource "aws_a" "r" {\n}\noutput "arn" {\n  value = aws_a.r.nested[0].arn\n}\n';
  const given = async (value: string): Promise<string> => {
    const files = { 'main.tf': main(value), 'a/main.tf': a, 'b/main.tf': 'variable "x" {}\n', 'inner/main.tf': inner };
    return /^ {2}x {6}= (.*)$/m.exec(await shortened(files))![1]!;
  };

  test.each([
    ['module.a.id', UNKNOWN],
    ['module.a.deeper', UNKNOWN],
    ['"x-${module.a.id}"', `"x-\${${UNKNOWN}}"`],
    ['{ k = [aws_a.y.id, "l"] }', `{ k = [${UNKNOWN}, "l"] }`],
    ['aws_a.y.things[0].arn', UNKNOWN],
  ])('%s', async (value, expected) => {
    expect(await given(value)).toBe(expected);
  });

  /** What is known of them matters: how many there are, how they begin, that nobody may see them. */
  test.each([
    'module.a.list',
    'module.a.text',
    'module.a.secret',
    'module.a',
    'module.a.nothing',
    'module.counted[0].id',
    'aws_a.y.name',
    'aws_a.y.block',
    'aws_a.y',
    'aws_a.many[0].id',
    'aws_a.many[*].id',
    'aws_a.off.id',
    'terraform_data.t.output',
    'data.aws_a.d.id',
    'var.x',
    '[for module in ["a"] : module]',
  ])('%s stays', async (value) => {
    expect(await given(value)).toBe(value);
  });
});

const ZONES = `
data "aws_availability_zones" "z" {
}
resource "aws_subnet" "s" {
  count = length(data.aws_availability_zones.z.names)
}
`;
const AFTER =
  'module "m" {\n  source     = "./m"\n  depends_on = [aws_kms_key.k]\n}\nresource "aws_kms_key" "k" {\n}\n';

terraform.describe('a module that comes after something', () => {
  test.each([
    ['native syntax', { 'main.tf': AFTER }],
    [
      'JSON syntax',
      {
        'main.tf.json': JSON.stringify({
          module: { m: { source: './m', depends_on: ['aws_kms_key.k'] } },
          resource: { aws_kms_key: { k: {} } },
        }),
      },
    ],
  ])('asks its data sources all the same, in %s', async (_, files) => {
    const result = await planned({ files: { ...files, 'm/main.tf': ZONES } });
    expect(addressesOf(result).filter((address) => address.includes('aws_subnet'))).toHaveLength(3);
    expect(referencesOf(result)).toContain('module.m.aws_subnet.s[1] -> aws_kms_key.k');
  });

  test('that is not there', async () => {
    const files = { 'main.tf': AFTER.replace('[aws_kms_key.k]', '[aws_kms_key.other]'), 'm/main.tf': ZONES };
    const result = await planned({ files });
    expect(addressesOf(result).filter((address) => address.includes('aws_subnet'))).toHaveLength(3);
  });
});

terraform.it('modules in a row refer to each other as without', async () => {
  const m = 'variable "x" {}\nresource "aws_a" "r" {\n  y = var.x\n}\noutput "id" {\n  value = aws_a.r.id\n}\n';
  const calls = ['a', 'b', 'c'].map(
    (name, i, names) =>
      `module "${name}" {\n  source = "./m"\n  x = ${i === 0 ? '1' : `module.${names[i - 1]}.id`}\n}\n`,
  );
  const result = await planned({ files: { 'main.tf': calls.join(''), 'm/main.tf': m } });
  expect(referencesOf(result)).toEqual([
    'module.b.aws_a.r -> module.a.aws_a.r',
    'module.c.aws_a.r -> module.b.aws_a.r',
  ]);
});

terraform.describe('a circle is told of from one place each time, its members in order', () => {
  const m =
    'variable "x" {\n  default = 1\n}\nresource "aws_a" "r" {\n  y = var.x\n}\noutput "id" {\n  value = aws_a.r.id\n}\n';
  const call = (name: string, argument: string) => `module "${name}" {\n  source = "./m"\n  ${argument}\n}\n`;
  test.each([
    ['of orders', call('a', 'depends_on = [module.b]') + call('b', 'depends_on = [module.a]')],
    ['of values', call('a', 'x = module.b.id') + call('b', 'x = module.a.id')],
    ['of both', call('a', 'x = module.b.id') + call('b', 'depends_on = [module.a]')],
    ['through a resource', `${call('a', 'x = aws_a.s.id')}resource "aws_a" "s" {\n  y = module.a.id\n}\n`],
  ])('%s', async (_, main) => {
    const result = await offline({ files: { 'main.tf': main, 'm/main.tf': m } });
    expect(result).toMatchObject({ end: 'failed', reason: expect.stringContaining('Cycle: ') });
    const { reason } = result as Extract<typeof result, { end: 'failed' }>;
    const members = reason.replace(/^.*Cycle: /, '').split(', ');
    expect(members.length).toBeGreaterThan(1);
    expect(members).toEqual([...members].sort());
  });
});
