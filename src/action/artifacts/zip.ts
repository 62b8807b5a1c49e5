/**
 * Reads an archive in memory. Artifacts of forks are made by anybody, and what unpacks them to disk would write wherever
 * a name in them leads, and as much as fits: here names only choose, and sizes are known before anything is unpacked.
 */
import { readZip, ZipFault } from '../../archives/zip.js';
import { ARCHIVE_ENTRIES_MAX, ARCHIVE_FILES_MAX } from './limits.js';

/**
 * The content of the files that are wanted, by name; null for what is no archive, or holds more than it may.
 * @param bytesMax of all that is unpacked together
 */
export async function unzip(
  archive: Uint8Array,
  isWanted: (name: string) => boolean,
  bytesMax: number,
): Promise<ReadonlyMap<string, Uint8Array> | null> {
  try {
    const all = (await readZip(archive, ARCHIVE_ENTRIES_MAX)).map((entry) => ({ ...entry, name: `${entry.name}` }));
    const entries = all.filter(({ name }) => isWanted(name));
    if (entries.length > ARCHIVE_FILES_MAX) return null;
    if (entries.reduce((sum, { size }) => sum + size, 0) > bytesMax) return null;
    return new Map(entries.map(({ name, content }) => [name, content()]));
  } catch (error) {
    if (error instanceof ZipFault) return null;
    throw error;
  }
}
