import { equalWidths, layoutLayered } from '../../../../src/layout/nested/layered/index.js';
import { COMPACT } from '../../../../src/layout/nested/shape.js';
import { box, columnsOf, level, node, type TestLevel } from '../../../support/layered.js';

const widened = (drawn: TestLevel): Record<string, number> => {
  const widths = equalWidths(columnsOf(drawn).columns, drawn.vertices);
  return Object.fromEntries([...widths].map(([v, width]) => [drawn.names[v]!, width]));
};

describe('boxes one above the other', () => {
  const hub = node();

  it('become equal where they nearly are', () => {
    const drawn = level({ hub, a: box(100, 300), b: box(100, 320), c: box(100, 200) }, 'hub->a', 'hub->b', 'hub->c');
    expect(widened(drawn)).toEqual({ a: 320 });
  });

  it('stay as they are beside each other', () => {
    expect(widened(level({ a: box(100, 300), b: box(100, 320) }, 'a->b'))).toEqual({});
  });

  it('have lines that start at the new right side', () => {
    const drawn = level(
      { hub, a: box(100, 300), b: box(100, 320), end: node() },
      'hub->a',
      'hub->b',
      'a->end',
      'b->end',
    );
    const { vertices, segments, members, numbers } = drawn;
    const { positions, routes } = layoutLayered({ vertices, segments, members, numbers }, COMPACT);
    const right = positions.get(1)!.x + 320;
    expect([routes.get(2)![0]!.x, routes.get(3)![0]!.x]).toEqual([right, right]);
  });
});
