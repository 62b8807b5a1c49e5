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

interface Changed {
  /** Number of resources, including folded ones. */
  readonly things: number;
  /** Number of these that have no mark, because they are inside another resource. */
  readonly inside: number;
  readonly arrows: number;
}

/**
 * Legend of a change, for example `3 resources added, 1 of them inside another, 6 arrows` or `6 arrows added`. Each
 * count may be 0.
 */
export function legendOfChange(change: Exclude<ChangeName, 'none'>, { things, inside, arrows }: Changed): string {
  if (things === 0 && arrows > 0) return `${plural(arrows, 'arrow')} ${changeWord(change)}`;
  const resources = things === 0 ? '' : `${plural(things, 'resource')} `;
  return [
    `${resources}${changeWord(change)}${insideOthers(things, inside)}`,
    ...(arrows === 0 ? [] : [plural(arrows, 'arrow')]),
  ].join(', ');
}

const insideOthers = (things: number, inside: number): string => {
  if (inside === 0) return '';
  return inside < things ? `, ${inside} inside others` : ` inside ${things === 1 ? 'another' : 'others'}`;
};

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
