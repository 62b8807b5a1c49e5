/** The files of a commit of a repository that is here, as if they had been fetched: under settings of ours, from its objects. */
import type { Io } from '../../platform/io.js';
import { printable } from '../../text/printable.js';
import type { GitAddress } from './address.js';
import type { Commit, History } from './history.js';
import { openRepository } from './run.js';
import { unpack } from './unpack.js';

export interface CommitTree {
  /** The repository: `../` leads no further. */
  readonly root: string;
  /** What the directory was at that commit; null where it was not there. */
  readonly directory: string | null;
  readonly warnings: readonly string[];
}

/**
 * @param folder empty, of this run alone
 * @throws External where objects are missing, or files are too many; Missing where Git is not installed
 */
export async function commitTree(commit: Commit, history: History, folder: string, io: Io): Promise<CommitTree> {
  const git = await openRepository(addressOf(commit, history), io, folder, { store: history });
  const warnings = await unpack(git, commit.id, io);
  const directory = history.prefix === '' ? git.tree : `${git.tree}/${history.prefix}`;
  const isThere = (await io.kindOf(directory).catch(() => 'missing')) === 'directory';
  return { root: git.tree, directory: isThere ? directory : null, warnings };
}

/** For messages: nothing is fetched. */
const addressOf = ({ name }: Commit, history: History): GitAddress => ({
  transport: 'file',
  url: printable(history.name),
  host: '',
  credentials: null,
  subfolder: '',
  ref: name,
});
