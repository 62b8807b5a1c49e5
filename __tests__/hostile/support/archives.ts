/** Archives as no honest program writes them. */
import { crc32, deflateRawSync, gzipSync } from 'node:zlib';

export interface Entry {
  readonly name: string;
  readonly body?: string | Uint8Array;
  /** Of tar: `0` file, `1` hard link, `2` link, `3` device, `5` folder, `6` pipe, `x` and `g` headers of PAX, `L` long name. */
  readonly type?: string;
  readonly to?: string;
  readonly mode?: number;
  /** Instead of the real one. */
  readonly size?: number;
}

const BLOCK = 512;

const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;

function tarEntry({ name, body = '', type = '0', to = '', mode = 0o644, size }: Entry): Buffer {
  const bytes = Buffer.from(body);
  const header = Buffer.alloc(BLOCK);
  header.write(name.slice(0, 100), 0);
  header.write(octal(mode, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size ?? bytes.length, 12), 124);
  header.write(octal(0, 12), 136);
  header.write('        ', 148);
  header.write(type, 156);
  header.write(to.slice(0, 100), 157);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  const padding = Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK);
  return Buffer.concat([header, bytes, padding]);
}

export const tar = (entries: readonly Entry[]): Buffer =>
  Buffer.concat([...entries.map(tarEntry), Buffer.alloc(2 * BLOCK)]);

export const tarGz = (entries: readonly Entry[]): Buffer => gzipSync(tar(entries));

/** Records of a PAX header. */
export const pax = (records: Readonly<Record<string, string>> | readonly (readonly [string, string])[]): string =>
  (Array.isArray(records) ? records : Object.entries(records))
    .map(([key, value]) => {
      const rest = ` ${key}=${value}\n`;
      let length = rest.length + 1;
      while (String(length).length + rest.length !== length) length = String(length).length + rest.length;
      return `${length}${rest}`;
    })
    .join('');

const LINK_MODE = 0o120777;

export interface ZipOptions {
  /** Every entry of the directory is the first file. */
  readonly isOverlapping?: boolean;
}

/** Links and modes as Unix writes them. */
export function zip(entries: readonly Entry[], { isOverlapping = false }: ZipOptions = {}): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, body = '', type = '0', to = '', mode = 0o100644, size } of entries) {
    const bytes = Buffer.from(type === '2' ? to : body);
    const packed = deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(size ?? bytes.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(((type === '2' ? LINK_MODE : mode) << 16) >>> 0, 6);
    place.writeUInt32LE(isOverlapping ? 0 : offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03'), fields, place, Buffer.from(name)]));
    if (isOverlapping && parts.length > 0) continue;
    parts.push(Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed]));
    offset += parts.at(-1)!.length;
  }
  return withEnd(parts, directory, offset);
}

function withEnd(parts: readonly Buffer[], directory: readonly Buffer[], offset: number): Buffer {
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(directory.length & 0xffff, 8);
  end.writeUInt16LE(directory.length & 0xffff, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, entries, end]);
}

/** As many megabytes of nothing, packed to a thousandth. */
export function bomb(megabytes: number): Buffer {
  const piece = gzipSync(Buffer.alloc(16 * 2 ** 20));
  const header = gzipSync(tarEntry({ name: 'main.tf', size: megabytes * 2 ** 20 }).subarray(0, BLOCK));
  return Buffer.concat([header, ...Array.from({ length: megabytes / 16 }, () => piece)]);
}
