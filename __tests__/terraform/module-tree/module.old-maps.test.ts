/** Maps in the form of blocks, which Terraform 0.11 took. */
import type { Body } from '../../../src/terraform/hcl/model.js';
import { parseHcl } from '../../../src/terraform/hcl/parse.js';
import { withOldMaps } from '../../../src/terraform/module-tree/module.js';

const shapeOf = ({ attributes, blocks }: Body): unknown => ({
  ...Object.fromEntries(
    attributes.map(({ name, value }) => [
      name,
      value.kind === 'object'
        ? value.entries.map(({ key }) => (key.kind === 'literal' ? key.value : key.kind))
        : value.kind,
    ]),
  ),
  ...Object.fromEntries(blocks.map(({ type, body }) => [`${type} {}`, shapeOf(body)])),
});

const read = (text: string) => withOldMaps(parseHcl(text, 'main.tf'));
const bodyOf = (head: string, inside: string) => shapeOf(read(`${head} {\n${inside}\n}\n`).body.blocks[0]!.body);

test.each<[string, string, string, unknown]>([
  ['tags', 'resource "aws_vpc" "v"', 'tags {\n Name = 1\n env = 2\n}', { tags: ['Name', 'env'] }],
  ['tags without a tag', 'resource "aws_vpc" "v"', 'tags {\n}', { tags: [] }],
  [
    'names that no provider has',
    'data "x_y" "z"',
    'a {\n Foo = 1\n}\nb {\n foo = 1\n}',
    { a: ['Foo'], 'b {}': { foo: 'literal' } },
  ],
  ['in a block', 'resource "x_y" "z"', 'a {\n labels {\n x = 1\n }\n}', { 'a {}': { labels: ['x'] } }],
  [
    'of a module',
    'module "m"',
    'providers {\n aws = "aws.us"\n}\nlifecycle {\n enabled = true\n}',
    { providers: ['aws'], 'lifecycle {}': { enabled: 'literal' } },
  ],
  ['of a remote state', 'data "terraform_remote_state" "s"', 'config {\n bucket = "b"\n}', { config: ['bucket'] }],
  [
    'what is no map',
    'resource "x_y" "z"',
    'config {\n a = 1\n}\ntags {\n b {\n }\n}',
    { 'config {}': { a: 'literal' }, 'tags {}': { 'b {}': {} } },
  ],
  [
    'a block that is repeated',
    'resource "x_y" "z"',
    'dynamic "tags" {\n Foo = 1\n}',
    { 'dynamic {}': { Foo: 'literal' } },
  ],
])('%s', (_, head, inside, expected) => {
  expect(bodyOf(head, inside)).toEqual(expected);
});

test('the value spans the braces', () => {
  const text = 'resource "aws_vpc" "v" {\n  tags { Name = 1 }\n}\n';
  const [attribute] = read(text).body.blocks[0]!.body.attributes;
  expect(text.slice(attribute!.value.span.start, attribute!.value.span.end)).toBe('{ Name = 1 }');
});

test('a file without old maps and a JSON file stay unchanged', () => {
  const file = parseHcl('resource "aws_vpc" "v" {\n  tags = { Name = 1 }\n}\n', 'main.tf');
  expect(withOldMaps(file)).toBe(file);
  const json = { ...file, syntax: 'json' as const };
  expect(withOldMaps(json)).toBe(json);
});
