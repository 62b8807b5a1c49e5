import fc from 'fast-check';
import { isAddress } from '../../src/graph/address.js';
import {
  assignAddresses,
  formatTerraformAddress,
  parseTerraformAddress,
  toGraphAddress,
} from '../../src/graph/terraform-address.js';
import { toTerraformAddress } from './to-terraform-address.js';

const CASES: [origin: string, address: string][] = [
  ['aws_vpc.main', 'aws_vpc.main'],
  ['module.a["x.y"].module.b[0].aws_subnet.c["k"]', 'module.a["x.y"].module.b[0].aws_subnet.c["k"]'],
  ['data.aws_vpc.main', 'aws_vpc.main[data]'],
  ['module.a.data.aws_vpc.main["k"]', 'module.a.aws_vpc.main[data]["k"]'],
  ['a.b["sa:p.svc.id.goog[ns/sa]"]', 'a.b["sa:p.svc.id.goog[ns/sa\\u005d"]'],
  ['module.m["]"].a.b', 'module.m["\\u005d"].a.b'],
  ['a.b["\\\\u005d]"]', 'a.b["\\\\u005d\\u005d"]'],
  ['a.b["\\"]"]', 'a.b["\\"\\u005d"]'],
  ['a.b[""]', 'a.b[""]'],
  ['a.b["a~2"]', 'a.b["a~2"]'],
  ['terraform_data.été', 'terraform_data.-u00e9-t-u00e9-'],
  ['module.日.a.b["日"]', 'module.-u65e5-.a.b["日"]'],
  ['a.x-u00e9-y', 'a.x-u002d-u00e9-y'],
  ['a.api-ue1-x', 'a.api-ue1-x'],
  ['google-x_thing.a[1]', 'other.a[type:google-x_thing][1]'],
  ['data.X.a', 'other.a[type:X][data]'],
];

describe('toGraphAddress', () => {
  it.each(CASES)('%s is written %s', (origin, address) => {
    expect(toGraphAddress(origin)).toBe(address);
    expect(toTerraformAddress(address)).toBe(origin);
    expect(isAddress(address)).toBe(true);
  });

  it('omits the mark of a data source in the short form', () => {
    expect(toGraphAddress('module.a.data.aws_vpc.main[0]', 'short')).toBe('module.a.aws_vpc.main[0]');
  });

  it.each([
    '',
    'address-1',
    'full',
    'module.a',
    'data.aws_vpc',
    'a.b.c',
    'a.b[]',
    'a.b["x]',
    'a.b[x]',
    'a.b["\\u005d"]',
    'a.b[0]x',
  ])('%j is nothing that Terraform writes', (text) => expect(toGraphAddress(text)).toBeNull());

  it('reads a long incomplete key in linear time', () => {
    expect(toGraphAddress(`a.b["${'\\\\'.repeat(1_000_000)}`)).toBeNull();
    expect(toGraphAddress(`a.${'é'.repeat(1_000_000)}[`)).toBeNull();
  });
});

describe('toTerraformAddress', () => {
  it.each([
    ['aws_vpc.main~2', 'aws_vpc.main'],
    ['aws_vpc.main[x]', 'aws_vpc.main[x]'],
    ['a.b-uffffff-', 'a.b-uffffff-'],
    ['no address', 'no address'],
  ])('%s is %s', (address, origin) => expect(toTerraformAddress(address)).toBe(origin));
});

const hard = fc.constantFrom('a', '-u', '00e9', '-', 'é', '日', '\ud83d', '\ude00', '_', 'D1');
const identifier = fc.array(hard, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''));
const keyPart = fc.constantFrom(']', '[', '\\\\', '\\"', '\\n', 'u005d', '.', 'é', '~1', ' ', 'data', '\\u200b');
const key = fc.oneof(
  fc.nat().map(String),
  fc.array(keyPart, { maxLength: 6 }).map((parts) => `"${parts.join('')}"`),
  fc.constant(null),
);
const origin = fc
  .record({
    mode: fc.constantFrom('managed' as const, 'data' as const),
    modules: fc.array(fc.record({ name: identifier, index: key }), { maxLength: 2 }),
    type: fc.oneof(fc.constantFrom('aws_vpc', 'other', 'x-y', 'Data', 'data', 'module'), identifier),
    name: identifier,
    index: key,
  })
  .map(formatTerraformAddress)
  .filter((text) => parseTerraformAddress(text) !== null);

describe('the escape', () => {
  it('is reversible, so no two origins share an address', () => {
    fc.assert(
      fc.property(origin, (text) => {
        const address = toGraphAddress(text) as string;
        return isAddress(address) && toTerraformAddress(address) === text;
      }),
      { numRuns: 5000 },
    );
  });

  it('is reversible for any accepted text', () => {
    const unit = fc.constantFrom('module.', 'data.', 'a', '.', '[', ']', '"', '\\', 'u005d', '1', 'é', '-u00e9-', 'X');
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 10 }), (units) => {
        const address = toGraphAddress(units.join(''));
        return address === null || toTerraformAddress(address) === units.join('');
      }),
      { numRuns: 20_000 },
    );
  });
});

describe('assignAddresses', () => {
  it('omits the mark of a data source if no managed resource has the address', () => {
    const origins = ['data.aws_vpc.a', 'data.aws_vpc.b', 'aws_vpc.b', 'module.m.data.aws_vpc.b', 'free text'];
    expect([...assignAddresses(origins)]).toEqual([
      ['data.aws_vpc.a', 'aws_vpc.a'],
      ['data.aws_vpc.b', 'aws_vpc.b[data]'],
      ['aws_vpc.b', 'aws_vpc.b'],
      ['module.m.data.aws_vpc.b', 'module.m.aws_vpc.b'],
    ]);
  });

  it('assigns distinct addresses', () => {
    fc.assert(
      fc.property(fc.uniqueArray(origin, { maxLength: 12 }), (origins) => {
        const doubled = origins.flatMap((text) =>
          text.includes('data.') ? [text, text.replace('data.', '')] : [text],
        );
        const assigned = assignAddresses(doubled);
        return new Set(assigned.values()).size === assigned.size;
      }),
      { numRuns: 2000 },
    );
  });
});
