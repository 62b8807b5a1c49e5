import { box } from '../../../src/draw/svg/boxes.js';
import { LIGHT } from '../../../src/draw/theme.js';
import { widthOf } from '../../../src/text/metrics.js';
import { parseXml } from '../../support/xml.js';
import { line, box as placedBox } from '../small-layout.js';

const WHOLE = 'Resource group with-a-name-that-is-long-enough';
const title = {
  ...line('Resource group with…', 'title'),
  width: widthOf('Resource group with…', 12, 600),
  whole: WHOLE,
};

const texts = (width: number, id = 'azurerm_resource_group.x', subtitle = line('westeurope')) => {
  const all = parseXml(box(placedBox(id, 0, 0, width, 100, { title, subtitle }), LIGHT));
  return { words: all.filter(({ name }) => name === 'text').map(({ text }) => text), all };
};

test('a title that was cut is whole where its box has room for it', () => {
  expect(texts(900).words).toEqual([WHOLE, 'westeurope']);
  expect(texts(240).words[0]).toBe('Resource group with…');
});

test.each([240, 260, 300, 340, 380, 420, 500])('title and subtitle stay inside a box of %i', (width) => {
  const { words, all } = texts(width);
  const ends = all
    .filter(({ name }) => name === 'text')
    .map(({ attributes }, i) => Number(attributes.get('x')) + widthOf(words[i] as string, 12, i === 0 ? 600 : 400));
  for (const end of ends) expect(end).toBeLessThanOrEqual(width);
  expect(Number(all.filter(({ name }) => name === 'text')[1]?.attributes.get('x'))).toBeGreaterThan(ends[0] as number);
});

test('the tooltip has the whole title and the address, but not the id of what has none', () => {
  const tooltip = (id: string) => texts(240, id).all.find(({ name }) => name === 'title')?.text;
  expect(tooltip('azurerm_resource_group.x')).toBe(`${WHOLE} westeurope\nazurerm_resource_group.x`);
  expect(tooltip('module:|module.x')).toBe(`${WHOLE} westeurope`);
});
