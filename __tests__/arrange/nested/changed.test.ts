/** Lines that are new or go among lines that stay: none may be taken for another. */
import fc from 'fast-check';
import type { PlacedEdge, Point } from '../../../src/arrange/layout.js';
import { withMarks } from '../../../src/arrange/marks.js';
import { arrangeNested } from '../../../src/arrange/nested/index.js';
import { ICON_SIZE } from '../../../src/arrange/scene/measures.js';
import type { Scene } from '../../../src/arrange/scene/model.js';
import { findFaults } from '../../support/quality.js';
import { anyScene } from '../../support/scenes.js';

const LOOKS = [undefined, 'create', 'delete'] as const;

/** Any scene, each of its edges new, gone or as before. */
const changing: fc.Arbitrary<Scene> = fc
  .tuple(anyScene({ boxes: 4, nodes: 10, edges: 16, labels: false }), fc.infiniteStream(fc.constantFrom(...LOOKS)))
  .map(([scene, looks]) => ({
    ...scene,
    // As large as icons are.
    items: scene.items.map((item) =>
      item.kind === 'box'
        ? item
        : { ...item, iconSize: ICON_SIZE, iconX: (item.width - ICON_SIZE) / 2, height: ICON_SIZE + 38 },
    ),
    edges: scene.edges.map((edge) => {
      const change = looks.next().value;
      return change === undefined ? edge : { ...edge, mark: { change } };
    }),
  }));

const lookOf = ({ edge }: PlacedEdge): string => edge.mark?.change ?? 'same';

const FAULTS = [
  'overlaps',
  'throughIcons',
  'throughCaptions',
  'throughBoxes',
  'throughTitles',
  'detached',
  'shared',
] as const;

test('a line that changes is no worse than another', () => {
  fc.assert(
    fc.property(changing, (scene) => {
      const faults = findFaults(arrangeNested(scene));
      expect(FAULTS.flatMap((fault) => faults[fault].map(() => fault))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('lines that arrive at one icon on one side have heads apart, where one is new and another is not', () => {
  fc.assert(
    fc.property(changing, (scene) => {
      const { edges } = arrangeNested(scene);
      const icons = new Set(scene.items.flatMap(({ id, kind }) => (kind === 'node' ? id : [])));
      const tip = ({ points }: PlacedEdge): Point => points.at(-1)!;
      for (const [i, one] of edges.entries()) {
        for (const other of edges.slice(0, i)) {
          if (one.edge.to !== other.edge.to || !icons.has(one.edge.to) || lookOf(one) === lookOf(other)) continue;
          if (Math.abs(tip(one).x - tip(other).x) > 20) continue;
          expect(Math.abs(tip(one).y - tip(other).y)).toBeGreaterThan(8);
        }
      }
    }),
    { numRuns: 150 },
  );
});

test('a sign stands on its own line, and never on an icon', () => {
  fc.assert(
    fc.property(changing, (scene) => {
      const { edges, nodes } = withMarks(arrangeNested(scene), {});
      for (const { edge, mark, points } of edges) {
        if (mark === undefined) continue;
        expect(edge.mark).toBeDefined();
        const isOnIt = points.slice(1).some((b, i) => {
          const a = points[i]!;
          const [low, high] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
          const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
          return mark.x >= low - 0.1 && mark.x <= high + 0.1 && mark.y >= top - 0.1 && mark.y <= bottom + 0.1;
        });
        expect(isOnIt).toBe(true);
        for (const { node, x, y } of nodes) {
          const [dx, dy] = [mark.x - x, mark.y - y];
          expect(dx > -7 && dx < node.width + 7 && dy > -7 && dy < node.height + 7).toBe(false);
        }
      }
    }),
    { numRuns: 100 },
  );
});
