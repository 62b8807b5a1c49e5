/** Rules by type that grant rights or open something, and the principals that these name. */
import { holdsInstanceName, withGaps } from '../graph/instance-name.js';
import { matchesName } from '../platform/text/wildcard.js';
import type { ExposureRule, RightsRule, Scope, ScopeWords } from './access-rules.js';
import { isMadeUpAccount } from './examples.js';
import { EVERYBODY, EVERYBODY_WITH_ACCOUNT } from './exposure.js';
import { factsOf } from './index.js';

// ---- Rights by type, beside and instead of `grants`, which say what edges need

/** Attributes that name what a role of Google is given on. */
const ON = [
  ...['service', 'name', 'bucket', 'dataset_id', 'table_id', 'topic', 'subscription', 'secret_id', 'crypto_key_id'],
  ...['key_ring_id', 'instance', 'instance_name', 'repository', 'cloud_function', 'service_account_id', 'subnetwork'],
  ...['queue', 'schema', 'database', 'managed_zone', 'tag_value', 'billing_account_id'],
];

const MEMBERS = { who: ['member', 'members'], permissions: ['role'] };
const BINDINGS = { documents: ['policy_data'] };

const GOOGLE_OF_BOX = /^google_(project|folder|organization)_iam_(?:member|binding|policy)$/;
const GOOGLE_OF_THING = /^google_\w+_iam_(?:member|binding|policy)$/;

/** Null where `grants` of the type say it all. */
export function rightsRulesOf(type: string): readonly RightsRule[] | null {
  const { rights } = factsOf(type);
  if (rights !== undefined) return rights;
  const scope = GOOGLE_OF_BOX.exec(type)?.[1] as Scope | undefined;
  if (scope !== undefined)
    return [
      { ...MEMBERS, scope },
      { ...BINDINGS, scope },
    ];
  if (!GOOGLE_OF_THING.test(type)) return null;
  return [
    { ...MEMBERS, what: ON },
    { ...BINDINGS, what: ON },
  ];
}

/** Attributes, by their paths, that a rule is made of. */
export const attributesOfRights = ({ who = [], what = [], documents = [], permissions = [], claims }: RightsRule) => [
  ...[...who, ...what, ...documents, ...permissions],
  ...(claims === undefined ? [] : [claims.issuer, claims.subject]),
];

/**
 * True for a type that does nothing but grant rights on something else or to somebody else: a policy, an attachment, a role
 * assignment. A role or a bucket with a policy of its own is more than that.
 * @example isGrantOnly('aws_iam_role_policy') // true
 */
export function isGrantOnly(type: string): boolean {
  const { grants } = factsOf(type);
  const rules: readonly RightsRule[] = rightsRulesOf(type) ?? (grants === undefined ? [] : [grants].flat());
  const isOfOthers = ({ who = [], what = [], scope, isAttached }: RightsRule): boolean =>
    who.length > 0 || what.length > 0 || scope !== undefined || isAttached === true;
  return rules.length > 0 && rules.every(isOfOthers);
}

const EVERYONE = 'allUsers';
const KNOWN = 'allAuthenticatedUsers';

/** Resources of Google that say who may do what with something: each type has its own. */
const GOOGLE_BINDINGS = /^google_.+_iam_(member|binding)$/;
const GOOGLE_POLICY = /^google_.+_iam_policy$/;

const OF_BINDING: readonly ExposureRule[] = [
  { to: EVERYBODY, when: { member: [EVERYONE] } },
  { to: EVERYBODY, when: { members: [EVERYONE] } },
  { to: EVERYBODY_WITH_ACCOUNT, when: { member: [KNOWN] } },
  { to: EVERYBODY_WITH_ACCOUNT, when: { members: [KNOWN] } },
];
const OF_POLICY: readonly ExposureRule[] = [{ to: EVERYBODY, allows: { in: ['policy_data'], who: [EVERYONE] } }];

const NONE: readonly ExposureRule[] = [];

/**
 * Returns the rules by which a resource of a type opens something to somebody; never fails. Those of Google's IAM resources
 * are found by pattern, because facts of a pattern do not add up: some of these types have patterns that stand alone.
 */
export function exposureRulesOf(type: string): readonly ExposureRule[] {
  const own = factsOf(type).exposure ?? NONE;
  if (GOOGLE_BINDINGS.test(type)) return [...own, ...OF_BINDING];
  return GOOGLE_POLICY.test(type) ? [...own, ...OF_POLICY] : own;
}

// ---- Principals: the words for whoever a policy or a binding names

/** A noun of ours, or the whole phrase where there is no name; a name that the code has. */
export interface PrincipalWords {
  readonly noun: string;
  readonly name: string;
  readonly detail?: string;
  readonly is?: 'everybody' | 'service' | 'outsider';
}

export const EVERYBODY_WORDS: PrincipalWords = { noun: 'everybody', name: '', is: 'everybody' };
export const SOMEBODY_WORDS: PrincipalWords = { noun: 'somebody', name: '' };
export const SAME_ACCOUNT_WORDS: PrincipalWords = { noun: 'this account', name: '' };
/** Of which the code does not say which one it is. */
export const SOME_ACCOUNT_WORDS: PrincipalWords = {
  noun: 'an account that the code does not name',
  name: '',
  is: 'outsider',
};
export const ALL_BUT_SOME_WORDS: PrincipalWords = { noun: 'everybody but some', name: '' };

const ACCOUNT = /^(?:arn:[\w-]+:iam::)?(\d{12})(?::root)?$/;
const IDENTITY = /^arn:[\w-]+:iam::(\d{12})?:(role|user|group)\/(?:[\w+=,.@/*-]*\/)?([\w+=,.@*-]+)$/;
const SESSION = /^arn:[\w-]+:sts::(\d{12})?:assumed-role\/([\w+=,.@-]+)\//;

/** An account, role or user by its ARN. @param own the account that all of it is in; empty where nobody knows */
export function identityIn(text: string, own: string): PrincipalWords | null {
  if (text === '*') return EVERYBODY_WORDS;
  const account = ACCOUNT.exec(text)?.[1];
  if (account !== undefined) return accountWords(account, own);
  const [, of = '', kind = '', name = ''] = IDENTITY.exec(text) ?? [];
  if (kind !== '') return { noun: kind, name, ...ofAccount(of, own) };
  const [, sessionOf = '', role] = SESSION.exec(text) ?? [];
  return role === undefined ? null : { noun: 'role', name: role, ...ofAccount(sessionOf, own) };
}

/** An account as a whole, whichever it is. */
export const isAccount = (text: string): boolean => /^arn:[\w-]+:iam::[^:]+:root$/.test(text) || !text.includes(':');

/** Whether it is another one is only said where it is known which one is the own. */
function accountWords(account: string, own: string): PrincipalWords {
  if (account === own || isMadeUpAccount(account)) return SAME_ACCOUNT_WORDS;
  return { noun: own === '' ? 'account' : 'other account', name: account, is: 'outsider' };
}

const ofAccount = (account: string, own: string): { readonly detail?: string } =>
  account === '' || account === own || isMadeUpAccount(account) ? {} : { detail: `account ${account}` };

/** Names of services: `lambda.amazonaws.com`. */
export const serviceWords = (name: string): PrincipalWords => ({ noun: 'service', name, is: 'service' });

/** Providers whose subjects are known by their issuers. */
const GITHUB = /(?:^|\/)token\.actions\.githubusercontent\.com\b/;
const GITLAB = /(?:^|\/|\.)gitlab\.com\b/;
const KUBERNETES = /oidc\.eks\.|container\.googleapis\.com|oic\.prod-aks/;
const SAML = /:saml-provider\/([\w.-]+)$/;
const COGNITO = /cognito-identity\.amazonaws\.com/;

const REPOSITORY = /^repo:([^:]+?)(?::(.*))?$/;
const PROJECT = /^project_path:([^:]+)(?::(.*))?$/;
const SERVICE_ACCOUNT = /^system:serviceaccount:([^:]+):([^:]+)$/;

/** Whom an identity provider vouches for. @param issuer its host or ARN @param subject with stars; empty for anybody */
export function claimWords(issuer: string, subject: string): PrincipalWords {
  const saml = SAML.exec(issuer)?.[1];
  if (saml !== undefined) return { noun: 'SAML provider', name: saml };
  if (COGNITO.test(issuer)) return { noun: 'users of Cognito', name: '' };
  const [, repository, rest] = REPOSITORY.exec(subject) ?? [];
  if (repository !== undefined) return repositoryWords('GitHub repository', repository, rest);
  const [, project, ref] = PROJECT.exec(subject) ?? [];
  if (project !== undefined) return repositoryWords('GitLab project', project, ref);
  const [, namespace, account] = SERVICE_ACCOUNT.exec(subject) ?? [];
  if (namespace !== undefined) return { noun: 'Kubernetes service account', name: `${namespace}/${account}` };
  if (GITHUB.test(issuer))
    return { noun: subject === '' ? 'every GitHub repository' : 'some GitHub repositories', name: '' };
  if (GITLAB.test(issuer)) return { noun: subject === '' ? 'every GitLab project' : 'some GitLab projects', name: '' };
  if (KUBERNETES.test(issuer))
    return { noun: subject === '' ? 'every Kubernetes service account' : 'some Kubernetes service accounts', name: '' };
  return { noun: 'users of an identity provider', name: '' };
}

const REF = /^ref:refs\/(heads|tags)\/(.+)$/;
const OTHER_CLAIM = /^(environment|ref_type|ref|job_workflow_ref):(.+)$/;

function repositoryWords(noun: string, name: string, rest = '*'): PrincipalWords {
  if (/^[*]+$/.test(name)) return { noun: `every ${noun}`, name: '' };
  const of = /^([^/]+)\/\*+$/.exec(name)?.[1];
  if (of !== undefined) return { noun: 'GitHub organization', name: of };
  if (rest === '' || /^\*+$/.test(rest)) return { noun, name };
  const [, kind, ref] = REF.exec(rest) ?? [];
  if (ref !== undefined) return { noun, name, detail: `${kind === 'heads' ? 'branch' : 'tag'} ${ref}` };
  const [, claim, value] = OTHER_CLAIM.exec(rest) ?? [];
  if (claim === 'environment') return { noun, name, detail: `environment ${value}` };
  return { noun, name, detail: rest === 'pull_request' ? 'pull requests' : 'some of its workflows' };
}

const WORKLOAD = /^serviceAccount:[^[\]]*\.svc\.id\.goog\[([^\]]+)\]$/;
const POOL_REPOSITORY = /\/attribute\.repository\/(.+)$/;
const POOL = /^principal(?:Set)?:\/\//;

/**
 * Words for a member of a role of Google. People are not named, since their mail addresses are nobody's business; a group is,
 * without its domain.
 */
export function memberWords(member: string): PrincipalWords {
  if (member === 'allUsers') return EVERYBODY_WORDS;
  if (member === 'allAuthenticatedUsers') return { noun: 'everybody with an account', name: '', is: 'everybody' };
  const workload = WORKLOAD.exec(member)?.[1];
  if (workload !== undefined) return { noun: 'Kubernetes service account', name: workload };
  const repository = POOL_REPOSITORY.exec(member)?.[1];
  if (repository !== undefined && POOL.test(member)) return { noun: 'repository', name: repository };
  if (POOL.test(member))
    return {
      noun: member.endsWith('/*') ? 'everybody of a workload identity pool' : 'some of a workload identity pool',
      name: '',
    };
  const [kind = '', name = ''] = [member.slice(0, member.indexOf(':')), member.slice(member.indexOf(':') + 1)];
  if (kind === 'serviceAccount') return { noun: 'service account', name };
  if (kind === 'group' && /^[^@]+@/.test(name)) return { noun: 'group', name: name.slice(0, name.indexOf('@')) };
  return { noun: MEMBER_NOUNS.get(kind) ?? 'somebody', name: '' };
}

/** Domains that members share: they tell nobody apart. */
const SHARED_DOMAINS = /(?:\.iam)?\.gserviceaccount\.com|\.svc\.id\.goog/g;
const IDENTIFYING_MIN = 3;

/**
 * Returns true if two members of roles of Google can be the same one, as far as both are known: the project of
 * `serviceAccount:<project>.svc.id.goog[apps/web]` may be known on one side alone. A member of which only the kind or the
 * domain is known is like no other.
 */
export function mayBeSameMember(one: string, other: string): boolean {
  if (one === other) return true;
  const [open, known] = holdsInstanceName(one) ? [one, other] : [other, one];
  if (!holdsInstanceName(open) || holdsInstanceName(known)) return false;
  const [kind = ''] = /^(?!arn:)[a-zA-Z]+:/.exec(open) ?? [];
  if (kind === '' || !known.startsWith(kind)) return false;
  const identifying = withGaps(open.slice(kind.length), '').replace(SHARED_DOMAINS, '').replace(/\W/g, '');
  return identifying.length >= IDENTIFYING_MIN && matchesName(withGaps(open, '*'), known);
}

const MEMBER_NOUNS: ReadonlyMap<string, string> = new Map([
  ['user', 'a user'],
  ['group', 'a group'],
  ['domain', 'everybody of a domain'],
  ['projectOwner', 'owners of the project'],
  ['projectEditor', 'editors of the project'],
  ['projectViewer', 'viewers of the project'],
]);

/** Attributes with the name of what is looked up, the best first. */
export const LOOKED_UP_NAMES = ['name', 'user_name', 'display_name', 'account_id'] as const;

const KINDS = ['role', 'user', 'group'] as const;

/** Whether a data source is about the account that asks. */
export const isSameAccountSource = (type: string): boolean => type.endsWith('_caller_identity');

/** Somebody who is looked up; whoever runs Terraform looks up itself. @param name empty for none that is known */
export function lookedUpWords(type: string, name: string): PrincipalWords {
  if (type.endsWith('_client_config') || type.endsWith('_caller_identity'))
    return { noun: 'whoever runs Terraform', name: '' };
  const kind = KINDS.find((one) => type.includes(one)) ?? 'identity';
  return name === '' ? { noun: kind === 'identity' ? 'an identity' : `a ${kind}`, name } : { noun: kind, name };
}

/** The name of somebody who is built elsewhere, by the attribute that has it. Null where it says nothing. */
export function wordsOfName(attribute: string, text: string): PrincipalWords | null {
  if (/(?:^|_)(?:principal|object)_id$/.test(attribute)) return { noun: 'principal', name: text };
  if (attribute === 'principal') return /\./.test(text) ? serviceWords(text) : { noun: 'account', name: text };
  const noun = /^(role|user|group)s?(?:_name)?$/.exec(attribute)?.[1];
  return noun === undefined ? null : { noun, name: text };
}

// ---- Scopes: boxes that rights may be on with all that is in them

const RESOURCE_GROUP = 1;

const SCOPES: Readonly<Record<Scope, ScopeWords>> = {
  project: { noun: 'the whole project', name: '', width: 2 },
  account: { noun: 'the whole account', name: '', width: 2 },
  folder: { noun: 'the whole folder', name: '', width: 3 },
  organization: { noun: 'the whole organization', name: '', width: 4 },
};

export const scopeWords = (scope: Scope): ScopeWords => SCOPES[scope];

const SUBSCRIPTION: ScopeWords = { noun: 'the whole subscription', name: '', width: 2 };
const MANAGEMENT_GROUP: ScopeWords = { noun: 'the whole management group', name: '', width: 3 };

/** Returns such a box for a type of resources, built or looked up, that is one; null for all others. */
export const scopeOfType = (type: string): ScopeWords | null => factsOf(type).rightsScope ?? null;

/** By the end of an id: `/subscriptions/x/resourceGroups/y`. */
const BY_TEXT: readonly (readonly [RegExp, (name: string) => ScopeWords])[] = [
  [/^\/subscriptions\/[^/]+\/?$/i, () => SUBSCRIPTION],
  [
    /^(?:\/subscriptions\/)?[^/]+\/resourceGroups\/([^/]+)\/?$/i,
    (name) => ({ noun: 'resource group', name, width: RESOURCE_GROUP }),
  ],
  [/^\/providers\/Microsoft\.Management\/managementGroups\/[^/]+\/?$/i, () => MANAGEMENT_GROUP],
  [/^\/$/, () => ({ noun: 'the whole tenant', name: '', width: 4 })],
];

/** Null for what is no such box. */
export function scopeInText(text: string): ScopeWords | null {
  for (const [pattern, words] of BY_TEXT) {
    const found = pattern.exec(text);
    if (found !== null) return words(found[1] ?? '');
  }
  return null;
}

/**
 * The pattern below the thing itself: a policy of a bucket is about that bucket, however its ARN is put together.
 * @example ownPattern('arn:aws:s3:::files/*') // '/*'
 */
export const selfPattern = (pattern: string): string =>
  pattern.replace(/^\*$/, '').replace(/^arn:[\w-]*:s3:::[^/]*(?=\/|$)/, '');
