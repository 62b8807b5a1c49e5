import { placeholderFor } from '../../../../src/planning/offline/values/variables.js';
import { parseHcl } from '../../../../src/terraform/hcl/parse.js';

const typeOf = (text: string) => parseHcl(`x = ${text}\n`, 'x.tf').body.attributes[0]!.value;
const made = (name: string, type: string | null) => placeholderFor(name, type === null ? null : typeOf(type), 'aws');

test.each([
  ['name', 'string', 'name'],
  ['vpc_cidr', 'string', '198.18.0.0/16'],
  ['region', 'string', 'zz-unknown-1'],
  ['location', 'string', 'zzunknown'],
  ['zone', 'string', 'zz-unknown-1a'],
  ['anything', null, 'anything'],
  ['old', '"string"', 'old'],
  ['instance_count', 'number', 1],
  ['https_port', 'number', 443],
  ['enabled', 'bool', true],
  ['skip_checks', 'bool', false],
  ['private_subnets', 'list(string)', ['each-0', 'each-1', 'each-2']],
  ['cidr_blocks', 'set(string)', ['198.18.0.0/24', '198.18.1.0/24', '198.18.2.0/24']],
  ['availability_zones', 'list(string)', ['zz-unknown-1a', 'zz-unknown-1b', 'zz-unknown-1c']],
  ['names', 'list(string)', ['each']],
  ['ports', 'map(number)', { each: 80 }],
  ['pair', 'tuple([string, number])', ['pair', 1]],
  ['queues', 'map(object({ delay = number, fifo = optional(bool) }))', { each: { delay: 1 } }],
  ['deep', 'list(map(list(string)))', [{ each: ['each'] }]],
])('%s of %s', (name, type, expected) => {
  expect(made(name, type)).toEqual(expected);
});

test.each([
  ['google', 'zone', 'string', 'zz-unknown1-a'],
  ['google', 'zones', 'list(string)', ['zz-unknown1-a', 'zz-unknown1-b', 'zz-unknown1-c']],
  ['google', 'region', 'string', 'zz-unknown1'],
  ['azure', 'zones', 'list(string)', ['1', '2', '3']],
  ['azure', 'region', 'string', 'zzunknown'],
  ['azure', 'aws_region', 'string', 'zz-unknown-1'],
] as const)('where most is of %s: %s of %s', (mostly, name, type, expected) => {
  expect(placeholderFor(name, typeOf(type), mostly)).toEqual(expected);
});

test('member names of Object.prototype are ordinary names', () => {
  const value = made('x', 'object({ __proto__ = string, a = string })');
  expect(JSON.stringify(value)).toBe('{"__proto__":"--proto--","a":"a"}');
});

test('a very deep type is cut off', () => {
  expect(() => made('x', `${'list('.repeat(100)}string${')'.repeat(100)}`)).not.toThrow();
});
