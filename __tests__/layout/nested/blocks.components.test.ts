import fc from 'fast-check';
import { byComponent } from '../../../src/layout/nested/blocks.js';
import { anyLevel, level, node, port, type TestLevel } from '../../support/layered.js';

const componentsOf = ({ vertices, segments, names }: TestLevel) => {
  const { connected: joined, loose } = byComponent(vertices, segments);
  return {
    joined: joined.map(({ members, numbers }) => `${members.map((v) => names[v]).join(' ')} / ${numbers.join(' ')}`),
    loose: loose.map((v) => names[v]).join(' '),
  };
};

describe('components of a level', () => {
  it('are what lines join; the rest is loose', () => {
    const drawn = level({ a: node(), b: node(), c: node(), d: node(), e: node() }, 'a->d', 'c->e');
    expect(componentsOf(drawn)).toEqual({ joined: ['a d / 0', 'c e / 1'], loose: 'b' });
  });

  it('are one where they reach a border, so that nothing stands in the way of a port', () => {
    const drawn = level(
      { a: node(), b: node(), c: node(), d: node(), w: port('W'), e: port('E') },
      'w->a',
      'b->e',
      'c->d',
    );
    expect(componentsOf(drawn)).toEqual({ joined: ['a b w e / 0 1', 'c d / 2'], loose: '' });
  });

  it('hold every vertex and every line once, both ends of a line together', () => {
    fc.assert(
      fc.property(anyLevel, ({ vertices, segments }) => {
        const { connected: joined, loose } = byComponent(vertices, segments);
        const all = [...joined.flatMap(({ members }) => members), ...loose].sort((a, b) => a - b);
        expect(all).toEqual(vertices.map((_, v) => v));
        expect(joined.flatMap(({ numbers }) => numbers).sort((a, b) => a - b)).toEqual(segments.map((_, n) => n));
        for (const { members, numbers } of joined)
          for (const n of numbers) {
            expect(members).toContain(segments[n]!.left.vertex);
            expect(members).toContain(segments[n]!.right.vertex);
          }
      }),
    );
  });
});
