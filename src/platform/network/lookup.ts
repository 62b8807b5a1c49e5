/** Resolves host names, and restricts connections to permitted addresses. */
import { lookup as systemLookup } from 'node:dns';
import { lookup as systemLookupAll } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';

/** Implements `Io.lookup`. */
export async function lookup(host: string): Promise<readonly string[]> {
  try {
    return (await systemLookupAll(host, { all: true, verbatim: true })).map(({ address }) => address);
  } catch {
    return [];
  }
}

/** Error code of a connection if `lookupAmong` permits no address. */
export const FORBIDDEN = 'EFORBIDDEN';

/**
 * Returns a lookup function for sockets that drops forbidden addresses. The socket connects to an address that was
 * checked, so a second DNS answer (DNS rebinding) has no effect.
 */
export const lookupAmong =
  (mayConnect: (address: string) => boolean): LookupFunction =>
  (host, options, callback) =>
    systemLookup(host, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, '');
      const allowed = addresses.filter(({ address }) => mayConnect(address));
      const [first] = allowed;
      if (first === undefined) {
        return callback(Object.assign(new Error(FORBIDDEN), { code: FORBIDDEN }), '');
      }
      if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
