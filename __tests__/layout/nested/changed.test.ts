/** Lines that are new or go among lines that stay: none may be taken for another. */
import fc from 'fast-check';
import type { PlacedEdge, Point } from '../../../src/layout/layout.js';
import { withMarks } from '../../../src/layout/marks.js';
import { arrangeNested } from '../../../src/layout/nested/index.js';
import { DISC, ICON_SIZE } from '../../../src/layout/scene/measures.js';
import type { Scene } from '../../../src/layout/scene/model.js';
import { findFaults } from '../../support/quality.js';
import { anyScene, scene, sceneBox, sceneNode } from '../../support/scenes.js';

const LOOKS = [undefined, 'create', 'delete'] as const;

/** Any scene, each of its edges new, gone or as before. */
const changing: fc.Arbitrary<Scene> = fc
  .tuple(anyScene({ boxes: 4, nodes: 10, edges: 16, labels: false }), fc.infiniteStream(fc.constantFrom(...LOOKS)))
  .map(([any, looks]) => ({
    ...any,
    // As large as icons are.
    items: any.items.map((item) =>
      item.kind === 'box'
        ? item
        : { ...item, iconSize: ICON_SIZE, iconX: (item.width - ICON_SIZE) / 2, height: ICON_SIZE + 38 },
    ),
    edges: any.edges.map((edge) => {
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
    fc.property(changing, (given) => {
      const faults = findFaults(arrangeNested(given));
      expect(FAULTS.flatMap((fault) => faults[fault].map(() => fault))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('lines that arrive at one icon on one side have heads apart, where one is new and another is not', () => {
  fc.assert(
    fc.property(changing, (given) => {
      const { edges } = arrangeNested(given);
      const icons = new Set(given.items.flatMap(({ id, kind }) => (kind === 'node' ? id : [])));
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

test('a border is crossed twice where one line is new and the other is not, and once by both that are new', () => {
  const crossings = (looks: readonly (typeof LOOKS)[number][]): number => {
    const given = scene(
      [sceneNode('a'), sceneBox('box'), sceneNode('b', 'box'), sceneNode('c', 'box')],
      'a->b',
      'a->c',
    );
    const edges = given.edges.map((edge, i) =>
      looks[i] === undefined ? edge : { ...edge, mark: { change: looks[i] } },
    );
    const layout = arrangeNested({ ...given, edges });
    const border = layout.boxes[0]!.x;
    const heights = layout.edges.map(({ points }) => points.find(({ x }, i) => (points[i + 1]?.x ?? x) > border)!.y);
    return new Set(heights).size;
  };
  expect(crossings(['create', 'create'])).toBe(1);
  expect(crossings(['create', undefined])).toBe(2);
});

test('a sign stands on its own line, on no icon and no other sign', () => {
  fc.assert(
    fc.property(changing, (given) => {
      const { edges, nodes } = withMarks(arrangeNested(given), {});
      const signs = edges.flatMap(({ mark }) => mark ?? []);
      for (const [i, one] of signs.entries())
        for (const other of signs.slice(0, i))
          expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(DISC.edge);
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
