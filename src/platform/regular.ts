/** Reads untrusted files, and creates files in our own temporary directories. */
import { constants } from 'node:fs';
import { type FileHandle, open, realpath, stat } from 'node:fs/promises';
import type { Regular } from './io.js';

const CODES: Readonly<Record<string, 'missing' | 'special'>> = {
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  ENAMETOOLONG: 'missing',
  // A link instead of the file.
  ELOOP: 'special',
  // A socket, or a pipe without a reader.
  ENXIO: 'special',
  EISDIR: 'special',
};

/** Windows has neither O_NOFOLLOW nor O_NONBLOCK. */
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants as Partial<typeof constants> & { O_RDONLY: number };

/** Implements `Files` of io.ts. Opening a pipe does not block. The type is checked on the open file, not on its path. */
export async function readRegular(path: string, bytesMax: number): Promise<Regular> {
  let file: FileHandle;
  try {
    file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  } catch (error) {
    const known = CODES[(error as NodeJS.ErrnoException).code ?? ''];
    if (known !== undefined) return known;
    throw error;
  }
  try {
    const found = await file.stat();
    if (!found.isFile() || !(await isStill(path, found))) return 'special';
    if (found.size > bytesMax) return 'too-large';
    const bytes = Buffer.alloc(found.size);
    let length = 0;
    while (length < bytes.length) {
      const { bytesRead } = await file.read(bytes, length, bytes.length - length, length);
      if (bytesRead === 0) break;
      length += bytesRead;
    }
    return bytes.subarray(0, length);
  } finally {
    await file.close();
  }
}

/** True if no directory on the path has become a link since the path was resolved. */
async function isStill(path: string, { dev, ino }: { dev: number; ino: number }): Promise<boolean> {
  if ((await realpath(path).catch(() => null)) !== path) return false;
  const now = await stat(path).catch(() => null);
  return now !== null && now.dev === dev && now.ino === ino;
}

/** Implements `Files` of io.ts. */
export async function writeNew(path: string, content: string | Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
  } finally {
    await file.close();
  }
}
