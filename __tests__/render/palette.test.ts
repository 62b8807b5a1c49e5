/** Recomputes how well the colours of changes can be told apart. */
import { BOXES, boxFactsOf } from '../../src/catalog/boxes.js';
import { DARK, LIGHT, type Theme } from '../../src/render/theme.js';
import { contrast, difference, EYES, lab, rgb } from '../support/colours.js';

const THEMES = [
  ['light', LIGHT],
  ['dark', DARK],
] as const;

/** The four that most pictures have. */
const FOUR = ['create', 'update', 'delete', 'replace'] as const;

/** Smallest difference of any two, for each kind of eyes. */
function table(colours: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    Object.entries(EYES).map(([name, eyes]) => {
      const seen = colours.map((colour) => lab(rgb(colour), eyes));
      const pairs = seen.flatMap((one, i) => seen.slice(0, i).map((other) => difference(one, other)));
      return [name, Math.min(...pairs)];
    }),
  );
}

test('the difference is CIEDE2000, and is smaller for dichromats', () => {
  expect(difference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(difference([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
  expect(difference([6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286])).toBeCloseTo(0.6377, 4);
  const traffic = table(['#1A7F37', '#CF222E', '#9A6700', '#8250DF']);
  expect(traffic.normal).toBeCloseTo(31.3, 1);
  expect(traffic.deutan).toBeCloseTo(3, 1);
});

test.each(THEMES)('any two of the four are told apart by all eyes: %s', (_, theme) => {
  const found = table(FOUR.map((change) => theme.changes[change].mark.value));
  expect(Object.entries(found).filter(([, least]) => least < 12)).toEqual([]);
});

const paintsIn = (theme: Theme) => ({ ...theme.changes, opened: theme.opened });

test.each(THEMES)(
  'what is opened to outside is told apart from each of them by all eyes, and is red: %s',
  (_, theme) => {
    const own = theme.opened.mark.value;
    const least = FOUR.map((change) => [
      change,
      Math.min(...Object.values(table([own, theme.changes[change].mark.value]))),
    ]);
    expect(least.filter(([, difference]) => (difference as number) < 13)).toEqual([]);
    const [red, green, blue] = rgb(own);
    expect(red - Math.max(green, blue)).toBeGreaterThan(100);
  },
);

const groundsOf = (theme: Theme): string[] =>
  [theme.background.value, ...[...BOXES.keys()].map((style) => theme.box(boxFactsOf(style)).fill.value)].filter(
    (fill) => fill !== 'none',
  );

test.each(THEMES)('every mark is seen on every ground, and every sign on its mark: %s', (_, theme) => {
  for (const [change, { mark, sign }] of Object.entries(paintsIn(theme))) {
    const poor = groundsOf(theme).filter((ground) => contrast(rgb(mark.value), rgb(ground)) < 3);
    expect({ change, poor }).toEqual({ change, poor: [] });
    // The disc of what is no longer managed is hollow.
    const under = change === 'forget' ? theme.background : mark;
    expect([change, contrast(rgb(sign.value), rgb(under.value)) >= 4.5]).toEqual([change, true]);
  }
});

test.each(THEMES)('captions of what does not change can be read: %s', (_, theme) => {
  const poor = groundsOf(theme).filter((ground) => contrast(rgb(theme.faded.value), rgb(ground)) < 4.5);
  expect(poor).toEqual([]);
  expect(contrast(rgb(theme.badge.fill.value), rgb(theme.faded.value))).toBeGreaterThanOrEqual(4.5);
});
