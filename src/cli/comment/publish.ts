/** Finds the comment on a merge or pull request and updates it if its content has changed. */

import { sha256 } from '../../platform/hash.js';
import { writeBody } from '../../pull-request/body.js';
import { isRefusal } from '../../pull-request/calls/refusal.js';
import type { Drawn } from '../../pull-request/draw.js';
import { compareRuns } from '../../pull-request/marker.js';
import { isNothing, keyOf, kindOf, SHOWN, type Shows } from '../../pull-request/model.js';
import type { ShownImage } from '../../pull-request/picture.js';
import { findComment, writeComment } from '../../pull-request/sticky.js';
import { withoutLines } from '../../pull-request/without-lines.js';
import * as messages from '../messages.js';
import type { Pipeline, Platform } from './model.js';

export interface PublishRequest {
  readonly commentId: string;
  /** Title of a comment with several diagrams; null for the default. */
  readonly title: string | null;
  readonly drawn: readonly Drawn[];
}

export interface Published {
  readonly is: keyof typeof messages.DONE | 'outrun' | 'closed' | 'locked';
  readonly warnings: readonly string[];
}

/**
 * Publishes the comment.
 * @throws Refusal
 */
export async function publish(asked: PublishRequest, pipeline: Pipeline, platform: Platform): Promise<Published> {
  const { board } = platform;
  const now = await platform.pull();
  if (!now.isOpen) return { is: 'closed', warnings: [] };
  const { current } = await findComment(board, asked.commentId);
  const isOld = current !== null && (compareRuns(current.marker, pipeline.run) > 0 || now.head !== pipeline.head);
  if (isOld) return { is: 'outrun', warnings: [] };
  const hash = fingerprint(asked, pipeline, platform);
  if (current?.marker.hash === hash) return { is: 'unchanged', warnings: [] };
  const { images, warnings } = await uploadAll(asked.drawn, platform);
  const marker = {
    id: asked.commentId,
    ...pipeline.run,
    sha: pipeline.head,
    // After a failed upload an empty hash makes the next run rewrite the comment.
    hash: warnings.length > 0 ? '' : hash,
    commit: null,
    isKept: false,
  };
  const body = writeBody(contentOf(asked, pipeline, platform, images), platform.bytesMax);
  try {
    const { how } = await writeComment(board, { marker, body }, 'update', current);
    return { is: how, warnings };
  } catch (error) {
    if (!now.isLocked || !isRefusal(error, 'permission')) throw error;
    return { is: 'locked', warnings };
  }
}

type Images = ReadonlyMap<string, ShownImage>;

const contentOf = (
  { title, drawn }: PublishRequest,
  { run, called, url, head }: Pipeline,
  { dialect }: Platform,
  images: Images,
) => ({
  title: drawn.length > 1 ? title : null,
  diagrams: drawn.map(({ diagram }) => ({ ...diagram, files: {} })),
  artifacts: new Map(),
  images,
  run: { number: run.run, called, url, sha: head },
  dialect,
});

interface Shown {
  readonly key: string;
  readonly name: string;
  readonly png: Uint8Array;
}

/** Returns the pictures of a diagram: the change and the full architecture, none if nothing changes. */
function picturesOf({ diagram, contents }: Drawn): readonly Shown[] {
  const { id, change } = diagram;
  const shows: readonly Shows[] = change === undefined ? ['whole'] : isNothing(change) ? [] : ['change', 'whole'];
  return shows.flatMap((what) => {
    const png = contents.get(kindOf(SHOWN.picture, 'light', what));
    if (!(png instanceof Uint8Array)) return [];
    const key = keyOf(id, what);
    return [{ key, png, name: `${key.replace('.', '-')}-${sha256(png).slice(0, HASH_LENGTH)}.png` }];
  });
}

const HASH_LENGTH = 12;

async function uploadAll(drawn: readonly Drawn[], platform: Platform) {
  const images = new Map<string, ShownImage>();
  try {
    for (const { key, name, png } of drawn.flatMap(picturesOf)) {
      images.set(key, { light: await platform.upload(name, png), dark: null, width: null });
    }
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { images, warnings: [messages.picturesRefused(error.reason)] };
  }
  return { images, warnings: [] };
}

/** Hashes the comment's content without the parts that differ from run to run, such as run numbers and URLs. */
function fingerprint(asked: PublishRequest, pipeline: Pipeline, platform: Platform): string {
  const pictures = asked.drawn.flatMap(picturesOf);
  const images = new Map(pictures.map(({ key }) => [key, { light: NOWHERE, dark: null, width: null }]));
  const nowhere = { ...pipeline, run: { run: 0, attempt: 0 }, called: '', url: NOWHERE, head: '' };
  const drawn = asked.drawn.map(({ diagram, contents }) => ({ diagram: withoutLines(diagram), contents }));
  const body = writeBody(contentOf({ ...asked, drawn }, nowhere, platform, images), platform.bytesMax);
  const said = [body, pictures.map(({ name }) => name), asked.drawn.map(({ diagram }) => diagram.sha256)];
  return sha256(JSON.stringify(said)).slice(0, 32);
}

const NOWHERE = 'https://example.com/';
