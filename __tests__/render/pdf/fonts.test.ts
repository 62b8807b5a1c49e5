/** Glyphs of the embedded font have the outlines of the bundled one, also composite glyphs. */
import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { pdfDocument } from '../../../src/render/pdf/index.js';
import { read } from './support.js';

const BUNDLED = create(readFileSync('src/render/assets/inter-400.ttf'));

/** The outline of each character as the file has it, in order of first use. */
function outlinesOf(text: string): readonly string[] {
  const svg = `<svg width="200" height="20"><text x="0" y="15" font-size="12" font-weight="400" fill="#000000">${text}</text></svg>`;
  const objects = [...read(pdfDocument(svg, null)).objects.values()];
  const numberIn = (name: string): number =>
    Number(new RegExp(`/${name} (\\d+) 0 R`).exec(objects.map(({ dictionary }) => dictionary).join('\n'))![1]);
  const contentOf = (name: string): Buffer => Buffer.from(objects[numberIn(name) - 1]!.content!, 'latin1');
  const [font, glyphs] = [create(contentOf('FontFile2')), contentOf('CIDToGIDMap')];
  return Array.from(text, (_, i) => font.getGlyph(glyphs.readUInt16BE(2 * (i + 1))).path.toSVG());
}

test.each([
  ['simple glyphs', 'aeoun'],
  ['letters with an accent, which are composed of two glyphs', 'éüñçÅ'],
])('%s', (_, text) => {
  const outlines = outlinesOf(text);
  expect(outlines).toEqual(
    Array.from(text, (letter) => BUNDLED.glyphForCodePoint(letter.codePointAt(0)!).path.toSVG()),
  );
  for (const outline of outlines) expect(outline.length).toBeGreaterThan(50);
});
