/** Client of the module registry protocol: https://developer.hashicorp.com/terraform/internals/module-registry-protocol */

import { ANSWER_BYTES_MAX } from '../../limits.js';
import { listOf, member, textOf } from '../../platform/json/foreign.js';
import { type Answer, get, isSameHost, mayCarryLogin, type Network } from '../fetch/network/get.js';
import { FetchError } from '../fetch/network/trouble.js';
import { VERSIONS_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { SERVICE } from './cli-config.js';
import type { Logins } from './logins.js';
import { newest, parseConstraint } from './versions.js';

export interface RegistryModule {
  readonly host: string;
  /** `namespace/name/system`. */
  readonly name: string;
  /** Version constraint as written; null for the newest version. */
  readonly version: string | null;
}

/** Location of a package from a registry: a source, and the address that it is relative to. */
export interface Located {
  readonly location: string;
  readonly from: URL;
}

/**
 * Resolves a registry module to the location of its package.
 * @throws FetchError
 */
export async function locate(wanted: RegistryModule, logins: Logins, network: Network): Promise<Located> {
  const constraint = parseConstraint(wanted.version ?? '');
  if (constraint === null) throw new FetchError(messages.CONSTRAINT_UNREADABLE);
  const { base, token } = await serviceOf(wanted.host, logins, network);
  const login = token === null || !mayCarryLogin(base) ? null : `Bearer ${token}`;
  const ask = (path: string) =>
    get({ url: new URL(`${wanted.name}/${path}`, base), login, bytesMax: ANSWER_BYTES_MAX }, network);
  const version = newest(versionsIn(await ask('versions')), constraint);
  if (version === null) throw new FetchError(messages.noSuchVersion(wanted.version), { kind: 'missing' });
  const answer = await ask(`${encodeURIComponent(version.text)}/download`);
  const location = answer.headers.get('x-terraform-get') || textOf(member(jsonOf(answer), 'location'));
  if (!location) throw new FetchError(messages.REGISTRY_UNREADABLE);
  return { location, from: answer.url };
}

interface Service {
  readonly base: URL;
  /** Null if there is no token, or the registry is on another host than the token's. */
  readonly token: string | null;
}

/** Returns the registry of a host: from the user's settings, or from `/.well-known/terraform.json`. */
async function serviceOf(host: string, logins: Logins, network: Network): Promise<Service> {
  const token = logins.tokenFor(host);
  const own = logins.serviceOf(host);
  if (own !== null) return { base: baseOf(own, new URL(`https://${host}/`), true), token };
  const discovery = new URL(`https://${host}/.well-known/terraform.json`);
  const login = token === null ? null : `Bearer ${token}`;
  const answer = await get({ url: discovery, login, bytesMax: ANSWER_BYTES_MAX }, network);
  const service = textOf(member(jsonOf(answer), SERVICE));
  if (service === null) throw new FetchError(messages.noRegistry(host));
  const base = baseOf(service, answer.url, false);
  return { base, token: isSameHost(base, discovery) ? token : null };
}

function baseOf(service: string, from: URL, isOwn: boolean): URL {
  const url = URL.canParse(service, from.href) ? new URL(service, from) : null;
  const isFit = url?.protocol === 'https:' || (isOwn && url?.protocol === 'http:');
  if (url === null || !isFit) throw new FetchError(messages.REGISTRY_UNREADABLE);
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}

function versionsIn(answer: Answer): readonly string[] {
  const [module] = listOf(member(jsonOf(answer), 'modules'));
  return listOf(member(module, 'versions'))
    .slice(0, VERSIONS_MAX)
    .flatMap((one) => textOf(member(one, 'version')) ?? []);
}

/** Returns undefined for anything but JSON. A response without a body has its location in a header. */
function jsonOf({ bytes }: Answer): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return undefined;
  }
}
