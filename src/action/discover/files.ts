/**
 * Finds the files that the event changes. For a pull request GitHub lists them, which needs no history in the checkout;
 * for other events Git compares the revisions. Each source stands in for the other if that fails.
 */

import { GroundplanError } from '../../errors.js';
import type { Files, Io } from '../../platform/io.js';
import { memberAt, textAt } from '../../platform/json/foreign.js';
import { allowedForUntrusted, localGitEnvironment } from '../../platform/untrusted/environment.js';
import { copyRefs, gitDirectories, repositoryAt, Untrusted } from '../../platform/untrusted/repository.js';
import { type Context, workspaceOf } from '../context.js';
import { connect, type GitHub } from '../github/client.js';
import { type ChangedFile, changedFilesOf, listChangedFiles } from '../github/pulls.js';
import { COMPARED_FILES_MAX, PROBE_SECONDS } from '../limits.js';
import * as messages from '../messages.js';
import type { Range } from '../model.js';

/** Paths relative to the repository root, or null with a reason if they are unknown. */
export type ChangedFiles =
  | {
      readonly files: readonly string[];
      /** Deleted files among them. */
      readonly removed: readonly string[];
    }
  | {
      readonly files: null;
      readonly reason: string;
      /** True for an event that never has changes, such as a schedule. No notice is needed then. */
      readonly isUsual: boolean;
    };

type ReadContext = Omit<Context, 'runner'>;

/** Returns the changed files. Never rejects because of GitHub or Git. */
export async function readChangedFiles(context: ReadContext): Promise<ChangedFiles> {
  const { event } = context;
  if (event.pullRequest !== null) {
    const listed = await askGitHub(context);
    if (listed.files !== null) return listed;
    return pathsOf(await askGit(`${event.pullRequest.baseSha}...HEAD`, context.io)) ?? listed;
  }
  if (event.range === null) return { files: null, reason: messages.NOTHING_TO_COMPARE, isUsual: true };
  // Unlike GitHub's API, Git compares two revisions directly, even after a force push, and lists all files. A new branch
  // is compared with its merge base (three dots), because the default branch may have moved on.
  const { base, isBranch } = event.range;
  const compared = await askGit(isBranch ? `refs/remotes/origin/${base}...HEAD` : `${base}..HEAD`, context.io);
  return pathsOf(compared) ?? askGitHub(context);
}

async function askGitHub({ event, inputs, io }: ReadContext): Promise<ChangedFiles> {
  const { pullRequest, range } = event;
  try {
    const github = connect(event, inputs['github-token'], io);
    const { files, isWhole } =
      pullRequest === null
        ? await listComparedFiles(github, range!)
        : await listChangedFiles(github, pullRequest.number);
    const reason = pullRequest === null ? messages.TOO_MANY_FILES_COMPARED : messages.TOO_MANY_FILES;
    return isWhole ? pathsOf(files)! : { files: null, reason, isUsual: false };
  } catch (error) {
    if (!(error instanceof GroundplanError) || error.exitCode === 1) throw error;
    return { files: null, reason: error.message, isUsual: false };
  }
}

/** Returns the distinct paths. A renamed file counts as changed at its new path and as removed at its old one. */
function pathsOf(files: readonly ChangedFile[] | null): ChangedFiles | null {
  if (files === null) return null;
  const before = files.flatMap(({ previousPath }) => previousPath ?? []);
  const removed = [...before, ...files.filter(({ isRemoved }) => isRemoved).map(({ path }) => path)];
  return { files: [...new Set([...files.map(({ path }) => path), ...before])], removed: [...new Set(removed)] };
}

// ---- Files that differ between two commits.
// https://docs.github.com/rest/commits/commits#compare-two-commits

interface Compared {
  readonly files: readonly ChangedFile[];
  /** False if GitHub may have left files out. */
  readonly isWhole: boolean;
}

/**
 * Lists the changed files between two commits. GitHub compares `head` with the merge base only. After a force push, the
 * discarded commits are therefore listed by a second comparison in the opposite direction, in which a file that they
 * added counts as removed.
 * @throws Refusal
 */
async function listComparedFiles(github: GitHub, { base, head }: Range): Promise<Compared> {
  const { status, ...sinceBase } = await compare(github, base, head);
  if (status !== 'diverged' && status !== 'behind') return sinceBase;
  const sinceHead = await compare(github, head, base);
  const undone = sinceHead.files.map((file) => ({ ...file, isRemoved: sinceHead.added.has(file.path) }));
  return { files: [...sinceBase.files, ...undone], isWhole: sinceBase.isWhole && sinceHead.isWhole };
}

/** Returns GitHub's comparison of two commits. `added` has the paths of the files that did not exist before. */
async function compare(github: GitHub, base: string, head: string) {
  const range = `${encodeURIComponent(base)}...${encodeURIComponent(head)}`;
  // Pages apply to commits; the first page lists all files.
  const value = await github.get(`${github.repositoryPath}/compare/${range}?per_page=1`);
  const listed = memberAt(value, 'files');
  const items: readonly unknown[] = Array.isArray(listed) ? listed : [];
  return {
    status: textAt(value, 'status'),
    files: changedFilesOf(items),
    added: new Set(items.filter((item) => textAt(item, 'status') === 'added').map((item) => textAt(item, 'filename'))),
    isWhole: Array.isArray(listed) && items.length < COMPARED_FILES_MAX,
  };
}

// ---- Git on the checked-out repository, and on no other.

/**
 * Runs a Git command that only reads, on a copy of the checkout's refs, and returns its output; null if there is no
 * repository or Git fails.
 * @param args arguments without untrusted text
 */
export async function askCheckout(args: readonly string[], io: CheckoutIo): Promise<string | null> {
  const top = await io.realPath(workspaceOf(io)).catch(() => null);
  if (top === null) return null;
  // Files of a pull request may imitate a repository, so only the actual checkout is accepted.
  const repository = await repositoryAt(top, io);
  if (repository === null || repository instanceof Untrusted) return null;
  return io.withTemporaryDirectory(async (folder) => {
    const copy = await copyRefs(repository, folder, io);
    if (copy instanceof Untrusted) return null;
    const env = {
      ...localGitEnvironment(allowedForUntrusted(io.env)),
      ...gitDirectories(repository, copy.gitDirectory),
      GIT_ALLOW_PROTOCOL: 'none',
    };
    const result = await io.run('git', args, { seconds: PROBE_SECONDS, directory: top, env });
    return result.end === 'exit' && result.code === 0 ? result.stdout : null;
  });
}

type CheckoutIo = Pick<Io, 'run' | 'env' | 'directory' | keyof Files>;

/** Matches a range from a commit or remote branch to the checkout. Git cannot take a match for an option. */
const RANGE = /^([0-9a-f]{40,64}|refs\/remotes\/origin\/[\w][\w./-]*)\.{2,3}HEAD$/;

/**
 * Returns the changed files; null if the history is too short.
 * @param range `<commit>...HEAD` since the merge base, `<commit>..HEAD` for a direct comparison
 */
async function askGit(range: string, io: CheckoutIo): Promise<readonly ChangedFile[] | null> {
  if (!RANGE.test(range)) return null;
  const output = await askCheckout(
    ['-c', 'core.quotePath=false', 'diff', '--name-status', '--no-renames', '--no-ext-diff', '-z', range, '--'],
    io,
  );
  if (output === null) return null;
  // The output alternates status and path: `M`, path, `D`, path.
  const fields = output.split('\0');
  return fields.flatMap((path, i) =>
    i % 2 === 0 ? [] : [{ path, previousPath: null, isRemoved: fields[i - 1]!.startsWith('D') }],
  );
}
