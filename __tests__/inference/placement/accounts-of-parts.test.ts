/** What does not say in which account it is: where its parts and what it runs as are. */
import { drawn, pathOf, type Sketch } from '../build.js';

const TOPICS: Record<string, Sketch> = {
  'aws_sns_topic.a': { values: { arn: 'arn:aws:sns:eu-west-1:111111111111:a' } },
  'aws_sns_topic.b': { values: { arn: 'arn:aws:sns:eu-west-1:222222222222:b' } },
};
const role = (account: string): Sketch => ({ values: { arn: `arn:aws:iam::${account}:role/app` } });
const APP: Record<string, Sketch> = {
  'aws_pinpoint_app.app': {},
  'aws_pinpoint_email_channel.mail': {
    refs: { application_id: 'aws_pinpoint_app.app', role_arn: 'aws_iam_role.app' },
  },
};

test.each<[string, Record<string, Sketch>, string[]]>([
  ['what runs as a role', { ...APP, 'aws_iam_role.app': role('222222222222') }, ['aws_group.account_222222222222']],
  ['what nothing says it of', APP, []],
  [
    'what has parts in two accounts',
    {
      ...APP,
      'aws_iam_role.app': role('222222222222'),
      'aws_ssm_parameter.id': {
        refs: { value: 'aws_pinpoint_app.app' },
        values: { arn: 'arn:aws:ssm:eu-west-1:111111111111:parameter/id' },
      },
    },
    [],
  ],
])('%s', (_, sketches, around) => {
  expect(pathOf(drawn({ ...TOPICS, ...sketches }), 'aws_pinpoint_app.app')).toEqual([
    ...around,
    'aws_pinpoint_app.app',
  ]);
});

test('a key that something alone uses is not its own account', () => {
  const graph = drawn({
    ...TOPICS,
    'aws_sqs_queue.q': { refs: { kms_master_key_id: 'aws_kms_key.k' } },
    'aws_kms_key.k': { values: { arn: 'arn:aws:kms:eu-west-1:222222222222:key/1' } },
  });
  expect(pathOf(graph, 'aws_sqs_queue.q')).toEqual(['aws_sqs_queue.q']);
});
