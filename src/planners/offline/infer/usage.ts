/** How the answers of a data source are used: the shape that a made-up answer must have. */
import type { PathStep } from './source.js';

export interface Usage {
  /** Attributes read of it, or of its items. */
  readonly below: Map<string, Usage>;
  /** Functions and tags, see `Read`. */
  readonly uses: Set<string>;
  /** Names in `below` that are its own, and not those of an item of it. */
  readonly own: Set<string>;
  /** Keys by which it is read: it is a map, or an object whose attributes are written so. */
  readonly keys: Map<string, Usage>;
  /** It is a text, of something that is used so. */
  decoded: Usage | null;
  /** Read by number, or all of it: it is a list. */
  isList: boolean;
}

export const newUsage = (): Usage => ({
  below: new Map(),
  uses: new Set(),
  own: new Set(),
  keys: new Map(),
  decoded: null,
  isList: false,
});

export function addUsage(usage: Usage, path: readonly PathStep[], uses: ReadonlySet<string>): void {
  let at = usage;
  let isItem = false;
  for (const step of path) {
    if (step.kind === 'item') at.isList = true;
    else if (step.kind === 'decoded') {
      at.decoded ??= newUsage();
      at = at.decoded;
    } else {
      const [usages, name] = step.kind === 'key' ? [at.keys, step.key] : [at.below, step.name];
      const known = usages.get(name) ?? newUsage();
      usages.set(name, known);
      if (step.kind === 'name' && !isItem) at.own.add(name);
      at = known;
    }
    isItem = step.kind === 'item';
  }
  for (const use of uses) at.uses.add(use);
}
