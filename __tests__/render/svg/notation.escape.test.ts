import fc from 'fast-check';
import { escapeXml } from '../../../src/render/svg/notation.js';
import { parseXml } from '../../support/xml.js';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.nat(0xffff).map((n) => String.fromCharCode(n)) }),
);

test.each([
  [`<a href="x">&'</a>`, '&lt;a href=&quot;x&quot;&gt;&amp;&#39;&lt;/a&gt;'],
  ['a\u0000b\u001Bc\u007F\u0085d', 'abcd'],
  ['tab\tline\n', 'tab\tline\n'],
  ['\uD83D alone, \uD83D\uDE80 whole, \uDE80 alone', ' alone, 🚀 whole,  alone'],
  ['\uFFFE\uFFFF', ''],
  [']]>', ']]&gt;'],
])(
  'what XML takes for its own is an entity, quotes of attributes too, and what it cannot hold is left out: %j',
  (text, escaped) => {
    expect(escapeXml(text)).toBe(escaped);
  },
);

test('any text stays well-formed in an element and in an attribute', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const [element] = parseXml(`<g id="${escapeXml(text)}">${escapeXml(text)}</g>`);
      expect(element?.text).toBe(element?.attributes.get('id'));
    }),
    { numRuns: 1000 },
  );
});

test('characters that XML allows are unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const held = text.replace(/[\u007F-\u009F]/g, '');
      expect(parseXml(`<g>${escapeXml(text)}</g>`)[0]?.text).toBe(held);
    }),
  );
});
