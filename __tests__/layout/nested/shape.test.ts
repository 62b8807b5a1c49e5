import type { Layout, PlacedEdge } from '../../../src/layout/layout.js';
import { costOf, nextShape } from '../../../src/layout/nested/shape.js';
import { scene, sceneNode } from '../../support/scenes.js';

const edge = (corners: number): PlacedEdge =>
  ({
    edge: {},
    label: null,
    points: Array.from({ length: corners + 2 }, () => ({ x: 0, y: 0 })),
  }) as unknown as PlacedEdge;

const cost = (width: number, height: number, ...corners: number[]): number =>
  costOf({ width, height, edges: corners.map(edge) });

describe('the cost of a picture', () => {
  it('is nothing for one that fills the screen and has no bends', () => {
    expect(cost(1600, 1000)).toBeCloseTo(0);
  });

  it('grows by as much as the picture must be shrunk, whichever side is too long', () => {
    expect(cost(3200, 2000)).toBeCloseTo(Math.log(2));
    expect(cost(1600, 2000)).toBeCloseTo(cost(3200, 2000));
  });

  it('grows with bends, not with edges', () => {
    expect(cost(1600, 1000, 4, 0)).toBeGreaterThan(cost(1600, 1000, 2, 0));
    expect(cost(1600, 1000, 2, 2, 2)).toBeCloseTo(cost(1600, 1000, 2));
  });

  it('is high for a ribbon', () => {
    expect(cost(1600, 500)).toBeGreaterThan(cost(2000, 1250));
  });
});

describe('another shape', () => {
  const nodes = (count: number) => scene(Array.from({ length: count }, (_, i) => sceneNode(`n${i}`)));
  const layout = (width: number, height: number) => ({ width, height, edges: [] }) as unknown as Layout;

  it('is tried where a picture is too high or too wide', () => {
    const few = nodes(3);
    expect(nextShape(few, layout(2000, 2000))).not.toBeNull();
    expect(nextShape(few, layout(4000, 1000))).not.toBeNull();
    expect(nextShape(few, layout(2000, 2000))).not.toBe(nextShape(few, layout(4000, 1000)));
  });

  it('is not tried where it fits on the screen, or is too large to be seen at once', () => {
    expect(nextShape(nodes(3), layout(1600, 1000))).toBeNull();
    expect(nextShape(nodes(601), layout(2000, 2000))).toBeNull();
  });
});
