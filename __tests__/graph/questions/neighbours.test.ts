import { type Neighbour, neighbours } from '../../../src/graph/questions/neighbours.js';
import { network } from './facts.js';

const NET = network(
  ['lb.a', 'vpc.v', 'vpc.v/app.a', 'vpc.v/db.d', 'key.k', 'queue.q'],
  [
    'lb.a -> app.a: 443/tcp',
    'app.a -> db.d',
    'db.d --- key.k',
    'app.a <-> queue.q',
    'queue.q -> lb.a',
    'lb.a -> vpc.v',
  ],
);

const lines = (all: readonly Neighbour[]): string[] =>
  all.map(
    ({ subject, distance, direction, hop }) => `${distance} ${direction} ${subject.address} (${hop.from} -> ${hop.to})`,
  );

test('each connection once, by distance', () => {
  expect(lines(neighbours(NET, ['app.a']))).toEqual([
    '1 out db.d (app.a -> db.d)',
    '1 in lb.a (lb.a -> app.a)',
    '1 both queue.q (app.a -> queue.q)',
  ]);
  expect(lines(neighbours(NET, ['app.a'], { depth: 2 })).slice(3)).toEqual([
    '2 out key.k (db.d -> key.k)',
    '2 in queue.q (queue.q -> lb.a)',
    '2 out vpc.v (lb.a -> vpc.v)',
  ]);
});

test('in one direction', () => {
  expect(lines(neighbours(NET, ['app.a'], { direction: 'from' }))).toEqual([
    '1 out db.d (app.a -> db.d)',
    '1 both queue.q (app.a -> queue.q)',
  ]);
  expect(lines(neighbours(NET, ['key.k'], { direction: 'to', depth: 2 }))).toEqual([
    '1 in db.d (db.d -> key.k)',
    '2 in app.a (app.a -> db.d)',
  ]);
});

test('a box: what ends at it or crosses its border, and nothing within', () => {
  expect(lines(neighbours(NET, ['vpc.v']))).toEqual([
    '1 in lb.a (lb.a -> app.a)',
    '1 both queue.q (app.a -> queue.q)',
    '1 out key.k (db.d -> key.k)',
    '1 in lb.a (lb.a -> vpc.v)',
  ]);
  expect(neighbours(NET, ['nobody.n'])).toEqual([]);
});
