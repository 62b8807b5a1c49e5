/** The one comment of a comment-id: found by marker and author, written by the newest run, never there twice. */

import { TRIES } from './calls/limits.js';
import { isRefusal } from './calls/refusal.js';
import { compareRuns, type Marker, readMarker, withMarker, writeMarker } from './marker.js';

/** `update` keeps one comment; `recreate` deletes and writes anew; `hide-and-recreate` folds the old one up; `new` adds. */
export const COMMENT_BEHAVIOURS = ['update', 'recreate', 'hide-and-recreate', 'new', 'off'] as const;
export type CommentBehaviour = (typeof COMMENT_BEHAVIOURS)[number];

/** Where the comments of one pull request are. All of it rejects with a `Refusal`. */
export interface CommentStore<C extends { readonly body: string }> {
  /** The oldest first. */
  list(): Promise<readonly C[]>;
  /** Whether we have written a comment. Anybody can write our marker, and a token may edit the comments of others. */
  whoWeAre(): Promise<(comment: C) => boolean>;
  /** A refusal that `mayHaveHappened` leaves open whether the comment is there. */
  create(body: string): Promise<C>;
  /** Null where it is gone; so is that of `update`. */
  read(comment: C): Promise<C | null>;
  update(comment: C, body: string): Promise<C | null>;
  /** No error where it is gone. */
  remove(comment: C): Promise<void>;
  /** Folds it up; absent where the host cannot. */
  readonly hide?: (comment: C) => Promise<void>;
  /** As long as after the failure of a call that was tried so often. */
  pause(tried: number): Promise<void>;
}

type Body = { readonly body: string };

/** A comment of ours. */
export interface Marked<C extends Body> {
  readonly comment: C;
  readonly marker: Marker;
}

export interface FoundComments<C extends Body> {
  /** Kept up to date; null where there is none. */
  readonly current: Marked<C> | null;
  /** The last one that stays as it is. */
  readonly kept: Marked<C> | null;
}

/** @throws Refusal */
export async function findComment<C extends Body>(board: CommentStore<C>, id: string): Promise<FoundComments<C>> {
  const ours = await listOurs(board, id);
  return { current: await fold(board, ours), kept: ours.findLast(({ marker }) => marker.isKept) ?? null };
}

/** The oldest first. Who we are is asked only where there is something that could be ours. */
async function listOurs<C extends Body>(board: CommentStore<C>, id: string): Promise<readonly Marked<C>[]> {
  const marked = (await board.list()).flatMap((comment): Marked<C>[] => {
    const marker = readMarker(comment.body);
    return marker?.id === id ? [{ comment, marker }] : [];
  });
  if (marked.length === 0) return [];
  const isOurs = await board.whoWeAre();
  return marked.filter(({ comment }) => isOurs(comment));
}

/**
 * Two jobs that have found no comment have both made one. All of them come to the same end, in any order: the oldest
 * comment stays, with what the newest run has to say, and the others go.
 */
async function fold<C extends Body>(board: CommentStore<C>, ours: readonly Marked<C>[]): Promise<Marked<C> | null> {
  const [oldest, ...others] = ours.filter(({ marker }) => !marker.isKept);
  if (oldest === undefined) return null;
  const newest = others.reduce((best, one) => (compareRuns(one.marker, best.marker) > 0 ? one : best), oldest);
  if (newest !== oldest && (await board.update(oldest.comment, newest.comment.body)) === null) {
    return fold(board, others);
  }
  for (const { comment } of others) await board.remove(comment);
  return { comment: { ...oldest.comment, body: newest.comment.body }, marker: newest.marker };
}

/** What is to stand in the comment. */
export interface DesiredComment {
  readonly marker: Marker;
  /** Without the marker. */
  readonly body: string;
}

export type WriteResult<C> = { readonly how: 'created' | 'updated' | 'outrun'; readonly comment: C };

/** @param current as `findComment` has found it, some time ago. @throws Refusal */
export async function writeComment<C extends Body>(
  board: CommentStore<C>,
  { marker, body }: DesiredComment,
  behaviour: CommentBehaviour,
  current: Marked<C> | null,
): Promise<WriteResult<C>> {
  const wanted = { ...marker, isKept: behaviour === 'new' };
  const text = `${writeMarker(wanted)}\n${body}`;
  if (behaviour === 'update' && current !== null) {
    const written = await update(board, current, wanted, text);
    if (written !== null) return written;
  }
  if (behaviour === 'recreate' && current !== null) await board.remove(current.comment);
  if (behaviour === 'hide-and-recreate' && current !== null) await retire(board, current);
  return create(board, wanted, text);
}

/** Null where it is gone. No host knows a conditional update: looking again makes the gap as small as it can be. */
async function update<C extends Body>(
  board: CommentStore<C>,
  { comment }: Marked<C>,
  wanted: Marker,
  text: string,
): Promise<WriteResult<C> | null> {
  const now = await board.read(comment);
  if (now === null) return null;
  const marker = readMarker(now.body);
  if (marker !== null && compareRuns(marker, wanted) > 0) return { how: 'outrun', comment: now };
  const updated = await board.update(comment, text);
  return updated === null ? null : { how: 'updated', comment: updated };
}

/** It stays, folded up, and no later run takes it for its own. */
async function retire<C extends Body>(board: CommentStore<C>, { comment, marker }: Marked<C>): Promise<void> {
  // What can fail for good comes first: then it is still the current one, and the next run tries again.
  await board.hide?.(comment);
  await board.update(comment, withMarker(comment.body, { ...marker, isKept: true }));
}

/** After a create that nobody has confirmed it is looked for: twice the same comment is worse than a call more. */
async function create<C extends Body>(board: CommentStore<C>, wanted: Marker, text: string): Promise<WriteResult<C>> {
  for (let tried = 1; ; tried++) {
    try {
      return await settle(board, wanted, await board.create(text));
    } catch (error) {
      if (!isRefusal(error) || !error.mayHaveHappened || tried === TRIES) throw error;
      // What nobody waits for any more may still be done.
      await board.pause(tried);
      const made = (await listOurs(board, wanted.id)).find(
        ({ marker }) => compareRuns(marker, wanted) === 0 && marker.hash === wanted.hash,
      );
      if (made !== undefined) return settle(board, wanted, made.comment);
    }
  }
}

/** Whether another job has made one at the same time shows only afterwards. */
async function settle<C extends Body>(board: CommentStore<C>, wanted: Marker, comment: C): Promise<WriteResult<C>> {
  if (wanted.isKept) return { how: 'created', comment };
  try {
    const current = await fold(board, await listOurs(board, wanted.id));
    return { how: 'created', comment: current?.comment ?? comment };
  } catch (error) {
    // The comment is there, which is what was asked for; if it is there twice, the next run folds it.
    if (isRefusal(error)) return { how: 'created', comment };
    throw error;
  }
}
