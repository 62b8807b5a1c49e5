/**
 * Maintains the single comment of a comment-id on a pull request. Marker and author identify the comment, only the
 * newest run writes it, and duplicates are merged. `CommentStore` hides the host: GitHub, GitLab or Azure DevOps.
 */

import { isRefusal } from './calls.js';
import { TRIES } from './limits.js';
import { compareRuns, type Marker, readMarker, withMarker, writeMarker } from './marker.js';

/**
 * Ways to keep the comment up to date. `update` edits it in place; `recreate` deletes it and posts a new one;
 * `hide-and-recreate` collapses it and posts a new one; `new` adds one with every run; `off` writes none.
 */
export const COMMENT_BEHAVIOURS = ['update', 'recreate', 'hide-and-recreate', 'new', 'off'] as const;
export type CommentBehaviour = (typeof COMMENT_BEHAVIOURS)[number];

/** Access to the comments of one pull request. Every method rejects with a `Refusal`. */
export interface CommentStore<C extends { readonly body: string }> {
  /** Comments, oldest first. */
  list(): Promise<readonly C[]>;
  /**
   * Returns a function that is true for comments of this program's account. The marker alone is no proof, because
   * anyone can write it.
   */
  authorTest(): Promise<(comment: C) => boolean>;
  /** Posts a comment. After a refusal with `mayHaveHappened`, the comment may or may not exist. */
  create(body: string): Promise<C>;
  /** Reads a comment again; null if it no longer exists. */
  read(comment: C): Promise<C | null>;
  /** Replaces the body; null if the comment no longer exists. */
  update(comment: C, body: string): Promise<C | null>;
  /** Deletes a comment. Succeeds if it no longer exists. */
  remove(comment: C): Promise<void>;
  /** Collapses a comment; absent if the host cannot. */
  readonly hide?: (comment: C) => Promise<void>;
  /** Waits before a retry, for longer after each failed attempt. `attempt` counts those so far. */
  pause(attempt: number): Promise<void>;
}

type Body = { readonly body: string };

/** A comment of this program, with its parsed marker. */
export interface Marked<C extends Body> {
  readonly comment: C;
  readonly marker: Marker;
}

/** The comments of a comment-id that exist. */
export interface ExistingComments<C extends Body> {
  /** Comment that is updated; null if there is none. */
  readonly current: Marked<C> | null;
  /** Newest comment that later runs leave alone. */
  readonly newestKept: Marked<C> | null;
}

/**
 * Finds the comments of a comment-id by this program's account, and merges duplicates.
 * @throws Refusal
 */
export async function findComment<C extends Body>(store: CommentStore<C>, id: string): Promise<ExistingComments<C>> {
  const ownComments = await listOwn(store, id);
  return {
    current: await mergeDuplicates(store, ownComments),
    newestKept: ownComments.findLast(({ marker }) => marker.isKept) ?? null,
  };
}

/** Lists the account's comments, oldest first. Asks for the account only if a comment with the marker exists. */
async function listOwn<C extends Body>(store: CommentStore<C>, id: string): Promise<readonly Marked<C>[]> {
  const marked = (await store.list()).flatMap((comment): Marked<C>[] => {
    const marker = readMarker(comment.body);
    return marker?.id === id ? [{ comment, marker }] : [];
  });
  if (marked.length === 0) return [];
  const isOwn = await store.authorTest();
  return marked.filter(({ comment }) => isOwn(comment));
}

/**
 * Merges duplicates: two jobs that found no comment have both created one. The oldest comment stays, with the newest
 * run's content, and the others are deleted. All jobs reach this state in any order.
 */
async function mergeDuplicates<C extends Body>(
  store: CommentStore<C>,
  ownComments: readonly Marked<C>[],
): Promise<Marked<C> | null> {
  const [oldest, ...others] = ownComments.filter(({ marker }) => !marker.isKept);
  if (oldest === undefined) return null;
  const newest = others.reduce(
    (best, candidate) => (compareRuns(candidate.marker, best.marker) > 0 ? candidate : best),
    oldest,
  );
  if (newest !== oldest && (await store.update(oldest.comment, newest.comment.body)) === null) {
    return mergeDuplicates(store, others);
  }
  for (const { comment } of others) await store.remove(comment);
  return { comment: { ...oldest.comment, body: newest.comment.body }, marker: newest.marker };
}

/** Desired content of the comment. */
export interface DesiredComment {
  readonly marker: Marker;
  /** Body without the marker. */
  readonly body: string;
}

/** Result of a write; `superseded` if a newer run has already written the comment, which then stays. */
export type WriteResult<C> = { readonly outcome: 'created' | 'updated' | 'superseded'; readonly comment: C };

/**
 * Writes the comment as the behaviour requires. A comment that was deleted meanwhile is created again.
 * @param current result of an earlier `findComment`
 * @throws Refusal
 */
export async function writeComment<C extends Body>(
  store: CommentStore<C>,
  { marker, body }: DesiredComment,
  behaviour: CommentBehaviour,
  current: Marked<C> | null,
): Promise<WriteResult<C>> {
  const newMarker = { ...marker, isKept: behaviour === 'new' };
  const text = `${writeMarker(newMarker)}\n${body}`;
  if (behaviour === 'update' && current !== null) {
    const written = await update(store, current, newMarker, text);
    if (written !== null) return written;
  }
  if (behaviour === 'recreate' && current !== null) await store.remove(current.comment);
  if (behaviour === 'hide-and-recreate' && current !== null) await collapse(store, current);
  return create(store, newMarker, text);
}

/**
 * Updates the comment; null if it no longer exists. No host offers conditional updates, so reading it again just before
 * keeps the race window short.
 */
async function update<C extends Body>(
  store: CommentStore<C>,
  { comment }: Marked<C>,
  newMarker: Marker,
  text: string,
): Promise<WriteResult<C> | null> {
  const now = await store.read(comment);
  if (now === null) return null;
  const marker = readMarker(now.body);
  if (marker !== null && compareRuns(marker, newMarker) > 0) return { outcome: 'superseded', comment: now };
  const updated = await store.update(comment, text);
  return updated === null ? null : { outcome: 'updated', comment: updated };
}

/** Collapses a comment and marks it so that no later run updates it. */
async function collapse<C extends Body>(store: CommentStore<C>, { comment, marker }: Marked<C>): Promise<void> {
  // The step that can fail permanently comes first: the comment then stays current, and the next run retries.
  await store.hide?.(comment);
  await store.update(comment, withMarker(comment.body, { ...marker, isKept: true }));
}

/**
 * Creates the comment. After an unconfirmed create it searches for the comment, because a duplicate is worse than an
 * extra call.
 */
async function create<C extends Body>(
  store: CommentStore<C>,
  newMarker: Marker,
  text: string,
): Promise<WriteResult<C>> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await mergeAfterCreate(store, newMarker, await store.create(text));
    } catch (error) {
      if (!isRefusal(error) || !error.mayHaveHappened || attempt === TRIES) throw error;
      // The host may still be processing a request that has timed out here.
      await store.pause(attempt);
      const created = (await listOwn(store, newMarker.id)).find(
        ({ marker }) => compareRuns(marker, newMarker) === 0 && marker.hash === newMarker.hash,
      );
      if (created !== undefined) return mergeAfterCreate(store, newMarker, created.comment);
    }
  }
}

/** Checks for a duplicate after the create, because a parallel job is visible only then. */
async function mergeAfterCreate<C extends Body>(
  store: CommentStore<C>,
  newMarker: Marker,
  comment: C,
): Promise<WriteResult<C>> {
  if (newMarker.isKept) return { outcome: 'created', comment };
  try {
    const current = await mergeDuplicates(store, await listOwn(store, newMarker.id));
    return { outcome: 'created', comment: current?.comment ?? comment };
  } catch (error) {
    // The comment exists, as requested; if a duplicate exists too, the next run merges them.
    if (isRefusal(error)) return { outcome: 'created', comment };
    throw error;
  }
}
