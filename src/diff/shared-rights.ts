/** Rights that several nodes share because they run as the same identity. */

import { isGrantOnly } from '../catalog/access.js';
import { originalOf } from '../graph/address.js';
import type { ChangeDetails } from '../graph/changes.js';
import { groupBy } from '../graph/group-by.js';
import { sumCounts } from '../graph/merge-changes.js';
import type { GraphNode } from '../graph/model.js';
import { parseTerraformAddress } from '../graph/terraform-address.js';
import { RIGHTS_ALIKE_MIN } from './limits.js';

/** An identity without a node, with the change of its rights and the nodes that show it so far. */
export interface SharedIdentity {
  readonly address: string;
  readonly changed: Pick<ChangeDetails, 'rights' | 'folded' | 'parts'>;
  readonly users: readonly GraphNode[];
}

/**
 * Returns the identities whose changed rights at least RIGHTS_ALIKE_MIN nodes show alike. The table has one row for such
 * an identity; the same caption at each node would not say that it is one change.
 */
export function sharedIdentities(nodes: ReadonlyMap<string, GraphNode>): readonly SharedIdentity[] {
  const alike = groupBy([...nodes.values()].filter(changesInRightsOnly), ({ changed }) =>
    JSON.stringify(changed?.rights),
  );
  return [...alike.values()].flatMap((users): SharedIdentity[] => {
    const { rights = [] } = (users[0] as GraphNode).changed ?? {};
    const [address, ...others] = new Set(rights.map(({ principal }) => principal.address));
    if (address === undefined || others.length > 0 || nodes.has(address)) return [];
    if (new Set(users.map((node) => originalOf(node.address))).size < RIGHTS_ALIKE_MIN) return [];
    const parts = users.flatMap(({ changed }) => changed?.parts ?? []);
    const folded = sumCounts(users.map(({ changed }) => changed?.folded));
    return [{ address, users, changed: { rights, ...(parts.length > 0 && { folded, parts }) } }];
  });
}

/** True for a node of which only rights change, and the grants that give them. */
function changesInRightsOnly({ change, changed = {} }: GraphNode): boolean {
  const { rights = [], folded: _, parts = [], ...others } = changed;
  const isGrant = ({ address }: { readonly address: string }): boolean =>
    isGrantOnly(parseTerraformAddress(address)?.type ?? '');
  return change === 'update' && rights.length > 0 && Object.keys(others).length === 0 && parts.every(isGrant);
}
