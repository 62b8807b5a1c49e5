/** Source of a comment's pictures: stored in the repository, published elsewhere, or none. */

import type { Io } from '../../platform/io.js';
import { firstsOf } from '../../pull-request/alike.js';
import { isRefusal } from '../../pull-request/calls/refusal.js';
import { kindOf, SHOWN } from '../../pull-request/model.js';
import type { ShownImage } from '../../pull-request/picture.js';
import * as messages from '../messages.js';
import type { PublishRequest } from '../model.js';
import type { GitHub } from './client.js';
import { gatherPictures, imagesOf, picturesShown } from './gather.js';
import { storePictures } from './pictures.js';

export interface Shown {
  /** Commit that holds the pictures; null if they are not stored. */
  readonly commit: string | null;
  /** True if the next run must store more. */
  readonly isPartial: boolean;
  /** Images by `keyOf`. */
  readonly images: ReadonlyMap<string, ShownImage>;
  readonly notices: readonly string[];
}

const NONE: Shown = { commit: null, isPartial: false, images: new Map(), notices: [] };

export const wantsStored = ({ diagrams, options: { images, imageBaseUrl } }: PublishRequest): boolean =>
  images !== 'none' &&
  imageBaseUrl === null &&
  firstsOf(diagrams).some((diagram) =>
    picturesShown(diagram).some(({ shows }) => diagram.files[kindOf(SHOWN.picture, 'light', shows)] !== undefined),
  );

/**
 * Returns the pictures for the comment. Without them, the comment shows Mermaid, and a notice explains why. Rejects
 * with the errors of `fs`.
 */
export async function showPictures(
  github: GitHub,
  pull: number,
  request: PublishRequest,
  io: Pick<Io, 'readFile' | 'sizeOf'>,
): Promise<Shown> {
  if (!wantsStored(request)) return { ...NONE, images: fromElsewhere(request) };
  const { event } = request;
  // Diagrams with the same change share one picture.
  const diagrams = firstsOf(request.diagrams);
  const { pictures, widths, unusable } = await gatherPictures(diagrams, io);
  const notices = unusable.length > 0 ? [messages.picturesUnusable(unusable)] : [];
  if (pictures.length === 0) return { ...NONE, notices };
  try {
    const stored = await storePictures(github, pull, event.runNumber, pictures);
    const left = stored.left > 0 ? [messages.picturesLeft(stored.left)] : [];
    return {
      commit: stored.commit,
      isPartial: stored.left > 0,
      images: imagesOf(diagrams, stored, event, widths),
      notices: [...notices, ...left],
    };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const refused = messages.picturesRefused(error.reason, error.kind === 'permission');
    return { ...NONE, notices: [...notices, refused] };
  }
}

function fromElsewhere({ diagrams, options: { images, imageBaseUrl } }: PublishRequest): Shown['images'] {
  if (images === 'none' || imageBaseUrl === null) return new Map();
  const base = imageBaseUrl.replace(/\/+$/, '');
  const shown = firstsOf(diagrams).flatMap((diagram) =>
    picturesShown(diagram).filter(({ shows }) => diagram.files[kindOf(SHOWN.picture, 'light', shows)] !== undefined),
  );
  return new Map(
    shown.map(({ key }) => [key, { light: `${base}/${encodeURIComponent(key)}.png`, dark: null, width: null }]),
  );
}
