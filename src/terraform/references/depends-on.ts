/** Reads addresses in `depends_on` that are quoted, as in JSON and old versions. */

import type { Expression } from '../hcl/model.js';
import { parseTraversal } from './traversal.js';
import type { Use } from './uses.js';

const KINDS: ReadonlyMap<string, Use['kind']> = new Map([
  ['resource', 'node'],
  ['output', 'node'],
  ['module', 'module'],
]);

/** Returns the quoted addresses. Bare ones are found like references in any expression. */
export function quotedUses(expression: Expression): Use[] {
  if (expression.kind !== 'tuple') return [];
  return expression.items.flatMap((item): Use[] => {
    if (item.kind !== 'literal' || typeof item.value !== 'string') return [];
    const { kind, address, key } = parseTraversal(item.value);
    const found = KINDS.get(kind);
    return found === undefined
      ? []
      : [
          {
            kind: found,
            address,
            key,
            keyed: false,
            inside: '',
            members: [],
            isAll: false,
            beside: [],
            counted: false,
          },
        ];
  });
}
