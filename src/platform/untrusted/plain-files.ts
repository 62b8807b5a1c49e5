/** Copies regular files of an untrusted folder. Follows no links and opens no pipes. */
import { dirname } from 'node:path';
import type { Io } from '../io.js';
import { PLAIN_FILES_BYTES_MAX, PLAIN_FILES_MAX } from './limits.js';

type Copies = Pick<Io, 'realPath' | 'list' | 'readRegular' | 'makeDirectory' | 'writeNew'>;

interface PlainFiles {
  /** Real path. */
  readonly from: string;
  readonly to: string;
  readonly files: readonly string[];
  /** Copied with everything below them. */
  readonly folders: readonly string[];
  readonly accepts?: (folder: string, name: string) => boolean;
  /** Called for each copied file. */
  readonly spend?: (spent: { readonly entries: number; readonly inodes: number; readonly diskBytes: number }) => void;
}

/**
 * Copies regular files only.
 * @returns `too-large` if a limit was exceeded, and in `odd` the skipped entries that are not regular files
 */
export async function copyPlainFiles(
  { from, to, files, folders, accepts = () => true, spend = () => {} }: PlainFiles,
  io: Copies,
): Promise<{ readonly end: 'whole' | 'too-large'; readonly odd: readonly string[] }> {
  let left = PLAIN_FILES_BYTES_MAX;
  let looked = 0;
  const odd: string[] = [];
  const copy = async (path: string): Promise<boolean> => {
    const bytes = await io.readRegular(`${from}/${path}`, left);
    if (bytes === 'too-large') return false;
    if (bytes === 'special') odd.push(path);
    if (!(bytes instanceof Uint8Array)) return true;
    left -= bytes.length;
    spend({ entries: 1, inodes: 1, diskBytes: bytes.length });
    await io.makeDirectory(dirname(`${to}/${path}`));
    await io.writeNew(`${to}/${path}`, bytes);
    return true;
  };
  for (const file of files) if (!(await copy(file))) return { end: 'too-large', odd };
  const pending = [...folders];
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    const real = await io.realPath(`${from}/${folder}`);
    if (real !== null && real !== `${from}/${folder}`) odd.push(folder);
    if (real !== `${from}/${folder}`) continue;
    for (const { name, kind } of await io.list(`${from}/${folder}`)) {
      if (++looked > PLAIN_FILES_MAX) return { end: 'too-large', odd };
      if (!accepts(folder, name)) continue;
      if (kind === 'directory') pending.push(`${folder}/${name}`);
      else if (kind !== 'file') odd.push(`${folder}/${name}`);
      else if (!(await copy(`${folder}/${name}`))) return { end: 'too-large', odd };
    }
  }
  return { end: 'whole', odd };
}
