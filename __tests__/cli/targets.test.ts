import * as messages from '../../src/cli/messages.js';
import { chooseTargets, parseLayout, parseScale, parseTheme } from '../../src/cli/targets.js';
import { Misuse } from '../../src/errors.js';

test.each([
  [{}, ['svg architecture.svg']],
  [{ format: 'png' }, ['png architecture.png']],
  [{ format: 'svg,png' }, ['svg architecture.svg', 'png architecture.png']],
  [{ format: 'PNG, svg' }, ['svg architecture.svg', 'png architecture.png']],
  [{ format: 'png,png' }, ['png architecture.png']],
  [{ outfile: 'docs/a.png' }, ['png docs/a.png']],
  [{ outfile: 'docs/a.SVG' }, ['svg docs/a.SVG']],
  [{ outfile: 'docs/a' }, ['svg docs/a.svg']],
  [{ outfile: 'release-1.2' }, ['svg release-1.2.svg']],
  [{ outfile: 'v1.0/a', format: 'png' }, ['png v1.0/a.png']],
  [{ outfile: '.png' }, ['svg .png.svg']],
  [{ outfile: 'a.png', format: 'svg,png' }, ['svg a.svg', 'png a.png']],
  [{ outfile: '-' }, ['svg -']],
  [{ outfile: '-', format: 'png' }, ['png -']],
])('%j writes %j', (options, expected) => {
  expect(chooseTargets(options).map(({ format, path }) => `${format} ${path}`)).toEqual(expected);
});

test('a device is written to as it is, and so is what /dev/stdout stands for', () => {
  expect(chooseTargets({ outfile: '/dev/null' }, true)).toEqual([{ format: 'svg', path: '/dev/null' }]);
  expect(chooseTargets({ outfile: 'pipe', format: 'png' }, true)).toEqual([{ format: 'png', path: 'pipe' }]);
  expect(chooseTargets({ outfile: '/dev/stdout' })).toEqual([{ format: 'svg', path: '-' }]);
  expect(() => chooseTargets({ outfile: 'pipe', format: 'svg,png' }, true)).toThrow(
    new Misuse(messages.STDOUT_ONE_FORMAT),
  );
});

test.each([
  [{ format: 'pdf' }, messages.unknownFormat('pdf')],
  [{ format: '' }, messages.unknownFormat('')],
  [{ format: 'svg,' }, messages.unknownFormat('')],
  [{ format: 'png', outfile: 'a.svg' }, messages.formatContradicts('png', 'a.svg')],
  [{ outfile: 'a.pdf' }, messages.outfileExtension('a.pdf', 'pdf')],
  [{ outfile: '-', format: 'svg,png' }, messages.STDOUT_ONE_FORMAT],
])('%j is refused', (options, message) => {
  expect(() => chooseTargets(options)).toThrow(new Misuse(message));
});

test.each([
  [undefined, null],
  ['1', 1],
  ['.5', 0.5],
  ['8', 8],
])('scale %s is %d', (text, scale) => {
  expect(parseScale(text)).toBe(scale);
});

test.each(['0', '9', '-1', 'x', '', '1e1', 'NaN', 'Infinity', '2x'])('scale %s is refused', (text) => {
  expect(() => parseScale(text)).toThrow(Misuse);
});

test('layouts by name', () => {
  expect([undefined, 'nested', 'dot'].map(parseLayout)).toEqual(['nested', 'nested', 'dot']);
  for (const text of ['', 'DOT', 'neato']) expect(() => parseLayout(text)).toThrow(Misuse);
});

test('themes by name', () => {
  expect([undefined, 'light', 'dark', 'auto'].map(parseTheme)).toEqual(['light', 'light', 'dark', 'auto']);
  for (const text of ['', 'DARK', 'toString']) expect(() => parseTheme(text)).toThrow(Misuse);
});
