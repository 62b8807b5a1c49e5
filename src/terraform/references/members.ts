/** Compares paths of members in objects, such as `a.b` in `var.x.a.b`. */

/** Matches any member: an element of `for_each`, or the result of a `for` expression. */
export const ANY_MEMBER = '*';

const isSame = (first: string, second: string): boolean =>
  first === second || first === ANY_MEMBER || second === ANY_MEMBER;

/**
 * True if one path is a prefix of the other: the value at `path` contains the selected member or is part of it. With `a` selected,
 * `a.b` is part of the result; with `a.b` selected, the value at `a` contains it.
 */
export const isSelected = (selected: readonly string[], path: readonly string[]): boolean =>
  path.every((name, index) => index >= selected.length || isSame(selected[index]!, name));

/** Returns the part of a path before the first unnamed member: `.subnets.*.id` -> `.subnets`. */
export const beforeAnyMember = (memberPath: string): string => memberPath.split(`.${ANY_MEMBER}`, 1)[0]!;
