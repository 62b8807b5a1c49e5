/** What `npm run truth` counts: docs/measure.md. */

import { rowOf } from '../../scripts/truth/row.js';
import { understand } from '../../src/inference/index.js';
import { plan, type Sketch } from './build.js';

const measured = (sketches: Record<string, Sketch>) => {
  const { graph, ledger } = understand(plan(sketches));
  const { causes, fullSize, icons, ...row } = rowOf('diagram', graph, ledger);
  return { ...row, icons, fullSize, causes: Object.fromEntries(causes) };
};

test('what nothing refers to and what refers to nothing could not be joined', () => {
  const { causes, icons } = measured({
    'aws_s3_bucket.a': {},
    'aws_s3_bucket_versioning.a': { refs: { bucket: 'aws_s3_bucket.a' } },
    'aws_s3_bucket.b': {},
  });
  expect([icons, causes]).toEqual([2, { unconnectable: 2 }]);
});

test('where it stands joins it to nobody', () => {
  expect(
    measured({
      'aws_vpc.v': {},
      'aws_subnet.s': { refs: { vpc_id: 'aws_vpc.v' } },
      'aws_instance.i': { refs: { subnet_id: 'aws_subnet.s' } },
    }).causes,
  ).toEqual({ unconnectable: 1 });
});

test('a reference by a rule that is no arrow is its cause, also one of what has folded into it', () => {
  const { causes } = measured({
    'aws_sns_topic.t': { refs: { policy: 'aws_sns_topic.u' } },
    'aws_sns_topic.u': {},
    'aws_s3_bucket.a': {},
    'aws_s3_bucket_policy.a': { refs: { bucket: 'aws_s3_bucket.a', policy: 'aws_sns_topic.u' } },
  });
  expect(causes).not.toHaveProperty('unconnectable');
  expect(Object.values(causes).reduce((all, one) => all + one, 0)).toBe(3);
});

test('an arrow is no cause', () => {
  expect(
    measured({
      'aws_sqs_queue.q': {},
      'aws_lambda_function.f': { refs: { environment: 'aws_sqs_queue.q' } },
    }).causes,
  ).toEqual({});
});

test('a text that could mean several is no thing that cannot be joined', () => {
  const { causes } = measured({
    'module.a.aws_sqs_queue.q': { values: { name: 'shop-orders-queue' } },
    'module.b.aws_sqs_queue.q': { values: { name: 'shop-orders-queue' } },
    'aws_lambda_function.f': { values: { environment: [{ variables: { TARGET: 'shop-orders-queue' } }] } },
  });
  expect(causes).toEqual({ unconnectable: 2, 'a text that fits several resources': 1 });
});

test('an empty subnet that something outside of its network names is missed by that', () => {
  const network = {
    'aws_vpc.v': {},
    'aws_subnet.s': { refs: { vpc_id: 'aws_vpc.v' } },
    'aws_subnet.t': { refs: { vpc_id: 'aws_vpc.v' } },
  };
  const attached = {
    ...network,
    'aws_ec2_transit_gateway.g': {},
    'aws_ec2_transit_gateway_vpc_attachment.a': {
      refs: { transit_gateway_id: 'aws_ec2_transit_gateway.g', vpc_id: 'aws_vpc.v', subnet_ids: 'aws_subnet.s' },
    },
  };
  // The arrow of an attachment ends at its subnet.
  expect(measured(attached)).toMatchObject({ empty: 2, named: 0, outsideNetwork: 0 });
  const outside = { ...network, 'aws_sqs_queue.q': { refs: { policy: 'aws_subnet.s' } } };
  expect(measured(outside)).toMatchObject({ empty: 2, named: 1, outsideNetwork: 1 });
  const beside = { ...network, 'aws_instance.i': { refs: { subnet_id: 'aws_subnet.s', user_data: 'aws_subnet.t' } } };
  expect(measured(beside)).toMatchObject({ empty: 1, named: 1, outsideNetwork: 0 });
});

test('icons in full size are counted apart', () => {
  const sketches = { 'aws_lambda_function.f': {}, 'aws_kms_key.k': {}, 'aws_ecr_repository.r': {} };
  expect(measured(sketches)).toMatchObject({ icons: 3, fullSize: { icons: 1, unconnected: 1, unplaced: 1 } });
  const { 'aws_lambda_function.f': _, ...small } = sketches;
  expect(measured(small)).toMatchObject({ icons: 2, fullSize: { icons: 2, unconnected: 2, unplaced: 2 } });
});
