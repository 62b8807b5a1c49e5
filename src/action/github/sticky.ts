/** The one comment of a comment-id: found by marker and author, written by the newest run, never there twice. */

import { compareRuns, type Marker, readMarker, withMarker, writeMarker } from '../../comment/marker.js';
import type { CommentBehaviour } from '../model.js';
import type { GitHub } from './client.js';
import {
  type Comment,
  createComment,
  deleteComment,
  hideComment,
  listComments,
  readComment,
  updateComment,
} from './comments.js';
import { whoWeAre } from './identity.js';
import { TRIES } from './limits.js';
import { isRefusal } from './refusal.js';

/** A comment of ours. */
export interface Marked {
  readonly comment: Comment;
  readonly marker: Marker;
}

export interface Found {
  /** Kept up to date; null where there is none. */
  readonly current: Marked | null;
  /** The last one that stays as it is. */
  readonly kept: Marked | null;
}

/** @throws Refusal */
export async function findComment(github: GitHub, pull: number, id: string): Promise<Found> {
  const ours = await listOurs(github, pull, id);
  return { current: await fold(github, ours), kept: ours.findLast(({ marker }) => marker.isKept) ?? null };
}

/** The oldest first. Who we are is asked only where there is something that could be ours. */
async function listOurs(github: GitHub, pull: number, id: string): Promise<readonly Marked[]> {
  const marked = (await listComments(github, pull)).flatMap((comment): Marked[] => {
    const marker = readMarker(comment.body);
    return marker?.id === id ? [{ comment, marker }] : [];
  });
  if (marked.length === 0) return [];
  const isOurs = await whoWeAre(github);
  return marked.filter(({ comment }) => isOurs(comment));
}

/**
 * Two jobs that have found no comment have both made one. All of them come to the same end, in any order: the oldest
 * comment stays, with what the newest run has to say, and the others go.
 */
async function fold(github: GitHub, ours: readonly Marked[]): Promise<Marked | null> {
  const [oldest, ...others] = ours.filter(({ marker }) => !marker.isKept);
  if (oldest === undefined) return null;
  const newest = others.reduce((best, one) => (compareRuns(one.marker, best.marker) > 0 ? one : best), oldest);
  if (newest !== oldest && (await updateComment(github, oldest.comment.id, newest.comment.body)) === null) {
    return fold(github, others);
  }
  for (const { comment } of others) await deleteComment(github, comment.id);
  return { comment: { ...oldest.comment, body: newest.comment.body }, marker: newest.marker };
}

/** What is to stand in the comment. */
export interface Wanted {
  readonly marker: Marker;
  /** Without the marker. */
  readonly body: string;
}

export type Written = { readonly how: 'created' | 'updated' | 'outrun'; readonly comment: Comment };

/** @param current as `findComment` has found it, some time ago. @throws Refusal */
export async function writeComment(
  github: GitHub,
  pull: number,
  { marker, body }: Wanted,
  behaviour: CommentBehaviour,
  current: Marked | null,
): Promise<Written> {
  const wanted = { ...marker, isKept: behaviour === 'new' };
  const text = `${writeMarker(wanted)}\n${body}`;
  if (behaviour === 'update' && current !== null) {
    const written = await update(github, current, wanted, text);
    if (written !== null) return written;
  }
  if (behaviour === 'recreate' && current !== null) await deleteComment(github, current.comment.id);
  if (behaviour === 'hide-and-recreate' && current !== null) await retire(github, current);
  return create(github, pull, wanted, text);
}

/** Null where it is gone. GitHub knows no conditional update: looking again makes the gap as small as it can be. */
async function update(github: GitHub, { comment }: Marked, wanted: Marker, text: string): Promise<Written | null> {
  const now = await readComment(github, comment.id);
  if (now === null) return null;
  const marker = readMarker(now.body);
  if (marker !== null && compareRuns(marker, wanted) > 0) return { how: 'outrun', comment: now };
  const updated = await updateComment(github, comment.id, text);
  return updated === null ? null : { how: 'updated', comment: updated };
}

/** It stays, folded up, and no later run takes it for its own. */
async function retire(github: GitHub, { comment, marker }: Marked): Promise<void> {
  // What can fail for good comes first: then it is still the current one, and the next run tries again.
  await hideComment(github, comment);
  await updateComment(github, comment.id, withMarker(comment.body, { ...marker, isKept: true }));
}

/** After a create that nobody has confirmed it is looked for: twice the same comment is worse than a call more. */
async function create(github: GitHub, pull: number, wanted: Marker, text: string): Promise<Written> {
  for (let tried = 1; ; tried++) {
    try {
      return await settle(github, pull, wanted, await createComment(github, pull, text));
    } catch (error) {
      if (!isRefusal(error) || !error.mayHaveHappened || tried === TRIES) throw error;
      // What nobody waits for any more may still be done.
      await github.pause(tried);
      const made = (await listOurs(github, pull, wanted.id)).find(
        ({ marker }) => compareRuns(marker, wanted) === 0 && marker.hash === wanted.hash,
      );
      if (made !== undefined) return settle(github, pull, wanted, made.comment);
    }
  }
}

/** Whether another job has made one at the same time shows only afterwards. */
async function settle(github: GitHub, pull: number, wanted: Marker, comment: Comment): Promise<Written> {
  if (wanted.isKept) return { how: 'created', comment };
  try {
    const current = await fold(github, await listOurs(github, pull, wanted.id));
    return { how: 'created', comment: current?.comment ?? comment };
  } catch (error) {
    // The comment is there, which is what was asked for; if it is there twice, the next run folds it.
    if (isRefusal(error)) return { how: 'created', comment };
    throw error;
  }
}
