import { dependents } from '../../../src/graph/questions/dependents.js';
import { lines, network, part, SHOP, subject } from './facts.js';

test('what depends on it: also by keys and hosts, and what is in it', () => {
  expect(lines(dependents(SHOP, ['key.k']))).toEqual([
    '1; db.d; fact; by key.k; db.d -> key.k',
    '2; app.a; inference; by db.d; app.a -> db.d 5432/tcp',
    '2; vpn.n; inference; by db.d; vpn.n -> vpc.v, vpc.v contains subnet.s, subnet.s contains db.d',
    '3; lb.a; inference; by app.a; lb.a -> app.a 8080/tcp',
    '4; internet.i; inference; by lb.a; internet.i -> lb.a 443/tcp',
  ]);
  const hosted = network([subject('job.j', { runsIn: 'cluster.c' }), 'cluster.c', 'app.a'], ['app.a -> job.j']);
  expect(lines(dependents(hosted, ['cluster.c']))).toEqual([
    '0; job.j; fact; by cluster.c; cluster.c runs job.j',
    '1; app.a; fact; by job.j; app.a -> job.j',
  ]);
  expect(lines(dependents(SHOP, ['subnet.s'], { depth: 1 })).slice(0, 2)).toEqual([
    '0; app.a; fact; by subnet.s; subnet.s contains app.a',
    '0; db.d; fact; by subnet.s; subnet.s contains db.d',
  ]);
  expect(dependents(SHOP, ['nobody.n'])).toEqual([]);
});

describe('references without an arrow', () => {
  const reference = (from: string, to: string) => ({
    ...{ from, to },
    reason: { rule: 'refers to it', by: from, attribute: 'role', at: 'main.tf:3' },
  });
  const shop = network(['app.a', 'fn.f', 'api.g', 'key.k'], ['api.g -> fn.f'], {
    parts: [part('role.r', 'app.a'), part('profile.p', 'app.a'), part('policy.q', 'fn.f')],
    references: [
      ...[reference('profile.p', 'role.r'), reference('fn.f', 'role.r'), reference('app.a', 'key.k')],
      ...[reference('policy.q', 'key.k'), reference('nobody.n', 'key.k'), reference('fn.f', 'policy.q')],
    ],
  });

  test('of a part: its node, and those that name it, with what depends on them', () => {
    expect(lines(dependents(shop, ['app.a'], { part: 'role.r' }))).toEqual([
      '0; app.a; fact; by role.r; role.r part app.a',
      '1; fn.f; fact; by app.a; fn.f reference role.r',
      '2; api.g; fact; by fn.f; api.g -> fn.f',
    ]);
  });

  test('of a node: those that name it or its parts', () => {
    expect(lines(dependents(shop, ['key.k']))).toEqual([
      '1; app.a; fact; by key.k; app.a reference key.k',
      '1; fn.f; fact; by key.k; policy.q reference key.k',
      '2; api.g; fact; by fn.f; api.g -> fn.f',
    ]);
    expect(lines(dependents(shop, ['app.a'], { depth: 1 }))).toEqual([
      '1; fn.f; fact; by app.a; fn.f reference role.r',
    ]);
  });
});
