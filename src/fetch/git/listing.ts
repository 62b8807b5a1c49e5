/** What a commit holds, and what of it is taken. */
import { CHECKOUT_BYTES_MAX, CHECKOUT_FILES_MAX, FILE_BYTES_MAX, LINK_BYTES_MAX } from '../limits.js';
import { isSafePath } from '../unpack/names.js';

export interface ListedFile {
  readonly mode: string;
  readonly id: string;
  readonly bytes: number;
  /** With `/`, safe to be created below a directory. */
  readonly path: string;
}

export interface Selection {
  readonly files: readonly ListedFile[];
  /** Paths of what is a symbolic link. */
  readonly links: readonly string[];
  /** Paths of what is too large, in order. */
  readonly tooLarge: readonly string[];
  /** Paths of Terraform's files that are not made on a disk, in order. */
  readonly unfit: readonly string[];
  /** The rest did not fit. */
  readonly onlyTerraform: boolean;
}

const LINK = '120000';
/** Of files; the old 100664, too. Submodules (160000) are not taken. */
const MODES = /^(100\d{3}|120000)$/;

const OF_TERRAFORM = /\.(tf|tofu|tfvars|tftpl|tpl|hcl)(\.json)?$/;

/** Of `git ls-tree -z`. */
export function linesIn(listing: string): number {
  let count = 0;
  for (let at = listing.indexOf('\0'); at >= 0; at = listing.indexOf('\0', at + 1)) count++;
  return count;
}

/** @param listing of `git ls-tree -r -z --long`; null where even the files of Terraform are too many */
export function select(listing: string): Selection | null {
  const tooLarge: string[] = [];
  const unfit: string[] = [];
  const files: ListedFile[] = [];
  for (const line of listing.split('\0')) {
    // A blob that was left at the host has no size (`BAD`), one that is no blob neither (`-`).
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

/** How many folders the files are in; counted no further than is taken. */
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

/** What the files take: bytes, and files with their folders. */
export const sizeOf = (files: readonly ListedFile[]): { readonly diskBytes: number; readonly inodes: number } => ({
  diskBytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  inodes: files.length + foldersOf(files),
});

/** For `git update-index -z --index-info`. */
export const indexOf = ({ files }: Selection): string =>
  files.map(({ mode, id, path }) => `${mode} ${id}\t${path}\0`).join('');
