import { printable } from '../../platform/text/printable.js';

export const notOfEditor = (file: string, reason: string) =>
  `${printable(file)} is no file that draw.io has written (${reason})`;
export const NOT_OF_EDITOR_REMEDY = 'Save it there as .drawio; pictures with a diagram inside are not read.';
export const NO_PAGE = 'it has no page';
export const HAS_DECLARATIONS = 'it has declarations of its own';
export const BROKEN_TAG = 'an element is not written as XML';
export const TOO_MANY_ELEMENTS = 'it has too many elements';
export const NOT_UNPACKED = 'a page cannot be unpacked';
