import { contentOf, numbersOf } from '../../../src/graph/questions/network.js';
import { reach } from '../../../src/graph/questions/reach.js';
import { network, part, subject } from './facts.js';

test('a circle of boxes ends, and unknown ends are left out', () => {
  const net = network(
    [
      subject('vpc.a', { parent: 'vpc.b' }),
      subject('vpc.b', { parent: 'vpc.a' }),
      subject('vpc.c', { parent: 'vpc.c' }),
      'vpc.b/app.a',
    ],
    ['app.a -> nobody.n', 'vpc.c -> vpc.a'],
    { parts: [part('role.r', 'nobody.n')] },
  );
  expect(net.connections).toHaveLength(1);
  expect(net.parts.size).toBe(0);
  for (const address of ['vpc.a', 'vpc.b', 'vpc.c'])
    expect(contentOf(net, net.numbers.get(address)!).length).toBeLessThan(4);
  expect(reach(net, ['vpc.c'], { direction: 'from' }).length).toBeGreaterThan(0);
  expect(numbersOf(net, ['nobody.n'])).toEqual([]);
});
