/** Validates PNG files, which may come from untrusted artifacts, before a comment shows them. */

import { PICTURE_PIXELS_MAX } from '../limits.js';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Chunk types of our pictures. Text, profiles and unknown chunks are rejected. */
const CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'pHYs', 'IDAT', 'IEND']);

/** Bytes of a chunk besides its data (length, type, checksum): https://www.w3.org/TR/png-3/#5Chunk-layout */
const FRAME_BYTES = 12;

/** Position of the width, after the signature and the length and type of the header chunk. */
const WIDTH_AT = SIGNATURE.length + 8;
/** End of the header chunk, which has 13 bytes of data. */
const HEADER_END = SIGNATURE.length + FRAME_BYTES + 13;

/** Returns the size in pixels; null for anything but a PNG, and for a PNG with trailing data or unknown chunks. */
export function readPng(content: Uint8Array): { readonly width: number; readonly height: number } | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  let at = SIGNATURE.length;
  for (let kind = ''; kind !== 'IEND'; ) {
    if (at + FRAME_BYTES > bytes.length) return null;
    const isFirst = kind === '';
    kind = bytes.toString('latin1', at + 4, at + 8);
    if (!CHUNKS.has(kind) || isFirst !== (kind === 'IHDR')) return null;
    at += FRAME_BYTES + bytes.readUInt32BE(at);
  }
  // The header chunk is the first one: its data begins with the width and the height.
  if (at !== bytes.length || bytes.length < HEADER_END) return null;
  const [width, height] = [bytes.readUInt32BE(WIDTH_AT), bytes.readUInt32BE(WIDTH_AT + 4)];
  const isSize = (pixels: number) => pixels > 0 && pixels <= PICTURE_PIXELS_MAX;
  return isSize(width) && isSize(height) ? { width, height } : null;
}
