/** Decides whether a resource is what a lookup asks for. */
import { hasUniqueName } from '../catalog/lookups.js';
import { matchesName } from '../platform/text/matching.js';
import type { ExportedResource, Lookup, Place } from './model.js';

/** True if the resource has the type and all terms of the lookup, and their places do not contradict each other. */
export const matches = (lookup: Lookup, resource: ExportedResource): boolean =>
  lookup.terms.length > 0 &&
  lookup.types.includes(resource.type) &&
  (hasUniqueName(resource.type) || isSamePlace(lookup, resource)) &&
  lookup.terms.every((term) => hasTerm(resource, term));

const hasTerm = ({ terms }: ExportedResource, term: string): boolean =>
  /[*?]/.test(term) ? terms.some((one) => matchesName(term, one)) : terms.includes(term);

/** True unless both places state a different account, region or scope. */
function isSamePlace(one: Place, other: Place): boolean {
  const isDifferent = (a: string | undefined, b: string | undefined): boolean =>
    a !== undefined && b !== undefined && a.toLowerCase() !== b.toLowerCase();
  if (isDifferent(one.account, other.account) || isDifferent(one.region, other.region)) return false;
  return !Object.entries(one.scopes ?? {}).some(([name, value]) => isDifferent(value, other.scopes?.[name]));
}
