import fc from 'fast-check';
import { assignRanks } from '../../../../src/layout/nested/layered/ranks.js';
import { anyLevel, box, level, node, port, ranksOf } from '../../../support/layered.js';

const nodes = (...names: string[]) => Object.fromEntries(names.map((name) => [name, node(100)]));

/** How many things are in each column. */
const sizes = (ranks: Record<string, number>, count: number): number[] =>
  Array.from({ length: count }, (_, r) => Object.values(ranks).filter((rank) => rank === r).length);

describe('ranks', () => {
  it('are the longest ways from the left', () => {
    const { ranks, count } = ranksOf(level(nodes('a', 'b', 'c', 'd'), 'a->b', 'b->c', 'a->c', 'c->d'));
    expect(ranks).toEqual({ a: 0, b: 1, c: 2, d: 3 });
    expect(count).toBe(4);
  });

  it('put ports outside, and let lines to them and brackets rank nothing', () => {
    const drawn = level({ w: port('W'), ...nodes('a', 'b'), e: port('E') }, 'w->b', 'a->e', [
      'a->b',
      { isBracket: true },
    ]);
    expect(ranksOf(drawn).ranks).toEqual({ w: -1, a: 0, b: 0, e: 1 });
  });

  it.each([
    [Number.POSITIVE_INFINITY, [1, 10]],
    [1000, [1, 10]],
    [400, [1, 4, 4, 2]],
    // Room for nine in a column, but not for nine and the last one alone.
    [900, [1, 5, 5]],
    // Higher than the limit: still one a column.
    [50, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]],
  ])('split a fan of ten at height %d: %j', (limit, expected) => {
    const targets = [...Array(10).keys()].map((i) => `t${i}`);
    const { ranks, count } = ranksOf(level(nodes('hub', ...targets), ...targets.map((t) => `hub->${t}`)), limit);
    expect(sizes(ranks, count)).toEqual(expected);
  });

  it('end a split column with what leads on to the right border', () => {
    const lines = ['hub->primary', 'hub->cache', 'primary->e'];
    const drawn = level({ ...nodes('hub', 'primary', 'cache'), e: port('E') }, ...lines);
    expect(ranksOf(drawn, 150).ranks).toMatchObject({ cache: 1, primary: 2 });
    expect(ranksOf(drawn).ranks).toMatchObject({ cache: 1, primary: 1 });
  });

  it('leave what several lines hold where it belongs, even in a full column', () => {
    const middle = [...Array(6).keys()].map((i) => `m${i}`);
    const lines = middle.flatMap((m) => [`hub->${m}`, `${m}->end`]);
    const { ranks, count } = ranksOf(level(nodes('hub', 'end', ...middle), ...lines), 300);
    expect(sizes(ranks, count)).toEqual([1, 6, 1]);
  });

  it('send boxes on although several lines hold them, or a column of networks is a tower', () => {
    const middle = [...Array(6).keys()].map((i) => `m${i}`);
    const lines = middle.flatMap((m) => [`hub->${m}`, `${m}->end`]);
    const boxes = Object.fromEntries(middle.map((m) => [m, box(100)]));
    const { ranks, count } = ranksOf(level({ ...nodes('hub', 'end'), ...boxes }, ...lines), 300);
    expect(sizes(ranks, count)).toEqual([1, 3, 3, 1]);
  });

  it('move a source next to what it feeds, where there is room', () => {
    const drawn = level(nodes('a', 'b', 'c', 'd', 'late'), 'a->b', 'b->c', 'c->d', 'late->c', 'late->d');
    expect(ranksOf(drawn).ranks).toMatchObject({ b: 1, c: 2, late: 1 });
    expect(ranksOf(drawn, 150).ranks).toMatchObject({ b: 1, c: 2, late: 0 });
  });

  it('leave out ranks that nothing has', () => {
    const drawn = level(nodes('a', 'b', 'c', 'd', 'late', 'end'), 'late->end', 'a->b', 'b->c', 'c->end', 'end->d');
    const { ranks, count } = ranksOf(drawn);
    expect(new Set(Object.values(ranks)).size).toBe(count);
  });

  it('always run from left to right, without holes', () => {
    fc.assert(
      fc.property(anyLevel, fc.constantFrom(100, 300, 1000), (drawn, limit) => {
        const { vertices, segments, members } = drawn;
        const { rank, count } = assignRanks(vertices, members, segments, limit);
        for (const { left, right } of segments) expect(rank.get(left.vertex)).toBeLessThan(rank.get(right.vertex)!);
        const inner = members.filter((v) => !vertices[v]!.border).map((v) => rank.get(v));
        expect([...new Set(inner)].sort((a, b) => a! - b!)).toEqual([...Array(count).keys()]);
      }),
    );
  });
});
