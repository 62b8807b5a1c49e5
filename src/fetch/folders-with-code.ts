/** Where Terraform code is, below a folder that has none, or not what is sought. */
import type { Entry, Io } from '../platform/io.js';
import { printable } from '../text/printable.js';
import { FOLDER_DEPTH_LISTED, FOLDERS_LISTED, FOLDERS_LOOKED_AT } from './limits.js';
import { codeBelow } from './messages.js';

type Lists = Pick<Io, 'list'>;

/** Those near the top first, from the root, to be printed. Modules for others come last. */
export async function foldersWithCode(root: string, io: Lists): Promise<readonly string[]> {
  const found: string[] = [];
  let level = [''];
  let looked = 0;
  for (let depth = 0; depth <= FOLDER_DEPTH_LISTED; depth++) {
    const next: string[] = [];
    for (const folder of level) {
      if (looked++ > FOLDERS_LOOKED_AT) return modulesLast(found);
      const entries = await io.list(`${root}/${folder}`).catch((): readonly Entry[] => []);
      if (folder !== '' && entries.some(({ name }) => /\.(tf|tofu)(\.json)?$/.test(name)))
        found.push(printable(folder));
      for (const { name, kind } of entries) {
        if (kind !== 'directory' || name.startsWith('.') || PACKAGES.has(name)) continue;
        next.push(folder === '' ? name : `${folder}/${name}`);
      }
    }
    level = next;
  }
  return modulesLast(found);
}

/** Of other languages. */
const PACKAGES: ReadonlySet<string> = new Set(['node_modules', 'vendor']);

const isModule = (folder: string): boolean => folder.split('/').includes('modules');
const modulesLast = (folders: readonly string[]): readonly string[] => [
  ...folders.filter((folder) => !isModule(folder)),
  ...folders.filter(isModule),
];

/**
 * What to do where a directory has nothing to draw: the folders below it that have.
 * @param shown what is written before each of them: the path of the directory, or nothing in a repository
 */
export async function withFoldersBelow(
  remedy: string,
  root: string,
  shown: (folder: string) => string,
  io: Lists,
): Promise<string> {
  const folders = await foldersWithCode(root, io);
  if (folders.length === 0) return remedy;
  return `${remedy} ${codeBelow(folders.slice(0, FOLDERS_LISTED).map(shown), folders.length - FOLDERS_LISTED)}`;
}
