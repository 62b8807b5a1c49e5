/** Names of permissions, roles and policies of all clouds, and the documents that list them. */

import type { Right } from '../graph/rights.js';
import { matchesName } from '../platform/text/matching.js';
import type { Access, DocumentShape } from './access-rules.js';
import {
  AWS_ACTION,
  awsAccess,
  awsCovers,
  EDGE_ACTIONS_BY_POLICY,
  managedActions,
  managedExceptions,
  managedPolicyIn,
} from './aws/policies.js';
import {
  AZURE_ACTION,
  AZURE_GOVERNING,
  azureAccess,
  azureActionAccess,
  azureCovers,
  builtInRoleIn,
  vaultAccess,
} from './azure/roles.js';
import { datasetRole, GOOGLE_PERMISSION, googleAccess, googleCovers, googlePermissionAccess } from './google/roles.js';

export { OTHER_CONDITION, subjectsOfCondition } from './google/conditions.js';

// `roles/storage.admin` and custom roles: roles that a binding may name.
const GOOGLE_ROLE = /^(?:roles\/[\w.]+|(?:projects|organizations)\/[\w.:-]+\/roles\/[\w.]+)$/;

// Names of custom roles and policies, with the characters that clouds allow.
const CUSTOM_NAME = /^[\p{L}\p{N}][\p{L}\p{N} _.+=,@():/-]{0,127}$/u;

/** True for an action that only tells which resources exist. */
export const isListing = (permission: string): boolean => /^[\w-]+:(?:List|Describe)(?![a-z])/.test(permission);

/** True for the name of an action, a role or a policy. */
export const isPermissionName = (text: string): boolean =>
  AWS_ACTION.test(text) || GOOGLE_ROLE.test(text) || AZURE_ACTION.test(text) || CUSTOM_NAME.test(text);

/** True for an action name, whose fixed grammar makes it safe to quote. */
export const isActionName = (text: string): boolean => AWS_ACTION.test(text) || AZURE_ACTION.test(text);

// ---- Access that permissions and roles of all clouds give, and coverage between them

/** Returns the access of a permission or role; null for a custom role, or for a string that is no permission name. */
export const accessOf = (permission: string): Access | null =>
  googleAccess(permission) ??
  googlePermissionAccess(permission) ??
  azureAccess(permission) ??
  vaultAccess(permission) ??
  awsAccess(permission) ??
  azureActionAccess(permission);

/** True if a permission or role includes another one. Example: `s3:*` covers `s3:GetObject`. */
export function permissionCovers(outer: string, inner: string): boolean {
  if (outer === inner) return true;
  if (googleCovers(outer, inner) || azureCovers(outer, inner) || awsCovers(outer, inner)) return true;
  const isPattern = (AWS_ACTION.test(outer) && AWS_ACTION.test(inner)) || (AZURE_ACTION.test(inner) && isAction(outer));
  return isPattern && matchesName(outer.toLowerCase(), inner.toLowerCase());
}

const isAction = (name: string): boolean => name === '*' || AZURE_ACTION.test(name);

/** True for a permission of which custom roles consist: it may be one of those in a predefined role. */
export const isPartOfRole = (permission: string): boolean =>
  GOOGLE_PERMISSION.test(permission) || (permission !== '*' && AZURE_ACTION.test(permission));

// ---- Roles and policies by name, and the permissions in them

/** Permission to assume a role, as in trust policies. */
export const TRUST_ACTION = 'sts:AssumeRole';

/** Permission to get an identity from an identity provider. */
export const SIGN_IN = 'signIn';

/** True for an action of a trust policy; an empty one is unknown. */
export const isTrustAction = (name: string): boolean => name === '' || name === '*' || /^sts:(?:\*|Assume)/i.test(name);

/**
 * Returns the name of a built-in role for its ID, and of the predefined role for its short name; any other string
 * unchanged.
 */
export const roleNamed = (text: string): string => builtInRoleIn(text) ?? datasetRole(text) ?? text;

const POLICY_ARN = /^arn:[\w-]+:(?:iam|eks)::[^:]*:(?:policy|cluster-access-policy)\/(?:.*\/)?([^/]+)$/;

/** Returns the actions of a managed policy. For any other policy its name, without the account. */
export function permissionsNamed(name: string): readonly Pick<Right, 'permission' | 'role' | 'except'>[] {
  const policy = managedPolicyIn(name);
  if (policy === null) return [{ permission: accessOf(name) === null ? (POLICY_ARN.exec(name)?.[1] ?? name) : name }];
  const role = policy.slice(policy.lastIndexOf('/') + 1);
  const except = managedExceptions(policy);
  if (except !== null) return [{ permission: '*', except, role }];
  return managedActions(policy)?.map((permission) => ({ permission, role })) ?? [{ permission: role, role }];
}

/**
 * Returns the permissions that a name stands for: the name itself, or the actions of a managed policy; none for an
 * unknown managed policy.
 */
export function permissionsOf(name: string): readonly string[] {
  if (AZURE_GOVERNING.has(name)) return [];
  const managed = MANAGED.exec(name)?.[1];
  if (managed === undefined) return [name];
  return Object.hasOwn(EDGE_ACTIONS_BY_POLICY, managed) ? (EDGE_ACTIONS_BY_POLICY[managed] as readonly string[]) : [];
}

// The ARN of an AWS managed policy has no account.
const MANAGED = /^arn:[\w-]+:iam::aws:policy\/(.+)$/;

// ---- Services in running text, by the prefix of their permissions

/** Words for a service. */
interface ServiceRow {
  readonly name: string;
  /** Object for the whole service, if it says more than the name: `administers identities`. */
  readonly wholeObject?: string;
}

const SERVICES: Readonly<Record<string, ServiceRow>> = {
  account: { name: 'account settings', wholeObject: 'account settings' },
  acm: { name: 'ACM' },
  aiplatform: { name: 'Vertex AI' },
  apigateway: { name: 'API Gateway' },
  artifactregistry: { name: 'Artifact Registry' },
  athena: { name: 'Athena' },
  autoscaling: { name: 'Auto Scaling' },
  backup: { name: 'Backup' },
  bedrock: { name: 'Bedrock' },
  bigquery: { name: 'BigQuery' },
  cloudbuild: { name: 'Cloud Build' },
  cloudformation: { name: 'CloudFormation' },
  cloudfront: { name: 'CloudFront' },
  cloudfunctions: { name: 'Cloud Functions' },
  cloudkms: { name: 'Cloud KMS' },
  cloudsql: { name: 'Cloud SQL' },
  cloudscheduler: { name: 'Cloud Scheduler' },
  cloudtasks: { name: 'Cloud Tasks' },
  cloudtrail: { name: 'CloudTrail' },
  cloudwatch: { name: 'CloudWatch' },
  compute: { name: 'Compute Engine' },
  container: { name: 'Kubernetes Engine' },
  dataflow: { name: 'Dataflow' },
  dataproc: { name: 'Dataproc' },
  datastore: { name: 'Firestore' },
  discoveryengine: { name: 'Vertex AI Search' },
  dns: { name: 'Cloud DNS' },
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
  iam: { name: 'IAM', wholeObject: 'identities' },
  identitystore: { name: 'the identity store', wholeObject: 'identities' },
  kinesis: { name: 'Kinesis' },
  kms: { name: 'KMS' },
  lambda: { name: 'Lambda' },
  logging: { name: 'Cloud Logging' },
  logs: { name: 'CloudWatch Logs' },
  monitoring: { name: 'Cloud Monitoring' },
  organizations: { name: 'the organization', wholeObject: 'the organization' },
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
  spanner: { name: 'Spanner' },
  sqs: { name: 'SQS' },
  ssm: { name: 'Systems Manager' },
  sso: { name: 'IAM Identity Center', wholeObject: 'access to accounts' },
  states: { name: 'Step Functions' },
  storage: { name: 'Cloud Storage' },
  sts: { name: 'STS', wholeObject: 'roles' },
};

/** Returns the row of a service. One without a row is named by its permission prefix, which is safe to show. */
const rowOf = (service: string): ServiceRow =>
  Object.hasOwn(SERVICES, service) ? (SERVICES[service] as ServiceRow) : { name: service };

/** True for a service with a row in `SERVICES`. */
export const isServiceKnown = (service: string): boolean => Object.hasOwn(SERVICES, service);

/** Returns the name of a service, by its permission prefix: `S3` for `s3`. */
export const serviceName = (service: string): string => rowOf(service).name;

/** Returns verb and object for a whole service: `administer S3`, `read everything in S3`. */
export function everythingInService(service: string, verb: string): { readonly verb: string; readonly noun: string } {
  const { name, wholeObject } = rowOf(service);
  if (wholeObject !== undefined) return { verb, noun: wholeObject };
  if (verb === 'change') return { verb: 'make changes in', noun: name };
  if (verb === 'delete from') return { verb: 'delete', noun: `everything in ${name}` };
  if (verb === 'administer' || verb === 'use') return { verb, noun: name };
  return { verb, noun: `everything in ${name}` };
}

// ---- Broad rights that pipelines get for convenience

/** Every action on a whole service: `s3:*`, `roles/storage.admin`, `roles/pubsub.editor`. */
const ADMINISTRATION = /^(?:[\w-]+:\*|roles\/[\w.]+\.(?:admin|editor|owner))$/i;

/**
 * True if the permissions, all for one type, cover every action on the whole service. Such permissions do not prove
 * that a resource is used.
 */
export const isAdministration = (names: readonly string[]): boolean =>
  names.length > 0 && names.every((name) => ADMINISTRATION.test(name));

// ---- Policy documents

// A binding of Google Cloud.
const BINDING: Omit<DocumentShape, 'statements'> = {
  permissions: 'role',
  callers: ['members'],
  inactiveIf: {},
  principals: 'members',
  conditions: 'condition',
};

/**
 * AWS policies as JSON, the blocks of their data source, and Google Cloud bindings.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements.html
 * https://cloud.google.com/iam/docs/reference/rest/v1/Policy
 */
export const DOCUMENT_SHAPES: readonly DocumentShape[] = [
  {
    statements: 'Statement',
    permissions: 'Action',
    resources: 'Resource',
    callers: ['Principal', 'Condition'],
    inactiveIf: { Effect: 'Deny', NotAction: null, NotResource: null, NotPrincipal: null },
    principals: 'Principal',
    conditions: 'Condition',
    effect: 'Effect',
    except: { permissions: 'NotAction', resources: 'NotResource', principals: 'NotPrincipal' },
  },
  {
    statements: 'statement',
    permissions: 'actions',
    resources: 'resources',
    callers: ['principals', 'condition'],
    sourceDocuments: ['source_policy_documents', 'override_policy_documents'],
    inactiveIf: { effect: 'Deny', not_actions: null, not_resources: null, not_principals: null },
    principals: 'principals',
    conditions: 'condition',
    effect: 'effect',
    except: { permissions: 'not_actions', resources: 'not_resources', principals: 'not_principals' },
  },
  { ...BINDING, statements: 'bindings' },
  { ...BINDING, statements: 'binding' },
];

// `*`, or everything of a service or of one kind: `arn:aws:sqs:*:*:*`, `arn:aws:dynamodb:*:*:table/*`.
const EVERYTHING = /^arn:[\w*-]*:([\w*-]+):[\w*-]*:[\w*-]*:([\w-]+[/:])?\*$/;

// Services whose ARNs have a name, not a kind, before the star.
const WITHOUT_KINDS: ReadonlySet<string> = new Set(['s3', 'execute-api']);

/** True for an ARN pattern that matches every resource, or all of one service or kind. */
export function meansEverything(text: string): boolean {
  if (text === '*') return true;
  const [, service = '', kind] = EVERYTHING.exec(text) ?? [];
  return service !== '' && (kind === undefined || !WITHOUT_KINDS.has(service));
}
