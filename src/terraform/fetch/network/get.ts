/** Sends a single request under the rules of `reach.ts`, which apply to every redirect. */

import { ANSWER_BYTES_MAX, HOPS_MAX } from '../../../limits.js';
import * as sharedMessages from '../../../messages.js';
import type { DownloadResult, Io } from '../../../platform/io.js';
import { REGISTRY_SECONDS } from '../limits.js';
import * as messages from '../messages.js';
import type { Quota } from './allowance.js';
import { mayConnect, nameOf, reachOf, shownHost } from './reach.js';
import { FetchError } from './trouble.js';

export interface Network {
  readonly io: Pick<Io, 'download' | 'env'>;
  /** Hosts that the user has allowed although they are not public. */
  readonly privateHosts: readonly string[];
  readonly allowance: Quota;
  /** Timeout of one request. */
  readonly seconds: number;
  /** Timeout without receiving a byte; default REGISTRY_SECONDS. */
  readonly silentSeconds?: number;
}

export interface Question {
  readonly url: URL;
  /** Value of the header `Authorization`. Sent to this host only, never to another one that it redirects to. */
  readonly login?: string | null;
  readonly bytesMax: number;
}

export interface Answer {
  /** Final URL after redirects. */
  readonly url: URL;
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly bytes: Uint8Array;
}

/** Requests a URL and follows redirects. @throws FetchError unless the status is 200 to 299 */
export async function get({ url, login = null, bytesMax }: Question, network: Network): Promise<Answer> {
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

/** Returns the final URL of a chain of redirects, with any status. @throws FetchError */
export async function lastHop(url: URL, network: Network): Promise<URL> {
  let at = url;
  for (let hop = 0; hop <= HOPS_MAX; hop++) {
    const { status, headers } = await ask(at, null, ANSWER_BYTES_MAX, network);
    if (!REDIRECTIONS.has(status)) return at;
    at = nextHop(at, headers.get('location') ?? '');
  }
  throw new FetchError(messages.hopsTooMany(url.host));
}

const REDIRECTIONS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** True if the connection is encrypted or stays on this machine. */
export const mayCarryLogin = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || /^(localhost|127(\.\d+){3}|::1)$/.test(nameOf(hostname));

export const isSameHost = (a: URL, b: URL): boolean => a.host === b.host && a.protocol === b.protocol;

/** Returns the URL of a redirect. @throws FetchError for other schemes than HTTP and HTTPS, and for HTTP after HTTPS */
function nextHop(from: URL, location: string): URL {
  const to = URL.canParse(location, from.href) ? new URL(location, from) : null;
  const isSafe = to?.protocol === 'https:' || (to?.protocol === 'http:' && from.protocol === 'http:');
  if (to === null || !isSafe || to.username !== '' || to.password !== '') {
    throw new FetchError(messages.hopRefused(from.host));
  }
  return to;
}

/** The last header shortens the answers of Git hosts. */
const HEADERS = { 'user-agent': 'git/groundplan', 'git-protocol': 'version=2' };

async function ask(url: URL, login: string | null, bytesMax: number, network: Network) {
  const { io, privateHosts, allowance } = network;
  const reach = reachOf(url.host, privateHosts);
  if (reach === 'nowhere') throw hostRefused(url.host);
  allowance.spend({ requests: 1 });
  const { wireBytes } = allowance.left;
  const result = await io.download(url.href, {
    headers: { ...HEADERS, ...(login !== null && { authorization: login }) },
    mayConnect: mayConnect(reach),
    env: io.env,
    seconds: network.seconds,
    budget: allowance.time,
    silentSeconds: Math.min(network.seconds, network.silentSeconds ?? REGISTRY_SECONDS),
    bytesMax: Math.min(bytesMax, wireBytes),
  });
  return received(result, url, allowance);
}

function received(result: DownloadResult, url: URL, allowance: Quota) {
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
      allowance.spend({ wireBytes: result.bytes.length });
      return result;
  }
}

/** Accepts system error codes only, because other text could come from a server. */
const codeOf = (reason: string): string => (/^[A-Z][A-Z0-9_]{1,60}$/.test(reason) ? reason : 'EPROTO');

function hostRefused(host: string): FetchError {
  const name = shownHost(host);
  return new FetchError(messages.hostPrivate(name), { remedy: messages.hostPrivateRemedy(name) });
}

function refusal({ host }: URL, status: number): FetchError {
  if (status === 401 || status === 403) return new FetchError(messages.loginRequired(host, status), { kind: 'login' });
  if (status === 404 || status === 410) return new FetchError(messages.nothingThere(host, status), { kind: 'missing' });
  const kind = status === 429 || status >= 500 ? ({ kind: 'silent' } as const) : {};
  return new FetchError(messages.answered(host, status), kind);
}
