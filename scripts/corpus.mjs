import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Returns the folder of optional real plans: `plans` in the folder that the environment variable GROUNDPLAN_CORPUS names.
 * Returns null, after one line on stderr, if there is none.
 */
export function realPlansFolder() {
  const corpus = process.env.GROUNDPLAN_CORPUS;
  const folder = corpus ? join(resolve(corpus), 'plans') : null;
  if (folder !== null && existsSync(folder)) return folder;
  console.error('SKIPPED: real plans. Set GROUNDPLAN_CORPUS to a folder that contains plans/*.json');
  return null;
}
