import { groupEqualBlocks, tableOf } from '../../../src/layout/nested/blocks.js';
import type { Block } from '../../../src/layout/nested/layered/model.js';
import { COLUMN_GAP, ROW_GAP } from '../../../src/layout/nested/spacing.js';
import { points } from '../../support/routes.js';

/** Vertices `v` and `v + 1` and a line between them. */
const chain = (v: number, width: number, height = 100): Block => ({
  width,
  height,
  positions: new Map([
    [v, { x: 0, y: 0 }],
    [v + 1, { x: width - 80, y: 10 }],
  ]),
  widths: new Map([[v, 70]]),
  routes: new Map([[v, points(`80,20 ${width - 80},20`)]]),
  hasWestPorts: false,
  hasEastPorts: false,
});

describe('blocks that are alike', () => {
  it('have as many things and lines, and one height', () => {
    const [a, b, higher] = [chain(0, 200), chain(2, 240), chain(4, 200, 120)];
    expect(groupEqualBlocks([a, higher, b])).toEqual([[a, b], [higher]]);
  });

  it('stand in a table of equal columns, with all that they hold', () => {
    const table = tableOf([chain(0, 200), chain(2, 240), chain(4, 200)], 2);
    const [pitch, step] = [240 + COLUMN_GAP, 100 + ROW_GAP];
    expect([table.width, table.height]).toEqual([2 * pitch - COLUMN_GAP, 2 * step - ROW_GAP]);
    expect([...table.positions.values()].map(({ x, y }) => `${x},${y}`)).toEqual([
      '0,0',
      '120,10',
      `${pitch},0`,
      `${pitch + 160},10`,
      `0,${step}`,
      `120,${step + 10}`,
    ]);
    expect(table.routes.get(4)).toEqual(points(`80,${step + 20} 120,${step + 20}`));
    expect([...table.widths.keys()]).toEqual([0, 2, 4]);
  });
});
