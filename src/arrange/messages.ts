import { type Removal, removedBy } from '../messages.js';
import { plural } from '../text/plural.js';

/** Title of a picture of nothing. */
export const NOTHING_DRAWN = 'Nothing is drawn';

export const resourceCount = (count: number, removed?: readonly Removal[]) =>
  plural(count, 'resource') + removedBy(removed);
/** How many there are is known by a plan only. */
export const COUNT_UNKNOWN = '×?';
export const instanceCount = (count: number) => `×${count}`;
/** In tooltips, where there is room for the word. */
export const instancesInWords = (count: number) => plural(count, 'instance');
/** For names that differ only where they are cut. */
export const numbered = (number: number, name: string) => `${number}: ${name}`;
export const LEGEND_DASHED = 'implied or assumed, not stated in the plan';
export const LEGEND_TWO_WAY = 'requests in both directions';
export const LEGEND_LOOKED_UP = 'looked up, not built here';
export const LEGEND_SUGGESTED = 'suggested by a language model';
export const LEGEND_COUNT = 'so many of the same';
export const TO_BE_DESTROYED = 'to be destroyed';
export const TO_BE_REPLACED = 'to be replaced';

export const DOT_ANSWER_UNREADABLE = 'the answer of dot does not hold the places of what it was asked to place';
export const DOT_ANSWER_REMEDY = 'Update Graphviz, or leave --layout dot out.';
