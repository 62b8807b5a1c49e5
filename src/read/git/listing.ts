/** What a commit holds, and what of it is taken. */
import { CHECKOUT_BYTES_MAX, CHECKOUT_FILES_MAX, FILE_BYTES_MAX, FOLDER_DEPTH_MAX } from '../../limits/git.js';

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
  /** The rest did not fit. */
  readonly onlyTerraform: boolean;
}

const LINK = '120000';
/** Of files; the old 100664, too. Submodules (160000) are not taken. */
const MODES = /^(100\d{3}|120000)$/;
/** The longest path of Linux, which a link to something may have. */
const LINK_BYTES_MAX = 4095;

const OF_TERRAFORM = /\.(tf|tofu|tfvars|tftpl|tpl|hcl)(\.json)?$/;

/** @param listing of `git ls-tree -r -z --long`; null where even the files of Terraform are too many */
export function select(listing: string): Selection | null {
  const tooLarge: string[] = [];
  const files: ListedFile[] = [];
  for (const line of listing.split('\0')) {
    // A blob that was left at the host has no size (`BAD`), one that is no blob neither (`-`).
    const [, mode, id, size, path] = /^(\d+) \w+ ([0-9a-f]+) +(\d+|BAD|-)\t(.+)$/s.exec(line) ?? [];
    if (path === undefined || !MODES.test(mode!) || !isSafe(path)) continue;
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
    onlyTerraform,
  };
}

const fits = (files: readonly ListedFile[]): boolean =>
  files.length <= CHECKOUT_FILES_MAX && files.reduce((sum, { bytes }) => sum + bytes, 0) <= CHECKOUT_BYTES_MAX;

/** Names that cannot be printed or mean something else on some system; `.git` in all the ways that file systems read it. */
function isSafe(path: string): boolean {
  if (/[\p{Cc}\ufffd\\:]/u.test(path)) return false;
  const names = path.split('/');
  return (
    names.length <= FOLDER_DEPTH_MAX && names.every((name) => !/^(|\.|\.\.|\.git|git~\d+)$/i.test(withoutIgnored(name)))
  );
}

/** HFS+ ignores some characters in names, NTFS spaces and dots at the end. */
const withoutIgnored = (name: string): string => {
  const visible = name.replace(/\p{Cf}/gu, '');
  return /^\.{0,2}$/.test(visible) ? visible : visible.replace(/[. ]+$/, '');
};

/** For `git update-index -z --index-info`. */
export const indexOf = ({ files }: Selection): string =>
  files.map(({ mode, id, path }) => `${mode} ${id}\t${path}\0`).join('');
