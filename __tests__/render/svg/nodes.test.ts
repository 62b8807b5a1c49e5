import { drawNode } from '../../../src/render/svg/nodes.js';
import { LIGHT } from '../../../src/render/theme.js';
import { parseXml } from '../../support/xml.js';
import { node as placedNode } from '../small-layout.js';

/** Left and right end of the pill with a text. */
function pillOf(text: string, more: Parameters<typeof placedNode>[3]): readonly [number, number] {
  const all = parseXml(drawNode(placedNode('aws_lambda_function.a', 0, 0, more), LIGHT));
  const at = all.findIndex((element) => element.name === 'text' && element.text === text);
  const { attributes } = all.slice(0, at).findLast(({ name }) => name === 'rect')!;
  const x = Number(attributes.get('x'));
  return [x, x + Number(attributes.get('width'))];
}

const { iconX, iconSize } = placedNode('a', 0, 0).node;
const ICON = { left: iconX, middle: iconX + iconSize / 2, right: iconX + iconSize };

test('the count is on the right corner of the icon, the steps of flows on the left one', () => {
  const more = { badge: '×3', steps: '7' };
  expect(pillOf('×3', more)[1]).toBeGreaterThan(ICON.right);
  expect(pillOf('×3', more)[0]).toBeGreaterThan(ICON.middle);
  expect(pillOf('7', more)[0]).toBeLessThan(ICON.left);
  expect(pillOf('7', more)[1]).toBeLessThan(ICON.middle);
});

test('a node with a self-loop has its count on the left and its steps on the right', () => {
  const more = { badge: '×3', steps: '7', selfLoop: true };
  expect(pillOf('×3', more)[0]).toBeLessThan(ICON.left);
  expect(pillOf('×3', more)[1]).toBeLessThan(ICON.middle);
  expect(pillOf('7', more)[0]).toBeGreaterThan(ICON.middle);
});
