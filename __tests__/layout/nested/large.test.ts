/** Sizes at which recursion would end in a stack overflow, and anything quadratic in a time-out. */
import { generateGraph } from '../../../scripts/fixtures/generate.mjs';
import { readGraphJson } from '../../../src/graph/json/index.js';
import { present } from '../../../src/labels/index.js';
import { arrangeNested } from '../../../src/layout/nested/index.js';
import { PADDING } from '../../../src/layout/nested/spacing.js';
import { buildScene } from '../../../src/layout/scene/index.js';
import type { SceneBox, SceneNode } from '../../../src/layout/scene/model.js';
import { findFaults } from '../../support/quality.js';
import { scene, sceneBox, sceneNode } from '../../support/scenes.js';

const nodes = (count: number): SceneNode[] => Array.from({ length: count }, (_, i) => sceneNode(`n${i}`));

describe('large pictures', () => {
  it.each([
    [2000, 'tiered'],
    [1000, 'deep'],
  ] as const)('of %d nodes (%s) have no overlaps and nothing outside', (size, shape) => {
    const text = JSON.stringify(generateGraph({ nodes: size, shape }));
    const layout = arrangeNested(buildScene(present(readGraphJson(text, 'generated').graph, { modules: 'auto' })));
    expect(layout.nodes).toHaveLength(size);
    const { overlaps, outside, detached } = findFaults(layout);
    expect({ overlaps, outside, detached }).toEqual({ overlaps: [], outside: [], detached: [] });
  });

  it('may be a chain of 5,000', () => {
    const chain = nodes(5000);
    const layout = arrangeNested(scene(chain, ...chain.slice(1).map((_, i) => `n${i}->n${i + 1}`)));
    expect(layout.edges).toHaveLength(4999);
  });

  it('may be a ring of 5,000', () => {
    const ring = nodes(5000);
    expect(arrangeNested(scene(ring, ...ring.map((_, i) => `n${i}->n${(i + 1) % 5000}`))).edges).toHaveLength(5000);
  });

  it('may be nested 2,000 deep, with a line from the innermost to the outside', () => {
    const boxes: (SceneBox | SceneNode)[] = Array.from({ length: 2000 }, (_, i) =>
      sceneBox(`b${i}`, i === 0 ? null : `b${i - 1}`),
    );
    const { width, edges } = arrangeNested(scene([...boxes, sceneNode('in', 'b1999'), sceneNode('out')], 'in->out'));
    expect(width).toBeGreaterThan(2000 * 2 * PADDING);
    expect(edges[0]!.points).toHaveLength(2);
  });

  it('may be a hub of 5,000 and 10,000 loose nodes', () => {
    const all = nodes(5000);
    expect(arrangeNested(scene(all, ...all.slice(1).map((_, i) => `n0->n${i + 1}`))).edges).toHaveLength(4999);
    expect(arrangeNested(scene(nodes(10_000))).nodes).toHaveLength(10_000);
  });
});
