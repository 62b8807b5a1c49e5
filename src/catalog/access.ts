/** Rules of types that grant rights or expose something, and the principals that they name. */
import { holdsInstanceName, withGaps } from '../graph/instance-name.js';
import { aOrAn } from '../platform/text/english.js';
import { matchesName } from '../platform/text/matching.js';
import type { ExposureRule, RightsRule, Scope, ScopeWords } from './access-rules.js';
import { ARM_TYPES } from './azure/directory.js';
import { cloudOf } from './cloud.js';
import { isPlaceholderAccount } from './examples.js';
import { EVERYBODY, EVERYBODY_WITH_ACCOUNT } from './exposure.js';
import { OTHER_CONDITION } from './google/conditions.js';
import { factsOf } from './index.js';

// ---- Rights by type; `grants` has the subset that edges need

/** Attributes that name the target of a Google Cloud role. */
const ROLE_TARGETS = [
  ...['service', 'name', 'bucket', 'dataset_id', 'table_id', 'topic', 'subscription', 'secret_id', 'crypto_key_id'],
  ...['key_ring_id', 'instance', 'instance_name', 'repository', 'cloud_function', 'service_account_id', 'subnetwork'],
  ...['queue', 'schema', 'database', 'managed_zone', 'tag_value', 'billing_account_id'],
];

const MEMBERS = { principals: ['member', 'members'], permissions: ['role'] };
const BINDINGS = { documents: ['policy_data'] };

const GOOGLE_SCOPE_BINDING = /^google_(project|folder|organization)_iam_(?:member|binding|policy)$/;
const GOOGLE_RESOURCE_BINDING = /^google_\w+_iam_(?:member|binding|policy)$/;

/** Returns the rights rules of a type; null if its `grants` are complete. */
export function rightsRulesOf(type: string): readonly RightsRule[] | null {
  const { rights } = factsOf(type);
  if (rights !== undefined) return rights;
  const scope = GOOGLE_SCOPE_BINDING.exec(type)?.[1] as Scope | undefined;
  if (scope !== undefined)
    return [
      { ...MEMBERS, scope },
      { ...BINDINGS, scope },
    ];
  if (!GOOGLE_RESOURCE_BINDING.test(type)) return null;
  return [
    { ...MEMBERS, targets: ROLE_TARGETS },
    { ...BINDINGS, targets: ROLE_TARGETS },
  ];
}

/** Returns the attribute paths that a rule reads. */
export const rightsAttributesOf = ({
  principals = [],
  targets = [],
  documents = [],
  permissions = [],
  claims,
  boundary,
}: RightsRule) => [
  ...[...principals, ...targets, ...documents, ...permissions],
  ...(boundary === undefined ? [] : [boundary]),
  ...(claims === undefined ? [] : [claims.issuer, claims.subject]),
];

/**
 * True for a type that only grants rights on something else or to somebody else: a policy, an attachment, a role
 * assignment. A role or a bucket with a policy of its own is more than that.
 * @example isGrantOnly('aws_iam_role_policy') // true
 */
export function isGrantOnly(type: string): boolean {
  const { grants } = factsOf(type);
  const rules: readonly RightsRule[] = rightsRulesOf(type) ?? (grants === undefined ? [] : [grants].flat());
  // Without an attribute for the target, the resource itself is the target.
  const isAboutOthers = ({ principals = [], targets, scope, isAttached }: RightsRule): boolean =>
    targets?.length !== 0 &&
    (principals.length > 0 || targets !== undefined || scope !== undefined || isAttached === true);
  return rules.length > 0 && rules.every(isAboutOthers);
}

/**
 * True for a type that grants named rights to a principal, such as a role assignment. A policy document belongs to what
 * it is attached to.
 */
export const isGrantToPrincipal = (type: string): boolean =>
  isGrantOnly(type) &&
  (rightsRulesOf(type) ?? [factsOf(type).grants ?? []].flat()).every(
    ({ principals = [], documents = [] }) => principals.length > 0 && documents.length === 0,
  );

const EVERYONE = 'allUsers';
const ANY_SIGNED_IN = 'allAuthenticatedUsers';

/** Google Cloud IAM resources: each type has its own `_iam_member`, `_iam_binding` and `_iam_policy`. */
const GOOGLE_BINDINGS = /^google_.+_iam_(member|binding)$/;
const GOOGLE_POLICY = /^google_.+_iam_policy$/;

const BINDING_EXPOSURE: readonly ExposureRule[] = [
  { audience: EVERYBODY, when: { member: [EVERYONE] } },
  { audience: EVERYBODY, when: { members: [EVERYONE] } },
  { audience: EVERYBODY_WITH_ACCOUNT, when: { member: [ANY_SIGNED_IN] } },
  { audience: EVERYBODY_WITH_ACCOUNT, when: { members: [ANY_SIGNED_IN] } },
];
const POLICY_EXPOSURE: readonly ExposureRule[] = [
  { audience: EVERYBODY, allows: { documents: ['policy_data'], principals: [EVERYONE] } },
];

const NONE: readonly ExposureRule[] = [];

/**
 * Returns the rules by which a resource of a type opens something; never fails. The rules of Google's IAM resources are
 * matched here, not in a pattern row. Facts of patterns do not add up, and some of these types have rows marked
 * `alone`.
 */
export function exposureRulesOf(type: string): readonly ExposureRule[] {
  const ownRules = factsOf(type).exposure ?? NONE;
  if (GOOGLE_BINDINGS.test(type)) return [...ownRules, ...BINDING_EXPOSURE];
  return GOOGLE_POLICY.test(type) ? [...ownRules, ...POLICY_EXPOSURE] : ownRules;
}

// ---- Principals: words for those whom a policy or binding names

/** A noun and a name from the code; without a name, the noun is the whole phrase. */
export interface PrincipalWords {
  readonly noun: string;
  readonly name: string;
  readonly detail?: string;
  readonly is?: 'everybody' | 'service' | 'outsider';
}

/** Words for a principal that includes everybody: `*`, `allUsers`. */
export const EVERYBODY_WORDS: PrincipalWords = { noun: 'everybody', name: '', is: 'everybody' };
/** Words for a principal that no other words describe. */
export const SOMEBODY_WORDS: PrincipalWords = { noun: 'somebody', name: '' };
/** Words for the account that the resource is in. */
export const SAME_ACCOUNT_WORDS: PrincipalWords = { noun: 'this account', name: '' };
/** Words for an account that the code does not identify. */
export const SOME_ACCOUNT_WORDS: PrincipalWords = {
  noun: 'an account that the code does not name',
  name: '',
  is: 'outsider',
};
/** For everybody except the principals that a statement names (`NotPrincipal`). */
export const ALL_BUT_SOME_WORDS: PrincipalWords = { noun: 'everybody but some', name: '' };

/** Stands for an unknown part of a text that is shown: the role `…-deployer`. */
export const GAP = '…';
/** Details of identities that are known by name only. */
const OF_UNKNOWN_ACCOUNT = 'of an unknown account';
const OF_UNKNOWN_PROJECT = 'of an unknown project';

/** Returns the name of an identity, or a phrase for any such identity if no letter of the name is known. */
const namedOrAny = (noun: string, name: string): Pick<PrincipalWords, 'noun' | 'name'> =>
  /\p{L}/u.test(name) ? { noun, name } : { noun: anyOf(noun), name: '' };

const ACCOUNT = /^(?:arn:[\w…-]+:iam::)?(\d{12})(?::root)?$/;
const IDENTITY = /^arn:[\w…-]+:iam::(\d{12}|…)?:(role|user|group)\/(?:[\w+=,.@…/*-]*\/)?([\w+=,.@…*-]+)$/;
const SESSION = /^arn:[\w…-]+:sts::(\d{12}|…)?:assumed-role\/([\w+=,.@…-]+)\//;

/**
 * Parses an ARN of an account, role or user; null for any other string.
 * @param text may have a `GAP` in place of the account or of a part of the name
 * @param ownAccount the account of the input; empty if unknown
 */
export function identityIn(text: string, ownAccount: string): PrincipalWords | null {
  if (text === '*') return EVERYBODY_WORDS;
  const account = ACCOUNT.exec(text)?.[1];
  if (account !== undefined) return accountWords(account, ownAccount);
  const [, identityAccount = '', kind = '', name = ''] = IDENTITY.exec(text) ?? [];
  if (kind !== '') return { ...namedOrAny(kind, name), ...accountDetail(identityAccount, ownAccount) };
  const [, sessionAccount = '', role] = SESSION.exec(text) ?? [];
  return role === undefined ? null : { ...namedOrAny('role', role), ...accountDetail(sessionAccount, ownAccount) };
}

/** True for a whole account, known or not. */
export const isAccount = (text: string): boolean => /^arn:[\w-]+:iam::[^:]+:root$/.test(text) || !text.includes(':');

/** Calls an account "other" only if the own account is known. */
function accountWords(account: string, ownAccount: string): PrincipalWords {
  if (account === ownAccount || isPlaceholderAccount(account)) return SAME_ACCOUNT_WORDS;
  return { noun: ownAccount === '' ? 'account' : 'other account', name: account, is: 'outsider' };
}

/** Returns the account of an identity or a resource as its detail, unless it is the account of the input. */
export function accountDetail(account: string, ownAccount: string): { readonly detail?: string } {
  if (account === GAP) return { detail: OF_UNKNOWN_ACCOUNT };
  const isOwn = account === '' || account === ownAccount || isPlaceholderAccount(account);
  return isOwn ? {} : { detail: `account ${account}` };
}

/** Words for a service: `lambda.amazonaws.com`. */
export const serviceWords = (name: string): PrincipalWords => ({ noun: 'service', name, is: 'service' });

// Identity providers by issuer.
const GITHUB = /(?:^|\/)token\.actions\.githubusercontent\.com\b/;
const GITLAB = /(?:^|\/|\.)gitlab\.com\b/;
const KUBERNETES = /oidc\.eks\.|container\.googleapis\.com|oic\.prod-aks/;
const SAML = /:saml-provider\/([\w.-]+)$/;
const COGNITO = /cognito-identity\.amazonaws\.com/;

const OWNER_ID = /^repository_owner_id:(\w+)/;
const REPOSITORY = /^repo:([^:]+?)(?::(.*))?$/;
const PROJECT = /^project_path:([^:]+)(?::(.*))?$/;
const SERVICE_ACCOUNT = /^system:serviceaccount:([^:]+):([^:]+)$/;

/**
 * Words for the subject of an identity provider. Example: `repo:acme/shop:ref:refs/heads/main` gives GitHub repository
 * `acme/shop`, `branch main`.
 * @param issuer host or ARN
 * @param subject may have wildcards; empty for anybody
 */
export function claimWords(issuer: string, subject: string): PrincipalWords {
  const saml = SAML.exec(issuer)?.[1];
  if (saml !== undefined) return { noun: 'SAML provider', name: saml };
  if (COGNITO.test(issuer)) return { noun: 'users of Cognito', name: '' };
  const ownerId = OWNER_ID.exec(subject)?.[1];
  if (ownerId !== undefined) return { noun: 'GitHub organization with the ID', name: ownerId };
  const [, repository, claims] = REPOSITORY.exec(subject) ?? [];
  if (repository !== undefined) return repositoryWords('GitHub repository', repository, claims);
  const [, project, ref] = PROJECT.exec(subject) ?? [];
  if (project !== undefined) return repositoryWords('GitLab project', project, ref);
  const [, namespace, account] = SERVICE_ACCOUNT.exec(subject) ?? [];
  if (namespace !== undefined && account === '*')
    return namespace === '*'
      ? { noun: 'every Kubernetes service account', name: '' }
      : { noun: 'Kubernetes namespace', name: namespace };
  if (namespace !== undefined) return { noun: 'Kubernetes service account', name: `${namespace}/${account}` };
  const isAny = subject === '' || subject === '*';
  if (GITHUB.test(issuer)) return { noun: isAny ? 'every GitHub repository' : 'some GitHub repositories', name: '' };
  if (GITLAB.test(issuer)) return { noun: isAny ? 'every GitLab project' : 'some GitLab projects', name: '' };
  if (KUBERNETES.test(issuer))
    return { noun: isAny ? 'every Kubernetes service account' : 'some Kubernetes service accounts', name: '' };
  const isLimited = subject.startsWith(OTHER_CONDITION);
  return { noun: isLimited ? 'some users of an identity provider' : 'users of an identity provider', name: '' };
}

const REF = /^ref:refs\/(heads|tags)\/(.+)$/;
const OTHER_CLAIM = /^(environment|ref_type|ref|job_workflow_ref):(.+)$/;

function repositoryWords(noun: string, name: string, claims = '*'): PrincipalWords {
  if (/^[*]+$/.test(name)) return { noun: `every ${noun}`, name: '' };
  const organization = /^([^/]+)\/\*+$/.exec(name)?.[1];
  if (organization !== undefined) return { noun: 'GitHub organization', name: organization };
  if (claims === '' || /^\*+$/.test(claims)) return { noun, name };
  const [, kind, ref] = REF.exec(claims) ?? [];
  if (ref !== undefined) return { noun, name, detail: `${kind === 'heads' ? 'branch' : 'tag'} ${ref}` };
  const [, claim, value] = OTHER_CLAIM.exec(claims) ?? [];
  if (claim === 'environment') return { noun, name, detail: `environment ${value}` };
  return { noun, name, detail: claims === 'pull_request' ? 'pull requests' : 'some of its workflows' };
}

const WORKLOAD = /^serviceAccount:[^[\]]*\.svc\.id\.goog\[([^\]]+)\]$/;

const OF_POOL = /^principal(?:Set)?:\/\//;

/** Captures the pool of a member of a workload identity pool, and the identities in it. The pool may be unknown. */
const POOL = /^principal(?:Set)?:\/\/(.*?)\/((?:attribute\.|subject\/|namespace\/|\*$).*)$/;
const POOL_SUBJECT = /^subject\/(?:ns\/([^/]+)\/sa\/([^/]+)|(.+))$/;
const POOL_ATTRIBUTE = /^attribute\.(\w+)\/(.+)$/;
const POOL_NAMESPACE = /^namespace\/([^/]+)$/;

/** Nouns for the attributes that people map claims of repositories to. */
const NOUNS_OF_ATTRIBUTES: ReadonlyMap<string, string> = new Map([
  ['repository', 'repository'],
  ['repository_owner', 'repository owner'],
  ['project_path', 'GitLab project'],
  ['namespace_path', 'GitLab group'],
]);

/** Words for identities in a workload identity pool, as the end of a member names them. */
function poolWords(identities: string): PrincipalWords {
  if (identities === '*') return { noun: 'everybody of a workload identity pool', name: '' };
  const [, attribute = '', value = ''] = POOL_ATTRIBUTE.exec(identities) ?? [];
  const noun = NOUNS_OF_ATTRIBUTES.get(attribute);
  if (noun !== undefined) return { noun, name: value };
  const namespace = POOL_NAMESPACE.exec(identities)?.[1];
  if (namespace !== undefined) return { noun: 'Kubernetes namespace', name: namespace };
  const [, inNamespace, account, subject = ''] = POOL_SUBJECT.exec(identities) ?? [];
  if (inNamespace !== undefined) return { noun: 'Kubernetes service account', name: `${inNamespace}/${account}` };
  const words = claimWords('', subject);
  return words.name === '' ? { noun: 'some of a workload identity pool', name: '' } : words;
}

/** True if a member of a workload identity pool includes another one: the owner of a repository, all of the pool. */
function poolCovers(outer: string, inner: string): boolean {
  const [[, outerPool, wide = ''], [, innerPool, narrow = '']] = [POOL.exec(outer) ?? [], POOL.exec(inner) ?? []];
  if (outerPool === undefined || outerPool !== innerPool) return false;
  const owner = /^attribute\.repository_owner\/(.+)$/.exec(wide)?.[1];
  const namespace = POOL_NAMESPACE.exec(wide)?.[1];
  return (
    wide === '*' ||
    (owner !== undefined && narrow.startsWith(`attribute.repository/${owner}/`)) ||
    (namespace !== undefined && narrow.startsWith(`subject/ns/${namespace}/sa/`))
  );
}

/**
 * True if everybody whom a member of Google Cloud roles means is also meant by another one, as far as both are known.
 */
export const memberCovers = (outer: string, inner: string): boolean =>
  mayBeSameMember(outer, inner) || poolCovers(outer, inner);

/**
 * Words for a member of a Google Cloud role. People are not named, because mail addresses are private; a group is named
 * without its domain.
 * @param member may have a `GAP` in place of an unknown part
 */
export function memberWords(member: string): PrincipalWords {
  if (member === 'allUsers') return EVERYBODY_WORDS;
  if (member === 'allAuthenticatedUsers') return { noun: 'everybody with an account', name: '', is: 'everybody' };
  const workload = WORKLOAD.exec(member)?.[1];
  if (workload !== undefined) return { noun: 'Kubernetes service account', name: workload };
  if (OF_POOL.test(member)) return poolWords((POOL.exec(member)?.[2] ?? '').replaceAll(GAP, ''));
  const [kind = '', name = ''] = [member.slice(0, member.indexOf(':')), member.slice(member.indexOf(':') + 1)];
  if (kind === 'serviceAccount') return serviceAccountWords(name);
  if (kind === 'group' && /^[^@]+@/.test(name)) return namedOrAny('group', name.slice(0, name.indexOf('@')));
  return { noun: MEMBER_NOUNS.get(kind) ?? 'somebody', name: '' };
}

const OF_PROJECT = /^([^@]+)@….*$/;

/** The project is the first part of the domain: `runner@shop.iam.gserviceaccount.com`. */
function serviceAccountWords(address: string): PrincipalWords {
  const ofUnknown = OF_PROJECT.exec(address)?.[1];
  if (ofUnknown !== undefined) return { ...namedOrAny('service account', ofUnknown), detail: OF_UNKNOWN_PROJECT };
  return namedOrAny('service account', address.replace(/^…(?=@|$)/, ''));
}

/** Keys of conditions in AWS's own spelling, which does not matter to AWS. */
const CONDITION_KEYS: ReadonlyMap<string, string> = new Map(
  [
    ...[
      'aws:CalledVia',
      'aws:MultiFactorAuthPresent',
      'aws:PrincipalAccount',
      'aws:PrincipalArn',
      'aws:PrincipalOrgID',
    ],
    ...['aws:RequestedRegion', 'aws:ResourceAccount', 'aws:ResourceOrgID', 'aws:SecureTransport', 'aws:SourceAccount'],
    ...['aws:SourceArn', 'aws:SourceIp', 'aws:SourceOrgID', 'aws:SourceVpc', 'aws:SourceVpce', 'aws:ViaAWSService'],
    ...['iam:PassedToService', 'kms:ViaService', 'sts:ExternalId'],
  ].map((key) => [key.toLowerCase(), key]),
);

/** Returns the key of a condition as the documentation of AWS spells it. */
export const conditionKey = (key: string): string => CONDITION_KEYS.get(key.toLowerCase()) ?? key;

/** Members of Google Cloud roles, by the special group of a BigQuery dataset. */
const SPECIAL_GROUPS: ReadonlyMap<string, string> = new Map([
  ['projectOwners', 'projectOwner:'],
  ['projectWriters', 'projectEditor:'],
  ['projectReaders', 'projectViewer:'],
]);

/**
 * Returns the member of Google Cloud roles that an attribute names without its kind; any other text unchanged.
 * @example memberNamed('access.group_by_email', 'devs@acme.example') // 'group:devs@acme.example'
 */
export function memberNamed(path: string, text: string): string {
  const attribute = path.slice(path.lastIndexOf('.') + 1);
  if (attribute === 'special_group') return SPECIAL_GROUPS.get(text) ?? text;
  if (attribute === 'group_by_email') return `group:${text}`;
  if (attribute === 'domain') return `domain:${text}`;
  if (attribute !== 'user_by_email') return text;
  return `${text.endsWith('.gserviceaccount.com') ? 'serviceAccount' : 'user'}:${text}`;
}

/** Domains that members share and that do not identify any. */
const SHARED_DOMAINS = /(?:\.iam)?\.gserviceaccount\.com|\.svc\.id\.goog/g;
/** Minimum number of known letters and digits that identify a member. */
const IDENTIFYING_LENGTH_MIN = 3;

/**
 * True if two members of Google Cloud roles may be the same, as far as both are known: the project of
 * `serviceAccount:<project>.svc.id.goog[apps/web]` may be known in one revision only. A member of known kind or domain
 * alone matches none.
 */
export function mayBeSameMember(first: string, second: string): boolean {
  if (first === second) return true;
  const [partlyKnown, known] = holdsInstanceName(first) ? [first, second] : [second, first];
  if (!holdsInstanceName(partlyKnown) || holdsInstanceName(known)) return false;
  const [kind = ''] = /^(?!arn:)[a-zA-Z]+:/.exec(partlyKnown) ?? [];
  if (kind === '' || !known.startsWith(kind)) return false;
  const identifying = withGaps(partlyKnown.slice(kind.length), '').replace(SHARED_DOMAINS, '').replace(/\W/g, '');
  return identifying.length >= IDENTIFYING_LENGTH_MIN && matchesName(withGaps(partlyKnown, '*'), known);
}

const MEMBER_NOUNS: ReadonlyMap<string, string> = new Map([
  ['user', 'a user'],
  ['group', 'a group'],
  ['domain', 'everybody of a domain'],
  ['projectOwner', 'owners of the project'],
  ['projectEditor', 'editors of the project'],
  ['projectViewer', 'viewers of the project'],
]);

/** Attributes with the name of a looked-up principal, best first. */
export const LOOKED_UP_NAMES = ['name', 'user_name', 'display_name', 'account_id'] as const;

// In this order: the type of an Azure identity that is `user_assigned` has the word of another kind.
const KINDS = ['role', 'service_principal', 'service_account', 'assigned_identity', 'user', 'group'] as const;
const KIND_NOUNS: Readonly<Partial<Record<(typeof KINDS)[number], string>>> = { assigned_identity: 'managed identity' };

/** True for a data source of the deploying account. */
export const isSameAccountSource = (type: string): boolean => type.endsWith('_caller_identity');

/**
 * Words for a looked-up principal; a lookup of the caller means whoever runs Terraform.
 * @param name empty if unknown
 */
export function lookedUpWords(type: string, name: string): PrincipalWords {
  if (type.endsWith('_client_config') || type.endsWith('_caller_identity'))
    return { noun: 'whoever runs Terraform', name: '' };
  const word = KINDS.find((candidate) => type.includes(candidate));
  const kind = word === undefined ? 'identity' : (KIND_NOUNS[word] ?? word.replace('_', ' '));
  return name === '' ? { noun: kind === 'identity' ? 'an identity' : `a ${kind}`, name } : { noun: kind, name };
}

/** Words for a principal outside the input, by the attribute that names it; null for an unrelated attribute. */
export function wordsOfName(attribute: string, text: string): PrincipalWords | null {
  if (/(?:^|[._])(?:principal|object)_ids?$/.test(attribute))
    return { noun: text === '' ? 'a principal' : 'principal', name: text };
  if (attribute === 'principal') return /\./.test(text) ? serviceWords(text) : { noun: 'account', name: text };
  const noun = /^(role|user|group)s?(?:_name)?$/.exec(attribute)?.[1];
  return noun === undefined ? null : { noun, name: text };
}

// ---- Scopes: containers that rights may cover with all of their contents

/** Width of a resource group, the narrowest scope. */
const RESOURCE_GROUP_WIDTH = 1;

const SCOPES: Readonly<Record<Scope, Pick<ScopeWords, 'noun' | 'width'>>> = {
  project: { noun: 'project', width: 2 },
  account: { noun: 'account', width: 2 },
  folder: { noun: 'folder', width: 3 },
  organization: { noun: 'organization', width: 4 },
};

/**
 * Returns the words for a scope: `the whole project`, or the noun with a name.
 * @param name name of a scope that does not enclose the input; empty for the one that does
 */
export function scopeWords(scope: Scope, name = ''): ScopeWords {
  const { noun, width } = SCOPES[scope];
  return { noun: name === '' ? `the whole ${noun}` : noun, name, width };
}

const GRANT_ENDING = /_iam_(?:member|binding|policy)$/;

/**
 * Returns the words for the target that a grant of Google Cloud names; null for any other type.
 * @example boundResource('google_storage_bucket_iam_member', 'acme-lake') // { noun: 'Cloud Storage bucket', name:
 * 'acme-lake' }
 */
export function boundResource(type: string, text: string): { readonly noun: string; readonly name: string } | null {
  const isBinding = GOOGLE_RESOURCE_BINDING.test(type);
  return isBinding ? wordsForResource(type.replace(GRANT_ENDING, ''), text.slice(text.lastIndexOf('/') + 1)) : null;
}

const SUBSCRIPTION: ScopeWords = { noun: 'the whole subscription', name: '', width: 2 };
const MANAGEMENT_GROUP: ScopeWords = { noun: 'the whole management group', name: '', width: 3 };

/** Attributes that name the scope around a resource, by the width of the scope. */
export const SCOPE_ATTRIBUTES: Readonly<Record<number, readonly string[]>> = {
  [RESOURCE_GROUP_WIDTH]: ['resource_group_name', 'resource_group_id', 'parent_id'],
  [SCOPES.project.width]: ['project'],
};

/**
 * Width of the scope that a provider's account is for resources of a type that name none; null if they do not have one.
 */
export const widthOfAccount = (type: string): number | null =>
  cloudOf(type) === 'google' ? SCOPES.project.width : null;

/** Returns the scope that a resource type is; null for all others. */
export const scopeOfType = (type: string): ScopeWords | null => factsOf(type).rightsScope ?? null;

/** Scopes by the shape of an ID: `/subscriptions/x/resourceGroups/y`. */
const SCOPE_PATTERNS: readonly (readonly [RegExp, (name: string) => ScopeWords])[] = [
  [/^\/subscriptions\/[^/]+\/?$/i, () => SUBSCRIPTION],
  [
    /^(?:\/subscriptions\/)?[^/]+\/resourceGroups\/([^/]+)\/?$/i,
    (name) => ({ noun: 'resource group', name, width: RESOURCE_GROUP_WIDTH }),
  ],
  [/^\/providers\/Microsoft\.Management\/managementGroups\/[^/]+\/?$/i, () => MANAGEMENT_GROUP],
  [/^\/$/, () => ({ noun: 'the whole tenant', name: '', width: 4 })],
];

/** Returns the scope that an ID means; null for any other string. */
export function scopeInText(text: string): ScopeWords | null {
  for (const [pattern, words] of SCOPE_PATTERNS) {
    const match = pattern.exec(text);
    if (match !== null) return words(match[1] ?? '');
  }
  return null;
}

/**
 * Returns a noun without a name as any such thing: `a storage account`; a phrase such as `the whole project` as it is.
 */
export const anyOf = (noun: string): string => (noun.startsWith('the ') ? noun : `${aOrAn(noun)} ${noun}`);

/**
 * Returns the words for a resource that the code looks up or names by its ID.
 * @example wordsForResource('azurerm_storage_account', 'files') // { noun: 'storage account', name: 'files' }
 * @example wordsForResource('azurerm_key_vault', '') // { noun: 'a Key Vault', name: '' }
 */
export function wordsForResource(type: string, name: string): { readonly noun: string; readonly name: string } {
  const { title } = factsOf(type);
  const isProductName = /^[A-Z]{2}|[ /][A-Z]/.test(title);
  const noun = isProductName ? title : title.charAt(0).toLowerCase() + title.slice(1);
  return name === '' || holdsInstanceName(name) ? { noun: anyOf(noun), name: '' } : { noun, name };
}

/** `/subscriptions/x/resourceGroups/y/providers/Microsoft.Network/bastionHosts/jump`, with types and names in turn. */
const AZURE_ID = /\/providers\/(?<namespace>[^/]+)(?<rest>(?:\/[^/]+\/[^/]+)+)$/i;

/**
 * Returns the type and name of the resource that an Azure ID means; null for any other string and for an unknown type.
 * @example resourceInId('/subscriptions/x/…/providers/Microsoft.Network/bastionHosts/jump') // azurerm_bastion_host,
 * jump
 */
export function resourceInId(id: string): { readonly type: string; readonly name: string } | null {
  const { namespace = '', rest = '' } = AZURE_ID.exec(id)?.groups ?? {};
  const segments = rest.split('/').slice(1);
  const types = segments.filter((_, i) => i % 2 === 0);
  const type = ARM_TYPES.get([namespace, ...types].join('/').toLowerCase());
  return type === undefined ? null : { type, name: segments.at(-1) ?? '' };
}

/**
 * Removes the resource's own ARN from a pattern. A bucket policy is about its bucket, however the ARN is composed.
 * @example relativePattern('arn:aws:s3:::files/*') // '/*'
 */
export const relativePattern = (pattern: string): string =>
  pattern.replace(/^\*$/, '').replace(/^arn:[\w-]*:s3:::[^/]*(?=\/|$)/, '');

/** Kinds of loss for others if a grant names all members: its role, all roles, or the policy that it attaches. */
export type ExclusiveOver = 'role' | 'policy' | 'attachment';

const EXCLUSIVE: readonly (readonly [type: RegExp, over: ExclusiveOver])[] = [
  [/^google_\w+_iam_binding$/, 'role'],
  [/^google_\w+_iam_policy$/, 'policy'],
  [/^aws_iam_policy_attachment$/, 'attachment'],
];

/** Returns what a grant takes from everybody whom it does not name; undefined if it takes nothing. */
export const exclusiveOver = (type: string): ExclusiveOver | undefined =>
  EXCLUSIVE.find(([types]) => types.test(type))?.[1];
