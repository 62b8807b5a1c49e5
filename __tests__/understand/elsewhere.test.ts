import { understand } from '../../src/understand/index.js';
import { drawn, pathOf, plan } from './build.js';

const MACHINES = {
  'aws_instance.a': { values: { subnet_id: 'subnet-0a1b' } },
  'aws_instance.b': { values: { subnet_id: 'subnet-0a1b' } },
};

test('a subnet that is known by its identity only is drawn as looked up, around all that name it', () => {
  const graph = drawn(MACHINES);
  expect(pathOf(graph, 'aws_instance.a')).toEqual(['aws_subnet.subnet-0a1b', 'aws_instance.a']);
  expect(pathOf(graph, 'aws_instance.b')).toEqual(['aws_subnet.subnet-0a1b', 'aws_instance.b']);
  expect(graph.nodes.get('aws_subnet.subnet-0a1b')).toMatchObject({ lookedUp: true, provenance: 'implied' });
});

test('its proof is in the ledger, and it is no resource', () => {
  const { ledger } = understand(plan(MACHINES));
  expect(ledger.implied).toEqual([{ address: 'aws_subnet.subnet-0a1b', proof: 'aws_instance.a' }]);
  expect(ledger.summary.total).toBe(2);
});

test('inside blocks and lists, too: a load balancer in two such subnets is in both', () => {
  const graph = drawn({ 'aws_lb.web': { values: { subnets: ['subnet-1', 'subnet-2'] } } });
  expect(graph.nodes.get('aws_lb.web~1')?.parent).toBe('aws_subnet.subnet-1');
  expect(graph.nodes.get('aws_lb.web~2')?.parent).toBe('aws_subnet.subnet-2');
});

test('the identity of a subnet in the plan is that subnet', () => {
  const graph = drawn({
    'aws_subnet.app': { values: { id: 'subnet-0a1b' } },
    'aws_instance.a': { values: { subnet_id: 'subnet-0a1b' } },
  });
  expect([...graph.nodes.keys()]).toEqual(['aws_instance.a', 'aws_subnet.app']);
});

test('a text of another kind is no subnet', () => {
  const graph = drawn({ 'aws_instance.a': { values: { subnet_id: 'TODO' } } });
  expect([...graph.nodes.keys()]).toEqual(['aws_instance.a']);
});
