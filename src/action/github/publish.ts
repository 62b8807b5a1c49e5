/** Publishes diagrams on a pull request. A partial failure becomes a notice. */

import { lineUrlOn } from '../../differences.js';
import type { Io } from '../../platform/io.js';
import { writeBody } from '../../pull-request/body.js';
import { isRefusal } from '../../pull-request/calls/refusal.js';
import { compareRuns, type Marker } from '../../pull-request/marker.js';
import { GITHUB } from '../../pull-request/model.js';
import type { ShownImage } from '../../pull-request/picture.js';
import { findComment, type Marked, writeComment } from '../../pull-request/sticky.js';
import { isUnchanged } from '../../pull-request/uncompared.js';
import { BODY_BYTES_MAX } from '../limits.js';
import * as messages from '../messages.js';
import type { Event, Publication, PublishRequest, PullRequest } from '../model.js';
import { boardOf } from './board.js';
import { connect, type GitHub } from './client.js';
import type { Comment } from './comments.js';
import { deleteComment } from './comments.js';
import { fingerprint } from './fingerprint.js';
import { imagesShown } from './gather.js';
import { readPull } from './pulls.js';
import { showPictures, wantsStored } from './show.js';

type World = Pick<Io, 'request' | 'wait' | 'readFile' | 'sizeOf'>;

const NOTHING: Publication = {
  comment: 'none',
  commentId: null,
  commentUrl: null,
  images: new Map(),
  published: 'none',
  notices: [],
};

/**
 * Publishes the comment. Never throws because of GitHub: a failed comment is a notice. Rejects with the errors of `fs`
 * for missing pictures.
 */
export async function publish(request: PublishRequest, io: World): Promise<Publication> {
  const { event, token, options } = request;
  if (options.behaviour === 'off' || event.pullRequest === null) return NOTHING;
  if (event.pullRequest.isClosed) return { ...NOTHING, notices: [messages.PULL_CLOSED] };
  // The token is read-only here. Events `pull_request_target` and `workflow_run` have one that can write.
  if (event.name === 'pull_request' && event.pullRequest.isFork) {
    return { ...NOTHING, notices: [messages.FORK_READ_ONLY] };
  }
  try {
    return await publishOn(connect(event, token, io), event.pullRequest, request, io);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.kind === 'locked') return { ...NOTHING, notices: [messages.CONVERSATION_LOCKED] };
    const isReadOnly = error.kind === 'permission';
    const notice = isReadOnly
      ? messages.tokenReadOnly(error.reason)
      : messages.commentFailed(error.message, error.remedy ?? '');
    return { ...NOTHING, notices: [notice] };
  }
}

async function publishOn(github: GitHub, pull: PullRequest, request: PublishRequest, io: World): Promise<Publication> {
  const { event, diagrams, options } = request;
  const now = await readPull(github, event.repository, pull.number);
  if (now.isClosed) return { ...NOTHING, notices: [messages.PULL_CLOSED] };

  const board = boardOf(github, pull.number);
  const found = await findComment(board, options.commentId);
  const current = options.behaviour === 'new' ? found.kept : found.current;
  const run = runOf(event);
  const stale = current === null ? null : whyStale(current.marker, run, pull, now, event);
  if (current !== null && stale !== null) return unchanged(current, request, [stale]);

  const isSameAsBase = isUnchanged(request);
  // A reverted change updates an existing comment, but no comment is created only to report no change.
  if (current === null && diagrams.length === 0 && isSameAsBase) return NOTHING;
  if (options.whenUnchanged !== 'update' && isSameAsBase) {
    if (current === null) return NOTHING;
    if (options.whenUnchanged === 'skip') return unchanged(current, request);
    await deleteComment(github, current.comment.id);
    return { ...NOTHING, comment: 'deleted' };
  }

  const hash = await fingerprint(request);
  const isSame = current?.marker.hash === hash;
  if (current !== null && isSame && (!wantsStored(request) || current.marker.commit !== null)) {
    return unchanged(current, request);
  }
  const pictures = await showPictures(github, pull.number, request, io);
  if (current !== null && isSame && pictures.commit === null) return unchanged(current, request, pictures.notices);

  const marker: Marker = {
    id: options.commentId,
    ...run,
    sha: pull.headSha,
    hash: pictures.isPartial ? '' : hash,
    commit: pictures.commit,
    isKept: false,
  };
  const body = writeBody(contentOf(request, pictures.images), BODY_BYTES_MAX);
  const { how, comment } = await writeComment(board, { marker, body }, options.behaviour, current);
  return {
    comment: how === 'outrun' ? 'unchanged' : how,
    commentId: comment.id,
    commentUrl: comment.url,
    images: pictures.images,
    published: pictures.commit !== null ? 'refs' : pictures.images.size > 0 ? 'url' : 'none',
    notices: how === 'outrun' ? [messages.newerRun(event.runId)] : pictures.notices,
  };
}

/** Returns the run of the marker. A run triggered by another one counts as that one, which belongs to the commit. */
const runOf = ({ workflowRun, runId, runAttempt }: Event): Pick<Marker, 'run' | 'attempt'> =>
  workflowRun === null ? { run: runId, attempt: runAttempt } : { run: workflowRun.id, attempt: workflowRun.attempt };

/** Returns why this run must not write; null if it may. Runs may end in a different order than they started. */
function whyStale(
  marker: Marker,
  run: Pick<Marker, 'run' | 'attempt'>,
  pull: PullRequest,
  now: PullRequest,
  { name }: Event,
): string | null {
  if (compareRuns(marker, run) > 0) return messages.newerRun(marker.run);
  // A newer run with nothing new leaves an older marker, so the head is compared as well. Other events do not know the
  // head.
  const knowsHead = name.startsWith('pull_request') || name === 'workflow_run';
  return knowsHead && now.headSha !== pull.headSha ? messages.HEAD_MOVED : null;
}

function unchanged(
  { comment, marker }: Marked<Comment>,
  { event, diagrams }: PublishRequest,
  notices: readonly string[] = [],
) {
  const images = marker.commit === null ? new Map() : imagesShown(diagrams, comment.body, marker.commit, event);
  return {
    comment: 'unchanged',
    commentId: comment.id,
    commentUrl: comment.url,
    images,
    published: images.size > 0 ? 'refs' : 'none',
    notices,
  } as const;
}

const contentOf = (
  { event, diagrams, absent, uncompared, artifacts, options }: PublishRequest,
  images: ReadonlyMap<string, ShownImage>,
) => {
  const {
    serverUrl,
    repository: { owner, name },
    runId,
    runNumber,
    pullRequest,
  } = event;
  const repository = `${serverUrl}/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
  const url = `${repository}/actions/runs/${runId}`;
  const run = { number: runNumber, url, sha: pullRequest?.headSha ?? '' };
  const dialect = { ...GITHUB, lineUrl: lineUrlOn('github', repository) };
  return { title: options.title, diagrams, absent, uncompared, artifacts, images, run, dialect };
};
