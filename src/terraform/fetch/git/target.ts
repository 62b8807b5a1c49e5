/** Resolves the current commit of an address. */
import type { GitAddress } from './address.js';
import { REMOTE } from './settings.js';

export interface Target {
  /** The revision to fetch: a full ref name, `HEAD`, or a commit. */
  readonly source: string;
  /** Null if only the fetch can tell: a short commit id. */
  readonly commit: string | null;
}

const COMMIT = /^([0-9a-f]{40}|[0-9a-f]{64})$/;
const SHORT_COMMIT = /^[0-9a-f]{7,64}$/;

export const isCommit = (text: string): boolean => COMMIT.test(text);

/** Returns the full names of a possibly short ref. `HEAD` is the default branch, as no ref is. Branches precede tags, as in `git clone --branch`. */
const namesOf = (ref: string | null): readonly string[] =>
  ref === null || ref === 'HEAD'
    ? ['HEAD']
    : ref.startsWith('refs/')
      ? [ref]
      : [`refs/heads/${ref}`, `refs/tags/${ref}`];

/** Returns the arguments of `git ls-remote`. Names from the user start with `refs/`, so they cannot become options. */
export const questionAbout = ({ ref }: Pick<GitAddress, 'ref'>): readonly string[] => [
  'ls-remote',
  REMOTE,
  // Requests the tag itself and the commit that an annotated tag points at.
  ...namesOf(ref).flatMap((name) => (name.startsWith('refs/tags/') ? [name, `${name}^{}`] : [name])),
];

/**
 * Returns the target of an address; null if there is no such ref.
 * @param answer output of `git ls-remote`: lines of id, tab, name
 */
export function targetIn(answer: string, { ref }: Pick<GitAddress, 'ref'>): Target | null {
  const ids = new Map(answer.split('\n').map((line) => line.split('\t', 2).reverse() as [string, string]));
  for (const name of namesOf(ref)) {
    const commit = ids.get(`${name}^{}`) ?? ids.get(name);
    if (commit !== undefined && isCommit(commit)) return { source: name, commit };
  }
  return ref !== null && SHORT_COMMIT.test(ref) ? { source: ref, commit: isCommit(ref) ? ref : null } : null;
}
