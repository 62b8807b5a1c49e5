import { Bug } from '../../../src/errors.js';
import { pngScaledDown } from '../../../src/render/messages.js';
import { drawPng, write } from '../../../src/render/png/index.js';
import { svgDocument } from '../../../src/render/svg/index.js';
import { LIGHT } from '../../../src/render/theme.js';
import { ICONS, SMALL } from '../small-layout.js';

const svg = (body: string, width = 120, height = 40): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${LIGHT.fonts}">${body}</svg>`;

const bytes = async (document: string, scale = 1): Promise<Buffer> =>
  Buffer.from((await drawPng(document, { scale })).bytes);

const size = (png: Buffer): [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('the PNG has the requested size, and the same bytes in every run', async () => {
  const document = svgDocument(SMALL, ICONS, LIGHT);
  const first = await bytes(document, 2);
  expect(first.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
  expect(size(first)).toEqual([SMALL.width * 2, SMALL.height * 2]);
  expect(first.equals(await bytes(document, 2))).toBe(true);
});

test('text is drawn in both weights', async () => {
  const word = (weight: number) => svg(`<text x="4" y="24" font-size="16" font-weight="${weight}">orders-api</text>`);
  const [blank, regular, bold] = [await bytes(svg('')), await bytes(word(400)), await bytes(word(600))];
  expect(regular.equals(blank)).toBe(false);
  expect(bold.equals(regular)).toBe(false);
});

test('a font of the machine is never used', async () => {
  const word = (family: string) => svg(`<text x="4" y="24" font-family="${family}">orders-api</text>`);
  expect((await bytes(word("'DejaVu Sans'"))).equals(await bytes(word('Inter')))).toBe(true);
});

test('a diagram over the limit is scaled down with a note', async () => {
  const large = await drawPng(svg('', 10_000, 8_000), { scale: 2 });
  expect(large.note).toBe(pngScaledDown(2, 0.7, 40));
  expect(size(Buffer.from(large.bytes))).toEqual([7000, 5600]);
  expect((await drawPng(svg(''), { scale: 2 })).note).toBeNull();
});

test('with the theme auto a PNG is light', async () => {
  const content = async (theme: 'auto' | 'light' | 'dark') =>
    Buffer.from((await write(SMALL, { theme, scale: 1 })).content as Uint8Array);
  const [auto, light, dark] = [await content('auto'), await content('light'), await content('dark')];
  expect(auto.equals(light)).toBe(true);
  expect(dark.equals(light)).toBe(false);
});

// Last: the rasteriser does not recover from it.
test('a failure of the rasteriser is reported with its cause', async () => {
  const symbol = '<defs><symbol id="a" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></symbol></defs>';
  const outside = svg(`${symbol}<use href="#a" x="-500" y="9" width="9" height="9"/>`);
  const failure = await drawPng(outside, { scale: 1 }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Bug);
  expect((failure as Bug).cause).toBeDefined();
});
