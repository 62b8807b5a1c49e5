/** Adds texts that are known only in part, so that the resources that they name can be found. */
import { isSecret } from '../../../catalog/secrets.js';
import { holdsInstanceName, isInformative } from '../../../graph/instance-name.js';
import type { Inventory, Pattern } from '../../../graph/inventory.js';
import { VALUE_DEPTH } from '../../../limits.js';
import { EVALUATED_ITEMS_MAX } from '../../limits.js';
import { standInOf } from '../functions/named.js';
import { isMap, itemsOf, Symbolic, type Value } from '../value.js';

/** Evaluates instances from the code. */
export interface PatternSource {
  /** Returns the texts of a resource that the code determines only in part, without secrets. */
  patternsOf(origin: string): readonly Pattern[];
}

export function withPatterns(inventory: Inventory, source: PatternSource): Inventory {
  const resources = inventory.resources.map((resource) => {
    const patterns = source.patternsOf(resource.origin);
    return patterns.length === 0 ? resource : { ...resource, patterns };
  });
  return { ...inventory, resources };
}

/**
 * Returns the texts of a resource that are known only in part.
 *
 * @param total number of items that may still be visited in all resources; reduced by this call
 */
export function patternsIn(type: string, value: Value, total: { left: number }): readonly Pattern[] {
  // Nested lists with shared parts may stand for more items than any computer can count, so each visit counts.
  const limit = Math.min(EVALUATED_ITEMS_MAX, total.left);
  const search: Search = { type, budget: { left: limit }, found: [] };
  addPatterns(search, { path: [] }, value);
  total.left -= limit - Math.max(0, search.budget.left);
  return search.found;
}

interface Search {
  readonly type: string;
  readonly budget: { left: number };
  readonly found: Pattern[];
}

interface Position {
  readonly path: readonly string[];
  readonly valueName?: string;
}

function addPatterns(search: Search, at: Position, value: Value, depth = VALUE_DEPTH): void {
  const { type, budget, found } = search;
  if (budget.left-- <= 0 || depth === 0) return;
  const text = value instanceof Symbolic ? standInOf(value) : value;
  if (typeof text === 'string') {
    if (!holdsInstanceName(text) || !isInformative(text) || isSecret(type, at.path)) return;
    found.push({ ...at, path: at.path.join('.'), text });
  } else if (isMap(value)) {
    const title = value.get(NAME);
    for (const [name, item] of value) {
      if (budget.left <= 0) return;
      const isNamed = name === VALUE && typeof title === 'string';
      const inner = { path: [...at.path, name], ...(isNamed && { valueName: title }) };
      addPatterns(search, inner, item, depth - 1);
    }
  } else {
    for (const item of itemsOf(value) ?? []) {
      if (budget.left <= 0) return;
      addPatterns(search, at, item, depth - 1);
    }
  }
}

// Members of an entry in a list of settings.
const NAME = 'name';
const VALUE = 'value';
