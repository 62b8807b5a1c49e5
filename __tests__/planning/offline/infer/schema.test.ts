// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of another language

import { DEFER, schemasOf } from '../../../../src/planning/offline/infer/schema.js';
import { gatherUse } from '../../../../src/planning/offline/infer/types.js';
import { parseHcl } from '../../../../src/terraform/hcl/parse.js';
import type { BlockSchema, ProviderSchema } from '../../../../src/terraform/mock-provider/schema.js';
import { readModule } from '../../../../src/terraform/module-tree/module.js';

const LESSONS = { attributes: new Set<string>(), isDeep: false, writeOnly: new Set<string>(), types: new Map() };

function schemas(text: string, lessons: Partial<typeof LESSONS> = {}): readonly ProviderSchema[] {
  const code = readModule('/source', [parseHcl(text, 'main.tf')]);
  const all = { ...LESSONS, ...lessons };
  return schemasOf(gatherUse([code], 'terraform', all), all);
}

const provider = (text: string, address: string, lessons?: Partial<typeof LESSONS>) =>
  schemas(text, lessons).find((one) => one.address === address)!;
const aws = (text: string, lessons?: Partial<typeof LESSONS>) =>
  provider(text, 'registry.terraform.io/hashicorp/aws', lessons);

/** `name: flags of type` */
const attributesOf = ({ attributes }: BlockSchema) =>
  Object.fromEntries(
    [...attributes].map(([name, { type, optional, computed, writeOnly }]) => [
      name,
      [
        optional && 'optional',
        computed && 'computed',
        writeOnly && 'write-only',
        type !== 'dynamic' && JSON.stringify(type),
      ]
        .filter(Boolean)
        .join(' '),
    ]),
  );

test('a set attribute is optional, a read one computed', () => {
  const { resources } = aws(
    'resource "aws_a" "x" {\n  set = 1\n  both = 2\n}\nresource "aws_a" "y" {\n  set = "${aws_a.x.read}${aws_a.x.both}"\n}\n',
  );
  expect(attributesOf(resources.get('aws_a')!)).toEqual({
    id: 'computed',
    set: 'optional',
    both: 'optional computed',
    read: 'computed',
  });
});

test('meta-arguments are not in the schema', () => {
  const { resources } = aws(
    'resource "aws_a" "x" {\n  count = 1\n  depends_on = [aws_a.y]\n  provider = aws.b\n  lifecycle {\n  }\n  provisioner "x" {\n  }\n}\n',
  );
  expect(attributesOf(resources.get('aws_a')!)).toEqual({ id: 'computed' });
  expect([...resources.get('aws_a')!.blocks]).toEqual([]);
});

test.each([
  ['aws_a.x.block.name', 'single'],
  ['aws_a.x.block[0].name', 'list'],
  ['aws_a.x.block[*].name', 'list'],
  ['tolist(aws_a.x.block)[0].name', 'list'],
  ['one(aws_a.x.block).name', 'list'],
  ['[for b in aws_a.x.block : b.name][0]', 'list'],
  ['one([for b in aws_a.x.block : b if b.set == 1]).name', 'list'],
])('a block that is read as %s', (value, nesting) => {
  const text = `resource "aws_a" "x" {\n  block {\n    set = 1\n  }\n}\noutput "o" {\n  value = ${value}\n}\n`;
  const block = aws(text).resources.get('aws_a')!.blocks.get('block')!;
  expect(block).toMatchObject({ nesting, unknownWhenAbsent: true });
  expect(attributesOf(block.block)).toHaveProperty('name', 'computed');
});

test('dynamic blocks are blocks, and reads through their iterators are traced', () => {
  const text =
    'resource "aws_a" "x" {\n}\nresource "aws_b" "y" {\n  dynamic "rule" {\n    for_each = aws_a.x.items\n    iterator = it\n    content {\n      port = it.value.port\n    }\n  }\n}\n';
  const { resources } = aws(text);
  expect(attributesOf(resources.get('aws_b')!.blocks.get('rule')!.block)).toEqual({ port: 'optional' });
  expect(attributesOf(resources.get('aws_a')!)).toHaveProperty('items');
});

test('an attribute may also be written as blocks', () => {
  const text =
    'resource "aws_a" "x" {\n  rule = []\n}\nresource "aws_a" "y" {\n  rule {\n    port = 1\n    names = ["a"]\n  }\n}\n';
  expect(attributesOf(aws(text).resources.get('aws_a')!)).toHaveProperty(
    'rule',
    'optional ["list",["object",{"port":"string","names":["list","string"]},["port","names"]]]',
  );
});

test('a resource that is read as a whole gets all attributes of untraced reads', () => {
  const text =
    'resource "aws_a" "x" {\n}\noutput "o" {\n  value = aws_a.x\n}\noutput "p" {\n  value = module.m.o.arn\n}\nlocals {\n  a = var.b.camelCase\n}\n';
  expect(Object.keys(attributesOf(aws(text).resources.get('aws_a')!))).toEqual(['id', 'o', 'arn']);
});

test('a resource that is only counted gets no attributes', () => {
  const text =
    'resource "aws_a" "x" {\n  count = 2\n}\nresource "aws_b" "y" {\n  count = length(aws_a.x)\n  name = module.m.arn\n  depends_on = [aws_a.x]\n}\n';
  expect(attributesOf(aws(text).resources.get('aws_a')!)).toEqual({ id: 'computed' });
});

test('attributes in blocks of data sources have one type, and every data source can be deferred', () => {
  const text =
    'data "aws_a" "x" {\n  filter {\n    name = "a"\n    values = ["b"]\n    tags = { a = 1 }\n    ids = var.ids\n  }\n}\n';
  const data = aws(text).data.get('aws_a')!;
  expect(attributesOf(data)).toEqual({ id: 'computed', [DEFER]: 'optional' });
  expect(attributesOf(data.blocks.get('filter')!.block)).toEqual({
    name: 'optional "string"',
    values: 'optional ["list","string"]',
    tags: 'optional ["map","string"]',
    ids: 'optional ["list","string"]',
  });
});

test('an attribute is write-only by name or by a lesson', () => {
  const text = 'resource "aws_a" "x" {\n  secret_wo = 1\n  other = 2\n}\n';
  expect(attributesOf(aws(text, { writeOnly: new Set(['other']) }).resources.get('aws_a')!)).toEqual({
    id: 'computed',
    secret_wo: 'optional write-only',
    other: 'optional write-only',
  });
});

test('invalid attribute names are left out', () => {
  const { resources, config } = aws(
    'provider "aws" {\n  camelCase = 1\n  ok = 2\n}\nresource "aws_a" "x" {\n  camelCase = 1\n  Block {\n  }\n}\n',
  );
  expect(attributesOf(resources.get('aws_a')!)).toEqual({ id: 'computed' });
  expect([...resources.get('aws_a')!.blocks]).toEqual([]);
  expect(attributesOf(config)).toEqual({ ok: 'optional' });
});

test('schemas have the provider addresses', () => {
  const text = `
terraform {
  required_providers {
    cloud = {
      source = "hashicorp/aws"
    }
    own = {
      source = "Example.com/team/own"
    }
    short = {
      source = "short"
    }
    old = "~> 1.0"
  }
}
resource "cloud_a" "x" {
  provider = cloud.alias
}
resource "aws_b" "x" {
  provider = "own.east"
}
resource "other_c" "x" {
  y = provider::own::f(1)
}
`;
  const found = new Map(schemas(text).map((one) => [one.address, one]));
  expect([...found.keys()].sort()).toEqual([
    'example.com/team/own',
    'registry.terraform.io/hashicorp/aws',
    'registry.terraform.io/hashicorp/old',
    'registry.terraform.io/hashicorp/other',
    'registry.terraform.io/hashicorp/short',
    'terraform.io/builtin/terraform',
  ]);
  expect(found.get('example.com/team/own')).toMatchObject({ functions: ['f'] });
  expect([...found.get('example.com/team/own')!.resources.keys()]).toEqual(['aws_b']);
  expect([...found.get('terraform.io/builtin/terraform')!.data.keys()]).toEqual(['terraform_remote_state']);
});
