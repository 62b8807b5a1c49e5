/** What the page shows of a side is what `--side` draws of it. */

import { layOut } from '../../../../src/diagram/draw.js';
import { presentGraph } from '../../../../src/diagram/view-cache.js';
import type { Layout } from '../../../../src/layout/layout.js';
import { layoutOf } from '../../../../src/render/side.js';
import {
  nextChange,
  onlyOf,
  onlyOfLine,
  type Revision,
  reviewOrder,
  SIDES,
  sideSeen,
  tickOf,
} from '../../../../src/render/viewer/model/changes.js';
import { targetOfLine } from '../../../../src/render/viewer/model/scene.js';
import { computeShown } from '../../../../src/render/viewer/model/shown.js';
import { shopUnion } from '../../../support/union.js';
import { line, thing } from './scenes.js';

const NAMES = Object.keys(SIDES) as Revision[];

const inLayout = ({ boxes, nodes }: Layout) => [...boxes.map(({ box }) => box), ...nodes.map(({ node }) => node)];

let layout: Layout;
beforeAll(async () => {
  layout = await layOut(await presentGraph(shopUnion(), { modules: 'auto' }));
});

test.each(NAMES)('%s: the elements and lines of the scene of that side, and no others', (side) => {
  const drawn = inLayout(layout);
  const left = new Set(drawn.map(({ mark }) => mark?.ghostOf));
  const elements = drawn.map(({ id, mark }, at) =>
    thing(at, { id, only: onlyOf(mark?.change, mark?.ghostOf !== undefined, left.has(id)) }),
  );
  const numberOf = (id: string): number => drawn.findIndex((each) => each.id === id);
  const lines = layout.edges.map(({ edge }) =>
    line(numberOf(edge.from), numberOf(edge.to), { only: onlyOfLine(edge.mark?.change) }),
  );
  const seen = computeShown({ elements, lines }, new Set(), new Set(SIDES[side]));
  const expected = layoutOf(layout, side);
  expect([...seen.elements].map((at) => drawn[at]!.id)).toEqual(inLayout(expected).map(({ id }) => id));
  expect(seen.arrows.map(({ from, to }) => [drawn[from]!.id, drawn[to]!.id])).toEqual(
    expected.edges.map(({ edge }) => [edge.from, edge.to]),
  );
  expect(seen.elements.size).toBeGreaterThan(25);
});

test('the shown revision follows from the hidden layers', () => {
  for (const side of NAMES) expect(sideSeen(new Set([...SIDES[side], 'strip:dns']))).toBe(side);
});

test.each([
  [[2, 5, 9], -1, 1, 2],
  [[2, 5, 9], -1, -1, 9],
  [[2, 5, 9], 2, 1, 5],
  [[2, 5, 9], 9, 1, 2],
  [[2, 5, 9], 2, -1, 9],
  // Another selection than a change: the riskiest comes next.
  [[5, 2, 9], 6, 1, 5],
  [[5, 2, 9], 6, -1, 9],
  [[5, -4, 2], 5, 1, -4],
  [[2], 2, 1, 2],
  [[], 3, 1, undefined],
] as const)('of %j the next after %d, %d further, is %p', (changed, current, step, next) => {
  expect(nextChange(changed, current, step)).toBe(next);
});

test('a review begins with the greatest risk, elements before lines', () => {
  expect(reviewOrder(['40102', '0142'])).toEqual([
    { target: 2, risk: 1 },
    { target: targetOfLine(1), risk: 1 },
    { target: 4, risk: 2 },
    { target: targetOfLine(3), risk: 2 },
    { target: 0, risk: 4 },
    { target: targetOfLine(2), risk: 4 },
  ]);
});

test('the key of a tick is short, and another one for other words', () => {
  const keys = ['a', 'b', 'aws_vpc.main', 'aws_vpc.main ', '😀'].map(tickOf);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^[0-9a-z]{1,7}$/);
});
