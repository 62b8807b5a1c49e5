/** Which commit an address means today. */
import type { GitAddress } from './address.js';
import { REMOTE } from './settings.js';

export interface Target {
  /** What is fetched: a full name of a ref, `HEAD`, or a commit. */
  readonly source: string;
  /** Null where only the fetch will tell: a commit whose id is short. */
  readonly commit: string | null;
}

const COMMIT = /^([0-9a-f]{40}|[0-9a-f]{64})$/;
const SHORT_COMMIT = /^[0-9a-f]{7,64}$/;

export const isCommit = (text: string): boolean => COMMIT.test(text);

/** The names that a ref may be short for, a branch before a tag as `git clone --branch` has it. */
const namesOf = (ref: string | null): readonly string[] =>
  ref === null ? ['HEAD'] : ref.startsWith('refs/') ? [ref] : [`refs/heads/${ref}`, `refs/tags/${ref}`];

/** What `git ls-remote` is asked: names that begin with `refs/`, never the text of a user alone. */
export const questionAbout = ({ ref }: Pick<GitAddress, 'ref'>): readonly string[] => [
  'ls-remote',
  REMOTE,
  // The tag itself and the commit that an annotated tag points at.
  ...namesOf(ref).flatMap((name) => (name.startsWith('refs/tags/') ? [name, `${name}^{}`] : [name])),
];

/** @param answer of `git ls-remote`: lines of id, tab, name; null where there is no such ref */
export function targetIn(answer: string, { ref }: Pick<GitAddress, 'ref'>): Target | null {
  const ids = new Map(answer.split('\n').map((line) => line.split('\t', 2).reverse() as [string, string]));
  for (const name of namesOf(ref)) {
    const commit = ids.get(`${name}^{}`) ?? ids.get(name);
    if (commit !== undefined && isCommit(commit)) return { source: name, commit };
  }
  return ref !== null && SHORT_COMMIT.test(ref) ? { source: ref, commit: isCommit(ref) ? ref : null } : null;
}
