import fc from 'fast-check';
import { GroundplanError, InvalidInput } from '../../../src/errors.js';
import { TEXT_BYTES_MAX } from '../../../src/limits.js';
import * as sharedMessages from '../../../src/messages.js';
import { decodeText } from '../../../src/platform/json/decode-text.js';
import { parseJsonFile } from '../../../src/platform/json/file.js';
import * as messages from '../../../src/platform/messages.js';
import { classifyJson } from '../../../src/terraform/fetch/classify.js';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16le = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const utf16be = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16());
const parse = (text: string) => parseJsonFile(utf8(text), 'plan.json');
const failure = (bytes: Uint8Array): InvalidInput => {
  try {
    parseJsonFile(bytes, 'plan.json');
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidInput);
    return error as InvalidInput;
  }
  throw new Error('accepted');
};

describe('decodeText', () => {
  const text = '{"é": "日😀"}';
  it.each([
    ['UTF-8', utf8(text)],
    ['UTF-8 with a mark', utf8(`\ufeff${text}`)],
    ['UTF-16 LE', utf16le(text)],
    ['UTF-16 LE with a mark', utf16le(`\ufeff${text}`)],
    ['UTF-16 BE', utf16be(text)],
    ['UTF-16 BE with a mark', utf16be(`\ufeff${text}`)],
  ])('reads %s', (_, bytes) => expect(decodeText(bytes, 'f')).toBe(text));

  it('takes any bytes', () => {
    fc.assert(fc.property(fc.uint8Array(), (bytes) => typeof decodeText(bytes, 'f') === 'string'));
  });

  it('refuses what no string can hold', () => {
    const bytes = { length: TEXT_BYTES_MAX + 1 } as Uint8Array;
    expect(() => decodeText(bytes, 'big.json')).toThrow(sharedMessages.fileTooLarge('big.json', TEXT_BYTES_MAX));
  });
});

describe('parseJsonFile', () => {
  it('gives the value and the JSON alone', () => {
    expect(parse('{"a.b": []}')).toEqual({ value: { 'a.b': [] }, text: '{"a.b": []}' });
    expect(parse('[1]').value).toEqual([1]);
  });

  it.each([
    ['a command before', '[command]/bin/terraform show -json p\n{"a": {"b": 1}}'],
    ['notes after', '{"a": {"b": 1}}\n\n::debug::Terraform exited with code 0.\n::set-output name=x::1\n'],
    ['both, with Windows line ends', '\ufeff[command]terraform\r\n{"a": {"b": 1}}\r\n::debug::done\r\n'],
    ['braces in the log', '{not json}\n[command]\n{"a": {"b": 1}}'],
  ])('skips %s', (_, text) => expect(parse(text)).toEqual({ value: { a: { b: 1 } }, text: '{"a": {"b": 1}}' }));

  it.each([
    ['two objects', '{"a": 1}\n{"b": 2}', 2, 1],
    ['text on the same line', '{"a": 1} x', 1, 10],
    ['an unfinished object', '{"a": {"b": 1}\n::debug::x', 2, 1],
    ['an unfinished string', '{"a": "x', 1, 9],
    ['log lines alone', 'no\njson', 1, 1],
    ['many false starts', '{x}\n'.repeat(50), 1, 2],
  ])('refuses %s, with the place', (_, text, line, column) => {
    expect(failure(utf8(text)).message).toMatch(`plan.json:${line}:${column}: not JSON: `);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['white space', utf8(' \r\n\t')],
    ['a byte order mark', utf8('\ufeff')],
  ])('says that a file with %s is empty', (_, bytes) => {
    expect(failure(bytes).message).toBe('plan.json is empty');
  });

  it('knows a binary plan', () => {
    const error = failure(new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 8, 0]));
    expect(error.message).toBe('This appears to be a binary Terraform plan file');
    expect(error.remedy).toContain('terraform show -json plan.json >');
  });

  it.each([
    ['one event', '{"@level":"info","@message":"Terraform 1.11.4","type":"version"}'],
    ['many', '{"@level":"info","@message":"x"}\n{"@level":"info","@message":"y"}\n'],
  ])('knows the log of terraform plan -json: %s', (_, text) => {
    const error = failure(utf8(text));
    expect(error.message).toBe("Plan file does not contain 'resource_changes'");
    expect(error.remedy).toContain('terraform show -json');
  });

  it('fails on any text only in its own words', () => {
    const unit = fc.constantFrom('{', '}', '"a"', ':', '1', '\n', '[', ']', 'x', ',', '\ufeff', 'PK');
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 12 }), (units) => {
        try {
          parse(units.join(''));
          return true;
        } catch (error) {
          return error instanceof GroundplanError && error.exitCode === 2;
        }
      }),
      { numRuns: 5000 },
    );
  });
});

describe('classifyJson', () => {
  it.each([
    ['plan', { resource_changes: [] }],
    ['plan', { planned_values: {} }],
    ['plan', { format_version: '1.2', errored: true }],
    ['plan', { format_version: '1.2', prior_state: {}, values: {} }],
    ['state', { format_version: '1.0', terraform_version: '1.11.4', values: {} }],
    ['state', { format_version: '1.0', terraform_version: '1.11.4' }],
    ['state', { version: 4, terraform_version: '1.1.0', serial: 1, lineage: '', resources: [] }],
    ['tfdata', { graphdict: {}, meta_data: {} }],
    ['graph', { 'aws_vpc.v': [] }],
    ['graph', {}],
    ['graph', []],
    ['graph', null],
    ['graph', 'plan'],
    ['graph', JSON.parse('{"__proto__": {"resource_changes": []}}')],
  ])('%s: %j', (kind, value) => expect(classifyJson(value)).toBe(kind));
});

test.each([
  ['empty objects in a graph', `{"a.b":[${'{},'.repeat(5_000_001)}1]}`],
  ['zeros as resources', `{"format_version":"1.2","resource_changes":[${'0,'.repeat(2_000_001)}0]}`],
  ['null as resources', `{"format_version":"1.2","resource_changes":[${'null,'.repeat(2_000_001)}0]}`],
  ['zeros in a value', `{"resource_changes":[{"change":{"after":{"x":[${'0,'.repeat(2_000_001)}0]}}}]}`],
  ['empty texts in a state', `{"version":4,"resources":[${'"",'.repeat(2_000_001)}0]}`],
  ['lists in lists', `${'['.repeat(2_000_001)}${']'.repeat(2_000_001)}`],
  ['in UTF-16', Buffer.from(`\ufeff{"resource_changes":[${'0,'.repeat(2_000_001)}0]}`, 'utf16le')],
])('millions of values of nothing are refused before they are made: %s', (_, text) => {
  const bytes = typeof text === 'string' ? utf8(text) : text;
  expect(failure(bytes).message).toBe(messages.jsonOfNothing('plan.json'));
});

test('millions of long numbers are read', () => {
  const numbers = Array.from({ length: 2_100_000 }, (_, n) => 1_000_000 + n).join(',');
  expect(parseJsonFile(utf8(`[${numbers}]`), 'plan.json').value).toHaveLength(2_100_000);
});

test.each(['[', '{"a":'])('a fault is found at its place however deep it is: 100,000 times %s', (open) => {
  const { message } = failure(utf8(`${open.repeat(100_000)}x`));
  expect(message).toContain(`plan.json:1:${100_000 * open.length + 1}: not JSON`);
});
