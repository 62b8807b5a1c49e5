/** Sends HTTP requests with `fetch` to the APIs of GitHub, GitLab, Azure DevOps and AI services. */
import type { HttpRequest, HttpResult } from '../io.js';
import { guarded } from '../signals.js';
import { proxyRefusal } from '../text/hosts.js';

/**
 * Error code of a `fetch` through a proxy that speaks neither HTTP nor HTTPS. Declared here because dispatcher.ts,
 * which throws it, is loaded on demand.
 */
export const PROXY_UNKNOWN = 'EPROXYUNKNOWN';

/** Implements `Request` of io.ts. Uses a proxy only if `useEnvironmentProxy` was called before. */
export async function request(
  url: string,
  { method, headers = {}, body, seconds, silentSeconds, bytesMax }: HttpRequest,
): Promise<HttpResult> {
  const abort = new AbortController();
  let isLate = false;
  const stop = () => {
    isLate = true;
    abort.abort();
  };
  const totalTimer = setTimeout(stop, seconds * 1000);
  let silenceTimer = setTimeout(stop, silentSeconds * 1000);
  try {
    return await guarded(
      () => abort.abort(),
      async () => {
        // Following a redirect would send the headers to any host.
        const response = await fetch(url, {
          method,
          headers,
          body: body ?? null,
          redirect: 'manual',
          signal: abort.signal,
        });
        const chunks: Uint8Array[] = [];
        let bytes = 0;
        for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
          clearTimeout(silenceTimer);
          silenceTimer = setTimeout(stop, silentSeconds * 1000);
          bytes += chunk.length;
          if (bytes > bytesMax) return { end: 'too-large' };
          chunks.push(chunk);
        }
        const text = Buffer.concat(chunks).toString('utf8');
        return {
          end: 'response',
          status: response.status,
          headers: new Map(response.headers),
          retryAfter: response.headers.get('retry-after'),
          text,
        };
      },
    );
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === PROXY_UNKNOWN) return { end: 'proxy-unknown' };
    return isLate ? { end: 'time-out' } : { end: 'unreachable', reason };
  } finally {
    clearTimeout(totalTimer);
    clearTimeout(silenceTimer);
    abort.abort();
  }
}

/**
 * Returns the error code of a failed request: of the system (`ECONNREFUSED`), of undici (`UND_ERR_SOCKET`), or of
 * `proxyRefusal`. Without a code, returns the message. `fetch` wraps the system error; if both IPv4 and IPv6 fail, it
 * wraps a list of two.
 */
export function reasonOf(error: unknown): string {
  let inner = error as RequestError | null | undefined;
  for (let depth = 0; depth < CAUSES_MAX && inner != null; depth++) {
    const status = REFUSED_BY_PROXY.exec(inner.message ?? '')?.[1];
    if (status !== undefined) return proxyRefusal(status);
    if (typeof inner.code === 'string' && inner.code !== '') return inner.code;
    inner = (inner.cause ?? inner.errors?.[0]) as RequestError | undefined;
  }
  return String((error as Error | undefined)?.message ?? error);
}

type RequestError = Partial<NodeJS.ErrnoException & { readonly cause: unknown; readonly errors: readonly unknown[] }>;

/** Maximum nesting of causes. `fetch` has three levels: its own error, the list, the system error. */
const CAUSES_MAX = 4;

/**
 * Message of undici if the proxy answers CONNECT with another status. The code, UND_ERR_ABORTED, is that of any abort.
 */
const REFUSED_BY_PROXY = /^Proxy response \((\d{3})\) !== 200/;

/** Implements `Io.wait`. */
export const wait = (seconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });
