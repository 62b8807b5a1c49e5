import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InvalidInput } from '../../../../src/errors.js';
import { directoryOf } from '../../../support/code.js';
import { staticOf } from './read.js';

describe('hostile code', () => {
  it.each([
    ['10,000 instances', 'resource "aws_x" "x" {\n count = 10000\n}\n', 1],
    ['1,000 instances', 'resource "aws_x" "x" {\n for_each = toset([for i in range(1000) : tostring(i)])\n}\n', 1000],
    [
      'locals in a circle',
      'locals {\n a = local.b\n b = local.a\n}\nresource "aws_x" "x" {\n v = local.a\n count = length(local.a)\n}\n',
      1,
    ],
    [
      'resources in a circle',
      'resource "aws_x" "x" {\n v = aws_x.y.v\n}\nresource "aws_x" "y" {\n v = aws_x.x.v\n}\n',
      2,
    ],
  ])('%s', async (_, code, instances) => {
    expect((await staticOf(code)).resources).toHaveLength(instances);
  });

  it('a long chain of locals, each deep', async () => {
    const deep = (name: string) => `${'['.repeat(100)}${name}${']'.repeat(100)}`;
    const locals = Array.from({ length: 500 }, (_, i) => `l${i} = ${deep(`local.l${i + 1}`)}`).join('\n');
    const { resources } = await staticOf(
      `locals {\n${locals}\nl500 = aws_x.y.id\n}\nresource "aws_x" "x" {\n v = local.l0\n}\nresource "aws_x" "y" {}\n`,
    );
    expect(resources).toHaveLength(2);
  });

  it('texts that double', async () => {
    const locals = Array.from({ length: 60 }, (_, i) => `l${i + 1} = "\${local.l${i}}\${local.l${i}}"`).join('\n');
    const lists = Array.from({ length: 60 }, (_, i) => `k${i + 1} = [local.k${i}, local.k${i}]`).join('\n');
    const { resources } = await staticOf(
      `locals {\n l0 = "x"\n k0 = aws_x.x.id\n${locals}\n${lists}\n}\nresource "aws_x" "x" {\n v = local.l60\n w = local.k60\n}\n`,
    );
    expect(resources[0]!.values.v).toBeUndefined();
  });

  it('modules that multiply', async () => {
    const call = 'module "m" {\n source = "./m"\n count = 1000\n}\n';
    const files = {
      'main.tf': call,
      'm/a.tf': call,
      'm/m/a.tf': call,
      'm/m/m/a.tf': 'resource "aws_x" "x" {\n count = 1000\n}\n',
    };
    const { resources } = await staticOf(files);
    expect(resources.length).toBeLessThan(50_000);
    expect(resources.length).toBeGreaterThan(0);
  });

  it('a file of variables as large as a disk', async () => {
    const root = directoryOf({ 'main.tf': '' });
    writeFileSync(join(root, 'x.tfvars'), '');
    await expect(staticOf('', { varFiles: [root] })).rejects.toThrow(InvalidInput);
  });
});
