/** Finds Terraform code below a folder that contains none, for error messages. */
import type { Entry, Io } from '../../platform/io.js';
import { printable } from '../../platform/text/printable.js';
import { FOLDER_DEPTH_SEARCHED_MAX, FOLDERS_LISTED, FOLDERS_SEARCHED_MAX } from './limits.js';
import { codeBelow } from './messages.js';

type Lists = Pick<Io, 'list'>;

/**
 * Returns the folders with Terraform code below `root`, as printable paths relative to `root`. Shallow folders come
 * first and reusable modules last. Depth and number of folders are limited.
 */
export async function foldersWithCode(root: string, io: Lists): Promise<readonly string[]> {
  const withCode: string[] = [];
  let level = [''];
  let visited = 0;
  for (let depth = 0; depth <= FOLDER_DEPTH_SEARCHED_MAX; depth++) {
    const next: string[] = [];
    for (const folder of level) {
      if (visited++ >= FOLDERS_SEARCHED_MAX) return modulesLast(withCode);
      const entries = await io.list(`${root}/${folder}`).catch((): readonly Entry[] => []);
      if (folder !== '' && entries.some(({ name }) => /\.(tf|tofu)(\.json)?$/.test(name)))
        withCode.push(printable(folder));
      for (const { name, kind } of entries) {
        if (kind !== 'directory' || name.startsWith('.') || DEPENDENCY_FOLDERS.has(name)) continue;
        next.push(folder === '' ? name : `${folder}/${name}`);
      }
    }
    level = next;
  }
  return modulesLast(withCode);
}

/** Folders for the dependencies of other languages. Terraform code in them is not the user's. */
const DEPENDENCY_FOLDERS: ReadonlySet<string> = new Set(['node_modules', 'vendor']);

const isModule = (folder: string): boolean => folder.split('/').includes('modules');
const modulesLast = (folders: readonly string[]): readonly string[] => [
  ...folders.filter((folder) => !isModule(folder)),
  ...folders.filter(isModule),
];

/**
 * Appends the folders that contain code to the remedy for an empty directory. Returns the remedy as it is if there are
 * none.
 * @param shown formats a folder for display: prefixed by the directory's path, or unchanged in a repository
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
