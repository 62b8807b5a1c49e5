import { type ShortestPath, shortestPath } from '../../../src/graph/questions/neighbours.js';
import { network } from './facts.js';

const NET = network(
  ['internet.i', 'users.u', 'lb.a', 'vpc.v', 'vpc.v/app.a', 'vpc.v/app.b', 'db.d', 'lone.l'],
  ['internet.i -> lb.a', 'users.u -> app.b', 'lb.a -> app.a: 443/tcp', 'app.a ?> db.d', 'app.b -> app.a'],
);

const line = (path: ShortestPath | null): string =>
  path === null
    ? 'none'
    : `${path.sense}, ${path.certainty}: ${path.hops.map(({ kind, from, to }) => `${from} ${kind} ${to}`).join(', ')}`;

test.each([
  [['internet.i'], ['app.a'], 'along, fact: internet.i connection lb.a, lb.a connection app.a'],
  [['db.d'], ['lb.a'], 'back, inference: lb.a connection app.a, app.a connection db.d'],
  [['lb.a'], ['app.b'], 'any, fact: lb.a connection app.a, app.b connection app.a'],
  [
    ['internet.i', 'users.u'],
    ['db.d'],
    'along, inference: users.u connection app.b, app.b connection app.a, app.a connection db.d',
  ],
  [['internet.i'], ['vpc.v'], 'along, fact: internet.i connection lb.a, lb.a connection app.a'],
  [['vpc.v'], ['db.d'], 'along, inference: app.a connection db.d'],
  [['app.a'], ['vpc.v'], 'none'],
  [['app.a'], ['lone.l'], 'none'],
  [['app.a'], ['nobody.n'], 'none'],
])('from %j to %j', (first, last, expected) => {
  expect(line(shortestPath(NET, first, last))).toBe(expected);
});

test('only along the arrows, if that is asked for', () => {
  expect(shortestPath(NET, ['db.d'], ['lb.a'], ['along'])).toBeNull();
});
