/** Members of objects, by their names. */

/** Where any of its members may be meant: an element of `for_each`, what a `for` makes. */
export const ANY_MEMBER = '*';

const isSame = (taken: string, held: string): boolean => taken === held || taken === ANY_MEMBER || held === ANY_MEMBER;

/** Whether what is held there is, or is part of, or has in it what is taken of the object: names from the outside in. */
export const isTaken = (taken: readonly string[], held: readonly string[]): boolean =>
  held.every((name, i) => i >= taken.length || isSame(taken[i]!, name));

/** The attribute that holds it, as far as its members have names. */
export const named = (inside: string): string => inside.split(`.${ANY_MEMBER}`, 1)[0]!;
