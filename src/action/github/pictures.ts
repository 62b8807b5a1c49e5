/**
 * Pictures of a pull request in the repository itself: a commit for each run that changes them, on a ref of its own that
 * is no branch, so that no clone fetches it and no rule of a branch stands in the way. Each commit follows the one before,
 * because older comments show pictures of older commits.
 */

import { memberAt, textAt } from '../../json/foreign.js';
import { NOT_AS_DOCUMENTED } from '../../pull-request/calls/messages.js';
import { isRefusal } from '../../pull-request/calls/refusal.js';
import type { GitHub } from './client.js';
import { NEW_PICTURES_MAX, REF_TRIES } from './limits.js';
import * as messages from './messages.js';
import { refusal } from './refusal.js';

export interface ImageFile {
  /** Name of the file: `prod.png`. */
  readonly path: string;
  readonly content: Uint8Array;
}

export interface Stored {
  /** Holds `paths`. */
  readonly commit: string;
  readonly paths: ReadonlySet<string>;
  /** So many are not in it: too many new ones. */
  readonly left: number;
}

/** Without `refs/`, as the API wants it. */
export const refOf = (pull: number): string => `groundplan/pr-${pull}`;

/** The last of them are left out where there are too many. Writes nothing where all of it is there already. @throws Refusal */
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
  if (before !== null && !isNew && tree?.size === entries.length) return { commit: before, paths, left };

  const made = sha(await github.put('POST', `${github.home}/git/trees`, { tree: entries }), 'trees');
  const message = messages.pictureCommit(pull, run);
  const commit = await moveRef(github, ref, before, async (parents) =>
    sha(await github.put('POST', `${github.home}/git/commits`, { message, tree: made, parents }), 'commits'),
  );
  return { commit, paths, left };
}

interface Entry {
  readonly path: string;
  readonly mode: '100644';
  readonly type: 'blob';
  readonly sha: string;
}

/** Only what the last commit does not hold is sent. `isNew`: a path is new or has other content. */
async function storeBlobs(github: GitHub, pictures: readonly ImageFile[], tree: ReadonlyMap<string, string>) {
  const known = new Set(tree.values());
  const entries: Entry[] = [];
  let sent = 0;
  for (const { path, content } of pictures) {
    let id = await blobId(content);
    if (!known.has(id)) {
      if (sent === NEW_PICTURES_MAX) continue;
      const body = { content: Buffer.from(content).toString('base64'), encoding: 'base64' };
      id = sha(await github.put('POST', `${github.home}/git/blobs`, body), 'blobs');
      known.add(id);
      sent++;
    }
    entries.push({ path, mode: '100644', type: 'blob', sha: id });
  }
  const isNew = entries.some(({ path, sha: id }) => tree.get(path) !== id);
  return { entries, left: pictures.length - entries.length, isNew };
}

/** The name that Git gives to a file's content. */
async function blobId(content: Uint8Array): Promise<string> {
  const object = Buffer.concat([Buffer.from(`blob ${content.length}\0`), content]);
  return Buffer.from(await crypto.subtle.digest('SHA-1', object)).toString('hex');
}

/** Path to blob. */
async function readTree(github: GitHub, commit: string): Promise<ReadonlyMap<string, string>> {
  const value = await github.get(`${github.home}/git/commits/${commit}`);
  const tree = await github.get(`${github.home}/git/trees/${sha(memberAt(value, 'tree'), 'commits')}`);
  const entries = memberAt(tree, 'tree');
  return new Map(
    (Array.isArray(entries) ? entries : []).flatMap((entry): [string, string][] => {
      const [path, id] = [textAt(entry, 'path'), textAt(entry, 'sha')];
      return path === null || id === null ? [] : [[path, id]];
    }),
  );
}

/** Null where there is none. @throws Refusal */
export async function readRef(github: GitHub, ref: string): Promise<string | null> {
  try {
    return sha(memberAt(await github.get(`${github.home}/git/ref/${ref}`), 'object'), 'ref');
  } catch (error) {
    if (isRefusal(error, 'missing')) return null;
    throw error;
  }
}

/**
 * Not forced: GitHub refuses (422) where another job was faster, and then the commit is made again on top of that one's.
 * This is the only comparison before writing that GitHub's API has.
 */
async function moveRef(
  github: GitHub,
  ref: string,
  before: string | null,
  commitOn: (parents: readonly string[]) => Promise<string>,
): Promise<string> {
  let at = before;
  for (let tried = 1; tried <= REF_TRIES; tried++) {
    const commit = await commitOn(at === null ? [] : [at]);
    try {
      if (at === null) await github.put('POST', `${github.home}/git/refs`, { ref: `refs/${ref}`, sha: commit });
      else await github.put('PATCH', `${github.home}/git/refs/${ref}`, { sha: commit, force: false });
      return commit;
    } catch (error) {
      if (!isRefusal(error, 'invalid')) throw error;
      const now = await readRef(github, ref);
      // A create that was sent twice is refused the second time.
      if (now === commit) return commit;
      // Nobody else has moved it: this is no race, and trying again changes nothing.
      if (now === at) throw error;
      at = now;
    }
  }
  throw refusal('trouble', `PATCH ${ref}`, messages.REF_KEEPS_MOVING);
}

function sha(value: unknown, what: string): string {
  const found = textAt(value, 'sha');
  if (found === null || !/^[0-9a-f]{40,64}$/.test(found)) throw refusal('trouble', what, NOT_AS_DOCUMENTED);
  return found;
}
