import { join } from 'node:path';
import type { Io } from '../../platform/io.js';

/** In the source directory while Terraform runs there. */
export const OVERRIDE_FILE = 'groundplan_override.tf';

/** Takes the place of any backend and of a `cloud` block: https://developer.hashicorp.com/terraform/language/files/override */
export const OVERRIDE_TEXT = `# Written by groundplan for the time of one plan, so that the state of this configuration is left alone.
# If it is still here, groundplan was killed: delete it.
terraform {
  backend "local" {}
}
`;

export const LOCK_FILE = '.terraform.lock.hcl';

/** Directories that cannot be written, not directories that are not there. */
const UNWRITABLE: ReadonlySet<string | undefined> = new Set(['EACCES', 'EPERM', 'EROFS']);

/**
 * Calls `work` with the override file in `directory`, which is removed afterwards. So is the lock file that `init` writes,
 * where there was none; `hasLock` tells whether there was one, which `init` must not change.
 * @returns null, and `work` is not called, where the file cannot be written, or is there already: it may belong to
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
