import fc from 'fast-check';
import { widthOf } from '../../../src/platform/text/metrics.js';
import { wrap } from '../../../src/platform/text/wrap.js';

const SIZE = 12;
const lines = (text: string, maxWidth: number, maxLines = 9) => wrap(text, SIZE, 600, maxWidth, maxLines);

describe('wrap', () => {
  test.each<[string, string, number, string[]]>([
    ['short text is one line', 'orders', 116, ['orders']],
    ['blank text has no lines', ' \n\t', 116, []],
    ['breaks after a space and drops it', 'Application Load Balancer', 90, ['Application', 'Load Balancer']],
    ['breaks after a hyphen', 'orders-api-production-europe', 116, ['orders-api-', 'production-europe']],
    ['breaks after an underscore', 'customer_account_events', 100, ['customer_', 'account_events']],
    ['breaks after a dot', 'module.network.vpc', 80, ['module.', 'network.vpc']],
    ['breaks after a slash', '/aws/lambda/orders-api', 80, ['/aws/lambda/', 'orders-api']],
    ['breaks after a colon', 'engine:postgresql', 70, ['engine:', 'postgresql']],
    ['keeps separators together', 'first:// second', 50, ['first://', 'second']],
    [
      'tears a piece that is longer than a line',
      'abcdefghijklmnopqrstuvwxyz',
      80,
      ['abcdefghijkl', 'mnopqrstuv', 'wxyz'],
    ],
    ['between its words where it has some', 'DLQMessageCountAlarm', 110, ['DLQMessage', 'CountAlarm']],
    ['and before their numbers', 'HttpTarget5xxResponses', 80, ['HttpTarget', '5xx', 'Responses']],
    ['and not before a single capital', 'myVPCName', 45, ['myVPC', 'Name']],
    ['goes on after a torn piece', 'abcdefghijklmnop-qr', 80, ['abcdefghijkl', 'mnop-qr']],
    ['white space counts once', '  a \n\n b  ', 116, ['a b']],
    ['one character a line at least', 'abc', 1, ['a', 'b', 'c']],
    ['never between a letter and its mark', 'e\u0301e\u0301', 9, ['e\u0301', 'e\u0301']],
    ['never inside an emoji', '👩‍🚀👩‍🚀', 26, ['👩‍🚀', '👩‍🚀']],
  ])('%s', (_name, text, maxWidth, expected) => {
    expect(lines(text, maxWidth)).toEqual(expected);
  });

  test.each<[string, string, number, number, string[]]>([
    ['the last line ends with an ellipsis', 'orders-api-production-europe', 116, 1, ['orders-api-produ…']],
    ['a list ends with a whole item', '10.2.0.0/16, 10.3.0.0/16', 116, 1, ['10.2.0.0/16, …']],
    ['where one fits', 'a-long-first-item, second', 70, 1, ['a-long-fir…']],
    ['and drops the space before it', 'Load Balancer', 40, 1, ['Load…']],
    ['the ellipsis stands alone where nothing else fits', 'WWW WWW', 14, 1, ['…']],
    ['text that fits exactly has none', 'a b', 8, 2, ['a', 'b']],
  ])('%s', (_name, text, maxWidth, maxLines, expected) => {
    expect(lines(text, maxWidth, maxLines)).toEqual(expected);
  });

  const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[-a-zA-Z0-9_/.: ]{0,80}$/));

  test('every line fits, holds something, and has no space at its ends', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.integer({ min: 60, max: 300 }),
        fc.integer({ min: 1, max: 5 }),
        (text, maxWidth, maxLines) => {
          const wrapped = lines(text, maxWidth, maxLines);
          expect(wrapped.length).toBeLessThanOrEqual(maxLines);
          for (const line of wrapped) {
            expect(widthOf(line, SIZE, 600)).toBeLessThanOrEqual(maxWidth);
            expect(line).toBe(line.trim());
            expect(line).not.toBe('');
          }
        },
      ),
    );
  });

  test('nothing is lost or added but spaces, and a cut text is a beginning of it', () => {
    const bare = (text: string) => text.replace(/\s/g, '');
    fc.assert(
      fc.property(
        anyText,
        fc.integer({ min: 60, max: 300 }),
        fc.integer({ min: 1, max: 4 }),
        (text, maxWidth, maxLines) => {
          expect(bare(lines(text, maxWidth, 1000).join(''))).toBe(bare(text));
          const cut = lines(text, maxWidth, maxLines).join('');
          if (bare(cut) !== bare(text)) {
            expect(cut.endsWith('…')).toBe(true);
            expect(bare(text).startsWith(bare(cut.slice(0, -1)))).toBe(true);
          }
        },
      ),
    );
  });
});

test('never breaks inside an address or a number', () => {
  const width = widthOf('172.16.0.0/12', SIZE, 600) + 1;
  expect(lines('from 10.0.0.0/8 to 172.16.0.0/12', width)).toEqual(['from', '10.0.0.0/8 to', '172.16.0.0/12']);
  expect(lines('172.16.0.0/12', width - 2)).toHaveLength(2);
});
