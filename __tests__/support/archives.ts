/** Archives with entries that no program would write. */
import { deflateRawSync } from 'node:zlib';

export interface TarEntry {
  readonly name: string | Buffer;
  /** What comes before the name, where both together are too long for it. */
  readonly prefix?: string;
  readonly type?: string;
  readonly target?: string;
  readonly content?: string | Buffer;
  readonly mode?: number;
}

const BLOCK = 512;

export function tarOf(entries: readonly TarEntry[]): Buffer {
  const blocks: Buffer[] = [];
  for (const { name, prefix = '', type = '0', target = '', content = '', mode = 0o644 } of entries) {
    const data = Buffer.from(content);
    const header = Buffer.alloc(BLOCK);
    Buffer.from(name).copy(header, 0);
    header.write(`${mode.toString(8).padStart(7, '0')}\0`, 100);
    header.write(`${data.length.toString(8).padStart(11, '0')}\0`, 124);
    header.write(type, 156);
    header.write(target, 157);
    header.write('ustar\x0000', 257);
    header.write(prefix, 345);
    header.fill(' ', 148, 156);
    // No function for each byte: some archives have a hundred thousand entries.
    let sum = 0;
    for (let at = 0; at < BLOCK; at++) sum += header[at]!;
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    blocks.push(header, data, Buffer.alloc((BLOCK - (data.length % BLOCK)) % BLOCK));
  }
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}

/** Records of a pax header. */
export const paxOf = (records: readonly (readonly [string, string])[]): string =>
  records
    .map(([key, value]) => {
      const rest = ` ${key}=${value}\n`;
      let length = rest.length + 1;
      while (String(length).length + rest.length !== length) length++;
      return `${length}${rest}`;
    })
    .join('');

export interface ZipEntry {
  readonly name: string;
  readonly content?: string | Buffer;
  /** Mode of Unix. */
  readonly mode?: number;
  /** What the directory says, where it lies. */
  readonly size?: number;
  readonly flags?: number;
  readonly method?: number;
}

/**
 * @param repeated how often the directory names each entry: their bytes are shared
 * @param isReversed whether the directory names last what lies first
 */
export function zipOf(entries: readonly ZipEntry[], repeated = 1, isReversed = false): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content = '', mode = 0o100644, flags = 0, method = 8, size } of entries) {
    const plain = Buffer.from(content);
    const data = method === 8 ? deflateRawSync(plain) : plain;
    const title = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(title.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(0x0314, 4);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt32LE(size ?? plain.length, 24);
    entry.writeUInt16LE(title.length, 28);
    entry.writeUInt32LE((mode << 16) >>> 0, 38);
    entry.writeUInt32LE(at, 42);
    locals.push(local, title, data);
    at += 30 + title.length + data.length;
    for (let i = 0; i < repeated; i++) directory.push(Buffer.concat([entry, title]));
  }
  const all = Buffer.concat(isReversed ? directory.reverse() : directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length * repeated, 8);
  end.writeUInt16LE(entries.length * repeated, 10);
  end.writeUInt32LE(all.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, all, end]);
}
