import fc from 'fast-check';
import type { Cell } from '../../../src/layout/nested/grid.js';
import type { Block } from '../../../src/layout/nested/layered/model.js';
import { type Blocks, packSheet } from '../../../src/layout/nested/sheet.js';

const block = (width: number, height: number): Block => ({
  width,
  height,
  positions: new Map(),
  widths: new Map(),
  routes: new Map(),
  hasWestPorts: false,
  hasEastPorts: false,
});
const cells = (count: number): Cell[] =>
  Array.from({ length: count }, (_, vertex) => ({ vertex, width: 130, height: 86, axis: 65 }));

const NOTHING_ELSE = { cells: [], strips: [] };

/** A sheet with one cloud on it. */
const FRAME = { width: 88, height: 134 };

describe('a packed sheet', () => {
  it.each([
    ['two services stand side by side', [], cells(2)],
    ['three wide networks are no column', [block(500, 280), block(420, 280), block(380, 290)], []],
    ['four boxes are two rows', [block(300, 200), block(300, 200), block(300, 200), block(300, 200)], []],
  ])('%s', (_, blocks, loose) => {
    const { packed } = packSheet({ blocks, cells: loose, strips: [] }, FRAME, false);
    const aspect = (packed.width + FRAME.width) / (packed.height + FRAME.height);
    expect(aspect).toBeGreaterThan(1);
    expect(aspect).toBeLessThan(2.3);
  });

  it('stays a column where it is narrow', () => {
    expect(
      packSheet({ blocks: [block(300, 60), block(300, 60), block(300, 60)], ...NOTHING_ELSE }, FRAME, true).packed
        .width,
    ).toBe(300);
  });

  it('has others on the right of what lines come to from the left, where that is nearer to a page', () => {
    const main = (width: number, height: number): Block => ({ ...block(width, height), hasWestPorts: true });
    const second = (blocks: Block[], more: Partial<Blocks> = {}) =>
      packSheet({ blocks, ...NOTHING_ELSE, ...more }, FRAME, false).packed.corners[1];
    expect(second([main(300, 500), block(250, 200)])).toEqual({ x: 322, y: 0 });
    expect(second([main(900, 300), block(250, 200)])).toEqual({ x: 0, y: 322 });
    expect(second([{ ...main(300, 500), hasEastPorts: true }, block(250, 200)])).toEqual({ x: 0, y: 522 });
    // Not strips alone, whose place is below, and not in a strip or zone.
    expect(second([main(300, 500)], { strips: [block(250, 200)] })).toEqual({ x: 0, y: 522 });
    for (const kind of ['strip', 'zone'] as const)
      expect(second([main(300, 500), block(250, 200)], { kind })).toEqual({ x: 0, y: 522 });
  });

  it('has a grid beside a high block, as narrow as the room, or below in the columns of its icons', () => {
    const axes = [100, 300, 500];
    const more = { strips: [], axesOf: () => axes, leadOf: () => axes[0]! };
    const high = packSheet({ blocks: [block(560, 900)], cells: cells(6), ...more }, FRAME, false);
    expect(high.packed.corners.at(-1)).toEqual({ x: 582, y: 0 });
    expect(high.packed.width).toBeLessThan(1000);
    const low = packSheet({ blocks: [block(600, 200)], cells: cells(3), ...more }, FRAME, false);
    expect([...low.blocks.at(-1)!.positions.values()].map(({ x }) => x + 65)).toEqual(axes);
  });

  it('of nothing has no size', () => {
    expect(packSheet({ blocks: [], ...NOTHING_ELSE }, FRAME, false).packed).toEqual({
      width: 0,
      height: 0,
      corners: [],
    });
  });

  it('of strips alone begins with them', () => {
    const { packed } = packSheet({ blocks: [], cells: [], strips: [block(3000, 2000)] }, FRAME, false);
    expect(packed.corners).toEqual([{ x: 0, y: 0 }]);
  });

  it('of loose nodes has the aspect of a page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 300 }), (count) => {
        const { packed } = packSheet({ blocks: [], cells: cells(count), strips: [] }, FRAME, false);
        const aspect = (packed.width + FRAME.width) / (packed.height + FRAME.height);
        expect(aspect).toBeGreaterThan(0.7);
        expect(aspect).toBeLessThan(2.3);
      }),
    );
  });
});
