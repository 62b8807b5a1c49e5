/** Writes the pictures of a comment, and removes them when the pull request is closed. */

import { address, attribute, markdown } from '../platform/text/markdown.js';
import { TITLE_LENGTH_MAX } from './limits.js';
import * as messages from './messages.js';
import type { Dialect, ImageUrls } from './model.js';

/** A picture in a comment: its URLs, and its width in pixels on the page if known. */
export interface ShownImage extends ImageUrls {
  readonly width: number | null;
}

/** Path that GitLab returns for a file uploaded to a project: `/uploads/1b2c3d/prod.png`. */
const UPLOADED = /^\/uploads\/[0-9a-f]+\/[\w.-]+$/;

/**
 * Returns three forms of a picture for `shrink`, longest first: the picture, a link to it, and an empty text. Without a
 * valid URL, there is only the empty text.
 * @param description alternative text, not escaped
 */
export function pictureForms(
  image: ShownImage | undefined,
  description: string,
  form: Dialect['image'],
): readonly string[] {
  const url = image?.light ?? '';
  const light = UPLOADED.test(url) ? url : address(url);
  if (image === undefined || light === null) return [''];
  if (form === 'plain') {
    const alt = markdown(description, TITLE_LENGTH_MAX);
    return [`![${alt}](${light})\n\n`, `[${messages.pictureLink}](${light})\n\n`, ''];
  }
  const dark = address(image.dark ?? '');
  const alt = attribute(description, TITLE_LENGTH_MAX);
  const width = image.width === null ? '' : ` width="${image.width}"`;
  const source = dark === null ? '' : `<source media="(prefers-color-scheme: dark)" srcset="${dark}">\n`;
  return [
    `<picture>\n${source}<img alt="${alt}" src="${light}"${width}>\n</picture>\n\n`,
    `[${messages.pictureLink}](${light})\n\n`,
    '',
  ];
}

/**
 * Matches the picture and the link of `pictureForms`, as GitHub shows them. Text from the code is escaped: it contains
 * neither `<` nor an unescaped `[`.
 */
const PICTURE = new RegExp(
  `<picture>\\n[\\s\\S]*?</picture>\\n\\n|\\[${messages.pictureLink}\\]\\(https?:[^)\\s]*\\)\\n\\n`,
  'g',
);

/** Replaces each picture in the body of a comment with the note that it was removed. The other text stays. */
export const withoutPictures = (body: string): string =>
  body.replaceAll('\r\n', '\n').replace(PICTURE, `${messages.PICTURES_GONE}\n\n`);
