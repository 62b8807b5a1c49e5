import type { Block } from '../../../src/layout/nested/layered/model.js';
import { snapToAxes } from '../../../src/layout/nested/sheet.js';

const block = (width: number, more: Partial<Block> = {}): Block => ({
  ...{
    width,
    height: 80,
    positions: new Map(),
    widths: new Map(),
    routes: new Map(),
    hasWestPorts: false,
    hasEastPorts: false,
  },
  ...more,
});
const at = (x: number, y: number, lead: number | null = 40, of = block(80)) => ({
  block: of,
  corner: { x, y },
  axes: [lead ?? 40],
  lead,
});

describe('a block below others', () => {
  it('moves under the nearest icon above', () => {
    expect(snapToAxes([at(0, 0), at(130, 0), at(120, 102)], 400).at(2)).toEqual({ x: 130, y: 102 });
  });

  it('stays where the icon is too far, where it begins with a box, and at the border of its level', () => {
    expect(snapToAxes([at(0, 0), at(100, 102)], 400).at(1)).toEqual({ x: 100, y: 102 });
    expect(snapToAxes([at(0, 0), at(20, 102, null)], 400).at(1)).toEqual({ x: 20, y: 102 });
    expect(snapToAxes([at(0, 0), at(20, 102, 40, block(80, { hasWestPorts: true }))], 400).at(1)).toEqual({
      x: 20,
      y: 102,
    });
  });

  it('keeps its distance from its neighbour and stays within the width', () => {
    expect(snapToAxes([at(30, 0), at(0, 102), at(102, 102)], 182).at(1)).toEqual({ x: 0, y: 102 });
    expect(snapToAxes([at(30, 0), at(0, 102)], 90).at(1)).toEqual({ x: 0, y: 102 });
  });
});
