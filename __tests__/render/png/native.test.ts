/** The native rasteriser, if it is installed, draws the same as the bundled one. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedPackage } from '../../../src/platform/node.js';
import { withTemporaryFiles } from '../../../src/platform/temporary.js';
import { drawPng } from '../../../src/render/png/index.js';
import { type Machine, RASTERISER_VERSION, rasteriseNatively } from '../../../src/render/png/native.js';
import { portion } from '../../support/long.js';
import { ROOT } from '../../support/root.js';
import { onlyIf } from '../../support/tools.js';

const machine: Machine = { installed: installedPackage, withTemporaryFiles };
const isThere = installedPackage('@resvg/resvg-js', RASTERISER_VERSION) !== null;
const whereThere = onlyIf(isThere, 'the native rasteriser is not installed for this platform').it;

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="30" height="40"/></svg>';
const fixture = (name: string): string => readFileSync(join(ROOT, 'fixtures', name, 'expected.svg'), 'utf8');

whereThere.each(portion(['aws-web-shop', 'azure-hub-spoke', 'google-regions', 'pseudo-types', 'many-isolated'], 2))(
  '%s: the same bytes from both',
  async (name) => {
    const svg = fixture(name);
    for (const scale of [0.7, 2]) {
      const native = await rasteriseNatively(svg, scale, machine);
      expect(Buffer.compare(native!, (await drawPng(svg, { scale })).bytes)).toBe(0);
      expect(Buffer.compare(native!, (await drawPng(svg, { scale, machine })).bytes)).toBe(0);
    }
  },
);

test('native and WebAssembly rasteriser have the same pinned version', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(devDependencies['@resvg/resvg-wasm']).toBe(RASTERISER_VERSION);
  expect(devDependencies['@resvg/resvg-js']).toBe(RASTERISER_VERSION);
});

const bundled = async () => (await drawPng(SVG, { scale: 1 })).bytes;

test.each<[string, unknown]>([
  ['none', null],
  ['something else', {}],
  [
    'one that fails',
    {
      Resvg: class {
        render(): never {
          throw new Error('no');
        }
      },
    },
  ],
])('with %s, the bundled one draws', async (_, found) => {
  const asked: string[] = [];
  const other: Machine = {
    installed: (...names) => {
      asked.push(names.join(' '));
      return found;
    },
    withTemporaryFiles,
  };
  expect((await drawPng(SVG, { scale: 1, machine: other })).bytes).toEqual(await bundled());
  expect(asked).toEqual([`@resvg/resvg-js ${RASTERISER_VERSION}`]);
});

test('the temporary font files are removed afterwards', async () => {
  let paths: readonly string[] = [];
  const watching: Machine = {
    installed: () => ({
      Resvg: class {
        constructor(_: string, { font }: { font: { fontFiles: string[] } }) {
          paths = font.fontFiles;
          expect(paths.map((path) => existsSync(path))).toEqual([true, true]);
        }
        render = () => ({ asPng: () => Buffer.from('png') });
      },
    }),
    withTemporaryFiles,
  };
  expect(await rasteriseNatively(SVG, 1, watching)).toEqual(Buffer.from('png'));
  expect(paths.map((path) => existsSync(path))).toEqual([false, false]);
});
