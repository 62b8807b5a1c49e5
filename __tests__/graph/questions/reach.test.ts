import fc from 'fast-check';
import { dependents } from '../../../src/graph/questions/dependents.js';
import { reach } from '../../../src/graph/questions/reach.js';
import { lines, network, SHOP } from './facts.js';

test('what can reach it: through hops, and through the boxes around it, each with its certainty', () => {
  expect(lines(reach(SHOP, ['db.d'], { direction: 'to' }))).toEqual([
    '1; app.a; inference; by db.d; app.a -> db.d 5432/tcp',
    '1; vpn.n; inference; by db.d; vpn.n -> vpc.v, vpc.v contains subnet.s, subnet.s contains db.d',
    '2; lb.a; inference; by app.a; lb.a -> app.a 8080/tcp',
    '3; internet.i; inference; by lb.a; internet.i -> lb.a 443/tcp',
  ]);
});

test('what it reaches: thin connections carry no request', () => {
  expect(lines(reach(SHOP, ['lb.a'], { direction: 'from' }))).toEqual([
    '1; app.a; fact; by lb.a; lb.a -> app.a 8080/tcp',
    '2; db.d; inference; by app.a; app.a -> db.d 5432/tcp',
  ]);
  expect(lines(reach(SHOP, ['vpn.n'], { direction: 'from', depth: 1 }))).toEqual([
    '1; app.a; inference; by subnet.s; subnet.s contains app.a',
    '1; db.d; inference; by subnet.s; subnet.s contains db.d',
    '1; subnet.s; inference; by vpc.v; vpc.v contains subnet.s',
    '1; vpc.v; fact; by vpn.n; vpn.n -> vpc.v',
  ]);
});

test('a box stands for its content, in both directions', () => {
  expect(lines(reach(SHOP, ['subnet.s'], { direction: 'to' }))).toEqual([
    '1; lb.a; fact; by app.a; lb.a -> app.a 8080/tcp',
    '1; vpn.n; inference; by app.a; vpn.n -> vpc.v, vpc.v contains subnet.s, subnet.s contains app.a',
    '2; internet.i; fact; by lb.a; internet.i -> lb.a 443/tcp',
  ]);
  expect(reach(SHOP, ['subnet.s'], { direction: 'from' })).toEqual([]);
  expect(reach(SHOP, ['nobody.n'], { direction: 'from' })).toEqual([]);
});

test('a two-way connection of a box can be used by its content', () => {
  const shared = network(['vpc.v', 'vpc.v/app.a', 'vpc.v/app.b', 'office.o'], ['office.o <-> vpc.v']);
  expect(lines(reach(shared, ['app.a'], { direction: 'from' }))).toEqual([
    '1; office.o; inference; by app.a; app.a inside vpc.v, office.o -> vpc.v',
    '2; app.b; inference; by vpc.v; vpc.v contains app.b',
    '2; vpc.v; inference; by office.o; office.o -> vpc.v',
  ]);
});

describe('by port', () => {
  const ports = network(
    ['internet.i', 'lb.a', 'app.a', 'app.b', 'db.d'],
    [
      'internet.i -> lb.a: 443/tcp',
      'internet.i -> app.b: 22/tcp',
      'lb.a -> app.a: 8080/tcp',
      'app.a -> app.b: 443/tcp',
      'app.a -> db.d: 5432/tcp',
      'app.b -> db.d: 22/tcp',
      'app.b -> app.a',
    ],
  );

  test('at the destination, whatever the ports before it', () => {
    expect(lines(reach(ports, ['db.d'], { direction: 'to', port: '5432' }))).toEqual([
      '1; app.a; fact; by db.d; app.a -> db.d 5432/tcp',
      '2; app.b; fact; by app.a; app.b -> app.a',
      '2; lb.a; fact; by app.a; lb.a -> app.a 8080/tcp',
      '3; internet.i; fact; by app.b; internet.i -> app.b 22/tcp',
    ]);
    expect(reach(ports, ['db.d'], { direction: 'to', port: '80' })).toEqual([]);
  });

  test('at each result, also where a shorter path uses another port, and where no port is known', () => {
    expect(lines(reach(ports, ['internet.i'], { direction: 'from', port: '443' }))).toEqual([
      '1; lb.a; fact; by internet.i; internet.i -> lb.a 443/tcp',
      '2; app.a; fact; by app.b; app.b -> app.a; port?',
      '3; app.b; fact; by app.a; app.a -> app.b 443/tcp',
    ]);
  });

  test('a connection that names the port counts before one that names none', () => {
    const both = network(['a.i', 'a.j', 'b.a', 'c.c'], ['a.i -> c.c', 'a.i -> a.j: 22/tcp', 'a.j -> c.c: 443/tcp']);
    expect(lines(reach(both, ['a.i'], { direction: 'from', port: '443' }))).toEqual([
      '2; c.c; fact; by a.j; a.j -> c.c 443/tcp',
    ]);
  });

  test('a box around the destination that another one uses on another port', () => {
    const boxed = network(
      ['vpc.v', 'vpc.v/app.a', 'vpc.v/db.d', 'office.o'],
      ['app.a -> db.d: 5432/tcp', 'office.o -> vpc.v: 22/tcp'],
    );
    expect(lines(reach(boxed, ['db.d'], { direction: 'to', port: '5432' }))).toEqual([
      '1; app.a; fact; by db.d; app.a -> db.d 5432/tcp',
      '2; office.o; inference; by app.a; office.o -> vpc.v 22/tcp, vpc.v contains app.a',
    ]);
  });
});

test('without boxes, it is the transitive closure, in any order of the input', () => {
  const node = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(fc.array(fc.tuple(node, node), { maxLength: 25 }), node, (pairs, start) => {
      const names = Array.from({ length: 10 }, (_, at) => `a.n${at}`);
      const arrows = pairs.map(([from, to]) => `a.n${from} -> a.n${to}`);
      const closure = new Set([start]);
      for (const at of closure) for (const [from, to] of pairs) if (from === at) closure.add(to);
      closure.delete(start);
      const answer = reach(network(names, arrows), [`a.n${start}`], { direction: 'from' });
      const addresses = answer.map(({ subject: { address } }) => address).sort();
      expect(addresses).toEqual([...closure].map((at) => `a.n${at}`).sort());
      const turned = network([...names].reverse(), [...arrows].reverse());
      expect(reach(turned, [`a.n${start}`], { direction: 'from' }).map(({ subject: { address } }) => address)).toEqual(
        answer.map(({ subject: { address } }) => address),
      );
      for (const each of names) {
        const isReached = each !== `a.n${start}` && addresses.includes(each);
        const back = reach(turned, [each], { direction: 'to' }).map(({ subject: { address } }) => address);
        if (each !== `a.n${start}`) expect(back.includes(`a.n${start}`)).toBe(isReached);
      }
    }),
    { numRuns: 100 },
  );
});

test('the time grows with the connections: a chain and a star of 20,000', () => {
  const count = 20_000;
  const names = Array.from({ length: count }, (_, at) => `a.n${at}`);
  const chain = network(
    names,
    names.slice(1).map((name, at) => `${names[at]} -> ${name}: 443/tcp`),
  );
  expect(reach(chain, ['a.n0'], { direction: 'from', port: '443' })).toHaveLength(count - 1);
  expect(dependents(chain, [`a.n${count - 1}`])).toHaveLength(count - 1);
  const star = network(
    ['vpc.v', ...names.map((name) => `vpc.v/${name}`), 'office.o'],
    names.slice(1).map((name) => `a.n0 -> ${name}`),
  );
  expect(reach(star, ['vpc.v'], { direction: 'to' })).toEqual([]);
  expect(reach(star, ['a.n0'], { direction: 'from' })).toHaveLength(count - 1);
});
