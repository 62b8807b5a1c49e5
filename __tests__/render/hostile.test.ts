/**
 * One graph with only untrusted strings, in every format, read by the program that the format is for where that is at
 * hand: nothing runs, nothing is asked for, no text is more than a text, and none is lost.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawAll } from '../../src/diagram/draw.js';
import { present } from '../../src/labels/index.js';
import type { Presentation } from '../../src/labels/model.js';
import { FORMAT_NAMES, type Format, formatRow } from '../../src/render/formats.js';
import { type Browser, openBrowser, type Tab } from '../support/browser.js';
import { ALARM, hostileGraph, PLAIN } from '../support/hostile-graph.js';
import { newTemporary } from '../support/temporary.js';
import { has } from '../support/tools.js';
import { foreignCells, normalised, read as readDrawio } from './drawio/support.js';
import { expectSound } from './excalidraw/support.js';
import { read as readStructurizr } from './structurizr/support.js';

const LOOK = { width: 1200, height: 900 };

let files: ReadonlyMap<Format, string>;
let said: Presentation;
let browser: Browser | null = null;

beforeAll(async () => {
  const folder = newTemporary('groundplan-hostile-');
  said = present(hostileGraph(), { modules: 'auto' });
  const pictures = await drawAll(said, { formats: FORMAT_NAMES, themes: ['light'], scale: 0.1 });
  files = new Map(
    pictures.map(({ format, content }) => {
      const path = join(folder, `picture.${formatRow(format).extension}`);
      writeFileSync(path, content);
      return [format, path];
    }),
  );
  if (has('chromium')) browser = await openBrowser();
});
afterAll(() => browser?.close());

const textOf = (format: Format): string => readFileSync(files.get(format)!, 'utf8');

/** What has run or could, in the page that is open. @param scripts how many the file has of its own */
const alive = (tab: Tab, scripts: number): Promise<string[]> =>
  tab.run(`[...document.querySelectorAll('script')].slice(${scripts})
    .concat([...document.querySelectorAll('iframe, object, embed, form, img, image, a, link, meta[http-equiv=refresh], base, audio, video, foreignObject, animate, set, b')])
    .map(({ outerHTML }) => outerHTML)
    .concat([...document.querySelectorAll('*')].flatMap((each) => [...each.attributes].map(({ name }) => name)).filter((name) => /^on/i.test(name)))
    .concat(typeof ${ALARM} === 'undefined' ? [] : ['a script has run'])`);

const lost = (text: string): string[] =>
  PLAIN.filter((plain) => !text.includes(plain)).map((plain) => `lost: ${plain}`);

/** As a browser shows it. */
async function shown(format: Format, scripts: number): Promise<readonly string[]> {
  if (browser === null) return [];
  const { tab } = browser;
  await tab.open(files.get(format)!, LOOK);
  const words = await tab.run<string>(`document.documentElement.textContent`);
  return [...tab.complaints, ...(await alive(tab, scripts)), ...lost(words)];
}

/** What each format's reader has to complain of. */
const READERS: Readonly<Record<Format, () => Promise<readonly string[]>>> = {
  svg: () => shown('svg', 0),
  html: () => shown('html', 3),

  /** Of points, a size, and their end: there is no place for words. */
  async png() {
    const bytes = readFileSync(files.get('png')!);
    const parts: string[] = [];
    for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at))
      parts.push(bytes.toString('latin1', at + 4, at + 8));
    return parts.filter((part) => !['IHDR', 'IDAT', 'IEND'].includes(part));
  },

  async pdf() {
    const path = files.get('pdf')!;
    const faults: string[] = [];
    if (has('qpdf')) {
      execFileSync('qpdf', ['--check', path]);
      const plain = execFileSync('qpdf', ['--qdf', path, '-'], { maxBuffer: 1e9 }).toString('latin1');
      faults.push(
        ...(plain.match(/\/(JS|JavaScript|Launch|OpenAction|AA|URI|EmbeddedFile|SubmitForm|RichMedia|XFA)\b/g) ?? []),
      );
    }
    return has('poppler')
      ? [...faults, ...lost(execFileSync('pdftotext', ['-raw', path, '-'], { encoding: 'utf8' }))]
      : faults;
  },

  async drawio() {
    const xml = textOf('drawio');
    const { cells } = readDrawio(xml);
    const own = /<br>|<span style="[-\w#:;. ]*">|<\/span>|&nbsp;/g;
    const labels = [...cells.values()].map(({ label }) => label);
    expect(await normalised(xml)).toEqual({ xml, changed: 0 });
    expect(Object.keys(await foreignCells(xml)).sort()).toEqual([...cells.keys()].sort());
    return [
      ...labels.filter((label) => /[<>]/.test(label.replace(own, ''))),
      ...[...cells.values()].flatMap(({ data }) =>
        [...data.keys()].filter((name) => /^(link|tooltip|placeholders)$/.test(name)),
      ),
      ...lost(labels.join('\n').replaceAll('&lt;', '<').replaceAll('&gt;', '>')),
    ];
  },

  async excalidraw() {
    const file = JSON.parse(textOf('excalidraw'));
    expectSound(file);
    const texts = (file.elements as { text?: string }[]).map(({ text = '' }) => text);
    return [...texts.filter((text) => /[\p{Cc}\p{Cs}\p{Cf}]/u.test(text)), ...lost(texts.join('\n'))];
  },

  async mermaid() {
    if (browser === null) return [];
    const { tab } = browser;
    const page = join(newTemporary('groundplan-mermaid-'), 'page.html');
    writeFileSync(
      page,
      `<!doctype html><meta charset="utf-8"><script>${readFileSync(require.resolve('mermaid-11/dist/mermaid.min.js'), 'utf8')}</script><div id="here"></div>`,
    );
    await tab.open(page, LOOK);
    await tab.run(
      `mermaid.render('x', ${JSON.stringify(textOf('mermaid'))}).then(({ svg }) => { here.innerHTML = svg; })`,
    );
    const drawn = await alive(tab, 1);
    const words = await tab.run<string>(`here.textContent`);
    return [...tab.complaints, ...drawn.filter((each) => !each.startsWith('<foreignObject')), ...lost(words)];
  },

  async structurizr() {
    const { elements, relations } = readStructurizr(textOf('structurizr'));
    const ways = said.edges.reduce((sum, { twoWay }) => sum + (twoWay ? 2 : 1), 0);
    const items = said.items.filter((item) => item.kind === 'node' || item.bare !== true);
    expect([elements.size, relations.length]).toEqual([items.length, ways]);
    return lost([...elements.values()].map(({ name }) => name).join('\n'));
  },
};

test.each(FORMAT_NAMES)('%s', async (format) => {
  expect(await READERS[format]()).toEqual([]);
});
