/**
 * Reads an archive in memory. Artifacts of forks are untrusted, and unpacking to disk would write any path and any
 * amount. Here names only select entries, and sizes are checked before anything is unpacked.
 */
import { readZip, ZipFault } from '../../platform/archives/zip.js';
import { ARCHIVE_ENTRIES_MAX, ARCHIVE_FILES_MAX } from '../limits.js';

/**
 * Returns the content of the wanted files by name; null for an invalid archive or one that exceeds the limits.
 * @param bytesMax total bytes of the wanted files when unpacked
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
