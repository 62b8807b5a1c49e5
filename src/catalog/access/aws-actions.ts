/**
 * What actions of AWS let somebody do, by the verbs that their names begin with; first the exceptions.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/access_policies_understand-policy-summary-access-level-summaries.html
 */

import type { Access } from './model.js';
import { AWS_ACTION } from './permission-names.js';

type Row = readonly [names: RegExp, level: Access['level'], does: string];

const named = (names: string): RegExp => new RegExp(`^(?:${names})$`, 'i');

/** By the whole name. */
const EXCEPTIONS: readonly Row[] = [
  [named('sts:AssumeRole\\w*'), 'impersonate', 'assume'],
  [named('iam:PassRole'), 'impersonate', 'pass on'],
  [named('sts:(?:Get|Decode)\\w*'), 'read', 'read'],
  [named('iam:(?:Get|List|Simulate|Generate)\\w*\\*?'), 'read', 'read'],
  [named('iam:CreateServiceLinkedRole'), 'write', 'add service-linked roles to'],
  [
    named('(?:iam|organizations|sso|sso-directory|identitystore):(?!Get|List|Describe)[\\w*?]+'),
    'administer',
    'administer',
  ],
  [named('kms:(?:PutKeyPolicy|CreateGrant)'), 'administer', 'administer'],
  [named('kms:(?:Decrypt|ReEncryptFrom)'), 'read', 'decrypt with'],
  [
    named('kms:(?:Encrypt|GenerateDataKey\\w*|GenerateDataKey\\*|ReEncryptTo|ReEncrypt\\*|Sign)'),
    'write',
    'encrypt with',
  ],
  [named('kms:(?:ScheduleKeyDeletion|DisableKey|DeleteImportedKeyMaterial)'), 'delete', 'delete'],
  [named('sqs:PurgeQueue'), 'delete', 'delete from'],
  [named('sns:Subscribe'), 'read', 'subscribe to'],
  [named('secretsmanager:PutSecretValue'), 'write', 'write to'],
  [named('dynamodb:UpdateItem'), 'write', 'write to'],
  // Who may do these decides who else may do anything.
  [
    named('[\\w-]+:(?:Put|Set|Delete)(?:Bucket|Resource|Repository|Registry|FileSystem|BackupVaultAccess)Policy'),
    'administer',
    'administer',
  ],
  [named('[\\w-]+:(?:Add|Remove)\\w*Permissions?'), 'administer', 'administer'],
  [named('s3:Put\\w*(?:Acl|PublicAccessBlock)'), 'administer', 'administer'],
];

/** At the beginning of a name, up to its next word. */
const verbs = (names: string): RegExp => new RegExp(`^(?:${names})(?![a-z])`);

const READ =
  'Get|BatchGet|TransactGet|List|Describe|Query|Scan|Select|PartiQLSelect|Search|Lookup|Read|Receive|View|Download|Head|Check|Test|Validate|Simulate|Estimate|Preview|Detect|Filter|Retrieve|Consume|Tail|Discover|Decode|Verify|ConditionCheck|ClientMount';
const WRITE =
  'Put|BatchWrite|TransactWrite|Send|Publish|Write|Post|Upload|Append|Push|Insert|PartiQLInsert|PartiQLUpdate|ClientWrite';
const CHANGE =
  'Create|Update|Modify|Set|Start|Stop|Reboot|Enable|Disable|Attach|Detach|Associate|Disassociate|Register|Add|Change|Configure|Copy|Allocate|Assign|Tag|Untag|Replace|Request|Apply|Deploy|Activate|Resume|Suspend|Rotate|Run|Launch|Move|Promote|Restore|Import|Initiate|Complete';
const CALL = 'Invoke|Execute|StartExecution|StartSyncExecution';
const DELETE =
  'Delete|BatchDelete|TransactDelete|PartiQLDelete|Terminate|Purge|Remove|Destroy|Drop|Deregister|Abort|Release';

/** What is gone is the thing itself, and not something in it. */
const WHOLE =
  /^(?:Delete|Terminate|Destroy)(?:Table|Bucket|Queue|Topic|Function|DB\w+|Cluster|Stream|DeliveryStream|Domain|Secret|Repository|FileSystem|StateMachine|Volume|Instances?|Stack|RestApi|Api|LoadBalancer|CacheCluster|ReplicationGroup|Service|Vpc|Subnet|Snapshot|\*)/;

const VERBS: readonly Row[] = [
  [verbs(READ), 'read', 'read'],
  [verbs(CALL), 'write', 'call'],
  [verbs(WRITE), 'write', 'write to'],
  [verbs(CHANGE), 'write', 'change'],
  [WHOLE, 'delete', 'delete'],
  [verbs(DELETE), 'delete', 'delete from'],
];

/** What everything of a service, or everything, lets somebody do. */
const ALL_OF = /^(?:\*|\*:\*|([a-z0-9-]+):\*)$/i;

/** Null for what is no action of AWS. A verb that is not here lets somebody use something, whatever that is. */
export function awsAccess(name: string): Access | null {
  if (!AWS_ACTION.test(name)) return null;
  const [, service = ''] = ALL_OF.exec(name) ?? [];
  if (ALL_OF.test(name)) return { level: 'administer', does: 'administer', service: service.toLowerCase() };
  const [own = '', action = ''] = name.split(':');
  const row = EXCEPTIONS.find(([names]) => names.test(name)) ?? VERBS.find(([names]) => names.test(action));
  const [, level, does] = row ?? [null, 'write' as const, 'use'];
  return { level, does, service: own.toLowerCase() };
}
