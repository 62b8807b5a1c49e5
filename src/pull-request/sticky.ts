/**
 * Maintains the single comment of a comment-id: identified by marker and author, written by the newest run, never
 * duplicated.
 */

import { isRefusal } from './calls.js';
import { TRIES } from './limits.js';
import { compareRuns, type Marker, readMarker, withMarker, writeMarker } from './marker.js';

/**
 * `update` edits one comment in place; `recreate` deletes it and posts a new one; `hide-and-recreate` collapses the old
 * one; `new` always adds one.
 */
export const COMMENT_BEHAVIOURS = ['update', 'recreate', 'hide-and-recreate', 'new', 'off'] as const;
export type CommentBehaviour = (typeof COMMENT_BEHAVIOURS)[number];

/** Access to the comments of one pull request. Every method rejects with a `Refusal`. */
export interface CommentStore<C extends { readonly body: string }> {
  /** Comments, oldest first. */
  list(): Promise<readonly C[]>;
  /**
   * Returns a predicate for our own comments. The marker alone is no proof: anyone can write it, and a token may edit
   * others' comments.
   */
  whoWeAre(): Promise<(comment: C) => boolean>;
  /** Posts a comment. After a refusal with `mayHaveHappened`, the comment may or may not exist. */
  create(body: string): Promise<C>;
  /** Null if the comment no longer exists; the same for `update`. */
  read(comment: C): Promise<C | null>;
  update(comment: C, body: string): Promise<C | null>;
  /** Deletes a comment. Succeeds if it no longer exists. */
  remove(comment: C): Promise<void>;
  /** Collapses a comment; absent if the host cannot. */
  readonly hide?: (comment: C) => Promise<void>;
  /** Waits as long as after the given number of failed attempts. */
  pause(tried: number): Promise<void>;
}

type Body = { readonly body: string };

/** One of our own comments. */
export interface Marked<C extends Body> {
  readonly comment: C;
  readonly marker: Marker;
}

export interface ExistingComments<C extends Body> {
  /** Comment that is updated; null if there is none. */
  readonly current: Marked<C> | null;
  /** Newest comment that later runs leave alone. */
  readonly kept: Marked<C> | null;
}

/**
 * Finds our comments of a comment-id, and merges duplicates.
 * @throws Refusal
 */
export async function findComment<C extends Body>(board: CommentStore<C>, id: string): Promise<ExistingComments<C>> {
  const ours = await listOurs(board, id);
  return { current: await fold(board, ours), kept: ours.findLast(({ marker }) => marker.isKept) ?? null };
}

/** Lists our comments, oldest first. Asks for our identity only if a comment with our marker exists. */
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
 * Merges duplicates: two jobs that found no comment have both created one. The oldest comment stays, with the newest
 * run's content, and the others are deleted. All jobs reach this state in any order.
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

/** Desired content of the comment. */
export interface DesiredComment {
  readonly marker: Marker;
  /** Body without the marker. */
  readonly body: string;
}

export type WriteResult<C> = { readonly how: 'created' | 'updated' | 'outrun'; readonly comment: C };

/**
 * Writes the comment according to the behaviour.
 * @param current result of an earlier `findComment`
 * @throws Refusal
 */
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

/**
 * Updates the comment; null if it no longer exists. No host offers conditional updates, so reading it again just before
 * keeps the race window short.
 */
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

/** Collapses a comment and marks it so that no later run updates it. */
async function retire<C extends Body>(board: CommentStore<C>, { comment, marker }: Marked<C>): Promise<void> {
  // The step that can fail permanently comes first: the comment then stays current, and the next run retries.
  await board.hide?.(comment);
  await board.update(comment, withMarker(comment.body, { ...marker, isKept: true }));
}

/**
 * Creates the comment. After an unconfirmed create it searches for the comment, because a duplicate is worse than an
 * extra call.
 */
async function create<C extends Body>(board: CommentStore<C>, wanted: Marker, text: string): Promise<WriteResult<C>> {
  for (let tried = 1; ; tried++) {
    try {
      return await settle(board, wanted, await board.create(text));
    } catch (error) {
      if (!isRefusal(error) || !error.mayHaveHappened || tried === TRIES) throw error;
      // The host may still be processing a request that has timed out here.
      await board.pause(tried);
      const made = (await listOurs(board, wanted.id)).find(
        ({ marker }) => compareRuns(marker, wanted) === 0 && marker.hash === wanted.hash,
      );
      if (made !== undefined) return settle(board, wanted, made.comment);
    }
  }
}

/** Checks for a duplicate after the create, because a parallel job is visible only then. */
async function settle<C extends Body>(board: CommentStore<C>, wanted: Marker, comment: C): Promise<WriteResult<C>> {
  if (wanted.isKept) return { how: 'created', comment };
  try {
    const current = await fold(board, await listOurs(board, wanted.id));
    return { how: 'created', comment: current?.comment ?? comment };
  } catch (error) {
    // The comment exists, as requested; if a duplicate exists too, the next run merges them.
    if (isRefusal(error)) return { how: 'created', comment };
    throw error;
  }
}
