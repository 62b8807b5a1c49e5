import { deflateRawSync } from 'node:zlib';

interface File {
  readonly name: string;
  readonly content?: string;
  readonly isStored?: boolean;
  /** Instead of the content, with a size that need not be true. */
  readonly packed?: Buffer;
  readonly size?: number;
  readonly method?: number;
}

/** An archive, which may lie about sizes and methods. Checksums are left out: what is inside is checked by itself. */
export function zip(files: readonly File[], comment = ''): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const content = Buffer.from(file.content ?? '');
    const packed = file.packed ?? (file.isStored === true ? content : deflateRawSync(content));
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(file.method ?? (file.isStored === true ? 0 : 8), 4);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(file.size ?? content.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(file.name), 22);
    const name = Buffer.from(file.name);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, name, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), fields, place, name]));
    parts.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(Buffer.byteLength(comment), 20);
  return Buffer.concat([...parts, entries, end, Buffer.from(comment)]);
}
