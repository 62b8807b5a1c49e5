import fc from 'fast-check';
import { CLEAR_LINE, safeForTerminal } from '../../../src/platform/streams.js';
import { harmless, printable, visible } from '../../../src/platform/text/printable.js';

/** One of each kind that must not reach a terminal or a log as it is. */
const UNSAFE = [
  ...['\0', '\b', '\r', '\u001b[2J', '\u007f', '\u009b31m', '\u00ad', '\u061c', '\u180e', '\u200b', '\u200d', '\u200f'],
  ...[
    '\u2028',
    '\u2029',
    '\u202a',
    '\u202e',
    '\u2060',
    '\u2066',
    '\u2069',
    '\ufeff',
    '\ufff9',
    '\ufff9',
    '\ud800',
    '\udc00',
  ],
  ...['\u115f', '\u3164', '\uffa0', '\ufe00', '\uffff', '\u{e0001}', '\u{e0041}', '\u{e0100}'],
];
/** A joiner between two emoji is part of one; it is looked for in the test of each character. */
const SEEN = /(?![\n\t\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

const foreign = fc.array(
  fc.oneof(
    fc.constantFrom(
      ...UNSAFE,
      '\n',
      '\t',
      ' ',
      '::',
      ':',
      '##[',
      '#',
      '[',
      'warning title=x::y',
      'é',
      '日本',
      '🚀',
      'https://',
      'u:p@',
      '/',
    ),
    fc.string({ unit: 'binary', maxLength: 4 }),
  ),
  { maxLength: 20 },
);

test.each(UNSAFE)('%j is written as what it is', (character) => {
  expect(printable(`a${character}b`)).not.toContain(character);
  expect(printable(`a${character}b`)).toMatch(/^a(\\u[0-9a-f]{4})+.*b$/);
  expect(JSON.parse(`"${printable(character)}"`)).toBe(character);
});

test.each([
  'é',
  'Größe',
  '日本語',
  'ไทย',
  'العربية',
  'עברית',
  '🚀',
  '👨‍👩‍👧‍👦',
  '👩🏽‍💻',
  '❤️‍🔥',
  '🇩🇪',
  'a\u00a0b',
  '—“”',
])('%s stays', (text) => {
  expect([printable(text), visible(text), harmless(text)]).toEqual([text, text, text]);
});

test('no text gives an order, moves a cursor or hides a letter; whole lines stay lines', () => {
  fc.assert(
    fc.property(foreign, (parts) => {
      const text = parts.join('');
      expect(printable(text)).not.toMatch(/[\n\t]/);
      expect(printable(text)).not.toMatch(SEEN);
      const said = safeForTerminal(text);
      expect(said).not.toMatch(SEEN);
      expect(said).not.toMatch(/^\s*::|##\[/m);
      expect(said.split('\n')).toHaveLength(text.split('\n').length);
      expect(safeForTerminal(said)).toBe(said);
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ['::warning title=x::y', '\\u003a:warning title=x::y'],
  ['  ::add-mask::y', '  \\u003a:add-mask::y'],
  ['x\n::error::y', 'x\n\\u003a:error::y'],
  ['see ##[error]y', 'see #\\u0023[error]y'],
  ['a::b', 'a::b'],
])('%j is no command: %s', (text, said) => expect(harmless(text)).toBe(said));

test.each([
  ['--source https://user:pw@host/x', '--source https://***@host/x'],
  ['git::ssh://git:p/w@x@host/y is not there', 'git::ssh://***@host/y is not there'],
  ["unknown option '--sorce=https://tok@host'", "unknown option '--sorce=https://***@host'"],
  ['https://host/a and b@c', 'https://host/a and b@c'],
  ['file:///a/@b/c', 'file:///a/@b/c'],
])('%s: a login is not said', (text, said) => expect(harmless(text)).toBe(said));

test('the one control that is ours is at the beginning, where no foreign text is', () => {
  expect(safeForTerminal(`${CLEAR_LINE}a${CLEAR_LINE}b`)).toBe(`${CLEAR_LINE}a\\u000d\\u001b[Kb`);
});

test('JSON stays what it is', () => {
  const value = { '\u202e': ['##[error]', '\u{e0041}', 'é'] };
  expect(JSON.parse(harmless(JSON.stringify(value)))).toEqual(value);
});
