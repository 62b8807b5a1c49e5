/** Sends single requests, and only to hosts that may be contacted. The rules apply to every redirect. */

import ipaddr from 'ipaddr.js';
import { METADATA_ADDRESSES, METADATA_HOSTS } from '../../../catalog/cloud.js';
import { ANSWER_BYTES_MAX, HOPS_MAX } from '../../../limits.js';
import * as sharedMessages from '../../../messages.js';
import type { DownloadResult, Io } from '../../../platform/io.js';
import { isLoopback } from '../../../platform/text/hosts.js';
import { REGISTRY_SECONDS } from '../limits.js';
import * as messages from '../messages.js';
import { FetchError } from './fetch-error.js';
import type { Quota } from './quota.js';

/** The means and limits of requests. */
export interface Network {
  readonly io: Pick<Io, 'download' | 'env'>;
  /** Hosts that the user has allowed although they are not public. */
  readonly privateHosts: readonly string[];
  readonly quota: Quota;
  /** Timeout of one request. */
  readonly seconds: number;
  /** Timeout without receiving a byte; default REGISTRY_SECONDS. */
  readonly silentSeconds?: number;
}

/** A GET request. */
export interface Request {
  readonly url: URL;
  /** Value of the header `Authorization`. Sent to this host only, never to another one that it redirects to. */
  readonly login?: string | null;
  /** Maximum size of the response. */
  readonly bytesMax: number;
}

/** A response with a status from 200 to 299. */
export interface Answer {
  /** Final URL after redirects. */
  readonly url: URL;
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly bytes: Uint8Array;
}

/**
 * Requests a URL and follows redirects.
 * @throws FetchError unless the status is 200 to 299
 */
export async function get({ url, login = null, bytesMax }: Request, network: Network): Promise<Answer> {
  let at = url;
  for (let hop = 0; hop <= HOPS_MAX; hop++) {
    const authorization = login !== null && isSameHost(at, url) && mayCarryLogin(at) ? login : null;
    const { status, headers, bytes } = await ask(at, authorization, bytesMax, network);
    if (status >= 200 && status < 300) return { url: at, status, headers, bytes };
    if (!REDIRECTIONS.has(status)) throw refusal(at, status);
    at = nextHop(at, headers.get('location') ?? '');
  }
  throw new FetchError(messages.hopsTooMany(url.host));
}

/**
 * Returns the final URL of a chain of redirects, whatever its status.
 * @throws FetchError if a host may not be contacted or does not answer, and for too many redirects
 */
export async function lastHop(url: URL, network: Network): Promise<URL> {
  let at = url;
  for (let hop = 0; hop <= HOPS_MAX; hop++) {
    const { status, headers } = await ask(at, null, ANSWER_BYTES_MAX, network);
    if (!REDIRECTIONS.has(status)) return at;
    at = nextHop(at, headers.get('location') ?? '');
  }
  throw new FetchError(messages.hopsTooMany(url.host));
}

/** Status codes of redirects. */
const REDIRECTIONS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** True if credentials may be sent to a URL: the connection is encrypted or stays on this machine. */
export const mayCarryLogin = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || isLoopback(nameOf(hostname));

/** True if host, port and protocol are equal. */
export const isSameHost = (a: URL, b: URL): boolean => a.host === b.host && a.protocol === b.protocol;

/**
 * Returns the URL of a redirect.
 * @throws FetchError for other schemes than HTTP and HTTPS, and for HTTP after HTTPS
 */
function nextHop(from: URL, location: string): URL {
  const to = URL.canParse(location, from.href) ? new URL(location, from) : null;
  const isSafe = to?.protocol === 'https:' || (to?.protocol === 'http:' && from.protocol === 'http:');
  if (to === null || !isSafe || to.username !== '' || to.password !== '') {
    throw new FetchError(messages.hopRefused(from.host));
  }
  return to;
}

/** Sent with each request, because `lastHop` stands in for Git. Version 2 of its protocol shortens the answers. */
const HEADERS = { 'user-agent': 'git/groundplan', 'git-protocol': 'version=2' };

/**
 * Sends one request. Returns the response with any status, also that of a redirect.
 * @throws FetchError if there is no response
 */
async function ask(url: URL, login: string | null, bytesMax: number, network: Network) {
  const { io, privateHosts, quota } = network;
  const reach = reachOf(url.host, privateHosts);
  if (reach === 'nowhere') throw hostRefused(url.host);
  quota.spend({ requests: 1 });
  const { wireBytes } = quota.left;
  const result = await io.download(url.href, {
    headers: { ...HEADERS, ...(login !== null && { authorization: login }) },
    mayConnect: mayConnect(reach),
    env: io.env,
    seconds: network.seconds,
    budget: quota.time,
    silentSeconds: Math.min(network.seconds, network.silentSeconds ?? REGISTRY_SECONDS),
    bytesMax: Math.min(bytesMax, wireBytes),
  });
  return responseIn(result, url, quota);
}

/** @throws FetchError if there is no response */
function responseIn(result: DownloadResult, url: URL, quota: Quota) {
  switch (result.end) {
    case 'forbidden':
      throw hostRefused(url.host);
    case 'time-out':
      throw new FetchError(messages.networkEndedLate(url.host), { kind: 'silent' });
    case 'unreachable':
      throw new FetchError(messages.unreachable(url.host, codeOf(result.reason)), {
        kind: 'silent',
        remedy: sharedMessages.UNREACHABLE_REMEDY,
      });
    case 'proxy-unknown':
      throw new FetchError(messages.proxyUnknown(url.host), { kind: 'silent', remedy: messages.PROXY_REMEDY });
    case 'too-large':
      throw new FetchError(messages.answerTooLarge(url.host));
    case 'response':
      quota.spend({ wireBytes: result.bytes.length });
      return result;
  }
}

/** Accepts system error codes only, because other text could come from a server. */
const codeOf = (reason: string): string => (/^[A-Z][A-Z0-9_]{1,60}$/.test(reason) ? reason : 'EPROTO');

function hostRefused(host: string): FetchError {
  const name = shownHost(host);
  return new FetchError(messages.hostPrivate(name), { remedy: messages.hostPrivateRemedy(name) });
}

/** Returns the error for a status that is neither a success nor a redirect. */
function refusal({ host }: URL, status: number): FetchError {
  if (status === 401 || status === 403) return new FetchError(messages.loginRequired(host, status), { kind: 'login' });
  if (status === 404 || status === 410) return new FetchError(messages.nothingThere(host, status), { kind: 'missing' });
  const kind = status === 429 || status >= 500 ? ({ kind: 'silent' } as const) : {};
  return new FetchError(messages.answered(host, status), kind);
}

// ---- Hosts that untrusted code may make this machine contact: hosts on the public internet, and those that the
// user allows by name.
// `reachOf` judges the name before a request, and `mayConnect` the IP address when the connection opens.

/**
 * `anywhere`: the user allows the host by name. `public`: the host may be contacted at public addresses only.
 * `nowhere`: the name cannot belong to a public host, so it is never contacted.
 */
export type Reach = 'anywhere' | 'public' | 'nowhere';

/**
 * Returns where connections to a host may go.
 * @param host host of a URL or Git address, with or without port and brackets
 */
export function reachOf(host: string, privateHosts: readonly string[]): Reach {
  const name = nameOf(host);
  if (privateHosts.some((allowed) => nameOf(allowed) === name && name !== '')) return 'anywhere';
  if (name.includes(':')) return isPublicAddress(name) ? 'public' : 'nowhere';
  if (name.length > NAME_LENGTH_MAX) return 'nowhere';
  const labels = name.split('.');
  // Resolvers treat a name that ends in a number as an address, including `2130706433`, `0x7f.1` and `0177.0.0.1`.
  if (/^(0x[0-9a-f]*|\d+)$/.test(labels.at(-1)!)) {
    return /^(0|[1-9]\d{0,2})(\.(0|[1-9]\d{0,2})){3}$/.test(name) && isPublicAddress(name) ? 'public' : 'nowhere';
  }
  // Resolvers look up a name without a dot in the local network's domains; `localhost.` is localhost.
  const isLocal = labels.length < 2 || labels.includes('') || LOCAL.has(labels.at(-1)!) || METADATA_HOSTS.has(name);
  return isLocal || spellsAddress(name) ? 'nowhere' : 'public';
}

/**
 * True for names that resolve to the private address they contain, such as `169.254.169.254.nip.io` and
 * `10-0-0-1.sslip.io`. If this machine resolves the name, the address is checked anyway. Behind a proxy, only the name
 * is known.
 */
function spellsAddress(name: string): boolean {
  const decimalParts = [...name.matchAll(/(?<![a-z0-9])(?=((?:\d{1,3}[.-]){3}\d{1,3})(?![a-z0-9]))/g)].map(
    ([, text]) => text!,
  );
  const hexParts = name.split(/[.-]/).filter((label) => /^[0-9a-f]{8}$/.test(label));
  const addresses = [
    ...decimalParts.map((text) => text.split(/[.-]/).map(Number).join('.')),
    ...hexParts.map((digits) => Buffer.from(digits, 'hex').join('.')),
  ];
  return addresses.some(
    (address) => ipaddr.IPv4.isValidFourPartDecimal(address) && PRIVATE_RANGES.has(ipaddr.IPv4.parse(address).range()),
  );
}

/** Names of ranges in ipaddr.js. Addresses of other ranges, such as multicast, occur in host names by coincidence. */
const PRIVATE_RANGES: ReadonlySet<string> = new Set(['private', 'loopback', 'linkLocal', 'carrierGradeNat']);

/** Returns a predicate for the IP addresses that connections with this reach may go to. */
export const mayConnect = (reach: Reach): ((address: string) => boolean) =>
  reach === 'anywhere' ? () => true : reach === 'public' ? isPublicAddress : () => false;

/** Returns the host in lower case, without port and brackets. */
export function nameOf(host: string): string {
  const text = host.trim().toLowerCase();
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text);
  if (bracketed !== null) return bracketed[1]!;
  return /^[^:]*:\d+$/.test(text) ? text.slice(0, text.indexOf(':')) : text;
}

/** Limit of RFC 1035. A longer name is not a host, but text that someone wants to be displayed. */
const NAME_LENGTH_MAX = 253;

/** Returns a host for messages, shortened because a server may have chosen it. */
export const shownHost = (host: string): string => nameOf(host).slice(0, NAME_LENGTH_MAX);

/** Top-level domains that are never public: RFC 6761, RFC 6762 (appendix G), RFC 8375, and Kubernetes cluster names. */
const LOCAL: ReadonlySet<string> = new Set([
  ...['localhost', 'localdomain', 'local', 'internal', 'arpa', 'onion', 'test', 'invalid', 'alt'],
  ...['intranet', 'private', 'corp', 'home', 'lan', 'svc'],
]);

/**
 * True for addresses of the public internet. False for loopback, private, link-local, shared, multicast, reserved and
 * metadata addresses. IPv6 addresses must be global unicast without an embedded IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || METADATA_ADDRESSES.has(parsed.toString())) return false;
  // 2000::/3 is the only allocated range of IPv6.
  return parsed.kind() === 'ipv4' || (parsed.toByteArray()[0]! & 0xe0) === 0x20;
}
