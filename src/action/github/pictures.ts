/**
 * Stores pictures of a pull request in the repository itself. Each run that changes pictures adds a commit to a custom
 * ref, which is not a branch. Clones do not fetch the ref, and branch rules do not apply. Each commit has the previous
 * one as parent, because older comments show pictures of older commits.
 */

import { memberAt, textAt } from '../../platform/json/foreign.js';
import { isRefusal } from '../../pull-request/calls.js';
import { NOT_AS_DOCUMENTED } from '../../pull-request/messages.js';
import { NEW_PICTURES_MAX, REF_TRIES } from '../limits.js';
import * as messages from '../messages.js';
import { type GitHub, refusal } from './client.js';

export interface ImageFile {
  /** File name: `prod.png`. */
  readonly path: string;
  readonly content: Uint8Array;
}

export interface Stored {
  /** Commit that holds `paths`. */
  readonly commit: string;
  readonly paths: ReadonlySet<string>;
  /** Number of pictures not stored, because there are too many new ones. */
  readonly omitted: number;
}

/** Returns the ref without `refs/`, as the API expects it. */
export const refOf = (pull: number): string => `groundplan/pr-${pull}`;

/**
 * Stores pictures and returns their commit. If too many are new, the last ones are omitted. Writes nothing if all are
 * already stored.
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

  const made = sha(await github.put('POST', `${github.repositoryPath}/git/trees`, { tree: entries }), 'trees');
  const message = messages.pictureCommitMessage(pull, run);
  const commit = await moveRef(github, ref, before, async (parents) =>
    sha(await github.put('POST', `${github.repositoryPath}/git/commits`, { message, tree: made, parents }), 'commits'),
  );
  return { commit, paths, omitted: left };
}

interface Entry {
  readonly path: string;
  readonly mode: '100644';
  readonly type: 'blob';
  readonly sha: string;
}

/** Uploads pictures that the last commit lacks. `isNew` is true if a path is new or has different content. */
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

/** Returns Git's object id of the content. */
async function blobId(content: Uint8Array): Promise<string> {
  const object = Buffer.concat([Buffer.from(`blob ${content.length}\0`), content]);
  return Buffer.from(await crypto.subtle.digest('SHA-1', object)).toString('hex');
}

/** Returns blob ids by path. */
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
 * Moves the ref without force. GitHub refuses with 422 if another job was faster; the commit is then recreated on top
 * of that job's. GitHub's API has no other conditional write.
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

function sha(value: unknown, description: string): string {
  const found = textAt(value, 'sha');
  if (found === null || !/^[0-9a-f]{40,64}$/.test(found)) throw refusal('trouble', description, NOT_AS_DOCUMENTED);
  return found;
}
