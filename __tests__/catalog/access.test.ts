import { isGrantOnly, lookedUpWords, resourceInId, wordsForResource } from '../../src/catalog/access.js';

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

test.each([
  ['azurerm_user_assigned_identity', 'app', { noun: 'managed identity', name: 'app' }],
  ['aws_iam_user', 'deploy', { noun: 'user', name: 'deploy' }],
  ['google_service_account', '', { noun: 'a service account', name: '' }],
  ['azurerm_client_config', '', { noun: 'whoever runs Terraform', name: '' }],
])('a looked-up %s named %j is %j', (type, name, words) => {
  expect(lookedUpWords(type, name)).toEqual(words);
});

const BASTION = '/subscriptions/1/resourceGroups/hub/providers/Microsoft.Network/bastionHosts/jump';

test.each([
  [BASTION, { type: 'azurerm_bastion_host', name: 'jump' }],
  [BASTION.toUpperCase(), { type: 'azurerm_bastion_host', name: 'JUMP' }],
  [`${BASTION}/settings`, null],
  ['/subscriptions/1/resourceGroups/hub', null],
  ['/subscriptions/1/providers/Microsoft.Unknown/things/x', null],
  ['', null],
])('the resource that %j means', (id, resource) => {
  expect(resourceInId(id)).toEqual(resource);
});

test.each([
  ['azurerm_storage_account', 'files', { noun: 'storage account', name: 'files' }],
  ['azurerm_key_vault', '', { noun: 'a Key Vault', name: '' }],
])('a %s named %j as a target is %j', (type, name, words) => {
  expect(wordsForResource(type, name)).toEqual(words);
});
