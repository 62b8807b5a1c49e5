/** Names of permissions, roles and policies of all clouds, and the documents that list them. */

import type { Right } from '../graph/rights.js';
import { matchesName } from '../platform/text/wildcard.js';
import type { Access, DocumentShape } from './access-rules.js';
import { AWS_ACTION, AWS_MANAGED, awsAccess, managedActions, managedPolicyIn } from './aws/policies.js';
import {
  AZURE_ACTION,
  AZURE_GOVERNING,
  azureAccess,
  azureActionAccess,
  azureCovers,
  builtInRoleIn,
  vaultAccess,
} from './azure/roles.js';
import { googleAccess, googleCovers } from './google/roles.js';

/** `roles/storage.admin`, and roles of one's own: what a binding may name. */
const GOOGLE_ROLE = /^(?:roles\/[\w.]+|(?:projects|organizations)\/[\w.:-]+\/roles\/[\w.]+)$/;

/** Names of one's own roles and policies: words, and the signs that clouds let them have. */
const OWN_NAME = /^[\p{L}\p{N}][\p{L}\p{N} _.+=,@():/-]{0,127}$/u;

/** Whether it is a name of an action, a role or a policy. */
export const isPermissionName = (text: string): boolean =>
  AWS_ACTION.test(text) || GOOGLE_ROLE.test(text) || AZURE_ACTION.test(text) || OWN_NAME.test(text);

/** The same of an action alone, which has a grammar: a sentence may hold it as it is. */
export const isActionName = (text: string): boolean => AWS_ACTION.test(text) || AZURE_ACTION.test(text);

// ---- Access that permissions and roles of all clouds give, and which of them cover others

/** Null for a role that somebody has made, and for what is no name of a permission. */
export const accessOf = (permission: string): Access | null =>
  googleAccess(permission) ??
  azureAccess(permission) ??
  vaultAccess(permission) ??
  awsAccess(permission) ??
  azureActionAccess(permission);

/** Whether whoever may do the one may do the other. */
export function permissionCovers(wide: string, narrow: string): boolean {
  if (wide === narrow) return true;
  if (googleCovers(wide, narrow) || azureCovers(wide, narrow)) return true;
  const isPattern = (AWS_ACTION.test(wide) && AWS_ACTION.test(narrow)) || (AZURE_ACTION.test(narrow) && isAction(wide));
  return isPattern && matchesName(wide.toLowerCase(), narrow.toLowerCase());
}

const isAction = (name: string): boolean => name === '*' || AZURE_ACTION.test(name);

// ---- Roles and policies by name, and the permissions in them

/** Lets a principal become a role; what policies of trust say. */
export const TRUST_ACTION = 'sts:AssumeRole';

/** Empty is an action that nobody knows. */
export const isTrustAction = (name: string): boolean => name === '' || name === '*' || /^sts:(?:\*|Assume)/i.test(name);

/** A role that everybody knows by its name, where code may say its id. */
export const roleNamed = (text: string): string => builtInRoleIn(text) ?? text;

const OWN_POLICY = /^arn:[\w-]+:(?:iam|eks)::[^:]*:(?:policy|cluster-access-policy)\/(?:.*\/)?([^/]+)$/;

/** All that a managed policy allows; of all others the name, without the account. */
export function permissionsNamed(name: string): readonly Pick<Right, 'permission' | 'role'>[] {
  const policy = managedPolicyIn(name);
  if (policy === null) return [{ permission: accessOf(name) === null ? (OWN_POLICY.exec(name)?.[1] ?? name) : name }];
  const role = policy.slice(policy.lastIndexOf('/') + 1);
  return managedActions(policy)?.map((permission) => ({ permission, role })) ?? [{ permission: role, role }];
}

/** The permissions that a name stands for: itself, or those of a policy or role that everybody knows. */
export function permissionsOf(name: string): readonly string[] {
  if (AZURE_GOVERNING.has(name)) return [];
  const managed = MANAGED.exec(name)?.[1];
  if (managed === undefined) return [name];
  return Object.hasOwn(AWS_MANAGED, managed) ? (AWS_MANAGED[managed] as readonly string[]) : [];
}

/** What AWS manages has no account in its ARN. */
const MANAGED = /^arn:[\w-]+:iam::aws:policy\/(.+)$/;

// ---- Services in running text, by the words that their permissions begin with

interface ServiceRow {
  readonly name: string;
  /** What they are about, where that says more: `administers identities`. */
  readonly all?: string;
}

const SERVICES: Readonly<Record<string, ServiceRow>> = {
  acm: { name: 'ACM' },
  apigateway: { name: 'API Gateway' },
  athena: { name: 'Athena' },
  autoscaling: { name: 'Auto Scaling' },
  backup: { name: 'Backup' },
  bedrock: { name: 'Bedrock' },
  bigquery: { name: 'BigQuery' },
  cloudformation: { name: 'CloudFormation' },
  cloudfront: { name: 'CloudFront' },
  cloudkms: { name: 'Cloud KMS' },
  cloudsql: { name: 'Cloud SQL' },
  cloudtrail: { name: 'CloudTrail' },
  cloudwatch: { name: 'CloudWatch' },
  compute: { name: 'Compute Engine' },
  container: { name: 'Kubernetes Engine' },
  dynamodb: { name: 'DynamoDB' },
  ec2: { name: 'EC2' },
  ecr: { name: 'ECR' },
  ecs: { name: 'ECS' },
  eks: { name: 'EKS' },
  elasticache: { name: 'ElastiCache' },
  elasticfilesystem: { name: 'EFS' },
  elasticloadbalancing: { name: 'load balancing' },
  es: { name: 'OpenSearch' },
  events: { name: 'EventBridge' },
  'execute-api': { name: 'API Gateway' },
  firehose: { name: 'Firehose' },
  glue: { name: 'Glue' },
  iam: { name: 'IAM', all: 'identities' },
  identitystore: { name: 'the identity store', all: 'identities' },
  kinesis: { name: 'Kinesis' },
  kms: { name: 'KMS' },
  lambda: { name: 'Lambda' },
  logs: { name: 'CloudWatch Logs' },
  organizations: { name: 'the organization', all: 'the organization' },
  pubsub: { name: 'Pub/Sub' },
  rds: { name: 'RDS' },
  'rds-data': { name: 'RDS' },
  redshift: { name: 'Redshift' },
  route53: { name: 'Route 53' },
  run: { name: 'Cloud Run' },
  s3: { name: 'S3' },
  sagemaker: { name: 'SageMaker' },
  secretmanager: { name: 'Secret Manager' },
  secretsmanager: { name: 'Secrets Manager' },
  ses: { name: 'SES' },
  sns: { name: 'SNS' },
  sqs: { name: 'SQS' },
  ssm: { name: 'Systems Manager' },
  sso: { name: 'IAM Identity Center', all: 'access to accounts' },
  states: { name: 'Step Functions' },
  storage: { name: 'Cloud Storage' },
  sts: { name: 'STS', all: 'roles' },
};

/** A service without a row is called as its permissions are, which is a word of a policy's grammar. */
const rowOf = (service: string): ServiceRow =>
  Object.hasOwn(SERVICES, service) ? (SERVICES[service] as ServiceRow) : { name: service };

export const isServiceKnown = (service: string): boolean => Object.hasOwn(SERVICES, service);

export const serviceName = (service: string): string => rowOf(service).name;

/** All of a service as the object of a verb: `administer S3`, `read everything in S3`. */
export function allOfService(service: string, does: string): { readonly does: string; readonly noun: string } {
  const { name, all } = rowOf(service);
  if (all !== undefined) return { does, noun: all };
  if (does === 'change') return { does: 'make changes in', noun: name };
  if (does === 'delete from') return { does: 'delete', noun: `everything in ${name}` };
  if (does === 'administer' || does === 'use') return { does, noun: name };
  return { does, noun: `everything in ${name}` };
}

// ---- Rights that people give to pipelines to be rid of the question

/** All that can be done with all of a service: `s3:*`, `roles/storage.admin`, `roles/pubsub.editor`. */
const ADMINISTRATION = /^(?:[\w-]+:\*|roles\/[\w.]+\.(?:admin|editor|owner))$/i;

/** Whether these, which are all about one thing, are for all of its kind, whatever is done: then nothing says that it is used. */
export const isAdministration = (names: readonly string[]): boolean =>
  names.length > 0 && names.every((name) => ADMINISTRATION.test(name));

// ---- Policy documents

const BINDING: Omit<DocumentShape, 'statements'> = {
  permissions: 'role',
  who: ['members'],
  not: {},
  principals: 'members',
  conditions: 'condition',
};

/**
 * Policies of AWS as JSON, those of its data source as blocks, and bindings of Google.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements.html
 * https://cloud.google.com/iam/docs/reference/rest/v1/Policy
 */
export const DOCUMENT_SHAPES: readonly DocumentShape[] = [
  {
    statements: 'Statement',
    permissions: 'Action',
    what: 'Resource',
    who: ['Principal', 'Condition'],
    not: { Effect: 'Deny', NotAction: null, NotResource: null, NotPrincipal: null },
    principals: 'Principal',
    conditions: 'Condition',
    effect: 'Effect',
    except: { permissions: 'NotAction', what: 'NotResource', principals: 'NotPrincipal' },
  },
  {
    statements: 'statement',
    permissions: 'actions',
    what: 'resources',
    who: ['principals', 'condition'],
    also: ['source_policy_documents', 'override_policy_documents'],
    not: { effect: 'Deny', not_actions: null, not_resources: null, not_principals: null },
    principals: 'principals',
    conditions: 'condition',
    effect: 'effect',
    except: { permissions: 'not_actions', what: 'not_resources', principals: 'not_principals' },
  },
  { ...BINDING, statements: 'bindings' },
  { ...BINDING, statements: 'binding' },
];

/** `*`, or everything of a service or of one kind of its things: `arn:aws:sqs:*:*:*`, `arn:aws:dynamodb:*:*:table/*`. */
const EVERYTHING = /^arn:[\w*-]*:([\w*-]+):[\w*-]*:[\w*-]*:([\w-]+[/:])?\*$/;

/** What stands before the star in ARNs of these is a name, not a kind. */
const WITHOUT_KINDS: ReadonlySet<string> = new Set(['s3', 'execute-api']);

export function meansEverything(text: string): boolean {
  if (text === '*') return true;
  const [, service = '', kind] = EVERYTHING.exec(text) ?? [];
  return service !== '' && (kind === undefined || !WITHOUT_KINDS.has(service));
}
