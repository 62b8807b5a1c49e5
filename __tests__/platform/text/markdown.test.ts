import fc from 'fast-check';
import { address, attribute, code, legible, markdown } from '../../../src/platform/text/markdown.js';
import { hostileText } from '../../support/hostile-text.js';
import { syntaxIn, unescaped } from '../../support/markdown.js';

/** What is left for GitHub to look for once Markdown is rendered. */
const rendered = (text: string) => text.replace(/&#(\d+);/g, (_, number) => String.fromCodePoint(Number(number)));

test('plain words stay as they are', () => {
  expect(markdown('prod, eu-west-1 (two zones)', 99)).toBe('prod, eu-west-1 (two zones)');
  expect(code('module.a["b"].aws_vpc.main[0]', 99)).toBe('`module.a["b"].aws_vpc.main[0]`');
});

test('any text stays text', () => {
  fc.assert(
    fc.property(hostileText(), (text) => {
      const safe = markdown(text, 100);
      expect(safe).not.toMatch(/[<>|\\`*_[\]~$"\n\r]|&(?!#\d+;)|^[-+=]|^\d+[.)]/);
      expect(rendered(safe)).not.toMatch(/[@#:][^\s\u200b]|GH-\d|www\./i);
    }),
    { numRuns: 500 },
  );
});

test('any text stays text, and is escaped no more than it has to be', () => {
  fc.assert(
    fc.property(hostileText(), (text) => {
      const safe = legible(text, 100);
      expect(syntaxIn(safe)).toBeNull();
      expect(safe).not.toContain('|');
      expect(unescaped(safe)).not.toMatch(/[@#:][^\s\u200b]|GH-\d|www\./i);
      expect(unescaped(safe)).toBe(rendered(markdown(text, 100)));
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['module.a["b"].aws_vpc.main[0]', 'module.a\\["b"\\].aws_vpc.main\\[0\\]'],
  ['forced by engine_version', 'forced by engine_version'],
  ['_a_ __b__ c_', '\\_a\\_ \\_\\_b\\_\\_ c\\_'],
  ['a*b*c `d` \\e', 'a\\*b\\*c \\`d\\` \\\\e'],
  ['R&D & <b>', 'R&amp;D & &lt;b&gt;'],
  ['$a$ | b', '&#36;a&#36; &#124; b'],
  ['- one', '\\- one'],
  ['1. one', '1\\. one'],
  ['# one # two', '\\# one # two'],
])('legible: %s', (text, expected) => {
  expect(legible(text, 99)).toBe(expected);
});

test('in the type of code nothing ends it', () => {
  fc.assert(
    fc.property(hostileText(), (text) => {
      const safe = code(text, 100);
      if (safe.startsWith('`')) expect(safe).toMatch(/^`[^`|\\<>&\n]+`$/);
      else expect(safe).toMatch(/^<code>[^<>|`\\\n]*<\/code>$/);
    }),
    { numRuns: 500 },
  );
});

test('an attribute holds letters, digits and entities', () => {
  fc.assert(
    fc.property(hostileText(), (text) => {
      expect(attribute(text, 100)).toMatch(/^([\p{L}\p{N} ]|&#\d+;)*$/u);
    }),
  );
});

test('long texts are cut, whole characters', () => {
  expect(markdown('x'.repeat(1_000_000), 5)).toBe('xxxx…');
  expect(markdown('😀😀😀', 2)).toBe('😀…');
});

test('addresses of the web and nothing else', () => {
  expect(address('https://github.com/o/r/actions/runs/1?x=1#y')).toBe('https://github.com/o/r/actions/runs/1?x=1#y');
  expect(address('https://e.example/a b)"<c>|d`')).toBe('https://e.example/a%20b%29%22%3Cc%3E%7Cd%60');
  for (const text of ['javascript:alert(1)', 'data:text/html,x', '//e.example', 'x', ''])
    expect(address(text)).toBeNull();
  fc.assert(
    fc.property(hostileText(), (text) => {
      expect(address(`https://github.com/${text}`) ?? '').not.toMatch(/[\s<>()[\]"`|\\]/);
    }),
  );
});
