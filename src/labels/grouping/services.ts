import { KNOWLEDGE } from '../../catalog/knowledge.js';
import type { Graph } from '../../graph/model.js';
import { isContainerType, isOutside } from '../../graph/node-types.js';

/**
 * Returns the addresses of the containers with a service at any depth; null is the top level. Gateways, endpoints and load
 * balancers are not services, so the result tells apart diagrams of services and diagrams of the network itself.
 */
export function containersWithServices({ nodes }: Graph): ReadonlySet<string | null> {
  const containers = new Set<string | null>();
  for (const { type, parent } of nodes.values()) {
    if (isContainerType(type) || isOutside(type)) continue;
    const { category, plumbing } = KNOWLEDGE.factsOf(type);
    if (category === 'network' || plumbing === true) continue;
    for (let at = parent; !containers.has(at); at = at === null ? null : (nodes.get(at)?.parent ?? null))
      containers.add(at);
  }
  return containers;
}
