import { withLegend } from '../../../src/layout/legend.js';
import { svgDocument } from '../../../src/render/svg/index.js';
import { LIGHT } from '../../../src/render/theme.js';
import { parseXml } from '../../support/xml.js';
import { ICONS, SMALL } from '../small-layout.js';

const drawn = (layout: typeof SMALL) => parseXml(svgDocument(layout, ICONS, LIGHT));
const isEntry = ({ attributes }: { attributes: ReadonlyMap<string, string> }): boolean => attributes.has('data-legend');

test('a legend has a sample and a text for each entry', () => {
  const layout = withLegend(SMALL);
  const all = drawn(layout);
  const entries = all.filter(isEntry).map(({ attributes }) => attributes.get('data-legend'));
  expect(entries).toEqual(layout.legend?.map(({ sample }) => sample));
  expect(entries.length).toBeGreaterThan(0);
  const texts = all.map(({ text }) => text);
  for (const { words } of layout.legend ?? []) expect(texts).toContain(words.text);
});

test('the samples look like what they explain', () => {
  const dashesIn = (svg: string, from: string) => /stroke-dasharray="([^"]*)"/.exec(svg.slice(svg.indexOf(from)))?.[1];
  const svg = svgDocument(withLegend(SMALL), ICONS, LIGHT);
  expect(dashesIn(svg, 'data-legend="looked-up"')).toBe(dashesIn(svg, 'data-address="aws_subnet.a"'));
});

test('a layout without a legend has no entries', () => {
  expect(drawn(SMALL).some(isEntry)).toBe(false);
});
