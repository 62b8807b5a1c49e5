/** What Git says has changed: the repository that was checked out, and no other. */
import { join } from 'node:path';
import type { Io } from '../../io/io.js';
import { workspaceOf } from '../context.js';
import type { ChangedFile } from '../github/pulls.js';
import { LOOK_SECONDS } from '../limits.js';

/**
 * Files of a pull request may look like a repository, with a configuration that names programs. Nothing is asked of a host,
 * and no secret is near.
 */
const environmentOf = (workspace: string, { env }: Pick<Io, 'env'>): Io['env'] => ({
  PATH: env.PATH,
  // `safe.directory` of the runner, whose workspace may be somebody else's.
  HOME: env.HOME,
  GIT_DIR: join(workspace, '.git'),
  GIT_WORK_TREE: workspace,
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_NO_LAZY_FETCH: '1',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
});

/** What Git says of the checkout; null where it fails. @param args nothing of a stranger among them */
export async function askCheckout(
  args: readonly string[],
  io: Pick<Io, 'run' | 'env' | 'directory'>,
): Promise<string | null> {
  const directory = workspaceOf(io);
  const result = await io.run('git', args, { seconds: LOOK_SECONDS, directory, env: environmentOf(directory, io) });
  return result.end === 'exit' && result.code === 0 ? result.stdout : null;
}

/** A commit or a branch, and the checkout: nothing that could be an option. */
const RANGE = /^([0-9a-f]{40,64}|refs\/remotes\/origin\/[\w][\w./-]*)\.{2,3}HEAD$/;

/** Null where the history does not go so far back. @param range `<commit>...HEAD` since both parted, `<commit>..HEAD` as they are */
export async function askGit(
  range: string,
  io: Pick<Io, 'run' | 'env' | 'directory'>,
): Promise<readonly ChangedFile[] | null> {
  if (!RANGE.test(range)) return null;
  const said = await askCheckout(
    [
      ...['-c', 'core.quotePath=false', 'diff', '--name-status', '--no-renames', '--no-ext-diff', '-z'],
      ...[range, '--'],
    ],
    io,
  );
  if (said === null) return null;
  // `M`, path, `D`, path.
  const words = said.split('\0');
  return words.flatMap((path, at) =>
    at % 2 === 0 ? [] : [{ path, previousPath: null, isRemoved: words[at - 1]!.startsWith('D') }],
  );
}
