import { placeSelfLoops } from '../../../../src/layout/nested/routes/self-loops.js';
import { placedNode } from '../../../support/routes.js';
import { scene, sceneNode } from '../../../support/scenes.js';

describe('an edge from a node to itself', () => {
  const drawn = scene([sceneNode('a'), sceneNode('b')], 'a->b', 'b->b', 'nowhere->nowhere');
  const loops = placeSelfLoops(drawn, [placedNode('a', 0, 0), placedNode('b', 200, 50)]);

  it('is the only one that loops', () => {
    expect(loops.map(({ edge }) => edge.from)).toEqual(['b']);
  });

  it('goes out at the right of the icon, around its corner, and in at the top', () => {
    const [icon, { points }] = [{ left: 216, right: 264, top: 50 }, loops[0]!];
    const [start, ...turns] = points;
    const end = turns.at(-1)!;
    expect(start!.x - icon.right).toBeGreaterThan(0);
    expect(start!.x - icon.right).toBeLessThan(6);
    expect(icon.top - end.y).toBeGreaterThan(0);
    expect(icon.top - end.y).toBeLessThan(6);
    expect(end.x > icon.left && end.x < icon.right).toBe(true);
    expect(turns.slice(0, -1).every(({ x, y }) => x > icon.right || y < icon.top)).toBe(true);
  });
});
