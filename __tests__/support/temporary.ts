/** Folders of tests, in the one that goes with the run (scripts/jest/temporary.cjs). */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Nobody has to remove it. */
export const newTemporary = (prefix: string): string =>
  mkdtempSync(join(process.env.GROUNDPLAN_TEST_FOLDERS ?? tmpdir(), prefix));
