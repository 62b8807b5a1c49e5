import type { PlacedEdge, Point } from '../../../src/layout/layout.js';
import { curvedArrow, drawEdges } from '../../../src/render/svg/edges.js';
import { LIGHT } from '../../../src/render/theme.js';

const at = (...pairs: [number, number][]): Point[] => pairs.map(([x, y]) => ({ x, y }));

test('a curve is a chain of cubics that ends inside the head, and the head points in its direction', () => {
  const { line, heads } = curvedArrow(at([0, 0], [10, 0], [20, 0], [30, 10], [40, 20], [60, 20], [80, 20]), {
    twoWay: false,
  });
  expect(line).toBe('M0,0C10,0 20,0 30,10C40,20 60,20 74,20');
  expect(heads).toBe('M80,20L72,24.2L72,15.8z');
});

test('a two-way curve has a head at either end', () => {
  const { line, heads } = curvedArrow(at([0, 0], [0, 50], [50, 50], [100, 50]), { twoWay: true });
  expect(line).toBe('M0,6C0,50 50,50 94,50');
  expect(heads).toBe('M0,0L4.2,8L-4.2,8zM100,50L92,54.2L92,45.8z');
});

test('if a control point coincides with the end, the one before gives the direction', () => {
  const { heads } = curvedArrow(at([0, 0], [0, 50], [100, 50], [100, 50]), { twoWay: false });
  expect(heads).toBe('M100,50L92,54.2L92,45.8z');
});

test('a curve without length has finite coordinates', () => {
  const { line, heads } = curvedArrow(at([5, 5], [5, 5], [5, 5], [5, 5]), { twoWay: true });
  expect(line + heads).not.toMatch(/NaN|Infinity/);
});

test('an edge with a curve is drawn along the curve', () => {
  const placed: PlacedEdge = {
    edge: { from: 'a.a', to: 'a.b', twoWay: false, dashed: true, label: null },
    points: at([0, 0], [80, 20]),
    curve: at([0, 0], [10, 0], [60, 20], [80, 20]),
    label: null,
  };
  const svg = drawEdges([placed], LIGHT).join('');
  expect(svg.match(/d="M0,0C10,0 60,20 74,20"/g)).toHaveLength(2);
  expect(svg).toContain('stroke-dasharray');
});
