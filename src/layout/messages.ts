import type { ChangeName } from '../graph/changes.js';
import { changeWord } from '../messages.js';
import { plural } from '../platform/text/english.js';
import { printable } from '../platform/text/printable.js';

export const LEGEND_DASHED = 'inferred, not stated in the source';
export const LEGEND_BIDIRECTIONAL = 'requests in both directions';
export const LEGEND_THIN = 'not traffic: runs on, image, key, log';
export const LEGEND_LOOKED_UP = 'existing, managed elsewhere';
export const LEGEND_SUGGESTED = 'suggested by AI';
/** The sign is an exclamation mark. */
export const LEGEND_OPENED = 'opened to the outside';
export const LEGEND_COUNT = 'number of identical resources';

/**
 * Legend of a change, for example `3 resources added, 6 arrows` or `6 arrows added`. Either count may be 0. The
 * resources are those of the plan, including folded ones.
 */
export const legendOfChange = (change: Exclude<ChangeName, 'none'>, things: number, arrows: number) =>
  things === 0 && arrows > 0
    ? `${plural(arrows, 'arrow')} ${changeWord(change)}`
    : `${things === 0 ? '' : `${plural(things, 'resource')} `}${changeWord(change)}${arrows === 0 ? '' : `, ${plural(arrows, 'arrow')}`}`;

export const DOT_ANSWER_UNREADABLE = 'the output of dot lacks the positions of some nodes';
export const DOT_ANSWER_REMEDY = 'Update Graphviz, or omit --layout dot.';

export const notOfEditor = (file: string, reason: string) => `${printable(file)} is not a draw.io file (${reason})`;
export const NOT_OF_EDITOR_REMEDY = 'Save it in draw.io as .drawio; images with an embedded diagram are not supported.';
export const NO_PAGE = 'it has no page';
export const HAS_DECLARATIONS = 'it has markup declarations (<!DOCTYPE>)';
export const BROKEN_TAG = 'it is not well-formed XML';
export const TOO_MANY_ELEMENTS = 'it has too many elements';
export const TOO_MANY_ATTRIBUTES = 'an element has too many attributes';
export const TOO_DEEP = 'its elements nest too deeply';
export const TOO_LONG = 'it is too long';
export const NOT_UNPACKED = 'a page cannot be decompressed';
