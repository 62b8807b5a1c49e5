/** Use of a data source's answers, which determines the shape of a placeholder answer. */
import type { PathStep } from './source.js';

export interface Usage {
  /** Attributes that are read from the value or its items. */
  readonly below: Map<string, Usage>;
  /** Functions and tags, as in `Read`. */
  readonly uses: Set<string>;
  /** Names in `below` that are read from the value itself, not from an item. */
  readonly own: Set<string>;
  /** Keys by which the value is read. The value is a map, or an object whose attributes are written as keys. */
  readonly keys: Map<string, Usage>;
  /** Use of the decoded value if the value is a text of JSON or YAML; null if not. */
  decoded: Usage | null;
  /** True if the value is a list: it is read by number, or all of it. */
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
