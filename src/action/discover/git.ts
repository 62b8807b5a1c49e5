/** Asks Git what has changed in the repository that was checked out, and in no other. */
import type { Files, Io } from '../../platform/io.js';
import { allowedForUntrusted } from '../../untrusted/environment.js';
import { localGitEnvironment } from '../../untrusted/git-environment.js';
import { copyNames, gitPlaces, repositoryAt, Untrusted } from '../../untrusted/repository.js';
import { workspaceOf } from '../context.js';
import type { ChangedFile } from '../github/pulls.js';
import { LOOK_SECONDS } from '../limits.js';

/** Returns what Git answers about the checkout; null if it fails. @param args no text of others among them */
export async function askCheckout(args: readonly string[], io: CheckoutIo): Promise<string | null> {
  const top = await io.realPath(workspaceOf(io)).catch(() => null);
  if (top === null) return null;
  // Files of a pull request may look like a repository: only the one that was checked out is read.
  const found = await repositoryAt(top, io);
  if (found === null || found instanceof Untrusted) return null;
  return io.withTemporaryDirectory(async (folder) => {
    const copy = await copyNames(found, folder, io);
    if (copy instanceof Untrusted) return null;
    const env = {
      ...localGitEnvironment(allowedForUntrusted(io.env)),
      ...gitPlaces(found, copy.gitDirectory),
      GIT_ALLOW_PROTOCOL: 'none',
    };
    const result = await io.run('git', args, { seconds: LOOK_SECONDS, directory: top, env });
    return result.end === 'exit' && result.code === 0 ? result.stdout : null;
  });
}

type CheckoutIo = Pick<Io, 'run' | 'env' | 'directory' | keyof Files>;

/** A commit or a branch, and the checkout: nothing that could be an option. */
const RANGE = /^([0-9a-f]{40,64}|refs\/remotes\/origin\/[\w][\w./-]*)\.{2,3}HEAD$/;

/** Null where the history does not go so far back. @param range `<commit>...HEAD` since both parted, `<commit>..HEAD` as they are */
export async function askGit(range: string, io: CheckoutIo): Promise<readonly ChangedFile[] | null> {
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
