import { isGrantOnly } from '../../src/catalog/access.js';

test.each([
  ['aws_iam_role_policy', true],
  ['aws_iam_role_policy_attachment', true],
  ['aws_iam_policy', true],
  ['aws_s3_bucket_policy', true],
  ['azurerm_role_assignment', true],
  ['google_project_iam_member', true],
  ['google_storage_bucket_iam_binding', true],
  // More than a grant: something runs as it, or keeps data.
  ['aws_iam_role', false],
  ['aws_kms_key', false],
  ['aws_s3_bucket', false],
  ['aws_opensearch_domain', false],
  ['aws_sqs_queue', false],
])('%s does nothing but grant rights: %s', (type, expected) => {
  expect(isGrantOnly(type)).toBe(expected);
});
