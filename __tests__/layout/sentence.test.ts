import { placeHeading } from '../../src/layout/heading.js';
import { heading } from '../../src/layout/scene/index.js';

const place = (sentence: string | undefined, width: number, title = 'Changes') => {
  const words = { title, subtitle: '12 resources', items: [], edges: [], flows: [] };
  return placeHeading(heading({ ...words, ...(sentence !== undefined && { sentence }) }), width);
};
const SHORT = 'Adds the queue jobs.';
const LONG = `Adds the queue ${'jobs and the queue '.repeat(20)}.`;
const ENDLESS = `Adds the queue ${'jobs and the queue '.repeat(60)}.`;

test('a sentence stands under the title, in one line where there is room', () => {
  const without = place(undefined, 800);
  const placed = place(SHORT, 800);
  expect(placed.heading.sentence?.lines.map(({ text }) => text)).toEqual([SHORT]);
  expect(placed.heading.sentence?.y).toBeGreaterThan(placed.title!.y);
  expect(placed.height).toBeGreaterThan(without.height);
  expect(placed.heading.sentence?.y).toBeLessThan(24 + placed.height);
  expect(placed.width).toBe(without.width);
});

test('a long one makes a small picture wider and is not cut before a danger', () => {
  const { heading: said } = place(LONG, 200);
  expect(said.sentence?.lines.length).toBeGreaterThan(2);
  expect(said.sentence?.lines.some(({ fullText }) => fullText !== undefined)).toBe(false);
});

test('an endless one has six lines, and says in whole what is cut', () => {
  const { width, heading: said } = place(ENDLESS, 200);
  expect(said.sentence?.lines.length).toBe(6);
  expect(width).toBeGreaterThan(480);
  expect(width).toBeLessThan(800);
  expect(said.sentence?.lines.at(-1)?.fullText).toBe(ENDLESS);
});

test('without a title there is none', () => {
  expect(place(SHORT, 800, '').heading.sentence).toBeUndefined();
});

test('the whole sentence is kept beside its lines, which may break inside a name', () => {
  const text = `Resizes the server from GP_Standard_D2s_v3 to GP_Standard_D8s_v3, ${'and turns on its high availability '.repeat(3)}`;
  expect(place(text, 400).heading.sentence?.text).toBe(text);
});
