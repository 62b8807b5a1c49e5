/** Follows the redirects of a repository under our network rules, because Git itself is configured to follow none. */

import { FetchError } from '../network/fetch-error.js';
import { lastHop, type Network } from '../network/get.js';
import type { GitAddress } from './address.js';

/** Path that Git requests first, below the URL of the repository. */
const INFO = '/info/refs';

/**
 * Returns the address that the host redirects to; null if it does not redirect, or does not answer.
 * Drops the credentials if the host or protocol changes.
 * Example: `https://git.example.com/old.git` -> `https://git.example.com/new.git`.
 */
export async function redirectedAddress(address: GitAddress, network: Network): Promise<GitAddress | null> {
  try {
    const requested = new URL(`${address.url}${INFO}?service=git-upload-pack`);
    const last = await lastHop(requested, network);
    if (last.href === requested.href || !last.pathname.endsWith(INFO)) return null;
    const url = `${last.origin}${last.pathname.slice(0, -INFO.length)}`;
    const isSameHost = last.host === requested.host && last.protocol === requested.protocol;
    const transport = last.protocol === 'https:' ? 'https' : 'http';
    return { ...address, transport, url, host: last.host, credentials: isSameHost ? address.credentials : null };
  } catch (error) {
    if (error instanceof FetchError) return null;
    throw error;
  }
}
