import fc from 'fast-check';
import { byAddress, byText } from '../../src/graph/order.js';

describe('order', () => {
  it.each([
    ['web[2]', 'web[10]'],
    ['a.b', 'a.c'],
    ['a', 'a1'],
    ['a01', 'a1'],
    ['B', 'a'],
  ])('%s comes before %s', (first, second) => {
    expect(byAddress(first, second)).toBeLessThan(0);
    expect(byAddress(second, first)).toBeGreaterThan(0);
  });

  it('byText compares by code unit, not by locale', () => {
    expect(['é', 'z', 'Z', 'a'].sort(byText)).toEqual(['Z', 'a', 'z', 'é']);
  });

  it('byAddress compares numbers and the text between them', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '0', '1', '2', '.', '['), maxLength: 8 });
    fc.assert(
      fc.property(text, text, (a, b) => Math.sign(byAddress(a, b)) === Math.sign(byPieces(a, b))),
      { numRuns: 5000 },
    );
  });
});

/** The definition, written for reading and not for speed. */
function byPieces(a: string, b: string): number {
  const left = a.split(/(\d+)/);
  const right = b.split(/(\d+)/);
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const l = left[i] as string;
    const r = right[i] as string;
    if (l === r) continue;
    return (i % 2 === 1 ? l.replace(/^0+/, '').length - r.replace(/^0+/, '').length : 0) || byText(l, r);
  }
  return left.length - right.length;
}
