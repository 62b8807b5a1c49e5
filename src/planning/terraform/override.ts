import { join } from 'node:path';
import type { Io } from '../../platform/io.js';

/** Name of the override file, which is in the source directory while Terraform runs there. */
export const OVERRIDE_FILE = 'groundplan_override.tf';

/** Content that replaces any backend and any `cloud` block: https://developer.hashicorp.com/terraform/language/files/override */
export const OVERRIDE_TEXT = `# Written by groundplan for the time of one plan, so that the state of this configuration is left alone.
# If it is still here, groundplan was killed: delete it.
terraform {
  backend "local" {}
}
`;

export const LOCK_FILE = '.terraform.lock.hcl';

/** Errors of a directory that cannot be written. A missing directory is a real error. */
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
