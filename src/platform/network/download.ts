/** Downloads of modules and archives from hosts that code names, over connections to permitted addresses only. */
import type { Dispatcher } from 'undici';
import type { DownloadRequest, DownloadResult } from '../io.js';
import { guarded } from '../signals.js';
import { reasonOf } from './http.js';
import { FORBIDDEN, lookup, lookupAmong } from './lookup.js';
import { proxyFor, UNSUPPORTED } from './proxy.js';

/** Implements `Download` of io.ts. */
export async function download(url: string, options: DownloadRequest): Promise<DownloadResult> {
  const target = new URL(url);
  const proxy = proxyFor(target, options.env);
  if (proxy === UNSUPPORTED) return { end: 'proxy-unknown' };
  if (!(await mayRequest(target, proxy !== null, options.mayConnect))) return { end: 'forbidden' };
  const abort = new AbortController();
  let isLate = false;
  const stop = () => {
    isLate = true;
    abort.abort();
  };
  const { budget } = options;
  const totalTimer = setTimeout(stop, Math.max(0, Math.min(options.seconds, budget?.left ?? Infinity)) * 1000);
  const began = performance.now();
  const { Agent, ProxyAgent } = await import('undici');
  const timeouts = { headersTimeout: options.silentSeconds * 1000, bodyTimeout: options.silentSeconds * 1000 };
  let dispatcher: Dispatcher | undefined;
  try {
    // Inside `try`, so that an invalid option also clears the timer.
    dispatcher =
      proxy === null
        ? new Agent({
            ...timeouts,
            connect: { lookup: lookupAmong(options.mayConnect), timeout: timeouts.headersTimeout },
          })
        : new ProxyAgent({ ...timeouts, uri: proxy });
    const pending = dispatcher.request({
      origin: target.origin,
      path: `${target.pathname}${target.search}`,
      method: 'GET',
      headers: options.headers ?? {},
      signal: abort.signal,
    });
    return await guarded(
      () => abort.abort(),
      async () => resultOf(await pending, options.bytesMax),
    );
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === FORBIDDEN) return { end: 'forbidden' };
    return isLate || TIMEOUTS.has(reason) ? { end: 'time-out' } : { end: 'unreachable', reason };
  } finally {
    clearTimeout(totalTimer);
    if (budget !== undefined) budget.left -= (performance.now() - began) / 1000;
    abort.abort();
    await dispatcher?.destroy().catch(() => {});
  }
}

/** Error codes of undici for a host that is silent. */
const TIMEOUTS: ReadonlySet<string> = new Set([
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * Checks targets that bypass `lookupAmong`: literal IP addresses, and names that a proxy resolves. Of the latter, the
 * addresses that are known here must all be permitted.
 */
async function mayRequest({ hostname }: URL, isProxied: boolean, mayConnect: (address: string) => boolean) {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (/^[\d.]+$|:/.test(host)) return mayConnect(host);
  const addresses = isProxied ? await lookup(host) : [];
  return addresses.every(mayConnect);
}

/** Reads a response. */
async function resultOf(response: Dispatcher.ResponseData, bytesMax: number): Promise<DownloadResult> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > bytesMax) return { end: 'too-large' };
    chunks.push(chunk);
  }
  const headers = Object.entries(response.headers).map(
    ([name, value]) => [name.toLowerCase(), String(Array.isArray(value) ? value[0] : value)] as const,
  );
  return { end: 'response', status: response.statusCode, headers: new Map(headers), bytes: Buffer.concat(chunks) };
}
