import { address, attribute, markdown } from '../platform/text/markdown.js';
import { TITLE_LENGTH_MAX } from './limits.js';
import * as messages from './messages.js';
import type { Dialect, ImageUrls } from './model.js';

/** A picture in a comment: its URLs, and its width in pixels on the page if known. */
export interface ShownImage extends ImageUrls {
  readonly width: number | null;
}

/** Path that GitLab returns for a file uploaded to a project. */
const UPLOADED = /^\/uploads\/[0-9a-f]+\/[\w.-]+$/;

/**
 * Returns the picture's forms, longest first: the picture for light and dark screens, a link for lack of space,
 * nothing.
 */
export function pictureForms(image: ShownImage | undefined, words: string, form: Dialect['image']): readonly string[] {
  const given = image?.light ?? '';
  const light = UPLOADED.test(given) ? given : address(given);
  if (image === undefined || light === null) return [''];
  if (form === 'plain') {
    const alt = markdown(words, TITLE_LENGTH_MAX);
    return [`![${alt}](${light})\n\n`, `[${messages.pictureLink}](${light})\n\n`, ''];
  }
  const dark = address(image.dark ?? '');
  const alt = attribute(words, TITLE_LENGTH_MAX);
  const width = image.width === null ? '' : ` width="${image.width}"`;
  const source = dark === null ? '' : `<source media="(prefers-color-scheme: dark)" srcset="${dark}">\n`;
  return [
    `<picture>\n${source}<img alt="${alt}" src="${light}"${width}>\n</picture>\n\n`,
    `[${messages.pictureLink}](${light})\n\n`,
    '',
  ];
}

/** Matches the output of `pictureForms`. Foreign text in our comments has no `<`, so nothing else matches. */
const PICTURE = /<picture>\n[\s\S]*?<\/picture>\n\n|\[Picture\]\(https?:[^)\s]*\)\n\n/g;

/** Replaces the pictures in a body, which no longer exist, with a note. The other text stays. */
export const withoutPictures = (body: string): string =>
  body.replaceAll('\r\n', '\n').replace(PICTURE, `${messages.PICTURES_GONE}\n\n`);
