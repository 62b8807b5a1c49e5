import fc from 'fast-check';
import { groupColours } from '../../../src/catalog/boxes.js';
import {
  contrastOf,
  FILLED,
  hexColour,
  LINE_CONTRAST,
  legibleOn,
  mixOf,
  TEXT_CONTRAST,
} from '../../../src/platform/text/colours.js';
import { contrast, rgb } from '../../support/colours.js';

const COLOUR = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('colours are written in one way', () => {
  expect(['#ABC', '#a1B2c3', 'red', '#12', '#12345', 'x#123456'].map(hexColour)).toEqual([
    '#aabbcc',
    '#a1b2c3',
    null,
    null,
    null,
    null,
  ]);
});

test('mixtures', () => {
  expect(mixOf('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mixOf('#102030', '#ffffff', 0)).toBe('#102030');
});

test('contrast is that of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  fc.assert(fc.property(COLOUR, COLOUR, (a, b) => Math.abs(contrastOf(a, b) - contrast(rgb(a), rgb(b))) < 0.01));
});

test('a legible colour is legible, and unchanged if it was', () => {
  fc.assert(
    fc.property(COLOUR, COLOUR, (background, colour) => {
      const result = legibleOn(background, colour, TEXT_CONTRAST);
      expect(contrastOf(background, result)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      if (contrastOf(background, colour) >= TEXT_CONTRAST) expect(result).toBe(colour);
    }),
  );
});

test('a group in any colour has a readable title and border, and a fill on which captions can be read', () => {
  fc.assert(
    fc.property(COLOUR, fc.constantFrom('light', 'dark'), (colour, theme) => {
      const { fill, border, ink } = groupColours(colour, theme);
      expect(contrastOf(fill, ink)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      expect(contrastOf(fill, border)).toBeGreaterThanOrEqual(LINE_CONTRAST);
      const end = theme === 'light' ? '#000000' : '#ffffff';
      expect(contrastOf(fill, end)).toBeGreaterThanOrEqual(contrastOf(FILLED[theme], end));
    }),
  );
});
