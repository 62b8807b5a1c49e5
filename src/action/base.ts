/** Provides the repository as it was before a pull request, next to the checkout. */
import { join } from 'node:path';
import { fetchArchive, unpackTree } from '../diagram.js';
import { Bug, GroundplanError } from '../errors.js';
import type { DownloadResult, Io } from '../platform/io.js';
import { memberAt, textAt } from '../platform/json/foreign.js';
import { interpretResult, isRefusal, type RefusalKind, sendWithRetries, type Verdict } from '../pull-request/calls.js';
import { serviceOf, uploadOne } from './artifacts/upload.js';
import { type Context, temporaryOf } from './context.js';
import { askCheckout } from './discover/files.js';
import { connect } from './github/client.js';
import { BadInput } from './inputs/read.js';
import { BASE_SECONDS, COMPLAINT_BYTES_MAX, SHARED_DAYS } from './limits.js';
import * as messages from './messages.js';
import type { PullRequest } from './model.js';

/** The folder with the unpacked repository, or the reason why there is none. */
export type Tree = { readonly tree: string } | { readonly reason: string };

/**
 * Calls `work` with `base-dir` set to a temporary folder that holds the repository before the change. The repository is
 * downloaded as an archive, which needs neither Git history nor checkout credentials, only read access. If that fails,
 * the pictures show no change, and the reason is reported.
 * @param isWanted true if there is anything to compare
 * @param work also receives the reason for no comparison; null if one takes place or none is wanted
 * @throws BadInput for a base-dir that does not exist
 */
export async function withBase<T>(
  context: Context,
  isWanted: boolean,
  work: (context: Context, reason: string | null) => Promise<T>,
): Promise<T> {
  const { io, inputs, event, runner } = context;
  const pull = event.pullRequest;
  if (inputs['base-dir'] !== '') {
    await checkBaseDir(context);
    return work(context, null);
  }
  if (pull === null || !isWanted) return work(context, null);
  return io.withTemporaryDirectory(async (folder) => {
    const workUncompared = (reason: string): Promise<T> => {
      runner.annotate('notice', messages.notCompared(reason));
      return work(context, reason);
    };
    const base = await findBase(pull, context);
    if ('reason' in base) return workUncompared(base.reason);
    const before = await treeOf(base.commit, folder, context);
    if ('reason' in before) return workUncompared(before.reason);
    return work({ ...context, inputs: { ...inputs, 'base-dir': before.tree }, baseCommit: base.commit }, null);
  });
}

/** Rejects a missing base-dir, which would make every resource look new or unchanged. */
async function checkBaseDir({ inputs, io }: Context): Promise<void> {
  const path = inputs['base-dir'];
  if ((await io.kindOf(path).catch(() => 'missing')) === 'directory') return;
  throw new BadInput('base-dir', messages.baseDirMissing(path), messages.BASE_DIR_MISSING_REMEDY);
}

/** True if code is compared with the code before. A plan contains its own changes, so it is compared with nothing. */
export const comparesCode = ({ mode, changes, planfile }: Context['inputs']): boolean =>
  mode === 'draw' && changes !== 'off' && planfile === '';

/** Unpacks the repository at the commit into the folder, from the archive shared in this run or from GitHub. */
async function treeOf(commit: string, folder: string, context: Context): Promise<Tree> {
  const shared = await readShared(commit, context);
  if (shared !== null) {
    const tree = await unpackBase(shared, folder, context);
    if ('tree' in tree) return tree;
    // The failed attempt may have left files.
    await context.io.remove(folder);
    await context.io.makeDirectory(folder);
  }
  const fetched = await fetchBase(commit, context);
  return 'reason' in fetched ? fetched : unpackBase(fetched.bytes, folder, context);
}

/** Unpacks the archive into the folder. Archives from GitHub and from other jobs are treated as equally untrusted. */
export async function unpackBase(bytes: Uint8Array, folder: string, { io }: Pick<Context, 'io'>): Promise<Tree> {
  try {
    return { tree: await unpackTree(bytes, folder, io) };
  } catch (error) {
    if (!(error instanceof GroundplanError) || error.exitCode === 1) throw error;
    return { reason: messages.baseUnusable(error.message, error.remedy ?? messages.BASE_DIR_REMEDY) };
  }
}

// ---- The commit to compare a pull request with, so that the diff contains only the changes of the pull request.

const COMMIT = /^[0-9a-f]{40,64}$/;

/** The commit to compare with, or the reason why there is none. */
type Base = { readonly commit: string } | { readonly reason: string };

/**
 * Returns the commit that a pull request is compared with.
 * - GitHub's merge commit (the default checkout): its first parent, which even a shallow checkout records.
 * - Checkout of the head: the merge base, which GitHub's API provides.
 * - Any other checkout: none. Comparing a checkout of the base would wrongly show no change.
 */
export async function findBase(pull: PullRequest, context: Context): Promise<Base> {
  const parents = await parentsOfHead(context);
  if (parents !== null && parents.length === 2 && parents[1] === pull.headSha) return { commit: parents[0]! };
  const branchPoint = await mergeBase(pull, context);
  const reason = await whyNotHead(pull, { parents, branchPoint }, context);
  return reason === null ? branchPoint : { reason };
}

/**
 * Returns the parents of the checked-out commit; null without a Git repository. Reads the commit object, because
 * `git log` hides parents that a shallow checkout lacks.
 */
async function parentsOfHead({ io }: Context): Promise<readonly string[] | null> {
  const text = await askCheckout(['cat-file', 'commit', 'HEAD'], io);
  if (text === null) return null;
  const [head = ''] = text.split('\n\n', 1);
  return head.split('\n').flatMap((line) => /^parent ([0-9a-f]{40,64})$/.exec(line)?.[1] ?? []);
}

/** Facts about the checkout that `findBase` has already read. */
interface CheckoutFacts {
  /** Parents of the checked-out commit; null without a Git repository. */
  readonly parents: readonly string[] | null;
  /** Merge base of the pull request. */
  readonly branchPoint: Base;
}

/** Returns null if the checkout contains the head of the pull request, otherwise the reason for no comparison. */
async function whyNotHead(
  pull: PullRequest,
  { parents, branchPoint }: CheckoutFacts,
  context: Context,
): Promise<string | null> {
  const { event, io } = context;
  const isOfBase = event.name === 'pull_request_target';
  const sha = parents === null ? null : ((await askCheckout(['rev-parse', 'HEAD'], io)) ?? '').trim();
  // Without Git, actions/checkout downloads an archive. By default that is the head, except on pull_request_target.
  if (sha === null || !COMMIT.test(sha)) return isOfBase ? messages.CHECKOUT_UNKNOWN : null;
  if (sha === pull.headSha) return null;
  const bases = [pull.baseSha, 'commit' in branchPoint ? branchPoint.commit : '', isOfBase ? event.sha : ''];
  if (bases.includes(sha)) return messages.baseCheckedOut(sha.slice(0, 7));
  // The job itself may have committed on top of the head or of GitHub's merge commit.
  const tops = [pull.headSha, isOfBase ? '' : event.sha];
  if (tops.includes(sha) || parents?.some((parent) => tops.includes(parent))) return null;
  return whyHeadMissing(pull, sha, context);
}

/**
 * Returns null if the checked-out commit contains the head, otherwise the reason for no comparison. Asks Git and then
 * GitHub, because a shallow checkout lacks the history.
 * @param sha the checked-out commit
 */
async function whyHeadMissing({ headSha }: PullRequest, sha: string, context: Context): Promise<string | null> {
  if (!COMMIT.test(headSha)) return null;
  const isAncestor = await askCheckout(['merge-base', '--is-ancestor', headSha, 'HEAD'], context.io);
  if (isAncestor !== null) return null;
  const compared = await compare(headSha, sha, context);
  if ('refused' in compared) return messages.headUnknown(sha.slice(0, 7));
  const status = textAt(compared.value, 'status');
  return status === 'ahead' || status === 'identical' ? null : messages.baseCheckedOut(sha.slice(0, 7));
}

/** Returns the merge base of the pull request, from GitHub. */
async function mergeBase({ baseSha, headSha }: PullRequest, context: Context): Promise<Base> {
  if (!COMMIT.test(baseSha)) return { reason: messages.BASE_UNKNOWN };
  if (!COMMIT.test(headSha)) return { commit: baseSha };
  const compared = await compare(baseSha, headSha, context);
  if ('refused' in compared) {
    // After a transient error, the tip of the base is no substitute: commits added there since would look reverted. Any
    // other refusal means no common ancestor, or no permission, which the download of the archive then reports.
    const { isTransient, reason } = compared.refused;
    return isTransient ? { reason: messages.baseUnknown(reason) } : { commit: baseSha };
  }
  const commit = textAt(memberAt(compared.value, 'merge_base_commit'), 'sha');
  return { commit: commit !== null && COMMIT.test(commit) ? commit : baseSha };
}

type Compared =
  | { readonly value: unknown }
  | { readonly refused: { readonly isTransient: boolean; readonly reason: string } };

/** Compares two commits: https://docs.github.com/rest/commits/commits#compare-two-commits */
async function compare(base: string, head: string, { event, inputs, io }: Context): Promise<Compared> {
  try {
    const github = connect(event, inputs['github-token'], io);
    return { value: await github.get(`${github.repositoryPath}/compare/${base}...${head}?per_page=1`) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { refused: { isTransient: isRefusal(error, 'trouble', 'limit'), reason: error.reason } };
  }
}

// ---- The archive of a commit from GitHub, with the retries of every other call.

/** The bytes of the archive, or the reason why there are none, with a remedy. */
type Fetched = { readonly bytes: Uint8Array } | { readonly reason: string };

/** Downloads the repository at a commit as an archive. Never rejects because of GitHub. */
export async function fetchBase(commit: string, { event, inputs, io }: Context): Promise<Fetched> {
  const { owner, name } = event.repository;
  const url = `${event.apiUrl}/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}/tarball/${commit}`;
  const token = inputs['github-token'];
  const login = token === '' ? null : `Bearer ${token}`;
  // GitHub's host comes from the runner and is trusted; archives come from it or from its codeload subdomain.
  const { host } = new URL(event.apiUrl);
  const privateHosts = [host, `codeload.${host}`, ...inputs['private-hosts']];
  let cause: Cause | null = null;
  const retryingIo: Io = {
    ...io,
    download: async (address, options) => {
      const { result, refused } = await downloadWithRetries(() => io.download(address, options), io);
      cause = refused;
      return result;
    },
  };
  try {
    return { bytes: await fetchArchive({ url, login, privateHosts, seconds: BASE_SECONDS }, retryingIo) };
  } catch (error) {
    if (!(error instanceof GroundplanError) || error.exitCode === 1) throw error;
    const remedy = cause === null ? (error.remedy ?? messages.BASE_DIR_REMEDY) : messages.BASE_REMEDY[cause as Cause];
    return { reason: messages.baseNotFetched(commit.slice(0, 7), error.message, remedy) };
  }
}

/** Cause that determines the remedy. */
type Cause = RefusalKind | 'too-large';

/** Repeats the download like any other call to GitHub. Returns the last result, and its cause if that is a failure. */
async function downloadWithRetries(ask: () => Promise<DownloadResult>, io: Pick<Io, 'wait'>) {
  let result: DownloadResult | null = null;
  const verdict = await sendWithRetries(
    async () => {
      result = await ask();
      return verdictOf(result);
    },
    true,
    io,
  );
  const last = result as DownloadResult | null;
  if (last === null) throw new Bug('no download was attempted');
  return { result: last, refused: refusedBy(last, verdict) };
}

const refusedBy = ({ end }: DownloadResult, verdict: Verdict): Cause | null =>
  end === 'too-large' ? end : verdict.is === 'refusal' ? verdict.kind : null;

/** The verdict of a download that is not retried. Its value is not used: the result has the bytes. */
const ANSWERED: Verdict = { is: 'answer', value: null, headers: new Map() };

/** Judges a download. Redirects, and downloads that were refused before a request was sent, are left to the caller. */
function verdictOf(result: DownloadResult): Verdict {
  switch (result.end) {
    case 'time-out':
    case 'unreachable':
      return interpretResult(result);
    case 'response': {
      const { status, headers, bytes } = result;
      if (status < 400) return ANSWERED;
      const text = Buffer.from(bytes.subarray(0, COMPLAINT_BYTES_MAX)).toString('utf8');
      return interpretResult({ end: 'response', status, headers, retryAfter: null, text });
    }
    default:
      return ANSWERED;
  }
}

// ---- The archive as an artifact of the run.
// `mode: discover` downloads the archive once for all jobs of the matrix. Sharing it needs no permission, only the
// runner's own token. Without the token, each job downloads the archive from GitHub.

/** Matches the artifact's name after the prefix. An id has no dot, so no diagram's artifact matches. */
const SHARED_NAME = /^base\.[0-9a-f]{40,64}\.tar\.gz$/;

const nameOf = (commit: string, { inputs }: Pick<Context, 'inputs'>): string =>
  `${inputs['artifact-name']}-base.${commit}.tar.gz`;

/** True for the name of the artifact with the shared archive, which a report does not download. */
export const isSharedBase = (name: string, prefix: string): boolean =>
  name.startsWith(`${prefix}-`) && SHARED_NAME.test(name.slice(prefix.length + 1));

const canShare = (context: Context): boolean =>
  context.inputs.artifact !== 'off' && serviceOf(context, true) === 'available';

/** Uploads the archive for the other jobs of the run. If that fails, they download it from GitHub. */
export async function shareBase(bytes: Uint8Array, commit: string, context: Context): Promise<void> {
  if (!canShare(context)) return;
  const { inputs, io, runner } = context;
  const name = nameOf(commit, context);
  const root = join(temporaryOf(io), 'groundplan-base');
  await io.makeDirectory(root);
  await io.writeFile(join(root, name), bytes);
  const shortLived: Context = { ...context, inputs: { ...inputs, 'retention-days': SHARED_DAYS } };
  const uploaded = await uploadOne({ name, files: [join(root, name)], root, isArchive: false }, shortLived);
  await io.remove(root);
  if (uploaded !== null) runner.say(messages.sharedBase(name));
}

/** Returns the shared archive of a commit; null if it does not exist or cannot be read. */
async function readShared(commit: string, context: Context): Promise<Uint8Array | null> {
  const { inputs, io, runner } = context;
  // Only a job of a matrix has a shared archive. Such a job leaves the comment to `mode: report`.
  if (inputs.comment !== 'off' || !canShare(context)) return null;
  const name = nameOf(commit, context);
  try {
    const artifact = (await runner.listArtifacts(null)).find((candidate) => candidate.name === name);
    if (artifact === undefined) return null;
    return await io.withTemporaryDirectory(async (folder) => {
      await runner.download(artifact.id, folder, null);
      const [file] = await io.list(folder);
      return file?.kind === 'file' ? io.readFile(join(folder, file.name)) : null;
    });
  } catch (error) {
    runner.say(messages.sharedUnusable(name, (error as Error).message));
    return null;
  }
}
