import type { Files } from '../io/io.js';

/**
 * A file that may be there, beside the code: what Terraform keeps for itself. Null for none, and for what is no file of
 * that kind: a pipe would not end, a link may lead to a device.
 */
export async function readSmallFile(path: string, bytesMax: number, io: Files): Promise<Uint8Array | null> {
  try {
    const size = await io.sizeOf(path);
    return size === null || size > bytesMax ? null : await io.readFile(path);
  } catch {
    return null;
  }
}
