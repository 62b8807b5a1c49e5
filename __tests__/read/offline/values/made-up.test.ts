import { parseHcl } from '../../../../src/read/hcl/parse.js';
import { madeUpValue } from '../../../../src/read/offline/values/made-up.js';

const AT = { aws: 'eu-west-1', google: 'europe-west1', azure: 'westeurope', mostly: 'aws' } as const;
const typeOf = (text: string) => parseHcl(`x = ${text}\n`, 'x.tf').body.attributes[0]!.value;
const made = (name: string, type: string | null) => madeUpValue(name, type === null ? null : typeOf(type), AT);

test.each([
  ['name', 'string', 'name'],
  ['vpc_cidr', 'string', '10.0.0.0/16'],
  ['region', 'string', 'eu-west-1'],
  ['location', 'string', 'westeurope'],
  ['zone', 'string', 'eu-west-1a'],
  ['anything', null, 'anything'],
  ['old', '"string"', 'old'],
  ['instance_count', 'number', 1],
  ['https_port', 'number', 443],
  ['enabled', 'bool', true],
  ['skip_checks', 'bool', false],
  ['private_subnets', 'list(string)', ['private-subnet-0', 'private-subnet-1', 'private-subnet-2']],
  ['cidr_blocks', 'set(string)', ['10.0.0.0/24', '10.0.1.0/24', '10.0.2.0/24']],
  ['availability_zones', 'list(string)', ['eu-west-1a', 'eu-west-1b', 'eu-west-1c']],
  ['names', 'list(string)', ['name']],
  ['ports', 'map(number)', { example: 80 }],
  ['pair', 'tuple([string, number])', ['pair', 1]],
  ['queues', 'map(object({ delay = number, fifo = optional(bool) }))', { example: { delay: 1 } }],
  ['deep', 'list(map(list(string)))', [{ example: ['deep'] }]],
])('%s of %s', (name, type, expected) => {
  expect(made(name, type)).toEqual(expected);
});

test.each([
  ['google', 'zone', 'string', 'europe-west1-a'],
  ['google', 'zones', 'list(string)', ['europe-west1-a', 'europe-west1-b', 'europe-west1-c']],
  ['google', 'region', 'string', 'europe-west1'],
  ['azure', 'zones', 'list(string)', ['1', '2', '3']],
  ['azure', 'region', 'string', 'westeurope'],
  ['azure', 'aws_region', 'string', 'eu-west-1'],
] as const)('where most is of %s: %s of %s', (mostly, name, type, expected) => {
  expect(madeUpValue(name, typeOf(type), { ...AT, mostly })).toEqual(expected);
});

test('a name that every object has is a name like others', () => {
  const value = made('x', 'object({ __proto__ = string, a = string })');
  expect(JSON.stringify(value)).toBe('{"__proto__":"--proto--","a":"a"}');
});

test('a type that never ends', () => {
  expect(() => made('x', `${'list('.repeat(100)}string${')'.repeat(100)}`)).not.toThrow();
});
