import { rightsInText } from '../../../../src/diff/report/summary/rights.js';

type Right = Parameters<typeof rightsInText>[0];
const text = (principal: Right['principal'], target: Right['target']): string =>
  rightsInText({
    change: 'gains',
    level: 'read',
    does: 'read',
    actions: [],
    by: 'aws_iam_role_policy.p',
    principal,
    target,
  });

const ROLE = { address: 'aws_iam_role.r', noun: 'role', name: '' };

test.each([
  ['role', 'the role'],
  ['IAM role', 'the IAM role'],
  ['service account', 'the service account'],
])('an unnamed resource has an article: %s', (noun, expected) => {
  const target = { address: 'aws_s3_bucket.b', noun: 'bucket', name: '' };
  expect(text({ ...ROLE, noun }, target)).toBe(`lets ${expected} read the bucket`);
});

test.each([
  'everybody',
  'the whole project',
  'everything in S3',
  'S3',
  'load balancing',
  '2 whole projects',
  'identities',
])('a phrase that names no resource has none: %s', (noun) => {
  expect(text(ROLE, { noun, name: '' })).toBe(`lets the role read ${noun}`);
  expect(text({ noun, name: '' }, { noun: 'everything', name: '' })).toBe(`lets ${noun} read everything`);
});

test('a phrase for a resource that is not known keeps its own article', () => {
  expect(text({ ...ROLE, noun: 'an identity' }, { noun: 'bucket', name: 'files' })).toBe(
    'lets an identity read the bucket files',
  );
});
