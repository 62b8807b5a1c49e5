/** Where the arrow of what joins two ends, of which one is elsewhere or looks like a place. */
import { arrowsOf, drawn, type Sketch } from '../build.js';

describe('what may call a function calls that, and never the permission', () => {
  const rule: Record<string, Sketch> = { 'aws_cloudwatch_event_rule.r': {} };
  test.each<[string, Sketch, string[]]>([
    [
      'a function that is not here',
      { values: { function_name: 'example-fn' } },
      ['aws_cloudwatch_event_rule.r > aws_lambda_function.example-fn'],
    ],
    ['a function of which nothing is known', {}, []],
  ])('%s', (_, { values = {} }, expected) => {
    const permission = { values, refs: { source_arn: 'aws_cloudwatch_event_rule.r' } };
    const graph = drawn({ ...rule, 'aws_lambda_permission.p': permission });
    expect(arrowsOf(graph)).toEqual(expected);
    expect(graph.nodes.has('aws_lambda_permission.p')).toBe(false);
  });
});

test('a peering of VMware Engine leads to both of its networks', () => {
  const sketches: Record<string, Sketch> = {
    'google_compute_network.n': {},
    'google_vmwareengine_network.v': {},
    'google_vmwareengine_network_peering.p': {
      refs: { vmware_engine_network: 'google_vmwareengine_network.v', peer_network: 'google_compute_network.n' },
    },
  };
  expect(arrowsOf(drawn(sketches))).toEqual([
    'google_vmwareengine_network_peering.p > google_compute_network.n',
    'google_vmwareengine_network_peering.p > google_vmwareengine_network.v',
  ]);
});
