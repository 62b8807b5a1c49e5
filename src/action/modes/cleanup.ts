/** `mode: cleanup`: deletes the stored pictures of a closed pull request (`on: pull_request`, `types: [closed]`). */

import type { Io } from '../../platform/io.js';
import { isRefusal, type Refusal } from '../../pull-request/calls.js';
import { readMarker, withMarker } from '../../pull-request/marker.js';
import { withoutPictures } from '../../pull-request/picture.js';
import type { Context } from '../context.js';
import { connect, type GitHub } from '../github/client.js';
import { authorTest, listComments, updateComment } from '../github/comments.js';
import { readRef, refOf } from '../github/pictures.js';
import * as messages from '../messages.js';
import type { Event } from '../model.js';

/**
 * Deletes the pictures of a closed pull request. Reports failures as notices.
 * @returns the exit code, always 0
 */
export async function cleanup({ event, inputs, io, runner }: Context): Promise<number> {
  if (event.pullRequest === null) {
    runner.annotate('notice', messages.NOTHING_TO_CLEAN);
    return 0;
  }
  const { isRefDeleted, comments, notices } = await cleanUp(event, inputs['github-token'], io);
  for (const notice of notices) runner.annotate('notice', notice);
  runner.say(messages.cleanedUp(event.pullRequest.number, isRefDeleted, comments));
  return 0;
}

// ---- Pictures of a closed pull request.
// The ref with the pictures is deleted, and the comments stop linking to them.

interface CleanUpResult {
  /** True if the ref existed and was deleted. GitHub collects its objects later. */
  readonly isRefDeleted: boolean;
  /** Number of rewritten comments. */
  readonly comments: number;
  /** One notice per failure. */
  readonly notices: readonly string[];
}

/**
 * Cleans up after `event.pullRequest`, for every `comment-id`. If the ref cannot be deleted, the comments are left
 * alone, because their pictures still exist. Never rejects because of GitHub.
 */
export async function cleanUp(
  event: Pick<Event, 'apiUrl' | 'graphqlUrl' | 'repository' | 'pullRequest'>,
  token: string,
  io: Pick<Io, 'request' | 'wait'>,
): Promise<CleanUpResult> {
  const { pullRequest } = event;
  if (pullRequest === null) return { isRefDeleted: false, comments: 0, notices: [] };
  const github = connect(event, token, io);
  const deleted = await attempt(() => deleteRef(github, pullRequest.number));
  if ('refused' in deleted) {
    return { isRefDeleted: false, comments: 0, notices: [messages.refNotDeleted(deleted.refused.message)] };
  }
  const comments = await attempt(() => hidePictures(github, pullRequest.number));
  return {
    isRefDeleted: deleted.value,
    comments: 'refused' in comments ? 0 : comments.value,
    notices: 'refused' in comments ? [messages.commentsNotChanged(comments.refused.message)] : [],
  };
}

/** Calls `work`, and returns the error if GitHub refuses. */
async function attempt<T>(work: () => Promise<T>): Promise<{ readonly value: T } | { readonly refused: Refusal }> {
  try {
    return { value: await work() };
  } catch (error) {
    if (isRefusal(error)) return { refused: error };
    throw error;
  }
}

/** Deletes the ref with the pictures. Returns false if it does not exist. */
async function deleteRef(github: GitHub, pull: number): Promise<boolean> {
  const ref = refOf(pull);
  if ((await readRef(github, ref)) === null) return false;
  try {
    await github.put('DELETE', `${github.repositoryPath}/git/refs/${ref}`);
  } catch (error) {
    // A parallel clean-up or a retry has already deleted it.
    if (!isRefusal(error, 'invalid', 'missing') || (await readRef(github, ref)) !== null) throw error;
  }
  return true;
}

/**
 * Removes the pictures from our comments, and returns how many comments were rewritten. Clears the hash in their markers,
 * so that a run after reopening writes them again.
 */
async function hidePictures(github: GitHub, pull: number): Promise<number> {
  const shown = (await listComments(github, pull)).flatMap((comment) => {
    const marker = readMarker(comment.body);
    return marker === null || marker.commit === null ? [] : [{ comment, marker }];
  });
  if (shown.length === 0) return 0;
  const isOurs = await authorTest(github);
  let count = 0;
  for (const { comment, marker } of shown.filter((marked) => isOurs(marked.comment))) {
    const body = withMarker(withoutPictures(comment.body), { ...marker, commit: null, hash: '' });
    if ((await updateComment(github, comment.id, body)) !== null) count++;
  }
  return count;
}
