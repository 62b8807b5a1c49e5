/**
 * Writes the files of a commit into the checkout folder, within the limits on size and links. Uses plumbing commands
 * only, which run no hooks, submodules or repository settings.
 */

import { byText } from '../../../graph/order.js';
import type { Io } from '../../../platform/io.js';
import { printable } from '../../../platform/text/printable.js';
import { CHECKOUT_BYTES_MAX, CHECKOUT_FILES_MAX, FILE_BYTES_MAX, LINK_BYTES_MAX, LINKS_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { isPlainLink, isSafePath, removeLinksOut } from '../unpack/paths.js';
import { printGitAddress } from './address.js';
import { cloneFailure, type Git } from './run.js';

/**
 * Writes the commit's files to `git.tree` and returns warnings.
 * @throws External if the files cannot be listed, or exceed the limits
 */
export async function unpack(git: Git, commit: string, io: Io): Promise<readonly string[]> {
  const listing = await git.try(['ls-tree', '-r', '-z', '--long', '--full-tree', commit]);
  if ('stdout' in listing) git.quota.spend({ entries: linesIn(listing.stdout) });
  const selection = 'stdout' in listing ? select(listing.stdout) : null;
  if (selection === null) {
    const text = 'stdout' in listing ? messages.TOO_MANY_FILES : messages.FILES_UNREADABLE;
    throw cloneFailure(git.address, { text, advice: null });
  }
  git.quota.spend(sizeOf(selection.files));
  const unsafe = await unsafeLinks(git, selection);
  const checkedOut = { ...selection, files: selection.files.filter(({ path }) => !unsafe.has(path)) };
  await git.run(['update-index', '-z', '--index-info'], { input: indexOf(checkedOut) });
  await git.run(['checkout-index', '--all', '--force', '--quiet']);

  const shown = printGitAddress(git.address);
  const warnings: string[] = [];
  if (selection.onlyTerraform) warnings.push(messages.onlyTerraformFiles(shown));
  const { tooLarge, badlyNamed } = selection;
  if (tooLarge.length > 0) warnings.push(messages.filesLeftOut(shown, tooLarge.length, printable(tooLarge[0]!)));
  if (badlyNamed.length > 0) warnings.push(messages.namesLeftOut(shown, badlyNamed.length, printable(badlyNamed[0]!)));
  const createdLinks = selection.links.filter((path) => !unsafe.has(path));
  const removedLinks = [...unsafe, ...(await removeLinksOut(git.tree, createdLinks, io))].sort(byText);
  if (removedLinks.length > 0)
    warnings.push(messages.linksLeftOut(shown, removedLinks.length, printable(removedLinks[0]!)));
  return warnings;
}

/** The byte `\n`. */
const LINE_END = 10;

/**
 * Returns the links that are never created: those above LINKS_MAX, and those whose target is not a plain path in the
 * repository.
 */
async function unsafeLinks(git: Git, { files, links }: Selection): Promise<ReadonlySet<string>> {
  const isLink = new Set(links);
  const linkFiles = files.filter(({ path }) => isLink.has(path));
  const unsafe = new Set(linkFiles.slice(LINKS_MAX).map(({ path }) => path));
  const checked = linkFiles.slice(0, LINKS_MAX);
  if (checked.length === 0) return unsafe;
  const output = await git.run(['cat-file', '--batch'], { input: checked.map(({ id }) => `${id}\n`).join('') });
  // A target that is not UTF-8 was decoded to another length, so the boundaries of all targets are lost.
  const targets = output.includes('\ufffd') ? Buffer.alloc(0) : Buffer.from(output);
  let at = 0;
  for (const { path, bytes } of checked) {
    // The output for each object is one line, its content, and a line end.
    const start = targets.indexOf(LINE_END, at) + 1;
    const target = targets.toString('utf8', start, start + bytes);
    at = start + bytes + 1;
    if (start === 0 || !isPlainLink(path, target)) unsafe.add(path);
  }
  return unsafe;
}

// ---- Files of a commit, and the selection to check out.

interface ListedFile {
  readonly mode: string;
  readonly id: string;
  readonly bytes: number;
  /** Path with `/` that is safe to create below a directory. */
  readonly path: string;
}

interface Selection {
  readonly files: readonly ListedFile[];
  /** Paths of symbolic links. */
  readonly links: readonly string[];
  /** Paths of skipped files that are too large, in order. */
  readonly tooLarge: readonly string[];
  /** Paths of Terraform files that are skipped because of unsafe names, in order. */
  readonly badlyNamed: readonly string[];
  /** True if the commit is too large, so that only Terraform files are selected. */
  readonly onlyTerraform: boolean;
}

const LINK = '120000';
/** Modes of files and symbolic links, including the obsolete 100664. Submodules (160000) are skipped. */
const MODES = /^(100\d{3}|120000)$/;

const TERRAFORM_FILE = /\.(tf|tofu|tfvars|tftpl|tpl|hcl)(\.json)?$/;

/** Counts the entries of `git ls-tree -z`. */
function linesIn(listing: string): number {
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
  const badlyNamed: string[] = [];
  const files: ListedFile[] = [];
  for (const line of listing.split('\0')) {
    // A blob that was left at the host has the size `BAD`; an entry that is not a blob has `-`.
    const [, mode, id, size, path] = /^(\d+) \w+ ([0-9a-f]+) +(\d+|BAD|-)\t(.+)$/s.exec(line) ?? [];
    if (path === undefined || !MODES.test(mode!)) continue;
    if (!isSafePath(path)) {
      if (TERRAFORM_FILE.test(path)) badlyNamed.push(path);
      continue;
    }
    const bytes = Number(size);
    if (bytes <= (mode === LINK ? LINK_BYTES_MAX : FILE_BYTES_MAX)) files.push({ mode: mode!, id: id!, bytes, path });
    else tooLarge.push(path);
  }
  const onlyTerraform = !fits(files);
  const selected = onlyTerraform ? files.filter(({ mode, path }) => mode === LINK || TERRAFORM_FILE.test(path)) : files;
  if (onlyTerraform && !fits(selected)) return null;
  return {
    files: selected,
    links: selected.filter(({ mode }) => mode === LINK).map(({ path }) => path),
    tooLarge,
    badlyNamed,
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
const sizeOf = (files: readonly ListedFile[]): { readonly diskBytes: number; readonly inodes: number } => ({
  diskBytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  inodes: files.length + foldersOf(files),
});

/** Formats the selection as input of `git update-index -z --index-info`. */
export const indexOf = ({ files }: Selection): string =>
  files.map(({ mode, id, path }) => `${mode} ${id}\t${path}\0`).join('');
