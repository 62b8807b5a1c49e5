/** Pixels of PNG files that users supply: https://www.w3.org/TR/png-3/ */
import { inflateSync } from 'node:zlib';
import { zlibSync } from 'fflate/browser';
import { ICON_PIXELS_MAX } from '../limits.js';
import * as messages from '../messages.js';

/** A reason to refuse an icon file: a clause about the file, such as "it is larger than 100 KB". */
export class IconFault extends Error {}

/** The first bytes of every PNG. */
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** True if the bytes begin with the signature of a PNG. */
export const isPng = (bytes: Uint8Array): boolean => SIGNATURE.every((byte, i) => bytes[i] === byte);

/** Bytes of a pixel by colour type: grey, RGB, palette, grey with alpha, RGB with alpha. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Chunks that the pixels depend on. All others are dropped, such as texts and colour profiles. */
const PIXEL_CHUNKS: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/** The pixels of a PNG: three bytes of colour, and one byte of opacity, for each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
  readonly alpha: Uint8Array;
}

const rejectDamaged = (): never => {
  throw new IconFault(messages.ICON_PNG_DAMAGED);
};

/** Returns the data of the chunks in `PIXEL_CHUNKS`, by name. Chunks of one name are joined. @throws IconFault */
function chunksOf(bytes: Uint8Array): ReadonlyMap<string, Buffer> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks = new Map<string, Buffer>();
  for (let at = SIGNATURE.length; at + 12 <= file.length && !chunks.has('IEND'); ) {
    const size = file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    const end = at + 12 + size;
    if (end > file.length) rejectDamaged();
    const data = file.subarray(at + 8, at + 8 + size);
    if (PIXEL_CHUNKS.has(name)) chunks.set(name, Buffer.concat([chunks.get(name) ?? Buffer.alloc(0), data]));
    at = end;
  }
  return chunks.has('IEND') ? chunks : rejectDamaged();
}

/**
 * Decodes a PNG with 8 bits per channel that is not interlaced.
 * @throws IconFault
 */
export function decodePng(bytes: Uint8Array): Pixels {
  const chunks = chunksOf(bytes);
  const header = chunks.get('IHDR');
  if (header?.length !== 13) return rejectDamaged();
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth, colourType, interlaced] = [header[8], header[9] as number, header[12]];
  if (width < 1 || height < 1 || Math.max(width, height) > ICON_PIXELS_MAX)
    throw new IconFault(messages.iconPixels(ICON_PIXELS_MAX));
  const channels = CHANNELS[colourType];
  if (depth !== 8 || interlaced !== 0 || channels === undefined) throw new IconFault(messages.ICON_PNG_KIND);
  const rows = undoFilters(
    inflateRows(chunks.get('IDAT'), (width * channels + 1) * height),
    width * channels,
    channels,
  );
  return { width, height, ...coloursOf(rows, colourType, chunks.get('PLTE'), chunks.get('tRNS')) };
}

function inflateRows(data: Buffer | undefined, size: number): Buffer {
  try {
    const rows = inflateSync(data ?? Buffer.alloc(0), { maxOutputLength: size });
    return rows.length === size ? rows : rejectDamaged();
  } catch {
    return rejectDamaged();
  }
}

/**
 * Undoes the filter of each row, which stores differences to the bytes of the pixels at the left and above. In `data`,
 * each row begins with the number of its filter.
 */
function undoFilters(data: Buffer, rowBytes: number, pixelBytes: number): Uint8Array {
  const height = data.length / (rowBytes + 1);
  const rows = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y++) {
    const filter = data[y * (rowBytes + 1)] as number;
    if (filter > 4) rejectDamaged();
    for (let x = 0; x < rowBytes; x++) {
      const at = y * rowBytes + x;
      const left = x >= pixelBytes ? (rows[at - pixelBytes] as number) : 0;
      const above = y > 0 ? (rows[at - rowBytes] as number) : 0;
      const corner = x >= pixelBytes && y > 0 ? (rows[at - rowBytes - pixelBytes] as number) : 0;
      rows[at] = (data[y * (rowBytes + 1) + 1 + x] as number) + predicted(filter, left, above, corner);
    }
  }
  return rows;
}

/** Returns the byte that a filter predicts: none, Sub, Up, Average or Paeth. */
function predicted(filter: number, left: number, above: number, corner: number): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  const estimate = left + above - corner;
  const [a, b, c] = [left, above, corner].map((value) => Math.abs(estimate - value)) as [number, number, number];
  return a <= b && a <= c ? left : b <= c ? above : corner;
}

/** Returns the colours of the pixels. Indexed colours are in `PLTE`, and opacity is in the pixels or in `tRNS`. */
function coloursOf(rows: Uint8Array, colourType: number, palette?: Buffer, opacity?: Buffer) {
  const channels = CHANNELS[colourType] as number;
  const count = rows.length / channels;
  const rgb = new Uint8Array(3 * count);
  const alpha = new Uint8Array(count).fill(255);
  for (let i = 0; i < count; i++) {
    const pixel = rows.subarray(i * channels, (i + 1) * channels);
    const index = pixel[0] as number;
    if (colourType === 3) {
      if (palette === undefined || palette.length < 3 * index + 3) rejectDamaged();
      rgb.set(palette!.subarray(3 * index, 3 * index + 3), 3 * i);
      alpha[i] = opacity?.[index] ?? 255;
      continue;
    }
    rgb.set(channels >= 3 ? pixel.subarray(0, 3) : [index, index, index], 3 * i);
    if (channels % 2 === 0) alpha[i] = pixel[channels - 1] as number;
    else if (opacity !== undefined && isTransparent(pixel, opacity)) alpha[i] = 0;
  }
  return { rgb, alpha };
}

/** True if a pixel has the one colour that is transparent, stored with two bytes per channel. */
const isTransparent = (pixel: Uint8Array, colour: Buffer): boolean =>
  pixel.every((value, i) => colour[2 * i + 1] === value && colour[2 * i] === 0);

/** Returns a new PNG of the pixels, so that nothing else of the file remains. */
export function encodePng({ width, height, rgb, alpha }: Pixels): Uint8Array {
  const rows = Buffer.alloc((4 * width + 1) * height);
  for (let i = 0; i < width * height; i++) {
    const at = Math.floor(i / width) * (4 * width + 1) + 1 + 4 * (i % width);
    rows.set(rgb.subarray(3 * i, 3 * i + 3), at);
    rows[at + 3] = alpha[i] as number;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const chunks = [chunk('IHDR', header), chunk('IDAT', zlibSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from(SIGNATURE), ...chunks]);
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crcOf(body));
  return Buffer.concat([size, body, sum]);
}

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}
