/** The folder of a repository that an address names. */
import { InvalidInput } from '../../errors.js';
import type { Io } from '../../io/io.js';
import { FOLDER_DEPTH_LISTED, FOLDERS_LISTED, FOLDERS_LOOKED_AT } from '../../limits/git.js';
import * as messages from '../../messages/git.js';
import { isWithin } from '../hcl/tree/package.js';
import { printable } from '../printable.js';
import { type GitAddress, printGitAddress } from './address.js';

/** @throws InvalidInput where it is not there, with the folders that have code */
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

/** Those near the top first. */
async function foldersWithCode(root: string, io: Io): Promise<readonly string[]> {
  const found: string[] = [];
  let level = [''];
  let looked = 0;
  for (let depth = 0; depth <= FOLDER_DEPTH_LISTED; depth++) {
    const next: string[] = [];
    for (const folder of level) {
      if (looked++ > FOLDERS_LOOKED_AT) return found;
      const entries = await io.list(`${root}/${folder}`);
      if (folder !== '' && entries.some(({ name }) => /\.(tf|tofu)(\.json)?$/.test(name)))
        found.push(printable(folder));
      for (const { name, kind } of entries) {
        if (kind === 'directory' && !name.startsWith('.')) next.push(folder === '' ? name : `${folder}/${name}`);
      }
    }
    level = next;
  }
  return found;
}
