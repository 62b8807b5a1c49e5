/** Folders of tests, which go with the run: scripts/jest/temporary.cjs. */
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** In the folder of the run: the names of all folders that tests have made. Not set where no run of Jest is. */
const LIST = process.env.GROUNDPLAN_TEST_FOLDERS;

/** A folder for what a whole run makes once, or null where no run of Jest is. */
export const RUN_FOLDER = LIST === undefined ? null : dirname(LIST);

/** Nobody has to remove it: it goes with the run, and outside of one with the process. */
export function newTemporary(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  if (LIST === undefined) process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  else appendFileSync(LIST, `${basename(folder)}\n`);
  return folder;
}

/**
 * Arguments of `node` before the path of a bundle: it keeps its compiled code for the next process of the run, which takes a
 * third less CPU. Tests of how the program starts and ends leave them out.
 */
export const KEPT_CODE: readonly string[] =
  RUN_FOLDER === null ? [] : ['--require', join(RUN_FOLDER, 'code-cache.cjs')];
