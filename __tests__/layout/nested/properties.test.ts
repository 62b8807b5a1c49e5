import fc from 'fast-check';
import { arrangeNested } from '../../../src/layout/nested/index.js';
import { findFaults } from '../../support/quality.js';
import { anyScene } from '../../support/scenes.js';

const small = anyScene({ boxes: 6, nodes: 14, edges: 24, labels: false });
const labelled = anyScene({ boxes: 4, nodes: 10, edges: 12, labels: true });

describe('the nested layout of any scene', () => {
  it.each([
    'overlaps',
    'outside',
    'throughIcons',
    'throughCaptions',
    'throughBoxes',
    'throughTitles',
    'detached',
    'shared',
  ] as const)('has no %s', (fault) => {
    fc.assert(
      fc.property(small, (scene) => {
        expect(findFaults(arrangeNested(scene))[fault]).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps labels off nodes and off each other', () => {
    fc.assert(
      fc.property(labelled, (scene) => {
        expect(findFaults(arrangeNested(scene)).labels).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('places every item and every edge once', () => {
    fc.assert(
      fc.property(small, (scene) => {
        const layout = arrangeNested(scene);
        const placed = [...layout.boxes.map(({ box }) => box.id), ...layout.nodes.map(({ node }) => node.id)];
        expect(placed.sort()).toEqual(scene.items.map((item) => item.id).sort());
        expect(new Set(layout.edges.map(({ edge }) => edge))).toEqual(new Set(scene.edges));
      }),
    );
  });

  it('runs only along and across', () => {
    fc.assert(
      fc.property(small, (scene) => {
        for (const { points } of arrangeNested(scene).edges)
          for (let i = 0; i + 1 < points.length; i++)
            expect(points[i]!.x === points[i + 1]!.x || points[i]!.y === points[i + 1]!.y).toBe(true);
      }),
    );
  });

  it('is the same every time', () => {
    fc.assert(
      fc.property(small, (scene) => expect(arrangeNested(scene)).toEqual(arrangeNested(structuredClone(scene)))),
      {
        numRuns: 50,
      },
    );
  });
});
