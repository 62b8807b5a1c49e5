/** The checksum in the address of an archive: `?checksum=sha256:9f86d0...`, or the digits alone. */

import { FetchError } from '../fetch/network/fetch-error.js';
import * as messages from '../messages.js';

export interface Checksum {
  readonly algorithm: 'SHA-1' | 'SHA-256' | 'SHA-384' | 'SHA-512';
  /** Digits in lower case. */
  readonly hex: string;
}

const ALGORITHMS: ReadonlyMap<string, Checksum['algorithm']> = new Map([
  ['sha1', 'SHA-1'],
  ['sha256', 'SHA-256'],
  ['sha384', 'SHA-384'],
  ['sha512', 'SHA-512'],
]);
/** Algorithm by the number of hexadecimal digits. */
const ALGORITHM_BY_LENGTH: ReadonlyMap<number, string> = new Map([
  [40, 'sha1'],
  [64, 'sha256'],
  [96, 'sha384'],
  [128, 'sha512'],
]);

/**
 * Parses a checksum; null if there is none.
 * @throws FetchError if the algorithm is unknown, or the digits are not hexadecimal
 */
export function parseChecksum(text: string | null): Checksum | null {
  if (text === null || text === '') return null;
  const [, prefix, hex = ''] = /^(?:([a-z0-9]+):)?([0-9a-f]+)$/i.exec(text) ?? [];
  const name = prefix?.toLowerCase() ?? ALGORITHM_BY_LENGTH.get(hex.length) ?? '';
  const algorithm = ALGORITHMS.get(name);
  if (algorithm === undefined) throw new FetchError(messages.CHECKSUM_UNKNOWN);
  return { algorithm, hex: hex.toLowerCase() };
}

/**
 * Compares the bytes with the checksum, if there is one.
 * @throws FetchError if they differ
 */
export async function verifyChecksum(bytes: Uint8Array, checksum: Checksum | null): Promise<void> {
  if (checksum === null) return;
  const digest = await crypto.subtle.digest(checksum.algorithm, new Uint8Array(bytes));
  if (Buffer.from(digest).toString('hex') !== checksum.hex) throw new FetchError(messages.CHECKSUM_WRONG);
}
