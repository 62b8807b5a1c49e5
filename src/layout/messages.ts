import type { ChangeName } from '../graph/changes.js';
import { changeWord } from '../messages.js';
import { plural } from '../platform/text/plural.js';
import { printable } from '../platform/text/printable.js';

export const LEGEND_DASHED = 'implied or assumed, not stated in the plan';
export const LEGEND_BIDIRECTIONAL = 'requests in both directions';
export const LEGEND_THIN = 'no request: runs on, images, keys, logs';
export const LEGEND_LOOKED_UP = 'looked up, not built here';
export const LEGEND_SUGGESTED = 'suggested by a language model';
/** The sign is an exclamation mark. */
export const LEGEND_OPENED = 'opened to outside';
export const LEGEND_COUNT = 'so many of the same';

/**
 * Legend of a change, for example `3 resources added, 6 arrows` or `6 arrows added`. Either count may be 0. The
 * resources are those of the plan, including folded ones.
 */
export const legendOfChange = (change: Exclude<ChangeName, 'none'>, things: number, arrows: number) =>
  things === 0 && arrows > 0
    ? `${plural(arrows, 'arrow')} ${changeWord(change)}`
    : `${things === 0 ? '' : `${plural(things, 'resource')} `}${changeWord(change)}${arrows === 0 ? '' : `, ${plural(arrows, 'arrow')}`}`;

export const DOT_ANSWER_UNREADABLE = 'the answer of dot does not hold the places of what it was asked to place';
export const DOT_ANSWER_REMEDY = 'Update Graphviz, or leave --layout dot out.';

export const notOfEditor = (file: string, reason: string) =>
  `${printable(file)} is no file that draw.io has written (${reason})`;
export const NOT_OF_EDITOR_REMEDY = 'Save it there as .drawio; pictures with a diagram inside are not read.';
export const NO_PAGE = 'it has no page';
export const HAS_DECLARATIONS = 'it has declarations of its own';
export const BROKEN_TAG = 'an element is not written as XML';
export const TOO_MANY_ELEMENTS = 'it has too many elements';
export const TOO_MANY_ATTRIBUTES = 'an element has too many attributes';
export const TOO_LONG = 'it is too long';
export const NOT_UNPACKED = 'a page cannot be unpacked';
