/** Counted work, not time: what a picture costs as it grows. */

import { LANES_MAX } from '../../../src/layout/limits.js';
import { arrangeNested } from '../../../src/layout/nested/index.js';
import { layoutLayered } from '../../../src/layout/nested/layered/index.js';
import { COMPACT } from '../../../src/layout/nested/shape.js';
import { columnsOf, level, node, type TestLevel } from '../../support/layered.js';
import { scene, sceneBox, sceneNode } from '../../support/scenes.js';
import { times } from '../../support/times.js';
import { growth } from '../../support/work.js';

/** A number below `most` for each step, the same on every machine. */
const spread = (step: number, most: number): number => Math.floor(((step * 0.6180339887) % 1) * most);

/** So many lines between so many icons, each from one to any of those behind it. */
function dense(icons: number, lines: number): TestLevel {
  const arrows = times(lines, (n) => {
    const from = n % (icons - 1);
    return `n${from}->n${from + 1 + spread(n + 1, icons - 1 - from)}`;
  });
  const names = Object.fromEntries(times(icons, (n) => [`n${n}`, node()]));
  return level(names, ...new Set(arrows));
}

test('lines pass so many columns one by one; where there are more, they are bundled', () => {
  for (const lines of [780, 1950, 3900]) {
    const tested = dense(390, lines);
    const { columns, paths } = columnsOf(tested);
    expect(columns.flat().filter(({ vertex }) => vertex < 0).length).toBeLessThanOrEqual(LANES_MAX);
    const isJoined = [...paths].every(([n, path]) => {
      const { left, right } = tested.segments[n]!;
      const isWhole = path[0]!.left.vertex === left.vertex && path.at(-1)!.right.vertex === right.vertex;
      return isWhole && path.slice(1).every((link, i) => link.left === path[i]!.right);
    });
    expect(isJoined).toBe(true);
  }
});

test('lines: twice as many, not much more than twice the work', async () => {
  const grown = await growth([300, 600, 1200], (lines) => {
    const { vertices, segments, members, numbers } = dense(100, lines);
    return () => layoutLayered({ vertices, segments, members, numbers }, COMPACT);
  });
  for (const factor of grown) expect(factor).toBeLessThan(2.6);
});

test.each([
  ['side by side', () => null],
  ['in one box', (n: number) => (n === 0 ? null : 'b0')],
  ['in boxes, 64 deep at most', (n: number) => (n === 0 ? null : `b${Math.min(n - 1, 63)}`)],
])('boxes %s: twice as many, about twice the work', async (_, parent) => {
  const grown = await growth([200, 400, 800], (count) => {
    const boxes = scene([...times(count, (n) => sceneBox(`b${n}`, parent(n))), sceneNode('in', `b${count - 1}`)]);
    return () => arrangeNested(boxes);
  });

  for (const factor of grown) expect(factor).toBeLessThan(2.7);
});
