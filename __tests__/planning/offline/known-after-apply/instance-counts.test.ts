/** Numbers that are not known: how many plans it takes to draw all of them, and that no number is lost on the way. */
import { CAREFUL_ATTEMPTS_MAX } from '../../../../src/planning/limits.js';
import { needs } from '../../../support/tools.js';
import { addressesOf, planned } from '../offline.js';

const terraform = needs('terraform');

const CHAIN = 40;
const START = 'resource "aws_a" "z" {\n  name = "z"\n}\n\n';
/** @param count of the resource with that number, by the one before it */
const chain = (count: (before: string) => string): string =>
  Array.from(
    { length: CHAIN },
    (_, i) => `resource "aws_a" "r${i}" {\n  count = ${count(i === 0 ? 'aws_a.z' : `aws_a.r${i - 1}[0]`)}\n}\n`,
  ).join('\n');

terraform.describe('forty numbers, each unknown because of the one before', () => {
  test('are replaced at once if they cannot be known', async () => {
    const result = await planned({ files: { 'main.tf': START + chain((before) => `length(${before}.things)`) } });
    expect(result.attempts).toBe(2);
    expect(addressesOf(result)).toHaveLength(CHAIN + 1);
  });

  test('are replaced after some attempts if a condition hides them', async () => {
    const counted = chain((before) => `${before}.things == "a" ? 1 : 2`);
    const result = await planned({ files: { 'main.tf': START + counted } });
    expect(result.attempts).toBe(CAREFUL_ATTEMPTS_MAX + 1);
    expect(addressesOf(result)).toHaveLength(CHAIN + 1);
  });

  test('are found through modules and locals', async () => {
    const module = `variable "things" {}\nlocals {\n  n = length(var.things) + 1\n}\nresource "aws_a" "x" {\n  count = local.n\n}\noutput "things" {\n  value = aws_a.x[0].things\n}\n`;
    const calls = Array.from({ length: CHAIN }, (_, i) => {
      const before = i === 0 ? 'aws_a.z.things' : `module.m${i - 1}.things`;
      return `module "m${i}" {\n  source = "./m${i % 4}"\n  things = ${before}\n}\n`;
    });
    const copies = Object.fromEntries([0, 1, 2, 3].map((i) => [`m${i}/main.tf`, module]));
    const result = await planned({ files: { 'main.tf': START + calls.join('\n'), ...copies } });
    expect(result.attempts).toBe(2);
    expect(addressesOf(result)).toHaveLength(CHAIN + 1);
  });
});

terraform.describe('what rests on an expression that is taken as unknown is unknown with it', () => {
  const child =
    'variable "on" {}\nresource "aws_a" "x" {\n  count = var.on ? 1 : 0\n}\nresource "aws_a" "y" {\n  count = length(aws_a.x) > 0 ? 1 : 0\n}\n';
  const calls =
    'module "m" {\n  source = "./m"\n  on     = local.on\n}\nmodule "n" {\n  count  = local.on ? 1 : 0\n  source = "./m"\n  on     = true\n}\n';

  test.each([
    ['a failure', 'locals {\n  on = max([]...) > 1\n}\n'],
    ['a failure behind other locals', 'locals {\n  on = local.b\n  b = local.c && true\n  c = max([]...) > 1\n}\n'],
    [
      'a module that is not here',
      'module "z" {\n  source = "example.com/x/y/z"\n}\nlocals {\n  on = module.z.enabled && true\n}\n',
    ],
  ])('%s', async (_, code) => {
    const result = await planned({ files: { 'main.tf': code + calls, 'm/main.tf': child } });
    expect(addressesOf(result).filter((address) => address.includes('aws_a'))).toHaveLength(4);
    expect(result.attempts).toBe(2);
  });
});

terraform.describe('what is made of a file that is not read', () => {
  /** A module that calls a module for each item of an item, and so on. */
  const LEVELS = 20;
  const level = (argument: string, last: boolean): string => {
    const resource = `variable "item" {}\nresource "aws_a" "x" {\n  for_each = var.item.names\n}\n`;
    const call = `module "m" {\n  source   = "./m"\n  for_each = var.item.items\n  item     = ${argument}\n}\n`;
    return last ? resource : resource + call;
  };

  test.each([
    ['as it is', 'each.value'],
    ['in part', '{ names = each.value.names, items = lookup(each.value, "items", {}) }'],
  ])('is unknown in all modules that are made of its items, however deep they are: %s', async (_, argument) => {
    const root = `locals {\n  data = yamldecode(file("/etc/items.yaml"))\n}\nmodule "m" {\n  source   = "./m"\n  for_each = local.data.items\n  item     = ${argument}\n}\n`;
    const modules = Array.from({ length: LEVELS }, (_, i) => [
      `${'m/'.repeat(i + 1)}main.tf`,
      level(argument, i === LEVELS - 1),
    ]);
    const result = await planned({ files: { 'main.tf': root, ...Object.fromEntries(modules) } });
    expect(addressesOf(result).filter((address) => address.includes('aws_a.x'))).toHaveLength(LEVELS);
    expect(result.attempts).toBe(CAREFUL_ATTEMPTS_MAX + 1);
  });
});

/** Beside one number that is surely unknown: known to Terraform, though what it is made of is not. */
const KNOWN: readonly (readonly [number: string, instances: readonly string[]])[] = [
  ['count = length([aws_a.z.a, aws_a.z.b])', ['[0]', '[1]']],
  ['count = length(concat([aws_a.z.a], ["b"]))', ['[0]', '[1]']],
  ['count = aws_a.z.name == "zz" ? 2 : 0', ['[0]', '[1]']],
  ['count = length(aws_a.z.name)', ['[0]', '[1]']],
  ['count = length(aws_a.z.block)', ['[0]', '[1]']],
  ['count = length(var.shape)', ['[0]', '[1]']],
  ['count = length(local.pair)', ['[0]', '[1]']],
  ['for_each = { for k in ["p", "q"] : k => aws_a.z.a }', ['["p"]', '["q"]']],
  ['for_each = { p = aws_a.z.a, q = aws_a.z.b }', ['["p"]', '["q"]']],
  ['for_each = toset([for k, v in { p = aws_a.z.a } : k])', ['["p"]']],
];

terraform.describe('a number that is known stays', () => {
  test.each(KNOWN)('%s', async (number, instances) => {
    const files = {
      'main.tf': `resource "aws_a" "z" {\n  name = "zz"\n  block {\n  }\n  block {\n  }\n}\n
resource "aws_a" "unknown" {\n  count = length(aws_a.z.a)\n}\n
locals {\n  pair = [aws_a.z.a, aws_a.z.b]\n}\n
variable "shape" {\n  type    = object({ a = string, b = string })\n  default = { a = "1", b = "2" }\n}\n
resource "aws_a" "x" {\n  ${number}\n}\n`,
    };
    const result = await planned({ files });
    expect(addressesOf(result).filter((address) => address.startsWith('aws_a.x'))).toEqual(
      instances.map((key) => `aws_a.x${key}`),
    );
    expect(result.attempts).toBe(2);
  });
});
