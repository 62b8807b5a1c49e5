/**
 * Asks a module registry where the package of a module is.
 * https://developer.hashicorp.com/terraform/internals/module-registry-protocol
 */

import { ANSWER_BYTES_MAX } from '../../limits.js';
import { listOf, member, textOf } from '../../platform/json/foreign.js';
import { FetchError } from '../fetch/network/fetch-error.js';
import { type Answer, get, isSameHost, mayCarryLogin, type Network } from '../fetch/network/get.js';
import { VERSIONS_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { type Logins, SERVICE } from './cli-config.js';
import { newest, parseConstraint } from './versions.js';

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

interface Service {
  readonly base: URL;
  /** Null if there is no token, or if discovery leads to another host. A service in the user's settings always gets it. */
  readonly token: string | null;
}

/** Returns the registry of a host: from the user's settings, or from `/.well-known/terraform.json`. */
async function serviceOf(host: string, logins: Logins, network: Network): Promise<Service> {
  const token = logins.tokenFor(host);
  const configured = logins.serviceOf(host);
  if (configured !== null) return { base: baseOf(configured, new URL(`https://${host}/`), HTTP_ALLOWED), token };
  const discovery = new URL(`https://${host}/.well-known/terraform.json`);
  const login = token === null ? null : `Bearer ${token}`;
  const answer = await get({ url: discovery, login, bytesMax: ANSWER_BYTES_MAX }, network);
  const service = textOf(member(jsonOf(answer), SERVICE));
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
 */
function baseOf(service: string, from: URL, protocols: readonly string[]): URL {
  const url = URL.canParse(service, from.href) ? new URL(service, from) : null;
  if (url === null || !protocols.includes(url.protocol)) throw new FetchError(messages.REGISTRY_UNREADABLE);
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}

/** Reads `{ "modules": [{ "versions": [{ "version": "1.2.0" }] }] }`. */
function versionsIn(answer: Answer): readonly string[] {
  const [module] = listOf(member(jsonOf(answer), 'modules'));
  return listOf(member(module, 'versions'))
    .slice(0, VERSIONS_MAX)
    .flatMap((entry) => textOf(member(entry, 'version')) ?? []);
}

/** Returns undefined for anything but JSON. A response without a body has its location in a header. */
function jsonOf({ bytes }: Answer): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return undefined;
  }
}
