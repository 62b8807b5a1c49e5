/** Unpacks untrusted archives. */
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Files } from '../../../platform/io.js';
import type { ReportUsage } from '../network/allowance.js';
import { ByteReader } from './byte-reader.js';
import { PackageWriter } from './package-writer.js';
import { unpackTar } from './tar.js';
import { unpackZip } from './zip.js';

export type ArchiveFormat = 'tar.gz' | 'tar' | 'zip';

export interface Unpacking {
  /** An existing, empty directory. */
  readonly root: string;
  readonly io: Files;
  readonly spend: ReportUsage;
}

/** Unpacks an archive into `to.root`. @throws FetchError if the archive is broken or exceeds the limits */
export async function unpackArchive(bytes: Uint8Array, format: ArchiveFormat, to: Unpacking): Promise<void> {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const writer = new PackageWriter(to.root, to.io, to.spend);
  if (format === 'zip') await unpackZip(archive, writer);
  else await unpackStream(archive, format, writer);
  await writer.finish();
}

async function unpackStream(archive: Buffer, format: 'tar.gz' | 'tar', writer: PackageWriter): Promise<void> {
  const packed = Readable.from([archive], { objectMode: false });
  const stream = format === 'tar' ? packed : packed.pipe(createGunzip());
  try {
    await unpackTar(new ByteReader(stream, archive.length, writer.spend), writer);
  } finally {
    stream.destroy();
    packed.destroy();
  }
}
