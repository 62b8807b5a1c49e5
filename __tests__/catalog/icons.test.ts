import { readFileSync } from 'node:fs';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { ICON_SLUGS } from '../../src/catalog/slugs.js';
import { bundledIcons } from '../../src/render/svg/icons.js';
import { ICONS as bundled, FILES } from '../support/icons.js';

interface Icon {
  readonly viewBox: string;
  readonly body: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const ICONS: readonly (readonly [string, Icon])[] = Object.entries(bundled as unknown as Record<string, Icon>);

test('the bundle holds the icons that are named, no more, each file in order', () => {
  expect(ICONS.map(([slug]) => slug).sort()).toEqual([...ICON_SLUGS].sort());
  for (const file of FILES) expect(Object.keys(file)).toEqual(Object.keys(file).sort());
});

test('each slug is looked for in the file that has it', async () => {
  for (const [slug, icon] of ICONS) expect((await bundledIcons([slug]))[slug]).toEqual(icon);
  expect(Object.keys(await bundledIcons(['gcp-cloud-run']))).toHaveLength(Object.keys(FILES[2]).length);
});

test('no two icons share an id, and every reference has its target in the same icon', () => {
  const seen = new Set<string>();
  for (const [slug, { body }] of ICONS) {
    const ids = [...body.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id as string);
    const references = [...body.matchAll(/(?:href="|url\(["']?)#([^"')]+)/g)].map(([, id]) => id as string);
    expect(ids.filter((id) => seen.has(id) || !id.startsWith(slug))).toEqual([]);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
    for (const id of ids) seen.add(id);
  }
});

test.each([
  '<style',
  '<script',
  '<title',
  '<image',
  '<foreignObject',
  '<text',
  'class=',
  'currentColor',
  'href="http',
  'url(http',
  'data:',
  'onload',
  '\u200b',
])('no icon holds %j', (forbidden) => {
  const guilty = ICONS.filter(([, icon]) => (icon.body + JSON.stringify(icon.attributes)).includes(forbidden));
  expect(guilty.map(([slug]) => slug)).toEqual([]);
});

test('every icon has a viewBox with a size, a body that is whole, and presentation attributes only', () => {
  for (const [slug, { viewBox, body, attributes }] of ICONS) {
    const [, , width, height] = viewBox.split(' ').map(Number);
    expect([slug, (width as number) > 0 && (height as number) > 0]).toEqual([slug, true]);
    const opened = body.match(/<[a-zA-Z][^>]*[^/]>|<[a-zA-Z]>/g)?.length ?? 0;
    expect([slug, opened]).toEqual([slug, body.match(/<\//g)?.length ?? 0]);
    expect([
      slug,
      Object.keys(attributes).filter((name) => /^(id|class|style|width|height|xmlns|role|on)/.test(name)),
    ]).toEqual([slug, []]);
  }
});

test('no icon is blank on a white page', async () => {
  const across = 30;
  const [cell, width] = [20, across * 20];
  const height = Math.ceil(ICONS.length / across) * cell;
  const drawn = ICONS.map(([, { viewBox, body, attributes }], i) => {
    const root = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
    const place = `x="${(i % across) * cell}" y="${Math.floor(i / across) * cell}" width="${cell}" height="${cell}"`;
    return `<svg ${place} viewBox="${viewBox}" ${root.join(' ')}>${body}</svg>`;
  });
  await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn.join('')}</svg>`;
  const { pixels } = new Resvg(sheet, { background: '#ffffff' }).render();
  const inked = new Set<number>();
  for (let at = 0; at < pixels.length; at += 4) {
    if (Math.min(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!) > 0xe0) continue;
    inked.add(Math.floor(at / 4 / width / cell) * across + Math.floor(((at / 4) % width) / cell));
  }
  expect(ICONS.filter((_, i) => !inked.has(i)).map(([slug]) => slug)).toEqual([]);
});
