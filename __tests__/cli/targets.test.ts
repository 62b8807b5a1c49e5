import * as messages from '../../src/cli/messages.js';
import { chooseTargets as choose } from '../../src/cli/targets.js';
import { Misuse } from '../../src/errors.js';
import { optionsOfDraw } from '../support/options.js';

const chooseTargets = (written: Record<string, unknown>, isDevice?: boolean) =>
  choose(optionsOfDraw(written), isDevice);

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

test('a device is written as named, and /dev/stdout is stdout', () => {
  expect(chooseTargets({ outfile: '/dev/null' }, true)).toEqual([{ format: 'svg', path: '/dev/null' }]);
  expect(chooseTargets({ outfile: 'pipe', format: 'png' }, true)).toEqual([{ format: 'png', path: 'pipe' }]);
  expect(chooseTargets({ outfile: '/dev/stdout' })).toEqual([{ format: 'svg', path: '-' }]);
  expect(() => chooseTargets({ outfile: 'pipe', format: 'svg,png' }, true)).toThrow(
    new Misuse(messages.STDOUT_ONE_FORMAT),
  );
});

test.each([
  [{ format: 'gif' }, messages.unknownName('--format', 'gif')],
  [{ format: '' }, messages.unknownName('--format', '')],
  [{ format: 'svg,' }, messages.unknownName('--format', '')],
  [{ format: 'png', outfile: 'a.svg' }, messages.formatContradicts('png', 'a.svg')],
  [{ outfile: 'a.gif' }, messages.outfileExtension('a.gif', 'gif')],
  [{ format: 'd2' }, messages.unknownName('--format', 'd2')],
  [{ outfile: 'a.d2' }, messages.outfileExtension('a.d2', 'd2')],
  [{ outfile: '-', format: 'svg,png' }, messages.STDOUT_ONE_FORMAT],
])('%j is refused', (options, message) => {
  expect(() => chooseTargets(options)).toThrow(new Misuse(message));
});
