import type { ChangeName } from '../graph/changes.js';
import { changeWord } from '../messages.js';
import { plural } from '../platform/text/english.js';
import { printable } from '../platform/text/printable.js';

export const LEGEND_DASHED = 'inferred, not stated in the source';
export const LEGEND_BIDIRECTIONAL = 'requests in both directions';
export const LEGEND_THIN = 'not traffic: runs on, image, key, log';
export const LEGEND_LOOKED_UP = 'existing, managed elsewhere';
export const LEGEND_SUGGESTED = 'suggested by AI';
/** Explains the exclamation mark in the sign of a change that opens access. */
export const LEGEND_OPENED = 'opened to the outside';
/** The sign is a grey dot. */
export const LEGEND_TOUCHED = 'touched, same architecture';
/** The sign is a hollow dot. */
export const LEGEND_BY_OTHERS = 'unchanged, but others change its access or rights';
export const LEGEND_COUNT = 'number of resources';

/** The counts that the legend gives for one kind of change. */
interface ChangedCounts {
  /** Number of resources, including folded ones. */
  readonly resources: number;
  /** Number of those without a mark, because they are folded into another resource. */
  readonly inside: number;
  readonly arrows: number;
}

/**
 * Legend of a change, for example `3 resources added, 1 of them inside another, 6 arrows` or `6 arrows added`. Each of
 * the three counts may be 0.
 */
export function legendOfChange(
  change: Exclude<ChangeName, 'none'>,
  { resources, inside, arrows }: ChangedCounts,
): string {
  if (resources === 0 && arrows > 0) return `${plural(arrows, 'arrow')} ${changeWord(change)}`;
  const subject = resources === 0 ? '' : `${plural(resources, 'resource')} `;
  return [
    `${subject}${changeWord(change)}${insideOthers(resources, inside)}`,
    ...(arrows === 0 ? [] : [plural(arrows, 'arrow')]),
  ].join(', ');
}

const insideOthers = (resources: number, inside: number): string => {
  if (inside === 0) return '';
  return inside < resources ? `, ${inside} inside others` : ` inside ${resources === 1 ? 'another' : 'others'}`;
};

export const DOT_ANSWER_UNREADABLE = 'the output of dot lacks the positions of some nodes';
export const DOT_ANSWER_REMEDY = 'Update Graphviz, or omit --layout dot.';

export const notDrawioFile = (file: string, reason: string) => `${printable(file)} is not a draw.io file (${reason})`;
export const NOT_DRAWIO_REMEDY = 'Save it in draw.io as .drawio; images with an embedded diagram are not supported.';
export const NO_PAGE = 'it has no page';
export const HAS_DECLARATIONS = 'it has markup declarations (<!DOCTYPE>)';
export const BROKEN_TAG = 'it is not well-formed XML';
export const TOO_MANY_ELEMENTS = 'it has too many elements';
export const TOO_MANY_ATTRIBUTES = 'an element has too many attributes';
export const TOO_DEEP = 'its elements nest too deeply';
export const TOO_LONG = 'it is too long';
export const NOT_UNPACKED = 'a page cannot be decompressed';
