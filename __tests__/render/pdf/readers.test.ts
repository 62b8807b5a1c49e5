/** Other programs read the file without errors and draw the same as the PNG. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { pdfDocument } from '../../../src/render/pdf/index.js';
import { bundledIcons } from '../../../src/render/svg/icons.js';
import { needs } from '../../support/tools.js';

const FONTS = [400, 600].map((weight) => `src/render/assets/inter-${weight}.ttf`);

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
  /** Bytes a pixel: red, green, blue, and what else there is. */
  readonly step: number;
}

function byResvg(svg: string): Pixels {
  const font = { loadSystemFonts: false, fontFiles: FONTS, defaultFontFamily: 'Inter', sansSerifFamily: 'Inter' };
  const { width, height, pixels } = new Resvg(svg, { font }).render();
  return { width, height, bytes: pixels, step: 4 };
}

function byPoppler(path: string): Pixels {
  const ppm = execFileSync('pdftoppm', ['-r', '96', path], { maxBuffer: 1e9 });
  const [start, width, height] = /^P6\n(\d+) (\d+)\n255\n/.exec(ppm.toString('latin1', 0, 40))!;
  return { width: Number(width), height: Number(height), bytes: ppm.subarray(start.length), step: 3 };
}

/** How much a part of two pictures differs, of 255: the mean of the pixels, each by its worst colour. */
function difference(a: Pixels, b: Pixels, left: number, top: number): number {
  let sum = 0;
  for (let y = top; y < top + SIDE; y++) {
    for (let x = left; x < left + SIDE; x++) {
      const [one, other] = [(y * a.width + x) * a.step, (y * b.width + x) * b.step];
      let worst = 0;
      for (let i = 0; i < 3; i++) {
        // Nothing global: each look at `Math` takes Jest a while, and there are millions.
        const by = a.bytes[one + i]! - b.bytes[other + i]!;
        if (by > worst) worst = by;
        else if (-by > worst) worst = -by;
      }
      sum += worst;
    }
  }
  return sum / SIDE / SIDE;
}

const EMBEDDED = /^[A-Z]{6}\+Inter-(Regular|SemiBold) +CID TrueType +Identity-H +yes yes yes/;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'groundplan-pdf-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(svg: string): string {
  const path = join(folder, 'picture.pdf');
  writeFileSync(path, pdfDocument(svg, null));
  return path;
}

/** Measured: 6.5 for the most, lines of a pixel that are blurred another way; a gradient or a part that lacks makes 10 and more. */
const MOST_OF_ICON = 7;
/** Measured: 16.6 where there is much text, which the PNG sets with kerning; text that is not there makes 25 and more. */
const MOST_OF_PART = 18;
const SIDE = 64;
const IN_ROW = 28;

async function allIcons(): Promise<{ readonly slugs: readonly string[]; readonly svg: string }> {
  const icons = await bundledIcons(['aws', 'azure', 'gcp', 'other']);
  const slugs = Object.keys(icons);
  const symbols = slugs.map((slug, i) => {
    const { viewBox, attributes, body } = icons[slug]!;
    const own = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<symbol id="i${i}" viewBox="${viewBox}"${own.join('')}>${body}</symbol>`;
  });
  const uses = slugs.map((_, i) => {
    const [x, y] = [(i % IN_ROW) * SIDE + 8, Math.floor(i / IN_ROW) * SIDE + 8];
    return `<use href="#i${i}" x="${x}" y="${y}" width="48" height="48"/>`;
  });
  const size = `width="${IN_ROW * SIDE}" height="${Math.ceil(slugs.length / IN_ROW) * SIDE}"`;
  const ground = '<rect width="100%" height="100%" fill="#fff"/>';
  return {
    slugs,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${symbols.join('')}</defs>${ground}${uses.join('')}</svg>`,
  };
}

needs('poppler').describe('Poppler', () => {
  test('draws each bundled icon like the PNG: gradients, clips, masks, opacity', async () => {
    const { slugs, svg } = await allIcons();
    const [own, other] = [byResvg(svg), byPoppler(fileOf(svg))];
    expect([other.width, other.height]).toEqual([own.width, own.height]);
    const differing = slugs.flatMap((slug, i) => {
      const by = difference(own, other, (i % IN_ROW) * SIDE, Math.floor(i / IN_ROW) * SIDE);
      return by > MOST_OF_ICON ? [`${slug}: ${by.toFixed(1)}`] : [];
    });
    expect(differing).toEqual([]);
  });

  // Not one with two lines of text in one part: what kerning makes of each adds up to what a text that is not there makes.
  test.each(['changes/google-add-service', 'azure-web-app', 'google-run-sql'])(
    'draws %s, part by part, with fonts from the file',
    (name) => {
      const svg = readFileSync(`fixtures/${name}/expected.svg`, 'utf8');
      const path = fileOf(svg);
      const [own, other] = [byResvg(svg), byPoppler(path)];
      expect([other.width, other.height]).toEqual([own.width, own.height]);
      const differing: string[] = [];
      for (let top = 0; top + SIDE <= own.height; top += SIDE) {
        for (let left = 0; left + SIDE <= own.width; left += SIDE) {
          const by = difference(own, other, left, top);
          if (by > MOST_OF_PART) differing.push(`${left},${top}: ${by.toFixed(1)}`);
        }
      }
      expect(differing).toEqual([]);
      const fonts = execFileSync('pdffonts', [path], { encoding: 'utf8' }).trim().split('\n').slice(2);
      expect(fonts).toHaveLength(2);
      for (const font of fonts) expect(font).toMatch(EMBEDDED);
    },
  );
});

needs('qpdf').it('qpdf has nothing to complain of', () => {
  const path = fileOf(readFileSync('fixtures/aws-changes/expected.svg', 'utf8'));
  expect(execFileSync('qpdf', ['--check', path], { encoding: 'utf8' })).toContain(
    'No syntax or stream encoding errors',
  );
});
