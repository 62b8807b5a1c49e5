/** Paths of members in objects. */

/** Matches any member: an element of `for_each`, or the result of a `for` expression. */
export const ANY_MEMBER = '*';

const isSame = (taken: string, held: string): boolean => taken === held || taken === ANY_MEMBER || held === ANY_MEMBER;

/**
 * True if one path is a prefix of the other, i.e. the value at `held` contains the selected member or is part of it.
 * Paths run from the outside in.
 */
export const isSelected = (taken: readonly string[], held: readonly string[]): boolean =>
  held.every((name, i) => i >= taken.length || isSame(taken[i]!, name));

/** Returns the part of a path before the first unnamed member. */
export const named = (inside: string): string => inside.split(`.${ANY_MEMBER}`, 1)[0]!;
