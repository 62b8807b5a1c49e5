/**
 * Finds the references of an element of `for_each`, for `each.value` in a resource or module call. `graph.ts` adds them to the
 * reference graph.
 */

import type { Expression } from '../hcl/model.js';
import { ANY_MEMBER, isSelected } from './members.js';
import type { Scope } from './scope.js';
import { type Use, usesIn } from './uses.js';

/**
 * Returns the references of the given members of an element of `for_each`: `['subnet']` for `each.value.subnet`, empty for the whole
 * element. References of other members are omitted: with `for_each = { a = { subnet = aws_subnet.a.id, role = aws_iam_role.a.arn } }`,
 * `each.value.subnet` refers to the subnet only. If the collection comes from resources or modules, the element comes from the instance
 * with the same key, so the reference is `keyed`.
 */
export function usesOfElement(forEach: Expression, members: readonly string[], scope: Scope): Use[] {
  const hasMembers = members.length > 0;
  const uses = usesIn(forEach, scope.names, new Set(), hasMembers).uses.map((use) => ({
    ...use,
    keyed: use.key === null,
  }));
  if (!hasMembers) return uses;
  const selected = [ANY_MEMBER, ...members];
  return uses.flatMap((use) => {
    const path = use.memberPath.split('.').slice(1);
    if (!isSelected(selected, path)) return [];
    // The selected members that are inside the referenced object. A resource's own attributes are not followed.
    const isObject = use.isEntireValue && !scope.names.resources.has(use.address);
    const membersOfObject = isObject ? selected.slice(path.length) : [];
    return [{ ...use, memberPath: '', members: [...use.members, ...membersOfObject] }];
  });
}
