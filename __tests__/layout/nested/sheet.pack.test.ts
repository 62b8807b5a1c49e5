import fc from 'fast-check';
import type { Block } from '../../../src/layout/nested/layered/model.js';
import { packBlocks } from '../../../src/layout/nested/sheet.js';
import { COLUMN_GAP, ROW_GAP } from '../../../src/layout/nested/spacing.js';

const block = (width: number, height: number, border = ''): Block => ({
  width,
  height,
  positions: new Map(),
  widths: new Map(),
  routes: new Map(),
  hasWestPorts: border.includes('W'),
  hasEastPorts: border.includes('E'),
});

describe('packing', () => {
  it.each([
    ['side by side while there is room', [block(100, 50), block(100, 50)], 300, ['0,0', '122,0']],
    ['below when there is none', [block(100, 50), block(100, 50)], 200, ['0,0', '0,72']],
    [
      'beside a high one, one above the other',
      [block(100, 200), block(90, 50), block(90, 50)],
      220,
      ['0,0', '122,0', '122,72'],
    ],
    [
      'under a wide one, and the hole beside stays empty',
      [block(100, 200), block(90, 50), block(200, 20), block(90, 50)],
      220,
      ['0,0', '122,0', '0,222', '0,264'],
    ],
    ['wider than the sheet', [block(500, 50), block(100, 50)], 200, ['0,0', '0,72']],
    ['nothing beside what reaches a border', [block(100, 50, 'E'), block(100, 50)], 400, ['0,0', '0,72']],
    ['nor before it', [block(100, 50), block(100, 50, 'W')], 400, ['0,0', '0,72']],
  ])('%s', (_, blocks, width, expected) => {
    expect(packBlocks(blocks, width).corners.map(({ x, y }) => `${x},${y}`)).toEqual(expected);
  });

  it('something on the right of what reaches the left border alone, where it is asked for', () => {
    const at = (border: string) => packBlocks([block(100, 50, border), block(100, 50)], 400, true).corners[1];
    expect([at('W'), at('E'), at('WE')]).toEqual([
      { x: 122, y: 0 },
      { x: 0, y: 72 },
      { x: 0, y: 72 },
    ]);
  });

  it('of nothing has no size', () => {
    expect(packBlocks([], 300)).toEqual({ width: 0, height: 0, corners: [] });
  });

  it('keeps all blocks apart, inside, and those with ports alone in their rows', () => {
    const size = fc.tuple(
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 400 }),
      fc.constantFrom('', '', 'W', 'E'),
    );
    fc.assert(
      fc.property(fc.array(size, { maxLength: 20 }), fc.integer({ min: 1, max: 1500 }), (sizes, wanted) => {
        const blocks = sizes.map(([width, height, border]) => block(width, height, border));
        const { corners, width, height } = packBlocks(blocks, wanted);
        expect(width).toBeLessThanOrEqual(Math.max(wanted, ...blocks.map((one) => one.width)));
        blocks.forEach((a, i) => {
          const p = corners[i]!;
          expect(p.x >= 0 && p.y >= 0 && p.x + a.width <= width && p.y + a.height <= height).toBe(true);
          blocks.slice(i + 1).forEach((b, k) => {
            const q = corners[i + 1 + k]!;
            const beside = p.x + a.width + COLUMN_GAP <= q.x + 0.02 || q.x + b.width + COLUMN_GAP <= p.x + 0.02;
            const stacked = p.y + a.height + ROW_GAP <= q.y || q.y + b.height + ROW_GAP <= p.y;
            expect(
              stacked || (beside && !a.hasWestPorts && !a.hasEastPorts && !b.hasWestPorts && !b.hasEastPorts),
            ).toBe(true);
          });
        });
      }),
      { numRuns: 300 },
    );
  });
});
