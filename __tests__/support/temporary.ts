/** Folders of tests, which go with the run: scripts/jest/temporary.cjs. */
import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** Nobody has to remove it. */
export function newTemporary(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  const list = process.env.GROUNDPLAN_TEST_FOLDERS;
  if (list !== undefined) appendFileSync(list, `${basename(folder)}\n`);
  return folder;
}
