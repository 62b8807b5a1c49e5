// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of another language
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InvalidInput } from '../../../src/errors.js';
import { directoryOf } from '../../support/code.js';
import { longTest, portion } from '../../support/long.js';
import { staticOf } from './read.js';

/** 10,000 items: `range` alone makes 1,024 at most. */
const MANY = 'many = flatten([for x in range(10) : [for y in range(1000) : x * 1000 + y]])';
const LAUGHS = 'a = local.many\nb = [for i in local.many : local.a]\nc = [for i in local.many : local.b]';
const LONG = 'long = join("", [for i in slice(local.many, 0, 9000) : "0123456789"])';

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

  it('a long chain of deep locals ends', async () => {
    const deep = (name: string) => `${'['.repeat(100)}${name}${']'.repeat(100)}`;
    const locals = Array.from({ length: 500 }, (_, i) => `l${i} = ${deep(`local.l${i + 1}`)}`).join('\n');
    const { resources } = await staticOf(
      `locals {\n${locals}\nl500 = aws_x.y.id\n}\nresource "aws_x" "x" {\n v = local.l0\n}\nresource "aws_x" "y" {}\n`,
    );
    expect(resources).toHaveLength(2);
  });

  it('keys made of each other in a long chain end', async () => {
    const locals = Array.from({ length: 1500 }, (_, i) => `k${i + 1} = "\${local.k${i}}\${local.k${i}}"`).join('\n');
    const { resources } = await staticOf(
      `locals {\nk0 = aws_x.y.name\n${locals}\nall = [${Array.from({ length: 1500 }, (_, i) => `local.k${i}`).join(',')}]\n}
       resource "aws_x" "y" {\n name = "y"\n}
       resource "aws_x" "x" {\n for_each = { (local.k1500) = 1 }\n v = local.all\n w = { (local.k1500) = aws_x.y.id }\n}\n`,
    );
    expect(resources).toHaveLength(2);
  });

  it('collections of unknown collections end', async () => {
    const locals = Array.from(
      { length: 60 },
      (_, i) => `c${i + 1} = { for k in local.u : k => [local.c${i}, { a = local.c${i}, b = local.c${i} }] }\n
        d${i + 1} = nobody.knows ? [local.d${i}, [local.c${i}]] : [[local.c${i}], local.d${i}]\n
        e${i + 1} = setproduct(local.e${i}, local.e${i}, local.u)`,
    ).join('\n');
    const { resources } = await staticOf(
      `locals {\nu = nobody.knows\nc0 = aws_x.y.name\nd0 = aws_x.y.id\ne0 = local.u\n${locals}\n}
       resource "aws_x" "y" {\n name = nobody.knows\n}
       resource "aws_x" "x" {\n v = local.c60\n w = local.d60\n x = local.e60\n}\n`,
    );
    expect(resources).toHaveLength(2);
  });

  /** Each of them took minutes, gigabytes, or the stack, once. */
  const COSTLY = [
    ['lists of lists of lists, written', `${LAUGHS}\nz = jsonencode(local.c)`],
    ['lists of lists of lists, compared', `${LAUGHS}\nz = local.c == local.c`],
    ['lists of lists of lists, flattened', `${LAUGHS}\nz = flatten(local.c)`],
    ['lists of lists of lists, as a set', `${LAUGHS}\nz = toset(local.c)`],
    ['a list of each item of a list', 'a = local.many\nz = [for i in local.many : [for j in range(40) : local.a[*]]]'],
    ['long texts in a list', `${LONG}\nz = [for i in local.many : "\${i}\${local.long}"]`],
    ['long texts joined', `${LONG}\nz = join(",", [for i in local.many : local.long])`],
    ['long texts for each character', `${LONG}\nz = replace(local.long, "0", local.long)`],
    ['long texts for each row', `${LONG}\nz = formatlist("%s-%s", local.many, local.long)`],
    ['long texts turned', `${LONG}\nz = [for i in local.many : strrev(local.long)]`],
    [
      'wide verbs',
      `p = join("", [for i in slice(local.many, 0, 9000) : "%999d"])\nz = [for i in range(1000) : format(local.p, slice(local.many, 0, 9000)...)]`,
    ],
    ['a verb of zeros', `z = format("%${'0'.repeat(90_000)}")`],
    ['a list that is looked through', 'a = local.many\nz = [for i in local.many : contains(local.a, -1)]'],
    ['a list that is copied', 'a = slice(local.many, 0, 9999)\nz = [for i in local.many : concat(local.a, [i])]'],
    [
      'a map that is copied',
      'a = { for i in local.many : i => i }\nz = [for i in local.many : merge(local.a, { x = i })]',
    ],
    ['a range where one is no step', 'z = range(10000000000000000, 10000000000000100, 1)'],
    ['a range to no number', 'z = range(0, pow(-1, 0.5), 1)'],
    ['a product of many', `z = setproduct(${'range(1), '.repeat(9000)}[])`],
    ['many arguments', `z = max(${'1, '.repeat(200_000)}1)`],
    ['many arguments of a list', `z = max([${'1, '.repeat(200_000)}1]...)`],
    ['many references', `z = { a = [${'aws_x.x.id, '.repeat(200_000)}] }`],
    ['many parts', `z = "${'${aws_x.x.id}x'.repeat(200_000)}"`],
    ['many directives', `z = "${'%{if aws_x.x.id}x%{endif}'.repeat(100_000)}"`],
    [
      'many keys',
      `z = { ${Array.from({ length: 100_000 }, (_, i) => `k${i} = aws_x.x.id`).join(', ')}, (aws_x.x.id) = 1 }`,
    ],
    [
      'deeper than anything',
      `l0 = []\n${Array.from({ length: 5000 }, (_, i) => `l${i + 1} = [local.l${i}]`).join('\n')}\nz = flatten(local.l5000)`,
    ],
  ] as const;
  it.each(portion(COSTLY, 6))('%s', async (_, locals) => {
    const { resources } = await staticOf(`locals {\n${MANY}\n${locals}\n}\nresource "aws_x" "x" {\n v = local.z\n}\n`);
    expect(resources).toHaveLength(1);
  });

  it('selecting from a large list costs nothing', async () => {
    const { resources, warnings } = await staticOf(
      `locals {\n ${MANY}\n l = [for i in slice(local.many, 0, 5000) : { name = "n-\${i}" }]\n}\nresource "aws_x" "x" {\n count = 1000\n a = element(local.l, count.index).name\n b = local.l[count.index].name\n c = lookup(local.l[count.index], "name", "")\n}\n`,
    );
    expect(resources.at(-1)!.values).toMatchObject({
      a: expect.stringMatching(/^n-/),
      b: expect.stringMatching(/^n-/),
    });
    expect(warnings).toEqual([]);
  });

  it('doubling texts are limited', async () => {
    const locals = Array.from({ length: 60 }, (_, i) => `l${i + 1} = "\${local.l${i}}\${local.l${i}}"`).join('\n');
    const lists = Array.from({ length: 60 }, (_, i) => `k${i + 1} = [local.k${i}, local.k${i}]`).join('\n');
    const { resources } = await staticOf(
      `locals {\n l0 = "x"\n k0 = aws_x.x.id\n${locals}\n${lists}\n}\nresource "aws_x" "x" {\n v = local.l60\n w = local.k60\n}\n`,
    );
    expect(resources[0]!.values.v).toBeUndefined();
  });

  longTest('modules that multiply', async () => {
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

  it('a huge variable file is refused', async () => {
    const root = directoryOf({ 'main.tf': '' });
    writeFileSync(join(root, 'x.tfvars'), '');
    await expect(staticOf('', { varFiles: [root] })).rejects.toThrow(InvalidInput);
  });
});
