/** Attributes that say which resource something is, and those of others that name it so. */

/** What a resource says about itself, in the order in which it is told apart. */
export const OWN_IDENTITIES = ['id', 'arn', 'self_link'] as const;

/** What no other resource can say of itself, wherever it stands in a text of others. */
export const STATED_IDENTITIES = [
  ...['arn', 'self_link', 'id', 'url', 'uri', 'endpoint'],
  ...['invoke_arn', 'qualified_arn', 'execution_arn', 'invoke_url', 'repository_url'],
] as const;

/** Ends of attributes that hold the identity of another one. */
const IDENTITY_END = /(?:_id|_ids|_arn|_arns|_self_link)$/;

/** Others that do, by name. */
const IDENTITY_NAMES: ReadonlySet<string> = new Set([
  'subnets',
  'security_groups',
  'network',
  'subnetwork',
  'vpc_security_group_ids',
  'target_groups',
  'instances',
  'load_balancers',
]);

/** Whose it is, not what it uses: half of all resources hold the same one. */
const ACCOUNT_NAMES: ReadonlySet<string> = new Set([
  'owner_id',
  'account_id',
  'aws_account_id',
  'tenant_id',
  'subscription_id',
  'client_id',
  'unique_id',
]);

export const holdsIdentities = (attribute: string): boolean =>
  IDENTITY_END.test(attribute) || IDENTITY_NAMES.has(attribute);

export const namesOwner = (attribute: string): boolean => ACCOUNT_NAMES.has(attribute);

const SUBJECT_END = /_(?:ids?|arns?|names?)$/;

/** What a name is about: `vpc_security_group_ids` and `security_group_id` are about security groups. */
export const subjectOf = (name: string): string => name.replace(SUBJECT_END, '').replace(/s$/, '');
