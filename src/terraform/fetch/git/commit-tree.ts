/**
 * Extracts the files of a commit from a local repository. Git runs with our settings and reads the repository's objects in place.
 */
import type { Io } from '../../../platform/io.js';
import { printable } from '../../../platform/text/printable.js';
import type { GitAddress } from './address.js';
import type { Commit, History } from './history.js';
import { openRepository } from './run.js';
import { unpack } from './unpack.js';

export interface CommitTree {
  /** The repository root; `../` must not leave it. */
  readonly root: string;
  /** The source directory at this commit; null if the commit does not have it. */
  readonly directory: string | null;
  readonly warnings: readonly string[];
}

/**
 * Extracts the files of `commit` below `folder`.
 * @param folder empty, and used by this run only
 * @throws External if objects are missing or there are too many files; Missing if Git is not installed
 */
export async function commitTree(commit: Commit, history: History, folder: string, io: Io): Promise<CommitTree> {
  const git = await openRepository(addressOf(commit, history), io, folder, { store: history });
  const warnings = await unpack(git, commit.id, io);
  const directory = history.prefix === '' ? git.tree : `${git.tree}/${history.prefix}`;
  const isThere = (await io.kindOf(directory).catch(() => 'missing')) === 'directory';
  return { root: git.tree, directory: isThere ? directory : null, warnings };
}

/** Used in messages only; nothing is fetched. */
const addressOf = ({ name }: Commit, history: History): GitAddress => ({
  transport: 'file',
  url: printable(history.name),
  host: '',
  credentials: null,
  subfolder: '',
  ref: name,
});
