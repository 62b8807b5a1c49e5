/** Containment of rights: one right includes another. */

import { conditionKey, mayBeSameMember, memberCovers } from '../catalog/access.js';
import { isPoolMember } from '../catalog/outsiders.js';
import { accessOf, isPartOfRole, permissionCovers } from '../catalog/permissions.js';
import { holdsInstanceName, instanceName, instancesIn } from '../graph/instance-name.js';
import type { Right, RightTarget } from '../graph/rights.js';
import { parseTerraformAddress } from '../graph/terraform-address.js';
import { matchesName } from '../platform/text/matching.js';

/**
 * True if everybody with the right `wide` also has the right `narrow`.
 * Example: `s3:*` on all resources covers `s3:GetObject` on one bucket, unless it has further conditions.
 */
export const covers = (wide: Right, narrow: Right): boolean =>
  isOfOne(wide, narrow) &&
  coversPermission(wide, narrow) &&
  coversTarget(wide.target, narrow.target) &&
  wide.conditions.every((condition) => narrow.conditions.some((other) => coversCondition(condition, other)));

/**
 * Returns what a right adds to the others, if one of them differs only in the actions that it excludes. Example: `*`
 * adds `iam:*` to everything except `iam:*`.
 */
export function beyond(right: Right, others: readonly Right[]): readonly Right[] {
  const excluded = excludedBy(right);
  const inner = others.find(
    (other) => other.except !== undefined && covers(right, other) && covers({ ...other, except: [] }, right),
  );
  if (excluded === null || inner?.except === undefined) return [right];
  const { except: _, ...withoutExcept } = right;
  return inner.except
    .filter((name) => !excluded.some((other) => permissionCovers(other, name)))
    .map((permission) => ({ ...withoutExcept, permission }));
}

const excludedBy = ({ permission, except }: Right): readonly string[] | null =>
  except ?? (permission === '*' ? [] : null);

/**
 * True if `one` would cover `other` apart from the conditions. Conditions cannot be compared: either right may be the
 * wider one.
 */
export const isOtherwiseConditional = (one: Right, other: Right): boolean =>
  mayBeSameMember(one.principal.key, other.principal.key) &&
  isOfOne(one, other) &&
  coversPermission(one, other) &&
  coversTarget(one.target, other.target);

const isOfOne = (wide: Right, narrow: Right): boolean =>
  wide.kind === narrow.kind &&
  ((memberCovers(wide.principal.key, narrow.principal.key) &&
    coversClaim(wide.principal.claim, narrow.principal.claim)) ||
    (wide.principal.is === 'everybody' && isOneOf(narrow.principal.key, wide.principal.key)));

/**
 * True if the principal is one of an audience: `*`, or everybody with an account of Google. Identities of other
 * providers have no such account.
 */
const isOneOf = (key: string, audience: string): boolean =>
  key !== '' && (audience === '*' || (key !== '*' && !isPoolMember(key)));

const coversClaim = (wide: string | undefined, narrow: string | undefined): boolean =>
  wide === narrow || (wide !== undefined && narrow !== undefined && matchesName(wide, narrow));

function coversPermission(wide: Right, narrow: Right): boolean {
  if (excludedBy(wide)?.length === 0) return true;
  const [wideExcept, narrowExcept] = [wide.except, narrow.except];
  if (wideExcept === undefined)
    return narrowExcept === undefined ? permissionCovers(wide.permission, narrow.permission) : wide.permission === '*';
  if (narrowExcept !== undefined)
    return wideExcept.every((name) => narrowExcept.some((other) => permissionCovers(other, name)));
  // Everything except some actions covers a permission that overlaps none of these actions.
  return !wideExcept.some(
    (name) => permissionCovers(name, narrow.permission) || permissionCovers(narrow.permission, name),
  );
}

function coversTarget(wide: RightTarget, narrow: RightTarget): boolean {
  if (isElsewhere(wide, narrow)) return false;
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

/** True if a scope and the scope of its width around the target are both known, and differ. */
function isElsewhere(scope: RightTarget, target: RightTarget): boolean {
  if (scope.reach !== 'scope' || scope.width === undefined) return false;
  const [own = '', around = ''] = [scope, target].map(({ within }) => within?.[scope.width as number]);
  const areBothKnown = own !== '' && around !== '' && isOneScope(own) && isOneScope(around);
  return areBothKnown && own !== around && holdsInstanceName(own) === holdsInstanceName(around);
}

/**
 * True for a name, and for the stand-in of a resource: two of a kind differ. The expression of a text may be any scope.
 */
const isOneScope = (key: string): boolean =>
  !holdsInstanceName(key) || parseTerraformAddress(onlyInstance(key)) !== null;

const onlyInstance = (key: string): string => {
  const [instance = '', ...others] = instancesIn(key);
  return others.length === 0 && key === instanceName(instance) ? instance : '';
};

const matches = (wide: string, narrow: string): boolean => wide === narrow || matchesName(wide, narrow);

/** True if `wide` may include `narrow`, or a part of it, as far as its pattern is known. */
export function mayCover(wide: Right, narrow: Right): boolean {
  if (!isOfOne(wide, narrow)) return false;
  if (wide.permission === '' || isCustomRole(wide)) return true;
  if (!coversPermission(wide, narrow)) return false;
  const { target } = wide;
  if (isElsewhere(target, narrow.target)) return false;
  if (coversTarget(target, narrow.target)) return true;
  const isOpen =
    target.pattern === '' ||
    target.pattern.startsWith('!') ||
    /[*?]/.test(target.pattern) ||
    holdsInstanceName(target.pattern);
  return target.reach !== 'one' && isOpen && narrow.target.reach !== 'scope';
}

/**
 * True for a custom role or policy, and for a part of one: its contents are unknown, or several parts together may be
 * those of another role.
 */
export const isCustomRole = ({ permission, except, role }: Right): boolean =>
  except === undefined && (accessOf(permission) === null || (role !== undefined && isPartOfRole(permission)));

/**
 * True if the second condition holds only where the first one does: the same operator and key, with some of its values, or
 * with more of them if the operator excludes values.
 */
function coversCondition(wide: string, narrow: string): boolean {
  if (wide === narrow) return true;
  const [[operator, key, ...wideValues], [otherOperator, otherKey, ...narrowValues]] = [wide, narrow].map(partsOf) as [
    readonly string[],
    readonly string[],
  ];
  if (operator === undefined || key === undefined || operator !== otherOperator || key !== otherKey) return false;
  const excludes = /not/.test(operator);
  const [outer, inner] = excludes ? [narrowValues, wideValues] : [wideValues, narrowValues];
  return !/^forallvalues:/.test(operator) && inner.length > 0 && inner.every((value) => outer.includes(value));
}

/** Returns operator, key and values of a condition of AWS; empty for any other condition. */
function partsOf(condition: string): readonly string[] {
  if (!CONDITION.test(condition)) return [];
  return JSON.parse(condition) as readonly string[];
}

/** Returns the keys of conditions of a right that none of the others has with the same values. */
export const differingKeys = (right: Right, others: readonly Right[]): readonly string[] =>
  conditionKeysOf({
    ...right,
    conditions: [
      ...right.conditions.filter((condition) => !others.some(({ conditions }) => conditions.includes(condition))),
      ...others.flatMap(({ conditions }) => conditions.filter((condition) => !right.conditions.includes(condition))),
    ],
  });

/** Returns the keys of the conditions of a right: names of the cloud, not of the user. */
export const conditionKeysOf = ({ conditions }: Right): readonly string[] => [
  ...new Set(conditions.flatMap((text) => CONDITION.exec(text)?.[1] ?? []).map(conditionKey)),
];

/** A condition of AWS: operator, key and values. Tags have names of the user behind the key, which are left out. */
const CONDITION = /^\["[^"]*","([a-z0-9-]+:[A-Za-z]+)/;

/**
 * True if a condition restricts the right. The audience (`aud`) of a token does not count, because every provider
 * requires it.
 */
export const isConditional = ({ conditions }: Right): boolean =>
  conditions.some((condition) => !/^\["[^"]*","[^"]*:aud"/.test(condition));

/** True for a right that everybody has. */
export const isOfEverybody = ({ kind, principal }: Right): boolean => kind === 'allow' && principal.is === 'everybody';

/** Returns a key that is equal for equal rights. */
export const keyOf = ({ kind, principal, target, permission, except, conditions }: Right): string =>
  JSON.stringify([
    ...[kind, principal.key, principal.claim, permission, except, conditions],
    ...[target.reach, target.address, target.pattern, target.name, target.width],
  ]);

/** Returns the rights that the others lack, each once. */
export function withoutSame(rights: readonly Right[], otherRights: readonly Right[]): readonly Right[] {
  const otherKeys = new Set(otherRights.map(keyOf));
  return [...new Map(rights.map((right) => [keyOf(right), right])).values()].filter(
    (right) => !otherKeys.has(keyOf(right)),
  );
}
