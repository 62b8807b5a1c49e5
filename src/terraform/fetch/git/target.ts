/** Resolves the ref of an address (`?ref=v1.2`) to a commit, from the refs that the host lists. */
import type { GitAddress } from './address.js';
import { REMOTE } from './settings.js';

/** The commit to fetch. */
export interface Target {
  /** The revision to fetch: a full ref name, `HEAD`, or a commit. */
  readonly source: string;
  /** Null if only the fetch can tell: a short commit id. */
  readonly commit: string | null;
}

const COMMIT = /^([0-9a-f]{40}|[0-9a-f]{64})$/;
const SHORT_COMMIT = /^[0-9a-f]{7,64}$/;

/** True for a complete commit id. */
export const isCommit = (text: string): boolean => COMMIT.test(text);

/**
 * Returns the full names that a ref may mean; null means the default branch. Branches precede tags, as in
 * `git clone --branch`.
 */
function fullNames(ref: string | null): readonly string[] {
  if (ref === null || ref === 'HEAD') return ['HEAD'];
  return ref.startsWith('refs/') ? [ref] : [`refs/heads/${ref}`, `refs/tags/${ref}`];
}

/**
 * Returns the arguments that list the refs of an address. Names from the user start with `refs/`, so they cannot become
 * options.
 */
export const listRefsArguments = ({ ref }: Pick<GitAddress, 'ref'>): readonly string[] => [
  'ls-remote',
  REMOTE,
  // Requests the tag itself and the commit that an annotated tag points at.
  ...fullNames(ref).flatMap((name) => (name.startsWith('refs/tags/') ? [name, `${name}^{}`] : [name])),
];

/**
 * Returns the target of an address; null if there is no such ref.
 * @param listing output of `git ls-remote`: lines of id, tab, name
 */
export function targetIn(listing: string, { ref }: Pick<GitAddress, 'ref'>): Target | null {
  const ids = new Map(listing.split('\n').map((line) => line.split('\t', 2).reverse() as [string, string]));
  for (const name of fullNames(ref)) {
    const commit = ids.get(`${name}^{}`) ?? ids.get(name);
    if (commit !== undefined && isCommit(commit)) return { source: name, commit };
  }
  return ref !== null && SHORT_COMMIT.test(ref) ? { source: ref, commit: isCommit(ref) ? ref : null } : null;
}
