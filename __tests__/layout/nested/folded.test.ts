import fc from 'fast-check';
import { arrangeNested } from '../../../src/layout/nested/index.js';
import type { Scene } from '../../../src/layout/scene/model.js';
import { findFaults } from '../../support/quality.js';
import { scene, sceneBox, sceneNode } from '../../support/scenes.js';

const aspect = (of: Scene): number => {
  const { width, height } = arrangeNested(of);
  return width / height;
};

/** A chain, some of it in boxes, with a few lines that skip ahead or go back. */
const chainScene: fc.Arbitrary<Scene> = fc
  .record({
    length: fc.integer({ min: 8, max: 30 }),
    boxEvery: fc.integer({ min: 3, max: 9 }),
    skips: fc.array(fc.tuple(fc.nat(), fc.integer({ min: -3, max: 4 })), { maxLength: 5 }),
    user: fc.boolean(),
  })
  .map(({ length, boxEvery, skips, user }) => {
    const inBox = (i: number): string => (i % boxEvery === 1 ? `box${i}` : 'cloud');
    const items = [sceneBox('cloud')];
    for (let i = 0; i < length; i++) if (inBox(i) !== 'cloud') items.push(sceneBox(inBox(i), 'cloud'));
    const nodes = Array.from({ length }, (_, i) => sceneNode(`n${i}`, inBox(i)));
    const edges = nodes.slice(1).map((_, i) => `n${i}->n${i + 1}`);
    for (const [at, by] of skips) {
      const from = at % length;
      const to = from + by;
      if (to >= 0 && to < length && Math.abs(by) > 1) edges.push(`n${from}->n${to}`);
    }
    const outside = user ? [sceneNode('user'), sceneNode('partner')] : [];
    if (user) edges.push('user->n0', `n${length - 1}->partner`);
    return scene([...items, ...outside, ...nodes], ...new Set(edges));
  });

describe('a level that is too wide', () => {
  it('wraps a chain of twenty-five into rows', () => {
    const nodes = Array.from({ length: 25 }, (_, i) => sceneNode(`n${i}`));
    const chain = scene(nodes, ...nodes.slice(1).map((_, i) => `n${i}->n${i + 1}`));
    expect(aspect(chain)).toBeGreaterThan(0.8);
    expect(aspect(chain)).toBeLessThan(2.4);
  });

  it('keeps the columns of rows in line', () => {
    const nodes = Array.from({ length: 16 }, (_, i) => sceneNode(`n${i}`));
    const { nodes: placed } = arrangeNested(scene(nodes, ...nodes.slice(1).map((_, i) => `n${i}->n${i + 1}`)));
    const columns = new Set(placed.map(({ x }) => x));
    expect(columns.size).toBeLessThan(16);
    expect(columns.size * new Set(placed.map(({ y }) => y)).size).toBeLessThanOrEqual(20);
  });

  it('leaves a short chain in one row', () => {
    const nodes = ['a', 'b', 'c'].map((id) => sceneNode(id));
    expect(new Set(arrangeNested(scene(nodes, 'a->b', 'b->c')).nodes.map(({ y }) => y)).size).toBe(1);
  });

  it.each([
    'overlaps',
    'outside',
    'throughIcons',
    'throughCaptions',
    'throughBoxes',
    'throughTitles',
    'detached',
    'shared',
  ] as const)('has no %s when it is folded', (fault) => {
    fc.assert(
      fc.property(chainScene, (chain) => {
        expect(findFaults(arrangeNested(chain))[fault]).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
