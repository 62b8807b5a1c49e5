import { lookup as ask } from 'node:dns';
import { lookup as askAll } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';

/** Implements `lookup` of io.ts. */
export async function lookup(host: string): Promise<readonly string[]> {
  try {
    return (await askAll(host, { all: true, verbatim: true })).map(({ address }) => address);
  } catch {
    return [];
  }
}

/** Error code of `lookupAmong` if no address is permitted. */
export const FORBIDDEN = 'EFORBIDDEN';

/**
 * Returns a lookup function for sockets that drops forbidden addresses. The checked address is the one that is connected to, so
 * DNS rebinding has no effect.
 */
export const lookupAmong =
  (mayConnect: (address: string) => boolean): LookupFunction =>
  (host, options, callback) =>
    ask(host, { ...options, all: true }, (error, found) => {
      if (error !== null) return callback(error, '');
      const allowed = found.filter(({ address }) => mayConnect(address));
      const [first] = allowed;
      if (first === undefined) {
        return callback(Object.assign(new Error(FORBIDDEN), { code: FORBIDDEN }), '');
      }
      if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
