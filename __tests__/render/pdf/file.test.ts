/** The content of the file: one page, its text and links, and no date. */
import fc from 'fast-check';
import { readFallbackFont } from '../../../src/render/fallback/font.js';
import { pdfDocument, write } from '../../../src/render/pdf/index.js';
import type { Links } from '../../../src/render/writer.js';
import { HOSTILE, hostileText } from '../../support/hostile-text.js';
import { tinyFont } from '../../support/tiny-font.js';
import { box, line, node, SMALL } from '../small-layout.js';
import { fieldOf, type ReadPdf, read, textIn } from './support.js';

const LINKS: Links = { hrefs: new Map([['aws_vpc.main', 'shop.vpc%20main.svg']]), heading: 'shop.svg' };

const written = async (layout = SMALL, links?: Links): Promise<Uint8Array> =>
  (await write(layout, { theme: 'light', scale: null, stamp: 'stamp', ...(links && { links }) })).content as Uint8Array;

const dictionaries = ({ objects }: ReadPdf): string[] => [...objects.values()].map(({ dictionary }) => dictionary);
const pageOf = (pdf: ReadPdf): string => dictionaries(pdf).find((each) => each.includes('/Type /Page '))!;

/** All text that is drawn, by the maps of characters that are in the file. */
function wordsOf(pdf: ReadPdf): string[] {
  const maps = [...pdf.objects.values()].flatMap(({ content }) => (content?.includes('begincmap') ? [content] : []));
  const characters = maps.map(
    (map) =>
      new Map(
        [...map.matchAll(/^<(\w{4})> <(\w+)>$/gm)].map(([, id, utf16]) => [id as string, textIn(utf16 as string)]),
      ),
  );
  const pages = [...pdf.objects.values()].flatMap(({ content }) => content ?? []);
  return pages.flatMap((content) =>
    [...content.matchAll(/BT \/F(400|600) [^<]*<(\w*)> Tj ET/g)].map(([, weight, ids]) => {
      const map = characters[weight === '400' ? 0 : characters.length - 1]!;
      return ids!
        .match(/.{4}/g)!
        .map((id) => map.get(id))
        .join('');
    }),
  );
}

test('the page has the size of the diagram at 96 pixels per inch, and its title', async () => {
  const pdf = read(await written());
  expect(pageOf(pdf)).toContain('/MediaBox [0 0 465 240]');
  expect(fieldOf(pdf, 'Title')).toBe('Orders & <returns>');
  expect(fieldOf(pdf, 'Subject')).toBe('Architecture diagram with 4 resources and 2 connections');
  expect([fieldOf(pdf, 'Author'), fieldOf(pdf, 'Keywords')]).toEqual(['groundplan', 'stamp']);
});

test('a page larger than readers accept has larger units', async () => {
  const page = pageOf(read(await written({ ...SMALL, width: 40_000, height: 3_000 })));
  expect(page).toContain('/MediaBox [0 0 10000 750] /UserUnit 3');
});

test('text can be extracted', async () => {
  const words = wordsOf(read(await written()));
  expect(words).toEqual(expect.arrayContaining(['Orders & <returns>', '3 resources', 'VPC main', 'HTTPS', '×3']));
});

test('text in a fallback font is drawn as outlines above invisible text', async () => {
  const font = readFallbackFont({ name: 'own.ttf', bytes: tinyFont({ characters: '订单אב' }) }, {});
  const layout = { ...SMALL, heading: { ...SMALL.heading!, title: line('订单 אב', 'title', 60) } };
  const { content, note } = await write(layout, { theme: 'light', scale: null, fonts: [font] });
  const pdf = read(content as Uint8Array);
  expect(note).toBeNull();
  expect(wordsOf(pdf)).toEqual(expect.arrayContaining(['订单 בא', '3 resources']));
  const page = [...pdf.objects.values()].find((each) => each.content?.includes('BT /F'))!.content!;
  expect(page.match(/3 Tr\nBT/g)).toHaveLength(1);
  expect(page).toContain('0 -700 l');
});

test('the bytes are the same in every run, without a date', async () => {
  const [first, second] = [await written(), await written()];
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
  expect(dictionaries(read(first)).join()).not.toMatch(/Date/);
});

test('a link is at the position of its element and leads to the PDF of the page', async () => {
  const pdf = read(await written(SMALL, LINKS));
  const links = dictionaries(pdf).filter((each) => each.includes('/Subtype /Link'));
  const targets = links.map((each) => textIn(/\/UF <(\w+)>/.exec(each)![1]!));
  expect(targets).toEqual(['shop.pdf', 'shop.vpc main.pdf']);
  const [left, low, right, high] = /\/Rect \[([^\]]*)\]/.exec(links[1]!)![1]!.split(' ').map(Number);
  const { x, y, width, height } = SMALL.boxes[0]!;
  expect([left! / 0.75, SMALL.height - high! / 0.75]).toEqual([x, y]);
  expect([right! / 0.75, SMALL.height - low! / 0.75]).toEqual([x + width, y + height]);
  expect(dictionaries(read(await written())).join()).not.toContain('/Link');
});

test('a translucent link with thousands of elements is written', () => {
  const dots = '<circle cx="5" cy="5" r="4"/>'.repeat(2200);
  const inside = `<a href="a.svg"><g opacity="0.5" stroke="#000000">${dots}</g></a>`;
  const pdf = read(pdfDocument(`<svg width="10" height="10">${inside}</svg>`, null));
  expect(dictionaries(pdf).join()).toContain('/Rect [0.75 0.75 6.75 6.75]');
  expect(dictionaries(pdf).join()).toContain('/BBox [-3 -3 13 13]');
});

/** All that is text of others. */
const picture = (text: string) => ({
  ...{ width: 600, height: 400, title: { x: 10, y: 20 }, edges: [] },
  heading: { title: line(text, 'title'), subtitle: line(text) },
  nodes: [node(`a${text}`, 40, 60, { lines: [line(text, 'title'), line(text, 'alert')], badge: text })],
  boxes: [box(`b${text}`, 20, 40, 200, 200, { title: line(text, 'title'), subtitle: line(text) })],
});

/** What a file may do besides being looked at. */
const ACTIVE = /\/(JS|JavaScript|Launch|OpenAction|AA|URI|EmbeddedFile|SubmitForm|RichMedia|XFA)\b/;
/** Of the words of a stream, those that are neither numbers, names, nor digits of text. */
const OPERATOR = /^(q|Q|cm|gs|rg|RG|cs|CS|scn|SCN|w|J|j|M|d|m|l|c|h|re|f\*?|S|W\*?|n|Do|sh|BT|ET|Tf|Tz|Tm|Tj)$/;

async function expectInert(text: string): Promise<void> {
  const pdf = read(await written(picture(text)));
  const { objects } = pdf;
  expect(dictionaries(pdf).join('\n')).not.toMatch(ACTIVE);
  for (const { dictionary, content } of objects.values()) {
    // Strings of PDF in brackets are this program's own.
    expect(dictionary.replace(/\((Adobe|Identity|UCS)\)/g, '')).not.toMatch(/[()]/);
    if (content === null || !/^\S+ .*cm$|^q$/m.test(content)) continue;
    const strange = content
      .split(/\s+/)
      .filter((word) => !/^[[\]]*-?[\d.]*[[\]]*$|^\/\w+$|^<\w*>$/.test(word) && !OPERATOR.test(word));
    expect(strange).toEqual([]);
  }
}

test('known tricks', async () => {
  for (const text of [
    ...HOSTILE,
    ') Tj /JS (app.alert(1)) (',
    '>> /OpenAction << /S /JavaScript >>',
    'endstream endobj',
  ])
    await expectInert(text);
});

test('any text', async () => {
  await fc.assert(fc.asyncProperty(hostileText(), expectInert), { numRuns: 20 });
});
