/**
 * Prepares the comparison for the jobs of a matrix. Determines deleted and renamed roots, and shares the archive of the
 * repository before a pull request.
 */
import { byText } from '../../graph/order.js';
import type { RootPatterns } from '../../terraform/roots/find.js';
import { findBase } from '../base/commit.js';
import { fetchBase } from '../base/fetch.js';
import { unpacked } from '../base/index.js';
import { shareBase } from '../base/shared.js';
import type { Context } from '../context.js';
import { SHARED_JOBS_MIN } from '../limits.js';
import * as messages from '../messages.js';
import { notCompared } from '../messages.js';
import { rootsSince } from './before.js';

export interface Touched {
  /** Changed roots, as paths relative to the repository root. */
  readonly changed: readonly string[];
  /** Deleted roots according to the list of changed files. */
  readonly deleted: readonly string[];
  /** Reason why both are unknown; null if they are known. */
  readonly reason: string | null;
}

export interface RootChanges {
  /** Directories that have lost all of their code. */
  readonly deleted: readonly string[];
  /** Deleted directories that a job of the matrix compares, without renamed ones. */
  readonly gone: readonly string[];
  /** Reason why the deleted roots are unknown; null if they are known. */
  readonly unknown: string | null;
}

/** Compares the roots of both revisions. Events other than pull requests compare nothing and download nothing. */
export async function compareRoots(touched: Touched, wanted: RootPatterns, context: Context): Promise<RootChanges> {
  const { inputs, event } = context;
  const { changed, deleted, reason } = touched;
  if (event.pullRequest === null || inputs.changes === 'off') return { deleted, gone: [], unknown: null };
  const isShared = changed.length + deleted.length >= SHARED_JOBS_MIN;
  const mayBeRenamed = deleted.length > 0 && changed.length > 0;
  if (!isShared && !mayBeRenamed && reason === null) return { deleted, gone: deleted, unknown: null };
  const bytes = await readArchive(isShared, context);
  const byFiles = { deleted, gone: deleted, unknown: reason === null ? null : messages.deletedUnknown(reason) };
  // Without the archive each job reports that it cannot compare.
  if (bytes === null || (!mayBeRenamed && reason === null)) return byFiles;
  return context.io.withTemporaryDirectory(async (folder) => {
    const before = await unpacked(bytes, folder, context);
    if ('reason' in before) return byFiles;
    const { gone, renamed } = await rootsSince(before.tree, wanted, context);
    if (reason !== null) return { deleted: [...gone, ...renamed.values()].sort(byText), gone, unknown: null };
    const old = new Set(renamed.values());
    return { deleted, gone: deleted.filter((path) => !old.has(path)), unknown: null };
  });
}

/** Returns the archive; null if it cannot be downloaded, which the jobs that need it report. */
async function readArchive(isShared: boolean, context: Context): Promise<Uint8Array | null> {
  const { event, runner } = context;
  const found = await findBase(event.pullRequest!, context);
  const fetched = 'reason' in found ? found : await fetchBase(found.commit, context);
  if ('reason' in fetched) {
    runner.say(notCompared(fetched.reason));
    return null;
  }
  if (isShared && 'commit' in found) await shareBase(fetched.bytes, found.commit, context);
  return fetched.bytes;
}
