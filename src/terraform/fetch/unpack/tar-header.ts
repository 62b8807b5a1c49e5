/** Parses headers of tar archives: https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html and GNU long names. */

import { HEADER_KEYS_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { FetchError } from '../network/trouble.js';

export const BLOCK = 512;

export interface TarHeader {
  /** `0` file, `2` symbolic link, `5` folder, `x` and `g` pax headers, `L` and `K` GNU long names. */
  readonly type: string;
  readonly name: Uint8Array;
  readonly target: Uint8Array;
  readonly size: number;
}

const broken = () => new FetchError(messages.ARCHIVE_BROKEN);

/**
 * Returns the fields of a header; null for a block of zeros, which ends the archive.
 * @param block 512 bytes @throws FetchError if the checksum or the size is invalid
 */
export function parseTarHeader(block: Buffer): TarHeader | null {
  if (block.every((byte) => byte === 0)) return null;
  const sum = block.reduce((all, byte, at) => all + (at >= 148 && at < 156 ? 32 : byte), 0);
  if (octal(block.subarray(148, 156)) !== sum) throw broken();
  const size = octal(block.subarray(124, 136));
  if (size === null) throw broken();
  const prefix = block.toString('latin1', 257, 263) === 'ustar\0' ? cString(block.subarray(345, 500)) : Buffer.alloc(0);
  const name = cString(block.subarray(0, 100));
  return {
    type: String.fromCharCode(block[156]!),
    name: prefix.length === 0 ? name : Buffer.concat([prefix, Buffer.from('/'), name]),
    target: cString(block.subarray(157, 257)),
    size,
  };
}

/** Parses an octal number. Null for base 256, which only files over 8 GB need. */
function octal(field: Buffer): number | null {
  const text = field
    .toString('latin1')
    .replace(/[\0 ]+$/, '')
    .trim();
  return /^[0-7]{0,12}$/.test(text) ? Number.parseInt(text || '0', 8) : null;
}

export function cString(field: Buffer): Buffer {
  const end = field.indexOf(0);
  return end < 0 ? field : field.subarray(0, end);
}

export interface Pax {
  readonly name?: Uint8Array;
  readonly target?: Uint8Array;
  readonly size?: number;
}

/** Parses pax records, such as `25 path=long/name\n`. @throws FetchError if they are malformed or too many */
export function parsePax(data: Buffer): Pax {
  const pax: { name?: Uint8Array; target?: Uint8Array; size?: number } = {};
  let at = 0;
  for (let keys = 0; at < data.length && data[at] !== 0; keys++) {
    const space = data.indexOf(32, at);
    const length = space < 0 || space - at > 8 ? 0 : Number(data.toString('latin1', at, space));
    const end = at + length;
    if (!(length > 0) || end > data.length || data[end - 1] !== 10 || keys >= HEADER_KEYS_MAX) throw broken();
    const record = data.subarray(space + 1, end - 1);
    const equals = record.indexOf(61);
    const value = record.subarray(equals + 1);
    const key = record.toString('latin1', 0, Math.max(0, equals));
    if (key === 'path') pax.name = value;
    if (key === 'linkpath') pax.target = value;
    if (key === 'size') {
      const size = value.toString('latin1');
      if (!/^\d{1,15}$/.test(size)) throw broken();
      pax.size = Number(size);
    }
    at = end;
  }
  return pax;
}
