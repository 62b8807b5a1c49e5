/** Names of hosts, and of connection errors, for rooms that send requests through an `Io`. */

/**
 * True for a name or address of this machine: `localhost`, `127.0.0.1`, `::1`, `[::1]`.
 * @param hostname in lower case, without a port, as `URL` writes it
 */
export const isLoopback = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(hostname);

const PROXY_REFUSED = 'PROXY_REFUSED_';

/** Returns the `reason` of a request that a proxy refused: `PROXY_REFUSED_407`. Looks like a system error code. */
export const proxyRefusal = (status: string): string => PROXY_REFUSED + status;

/** True if a proxy refused the request, so that it has not reached the host. */
export const isProxyRefusal = (reason: string): boolean => reason.startsWith(PROXY_REFUSED);
