/** Containers with services in them, in contrast to diagrams of the network itself. */
import { KNOWLEDGE } from '../../catalog/knowledge.js';
import { isContainerType } from '../../graph/containers.js';
import type { Graph } from '../../graph/model.js';
import { isOutside } from '../../graph/outside.js';

/**
 * Returns the containers with a service at any depth; null is the top level. Gateways, endpoints and load balancers are not
 * services.
 */
export function busyContainers({ nodes }: Graph): ReadonlySet<string | null> {
  const busy = new Set<string | null>();
  for (const { type, parent } of nodes.values()) {
    if (isContainerType(type) || isOutside(type)) continue;
    const { category, plumbing } = KNOWLEDGE.factsOf(type);
    if (category === 'network' || plumbing === true) continue;
    for (let at = parent; !busy.has(at); at = at === null ? null : (nodes.get(at)?.parent ?? null)) busy.add(at);
  }
  return busy;
}
