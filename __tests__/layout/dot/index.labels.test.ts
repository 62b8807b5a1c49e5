import { clearLabels } from '../../../src/layout/dot/index.js';
import type { PlacedEdge } from '../../../src/layout/layout.js';
import { sceneBox, sceneEdge, sceneNode } from '../../support/scenes.js';

/** A flat curve from x = 0 to 300 at this height, its label in the middle. */
const flat = (y: number, id = 'b'): PlacedEdge => ({
  edge: sceneEdge('a', id, '443'),
  points: [
    { x: 0, y },
    { x: 300, y },
  ],
  curve: [0, 100, 200, 300].map((x) => ({ x, y })),
  label: { x: 136, y: y - 8, width: 28, height: 16 },
});
/** Its title is from x to x + 94, 24 high. */
const boxAt = (x: number, y: number) => ({ box: sceneBox('vpc'), x, y, width: 200, height: 200 });
const xOf = (edges: readonly PlacedEdge[]) => edges.map(({ label }) => label && Math.round(label.x));

test('a label beside its line moves onto it', () => {
  const beside = { ...flat(100), label: { x: 40, y: 84, width: 28, height: 16 } };
  const [moved] = clearLabels([beside], [], [boxAt(100, 120)]);
  expect(moved!.label!.y).toBeCloseTo(92);
  expect(Math.abs(moved!.label!.x - 40)).toBeLessThan(4);
});

test('over a title it moves along its curve, to the nearest place without one', () => {
  const [moved] = clearLabels([flat(100)], [], [boxAt(100, 90)]);
  expect(moved!.label).toEqual({ x: expect.closeTo(64), y: expect.closeTo(92), width: 28, height: 16 });
});

test('not over a node, and not over another label', () => {
  const node = { node: sceneNode('n'), x: 20, y: 60 };
  expect(xOf(clearLabels([flat(100)], [node], [boxAt(100, 90)]))).toEqual([208]);
  expect(new Set(xOf(clearLabels([flat(100), flat(100, 'c')], [], []))).size).toBe(2);
});

test('lines that run close have their labels one above the other, where there is no room along them', () => {
  const nodes = [20, 180].map((x) => ({ node: sceneNode('n', null, { width: 110 }), x, y: 60 }));
  const moved = clearLabels([flat(100), flat(100, 'c')], nodes, []);
  expect(moved.map(({ label }) => Math.round(label!.y))).toEqual([92, 74]);
});

test('where there is no place it stays', () => {
  const wide = [70, 90, 110].map((y) => ({ ...boxAt(-50, y), box: sceneBox('vpc', null, { minWidth: 400 }) }));
  expect(xOf(clearLabels([flat(100)], [], wide))).toEqual([136]);
});

test('on several curves in a chain', () => {
  const chain = { ...flat(100), curve: [0, 50, 100, 150, 200, 250, 300].map((x) => ({ x, y: 100 })) };
  expect(xOf(clearLabels([chain], [], [boxAt(100, 90)]))).toEqual([64]);
});
