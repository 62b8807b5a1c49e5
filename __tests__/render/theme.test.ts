import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { BOXES, boxFactsOf } from '../../src/catalog/boxes.js';
import { DARK_MARKS } from '../../src/render/svg/icons.js';
import { DARK, LIGHT, type Theme, themeByName } from '../../src/render/theme.js';
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

test('texts and lines in the colours of a brand can be read and seen', () => {
  const colours = ['#fff8e1', '#f0f4f8', '#f2f2f2'];
  for (const background of colours) {
    const theme = themeByName('light', { light: { background, line: '#767676' }, dark: {}, font: null });
    const texts = [...Object.values(theme.caption), theme.heading, theme.subheading, theme.edgeLabel, theme.legend];
    expect(
      poor(
        texts.map(({ fill }) => fill.value),
        fillsOf(theme),
      ),
    ).toEqual([]);
    expect(theme.line.value).toBe('#767676');
    for (const style of BOX_STYLES) {
      const { fill, ink } = theme.box(boxFactsOf(style));
      expect(poor([ink.value], [fill.value === 'none' ? background : fill.value])).toEqual([]);
    }
    for (const { mark } of Object.values(theme.changes))
      expect(contrast(rgb(mark.value), rgb(background))).toBeGreaterThanOrEqual(3);
  }
  const branded = { text: '#1b2a41', accent: '#8a3ffc' };
  const theme = themeByName('dark', {
    light: {},
    dark: { background: '#000814', text: '#9bb7ff', accent: '#ffd166' },
    font: 'Acme',
  });
  expect(
    poor(
      Object.values(theme.caption).map(({ fill }) => fill.value),
      fillsOf(theme),
    ),
  ).toEqual([]);
  expect(poor([theme.step.fill.value], [theme.stepFill.value])).toEqual([]);
  expect(theme.fonts).toMatch(/^'Acme',Inter/);
  const light = themeByName('light', { light: branded, dark: {}, font: null });
  expect([light.heading.fill.value, light.badgeFill.value]).toEqual([branded.text, branded.accent]);
  expect(poor([light.badge.fill.value], [light.badgeFill.value])).toEqual([]);
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
