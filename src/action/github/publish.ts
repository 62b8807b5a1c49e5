/**
 * Publishes diagrams on a pull request: stores the pictures, then writes the comment. src/action/publish.ts calls it
 * for each pull request of a run. A failure of GitHub becomes a notice.
 */

import { lineUrlOn } from '../../differences.js';
import type { Io } from '../../platform/io.js';
import { firstsOf, withoutLines } from '../../pull-request/alike.js';
import { writeBody } from '../../pull-request/body.js';
import { isRefusal } from '../../pull-request/calls.js';
import { compareRuns, type Marker } from '../../pull-request/marker.js';
import {
  type Diagram,
  fileKindOf,
  GITHUB,
  isEmptyChange,
  type PictureContent,
  pictureKey,
  SHOWN,
} from '../../pull-request/model.js';
import type { ShownImage } from '../../pull-request/picture.js';
import { type CommentStore, findComment, type Marked, writeComment } from '../../pull-request/sticky.js';
import { isUnchanged } from '../../pull-request/uncompared.js';
import { repositoryUrl, runUrl } from '../context.js';
import { BODY_BYTES_MAX, GITHUB_PICTURE_BYTES_MAX, NEW_PICTURES_MAX, PICTURE_PIXELS_MAX } from '../limits.js';
import * as messages from '../messages.js';
import type { Event, Publication, PublishRequest, PullRequest } from '../model.js';
import { connect, type GitHub } from './client.js';
import {
  authorTest,
  type Comment,
  createComment,
  deleteComment,
  hideComment,
  listComments,
  readComment,
  updateComment,
} from './comments.js';
import { type ImageFile, type Stored, storePictures } from './pictures.js';
import { readPull } from './pulls.js';

type PublishIo = Pick<Io, 'request' | 'wait' | 'readFile' | 'sizeOf'>;

const NOT_PUBLISHED: Publication = {
  comment: 'none',
  commentId: null,
  commentUrl: null,
  images: new Map(),
  published: 'none',
  notices: [],
};

/**
 * Writes, updates or deletes the comment of a pull request. Never rejects because of GitHub: a failed comment is a
 * notice. Rejects with the errors of `fs` for missing pictures.
 */
export async function publish(request: PublishRequest, io: PublishIo): Promise<Publication> {
  const { event, token, options } = request;
  if (options.behaviour === 'off' || event.pullRequest === null) return NOT_PUBLISHED;
  if (event.pullRequest.isClosed) return { ...NOT_PUBLISHED, notices: [messages.PULL_CLOSED] };
  // The token is read-only here. Events `pull_request_target` and `workflow_run` have one that can write.
  if (event.name === 'pull_request' && event.pullRequest.isFork) {
    return { ...NOT_PUBLISHED, notices: [messages.FORK_READ_ONLY] };
  }
  try {
    return await publishOn(connect(event, token, io), event.pullRequest, request, io);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.kind === 'locked') return { ...NOT_PUBLISHED, notices: [messages.CONVERSATION_LOCKED] };
    const isReadOnly = error.kind === 'permission';
    const notice = isReadOnly
      ? messages.tokenReadOnly(error.reason)
      : messages.commentFailed(error.message, error.remedy ?? '');
    return { ...NOT_PUBLISHED, notices: [notice] };
  }
}

/** Publishes the comment, and returns without writing if a newer run has written it or it would look the same. */
async function publishOn(
  github: GitHub,
  pull: PullRequest,
  request: PublishRequest,
  io: PublishIo,
): Promise<Publication> {
  const { event, diagrams, options } = request;
  const currentPull = await readPull(github, event.repository, pull.number);
  if (currentPull.isClosed) return { ...NOT_PUBLISHED, notices: [messages.PULL_CLOSED] };

  const store = storeOf(github, pull.number);
  const existing = await findComment(store, options.commentId);
  const current = options.behaviour === 'new' ? existing.newestKept : existing.current;
  const run = runOf(event);
  const stale = current === null ? null : whyStale(current.marker, run, pull, currentPull, event);
  if (current !== null && stale !== null) return unchanged(current, request, [stale]);

  const isSameAsBase = isUnchanged(request);
  // A reverted change updates an existing comment, but no comment is created only to report no change.
  if (current === null && diagrams.length === 0 && isSameAsBase) return NOT_PUBLISHED;
  if (options.whenUnchanged !== 'update' && isSameAsBase) {
    if (current === null) return NOT_PUBLISHED;
    if (options.whenUnchanged === 'skip') return unchanged(current, request);
    await deleteComment(github, current.comment.id);
    return { ...NOT_PUBLISHED, comment: 'deleted' };
  }

  const hash = await fingerprint(request);
  const isSame = current?.marker.hash === hash;
  if (current !== null && isSame && (!mustStorePictures(request) || current.marker.commit !== null)) {
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
  const { outcome, comment } = await writeComment(store, { marker, body }, options.behaviour, current);
  return {
    comment: outcome === 'superseded' ? 'unchanged' : outcome,
    commentId: comment.id,
    commentUrl: comment.url,
    images: pictures.images,
    published: pictures.commit !== null ? 'refs' : pictures.images.size > 0 ? 'url' : 'none',
    notices: outcome === 'superseded' ? [messages.newerRun(event.runId)] : pictures.notices,
  };
}

/**
 * Returns the run for the marker. On `workflow_run` that is the triggering run, because it belongs to the commit and
 * decides which of two comments is newer.
 */
const runOf = ({ workflowRun, runId, runAttempt }: Event): Pick<Marker, 'run' | 'attempt'> =>
  workflowRun === null ? { run: runId, attempt: runAttempt } : { run: workflowRun.id, attempt: workflowRun.attempt };

/** Returns why this run must not write; null if it may. Runs may end in a different order than they started. */
function whyStale(
  marker: Marker,
  run: Pick<Marker, 'run' | 'attempt'>,
  pull: PullRequest,
  currentPull: PullRequest,
  { name }: Event,
): string | null {
  if (compareRuns(marker, run) > 0) return messages.newerRun(marker.run);
  // A newer run with nothing new leaves an older marker, so the head is compared as well. Other events do not know the
  // head.
  const knowsHead = name.startsWith('pull_request') || name === 'workflow_run';
  return knowsHead && currentPull.headSha !== pull.headSha ? messages.HEAD_MOVED : null;
}

/** Returns the result for a comment that is left as it is. */
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

/** Returns the content of the comment, for `writeBody`. */
const contentOf = (
  { event, diagrams, absent, uncompared, artifacts, options }: PublishRequest,
  images: ReadonlyMap<string, ShownImage>,
) => {
  const { runId, runNumber, pullRequest } = event;
  const run = { number: runNumber, url: runUrl(event, runId), sha: pullRequest?.headSha ?? '' };
  const dialect = { ...GITHUB, lineUrl: lineUrlOn('github', repositoryUrl(event)) };
  return { title: options.title, diagrams, absent, uncompared, artifacts, images, run, dialect };
};

/** Returns the pull request's comments as `findComment` and `writeComment` expect them. */
const storeOf = (github: GitHub, pull: number): CommentStore<Comment> => ({
  list: () => listComments(github, pull),
  authorTest: () => authorTest(github),
  create: (body) => createComment(github, pull, body),
  read: ({ id }) => readComment(github, id),
  update: ({ id }, body) => updateComment(github, id, body),
  remove: ({ id }) => deleteComment(github, id),
  hide: (comment) => hideComment(github, comment),
  pause: (tried) => github.pause(tried),
});

// ---- Fingerprint of a comment: a hash without the parts that differ from run to run.

/** Replaces every URL, because URLs differ from run to run. */
const PLACEHOLDER_URL = 'https://github.com/';

/**
 * Returns the first 32 hexadecimal digits of the hash. Equal fingerprints mean that the comment would look the same.
 */
async function fingerprint({ diagrams, absent, uncompared, artifacts, options }: PublishRequest): Promise<string> {
  const body = writeBody(
    {
      title: options.title,
      diagrams: diagrams.map(withoutLines),
      absent,
      uncompared,
      artifacts: new Map(
        [...artifacts].map(([id, entries]) => [
          id,
          entries.map((entry) => ({ ...entry, id: 0, url: PLACEHOLDER_URL })),
        ]),
      ),
      images: new Map(
        firstsOf(diagrams).flatMap((diagram) =>
          picturesShown(diagram).flatMap(({ key, shows }) => {
            const [light, dark] = (['light', 'dark'] as const).map(
              (tone) => diagram.files[fileKindOf(SHOWN.picture, tone, shows)],
            );
            const placeholder = {
              light: PLACEHOLDER_URL,
              dark: dark === undefined ? null : PLACEHOLDER_URL,
              width: null,
            };
            return light === undefined ? [] : [[key, placeholder] as const];
          }),
        ),
      ),
      run: { number: 0, url: PLACEHOLDER_URL, sha: '' },
    },
    BODY_BYTES_MAX,
  );
  const content = [body, options.images, options.imageBaseUrl, diagrams.map(({ id, sha256 }) => [id, sha256])];
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(content)));
  return Buffer.from(digest).toString('hex').slice(0, 32);
}

// ---- Pictures of a comment: stored in the repository, published elsewhere, or none.

interface ShownPictures {
  /** Commit that contains the pictures; null if they are not stored. */
  readonly commit: string | null;
  /** True if the next run must store more. */
  readonly isPartial: boolean;
  /** Images by `pictureKey`. */
  readonly images: ReadonlyMap<string, ShownImage>;
  readonly notices: readonly string[];
}

const NO_PICTURES: ShownPictures = { commit: null, isPartial: false, images: new Map(), notices: [] };

/**
 * True if pictures must be stored in the repository: the comment shows images, and they are not published elsewhere.
 */
const mustStorePictures = ({ diagrams, options: { images, imageBaseUrl } }: PublishRequest): boolean =>
  images !== 'none' &&
  imageBaseUrl === null &&
  firstsOf(diagrams).some((diagram) =>
    picturesShown(diagram).some(({ shows }) => diagram.files[fileKindOf(SHOWN.picture, 'light', shows)] !== undefined),
  );

/**
 * Returns the pictures for the comment. Without them, the comment shows Mermaid, and a notice explains why. Rejects
 * with the errors of `fs`.
 */
async function showPictures(
  github: GitHub,
  pull: number,
  request: PublishRequest,
  io: Pick<Io, 'readFile' | 'sizeOf'>,
): Promise<ShownPictures> {
  if (!mustStorePictures(request)) return { ...NO_PICTURES, images: picturesElsewhere(request) };
  const { event } = request;
  // Diagrams with the same change share one picture.
  const diagrams = firstsOf(request.diagrams);
  const { pictures, widths, unusable } = await gatherPictures(diagrams, io);
  const notices = unusable.length > 0 ? [messages.picturesUnusable(unusable)] : [];
  if (pictures.length === 0) return { ...NO_PICTURES, notices };
  try {
    const stored = await storePictures(github, pull, event.runNumber, pictures);
    const left = stored.omitted > 0 ? [messages.picturesNotStored(stored.omitted)] : [];
    return {
      commit: stored.commit,
      isPartial: stored.omitted > 0,
      images: imagesOf(diagrams, stored, event, widths),
      notices: [...notices, ...left],
    };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const refused = messages.picturesRefused(error.reason, error.kind === 'permission');
    return { ...NO_PICTURES, notices: [...notices, refused] };
  }
}

/** Returns the pictures that the workflow publishes itself, at the input `image-base-url`. */
function picturesElsewhere({ diagrams, options: { images, imageBaseUrl } }: PublishRequest): ShownPictures['images'] {
  if (images === 'none' || imageBaseUrl === null) return new Map();
  const base = imageBaseUrl.replace(/\/+$/, '');
  const shown = firstsOf(diagrams).flatMap((diagram) =>
    picturesShown(diagram).filter(
      ({ shows }) => diagram.files[fileKindOf(SHOWN.picture, 'light', shows)] !== undefined,
    ),
  );
  return new Map(
    shown.map(({ key }) => [key, { light: `${base}/${encodeURIComponent(key)}.png`, dark: null, width: null }]),
  );
}

// ---- Pictures of a run, read and validated.
// The most important come first, because the last ones are dropped if there are too many.

interface GatheredPictures {
  readonly pictures: readonly ImageFile[];
  /** Width in CSS pixels by path. */
  readonly widths: ReadonlyMap<string, number>;
  /** Ids of diagrams with a file that is not a valid PNG or too large. */
  readonly unusable: readonly string[];
}

/** Suffix of dark pictures. An id has no dot, so file names of diagrams never clash. */
const DARK_ENDING = '.dark.png';
/** Returns the file name of a picture by its `pictureKey`: `prod.change.dark.png`. */
const pathOf = (key: string, tone: 'light' | 'dark'): string =>
  tone === 'light' ? `${key}.png` : `${key}${DARK_ENDING}`;

/**
 * Returns the pictures of a diagram that a comment shows: one of the change and one of the full architecture. Without a
 * comparison there is only the second, and a comparison without changes shows none.
 */
const picturesShown = ({
  id,
  change,
}: Diagram): readonly { readonly key: string; readonly shows: PictureContent }[] => {
  if (change === undefined) return [{ key: id, shows: 'whole' }];
  if (isEmptyChange(change)) return [];
  return [
    { key: pictureKey(id, 'change'), shows: 'change' },
    { key: pictureKey(id, 'whole'), shows: 'whole' },
  ];
};

/** Scale of pictures: PNG pixels per CSS pixel. */
const PIXELS_PER_CSS_PIXEL = 2;

/** Reads the pictures of the diagrams, those of changes first. Rejects with the errors of `fs`. */
async function gatherPictures(
  diagrams: readonly Diagram[],
  io: Pick<Io, 'readFile' | 'sizeOf'>,
): Promise<GatheredPictures> {
  const ordered = [...diagrams.filter(({ changed }) => changed), ...diagrams.filter(({ changed }) => !changed)];
  const shown = (['change', 'whole'] as const).flatMap((shows) =>
    ordered.flatMap((diagram) =>
      picturesShown(diagram)
        .filter((entry) => entry.shows === shows)
        .map((entry) => ({ ...entry, diagram })),
    ),
  );
  const files = (['light', 'dark'] as const).flatMap((tone) =>
    shown.map(({ key, shows, diagram }) => ({
      id: diagram.id,
      path: pathOf(key, tone),
      file: diagram.files[fileKindOf(SHOWN.picture, tone, shows)],
    })),
  );
  const pictures: ImageFile[] = [];
  const widths = new Map<string, number>();
  const unusable = new Set<string>();
  for (const { id, path, file } of files) {
    if (file === undefined) continue;
    const content = ((await io.sizeOf(file)) ?? Infinity) > GITHUB_PICTURE_BYTES_MAX ? null : await io.readFile(file);
    const size = content === null ? null : readPng(content);
    if (content === null || size === null) {
      unusable.add(id);
      continue;
    }
    pictures.push({ path, content });
    widths.set(path, Math.ceil(size.width / PIXELS_PER_CSS_PIXEL));
  }
  // Drops all dark pictures or none, so that the result does not depend on those stored before.
  const isMany = pictures.length > NEW_PICTURES_MAX;
  const stored = isMany ? pictures.filter(({ path }) => !path.endsWith(DARK_ENDING)) : pictures;
  return { pictures: stored, widths, unusable: [...unusable] };
}

/** Returns the URLs and widths of stored pictures by `pictureKey`. A diagram without a stored light picture has none. */
function imagesOf(
  diagrams: readonly Diagram[],
  { commit, paths }: Pick<Stored, 'commit' | 'paths'>,
  event: Event,
  widths: ReadonlyMap<string, number> = new Map(),
): ReadonlyMap<string, ShownImage> {
  const urlOf = (path: string): string | null =>
    paths.has(path) ? `${blobUrl(event, commit)}${encodeURIComponent(path)}?raw=true` : null;
  return new Map(
    diagrams.flatMap(picturesShown).flatMap(({ key }): [string, ShownImage][] => {
      const light = urlOf(pathOf(key, 'light'));
      const width = widths.get(pathOf(key, 'light')) ?? null;
      return light === null ? [] : [[key, { light, dark: urlOf(pathOf(key, 'dark')), width }]];
    }),
  );
}

/** Returns the pictures whose URLs are in the body of a comment. Others were not stored or did not fit. */
function imagesShown(diagrams: readonly Diagram[], body: string, commit: string, event: Event) {
  const urlPrefix = blobUrl(event, commit);
  const paths = body
    .split(urlPrefix)
    .slice(1)
    .map((urlEnd) => decodeURIComponent(/^[\w.-]*/.exec(urlEnd)![0]));
  return imagesOf(diagrams, { commit, paths: new Set(paths) }, event);
}

/**
 * Returns a URL that works for everyone with access to the repository, even a private one. raw.githubusercontent.com
 * would need a token.
 */
const blobUrl = (event: Event, commit: string): string => `${repositoryUrl(event)}/blob/${commit}/`;

// ---- PNG files, which may come from untrusted artifacts.

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Chunk types of our pictures. Text, profiles and unknown chunks are rejected. */
const CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'pHYs', 'IDAT', 'IEND']);

/** Bytes of a chunk besides its data (length, type, checksum): https://www.w3.org/TR/png-3/#5Chunk-layout */
const FRAME_BYTES = 12;

/** Position of the width, after the signature and the length and type of the header chunk. */
const WIDTH_START = SIGNATURE.length + 8;
/** End of the header chunk, which has 13 bytes of data. */
const HEADER_END = SIGNATURE.length + FRAME_BYTES + 13;

/** Returns the size in pixels; null for anything but a PNG, and for a PNG with trailing data or unknown chunks. */
export function readPng(content: Uint8Array): { readonly width: number; readonly height: number } | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  let chunkStart = SIGNATURE.length;
  for (let kind = ''; kind !== 'IEND'; ) {
    if (chunkStart + FRAME_BYTES > bytes.length) return null;
    const isFirst = kind === '';
    kind = bytes.toString('latin1', chunkStart + 4, chunkStart + 8);
    if (!CHUNKS.has(kind) || isFirst !== (kind === 'IHDR')) return null;
    chunkStart += FRAME_BYTES + bytes.readUInt32BE(chunkStart);
  }
  // The header chunk is the first one: its data begins with the width and the height.
  if (chunkStart !== bytes.length || bytes.length < HEADER_END) return null;
  const [width, height] = [bytes.readUInt32BE(WIDTH_START), bytes.readUInt32BE(WIDTH_START + 4)];
  const isSize = (pixels: number) => pixels > 0 && pixels <= PICTURE_PIXELS_MAX;
  return isSize(width) && isSize(height) ? { width, height } : null;
}
