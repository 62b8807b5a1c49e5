import { type EdgeLine, findGaps } from '../../../src/render/svg/edges.js';

/** `name` is `from>to`. */
const way = (name: string, ...pairs: [number, number][]): EdgeLine => {
  const [from, to] = name.split('>') as [string, string];
  return { edge: { from, to }, points: pairs.map(([x, y]) => ({ x, y })) };
};
const opened = (...ways: EdgeLine[]) => findGaps(ways).map((open) => Object.fromEntries(open));

/** A trunk from the left that goes down at x = 50, and on to the right. */
const down = (name: string, y: number): EdgeLine => way(name, [0, 0], [50, 0], [50, y], [100, y]);

test.each([
  ['a foreign line that a trunk passes on its way', 'endpoint>sql', [{}, {}, { 0: [50] }]],
  ['the same source', 'app>other', [{}, {}, {}]],
  ['the same target', 'endpoint>bus', [{}, {}, {}]],
])('%s', (_, name, expected) => {
  expect(opened(down('app>sql', 40), down('app>bus', 90), way(name, [0, 40], [100, 40]))).toEqual(expected);
});

test('where lines connect each source with each target they meet, and have no gaps', () => {
  const [crossing, passing] = [way('b>x', [0, 40], [100, 40]), down('a>y', 90)];
  expect(opened(crossing, passing, down('a>x', 40))).toEqual([{ 0: [50] }, {}, {}]);
  expect(opened(crossing, passing, down('a>x', 40), way('b>y', [0, 200], [100, 200]))).toEqual([{}, {}, {}, {}]);
});

test('corners stay whole', () => {
  expect(opened(down('a>x', 47), way('b>y', [0, 40], [100, 40]))).toEqual([{}, {}]);
  expect(opened(down('a>x', 90), way('b>y', [0, 40], [57, 40]))).toEqual([{}, {}]);
});

test('several gaps are sorted by rising x, also on a run to the left', () => {
  const posts = [60, 20].map((x) => way(`a${x}>x${x}`, [x, 0], [x, 90]));
  expect(opened(...posts, way('b>y', [100, 0], [100, 40], [0, 40]))).toEqual([{}, {}, { 1: [20, 60] }]);
});

test('a bundle with too many lines has no gaps', () => {
  const posts = Array.from({ length: 1001 }, (_, i) => way(`a${i}>x${i}`, [i, 0], [i, 90]));
  expect(opened(...posts, way('b>y', [-20, 40], [2000, 40])).at(-1)).toEqual({});
});
