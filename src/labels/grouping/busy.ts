/** Networks with something at work in them, and those of which the network itself is what the picture is about. */
import { KNOWLEDGE } from '../../catalog/knowledge.js';
import { isContainerType } from '../../graph/containers.js';
import type { Graph } from '../../graph/model.js';
import { isOutside } from '../../graph/outside.js';

/** Containers with a service in them at any depth, which gateways, endpoints and balancers are not; null for the picture. */
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
