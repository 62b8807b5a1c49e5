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

  it('is by code unit, not by locale', () => {
    expect(['é', 'z', 'Z', 'a'].sort(byText)).toEqual(['Z', 'a', 'z', 'é']);
  });
});
