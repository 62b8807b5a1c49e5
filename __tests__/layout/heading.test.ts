import { placeHeading } from '../../src/layout/heading.js';
import { arrangeNested } from '../../src/layout/nested/index.js';
import { heading } from '../../src/layout/scene/index.js';
import { scene, sceneNode } from '../support/scenes.js';

const LONG = 'rules-for-network-security-groups-without-inbound-traffic-infra';
const words = (title: string, note = '10 removed by shop.yml') =>
  heading({ title, subtitle: '', note, items: [], edges: [], flows: [] });

test('a short title has its subtitle beside it, and the picture is as wide as its content', () => {
  const placed = placeHeading(words('shop'), 900);
  expect(placed).toMatchObject({ title: { x: 24, y: 36 }, width: 900, height: 40 });
  expect(placed.subtitle).toBeUndefined();
  expect(placed.heading).toEqual(words('shop'));
});

test('a small picture is made wider for a heading that fits a little more', () => {
  const { width, subtitle } = placeHeading(words('shop'), 100);
  expect(width).toBeGreaterThan(200);
  expect(width).toBeLessThan(300);
  expect(subtitle).toBeUndefined();
});

test('a title that leaves no room beside it has its subtitle below, and is not cut for it', () => {
  const placed = placeHeading(words('a-title-of-some-forty-letters-in-all'), 480);
  expect(placed).toMatchObject({ subtitle: { x: 24, y: 56 }, width: 480, height: 58 });
  expect(placed.heading.title?.fullText).toBeUndefined();
});

test('a title that is a little too long makes its picture a little wider', () => {
  const { width, heading: placed } = placeHeading(words('a-title-of-some-fifty-letters-and-no-more-than-that'), 100);
  expect(width).toBe(placed.title!.width + 48);
  expect(width).toBeGreaterThan(480);
  expect(placed.broken).toBeUndefined();
});

test.each([
  [100, 480],
  [500, 500],
])('of a picture of %d pixels, a long title is two lines of a picture of %d', (content, least) => {
  const { width, height, subtitle, heading: placed } = placeHeading(words(LONG), content);
  expect(width).toBeLessThanOrEqual(least);
  expect(placed.title!.text).toBe(LONG);
  expect(placed.broken!.map(({ text }) => text).join('')).toBe(LONG);
  expect(placed.broken).toHaveLength(2);
  for (const line of placed.broken!) expect(line.width).toBeLessThanOrEqual(width - 48);
  expect({ height, subtitle }).toEqual({ height: 82, subtitle: { x: 24, y: 80 } });
});

test('a longer one makes its picture as wide as two lines of it', () => {
  const { width, heading: placed } = placeHeading(words(`${LONG}/${LONG}`), 100);
  expect(placed.broken!.map(({ text }) => text).join('')).toBe(`${LONG}/${LONG}`);
  expect(width).toBeLessThan(1000);
});

test('one that is no name any more is cut, and knows the whole of it', () => {
  const { width, heading: placed } = placeHeading(words(LONG.repeat(9)), 100);
  expect(width).toBeLessThanOrEqual(948);
  expect(placed.title!.fullText).toBe(LONG.repeat(9));
  expect(placed.broken![1]!.text).toMatch(/…$/);
});

test('so is a subtitle that is longer than that', () => {
  const { width, heading: placed } = placeHeading(words('shop', `10 resources, 3 removed by ${LONG}${LONG}`), 300);
  expect(width).toBeLessThanOrEqual(480);
  expect(placed.subtitle!.text).toMatch(/…$/);
});

test('without a title there is none, and no room for it', () => {
  expect(placeHeading(words(''), 300)).toMatchObject({ title: null, width: 300, height: 0 });
});

test('the nested layout starts below both lines', () => {
  const one = scene([sceneNode('a', null)]);
  const bare = arrangeNested(one);
  const titled = arrangeNested({ ...one, ...words(LONG) });
  expect(titled.width).toBeLessThanOrEqual(480);
  expect(titled.nodes[0]!.y).toBe(bare.nodes[0]!.y + 82);
  expect(titled.height).toBe(bare.height + 82);
});
