/** New grants of roles and policies that are new themselves, so that nobody can lose them. */

import { exclusiveOver, rightsRulesOf } from '../catalog/access.js';
import { typeOf } from '../graph/address.js';
import { createNode } from '../graph/create.js';
import { groupBy } from '../graph/group-by.js';
import { leadsInto, type Reference } from '../graph/inventory.js';
import type { Graph, GraphNode } from '../graph/model.js';
import type { RightsChange } from '../graph/rights.js';
import { toGraphAddress } from '../graph/terraform-address.js';
import type { RevisionIndex } from './revision-index.js';

/**
 * Returns the graph with a mark at the changes that a grant of a new role makes.
 * @param references those of the revision after the change
 */
export function withNewRoles(graph: Graph, references: readonly Reference[], { stemBefore }: RevisionIndex): Graph {
  const byGrant = groupBy(
    references.filter(({ from }) => exclusiveOver(typeOf(from)) !== undefined),
    ({ from }) => from,
  );
  if (byGrant.size === 0) return graph;
  const isOfNewRole = (grant: string): boolean => {
    const paths = (rightsRulesOf(typeOf(grant)) ?? []).flatMap(({ permissions = [] }) => permissions);
    const roles = (byGrant.get(grant) ?? []).filter(({ path }) => paths.some((each) => leadsInto(path, each)));
    return roles.length > 0 && roles.every(({ to }) => stemBefore(to) === undefined);
  };
  const marked = <T extends { readonly change: string }>(one: T, grant: string): T =>
    (one.change === 'create' || one.change === 'gains') && isOfNewRole(grant) ? { ...one, isOfNewRole: true } : one;
  const markedRights = <T extends RightsChange>(right: T): T => marked(right, right.by);
  const markedNode = (node: GraphNode): GraphNode => {
    const { parts, rights } = node.changed ?? {};
    if (parts === undefined && rights === undefined) return node;
    const changed = {
      ...node.changed,
      ...(parts && { parts: parts.map((part) => marked(part, toGraphAddress(part.address, 'short') ?? part.address)) }),
      ...(rights && { rights: rights.map(markedRights) }),
    };
    return createNode({ ...node, changed });
  };
  return Object.freeze({
    ...graph,
    nodes: new Map([...graph.nodes].map(([address, node]) => [address, markedNode(node)] as const)),
    ...(graph.rights && { rights: graph.rights.map(markedRights) }),
    ...(graph.touched && { touched: graph.touched.map((touch) => marked(touch, touch.address)) }),
  });
}
