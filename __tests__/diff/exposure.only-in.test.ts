import { ANY_ADDRESS, EVERYBODY, INTERNET } from '../../src/catalog/exposure.js';
import { onlyIn } from '../../src/diff/exposure.js';
import type { Exposed } from '../../src/graph/exposure.js';

const tcp = (from: number, to = from) => ({ protocol: 'tcp', from, to });
const any = { protocol: '', from: 0, to: 65_535 };
const unknown = { protocol: 'tcp', from: 0, to: 65_535, isUnknown: true } as const;

/** An opening of ports of one thing: to an address range, or to a word of ours. */
const open = (to: string, ports: Exposed['ports'], of = 'x'): Exposed => ({
  ...{ of, what: 'ports', to, by: 'rule' },
  ...(ports !== undefined && { ports }),
  ...(/^[\d:]/.test(to) && { range: to }),
});

const differences = (side: readonly Exposed[], other: readonly Exposed[], change: 'opens' | 'closes') =>
  onlyIn(side, other, { change, containersOf: (address) => (address === 'inner' ? ['box'] : []) }).map(
    ({ what, to, except = [] }) => [what, to, ...except].join(' | '),
  );

test.each([
  ['a wider range', [open('10.0.0.0/8', tcp(22))], [open('10.1.0.0/16', tcp(22))], ['port 22 (SSH) | 10.0.0.0/8']],
  ['a narrower one', [open('10.1.0.0/16', tcp(22))], [open('10.0.0.0/8', tcp(22))], []],
  ['a range of everybody', [open('10.1.0.0/16', tcp(22))], [open(INTERNET, tcp(22))], []],
  ['a range of any address', [open('10.1.0.0/16', tcp(22))], [open(ANY_ADDRESS, tcp(22))], []],
  ['two halves', [open('10.0.0.0/8', tcp(22))], [open('10.0.0.0/9', tcp(22)), open('10.128.0.0/9', tcp(22))], []],
  [
    'halves at other ports',
    [open('10.0.0.0/8', tcp(22))],
    [open('10.0.0.0/9', tcp(22)), open('10.128.0.0/9', tcp(23))],
    ['port 22 (SSH) | 10.0.0.0/8'],
  ],
  [
    'a range beside everybody',
    [open('10.0.0.0/8', tcp(22)), open(INTERNET, tcp(22))],
    [],
    ['port 22 (SSH) | the internet'],
  ],
  [
    'a range in a range',
    [open('10.1.0.0/16', tcp(22)), open('10.0.0.0/8', tcp(22))],
    [],
    ['port 22 (SSH) | 10.0.0.0/8'],
  ],
  [
    'all ports where some were',
    [open('10.0.0.0/8', tcp(0, 65_535))],
    [open('10.0.0.0/8', tcp(443))],
    ['all ports | 10.0.0.0/8'],
  ],
  ['all of any protocol', [open('10.0.0.0/8', any)], [open('10.0.0.0/8', tcp(443))], ['all ports | 10.0.0.0/8']],
  [
    'more ports',
    [open('10.0.0.0/8', tcp(442, 444))],
    [open('10.0.0.0/8', tcp(443))],
    ['port 442 | 10.0.0.0/8', 'port 444 | 10.0.0.0/8'],
  ],
  ['what the box around it has open', [open(INTERNET, tcp(22), 'inner')], [open(INTERNET, tcp(22), 'box')], []],
  [
    'another box',
    [open(INTERNET, tcp(22), 'inner')],
    [open(INTERNET, tcp(22), 'shed')],
    ['port 22 (SSH) | the internet'],
  ],
  [
    'a thing without ports, to a range',
    [open('192.0.2.0/24', undefined)],
    [open('192.0.2.0/25', undefined)],
    ['ports | 192.0.2.0/24'],
  ],
] as const)('opens %s', (_, side, other, expected) => {
  expect(differences(side, other, 'opens')).toEqual(expected);
});

test.each([
  [
    'everybody but an office',
    [open(INTERNET, tcp(22))],
    [open('192.0.2.0/24', tcp(22))],
    ['port 22 (SSH) | the internet | 192.0.2.0/24'],
  ],
  [
    'everybody, and a private network is none of them',
    [open(INTERNET, tcp(22))],
    [open('10.0.0.0/8', tcp(22))],
    ['port 22 (SSH) | the internet'],
  ],
  [
    'any address but a private network',
    [open(ANY_ADDRESS, tcp(22))],
    [open('10.0.0.0/8', tcp(22))],
    ['port 22 (SSH) | any address | 10.0.0.0/8'],
  ],
  [
    'a range but a part of it',
    [open('10.0.0.0/8', tcp(22))],
    [open('10.1.0.0/16', tcp(22))],
    ['port 22 (SSH) | 10.0.0.0/8 | 10.1.0.0/16'],
  ],
  [
    'a range, and another is no part of it',
    [open('10.0.0.0/8', tcp(22))],
    [open('192.0.2.0/24', tcp(22))],
    ['port 22 (SSH) | 10.0.0.0/8'],
  ],
  ['all ports but one', [open(INTERNET, any)], [open(INTERNET, tcp(443))], ['all ports but 443 | the internet']],
  [
    'all ports but some',
    [open(INTERNET, tcp(0, 65_535))],
    [open(INTERNET, tcp(22)), open(INTERNET, tcp(80, 90))],
    ['all ports but 22 (SSH) and 80-90 | the internet'],
  ],
  [
    'any protocol but one',
    [open(INTERNET, any)],
    [open(INTERNET, tcp(0, 65_535))],
    ['all ports but TCP | the internet'],
  ],
  [
    'calls with an account, which everybody may make',
    [open('everybody with an account', undefined)],
    [open(EVERYBODY, undefined)],
    [],
  ],
] as const)('closes %s', (_, side, other, expected) => {
  expect(differences(side, other, 'closes').sort()).toEqual([...expected].sort());
});

test.each(['opens', 'closes'] as const)('%s: ports that nobody knows can be those of the other side', (change) => {
  const [none, some] = [[open(INTERNET, unknown)], [open(INTERNET, tcp(22))]];
  expect(differences(none, some, change)).toEqual([]);
  expect(differences(some, none, change)).toEqual([]);
  expect(differences(none, none, change)).toEqual([]);
});

test('ports that nobody knows are opened to whom nothing was open, and take none away from others', () => {
  expect(differences([open(INTERNET, unknown)], [open('10.0.0.0/8', tcp(22))], 'opens')).toEqual([
    'ports | the internet',
  ]);
  expect(differences([open(INTERNET, unknown), open(INTERNET, tcp(22))], [], 'opens')).toEqual([
    'ports | the internet',
    'port 22 (SSH) | the internet',
  ]);
});

test('unknown ports of both sides hide no opening beside them', () => {
  const [both, all] = [open(INTERNET, unknown), open(INTERNET, any)];
  expect(differences([both, all], [both], 'opens')).toEqual(['all ports | the internet']);
  expect(differences([open(INTERNET, tcp(22))], [both], 'opens')).toEqual([]);
});
