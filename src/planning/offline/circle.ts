import { OPAQUE_TYPE } from '../../terraform/module-tree/opaque.js';
import { type ConfigGraph, referencesFrom } from '../../terraform/references/config-graph.js';

/**
 * True if a chain of references leads back to its origin. Does not recurse, since a chain can be as long as the configuration.
 */
export function hasCircle(graph: ConfigGraph): boolean {
  const visited = new Set<string>();
  for (const start of graph.keys()) {
    if (visited.has(start)) continue;
    /** Addresses from `start` to the current one, each with the targets that are left to visit. */
    const path = [{ address: start, targets: targets(graph, start) }];
    const onPath = new Set([start]);
    for (let current = path.at(-1); current !== undefined; current = path.at(-1)) {
      const { done, value: target } = current.targets.next();
      if (done) {
        visited.add(current.address);
        onPath.delete(current.address);
        path.pop();
      } else if (onPath.has(target)) return true;
      else if (!visited.has(target)) {
        onPath.add(target);
        path.push({ address: target, targets: targets(graph, target) });
      }
    }
  }
  return false;
}

/** Returns the targets of references. Outputs of a module whose code is not here depend on nothing. */
const targets = (graph: ConfigGraph, from: string): Iterator<string> =>
  (from.includes(STAND_IN) ? [] : referencesFrom(graph, from).map(({ to }) => to)).values();

/** Part of the address of a stand-in: `module.vpc.terraform_module.vpc`. */
const STAND_IN = `.${OPAQUE_TYPE}.`;
