/** Fetches the files of one commit into a folder. */
import { InvalidInput } from '../../../errors.js';
import { byText } from '../../../graph/order.js';
import { FETCH_SECONDS } from '../../../limits.js';
import type { Io } from '../../../platform/io.js';
import { printable } from '../../../platform/text/printable.js';
import {
  ASK_SECONDS,
  CHECKOUT_BYTES_MAX,
  CHECKOUT_FILES_MAX,
  FILE_BYTES_MAX,
  LINK_BYTES_MAX,
  LINKS_MAX,
} from '../limits.js';
import * as messages from '../messages.js';
import { isPlainLink, isSafePath, removeLinksOut } from '../unpack/paths.js';
import { type GitAddress, isPrivate, printGitAddress } from './address.js';
import type { Reason } from './failures.js';
import { cloneFailure, type Git, openRepository, type RepositoryOptions } from './run.js';
import { BLOB_FILTER, FETCHED, REMOTE } from './settings.js';
import { isCommit, listRefsArguments, type Target, targetIn } from './target.js';

export interface FetchTree extends RepositoryOptions {
  /** Receives a line about each step, to show progress. */
  readonly onStep?: (text: string) => void;
  /** Timeout of each command that contacts the host; default FETCH_SECONDS. */
  readonly seconds?: number;
}

/**
 * Asks the host for the commit of an address. Returns the reason if the host refuses or does not answer.
 * @throws InvalidInput if the host has no such ref
 */
export async function resolveTarget(
  git: Git,
  { onStep, seconds = FETCH_SECONDS }: FetchTree,
): Promise<Target | Reason> {
  const { address } = git;
  // A full commit id is not looked up as a branch name.
  if (address.ref !== null && isCommit(address.ref)) return { source: address.ref, commit: address.ref };
  onStep?.(messages.stepAsking(printGitAddress(address)));
  const answer = await git.tryRemote(listRefsArguments(address), Math.min(ASK_SECONDS, seconds));
  if (!('stdout' in answer)) return answer;
  const target = targetIn(answer.stdout, address);
  if (target === null) throw noSuchRef(git);
  return target;
}

/**
 * Fetches the target and writes its files to `git.tree`.
 * @throws External with the reason; InvalidInput if the commit does not exist
 */
export async function fetchTarget(git: Git, target: Target, io: Io, { onStep, seconds = FETCH_SECONDS }: FetchTree) {
  onStep?.(messages.stepFetching(printGitAddress(git.address)));
  const commit = await fetchCommit(git, target, seconds);
  const warnings = await unpack(git, commit, io);
  return { commit, warnings };
}

/** Returns a warning about an address to which others can read the connection; empty for any other address. */
export const warningsAbout = (address: GitAddress): readonly string[] =>
  isPrivate(address) ? [] : [messages.plainHttp(printGitAddress(address))];

/**
 * Fetches an address without the cache, for callers that store the files elsewhere.
 * @param folder empty, and used by this run only
 * @throws External with the reason; InvalidInput if there is no such ref; Missing if Git is not installed
 */
export async function fetchTree(address: GitAddress, io: Io, folder: string, options: FetchTree) {
  const git = await openRepository(address, io, folder, options);
  const target = await resolveTarget(git, options);
  if ('text' in target) throw cloneFailure(address, target);
  const { warnings } = await fetchTarget(git, target, io, options);
  return { tree: git.tree, warnings: [...warningsAbout(address), ...warnings] };
}

// ---- Fetching a target's commit into the temporary repository, with as little data as the host allows.

/** Every fetch passes a depth. Hosts that serve plain files (dumb HTTP) do not support one, so Git refuses them. */
const FETCH = ['fetch', '--quiet', '--no-progress', '--no-tags', '--no-recurse-submodules', '--force'];
/** Git's value for an unlimited depth. */
const ALL_DEPTH = '--depth=2147483647';

/**
 * Fetches the target and returns its commit id.
 * @throws External with Git's reason; InvalidInput if the commit does not exist
 */
async function fetchCommit(git: Git, { source }: Target, seconds: number): Promise<string> {
  const isName = source === 'HEAD' || source.startsWith('refs/');
  const refspec = `+${source}:${FETCHED}`;
  const attempts: (readonly string[])[] = [];
  if (isName || isCommit(source)) attempts.push([...FETCH, '--depth=1', BLOB_FILTER, REMOTE, refspec]);
  // Some hosts refuse to serve a commit by its id, or serve it only while a branch points at it.
  if (!isName) attempts.push([...FETCH, ALL_DEPTH, BLOB_FILTER, REMOTE, ...EVERYTHING]);

  let failure: Reason | null = null;
  for (const args of attempts) {
    const answer = await git.tryRemote(args, seconds);
    // A partial fetch records the host as the source of missing blobs. Any later command that misses one would contact
    // the host.
    await git.reset();
    if ('stdout' in answer) return commitAt(git, isName || args.includes(refspec) ? FETCHED : source);
    failure = answer;
    if (answer.kind === 'unreachable') break;
  }
  throw cloneFailure(git.address, failure!);
}

/** Refspecs for all branches and tags. The wanted commit is then found by its id. */
const EVERYTHING = ['+refs/heads/*:refs/groundplan/heads/*', '+refs/tags/*:refs/groundplan/tags/*'];

/** @throws InvalidInput if the name leads to no commit */
async function commitAt(git: Git, name: string): Promise<string> {
  const answer = await git.try(['rev-parse', '--quiet', '--verify', `${name}^{commit}`]);
  const commit = 'stdout' in answer ? answer.stdout.trim() : '';
  if (!isCommit(commit)) throw noSuchRef(git);
  return commit;
}

const noSuchRef = ({ address }: Pick<Git, 'address'>): InvalidInput =>
  new InvalidInput(
    messages.cloneFailed(
      printGitAddress({ ...address, ref: null }),
      address.ref === null ? messages.REPOSITORY_EMPTY : messages.noSuchRef(address.ref),
    ),
    { remedy: messages.CLONE_REMEDY },
  );

// ---- Writing the files of a commit into the checkout folder, within the limits on size and links.
// Uses plumbing commands only, which run no hooks, submodules or repository settings.

/**
 * Writes the commit's files to `git.tree` and returns warnings.
 * @throws External if the files cannot be listed, or exceed the limits
 */
export async function unpack(git: Git, commit: string, io: Io): Promise<readonly string[]> {
  const listing = await git.try(['ls-tree', '-r', '-z', '--long', '--full-tree', commit]);
  if ('stdout' in listing) git.quota.spend({ entries: countEntries(listing.stdout) });
  const selection = 'stdout' in listing ? select(listing.stdout) : null;
  if (selection === null) {
    const text = 'stdout' in listing ? messages.TOO_MANY_FILES : messages.FILES_UNREADABLE;
    throw cloneFailure(git.address, { text, advice: null });
  }
  git.quota.spend(sizeOf(selection.files));
  const unsafe = await findUnsafeLinks(git, selection);
  const checkedOut = { ...selection, files: selection.files.filter(({ path }) => !unsafe.has(path)) };
  await git.run(['update-index', '-z', '--index-info'], { input: indexInput(checkedOut) });
  await git.run(['checkout-index', '--all', '--force', '--quiet']);

  const shown = printGitAddress(git.address);
  const warnings: string[] = [];
  if (selection.onlyTerraform) warnings.push(messages.onlyTerraformFiles(shown));
  const { tooLarge, badlyNamed } = selection;
  if (tooLarge.length > 0) warnings.push(messages.filesLeftOut(shown, tooLarge.length, printable(tooLarge[0]!)));
  if (badlyNamed.length > 0) warnings.push(messages.namesLeftOut(shown, badlyNamed.length, printable(badlyNamed[0]!)));
  const createdLinks = selection.links.filter((path) => !unsafe.has(path));
  const removedLinks = [...unsafe, ...(await removeLinksOut(git.tree, createdLinks, io))].sort(byText);
  if (removedLinks.length > 0)
    warnings.push(messages.linksLeftOut(shown, removedLinks.length, printable(removedLinks[0]!)));
  return warnings;
}

/** The byte `\n`. */
const LINE_END = 10;

/**
 * Returns the links that are never created: those above LINKS_MAX, and those whose target is not a plain path in the
 * repository.
 */
async function findUnsafeLinks(git: Git, { files, links }: Selection): Promise<ReadonlySet<string>> {
  const isLink = new Set(links);
  const linkFiles = files.filter(({ path }) => isLink.has(path));
  const unsafe = new Set(linkFiles.slice(LINKS_MAX).map(({ path }) => path));
  const checked = linkFiles.slice(0, LINKS_MAX);
  if (checked.length === 0) return unsafe;
  const output = await git.run(['cat-file', '--batch'], { input: checked.map(({ id }) => `${id}\n`).join('') });
  // A target that is not UTF-8 was decoded to another length, so the boundaries of all targets are lost.
  const targets = output.includes('\ufffd') ? Buffer.alloc(0) : Buffer.from(output);
  let offset = 0;
  for (const { path, bytes } of checked) {
    // The output for each object is one line, its content, and a line end.
    const start = targets.indexOf(LINE_END, offset) + 1;
    const target = targets.toString('utf8', start, start + bytes);
    offset = start + bytes + 1;
    if (start === 0 || !isPlainLink(path, target)) unsafe.add(path);
  }
  return unsafe;
}

// ---- Files of a commit, and the selection to check out.

/** A file or symbolic link in the listing of a commit. */
interface ListedFile {
  /** Six octal digits, as in Git: `100644`. */
  readonly mode: string;
  /** Id of the blob. */
  readonly id: string;
  readonly bytes: number;
  /** Path with `/` that is safe to create below a directory. */
  readonly path: string;
}

interface Selection {
  readonly files: readonly ListedFile[];
  /** Paths of symbolic links. */
  readonly links: readonly string[];
  /** Paths of skipped files that are too large, in order. */
  readonly tooLarge: readonly string[];
  /** Paths of Terraform files that are skipped because of unsafe names, in order. */
  readonly badlyNamed: readonly string[];
  /** True if only Terraform files are selected, because the commit is too large. */
  readonly onlyTerraform: boolean;
}

const LINK = '120000';
/** Modes of files and symbolic links, including the obsolete 100664. Submodules (160000) are skipped. */
const MODES = /^(100\d{3}|120000)$/;

const TERRAFORM_FILE = /\.(tf|tofu|tfvars|tftpl|tpl|hcl)(\.json)?$/;

/** Returns the number of entries in the output of `git ls-tree -z`. */
function countEntries(listing: string): number {
  let count = 0;
  for (let at = listing.indexOf('\0'); at >= 0; at = listing.indexOf('\0', at + 1)) count++;
  return count;
}

/**
 * Returns the files to check out, or null if even the Terraform files exceed the limits.
 * @param listing output of `git ls-tree -r -z --long`
 */
export function select(listing: string): Selection | null {
  const tooLarge: string[] = [];
  const badlyNamed: string[] = [];
  const files: ListedFile[] = [];
  for (const line of listing.split('\0')) {
    // A blob that was left at the host has the size `BAD`; an entry that is not a blob has `-`.
    const [, mode, id, size, path] = /^(\d+) \w+ ([0-9a-f]+) +(\d+|BAD|-)\t(.+)$/s.exec(line) ?? [];
    if (path === undefined || !MODES.test(mode!)) continue;
    if (!isSafePath(path)) {
      if (TERRAFORM_FILE.test(path)) badlyNamed.push(path);
      continue;
    }
    const bytes = Number(size);
    if (bytes <= (mode === LINK ? LINK_BYTES_MAX : FILE_BYTES_MAX)) files.push({ mode: mode!, id: id!, bytes, path });
    else tooLarge.push(path);
  }
  const onlyTerraform = !fits(files);
  const selected = onlyTerraform ? files.filter(({ mode, path }) => mode === LINK || TERRAFORM_FILE.test(path)) : files;
  if (onlyTerraform && !fits(selected)) return null;
  return {
    files: selected,
    links: selected.filter(({ mode }) => mode === LINK).map(({ path }) => path),
    tooLarge,
    badlyNamed,
    onlyTerraform,
  };
}

/** True if the files are within the limits on their number and size. */
const fits = (files: readonly ListedFile[]): boolean =>
  files.length + countFolders(files) <= CHECKOUT_FILES_MAX &&
  files.reduce((sum, { bytes }) => sum + bytes, 0) <= CHECKOUT_BYTES_MAX;

/** Returns the number of folders that contain the files. Stops counting above CHECKOUT_FILES_MAX. */
function countFolders(files: readonly ListedFile[]): number {
  const folders = new Set<string>();
  for (const { path } of files) {
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
      const folder = path.slice(0, at);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
    if (folders.size > CHECKOUT_FILES_MAX) break;
  }
  return folders.size;
}

/** Returns the disk usage of the files in bytes, and their number including folders. */
const sizeOf = (files: readonly ListedFile[]): { readonly diskBytes: number; readonly inodes: number } => ({
  diskBytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  inodes: files.length + countFolders(files),
});

/** Formats the selection as input of `git update-index -z --index-info`. */
export const indexInput = ({ files }: Selection): string =>
  files.map(({ mode, id, path }) => `${mode} ${id}\t${path}\0`).join('');
