/** Who may take data out of something gets it from there, whatever else joins the two. */
import { arrowsOf, drawn } from '../build.js';

test('who may take from a broker gets data from it, though a firewall lets them connect to it', () => {
  const graph = drawn({
    'aws_msk_cluster.k': { refs: { 'broker_node_group_info.security_groups': 'aws_security_group.k' } },
    'aws_security_group.k': { refs: { 'ingress.security_groups': 'aws_security_group.f' } },
    'aws_security_group.f': {},
    'aws_iam_role.f': {},
    'aws_lambda_function.f': {
      refs: { role: 'aws_iam_role.f', 'vpc_config.security_group_ids': 'aws_security_group.f' },
    },
    'aws_iam_role_policy.p': {
      values: {
        policy: JSON.stringify({ Statement: [{ Effect: 'Allow', Action: 'kafka-cluster:ReadData', Resource: '*' }] }),
      },
      refs: { role: 'aws_iam_role.f' },
    },
  });
  expect(arrowsOf(graph)).toEqual(['aws_msk_cluster.k > aws_lambda_function.f']);
});
