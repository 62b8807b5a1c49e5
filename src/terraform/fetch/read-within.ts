/**
 * Reads untrusted files: the real path must lie in a named directory. Every other case is a return value instead of an
 * exception: a missing file, a path outside, a pipe, a cycle of links, a file that may not be read.
 */

import type { Files } from '../../platform/io.js';
import { isWithin } from '../../platform/text/paths.js';

/** Why a path is not read. `special`: neither a file nor a directory, or a directory instead of a file. */
export type Refused =
  | { readonly is: 'missing' | 'outside' | 'special' | 'too-large' }
  /** The system error. */
  | { readonly is: 'unreadable'; readonly cause: NodeJS.ErrnoException };

/** `path` is a real path. */
export type PathInside =
  | { readonly is: 'file'; readonly path: string }
  | { readonly is: 'directory'; readonly path: string };

type PathIo = Pick<Files, 'realPath' | 'kindOf' | 'readRegular'>;

/** Error codes for names that no file can have: too long, with a NUL character, or below a file. */
const IMPOSSIBLE_NAME_CODES: ReadonlySet<string | undefined> = new Set([
  'ENAMETOOLONG',
  'ERR_INVALID_ARG_VALUE',
  'ENOTDIR',
]);

const refusedBy = (cause: NodeJS.ErrnoException): Refused =>
  IMPOSSIBLE_NAME_CODES.has(cause.code) ? { is: 'missing' } : { is: 'unreadable', cause };

/**
 * Returns what a path leads to, following links.
 * @param top real path that must contain the result
 */
export async function inspectWithin(top: string, path: string, io: PathIo): Promise<PathInside | Refused> {
  try {
    const real = await io.realPath(path);
    if (real === null) return { is: 'missing' };
    if (!isWithin(top, real)) return { is: 'outside' };
    const kind = await io.kindOf(real);
    if (kind === 'other') return { is: 'special' };
    return kind === 'missing' ? { is: 'missing' } : { is: kind, path: real };
  } catch (error) {
    return refusedBy(error as NodeJS.ErrnoException);
  }
}

/**
 * Reads the file at a path, following links.
 * @param top real path that must contain the file
 */
export async function readWithin(
  top: string,
  path: string,
  bytesMax: number,
  io: PathIo,
): Promise<{ readonly is: 'read'; readonly bytes: Uint8Array; readonly path: string } | Refused> {
  const entry = await inspectWithin(top, path, io);
  if (entry.is === 'directory') return { is: 'special' };
  if (!('path' in entry)) return entry;
  try {
    const bytes = await io.readRegular(entry.path, bytesMax);
    return typeof bytes === 'string' ? { is: bytes } : { is: 'read', bytes, path: entry.path };
  } catch (error) {
    return refusedBy(error as NodeJS.ErrnoException);
  }
}

// ---- Small files.

/**
 * Returns an optional small file next to the code, such as one that Terraform writes. Null if it is missing, too large
 * or not a regular file: reading a pipe would never end, and a link may lead to a device.
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
  const entry = await readWithin(top ?? real, real, bytesMax, io);
  return entry.is === 'read' ? entry.bytes : null;
}
