/** Icon files of strangers: what may be in one, and what is refused. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import type { Layout } from '../../src/layout/layout.js';
import { ICON_BYTES_MAX, ICON_PIXELS_MAX } from '../../src/render/limits.js';
import { readIcon } from '../../src/render/own-icon.js';
import { pdfDocument } from '../../src/render/pdf/index.js';
import { drawPng } from '../../src/render/png/index.js';
import { decodePng, IconFault } from '../../src/render/png/pixels.js';
import { drawSvg } from '../../src/render/svg/index.js';
import { casesMet } from '../support/long.js';
import { ROOT } from '../support/root.js';

const file = (name: string): Buffer => readFileSync(join(ROOT, 'fixtures/custom-look/icons', name));
const svg = (inside: string, attributes = 'viewBox="0 0 24 24"'): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);
const SHAPE = '<rect width="24" height="24"/>';

/** A diagram of one icon. */
const LAYOUT: Layout = JSON.parse(readFileSync(join(ROOT, 'fixtures/one-node/expected.layout.json'), 'utf8'));

async function drawWith(icon: ReturnType<typeof readIcon>): Promise<string> {
  const layout = { ...LAYOUT, nodes: LAYOUT.nodes.map((node) => ({ ...node, node: { ...node.node, icon: 'own-1' } })) };
  return drawSvg(layout, 'light', null, null, { icons: { 'own-1': icon }, brand: null });
}

test('an SVG is written anew: notes, styles and units go, references get ids of their own', () => {
  const { viewBox, body, attributes } = readIcon(file('function.svg'), 'own-3');
  expect([viewBox, attributes]).toEqual(['0 0 48 48', {}]);
  expect(body).toContain('<linearGradient id="own-3-1" x1="0%" y1="0%" x2="100%" y2="100%">');
  expect(body).toContain('<stop offset="0" stop-color="#0b6e86"/>');
  expect(body).toContain('<g clip-path="url(#own-3-2)">');
  expect(body).toContain('<path d="M-9 12 L0 -2"/>');
  expect(body).toContain('<path d="M0 48 L48 48 48 36 Z" fill="#ffffff" fill-opacity="0.15"/>');
  expect(body).not.toMatch(/tool|style|title|Drawn|px/);
});

test('a PNG keeps its pixels and loses its texts', () => {
  const { viewBox, body } = readIcon(file('ledger.png'), 'own-1');
  expect(viewBox).toBe('0 0 64 64');
  const bytes = Buffer.from(/base64,([^"]*)/.exec(body)?.[1] ?? '', 'base64');
  expect(file('ledger.png').toString('latin1')).toContain('must not be in a diagram');
  expect(bytes.toString('latin1')).not.toContain('must not be');
  expect(decodePng(bytes)).toEqual(decodePng(file('ledger.png')));
});

test.each([
  ['a script', svg(`${SHAPE}<script>alert(1)</script>`)],
  ['an event', svg('<rect width="24" height="24" onclick="alert(1)"/>')],
  ['an event of the root', svg(SHAPE, 'viewBox="0 0 24 24" onload="alert(1)"')],
  ['HTML', svg(`${SHAPE}<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>`)],
  ['an image of the web', svg(`${SHAPE}<image href="https://example.com/a.png" width="9" height="9"/>`)],
  ['a use of another file', svg(`${SHAPE}<use href="other.svg#a"/>`)],
  ['a link', svg(`<a href="javascript:alert(1)">${SHAPE}</a>`)],
  ['an animation', svg(`<rect width="24" height="24"><animate/></rect><animate attributeName="x"/>`)],
  ['text', svg('<text>Sponsored by</text>')],
  ['a style sheet', svg(`<style>@import url(https://example.com/a.css)</style>${SHAPE}`)],
  ['a paint of the web', svg('<rect width="9" height="9" fill="url(https://example.com/#a)"/>')],
  ['a paint of the web as a style', svg('<rect width="9" height="9" style="fill:url(https://example.com/a.svg#a)"/>')],
  ['a paint of nothing', svg('<rect width="9" height="9" fill="url(#none)"/>')],
  ['a paint of a clip path', svg(`<clipPath id="a">${SHAPE}</clipPath><rect width="9" height="9" fill="url(#a)"/>`)],
  ['a filter', svg('<rect width="9" height="9" filter="url(#a)"/>')],
  ['a document type', Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg(SHAPE)}`)],
  ['an entity', svg('<rect width="&size;" height="9"/>')],
  ['a colour that breaks out', svg('<rect width="9" height="9" fill="red&quot;/&gt;"/>')],
  ['a number that is none', svg('<rect width="9" height="1e999"/>')],
  ['a size that is too large', svg('<rect width="9" height="1000000"/>')],
  ['path data with text', svg('<path d="M0 0 L1 1 javascript:x"/>')],
  [
    'transformations that multiply',
    svg('<g transform="scale(9999)"><g transform="scale(9999)"><rect width="1" height="1"/></g></g>'),
  ],
  ['an inner SVG', svg(`<svg>${SHAPE}</svg>`)],
  [
    'a clip path of a group',
    svg(`<clipPath id="a"><g>${SHAPE}</g></clipPath><rect clip-path="url(#a)" width="9" height="9"/>`),
  ],
  ['two gradients of one id', svg(`<linearGradient id="a"/><linearGradient id="a"/>${SHAPE}`)],
  ['no size', svg(SHAPE, '')],
  ['a size of nothing', svg(SHAPE, 'viewBox="0 0 0 0"')],
  ['nothing drawn', svg('<g/>')],
  ['nothing that can be seen', svg('<rect x="9000" y="9000" width="9" height="9"/>')],
  ['no SVG', Buffer.from('<html><svg/></html>')],
  ['no XML', Buffer.from('<svg')],
  ['no text', Buffer.from([0xff, 0xfe, 0x00])],
  ['too many elements', svg('<g/>'.repeat(3000) + SHAPE)],
  ['elements nested too deep', svg('<g>'.repeat(40) + SHAPE + '</g>'.repeat(40))],
  ['too many attributes', svg(`<rect ${Array.from({ length: 200 }, (_, i) => `a${i}="b"`).join(' ')}/>`)],
  ['too many bytes', svg(SHAPE + ' '.repeat(ICON_BYTES_MAX))],
])('%s is refused, with a reason', (_, bytes) => {
  expect(() => readIcon(bytes, 'own-1')).toThrow(IconFault);
});

function png(width: number, height: number, rows: Buffer, kind: readonly number[] = [8, 6, 0, 0, 0]): Buffer {
  const chunk = (name: string, data: Buffer): Buffer => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    return Buffer.concat([size, Buffer.from(name), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(kind, 8);
  const parts = [chunk('IHDR', header), chunk('PLTE', Buffer.from([1, 2, 3])), chunk('IDAT', deflateSync(rows))];
  return Buffer.concat([file('ledger.png').subarray(0, 8), ...parts, chunk('IEND', Buffer.alloc(0))]);
}

test.each([
  ['a bomb', png(16, 16, Buffer.alloc(50_000_000))],
  ['more pixels than allowed', png(ICON_PIXELS_MAX + 1, 1, Buffer.alloc(4 * ICON_PIXELS_MAX + 5))],
  ['billions of pixels', png(0xffffffff, 0xffffffff, Buffer.alloc(9))],
  ['too few rows', png(16, 16, Buffer.alloc(9))],
  ['an unknown filter', png(1, 1, Buffer.from([9, 0, 0, 0, 0]))],
  ['interlaced', png(1, 1, Buffer.alloc(5), [8, 6, 0, 0, 1])],
  ['16 bits', png(1, 1, Buffer.alloc(9), [16, 6, 0, 0, 0])],
  ['beyond the palette', png(1, 1, Buffer.from([0, 7]), [8, 3, 0, 0, 0])],
  ['cut', file('ledger.png').subarray(0, 200)],
])('a PNG with %s is refused', (_, bytes) => {
  expect(() => readIcon(bytes, 'own-1')).toThrow(IconFault);
});

test('each kind of pixel', () => {
  const colours = (rows: number[], kind: number) => {
    const { rgb, alpha } = decodePng(png(1, 1, Buffer.from([0, ...rows]), [8, kind, 0, 0, 0]));
    return [...rgb, ...alpha];
  };
  expect(colours([7], 0)).toEqual([7, 7, 7, 255]);
  expect(colours([7, 8, 9], 2)).toEqual([7, 8, 9, 255]);
  expect(colours([0], 3)).toEqual([1, 2, 3, 255]);
  expect(colours([7, 5], 4)).toEqual([7, 7, 7, 5]);
  expect(colours([7, 8, 9, 5], 6)).toEqual([7, 8, 9, 5]);
});

test('whatever is read can be drawn in every format, and has nothing but drawing in it', async () => {
  const number = fc.oneof(fc.integer({ min: -200, max: 200 }), fc.constantFrom('1e5', '50%', '.5', '9px', 'x', '1e9'));
  const value = fc.oneof(
    number.map(String),
    fc.constantFrom('none', 'url(#a)', 'red', 'inherit', 'M0 0h9v9z', 'scale(2) rotate(9)', 'a;b:c', '"><script>', ''),
    fc.string({ maxLength: 6 }),
  );
  const name = fc.constantFrom(
    'x',
    'cx',
    'r',
    'rx',
    'width',
    'height',
    'd',
    'points',
    'fill',
    'stroke',
    'style',
    'id',
    'href',
    'transform',
    'clip-path',
    'opacity',
    'offset',
    'onload',
    'stroke-dasharray',
  );
  const tag = fc.constantFrom(
    'path',
    'rect',
    'circle',
    'ellipse',
    'line',
    'polygon',
    'g',
    'defs',
    'clipPath',
    'linearGradient',
    'stop',
    'title',
    'script',
    'x:y',
  );
  const attributes = fc.dictionary(name, value, { maxKeys: 3 });
  const within = (inside: fc.Arbitrary<string>): fc.Arbitrary<string> =>
    fc.record({ tag, attributes, inside: fc.array(inside, { maxLength: 2 }) }).map((one) => {
      const given = Object.entries(one.attributes);
      const quoted = given.map(([key, text]) => ` ${key}="${text.replace(/[&<>"\p{C}]/gu, '')}"`);
      return `<${one.tag}${quoted.join('')}>${one.inside.join('')}</${one.tag}>`;
    });
  const element = within(within(within(fc.constant(''))));
  let read = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(element, { maxLength: 3 }), async (elements) => {
      let icon: ReturnType<typeof readIcon>;
      try {
        icon = readIcon(svg(elements.join('')), 'own-1');
      } catch (error) {
        if (error instanceof IconFault) return;
        throw error;
      }
      read++;
      expect(icon.body).not.toMatch(/script|onload|href="(?!#own-1-)|url\((?!#own-1-)|javascript/i);
      const drawn = await drawWith(icon);
      pdfDocument(drawn, null);
      await drawPng(drawn, { scale: 1 });
    }),
    { numRuns: 600 },
  );
  expect(read).toBeGreaterThan(casesMet(40));
});

test.each([
  [
    'a gradient that refers to itself',
    '<radialGradient id="a" href="#b"/><radialGradient id="b" href="#a"/><rect width="9" height="9" fill="url(#a)"/>',
  ],
  [
    'shapes far outside of the square',
    '<g opacity=".5"><rect x="900" width="9" height="9"/><path d="M900 900L910 910" stroke="red" stroke-width="2000"/></g><rect width="9" height="9"/>',
  ],
  [
    'a clip path far outside',
    '<clipPath id="c"><rect x="900" width="9" height="9"/></clipPath><g clip-path="url(#c)"><rect width="9" height="9"/></g>',
  ],
  [
    'a shape of no size',
    '<g opacity=".5"><g transform="scale(0)"><rect width="9" height="9"/></g></g><path d=""/><polygon points="1 2"/>',
  ],
  [
    'all kinds of numbers',
    '<rect x="-.5" y="+1e1" width="9px" height="9.25" rx="2"/><path d="M1-1.5l.5e1 2a1 1 0 012 2z"/>',
  ],
])('%s can be drawn', async (_, inside) => {
  const drawn = await drawWith(readIcon(svg(inside), 'own-1'));
  pdfDocument(drawn, null);
  await drawPng(drawn, { scale: 1 });
});

test('the icons of the case can be drawn in PDF and PNG', async () => {
  for (const name of ['function.svg', 'ledger.png']) {
    const drawn = await drawWith(readIcon(file(name), 'own-1'));
    expect(Buffer.from(pdfDocument(drawn, null)).toString('latin1')).toContain('%PDF');
    expect((await drawPng(drawn, { scale: 1 })).bytes.length).toBeGreaterThan(500);
  }
});
