import type { Files } from '../../platform/io.js';
import { readWithin } from './within.js';

/**
 * Returns an optional small file next to the code, such as one that Terraform writes. Null if it is missing, too large or not a
 * regular file: reading a pipe would never end, and a link may lead to a device.
 * @param top real path that must contain the file, links resolved; null if the user has named the path
 */
export async function readSmallFile(
  path: string,
  bytesMax: number,
  io: Files,
  top: string | null,
): Promise<Uint8Array | null> {
  const real = await io.realPath(path).catch(() => null);
  if (real === null) return null;
  const found = await readWithin(top ?? real, real, bytesMax, io);
  return found.is === 'read' ? found.bytes : null;
}
