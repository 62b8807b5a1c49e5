/** Follows redirects of a repository under our network rules. Git itself follows none. */
import { lastHop, type Network } from '../network/get.js';
import { FetchError } from '../network/trouble.js';
import type { GitAddress } from './address.js';

const INFO = '/info/refs';

/**
 * Returns the address that the host redirects to, or null if there is none. Drops credentials if the host or protocol changes.
 */
export async function movedAddress(address: GitAddress, network: Network): Promise<GitAddress | null> {
  try {
    const asked = new URL(`${address.url}${INFO}?service=git-upload-pack`);
    const last = await lastHop(asked, network);
    if (last.href === asked.href || !last.pathname.endsWith(INFO)) return null;
    const url = `${last.origin}${last.pathname.slice(0, -INFO.length)}`;
    const isSame = last.host === asked.host && last.protocol === asked.protocol;
    const transport = last.protocol === 'https:' ? 'https' : 'http';
    return { ...address, transport, url, host: last.host, credentials: isSame ? address.credentials : null };
  } catch (error) {
    if (error instanceof FetchError) return null;
    throw error;
  }
}
