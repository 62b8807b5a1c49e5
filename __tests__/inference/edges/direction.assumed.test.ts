/** Edges with weak evidence: a property of the target, or a right that may mean the only resource of a type. */
import { understand } from '../../../src/inference/index.js';
import { arrowsOf, drawn, plan, type Sketch } from '../build.js';

test('a program that calls a pool, and knows the name of the database behind it, calls the pool only', () => {
  const inventory = plan({
    'aws_instance.app': { refs: { user_data: ['aws_instance.pool', 'aws_db_instance.d'] } },
    'aws_instance.pool': { refs: { user_data: 'aws_db_instance.d' } },
    'aws_db_instance.d': {},
  });
  const arrowsWith = (isDescribed: (from: string, to: string) => boolean): string[] =>
    arrowsOf(
      understand({
        ...inventory,
        references: inventory.references.map((reference) =>
          isDescribed(reference.from, reference.to) ? { ...reference, describes: true as const } : reference,
        ),
      }).graph,
    );
  const ofDatabase = (from: string, to: string): boolean => from === 'aws_instance.app' && to === 'aws_db_instance.d';
  const past = 'aws_instance.app > aws_db_instance.d';
  const others = ['aws_instance.app > aws_instance.pool', 'aws_instance.pool > aws_db_instance.d'];
  expect(arrowsWith(() => false)).toEqual([past, ...others]);
  expect(arrowsWith(ofDatabase)).toEqual(others);
  // Without an address of the database behind the pool, its name is all that is known.
  expect(arrowsWith((_, to) => to === 'aws_db_instance.d')).toEqual([past, ...others]);
});

const PUBLISH = JSON.stringify({ Statement: [{ Effect: 'Allow', Action: 'sns:Publish', Resource: '*' }] });

test('a right on everything does not let a worker feed the topic that starts it', () => {
  const worker: Record<string, Sketch> = {
    'aws_sns_topic.t': {},
    'aws_lambda_function.worker': { refs: { role: 'aws_iam_role.r' } },
    'aws_iam_role.r': {},
    'aws_iam_role_policy.p': { values: { policy: PUBLISH }, refs: { role: 'aws_iam_role.r' } },
  };
  expect(arrowsOf(drawn(worker))).toEqual(['aws_lambda_function.worker > aws_sns_topic.t']);
  const started: Record<string, Sketch> = {
    ...worker,
    'aws_sqs_queue.q': {},
    'aws_sns_topic_subscription.s': { refs: { topic_arn: 'aws_sns_topic.t', endpoint: 'aws_sqs_queue.q' } },
    'aws_lambda_function.poller': {
      refs: { environment: ['aws_sqs_queue.q', 'aws_lambda_function.worker'] },
    },
  };
  expect(arrowsOf(drawn(started))).not.toContain('aws_lambda_function.worker > aws_sns_topic.t');
});

test('a release does not call the cluster that it names', () => {
  const sketches: Record<string, Sketch> = {
    'azurerm_kubernetes_cluster.k': {},
    'helm_release.r': { refs: { values: 'azurerm_kubernetes_cluster.k' } },
  };
  // A thin edge from the cluster says that the release runs on it.
  expect(arrowsOf(drawn(sketches))).toEqual(['azurerm_kubernetes_cluster.k > helm_release.r']);
});
