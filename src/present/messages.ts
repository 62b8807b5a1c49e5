import { type Removal, removedBy } from '../messages.js';
import { plural } from '../text/plural.js';

/** Title of a picture of nothing. */
export const NOTHING_DRAWN = 'Nothing is drawn';

/** As the line of the command and the comment of the action count: what the source has, and what of it is drawn. */
export const resourceCount = (total: number, drawn: number, removed?: readonly Removal[]) =>
  plural(total, 'resource') + (drawn === total ? '' : `, ${drawn} drawn`) + removedBy(removed);
/** How many there are is known by a plan only. */
export const COUNT_UNKNOWN = '×?';
export const instanceCount = (count: number) => `×${count}`;
/** In tooltips, where there is room for the word. */
export const instancesInWords = (count: number) => plural(count, 'instance');
/** @param isMore whether one of them is drawn beside it */
export const emptyBoxes = (count: number, noun: string, isMore: boolean) =>
  plural(count, isMore ? `more ${noun}` : noun);
/** For names that differ only where they are cut. */
export const numbered = (number: number, name: string) => `${number}: ${name}`;
export const TO_BE_DESTROYED = 'to be destroyed';
export const TO_BE_REPLACED = 'to be replaced';
/** In tooltips of small icons, in the place of thin lines. */
export const usedBy = (names: string) => `used by ${names}`;
export const uses = (names: string) => `uses ${names}`;
export const isIn = (names: string) => `in ${names}`;
export const holds = (names: string) => `holds ${names}`;
