import { unbend } from '../../../../src/layout/nested/routes/unbend.js';
import { placedNode, routed, textOf } from '../../../support/routes.js';
import { sceneBox } from '../../../support/scenes.js';

/** A step of ten down, and a long one 40 further on. */
const STEPS = '0,0 20,0 20,10 60,10 60,60 100,60';
const UNBENT = '0,0 60,0 60,60 100,60';

/** The routes of edges from nodes of their own, afterwards. */
const afterwards = (
  routes: string[],
  nodes = [placedNode('far', 900, 900)],
  boxes: Parameters<typeof unbend>[2] = [],
) =>
  unbend(
    routes.map((route, i) => routed(`from${i}->to${i}`, route)),
    nodes,
    boxes,
  ).map(({ points }) => textOf(points));

describe('two steps', () => {
  it.each([
    ['become one', STEPS, UNBENT],
    ['down and up again go away', '0,0 20,0 20,10 60,10 60,0 100,0', '0,0 100,0'],
    ['to the left become one', '100,0 80,0 80,10 40,10 40,60 0,60', '100,0 40,0 40,60 0,60'],
    ['of which the second is the smaller become one', '0,40 40,40 40,0 80,0 80,10 100,10', '0,40 40,40 40,10 100,10'],
    ['of more than thirty pixels stay', '0,0 20,0 20,31 60,31 60,70 100,70', '0,0 20,0 20,31 60,31 60,70 100,70'],
    ['are more than one', '0,0 20,0 20,10 100,10', '0,0 20,0 20,10 100,10'],
    ['that turn back stay', '0,0 60,0 60,10 20,10 20,40 100,40', '0,0 60,0 60,10 20,10 20,40 100,40'],
  ])('%s', (_, before, after) => {
    expect(afterwards([before])).toEqual([after]);
  });

  it.each([
    ['beside the new run', '30,-6 50,-6'],
    ['beside the new rise', '65,0 65,20'],
    ['on the old piece', '-50,10 80,10'],
  ])('stay where another line is %s', (_, other) => {
    expect(afterwards([STEPS, other])[0]).toBe(STEPS);
  });

  it('become one where other lines only cross, or keep their distance', () => {
    expect(afterwards([STEPS, '40,-50 40,50', '30,-20 50,-20'])[0]).toBe(UNBENT);
  });

  it('stay where a node, a title or the border of a box is in the way', () => {
    const box = (x: number, y: number, height: number) => ({
      box: sceneBox('b', null, { minWidth: 94 }),
      x,
      y,
      width: 94,
      height,
    });
    expect(afterwards([STEPS], [placedNode('in', 0, -80)])[0]).toBe(STEPS);
    expect(afterwards([STEPS], [], [box(30, -25, 200)])[0]).toBe(STEPS);
    expect(afterwards([STEPS], [], [box(30, -40, 38)])[0]).toBe(STEPS);
    expect(afterwards([STEPS], [], [box(30, -40, 300)])[0]).toBe(UNBENT);
  });

  it('of lines that share them become one together or not at all', () => {
    const other = '0,0 20,0 20,10 60,10 60,-40 100,-40';
    expect(afterwards([STEPS, other])).toEqual([UNBENT, '0,0 60,0 60,-40 100,-40']);
    const straightOn = '0,0 20,0 20,10 100,10';
    expect(afterwards([STEPS, straightOn])).toEqual([STEPS, straightOn]);
  });
});
