/** Objects in a text with other lines: each is found once, and a broken one is never passed over. */
import { objectsIn } from '../../../src/platform/json/file.js';

const texts = (text: string) => objectsIn(text).map((object) => object.text);
const [A, B] = ['{"a":{"b":1}}', '{\n  "c": "}"\n}'];

test.each<readonly [string, string, readonly string[]]>([
  ['one', A, [A]],
  ['one a line', `${A}\n${B}\n`, [A, B]],
  ['one behind the other', `${A}${B} ${A}\n\t${B}`, [A, B, A, B]],
  ['Windows line ends', `${A}\r\n${A}\r\n`, [A, A]],
  ['lines of a log around them', `+ terraform show\n${A}\ndone\n+ terraform show\n${B}\nall done`, [A, B]],
  ['a line of a log that begins like an object', `{x}\n${A}\n${B}`, [A, B]],
  ['nothing', 'no JSON', []],
  ['one that is cut off behind another one', `${A}\n{"c": 1`, []],
  ['the rest of one that has lost its beginning', `${A}\n  "c": 1\n}\n`, []],
  ['one that is cut off between two', `${A}\n{"c":\n${B}`, []],
  ['text on the line behind one', `${A} and more`, []],
  ['a list behind one', `${A}\n]`, []],
])('%s', (_, text, expected) => {
  expect(texts(text)).toEqual(expected);
});

test('the units that Terragrunt names', () => {
  const log = `12:03:04.567 STDOUT [live/vpc] tofu: ${A}\n12:03:05.000 INFO   [app] done\n12:03:05.100 STDOUT [app] terraform: ${A}\n`;
  expect(objectsIn(log).map(({ unit, text }) => [unit, text])).toEqual([
    ['live/vpc', A],
    ['app', A],
  ]);
});

test('the time grows linearly with the length of a text', () => {
  // 200,000 objects, and lines that begin like a prefix and are none: neither is looked at more than a few times.
  expect(objectsIn('{}\n'.repeat(200_000))).toHaveLength(200_000);
  expect(objectsIn('[x '.repeat(200_000))).toEqual([]);
  expect(objectsIn('{'.repeat(200_000))).toEqual([]);
});
