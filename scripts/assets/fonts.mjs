/** Builds the bundled fonts and the table of advance widths from Inter as Fontsource ships it. */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { mergeFonts } from './merge-fonts.mjs';

const SOURCE = new URL('../../node_modules/@fontsource/inter/', import.meta.url);
const ASSETS = new URL('../../src/render/assets/', import.meta.url);
const TEXT = new URL('../../src/platform/text/', import.meta.url);

const WEIGHTS = [400, 600];

/** The Unicode blocks, first and last code point, to take from each script file of Fontsource. */
const SCRIPTS = [
  {
    name: 'latin',
    blocks: [
      [0x20, 0x7e],
      [0xa0, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2013, 0x2014],
      [0x2018, 0x201e],
      [0x2022, 0x2022],
      [0x2026, 0x2026],
      [0x2039, 0x203a],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2212, 0x2212],
    ],
  },
  {
    name: 'latin-ext',
    blocks: [
      [0x100, 0x17f],
      [0x218, 0x21b],
      [0x1e9e, 0x1e9e],
    ],
  },
  { name: 'greek', blocks: [[0x370, 0x3ff]] },
  {
    name: 'cyrillic',
    blocks: [
      [0x400, 0x45f],
      [0x490, 0x491],
    ],
  },
];

/**
 * Ids of names to keep. By default, subset-font keeps 1, 2 and 4. The family of the 600 weight is then "Inter SemiBold", and text in
 * Inter 600 is silently drawn in Regular.
 */
const NAME_IDS = [1, 2, 4, 6, 16, 17];

const inBlocks = (codePoint, blocks) => blocks.some(([first, last]) => codePoint >= first && codePoint <= last);

async function subset({ name, blocks }, weight) {
  const file = new URL(`files/inter-${name}-${weight}-normal.woff2`, SOURCE);
  const source = await readFile(file);
  const codePoints = fontkit.create(source).characterSet.filter((codePoint) => inBlocks(codePoint, blocks));
  const font = await subsetFont(source, String.fromCodePoint(...codePoints), {
    targetFormat: 'sfnt',
    preserveNameIds: NAME_IDS,
    keepFeatures: ['kern'],
  });
  const parsed = fontkit.create(font);
  return { font, glyphOf: new Map(codePoints.map((codePoint) => [codePoint, parsed.glyphForCodePoint(codePoint).id])) };
}

/** Returns the advance widths in font units, as `{ first code point: [advance, ...] }` per gap-free run of code points. */
function advancesOf(font) {
  const runs = {};
  let run = [];
  let previous = Number.NaN;
  for (const codePoint of [...font.characterSet].sort((a, b) => a - b)) {
    if (codePoint !== previous + 1) {
      run = [];
      runs[codePoint] = run;
    }
    run.push(font.glyphForCodePoint(codePoint).advanceWidth);
    previous = codePoint;
  }
  return runs;
}

/** Writes `inter-400.ttf`, `inter-600.ttf` and their licence, and `inter.json` for text metrics. */
export async function buildFonts() {
  const advances = {};
  let sample;
  for (const weight of WEIGHTS) {
    const subsets = [];
    for (const script of SCRIPTS) subsets.push(await subset(script, weight));
    const merged = mergeFonts(subsets);
    await writeFile(new URL(`inter-${weight}.ttf`, ASSETS), merged);
    sample = fontkit.create(merged);
    advances[weight] = advancesOf(sample);
    console.log(
      `inter-${weight}.ttf: ${sample.numGlyphs} glyphs, ${sample.characterSet.length} characters, ${merged.length} bytes`,
    );
  }
  await copyFile(new URL('LICENSE', SOURCE), new URL('OFL.txt', ASSETS));
  const table = {
    unitsPerEm: sample.unitsPerEm,
    ascent: sample.ascent,
    descent: sample.descent,
    missing: sample.unitsPerEm,
    advances,
  };
  await writeFile(new URL('inter.json', TEXT), `${JSON.stringify(table)}\n`);
}
