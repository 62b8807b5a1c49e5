import { isNeverOutside, isRangeOrTag, isRangeWithin, sizeOfRange } from '../../src/catalog/address-ranges.js';

test.each([
  ['10.0.0.0/8', true],
  ['192.0.2.1', true],
  ['192.0.2.1-192.0.2.9', true],
  ['2001:db8::/32', true],
  ['::1', true],
  ['1:2:3:4:5:6:7:8', true],
  ['VirtualNetwork', true],
  ['Storage.WestEurope', true],
  ['', false],
  ['10.0.0.256', false],
  ['10.0.0.0/33', false],
  ['10.0.0.0/', false],
  ['10.0.0.0/8/8', false],
  ['192.0.2.9-192.0.2.1', false],
  ['192.0.2.1-2001:db8::', false],
  ['1-2-3', false],
  ['2001:db8', false],
  ['2001::db8::1', false],
  ['1:2:3:4:5:6:7:8:9', false],
  ['1:2:3:4:5:6:7::8', false],
  ['2001:db8::/129', false],
  ['a b', false],
  ['x"; <img>', false],
  ['a'.repeat(91), false],
])('%s', (text, expected) => {
  expect(isRangeOrTag(text)).toBe(expected);
});

test.each([
  ['10.1.0.0/16', ['10.0.0.0/8'], true],
  ['10.0.0.0/8', ['10.1.0.0/16'], false],
  ['10.0.0.0/8', ['10.128.0.0/9', '10.0.0.0/9'], true],
  ['10.0.0.0/8', ['10.0.0.0/9', '10.192.0.0/10'], false],
  ['192.0.2.3', ['192.0.2.1-192.0.2.9'], true],
  ['192.0.2.1-192.0.2.30', ['192.0.2.1-192.0.2.9'], false],
  ['2001:db8:1::/48', ['2001:db8::/32'], true],
  ['2001:db8::/32', ['2001:db8:1::/48'], false],
  ['10.0.0.1', ['::/0'], false],
  ['2001:db8::', ['0.0.0.0/0'], false],
  ['255.255.255.255', ['0.0.0.0/0'], true],
  ['10.0.0.5/8', ['10.0.0.0/8'], true],
  ['VirtualNetwork', ['VirtualNetwork'], true],
  ['VirtualNetwork', ['0.0.0.0/0'], false],
  ['10.0.0.0/8', [], false],
] as const)('%s among %j', (range, others, expected) => {
  expect(isRangeWithin(range, others)).toBe(expected);
});

test.each([
  ['10.0.0.0/8', 16_777_216n],
  ['192.0.2.1', 1n],
  ['192.0.2.1-192.0.2.9', 9n],
  ['VirtualNetwork', 0n],
] as const)('size of %s', (range, size) => {
  expect(sizeOfRange(range)).toBe(size);
});

test.each([
  ['10.0.0.0/8', true],
  ['0.0.0.0/0', false],
  ['fd12:3456:789a::/48', true],
  ['fc00::/7', true],
  ['fe80::1', true],
  ['::1', true],
  ['2001:db8::/32', false],
  ['f000::/4', false],
  ['::/0', false],
])('%s is private: %s', (range, expected) => {
  expect(isNeverOutside(range)).toBe(expected);
});
