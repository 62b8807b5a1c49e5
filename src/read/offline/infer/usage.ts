/** How the answers of a data source are used: the shape that a made-up answer must have. */
import type { PathStep } from './source.js';

export interface Usage {
  /** Attributes read of it, or of its items. */
  readonly below: Map<string, Usage>;
  /** Functions and tags, see `Read`. */
  readonly uses: Set<string>;
  /** Keys by which it is read: it is a map. */
  readonly keys: Set<string>;
  /** Read by number, or all of it: it is a list. */
  isList: boolean;
}

export const newUsage = (): Usage => ({ below: new Map(), uses: new Set(), keys: new Set(), isList: false });

export function addUsage(usage: Usage, path: readonly PathStep[], uses: ReadonlySet<string>): void {
  let at = usage;
  for (const step of path) {
    if (step.kind === 'item') at.isList = true;
    else if (step.kind === 'key') at.keys.add(step.key);
    else {
      const known = at.below.get(step.name) ?? newUsage();
      at.below.set(step.name, known);
      at = known;
    }
  }
  for (const use of uses) at.uses.add(use);
}
