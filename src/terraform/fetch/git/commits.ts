/** The cached commits of one address. Each has a directory named by its id; the most recently requested comes first. */
import type { Io } from '../../../platform/io.js';
import { COMMITS_KEPT } from '../limits.js';
import { isCommit } from './target.js';

const listAt = (entry: string) => `${entry}/commits`;

/** Returns the cached commits, newest request first. Skips commits without files. */
export async function cachedCommits(entry: string, io: Io): Promise<readonly string[]> {
  const text = await io.readFile(listAt(entry)).catch(() => new Uint8Array());
  const commits: string[] = [];
  for (const commit of Buffer.from(text).toString('utf8').split('\n').filter(isCommit)) {
    if (await isCached(entry, commit, io)) commits.push(commit);
  }
  return commits;
}

export const isCached = async (entry: string, commit: string, io: Io): Promise<boolean> =>
  (await io.kindOf(`${entry}/${commit}`)) === 'directory';

/**
 * Records `commit` as the most recent one and removes commits that no other run can still be reading.
 * @param staging a folder of this run only, because two concurrent runs must not write the same file
 */
export async function noteCommit(
  entry: string,
  commit: string,
  before: readonly string[],
  staging: string,
  io: Io,
): Promise<void> {
  if (before[0] === commit) return;
  const kept = [commit, ...before.filter((other) => other !== commit)].slice(0, COMMITS_KEPT);
  await io.writeFile(listAt(staging), `${kept.join('\n')}\n`);
  await io.rename(listAt(staging), listAt(entry));
  for (const { name } of await io.list(entry)) {
    const [commit = ''] = name.split('.', 1);
    if (isCommit(commit) && !kept.includes(commit)) await io.remove(`${entry}/${name}`);
  }
}

const notesOn = (entry: string, commit: string) => `${entry}/${commit}.notes`;

/** Saves the warnings about a commit's files, one per line. They are repeated whenever the commit is read from the cache. */
export async function writeNotes(
  entry: string,
  commit: string,
  notes: readonly string[],
  staging: string,
  io: Io,
): Promise<void> {
  if (notes.length === 0) return;
  await io.writeFile(notesOn(staging, commit), notes.join('\n'));
  await io.rename(notesOn(staging, commit), notesOn(entry, commit));
}

export async function readNotes(entry: string, commit: string, io: Io): Promise<readonly string[]> {
  const text = await io.readFile(notesOn(entry, commit)).catch(() => new Uint8Array());
  return Buffer.from(text)
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');
}
