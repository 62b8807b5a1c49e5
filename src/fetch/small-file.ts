import type { Files } from '../platform/io.js';
import { readWithin } from './within.js';

/**
 * A file that may be there, beside the code: what Terraform keeps for itself. Null for none, and for what is no file of
 * that kind: a pipe would not end, a link may lead to a device.
 * @param top nothing outside of it is read, links resolved; null where the user has named the place
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
