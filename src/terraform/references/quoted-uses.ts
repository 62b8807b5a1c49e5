/** Finds references in `depends_on` that are written as strings, as in Terraform 0.11 and in code generated for it. */

import type { Expression } from '../hcl/model.js';
import { parseTraversal } from './traversal.js';
import type { Use } from './uses.js';

/** The kind of a use, by the kind of its traversal. Other traversals are not dependencies. */
const USE_KINDS: ReadonlyMap<string, Use['kind']> = new Map([
  ['resource', 'node'],
  ['output', 'node'],
  ['module', 'module'],
]);

/** Returns the quoted addresses in `["aws_vpc.main"]`. Bare addresses are references like in any other expression, see `uses.ts`. */
export function quotedUses(expression: Expression): Use[] {
  if (expression.kind !== 'tuple') return [];
  return expression.items.flatMap((item): Use[] => {
    if (item.kind !== 'literal' || typeof item.value !== 'string') return [];
    const traversal = parseTraversal(item.value);
    const kind = USE_KINDS.get(traversal.kind);
    return kind === undefined ? [] : [{ ...PLAIN_USE, kind, address: traversal.address, key: traversal.key }];
  });
}

const PLAIN_USE: Omit<Use, 'kind' | 'address' | 'key'> = {
  keyed: false,
  memberPath: '',
  members: [],
  isEntireValue: false,
  nearbyTexts: [],
  isOnlyTested: false,
  isHandedOver: false,
};
