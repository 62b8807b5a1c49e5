import { widthOf } from '../../../src/platform/text/metrics.js';
import { drawBox } from '../../../src/render/svg/boxes.js';
import { LIGHT } from '../../../src/render/theme.js';
import { parseXml } from '../../support/xml.js';
import { line, box as placedBox } from '../small-layout.js';

const WHOLE = 'Resource group with-a-name-that-is-long-enough';
const title = {
  ...line('Resource group with…', 'title'),
  width: widthOf('Resource group with…', 12, 600),
  fullText: WHOLE,
};

const isText = ({ name }: { name: string }): boolean => name === 'text' || name === 'tspan';

const texts = (width: number, id = 'azurerm_resource_group.x', subtitle = line('westeurope')) => {
  const all = parseXml(drawBox(placedBox(id, 0, 0, width, 100, { title, subtitle }), LIGHT));
  return { words: all.filter(isText).map(({ text }) => text), all };
};

test('a title that the scene cut is whole if its box has room', () => {
  expect(texts(900).words).toEqual([WHOLE, 'westeurope']);
  expect(texts(240).words[0]).toBe('Resource group with…');
});

test.each([240, 260, 300, 340, 380, 420, 500])('title and subtitle stay inside a box of %i in any font', (width) => {
  const [first, second] = texts(width).all.filter(isText);
  const start = Number(first?.attributes.get('x'));
  const widths = [widthOf(first?.text as string, 12, 600), widthOf(second?.text as string, 12, 400)] as const;
  if (second?.name === 'tspan') {
    const gap = Number(second.attributes.get('dx'));
    expect(start + widths[0] * 1.27 + gap + widths[1] * 1.17).toBeLessThanOrEqual(width);
    return;
  }
  const [firstLength, secondLength] = [first, second].map((span) => Number(span?.attributes.get('textLength')));
  const secondStart = Number(second?.attributes.get('x'));
  expect(firstLength).toBeCloseTo(widths[0], 0);
  expect(secondStart).toBeGreaterThan(start + (firstLength as number));
  expect(secondStart + (secondLength as number)).toBeLessThanOrEqual(width);
});

test('title and subtitle are one text, unless a wide font could exceed the box', () => {
  const names = (width: number) =>
    texts(width)
      .all.filter(isText)
      .map(({ name }) => name);
  expect(names(900)).toEqual(['text', 'tspan']);
  expect(names(240)).toEqual(['text', 'text']);
});

test('the tooltip has the whole title and the address, but no synthetic id', () => {
  const tooltip = (id: string) => texts(240, id).all.find(({ name }) => name === 'title')?.text;
  expect(tooltip('azurerm_resource_group.x')).toBe(`${WHOLE} westeurope\nazurerm_resource_group.x`);
  expect(tooltip('module:|module.x')).toBe(`${WHOLE} westeurope`);
});

test('the tooltip of a changed box has the change once, and its detail in the heading', () => {
  const more = { subtitle: line('10.0.0.0/16, renamed', 'change'), changeWords: ['renamed'] };
  const tooltip = (plainSubtitle: ReturnType<typeof line> | null) =>
    parseXml(drawBox(placedBox('aws_vpc.x', 0, 0, 300, 100, { title, ...more, plainSubtitle }), LIGHT)).find(
      ({ name }) => name === 'title',
    )?.text;
  expect(tooltip(line('10.0.0.0/16'))).toBe(`${WHOLE} 10.0.0.0/16\nrenamed\naws_vpc.x`);
  expect(tooltip(null)).toBe(`${WHOLE}\nrenamed\naws_vpc.x`);
});

test('a subtitle below its title has its own line and is not cut', () => {
  const ranges = '10.0.20.0/24, 10.0.21.0/24';
  const subtitle = { ...line(ranges), width: widthOf(ranges, 12, 400) };
  const all = parseXml(
    drawBox(placedBox('aws_subnet.x', 0, 0, 220, 100, { title: line('Subnet'), subtitle, subtitleBelow: true }), LIGHT),
  );
  const [first, second] = all.filter(isText);
  expect([first?.text, second?.text]).toEqual(['Subnet', ranges]);
  expect(second?.attributes.get('x')).toBe(first?.attributes.get('x'));
  expect(Number(second?.attributes.get('y')) - Number(first?.attributes.get('y'))).toBe(14);
});
