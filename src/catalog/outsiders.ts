/** Identities that use the input from outside: CI systems, other accounts, programs with a key. */
import { instancesIn, withGaps } from '../graph/instance-name.js';
import type { Json } from '../graph/inventory.js';
import type { Principal } from '../graph/rights.js';
import { MODULE_PURPOSE } from './attributes.js';
import { isPlaceholderAccount } from './examples.js';
import { purposeOf } from './module-purposes.js';
import type { OutsiderKind } from './outsider-kinds.js';
import { MEANINGLESS_NAMES } from './products.js';

/** An identity outside the input. Two with the same kind and name are one actor. */
export interface Outsider {
  readonly kind: OutsiderKind;
  /** Empty for an identity that the title alone describes. */
  readonly name: string;
}

// ---- Systems by the issuer of their tokens, by the subject of a token, and by names that people give to their identities

/** A system whose programs use the input, and how to recognise it. */
interface System extends Outsider {
  readonly issuer?: RegExp;
  readonly subject?: RegExp;
  /** Words in the name of a role, user or account. `shop-github-actions` */
  readonly namePattern?: RegExp;
}

/**
 * Sources: the pages on OpenID Connect of each system.
 * https://docs.github.com/actions/concepts/security/openid-connect
 * https://docs.gitlab.com/ci/cloud_services/
 */
const SYSTEMS: readonly System[] = [
  {
    kind: 'ci',
    name: 'GitHub Actions',
    issuer: /token\.actions\.githubusercontent\.com/,
    subject: /^repo:/,
    namePattern: /github|(?:^|-)gha(?:-|$)/,
  },
  { kind: 'ci', name: 'GitLab CI', issuer: /(?:^|[/.])gitlab\./, subject: /^project_path:/, namePattern: /gitlab/ },
  { kind: 'ci', name: 'Bitbucket Pipelines', issuer: /api\.bitbucket\.org/, namePattern: /bitbucket/ },
  {
    kind: 'ci',
    name: 'Azure Pipelines',
    issuer: /vstoken\.dev\.azure\.com/,
    subject: /^sc:\/\//,
    namePattern: /azure-?devops|(?:^|-)(?:ado|azdo)(?:-|$)/,
  },
  { kind: 'ci', name: 'Buildkite', issuer: /agent\.buildkite\.com/, namePattern: /buildkite/ },
  { kind: 'ci', name: 'CircleCI', issuer: /oidc\.circleci\.com/, namePattern: /circle-?ci/ },
  {
    kind: 'ci',
    name: 'HCP Terraform',
    issuer: /app\.terraform\.io/,
    subject: /^organization:[^:]*:project:/,
    namePattern: /terraform-cloud|(?:^|-)(?:tfc|hcp-terraform)(?:-|$)/,
  },
  { kind: 'ci', name: 'Spacelift', issuer: /\.spacelift\.io/, namePattern: /spacelift/ },
  { kind: 'ci', name: 'Cloud Build' },
  { kind: 'ci', name: 'Jenkins', namePattern: /jenkins/ },
  { kind: 'ci', name: 'Travis CI', namePattern: /(?:^|-)travis(?:-|$)/ },
  {
    kind: 'kubernetes',
    name: '',
    issuer: /oidc\.eks\.|container\.googleapis\.com|oic\.prod-aks/,
    subject: /^system:serviceaccount:/,
  },
  { kind: 'cloud', name: 'Google Cloud', issuer: /accounts\.google\.com/ },
  { kind: 'cloud', name: 'Azure', issuer: /sts\.windows\.net|login\.microsoftonline\.com/ },
];

/** Matches names of pipelines whose system is not known. */
const PIPELINE = /(?:^|-)(?:ci|cd|cicd|deploy|deployer|deployment|pipelines?)(?:-|$)/;

/** Returns a name in lower case, with `-` between its words. */
const normalised = (name: string): string => name.toLowerCase().replace(/[^a-z0-9@[\]]+/g, '-');

/** Returns the outsider of a name: the system in it, a pipeline, or an identity of the kind. */
function outsiderByName(name: string, kind: OutsiderKind): Outsider {
  const words = normalised(name);
  const system = SYSTEMS.find(({ namePattern }) => namePattern?.test(words) === true);
  if (system !== undefined) return system;
  return { kind: PIPELINE.test(words) ? 'ci' : kind, name };
}

/** Returns the system whose tokens an issuer signs; null for an unknown one. */
export const issuedBy = (issuer: string): Outsider | null =>
  issuer === '' ? null : (SYSTEMS.find((system) => system.issuer?.test(issuer) === true) ?? null);

// ---- Accounts

/**
 * Accounts of AWS that write logs.
 * https://docs.aws.amazon.com/elasticloadbalancing/latest/application/enable-access-logging.html
 */
const ACCOUNTS_OF_AWS: ReadonlySet<string> = new Set([
  ...['127311923021', '033677994240', '027434742980', '797873946194', '098369216593', '754344448648', '589379963580'],
  ...['718504428378', '383597477331', '600734575887', '114774131450', '783225319266', '582318560864', '985666609251'],
  ...['054676820928', '156460612806', '652711504416', '635631232127', '009996457667', '897822967062', '076674570225'],
  ...['507241528517', '048591011584', '190560391635', '638102146993', '037604701340'],
]);

const ACCOUNT_IN_ARN = /^(?:arn:[\w-]+:(?:iam|sts)::)?(\d{12})(?::|$)/;
/** Stands for an unknown part of a text. */
const GAP = '…';
const IDENTITY_ARN =
  /^arn:[\w…-]*:(?:iam|sts)::[^:]*:(?:role|user|assumed-role)\/(?:[^/]*\/)*?([\w+=,.@…-]+)(?:\/[^/]*)?$/;
const RESOURCE_IN_ACCOUNT = /arn:[\w-]+:(?!iam:|sts:)[\w-]+:[\w-]*:(\d{12}):/g;
const PROVIDER_IN_ACCOUNT = /^federated arn:[\w-]+:iam::(\d{12}):/;

/** Returns the accounts whose resources a policy document names. */
export const accountsInDocument = (document: string): readonly string[] =>
  [...document.matchAll(RESOURCE_IN_ACCOUNT)].flatMap(([, account]) => account ?? []);

/**
 * Returns the account of an identity provider that a role trusts; null for any other principal. A role can only trust
 * the identity providers of its own account.
 */
export const accountOfProvider = (key: string): string | null => PROVIDER_IN_ACCOUNT.exec(key)?.[1] ?? null;

/** Returns the outsider of an ARN or account number; null for an account of the input, or of AWS itself. */
function outsiderOfArn(text: string, ownAccounts: ReadonlySet<string>): Outsider | null {
  const [, account = ''] = ACCOUNT_IN_ARN.exec(text) ?? [];
  const [, name = ''] = IDENTITY_ARN.exec(text) ?? [];
  const byName = name === '' ? null : outsiderByName(name, 'account');
  if (byName?.kind === 'ci') return byName;
  const isOutside =
    account !== '' && !ownAccounts.has(account) && !isPlaceholderAccount(account) && !ACCOUNTS_OF_AWS.has(account);
  return isOutside ? accountOutsider(account) : null;
}

// ---- Google Cloud

/** Captures the name of an account that people create. Google's agents have other domains, or names with `service-`. */
const SERVICE_ACCOUNT =
  /^serviceAccount:(?!service-\d)([a-z][a-z0-9-]*)@(?!gcp-sa-)[a-z][a-z0-9-]*\.iam\.gserviceaccount\.com$/;
const CLOUD_BUILD = /^serviceAccount:[^@]*@cloudbuild\.gserviceaccount\.com$/;
const WORKLOAD = /^serviceAccount:[^[]*\.svc\.id\.goog\[/;
const POOL = /^principal(?:Set)?:\/\//;

/** Claims that only one system's tokens have, as members of a pool name them. */
const GITHUB_CLAIM = /\/attribute\.(?:repository|repository_owner|repository_id)\//;
const GITLAB_CLAIM = /\/attribute\.(?:project_path|namespace_path|project_id)\//;

/** Returns the outsider of a member of Google Cloud roles; null for people, Google's agents and unknown systems. */
function outsiderOfMember(text: string): Outsider | null {
  if (CLOUD_BUILD.test(text)) return systemNamed('Cloud Build');
  if (WORKLOAD.test(text)) return { kind: 'kubernetes', name: '' };
  const [, name] = SERVICE_ACCOUNT.exec(text) ?? [];
  if (name !== undefined) return outsiderByName(name, 'service_account');
  if (!POOL.test(text)) return null;
  if (GITHUB_CLAIM.test(text)) return systemNamed('GitHub Actions');
  return GITLAB_CLAIM.test(text) ? systemNamed('GitLab CI') : null;
}

const systemNamed = (name: string): Outsider | null => SYSTEMS.find((system) => system.name === name) ?? null;

/** Paths of the issuer and of the account, in a provider of a workload identity pool. */
export const POOL_PROVIDER = { issuer: ['oidc', 'issuer_uri'], account: ['aws', 'account_id'] } as const;

/** Returns the outsider for another account. */
export const accountOutsider = (account: string): Outsider => ({ kind: 'account', name: account });

/** True for a member of a workload identity pool. */
export const isPoolMember = (key: string): boolean => POOL.test(key);

// ---- Azure

/** Matches first-party applications, which a tenant gets from Microsoft. */
const MICROSOFT_APPLICATION = /^(?:microsoft|azure|windows|office)\b/i;

/** Returns the outsider for a looked-up principal by its display name; null for people and unnamed ones. */
export function lookedUpOutsider(type: string, name: string): Outsider | null {
  if (type !== 'azuread_service_principal' || name === '' || name.includes('@') || MICROSOFT_APPLICATION.test(name))
    return null;
  return outsiderByName(name, 'service_principal');
}

// ---- Principals

/** Begins the key of a principal whose tokens another system issues. */
const FEDERATED = 'federated ';

/**
 * Returns the outsider for a principal of a policy; null for people, services of the cloud, and identities that may
 * belong to the input.
 * @param ownAccounts accounts of the input
 */
export function outsiderOf({ key, claim, is }: Principal, ownAccounts: ReadonlySet<string>): Outsider | null {
  if (is === 'everybody' || is === 'service') return null;
  if (key.startsWith(FEDERATED)) {
    const subject = withGaps(claim ?? '', GAP);
    const bySubject = SYSTEMS.find((system) => system.subject?.test(subject) === true);
    return issuedBy(key) ?? bySubject ?? null;
  }
  const text = withGaps(key, GAP);
  // The account of an unknown ARN may be one of the input's; only a name tells more.
  return text.startsWith('arn:') || instancesIn(key).length === 0
    ? (outsiderOfArn(text, ownAccounts) ?? outsiderOfMember(text))
    : outsiderOfMember(text);
}

/**
 * Returns the outsider with the long-lived key of an identity of the input.
 * @param type of the identity
 * @param names best first; one that only repeats the type says nothing
 */
export function outsiderWithKey(type: string, names: readonly string[]): Outsider {
  const name = names.find((candidate) => !MEANINGLESS_NAMES.has(candidate) && !type.endsWith(candidate)) ?? '';
  return outsiderByName(
    name.split('@', 1)[0] as string,
    type === 'google_service_account' ? 'service_account' : 'user',
  );
}

// ---- Kubernetes clusters, whose workloads are not outside

const CLUSTER =
  /^(?:aws_eks_cluster|google_container_cluster)$|_kubernetes(?:_managed)?_cluster$|_kubernetes_cluster_v\d$/;

/** True for a Kubernetes cluster, and for an unread module that builds one. */
export function isKubernetesCluster(type: string, values: Readonly<Record<string, Json>>): boolean {
  const words = values[MODULE_PURPOSE];
  return CLUSTER.test(typeof words === 'string' ? (purposeOf(words)?.type ?? type) : type);
}
