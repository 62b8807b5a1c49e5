/** Which rights say the same as others, and more. */
import { accessOf, permissionCovers } from '../../catalog/permissions.js';
import { holdsInstanceName } from '../../graph/instance-name.js';
import type { Right, RightTarget } from '../../graph/rights.js';
import { matchesName } from '../../text/wildcard.js';

/** Whether whoever has the one right has the other, whatever else there is. */
export const covers = (wide: Right, narrow: Right): boolean =>
  isOfOne(wide, narrow) &&
  coversPermission(wide, narrow) &&
  coversTarget(wide.target, narrow.target) &&
  wide.conditions.every((condition) => narrow.conditions.includes(condition));

/** The same with other conditions, of which nobody knows which are wider. */
export const isOtherwiseConditional = (one: Right, other: Right): boolean =>
  one.principal.key === other.principal.key &&
  isOfOne(one, other) &&
  coversPermission(one, other) &&
  coversTarget(one.target, other.target);

const isOfOne = (wide: Right, narrow: Right): boolean =>
  wide.kind === narrow.kind &&
  ((wide.principal.key === narrow.principal.key && coversClaim(wide.principal.claim, narrow.principal.claim)) ||
    (wide.principal.is === 'everybody' && wide.principal.key === '*' && narrow.principal.key !== ''));

const coversClaim = (wide: string | undefined, narrow: string | undefined): boolean =>
  wide === narrow || (wide !== undefined && narrow !== undefined && matchesName(wide, narrow));

function coversPermission(wide: Right, narrow: Right): boolean {
  if (wide.permission === '*' && wide.except === undefined) return true;
  const [left, taken] = [wide.except, narrow.except];
  if (left === undefined)
    return taken === undefined ? permissionCovers(wide.permission, narrow.permission) : wide.permission === '*';
  if (taken !== undefined) return left.every((name) => taken.some((other) => permissionCovers(other, name)));
  // What is no pattern, or lies in none of what is left out.
  return !left.some((name) => permissionCovers(name, narrow.permission) || permissionCovers(narrow.permission, name));
}

function coversTarget(wide: RightTarget, narrow: RightTarget): boolean {
  if (wide.reach === 'scope' && narrow.reach === 'scope') {
    const isSame = wide.address === narrow.address && wide.pattern === narrow.pattern && wide.name === narrow.name;
    return (wide.width ?? 0) > (narrow.width ?? 0) || isSame;
  }
  if (wide.reach === 'scope') return true;
  if (wide.reach === 'all')
    return wide.pattern === '*' || narrow.pattern === wide.pattern || matches(wide.pattern, narrow.pattern);
  if (narrow.reach === 'all' || narrow.reach === 'scope') return false;
  return wide.address === narrow.address && matches(wide.pattern, narrow.pattern);
}

const matches = (wide: string, narrow: string): boolean => wide === narrow || matchesName(wide, narrow);

/** Whether the one may be all or a part of what the other one is, for all that is known of its pattern. */
export function mayCover(wide: Right, narrow: Right): boolean {
  if (!isOfOne(wide, narrow)) return false;
  if (wide.permission === '' || isOwnRole(wide)) return true;
  if (!coversPermission(wide, narrow)) return false;
  const { target } = wide;
  if (coversTarget(target, narrow.target)) return true;
  const isOpen =
    target.pattern === '' ||
    target.pattern.startsWith('!') ||
    /[*?]/.test(target.pattern) ||
    holdsInstanceName(target.pattern);
  return target.reach !== 'one' && isOpen && narrow.target.reach !== 'scope';
}

/** A role or policy that only its owner knows may allow anything. */
export const isOwnRole = ({ permission, except }: Right): boolean =>
  except === undefined && accessOf(permission) === null;
