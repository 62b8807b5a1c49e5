/**
 * Asks a module registry where the package of a module is.
 * https://developer.hashicorp.com/terraform/internals/module-registry-protocol
 */

import { ANSWER_BYTES_MAX } from '../../limits.js';
import { listOf, member, textOf } from '../../platform/json/foreign.js';
import { FetchError } from '../fetch/network/fetch-error.js';
import { type Answer, get, isSameHost, mayCarryLogin, type Network } from '../fetch/network/get.js';
import { CONDITIONS_MAX, CONSTRAINT_LENGTH_MAX, SEGMENTS_MAX, VERSIONS_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { type Logins, REGISTRY_SERVICE } from './cli-config.js';

/** A module in a registry. */
export interface RegistryModule {
  readonly host: string;
  /** `namespace/name/system`. */
  readonly name: string;
  /** Version constraint as written; null for the newest version. */
  readonly version: string | null;
}

/** Location of a package according to a server. */
export interface PackageLocation {
  /** A module source, or a path relative to `from`. */
  readonly source: string;
  /** URL that answered with the location. */
  readonly from: URL;
}

/**
 * Returns the location of the newest version that meets the module's constraint.
 * @throws FetchError if the constraint is invalid, no version meets it, or the registry does not answer
 */
export async function locateModule(module: RegistryModule, logins: Logins, network: Network): Promise<PackageLocation> {
  const constraint = parseConstraint(module.version ?? '');
  if (constraint === null) throw new FetchError(messages.CONSTRAINT_UNREADABLE);
  const { base, token } = await serviceOf(module.host, logins, network);
  const login = token === null || !mayCarryLogin(base) ? null : `Bearer ${token}`;
  const request = (path: string) =>
    get({ url: new URL(`${module.name}/${path}`, base), login, bytesMax: ANSWER_BYTES_MAX }, network);
  const version = newest(versionsIn(await request('versions')), constraint);
  if (version === null) throw new FetchError(messages.noSuchVersion(module.version), { kind: 'missing' });
  const answer = await request(`${encodeURIComponent(version.text)}/download`);
  const source = answer.headers.get('x-terraform-get') || textOf(member(jsonOf(answer), 'location'));
  if (!source) throw new FetchError(messages.REGISTRY_UNREADABLE);
  return { source, from: answer.url };
}

/** The module registry of a host. */
interface Service {
  /** URL that the paths of the protocol are relative to. */
  readonly base: URL;
  /**
   * Null if there is no token, or if discovery leads to another host. A service in the user's settings always gets it.
   */
  readonly token: string | null;
}

/**
 * Returns the registry of a host: from the user's settings, or from `/.well-known/terraform.json`.
 * @throws FetchError if the host does not answer, or has no module registry
 */
async function serviceOf(host: string, logins: Logins, network: Network): Promise<Service> {
  const token = logins.tokenFor(host);
  const configured = logins.serviceOf(host);
  if (configured !== null) return { base: baseOf(configured, new URL(`https://${host}/`), HTTP_ALLOWED), token };
  const discovery = new URL(`https://${host}/.well-known/terraform.json`);
  const login = token === null ? null : `Bearer ${token}`;
  const answer = await get({ url: discovery, login, bytesMax: ANSWER_BYTES_MAX }, network);
  const service = textOf(member(jsonOf(answer), REGISTRY_SERVICE));
  if (service === null) throw new FetchError(messages.noRegistry(host));
  const base = baseOf(service, answer.url, HTTPS_ONLY);
  return { base, token: isSameHost(base, discovery) ? token : null };
}

/** Protocols of a registry that another server names. */
const HTTPS_ONLY: readonly string[] = ['https:'];
/** Protocols of a registry in the user's own settings. */
const HTTP_ALLOWED: readonly string[] = ['https:', 'http:'];

/**
 * Returns the base URL of a registry, with a final slash.
 * @param service a URL, or a path relative to `from`
 * @throws FetchError for a URL that is invalid or has another protocol
 */
function baseOf(service: string, from: URL, protocols: readonly string[]): URL {
  const url = URL.canParse(service, from.href) ? new URL(service, from) : null;
  if (url === null || !protocols.includes(url.protocol)) throw new FetchError(messages.REGISTRY_UNREADABLE);
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}

/** Returns the versions in `{ "modules": [{ "versions": [{ "version": "1.2.0" }] }] }`; empty for any other answer. */
function versionsIn(answer: Answer): readonly string[] {
  const [module] = listOf(member(jsonOf(answer), 'modules'));
  return listOf(member(module, 'versions'))
    .slice(0, VERSIONS_MAX)
    .flatMap((entry) => textOf(member(entry, 'version')) ?? []);
}

/**
 * Parses the JSON of an answer; undefined for anything else. A response without a body has its location in a header.
 */
function jsonOf({ bytes }: Answer): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return undefined;
  }
}

// ---- The newest version that meets a constraint such as `~> 3.1, != 3.2.0`.
// https://developer.hashicorp.com/terraform/language/expressions/version-constraints

/** A version such as `1.2.0-beta.1`, parsed for comparison. */
interface Version {
  readonly text: string;
  /** At least three numbers: `1.2` has 1, 2 and 0. */
  readonly numbers: readonly bigint[];
  /** Number of numbers in the text: 2 for `1.2`. */
  readonly numbersInText: number;
  /** The `beta.1` of `1.2.0-beta.1`; empty for a release. */
  readonly prerelease: string;
}

const VERSION = /^v?(\d{1,18}(?:\.\d{1,18})*)(?:-([0-9A-Za-z.~-]{1,200}))?(?:\+[0-9A-Za-z.~-]{1,200})?$/;

/** Parses a version; null if the text is not a version. */
function parseVersion(text: string): Version | null {
  const [, numbers, prerelease = ''] = VERSION.exec(text.trim()) ?? [];
  const parts = numbers?.split('.').map(BigInt);
  if (parts === undefined || parts.length > SEGMENTS_MAX) return null;
  const numbersInText = parts.length;
  while (parts.length < 3) parts.push(0n);
  return { text: text.trim(), numbers: parts, numbersInText, prerelease };
}

/** Returns a negative number if `a` is older. Compares by the rules of https://semver.org; missing numbers are 0. */
function compareVersions(a: Version, b: Version): number {
  for (let i = 0; i < Math.max(a.numbers.length, b.numbers.length); i++) {
    const [numberOfA, numberOfB] = [a.numbers[i] ?? 0n, b.numbers[i] ?? 0n];
    if (numberOfA !== numberOfB) return numberOfA < numberOfB ? -1 : 1;
  }
  if (a.prerelease === b.prerelease) return 0;
  if (a.prerelease === '' || b.prerelease === '') return a.prerelease === '' ? 1 : -1;
  return comparePrereleases(a.prerelease.split('.'), b.prerelease.split('.'));
}

/**
 * Compares the identifiers of two prereleases: numbers as numbers and before strings, a prefix before its extension.
 */
function comparePrereleases(a: readonly string[], b: readonly string[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const order = compareIdentifiers(a[i], b[i]);
    if (order !== 0) return order;
  }
  return 0;
}

const NUMERIC = /^\d+$/;

/** Compares two identifiers; a missing one comes first. */
function compareIdentifiers(a: string | undefined, b: string | undefined): number {
  if (a === b) return 0;
  if (a === undefined) return -1;
  if (b === undefined) return 1;
  const [isNumericA, isNumericB] = [NUMERIC.test(a), NUMERIC.test(b)];
  if (isNumericA !== isNumericB) return isNumericA ? -1 : 1;
  if (isNumericA && BigInt(a) !== BigInt(b)) return BigInt(a) < BigInt(b) ? -1 : 1;
  return a < b ? -1 : 1;
}

interface Condition {
  /** `=`, `!=`, `>`, `>=`, `<`, `<=` or `~>`. */
  readonly operator: string;
  readonly version: Version;
}

/** Conditions that must all be met. */
type Constraint = readonly Condition[];

/**
 * Parses a constraint such as `>= 1.2, < 2.0`. Null if it is invalid or exceeds the limits; empty for an empty text.
 */
export function parseConstraint(text: string): Constraint | null {
  if (text.length > CONSTRAINT_LENGTH_MAX) return null;
  if (text.trim() === '') return [];
  const conditionTexts = text.split(',');
  if (conditionTexts.length > CONDITIONS_MAX) return null;
  const conditions: Condition[] = [];
  for (const conditionText of conditionTexts) {
    const [, operator, versionText] = /^\s*(=|!=|>=|<=|~>|>|<|)\s*(\S+)\s*$/.exec(conditionText) ?? [];
    const version = versionText === undefined ? null : parseVersion(versionText);
    if (version === null) return null;
    conditions.push({ operator: operator || '=', version });
  }
  return conditions;
}

/**
 * Returns the newest version that meets all conditions; null if there is none. A prerelease qualifies only if it is
 * named exactly.
 */
export function newest(versions: readonly string[], constraint: Constraint): Version | null {
  let best: Version | null = null;
  for (const text of versions) {
    const version = parseVersion(text);
    if (version === null || !constraint.every((condition) => meets(version, condition))) continue;
    if (version.prerelease !== '' && !constraint.some((condition) => isExactly(version, condition))) continue;
    if (best === null || compareVersions(version, best) > 0) best = version;
  }
  return best;
}

/**
 * Returns the lowest version that is newer than any that meets the condition: `5.0.0` for `~> 4.1`. Null if there is no
 * limit, or the text is no constraint.
 */
export function upperLimitOf(text: string): string | null {
  const limits = (parseConstraint(text) ?? []).flatMap(({ operator, version }) => {
    const { numbers, numbersInText } = version;
    if (operator === '<') return [numbers];
    if (operator === '=' || operator === '<=') return [increased(numbers, 2)];
    return operator === '~>' && numbersInText > 1 ? [increased(numbers, numbersInText - 2)] : [];
  });
  const [lowest] = limits.map((numbers) => parseVersion(numbers.join('.')) as Version).sort(compareVersions);
  return lowest?.text ?? null;
}

/** Returns the version with the number at the index increased, and zeros after it. */
const increased = (numbers: readonly bigint[], index: number): readonly bigint[] =>
  numbers.map((number, i) => (i < index ? number : i === index ? number + 1n : 0n));

const isExactly = (version: Version, condition: Condition): boolean =>
  condition.operator === '=' && compareVersions(version, condition.version) === 0;

function meets(version: Version, { operator, version: bound }: Condition): boolean {
  const order = compareVersions(version, bound);
  switch (operator) {
    case '!=':
      return order !== 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '~>':
      // All numbers except the last one in the text must be equal: `~> 1.2` allows 1.3, `~> 1.2.0` does not.
      return order >= 0 && haveSameNumbers(version, bound, bound.numbersInText - 1);
    default:
      return order === 0;
  }
}

/** True if the first `count` numbers are equal. */
const haveSameNumbers = (a: Version, b: Version, count: number): boolean =>
  b.numbers.slice(0, count).every((number, index) => a.numbers[index] === number);
