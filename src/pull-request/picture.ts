import { address, attribute, markdown } from '../text/markdown.js';
import { TITLE_LENGTH_MAX } from './limits.js';
import * as messages from './messages.js';
import type { Dialect, ImageUrls } from './model.js';

/** A picture in a comment: where it is, and its width in the page where that is known. */
export interface ShownImage extends ImageUrls {
  readonly width: number | null;
}

/** As GitLab names what was uploaded to a project. */
const UPLOADED = /^\/uploads\/[0-9a-f]+\/[\w.-]+$/;

/** The picture that suits the reader's screen, and a link to it as what is left where there is no room. */
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

/** What `pictureForms` has written; nothing else in a comment of ours begins so, because foreign text has no `<`. */
const PICTURE = /<picture>\n[\s\S]*?<\/picture>\n\n|\[Picture\]\(https?:[^)\s]*\)\n\n/g;

/** The body without its pictures, which are gone. The text stays. */
export const withoutPictures = (body: string): string =>
  body.replaceAll('\r\n', '\n').replace(PICTURE, `${messages.PICTURES_GONE}\n\n`);
