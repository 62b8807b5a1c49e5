/** Runs Git on the checked-out repository, and on no other. */
import type { Files, Io } from '../../platform/io.js';
import { allowedForUntrusted, localGitEnvironment } from '../../platform/untrusted/environment.js';
import { copyRefs, gitDirectories, repositoryAt, Untrusted } from '../../platform/untrusted/repository.js';
import { workspaceOf } from '../context.js';
import type { ChangedFile } from '../github/pulls.js';
import { PROBE_SECONDS } from '../limits.js';

/**
 * Returns Git's output for the checkout; null on failure.
 * @param args arguments without untrusted text
 */
export async function askCheckout(args: readonly string[], io: CheckoutIo): Promise<string | null> {
  const top = await io.realPath(workspaceOf(io)).catch(() => null);
  if (top === null) return null;
  // Files of a pull request may imitate a repository, so only the actual checkout is accepted.
  const found = await repositoryAt(top, io);
  if (found === null || found instanceof Untrusted) return null;
  return io.withTemporaryDirectory(async (folder) => {
    const copy = await copyRefs(found, folder, io);
    if (copy instanceof Untrusted) return null;
    const env = {
      ...localGitEnvironment(allowedForUntrusted(io.env)),
      ...gitDirectories(found, copy.gitDirectory),
      GIT_ALLOW_PROTOCOL: 'none',
    };
    const result = await io.run('git', args, { seconds: PROBE_SECONDS, directory: top, env });
    return result.end === 'exit' && result.code === 0 ? result.stdout : null;
  });
}

type CheckoutIo = Pick<Io, 'run' | 'env' | 'directory' | keyof Files>;

/** A range from a commit or branch to the checkout. Nothing that matches can be an option. */
const RANGE = /^([0-9a-f]{40,64}|refs\/remotes\/origin\/[\w][\w./-]*)\.{2,3}HEAD$/;

/**
 * Returns the changed files; null if the history is too short.
 * @param range `<commit>...HEAD` since the merge base, `<commit>..HEAD` for a direct comparison
 */
export async function askGit(range: string, io: CheckoutIo): Promise<readonly ChangedFile[] | null> {
  if (!RANGE.test(range)) return null;
  const output = await askCheckout(
    [
      ...['-c', 'core.quotePath=false', 'diff', '--name-status', '--no-renames', '--no-ext-diff', '-z'],
      ...[range, '--'],
    ],
    io,
  );
  if (output === null) return null;
  // The output alternates status and path: `M`, path, `D`, path.
  const fields = output.split('\0');
  return fields.flatMap((path, i) =>
    i % 2 === 0 ? [] : [{ path, previousPath: null, isRemoved: fields[i - 1]!.startsWith('D') }],
  );
}
