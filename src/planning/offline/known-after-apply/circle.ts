/** Detects circular references in a configuration. */

import { OPAQUE_TYPE } from '../../../terraform/module-tree/opaque.js';
import { type ConfigGraph, referencesFrom } from '../../../terraform/references/config-graph.js';

/** True if a reference leads back to its origin. Iterative, since a chain of references can be as long as the configuration. */
export function hasCircle(graph: ConfigGraph): boolean {
  const done = new Set<string>();
  for (const start of graph.keys()) {
    if (done.has(start)) continue;
    const above = new Set([start]);
    const way = [{ at: start, next: targets(graph, start) }];
    for (let top = way.at(-1); top !== undefined; top = way.at(-1)) {
      const { done: isLast, value: to } = top.next.next();
      if (isLast) {
        done.add(top.at);
        above.delete(top.at);
        way.pop();
      } else if (above.has(to)) return true;
      else if (!done.has(to)) {
        above.add(to);
        way.push({ at: to, next: targets(graph, to) });
      }
    }
  }
  return false;
}

/** Returns the targets of references. Outputs of a module whose code is not here depend on nothing (stub.ts). */
const targets = (graph: ConfigGraph, from: string): Iterator<string> =>
  from.includes(STAND_IN)
    ? [][Symbol.iterator]()
    : referencesFrom(graph, from)
        .map(({ to }) => to)
        .values();

const STAND_IN = `.${OPAQUE_TYPE}.`;
