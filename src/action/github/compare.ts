/** Files that differ between two commits. https://docs.github.com/rest/commits/commits#compare-two-commits */

import { memberAt, textAt } from '../../platform/json/foreign.js';
import { COMPARED_FILES_MAX } from '../limits.js';
import type { Range } from '../model.js';
import type { GitHub } from './client.js';
import { type ChangedFile, changedFilesOf } from './pulls.js';

interface Compared {
  readonly files: readonly ChangedFile[];
  /** False if there may be more. */
  readonly isWhole: boolean;
}

/**
 * Lists the changed files between two commits. GitHub compares with the merge base. After a force push the discarded
 * commits are therefore compared as well, in the opposite direction: a file that they added counts as removed.
 * @throws Refusal
 */
export async function listComparedFiles(github: GitHub, { base, head }: Range): Promise<Compared> {
  const { status, ...here } = await compare(github, base, head);
  if (status !== 'diverged' && status !== 'behind') return here;
  const there = await compare(github, head, base);
  const undone = there.files.map((file) => ({ ...file, isRemoved: there.added.has(file.path) }));
  return { files: [...here.files, ...undone], isWhole: here.isWhole && there.isWhole };
}

async function compare(github: GitHub, base: string, head: string) {
  const range = `${encodeURIComponent(base)}...${encodeURIComponent(head)}`;
  // Pages apply to commits; the first page lists all files.
  const value = await github.get(`${github.home}/compare/${range}?per_page=1`);
  const found = memberAt(value, 'files');
  const items: readonly unknown[] = Array.isArray(found) ? found : [];
  return {
    status: textAt(value, 'status'),
    files: changedFilesOf(items),
    added: new Set(items.filter((item) => textAt(item, 'status') === 'added').map((item) => textAt(item, 'filename'))),
    isWhole: Array.isArray(found) && items.length < COMPARED_FILES_MAX,
  };
}
