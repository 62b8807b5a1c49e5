/** Locates the subfolder of a repository that an address names. */
import { InvalidInput } from '../../../errors.js';
import type { Io } from '../../../platform/io.js';
import { isWithin } from '../../../platform/text/within.js';
import { foldersWithCode } from '../folders-with-code.js';
import { FOLDERS_LISTED } from '../limits.js';
import * as messages from '../messages.js';
import { type GitAddress, printGitAddress } from './address.js';

/**
 * Returns the path of the subfolder, or `root` if the address has none.
 * @throws InvalidInput if the folder does not exist; the remedy lists the folders with code
 */
export async function subfolderOf(address: GitAddress, root: string, io: Io): Promise<string> {
  if (address.subfolder === '') return root;
  const directory = `${root}/${address.subfolder}`;
  const [top, real] = [await io.realPath(root), await io.realPath(directory)];
  const isThere = top !== null && real !== null && isWithin(top, real) && (await io.kindOf(real)) === 'directory';
  if (isThere) return directory;
  const folders = await foldersWithCode(root, io);
  const listed = folders.slice(0, FOLDERS_LISTED);
  throw new InvalidInput(messages.subfolderMissing(printGitAddress({ ...address, subfolder: '' }), address.subfolder), {
    remedy:
      folders.length === 0 ? messages.SUBFOLDER_NONE : messages.subfolderRemedy(listed, folders.length - listed.length),
  });
}
