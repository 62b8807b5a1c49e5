import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Mark } from '../../../src/layout/scene/model.js';
import { drawDisc, drawRing } from '../../../src/render/svg/marks.js';
import { LIGHT, type Theme } from '../../../src/render/theme.js';
import { ROOT } from '../../support/root.js';

const CHANGES = Object.keys(LIGHT.changes) as Mark['change'][];
const OPENED: readonly Mark[] = (['update', 'create', 'move', 'import'] as const).map((change) => ({
  change,
  opens: true,
}));
const MARKS: readonly Mark[] = [
  ...CHANGES.map((change) => ({ change })),
  { change: 'replace', createsFirst: true },
  ...OPENED,
];
const nameOf = ({ change, createsFirst, opens }: Mark): string =>
  `${change}${createsFirst ? ', new one first' : ''}${opens ? ', opened' : ''}`;

beforeAll(async () => {
  await initWasm(readFileSync(join(ROOT, 'node_modules/@resvg/resvg-wasm/index_bg.wasm')));
});

/** How dark each pixel is, 0 to 1, of a drawing without its colours. */
function greys(drawn: string, width: number, height: number): number[] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${drawn}</svg>`;
  const { pixels } = new Resvg(svg).render();
  return Array.from({ length: width * height }, (_, i) => {
    const [red, green, blue] = [pixels[4 * i] as number, pixels[4 * i + 1] as number, pixels[4 * i + 2] as number];
    return 1 - (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  });
}

/** Both the same ink: colour is no help. */
const PLAIN: Theme = {
  ...LIGHT,
  changes: Object.fromEntries(
    CHANGES.map((change) => [
      change,
      { mark: { value: '#000000' }, sign: { value: change === 'forget' ? '#000000' : '#FFFFFF' } },
    ]),
  ) as unknown as Theme['changes'],
  opened: { mark: { value: '#000000' }, sign: { value: '#FFFFFF' } },
};

const HEIGHT = 12;
const WIDTH = 24;

/** The sign alone, 12 px high: what it paints on its disc. */
function signOf(mark: Mark): number[] {
  const drawn = drawDisc(mark, { x: WIDTH / 2, y: HEIGHT / 2 }, HEIGHT, PLAIN);
  const sign = /<path[^>]*>/.exec(drawn)![0].replace(/stroke="#[0-9A-F]+"/, 'stroke="#000000"');
  return greys(sign, WIDTH, HEIGHT);
}

/** Of the ink of either, the share that the other one has not. */
function differs(one: readonly number[], other: readonly number[]): number {
  const either = one.reduce((sum, ink, i) => sum + Math.max(ink, other[i] as number), 0);
  const apart = one.reduce((sum, ink, i) => sum + Math.abs(ink - (other[i] as number)), 0);
  return apart / either;
}

const LEAST = 0.2;

test('any two signs differ at 12 px, without colour', () => {
  const signs = MARKS.map((mark) => [nameOf(mark), signOf(mark)] as const);
  const alike = signs.flatMap(([name, sign], i) =>
    signs.slice(0, i).flatMap(([other, one]) => (differs(sign, one) < LEAST ? `${name} and ${other}` : [])),
  );
  expect(alike).toEqual([]);
});

test('any two rings differ without colour', () => {
  const square = { x: 4, y: 4, width: 72, height: 72 };
  const marks: readonly Mark[] = [...CHANGES.map((change) => ({ change })), OPENED[0] as Mark];
  const rings = marks.map((mark) => [nameOf(mark), greys(drawRing(mark, square, 8, PLAIN), 80, 80)] as const);
  const alike = rings.flatMap(([name, one], i) =>
    rings.slice(0, i).flatMap(([other, two]) => (differs(one, two) < LEAST ? `${name} and ${other}` : [])),
  );
  expect(alike).toEqual([]);
});

test('a sign stays inside its disc', () => {
  for (const mark of MARKS) {
    const drawn = drawDisc(mark, { x: 20, y: 12 }, 20, PLAIN);
    const [, shape] = drawn.match(/<rect[^>]*>/g) as string[];
    const ground = greys((shape as string).replace(/fill="#[0-9A-F]+"/, 'fill="#000000"'), 40, 24);
    const sign = greys(/<path[^>]*>/.exec(drawn)![0].replace(/stroke="#[0-9A-F]+"/, 'stroke="#000000"'), 40, 24);
    const outside = sign.filter((ink, i) => ink > 0.05 && (ground[i] as number) < 0.95).length;
    expect([nameOf(mark), sign.some((ink) => ink > 0.5), outside]).toEqual([nameOf(mark), true, 0]);
  }
});
