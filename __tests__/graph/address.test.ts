import fc from 'fast-check';
import {
  formatAddress,
  isAddress,
  modulesOf,
  parseAddress,
  typeOf,
  withCopy,
  withoutIndexes,
} from '../../src/graph/address.js';

/** The contract's grammar as one regular expression: the definition that the scanner is held against. */
const GRAMMAR = /^(module\.[A-Za-z0-9_-]+(\[[^\]]+\])?\.)*[a-z][a-z0-9_]*\.[A-Za-z0-9_-]+(\[[^\]]+\])*(~[0-9]+)?$/;

describe('parseAddress', () => {
  it.each([
    ['aws_vpc.main', [], 'aws_vpc', 'main', [], null],
    ['tv_aws_users.users', [], 'tv_aws_users', 'users', [], null],
    ['aws_subnet.a[0]~2', [], 'aws_subnet', 'a', ['0'], 2],
    ['aws_subnet.UPPER_Name-1["a.b/c ~2"][x]', [], 'aws_subnet', 'UPPER_Name-1', ['"a.b/c ~2"', 'x'], null],
    ['module.a.aws_lb.b', [{ name: 'a', index: null }], 'aws_lb', 'b', [], null],
    ['module.a["x.y"].aws_lb._b', [{ name: 'a', index: '"x.y"' }], 'aws_lb', '_b', [], null],
    ['module.module.module.b', [{ name: 'module', index: null }], 'module', 'b', [], null],
    ['a.b[\n]', [], 'a', 'b', ['\n'], null],
    ['a.b[[]', [], 'a', 'b', ['['], null],
  ])('%j', (text, modules, type, name, indexes, copy) => {
    expect(parseAddress(text)).toEqual({ modules, type, name, indexes, copy });
  });

  it.each([
    '',
    'aws_vpc',
    'aws_vpc.',
    '.main',
    'Aws_vpc.main',
    '1aws.main',
    '_aws.main',
    'aws-vpc.main',
    'aws_vpc.main.x',
    'data.aws_vpc.main',
    'aws_vpc.é',
    'aws_vpc.main[]',
    'aws_vpc.main[0',
    'aws_vpc.main]',
    'aws_vpc.main~',
    'aws_vpc.main~x',
    'aws_vpc.main~1[0]',
    'aws_vpc.main[0]x',
    'aws_vpc.main["a]b"]',
    ' aws_vpc.main',
    'aws_vpc.main\n',
    'module.a',
    'module..aws_vpc.main',
    'module.a[0][1].aws_vpc.main',
    'module.a[].aws_vpc.main',
    'module.a[0.aws_vpc.main',
    '__proto__',
  ])('%j is no address', (text) => {
    // `module.a` alone is a type called `module`, as the grammar has it.
    expect(parseAddress(text) !== null).toBe(text === 'module.a');
  });

  it('accepts exactly what the grammar accepts', () => {
    const unit = fc.constantFrom('module.', 'a', 'b1', 'B', '-', '_', '.', '[', ']', '"', '~', '1', 'é', '\n', ' ');
    fc.assert(
      fc.property(
        fc.array(unit, { maxLength: 14 }),
        (units) => isAddress(units.join('')) === GRAMMAR.test(units.join('')),
      ),
      { numRuns: 20_000 },
    );
  });

  it('can be formatted to the same text', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^(module\.[A-z0-9](\[[^\]]+\])?\.){0,3}[a-z][a-z_]*\.[A-z0-9-]+(\[[^\]]+\]){0,2}$/),
        (text) => {
          const parts = parseAddress(text);
          return parts === null || formatAddress(parts) === text;
        },
      ),
    );
  });

  it('reads a million characters of an incomplete address in linear time', () => {
    for (const part of ['module.a[', 'module.a.', '[', 'a.b[0]', 'a.b~1']) {
      expect(parseAddress(part.repeat(200_000))).toBeNull();
    }
  });
});

describe('parts of an address', () => {
  const address = 'module.a["x"].module.b.aws_subnet.c[0]["k"]~3';

  it('typeOf', () => {
    expect([typeOf(address), typeOf('?')]).toEqual(['aws_subnet', '']);
  });

  it('modulesOf goes from the root inwards, with keys', () => {
    expect(modulesOf(address)).toEqual(['module.a["x"]', 'module.a["x"].module.b']);
    expect(modulesOf('a.b')).toEqual([]);
    expect(modulesOf('?')).toEqual([]);
  });

  it('withoutIndexes drops every index and the copy number', () => {
    expect(withoutIndexes(address)).toBe('module.a.module.b.aws_subnet.c');
    expect(withoutIndexes('?')).toBe('?');
  });

  it('withCopy sets, replaces and drops the copy number', () => {
    expect(withCopy('a.b[0]', 1)).toBe('a.b[0]~1');
    expect(withCopy('a.b~1', 2)).toBe('a.b~2');
    expect(withCopy('a.b~1', null)).toBe('a.b');
    expect(withCopy('?', 1)).toBe('?');
  });
});
