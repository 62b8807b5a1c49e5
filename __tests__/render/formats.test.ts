/** The table of formats: each row is true, and nothing else names a format. */
import { ENDINGS } from '../../src/action/drawing/files.js';
import { chooseTargets } from '../../src/cli/targets.js';
import { drawAll } from '../../src/diagram/draw.js';
import { createGraph, createNode } from '../../src/graph/create.js';
import { present } from '../../src/labels/index.js';
import { OPTIONS } from '../../src/options.js';
import { FILE_KINDS } from '../../src/pull-request/model.js';
import { FORMAT_DEFAULT, FORMAT_NAMES, formatOfExtension, formatRow } from '../../src/render/formats.js';
import { filesBelow, withoutComments } from '../support/files.js';
import { optionsOfDraw } from '../support/options.js';

const PRESENTATION = present(createGraph({ nodes: [createNode({ address: 'aws_instance.web' })], edges: [] }), {
  modules: 'auto',
});
const DRAWING = { formats: FORMAT_NAMES, themes: ['light', 'dark'], scale: null, layout: 'nested' } as const;

test('each extension belongs to one format', () => {
  expect(FORMAT_NAMES.map((name) => formatOfExtension(formatRow(name).extension))).toEqual(FORMAT_NAMES);
});

test('each format is written as bytes or text, per theme if it has colours, and the same in every run', async () => {
  const pictures = await drawAll(PRESENTATION, DRAWING);
  for (const name of FORMAT_NAMES) {
    const row = formatRow(name);
    const own = pictures.filter(({ format }) => format === name);
    expect(own.map(({ theme }) => theme)).toEqual(row.needs === 'layout' ? ['light', 'dark'] : ['light']);
    for (const { content } of own) {
      expect(typeof content).toBe(row.isBinary ? 'object' : 'string');
      expect(content.length).toBeGreaterThan(0);
    }
  }
  expect(await drawAll(PRESENTATION, DRAWING)).toEqual(pictures);
});

/** Where each format writes the title of a box. */
const TITLES: Readonly<Record<string, RegExp>> = {
  svg: />Security<\/text>/,
  html: />Security<\/text>/,
  mermaid: /Security/,
  drawio: /(?:value|label)="(?:&lt;b&gt;)?Security/,
  excalidraw: /"text":\s?"Security"/,
  structurizr: /Security/,
};

test('no format draws a bare box', async () => {
  const keys = (count: number) =>
    Array.from({ length: count }, (_, i) => createNode({ address: `aws_kms_key.key${i}` }));
  const written = async (count: number) => {
    const nodes = [createNode({ address: 'aws_instance.web' }), ...keys(count)];
    const pictures = await drawAll(present(createGraph({ nodes, edges: [] }), { modules: 'auto' }), DRAWING);
    return new Map(pictures.map(({ format, content }) => [format, content]));
  };
  const [one, two] = [await written(1), await written(2)];
  for (const [format, title] of Object.entries(TITLES)) {
    expect([format, title.test(String(two.get(format as never)))]).toEqual([format, true]);
    expect([format, title.test(String(one.get(format as never)))]).toEqual([format, false]);
    expect(String(one.get(format as never))).toContain('key0');
  }
});

test.each(FORMAT_NAMES)('%s: the option, the file, its extension and the files of the action know it', (name) => {
  const { extension } = formatRow(name);
  expect(OPTIONS.find((row) => row.name === 'format')).toMatchObject({ choices: expect.arrayContaining([name]) });
  const target = (written: Record<string, unknown>) => chooseTargets(optionsOfDraw(written));
  expect(target({ format: name })).toEqual([{ format: name, path: `architecture.${extension}` }]);
  expect(target({ outfile: `a.b.${extension}` })).toEqual([{ format: name, path: `a.b.${extension}` }]);
  expect(FILE_KINDS).toContain(name);
  expect(ENDINGS[name]).toBe(`.${extension}`);
});

test('the default format is one of the formats', () => {
  expect(chooseTargets(optionsOfDraw({}))).toMatchObject([{ format: FORMAT_DEFAULT }]);
});

test('the command line and the pipeline name no format, but read the table', () => {
  const named = filesBelow('src', '.ts').filter(
    ({ path, text }) =>
      /^src\/(cli|diagram|diagram\.ts|options\.ts)/.test(path) &&
      /(?<![-\w])'(svg|png|html|mermaid|mmd)'/.test(withoutComments(text)),
  );
  expect(named.map(({ path }) => path)).toEqual([]);
});
