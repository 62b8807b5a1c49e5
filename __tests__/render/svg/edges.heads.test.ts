import { head, stopFor } from '../../../src/render/svg/edges.js';

const at = (x: number, y: number) => ({ x, y });

test.each([
  ['right', 'M50,50L42,54.2L42,45.8z', at(10, 50)],
  ['left', 'M50,50L58,45.8L58,54.2z', at(90, 50)],
  ['down', 'M50,50L45.8,42L54.2,42z', at(50, 10)],
  ['up', 'M50,50L54.2,58L45.8,58z', at(50, 90)],
])('a head that points %s has its tip at the end of the line', (_, path, from) => {
  expect(head(from, at(50, 50))).toBe(path);
});

test('a run shorter than the head has a complete head', () => {
  expect(head(at(47, 50), at(50, 50))).toBe('M50,50L42,54.2L42,45.8z');
});

test.each([
  [at(10, 50), at(44, 50)],
  [at(46, 50), at(48, 50)],
])('the line from %j stops at %j, inside the head', (from, stop) => {
  expect(stopFor(from, at(50, 50))).toEqual(stop);
});
