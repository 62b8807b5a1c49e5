import { svgDocument } from '../../../src/render/svg/index.js';
import { darkStyle, paintAttributes } from '../../../src/render/svg/notation.js';
import { AUTO, DARK, LIGHT, themeByName } from '../../../src/render/theme.js';
import type { ThemeName } from '../../../src/render/writer.js';
import { choicesOf } from '../../support/options.js';
import { parseXml } from '../../support/xml.js';
import { ICONS, node, SMALL } from '../small-layout.js';

const pictures = { ...SMALL, nodes: [...SMALL.nodes, node('github_repository.x', 40, 200, { icon: 'github' })] };
const drawn = (theme: typeof LIGHT) => parseXml(svgDocument(pictures, ICONS, theme));

test('an element with one colour is painted by attributes only', () => {
  expect(paintAttributes({ fill: { value: '#FFF' }, stroke: { value: 'none' } })).toBe(' fill="#FFF" stroke="none"');
  expect(darkStyle(['<a fill="#FFF"/>'])).toBe('');
});

test('an element with a dark colour has a class, and the style has its rule', () => {
  const markup = paintAttributes({ fill: { value: '#FFF', dark: '#0D1117' }, stroke: { value: '#000', dark: 'none' } });
  expect(markup).toBe(' fill="#FFF" stroke="#000" class="fill-0d1117 stroke-none"');
  expect(darkStyle([markup, markup])).toBe(
    '<style>@media (prefers-color-scheme:dark){.fill-0d1117{fill:#0d1117}.stroke-none{stroke:none}}</style>',
  );
});

test.each(choicesOf<ThemeName>('theme').filter((name) => name !== 'auto'))('%s needs no style', (name) => {
  const names = drawn(themeByName(name)).map((element) => element.name);
  expect(names).not.toContain('style');
});

const LOOK = ['fill', 'stroke', 'x', 'y', 'd', 'opacity', 'font-size'];
const look = ({ name, attributes }: { name: string; attributes: ReadonlyMap<string, string> }) => [
  name,
  ...LOOK.map((attribute) => attributes.get(attribute)?.toLowerCase()),
];

test('auto without its style is light', () => {
  const isPlate = ({ attributes }: { attributes: ReadonlyMap<string, string> }) =>
    attributes.get('class') === 'fill-f2f4f7';
  const auto = drawn(AUTO).filter((element) => element.name !== 'style' && !isPlate(element));
  expect(auto.map(look)).toEqual(drawn(LIGHT).map(look));
});

test('auto on a dark system is dark', () => {
  const all = drawn(AUTO);
  const styles = all.filter(({ name }) => name === 'style');
  expect(styles).toHaveLength(1);
  const rules = new Map(
    [...(styles[0]?.text ?? '').matchAll(/\.([\w-]+)\{(\w+):(#?\w+)\}/g)].map(([, name, part, value]) => [
      name,
      [part, value] as const,
    ]),
  );
  const dark = all
    .filter(({ name }) => name !== 'style')
    .map(({ name, attributes }) => {
      const own = new Map(attributes);
      for (const each of attributes.get('class')?.split(' ') ?? []) {
        const [part, value] = rules.get(each) as readonly [string, string];
        own.set(part, value);
      }
      return look({ name, attributes: own });
    });
  expect(dark).toEqual(drawn(DARK).map(look));
});

test('only icons that are dark all over have a plate', () => {
  const plates = drawn(DARK).filter(({ attributes }) => attributes.get('fill') === DARK.plate?.value);
  expect(plates).toHaveLength(1);
});
