import { address, attribute } from '../text/markdown.js';
import { TITLE_LENGTH_MAX } from './limits.js';
import * as messages from './messages.js';
import type { ImageUrls } from './model.js';

/** A picture in a comment: where it is, and its width in the page where that is known. */
export interface ShownImage extends ImageUrls {
  readonly width: number | null;
}

/** The picture that suits the reader's screen, and a link to it as what is left where there is no room. */
export function pictureForms(image: ShownImage | undefined, words: string): readonly string[] {
  const light = address(image?.light ?? '');
  if (image === undefined || light === null) return [''];
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

/** What `pictureForms` has written; nothing else in a comment of ours begins so, because foreign text has no `<`. */
const PICTURE = /<picture>\n[\s\S]*?<\/picture>\n\n|\[Picture\]\(https?:[^)\s]*\)\n\n/g;

/** The body without its pictures, which are gone. The text stays. */
export const withoutPictures = (body: string): string =>
  body.replaceAll('\r\n', '\n').replace(PICTURE, `${messages.PICTURES_GONE}\n\n`);
