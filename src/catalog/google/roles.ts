/** Access that predefined roles of Google Cloud give, by name of the role, and which role covers which. */

import type { Access } from '../access-rules.js';

// ---- Access of Google's predefined roles: basic roles, roles other than plain admin, editor or viewer, and the name suffixes of
// all others. https://cloud.google.com/iam/docs/roles-permissions

type Rule = Omit<Access, 'service'>;

/** Names of the basic roles of a dataset. https://cloud.google.com/bigquery/docs/access-control-basic-roles */
const DATASET_ROLES: ReadonlyMap<string, string> = new Map([
  ['READER', 'roles/bigquery.dataViewer'],
  ['WRITER', 'roles/bigquery.dataEditor'],
  ['OWNER', 'roles/bigquery.dataOwner'],
]);

/** Returns the predefined role that is equal to a basic role of a dataset; null for any other string. */
export const datasetRole = (text: string): string | null => DATASET_ROLES.get(text) ?? null;

const BASIC: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['roles/owner', { level: 'administer', does: 'administer', makes: 'owner' }],
  ['roles/editor', { level: 'delete', does: 'change and delete', makes: 'editor' }],
  ['roles/viewer', { level: 'read', does: 'read', makes: 'viewer' }],
]);

const BECOME: Rule = { level: 'impersonate', does: 'act as' };
const READ: Rule = { level: 'read', does: 'read' };
const WRITE: Rule = { level: 'write', does: 'write to' };
const CALL: Rule = { level: 'write', does: 'call' };
const USE: Rule = { level: 'write', does: 'use' };
const OBJECTS: Rule = { level: 'delete', does: 'read, write to and delete from' };
const ADMINISTER: Rule = { level: 'administer', does: 'administer' };

/** Roles whose access does not follow from the end of their name. */
const EXCEPTIONS: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['roles/iam.serviceAccountTokenCreator', BECOME],
  ['roles/iam.serviceAccountUser', BECOME],
  ['roles/iam.serviceAccountOpenIdTokenCreator', BECOME],
  ['roles/iam.workloadIdentityUser', BECOME],
  ['roles/iam.serviceAccountKeyAdmin', { level: 'impersonate', does: 'make keys of' }],
  ['roles/iam.securityAdmin', { ...ADMINISTER, does: 'give others access to' }],
  ['roles/iam.roleAdmin', { ...ADMINISTER, does: 'administer roles of' }],
  ['roles/resourcemanager.projectIamAdmin', { ...ADMINISTER, does: 'give others access to' }],
  ['roles/resourcemanager.folderIamAdmin', { ...ADMINISTER, does: 'give others access to' }],
  ['roles/resourcemanager.organizationAdmin', { ...ADMINISTER, does: 'give others access to' }],
  ['roles/storage.objectAdmin', OBJECTS],
  ['roles/storage.objectUser', OBJECTS],
  ['roles/storage.objectCreator', WRITE],
  ['roles/secretmanager.secretAccessor', READ],
  ['roles/secretmanager.secretVersionAdder', WRITE],
  ['roles/pubsub.publisher', WRITE],
  ['roles/pubsub.subscriber', READ],
  ['roles/run.invoker', CALL],
  ['roles/cloudfunctions.invoker', CALL],
  ['roles/workflows.invoker', CALL],
  ['roles/cloudtasks.enqueuer', WRITE],
  ['roles/cloudsql.client', USE],
  ['roles/cloudsql.instanceUser', USE],
  ['roles/redis.dbConnectionUser', USE],
  ['roles/datastore.user', OBJECTS],
  ['roles/bigquery.dataOwner', ADMINISTER],
  ['roles/bigquery.jobUser', USE],
  ['roles/bigquery.user', USE],
  ['roles/spanner.databaseUser', OBJECTS],
  ['roles/cloudkms.cryptoKeyEncrypterDecrypter', { ...WRITE, does: 'encrypt and decrypt with' }],
  ['roles/cloudkms.cryptoKeyEncrypter', { ...WRITE, does: 'encrypt with' }],
  ['roles/cloudkms.cryptoKeyDecrypter', { ...READ, does: 'decrypt with' }],
  ['roles/artifactregistry.repoAdmin', OBJECTS],
  ['roles/logging.logWriter', WRITE],
  ['roles/monitoring.metricWriter', WRITE],
  ['roles/browser', READ],
]);

// `roles/compute.networkAdmin`: service, part of the service, level.
const NAME = /^roles\/([a-z0-9]+)\.([a-z][A-Za-z0-9]*?)?(admin|Admin|editor|Editor|viewer|Viewer|reader|Reader|writer|Writer)$/;

const RULE_BY_SUFFIX: Readonly<Record<string, Rule>> = {
  admin: ADMINISTER,
  editor: { level: 'delete', does: 'change and delete' },
  writer: WRITE,
  reader: READ,
  viewer: READ,
};

/**
 * Returns the access that a predefined or basic role grants, usually by the end of its name; null for a role that
 * neither a table nor its name explains.
 */
export function googleAccess(name: string): Access | null {
  const basic = BASIC.get(name);
  if (basic !== undefined) return { ...basic, service: '' };
  const exception = EXCEPTIONS.get(name);
  if (exception !== undefined) return { ...exception, service: serviceIn(name) };
  const suffix = NAME.exec(name)?.[3]?.toLowerCase();
  return suffix === undefined ? null : { ...(RULE_BY_SUFFIX[suffix] as Rule), service: serviceIn(name) };
}

/** A permission of which custom roles consist: service, kind of content, verb. `pubsub.topics.get` */
export const GOOGLE_PERMISSION = /^([a-z][a-zA-Z0-9]*)\.([a-zA-Z][a-zA-Z0-9]*)\.([a-zA-Z][a-zA-Z0-9]*)$/;

/** Access by the verb of a permission. https://cloud.google.com/iam/docs/permissions-reference */
const ACCESS_BY_VERB: readonly (readonly [RegExp, Rule])[] = [
  [/^setIamPolicy$/, { ...ADMINISTER, does: 'give others access to' }],
  [/^(?:actAs|getAccessToken|getOpenIdToken|implicitDelegation|signBlob|signJwt)$/, BECOME],
  [/^(?:get|list|search|query|read|view|lookup|export|fetch)/, READ],
  [/^(?:create|insert|add)/, { level: 'write', does: 'create' }],
  [/^(?:update|patch|set|modify|move|restore|undelete)/, { level: 'write', does: 'change' }],
  [/^(?:delete|remove|destroy|purge)/, { level: 'delete', does: 'delete' }],
];

/** Returns the access that a permission of a custom role gives, `pubsub.topics.get`; null for any other name. */
export function googlePermissionAccess(name: string): Access | null {
  const [, service, content = '', verb = ''] = GOOGLE_PERMISSION.exec(name) ?? [];
  if (service === undefined) return null;
  const rule = ACCESS_BY_VERB.find(([verbs]) => verbs.test(verb))?.[1] ?? USE;
  const isOfScope = service === 'resourcemanager' || rule === BECOME;
  return { ...rule, service, ...(!isOfScope && { content: inWords(content) }) };
}

/** @example inWords('servingConfigs') // 'serving configs' */
const inWords = (camelCase: string): string => camelCase.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const serviceIn = (name: string): string => /^roles\/([a-z0-9]+)\./.exec(name)?.[1] ?? '';

/** Ranks of the suffixes. Viewers see settings and readers data, so neither includes the other. */
const RANKS: Readonly<Record<string, number>> = { reader: 0, viewer: 0, writer: 1, editor: 2, admin: 3 };

/**
 * True if a role includes everything that another one is for. Measured against the permissions of all predefined roles.
 * Data in buckets and datasets counts for the basic roles, because new ones let the project's viewers and editors in by
 * default.
 */
export function googleCovers(outer: string, inner: string): boolean {
  if (GOOGLE_PERMISSION.test(inner)) return outer === 'roles/owner';
  if (!PREDEFINED.test(inner) || inner === 'roles/owner') return false;
  if (outer === 'roles/owner') return !OF_ORGANIZATION.test(inner);
  if (outer === 'roles/editor') return inner === 'roles/viewer' || isIncludedInEditor(inner);
  if (outer === 'roles/viewer') return VIEWING.test(inner) && !isBeyondEditor(inner);
  const [, service, content = '', suffix = ''] = NAME.exec(outer) ?? [];
  if (service === undefined || service !== serviceIn(inner)) return false;
  if (content === '' && suffix === 'admin') return !isBeyondAdmin(inner);
  const [, , innerContent = '', innerSuffix = ''] = NAME.exec(inner) ?? [];
  return content === innerContent && innerSuffix !== '' && rankOf(suffix) > rankOf(innerSuffix);
}

const rankOf = (suffix: string): number => RANKS[suffix.toLowerCase()] as number;

const PREDEFINED = /^roles\/[a-z0-9]/;

/** Roles of folders, of organizations and of billing accounts. */
const OF_ORGANIZATION = /^roles\/(?:billing|accesscontextmanager|orgpolicy)\.|^roles\/resourcemanager\.(?:folder|organization)|^roles\/iam\.(?:organization|deny|principalAccess)|^roles\/compute\.(?:xpn|org)/;

const VIEWING = /(?:\.viewer|Viewer|\.reader|Reader)$/;

/** Roles without administration, by their ends, and the few whose administration is only of settings. */
const EDITING = /(?:viewer|editor|writer|reader|publisher|subscriber|invoker|user|client|developer|deployer|enqueuer|adder|secretVersionManager|repoAdmin|clusterAdmin|hmacKeyAdmin|serviceUsageAdmin|indexAdmin)$/i;

const isIncludedInEditor = (name: string): boolean => EDITING.test(name) && !isBeyondEditor(name);

/**
 * True for a role that editors lack: content of secrets and keys, tokens of other accounts, access of others, private
 * logs.
 */
const isBeyondEditor = (name: string): boolean => OF_ORGANIZATION.test(name) || /^roles\/(?:iap|resourcemanager)\.|^roles\/cloudkms\.(?!viewer|autokeyUser)|^roles\/logging\.(?:private|config|bucket)|^roles\/iam\.(?!.*Viewer$|serviceAccountUser$)|^roles\/compute\.osLoginExternal|KmsKeyUser$/.test(name);

/**
 * True for a role that the administrator of its service lacks: use of keys and tunnels, tokens of accounts, work of
 * agents.
 */
const isBeyondAdmin = (name: string): boolean => OF_ORGANIZATION.test(name) || /^roles\/(?:iam|iap)\.|^roles\/cloudkms\.(?:crypto|signer|verifier|decapsulator|publicKey|expert)/.test(name) || /(?:agent|builder|egressor|nodeServiceAccount|runner|studioAdmin|studioUser|system|worker)$/i.test(name);
