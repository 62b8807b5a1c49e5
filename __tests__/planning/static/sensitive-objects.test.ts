/** Variables that are secrets as a whole: what is made of their members is not known, and all of it is drawn once. */
import { HIDDEN, SENSITIVE_OBJECT } from '../support.js';
import { instancesIn, staticOf } from './read.js';

test('the size of a sensitive collection is hidden, and its resource is drawn', async () => {
  const inventory = await staticOf(SENSITIVE_OBJECT);
  expect(instancesIn(inventory)).toEqual([
    'aws_s3_bucket.b x?',
    'aws_sns_topic.t x?',
    'aws_sqs_queue.q x?',
    'module.m.aws_subnet.s x?',
    'module.m.aws_vpc.v x?',
  ]);
  expect(JSON.stringify(inventory)).not.toContain(HIDDEN);
});
