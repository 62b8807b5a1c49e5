import { placeHeading } from '../../src/arrange/heading.js';
import { arrangeNested } from '../../src/arrange/nested/index.js';
import { heading } from '../../src/arrange/scene/heading.js';
import { scene, sceneNode } from '../support/scenes.js';

const LONG = 'rules-for-network-security-groups-without-inbound-traffic-infra';
const words = (title: string, subtitle = '10 resources, 5 drawn') =>
  heading({ title, subtitle, items: [], edges: [], flows: [] });

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
  expect(placed.heading.title?.whole).toBeUndefined();
});

test.each([
  [100, 480],
  [600, 600],
])('of a picture of %d pixels, a long title is cut at %d, and knows the whole of it', (content, least) => {
  const { width, heading: placed } = placeHeading(words(LONG), content);
  expect(width).toBeLessThanOrEqual(least);
  expect(placed.title).toMatchObject({ whole: LONG, text: expect.stringMatching(/^rules-for-.*…$/) });
  expect(placed.title!.width).toBeLessThanOrEqual(width - 48);
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
  expect(titled.nodes[0]!.y).toBe(bare.nodes[0]!.y + 58);
  expect(titled.height).toBe(bare.height + 58);
});
