/**
 * Stores the pictures of a pull request in the repository itself, under a ref of its own (`refs/groundplan/pr-7`). Such
 * a ref is no branch: clones do not fetch it, and branch rules do not apply to it. Each run that changes pictures adds
 * a commit. Older comments show pictures of older commits, so each commit has the previous one as its parent.
 */

import { memberAt, textAt } from '../../platform/json/foreign.js';
import { isRefusal } from '../../pull-request/calls.js';
import { NOT_AS_DOCUMENTED } from '../../pull-request/messages.js';
import { NEW_PICTURES_MAX, REF_TRIES } from '../limits.js';
import * as messages from '../messages.js';
import { type GitHub, refusal } from './client.js';

/** A picture to store. */
export interface ImageFile {
  /** File name: `prod.png`. */
  readonly path: string;
  readonly content: Uint8Array;
}

/** The pictures that the last commit of the ref holds. */
export interface Stored {
  /** Commit that holds `paths`. */
  readonly commit: string;
  readonly paths: ReadonlySet<string>;
  /** Number of pictures that were not stored, because NEW_PICTURES_MAX others were new as well. */
  readonly omitted: number;
}

/** Returns the ref of a pull request without `refs/`, as the API expects it: `groundplan/pr-7`. */
export const refOf = (pull: number): string => `groundplan/pr-${pull}`;

/**
 * Stores the pictures and returns the commit with all of them. Beyond NEW_PICTURES_MAX new ones, the last are omitted.
 * Writes nothing if the last commit has exactly these pictures.
 * @param run number of the run, for the commit message
 * @throws Refusal
 */
export async function storePictures(
  github: GitHub,
  pull: number,
  run: number,
  pictures: readonly ImageFile[],
): Promise<Stored> {
  const ref = refOf(pull);
  const before = await readRef(github, ref);
  const tree = before === null ? null : await readTree(github, before);
  const { entries, left, isNew } = await storeBlobs(github, pictures, tree ?? new Map());
  const paths = new Set(entries.map(({ path }) => path));
  if (before !== null && !isNew && tree?.size === entries.length) return { commit: before, paths, omitted: left };

  const newTree = sha(await github.put('POST', `${github.repositoryPath}/git/trees`, { tree: entries }), 'trees');
  const message = messages.pictureCommitMessage(pull, run);
  const commit = await moveRef(github, ref, before, async (parents) =>
    sha(
      await github.put('POST', `${github.repositoryPath}/git/commits`, { message, tree: newTree, parents }),
      'commits',
    ),
  );
  return { commit, paths, omitted: left };
}

/** An entry of a Git tree: a file that is not executable. */
interface Entry {
  readonly path: string;
  readonly mode: '100644';
  readonly type: 'blob';
  readonly sha: string;
}

/**
 * Uploads the pictures whose content the last commit lacks, up to NEW_PICTURES_MAX.
 * @param tree blob ids of the last commit by path
 * @returns the entries of the new tree, the number of pictures left out, and `isNew`, true if an entry differs from
 * `tree`
 */
async function storeBlobs(github: GitHub, pictures: readonly ImageFile[], tree: ReadonlyMap<string, string>) {
  const storedHashes = new Set(tree.values());
  const entries: Entry[] = [];
  let sent = 0;
  for (const { path, content } of pictures) {
    let id = await blobId(content);
    if (!storedHashes.has(id)) {
      if (sent === NEW_PICTURES_MAX) continue;
      const body = { content: Buffer.from(content).toString('base64'), encoding: 'base64' };
      id = sha(await github.put('POST', `${github.repositoryPath}/git/blobs`, body), 'blobs');
      storedHashes.add(id);
      sent++;
    }
    entries.push({ path, mode: '100644', type: 'blob', sha: id });
  }
  const isNew = entries.some(({ path, sha: id }) => tree.get(path) !== id);
  return { entries, left: pictures.length - entries.length, isNew };
}

/** Returns the id that Git gives to the content, so that stored pictures are recognised without downloading them. */
async function blobId(content: Uint8Array): Promise<string> {
  const object = Buffer.concat([Buffer.from(`blob ${content.length}\0`), content]);
  return Buffer.from(await crypto.subtle.digest('SHA-1', object)).toString('hex');
}

/** Returns the blob ids of a commit's files by path. */
async function readTree(github: GitHub, commit: string): Promise<ReadonlyMap<string, string>> {
  const value = await github.get(`${github.repositoryPath}/git/commits/${commit}`);
  const tree = await github.get(`${github.repositoryPath}/git/trees/${sha(memberAt(value, 'tree'), 'commits')}`);
  const entries = memberAt(tree, 'tree');
  return new Map(
    (Array.isArray(entries) ? entries : []).flatMap((entry): [string, string][] => {
      const [path, id] = [textAt(entry, 'path'), textAt(entry, 'sha')];
      return path === null || id === null ? [] : [[path, id]];
    }),
  );
}

/**
 * Returns the commit of a ref; null if the ref does not exist.
 * @throws Refusal
 */
export async function readRef(github: GitHub, ref: string): Promise<string | null> {
  try {
    return sha(memberAt(await github.get(`${github.repositoryPath}/git/ref/${ref}`), 'object'), 'ref');
  } catch (error) {
    if (isRefusal(error, 'missing')) return null;
    throw error;
  }
}

/**
 * Moves the ref to a new commit without force, or creates the ref. If another job has moved it meanwhile, GitHub
 * refuses with 422, and the commit is created again on top of that job's. GitHub's API has no other conditional write.
 * @param before commit that the ref points to; null if the ref does not exist
 * @param commitOn creates the commit with the given parents
 */
async function moveRef(
  github: GitHub,
  ref: string,
  before: string | null,
  commitOn: (parents: readonly string[]) => Promise<string>,
): Promise<string> {
  let parent = before;
  for (let tried = 1; tried <= REF_TRIES; tried++) {
    const commit = await commitOn(parent === null ? [] : [parent]);
    try {
      if (parent === null)
        await github.put('POST', `${github.repositoryPath}/git/refs`, { ref: `refs/${ref}`, sha: commit });
      else await github.put('PATCH', `${github.repositoryPath}/git/refs/${ref}`, { sha: commit, force: false });
      return commit;
    } catch (error) {
      if (!isRefusal(error, 'invalid')) throw error;
      const now = await readRef(github, ref);
      // GitHub refuses the retry of a create that succeeded.
      if (now === commit) return commit;
      // The ref has not moved, so this is not a race, and a retry would not help.
      if (now === parent) throw error;
      parent = now;
    }
  }
  throw refusal('trouble', `PATCH ${ref}`, messages.REF_KEEPS_MOVING);
}

/**
 * Returns the object id in a response.
 * @param description the call, for the message
 * @throws Refusal for a response without one
 */
function sha(value: unknown, description: string): string {
  const sha = textAt(value, 'sha');
  if (sha === null || !/^[0-9a-f]{40,64}$/.test(sha)) throw refusal('trouble', description, NOT_AS_DOCUMENTED);
  return sha;
}
