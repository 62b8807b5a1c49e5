/** Lists the files of a commit and selects those to check out. */
import { CHECKOUT_BYTES_MAX, CHECKOUT_FILES_MAX, FILE_BYTES_MAX, LINK_BYTES_MAX } from '../limits.js';
import { isSafePath } from '../unpack/names.js';

export interface ListedFile {
  readonly mode: string;
  readonly id: string;
  readonly bytes: number;
  /** Path with `/` that is safe to create below a directory. */
  readonly path: string;
}

export interface Selection {
  readonly files: readonly ListedFile[];
  /** Paths of symbolic links. */
  readonly links: readonly string[];
  /** Paths of skipped files that are too large, in order. */
  readonly tooLarge: readonly string[];
  /** Paths of Terraform files that are skipped because of unsafe names, in order. */
  readonly unfit: readonly string[];
  /** True if the commit is too large, so that only Terraform files are selected. */
  readonly onlyTerraform: boolean;
}

const LINK = '120000';
/** Modes of files and symbolic links, including the obsolete 100664. Submodules (160000) are skipped. */
const MODES = /^(100\d{3}|120000)$/;

const OF_TERRAFORM = /\.(tf|tofu|tfvars|tftpl|tpl|hcl)(\.json)?$/;

/** Counts the entries of `git ls-tree -z`. */
export function linesIn(listing: string): number {
  let count = 0;
  for (let at = listing.indexOf('\0'); at >= 0; at = listing.indexOf('\0', at + 1)) count++;
  return count;
}

/**
 * Returns the files to check out, or null if even the Terraform files exceed the limits.
 * @param listing output of `git ls-tree -r -z --long`
 */
export function select(listing: string): Selection | null {
  const tooLarge: string[] = [];
  const unfit: string[] = [];
  const files: ListedFile[] = [];
  for (const line of listing.split('\0')) {
    // A blob that was left at the host has the size `BAD`; an entry that is not a blob has `-`.
    const [, mode, id, size, path] = /^(\d+) \w+ ([0-9a-f]+) +(\d+|BAD|-)\t(.+)$/s.exec(line) ?? [];
    if (path === undefined || !MODES.test(mode!)) continue;
    if (!isSafePath(path)) {
      if (OF_TERRAFORM.test(path)) unfit.push(path);
      continue;
    }
    const bytes = Number(size);
    if (bytes <= (mode === LINK ? LINK_BYTES_MAX : FILE_BYTES_MAX)) files.push({ mode: mode!, id: id!, bytes, path });
    else tooLarge.push(path);
  }
  const onlyTerraform = !fits(files);
  const taken = onlyTerraform ? files.filter(({ mode, path }) => mode === LINK || OF_TERRAFORM.test(path)) : files;
  if (onlyTerraform && !fits(taken)) return null;
  return {
    files: taken,
    links: taken.filter(({ mode }) => mode === LINK).map(({ path }) => path),
    tooLarge,
    unfit,
    onlyTerraform,
  };
}

const fits = (files: readonly ListedFile[]): boolean =>
  files.length + foldersOf(files) <= CHECKOUT_FILES_MAX &&
  files.reduce((sum, { bytes }) => sum + bytes, 0) <= CHECKOUT_BYTES_MAX;

/** Counts the folders that contain the files. Stops counting above CHECKOUT_FILES_MAX. */
function foldersOf(files: readonly ListedFile[]): number {
  const folders = new Set<string>();
  for (const { path } of files) {
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
      const folder = path.slice(0, at);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
    if (folders.size > CHECKOUT_FILES_MAX) break;
  }
  return folders.size;
}

/** Returns the disk usage of the files in bytes, and their number including folders. */
export const sizeOf = (files: readonly ListedFile[]): { readonly diskBytes: number; readonly inodes: number } => ({
  diskBytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  inodes: files.length + foldersOf(files),
});

/** Formats the selection as input of `git update-index -z --index-info`. */
export const indexOf = ({ files }: Selection): string =>
  files.map(({ mode, id, path }) => `${mode} ${id}\t${path}\0`).join('');
