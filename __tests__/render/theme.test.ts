import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { BOXES, boxFactsOf } from '../../src/catalog/boxes.js';
import { DARK_MARKS } from '../../src/render/svg/icons.js';
import { DARK, LIGHT, type Theme } from '../../src/render/theme.js';
import { contrast, luminance, rgb } from '../support/colours.js';
import { ICONS as icons } from '../support/icons.js';
import { ROOT } from '../support/root.js';

const BOX_STYLES = [...BOXES.keys()];

const READABLE = 4.5;
const THEMES = [
  ['light', LIGHT],
  ['dark', DARK],
] as const;

const fillsOf = (theme: Theme): string[] => [
  theme.background.value,
  ...BOX_STYLES.map((style) => theme.box(boxFactsOf(style)).fill.value).filter((fill) => fill !== 'none'),
];

const poor = (inks: readonly string[], grounds: readonly string[]): string[] =>
  inks.flatMap((ink) =>
    grounds.flatMap((ground) => (contrast(rgb(ink), rgb(ground)) < READABLE ? `${ink} on ${ground}` : [])),
  );

test.each(THEMES)('every text can be read on every ground that it may lie on: %s', (_, theme) => {
  const captions = Object.values(theme.caption).map(({ fill }) => fill.value);
  expect(poor(captions, fillsOf(theme))).toEqual([]);
  const onPaper = [theme.heading, theme.subheading, theme.edgeLabel, theme.legend].map(({ fill }) => fill.value);
  expect(poor(onPaper, [theme.background.value, theme.halo.value])).toEqual([]);
  expect(poor([theme.badge.fill.value], [theme.badgeFill.value])).toEqual([]);
});

test.each(THEMES)('the title of every box can be read: %s', (_, theme) => {
  for (const style of BOX_STYLES) {
    const facts = boxFactsOf(style);
    const { fill, ink } = theme.box(facts);
    const around = BOX_STYLES.filter((other) => boxFactsOf(other).rank < facts.rank)
      .map((other) => theme.box(boxFactsOf(other)).fill.value)
      .filter((other) => other !== 'none');
    const grounds = fill.value === 'none' ? [theme.background.value, ...around] : [fill.value];
    expect({ style, poor: poor([ink.value], grounds) }).toEqual({ style, poor: [] });
  }
});

test.each(THEMES)('borders and lines can be seen: %s', (_, theme) => {
  const lines = [theme.line, theme.head, theme.lookedUp].map(({ value }) => value);
  for (const line of lines) expect(contrast(rgb(line), rgb(theme.background.value))).toBeGreaterThan(3);
});

/** Of what an icon paints, the share that can be told from the dark background. */
function visibleShare(icon: (typeof icons)[keyof typeof icons]): number {
  const attributes = Object.entries(icon.attributes).map(([name, value]) => ` ${name}="${value}"`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><symbol id="i" viewBox="${icon.viewBox}"${attributes.join('')}>${icon.body}</symbol><use href="#i" width="48" height="48"/></svg>`;
  const { pixels } = new Resvg(svg).render();
  const ground = luminance(rgb(DARK.background.value));
  let [painted, visible] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] as number) < 230) continue;
    painted++;
    const light = luminance([pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number]);
    if ((light + 0.05) / (ground + 0.05) >= 2.5) visible++;
  }
  return visible / painted;
}

/** A dark tile with a white mark, flush in a corner that its border shows. */
const DARK_TILES = ['aws-group-aws-cloud'];

test('only icons that are dark all over need a plate', async () => {
  await initWasm(readFileSync(join(ROOT, 'node_modules/@resvg/resvg-wasm/index_bg.wasm')));
  const dark = Object.entries(icons)
    .filter(([slug, icon]) => !slug.startsWith('tabler-') && visibleShare(icon as never) < 0.4)
    .map(([slug]) => slug);
  expect(dark.filter((slug) => !DARK_TILES.includes(slug))).toEqual([...DARK_MARKS].sort());
});
