/** The measure of lines itself: what it finds in layouts that are made by hand. */
import type { Layout, PlacedEdge, Point } from '../../src/layout/layout.js';
import { type Lines, linesOf } from '../support/lines.js';

/** `a->b 0,0 100,0`: an edge and its corners; `<->` has two heads. */
function edge(text: string): PlacedEdge {
  const [ends, ...corners] = text.split(' ') as [string, ...string[]];
  const [from, to] = ends.split(/<?->/) as [string, string];
  const points = corners.map((corner): Point => {
    const [x, y] = corner.split(',').map(Number) as [number, number];
    return { x, y };
  });
  return { edge: { from, to, twoWay: ends.includes('<->'), dashed: false, label: null }, points, label: null };
}

const measured = (...edges: string[]): Lines => linesOf({ edges: edges.map(edge) } as unknown as Layout);

describe('parallel lines are close', () => {
  it.each([
    ['nearer than 16 px', ['a->b 0,0 100,0', 'c->d 0,15 100,15'], 1],
    ['16 px apart', ['a->b 0,0 100,0', 'c->d 0,16 100,16'], 0],
    ['upright', ['a->b 0,0 0,100', 'c->d 12,0 12,100'], 1],
    ['beside each other for a moment', ['a->b 0,0 100,0', 'c->d 70,12 170,12'], 0],
    ['one line', ['a->b 0,0 100,0', 'a->c 0,0 100,0'], 0],
    ['two trunks of three edges', ['a->b 0,0 100,0', 'a->c 0,0 90,0', 'd->c 0,12 100,12'], 1],
    ['across each other', ['a->b 0,0 100,0', 'c->d 50,-50 50,50'], 0],
  ])('%s', (_, edges, count) => {
    expect(measured(...edges).close).toHaveLength(count);
  });
});

describe('heads touch', () => {
  it.each([
    ['a line that passes behind the tip', ['a->b 0,0 100,0', 'c->d 95,-50 95,50'], ['a->b touches c->d']],
    ['a line that passes before it', ['a->b 0,0 100,0', 'c->d 60,-50 60,50'], []],
    ['a line that ends there, too', ['a->b 0,0 100,0', 'c->b 50,50 50,0 100,0'], []],
    ['a line that starts where a head is', ['a<->b 0,0 100,0', 'a->c 0,0 50,0 50,50'], ['a->b touches a->c']],
    ['a line that starts at a start', ['a->b 0,0 100,0', 'a->c 0,0 0,50'], []],
  ])('%s', (_, edges, found) => {
    expect(measured(...edges).heads.map((text) => text.replaceAll(' -> ', '->'))).toEqual(found);
  });
});

test('edges are merged on one line where they have neither end in common', () => {
  expect(measured('a->c 0,0 100,0', 'b->d 0,0 100,0', 'a->d 0,50 100,50').merged).toEqual(['a -> c', 'b -> d']);
  expect(measured('a->c 0,0 100,0', 'a->d 0,0 100,0').merged).toEqual([]);
});

test('a detour is the length over the shortest way, of which a short one counts as an icon', () => {
  const times = (text: string): number => measured(text).detours[0]![1];
  expect(times('a->b 0,0 100,0')).toBe(1);
  expect(times('a->b 0,0 100,0 100,80')).toBe(1);
  expect(times('a->b 0,0 100,0 100,50 0,50 0,100')).toBe(3);
  expect(times('a->b 0,0 32,0 32,16 0,16')).toBe(80 / 64);
});
