/** Ports of a rule: a number that nobody knows is neither every port nor none. */

import type { PermissionRule } from '../../../src/catalog/access-rules.js';
import { KNOWLEDGE } from '../../../src/catalog/knowledge.js';
import type { DeclaredBlock } from '../../../src/graph/inventory.js';
import {
  coversPorts,
  labelsOf,
  limitToListening,
  parseRange,
  portsIn,
  portTexts,
} from '../../../src/inference/permissions/ports.js';
import { type Block, blocksAt } from '../../../src/inference/values.js';

/** A block of the code: the lines of its attributes by name, and the texts of those that are literal. */
const code = (names: readonly string[], words: DeclaredBlock['literals'] = {}): DeclaredBlock => ({
  lines: new Map(names.map((name) => [name, 1])),
  literals: words,
});

type Code = Readonly<Record<string, readonly DeclaredBlock[]>>;

/** The ports of the rule in each block of a resource, as the code has portTexts them. */
function portsOf(type: string, values: Block, blocks: Code, lines: readonly string[] = []) {
  const rule = KNOWLEDGE.factsOf(type).firewallRules?.find(({ direction }) => direction === 'in') as PermissionRule;
  const declared = {
    ...{ file: 'main.tf', line: 1, blocks: new Map(Object.entries(blocks)) },
    lines: new Map(lines.map((line) => [line, 1])),
  };
  const around = rule.block === undefined ? [values] : blocksAt(values, [rule.block]);
  return around.flatMap((block) => portsIn(block, rule, { declared, values }, KNOWLEDGE) ?? []);
}

const ALL = { protocol: 'tcp', from: 0, to: 65_535 };
const UNKNOWN = { ...ALL, isUnknown: true };
const at = (port: number, protocol = 'tcp') => ({ protocol, from: port, to: port });
const TCP = { protocol: ['tcp'] };
const WITH_PORTS = code(['protocol', 'ports'], TCP);
const WITHOUT = code(['protocol'], TCP);

const GOOGLE = 'google_compute_firewall';
const AWS = 'aws_security_group';
const AZURE = 'azurerm_network_security_group';

test.each<[string, string, Block, Code, readonly unknown[]]>([
  ['a port', GOOGLE, { allow: [{ protocol: 'tcp', ports: ['80'] }] }, { allow: [WITH_PORTS] }, [at(80)]],
  ['no ports', GOOGLE, { allow: [{ protocol: 'tcp' }] }, { allow: [WITHOUT] }, [ALL]],
  ['ports without a value', GOOGLE, { allow: [{ protocol: 'tcp' }] }, { allow: [WITH_PORTS] }, [UNKNOWN]],
  [
    'an item without a value',
    GOOGLE,
    { allow: [{ protocol: 'tcp', ports: [null] }] },
    { allow: [WITH_PORTS] },
    [UNKNOWN],
  ],
  [
    'a known port beside an item without a value',
    GOOGLE,
    { allow: [{ protocol: 'tcp', ports: ['443', null] }] },
    { allow: [WITH_PORTS] },
    [at(443), UNKNOWN],
  ],
  ['ports that are null', GOOGLE, { allow: [{ protocol: 'tcp', ports: null }] }, { allow: [WITH_PORTS] }, [ALL]],
  ['an empty list', GOOGLE, { allow: [{ protocol: 'tcp', ports: [] }] }, { allow: [WITH_PORTS] }, [ALL]],
  [
    'every protocol beside a port',
    GOOGLE,
    { allow: [{ protocol: 'tcp', ports: ['443'] }, { protocol: 'all' }] },
    { allow: [code(['protocol', 'ports'], { ...TCP, ports: ['443'] }), code(['protocol'], { protocol: ['all'] })] },
    [at(443), { ...ALL, protocol: '' }],
  ],
  [
    'every protocol before ports without a value',
    GOOGLE,
    { allow: [{ protocol: 'all' }, { protocol: 'tcp' }] },
    { allow: [WITH_PORTS, code(['protocol'], { protocol: ['all'] })] },
    [{ ...ALL, protocol: '' }, UNKNOWN],
  ],
  [
    'every port beside a port that is no literal',
    GOOGLE,
    { allow: [{ protocol: 'tcp' }, { protocol: 'tcp', ports: ['8080'] }] },
    { allow: [WITH_PORTS, WITHOUT] },
    [ALL, at(8080)],
  ],
  [
    'two alike, of which one has ports without a value',
    GOOGLE,
    { allow: [{ protocol: 'tcp' }, { protocol: 'tcp' }] },
    { allow: [WITH_PORTS, WITHOUT] },
    [ALL, UNKNOWN],
  ],
  [
    'two as a plan has them, null where nothing is set',
    GOOGLE,
    { allow: [{ protocol: 'tcp' }, { protocol: 'tcp', ports: null }] },
    { allow: [WITH_PORTS, WITHOUT] },
    [UNKNOWN, ALL],
  ],
  [
    'several of one dynamic block',
    GOOGLE,
    { allow: [{ protocol: 'tcp' }, { protocol: 'tcp' }, { protocol: 'all' }] },
    { allow: [code(['protocol'], { protocol: ['all'] }), WITH_PORTS] },
    [UNKNOWN, UNKNOWN, { ...ALL, protocol: '' }],
  ],
  [
    'a range without a value beside every protocol',
    AWS,
    { ingress: [{ protocol: 'tcp' }, { protocol: '-1', from_port: 0, to_port: 0 }] },
    {
      ingress: [
        code(['protocol', 'from_port', 'to_port'], TCP),
        code(['protocol', 'from_port', 'to_port'], { protocol: ['-1'], from_port: ['0'], to_port: ['0'] }),
      ],
    },
    [UNKNOWN, { ...ALL, protocol: '' }],
  ],
  [
    'a range whose end has no value',
    AWS,
    { ingress: [{ protocol: 'tcp', from_port: 22 }] },
    { ingress: [code(['protocol', 'from_port', 'to_port'], { ...TCP, from_port: ['22'] })] },
    [UNKNOWN],
  ],
  ['no range', AWS, { ingress: [{ protocol: 'tcp' }] }, { ingress: [WITHOUT] }, [ALL]],
  [
    'one of two attributes for ports',
    AZURE,
    { security_rule: [{ direction: 'Inbound', access: 'Allow', protocol: 'Tcp', destination_port_range: '22' }] },
    { security_rule: [code(['destination_port_range', 'destination_port_ranges'])] },
    [at(22)],
  ],
])('%s', (_, type, values, blocks, expected) => {
  expect(portsOf(type, values, blocks)).toEqual(expected);
});

test('an attribute with blocks has every member, so one that is missing has no value', () => {
  const values = { ingress: [{ protocol: 'tcp' }, { protocol: 'tcp', from_port: 22, to_port: 22 }] };
  expect(portsOf(AWS, values, { '': [code(['ingress'])] }, ['ingress'])).toEqual([UNKNOWN, at(22)]);
});

test('ports that nobody knows have no number, and are no reason to keep somebody out', () => {
  const [unknown] = portsOf(GOOGLE, { allow: [{ protocol: 'tcp' }] }, { allow: [WITH_PORTS] });
  expect(labelsOf([unknown as typeof ALL])).toEqual([]);
  expect(coversPorts(unknown as typeof ALL, { protocol: 'tcp', from: 22, to: 22 })).toBe(false);
});

const range = (from: number, to: number, protocol = 'tcp') => ({ protocol, from, to });

test.each<[string, readonly ReturnType<typeof range>[], readonly string[] | null]>([
  ['one port', [range(443, 443)], ['443']],
  ['adjacent ports, in any order', [range(81, 90), range(80, 80)], ['80-90']],
  ['overlapping ranges', [range(80, 90), range(85, 87)], ['80-90']],
  ['a gap', [range(80, 80), range(82, 82)], ['80', '82']],
  ['one number of two protocols', [range(53, 53), range(53, 53, 'udp')], ['53', '53/udp']],
  ['everything', [range(443, 443), range(0, 65_535)], []],
  ['four numbers', [1, 3, 5, 7].map((port) => range(port, port)), ['1', '3', '5', '7']],
  ['more than four', [1, 3, 5, 7, 9].map((port) => range(port, port)), null],
])('as text: %s', (_, ports, expected) => {
  expect(portTexts(ports)).toEqual(expected);
});

test.each<[string, readonly { from: number; to: number }[] | null, readonly unknown[]]>([
  ['unknown listening ports limit nothing', null, [range(0, 1000), range(0, 65_535)]],
  [
    'the overlap of a range, and a rule for all ports as it is',
    [{ from: 443, to: 443 }],
    [range(443, 443), range(0, 65_535)],
  ],
  ['a range that only begins in the rule', [{ from: 900, to: 1100 }], [range(900, 1000), range(0, 65_535)]],
  ['nothing listens', [], []],
])('of the ports 0-1000 and of all ports: %s', (_, listening, expected) => {
  expect(limitToListening([range(0, 1000), range(0, 65_535)], listening)).toEqual(expected);
});

test.each([
  [range(80, 90), range(85, 90), true],
  [range(80, 90), range(85, 91), false],
  [range(80, 90), range(79, 90), false],
  [range(80, 90), range(85, 85, 'udp'), false],
  [range(80, 90, ''), range(85, 85, 'udp'), true],
])('%j covers %j: %p', (wide, narrow, expected) => {
  expect(coversPorts(wide, narrow)).toBe(expected);
});

test.each([
  ['443', { from: 443, to: 443 }],
  [' 8000 - 8100 ', { from: 8000, to: 8100 }],
  ['*', null],
  ['https', null],
])('reads %j as %j', (text, expected) => {
  expect(parseRange(text)).toEqual(expected);
});
