/**
 * Prepares a directory for Terraform: adds the override file, or copies the directory by links if it is read-only or in
 * use by another run. Finds links that Terraform must not follow.
 */

import { dirname, join, relative } from 'node:path';
import { CODE_FILE, LOCK_FILE } from '../../graph/terraform-names.js';
import { linkOutside } from '../../messages.js';
import type { Io } from '../../platform/io.js';
import { printable } from '../../platform/text/printable.js';
import { packageContaining } from '../../terraform/fetch/package.js';
import { inspectWithin, readSmallFile } from '../../terraform/fetch/read-within.js';
import { notAFile } from '../../terraform/messages.js';
import { LOCK_BYTES_MAX } from '../limits.js';

// ---- Override file.

/** Name of the override file, which is in the source directory while Terraform runs there. */
const OVERRIDE_FILE = 'groundplan_override.tf';

/**
 * Content that replaces any backend and any `cloud` block:
 * https://developer.hashicorp.com/terraform/language/files/override
 */
export const OVERRIDE_TEXT = `# Written by groundplan for the time of one plan, so that the state of this configuration is left alone.
# If it is still here, groundplan was killed: delete it.
terraform {
  backend "local" {}
}
`;

/** Error codes for a directory that cannot be written. A missing directory is not among them: it is a real error. */
const UNWRITABLE: ReadonlySet<string | undefined> = new Set(['EACCES', 'EPERM', 'EROFS']);

/**
 * Calls `work` while the override file is in `directory`, and removes the file afterwards. A lock file that `init`
 * creates is removed too; `hasLock` is true if there was one before, which `init` must not change.
 *
 * Returns null without a call of `work` if the file cannot be written, or is already there. Such a file may belong to
 * another run, which will remove it.
 */
export async function withOverride<T>(
  directory: string,
  io: Io,
  work: (hasLock: boolean) => Promise<T>,
): Promise<T | null> {
  let isWritten = false;
  try {
    return await io.withFile(join(directory, OVERRIDE_FILE), OVERRIDE_TEXT, async (isNew) => {
      isWritten = true;
      if (!isNew) return null;
      return io.withFile(join(directory, LOCK_FILE), '', (isNewLock) => work(!isNewLock));
    });
  } catch (error) {
    if (!isWritten && UNWRITABLE.has((error as NodeJS.ErrnoException).code)) return null;
    throw error;
  }
}

/**
 * Name of the override file in the copy. The name sorts after the user's override files, so the file takes precedence.
 */
const LAST_OVERRIDE_FILE = `~${OVERRIDE_FILE}`;

/**
 * Copies a directory by links, and returns the path of the copy. Its lock file is a real file, since `init` may change
 * it.
 * @param directory a path without links
 * @param leftOut names of files to leave out
 */
export async function mirror(
  directory: string,
  target: string,
  io: Io,
  leftOut: readonly string[] = [],
): Promise<string> {
  // Terraform with real providers may follow the code beyond the package.
  const { reach: top } = await packageContaining(directory, io);
  const copy = join(target, relative(top, directory));
  const isOurs = await hasText(join(directory, OVERRIDE_FILE), OVERRIDE_TEXT, io);
  const excluded = new Set(
    [LOCK_FILE, ...leftOut, ...(isOurs ? [OVERRIDE_FILE] : [])].map((name) => join(directory, name)),
  );
  await mirrorTree(top, target, { real: new Set([directory]), excluded }, io);
  await io.writeFile(join(copy, LAST_OVERRIDE_FILE), OVERRIDE_TEXT);
  const lock = leftOut.includes(LOCK_FILE)
    ? null
    : await readSmallFile(join(directory, LOCK_FILE), LOCK_BYTES_MAX, io, null);
  if (lock !== null) await io.writeFile(join(copy, LOCK_FILE), lock);
  return copy;
}

/**
 * Recreates the tree below `top` at `target`. The directories in `real` and those above them become directories; every
 * entry in them becomes a link. So `../modules` leads to the same place as in the source, and new files are made only
 * in the copy.
 * @param excluded paths to leave out
 */
export async function mirrorTree(
  top: string,
  target: string,
  { real, excluded = new Set() }: { readonly real: ReadonlySet<string>; readonly excluded?: ReadonlySet<string> },
  io: Io,
): Promise<void> {
  const directories = new Set(real);
  for (const path of real) {
    for (let directory = path; directory !== top && dirname(directory) !== directory; directory = dirname(directory))
      directories.add(directory);
  }
  const copyDirectory = async (from: string, to: string): Promise<void> => {
    await io.makeDirectory(to);
    // A directory above may be unreadable. `../` then leads nowhere in the copy, as it may in the source.
    for (const { name } of await io.list(from).catch(() => [])) {
      const path = join(from, name);
      if (directories.has(path)) await copyDirectory(path, join(to, name));
      else if (!excluded.has(path)) await io.link(join(to, name), path);
    }
  };
  await copyDirectory(top, target);
}

/** True if a file has this content. False for a file that disappears meanwhile, because another run has ended. */
async function hasText(path: string, text: string, io: Io): Promise<boolean> {
  const bytes = await readSmallFile(path, text.length, io, null);
  return bytes !== null && Buffer.from(bytes).toString('utf8') === text;
}

// ---- Files that Terraform must not open: links that lead out of the package, and pipes, at which it would wait.

/** Names of variable files that Terraform loads automatically: `terraform.tfvars`, `a.auto.tfvars.json`. */
const AUTO_VARIABLES = /(?:^terraform|\.auto)\.tfvars(?:\.json)?$/;

/** True for a file that Terraform reads although no argument or expression names it. */
const isLoaded = (name: string): boolean => CODE_FILE.test(name) || AUTO_VARIABLES.test(name) || name === LOCK_FILE;

/** A file of a directory that Terraform must not open. */
export interface UnsafeFile {
  readonly name: string;
  readonly warning: string;
}

/**
 * Returns the files that Terraform would load, and must not: links that lead out of the package to files that the code
 * may not use, and what is neither a file nor a directory.
 * @param directory a path without links
 * @param within top of the package; undefined to find the package around the directory
 */
export async function findUnsafeFiles(
  directory: string,
  io: Io,
  within: string | undefined,
): Promise<readonly UnsafeFile[]> {
  const userPackage = within === undefined ? await packageContaining(directory, io) : null;
  const top = within === undefined ? userPackage?.top : await io.realPath(within);
  const unsafe: UnsafeFile[] = [];
  for (const { name, kind } of await io.list(directory)) {
    if ((kind !== 'link' && kind !== 'other') || !isLoaded(name)) continue;
    const { is } = await inspectWithin(top ?? directory, join(directory, name), io);
    if (is === 'outside')
      unsafe.push({ name, warning: linkOutside(printable(name), userPackage?.isRepository !== false) });
    if (is === 'special') unsafe.push({ name, warning: notAFile(printable(name)) });
  }
  return unsafe;
}
