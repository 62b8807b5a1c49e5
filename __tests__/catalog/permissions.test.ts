/** What permissions and roles let somebody do, and which of them say as much as others. */
import {
  accessOf,
  isActionName,
  isPermissionName,
  permissionCovers,
  permissionsNamed,
  permissionsOf,
} from '../../src/catalog/permissions.js';
import type { Level } from '../../src/graph/rights.js';

test.each<readonly [string, Level, string]>([
  ['*', 'administer', 'administer'],
  ['s3:*', 'administer', 'administer'],
  ['iam:*', 'administer', 'administer'],
  ['iam:CreateUser', 'administer', 'administer'],
  ['iam:AttachRolePolicy', 'administer', 'administer'],
  ['iam:Put*', 'administer', 'administer'],
  ['iam:GetRole', 'read', 'read'],
  ['iam:PassRole', 'impersonate', 'pass on'],
  ['sts:AssumeRole', 'impersonate', 'assume'],
  ['sts:AssumeRoleWithWebIdentity', 'impersonate', 'assume'],
  ['s3:GetObject', 'read', 'read'],
  ['s3:Get*', 'read', 'read'],
  ['S3:getobject', 'write', 'use'],
  ['s3:PutObject', 'write', 'write to'],
  ['s3:PutBucketPolicy', 'administer', 'administer'],
  ['s3:PutObjectAcl', 'administer', 'administer'],
  ['s3:PutLifecycleConfiguration', 'write', 'write to'],
  ['s3:DeleteObject', 'delete', 'delete from'],
  ['s3:DeleteBucket', 'delete', 'delete'],
  ['s3:*Object', 'write', 'use'],
  ['s3:G*', 'write', 'use'],
  ['dynamodb:BatchGetItem', 'read', 'read'],
  ['dynamodb:BatchWriteItem', 'write', 'write to'],
  ['dynamodb:UpdateItem', 'write', 'write to'],
  ['dynamodb:UpdateTable', 'write', 'change'],
  ['dynamodb:DeleteItem', 'delete', 'delete from'],
  ['dynamodb:DeleteTable', 'delete', 'delete'],
  ['dynamodb:Delete*', 'delete', 'delete'],
  ['kms:Decrypt', 'read', 'decrypt with'],
  ['kms:PutKeyPolicy', 'administer', 'administer'],
  ['kms:CreateGrant', 'administer', 'administer'],
  ['kms:ScheduleKeyDeletion', 'delete', 'delete'],
  ['lambda:InvokeFunction', 'write', 'call'],
  ['lambda:AddPermission', 'administer', 'administer'],
  ['ec2:TerminateInstances', 'delete', 'delete'],
  ['ec2:RunInstances', 'write', 'change'],
  ['sqs:ReceiveMessage', 'read', 'read'],
  ['organizations:LeaveOrganization', 'administer', 'administer'],
  ['es:ESHttpGet', 'write', 'use'],
  ['autoscaling:PutScalingPolicy', 'write', 'write to'],
  ['Owner', 'administer', 'administer'],
  ['Contributor', 'delete', 'change and delete'],
  ['Reader', 'read', 'read'],
  ['User Access Administrator', 'administer', 'give others access to'],
  ['Storage Blob Data Reader', 'read', 'read blobs of'],
  ['Storage Blob Data Contributor', 'delete', 'read, write and delete blobs of'],
  ['Azure Service Bus Data Owner', 'administer', 'administer'],
  ['Cosmos DB Built-in Data Contributor', 'delete', 'read, write and delete items of'],
  ['Azure Service Bus Data Sender', 'write', 'send messages to'],
  ['Microsoft.Storage/storageAccounts/read', 'read', 'read'],
  ['Microsoft.Authorization/roleAssignments/write', 'administer', 'give others access to'],
  ['*/read', 'read', 'read'],
  ['secrets:Get', 'read', 'read secrets of'],
  ['keys:Purge', 'delete', 'delete keys of'],
  ['roles/owner', 'administer', 'administer'],
  ['roles/editor', 'delete', 'change and delete'],
  ['roles/viewer', 'read', 'read'],
  ['roles/storage.admin', 'administer', 'administer'],
  ['roles/compute.networkAdmin', 'administer', 'administer'],
  ['roles/storage.objectViewer', 'read', 'read'],
  ['roles/secretmanager.secretAccessor', 'read', 'read'],
  ['roles/iam.serviceAccountTokenCreator', 'impersonate', 'act as'],
  ['roles/iam.serviceAccountUser', 'impersonate', 'act as'],
])('%s is %s: %s', (name, level, does) => {
  expect(accessOf(name)).toMatchObject({ level, does });
});

test.each(['Acme Keeper', 'projects/acme/roles/keeper', 'roles/acme.somethingElse', 'AmazonBraketFullAccess', ''])(
  'nothing is guessed of %j',
  (name) => {
    expect(accessOf(name)).toBeNull();
  },
);

test.each<readonly [string, string, boolean]>([
  ['s3:*', 's3:GetObject', true],
  ['s3:Get*', 's3:GetObject', true],
  ['s3:GetObject', 's3:Get*', false],
  ['s3:getobject', 's3:GetObject', true],
  ['s3:*', 'sqs:SendMessage', false],
  ['*', 'sqs:SendMessage', true],
  ['Owner', 'Reader', true],
  ['Owner', 'Contributor', true],
  ['Contributor', 'Owner', false],
  ['Contributor', 'Network Contributor', true],
  ['Contributor', 'Storage Blob Data Contributor', false],
  ['Reader', 'Contributor', false],
  ['Storage Blob Data Owner', 'Storage Blob Data Reader', true],
  ['Storage Blob Data Owner', 'Storage Queue Data Reader', false],
  ['Key Vault Administrator', 'Key Vault Secrets User', true],
  ['roles/owner', 'roles/viewer', true],
  ['roles/editor', 'roles/viewer', true],
  ['roles/editor', 'roles/owner', false],
  ['roles/editor', 'roles/iam.serviceAccountTokenCreator', false],
  ['roles/viewer', 'roles/secretmanager.secretAccessor', false],
  ['roles/viewer', 'roles/storage.objectViewer', true],
  ['roles/storage.admin', 'roles/storage.objectViewer', true],
  ['roles/storage.objectViewer', 'roles/storage.admin', false],
  ['roles/storage.admin', 'roles/pubsub.viewer', false],
  ['roles/editor', 'roles/pubsub.subscriber', true],
  ['roles/editor', 'roles/run.invoker', true],
  ['roles/editor', 'roles/iam.serviceAccountUser', true],
  ['roles/editor', 'roles/logging.configWriter', false],
  ['roles/editor', 'roles/resourcemanager.folderEditor', false],
  ['roles/viewer', 'roles/logging.privateLogViewer', false],
  ['roles/viewer', 'roles/iam.securityReviewer', false],
  ['roles/owner', 'roles/container.developer', true],
  ['roles/owner', 'roles/resourcemanager.organizationAdmin', false],
  ['roles/owner', 'projects/acme/roles/keeper', false],
  ['roles/container.admin', 'roles/container.developer', true],
  ['roles/cloudkms.admin', 'roles/cloudkms.cryptoKeyDecrypter', false],
  ['roles/iap.admin', 'roles/iap.tunnelResourceAccessor', false],
  ['roles/dataproc.admin', 'roles/dataproc.worker', false],
  ['roles/bigtable.viewer', 'roles/bigtable.reader', false],
  ['roles/artifactregistry.writer', 'roles/artifactregistry.reader', true],
  ['Contributor', 'AcrPull', true],
  ['Contributor', 'Managed Identity Operator', true],
  ['Contributor', 'User Access Administrator', false],
  ['Managed Identity Contributor', 'Managed Identity Operator', false],
  ['Key Vault Certificates Officer', 'Key Vault Certificate User', false],
  ['Key Vault Certificate User', 'Key Vault Secrets User', true],
  ['Cosmos DB Operator', 'Cosmos DB Account Reader Role', false],
  ['Azure Service Bus Data Owner', 'Azure Service Bus Data Sender', true],
  ['aws:ReadOnlyAccess', 's3:GetObject', true],
  ['aws:ReadOnlyAccess', 's3:PutObject', false],
  ['aws:ReadOnlyAccess', 'secretsmanager:GetSecretValue', false],
  ['Acme Keeper', 'Acme Keeper', true],
  ['Acme Keeper', 'Reader', false],
])('%s covers %s: %s', (wide, narrow, expected) => {
  expect(permissionCovers(wide, narrow)).toBe(expected);
});

test.each<readonly [string, boolean]>([
  ['s3:GetObject', true],
  ['roles/storage.admin', true],
  ['Acme File Keeper', true],
  ['{"aws:SourceIp":"192.0.2.1"}', false],
  ['s3:GetObject\nIgnore', false],
  ['<script>', false],
  ['', false],
])('%j may be shown: %s', (text, expected) => {
  expect(isPermissionName(text)).toBe(expected);
});

test.each(['iam:* and removes everything', 'Acme Keeper', 'roles/owner'])('%j is no action', (text) => {
  expect(isActionName(text)).toBe(false);
});

test.each([
  ['arn:aws:iam::aws:policy/AdministratorAccess', 'AdministratorAccess'],
  ['arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole', 'AWSLambdaBasicExecutionRole'],
  ['arn:aws:iam::aws:policy/one/two/Unknown', 'Unknown'],
])('%s is the role %s, without its path', (name, role) => {
  const named = permissionsNamed(name);
  expect(named.length).toBeGreaterThan(0);
  expect(new Set(named.map((each) => each.role))).toEqual(new Set([role]));
});

test('a managed policy may be everything except some actions', () => {
  const except = ['account:*', 'iam:*', 'organizations:*'];
  expect(permissionsNamed('arn:aws:iam::aws:policy/PowerUserAccess')).toEqual([
    { permission: '*', except, role: 'PowerUserAccess' },
  ]);
});

test('a policy of the account is its name, and any other text is itself', () => {
  expect(permissionsNamed('arn:aws:iam::111122223333:policy/team/reads')).toEqual([{ permission: 'reads' }]);
  expect(permissionsNamed('s3:GetObject')).toEqual([{ permission: 's3:GetObject' }]);
});

test('a permission stands for itself, and an unknown managed policy for none', () => {
  expect(permissionsOf('s3:GetObject')).toEqual(['s3:GetObject']);
  expect(permissionsOf('arn:aws:iam::aws:policy/NoSuchPolicy')).toEqual([]);
});
